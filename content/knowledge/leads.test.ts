import "#tests/support/ready-reader.ts";
import { describe, expect, test } from "vitest";
import { splitSentences } from "#domain/text/drop-repeats.ts";
import { toPlainText } from "#domain/text/to-html.ts";
import { sampleShop } from "../shop.ts";
import { writePageForTitle } from "./write-page.ts";

function read(title: string) {
  const { understanding, text } = writePageForTitle(title);
  const page = sampleShop.fill(text);
  return { understanding, page, first: splitSentences(page.answer)[0] ?? "", whole: toPlainText(page) };
}

describe("an answer that names the service itself comes first, and says where the shop goes", () => {
  test.each([
    [
      "Troca de cabo de aço de portão basculante na Penha",
      /^(?:Para trocar o c|A troca dos c|C)abos? de aço.* na Penha/,
    ],
    ["Serralheiro e motor de portão em Suzano e Mogi das Cruzes", /motor.*em Suzano e em Mogi das Cruzes/i],
    ["Contrato de manutenção preventiva de portões em Pinheiros", /^(?:O|Um) contrato .*manutenção.* em Pinheiros/],
  ])("%s", (title, expected) => expect(read(title).page.answer).toMatch(expected));
});

/** Beyond it, an answer is a page. */
const mostWordsOfAnswer = 105;

describe("who looks for a service in a place is told at once that it is done there", () => {
  test.each([
    ["Conserto de motor de portão no Cambuci", /(?=.*consert).*no Cambuci/i],
    ["Portão eletrônico Mauá", /portão eletrônico.* em Mauá/i],
    ["Técnico de portão 24 horas Penha", /urgente.* na Penha/i],
    ["Instalador de motor de portão em Moema e Brooklin", /em Moema e no Brooklin/],
    ["Assistência técnica Rossi e Garen em Pinheiros", /(Rossi e Garen|Garen e Rossi).* em Pinheiros/],
    ["Manutenção de portão pivotante no Butantã", /portão pivotante.* no Butantã/],
    ["Cópia de controle em Diadema", /(copia|cópia).* em Diadema|em Diadema.*cópia/i],
    ["Arrumar portão de garagem em Carapicuíba hoje", /portão de garagem em Carapicuíba.*hoje/],
    ["Técnico Rossi no Butantã atende domingo e feriado?", /^Sim,.*Rossi.*no Butantã.*domingos e feriados/],
    ["Manutenção de portão de prédio pequeno no Jabaquara sem contrato", /Jabaquara.*sem contrato/],
    ["Solda de dobradiça e troca de roldana na Freguesia do Ó", /solda de dobradiça e troca de roldana/],
    ["Venda de controle remoto na Lapa e Pompeia", /(vende|venda).*controle remoto.*Lapa|controle remoto.*Lapa.*vend/i],
    ["Motor JetFlex preço Tatuapé", /^No Tatuapé, .*R\$/],
    [
      "Troca de motor de portão Vila Formosa aceita cartão",
      /^Sim, .*cartão.*troca.*Vila Formosa.*12 vezes|^Sim, .*12 vezes.*Vila Formosa/,
    ],
    ["Motor de portão Peccinin na Vila Prudente com garantia", /(?=.*Peccinin)(?=.*na Vila Prudente).*12 meses/i],
    ["Conserto de portão em Osasco com garantia", /(?=.*conserto)(?=.*Osasco).*90 dias/i],
    ["Portão eletrônico barato na Brasilândia", /(?=.*mais barato).*na Brasilândia.*R\$\s899/i],
    ["Empresa de portão automático em Cajamar e Caieiras", /^Somos.* empresa.*em Cajamar e em Caieiras/],
    ["Conserto de portão Campo Limpo sábado à tarde", /no Campo Limpo no sábado à tarde/],
    ["Instalação de motor Garen deslizante em Ribeirão Pires", /motor Garen para portão deslizante/],
    ["Conserto de portão no ABC", /consert.* no ABC/i],
  ])("%s", (title, said) => {
    const { first, page } = read(title);
    expect(first).toMatch(said);
    expect(`${page.answer} ${page.support}`).toMatch(/R\$|orçamento|valor|quanto custa/);
    expect(page.answer.split(" ").length).toBeLessThanOrEqual(mostWordsOfAnswer);
  });
});

test.each([
  ["Placa PPA em Santo Amaro", /placa (?:de motor )?PPA.* em Santo Amaro/i],
  ["Portão emperrado em Interlagos e Santo Amaro", /(?=.*emperr).* em Interlagos e em Santo Amaro/i],
])("%s: the answer or the offer may come first", (title, said) => {
  expect(read(title).page.answer).toMatch(said);
});

describe("the lead answers what is asked", () => {
  test.each([
    ["Portão abre e volta sozinho o que pode ser", /fotocélula|atrito|inverte|resistência/, /Pode fazer sozinho/],
    ["Placa do portão queimou com raio, quem paga?", /seguro|distribuidora/i, /varistor/],
    ["Motor de portão esquentando e parando no meio", /esquent|calor/i, /^$/],
    ["Cremalheira gasta, precisa trocar o motor também?", /^(?:Não|Em geral não)/, /^Sinais/],
    [
      "Engrenagem do motor Garen quebrou, compensa consertar ou comprar outro",
      /^(?:Compensa|Conserte|Consertar .*compensa|Vale a pena consertar)/,
      /autorizada/,
    ],
    [
      "De quem é a responsabilidade quando o portão bate no carro do morador",
      /paga|seguro|responde/,
      /bateram no seu portão/,
    ],
    ["Bateram no meu portão com o carro, quem paga?", /^(?:Quem bateu|Paga)/, /^$/],
    ["Motor trifásico ou monofásico para galpão", /galpão/i, /^Em casa/],
    ["Motor faz barulho mas não sai do lugar", /capacitor/, /Grave um ciclo/],
    ["Motor basculante 1/4 ou 1/3 HP", /1\/4.*1\/3 HP/, /^$/],
    ["Preço de motor de portão basculante em 2025", /R\$/, /^$/],
    ["Que fio usar no motor de portão a 30 metros do quadro", /2,5 mm²/, /1\/4 HP/],
    ["Fio do motor de portão a 8 metros do quadro", /mm²/, /1\/4 HP|passa dos/],
    ["Quanto custa motor de portão e quanto tempo demora para instalar", /R\$\s899.*horas/, /^$/],
    ["Portão do prédio demora muito para abrir e forma fila", /devagar|lento/, /segundo dia/],
    ["Pode colocar portão em rua sem saída", /rua|^Pode/, /motor por folha/],
    ["Qual roldana para portão de 800 kg", /roda|roldana/, /escolha um motor|o motor não deve/],
    ["Motor 1/4 HP aguenta portão de 350 kg?", /^Um motor de 1\/4 HP costuma ser pouco.*500 kg/, /^$/],
    ["Motor para porta de enrolar de 3 metros", /3 por 3 metros/, /^$/],
    ["Contrato de manutenção de portão para condomínio preço", /R\$/, /^$/],
    [
      "Motor 1/4 HP serve para portão de 500 kg",
      /^Um motor de 1\/4 HP costuma ser pouco.*700 kg/,
      /não deve trabalhar/,
    ],
    ["Motor 1/2 HP serve para portão de 500 kg", /^Um motor de 1\/2 HP costuma servir/, /não deve trabalhar/],
    ["Motor PPA consumo de energia", /kWh/, /Vendemos|você compra/],
    ["Engrenagem motor Rossi DZ preço", /engrenagem/, /^O preço do motor/],
    ["Valor visita técnica portão Barueri", /^Em Barueri, /, /^$/],
    ["Portão automático Carapicuíba parcelado", /^Em Carapicuíba, .*12 vezes/, /^$/],
    ["Preciso de um orçamento para trocar o motor", /R\$/, /^Não/],
    ["Meu portão tem 2,80 de largura serve motor 1/4", /^Com 2,80 m/, /^$/],
    ["Vale a pena trocar a placa do motor", /placa/, /descer do carro/],
    ["Quanto tempo demora para trocar o motor", /^(?:A troca|Trocar|Para trocar)/, /^Só durante/],
    ["Transformar portão de correr manual em automático quanto custa", /de correr/, /basculante/],
    ["R$ 450 é caro para trocar placa do portão?", /(?:é caro quando|compensa).*R\$/, /^$/],
    ["Placa PPA original onde comprar", /placa PPA/i, /controle original/],
  ])("%s", (title, said, other) => {
    const { page } = read(title);
    expect(page.answer).toMatch(said);
    expect(page.answer).not.toMatch(other);
  });
});

test("who has a gate adjusted is shown no list of kits", () => {
  expect(read("Alinhamento de portão valor").whole).not.toContain("Modelos e preços");
  expect(read("Motor basculante preço").whole).toContain("Modelos e preços");
});

test.each([
  ["Manutenção de portão pivotante", /basculante|deslizante|de correr|cremalheira/i],
  ["Motor deslizante para casa", /basculante|pivotante|contrapeso/i],
])("no sentence of '%s' is of another gate alone", (title, other) => {
  const own = title.includes("pivotante") ? /pivotante|de abrir|dobradiça/i : /deslizante|de correr|cremalheira/i;
  const { page } = read(title);
  const told = page.sections.flatMap(({ paragraphs, bullets }) => [...paragraphs.flatMap(splitSentences), ...bullets]);
  expect(told.filter((sentence) => other.test(sentence) && !own.test(sentence))).toEqual([]);
});

test.each([
  "Automação de portão pivotante no Morumbi",
  "Motor deslizante PPA DZ Rio preço",
  "Porta de enrolar automática preço",
  "Portão social automático em Osasco",
  "Motor para portão basculante de 4 metros",
])("'%s' is told the price of no kit that does not serve it", (title) => {
  const { page } = read(title);
  expect(toPlainText({ ...page, answer: "" })).not.toMatch(/R\$\s(?:899|949|1\.349)/);
});

test("a service that the title does without is not the page's subject", () => {
  const { understanding } = read("Manutenção de portão no Jabaquara sem contrato");
  expect(understanding.concepts.map(({ id, broader }) => broader ?? id)).not.toContain("contrato");
});

test.each([
  ["Meu portão de 3,50 m por 2,60 m de chapa fechada, qual motor eu ponho?", /9,1 m².*95 a 190 kg.*300 kg/],
  ["Motor para portão de correr 4x2,5 de alumínio", /^Um portão de correr de 4 m por 2,5 m tem 10 m² e, em alumínio/],
  ["Portão basculante 2,40 x 2,20 qual motor", /5,3 m².*1\/4 HP atende/],
])("'%s' is answered by area and weight", (title, said) => {
  expect(read(title).page.answer).toMatch(said);
});

test.each([
  ["moto de portao basculante preço", "Motor de portão basculante preço"],
  ["norma abnt de portão", "Norma ABNT de portão"],
])("'%s' is published as '%s'", (typed, written) => {
  expect(read(typed).understanding.title).toBe(written);
});

test("a title with a year is told that prices are of today", () => {
  expect(read("Preço de motor de portão basculante em 2025").page.support).toMatch(/de hoje/);
});

test("a page for heavy gates tells no prices of homes", () => {
  expect(read("Motor deslizante industrial 1500 kg em Barueri").whole).not.toMatch(/R\$\s800\b/);
});

test("no lead says yes to who asked nothing", () => {
  const places = ["Moema", "Penha", "Osasco", "Mauá", "Santana", "Lapa", "Diadema", "Barueri"];
  const openings = places.map((place) => read(`Manutenção de portão automático ${place}`).first);
  expect(openings.filter((first) => first.startsWith("Sim"))).toEqual([]);
});

test.each([
  ["portão de 600 kg saiu do trilho", /^Portão que caiu/],
  ["portão de 5 metros não fecha", /não fecha/],
  ["portão desce sozinho à noite", /caiu ou está descendo/],
])("who has a fault is told of it before anything else: %s", (title, fault) => {
  const [first = ""] = splitSentences(writePageForTitle(title).text.answer);
  expect(first).toMatch(fault);
});

test("labour alone stands beside no price that has a motor in it", () => {
  const { whole } = read("Instalação de motor de portão em Santo André");
  expect(whole).toMatch(/R\$\s899/);
  expect(whole).not.toMatch(/a partir de R\$\s800/);
});

test("a page for a factory speaks of no house", () => {
  expect(read("Instalação de motor de portão industrial em Barueri").whole).not.toMatch(/casa ficou|em casa|morador/i);
});

test.each([
  ["Conserto de motor de portão no Cambuci", /24 horas/g],
  ["Técnico de portão eletrônico em Santana", /24 horas/g],
  ["Instalação de portão automático em Santo André", /grátis|de graça|sem custo|não custa nada|sem compromisso/g],
  ["Cabo de aço do portão basculante arrebentou", /grátis|de graça|sem custo|não custa nada|sem compromisso/g],
])("'%s' says once what every page promises", (title, said) => {
  expect(read(title).whole.match(said)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("minutes of arrival are for who is in a hurry", () => {
  expect(read("Manutenção de portão automático em Osasco").whole).not.toMatch(/minutos, conforme o trânsito/);
  expect(read("Conserto urgente de portão em Osasco").whole).toMatch(/30 a 40 minutos/);
});

test("a wet remote control is not told what a motor costs", () => {
  expect(read("Controle do portão molhou, tem conserto?").whole).not.toMatch(/R\$\s800 a/);
});

test("what a visit costs is told before what a repair does", () => {
  expect(read("Quanto cobra um técnico pela visita para ver o portão").first).toMatch(/visita/);
});

test("a yes is said to who asks for one, and to nobody else", () => {
  expect(read("É normal o portão fazer um clique antes de abrir").first).toMatch(/^Sim, |^É normal/);
  expect(read("Gato dorme em cima do motor").first).toMatch(/^O (?:calor atrai, e o )?gato/);
});

test("an answer is followed by no question that leads up to another", () => {
  expect(read("Posso lavar o motor do portão com mangueira").page.answer).not.toContain("?");
});
