import { pageLimits } from "./pages.ts";

/** The kinds of public page that contacts and views are told apart by. */
export type PageKind =
  | "home"
  | "city"
  | "city-offer"
  | "service-area"
  | "services"
  | "topic"
  | "term"
  | "post"
  | "post-index"
  | "useful-link"
  | "guide"
  | "faq"
  | "article"
  | "sitemap"
  | "privacy"
  | "not-found";

export type SitePage = {
  path: string;
  kind: PageKind;
  /** The part of the address in which a place may be named. */
  slug: string | null;
};

/** Before the slug of a page that staff made. */
export const savedPages = "/links-uteis/";

/** Of a saved page, with a slash at its end; no other page has a longer address. */
export const longestPath = savedPages.length + pageLimits.slug + 1;

export const articlePath = "/blog/como-instalar-motor-portao-eletronico";

const fixedPages: Record<string, PageKind> = {
  "/": "home",
  "/sitemap": "sitemap",
  "/guia-completo": "guide",
  "/duvidas-frequentes": "faq",
  "/instalacao-motor-portao-automatico": "services",
  [articlePath]: "article",
  "/postagens/indice": "post-index",
  "/privacidade": "privacy",
};

const families: [string, PageKind][] = [
  ["/cidades/", "city"],
  ["/topicos/", "topic"],
  ["/termos/", "term"],
  ["/postagens/", "post"],
  [savedPages, "useful-link"],
  ["/motor-para-portao-em-", "city-offer"],
  ["/portao-automatico-", "service-area"],
];

/** What every address that is no page counts as. */
export const missingPage = { path: "/not-found", kind: "not-found", slug: null } as const satisfies SitePage;

const privateAreas = /^\/(admin|api|assets)(\/|$)/;

/**
 * What stands at a path, judged by its shape alone; whether it is there is asked before it is written. Every address
 * that is no page of the site counts as the one page that visitors see there. Null: no visitor can be there.
 */
export function sitePageOf(path: string): SitePage | null {
  if (path.length > longestPath || !/^\/[\x21-\x7e]*$/.test(path) || privateAreas.test(path)) return null;
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  const fixed = Object.hasOwn(fixedPages, trimmed) ? fixedPages[trimmed] : undefined;
  if (fixed) return { path: trimmed, kind: fixed, slug: null };
  for (const [start, kind] of families) {
    const slug = trimmed.startsWith(start) ? trimmed.slice(start.length) : "";
    if (slug.length <= pageLimits.slug && /^[\w-]+$/.test(slug)) {
      return { path: trimmed, kind, slug: slug.toLowerCase() };
    }
  }
  return missingPage;
}
