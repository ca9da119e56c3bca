/** A table is put on the page in several goes, each in a task of its own, so that the browser can answer in between: first the
 *  hand and all else that the board is arranged by, then the board, some spaces at a time, then what stands beside it, and at last
 *  what can be done. It is shown when it is whole: nothing jumps. */

const SPACES = 12;

export class Arriving {
  zones = $state(false);
  /** How many spaces of the board are there. */
  room = $state(0);
  side = $state(false);
  offers = $state(false);

  /** Call inside a component. */
  constructor(spaces: () => number) {
    let timer: ReturnType<typeof setTimeout>;
    const go = (): void => {
      if (!this.zones) this.zones = true;
      else if (this.room < spaces()) this.room += SPACES;
      else if (!this.side) this.side = true;
      else {
        this.room = Infinity;
        this.offers = true;
        return;
      }
      timer = setTimeout(go);
    };
    $effect(() => {
      timer = setTimeout(go);
      return () => clearTimeout(timer);
    });
  }
}
