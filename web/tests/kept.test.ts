import { describe, expect, it } from "vitest";
import { kept } from "../src/lib/kept";

describe("what has not changed", () => {
  it("is the old thing itself, down to the last part", () => {
    const before = { zones: [{ id: "a", pieces: [{ id: "p", at: "1" }] }], asked: 0 };
    expect(kept(before, structuredClone(before))).toBe(before);
  });

  it("stays the same beside what has changed", () => {
    const before = { left: { id: "a", words: ["x", "y"] }, right: { id: "b", at: 1 } };
    const now = kept(before, { left: { id: "a", words: ["x", "y"] }, right: { id: "b", at: 2 } });
    expect(now).toEqual({ left: { id: "a", words: ["x", "y"] }, right: { id: "b", at: 2 } });
    expect(now.left).toBe(before.left);
    expect(now.right).not.toBe(before.right);
  });

  it("is found by its id when others come before it", () => {
    const before = [{ id: "a" }, { id: "b", at: { x: 1 } }];
    const now = kept(before, [{ id: "c" }, { id: "a" }, { id: "b", at: { x: 1 } }]);
    expect(now).toEqual([{ id: "c" }, { id: "a" }, { id: "b", at: { x: 1 } }]);
    expect(now[1]).toBe(before[0]);
    expect(now[2]).toBe(before[1]);
  });

  it("is found by its place where it has no id", () => {
    const before = [{ x: 1, y: 1, icon: "key" }];
    expect(
      kept(before, [
        { x: 0, y: 1, icon: "coin" },
        { x: 1, y: 1, icon: "key" },
      ])[1],
    ).toBe(before[0]);
  });

  it("is not what has lost or gained a part", () => {
    expect(kept({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(kept(null, { a: null })).toEqual({ a: null });
  });
});
