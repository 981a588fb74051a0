import { expect, test } from "vitest";
import type { Concept } from "../knowledge/concept.ts";
import { finish } from "../steps.ts";
import { createNarrowMatcher, readAsks } from "./narrow-matcher.ts";
import { splitWords } from "./words.ts";

function makeConcept(id: string, ...words: string[]): Concept {
  return {
    id,
    broader: "controle",
    kind: "part",
    label: id,
    phrase: id,
    words,
    intent: "repair",
    answers: { any: [] },
    line: [],
    sections: [],
    questions: [],
    photo: "",
    related: [],
  };
}

const makeMatcher = (...concepts: Concept[]) => finish(createNarrowMatcher(concepts, finish(readAsks(concepts))));

const match = makeMatcher(
  makeConcept("molhado", "controle molhou", "controle caiu água"),
  makeConcept("nao-fecha", "não fecha"),
  makeConcept("falha-a-noite", "não fecha noite"),
  makeConcept("nao-fecha-completamente", "não fecha completamente"),
  makeConcept("mola-ou-contrapeso", "mola ou contrapeso"),
  makeConcept("basculante-em-correr", "transformar basculante correr"),
  makeConcept("correr-em-basculante", "transformar correr em basculante"),
  makeConcept("porta-de-enrolar", "porta enrolar preço"),
  makeConcept("comprado", "comprei motor"),
  makeConcept("copia-preco", "copiar controle valor"),
  makeConcept("deslizante-treme", "deslizante treme"),
  makeConcept("pivotante-treme", "pivotante treme"),
  makeConcept("pivotante-abre-do-nada", "pivotante abre do nada"),
  makeConcept("basculante-nao-desce", "basculante não desce"),
  makeConcept("um-sentido", "sobe não desce"),
  makeConcept("gravar-da-marca", "gravar controle [marca]"),
  makeConcept("troca-do-motor", "trocar motor"),
  makeConcept("portao-inteiro", "portão com motor preço", "quanto custa um portão alumínio"),
  makeConcept("trancar-por-dentro", "travar portão dentro"),
  makeConcept("motor-e-sensor", "instalar motor e sensor"),
  makeConcept("motor-que-tenho", "instalar motor já tenho"),
  makeConcept("portao-que-tenho", "instalar motor no portão que já tenho"),
);

function find(title: string, isAllowed = () => true): string | null {
  return match(splitWords(title), isAllowed)?.concept.id ?? null;
}

test("the words of a set may stand anywhere, in any order and form", () => {
  expect(find("O que fazer: caiu na água o controle do portão")).toBe("molhado");
  expect(find("Controle do portão molhando")).toBe("molhado");
  expect(find("Controle do portão caiu")).toBeNull();
});

test("of several the one with the most telling words is meant", () => {
  expect(find("Portão não fecha em Osasco")).toBe("nao-fecha");
  expect(find("Portão não fecha completamente em Osasco")).toBe("nao-fecha-completamente");
});

test("a choice is asked with any of its words", () => {
  expect(find("Mola x contrapeso")).toBe("mola-ou-contrapeso");
  expect(find("Mola e contrapeso")).toBeNull();
});

test("what is exchanged stands beside the word for it", () => {
  expect(find("Trocar o motor do portão")).toBe("troca-do-motor");
  expect(find("Trocar o óleo do motor")).toBeNull();
});

test("a mark stands for any make that the title names", () => {
  expect(find("Gravar controle Rossi")).toBeNull();
  expect(match(splitWords("Gravar controle Rossi"), () => true, ["[marca]"])?.concept.id).toBe("gravar-da-marca");
});

test("what is not allowed is not found", () => {
  expect(find("Controle molhou", () => false)).toBeNull();
});

test("a set that every title has is a mistake", () => {
  expect(() => makeMatcher(makeConcept("todo", "motor de portão"))).toThrow(/every title/);
});

test("what one kind of gate is to become is not what it was", () => {
  expect(find("Transformar portão basculante em de correr")).toBe("basculante-em-correr");
  expect(find("Transformar portão de correr em portão basculante")).toBe("correr-em-basculante");
  expect(find("Transformar de correr para basculante, quanto custa")).toBe("correr-em-basculante");
});

test("what rolls up is a door or a gate", () => {
  expect(find("Portão de enrolar preço")).toBe("porta-de-enrolar");
  expect(find("Portão basculante preço")).toBeNull();
});

test("a price is asked for by any of its words, which the match has", () => {
  expect(find("Copiar controle preço")).toBe("copia-preco");
  expect(find("Quanto fica para copiar um controle")).toBe("copia-preco");
  expect(find("Copiar controle")).toBeNull();
  const found = match(splitWords("Quanto custa copiar controle"), () => true);
  expect(found?.stems).toContain("cust");
});

test("who has bought something already is not to buy it", () => {
  expect(find("Motor comprado na internet")).toBe("comprado");
  expect(find("Comprar motor Rossi")).toBeNull();
});

test("who has the gate already has not the motor", () => {
  expect(find("Quanto custa instalar motor em portão que já tenho")).toBe("portao-que-tenho");
  expect(find("Quanto custa instalar motor de portão que já tenho")).toBe("motor-que-tenho");
});

test("two things that are wanted are not one that belongs to the other", () => {
  expect(find("Instalar sensor e motor no portão")).toBe("motor-e-sensor");
  expect(find("Instalar sensor no motor do portão")).toBeNull();
  expect(find("Instalei o motor e o sensor pisca")).toBeNull();
});

test("a gate that is bought with its motor is not a motor for a gate", () => {
  expect(find("Preço de portão de alumínio com motor")).toBe("portao-inteiro");
  expect(find("Preço de motor para portão de alumínio")).toBeNull();
  expect(find("Quanto fica um portão de alumínio")).toBe("portao-inteiro");
  expect(find("Quanto fica um motor no portão de alumínio")).toBeNull();
});

test("who wants to lock a gate is not before one that got stuck", () => {
  expect(find("Como travar o portão por dentro")).toBe("trancar-por-dentro");
  expect(find("Portão travou com o carro dentro")).toBeNull();
});

test("takes one night for no habit", () => {
  expect(find("portão não fecha à noite")).toBe("falha-a-noite");
  expect(find("portão não fecha domingo à noite")).toBe("nao-fecha");
});

test("a gate that turns back on its way up is not one that turns back on its way down", () => {
  const matchWay = makeMatcher(
    makeConcept("up", "sobe volta", "abre meio fecha novo", "não anda"),
    makeConcept("down", "desce volta", "fecha meio abre novo"),
  );
  const find = (title: string) => matchWay(splitWords(title), () => true)?.concept.id;
  expect(find("portão sobe e volta a descer")).toBe("up");
  expect(find("começa a subir e volta")).toBe("up");
  expect(find("portão desce e volta a subir")).toBe("down");
  expect(find("volta quando desce")).toBe("down");
  expect(find("abre até o meio e fecha de novo")).toBe("up");
  expect(find("fecha até o meio e abre de novo")).toBe("down");
  expect(find("o motor não puxa")).toBe("up");
});

test("what slides or swings is asked for by either of its names", () => {
  expect(find("Portão de correr treme")).toBe("deslizante-treme");
  expect(find("Portão de abrir treme")).toBe("pivotante-treme");
  expect(find("Portão de duas folhas treme")).toBe("pivotante-treme");
  expect(find("Portão de duas folhas de correr treme")).toBe("deslizante-treme");
  expect(find("Portão treme quando vai abrir")).toBeNull();
  expect(find("Portão de abrir parou do nada")).toBeNull();
  expect(find("Portão de abrir abre do nada")).toBe("pivotante-abre-do-nada");
  expect(find("Portão de subir travou e não desce")).toBe("basculante-nao-desce");
  expect(find("Portão sobe e não desce")).toBe("um-sentido");
});

test("what has stopped is not done, and what is denied is not asked as done", () => {
  const match = makeMatcher(
    makeConcept("anda-aos-poucos", "abre parando"),
    makeConcept("nao-abre", "não abre"),
    makeConcept("gravar", "gravar controle novo"),
    makeConcept("nao-grava", "não grava controle"),
  );
  const find = (title: string) => match(splitWords(title), () => true)?.concept.id;
  expect(find("Choveu e o portão parou de abrir")).toBe("nao-abre");
  expect(find("Portão abre e fica parando")).toBe("anda-aos-poucos");
  expect(find("Controle novo que não grava")).toBe("nao-grava");
  expect(find("Gravar controle novo")).toBe("gravar");
});

test("of which kind a gate is, only its name tells", () => {
  expect(find("Portão de abrir treme")).toBe("pivotante-treme");
  expect(find("Portão parou de abrir e treme")).toBeNull();
  expect(find("Portão difícil de abrir treme")).toBeNull();
});

test("one morning is not every morning", () => {
  const match = makeMatcher(makeConcept("nao-abre", "não abre"), makeConcept("no-frio", "não abre manhã"));
  const find = (title: string) => match(splitWords(title), () => true)?.concept.id;
  expect(find("Portão não abre de manhã")).toBe("no-frio");
  expect(find("Portão não abriu hoje de manhã")).toBe("nao-abre");
});

test("what goes no way and does not turn back returns from none", () => {
  const match = makeMatcher(makeConcept("sobe-e-volta", "sobe volta", "sobe meio desce"));
  const find = (title: string) => match(splitWords(title), () => true);
  expect(find("Portão sobe até o meio e desce")?.stems).toContain("sub volta");
  expect(find("Portão no meio não sobe nem desce")).toBeNull();
});

test("what it may be is no question of what one may do", () => {
  const matchRain = makeMatcher(
    makeConcept("usar-na-chuva", "portão chuva pode"),
    makeConcept("parou-na-chuva", "parou chuva"),
  );
  const find = (title: string) => matchRain(splitWords(title), () => true)?.concept.id;
  expect(find("portão parou na chuva o que pode ser")).toBe("parou-na-chuva");
  expect(find("portão na chuva pode abrir")).toBe("usar-na-chuva");
});

test("what works is not taken for what does not", () => {
  const match = makeMatcher(
    makeConcept("botao-sim", "botão abre controle não", "só abre botão"),
    makeConcept("controle-sim", "controle abre botão não", "botão não abre só controle"),
    makeConcept("longe-nao", "controle não abre longe", "controle só funciona perto"),
    makeConcept("perto-nao", "controle abre longe perto não"),
    makeConcept("dentro-sim", "funciona dentro fora não"),
  );
  const find = (title: string) => match(splitWords(title), () => true)?.concept.id;
  expect(find("Portão abre pelo botão mas não pelo controle")).toBe("botao-sim");
  expect(find("Portão abre pelo controle mas não pelo botão")).toBe("controle-sim");
  expect(find("Controle abre o portão, botão da parede não")).toBe("controle-sim");
  expect(find("Botão não abre, só o controle")).toBe("controle-sim");
  expect(find("Portão somente abre no botão, controle parou")).toBe("botao-sim");
  expect(find("Controle abre de longe mas de perto não")).toBe("perto-nao");
  expect(find("Controle só funciona de perto")).toBe("longe-nao");
  expect(find("Funciona de dentro mas de fora não")).toBe("dentro-sim");
  expect(find("Funciona de fora mas de dentro não")).toBeUndefined();
  const found = match(splitWords("Portão abre pelo botão mas não pelo controle"), () => true);
  expect(found?.isContrasted).toBe(true);
});

test("which way is slow, and which comes first, stands beside its word", () => {
  const match = makeMatcher(
    makeConcept("abre-lento", "abre devagar fecha rápido", "abre devagar fecha"),
    makeConcept("fecha-lento", "abre rápido fecha devagar", "abre normal fecha devagar"),
    makeConcept("abre-antes", "fecha sozinho depois abrir"),
    makeConcept("fecha-antes", "abre sozinho depois fechar", "fecha e já abre"),
  );
  const find = (title: string) => match(splitWords(title), () => true)?.concept.id;
  expect(find("Portão abre devagar e fecha rápido")).toBe("abre-lento");
  expect(find("Portão abre rápido e fecha devagar")).toBe("fecha-lento");
  expect(find("Abre normal mas fecha muito devagar")).toBe("fecha-lento");
  expect(find("Fecha sozinho depois de abrir")).toBe("abre-antes");
  expect(find("Abre sozinho depois que fecha")).toBe("fecha-antes");
  expect(find("Depois de fechar, abre sozinho")).toBe("fecha-antes");
  expect(find("Fecha e já abre")).toBe("fecha-antes");
  expect(find("Abre e já fecha")).toBeUndefined();
});

test("who asks what a kind of gate is gets its meaning, and nobody who asks for more", () => {
  const find = makeMatcher(makeConcept("meaning", "o que é portão guilhotina"));

  expect(find(splitWords("O que é portão guilhotina"), () => true)?.concept.id).toBe("meaning");
  expect(find(splitWords("Portão guilhotina: o que é"), () => true)?.concept.id).toBe("meaning");
  expect(find(splitWords("O que é preciso para portão guilhotina"), () => true)).toBeNull();
  expect(find(splitWords("Portão guilhotina preço"), () => true)).toBeNull();
});

test("the best firm of gates is not the best gate for a firm", () => {
  const find = makeMatcher(
    makeConcept("portao", "qual melhor portão empresa"),
    makeConcept("empresa", "qual melhor empresa portão"),
  );
  const ask = (title: string) => find(splitWords(title), () => true)?.concept.id ?? null;
  expect(ask("Qual a melhor empresa de portão")).toBe("empresa");
  expect(ask("Qual o melhor portão para empresa")).toBe("portao");
});
