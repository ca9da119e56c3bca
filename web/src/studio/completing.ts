/** What may be written at a place of a text, from the form of the content. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { FieldForm, Verbs } from "../lib/wire";

export interface Sources {
  fields: (path: string[]) => FieldForm[];
  verbs: (path: string[]) => Verbs | undefined;
  known: (path: string[]) => string[];
  called: (kind: "field" | "verb" | "value", name: string) => string;
}

export interface Place {
  /** The names that lead to the table around it. */
  path: string[];
  /** The field whose value is written; none: a name is. */
  field: string | undefined;
  verb: string | undefined;
  inline: boolean;
  quoted: boolean;
  /** Where the word begins that is being written. */
  from: number;
}

/** What the text before the cursor says about where the cursor is. */
export function placeIn(before: string): Place {
  const headers = [...before.matchAll(/^[ \t]*\[\[?\s*([\w.-]+)\s*\]\]?[^\n]*$/gm)];
  const header = headers[headers.length - 1];
  const path = header?.[1]?.split(".") ?? [];
  const body = header ? before.slice((header.index ?? 0) + header[0].length) : before;
  const keys = [...body.matchAll(/^[ \t]*([\w-]+)\s*=/gm)];
  const key = keys[keys.length - 1];
  const open = key ? body.slice(key.index ?? 0) : "";
  const depth = count(open, "{") - count(open, "}");
  const word = /[\w#.-]*$/.exec(before)?.[0] ?? "";
  const lead = before.slice(0, before.length - word.length);
  const quoted = lead.endsWith('"');
  const inside = depth > 0 && key?.[1] ? open.slice(open.lastIndexOf("{") + 1) : undefined;
  const line = inside ?? before.slice(before.lastIndexOf("\n") + 1);
  const field = /([\w-]+)\s*=\s*(?:\[[^\]]*)?"?[\w#. -]*$/.exec(line.slice(line.lastIndexOf("{") + 1))?.[1];
  const verb = inside === undefined ? undefined : /(?:^|[\s,])\w+\s*=\s*"([^"]*)"/.exec(inside)?.[1];
  const still = inside === undefined && !field && count(open, "[") > count(open, "]") ? key?.[1] : undefined;
  return {
    path: inside !== undefined && key?.[1] ? [...path, key[1]] : path,
    field: field ?? still,
    verb,
    inline: inside !== undefined,
    quoted,
    from: before.length - word.length,
  };
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

export function completions(context: CompletionContext, sources: Sources): CompletionResult | null {
  const before = context.state.sliceDoc(0, context.pos);
  const place = placeIn(before);
  const options = place.field === undefined ? names(place, sources) : values(place, place.field, sources);
  if (!options.length || (!context.explicit && place.from === context.pos && !place.quoted)) return null;
  return { from: place.from, options, validFor: /^[\w#.-]*$/ };
}

function names(place: Place, sources: Sources): Completion[] {
  const verbs = sources.verbs(place.path);
  const allowed = verbs && place.verb !== undefined ? [...(verbs.fields[place.verb] ?? []), verbs.key ?? "verb"] : undefined;
  return sources
    .fields(place.path)
    .filter((entry) => !allowed || allowed.includes(entry.name))
    .map((entry) => ({
      label: entry.name,
      detail: sources.called("field", entry.name),
      type: "property",
      apply: `${entry.name} = `,
    }));
}

function values(place: Place, field: string, sources: Sources): Completion[] {
  const verbs = sources.verbs(place.path);
  const entry = sources.fields(place.path).find(({ name }) => name === field);
  const verb = verbs && field === (verbs.key ?? "verb");
  const words = verb ? Object.keys(verbs.fields) : [...(entry?.choices ?? []), ...sources.known([...place.path, field])];
  if (entry?.kind === "flag") return ["true", "false"].map((label) => ({ label, type: "constant" }));
  const bare = entry?.kind === "number";
  return words.filter(Boolean).map((label) => ({
    label,
    detail: sources.called(verb ? "verb" : "value", label),
    type: verb ? "function" : "enum",
    apply: place.quoted || bare ? label : JSON.stringify(label),
  }));
}
