/** Patches: how one JSON value becomes another, told by the ids of things. `server/patch.py` makes them and says what their parts
 *  mean. What a patch does not name stays the very same object, so whoever compares by identity draws only what has changed. */

type Fields = Record<string, unknown>;
type Name = string | number;

interface FieldsPatch {
  set?: Fields;
  unset?: string[];
  in?: Record<string, Patch>;
}

interface ThingsPatch {
  by: string;
  drop?: Name[];
  in?: [Name, Patch][];
  order?: Name[];
  add?: [number, unknown][];
}

interface PlacesPatch {
  cut?: [number, number];
  put?: unknown[];
  in?: [number, Patch][];
}

export type Patch = FieldsPatch | ThingsPatch | PlacesPatch;

export function patched<T>(before: T, patch: Patch): T {
  if (!Array.isArray(before)) return patchedFields(before as Fields, patch as FieldsPatch) as T;
  return ("by" in patch ? patchedThings(before as Fields[], patch) : patchedPlaces(before, patch as PlacesPatch)) as T;
}

function patchedFields(before: Fields, patch: FieldsPatch): Fields {
  if (!patch.set && !patch.unset && !patch.in) return before;
  const after: Fields = { ...before, ...patch.set };
  for (const name of patch.unset ?? []) Reflect.deleteProperty(after, name);
  for (const [name, inside] of Object.entries(patch.in ?? {})) after[name] = patched(before[name], inside);
  return after;
}

function patchedThings(before: Fields[], patch: ThingsPatch): Fields[] {
  const { by, drop, order, add } = patch;
  const things = new Map(before.map((thing) => [thing[by] as Name, thing]));
  for (const name of drop ?? []) things.delete(name);
  for (const [name, inside] of patch.in ?? []) things.set(name, patched(known(things, name), inside));
  const after = order ? order.map((name) => known(things, name)) : [...things.values()];
  for (const [place, thing] of add ?? []) after.splice(place, 0, thing as Fields);
  return after;
}

function known(things: Map<Name, Fields>, name: Name): Fields {
  const thing = things.get(name);
  if (!thing) throw new Error(`there is no ${name} to be changed`);
  return thing;
}

function patchedPlaces(before: unknown[], patch: PlacesPatch): unknown[] {
  const after = [...before];
  if (patch.cut) after.splice(...patch.cut, ...(patch.put ?? []));
  for (const [place, inside] of patch.in ?? []) after[place] = patched(after[place], inside);
  return after;
}

// --- whether both sides have the same ---

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** A short number that tells one value from another, however its fields are ordered. */
export function checksum(value: unknown): number {
  const text = canonical(value).replace(/\.0(?=[,}\]])/g, "");
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] as number);
  return (sum ^ 0xffffffff) >>> 0;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(",")}}`;
}
