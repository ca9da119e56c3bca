/** Pages by the part of the address behind `#`. */

export type Route =
  | { page: "start" }
  | { page: "credits" }
  | { page: "records" }
  | { page: "host" }
  | { page: "me" }
  | { page: "replay"; table: string; version: number; viewer: number | undefined }
  | { page: "new"; game: string; pack: string }
  | { page: "studio"; draft: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "table"; table: string }
  | { page: "join" | "watch" | "seat"; table: string; key: string };

export function parse(hash: string): Route {
  const [page = "", first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "credits" || page === "records" || page === "host" || page === "me") return { page };
  if (page === "replay" && first)
    return { page, table: first, version: Number.parseInt(second) || 0, viewer: third ? Number.parseInt(third) : undefined };
  if (page === "new" && first) return { page, game: first, pack: second };
  if (page === "studio") return { page, draft: first };
  if (page === "rules" && first) return { page, game: first, rule: second };
  if (page === "table" && first) return { page, table: first };
  if ((page === "join" || page === "watch" || page === "seat") && first && second) return { page, table: first, key: second };
  return { page: "start" };
}

/** A piece of an address that was broken on its way here stays as it is. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
