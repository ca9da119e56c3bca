/** When what has just changed can be seen: the second frame from now begins when the first is on the screen. A page that nobody
 *  looks at has no frames, so it waits no longer than a moment. */

const MOMENT = 150;

export function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, MOMENT);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
