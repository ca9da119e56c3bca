/** Changes of a text that leave everything else, comments too, as it is. */
import type { List, Table, Value } from "./toml";

export interface Change {
  from: number;
  to: number;
  insert: string;
}

export function applied(text: string, change: Change): string {
  return text.slice(0, change.from) + change.insert + text.slice(change.to);
}

/** A field of a table gets this value, written so. */
export function setField(table: Table, name: string, written: string): Change {
  const pair = table.pairs.get(name);
  if (pair) return { from: pair.value.from, to: pair.value.to, insert: written };
  const line = `${name} = ${written}`;
  if (table.inline) {
    const first = table.pairs.size === 0;
    return { from: table.end, to: table.end, insert: first ? ` ${line} ` : `, ${line}` };
  }
  const empty = table.end === table.from;
  return { from: table.end, to: table.end, insert: empty ? `${line}\n` : `\n${line}` };
}

export function dropField(text: string, table: Table, name: string): Change | undefined {
  const pair = table.pairs.get(name);
  if (!pair) return undefined;
  if (!table.inline) {
    const from = text.lastIndexOf("\n", pair.from - 1) + 1;
    const end = text.indexOf("\n", pair.to);
    return { from, to: end < 0 ? text.length : end + 1, insert: "" };
  }
  const pairs = [...table.pairs.values()].sort((one, other) => one.from - other.from);
  const at = pairs.indexOf(pair);
  const before = pairs[at - 1];
  const after = pairs[at + 1];
  if (before) return { from: before.to, to: pair.to, insert: "" };
  return { from: pair.from, to: after ? after.from : pair.to, insert: "" };
}

export function addItem(text: string, list: List, written: string): Change {
  const last = list.items[list.items.length - 1];
  if (!last) return { from: list.from, to: list.to, insert: `[${written}]` };
  const start = text.lastIndexOf("\n", last.from - 1) + 1;
  const indent = text.slice(start, last.from);
  const ownLine = start > list.from && !indent.trim();
  return { from: last.to, to: last.to, insert: ownLine ? `,\n${indent}${written}` : `, ${written}` };
}

export function dropItem(list: List, index: number): Change {
  const item = list.items[index];
  const before = list.items[index - 1];
  const after = list.items[index + 1];
  if (!item) return { from: list.from, to: list.from, insert: "" };
  if (before) return { from: before.to, to: item.to, insert: "" };
  return after ? { from: item.from, to: after.from, insert: "" } : { from: list.from, to: list.to, insert: "[]" };
}

/** An item changes places with the one before it. */
export function raiseItem(text: string, list: List, index: number): Change | undefined {
  const item = list.items[index];
  const before = list.items[index - 1];
  if (!item || !before) return undefined;
  const written = (value: Value) => text.slice(value.from, value.to);
  return { from: before.from, to: item.to, insert: written(item) + text.slice(before.to, item.from) + written(before) };
}

export function replace(value: Value, written: string): Change {
  return { from: value.from, to: value.to, insert: written };
}

/** One more entry like this one, right behind it, under another id. */
export function copyEntry(text: string, entry: Table, id: string | undefined): Change {
  const block = text.slice(entry.from, entry.to);
  const own = entry.pairs.get("id")?.value;
  const copy =
    own && id !== undefined
      ? block.slice(0, own.from - entry.from) + JSON.stringify(id) + block.slice(own.to - entry.from)
      : block;
  const gap = block.endsWith("\n\n") ? "" : block.endsWith("\n") ? "\n" : "\n\n";
  return { from: entry.to, to: entry.to, insert: gap + copy };
}

export function dropEntry(entry: Table): Change {
  return { from: entry.from, to: entry.to, insert: "" };
}
