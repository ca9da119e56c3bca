/** Where something can lie on a board without covering what matters. */
import type { Board } from "./wire";

export interface Corner {
  vertical: "start" | "end";
  horizontal: "start" | "end";
}

const CORNERS: Corner[] = [
  { vertical: "start", horizontal: "end" },
  { vertical: "start", horizontal: "start" },
  { vertical: "end", horizontal: "end" },
  { vertical: "end", horizontal: "start" },
];
const MATTERS = 4;

/** The corner with the fewest pieces; what matters now counts for several. `width` and `height` are shares of the board's. */
export function freeCorner(board: Board, matters: ReadonlySet<string>, width: number, height: number): Corner {
  const places = new Map((board.spaces ?? []).map((space) => [space.id, space]));
  const spots: { x: number; y: number; right: number; bottom: number; weight: number }[] = [];
  const add = (id: string, weight: number) => {
    const space = places.get(id);
    if (!space) return;
    const [x, y] = [space.x / board.width, space.y / board.height];
    spots.push({ x, y, right: x + space.w / board.width, bottom: y + space.h / board.height, weight });
  };
  for (const piece of board.pieces ?? []) if (piece.at) add(piece.at, matters.has(piece.id) ? MATTERS : 1);
  for (const id of matters) add(id, MATTERS);
  const covered = ({ vertical, horizontal }: Corner) =>
    spots
      .filter(({ y, bottom }) => (vertical === "start" ? y < height : bottom > 1 - height))
      .filter(({ x, right }) => (horizontal === "start" ? x < width : right > 1 - width))
      .reduce((sum, { weight }) => sum + weight, 0);
  return CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
