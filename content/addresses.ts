import { article } from "./article.ts";
import { cityOffers } from "./city-offers.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { type Place, places } from "./places/places.ts";
import { posts } from "./posts.ts";
import { servicePages } from "./service-pages.ts";
import { services } from "./services.ts";
import { terms } from "./terms.ts";
import { topics } from "./topics.ts";

export type Address = {
  path: string;
  /** What a list of pages or a share image calls it. */
  label: string;
  frequency: "weekly" | "monthly";
  priority?: number;
  lastModified: Date;
  /** It also changes when a page comes that staff made. */
  listsGeneratedPages?: true;
};

/** When the words of the built-in pages last changed; raise it with them, search engines compare. */
export const catalogueChanged = new Date("2026-11-15T12:00:00Z");

/** When those that state a date were first published; it stays. */
export const cataloguePublished = new Date("2026-11-15T12:00:00Z");

const page = (path: string, label: string, rest: Partial<Address> = {}): Address => ({
  path,
  label,
  frequency: "weekly",
  lastModified: catalogueChanged,
  ...rest,
});

const mainPages: Address[] = [
  page("/", home.title, { priority: 1 }),
  page("/sitemap", "Mapa do Site", { frequency: "monthly", priority: 0.7, listsGeneratedPages: true }),
  page("/guia-completo", guide.title),
  page("/duvidas-frequentes", "Dúvidas Frequentes Sobre Portões Automáticos"),
  page("/instalacao-motor-portao-automatico", services.headline),
  page(`/blog/${article.slug}`, article.title, { lastModified: new Date(article.datePublished) }),
  page("/postagens/indice", "Índice de Postagens"),
  page("/privacidade", "Privacidade"),
  ...servicePages.map(({ slug, headline }) => page(`/${slug}`, headline)),
  ...cityOffers.map(({ slug, city }) => page(`/${slug}`, `Motor para Portão em ${city}`)),
];

/** Every built-in page that may be found: those for unknown slugs are in no list. */
export const addresses: Address[] = [
  ...mainPages,
  ...terms.map(({ slug, name }) => page(`/termos/${slug}`, capitalised(name), { priority: 0.9 })),
  ...topics.map(({ slug, title }) => page(`/topicos/${slug}`, title, { priority: 0.9 })),
  ...places.map((place) =>
    page(`/cidades/${place.slug}`, `Motor para Portão: ${place.key}`, { priority: priorityOf(place) }),
  ),
  ...posts.map(({ slug, title }) => page(`/postagens/${slug}`, title)),
];

const labels = new Map(addresses.map(({ path, label }) => [path, label]));

export function labelOfAddress(path: string): string | undefined {
  return labels.get(path);
}

/** The capital and its zones come first. */
function priorityOf({ slug, kind }: Place): number {
  return slug === "sao-paulo" || kind === "zone" ? 0.9 : 0.8;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
