import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { together } from "./scripts/chunks.ts";
import { sheet } from "./scripts/icons.ts";
import { preload } from "./scripts/preload.ts";

export default defineConfig({
  plugins: [svelte(), sheet(), preload()],
  build: {
    outDir: "../src/tafelrunde/web",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" } },
  test: { include: ["tests/**/*.test.ts"] },
});
