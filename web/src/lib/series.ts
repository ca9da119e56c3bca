/** Lines of computers that say the same over and over, such as one bid after the other, are told as one. The words say which: a
 *  message with an attribute `series` is told by it where three of them or more follow each other. */
import type { Told } from "./table.svelte";

const LEAST = 3;

export function inSeries(story: Told[], told: (line: Told) => boolean): Told[] {
  const found: Told[] = [];
  let run: Told[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length >= LEAST) found.push(summary(first, last));
    else found.push(...run);
    run = [];
  };
  for (const line of story) {
    if (!run[0] || !follows(run[0], line) || !told(run[0]) || !told(line)) close();
    run.push(line);
  }
  close();
  return found;
}

function follows(first: Told, next: Told): boolean {
  return next.happening.text.id === first.happening.text.id && next.undone === first.undone;
}

/** It keeps the place of the first line, so that a list does not move while the series goes on. */
function summary(first: Told, last: Told): Told {
  const text = { type: "say" as const, id: "in-series", args: { last: last.happening.text } };
  return { ...last, key: first.key, happening: { ...last.happening, text } };
}
