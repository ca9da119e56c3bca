/** The outlines of icons. They come in sheets, one of the client and one of the game that is played, and are drawn as plain paths:
 *  nothing has to be fetched, cloned or clipped for each of them. */
import { url } from "virtual:icons";

const UNKNOWN = "plain-circle";
const SIZE = 512;

class Sheet {
  private asked = false;
  outlines = $state.raw<Record<string, string> | undefined>();

  constructor(private readonly url: string) {}

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const response = await fetch(this.url);
      this.outlines = (await response.json()) as Record<string, string>;
    } catch {
      this.asked = false;
    }
  }
}

const own = new Sheet(url);
const games = new Map<string, Sheet>();
let played = $state.raw<Sheet | undefined>();

/** Have the icons of a game ready; they are at this address. */
export function fetchIcons(address: string): void {
  let sheet = games.get(address);
  if (!sheet) games.set(address, (sheet = new Sheet(address)));
  played = sheet;
  void sheet.load();
}

/** The path of an icon, in a square of 512; empty until its sheet has come. */
export function outline(icon: string): string {
  const name = icon.replace(/^gi:/, "");
  const found = played?.outlines?.[name] ?? own.outlines?.[name];
  if (found !== undefined) return found;
  return own.outlines && (!played || played.outlines) ? (own.outlines[UNKNOWN] ?? "") : "";
}

/** Where an icon of that size lies. */
export function iconAt(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size / SIZE})`;
}

void own.load();
