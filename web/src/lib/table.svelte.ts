/** One table as this browser sees it: what is shown, what is told, what may be done. */
import { Choosing } from "./choosing.svelte";
import { hello } from "./greeting";
import { Helping } from "./helping.svelte";
import { kept } from "./kept";
import { Live, type ToBrowser } from "./live";
import { Agreements } from "./agreements.svelte";
import { painted } from "./painted";
import { Playback, type Motion, type Stage } from "./playback";
import { FACTORS, reducedMotion, settings } from "./settings.svelte";
import { play } from "./sounds";
import { remember, type Memory } from "./store";
import type {
  Advice,
  Happening,
  Offers,
  Piece,
  Refused,
  Said,
  Scene,
  SeatPanel,
  Sitter,
  TimeLeft,
  Undoable,
  Update,
} from "./wire";

export interface Told {
  key: number;
  version: number;
  happening: Happening;
  /** Whether it was taken back. */
  undone?: boolean;
}

export interface Flying {
  key: number;
  motion: Extract<Motion, { type: "flight" }>;
  time: number;
}

const NOTHING: Offers = {};

/** What a table hears from and speaks to: the server, or a replay. */
export type Connect = (...wires: ConstructorParameters<typeof Live>) => Pick<Live, "send" | "close">;

export class Table implements Stage {
  connected = $state(false);
  everConnected = $state(false);
  /** Why the server will not have us, as the code of the closed connection. */
  refusedWith = $state(0);
  game = $state("");
  mine = $state.raw<number[]>([]);
  sitters = $state.raw<Sitter[]>([]);
  chat = $state.raw<Said[]>([]);
  log = $state.raw<Told[]>([]);
  shown = $state.raw<Update | undefined>();
  offered = $state.raw<Update | undefined>();
  busy = $state(false);
  sent = $state(false);
  /** Seconds that were left at a moment of this browser's clock. */
  clock = $state.raw<(TimeLeft & { from: number }) | undefined>();
  refused = $state.raw<Refused | undefined>();
  /** Pieces on their way, dice in the air, and other passing things. */
  moved = $state<Record<string, string>>({});
  tumbling = $state<Record<string, { faces: string[]; until: number }>>({});
  flights = $state.raw<Flying[]>([]);
  flashes = $state<Record<string, { text: string; colour: string }>>({});
  card = $state.raw<Piece | undefined>();
  stepTime = $state(170);
  /** The seat the screen has to be passed to before anything more is shown. */
  passTo = $state<number | undefined>();
  readonly choosing: Choosing;
  readonly help: Helping;
  readonly agreements: Agreements;

  private readonly live: ReturnType<Connect>;
  private readonly playback: Playback;
  private held: Update | undefined;
  /** What each seat was shown last. */
  private readonly last = new Map<number | null, Update>();
  private since = -1;
  private told = -1;
  private counter = 0;
  private asks = 0;
  private readonly advices = new Map<number, (advice: Advice) => void>();
  private wakeUp: (() => void) | undefined;

  constructor(
    readonly id: string,
    private readonly memory: Memory,
    connect: Connect = (...wires) => new Live(...wires),
    /** Whether this is a replay, at which nobody can do anything. */
    readonly replayed = false,
  ) {
    this.choosing = new Choosing(
      () => this.offers,
      (action) => this.act(action),
    );
    this.help = new Helping(
      (message) => this.live.send(message),
      () => {
        const update = this.offered;
        if (!update || typeof update.seat !== "number") return undefined;
        return { seat: update.seat, version: update.version, asked: update.scene.asked === update.seat };
      },
    );
    this.agreements = new Agreements(
      (message) => this.live.send(message),
      () => this.mine,
    );
    this.playback = new Playback(
      this,
      () => ({
        factor: FACTORS[settings.speed],
        reduced: reducedMotion(),
        mine: (seat) => seat != null && this.mine.includes(seat),
      }),
      (update) => this.offer(update),
    );
    this.live = connect(
      id,
      () => hello(memory, this.since, this.shown?.seat ?? -1),
      (message) => this.hear(message),
      (connected) => {
        this.connected = connected;
        if (connected) this.everConnected = true;
        else this.sent = false;
      },
      (code) => (this.refusedWith = code),
    );
  }

  get scene(): Scene | undefined {
    return this.shown?.scene;
  }

  get seat(): number | undefined {
    return this.shown?.seat ?? undefined;
  }

  get offers(): Offers {
    return this.offered?.offers ?? NOTHING;
  }

  get invitations(): Record<string, string> {
    return this.memory.invitations ?? {};
  }

  get setup() {
    return this.memory.setup;
  }

  get watchKey(): string {
    return this.memory.watch ?? "";
  }

  /** What I can take back now. */
  get undoable(): Undoable | undefined {
    return this.offered?.undo ?? undefined;
  }

  /** One sentence: what is asked of me, or what is going on. */
  get prompt() {
    return (this.offered ?? this.shown)?.scene.prompt;
  }

  nameOf(seat: number): string {
    return this.sitters.find((sitter) => sitter.seat === seat)?.name || `${seat + 1}`;
  }

  /** What happened, with what is noted beside the moves. */
  get story(): Told[] {
    const { notes } = this.help;
    if (!notes.length) return this.log;
    const noted = notes.map((note, index) => ({ key: -1 - index, version: note.version, happening: note.happening }));
    const story: Told[] = [];
    let next = 0;
    for (const told of this.log) {
      for (let note = noted[next]; note && note.version < told.version; note = noted[++next]) story.push(note);
      story.push(told);
    }
    return [...story, ...noted.slice(next)];
  }

  panel(seat: number | null | undefined): SeatPanel | undefined {
    return this.scene?.seats.find((panel) => panel.seat === seat);
  }

  close(): void {
    this.live.close();
  }

  // --- to the server ---

  act(action: string): void {
    const update = this.offered;
    if (!update || typeof update.seat !== "number" || this.sent) return;
    this.refused = undefined;
    this.skip();
    this.sent = this.live.send({ type: "act", seat: update.seat, version: update.version, action });
  }

  ask(action: string): Promise<Advice> {
    const id = ++this.asks;
    const seat = this.offered?.seat;
    return new Promise((resolve) => {
      if (typeof seat !== "number") return;
      this.advices.set(id, resolve);
      this.live.send({ type: "ask", id, seat, action });
    });
  }

  undo(): void {
    const { offered, undoable } = this;
    if (!offered || typeof offered.seat !== "number" || !undoable) return;
    this.skip();
    this.agreements.undo(offered.seat, offered.version, undoable);
  }

  talk(text: string): boolean {
    const seat = this.seat ?? this.mine[0];
    return seat !== undefined && this.live.send({ type: "talk", seat, text });
  }

  look(seat: number): void {
    this.live.send({ type: "look", seat });
  }

  /** The screen has changed hands. */
  passed(): void {
    const seat = this.passTo;
    this.passTo = undefined;
    if (this.held) {
      const update = this.held;
      this.held = undefined;
      this.playback.push({ ...update, first: true });
    } else if (seat !== undefined) this.look(seat);
  }

  skip(): void {
    this.playback.skip();
    this.wakeUp?.();
  }

  // --- from the server ---

  private hear(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.game = message.game;
        this.mine = message.mine;
        this.sitters = message.seats;
        if (message.chat) this.chat = message.chat;
        this.help.allowed = message.hints ?? false;
        this.help.notes = message.notes ?? [];
        this.agreements.welcome(message);
        remember(this.id, this.memory);
        break;
      case "update":
        this.receive(message);
        break;
      case "refused":
        this.sent = false;
        this.help.thinking = false;
        this.refused = message;
        break;
      case "advice":
        this.advices.get(message.id)?.(message);
        this.advices.delete(message.id);
        break;
      case "question":
        this.agreements.hear(message);
        break;
      case "said":
        this.chat = [...this.chat, message];
        break;
      case "hinted":
        this.help.hear(message);
        break;
      case "noted":
        this.help.note(message);
        break;
      case "because":
        this.help.answer(message);
    }
  }

  /** An update brings only the sheets that have changed; the others, and all that is as it was, are kept for each seat. */
  private joined(told: Update): Update {
    const last = this.last.get(told.seat);
    const sheets = { ...(told.first ? {} : last?.scene.sheets), ...told.scene.sheets };
    const scene = kept(last?.scene, { ...told.scene, sheets });
    const update = { ...told, scene, offers: kept(last?.offers, told.offers) };
    this.last.set(update.seat, update);
    return update;
  }

  private receive(told: Update): void {
    const update = this.joined(told);
    this.since = Math.max(this.since, update.version);
    const { shown, held } = this;
    if (held && held.seat === update.seat) {
      this.sent = false;
      this.held = { ...update, log: [...held.log, ...update.log] };
      return;
    }
    const changesHands = shown ? typeof update.seat === "number" && update.seat !== shown.seat : this.mine.length > 1;
    if (changesHands && update.scene.private && this.passTo === undefined && !this.lookedFor(update.seat)) {
      this.sent = false;
      this.held = update;
      this.passTo = update.seat ?? undefined;
      return;
    }
    this.clock = update.time ? { ...update.time, from: performance.now() } : undefined;
    if (update.seat === this.expected) this.expected = undefined;
    this.busy = true;
    this.playback.push(update);
  }

  private expected: number | undefined;

  private lookedFor(seat: number | null): boolean {
    return this.expected !== undefined && this.expected === seat;
  }

  /** Another of my seats decides: show its side, or ask to pass the screen first. */
  private handOver(update: Update): void {
    const asked = update.scene.asked;
    if (typeof asked !== "number" || asked === update.seat || !this.mine.includes(asked)) return;
    if (update.scene.private) {
      this.passTo = asked;
      this.expected = asked;
    } else this.look(asked);
  }

  // --- the stage ---

  private offer(update: Update): void {
    const asked = update.scene.asked;
    if (!update.first && typeof asked === "number" && this.mine.includes(asked) && this.offered?.scene.asked !== asked)
      play("turn");
    this.offered = update;
    this.sent = false;
    this.refused = undefined;
    this.choosing.reset();
    this.help.reset();
  }

  tell(happening: Happening, version: number): void {
    if (version <= this.told) return;
    this.log = [...this.log, { key: ++this.counter, version, happening }];
  }

  place(piece: string, space: string, time: number): void {
    this.stepTime = time;
    this.moved[piece] = space;
    play("step");
  }

  move(motion: Motion, time: number): void {
    const key = ++this.counter;
    if (motion.type !== "walk") play(motion.type);
    if (motion.type === "flight") {
      this.flights = [...this.flights, { key, motion, time }];
      setTimeout(() => (this.flights = this.flights.filter((flight) => flight.key !== key)), time + 50);
    } else if (motion.type === "flash") {
      this.flashes[motion.target] = { text: motion.text ?? "", colour: motion.colour ?? "brass" };
      setTimeout(() => this.fade(motion.target), time * 2.4);
    } else if (motion.type === "tumble") this.tumbling[motion.dice] = { faces: motion.faces, until: performance.now() + time };
  }

  private fade(target: string): void {
    this.flashes = Object.fromEntries(Object.entries(this.flashes).filter(([id]) => id !== target));
  }

  showCard(happening: Happening): void {
    this.card = happening.card ?? undefined;
    play("card");
  }

  hideCard(): void {
    this.card = undefined;
  }

  settle(update: Update): void {
    if (update.first) this.log = this.whole(update);
    else if (update.scene.result && !this.shown?.scene.result) play("end");
    this.strike(update);
    this.told = update.first ? update.version : Math.max(this.told, update.version);
    this.card = undefined;
    if (Object.keys(this.moved).length) this.moved = {};
    if (Object.keys(this.tumbling).length) this.tumbling = {};
    this.stepTime = 260;
    this.shown = update;
    if (!this.playback.waiting) {
      this.busy = false;
      this.handOver(update);
    }
  }

  /** What was taken back stays in the log, crossed out. */
  private strike(update: Update): void {
    for (const { version, back } of update.log)
      if (back != null)
        this.log = this.log.map((told) => (told.version > back && told.version < version ? { ...told, undone: true } : told));
  }

  private whole(update: Update): Told[] {
    return update.log.flatMap((entry) =>
      entry.happenings.map((happening) => ({ key: ++this.counter, version: entry.version, happening })),
    );
  }

  readonly painted = painted;

  wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wakeUp = undefined;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.wakeUp = done;
    });
  }
}
