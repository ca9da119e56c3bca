/** The coach: tells one thing at a time, while it is there to be seen. What it tells is data of the game. */
import type { Lesson } from "./wire";

export type Step = Lesson["step"][number];

/** What the coach sees of the table. */
export interface Sight {
  /** The name of what is asked of the learner, or nothing. */
  asked: string;
  /** The names of what has happened since the learner's last move. */
  heard: ReadonlySet<string>;
}

/** The first step that has not been told and whose moment is now; what has just happened goes first. */
export function next(steps: readonly Step[], told: ReadonlySet<string>, sight: Sight): Step | undefined {
  const due = steps.filter(
    (step) =>
      !told.has(step.id) &&
      (!step.after || told.has(step.after)) &&
      (!step.asked || step.asked === sight.asked) &&
      (!step.heard || sight.heard.has(step.heard)),
  );
  return due.find((step) => step.heard) ?? due[0];
}

export class Coach {
  told = $state.raw<ReadonlySet<string>>(new Set());
  /** Told now, until it is understood or the learner plays on. */
  step = $state.raw<Step | undefined>();

  constructor(
    readonly lesson: Lesson,
    told: string[],
    private readonly keep: (told: string[]) => void,
  ) {
    this.told = new Set(told);
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
