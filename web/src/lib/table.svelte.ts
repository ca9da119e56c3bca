/** One table as this browser sees it: what is shown, what is told, what may be done. */
import { Choosing } from "./choosing.svelte";
import { hello } from "./greeting";
import { Helping } from "./helping.svelte";
import { Live, TOO_MUCH, type ToBrowser } from "./live";
import { Agreements } from "./agreements.svelte";
import { LookUps } from "./lookups.svelte";
import { painted } from "./painted";
import { Pictures, type Beat, type Chapter } from "./pictures";
import { Playback, type Motion, type Stage } from "./playback";
import { FACTORS, reducedMotion, settings } from "./settings.svelte";
import { callMe, play } from "./sounds";
import { remember, type Memory } from "./store";
import { clockTime, now } from "./now.svelte";
import { t } from "./texts.svelte";
import type {
  Act,
  Advice,
  Ask,
  Entry,
  Happening,
  Offers,
  Refused,
  Said,
  Say,
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
  /** The board right after it, as far as it was shown here. */
  scene?: Scene;
  /** Whether it was taken back. */
  undone?: boolean;
}

/** What lies on the table, seen by somebody. */
export interface Shown {
  version: number;
  seat: number | null;
  scene: Scene;
}

export interface Flying {
  key: number;
  motion: Extract<Motion, { type: "flight" }>;
  time: number;
}

const NOTHING: Offers = {};
/** Letters of what a computer says, about. */
const SENTENCE = 60;
/** Whoever only watches, in the words of the protocol. */
const SPECTATOR = -2;

/** What a table hears from and speaks to: the server, or a replay. */
export type Connect = (...wires: ConstructorParameters<typeof Live>) => Pick<Live, "send" | "close">;

/** A name for a move, unlike any other. Over plain http a browser has no randomUUID. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("-");
}

export class Table implements Stage {
  connected = $state(false);
  everConnected = $state(false);
  /** Why the server will not have us, as the code of the closed connection. */
  refusedWith = $state(0);
  game = $state("");
  mine = $state.raw<number[]>([]);
  sitters = $state.raw<Sitter[]>([]);
  chat = $state.raw<Said[]>([]);
  /** What the host of the server says to everybody, and whether nothing can be played before an update. */
  announced = $state("");
  readOnly = $state(false);
  /** The seats whose talk is not shown here. */
  muted = $state.raw<number[]>([]);
  /** What was written here and is on its way, and what has not arrived. */
  private unheard = "";
  unsaid = $state("");
  /** What each seat has just said, and how much of it nobody here has seen in the list. */
  talking = $state.raw<Record<number, Said>>({});
  unread = $state(0);
  log = $state.raw<Told[]>([]);
  /** Whether more has happened than the log tells. */
  earlier = $state(false);
  shown = $state.raw<Shown | undefined>();
  /** What is asked now; nothing while the story is being told. */
  offered = $state.raw<Chapter | undefined>();
  busy = $state(false);
  /** Whose doing is being shown: a seat's, or that of a figure which goes by its own card. */
  doing = $state.raw<number | Say | undefined>();
  /** A move that the table has not acknowledged yet. It is sent again after a lost connection, and counts once. */
  pending = $state.raw<Act | undefined>();
  private underway = $state(false);
  /** Whether it is one's own doing that follows, rather than what others do then. */
  private doesOwn = false;
  /** Whether the move had to be sent again. */
  private again = false;
  private lost = false;
  /** When it was told last who is here. */
  private heardAt = $state(Date.now());
  /** Whether the server has closed the connection because too much was said at once. */
  tooMuch = $state(false);
  /** When the server was heard last before the connection was lost; by this browser's clock, in milliseconds. */
  lostSince = $state(0);
  invitations = $state.raw<Record<string, string>>({});
  /** Seconds that were left at a moment of this browser's clock. */
  clock = $state.raw<(TimeLeft & { from: number }) | undefined>();
  refused = $state.raw<(Refused & { lost?: boolean }) | undefined>();
  /** Pieces on their way, dice in the air, and other passing things. */
  moved = $state<Record<string, string>>({});
  tumbling = $state<Record<string, { faces: string[]; until: number }>>({});
  flights = $state.raw<Flying[]>([]);
  flashes = $state<Record<string, { text: string; colour: string }>>({});
  /** What the line of the log names that somebody reads. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Something big that is held up for all to see. */
  moment = $state.raw<Happening | undefined>();
  /** A line of the log whose board is looked at again. */
  past = $state.raw<Told | undefined>();
  /** Whether the story waits for a sign to go on. */
  waiting = $state(false);
  /** Whether what only goes on is said without asking, until something else is asked. */
  running = $state(false);
  /** How much there is to read; whoever knows the words says so. */
  letters: (happening: Happening) => number = () => 0;
  stepTime = $state(170);
  /** The seat the screen has to be passed to before anything more is shown. */
  passTo = $state<number | undefined>();
  readonly choosing: Choosing;
  readonly help: Helping;
  readonly agreements: Agreements;
  readonly lookups = new LookUps((message) => this.live.send(message));

  private readonly live: ReturnType<Connect>;
  private readonly playback: Playback;
  private readonly pictures = new Pictures();
  private held: Chapter | undefined;
  private counter = 0;
  private asks = 0;
  private readonly advices = new Map<number, { asked: Ask; resolve: (advice: Advice) => void }>();
  private wakeUp: (() => void) | undefined;

  constructor(
    readonly id: string,
    private readonly memory: Memory,
    connect: Connect = (...wires) => new Live(...wires),
    /** Whether this is a replay, at which nobody can do anything. */
    readonly replayed = false,
  ) {
    this.invitations = memory.invitations ?? {};
    this.muted = memory.muted ?? [];
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
    this.playback = new Playback(this, () => ({
      factor: FACTORS[settings.speed],
      stepping: settings.stepping && !this.replayed,
      letters: this.letters,
      reduced: reducedMotion(),
      mine: (seat) => seat != null && this.mine.includes(seat),
    }));
    this.live = connect(
      id,
      () => hello(memory, this.shown?.seat ?? -1),
      (message) => this.hear(message),
      (connected, heard, code) => {
        this.connected = connected;
        this.tooMuch = code === TOO_MUCH;
        if (connected) this.everConnected = true;
        else {
          this.underway = false;
          this.lost = true;
          this.help.thinking = false;
          this.giveBack();
          if (!this.lostSince) this.lostSince = heard || Date.now();
        }
        if (connected) this.lostSince = 0;
      },
      (code) => (this.refusedWith = code),
    );
  }

  get scene(): Scene | undefined {
    return this.past?.scene ?? this.shown?.scene;
  }

  get seat(): number | undefined {
    return this.shown?.seat ?? undefined;
  }

  get offers(): Offers {
    return this.offered?.offers ?? NOTHING;
  }

  /** Whether a move is on its way. */
  get sent(): boolean {
    return this.underway || this.pending !== undefined;
  }

  /** Whether somebody at this screen set up the table. */
  get isHost(): boolean {
    return this.sitters.some((sitter) => sitter.host && this.mine.includes(sitter.seat));
  }

  get setup() {
    return this.memory.setup;
  }

  /** What opens this table. */
  get keys(): string[] {
    return this.memory.keys.length ? this.memory.keys : [this.watchKey];
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
    return this.offered?.scene.prompt;
  }

  nameOf(seat: number): string {
    return this.sitters.find((sitter) => sitter.seat === seat)?.name || t("guest-number", { number: seat + 1 });
  }

  /** How long somebody has been away, in words. */
  awayOf(sitter: Sitter): string {
    const seconds = (sitter.away ?? 0) + Math.max(0, now.seconds - this.heardAt / 1000);
    return t("seat-away-since", { time: clockTime(seconds) });
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

  /** Somebody who has a say in what is sent: a lesson that wants one certain thing. */
  guard: ((action: string) => boolean) | undefined;

  act(action: string): void {
    const update = this.offered;
    if (!update || typeof update.seat !== "number" || this.sent) return;
    if (this.guard && !this.guard(action)) return;
    this.refused = undefined;
    this.skip();
    this.again = false;
    this.doesOwn = !this.offers.offers?.some((offer) => offer.action === action && offer.runs);
    this.pending = { type: "act", seat: update.seat, version: update.version, action, id: newName() };
    this.underway = true;
    this.live.send(this.pending); // what does not reach the server now is sent after reconnecting
  }

  /** The connection was lost while a move was on its way: whether it counted, the server knows. */
  private sendAgain(move: Act): void {
    this.again = true;
    this.live.send(move);
  }

  /** Only what was asked last is still worth an answer. */
  private askAgain(): void {
    const last = [...this.advices.values()].at(-1);
    if (last) this.live.send(last.asked);
  }

  ask(action: string): Promise<Advice> {
    const id = ++this.asks;
    const seat = this.offered?.seat;
    return new Promise((resolve) => {
      if (typeof seat !== "number") return;
      const asked: Ask = { type: "ask", id, seat, action };
      this.advices.set(id, { asked, resolve });
      this.live.send(asked);
    });
  }

  undo(): void {
    const { offered, undoable } = this;
    if (!offered || typeof offered.seat !== "number" || !undoable) return;
    this.skip();
    this.choosing.wentOn = false;
    this.agreements.undo(offered.seat, offered.version, undoable);
  }

  talk(text: string): boolean {
    const seat = this.seat ?? this.mine[0];
    if (seat === undefined || !this.live.send({ type: "talk", seat, text })) return false;
    this.unheard = text;
    return true;
  }

  /** A line of chat that nobody has heard before the connection was lost: its writer gets it back. */
  private giveBack(): void {
    this.unsaid = this.unheard || this.unsaid;
    this.unheard = "";
  }

  /** Show nothing any more of what somebody says, or show it again. */
  mute(seat: number, muted: boolean): void {
    this.muted = this.muted.filter((other) => other !== seat).concat(muted ? [seat] : []);
    remember(this.id, { keys: [], muted: this.muted });
  }

  look(seat: number): void {
    this.live.send({ type: "look", seat });
  }

  /** Ask for what happened before the first line of the log. */
  recall(): void {
    this.live.send({ type: "recall", before: this.log[0]?.version ?? 0 });
  }

  /** The screen has changed hands. */
  passed(): void {
    const seat = this.passTo;
    this.passTo = undefined;
    if (this.held) {
      const chapter = this.held;
      this.held = undefined;
      this.show(chapter);
    } else if (seat !== undefined) this.look(seat);
  }

  skip(): void {
    this.playback.skip();
    this.wakeUp?.();
  }

  /** On with the story: to its next beat if it waits for that, else to the present. */
  goOn(): void {
    if (this.waiting) this.wakeUp?.();
    else this.skip();
  }

  /** What only goes on is said by itself from now on, until something else is asked. */
  run(): void {
    this.running = true;
    this.runOn();
  }

  private runOn(): void {
    const offers = this.offers.offers ?? [];
    const [only] = offers;
    if (only?.runs && offers.length === 1) this.act(only.action);
    else if (offers.length) this.running = false;
  }

  /** Look at the board of this line again; nothing: at the present. */
  lookBack(told?: Told): void {
    this.past = told?.scene && told;
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
        this.announced = message.announced ?? "";
        this.readOnly = message.read_only ?? false;
        this.heardAt = Date.now();
        remember(this.id, this.memory);
        if (this.pending && this.lost) this.sendAgain(this.pending);
        if (this.lost) this.askAgain();
        this.lost = false;
        break;
      case "update":
        this.receive(message);
        break;
      case "looked-up":
        this.lookups.hear(message);
        break;
      case "page":
        this.log = [...this.lines(message.entries), ...this.log];
        this.earlier = message.earlier ?? false;
        break;
      case "acted":
        if (message.id === this.pending?.id) this.pending = undefined;
        break;
      case "new-link":
        this.invitations = { ...this.invitations, [message.seat]: message.key };
        remember(this.id, { keys: [], invitations: this.invitations });
        break;
      case "refused":
        this.underway = false;
        this.help.thinking = false;
        this.refused = this.again && message.id === this.pending?.id ? { ...message, lost: true } : message;
        if (message.id && message.id === this.pending?.id) this.pending = undefined;
        break;
      case "advice":
        this.advices.get(message.id)?.resolve(message);
        this.advices.delete(message.id);
        break;
      case "question":
        this.agreements.hear(message);
        break;
      case "said":
        this.chat = [...this.chat, message];
        if (this.mine.includes(message.seat) && !message.say) this.unheard = "";
        if (this.muted.includes(message.seat)) break;
        if (!this.mine.includes(message.seat) && !message.say) this.unread++;
        this.say(message);
        break;
      case "hinted":
        this.help.hear(message);
        break;
      case "reason":
        this.help.hearReason(message);
        break;
      case "noted":
        this.help.note(message);
        break;
      case "because":
        this.help.answer(message);
    }
  }

  /** A line of chat stands at its seat for as long as it takes to read. */
  private say(said: Said): void {
    this.talking = { ...this.talking, [said.seat]: said };
    const time = 4000 + 60 * (said.say ? SENTENCE : said.text.length);
    setTimeout(() => {
      if (this.talking[said.seat] !== said) return;
      this.talking = Object.fromEntries(Object.entries(this.talking).filter(([seat]) => Number(seat) !== said.seat));
    }, time);
  }

  /** Whoever has lost the thread begins anew. */
  private receive(update: Update): void {
    const chapter = this.pictures.unfold(update);
    if (!chapter) {
      this.look(update.seat ?? SPECTATOR);
      return;
    }
    const { shown, held } = this;
    if (held && held.seat === chapter.seat) {
      this.underway = false;
      this.held = chapter.first ? chapter : { ...chapter, first: true, entries: [...held.entries, ...entriesOf(chapter)] };
      return;
    }
    const changesHands = shown ? typeof chapter.seat === "number" && chapter.seat !== shown.seat : this.mine.length > 1;
    if (changesHands && chapter.scene.private && this.passTo === undefined && !this.lookedFor(chapter.seat)) {
      this.underway = false;
      this.held = chapter;
      this.passTo = chapter.seat ?? undefined;
      return;
    }
    if (chapter.seat === this.expected) this.expected = undefined;
    this.show(chapter);
  }

  private show(chapter: Chapter): void {
    this.clock = chapter.time ? { ...chapter.time, from: performance.now() } : undefined;
    this.busy = true;
    this.playback.push({ ...chapter, own: this.underway && this.doesOwn });
    if (chapter.first) this.wakeUp?.();
  }

  private expected: number | undefined;

  private lookedFor(seat: number | null): boolean {
    return this.expected !== undefined && this.expected === seat;
  }

  /** Another of my seats decides: show its side, or ask to pass the screen first. */
  private handOver({ scene, seat }: Chapter): void {
    const { asked } = scene;
    if (typeof asked !== "number" || asked === seat || !this.mine.includes(asked)) return;
    if (scene.private) {
      this.passTo = asked;
      this.expected = asked;
    } else this.look(asked);
  }

  // --- the stage ---

  begin(): void {
    this.offered = undefined;
    this.doing = this.asked; // what is heard says it better, if anything is
    this.past = undefined;
    this.underway = false;
    this.refused = undefined;
    this.choosing.reset();
    this.help.reset();
  }

  tell({ happening, version, back, by, scene }: Beat): void {
    if (back != null) this.strike(version, back);
    if (!happening) return;
    this.doing = happening.doer ?? by ?? happening.seat ?? undefined;
    this.log = [...this.log, { key: ++this.counter, version, happening, scene }];
    const { seat, spoken } = happening;
    if (spoken && seat != null && !this.muted.includes(seat)) this.say({ type: "said", seat, text: "", at: 0, say: spoken });
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

  holdUp(happening: Happening): void {
    this.moment = happening;
    if (happening.card) play("card");
  }

  putAway(): void {
    this.moment = undefined;
  }

  settle({ version, scene }: Beat): void {
    this.lay({ version, scene, seat: this.shown?.seat ?? null });
  }

  arrive(chapter: Chapter, last: boolean): void {
    const { version, seat, scene } = chapter;
    if (chapter.first) this.beginAnew(chapter);
    else if (scene.result && !this.shown?.scene.result) play("end");
    this.lay({ version, seat, scene });
    this.lookups.turnTo(version);
    if (!last) return;
    const { asked } = scene;
    if (!chapter.first && typeof asked === "number" && this.mine.includes(asked) && this.asked !== asked) callMe();
    this.asked = asked ?? undefined;
    this.offered = chapter;
    if (!chapter.first && chapter.proposal) callMe();
    this.help.propose(chapter.proposal ?? undefined);
    this.busy = false;
    this.doing = undefined;
    this.handOver(chapter);
    if (this.running) this.runOn();
  }

  /** Who was asked last. */
  private asked: number | undefined;

  private lay(shown: Shown): void {
    this.moment = undefined;
    if (Object.keys(this.moved).length) this.moved = {};
    if (Object.keys(this.tumbling).length) this.tumbling = {};
    this.stepTime = 260;
    this.shown = shown;
  }

  private beginAnew({ entries, earlier }: Chapter): void {
    this.log = this.lines(entries);
    this.earlier = earlier;
    for (const { version, back } of entries) if (back != null) this.strike(version, back);
  }

  /** What was taken back stays in the log, crossed out. */
  private strike(version: number, back: number): void {
    this.log = this.log.map((told) => (told.version > back && told.version < version ? { ...told, undone: true } : told));
  }

  private lines(entries: Entry[]): Told[] {
    return entries.flatMap(({ version, happenings }) =>
      happenings.map((happening) => ({ key: ++this.counter, version, happening })),
    );
  }

  readonly painted = painted;

  wait(time: number): Promise<void> {
    return this.until((done) => {
      const timer = setTimeout(done, time);
      return () => clearTimeout(timer);
    });
  }

  async step(): Promise<void> {
    this.waiting = true;
    await this.until(() => () => {});
    this.waiting = false;
  }

  /** Until this is done, or somebody wants to go on. */
  private until(begin: (done: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const end = begin(() => done());
      const done = () => {
        end();
        this.wakeUp = undefined;
        resolve();
      };
      this.wakeUp = done;
    });
  }
}

function entriesOf(chapter: Chapter): Entry[] {
  return chapter.beats.map(({ version, happening, back }) => ({
    version,
    happenings: happening ? [happening] : [],
    back: back ?? null,
  }));
}
