/** Help at the table: hints in three steps, what a computer proposes, and why something is not possible. */
import type { AskHint, AskReason, Because, Hinted, Noted, Proposal, Reason, Refusal, Say, Why } from "./wire";

export type Level = Hinted["level"];

/** What the view needs to know about the moment that help is asked for. */
export interface Moment {
  seat: number;
  version: number;
  /** Whether this seat has to decide. */
  asked: boolean;
}

const REST = 350;
const NONE: never[] = [];

export class Helping {
  /** Whether hints may be asked for at this table. */
  allowed = $state(false);
  thinking = $state(false);
  hint = $state.raw<Hinted | undefined>();
  notes = $state.raw<Noted[]>([]);
  /** What a computer would do, while somebody at this screen may decide for it; and why, as soon as that is known. */
  proposal = $state.raw<Proposal | undefined>();
  because = $state.raw<Say[]>(NONE);
  /** What a coach points at. */
  pointed = $state.raw<string[]>([]);
  /** Why nothing can be done with what is looked at. */
  reasons = $state.raw<Refusal[]>(NONE);

  private asks = 0;
  private readonly waiting = new Map<number, (refusals: Refusal[]) => void>();
  private known = new Map<string, Refusal[]>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (message: AskHint | AskReason | Why) => boolean,
    private readonly moment: () => Moment | undefined,
  ) {}

  /** What the hint points at: first one thing, then what each candidate begins with, then the whole move. */
  marks = $derived.by(() => {
    const { hint } = this;
    if (!hint) return new Set([...this.pointed, ...(this.proposal?.touches ?? [])]);
    const [best] = hint.candidates ?? [];
    if (hint.level === 3) return new Set(best?.touches ?? []);
    const first = (hint.candidates ?? []).flatMap((candidate) => candidate.touches?.slice(0, 1) ?? []);
    return new Set(hint.level === 2 ? first : (hint.marks ?? []));
  });

  /** The actions that the hint speaks of. */
  actions = $derived.by(() => {
    const { hint } = this;
    if (!hint) return new Set(this.proposal ? [this.proposal.action] : NONE);
    const shown = hint.level === 3 ? hint.candidates?.slice(0, 1) : hint.candidates;
    return new Set((shown ?? []).map((candidate) => candidate.action));
  });

  get possible(): boolean {
    return this.allowed && this.moment()?.asked === true;
  }

  /** The next step of help, or this one. */
  ask(level?: Level): void {
    const moment = this.moment();
    if (!moment?.asked || !this.allowed || this.thinking) return;
    const next = level ?? (Math.min(3, (this.hint?.level ?? 0) + 1) as Level);
    this.thinking = this.send({ type: "hint", seat: moment.seat, version: moment.version, level: next });
  }

  close(): void {
    this.hint = undefined;
    this.thinking = false;
  }

  /** A computer proposes something, or nothing. */
  propose(proposal: Proposal | undefined): void {
    const seat = this.moment()?.seat;
    this.proposal = proposal;
    this.because = NONE;
    if (proposal && seat !== undefined) this.send({ type: "reason-wanted", seat });
  }

  hearReason({ seat, version, reason }: Reason): void {
    const moment = this.moment();
    if (this.proposal && moment?.seat === seat && moment.version === version) this.because = reason;
  }

  /** The table has moved on. */
  reset(): void {
    this.close();
    this.proposal = undefined;
    this.known = new Map();
    this.unlook();
  }

  hear(hint: Hinted): void {
    const moment = this.moment();
    this.thinking = false;
    if (moment && hint.seat === moment.seat && moment.asked) this.hint = hint;
  }

  note(noted: Noted): void {
    this.notes = [...this.notes, noted];
  }

  // --- why not? ---

  answer(because: Because): void {
    this.waiting.get(because.id)?.(because.refusals);
    this.waiting.delete(because.id);
  }

  async why(thing: string): Promise<Refusal[]> {
    const known = this.known.get(thing);
    const moment = this.moment();
    if (known || !moment) return known ?? [];
    const cache = this.known;
    const id = ++this.asks;
    const refusals = await new Promise<Refusal[]>((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.send({ type: "why", id, seat: moment.seat, thing })) resolve([]);
    });
    cache.set(thing, refusals);
    return refusals;
  }

  /** A mouse or the keyboard's focus rests on something that cannot be used, while something is asked of me. */
  look(thing: string): void {
    clearTimeout(this.resting);
    if (!this.moment()?.asked) return;
    this.resting = setTimeout(() => void this.explain(thing), REST);
  }

  /** Reasons that are known already. */
  show(reasons: Refusal[]): void {
    clearTimeout(this.resting);
    this.reasons = reasons;
  }

  unlook(): void {
    clearTimeout(this.resting);
    this.resting = undefined;
    this.reasons = NONE;
  }

  private async explain(thing: string): Promise<void> {
    const mine = this.resting;
    const refusals = await this.why(thing);
    if (mine === this.resting) this.reasons = refusals;
  }
}
