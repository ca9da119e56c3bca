// Tries the patches of the server with the browser's own module: each line from stdin is `{"before", "patches", "after"}`, the sum
// of what should come of it. Says how many lines are wrong.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const source = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "..", "src", "lib", "patch.ts"), "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "esnext", target: "esnext" } });
const { checksum, patched } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

let wrong = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { before, patches, after } = JSON.parse(line);
  if (checksum(patches.reduce(patched, before)) !== after) wrong++;
}
console.log(wrong);
