import { joinWords } from "#domain/format.ts";
import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import type { ServiceLead, ServiceRequest } from "#domain/text/page-request.ts";
import type { Quantity } from "#domain/title/quantities.ts";
import { getConcept } from "./concepts.ts";
import { withMeanings } from "./meanings.ts";
import { servePart } from "./part-leads.ts";
import { nameAudience, nameGate } from "./service-names.ts";

/** What somebody wants done who names a place: "conserto de portão na Lapa". */
type Job =
  | "mend"
  | "technician"
  | "urgent"
  | "weekend"
  | "brand-service"
  | "install"
  | "swap"
  | "upkeep"
  | "contract"
  | "automate"
  | "shop"
  | "any"
  | "gate"
  | "brand"
  | "remote"
  | "metalwork";

const jobByConcept: Record<string, Job> = {
  conserto: "mend",
  tecnico: "technician",
  "visita-tecnica": "technician",
  emergencia: "urgent",
  instalacao: "install",
  troca: "swap",
  manutencao: "upkeep",
  contrato: "contract",
  "automatizar-manual": "automate",
  loja: "shop",
  kit: "shop",
  entrega: "shop",
  motor: "any",
  "portao-automatico": "any",
  "portao-eletronico": "any",
  controle: "remote",
  serralheria: "metalwork",
  solda: "metalwork",
};

/** "[o]" is what the job is done to, "[em]" where. */
const openings: Record<Job, string[]> = {
  mend: [
    "Sim, consertamos [o] [em], no seu endereço.",
    "Fazemos conserto de [o] [em], com visita no local.",
    "O conserto de [o] [em] é feito no local, por técnico da nossa equipe.",
    "Atendemos [em] para conserto de [o], na sua garagem.",
    "Vamos até você [em] para o conserto de [o].",
  ],
  technician: [
    "Sim, temos técnico de [o] [em], que vai até o seu endereço.",
    "O técnico de [o] atende [em], na sua garagem.",
    "O técnico de [o] vai até você [em], com visita marcada pelo WhatsApp.",
    "Técnico de [o] [em]: a visita é no seu endereço, com hora combinada.",
  ],
  urgent: [
    "Sim, fazemos conserto urgente de [o] [em]: o contato funciona {shop.hours}.",
    "Para conserto urgente de [o] [em], chame pelo WhatsApp ou ligue, {shop.hours}.",
    "Conserto urgente de [o] [em]: respondemos {shop.hours}.",
    "Atendemos [em] para conserto urgente de [o], com contato {shop.hours}.",
  ],
  weekend: [
    "Sim, atendemos [em] também aos sábados, domingos e feriados{shop.always}. A visita para [o] se combina pelo WhatsApp, que responde {shop.hours}.",
    "Sim, há atendimento [em] aos sábados, domingos e feriados{shop.always}. Para [o], chame pelo WhatsApp, que responde {shop.hours}.",
  ],
  "brand-service": [
    "Sim, consertamos [o] [em], como assistência independente, sem vínculo com a fábrica.",
    "Fazemos assistência técnica de [o] [em], de forma independente, não autorizada pela fábrica.",
    "Atendemos [o] [em] como assistência independente, sem vínculo com a fábrica.",
  ],
  install: [
    "Sim, instalamos [o] [em].",
    "Fazemos a instalação de [o] [em], no seu endereço.",
    "A instalação de [o] [em] é feita pela nossa equipe.",
    "Atendemos [em] para instalação de [o].",
  ],
  swap: [
    "Sim, fazemos a troca de [o] [em].",
    "Trocamos [o] [em], com o novo regulado e testado na sua frente.",
    "A troca de [o] [em] é feita no local, pela nossa equipe.",
    "Atendemos [em] para troca de [o].",
  ],
  upkeep: [
    "Sim, fazemos manutenção de [o] [em].",
    "A manutenção de [o] [em] é feita no seu endereço, com hora marcada.",
    "Atendemos [em] para manutenção de [o].",
    "Cuidamos da manutenção de [o] [em], com visita no local.",
  ],
  contract: [
    "Sim, fazemos contrato de manutenção de [o] [em].",
    "Atendemos [em] com contrato de manutenção de [o].",
    "O contrato de manutenção de [o] [em] é montado para o seu uso.",
  ],
  automate: [
    "Sim, automatizamos [o] [em].",
    "Automatizamos [o] [em], com o portão que você já tem.",
    "Atendemos [em] para automatizar [o].",
    "Colocamos motor em [o] [em], no seu endereço.",
  ],
  shop: [
    "Vendemos [o] [em], com entrega e instalação.",
    "Sim, você compra [o] [em] com a entrega e a instalação juntas.",
    "Atendemos [em] com venda, entrega e instalação de [o].",
  ],
  any: [
    "Sim, vendemos, instalamos e consertamos [o] [em].",
    "Atendemos [em] com venda, instalação e conserto de [o].",
    "[o-] [em]: vendemos, instalamos e consertamos, no seu endereço.",
    "Trabalhamos com venda, instalação e conserto de [o] [em].",
  ],
  gate: [
    "Vendemos, instalamos e consertamos [o] [em].",
    "Sim, trabalhamos com [o] [em], da venda ao conserto.",
    "[o-] [em]: venda, instalação e conserto no seu endereço.",
    "Atendemos [em] com venda, instalação e conserto de [o].",
  ],
  brand: [
    "Instalamos e consertamos [o] [em], de forma independente.",
    "Atendemos [o] [em]: instalação, conserto e controles, sem vínculo com a fábrica.",
    "Trabalhamos com [o] [em], na instalação e no conserto, como empresa independente.",
  ],
  remote: [
    "Fornecemos e gravamos [o] [em].",
    "Sim, vendemos e cadastramos [o] [em].",
    "Atendemos [em] com venda e gravação de [o].",
    "[o-] [em]: vendemos, gravamos e testamos na central.",
    "Vendemos e gravamos [o] [em].",
    "Quem está [em] compra [o] conosco, já gravado e testado.",
  ],
  metalwork: [
    "[em], a serralheria ligada ao motor do portão é orçada por foto, e dizemos antes o que entra no nosso serviço e o que pede serralheiro.",
    "Atendemos [em] o portão que precisa de serralheria e motor: pela foto dizemos o que entra no nosso serviço e o que pede serralheiro.",
  ],
};

/** Who names the motor beside the metalwork wants both. */
const metalworkWithMotor = [
  "[em], instalamos e consertamos o motor do portão; a serralheria, como solda, dobradiça, roldana e trilho, é orçada por foto, com o que entra no nosso serviço e o que pede serralheiro.",
  "Atendemos [em] com instalação e conserto de motor de portão, e dizemos pela foto qual serralheria da folha entra no nosso serviço e qual pede serralheiro.",
];

const weldings = [
  "Atendemos [em] para solda de portão, com orçamento grátis por foto antes da visita.",
  "[em], a solda de portão é orçada por foto, de graça, antes da visita.",
];

const mended = [
  "O técnico move a folha na mão, mede energia, sensores, capacitor e placa e troca só a peça que falhou.",
  "A visita confere folha, energia, fotocélula, capacitor e placa; só sai a peça que o teste reprovou.",
  "Na visita, a folha é testada na mão, o circuito é medido e a peça com defeito é mostrada a você antes da troca.",
  "Primeiro vem o teste da folha, depois a medição de energia, sensores e central, e nada é trocado sem a sua aprovação.",
  "O serviço inclui o diagnóstico, a troca da peça que falhou, a regulagem e o teste final com você presente.",
];

const installed = [
  "O serviço inclui conferir a folha, fixar o motor, ligar com aterramento, regular a força, gravar os controles e testar com você.",
  "Entram no serviço a revisão da folha, a fixação, a ligação com circuito próprio, a regulagem e os controles gravados.",
  "A equipe confere a folha, monta o motor e a central, acerta os pontos de parada, grava os controles e faz o teste final com você.",
  "Cuidamos de tudo no mesmo serviço: folha acertada, motor preso em base firme, energia com terra, força regulada e controles gravados.",
  "Antes de furar, a folha é testada na mão; depois vêm suporte, motor, ligação, pontos de parada e controles.",
  "O serviço inclui tudo, do suporte ao teste: fixação, fiação até o ponto de energia, regulagem da força e controles prontos para usar.",
];

const includes: Partial<Record<Job, string[]>> = {
  mend: mended,
  technician: [
    "Ele mede antes de trocar, acha a causa, explica o que viu e só conserta com a sua aprovação.",
    "Na visita ele separa defeito de folha, de energia e de comando, mostra a peça e deixa o portão testado.",
    "Basculante, de correr ou de abrir: ele mede, diz a causa em palavras simples e passa o valor antes de começar.",
    "A foto da etiqueta e o vídeo do defeito ajudam a levar a peça provável já na primeira ida.",
  ],
  "brand-service": mended,
  urgent: [
    "Até o técnico chegar, desligue o disjuntor, afaste crianças e animais e não force a folha.",
    "Enquanto espera, disjuntor desligado, ninguém perto da folha e nada de forçar com a mão ou com o carro.",
    "Desligue o disjuntor, deixe a passagem livre de crianças e animais e não tente forçar o portão.",
  ],
  weekend: [
    "Diga o dia, o endereço e o que houve, com a foto da etiqueta: a resposta informa se há técnico nesse dia e quanto custa.",
    "Com o endereço, a foto e o defeito na mensagem, a resposta diz se há técnico nesse dia, a que horas e por quanto.",
  ],
  install: installed,
  automate: installed,
  swap: [
    "Retiramos o motor antigo, conferimos a folha, montamos o novo, regulamos a força e gravamos os controles.",
    "O serviço inclui tirar o antigo, revisar a folha, instalar o novo, gravar os controles e testar a parada.",
    "A folha é testada antes; depois sai o motor velho, entra o novo, e controles e pontos de parada são gravados.",
  ],
  upkeep: [
    "A visita inclui limpeza, lubrificação, reaperto, regulagem da força, teste dos sensores e a lista do que precisa de troca.",
    "São conferidos folha, fixações, cabos ou trilho, sensores, força e parada, com lubrificação e teste de segurança.",
    "O técnico limpa, lubrifica, reaperta, regula a força e a parada e testa os sensores de segurança.",
  ],
  shop: [
    "A escolha parte do tipo de portão, do peso da folha e das aberturas por dia, e o kit já vem com central e controles.",
    "Com a foto e as medidas do portão, indicamos o modelo, e ele chega com central, controles e instalação.",
  ],
  any: [
    "Diga se quer motor novo, automatizar o portão que já tem ou consertar, e mande uma foto.",
    "Serve para quem vai pôr o primeiro motor, trocar o antigo ou consertar o que parou.",
    "Motor novo, automação do portão que você já tem ou conserto: a foto mostra o que falta.",
    "A equipe faz da automação do portão manual à troca de peça do motor que parou.",
  ],
};

const ofMetalwork = [
  "Folha que raspa, pesa ou entortou se acerta primeiro; depois o motor é montado, com força e parada reguladas.",
  "A ordem é folha reta e leve primeiro, motor e regulagem depois; assim o motor não carrega defeito da folha.",
];

const ofCountry = [
  "Em chácara, o portão costuma ser de correr ou de abrir, a porteira, ligado à rede por cabo enterrado ou com bateria e painel solar.",
  "O motor é de correr ou de abrir, conforme a entrada, com energia da rede ou, longe dela, com bateria e painel solar.",
];

const mendingPrices = {
  home: [
    "O orçamento é grátis por foto ou vídeo; se for caso de motor novo, a troca em casa fica de {price.homeSwap}.",
    "O valor sai antes, de graça, pela foto da etiqueta; para comparar, a troca do motor em casa custa de {price.homeSwap}.",
    "Peça e mão de obra vêm separadas no orçamento grátis, e um motor novo, já trocado em casa, fica de {price.homeSwap}.",
    "O orçamento por foto não custa nada, e o conserto só compensa abaixo do motor novo, de {price.homeSwap} com a troca.",
  ],
  heavy: [
    "O orçamento é grátis por foto ou vídeo; se for caso de motor novo, a troca em portão pesado fica de {price.heavySwap}.",
    "Peça e mão de obra vêm separadas no orçamento grátis; motor novo para portão pesado, já trocado, fica de {price.heavySwap}.",
  ],
};

const technicianPrices = [
  "Manutenção preventiva em casa parte de {price.preventive}, sem peças; conserto é orçado de graça, por foto.",
  "A estimativa por foto é grátis; se bastar regulagem e limpeza, a preventiva em casa custa a partir de {price.preventive}, sem peças.",
  "Quanto custa depende da peça, e a estimativa é grátis; a revisão em casa, sem peças, começa em {price.preventive}.",
];

const newPrices = {
  tilting: [
    "O kit basculante instalado custa {models.pricesOr}, conforme a velocidade, com entrega.",
    "Para basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega.",
    "Já com instalação e entrega, o kit basculante custa {models.pricesOr}, do mais lento ao mais rápido.",
    "Instalado e entregue, o kit basculante fica em {models.pricesOr}; a folha maior é orçada por foto.",
  ],
  any: [
    "O kit basculante instalado custa a partir de {price.lowest}; portão de correr e de abrir são orçados por foto, sem custo.",
    "No basculante, o kit instalado começa em {price.lowest}; deslizante e pivotante têm orçamento grátis por foto.",
    "O preço começa em {price.lowest} no kit basculante instalado, e os outros tipos são orçados de graça, por foto.",
  ],
  other: [
    "O preço depende do peso e da largura da folha, e o orçamento por foto é grátis.",
    "Peso, largura e uso da folha definem o valor, que sai grátis por foto antes da visita.",
    "Mande foto e medidas da folha: o orçamento é grátis e vem antes da visita.",
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
    "Motor e mão de obra, em casa, ficam de {price.homeSwap}; a foto da etiqueta e do portão fecha o valor, sem custo.",
    "Em residência, o valor vai de {price.homeSwap}, com motor e mão de obra, e é confirmado por foto, de graça.",
  ],
  heavy: newPrices.heavy,
};

const urgentPrices = [
  "Mande o endereço, uma foto e o que aconteceu: o horário da visita e o valor são combinados na conversa.",
  "Com endereço, foto e o relato do defeito, o horário e o valor ficam combinados antes da visita.",
];

const weekendPrices = [
  "Domingo e feriado podem ter valor diferente, sempre dito antes de o técnico sair.",
  "Se o valor nesse dia for outro, ele é informado na conversa, antes da visita.",
];

const prices = withMeanings({
  mendingPrices,
  newPrices,
  technicianPrices,
  upkeepPrices,
  swapPrices,
  urgentPrices,
  weekendPrices,
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

function getPrices(job: Job, { concepts, gates: named, words }: ServiceRequest, isHeavy: boolean): string[] {
  const gates = named.length > 0 ? named : findSpokenGates(words);
  const { mendingPrices, newPrices, technicianPrices, upkeepPrices, swapPrices, urgentPrices, weekendPrices } = prices;
  if (job === "technician" && !isHeavy) return technicianPrices;
  if (job === "mend" || job === "technician" || job === "brand-service")
    return isHeavy ? mendingPrices.heavy : mendingPrices.home;
  if (job === "urgent") return urgentPrices;
  if (job === "weekend") return weekendPrices;
  if (job === "upkeep") return isHeavy ? upkeepPrices.heavy : upkeepPrices.home;
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

/** Who names a day off asks whether somebody comes then, and may have no gate that hangs open. */
const dayOff = /\b(?:domingos?|feriados?|sabados?|fi(?:m|ns) de semana)\b/;

const mendingJobs = new Set<Job>(["mend", "technician", "any", "brand"]);

function findJob({ concepts, intent, words }: ServiceRequest): Job | null {
  const [main] = concepts;
  if (!main) return null;
  const isService = (id: string) => concepts.some((concept) => (concept.broader ?? concept.id) === id);
  if (/-assistencia$/.test(main.id)) {
    if (dayOff.test(words)) return "weekend";
    return intent === "emergency" ? "urgent" : "brand-service";
  }
  const known = jobByConcept[main.broader ?? main.id];
  const isUrgent = intent === "emergency" || isService("emergencia");
  const ofKind =
    main.kind === "gate"
      ? "gate"
      : main.kind === "brand" || main.kind === "model"
        ? "brand"
        : main.kind === "audience"
          ? "any"
          : null;
  const named = main.kind === "buying" ? concepts.map(({ id }) => jobByConcept[id]).find(Boolean) : undefined;
  const job = known ?? named ?? ofKind;
  if (!job) return null;
  const isMending = mendingJobs.has(job) || job === "urgent" || job === "gate";
  if (isMending && dayOff.test(words)) return "weekend";
  if (isMending && isUrgent) return "urgent";
  if (intent === "repair" && (job === "any" || job === "gate")) return "mend";
  if (intent === "repair" && job === "brand") return "brand-service";
  if (intent === "installation" && (job === "any" || job === "gate" || job === "brand")) return "install";
  return job;
}

/** "Kit basculante" names a kit, and a kind of gate with it. */
function findSpokenGates(words: string): string[] {
  return ["basculante", "deslizante", "pivotante"].filter((id) => words.includes(id));
}

function nameBare(words: string): string {
  if (/\beletronic\w+/.test(words)) return "portão eletrônico";
  return /\bport\w+ d[ea] garagem\b/.test(words) ? "portão de garagem" : "portão automático";
}

const aboutMotors = new Set<Job>(["install", "swap", "shop"]);

/** "motor PPA e Peccinin", "portão deslizante de condomínio", "motor de portão". */
function nameObject(job: Job, { concepts, gates, words }: ServiceRequest): string {
  if (job === "remote")
    return /\bcontroles? remotos?\b/.test(words) ? "controle remoto de portão" : "controle de portão";
  const brands = concepts.flatMap(({ kind, label, broader }) => {
    if (kind !== "brand" && kind !== "model") return [];
    return broader === undefined ? [label] : (getConcept(broader)?.label ?? []);
  });
  const ofModels = concepts.flatMap(({ kind, gates = [] }) => (kind === "model" ? gates : []));
  const gate = nameGate(gates, words) || nameGate(ofModels, words) || nameGate(findSpokenGates(words), words);
  const audience = nameAudience(concepts, words);
  const isManual = job === "automate" ? "portão manual" : "";
  const bare = isManual || nameBare(words);
  const leaf = gate === "" ? bare : isManual === "" ? gate : gate.replace("portão", "portão manual");
  const names = [...new Set(brands)];
  const of = audience === "" ? "" : ` ${audience}`;
  if (names.length > 0) return `motor ${joinWords(names)}${gate === "" ? "" : ` de ${gate}`}${of}`;
  const isMotor = job !== "automate" && (aboutMotors.has(job) || /\bmotor(es)?\b/.test(words));
  if (isMotor) return gate === "" ? `motor de portão${of}` : `motor de ${gate}${of}`;
  return `${leaf}${of}`;
}

/** What a title adds to the service, and its first sentence must answer. */
type Wanted = "today" | "days-off" | "no-contract" | "included";

const wantedSigns: [Wanted, RegExp][] = [
  ["no-contract", /\bsem (?:contrato|mensalidade|fidelidade)\b/],
  ["days-off", /\b(?:domingos?|feriados?|sabados?|fi(?:m|ns) de semana|a noite|de madrugada)\b/],
  ["today", /\b(?:hoje|agora)\b/],
  [
    "included",
    /\b(?:instalacao|montagem|mao de obra|instalador) inclus[oa]s?\b|\bcom (?:a )?instalacao\b|\bja instalad[oa]\b/,
  ],
];

function readWanted(words: string): Wanted | null {
  return wantedSigns.find(([, sign]) => sign.test(words))?.[0] ?? null;
}

const daysNamed: [RegExp, string][] = [
  [/\bsabados?\b/, "sábados"],
  [/\bdomingos?\b/, "domingos"],
  [/\bferiados?\b/, "feriados"],
];

/** "aos domingos e feriados", "no fim de semana". */
function nameDays(words: string): string {
  const days = daysNamed.flatMap(([sign, name]) => (sign.test(words) ? [name] : []));
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
};

/** "[serviço]" is what is done, "[dias]" when. The shop that closes on such days says nothing of them. */
const wantedOpenings: Record<Wanted, string[]> = {
  today: [
    "Para [serviço] [em] hoje, chame agora com foto e endereço: a resposta diz se há técnico livre ainda hoje e em que horário.",
    "Quer [serviço] [em] ainda hoje? Chame agora pelo WhatsApp, com foto e endereço, e a resposta diz se há técnico para hoje e a que horas.",
  ],
  "days-off": [
    "Sim, atendemos [em] [dias] para [serviço]{shop.always}: chame pelo WhatsApp, e o horário da visita e o valor da ida são ditos antes.",
    "Sim, fazemos [serviço] [em] [dias]{shop.always}: chame pelo WhatsApp, e o horário e o valor da ida são ditos antes de o técnico sair.",
  ],
  "no-contract": [
    "Fazemos [serviço] [em] sem contrato: cada visita é avulsa, combinada e paga uma a uma.",
    "[em], a [serviço] é feita sem contrato, em visita avulsa, com o valor combinado antes.",
  ],
  included: [
    "Vendemos [o] [em] com a instalação inclusa: nos kits da tabela, o preço já traz entrega, montagem e controles gravados.",
    "Você compra [o] [em] com a instalação inclusa; entrega, montagem e controles gravados já estão no preço do kit.",
  ],
};

const independent = [
  "Somos assistência independente, sem vínculo com a fábrica.",
  "O serviço é independente, não autorizado pela fábrica.",
];

/** Who asks what it costs is told so on any day. */
function getPricedJob(job: Job, isDated: boolean, intent: Intent): Job {
  if (intent === "price" && job === "urgent") return "mend";
  return isDated && intent !== "price" ? "urgent" : job;
}

function openAsWanted(wanted: Wanted, job: Job, words: string, object: string): string[] | null {
  const deed = deedNames[job];
  if (wanted === "included" ? job !== "shop" : deed === undefined) return null;
  if (wanted === "no-contract" && job !== "upkeep" && job !== "mend") return null;
  return wantedOpenings[wanted].map((text) =>
    text
      .replace("[serviço]", `${deed ?? ""} ${object}`)
      .replace("[dias]", nameDays(words))
      .replace("[o]", object),
  );
}

const asked = new Set<Intent>(["repair", "installation", "buying", "price", "emergency"]);

/** What a page says at once to whoever looks for a service in a place; none where the title asks something else. */
export function serveInPlace(request: ServiceRequest): ServiceLead | null {
  const lead = serve(request);
  if (lead === null || isQuestion.test(request.words)) return lead;
  // "Sim" answers a question, and here is none.
  return { ...lead, openings: lead.openings.map(leaveOutYes) };
}

const isQuestion = /\?|^(?:voces|vcs|tem|atende\w*|faz\w*|existe|ha)\b/;

function leaveOutYes(text: string): string {
  return text.replace(/^Sim, (.)/, (_, first: string) => first.toUpperCase());
}

const isOfMotor = /\bmotor(?:es)?\b/;

function isOfCountry({ id }: Concept, job: Job): boolean {
  return id === "chacara" && job === "any";
}

const isOfSale = /\b(?:vend\w*|compr\w*|loja)\b/;

function getOpenings(job: Job, words: string): string[] {
  if (job === "metalwork" && /\bsold\w+/.test(words)) return weldings;
  if (job === "metalwork" && isOfMotor.test(words)) return metalworkWithMotor;
  if (job !== "remote" || !isOfSale.test(words)) return openings[job];
  return openings.remote.filter((text) => /vend|compra/i.test(text));
}

/** What can be mended as a whole, and what somebody comes to see to. */
const mendable = /^(?:o (?:portão|basculante|motor)|a placa) (?!de portão exposto)/;
const seenTo = /^(?:o (?:controle|disjuntor|cabo|contrapeso|barulho)|a faísca) /;

const symptomVerbs: [RegExp, string][] = [
  [/\bemperr\w+/, "Desemperramos e consertamos"],
  [/\btrav(?:ou|ad\w+)/, "Destravamos e consertamos"],
  [/\b(?:trilho|descarril\w+)/, "Recolocamos no lugar e consertamos"],
];

/** "portão que não abre com motor Garen": the make that the title names goes with the motor. */
function nameSymptom(phrase: string, concepts: readonly Concept[], words: string): string {
  const makes = concepts.flatMap(({ kind, label }) => (kind === "brand" || kind === "model" ? [label] : []));
  const bare = phrase.replace(/^(?:o|a) /, "");
  const thing = /\bemperr/.test(words) ? bare.replace("travado", "emperrado") : bare;
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
      openings: [
        `Atendemos [em] para resolver ${phrase}, no seu endereço.`,
        `Vamos até você [em] para resolver ${phrase}.`,
      ],
    };
  if (!mendable.test(phrase)) return null;
  const verb = symptomVerbs.find(([sign]) => sign.test(words))?.[1] ?? "Consertamos";
  const thing = nameSymptom(phrase, concepts, words);
  return {
    ...rest,
    openings: [
      `${verb} ${thing} [em], no seu endereço.`,
      `${verb} ${thing} [em], com visita no local.`,
      `Atendemos [em]: ${verb.toLowerCase()} ${thing}, na sua garagem.`,
    ],
  };
}

const asksHow = /\b(?:como|passo a passo|sozinh[oa]|o que|por ?que|porque|sera|causas?|motivos?)\b/;

/** Parts with wordings of their own, and what every gate has. */
const unlikeParts = new Set(["motor", "controle"]);

function serve(request: ServiceRequest): ServiceLead | null {
  const { concepts, intent, words } = request;
  const [main] = concepts;
  const ofPart = main && unlikeParts.has(main.id) ? null : servePart(request);
  if (ofPart) return { ...ofPart, isUrgent: intent === "emergency", isDated: false };
  const ofSymptom = main && serveSymptom(main, request);
  if (ofSymptom) return ofSymptom;
  if (!main || !(asked.has(intent) || (intent === "question" && main.kind === "service"))) return null;
  const job = findJob(request);
  if (job === null) return null;
  const object = nameObject(job, request);
  const capital = object.charAt(0).toUpperCase() + object.slice(1);
  const fill = (text: string) => text.replace("[o-]", capital).replace("[o]", object);
  const isHeavy = isHeavyDuty(concepts);
  const isOfOneBrand = job === "brand-service" || main.broader === undefined;
  const wanted = readWanted(words);
  const wantedOpening = wanted && openAsWanted(wanted, job, words, object);
  if (wantedOpening && wanted !== "included") {
    const isDated = wanted === "days-off";
    const ofBrand = job === "brand-service" || concepts.some(({ kind }) => kind === "brand");
    const first = ofBrand ? independent : isDated && job === "urgent" ? mended : (includes[job] ?? mended);
    return {
      openings: wantedOpening,
      body: [first, getPrices(getPricedJob(job, isDated, intent), request, isHeavy)],
      isUrgent: job === "urgent",
      isDated,
    };
  }
  const isMetalwork = main.id === "serralheria" && job === "metalwork" && isOfMotor.test(words);
  const told = isMetalwork ? ofMetalwork : isOfCountry(main, job) ? ofCountry : includes[job];
  // A narrow answer, a price or a kind of gate says more than what holds for all.
  const hasOwnBody =
    told === undefined ||
    (job !== "urgent" && job !== "weekend" && (intent === "price" || !isOfOneBrand || job === "brand"));
  const offered = wantedOpening ?? getOpenings(job, words);
  return {
    openings: offered.map(fill),
    isDated: false,
    body: hasOwnBody ? null : [told, getPrices(job, request, isHeavy)],
    isUrgent: job === "urgent" || job === "weekend",
  };
}
