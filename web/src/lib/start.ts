/** Opening a table: create it, remember its secrets, go there. */
import * as api from "./api";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { progress, remember, tables } from "./store";
import { t } from "./texts.svelte";
import type { GameCard, NewSeat, NewTable, TableCard } from "./wire";

const BOT_NAMES = ["Mila", "Otto", "Ida", "Theo", "Nora", "Emil", "Lina", "Karl"];

export function botName(taken: string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? "Bot";
}

export function myName(): string {
  return settings.name.trim() || t("guest");
}

/** Me and computers of the usual strength. */
export function usualSeats(game: GameCard): NewSeat[] {
  const level = game.levels.includes("normal") ? "normal" : (game.levels[0] ?? "");
  const seats: NewSeat[] = [{ kind: "me", name: myName(), level: "" }];
  while (seats.length < game.usual_seats)
    seats.push({ kind: "bot", name: botName(seats.map((seat) => seat.name ?? "")), level });
  return seats;
}

/** Who plays with whom, by seat; empty: nobody has a partner, or all play together. */
export function sides(game: GameCard, seats: number, values: Record<string, string | number | boolean>): number[] {
  const value = (id: string) => String(values[id] ?? game.options.find((option) => option.id === id)?.value);
  const fits = (game.alliances ?? []).find(
    (one) => one.sides.length === seats && (!one.option || (one.values ?? []).includes(value(one.option))),
  );
  return fits?.sides ?? [];
}

/** A table for learning: the game's own deal, me and computers, and a coach. */
export async function openLesson(game: GameCard): Promise<void> {
  const lesson = await api.lesson(game.id);
  const seats: NewSeat[] = [{ kind: "me", name: myName(), level: "" }];
  while (seats.length < lesson.seats)
    seats.push({ kind: "bot", name: botName(seats.map((seat) => seat.name ?? "")), level: lesson.level });
  await open({ game: game.id, seats, options: {}, lesson: true });
}

/** A table at the position of a lesson. */
export async function openCourse(game: string, lesson: string, praised = ""): Promise<void> {
  const created = await api.openCourseLesson(game, lesson, { name: myName() });
  remember(created.table, {
    keys: Object.values(created.keys),
    watch: created.watch,
    course: { game, lesson, praised, do: created.do },
  });
  go(`table/${created.table}`);
}

/** Where somebody goes on learning: the next lesson of the course, then the first game with a coach. */
export async function learn(game: GameCard): Promise<void> {
  const lesson = game.course?.[progress()[game.id] ?? 0];
  await (lesson === undefined ? openLesson(game) : openCourse(game.id, lesson));
}

export async function open(setup: NewTable): Promise<void> {
  const created = await api.createTable(setup);
  remember(created.table, { keys: Object.values(created.keys), watch: created.watch, invitations: created.invitations, setup });
  go(`table/${created.table}`);
}

/** All tables of this browser that are still on the server. */
export async function knownTables(): Promise<TableCard[]> {
  const known = Object.entries(tables()).filter(([, memory]) => memory.keys.length);
  if (!known.length) return [];
  return api.myTables({ keys: Object.fromEntries(known.map(([id, memory]) => [id, memory.keys])) });
}

export async function runningTables(): Promise<TableCard[]> {
  return (await knownTables()).filter((card) => !card.over);
}
