// Collects the outline of every icon `gi:<name>` that the client itself shows into one sheet. A game brings its own with it. An
// unknown name fails the build.
import { icons } from "@iconify-json/game-icons";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { rounded } from "./outline.ts";

const source = join(dirname(fileURLToPath(import.meta.url)), "..", "src");
const SHEET = "icons.json";

function usedIcons(): string[] {
  const used = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    for (const [, name = ""] of readFileSync(join(source, file), "utf8").matchAll(/\bgi:([a-z0-9-]+)/g)) {
      if (!(name in icons.icons)) throw new Error(`No such icon in game-icons: gi:${name} in ${file}`);
      used.add(name);
    }
  }
  return [...used].sort();
}

/** The path of an icon; all of them are drawn with one. */
function outline(name: string): string {
  const [, path] = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons.icons[name]?.body ?? "") ?? [];
  if (!path) throw new Error(`The icon gi:${name} is not a single path`);
  return rounded(path);
}

const drawn = () => JSON.stringify(Object.fromEntries(usedIcons().map((name) => [name, outline(name)])));

export function sheet(): Plugin {
  const id = "virtual:icons";
  let building = false;
  return {
    name: "tafelrunde-icons",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      if (!building) return `export const url = "/${SHEET}";`;
      const file = this.emitFile({ type: "asset", name: SHEET, source: drawn() });
      return `export const url = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${SHEET}`) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(drawn());
      });
    },
  };
}
