/** A table that only shows: nothing can be touched, nothing moves. For pictures of scenes. */
import type { Sitting } from "./context";
import type { Speaker } from "./say";
import type { Table } from "./table.svelte";
import type { Drawn } from "./wire";

/** What the parts of a scene ask a table for. */
type Shown = Pick<Table, "scene" | "moved" | "flashes" | "tumbling" | "stepTime" | "panel" | "nameOf"> & {
  choosing: Pick<Table["choosing"], "glowing" | "picked" | "refusals" | "touch" | "usable" | "explain">;
  help: Pick<Table["help"], "marks" | "why" | "look">;
};

export function still(picture: Drawn, speaker: Speaker, emblem: string): Sitting {
  const shown: Shown = {
    scene: picture.scene,
    moved: {},
    flashes: {},
    tumbling: {},
    stepTime: 0,
    panel: (seat) => picture.scene.seats.find((panel) => panel.seat === seat),
    nameOf: (seat) => `${seat + 1}`,
    choosing: {
      glowing: new Set(),
      picked: new Set(),
      refusals: [],
      touch: () => true,
      usable: () => true,
      explain: () => undefined,
    },
    help: { marks: new Set(picture.marks ?? []), why: () => Promise.resolve([]), look: () => undefined },
  };
  return {
    table: shown as Table,
    speaker,
    emblem,
    sheet: undefined,
    openSheet: () => undefined,
    closeSheet: () => undefined,
    openRule: () => undefined,
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
