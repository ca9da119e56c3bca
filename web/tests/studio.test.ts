import { describe, expect, it } from "vitest";
import { placeIn } from "../src/studio/completing";
import { differences } from "../src/studio/differences";
import { addItem, applied, copyEntry, dropEntry, dropField, dropItem, raiseItem, setField } from "../src/studio/edits";
import { Form } from "../src/studio/form";
import { cellsOf, painted } from "../src/studio/painting";
import { parse, plain, tableAt, type List, type Table } from "../src/studio/toml";

const TEAM = `side = "evil"

# the strongest
[[card]]
id = "fire"
copies = 2 # of 31
do = [{ verb = "damage", amount = 2 }]

[[card]]
id = "ice"
copies = 1
`;

function entry(text: string, place: string): Table {
  const found = tableAt(parse(text), place);
  if (!found) throw new Error(place);
  return found;
}
const listOf = (table: Table, name: string) => table.pairs.get(name)?.value as List;

describe("changes of a text", () => {
  it("change one value and nothing else", () => {
    const text = applied(TEAM, setField(entry(TEAM, "card.fire"), "copies", "3"));
    expect(text).toBe(TEAM.replace("copies = 2 #", "copies = 3 #"));
  });
  it("add a field at the end of its table", () => {
    const text = applied(TEAM, setField(entry(TEAM, "card.fire"), "free", "true"));
    expect(text).toContain("amount = 2 }]\nfree = true\n\n[[card]]");
    const inline = listOf(entry(TEAM, "card.fire"), "do").items[0] as Table;
    expect(applied(TEAM, setField(inline, "who", '"user"'))).toContain('amount = 2, who = "user" }]');
  });
  it("leave a field out with its line", () => {
    const change = dropField(TEAM, entry(TEAM, "card.fire"), "copies");
    expect(change && applied(TEAM, change)).toBe(TEAM.replace("copies = 2 # of 31\n", ""));
    const inline = listOf(entry(TEAM, "card.fire"), "do").items[0] as Table;
    const inside = dropField(TEAM, inline, "amount");
    expect(inside && applied(TEAM, inside)).toContain('do = [{ verb = "damage" }]');
  });
  it("add, remove and move items of a list", () => {
    const list = listOf(entry(TEAM, "card.fire"), "do");
    const longer = applied(TEAM, addItem(TEAM, list, '{ verb = "draw" }'));
    expect(longer).toContain('do = [{ verb = "damage", amount = 2 }, { verb = "draw" }]');
    const both = listOf(entry(longer, "card.fire"), "do");
    expect(applied(longer, dropItem(both, 1))).toBe(TEAM);
    expect(applied(longer, dropItem(both, 0))).toContain('do = [{ verb = "draw" }]');
    const raised = raiseItem(longer, both, 1);
    expect(raised && applied(longer, raised)).toContain('do = [{ verb = "draw" }, { verb = "damage", amount = 2 }]');
    expect(applied(TEAM, dropItem(list, 0))).toContain("do = []");
    const lines = 'a = [\n  "x",\n  "y",\n]\n';
    const rows = parse(lines).pairs.get("a")?.value as List;
    expect(applied(lines, addItem(lines, rows, '"z"'))).toBe('a = [\n  "x",\n  "y",\n  "z",\n]\n');
  });
  it("copy and remove entries", () => {
    const copied = applied(TEAM, copyEntry(TEAM, entry(TEAM, "card.fire"), "fire_2"));
    expect(plain(entry(copied, "card.fire_2"))).toEqual({ ...(plain(entry(TEAM, "card.fire")) as object), id: "fire_2" });
    expect(applied(copied, dropEntry(entry(copied, "card.fire_2")))).toContain('# the strongest\n[[card]]\nid = "fire"');
  });
});

describe("differences", () => {
  const between = (base: string, now: string) => differences(base, parse(base), now, parse(now), ["verb"]);
  const changes: [string, (text: string) => string, object][] = [
    [
      "a number",
      (text) => text.replace("amount = 2", "amount = 3"),
      { place: "card.fire", trail: ["do", "damage", "amount"], before: 2, after: 3 },
    ],
    [
      "a field of the file",
      (text) => text.replace("evil", "good"),
      { place: "", trail: ["side"], before: "evil", after: "good" },
    ],
    [
      "one more field",
      (text) => text.replace("copies = 1\n", "copies = 1\nfree = true\n"),
      { place: "card.ice", trail: ["free"], before: undefined, after: true },
    ],
    [
      "one less field",
      (text) => text.replace("copies = 1\n", ""),
      { place: "card.ice", trail: ["copies"], before: 1, after: undefined },
    ],
    ["another verb", (text) => text.replace('"damage"', '"heal"'), { place: "card.fire", trail: ["do"] }],
    ["one more entry", (text) => `${text}\n[[card]]\nid = "wind"\n`, { place: "card.wind", trail: [], before: undefined }],
    [
      "one less entry",
      (text) => text.replace('[[card]]\nid = "ice"\ncopies = 1\n', ""),
      { place: "card.ice", trail: [], after: undefined },
    ],
  ];
  it.each(changes)("are told and undone: %s", (_, change, told) => {
    const now = change(TEAM);
    const found = between(TEAM, now);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(told);
    const undone = applied(now, found[0]!.undo);
    expect(plain(parse(undone))).toEqual(plain(parse(TEAM)));
    expect(between(TEAM, undone)).toEqual([]);
  });
  it("are none where only comments and blanks differ", () => {
    expect(between(TEAM, TEAM.replace("# of 31", "# of all").replace("copies = 1", "copies   =  1"))).toEqual([]);
  });
  it("are undone one by one", () => {
    const now = TEAM.replace("amount = 2", "amount = 3").replace("copies = 1", "copies = 4");
    const [first] = between(TEAM, now);
    const rest = between(TEAM, applied(now, first!.undo));
    expect(rest).toHaveLength(1);
    expect(rest[0]).toMatchObject({ place: "card.ice", after: 4 });
  });
});

describe("drawings in letters", () => {
  const hall = ["+-+ +", "|. .:", "+ + +"];
  it("know cells and what lies between them", () => {
    expect(cellsOf(hall, "edges")[1]?.map(({ part, sign }) => `${part}${sign}`)).toEqual([
      "beside|",
      "cell.",
      "beside ",
      "cell.",
      "beside:",
    ]);
    expect(cellsOf(hall, "edges")[0]?.map(({ part }) => part)).toEqual(["corner", "above", "corner", "above", "corner"]);
    expect(cellsOf(["S   B03 ."], "words")[0]?.map(({ sign }) => sign)).toEqual(["S", "B03", "."]);
  });
  it("are painted in place", () => {
    expect(painted("+-+ +", "edges", 3, "-")).toBe("+-+-+");
    expect(painted("+", "edges", 2, "#")).toBe("+ #");
    expect(painted("..P", "letters", 0, "T")).toBe("T.P");
    expect(painted("S   B03 .   S", "words", 1, ".")).toBe("S   .   .   S");
    expect(painted("S   .   S", "words", 1, "B03'")).toBe("S   B03' S");
    expect(painted("S .", "words", 1, "S")).toBe("S S");
  });
});

describe("completion", () => {
  it("knows where the cursor is", () => {
    expect(placeIn("[[card]]\nid = 1\nco")).toMatchObject({ path: ["card"], field: undefined, inline: false });
    expect(placeIn('[[card]]\nkind = "po')).toMatchObject({ path: ["card"], field: "kind", quoted: true });
    expect(placeIn('[[card]]\ndo = [{ verb = "dam')).toMatchObject({ path: ["card", "do"], field: "verb" });
    expect(placeIn('[[card]]\ndo = [{ verb = "damage", am')).toMatchObject({
      path: ["card", "do"],
      field: undefined,
      verb: "damage",
    });
    expect(placeIn('[[card]]\ndo = [{ verb = "x" }]\nco')).toMatchObject({ path: ["card"], field: undefined, inline: false });
    expect(placeIn('[[npc]]\nobjects = ["key", "ro')).toMatchObject({ path: ["npc"], field: "objects" });
    expect(placeIn("si")).toMatchObject({ path: [], field: undefined });
  });
  it("takes the first file that fits, and ids of other tables", () => {
    const form = new Form({
      files: [
        { name: "maps.toml", table: "Maps" },
        { name: "*.toml", table: "Team", known: { "card.users": ["all", "@ card", "@maps.toml map"] } },
      ],
      tables: {
        Maps: [],
        Team: [{ name: "card", kind: "list", item: "table", table: "Card" }],
        Card: [{ name: "copies", kind: "number" }],
      },
    });
    expect(form.file("maps.toml")?.table).toBe("Maps");
    expect(form.fieldsAt("x.toml", ["card"]).map(({ name }) => name)).toEqual(["copies"]);
    const trees = (file: string) => parse(file === "maps.toml" ? '[[map]]\nid = "woods"\n' : TEAM);
    expect(form.known("x.toml", ["card", "users"], trees)).toEqual(["all", "fire", "ice", "woods"]);
  });
});
