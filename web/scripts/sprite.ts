// Collects every icon named `gi:<name>` in the games and in the client into SVG sprites: one for what the client and the shelf
// show, one for each game, so that nobody fetches the icons of games that he does not play. An unknown name fails the build.
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

export function drawSprite(used: Map<string, string>, wanted: string): string {
  const symbols = [...used]
    .filter(([, sheet]) => sheet === wanted)
    .map(([name]) => name)
    .sort()
    .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icons.icons[name]?.body ?? ""}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("").replaceAll(' fill="currentColor"', "")}</svg>`;
}

export function sprite(): Plugin {
  const id = "virtual:sprite";
  let building = false;
  return {
    name: "tafelrunde-sprite",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const used = usedIcons();
      const sheets = [...new Set(used.values())].sort();
      const names = `export const sheets = new Map(${JSON.stringify([...used].sort())});`;
      const url = (sheet: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `icons-${sheet}.svg`, source: drawSprite(used, sheet) })}`
          : JSON.stringify(`/sprite-${sheet}.svg`);
      return `export const urls = { ${sheets.map((sheet) => `${JSON.stringify(sheet)}: ${url(sheet)}`).join(", ")} };\n${names}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = /^\/sprite-([a-z]+)\.svg$/.exec(request.url ?? "")?.[1];
        if (!sheet) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(drawSprite(usedIcons(), sheet));
      });
    },
  };
}
