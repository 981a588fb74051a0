import type { KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const gates = ["basculante", "deslizante"] as const;
type Gate = (typeof gates)[number];

/** What of a make's line goes with which gate. */
type Make = { id: string; name: string; answers: string[]; byGate: Partial<Record<Gate, string>>; bullets: string[] };

const makes: Make[] = [
  {
    id: "ppa",
    name: "PPA",
    answers: [
      "O melhor motor PPA depende do portão: no basculante de casa, o BV Home, ou o JetFlex para abrir depressa; no de correr, o DZ Home em folha leve e o DZ Rio em folha mais pesada ou de mais aberturas. O kit basculante JetFlex custa {price.jetflex} instalado; os outros, na troca em casa, de {price.homeSwap}, com mão de obra.",
    ],
    byGate: {
      basculante:
        "No basculante, o melhor motor PPA é o JetFlex para quem espera na rua, porque abre em {opening.jetflex} e custa {price.jetflex} instalado, em folha de até {width.quarterHp}. Em rua calma basta o BV Home, e em garagem de prédio usa-se o Penta; na troca em casa, o BV fica de {price.homeSwap}, com mão de obra.",
      deslizante:
        "No portão de correr, o melhor motor PPA é o DZ Home em folha leve de casa e o DZ Rio em folha mais pesada ou de mais aberturas, sempre com um terço de folga nos quilos da ficha. Na troca em casa, com mão de obra, fica de {price.homeSwap}; em folha pesada ou prédio, de {price.heavySwap}.",
    },
    bullets: [
      "Basculante de casa, até {width.quarterHp}: BV Home, ou JetFlex para abrir depressa",
      "Basculante grande ou de prédio: Penta",
      "De correr, folha leve: DZ Home",
      "De correr, mais peso ou mais aberturas: DZ Rio",
      "De abrir: um motor por folha, pelo comprimento e pelo peso dela",
    ],
  },
  {
    id: "garen",
    name: "Garen",
    answers: [
      "O melhor motor Garen depende do portão: no de correr, o KDZ com um terço de folga sobre o peso da folha; no basculante, o de fuso, ou a linha rápida Speed para quem espera na rua; no de abrir, um atuador por folha. Trocado em casa, com mão de obra, fica de {price.homeSwap}; em folha pesada ou prédio, de {price.heavySwap}.",
    ],
    byGate: {
      basculante:
        "No basculante, o melhor motor Garen é o de fuso em rua calma e o da linha Speed para abrir mais depressa, com folha equilibrada. O de 1/4 HP serve até {width.quarterHp} de largura, e acima disso vai 1/3 ou 1/2 HP. Na troca em casa, com mão de obra, fica de {price.homeSwap}.",
      deslizante:
        "No portão de correr, o melhor motor Garen é o KDZ que a ficha indica para um terço a mais que o peso da folha. As versões mudam nos quilos, na velocidade e nos ciclos por hora. Na troca em casa, com mão de obra, fica de {price.homeSwap}; em folha pesada ou prédio, de {price.heavySwap}.",
    },
    bullets: [
      "De correr: linha KDZ, pelos quilos da ficha",
      "Basculante de casa: motor de fuso, 1/4 HP até {width.quarterHp}",
      "Rua movimentada: linha rápida Speed",
      "De abrir: um atuador por folha",
      "Prédio e comércio: versão de uso intenso, pelos ciclos por hora",
    ],
  },
  {
    id: "rossi",
    name: "Rossi",
    answers: [
      "O melhor motor Rossi está no portão de correr, com a família DZ: o DZ Nano, compacto, em folha leve, e um DZ maior em chapa fechada ou garagem coletiva. Escolha pelos quilos da ficha, um terço acima do peso da folha. Na troca em casa, com mão de obra, fica de {price.homeSwap}; em folha pesada, de {price.heavySwap}.",
    ],
    byGate: {
      basculante:
        "No basculante, o melhor motor Rossi é o que a ficha indica para a largura da sua folha, com 1/4 HP até {width.quarterHp}; como a marca é mais forte no portão de correr, compare o preço instalado e a peça com os de outras. Na troca em casa, com mão de obra, fica de {price.homeSwap}.",
    },
    bullets: [
      "De correr, folha leve e pouco espaço: DZ Nano",
      "De correr, chapa fechada ou muito uso: DZ maior, pelos quilos da ficha",
      "Basculante: o modelo da largura da folha, comparado com outras marcas",
      "Prédio: versão de muitas aberturas por hora",
    ],
  },
  {
    id: "peccinin",
    name: "Peccinin",
    answers: [
      "O melhor motor Peccinin é o Gatter no portão de correr, com um terço de folga sobre o peso da folha; no basculante e no de abrir, o modelo do mesmo tipo e da medida da folha. Vale sobretudo para quem já tem central e controles da marca. Na troca em casa, com mão de obra, fica de {price.homeSwap}.",
    ],
    byGate: {
      deslizante:
        "No portão de correr, o melhor motor Peccinin é o Gatter que a ficha indica para um terço a mais que o peso da folha. Antes, confirme se placa e engrenagem dele se acham na sua região. Na troca em casa, com mão de obra, fica de {price.homeSwap}; em folha pesada, de {price.heavySwap}.",
    },
    bullets: [
      "De correr: Gatter, pelos quilos da ficha",
      "Basculante: motor de fuso, 1/4 HP até {width.quarterHp}",
      "De abrir: um motor por folha",
      "Já tem um Peccinin firme: placa ou engrenagem nova sai por menos",
    ],
  },
];

/** How titles call each kind. */
const kinds: Record<Gate, string[]> = { basculante: ["basculante"], deslizante: ["deslizante", "correr"] };

/** What no motor of any make makes up for. */
const leaves: Record<Gate, KnowledgeSection> = {
  basculante: {
    about: "check",
    headings: ["Antes do motor, o equilíbrio da folha", "A folha que o motor vai mover"],
    slots: [
      [
        "No basculante quem carrega o peso é o contrapeso, e por isso a largura da folha conta mais que os quilos: até {width.quarterHp}, equilibrada, basta 1/4 HP; acima disso, 1/3 ou 1/2 HP. Folha que despenca ou sobe sozinha é acertada pelo técnico antes de receber motor novo, de qualquer marca.",
        "A escolha começa pela folha: equilibrada e com até {width.quarterHp}, ela usa 1/4 HP; mais larga, de madeira maciça ou de prédio, 1/3 ou 1/2 HP. Motor bom em contrapeso errado dura pouco, e esse acerto é serviço do técnico, com a folha escorada.",
      ],
    ],
  },
  deslizante: {
    about: "check",
    headings: ["Quanto pesa a sua folha", "Do peso da folha ao modelo"],
    slots: [
      [
        "Multiplique a largura pela altura e pelo peso do material, de 10 a 21 kg por metro quadrado em chapa de aço e de 4 a 7 em alumínio, e some um terço. Esse é o número mínimo da ficha. O portão precisa correr leve na mão, porque roldana gasta e trilho torto derrubam qualquer motor.",
        "Calcule o peso pela área: chapa de aço com quadro tem de 10 a 21 kg por metro quadrado, e alumínio, de 4 a 7. O motor leva um terço a mais. Antes da compra, com o disjuntor desligado e o motor antigo destravado, empurre a folha com uma mão: se ela agarra, trilho e roldanas vêm primeiro.",
      ],
    ],
  },
};

const bestOfMakes: NarrowConcept[] = makes.flatMap((make) => [
  tellBest(make, make.answers),
  ...gates.flatMap((gate) => {
    const answer = make.byGate[gate];
    return answer === undefined ? [] : [tellBest(make, [answer], gate)];
  }),
]);

function tellLine(name: string, bullets: string[]): KnowledgeSection {
  return {
    about: "choose",
    headings: [`Qual ${name} para cada portão`, `A linha ${name}, portão por portão`],
    slots: [
      [
        "O jeito de abrir escolhe a linha, e o peso ou a largura da folha escolhe o modelo.",
        "Ache o seu portão na lista e depois compare o modelo com a medida da folha.",
      ],
    ],
    bullets,
  };
}

function tellBest({ id, name, bullets }: Make, answers: string[], gate?: Gate): NarrowConcept {
  const called = gate === undefined ? [""] : kinds[gate];
  return {
    id: gate === undefined ? `melhor-motor-${id}` : `melhor-motor-${id}-${gate}`,
    broader: id,
    label: `Melhor motor ${name}`,
    phrase: `o melhor motor ${name}`,
    asks: combine([`melhor motor ${id}`, `melhor modelo ${id}`, `qual melhor motor da ${id}`], called),
    intent: "buying",
    answers: { any: answers },
    sections: [
      gate === undefined ? tellLine(name, bullets) : leaves[gate],
      {
        about: "check",
        headings: ["O que comparar na ficha", "Números que decidem o modelo"],
        slots: [
          [
            "No de correr, compare os quilos e os ciclos por hora, que são as aberturas que o motor faz sem esquentar. No basculante, compare a largura indicada e o tempo de abertura. Versões de nome parecido costumam mudar na velocidade ou na força, por isso peça o nome completo do modelo no orçamento.",
            "Leia na ficha o limite da folha, em quilos no de correr e em metros no basculante, depois os ciclos por hora e a velocidade. O nome completo do modelo, e não só o da linha, é que diz qual placa e qual peça ele usa.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quem já tem controles da marca", "Quando ficar na mesma marca"],
        slots: [
          [
            "Com vários controles em casa, ficar na marca costuma poupar a compra de outros, se a central nova ler o mesmo código. Fotocélula, fiação e, no de correr, a cremalheira de mesmo passo também ficam.",
            "Se a casa já tem controles e fotocélula, a mesma marca quase sempre os aproveita. Confirme o código do controle antes, porque o rolante de uma linha pode não falar com a central de outra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `O motor ${name} mais caro é o melhor?`,
        answers: [
          "Só se o portão pedir. Capacidade que a folha não usa não faz o motor durar mais; folha leve e regulagem, sim.",
          "Não. O melhor é o da medida da folha, com um terço de folga. Mais caro costuma ser o mais rápido ou o de uso intenso.",
        ],
      },
      {
        question: `Quanto dura um motor ${name}?`,
        answers: [
          "De {trade.life} em casa, com a folha leve e revisão {visits.home}. Em prédio, só o de uso intenso chega perto disso.",
          "Em geral de {trade.life}, com manutenção {visits.home}. Folha pesada e modelo pequeno encurtam esse tempo.",
        ],
      },
      {
        question: `Vocês são autorizados ${name}?`,
        answers: [
          "Não, somos independentes: vendemos, instalamos e consertamos várias marcas. O motor que vendemos tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}.",
          "Somos loja e assistência independente. A garantia é de {warranty.motor} no motor vendido por nós e de {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  };
}

/** Which of two gates or motors, and what a kit is called by when its price is asked. */
export const comprarEComparar: NarrowConcept[] = [
  ...bestOfMakes,
  {
    id: "portao-de-garagem-mais-barato",
    broader: "portao-automatico",
    label: "Portão de garagem mais barato",
    phrase: "o portão de garagem mais barato",
    asks: [
      "qual portão mais barato",
      "qual portão garagem mais barato",
      "portão mais barato garagem",
      "portão garagem mais barato",
      "tipo portão mais barato",
      "qual tipo portão mais barato",
      "portão mais em conta garagem",
      "portão mais econômico garagem",
    ],
    intent: "price",
    answers: {
      any: [
        "O portão de garagem mais barato de automatizar é o basculante de até {width.quarterHp}: o motor, com central, controles e instalação, parte de {price.lowest}. O de correr soma cremalheira e base ao motor, e o de duas folhas leva dois motores. A folha é do serralheiro, e a de ferro, em grade, costuma ser a mais barata.",
        "Para gastar menos com portão de garagem, escolha o basculante de até {width.quarterHp}, que usa um motor só, a partir de {price.lowest} instalado. Na folha, feita pelo serralheiro, a grade de ferro costuma ser a mais barata na compra; o alumínio custa mais e dispensa a pintura.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que encarece cada tipo de portão", "De onde vem a diferença de preço"],
        slots: [
          [
            "Compare o conjunto inteiro, folha e motor, porque o barato de um lado pode sair caro do outro.",
            "O preço do portão soma a folha e o motor. Veja o que pesa em cada tipo.",
          ],
        ],
        bullets: [
          "Basculante: um motor; contrapeso e cabos na folha",
          "De correr: um motor, cremalheira por metro, base e trilho nivelado",
          "De abrir, duas folhas: dois motores, batente e colunas firmes",
          "Enrolar: porta por metro quadrado e motor pelo peso da cortina",
          "Seccionado: o mais caro, pelos painéis, trilhos e molas",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o mais barato não serve", "O espaço decide antes do preço"],
        slots: [
          [
            "O basculante precisa de teto livre e avança alguns palmos ao subir; em vão de mais de 4 metros, a folha pesa e a vantagem some. Aí o de correr, com parede livre ao lado, costuma sair melhor no total.",
            "Em calçada estreita ou vão largo, o basculante deixa de ser a melhor conta. Com parede livre ao lado, o de correr aguenta folha grande com menos esforço e menos conserto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O custo de manter"],
        slots: [
          [
            "Conte também a manutenção: a visita em casa parte de {price.preventive}, sem peças, {visits.home}. Ferro pede pintura, e basculante, revisão de cabo e contrapeso.",
            "Manter também custa: a revisão residencial começa em {price.preventive}, sem peças, {visits.home}. O ferro volta à tinta, e os cabos do basculante são conferidos pelo técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Compensa comprar portão usado?",
        answers: [
          "Só se a medida do vão for a mesma e a folha estiver sem ferrugem na base. Cortar, soldar e reequilibrar costuma comer a diferença.",
          "Raramente. Folha usada quase sempre precisa de corte, solda e novo contrapeso, e o serralheiro cobra por isso.",
        ],
      },
      {
        question: "Vocês fazem o portão também?",
        answers: [
          "Não fazemos a folha: vendemos, instalamos e consertamos o motor e dizemos ao serralheiro o reforço que ele pede.",
          "A folha fica com a serralheria. O motor, a instalação e a regulagem são conosco.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "O motor com a instalação, sim, em até {shop.instalments} vezes no cartão. A folha se combina com o serralheiro.",
          "Motor e instalação vão em até {shop.instalments} vezes no cartão. O pagamento da folha é com quem a faz.",
        ],
      },
    ],
    photo: "fotos da garagem por fora e por dentro, com a largura e a altura do vão e a parede ao lado",
  },
  {
    id: "motor-linear",
    broader: "pivotante",
    label: "Motor linear, ou pistão, para portão de abrir",
    phrase: "o motor linear do portão de abrir",
    asks: [
      "motor linear",
      "motor linear portão",
      "motor linear preço",
      "motor pistão",
      "motor pistão portão",
      "motor pistão preço",
      "motor linear pivotante",
      "motor pistão pivotante",
      "atuador linear portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor linear, ou pistão, é o motor de portão de abrir com coluna estreita: um tubo com fuso que empurra e puxa a folha, um em cada lado. Serve se a dobradiça fica perto da face da coluna; em pilar largo, usa-se o braço articulado. Na troca em casa, cada motor fica de {price.homeSwap}, com mão de obra.",
        "Motor linear, que muitos chamam de pistão, serve em portão pivotante de coluna estreita e fica discreto atrás da folha. Escolha pelo comprimento e pelo peso de cada folha, que a ficha limita. A troca em casa custa de {price.homeSwap} por motor, com mão de obra; em duas folhas, de {price.homeSwapTwice}.",
      ],
      price: [
        "O motor linear, ou pistão, tem preço de {price.homeSwap} por motor na troca em casa, com mão de obra, e de {price.homeSwapTwice} no portão de duas folhas. Na primeira instalação somam-se suporte na coluna, batente no piso e ponto de energia, orçados por foto.",
        "O preço do motor linear de portão de abrir, na troca em casa com mão de obra, é de {price.homeSwap} por folha. Folha pesada ou comprida pede modelo maior, e trava elétrica e batente são cobrados à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir antes de comprar", "Seu portão aceita o linear?"],
        slots: [
          [
            "Meça, com o portão fechado, da dobradiça até a face interna da coluna: recuo pequeno aceita o linear. Meça também o comprimento de cada folha e diga se é grade ou chapa, porque a chapa pega vento e força o fuso.",
            "Com a folha fechada, tire a distância da dobradiça à face de dentro do pilar e o comprimento da folha. Até uns 15 cm de recuo o pistão costuma caber; acima disso, o articulado é o certo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Linear ou articulado", "Quando não usar o linear"],
        slots: [
          [
            "O linear é mais discreto e segura melhor a folha contra o vento. O articulado, que dobra como um cotovelo, contorna o pilar largo e a dobradiça recuada. A força dos dois é parecida, e o preço pesa menos que a fixação certa.",
            "Em coluna larga o linear não faz o percurso e força a dobradiça: aí vai o articulado. Onde os dois cabem, o linear ocupa menos espaço e é mais firme com vento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que preserva o motor linear"],
        slots: [
          [
            "Nunca empurre a folha com o motor travado, porque o fuso segura e o suporte entorta. Batente firme no piso, dobradiça sem folga e trava elétrica em folha comprida tiram o esforço dele.",
            "O fuso sofre quando a folha bate ou recebe vento travada só pelo motor. Batente no chão, trava elétrica em folha longa e dobradiça boa fazem o conjunto durar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de um motor linear em cada folha?",
        answers: [
          "Sim, um por folha, com uma central só, que faz uma sair antes da outra. Dá também para motorizar uma e deixar a outra no ferrolho.",
          "Para abrir as duas, sim. A central é uma só e define a ordem; quem quer gastar menos automatiza uma folha.",
        ],
      },
      {
        question: "Como abro o portão sem luz?",
        answers: [
          "Pela chave de destravamento do motor, com o disjuntor desligado. Um nobreak de portão mantém algumas aberturas.",
          "Com o disjuntor desligado, a chave solta o fuso e a folha abre na mão. Com nobreak, o controle continua valendo por algumas aberturas.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "A troca de um motor leva poucas horas; duas folhas na primeira vez tomam em geral um dia, pelo cabo até a outra coluna.",
          "Um motor só, algumas horas. Duas folhas que nunca tiveram motor levam em geral um dia de serviço.",
        ],
      },
    ],
    photo: "fotos das dobradiças e da coluna por dentro, com o comprimento de cada folha",
  },
  {
    id: "basculante-ou-pivotante",
    broader: "basculante",
    label: "Basculante ou pivotante",
    phrase: "a escolha entre portão basculante e pivotante",
    asks: [
      "vale mais pena pivotante basculante",
      "vale mais pena basculante pivotante",
      "pivotante ou basculante vale pena",
      "vale pena pivotante ou basculante",
      "pivotante ou basculante qual compensa",

      "basculante ou pivotante",
      "pivotante ou basculante",
      "basculante ou abrir",
      "abrir ou basculante",
      "diferença basculante pivotante",
      "melhor basculante pivotante",
      "basculante pivotante qual melhor",
      "entre basculante pivotante",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão basculante ou pivotante, escolha o basculante, que sobe, se a garagem é curta. Escolha o pivotante, que abre girando, se há fundo livre e piso plano. O motor do basculante de até {width.quarterHp} custa de {price.lowest} a {price.highest} instalado. O pivotante leva um por folha, de {price.homeSwap} cada na troca em casa.",
        "Entre basculante e pivotante, o basculante costuma valer mais a pena em garagem curta: usa um motor só, de {price.lowest} a {price.highest} instalado, até {width.quarterHp}. O pivotante, que gira, usa um motor por folha, de {price.homeSwap} cada na troca em casa. Ele só vale em garagem com fundo livre.",
        "A diferença é para onde a folha vai: o basculante sobe e fica sob o teto, e o pivotante, ou de abrir, gira para dentro da garagem. Sem fundo livre além do carro, fique com o basculante; com piso plano e espaço de sobra, o pivotante evita cabos e contrapeso e custa menos para manter.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que medir antes de escolher", "O que cada um exige da garagem"],
        slots: [
          [
            "Estacione o carro no lugar de sempre e meça com a trena. A medida que faltar elimina um dos dois.",
            "Com o carro na vaga, tire estas medidas. Onde não couber, aquele tipo de portão não serve.",
          ],
        ],
        bullets: [
          "Fundo livre: o pivotante precisa do comprimento da folha entre o portão e o carro",
          "Piso: o pivotante raspa se o chão sobe para dentro; no basculante isso não importa",
          "Altura: o basculante aberto fica deitado sob o teto e baixa a passagem",
          "Calçada: a base do basculante avança alguns palmos ao subir; o pivotante abre para dentro",
          "Coluna: o pivotante pendura todo o peso nela e na dobradiça",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa motorizar cada um", "O que entra no preço do motor"],
        slots: [
          [
            "O kit do basculante já inclui motor, central, controles, entrega e instalação, e muda de preço só pela velocidade. No pivotante de duas folhas, a troca do par fica de {price.homeSwapTwice}, com mão de obra, e o primeiro motor soma suporte, batente e o cabo até a outra coluna.",
            "No basculante paga-se um kit completo, mais caro quanto mais rápido abre. No de abrir são dois motores se há duas folhas, de {price.homeSwapTwice} na troca do par em casa, e o portão que nunca teve motor precisa de suporte, batente e fiação.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A manutenção de cada um", "O que se gasta em cada portão"],
        slots: [
          [
            "No basculante gastam-se cabos, roldanas e a porca do fuso, e o equilíbrio é conferido pelo técnico {visits.home}. No pivotante gastam-se dobradiças e o braço, e a folha caída na ponta avisa que a coluna ou a dobradiça cedeu.",
            "Cabo e contrapeso são o ponto crítico do basculante e só o técnico mexe neles. No de abrir, o cuidado é com a dobradiça, o prumo da coluna e o vento, que em folha fechada força o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais seguro, basculante ou pivotante?",
        answers: [
          "Contra arrombamento, os dois dependem da folha e da trava elétrica. Contra acidente, o pivotante não fica sobre a cabeça de ninguém, e o basculante precisa de cabo e contrapeso em dia; a fotocélula é indispensável nos dois.",
          "Com trava e folha rígida, eles se equivalem contra ladrão. O basculante pede mais revisão, porque a folha fica suspensa por cabos, e a fotocélula não pode faltar em nenhum.",
        ],
      },
      {
        question: "Qual abre mais rápido?",
        answers: [
          "O basculante com motor rápido, que abre em {opening.jetflex}. O de abrir leva em geral de 15 a 25 segundos, para não forçar a dobradiça.",
          "O basculante, que tem kit de {opening.jetflex}. O pivotante é lento de propósito, em geral de 15 a 25 segundos.",
        ],
      },
      {
        question: "Dá para transformar o pivotante em basculante?",
        answers: [
          "Dá, mas é obra de serralheria: colunas com contrapeso, cabos e outra folha ou a mesma reforçada. O motor de braço não se aproveita.",
          "Sim, com o serralheiro, que refaz colunas, cabos e apoio da folha. O motor também muda, porque o de braço não serve no basculante.",
        ],
      },
    ],
    photo: "fotos da garagem por fora e por dentro, com a largura do vão, a altura e a distância até o carro",
  },
  {
    id: "basculante-ou-guilhotina",
    broader: "guilhotina",
    label: "Guilhotina ou basculante",
    phrase: "a escolha entre portão guilhotina e basculante",
    asks: [
      "guilhotina ou basculante",
      "basculante ou guilhotina",
      "guilhotina basculante qual",
      "diferença guilhotina basculante",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão guilhotina ou basculante, a casa comum fica melhor com o basculante, que tem motor com preço fechado, de {price.lowest} a {price.highest} instalado em folha de até {width.quarterHp}. A guilhotina, que sobe em pé, só vale onde nada pode avançar na calçada e há altura livre acima do vão para a folha inteira.",
        "O basculante é mais simples e barato de motorizar, de {price.lowest} a {price.highest} instalado até {width.quarterHp}, e por isso é a escolha da maioria das casas. A diferença da guilhotina é subir reta, sem avançar: ela pede parede alta acima do vão, cabos nos dois lados e dispositivo contra queda.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um pede do lugar", "Como decidir pela altura e pela calçada"],
        slots: [
          [
            "A altura acima do vão e a calçada decidem quase tudo. Confira estes pontos antes de pedir preço.",
            "Meça a parede acima do vão e olhe a calçada. Com isso, um dos dois costuma ficar de fora.",
          ],
        ],
        bullets: [
          "Guilhotina: altura livre acima do vão igual à da folha",
          "Basculante: teto livre por dentro e alguns palmos de avanço na subida",
          "Calçada colada no vão: guilhotina, porque nada sai do alinhamento",
          "Queda: na guilhotina a folha fica em pé sobre a passagem e precisa de dispositivo que a segure",
        ],
      },
      {
        about: "cost",
        headings: ["O preço do motor em cada um"],
        slots: [
          [
            "O motor da guilhotina é escolhido pelo peso da folha e precisa de freio; a troca em portão pesado fica de {price.heavySwap}, com mão de obra. Na primeira automação somam-se eixo, cabos e o dispositivo contra queda, orçados por foto.",
            "Na guilhotina, o motor leva freio e é orçado pelo peso da folha: a troca em portão pesado custa de {price.heavySwap}, já com a mão de obra. Eixo, cabos e dispositivo contra queda somam na primeira vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois dá mais manutenção?",
        answers: [
          "A guilhotina, porque o peso todo fica nos cabos e no eixo. No basculante os cabos também são revistos {visits.home}, mas o percurso é menor e as peças são comuns.",
          "Os dois dependem de cabo e contrapeso, vistos pelo técnico {visits.home}. Na guilhotina o percurso é maior, e o conjunto pede mais cuidado.",
        ],
      },
      {
        question: "O motor de um serve no outro?",
        answers: [
          "Não. O basculante usa fuso e braço na coluna, e a guilhotina, um motor com freio que gira o eixo dos cabos.",
          "Não serve: no basculante um fuso empurra o braço, e na guilhotina o motor enrola os cabos e precisa de freio.",
        ],
      },
    ],
    photo: "fotos do vão por fora e por dentro, com a largura, a altura e a parede livre acima",
  },
  {
    id: "ferro-ou-madeira",
    broader: "madeira",
    label: "Portão de ferro ou madeira",
    phrase: "a escolha entre portão de ferro e de madeira",
    asks: [
      "ferro ou madeira",
      "madeira ou ferro",
      "ferro madeira qual melhor",
      "diferença ferro madeira",
      "madeira ou aço",
      "aço ou madeira",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de ferro ou madeira, escolha o de ferro se quer resistência e um motor mais simples, e o de madeira se a fachada vem primeiro e você aceita verniz a cada um ou dois anos. Na troca, com mão de obra, o motor fica de {price.homeSwap} no ferro comum de casa e de {price.heavySwap} na madeira maciça, que pesa mais e incha na chuva.",
        "Portão de madeira ou de ferro: para o motor, o de ferro é melhor, porque a folha não incha e nela se solda o suporte; para a aparência, o de madeira. No basculante de até {width.quarterHp} equilibrado, o kit de 1/4 HP, a partir de {price.lowest} instalado, serve ao ferro e ao ripado leve; madeira maciça pede mais força.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pesa na escolha", "Ferro e madeira lado a lado"],
        slots: [
          [
            "Os dois aceitam motor, mas cobram cuidados diferentes. Compare pelo que incomoda mais na sua casa.",
            "Peso, cuidado e fixação separam os dois. Veja qual destes pontos decide para você.",
          ],
        ],
        bullets: [
          "Peso: chapa de aço com quadro, de 10 a 21 kg por m²; madeira dura, de 16 a 30 kg por m²",
          "Chuva: o ferro enferruja sem pintura; a madeira incha, pesa e pode raspar",
          "Cuidado: fundo e tinta no ferro; verniz em todas as faces na madeira",
          "Fixação do motor: suporte soldado no ferro; chapa de aço com parafuso passante na madeira",
          "Conserto: qualquer serralheria no ferro; marceneiro e serralheiro na madeira",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "A folha e o motor no orçamento"],
        slots: [
          [
            "A folha é orçada pelo serralheiro ou pelo marceneiro, por metro quadrado, e a de madeira maciça costuma custar mais. O motor é conosco: em folha leve, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Quem dá o preço da folha é a serralheria ou a marcenaria. Do motor cuidamos nós, e em folha leve, de grade ou ripado, a troca em casa custa de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ferro com ripas de madeira é boa solução?",
        answers: [
          "É a mais usada: o quadro de ferro dá rigidez e recebe o suporte do motor, e o ripado dá a aparência com menos peso que a madeira maciça.",
          "Sim. O quadro de ferro segura o motor e não deixa a folha torcer, e as ripas pesam menos que a tábua cheia.",
        ],
      },
      {
        question: "Forrar o portão de ferro com madeira muda o motor?",
        answers: [
          "Muda o peso. No basculante o contrapeso é refeito pelo técnico, e no de correr a capacidade do motor deve continuar um terço acima do peso novo.",
          "Pode mudar: a folha ganha peso, o contrapeso do basculante é refeito, e o motor do de correr é conferido pelos quilos da ficha.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o material",
  },
  {
    id: "motor-do-articulado",
    broader: "articulado",
    label: "Motor para portão articulado",
    phrase: "o motor para portão articulado",
    asks: [
      "motor portão articulado",
      "motor portão articulado preço",
      "motor portão camarão",
      "motor portão sanfonado",
      "motor portão que dobra",
      "automatizar portão articulado",
      "qual motor portão articulado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão articulado depende de para onde a folha dobra. Se dobra para cima, usa um acionador de basculante na coluna. Se dobra para o lado, como o camarão, usa um braço ou um motor de trilho superior. A troca em casa fica de {price.homeSwap}, com mão de obra; o primeiro motor é orçado por foto.",
        "Em portão articulado, o motor acompanha a dobra: acionador de basculante na folha que sobe, braço ou trilho superior na que se recolhe de lado, o camarão. A folha precisa dobrar leve, com as dobradiças do meio firmes. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O motor para portão articulado tem preço, na troca em casa, de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. A dobra para cima costuma custar menos que a lateral, do camarão, que usa trilho superior. O primeiro motor soma suporte e energia e é orçado por foto.",
        "O preço de motorizar um portão articulado muda com a dobra: a folha que sobe usa acionador de basculante, e a que vai para o lado, braço ou trilho superior, mais caro. Trocar um motor que já existe custa, em casa, de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a folha precisa ter", "Antes do motor, as dobradiças"],
        slots: [
          [
            "Quem dá defeito no articulado é a dobra, não o motor. Dobradiça do meio com folga, pino gasto e guia torta são acertados antes, senão o braço força a cada abertura e o motor novo se gasta cedo.",
            "O técnico examina as dobradiças do meio, os pinos e as guias com a folha escorada, porque folga ali vira tranco no motor. O que estiver gasto é orçado e trocado antes da montagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é montado", "A montagem no portão que dobra"],
        slots: [
          [
            "O ponto onde o braço prende acompanha a dobra, por isso é marcado com a folha aberta e fechada. Depois se regulam as paradas e a força, no mínimo que move a folha, e se testa a volta diante de um objeto macio.",
            "A posição do braço é marcada com a folha nas duas pontas do percurso, para ele não travar no meio da dobra. No fim, a força e as paradas são reguladas, e a fotocélula vigia o vão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com as mãos na dobra"],
        slots: [
          [
            "Entre as partes da folha há um ponto que prende dedos. Ninguém põe a mão ali com o portão em movimento, e criança não brinca perto; o fechamento automático só se usa com fotocélula.",
            "A dobra prende dedos quando a folha se move. Mantenha as mãos e as crianças longe dela e use fechamento automático só com fotocélula no vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do basculante comum serve no articulado?",
        answers: [
          "Serve no que dobra para cima, com o ponto do braço marcado para a dobra. No camarão, que vai para o lado, não.",
          "No articulado que sobe, sim, com o braço em outra posição. No que dobra de lado, o motor é de braço ou de trilho superior.",
        ],
      },
      {
        question: "O portão articulado avança na calçada?",
        answers: [
          "Um pouco na dobra para cima, menos que o basculante de folha inteira. O camarão se recolhe para o lado.",
          "Menos que o basculante comum, porque a folha dobra ao subir. A medida exata é tirada no local.",
        ],
      },
      {
        question: "Articulado com motor dá mais manutenção?",
        answers: [
          "Dá um pouco mais, porque cada dobradiça é um ponto de desgaste. A revisão é {visits.home} em casa e {visits.business} em uso coletivo.",
          "Sim, pelas dobradiças do meio e pelas guias, que se revisam {visits.home} em casa.",
        ],
      },
    ],
    photo: "fotos da folha aberta e fechada, das dobradiças do meio e da coluna, com as medidas",
  },
  {
    id: "modelos-de-motor-basculante",
    broader: "basculante",
    label: "Modelos de motor basculante",
    phrase: "os modelos de motor basculante",
    asks: [
      "modelos motor basculante",
      "modelos motor portão basculante",
      "modelo motor portão basculante",
      "quais modelos motor basculante",
      "tipos motor basculante",
      "tipos motor portão basculante",
      "quais motores basculante",
      "modelos motor basculante preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "Os modelos de motor basculante que vendemos são três, de 1/4 HP, e mudam na velocidade: {model.padrao}, que abre em {opening.padrao}, {price.padrao}; {model.speedy}, em {opening.speedy}, {price.speedy}; e {model.jetflex}, em {opening.jetflex}, {price.jetflex}, todos instalados. Servem em folha equilibrada de até {width.quarterHp}; acima disso há modelos de 1/3 e 1/2 HP, orçados por foto.",
        "Há três modelos de motor para portão basculante com preço fechado, já instalados: {models.pricesNamed}. A força é a mesma, 1/4 HP, e o que muda é o tempo de abrir, de {opening.padrao}, {opening.speedy} e {opening.jetflex}. Portão com mais de {width.quarterHp} usa modelo de 1/3 ou 1/2 HP, com valor por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual modelo serve em cada casa", "Padrão, Speedy ou JetFlex"],
        slots: [
          [
            "Escolha pela rua e pela folha, nesta ordem. A força é igual nos três kits, e por isso folha pesada não se resolve com o mais caro.",
            "A rua diz a velocidade, e a largura diz a potência. Pagar pelo mais rápido não ajuda folha larga, porque os três têm a mesma força.",
          ],
        ],
        bullets: [
          "Rua calma ou garagem com recuo: Padrão",
          "Espera na rua por instantes: Speedy",
          "Rua movimentada, chegada à noite: JetFlex, com inversor e parada suave",
          "Folha de 2,5 a 3,5 metros: 1/3 HP, com o contrapeso acertado",
          "Folha de 4 metros, madeira maciça ou prédio: 1/2 HP ou dois acionadores",
        ],
      },
      {
        about: "what",
        headings: ["De fuso ou de corrente", "O que muda por dentro"],
        slots: [
          [
            "Quase todo motor basculante de casa é de fuso: uma barra com rosca, presa na coluna, empurra o braço da folha. O de corrente aparece em portão antigo ou maior, faz mais barulho e pede a tensão acertada. O JetFlex tem ainda o inversor, a placa que acelera e freia, e por isso só aceita a central da própria linha.",
            "O modelo comum é o de fuso, em que a rosca sobe e desce o braço da folha. Há também o de corrente, usado em folha grande. O que separa o JetFlex dos outros é o inversor, que controla a rotação e não aceita placa universal.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de escolher", "Três medidas do seu portão"],
        slots: [
          [
            "Meça a largura e a altura da folha com o portão fechado e veja qual das colunas tem espaço ao lado. O equilíbrio é conferido pelo técnico: nenhum modelo compensa contrapeso errado.",
            "Com o portão fechado, anote a largura, a altura e o material e fotografe as duas colunas por dentro. O contrapeso fica com o técnico, porque motor novo em folha pesada se gasta cedo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que vem em cada modelo?",
        answers: [
          "Motor, central, controles, entrega e instalação, nos três. Fotocélula, ponto de energia e conserto da folha são cobrados à parte.",
          "Os três vêm com motor, central e controles gravados, com entrega e montagem no preço. À parte ficam fotocélula, energia e reparo da folha.",
        ],
      },
      {
        question: "Posso trocar de modelo depois?",
        answers: [
          "Pode. O ponto de energia e a fotocélula ficam, mas motor e central mudam juntos, por isso sai mais barato acertar na primeira compra.",
          "Sim, aproveitando a energia e a fotocélula. O acionador e a central são outros, e o braço pode mudar de lugar.",
        ],
      },
      {
        question: "Qual a garantia de cada modelo?",
        answers: [
          "A mesma nos três: {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Não muda: {warranty.motor} para o motor e {warranty.installation} para o serviço.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com as duas colunas, e a largura e a altura da folha",
  },
  {
    id: "speedy-kit",
    broader: "speedy",
    label: "Kit basculante Speedy",
    phrase: "o kit basculante Speedy",
    asks: [
      "motor basculante speedy 1/4",
      "motor basculante speedy 1/4 hp",
      "motor portão basculante speedy 1/4 hp",
      "kit basculante speedy",
      "kit motor basculante speedy",
      "kit basculante speedy preço",
      "kit motor basculante speedy preço",
      "kit basculante speedy instalado",
      "kit basculante speedy 1/4 hp",
      "qual modelo speedy",
      "qual modelo motor speedy",
      "qual motor speedy",
      "modelos speedy",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor basculante Speedy de 1/4 HP custa {price.speedy} instalado, com central, controles e entrega, e abre em {opening.speedy}. Serve em folha equilibrada de até {width.quarterHp}. O kit Padrão, de {price.padrao}, leva {opening.padrao}; o JetFlex, de {price.jetflex}, leva {opening.jetflex}.",
        "O kit basculante Speedy sai por {price.speedy}, já com motor de 1/4 HP, central, controles, entrega e instalação. Ele abre em {opening.speedy}, metade do tempo do Padrão, em portão equilibrado de até {width.quarterHp}. Folha mais larga pede outro motor, orçado por foto.",
      ],
    },
    sections: [],
    keep: ["choose", "check", "care"],
    questions: [
      {
        question: "O Speedy tem inversor?",
        answers: [
          "Não. A rapidez dele vem da transmissão; partida e parada suaves, com inversor, são do JetFlex.",
          "Não tem: o inversor é do JetFlex. O Speedy é mais simples, e a placa de reposição, mais barata.",
        ],
      },
      {
        question: "Qual a largura máxima para o Speedy?",
        answers: [
          "De {width.quarterHp}, com o contrapeso certo. Acima disso, o motor passa a ser de 1/3 ou 1/2 HP.",
          "O limite é {width.quarterHp}, em folha equilibrada. Portão maior pede 1/3 ou 1/2 HP.",
        ],
      },
      {
        question: "O Speedy tem garantia?",
        answers: [
          "Tem, de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.tilting}, com a folha equilibrada e a energia pronta.",
          "Em geral {time.tilting}; reparo na folha ou ponto de energia novo aumentam o serviço.",
        ],
      },
    ],
  },
  {
    id: "jetflex-meio-hp",
    broader: "jetflex",
    label: "JetFlex de 1/2 HP",
    phrase: "o motor JetFlex de 1/2 HP",
    asks: [
      "jetflex 1/2",
      "jetflex 1/4 ou 1/2",
      "jetflex 1/4 1/2",
      "jetflex 3 metros",
      "jetflex 3,5 metros",
      "jetflex 4 metros",
      "jetflex portão 3 metros",
      "jetflex basculante 3 metros",
      "jetflex pesado",
      "jetflex madeira",
      "jetflex pesado madeira",
      "jetflex folha larga",
      "jet flex 1/2",
      "motor jetflex 1/2 hp",
      "jetflex 1/2 hp preço",
      "jetflex meio hp",
      "jetflex 1/2 basculante",
      "jetflex 1/2 deslizante",
      "motor ppa jetflex 1/2 hp",
      "ppa jetflex 1/2 hp preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor PPA JetFlex de 1/2 HP é dado de graça, pela foto, porque ele é para folha maior que {width.quarterHp}, pesada ou de correr. Para comparar, a troca de um motor em casa fica de {price.homeSwap}. Para basculante de até {width.quarterHp}, basta o kit JetFlex de 1/4 HP, por {price.jetflex} instalado.",
        "O motor JetFlex de 1/2 HP é orçado pela foto e pelas medidas do portão: a troca em casa fica de {price.homeSwap}, com mão de obra. Ele serve em basculante largo, já equilibrado, e em portão de correr pesado. Em folha de até {width.quarterHp}, o de 1/4 HP faz o mesmo por {price.jetflex} instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o 1/2 HP é o certo", "1/4 ou 1/2 HP no JetFlex"],
        slots: [
          [
            "Em folha leve de até {width.quarterHp}, o de 1/4 HP abre igual, porque os HP dão força, e não velocidade, e o kit instalado custa {price.jetflex}. O de 1/2 HP é para folha larga, de chapa grossa ou madeira, ou para garagem coletiva, sempre com o contrapeso ou o trilho em ordem.",
            "O 1/2 HP não abre mais depressa que o 1/4, cujo kit instalado custa {price.jetflex}, porque quem dá a velocidade é o inversor. Escolha-o pela folha, quando ela passa de {width.quarterHp} ou pesa demais, ou pelo uso, em prédio e comércio.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "Os dados que definem o preço"],
        slots: [
          [
            "Diga se o portão sobe ou corre, com a largura, a altura, o material e quantas vezes abre na hora mais cheia. No de correr, a ficha precisa mostrar um terço a mais que o peso da folha.",
            "Bastam o tipo de portão, as medidas da folha, o material e as aberturas por dia. No de correr também conta a cremalheira: a que está boa fica, e a nova é cobrada por metro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Portão rápido e pesado pede fotocélula"],
        slots: [
          [
            "Folha grande em movimento rápido machuca. A força fica no mínimo que a move, a fotocélula, o sensor do vão, é indispensável, e a placa com inversor pede aterramento e protetor de surto no quadro.",
            "Quanto mais pesada e rápida a folha, menos tempo há para sair do caminho. Por isso vão juntos a fotocélula e a força no mínimo, e a placa, que é cara, recebe aterramento e protetor de surto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo abre o JetFlex de 1/2 HP?",
        answers: [
          "Depende da folha: o percurso maior leva mais que os {opening.jetflex} do kit de basculante de casa. No de correr, divida a largura pelos metros por minuto da ficha.",
          "Em folha maior, mais que os {opening.jetflex} do kit de 1/4 HP. A ficha traz o tempo ou os metros por minuto de cada versão.",
        ],
      },
      {
        question: "A placa do JetFlex comum serve no de 1/2 HP?",
        answers: [
          "Nem sempre: a placa é da linha, mas muda com a potência e a versão. Confirme pelo nome completo na etiqueta.",
          "Confira a etiqueta antes, porque cada potência pode ter a sua placa. Central universal não serve em nenhuma.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "motor-pela-capacidade",
    broader: "deslizante",
    label: "Motor de correr pela capacidade em quilos",
    phrase: "o motor de correr pela capacidade",
    asks: combine(
      ["motor deslizante", "motor correr", "automatizador deslizante", "automatizador correr"],
      ["200 kg", "250 kg", "300 kg", "350 kg", "400 kg", "450 kg", "500 kg", "600 kg", "700 kg", "800 kg"],
    ),
    intent: "buying",
    answers: {
      any: [
        "Em casa, com poucas aberturas por dia, a troca por um motor deslizante desse porte fica de {price.homeSwap}, com mão de obra; em prédio ou empresa, o motor é de uso intenso, de {price.heavySwap}. No portão ainda manual, somam-se cremalheira, por metro, e base.",
        "Trocado em casa, com mão de obra, um deslizante residencial custa de {price.homeSwap}; o de uso intenso, para prédio ou folha pesada, de {price.heavySwap}. Cremalheira e base só somam se o portão ainda não tem motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "Do peso da folha aos quilos da ficha"],
        slots: [
          [
            "Multiplique a largura pela altura e pelo peso do material e some um terço: é esse número que a ficha do motor deve mostrar.",
            "Calcule o peso pela área e pelo material. O motor deve ter na ficha um terço a mais.",
          ],
        ],
        bullets: [
          "Alumínio: de 4 a 7 kg por metro quadrado",
          "Chapa de aço com quadro: de 10 a 21 kg por metro quadrado",
          "Madeira dura: de 16 a 30 kg por metro quadrado",
          "Exemplo: 4 por 2,2 metros em chapa dão de 88 a 185 kg e pedem até 300 kg na ficha",
        ],
      },
      {
        about: "choose",
        headings: ["Quilos não são tudo", "O que mais comparar na ficha"],
        slots: [
          [
            "Depois dos quilos, veja os ciclos por hora, que são as aberturas que o motor faz sem esquentar: uns 10 bastam em casa, e um prédio passa de 40. A velocidade vem em metros por minuto, e os modelos com inversor são os rápidos.",
            "Dois motores de mesma capacidade podem ser bem diferentes nos ciclos por hora e na velocidade. Em casa bastam uns 10 ciclos; em garagem coletiva, conte os carros da hora cheia e some um terço.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O trilho vem antes do motor", "O portão precisa correr leve"],
        slots: [
          [
            "A capacidade da ficha vale para folha que corre leve, em trilho plano. Roldana gasta ou trilho torto faz um portão leve pesar como um pesado, e isso se conserta antes de comprar motor maior.",
            "O número da caixa supõe trilho reto e roldanas boas. Se o portão agarra na mão, acerte isso primeiro: motor mais forte só esconde o defeito por um tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que cremalheira usar com esse motor?",
        answers: [
          "Nylon reforçado em folha leve de casa e aço em folha pesada ou de muito uso, no comprimento da folha inteira.",
          "A de nylon com alma de aço é mais silenciosa e serve em casa; a de aço é para folha pesada. As duas cobrem toda a folha.",
        ],
      },
      {
        question: "Posso usar um motor de capacidade maior?",
        answers: [
          "Pode, com a força regulada no mínimo que move a folha. Ele só custa mais, e não abre mais depressa.",
          "Sim. Sobra de capacidade não faz mal se a força for bem regulada; o que não convém é trabalhar no limite.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.sliding} em casa, com base e energia prontas, e de {time.heavy} em portão pesado.",
          "Em geral {time.sliding}; portão pesado leva {time.heavy}. Base de concreto nova precisa curar antes.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e do trilho, com a largura, a altura e o material da folha",
  },
];
