/** Where things lie on a board: the parts of a space, and the places of the pieces that stand on it. */
import type { Piece, Space } from "./wire";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = "top" | "right" | "bottom" | "left";

const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** A strip along one side of a box, and the rest. */
export function cut(box: Box, side: Side, depth: number): [Box, Box] {
  const { x, y, w, h } = box;
  switch (side) {
    case "top":
      return [
        { x, y, w, h: depth },
        { x, y: y + depth, w, h: h - depth },
      ];
    case "bottom":
      return [
        { x, y: y + h - depth, w, h: depth },
        { x, y, w, h: h - depth },
      ];
    case "left":
      return [
        { x, y, w: depth, h },
        { x: x + depth, y, w: w - depth, h },
      ];
    case "right":
      return [
        { x: x + w - depth, y, w: depth, h },
        { x, y, w: w - depth, h },
      ];
  }
}

export interface Face {
  w: number;
  h: number;
  band: Box | undefined;
  owner: Box;
  ownerSide: Side;
  body: Box;
}

/** The parts of a space before it is turned, in units of the board. */
export function face(space: Space, outer: Side = "bottom"): Face {
  const sideways = (space.turn ?? 0) % 180 !== 0;
  const w = sideways ? space.h : space.w;
  const h = sideways ? space.w : space.h;
  const short = Math.min(w, h);
  let body: Box = { x: 0, y: 0, w, h };
  let band: Box | undefined;
  const side = space.band?.side ?? "top";
  if (space.band) [band, body] = cut(body, side, Math.min(0.3 * short, 0.22 * Math.max(w, h)));
  const ownerSide = space.band ? OPPOSITE[side] : outer;
  const [owner] = cut(body, ownerSide, 0.15 * short);
  const [, rest] = cut(body, ownerSide, 0.21 * short);
  if (typeof space.owner === "number") body = rest;
  return { w, h, band, owner, ownerSide, body };
}

/** The side of a space that lies on the edge of the board, where there is one; below otherwise. */
export function outerSide(space: Space, width: number, height: number): Side {
  const near = 0.01;
  if (space.turn) return "bottom";
  if (space.y + space.h > height - near) return "bottom";
  if (space.x < near) return "left";
  if (space.y < near) return "top";
  return space.x + space.w > width - near ? "right" : "bottom";
}

/** A point of a space's face, on the board. */
export function onBoard(space: Space, x: number, y: number): { x: number; y: number } {
  const { w, h } = face(space);
  const angle = ((space.turn ?? 0) * Math.PI) / 180;
  const dx = x - w / 2;
  const dy = y - h / 2;
  return {
    x: space.x + space.w / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: space.y + space.h / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

function grid(count: number, box: Box): { columns: number; rows: number } {
  let best = { columns: count, rows: 1 };
  let largest = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(box.w / columns, box.h / rows);
    if (size > largest + 1e-9) {
      largest = size;
      best = { columns, rows };
    }
  }
  return best;
}

function spread(pieces: Piece[], box: Box, most: number, space: Space, spots: Map<string, Spot>): void {
  if (!pieces.length) return;
  const { columns, rows } = grid(pieces.length, box);
  const size = Math.min(most, box.w / columns, box.h / rows);
  const stepX = Math.min(box.w / columns, size * 1.06);
  const stepY = Math.min(box.h / rows, size * 1.06);
  pieces.forEach((piece, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? pieces.length - row * columns : columns;
    const x = box.x + box.w / 2 + ((index % columns) - (inRow - 1) / 2) * stepX;
    const y = box.y + box.h / 2 + (row - (rows - 1) / 2) * stepY;
    spots.set(piece.id, { ...onBoard(space, x, y), size: size * (piece.size ?? 1) });
  });
}

/** Plants stand on the band; everything else shares the body, small where the space has words to be read. */
export function spots(space: Space, pieces: Piece[], outer?: Side): Map<string, Spot> {
  const result = new Map<string, Spot>();
  const { band, body, w, h } = face(space, outer);
  const short = Math.min(w, h);
  const signs = band ? pieces.filter((piece) => piece.shape === "sign") : [];
  if (band)
    spread(signs, inset(band, band.w > band.h ? letterRoom(band) : undefined), Math.min(band.w, band.h) * 0.92, space, result);
  const others = pieces.filter((piece) => !signs.includes(piece));
  const worded = Boolean(space.title ?? space.note);
  spread(
    others,
    worded ? lower(body, others.length) : body,
    worded ? (w === h ? 0.32 : 0.46) * short : 0.84 * short,
    space,
    result,
  );
  return result;
}

/** Where a body is wide, pieces stand beside its note: the part of the width they take, several a little more than one. */
export function beside(body: Box, pieces: number): number {
  if (body.w <= body.h * 1.05 || pieces < 1) return 0;
  return pieces === 1 ? 0.44 : 0.56;
}

function lower(body: Box, pieces: number): Box {
  const depth = body.h * (pieces > 1 && beside(body, pieces) ? 0.4 : 0.5);
  const share = beside(body, pieces);
  if (share) {
    const w = body.w * share;
    return { x: body.x + body.w - w, y: body.y + body.h - depth * 1.02, w, h: depth };
  }
  const under = body.w > body.h ? 0.04 : 0.17;
  return { x: body.x + body.w * 0.04, y: body.y + body.h - depth - body.h * under, w: body.w * 0.92, h: depth };
}

function letterRoom(band: Box): number {
  return band.h;
}

/** The band without the room of its letter. */
function inset(band: Box, across: number | undefined): Box {
  if (across !== undefined) return { ...band, x: band.x + across, w: band.w - across };
  return { ...band, y: band.y + band.w, h: band.h - band.w };
}
