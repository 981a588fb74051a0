import { expect, test } from "vitest";
import { toSlug } from "./slug.ts";

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
