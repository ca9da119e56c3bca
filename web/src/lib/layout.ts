/** The four places of a table on a wide screen: others stand at the right; me, with my hand, the question and its answers, beside
 *  the board or below it, whichever leaves the board larger. */

export interface Room {
  width: number;
  height: number;
  /** Width by height of the board. */
  aspect: number;
  /** How tall the hand is when it lies in one row; 0: there is none. */
  hand: number;
  /** How tall all that is mine turned out to be. */
  need?: number;
  /** The least width of my column beside the board. */
  column?: number;
  /** Whether too little was left above a hand and its answers. */
  low?: boolean;
}

export interface Plan {
  shape: "beside" | "below";
  board: number;
  /** The width of my column, beside the board. */
  column: number;
  /** Whether something fits between the board and the others. */
  spare: boolean;
}

const BAR = 58;
const OTHERS = 336;
const GAPS = 40;
const FRAME = 20;
/** The least that me needs: a column beside the board, a row below it. */
const COLUMN = 272;
const ROW = 180;
const SPARE = 140;
const LEAST = 240;
/** A hand wants to lie in one row: beside the board only if that makes the board so much larger. */
const WITH_HAND = 1.12;

export function arrange({ width, height, aspect, hand, need = 0, column = COLUMN, low = false }: Room): Plan {
  const fit = (w: number, h: number) => Math.max(LEAST, Math.floor(Math.min(w, (h - FRAME) * aspect + FRAME)));
  const below = (row: number) => fit(width - OTHERS - GAPS, height - BAR - GAPS / 2 - row);
  const beside = (mine: number) => fit(width - OTHERS - mine - GAPS, height - BAR - GAPS / 2);
  const wide = Math.max(COLUMN, column);
  const row = Math.max(ROW, hand + 24);
  if (beside(COLUMN) >= below(row) * (hand && !low ? WITH_HAND : 1)) {
    const board = beside(wide);
    return { shape: "beside", board, column: Math.max(wide, width - OTHERS - GAPS - board), spare: false };
  }
  const board = below(Math.max(row, need + 24));
  return { shape: "below", board, column: wide, spare: width - OTHERS - GAPS - board >= SPARE };
}

/** Pixels between two cards. */
export const CARD_GAP = 8;

/** How tall so many cards of that width stand in a place of that width. */
export function cardsTall(count: number, width: number, card: number, tall = 1.4): number {
  const across = Math.max(1, Math.floor((width + CARD_GAP) / (card + CARD_GAP)));
  return Math.ceil(count / across) * (card * tall + CARD_GAP);
}

/** How wide cards can be, in pixels: the largest at which so many of them find room, in as many rows as it takes. `tall` is
 *  their height by their width. */
export function cardWidth(count: number, width: number, height: number, most: number, tall = 1.4): number {
  let best = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const across = Math.ceil(count / rows);
    best = Math.max(best, Math.min(most, (width - (across - 1) * CARD_GAP) / across, (height / rows - CARD_GAP) / tall));
  }
  return Math.floor(best);
}
