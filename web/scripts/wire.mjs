// Writes src/lib/wire.ts from the Python classes of the protocol; with --check it only compares.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapi, { astToString } from "openapi-typescript";
import { format, resolveConfig } from "prettier";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "src", "lib", "wire.ts");
const python = process.env.PYTHON ?? "python3";

const schema = execFileSync(python, [join(here, "wire_schema.py")], {
  env: { ...process.env, PYTHONPATH: join(here, "..", "..", "src") },
  maxBuffer: 1 << 26,
});
const header = "// Generated from src/tafelrunde/server/wire.py by `npm run wire`. Do not edit.\n\n";
const code =
  header +
  astToString(
    await openapi(JSON.parse(schema.toString()), { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false }),
  );
const pretty = await format(code, { ...(await resolveConfig(target)), filepath: target });

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== pretty) {
    console.error("src/lib/wire.ts is not current: run `npm run wire`.");
    process.exit(1);
  }
} else {
  writeFileSync(target, pretty);
}
