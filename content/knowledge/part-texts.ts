/** What is done to a part: "[a peça]" with its article, "[peça]" without, "[em]" where. */
export const openings = {
  swap: [
    "Fazemos a troca [da peça] [em], no seu endereço.",
    "Trocamos [a peça] [em], com teste na sua frente.",
    "A troca [da peça] [em] é feita no local, por técnico da nossa equipe.",
    "Vamos até você [em] para fazer a troca [da peça].",
  ],
  mend: [
    "Consertamos [a peça] [em], ou trocamos quando o conserto não compensa.",
    "Fazemos o conserto [da peça] [em], com visita no local.",
    "Atendemos [em] para conserto ou troca [da peça].",
  ],
  fit: [
    "Instalamos [peça] [em], com o modelo e o valor informados pela foto.",
    "Atendemos [em] para instalação de [peça], com o valor informado pela foto.",
    "A instalação de [peça] [em] é feita pela nossa equipe, com o valor informado antes, por foto.",
  ],
  sell: [
    "Vendemos [peça] [em], com ou sem a troca: [a foto] confirma qual serve, se há a peça e o valor.",
    "Quem procura [peça] [em] compra conosco, com ou sem a troca, depois que [a foto] confirma qual serve.",
    "[em], você compra [peça] conosco, com ou sem a troca: [a foto] diz qual serve, se há a peça e quanto custa.",
  ],
  /** A remote is recorded, not fitted. */
  sellRemote: [
    "Vendemos [peça] [em], com entrega ou já gravado no seu portão.",
    "Quem procura [peça] [em] compra conosco, para receber em casa ou já gravado pelo técnico.",
  ],
  supply: [
    "Vendemos [peça] [em], com a instalação: a foto do motor e do lugar diz o modelo e o valor.",
    "Quem precisa de [peça] [em] pode comprar conosco já com a instalação, no modelo indicado pela foto.",
  ],
  /** Who names the part and the place alone wants it there. */
  offer: [
    "Vendemos e instalamos [peça] [em]: a foto [do lugar] diz o modelo que serve e o valor.",
    "[em], vendemos e instalamos [peça]: mande a foto [do lugar], e dizemos o modelo e o valor antes da visita.",
  ],
  /** The machine of a tilting gate: bought, changed and mended as one. */
  whole: [
    "Vendemos, trocamos e consertamos [peça] [em]: [a foto] e a altura da folha dizem qual serve.",
    "Trabalhamos com [peça] [em], na venda, na troca e no conserto: [a foto] e a altura da folha dizem qual serve.",
  ],
  /** Its owner changes it; we come where that does not help. */
  cell: [
    "A pilha, ou bateria, do controle de portão costuma ser a A23, de 12 V, ou a moeda CR2032, de 3 V, e o código está escrito na antiga. Se a nova não resolver, [em] testamos e gravamos o controle no seu endereço.",
    "A pilha, ou bateria, do controle de portão você mesmo troca: leia o código na antiga, em geral A23, de 12 V, ou CR2032, de 3 V, e compre igual. Se ele continuar falhando, [em] testamos e gravamos o controle no seu endereço.",
  ],
  bear: [
    "Fornecemos e trocamos [a peça] [em], na medida da sua folha.",
    "Levamos e trocamos [a peça] [em], com a folha escorada.",
  ],
  deliver: [
    "Entregamos [peça] [em], ou o técnico leva e já monta: mande o endereço e [a foto], e dizemos se sai hoje.",
    "A entrega de [peça] [em] é combinada pelo WhatsApp, com o endereço e [a foto], que confirma qual serve.",
  ],
  any: [
    "Consertamos e trocamos [peça] [em], no seu endereço.",
    "Atendemos [em] para conserto e troca de [peça].",
    "Trocamos e consertamos [peça] [em], com visita no local.",
  ],
  adjust: [
    "Fazemos a regulagem [da peça] [em], no seu endereço.",
    "Atendemos [em] para a regulagem [da peça].",
    "Regulamos [a peça] [em], com teste no fim.",
  ],
  copy: [
    "Copiamos e gravamos controle de portão [em].",
    "Fazemos cópia e gravação de controle de portão [em].",
    "Atendemos [em] para cópia e gravação de controle de portão.",
  ],
  program: [
    "Programamos controle de portão [em], no seu endereço.",
    "Fazemos a programação de controle de portão a domicílio [em], na central ou no receptor.",
    "Atendemos [em] para programar controle de portão no seu endereço.",
  ],
};

export type Deed = keyof typeof openings;

/** The same as nouns: "[o que] na Lapa aos domingos". */
export const deedNouns: Record<Deed, string> = {
  swap: "a troca [da peça]",
  mend: "o conserto [da peça]",
  fit: "a instalação de [peça]",
  sell: "a venda e a troca [da peça]",
  sellRemote: "a venda e a gravação de [peça]",
  supply: "a venda e a instalação de [peça]",
  offer: "a venda e a instalação de [peça]",
  whole: "a venda, a troca e o conserto [da peça]",
  cell: "o teste do controle de portão",
  bear: "a troca [da peça]",
  deliver: "a entrega de [peça]",
  any: "conserto e troca de [peça]",
  adjust: "a regulagem [da peça]",
  copy: "cópia e gravação de controle de portão",
  program: "programação de controle de portão",
};

/** What is told of a copy: how it is done in a workshop is nobody's question who looks for one. */
export const copied = [
  [
    "O controle de código fixo se copia de um que funcione; o de código rolante não se copia, e um novo é gravado na central.",
    "Se o seu usa código fixo, a cópia sai do original; se usa código rolante, um novo é cadastrado na central do portão.",
    "Mande a foto do controle, frente e verso: ela mostra se o código é fixo, que se copia, ou rolante, que se grava na central.",
  ],
  [
    "O duplicador de código fixo é o mais barato, e o controle de código rolante, gravado na central, custa mais; o valor é informado pela foto, antes da visita.",
    "A cópia de código fixo custa menos que um controle de código rolante gravado na central. Com a foto do controle e da etiqueta do motor, o orçamento é grátis.",
    "O valor por controle já inclui a gravação: o de código fixo é o mais barato, e o de código rolante custa mais. O orçamento é grátis, pela foto.",
  ],
];

/** Where what was understood is the service, and what it tells is of whole gates. */
export const done = [
  [
    "O técnico confere a peça e o que está em volta dela, faz o serviço com o disjuntor desligado e testa o portão com você.",
    "Na visita a peça é testada antes de ser trocada ou montada, e o portão faz vários ciclos de prova com você presente.",
  ],
  [
    "A peça e a mão de obra são orçadas de graça, pela foto da peça e da etiqueta do motor.",
    "O orçamento é grátis e separa peça e mão de obra, a partir da foto da peça e da etiqueta do motor.",
  ],
];

export const delivered = [
  [
    "Diga se quer só a peça ou a peça trocada e até que horas há alguém para receber.",
    "Na mensagem, diga também se é só a peça ou com a troca e quando há alguém no endereço.",
  ],
  [
    "O valor da peça e o da entrega vêm antes, num orçamento grátis.",
    "A resposta traz se há a peça, o valor e o primeiro horário.",
  ],
];

export const programmed = [
  [
    "O técnico confere se o controle é do código da central, grava cada um e testa com o portão à vista.",
    "O controle do mesmo código é gravado na hora; se ele não combina com a central, dizemos qual serve.",
  ],
  [
    "Mande a foto do controle, frente e verso, e da etiqueta do motor: o valor é informado antes da visita, e o orçamento é grátis.",
    "O valor depende de quantos controles são e vem pela foto do controle e da etiqueta do motor, antes da visita.",
  ],
];

export const changed = [
  [
    "A troca não apaga o cadastro: encaixe a nova na mesma polaridade, limpe os contatos com pano seco e teste à vista do portão.",
    "Abra a carcaça, veja o lado do positivo e encaixe a nova igual; o cadastro continua gravado.",
  ],
];

export const severalOpenings = [
  "Fazemos [o que] de [portão] [em], no seu endereço, com o valor informado antes.",
  "Atendemos [em] para [o que] de [portão], com o valor passado antes da visita.",
];
/** Not all welding is ours to do. */
export const weldedOpenings = [
  "[em], [o que] de [portão] têm orçamento por foto, que diz antes da visita se a solda é serviço nosso ou de serralheiro.",
  "Para [o que] de [portão] [em], mande a foto: o orçamento diz o valor e se a solda é serviço nosso ou de serralheiro.",
];

export const besideOpenings = {
  fit: [
    "[peça-] [em]: mande a foto da entrada, e dizemos antes da visita o que é preciso, quanto custa e em que dia podemos ir.",
    "Para pôr [peça] [em], mande a foto da entrada: dizemos antes da visita o que é preciso e quanto custa.",
  ],
  mend: [
    "Conserto de [peça] [em]: mande a foto do aparelho, e dizemos antes da visita o que pode ser feito e o valor.",
    "Para conserto de [peça] [em], mande a foto do aparelho: dizemos antes da visita se há conserto e quanto custa.",
  ],
};

/** Of a remote that is gone: neither mended nor copied, but erased, and another recorded. */
export const lostRemote = {
  noun: "a troca do controle perdido por um novo",
  openings: [
    "Apagamos da central o controle perdido e gravamos um novo [em], na mesma visita.",
    "Atendemos [em] para apagar da central o controle perdido e gravar um novo, na mesma visita.",
  ],
  body: [
    [
      "Até lá, quem o achar abre o portão: à noite, desligue o disjuntor do motor e tranque a casa por dentro.",
      "Enquanto ele não é apagado, quem o achou pode abrir: desligue o disjuntor do motor à noite.",
    ],
    [
      "Reúna os controles que sobraram, que são regravados junto; motor e placa não mudam, e a foto da etiqueta do motor dá o modelo e o valor.",
      "Os que sobraram são regravados na mesma hora, sem trocar motor nem placa; o modelo e o valor saem pela foto da etiqueta do motor.",
    ],
  ],
};

/** Who looks for the key is told of it, and not how a gate is released. */
export const releaseKey = {
  noun: "a venda de chave de destravamento",
  openings: [
    "Vendemos chave de destravamento de motor [em], conforme o modelo: a foto da etiqueta e do encaixe diz qual serve, se há e quanto custa.",
    "Para chave de destravamento de motor [em], mande a foto da etiqueta e do encaixe: dizemos qual serve, se há e como ela chega.",
  ],
  body: [
    [
      "O formato muda com a marca e o modelo: há chave própria, alavanca e chave Allen comum.",
      "Cada marca tem a sua, e alguns motores usam borboleta ou chave Allen.",
    ],
    [
      "Usa-se só com o disjuntor desligado, a folha reta e os cabos inteiros; basculante pesado ou torto fica com o técnico.",
      "Com ela na mão, desligue o disjuntor antes; basculante pesado, torto ou com cabo frouxo não se destrava.",
    ],
  ],
};
