import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sheets } from "./scripts/icons.ts";
import { preload } from "./scripts/preload.ts";

export default defineConfig({
  plugins: [svelte(), sheets(), preload()],
  build: {
    outDir: "../src/tafelrunde/web",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
