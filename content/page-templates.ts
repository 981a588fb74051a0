import { findNames } from "#domain/facts/fill.ts";
import { article } from "./article.ts";
import { getBenefits } from "./city-benefits.ts";
import { cityOffers } from "./city-offers.ts";
import { faqGroups, faqPage } from "./faq.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { writePlacePage, writePost } from "./knowledge/local-pages.ts";
import { writeTerm } from "./knowledge/term-pages.ts";
import { benefitsFor } from "./places/place-page.ts";
import { places } from "./places/places.ts";
import { posts } from "./posts.ts";
import { servicePages } from "./service-pages.ts";
import { services } from "./services.ts";
import { bespokeTerms, terms } from "./terms.ts";
import { topics } from "./topics.ts";

/** What the promises under an answer and the price list name. */
const promised = "{price.lowest} {shop.hours}";
const priceList = '<table data-facts="models">{shop.instalments}';
const placeBenefits = benefitsFor({ free: "", delivery: "", support: "", arrival: "{arrival.everywhere}" });

type Template = { path: string; title: string; read(): unknown };

const templates: Template[] = [
  { path: "/", title: "Página inicial", read: () => [home, priceList] },
  { path: "/guia-completo", title: guide.title, read: () => guide },
  { path: "/duvidas-frequentes", title: faqPage.title, read: () => faqGroups },
  { path: "/instalacao-motor-portao-automatico", title: services.headline, read: () => [services, priceList] },
  { path: `/blog/${article.slug}`, title: article.title, read: () => article },
  ...servicePages.map((page) => ({ path: `/${page.slug}`, title: page.title, read: () => page })),
  ...cityOffers.map((offer) => ({
    path: `/${offer.slug}`,
    title: offer.title,
    read: () => [offer, getBenefits(offer.city), "{price.lowest} {kit.includes} {promotion.name}"],
  })),
  ...topics.map((topic) => ({ path: `/topicos/${topic.slug}`, title: topic.title, read: () => topic })),
  ...terms.map((term) => ({
    path: `/termos/${term.slug}`,
    title: term.name,
    read: () => [term, bespokeTerms[term.slug], writeTerm(term), term.offers === "kits" ? priceList : ""],
  })),
  ...places.map((place) => ({
    path: `/cidades/${place.slug}`,
    title: place.key,
    read: () => [writePlacePage(place), placeBenefits, promised],
  })),
  ...posts.map((post) => ({
    path: `/postagens/${post.slug}`,
    title: post.title,
    read: () => [writePost(post), promised],
  })),
];

export type PageFigures = { path: string; title: string; names: ReadonlySet<string> };

function findFigures(text: string): Set<string> {
  const tables = Array.from(text.matchAll(/data-facts=\\?"(\w+)|"facts":"(\w+)"/g), ([, html, data]) => html ?? data);
  return new Set([...findNames(text), ...tables.map((name) => `table.${name}`)]);
}

const atOnce = 40;
let known: Promise<PageFigures[]> | null = null;

async function readAll(): Promise<PageFigures[]> {
  const found: PageFigures[] = [];
  for (const [at, { path, title, read }] of templates.entries()) {
    found.push({ path, title, names: findFigures(JSON.stringify(read())) });
    // Writing a thousand pages takes a second that visitors must not wait for.
    if (at % atOnce === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

/** Which of the shop's figures every built-in page names. Read once. */
export function findPageFigures(): Promise<PageFigures[]> {
  known ??= readAll();
  return known;
}

/** The text of a built-in page with its figures unfilled, a line for each block; "" for an unknown path. */
export function getTemplateLines(path: string): string[] {
  const template = templates.find((other) => other.path === path);
  return template ? readLines(template.read()) : [];
}

function readLines(data: unknown): string[] {
  if (typeof data === "string") {
    return data
      .replace(/<\/?(?:p|li|tr|h\d|div|table)[^>]*>/g, "\n")
      .replace(/<\/t[dh]>/g, " ")
      .replace(/<(?!\/?data)[^>]*>/g, "")
      .split("\n")
      .filter((line) => line.trim() !== "");
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(readLines);
}
