/** A line drawn by hand, with fewer points: those that matter most for its shape. */

export type Point = [number, number];

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (!length) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function thinned(points: Point[], loose: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let worst = 0;
  let at = 0;
  points.forEach((point, index) => {
    const away = distance(point, first, last);
    if (away > worst) [worst, at] = [away, index];
  });
  if (worst <= loose) return [first, last];
  return [...thinned(points.slice(0, at + 1), loose).slice(0, -1), ...thinned(points.slice(at), loose)];
}

/** At most `most` points; the first and the last stay. */
export function simplified(points: Point[], most: number): Point[] {
  let loose = 1;
  let result = thinned(points, loose);
  while (result.length > most) result = thinned(points, (loose *= 1.6));
  return result;
}
