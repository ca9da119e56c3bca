/** Where the offers go on a wide screen: beside the board or below it, whichever leaves the board larger. */

export interface Room {
  width: number;
  height: number;
  hand: number;
  extras: number;
  aspect: number;
}

export interface Plan {
  mode: "side" | "bottom";
  board: number;
  /** Whether a row of cards fits under the board. */
  under: boolean;
}

const BAR = 62;
const SIDE = 336;
const DESK = 244;
const OFFERS = 168;
const GAPS = 40;
const FRAME = 20;
const ROW = 190;

export function arrange({ width, height, hand, extras, aspect }: Room): Plan {
  const tall = height - BAR - hand - GAPS / 2;
  const fit = (w: number, h: number) => Math.max(240, Math.min(w, (h - FRAME) * aspect + FRAME));
  const beside = fit(width - SIDE - DESK - GAPS, tall);
  const above = fit(width - SIDE - GAPS, tall - extras - OFFERS);
  if (beside < above) return { mode: "bottom", board: Math.floor(above), under: false };
  const under = tall - (beside - FRAME) / aspect - FRAME >= ROW;
  return { mode: "side", board: Math.floor(beside), under };
}
