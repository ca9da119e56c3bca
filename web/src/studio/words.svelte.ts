/** The words of the studio: its own, and what a game calls the fields and verbs of its content. */
import { Speaker } from "../lib/say";
import { settings, type Language } from "../lib/settings.svelte";
import { own as client, speakerOf } from "../lib/texts.svelte";
import * as api from "./api";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

const own: Record<Language, string> = { de, en };

/** Words of the studio itself. */
export function w(id: string, args?: Record<string, string | number>): string {
  return speakerOf(settings.language, own[settings.language]).ui(id, args);
}

const fetched = new Map<string, Promise<string>>();

export async function studioSpeaker(game: string, language: Language): Promise<Speaker> {
  const key = `${game} ${language}`;
  let text = fetched.get(key);
  if (!text) fetched.set(key, (text = api.words(game, language)));
  text.catch(() => fetched.delete(key));
  return new Speaker(language, [client[language], own[language], await text]);
}

/** What a field, a verb or a value is called; as it is written, where nobody gave it a name. */
export function called(speaker: Speaker, kind: "field" | "verb" | "value", name: string): string {
  const id = `${kind}-${name.replaceAll("_", "-")}`;
  return /^[a-z][\w-]*$/i.test(name) && speaker.has(id) ? speaker.ui(id) : name;
}
