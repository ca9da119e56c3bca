/** The things of a draft: what its game draws, and what else its files hold. */
import type { Speaker } from "../lib/say";
import type { Exhibit } from "../lib/wire";
import { exhibitKey, type Bench } from "./bench.svelte";

export interface Thing {
  id: string;
  file: string;
  place: string;
  name: string;
  group: string;
  exhibit: Exhibit | undefined;
}

export function thingsOf(bench: Bench, speaker: Speaker): Thing[] {
  const found: Thing[] = [...bench.exhibits].map(([id, exhibit]) => ({
    id,
    file: exhibit.file,
    place: exhibit.place,
    name: speaker.spoken(exhibit.name),
    group: speaker.spoken(exhibit.group),
    exhibit,
  }));
  const shown = new Set(found.map(({ id }) => id));
  for (const file of Object.keys(bench.files).sort())
    for (const place of bench.places(file)) {
      const id = exhibitKey(file, place);
      if (!shown.has(id)) found.push({ id, file, place, name: place || file, group: file, exhibit: undefined });
    }
  return found;
}

export function matching(things: Thing[], words: string): Thing[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const text = `${thing.name} ${thing.group} ${thing.place} ${thing.file}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** By group, in the order in which the groups first appear. */
export function grouped(things: Thing[]): [string, Thing[]][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const members = groups.get(thing.group);
    if (members) members.push(thing);
    else groups.set(thing.group, [thing]);
  }
  return [...groups];
}
