/** What the page does before its script is there: the build writes this into its head. At a table it asks at once for all that the
 *  table needs and greets it, so that everything is there together. */
import { greet } from "./lib/greeting";
import { browserLanguage } from "./lib/language";
import { parse } from "./lib/route";
import { memoryOf, settings } from "./lib/store";

export default function early(files: string[]): void {
  const route = parse(location.hash);
  if (route.page !== "table" && route.page !== "watch") return;
  const { language } = settings.load({ language: browserLanguage() });
  greet(route.table, memoryOf(route.table, route.page === "watch" ? route.key : ""));
  for (const file of files)
    ask(file.endsWith(".css") ? "preload" : "modulepreload", file, file.endsWith(".css") ? "style" : "");
  ask("preload", "/api/games", "fetch");
  ask("preload", `/api/tables/${encodeURIComponent(route.table)}/text/${language}`, "fetch");
  setTimeout(() => countOnce(language));
}

function ask(rel: string, href: string, as: string): void {
  const link = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
  if (as) link.as = as;
  document.head.append(link);
}

/** The first number that a browser puts into words takes it some 20 ms; now it has nothing else to do. */
function countOnce(language: string): void {
  new Intl.NumberFormat(language).format(1);
  new Intl.PluralRules(language).select(1);
}
