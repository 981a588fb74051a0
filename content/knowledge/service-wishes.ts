import { joinWords } from "#domain/format.ts";
import type { Intent } from "#domain/knowledge/concept.ts";
import type { Job } from "./service-texts.ts";

/** What a title adds to the service, and its first sentence must answer. */
type Wanted = "today" | "same-day" | "days-off" | "no-contract" | "included" | "near";

/** "Perto de mim", "aqui perto". */
const nearWords = /\b(?:perto|proxim[oa]s?) (?:de mim|daqui|de casa|da minha casa)\b|\b(?:aqui|por) perto\b/;

export function wantsNear(words: string): boolean {
  return nearWords.test(words);
}

const wantedSigns: [Wanted, RegExp][] = [
  ["no-contract", /\bsem (?:contrato|mensalidade|fidelidade)\b/],
  ["days-off", /\b(?:domingos?|feriados?|sabados?|fi(?:m|ns) de semana|a noite|de madrugada)\b/],
  ["same-day", /\b(?:no )?mesmo dia\b/],
  ["today", /\b(?:hoje|agora)\b/],
  [
    "included",
    /\b(?:instalacao|montagem|mao de obra|instalador) inclus[oa]s?\b|\bcom (?:a )?instalacao\b|\bja instalad[oa]\b/,
  ],
  ["near", nearWords],
];

export function readWanted(words: string): Wanted | null {
  return wantedSigns.find(([, sign]) => sign.test(words))?.[0] ?? null;
}

const daysNamed: [RegExp, string][] = [
  [/\bsabados?\b/, "sábados"],
  [/\bdomingos?\b/, "domingos"],
  [/\bferiados?\b/, "feriados"],
];

const partsOfDay: [RegExp, string][] = [
  [/\btarde\b/, "à tarde"],
  [/\bnoite\b/, "à noite"],
  [/\bmanha\b/, "de manhã"],
];

/** "aos domingos e feriados", "no sábado à tarde", "no fim de semana". */
function nameDays(words: string): string {
  const days = daysNamed.flatMap(([sign, name]) => (sign.test(words) ? [name] : []));
  const part = partsOfDay.find(([sign]) => sign.test(words))?.[1];
  const [day] = days;
  if (day && days.length === 1 && part) return `no ${day.slice(0, -1)} ${part}`;
  if (days.length > 0) return `aos ${joinWords(days)}`;
  if (/\bnoite\b/.test(words)) return "à noite";
  return /\bmadrugada\b/.test(words) ? "de madrugada" : "nos fins de semana";
}

/** What is done, as a noun: "[serviço] na Lapa hoje". */
const deedNames: Partial<Record<Job, string>> = {
  mend: "conserto de",
  urgent: "conserto de",
  any: "conserto de",
  gate: "conserto de",
  brand: "conserto de",
  "brand-service": "conserto de",
  technician: "visita de técnico de",
  install: "instalação de",
  automate: "automação de",
  swap: "troca de",
  upkeep: "manutenção de",
  adjust: "regulagem de",
  grease: "lubrificação de",
};

/** "[serviço]" is what is done, "[dias]" when. Of a shop that closes only its hours are left. */
const wantedOpenings: Record<Wanted, string[]> = {
  today: [
    "Fazemos [serviço] [em] hoje quando há técnico livre: chame {shop.hours}, com endereço e foto, e dizemos o horário e o valor da ida.",
    "Para [serviço] [em] ainda hoje, mande endereço e foto pelo WhatsApp, que funciona {shop.hours}: a resposta diz se há técnico livre, a que horas e quanto custa a ida.",
  ],
  "same-day": [
    "Fazemos [serviço] [em] no mesmo dia quando há técnico livre: chame {shop.hours}, com endereço e foto, e dizemos o horário e o valor da ida.",
    "[em], [serviço] no mesmo dia depende de haver técnico livre: mande endereço e foto pelo WhatsApp, que funciona {shop.hours}, e a resposta diz o horário e o valor da ida.",
  ],
  "days-off": [
    "Sim, atendemos [em] [dias] para [serviço]{shop.always}: chame pelo WhatsApp, e o horário da visita e o valor da ida são informados antes. O atendimento funciona {shop.hours}.",
    "Sim, fazemos [serviço] [em] [dias]{shop.always}: chame pelo WhatsApp, e o horário e o valor da ida são informados antes de o técnico sair. Atendemos {shop.hours}.",
  ],
  "no-contract": [
    "Fazemos [serviço] [em] sem contrato: cada visita é avulsa, combinada e paga uma a uma.",
    "[em], a [serviço] é feita sem contrato, em visita avulsa, com o valor combinado antes.",
  ],
  included: [
    "Vendemos [o] [em] com a instalação inclusa: nos kits da tabela, o preço já traz entrega, montagem e controles gravados.",
    "Você compra [o] [em] com a instalação inclusa; entrega, montagem e controles gravados já estão no preço do kit.",
  ],
  near: [
    "Fazemos [serviço] perto de você, [em]: diga o bairro pelo WhatsApp e receba o valor e o primeiro horário livre.",
    "Fazemos [serviço] perto de você, [em], com visita no seu endereço; basta dizer o bairro pelo WhatsApp.",
  ],
};

export const independent = [
  "Somos assistência independente, sem vínculo com a fábrica.",
  "O serviço é independente, não autorizado pela fábrica.",
];

/** Jobs that are said to be done near; a technician is near himself, and tells it in his own words. */
const doneNear = new Set<Job>(["mend", "install", "automate", "swap", "upkeep", "adjust", "grease"]);

/** Which days a title wants: the opening says how to ask, and what a visit on them costs. */
const datedWishes = new Set<Wanted>(["today", "same-day", "days-off"]);

/** Who asks what it costs is told so on any day. */
export function getPricedJob(job: Job, wanted: Wanted, intent: Intent): Job {
  return job === "urgent" && (datedWishes.has(wanted) || intent === "price") ? "mend" : job;
}

export function openAsWanted(wanted: Wanted, job: Job, words: string, object: string): string[] | null {
  const deed = deedNames[job];
  if (wanted === "included" ? job !== "shop" : deed === undefined) return null;
  if (wanted === "near" && !doneNear.has(job)) return null;
  if (wanted === "no-contract" && job !== "upkeep" && job !== "mend") return null;
  return fillWanted(wanted, words, `${deed ?? ""} ${object}`, object);
}

/** "Abre sozinho de madrugada": no word of the title sends for anybody. */
const failsThen =
  /^(?!.*\b(?:consert|concert|tecnic|atend|socorro|emergenc|urgen|cham|visita|arrum|repar|troc|instal|manuten|sabado|domingo|feriado|fim de semana|fins de semana)).*\b(?:a noite|de madrugada)\b/;

/** The same of a part or a defect, where the title says when; what is done is told with its noun. */
export function openOnDay(words: string, service: string): { openings: string[]; isDated: boolean } | null {
  const wanted = readWanted(words);
  if (wanted === null || !datedWishes.has(wanted)) return null;
  // "Portão que falha à noite" tells when it fails, and not when somebody is to come.
  if (wanted === "days-off" && (service.endsWith(nameDays(words)) || failsThen.test(words))) return null;
  return { openings: fillWanted(wanted, words, service, ""), isDated: wanted === "days-off" };
}

function fillWanted(wanted: Wanted, words: string, service: string, object: string): string[] {
  return wantedOpenings[wanted].map((text) =>
    text.replace("[serviço]", service).replace("[dias]", nameDays(words)).replace("[o]", object),
  );
}
