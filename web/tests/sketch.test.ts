import { describe, expect, it } from "vitest";
import { simplified, type Point } from "../src/lib/sketch";

describe("a line drawn by hand", () => {
  it("keeps its ends and its corners", () => {
    const line: Point[] = [];
    for (let x = 0; x <= 50; x++) line.push([x, 0]);
    for (let y = 1; y <= 50; y++) line.push([50, y]);
    expect(simplified(line, 60)).toEqual([
      [0, 0],
      [50, 0],
      [50, 50],
    ]);
  });

  it("never has more points than allowed", () => {
    const line: Point[] = Array.from({ length: 400 }, (_, index) => [index, Math.round(40 * Math.sin(index / 3))]);
    const short = simplified(line, 60);
    expect(short.length).toBeLessThanOrEqual(60);
    expect(short[0]).toEqual(line[0]);
    expect(short.at(-1)).toEqual(line.at(-1));
  });

  it("leaves a dot alone", () => {
    expect(simplified([[3, 4]], 60)).toEqual([[3, 4]]);
  });
});
