import type { Concept, ConceptKind } from "../knowledge/concept.ts";
import { findMakes } from "./name-make.ts";
import { anySubject, type Page } from "./page-request.ts";

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

/** "O preço da engrenagem depende" becomes "O preço da engrenagem do motor PPA depende", where it can. */
export function nameMakeOfPart(answer: string, make: string): string {
  if (answer.includes(make)) return leaveOutMake(answer);
  const [first = "", ...rest] = answer.split(/(?<=[.!?]) /);
  const [sign, naming] = namings.find(([pattern]) => pattern.test(first)) ?? [];
  if (!sign || !naming) return answer;
  return leaveOutMake([first.replace(sign, naming.replace("[marca]", make)), ...rest].join(" "));
}

/** What depends on the make among other things depends on these alone, where the make is told. */
function leaveOutMake(answer: string): string {
  return answer.replace(/\b(depende|muda com|conforme) d?a marca(?:,| e) /, "$1 ");
}

const ofOneThing = new Set<ConceptKind>(["part", "symptom"]);

/** The make that a title names beside the part or the defect that it is about. */
export function findMakeBeside({ concepts, intent, asked, knowledge }: Page): Concept | null {
  const [main, ...others] = concepts;
  if (!asked || !main || !ofOneThing.has(main.kind) || main.id === anySubject || intent === "comparison") return null;
  const makes = findMakes(others, knowledge);
  const [make] = makes;
  return make && makes.length === 1 ? make : null;
}
