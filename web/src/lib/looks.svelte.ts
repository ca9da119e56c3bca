/** How the game that is played looks: its colours, its emblem and its icons. */
import * as api from "./api";
import { fetchIcons } from "./icons.svelte";
import { mooded } from "./paint";
import type { GameCard } from "./wire";

export class Looks {
  private cards = $state.raw<GameCard[] | undefined>();
  private readonly look = $derived.by(() => this.cards?.find((card) => card.id === this.game())?.look);

  /** Made by a page, for the game that its table says it plays. */
  constructor(private readonly game: () => string) {
    api.games().then(
      (cards) => (this.cards = cards),
      () => (this.cards = []),
    );
    $effect(() => {
      if (this.look) fetchIcons(this.look.icons);
    });
  }

  get known(): boolean {
    return this.cards !== undefined;
  }

  get style(): string {
    return mooded(this.look);
  }

  get emblem(): string {
    return this.look?.emblem ?? "";
  }
}
