import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Short questions about parts of another make, materials of the leaf, kinds of motor and one more sort of business. */
const makes = ["ppa", "garen", "rossi", "peccinin", "nice", "intelbras"];

/** Every two makes, once. */
const pairs = makes.flatMap((first, at) => makes.slice(at + 1).map((second) => `${first} ${second}`));

/** The two makes of each pair as a reader writes them. */
const names = pairs.map((pair) => {
  const [first = "", second = ""] = pair
    .split(" ")
    .map((make) => (make === "ppa" ? "PPA" : make.charAt(0).toUpperCase() + make.slice(1)));
  return { first, second };
});

const otherFaces: [material: string, words: string[], told: string[]][] = [
  [
    "alumínio",
    ["alumínio", "aluminio"],
    [
      "Entre ACM e alumínio, o portão de alumínio em perfil é mais leve e mais simples de consertar, porque a régua amassada se troca sozinha. O ACM vence na aparência lisa de fachada, mas soma a placa ao quadro de metal e pede motor com mais folga.",
      "ACM ou alumínio depende do que você quer ver da rua: o ACM dá superfície lisa e sem emenda, e o alumínio em régua ou perfil pesa menos e custa menos para manter. Nos dois o motor se prende ao metal do quadro.",
    ],
  ],
  [
    "ferro",
    ["ferro", "aço", "chapa"],
    [
      "Entre ACM e ferro, o ferro resiste melhor a pancada e é fácil de soldar, mas precisa de pintura contra a ferrugem. O ACM não enferruja na placa e tem acabamento de fachada, só que amassa e esconde um quadro que, se for de ferro, também se pinta.",
      "ACM ou ferro: escolha o ferro para entrada que leva batida e para quem quer gastar menos na folha; e o ACM para fachada lisa, sem emenda. Nos dois casos, o motor é calculado pelo peso total da folha.",
    ],
  ],
  [
    "madeira",
    ["madeira"],
    [
      "Entre ACM e madeira, o ACM dá menos trabalho: não pede verniz, não incha com a chuva e pode imitar o veio da madeira. A madeira maciça é mais bonita de perto, porém pesa mais, muda de peso quando molha e pede motor mais forte.",
      "ACM ou madeira: fique com o ACM se não quer verniz todo ano, e com a madeira se a aparência natural vem primeiro. O motor de uma folha de madeira maciça precisa de mais capacidade, porque ela é mais pesada.",
    ],
  ],
];

export const escolhasEmPoucasPalavras: NarrowConcept[] = [
  {
    id: "cremalheira-de-outra-marca",
    broader: "cremalheira",
    label: "Cremalheira de uma marca serve em motor de outra?",
    phrase: "a cremalheira de uma marca no motor de outra",
    asks: [
      ...combine(["cremalheira serve", "cremalheira funciona", "cremalheira motor", "cremalheira compatível"], pairs),
      ...combine(
        ["cremalheira [marca]"],
        ["serve outra marca", "serve qualquer motor", "serve outro motor", "universal", "igual outras marcas"],
      ),
      "cremalheira outra marca",
      "cremalheira marca diferente",
      "cremalheira universal",
      "existe cremalheira universal",
      "cremalheira serve qualquer motor",
      "cremalheira todas iguais",
      "cremalheira igual todos motores",
      "cremalheira padrão",
    ],
    intent: "question",
    answers: {
      any: [
        ...names.map(
          ({ first, second }) =>
            `A cremalheira ${first} serve em motor ${second}, e a ${second} em motor ${first}, quando o passo dos dentes, a distância entre um dente e o seguinte, é igual ao da engrenagem. Isso é comum em motor de casa, mas convém conferir com uma foto dos dentes e uma régua, porque passo diferente gasta a barra e a engrenagem.`,
        ),
        "A cremalheira de uma marca serve no motor de outra quando o passo dos dentes, a distância entre um dente e o seguinte, é igual ao da engrenagem. Em motor de casa isso é comum, mas não é regra, e uma foto dos dentes com uma régua ao lado responde antes da compra.",
        "Cremalheira não é universal, embora muitas marcas de motor residencial usem o mesmo dente. Se o passo combina com a engrenagem, ela serve em qualquer motor; se não combina, o portão anda aos pulos e a engrenagem acaba em pouco tempo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se os dentes combinam", "Meça o passo antes de comprar"],
        slots: [
          [
            "Com o portão parado e o disjuntor desligado, meça na barra a distância de um dente a outro e compare com a cremalheira nova. Estes pontos precisam bater.",
            "Desligue o disjuntor e olhe a barra de fora, sem pôr a mão na engrenagem. Compare com a peça nova nestes pontos.",
          ],
        ],
        bullets: [
          "Passo: meça dez dentes de uma vez e divida por dez",
          "Largura do dente: deve cobrir a da engrenagem",
          "Material: náilon com alma de aço em casa, aço em folha pesada",
          "Furos ou solda: como a barra se prende na sua folha",
        ],
      },
      {
        about: "replace",
        headings: ["Trocou o motor: fica a cremalheira?", "Motor de outra marca na cremalheira antiga"],
        slots: [
          [
            "Se o dente está inteiro e o passo é o da engrenagem nova, a cremalheira antiga fica. O técnico só acerta a altura do motor, deixando uma folga de 1 a 2 mm entre os dentes.",
            "A barra boa, com o mesmo passo, é aproveitada. A base do motor é que se ajusta, até sobrar de 1 a 2 mm entre a engrenagem e a cremalheira.",
          ],
          [
            "Dente pontudo, barra torta ou emenda aberta pedem cremalheira nova, seja qual for a marca do motor.",
            "Não adianta manter uma barra de dentes gastos: ela gasta a engrenagem do motor novo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que acontece com a cremalheira errada", "Sinais de passo diferente"],
        slots: [
          [
            "O portão anda aos trancos, faz barulho de dente batendo e deixa pó de náilon no chão. Pare de usar o automático, porque a engrenagem do motor é a primeira a acabar.",
            "Estalos, pulos e pó claro embaixo do motor mostram que os dentes não encaixam. Desligue o disjuntor e peça a conferência antes que a engrenagem quebre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso misturar gomos de marcas diferentes?",
        answers: [
          "Pode, se o passo e a altura forem iguais e a emenda não abrir o espaço entre os dentes.",
          "Só com o mesmo passo. Na emenda, o técnico encaixa um pedaço virado para manter a distância dos dentes.",
        ],
      },
      {
        question: "A cremalheira de náilon serve no lugar da de aço?",
        answers: [
          "Em folha leve de casa, sim, com o mesmo passo. Em folha pesada ou de muito uso, mantenha a de aço.",
          "Serve em portão leve. Folha de condomínio ou de empresa pede aço.",
        ],
      },
      {
        question: "Quem cobra a cremalheira na troca do motor?",
        answers: [
          "Ela só entra no orçamento quando precisa ser trocada, em linha separada, pelos metros da folha.",
          "Se a sua serve, não se paga. Se falta ou gastou, é somada por metro.",
        ],
      },
    ],
    photo: "uma foto dos dentes da cremalheira com uma régua ao lado e outra da etiqueta do motor",
  },
  {
    id: "engrenagem-de-outra-marca",
    broader: "engrenagem",
    label: "Engrenagem de uma marca serve em motor de outra?",
    phrase: "a engrenagem de uma marca no motor de outra",
    asks: [
      ...combine(["engrenagem serve", "coroa serve", "engrenagem funciona", "engrenagem compatível"], pairs),
      "engrenagem outra marca",
      "coroa outra marca",
      "engrenagem universal",
      "coroa universal",
      "engrenagem [marca] serve outro motor",
    ],
    intent: "question",
    answers: {
      any: [
        ...names.map(
          ({ first, second }) =>
            `Não, a engrenagem ${first} em geral não serve em motor ${second}, nem a ${second} em ${first}: mudam o furo do eixo, o número de dentes e a altura. O que existe é a peça compatível, feita por outro fabricante para aquele modelo exato.`,
        ),
        "Não, a engrenagem ou coroa de uma marca em geral não serve no motor de outra, e muda até entre modelos da mesma marca. Compre pela etiqueta do motor, original ou compatível daquele modelo.",
        "Engrenagem e coroa de motor de portão não são universais, porque eixo, dentes e material são de cada modelo. A foto da etiqueta e da peça gasta mostra qual serve e o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa ser igual na engrenagem", "Como se identifica a peça certa"],
        slots: [
          [
            "A etiqueta do motor dá o modelo, e a peça gasta confirma. O técnico compara estes pontos.",
            "Pelo modelo da etiqueta se chega à peça, que depois é conferida com a velha na mão.",
          ],
        ],
        bullets: [
          "Número de dentes e altura da peça",
          "Diâmetro do furo e formato da chaveta, a trava do eixo",
          "Material: náilon, bronze ou aço",
          "Se é a coroa de dentro ou a engrenagem de fora, que toca a cremalheira",
        ],
      },
      {
        about: "choose",
        headings: ["Original ou compatível do mesmo modelo", "A peça de outro fabricante"],
        slots: [
          [
            "A compatível serve quando copia as medidas e o material da original. Desconfie da peça sem marca que serve em tudo: em engrenagem, um milímetro de diferença já come o dente.",
            "Peça compatível boa repete a medida e o material. A que promete servir em vários modelos costuma ter folga e dura pouco.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se não se acha a engrenagem do modelo", "Motor sem engrenagem à venda"],
        slots: [
          [
            "Sem a peça do modelo, o motor não volta a ser confiável, e adaptar outra costuma quebrar de novo. A troca em casa fica de {price.homeSwap}, com motor e mão de obra.",
            "Quando falta mesmo a engrenagem, compensa trocar o motor, de {price.homeSwap} em casa com o serviço, e aproveitar a base, a energia e a cremalheira boa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a engrenagem quebra?",
        answers: [
          "Quase sempre porque a folha está pesada, a cremalheira encosta demais ou o fim de curso falha e o portão bate.",
          "Por esforço: trilho sujo, roldana presa, batida no fim do percurso ou cremalheira sem folga.",
        ],
      },
      {
        question: "Posso trocar a engrenagem sozinho?",
        answers: [
          "Não é indicado: o motor sai do lugar, há tensão na caixa e a folga com a cremalheira precisa ser refeita.",
          "É serviço de técnico, porque exige abrir o motor e regular de novo a folga dos dentes.",
        ],
      },
      {
        question: "Quanto custa a engrenagem?",
        answers: [
          "Depende do modelo e do material. A foto da etiqueta e da peça quebrada dá o valor sem custo.",
          "O preço muda com o modelo, e o orçamento pela foto da etiqueta é grátis.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da engrenagem quebrada",
  },
  {
    id: "aluminio-amassa-facil",
    broader: "aluminio",
    label: "Portão de alumínio amassa fácil?",
    phrase: "a resistência do portão de alumínio",
    asks: [
      "alumínio amassa fácil",
      "portão alumínio amassa fácil",
      "portão alumínio amassa",
      "portão alumínio amassa facilmente",
      "portão alumínio frágil",
      "portão alumínio resistente",
      "portão alumínio fraco",
      "portão alumínio entorta",
      "portão alumínio aguenta pancada",
      "portão alumínio aguenta bolada",
      "portão alumínio resiste pancada",
      "portão alumínio é forte",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão de alumínio amassa mais fácil que o de ferro, porque o perfil é mais macio, e uma bolada ou um encosto de carro já marca a régua. Em troca ele não enferruja e pesa menos, e a régua amassada se troca sem refazer a folha.",
        "O portão de alumínio é resistente ao tempo e frágil a pancada: não enferruja, mas amassa com batida que o ferro aguentaria. Perfil mais grosso e travessas no meio da folha deixam o portão bem mais firme.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que deixa o alumínio mais ou menos firme", "Por que uns amassam e outros não"],
        slots: [
          [
            "Nem todo portão de alumínio é igual. O que faz a diferença está no projeto da folha.",
            "A firmeza depende de como a folha foi feita. Pergunte ao serralheiro por estes pontos.",
          ],
        ],
        bullets: [
          "Espessura da parede do perfil: fina amassa com a mão",
          "Travessas: folha larga sem travessa balança e entorta",
          "Régua ou chapa: a régua se troca uma a uma",
          "Chapa de reforço onde o motor se prende",
        ],
      },
      {
        about: "check",
        headings: ["O motor amassa o portão de alumínio?", "Motor e alumínio: onde pode amassar"],
        slots: [
          [
            "Amassa se o braço ou a cremalheira for preso direto no perfil fino, sem chapa de reforço por dentro. Com o reforço e a força no mínimo, o motor não marca a folha.",
            "O motor bem montado não amassa nada: ele puxa uma chapa de reforço, e não a parede fina do perfil. A força fica no mínimo que move a folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Amassou: tem conserto?", "O que se faz com o alumínio amassado"],
        slots: [
          [
            "A régua ou o perfil é trocado pelo serralheiro, porque alumínio desamassado fica marcado. Se o portão passou a raspar ou a parar, desligue o disjuntor e não acione até a folha ser conferida.",
            "Quem troca o trecho amassado é o serralheiro. Se a batida tirou a folha do esquadro, não use o automático: o motor forçaria uma folha torta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alumínio é menos seguro que ferro?",
        answers: [
          "Contra pancada, o ferro resiste mais. Com trava elétrica e perfil grosso, o alumínio fecha bem uma garagem de casa.",
          "O ferro aguenta mais força, mas a trava e o bom fechamento contam mais que o material.",
        ],
      },
      {
        question: "Qual é a vantagem do alumínio então?",
        answers: [
          "Não enferruja, pede pouca pintura e é leve, o que poupa o motor de correr e o de abrir.",
          "É leve e dispensa o cuidado com ferrugem, bom em garagem exposta à chuva.",
        ],
      },
      {
        question: "Vocês trocam a régua amassada?",
        answers: [
          "A folha é do serralheiro. Nós acertamos o alinhamento, as roldanas e a força do motor depois do conserto.",
          "Não: a régua é serviço de serralheiro, e conosco ficam o motor e a regulagem.",
        ],
      },
    ],
    photo: "uma foto da folha inteira e outra do ponto em que o motor se prende",
  },
  ...otherFaces.map(
    ([material, words, told]): NarrowConcept => ({
      id: `acm-ou-${material.normalize("NFD").replace(/\p{M}/gu, "")}`,
      broader: "aluminio",
      label: `Portão de ACM ou de ${material}`,
      phrase: `a escolha entre portão de ACM e de ${material}`,
      asks: words.flatMap((word) => [
        `ACM ou ${word} portão`,
        `ACM ${word}`,
        `ACM ${word} qual melhor`,
        `ACM ${word} diferença`,
        `portão ACM ${word}`,
        `portão ${word} revestido ACM qual melhor`,
      ]),
      intent: "comparison",
      answers: { any: told },
      sections: [
        {
          about: "choose",
          headings: [`Quando escolher ACM e quando ${material}`, `ACM e ${material}, caso a caso`],
          slots: [
            [
              "O ACM é uma placa de alumínio com plástico no meio, colada sobre um quadro de metal. A folha é feita pelo serralheiro, e o que muda de uma para outra é isto.",
              "ACM quer dizer alumínio composto: duas lâminas finas com plástico entre elas, coladas num quadro. Quem faz a folha é o serralheiro, e a comparação fica assim.",
            ],
          ],
          bullets: [
            "Aparência: o ACM é liso e sem emenda aparente",
            material === "ferro"
              ? "Pancada: o ferro aguenta mais, e a placa de ACM amassa"
              : material === "madeira"
                ? "Chuva: a madeira incha e pesa mais, e o ACM não muda"
                : "Pancada: os dois amassam, e a régua de alumínio se troca sozinha",
            material === "ferro"
              ? "Ferrugem: o ferro pede pintura, e no ACM só o quadro de ferro pede"
              : material === "madeira"
                ? "Cuidado: a madeira pede verniz, e o ACM, só água e sabão neutro"
                : "Ferrugem: nenhum dos dois enferruja, mas o quadro do ACM pode ser de ferro",
            "Vento: o ACM é fechado e recebe o vento inteiro",
          ],
        },
        {
          about: "check",
          headings: ["O que a escolha muda no motor", "Peso e fixação do motor"],
          slots: [
            [
              "A placa comum de ACM, de 4 mm, acrescenta cerca de 5,5 kg por metro quadrado em cada face, além do quadro. Some tudo e deixe um terço de folga na capacidade do motor de correr.",
              "Conte uns 5,5 kg por metro quadrado para cada face de ACM de 4 mm e junte o peso do quadro. No portão de correr, o motor deve aguentar um terço a mais que esse total.",
            ],
            [
              "O motor se prende sempre ao quadro de metal, com reforço soldado antes do revestimento, porque a placa de ACM não segura parafuso de motor.",
              "Braço, suporte ou cremalheira vão no metal de trás. Peça ao serralheiro o reforço nesse ponto antes de colar a placa.",
            ],
          ],
        },
        {
          about: "cost",
          headings: ["O que faz o preço da folha e do motor", "Dois preços: a folha e a automação"],
          slots: [
            [
              "O valor da folha é do serralheiro, por metro quadrado. O motor é conosco: instalado em basculante de até {width.quarterHp}, parte de {price.lowest}; nos outros portões, sai por foto e peso.",
              "A folha quem orça é o serralheiro. Nós instalamos o motor, a partir de {price.lowest} no basculante de até {width.quarterHp}, e por foto no de correr e no de abrir.",
            ],
          ],
        },
      ],
      keep: [],
      questions: [
        {
          question: "Posso revestir de ACM o portão que já tenho?",
          answers: [
            "Pode, se o quadro está reto e firme. O peso aumenta, e o técnico refaz o equilíbrio e confere o motor antes de usar.",
            "Dá para revestir, desde que a estrutura aguente. Depois, contrapeso, roldanas ou dobradiças precisam ser acertados para o peso novo.",
          ],
        },
        {
          question: "Qual dos dois dura mais?",
          answers: [
            "Depende do cuidado: placa bem colada e quadro pintado duram muitos anos, assim como a outra folha com a manutenção em dia.",
            "Os dois duram bem quando a estrutura é protegida da água e o portão não leva pancada.",
          ],
        },
        {
          question: "Vocês fazem a folha?",
          answers: [
            "Não, a folha é do serralheiro. Vendemos e instalamos o motor e dizemos onde ela precisa de reforço.",
            "A folha não é conosco; o motor, a instalação e a regulagem são.",
          ],
        },
      ],
      photo: "fotos da folha por dentro e por fora, com largura e altura",
    }),
  ),
  {
    id: "braco-do-basculante-medida",
    broader: "braco",
    label: "Tamanho do braço do portão basculante",
    phrase: "o tamanho do braço do basculante",
    asks: [
      ...combine(
        [
          "braço basculante",
          "braço portão basculante",
          "braço motor basculante",
          "braço articulado basculante",
          "haste basculante",
        ],
        [
          "tamanho",
          "comprimento",
          "medida",
          "qual tamanho",
          "qual medida",
          "qual comprimento",
          "quantos centímetros",
          "como medir",
        ],
      ),
      "tamanho braço motor portão",
      "comprimento braço motor portão",
      "medida braço motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O tamanho do braço do portão basculante acompanha a altura da folha e o modelo do motor, e na reposição se repete a medida do braço antigo, de centro a centro dos furos. Não tire a peça para medir: uma foto da folha parada, com a altura do portão, identifica o braço.",
        "Não há medida única de braço de basculante: cada fabricante tem um comprimento para cada altura de folha. O braço novo deve ter a mesma distância entre os furos, o mesmo diâmetro de pino e o mesmo lado que o velho, e igual ao do par.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que define a medida do braço", "As medidas que contam no braço"],
        slots: [
          [
            "São poucas medidas, e todas se conferem com o portão fechado e o disjuntor desligado. Quem mede junto da folha é o técnico.",
            "O técnico confere estes pontos com o portão fechado e a energia desligada, porque o braço segura a folha.",
          ],
        ],
        bullets: [
          "Distância de centro a centro dos furos",
          "Diâmetro do pino ou do parafuso",
          "Lado direito ou esquerdo, visto de dentro",
          "Braço da folha ou braço que sai do motor",
          "Altura da folha e modelo do motor",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar o braço para medir", "Braço solto: risco de a folha cair"],
        slots: [
          [
            "O braço guia e sustenta a folha do basculante. Solto, ela pode cair ou subir de repente pelo contrapeso; por isso não se desmonta, não se destrava e não se passa embaixo.",
            "Quem solta o braço deixa a folha sem guia, e ela despenca ou dispara. Meça só com os olhos e com a foto, de longe.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["O que acontece com o braço de medida errada", "Braço curto ou comprido demais"],
        slots: [
          [
            "Braço mais curto não deixa a folha subir até o fim, e mais comprido a faz bater no alto. Se os dois lados são diferentes, ela sobe torta e força o motor.",
            "Com medida errada a folha para antes do fim, bate em cima ou sobe de lado. O motor passa a trabalhar forçado e os pinos gastam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para cortar ou emendar um braço?",
        answers: [
          "Não é seguro: a emenda vira ponto fraco numa peça que segura a folha. Use o braço na medida.",
          "Não. Braço cortado ou soldado pode quebrar com a folha no alto.",
        ],
      },
      {
        question: "Troco só um braço ou o par?",
        answers: [
          "Se o outro está reto e sem folga, troca-se um só, na mesma medida. Com desgaste nos dois, o par.",
          "Um só, quando o outro está bom. O importante é os dois ficarem do mesmo comprimento.",
        ],
      },
      {
        question: "Quanto custa o braço?",
        answers: [
          "O valor depende da medida e da marca, e sai de graça pela foto, já com a troca.",
          "A foto da folha parada e da etiqueta do motor basta para o orçamento grátis da peça com a montagem.",
        ],
      },
    ],
    photo: "fotos do portão fechado por dentro, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "basculante-braco-ou-fuso",
    broader: "basculante",
    label: "Motor de braço ou de fuso no basculante",
    phrase: "o motor de braço ou de fuso no basculante",
    asks: [
      "motor braço ou fuso basculante",
      "motor fuso ou braço basculante",
      "braço fuso basculante",
      "basculante fuso braço qual melhor",
      "motor basculante braço ou fuso qual melhor",
      "diferença motor braço motor fuso basculante",
      "motor fuso braço portão basculante",
      "motor de braço basculante",
      "motor portão basculante de braço",
    ],
    intent: "comparison",
    answers: {
      any: [
        "No basculante, braço e fuso trabalham juntos no mesmo motor: o fuso é a barra com rosca que gira dentro do acionador, e o braço liga essa barra à folha. A escolha de verdade é entre fuso e corrente, e em casa o fuso é mais silencioso.",
        "Motor de braço ou de fuso no portão basculante costuma ser o mesmo aparelho visto por partes: a rosca do fuso sobe e desce uma porca, e o braço leva esse movimento à folha. Compare a potência, o tamanho do fuso e a velocidade.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que faz o fuso e o que faz o braço", "As partes do motor basculante"],
        slots: [
          [
            "O motor fica no alto da coluna e gira o fuso. Uma porca anda pela rosca e empurra o braço, que ergue a folha já equilibrada pelo contrapeso.",
            "Preso à coluna, o motor roda a barra com rosca, e a porca que corre por ela move o braço. O peso da folha quem carrega é o contrapeso, e não o braço.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que escolher no motor basculante", "O que comparar entre os modelos"],
        slots: [["Em vez de braço ou fuso, decida por estes pontos.", "A compra se resolve com estas escolhas."]],
        bullets: [
          "Fuso ou corrente: o fuso é mais silencioso, e a corrente pede tensão regulada",
          "Comprimento do fuso: pela altura da folha",
          "Potência: 1/4 HP até {width.quarterHp} de folha equilibrada",
          "Velocidade: {opening.padrao}, {opening.speedy} ou {opening.jetflex} nos nossos kits",
        ],
      },
      {
        about: "care",
        headings: ["O que gasta no fuso e no braço", "Defeitos comuns das duas peças"],
        slots: [
          [
            "No fuso, gasta a porca, e o motor gira sem a folha subir. No braço, gastam o pino e a bucha, e a folha balança e estala. Nos dois casos, não destrave nem empurre a folha: é serviço de técnico.",
            "Porca gasta faz o motor girar em falso, e pino gasto faz a folha bater. Desligue o disjuntor e deixe a folha como está até o técnico escorá-la.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E no portão pivotante, braço ou fuso?",
        answers: [
          "Ali são motores diferentes: o de fuso, reto, pede dobradiça perto da face do pilar, e o braço articulado serve em coluna larga.",
          "No portão de abrir existe a escolha, e quem decide é a largura do pilar: larga pede o articulado.",
        ],
      },
      {
        question: "Quanto custa o motor basculante instalado?",
        answers: [
          "O kit de 1/4 HP, para folha de até {width.quarterHp}, parte de {price.lowest}, com instalação.",
          "A partir de {price.lowest} já instalado, em folha equilibrada de até {width.quarterHp}.",
        ],
      },
      {
        question: "Troco a porca ou o fuso inteiro?",
        answers: [
          "Só a porca, se a barra está reta e com a rosca boa. Fuso empenado é trocado.",
          "A porca é a peça de desgaste e costuma bastar; a barra torta pede troca.",
        ],
      },
    ],
    photo: "uma foto do motor na coluna, com o braço, e a largura da folha",
  },
  {
    id: "motor-de-12-volts",
    broader: "voltagem",
    label: "Motor de portão de 12 V",
    phrase: "o motor de portão de 12 V",
    asks: [
      ...combine(
        ["motor", "motor portão", "motor deslizante", "motor basculante", "motor pivotante"],
        ["12v", "12 v", "12 volts"],
      ),
      "existe motor portão 12v",
      "motor portão 12v bateria carro",
      "motor portão 12v solar",
      "motor 12v ou 24v",
      "motor portão 12v ou 24v",
      "motor portão 12 volts preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão de 12 V existe, mas é raro no Brasil: o de baixa tensão que se acha com peça é o de 24 V. Os dois funcionam em corrente contínua, a mesma da bateria, e se ligam à rede da casa por uma fonte, nunca direto na tomada.",
        "Para portão, o motor de 12 V só compensa em lugar sem rede, com bateria e placa solar, e para folha leve. Onde há energia, prefira o de 24 V com bateria de reserva ou o motor comum com nobreak, que têm peça mais fácil.",
        "Entre motor de 12 V e de 24 V, fique com o de 24 V: com a mesma força ele puxa metade da corrente, esquenta menos o fio e tem mais modelos à venda. O de 12 V serve em folha leve movida a bateria.",
      ],
      price: [
        "O preço do motor de portão de 12 V depende do modelo, porque quase não há linha comum no Brasil, e a bateria e a fonte são à parte. Para comparar, a troca por motor comum em casa fica de {price.homeSwap}, com mão de obra, e o de 24 V custa mais que ele.",
        "Motor de 12 V para portão não tem preço de tabela conosco. A foto do portão e do ponto de energia diz se um de 24 V ou um comum resolve; a troca pelo comum em casa fica de {price.homeSwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que está em 12 V no seu portão", "12 V no motor ou só no acessório?"],
        slots: [
          [
            "Muita coisa de 12 V no portão não é o motor. Olhe a etiqueta de cada aparelho, sem abrir tampas.",
            "Antes de procurar motor de 12 V, veja na etiqueta se é mesmo ele que trabalha nessa tensão.",
          ],
        ],
        bullets: [
          "Fechadura elétrica e trava: muitas são de 12 V",
          "Fotocélula e receptor: costumam aceitar de 12 a 24 V",
          "Bateria do nobreak: é de 12 V, e duas em série dão 24 V",
          "Controle remoto: alguns usam pilha de 12 V",
        ],
      },
      {
        about: "choose",
        headings: ["12 V, 24 V ou motor comum", "Qual tensão escolher"],
        slots: [
          [
            "Com energia no portão, o motor comum de 127 ou 220 V é o mais barato, e um nobreak próprio o mantém na falta de luz. O de 24 V traz a bateria na central e freia suave.",
            "Quem tem rede perto escolhe entre o comum, mais barato, e o de 24 V, que já aceita bateria. Sem rede, o projeto com placa solar usa também o de 24 V.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Posso ligar numa bateria de carro?", "Bateria de carro no portão"],
        slots: [
          [
            "Não é indicado: a bateria de carro solta gás ao carregar e não foi feita para descarregar fundo. Use a bateria selada que o manual pede, e nunca ligue motor de 127 ou 220 V nela.",
            "Bateria de carro fica fora do portão, porque solta gás na carga e dura pouco nesse uso. A certa é a selada do manual da central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 12 V é mais fraco?",
        answers: [
          "A tensão não diz a força: o que conta são os quilos da ficha. Os de 12 V à venda, porém, costumam ser para folha leve.",
          "Não por ser de 12 V, mas os modelos que existem são pequenos. Confira a capacidade em quilos.",
        ],
      },
      {
        question: "Liguei o motor de 12 V em 24 V. Estraga?",
        answers: [
          "Pode queimar o motor e a placa em pouco tempo. Desligue e peça a medição antes de usar de novo.",
          "Sim, tensão acima da etiqueta queima. Desligue a energia e não insista.",
        ],
      },
      {
        question: "Posso trocar o de 12 V por um comum?",
        answers: [
          "Pode, se há ponto de 127 ou 220 V no portão. Troca-se o conjunto, motor e central.",
          "Sim, com o motor e a placa juntos, desde que a rede chegue ao portão.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou do acessório e outra do ponto de energia",
  },
  {
    id: "motor-de-3-segundos",
    broader: "tempo-de-abertura",
    label: "Motor que abre em 3 segundos",
    phrase: "o motor de portão que abre em 3 segundos",
    asks: [
      "motor 3 segundos",
      "motor rápido 3 segundos",
      "portão abre 3 segundos",
      "portão 3 segundos",
      "motor abre 3 segundos",
      "motor [marca] 3 segundos",
      "motor [marca] rápido 3 segundos",
      "motor 2 segundos",
      "portão abre 2 segundos",
      "motor abre 2 segundos",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor que abre em 3 segundos não está entre os nossos kits: o mais rápido que instalamos em basculante de até {width.quarterHp} é o {model.jetflex}, da PPA, que abre em {opening.jetflex} e custa {price.jetflex} instalado. Nos outros portões, os segundos dependem da largura e da ficha do motor.",
        "Abrir em 2 ou 3 segundos é raro em portão de garagem, porque a folha precisa frear antes de bater. No basculante de até {width.quarterHp}, o nosso mais rápido leva {opening.jetflex} e custa {price.jetflex} instalado; no de correr, só um vão curto com motor de inversor chega perto disso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir uma promessa de 3 segundos", "Da ficha do motor aos segundos"],
        slots: [
          [
            "No anúncio, 3 segundos podem ser o tempo da folha pequena da fábrica, e não o da sua. No portão de correr, divida a largura do vão pela velocidade da ficha: a 24 metros por minuto, um vão de 3 metros abre em 7,5 segundos, mais a freada.",
            "Peça ao vendedor o tempo com a largura da sua folha. No de correr a conta é simples: 24 metros por minuto são 40 centímetros por segundo, e um vão de 3 metros leva 7,5 segundos, fora a freada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o portão rápido exige", "Rapidez com segurança"],
        slots: [
          [
            "Quanto mais rápido, mais firme a folha precisa ser. Estes pontos vêm antes do motor.",
            "Um motor veloz em folha solta vira pancada. Antes dele, confira isto.",
          ],
        ],
        bullets: [
          "Inversor, que acelera e freia a folha aos poucos",
          "Fotocélula na passagem, que faz a folha voltar",
          "Folha equilibrada, com cabos, roldanas ou dobradiças em dia",
          "Batente firme no fim do percurso",
        ],
      },
      {
        about: "choose",
        headings: ["Vale a pena buscar 3 segundos?", "De 4 para 3 segundos: o que se ganha"],
        slots: [
          [
            "A diferença de um segundo quase não se percebe na rua. Ganha-se mais trocando um motor comum, de {opening.padrao}, por um de {opening.jetflex} do que procurando um ainda mais veloz.",
            "Quem sai de {opening.padrao} para {opening.jetflex} já deixa de esperar na calçada. O segundo a menos depois disso custa mais desgaste do que vale.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão rápido gasta mais a folha?",
        answers: [
          "Com inversor e folha equilibrada, pouco. Sem freada, a batida castiga solda, cabo e batente.",
          "Só quando bate no fim. A freada do inversor é o que poupa a folha.",
        ],
      },
      {
        question: "Dá para acelerar o motor que tenho?",
        answers: [
          "O motor comum, não. O que já tem inversor aceita regulagem dentro do limite da ficha, feita pelo técnico.",
          "Só se ele tiver inversor, e até o limite do fabricante.",
        ],
      },
      {
        question: "Portão rápido é perigoso para criança?",
        answers: [
          "Pode ser, sem fotocélula e com força alta. Com os dois em ordem, a folha para e volta.",
          "A fotocélula e a força baixa são obrigatórias nesse caso, e criança não brinca perto da folha.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e a largura da folha",
  },
  {
    id: "jetflex-o-que-significa",
    broader: "jetflex",
    label: "O que significa JetFlex",
    phrase: "o significado de JetFlex",
    asks: [
      "jetflex significa",
      "jetflex que significa",
      "jetflex significado",
      "jet flex significa",
      "ppa jet flex significa",
      "que é jetflex",
      "que é jet flex",
      "que é tecnologia jetflex",
      "tecnologia jetflex",
      "jetflex que quer dizer",
    ],
    intent: "question",
    answers: {
      any: [
        "JetFlex (ou Jet Flex) é a linha rápida de motores da PPA, com inversor, o circuito que controla a velocidade. Na prática, o nome significa que o portão sai devagar, acelera no meio e freia antes do fim, sem pancada. O basculante de até {width.quarterHp} abre em {opening.jetflex}, e o kit instalado custa {price.jetflex}.",
        "Jet Flex significa motor PPA com inversor de frequência: a eletrônica muda a velocidade durante o percurso. Num basculante de até {width.quarterHp}, ele abre em {opening.jetflex}, enquanto um motor comum leva {opening.padrao}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o inversor do JetFlex faz", "Como o JetFlex muda a velocidade"],
        slots: [
          [
            "O inversor transforma a energia da rede e decide quantas voltas o motor dá a cada trecho. Por isso o JetFlex não usa capacitor de partida, e a central dele não se troca por placa universal.",
            "A central JetFlex controla a rotação do motor o tempo todo, na saída, no meio e na chegada. Como ela faz o trabalho do capacitor, só a placa da própria linha serve nele.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["JetFlex é para o seu portão?", "Quando o JetFlex compensa"],
        slots: [
          [
            "Compensa para quem espera na rua ou quer chegada macia, em folha firme e equilibrada. Em garagem com recuo e pouco movimento, o kit Padrão, que abre em {opening.padrao}, atende e custa menos.",
            "Vale a pena onde cada segundo na calçada conta e a folha está bem ajustada. Instalado no basculante de até {width.quarterHp}, sai por {price.jetflex}, contra {price.padrao} do Padrão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu motor é JetFlex", "JetFlex na etiqueta"],
        slots: [
          [
            "O nome vem na etiqueta da carcaça, junto do modelo. Outro sinal é o movimento: só o motor com inversor parte e chega devagar e corre no meio.",
            "Leia a etiqueta do motor, que traz o nome da linha. Se o portão muda de velocidade sozinho no percurso, há inversor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "JetFlex é uma marca?",
        answers: ["Não: a marca é PPA, e JetFlex é a linha com inversor.", "É nome de linha. Quem fabrica é a PPA."],
      },
      {
        question: "Dá para transformar meu motor em JetFlex?",
        answers: [
          "Em geral não compensa, porque mudam motor e central juntos. Troca-se o conjunto.",
          "Não só com a placa: o motor precisa ser próprio para inversor.",
        ],
      },
      {
        question: "JetFlex existe para portão de correr?",
        answers: [
          "Existe, com a velocidade da ficha em metros por minuto. O valor sai por foto e medida do portão.",
          "Sim, há versões de correr e de abrir, orçadas de graça pela foto.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura da folha",
  },
  {
    id: "motor-da-marca-portao-pesado",
    isAskedByName: true,
    broader: "peso",
    label: "Motor da marca para portão pesado ou industrial",
    phrase: "o motor da marca para portão pesado",
    asks: combine(
      ["motor [marca]", "[marca]"],
      [
        "portão pesado",
        "pesado",
        "portão muito pesado",
        "industrial",
        "portão industrial",
        "uso industrial",
        "uso intenso",
        "portão ferro pesado",
        "folha pesada",
        "deslizante pesado",
        "deslizante industrial",
        "galpão",
        "industrial preço",
        "portão pesado preço",
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] para portão pesado ou industrial é o da versão de uso intenso cuja ficha traz um terço a mais que os quilos da folha: para 600 kg, por exemplo, 800 kg ou mais. Conte também as aberturas da hora de pico. A troca fica de {price.heavySwap}, com mão de obra.",
        "Em portão pesado ou industrial, escolha o motor [marca] por dois números da ficha, os quilos e os ciclos por hora, e não pelos HP. O modelo residencial da marca esquenta nesse uso. Trocar o motor, com mão de obra, custa de {price.heavySwap}.",
      ],
      price: [
        "O motor [marca] para portão pesado ou industrial tem preço, na troca, de {price.heavySwap}, com mão de obra. O valor sobe com os quilos da folha e com as aberturas por hora, e a foto da etiqueta e do portão dá o número certo sem custo.",
        "O preço do motor [marca] industrial ou de portão pesado depende da capacidade em quilos e dos ciclos por hora: a troca, com o serviço, fica de {price.heavySwap}. Base, cremalheira e energia só somam se precisarem ser refeitas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A versão [marca] certa para a folha pesada", "Quilos e ciclos na ficha do [marca]"],
        slots: [
          [
            "Ciclos por hora são as aberturas e fechamentos seguidos que o motor aceita sem esquentar. Leia os dois números na ficha da versão exata.",
            "A mesma linha tem versões de capacidade bem diferente, e por isso o nome inteiro do modelo importa. Compare a ficha com o seu portão.",
          ],
        ],
        bullets: [
          "Quilos: um terço acima do peso da folha de correr",
          "Ciclos por hora: acima dos carros e caminhões do pico",
          "Tensão: 220 V ou trifásico, conforme o quadro da empresa",
          "Cremalheira de aço, fixada com solda ou parafuso na folha firme",
        ],
      },
      {
        about: "check",
        headings: ["A folha está pesada ou está presa?", "Antes de comprar um motor mais forte"],
        slots: [
          [
            "Portão de correr bom anda leve na mão, mesmo pesando muito. Se ele arrasta, troque roldanas e nivele o trilho antes, porque motor forte em folha presa quebra a engrenagem.",
            "Roldana travada e trilho torto fazem uma folha comum parecer pesada. O técnico acerta isso primeiro; força a mais só esconde o defeito e gasta o motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança com folha pesada", "O que um portão pesado precisa ter"],
        slots: [
          [
            "Folha pesada demora a parar. Por isso precisa de fotocélula na passagem, batente firme nas duas pontas e guia superior que a impeça de tombar.",
            "São obrigatórios os batentes nas pontas, a guia de cima e a fotocélula, porque a folha embalada derruba e esmaga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de motor trifásico?",
        answers: [
          "Só se o quadro já tem três fases e a folha passa de uns 800 kg ou abre o dia todo. Senão, o monofásico de uso intenso atende.",
          "Na maioria dos casos, não. O trifásico vale em empresa que já tem essa rede e uso pesado.",
        ],
      },
      {
        question: "Dois motores menores resolvem?",
        answers: [
          "No portão de correr, não: eles brigam entre si. Use um motor de capacidade maior.",
          "Em uma folha só de correr, não. O certo é um motor que aguente o peso sozinho.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em portão pesado, {time.heavy}, se base e energia já estão prontas.",
          "Conte {time.heavy} de serviço, fora alguma obra de base.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e da etiqueta do motor atual, com largura, altura e material",
  },
  ...(
    [
      [
        "ferro",
        ["ferro", "aço", "chapa"],
        "Entre portão de vidro e portão de ferro, o ferro é melhor para segurança, pancada e preço, e o vidro, para quem quer luz e fachada aberta à vista. O vidro precisa ser temperado ou laminado e ficar em quadro de metal, onde o motor se prende.",
        "Portão de ferro ou vidro: fique com o ferro se a entrada leva batida ou dá para rua movimentada; e com o vidro, sempre temperado ou laminado em quadro de metal, se a aparência vem primeiro. Os dois aceitam motor.",
        "Ferro: pede pintura, e vidro, limpeza",
      ],
      [
        "madeira",
        ["madeira"],
        "Entre portão de madeira e portão de vidro, a madeira dá privacidade e o vidro dá luz e não incha com a chuva. Nos dois o motor se prende ao quadro de metal, e o vidro tem de ser temperado ou laminado.",
        "Madeira ou vidro no portão: a madeira esconde a casa e pede verniz, e o vidro mostra a fachada e pede limpeza. Para o motor, a folha mais leve é a melhor, e a madeira maciça costuma pesar mais.",
        "Madeira: pede verniz, e vidro, limpeza",
      ],
    ] satisfies [string, string[], string, string, string][]
  ).map(
    ([material, words, first, second, care]): NarrowConcept => ({
      id: `vidro-ou-${material.normalize("NFD").replace(/\p{M}/gu, "")}`,
      broader: "vidro",
      label: `Portão de vidro ou de ${material}`,
      phrase: `a escolha entre portão de vidro e de ${material}`,
      asks: words.flatMap((word) => [
        `${word} ou vidro portão`,
        `portão ${word} vidro`,
        `portão ${word} vidro qual melhor`,
        `vidro ${word} portão diferença`,
      ]),
      intent: "comparison",
      answers: { any: [first, second] },
      sections: [
        {
          about: "choose",
          headings: [`Vidro e ${material}, ponto por ponto`, `O que muda entre vidro e ${material}`],
          slots: [
            [
              "A folha é feita pelo serralheiro ou pelo vidraceiro, e o motor é conosco. Antes de encomendar, compare estes pontos.",
              "Decida com estes pontos e só então peça a folha ao serralheiro.",
            ],
          ],
          bullets: [
            "Peso: vidro de 6 mm tem 15 kg por metro quadrado, e o de 8 mm, 20 kg, fora o quadro",
            "Privacidade: o vidro transparente mostra a garagem; existe o jateado",
            care,
            "Conserto: vidro trincado é trocado inteiro",
          ],
        },
        {
          about: "check",
          headings: ["O que a escolha muda no motor", "Motor em folha de vidro"],
          slots: [
            [
              "O motor puxa o quadro de metal, nunca o vidro, e trabalha com a força no mínimo e parada suave, para não haver pancada. No portão de correr, a capacidade da ficha fica um terço acima do peso total.",
              "Prenda o motor no metal e deixe a parada suave, porque o tranco é o que quebra vidro. Some vidro e quadro e escolha, no de correr, motor com um terço de folga.",
            ],
          ],
        },
        {
          about: "safety",
          headings: ["O vidro que pode ir no portão", "Segurança do portão de vidro"],
          slots: [
            [
              "Só serve vidro de segurança: o temperado se desfaz em pedaços pequenos, e o laminado fica preso na película quando quebra. Vidro comum num portão é perigoso.",
              "Use temperado ou laminado. O laminado é o mais seguro sobre passagem de pessoas, porque os cacos ficam colados na película.",
            ],
          ],
        },
      ],
      keep: [],
      questions: [
        {
          question: "Quanto custa o motor para o portão de vidro?",
          answers: [
            "A troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor é orçado por foto.",
            "Onde já existe motor, a troca custa de {price.homeSwap} em casa; a primeira instalação sai pela foto.",
          ],
        },
        {
          question: "O motor pode quebrar o vidro?",
          answers: [
            "Não, se está preso no quadro e regulado com parada suave. Batida no fim do percurso é que trinca.",
            "Só com batida ou quadro torto. Por isso o fim de curso e a força são ajustados com cuidado.",
          ],
        },
        {
          question: "Vidro é menos seguro contra ladrão?",
          answers: [
            "O laminado resiste mais que o comum, porque a película segura os pedaços, mas a chapa de metal ainda protege mais.",
            "Contra invasão, metal fechado protege mais; entre os vidros, prefira o laminado.",
          ],
        },
      ],
      photo: "fotos da entrada, com a largura e a altura do vão",
    }),
  ),
  {
    id: "seccionado-ou-deslizante",
    broader: "portao-automatico",
    label: "Portão seccionado ou deslizante",
    phrase: "a escolha entre portão seccionado e deslizante",
    asks: combine(
      ["seccionado", "seccional"],
      ["deslizante", "correr", "ou deslizante", "ou correr", "deslizante qual melhor", "correr qual melhor"],
    ),
    intent: "comparison",
    answers: {
      any: [
        "Entre portão seccionado e deslizante, escolha o deslizante se há muro livre ao lado, da largura da folha, porque ele é mais simples e mais barato de manter. O seccionado, ou seccional, que sobe em painéis até o teto, serve à garagem sem lateral e sem recuo.",
        "Seccional ou deslizante depende do espaço: o deslizante pede parede livre ao lado, e o seccional pede teto livre e altura acima do vão. Com os dois espaços disponíveis, o deslizante ganha em preço de peça e em vão largo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O espaço que cada um pede", "Meça antes de escolher"],
        slots: [
          [
            "A trena decide antes do gosto. Anote estas medidas da garagem.",
            "Confira o espaço ao lado, em cima e para dentro.",
          ],
        ],
        bullets: [
          "Deslizante: parede livre do tamanho da folha, mais uns 40 cm",
          "Seccionado: verga livre acima do vão e teto desimpedido",
          "Deslizante: não tira altura do vão",
          "Seccionado: não ocupa calçada nem lateral",
        ],
      },
      {
        about: "what",
        headings: ["O motor de cada portão", "Como cada um é automatizado"],
        slots: [
          [
            "O deslizante usa motor no piso e cremalheira, a barra dentada presa à folha. O seccionado usa motor de teto, que puxa os painéis por um trilho, e molas que equilibram o peso.",
            "No deslizante, a engrenagem do motor puxa a cremalheira da folha. No seccionado, um motor preso ao teto puxa o conjunto, e a mola carrega o peso dos painéis.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Manutenção e risco", "O cuidado de cada ano"],
        slots: [
          [
            "No deslizante, limpe o trilho e confira roldanas e batentes. No seccionado, as molas trabalham sob tensão e só o técnico mexe nelas.",
            "Trilho limpo e roldana boa bastam ao deslizante. As molas do seccionado guardam muita força, e ninguém além do técnico deve soltá-las.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais rápido?",
        answers: [
          "Depende do motor. Num vão largo o seccionado costuma abrir antes, porque o percurso dele é a altura.",
          "O percurso do seccionado é a altura, e o do deslizante, a largura; num vão largo, o primeiro abre antes.",
        ],
      },
      {
        question: "Qual é mais barato de consertar?",
        answers: [
          "O deslizante, que tem roldana, cremalheira e motor fáceis de achar.",
          "Em geral o deslizante, pela peça comum.",
        ],
      },
      {
        question: "Quanto custa trocar o motor?",
        answers: [
          "No deslizante, de {price.homeSwap} em casa, com mão de obra. O do seccionado é informado por foto.",
          "De {price.homeSwap} no deslizante residencial, com o serviço; no seccionado, o valor sai pela foto.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro, com largura, altura e o espaço acima do vão",
  },
  {
    id: "enrolar-motor-da-marca",
    isAskedByName: true,
    broader: "enrolar",
    label: "Motor da marca para porta de enrolar",
    phrase: "o motor da marca para porta de enrolar",
    asks: combine(
      ["motor [marca]", "[marca]", "automatizador [marca]"],
      ["porta enrolar", "portão enrolar", "enrolar", "porta de aço", "porta enrolar preço", "enrolar loja"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] para porta de enrolar, o automatizador, se escolhe pelos quilos da cortina: a capacidade da etiqueta deve ficar um terço acima dela. Uma porta de aço de 3 por 3 metros pesa de 75 a 140 kg. Pela foto do rolo e pelas medidas dizemos se há modelo [marca] que serve ou um equivalente, e o preço.",
        "Para porta de enrolar, o automatizador [marca] certo é o que levanta a cortina com folga de um terço e cabe na ponta do eixo. Motor de portão de correr ou basculante da marca não serve nela. Mande largura, altura e foto do rolo, e o orçamento é grátis.",
      ],
      price: [
        "O preço do motor [marca] de porta de enrolar depende dos quilos da cortina e do que a instalação precisa, como botoeira, controles e ponto de energia. O valor sai de graça pela largura, pela altura e pela foto do rolo.",
        "O preço do automatizador [marca] instalado varia com a capacidade em quilos, que sai da largura e da altura da porta. Com essas medidas e a foto do rolo, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantos quilos a porta pesa", "O cálculo antes de comprar"],
        slots: [
          [
            "Multiplique a largura pela altura, somando meio metro que fica no rolo, e o resultado por 7 a 13 kg, conforme a chapa da lâmina de aço. Some um terço e procure essa capacidade na etiqueta.",
            "Cada metro quadrado de lâmina de aço pesa de 7 a 13 kg. Some 50 cm à altura, calcule a área, o peso e mais um terço: essa é a capacidade do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que a porta precisa ter", "Segurança da porta motorizada"],
        slots: [["Antes do motor, confira estes itens.", "Estes itens vão junto do automatizador."]],
        bullets: [
          "Freio contra queda, que segura a cortina se algo quebrar",
          "Corrente ou manivela para abrir na falta de luz",
          "Fotocélula ou borda sensível, se passa gente",
          "Guias retas e lâminas sem amassado",
        ],
      },
      {
        about: "replace",
        headings: ["Porta que já tem motor de outra marca", "Trocar o automatizador por um [marca]"],
        slots: [
          [
            "O novo precisa encaixar no mesmo eixo e na mesma testeira, a chapa lateral que o prende. O técnico confere os dois e prende a cortina antes de soltar o motor velho; ninguém fica embaixo dela.",
            "Conferem-se o diâmetro do eixo, a testeira e os quilos. A cortina é escorada durante a troca, porque sem o motor ela desce.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar motor mais forte que o necessário?",
        answers: [
          "Pode, e ele trabalha folgado; só custa mais. O que não pode é ficar abaixo do peso.",
          "Sim, a sobra não faz mal. Falta de capacidade é que queima o motor e gasta o freio.",
        ],
      },
      {
        question: "A porta manual que tenho aceita motor?",
        answers: [
          "Em geral, sim, se o eixo, as guias e as lâminas estão bons. A mola antiga é avaliada na visita.",
          "Aceita, com eixo e lâminas firmes; a foto do rolo dá a primeira resposta.",
        ],
      },
      {
        question: "Quantas vezes por dia posso abrir?",
        answers: [
          "Depende do regime escrito na etiqueta. O modelo comum é para poucas aberturas, e loja com entrada de carro pede uso intenso.",
          "Leia o regime na etiqueta: porta de loja abre pouco, e garagem exige modelo mais resistente.",
        ],
      },
    ],
    photo: "fotos do rolo e das guias por dentro, com a largura e a altura da porta",
  },
  {
    id: "motor-quantos-rpm",
    broader: "potencia",
    label: "Quantos RPM tem o motor de portão",
    phrase: "a rotação do motor de portão",
    asks: [
      "motor quantos rpm",
      "rpm motor portão",
      "rotação motor portão",
      "motor portão rpm",
      "quantas rotações motor portão",
      "quantas voltas por minuto motor portão",
      "rpm motor deslizante",
      "rpm motor basculante",
      "motor [marca] quantos rpm",
      "rpm motor [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão comum, ligado na rede de 60 Hz, gira a cerca de 1.700 rpm, se é de quatro polos, e o redutor, a caixa de engrenagens, baixa isso para poucas dezenas de voltas por minuto na saída. O número exato está na etiqueta.",
        "Quantos RPM tem o seu motor de portão está escrito na etiqueta: o comum fica perto de 1.700 rpm no eixo. Para saber se o portão é rápido, porém, olhe os metros por minuto ou os segundos da ficha, porque o redutor muda a rotação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Da rotação do motor à velocidade do portão", "O que o redutor faz com os RPM"],
        slots: [
          [
            "RPM quer dizer rotações por minuto. O motor gira depressa e com pouca força, e o redutor troca voltas por força, até a engrenagem que move a folha.",
            "O eixo do motor dá muitas voltas, e a caixa de engrenagens transforma essa rapidez em força. Por isso dois motores de mesmo RPM podem abrir em tempos diferentes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar em vez dos RPM", "Os números que dizem a velocidade"],
        slots: [["Na ficha, procure estes números.", "Para comparar velocidade, use estes dados."]],
        bullets: [
          "Portão de correr: metros por minuto",
          "Basculante e de abrir: segundos para abrir",
          "Motor com inversor: a rotação varia no percurso",
          "Ciclos por hora: quantas aberturas seguidas aguenta",
        ],
      },
      {
        about: "signs",
        headings: ["Se o motor parece girar mais devagar", "Perdeu rotação: o que pode ser"],
        slots: [
          [
            "Motor que perde rotação costuma ter capacitor fraco, tensão baixa ou folha presa. Desligue o disjuntor se ele ronca sem andar, porque insistir queima o enrolamento.",
            "Capacitor gasto, rede fraca e trilho sujo tiram rotação do motor. Se ele ronca parado, desligue o disjuntor e peça a medição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mais RPM abre mais rápido?",
        answers: [
          "Não por si só, porque o redutor e a engrenagem também contam. Compare os segundos da ficha.",
          "Só com o mesmo redutor. O tempo de abertura é que diz.",
        ],
      },
      {
        question: "Posso trocar só o motor por um de mais RPM?",
        answers: [
          "Não é indicado: o conjunto de motor, redutor e central é feito junto. Para ganhar tempo, troca-se o conjunto.",
          "Não. A folha passaria a bater, porque a central e o redutor não foram feitos para isso.",
        ],
      },
      {
        question: "Motor de 24 V gira mais?",
        answers: [
          "A rotação dele é controlada pela central, que acelera e freia a folha. O número varia com o modelo.",
          "Depende do modelo, e a central muda a rotação durante o percurso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
  },
  {
    id: "linear-hcs-e-motor",
    broader: "linear-hcs",
    label: "Linear-HCS é marca de motor?",
    phrase: "a marca Linear-HCS no portão",
    asks: combine(
      ["linear hcs", "hcs", "motor linear", "marca linear"],
      [
        "conserto motor",
        "motor bom",
        "motor portão",
        "marca motor",
        "motor",
        "bom",
        "boa",
        "presta",
        "vale pena",
        "é motor",
        "fabrica motor",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "A Linear-HCS é conhecida por receptor, controle e tag de condomínio, e não por motor de portão. O motor que abre o seu portão costuma ser de outra marca, que está na etiqueta da carcaça. Vendemos e trocamos o motor, e o receptor Linear-HCS continua comandando o novo.",
        "Se o portão tem a marca Linear-HCS, ela costuma ser do receptor, do controle ou da tag, e não do motor. Nesses aparelhos a marca é boa e tem reposição. O motor novo se escolhe entre outras marcas, como PPA e Garen, e o receptor é aproveitado.",
      ],
      repair: [
        "No portão com Linear-HCS, o que costuma ser da marca é o receptor, e não o motor: consertamos o motor, seja qual for, e pela foto dizemos se atendemos o receptor. Teste a botoeira: se ela abre, o motor está bom e a falha é do controle ou do receptor. Em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é da Linear-HCS no portão", "Receptor e motor: quem faz o quê"],
        slots: [
          [
            "O receptor, uma caixa perto da central ou na guarita, recebe o sinal do controle ou da tag e manda o motor abrir. Essa caixa é que costuma ser Linear-HCS.",
            "Quem ouve o controle é o receptor, e quem move a folha é o motor. Em prédio, o primeiro costuma ser Linear-HCS, e o segundo, de outra marca.",
          ],
        ],
        bullets: [
          "Receptor e guarita: guardam os controles cadastrados",
          "Controle e tag do morador",
          "Leitor e botoeira da portaria",
          "Motor e placa: leia a marca na etiqueta da carcaça",
        ],
      },
      {
        about: "check",
        headings: ["Falhou o acesso ou o motor?", "Um teste simples na portaria"],
        slots: [
          [
            "Peça para abrir pela botoeira, o botão de dentro. Se ela abre, o motor está bom e a falha está no controle, na tag ou no receptor.",
            "Abra pela botoeira: funcionando, o defeito é do lado do receptor ou do controle. Se nem ela abre, o defeito está na energia, na placa ou no motor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o motor e manter o acesso", "O receptor fica na troca do motor"],
        slots: [
          [
            "Na troca do motor, o receptor continua e os moradores não perdem o cadastro. Motor e mão de obra em portão de prédio ficam de {price.heavySwap}.",
            "O motor novo é ligado ao receptor que já existe, sem refazer controles e tags. Em portão pesado, a troca custa de {price.heavySwap}, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar Linear-HCS numa casa?",
        answers: [
          "Dá, com um receptor avulso ligado à central. Em casa com poucos controles, o receptor da própria central costuma bastar.",
          "Sim, por receptor à parte, mas para poucos controles não compensa.",
        ],
      },
      {
        question: "Controle copiado no chaveiro funciona?",
        answers: [
          "Depende do código, e no condomínio quem cadastra é a administração. Cópia fora do cadastro é risco para todos.",
          "Peça o cadastro ao síndico: em código rolante a cópia não abre.",
        ],
      },
      {
        question: "Vocês consertam receptor Linear-HCS?",
        answers: [
          "A foto do equipamento diz se atendemos o modelo ou se a empresa do acesso é quem resolve.",
          "Conforme o modelo; mande a foto da etiqueta e conte o que falha.",
        ],
      },
    ],
    photo: "fotos do receptor, do controle e da etiqueta do motor",
  },
  {
    id: "nao-e-motor-de-portao",
    broader: "motor",
    label: "Motor de portão em janela, toldo ou persiana",
    phrase: "o motor para janela, toldo ou persiana",
    asks: combine(
      ["janela", "toldo", "persiana", "cortina de casa", "claraboia", "pergolado", "cobertura retrátil"],
      ["motor", "motor para", "motor portão", "automatizar", "automação", "motor portão serve"],
    ),
    intent: "question",
    answers: {
      any: [
        "Não, motor de portão não serve em janela, toldo, persiana, pergolado ou claraboia: ele é forte e rápido demais e quebra o mecanismo. Cada um usa motor próprio, quase sempre tubular, dentro do rolo, ou de haste, e quem instala é o vendedor do produto.",
        "Para janela, toldo, persiana ou claraboia existe motor próprio, vendido por quem faz o produto, e o de portão não se adapta. Nós trabalhamos com portão, cancela e porta de enrolar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Que motor cada um usa", "O motor certo para cada mecanismo"],
        slots: [["A diferença está em como a peça se move.", "Cada mecanismo pede um tipo de motor."]],
        bullets: [
          "Toldo e persiana: motor tubular, dentro do rolo",
          "Janela e claraboia: atuador de haste ou de corrente, pequeno",
          "Cobertura retrátil: motor do próprio sistema",
          "Porta de enrolar de loja: automatizador de eixo, que nós atendemos",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não adaptar", "O risco da adaptação"],
        slots: [
          [
            "O motor de portão não tem o limite de força de uma persiana ou janela. Ele arrebenta o cabo, quebra o vidro ou derruba a peça sobre alguém.",
            "Adaptado numa janela ou num toldo, ele força até quebrar, e não há sensor que o pare. O risco não compensa a economia.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que nós automatizamos", "No que podemos ajudar"],
        slots: [
          [
            "Instalamos motor em portão de correr, basculante, de abrir e de enrolar e em portão social. Mande a foto se tiver dúvida do que é o seu.",
            "Atendemos portões de garagem e de pedestre, cancelas e portas de enrolar. Uma foto mostra se o seu caso é um deles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre o portão e a persiana?",
        answers: [
          "Só por um sistema de automação da casa que comande os dois. Os receptores são diferentes.",
          "Direto, não. Um módulo de automação pode reunir os dois no aplicativo.",
        ],
      },
      {
        question: "Porta de enrolar usa motor tubular?",
        answers: [
          "As pequenas, sim; as de loja usam automatizador de eixo, escolhido pelos quilos da cortina.",
          "Depende do peso: cortina leve aceita tubular, e a de aço pede automatizador de eixo.",
        ],
      },
    ],
    photo: "uma foto do que você quer automatizar",
  },
];
