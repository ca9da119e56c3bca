import { describe, expect, it } from "vitest";
import { answers, bits } from "../src/lib/rulebook";
import type { Book } from "../src/lib/wire";

const book: Book = {
  title: "Rules",
  chapters: [
    {
      title: "Kaufen",
      intro: "Allgemeines",
      rules: [
        { id: "RM-P1", text: "Drei Arten." },
        { id: "RM-P2", text: "Landest du dort, darfst du kaufen (siehe RM-A1)." },
      ],
    },
    { title: "Gefängnis", rules: [{ id: "RM-J1", text: "Drei Pasche." }] },
  ],
};

describe("the rules that are shown", () => {
  it("are all of them while nothing is searched for", () => {
    expect(answers(book).map((chapter) => chapter.rules.length)).toEqual([2, 1]);
  });
  it("are the answers in their order, each under its chapter", () => {
    const found = [
      { id: "RM-J1", chapter: "" },
      { id: "RM-P2", chapter: "" },
    ];
    expect(answers(book, found).map((chapter) => [chapter.title, chapter.rules[0]?.id])).toEqual([
      ["Gefängnis", "RM-J1"],
      ["Kaufen", "RM-P2"],
    ]);
  });
});

describe("a word of the glossary", () => {
  it("is explained where it stands, and only as a whole word", () => {
    const words = new Map([["Miete", "Was ein Besuch kostet."]]);
    expect(bits("Zahle Miete.", "", words)[1]).toEqual({ text: "Miete", kind: "term", means: "Was ein Besuch kostet." });
    expect(bits("Mieter zahlen.", "", words)).toEqual([{ text: "Mieter zahlen.", kind: "text" }]);
  });
});

describe("a text in pieces", () => {
  it("links the rules it names", () => {
    expect(bits("siehe RM-A1 und TQ-0.1.", "")).toEqual([
      { text: "siehe ", kind: "text" },
      { text: "RM-A1", kind: "rule" },
      { text: " und ", kind: "text" },
      { text: "TQ-0.1", kind: "rule" },
      { text: ".", kind: "text" },
    ]);
  });
  it("marks what was searched for", () => {
    expect(bits("Gefängnisse", "fang")).toEqual([
      { text: "Ge", kind: "text" },
      { text: "fäng", kind: "found" },
      { text: "nisse", kind: "text" },
    ]);
  });
});
