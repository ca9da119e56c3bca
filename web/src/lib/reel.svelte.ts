/** A game on a reel: winds to any frame, plays on, and hands each frame to a table that draws it as it would a live one. */
import * as api from "./api";
import { FACTORS, settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import type { ReplayCard, Update } from "./wire";

export const EVERYTHING = -1;
export const SPECTATOR = -2;

const AHEAD = 12;
const PAUSE = 450;

export class Reel {
  card = $state.raw<ReplayCard | undefined>();
  at = $state(0);
  viewer = $state(SPECTATOR);
  playing = $state(false);
  trouble = $state("");
  readonly table: Table;

  private show: (update: Update) => void = () => {};
  /** What comes next, beat by beat, as far as it is here. */
  private ahead = $state.raw<Update[]>([]);
  /** How many beats of the frame have been shown; none: it was shown whole. */
  private beat = $state<number | undefined>();
  /** Counts what the reader asked for: an answer that comes late is for nobody. */
  private wish = 0;

  constructor(
    readonly id: string,
    private readonly keys: string[],
  ) {
    this.table = new Table(
      id,
      { keys: [] },
      (_table, _hello, hear) => {
        this.show = hear;
        return { send: () => false, close: () => {} };
      },
      true,
    );
  }

  get length(): number {
    return this.card?.length ?? 0;
  }

  /** Which frame, and how many of its beats if not all. */
  get place(): string {
    return this.beat === undefined ? `${this.at}` : `${this.at}:${this.beat}`;
  }

  get atEnd(): boolean {
    return this.at >= this.length && !this.ahead.length;
  }

  /** The heading that the frame belongs to, by its place in the list; -1 before the first. */
  heading = $derived.by(() => (this.card?.bookmarks ?? []).findLastIndex((mark) => mark.version <= this.at));

  async open(version: number, viewer: number | undefined): Promise<void> {
    try {
      const card = await api.replay(this.id, this.keys);
      this.table.game = card.game;
      this.table.sitters = card.seats;
      this.viewer = viewer !== undefined && card.viewers.includes(viewer) ? viewer : (this.usualViewer(card) ?? SPECTATOR);
      this.card = card;
      await this.jump(version);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.playing = false;
    this.wish++;
  }

  /** Show one frame at once, without motion; only its first beats, if so many are named. */
  async jump(version: number, beats?: number): Promise<void> {
    const wish = ++this.wish;
    const target = Math.max(0, Math.min(version, this.length));
    this.at = target;
    const [frame, ...rest] = await this.fetch(beats === undefined ? target : target - 1, true);
    if (wish !== this.wish || !frame) return;
    const steps = rest.flatMap(split);
    this.beat = beats;
    for (const shown of [frame, ...steps.slice(0, beats ?? 0)]) this.show(shown);
    this.ahead = steps.slice(beats ?? 0);
    this.table.skip();
  }

  async look(viewer: number): Promise<void> {
    this.viewer = viewer;
    await this.jump(this.at);
  }

  /** On to the next beat, with motion. */
  async step(): Promise<boolean> {
    const wish = ++this.wish;
    this.table.skip();
    for (;;) {
      if (!this.ahead.length && !this.atEnd) this.ahead = (await this.fetch(this.at + 1, false)).flatMap(split);
      const [next, ...rest] = wish === this.wish ? this.ahead : [];
      if (!next) return false;
      this.ahead = rest;
      this.beat = next.version === this.at ? (this.beat ?? 0) + 1 : 1;
      this.at = next.version;
      this.show(next);
      if (next.beats?.[0]?.happening || this.atEnd) return true;
    }
  }

  /** Back to the beat before. */
  async back(): Promise<void> {
    const shown = this.beat ?? (await this.beatsOf(this.at));
    if (shown > 1) await this.jump(this.at, shown - 1);
    else await this.jump(this.card?.steps.findLast((version) => version < this.at) ?? 0);
  }

  turn(forward: boolean): Promise<void> {
    const marks = this.card?.bookmarks ?? [];
    const next = forward
      ? marks.find((mark) => mark.version > this.at)?.version
      : marks.findLast((mark) => mark.version < this.at)?.version;
    return this.jump(next ?? (forward ? this.length : 0));
  }

  async play(): Promise<void> {
    if (this.atEnd) await this.jump(0);
    this.playing = true;
    while (this.playing && (await this.step())) {
      await this.settled();
      await pause(PAUSE * Math.max(0.8, FACTORS[settings.speed]));
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  wind(move: () => Promise<unknown>): void {
    this.stop();
    void move();
  }

  private usualViewer(card: ReplayCard): number | undefined {
    if (card.viewers.includes(EVERYTHING)) return EVERYTHING;
    return card.viewers.find((viewer) => viewer >= 0);
  }

  private async beatsOf(version: number): Promise<number> {
    return version ? ((await this.fetch(version, false, 1))[0]?.beats ?? []).length : 0;
  }

  private async fetch(start: number, fresh: boolean, count = AHEAD): Promise<Update[]> {
    const wanted = { viewer: this.viewer, start, count, fresh, keys: this.keys };
    return (await api.frames(this.id, wanted)).frames;
  }

  private async settled(): Promise<void> {
    while (this.playing && this.table.busy) await pause(50);
  }
}

/** A frame beat by beat: each an update that goes on from the one before. */
function split(frame: Update): Update[] {
  return (frame.beats ?? []).map((beat, index) => ({ ...frame, base: index ? frame.version : frame.base, beats: [beat] }));
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
