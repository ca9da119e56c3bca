/** A table is put on the page in many goes, all of them short, so that the browser can answer in between: first who sits here, the
 *  hand and all else that the board is arranged by, then the board, some spaces at a time, and its pieces, then what stands beside
 *  it, and at last what can be done. It is shown when it is whole: nothing jumps. */
import { flushSync } from "svelte";
import { soon } from "./soon";

const SPACES = 6;
const LONGEST = 8; // milliseconds after which no further step is taken in one go

export class Arriving {
  zones = $state(false);
  /** How many spaces of the board are there; Infinity: all of it. */
  room = $state(0);
  side = $state(false);
  offers = $state(false);

  /** Call inside a component. */
  constructor(private readonly spaces: () => number) {
    let left = false;
    const go = (): void => {
      if (left) return;
      const until = performance.now() + LONGEST;
      do flushSync(() => this.step());
      while (!this.offers && performance.now() < until);
      if (!this.offers) soon(go);
    };
    $effect(() => {
      soon(go);
      return () => (left = true);
    });
  }

  private step(): void {
    if (!this.zones) this.zones = true;
    else if (this.room < this.spaces()) this.room += SPACES;
    else if (this.room < Infinity) this.room = Infinity;
    else if (!this.side) this.side = true;
    else this.offers = true;
  }
}
