/** What the parts of a table share: the table itself, the speaker, and what is looked at closely. */
import { createContext } from "svelte";
import type { Speaker } from "./say";
import type { Table } from "./table.svelte";

export interface Sitting {
  readonly table: Table;
  readonly speaker: Speaker;
  /** The outline of the game's emblem. */
  readonly emblem: string;
  /** The sheet that is open, and whether it was opened to stay. */
  readonly sheet: { id: string; pinned: boolean } | undefined;
  openSheet(id: string, pinned?: boolean): void;
  closeSheet(peekOnly?: boolean): void;
  openRule(rule: string): void;
  /** A small screen. */
  readonly phone: boolean;
  /** Pixels that are left in my column beside the board, if no card is larger than it need be. */
  readonly spare: number;
  /** Whether what is mine finds no room beside the board. */
  readonly crowded: boolean;
  /** Whether it finds none even when much is folded up, or none on a small screen. */
  readonly packed: boolean;
}

export const [sitting, setSitting] = createContext<Sitting>();
