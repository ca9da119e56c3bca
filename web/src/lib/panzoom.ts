/** Pinch, drag and double tap for a board, and zooming to what matters. A board that fits lies in the middle of its window; a drag
 *  never counts as a tap. */

interface View {
  k: number;
  x: number;
  y: number;
}

/** A stretch of the board in its own pixels, and the short side of the smallest thing in it that is to be touched. */
export interface Stretch {
  x: number;
  y: number;
  width: number;
  height: number;
  least: number;
}

export interface Zoom {
  /** Show this stretch, large enough for a finger, whenever the window changes too; undefined: the whole board. `keep`: what is
   *  large enough and in sight stays where it is. */
  focus(stretch: () => Stretch | undefined, keep?: boolean): void;
  by(factor: number): void;
  /** So many pixels at its upper edge are covered by something else: what matters is shown below it. */
  cover(pixels: number): void;
  destroy(): void;
}

const MOST = 9;
/** Pixels: what a finger hits at least, and what is large enough. */
const FINGER = 34;
const AMPLE = 64;
const MARGIN = 0.9;

export function panzoom(
  frame: HTMLElement,
  inner: HTMLElement,
  calm: () => boolean = () => false,
  zoomed: (k: number) => void = () => {},
): Zoom {
  let view: View = { k: 1, x: 0, y: 0 };
  let top = 0;
  let wanted: (() => Stretch | undefined) | undefined;
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let lastTap = { time: 0, x: 0, y: 0 };

  const tall = () => frame.clientHeight - top;
  const within = (at: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));

  function show(next: View, smooth = false): void {
    const k = Math.max(1, Math.min(MOST, next.k));
    view = {
      k,
      x: within(next.x, frame.clientWidth, inner.offsetWidth * k),
      y: top + within(next.y - top, tall(), inner.offsetHeight * k),
    };
    inner.style.transition = smooth && !calm() ? "transform 200ms" : "";
    inner.style.transform = view.x || view.y || k !== 1 ? `translate(${view.x}px, ${view.y}px) scale(${k})` : "";
    frame.style.touchAction = k === 1 ? "pan-y" : "none";
    zoomed(k);
  }

  function zoomAt(x: number, y: number, k: number, smooth = false): void {
    wanted = undefined; // whoever moves the board by hand keeps what he sees
    const box = frame.getBoundingClientRect();
    const factor = Math.max(1, Math.min(MOST, k)) / view.k;
    show({ k, x: x - box.x - (x - box.x - view.x) * factor, y: y - box.y - (y - box.y - view.y) * factor }, smooth);
  }

  function inSight({ x, y, width, height, least }: Stretch): boolean {
    const [left, above] = [view.x + x * view.k, view.y + y * view.k];
    const [right, below] = [left + width * view.k, above + height * view.k];
    const across = left >= -1 && right <= frame.clientWidth + 1;
    return across && above >= top - 1 && below <= frame.clientHeight + 1 && least * view.k >= FINGER;
  }

  /** What changes with the window is there at once: whoever reaches for it would miss it. */
  function focus(next: () => Stretch | undefined, keep = false, smooth = true): void {
    wanted = next;
    const stretch = next();
    if (!stretch) return show({ k: 1, x: 0, y: 0 }, smooth);
    if (keep && inSight(stretch)) return;
    const fits = Math.min(frame.clientWidth / stretch.width, tall() / stretch.height) * MARGIN;
    const k = Math.min(MOST, Math.max(1, FINGER / stretch.least, Math.min(fits, AMPLE / stretch.least)));
    const x = frame.clientWidth / 2 - (stretch.x + stretch.width / 2) * k;
    const y = top + tall() / 2 - (stretch.y + stretch.height / 2) * k;
    show({ k, x, y }, smooth);
  }

  const down = (event: PointerEvent) => {
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      if (before > 0) zoomAt((now.x + other.x) / 2, (now.y + other.y) / 2, (view.k * after) / before);
      moved = true;
    } else if (view.k > 1 && (moved || Math.hypot(now.x - old.x, now.y - old.y) > 6)) {
      moved = true;
      wanted = undefined;
      show({ k: view.k, x: view.x + now.x - old.x, y: view.y + now.y - old.y });
    }
    if (moved || other) fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    if (fingers.delete(event.pointerId) && event.pointerType === "touch" && !moved) doubleTap(event);
  };
  function doubleTap(event: PointerEvent): void {
    if ((event.target as Element).closest?.(".glowing")) return; // a tap that does something is no half of a double tap
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    if (near && event.timeStamp - lastTap.time < 320) {
      if (view.k > 1) show({ k: 1, x: 0, y: 0 }, true);
      else zoomAt(event.clientX, event.clientY, 2.2, true);
      lastTap = { time: 0, x: 0, y: 0 };
    } else lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomAt(event.clientX, event.clientY, view.k * Math.exp(-event.deltaY / 200));
  };
  const click = (event: Event) => {
    if (moved) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  const resized = new ResizeObserver(() => (wanted ? focus(wanted, false, false) : show(view)));
  resized.observe(frame);
  resized.observe(inner);
  frame.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("click", click, true);
  frame.style.touchAction = "pan-y";
  return {
    focus: (stretch, keep) => focus(stretch, keep),
    by(factor) {
      const box = frame.getBoundingClientRect();
      zoomAt(box.x + box.width / 2, box.y + box.height / 2, view.k * factor, true);
    },
    cover(pixels) {
      if (pixels === top) return;
      top = pixels;
      if (wanted) focus(wanted);
      else show(view, true);
    },
    destroy() {
      resized.disconnect();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
