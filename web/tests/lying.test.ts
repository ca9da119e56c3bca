import { describe, expect, it } from "vitest";
import { arc, lieDown, lyingTile, onward } from "../src/lib/lying";
import type { Board, Tile } from "../src/lib/wire";

const name = { id: "a" };

describe("a board on its side", () => {
  it("has what was below on the left, and what was left above", () => {
    const board = {
      id: "b",
      name,
      width: 10,
      height: 22,
      spaces: [{ id: "a0", x: 0, y: 21, w: 1, h: 1, name }],
    } as unknown as Board;
    const shown = lieDown(board);
    expect([shown.width, shown.height]).toEqual([22, 10]);
    expect(shown.spaces?.[0]).toMatchObject({ x: 0, y: 0 });
  });

  it("turns a tile about its middle", () => {
    const tile = { id: "t", x: 5, y: 1, w: 5, h: 5, name, turn: 270 } as unknown as Tile;
    expect(lyingTile(tile, 22)).toMatchObject({ x: 16, y: 5, turn: 360 });
  });
});

describe("a turning tile", () => {
  it("goes the short way, over zero too", () => {
    expect(onward(undefined, 90)).toBe(90);
    expect(onward(270, 0)).toBe(360);
    expect(onward(360, 270)).toBe(270);
    expect(onward(720, 90)).toBe(810);
  });

  it("carries what stands on it round its middle", () => {
    const way = arc(4, 2, { x: 2, y: 2 }, 90, 2);
    expect(way.map(({ x, y }) => [x.toFixed(1), y.toFixed(1)])).toEqual([
      ["2.0", "0.0"],
      ["3.4", "0.6"],
      ["4.0", "2.0"],
    ]);
  });
});
