/** What is looked at closely: the words about a thing, and what a board shows meanwhile. Asked for when somebody looks, as the
 *  table was in the version that is shown. */
import type { Glimpse, LookedUp, LookUp, Sheet } from "./wire";

export class LookUps {
  private found = $state.raw<Readonly<Record<string, LookedUp>>>({});
  private version = $state(-1);
  private asked = new Set<string>();

  constructor(private readonly send: (message: LookUp) => boolean) {}

  /** This version is shown now. */
  turnTo(version: number): void {
    this.version = version;
    this.asked = new Set();
  }

  ask(name: string): void {
    const { version } = this;
    if (version < 0 || this.asked.has(name)) return;
    if (this.send({ type: "look-up", version, name })) this.asked.add(name);
  }

  hear(answer: LookedUp): void {
    if (answer.version === this.version) this.found = { ...this.found, [answer.name]: answer };
  }

  /** As it was known last, until it is known anew. */
  sheet(name: string): Sheet | undefined {
    return this.found[name]?.sheet ?? undefined;
  }

  glimpse(name: string): Glimpse | undefined {
    const answer = this.found[name];
    return (answer?.version === this.version && answer.glimpse) || undefined;
  }
}
