/** The page that is shown. */
import { parse } from "./route";

export const router = $state({ route: parse(location.hash) });

window.addEventListener("hashchange", () => {
  router.route = parse(location.hash);
});

export function go(path: string): void {
  location.hash = `#/${path}`;
}
