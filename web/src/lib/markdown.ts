/** The little Markdown that rulebooks use, as a tree. Nothing is ever put into the page as HTML. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; parts: Inline[] };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "heading"; level: number; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; parts: Inline[] }
  | { kind: "code"; text: string };

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s][^*]*?)\*|\b_([^_]+)_\b|\[([^\]]+)\]\(([^)\s]+)\)/;

/** Only links inside the page and to the web are followed. */
function safe(href: string): boolean {
  return /^(https?:\/\/|#)/i.test(href);
}

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest) {
    const match = INLINE.exec(rest);
    if (!match) break;
    if (match.index) parts.push({ kind: "text", text: rest.slice(0, match.index) });
    const [whole, code, strong, star, under, label, href] = match;
    const em = star ?? under;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: inline(em) });
    else if (label !== undefined && href !== undefined && safe(href)) parts.push({ kind: "link", href, parts: inline(label) });
    else parts.push({ kind: "text", text: label ?? whole });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) parts.push({ kind: "text", text: rest });
  return parts;
}

function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll("\\|", "|")));
}

const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const RULER = /^\s*\|?(\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;

function special(line: string, next: string | undefined): boolean {
  return /^(#{1,6}\s|>|```)/.test(line) || ITEM.test(line) || (line.includes("|") && next !== undefined && RULER.test(next));
}

export function blocks(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const result: Block[] = [];
  let at = 0;
  const take = (): string => lines[at++] ?? "";
  const here = (): string | undefined => lines[at];
  while (at < lines.length) {
    const line = take();
    if (!line.trim()) continue;
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (line.startsWith("```")) {
      const code: string[] = [];
      while (at < lines.length && !here()?.startsWith("```")) code.push(take());
      at++;
      result.push({ kind: "code", text: code.join("\n") });
    } else if (heading?.[1] && heading[2] !== undefined) {
      result.push({ kind: "heading", level: heading[1].length, parts: inline(heading[2]) });
    } else if (line.startsWith(">")) {
      let text = line.replace(/^>\s?/, "");
      while (here()?.startsWith(">")) text += ` ${take().replace(/^>\s?/, "")}`;
      result.push({ kind: "quote", parts: inline(text) });
    } else if (line.includes("|") && RULER.test(here() ?? "")) {
      at++;
      const rows: Inline[][][] = [];
      while (here()?.includes("|")) rows.push(cells(take()));
      result.push({ kind: "table", head: cells(line), rows });
    } else if (ITEM.test(line)) {
      at--;
      result.push(list());
    } else {
      let text = line.trim();
      while (here()?.trim() && !special(here() ?? "", lines[at + 1])) text += ` ${take().trim()}`;
      result.push({ kind: "paragraph", parts: inline(text) });
    }
  }
  return result;

  function list(): Block {
    const items: string[] = [];
    const ordered = ITEM.exec(here() ?? "")?.[1] !== undefined;
    for (let line = here(); line?.trim(); line = here()) {
      const item = ITEM.exec(line);
      if (item) items.push(item[2] ?? "");
      else if (items.length) items[items.length - 1] += ` ${line.trim()}`;
      at++;
    }
    return { kind: "list", ordered, items: items.map(inline) };
  }
}
