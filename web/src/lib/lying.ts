/** A tall board laid on its left side for a wide screen: what was below is left. Words stay upright. */
import type { Board, Tile } from "./wire";

/** A board as it is drawn; `lying` says that its lines have to be turned by a quarter. */
export type Shown = Board & { lying?: boolean };

export function lieDown(board: Board): Shown {
  const { height } = board;
  return {
    ...board,
    lying: true,
    columns: [...(board.rows ?? [])].reverse(),
    rows: board.columns,
    width: board.height,
    height: board.width,
    tiles: (board.tiles ?? []).map((tile) => lyingTile(tile, height)),
    spaces: (board.spaces ?? []).map((space) => ({
      ...space,
      x: height - space.y - space.h,
      y: space.x,
      w: space.h,
      h: space.w,
    })),
  };
}

/** A tile turns about its middle, which moves with the board. */
export function lyingTile(tile: Tile, height: number): Tile {
  const x = height - (tile.y + tile.h / 2) - tile.w / 2;
  const y = tile.x + tile.w / 2 - tile.h / 2;
  return { ...tile, x, y, turn: (tile.turn ?? 0) + 90 };
}

/** The nearest angle that looks like `turn`, so that a turn from 270 to 0 degrees goes on instead of back. */
export function onward(before: number | undefined, turn: number): number {
  if (before === undefined) return turn;
  return before + ((((turn - before) % 360) + 540) % 360) - 180;
}

/** Points on the way of something that comes to rest at x, y on a tile that turned by so many degrees about its middle. */
export function arc(
  x: number,
  y: number,
  middle: { x: number; y: number },
  degrees: number,
  steps = 8,
): { x: number; y: number }[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (-degrees * (1 - step / steps) * Math.PI) / 180;
    const dx = x - middle.x;
    const dy = y - middle.y;
    return {
      x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
}
