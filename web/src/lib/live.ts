/** The connection to one table. It comes back by itself, sooner at first, later more patiently.
 *
 *  Both sides say every few seconds that they are still there. If nothing is heard any more, the connection is dead, whatever the
 *  browser says about it; a phone that wakes up asks at once. */
import { connection, greeted } from "./greeting";
import type {
  Act,
  Acted,
  Advice,
  Ask,
  AskHint,
  AskReason,
  Because,
  Hello,
  Hinted,
  Look,
  LookedUp,
  LookUp,
  NewLink,
  Noted,
  Page,
  Ping,
  Propose,
  Pulse,
  Reason,
  Question,
  Recall,
  Refused,
  Return,
  Said,
  Talk,
  Undo,
  Update,
  Vote,
  Welcome,
  Why,
} from "./wire";

export type ToBrowser =
  | Welcome
  | Update
  | LookedUp
  | Page
  | Refused
  | Acted
  | NewLink
  | Pulse
  | Advice
  | Said
  | Noted
  | Hinted
  | Reason
  | Because
  | Question;
export type FromBrowser =
  Hello | Act | Ask | Look | LookUp | Recall | Talk | AskHint | AskReason | Why | Undo | Propose | Vote | Return | Pulse | Ping;

/** Milliseconds: the longest pause between two tries, and how long nothing may be heard. */
const LONGEST = 5000;
const SILENCE = 3700;
const WAKING = 900;
const TICK = 250;

/** Codes after which coming back does not help, and the one after which it does if one waits: see `wire.py`. */
const FINAL = new Set([1009, 4400, 4403, 4404, 4409]);
export const TOO_MUCH = 4429;
/** Milliseconds before one comes back then: at first, and at most. */
const RESTING = 2500;
const LONGEST_REST = 60_000;

export class Live {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watching: ReturnType<typeof setInterval>;
  private tries = 0;
  /** How often in a row it was too much. */
  private rests = 0;
  /** Nothing may be tried before. */
  private resting = 0;
  private closed = false;
  /** When something was heard last, and until when something has to be heard. */
  private heard = 0;
  private deadline = 0;
  private readonly listeners = new AbortController();

  constructor(
    private readonly table: string,
    private readonly hello: () => Hello,
    private readonly hear: (message: ToBrowser) => void,
    /** Whether there is a connection, and when the server was heard last (by this browser's clock); else with which code it ended. */
    private readonly status: (connected: boolean, heard: number, code?: number) => void,
    private readonly refused: (code: number) => void,
  ) {
    const { signal } = this.listeners;
    const wake = () => this.wake();
    window.addEventListener("online", wake, { signal });
    window.addEventListener("pageshow", wake, { signal });
    window.addEventListener("offline", () => this.lose(), { signal });
    document.addEventListener("visibilitychange", wake, { signal });
    this.watching = setInterval(() => this.watch(), TICK);
    this.connect();
  }

  send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watching);
    this.listeners.abort();
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.deadline = Date.now() + SILENCE;
    const before = greeted(this.table);
    const socket = before?.socket ?? connection(this.table);
    this.socket = socket;
    if (!before) socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.listen(socket, event.data);
    if (before) queueMicrotask(() => before.heard.forEach((text) => this.listen(socket, text)));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (FINAL.has(event.code) && !this.closed) {
        this.socket = undefined;
        this.status(false, this.heard);
        this.refused(event.code);
      } else this.lose(event.code);
    };
  }

  private listen(socket: WebSocket, text: string): void {
    if (this.socket !== socket) return;
    this.tries = 0;
    this.heard = Date.now();
    this.deadline = this.heard + SILENCE;
    this.status(true, this.heard);
    if (this.heard > this.resting + LONGEST_REST) this.rests = 0;
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === "pulse") this.send({ type: "pulse" });
    else this.hear(message);
  }

  /** Something has to be heard in time, also while the connection is being made. */
  private watch(): void {
    if (this.socket && Date.now() > this.deadline) this.lose();
  }

  /** The connection is dead: leave it, and try again after a while. */
  private lose(code = 0): void {
    const { socket } = this;
    if (this.closed || !socket) return;
    this.socket = undefined;
    socket.close();
    this.status(false, this.heard, code);
    let pause = Math.min(LONGEST, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    if (code === TOO_MUCH) {
      pause = Math.min(LONGEST_REST, RESTING * 2 ** this.rests++);
      this.resting = Date.now() + pause;
    }
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Somebody looks at the page again, or the network is back: be quick. */
  private wake(): void {
    if (document.visibilityState !== "visible" || this.closed || Date.now() < this.resting) return;
    this.tries = 0;
    if (this.timer !== undefined) this.connect();
    else if (this.send({ type: "ping" })) this.deadline = Math.min(this.deadline, Date.now() + WAKING);
  }
}
