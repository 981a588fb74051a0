import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Fitted = {
  id: string;
  broader: string;
  name: string;
  /** How titles name it, in lower case. */
  names: string[];
  /** Which of its motors goes to which gate. */
  models: string[];
};

const asking = ["instalação", "instalar", "instala", "instalo", "instalador", "mão de obra instalação"];

function toFitting({ id, broader, name, names, models }: Fitted): NarrowConcept {
  return {
    id,
    isAskedByName: true,
    broader,
    label: `Instalação de motor ${name}`,
    phrase: `a instalação do motor ${name}`,
    asks: [...combine(names, asking), ...combine(names, ["instalação"], ["preço", "valor", "quanto custa"])],
    intent: "installation",
    answers: {
      any: [
        `A instalação de motor ${name} custa a partir de {price.installation}, só a mão de obra, quando o motor já é seu. Com motor vendido por nós, a troca em casa fica de {price.homeSwap}, já instalada. O serviço leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.`,
        `A instalação de motor ${name} é feita com aparelho comprado conosco ou por você. Só a mão de obra parte de {price.installation}; motor e instalação juntos, na troca em casa, ficam de {price.homeSwap}. O portão é entregue regulado, com os controles gravados.`,
        `Para instalar um motor ${name} em casa, a troca completa fica de {price.homeSwap}, com motor e mão de obra. Se você já comprou o aparelho, a instalação parte de {price.installation}. Leva de {time.tilting} no basculante e de {time.sliding} no de correr.`,
      ],
      price: [
        `O preço da instalação de motor ${name} parte de {price.installation}, só a mão de obra, para motor que você já comprou. Motor e instalação juntos ficam de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado.`,
        `Instalar motor ${name} custa a partir de {price.installation} se o aparelho já é seu, ou de {price.homeSwap} com motor e mão de obra, na troca em casa. Em portão pesado ou de prédio, a troca vai de {price.heavySwap}.`,
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o portão precisa ter antes", "Como deixar o portão pronto"],
        slots: [
          [
            "A folha precisa andar leve na mão, com trilho ou contrapeso em ordem, e o motor precisa de ponto de energia próprio, com disjuntor e terra. O que faltar aparece nas fotos e é combinado antes.",
            "Motor novo em folha pesada dura pouco, por isso trilho, roldanas, cabos e contrapeso são vistos primeiro. Falta também um circuito só para o motor, com disjuntor e terra, se ele ainda não existe.",
            "Conferimos pelas fotos se a folha está reta, se há onde prender o motor e se o ponto de energia fica perto. Solda, base ou circuito novo são combinados antes do dia da montagem.",
          ],
          models,
        ],
      },
      {
        about: "visit",
        headings: [`Como é a instalação do ${name}`, "Da fixação ao teste final"],
        slots: [
          [
            "A montagem segue as medidas do manual do modelo e termina com vários ciclos de teste.",
            "O técnico confere a folha, monta e testa tudo com você.",
            "São quatro etapas, todas na mesma visita quando o portão está em ordem.",
          ],
        ],
        bullets: [
          "Folha movida na mão, com a energia desligada",
          "Motor fixado: no de correr, com {rack.clearance} entre engrenagem e cremalheira",
          "Paradas e força reguladas, e fotocélula testada",
          "Controles gravados e destravamento ensinado",
        ],
      },
      {
        about: "cost",
        headings: ["O que pode somar no valor", "O que entra e o que é à parte"],
        slots: [
          [
            "Na troca, fiação, fotocélula e cremalheira boas são aproveitadas. Em portão que ainda é manual, somam-se base ou suporte, cremalheira por metro, ponto de energia e fotocélula, cada um em sua linha do orçamento.",
            "Base, cremalheira por metro, suporte, solda e ponto de energia só são cobrados se o portão não tiver. O que está bom na instalação antiga continua.",
            "O primeiro motor do portão custa mais que a troca, porque pede suporte ou base, ponto de energia e, no de correr, cremalheira. O orçamento mostra cada item.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Posso comprar o ${name} na internet e só instalar com vocês?`,
        answers: [
          "Pode. Antes de comprar, mande a foto do portão e o modelo do anúncio: conferimos se ele aguenta a folha e se o conjunto vem completo.",
          "Sim, desde que o modelo sirva no seu portão. A garantia do aparelho fica com a loja, e a da instalação, de {warranty.installation}, é nossa.",
        ],
      },
      {
        question: "A fotocélula é obrigatória?",
        answers: [
          "Recomendamos sempre, porque ela impede a folha de fechar sobre gente ou carro. Sem ela, o fechamento automático fica desligado.",
          "É o sensor que segura o fechamento quando alguém passa. Até ela ser posta, o portão só fecha por comando, com você olhando.",
        ],
      },
      {
        question: "Que garantia tem a instalação?",
        answers: [
          "{warranty.installation} no serviço e, se o motor for comprado conosco, {warranty.motor} no aparelho.",
          "A instalação tem {warranty.installation} de garantia, e o motor que vendemos, {warranty.motor}.",
        ],
      },
      {
        question: `Vocês são autorizados ${name}?`,
        answers: [
          "Não, somos independentes da fábrica. Vendemos, instalamos e consertamos a marca por conta própria.",
          "Não temos vínculo com o fabricante. A garantia de um motor comprado em outra loja se aciona com quem vendeu.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lugar do motor e do quadro de luz, com a largura da folha",
  };
}

const makes: Fitted[] = [
  {
    id: "ppa-instalacao",
    broader: "ppa",
    name: "PPA",
    names: ["ppa", "motor ppa"],
    models: [
      "Os DZ, de correr, ficam numa base no piso e puxam a folha pela cremalheira; os BV e o Penta, de basculante, são presos na coluna, no prumo; o Piston, de abrir, vai na coluna, um por folha. O JetFlex, com inversor, pede aterramento e protetor contra surto.",
      "Cada linha tem o seu apoio: base nivelada para o DZ de correr, coluna firme para o BV de basculante, pilar com espaço para o Piston de abrir. Motor JetFlex tem inversor e precisa de circuito bem aterrado.",
    ],
  },
  {
    id: "garen-instalacao",
    broader: "garen",
    name: "Garen",
    names: ["garen", "motor garen"],
    models: [
      "O KDZ, de correr, fica numa base nivelada ao lado do trilho e puxa a folha pela cremalheira. O basculante Garen é preso na coluna, no prumo, e o de abrir leva um motor por folha. As versões Speed pedem batente firme e fotocélula.",
      "No de correr, o KDZ precisa de base firme e de uns palmos livres ao lado da folha. No basculante, a coluna não pode balançar. Motor Speed, que é rápido, exige ainda batente e fotocélula em ordem.",
    ],
  },
  {
    id: "rossi-instalacao",
    broader: "rossi",
    name: "Rossi",
    names: ["rossi", "motor rossi"],
    models: [
      "O DZ, de correr, fica numa base nivelada no piso, um pouco acima da água que escorre, e puxa a folha pela cremalheira; o Nano, compacto, cabe onde há pouco espaço. O BV, de basculante, é preso na coluna, no prumo.",
      "Para o DZ, a base precisa ficar nivelada e fora do caminho da água, porque o motor trabalha rente ao chão. O Nano ajuda em lateral estreita. No basculante, o BV pede coluna firme.",
    ],
  },
  {
    id: "peccinin-instalacao",
    broader: "peccinin",
    name: "Peccinin",
    names: ["peccinin", "motor peccinin"],
    models: [
      "O Gatter, de correr, fica numa base nivelada ao lado do trilho e puxa a folha pela cremalheira. O Peccinin de basculante é preso na coluna, no prumo, e o de abrir leva um motor por folha.",
      "No de correr, o Gatter novo quase sempre aproveita a base e a cremalheira do antigo. No basculante, a coluna precisa ser firme; no de abrir, cada folha recebe o seu motor.",
    ],
  },
];

/** A make's motor put up: what it costs with and without the motor, what the gate needs, and how it is done. */
export const instalacaoDeCadaMarca: NarrowConcept[] = makes.map(toFitting);
