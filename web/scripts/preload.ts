// Tells the page at once what it will need, so that it comes together with the frame and not after it: fonts always; at a table
// also its script and style and the words of its game.
import type { OutputBundle, OutputChunk } from "rolldown";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { browserLanguage } from "../src/lib/language.ts";

/** Runs in the head of the page, before anything else. */
function early(files: string[], usual: () => string): void {
  const [, id] = /^#\/(?:table|watch)\/([^/]+)/.exec(location.hash) ?? [];
  if (!id) return;
  const add = (rel: string, href: string, as = "") => {
    const link = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
    if (as) link.as = as;
    document.head.append(link);
  };
  for (const file of files)
    add(file.endsWith(".css") ? "preload" : "modulepreload", file, file.endsWith(".css") ? "style" : "");
  add("preload", "/api/games", "fetch");
  const chosen = /"language":\s*"(\w+)"/.exec(localStorage.getItem("tafelrunde.settings") ?? "")?.[1];
  add("preload", `/api/tables/${id}/text/${chosen ?? usual()}`, "fetch");
}

/** A chunk's own files and those of what it imports. */
function filesOf(bundle: OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  const { importedCss } = (chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {};
  for (const file of importedCss ?? []) found.add(file);
  for (const file of chunk.imports) filesOf(bundle, file, found);
  return found;
}

export function preload(): Plugin {
  return {
    name: "tafelrunde-preload",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const all = Object.keys(bundle);
        const tags: HtmlTagDescriptor[] = all
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head",
          }));
        const table = all.find((file) => /\/TablePage-[^/]*\.js$/.test(file));
        const start = all.find((file) => /index-[^/]*\.js$/.test(file));
        if (!table || !start) return tags;
        const known = filesOf(bundle, start);
        const files = [...filesOf(bundle, table)].filter((file) => !known.has(file)).map((file) => `/${file}`);
        const children = `(${early.toString()})(${JSON.stringify(files)},${browserLanguage.toString()})`;
        return [{ tag: "script", children, injectTo: "head" }, ...tags];
      },
    },
  };
}
