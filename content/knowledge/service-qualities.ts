import type { Concept } from "#domain/knowledge/concept.ts";
import { withMeanings } from "./meanings.ts";
import type { Job } from "./service-texts.ts";

/** What a title wants the service or the thing to be, and its first sentence must name. */
export type Quality = "card" | "warranty" | "cheap" | "company" | "fast";

const signs: [Quality, RegExp][] = [
  ["card", /\b(?:aceita\w*|passa\w*|no|com|em|pag\w+) (?:o )?cart(?:ao|oes)\b/],
  ["warranty", /\bcom (?:\d+ (?:meses|anos?) de )?garantia\b/],
  ["cheap", /\b(?:barat[oa]s?|baratinh[oa]s?|em conta|economic[oa]s?|preco (?:bom|baixo|acessivel))\b/],
  [
    "fast",
    /\b(?:motor|portao|basculante|abertura|kit)(?:es)?(?: (?:de|para|pra|eletronico|automatico|portao|garagem|basculante|mais|super|ultra|que|abre))* (?:rapid[oa]s?|veloz|velozes)\b/,
  ],
  ["company", /\bempresas? (?:de|que|especializad\w+)\b/],
];

const isSecondHand = /\b(?:usad[oa]s?|seminov[oa]s?|segunda mao|recondicionad[oa]s?)\b/;

export function readQuality(words: string): Quality | null {
  if (/\b(?:para|pra) empresas?\b/.test(words)) return null;
  const found = signs.find(([, sign]) => sign.test(words))?.[0] ?? null;
  // What is sold new has our warranty; a second-hand motor has its seller's.
  return found === "warranty" && isSecondHand.test(words) ? null : found;
}

const qualityIds = /^(?:garantia|preco|pagar|parcelamento|desconto|orcamento)/;

/** What the title is about besides; a company that is looked for is no place of business. */
export function leaveOutQuality(concepts: readonly Concept[], quality: Quality): Concept[] {
  return concepts.filter(
    ({ id, broader = "" }) =>
      !qualityIds.test(id) &&
      !qualityIds.test(broader) &&
      !(quality === "company" && id === "comercio") &&
      !(quality === "fast" && (broader || id) === "tempo-de-abertura"),
  );
}

const mending = new Set<Job>(["mend", "technician", "urgent", "brand-service", "upkeep", "adjust", "grease"]);
const kits = new Set<Job>(["any", "gate", "shop", "install", "automate"]);

const mend = ["no", "conserto de"];

const deeds: Partial<Record<Job, string[]>> = {
  mend,
  technician: mend,
  urgent: mend,
  "brand-service": mend,
  upkeep: ["na", "manutenção de"],
  contract: ["na", "manutenção por contrato de"],
  adjust: ["na", "regulagem de"],
  grease: ["na", "lubrificação de"],
  swap: ["na", "troca de"],
  install: ["na", "instalação de"],
  automate: ["na", "automação de"],
};

/** "[o]" is what it is done to, "[deed]" what is done, "[em]" where. */
const openings = withMeanings({
  card: [
    "Sim, aceitamos cartão, em até {shop.instalments} vezes, [deed] [o] [em]; por Pix, o pagamento é à vista.",
    "Sim, o cartão é aceito [deed] [o] [em], em até {shop.instalments} vezes, e o Pix vale para pagar à vista.",
  ],
  split: [
    "Sim, dá para parcelar no cartão [deed split] [o] [em], em até {shop.instalments} vezes, e o orçamento diz antes até quantas são sem juros.",
    "Sim, parcelamos no cartão [deed split] [o] [em], em até {shop.instalments} vezes; até quantas são sem juros, o orçamento diz antes de você fechar.",
  ],
  warranty: {
    sale: [
      "Vendemos e instalamos [o] [em] com garantia: {warranty.motor} no motor e {warranty.installation} na instalação.",
      "[em], [o] tem {warranty.motor} de garantia no motor que vendemos e {warranty.installation} na instalação.",
    ],
    mending: [
      "Fazemos [conserto] [o] [em] com garantia do que foi feito: pela lei, há 90 dias para reclamar do serviço e da peça trocada.",
      "[em], [conserto] [o] tem a garantia da lei: são 90 dias para reclamar do serviço e da peça trocada.",
    ],
  },
  cheap: {
    kit: [
      "O mais barato [em] é o kit basculante de entrada, por {price.lowest}, com entrega e instalação, para folha de até {width.quarterHp}.",
      "[em], o jeito mais barato de ter [o] é o kit basculante de entrada, que sai por {price.lowest} já instalado, em folha de até {width.quarterHp}.",
    ],
    mending: [
      "Para um conserto barato de [o] [em], mande um vídeo e a foto da etiqueta: só se troca a peça que falhou, e você compara antes.",
    ],
    other: [
      "Para gastar menos com [o] [em], aproveita-se o que está bom: fiação, fotocélula e controles que servem ficam, e só o resto entra no orçamento.",
    ],
  },
  fast: [
    "Instalamos motor de portão rápido [em]: no basculante de até {width.quarterHp}, o Speedy abre em {opening.speedy}, por {price.speedy}, e o JetFlex, em {opening.jetflex}, por {price.jetflex}, com entrega e instalação.",
    "[em], o motor rápido de basculante sai instalado por {price.speedy} no Speedy, que abre em {opening.speedy}, ou {price.jetflex} no JetFlex, que abre em {opening.jetflex}, para folha de até {width.quarterHp}.",
  ],
  company: {
    all: [
      "Somos uma empresa de [o] que vende, instala e conserta[motores] [em], com {warranty.motor} de garantia no motor vendido e {warranty.installation} na instalação.",
      "Somos empresa de [o] [em]: vendemos, instalamos e consertamos motores {shop.someBrands}, no seu endereço.",
    ],
    one: ["Somos empresa de [conserto] [o] [em], com técnico que vai ao seu endereço."],
  },
});

/** What follows a fast one: what the leaf must be, and what holds for other gates. */
const quick = [
  "A folha precisa estar equilibrada e firme, e a fotocélula, funcionando; portão de correr rápido leva motor com inversor, orçado pela foto e pelo peso.",
  "Motor rápido pede folha equilibrada, batente firme e fotocélula em ordem; no portão de correr, o modelo rápido com inversor é orçado por foto.",
];

/** What follows a cheap kit: what its price leaves out. */
const saved = [
  "O preço é da automação; o portão em si, a folha, não está incluído, e o cartão parcela em até {shop.instalments} vezes.",
  "A folha não está nesse preço, só a automação: fiação, fotocélula e controles bons que você já tem podem ficar.",
];

/** What follows the name of a firm: what one wants in writing from it. */
export const vouched = [
  "O orçamento vem por escrito, com peça e mão de obra separadas; a nota fiscal, no CPF ou no CNPJ, é pedida na mesma conversa.",
  "Você recebe o orçamento por escrito, de graça, aprova antes do serviço e pede a nota fiscal no CPF ou no CNPJ.",
];

function choose({ quality, job, hasKit, isSplit }: Wanted): string[] {
  const { card, split, warranty, cheap, company, fast } = openings;
  if (quality === "card") return isSplit && deeds[job] ? split : card;
  if (quality === "fast") return fast;
  if (quality === "company") return deeds[job] ? company.one : company.all;
  if (quality === "warranty") return mending.has(job) ? warranty.mending : warranty.sale;
  if (mending.has(job)) return cheap.mending;
  return hasKit && kits.has(job) ? cheap.kit : cheap.other;
}

type Wanted = {
  quality: Quality;
  job: Job;
  object: string;
  hasKit: boolean;
  /** Whether the title asks to pay in parts. */
  isSplit: boolean;
  namesMotor: boolean;
  /** Whether the title calls the first motor automation. */
  isAutomation: boolean;
};

const splits = /\bparcel\w*|\bsem juros\b|\b\d+ ?x\b|\b\d+ vezes\b|\bdivid\w+/;

export function wantsParts(words: string): boolean {
  return splits.test(words);
}

/** A fast motor is one that is bought, for a gate that the kits serve; a fast repair is another wish. */
export function isServed({ quality, job, hasKit }: Wanted): boolean {
  return quality !== "fast" || (hasKit && kits.has(job));
}

export function openWithQuality(wanted: Wanted): string[] {
  const { quality, job, object } = wanted;
  const deed = wanted.isAutomation && job === "install" ? deeds.automate : deeds[job];
  // Whoever calls it a firm of gates is told what is sold and mended of them.
  const isOfGates = quality === "company" && /^motor de port/.test(object) && !wanted.namesMotor;
  const thing = isOfGates ? object.replace(/^motor de /, "") : object;
  return choose(wanted).map((text) =>
    text
      .replace("[deed split]", deed ? `${deed[0]?.slice(1)} ${deed[1]}` : "")
      .replace("[deed]", deed?.join(" ") ?? "para comprar, instalar ou consertar")
      .replace("[conserto]", deed?.[1] ?? "conserto de")
      .replace("[motores]", isOfGates ? " motores" : "")
      .replace("[o]", thing),
  );
}

/** The sentences after it; null where those of the job say more. */
export function describeQuality({ quality, job, hasKit }: Wanted): string[] | null {
  if (quality === "fast") return quick;
  return quality === "cheap" && hasKit && kits.has(job) ? saved : null;
}
