import { expect, test } from "vitest";
import { met } from "../src/lib/dragging";

const STOPS = [
  { id: "left", x: 0, y: 0, reach: 5 },
  { id: "right", x: 40, y: 0, reach: 5 },
];

test("a line takes the first stop that it comes to, and goes on from there", () => {
  const trail = [
    { x: 20, y: 0 },
    { x: 37, y: 2 },
    { x: 60, y: 0 },
    { x: 0, y: 0 },
  ];
  expect(met(trail, STOPS)).toEqual({ id: "right", rest: trail.slice(1) });
});

test("a line that passes everything by takes nothing", () => {
  expect(met([{ x: 20, y: 30 }], STOPS)).toBeUndefined();
});
