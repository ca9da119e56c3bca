import { describe, expect, it } from "vitest";
import { action, initial, shown, toggled } from "../src/lib/form";
import type { Form, Pick } from "../src/lib/wire";

const name = { type: "say" as const, id: "x" };
const deeds: Pick = {
  type: "pick",
  id: "deeds",
  name,
  many: true,
  choices: ["1", "3", "39"].map((value) => ({ value, name })),
};
const form: Form = {
  type: "form",
  id: "trade",
  name,
  submit: name,
  template: "trade {who} give {deeds} {cash} loan {loan}",
  fields: [
    {
      type: "pick",
      id: "who",
      name,
      choices: [
        { value: "1", name },
        { value: "2", name },
      ],
      value: ["1"],
    },
    deeds,
    { type: "number", id: "cash", name, least: 0, most: 500, value: 20 },
    { type: "number", id: "loan", name, least: 5, most: 500, value: 50, when: { who: "2" } },
  ],
};

describe("a form", () => {
  it("starts with the values of its fields", () => {
    expect(initial(form)).toEqual({ who: ["1"], deeds: [], cash: 20, loan: 50 });
  });

  it("fills its template: numbers, picks, lists, nothing", () => {
    expect(action(form, initial(form))).toBe("trade 1 give - 20 loan 0");
    expect(action(form, { who: ["2"], deeds: ["1", "39"], cash: 0, loan: 70 })).toBe("trade 2 give 1,39 0 loan 70");
  });

  it("shows a field only while those it depends on have the wanted values", () => {
    const loan = form.fields[3]!;
    expect(shown(form, loan, { who: ["1"] })).toBe(false);
    expect(shown(form, loan, { who: ["2"] })).toBe(true);
  });

  it("hides what depends on a hidden field", () => {
    const deep: Form = {
      ...form,
      fields: [...form.fields, { type: "number", id: "rate", name, least: 0, most: 9, value: 1, when: { loan: "50" } }],
    };
    const rate = deep.fields[4]!;
    expect(shown(deep, rate, { who: ["1"], loan: 50 })).toBe(false);
    expect(shown(deep, rate, { who: ["2"], loan: 50 })).toBe(true);
  });

  it("keeps several picks in the order of the choices", () => {
    expect(toggled(deeds, ["39"], "1")).toEqual(["1", "39"]);
    expect(toggled(deeds, ["1", "39"], "1")).toEqual(["39"]);
    expect(toggled({ ...deeds, many: false }, ["39"], "1")).toEqual(["1"]);
  });
});
