import { joinWords } from "#domain/format.ts";
import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import type { ServiceRequest } from "#domain/text/page-request.ts";
import { getConcept } from "./concepts.ts";
import { findParts, type PartName, remoteCell } from "./part-names.ts";
import {
  besideOpenings,
  changed,
  copied,
  type Deed,
  deedNouns,
  delivered,
  done,
  lostRemote,
  openings,
  programmed,
  releaseKey,
  severalOpenings,
  weldedOpenings,
} from "./part-texts.ts";
import { nameGate } from "./service-names.ts";
import { openOnDay } from "./service-wishes.ts";

/** Read on low letters without accents; the first that fits decides. */
const deeds: [Deed, RegExp][] = [
  ["deliver", /\b(entreg\w*|motoboy|frete|delivery)\b|^tem\b.*\bhoje\b/],
  ["swap", /\b(troca|trocar|trocas|substitui\w+)\b/],
  ["mend", /\b(consert\w*|repar\w*|arrum\w*|assistencia|recuper\w*)\b/],
  ["fit", /\b(instal\w*|coloca\w*)\b/],
  ["sell", /\b(compr\w*|vend\w*|loja|onde|encontr\w*|ach[oa]r?)\b/],
  ["adjust", /\b((?:des)?regul\w*|(?:des)?ajust\w*|(?:des)?alinha\w*)\b/],
];

const remoteDeeds: [Deed, RegExp][] = [
  ["copy", /\b(copia\w*|clon\w*|duplica\w*)\b/],
  ["program", /\b(program\w*|grava\w*|cadastr\w*|configur\w*)\b/],
];

const asksHow = /\b(como|passo a passo|sozinh[oa]|tutorial|dicas|o que fazer|por ?que|o que e)\b/;
const intents = new Set<Intent>(["repair", "installation", "buying", "price", "how-to", "emergency"]);

/** What is sold without being fitted; the others bear a load or are set by who fits them. */
const soldAlone = new Set([
  "placa",
  "placa central",
  "central",
  "capacitor",
  "engrenagem",
  "coroa",
  "coroa interna",
  "cremalheira",
  "fim de curso",
  "roldana",
  "controle",
  "bateria",
  "bateria de nobreak",
  "ímã de fim de curso",
]);

/** What holds the leaf goes with who fits it. */
const bearing = new Set(["cabo de aço", "mola", "contrapeso"]);

/** Who asks what these cost has none yet. */
const beside = new Set([
  "nobreak",
  "botoeira",
  "sinaleiro",
  "sinaleira",
  "sirene",
  "semáforo",
  "fotocélula",
  "sensor antiesmagamento",
  "borda sensível",
  "sensor de barreira",
  "antena",
]);

/** Nor has who names one of these with a place, and no more. */
const offered = new Set([
  ...beside,
  "trava elétrica",
  "fechadura",
  "fechadura elétrica",
  "fechadura eletroímã",
  "fechadura elétrica com interfone",
]);

/** Of the others, one that has failed is changed. */
const mendable = new Set([
  "placa",
  "placa central",
  "central",
  "redutor",
  "braço",
  "trilho",
  "dobradiça",
  "trava elétrica",
  "fechadura",
  "fechadura elétrica",
  "fechadura eletroímã",
  "receptor",
  "controle",
]);

/** What shows which one serves. */
function tellPhoto({ name, isMotorPart }: PartName): string {
  if (name === "controle") return "a foto do controle, frente e verso";
  return isMotorPart ? "a foto da etiqueta" : "a foto da peça";
}

const placesShown: [RegExp, string][] = [
  [/^fechadura/, "da folha, do batente e do interfone"],
  [/^trava/, "do portão fechado, da coluna e da etiqueta do motor"],
  [/^(?:sinaleir|sirene|semáforo)/, "da fachada e da etiqueta do motor"],
  [/^fotocélula/, "das duas colunas e da etiqueta do motor"],
  [/^botoeira/, "do lugar do botão e da etiqueta do motor"],
];

/** What shows which one can be fitted. */
function tellPlaceShown({ name }: PartName): string {
  return placesShown.find(([sign]) => sign.test(name))?.[1] ?? "do portão e da etiqueta do motor";
}

function readDeed(words: string, { name }: PartName, intent: Intent): Deed {
  if (name === remoteCell) return "cell";
  const [own] = name === "controle" ? (remoteDeeds.find(([, sign]) => sign.test(words)) ?? []) : [];
  const [told] = deeds.find(([, sign]) => sign.test(words)) ?? [];
  if ((told === "sell" || told === "deliver") && bearing.has(name)) return "bear";
  if (told === "sell" && !soldAlone.has(name)) return own ?? "supply";
  if (told === "sell" && name === "controle") return own ?? "sellRemote";
  if (own ?? told) return own ?? told ?? "any";
  if (name === "acionador") return "whole";
  if (name === "controle" && (intent === "buying" || intent === "price")) return "sellRemote";
  if (intent === "price" && offered.has(name)) return "fit";
  if (offered.has(name) && /\bmanutenc/.test(words)) return "any";
  // Who buys what is sold alone may have somebody to fit it.
  if (intent === "buying" && soldAlone.has(name)) return "sell";
  if (intent === "installation" || intent === "buying") return offered.has(name) ? "offer" : "fit";
  // One that is told of by its defect is there already.
  if (beside.has(name)) return intent === "repair" || intent === "emergency" ? "any" : "fit";
  return mendable.has(name) ? "any" : "swap";
}

function isPartWork({ id, kind, broader }: Concept, words: string): boolean {
  // Whoever names a place for it wants it done.
  if (kind === "part" || id === "programacao") return true;
  // "Conserto hoje" says when, and the part what.
  if (kind === "service" && broader !== undefined && openOnDay(words, "") !== null) return true;
  // "Placa PPA" is a question within the make; "conserto de controle" one of its defects.
  if ((kind === "brand" || kind === "model") && broader !== undefined) return true;
  return kind === "symptom" && deeds.some(([, sign]) => sign.test(words));
}

const spoken: Record<string, string> = { deslizante: "de correr", pivotante: "de abrir" };

function nameLeaf({ gates, words }: ServiceRequest): string {
  const named = [...gates, "basculante", "deslizante", "pivotante"].filter(
    (id) => words.includes(spoken[id] ?? id) || words.includes(id),
  );
  return nameGate(named, words) || "portão";
}

/** What is put on a gate from nothing, of which one visit does several: "botoeira e sirene". */
const fitting = new Set<Deed>(["fit", "offer", "supply"]);

function nameParts(words: string, { name }: PartName, deed: Deed): string {
  const others = findParts(words).filter((other) => offered.has(other.name));
  return fitting.has(deed) && offered.has(name) ? joinWords(others.map((other) => other.name)) : name;
}

/** "da placa do motor PPA", "do cabo de aço do portão basculante", "do controle original de motor Peccinin". */
function describe(request: ServiceRequest, part: PartName, deed: Deed): string {
  const name = nameParts(request.words, part, deed);
  const kind = name === "controle" && /\boriginal\b/.test(request.words) ? " original" : "";
  const isOfGarage = name.startsWith("sinaleir") && /\bgarage(?:m|ns)\b/.test(request.words);
  const isOfMotor = part.isMotorPart && /\bmotor(?:es)?\b/.test(request.words);
  if (isOfMotor && !nameMotor(request)) return `${name}${kind} de motor de ${nameLeaf(request)}`;
  return `${name}${kind} de ${nameMotor(request) || (isOfGarage ? "garagem" : nameLeaf(request))}`;
}

/** "motor PPA", or "" where the title names no make. */
function nameMotor({ concepts, words }: ServiceRequest): string {
  const brand = concepts.find(({ kind }) => kind === "brand" || kind === "model");
  const label = brand && (brand.broader === undefined ? brand.label : getConcept(brand.broader)?.label);
  return label && words.includes(label.toLowerCase()) ? `motor ${label}` : "";
}

const deedWords: [RegExp, string][] = [
  [/\bsold\w+/, "solda"],
  [/\b(?:troc\w+|substitui\w+)/, "troca"],
  [/\b(?:consert\w*|repar\w*|arrum\w*)/, "conserto"],
  [/\b(?:regul\w*|ajust\w*)/, "regulagem"],
  [/\balinha\w*/, "alinhamento"],
  [/\b(?:instal\w*|coloca\w*)/, "instalação"],
  [/\blubrific\w*/, "lubrificação"],
];

/** "solda de dobradiça e troca de roldana": what the title wants done to each of its parts, or "" for one part alone. */
function readDeeds(words: string): string {
  const parts = findParts(words).filter(({ name }) => name !== "controle");
  if (parts.length < 2) return "";
  const told: { deed: string; names: string[] }[] = [];
  for (const { name, words: sign } of parts) {
    const before = words.slice(0, words.search(sign));
    const at = deedWords.map(([deed, noun]) => ({
      noun,
      at: Array.from(before.matchAll(new RegExp(deed, "g"))).at(-1)?.index ?? -1,
    }));
    const deed = at.toSorted((a, b) => b.at - a.at).find((each) => each.at >= 0)?.noun;
    if (deed === undefined) return "";
    const last = told.at(-1);
    if (last?.deed === deed) last.names.push(name);
    else told.push({ deed, names: [name] });
  }
  return joinWords(told.map(({ deed, names }) => `${deed} de ${joinWords(names)}`));
}

const asksForDeed = /^(?:preciso |quero |fazem? )?(?:troc|substitu|instal|coloc|consert|arrum|regul|sold)/;

/** "Trocar roldana e trilho": who begins with what is to be done to two parts wants both done. */
export function wantsSeveral(words: string): boolean {
  return asksForDeed.test(words) && !asksHow.test(words) && readDeeds(words) !== "" && !/\b(?:ou|sem)\b/.test(words);
}

/** Systems beside the gate: whether one is ours to do is told by its photo. */
const besideGate: [RegExp, string][] = [
  [/\bcameras?\b.*\binterfones?\b|\binterfones? e cameras?\b/, "câmera e interfone"],
  [/\bvideo ?porteiros?\b/, "vídeo porteiro"],
  [/\binterfones?\b|\bporteiros? eletronicos?\b/, "interfone"],
  [/\bcameras?\b|\bcftv\b/, "câmera para portão"],
];
const besideMakes: [RegExp, string][] = [
  [/\bintelbras\b/, "Intelbras"],
  [/\bhdl\b/, "HDL"],
  [/\bthevear\b/, "Thevear"],
  [/\bagl\b/, "AGL"],
];
function nameOfGate(thing: string): string {
  return /portão|porteiro/.test(thing) ? thing : `${thing} de portão`;
}

/** "Câmera para portão no Ipiranga": whether it is taken on there, before how one is chosen. */
function serveBesideGate({ concepts: [main], intent, words }: ServiceRequest): PartLead | null {
  const subject = main?.broader ?? main?.id;
  if ((subject !== "camera" && subject !== "interfone") || /\bou\b/.test(words)) return null;
  const thing = besideGate.find(([sign]) => sign.test(words))?.[1];
  if (thing === undefined) return null;
  const make = besideMakes.find(([sign]) => sign.test(words))?.[1];
  const name = make === undefined ? nameOfGate(thing) : `${thing.replace(" para portão", "")} ${make}`;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const isMending = intent === "repair" || intent === "emergency";
  const texts = besideOpenings[isMending ? "mend" : "fit"];
  return { openings: texts.map((text) => text.replace("[peça-]", capital).replace("[peça]", name)), body: null };
}

type PartLead = { openings: string[]; body: string[][] | null; isDated?: boolean };

/** What is neither changed nor mended: a remote that is gone, and a key. */
function serveApart({ id, broader }: Concept, { name }: PartName, { words, intent }: ServiceRequest): PartLead | null {
  const isKey = name === "chave de destravamento" && !/\b(?:consert\w*|entreg\w*)\b/.test(words);
  const apart = id === "controle-perdido" ? lostRemote : isKey ? releaseKey : null;
  if (!apart) return null;
  // What one asks of a key, as that it broke, or of a price, has its own answer.
  const hasOwnAnswer = intent === "price" || (isKey && broader !== undefined && id !== "chave-do-motor");
  return {
    openings: apart.openings,
    ...openOnDay(words, apart.noun),
    body: hasOwnAnswer ? null : apart.body,
  };
}

/** How a page opens for somebody who wants a part changed, mended or fitted in a place. */
export function servePart(request: ServiceRequest): PartLead | null {
  const { concepts, intent, words } = request;
  const [main] = concepts;
  // What is programmed on a gate is its remote, unless the title says otherwise.
  const [part] = findParts(main?.id === "programacao" ? `${words} controle` : words);
  if (main && !part && intents.has(intent) && !asksHow.test(words)) return serveBesideGate(request);
  const several = readDeeds(words);
  if (!main || !part || !intents.has(intent) || asksHow.test(words)) return null;
  if (several === "" && !isPartWork(main, words)) return null;
  // What keeps a leaf from crushing is more than one sensor, and its answer says which.
  if (main.id === "sensor-antiesmagamento" && !/\bfotocelula/.test(words)) return null;
  // Parts that are all the motor's are told to be of its make.
  const isMotorPart = findParts(words).every((each) => each.isMotorPart);
  const whole = (isMotorPart && nameMotor(request)) || nameLeaf(request);
  if (several !== "")
    return {
      openings: (several.includes("solda") ? weldedOpenings : severalOpenings).map((text) =>
        text.replace("[o que]", several).replace("[portão]", whole),
      ),
      body: null,
    };
  const apart = serveApart(main, part, request);
  if (apart) return apart;
  const deed = readDeed(words, part, intent);
  const object = describe(request, part, deed);
  const capital = object.charAt(0).toUpperCase() + object.slice(1);
  const fill = (text: string) =>
    text
      .replace("[peça-]", capital)
      .replace("[a foto]", tellPhoto(part))
      .replace("[do lugar]", tellPlaceShown(part))
      .replace("[da peça]", `d${part.article} ${object}`)
      .replace("[a peça]", `${part.article} ${object}`)
      .replace("[peça]", object);
  return {
    openings: openings[deed].map(fill),
    ...(deed === "deliver" ? {} : openOnDay(words, fill(deedNouns[deed]))),
    body:
      deed === "deliver"
        ? delivered
        : deed === "copy"
          ? // Who wants it while waiting is told first whether that can be.
            /\bna hora\b/.test(words)
            ? null
            : copied
          : deed === "program"
            ? programmed
            : deed === "cell"
              ? changed
              : main.kind === "service"
                ? done
                : null,
  };
}
