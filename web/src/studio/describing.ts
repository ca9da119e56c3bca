/** A difference in words: "Fire Storm: Damage, amount 2 → 3". */
import type { Speaker } from "../lib/say";
import type { Difference } from "./differences";
import { called } from "./words.svelte";

const LONGEST = 60; // characters of a value

export function described(difference: Difference, name: string, speaker: Speaker): string {
  const { trail, before, after } = difference;
  if (!trail.length) return speaker.ui(before === undefined ? "difference-new" : "difference-gone", { name });
  const place = trail.map((word) => named(speaker, word)).join(", ");
  const args = { name, place, before: written(before, speaker), after: written(after, speaker) };
  if (before === undefined) return speaker.ui("difference-added", args);
  if (after === undefined) return speaker.ui("difference-left-out", args);
  return speaker.ui("difference-changed", args);
}

function named(speaker: Speaker, word: string): string {
  const field = called(speaker, "field", word);
  return field === word ? called(speaker, "verb", word) : field;
}

function written(value: unknown, speaker: Speaker): string {
  if (value === undefined) return "–";
  if (typeof value === "string") return short(called(speaker, "value", value));
  if (typeof value === "boolean") return speaker.ui(value ? "yes" : "no");
  if (Array.isArray(value)) return short(value.map((item) => written(item, speaker)).join(", "));
  if (value && typeof value === "object")
    return short(
      Object.values(value)
        .map((item) => written(item, speaker))
        .join(" "),
    );
  return String(value);
}

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
