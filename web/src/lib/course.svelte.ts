/** A lesson of a course: one thing to do at the real table. What counts as done is data of the game; what does not is not sent. */

/** Whether an action is what a lesson wants: a star stands for anything, a question mark for a letter, a bar for "or". */
export function fits(action: string, wanted: string): boolean {
  return wanted.split("|").some((one) => {
    const pattern = one
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".");
    return new RegExp(`^${pattern}$`).test(action);
  });
}

export class Pupil {
  /** How many of the things to do are done. */
  at = $state(0);
  /** How often something else was tried at this step. */
  wrong = $state(0);
  /** How often what ends the lesson was heard, and how often when the lesson began. */
  heard = $state(0);
  private before = 0;

  constructor(
    private readonly wanted: readonly string[],
    private readonly until = "",
  ) {}

  get begun(): boolean {
    return this.at > 0;
  }

  get done(): boolean {
    return this.at >= this.wanted.length && (!this.until || this.heard > this.before);
  }

  /** Whether an action may be sent: it is what the lesson wants now. The last thing is wanted until what ends the lesson is heard. */
  judge(action: string): boolean {
    if (this.done) return false;
    const wanted = this.wanted[Math.min(this.at, this.wanted.length - 1)] ?? "";
    if (!fits(action, wanted)) {
      this.wrong++;
      return false;
    }
    if (!this.begun) this.before = this.heard;
    this.wrong = 0;
    this.at++;
    return true;
  }
}
