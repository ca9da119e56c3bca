/** Keys that lead from one place of the table to another. */
import { entrance } from "./roving";

const PLACES: Record<string, string[]> = { o: [".form", ".desk"], b: [".board .drawing"], c: [".hands"], l: [".log"] };
/** What comes first among the offers, wherever it stands. */
const FIRST = ".confirm .main, [data-number='1']";
const CONTROL = "input:not([type=range]), button, [data-stop]";

/** Whether the key named a place of the table, and the focus has gone there. */
export function goTo(key: string): boolean {
  const [place] = (PLACES[key] ?? []).flatMap((name) => document.querySelector<HTMLElement>(name) ?? []);
  const target = place?.matches("[tabindex]")
    ? place
    : (place?.querySelector<HTMLElement>(FIRST) ?? entrance(place) ?? place?.querySelector<HTMLElement>(CONTROL));
  target?.focus();
  return Boolean(target);
}

/** From what has the focus to the next thing on the table that can be chosen (-1: to the one before). */
export function goToUsable(usable: ReadonlySet<string>, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("main [data-id]")]
    .filter((thing) => usable.has(thing.dataset["id"] ?? ""))
    .map((thing) => (thing.matches(CONTROL) ? thing : thing.querySelector<HTMLElement>(CONTROL)))
    .filter((thing) => thing?.checkVisibility());
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at(at < 0 ? Math.min(0, step) : (at + step) % all.length)?.focus();
}

/** What a form asks for; before it there may be links to rules. */
const FIELD = "fieldset button, input, select";

/** The focus goes into what has opened, and back to where it was (or to the offers) when it closes. */
export function borrowFocus(node: HTMLElement): { destroy(): void } {
  const before = document.activeElement;
  (node.querySelector<HTMLElement>(FIELD) ?? node.querySelector<HTMLElement>(CONTROL))?.focus();
  return {
    destroy() {
      if (document.activeElement !== document.body && !node.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else goTo("o");
    },
  };
}
