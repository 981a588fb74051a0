import { expect, test } from "vitest";
import { findWrongFigure } from "#domain/ai-answer.ts";
import { formatPrice } from "#domain/format.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { allowedPrices, allowedWarrantyMonths } from "./ai-prompt.ts";
import { arrivalArea, arrivalTime, isArrivalPromised } from "./arrival.ts";
import { article } from "./article.ts";
import { getBenefits } from "./city-benefits.ts";
import { cityOffers } from "./city-offers.ts";
import { facts } from "./facts.ts";
import { faqGroups, faqPage } from "./faq.ts";
import { faq as guideFaq } from "./guide/faq.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { writePost } from "./knowledge/local-pages.ts";
import { writePageForTitle } from "./knowledge/write-page.ts";
import { fallbackTopic } from "./other-topics.ts";
import { promisesFor } from "./page-answers.ts";
import { getPlacePage } from "./places/place-page.ts";
import { getPlaceBySlug, type Place, places } from "./places/places.ts";
import { unknownPlacePage } from "./places/unknown-place.ts";
import { describePost, posts } from "./posts.ts";
import { predefinedTitles } from "./predefined-titles.ts";
import { kitIncludes } from "./price-words.ts";
import { servicePages } from "./service-pages.ts";
import { services } from "./services.ts";
import { getTermContent } from "./term-content.ts";
import { terms } from "./terms.ts";
import { cityTestimonials, homeTestimonials } from "./testimonials.ts";
import { topics } from "./topics.ts";

/** `place` is what the page is about; general pages have none. `blocks` are its paragraphs, list items and table rows. */
type BuiltInPage = { path: string; place: Place | null; blocks: string[] };

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

/** A price as it stands in a block, where every space is a plain one. */
function priceIn(value: number): string {
  return formatPrice(value).replace(/\s/g, " ");
}

function cityNamed(name: string): Place | null {
  return places.find((place) => place.kind === "municipality" && place.name === name) ?? null;
}

const general: [string, unknown][] = [
  ["/", [home, homeTestimonials, cityTestimonials]],
  ["/duvidas-frequentes", [faqPage, faqGroups]],
  ["/guia-completo", [guide, guideFaq]],
  ["/instalacao-motor-portao-automatico", services],
  [`/blog/${article.slug}`, article],
  ["/topicos/qualquer", fallbackTopic("qualquer-assunto")],
  ["/cidades/qualquer", unknownPlacePage("qualquer-lugar")],
  ["promises", (["price", "buying", "repair"] as const).map((intent) => promisesFor(intent, true))],
  ...topics.map((topic): [string, unknown] => [`/topicos/${topic.slug}`, topic]),
];

const builtInPages: BuiltInPage[] = [
  ...general.map(([path, data]) => ({ path, place: null, blocks: toBlocks(data) })),
  ...[...servicePages, ...cityOffers].map((page) => ({
    path: `/${page.slug}`,
    place: cityNamed(page.city),
    blocks: toBlocks([page, "localTip" in page ? getBenefits(page.city) : []]),
  })),
  ...terms.map(({ slug, place }) => {
    const { text, ...page } = getTermContent(slug);
    const html = toHtml({ answer: "", support: "", closing: "", ...text });
    return {
      path: `/termos/${slug}`,
      place: (place && getPlaceBySlug(place)) || null,
      blocks: toBlocks([page.title, page.metaDescription, page.content, html]),
    };
  }),
  ...places.map((place) => {
    const { text, title, description, benefits } = getPlacePage(place);
    return { path: `/cidades/${place.slug}`, place, blocks: toBlocks([title, description, benefits, toHtml(text)]) };
  }),
  ...posts.map((post) => ({
    path: `/postagens/${post.slug}`,
    place: post.place,
    blocks: toBlocks([describePost(post), toHtml(writePost(post))]),
  })),
  ...predefinedTitles.map(({ title, place }) => ({
    path: title,
    place,
    blocks: toBlocks(toHtml(writePageForTitle(title).text)),
  })),
];

/** Every block of every page that is not as it must be, by the words that are wrong. */
function findBlocks(isWrong: (block: string, page: BuiltInPage) => boolean): Record<string, string> {
  const found = builtInPages.flatMap((page) =>
    page.blocks.filter((block) => isWrong(block, page)).map((block): [string, string] => [block, page.path]),
  );
  return Object.fromEntries(found);
}

function toSentences(block: string): string[] {
  return block.split(/(?<=[.?!])\s+(?=[A-ZÀ-Ú])/);
}

test("pages of every kind are walked", () => {
  expect(builtInPages.length).toBeGreaterThan(2_000);
  for (const { path, blocks } of builtInPages) expect(blocks.length, path).toBeGreaterThan(0);
});

test("no price, warranty or phone is named that is no fact", () => {
  const allowed = { prices: allowedPrices, warrantyMonths: allowedWarrantyMonths, phone: facts.phone };
  const foreign = findBlocks((block) => {
    return /\d|reais|garantia/i.test(block) && findWrongFigure(block, allowed) !== null;
  });
  expect(foreign).toEqual({});
});

test("the promotion's price stands in no text: pages show it with its name, conditions and end", () => {
  expect(allowedPrices).not.toContain(facts.promotion.price);
  expect(findBlocks((block) => block.includes(priceIn(facts.promotion.price)))).toEqual({});
});

const modelPrices = facts.models.map(({ price }) => priceIn(price));
const installation = priceIn(facts.prices.installationFrom);
const swap = priceIn(facts.prices.residentialMotorSwap.max);
const preventive = priceIn(facts.prices.preventiveMaintenanceFrom);
const express = priceIn(facts.prices.expressMaintenance);

test("the price of a model is the price of the kit installed", () => {
  const bare = findBlocks(
    (block, { blocks }) =>
      modelPrices.some((price) => block.includes(price)) &&
      !/instala|kit|entreg|montad|mão de obra/i.test(block) &&
      !blocks.some((other) => other.includes(kitIncludes)),
  );
  expect(bare).toEqual({});
});

test("the price of an installation alone says that it is labour for a motor bought elsewhere", () => {
  const vague = findBlocks((block) =>
    toSentences(block).some(
      (sentence) =>
        sentence.includes(installation) &&
        !sentence.includes(swap) &&
        sentence !== `A partir de ${installation}` &&
        !/avuls[ao]|mão de obra|só (?:a|com a) (?:instalação|montagem)|compr(?:ou|ado|ada)|adquirido|sem comprar|motor próprio/i.test(
          sentence,
        ),
    ),
  );
  expect(vague).toEqual({});
});

test("the lowest price of maintenance says that parts are not in it", () => {
  const vague = findBlocks(
    (block) => block.includes(preventive) && !/peças?/i.test(block) && block !== `A partir de ${preventive}`,
  );
  expect(vague).toEqual({});
});

test("express maintenance is named only for its cities, with its validity", () => {
  const { cities } = facts.express;
  const misplaced = findBlocks((block, { place }) => {
    if (!block.includes(express)) return false;
    const isThere = place !== null && cities.some((city) => city === place.city);
    return !isThere && !(cities.every((city) => block.includes(city)) && /validade/.test(block));
  });
  expect(misplaced).toEqual({});
  for (const { path, blocks } of builtInPages) {
    const text = blocks.join("\n");
    if (text.includes(express)) expect(text, path).toMatch(/validade de/);
  }
});

test("an arrival time stands only where it is promised", () => {
  const { min, max } = facts.arrival.minutes;
  const arrival = new RegExp(String.raw`\b${min} (?:a|e) ${max} minutos|(?:cheg|técnico)[^.]{0,60}\b\d+ minutos`);
  const misplaced = findBlocks((block, { place }) =>
    toSentences(block).some(
      (sentence) =>
        arrival.test(sentence) &&
        !(sentence.includes(arrivalTime) && (place ? isArrivalPromised(place) : sentence.includes(arrivalArea))),
    ),
  );
  expect(misplaced).toEqual({});
  expect(builtInPages.some(({ blocks }) => blocks.join().includes(arrivalTime))).toBe(true);
});

/** Words of a letter class of their own, since "\b" knows no accents. */
const inventedExperience = [
  /(?:pedidos|chamados) que (?:recebemos|atendemos)/i,
  /recebemos (?:muitos |vários )?(?:pedidos|chamados)/i,
  /aprend(?:emos|ido|eu) em \d+ anos/i,
  /\d+ anos de (?:estrada|trabalho|rua)/i,
  /(?:atendemos|passamos|visitamos|vamos) (?:toda semana|todos os dias|com frequência|sempre)/i,
  /(?:vimos|encontramos|costumamos ver|já atendemos|já consertamos|já instalamos)(?![\p{L}])/iu,
  /que vemos com mais frequência/i,
  /na maioria dos chamados|boa parte dos chamados|muitos chamados/i,
  /nossos clientes|nossa experiência/i,
];

test("no page tells of experience that nobody had", () => {
  expect(findBlocks((block) => inventedExperience.some((phrase) => phrase.test(block)))).toEqual({});
});

const illOfOthers = [
  /desconfi[ea]/i,
  /golpe d[eo]|picaret|desonest|charlat|má-fé|enganação|armadilha de|mentind/i,
  /(?:mais barat[ao]|muito baix[ao]|barat[ao] demais)[^.]{0,80}(?:deixa de fora|ficará de fora|vai crescer|só se sustenta)/i,
  /barato (?:que )?sai caro/i,
  /motor barato sem/i,
  /empurra[rd][^.]{0,20} (?:um )?motor novo/i,
];

test("no page says that other offers are dishonest", () => {
  expect(findBlocks((block) => illOfOthers.some((phrase) => phrase.test(block)))).toEqual({});
});

/** A leaf that is out of balance falls or shoots up: nobody is told to hold it, to let it go or to test it half open. */
const unsafeAdvice = [
  /(?:até a metade|a meia altura|no meio do (?:caminho|curso|percurso))[^.]{0,40} e solt[ea]/i,
  /(?:abra|suba|levante|leve-a|pare)(?![\p{L}])[^.;]{0,60}(?:até a metade|a meia altura)/iu,
  /segure (?:o portão|a folha)(?! sempre pela ponta)/i,
  /solte (?:o portão|a folha)/i,
];
const isWarning = /(?:nunca|não|jamais|nem)(?![\p{L}])/iu;

test("nobody is told to hold, release or test a leaf half open", () => {
  const unsafe = findBlocks((block) =>
    toSentences(block).some(
      (sentence) => unsafeAdvice.some((advice) => advice.test(sentence)) && !isWarning.test(sentence),
    ),
  );
  expect(unsafe).toEqual({});
});

test("every post, place and term leads to a topic in its text", () => {
  const without = [
    ...posts.map((post) => ({ path: post.slug, html: toHtml(writePost(post)) })),
    ...places.map((place) => ({ path: place.slug, html: toHtml(getPlacePage(place).text) })),
    ...terms.map(({ slug }) => ({
      path: slug,
      html: toHtml({ answer: "", support: "", closing: "", ...getTermContent(slug).text }),
    })),
  ].filter(({ html }) => !html.includes('href="/topicos/'));
  expect(without.map(({ path }) => path)).toEqual([]);
});
