import { describe, expect, it } from "vitest";
import { Playback, type Pace, type Stage } from "../src/lib/playback";
import type { Beat, Chapter } from "../src/lib/pictures";
import type { Happening } from "../src/lib/wire";

const text = (id: string) => ({ type: "say" as const, id });

function happening(id: string, motions: Happening["motions"] = []): Happening {
  return { text: text(id), rule: "R-1", seat: 1, motions };
}

function chapter(version: number, happenings: Happening[], parts: Partial<Chapter> = {}): Chapter {
  const scene = { prompt: text("p"), zones: [], seats: [] };
  const beats = happenings.map((one) => ({ version, happening: one, scene }));
  return { version, seat: 0, first: false, entries: [], earlier: false, scene, offers: {}, beats, ...parts };
}

class Recorder implements Stage {
  readonly heard: string[] = [];
  waits: (() => void)[] = [];
  held = false;
  begin = () => undefined;
  tell = (one: Beat) => void this.heard.push(`tell ${one.happening?.text.id}`);
  move = (motion: { type: string }) => void this.heard.push(motion.type);
  place = (piece: string, space: string) => void this.heard.push(`${piece} to ${space}`);
  holdUp = () => void this.heard.push("held up");
  putAway = () => void this.heard.push("put away");
  steps: (() => void)[] = [];
  step = () => new Promise<void>((resolve) => this.steps.push(resolve));
  settle = (one: Beat) => void this.heard.push(`settle ${one.happening?.text.id}`);
  arrive = (one: Chapter, last: boolean) => void this.heard.push(`${last ? "ask" : "arrive"} ${one.version}`);
  frames: (() => void)[] = [];
  slow = false;
  painted = () => (this.slow ? new Promise<void>((resolve) => this.frames.push(resolve)) : Promise.resolve());
  wait = () => (this.held ? new Promise<void>((resolve) => this.waits.push(resolve)) : Promise.resolve());
}

const USUAL: Pace = { factor: 1, reduced: false, stepping: false, letters: () => 40, mine: () => false };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const walk = { type: "walk" as const, piece: "token", path: ["a", "b"] };

function play(pace: Partial<Pace> = {}) {
  const stage = new Recorder();
  const playback = new Playback(stage, () => ({ ...USUAL, ...pace }));
  return { stage, playback };
}

describe("playback", () => {
  it("tells, moves and settles beat by beat, and asks at the end", async () => {
    const { stage, playback } = play();
    const tumble = { type: "tumble" as const, dice: "d", faces: ["1"] };
    playback.push(chapter(1, [happening("rolled", [tumble]), happening("walked", [walk]), happening("paid")]));
    playback.push(chapter(2, [happening("bought")]));
    await settled();
    expect(stage.heard).toEqual([
      "tell rolled",
      "tumble",
      "settle rolled",
      "tell walked",
      "token to a",
      "token to b",
      "settle walked",
      "tell paid",
      "arrive 1",
      "tell bought",
      "ask 2",
    ]);
    expect(playback.busy).toBe(false);
  });

  it("animates and tells nothing of a first one", async () => {
    const { stage, playback } = play();
    playback.push(chapter(7, [], { first: true }));
    await settled();
    expect(stage.heard).toEqual(["ask 7"]);
  });

  it("leaves what is being shown when the present comes whole", async () => {
    const { stage, playback } = play();
    stage.held = true;
    playback.push(chapter(1, [happening("one", [walk]), happening("two")]));
    playback.push(chapter(2, [happening("three")]));
    playback.push(chapter(9, [], { first: true }));
    stage.waits.forEach((resolve) => resolve());
    await settled();
    expect(stage.heard.at(-1)).toBe("ask 9");
    expect(stage.heard).not.toContain("tell three");
    expect(stage.heard).not.toContain("settle one");
  });

  it("at once: tells everything, moves nothing", async () => {
    const { stage, playback } = play({ factor: 0 });
    playback.push(chapter(1, [happening("rolled", [walk]), happening("paid")]));
    await settled();
    expect(stage.heard).toEqual(["tell rolled", "tell paid", "ask 1"]);
  });

  it("at once: what has settled is seen before the next begins, and what came meanwhile settles together", async () => {
    const { stage, playback } = play({ factor: 0 });
    stage.slow = true;
    for (const version of [1, 2, 3]) playback.push(chapter(version, [happening(`move ${version}`)]));
    await settled();
    expect(stage.heard).toEqual(["tell move 1", "ask 1"]);
    stage.frames.forEach((resolve) => resolve());
    await settled();
    expect(stage.heard.slice(2)).toEqual(["tell move 2", "arrive 2", "tell move 3", "ask 3"]);
    expect(stage.frames.length).toBe(2);
  });

  it("waits for nobody's own move that is followed by a question at once", async () => {
    const { stage, playback } = play({ mine: () => true });
    stage.held = true;
    playback.push(chapter(1, [happening("walked", [walk, { type: "flash", target: "a" }])]));
    await settled();
    expect(stage.heard).toEqual(["tell walked", "flash", "ask 1"]);
    expect(stage.waits).toEqual([]);
  });

  it("lets own dice tumble first", async () => {
    const { stage, playback } = play({ mine: () => true });
    stage.held = true;
    playback.push(chapter(1, [happening("rolled", [{ type: "tumble", dice: "d", faces: ["1"] }])]));
    await settled();
    expect(stage.heard).toEqual(["tell rolled", "tumble"]);
  });

  it("with reduced motion goes straight to the end of a walk and lets nothing fly", async () => {
    const { stage, playback } = play({ reduced: true });
    playback.push(chapter(1, [happening("rolled", [walk, { type: "flight", icon: "", start: "a", end: "b" }])]));
    await settled();
    expect(stage.heard).toEqual(["tell rolled", "token to b", "ask 1"]);
  });

  it("skips to the present but still tells what happened", async () => {
    const { stage, playback } = play();
    stage.held = true;
    playback.push(chapter(1, [happening("one", [walk]), happening("two", [walk])]));
    playback.push(chapter(2, [happening("three", [walk])]));
    playback.skip();
    stage.waits.forEach((resolve) => resolve());
    await settled();
    expect(stage.heard).toEqual(["tell one", "token to a", "tell two", "arrive 1", "tell three", "ask 2"]);
  });

  it("holds a card up before anything moves", async () => {
    const { stage, playback } = play();
    playback.push(chapter(1, [{ ...happening("drew", [walk]), card: { id: "c", name: text("c") } }]));
    await settled();
    expect(stage.heard.slice(0, 4)).toEqual(["tell drew", "held up", "put away", "token to a"]);
  });

  it("step by step: each beat of others waits for a sign, and so does the next move", async () => {
    const { stage, playback } = play({ stepping: true });
    playback.push(chapter(1, [happening("one"), happening("two")]));
    await settled();
    expect(stage.heard).toEqual(["tell one", "settle one"]);
    stage.steps.shift()?.();
    await settled();
    expect(stage.heard.slice(2)).toEqual(["tell two", "ask 1"]);
    playback.push(chapter(2, [happening("three")]));
    await settled();
    expect(stage.heard.length).toBe(4);
    stage.steps.shift()?.();
    await settled();
    expect(stage.heard.slice(4)).toEqual(["tell three", "ask 2"]);
  });

  it("holds up what is big for as long as it takes to read", async () => {
    const times: number[] = [];
    const { stage, playback } = play({ factor: 2, letters: ({ text }) => text.id.length });
    stage.wait = (time?: number) => (times.push(time ?? 0), Promise.resolve());
    playback.push(chapter(1, [{ ...happening("won"), big: true }]));
    playback.push(chapter(2, [{ ...happening("won by a very long way"), big: true }]));
    await settled();
    expect(stage.heard.slice(0, 3)).toEqual(["tell won", "held up", "put away"]);
    const [first = 0, , second = 0] = times;
    expect(second - first).toBe(2 * 28 * ("won by a very long way".length - "won".length));
  });

  it("waits for nobody's own move, whoever its sentence is about", async () => {
    const { stage, playback } = play({ stepping: true, mine: (seat) => seat === 0 });
    stage.held = true;
    const scene = { prompt: text("p"), zones: [], seats: [], asked: 0 };
    playback.push(chapter(1, [{ ...happening("walked"), seat: null }], { own: true, scene }));
    await settled();
    expect(stage.heard).toEqual(["tell walked", "ask 1"]);
    playback.push(chapter(2, [{ ...happening("walked"), seat: null }], { scene }));
    await settled();
    expect(stage.heard.slice(2)).toEqual(["tell walked", "ask 2"]);
    playback.push(chapter(3, [happening("answered")], { scene }));
    await settled();
    expect(stage.steps.length).toBe(1);
    expect(stage.heard.length).toBe(4);
  });
});
