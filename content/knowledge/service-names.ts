import type { Concept } from "#domain/knowledge/concept.ts";
import { plainLetters } from "#domain/search-text.ts";

const gateNames: Record<string, string> = {
  basculante: "portão basculante",
  deslizante: "portão deslizante",
  pivotante: "portão pivotante",
  "duas-folhas": "portão de duas folhas",
  enrolar: "porta de enrolar",
  guilhotina: "portão guilhotina",
  social: "portão social",
  articulado: "portão articulado",
};

/** How people call them besides. */
const spokenNames: [string, RegExp, string][] = [
  ["deslizante", /\bde correr\b/, "portão de correr"],
  ["pivotante", /\bde abrir\b/, "portão de abrir"],
  ["enrolar", /\bportas? de aco\b(?!.*\benrol)/, "porta de aço"],
  ["articulado", /\bcamarao\b/, "portão camarão"],
];

/** "portão deslizante", in the title's own words; "" when none is named, or only that it moves by itself. */
export function nameGate(gates: readonly string[], words: string): string {
  if (gates.includes("duas-folhas") && /\bde abrir\b/.test(words)) return "portão de abrir de duas folhas";
  if (gates.includes("duas-folhas") && /\bduas folhas\b/.test(words)) return "portão de duas folhas";
  const spoken = spokenNames.find(([id, sign]) => gates.includes(id) && sign.test(words));
  return spoken?.[2] ?? gates.map((gate) => gateNames[gate]).find(Boolean) ?? "";
}

const audiences: Record<string, string> = {
  condominio: "de condomínio",
  predio: "de prédio",
  industria: "industrial",
  galpao: "de galpão",
  comercio: "de comércio",
  estacionamento: "de estacionamento",
  escola: "de escola",
  casa: "residencial",
  sobrado: "de sobrado",
  chacara: "de chácara",
};

/** Places of business, as titles name them in plain letters. */
const businesses: [RegExp, string][] = [
  [/\bigrejas?\b/, "de igreja"],
  [/\bclubes?\b/, "de clube"],
  [/\bhospita(?:l|is)\b/, "de hospital"],
  [/\bclinicas?\b/, "de clínica"],
  [/\boficinas?\b/, "de oficina"],
  [/\blava ?(?:rapido|jato)s?\b/, "de lava-rápido"],
  [/\bhote(?:l|is)\b/, "de hotel"],
  [/\bmote(?:l|is)\b/, "de motel"],
  [/\bpousadas?\b/, "de pousada"],
  [/\bacademias?\b/, "de academia"],
  [/\brestaurantes?\b/, "de restaurante"],
  [/\b(?:super)?mercados?\b/, "de mercado"],
  [/\bcreches?\b/, "de creche"],
  [/\bcolegios?\b/, "de colégio"],
  [/\bfaculdades?\b/, "de faculdade"],
  [/\bpadarias?\b/, "de padaria"],
  [/\b(?:farmacia|drogaria)s?\b/, "de farmácia"],
  [/\bescritorios?\b/, "de escritório"],
  [/\b(?:para|pra|de|da) lojas?\b/, "de loja"],
  [/\bdepositos?\b/, "de depósito"],
  [/\btransportadoras?\b/, "de transportadora"],
  [/\bsitios?\b/, "de sítio"],
  [/\bfazendas?\b/, "de fazenda"],
  [/\bharas\b/, "de haras"],
  [/\bescolas?\b/, "de escola"],
  [/\bgalp(?:ao|oes)\b/, "de galpão"],
  [/\bfabricas?\b/, "de fábrica"],
  [/\bcomerci(?:al|ais|os?)\b/, "de comércio"],
  [/\bport\w+ (?:\w+ )?(?:para|pra|de) (?:canteiro de )?obras?\b/, "de obra"],
];

/** What is told of buildings is told of condominiums too. */
function readBuilding(words: string): string {
  return /\bcondomini/.test(words) && !/\b(?:predio|edificio)/.test(words) ? "condominio" : "predio";
}

/** For whom, in the title's own words where it says more than the concept. */
export function nameAudience(concepts: readonly Concept[], words: string): string {
  if (/\bempresas?\b/.test(words) && /\b(?:para|de|pra) empresas?\b/.test(words)) return "de empresa";
  const business = businesses.find(([sign]) => sign.test(words));
  if (business && concepts.some(({ kind, id }) => kind === "audience" || /^conserto-na-empresa$|-industrial$/.test(id)))
    return business[1];
  // "Prédio" is told as such, also where its answer is the one of condominiums.
  const named = concepts.find(
    ({ id, label }) => audiences[id] && words.includes(plainLetters(label.split(" ")[0] ?? "")),
  );
  if (named) return audiences[named.id] ?? "";
  for (const { id, broader } of concepts) {
    // What opens all day stands before houses and buildings, too.
    if (id === "motor-de-fluxo-intenso") continue;
    const shared = /-(condominio|predio)$/.exec(id)?.[1] ?? "";
    const found = audiences[broader ?? id] ?? audiences[shared === "predio" ? readBuilding(words) : shared];
    if (found) return found;
  }
  return "";
}
