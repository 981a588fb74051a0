import { expect, test } from "vitest";
import { generateText, type TextRequest, type TextStock } from "./generate.ts";
import type { PlaceContext } from "./place-context.ts";
import type { Subject, Theme } from "./stock.ts";
import { toPlainText } from "./to-html.ts";

function theme(id: string, subjects: Subject[], more: Partial<Theme> = {}): Theme {
  const slot = (number: number) => ["a", "b", "c"].map((letter) => `Frase ${id} ${number}${letter}.`);
  return { id, subjects, headings: [`${id} título`], slots: [1, 2, 3, 4].map(slot), ...more };
}

const stock: TextStock = {
  themes: [
    ...[1, 2, 3, 4, 5].map((number) => theme(`conserto${number}`, ["conserto"])),
    ...[1, 2, 3, 4, 5].map((number) =>
      theme(`geral${number}`, ["geral"], { bullets: ["Um", "Dois", "Três", "Quatro"] }),
    ),
    theme("loja", ["loja"]),
    theme("galpão", ["empresa", "segurança"]),
    theme("basculante", ["geral", "basculante"]),
    theme("sobrados", ["geral"], { housing: ["sobrados"] }),
    theme("galpões", ["geral"], { housing: ["galpões"] }),
    theme("ladeiras", ["geral"], { relief: ["ladeiras"] }),
    theme("local", ["geral"], { headings: ["Portão {em}"], slots: [["Fica {em}."], ["Perto {de}."]] }),
  ],
  openings: [["Portão {em}.", "Portão."], ["Segue."]],
  closings: [["Até logo {em}.", "Até logo."]],
  local: { headings: ["Ruas {de}"], slots: [["Vem {pelaVia}."], ["Há {vizinhos}.", "Há vizinhos."], ["Na {regiao}."]] },
};

const place: PlaceContext = {
  name: "Mooca",
  article: "a",
  city: { name: "São Paulo", article: "" },
  region: "zona leste de São Paulo",
  neighbours: [],
  roads: ["Radial Leste"],
  housing: ["sobrados", "prédios"],
  relief: "plano",
  note: "Bairro de fábricas.",
};

const request: TextRequest = { seed: "seed", subjects: ["conserto"], place, creativity: 75 };
const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const headingsOf = (seed: string, more: Partial<TextRequest> = {}) =>
  generateText(stock, { ...request, seed, ...more }).sections.map(({ heading }) => heading.toLowerCase());

test("the same seed gives the same text, other seeds give others", () => {
  expect(generateText(stock, request)).toEqual(generateText(stock, request));
  expect(new Set(seeds.map((seed) => toPlainText(generateText(stock, { ...request, seed })))).size).toBe(seeds.length);
});

test("the place speaks first, its note before the rest", () => {
  for (const seed of seeds) {
    const [local] = generateText(stock, { ...request, seed }).sections;
    expect(local?.heading).toBe("Ruas da Mooca");
    expect(local?.paragraphs[0]).toBe("Bairro de fábricas.");
    expect(local?.paragraphs[1]).toMatch(/^(Vem pela Radial Leste|Há vizinhos|Na zona leste)/);
  }
});

test("themes fit the subjects, the buildings and the ground", () => {
  for (const seed of seeds) {
    const headings = headingsOf(seed);
    expect(headings.filter((heading) => heading.startsWith("conserto")).length).toBeGreaterThanOrEqual(3);
    expect(headings).toContain("sobrados título");
    for (const unfit of ["galpões título", "ladeiras título", "loja título"]) expect(headings).not.toContain(unfit);
    expect(new Set(headings).size).toBe(headings.length);
  }
});

test("a page on one kind of gate leaves out the others", () => {
  for (const seed of seeds) {
    expect(headingsOf(seed, { subjects: ["deslizante"] })).not.toContain("basculante título");
  }
});

test("every subject of the title has its theme", () => {
  for (const seed of seeds) {
    const headings = headingsOf(seed, { subjects: ["conserto", "loja"] });
    expect(headings).toContain("loja título");
    expect(headings.some((heading) => heading.startsWith("conserto"))).toBe(true);
  }
});

test("a theme on businesses needs businesses around, or a title that asks for it", () => {
  for (const seed of seeds) expect(headingsOf(seed, { subjects: ["segurança"] })).not.toContain("galpão título");
  expect(headingsOf("seed", { subjects: ["empresa"] })).toContain("galpão título");
  const withShops: PlaceContext = { ...place, housing: ["comércio de rua"] };
  expect(headingsOf("seed", { subjects: ["segurança"], place: withShops })).toContain("galpão título");
});

test("creativity sets the number of sections", () => {
  expect([0, 75, 100].map((creativity) => headingsOf("seed", { creativity }).length)).toEqual([4, 6, 7]);
});

test("without a place nothing of a place is said", () => {
  for (const seed of seeds) {
    const text = generateText(stock, { ...request, seed, place: null });
    expect(toPlainText(text)).not.toMatch(/[{}]|Mooca/);
    expect(text.sections.map(({ heading }) => heading).join()).not.toMatch(/sobrados|Portão|Ruas/);
    expect(text.sections).toHaveLength(6);
  }
});

test("some sections carry a list", () => {
  const lists = generateText(stock, { ...request, subjects: ["geral"] }).sections.filter(
    ({ bullets }) => bullets.length,
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const { bullets } of lists) expect(bullets.length).toBeGreaterThan(2);
});
