/** What somebody wants done who names a place: "conserto de portão na Lapa". */
export type Job =
  | "mend"
  | "technician"
  | "urgent"
  | "brand-service"
  | "install"
  | "swap"
  | "upkeep"
  | "adjust"
  | "contract"
  | "automate"
  | "shop"
  | "any"
  | "gate"
  | "brand"
  | "remote"
  | "metalwork";

/** "[o]" is what the job is done to, "[em]" where. */
export const openings: Record<Job, string[]> = {
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
  adjust: [
    "Sim, fazemos a regulagem de [o] [em].",
    "A regulagem de [o] [em] é feita no seu endereço, com hora marcada.",
    "Atendemos [em] para regular [o], na sua garagem.",
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

/** Of a make that is not among those the shop works with, nothing is promised before its label is seen. */
export const onRequest = [
  "[em], atendemos portão com [o] conforme o modelo: a foto da etiqueta diz, antes da visita, se há peça e se o serviço cobre.",
  "Para [o] [em], mande a foto da etiqueta: sem vínculo com a fábrica, dizemos antes da visita se atendemos o modelo e se há peça.",
];

/** Who names the motor beside the metalwork wants both. */
export const metalworkWithMotor = [
  "[em], instalamos e consertamos o motor do portão; a serralheria, como solda, dobradiça, roldana e trilho, é orçada por foto, com o que entra no nosso serviço e o que pede serralheiro.",
  "Atendemos [em] com instalação e conserto de motor de portão, e dizemos pela foto qual serralheria da folha entra no nosso serviço e qual pede serralheiro.",
];

export const weldings = [
  "Para solda de portão [em], o orçamento é grátis, por foto, antes da visita.",
  "[em], a solda de portão é orçada por foto, de graça, antes da visita.",
];

export const mended = [
  "O técnico move a folha na mão, mede a energia, os sensores, o capacitor e a placa e troca só a peça que falhou.",
  "Na visita são conferidos a folha, a energia, a fotocélula, o capacitor e a placa, e só é trocada a peça que o teste reprovou.",
  "Na visita, a folha é testada na mão, o circuito é medido e a peça com defeito é mostrada a você antes da troca.",
  "Primeiro vem o teste da folha, depois a medição da energia, dos sensores e da central, e nada é trocado sem a sua aprovação.",
  "O serviço inclui o diagnóstico, a troca da peça que falhou, a regulagem e o teste final com você presente.",
];

const installed = [
  "O serviço inclui conferir a folha, fixar o motor, ligar com aterramento, regular a força, gravar os controles e testar com você.",
  "Entram no serviço a revisão da folha, a fixação, a ligação com circuito próprio, a regulagem e os controles gravados.",
  "A equipe confere a folha, monta o motor e a central, acerta os pontos de parada, grava os controles e faz o teste final com você.",
  "Cuidamos de tudo no mesmo serviço: a folha é acertada, o motor é preso em base firme e ligado com terra, a força é regulada e os controles são gravados.",
  "Antes de furar, a folha é testada na mão; depois vêm o suporte, o motor, a ligação, os pontos de parada e os controles.",
  "O serviço inclui tudo, do suporte ao teste: fixação, fiação até o ponto de energia, regulagem da força e controles prontos para usar.",
];

export const includes: Partial<Record<Job, string[]>> = {
  mend: mended,
  technician: [
    "Ele mede antes de trocar, acha a causa, explica o que viu e só conserta com a sua aprovação.",
    "Na visita ele separa defeito de folha, de energia e de comando, mostra a peça e deixa o portão testado.",
    "No basculante, no de correr ou no de abrir, ele mede, diz a causa em palavras simples e só começa depois do seu sim.",
    "A foto da etiqueta e o vídeo do defeito ajudam a levar a peça provável já na primeira ida.",
  ],
  "brand-service": mended,
  urgent: [
    "Até o técnico chegar, desligue o disjuntor, afaste crianças e animais e não force a folha.",
    "Enquanto espera, deixe o disjuntor desligado e ninguém perto da folha, e não force o portão com a mão nem com o carro.",
    "Desligue o disjuntor, deixe a passagem livre de crianças e animais e não force nada até o técnico ver.",
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
    "São conferidos a folha, as fixações, os cabos ou o trilho, os sensores, a força e a parada, com lubrificação e teste de segurança.",
    "O técnico limpa, lubrifica, reaperta, regula a força e a parada e testa os sensores de segurança.",
  ],
  adjust: [
    "O técnico deixa a folha leve e alinhada e depois acerta a parada, a força, a desaceleração e a reversão, com teste na sua frente.",
    "São acertados o ponto de parada, a força e a velocidade, com a folha conferida antes, e a fotocélula é testada no fim.",
  ],
  shop: [
    "A escolha parte do tipo de portão, do peso da folha e das aberturas por dia, e o kit já vem com central e controles.",
    "Com a foto e as medidas do portão, indicamos o modelo, e ele chega com central, controles e instalação.",
  ],
  any: [
    "Diga se quer motor novo, automatizar o portão que já tem ou consertar, e mande uma foto.",
    "Atendemos quem vai pôr o primeiro motor, trocar o antigo ou consertar o que parou.",
    "Pode ser motor novo, automação do portão que você já tem ou conserto: pela foto dizemos o que falta.",
    "A equipe faz da automação do portão manual à troca de peça do motor que parou.",
  ],
};

/** Where many pass, one person cannot keep them away. */
export const urgentOfMany = [
  "Desligue o disjuntor do motor, avise a portaria e quem usa a garagem e não deixe ninguém forçar a folha.",
  "Até o técnico chegar, deixe o disjuntor do motor desligado, avise a portaria e mantenha alguém junto ao vão para que ninguém force a folha.",
];

export const ofMetalwork = [
  "A folha que raspa, pesa ou entortou é acertada primeiro; depois o motor é montado, com a força e a parada reguladas.",
  "Primeiro a folha fica reta e leve, e só depois vêm o motor e a regulagem; assim o motor não carrega defeito da folha.",
];

export const ofCountry = [
  "Em chácara, o portão costuma ser de correr ou de abrir, a porteira, ligado à rede por cabo enterrado ou com bateria e painel solar.",
  "O motor é de correr ou de abrir, conforme a entrada, com energia da rede ou, longe dela, com bateria e painel solar.",
];
