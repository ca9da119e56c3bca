// Which parts of the client come in one file: all that the first page needs, and all that a table needs besides. A slow line waits
// longer for many small files than for one.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = join(dirname(fileURLToPath(import.meta.url)), "..", "src");
const FILES = { base: join(source, "main.ts"), table: join(source, "pages", "TablePage.svelte") };

/** A module and all that it imports at once. */
function reached(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached(imported, modules, found);
  return found;
}

/** The file for a module; null: wherever it is used. */
export function together(id: string, modules: Modules): string | null {
  for (const [name, first] of Object.entries(FILES)) if (reached(first, modules).has(id)) return name;
  return null;
}
