/** One tab stop for a whole zone, and arrow keys inside it: from one thing to the nearest in that direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Stop = HTMLElement | SVGElement;

interface Manner {
  /** Whether its things follow each other: then an arrow at the end of a line leads to the next one. */
  list?: boolean;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Nearest by distance, where straying sideways counts double. */
export function nearest<T>(
  from: { x: number; y: number },
  to: readonly [number, number],
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

/** Whether a thing lies in something that is folded up. Read from the tree: to ask whether it can be seen would make the browser
 *  lay out the whole page first. */
function folded(stop: Stop): boolean {
  const inside = stop.tagName === "SUMMARY" ? stop.parentElement?.parentElement : stop;
  return Boolean(inside?.closest("details:not([open])"));
}

/** The things of a zone that can have the focus now: those marked `data-stop`, unless they are folded away. */
export function stopsOf(zone: Element): Stop[] {
  return [...zone.querySelectorAll<Stop>("[data-stop]")].filter((stop) => !folded(stop));
}

/** The thing of a zone that a tab leads to. */
export function entrance(zone: Element | null | undefined): Stop | undefined {
  const all = zone ? stopsOf(zone) : [];
  return all.find((stop) => stop.getAttribute("tabindex") === "0") ?? all[0];
}

export function roving(zone: Element, { list = false }: Manner = {}): { destroy(): void } {
  /** The stop that had the focus last. If it goes, the focus goes to what has come in its place, not to the top of the page. */
  let held: Element | undefined;

  function settle(): void {
    const keep = held?.isConnected ? held : entrance(zone);
    for (const stop of zone.querySelectorAll("[data-stop]")) {
      const index = stop === keep ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
    if (held && !held.isConnected && document.activeElement === document.body) entrance(zone)?.focus();
  }

  function next(key: string, current: Element): Stop | undefined {
    const all = stopsOf(zone);
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    const direction = DIRECTIONS[key];
    if (!direction) return undefined;
    const others = all.filter((stop) => stop !== current).map((item) => ({ ...middle(item), item }));
    const found = nearest(middle(current), direction, others);
    return found ?? (list ? all[all.indexOf(current as Stop) + direction[0] + direction[1]] : undefined);
  }

  const onKey = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const current = document.activeElement;
    if (!current?.hasAttribute("data-stop") || !(key in DIRECTIONS || key === "Home" || key === "End")) return;
    event.preventDefault();
    event.stopPropagation();
    next(key, current)?.focus();
  };
  const onFocus = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.hasAttribute("data-stop")) return;
    held = event.target;
    settle();
  };
  const onLeave = (event: Event) => {
    const to = (event as FocusEvent).relatedTarget;
    if (to instanceof Node && !zone.contains(to)) held = undefined;
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["tabindex", "data-stop", "open"] });
  zone.addEventListener("keydown", onKey);
  zone.addEventListener("focusin", onFocus);
  zone.addEventListener("focusout", onLeave);
  settle();
  return {
    destroy() {
      watch.disconnect();
      zone.removeEventListener("keydown", onKey);
      zone.removeEventListener("focusin", onFocus);
      zone.removeEventListener("focusout", onLeave);
    },
  };
}
