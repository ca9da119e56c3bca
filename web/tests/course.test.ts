import { describe, expect, it } from "vitest";
import { fits, Pupil } from "../src/lib/course.svelte";

describe("what a lesson wants", () => {
  it("knows stars, question marks and bars", () => {
    expect(fits("bid 120", "bid *")).toBe(true);
    expect(fits("use-card chest", "pay-fine|use-card *")).toBe(true);
    expect(fits("attack hero.b42m hero imp", "attack hero.b??m *")).toBe(true);
    expect(fits("attack hero.b42r hero imp", "attack hero.b??m *")).toBe(false);
    expect(fits("attack heroxb42m hero imp", "attack hero.b??m *")).toBe(false);
    expect(fits("end", "bid *")).toBe(false);
  });
});

describe("a pupil", () => {
  it("does one thing after the other, and nothing else", () => {
    const pupil = new Pupil(["fight *", "combat *"]);
    expect(pupil.judge("combat 3")).toBe(false);
    expect(pupil.wrong).toBe(1);
    expect(pupil.judge("fight a b")).toBe(true);
    expect(pupil.wrong).toBe(0);
    expect(pupil.judge("combat 3")).toBe(true);
    expect(pupil.done).toBe(true);
    expect(pupil.judge("combat 3")).toBe(false);
  });
  it("goes on until what the lesson is about was heard", () => {
    const pupil = new Pupil(["begin *|go *"], "task-done");
    pupil.heard = 2; // before the lesson
    expect(pupil.judge("begin blue")).toBe(true);
    expect(pupil.done).toBe(false);
    expect(pupil.judge("go 1")).toBe(true);
    pupil.heard = 3;
    expect(pupil.done).toBe(true);
  });
});
