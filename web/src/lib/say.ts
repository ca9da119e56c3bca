/** Puts a `Say` into words. Names of seats are kept apart, so that a list can show them in their colour. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said, Say } from "./wire";

export type Part = { text: string; seat?: number };

type Argument = NonNullable<Say["args"]>[string];

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Texts that have been read once. */
const read = new Map<string, FluentResource>();

function resourceOf(text: string): FluentResource {
  let resource = read.get(text);
  if (!resource) read.set(text, (resource = new FluentResource(text)));
  return resource;
}

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly attributes = new Set<string>();
  /** What was said before: a sentence that is kept is put into words once. */
  private readonly said = new WeakMap<Say, string>();
  private readonly fixed = new Map<string, string>();

  constructor(
    readonly language: string,
    texts: string[],
    private readonly nameOf: (seat: number) => string = (seat) => `${seat + 1}`,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = resourceOf(text);
      for (const entry of resource.body) for (const name of Object.keys(entry.attributes)) this.attributes.add(name);
      this.bundle.addResource(resource, { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Whether a message has words of its own for this. */
  hasAttribute(id: string, name: string): boolean {
    return name in (this.bundle.getMessage(id)?.attributes ?? {});
  }

  /** A whole sentence as plain text. */
  text(say: Say | null | undefined): string {
    return say ? this.plain(this.marked(say)) : "";
  }

  /** A whole sentence for the ear: without the marks that only help line breaking. */
  spoken(say: Say | null | undefined): string {
    return this.text(say).replaceAll("\u00AD", "");
  }

  /** A sentence in pieces: names of seats apart from the rest. */
  parts(say: Say): Part[] {
    const parts: Part[] = [];
    for (const [index, bit] of this.marked(say).split(OPEN).entries()) {
      if (index === 0) {
        if (bit) parts.push({ text: bit });
        continue;
      }
      const end = bit.indexOf(CLOSE);
      const seat = Number(bit.slice(0, end));
      parts.push({ text: this.nameOf(seat), seat });
      if (end + 1 < bit.length) parts.push({ text: bit.slice(end + 1) });
    }
    return parts;
  }

  /** A message of the client itself, or one known by its id (`game-name`). */
  ui(id: string, args?: Record<string, string | number>): string {
    if (args) return this.text({ type: "say", id, args });
    let text = this.fixed.get(id);
    if (text === undefined) this.fixed.set(id, (text = this.text({ type: "say", id })));
    return text;
  }

  /** An attribute of a message, where there is one. */
  attribute(id: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.plain(this.bundle.formatPattern(pattern, {}, [])) : undefined;
  }

  private plain(marked: string): string {
    return marked.replace(/\uE000(\d+)\uE001/g, (_, seat: string) => this.nameOf(Number(seat)));
  }

  private marked(say: Say): string {
    let text = this.said.get(say);
    if (text === undefined) this.said.set(say, (text = this.worded(say)));
    return text;
  }

  private worded(say: Say, attribute?: string): string {
    const message = this.bundle.getMessage(say.id);
    const pattern = (attribute && message?.attributes[attribute]) || message?.value;
    if (!pattern) return say.id;
    return this.bundle.formatPattern(pattern, this.fluentArguments(say.args ?? {}), []);
  }

  /** Numbers and words as they are, seats as marks, nested messages in words, with every attribute as `<name>_<attribute>`. */
  private fluentArguments(args: Record<string, Argument>): Record<string, FluentVariable> {
    const result: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== "object") {
        result[name] = value;
      } else if (value.type === "who") {
        result[name] = `${OPEN}${value.seat}${CLOSE}`;
      } else {
        result[name] = this.marked(value);
        for (const attribute of this.attributes) {
          const get = () => this.worded(value, attribute);
          Object.defineProperty(result, `${name}_${attribute}`, { get, enumerable: true });
        }
      }
    }
    return result;
  }
}

/** A line of the chat in words: what a computer says, a ready-made phrase, or what somebody has written. */
export function spoken(speaker: Speaker, { say, phrase, text }: Said): string {
  return say ? speaker.text(say) : phrase ? speaker.ui(phrase) : text;
}
