/** Names of colours and patterns, as scenes use them. */
import type { GameLook } from "./wire";

/** `group-light_blue` becomes `var(--group-light-blue)`; a strange name becomes ink. */
export function paint(name: string | undefined, fallback = "ink"): string {
  const clean = (name || fallback).replaceAll("_", "-").toLowerCase();
  return /^[a-z][a-z0-9-]*$/.test(clean) ? `var(--${clean}, var(--${fallback}))` : `var(--${fallback})`;
}

/** The colours of a game's mood, as a style. */
export function mooded(look: GameLook | undefined): string {
  return Object.entries(look?.mood ?? {})
    .map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark})`)
    .join("; ");
}

export const FALLBACK_ICON = "gi:plain-circle";

/** Each seat has a pattern besides its colour and its glyph. */
const SEAT_PATTERNS = ["stripes", "dots", "checks", "waves", "rings", "cross", "bars", "grid"];

export function seatPattern(seat: number): string {
  return SEAT_PATTERNS[seat % SEAT_PATTERNS.length] ?? "stripes";
}
