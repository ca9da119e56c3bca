/** What a tap or a key on a thing of the table does, the same for every zone. */
import type { Sitting } from "./context";

/** Take or narrow an offer; where none fits, look at the thing closely. */
export function tap(here: Sitting, id: string, sheet?: string): void {
  const { choosing } = here.table;
  const did = choosing.touch(id);
  if (!did) void here.table.help.why(id).then((refusals) => choosing.explain(id, refusals));
  if (sheet && (!did || choosing.refusals.length)) here.openSheet(sheet, true);
}

/** Where the mouse was pressed last. */
let pressed = { x: NaN, y: NaN };
addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), true);

/** Whether a mouse has come to a thing; a thing that a click has brought under it, as the board moved, is not looked at. */
function comes(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && (event.clientX !== pressed.x || event.clientY !== pressed.y);
}

/** Looking without touching: a mouse comes to rest on a thing, or the keyboard's focus does. A finger cannot look. */
export function peek(here: Sitting, sheet: string | undefined, event: PointerEvent | FocusEvent, id = ""): void {
  const looks = event instanceof PointerEvent ? comes(event) : (event.target as Element).matches(":focus-visible");
  if (sheet && looks) here.openSheet(sheet);
  if (id && looks && !here.table.choosing.usable(id)) here.table.help.look(id);
}

/** A long press opens the sheet of a thing that a tap would use up. */
export function longPress(node: Element, open: () => void): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let act = open;
  const start = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch") return;
    pressed = false;
    timer = setTimeout(() => {
      pressed = true;
      act();
    }, 450);
  };
  const stop = () => clearTimeout(timer);
  const swallow = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  node.addEventListener("pointerdown", start);
  for (const name of ["pointerup", "pointercancel", "pointermove", "pointerleave"]) node.addEventListener(name, stop);
  node.addEventListener("click", swallow, true);
  return {
    update: (next) => (act = next),
    destroy: stop,
  };
}
