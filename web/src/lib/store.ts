/** What this browser remembers: settings and the secrets of its seats. */

import type { NewTable } from "./wire";

export interface Memory {
  keys: string[];
  setup?: NewTable;
  watch?: string;
  invitations?: Record<string, string>;
  /** The steps of its lesson that have been told, if it is a table for learning. */
  told?: string[];
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
