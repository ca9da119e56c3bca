/** The rulebook: finding rules by words, and rules that are named inside a text. */
import type { Book, FoundRule, Rule } from "./wire";

export type Bit = { text: string; kind: "text" | "rule" | "found" } | { text: string; kind: "term"; means: string };

const RULE = /\b[A-Z]{2}-(?:[A-Z]+\d+|\d+\.\d+)\b/g;

/** For comparing: small letters without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function words(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** A chapter as it is shown: its number in the book, and the rules to be seen. */
export interface Shown {
  number: number;
  title: string;
  intro: string;
  rules: Rule[];
}

/** Where a chapter begins on the page. */
export const anchor = (number: number): string => `chapter-${number}`;

/** All chapters; or only these rules in their order, each under the title of its chapter. */
export function answers(book: Book, found?: FoundRule[]): Shown[] {
  const chapters = (book.chapters ?? []).map((chapter, number) => ({
    number,
    title: chapter.title,
    intro: chapter.intro ?? "",
    rules: chapter.rules ?? [],
  }));
  if (!found) return chapters;
  return found.flatMap(({ id }) => {
    const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
    return chapter ? [{ ...chapter, intro: "", rules: chapter.rules.filter((rule) => rule.id === id) }] : [];
  });
}

/** The words of the glossary with what they mean. */
export function terms(book: Book): Map<string, string> {
  return new Map((book.glossary ?? []).map((entry) => [entry.word, entry.means]));
}

/** A text in pieces: rules it names, and what was searched for. */
export function bits(text: string, search: string, words = new Map<string, string>()): Bit[] {
  const result: Bit[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE)) {
    result.push(...marked(text.slice(at, match.index), search).flatMap((bit) => explained(bit, words)), {
      text: match[0],
      kind: "rule",
    });
    at = match.index + match[0].length;
  }
  return [...result, ...marked(text.slice(at), search).flatMap((bit) => explained(bit, words))];
}

/** The first word of the glossary in a piece of text stands for itself, so that it can be explained. */
function explained(bit: Bit, words: Map<string, string>): Bit[] {
  if (bit.kind !== "text") return [bit];
  let best: { at: number; word: string; means: string } | undefined;
  for (const [word, means] of words) {
    const at = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "u").exec(bit.text)?.index ?? -1;
    if (at >= 0 && (!best || at < best.at)) best = { at, word, means };
  }
  if (!best) return [bit];
  const after = best.at + best.word.length;
  const pieces: Bit[] = [
    { text: bit.text.slice(0, best.at), kind: "text" },
    { text: best.word, kind: "term", means: best.means },
    { text: bit.text.slice(after), kind: "text" },
  ];
  return pieces.filter((piece) => piece.text);
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
