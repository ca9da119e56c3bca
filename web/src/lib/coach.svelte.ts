/** The coach: tells one thing at a time, as soon as it is there to be seen. What it tells is data of the game. */
import type { Lesson } from "./wire";

export type Step = Lesson["step"][number];

/** What the coach sees of the table. */
export interface Sight {
  /** The name of what is asked of the learner, or nothing. */
  asked: string;
  /** The names of all that has happened. */
  heard: ReadonlySet<string>;
}

/** The first step that has not been told and whose moment has come. */
export function next(steps: readonly Step[], told: ReadonlySet<string>, sight: Sight): Step | undefined {
  return steps.find(
    (step) =>
      !told.has(step.id) &&
      (!step.after || told.has(step.after)) &&
      (!step.asked || step.asked === sight.asked) &&
      (!step.heard || sight.heard.has(step.heard)),
  );
}

export class Coach {
  told = $state.raw<ReadonlySet<string>>(new Set());
  /** Told now; it stays until it is understood, also if its moment passes. */
  step = $state.raw<Step | undefined>();

  constructor(
    readonly lesson: Lesson,
    told: string[],
    private readonly keep: (told: string[]) => void,
  ) {
    this.told = new Set(told);
  }

  get number(): number {
    return this.told.size + 1;
  }

  get over(): boolean {
    return this.told.size >= this.lesson.step.length;
  }

  look(sight: Sight): void {
    this.step ??= next(this.lesson.step, this.told, sight);
  }

  understood(): void {
    if (!this.step) return;
    this.told = new Set([...this.told, this.step.id]);
    this.step = undefined;
    this.keep([...this.told]);
  }

  skip(): void {
    this.step = undefined;
    this.told = new Set(this.lesson.step.map((step) => step.id));
    this.keep([...this.told]);
  }
}
