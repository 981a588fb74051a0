import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Pair = "basculante correr" | "basculante pivotante" | "correr pivotante";

/** A gate on hinges is more often called by its two leaves. */
const names: Record<Pair, string[]> = {
  "basculante correr": ["basculante ou correr", "basculante correr qual"],
  "basculante pivotante": ["basculante ou pivotante", "basculante pivotante qual", "basculante ou duas folhas"],
  "correr pivotante": [
    "correr ou pivotante",
    "deslizante ou pivotante",
    "correr pivotante qual",
    "correr ou duas folhas",
  ],
};

const kinds = ["qual portão", "tipo portão", "qual tipo portão", "modelo portão"];

type Quality = {
  id: string;
  label: string;
  phrase: string;
  /** What a title says of the quality. */
  words: string[];
  /** What says it only of two kinds that are named. */
  paired?: string[];
  /** Other sets of words that ask for it among all kinds. */
  also?: string[];
  /** Of the kinds of gate in general; none where another entry tells it. */
  general: string[];
  pairs: Partial<Record<Pair, string[]>>;
  sections: KnowledgeSection[];
  questions: KnowledgeQuestion[];
};

/** Which kind of gate has more of one quality: of the two that a title names, or of all where it names none. */
function compareBy({
  id,
  label,
  phrase,
  words,
  paired = [],
  also = [],
  general,
  pairs,
  sections,
  questions,
}: Quality): NarrowConcept[] {
  const told = {
    broader: "modelos",
    intent: "comparison" as const,
    sections,
    keep: [],
    questions,
    photo: "fotos da fachada inteira, de frente e por dentro, com a largura, a altura e o espaço livre ao lado",
    isAskedByName: true,
  };
  const generalConcept: NarrowConcept = {
    ...told,
    id,
    label,
    phrase,
    asks: [...combine(kinds, words), ...also],
    answers: { any: general },
  };
  const pairConcepts = Object.entries(pairs).map(
    ([pair, answers]): NarrowConcept => ({
      ...told,
      id: `${id}-${pair.replaceAll(" ", "-")}`,
      label,
      phrase,
      asks: combine(names[pair as Pair], [...words, ...paired]),
      answers: { any: answers },
    }),
  );
  return general.length > 0 ? [generalConcept, ...pairConcepts] : pairConcepts;
}

type MotorPair = Omit<NarrowConcept, "label" | "phrase" | "asks"> & { gates: string[]; names: string };

const motorPairs: MotorPair[] = [
  {
    id: "motor-dos-tres-tipos",
    broader: "modelos",
    gates: [
      "basculante deslizante pivotante",
      "basculante correr abrir",
      "basculante correr pivotante",
      "basculante deslizante abrir",
    ],
    names: "motor basculante, deslizante e pivotante",
    answers: {
      any: [
        "A diferença entre motor basculante, deslizante e pivotante é o movimento. O basculante levanta a folha, o deslizante a puxa pela cremalheira, e o pivotante empurra cada folha com um braço. Um não serve no lugar do outro. O kit basculante instalado parte de {price.lowest}, e a troca dos outros em casa fica de {price.homeSwap}.",
        "Motor basculante, deslizante e pivotante mudam no lugar, na peça que move e no que se mede: coluna, fuso e largura no primeiro; piso, cremalheira e quilos no segundo; pilar, braço e comprimento da folha no terceiro. O kit basculante de até {width.quarterHp} custa {models.pricesOr}, instalado; trocar um dos outros em casa fica de {price.homeSwap}.",
        "Quem escolhe entre motor basculante, deslizante e pivotante é o portão: o que sobe, basculante, usa fuso e contrapeso; o de correr usa cremalheira e trilho; o de abrir usa um braço por folha. No preço, o basculante instalado parte de {price.lowest}, e a troca de um deslizante ou de cada motor pivotante, em casa, vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os três motores, lado a lado", "O que muda em cada motor"],
        slots: [
          [
            "A lista segue sempre a mesma ordem: basculante, deslizante, pivotante. A central e os controles podem ser parecidos; a mecânica, não.",
            "Leia cada linha na ordem basculante, deslizante e pivotante. O que muda é a mecânica, porque placa e controle seguem a mesma lógica.",
            "Em cada ponto vêm primeiro o basculante, depois o deslizante e por fim o pivotante. As peças mecânicas não se trocam entre eles.",
          ],
        ],
        bullets: [
          "Onde fica: coluna; piso, junto ao vão; pilar, um por folha",
          "O que move a folha: fuso e braço; engrenagem e cremalheira; braço ou pistão",
          "Quem ajuda: contrapeso ou mola; trilho e roldanas; dobradiças",
          "O que se mede: largura; quilos; quilos e metros de cada folha",
          "Espaço: altura livre; muro ao lado; área de giro",
          "Instalação: {time.tilting}; {time.sliding}; combinada pela foto",
        ],
      },
      {
        about: "care",
        headings: ["O que estraga cada um", "Defeitos mais comuns dos três"],
        slots: [
          [
            "No basculante, o estrago vem de cabo gasto e contrapeso errado; no deslizante, de trilho sujo e roldana; no pivotante, de dobradiça caída e vento. Capacitor e fim de curso falham nos três.",
            "Cabo e contrapeso acabam com o basculante, roda e cremalheira com o de correr, dobradiça e coluna com o de abrir. As peças elétricas que mais se trocam, capacitor e fim de curso, são comuns aos três.",
            "Cada motor sofre pelo apoio da folha: contrapeso num, trilho no outro, dobradiça no terceiro. Capacitor fraco e fim de curso fora do lugar aparecem em todos.",
          ],
          [
            "Na falta de luz, com o disjuntor desligado, o deslizante e o pivotante se destravam e se movem na mão; o basculante, só com cabo, mola e contrapeso em ordem.",
            "Sem energia, dá para soltar o de correr e o de abrir, se a folha está reta. O basculante com defeito não se destrava, porque cai.",
            "Para usar na mão, corte a energia e destrave o deslizante ou o pivotante. No basculante isso só é seguro com o equilíbrio certo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um instalado", "O preço dos três motores"],
        slots: [
          [
            "Só o basculante de até {width.quarterHp} tem preço fechado, {models.pricesOr}, com tudo. A troca do deslizante em casa fica de {price.homeSwap}, e a do par de pivotantes, de {price.homeSwapTwice}.",
            "O kit basculante sai por {models.pricesOr}, instalado, em folha de até {width.quarterHp}. No de correr conte {price.homeSwap} pela troca residencial, e no de abrir com duas folhas, {price.homeSwapTwice}.",
            "Basculante de até {width.quarterHp}: {models.pricesOr}, instalado. Deslizante, na troca em casa: {price.homeSwap}. Pivotante de duas folhas: {price.homeSwapTwice}, com os dois motores.",
          ],
          [
            "Quem nunca teve motor soma base e cremalheira no de correr, suportes e batentes no de abrir e, em todos, o circuito próprio com terra, se faltar.",
            "Na primeira automação entram ainda cremalheira e base, ou suportes e batente, além do ponto de energia; a foto dá o total.",
            "A primeira instalação acrescenta o que o portão não tem: barra dentada e base, suporte soldado ou energia, cada um em sua linha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos três é mais rápido?",
        answers: [
          "Em casa, o basculante com inversor, que abre em {opening.jetflex}. No de correr o tempo cresce com a folha, e o de abrir é lento de propósito.",
          "O basculante rápido, com {opening.jetflex}. Deslizante com inversor chega perto em vão curto; o pivotante anda devagar por segurança.",
        ],
      },
      {
        question: "Posso mudar de um tipo para outro?",
        answers: [
          "Só trocando o portão: folha, apoio e motor mudam juntos, e o motor antigo não se aproveita.",
          "Pode, mas é obra de serralheiro: o motor vai com o tipo de folha, e o velho não serve no novo.",
        ],
      },
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "O que trabalha com a folha leve. Em geral o de correr tem menos peças sob peso, e todos pedem revisão {visits.home} em casa.",
          "Depende mais do cuidado que do tipo; o deslizante limpo costuma pedir menos. A revisão é {visits.home} nos três, em casa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, que mostre como a folha abre",
  },
  {
    id: "motor-basculante-e-pivotante",
    broader: "pivotante",
    gates: ["basculante pivotante", "basculante abrir"],
    names: "motor basculante e pivotante",
    answers: {
      any: [
        "A diferença entre motor basculante e pivotante é o movimento. O basculante fica na coluna e leva a folha para cima, com ajuda do contrapeso. O pivotante empurra cada folha de lado, como porta, com um braço ou pistão. Um não serve no lugar do outro, e o kit basculante instalado parte de {price.lowest}.",
        "O motor basculante move uma folha só, para cima, e o contrapeso carrega o peso; o motor pivotante gira a folha nas dobradiças, e duas folhas pedem dois motores. Não se troca um pelo outro: o basculante de até {width.quarterHp} sai desde {price.lowest} instalado, e o pivotante, na troca em casa, de {price.homeSwap} por motor.",
        "Para distinguir motor basculante de motor pivotante, olhe a folha: se sobe, é basculante, com fuso na coluna; se gira como porta, é pivotante, com braço preso a ela. Motor pivotante não serve em portão basculante nem o contrário, porque o curso e a fixação são outros.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como cada motor trabalha", "O que cada motor pede da folha"],
        slots: [
          [
            "O basculante depende de cabos, guias e contrapeso, que deixam a folha quase sem peso para o fuso conduzir. O pivotante depende de dobradiças e colunas firmes, porque o braço empurra longe do eixo.",
            "No que sobe, o contrapeso faz a força e o motor só guia; no que gira, o braço faz tudo, e a dobradiça precisa estar no prumo. Cada um falha quando o seu apoio falha.",
            "Contrapeso errado estraga o motor basculante, e dobradiça caída, o pivotante. Por isso o técnico olha primeiro a folha, e depois o motor.",
          ],
          [
            "A escolha do basculante passa pela largura e pelo equilíbrio; a do pivotante, pelo peso e pelo comprimento de cada folha, com o vento incluído.",
            "Largura até {width.quarterHp} leva 1/4 HP no basculante equilibrado. No pivotante contam os quilos e os metros de cada folha.",
            "De um se mede a largura, de outro, o comprimento de cada folha, porque a alavanca e o vento pesam no motor de abrir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Um motor ou dois: o que muda no preço", "Quanto custa cada um instalado"],
        slots: [
          [
            "O kit basculante de até {width.quarterHp} tem preço fechado, {models.pricesOr}, instalado. O portão de duas folhas de abrir leva dois motores, e a troca do par em casa fica de {price.homeSwapTwice}.",
            "Para basculante há três valores instalados, {models.pricesOr}, em folha de até {width.quarterHp}. No de abrir com duas folhas são duas máquinas, de {price.homeSwapTwice} na troca residencial.",
            "Um motor resolve o basculante, a partir de {price.lowest} instalado; duas folhas de abrir pedem dois, de {price.homeSwapTwice} na troca em casa, com mão de obra.",
          ],
          [
            "Na primeira instalação somam-se suportes e batentes no de abrir, e o acerto do contrapeso no basculante, quando preciso.",
            "Quem nunca teve motor paga ainda o que faltar: reforço de coluna e batente num caso, equilíbrio da folha no outro.",
            "Do zero, o de abrir pede suporte soldado e batente no piso, e o basculante, folha equilibrada; o valor vem pela foto.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Posso trocar o basculante por um portão de abrir?",
        answers: [
          "Pode, com espaço de giro e colunas firmes, mas mudam folha e motor, e o antigo não se aproveita.",
          "Sim, se a folha tem para onde girar sem bater no carro. É portão novo, feito pelo serralheiro, com outro motor.",
        ],
      },
      {
        question: "Qual dos dois dura mais?",
        answers: [
          "O que trabalha com a folha em ordem: {trade.life}, com revisão {visits.home} em casa.",
          "Nenhum tem vantagem fixa. Folha leve e revisão {visits.home} levam os dois a {trade.life}.",
        ],
      },
      {
        question: "Os controles servem nos dois?",
        answers: [
          "Servem se a central nova usa o mesmo código, porque o controle não sabe que tipo de portão abre.",
          "Sim, quando o código coincide: ele conversa com a central, e não com a folha.",
        ],
      },
    ],
    keep: [],
    photo: "uma foto do portão inteiro, por dentro, que mostre como a folha abre",
  },
  {
    id: "motor-basculante-e-deslizante",
    broader: "basculante",
    gates: ["basculante deslizante", "basculante correr"],
    names: "motor basculante e deslizante",
    photo: "uma foto do portão inteiro, por dentro, que mostre como a folha abre",
    questions: [
      {
        question: "Qual motor dura mais?",
        answers: [
          "O que trabalha com a folha em ordem: os dois vivem de {trade.life} com revisão {visits.home} em casa.",
          "Empatam, com {trade.life} de vida. Portão pesado encurta qualquer um.",
        ],
      },
      {
        question: "Como sei qual é o meu?",
        answers: [
          "Pelo movimento: sobe, é basculante; corre de lado, é deslizante; gira como porta, é pivotante.",
          "Veja a folha abrir. Na PPA, BV na etiqueta é basculante e DZ é deslizante.",
        ],
      },
      {
        question: "Placa e controle de um servem no outro?",
        answers: [
          "O controle, muitas vezes, se a central lê o mesmo código. A placa comum de várias marcas serve aos dois, conferidos fim de curso e potência.",
          "Controle, quase sempre, com novo cadastro. Placa, só a compatível com aquele motor.",
        ],
      },
      {
        question: "Qual é mais rápido?",
        answers: [
          "Depende do modelo: o basculante rápido abre em {opening.jetflex}, e no deslizante o tempo segue o comprimento da folha. Com inversor, os dois aceleram.",
          "O JetFlex basculante leva {opening.jetflex}. No de correr, conta-se por metro, e o inversor encurta.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["Os dois motores, lado a lado", "Como cada motor trabalha"],
        slots: [
          [
            "O portão escolhe o motor, e a comparação mostra por quê.",
            "Lugar, mecanismo e medida mudam de um para o outro.",
            "São máquinas diferentes, feitas para movimentos diferentes.",
          ],
        ],
        bullets: [
          "Onde fica: coluna (basculante); piso, junto ao vão (deslizante)",
          "O que move a folha: fuso e braço; engrenagem e cremalheira",
          "Quem ajuda: contrapeso ou mola; trilho e roldanas",
          "Como se escolhe: largura e equilíbrio; peso, com um terço de folga",
          "Instalação: {time.tilting} no basculante; {time.sliding} no deslizante",
        ],
      },
      {
        about: "care",
        headings: ["O que estraga cada um", "Defeitos mais comuns dos dois"],
        slots: [
          [
            "No basculante, contrapeso errado e cabo gasto forçam o motor; no de correr, trilho sujo, roldana e cremalheira apertada. Em ambos, capacitor e fim de curso são as peças que mais se trocam.",
            "Contrapeso fora do ponto acaba com o basculante, e trilho ou roldana ruim, com o deslizante. Capacitor e fim de curso falham nos dois.",
            "O desgaste vem do portão: cabo e contrapeso num, trilho e roldana no outro. As peças elétricas são parecidas.",
          ],
          [
            "O basculante nunca se destrava com cabo, mola ou contrapeso em falha, porque a folha cai. O deslizante reto e no trilho pode ser solto e movido na mão, com o disjuntor desligado.",
            "De correr, com a folha reta, destrava-se na falta de luz, com o disjuntor desligado. Basculante com cabo ou contrapeso suspeito fica travado.",
            "Na falta de luz, o deslizante se solta e se empurra, com a energia cortada. No basculante, só com cabo e contrapeso em ordem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Quanto custa cada um instalado"],
        slots: [
          [
            "Só o basculante de até {width.quarterHp} tem kit com preço fechado: {models.pricesOr}, instalado. O deslizante, na troca em casa, fica de {price.homeSwap}.",
            "O kit basculante de até {width.quarterHp} sai por {models.pricesOr}, com tudo. Trocar um deslizante em residência vai de {price.homeSwap}.",
            "Para basculante de até {width.quarterHp} há três valores instalados, {models.pricesOr}. No de correr, a troca em casa custa de {price.homeSwap}.",
          ],
          [
            "Na primeira instalação, o de correr soma base e cremalheira por metro, e o basculante, o acerto do contrapeso quando preciso. Os dois pedem circuito próprio com terra.",
            "Do zero, o deslizante leva base e barra dentada, e o basculante pede folha equilibrada. Energia com terra vale para ambos.",
            "Quem instala pela primeira vez soma cremalheira e base no de correr, ou equilíbrio no basculante, e o ponto de energia nos dois.",
          ],
        ],
      },
    ],
    answers: {
      any: [
        "A diferença entre motor basculante e deslizante é o movimento: o basculante fica na coluna e leva a folha para cima por fuso e braço; o deslizante, de correr, fica no piso e a puxa de lado pela cremalheira. Um não serve no lugar do outro, e em até {width.quarterHp} o kit basculante instalado parte de {price.lowest}.",
        "O motor de correr, ou deslizante, puxa a folha pela cremalheira, no chão; o motor basculante a levanta por fuso, na coluna, com ajuda do contrapeso. Não dá para usar um no portão do outro; instalado, o basculante de até {width.quarterHp} custa desde {price.lowest}, e o deslizante, na troca em casa, de {price.homeSwap}.",
        "Para distinguir motor deslizante de motor basculante, olhe onde fica: no piso, com engrenagem e barra dentada, é deslizante; em pé na coluna, com braço, é basculante. Motor deslizante não serve em portão basculante nem o contrário, porque o movimento é outro.",
      ],
    },
  },
  {
    id: "motor-deslizante-e-pivotante",
    broader: "deslizante",
    gates: ["deslizante pivotante", "correr pivotante", "correr abrir", "deslizante abrir"],
    names: "motor deslizante e pivotante",
    photo: "uma foto do portão inteiro, por dentro, que mostre como a folha abre",
    questions: [
      {
        question: "Posso mudar de portão de abrir para de correr?",
        answers: [
          "Pode, se há parede livre ao lado. Mudam folha, trilho e motor; o antigo não se aproveita.",
          "Sim, com muro desimpedido. A serralheria faz trilho e folha, e o motor é outro.",
        ],
      },
      {
        question: "Qual motor dura mais?",
        answers: [
          "O que trabalha com a folha em ordem: {trade.life}, com revisão {visits.home} em casa.",
          "Nenhum tem vantagem fixa. Com folha leve e revisão {visits.home}, ambos chegam a {trade.life}.",
        ],
      },
      {
        question: "Os controles servem nos dois?",
        answers: [
          "Servem se a central nova usa o mesmo código. O tipo de portão não muda o controle.",
          "Sim, quando o código coincide. O controle conversa com a central, e não com o movimento da folha.",
        ],
      },
      {
        question: "Qual faz menos barulho?",
        answers: [
          "O de abrir costuma ser mais silencioso, por não ter trilho. O de correr com roda boa e inversor chega perto.",
          "Em geral o pivotante. No deslizante, o ruído vem mais das rodas que do motor.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["Como cada motor trabalha", "O que cada motor pede da folha"],
        slots: [
          [
            "O de correr tem uma engrenagem que puxa a barra dentada presa à folha, e depende de trilho nivelado e roldanas boas. O pivotante empurra por braço ou pistão e depende de dobradiça e coluna firmes.",
            "No deslizante, a engrenagem move a cremalheira, com trilho limpo embaixo. No de abrir, o braço gira a folha, e dobradiça caída acaba com ele.",
            "Trilho, roda e cremalheira são o apoio do motor de correr; coluna, dobradiça e batente, o do motor de abrir. Cada um falha quando o seu apoio falha.",
          ],
          [
            "Capacidade se lê em quilos no deslizante; no pivotante, em quilos e comprimento por folha, porque vento e alavanca contam.",
            "No de correr basta o peso com um terço de folga; no de abrir, some o comprimento da folha.",
            "A ficha do deslizante fala em quilos, e a do pivotante, em quilos e metros por folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como reconhecer o seu motor", "Correr ou abrir: os sinais"],
        slots: [
          [
            "Não é preciso abrir nada. Um destes sinais basta.",
            "Olhe do lado de dentro da garagem. O desenho do motor entrega o tipo.",
            "A posição e a peça que toca a folha dizem tudo. Compare.",
          ],
        ],
        bullets: [
          "Caixa no chão com engrenagem e barra dentada: deslizante",
          "Braço ou pistão preso à coluna e à folha: pivotante",
          "Fuso vertical na lateral, folha que sobe: basculante",
          "Dois motores iguais, um de cada lado: pivotante de duas folhas",
        ],
      },
      {
        about: "cost",
        headings: ["Um motor ou dois: o que muda no preço", "O que soma em cada um"],
        slots: [
          [
            "Duas folhas de abrir levam dois motores, de {price.homeSwapTwice} na troca em casa. No de correr somam-se, na primeira instalação, cremalheira por metro e base; no de abrir, suporte e batente no piso.",
            "O par do portão de duas folhas custa de {price.homeSwapTwice} em casa, com mão de obra. Cremalheira e base são do deslizante; suportes e batente, do pivotante.",
            "Com duas folhas, a conta vai a {price.homeSwapTwice}. O deslizante novo acrescenta base e metros de cremalheira; o de abrir, coluna e batente firmes.",
          ],
          [
            "A instalação do de correr leva {time.sliding}. O motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
            "Conte {time.sliding} no deslizante, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "São {time.sliding} para o de correr. Garantia de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    answers: {
      any: [
        "A diferença entre motor deslizante e pivotante é o movimento: o motor de correr fica no piso e puxa a folha de lado pela cremalheira; o motor de abrir prende-se à coluna e empurra cada folha por um braço. Um não serve no lugar do outro, e a troca em casa fica de {price.homeSwap} por motor.",
        "Motor pivotante não serve em portão de correr, nem o deslizante em portão de abrir, porque mudam o movimento e a fixação. O de correr é um só, com engrenagem e cremalheira; o de abrir é um por folha, e cada um custa de {price.homeSwap} na troca em casa.",
        "Para saber se o seu motor é pivotante ou deslizante, olhe o portão: corre de lado sobre trilho, é deslizante; gira como porta, é pivotante. O que muda do motor de correr para o motor de abrir é cremalheira contra braço, e um não substitui o outro.",
      ],
    },
  },
];

/** How the motors of two kinds of gate differ, which is not which of the gates to choose. */
function tellMotorsApart(): NarrowConcept[] {
  return motorPairs.map(({ gates, names, ...told }) => ({
    ...told,
    label: `Diferença entre ${names}`,
    phrase: `a diferença entre ${names}`,
    asks: combine(gates, ["diferença motor"]),
    intent: "comparison",
  }));
}

export const qualPortao: NarrowConcept[] = [
  ...compareBy({
    id: "portao-facil-de-automatizar",
    label: "Que portão é mais fácil de automatizar",
    phrase: "o portão mais fácil de automatizar",
    words: [
      "fácil automatizar",
      "mais fácil automatizar",
      "melhor automatizar",
      "fácil motorizar",
      "melhor colocar motor",
    ],
    also: [
      "portão mais fácil automatizar",
      "que portão menos trabalho automatizar",
      "portão simples colocar motor",
      "entre tipos portão qual mais simples instalar motor",
    ],
    general: [
      "O tipo de portão mais fácil de automatizar é o basculante equilibrado de até {width.quarterHp}: kit pronto, um motor só, a partir de {price.lowest} instalado. Depois vem o de correr, que pede base e cremalheira; o de abrir em duas folhas dá mais trabalho, com um motor em cada.",
      "Que portão dá menos trabalho para automatizar: o basculante leve, com kit instalado desde {price.lowest} em até {width.quarterHp}, e o de correr com trilho nivelado. Quem vai comprar pensando no motor deve evitar duas folhas de abrir, que levam dois motores.",
      "O portão mais simples para colocar motor é o que já anda leve na mão, e o basculante até {width.quarterHp} é o mais fácil, por {price.lowest} em diante com instalação. O de correr soma cremalheira e base, e a troca em casa fica de {price.homeSwap}.",
    ],
    pairs: {
      "basculante correr": [
        "Basculante e de correr são parecidos para automatizar, cada um com um motor só. O basculante de até {width.quarterHp} é o mais simples, porque há kit pronto, a partir de {price.lowest} instalado; no de correr entram base e cremalheira, orçadas por foto.",
        "É mais fácil automatizar o basculante equilibrado de até {width.quarterHp}, que recebe kit pronto, de {price.lowest} em diante, com instalação. O deslizante também leva um motor só, mas pede base de concreto e cremalheira, e o valor depende da largura.",
        "Pôr motor dá menos trabalho no portão que já anda leve, seja basculante ou de correr. Em folha de até {width.quarterHp}, o basculante tem kit a partir de {price.lowest} instalado; no de correr somam-se a base e os metros de cremalheira.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Do mais fácil ao mais trabalhoso", "Quatro portões, quatro graus de trabalho"],
        slots: [
          [
            "A ordem considera número de motores, obra no piso e tempo de serviço. Folha torta derruba qualquer um na lista.",
            "O que muda é quantos motores e quanta obra. Veja onde está o portão que você pensa comprar.",
            "Menos motor e menos obra é mais fácil. A ordem vale para folha reta e leve.",
          ],
        ],
        bullets: [
          "Basculante até {width.quarterHp}: um motor na coluna, sem obra no piso",
          "De correr: um motor, base no piso e cremalheira por metro",
          "De abrir, uma folha: um motor, coluna firme e batente",
          "De abrir, duas folhas: dois motores e central dupla",
          "Enrolar e articulado: motor próprio, escolhido pelo peso",
        ],
      },
      {
        about: "check",
        headings: ["O que facilita em qualquer tipo", "Antes de escolher pelo motor"],
        slots: [
          [
            "Folha que anda leve, coluna firme, reforço onde o motor puxa e ponto de energia perto poupam a maior parte do serviço. Peça isso ao serralheiro ainda no desenho.",
            "Combine com o serralheiro o reforço no ponto de tração e o conduíte na coluna. Folha alinhada e energia pronta deixam a instalação em uma visita.",
            "Três cuidados na encomenda ajudam: folha no esquadro, chapa reforçada onde vai o motor e eletroduto até a coluna.",
          ],
          [
            "O de correr pede parede livre do tamanho da folha; o de abrir, piso livre no giro; o basculante, altura.",
            "Cada tipo cobra um espaço: lateral no de correr, piso no de abrir, altura no basculante.",
            "Meça antes: muro livre para correr, área de giro para abrir, pé-direito para bascular.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Tempo e custo de cada um", "Quanto leva e o que encarece"],
        slots: [
          [
            "O basculante leva {time.tilting} e o de correr, {time.sliding}. Encarecem a base de concreto, a cremalheira por metro e o circuito elétrico longo; duas folhas de abrir dobram os motores.",
            "São {time.tilting} no basculante e {time.sliding} no deslizante, com energia pronta. Base nova, metros de cremalheira e segundo motor sobem a conta.",
            "Conte {time.sliding} no de correr e {time.tilting} no basculante. O que pesa é obra no piso, cremalheira, elétrica distante e motor por folha.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Dá para automatizar qualquer portão?",
        answers: [
          "Quase todo portão firme e leve. Folha torta, podre ou pesada se acerta antes.",
          "Sim, na grande maioria. Só folha sem reforço ou sem apoio firme precisa de serralheria primeiro.",
        ],
      },
      {
        question: "Precisa trocar o portão para pôr motor?",
        answers: [
          "Quase nunca: o motor vai na folha que já existe.",
          "Não, salvo folha podre ou torcida. Reforço soldado costuma bastar.",
        ],
      },
      {
        question: "Posso automatizar depois, aos poucos?",
        answers: [
          "Pode: deixe conduíte, energia e reforço prontos e ponha o motor quando quiser.",
          "Sim. O que não deve esperar é o eletroduto e o reforço, feitos na obra.",
        ],
      },
      {
        question: "Qual gasta menos manutenção?",
        answers: [
          "O de abrir tem menos peças de desgaste; o de correr pede trilho limpo; o basculante, cabos conferidos. Todos se revisam {visits.home} em casa.",
          "Com revisão {visits.home}, a diferença é pequena. Trilho e cabos são os pontos de atenção.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-que-nao-enferruja",
    label: "Que portão não enferruja",
    phrase: "o portão que não enferruja",
    words: [
      ...[
        "não enferruja",
        "enferruja menos",
        "melhor chuva",
        "chuva",
        "aguenta chuva",
        "maresia",
        "praia",
        "não precisa pintar",
      ],
    ],
    also: [
      "portão não enferruja",
      "portão maresia não oxida",
      "alumínio inox galvanizado ferrugem",
      "portão aguenta chuva sol enferrujar",
      "portão enferrujou qual comprar",
      "portão resistente ferrugem",
    ],
    general: [
      "O portão que não enferruja é o de alumínio, e por isso é o melhor para chuva e maresia; inox resiste quase tanto e custa mais. O galvanizado demora anos a enferrujar, porque o zinco protege o aço, e o ferro comum só vale com pintura em dia.",
      "Para chuva e litoral, o material que não enferruja é o alumínio, de preferência com ferragem de inox. O aço galvanizado vem depois, protegido pelo zinco por anos, e o inox oxida pouco, mas é o mais caro; ferro comum na maresia não é boa compra.",
      "Qual portão não enferruja? O de alumínio não tem ferrugem, o de inox quase não oxida e o galvanizado resiste anos na chuva. Na maresia, fique com alumínio e parafusos de inox; a folha pesa cerca de um terço da de aço e poupa o motor.",
    ],
    pairs: {},
    sections: [
      {
        about: "choose",
        headings: ["Alumínio, inox, galvanizado ou ferro", "Quanto cada material aguenta"],
        slots: [
          [
            "Estes são os quatro, do mais resistente à ferrugem ao menos. O preço não segue a mesma ordem: ferro comum é o mais barato, e inox, o mais caro.",
            "Em ordem de resistência à chuva, compare também peso e custo. Inox custa mais que todos, e ferro comum, menos.",
            "A lista vai do que nunca enferruja ao que precisa de pintura sempre. No custo, ferro fica embaixo e inox em cima.",
          ],
        ],
        bullets: [
          "Alumínio: não enferruja, pesa cerca de um terço do aço, mas amassa mais",
          "Inox: resiste bem, com manchas leves na maresia se não for lavado",
          "Galvanizado: protegido pelo zinco, menos nos cortes e soldas",
          "Ferro comum: forte e fácil de soldar, só com pintura em dia",
        ],
      },
      {
        about: "care",
        headings: ["Para qualquer material durar na chuva", "Ferragem, solda e lavagem"],
        slots: [
          [
            "Roldana, dobradiça, cabo e parafuso enferrujam antes da folha, então peça esses itens em inox ou galvanizados. Alumínio com parafuso comum mancha e solta.",
            "De nada vale folha de alumínio com ferragem que enferruja: cabo, roldana, dobradiça e parafuso também precisam ser galvanizados ou de inox.",
            "A ferragem decide a duração, porque parafuso e cabo comuns se perdem primeiro. Escolha inox ou galvanizado neles, qualquer que seja a folha.",
          ],
          [
            "No litoral, lave o portão com água doce a cada duas semanas, para tirar o sal. No aço, todo tubo precisa de furo de saída embaixo, e toda solda, de fundo com zinco.",
            "A maresia se combate com água doce a cada quinze dias. Em portão de aço, dreno na base e fundo rico em zinco nas soldas evitam a ferrugem por dentro.",
            "Sal parado na superfície acelera tudo, e uma lavagem quinzenal resolve. Tubo de aço sem furo na base apodrece por dentro, e solda sem fundo de zinco começa a enferrujar ali.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["E o motor na chuva", "Motor e portão contra ferrugem"],
        slots: [
          [
            "O motor fica em base alta, com a tampa fechada e o cabo em tubo, porque enxurrada e jato entram na placa. Folha de alumínio pede uma travessa de reforço no ponto em que ele se prende.",
            "Proteja o motor da água empoçada com uma base elevada e a tampa no lugar. Em alumínio, a fixação leva reforço, para a chapa fina não rasgar.",
            "Chuva comum a tampa segura; poça e mangueira, não, e por isso a base é alta. No portão de alumínio, o suporte é parafusado numa travessa de reforço.",
          ],
          [
            "A folha quem faz é o serralheiro, que dá o preço de cada material por metro quadrado. Quanto mais leve a folha, menor o motor que ela pede.",
            "O serralheiro faz e cobra a folha, por metro quadrado, em alumínio, inox ou aço. O motor, que é conosco, fica menor na folha leve.",
            "O preço da folha é do serralheiro, calculado pelo metro quadrado do material. Já o motor depende do peso, e o alumínio permite um mais simples.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Alumínio aguenta motor?",
        answers: [
          "Aguenta, com reforço no ponto de fixação e força bem regulada. Por ser leve, costuma pedir motor menor que a folha de aço do mesmo tamanho.",
          "Sim, e com menos esforço, já que pesa cerca de um terço do aço. O cuidado é a travessa onde o braço ou o suporte se prende.",
        ],
      },
      {
        question: "Dá para tratar o ferro que já enferrujou?",
        answers: [
          "Na superfície, sim, com lixa, fundo e tinta. Furado, corta-se e solda-se o trecho, e se o quadro apodreceu compensa outro portão.",
          "Ferrugem rasa sai com lixa e pintura. Buraco pede chapa nova soldada, e quadro comido por dentro não vale reforma.",
        ],
      },
      {
        question: "O galvanizado aguenta maresia?",
        answers: [
          "Por alguns anos a mais que o ferro comum, desde que pintado e retocado nas soldas. De frente para o mar, o alumínio dura mais.",
          "Melhor que o aço comum, mas o sal consome o zinco. Perto da praia, pinte por cima e lave, ou escolha alumínio.",
        ],
      },
      {
        question: "O motor pode tomar chuva?",
        answers: [
          "Com a tampa fechada, aguenta chuva comum. Água empoçada na base e jato de mangueira passam pela vedação e queimam a placa.",
          "Chuva normal, sim, com a caixa fechada. Alagamento e lavagem com pressão não, porque a água sobe até a central.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-menos-manutencao",
    label: "Que portão dá menos manutenção",
    phrase: "o portão que dá menos manutenção",
    paired: ["problema", "trabalho manter", "manutenção"],
    words: [
      ...["menos manutenção", "mais manutenção", "manutenção barata", "manutenção fácil", "menos trabalho"],
      ...["gasta menos manutenção", "precisa menos manutenção"],
      ...["menos problema", "mais problema", "menos defeito", "mais defeito", "quebra menos", "quebra mais"],
      ...["estraga menos", "estraga mais", "menos dor cabeça"],
    ],
    also: [
      "portão com menos manutenção",
      "portão menos problema",
      "portão quase não quebra tipo",
      "que portão menos revisão",
      "portão automático menos defeito anos",
      "tipo portão dor cabeça conserto",
    ],
    general: [
      "O portão que gasta menos manutenção é, em geral, o de correr de alumínio: a folha anda apoiada no trilho, sem cabo nem contrapeso, e o alumínio não enferruja. O de abrir vem em seguida, com a dobradiça para cuidar. O basculante é o que tem mais peças a revisar. Só a revisão em casa parte de {price.preventive}, sem peças.",
      "Quebra menos o portão com menos peças sob peso, e o de correr é o que exige menos revisão, porque a folha só rola no trilho. No basculante, cabos e contrapeso trabalham a cada abertura; no de abrir, há um motor por folha para cuidar.",
      "O portão que dá menos problema e menos dor de cabeça com conserto é o de correr, com lateral livre e trilho limpo. O basculante quebra mais por cabos e equilíbrio; o de abrir, por dobradiça. A revisão em casa parte de {price.preventive}, sem peças.",
    ],
    pairs: {
      "basculante correr": [
        "O portão de correr costuma dar menos manutenção que o basculante, porque não tem cabo nem contrapeso: pede trilho limpo, roldana boa e cremalheira ajustada. O basculante precisa do técnico {visits.home}, e em ambos a revisão em casa parte de {price.preventive}, sem peças.",
        "Entre basculante e deslizante, dá menos manutenção o de correr, cujo cuidado de casa é varrer o trilho. No basculante, cabos, polias e contrapeso trabalham com o peso da folha, e só o técnico regula, em visita a partir de {price.preventive}, sem peças.",
        "O basculante dá mais problema que o de correr, em geral, porque segura a folha por cabos e contrapeso. O deslizante rola no trilho e quebra menos; a revisão dos dois, em casa, sai a partir de {price.preventive}, fora as peças, {visits.home}.",
      ],
      "basculante pivotante": [
        "O portão de abrir costuma dar menos manutenção que o basculante, porque gira em dobradiças, sem cabos nem contrapeso. Em duas folhas, porém, são dois motores e dois braços para revisar; a visita em casa parte de {price.preventive}, sem peças.",
        "Entre basculante e pivotante, o de abrir quebra menos: dobradiça com graxa e batente firme resolvem quase tudo. O basculante pede troca de cabos e acerto do contrapeso pelo técnico, com revisão a partir de {price.preventive} em casa, fora as peças.",
        "O basculante dá mais manutenção que o pivotante, já que cabos e polias seguram a folha e gastam a cada abertura. O de abrir sofre com o vento e, em duas folhas, dobra os motores; a revisão residencial começa em {price.preventive}, sem peças.",
      ],
      "correr pivotante": [
        "Portão de correr e de abrir dão manutenção parecida com uma folha só; em duas folhas de abrir, o de correr dá menos trabalho, porque tem um motor em vez de dois. A revisão em casa parte de {price.preventive}, sem peças, {visits.home}.",
        "Entre deslizante e pivotante, o de correr costuma dar menos manutenção que o de duas folhas, que tem dois motores e dois braços. Um pede trilho e roldanas limpos, o outro, dobradiças lubrificadas; a visita em casa parte de {price.preventive}, sem peças.",
        "O portão de duas folhas quebra mais que o de correr, por ter o dobro de motores. Com uma folha só, empatam: trilho e cremalheira de um lado, dobradiça e braço do outro, com revisão a partir de {price.preventive} em casa, fora as peças.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que cada tipo pede por ano", "A manutenção de cada um"],
        slots: [
          [
            "Cada tipo tem uma peça que carrega o peso da folha, e é ela que se gasta primeiro. A lista mostra o que se olha em cada um.",
            "Compare o que se confere em cada tipo de portão. Quanto menos peças seguram a folha, menos há para quebrar.",
            "O que falha primeiro muda com o tipo de portão. Veja o cuidado de cada um:",
          ],
        ],
        bullets: [
          "De correr: varrer o trilho, conferir roldanas e a folga de {rack.clearance} da cremalheira",
          "Basculante: cabos, contrapeso e polias, só com técnico",
          "De abrir: dobradiças, braço e batente, um motor por folha",
          "De enrolar: guias, lâminas e freio",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa manter", "A conta da revisão"],
        slots: [
          [
            "A revisão em casa parte de {price.preventive}, sem peças, em qualquer tipo, e o intervalo é {visits.home}. O que mais encarece é folha pesada ou torta, que gasta motor e peças antes da hora.",
            "Seja qual for, a visita residencial começa em {price.preventive}, fora peças, e o intervalo é {visits.home}. Folha torta custa mais que o tipo.",
            "Em residência, revisar custa de {price.preventive} em diante, sem peças, {visits.home}. Folha pesada é o gasto que mais cresce.",
          ],
          [
            "Em prédio ou comércio, a revisão é {visits.business}. Uma roldana ou um capacitor sai pouco perto de placa e motor.",
            "Em uso coletivo, a revisão passa a {visits.business}. Roldana e capacitor custam pouco, e o motor é o gasto que vale evitar.",
            "Em prédio, a revisão é feita {visits.business}. A roldana é uma das peças mais baratas, e o motor é a mais cara.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que reduz a manutenção em qualquer um", "Folha, motor e proteção"],
        slots: [
          [
            "Uma folha leve e alinhada conta mais que o tipo, porque a folha pesada gasta motor, roldana e cabo. O material também conta: alumínio não enferruja, galvanizado pede cuidado na solda, e ferro comum pede tinta a cada dois ou três anos na chuva.",
            "O tipo ajuda, e a folha em ordem ajuda mais. Escolha um motor com capacidade um terço acima do peso. No material, o alumínio dispensa pintura, e o ferro comum é o que mais pede lixa e tinta.",
            "Com a folha leve e um motor que trabalha com sobra, qualquer portão dura. Alumínio e aço galvanizado poupam a pintura que o ferro comum exige.",
          ],
          [
            "Protetor de surto e aterramento cuidam da placa, e varrer o trilho uma vez por semana evita metade das paradas. Basculante, só o técnico lubrifica.",
            "Um protetor de surto evita a troca da placa, e a vassoura no trilho evita roldana. No basculante, cabo e contrapeso são do técnico.",
            "Varra o trilho toda semana, proteja a placa com terra e protetor de surto, e deixe cabo e contrapeso para a revisão do técnico.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Com que frequência o portão precisa de revisão?",
        answers: [
          "Em casa, {visits.home}; em prédio ou comércio, {visits.business} ou mais, conforme o uso.",
          "Em residência, {visits.home}; em prédio ou comércio, {visits.business}, porque cada abertura a mais gasta roldana, cabo e engrenagem.",
        ],
      },
      {
        question: "Vale trocar o tipo de portão só pela manutenção?",
        answers: [
          "Raramente: mudar o tipo é serviço de serralheria e motor novo. Em geral compensa mais acertar a folha e manter a revisão.",
          "Quase nunca, porque exige folha e motor novos. Alinhar a que existe e trocar a peça gasta custa bem menos.",
        ],
      },
      {
        question: "O motor também muda a manutenção?",
        answers: [
          "Muda menos que a folha. Motor com folga sobre o peso e peça fácil de achar dá menos trabalho.",
          "Pouco. Conta mais que o motor tenha força de sobra para a folha e peças fáceis de achar.",
        ],
      },
      {
        question: "O que mais quebra no portão?",
        answers: [
          "Roldana, capacitor e engrenagem, por folha pesada, e placa, por raio. No basculante, some os cabos.",
          "Roldana e capacitor quebram por esforço, e a placa queima por surto de energia. No basculante, o cabo também se gasta.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-seguro",
    label: "Que portão é mais seguro",
    phrase: "o portão mais seguro",
    paired: ["segurança"],
    words: [
      ...["mais seguro", "segurança", "mais segurança", "qual seguro", "menos seguro", "difícil arrombar"],
      ...["fácil arrombar", "arrombar", "contra roubo", "contra ladrão", "mais perigoso", "menos perigoso"],
      ...["contra assalto", "contra assaltos", "evitar assalto", "contra invasão"],
      ...["criança", "crianças", "idoso", "cachorro"],
    ],
    also: [
      "portão mais seguro",
      "portão é mais seguro",
      "portão mais difícil arrombar",
      "todos tipos qual portão protege mais",
      "portão ser mais seguro outro",
    ],
    general: [
      "O portão mais difícil de arrombar é o de correr ou basculante com trava elétrica, folha fechada e destravamento só por dentro; o tipo conta menos que a trava. Contra acidente, o de correr e o de abrir são mais seguros, porque não deixam folha suspensa por cabos.",
      "Que tipo de portão de garagem é mais seguro depende do risco: contra ladrão, qualquer um com trava elétrica, chapa fechada e batente que encaixa; contra acidente, o de correr ou o de abrir, que não ficam sobre a cabeça. Sem trava, todos podem ser forçados.",
      "Contra arrombamento, o portão seguro tem trava elétrica, folha sem vãos e motor irreversível, que não gira empurrado; em segundo lugar vem o tipo, com vantagem para o de correr. Contra acidente, evite folha no alto sem revisão de cabos.",
      "Contra assalto e roubo, o portão mais seguro é o que abre e fecha rápido, tem trava elétrica, folha fechada por fora e controle de código rolante, que não se copia. O tipo conta menos: de correr, de abrir ou basculante servem. Onde cabem dois portões em sequência, a clausura protege mais, porque ninguém entra atrás do carro.",
    ],
    pairs: {
      "basculante correr": [
        "Contra acidente, o portão de correr é mais seguro que o basculante, porque a folha não fica suspensa por cabos. Contra arrombamento os dois se equivalem com trava elétrica: sem ela, o basculante pode ser levantado, e o de correr, puxado ou erguido do trilho.",
        "Com criança, idoso ou cachorro em casa, o de correr é mais seguro que o basculante, porque a folha não passa por cima de ninguém; mesmo assim precisa de fotocélula e força regulada. Para ser difícil de arrombar, qualquer um dos dois pede trava elétrica.",
        "O portão deslizante é mais seguro que o basculante contra acidente, já que um cabo rompido não derruba a folha. Contra ladrão decide a trava, e não o tipo: com trava elétrica e chapa fechada, basculante e de correr resistem igual.",
      ],
      "basculante pivotante": [
        "Contra acidente, o portão de abrir é mais seguro que o basculante, porque não tem folha suspensa, mas precisa de área livre para girar. Contra arrombamento os dois dependem da trava: o basculante pode ser levantado, e o de duas folhas, forçado no meio.",
        "Entre basculante e pivotante, o mais seguro para crianças é o de abrir, que não deixa a folha no alto; o cuidado é o espaço do giro. Para dificultar a entrada de ladrão, os dois precisam de trava elétrica, no chão ou na coluna.",
        "O basculante é menos seguro que o de abrir se um cabo rompe, e por isso pede revisão {visits.home}. Já contra arrombamento o tipo conta pouco: com trava e folha fechada, os dois resistem bem.",
      ],
      "correr pivotante": [
        "O portão de correr costuma ser mais seguro que o de abrir contra arrombamento, porque corre dentro da guia e não abre no meio; os dois pedem trava. Contra acidente, o de abrir precisa de área livre para girar, e o de correr, de fotocélula no vão.",
        "Entre deslizante e pivotante, o de correr é mais difícil de forçar, já que não tem o encontro de duas folhas. Com trava elétrica e batente de encaixe, o de abrir chega perto; e, contra acidente, a fotocélula vale para os dois.",
        "Para quem troca o portão por segurança, o de correr leva vantagem sobre o de duas folhas, que se força no meio. Nos dois, a trava elétrica é o que segura de fato, e a fotocélula evita que a folha aperte alguém.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O ponto fraco de cada tipo", "Onde cada portão é forçado"],
        slots: [
          [
            "Todo portão tem um ponto em que a alavanca entra. Reforçar esse ponto custa menos que trocar de tipo.",
            "A força do ladrão vai ao ponto mais fraco, diferente em cada tipo. É ali que se investe.",
            "Conhecer o ponto fraco evita gastar no lugar errado.",
          ],
        ],
        bullets: [
          "Basculante: barra de baixo; trava elétrica nas laterais",
          "De correr: ponta e guia; batente com encaixe e peça antissalto",
          "De abrir: emenda das folhas; trava no chão e dobradiça que não se desmonta por fora",
          "De enrolar: lâminas e fechadura; trava nos dois lados",
          "Todos: destravamento por fora, que se elimina ou se protege",
        ],
      },
      {
        about: "safety",
        headings: ["O que dá segurança em qualquer tipo", "Segurança que não depende do portão"],
        slots: [
          [
            "A trava elétrica prende a folha e solta sozinha na abertura. O motor segura, mas com força a engrenagem cede.",
            "O motor resiste até certo ponto; quem tranca é a trava elétrica, que recua sozinha ao abrir.",
            "Sem trava, a engrenagem é a única resistência. Com ela, a folha fica presa no batente.",
          ],
          [
            "Fotocélula no vão e força mínima evitam acidente, e controle de código rolante não se copia em aparelho comum. Apague da central os controles perdidos.",
            "Contra acidente, fotocélula e recuo; contra cópia, código rolante, que muda a cada toque. Controle perdido se apaga na hora.",
            "Sensor de vão, força regulada e controle rolante completam. Limpe da memória os controles que sumiram.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa deixar o portão mais seguro", "O que dá mais resultado por menos"],
        slots: [
          [
            "Em ordem de custo: apagar controles perdidos e trocar por rolantes, batente com encaixe, trava elétrica e, por último, trocar de portão. A revisão com teste de sensores, em casa, parte de {price.preventive}, sem peças.",
            "O mais barato é limpar a lista de controles; depois vêm batente, trava e, no fim da lista, outro portão. Revisar e testar os sensores começa em {price.preventive} em residência, fora peças.",
            "Comece pelos controles, passe ao batente e à trava, e só então pense em trocar a folha. A visita que revisa e testa, em casa, sai desde {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Portão fechado é melhor que vazado?",
        answers: [
          "Contra arrombamento ajuda, porque ninguém alcança o destravamento por dentro. O peso e o vento aumentam, e o motor precisa acompanhar.",
          "Sim, por esconder e proteger. Em troca, pesa mais e recebe vento.",
        ],
      },
      {
        question: "O motor sozinho já tranca o portão?",
        answers: [
          "Segura, mas não tranca como uma trava. Em folha larga a ponta cede alguns centímetros.",
          "Em folha estreita, quase sempre. Nas outras, ponha trava elétrica.",
        ],
      },
      {
        question: "Qual é mais seguro com criança em casa?",
        answers: [
          "O de correr, com dois pares de fotocélula, um baixo. Basculante só com revisão {visits.home} de cabos e contrapeso.",
          "De correr ou de abrir, com sensor baixo e força mínima.",
        ],
      },
      {
        question: "Câmera ajuda?",
        answers: [
          "Ajuda a afastar e a identificar, mas não segura o portão. Sensor na folha avisa na hora.",
          "Mostra o que houve. A trava é que resiste.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-rapido",
    label: "Que portão abre mais rápido",
    phrase: "o portão que abre mais rápido",
    paired: ["rapidez", "velocidade", "mais depressa"],
    words: ["mais rápido", "abre rápido", "mais veloz", "velocidade", "demora menos", "abre primeiro", "mais lento"],
    also: [
      "portão abre mais rápido tipo",
      "que portão abre mais rápido",
      "portão mais veloz residência",
      "tempo abertura cada tipo portão",
      "segundos abre cada tipo portão",
      "esperando rua tipo portão abre mais depressa",
      "todos tipos portão qual mais rápido",
    ],
    general: [
      "O motor de portão mais rápido que vendemos é o JetFlex, da PPA, que abre o basculante em {opening.jetflex}; o comum leva {opening.padrao}. No portão de correr, o mais rápido é o motor com inversor, uma placa que acelera e freia a folha: ele abre 3 metros em uns 8 segundos, contra 15 do comum.",
      "O tipo de portão de garagem que abre mais rápido em casa é o basculante: com motor de inversor, o JetFlex, leva {opening.jetflex}, e com o comum, {opening.padrao}. O de correr comum leva perto de 15 segundos em 3 metros, e o de abrir, mais se a folha é longa.",
      "Para não esperar na rua, o portão mais veloz para residência é o basculante com inversor, que abre em {opening.jetflex} por {price.jetflex} instalado, até {width.quarterHp}. O tempo de abertura do de correr depende da largura: 3 metros a 12 por minuto dão 15 segundos.",
      "Que portão abre mais rápido: o basculante com motor JetFlex, em {opening.jetflex}, seguido do Speedy, em {opening.speedy}. Um de correr com inversor, a 24 metros por minuto, faz 3 metros em uns 8 segundos; o de abrir depende do comprimento da folha.",
    ],
    pairs: {
      "basculante correr": [
        "O basculante costuma abrir mais rápido que o de correr: com os nossos kits leva {opening.padrao}, {opening.speedy} ou {opening.jetflex}. No de correr o tempo cresce com a largura: um motor comum, a 12 metros por minuto, leva 15 segundos em 3 metros e 20 em 4.",
        "Mais rápido é o basculante, que abre em {opening.jetflex} com inversor e em {opening.padrao} com motor comum. O portão de correr depende da largura: a 12 metros por minuto são 15 segundos em 3 metros, e por isso o vão largo demora mais.",
        "Entre basculante e deslizante, abre mais rápido o basculante: {opening.padrao}, {opening.speedy} ou {opening.jetflex}, conforme o motor. O de correr, num vão de 3 metros, leva uns 15 segundos com motor comum e só empata com motor rápido.",
      ],
      "basculante pivotante": [
        "O basculante costuma abrir mais rápido que o de abrir: nos nossos kits, leva {opening.padrao}, {opening.speedy} ou {opening.jetflex}. O pivotante gira a folha devagar para não bater e, em duas folhas, uma sai depois da outra.",
        "Abre mais rápido o basculante, em {opening.jetflex} com inversor e em {opening.padrao} com motor comum. O portão de abrir demora mais porque a ponta da folha percorre um arco longo e precisa frear antes do batente.",
        "Entre basculante e de duas folhas, o mais ágil é o basculante, que leva de {opening.jetflex} a {opening.padrao}, conforme o motor. No pivotante, o comprimento da folha e a espera entre uma e outra alongam a abertura.",
      ],
      "correr pivotante": [
        "Em vão estreito, portão de correr e de abrir levam tempo parecido; em vão largo, abre mais rápido o de duas folhas, porque cada uma faz metade do caminho. O de correr a 12 metros por minuto leva 15 segundos em 3 metros e 25 em 5.",
        "Mais rápido, em entrada larga, é o de abrir em duas folhas, já que o de correr atravessa o vão inteiro: a 12 metros por minuto são 15 segundos em 3 metros e 25 em 5. Em vão pequeno, os dois empatam.",
        "Entre deslizante e pivotante, a largura decide: até uns 3 metros o de correr abre em 15 segundos, perto do de abrir. Em 5 metros ele leva 25 segundos, a 12 metros por minuto, e o de duas folhas passa à frente.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Tempo de abertura de cada tipo de portão", "Quantos segundos leva cada um"],
        slots: [
          [
            "Os tempos são de folha leve e alinhada; o motor ainda freia no fim. Some dois ou três segundos na vida real.",
            "São valores de ficha, com portão em ordem. Peso e freada acrescentam alguns segundos.",
            "Compare tipo com tipo e motor com motor. Na prática, conte uns segundos a mais.",
          ],
        ],
        bullets: [
          "Basculante: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex",
          "De correr, 3 metros: 15 segundos a 12 metros por minuto, 8 a 24",
          "De correr, 5 metros: 25 segundos a 12 metros por minuto, 13 a 24",
          "De abrir: depende do ângulo, do tamanho da folha e do retardo entre as duas",
        ],
      },
      {
        about: "safety",
        headings: ["Rapidez com segurança", "Antes de querer mais velocidade"],
        slots: [
          [
            "Abrir depressa pede folha firme e equilibrada, e fechar depressa pede fotocélula. O inversor desacelera antes do batente, e sem ele a folha rápida bate.",
            "Velocidade só em folha alinhada, com fotocélula e força regulada. Quem evita a pancada no fim é o inversor.",
            "Folha torta e sensor ruim não combinam com pressa. O motor rápido de verdade freia antes do batente, por inversor.",
          ],
          [
            "O teste se faz com um objeto no vão, nunca com alguém: a folha tem de parar ou voltar.",
            "Prove a reversão com uma caixa no caminho antes de usar todo dia.",
            "Um objeto macio no vão mostra se ela recua, e pessoa não se usa em teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que a rapidez custa", "Trocar o portão ou só o motor"],
        slots: [
          [
            "Quase sempre basta trocar o motor: no de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com o rápido no alto. Mudar o tipo de portão soma folha nova, que é do serralheiro.",
            "Não é preciso outro portão para abrir mais rápido. O motor com inversor, em deslizante ou pivotante, fica perto do topo de {price.homeSwap} na troca em casa.",
            "Ficar com a mesma folha e mudar o motor é a saída barata, de {price.homeSwap} na troca residencial do de correr. Portão novo acrescenta serralheria.",
          ],
          [
            "A troca leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "São {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Conte {time.sliding} no de correr e {time.tilting} no basculante.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Dá para deixar rápido o portão que já tenho?",
        answers: [
          "Em geral trocando o motor por um com inversor, se a folha é firme. Acelerar o motor comum não é possível.",
          "Sim, pela troca do motor. Trilho limpo e roda boa tiram só o atraso do atrito.",
        ],
      },
      {
        question: "Portão rápido é perigoso?",
        answers: [
          "Não, com fotocélula, força regulada e parada suave. Sem isso, qualquer velocidade é risco.",
          "Bem instalado, não. O perigo está na folha torta e no sensor desligado.",
        ],
      },
      {
        question: "Qual motor abre em 4 segundos?",
        answers: [
          "No basculante de até {width.quarterHp}, o JetFlex, da PPA, em kit instalado.",
          "O JetFlex, em basculante de até {width.quarterHp} com folha equilibrada.",
        ],
      },
      {
        question: "Motor rápido gasta mais?",
        answers: [
          "Quase nada a mais de luz, e com inversor a mecânica sofre menos. A vida usual é {trade.life}.",
          "A conta não muda de forma visível. Com partida suave, dura os {trade.life} usuais.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-silencioso",
    label: "Que portão faz menos barulho",
    phrase: "o portão que faz menos barulho",
    paired: ["quieto"],
    words: ["menos barulho", "mais barulho", "mais silencioso", "qual silencioso", "barulhento", "menos ruído"],
    also: ["portão sem barulho tipo", "portão incomoda menos vizinhos", "todos tipos portão qual mais quieto"],
    general: [
      "O tipo de portão mais silencioso costuma ser o de abrir, que só gira nas dobradiças; em seguida vem o basculante equilibrado, e o de correr, que rola no trilho, é o que faz mais barulho. Com motor de inversor, roldana boa e batente de borracha, qualquer um incomoda menos quem dorme e os vizinhos.",
      "Faz menos barulho o portão de abrir, depois o basculante com peso certo e, por último, o de correr, por causa das rodas no trilho. O portão incomoda menos vizinhos e quem mora em cima da garagem com um motor com inversor, que parte e para devagar.",
      "Portão de garagem sem barulho não existe, mas o pivotante, de abrir, é o que menos se ouve, seguido do basculante equilibrado; o de correr rola e treme mais. Motor com inversor e borracha no batente reduzem o ruído em todos os tipos.",
    ],
    pairs: {
      "basculante correr": [
        "O basculante equilibrado costuma fazer menos barulho que o de correr, que rola no trilho a cada abertura. A diferença some com roldana boa, trilho limpo e cremalheira de nylon, e motor com inversor baixa o ruído dos dois.",
        "Entre basculante e deslizante, o mais silencioso é o basculante com guias lubrificadas e folha equilibrada. O portão de correr se ouve mais por causa da roldana e do trilho; nylon na cremalheira e parada suave quase igualam os dois.",
        "O portão de correr é mais barulhento que o basculante, em geral, porque a roda e a cremalheira trabalham o tempo todo. Antes de mudar de tipo por causa do vizinho, troque roldanas e ponha motor com inversor, que custa menos que outro portão.",
      ],
      "basculante pivotante": [
        "O portão de abrir costuma fazer menos barulho que o basculante, porque só gira nas dobradiças, sem cabos, polias nem guias. No basculante, folha equilibrada, guias lubrificadas e batente de borracha deixam a diferença pequena.",
        "Entre basculante e pivotante, o mais silencioso é o de abrir, com dobradiça lubrificada e borracha no batente. O basculante range nas polias e bate no fim quando falta regulagem; com parada suave, os dois ficam baixos.",
        "Faz menos barulho o pivotante, que tem só dobradiças em movimento. Quem dorme perto da garagem e tem basculante resolve boa parte com lubrificação, acerto do contrapeso e motor com inversor, sem trocar o portão.",
      ],
      "correr pivotante": [
        "O portão de abrir costuma fazer menos barulho que o de correr, porque só gira nas dobradiças, enquanto o outro rola no trilho. Com roldana nova, trilho limpo e cremalheira de nylon, o de correr também fica baixo.",
        "Entre deslizante e pivotante, o mais silencioso é o de abrir, com dobradiça lubrificada e batente de borracha. O de correr se ouve pela roldana e pela cremalheira, e melhora muito com peças novas e motor de parada suave.",
        "Menos barulho faz o portão de abrir, que não tem rodas nem cremalheira. A vantagem diminui se o de correr anda em trilho limpo, com roldana de rolamento, nylon na barra dentada e inversor no motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o barulho de cada portão", "O que se ouve em cada tipo"],
        slots: [
          [
            "Cada tipo tem o seu ruído e o seu remédio, e quase todos saem com limpeza, regulagem ou uma peça de desgaste.",
            "O som conta a origem, e em geral bastam lubrificação, ajuste ou troca de uma peça gasta.",
            "Antes de mudar de portão, veja de onde vem o ruído, porque a maioria se resolve na manutenção.",
          ],
        ],
        bullets: [
          "De correr: roldana gasta, trilho sujo e cremalheira apertada na engrenagem",
          "Basculante: polia e guia secas, pancada no fim por falta de regulagem",
          "De abrir: dobradiça seca e folha que bate no metal",
          "Em todos: motor preso direto na laje ou na parede do quarto",
        ],
      },
      {
        about: "choose",
        headings: ["O motor que faz menos ruído", "Que motor escolher para não acordar ninguém"],
        slots: [
          [
            "O inversor, placa que varia a velocidade, faz o motor partir e parar devagar, sem tranco. No basculante de até {width.quarterHp}, o kit com inversor instalado é o JetFlex, por {price.jetflex}.",
            "Com inversor, a velocidade sobe e desce aos poucos, e a pancada some. Em folha basculante com no máximo {width.quarterHp}, o JetFlex instalado custa {price.jetflex} e tem esse recurso.",
            "Motor com inversor acelera e freia suave, o que tira o golpe do começo e do fim. O JetFlex é o kit basculante assim, {price.jetflex} já montado, em folha que não passe de {width.quarterHp}.",
          ],
          [
            "Dê folga de um terço entre o limite do motor e o peso da folha, porque motor no limite ronca. Cremalheira de nylon também soa menos que a de aço.",
            "Motor trabalhando no máximo geme, e uma sobra de um terço sobre o peso o deixa quieto. No de correr, prefira cremalheira de nylon.",
            "Potência justa faz ruído; com um terço de margem, o motor gira tranquilo. Some a barra de nylon, mais quieta que a metálica.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Quarto em cima da garagem", "Como isolar o ruído do portão"],
        slots: [
          [
            "Prenda o motor na coluna, e não na laje do quarto, com borracha entre o suporte e a parede. Batente de borracha e revisão {visits.home} mantêm o silêncio.",
            "A laje leva o som para cima, então o suporte deve ficar na coluna, sobre coxim de borracha. Conserve com revisão {visits.home} e borracha nos batentes.",
            "Suporte fora da laje e um calço de borracha cortam boa parte da vibração que sobe ao quarto. Depois, basta revisar {visits.home}.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Trocar o motor deixa o portão silencioso?",
        answers: [
          "Só se o barulho for dele. Solte a dúvida com um teste: se a folha range quando o técnico a move na mão, o motor novo não muda isso.",
          "Não quando o ruído vem da folha. Roldana e dobradiça gastas continuam a soar com qualquer motor.",
        ],
      },
      {
        question: "Lubrificar resolve o barulho?",
        answers: [
          "Muitas vezes, com o produto certo em cada ponto e o trilho seco. Roldana gasta e folha torta precisam de conserto.",
          "Resolve rangido de dobradiça, polia e guia. O trilho do de correr se limpa e não leva graxa.",
        ],
      },
      {
        question: "Quanto custa deixar o portão mais silencioso?",
        answers: [
          "A visita com limpeza, lubrificação e regulagem parte de {price.preventive} em casa, sem peças. Roldanas e borrachas são o passo seguinte, e motor novo, o maior gasto.",
          "Começa em {price.preventive} em residência, fora peças, com ajuste e lubrificação. Rodas vêm depois, e trocar o motor é o mais caro.",
        ],
      },
      {
        question: "Motor de 24 V é mais silencioso?",
        answers: [
          "Em geral sim, porque acelera e freia aos poucos e gira com menos vibração. Ele ainda aceita bateria para a falta de luz.",
          "Costuma ser, pela partida suave. A outra vantagem é funcionar com bateria quando falta energia.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-dura-mais",
    label: "Que portão dura mais",
    phrase: "o portão que dura mais",
    paired: ["vida útil", "durável"],
    words: ["dura mais", "mais durável", "durabilidade", "mais resistente", "aguenta mais"],
    also: [
      "que portão dura mais",
      "portão mais durável",
      "portão durar mais anos",
      "quero portão dure muito tipo",
      "tipos portão mais durabilidade",
    ],
    general: [
      "O portão que dura mais costuma ser o de correr com trilho nivelado, porque a folha não fica suspensa; em material, o alumínio não enferruja. Com folha leve e revisão {visits.home}, o motor de qualquer tipo vai de {trade.life}, e material e cuidado decidem mais que o tipo.",
      "Qual tipo de portão de garagem dura mais: em geral o de correr, que se apoia no trilho; o basculante troca cabos e polias no caminho, e o de abrir gasta dobradiça. O mais durável na chuva é o de alumínio, e o motor dura {trade.life} com revisão {visits.home}.",
      "Quem vai construir e quer um portão mais durável, com maior vida útil, escolhe de correr, se há lateral livre, em alumínio ou galvanizado. O que faz durar mais anos é folha leve, pintura em dia e revisão {visits.home}; o motor fica em {trade.life}.",
    ],
    pairs: {
      "basculante correr": [
        "Na vida útil, o portão de correr costuma durar mais que o basculante sem troca de peça, porque a folha se apoia no trilho. O basculante dura o mesmo se cabos, polias e contrapeso são cuidados no tempo certo; o motor, nos dois, dura de {trade.life} em casa.",
        "Entre basculante e de correr, dura mais o deslizante, que não pendura a folha em cabos. Com revisão {visits.home}, porém, a vida útil dos dois se aproxima, e o motor de cada um vai de {trade.life} em casa.",
        "Dura mais anos o portão de correr com trilho nivelado, porque gasta só roldana e cremalheira. O basculante chega lá trocando cabos e polias no caminho; em ambos, o motor de casa vive de {trade.life} com a folha leve.",
      ],
      "basculante pivotante": [
        "Entre basculante e pivotante, nenhum dura mais só pelo tipo, se a revisão está em dia. No basculante se trocam cabos e polias, no de abrir, dobradiças e pinos; o motor dura de {trade.life} em casa, nos dois, se a folha anda leve.",
        "Portão basculante e de abrir têm vida útil parecida, e decide a manutenção: um pede cabos novos, o outro, dobradiças. O motor, com folha leve, vive de {trade.life} em casa, seja qual for o tipo.",
        "O pivotante não é mais durável que o basculante, nem menos: os dois duram muitos anos com revisão {visits.home}. O que muda é a peça de desgaste, cabo e polia num, dobradiça e braço no outro, com motor de {trade.life}.",
      ],
      "correr pivotante": [
        "Em folha larga, dura mais o portão de correr, que apoia o peso no chão; em folha pequena, correr e abrir duram parecido. Gastam-se roldanas e trilho num, dobradiças e braço no outro, e o motor dura de {trade.life} em casa.",
        "Entre deslizante e pivotante, o de correr dura mais quando a folha é larga ou pesada, porque não força dobradiça. Em portão pequeno, empatam; nos dois, o motor vive de {trade.life} em casa, com a folha leve.",
        "Tem vida útil maior o portão de correr em vão largo, já que a dobradiça do de abrir cede com o peso. Em vão pequeno, a revisão {visits.home} conta mais que o tipo, e o motor vai de {trade.life}.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que se troca no caminho", "As peças que gastam"],
        slots: [
          [
            "Nenhum portão passa a vida sem troca de peça, e cada tipo tem as suas. Saber quais são evita a quebra maior.",
            "O que se desgasta depende do movimento. Trocado a tempo, poupa o resto.",
            "As peças de desgaste mudam com o tipo, e trocá-las cedo prolonga a folha.",
          ],
        ],
        bullets: [
          "De correr: roldanas, dentes da cremalheira e, mais tarde, o trilho",
          "Basculante: cabos, polias e molas, em par e só com técnico",
          "De abrir: dobradiças, pinos e bucha do braço",
          "Todos: capacitor e engrenagem do motor",
        ],
      },
      {
        about: "choose",
        headings: ["O que faz durar", "Como fazer qualquer tipo durar"],
        slots: [
          [
            "O material pesa mais que o tipo: alumínio não enferruja e pesa cerca de um terço do aço; ferro aguenta pancada e pede pintura; galvanizado fica no meio. A base longe de água parada vale anos.",
            "Alumínio vence a ferrugem com um terço do peso do aço, ferro vence a batida, galvanizado equilibra os dois. Dreno na base evita o apodrecimento.",
            "Perto de água ou mar, alumínio; onde há batida, ferro bem pintado; no meio-termo, galvanizado. Tubo com dreno embaixo dura mais.",
          ],
          [
            "Folha alinhada que anda leve na mão poupa motor, roldana e dobradiça. Retoque a tinta todo ano e trate a ferrugem no começo, antes de furar.",
            "Com a folha leve e a tinta retocada uma vez por ano, tudo em volta dura mais. Ferrugem pequena se lixa e se pinta logo.",
            "A folha no esquadro gasta menos peças. Uma vez por ano, retoque riscos e olhe as soldas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa fazer durar", "A conta da manutenção"],
        slots: [
          [
            "A revisão em casa parte de {price.preventive}, sem peças, {visits.home}, e em uso coletivo é {visits.business}. Trocar o motor no fim da vida fica de {price.homeSwap}, com mão de obra.",
            "Revisar em residência custa a partir de {price.preventive}, fora peças, {visits.home}. O gasto grande é o motor, de {price.homeSwap} após {trade.life}.",
            "A visita residencial começa em {price.preventive}, sem contar peças. O motor novo, no fim dos {trade.life}, vai de {price.homeSwap}.",
          ],
          [
            "Protetor de surto e fio terra evitam a placa queimada, que é a peça mais cara fora de hora. Motor com um terço de folga sobre o peso esquenta menos e dura mais.",
            "A placa se protege com terra e protetor de surto; o motor, com um terço de folga sobre a folha.",
            "Um terço de folga no motor e um protetor de surto no quadro rendem anos.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Quantos anos dura o motor?",
        answers: [
          "De {trade.life} em casa, com folha leve e revisão em dia; em prédio, menos, porque abre muito mais vezes.",
          "Entre {trade.life} em residência, com a folha leve. Em garagem coletiva dura menos, pelo número de aberturas.",
        ],
      },
      {
        question: "O que mais encurta a vida do portão?",
        answers: [
          "Folha pesada ou torta, ferrugem na base e motor no limite da força. As três se corrigem antes de quebrar.",
          "Peso mal equilibrado, água parada na base e motor fraco.",
        ],
      },
      {
        question: "Vale reformar um portão antigo?",
        answers: [
          "Vale quando a estrutura está firme: trocam-se ferragem e motor. Base podre ou quadro torto pede folha nova.",
          "Com o quadro bom, sim. Ferrugem que fura a base muda a conta.",
        ],
      },
      {
        question: "Portão de madeira dura quanto?",
        answers: [
          "Dura muito se fica seco, tratado e longe do chão, com retoque anual. Umidade e cupim na base são o que o encerra.",
          "Bem tratada e sem contato com água, a madeira vai longe. Sem retoque, apodrece pela base.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-gasta-menos-luz",
    label: "Que portão gasta menos luz",
    phrase: "o portão que gasta menos luz",
    paired: ["consumo", "consome mais"],
    words: [
      "gasta menos",
      "gasta mais",
      "menos luz",
      "menos energia",
      "mais energia",
      "mais econômico",
      "consome menos",
    ],
    general: [],
    pairs: {
      "basculante correr": [
        "Basculante e de correr gastam quase o mesmo de luz: em casa, menos de 1 kWh por mês de movimento, mais a central em espera. Gasta menos energia o que tem a folha leve, equilibrada no basculante ou de trilho limpo no de correr.",
        "Entre basculante e deslizante, nenhum gasta menos luz a ponto de pesar na conta: o movimento fica abaixo de 1 kWh por mês em casa. O consumo que se nota é o da central, ligada o dia todo, igual nos dois.",
        "A diferença de consumo entre basculante e portão de correr é quase nada, menos de 1 kWh por mês de movimento. O que faz um gastar mais energia é folha pesada, contrapeso errado ou trilho sujo.",
      ],
      "basculante pivotante": [
        "Basculante e de abrir gastam quase o mesmo de luz: menos de 1 kWh por mês de movimento, mais a central em espera. Em duas folhas trabalham dois motores, e ainda assim a diferença é pequena na conta.",
        "Entre basculante e pivotante, gasta menos energia o basculante, por ter um motor só, mas isso não aparece na conta: são menos de 1 kWh por mês de movimento em casa. A central em espera pesa mais que o motor.",
        "O consumo de luz do pivotante de duas folhas é um pouco maior que o do basculante, porque são dois motores. Como o movimento fica abaixo de 1 kWh por mês em casa, a escolha não deve ser feita por isso.",
      ],
      "correr pivotante": [
        "Portão de correr e de abrir gastam quase o mesmo de luz: menos de 1 kWh por mês de movimento, mais a central em espera. Em duas folhas trabalham dois motores, e a diferença continua pequena na conta.",
        "Entre deslizante e pivotante, gasta menos energia o de correr, que tem um motor só, mas o consumo de casa não passa de 1 kWh por mês em movimento. A central ligada o dia todo pesa mais que a folha andando.",
        "O pivotante de duas folhas consome um pouco mais que o de correr, por ter dois motores. Na conta de luz isso quase some, porque o movimento de um mês fica abaixo de 1 kWh; folha dura na mão é que aumenta o gasto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta de luz do portão", "Quanto aparece na conta"],
        slots: [
          [
            "O motor trabalha segundos por abertura, e a central fica ligada o dia todo; por isso ela costuma gastar mais que ele. Para saber o valor, multiplique os kWh do mês pela tarifa da sua conta.",
            "Quem pesa é a central em espera, que consome pouco, mas 24 horas por dia, em qualquer tipo de portão. A conta é watts da etiqueta vezes horas ligadas, vezes a tarifa.",
            "Em movimento, o portão liga poucos minutos por dia numa casa. O resto é a placa acesa, igual em todos os tipos, e o total do mês se calcula com a tarifa da sua fatura.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz gastar mais energia", "Onde a energia se perde"],
        slots: [
          [
            "Folha pesada, trilho sujo ou contrapeso errado fazem o motor trabalhar mais tempo e mais quente. Uma revisão que deixa a folha leve economiza mais que trocar de motor ou de tipo de portão.",
            "O consumo sobe quando a folha está dura na mão, porque o motor faz força em cada abertura. Limpar trilho, trocar roldana ou acertar o contrapeso resolve isso por menos que um motor novo.",
            "Portão desregulado é o que gasta: o motor leva mais segundos e esquenta. A manutenção em casa, a partir de {price.preventive}, sem peças, tira esse esforço e ainda alonga a vida do motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Escolher o portão pela conta de luz", "O que pesa mais que o consumo"],
        slots: [
          [
            "Como a diferença é de centavos por mês, escolha o tipo pelo espaço e pelo uso. Parede livre ao lado pede o de correr, área de giro permite o de abrir, e vão sem espaço fica com o basculante.",
            "O consumo não deve decidir: entre um tipo e outro, a conta quase não muda. Olhe o espaço que cada um ocupa, o número de motores e quanto custa manter.",
            "Energia é o menor dos custos de um portão. Instalação, número de motores e revisão {visits.home} pesam bem mais, e é por eles que vale comparar.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "O portão automático pesa na conta de luz?",
        answers: [
          "Não: em casa, o movimento de um mês costuma ficar abaixo de 1 kWh, e o que mais conta é a central em espera.",
          "Quase nada. O motor liga poucos segundos por vez, e o gasto maior vem da placa acesa, que também é pequeno.",
        ],
      },
      {
        question: "Motor com inversor gasta menos?",
        answers: [
          "A diferença é pequena em casa. O ganho do inversor é a partida suave e a velocidade, e não a economia de energia.",
          "Muito pouco: ele evita o pico da partida, mas o portão trabalha tão pouco que a conta não muda.",
        ],
      },
      {
        question: "Posso desligar o motor no disjuntor para economizar?",
        answers: [
          "Pode, mas a economia é de poucos watts, e o portão passa a abrir só na mão. O basculante pesado não deve ser aberto assim.",
          "Dá, e não compensa: perde-se o controle, a fotocélula e a trava elétrica por uma economia que mal aparece.",
        ],
      },
      {
        question: "Placa solar vale a pena para o portão?",
        answers: [
          "Só onde não há rede por perto, porque o consumo é baixo demais para pagar o sistema. Na cidade, um nobreak resolve a falta de luz.",
          "Para economizar, não. Em chácara ou entrada distante, painel com bateria evita puxar cabo até o portão.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-barato",
    label: "Que portão é mais barato",
    phrase: "o portão mais barato",
    words: ["mais barato", "barato", "preço", "custa menos", "mais caro", "mais em conta"],
    general: [],
    pairs: {
      "basculante pivotante": [
        "O basculante de até {width.quarterHp} costuma ser mais barato para automatizar que o de abrir: há kit a partir de {price.lowest} com instalação. O pivotante leva um motor por folha, e a referência é a troca em casa, de {price.homeSwap} por motor; duas folhas dobram a conta.",
        "Entre basculante e pivotante, sai mais em conta o basculante de até {width.quarterHp}, com kit de {price.lowest} em diante, instalado. No de abrir, cada folha tem o seu motor, de {price.homeSwap} na troca em casa.",
        "Custa menos automatizar o basculante, que usa um motor e, até {width.quarterHp} de largura, recebe kit a partir de {price.lowest}, montado. A diferença de preço vem do número de motores: no de duas folhas são dois, de {price.homeSwap} cada na troca em casa.",
      ],
      "correr pivotante": [
        "Para automatizar, o portão de correr costuma ser mais barato que o de duas folhas de abrir, porque leva um motor só. A referência é a troca em casa, de {price.homeSwap} por motor; no de correr somam-se os metros de cremalheira.",
        "Entre deslizante e pivotante, sai mais em conta o de correr, com um motor, de {price.homeSwap} na troca em casa. O de duas folhas precisa de dois, e o preço quase dobra; com uma folha só, os dois empatam.",
        "Custa menos automatizar o de correr quando o de abrir tem duas folhas, já que cada uma pede o seu motor, de {price.homeSwap} na troca em casa. A cremalheira do de correr é por metro e não muda essa ordem.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na conta de cada um", "De onde vem a diferença de preço"],
        slots: [
          [
            "No de correr, a conta tem um motor, a cremalheira por metro e a base; no de abrir, um motor por folha, batente e uma central para os dois. O basculante leva um motor e o acerto do contrapeso, se a folha pedir.",
            "O número de motores é o que mais muda: um no basculante e no de correr, dois no de duas folhas. Depois vêm a cremalheira, que é por metro, e a trava com o batente no de abrir.",
            "Somam-se motores, central, controles e o que prende tudo: base e cremalheira no de correr, suportes e batente no de abrir, braço e fuso no basculante.",
          ],
          [
            "A folha em si é do serralheiro, cobrada por metro quadrado, e depende mais do material que do tipo. Motor e instalação são conosco, e o cartão divide em até {shop.instalments} vezes.",
            "O preço do portão de ferro ou alumínio é com a serralheria, por metro quadrado. Da automação cuidamos nós, com parcelamento em até {shop.instalments} vezes.",
            "Quem compra a folha nova paga o serralheiro, conforme o material e o tamanho. O motor instalado é outra conta, que se divide em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Antes de escolher pelo preço", "O barato que não cabe"],
        slots: [
          [
            "O espaço decide antes do preço: sem parede livre ao lado não há de correr, e sem área de giro não há de abrir. O basculante pede altura livre e não ocupa a lateral.",
            "Meça primeiro: parede livre para o de correr, giro para o de abrir, altura para o basculante. O mais barato que não cabe obriga a refazer tudo.",
            "Veja o que a entrada permite, porque mudar depois custa portão e motor. Recuo curto elimina o de abrir, e lateral ocupada elimina o de correr.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O preço de manter cada um", "O que se gasta depois"],
        slots: [
          [
            "A revisão em casa parte de {price.preventive}, sem peças, em qualquer tipo. O de duas folhas tem dois motores para cuidar, e o basculante, cabos e contrapeso, que são serviço de técnico.",
            "Manter custa parecido: visita a partir de {price.preventive} em residência, sem peças. Com o tempo, o de correr gasta roldanas, o de abrir, dobradiças, e o basculante, cabos.",
            "Conte também a manutenção, {visits.home}, desde {price.preventive} por visita em casa, fora as peças. Mais motores e mais peças sob carga pesam ao longo dos anos.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Vocês fazem o portão também?",
        answers: [
          "O motor e a instalação são nossos; a folha fica com o serralheiro, a quem passamos as medidas.",
          "Não fabricamos a folha. Dizemos ao serralheiro as medidas e os reforços que o motor pede, e depois automatizamos.",
        ],
      },
      {
        question: "Um motor move as duas folhas?",
        answers: [
          "Não: cada folha de abrir leva o seu, comandado pela mesma central.",
          "No de abrir, são dois motores para duas folhas. Se o carro passa por uma só, dá para motorizar apenas essa.",
        ],
      },
      {
        question: "Dá para aproveitar o portão que já tenho?",
        answers: [
          "Quase sempre: folha firme e leve recebe motor sem troca. Torta ou pesada, ela se acerta antes, por bem menos que outra.",
          "Sim, na maioria das casas. Trocar de tipo de portão só compensa quando a folha está podre ou não cabe na entrada.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, motor e instalação juntos.",
          "Sim, no cartão, em até {shop.instalments} vezes, ou à vista no Pix.",
        ],
      },
    ],
  }),
  ...tellMotorsApart(),
];
