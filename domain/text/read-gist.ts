import type { Concept, Intent } from "../knowledge/concept.ts";
import { findOneGate, findTitleGate } from "../knowledge/gates.ts";
import { memoizeBy } from "../memoize.ts";
import { findCompared } from "../title/intent.ts";
import type { Quantity } from "../title/quantities.ts";
import { isFiller, splitWords, stemWord } from "../title/words.ts";
import { asksPurpose } from "./asks-purpose.ts";
import { putClosestFirst, putDecidedFirst } from "./choose-lead.ts";
import { findMakeName } from "./name-make.ts";
import { anySubject, common, type Knowledge, type PageRequest, type ServiceLead } from "./page-request.ts";
import { findServiceLead } from "./serve-in-place.ts";
import { readSetting, type Setting } from "./setting.ts";

/** What a page is made of before anything of it is written: the same in every place. */
export type Gist = {
  concepts: Concept[];
  gates: string[];
  intent: Intent;
  verdicts: readonly string[];
  service: ServiceLead | null;
  compared: readonly Concept[];
  setting: Setting;
  /** What "[marca]" stands for. */
  brand: string | undefined;
  isHeavy: boolean;
  isWide: boolean;
  hasOwnMotor: boolean;
  isFarFromSwap: boolean;
};

/** Ids of concepts that a quantity of that unit is about. */
const conceptByUnit: Partial<Record<Quantity["unit"], string>> = {
  kg: "peso",
  HP: "potencia",
  V: "voltagem",
  m: "medidas",
  s: "tempo-de-abertura",
  vezes: "parcelamento",
  µF: "capacitor",
};

const mostConcepts = 4;

/** Who has bought a motor asks for labour alone. */
const ownMotor =
  /\b(?:comprad[oa]s?|comprei|avuls[oa]|mao de obra|ja tenho|meu motor|trouxe|so (?:a )?instala\w*|levar? (?:o )?motor|usad[oa])\b/;

const motorPartIds = /^(?:motor|placa|central|engrenagem|capacitor|redutor|rolamento|embreagem|fuso)/;
const upkeep = new Set(["manutencao", "contrato"]);
/** What goes wrong with the remote control alone. */
const remoteFaults = new Set(["controle-nao-funciona", "so-de-perto", "clonado"]);

function isFarFromSwap([main]: readonly Concept[], words: string): boolean {
  const id = main?.broader ?? main?.id ?? "";
  // Beside the cheapest kit, a range that begins below it only confuses.
  return (
    upkeep.has(id) ||
    remoteFaults.has(id) ||
    (id === "preco" && /\bbarat/.test(words)) ||
    ((main?.kind === "part" || main?.kind === "material") && !motorPartIds.test(id))
  );
}

/** What failed is the subject of what to do about it, and not who made the motor. */
function putNamedFirst(concepts: Concept[], about: RegExp): Concept[] {
  const isAboutIt = ({ id, broader }: Concept) => about.test(`${id} ${broader ?? ""}`.replaceAll("-", " "));
  const [main] = concepts;
  const found =
    main && (main.kind === "brand" || main.kind === "buying") && !isAboutIt(main)
      ? concepts.find(isAboutIt)
      : undefined;
  return found ? [found, ...concepts.filter((each) => each !== found && each.broader === undefined)] : concepts;
}

/** What a title names, else the kinds on which alone its subject is found, else the one that its question is of. */
function findGates(concepts: readonly Concept[], { quantities, asked }: PageRequest): string[] {
  // "Abrir o portão por dentro" says from where, and not which way its leaf turns.
  const isFromInside = asked !== undefined && fromInside.test(asked.words) && findTitleGate(asked.words).length === 0;
  const isNamed = ({ kind, id, broader }: Concept, at: number) =>
    kind === "gate" && !(isFromInside && at > 0 && (broader ?? id) === "pivotante");
  const named = concepts.filter(isNamed).map(({ id, broader }) => broader ?? id);
  const [main] = concepts;
  const isHeavy = asked !== undefined && quantities.some(({ unit, value }) => unit === "kg" && value >= heavyLeaf);
  if (named.length === 0 && isHeavy) return ["deslizante"];
  const model = concepts.find(({ kind, gates }) => kind === "model" && gates !== undefined);
  if (named.length === 0 && asked !== undefined && model?.gates) return model.gates;
  if (named.length > 0 || !main) return named;
  if (main.gates && main.gates.length <= fewGates) return main.gates;
  if (asked === undefined) return [];
  const titleGates = findTitleGate(asked.words);
  return titleGates.length > 0 || main.broader === undefined ? titleGates : findOneGate(main.label);
}

const fromInside = /\bpor (?:dentro|fora)\b/;
const fewGates = 2;
/** A leaf of so many kilograms runs on a rail, unless the title says otherwise. */
const heavyLeaf = 300;

function completeConcepts(knowledge: Knowledge, { concepts, quantities }: PageRequest): Concept[] {
  if (concepts[0]?.broader !== undefined) return concepts.slice(0, mostConcepts);
  const implied = quantities.flatMap(({ unit }) => knowledge.getConcept(conceptByUnit[unit] ?? "") ?? []);
  // "Motor 110 V ou 220 V" is about the voltage.
  const isGeneral = concepts.every(({ id }) => id === anySubject);
  const all = [...new Set(isGeneral ? [...implied, ...concepts] : [...concepts, ...implied])].slice(0, mostConcepts);
  // Named beside another thing, what every gate has is no subject.
  if (all.length > 0) return all.filter(({ id }, at) => at === 0 || !common.has(id));
  const fallback = knowledge.getConcept(anySubject);
  return fallback ? [fallback] : [];
}

/** Lists of titles ask the same in one place after the other. */
const mostGists = 1_000;

type Source = { knowledge: Knowledge; request: PageRequest };

function toKey({ request: { concepts, intent, quantities, asked, place } }: Source): string {
  const ids = concepts.map(({ id }) => id).join(" ");
  const amounts = quantities.length > 0 ? JSON.stringify(quantities) : "";
  return `${asked?.words}|${intent}|${ids}|${amounts}|${asked?.decisive}|${asked?.question !== null}|${place !== null}`;
}

/** Words by which a purpose is asked, and no thing is named. */
const askingStems = new Set(
  "para pra serve que e o qual a funcao faz significa um uma".split(" ").map((word) => stemWord(word)),
);

/** Whether one of a narrow question's sets of words has all that a title names. */
function namesAll({ words }: Concept, named: readonly string[]): boolean {
  return words.some((set) => {
    const stems = new Set(splitWords(set).map(({ stem }) => stem));
    return named.every((stem) => stems.has(stem));
  });
}

/** Who asks what a thing is for is told that, and not what to do when it fails. */
function findPurpose(
  [main]: readonly Concept[],
  asked: PageRequest["asked"],
  knowledge: Knowledge,
): Concept | undefined {
  if (!main || !asked || !asksPurpose(asked.words)) return undefined;
  const telling = knowledge.getNarrow(main.broader ?? main.id).filter(({ tellsPurpose }) => tellsPurpose);
  const named = splitWords(asked.words.replaceAll("?", ""))
    .filter((word) => !isFiller(word) && !askingStems.has(word.stem))
    .map(({ stem }) => stem);
  const exact = named.length > 0 ? telling.find((concept) => namesAll(concept, named)) : undefined;
  // Of a part of a part, the wider one's purpose is no answer.
  return exact ?? (main.broader === undefined ? telling.find(({ id }) => id.startsWith(main.id)) : undefined);
}

function findGist({ knowledge, request }: Source): Gist {
  const { asked, quantities } = request;
  const complete = completeConcepts(knowledge, request);
  const purpose = findPurpose(complete, asked, knowledge);
  const named = purpose ? [purpose, ...complete.slice(1)] : complete;
  const gates = findGates(named, request);
  const verdict = asked && knowledge.giveVerdict({ ...asked, concepts: named });
  // "Placa PPA ou Rossi" compares no motors.
  const intent = purpose ? "question" : verdict?.comparesParts ? "buying" : request.intent;
  const choice = { ...request, intent, knowledge, gates };
  // "DZ Nano vale a pena ou PPA" asks which of two, and not what is to be said of the first.
  const isChoice = intent === "comparison" && findCompared(named).length > 1;
  const concepts = verdict?.about
    ? putNamedFirst(named, verdict.about)
    : isChoice
      ? named
      : putDecidedFirst(choice, putClosestFirst(choice, named));
  const isHeavy = knowledge.isHeavyDuty(concepts, quantities);
  return {
    concepts,
    gates,
    intent,
    verdicts: verdict?.texts ?? [],
    service: findServiceLead({ ...choice, concepts }),
    compared: intent === "comparison" ? findCompared(concepts) : [],
    setting: asked ? readSetting(concepts, isHeavy, asked.words) : "home",
    brand: findMakeName(concepts, asked, knowledge),
    isHeavy,
    isWide: asked !== undefined && knowledge.isWide(quantities),
    hasOwnMotor: ownMotor.test(asked?.words ?? ""),
    isFarFromSwap: asked !== undefined && isFarFromSwap(concepts, asked.words),
  };
}

const recallGist = memoizeBy(mostGists, toKey, findGist);

export function readGist(knowledge: Knowledge, request: PageRequest): Gist {
  return recallGist({ knowledge, request });
}
