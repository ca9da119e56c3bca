/** What each seat was shown last, and what an update makes of it: the beats in between and the table as it is then. */
import { kept } from "./kept";
import { checksum, patched, type Patch } from "./patch";
import type { Entry, Happening, Offers, Proposal, Scene, TimeLeft, Undoable, Update } from "./wire";

/** One thing that happened, and the board right after it. */
export interface Beat {
  version: number;
  happening?: Happening | null;
  /** Nothing that was said after this version counts any more. */
  back?: number | null;
  /** The seat whose move led to it. */
  by?: number | null;
  scene: Scene;
}

/** All that one update tells. */
export interface Chapter {
  version: number;
  seat: number | null;
  /** Only the present is told, and nothing is animated. */
  first: boolean;
  /** What was done here led to it: what nobody else did in it is one's own doing. */
  own?: boolean;
  /** Of a first one: what happened before, as far as it is told, and whether there is more. */
  entries: Entry[];
  earlier: boolean;
  beats: Beat[];
  scene: Scene;
  offers: Offers;
  time?: TimeLeft | null;
  undo?: Undoable | null;
  proposal?: Proposal | null;
}

export class Pictures {
  private readonly last = new Map<number | null, Chapter>();

  /** What the update tells; nothing if it does not go on from what was shown, or leads elsewhere than it should. */
  unfold(update: Update): Chapter | undefined {
    const before = this.last.get(update.seat);
    const chapter = update.scene ? whole(update, before) : before && changed(update, before);
    if (!chapter || (update.sum != null && update.sum !== sumOf(chapter))) {
      this.last.delete(update.seat);
      return undefined;
    }
    this.last.set(update.seat, chapter);
    return chapter;
  }
}

/** What is as it was stays the very same, so that it is not drawn anew. */
function whole(update: Update, before: Chapter | undefined): Chapter {
  return {
    ...common(update),
    first: true,
    entries: update.log?.entries ?? [],
    earlier: update.log?.earlier ?? false,
    beats: [],
    scene: kept(before?.scene, update.scene as Scene),
    offers: kept(before?.offers, update.offers ?? {}),
  };
}

function changed(update: Update, before: Chapter): Chapter | undefined {
  if (update.base !== before.version) return undefined;
  try {
    let { scene } = before;
    const beats = (update.beats ?? []).map(({ patch, ...beat }) => {
      scene = patched(scene, (patch ?? {}) as Patch);
      return { ...beat, scene };
    });
    const offers = patched(before.offers, (update.patch ?? {}) as Patch);
    return { ...common(update), first: false, entries: [], earlier: false, beats, scene, offers };
  } catch {
    return undefined;
  }
}

function common({ version, seat, time, undo, proposal }: Update) {
  return { version, seat, time: time ?? null, undo: undo ?? null, proposal: proposal ?? null };
}

function sumOf({ scene, offers }: Chapter): number {
  return checksum([{ ...scene, sheets: undefined }, offers]);
}
