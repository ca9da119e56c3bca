/** Narrowing: which offers fit what was touched so far, and what may be touched next. */
import type { Form, Offer, Offers, Refusal, Sitter } from "./wire";

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

/** The one offer that is chosen whole: all that it touches, and nothing more. */
export function chosenWhole(all: Doable[], chosen: readonly string[]): Doable | undefined {
  if (!chosen.length) return undefined;
  const [only, ...more] = all.filter(({ touches = [] }) => touches.length === chosen.length && follows(touches, chosen));
  return more.length ? undefined : only;
}

/** What touching `id` leads to. The first touch chooses, except for small steps; a further one that leaves a single offer does it, unless that cannot be
 *  taken back: then, as with a first touch, the same thing has to be touched again, or the offer to be taken by its name. A touch
 *  that does not fit the chosen ones starts anew. */
export function touch(all: Doable[], chosen: readonly string[], id: string): Touched {
  const whole = chosenWhole(all, chosen);
  if (whole && chosen.at(-1) === id) return { kind: "done", doable: whole };
  for (const start of chosen.length ? [[...chosen, id], [id]] : [[id]]) {
    const { fits } = narrow(all, start);
    const [only] = fits;
    if (!only) continue;
    const left = fits.length === 1 && only.touches?.length === start.length;
    if (left && (only.type === "form" || only.quick || (start.length > 1 && !only.final)))
      return { kind: "done", doable: only };
    return { kind: "narrowed", chosen: start };
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

/** The one thing that can be done, if it is the only one and not asked about. */
export function onlyAnswer({ offers, forms }: Offers): Offer | undefined {
  const [first, ...more] = offers ?? [];
  return first && !more.length && !forms?.length && !first.confirm ? first : undefined;
}

/** Whether nobody but one person sits at the table, so that a quick answer tells nobody anything. */
export function amongComputers(sitters: Sitter[]): boolean {
  return sitters.filter((sitter) => sitter.kind !== "bot").length < 2;
}
