// The outline of an icon in whole units of its square of 512: nobody sees the difference, and it is half as long.

/** How many numbers each command of a path takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Radii and their slant stay as they are, and so do the flags. */
const ROUND = 5;

/** Where a number counts from: across, down, or nowhere. */
function axis(command: string, index: number): "x" | "y" | undefined {
  if (command === "h") return "x";
  if (command === "v") return "y";
  if (command === "a" && index < ROUND) return undefined;
  return (index % 2 === 1) === (command === "a") ? "x" : "y";
}

/** Relative commands begin where the rounded ones before them ended, so that nothing drifts. */
export function rounded(path: string): string {
  const exact = { x: 0, y: 0, fromX: 0, fromY: 0 };
  const drawn = { x: 0, y: 0, fromX: 0, fromY: 0 };
  return path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, rest: string) => {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const size = NUMBERS[command] ?? 0;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (size ? numbers.length % size : numbers.length) throw new Error(`Not a path that can be read: ${letter}${rest}`);
    if (command === "z") for (const pen of [exact, drawn]) [pen.x, pen.y] = [pen.fromX, pen.fromY];
    let text = letter;
    for (let at = 0; at < numbers.length; at += size) {
      const end = { exact: { ...exact }, drawn: { ...drawn } };
      numbers.slice(at, at + size).forEach((number, index) => {
        const along = axis(command, index);
        let shown = number;
        if (along) {
          const goal = relative ? exact[along] + number : number;
          shown = Math.round(goal) - (relative ? drawn[along] : 0);
          end.exact[along] = goal;
          end.drawn[along] = Math.round(goal);
        }
        text += (shown < 0 || text === letter ? "" : " ") + shown;
      });
      Object.assign(exact, end.exact);
      Object.assign(drawn, end.drawn);
      if (command === "m" && !at) for (const pen of [exact, drawn]) [pen.fromX, pen.fromY] = [pen.x, pen.y];
    }
    return text;
  });
}
