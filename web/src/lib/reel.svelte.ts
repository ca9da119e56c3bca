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
  private readonly ahead = new Map<number, Update>();
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

  get atEnd(): boolean {
    return this.at >= this.length;
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

  /** Show one frame at once, without motion. */
  async jump(version: number): Promise<void> {
    const wish = ++this.wish;
    const start = Math.max(0, Math.min(version, this.length));
    this.ahead.clear();
    this.at = start;
    const frames = await this.fetch(start, true);
    if (wish !== this.wish) return;
    this.keep(frames.slice(1));
    const [frame] = frames;
    if (frame) this.show(frame);
  }

  async look(viewer: number): Promise<void> {
    this.viewer = viewer;
    await this.jump(this.at);
  }

  /** On to the next frame in which something happens, with motion. */
  async step(): Promise<boolean> {
    const target = this.card?.steps.find((version) => version > this.at) ?? this.length;
    if (target <= this.at) return false;
    const wish = ++this.wish;
    this.table.skip();
    for (let version = this.at + 1; version <= target; version++) {
      if (!this.ahead.has(version)) this.keep(await this.fetch(version, false));
      if (wish !== this.wish) return false;
      const frame = this.ahead.get(version);
      if (!frame) return false;
      this.ahead.delete(version);
      this.at = version;
      this.show(frame);
    }
    return true;
  }

  back(): Promise<void> {
    return this.jump(this.card?.steps.findLast((version) => version < this.at) ?? 0);
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

  private keep(frames: Update[]): void {
    for (const frame of frames) this.ahead.set(frame.version, frame);
  }

  private async fetch(start: number, fresh: boolean): Promise<Update[]> {
    const wanted = { viewer: this.viewer, start, count: AHEAD, fresh, keys: this.keys };
    return (await api.frames(this.id, wanted)).frames;
  }

  private async settled(): Promise<void> {
    while (this.playing && this.table.busy) await pause(50);
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
