import { describe, expect, it } from "vitest";
import { checksum, patched } from "../src/lib/patch";
import { Pictures } from "../src/lib/pictures";
import type { Scene, Update } from "../src/lib/wire";

// That every patch which the server makes leads where it should is tried by tests/server/test_patch.py, with this very module.

describe("patches", () => {
  it("keep what they do not name", () => {
    const before = { a: { x: 1 }, b: { y: 2 }, c: 3 };
    const after = patched(before, { set: { d: 4 }, unset: ["c"], in: { b: { set: { y: 5 } } } });
    expect(after).toEqual({ a: { x: 1 }, b: { y: 5 }, d: 4 });
    expect(after.a).toBe(before.a);
    expect(before.b.y).toBe(2);
  });

  it("find things by their ids", () => {
    const before = [{ id: "a", n: 1 }, { id: "b" }, { id: "c" }];
    const patch = { by: "id", drop: ["b"], in: [["a", { set: { n: 2 } }]], order: ["c", "a"], add: [[1, { id: "d" }]] };
    const after = patched(before, patch as never);
    expect(after).toEqual([{ id: "c" }, { id: "d" }, { id: "a", n: 2 }]);
    expect(after[0]).toBe(before[2]);
  });

  it("count places where there are no ids", () => {
    expect(patched([1, 2, 3, 4], { cut: [1, 2], put: [9] })).toEqual([1, 9, 4]);
    expect(patched([{ x: 1 }, { x: 2 }], { in: [[1, { set: { x: 3 } }]] })).toEqual([{ x: 1 }, { x: 3 }]);
  });

  it("do not change what is not there", () => {
    expect(() => patched([{ id: "a" }], { by: "id", in: [["b", {}]] })).toThrow("there is no b");
  });
});

describe("a checksum", () => {
  it("does not depend on the order of fields or on how a whole number is written", () => {
    expect(checksum({ b: [1, "ü"], a: { d: 2, c: 0.5 } })).toBe(checksum(JSON.parse('{"a":{"c":0.5,"d":2.0},"b":[1.0,"ü"]}')));
    expect(checksum({ a: 1 })).not.toBe(checksum({ a: 2 }));
  });
});

describe("pictures", () => {
  const scene: Scene = { prompt: null, zones: [], seats: [] };
  const first: Update = { type: "update", version: 4, seat: 0, scene, offers: {} };
  const next: Update = {
    type: "update",
    version: 5,
    seat: 0,
    base: 4,
    beats: [{ version: 5, patch: { set: { asked: 1 } } as never }],
  };

  it("go on from what was shown", () => {
    const pictures = new Pictures();
    expect(pictures.unfold(first)?.first).toBe(true);
    const chapter = pictures.unfold(next);
    expect(chapter?.scene.asked).toBe(1);
    expect(chapter?.beats.length).toBe(1);
  });

  it("know when a step was lost, and begin anew with a whole one", () => {
    const pictures = new Pictures();
    expect(pictures.unfold(next)).toBeUndefined();
    pictures.unfold(first);
    expect(pictures.unfold({ ...next, base: 3 })).toBeUndefined();
    expect(pictures.unfold(next)).toBeUndefined();
    expect(pictures.unfold(first)?.scene).toEqual(scene);
    expect(pictures.unfold({ ...next, sum: 1 })).toBeUndefined();
  });
});
