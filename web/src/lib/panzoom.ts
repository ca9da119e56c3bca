/** Pinch, drag and double tap for a board. Fitted is the rest position; a drag never counts as a tap. */

interface View {
  k: number;
  x: number;
  y: number;
}

const MOST = 4;

export function panzoom(frame: HTMLElement, inner: HTMLElement): { destroy(): void } {
  let view: View = { k: 1, x: 0, y: 0 };
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let lastTap = { time: 0, x: 0, y: 0 };

  function show(next: View, smooth = false): void {
    const width = frame.clientWidth;
    const height = frame.clientHeight;
    const k = Math.max(1, Math.min(MOST, next.k));
    view = { k, x: Math.min(0, Math.max(width * (1 - k), next.x)), y: Math.min(0, Math.max(height * (1 - k), next.y)) };
    inner.style.transition = smooth ? "transform 200ms" : "";
    inner.style.transform = k === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${k})`;
    frame.style.touchAction = k === 1 ? "pan-y" : "none";
  }

  function zoomAt(x: number, y: number, k: number, smooth = false): void {
    const box = frame.getBoundingClientRect();
    const factor = Math.max(1, Math.min(MOST, k)) / view.k;
    show({ k, x: x - box.x - (x - box.x - view.x) * factor, y: y - box.y - (y - box.y - view.y) * factor }, smooth);
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
  frame.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("click", click, true);
  frame.style.touchAction = "pan-y";
  return {
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
