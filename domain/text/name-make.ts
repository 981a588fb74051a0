import type { Concept } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { splitSentences } from "./drop-repeats.ts";
import { tellsOfKit } from "./gates.ts";
import type { Knowledge, Page } from "./page-request.ts";

/** What a make's name is said with, by its plain letters. */
const things = new Set(["motor", "central", "placa", "controle", "receptor", "fotocelula", "capacitor"]);

/** Of any motor, or of one that is not the reader's. */
const anyOne = /(?:^|\s)(?:outr[oa]|qualquer|nenhum|cada|sem|todo|toda|mesm[oa])\s$/i;
const another =
  /^\s(?:de outr[oa]|cert[oa]|errad[oa]|maior|menor|mais|nov[oa]|univers|genéric|compatível|próxim[oa]|e[mn]? outr)/i;
/** "Controle PPA, Garen ou de outra marca" names makes of its own. */
const otherName = /^[,:]?\s\p{Lu}/u;
/** What stands between a thing and its make: "motor deslizante Rossi", "placa de comando PPA". */
const beforeMake =
  /^(?:\s(?:basculante|deslizante|pivotante|remoto|eletrônic[oa]|elétric[oa]|antig[oa]|velh[oa]|de comando|de portão))+/i;

/** Makes and models that a title names; a question that is asked of one is of it. */
export function findMakes(concepts: readonly Concept[], { getConcept }: Pick<Knowledge, "getConcept">): Concept[] {
  const named = concepts.filter(({ kind }) => kind === "brand" || kind === "model");
  return [...new Set(named.flatMap((make) => (make.broader === undefined ? make : (getConcept(make.broader) ?? []))))];
}

/**
 * Who names the make of a motor is told of that motor: "desligue o motor" becomes "desligue o motor Rossi". Of what is
 * to be bought nothing is said to be of a make that the answer does not name.
 */
export function nameMake({ concepts, intent, asked, knowledge }: Page, answer: string): string {
  const makes = findMakes(concepts, knowledge);
  const [make] = makes;
  const isOfOwnMotor = concepts[0]?.kind === "part" || concepts[0]?.kind === "symptom";
  const isBought = intent === "price" || intent === "comparison" || (intent === "buying" && !isOfOwnMotor);
  if (!make || makes.length > 1 || make === concepts[0] || isBought || !asked || answer.includes(make.label))
    return answer;
  const named = asked.words.split(" ");
  const before = named.slice(0, Math.max(0, named.indexOf(plainLetters(make.label))));
  const own = before.findLast((word) => things.has(word));
  const wanted = own === undefined || own === "motor" ? ["motor", "central"] : [own, "motor"];
  const sentences = splitSentences(answer);
  for (const thing of wanted) {
    for (const [at, sentence] of sentences.entries()) {
      const end = tellsOfKit(sentence) ? -1 : findThing(sentence, thing);
      if (end < 0) continue;
      const told = `${sentence.slice(0, end)} ${make.label}${sentence.slice(end)}`;
      return sentences.with(at, told).join(" ");
    }
  }
  const [first = "", ...rest] = sentences;
  const ofGate = tellsOfKit(first) ? first : first.replace(theGate, (gate) => `${gate} com motor ${make.label}`);
  return [ofGate, ...rest].join(" ");
}

/** Of a sentence that speaks of the gate alone: "se o portão com motor Rossi não abre". */
const theGate =
  /(?:^Portão|(?<=^|\s)(?:[Oo]|[Uu]m) portão)(?: (?:basculante|deslizante|pivotante|de correr|de abrir|eletrônico|automático))?(?= (?:que|não|abre|fecha|para|só|bate|sobe|desce|volta|trava|parou|travou)\b)/;

/** Where the make's name goes after the first mention of a thing, or -1. */
function findThing(sentence: string, thing: string): number {
  for (const { 0: word, index } of sentence.matchAll(/\p{L}+/gu)) {
    if (plainLetters(word) !== thing || anyOne.test(sentence.slice(0, index))) continue;
    const end = index + word.length;
    const rest = sentence.slice(end);
    if (another.test(rest) || otherName.test(rest)) continue;
    return end + (beforeMake.exec(rest)?.[0].length ?? 0);
  }
  return -1;
}
