import { describe, expect, it } from "vitest";
import { fit } from "../src/lib/fit";
import { freeCorner } from "../src/lib/corner";
import { arrange, cardWidth } from "../src/lib/layout";
import { face, outerSide, spots } from "../src/lib/place";
import { nearest } from "../src/lib/roving";
import type { Piece, Space } from "../src/lib/wire";

const name = { type: "say" as const, id: "x" };
const space: Space = { id: "s", x: 2, y: 4, w: 1, h: 1.6, name };
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, name, at: "s", ...more });

describe("a space", () => {
  it("puts its owner on the side opposite its band", () => {
    const parts = face({ ...space, band: { colour: "group-red", side: "right" }, owner: 0 });
    expect(parts.ownerSide).toBe("left");
    expect(parts.body.x).toBeGreaterThan(0);
    expect(parts.band!.x + parts.band!.w).toBeCloseTo(1);
  });

  it("swaps width and height where its content lies sideways", () => {
    expect(face({ ...space, turn: 90 })).toMatchObject({ w: 1.6, h: 1 });
  });

  it("knows which of its sides is the edge of the board", () => {
    expect(outerSide({ ...space, x: 0 }, 12, 12)).toBe("left");
    expect(outerSide({ ...space, x: 11 }, 12, 12)).toBe("right");
    expect(outerSide({ ...space, y: 0 }, 12, 12)).toBe("top");
    expect(outerSide(space, 12, 12)).toBe("bottom");
  });

  it("gives six pieces places of their own inside it", () => {
    const places = [
      ...spots(
        space,
        Array.from({ length: 6 }, (_, index) => piece(`p${index}`)),
      ).values(),
    ];
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(6);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(2);
      expect(x).toBeLessThan(3);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThan(5.6);
    }
  });

  it("puts signs on its band", () => {
    const banded: Space = { ...space, band: { colour: "group-red", letter: "E" } };
    const places = spots(banded, [piece("a", { shape: "sign" }), piece("b")]);
    expect(places.get("a")!.y).toBeLessThan(4.3);
    expect(places.get("b")!.y).toBeGreaterThan(4.5);
  });
});

describe("fitting text", () => {
  const measure = (text: string) => text.length * 0.5;

  it("wraps at spaces and takes the largest size that fits", () => {
    expect(fit("aa bb", 1.1, 10, 1, measure)).toEqual({ size: 1, lines: ["aa", "bb"] });
  });

  it("breaks at soft hyphens only where whole words would get too small", () => {
    expect(fit("Schatten\u00ADreich", 4.6, 10, 1, measure).lines).toEqual(["Schatten-", "reich"]);
    expect(fit("Schatten\u00ADreich", 6.2, 10, 1, measure).lines).toEqual(["Schattenreich"]);
  });

  it("never grows beyond its box", () => {
    const { size, lines } = fit("one two three four five", 2, 2, 1, measure);
    expect(lines.length * size * 1.1).toBeLessThanOrEqual(2);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(2);
  });
});

describe("the arrangement", () => {
  it("puts me beside a square board and below a wide one", () => {
    expect(arrange({ width: 1440, height: 900, hand: 0, aspect: 1 }).shape).toBe("beside");
    expect(arrange({ width: 1440, height: 900, hand: 196, aspect: 1.43 }).shape).toBe("below");
    expect(arrange({ width: 1100, height: 1000, hand: 0, aspect: 1.6 }).shape).toBe("below");
  });
});

describe("arrow keys", () => {
  it("go to the nearest thing in their direction", () => {
    const all = [
      { x: 10, y: 0, item: "near" },
      { x: 40, y: 0, item: "far" },
      { x: 0, y: 10, item: "below" },
    ];
    expect(nearest({ x: 0, y: 0 }, [1, 0], all)).toBe("near");
    expect(nearest({ x: 0, y: 0 }, [0, 1], all)).toBe("below");
    expect(nearest({ x: 0, y: 0 }, [-1, 0], all)).toBeUndefined();
  });
});

describe("cards", () => {
  it("are as large as the room allows, in as many rows as it takes", () => {
    expect(cardWidth(4, 800, 200, 128)).toBe(128);
    expect(cardWidth(4, 260, 320, 128)).toBe(108);
    expect(cardWidth(8, 640, 120, 128)).toBe(73);
  });
});

describe("what is going on", () => {
  const board = {
    type: "board" as const,
    id: "b",
    name,
    width: 10,
    height: 8,
    spaces: [
      { ...space, id: "a", x: 9, y: 0, w: 1, h: 1 },
      { ...space, id: "b", x: 0, y: 0, w: 1, h: 1 },
    ],
    pieces: [piece("one", { at: "a" }), piece("two", { at: "b" })],
  };
  it("lies over the board where it covers nothing that matters", () => {
    expect(freeCorner({ ...board, pieces: [] }, new Set(), 0.4, 0.4)).toEqual({ vertical: "start", horizontal: "end" });
    expect(freeCorner({ ...board, pieces: [piece("one", { at: "a" })] }, new Set(), 0.4, 0.4)).toEqual({
      vertical: "start",
      horizontal: "start",
    });
    expect(freeCorner(board, new Set(["one"]), 0.4, 0.4)).toEqual({ vertical: "end", horizontal: "end" });
  });
});
