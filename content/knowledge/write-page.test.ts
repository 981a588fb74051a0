import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import { plainLetters } from "#domain/search-text.ts";
import { isIndexable } from "#domain/standing.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { toHtml, toPlainText } from "#domain/text/to-html.ts";
import { judgePage } from "#server/pages/judge-page.ts";
import { isChosen } from "#tests/support/extent.ts";
import titles from "#tests/titles/titles.json" with { type: "json" };
import { predefinedTitles } from "../predefined-titles.ts";
import { sampleShop } from "../shop.ts";
import { writePageForTitle } from "./write-page.ts";

function judge(title: string) {
  const { understanding, text } = writePageForTitle(title);
  return { understanding, text, standing: judgePage(toHtml(text), understanding, sampleShop) };
}

const asked = titles.asked.map(({ title, must }) => ({ title, must, ...judge(title) }));

test("who wants the motor mended is told what goes wrong in the motor", () => {
  for (const place of ["na Penha", "em Osasco", "no Butantã", "em Santo André"]) {
    const { text } = writePageForTitle(`Conserto de motor de portão ${place}`);
    const told = text.sections.map(({ heading, paragraphs }) => `${heading} ${paragraphs.join(" ")}`).join(" ");
    expect(told, place).toMatch(/capacitor|engrenagem|enrolamento/i);
    expect(text.sections.map(({ heading }) => heading).join(" | "), place).not.toMatch(/controle|não abre|volta/i);
  }
});

test("pages say what their titles demand", () => {
  const demands = asked.flatMap(({ title, must, text }) => {
    const plain = plainLetters(sampleShop.fill(toPlainText(text))).replaceAll("\u00a0", " ");
    return must.map((pattern) => ({ title, pattern, isMet: new RegExp(pattern, "i").test(plain) }));
  });
  const unmet = demands.filter(({ isMet }) => !isMet);
  process.stdout.write(`${demands.length - unmet.length} of ${demands.length} demands hold\n`);
  expect(unmet.length, JSON.stringify(unmet)).toBeLessThanOrEqual(demands.length * 0.05);
});

test("pages begin with their subject, and none of the titles is kept back", () => {
  expect(asked.filter(({ understanding }) => understanding.hold !== null).map(({ title }) => title)).toEqual([]);
  const late = asked.filter(
    ({ standing: { gaps } }) => gaps.includes("no-direct-answer") || gaps.includes("late-answer"),
  );
  expect(late.length, late.map(({ title }) => title).join("\n")).toBeLessThanOrEqual(asked.length * 0.05);
});

test.each(titles.foreign)("'%s' is never offered to search engines", (title) => {
  expect(isIndexable(judge(title).standing)).toBe(false);
});

test("the predefined titles are answered well, and each in its own place", () => {
  const some = predefinedTitles.filter(({ title }) => isChosen(title, 4));
  const scores = some.map(({ title, place }) => {
    const { understanding, standing } = judge(title);
    expect(understanding.place?.key, title).toBe(place.key);
    return standing.score ?? 0;
  });
  const median = scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
  process.stdout.write(`predefined titles: median score ${median}\n`);
  expect(median).toBeGreaterThanOrEqual(80);
});

test("the same title and seed give the same text, another seed gives another", () => {
  const title = "Conserto de portão em Osasco";
  expect(writePageForTitle(title, { seed: "1" })).toEqual(writePageForTitle(title, { seed: "1" }));
  expect(writePageForTitle(title, { seed: "1" }).text).not.toEqual(writePageForTitle(title, { seed: "2" }).text);
});

test("creativity sets how much there is to read", () => {
  const sections = [0, 75, 100].map(
    (creativity) => writePageForTitle("Capacitor do motor", { creativity }).text.sections.length,
  );
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  expect(sections[2]).toBeGreaterThan(sections[0] ?? 0);
});

test("a comparison names both and sets them side by side", () => {
  const { text } = writePageForTitle("Motor Garen ou PPA, qual comprar?");
  for (const brand of ["Garen", "PPA"]) expect(text.answer).toContain(brand);
  expect(text.sections[0]?.table?.columns).toEqual(["", "Garen", "PPA"]);
});

test("the city that a title names beside a district stands in the answer", () => {
  const { text } = writePageForTitle("Conserto de portão em Cotia, região da Granja Viana");
  expect(text.answer).toContain("na Granja Viana (Cotia)");
  expect(writePageForTitle("Conserto de portão na Granja Viana").text.answer).not.toContain("Cotia");
});

test("a page that answers for nights and Sundays asks no second time when somebody comes", () => {
  const asked = ["1", "2", "3", "4"].map((seed) => {
    const { questions } = writePageForTitle("Assistência técnica PPA Guarulhos", { seed }).text;
    return questions.filter(({ question }) => /domingo|Quando o técnico|à noite|turno/.test(question)).length;
  });
  expect(Math.max(...asked)).toBe(1);
});

test("a title that names nothing besides its subject gets the first wordings, and another version others", () => {
  const { understanding, text } = writePageForTitle("Portão para no meio do caminho");
  const [main] = understanding.concepts;
  const first = main?.sections.map(({ slots }) => slots[0]?.[0] ?? "") ?? [];
  const countFirst = (page: PageText) => first.filter((wording) => toPlainText(page).includes(wording)).length;
  expect(countFirst(text)).toBeGreaterThan(2);
  const placed = writePageForTitle("Portão para no meio do caminho na Mooca").text;
  expect(countFirst(placed)).toBeLessThan(countFirst(text));
});

test("who asks how long a gate of some width takes is not told what its motor must bear", () => {
  const { answer } = writePageForTitle("Portão de correr de 4 metros demora quanto para abrir").text;
  expect(answer).toContain("segundos");
  expect(answer).not.toContain("cremalheira");
});

test("who wants the job done the same day is told when at the top alone", () => {
  const asks = (seed: string) => {
    const { questions } = writePageForTitle("Troca de motor de portão no mesmo dia em São Caetano do Sul", {
      seed,
    }).text;
    return questions.filter(({ question }) => question.includes("Quando o técnico")).length;
  };
  for (const seed of ["a", "b", "c", "d", "e", "f"]) expect(asks(seed), seed).toBe(0);
});

test("who wants a gate or a motor in a place is told whole of the gates there, and of none but those that the title names", () => {
  const note = (title: string) => {
    const { understanding, text } = writePageForTitle(title);
    return { isTold: toPlainText(text).includes(understanding.place?.note ?? "-"), text: toPlainText(text) };
  };
  expect(note("Portão eletrônico Tatuapé").isTold).toBe(true);
  expect(note("Portão deslizante Zona Leste").isTold).toBe(false);
  expect(note("Motor deslizante Itaim Paulista").isTold).toBe(false);
  expect(note("Controle de portão Vila Prudente").isTold).toBe(false);
  expect(note("Manutenção de portão eletrônico Tatuapé").isTold).toBe(false);
  expect(note("Conserto de portão de prédio Moema").text).not.toContain("sobrados que restam");
});

test("who only asks is told where the shop goes, and not how to prepare for a visit", () => {
  const [question, service] = [
    "Como trocar a pilha do controle em Carapicuíba",
    "Conserto de portão em Carapicuíba",
  ].map((title) =>
    writePageForTitle(title).text.sections.find(({ links }) => links?.some(({ href }) => /carapicuiba/.test(href))),
  );
  expect(question?.paragraphs.flat()).toHaveLength(1);
  expect(question?.paragraphs[0]).toMatch(/Vila |Jardim |Parque |Cidade /);
  expect(service?.paragraphs.join(" ").length).toBeGreaterThan(question?.paragraphs.join(" ").length ?? 0);
});

test("who looks for a service near is told that it is done near, and not that of somebody else", () => {
  for (const deed of ["manutenção", "troca de motor", "instalação"]) {
    const { text } = writePageForTitle(`${deed} de portão perto de mim`);
    expect(text.answer).toMatch(/^Fazemos .*perto de você, em /);
  }
});
