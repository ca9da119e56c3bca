import { describe, expect, it } from "vitest";
import { inSeries } from "../src/lib/series";
import { Speaker } from "../src/lib/say";
import type { Told } from "../src/lib/table.svelte";

const TEXT = `
bid = { $seat } bids { $amount }.
    .series = The bidding goes up to { $amount }, { $seat } leads.
pass = { $seat } passes.
in-series = { $last_series }
`;
const speaker = new Speaker("en", [TEXT], (seat) => ["Ada", "Mila"][seat] ?? "?");

function line(key: number, id: string, seat: number, amount = 0, undone?: boolean): Told {
  const text = { type: "say" as const, id, args: { seat: { type: "who" as const, seat }, amount } };
  return { key, version: key, happening: { text, rule: "" }, ...(undone === undefined ? {} : { undone }) };
}

function told(...lines: Told[]): string[] {
  return inSeries(lines, (line) => speaker.hasAttribute(line.happening.text.id, "series")).map((one) =>
    speaker.text(one.happening.text),
  );
}

describe("lines in a series", () => {
  it("are told as one, with the last of them", () => {
    const bids = [1, 2, 3, 4].map((key) => line(key, "bid", key % 2, key * 10));
    expect(told(line(0, "pass", 0), ...bids, line(5, "pass", 1))).toEqual([
      "Ada passes.",
      "The bidding goes up to 40, Ada leads.",
      "Mila passes.",
    ]);
    expect(inSeries(bids, () => true)[0]).toMatchObject({ key: 1, version: 4 });
  });

  it("are told one by one where there are only two, or where they have no such words", () => {
    expect(told(line(1, "bid", 0, 10), line(2, "bid", 1, 20))).toEqual(["Ada bids 10.", "Mila bids 20."]);
    expect(told(line(1, "pass", 0), line(2, "pass", 1), line(3, "pass", 0))).toHaveLength(3);
  });

  it("do not swallow what a person said before them", () => {
    const bids = [0, 1, 1, 1].map((seat, key) => line(key, "bid", seat, key));
    expect(inSeries(bids, (one) => one.version > 0)).toHaveLength(2);
  });

  it("end where something was taken back", () => {
    const [first, second] = [line(1, "bid", 0, 10), line(2, "bid", 1, 20)];
    expect(told(first, second, line(3, "bid", 0, 30, true), line(4, "bid", 1, 40, true))).toHaveLength(4);
  });
});
