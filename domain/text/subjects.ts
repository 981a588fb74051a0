import type { Subject } from "./stock.ts";

/** Read on the slug form of a title: low letters, no accents. */
const signs: [Subject, RegExp][] = [
  ["basculante", /\bbasculantes?\b/],
  ["deslizante", /\b(deslizantes?|de correr|cremalheira)\b/],
  ["pivotante", /\b(pivotantes?|de abrir)\b/],
  ["instalação", /\b(instala\w*|montagem|colocacao)\b/],
  [
    "conserto",
    /\b(conserto\w*|consertar|reparos?|assistencia|tecnicos?|urgente|emergencia|24 horas|24h|defeitos?|quebrado|travado)\b/,
  ],
  ["manutenção", /\b(manutenc\w*|preventiva|revisao|lubrificacao|tecnicos?|regulagem)\b/],
  ["controle", /\b(controles?|receptor|tag|clonagem)\b/],
  ["loja", /\b(lojas?|comprar|compra|vendas?|revenda|kit|distribuidor\w*|fabrica|pecas)\b/],
  ["preço", /\b(precos?|valor(es)?|orcamentos?|quanto custa|promocao|ofertas?|barato)\b/],
  ["automação", /\b(automacao|automatic[oa]s?|automatizar|automatizacao|automatizador(es)?|eletronic[oa]s?)\b/],
  ["condomínio", /\b(condominios?|predios?|sindicos?)\b/],
  ["empresa", /\b(empresas?|comercia(l|is)|industria(l|is)?|galp(ao|oes)|comercio)\b/],
  ["segurança", /\b(seguranca|fotocelulas?|sensor(es)?|travas?|nobreak|cerca)\b/],
];

const gateKinds: Subject[] = ["basculante", "deslizante", "pivotante"];

/** What a title is about, in the order of the subjects; a bare product is something to buy. */
export function subjectsOf(title: string): Subject[] {
  const plain = title.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const found = signs.filter(([, sign]) => sign.test(plain)).map(([subject]) => subject);
  const namesOnlyProduct = found.every((subject) => gateKinds.includes(subject));
  if (namesOnlyProduct && /\bmotor(es)?\b/.test(plain)) return [...found, "loja"];
  return found.length > 0 ? found : ["geral"];
}

function isOtherGate(kinds: readonly Subject[], wanted: readonly Subject[]): boolean {
  if (kinds.length === 0) return false;
  const wantedKinds = gateKinds.filter((kind) => wanted.includes(kind));
  return wantedKinds.length > 0 && !kinds.some((kind) => wantedKinds.includes(kind));
}

/** A page on sliding gates has no use for a section on tilting ones. */
export function isAboutOtherGate(themeSubjects: readonly Subject[], wanted: readonly Subject[]): boolean {
  return isOtherGate(
    gateKinds.filter((kind) => themeSubjects.includes(kind)),
    wanted,
  );
}

export function isOnlyAboutGate(themeSubjects: readonly Subject[], gate: Subject): boolean {
  const [kind, ...others] = gateKinds.filter((each) => themeSubjects.includes(each));
  return kind === gate && others.length === 0;
}

/** The sentences of the stock are few and asked for on every page. */
const knownGates = new Map<string, Subject[]>();

function gatesIn(sentence: string): Subject[] {
  const known = knownGates.get(sentence);
  if (known) return known;
  const plain = sentence.toLowerCase();
  const gates = gateKinds.filter((kind) => plain.includes(kind));
  knownGates.set(sentence, gates);
  return gates;
}

/** Of `isAboutOtherGate`, the same for a single sentence. */
export function namesOtherGate(sentence: string, wanted: readonly Subject[]): boolean {
  return isOtherGate(gatesIn(sentence), wanted);
}
