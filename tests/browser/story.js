// The clock of a page that is watched: what waits by setTimeout is wound on by hand. And all that could be seen, change by change.
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
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Let time pass, wait by wait; at most so many. */
  window.wind = async (most) => {
    for (
      let turn = 0;
      turn < most && document.querySelector(".showing");
      turn++
    ) {
      waiting.sort((one, other) => one.at - other.at || other.id - one.id);
      const next = waiting.shift();
      if (next) {
        now = next.at;
        next.act();
      }
      await frame();
    }
  };

  window.seen = [];
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
    const text = JSON.stringify(shown);
    if (text !== last) window.seen.push(shown);
    last = text;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
})();
