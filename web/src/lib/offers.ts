/** Narrowing: which offers fit what was touched so far, and what may be touched next. */
import type { Form, Offer, Offers, Refusal } from "./wire";

export type Doable = Offer | Form;

export interface Narrowed {
  fits: Doable[];
  next: Set<string>;
}

export function doables(offers: Offers): Doable[] {
  return [...(offers.offers ?? []), ...(offers.forms ?? [])];
}

function follows(touches: string[], chosen: readonly string[]): boolean {
  return chosen.length <= touches.length && chosen.every((id, index) => touches[index] === id);
}

/** The offers whose touches begin with `chosen`, and the ids that would narrow them further. */
export function narrow(all: Doable[], chosen: readonly string[]): Narrowed {
  const fits = all.filter((doable) => follows(doable.touches ?? [], chosen));
  const next = new Set<string>();
  for (const doable of fits) {
    const id = doable.touches?.[chosen.length];
    if (id !== undefined) next.add(id);
  }
  return { fits, next };
}

export type Touched = { kind: "done"; doable: Doable } | { kind: "narrowed"; chosen: string[] } | { kind: "nothing" };

/** What touching `id` leads to. A touch that does not fit the chosen ones starts anew. */
export function touch(all: Doable[], chosen: readonly string[], id: string): Touched {
  for (const start of chosen.length ? [[...chosen, id], [id]] : [[id]]) {
    const { fits } = narrow(all, start);
    const [only] = fits;
    if (only && fits.length === 1) return { kind: "done", doable: only };
    if (fits.length > 1) return { kind: "narrowed", chosen: start };
  }
  return { kind: "nothing" };
}

export function refusalsFor(offers: Offers, id: string): Refusal[] {
  return (offers.refusals ?? []).filter((refusal) => refusal.touches?.includes(id));
}

export interface Group<T> {
  name: string;
  items: T[];
}

/** In order of first appearance; the group without a name comes first. */
export function grouped<T extends { group?: string }>(items: T[]): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = item.group ?? "";
    const list = groups.get(name);
    if (list) list.push(item);
    else groups.set(name, [item]);
  }
  return [...groups]
    .map(([name, list]) => ({ name, items: list }))
    .sort((a, b) => Number(a.name !== "") - Number(b.name !== ""));
}
