/** Forms: which fields show, and the action their values make. */
import type { Form } from "./wire";

export type Field = Form["fields"][number];
export type Values = Record<string, number | string[]>;

export function initial(form: Form): Values {
  return Object.fromEntries(
    form.fields.map((field) => [field.id, field.type === "number" ? field.value : [...(field.value ?? [])]]),
  );
}

function text(field: Field, value: number | string[] | undefined): string {
  if (field.type === "number") return `${typeof value === "number" ? value : 0}`;
  return Array.isArray(value) && value.length ? value.join(",") : "-";
}

/** A field shows while every field it depends on shows and has the wanted value. */
export function shown(form: Form, field: Field, values: Values): boolean {
  return Object.entries(field.when ?? {}).every(([id, wanted]) => {
    const other = form.fields.find((candidate) => candidate.id === id);
    return other !== undefined && shown(form, other, values) && text(other, values[id]) === wanted;
  });
}

export function action(form: Form, values: Values): string {
  return form.template.replace(/\{([^{}]+)\}/g, (whole, id: string) => {
    const field = form.fields.find((candidate) => candidate.id === id);
    if (!field) return whole;
    if (shown(form, field, values)) return text(field, values[id]);
    return field.type === "number" ? "0" : "-";
  });
}

/** The value of a pick field after one of its choices was touched. */
export function toggled(field: Field & { type: "pick" }, value: string[], choice: string): string[] {
  if (!field.many) return [choice];
  const rest = value.filter((item) => item !== choice);
  return rest.length === value.length
    ? field.choices.map((c) => c.value).filter((v) => v === choice || value.includes(v))
    : rest;
}
