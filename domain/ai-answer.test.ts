import { expect, test } from "vitest";
import { findWrongFigure, findWrongSentence } from "./ai-answer.ts";

const allowed = { prices: [899, 949, 1349, 299.9, 800, 1500, 150], warrantyMonths: [12, 6], phones: ["5511900000000"] };
const check = (text: string) => findWrongFigure(text, allowed);

test.each([
  "O kit padrão sai por R$ 899 e o JetFlex por R$ 1.349,00 à vista.",
  "Promoção: R$\u00a0299,90 em até 12 vezes.",
  "A troca custa de R$ 800 a R$ 1.500, conforme o portão.",
  "A troca custa de R$ 800 a 1.500.",
  "São 949 reais com instalação.",
  "Instalação desde R$ 800 e 2 horas de serviço.",
  "Garantia de 1 ano no motor e 6 meses na instalação.",
  "Motor com garantia de fábrica de um ano.",
  "12 meses de garantia, com suporte técnico.",
  "Com 15 anos de experiência, damos garantia de 12 meses.",
  "Garantia e 15 anos de experiência no mercado.",
  "Garantia de fábrica. A vida útil vai de 8 a 12 anos.",
  "Com garantia e vida útil de 10 anos ou mais.",
  "O conserto tem garantia de 90 dias, no mínimo, pela lei.",
  "O serviço e a peça têm os 90 dias de garantia da lei.",
  "Na garantia, a lei dá até 30 dias para o conserto.",
  "Não temos garantia de 2 anos: são 12 meses de garantia.",
  "O motor instalado parte de R$ 899 até 2,5 metros.",
  "Ligue (11) 90000-0000 ou +55 11 90000-0000, ou 11900000000.",
  "Chame no 90000-0000.",
  "Motor 220V, 2,5 metros, ano 2024-2025, CEP 01234-567, protocolo 1234.",
  "Abre em 4 segundos, 24 horas por dia, 7 dias por semana, 1/4HP.",
])("what is true may be said: %s", (text) => {
  expect(check(text)).toBeNull();
});

test.each([
  ["Por apenas R$ 499,90.", "R$ 499,90"],
  ["Só R$899,50", "R$899,50"],
  ["De R$ 800 a R$ 2.500", "2.500"],
  ["De R$ 800 até 2.500", "2.500"],
  ["Custa 1.200 reais", "1.200 reais"],
  ["12x de R$ 74,92", "74,92"],
  ["R$ 2 mil", "R$ 2 mil"],
])("another price is refused: %s", (text, found) => {
  expect(check(text)).toEqual({ kind: "price", found: expect.stringContaining(found) });
});

test.each([
  "Garantia de 2 anos no motor.",
  "Dois anos de garantia.",
  "Garantia estendida de cinco anos",
  "3 (três) anos de garantia",
  "garantia de 90 dias",
  "Garantia de 90 dias no motor. É a lei.",
  "Pela lei, garantia de 2 anos.",
  "Não temos loja. Garantia de 2 anos no motor.",
  "Não temos loja, mas damos garantia de 2 anos no motor.",
  "Garantia de 30 dias, no mínimo.",
  "GARANTIA DE 24 MESES",
  "Nossa garantia é vitalícia, garantia total vitalícia.",
  "Com garantia de fábrica de até 36 meses",
])("another warranty is refused: %s", (text) => {
  expect(check(text)?.kind).toBe("warranty");
});

test.each([
  "Ligue (11) 98765-4321.",
  "WhatsApp +55 11 98765-4321",
  "11987654321",
  "Fale no 98765-4321",
  "Telefone 3333-4444",
  "0800 123 4567",
  "https://wa.me/5511987654321",
  "tel:+551133334444",
])("another phone is refused: %s", (text) => {
  expect(check(text)?.kind).toBe("phone");
});

test("the sentence with the wrong figure is found, that without is not", () => {
  const text = "O kit sai por R$ 899. Hoje, só R$ 1.999,00 no Pix! Chame já.";
  expect(findWrongSentence(text, allowed)).toBe("Hoje, só R$ 1.999,00 no Pix!");
  expect(findWrongSentence("Kits\nGarantia de 5 anos\nFale conosco", allowed)).toBe("Garantia de 5 anos");
  expect(findWrongSentence("O kit sai por R$ 899.", allowed)).toBeNull();
});
