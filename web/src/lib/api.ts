/** The HTTP calls of the server, typed by the protocol. */
import type {
  Again,
  Ban,
  Announce,
  Book,
  Complaint,
  Course,
  Created,
  Deal,
  Dispute,
  Drawn,
  EndTable,
  Famous,
  Fork,
  FoundRule,
  Frames,
  FramesWanted,
  GameCard,
  Invitation,
  Invited,
  Health,
  HostView,
  HouseRules,
  Join,
  Joined,
  Keys,
  Learner,
  LiftBan,
  Me,
  Mute,
  OwnData,
  PasskeyOptions,
  Require,
  SeatKey,
  SignedIn,
  Lesson,
  LessonTable,
  LetIn,
  Network,
  NewTable,
  PackCard,
  PictureCard,
  Played,
  Player,
  Problem,
  ReadOnly,
  RemoveName,
  ReplayCard,
  Say,
  SettleComplaint,
  StudioCard,
  TableCard,
  Uploaded,
  Verdict,
} from "./wire";

import { session } from "./store";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The same in the words of a game. */
    readonly say?: Say,
  ) {
    super(message);
  }
}

export async function call(path: string, body?: unknown): Promise<Response> {
  return asked(
    path,
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
}

export async function asked(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const known = session.get();
  if (known && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${known}`);
  const response = await fetch(`/api/${path}`, { ...init, headers });
  if (!response.ok) {
    const problem = detail(await response.text());
    throw new ApiError(response.status, problem.error || response.statusText, problem.say ?? undefined);
  }
  return response;
}

function detail(text: string): Problem {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === "object" && "error" in value) return value as Problem;
  } catch {
    return { error: text.slice(0, 200) };
  }
  return { error: "" };
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call(path, body)).json()) as T;
}

export const part = encodeURIComponent;

export const network = () => json<Network>("network");
export const letIn = (body: LetIn) => json<Network>("network", body);
export const me = () => json<Me>("me");
export const beginMe = (name: string) => json<SignedIn>("me", { name });
export const enterByPhrase = (phrase: string) => json<SignedIn>("me/phrase", { phrase });
export const passkeyToAsk = () => json<PasskeyOptions>("me/passkey/ask", {});
export const enterByPasskey = (answer: unknown) => json<SignedIn>("me/passkey/enter", { answer });
export const passkeyToMake = () => json<PasskeyOptions>("me/passkey/new", {});
export const keepPasskey = (answer: unknown) => json<Me>("me/passkey", { answer });
export const saveMe = (name: string, settings: object) => json<Me>("me/save", { name, settings });
export const ownSeats = (keys: Keys["keys"]) => json<Me>("me/own", { keys });
export const keyOfSeat = (table: string, seat: number) => json<SeatKey>("me/seat", { table, seat });
export const leaveMe = () => json<object>("me/leave", {});
export const deleteMe = () => json<object>("me/delete", {});
export const exportMine = (keys: Keys["keys"]) => json<OwnData>("me/export", { keys });
export const forgetMine = (keys: Keys["keys"]) => json<object>("me/forget", { keys });

/** What the host of a server can do. */
export type HostDeed = EndTable | RemoveName | Mute | Ban | LiftBan | Announce | ReadOnly | Require | SettleComplaint;

export const house = () => json<HouseRules>("house");
export const host = async (key: string, deed?: HostDeed) => {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const init = deed ? { method: "POST", headers, body: JSON.stringify(deed) } : { headers };
  return (await (await asked("host", init)).json()) as HostView;
};
export const complain = (id: string, body: Complaint) => json<object>(`tables/${part(id)}/complaint`, body);
export const health = () => json<Health>("health");
export const games = () => json<GameCard[]>("games");
export const gameText = async (game: string, language: string) => (await call(`games/${part(game)}/text/${language}`)).text();
export const rules = (game: string, language: string) => json<Book>(`games/${part(game)}/rules/${language}`);
export const findRules = (game: string, language: string, question: string) =>
  json<FoundRule[]>(`games/${part(game)}/rules/${language}/search?question=${part(question)}`);
export const fame = (game: string) => json<Famous[]>(`games/${part(game)}/fame`);
export const pictures = (game: string) => json<PictureCard[]>(`games/${part(game)}/pictures`);
export const picture = (game: string, id: string) => json<Drawn>(`games/${part(game)}/pictures/${part(id)}`);
export const course = (game: string) => json<Course>(`games/${part(game)}/course`);
export const openCourseLesson = (game: string, lesson: string, learner: Learner) =>
  json<LessonTable>(`games/${part(game)}/course/${part(lesson)}`, learner);
export const lesson = (game: string) => json<Lesson>(`games/${part(game)}/lesson`);
export const bringPack = async (archive: Blob) => {
  const init = { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: archive };
  return (await (await asked("packs", init)).json()) as PackCard;
};
export const pack = (content: string) => json<PackCard>(`packs/${part(content)}`);
export const packFile = (content: string) => `/api/packs/${part(content)}/file`;
export const studio = () => json<StudioCard>("studio");
export const createTable = (table: NewTable) => json<Created>("tables", table);
export const myTables = (keys: Keys) => json<TableCard[]>("tables/mine", keys);
export const table = (id: string) => json<TableCard>(`tables/${part(id)}`);
export const tableText = async (id: string, language: string) => (await call(`tables/${part(id)}/text/${language}`)).text();
export const invited = (id: string, body: Invitation) => json<Invited>(`tables/${part(id)}/invitation`, body);
export const join = (id: string, body: Join) => json<Joined>(`tables/${part(id)}/join`, body);
export const rematch = (id: string, keys: string[], next: boolean) => json<Again>(`tables/${part(id)}/rematch`, { keys, next });
export const evening = (id: string) => json<Played[]>(`tables/${part(id)}/evening`);
export const dispute = (id: string, body: Dispute) => json<object>(`tables/${part(id)}/dispute`, body);
export const playDaily = (game: string, body: Player) => json<Created>(`daily/${part(game)}`, body);
export const deal = (game: string, day: string) => json<Deal>(`daily/${part(game)}/${part(day)}`);
export const recordUrl = (id: string) => `/api/tables/${part(id)}/record`;

export const replay = (id: string, keys: string[]) => json<ReplayCard>(`tables/${part(id)}/replay`, { keys });
export const frames = (id: string, wanted: FramesWanted) => json<Frames>(`tables/${part(id)}/replay/frames`, wanted);
export const fork = (id: string, body: Fork) => json<Created>(`tables/${part(id)}/replay/fork`, body);
export const verify = (id: string) => json<Verdict>(`tables/${part(id)}/replay/verify`);
export const upload = (record: unknown) => json<Uploaded>("records", record);
