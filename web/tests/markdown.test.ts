import { describe, expect, it } from "vitest";
import { blocks, inline } from "../src/lib/markdown";

describe("markdown", () => {
  it("knows strong, emphasis, code and links", () => {
    expect(inline("a **b *c*** `d` [e](#f)")).toEqual([
      { kind: "text", text: "a " },
      {
        kind: "strong",
        parts: [
          { kind: "text", text: "b " },
          { kind: "em", parts: [{ kind: "text", text: "c" }] },
        ],
      },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      { kind: "link", href: "#f", parts: [{ kind: "text", text: "e" }] },
    ]);
    expect(inline("*x* and _y_, but not snake_case_name or 2 * 3 * 4")).toEqual([
      { kind: "em", parts: [{ kind: "text", text: "x" }] },
      { kind: "text", text: " and " },
      { kind: "em", parts: [{ kind: "text", text: "y" }] },
      { kind: "text", text: ", but not snake_case_name or 2 * 3 * 4" },
    ]);
  });

  it("keeps markup as text and follows no strange links", () => {
    expect(inline("<img onerror=x>")).toEqual([{ kind: "text", text: "<img onerror=x>" }]);
    expect(inline("[x](javascript:alert(1))")).toEqual([
      { kind: "text", text: "x" },
      { kind: "text", text: ")" },
    ]);
  });

  it("joins the lines of a paragraph and splits at empty ones", () => {
    expect(blocks("one\ntwo\n\nthree").map((block) => block.kind === "paragraph" && block.parts)).toEqual([
      [{ kind: "text", text: "one two" }],
      [{ kind: "text", text: "three" }],
    ]);
  });

  it("reads lists, with items over several lines", () => {
    const text = (one: string) => [{ kind: "text", text: one }];
    expect(blocks("before\n- a\n  more\n- b\n\n1. c")).toEqual([
      { kind: "paragraph", parts: text("before") },
      { kind: "list", ordered: false, items: [text("a more"), text("b")] },
      { kind: "list", ordered: true, items: [text("c")] },
    ]);
  });

  it("reads tables", () => {
    const [table] = blocks("| a | b |\n|---|---|\n| 1 | **2** |");
    expect(table).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
      rows: [[[{ kind: "text", text: "1" }], [{ kind: "strong", parts: [{ kind: "text", text: "2" }] }]]],
    });
  });

  it("reads headings, quotes and blocks of code", () => {
    expect(blocks("## A\n> b\n> c\n```\nd | e\n```").map((block) => block.kind)).toEqual(["heading", "quote", "code"]);
  });
});
