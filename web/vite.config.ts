import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { preload } from "./scripts/preload.ts";
import { sprite } from "./scripts/sprite.ts";

export default defineConfig({
  plugins: [svelte(), sprite(), preload()],
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
