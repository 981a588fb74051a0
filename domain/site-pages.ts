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

const families: [RegExp, PageKind][] = [
  [/^\/cidades\/([\w-]{1,120})$/, "city"],
  [/^\/topicos\/([\w-]{1,200})$/, "topic"],
  [/^\/termos\/([\w-]{1,200})$/, "term"],
  [/^\/postagens\/([\w-]{1,200})$/, "post"],
  [/^\/links-uteis\/([\w-]{1,250})$/, "useful-link"],
  [/^\/motor-para-portao-em-([\w-]{1,60})$/, "city-offer"],
  [/^\/portao-automatico-([\w-]{1,60})$/, "service-area"],
];

const privateAreas = /^\/(admin|api|assets)(\/|$)/;

/**
 * What stands at a path, judged by its shape alone. Every address that is no page of the site counts as the one
 * page that visitors see there, so made-up addresses cannot fill the tables. Null: no visitor can be there.
 */
export function sitePageOf(path: string): SitePage | null {
  if (!/^\/[\x21-\x7e]{0,300}$/.test(path) || privateAreas.test(path)) return null;
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  const fixed = Object.hasOwn(fixedPages, trimmed) ? fixedPages[trimmed] : undefined;
  if (fixed) return { path: trimmed, kind: fixed, slug: null };
  for (const [pattern, kind] of families) {
    const slug = pattern.exec(trimmed)?.[1];
    if (slug !== undefined) return { path: trimmed.toLowerCase(), kind, slug: slug.toLowerCase() };
  }
  return { path: "/not-found", kind: "not-found", slug: null };
}
