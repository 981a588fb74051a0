import { expect, test } from "vitest";
import { sampleFacts } from "./facts.ts";
import { createShop, sampleShop } from "./shop.ts";
import { tieFigures } from "./tie-figures.ts";

const tie = (html: string) => tieFigures(html, sampleShop);
const dearer = createShop({
  models: {
    ...sampleFacts.models,
    items: sampleFacts.models.items.map((model) => ({ ...model, price: model.price + 100 })),
  },
  warranty: { motorMonths: 24, installationMonths: 6 },
});

test("a finished text says the same of the shop as it is, and follows it when it changes", () => {
  const html = "<p>O Speedy sai por R$ 949, com 12 meses de garantia no motor. Ligue (11) 90000-0000.</p>";
  expect(sampleShop.fill(tie(html)).replaceAll("\u00a0", " ")).toBe(html);
  expect(dearer.fill(tie(html)).replaceAll("\u00a0", " ")).toBe(
    "<p>O Speedy sai por R$ 1.049, com 24 meses de garantia no motor. Ligue (11) 90000-0000.</p>",
  );
});

test("'a partir de' means the lowest price, whichever model has it", () => {
  expect(tie("<p>A partir de R$ 899.</p>")).toBe('<p>A partir de <data value="price.lowest">R$ 899</data>.</p>');
  expect(tie("<p>O padrão custa R$ 899.</p>")).toContain('<data value="price.padrao">');
});

test("a range or a list of prices is one figure", () => {
  expect(tie("<p>De R$ 2.000 a R$ 5.000.</p>")).toBe(
    '<p>De <data value="price.heavySwap">R$ 2.000 a R$ 5.000</data>.</p>',
  );
  expect(tie("<p>R$ 899, R$ 949 e R$ 1.349.</p>")).toBe(
    '<p><data value="models.prices">R$ 899, R$ 949 e R$ 1.349</data>.</p>',
  );
});

test("what only begins like a figure, or months that are no warranty, is left alone", () => {
  for (const html of ["<p>R$ 8.990 e R$ 899,50.</p>", "<p>A revisão é a cada 12 meses.</p>", "<p>R$ 77</p>"]) {
    expect(tie(html)).toBe(html);
  }
});

test("links to talk and to call follow the shop, others stay", () => {
  const html =
    '<p><a href="https://wa.me/5511900000000?text=oi">Converse</a> <a href="tel:+5511900000000">Ligue</a> <a href="/x">x</a></p>';
  expect(tie(html)).toBe(
    '<p><a href="{shop.chatTo}?text=oi">Converse</a> <a href="{shop.tel}">Ligue</a> <a href="/x">x</a></p>',
  );
  const foreign = '<p><a href="https://wa.me/5511911112222">Outra</a></p>';
  expect(tie(foreign)).toBe(foreign);
});

test("what is tied is not tied again", () => {
  const once = tie("<p>R$ 949 e R$ 1.349</p>");
  expect(tie(once)).toBe(once);
});
