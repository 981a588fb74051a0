import { expect, test } from "vitest";
import { isPlausibleSlug, mendSlug, slugToWords, toSlug } from "./slug.ts";

test.each([
  ["Motor Basculante PPA São Miguel Paulista", "motor-basculante-ppa-sao-miguel-paulista"],
  ["Portões Eletrônicos: instalação & conserto", "portoes-eletronicos-instalacao-conserto"],
  ["Motor 1/4 HP  -  Osasco", "motor-14-hp-osasco"],
  ["  Vila Formosa - São Paulo - SP ", "vila-formosa-sao-paulo-sp"],
  ["Ação coração à avó", "acao-coracao-a-avo"],
  ["já_testado", "ja_testado"],
  ["🚪 Portão", "portao"],
  ["?!…", ""],
  ["بوابة", ""],
])("%s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test("a slug is its own slug", () => {
  const slug = toSlug("Conserto de Portão – 24h / Guarulhos");
  expect(toSlug(slug)).toBe(slug);
});

test("an unknown address is answered only when a title could have led to it", () => {
  for (const slug of ["campinas", "vila-nova-2", "a".repeat(80)]) expect(isPlausibleSlug(slug), slug).toBe(true);
  for (const text of ["", "Campinas", "são-paulo", "a--b", "-a", "a b", "<b>", "a/b", "a".repeat(81)]) {
    expect(isPlausibleSlug(text), text).toBe(false);
  }
});

test("an address of an older product becomes one of today", () => {
  expect(mendSlug("Motor/PPA em São Paulo")).toBe("motor-ppa-em-sao-paulo");
  expect(mendSlug("portao.automatico_2&kit")).toBe("portao-automatico_2-kit");
  expect(mendSlug("motor-em-osasco")).toBe("motor-em-osasco");
});

test("words come back from a slug without their accents", () => {
  expect(slugToWords("motor-de-portao-14-hp")).toBe("motor de portao 14 hp");
});

test("a slug is never longer than its title", () => {
  for (const letter of ["a", "á", "İ", "ß", "ﬃ", "ŉ", "K", "½", "한", "😀", "e\u0301"]) {
    const title = letter.repeat(100);
    expect(toSlug(title).length, letter).toBeLessThanOrEqual(title.length);
  }
});
