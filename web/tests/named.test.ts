import { expect, it } from "vitest";
import { namedBy } from "../src/lib/named";
import type { Happening, Say, Scene } from "../src/lib/wire";

const say = (id: string, args: Say["args"] = {}): Say => ({ type: "say", id, args });

it("finds the spaces, pieces and seats that a line of the log names", () => {
  const harbour = say("space-7");
  const scene = {
    prompt: null,
    seats: [],
    zones: [
      {
        type: "board",
        id: "board",
        name: say("board"),
        width: 2,
        height: 1,
        spaces: [
          { id: "s7", x: 0, y: 0, w: 1, h: 1, name: harbour },
          { id: "b1", x: 1, y: 0, w: 1, h: 1, name: say("square", { square: "b1" }) },
        ],
        pieces: [{ id: "hat", name: say("hat") }],
      },
    ],
  } as Scene;
  const happening: Happening = {
    text: say("moved", { who: { type: "who", seat: 1 }, space: harbour, square: "b1" }),
    rule: "",
    motions: [{ type: "walk", piece: "hat", path: ["s7"] }],
  };
  expect([...namedBy(happening, scene)].sort()).toEqual(["b1", "hat", "s7", "seat-1"]);
});
