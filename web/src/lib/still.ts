/** A table that only shows: nothing can be touched, nothing moves. For pictures of scenes. */
import type { Sitting } from "./context";
import type { Speaker } from "./say";
import { Table } from "./table.svelte";
import type { Drawn } from "./wire";

/** A whole table that hears nothing and is never heard, so that whatever a part of a scene asks for is there. */
export function still(picture: Drawn, speaker: Speaker, emblem: string): Sitting {
  const table = new Table("", { keys: [] }, () => ({ send: () => false, close: () => undefined }), true);
  table.shown = { version: 0, seat: null, scene: picture.scene };
  table.stepTime = 0;
  table.help.pointed = picture.marks ?? [];
  return {
    table,
    speaker,
    emblem,
    sheet: undefined,
    openSheet: () => undefined,
    closeSheet: () => undefined,
    openRule: () => undefined,
    phone: false,
    spare: 0,
    crowded: false,
    packed: false,
  };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The smallest part of a board that holds these spaces, or the whole board. */
export function cropped(board: { width: number; height: number; spaces?: (Box & { id: string })[] }, ids: string[]): Box {
  const some = (board.spaces ?? []).filter((space) => ids.includes(space.id));
  if (!some.length) return { x: 0, y: 0, w: board.width, h: board.height };
  const x = Math.min(...some.map((space) => space.x));
  const y = Math.min(...some.map((space) => space.y));
  const w = Math.max(...some.map((space) => space.x + space.w)) - x;
  const h = Math.max(...some.map((space) => space.y + space.h)) - y;
  return { x, y, w, h };
}
