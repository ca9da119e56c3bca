// The clock of a page that is watched: what waits by setTimeout is wound on by hand, and a frame comes as soon as it is asked for,
// whether or not anything is painted. And all that could be seen, change by change.
(() => {
  let now = 0;
  let count = 0;
  let waiting = [];
  const { setTimeout: begin, clearTimeout: end } = window;
  window.setTimeout = (act, time = 0, ...args) => {
    if (time < 20) return begin(act, time, ...args);
    waiting.push({ id: -++count, at: now + time, act: () => act(...args) });
    return -count;
  };
  window.clearTimeout = (id) => {
    if (!(id < 0)) end(id);
    waiting = waiting.filter((one) => one.id !== id);
  };
  window.requestAnimationFrame = (act) => begin(() => act(performance.now()));
  window.cancelAnimationFrame = end;
  const { port1: here, port2: there } = new MessageChannel();
  /** Whatever was begun comes first; where nothing waits, others get time to work. */
  const turn = (idle) =>
    new Promise((resolve) => {
      if (idle) return begin(resolve, 5);
      here.onmessage = resolve;
      there.postMessage(0);
    });

  /** Let time pass, wait by wait, while a story is being told or the connection is lost; until it has arrived, or for so many
   *  seconds. */
  window.wind = async (arrived, patience) => {
    const latest = performance.now() + 1000 * patience;
    while (performance.now() < latest) {
      if (arrived()) return true;
      const telling = document.querySelector(".showing, .replay, .connection");
      waiting.sort((one, other) => one.at - other.at || other.id - one.id);
      const next = telling ? waiting.shift() : undefined;
      if (next) {
        now = next.at;
        next.act();
      }
      await turn(!next);
    }
    return false;
  };

  window.seen = [];
  window.said = new Set();

  // Computers do not wait until a page has found its places: what comes after its first picture is kept back until that is shown.
  let pictured = false;
  let arrived = false;
  let kept = [];
  const keepBack = (event) => {
    if (!event.isTrusted || (arrived && !kept.length)) return;
    if (pictured) {
      event.stopImmediatePropagation();
      kept.push(event);
    } else pictured = JSON.parse(event.data).type === "update";
  };
  const bring = () => {
    for (const { target, data } of kept) target.dispatchEvent(new MessageEvent("message", { data }));
    kept = [];
  };
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", keepBack);
    }
  };

  let last = "";
  const look = () => {
    const main = document.querySelector("main.table");
    const log = main?.querySelector(".log");
    const board = main?.querySelector(".board");
    if (!log || !board || main.matches(".arriving")) return;
    const ids = (selector) =>
      [...main.querySelectorAll(selector)].map((one) => one.dataset.id).sort();
    const shown = {
      lines: Number(log.dataset.lines),
      pieces: Object.fromEntries(
        [...board.querySelectorAll(".piece")].map((one) => [
          one.dataset.id,
          one.dataset.at ?? "",
        ]),
      ),
      tiles: ids(".board .tile"),
      cards: ids(".row [data-id], .queue [data-id]"),
      zones: ids(".row, .panel, .pile, .dice, .ledger, .track"),
      told: !main.querySelector(".showing"),
      offers: main.querySelectorAll(".offers button").length,
    };
    const quiet = main.querySelector(".showing")?.textContent.trim();
    if (quiet) window.said.add(quiet);
    const text = JSON.stringify(shown);
    if (text !== last) window.seen.push(shown);
    last = text;
    arrived = true;
    if (kept.length) begin(bring);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
})();
