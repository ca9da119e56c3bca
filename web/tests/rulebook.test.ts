import { describe, expect, it } from "vitest";
import { bits, found } from "../src/lib/rulebook";
import type { Rulebook } from "../src/lib/wire";

const book: Rulebook = {
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

describe("searching the rules", () => {
  it("shows everything while nothing is searched for", () => {
    expect(found(book, " ")).toEqual(book.chapters);
  });
  it("wants every word, whatever its case and accents", () => {
    expect(found(book, "DARFST landest").flatMap((chapter) => chapter.rules?.map((rule) => rule.id))).toEqual(["RM-P2"]);
    expect(found(book, "gefangnis drei").map((chapter) => chapter.title)).toEqual(["Gefängnis"]);
    expect(found(book, "nirgends")).toEqual([]);
  });
  it("finds a rule by its id", () => {
    expect(found(book, "rm-j1").length).toBe(1);
    expect(found({ ...book, chapters: [{ title: "", rules: [{ id: "RM-J10", text: "" }] }] }, "RM-J1")).toEqual([]);
    expect(found(book, "rm-p").flatMap((chapter) => chapter.rules).length).toBe(2);
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
