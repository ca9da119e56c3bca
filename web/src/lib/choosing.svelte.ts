/** What is chosen so far: touched things, an open form, a question before it is done, an answer why not. */
import { action, initial, shown, toggled, type Values } from "./form";
import { chosenWhole, doables, narrow, refusalsFor, touch, type Doable } from "./offers";
import type { Form, Offer, Offers, Refusal, Say } from "./wire";

const NONE: never[] = [];

export class Choosing {
  chosen = $state.raw<string[]>(NONE);
  confirming = $state.raw<Offer | undefined>();
  form = $state.raw<Form | undefined>();
  values = $state<Values>({});
  refusals = $state.raw<Refusal[]>(NONE);
  /** The thing under the cursor or the keyboard's focus. */
  over = $state("");
  /** What the move under the cursor would bring, in words. */
  foresight = $state.raw<Say[]>([]);
  /** Pieces that are held upside down, by their upright id. */
  turned = $state.raw<ReadonlySet<string>>(new Set());
  /** The offer under the pointer or with the focus. */
  pointed = $state.raw<string | undefined>();
  /** Whether small steps are being drawn by dragging. */
  dragged = $state(false);
  /** Whether the last thing done was a small step onwards. */
  wentOn = false;
  private last = "";

  constructor(
    private readonly offers: () => Offers,
    private readonly act: (action: string) => void,
  ) {}

  narrowed = $derived.by(() => narrow(doables(this.offers()), this.chosen));
  /** What would be done by touching the last thing again. */
  whole = $derived.by(() => chosenWhole(doables(this.offers()), this.chosen));

  /** The small steps that the first touch takes, by what is touched. */
  steps = $derived.by(
    () =>
      new Set(
        this.chosen.length || this.form
          ? []
          : (this.offers().offers ?? []).flatMap(({ quick, touches = [] }) => (quick && touches.length === 1 ? touches : [])),
      ),
  );

  /** What glows: what narrows further, or what a form may take. */
  glowing = $derived.by(() => (this.form ? new Set(this.formTouches().keys()) : this.narrowed.next));

  picked = $derived.by(() => {
    const ids = new Set(this.chosen);
    for (const [id, { field, value }] of this.formTouches()) {
      const values = this.values[field];
      if (Array.isArray(values) && values.includes(value)) ids.add(id);
    }
    return ids;
  });

  reset(): void {
    this.chosen = NONE;
    this.confirming = undefined;
    this.form = undefined;
    this.refusals = NONE;
    this.pointed = undefined;
    this.last = "";
  }

  /** One step back: true if there was something to step back from. */
  back(): boolean {
    if (this.confirming) this.confirming = undefined;
    else if (this.refusals.length) this.refusals = [];
    else if (this.form) this.form = undefined;
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }

  /** Touching a thing on the table; false if nothing can be done with it. */
  touch(id: string): boolean {
    this.refusals = [];
    this.last = id;
    if (this.form) {
      const target = this.formTouches().get(id);
      if (target) this.pick(target.field, target.value);
      return target !== undefined;
    }
    const result = touch(doables(this.offers()), this.chosen, id);
    if (result.kind === "done") this.take(result.doable);
    else if (result.kind === "narrowed") this.chosen = result.chosen;
    else {
      this.chosen = [];
      this.refusals = refusalsFor(this.offers(), id);
      return this.refusals.length > 0;
    }
    return true;
  }

  /** Choose what an offer touches, all at once: it is done by its name. */
  choose(touches: string[]): void {
    this.refusals = [];
    this.chosen = touches;
  }

  /** Turn a piece in the hand; what was chosen with it stays chosen, the other way round. */
  turn(upright: string, other: string): void {
    const turned = new Set(this.turned);
    const [from, to] = turned.delete(upright) ? [other, upright] : [upright, other];
    if (to === other) turned.add(upright);
    this.turned = turned;
    if (this.chosen.includes(from)) this.chosen = this.chosen.map((id) => (id === from ? to : id));
  }

  /** The one offer that would be chosen whole with this thing. */
  wouldTake(id: string): Doable | undefined {
    if (!this.chosen.length || this.form) return undefined;
    return this.chosen.at(-1) === id ? this.whole : chosenWhole(doables(this.offers()), [...this.chosen, id]);
  }

  /** Whether something can be done with a thing now. */
  usable(id: string): boolean {
    return this.glowing.has(id) || this.picked.has(id);
  }

  /** Why nothing could be done with what was touched last. */
  explain(id: string, refusals: Refusal[]): void {
    if (this.last === id && !this.chosen.length && !this.form) this.refusals = refusals;
  }

  take(doable: Doable): void {
    this.refusals = [];
    if (doable.type === "form") {
      this.form = doable;
      this.values = initial(doable);
    } else if (doable.confirm) this.confirming = doable;
    else {
      this.wentOn = doable.quick ?? false;
      this.act(doable.action);
    }
  }

  why(refusal: Refusal): void {
    this.refusals = [refusal];
  }

  confirm(): void {
    const offer = this.confirming;
    this.confirming = undefined;
    if (offer) this.act(offer.action);
  }

  submit(): void {
    if (this.form) this.act(action(this.form, this.values));
  }

  pick(id: string, choice: string): void {
    const field = this.form?.fields.find((candidate) => candidate.id === id);
    const value = this.values[id];
    if (field?.type === "pick" && Array.isArray(value)) this.values[id] = toggled(field, value, choice);
  }

  private formTouches(): Map<string, { field: string; value: string }> {
    const result = new Map<string, { field: string; value: string }>();
    const { form } = this;
    for (const field of form?.fields ?? [])
      if (form && field.type === "pick" && shown(form, field, this.values))
        for (const choice of field.choices)
          if (choice.touches) result.set(choice.touches, { field: field.id, value: choice.value });
    return result;
  }
}
