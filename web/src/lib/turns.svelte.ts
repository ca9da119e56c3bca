/** Several tables at once: at which of them it is my turn. Asked now and then; told in the title and, if allowed, by the browser. */
import * as api from "./api";
import { settings } from "./settings.svelte";
import { tables } from "./store";
import { t } from "./texts.svelte";
import type { TableCard } from "./wire";

const PAUSE = 15_000;
const MOST = 20;

class Turns {
  /** Tables that wait for me, the one that is open left out. */
  waiting = $state.raw<TableCard[]>([]);
  private here = "";
  private over = new Set<string>();
  private told = new Map<string, number>();

  /** Watches all tables but this one, until the returned function is called. */
  watch(here: string): () => void {
    this.here = here;
    this.waiting = [];
    void this.look();
    const timer = setInterval(() => void this.look(), PAUSE);
    return () => {
      clearInterval(timer);
      if (this.here === here) this.here = "";
    };
  }

  private async look(): Promise<void> {
    const { here } = this;
    const known = Object.entries(tables())
      .filter(([id, memory]) => id !== here && memory.keys.length && !this.over.has(id))
      .slice(-MOST);
    if (!known.length) return;
    try {
      const cards = await api.myTables({ keys: Object.fromEntries(known.map(([id, memory]) => [id, memory.keys])) });
      if (here !== this.here) return; // somebody has gone to another table meanwhile
      for (const card of cards) if (card.over) this.over.add(card.table);
      this.waiting = cards.filter((card) => !card.over && card.asked != null && card.mine.includes(card.asked));
      for (const card of this.waiting) this.tell(card.table, card.moved);
    } catch {
      // The server is away; the connection of the table says so.
    }
  }

  /** One notification for each turn, only while nobody looks at the page. */
  tell(table: string, moved: number): void {
    if (this.told.get(table) === moved) return;
    this.told.set(table, moved);
    if (!settings.notify || document.visibilityState === "visible" || !mayNotify()) return;
    const note = new Notification(t("your-turn"), { body: t("app-name"), tag: table });
    note.onclick = () => {
      window.focus();
      location.hash = `#/table/${table}`;
    };
  }
}

export const turns = new Turns();

/** What the browser says to notifications: over plain http it has none, and who refused them once is not asked again. */
export function notifications(): "granted" | "asks" | "refused" | "none" {
  if (!("Notification" in window) || !window.isSecureContext) return "none";
  return { granted: "granted", denied: "refused", default: "asks" }[Notification.permission] as "granted" | "asks" | "refused";
}

function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Asks the browser; whether it allows it. */
export async function allowNotifications(): Promise<boolean> {
  return notifications() !== "none" && (await Notification.requestPermission()) === "granted";
}

const ICON = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

/** A mark on the tab and, where the page was installed, on its icon. */
export function badge(mine: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const mark = (on: boolean) => {
    link?.setAttribute("href", on ? MARKED : ICON);
    void (on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
  };
  mark(mine);
  return () => mark(false);
}

/** What stands in the title: my turn here, or elsewhere, before the name. */
export function title(mine: boolean, elsewhere: number, name: string): string {
  if (mine) return `● ${t("your-turn")} · ${name}`;
  return elsewhere ? `(${elsewhere}) ${name}` : name;
}
