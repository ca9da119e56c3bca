/** Cards that are drawn, not written; the one that is chosen and can be laid either way round, and how it is held. */
import type { Table } from "./table.svelte";
import type { Piece } from "./wire";

export function isDrawn(piece: Piece): boolean {
  return piece.shape === "tile" && Boolean(piece.drawing?.length);
}

export function heldCard(table: Table): { piece: Piece; turn: number } | undefined {
  const { chosen } = table.choosing;
  for (const zone of table.scene?.zones ?? [])
    if (zone.type === "row")
      for (const piece of zone.pieces)
        if (piece.turned && piece.drawing?.length) {
          if (chosen.includes(piece.id)) return { piece, turn: piece.turn ?? 0 };
          if (chosen.includes(piece.turned)) return { piece, turn: (piece.turn ?? 0) + 180 };
        }
  return undefined;
}
