/** How wide a card is in which no word of its name is broken. */
import { longest } from "./fit";
import { letters } from "./fonts.svelte";
import { isDrawn } from "./held";
import type { Speaker } from "./say";
import type { Piece } from "./wire";

/** A name in its smallest letters, in rem, and what lies left and right of it: on a phone, elsewhere, and under a drawing. */
const NARROW = { book: true, size: 0.75, edges: 0.53 };
const NAME = { book: true, size: 0.75, edges: 0.75 };
const LABEL = { book: false, size: 0.8, edges: 1.25 };

/** In rem; 0: it shows no name. */
export function nameWidth(piece: Piece, speaker: Speaker, phone: boolean): number {
  if (piece.face_down || (piece.shape !== "card" && piece.shape !== "tile")) return 0;
  const { book, size, edges } = isDrawn(piece) ? LABEL : phone ? NARROW : NAME;
  const name = piece.label ?? (isDrawn(piece) ? undefined : piece.name);
  return name ? longest(speaker.text(name), letters(book, 700)) * size + edges : 0;
}
