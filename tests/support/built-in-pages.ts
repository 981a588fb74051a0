import { article } from "#content/article.ts";
import { getBenefits } from "#content/city-benefits.ts";
import { cityOffers } from "#content/city-offers.ts";
import { faqGroups, faqPage } from "#content/faq.ts";
import { faq as guideFaq } from "#content/guide/faq.ts";
import { guide } from "#content/guide.ts";
import { home } from "#content/home.ts";
import { writePost } from "#content/knowledge/local-pages.ts";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { fallbackTopic } from "#content/other-topics.ts";
import { promisesFor } from "#content/page-answers.ts";
import { getPlacePage } from "#content/places/place-page.ts";
import { getPlaceBySlug, type Place, places } from "#content/places/places.ts";
import { unknownPlacePage } from "#content/places/unknown-place.ts";
import { describePost, posts } from "#content/posts.ts";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { servicePages } from "#content/service-pages.ts";
import { services } from "#content/services.ts";
import type { Shop } from "#content/shop.ts";
import { getTermContent } from "#content/term-content.ts";
import { terms } from "#content/terms.ts";
import {
  findAreaTestimonials,
  findCityTestimonial,
  findHomeTestimonials,
  findServiceTestimonials,
} from "#content/testimonials.ts";
import { topics } from "#content/topics.ts";
import { toHtml } from "#domain/text/to-html.ts";

/** `place` is what the page is about; general pages have none. `blocks` are its paragraphs, list items and table rows. */
export type BuiltInPage = { path: string; place: Place | null; blocks: string[] };

const blockEnd = /<\/(?:p|li|tr|h[1-6])>|\n/;

/** What a visitor reads of any data: addresses are not read. */
function toBlocks(data: unknown): string[] {
  if (typeof data === "string") {
    if (/^[\w/.#-]*$/.test(data)) return [];
    return data
      .split(blockEnd)
      .map((block) =>
        block
          .replace(/<[^>]+>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      )
      .filter(Boolean);
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(toBlocks);
}

const cities = places.filter(({ kind }) => kind === "municipality");

function cityNamed(name: string): Place | null {
  return cities.find((place) => place.name === name) ?? null;
}

function getGeneralPages(shop: Shop): [string, unknown][] {
  const said = [findHomeTestimonials(shop), cities.map(({ name }) => findCityTestimonial(shop, name))];
  return [
    ["/", [home, said]],
    ["/duvidas-frequentes", [faqPage, faqGroups]],
    ["/guia-completo", [guide, guideFaq]],
    ["/instalacao-motor-portao-automatico", { ...services, testimonials: findServiceTestimonials(shop) }],
    [`/blog/${article.slug}`, article],
    ["/topicos/qualquer", fallbackTopic("qualquer-assunto")],
    ["/cidades/qualquer", unknownPlacePage("Qualquer Lugar", shop)],
    ["promises", (["price", "buying", "repair"] as const).map((intent) => promisesFor(shop, intent, true))],
    ...topics.map((topic): [string, unknown] => [`/topicos/${topic.slug}`, topic]),
  ];
}

/**
 * What every page whose words stand in `content/` says to a visitor of a shop, and what titles that we offer are answered with.
 * Of those that are made by the hundred for places and titles, only what `isChosen`: writing them takes most of the time.
 */
export function getBuiltInPages(shop: Shop, isChosen = (_path: string) => true): BuiltInPage[] {
  const read = (data: unknown) => toBlocks(shop.fill(data));
  return [
    ...getGeneralPages(shop).map(([path, data]) => ({ path, place: null, blocks: read(data) })),
    ...servicePages.map((page) => ({
      path: `/${page.slug}`,
      place: cityNamed(page.city),
      blocks: read({ ...page, testimonials: findAreaTestimonials(shop, page) }),
    })),
    ...cityOffers.map((offer) => ({
      path: `/${offer.slug}`,
      place: cityNamed(offer.city),
      blocks: read([offer, getBenefits(offer.city)]),
    })),
    ...terms
      .filter(({ slug }) => isChosen(`/termos/${slug}`))
      .map(({ slug, place }) => {
        const { text, ...page } = getTermContent(slug, shop);
        const html = toHtml({ answer: "", support: "", closing: "", ...text });
        return {
          path: `/termos/${slug}`,
          place: (place && getPlaceBySlug(place)) || null,
          blocks: read([page.title, page.metaDescription, page.content, html]),
        };
      }),
    ...places
      .filter(({ slug }) => isChosen(`/cidades/${slug}`))
      .map((place) => {
        const { text, title, description, benefits } = getPlacePage(place, shop);
        return { path: `/cidades/${place.slug}`, place, blocks: read([title, description, benefits, toHtml(text)]) };
      }),
    ...posts
      .filter(({ slug }) => isChosen(`/postagens/${slug}`))
      .map((post) => ({
        path: `/postagens/${post.slug}`,
        place: post.place,
        blocks: read([describePost(post), toHtml(writePost(post))]),
      })),
    ...predefinedTitles
      .filter(({ title }) => isChosen(title))
      .map(({ title, place }) => ({
        path: title,
        place,
        blocks: read(toHtml(writePageForTitle(title).text)),
      })),
  ];
}
