// Tells the page at once which fonts it will need, so that they come together with the style and not after it.
import type { Plugin } from "vite";

export function preloadFonts(): Plugin {
  return {
    name: "tafelrunde-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head",
          })),
    },
  };
}
