/** A table is put on the page in several goes, none of them long, so that the browser can answer in between: first the hand and all
 *  else that the board is arranged by, then the board, some spaces at a time, then what stands beside it, and at last what can be
 *  done. It is shown when it is whole: nothing jumps. */
import { flushSync } from "svelte";

const SPACES = 12;
const LONGEST = 25; // milliseconds after which no further step is taken in one go

export class Arriving {
  zones = $state(false);
  /** How many spaces of the board are there. */
  room = $state(0);
  side = $state(false);
  offers = $state(false);

  /** Call inside a component. */
  constructor(private readonly spaces: () => number) {
    let timer: ReturnType<typeof setTimeout>;
    const go = (): void => {
      const until = performance.now() + LONGEST;
      do flushSync(() => this.step());
      while (!this.offers && performance.now() < until);
      if (!this.offers) timer = setTimeout(go);
    };
    $effect(() => {
      timer = setTimeout(go);
      return () => clearTimeout(timer);
    });
  }

  private step(): void {
    if (!this.zones) this.zones = true;
    else if (this.room < this.spaces()) this.room += SPACES;
    else if (!this.side) this.side = true;
    else {
      this.room = Infinity;
      this.offers = true;
    }
  }
}
