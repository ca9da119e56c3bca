// Collects the outline of every icon named `gi:<name>` in the games and in the client into sheets: one for what the client and the
// shelf show, one for each game, so that nobody fetches the icons of games that he does not play. An unknown name fails the build.
import { icons } from "@iconify-json/game-icons";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const python = join(here, "..", "..", "src", "tafelrunde");
const places = [
  { folder: python, endings: [".py", ".toml"] },
  { folder: join(here, "..", "src"), endings: [".svelte", ".ts"] },
];
const skipped = new Set(["web", "__pycache__", "node_modules"]);
const COMMON = "common";
/** The icon of a game itself stands on the shelf. */
const EMBLEM = /\bicon: ClassVar\[str\] = "gi:([a-z0-9-]+)"/g;

function* files(folder: string, endings: string[]): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* files(path, endings);
    } else if (endings.includes(extname(entry.name))) yield path;
  }
}

function sheetOf(file: string): string {
  const [folder, game] = relative(python, file).split(sep);
  return folder === "games" && game ? game : COMMON;
}

/** The sheet of each icon: that of the one game that uses it, or the common one. */
export function usedIcons(): Map<string, string> {
  const used = new Map<string, string>();
  for (const { folder, endings } of places)
    for (const file of files(folder, endings)) {
      const text = readFileSync(file, "utf8");
      const sheet = sheetOf(file);
      for (const [, name = ""] of text.matchAll(/\bgi:([a-z0-9-]+)/g)) {
        if (!(name in icons.icons)) throw new Error(`No such icon in game-icons: gi:${name} in ${file}`);
        const known = used.get(name);
        used.set(name, known === undefined || known === sheet ? sheet : COMMON);
      }
      for (const [, name = ""] of text.matchAll(EMBLEM)) used.set(name, COMMON);
    }
  return used;
}

/** The path of an icon; all of them are drawn with one. */
function outline(name: string): string {
  const [, path] = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons.icons[name]?.body ?? "") ?? [];
  if (!path) throw new Error(`The icon gi:${name} is not a single path`);
  return path;
}

function drawSheet(used: Map<string, string>, wanted: string): string {
  const names = [...used].filter(([, sheet]) => sheet === wanted).map(([name]) => name);
  return JSON.stringify(Object.fromEntries(names.sort().map((name) => [name, outline(name)])));
}

export function sheets(): Plugin {
  const id = "virtual:icons";
  let building = false;
  return {
    name: "tafelrunde-icons",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const used = usedIcons();
      const names = `export const sheets = new Map(${JSON.stringify([...used].sort())});`;
      const url = (sheet: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `icons-${sheet}.json`, source: drawSheet(used, sheet) })}`
          : JSON.stringify(`/icons-${sheet}.json`);
      const urls = [...new Set(used.values())].sort().map((sheet) => `${JSON.stringify(sheet)}: ${url(sheet)}`);
      return `export const urls = { ${urls.join(", ")} };\n${names}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = /^\/icons-([a-z]+)\.json$/.exec(request.url ?? "")?.[1];
        if (!sheet) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(drawSheet(usedIcons(), sheet));
      });
    },
  };
}
