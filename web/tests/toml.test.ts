import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { located, parse, plain, source, tableAt, TomlError } from "../src/studio/toml";

const games = join(dirname(fileURLToPath(import.meta.url)), "../../src/tafelrunde/games");
const DECK = `# all cards
side = "evil" # a comment

[[card]]
id = "fire"
copies = 2
do = [{ verb = "damage", amount = 2 }, { verb = "draw", cards = 1 }]
name = { de = "Feuer", en = 'Fire' }

[[card]]
id = "ice" # cold
rows = [
  "..P",
  "...", # the second
]
`;

describe("TOML with places", () => {
  it("reads what a file says", () => {
    expect(plain(parse(DECK))).toEqual({
      side: "evil",
      card: [
        {
          id: "fire",
          copies: 2,
          do: [
            { verb: "damage", amount: 2 },
            { verb: "draw", cards: 1 },
          ],
          name: { de: "Feuer", en: "Fire" },
        },
        { id: "ice", rows: ["..P", "..."] },
      ],
    });
  });
  it("knows where a value stands", () => {
    const copies = tableAt(parse(DECK), "card.fire")?.pairs.get("copies")?.value;
    expect(copies && DECK.slice(copies.from, copies.to)).toBe("2");
  });
  it("finds an entry by id or by number", () => {
    const root = parse(DECK);
    expect(tableAt(root, "card[1]")).toBe(tableAt(root, "card.ice"));
    expect(tableAt(root, "card.none")).toBeUndefined();
  });
  it("reads texts, numbers and tables of every form", () => {
    const text =
      'a = "x\\n\\u00e4"\nb = """\nlong\n"""\nc = -1_000\nd = 1.5e3\ne = 2026-01-01\nf.g = true\n[h.i]\nj = [[1], []]\n';
    expect(plain(parse(text))).toEqual({
      a: "x\nä",
      b: "long\n",
      c: -1000,
      d: 1500,
      e: "2026-01-01",
      f: { g: true },
      h: { i: { j: [[1], []] } },
    });
  });
  it.each(["a =", "a = 1 b = 2", "[x", 'a = "x', "a = [1", "a = {b = 1", "= 1", "a = 1\na = 2", 'a = "\\x"'])(
    "refuses %s",
    (text) => {
      expect(() => parse(text)).toThrow(TomlError);
    },
  );
  it("finds the place of a mistake as the server tells it", () => {
    const at = (where: string) => {
      const { from, to } = located(parse(DECK), where);
      return DECK.slice(from, to);
    };
    expect(at('card[0] "fire" .do[1].cards')).toBe("cards = 1");
    expect(at('card[0] "fire" .copies')).toBe("copies = 2");
    expect(at('card[1] "ice" .rows[1]')).toBe('"..."');
    expect(at("side")).toBe('side = "evil"');
    expect(at('card[1] "ice" .nothing').startsWith("[[card]]")).toBe(true);
    expect(at('card "ice"').startsWith("[[card]]")).toBe(true);
    expect(at("")).toBe("");
  });
  it("writes values as TOML", () => {
    const value = { text: 'a "b" \\ \n', list: [1, 2.5], flag: true, none: {} };
    expect(plain(parse(`x = ${source(value)}`))).toEqual({ x: value });
    expect(source(2, true)).toBe("2.0");
  });
  it("reads all content of the house", () => {
    const folders = readdirSync(games).map((game) => join(games, game, "content"));
    let count = 0;
    for (const folder of folders) {
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".toml")) : [];
      for (const file of files) {
        expect(parse(readFileSync(join(folder, file), "utf8")).pairs.size, file).toBeGreaterThan(0);
        count++;
      }
    }
    expect(count).toBeGreaterThan(30);
  });
});
