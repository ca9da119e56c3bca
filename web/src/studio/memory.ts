/** What this browser remembers of the studio: the keys of its drafts, and what has not reached the server yet. */

const DRAFTS = "tafelrunde.drafts";
const unsaved = (key: string) => `tafelrunde.draft.${key}`;

export interface Known {
  key: string;
  game: string;
  name: string;
  at: number;
}

export interface Unsaved {
  version: number;
  files: Record<string, string>;
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

export const unsavedOf = (key: string): Unsaved | undefined => read<Unsaved | undefined>(unsaved(key), undefined);
export const keepUnsaved = (key: string, edits: Unsaved | undefined): void => write(unsaved(key), edits);
