/** Plays updates one after the other: what happened is shown first, then the new scene settles, and is seen before the next one
 *  begins. */
import type { Happening, Update } from "./wire";

export type Motion = NonNullable<Happening["motions"]>[number];

export interface Stage {
  /** A sentence for the log and the ear. */
  tell(happening: Happening, version: number): void;
  /** One movement on the table; lasts `time` milliseconds (for a walk: each step). */
  move(motion: Motion, time: number): void;
  place(piece: string, space: string, time: number): void;
  showCard(happening: Happening): void;
  hideCard(): void;
  settle(update: Update): void;
  wait(time: number): Promise<void>;
  /** Until what has settled can be seen. */
  painted(): Promise<void>;
}

export interface Pace {
  /** 0: nothing is animated, 1: the usual pace, more: slower. */
  factor: number;
  reduced: boolean;
  /** Own moves need no pause for reading. */
  mine: (seat: number | null | undefined) => boolean;
}

const TIMES = { step: 170, walk: 1300, flight: 420, tumble: 600, flash: 300, card: 1700, pause: 280, own: 100, fade: 160 };

export class Playback {
  private readonly queue: Update[] = [];
  private running = false;
  private hurrying = false;
  private unseen: Promise<void> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly pace: () => Pace,
    /** Called when the newest update begins to play. */
    private readonly newest: (update: Update) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.running;
  }

  get waiting(): number {
    return this.queue.length;
  }

  push(update: Update): void {
    if (update.first) this.queue.length = 0;
    this.queue.push(update);
    if (!this.running) void this.run();
  }

  /** Jump to the newest update; what happened meanwhile still reaches the log. */
  skip(): void {
    if (this.running) this.hurrying = true;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      if (this.unseen) await this.unseen;
      if (!this.queue.length) this.newest(update);
      if (this.still) this.tell(update);
      else await this.play(update);
      this.stage.settle(update);
      // where nothing is animated, what has come meanwhile settles together
      this.unseen = this.still && this.queue.length ? undefined : this.stage.painted();
    }
    this.running = false;
    this.hurrying = false;
  }

  private tell(update: Update): void {
    if (update.first) return;
    for (const entry of update.log) for (const happening of entry.happenings) this.stage.tell(happening, entry.version);
  }

  private async play(update: Update): Promise<void> {
    if (update.first) return;
    for (const entry of update.log) {
      for (const happening of entry.happenings) {
        this.stage.tell(happening, entry.version);
        await this.show(happening);
      }
    }
  }

  private async show(happening: Happening): Promise<void> {
    if (this.still) return;
    if (happening.card) {
      this.stage.showCard(happening);
      await this.pause(TIMES.card);
      this.stage.hideCard();
    }
    for (const motion of happening.motions ?? []) await this.perform(motion);
    const { mine } = this.pace();
    await this.pause(mine(happening.seat) ? TIMES.own : TIMES.pause);
  }

  private async perform(motion: Motion): Promise<void> {
    if (this.still) return;
    const { reduced } = this.pace();
    if (motion.type === "walk") {
      const path = reduced ? motion.path.slice(-1) : motion.path;
      const step = Math.min(TIMES.step, TIMES.walk / path.length);
      for (const space of path) {
        if (this.still) return;
        this.stage.place(motion.piece, space, this.time(step));
        await this.pause(step);
      }
      return;
    }
    if (reduced && motion.type === "flight") return;
    const time = reduced ? TIMES.fade : TIMES[motion.type];
    this.stage.move(motion, this.time(time));
    await this.pause(time);
  }

  private get still(): boolean {
    return this.hurrying || this.pace().factor === 0;
  }

  private time(base: number): number {
    return base * this.pace().factor;
  }

  private async pause(base: number): Promise<void> {
    if (!this.still) await this.stage.wait(this.time(base));
  }
}
