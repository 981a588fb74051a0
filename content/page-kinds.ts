import { generatedPagesRoot } from "#domain/pages.ts";
import { createSitePageFinder } from "#domain/site-pages.ts";
import type { SitemapRank } from "#domain/sitemap.ts";
import { aboutPage } from "./about.ts";
import { article } from "./article.ts";
import { cityOffers } from "./city-offers.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { getPlaceBySlug, type Place, places } from "./places/places.ts";
import { posts } from "./posts.ts";
import { servicePages } from "./service-pages.ts";
import { services } from "./services.ts";
import { terms } from "./terms.ts";
import { topics } from "./topics.ts";

/** A page whose words stand in this folder. */
export type BuiltInPage = {
  path: string;
  /** What a list of pages or a share image calls it. */
  label: string;
  /** Where it is not that of its kind. */
  priority?: number;
  /** The place it is about: where the shop does not go, it may not be found. */
  place?: Pick<Place, "city">;
};

export type PageKindEntry = {
  /** A whole path, or one that ends with ":slug". */
  pattern: string;
  /** How the panel and the download of contacts name it. */
  label: string;
  /** Null: never in the sitemap. */
  sitemap: SitemapRank | null;
  /** Those that may be found. Pages for unknown slugs are in no list, and generated ones stand in the database. */
  pages: readonly BuiltInPage[];
  /** Addresses whose weight, accessibility and markup are checked: one for each way such a page can look. */
  samples: readonly [string, ...string[]];
  /** It also changes when a generated page comes or goes. */
  listsGeneratedPages?: true;
  /** The slug of a generated page is one of its slugs too. */
  showsGeneratedPages?: true;
};

/**
 * Every kind of public page. The module of a kind is app/site/{id}/{id}.tsx; its routes, its part of the sitemap, what a
 * contact on it counts as and what the tests visit follow from its entry. The order is that of the sitemap.
 */
export const pageKinds = {
  home: {
    pattern: "/",
    label: "Página inicial",
    sitemap: { frequency: "weekly", priority: 1 },
    pages: [{ path: "/", label: home.title }],
    samples: ["/", "/?cidade=xyz"],
  },
  sitemap: {
    pattern: "/sitemap",
    label: "Mapa do site",
    sitemap: { frequency: "monthly", priority: 0.7 },
    pages: [{ path: "/sitemap", label: "Mapa do Site" }],
    samples: ["/sitemap"],
    listsGeneratedPages: true,
  },
  guide: {
    pattern: "/guia-completo",
    label: "Guia completo",
    sitemap: { frequency: "weekly" },
    pages: [{ path: "/guia-completo", label: guide.title }],
    samples: ["/guia-completo"],
  },
  faq: {
    pattern: "/duvidas-frequentes",
    label: "Dúvidas frequentes",
    sitemap: { frequency: "weekly" },
    pages: [{ path: "/duvidas-frequentes", label: "Dúvidas Frequentes Sobre Portões Automáticos" }],
    samples: ["/duvidas-frequentes", "/duvidas-frequentes?busca=xyz"],
  },
  services: {
    pattern: "/instalacao-motor-portao-automatico",
    label: "Instalação e assistência",
    sitemap: { frequency: "weekly" },
    pages: [{ path: "/instalacao-motor-portao-automatico", label: services.headline }],
    samples: ["/instalacao-motor-portao-automatico"],
  },
  article: {
    pattern: `/blog/${article.slug}`,
    label: "Artigo",
    sitemap: { frequency: "weekly" },
    pages: [{ path: `/blog/${article.slug}`, label: article.title }],
    samples: [`/blog/${article.slug}`],
  },
  about: {
    pattern: "/quem-somos",
    label: "Quem somos",
    sitemap: { frequency: "weekly" },
    pages: [{ path: "/quem-somos", label: aboutPage.title }],
    samples: ["/quem-somos"],
  },
  "post-index": {
    pattern: "/postagens/indice",
    label: "Índice de postagens",
    sitemap: { frequency: "weekly" },
    pages: [{ path: "/postagens/indice", label: "Índice de Postagens" }],
    samples: ["/postagens/indice?letra=M&pagina=2"],
  },
  privacy: {
    pattern: "/privacidade",
    label: "Privacidade",
    sitemap: { frequency: "weekly" },
    pages: [{ path: "/privacidade", label: "Privacidade" }],
    samples: ["/privacidade"],
  },
  "service-area": {
    pattern: "/portao-automatico-:slug",
    label: "Região atendida",
    sitemap: { frequency: "weekly" },
    pages: servicePages.map(({ slug, headline, city }) => ({ path: `/${slug}`, label: headline, place: { city } })),
    samples: ["/portao-automatico-guarulhos"],
  },
  "city-offer": {
    pattern: "/motor-para-portao-em-:slug",
    label: "Motor por cidade",
    sitemap: { frequency: "weekly" },
    pages: cityOffers.map(({ slug, city }) => ({
      path: `/${slug}`,
      label: `Motor para Portão em ${city}`,
      place: { city },
    })),
    samples: ["/motor-para-portao-em-osasco"],
  },
  term: {
    pattern: "/termos/:slug",
    label: "Termo",
    sitemap: { frequency: "weekly", priority: 0.9 },
    pages: terms.map(({ slug, name, place }) => ({
      path: `/termos/${slug}`,
      label: capitalise(name),
      place: place === undefined ? undefined : getPlaceBySlug(place),
    })),
    samples: ["/termos/motor-basculante-ppa", "/termos"],
  },
  topic: {
    pattern: "/topicos/:slug",
    label: "Tópico",
    sitemap: { frequency: "weekly", priority: 0.9 },
    pages: topics.map(({ slug, title }) => ({ path: `/topicos/${slug}`, label: title })),
    samples: ["/topicos/motores-ppa", "/topicos/assunto-novo"],
    showsGeneratedPages: true,
  },
  city: {
    pattern: "/cidades/:slug",
    label: "Cidade",
    sitemap: { frequency: "weekly", priority: 0.8 },
    pages: places.map((place) => ({
      path: `/cidades/${place.slug}`,
      label: `Motor para Portão: ${place.key}`,
      priority: isCapitalOrZone(place) ? 0.9 : undefined,
      place,
    })),
    // The capital, the city with most neighbourhoods, a neighbourhood, and a city that is not served.
    samples: ["/cidades/sao-paulo", "/cidades/guarulhos", "/cidades/mooca-sao-paulo", "/cidades/campinas"],
  },
  post: {
    pattern: "/postagens/:slug",
    label: "Postagem",
    sitemap: { frequency: "weekly" },
    pages: posts.map(({ slug, title, place }) => ({ path: `/postagens/${slug}`, label: title, place })),
    samples: ["/postagens/motor-basculante-ppa-mooca"],
  },
  "useful-link": {
    pattern: `${generatedPagesRoot}:slug`,
    label: "Página gerada",
    sitemap: { frequency: "weekly", priority: 0.8 },
    pages: [],
    samples: [`${generatedPagesRoot}pagina-de-exemplo-na-mooca`],
    showsGeneratedPages: true,
  },
  "not-found": {
    pattern: "*",
    label: "Página não encontrada",
    sitemap: null,
    pages: [],
    samples: ["/nao-existe"],
  },
} as const satisfies Record<string, PageKindEntry>;

export type PageKind = keyof typeof pageKinds;

export const pageKindEntries = Object.entries(pageKinds) as [PageKind, PageKindEntry][];

/** What the contact counter takes an address for. */
export const findSitePage = createSitePageFinder(pageKinds);

/** The capital and its zones come first. */
function isCapitalOrZone({ slug, kind }: Place): boolean {
  return slug === "sao-paulo" || kind === "zone";
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
