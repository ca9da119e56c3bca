/** The words of the client and of the games, in the chosen language. */
import * as api from "./api";
import { Speaker } from "./say";
import { settings, type Language } from "./settings.svelte";
import type { GameCard } from "./wire";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";

export const own: Record<Language, string> = { de, en };
/** By their text: each is read when it is first needed. */
const speakers = new Map<string, Speaker>();

export function speakerOf(language: Language, text: string): Speaker {
  let speaker = speakers.get(text);
  if (!speaker) speakers.set(text, (speaker = new Speaker(language, [text])));
  return speaker;
}

/** Words of the client itself. */
export function t(id: string, args?: Record<string, string | number>): string {
  return speakerOf(settings.language, own[settings.language]).ui(id, args);
}

/** What stands on a game's box. */
export function boxWords(game: GameCard): Speaker {
  return speakerOf(settings.language, game.label[settings.language] ?? "");
}

const fetched = new Map<string, Promise<string>>();

function once(key: string, load: () => Promise<string>): Promise<string> {
  let text = fetched.get(key);
  if (!text) {
    text = load();
    text.catch(() => fetched.delete(key));
    fetched.set(key, text);
  }
  return text;
}

export async function gameSpeaker(game: string, language: Language, nameOf?: (seat: number) => string): Promise<Speaker> {
  const text = await once(`game ${game} ${language}`, () => api.gameText(game, language));
  return new Speaker(language, [own[language], text], nameOf);
}

export async function tableSpeaker(table: string, language: Language, nameOf: (seat: number) => string): Promise<Speaker> {
  const text = await once(`table ${table} ${language}`, () => api.tableText(table, language));
  return new Speaker(language, [own[language], text], nameOf);
}

export const silent = new Speaker("en", []);
