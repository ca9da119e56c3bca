import { beforeEach, describe, expect, it } from "vitest";
import { nextName } from "../src/studio/bench.svelte";
import { keepUnsaved, unsavedOf } from "../src/studio/memory";

class Drawer {
  private readonly held = new Map<string, string>();
  getItem = (name: string) => this.held.get(name) ?? null;
  setItem = (name: string, text: string) => void this.held.set(name, text);
  removeItem = (name: string) => void this.held.delete(name);
  get size() {
    return this.held.size;
  }
}

const edits = (amount: number) => ({ version: 1, files: { "a.toml": `amount = ${amount}`, "b.toml": null }, name: "Mine" });
let local: Drawer;
const newTab = () => Object.assign(globalThis, { sessionStorage: new Drawer() });

beforeEach(() => {
  local = new Drawer();
  Object.assign(globalThis, { localStorage: local });
  newTab();
});

describe("what has not reached the server", () => {
  it("is there again after the tab was closed, and gone when it is saved", () => {
    keepUnsaved("k", edits(3));
    newTab();
    expect(unsavedOf("k")).toEqual(edits(3));
    keepUnsaved("k", undefined);
    expect(local.size).toBe(0);
  });
  it("is not thrown away by another tab that saves", () => {
    keepUnsaved("k", edits(3));
    const first = globalThis.sessionStorage;
    newTab();
    keepUnsaved("k", edits(4));
    keepUnsaved("k", undefined);
    Object.assign(globalThis, { sessionStorage: first });
    expect(unsavedOf("k")).toEqual(edits(3));
  });
});

describe("one more file", () => {
  it("has the next name that is free", () => {
    const taken = ["mission-01.toml", "mission-02.toml", "mission-14.toml", "shop.toml"];
    expect(nextName("mission-01.toml", taken)).toBe("mission-03.toml");
    expect(nextName("mission-14.toml", taken)).toBe("mission-15.toml");
    expect(nextName("shop.toml", taken)).toBe("shop-2.toml");
  });
});
