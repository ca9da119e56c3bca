/** Keeps what has not changed. Parts of a new message that equal the old one are replaced by the old ones, so that whoever
 *  compares by identity sees at once that there is nothing to draw anew. */

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The id of a thing; what has none is known by its place. */
function idOf(value: unknown): unknown {
  if (!isFields(value)) return undefined;
  return value["id"] ?? (value["x"] === undefined ? undefined : `${value["x"]} ${value["y"]}`);
}

/** The new message with all that it shares with the old one; the old one if nothing differs. Parts of the new one are exchanged
 *  for their equals. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (keptList(before, now) as T) : now;
  return isFields(now) && isFields(before) ? (keptFields(before, now) as T) : now;
}

function keptFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const value = kept(before[name], now[name]);
    now[name] = value;
    same &&= value === before[name] && name in before;
  }
  return same ? before : now;
}

/** Things with an id or a place are compared with what had it before, wherever in the list that was. */
function keptList(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length;
  let byId: Map<unknown, unknown> | undefined;
  for (const [index, item] of now.entries()) {
    const id = idOf(item);
    let old = before[index];
    if (id !== undefined && idOf(old) !== id) {
      byId ??= new Map(before.map((one) => [idOf(one), one]));
      old = byId.get(id);
    }
    const value = kept(old, item);
    now[index] = value;
    same &&= value === before[index];
  }
  return same ? before : now;
}
