/** Text that fits its box: breaks at spaces, hyphens and soft hyphens and takes the largest size that fits. */

export interface Fitted {
  size: number;
  lines: string[];
}

export type Measure = (text: string) => number;

const LEADING = 1.1;
/** Down to this part of the wanted size words stay whole; only below that they are broken. */
const WHOLE = 0.88;
const LEAST = 0.3;

/** Bits of a text that stay together, each with what ends it: a space, nothing (after a hyphen) or a soft hyphen. */
function bits(text: string): { text: string; end: "" | " " | "-" }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const pieces = word.split(/(?<=-)(?=\S)|(\u00AD)/).filter((piece) => piece !== undefined && piece !== "");
      return pieces
        .map((piece, index) => {
          const end: "" | " " | "-" = index === pieces.length - 1 ? " " : pieces[index + 1] === "\u00AD" ? "-" : "";
          return { text: piece, end };
        })
        .filter((bit) => bit.text !== "\u00AD");
    });
}

/** The width of the longest bit of a text at size 1: less room than that breaks a word. */
export function longest(text: string, measure: Measure): number {
  return Math.max(0, ...bits(text).map(({ text, end }) => measure(text + (end === "-" ? "-" : ""))));
}

function wrap(text: string, width: number, size: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  let glue: "" | " " | "-" = "";
  for (const bit of bits(text)) {
    const joined = line + (glue === " " ? " " : "") + bit.text;
    const room = measure(joined + (bit.end === "-" ? "-" : "")) * size;
    if (!line || room <= width) line = joined;
    else {
      lines.push(glue === "-" ? `${line}-` : line);
      line = bit.text;
    }
    if (measure(line) * size > width) return undefined;
    glue = bit.end;
  }
  if (line) lines.push(line);
  return lines;
}

/** `measure` gives the width of a text at size 1. */
export function fit(text: string, width: number, height: number, most: number, measure: Measure): Fitted {
  const whole = text.replaceAll("\u00AD", "");
  return (
    largest(whole, width, height, most, most * WHOLE, measure) ??
    largest(text, width, height, most, most * LEAST, measure) ?? { size: most * LEAST, lines: [whole] }
  );
}

function largest(
  text: string,
  width: number,
  height: number,
  most: number,
  least: number,
  measure: Measure,
): Fitted | undefined {
  for (let size = most; size > least; size *= 0.95) {
    const lines = wrap(text, width, size, measure);
    if (lines && lines.length * size * LEADING <= height) return { size, lines };
  }
  return undefined;
}

let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

export function measured(font: string): Measure {
  return (text) => {
    const key = `${font}|${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      context ??= document.createElement("canvas").getContext("2d");
      if (context) context.font = font.replace("SIZE", "100px");
      width = context ? context.measureText(text).width / 100 : text.length * 0.5;
      widths.set(key, width);
    }
    return width;
  };
}

/** Widths measured before the fonts came are wrong. */
export function forgetWidths(): void {
  widths.clear();
}
