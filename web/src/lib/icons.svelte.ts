/** The outlines of icons. They come in sheets, one for what every page shows and one for each game, and are drawn as plain paths:
 *  nothing has to be fetched, cloned or clipped for each of them. */
import { sheets, urls } from "virtual:icons";

const COMMON = "common";
const UNKNOWN = "plain-circle";
const SIZE = 512;

class Sheet {
  private asked = false;
  outlines = $state.raw<Record<string, string>>({});

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

const known = new Map(Object.entries(urls).map(([name, url]) => [name, new Sheet(url)]));

/** Have the icons of a game ready. */
export function fetchIcons(game = COMMON): void {
  void known.get(game)?.load();
}

/** The path of an icon, in a square of 512; empty until its sheet has come. */
export function outline(icon: string): string {
  const name = icon.replace(/^gi:/, "");
  const [found, sheet] = sheets.has(name) ? [name, sheets.get(name)] : [UNKNOWN, COMMON];
  fetchIcons(sheet);
  return known.get(sheet ?? COMMON)?.outlines[found] ?? "";
}

/** Where an icon of that size lies. */
export function iconAt(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size / SIZE})`;
}

fetchIcons();
