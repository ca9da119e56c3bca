/** A draft on the bench: its files, what they show, and how every change reaches the server without being lost. */
import { ApiError } from "../lib/api";
import type { Draft, DraftVersion, Exhibit, LabState, Mistake } from "../lib/wire";
import * as api from "./api";
import { differences, type Difference } from "./differences";
import { applied, type Change } from "./edits";
import type { Form } from "./form";
import { forgetDraft, keepUnsaved, rememberDraft, unsavedOf } from "./memory";
import { entriesOf, idOf, located, parse, type Span, type Table } from "./toml";

/** `elsewhere`: somebody else has changed the draft; `apart`: the server does not answer; `refused`: it does not take that. */
export type Keeping = "saved" | "saving" | "apart" | "elsewhere" | "refused";

/** No text: there is no such file. */
interface Step {
  file: string;
  before: string | undefined;
  after: string | undefined;
  group: string;
  at: number;
}

interface Tree {
  text: string;
  table: Table | undefined;
  /** The last that could be read. */
  last: Table | undefined;
  lastText: string;
}

const TOGETHER = 900; // ms between two strokes that are undone as one
const AGAIN = 2000; // ms before a server that did not answer is asked again

export const exhibitKey = (file: string, place: string) => `${file} ${place}`;

export class Bench {
  files = $state.raw<Record<string, string>>({});
  base = $state.raw<Record<string, string>>({});
  name = $state("");
  versions = $state.raw<DraftVersion[]>([]);
  exhibits = $state.raw<Map<string, Exhibit>>(new Map());
  mistake = $state.raw<Mistake | undefined>();
  keeping = $state<Keeping>("saved");
  /** Why the server does not take the last change. */
  refusal = $state("");
  busy = $state(false);
  lab = $state.raw<LabState | undefined>();
  undone = $state.raw<Step[]>([]);
  done = $state.raw<Step[]>([]);
  /** When the last change was drawn, and how long that took: for whoever measures. */
  drawn = $state(0);

  private version = 0;
  /** The files as the server has them. */
  private saved: Record<string, string> = {};
  private dirty = new Set<string>();
  private newName: string | undefined;
  private sending: Promise<void> | undefined;
  private stale = false;
  private readonly trees = new Map<string, Tree>();

  constructor(
    readonly key: string,
    readonly form: Form,
    draft: Draft,
  ) {
    this.take(draft);
    const edits = unsavedOf(key);
    if (!edits) return;
    if (edits.version !== draft.version) this.keeping = "elsewhere";
    this.files = withFiles(this.files, edits.files);
    this.dirty = new Set(Object.keys(edits.files));
    if (edits.name !== undefined) this.name = this.newName = edits.name;
  }

  private take(draft: Draft): void {
    this.files = this.saved = draft.files;
    this.base = draft.base;
    this.name = draft.name;
    this.version = draft.version;
    this.versions = draft.versions;
    rememberDraft(this.key, draft.game, draft.name);
  }

  // --- reading ------------------------------------------------------------------------------------------------------

  /** A file as a tree; while it cannot be read, as it was when it last could. */
  tree(file: string): Table | undefined {
    const tree = this.read(file);
    return tree?.table ?? tree?.last;
  }

  /** Whether a form may change a file: only what can be read. */
  readable(file: string): boolean {
    return this.read(file)?.table !== undefined;
  }

  private read(file: string): Tree | undefined {
    const text = this.files[file];
    if (text === undefined) return undefined;
    const known = this.trees.get(file);
    if (known?.text === text) return known;
    let table: Table | undefined;
    try {
      table = parse(text);
    } catch {
      table = undefined;
    }
    const tree = table
      ? { text, table, last: table, lastText: text }
      : { text, table, last: known?.last, lastText: known?.lastText ?? "" };
    this.trees.set(file, tree);
    return tree;
  }

  /** Where the mistake stands in its file. */
  get mistaken(): Span | undefined {
    const { mistake } = this;
    if (!mistake?.file) return undefined;
    const text = this.files[mistake.file] ?? "";
    const [, line, column] = /\(at line (\d+), column (\d+)\)/.exec(mistake.what) ?? [];
    if (line) {
      const from = lineStart(text, Number(line)) + Number(column) - 1;
      return { from, to: Math.min(text.length, from + 1) };
    }
    if (/\(at end of document\)/.test(mistake.what)) return { from: text.length, to: text.length };
    const tree = this.tree(mistake.file);
    return tree ? located(tree, mistake.where) : { from: 0, to: 0 };
  }

  get differences(): (Difference & { file: string })[] {
    const found: (Difference & { file: string })[] = [];
    for (const file of Object.keys(this.files)) {
      const before = this.base[file];
      const now = this.files[file];
      if (before === undefined || now === undefined || before === now || !this.readable(file)) continue;
      const tree = this.tree(file);
      if (tree)
        found.push(...differences(before, parse(before), now, tree, this.form.verbKeys()).map((one) => ({ ...one, file })));
    }
    return found;
  }

  /** Files that the base does not have, and files of the base that are gone. */
  get otherFiles(): string[] {
    const all = new Set([...Object.keys(this.base), ...Object.keys(this.files)]);
    return [...all].filter((file) => (this.base[file] === undefined) !== (this.files[file] === undefined)).sort();
  }

  get changed(): boolean {
    return this.differences.length > 0 || this.otherFiles.length > 0;
  }

  /** The places of a file: its entries, and the file itself. */
  places(file: string): string[] {
    const tree = this.tree(file);
    if (!tree) return [""];
    const lists = [...tree.pairs].filter(([, pair]) => pair.value.kind === "tables");
    return [
      "",
      ...lists.flatMap(([name, pair]) =>
        entriesOf(pair.value).map((entry, at) => (idOf(entry) === undefined ? `${name}[${at}]` : `${name}.${idOf(entry)}`)),
      ),
    ];
  }

  // --- changing -----------------------------------------------------------------------------------------------------

  change(file: string, change: Change | undefined, group = ""): void {
    const text = this.files[file];
    if (!change || text === undefined) return;
    this.rewrite(file, applied(text, change), group);
  }

  /** A file gets another text, or is new; without a text it goes. */
  rewrite(file: string, text: string | undefined, group = ""): void {
    const before = this.files[file];
    if (before === text) return;
    const last = this.done[this.done.length - 1];
    const now = Date.now();
    const together = last && group && last.group === group && last.file === file && now - last.at < TOGETHER;
    const step = { file, before: together ? last.before : before, after: text, group, at: now };
    this.done = [...(together ? this.done.slice(0, -1) : this.done), step].slice(-200);
    this.undone = [];
    this.put(file, text);
  }

  undo(): void {
    const step = this.done[this.done.length - 1];
    if (!step) return;
    this.done = this.done.slice(0, -1);
    this.undone = [...this.undone, step];
    this.put(step.file, step.before);
  }

  redo(): void {
    const step = this.undone[this.undone.length - 1];
    if (!step) return;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, step];
    this.put(step.file, step.after);
  }

  /** One more file like this one, under the next name that is free. */
  copyFile(file: string): string {
    const name = nextName(file, Object.keys(this.files));
    this.rewrite(name, this.files[file]);
    return name;
  }

  /** A file is again as it was in the base. */
  undoFile(file: string): void {
    this.rewrite(file, this.base[file]);
  }

  rename(name: string): void {
    this.name = name;
    this.newName = name;
    this.note();
    void this.keep();
  }

  private put(file: string, text: string | undefined): void {
    this.files = withFiles(this.files, { [file]: text });
    this.dirty.add(file);
    this.note();
    void this.keep();
  }

  /** What has not reached the server stays in the browser. */
  private note(): void {
    if (!this.dirty.size && this.newName === undefined) return keepUnsaved(this.key, undefined);
    const files = Object.fromEntries([...this.dirty].map((file) => [file, this.files[file] ?? null]));
    const name = this.newName === undefined ? {} : { name: this.newName };
    keepUnsaved(this.key, { version: this.version, files, ...name });
  }

  // --- keeping ------------------------------------------------------------------------------------------------------

  /** Everything that was changed goes to the server, one message after the other. */
  keep(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
    return this.sending;
  }

  /** Have everything drawn anew: a change of one file may show in others. */
  async refresh(): Promise<void> {
    await this.keep();
    if (this.stale || !this.exhibits.size) await this.send([], "");
  }

  private async sendAll(): Promise<void> {
    while ((this.dirty.size || this.newName !== undefined) && this.keeping !== "elsewhere") {
      const files = [...this.dirty];
      const known = files.every((file) => this.files[file] !== undefined && this.saved[file] !== undefined);
      const only = files.length === 1 && known && this.exhibits.size ? (files[0] ?? "") : "";
      if (!(await this.send(files, only))) return;
    }
  }

  private async send(names: string[], only: string): Promise<boolean> {
    const sent = parted(this.files, names);
    const name = this.newName;
    this.keeping = "saving";
    try {
      const saved = await api.save(this.key, { version: this.version, ...sent, name: name ?? null, only });
      this.version = saved.version;
      if (this.newName === name) this.newName = undefined;
      this.saved = kept(this.saved, sent);
      for (const file of names) if (this.files[file] === sent.files[file]) this.dirty.delete(file);
      this.note();
      this.keeping = "saved";
      this.busy = saved.looked.busy ?? false;
      if (!this.busy) this.show(saved.looked.mistake ?? undefined, saved.looked.exhibits ?? [], only);
      else this.lookLater();
      if (name !== undefined) rememberDraft(this.key, this.game, name);
      return true;
    } catch (error) {
      const told = error instanceof ApiError ? error.status : 0;
      if (told === 409) {
        if (await this.keptAlready(kept(this.saved, sent), name)) return true;
        this.keeping = "elsewhere";
      } else if (told >= 400 && told < 500 && told !== 408 && told !== 429) {
        this.keeping = "refused"; // the next change is tried again
        this.refusal = error instanceof Error ? error.message : "";
      } else {
        this.keeping = "apart";
        setTimeout(() => void this.keep(), AGAIN);
      }
      return false;
    }
  }

  /** Nobody had time to look at what was saved: ask again. */
  private lookLater(): void {
    this.stale = true;
    setTimeout(() => void this.refresh(), AGAIN);
  }

  /** Whether what is there is what was sent: the answer was lost, not the change. */
  private async keptAlready(files: Record<string, string>, name: string | undefined): Promise<boolean> {
    try {
      const there = await api.open(this.key);
      const same = sameFiles(there.files, files) && (name === undefined || there.name === name);
      if (same) this.version = there.version;
      return same;
    } catch {
      return false;
    }
  }

  game = "";

  private show(mistake: Mistake | undefined, exhibits: Exhibit[], only: string): void {
    this.mistake = mistake;
    if (mistake) return;
    const kept = only ? [...this.exhibits].filter(([, exhibit]) => exhibit.file !== only) : [];
    const fresh = exhibits.map((exhibit): [string, Exhibit] => [exhibitKey(exhibit.file, exhibit.place), exhibit]);
    this.exhibits = new Map([...fresh, ...kept]);
    this.stale = only !== "";
    this.drawn++;
  }

  /** Somebody else has changed the draft: see what is there now. What was changed here is lost only by this. */
  async takeTheirs(): Promise<void> {
    keepUnsaved(this.key, undefined);
    this.dirty.clear();
    this.newName = undefined;
    this.take(await api.open(this.key));
    this.done = this.undone = [];
    this.keeping = "saved";
    this.stale = true;
    await this.refresh();
  }

  /** ... or keep what is here as a draft of its own. */
  async keepMine(): Promise<string> {
    const { key } = await api.copy(this.key);
    await api.save(key, { version: 1, ...parted(this.files, [...this.dirty]), name: this.newName ?? null });
    keepUnsaved(this.key, undefined);
    rememberDraft(key, this.game, this.name);
    return key;
  }

  /** How far the lab is; what it found stands at the things it is about. */
  async askLab(): Promise<void> {
    try {
      this.lab = await api.lab(this.key);
    } catch {
      this.lab = undefined;
    }
  }

  async keepVersion(note: string): Promise<void> {
    await this.keep();
    this.versions = await api.keepVersion(this.key, note);
  }

  async restore(number: number): Promise<void> {
    await this.keep();
    this.take(await api.restore(this.key, number));
    this.done = this.undone = [];
    this.stale = true;
    await this.refresh();
  }

  async drop(): Promise<void> {
    await api.drop(this.key);
    forgetDraft(this.key);
  }
}

type Sent = { files: Record<string, string>; removed: string[] };

/** Of these files, those that there are and those that are gone. */
function parted(all: Record<string, string>, names: string[]): Sent {
  const there = names.flatMap((name): [string, string][] => (all[name] === undefined ? [] : [[name, all[name]]]));
  return { files: Object.fromEntries(there), removed: names.filter((name) => all[name] === undefined) };
}

const kept = (saved: Record<string, string>, { files, removed }: Sent) =>
  withFiles({ ...saved, ...files }, Object.fromEntries(removed.map((name) => [name, undefined])));

/** These files with others, or without those that have no text. */
function withFiles(files: Record<string, string>, changed: Record<string, string | null | undefined>): Record<string, string> {
  const all = Object.entries({ ...files, ...changed });
  return Object.fromEntries(all.filter((one): one is [string, string] => typeof one[1] === "string"));
}

function sameFiles(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** `mission-03.toml` is followed by the first number that is free, whatever else by `name-2.toml`. */
export function nextName(file: string, taken: string[]): string {
  const [, stem = "", digits = ""] = /^(.*?)(\d*)\.toml$/.exec(file) ?? [];
  const wide = digits.length;
  for (let number = wide ? Number(digits) + 1 : 2; ; number++) {
    const name = wide ? `${stem}${String(number).padStart(wide, "0")}.toml` : `${stem}-${number}.toml`;
    if (!taken.includes(name)) return name;
  }
}

function lineStart(text: string, line: number): number {
  let at = 0;
  for (let number = 1; number < line; number++) {
    const next = text.indexOf("\n", at);
    if (next < 0) return text.length;
    at = next + 1;
  }
  return at;
}
