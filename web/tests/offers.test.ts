import { describe, expect, it } from "vitest";
import { amongComputers, grouped, narrow, onlyAnswer, refusalsFor, touch } from "../src/lib/offers";
import type { Offer } from "../src/lib/wire";

function offer(action: string, touches: string[] = [], group = ""): Offer {
  return { type: "offer", action, name: { type: "say", id: action }, touches, group };
}

const offers = [
  offer("pass"),
  offer("move link c4", ["link", "c4"]),
  offer("move link c5", ["link", "c5"]),
  offer("move zelda c4", ["zelda", "c4"]),
  offer("build 39", ["s39"]),
  offer("mortgage 39", ["s39"]),
];

describe("narrowing", () => {
  it("begins with everything and lights up first touches", () => {
    const { fits, next } = narrow(offers, []);
    expect(fits).toHaveLength(6);
    expect([...next]).toEqual(["link", "zelda", "s39"]);
  });

  it("lights up second touches after the first", () => {
    expect([...narrow(offers, ["link"]).next]).toEqual(["c4", "c5"]);
  });

  it("is done when one offer is left and all that it touches was touched", () => {
    expect(touch(offers, ["link"], "c5")).toEqual({ kind: "done", doable: offers[2] });
    expect(touch(offers, [], "zelda")).toEqual({ kind: "narrowed", chosen: ["zelda"] });
  });

  it("takes an order touch by touch, the same thing twice, too", () => {
    const orders = [offer("a a b", ["a", "a", "b"]), offer("a b a", ["a", "b", "a"]), offer("b a a", ["b", "a", "a"])];
    expect(touch(orders, ["a"], "a")).toEqual({ kind: "narrowed", chosen: ["a", "a"] });
    expect(touch(orders, ["a", "a"], "b")).toEqual({ kind: "done", doable: orders[0] });
    expect(touch(orders, ["b"], "a")).toEqual({ kind: "narrowed", chosen: ["b", "a"] });
  });

  it("does nothing at the first touch, unless it is a small step", () => {
    const roll = offer("roll", ["dice"]);
    expect(touch([roll], [], "dice")).toEqual({ kind: "narrowed", chosen: ["dice"] });
    expect(touch([roll], ["dice"], "dice")).toEqual({ kind: "done", doable: roll });
    const step = { ...roll, quick: true };
    expect(touch([step], [], "dice")).toEqual({ kind: "done", doable: step });
  });

  it("asks for one more touch of what cannot be taken back", () => {
    const attack = { ...offer("attack zelda", ["sword", "zelda"]), final: true };
    expect(touch([attack], ["sword"], "zelda")).toEqual({ kind: "narrowed", chosen: ["sword", "zelda"] });
    expect(touch([attack], ["sword", "zelda"], "zelda")).toEqual({ kind: "done", doable: attack });
  });

  it("waits where several offers touch the same things", () => {
    expect(touch(offers, [], "s39")).toEqual({ kind: "narrowed", chosen: ["s39"] });
  });

  it("starts anew with a touch that does not fit what was chosen", () => {
    expect(touch(offers, ["link"], "s39")).toEqual({ kind: "narrowed", chosen: ["s39"] });
  });

  it("does nothing with things no offer touches", () => {
    expect(touch(offers, [], "s1")).toEqual({ kind: "nothing" });
  });

  it("finds the refusals of a thing", () => {
    const refusal = {
      type: "refusal" as const,
      name: offers[0]!.name,
      reason: offers[0]!.name,
      rule: "RM-U4",
      touches: ["s1"],
    };
    expect(refusalsFor({ refusals: [refusal] }, "s1")).toEqual([refusal]);
    expect(refusalsFor({ refusals: [refusal] }, "s2")).toEqual([]);
  });
});

describe("groups", () => {
  it("keep the order, those without a name first", () => {
    const list = [offer("a", [], "trade"), offer("b"), offer("c", [], "trade"), offer("d", [], "build")];
    expect(grouped(list).map(({ name, items }) => [name, items.map((item) => item.action)])).toEqual([
      ["", ["b"]],
      ["trade", ["a", "c"]],
      ["build", ["d"]],
    ]);
  });
});

describe("the only possible answer", () => {
  it("is one that needs no thought", () => {
    const [end, other] = [offer("end-turn"), offer("play 3")];
    expect(onlyAnswer({ offers: [end] })).toBe(end);
    expect(onlyAnswer({ offers: [end, other] })).toBeUndefined();
    expect(onlyAnswer({ offers: [{ ...end, confirm: end.name }] })).toBeUndefined();
    expect(onlyAnswer({})).toBeUndefined();
  });

  it("tells nobody anything among computers", () => {
    const seats = (...kinds: ("person" | "bot")[]) => kinds.map((kind, seat) => ({ seat, kind, name: "" }));
    expect(amongComputers(seats("person", "bot"))).toBe(true);
    expect(amongComputers(seats("person", "person", "bot"))).toBe(false);
  });
});
