/** Where something can lie on a board without covering what matters. */
import type { Board, Frame } from "./wire";

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

/** The corner with the fewest pieces; what matters now counts for several, and what lies framed in the board for more. `width` and
 *  `height` are shares of the board's. */
export function freeCorner(
  board: Board,
  matters: ReadonlySet<string>,
  width: number,
  height: number,
  frames: Frame[] = [],
): Corner {
  const places = new Map((board.spaces ?? []).map((space) => [space.id, space]));
  const spots: { x: number; y: number; right: number; bottom: number; weight: number }[] = [];
  const lies = (place: { x: number; y: number; w: number; h: number } | undefined, weight: number) => {
    if (!place) return;
    const [x, y] = [place.x / board.width, place.y / board.height];
    spots.push({ x, y, right: x + place.w / board.width, bottom: y + place.h / board.height, weight });
  };
  const add = (id: string, weight: number) => lies(places.get(id), weight);
  for (const piece of board.pieces ?? []) if (piece.at) add(piece.at, matters.has(piece.id) ? MATTERS : 1);
  for (const id of matters) add(id, MATTERS);
  for (const frame of frames) lies(frame, 2 * MATTERS);
  const covered = ({ vertical, horizontal }: Corner) =>
    spots
      .filter(({ y, bottom }) => (vertical === "start" ? y < height : bottom > 1 - height))
      .filter(({ x, right }) => (horizontal === "start" ? x < width : right > 1 - width))
      .reduce((sum, { weight }) => sum + weight, 0);
  return CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
