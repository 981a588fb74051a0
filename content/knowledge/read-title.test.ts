import "#tests/support/ready-reader.ts";
import { describe, expect, test } from "vitest";
import { toSubjectKey } from "#domain/title/subject-key.ts";
import { isSmallWord, splitWords, type Word } from "#domain/title/words.ts";
import { concepts } from "./concepts.ts";
import { understandTitle } from "./read-title.ts";

function read(title: string) {
  const { concepts, place, intent, hold, title: written } = understandTitle(title);
  return { written, concepts: concepts.map(({ id }) => id), place: place?.key ?? null, intent, hold };
}

test.each([
  ["Consero de portao na moca", "Conserto de portão na Mooca"],
  ["CONSERTO DE PORTÃO 24 HORAS", "Conserto de portão 24 horas"],
  ["  3. concerto de portão no TATUAPE  ", "Conserto de portão no Tatuapé"],
  ["• motor ppa penta preço", "Motor PPA Penta preço"],
  ["🔥 PROMOÇÃO motor de portão BARATO 🔥", "Promoção motor de portão barato"],
  ["<b>Portão</b> que não fecha", "Portão que não fecha"],
  ["Motor de portão\tOsasco\t1200", "Motor de portão Osasco"],
  ["Portão de abrir em Santo André?", "Portão de abrir em Santo André?"],
  ["portao nao feicha direito", "Portão não fecha direito"],
  ["crmalheira quebrada", "Cremalheira quebrada"],
  ["placa queimda", "Placa queimada"],
  ["fechadura eletrica", "Fechadura elétrica"],
  ["motor jd. angela", "Motor Jardim Ângela"],
  ["conserto de portao s. andré", "Conserto de portão Santo André"],
  ["motor de portão s. bernardo", "Motor de portão São Bernardo"],
  ["motor de portão jd. s. luis", "Motor de portão Jardim São Luís"],
  ["Portão automático z/s", "Portão automático Zona Sul"],
  ["motor de portão z. leste", "Motor de portão Zona Leste"],
  ["Troca de placa Pq. São Lucas", "Troca de placa Parque São Lucas"],
  ["Motor de portão 220 V", "Motor de portão 220 V"],
  ["constructor de portão", "Constructor de portão"],
  ["vcs atende mogi", "Vocês atendem Mogi das Cruzes"],
  ["vocês conserta portão no domingo", "Vocês consertam portão no domingo"],
  ["quem atende na mooca", "Quem atende na Mooca"],
])("%s is published as %s", (typed, written) => {
  expect(read(typed).written).toBe(written);
});

test.each([
  ["Placa de motor queimada Guarulhos", ["placa-queimou"], "Guarulhos", "repair"],
  ["Motor Garen vs PPA", ["ppa-ou-garen", "garen", "ppa"], null, "comparison"],
  ["Quanto custa automatizar portão basculante?", ["automatizar-basculante", "basculante"], null, "price"],
  ["Como trocar a pilha do controle", ["trocar-pilha", "controle"], null, "how-to"],
  ["Portão abre sozinho, por quê?", ["abre-sozinho"], null, "repair"],
  ["Portão de madeira Granja Viana", ["madeira"], "Granja Viana - Cotia", "question"],
  ["Manutenção de portão de prédio Bela Vista", ["manutencao-condominio"], "Bela Vista - São Paulo", "repair"],
  ["Portão automático guaianases - zona leste", ["portao-automatico"], "Guaianases - São Paulo", "question"],
  ["Capacitor na Vila Madalena", ["capacitor"], "Vila Madalena - São Paulo", "repair"],
] as const)("%s", (title, concepts, place, intent) => {
  const found = read(title);
  expect(found).toMatchObject({ place, hold: null });
  expect(found.concepts).toEqual(concepts);
  expect(["repair", "buying", "question"].includes(intent) || found.intent === intent).toBe(true);
});

test.each([
  ["Barra dentada do portão soltou", "cremalheira-quebrada", "a part by its lay name"],
  [
    "O portão bateu no carro, quem paga?",
    "quem-paga-portao-no-carro",
    "named, though a question elsewhere is much like it",
  ],
  ["Quanto tempo leva para instalar motor de portão", "instalacao-tempo", "no question that is of another subject"],
  ["Portão emperrado por causa do calor", "emperra-no-calor", "a participle for its verb"],
  ["Portão vibra muito quando começa a abrir", "treme-ao-abrir", "what says most of the title"],
  ["Motor para portão leve", "motor-portao-leve", "a light leaf, not one that is taken away"],
  ["Portão dando tranco", "tranco-ao-abrir", "a jerk, not a lock"],
  ["Portão tremendo ao abrir", "treme-ao-abrir", "a gate that opens, not one that is called so"],
])("%s is about %s: %s", (title, concept) => {
  expect(read(title).concepts[0]).toBe(concept);
});

test("what a phone may do is not asked of a child", () => {
  expect(read("Celular pode abrir o portão").concepts).not.toContain("crianca-com-controle");
});

test("every set of several words is more than one word to look for", () => {
  const single = concepts.flatMap(({ broader, words }) =>
    broader === undefined ? [] : words.filter((set) => isOneStem(splitWords(set).filter((word) => !isSmallWord(word)))),
  );
  expect(single).toEqual([]);
});

function isOneStem(words: readonly Word[]): boolean {
  return new Set(words.map(({ plain }) => plain)).size > 1 && new Set(words.map(({ stem }) => stem)).size === 1;
}

test("every concept has an id of its own", () => {
  const ids = concepts.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("two things joined are no comparison, two set side by side are", () => {
  expect(read("Manutenção de portão basculante e deslizante em Osasco").intent).toBe("repair");
  expect(read("Portão basculante ou deslizante").intent).toBe("comparison");
  expect(read("Diferença entre motor Rossi e Nice").intent).toBe("comparison");
});

test.each([
  ["Empresa de portão automático em Cotia e Granja Viana", "Granja Viana", ["Cotia"]],
  ["Conserto de portão na Mooca e em toda a Zona Leste", "Mooca", ["Zona Leste"]],
  ["Conserto de portão na Granja Viana, Cotia", "Granja Viana", []],
  ["Conserto de portão Mooca Zona Leste", "Mooca", []],
])("the city or the zone of a place is a second one only where it is joined to it: %s", (title, place, others) => {
  const understanding = understandTitle(title);
  expect(understanding.place?.name).toBe(place);
  expect(understanding.otherPlaces.map(({ name }) => name)).toEqual(others);
});

test("a narrow subject is found by the wide one that it belongs to", () => {
  const understanding = understandTitle("Quantos controles cabem na memória da central?");
  const [narrow] = understanding.concepts;
  expect(narrow?.broader).toBeDefined();
  expect(toSubjectKey(understanding).split(" ")).toEqual(expect.arrayContaining([narrow?.id, narrow?.broader]));
});

test("numbers keep their units", () => {
  const { quantities } = understandTitle("motor deslizante 1,5 t 1/2hp 220v portão de 3,5m");
  expect(quantities.map(({ value, unit }) => `${value} ${unit}`)).toEqual(["1500 kg", "0.5 HP", "3.5 m", "220 V"]);
});

test.each([
  ["portão de 3 metros de largura e 2,20 de altura", "3 m x 2.2"],
  ["portão 2,50 de altura por 4 metros de largura", "4 m x 2.5"],
  ["motor 1/4 ou 1/3 para o portão", "0.25 HP, 0.3333333333333333 HP"],
  ["cabo de aço 1/8 ou 3/16 portão", ""],
  ["portão basculante 2,80 motor 1/4 serve", "2.8 m"],
  ["motor pra portão de 3,20 de alumínio", "3.2 m"],
  ["portão com fio 2,5", ""],
  ["motor pra portão de ferro 3x2", "3 m x 2"],
  ["motor de 400 kg portão pesa 350", "400 kg, 350 kg"],
])("'%s' tells its amounts", (title, told) => {
  const { quantities } = understandTitle(title);
  const amounts = quantities.map(({ value, unit, height }) => `${value} ${unit}${height ? ` x ${height}` : ""}`);
  expect(amounts.join(", ")).toBe(told);
});

describe("kept back", () => {
  test.each([
    ["Pizza de calabresa em Osasco", "off-topic"],
    ["Conserto de geladeira em Santana", "off-topic"],
    ["Bateria de carro Osasco", "off-topic"],
    ["Portão de embarque aeroporto", "off-topic"],
    ["Osasco", "off-topic"],
    ["Motor de portão em Campinas", "place-not-served"],
    ["Portão eletrônico em Jundiaí", "place-not-served"],
    ["Motor de portão em Xanxerê", "place-not-served"],
    ["Loja em Moema", "no-gate"],
    ["Gate motor repair in São Paulo", "off-topic"],
    ["<script>alert(1)</script>", "unreadable"],
  ])("%s", (title, hold) => {
    expect(understandTitle(title).hold).toBe(hold);
  });
});
