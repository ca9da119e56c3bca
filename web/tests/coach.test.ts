import { describe, expect, it } from "vitest";
import { next, type Step } from "../src/lib/coach.svelte";

const steps: Step[] = [
  { id: "welcome" },
  { id: "roll", asked: "decide-own", after: "welcome" },
  { id: "rent", heard: "rent-paid" },
  { id: "end", after: "rent" },
];
const nothing = { asked: "", heard: new Set<string>() };

describe("the coach", () => {
  it("begins at the beginning", () => {
    expect(next(steps, new Set(), nothing)?.id).toBe("welcome");
  });
  it("waits for the moment of a step, and lets others pass", () => {
    expect(next(steps, new Set(["welcome"]), nothing)).toBeUndefined();
    expect(next(steps, new Set(["welcome"]), { ...nothing, asked: "decide-own" })?.id).toBe("roll");
    expect(next(steps, new Set(["welcome"]), { ...nothing, heard: new Set(["rent-paid"]) })?.id).toBe("rent");
  });
  it("tells first what has just happened", () => {
    expect(next(steps, new Set(["welcome"]), { asked: "decide-own", heard: new Set(["rent-paid"]) })?.id).toBe("rent");
  });
  it("keeps the order of what builds on something", () => {
    expect(next(steps, new Set(), { ...nothing, asked: "decide-own" })?.id).toBe("welcome");
    expect(next(steps, new Set(["welcome", "roll"]), nothing)).toBeUndefined();
    expect(next(steps, new Set(["welcome", "rent"]), nothing)?.id).toBe("end");
  });
});
