/** The connection to one table. It comes back by itself, sooner at first, later more patiently. */
import { connection, greeted } from "./greeting";
import type {
  Act,
  Advice,
  Ask,
  AskHint,
  Because,
  Hello,
  Hinted,
  Look,
  Noted,
  Propose,
  Question,
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

export type ToBrowser = Welcome | Update | Refused | Advice | Said | Noted | Hinted | Because | Question;
export type FromBrowser = Hello | Act | Ask | Look | Talk | AskHint | Why | Undo | Propose | Vote | Return;

const LONGEST = 8000;

/** Codes after which coming back does not help: see `wire.py`. */
const FINAL = new Set([1009, 4400, 4403, 4404, 4409, 4429]);

export class Live {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private readonly wake = () => {
    if (document.visibilityState === "visible" && this.timer !== undefined) this.connect();
  };

  constructor(
    private readonly table: string,
    private readonly hello: () => Hello,
    private readonly hear: (message: ToBrowser) => void,
    private readonly status: (connected: boolean) => void,
    private readonly refused: (code: number) => void,
  ) {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
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
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const before = greeted(this.table);
    const socket = before?.socket ?? connection(this.table);
    this.socket = socket;
    if (!before) socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.listen(event.data);
    if (before) queueMicrotask(() => before.heard.forEach((text) => this.listen(text)));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      this.status(false);
      if (FINAL.has(event.code)) {
        this.refused(event.code);
        return;
      }
      const pause = Math.min(LONGEST, 400 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), pause);
    };
  }

  private listen(text: string): void {
    this.tries = 0;
    this.status(true);
    this.hear(JSON.parse(text) as ToBrowser);
  }
}
