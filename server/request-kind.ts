import { findSitePage, type PageKind } from "#content/page-kinds.ts";
import { access } from "#domain/access.ts";

/** Addresses that are no page. */
const others = ["panel", "login", "asset", "photo", "api", "feed", "health"] as const;

export type RequestKind = PageKind | (typeof others)[number];

const roots: [pattern: RegExp, kind: RequestKind][] = [
  [/^\/admin\/(login|convite)(\/|$)/, "login"],
  [/^\/admin(\/|$)/, "panel"],
  [/^\/assets\//, "asset"],
  [/^\/fotos\//, "photo"],
  [/^\/api\//, "api"],
  [/^\/(healthz|readyz)$/, "health"],
  [/^\/(og|aparencia)\/|^\/[^/]+\.(xml|txt|webmanifest|svg|png|ico)$/, "feed"],
];

/** What an address is one of, by its shape alone: there are few, whatever anyone types. */
export function toRequestKind(address: string): RequestKind {
  const path = toPath(address);
  if (path === "/") return "home";
  const known = roots.find(([pattern]) => pattern.test(path));
  return known ? known[1] : ((findSitePage(path)?.kind ?? "not-found") as PageKind);
}

const panelPatterns = Object.keys(access)
  .filter((pattern) => pattern.startsWith("/admin"))
  .map((pattern) => ({
    pattern,
    test: new RegExp(`^${pattern.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+")}$`),
  }));

/** The same, and for the panel the pattern of the address: never an id, nor a token. */
export function toFailurePlace(address: string): string {
  const path = toPath(address);
  const kind = toRequestKind(path);
  return kind === "panel" ? (panelPatterns.find(({ test }) => test.test(path))?.pattern ?? "/admin") : kind;
}

/** Without the query, and as the page's own address where a script asks for its data. */
function toPath(address: string): string {
  const cut = address.indexOf("?");
  return (cut < 0 ? address : address.slice(0, cut)).replace(/\.data$/, "");
}
