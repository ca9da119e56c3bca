/** Drawing by dragging: whoever pulls a finger or the mouse over a drawing takes the small steps that lie on the way. */

export interface Stop {
  id: string;
  x: number;
  y: number;
  reach: number;
}

export interface Dragged {
  /** What can be taken now, in the units of the drawing. */
  stops: Stop[];
  take: (id: string) => void;
  /** Whether somebody is at it: until then nothing moves away under the finger. */
  busy: (now: boolean) => void;
}

export interface Point {
  x: number;
  y: number;
}

/** The first stop that a line comes to, and the rest of the line. */
export function met(trail: Point[], stops: Stop[]): { id: string; rest: Point[] } | undefined {
  for (const [index, { x, y }] of trail.entries()) {
    const stop = stops.find((one) => Math.hypot(one.x - x, one.y - y) <= one.reach);
    if (stop) return { id: stop.id, rest: trail.slice(index) };
  }
  return undefined;
}

/** Pixels: less than this is a tap. */
const STIRS = 6;

export function dragging(node: SVGSVGElement, manner: Dragged): { update(next: Dragged): void; destroy(): void } {
  let now = manner;
  let from: { x: number; y: number; pointer: number } | undefined;
  let trail: Point[] = [];
  let moved = false;
  /** What was taken: it is not taken again before something else can be. */
  let taken = "";

  function at(event: PointerEvent): Point | undefined {
    const matrix = node.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : undefined;
  }

  function follow(): void {
    const found = moved
      ? met(
          trail,
          now.stops.filter(({ id }) => id !== taken),
        )
      : undefined;
    if (!found) return;
    taken = found.id;
    trail = found.rest;
    now.take(found.id);
  }

  const down = (event: PointerEvent) => {
    const point = at(event);
    if (!point || !event.isPrimary || event.button !== 0 || !met([point], now.stops)) return;
    event.stopPropagation(); // the board stays where it is
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    trail = [point];
    moved = false;
    taken = "";
  };
  const move = (event: PointerEvent) => {
    const point = from?.pointer === event.pointerId ? at(event) : undefined;
    if (!from || !point) return;
    if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STIRS) {
      moved = true;
      now.busy(true);
    }
    trail.push(point);
    follow();
  };
  const up = (event: PointerEvent) => {
    if (from?.pointer !== event.pointerId) return;
    from = undefined;
    if (moved) now.busy(false);
  };
  const click = (event: Event) => {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
  };
  node.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  return {
    update(next) {
      now = next;
      if (!from) return;
      if (!next.stops.some(({ id }) => id === taken)) taken = "";
      follow();
    },
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
