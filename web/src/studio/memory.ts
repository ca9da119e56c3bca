/** What this browser remembers of the studio: the keys of its drafts, and what has not reached the server yet. */

const DRAFTS = "tafelrunde.drafts";
const TAB = "tafelrunde.tab";
const unsaved = (key: string) => `tafelrunde.draft.${key}`;

export interface Known {
  key: string;
  game: string;
  name: string;
  at: number;
}

/** Changes since a version; a file that was removed has no text. */
export interface Unsaved {
  version: number;
  files: Record<string, string | null>;
  name?: string;
}

function read<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A private window may refuse; what reaches the server is safe there.
  }
}

export const drafts = (): Known[] => read<Known[]>(DRAFTS, []).sort((one, other) => other.at - one.at);

export function rememberDraft(key: string, game: string, name: string): void {
  write(DRAFTS, [{ key, game, name, at: Date.now() }, ...drafts().filter((draft) => draft.key !== key)]);
}

export function forgetDraft(key: string): void {
  write(
    DRAFTS,
    drafts().filter((draft) => draft.key !== key),
  );
  write(unsaved(key), undefined);
}

/** This tab, as long as it is open and after it was loaded again. */
function tab(): string {
  try {
    const known = sessionStorage.getItem(TAB) ?? Math.random().toString(36).slice(2);
    sessionStorage.setItem(TAB, known);
    return known;
  } catch {
    return "";
  }
}

/** Each tab keeps its own, so that none throws away what another has not saved. */
const entries = (key: string) => Object.entries(read<Record<string, Unsaved>>(unsaved(key), {}));

function writeEntries(key: string, all: [string, Unsaved][]): void {
  write(unsaved(key), all.length ? Object.fromEntries(all) : undefined);
}

/** What this tab has not saved; else what another one left behind, which then is this tab's. */
export function unsavedOf(key: string): Unsaved | undefined {
  const all = entries(key);
  const found = all.find(([owner]) => owner === tab()) ?? all[0];
  if (!found) return undefined;
  writeEntries(key, [...all.filter((one) => one !== found), [tab(), found[1]]]);
  return found[1];
}

export function keepUnsaved(key: string, edits: Unsaved | undefined): void {
  const others = entries(key).filter(([owner]) => owner !== tab());
  writeEntries(key, edits ? [...others, [tab(), edits]] : others);
}
