/** The rulebook: finding rules by words, and rules that are named inside a text. */
import type { Chapter, Rule, Rulebook } from "./wire";

export type Bit = { text: string; kind: "text" | "rule" | "found" };

const RULE = /\b[A-Z]{2}-(?:[A-Z]+\d+|\d+\.\d+)\b/g;

/** Somebody who writes a whole id means that rule and no other. */
const WHOLE = /^[a-z]{2}-(?:[a-z]+\d+|\d+\.\d+)$/;

/** For comparing: small letters without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function words(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** The chapters with the rules in which every word occurs, in the rule or in the title of its chapter. */
export function found(book: Rulebook, search: string): Chapter[] {
  const wanted = words(search);
  if (!wanted.length) return book.chapters ?? [];
  const fits = (rule: Rule, title: string) => {
    const text = plain(`${rule.id} ${rule.text} ${title}`);
    return wanted.every((word) => (WHOLE.test(word) ? plain(rule.id) === word : text.includes(word)));
  };
  return (book.chapters ?? [])
    .map((chapter) => ({ ...chapter, intro: "", rules: (chapter.rules ?? []).filter((rule) => fits(rule, chapter.title)) }))
    .filter((chapter) => chapter.rules.length);
}

/** A text in pieces: rules it names, and what was searched for. */
export function bits(text: string, search: string): Bit[] {
  const result: Bit[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE)) {
    result.push(...marked(text.slice(at, match.index), search), { text: match[0], kind: "rule" });
    at = match.index + match[0].length;
  }
  return [...result, ...marked(text.slice(at), search)];
}

function marked(text: string, search: string): Bit[] {
  const wanted = words(search);
  if (!text) return [];
  if (!wanted.length) return [{ text, kind: "text" }];
  // one plain letter for each letter, so that places in both texts agree
  const low = [...text].map((letter) => plain(letter)[0] ?? letter);
  const letters = [...text];
  const hit = new Array<boolean>(letters.length).fill(false);
  const joined = low.join("");
  for (const word of wanted)
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const result: Bit[] = [];
  for (const [index, letter] of letters.entries()) {
    const kind = hit[index] ? "found" : "text";
    const last = result.at(-1);
    if (last?.kind === kind) last.text += letter;
    else result.push({ text: letter, kind });
  }
  return result;
}
