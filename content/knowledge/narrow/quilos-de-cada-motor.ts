import type { KnowledgeQuestion, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Carried = {
  id: string;
  broader: string;
  /** In sentences, after "o": "Garen KDZ". */
  name: string;
  /** How titles call it. */
  names: string[];
  /** Titles also give the weight of the gate: "motor garen para portão de 500 kg". */
  leaf?: boolean;
  own: KnowledgeQuestion[];
};

const asking = [
  ...["quantos quilos", "quantos kg", "aguenta quantos quilos", "aguenta quantos kg", "peso máximo", "capacidade"],
  ...["suporta quantos quilos", "suporta quantos kg", "capacidade kg", "capacidade peso", "limite peso", "aguenta"],
  ...["peso", "puxa quantos quilos", "leva quantos quilos", "serve quantos quilos", "suporta", "até quantos quilos"],
  ...["aguenta portão pesado", "aguenta até quantos quilos", "quanto aguenta", "quanto peso aguenta"],
];

/** What a data sheet usually says of a sliding motor by its power: of no make in particular, and said so. */
function toSliding({ id, broader, name, names, leaf, own }: Carried): NarrowConcept {
  return {
    id,
    broader,
    label: `${name}: quantos quilos aguenta`,
    phrase: `o peso que o ${name} move`,
    isAskedByName: true,
    asks: [
      ...combine(names, asking),
      ...(leaf ? combine(names, ["portão kg", "portão correr kg", "portão quilos", "deslizante kg", "kg"]) : []),
    ],
    intent: "question",
    answers: {
      any: [
        `O motor ${name} deslizante aguenta, em geral, até 400 quilos na versão de 1/4 HP, 600 na de 1/3 HP e 1.000 na de 1/2 HP. São valores típicos de ficha, e a etiqueta da sua versão confirma o número. Para o motor durar, use até três quartos dele: folha de 300 kg em motor de 400.`,
        `Quantos quilos o ${name} aguenta depende da versão: o comum em motor de correr é 400 kg com 1/4 HP, 600 kg com 1/3 HP e 1.000 kg com 1/2 HP. O limite exato está na etiqueta ou no manual. Deixe um terço de folga sobre o peso da folha.`,
        `A capacidade em kg do ${name} muda com a potência da versão. Os valores usuais de motor deslizante são 400 kg em 1/4 HP, 600 kg em 1/3 HP e 1.000 kg em 1/2 HP, e a etiqueta dá o do seu. Uma folha de 300 kg precisa de motor de 400 kg.`,
      ],
      price: [
        `O motor ${name} deslizante custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. Os quilos decidem a versão: em geral, até 400 kg na etiqueta com 1/4 HP, 600 kg com 1/3 HP e 1.000 kg com 1/2 HP.`,
        `O preço do ${name} instalado fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. Para escolher a versão, some um terço ao peso da folha e compare com os quilos da etiqueta.`,
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [`Quilos da etiqueta e peso da folha no ${name}`, `Que folha cabe em cada versão do ${name}`],
        slots: [
          [
            "O primeiro número é o limite que costuma vir na etiqueta. O segundo é o peso de folha que faz o motor durar, com trilho plano e limpo.",
            "A etiqueta traz o máximo, com o portão em perfeito estado. Escolha pelo segundo número, que deixa um terço de folga para vento e sujeira.",
            "Compare o peso da sua folha com o segundo número de cada linha. O primeiro é o limite da ficha, que não convém usar inteiro.",
          ],
        ],
        bullets: [
          "1/4 HP: etiqueta de até 400 kg, folha de até 300 kg",
          "1/3 HP: etiqueta de até 600 kg, folha de até 450 kg",
          "1/2 HP: etiqueta de até 1.000 kg, folha de até 750 kg",
          "Versão rápida: o limite costuma ser menor que o da comum de mesma potência",
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa o seu portão", "Como calcular o peso da folha"],
        slots: [
          [
            "Faça a conta com o portão fechado, sem tirar a folha do trilho. Uma folha de 4 por 2 metros tem 8 m² e, em chapa de aço comum, pesa de 80 a 168 kg.",
            "Uma trena basta, e a folha fica no trilho. Exemplo: 3 por 2,2 metros são 6,6 m², o que dá de 66 a 139 kg em aço com quadro.",
            "A conta leva cinco minutos e ninguém precisa erguer o portão. Em aço, uma folha de 5 por 2 metros tem 10 m² e pesa de 100 a 210 kg.",
          ],
        ],
        steps: [
          "Multiplique a largura pela altura da folha, em metros.",
          "Em aço com quadro, conte de 10 a 21 kg por metro quadrado, conforme a chapa.",
          "Em alumínio com quadro, conte de 4 a 7 kg por metro quadrado; em madeira, de 16 a 30 kg.",
          "Some um terço ao resultado e compare com os quilos da etiqueta.",
        ],
      },
      {
        about: "cost",
        headings: ["Se a folha pesa mais que o limite", "Quando é preciso um motor mais forte"],
        slots: [
          [
            `Antes de trocar o ${name}, veja se a folha corre leve, porque trilho sujo e roldana gasta pesam como quilos a mais. Se o motor é mesmo pequeno, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.`,
            "Motor acima do limite esquenta, para no meio e gasta a engrenagem. A troca por um mais forte custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, já com o serviço. A cremalheira boa, de dentes iguais, é aproveitada.",
            "Uma roda presa faz um portão de 300 kg pesar como um de 500, e trocá-la sai bem mais barato que um motor. Quando a potência falta de verdade, o motor maior instalado fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      ...own,
      {
        question: `O ${name} serve em condomínio?`,
        answers: [
          "Só se os ciclos por hora da ficha passam das aberturas da hora de pico. O peso sozinho não decide: motor de casa esquenta quando abre muitas vezes seguidas.",
          "Depende das aberturas por hora, que também vêm na ficha. Em prédio movimentado, prefira uma versão de uso intenso, mesmo que a folha seja leve.",
        ],
      },
      {
        question: "Onde leio os quilos do meu motor?",
        answers: [
          "Na etiqueta do lado de fora da carcaça, junto da tensão e da potência. Se ela só traz o modelo, o manual dele mostra o peso máximo da folha.",
          "A etiqueta fica na lateral ou na base do motor, e não é preciso abrir a tampa. Quando está apagada, mande a foto do motor inteiro para o técnico identificar.",
        ],
      },
      {
        question: "O que acontece se o portão passar do peso?",
        answers: [
          "O motor esquenta, para no meio do caminho e gasta a engrenagem. A garantia costuma não cobrir defeito causado por excesso de peso.",
          "No começo ele ainda anda, mas perde força e desliga por calor. A engrenagem é a primeira peça a quebrar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  };
}

const sizing = [
  ...["quantos metros", "largura máxima", "tamanho máximo", "largura", "metros serve", "altura máxima"],
  ...["3 metros", "3,5 metros", "4 metros", "3 m", "3 metros serve", "serve portão 3 metros"],
];

type Tilted = Omit<Carried, "own"> & { leads: string[]; sizes: string[]; costs: string[] };

/** A tilting leaf hangs on its counterweight: its motor has no limit in kilos alone. */
function toTilting({ id, broader, name, names, leads, sizes, costs }: Tilted): NarrowConcept {
  return {
    id,
    broader,
    label: `${name}: quantos quilos aguenta`,
    phrase: `o tamanho de folha que o ${name} move`,
    isAskedByName: true,
    asks: combine(names, [...asking, ...sizing]),
    intent: "question",
    answers: { any: leads },
    sections: [
      {
        about: "choose",
        headings: [`Por que o limite do ${name} não é só em quilos`, "Largura, altura e equilíbrio da folha"],
        slots: [
          [
            "No portão basculante, o contrapeso segura quase todo o peso da folha, e o motor só a conduz. Por isso a ficha traz a largura e a altura máximas. Folha de 150 kg bem equilibrada exige menos do motor que uma de 80 kg com o contrapeso errado.",
            "Quem carrega a folha do basculante é o contrapeso, ligado a ela por cabos. O motor vence só a diferença entre os dois. Por isso o fabricante informa o tamanho da folha, e não apenas os quilos.",
          ],
        ],
        bullets: sizes,
      },
      {
        about: "check",
        headings: ["O que medir antes de escolher", "Como saber se a sua folha serve"],
        slots: [
          [
            "Meça por fora, com o portão fechado. O equilíbrio quem testa é o técnico, com a folha escorada, porque contrapeso errado pode derrubá-la.",
            "As medidas se tiram com o portão fechado, e ninguém solta o motor. Quem confere o contrapeso é o técnico, com a folha apoiada.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha.",
          "Anote o material: grade, chapa, alumínio ou madeira.",
          "Conte as aberturas na hora mais movimentada.",
          "Fotografe a etiqueta do motor, os cabos e os contrapesos, de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a troca", "O preço do motor instalado"],
        slots: [costs],
      },
    ],
    keep: [],
    questions: [
      {
        question: `O ${name} serve em portão de correr?`,
        answers: [
          "Não serve. O portão de correr usa motor com engrenagem e cremalheira, como os da linha DZ da PPA, e nele o limite é dado em quilos.",
          "Não. Ele ergue a folha por fuso e braço, e o portão de correr precisa de um motor de cremalheira, como o DZ Home ou o DZ Rio.",
        ],
      },
      {
        question: "E se a folha for de madeira ou de chapa grossa?",
        answers: [
          "A folha mais pesada precisa primeiro de contrapeso na medida certa. Com ela equilibrada, o técnico escolhe a potência pela largura e pelo uso.",
          "O técnico acerta o contrapeso para o novo peso e só então define o motor. Sem equilíbrio, qualquer motor trabalha forçado e gasta cedo.",
        ],
      },
      {
        question: "Como sei que a folha está desequilibrada?",
        answers: [
          "O motor ronca na subida, o portão desce rápido demais ou para no meio. Nesse caso, desligue o disjuntor, não destrave e chame o técnico.",
          "Os sinais são subida lenta, batida na descida e motor quente. Não solte a trava para testar, porque a folha pode cair.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura e a altura da folha, e a da etiqueta do motor",
  };
}

const tilting = (name: string): KnowledgeQuestion => ({
  question: `O ${name} serve em portão basculante?`,
  answers: [
    "Não serve. Ele empurra uma cremalheira, e o basculante usa motor de fuso e braço, escolhido pela largura da folha.",
    "Não, porque é motor de portão de correr. No basculante o peso fica no contrapeso, e o motor é de outro tipo.",
  ],
});

/** How many kilos each motor moves: what titles want is a number. */
export const quilosDeCadaMotor: NarrowConcept[] = [
  toSliding({
    id: "garen-kdz-quantos-quilos",
    broader: "garen-kdz",
    name: "Garen KDZ",
    names: ["kdz", "garen kdz", "motor kdz", "motor garen kdz", "garen kdz deslizante", "motor garen kdz deslizante"],
    own: [
      {
        question: "O KDZ Fit aguenta menos que o KDZ comum?",
        answers: [
          "Em geral, sim, porque a Fit é a versão compacta, de casa e folha leve. Compare os quilos na etiqueta das duas antes de comprar.",
          "Costuma aguentar menos, já que é a versão menor da linha. O número que vale é o da etiqueta de cada uma.",
        ],
      },
      tilting("KDZ"),
    ],
  }),
  toSliding({
    id: "peccinin-gatter-quantos-quilos",
    broader: "peccinin-gatter",
    name: "Peccinin Gatter",
    names: ["gatter", "peccinin gatter", "motor gatter", "motor peccinin gatter", "gatter deslizante"],
    own: [
      {
        question: "O número do Gatter, como 3000, diz os quilos?",
        answers: [
          "Não dá para contar com isso. O número identifica a versão, e o peso máximo é o que está na etiqueta ou no manual dela.",
          "Não. Ele faz parte do nome do modelo, e a capacidade em quilos vem escrita na etiqueta.",
        ],
      },
      tilting("Gatter"),
    ],
  }),
  toSliding({
    id: "quilos-do-motor-da-marca",
    broader: "deslizante",
    name: "[marca]",
    names: ["garen", "peccinin", "nice", "agl", "seg", "intelbras", "ggport", "omegaport"].flatMap((make) => [
      make,
      `motor ${make}`,
      `motor deslizante ${make}`,
    ]),
    leaf: true,
    own: [
      {
        question: "E no motor [marca] de basculante?",
        answers: [
          "No basculante, o contrapeso carrega a folha, e o limite se lê em largura: em geral, até {width.quarterHp} no motor de 1/4 HP.",
          "Ali o número que conta é a largura da folha, porque o peso fica no contrapeso. O de 1/4 HP vai, em geral, até {width.quarterHp}.",
        ],
      },
    ],
  }),
  toTilting({
    id: "ppa-penta-quantos-quilos",
    broader: "ppa-penta",
    name: "PPA Penta",
    names: ["penta", "ppa penta", "motor penta", "motor ppa penta"],
    leads: [
      "O PPA Penta não tem um limite só em quilos, porque é motor de basculante, e nele o contrapeso carrega a folha. A ficha diz quantos metros de largura e altura e quantas aberturas por hora a versão aguenta. Em folha de mais de {width.quarterHp} ou de prédio, a troca fica de {price.heavySwap}.",
      "Quantos quilos o Penta da PPA aguenta não é o que decide: no basculante, o peso fica no contrapeso. Confira na ficha a largura e a altura máximas da folha e as aberturas por hora. Trocar o motor em portão pesado custa de {price.heavySwap}, com mão de obra.",
    ],
    sizes: [
      "Até {width.quarterHp} de largura, em casa: um motor de 1/4 HP basta, e o Penta sobra",
      "Acima de {width.quarterHp} ou folha de chapa dupla e madeira: Penta, pela ficha",
      "Garagem de prédio: aberturas por hora da ficha 50 % acima da hora de pico",
    ],
    costs: [
      "Em portão grande ou de prédio, a troca por um Penta fica de {price.heavySwap}, com mão de obra, e leva de {time.heavy}. Cabo ou contrapeso a acertar é orçado à parte. Em casa, com folha de até {width.quarterHp}, o kit de 1/4 HP parte de {price.lowest} instalado.",
      "Trocar o motor de um basculante pesado custa de {price.heavySwap}, com o serviço, em {time.heavy}. Se os cabos ou o contrapeso estiverem ruins, o acerto deles é somado. Para folha de até {width.quarterHp}, há kit instalado desde {price.lowest}.",
    ],
  }),
  toTilting({
    id: "ppa-potenza-quantos-quilos",
    broader: "ppa",
    name: "PPA Potenza",
    names: ["potenza", "ppa potenza", "bv potenza", "motor ppa potenza"],
    leads: [
      "O PPA Potenza é o basculante da PPA para folha maior que a do BV Home: a largura e a altura máximas estão na ficha da versão, e em geral ele é usado acima de {width.quarterHp}. O limite não é só em quilos, porque o contrapeso carrega a folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "A largura máxima do Potenza da PPA muda com a versão e está na ficha do modelo. Em geral ele entra em folha de mais de {width.quarterHp}, já equilibrada pelo contrapeso, que carrega o peso. A troca em casa custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra.",
    ],
    sizes: [
      "Até {width.quarterHp} de largura: BV Home de 1/4 HP costuma bastar",
      "De {width.quarterHp} a uns 3,5 metros: Potenza, pela ficha da versão",
      "Mais largo, de madeira maciça ou de prédio: Penta ou motor de dois fusos",
    ],
    costs: [
      "A troca em casa fica de {price.homeSwap}, com mão de obra, e leva de {time.tilting}. Em portão pesado ou de prédio, fica de {price.heavySwap}. Cabo ou contrapeso a acertar é orçado à parte.",
      "Trocar o motor em residência custa de {price.homeSwap}, já com o serviço, em {time.tilting}. Em folha pesada, custa de {price.heavySwap}. Se o contrapeso estiver errado, o acerto é somado.",
    ],
  }),
  toTilting({
    id: "ppa-bv-home-quantos-quilos",
    broader: "ppa-bv-home",
    name: "PPA BV Home",
    names: ["bv home", "ppa bv home", "motor bv home", "motor ppa bv home"],
    leads: [
      "O PPA BV Home de 1/4 HP aguenta, em geral, folha basculante equilibrada de até {width.quarterHp} de largura, e não um peso fixo em quilos. No basculante, quem carrega a folha é o contrapeso. A etiqueta da versão confirma a medida, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Quantos quilos o BV Home aguenta depende do contrapeso, que segura quase todo o peso do basculante. Por isso o limite se lê em largura: {width.quarterHp}, em geral, no 1/4 HP. Acima disso, escolha Potenza ou Penta, pela ficha.",
    ],
    sizes: [
      "Até {width.quarterHp} de largura, com a folha equilibrada: BV Home de 1/4 HP",
      "Acima de {width.quarterHp}: versão mais forte ou outro modelo, como o Potenza",
      "Garagem de prédio: Penta, pelas aberturas por hora da ficha",
    ],
    costs: [
      "A troca em casa fica de {price.homeSwap}, com mão de obra, e leva de {time.tilting}. Cabo ou contrapeso a acertar é orçado à parte. Para folha de até {width.quarterHp}, temos também o kit Padrão de 1/4 HP, por {price.padrao} instalado.",
      "Trocar o motor em residência custa de {price.homeSwap}, já com o serviço, em {time.tilting}. Se o contrapeso estiver errado, o acerto é somado. O kit Padrão, de 1/4 HP, sai por {price.padrao} instalado em folha de até {width.quarterHp}.",
    ],
  }),
];
