// Collects every icon named `gi:<name>` in the games and in the client and puts exactly those into one SVG sprite.
// An unknown name fails the build.
import { icons } from "@iconify-json/game-icons";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const places = [
  { folder: join(here, "..", "..", "src", "tafelrunde"), endings: [".py", ".toml"] },
  { folder: join(here, "..", "src"), endings: [".svelte", ".ts"] },
];
const skipped = new Set(["web", "__pycache__", "node_modules"]);

function* files(folder: string, endings: string[]): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* files(path, endings);
    } else if (endings.includes(extname(entry.name))) yield path;
  }
}

export function usedIcons(): Map<string, string> {
  const used = new Map<string, string>();
  for (const { folder, endings } of places)
    for (const file of files(folder, endings))
      for (const [, name] of readFileSync(file, "utf8").matchAll(/\bgi:([a-z0-9-]+)/g)) if (name) used.set(name, file);
  return used;
}

export function drawSprite(used: Map<string, string>): string {
  const unknown = [...used].filter(([name]) => !(name in icons.icons));
  if (unknown.length) {
    const lines = unknown.map(([name, file]) => `  gi:${name} in ${file}`);
    throw new Error(`No such icon in game-icons:\n${lines.join("\n")}`);
  }
  const symbols = [...used.keys()]
    .sort()
    .map(
      (name) =>
        `<symbol id="${name}" viewBox="0 0 512 512">${icons.icons[name]?.body.replaceAll(' fill="currentColor"', "")}</symbol>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
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
      const names = `export const names = new Set(${JSON.stringify([...used.keys()].sort())});`;
      if (!building) return `export const url = "/sprite.svg";\n${names}`;
      const reference = this.emitFile({ type: "asset", name: "icons.svg", source: drawSprite(used) });
      return `export const url = import.meta.ROLLUP_FILE_URL_${reference};\n${names}`;
    },
    configureServer(server) {
      server.middlewares.use("/sprite.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(drawSprite(usedIcons()));
      });
    },
  };
}
