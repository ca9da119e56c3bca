/** Drawings in letters: what stands where, and how one sign is changed. */

export interface Cell {
  row: number;
  column: number;
  part: "cell" | "beside" | "above" | "corner";
  sign: string;
}

export type How = "letters" | "words" | "edges";

export function cellsOf(rows: string[], how: How): Cell[][] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((text, row) => {
    const signs = how === "words" ? text.split(/\s+/).filter(Boolean) : [...(how === "edges" ? text.padEnd(wide) : text)];
    return signs.map((sign, column) => ({ row, column, part: how === "edges" ? part(row, column) : "cell", sign }));
  });
}

function part(row: number, column: number): Cell["part"] {
  if (row % 2 && column % 2) return "cell";
  if (row % 2) return "beside";
  return column % 2 ? "above" : "corner";
}

/** The row with another sign in this column; words keep their places as far as they fit. */
export function painted(row: string, how: How, column: number, sign: string): string {
  if (how !== "words") {
    const signs = [...row.padEnd(column + 1)];
    signs[column] = sign;
    return signs.join("");
  }
  const words = [...row.matchAll(/\S+\s*/g)].map(([word]) => word);
  const old = words[column];
  if (old === undefined) return row;
  const last = column === words.length - 1;
  words[column] = last ? sign : sign.padEnd(Math.max(old.length, sign.length + 1));
  return words.join("");
}
