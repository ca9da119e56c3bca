/** Where the offers go on a wide screen: beside the board or below it, whichever leaves the board larger. Below a very wide
 * board there is room for offers, panels and cards side by side. */

export interface Room {
  width: number;
  height: number;
  hand: number;
  extras: number;
  aspect: number;
}

export interface Plan {
  mode: "side" | "bottom" | "broad";
  board: number;
}

const BAR = 62;
const SIDE = 336;
const DESK = 244;
const OFFERS = 168;
const GAPS = 40;
const FRAME = 20;
const BROAD = 212;
const VERY_WIDE = 1.8;

export function arrange({ width, height, hand, extras, aspect }: Room): Plan {
  const tall = height - BAR - hand - GAPS / 2;
  const fit = (w: number, h: number) => Math.max(240, Math.min(w, (h - FRAME) * aspect + FRAME));
  const beside = fit(width - SIDE - DESK - GAPS, tall);
  const above = fit(width - SIDE - GAPS, tall - extras - OFFERS);
  const broad = aspect > VERY_WIDE ? fit(width - SIDE - GAPS, tall - BROAD) : 0;
  if (broad > beside) return { mode: "broad", board: Math.floor(broad) };
  return beside >= above ? { mode: "side", board: Math.floor(beside) } : { mode: "bottom", board: Math.floor(above) };
}
