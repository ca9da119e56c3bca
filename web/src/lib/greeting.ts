/** The first words to a table. The head of the page says them, before the script is there; whoever keeps the connection afterwards
 *  takes it over with all that was heard meanwhile. */
import type { Memory } from "./store";
import type { Hello } from "./wire";

export interface Greeted {
  table: string;
  socket: WebSocket;
  heard: string[];
}

declare global {
  interface Window {
    greeted?: Greeted | undefined;
  }
}

export function hello(memory: Memory, look = -1): Hello {
  const keys = memory.keys.length || !memory.watch ? memory.keys : [memory.watch];
  return { type: "hello", keys, look, pulses: true };
}

export function connection(table: string): WebSocket {
  const protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${protocol}//${location.host}/api/tables/${encodeURIComponent(table)}/live`);
}

export function greet(table: string, memory: Memory): void {
  const socket = connection(table);
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify(hello(memory)));
  socket.onmessage = (event: MessageEvent<string>) => heard.push(event.data);
  window.greeted = { table, socket, heard };
  window.addEventListener("hashchange", () => greeted(""), { once: true });
}

/** What has been said and heard at this table before, to be taken over; nothing if it was another one or is over. */
export function greeted(table: string): Greeted | undefined {
  const found = window.greeted;
  window.greeted = undefined;
  if (found?.table === table && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return undefined;
}
