import type { Concept } from "#domain/knowledge/concept.ts";
import type { ServiceRequest } from "#domain/text/page-request.ts";
import type { Quantity } from "#domain/title/quantities.ts";
import { withMeanings } from "./meanings.ts";
import type { Job } from "./service-texts.ts";

const mendingPrices = {
  home: [
    "O orçamento é grátis por foto ou vídeo; só regulagem e limpeza, em casa, partem de {price.preventive}, sem peças.",
    "O orçamento vem antes, grátis, pela foto da etiqueta; se for caso de motor novo, a troca em casa custa de {price.homeSwap}.",
    "A peça e a mão de obra vêm separadas no orçamento grátis, e a troca por um motor novo, em casa, fica de {price.homeSwap}.",
    "O orçamento por foto não custa nada, e só vale consertar se sair bem menos que trocar o motor, de {price.homeSwap} em casa.",
    "Se bastar regular, a visita em casa parte de {price.preventive}, sem peças; o conserto é orçado de graça, por foto.",
  ],
  rolling: [
    "A peça e a mão de obra vêm separadas no orçamento, que é grátis, por foto ou vídeo da porta.",
    "O valor depende da peça que falhou, e o orçamento por foto ou vídeo da porta é grátis.",
  ],
  heavy: [
    "O orçamento é grátis por foto ou vídeo; se for caso de motor novo, a troca em portão pesado fica de {price.heavySwap}.",
    "A peça e a mão de obra vêm separadas no orçamento grátis; a troca por um motor novo, em portão pesado, fica de {price.heavySwap}.",
  ],
};

const technicianPrices = [
  "A manutenção preventiva em casa parte de {price.preventive}, sem peças; o conserto é orçado de graça, por foto.",
  "A estimativa por foto é grátis; se bastar regulagem e limpeza, a preventiva em casa custa a partir de {price.preventive}, sem peças.",
  "O preço depende da peça, e a estimativa é grátis; a revisão em casa, sem peças, começa em {price.preventive}.",
];

const newPrices = {
  tilting: [
    "O kit basculante instalado custa {models.pricesOr}, conforme a velocidade, com entrega.",
    "Para basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega.",
    "Já com instalação e entrega, o kit basculante custa {models.pricesOr}, do mais lento ao mais rápido.",
    "Instalado e entregue, o kit basculante fica em {models.pricesOr}; a folha maior é orçada por foto.",
  ],
  any: [
    "O kit basculante instalado custa a partir de {price.lowest}; os portões de correr e de abrir são orçados por foto, sem custo.",
    "No basculante, o kit instalado começa em {price.lowest}; o deslizante e o pivotante têm orçamento grátis por foto.",
    "O preço começa em {price.lowest} no kit basculante instalado, e os outros tipos são orçados de graça, por foto.",
  ],
  other: [
    "O preço depende do peso e da largura da folha, e o orçamento por foto é grátis.",
    "O peso, a largura e o uso da folha definem o valor, e o orçamento por foto, antes da visita, é grátis.",
    "Mande uma foto e as medidas da folha: o orçamento é grátis e vem antes da visita.",
  ],
  heavy: [
    "Em portão pesado, motor e mão de obra ficam de {price.heavySwap}, conforme o peso e o uso, com orçamento grátis por foto.",
    "O valor em portão pesado vai de {price.heavySwap}, com motor e mão de obra, e é confirmado por foto, sem custo.",
  ],
};

const upkeepPrices = {
  home: [
    "Em casa, a preventiva custa a partir de {price.preventive}, sem peças, e nada é trocado sem você aprovar.",
    "O valor em casa parte de {price.preventive}, sem peças; o que precisar de troca é orçado antes.",
    "A visita em casa sai a partir de {price.preventive}, sem peças, com o valor combinado antes.",
  ],
  heavy: [
    "O valor é por portão, conforme o peso e o uso, em orçamento grátis.",
    "O preço é dado por portão, pelo peso e pelas aberturas por dia, sem custo pelo orçamento.",
  ],
};

const swapPrices = {
  home: [
    "A troca em casa fica de {price.homeSwap}, com motor e mão de obra, conforme o modelo.",
    "Em casa, o motor com a mão de obra fica de {price.homeSwap}; pela foto da etiqueta e do portão fechamos o valor, sem custo.",
    "Em residência, o valor vai de {price.homeSwap}, com motor e mão de obra, e é confirmado por foto, de graça.",
  ],
  heavy: newPrices.heavy,
};

const urgentPrices = [
  "Mande o endereço, uma foto e conte o que aconteceu: dizemos se há técnico a essa hora e quanto custa a ida.",
  "Com o endereço, uma foto e o relato do defeito, dizemos a que horas o técnico pode ir e quanto custa a ida.",
];

const prices = withMeanings({
  mendingPrices,
  newPrices,
  technicianPrices,
  upkeepPrices,
  swapPrices,
  urgentPrices,
});

const heavyAudiences = new Set(["condominio", "predio", "industria", "galpao", "comercio", "estacionamento", "escola"]);

const heavyWeight = 600;

/** What is told of homes does not hold for these. */
export function isHeavyDuty(concepts: readonly Concept[], quantities: readonly Quantity[] = []): boolean {
  if (quantities.some(({ unit, value }) => unit === "kg" && value >= heavyWeight)) return true;
  return concepts.some(({ id, broader }) => heavyAudiences.has(broader ?? id) || isHeavyNarrow(id));
}

/** "manutencao-condominio", "instalacao-predio": of a service, asked for one audience. */
function isHeavyNarrow(id: string): boolean {
  return /-(?:condominio|predio|industria|galpao|empresa)$/.test(id);
}

/** Makes of which the list has prices. */
const listed = /^(?:ppa|jetflex|speedy)\b/;

/** What it costs by the facts, in other words each. */
export function getPrices(job: Job, { concepts, gates: named, words }: ServiceRequest, isHeavy: boolean): string[] {
  const gates = named.length > 0 ? named : findSpokenGates(words);
  const { mendingPrices, newPrices, technicianPrices, upkeepPrices, swapPrices, urgentPrices } = prices;
  if (job === "technician" && !isHeavy) return technicianPrices;
  // What a new motor costs in a house is no measure for a door that rolls up.
  if (job === "mend" && gates.includes("enrolar")) return mendingPrices.rolling;
  if (job === "mend" || job === "technician" || job === "brand-service")
    return isHeavy ? mendingPrices.heavy : mendingPrices.home;
  if (job === "urgent") return urgentPrices;
  if (job === "upkeep" || job === "adjust") return isHeavy ? upkeepPrices.heavy : upkeepPrices.home;
  if (job === "swap") return isHeavy ? swapPrices.heavy : swapPrices.home;
  if (isHeavy) return newPrices.heavy;
  const isOtherMake = concepts.some(({ id, kind }) => (kind === "brand" || kind === "model") && !listed.test(id));
  if (isOtherMake) return newPrices.other;
  if (gates.includes("basculante")) return newPrices.tilting;
  if (concepts[0]?.id === "chacara") return newPrices.other;
  return gates.some((gate) => gate in otherGates) ? newPrices.other : newPrices.any;
}

const otherGates = {
  deslizante: 1,
  pivotante: 1,
  "duas-folhas": 1,
  enrolar: 1,
  guilhotina: 1,
  social: 1,
  articulado: 1,
};

/** "Kit basculante" names a kit, and a kind of gate with it. */
export function findSpokenGates(words: string): string[] {
  return ["basculante", "deslizante", "pivotante"].filter((id) => words.includes(id));
}
