/** What this browser remembers: settings and the secrets of its seats. */

import type { NewTable } from "./wire";

export interface Memory {
  keys: string[];
  setup?: NewTable;
  watch?: string;
  /** The seats whose talk is not shown here. */
  muted?: number[];
  invitations?: Record<string, string>;
  /** The steps of its lesson that have been told, if it is a table for learning. */
  told?: string[];
  /** The lesson of a course that is learned here, what counts as done, and what was said of the lesson before. */
  course?: { game: string; lesson: string; praised?: string; do?: string[] };
  /** The day and game of a daily deal. */
  daily?: string;
}

function read<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tafelrunde.${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`tafelrunde.${name}`, JSON.stringify(value));
  } catch {
    // A private window may refuse; the table still works until it is closed.
  }
}

export const settings = {
  load: <T extends object>(fallback: T): T => ({ ...fallback, ...read<Partial<T>>("settings", {}) }),
  save: (value: object) => write("settings", value),
};

/** The session of somebody who keeps a name at this server; nothing if nobody does on this device. */
export const session = {
  get: () => read<string>("session", ""),
  set: (value: string) => write("session", value),
};

export function tables(): Record<string, Memory> {
  return read<Record<string, Memory>>("tables", {});
}

/** What is known of a table; who watches it has the key from the address. */
export function memoryOf(table: string, watch = ""): Memory {
  const known = tables()[table] ?? { keys: [] };
  return watch && !known.keys.length ? { keys: [], watch } : known;
}

export function remember(table: string, memory: Memory): void {
  const all = tables();
  const old = all[table];
  all[table] = { ...old, ...memory, keys: [...new Set([...(old?.keys ?? []), ...memory.keys])] };
  write("tables", all);
}

export function forget(table: string): void {
  write("tables", Object.fromEntries(Object.entries(tables()).filter(([id]) => id !== table)));
}

/** How many lessons of each game's course are done. */
export function progress(): Record<string, number> {
  return read<Record<string, number>>("courses", {});
}

export function progressed(game: string, lessons: number): void {
  write("courses", { ...progress(), [game]: lessons });
}
