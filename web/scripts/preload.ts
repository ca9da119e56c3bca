// Tells the page at once what it will need, so that it comes together with the frame and not after it: fonts and the common icons
// always; at a table what src/early.ts asks for. That runs before all else: behind a style sheet it would have to wait for it.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OutputBundle, OutputChunk } from "rolldown";
import { build, type HtmlTagDescriptor, type Plugin, type Rollup } from "vite";

const entry = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "early.ts");

const FONT = { as: "font", type: "font/woff2" };

/** The script for the head, called with the files of the table. */
async function early(files: string[]): Promise<string> {
  const lib = { entry, name: "early", formats: ["iife" as const] };
  const built = await build({ configFile: false, logLevel: "warn", build: { write: false, minify: true, lib } });
  const [{ output }] = built as [Rollup.RollupOutput];
  return `${output[0].code.trim()}\nearly(${JSON.stringify(files)})`;
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
      handler: async (html, { bundle = {} }) => {
        const all = Object.keys(bundle);
        const tags: HtmlTagDescriptor[] = all
          .filter((file) => file.endsWith(".woff2") || /\/icons-[^/]*\.json$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, crossorigin: "", ...(file.endsWith(".woff2") ? FONT : { as: "fetch" }) },
            injectTo: "head",
          }));
        const table = all.find((file) => /\/table-[^/]*\.js$/.test(file));
        const start = all.find((file) => /index-[^/]*\.js$/.test(file));
        if (!table || !start) return tags;
        const known = filesOf(bundle, start);
        const files = [...filesOf(bundle, table)].filter((file) => !known.has(file)).map((file) => `/${file}`);
        const script = `<script>${await early(files)}</script>`;
        return { html: html.replace(/<title>.*<\/title>/, (title) => `${title}\n    ${script}`), tags };
      },
    },
  };
}
