/** The calls of the studio. */
import { asked, call, json, part } from "../lib/api";
import type {
  ContentForm,
  Draft,
  DraftMade,
  DraftVersion,
  LabOrder,
  LabState,
  NewDraft,
  PackCard,
  Save,
  Saved,
} from "../lib/wire";

const draftPath = (key: string) => `studio/drafts/${part(key)}`;

export const form = (game: string) => json<ContentForm>(`studio/games/${part(game)}/form`);
export const words = async (game: string, language: string) =>
  (await call(`studio/games/${part(game)}/words/${language}`)).text();
export const begin = (draft: NewDraft) => json<DraftMade>("studio/drafts", draft);
export const bring = async (archive: Blob) => {
  const init = { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: archive };
  return (await (await asked("studio/drafts/file", init)).json()) as DraftMade;
};
export const open = (key: string) => json<Draft>(draftPath(key));
export const save = (key: string, change: Save) => json<Saved>(draftPath(key), change);
export const drop = (key: string) => asked(draftPath(key), { method: "DELETE" });
export const copy = (key: string) => json<DraftMade>(`${draftPath(key)}/copy`, {});
export const keepVersion = (key: string, note: string) => json<DraftVersion[]>(`${draftPath(key)}/versions`, { note });
export const restore = (key: string, number: number) => json<Draft>(`${draftPath(key)}/versions/${number}`, {});
export const pack = (key: string) => json<PackCard>(`${draftPath(key)}/pack`, {});
export const lab = (key: string) => json<LabState>(`${draftPath(key)}/lab`);
export const startLab = (key: string, order: LabOrder) => json<LabState>(`${draftPath(key)}/lab`, order);
export const stopLab = (key: string) => json<LabState>(`${draftPath(key)}/lab/stop`, {});
export const reportUrl = (key: string) => `/api/${draftPath(key)}/lab/report`;
