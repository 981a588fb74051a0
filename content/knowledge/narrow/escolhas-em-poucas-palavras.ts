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
            `A cremalheira ${first} serve em motor ${second}, e a ${second} em motor ${first}, quando o passo dos dentes, a distância entre um dente e o seguinte, é igual ao da engrenagem. Isso é comum em motor de casa, mas se confere com uma foto dos dentes, porque passo diferente come os dois lados.`,
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
      "motor jetflex que é",
    ],
    intent: "question",
    answers: {
      any: [
        "JetFlex (ou Jet Flex) é o nome que a PPA dá à sua linha rápida com inversor, o circuito que controla a velocidade do motor. O que o nome significa na prática: o portão sai devagar, acelera no meio e freia antes do fim, sem pancada.",
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
            "Compensa para quem espera na rua ou quer chegada macia, em folha firme e equilibrada. O kit basculante JetFlex custa {price.jetflex} instalado, e o comum, {price.padrao}.",
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
];
