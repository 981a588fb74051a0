import { expect, test } from "vitest";
import { findWrongFigure } from "#domain/ai-answer.ts";
import { formatPrice } from "#domain/format.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { type BuiltInPage, getBuiltInPages } from "#tests/support/built-in-pages.ts";
import { isChosen } from "#tests/support/extent.ts";
import { getAllowedPrices, getAllowedWarrantyMonths } from "./ai-prompt.ts";
import { getArrivalTime } from "./arrival.ts";
import { getPlaceName } from "./figures.ts";
import { concepts } from "./knowledge/concepts.ts";
import { writePost } from "./knowledge/local-pages.ts";
import { getPlacePage } from "./places/place-page.ts";
import { places } from "./places/places.ts";
import { posts } from "./posts.ts";
import { sampleShop } from "./shop.ts";
import { getTermContent } from "./term-content.ts";
import { terms } from "./terms.ts";

const { facts, fill } = sampleShop;

/** A price as it stands in a block, where every space is a plain one. */
function priceIn(value: number): string {
  return formatPrice(value).replace(/\s/g, " ");
}

const builtInPages = getBuiltInPages(sampleShop);

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

const allowed = {
  prices: getAllowedPrices(facts),
  warrantyMonths: getAllowedWarrantyMonths(facts),
  phones: [facts.contact.phone],
};

test("no price, warranty or phone is named that is no fact", () => {
  const foreign = findBlocks((block) => {
    return /\d|reais|garantia/i.test(block) && findWrongFigure(block, allowed) !== null;
  });
  expect(foreign).toEqual({});
});

test("nothing that is known names a figure for which its page would be held back", () => {
  const texts = concepts.flatMap(({ id, answers, sections, questions }) =>
    [
      ...Object.values(answers).flat(),
      ...sections.flatMap(({ slots, bullets = [], steps = [] }) => [...slots.flat(), ...bullets, ...steps]),
      ...questions.flatMap((question) => question.answers),
    ].map((text) => ({ id, text: fill(text) })),
  );
  expect(texts.filter(({ text }) => findWrongFigure(text, allowed) !== null)).toEqual([]);
});

test("the promotion's price stands in no text: pages show it with its name, conditions and end", () => {
  expect(getAllowedPrices(facts)).not.toContain(facts.promotion.price);
  expect(findBlocks((block) => block.includes(priceIn(facts.promotion.price)))).toEqual({});
});

const { services: work, deadlines } = facts;
const modelPrices = facts.models.items.map(({ price }) => priceIn(price));
const installation = priceIn(work.installationFrom ?? 0);
const swap = priceIn(work.homeSwap?.max ?? 0);
const preventive = priceIn(work.preventiveFrom ?? 0);
const express = priceIn(work.express?.price ?? 0);

test("the price of a model is the price of the kit installed", () => {
  const bare = findBlocks(
    (block, { blocks }) =>
      modelPrices.some((price) => block.includes(price)) &&
      !/instala|kit|entreg|montad|mão de obra/i.test(block) &&
      !blocks.some((other) => other.includes(facts.models.includes)),
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
  const cities = work.express?.cities.map(getPlaceName) ?? [];
  expect(cities).toEqual(["Guarulhos", "Osasco"]);
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

const arrivalArea = "em Guarulhos, em Osasco e no Centro e na Zona Oeste da capital";

test("an arrival time stands only where it is promised", () => {
  const [{ min, max } = { min: 0, max: 0 }] = deadlines.arrivals;
  expect(deadlines.arrivals.every((other) => other.min === min && other.max === max)).toBe(true);
  const arrivalTime = `cerca de ${min} a ${max} minutos`;
  const arrival = new RegExp(String.raw`\b${min} (?:a|e) ${max} minutos|(?:cheg|técnico)[^.]{0,60}\b\d+ minutos`);
  const misplaced = findBlocks((block, { place }) =>
    toSentences(block).some(
      (sentence) =>
        arrival.test(sentence) &&
        !(
          sentence.includes(arrivalTime) &&
          (place ? getArrivalTime(facts, place) === arrivalTime : sentence.includes(arrivalArea))
        ),
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

const slurs = [
  /desconfi[ea]/i,
  /golpe d[eo]|picaret|desonest|charlat|má-fé|enganação|armadilha de|mentind/i,
  /(?:mais barat[ao]|muito baix[ao]|barat[ao] demais)[^.]{0,80}(?:deixa de fora|ficará de fora|vai crescer|só se sustenta)/i,
  /barato (?:que )?sai caro/i,
  /motor barato sem/i,
  /empurra[rd][^.]{0,20} (?:um )?motor novo/i,
];

test("no page says that other offers are dishonest", () => {
  expect(findBlocks((block) => slurs.some((phrase) => phrase.test(block)))).toEqual({});
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
  const some = <Item extends { slug: string }>(all: readonly Item[]) => all.filter(({ slug }) => isChosen(slug, 4));
  const without = [
    ...some(posts).map((post) => ({ path: post.slug, html: fill(toHtml(writePost(post))) })),
    ...some(places).map((place) => ({ path: place.slug, html: fill(toHtml(getPlacePage(place, sampleShop).text)) })),
    ...some(terms).map(({ slug }) => ({
      path: slug,
      html: fill(toHtml({ answer: "", support: "", closing: "", ...getTermContent(slug, sampleShop).text })),
    })),
  ].filter(({ html }) => !html.includes('href="/topicos/'));
  expect(without.map(({ path }) => path)).toEqual([]);
});
