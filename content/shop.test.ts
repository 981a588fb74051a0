import "#tests/support/ready-reader.ts";
import { describe, expect, test } from "vitest";
import { getBuiltInPages } from "#tests/support/built-in-pages.ts";
import { isChosen } from "#tests/support/extent.ts";
import { systemMessage } from "./ai-prompt.ts";
import { sampleFacts } from "./facts.ts";
import { promotionIn } from "./promotion.ts";
import { servicePages } from "./service-pages.ts";
import { createShop, type Shop, sampleShop } from "./shop.ts";
import { businessData } from "./structured-data.ts";
import { findAreaTestimonials, findHomeTestimonials, showsSamples } from "./testimonials.ts";

const contact = { ...sampleFacts.contact, name: "Portões da Rosa", phone: "5511988887777" };
const site = { name: contact.name, url: "https://x.example", phone: contact.phone };

/** Each block of what the shop says, once; in npm test of one in eight of the pages that are many, others for each shop. Names in braces, holes and sentences that end as none does are no part of it. */
function readAll(name: string, shop: Shop): string[] {
  const pages = getBuiltInPages(shop, (path) => isChosen(`${name} ${path}`, 8));
  for (const { path, blocks } of pages) expect(blocks.length, path).toBeGreaterThan(0);
  const said = [...new Set([...pages.flatMap(({ blocks }) => blocks), ...systemMessage(shop).split("\n")])];
  expect(said.filter((block) => /[{}]|undefined|\bnull\b|NaN|Infinity| {2}|;\.|\.\.(?!\.)/.test(block))).toEqual([]);
  return said.map((block) => block.replace(/\s/g, " "));
}

function hide(id: string): Shop {
  const items = sampleFacts.models.items.map((model) => ({ ...model, isHidden: model.id === id }));
  return createShop({ models: { ...sampleFacts.models, items } });
}

test("the sample says all it has, with nothing left to fill", () => {
  expect(readAll("sample", sampleShop).length).toBeGreaterThan(1_000);
});

describe("a shop with a phone of its own", () => {
  const shop = createShop({ contact });

  test("states nothing of the sample before its owner has said so", () => {
    expect(shop.isSample).toBe(false);
    expect(shop.ratings).toEqual({ product: null, business: null });
    expect(showsSamples(shop)).toBe(false);
    expect(findHomeTestimonials(shop, "Osasco")).toEqual([]);
    for (const page of servicePages) expect(findAreaTestimonials(shop, page)).toEqual([]);
    expect(promotionIn(shop, "Osasco", "2026-12-01")).toBeNull();
    const data = businessData(shop, site, { showsRating: true });
    for (const claim of ["address", "geo", "aggregateRating"]) expect(data).not.toHaveProperty(claim);
  });

  test("says it in no text either, and says its own phone", () => {
    const samples = [
      sampleFacts.promotion.name,
      "R$ 299,90",
      "15 anos",
      "90000-0000",
      "5511900000000",
      ...findHomeTestimonials(sampleShop, "Osasco").map(({ text }) => text),
    ];
    const said = readAll("own phone", shop);
    expect(samples.filter((sample) => said.some((block) => block.includes(sample)))).toEqual([]);
    expect(said.some((block) => block.includes("(11) 98888-7777"))).toBe(true);
  });

  test("states what its owner has confirmed", () => {
    const { promotion, about, address } = sampleFacts;
    const confirmed = createShop({ contact, promotion, about, address });
    expect(promotionIn(confirmed, "Osasco", "2026-12-01")?.name).toBe(promotion.name);
    expect(confirmed.figures["shop.experience"]).toBe("15 anos");
    expect(businessData(confirmed, site, { showsRating: false })).toHaveProperty("address");
  });

  test("is rated by the stars that it was given", () => {
    const said = { name: "Ana", place: "Osasco", day: "2026-11-01", origin: "google" as const, text: "Bom." };
    const items = [
      { ...said, stars: 5 },
      { ...said, stars: 4 },
      { ...said, stars: null },
    ];
    const rated = createShop({ contact, testimonials: { googleProfile: null, items } });
    expect(rated.ratings).toEqual({ product: null, business: { value: 4.5, count: 2 } });
  });
});

describe.each(["padrao", "speedy", "jetflex"])("without %s", (id) => {
  const shop = hide(id);

  test("its price is named nowhere, and nothing is left broken", () => {
    const price = sampleShop.figures[`price.${id}`]?.replace(/\s/g, " ") ?? "";
    expect(price).toMatch(/^R\$ \d/);
    expect(readAll(`without ${id}`, shop).filter((block) => block.includes(price))).toEqual([]);
  });
});

test("a shop without prices of work, fixed hours and arrivals is told whole", () => {
  const week = Array.from({ length: 7 }, (_, day) => ({
    isOpen: day > 0 && day < 6,
    opens: "08:00",
    closes: "18:00",
  }));
  const shop = createShop({
    contact,
    hours: { isAlways: false, week, holidays: null },
    services: {
      installationFrom: null,
      preventiveFrom: null,
      preventiveRange: null,
      express: null,
      homeSwap: null,
      heavySwap: null,
      repairs: [],
    },
    deadlines: { ...sampleFacts.deadlines, arrivals: [] },
  });
  const said = readAll("without prices", shop).join("\n");
  expect(said).toContain("de segunda a sexta, das 8h às 18h");
  expect(said).not.toMatch(/24 horas por dia|R\$ (?:150|350|800)\b/);
});

test("the table of models is made anew, and keeps its name where it is stored", () => {
  const html = '<p>Oi.</p><table data-facts="models"><tbody><tr><td>velha</td></tr></tbody></table>';
  const filled = hide("speedy").fill(html);
  expect(filled).toContain('<th scope="row">Motor Basculante 1/4HP Padrão</th>');
  expect(filled).not.toMatch(/velha|Speedy|data-facts/);
  expect(sampleShop.tie(html)).toContain('<table data-facts="models"><thead>');
  expect(sampleShop.fill(sampleShop.tie(html))).toBe(sampleShop.fill(html));
});

test("a heading goes with all that stood under it, where a figure is missing, and only there", () => {
  const html = "<h2>Expressa</h2><p>Custa {price.express}.</p><h2>Kit</h2><p>Custa {price.lowest}.</p>";
  const shop = createShop({ services: { ...sampleFacts.services, express: null } });
  expect(shop.fill(html)).toBe("<h2>Kit</h2><p>Custa R$\u00a0899.</p>");
  expect(shop.fill("<h2>Só um título</h2>")).toBe("<h2>Só um título</h2>");
});
