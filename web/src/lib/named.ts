/** What a sentence of the log speaks of, as ids of things on the table. */
import type { Happening, Say, Scene } from "./wire";

type Argument = NonNullable<Say["args"]>[string];

/** All that a sentence names: messages, words, seats. */
function spoken(say: Say, found: { says: Set<string>; words: Set<string>; seats: Set<number> }): void {
  for (const argument of Object.values(say.args ?? {}) as Argument[])
    if (typeof argument === "string") found.words.add(argument);
    else if (typeof argument === "object") {
      if (argument.type === "who") found.seats.add(argument.seat);
      else {
        found.says.add(JSON.stringify(argument));
        spoken(argument, found);
      }
    }
}

export function namedBy(happening: Happening, scene: Scene): Set<string> {
  const found = { says: new Set<string>(), words: new Set<string>(), seats: new Set<number>() };
  spoken(happening.text, found);
  const ids = new Set<string>([...found.seats].map((seat) => `seat-${seat}`));
  for (const motion of happening.motions ?? [])
    if (motion.type === "walk") ids.add(motion.piece);
    else if (motion.type === "flash") ids.add(motion.target);
    else if (motion.type === "flight") ids.add(motion.start).add(motion.end);
  for (const zone of scene.zones) {
    const things =
      zone.type === "board" ? [...(zone.spaces ?? []), ...(zone.pieces ?? [])] : zone.type === "row" ? zone.pieces : [];
    for (const thing of things)
      if (
        found.says.has(JSON.stringify(thing.name)) ||
        found.words.has(thing.id) ||
        ("word" in thing && thing.word && found.words.has(thing.word))
      )
        ids.add(thing.id);
  }
  return ids;
}
