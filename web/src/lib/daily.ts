/** Today's deal: one table of it for this browser. */
import * as api from "./api";
import { go } from "./router.svelte";
import { myName } from "./start";
import { remember, tables } from "./store";

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The table at which this browser plays today's deal of a game. */
export function dailyTable(game: string): string | undefined {
  const mark = `${today()} ${game}`;
  return Object.entries(tables()).find(([, memory]) => memory.daily === mark)?.[0];
}

export async function playDaily(game: string): Promise<void> {
  const created = await api.playDaily(game, { name: myName() });
  remember(created.table, { keys: Object.values(created.keys), watch: created.watch, daily: `${today()} ${game}` });
  go(`table/${created.table}`);
}
