/** Plays what happened beat by beat: the sentence, what moves, then the board as it was after it. The question comes when the
 *  story has arrived. */
import type { Beat, Chapter } from "./pictures";
import type { Happening } from "./wire";

export type Motion = NonNullable<Happening["motions"]>[number];

export interface Stage {
  /** Something is going to be shown: until it has been, nothing can be done. */
  begin(chapter: Chapter): void;
  /** A sentence for the log and the ear. */
  tell(beat: Beat): void;
  /** One movement on the table; lasts `time` milliseconds (for a walk: each step). */
  move(motion: Motion, time: number): void;
  place(piece: string, space: string, time: number): void;
  /** Something big, held up for all to see until it is put away. */
  holdUp(happening: Happening): void;
  putAway(): void;
  /** The board as it was after this beat. */
  settle(beat: Beat): void;
  /** The table as it is now. `last`: nothing more is to be shown, so here is the question. */
  arrive(chapter: Chapter, last: boolean): void;
  wait(time: number): Promise<void>;
  /** Until somebody asks for the next beat. */
  step(): Promise<void>;
  /** Until what has settled can be seen. */
  painted(): Promise<void>;
}

export interface Pace {
  /** 0: nothing is animated, 1: the usual pace, more: slower. */
  factor: number;
  reduced: boolean;
  /** Whether each beat waits for a sign. */
  stepping: boolean;
  /** How much there is to read. */
  letters: (happening: Happening) => number;
  /** Whether this seat is played here. */
  mine: (seat: number | null | undefined) => boolean;
}

const TIMES = { step: 170, walk: 1300, flight: 420, tumble: 600, flash: 300, pause: 280, own: 100, fade: 160 };
/** Milliseconds to read something big: to look up, for each letter, and at most. */
const READING = { least: 800, letter: 28, most: 5000 };

/** Whether it is shown large: a card, or what the game calls big. */
export function isBig({ card, big }: Happening): boolean {
  return Boolean(card ?? big);
}

export class Playback {
  private readonly queue: Chapter[] = [];
  private running = false;
  private hurrying = false;
  private unseen: Promise<void> | undefined;
  /** What was shown last, and nobody has asked for more yet. */
  private owed: Beat | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly pace: () => Pace,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  push(chapter: Chapter): void {
    if (chapter.first) {
      this.queue.length = 0;
      this.skip();
    }
    this.queue.push(chapter);
    if (!this.running) void this.run();
  }

  /** Jump to the present; what happened meanwhile still reaches the log. */
  skip(): void {
    if (this.running) this.hurrying = true;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let chapter = this.queue.shift(); chapter; chapter = this.queue.shift()) {
      if (this.unseen) await this.unseen;
      this.stage.begin(chapter);
      if (this.pace().stepping && this.owed && chapter.beats.length) await this.rest(this.owed, false);
      this.owed = undefined;
      if (this.still) chapter.beats.forEach((beat) => this.stage.tell(beat));
      else if (this.atOnce(chapter)) this.show(chapter);
      else await this.play(chapter);
      this.stage.arrive(chapter, !this.queue.length);
      const last = chapter.beats.at(-1);
      if (this.queue.length) await this.rest(last, this.isOwn(last, chapter));
      else this.owed = this.isOwn(last, chapter) ? undefined : last;
      // where nothing is animated, what has come meanwhile settles together
      this.unseen = this.still && this.queue.length ? undefined : this.stage.painted();
    }
    this.running = false;
    this.hurrying = false;
  }

  /** My own move, after which I am asked again with nothing in between: nobody waits for its show. */
  private atOnce(chapter: Chapter): boolean {
    const [beat, ...more] = chapter.beats;
    if (!beat || more.length) return false;
    const staged =
      (beat.happening && isBig(beat.happening)) || beat.happening?.motions?.some((motion) => motion.type === "tumble");
    return !staged && this.pace().mine(chapter.scene.asked) && this.isOwn(beat, chapter);
  }

  private isOwn(beat: Beat | undefined, chapter: Chapter): boolean {
    const seat = beat?.happening?.seat;
    return !beat?.happening || this.pace().mine(seat) || (seat == null && chapter.own === true);
  }

  private show(chapter: Chapter): void {
    for (const beat of chapter.beats) {
      this.stage.tell(beat);
      for (const motion of beat.happening?.motions ?? [])
        if (motion.type !== "walk" && !(this.pace().reduced && motion.type === "flight"))
          this.stage.move(motion, this.time(TIMES[motion.type]));
    }
  }

  private async play(chapter: Chapter): Promise<void> {
    for (const beat of chapter.beats) {
      this.stage.tell(beat);
      if (this.still) continue;
      if (beat.happening) await this.perform(beat.happening);
      if (beat === chapter.beats.at(-1)) return; // the chapter arrives
      if (this.still) continue;
      this.stage.settle(beat);
      await this.rest(beat, this.isOwn(beat, chapter));
    }
  }

  /** Time to read; own moves need little. */
  private async rest(beat: Beat | undefined, own: boolean): Promise<void> {
    if (!beat?.happening) return;
    if (this.pace().stepping && !own && !this.still) await this.stage.step();
    else await this.pause(own ? TIMES.own : TIMES.pause);
  }

  private async perform(happening: Happening): Promise<void> {
    if (isBig(happening)) {
      this.stage.holdUp(happening);
      const { least, letter, most } = READING;
      await this.pause(Math.min(most, least + letter * this.pace().letters(happening)));
      this.stage.putAway();
    }
    for (const motion of happening.motions ?? []) await this.carryOut(motion);
  }

  private async carryOut(motion: Motion): Promise<void> {
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
