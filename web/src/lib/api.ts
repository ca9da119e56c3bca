/** The HTTP calls of the server, typed by the protocol. */
import type {
  Again,
  Created,
  Deal,
  Dispute,
  Drawn,
  Famous,
  Fork,
  Frames,
  FramesWanted,
  GameCard,
  Health,
  Join,
  Joined,
  Keys,
  Lesson,
  NewTable,
  PictureCard,
  Player,
  ReplayCard,
  Rulebook,
  TableCard,
  Uploaded,
  Verdict,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, init);
  if (!response.ok) {
    const text = await response.text();
    throw new ApiError(response.status, detail(text) || response.statusText);
  }
  return response;
}

function detail(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === "object" && "error" in value) return String(value.error);
  } catch {
    return text.slice(0, 200);
  }
  return "";
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call(path, body)).json()) as T;
}

const part = encodeURIComponent;

export const health = () => json<Health>("health");
export const games = () => json<GameCard[]>("games");
export const gameText = async (game: string, language: string) => (await call(`games/${part(game)}/text/${language}`)).text();
export const rules = (game: string, language: string) => json<Rulebook>(`games/${part(game)}/rules/${language}`);
export const fame = (game: string) => json<Famous[]>(`games/${part(game)}/fame`);
export const pictures = (game: string) => json<PictureCard[]>(`games/${part(game)}/pictures`);
export const picture = (game: string, id: string) => json<Drawn>(`games/${part(game)}/pictures/${part(id)}`);
export const lesson = (game: string) => json<Lesson>(`games/${part(game)}/lesson`);
export const createTable = (table: NewTable) => json<Created>("tables", table);
export const myTables = (keys: Keys) => json<TableCard[]>("tables/mine", keys);
export const table = (id: string) => json<TableCard>(`tables/${part(id)}`);
export const tableText = async (id: string, language: string) => (await call(`tables/${part(id)}/text/${language}`)).text();
export const join = (id: string, body: Join) => json<Joined>(`tables/${part(id)}/join`, body);
export const rematch = (id: string, keys: string[]) => json<Again>(`tables/${part(id)}/rematch`, { keys });
export const dispute = (id: string, body: Dispute) => json<object>(`tables/${part(id)}/dispute`, body);
export const playDaily = (game: string, body: Player) => json<Created>(`daily/${part(game)}`, body);
export const deal = (game: string, day: string) => json<Deal>(`daily/${part(game)}/${part(day)}`);
export const recordUrl = (id: string) => `/api/tables/${part(id)}/record`;

export const replay = (id: string, keys: string[]) => json<ReplayCard>(`tables/${part(id)}/replay`, { keys });
export const frames = (id: string, wanted: FramesWanted) => json<Frames>(`tables/${part(id)}/replay/frames`, wanted);
export const fork = (id: string, body: Fork) => json<Created>(`tables/${part(id)}/replay/fork`, body);
export const verify = (id: string) => json<Verdict>(`tables/${part(id)}/replay/verify`);
export const upload = (record: unknown) => json<Uploaded>("records", record);
