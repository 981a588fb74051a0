import "#tests/support/ready-reader.ts";
import { describe, expect, test } from "vitest";
import { createRepeatFinder, splitSentences } from "#domain/text/drop-repeats.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { isChosen } from "#tests/support/extent.ts";
import titles from "#tests/titles/titles.json" with { type: "json" };
import { sampleShop } from "../shop.ts";
import { writePageForTitle } from "./write-page.ts";

function read(title: string) {
  const { understanding, text } = writePageForTitle(title);
  const page = sampleShop.fill(text);
  const [first = ""] = splitSentences(page.answer);
  return { understanding, page, first, ids: understanding.concepts.map(({ id }) => id) };
}

describe("what a title is taken for", () => {
  test.each([
    ["PPA DZ Rio ou Garen?", ["ppa-dz-rio", "garen"], "comparison"],
    ["PPA Eurus ou Garen?", ["ppa", "garen"], "comparison"],
    ["Motor DC 24 volts", ["motor-24-volts"], "buying"],
    ["Motor de portão fluxo intenso 24h", ["motor-de-fluxo-intenso"], "buying"],
    ["Motor 24h condomínio", ["motor-de-alto-fluxo-no-predio"], "buying"],
    ["Conserto de motor 24h", ["conserto-hoje"], "emergency"],
    ["Quanto de espaço precisa para portão deslizante", ["deslizante"], "question"],
    ["Manual do motor PPA", ["ppa-manual"], "how-to"],
    ["Quebrei o controle do portão", ["controle-caiu"], "repair"],
    ["Motor GGPort", ["ggport"], "buying"],
    ["Peças da marca Rossi", ["rossi-pecas", "rossi"], "buying"],
    ["Portão de correr saiu da roldana", ["caiu-do-trilho"], "emergency"],
    ["R$ 450 é caro para trocar a placa?", ["placa"], "price"],
    // A part with which a title begins is what it asks of, though the words behind it are asked of motors too.
    ["Capacitor do motor de portão: como saber se está ruim", ["sintomas-de-capacitor-ruim"], "how-to"],
    // Named by words of other subjects, and told by what the entries say.
    ["Qual o melhor motor de portão silencioso", ["motor-silencioso"], "buying"],
    ["Destravei o motor com a chave e agora não engata", ["voltar-ao-automatico"], "how-to"],
    ["Placa inversora ou placa comum no portão", ["inversor-ou-comum"], "comparison"],
    ["Plano de manutenção de portão para síndico", ["plano-de-manutencao"], "question"],
    // Who uses the gate tells more than that a motor is put in.
    ["Automatizar portão de igreja", ["negocio-igreja"], "installation"],
    // A number is not a price, and what passes a barrier is no other trade.
    ["Quantos motores o portão precisa", ["quantos-motores"], "question"],
    ["Cancela bateu no carro", ["cancela-bateu-no-carro"], "emergency"],
    ["Tag não lê o carro", ["tag-nao-le"], "repair"],
  ])("%s", (title, concepts, intent) => {
    const { understanding } = read(title);
    expect(understanding.hold).toBeNull();
    const named = understanding.concepts.flatMap(({ id, broader }) => [id, broader ?? id]);
    expect(named).toEqual(expect.arrayContaining(concepts));
    expect(understanding.intent).toBe(intent);
  });

  test.each([
    ["Quanto tempo dura o motor", "preco"],
    ["Quanto pesa um portão de ferro", "preco"],
    ["Manual do motor PPA", "portao-manual"],
    ["Quem paga o conserto do portão", "estacionamento"],
    ["Motor 24h condomínio", "emergencia"],
    ["Motor do portão não para de funcionar", "nao-liga"],
    ["Porteiro abrir o portão pela guarita", "chacara"],
    ["Quanto custa motor basculante instalado", "quantos-motores"],
    ["Cancelar contrato de manutenção do portão", "cancela"],
  ])("'%s' does not speak of %s", (title, other) => {
    expect(read(title).ids).not.toContain(other);
  });

  test.each([
    ["Motor bravo", "Motor bravo"],
    ["R$ 450 é caro?", "R$ 450 é caro?"],
    ["Fusão do motor de portão", "Fusão do motor de portão"],
    ["Manutençao do portão", "Manutenção do portão"],
    ["troquei a plaxa do portao", "Troquei a placa do portão"],
    ["ok google quem conserta portão aqui perto", "Quem conserta portão aqui perto"],
    ["alexa, onde compra motor de portão", "Onde compra motor de portão"],
    ["alexa abre portão", "Alexa abre portão"],
    ["portau eletrico conserta", "Portão elétrico conserta"],
    ["portao abre mas nao fecha pq", "Portão abre mas não fecha, por quê"],
    ["pq portao num abre", "Por que portão não abre"],
    ["oq é fotocélula", "O que é fotocélula"],
  ])("'%s' is published as '%s'", (typed, written) => {
    expect(read(typed).understanding.title).toBe(written);
  });

  test("parts of a brand name no other brand", () => {
    expect(read("Peças da marca Rossi").page.answer).toContain("Rossi");
    expect(read("Peças da marca Rossi").page.answer).not.toMatch(/PPA|Garen|Peccinin/);
  });
});

describe("the decisive word chooses the first sentence", () => {
  test.each([
    ["Seguro cobre motor queimado?", /apólice|seguro/i],
    ["Garantia do motor do portão cobre queima?", /garantia/i],
    ["Quem paga conserto do portão: inquilino ou proprietário?", /é o proprietário/i],
    ["Quem paga o controle, condomínio ou morador?", /rateio|assembleia|morador/i],
    ["Síndico pode cobrar do morador o conserto do portão?", /condomínio/i],
    ["Pode instalar motor em portão antigo?", /^(?:pode|dá)/i],
    ["Dá para colocar motor em portão de madeira?", /sim|dá|pode|aceita/i],
    ["Precisa de alvará para portão automático?", /alvará/i],
    ["Quantos anos dura um motor de portão", /anos/i],
    ["Qual a diferença entre basculante e deslizante", /basculante.*deslizante|deslizante.*basculante/i],
    ["Quanto tempo demora para instalar um motor de portão", /horas/i],
    ["Motor de portão 24v vale a pena?", /^vale/i],
    ["Quanto de espaço precisa para portão deslizante", /folha|comprimento/i],
    ["Loja de motor de portão aberta agora", /funciona|respondemos/i],
  ])("%s", (title, said) => {
    expect(read(title).first).toMatch(said);
  });
});

test.each([
  ["Preço da roldana do portão", /R\$\s150/],
  ["Quanto custa a placa do motor", /R\$\s(?:800|400)/],
])("'%s' says at once what decides the price, a figure to measure it by and to send a photo", (title, yardstick) => {
  const { page } = read(title);
  expect(page.answer).toMatch(/depende|varia|soma|orçad/);
  expect(page.answer).toMatch(yardstick);
  expect(`${page.answer} ${page.support}`).toMatch(/foto/);
});

test.each([
  "Preço de fotocélula",
  "Preço do controle de portão",
  "Quanto custa módulo wifi para portão",
  "Troca de cabo de aço portão basculante valor",
])("'%s' names no price of another service", (title) => {
  const { page } = read(title);
  expect(page.answer).not.toMatch(/R\$/);
  expect(`${page.answer} ${page.support}`).toMatch(/foto/i);
});

test.each([
  ["Seguro residencial cobre motor de portão queimado por raio?", /criança|cachorro/],
  ["Manual do motor PPA", /portão manual/i],
  ["Quem paga o controle, condomínio ou morador?", /fluxo intenso|hora de pico/],
])("'%s' brings nothing along that a single word of it stands for elsewhere", (title, foreign) => {
  const { page } = read(title);
  const told = [page.support, ...page.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
  expect(told.join(" ")).not.toMatch(foreign);
});

test.each([
  ["Motor Peccinin não fecha até o final", /duvidas-frequentes|guia-completo/],
  ["Instalação de interfone com abertura de portão em Moema", /concreto|no basculante/],
  ["Botoeira de parede para portão: onde instalar", /concreto|no basculante/],
  ["Laudo técnico de portão automático", /peça que falhou|troca do motor inteiro/],
  ["Curso de instalador de portão eletrônico em São Paulo", /vídeo do defeito|dia da visita/],
  ["Tag veicular para portão de garagem preço", /quanto fica o conserto/],
  ["Abrir garagem pelo vídeo porteiro Intelbras", /motor Intelbras/],
  ["Engrenagem externa motor Garen", /confirme se a placa/],
])("'%s' is told nothing that is usually said of motors or repairs", (title, usual) => {
  expect(JSON.stringify(read(title).page)).not.toMatch(usual);
});

test.each([
  ["Atende em Mauá?", /^Sim, atendemos em Mauá/],
  ["Vocês atendem em Guararema e Salesópolis?", /Atendemos em Guararema e em Salesópolis/],
])("'%s' is told whether somebody comes there", (title, said) => {
  const { page } = read(title);
  expect([page.answer, page.support].some((text) => said.test(text))).toBe(true);
});

function listSentences({ answer, support, sections, questions }: PageText): string[] {
  const inSections = sections.flatMap(({ paragraphs, bullets }) => [...paragraphs.flatMap(splitSentences), ...bullets]);
  const inAnswers = questions.flatMap(({ answer: text }) => splitSentences(text));
  return [...splitSentences(answer), ...splitSentences(support), ...inSections, ...inAnswers];
}

/** So many that a busy machine reads them in time. */
const lots = [0, 1, 2, 3, 4, 5, 6, 7];

test.each(lots)("no page says the same twice: lot %i", (lot) => {
  const some = titles.asked.filter(({ title }, at) => at % lots.length === lot && isChosen(title, 4));
  const repeated = some.flatMap(({ title }) => {
    const isRepeat = createRepeatFinder();
    return listSentences(writePageForTitle(title).text)
      .filter((sentence) => isRepeat(sentence))
      .map((sentence) => `${title}: ${sentence}`);
  });
  expect(repeated).toEqual([]);
});

test.each(["Santana", "Guarulhos", "Lapa", "Mooca", "Osasco"])(
  "nobody is told to drive out from under a leaf that may fall: %s",
  (place) => {
    const page = JSON.stringify(writePageForTitle(`Troca de cabo de aço de portão basculante ${place}`).text);
    expect(page).not.toMatch(/tir[ae]r? o carro|carro fora da garagem|abre a garagem/i);
  },
);
