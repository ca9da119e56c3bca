/** Arrow keys inside a zone: from one thing to the nearest in that direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Nearest by distance, where straying sideways counts double. */
export function nearest<T>(
  from: { x: number; y: number },
  to: [number, number],
  all: { x: number; y: number; item: T }[],
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const { x, y, item } of all) {
    const ahead = (x - from.x) * to[0] + (y - from.y) * to[1];
    const aside = Math.abs((x - from.x) * to[1]) + Math.abs((y - from.y) * to[0]);
    if (ahead <= 2 || aside > ahead * 3) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
}

/** One tab stop for the whole zone: its elements marked `data-stop`. */
export function roving(zone: Element): { destroy(): void } {
  const stops = () => [...zone.querySelectorAll<HTMLElement | SVGElement>("[data-stop]")];

  function settle(current?: Element): void {
    const all = stops();
    const keep = current ?? all.find((stop) => stop.getAttribute("tabindex") === "0") ?? all[0];
    for (const stop of all) stop.setAttribute("tabindex", stop === keep ? "0" : "-1");
  }

  const onKey = (event: Event) => {
    const key = (event as KeyboardEvent).key;
    const direction = DIRECTIONS[key];
    const current = document.activeElement;
    if (!current?.hasAttribute("data-stop")) return;
    const all = stops();
    let next: HTMLElement | SVGElement | undefined;
    if (direction) {
      const others = all.filter((stop) => stop !== current).map((item) => ({ ...middle(item), item }));
      next = nearest(middle(current), [direction[0], direction[1]], others);
    } else if (key === "Home") next = all[0];
    else if (key === "End") next = all.at(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  const onFocus = (event: Event) => {
    if (event.target instanceof Element && event.target.hasAttribute("data-stop")) settle(event.target);
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("keydown", onKey);
  zone.addEventListener("focusin", onFocus);
  settle();
  return {
    destroy() {
      watch.disconnect();
      zone.removeEventListener("keydown", onKey);
      zone.removeEventListener("focusin", onFocus);
    },
  };
}
