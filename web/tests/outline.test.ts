import { expect, test } from "vitest";
import { rounded } from "../scripts/outline.ts";

test("an outline is drawn in whole units", () => {
  expect(rounded("M10.4 20.6h5.5v-3.2z")).toBe("M10 21h6v-4z");
});

test("what is relative does not drift", () => {
  expect(rounded("M0 0l.4.4.4.4.4.4")).toBe("M0 0l0 0 1 1 0 0");
});

test("a new part begins where the last one did", () => {
  expect(rounded("m1.2 1.2l5 5zm1 1h3")).toBe("m1 1l5 5zm1 1h3");
});

test("radii and flags of arcs stay", () => {
  expect(rounded("M0 0a20.5 20.5 0 0 1 35.8-3.1")).toBe("M0 0a20.5 20.5 0 0 1 36-3");
});

test("what cannot be read is an error", () => {
  expect(() => rounded("M0 0a20 20 0 0135 3")).toThrow("Not a path");
});
