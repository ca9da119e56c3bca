/** What differs from the base, value by value, and how each difference is undone by itself. */
import { dropEntry, dropField, replace, setField, type Change } from "./edits";
import { entriesOf, idOf, plain, type Table, type Value } from "./toml";

export interface Difference {
  /** The entry it belongs to, as exhibits are placed: `card.blink`, `basic[2]`; empty: the file itself. */
  place: string;
  /** Names of fields, and of the verb inside which they stand. */
  trail: string[];
  before: unknown;
  after: unknown;
  undo: Change;
}

interface Sides {
  base: string;
  now: string;
  verbKey: (value: Table) => string | undefined;
}

export function differences(baseText: string, base: Table, nowText: string, now: Table, verbKeys: string[]): Difference[] {
  const found: Difference[] = [];
  const verbKey = (value: Table) => {
    for (const key of verbKeys) {
      const verb = value.pairs.get(key)?.value;
      if (verb?.kind === "text") return String(verb.value);
    }
    return undefined;
  };
  walk({ base: baseText, now: nowText, verbKey }, base, now, "", [], found);
  return found;
}

function walk(sides: Sides, base: Table, now: Table, place: string, trail: string[], found: Difference[]): void {
  for (const name of new Set([...base.pairs.keys(), ...now.pairs.keys()])) {
    const before = base.pairs.get(name)?.value;
    const after = now.pairs.get(name)?.value;
    const here = [...trail, name];
    const top = !place && !trail.length;
    if (top && (isEntries(before) || isEntries(after))) {
      entries(sides, name, before, after, now, found);
    } else if (before && after) {
      values(sides, before, after, place, here, found);
    } else if (before) {
      const undo = setField(now, name, sides.base.slice(before.from, before.to));
      found.push({ place, trail: here, before: plain(before), after: undefined, undo });
    } else if (after) {
      const undo = dropField(sides.now, now, name);
      if (undo) found.push({ place, trail: here, before: undefined, after: plain(after), undo });
    }
  }
}

function isEntries(value: Value | undefined): boolean {
  return value?.kind === "tables";
}

function values(sides: Sides, before: Value, after: Value, place: string, trail: string[], found: Difference[]): void {
  if (JSON.stringify(plain(before)) === JSON.stringify(plain(after))) return;
  if (before.kind === "table" && after.kind === "table") return walk(sides, before, after, place, trail, found);
  const [ours, theirs] = [entriesOf(before), entriesOf(after)];
  const sameVerbs = ours.length === theirs.length && ours.every((one, at) => sides.verbKey(one) === verbOf(sides, theirs[at]));
  if (ours.length && sameVerbs && after.kind === "list") {
    ours.forEach((one, at) => {
      const other = theirs[at];
      if (other) walk(sides, one, other, place, [...trail, sides.verbKey(one) ?? String(at + 1)], found);
    });
    return;
  }
  const undo = replace(after, sides.base.slice(before.from, before.to));
  found.push({ place, trail, before: plain(before), after: plain(after), undo });
}

function verbOf(sides: Sides, table: Table | undefined): string | undefined {
  return table && sides.verbKey(table);
}

/** Entries with an id are matched by it, others by their number. */
function entries(
  sides: Sides,
  name: string,
  before: Value | undefined,
  after: Value | undefined,
  now: Table,
  found: Difference[],
): void {
  const [ours, theirs] = [entriesOf(before), entriesOf(after)];
  const match = (entry: Table, at: number, others: Table[]) => {
    const id = idOf(entry);
    return id === undefined ? others[at] : others.find((other) => idOf(other) === id);
  };
  const placed = (entry: Table, at: number) => (idOf(entry) === undefined ? `${name}[${at}]` : `${name}.${idOf(entry)}`);
  ours.forEach((one, at) => {
    const other = match(one, at, theirs);
    if (other) walk(sides, one, other, placed(one, at), [], found);
    else {
      const block = sides.base.slice(one.from, one.to).trimEnd();
      const gap = sides.now.endsWith("\n") || !sides.now ? "\n" : "\n\n";
      const undo = { from: now.to, to: now.to, insert: `${gap}${block}\n` };
      found.push({ place: placed(one, at), trail: [], before: plain(one), after: undefined, undo });
    }
  });
  theirs.forEach((one, at) => {
    if (!match(one, at, ours))
      found.push({ place: placed(one, at), trail: [], before: undefined, after: plain(one), undo: dropEntry(one) });
  });
}
