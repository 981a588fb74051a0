import { type Concept, isBrandOrModel } from "../knowledge/concept.ts";
import { mentionsKit } from "../knowledge/gates.ts";
import { plainLetters } from "../search-text.ts";
import { splitSentences } from "./drop-repeats.ts";
import { anySubject, type Knowledge, type Page } from "./page-request.ts";

/** Makes and models that a title names; a question that is asked of one is of it. */
export function findMakes(concepts: readonly Concept[], { getConcept }: Pick<Knowledge, "getConcept">): Concept[] {
  const named = concepts.filter(isBrandOrModel);
  return [...new Set(named.flatMap((make) => (make.broader === undefined ? make : (getConcept(make.broader) ?? []))))];
}

/** What "[marca]" stands for on a page: the one make of its title, as the title calls it, else the first. */
export function findMakeName(
  concepts: readonly Concept[],
  asked: Page["asked"],
  knowledge: Pick<Knowledge, "getConcept">,
): string | undefined {
  const [make, ...others] = findMakes(concepts, knowledge);
  return make && others.length === 0 ? (asked?.makeName ?? make.label) : make?.label;
}

/**
 * Who names the make of a motor is told of that motor: "desligue o motor" becomes "desligue o motor Rossi", and "o preço
 * da engrenagem" that "da engrenagem do motor Rossi". Of what is to be bought nothing is said to be of a make that the
 * answer does not name, unless it is a part of the motor that is there already.
 */
export function nameMake(page: Page, answer: string): string {
  const { concepts, intent, asked, knowledge } = page;
  const [main] = concepts;
  const makes = findMakes(concepts, knowledge);
  const [make] = makes;
  if (!asked || !main || !make || makes.length > 1 || make === main || intent === "comparison") return answer;
  // An intercom is of its own make, whatever the motor is.
  if (ofOwnMake.has(main.broader ?? main.id)) return answer;
  const name = asked.makeName ?? make.label;
  if (isOther(asked.words, make.label) || (name !== make.label && answer.includes(name))) return answer;
  const isAboutOwnMotor = main.kind === "part" || main.kind === "symptom";
  const isAboutPart = isAboutOwnMotor && main.id !== anySubject;
  const isBought =
    (intent === "price" && !isAboutPart && main.kind !== "service") || (intent === "buying" && !isAboutOwnMotor);
  if (answer.includes(make.label)) {
    const told = isBought ? answer : nameModel(answer, make.label, name);
    return isAboutPart ? leaveOutMake(told) : told;
  }
  const namedWithPart = isAboutPart ? nameWithPart(answer, name) : null;
  if (namedWithPart !== null) return leaveOutMake(namedWithPart);
  return isBought
    ? answer
    : nameWithThing(answer, name, { words: asked.words, isLeft: intent === "price" || intent === "emergency" });
}

const ofOwnMake = new Set(["interfone", "camera", "fechadura", "alarme", "cerca-eletrica", "tag-veicular", "cancela"]);

/** "Motor genérico ou PPA": the make is not that of the motor which the answer is about. */
function isOther(words: string, make: string): boolean {
  const [name = ""] = plainLetters(make).split(" ");
  return new RegExp(String.raw`\b(?:ou|x|vs|por|pelo|pela) (?:(?:um|uma|o|a|motor|placa|controle) )*${name}\b`).test(
    words,
  );
}

/** "No motor Rossi" is no less true of the "motor Rossi DZ3" that the title names. */
function nameModel(answer: string, make: string, name: string): string {
  if (answer.includes(name)) return answer;
  return answer.replace(
    new RegExp(`\\b([Mm]otor|central|placa|controle|[Oo]|[dn]o|um) ${make}(?![ -]\\p{Lu}|[ -]?\\d)`, "u"),
    `$1 ${name}`,
  );
}

/** What depends on the make among other things depends on these alone, where the make is told. */
function leaveOutMake(answer: string): string {
  return answer.replace(/\b(depende|muda com|conforme) d?a marca(?:,| e) /, "$1 ");
}

const part =
  "(?:placa|central|engrenagem|coroa|capacitor|redutor|embreagem|rolamento|fuso|fim de curso|correia|retentor)";
/** After these a name is followed by nothing that belongs to it: "a engrenagem nova do motor" is left alone. */
const end = String.raw`(?=[,;:.]| (?:depende|é|são|soma|custa|tem|compensa|costuma|fica|sai|muda|queima|precisa|pode|leva|que)\b)`;
const kinds = "(?! (?:de |desliz|bascul|pivot|industr|resid))";

/** In the first sentence, what is said of any motor; the first that is found becomes the make's. */
const namings: [RegExp, string][] = [
  [new RegExp(String.raw`\b([Mm])otor de portão(?: eletrônico| automático)?${kinds}`), "$1otor [marca]"],
  [new RegExp(String.raw`\b(${part}) do portão\b${kinds}`), "$1 do motor [marca]"],
  [new RegExp(String.raw`\b((?:[Aao]|[dn][ao]) ${part} do motor)${end}`), "$1 [marca]"],
  [new RegExp(String.raw`\b((?:[OAoa]|[dn][ao]) ${part})${end}`), "$1 do motor [marca]"],
  [new RegExp(String.raw`\b((?:[Oo]|[dn]o|ao) motor)${end}`), "$1 [marca]"],
];

/** "O preço da engrenagem depende" becomes "O preço da engrenagem do motor PPA depende"; null where it cannot. */
function nameWithPart(answer: string, make: string): string | null {
  const [first = "", ...rest] = splitSentences(answer);
  const [sign, naming] = namings.find(([pattern]) => pattern.test(first)) ?? [];
  if (!sign || !naming) return null;
  return [first.replace(sign, naming.replace("[marca]", make)), ...rest].join(" ");
}

/** What a make's name is said with, by its plain letters. */
const things = new Set(["motor", "central", "placa", "controle", "receptor", "fotocelula", "capacitor"]);

/** As they are written. */
const accented: Partial<Record<string, string>> = { fotocelula: "fotocélula" };

/** Of a sentence that speaks of the gate alone: "se o portão com motor Rossi não abre". */
const theGate =
  /(?:^Portão|(?<=^|\s)(?:[Oo]|[Uu]m) portão)(?: (?:basculante|deslizante|pivotante|de correr|de abrir|eletrônico|automático))?(?= (?:que|não|abre|fecha|para|só|bate|sobe|desce|volta|trava|parou|travou)\b)/;

/** With the thing of which the title says it, wherever the answer speaks of that; else with the motor or the gate. */
function nameWithThing(answer: string, make: string, { words, isLeft }: { words: string; isLeft: boolean }): string {
  const named = words.split(" ");
  const before = named.slice(0, Math.max(0, named.indexOf(plainLetters(make).split(" ")[0] ?? "")));
  const own = before.findLast((word) => things.has(word)) ?? named.find((word) => things.has(word));
  const wanted = own === undefined || own === "motor" ? ["motor", "central"] : [own, "motor"];
  const sentences = splitSentences(answer);
  for (const thing of wanted) {
    for (const [at, sentence] of sentences.entries()) {
      const position = mentionsKit(sentence) ? -1 : findThing(sentence, thing);
      if (position < 0) continue;
      const told = `${sentence.slice(0, position)} ${make}${sentence.slice(position)}`;
      return sentences.with(at, told).join(" ");
    }
  }
  const [first = "", ...rest] = sentences;
  if (mentionsKit(first)) return answer;
  const withGateNamed = first.replace(theGate, (gate) => `${gate} com motor ${make}`);
  if (withGateNamed !== first) return [withGateNamed, ...rest].join(" ");
  if (isLeft || !canFollow.test(first) || first.endsWith("?")) return answer;
  return [
    `Em ${accented[own ?? ""] ?? own ?? "motor"} ${make}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`,
    ...rest,
  ].join(" ");
}

/** A sentence that the name of the motor may stand before; one that answers yes or no, or begins with a place, is none. */
const canFollow =
  /^(?!(?:Sim|Não|Depende|Dá|Pode|Vale|Em|N[oa]s?|Com|Sem|Se|Quando|Nenhum\p{Ll}*|Qualquer|Tod[oa]|Outr[oa]|Cada)\b)\p{Lu}\p{Ll}*[ ,]/u;

/** Of any motor, or of one that is not the reader's. */
const anyOne = /(?:^|\s)(?:outr[oa]|qualquer|nenhum|cada|sem|todo|toda|mesm[oa])\s$/i;
const another =
  /^\s(?:de outr[oa]|cert[oa]|errad[oa]|maior|menor|mais|nov[oa]|univers|genéric|compatível|próxim[oa]|e[mn]? outr)/i;
/** "Controle PPA, Garen ou de outra marca" names makes of its own. */
const otherName = /^[,:]?\s\p{Lu}/u;
/** What stands between a thing and its make: "motor deslizante Rossi", "placa de comando PPA". */
const beforeMake =
  /^(?:\s(?:basculante|deslizante|pivotante|remoto|eletrônic[oa]|elétric[oa]|antig[oa]|velh[oa]|de comando|de portão))+/i;

/** "{warranty.motor}" is a figure to be filled in, and names no motor. */
const wordOutsidePlaceholders = /(?<![{.\p{L}])\p{L}+/gu;

/** Where the make's name goes after the first mention of a thing, or -1. */
function findThing(sentence: string, thing: string): number {
  for (const { 0: word, index } of sentence.matchAll(wordOutsidePlaceholders)) {
    if (plainLetters(word) !== thing || anyOne.test(sentence.slice(0, index))) continue;
    const after = index + word.length;
    const rest = sentence.slice(after);
    if (another.test(rest) || otherName.test(rest)) continue;
    return after + (beforeMake.exec(rest)?.[0].length ?? 0);
  }
  return -1;
}
