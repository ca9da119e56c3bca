/** How people get on at this table: its customs, phrases, questions to all, taking back, and who plays for whom. */
import type { FromBrowser } from "./live";
import type { Customs, Question, Undoable, Welcome } from "./wire";

export class Agreements {
  customs = $state.raw<Customs>({});
  phrases = $state.raw<string[]>([]);
  /** The table that was set up to play again, and the day of a daily deal. */
  rematch = $state("");
  /** Who has set it up and waits there. */
  waiting = $state("");
  day = $state("");
  /** Whether people and computers are one team. */
  partners = $state(false);
  question = $state.raw<Question | undefined>();

  constructor(
    private readonly send: (message: FromBrowser) => boolean,
    private readonly mine: () => number[],
  ) {}

  get freeChat(): boolean {
    return this.customs.free_chat ?? true;
  }

  /** Whether an open question waits for somebody at this screen. */
  get asked(): boolean {
    return this.question?.outcome === "open" && (this.question.waiting ?? []).some((seat) => this.mine().includes(seat));
  }

  welcome(message: Welcome): void {
    this.customs = message.customs ?? {};
    this.phrases = message.phrases ?? [];
    this.rematch = message.rematch ?? "";
    this.waiting = message.waiting ?? "";
    this.day = message.day ?? "";
    this.partners = message.partners ?? false;
  }

  hear(question: Question): void {
    this.question = question;
    if (question.outcome === "open") return;
    setTimeout(() => {
      if (this.question === question) this.question = undefined;
    }, 4000);
  }

  /** Take back my last action: by myself, or by asking the others. */
  undo(seat: number, version: number, undoable: Undoable): void {
    if (undoable.own) this.send({ type: "undo", seat, version, count: 1 });
    else if (undoable.agreed) this.send({ type: "propose", seat, what: "undo", about: seat });
  }

  vote(yes: boolean): void {
    const seat = this.mine()[0];
    if (this.question && seat !== undefined) this.send({ type: "vote", seat, number: this.question.number, yes });
  }

  /** Let a computer play for a seat. */
  replace(about: number): void {
    const seat = this.mine().includes(about) ? about : this.mine()[0];
    if (seat !== undefined) this.send({ type: "propose", seat, what: "stand-in", about });
  }

  /** A new link for a seat whose device is lost. */
  renew(about: number): void {
    const seat = this.mine()[0];
    if (seat !== undefined) this.send({ type: "propose", seat, what: "new-link", about });
  }

  comeBack(seat: number): void {
    this.send({ type: "return", seat });
  }

  say(seat: number, phrase: string): void {
    this.send({ type: "talk", seat, phrase });
  }
}
