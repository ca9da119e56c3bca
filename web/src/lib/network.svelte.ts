/** Where other devices find this server, for links that work there. */
import * as api from "./api";
import type { Network } from "./wire";

const NOTHING: Network = { addresses: [], opened: false, switch: false };
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  known = $state.raw<Network>(NOTHING);
  /** The address that was chosen, where there are several. */
  chosen = $state(0);
  /** Whether this page was opened under a name that only this machine understands. */
  readonly local = LOCAL.test(location.hostname);
  /** Whether it is known what stands in a link. */
  ready = $state(!this.local);
  private asked: Promise<void> | undefined;

  /** Asks the server, once or anew. */
  ask(anew = false): Promise<void> {
    if (anew) this.asked = undefined;
    this.asked ??= api
      .network()
      .then((known) => void (this.known = known))
      .catch(() => void (this.asked = undefined))
      .finally(() => (this.ready = true));
    return this.asked;
  }

  async letIn(others: boolean): Promise<void> {
    this.known = await api.letIn({ others });
    this.chosen = 0;
  }

  /** The addresses that can stand in a link; where this page was opened from elsewhere, that one works. */
  get addresses(): string[] {
    return this.local ? this.known.addresses : [location.origin];
  }

  /** Whether nobody but this machine can open what this page links to. */
  get alone(): boolean {
    return this.ready && !this.addresses.length;
  }

  link(path: string): string {
    const origin = this.addresses[this.chosen] ?? this.addresses[0] ?? location.origin;
    return `${origin}${location.pathname}#/${path}`;
  }
}

export const reach = new Reach();
