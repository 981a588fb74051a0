import { joinWords } from "#domain/format.ts";
import type { Concept, ConceptKind, Intent } from "#domain/knowledge/concept.ts";
import type { ServiceLead, ServiceRequest } from "#domain/text/page-request.ts";
import { getConcept } from "./concepts.ts";
import { servePart } from "./part-leads.ts";
import { findParts } from "./part-names.ts";
import { asksWho, seeksSomebody } from "./seeks-somebody.ts";
import { includesByGate } from "./service-gates.ts";
import { findJob, findService, isAskedAlone } from "./service-jobs.ts";
import { nameAudience, nameGate } from "./service-names.ts";
import { findSpokenGates, getPrices, getPricesOnRequest, isHeavyDuty } from "./service-prices.ts";
import {
  describeQuality,
  isServed,
  leaveOutQuality,
  openWithQuality,
  type Quality,
  readQuality,
  vouched,
  wantsParts,
} from "./service-qualities.ts";
import {
  alignments,
  assistance,
  automaticDoors,
  countryHouseAnswers,
  forManagers,
  includes,
  includesByAudience,
  type Job,
  mended,
  metalworkAnswers,
  metalworkWithMotor,
  ofMaterial,
  onRequest,
  onRequestBuying,
  onRequestFitting,
  openings,
  remoteSales,
  rollingAutomation,
  rollingDoors,
  saleWithFitting,
  saleWithMending,
  saleWithUpkeep,
  technicianOfMake,
  upkeepOfMotor,
  urgentAtAnyHour,
  urgentForMany,
  urgentTechnician,
  weldings,
} from "./service-texts.ts";
import { getPricedJob, independent, openAsWanted, openOnDay, readWanted } from "./service-wishes.ts";
import { asksVisitFee } from "./verdicts.ts";

function nameBare(words: string): string {
  if (/\beletronic\w+/.test(words)) return "portão eletrônico";
  return /\bport\w+ d[ea] garagem\b/.test(words) ? "portão de garagem" : "portão automático";
}

const aboutMotors = new Set<Job>(["install", "swap", "shop"]);

/** "motor PPA e Peccinin", "portão deslizante de condomínio", "motor de portão". */
function nameObject(job: Job, { concepts, gates, words, makeName }: ServiceRequest): string {
  if (job === "remote")
    return /\bcontroles? remotos?\b/.test(words) ? "controle remoto de portão" : "controle de portão";
  const brands = concepts.flatMap(({ kind, label, broader }) => {
    if (kind !== "brand" && kind !== "model") return [];
    return broader === undefined ? [label] : (getConcept(broader)?.label ?? []);
  });
  const [main] = concepts;
  const modelGates = concepts.flatMap(({ kind, gates = [] }) => (kind === "model" ? gates : []));
  const gate = nameGate(gates, words) || nameGate(modelGates, words) || nameGate(findSpokenGates(words), words);
  const audience = nameAudience(concepts, words);
  const isManual = job === "automate" ? "portão manual" : "";
  const bare = isManual || nameBare(words);
  const material = main?.kind === "material" && main.broader === undefined ? main.phrase.replace(/^o /, "") : "";
  const leaf = gate === "" ? material || bare : isManual === "" ? gate : gate.replace("portão", "portão manual");
  const makes = [...new Set(brands)];
  const names = makeName !== null && makes.length === 1 ? [makeName] : makes;
  // "Rossi NKX" is the name of a board.
  const board = concepts.find(
    ({ kind, broader, phrase }) => kind === "model" && `${broader} ${phrase}`.includes("central "),
  );
  if (board && main?.broader !== undefined) return `central ${joinWords(names)}`;
  const of = audience === "" ? "" : ` ${audience}`;
  if (names.length > 0) return `motor ${joinWords(names)}${gate === "" ? "" : ` para ${gate}`}${of}`;
  // "Sensor para portão de escola" is no motor.
  const [part] = job === "install" && !/\bmotor(es)?\b/.test(words) ? findParts(words) : [];
  if (part) return `${part.name} de ${gate || "portão"}${of}`;
  // The leaf is made by others: what is sold of a gate is its motor.
  const isSold = job === "gate" || job === "any";
  // A gate for people is opened by its lock, and seldom by a motor.
  if (gate === "portão social" && !/\bmotor(?:es)?\b/.test(words) && (isSold || job === "install"))
    return `abertura elétrica de ${/\bpedestres?\b/.test(words) ? "portão de pedestres" : gate}${of}`;
  if (main?.id === "kit") return `kit de motor de ${gate || bare}${of}`;
  const isMotor = job !== "automate" && (isSold || aboutMotors.has(job) || /\bmotor(es)?\b/.test(words));
  if (isMotor) return `motor de ${gate || material || (isSold ? bare : "portão")}${of}`;
  return `${leaf}${of}`;
}

const asked = new Set<Intent>(["repair", "installation", "buying", "price", "emergency"]);

/** A battery is bought anywhere, courses are given by others, and who asks whether somebody comes is told that by its answer. */
const withoutVisit = new Set(["onde-trocar-a-pilha", "curso-de-portao", "atendem-meu-bairro"]);

/** What a page says at once to whoever looks for a service in a place; none where the title asks something else. */
export function serveInPlace(request: ServiceRequest): ServiceLead | null {
  if (!request.hasPlace && !seeksSomebody(request)) return null;
  const quality = readQuality(request.words);
  const isAsking =
    request.isDecisive && quality !== "card" && !wishes.test(request.words) && !endsBroken.test(request.words);
  if (isAsking || asksVisitFee(request.words)) return null;
  if (withoutVisit.has(request.concepts[0]?.id ?? "")) return null;
  const isWho = request.intent === "question" && (!request.hasPlace || asksWho(request.words));
  const wanted = isWho
    ? { ...request, intent: "repair" as const }
    : isNamedOnly(request)
      ? { ...request, intent: "buying" as const }
      : request;
  const lead = (quality && serveWell(wanted, quality)) ?? serve(wanted);
  if (lead === null || isQuestion.test(request.words)) return lead;
  // "Sim" answers a question, and here is none.
  return { ...lead, openings: lead.openings.map(leaveOutYes) };
}

/** "Portão de vidro Vila Olímpia" asks nothing: it is looked for there. */
function isNamedOnly({ concepts: [main], intent, words }: ServiceRequest): boolean {
  return intent === "question" && main?.kind === "material" && main.broader === undefined && !asksAnything.test(words);
}

const asksAnything = /\?|\b(?:ou|como|qua(?:l|is|ndo|nto)|por ?que|o que|pode|posso|vale|precisa|serve)\b/;

/** "Preciso trocar" is said by who wants it done; with a question mark or a choice, by who asks whether to. */
const wishes = /^(?:preciso|quero|procuro)\b(?!.*(?:\?|\bou\b|\btambem\b))/;

/** "Não funciona em Mauá" says where, and asks of no compatibility. */
const endsBroken = /\bnao (?:esta )?funciona(?:m|ndo)?(?: mais)? (?:em|no|na|nos|nas)$/;

const isQuestion = /\?|\baceita\w*|^(?:voces|vcs|tem|atende\w*|faz\w*|existe|ha)\b/;

function leaveOutYes(text: string): string {
  return text.replace(/^Sim, (.)/, (_, first: string) => first.toUpperCase());
}

/** Parts have prices and wordings of their own. */
const partKinds = new Set<ConceptKind>(["part", "symptom", "material", "safety"]);

/** Where the warranty is what was understood, and the service only a word of it: "conserto com garantia". */
function readMending(words: string): Job | null {
  if (/\bmanuten\w+/.test(words)) return "upkeep";
  if (/\b(?:consert|concert|reparo|arrum)\w*/.test(words)) return "mend";
  if (/\b(?:troc|substitu)\w+(?: \w+)? motor(?:es)?\b/.test(words)) return "swap";
  return /\binstalacao\b/.test(words) ? "install" : null;
}

/** Who fears the street, too, is told more than a motor and its price. */
const ownSpeed = /^(?:quanto-tempo-abre|motor-rapido-rua-perigosa)$/;

/** "Barato", "com garantia", "aceita cartão", "empresa de": the first sentence says so of what the title is about. */
function serveWell(request: ServiceRequest, quality: Quality): ServiceLead | null {
  const { gates } = request;
  // Who names the seconds is told which motor has them.
  if (quality === "fast" && request.concepts.some(({ id }) => ownSpeed.test(id))) return null;
  const concepts = leaveOutQuality(request.concepts, quality);
  if (concepts.some(({ kind, id }) => partKinds.has(kind) && id !== "motor")) return null;
  const intent = asked.has(request.intent) && request.intent !== "price" ? request.intent : "buying";
  const thingRequest = { ...request, concepts, intent };
  const job = findJob(thingRequest) ?? readMending(request.words) ?? "any";
  const isHeavy = isHeavyDuty(concepts);
  const hasBrand = concepts.some(({ kind }) => kind === "brand" || kind === "model");
  const hasKit = !isHeavy && !hasBrand && gates.every((gate) => gate === "basculante");
  const wanted = {
    quality,
    job,
    object: nameObject(job, thingRequest),
    hasKit,
    isSplit: wantsParts(request.words),
    namesMotor: motorWords.test(request.words),
    isAutomation: /\bautoma(?:cao|coes|tiza\w*)\b/.test(request.words),
  };
  if (!isServed(wanted)) return null;
  const own = describeQuality(wanted);
  return {
    openings: openWithQuality(wanted),
    body: own
      ? [own]
      : [
          getPrices(job, thingRequest, isHeavy),
          hasBrand && !isOwnKit(concepts)
            ? independent
            : quality === "company" && job === "any"
              ? vouched
              : (tellAudience(concepts[0], job, request) ?? tellIncluded(job, gates) ?? includes.any ?? mended),
        ],
    isUrgent: job === "urgent",
    isDated: false,
  };
}

/** What holds for the gate that is named, before what holds for all. */
function tellIncluded(job: Job, gates: readonly string[]): string[] | undefined {
  const [gate = "", ...others] = gates;
  return (others.length === 0 ? includesByGate[gate]?.[job] : undefined) ?? includes[job];
}

const audienceJobs = new Set<Job>(["any", "shop"]);

/** For whom the gate is decides the motor, where nothing else is named. */
function tellAudience(main: Concept | undefined, job: Job, { gates, words }: ServiceRequest): string[] | undefined {
  if (!main || !audienceJobs.has(job) || gates.length > 0) return undefined;
  return main.id === "condominio" && /\bsindic\w+/.test(words) ? forManagers : includesByAudience[main.id];
}

const motorWords = /\bmotor(?:es)?\b/;

function isCountryHouse({ id }: Concept, job: Job): boolean {
  return id === "chacara" && job === "any";
}

/** "Técnico 24 horas", "técnico PPA"; "assistência técnica" is no person. */
const seeksTechnician = /\btecnicos?\b(?!.*\bassistencia)(?<!\bassistencia.*)/;

function isAssistance(job: Job, words: string): boolean {
  return job === "mend" && /\bassistencia\b/.test(words);
}

/** The gate of a shop is not for sale. */
const saleWords = /\b(?:vend\w*|compr\w*|(?<!\bport\w+ (?:\w+ )?(?:de|da|das|para|pra) )loja)\b/;

const salesBeside: Partial<Record<Job, string[]>> = {
  install: saleWithFitting,
  upkeep: saleWithUpkeep,
  mend: saleWithMending,
};

const rollingDoor = /^porta de (?:enrolar|aço)\b/;

/** What is the shop's own is of no factory that it could be independent of. */
function isOwnKit(concepts: readonly Concept[]): boolean {
  const makes = concepts.filter(({ kind }) => kind === "brand" || kind === "model");
  return makes.length > 0 && makes.every(({ id, broader }) => (broader ?? id) === "speedy");
}

const openedAsOwn: Partial<Record<Job, Job>> = { brand: "any", "brand-service": "mend" };

function getOpenings(wanted: Job, words: string, object: string, concepts: readonly Concept[]): string[] {
  const job = (isOwnKit(concepts) && openedAsOwn[wanted]) || wanted;
  if (job === "gate" && rollingDoor.test(object))
    return /\b(?:enrol|aco\b|rolo\b)/.test(words) ? rollingDoors : automaticDoors;
  if (job === "install" && /\bautomatiz\w+/.test(words) && /^motor de porta de (?:enrolar|aço)/.test(object))
    return rollingAutomation;
  if (job === "metalwork" && /\bsold\w+/.test(words)) return weldings;
  if (job === "metalwork" && motorWords.test(words)) return metalworkWithMotor;
  // A shop whose door is stuck wants nothing sold.
  const isShopsDoor = job === "mend" && rollingDoor.test(object);
  const withSale = saleWords.test(words) && !isShopsDoor ? salesBeside[job] : undefined;
  if (withSale) return withSale;
  if (isAssistance(wanted, words)) return assistance;
  if (job === "adjust" && /\balinh/.test(words)) return alignments;
  if (job === "urgent" && seeksTechnician.test(words)) return urgentTechnician;
  if (job === "urgent" && /\b24 ?h(?:oras?|rs?|s)?\b/.test(words)) return urgentAtAnyHour;
  if (job === "brand-service" && seeksTechnician.test(words)) return technicianOfMake;
  if (job === "upkeep" && /\brevis(?:ao|oes)\b(?!.*\bmanuten)/.test(words))
    return openings.upkeep.map((text) => text.replace("manutenção", "revisão"));
  if (job === "upkeep" && /\bpreventiv\w+/.test(words))
    return openings.upkeep.map((text) => text.replace("manutenção", "manutenção preventiva"));
  if (job !== "remote" || !saleWords.test(words)) return openings[job];
  return remoteSales;
}

/** What can be mended as a whole, and what somebody comes to see to. */
const mendable = /^(?:o (?:portão|basculante|motor)|a placa) (?!de portão exposto)/;
const seenTo = /^(?:o (?:controle|disjuntor|cabo|contrapeso|barulho)|a faísca) /;

const symptomVerbs: [RegExp, string][] = [
  [/\bemperr\w+/, "Desemperramos e consertamos"],
  [/\btranc(?:ou|ad\w+)/, "Destravamos e consertamos"],
  [/\btrav(?:ou|ad\w+)/, "Destravamos e consertamos"],
  [/\b(?:trilho|descarril\w+)/, "Recolocamos no lugar e consertamos"],
];

/** What a title says of it, where its answer is the one of a wider defect. */
const asSaid: [string, RegExp, string][] = [
  ["controle que parou", /\bnao abre\b/, "portão que não abre com o controle"],
  ["controle que parou", /\bnao fecha\b/, "portão que não fecha com o controle"],
  ["portão que não abre", /\btravad\w+/, "portão travado"],
  ["portão que não abre", /\btravou\b/, "portão que travou"],
  ["portão que não abre", /\bparad[oa]\b/, "portão parado"],
  ["portão que caiu do trilho", /\bsai(?:u|ndo)\b.*\btrilho/, "portão que saiu do trilho"],
  ["portão que caiu do trilho", /\bfora d[oe] trilho/, "portão fora do trilho"],
  ["placa queimada por raio", /\bmotor\b(?!.*\bplaca\b)/, "motor ou placa de portão queimados por raio"],
];

/** "Com a chuva no Ipiranga" would be the rain of that place. */
const endsInWeather = /\b(?:chuva|vento|frio|calor|noite|madrugada)$/;

/** "portão que não abre com motor Garen": the make that the title names goes with the motor. */
function nameSymptom(phrase: string, concepts: readonly Concept[], words: string): string {
  const makes = concepts.flatMap(({ kind, label }) => (kind === "brand" || kind === "model" ? [label] : []));
  const bare = phrase.replace(/^(?:o|a) /, "").replace(/ ou (?:o|a) /, " ou ");
  const said = asSaid.find(([usual, sign]) => bare === usual && sign.test(words))?.[2] ?? bare;
  const thing = /\bemperr/.test(words) ? said.replace("travado", "emperrado") : said;
  if (makes.length === 0) return thing;
  const motor = `motor ${joinWords([...new Set(makes)])}`;
  return thing.startsWith("motor ") ? thing.replace(/^motor(?: de portão)?/, motor) : `${thing}, com ${motor}`;
}

/** Who names a defect and a place wants somebody there, unless the title asks why. */
function serveSymptom({ kind, phrase, label }: Concept, request: ServiceRequest): ServiceLead | null {
  const { concepts, intent, words } = request;
  if (kind !== "symptom" || (intent !== "repair" && intent !== "emergency") || isQuestion.test(words)) return null;
  if (asksHow.test(words) || label.includes("?")) return null;
  const rest = { body: null, isUrgent: intent === "emergency", isDated: false };
  if (seenTo.test(phrase))
    return {
      ...rest,
      ...(openOnDay(words, `visita técnica para resolver ${phrase}`) ?? {
        openings: [
          `Atendemos [em] para resolver ${phrase}, no seu endereço.`,
          `Vamos até você [em] para resolver ${phrase}.`,
        ],
      }),
    };
  if (!mendable.test(phrase)) return null;
  const verb = symptomVerbs.find(([sign]) => sign.test(words))?.[1] ?? "Consertamos";
  const thing = nameSymptom(phrase, concepts, words);
  return {
    ...rest,
    ...(openOnDay(words, `conserto de ${thing}`) ?? {
      openings: [
        ...(endsInWeather.test(thing)
          ? []
          : [`${verb} ${thing} [em], no seu endereço.`, `${verb} ${thing} [em], com visita no local.`]),
        `Atendemos [em]: ${verb.toLowerCase()} ${thing}, no seu endereço.`,
      ],
    }),
  };
}

const asksHow = /\b(?:como|passo a passo|sozinh[oa]|o que|por ?que|porque|sera|causas?|motivos?)\b/;

/** "Lubrificação de portão na Lapa" is read as something to be learnt, unless a place says where to do it. */
function isToBeDone(main: Concept, words: string): boolean {
  return isAskedAlone(main) && !asksHow.test(words) && !/\?|\bqua(?:l|is)\b|\bpode\b|\bposso\b/.test(words);
}

/** Makes that the shop does not say it works with, as their own answers tell. */
function isOnRequest(concepts: readonly Concept[]): boolean {
  const [main] = concepts;
  const make = concepts.find(({ kind }) => kind === "brand");
  if (!make || (make !== main && main?.id !== "assistencia-da-marca")) return false;
  return /^(?:marca-|seg$|ipec$|unisystem$|linear-hcs$|intelbras$)/.test(make.broader ?? make.id);
}

const onRequestByJob: Partial<Record<Job, string[]>> = {
  install: onRequestFitting,
  automate: onRequestFitting,
  brand: onRequestBuying,
  shop: onRequestBuying,
  any: onRequestBuying,
};

/** What fails in a model is told by its own answer. */
function isOfModel({ broader }: Concept): boolean {
  return broader !== undefined && getConcept(broader)?.kind === "model";
}

/** They tell that somebody comes, which the opening has told of the place itself. */
const whoComes = new Set(["quem-conserta-perto", "tecnico-perto"]);

/** Parts with wordings of their own, and what every gate has. */
const unlikeParts = new Set(["motor", "controle", "controle-onde-se-compra", "controle-perto-de-mim"]);

/** Their answers begin with what is done, and it is no repair, or none of a gate. */
const ownOffer = new Set(["vistoria-e-laudo", "trocar-controles-do-condominio", "lote-de-controles", "nice-wil"]);

function serve(request: ServiceRequest): ServiceLead | null {
  const { concepts, intent, words } = request;
  const [main] = concepts;
  if (main && ownOffer.has(main.id)) return null;
  const partLead = main && unlikeParts.has(main.id) ? null : servePart(request);
  if (partLead) return { isDated: false, ...partLead, isUrgent: intent === "emergency" };
  const symptomLead = main && serveSymptom(main, request);
  if (symptomLead) return symptomLead;
  if (
    !main ||
    !(
      asked.has(intent) ||
      (intent === "question" && main.kind === "service") ||
      isToBeDone(main, words) ||
      findService(concepts)
    )
  )
    return null;
  const job = findJob(request);
  if (job === null) return null;
  const object = nameObject(job, request);
  const capital = object.charAt(0).toUpperCase() + object.slice(1);
  const fill = (text: string) =>
    text.replace("[o-]", capital).replace("[o]", object).replace("[portão]", main.phrase.replace(/^o /, ""));
  const isHeavy = isHeavyDuty(concepts);
  // A rolling door has no leaf to keep away from, nor a porter who is told of it.
  const gates = (main.broader ?? main.id) === "enrolar" ? ["enrolar"] : request.gates;
  const isSingleBrand = job === "brand-service" || main.broader === undefined || whoComes.has(main.id);
  // Who names a part of such a make does not look for a motor.
  const wantedJob = findParts(words).length > 0 ? "brand-service" : job;
  if (isOnRequest(concepts) && job !== "urgent")
    return {
      openings: (onRequestByJob[wantedJob] ?? onRequest).map(fill),
      body: [getPricesOnRequest(wantedJob, request)],
      isUrgent: false,
      isDated: false,
    };
  const named = readWanted(words);
  // A narrow answer says more than that it is done near.
  const wanted = named === "near" && main.broader !== undefined ? null : named;
  const wantedOpening = wanted && openAsWanted(wanted, job, words, object);
  if (wantedOpening && wanted !== "included") {
    const isDated = wanted === "days-off";
    const isAboutBrand =
      (job === "brand-service" || concepts.some(({ kind }) => kind === "brand")) && !isOwnKit(concepts);
    const first = isAboutBrand
      ? independent
      : isDated && job === "urgent"
        ? (tellIncluded("mend", request.gates) ?? mended)
        : (tellIncluded(job, request.gates) ?? mended);
    return {
      openings: wantedOpening,
      body: [first, getPrices(getPricedJob(job, wanted, intent), request, isHeavy)],
      isUrgent: job === "urgent",
      isDated,
    };
  }
  const isMetalwork = main.id === "serralheria" && job === "metalwork" && motorWords.test(words);
  const told = isMetalwork
    ? metalworkAnswers
    : isCountryHouse(main, job)
      ? countryHouseAnswers
      : isHeavy && job === "urgent" && !gates.includes("enrolar")
        ? urgentForMany
        : job === "upkeep" && request.gates.length === 0 && motorWords.test(words)
          ? upkeepOfMotor
          : (tellAudience(main, job, request) ??
            // Its opening has named the makes.
            tellIncluded(isAssistance(job, words) ? "brand-service" : job, gates));
  // A narrow answer, a price or a kind of gate says more than what holds for all.
  const hasOwnBody =
    told === undefined ||
    (job === "remote" && intent !== "buying") ||
    isOfModel(main) ||
    (main.kind === "material" && (job === "mend" || job === "install" || job === "gate")) ||
    (job !== "urgent" && (intent === "price" || !isSingleBrand || job === "brand"));
  const isMaterial = main.kind === "material" && job === "gate";
  const offered = wantedOpening ?? (isMaterial ? ofMaterial : getOpenings(job, words, object, concepts));
  return {
    openings: offered.map(fill),
    isDated: false,
    body: hasOwnBody ? null : [told, getPrices(job, request, isHeavy)],
    isUrgent: job === "urgent",
  };
}
