import { describe, expect, it } from "vitest";
import { parse } from "../src/lib/route";

describe("an address", () => {
  it("names a page and what it shows", () => {
    expect(parse("#/table/a%2Fb")).toEqual({ page: "table", table: "a/b" });
    expect(parse("#/watch/t/key")).toEqual({ page: "watch", table: "t", key: "key" });
    expect(parse("#/replay/t/12/1")).toEqual({ page: "replay", table: "t", version: 12, viewer: 1 });
  });

  it("leads to the start where it names nothing", () => {
    for (const hash of ["", "#/", "#/nowhere", "#/table", "#/join/t"]) expect(parse(hash)).toEqual({ page: "start" });
  });

  it("may be broken and still be read", () => {
    expect(parse("#/table/100%")).toEqual({ page: "table", table: "100%" });
  });
});
