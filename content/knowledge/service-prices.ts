import type { Concept } from "#domain/knowledge/concept.ts";
import type { ServiceRequest } from "#domain/text/page-request.ts";
import type { Quantity } from "#domain/title/quantities.ts";
import { withMeanings } from "./meanings.ts";
import type { Job } from "./service-texts.ts";

const mendingPrices = {
  home: [
    "O conserto é orçado de graça, por foto ou vídeo. Só a regulagem com limpeza, sem peças, custa em residência a partir de {price.preventive}, e o motor inteiro trocado fica de {price.homeSwap}.",
    "Quando há peça a trocar, o orçamento por foto ou vídeo é grátis. Quando basta regular, a visita em residência custa a partir de {price.preventive}, sem peças; se o motor tiver de ser trocado, fica de {price.homeSwap}.",
    "Só o ajuste, sem peças, custa a partir de {price.preventive} em residência. A peça que precisar de troca é orçada antes, de graça, pela foto da etiqueta, e um motor novo no lugar do velho fica de {price.homeSwap}.",
    "O orçamento do conserto é grátis, por foto, com a peça e a mão de obra separadas. Só o ajuste, sem peças, custa a partir de {price.preventive} em residência, e a troca do motor inteiro, de {price.homeSwap}.",
    "Pela foto da etiqueta e por um vídeo do defeito passamos o orçamento, sem custo. Em residência, só o ajuste, sem peças, começa em {price.preventive}, e a troca do motor inteiro fica de {price.homeSwap}.",
  ],
  rolling: [
    "A peça e a mão de obra vêm separadas no orçamento, que é grátis, por foto ou vídeo da porta.",
    "O valor depende da peça que falhou, e o orçamento por foto ou vídeo da porta é grátis.",
  ],
  heavy: [
    "O orçamento do conserto é grátis, por foto ou vídeo. Se o motor tiver de ser trocado, a troca em portão pesado fica de {price.heavySwap}.",
    "A peça e a mão de obra vêm separadas no orçamento, que é grátis. Só quando o motor precisa ser trocado, em portão pesado, a troca fica de {price.heavySwap}.",
  ],
};

const technicianPrices = [
  "A visita só de regulagem e limpeza, em residência, custa a partir de {price.preventive}, sem peças. O conserto com peça é orçado de graça, por foto.",
  "A estimativa por foto é grátis. Se bastar regular e limpar, a visita em residência custa a partir de {price.preventive}, sem peças.",
  "Em residência, a visita de ajuste começa em {price.preventive}, sem peças. Se houver peça a trocar, o orçamento dela, por foto, é grátis.",
];

const newPrices = {
  tilting: [
    "O kit basculante instalado custa {models.pricesOr}, conforme a velocidade, com entrega.",
    "Para basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega.",
    "Já com instalação e entrega, o kit basculante custa {models.pricesOr}, do mais lento ao mais rápido.",
    "Instalado e entregue, o kit basculante fica em {models.pricesOr}. A folha maior é orçada por foto.",
  ],
  /** Of a first motor: what is known of a swap is a measure only, and is called by its name. */
  first: [
    "O kit basculante instalado, para folha de até {width.quarterHp}, custa a partir de {price.lowest}. No de correr e no de abrir, trocar o motor em casa fica de {price.homeSwap}, e o primeiro motor é orçado de graça por foto.",
    "No basculante, o kit instalado começa em {price.lowest}. Nos outros tipos, a primeira instalação é orçada por foto, e a troca de um motor que já existe fica de {price.homeSwap} em residência.",
    "Para basculante de até {width.quarterHp} há kit instalado desde {price.lowest}. Para portão de correr ou de abrir que ainda não tem motor, mande foto e largura e o valor vem sem custo.",
    "No basculante, o kit instalado custa a partir de {price.lowest}. Nos outros portões, motor, ferragem e mão de obra vêm em um orçamento grátis por foto, e trocar um motor que já existe fica de {price.homeSwap} em residência.",
    "Quem tem basculante paga a partir de {price.lowest} pelo kit instalado. Para portão de correr ou de abrir sem motor, o orçamento é grátis por foto e inclui base, cremalheira ou suportes.",
    "O preço depende do portão: {price.lowest} é o kit basculante mais simples, já instalado. O primeiro motor em portão de correr ou de abrir, com ferragem e mão de obra, é orçado por foto, sem custo.",
    "Só a mão de obra, para motor comprado à parte, custa a partir de {price.installation}. Com o motor, o kit basculante instalado sai desde {price.lowest}, e os outros tipos são orçados por foto.",
  ],
  any: [
    "O kit basculante instalado custa a partir de {price.lowest}. No de correr e no de abrir, o motor trocado em residência fica de {price.homeSwap}, com a mão de obra, e o primeiro motor é orçado por foto.",
    "No basculante, o kit instalado começa em {price.lowest}. No de correr e no de abrir, trocar o motor em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
    "No basculante, o kit instalado custa a partir de {price.lowest}. No de correr e no de abrir, a troca do motor em residência fica de {price.homeSwap}, com a mão de obra, e o primeiro motor tem orçamento grátis por foto.",
    "Em casa, trocar o motor de um portão de correr ou de abrir fica de {price.homeSwap}, com mão de obra. O primeiro motor deles é orçado por foto. Para basculante, o kit instalado custa a partir de {price.lowest}.",
    "No basculante residencial, o kit com instalação custa a partir de {price.lowest}. No portão de correr ou de abrir, a troca do motor fica de {price.homeSwap}, com a mão de obra, e a primeira instalação tem orçamento grátis por foto.",
    "Quem tem basculante paga a partir de {price.lowest} pelo kit instalado. No de correr e no de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra. A primeira instalação, com base ou suportes, é orçada por foto.",
    "O kit basculante mais simples custa {price.lowest} instalado. Em casa, trocar o motor de um portão de correr ou de abrir fica de {price.homeSwap}, com o serviço, e o primeiro motor é orçado por foto.",
    "O kit basculante sai instalado a partir de {price.lowest}. Trocar o motor de um portão de correr ou de abrir, em casa, fica de {price.homeSwap}, com mão de obra, e o primeiro motor deles é orçado por foto.",
  ],
  /** A small shop's gate is no heavy one. */
  commerce: [
    "Em portão pesado ou de carga, a troca do motor fica de {price.heavySwap}, com mão de obra. Basculante pequeno e de pouco uso sai a partir de {price.lowest} instalado. O orçamento por foto é grátis.",
    "Trocar o motor de um portão pesado custa de {price.heavySwap}, com mão de obra. O kit para basculante leve, de até {width.quarterHp}, parte de {price.lowest} instalado. A foto com as medidas confirma o valor, sem custo.",
  ],
  otherFirst: [
    "O valor da primeira instalação vem por foto e medidas, sem custo, com motor, base ou suportes e mão de obra. Só trocar um motor que já existe fica, em residência, de {price.homeSwap}.",
    "O peso e a largura da folha definem o valor, em orçamento grátis por foto. A mão de obra avulsa, para motor comprado à parte, custa a partir de {price.installation}.",
    "Na primeira instalação somam-se ao motor a base, os suportes e o ponto de energia, em orçamento grátis por foto. Como medida, a troca de um motor por outro em residência custa de {price.homeSwap}, com a mão de obra.",
  ],
  other: [
    "Em residência, motor trocado fica de {price.homeSwap}, com a mão de obra. Na primeira instalação somam-se base, suportes e ponto de energia, em orçamento grátis por foto.",
    "Como referência, trocar um motor por outro em residência custa de {price.homeSwap}, com a mão de obra. A primeira instalação é orçada de graça, por foto e medidas.",
    "O peso e a largura da folha definem o valor: em residência, um motor novo no lugar do velho fica de {price.homeSwap}, com a mão de obra, e o orçamento por foto é grátis.",
  ],
  /** Its lock has no price of the list, and a motor of another gate is no measure for it. */
  social: [
    "O valor vem item por item, grátis, pela foto da folha, do batente e do interfone; do mais barato ao mais caro ficam a fechadura elétrica, o eletroímã e o motor.",
    "Pela foto da folha, do batente e do interfone passamos o preço de graça: pesam a trava escolhida, a forma de acesso e os metros de fio até a energia.",
  ],
  /** Each kit of the list has its own price, and of a make only the kit that is of it. */
  jetflex: [
    "No basculante de até {width.quarterHp}, o kit JetFlex custa {price.jetflex} já instalado. No de correr, o JetFlex é orçado por foto, sem custo.",
    "O kit basculante JetFlex sai por {price.jetflex}, com entrega e instalação, em folha de até {width.quarterHp}. O JetFlex de correr tem valor por foto, sem custo.",
  ],
  jetflexTilting: [
    "No basculante de até {width.quarterHp}, o kit JetFlex custa {price.jetflex} já instalado e abre em {opening.jetflex}.",
    "O kit basculante JetFlex sai por {price.jetflex}, com entrega e instalação, em folha equilibrada de até {width.quarterHp}.",
  ],
  speedy: [
    "O kit Speedy custa {price.speedy} já instalado, em basculante de até {width.quarterHp}, e abre em {opening.speedy}.",
    "Com entrega e instalação, o kit Speedy sai por {price.speedy}, em basculante equilibrado de até {width.quarterHp}.",
  ],
  ppaFirst: [
    "O kit basculante PPA, o JetFlex, custa {price.jetflex} já instalado. Nos outros portões, a primeira instalação é orçada por foto, sem custo, e a troca de um motor que já existe fica de {price.homeSwap} em residência.",
    "Para basculante de até {width.quarterHp}, o kit JetFlex, que é PPA, sai por {price.jetflex} instalado. No de correr e no de abrir, o valor vem por foto, sem custo, com motor, base ou suportes e mão de obra.",
  ],
  ppa: [
    "O kit basculante PPA, o JetFlex, custa {price.jetflex} já instalado. Nos outros portões, a troca do motor em residência fica de {price.homeSwap}, com a mão de obra.",
    "Para basculante de até {width.quarterHp}, o kit JetFlex, que é PPA, sai por {price.jetflex} instalado. No de correr e no de abrir, a troca em residência fica de {price.homeSwap}, com a mão de obra.",
  ],
  ppaTilting: [
    "O kit basculante PPA, o JetFlex, custa {price.jetflex} já instalado, em folha de até {width.quarterHp}. Outra potência ou velocidade da PPA é orçada por foto, sem custo.",
    "Em folha de até {width.quarterHp}, o kit basculante JetFlex, que é PPA, sai por {price.jetflex} com entrega e instalação. Outro motor da marca é orçado por foto.",
  ],
  heavy: [
    "Em portão pesado, motor e mão de obra ficam de {price.heavySwap}, conforme o peso e o uso, com orçamento grátis por foto.",
    "Em portão pesado, o valor fica de {price.heavySwap}, com motor e mão de obra, e a foto confirma, sem custo.",
  ],
};

const upkeepPrices = {
  home: [
    "Em residência, a manutenção preventiva custa a partir de {price.preventive}, sem peças, e nenhuma peça é trocada sem você aprovar.",
    "A visita em residência custa a partir de {price.preventive}, sem peças. A peça que precisar de troca é orçada antes.",
    "O preço em residência começa em {price.preventive}, sem peças, e a faixa mais comum vai de {price.preventiveRange}.",
  ],
  heavy: [
    "O valor é por portão, conforme o peso e as aberturas por dia: a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, com orçamento grátis.",
    "O preço é dado por portão, em orçamento grátis. Como medida, a revisão de portão grande costuma ficar de {price.preventiveRange}, sem peças.",
  ],
};

const contractPrices = [
  "O valor é por portão e por visita, conforme o peso e as aberturas por dia, em proposta grátis por fotos.",
  "A proposta, grátis e por fotos, diz o valor por portão, o número de visitas e as peças incluídas.",
];

const partPrices = [
  "O preço da peça é informado pela foto da etiqueta, sem custo. Com a troca, soma-se a mão de obra, e a visita só de ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
  "O valor muda com o modelo: capacitor e roldana são das peças mais baratas, placa e redutor das mais caras, e a foto da etiqueta dá o preço, de graça.",
];

const adjustPrices = [
  "A visita com regulagem e limpeza, em residência, custa a partir de {price.preventive}, sem peças. Se aparecer peça gasta, o preço dela é informado antes.",
  "Em residência, a visita custa a partir de {price.preventive}, sem peças, e a faixa mais comum vai de {price.preventiveRange}.",
  "O preço em residência começa em {price.preventive}, sem peças, e a peça que precisar de troca é orçada antes.",
];

const swapPrices = {
  home: [
    "A troca em residência fica de {price.homeSwap}, com motor e mão de obra, conforme o modelo.",
    "Em residência, o motor novo com a mão de obra fica de {price.homeSwap}. Pela foto da etiqueta e do portão fechamos o valor, sem custo.",
    "O valor em residência vai de {price.homeSwap}, com motor e mão de obra, e é confirmado por foto, de graça.",
  ],
  heavy: newPrices.heavy,
};

/** A remote has no price of the list, and no other service's is a measure for it. */
const remotePrices = [
  "O valor, por unidade, sai pela foto, sem custo. Se a gravação pedir visita, o preço dela é informado antes.",
  "Cada controle é cobrado por unidade, conforme o modelo, e a gravação entra no mesmo orçamento, que é grátis.",
  "Quanto custa depende do modelo e de quantos são: a resposta vem pelo WhatsApp, antes de qualquer ida ao local.",
  "O preço muda entre original e compatível, e você recebe os dois para escolher, com a gravação à parte quando houver visita.",
  "Pedindo vários de uma vez, todos são gravados na mesma visita, e o total é passado antes, sem compromisso.",
  "O valor depende do modelo, do número de botões e da quantidade, e o orçamento é grátis.",
];

/** Of makes on request: what is ours stands beside them as a measure. */
const onRequestPrices = {
  mend: [
    "O orçamento, com um vídeo do defeito, é grátis. Só o ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
    "Se bastar regular, a visita em residência parte de {price.preventive}, sem peças. Havendo peça a trocar, o valor é informado antes, sem custo.",
  ],
  fit: [
    "Só a mão de obra, para motor comprado à parte, custa a partir de {price.installation}. Para comparar, o nosso kit basculante, de outra marca, sai a partir de {price.lowest} já instalado.",
    "A instalação de motor comprado à parte parte de {price.installation}. Como medida, o nosso kit basculante, de outra marca, custa a partir de {price.lowest}, com entrega e instalação.",
  ],
  fitOther: [
    "Só a mão de obra, para motor comprado à parte, custa a partir de {price.installation}. Para comparar, a troca por motor das marcas com que trabalhamos fica de {price.homeSwap} em residência.",
  ],
  buy: [
    "Motor novo das marcas com que trabalhamos fica, na troca em residência, de {price.homeSwap}, com a mão de obra. Para basculante há kit instalado desde {price.lowest}.",
    "Para comparar, o nosso kit basculante, de outra marca, custa a partir de {price.lowest} instalado, e a troca de motor em residência fica de {price.homeSwap}, com a mão de obra.",
  ],
  buyOther: [
    "Para comparar, a troca por motor das marcas com que trabalhamos fica de {price.homeSwap} em residência, com a mão de obra.",
  ],
};

const urgentPrices = [
  "Mande o endereço, uma foto e conte o que aconteceu: a resposta diz o horário possível e quanto custa a ida.",
  "Com o endereço, uma foto e o relato do defeito, dizemos a que horas o técnico pode ir e quanto custa a ida.",
];

const prices = withMeanings({
  mendingPrices,
  newPrices,
  technicianPrices,
  upkeepPrices,
  contractPrices,
  partPrices,
  adjustPrices,
  swapPrices,
  urgentPrices,
  remotePrices,
  onRequestPrices,
});

/** What is told beside a make of which nothing is promised. */
export function getPricesOnRequest(job: Job, { gates, words }: ServiceRequest): string[] {
  const { mend, fit, fitOther, buy, buyOther } = prices.onRequestPrices;
  const isTilting = [...gates, ...findSpokenGates(words)].every((gate) => gate === "basculante");
  if (job === "install" || job === "automate") return isTilting ? fit : fitOther;
  return job === "brand" || job === "shop" || job === "any" ? (isTilting ? buy : buyOther) : mend;
}

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
  const {
    mendingPrices,
    newPrices,
    technicianPrices,
    upkeepPrices,
    contractPrices,
    partPrices,
    adjustPrices,
    swapPrices,
    urgentPrices,
    remotePrices,
  } = prices;
  if (job === "technician" && !isHeavy) return technicianPrices;
  // What a new motor costs in a house is no measure for a door that rolls up.
  if (job === "mend" && gates.includes("enrolar")) return mendingPrices.rolling;
  if (job === "mend" || job === "technician" || job === "brand-service")
    return isHeavy ? mendingPrices.heavy : mendingPrices.home;
  if (job === "urgent") return urgentPrices;
  if (job === "paint") return isHeavy ? upkeepPrices.heavy : adjustPrices;
  if (job === "upkeep") return isHeavy ? upkeepPrices.heavy : upkeepPrices.home;
  if (job === "contract") return contractPrices;
  if (job === "parts") return partPrices;
  if (job === "remote") return remotePrices;
  if (job === "adjust" || job === "grease") return isHeavy ? upkeepPrices.heavy : adjustPrices;
  if (job === "swap") return isHeavy ? swapPrices.heavy : swapPrices.home;
  if (concepts[0]?.id === "comercio" && gates.length === 0) return newPrices.commerce;
  if (gates.length === 1 && gates[0] === "social" && !/\bmotor(?:es)?\b/.test(words)) return newPrices.social;
  if (isHeavy) return newPrices.heavy;
  const isFirst = job === "install" || job === "automate";
  const others = isFirst ? newPrices.otherFirst : newPrices.other;
  const isOtherMake = concepts.some(({ id, kind }) => (kind === "brand" || kind === "model") && !listed.test(id));
  if (isOtherMake) return others;
  const own = concepts.find(({ kind }) => kind === "brand" || kind === "model");
  const make = own?.broader ?? own?.id ?? "";
  const isTilting = gates.includes("basculante");
  const isOtherGate = [...gates, ...(own?.kind === "model" ? (own.gates ?? []) : [])].some(
    (gate) => gate in otherGates,
  );
  if (make === "speedy") return newPrices.speedy;
  if (make === "jetflex" && !isOtherGate) return isTilting ? newPrices.jetflexTilting : newPrices.jetflex;
  if (/^ppa\b/.test(make)) {
    if (isOtherGate) return others;
    return isTilting ? newPrices.ppaTilting : isFirst ? newPrices.ppaFirst : newPrices.ppa;
  }
  if (isTilting) return newPrices.tilting;
  if (concepts[0]?.id === "chacara" || gates.some((gate) => gate in otherGates)) return others;
  return isFirst ? newPrices.first : newPrices.any;
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
