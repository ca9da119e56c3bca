import { describe, expect, it } from "vitest";
import { Playback, type Pace, type Stage } from "../src/lib/playback";
import type { Happening, Update } from "../src/lib/wire";

const text = (id: string) => ({ type: "say" as const, id });

function happening(id: string, motions: Happening["motions"] = []): Happening {
  return { text: text(id), rule: "R-1", seat: 1, motions };
}

function update(version: number, happenings: Happening[], first = false): Update {
  return {
    type: "update",
    version,
    seat: 0,
    first,
    scene: { prompt: text("p"), zones: [], seats: [] },
    offers: {},
    log: [{ version, happenings }],
  };
}

class Recorder implements Stage {
  readonly heard: string[] = [];
  waits: (() => void)[] = [];
  held = false;
  tell = (one: Happening) => void this.heard.push(`tell ${one.text.id}`);
  move = (motion: { type: string }) => void this.heard.push(motion.type);
  place = (piece: string, space: string) => void this.heard.push(`${piece} to ${space}`);
  showCard = () => void this.heard.push("card");
  hideCard = () => void this.heard.push("card away");
  settle = (one: Update) => void this.heard.push(`settle ${one.version}`);
  frames: (() => void)[] = [];
  slow = false;
  painted = () => (this.slow ? new Promise<void>((resolve) => this.frames.push(resolve)) : Promise.resolve());
  wait = () => (this.held ? new Promise<void>((resolve) => this.waits.push(resolve)) : Promise.resolve());
}

const USUAL: Pace = { factor: 1, reduced: false, mine: () => false };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const walk = { type: "walk" as const, piece: "token", path: ["a", "b"] };

function play(pace: Partial<Pace> = {}) {
  const stage = new Recorder();
  const newest: number[] = [];
  const playback = new Playback(
    stage,
    () => ({ ...USUAL, ...pace }),
    (one) => newest.push(one.version),
  );
  return { stage, playback, newest };
}

describe("playback", () => {
  it("shows what happened before the scene settles, one update after the other", async () => {
    const { stage, playback } = play();
    playback.push(update(1, [happening("rolled", [{ type: "tumble", dice: "d", faces: ["1"] }, walk])]));
    playback.push(update(2, [happening("paid")]));
    await settled();
    expect(stage.heard).toEqual(["tell rolled", "tumble", "token to a", "token to b", "settle 1", "tell paid", "settle 2"]);
    expect(playback.busy).toBe(false);
  });

  it("animates and tells nothing of a first update", async () => {
    const { stage, playback } = play();
    playback.push(update(7, [happening("old", [walk])], true));
    await settled();
    expect(stage.heard).toEqual(["settle 7"]);
  });

  it("at once: tells everything, moves nothing", async () => {
    const { stage, playback } = play({ factor: 0 });
    playback.push(update(1, [happening("rolled", [walk])]));
    await settled();
    expect(stage.heard).toEqual(["tell rolled", "settle 1"]);
  });

  it("at once: what has settled is seen before the next begins, and what came meanwhile settles together", async () => {
    const { stage, playback, newest } = play({ factor: 0 });
    stage.slow = true;
    for (const version of [1, 2, 3]) playback.push(update(version, [happening(`move ${version}`)]));
    await settled();
    expect(stage.heard).toEqual(["tell move 1", "settle 1"]);
    expect(newest).toEqual([1]);
    stage.frames.forEach((resolve) => resolve());
    await settled();
    expect(stage.heard.slice(2)).toEqual(["tell move 2", "settle 2", "tell move 3", "settle 3"]);
    expect(newest).toEqual([1, 3]);
    expect(stage.frames.length).toBe(2);
  });

  it("with reduced motion goes straight to the end of a walk and lets nothing fly", async () => {
    const { stage, playback } = play({ reduced: true });
    playback.push(update(1, [happening("rolled", [walk, { type: "flight", icon: "", start: "a", end: "b" }])]));
    await settled();
    expect(stage.heard).toEqual(["tell rolled", "token to b", "settle 1"]);
  });

  it("skips to the newest update but still tells what happened", async () => {
    const { stage, playback, newest } = play();
    stage.held = true;
    playback.push(update(1, [happening("one", [walk])]));
    playback.push(update(2, [happening("two", [walk])]));
    playback.skip();
    stage.waits.forEach((resolve) => resolve());
    await settled();
    expect(stage.heard).toEqual(["tell one", "token to a", "settle 1", "tell two", "settle 2"]);
    expect(newest.at(-1)).toBe(2);
  });

  it("names the newest update as soon as it begins", async () => {
    const { stage, playback, newest } = play();
    stage.held = true;
    playback.push(update(1, [happening("one")]));
    expect(newest).toEqual([1]);
    playback.push(update(2, [happening("two")]));
    playback.push(update(3, [happening("three")]));
    expect(newest).toEqual([1]);
  });

  it("holds a card up before anything moves", async () => {
    const { stage, playback } = play();
    playback.push(update(1, [{ ...happening("drew", [walk]), card: { id: "c", name: text("c") } }]));
    await settled();
    expect(stage.heard.slice(0, 4)).toEqual(["tell drew", "card", "card away", "token to a"]);
  });
});
