/** TOML as a tree that knows where everything stands in the text, so that a form can change one value and nothing around it. */

export interface Span {
  from: number;
  to: number;
}
export interface Scalar extends Span {
  kind: "text" | "number" | "flag" | "other";
  value: string | number | boolean;
}
export interface List extends Span {
  kind: "list";
  items: Value[];
}
/** A pair's span reaches from its key to the end of its value. */
export interface Pair extends Span {
  value: Value;
}
export interface Table extends Span {
  kind: "table";
  inline: boolean;
  pairs: Map<string, Pair>;
  /** Where one more line or pair goes. */
  end: number;
}
/** What is written as `[[name]]`, once for each entry. */
export interface Tables extends Span {
  kind: "tables";
  items: Table[];
}
export type Value = Scalar | List | Table | Tables;

export class TomlError extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const BARE = /[A-Za-z0-9_-]+/y;
const TOKEN = /[^\s,\]}#]+/y;
const NUMBER = /^[+-]?(0x[0-9a-f_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(\.[\d_]+)?(e[+-]?\d+)?)$/i;
const ESCAPES: Record<string, string> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };

function table(from: number, inline: boolean, end: number): Table {
  return { kind: "table", inline, pairs: new Map(), from, to: end, end };
}

export function parse(text: string): Table {
  return new Reader(text).file();
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  file(): Table {
    const root = table(0, false, 0);
    let current = root;
    const open: { table: Table; depth: number }[] = [];
    for (this.blank(true); this.at < this.text.length; this.blank(true)) {
      const from = this.at;
      if (this.text[this.at] !== "[") {
        this.pair(current);
        current.end = this.restOfLine();
        continue;
      }
      const many = this.text.startsWith("[[", this.at);
      this.at += many ? 2 : 1;
      const names = this.key();
      this.expect(many ? "]]" : "]");
      for (let last = open.at(-1); last && last.depth >= names.length; last = open.at(-1)) {
        last.table.to = from;
        open.pop();
      }
      current = this.header(root, names, many, from);
      current.end = this.restOfLine();
      open.push({ table: current, depth: names.length });
    }
    for (const { table } of open) table.to = this.text.length;
    root.to = this.text.length;
    return root;
  }

  private header(root: Table, names: string[], many: boolean, from: number): Table {
    let place = root;
    for (const name of names.slice(0, -1)) place = this.inside(place, name, from);
    const last = names[names.length - 1] ?? "";
    const there = place.pairs.get(last)?.value;
    const made = table(from, false, this.at);
    if (!many) {
      if (there) throw new TomlError(from, `${last} is there twice`);
      place.pairs.set(last, { value: made, from, to: from });
    } else if (!there) {
      place.pairs.set(last, { value: { kind: "tables", items: [made], from, to: from }, from, to: from });
    } else if (there.kind === "tables") {
      there.items.push(made);
    } else throw new TomlError(from, `${last} is no list of tables`);
    return made;
  }

  private inside(place: Table, name: string, from: number): Table {
    const there = place.pairs.get(name)?.value;
    if (!there) {
      const made = table(from, false, from);
      place.pairs.set(name, { value: made, from, to: from });
      return made;
    }
    const found = there.kind === "tables" ? there.items[there.items.length - 1] : there;
    if (found?.kind !== "table") throw new TomlError(from, `${name} is no table`);
    return found;
  }

  private pair(into: Table): void {
    const from = this.at;
    const names = this.key();
    this.expect("=");
    this.blank(false);
    const value = this.value();
    let place = into;
    for (const name of names.slice(0, -1)) place = this.inside(place, name, from);
    const last = names[names.length - 1] ?? "";
    if (place.pairs.has(last)) throw new TomlError(from, `${last} is there twice`);
    place.pairs.set(last, { value, from, to: this.at });
  }

  private key(): string[] {
    const names: string[] = [];
    do {
      if (names.length) this.at++;
      this.blank(false);
      const sign = this.text[this.at];
      if (sign === '"' || sign === "'") names.push(this.string());
      else {
        BARE.lastIndex = this.at;
        const found = BARE.exec(this.text);
        if (!found) throw new TomlError(this.at, "a name is missing");
        names.push(found[0]);
        this.at += found[0].length;
      }
      this.blank(false);
    } while (this.text[this.at] === ".");
    return names;
  }

  private value(): Value {
    const from = this.at;
    const sign = this.text[this.at];
    if (sign === '"' || sign === "'") return { kind: "text", value: this.string(), from, to: this.at };
    if (sign === "[") return this.list();
    if (sign === "{") return this.inline();
    TOKEN.lastIndex = this.at;
    const word = TOKEN.exec(this.text)?.[0] ?? "";
    if (!word) throw new TomlError(from, "a value is missing");
    this.at += word.length;
    if (word === "true" || word === "false") return { kind: "flag", value: word === "true", from, to: this.at };
    if (NUMBER.test(word)) return { kind: "number", value: Number(word.replaceAll("_", "")), from, to: this.at };
    return { kind: "other", value: word, from, to: this.at };
  }

  private list(): List {
    const list: List = { kind: "list", items: [], from: this.at, to: 0 };
    this.at++;
    for (this.blank(true); this.text[this.at] !== "]"; this.blank(true)) {
      if (this.at >= this.text.length) throw new TomlError(list.from, "a ] is missing");
      list.items.push(this.value());
      this.blank(true);
      if (this.text[this.at] === ",") this.at++;
      else if (this.text[this.at] !== "]") throw new TomlError(this.at, "a comma is missing");
    }
    list.to = ++this.at;
    return list;
  }

  private inline(): Table {
    const made = table(this.at, true, this.at + 1);
    this.at++;
    for (this.blank(false); this.text[this.at] !== "}"; this.blank(false)) {
      if (this.at >= this.text.length) throw new TomlError(made.from, "a } is missing");
      this.pair(made);
      made.end = this.at;
      this.blank(false);
      if (this.text[this.at] === ",") this.at++;
      else if (this.text[this.at] !== "}") throw new TomlError(this.at, "a comma is missing");
    }
    made.to = ++this.at;
    return made;
  }

  private string(): string {
    const quote = this.text[this.at] ?? "";
    const long = this.text.startsWith(quote.repeat(3), this.at);
    const end = long ? quote.repeat(3) : quote;
    const from = this.at;
    this.at += end.length;
    let value = "";
    if (long && this.text[this.at] === "\n") this.at++;
    while (!this.text.startsWith(end, this.at)) {
      const sign = this.text[this.at];
      if (sign === undefined || (sign === "\n" && !long)) throw new TomlError(from, "a text does not end");
      this.at++;
      value += sign === "\\" && quote === '"' ? this.escaped() : sign;
    }
    this.at += end.length;
    return value;
  }

  private escaped(): string {
    const sign = this.text[this.at++] ?? "";
    if (sign === "u" || sign === "U") {
      const digits = this.text.slice(this.at, (this.at += sign === "u" ? 4 : 8));
      const code = Number.parseInt(digits, 16);
      if (!/^[0-9a-f]+$/i.test(digits) || code > 0x10ffff) throw new TomlError(this.at, "no such sign");
      return String.fromCodePoint(code);
    }
    if (sign === "\n") {
      while (/\s/.test(this.text[this.at] ?? "")) this.at++;
      return "";
    }
    const plain = ESCAPES[sign];
    if (plain === undefined) throw new TomlError(this.at, "no such escape");
    return plain;
  }

  private expect(word: string): void {
    this.blank(false);
    if (!this.text.startsWith(word, this.at)) throw new TomlError(this.at, `${word} is missing`);
    this.at += word.length;
  }

  /** To the end of the line, behind a comment; whatever else stands there is a mistake. */
  private restOfLine(): number {
    this.blank(false);
    const end = this.text.indexOf("\n", this.at);
    const rest = this.text.slice(this.at, end < 0 ? undefined : end);
    if (rest.trim() && !rest.startsWith("#")) throw new TomlError(this.at, "the line does not end here");
    this.at = end < 0 ? this.text.length : end;
    return this.at;
  }

  private blank(lines: boolean): void {
    for (;;) {
      const sign = this.text[this.at];
      if (sign === " " || sign === "\t" || sign === "\r" || (lines && sign === "\n")) this.at++;
      else if (lines && sign === "#") {
        const end = this.text.indexOf("\n", this.at);
        this.at = end < 0 ? this.text.length : end;
      } else return;
    }
  }
}

/** A value without its places. */
export function plain(value: Value | undefined): unknown {
  if (!value) return undefined;
  if (value.kind === "list" || value.kind === "tables") return (value.items as Value[]).map(plain);
  if (value.kind === "table") return Object.fromEntries([...value.pairs].map(([name, pair]) => [name, plain(pair.value)]));
  return value.value;
}

/** A value as it is written; a whole number of a field for decimals gets its point. */
export function source(value: unknown, decimal = false): string {
  if (typeof value === "string") return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  if (typeof value === "number") return decimal && Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (Array.isArray(value)) return `[${value.map((item) => source(item, decimal)).join(", ")}]`;
  if (value && typeof value === "object") {
    const pairs = Object.entries(value).map(([name, item]) => `${name} = ${source(item)}`);
    return pairs.length ? `{ ${pairs.join(", ")} }` : "{}";
  }
  return String(value);
}

/** The tables in a list, however it is written. */
export function entriesOf(value: Value | undefined): Table[] {
  if (value?.kind === "tables") return value.items;
  if (value?.kind === "list") return value.items.filter((item): item is Table => item.kind === "table");
  return [];
}

export function idOf(table: Table): string | undefined {
  const id = table.pairs.get("id")?.value;
  return id?.kind === "text" ? String(id.value) : undefined;
}

/** The table at `card.blink` or `space[5]`; the file itself at an empty place. */
export function tableAt(root: Table, place: string): Table | undefined {
  if (!place) return root;
  const [, name = "", index, id] = /^([^.[]+)(?:\[(\d+)\]|\.(.+))$/.exec(place) ?? [];
  const entries = entriesOf(root.pairs.get(name)?.value);
  return index !== undefined ? entries[Number(index)] : entries.find((entry) => idOf(entry) === id);
}

/** Where a mistake stands, that was told as `card[3] "fire" .do[0].amount`: as near to it as the text goes. */
export function located(root: Table, where: string): Span {
  let found: Value = root;
  let span: Span = { from: 0, to: 0 };
  for (const [, name, index, id] of where.matchAll(/([A-Za-z0-9_-]+)(?![^"]*"\s*(?:\.|$))|\[(\d+)\]|"([^"]*)"/g)) {
    let next: Value | undefined;
    if (name !== undefined && found.kind === "table") {
      const pair: Pair | undefined = found.pairs.get(name);
      next = pair?.value;
      if (pair && next && next.kind !== "tables")
        span = { from: pair.from, to: next.kind === "table" && !next.inline ? next.end : pair.to };
    } else if (index !== undefined && (found.kind === "list" || found.kind === "tables")) {
      next = found.items[Number(index)];
      if (next) span = { from: next.from, to: next.kind === "table" ? next.end : next.to };
    } else if (id !== undefined && found.kind === "tables") {
      next = found.items.find((item) => idOf(item) === id);
      if (next) span = { from: next.from, to: next.end };
    } else if (id !== undefined) continue;
    if (!next) break;
    found = next;
  }
  return span;
}
