import { describe, expect, it } from "vitest";
import { Speaker } from "../src/lib/say";

const GERMAN = `
space-39 = Zitadelle der Zeit
    .acc = die Zitadelle der Zeit
space-0 = LOS
rent-paid = { $payer } zahlt { $owner } { $amount } Rubine Miete für { $space_acc }.
nested = Karte: { $card }
count = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}
`;
const names = ["Ana", "Ben", "Zoë"];
const speaker = new Speaker("de", [GERMAN], (seat) => names[seat] ?? "?");

function rent(space: string) {
  return {
    type: "say" as const,
    id: "rent-paid",
    args: {
      payer: { type: "who" as const, seat: 2 },
      owner: { type: "who" as const, seat: 0 },
      amount: 1500,
      space: { type: "say" as const, id: space },
    },
  };
}

describe("a speaker", () => {
  it("puts nested messages into the case a language asks for", () => {
    expect(speaker.text(rent("space-39"))).toBe("Zoë zahlt Ana 1.500 Rubine Miete für die Zitadelle der Zeit.");
  });

  it("takes the message itself where it has no such attribute", () => {
    expect(speaker.text(rent("space-0"))).toContain("Miete für LOS.");
  });

  it("keeps the names of seats apart, also inside nested messages", () => {
    expect(speaker.parts({ type: "say", id: "nested", args: { card: rent("space-0") } })).toEqual([
      { text: "Karte: " },
      { text: "Zoë", seat: 2 },
      { text: " zahlt " },
      { text: "Ana", seat: 0 },
      { text: " 1.500 Rubine Miete für LOS." },
    ]);
  });

  it("chooses plurals", () => {
    expect([1, 3].map((n) => speaker.ui("count", { n }))).toEqual(["ein Feld", "3 Felder"]);
  });

  it("shows the id of a message it does not have", () => {
    expect(speaker.text({ type: "say", id: "missing" })).toBe("missing");
  });

  it("puts later texts above earlier ones", () => {
    expect(new Speaker("de", [GERMAN, "space-0 = Start"]).ui("space-0")).toBe("Start");
  });

  it("leaves soft hyphens out of what is spoken", () => {
    expect(new Speaker("de", ["tax = Durch\u00ADgang"]).spoken({ type: "say", id: "tax" })).toBe("Durchgang");
  });

  it("reads attributes of options", () => {
    const options = new Speaker("de", ["option-mode = Art\n    .short = kurz"]);
    expect([options.attribute("option-mode", "short"), options.attribute("option-mode", "long")]).toEqual(["kurz", undefined]);
  });
});
