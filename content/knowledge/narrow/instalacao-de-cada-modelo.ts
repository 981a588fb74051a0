import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Fitted = {
  id: string;
  broader: string;
  name: string;
  /** How titles name it, in lower case. */
  names: string[];
  moves: "sliding" | "tilting";
};

const asking = ["instalação", "instalar", "instala", "instalam", "instalador", "mão de obra instalação"];

const byMovement = {
  sliding: {
    time: "{time.sliding}",
    steps: "base nivelada, cremalheira a {rack.clearance} da engrenagem, ímãs de parada e controles gravados",
    before: [
      "A folha precisa correr leve na mão de ponta a ponta, com trilho reto, roldanas sem folga e batente nos dois lados. Ao lado do vão deve haver muro livre do comprimento dela.",
      "Trilho torto, roldana gasta e batente frouxo são acertados antes, porque o motor novo forçaria do mesmo modo. O portão de correr precisa ainda de muro livre ao lado, do tamanho da folha.",
    ],
    energy: [
      "No chão, é preciso uma base firme e acima da água e um ponto de energia só do motor, com disjuntor e fio terra. Base de concreto nova é feita alguns dias antes, para curar.",
      "O motor pede base de concreto curada e um circuito próprio, com disjuntor e terra. O que faltar aparece nas fotos e é combinado antes do dia.",
    ],
    fixing: [
      "O técnico move a folha na mão, chumba a base e fixa o motor no nível. A cremalheira é presa à folha com {rack.clearance} de folga até a engrenagem, em todo o percurso, para o motor não carregar o peso do portão.",
      "Depois de testar a folha sem motor, o técnico nivela a base, prende o motor e monta a cremalheira, a barra dentada, a {rack.clearance} da engrenagem. Essa folga é conferida ao longo de toda a barra.",
    ],
    adjusting: [
      "Os ímãs das pontas marcam as paradas, a central aprende o percurso e a força fica no mínimo que move a folha. No fim, um objeto macio no caminho confirma que ela para ou volta.",
      "Em seguida são marcadas as paradas, com os ímãs, regulada a força mínima e gravados os controles. O portão é entregue depois de vários ciclos e do teste com um obstáculo macio.",
    ],
    cost: [
      "Na primeira instalação somam-se a base, a cremalheira por metro e o ponto de energia, orçados pelas fotos. Quando já existe um motor, a base, a barra e a fiação em bom estado são aproveitadas.",
      "Quem nunca teve motor paga também a base, os metros de cremalheira e o circuito. Na troca, o que está bom fica, e o valor cai para o começo da faixa.",
    ],
    question: "A cremalheira que tenho serve?",
    answers: [
      "Serve se o passo dos dentes for o da engrenagem nova e ela estiver reta e sem desgaste. A foto de perto mostra isso.",
      "Em geral, sim, quando os dentes estão inteiros e o passo é o mesmo. Trecho gasto é trocado, para não estragar a engrenagem nova.",
    ],
  },
  tilting: {
    time: "{time.tilting}",
    steps: "folha equilibrada, acionador preso na coluna, braço, paradas e força regulados e controles gravados",
    before: [
      "A folha precisa estar equilibrada, com cabos, roldanas e contrapeso em ordem, porque quem a sustenta são eles, e não o motor. O técnico confere isso antes de fixar qualquer peça.",
      "Cabo gasto, roldana presa e contrapeso errado são acertados primeiro: no basculante, o motor só conduz uma folha que já está em equilíbrio. Esse teste é do técnico; não solte a folha.",
    ],
    energy: [
      "A coluna do lado do motor deve ser firme, com espaço para o braço, e ter perto um ponto de energia próprio, com disjuntor e fio terra.",
      "É preciso ainda coluna firme, onde o acionador se prende, e um circuito só do motor, com terra. O que faltar aparece nas fotos e é combinado antes.",
    ],
    fixing: [
      "Com a folha segura e a energia desligada, o técnico prende o acionador na coluna, no prumo, e liga o braço a um ponto reforçado da folha. As medidas seguem o manual do modelo, porque poucos centímetros mudam o esforço.",
      "O acionador é fixado na coluna e o braço, na folha, nas medidas do manual. Chapa fina recebe reforço nesse ponto, que leva toda a força da subida.",
    ],
    adjusting: [
      "Depois são reguladas as duas paradas e a força, no mínimo que move a folha, e gravados os controles. No fim, ela precisa parar ou voltar diante de um objeto macio.",
      "As paradas de cima e de baixo são acertadas, a força fica no mínimo e cada controle é gravado. O teste final repete o percurso e confere o recuo com um obstáculo macio.",
    ],
    cost: [
      "Cabo, contrapeso, solda e ponto de energia só entram na conta quando o portão precisa, em linhas separadas. Na troca, a fiação e a fotocélula boas ficam.",
      "O que encarece é acertar o portão antes: cabo gasto, contrapeso errado ou coluna fraca são orçados à parte. Fiação e sensores em ordem são aproveitados.",
    ],
    question: "Precisa mexer no contrapeso para instalar?",
    answers: [
      "Só se a folha não estiver em equilíbrio, o que o técnico testa antes. Contrapeso errado faz o motor carregar a folha e gasta o fuso.",
      "Se ela sobe leve e para onde é deixada, não. Caso contrário, o acerto vem antes do motor e é orçado em separado.",
    ],
  },
};

/** Who wants a known model fitted reads how that kind of motor is fitted, not how one is mended. */
function toFitting({ id, broader, name, names, moves }: Fitted): NarrowConcept {
  const { time, steps, before, energy, fixing, adjusting, cost, question, answers } = byMovement[moves];
  return {
    id,
    isAskedByName: true,
    broader,
    label: `Instalação do ${name}`,
    phrase: `a instalação do ${name}`,
    asks: [...combine(names, asking), ...combine(names, ["instalação"], ["preço", "valor", "quanto custa"])],
    intent: "installation",
    answers: {
      any: [
        `Instalamos o ${name} em ${time}, com ${steps}. A troca em casa, com motor e mão de obra, fica de {price.homeSwap}. Se o motor já é seu, a mão de obra custa a partir de {price.installation}.`,
        `A instalação do ${name} leva de ${time}: ${steps}. Em casa, a troca com motor e mão de obra fica de {price.homeSwap}, e só a mão de obra, para motor que você já comprou, custa a partir de {price.installation}.`,
      ],
      price: [
        `O preço da instalação do ${name} é a partir de {price.installation}, só a mão de obra, para motor que já é seu. Com o motor incluído, a troca em casa fica de {price.homeSwap}, e o serviço leva de ${time}.`,
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [`Como é a instalação do ${name}`, "Da fixação ao teste com você"],
        slots: [fixing, adjusting],
      },
      {
        about: "check",
        headings: ["O que o portão precisa ter antes", "Como o portão deve estar antes do motor"],
        slots: [before, energy],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da instalação", "O que entra no valor"],
        slots: [cost],
      },
    ],
    keep: [],
    questions: [
      { question, answers },
      {
        question: `Comprei o ${name} em outro lugar. Vocês instalam?`,
        answers: [
          "Instalamos, depois de ver pela foto da etiqueta se ele serve na folha. A garantia do motor fica com quem vendeu; a do nosso serviço é de {warranty.installation}.",
          "Sim, com a mão de obra a partir de {price.installation}. Mande antes a foto da etiqueta e do portão, para não montar um motor menor que a folha.",
        ],
      },
      {
        question: "Os meus controles funcionam no motor novo?",
        answers: [
          "Só se a central nova ler a mesma frequência e o mesmo código. A foto de um deles, frente e verso, responde antes.",
          "Depende do código da central. Quando não combinam, usam-se os controles do motor novo ou um receptor avulso.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lugar do motor e da tomada mais próxima, com a largura da folha",
  };
}

const fitted: Fitted[] = [
  {
    id: "dz-home-instalacao",
    broader: "ppa-dz-home",
    name: "PPA DZ Home",
    names: ["dz home", "ppa dz home"],
    moves: "sliding",
  },
  {
    id: "dz-rio-instalacao",
    broader: "ppa-dz-rio",
    name: "PPA DZ Rio",
    names: ["dz rio", "ppa dz rio"],
    moves: "sliding",
  },
  {
    id: "dz-nano-instalacao",
    broader: "rossi-dz-nano",
    name: "Rossi DZ Nano",
    names: ["dz nano", "rossi dz nano", "rossi nano"],
    moves: "sliding",
  },
  {
    id: "gatter-instalacao",
    broader: "peccinin-gatter",
    name: "Peccinin Gatter",
    names: ["gatter", "peccinin gatter"],
    moves: "sliding",
  },
  {
    id: "bv-home-instalacao",
    broader: "ppa-bv-home",
    name: "PPA BV Home",
    names: ["bv home", "ppa bv home"],
    moves: "tilting",
  },
];

export const instalacaoDeCadaModelo = fitted.map(toFitting);
