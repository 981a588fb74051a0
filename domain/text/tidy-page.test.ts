import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { readPassage } from "./drop-repeats.ts";
import type { PageText } from "./page-text.ts";
import { tidyPage } from "./tidy-page.ts";

const request = {
  gates: [],
  isHeavy: false,
  isWide: false,
  setting: "home" as const,
  hasOwnMotor: false,
  asksFitting: false,
  isFarFromSwap: false,
  asksPrice: false,
  mostQuestions: 3,
  weighTerm: () => 1,
  quoteLine: "",
  priceHeading: "Do que depende o valor",
  payingHeading: "Formas de pagamento",
};

function write({ answer = "O kit custa {price.lowest}.", sections = [], questions = [] }: Partial<PageText>): Draft {
  return {
    answer: readPassage(answer),
    support: readPassage(""),
    sections: sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((text) => readPassage(text)),
    })),
    questions: questions.map(({ question, answer: text }) => ({ question, answer: readPassage(text) })),
    closing: "Fim.",
  };
}

const questions = [
  { question: "O motor molha?", answer: "Não, a tampa é vedada. Evite o jato de água." },
  { question: "O trilho leva graxa?", answer: "Não, basta varrer de vez em quando." },
];

test("a question whose answer was told above is left out, and not shown by its second half", () => {
  const told = { question: "Quanto custa?", answer: "Custa {price.lowest}. Acima da largura, o preço é outro." };
  expect(tidyPage(write({ questions: [told, ...questions] }), request).questions).toEqual(questions);
});

test("a question gives way to one that stands by where its figure was given above, or by another question", () => {
  const warranty = { question: "Qual é a garantia?", answer: "O serviço tem {warranty.installation}." };
  const again = { question: "E se falhar?", answer: "Vale a garantia, de {warranty.installation}." };
  const time = { question: "Quanto tempo leva?", answer: "De {time.tilting}." };
  const table = { caption: "Tempos", columns: ["Portão", "Tempo"], rows: [["Basculante", "{time.tilting}"]] };
  const sections = [{ heading: "Tempos", paragraphs: [], bullets: [], table }];
  const asked = tidyPage(write({ sections, questions: [warranty, again, time, ...questions] }), request).questions;
  expect(asked).toEqual([warranty, ...questions]);
});

test("how it is paid, and what the law gives, stand once", () => {
  const section = (paragraph: string) => ({ heading: "Valor", paragraphs: [paragraph], bullets: [] });
  const first = "O cartão divide o total em até {shop.instalments} vezes. A lei dá 90 dias ao serviço.";
  const again =
    "A peça se encomenda antes. No cartão, são até {shop.instalments} vezes. O reparo tem os 90 dias da lei.";
  const { sections } = tidyPage(write({ sections: [section(first), section(again)] }), request);
  expect(sections.map(({ paragraphs }) => paragraphs.join(" "))).toEqual([first, "A peça se encomenda antes."]);
});

test("a heading is put in place of one that promises a price only where the section was written for prices", () => {
  const section = (heading: string, isAboutCost: boolean) => ({
    heading,
    isAboutCost,
    paragraphs: ["Com os anos, incha."],
    bullets: [],
  });
  const { sections } = tidyPage(
    write({ sections: [section("Idade, calor ou valor errado", false), section("Preço da troca", true)] }),
    request,
  );
  expect(sections.map(({ heading }) => heading)).toEqual(["Idade, calor ou valor errado", "Do que depende o valor"]);
});

test("a section leaves the invitation to the page's last word, unless it says nothing else", () => {
  const invitation = "Mande a foto pelo WhatsApp e receba o valor.";
  const section = (paragraph: string) => ({ heading: "Ajuste", paragraphs: [paragraph], bullets: [] });
  const { sections } = tidyPage(
    write({ sections: [section(`O ajuste é do técnico. ${invitation}`), section(invitation)] }),
    request,
  );
  expect(sections.map(({ paragraphs }) => paragraphs)).toEqual([["O ajuste é do técnico."], [invitation]]);
});

test("below a lead with its price, a section on cost that has none is left out, and its links stay", () => {
  const link = { lead: "Veja também", label: "a placa", href: "/placa" };
  const section = (heading: string) => ({ heading, paragraphs: ["O trilho junta areia."], bullets: [] });
  const cost = { ...section("O que muda o valor"), isAboutCost: true, links: [link] };
  const page = write({
    sections: [section("Um"), section("Dois"), cost, section("Três"), section("Quatro"), section("Cinco")],
  });
  const { sections } = tidyPage(page, request);
  expect(sections.map(({ heading, links = [] }) => [heading, ...links])).toEqual([
    ["Um"],
    ["Dois", link],
    ["Três"],
    ["Quatro"],
    ["Cinco"],
  ]);
  expect(tidyPage(page, { ...request, asksPrice: true }).sections).toHaveLength(6);
});

test("how to get the price stands before a list, and not between it and what announces it", () => {
  const bullets = ["Cremalheira nova", "Base de concreto"];
  const heading = "Quanto custa a instalação";
  const told = "A montagem cobre o motor e a regulagem das duas paradas e da força, com os controles gravados no fim.";
  const paragraphs = [`${told} Pesam na conta:`];
  const quoteLine = "O orçamento por foto é grátis.";
  const page = write({ answer: "A instalação leva uma manhã.", sections: [{ heading, paragraphs, bullets }] });
  const [section] = tidyPage(page, { ...request, asksPrice: true, quoteLine }).sections;
  expect(section).toMatchObject({ heading: request.priceHeading, paragraphs: [quoteLine, ...paragraphs], bullets });
});

test("a section is headed by how to pay only where it tells mostly of that", () => {
  const section = (paragraph: string) => ({
    heading: "Valor",
    isAboutCost: true,
    paragraphs: [paragraph],
    bullets: [],
  });
  const paying = "O cartão divide o total em até {shop.instalments} vezes. O resto se combina na conversa.";
  const mostlyElse = `A distância do fio muda a conta. A altura do muro também conta. ${paying}`;
  const headingOf = (paragraph: string) =>
    tidyPage(write({ sections: [section(paragraph)] }), request).sections[0]?.heading;
  expect(headingOf(paying)).toBe(request.payingHeading);
  expect(headingOf(mostlyElse)).toBe(request.priceHeading);
});
