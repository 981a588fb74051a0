import { memoize, mostSentences } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";

/** What hangs on cables goes up, and the kits of the list are for gates that tilt. */
const hung =
  "cabos? de aco|cabos?,? (?:e )?roldanas|roldanas e cabos|cabos e pinos|cabos com tensao|cabos conferidos|cabos e equilibrio|fios? de aco|cabos? (?:solto|arrebentado|desfiado|gasto|inteiro|com arame partido)s?|acionador dos dois lados";
const kitWords = "kit instalado|kit padrao|(?:valor|preco) do kit";

/** Figures of those kits. */
const kitFigures =
  /\{(?:price\.(?:padrao|speedy|jetflex|lowest|highest|fastest)|models\.|width\.quarterHp|opening\.|name\.)/;

/** Whether a sentence tells what a kit of the list costs or moves. */
export function mentionsKit(sentence: string): boolean {
  return sentence.includes("{") && kitFigures.test(sentence);
}

/** Kinds of gate by the words that name them, and by parts that they alone have; ids are those of the knowledge. */
const gateWords: [string, RegExp][] = [
  ["basculante", new RegExp(`\\b(basculantes?|contrapesos?|folha que sobe|${hung}|${kitWords})\\b`)],
  ["deslizante", /\b(deslizantes?|de correr|corredicos?|cremalheiras?)\b/],
  [
    "pivotante",
    /\b(pivotantes?|de girar|dobradicas?)\b|(?:^|\b(?:portao|portoes|motor|motores|folhas?|[nd]?os?|ao|ou|e|para|em)|,) ?de abrir\b/,
  ],
  ["enrolar", /\b(de enrolar|cortinas?|laminas?)\b/],
  ["guilhotina", new RegExp(`\\b(guilhotinas?|contrapesos?|${hung})\\b`)],
  // No kinds of gate: what rolls over the floor does not tilt, and what runs on rails is not hung on hinges.
  [
    "floor",
    /\b(?:varr\w+|limp\w+|areia|pedras?|sujeira|terra)\b[^.;]*\btrilho|\btrilho (?:sujo|limpo|varrido|do piso|no piso|livre)\b|\bfim do trilho\b|\bfora do trilho\b|\bultimo metro\b|\broldanas? (?:\w+ )?(?:descendo|desceu)|\bfolha que desceu\b/,
  ],
  ["rails", /\b(trilhos?|roldanas?)\b/],
  // What goes up is balanced, and hangs over who passes; what is pushed by an arm or a screw does not run or roll.
  [
    "raised",
    /\bfolha (?:suspensa|levantada|no alto|erguida(?! e escorada| com))\b|\b(?:sob|embaixo d)[ae]? ?(?:a )?folha\b|\b(?:ninguem|pass\w+|fi(?:que|car|ca)|entr\w+|par[ae]r?) (?:\w+ )?embaixo\b|\bn[ao] (?:subida|descida)\b|\bfolha deve subir\b|\b(?:so|a),? que sobe\b|\b(?:des)?equilib\w+|\bmolas?\b(?! (?:aerea|hidraulica|de piso|do fim))/,
  ],
  ["arm", /(?<!\bno )\bbracos?\b/],
  ["screw", /\bfusos?\b/],
];

const gateIds = gateWords.map(([id]) => id);

/** Kinds without words of their own, for which the kits of the list do not serve either. */
const besides = new Set(["social", "cancela"]);

/** Whether the list has a kit for none of the kinds wanted. */
function hasNoKit(wanted: readonly string[]): boolean {
  return !wanted.includes("basculante") && wanted.some((id) => besides.has(id) || toKinds([id]).length > 0);
}

/** Kinds that are of another by how they move; a leaf that folds does so upwards or to the side. */
const sameAs: Record<string, string[]> = { "duas-folhas": ["pivotante"], articulado: ["pivotante", "basculante"] };

const findGates = memoize(mostSentences, (sentence) => {
  const plain = plainLetters(sentence);
  return gateWords.filter(([, words]) => words.test(plain)).map(([id]) => id);
});

function toKinds(wanted: readonly string[]): string[] {
  return wanted.flatMap((id) => sameAs[id] ?? id).filter((id) => gateIds.includes(id));
}

function isOther(id: string, kinds: readonly string[]): boolean {
  if (id === "floor") return !kinds.includes("deslizante");
  if (id === "rails") return kinds.every((kind) => kind === "pivotante" || kind === "enrolar");
  if (id === "raised") return kinds.every((kind) => kind === "pivotante" || kind === "deslizante");
  if (id === "arm" || id === "screw") return kinds.every((kind) => kind === "deslizante" || kind === "enrolar");
  return !kinds.includes(id);
}

/** What rolls over the floor slides, whether it is called so or not. */
function isOwn(id: string, kinds: readonly string[]): boolean {
  return kinds.includes(id === "floor" ? "deslizante" : id);
}

/** Whether a sentence speaks of other kinds of gate than those wanted, and of none of these. */
export function namesOtherGate(sentence: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false;
  if (mentionsKit(sentence) && hasNoKit(wanted)) return true;
  const kinds = toKinds(wanted);
  if (kinds.length === 0) return false;
  const found = findGates(sentence);
  return found.some((id) => isOther(id, kinds)) && !found.some((id) => isOwn(id, kinds));
}

/** Kinds that hang on cables and counterweights: these parts are of the one as of the other. */
const hanging = ["basculante", "guilhotina"];

const mainKinds = new Set(["basculante", "deslizante", "pivotante"]);

/** Whether it speaks of one of the usual kinds and of no other. */
export function namesOneGate(sentence: string): boolean {
  return findGates(sentence).filter((id) => mainKinds.has(id)).length === 1;
}

/** The one kind that a name is of: "Basculante sobe e volta". */
export function findOneGate(name: string): string[] {
  const found = findGates(name).filter((id) => mainKinds.has(id) || id === "enrolar");
  return found.length === 1 ? found : [];
}

/** Whether it speaks of the one kind that is wanted; of whichever where none is. */
export function isOfGate(sentence: string, wanted: readonly string[]): boolean {
  const kinds = toKinds(wanted);
  return kinds.length === 0 || findOneGate(sentence).some((id) => kinds.includes(id));
}

/** A gate that is called "de abrir"; one that "parou de abrir", or is "difícil de abrir", may be of any kind. */
export const calledOpening =
  /\bport(?:ao|oes) (?:(?!par(?:ou|ando?)\b|deix|acab|dific|dur[oa]\b|pesad|ruim)\w+ )?de abrir\b/;

const titleWords: [string, RegExp][] = [
  ["basculante", /\bbasculantes?\b/],
  ["deslizante", /\bdeslizantes?\b|\bde correr\b/],
  ["pivotante", new RegExp(`\\bpivotantes?\\b|${calledOpening.source}`)],
  ["enrolar", /\bde enrolar\b/],
];

/** The one kind that a title names, be it within the name of a part: "braço do basculante". */
export function findTitleGate(words: string): string[] {
  const found = titleWords.filter(([, named]) => named.test(words)).map(([id]) => id);
  return found.length === 1 ? found : [];
}

/** Whether a name is of one kind, and that kind none of those wanted. */
export function isNamedForOtherGate(name: string, wanted: readonly string[]): boolean {
  const kinds = toKinds(wanted);
  return kinds.length > 0 && findOneGate(name).some((id) => !kinds.includes(id));
}

/** Whether it speaks of another kind at all, be it beside the one wanted. */
export function mentionsOtherGate(sentence: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false;
  const kinds = toKinds(wanted);
  const hangs = kinds.some((kind) => hanging.includes(kind));
  const isShared = (id: string) => hangs && hanging.includes(id) && !plainLetters(sentence).includes(id);
  return kinds.length > 0 && findGates(sentence).some((id) => isOther(id, kinds) && !isShared(id));
}
