/** The form of a game's content: which fields a place of a file has, and what may stand there. */
import type { ContentForm, FieldForm, FileForm, Palette, Verbs } from "../lib/wire";
import { entriesOf, idOf, type Table } from "./toml";

export class Form {
  constructor(readonly content: ContentForm) {}

  file(name: string): FileForm | undefined {
    return this.content.files.find((file) => fits(file.name, name));
  }

  /** Whether there may be more files of this kind. */
  isOneOfMany(name: string): boolean {
    return this.file(name)?.name.includes("*") ?? false;
  }

  fields(table: string): FieldForm[] {
    return this.content.tables[table] ?? [];
  }

  /** The fields of whatever stands at a path of names: `card`, `card.do`. */
  fieldsAt(file: string, path: string[]): FieldForm[] {
    let table = this.file(file)?.table ?? "";
    for (const name of path) table = this.fields(table).find((entry) => entry.name === name)?.table ?? "";
    return this.fields(table);
  }

  verbs(file: string, path: string[]): Verbs | undefined {
    return this.file(file)?.verbs?.[path.join(".")];
  }

  palette(file: string, path: string[]): Palette | undefined {
    return this.file(file)?.painted?.[path.join(".")];
  }

  verbKeys(): string[] {
    const keys = this.content.files.flatMap((file) => Object.values(file.verbs ?? {}).map((verbs) => verbs.key ?? "verb"));
    return [...new Set(["verb", ...keys])];
  }

  /** What may stand at a path, as far as it is known: words, and the ids of tables. */
  known(file: string, path: string[], trees: (file: string) => Table | undefined): string[] {
    return (this.file(file)?.known?.[path.join(".")] ?? []).flatMap((word) => {
      if (!word.startsWith("@")) return [word];
      const [place = "", name = ""] = word.slice(1).split(" ");
      const tree = trees(place || file);
      return entriesOf(tree?.pairs.get(name)?.value).flatMap((entry) => idOf(entry) ?? []);
    });
  }
}

function fits(pattern: string, name: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(name);
}
