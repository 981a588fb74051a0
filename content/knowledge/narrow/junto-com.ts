import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is mended is looked at before anything is laid or set up. */
const mendingSections: KnowledgeSection[] = [
  {
    about: "visit",
    headings: ["Como os dois são consertados", "O que o técnico faz na visita"],
    slots: [
      [
        "Cada aparelho é testado sozinho, porque a fonte de um não é a do outro: primeiro se vê se chega energia, depois o fio e por último a placa.",
        "O técnico começa pela energia de cada um, segue para os fios e só então chega à placa ou ao aparelho.",
      ],
      [
        "O que falhou é mostrado a você, e nenhuma peça é trocada sem o seu aval.",
        "Antes de trocar, ele diz a causa e o valor de cada reparo, e você escolhe o que fazer.",
      ],
      [
        "No fim, os dois são usados várias vezes, com todos os controles e botões da casa.",
        "O serviço termina com o teste dos dois juntos, da rua e de dentro.",
      ],
    ],
  },
  {
    about: "cost",
    headings: ["O que muda o valor", "Dois consertos, um orçamento"],
    slots: [
      [
        "O orçamento traz cada conserto em sua linha, com a peça e a mão de obra separadas; a ida é uma só.",
        "Paga-se uma ida, e cada reparo vem com o próprio preço: dá para fazer um agora e outro depois.",
      ],
      [
        "Fio rompido e fonte queimada saem mais em conta; aparelho sem peça de reposição é trocado por um equivalente.",
        "Se um dos aparelhos saiu de linha, dizemos o preço do equivalente antes da visita, pela foto.",
      ],
    ],
  },
];

const mendingQuestions: KnowledgeQuestion[] = [
  {
    question: "Pararam os dois ao mesmo tempo. O que pode ser?",
    answers: [
      "Quando falham juntos, desconfie da energia: disjuntor desarmado, queda de luz ou raio. Veja o quadro e conte isso ao chamar.",
      "Em geral é a energia que os dois dividem, ou um surto depois de raio. Deixe o disjuntor desligado se houver cheiro de queimado.",
    ],
  },
  {
    question: "O portão abre pelo controle e não pelo outro aparelho. De quem é o defeito?",
    answers: [
      "Do aparelho, do botão ou do fio entre eles: o motor está bem, já que obedece ao controle.",
      "O motor funciona, então se procura o botão, o fio ou a fonte do outro lado.",
    ],
  },
  {
    question: "Posso parcelar os dois consertos juntos?",
    answers: ["Pode, em até {shop.instalments} vezes no cartão."],
  },
];

type Pairing = {
  id: string;
  label: string;
  phrase: string;
  /** How titles name what is wanted besides the motor. */
  things: string[];
  /** Whether titles say so of an automatic gate, too. */
  asksWithGate?: boolean;
  /** Whole sets of words besides. */
  also?: string[];
  deeds?: string[];
  /** The wordings of any intent, or all answers where an entry tells its own. */
  answers: string[] | NarrowConcept["answers"];
  price?: string[];
  photo: string;
  /** Told instead of what all pairs tell. */
  sections?: KnowledgeSection[];
  keep?: NarrowConcept["keep"];
  questions?: KnowledgeQuestion[];
};

const sections: KnowledgeSection[] = [
  {
    about: "visit",
    headings: ["Como é feito em uma visita", "A ordem do serviço"],
    slots: [
      [
        "Primeiro se confere a folha e se passa a fiação, com a energia separada do sinal; depois se monta cada item e se testa tudo junto.",
        "A folha é acertada antes, os fios são passados de uma vez, em dutos separados para energia e sinal, e cada comando é testado no fim.",
      ],
      [
        "O disjuntor fica desligado durante a ligação, e o portão, fora de uso até o teste.",
        "Durante o serviço o circuito fica desligado e a passagem, livre de pessoas.",
      ],
    ],
  },
  {
    about: "cost",
    headings: ["O que pedir no orçamento", "Um orçamento, cada item na sua linha"],
    slots: [
      [
        "Peça marca, modelo e garantia de cada item, com a mão de obra em separado.",
        "Cada item deve vir com modelo, preço e garantia próprios, para você decidir o que entra agora.",
      ],
      [
        "A ida é uma só, e por isso junto sai menos que em duas visitas; fiação que serve também reduz a conta.",
        "Fazer junto poupa uma visita e a segunda passagem de fio.",
      ],
    ],
  },
];

const questions: KnowledgeQuestion[] = [
  {
    question: "Dá para fazer em duas etapas?",
    answers: ["Dá: diga isso no orçamento, e a espera de fio e de duto para o segundo item já fica pronta."],
  },
  {
    question: "Quanto tempo leva?",
    answers: ["O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; o outro item soma."],
  },
  {
    question: "Posso parcelar tudo junto?",
    answers: ["Pode, em até {shop.instalments} vezes no cartão."],
  },
];

const usual = [
  ...["instalar", "instalação", "colocar", "trocar", "troca", "preciso", "quero", "fazer", "orçamento"],
  ...["kit", "combo", "pacote"],
];

/** Who wants the motor and another thing done at once: the first sentence speaks of both. */
function pair({ things, deeds = usual, answers, price, asksWithGate, also = [], ...told }: Pairing): NarrowConcept {
  const both = things.flatMap((thing) => [
    `motor e ${thing}`,
    `${thing} e motor`,
    `${thing} junto motor`,
    ...(asksWithGate ? [`portão automático e ${thing}`, `portão eletrônico e ${thing}`] : []),
  ]);
  return {
    ...told,
    isAskedByName: true,
    broader: "instalacao",
    asks: [
      ...combine(deeds, both),
      ...combine(["preço"], both),
      // Nobody names an automatic gate and another thing but who wants both.
      ...(asksWithGate ? things.map((thing) => `portão automático e ${thing}`) : []),
      ...also,
    ],
    intent: "installation",
    answers: Array.isArray(answers) ? (price ? { any: answers, price } : { any: answers }) : answers,
    sections: told.sections ?? sections,
    keep: [],
    questions: told.questions ?? questions,
  };
}

/** The same of the gate as a whole, where something else is to be mended or looked after in one visit. */
function pairWithGate({
  things,
  deeds = [],
  also = [],
  answers,
  price,
  ...told
}: Omit<Pairing, "asksWithGate">): NarrowConcept {
  return {
    ...told,
    isAskedByName: true,
    broader: "conserto",
    asks: [
      ...combine(
        deeds,
        things.map((thing) => `portão e ${thing}`),
      ),
      ...also,
    ],
    intent: "repair",
    answers: Array.isArray(answers) ? (price ? { any: answers, price } : { any: answers }) : answers,
    sections: told.sections ?? mendingSections,
    keep: [],
    questions: told.questions ?? mendingQuestions,
  };
}

const mendings = ["conserto", "consertar", "conserta", "arrumar", "manutenção", "assistência", "técnico", "reparo"];

export const juntoCom: NarrowConcept[] = [
  pair({
    id: "motor-fechadura-e-interfone-juntos",
    label: "Motor, fechadura e interfone na mesma visita",
    phrase: "o motor, a fechadura e o interfone juntos",
    things: ["fechadura interfone", "fechadura elétrica interfone"],
    also: ["motor fechadura interfone", "motor interfone fechadura mesmo dia"],
    answers: {
      any: [
        "Sim, trocamos motor, fechadura elétrica e interfone juntos, numa visita: o motor em casa fica de {price.homeSwap}, com mão de obra, e fechadura e interfone entram pelo modelo e pela fiação. Junto sai mais em conta que em duas idas, porque o fio se passa uma vez só.",
        "Fazemos tudo na mesma visita: fechadura, interfone e motor do portão saem num orçamento só, com cada item na sua linha. A troca do motor em residência custa {price.homeSwap}; os outros dois dependem do aparelho e dos fios que já existem, e a ida única reduz o total.",
        "Dá para colocar interfone, fechadura elétrica e motor no mesmo dia, e a conta fica menor que em visitas separadas. O motor trocado em casa é {price.homeSwap}, com o trabalho; interfone de voz e fiação aproveitada barateiam o restante.",
      ],
    },
    photo: "fotos do motor com a etiqueta, da fechadura, do interfone por dentro e por fora e do portão social",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá. O fio e o duto do segundo item já ficam prontos na primeira visita, e depois só se monta o aparelho.",
          "Sim, deixando a passagem de fio feita agora. Avise no pedido, para o duto sair com espaço.",
        ],
      },
      {
        question: "Que garantia tem cada item?",
        answers: [
          "O motor tem {warranty.motor} de fábrica, e a instalação dele, {warranty.installation}. Fechadura e interfone seguem o prazo do fabricante.",
          "São {warranty.motor} no motor e {warranty.installation} na instalação, mais a garantia de fábrica dos outros aparelhos.",
        ],
      },
      {
        question: "Posso parcelar tudo junto?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, num pagamento só.",
          "Sim, o total se divide em até {shop.instalments} parcelas no cartão, ou vai por Pix.",
        ],
      },
      {
        question: "Posso aproveitar a fechadura atual?",
        answers: [
          "Pode, se ela solta firme com o pulso e a folha fecha reta. Aí entram só o motor e o interfone, com saída de mesma tensão.",
          "Sim, quando está boa e trabalha na tensão do interfone novo, em geral 12 V. Lingueta gasta é melhor trocar junto.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["A ordem do serviço", "Como é feito em uma visita"],
        slots: [
          [
            "Primeiro a folha é conferida e a fiação passada, com energia e sinal em dutos separados. Depois monta-se cada item, e cada comando é testado no fim.",
            "O serviço começa pela folha e pelos fios, levando o sinal longe da rede elétrica. Em seguida vêm motor, fechadura e interfone, testados um a um.",
            "Antes de montar, acerta-se a folha e passa-se todo o cabo de uma vez, com sinal e força separados. O teste final passa por cada botão e chave.",
          ],
          [
            "O motor leva {time.tilting} no basculante e {time.sliding} no de correr, e os outros dois itens somam poucas horas se o duto existe. O disjuntor fica desligado durante as ligações.",
            "Conte {time.tilting} para motor de basculante ou {time.sliding} para o de correr, mais algumas horas de fechadura e interfone com duto pronto. O circuito permanece desligado até o teste.",
            "Só o motor toma {time.tilting} no basculante ou {time.sliding} no deslizante; havendo eletroduto, o resto cabe no mesmo dia. A energia volta apenas para testar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Um orçamento, cada item na sua linha", "O que pesa no total"],
        slots: [
          [
            "Cada item vem com modelo, garantia e mão de obra próprios, para você decidir o que entra agora. Estes pontos mudam o total.",
            "Com os itens separados, você escolhe o que fazer já e o que deixar. O total varia por isto.",
            "Peça marca, preço e garantia por item. O que mais altera a soma está abaixo.",
          ],
        ],
        bullets: [
          "Fiação e duto que já existem: reduzem a conta.",
          "Interfone de voz: mais barato que o de vídeo.",
          "Interfone com saída de 12 V: dispensa fonte para a fechadura.",
          "Folha que arrasta: o acerto vem antes de motor e fechadura.",
        ],
      },
      {
        about: "choose",
        headings: ["O que combina entre os três", "Um comando para tudo"],
        slots: [
          [
            "O interfone solta a fechadura e, com segunda saída ou relé, também aciona o motor da garagem. Na central do motor entra só um contato seco, sem tensão, para a placa não queimar.",
            "Com saída extra ou relé, o mesmo interfone abre o portão social e a garagem. O fio que chega à placa do motor leva apenas um contato, nunca os 12 V da fechadura.",
            "Escolha interfone de duas saídas se quer abrir social e garagem do mesmo ponto. A ligação ao motor se faz por relé, sem mandar os 12 V para a placa.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-fechadura-juntos",
    label: "Motor no portão e fechadura no social",
    phrase: "o motor e a fechadura elétrica juntos",
    things: ["fechadura", "fechadura elétrica", "fechadura social", "fechadura pedestre"],
    also: [
      "preço motor garagem fechadura elétrica portão social",
      "motor garagem fechadura social",
      "motor garagem fechadura elétrica portão social",
      "instalar motor fechadura elétrica social",
      "automatizar garagem portãozinho mesma visita",
    ],
    answers: {
      any: [
        "Sim, instalamos o motor no portão da garagem e a fechadura elétrica no portão de pedestre na mesma visita, com um orçamento só. O kit basculante instalado custa {models.pricesOr}. Trocar o motor de um portão de correr ou de abrir fica de {price.homeSwap}, e a fechadura é somada pelo modelo, pela fonte e pelo cabo.",
        "Trocamos o motor e a fechadura elétrica na mesma visita, e o fio dos dois é passado de uma vez. A troca do motor em casa fica de {price.homeSwap}, com a mão de obra. A fechadura não tem preço de tabela: o valor depende do modelo e do cabo, e a foto dela dá o orçamento, de graça.",
        "Para automatizar a garagem e o portãozinho, ou trocar o motor e a fechadura elétrica de uma vez, basta uma visita. O motor em basculante de até {width.quarterHp} sai desde {price.lowest}, instalado; nos outros portões, a troca em casa vai de {price.homeSwap}, e a fechadura é somada pelo modelo.",
      ],
    },
    photo: "fotos do portão da garagem, do social e da fechadura atual, se houver",
    questions: [
      {
        question: "Dá para fazer o motor e a fechadura em duas etapas?",
        answers: [
          "Dá: diga isso no orçamento, e o fio e o duto da segunda etapa ficam prontos na primeira. A segunda ida custa menos trabalho, mas é outra visita.",
          "Sim, e o ideal é deixar já o cabo passado. Assim a fechadura entra depois sem quebrar parede nem piso.",
        ],
      },
      {
        question: "A fechadura elétrica que já tenho serve?",
        answers: [
          "Serve, se é de 12 V, estala bem e a lingueta corre livre. A foto dela e da fonte mostra o que se aproveita.",
          "Na maioria das vezes, sim. Fechadura gasta, com folga ou ferrugem, é melhor trocar na mesma visita.",
        ],
      },
      {
        question: "Posso parcelar o motor e a fechadura juntos?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, tudo na mesma conta.",
          "Sim: o cartão divide o total, motor, fechadura e serviço, em até {shop.instalments} vezes.",
        ],
      },
      {
        question: "Que garantia têm os dois?",
        answers: [
          "O motor tem {warranty.motor} e a instalação, {warranty.installation}. A fechadura segue a garantia da marca dela, na nota.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço; a fechadura tem a do fabricante.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Motor e fechadura em uma visita", "A ordem do serviço"],
        slots: [
          [
            "O técnico acerta as duas folhas, passa os fios de energia e de sinal em dutos separados e só então monta. O motor entra primeiro, a fechadura depois, e os comandos são testados juntos no fim.",
            "Primeiro as folhas ficam no prumo, porque trinco e motor forçam em portão torto. Depois vêm os cabos, com sinal longe da rede, o motor, a fechadura e o teste de tudo.",
            "A visita começa pelo alinhamento da garagem e do social. Em seguida se passam os fios, cada tipo no seu duto, e se montam motor e fechadura, testados um com o outro.",
          ],
          [
            "O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, e a fechadura soma em torno de {trade.smallRepair} quando há cabo e fonte. Durante a ligação, o disjuntor fica desligado.",
            "Conte de {time.tilting} para o basculante ou de {time.sliding} para o deslizante, mais cerca de {trade.smallRepair} para a fechadura com a fiação pronta. A energia fica cortada enquanto se liga.",
            "Com fiação no lugar, a fechadura toma perto de {trade.smallRepair}; o motor, de {time.tilting} no basculante e de {time.sliding} no de correr. Nesse tempo os portões ficam sem energia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento dos dois", "Cada item na sua linha"],
        slots: [
          [
            "Fazer junto poupa uma ida e a segunda passagem de fio, e o total vem dividido assim.",
            "Peça o orçamento separado por item, para decidir o que entra agora.",
            "Numa visita só, o deslocamento é um, e estes itens formam a conta.",
          ],
        ],
        bullets: [
          "Motor da garagem, com central e controles",
          "Fechadura elétrica de 12 V, de sobrepor ou de embutir",
          "Fonte ou interfone que já alimenta a fechadura",
          "Cabo e duto até o portão de pedestre",
          "Acerto de dobradiça ou batente, se a folha caiu",
        ],
      },
      {
        about: "choose",
        headings: ["Como abrir o social depois", "Controle, interfone ou senha na fechadura"],
        slots: [
          [
            "A fechadura pode abrir pelo interfone, por botão, por senha ou pelo segundo botão do controle, quando se põe um receptor para ela. Por fora, a chave continua valendo, também sem luz.",
            "Escolha quem comanda o portãozinho: interfone, botoeira, senha ou um receptor que use outra tecla do controle da garagem. A chave abre sempre, com ou sem energia.",
            "O mesmo controle da garagem abre o social por outra tecla, se a fechadura ganhar um receptor; interfone e senha também servem. Na falta de luz, usa-se a chave.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-interfone-juntos",
    asksWithGate: true,
    label: "Motor e interfone na mesma visita",
    phrase: "o motor e o interfone juntos",
    things: ["interfone", "vídeo porteiro", "porteiro eletrônico"],
    also: ["motor portão interfone mesma visita", "quanto custa instalar motor interfone"],
    answers: {
      any: [
        "Fazemos os dois: motor do portão e interfone, com ou sem vídeo, são instalados na mesma visita, e o interfone pode abrir a garagem por um contato na central e o social pela fechadura. O kit basculante instalado sai por {models.pricesOr}; o interfone é somado no mesmo orçamento, pela foto.",
        "Motor e interfone podem ser trocados ou instalados juntos, na mesma visita, com o fio passado uma vez só; o botão do interfone abre o portão automático e o social. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o interfone entra em linha própria.",
        "Sim, instalar o interfone e o motor de portão juntos é o que sai mais em conta, porque a ida e a fiação são divididas, e um interfone abre garagem e social. Conte de {price.homeSwap} na troca do motor em casa; o aparelho de interfone, com ou sem vídeo, tem valor à parte.",
      ],
    },
    photo: "fotos do portão, da etiqueta do motor e do lugar do interfone por dentro e por fora",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá: diga isso no orçamento, e o fio e o duto do segundo item já ficam prontos.",
          "Sim. Começa-se pelo motor ou pelo interfone, e a espera de fio do outro é passada no mesmo dia.",
        ],
      },
      {
        question: "Quanto tempo leva instalar os dois?",
        answers: [
          "O motor leva {time.tilting} no basculante e {time.sliding} no de correr; o interfone soma algumas horas, conforme o cabo.",
          "Em geral um dia: {time.tilting} para basculante ou {time.sliding} para deslizante, mais o interfone e a fiação.",
        ],
      },
      {
        question: "O interfone pode abrir o portão pelo celular?",
        answers: [
          "Os modelos com aplicativo, sim, se a casa tem internet no local do aparelho. O controle e a botoeira continuam valendo.",
          "Pode, nos que atendem pelo telefone. Para a garagem, feche sempre vendo o vão e com a fotocélula em ordem.",
        ],
      },
      {
        question: "Posso parcelar tudo junto?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, com o total informado antes. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim, motor, interfone e mão de obra no mesmo cartão, em até {shop.instalments} vezes.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como é feito em uma visita", "A ordem do serviço"],
        slots: [
          [
            "Primeiro se confere a folha e se passa a fiação, com energia e sinal em dutos separados. Depois motor e interfone são montados e ligados com o disjuntor desligado.",
            "A folha é acertada antes, os fios vão de uma vez, em eletrodutos próprios para força e sinal. Em seguida monta-se cada aparelho, sem energia no circuito.",
            "O serviço começa pela folha e pelos cabos, energia de um lado e sinal de outro. Só então se fixam motor e interfone, ligados com tudo desarmado no quadro.",
          ],
          [
            "Um par de fios leva o contato do interfone à entrada de botoeira da central, e outro vai à fechadura do social. No fim, controle, botão e interfone são testados um a um.",
            "Para abrir a garagem, o interfone usa a mesma entrada do botão de parede; para o social, a fechadura elétrica. Cada comando é testado da rua e de dentro.",
            "O interfone aciona a garagem pela entrada da botoeira e o social pela fechadura, cada um com seu par de fios. O teste repete todos os comandos com o vão livre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no orçamento dos dois", "Um orçamento, cada item na sua linha"],
        slots: [
          [
            "No interfone, o só de voz custa menos, o de vídeo fica acima e o que atende pelo celular, no topo. Distância do cabo e fechadura nova no social aumentam a conta; a ida é uma só.",
            "A ordem de preço do aparelho é voz, vídeo e vídeo com celular. Somam-se os metros de fio e a fechadura, se ainda não existe, e se economiza a segunda visita.",
            "O aparelho de voz é o mais barato, depois vêm o vídeo e o que toca no telefone. Juntando com o motor paga-se uma ida, e o que encarece é cabo longo e fechadura nova.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto antes da visita", "Prepare a casa para o motor e o interfone"],
        slots: [
          [
            "Poucas providências evitam voltar outro dia. O que não der para fazer é orçado como item a mais.",
            "Com isto resolvido, tudo cabe em um dia. Se faltar algo, avise pela mensagem.",
            "A instalação corre sem parada quando a casa já tem o seguinte.",
          ],
        ],
        steps: [
          "Ponto de energia com disjuntor próprio perto do motor.",
          "Conduíte livre da calçada até dentro de casa.",
          "Lugar do aparelho da rua, na altura do rosto, e do de dentro.",
          "Quantas pessoas usarão controle.",
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-fotocelula-juntos",
    label: "Motor e fotocélula na mesma visita",
    phrase: "o motor e a fotocélula juntos",
    things: ["fotocélula", "sensor"],
    also: ["fotocélula hora instalar motor", "fotocélula na instalação do motor"],
    answers: {
      any: [
        "Instalamos motor e fotocélula na mesma visita: o par de sensores vai nas colunas e é ligado à central antes do teste final. O kit basculante de até {width.quarterHp}, instalado, sai por {models.pricesOr}, e o par de fotocélulas é somado à parte.",
        "O preço do motor de portão com fotocélula tem duas partes: o kit basculante, de até {width.quarterHp}, instalado por {models.pricesOr}, e o par de sensores, com o fio até a outra coluna. Juntos saem menos que em duas visitas.",
        "Instalar motor e fotocélula juntos é a montagem certa, porque o fechamento automático depende do sensor. O kit basculante mais fotocélula começa em {price.lowest} instalado, até {width.quarterHp}, e o par de sensores soma à parte.",
      ],
    },
    photo: "fotos do portão por dentro, das duas colunas e do ponto de energia",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá: o duto e o fio de espera do sensor ficam prontos na primeira visita. Até lá, o fechamento automático fica desligado.",
          "Sim, mas sem sensor o portão fecha só pelo controle. O fio já pode ficar pronto.",
        ],
      },
      {
        question: "A fotocélula vem no kit?",
        answers: [
          "Não. O kit traz motor, central e controles, e o par é somado. O fechamento automático só se usa com ele.",
          "Não está incluída, porque o par e o fio mudam com o vão. No orçamento, os sensores aparecem em linha própria.",
        ],
      },
      {
        question: "Qual a garantia do conjunto?",
        answers: [
          "{warranty.motor} no motor e {warranty.installation} na instalação. O sensor segue o termo do fabricante.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço. A peça do sensor tem a da fábrica.",
        ],
      },
      {
        question: "Quanto tempo dura a fotocélula?",
        answers: [
          "Anos, se a lente fica limpa e o fio, seco. Sol, chuva e batida são o que a encurta; uma capa ajuda.",
          "Costuma durar anos em lugar abrigado. O que mais a estraga é batida, e uma capa de metal na coluna protege.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como é feito em uma visita", "A ordem do serviço"],
        slots: [
          [
            "A folha é acertada antes, os fios do motor e dos sensores passam de uma vez, em dutos separados, e no fim se testa tudo junto. O disjuntor fica desligado durante a ligação.",
            "Primeiro se confere a folha, depois se passam os cabos e só então se montam motor e sensores. Enquanto se liga, não há energia.",
            "Com a folha em ordem, passam-se os cabos em tubos distintos e montam-se os dois. A ligação é com a energia cortada.",
          ],
          [
            "O par fica frente a frente, de 40 a 60 cm do chão, e o teste corta o feixe com um objeto enquanto o portão fecha: a folha deve parar e voltar. O motor leva {time.tilting} no basculante e {time.sliding} no deslizante.",
            "As lentes vão a uma altura de 40 a 60 cm, e um objeto no feixe prova a reversão. São {time.tilting} de motor no basculante ou {time.sliding} no deslizante.",
            "De 40 a 60 cm de altura, o par é testado com uma caixa no caminho. Conte {time.tilting} no basculante ou {time.sliding} no de correr.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que fotocélula combina com o motor", "O que olhar no par"],
        slots: [
          [
            "Compare a tensão da placa com a do sensor, em geral 12 ou 24 V, e o alcance, que precisa passar do vão. Quase toda fotocélula serve em motor de qualquer marca.",
            "A voltagem da central, 12 ou 24 V, e o alcance decidem. A marca do sensor não precisa ser a do motor.",
            "Sensor de 12 ou 24 V, com alcance maior que o vão, serve na maioria das centrais. A marca não importa.",
          ],
          [
            "Onde passam criança, animal ou caminhão, um segundo par em outra altura ajuda. Sem fio até o outro lado, há emissor a pilha, com troca periódica.",
            "Segundo par cobre o que o primeiro não vê. Faltando cabo, o emissor a pilha resolve.",
            "Em passagem de animal ou caminhão, use dois pares. Sem cabo, emissor a pilha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento", "Um orçamento, cada item na sua linha"],
        slots: [
          [
            "Peça o motor e os sensores em linhas separadas, com modelo e garantia. A ida é uma só, e o fio dos sensores é a parte que mais varia.",
            "Cada item com seu modelo e garantia. O cabo até a outra coluna muda o valor do par.",
            "Motor e sensor em linhas próprias mostram o que pesa. O fio é a variável.",
          ],
          [
            "Em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra. O cartão divide em até {shop.instalments} vezes.",
            "Deslizante e pivotante, na troca em residência, ficam de {price.homeSwap}, já com o serviço, em até {shop.instalments} vezes no cartão.",
            "Para os demais portões, conte de {price.homeSwap} na troca, parcelado em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-camera-e-interfone-juntos",
    label: "Motor, câmera e interfone na mesma visita",
    phrase: "o motor, a câmera e o interfone juntos",
    things: ["câmera interfone", "câmeras interfone", "câmera vídeo porteiro"],
    also: [
      "motor câmera interfone",
      "motor câmeras interfone",
      "câmera interfone motor",
      "câmera interfone motor portão",
      "câmeras interfone motor portão",
      "câmera interfone portão automático",
    ],
    answers: {
      any: [
        "Motor de portão, câmera e interfone podem ser instalados na mesma visita, com os fios passados uma vez só e o sinal em tubo separado da força. O motor é nosso serviço: no basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}; câmera e interfone, a foto da entrada diz se atendemos.",
        "Fazer interfone, câmera e motor de uma vez poupa uma segunda passagem de cabo, e o orçamento vem item por item. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e a foto da entrada mostra se a câmera e o interfone entram no nosso serviço.",
        "Casa nova com motor no portão, câmera e interfone se resolve em um orçamento, porque os cabos compartilham o caminho. O kit basculante instalado, até {width.quarterHp}, sai por {models.pricesOr}; os outros dois dependem do aparelho, e pela foto da entrada respondemos se instalamos.",
      ],
    },
    photo: "fotos do portão, da entrada e dos lugares do interfone e da câmera",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá. Avise no orçamento, e o tubo com guia fica pronto para o segundo item, sem quebrar depois.",
          "Sim: passa-se o duto agora, e o aparelho vem quando você quiser.",
        ],
      },
      {
        question: "Qual vem primeiro, se não der para fazer tudo?",
        answers: [
          "O motor com os tubos, porque a obra é dele. Interfone e câmera entram depois sem quebrar parede.",
          "Motor e dutos. O restante usa o caminho já aberto.",
        ],
      },
      {
        question: "A garantia é uma só?",
        answers: [
          "Não: o motor comprado conosco tem {warranty.motor}, a instalação, {warranty.installation}, e cada aparelho segue o fabricante.",
          "São {warranty.motor} no motor, {warranty.installation} no serviço e o prazo de fábrica nos aparelhos.",
        ],
      },
      {
        question: "Tudo funciona sem luz?",
        answers: [
          "Só com bateria: nobreak no motor, fonte com bateria no interfone e na câmera. Sem isso, o social abre pela chave.",
          "Precisa de apoio para cada um. A fechadura comum abre na chave.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["A ordem do serviço numa visita", "Como motor, câmera e interfone são instalados juntos"],
        slots: [
          [
            "Primeiro a folha é conferida e os tubos são passados, energia num, sinal no outro, para não haver chiado na voz nem falha na imagem. Depois se monta o motor e, por fim, os aparelhos.",
            "Acerta-se a folha, passam-se os cabos em dutos separados e monta-se o motor. Câmera e interfone entram no fim, já com tudo limpo.",
            "Tubo de força de um lado, tubo de sinal do outro: é o começo. O motor vem em seguida, e os aparelhos delicados, por último.",
          ],
          [
            "O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; os outros somam conforme o cabo. Tudo é testado junto, com a fotocélula conferida.",
            "Reserve {time.tilting} em basculante ou {time.sliding} em portão de correr para o motor, e o resto do dia para os aparelhos. No fim, cada comando é provado.",
            "Só o motor toma {time.tilting} no basculante, {time.sliding} no deslizante. Interfone e câmera dependem dos metros de fio, e a fotocélula encerra os testes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como cada um conversa com o portão", "O que escolher antes de passar os cabos"],
        slots: [
          [
            "O interfone pode abrir o social e a garagem, desde que tenha duas saídas. Com a garagem, um relé separa as tensões, para a da fechadura não queimar a placa do motor.",
            "Duas saídas no interfone abrem pedestre e carro. A do motor passa por relé, porque a central não recebe a tensão da fechadura.",
            "Prefira aparelho com duas saídas, uma para o social, outra para a garagem, esta por relé, que protege a central.",
          ],
          [
            "A câmera pede vedação para chuva, IP66 por exemplo, e fica a uns 3 metros. Vídeo porteiro reúne interfone e câmera num aparelho só e gasta menos cabo.",
            "Câmera de rua é vedada, IP66, presa a cerca de 3 metros. Quem quer simplificar usa vídeo porteiro, que faz as duas funções.",
            "Para a rua, câmera IP66 no alto. Vídeo porteiro é a saída de menos fio, com imagem e voz juntas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Um orçamento, cada item na sua linha", "O que pedir no orçamento dos três"],
        slots: [
          [
            "Peça marca, modelo e garantia de cada item, com a mão de obra separada. A ida é uma só, o que sai menos que três visitas, e o cartão divide em até {shop.instalments} vezes.",
            "Cada aparelho vem com modelo, valor e garantia próprios, para decidir o que entra agora. Junto custa menos que em datas diferentes, em até {shop.instalments} parcelas no cartão.",
            "Linhas separadas mostram o que pesa: motor, aparelhos e cabo. Uma visita só reduz a conta, parcelada em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-wifi-e-camera-juntos",
    label: "Motor, Wi-Fi e câmera na mesma visita",
    phrase: "o motor, o Wi-Fi e a câmera juntos",
    things: ["wifi câmera", "câmera wifi", "wi-fi câmera"],
    also: ["motor wifi câmera", "motor wi-fi câmera", "motor celular câmera", "motor aplicativo câmera"],
    answers: {
      any: [
        "Sim, motor, módulo Wi-Fi e câmera podem ser feitos no mesmo dia: o módulo liga na central e abre pelo celular, e a câmera mostra o vão antes de fechar. O motor custa {models.pricesOr} no kit basculante instalado, até {width.quarterHp}; Wi-Fi e câmera entram em linhas separadas.",
        "O kit portão inteligente reúne motor, abertura por celular e câmera: em basculante de até {width.quarterHp}, o motor instalado sai por {models.pricesOr}, e nos outros a troca fica de {price.homeSwap}. Módulo Wi-Fi e câmera se somam ao orçamento único, cada um no seu item.",
        "Para automatizar portão com wifi e câmera, instala-se o motor, {models.pricesOr} no kit basculante até {width.quarterHp}, um módulo na entrada de botoeira e uma câmera voltada para o vão. Tudo cabe numa visita se há sinal de internet na garagem.",
      ],
    },
    photo: "fotos do portão, do motor fechado, da entrada e do roteador mais próximo",
    questions: [
      {
        question: "Vocês instalam qualquer câmera?",
        answers: [
          "O motor e o módulo são conosco. A câmera depende do modelo e da rede, o que se responde antes da visita, com a foto da entrada.",
          "Motor e Wi-Fi, sim. Câmera simples de rede, conforme o modelo; sistema com gravador, de empresa de segurança.",
        ],
      },
      {
        question: "Funciona se a internet cair?",
        answers: [
          "Os controles continuam abrindo. Pelo celular, alguns módulos ainda funcionam na rede da casa; a imagem de longe para.",
          "Pelo controle, sim. O aplicativo de longe e a câmera dependem da internet.",
        ],
      },
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá: com o duto e o fio já passados, módulo e câmera entram depois em uma ou duas horas.",
          "Sim, deixando a fiação pronta agora. A segunda visita fica curta.",
        ],
      },
      {
        question: "É seguro fechar o portão vendo pela câmera?",
        answers: [
          "Só com fotocélula testada: a imagem chega com um ou dois segundos de atraso, e a folha não espera.",
          "Como apoio, sim, nunca sem fotocélula, porque o vídeo atrasa.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["O que cada item precisa", "Motor, celular e câmera"],
        slots: [
          [
            "Os três trabalham juntos, mas cada um tem uma condição, que se confere antes.",
            "Antes de comprar, veja a exigência de cada peça do conjunto.",
            "O conjunto só funciona se estas condições existem.",
          ],
        ],
        bullets: [
          "Motor: folha leve e circuito próprio com terra, na tensão da etiqueta.",
          "Módulo Wi-Fi: sinal de 2,4 GHz junto ao motor e entrada de botoeira na central.",
          "Câmera: vista do vão inteiro, rede e uma tomada protegida.",
          "Fotocélula: obrigatória para fechar de longe, porque a imagem atrasa.",
          "Sensor de posição: avisa no celular se o portão ficou aberto.",
        ],
      },
      {
        about: "visit",
        headings: ["A ordem do serviço", "Como é feito em uma visita"],
        slots: [
          [
            "Primeiro a folha é acertada e os fios passados, com sinal e energia em dutos separados. O motor leva {time.tilting} no basculante e {time.sliding} no de correr, e módulo e câmera somam de uma a duas horas.",
            "Acertada a folha, passa-se todo o cabo de uma vez, longe da rede elétrica. Conte {time.tilting} ou {time.sliding} de motor, mais uma ou duas horas para os outros itens.",
            "Folha, fiação, motor, módulo e câmera, nessa ordem. São {time.tilting} no basculante, {time.sliding} no de correr, e até duas horas além disso.",
          ],
          [
            "No fim, o portão é aberto pelo celular com a imagem na tela, e os controles comuns continuam valendo.",
            "O teste abre e fecha pelo aplicativo, vendo a câmera, e confere os controles.",
            "Encerra-se abrindo pelo aplicativo e pelo controle, com a fotocélula cortada de propósito por um objeto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Um orçamento, cada item na sua linha", "O que pesa no total"],
        slots: [
          [
            "Depois do motor, a câmera costuma ser o item mais caro, e o módulo, o mais barato. Wi-Fi fraco na garagem soma um repetidor.",
            "O módulo é a menor parte; a câmera, com ou sem gravação, a maior depois do motor. Sinal fraco pede repetidor.",
            "Entre os acessórios, a câmera pesa mais que o módulo. Sem sinal perto do motor, entra também um repetidor.",
          ],
          [
            "Fazer junto poupa uma ida e a segunda passagem de fio, e o cartão divide o total em até {shop.instalments} vezes.",
            "A visita única barateia a fiação. O pagamento vai em até {shop.instalments} parcelas.",
            "Numa ida só, o cabo se passa uma vez. Parcela-se tudo em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-camera-juntos",
    asksWithGate: true,
    label: "Motor e câmera na mesma visita",
    phrase: "o motor e a câmera juntos",
    things: ["câmera", "câmeras", "câmera segurança"],
    also: [
      "motor e câmera portão",
      "instalação portão e câmera condomínio",
      "instalar portão e câmera condomínio",
      "instalação portão e câmera prédio",
    ],
    answers: {
      any: [
        "Sim, fazemos junto: dá para instalar motor e câmera apontada para o portão na mesma visita, e o fio é passado de uma vez, em dutos separados para energia e sinal. O kit basculante instalado custa {models.pricesOr}, e a câmera da entrada é orçada à parte, pelo modelo e pelos metros de cabo.",
        "O combo de motor e câmera no portão é instalado numa visita só, porque a passagem de fio é a mesma. Em casa, o kit do basculante de até {width.quarterHp} parte de {price.lowest}, instalado. No portão pesado de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra. A câmera é somada pelo modelo e pelos metros de cabo.",
        "Instalamos o motor do portão automático e a câmera da entrada na mesma visita, cada um com o seu fio. O kit basculante instalado, até {width.quarterHp}, custa {models.pricesOr}. O valor da câmera depende do modelo e dos metros de cabo, e a foto da entrada dá o orçamento, de graça.",
      ],
    },
    photo: "fotos do portão, da entrada e do lugar em que a câmera ficaria",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá. Diga isso no orçamento, e o duto e o fio de espera do segundo item já ficam prontos na primeira visita.",
          "Sim, e a passagem para a câmera pode ficar pronta desde já. Na volta só falta fixar e ligar o aparelho.",
        ],
      },
      {
        question: "A câmera precisa de internet?",
        answers: [
          "Para ver pelo celular, sim. Para gravar em cartão ou gravador no local, não, e as imagens ficam guardadas mesmo sem rede.",
          "Só para o acesso de longe. A gravação local, em cartão de memória ou gravador, funciona sem internet.",
        ],
      },
      {
        question: "Posso usar a mesma tomada do motor para a câmera?",
        answers: [
          "Melhor não: o motor precisa de circuito próprio, e o arranque dele pode reiniciar a câmera. Um ponto separado e um nobreak pequeno a mantêm gravando.",
          "O ideal é outro ponto, porque a partida do motor derruba a tensão por um instante. Com nobreak próprio, a imagem não some na falta de luz.",
        ],
      },
      {
        question: "Qual a garantia de cada um?",
        answers: [
          "O motor tem {warranty.motor} do fabricante e a instalação, {warranty.installation}. A câmera segue o termo do fabricante dela, que vem na nota.",
          "São {warranty.motor} no motor e {warranty.installation} na instalação. Para a câmera, vale o prazo do fabricante, escrito na embalagem.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como é feito em uma visita", "A ordem do serviço"],
        slots: [
          [
            "A folha é acertada antes, os fios são passados de uma vez e cada item é montado e testado no fim. O disjuntor fica desligado durante a ligação, e o portão, fora de uso até o teste.",
            "Primeiro se confere a folha, depois se passa toda a fiação e só então entram motor e câmera. Enquanto se liga, o circuito fica sem energia e a passagem, livre.",
            "O serviço começa pela folha, segue pelos cabos e termina na montagem e nos testes dos dois. Até lá o portão não é usado, porque a energia está cortada.",
          ],
          [
            "O motor leva {time.tilting} no basculante e {time.sliding} no deslizante, e a câmera soma conforme o cabo. Ela fica alta, fora do alcance da mão, com o vão inteiro no quadro.",
            "Conte {time.tilting} para o basculante ou {time.sliding} para o portão de correr, mais o tempo da câmera. O lugar dela é alto e de frente para a passagem.",
            "No basculante são {time.tilting}, no de correr {time.sliding}, e a câmera acrescenta a fiação. Convém fixá-la no alto, com visão da folha e da calçada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que câmera combina com o portão", "Wi-Fi, cabo e posição"],
        slots: [
          [
            "A câmera Wi-Fi só precisa de energia, mas o sinal tem de chegar bem à rua; a de cabo não falha por sinal e pede duto até o gravador. De noite, prefira a que tem infravermelho ou luz própria.",
            "Com bom sinal no portão, a de Wi-Fi dispensa cabo de imagem. Sem ele, a câmera cabeada é mais firme, e nas duas o infravermelho mostra a entrada no escuro.",
            "Teste o Wi-Fi com o celular junto do portão: se o vídeo trava, escolha a de cabo. Em qualquer uma, visão noturna faz diferença na garagem.",
          ],
          [
            "A câmera serve também à automação, porque mostra o vão antes de fechar o portão a distância. O tubo do cabo de imagem não recebe o fio do motor, que traz ruído.",
            "Quem comanda pelo celular usa a câmera para ver a passagem antes de fechar. O cabo dela segue longe da força do motor, para a imagem não riscar.",
            "Além da vigilância, ela deixa ver se há alguém no caminho ao fechar de longe. Separar o cabo do fio da rede evita faixas na imagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Um orçamento, cada item na sua linha"],
        slots: [
          [
            "Fazer junto poupa uma visita e a segunda passagem de fio. Peça cada item com modelo, garantia e mão de obra em separado, e parcele em até {shop.instalments} vezes no cartão.",
            "A ida é uma só e o duto se abre uma vez, por isso o conjunto sai menos que em duas etapas. No papel, motor e câmera vêm em linhas próprias, em até {shop.instalments} parcelas.",
            "Junto custa menos, já que deslocamento e fiação são feitos uma vez. O orçamento traz cada aparelho com garantia própria e pode ser dividido em até {shop.instalments} vezes.",
          ],
          [
            "Nos kits para basculante de até {width.quarterHp}, os preços são {models.pricesNamed}, instalados. Em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Os kits basculantes instalados, até {width.quarterHp} de largura, são {models.pricesNamed}. Outros portões de casa seguem a faixa de troca, de {price.homeSwap} com o serviço.",
            "Para basculante até {width.quarterHp}, há {models.pricesNamed}, já instalados. Deslizante e pivotante ficam, na troca residencial, de {price.homeSwap} com mão de obra.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-cerca-eletrica-juntos",
    asksWithGate: true,
    label: "Portão automático e cerca elétrica",
    phrase: "o portão automático e a cerca elétrica",
    things: ["cerca elétrica", "cerca", "alarme", "concertina"],
    also: ["motor portão alarme residencial"],
    answers: {
      any: [
        "Portão automático e cerca elétrica podem ser instalados na mesma época, como dois sistemas separados. O motor vem primeiro e a cerca depois, porque o fio dela não pode tocar na folha em nenhum ponto, para não dar choque. Instalamos o motor, a partir de {price.lowest} no kit basculante. A cerca é outro serviço: mande a foto do muro, e respondemos se a fazemos também.",
        "Motor de portão e alarme residencial podem ser instalados juntos, desde que cada um tenha a sua central e fios em dutos separados. Nós instalamos o motor, a partir de {price.lowest} no kit basculante. Mande a foto do muro, e respondemos se fazemos também o alarme, a cerca ou a concertina.",
        "Cerca elétrica, concertina e portão automático podem ser feitos na mesma obra, começando pelo motor, que define por onde a folha se move. Só então se passa o fio da cerca, fora do alcance dela, por causa do choque. O motor instalado parte de {price.lowest} no basculante; cerca e concertina, confirmamos por foto se fazemos.",
        "Quem faz cada serviço: o motor do portão é conosco, e a cerca elétrica fica com um instalador de segurança eletrônica, que responde pela altura do fio e pelas placas de aviso. No mesmo condomínio ou na mesma casa, o motor vem antes, porque o fio não pode tocar na folha. Pela foto dizemos se cuidamos também da cerca.",
        "O combo de motor de portão e cerca elétrica vale a pena porque os dutos e a fiação se passam uma vez só. Cada sistema tem circuito e central próprios, e o fio da cerca fica longe da folha, que daria choque. Instalamos o motor, com kit basculante a partir de {price.lowest}; sobre a cerca, confirmamos pela foto se fazemos.",
        "Quem quer cerca elétrica ou alarme e portão automático deve começar pelo portão, porque o percurso da folha mostra por onde o fio não pode passar, sob pena de choque. O kit basculante montado sai a partir de {price.lowest}. Com uma foto do muro, respondemos se cuidamos também do restante.",
      ],
    },
    photo: "fotos do muro, do portão inteiro e do quadro de energia",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Sim, se você disser isso no orçamento do motor, porque assim um duto vazio fica pronto para o segundo item.",
          "Sim. O motor é instalado primeiro, com um duto vazio deixado para a cerca ou o alarme.",
          "Pode ser feito em etapas, com o motor antes. Avise no primeiro orçamento, e um duto de reserva espera a cerca ou o alarme.",
        ],
      },
      {
        question: "Abrir o portão desarma o alarme ou a cerca?",
        answers: [
          "Pode, se a central do alarme tiver entrada para isso. O mais comum é usar controles ou botões separados, para que um toque não desarme tudo.",
          "Só quando os dois são integrados de propósito. Com botões separados, um controle perdido não abre o portão e desliga a proteção ao mesmo tempo.",
          "Apenas se a integração for pedida e a central aceitar. Manter botões diferentes é mais seguro, pois perder um controle não derruba as duas proteções.",
        ],
      },
      {
        question: "A cerca atrapalha o controle do portão?",
        answers: [
          "Pode fazer ruído se a central ou o fio ficam junto da antena do motor. Afastar um do outro resolve.",
          "Às vezes, quando o fio solta faísca em mato ou umidade. Com a cerca em ordem e longe da antena, não.",
          "Raramente, e quase sempre por faísca em folhagem úmida ou por central perto da antena. Poda, reparo do fio e distância acabam com o ruído.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "Pode, porque o motor e a instalação vão em até {shop.instalments} vezes no cartão, ou por Pix.",
          "Sim, em até {shop.instalments} parcelas no cartão para o que fizermos, ou Pix.",
          "Aceitamos Pix e cartão, este em até {shop.instalments} vezes, para o motor, a instalação e o mais que fizermos.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "safety",
        headings: ["Portão e cerca elétrica sem choque", "Distância e circuito separado"],
        slots: [
          [
            "As hastes e o fio da cerca ficam fora de todo o percurso da folha, aberta ou fechada, e nunca presos nela. Um portão de ferro que encosta no fio passa a dar choque em quem o toca.",
            "O caminho inteiro do portão precisa ficar livre do fio e das hastes, inclusive no alto, até onde o basculante sobe. Se a folha de metal encosta na cerca, quem põe a mão nela leva choque.",
            "Nada da cerca é fixado na folha nem passa por onde ela anda, porque o contato do fio energizado com o portão metálico dá choque em quem abrir.",
            "Marque o caminho completo da folha, para o lado ou para cima, e deixe as hastes e o fio da cerca fora desse caminho. O metal do portão conduz eletricidade, e um simples contato com a cerca dá choque em quem abre.",
            "Cerca e folha não podem se encontrar em posição nenhuma, inclusive com o basculante no alto. Se o fio toca o portão de ferro, ele fica eletrificado para qualquer pessoa que encoste.",
          ],
          [
            "A central da cerca tem aterramento próprio e não usa o do motor. Altura mínima e placas de aviso seguem a lei, e isso cabe ao instalador da cerca.",
            "Cada sistema leva o seu terra e a sua proteção. Quem instala a cerca responde pela altura do fio e pelas placas de advertência, que são obrigatórias.",
            "O terra da cerca é separado do terra do portão. As placas de aviso e a altura do primeiro fio são exigência legal, a cargo de quem a monta.",
            "O motor e a cerca não dividem aterramento, e cada um tem a sua ligação à terra. A altura do fio e as placas de perigo são obrigação legal do profissional que monta a cerca.",
            "Aterre os dois em separado, para a descarga de um não chegar ao outro. Já o aviso nas placas e a altura mínima cabem, por lei, a quem faz a cerca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem do serviço", "Como a instalação é feita"],
        slots: [
          [
            "O técnico acerta primeiro a folha e depois fixa, liga em circuito próprio e regula o motor. Os fios de energia e os de sinal, como os do alarme, vão em dutos diferentes, para um não atrapalhar o outro.",
            "O portão vem antes, com a folha leve e o motor montado, regulado e com um disjuntor só dele. Sensores e alarme usam um duto separado do da energia, o que evita disparo falso.",
            "O serviço começa pelo portão, com a folha em ordem e o motor em circuito exclusivo. O cabo de sinal do alarme corre em outro duto, longe do cabo de força.",
            "Antes de tudo, a folha precisa correr leve; depois são instalados o motor, o disjuntor dedicado e a regulagem é feita. A fiação do alarme segue por um duto próprio, porque ao lado da energia ela capta ruído e dispara à toa.",
            "O motor é o primeiro a ser montado, em portão leve e num circuito que é só dele. Depois passam-se os cabos de sinal, em caminho separado dos de força, para não haver interferência.",
          ],
          [
            "A montagem do motor leva {time.tilting} no basculante e {time.sliding} no de correr, e cada comando é testado no fim.",
            "O motor basculante leva {time.tilting}, e o deslizante, {time.sliding}, com teste de tudo.",
            "A parte do motor dura {time.tilting} no basculante ou {time.sliding} no de correr.",
            "Para o motor, reserve {time.tilting} se o portão é basculante e {time.sliding} se corre de lado, já com os testes.",
            "A montagem do motor termina com o teste de cada controle e leva {time.tilting} no basculante e {time.sliding} no de correr.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento dos dois", "Um orçamento com cada item na sua linha"],
        slots: [
          [
            "Compare marca, modelo e garantia de cada item, com a mão de obra em separado. Fazer na mesma época poupa a segunda passagem de fio e de duto, e por isso costuma sair menos que em duas obras.",
            "Cada item deve ter preço, modelo e garantia próprios, para você decidir o que fazer agora. A economia de fazer junto está no duto e na fiação, que se passam uma vez só.",
            "O motor, a cerca e o alarme vêm em linhas diferentes, com a garantia de cada um. Quando são feitos juntos, aproveita-se o mesmo trecho aberto no piso, o que reduz a obra e o custo.",
            "Só se comparam orçamentos com itens separados, que mostrem modelo, preço, mão de obra e garantia do motor, da cerca e do alarme. Na soma, uma obra única tende a custar menos, porque a fiação é passada de uma vez.",
            "Peça uma lista em que motor, cerca e alarme tenham cada um o seu valor e a sua garantia, e escolha o que fazer já. A vantagem de juntar está em abrir o caminho dos fios uma única vez.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-nobreak-e-wifi-juntos",
    label: "Motor, nobreak e Wi-Fi na mesma visita",
    phrase: "o motor, o nobreak e o módulo Wi-Fi juntos",
    things: ["nobreak wifi", "nobreak wi-fi", "nobreak celular", "nobreak aplicativo", "bateria wifi", "bateria wi-fi"],
    answers: {
      any: [
        "Sim, instalamos motor, nobreak e Wi-Fi na mesma visita: o kit basculante de até {width.quarterHp} sai por {models.pricesOr}, instalado, e nobreak e módulo Wi-Fi vêm em linhas separadas. Para abrir pelo celular sem luz, o roteador também precisa de nobreak.",
        "O kit com motor, nobreak e Wi-Fi se pede em um orçamento só: motor desde {price.lowest} no basculante instalado, nobreak próprio para motor e módulo ligado à entrada da botoeira. Sem luz, ele abre pelo controle; pelo celular, só com o roteador também em nobreak.",
        "Portão automático com nobreak e celular: o motor instalado em basculante de até {width.quarterHp} parte de {price.lowest}, e no de correr a troca fica de {price.homeSwap}. O nobreak é o item mais caro dos dois acessórios, e o módulo Wi-Fi, o mais barato.",
      ],
    },
    photo: "fotos do portão, do quadro de energia e do roteador mais próximo",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá: o motor primeiro, com fio e duto já deixados para nobreak e módulo. A segunda visita fica curta.",
          "Sim. Diga no orçamento, e a espera de fiação já fica pronta.",
        ],
      },
      {
        question: "Quantas aberturas o nobreak dá?",
        answers: [
          "Depende da bateria e da folha; o modelo próprio para portão traz o número na ficha. Guarde carga para fechar.",
          "Está na ficha do aparelho. Folha leve rende mais.",
        ],
      },
      {
        question: "Existe motor que já vem com bateria?",
        answers: [
          "Sim, os de 24 V com bateria da linha, como alguns da Nice. Dispensam nobreak, mas custam mais e pedem peça própria.",
          "Há, em baixa tensão. Compare com motor comum mais nobreak antes de decidir.",
        ],
      },
      {
        question: "Posso parcelar tudo junto?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão.",
          "Sim, motor, nobreak e módulo na mesma conta, em até {shop.instalments} vezes.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do kit completo", "Motor, nobreak e Wi-Fi, item por item"],
        slots: [
          [
            "Uma ida só poupa deslocamento e fio, e cada item vem na sua linha.",
            "Peça os três separados, para decidir o que entra agora.",
            "A conta é a soma destes itens.",
          ],
        ],
        bullets: [
          "Motor com central e controles",
          "Nobreak senoidal, com potência acima da partida do motor",
          "Módulo Wi-Fi com sensor de portão aberto",
          "Nobreak pequeno para o roteador, se quiser celular sem luz",
          "Bateria do nobreak: troca a cada 2 a 4 anos",
        ],
      },
      {
        about: "choose",
        headings: ["O que funciona sem luz", "Nobreak, Wi-Fi e internet na falta de energia"],
        slots: [
          [
            "Com nobreak, o motor abre pelo controle por várias vezes. O celular depende do roteador e da internet do bairro, que também podem cair.",
            "Controle e botoeira abrem com o nobreak. Pelo aplicativo, é preciso que roteador e internet estejam de pé.",
            "O nobreak mantém motor e controle; o Wi-Fi só funciona se a rede da casa tiver energia e sinal.",
          ],
          [
            "O módulo precisa de sinal de 2,4 GHz no portão, e muro e chapa enfraquecem. Teste com o celular encostado no motor antes de comprar.",
            "Verifique o Wi-Fi de 2,4 GHz no lugar do motor, com o celular. Sinal fraco pede repetidor.",
            "Meça o sinal ali, em 2,4 GHz, com o telefone. Chapa e parede pedem repetidor perto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito em uma visita", "A ordem do serviço"],
        slots: [
          [
            "Primeiro a folha é conferida e os fios passam em dutos separados, energia e sinal. Depois vêm motor, nobreak e módulo, com o disjuntor desligado.",
            "Folha leve, fiação separada, motor, nobreak e módulo, nessa ordem, sem energia durante a ligação.",
            "Confere-se a folha, passam-se os fios de força e de sinal em tubos diferentes e montam-se os três aparelhos.",
          ],
          [
            "O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, e os acessórios somam cerca de {trade.smallRepair}. No fim, tudo é testado com a rede desligada.",
            "São de {time.tilting} ou de {time.sliding}, conforme o portão, mais perto de {trade.smallRepair} pelos acessórios. O teste final corta a rede.",
            "Conte de {time.tilting} no basculante ou de {time.sliding} no deslizante e cerca de {trade.smallRepair} a mais. Prova-se a abertura sem luz antes de sair.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-nobreak-juntos",
    label: "Motor e nobreak na mesma visita",
    phrase: "o motor e o nobreak juntos",
    things: ["nobreak", "bateria"],
    also: [
      "comprar motor nobreak",
      "comprar motor nobreak juntos",
      "instalo motor nobreak",
      "motor novo nobreak",
      ...combine(
        ["portão automático", "motor portão"],
        ["bateria reserva", "bateria nobreak", "bateria reserva nobreak"],
      ),
      "portão automático nobreak incluso",
      "motor portão nobreak incluso",
    ],
    answers: {
      any: [
        "Motor e nobreak do portão podem ser instalados juntos, e assim o nobreak já é escolhido pela partida do motor, o que evita erro. O kit basculante instalado sai por {models.pricesOr}, e o nobreak, ou a bateria reserva, é orçado por foto; a alternativa é um motor que já trabalha com bateria.",
        "Para ter portão automático com nobreak incluso, peça os dois no mesmo orçamento: motor, por {models.pricesOr} no kit basculante instalado, e nobreak próprio para portão, com o valor por foto. Ele mantém o controle funcionando na falta de luz, e a troca do motor nos outros portões fica de {price.homeSwap}.",
        "Colocar motor e nobreak no portão na mesma visita sai melhor que separado, porque a bateria reserva precisa aguentar a partida daquele motor. No basculante, o kit instalado custa {models.pricesOr}; o nobreak é orçado por foto, conforme o motor e as aberturas que você quer sem luz.",
      ],
    },
    photo: "fotos do portão, do quadro de energia e do lugar seco em que o nobreak ficaria",
    questions: [
      {
        question: "Quantas vezes o portão abre com o nobreak?",
        answers: [
          "Depende do motor, da folha e da bateria; folha equilibrada rende mais. O número é calculado no orçamento, pelo uso que você quer.",
          "Varia com a potência e a bateria. Diga quantas aberturas precisa sem luz, e o tamanho sai daí.",
        ],
      },
      {
        question: "O nobreak serve no motor que já tenho?",
        answers: [
          "Serve na maioria, se a potência combina. A etiqueta do motor mostra qual nobreak aguenta a partida.",
          "Em geral, sim. Motor forte ou de inversor pede modelo próprio, visto pela etiqueta.",
        ],
      },
      {
        question: "Quanto dura a bateria do nobreak?",
        answers: [
          "Poucos anos, conforme o calor e o uso. Bateria velha segura a luz do aparelho, mas não a partida do motor.",
          "Alguns anos, menos em lugar quente. Descarregar até o fim encurta a vida dela.",
        ],
      },
      {
        question: "Sem nobreak, como abro na falta de luz?",
        answers: [
          "O de correr ou de abrir, em bom estado, se destrava com a chave, com o disjuntor desligado. No basculante, só com cabos e equilíbrio em ordem e a folha fechada.",
          "Pela chave de destravamento, em portão de correr ou de abrir. Basculante com qualquer defeito não se destrava.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Que nobreak serve no motor", "Como escolher a bateria reserva"],
        slots: [
          [
            "A partida do motor puxa várias vezes a corrente normal, e nobreak de computador não dá conta. O de portão é feito para isso, e o tamanho sai da potência do motor e de quantas aberturas você quer sem energia.",
            "Nobreak comum desarma na partida, que exige muito mais que o motor andando. Procure o próprio para automatizador, calculado pela potência e pelo número de aberturas na falta de luz.",
            "O que derruba o nobreak errado é a partida. O certo, próprio para portão, considera a potência do motor e as aberturas de reserva, e motor leve com folha equilibrada pede menos.",
          ],
          [
            "Outra saída é o motor de baixa tensão, de 12 ou 24 V, que usa bateria própria.",
            "Há também motor de 12 ou 24 V, que já trabalha com bateria e dispensa o nobreak.",
            "Se o motor ainda vai ser comprado, compare com um de 24 V e bateria própria.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois são instalados", "A instalação, da folha ao teste sem luz"],
        slots: [
          [
            "Primeiro o portão, com folha leve, motor fixado e regulado. Depois o nobreak vai em lugar seco e ventilado, entre o disjuntor e o motor, e o teste é feito com a energia da rua cortada.",
            "O motor é montado e ajustado, e o nobreak entra no circuito só do portão, ao abrigo da chuva. No fim, desliga-se a rede e abre-se o portão pela bateria.",
            "Com o motor regulado, o nobreak é ligado no circuito dele, longe de água e calor. A prova é abrir e fechar sem a rede, algumas vezes.",
          ],
          [
            "O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, e o nobreak soma pouco.",
            "São {time.tilting} no basculante ou {time.sliding} no deslizante, mais o tempo do nobreak.",
            "Conte {time.tilting} para o basculante, {time.sliding} para o de correr, e um pouco mais para a bateria.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do conjunto", "Motor e nobreak na conta"],
        slots: [
          [
            "Motor mais forte e mais aberturas sem luz pedem nobreak maior, que custa mais. A bateria é a parte que se troca depois de alguns anos, e cada item vem em sua linha no orçamento.",
            "O valor do nobreak acompanha a potência do motor e a autonomia que você quer. Some a troca da bateria, que envelhece, e peça os itens separados na proposta.",
            "Autonomia e potência fazem o preço do nobreak. No orçamento, motor, nobreak e mão de obra aparecem separados, e a bateria entra de novo com os anos.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-wifi-juntos",
    label: "Motor e módulo Wi-Fi na mesma visita",
    phrase: "o motor e o módulo Wi-Fi juntos",
    things: ["wifi", "wi-fi", "módulo wifi", "módulo wi-fi", "abertura celular"],
    also: [
      "motor novo abertura celular",
      "motor novo abre pelo celular",
      "preço motor módulo wifi instalado",
      "preço motor módulo wi-fi instalado",
      "motor portão aplicativo incluso",
      "troca motor antigo wifi",
      "trocar motor antigo motor wifi",
      "motor portão abertura aplicativo incluso",
    ],
    answers: {
      any: [
        "Sim, instalamos o motor de portão e o módulo Wi-Fi na mesma visita: o módulo é ligado à central e cadastrado no seu celular, com sinal de Wi-Fi na garagem. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}; o módulo é somado em linha própria.",
        "O motor novo já sai com abertura pelo celular, porque o módulo Wi-Fi é montado junto e testado no mesmo dia. O preço soma o motor, que no kit basculante de até {width.quarterHp} fica em {models.pricesOr}, instalado, e o módulo; é preciso Wi-Fi de 2,4 GHz perto do motor.",
        "Troca de motor antigo por motor com Wi-Fi se faz de uma vez: o módulo entra na central, e o aplicativo é configurado no seu aparelho, com rede de 2,4 GHz na garagem. Em basculante de até {width.quarterHp}, o motor instalado sai por {models.pricesOr}, e o módulo é cobrado à parte.",
      ],
    },
    photo: "fotos do portão, da central do motor e do roteador mais próximo",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá. O módulo entra depois em quase todo motor, e avisar no orçamento deixa o ponto de energia já pronto.",
          "Sim. Instala-se o motor agora, e o módulo fica para quando você quiser, sem trocar a central.",
        ],
      },
      {
        question: "O portão abre se a internet cair?",
        answers: [
          "Pelo controle e pelo botão, sim, porque eles não dependem da rede. Só o celular de longe para, até o sinal voltar.",
          "Abre normalmente no controle. O aplicativo é que fica sem função fora de casa.",
        ],
      },
      {
        question: "O motor de correr também aceita Wi-Fi?",
        answers: [
          "Aceita, porque o módulo se liga à central, e não ao tipo de portão. Na troca em casa, o motor fica de {price.homeSwap}, com mão de obra.",
          "Sim, e o de abrir também. Trocar o motor em residência vai de {price.homeSwap}, e o módulo é somado.",
        ],
      },
      {
        question: "O motor com Wi-Fi tem que garantia?",
        answers: [
          "O motor comprado conosco tem {warranty.motor}, e a instalação, {warranty.installation}. O módulo segue o prazo do fabricante, que vem na nota.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço; para o módulo vale o que o fabricante dá.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como motor e Wi-Fi são instalados juntos", "A ordem do serviço numa visita"],
        slots: [
          [
            "Primeiro a folha é conferida, depois o motor é montado e regulado, e só então entra o módulo, na entrada de botoeira da central. O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, e o módulo acrescenta pouco.",
            "Acerta-se a folha, monta-se o motor e por fim liga-se o módulo no lugar da botoeira, com o disjuntor desligado. Conte de {time.tilting} em basculante ou {time.sliding} em portão de correr, mais alguns minutos de cadastro.",
            "O serviço vai da folha ao motor e do motor ao módulo, que recebe o comando pela entrada de botão. Basculante toma {time.tilting}, de correr {time.sliding}, e o aplicativo se cadastra em minutos.",
          ],
          [
            "No fim, o portão é aberto pelo controle, pelo botão e pelo celular, com alguém olhando a passagem e a fotocélula testada.",
            "O teste inclui os três comandos, controle, botoeira e aplicativo, e a parada da fotocélula, o sensor do vão.",
            "Cada comando é experimentado no final, e a fotocélula, que impede fechar sobre alguém, também.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a garagem precisa ter", "Antes de escolher motor com Wi-Fi"],
        slots: [
          [
            "O sinal é o que mais falha. Leve o celular até o motor e veja se a rede de 2,4 GHz chega firme, porque o módulo não usa a de 5 GHz.",
            "Teste o Wi-Fi (2,4 GHz) ao lado do portão. Parede grossa e chapa enfraquecem, e um repetidor resolve.",
            "Veja, junto ao motor, a força do sinal em 2,4 GHz. Se cair ali, põe-se um repetidor antes do módulo.",
          ],
        ],
        bullets: [
          "Wi-Fi de 2,4 GHz firme junto ao motor",
          "Circuito próprio para o motor, na tensão da etiqueta",
          "Ponto para alimentar o módulo",
          "Fotocélula, para fechar de longe sem risco",
        ],
      },
      {
        about: "cost",
        headings: ["Um orçamento, cada item na sua linha", "O que soma no preço do motor com Wi-Fi"],
        slots: [
          [
            "Peça motor, módulo e mão de obra em linhas separadas, cada um com modelo e garantia. Junto sai menos que em duas visitas, e o cartão divide o total em até {shop.instalments} vezes.",
            "No orçamento, cada item vem com modelo, valor e garantia próprios. Uma ida só custa menos, e dá para parcelar em até {shop.instalments} vezes no cartão.",
            "Separe no papel o motor, o módulo e o serviço. Fazer tudo num dia poupa a segunda ida, com o valor em até {shop.instalments} parcelas no cartão.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-trava-juntos",
    label: "Motor e trava elétrica na mesma visita",
    phrase: "o motor e a trava elétrica juntos",
    things: ["trava elétrica"],
    also: ["motor com trava instalada", "motor trava duas folhas", "motor trava portão duas folhas"],
    answers: {
      any: [
        "Sim, põem-se motor e trava elétrica juntos, na mesma visita, e o portão ganha segurança: a trava é ligada à central e solta sozinha antes de a folha andar. O kit basculante de até {width.quarterHp} instalado sai por {models.pricesOr}, e a trava entra à parte, com peça, fio e o trabalho.",
        "Colocar trava elétrica junto com o motor novo poupa uma visita, porque fio e ajuste são feitos de uma vez. O motor basculante instalado, até {width.quarterHp}, custa {models.pricesOr}; a trava soma a peça, a passagem do fio e, às vezes, uma base para fixar.",
        "O preço do motor de portão com trava elétrica soma dois itens: {models.pricesOr} no kit basculante até {width.quarterHp}, já instalado, ou {price.homeSwap} na troca em outros portões de casa, mais a trava com o fio. Feitos juntos, a central já sai ligada às duas.",
      ],
      price: [
        "O preço do motor com trava elétrica soma o kit basculante instalado, {models.pricesOr} até {width.quarterHp}, e a trava, cobrada por peça, fio e fixação. Em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, e a trava se acrescenta do mesmo jeito.",
        "Motor de portão com trava elétrica custa o valor do motor colocado, {models.pricesOr} no basculante até {width.quarterHp} ou {price.homeSwap} na troca de outros tipos, mais a trava. Em duas folhas, uma trava no encontro costuma bastar.",
      ],
    },
    photo: "fotos do portão fechado por dentro e do ponto em que a trava ficaria",
    questions: [
      {
        question: "Se faltar luz, a trava prende o portão?",
        answers: [
          "A trava fica fechada e abre pela chave ou pelo destravamento manual dela. Guarde essa chave fora do carro e da garagem.",
          "Sem energia ela continua trancada. Por isso deve ter chave ou alavanca do lado de dentro, ao alcance de quem fica em casa.",
        ],
      },
      {
        question: "Qualquer central aceita trava elétrica?",
        answers: [
          "Muitas têm saída própria para trava. Nas outras, um módulo com fonte faz a ligação sem carregar a placa.",
          "A maioria das atuais aceita. Quando falta a saída, usa-se um relé com fonte separada.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "O motor leva {time.tilting} no basculante e {time.sliding} no de correr, e a trava soma em torno de {trade.smallRepair}.",
          "Conte {time.tilting} ou {time.sliding}, conforme o tipo, mais cerca de {trade.smallRepair} para fixar e programar a trava.",
        ],
      },
      {
        question: "Posso parcelar tudo junto?",
        answers: [
          "Pode, motor e trava em até {shop.instalments} vezes no cartão.",
          "Sim, num só pagamento em até {shop.instalments} parcelas, ou por Pix.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Onde a trava vale a pena", "Em que portão a trava ajuda"],
        slots: [
          [
            "O motor parado já dificulta abrir a folha, mas não é tranca. A trava elétrica, um pino que a central recolhe antes do movimento, segura contra pé de cabra e vento.",
            "Só a redução do motor não tranca o portão, apenas o freia. A trava põe um pino de aço que a central puxa um instante antes de abrir.",
            "Contra arrombamento e vento, a trava acrescenta um pino de aço, recolhido pela central antes de a folha andar. Sem ela, só o motor resiste.",
          ],
        ],
        bullets: [
          "Basculante: na lateral da folha, perto do fim do curso.",
          "De correr: no encontro da folha com o batente.",
          "De abrir, duas folhas: uma no piso, no encontro, ou uma por folha em vão largo.",
          "Folha que bate ou entorta com vento: trava ajuda mais que motor maior.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito em uma visita", "A ordem do serviço"],
        slots: [
          [
            "Primeiro a folha é acertada, porque a trava só entra se o furo e o pino se encontram. Depois passam-se os fios, com energia e sinal separados, e se testa a trava soltando antes de o motor partir.",
            "A folha alinhada vem antes, já que pino e furo precisam coincidir. Passado o cabo em duto próprio, a central é regulada para soltar a trava um instante antes da partida.",
            "Começa-se por alinhar a folha, para o pino achar o furo. Em seguida vêm fiação separada, programação do tempo da trava e vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da trava", "O que soma ao motor"],
        slots: [
          [
            "Contam o modelo da trava, a distância até a central e se é preciso soldar uma base. Junto com o motor fica menos que depois, porque a ida e o fio são os mesmos.",
            "O valor da trava muda com modelo, metros de fio e necessidade de base soldada. Deixar para outro dia encarece, pela segunda visita.",
            "Modelo, fio e base de fixação formam o preço da trava. Fazendo com o motor, paga-se uma ida só.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-cremalheira-juntos",
    label: "Motor e cremalheira juntos",
    phrase: "o motor e a cremalheira juntos",
    things: ["cremalheira", "cremalheiras"],
    also: ["motor queimou cremalheira gasta", "motor e cremalheira os dois"],
    answers: {
      any: [
        "Trocar o motor e a cremalheira juntos custa a troca do motor de correr, de {price.homeSwap} em casa, com mão de obra, mais a cremalheira, cobrada por metro de folha, em nylon ou aço. Na mesma visita, engrenagem e dentes já saem alinhados, e o tipo da cremalheira e a largura fecham o valor.",
        "Motor e cremalheira novos, com instalação, ficam em {price.homeSwap} pelo motor do portão de correr em casa, já com o serviço, e a cremalheira, a barra dentada da folha, soma por metro. Fazer os dois de uma vez evita que dente gasto estrague a engrenagem nova.",
        "Para instalar motor e cremalheira, conte de {price.homeSwap} na troca do motor residencial, com mão de obra, e acrescente a cremalheira por metro, de nylon ou de aço. A foto da folha inteira, com a largura, dá o total, e os dois são montados na mesma visita.",
      ],
    },
    photo: "fotos da folha inteira, da etiqueta do motor e dos dentes de perto, com a largura",
    questions: [
      {
        question: "Posso trocar só a engrenagem?",
        answers: [
          "Pode, se só ela gastou e a cremalheira está boa. Com os dois lados comidos, a nova dura pouco.",
          "Se os dentes da barra estão inteiros, sim. Gasto dos dois lados pede a troca do conjunto.",
        ],
      },
      {
        question: "A cremalheira antiga serve em outra marca?",
        answers: [
          "Serve se o passo dos dentes for igual ao da engrenagem nova e ela estiver reta. O técnico compara antes.",
          "Muitas vezes, sim. O que decide é o passo, e não a marca.",
        ],
      },
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá, mas junto evita regular duas vezes e gastar peça nova em dente velho.",
          "Pode, se a cremalheira ainda aguenta. Trocar o motor primeiro com dente comido estraga a engrenagem.",
        ],
      },
      {
        question: "Posso parcelar tudo?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou pagar por Pix.",
          "Sim, em até {shop.instalments} parcelas no cartão.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Quando trocar os dois", "Trocar a cremalheira ou aproveitar"],
        slots: [
          [
            "Troque a cremalheira se há dente gasto ou quebrado, emenda torta ou se os dentes não casam com a engrenagem do motor novo. Reta, firme e de passo igual, a antiga fica e a conta cai.",
            "A barra dentada sai quando está comida, empenada ou quando o passo dos dentes é diferente do da engrenagem nova. Em bom estado e compatível, ela continua no lugar.",
            "Dente comido, parafuso que não segura e passo diferente pedem cremalheira nova. Se ela está inteira e combina com o motor, aproveitar sai mais em conta.",
          ],
          [
            "A de nylon faz menos barulho e atende portão de casa; a de aço aguenta folha pesada e uso intenso.",
            "Em residência, o nylon é mais silencioso; em portão pesado ou de prédio, vai a de aço.",
            "Nylon para folha leve e silêncio, aço para peso e muitas aberturas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois são instalados", "A ordem do serviço"],
        slots: [
          [
            "A folha é conferida na mão, porque roldana gasta baixa o portão e afasta os dentes. Depois o motor é fixado, a cremalheira é presa trecho a trecho, com {rack.clearance} de folga, e as paradas são reguladas.",
            "Primeiro vêm trilho e roldanas; em seguida, o motor nivelado e a cremalheira alinhada de ponta a ponta, a {rack.clearance} da engrenagem. Por fim, força, paradas e controles.",
            "Com a folha correndo leve, fixa-se o motor e parafusa-se a cremalheira com a mesma folga, de {rack.clearance}, em todo o percurso. A regulagem e os controles fecham o serviço.",
          ],
          [
            "São de {time.sliding} em casa e de {time.heavy} em portão pesado.",
            "Em residência leva de {time.sliding}; em folha pesada, de {time.heavy}.",
            "Conte {time.sliding} para portão de casa, ou {time.heavy} para o de prédio e empresa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Do que depende o valor"],
        slots: [
          [
            "Pesam os quilos do motor, a largura da folha e o tipo da cremalheira, já que a de aço custa mais que a de nylon. Base, fiação e fotocélula boas ficam; em portão pesado, a troca do motor vai de {price.heavySwap}.",
            "Quanto mais larga a folha, mais metros de cremalheira, e o aço encarece. Aproveita-se base, fios e sensor em bom estado; motor de uso intenso sai por {price.heavySwap}, com o serviço.",
            "A conta cresce com a força do motor, os metros e o material da barra dentada. O que está inteiro é mantido, e em portão de prédio o motor custa de {price.heavySwap}.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-roldanas-juntos",
    label: "Motor e roldanas ou trilho juntos",
    phrase: "o motor e as roldanas juntos",
    things: ["roldana", "roldanas", "trilho"],
    also: [
      "trilho novo motor novo",
      "troca roldana motor portão preço",
      "trocar roldana e motor portão preço",
      "trocar motor e roldanas portão correr",
      "motor queimou troco roldanas",
      "roldanas motor juntos",
      "trilho antes motor novo",
      "roldanas antes motor novo",
      "trilho roldanas antes motor novo",
    ],
    answers: {
      any: [
        "A troca de roldanas e motor do portão {em} se faz na mesma visita, e nessa ordem: primeiro a folha fica leve, depois entra o motor. O motor em casa custa de {price.homeSwap}, com mão de obra; roldanas, por par, e trilho, por metro, são somados, com uma ida só.",
        "Se o portão está pesado e o motor queimou, troque roldanas e motor juntos, porque motor novo em folha presa queima de novo. A troca do motor fica de {price.homeSwap} em casa, com mão de obra. O trilho só se troca se está amassado ou gasto, e custa mais que as roldanas.",
        "Trocar motor e roldanas, ou trilho e motor, sai mais em conta na mesma visita {em}, que é paga uma vez. O motor trocado em casa custa de {price.homeSwap}, com mão de obra. O par de roldanas é a parte mais barata, e o trilho, vendido por metro, custa mais que elas.",
      ],
      price: [
        "A troca de roldana e motor do portão custa a soma dos dois serviços, com uma ida só. Trocar o motor em casa fica de {price.homeSwap}, com mão de obra. O par de rodas não tem preço de tabela, porque muda com a medida e o peso da folha: a foto da roda e do trilho dá o valor, de graça.",
        "O preço de motor e roldanas juntos começa pela troca do motor, de {price.homeSwap} em residência, já com o serviço. As roldanas acrescentam pouco, e o trilho novo, pago por metro e nivelado, acrescenta mais. Fotos da roda e do trilho dão o total, sem custo.",
      ],
    },
    price: [
      "Trocar motor, roldanas e trilho de uma vez soma a troca do motor, de {price.homeSwap} em casa, com mão de obra, e as peças da folha, orçadas por foto; a ida é uma só. A folha fica leve primeiro, e o motor entra depois.",
    ],
    photo: "fotos do trilho, das roldanas, da folha inteira e da etiqueta do motor",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá, e as roldanas vêm primeiro. O motor só depois, com a folha leve.",
          "Sim: rodas e trilho agora, motor em seguida. A ordem inversa estraga o motor.",
        ],
      },
      {
        question: "Troco uma roldana ou o par?",
        answers: [
          "O par, porque roda nova de um lado entorta a folha e desalinha a cremalheira.",
          "As duas. O desgaste é igual, e o preço da segunda é pequeno.",
        ],
      },
      {
        question: "Pode ser só a roldana e o motor estar bom?",
        answers: [
          "Pode. Se ele parou por calor, volta depois de esfriar. O técnico mede antes de trocar.",
          "Sim, muitas vezes o motor só desarma pelo peso. A medição evita a troca à toa.",
        ],
      },
      {
        question: "Posso parcelar tudo junto?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, com {warranty.motor} de garantia no motor.",
          "Sim, peças e serviço em até {shop.instalments} vezes. O motor tem {warranty.motor} de garantia.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["A ordem do serviço", "Como é feito em uma visita"],
        slots: [
          [
            "Com o disjuntor desligado e a folha apoiada, saem as roldanas e se limpa ou nivela o trilho. A folha precisa correr com uma mão antes de o motor ser montado.",
            "A folha é apoiada, as rodas trocadas e o trilho posto no nível, tudo sem energia. Só quando ela anda leve o motor entra.",
            "Sem energia, troca-se o par de rodas e corrige-se o trilho, com a folha escorada. O motor vem depois, em portão que já desliza sem esforço.",
          ],
          [
            "A cremalheira é realinhada, com {rack.clearance} até a engrenagem, porque roda nova muda a altura da folha. Por fim vêm fim de curso, força e teste.",
            "Roda nova levanta a folha, e por isso a cremalheira volta a {rack.clearance} da engrenagem. O serviço termina com parada, força e controles.",
            "Como a altura muda, acertam-se os {rack.clearance} da cremalheira. Depois se regulam percurso e força, e a reversão é testada com objeto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Roldana, trilho ou os dois", "Como saber o que precisa trocar"],
        slots: [
          [
            "Olhe com o portão parado e sem energia. Dois sinais bastam para decidir.",
            "Dá para ver de fora, sem tirar a folha. Compare com a lista.",
            "O trilho nem sempre precisa sair. Estes sinais separam os casos.",
          ],
        ],
        bullets: [
          "Folha que pesa e ronca: roldana com rolamento ruim",
          "Folha que pula sempre no mesmo ponto: trilho amassado ou emenda",
          "Canal da roda gasto de um lado: roldana e guia",
          "Trilho solto do piso ou comido: trilho novo",
          "Cremalheira com dente gasto: trecho novo, por metro",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço dos dois", "Um orçamento, cada item na sua linha"],
        slots: [
          [
            "Roldanas são o item barato, cremalheira por metro fica no meio, e trilho com base e nivelamento é o maior depois do motor. Fazer junto poupa a segunda ida e a segunda regulagem.",
            "Em ordem estão roldanas, guia, cremalheira e trilho. Uma visita só evita pagar de novo pela regulagem.",
            "Par de rodas custa pouco, trilho por metro custa mais, sobretudo com concreto. Juntando, paga-se uma ida e uma regulagem.",
          ],
          [
            "O motor leva {time.sliding} no de correr; as roldanas somam cerca de uma hora, e trilho concretado espera uns 7 dias.",
            "Conte {time.sliding} pelo motor e perto de uma hora pelas rodas. Base nova pede cura de uns 7 dias.",
            "São {time.sliding} de motor mais uma hora de roldanas; concreto novo adia o uso em torno de 7 dias.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-dobradica-juntos",
    label: "Dobradiça e motor na mesma visita",
    phrase: "a dobradiça e o motor",
    things: ["dobradiça", "dobradiças"],
    also: [
      "dobradiça antes motor",
      "dobradiça antes colocar motor",
      "motor dobradiça mesma visita",
      "motor dobradiça nova",
      "motor dobradiça nova portão abrir",
    ],
    answers: {
      any: [
        "Sim, trocamos a dobradiça do portão de abrir e já pomos o motor na mesma visita, nessa ordem, porque folha caída força o braço novo. O motor fica em casa, em geral, de {price.homeSwap} por folha, com mão de obra, e a dobradiça soma a peça e a solda.",
        "Dobradiça nova antes, motor depois: assim se faz no portão de abrir que está caído, e cabe tudo numa visita. Instalar o motor custa em casa, em geral, de {price.homeSwap} por folha, já com a mão de obra; a dobradiça é um item próprio, que varia com o tamanho e a solda.",
        "Trocar a dobradiça e instalar o motor na mesma visita é o certo em portão pivotante: a folha volta ao prumo e só então recebe o braço. Conte em geral de {price.homeSwap} por folha para o motor em casa, instalado, mais a dobradiça, cobrada por unidade e pelo tipo de fixação.",
      ],
    },
    photo: "fotos das dobradiças de perto, da coluna e da folha inteira",
    questions: [
      {
        question: "A solda da dobradiça é com vocês ou com serralheiro?",
        answers: [
          "Dobradiça e suporte do motor fazemos junto com a instalação. Quadro torto, coluna de ferro podre e chapa da folha são do serralheiro, que vem antes.",
          "Quando é só dobradiça e suporte, conosco. Se a folha precisa ser refeita ou a coluna cedeu, entra o serralheiro primeiro.",
        ],
      },
      {
        question: "Dá para instalar o motor e trocar a dobradiça depois?",
        answers: [
          "Não convém, porque o motor é regulado para a folha como ela está. Trocada a dobradiça, muda a altura e é preciso refazer suporte, batente e regulagem.",
          "Melhor não: a folha sobe quando ganha dobradiça nova, e o suporte fica fora de nível. Você pagaria a regulagem duas vezes.",
        ],
      },
      {
        question: "Que dobradiça usar em portão com motor?",
        answers: [
          "Uma com rolamento e pino grosso, dimensionada para o peso da folha, em geral duas ou três por folha. A que abre leve na mão poupa o motor.",
          "A de rolamento, escolhida pelo peso, porque o motor abre muito mais vezes que a mão. Folha alta costuma levar três.",
        ],
      },
      {
        question: "Posso parcelar a dobradiça e o motor juntos?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, na mesma conta.",
          "Sim, o total vai no cartão em até {shop.instalments} vezes.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "causes",
        headings: ["Por que a dobradiça vem antes do motor", "O que a folha caída faz ao braço"],
        slots: [
          [
            "Dobradiça gasta deixa a folha descer na ponta, e o braço passa a puxar torto a cada abertura. Em poucos meses ele entorta o suporte, gasta a haste ou arranca a solda.",
            "Com folga no pino, a folha cai e balança, e o motor gasta força para vencer o atrito no chão. O resultado é suporte torto e engrenagem gasta antes da hora.",
            "Folha arriada raspa no piso e muda de altura enquanto gira, e o motor foi feito para empurrar em linha reta. Montado assim, ele força o suporte e dura menos.",
          ],
          [
            "Para saber se é a dobradiça, com o portão aberto pela metade e firme, erga de leve a ponta da folha: se sobe, o pino tem folga. Coluna que se mexe é outro caso, de pedreiro ou serralheiro.",
            "O teste é erguer um pouco a ponta da folha e ver se ela sobe, sinal de pino gasto. Quando quem se mexe é a coluna, o reforço vem antes de tudo.",
            "Se a ponta da folha sobe quando você a ergue de leve, o desgaste está no pino. Já a coluna frouxa pede reparo de alvenaria antes do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Dobradiça e motor: a ordem do serviço", "Como é feito em uma visita"],
        slots: [
          [
            "A folha é escorada, a dobradiça é trocada e o prumo, conferido com a folha girando livre. A solda é feita antes de existir placa ligada, porque a corrente da máquina a queima.",
            "Com a folha apoiada em escora, entra a dobradiça nova e se confere que ela gira sem raspar. Toda solda termina antes da central, que não aguenta a corrente da máquina.",
            "Primeiro se escora e se troca a dobradiça, e a folha precisa ficar onde é deixada. Solda e ferragem se concluem antes de instalar a placa.",
          ],
          [
            "Depois vêm o suporte, o motor, o batente no chão e a regulagem da força, com os controles gravados. Reserve meio dia para uma folha, se as peças estiverem à mão.",
            "Em seguida se fixam suporte e motor, põe-se o batente e regulam-se força e parada. Uma folha costuma tomar meio dia, com as peças no local.",
            "O motor entra com suporte nivelado e batente firme, e no fim se gravam os controles. Tendo as peças, meio dia basta para cada folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço dos dois", "Dobradiça e motor: a conta"],
        slots: [
          [
            "Juntar os serviços poupa uma visita e um novo alinhamento.",
            "O motor tem faixa conhecida, e a ferragem depende destes pontos.",
            "Peça cada item em sua linha, nesta ordem de custo.",
          ],
        ],
        bullets: [
          "Trocar só o pino ou o rolamento da dobradiça: o mais barato",
          "Dobradiça nova, parafusada ou soldada, por unidade",
          "Reforço de chapa onde o suporte do motor se prende",
          "Motor em casa: em geral de {price.homeSwap} por folha, com mão de obra",
          "Duas folhas: em geral de {price.homeSwapTwice} pelos dois motores",
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-pintura-juntos",
    label: "Pintar o portão e colocar motor",
    phrase: "a pintura do portão e o motor",
    things: ["pintar portão", "pintura", "pintar"],
    also: combine(
      ["pintura", "pintar"],
      ["automação portão", "automatizar portão", "automatização portão", "troca motor", "trocar motor"],
    ),
    answers: {
      any: [
        "Para pintar o portão e colocar motor, pinte primeiro: com a folha livre a tinta chega a tudo, e nada respinga em trilho, cabo, cremalheira ou sensor. A pintura é do pintor ou serralheiro; o motor, conosco, a partir de {price.lowest} no kit basculante instalado e de {price.homeSwap} na troca em casa.",
        "Na pintura do portão com troca de motor ou automação, a ordem certa é solda, pintura e só depois o motor, porque tinta suja cremalheira, cabos e fotocélula. Instalamos o motor, desde {price.lowest} no kit basculante, ou por {price.homeSwap} na troca residencial, com mão de obra; pintar fica com o pintor.",
        "Pinte o portão antes da automação e deixe secar, para o motor ser preso em ferro limpo e protegido. Quem pinta é o pintor ou o serralheiro, e nós pomos o motor: kit basculante instalado a partir de {price.lowest}, ou troca em casa de {price.homeSwap}, com o serviço.",
      ],
    },
    photo: "fotos do portão inteiro por dentro e por fora, com a largura e a altura",
    questions: [
      {
        question: "Quanto tempo esperar depois da pintura?",
        answers: [
          "O que a tinta pedir para secar de verdade, em geral de um a alguns dias, conforme o produto e o tempo. Fixar antes marca e descasca.",
          "Até a cura indicada na lata. Tinta mole gruda no suporte e sai com ele.",
        ],
      },
      {
        question: "Vocês indicam a tinta?",
        answers: [
          "A escolha é do pintor. O que importa para o motor é ferro lixado, fundo anticorrosivo e peça móvel sem tinta.",
          "Isso fica com o pintor. Só pedimos que trilho, roldana, cabo e sensor não sejam pintados.",
        ],
      },
      {
        question: "O motor atrapalha pintar depois?",
        answers: [
          "Atrapalha: será preciso cobrir motor, cremalheira e sensores e desligar o disjuntor.",
          "Um pouco. Dá para retocar, com tudo coberto e sem energia.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha pronta.",
          "No basculante, {time.tilting}; no deslizante, {time.sliding}.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["A ordem do serviço", "Solda, tinta e motor, nessa ordem"],
        slots: [
          [
            "Primeiro a solda e o reforço no ponto em que o motor prende, depois lixa, fundo anticorrosivo e tinta. Com a folha seca e leve na mão, o motor é fixado, ligado e regulado.",
            "O serralheiro reforça onde o motor vai, o pintor trata a ferrugem e pinta, e só então entra o motor. Assim ninguém fura tinta por cima de ferrugem nem suja peça nova.",
            "Reforço, pintura e motor, nesta sequência: o suporte é preso em ferro tratado, e a regulagem é feita com a folha no peso final.",
          ],
          [
            "Se a pintura ou a chapa mudou o peso do basculante, o contrapeso é acertado pelo técnico antes de ligar.",
            "No basculante, peso novo pede contrapeso corrigido pelo técnico, antes do motor.",
            "Basculante repintado muitas vezes ou revestido fica mais pesado, e o técnico acerta o equilíbrio primeiro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se o portão já tem motor", "Como pintar sem estragar o motor"],
        slots: [
          [
            "Com o motor no lugar, tudo se faz com o disjuntor desligado e as peças cobertas. Tinta em dente, sensor ou cabo prende o movimento e engana a fotocélula.",
            "Dá para pintar com ele montado, desde que sem energia e bem protegido. O que não pode receber tinta está na lista.",
            "Quem não quer tirar o motor precisa cobrir bem e desligar o disjuntor. Respingo em peça móvel vira defeito.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Cubra motor, fotocélula, botoeira e cremalheira com plástico e fita.",
          "Não pinte cabo, fuso, roldana, trilho nem lente de sensor.",
          "Basculante: não destrave nem solte cabos para pintar.",
          "Seque, descubra tudo e teste uma vez, de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento", "Quem cobra cada parte"],
        slots: [
          [
            "O pintor ou o serralheiro cobra a pintura, por metro e pelo preparo, e nós, o motor com a instalação. No basculante de até {width.quarterHp}, os kits instalados custam {models.pricesOr}; nos outros, a primeira instalação soma base, cremalheira ou suportes.",
            "São dois orçamentos: um de pintura, que pesa mais no preparo da ferrugem, e um do motor. O kit basculante, até {width.quarterHp}, sai por {models.pricesOr}; de correr e de abrir dependem da foto.",
            "Pintura e motor vêm de profissionais diferentes. O nosso orçamento traz o motor, de {price.lowest} a {price.highest} no kit basculante de até {width.quarterHp}, e o que faltar nos outros portões, como cremalheira e base.",
          ],
        ],
      },
    ],
  }),
  pair({
    id: "motor-e-solda-juntos",
    also: ["solda motor mesmo dia", "solda motor mesma visita", "soldar motor mesmo dia"],
    label: "Soldar o portão e mexer no motor",
    phrase: "a solda do portão e o motor",
    things: ["soldar portão", "solda"],
    deeds: [...usual, "regular", "regulagem", "consertar", "conserto"],
    answers: {
      any: [
        "Soldar o portão pode queimar a placa do motor, por isso o disjuntor é desligado e a central, desconectada dos fios, antes da solda. Dá para fazer solda e motor no mesmo dia: solda primeiro, regulagem depois.",
        "Solda no portão com motor e regulagem se fazem na mesma visita, nessa ordem, com a placa fora do circuito, porque a corrente da solda a queima. Pequenos pontos entram no serviço; quadro e chapa são do serralheiro, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "Para soldar portão automático, desligue o disjuntor, e o técnico solta os fios da central e a garra da solda fica perto do ponto. Depois a folha é regulada no motor, na visita que em residência começa em {price.preventive}, fora peças.",
      ],
    },
    photo: "fotos do ponto a soldar, da folha inteira e da etiqueta do motor",
    questions: [
      {
        question: "Posso soldar eu mesmo com o disjuntor desligado?",
        answers: [
          "Não é o bastante: a placa precisa sair do circuito, e a folha, estar escorada. A corrente da solda passa pelos fios mesmo com o disjuntor desligado.",
          "Não convém. Além do disjuntor, é preciso soltar os fios da placa e escorar.",
        ],
      },
      {
        question: "Soldei e o motor parou. Foi a placa?",
        answers: [
          "É provável. Desligue o disjuntor e não religue; o técnico mede a placa e o receptor.",
          "Pode ser. Corte a energia e peça a medição antes de trocar qualquer coisa.",
        ],
      },
      {
        question: "Portão galvanizado pode ser soldado?",
        answers: [
          "Pode, tirando o zinco do ponto e trabalhando em lugar ventilado, porque a fumaça faz mal. Depois, fundo de zinco e tinta.",
          "Sim, sem zinco no ponto e com ventilação. O fundo refaz a proteção.",
        ],
      },
      {
        question: "Solda no basculante é segura?",
        answers: [
          "Com a folha escorada e fora de carga, sim. Cabo, mola e contrapeso são aliviados pelo técnico antes.",
          "Só com escora e o peso aliviado. Ninguém fica embaixo.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como é feito em uma visita", "A ordem do serviço"],
        slots: [
          [
            "A folha é escorada, a energia cortada e a placa, desconectada. Solda-se, pinta-se o ponto com fundo e só então o motor é religado, regulado e testado.",
            "Primeiro escora e energia desligada, depois a solda com a central fora. Por fim vêm fundo, religação e regulagem.",
            "Escora, disjuntor desligado e fios da placa soltos vêm antes da solda. Depois o fundo antiferrugem e a regulagem.",
          ],
          [
            "O terra da máquina fica preso na própria folha, perto do ponto, para a corrente não passar pelo motor. Fotocélula e controle se testam no fim.",
            "A garra do retorno vai na folha, junto do ponto, longe do motor. Encerra com teste de sensor e controle.",
            "Presa perto do ponto, a garra evita que a corrente atravesse o motor. O teste de tudo vem no fim.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que nós soldamos e o que é do serralheiro", "Quem faz cada solda"],
        slots: [
          [
            "Suporte de motor, pino e batente são soldas pequenas, ligadas à automação. Quadro empenado, chapa trocada e folha nova são serralheria.",
            "Pontos do motor e da trava são do nosso serviço; estrutura e chapa, do serralheiro.",
            "A divisão é simples: o que prende o motor, conosco; o quadro, com a serralheria.",
          ],
        ],
        bullets: [
          "Suporte do motor e reforço no ponto dele",
          "Pino e batente",
          "Cremalheira em calço, na folha de aço",
          "Quadro, chapa e solda longa: serralheiro",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e o que soma", "Solda, fundo e regulagem"],
        slots: [
          [
            "A regulagem em casa parte de {price.preventive}, sem peças, e a solda soma pelo tamanho e pelo lugar. Reforço de quadro é do serralheiro e custa mais que um ponto.",
            "Só regular é a partir de {price.preventive} em residência, fora peças; pontos de solda somam. Chapa e quadro têm preço do serralheiro.",
            "Ponto simples custa menos que reforço, e a regulagem parte de {price.preventive} em casa, sem contar peças. A serralheria vem à parte.",
          ],
          [
            "Fundo com zinco e tinta no ponto evitam a ferrugem, que começa ali. Pontos pequenos cabem em {trade.smallRepair}.",
            "Sem fundo antiferrugem, o ponto da solda é o primeiro a enferrujar. Um ponto simples, já com o fundo, leva {trade.smallRepair}.",
            "O fundo com zinco e a tinta protegem o metal que o calor deixou exposto. Soldar um ponto pequeno leva até {trade.smallRepair}.",
          ],
        ],
      },
    ],
  }),
  {
    id: "reforma-com-motor-novo",
    isAskedByName: true,
    broader: "troca",
    label: "Reforma do portão com troca do motor",
    phrase: "a reforma do portão com motor novo",
    asks: [
      "reformar portão motor também",
      "reforma primeiro folha ou troca primeiro motor",
      "reforma primeiro folha motor",
      "reforma folha troca motor",
      "arrumar folha motor novo",
      ...combine(
        ["reforma portão", "reformar portão"],
        ["motor", "troca motor", "trocar motor", "motor novo", "e motor", "automação", "automatizar"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "A reforma do portão com troca de motor soma duas contas: a folha, com solda, roldana ou dobradiça, orçada por foto, e o motor, que trocado em casa fica de {price.homeSwap}, com mão de obra. A folha se faz primeiro, porque motor novo em portão ruim dura pouco.",
        "Compensa reformar o portão e pôr motor na mesma obra, porque a folha já acertada define o motor certo. A parte de ferro e o primeiro motor são orçados por foto. Se o portão já tem motor, a troca em casa fica de {price.homeSwap}, com mão de obra. Quadro e chapa ficam com o serralheiro.",
        "Na reforma com automação do portão, primeiro vêm roldanas, dobradiças e solda, e depois o motor. A troca de um motor que já existe fica de {price.homeSwap} em casa, com a mão de obra. O primeiro motor, com suporte e energia, é orçado por foto, e a folha, à parte.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A ordem da reforma e do motor", "Primeiro a folha, depois o motor"],
        slots: [
          [
            "A folha é acertada antes, com solda, roldana ou dobradiça, até andar leve na mão. A solda se faz com a placa do motor desligada, e só com a pintura seca o motor é montado e regulado.",
            "Começa-se pelo que faz o portão andar: roldanas, dobradiças, trilho e solda, com a central desconectada. O motor entra no fim, já escolhido pelo peso novo da folha.",
            "Solda, trilho e ferragens vêm primeiro, sempre com a placa desligada, porque o pico da máquina a queima. Depois da pintura, o técnico monta o motor e acerta força e paradas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento da reforma", "Um orçamento, cada item na sua linha"],
        slots: [
          [
            "Cada item deve vir separado, com modelo e garantia, para você decidir o que entra agora. Fazer junto poupa uma ida e a segunda passagem de fio.",
            "Peça peça e mão de obra em linhas próprias, e assim dá para adiar o que não é urgente. A visita única também baixa a conta.",
            "Com os itens discriminados, você escolhe a ordem. Juntar reforma e motor economiza uma ida e evita quebrar piso duas vezes.",
          ],
        ],
        bullets: [
          "Roldanas, dobradiças, cabos ou trilho",
          "Solda, base e pintura",
          "Motor com central e controles",
          "Fotocélula e ponto de energia com terra",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a reforma vale a pena", "Reformar ou fazer portão novo"],
        slots: [
          [
            "Vale reformar com o quadro reto e a ferrugem em poucos pontos, enquanto o conserto fica abaixo da metade de uma folha nova. Base podre e folha torcida pedem portão novo, e o motor do mesmo tipo se aproveita.",
            "O quadro no esquadro é o que decide: com ele reto, solda e pintura resolvem por menos da metade da folha nova. Torto ou podre embaixo, o novo compensa.",
            "Reforma compensa até a metade do preço da folha, com a estrutura reta. Passou disso, ou apodreceu a base, faça outra folha e conserve o motor, se servir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá. Diga isso no orçamento, e o duto e a espera de fio para o motor já ficam prontos na reforma.",
          "Sim, fazendo a folha agora e deixando travessa e duto para o motor. Assim não se quebra nada depois.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "O motor leva {time.tilting} no basculante e {time.sliding} no de correr. A folha depende da solda e da pintura, com prazo informado antes.",
          "A montagem do motor é de {time.tilting} ou {time.sliding}, conforme o tipo. O que varia é a serralheria.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "A nossa parte vai em até {shop.instalments} vezes no cartão, ou por Pix.",
          "Sim, no cartão, em até {shop.instalments} vezes. Serralheria de terceiro se paga a quem fez.",
        ],
      },
      {
        question: "O motor antigo pode voltar?",
        answers: [
          "Pode, se o tipo é o mesmo, o peso não subiu e ele está longe do fim da vida, de {trade.life}. A instalação avulsa parte de {price.installation}.",
          "Se a etiqueta comporta o peso novo e o redutor está firme, sim, com a remontagem a partir de {price.installation}.",
        ],
      },
    ],
    photo: "fotos da folha inteira, dos pontos ruins e da etiqueta do motor",
  },
  pairWithGate({
    id: "conserto-de-motor-e-controle",
    label: "Conserto do motor e controle novo",
    phrase: "o conserto do motor e a troca do controle",
    things: [],
    also: [
      "conserto motor e troca controle",
      "conserto motor portão e troca controle",
      "consertar motor e trocar controle",
      "conserto motor e controle novo",
      "conserto portão e troca controle",
      "consertar portão e trocar controle",
      "conserto portão e controle novo",
    ],
    answers: [
      "Consertamos o motor e trocamos o controle do portão na mesma visita, com um orçamento só. Se o motor precisa apenas de regulagem, a visita em casa custa a partir de {price.preventive}, sem peças. O controle é cobrado por unidade, conforme o código, e a foto dele e da etiqueta do motor dá o valor, de graça.",
      "O conserto do motor e a troca do controle são feitos juntos, e o controle novo já sai gravado e testado da rua. Não há preço único para os dois serviços: o total soma a peça que falhou no motor, o controle e a mão de obra. Só o ajuste, em residência, parte de {price.preventive}, sem peças, e o orçamento por foto é grátis.",
      "Na mesma ida, o técnico conserta o motor do portão e grava o controle novo. Em casa, quando basta regular, você paga a partir de {price.preventive}, sem peças. A peça do motor e o controle aparecem em linhas separadas, com o valor passado antes, pela foto da etiqueta e do controle.",
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor, com um vídeo do defeito",
    sections: [
      {
        about: "check",
        headings: ["O defeito é do motor ou do controle?", "Antes de trocar os dois"],
        slots: [
          [
            "Às vezes só um dos dois falhou. Faça este teste à vista do portão, com a passagem livre e a tampa do motor fechada.",
            "Um teste simples evita pagar pelos dois sem precisar. Fique onde veja a folha e deixe o vão livre.",
            "Veja primeiro qual dos dois parou, sem abrir nada e com ninguém no caminho da folha.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle, do mesmo tipo da antiga.",
          "Teste outro controle da casa: se ele abre, o motor está bom.",
          "Aperte o botão da parede: se ele abre, o defeito é do controle ou do receptor.",
          "Se o motor ronca, esquenta ou fica mudo com todos os botões, o conserto é no motor.",
          "Se ele ronca parado, desligue o disjuntor e não teste de novo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a visita é feita", "Do motor ao controle gravado"],
        slots: [
          [
            "O técnico começa pelo motor: testa a folha na mão, mede a energia, o capacitor e a placa e mostra a peça que falhou. Com o motor em ordem, grava o controle novo e testa todos os da casa da rua.",
            "Primeiro vem o conserto, da folha à placa, com a peça aprovada por você. Depois o controle novo é gravado na central, e os antigos são conferidos um por um.",
            "Com o disjuntor desligado, o técnico acha e troca a peça do motor. Em seguida religa, grava o controle e confere de fora se todos abrem.",
          ],
          [
            "Se a placa for trocada, todos os controles precisam ser gravados de novo, por isso deixe os da família em casa.",
            "Separe todos os controles antes da visita, porque placa nova vem com a memória vazia.",
            "Avise se algum controle se perdeu: ele pode ser apagado da memória na mesma visita.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que controle comprar", "O controle que serve no seu motor"],
        slots: [
          [
            "O controle novo precisa ter a mesma frequência do antigo, em geral 433 MHz, e o mesmo tipo de código. O de código fixo pode ser copiado e custa menos; o de código rolante muda o sinal a cada toque e só é gravado na central.",
            "Compare a frequência, quase sempre 433 MHz, e o código com os do controle que você tem. Código fixo aceita cópia e sai mais barato. Código rolante precisa da mesma linha e da gravação na central.",
            "A foto da frente e do verso do controle mostra a frequência e o tipo de código. Com ela dizemos qual modelo serve, original ou compatível, antes da visita.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor novo já vem com controle?",
        answers: [
          "O nosso kit basculante vem com controles gravados. Na troca de motor de outros portões, o orçamento diz quantos controles vêm.",
          "No kit basculante, sim, e já gravados. Nos outros motores, confira no orçamento quantos estão incluídos.",
        ],
      },
      {
        question: "Quanto tempo leva a visita?",
        answers: [
          "Um conserto pequeno leva até {trade.smallRepair}, e gravar o controle toma poucos minutos. Trocar o motor inteiro leva de {time.tilting} a {time.home.max}.",
          "Conte até {trade.smallRepair} para o reparo comum, já com a gravação. Se o motor for trocado, a visita pode chegar a {time.home.max}.",
        ],
      },
      {
        question: "Que garantia têm o conserto e o controle?",
        answers: [
          "A lei dá 90 dias ao serviço e às peças, inclusive ao controle. Guarde a nota e a foto da etiqueta.",
          "São os 90 dias da lei, contados da entrega, para a peça do motor e para o controle novo.",
        ],
      },
    ],
  }),
  pairWithGate({
    id: "conserto-de-portao-e-interfone",
    label: "Conserto de portão e interfone",
    phrase: "o conserto do portão e do interfone",
    things: ["interfone", "vídeo porteiro", "porteiro eletrônico", "portaria eletrônica", "fechadura"],
    deeds: mendings,
    answers: [
      "O conserto do portão e do interfone é feito na mesma visita, com um teste separado para cada um, porque a fonte e os cabos são outros. No portão, quando basta regular, o valor em casa parte de {price.preventive}, sem peças. O do interfone depende da peça: fotos e um vídeo dão os dois preços, de graça.",
      "O técnico conserta o portão e a fechadura elétrica na mesma visita. A fechadura que zumbe e não abre em geral precisa só de fonte, fio ou ajuste do batente. No portão, a regulagem em casa custa a partir de {price.preventive}, sem peças. O conserto da fechadura é orçado de graça, pela foto dela e da fonte.",
      "O técnico conserta o portão e o interfone na mesma ida e testa cada um em separado, porque as fontes e os fios são outros. Só a regulagem do portão, em residência, custa a partir de {price.preventive}, sem peças. Pelas fotos dos dois aparelhos, respondemos com a causa provável e o valor de cada reparo.",
    ],
    price: [
      "Arrumar o portão e o interfone na mesma visita custa a soma dos dois reparos, com uma ida só. No portão, quando basta regular, o valor parte de {price.preventive} em casa, sem peças; no interfone, depende da fonte, do cabo ou do aparelho. Fotos dos dois e um vídeo do defeito permitem passar o preço de cada item.",
    ],
    photo: "fotos da etiqueta do motor e do interfone por dentro e por fora, com um vídeo do defeito",
    questions: [
      {
        question: "Pararam os dois ao mesmo tempo. O que pode ser?",
        answers: [
          "Quando falham juntos, o suspeito é a energia, por disjuntor desarmado, queda de luz ou surto de um raio. Olhe o quadro uma vez e, se o disjuntor cair de novo, deixe desligado.",
          "Em geral é a alimentação que dividem ou um surto que queimou as duas fontes. Confira o disjuntor; se ele voltar a desarmar ou houver cheiro, não insista.",
          "Defeito simultâneo faz pensar em raio, falta de energia ou disjuntor caído. Religue apenas uma vez; se ele cair outra vez, mantenha desligado e chame o técnico.",
        ],
      },
      {
        question: "O portão abre pelo controle e não pelo interfone. De quem é o defeito?",
        answers: [
          "É do interfone, do botão ou do par de fios entre eles, porque o motor obedece ao controle. O reparo em geral custa menos que mexer na placa.",
          "O motor está bem, já que o controle funciona. O técnico procura o botão, a fonte ou o cabo que leva o comando do interfone até a central.",
          "Se o controle abre, o motor e a placa estão em ordem. O exame se concentra no interfone, na tecla, na saída de comando e nos dois fios que chegam à central.",
        ],
      },
      {
        question: "A fechadura faz barulho e não abre. Tem conserto?",
        answers: [
          "Na maioria das vezes, sim, porque a causa é lingueta desalinhada, fonte fraca ou fio fino. O técnico regula o batente e mede a fonte antes de pensar em fechadura nova.",
          "Em geral tem. O zumbido mostra que chega energia, e o que falta é força ou alinhamento; a fonte é medida e a lingueta, ajustada no batente.",
          "Costuma ter, porque se ela zumbe recebe energia, mas pouca ou com a lingueta presa. Medir a fonte e alinhar o batente resolve boa parte sem peça nova.",
        ],
      },
      {
        question: "Fica tudo pronto no mesmo dia?",
        answers: [
          "Fica, quando o defeito é fio, ajuste ou peça comum, porque um reparo pequeno leva até {trade.smallRepair}. Um aparelho fora de linha, ou uma placa que precise ser encomendada, pode exigir segunda ida.",
          "Um reparo simples leva até {trade.smallRepair} em cada aparelho, e os dois ficam prontos na mesma visita. Só a peça que precisa ser encomendada obriga o técnico a voltar.",
          "O prazo depende das peças. Fio, ajuste e fonte comum ficam prontos na hora, com até {trade.smallRepair} por reparo, enquanto placa encomendada e interfone descontinuado exigem retorno.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como os dois são consertados", "O que o técnico faz na visita"],
        slots: [
          [
            "O técnico testa cada aparelho sozinho, primeiro a energia, depois o fio e por último a placa. O botão do interfone que abre o portão também é medido, porque ele é a ligação entre os dois.",
            "O teste começa pela fonte de cada um, segue pela fiação e só então chega à placa. O contato que liga o interfone à central do motor também é conferido, porque ali se escondem muitos defeitos.",
            "O técnico mede a alimentação de um e de outro, em seguida os cabos e, no fim, a parte eletrônica. O par de fios entre interfone e motor entra no teste, pois é por ele que um comanda o outro.",
            "O técnico separa os circuitos e os examina na mesma ordem, da tensão aos cabos e à eletrônica. Dá atenção especial ao ponto em que o interfone manda abrir, porque uma falha ali parece defeito do motor.",
            "Como são dois sistemas, cada um passa por medição completa, da tomada até a placa. A saída do interfone que comanda o portão é testada à parte, já que ela une os dois.",
          ],
          [
            "O técnico diz a causa e o valor de cada reparo antes de trocar qualquer peça, e você pode fazer um agora e outro depois. No fim, tudo é testado da rua e de dentro, com os controles e botões da casa.",
            "Achada a causa, você recebe o preço dos dois em separado e escolhe o que fazer. O serviço termina com o portão, a chamada e a fechadura testados várias vezes, por dentro e por fora.",
            "Nenhuma peça é trocada sem o seu aval, e um dos reparos pode ficar para outro dia. Ao terminar, aciona-se cada botão e cada controle, da calçada e de dentro de casa.",
            "Com o diagnóstico na mão, você aprova um conserto, o outro ou ambos, sempre sabendo quanto custam. A entrega inclui chamar, falar, abrir e fechar diante de você, nos dois lados do portão.",
            "O orçamento por item vem antes da troca, e nada obriga a fazer tudo no mesmo dia. Depois do serviço, o morador confere chamada, voz, abertura e cada controle junto com o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor dos dois consertos", "O que custa menos e o que custa mais"],
        slots: [
          [
            "Fio rompido e fonte queimada são os consertos mais baratos, tanto no interfone quanto na fechadura. A placa do motor e o aparelho fora de linha, que se troca por um equivalente, custam mais.",
            "Os reparos mais em conta são os de fiação e de fonte. Custam mais a placa do motor e o interfone sem peça à venda, que dá lugar a outro de mesma função.",
            "O custo cresce do fio e da fonte, os mais baratos, à placa do motor e ao aparelho novo. O interfone que saiu de linha é substituído por um equivalente, nos mesmos fios.",
            "Emendar um fio ou trocar uma fonte custa pouco, seja na fechadura, seja no interfone. O gasto cresce com a placa do motor ou com um aparelho que já não se fabrica, substituído por um que faça igual função.",
            "Os consertos mais baratos são o do cabo partido e o da fonte queimada. Os mais caros são a placa da central e o interfone sem reposição, caso em que se instala outro aproveitando a fiação.",
          ],
          [
            "Se o motor não tiver conserto, a troca em casa fica de {price.homeSwap}, com mão de obra. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Um motor sem conserto muda a conta, porque em casa o novo fica de {price.homeSwap}, já instalado. O cartão divide a soma em até {shop.instalments} vezes.",
            "Quando o motor não tem reparo, a troca em casa custa de {price.homeSwap}, instalação incluída. Os dois serviços podem ir juntos no cartão, em até {shop.instalments} parcelas.",
            "O pior caso é o motor perdido, que numa casa se troca por um valor de {price.homeSwap}, já com o serviço. O portão e o interfone podem ser parcelados juntos, em até {shop.instalments} vezes.",
            "Um motor queimado de vez aumenta o orçamento, porque a troca em residência vai de {price.homeSwap}, montada. Você pode parcelar tudo junto no cartão, em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Como descobrir qual dos dois falhou"],
        slots: [
          [
            "Alguns testes, sem abrir nada, mostram de que lado está o defeito. Com cheiro de queimado ou choque, não teste e desligue o disjuntor.",
            "Antes de chamar, veja qual dos dois falha sozinho, sem abrir tampa nenhuma. Se houver choque ou cheiro de queimado, só desligue o disjuntor.",
            "Um minuto de teste por fora separa os defeitos e encurta a visita. Pare e desligue o disjuntor se sentir cheiro de queimado ou formigamento.",
            "Teste um aparelho de cada vez, por fora, para contar ao técnico qual deles parou. Choque na caixa ou cheiro de fio queimado encerra a conferência com o disjuntor desligado.",
            "A comparação entre controle e interfone já diz bastante, e nenhum parafuso precisa sair. Se algo cheira a queimado ou dá choque, vá ao quadro, desligue e não toque mais.",
          ],
        ],
        steps: [
          "Abra o portão pelo controle; se ele obedece, o motor está bem.",
          "Abra pelo botão do interfone e veja se algo se move.",
          "Toque da rua e confira som, voz e imagem.",
          "Olhe no quadro se algum disjuntor desarmou.",
          "Anote o que falhou e se houve raio ou falta de luz.",
        ],
      },
    ],
  }),
  pairWithGate({
    id: "manutencao-de-portao-e-cerca",
    label: "Manutenção de portão e cerca elétrica, câmera ou alarme",
    phrase: "a manutenção do portão e da cerca",
    things: ["cerca elétrica", "cerca", "câmera", "câmeras", "alarme", "cftv"],
    also: ["empresa portão cerca elétrica", "empresa só portão cerca elétrica"],
    deeds: mendings,
    answers: {
      any: [
        "Fazemos a manutenção e o conserto do portão, e só o ajuste em casa custa a partir de {price.preventive}, sem peças. A cerca elétrica, a câmera e o alarme são sistemas separados, cada um com a sua central. Mande a foto da central deles, e dizemos antes da visita se entram no mesmo orçamento.",
        "O portão nós consertamos no seu endereço, e em residência a visita só de regulagem custa a partir de {price.preventive}, sem peças. A cerca elétrica, as câmeras e o alarme dependem do modelo da central. Mande a foto dela, e respondemos antes de marcar se a mesma empresa, a nossa, cuida também deles.",
        "Nosso técnico faz a manutenção do portão: em casa, a partir de {price.preventive}, sem peças, e em condomínio, em geral de {price.preventiveRange}. Para a cerca elétrica, a câmera ou o alarme, mande a foto da central. Ela mostra se podemos fazer os dois serviços na mesma visita, e a resposta vem antes.",
      ],
    },
    photo: "fotos do portão, da etiqueta do motor e da central da cerca ou do alarme",
    questions: [
      {
        question: "O portão abre pelo controle e não pelo outro aparelho. De quem é o defeito?",
        answers: [
          "Do aparelho, do botão ou do fio entre eles. O motor está bem, já que obedece ao controle.",
          "O motor funciona, já que o controle abre. Procure o defeito no botão, no fio ou na fonte do aparelho.",
        ],
      },
      {
        question: "Cerca elétrica pode encostar no portão?",
        answers: [
          "Não. O fio fica afastado e em altura de lei, e o portão metálico nunca pode energizar-se. Se houver formigamento, desligue e chame.",
          "Nunca. Portão que dá choque perto de cerca pede corte de energia na hora.",
        ],
      },
      {
        question: "Um protetor de surto cobre todos?",
        answers: [
          "Um no quadro protege a rede da casa, e cada sistema ainda pode ter o seu. Aterramento é a base de todos.",
          "O do quadro ajuda a todos. Cabo de câmera externo pede proteção própria.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, peça e serviço juntos.",
          "Sim, o cartão aceita até {shop.instalments} parcelas.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Pararam juntos: o que olhar", "Portão, cerca e câmera com defeito"],
        slots: [
          [
            "Quando falham ao mesmo tempo, desconfie da energia que dividem. Separados, cada um tem a sua causa, e cerca elétrica não se toca nem desligada há pouco.",
            "Falha conjunta costuma ser disjuntor ou surto. Em separado, veja a lista, sem encostar na cerca.",
            "Dois ou três parados de uma vez é energia. Fora isso, confira, mantendo distância da cerca elétrica.",
          ],
        ],
        bullets: [
          "Tudo apagado: disjuntor, DR ou surto de raio",
          "Portão abre pelo controle e não pelo interfone: botão, fio ou fonte",
          "Alarme dispara com o portão: folha com folga ou sensor torto",
          "Câmera sem imagem: fonte, cabo ou gravador",
          "Cerca com estalo: galho ou isolador, serviço de especialista",
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz na manutenção do portão", "A visita ao portão, item por item"],
        slots: [
          [
            "O técnico confere folha, roldanas ou cabos, limpa, lubrifica e regula força e parada. Fotocélula e botoeira são testadas, e um ajuste simples leva em geral até {trade.smallRepair}.",
            "Limpeza, reaperto, lubrificação e regulagem formam a visita, com teste dos sensores. Sem peça a trocar, cabe em {trade.smallRepair}.",
            "Revisam-se folha, fixação e motor, regula-se a força e testam-se sensores e comandos, em até {trade.smallRepair} no caso simples.",
          ],
          [
            "Se a cerca ou o alarme dão comando ao portão, esse fio é testado junto, porque ali mora muito defeito. Nada é trocado sem o seu aval.",
            "O ponto em que os sistemas se ligam também é visto, e o valor de cada reparo vem antes.",
            "Confere-se a ligação entre alarme e portão, quando existe. Cada troca é aprovada por você.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Contrato ou visita avulsa", "O que muda o valor em casa e no condomínio"],
        slots: [
          [
            "Em casa, a revisão {visits.home} avulsa costuma bastar. Em condomínio, {visits.business} ou contrato, com portão, cerca e câmeras em linhas separadas, para comparar propostas.",
            "Residência fica bem com visita {visits.home}. Prédio pede {visits.business}, e convém que cada sistema tenha preço próprio na proposta.",
            "Para casa, {visits.home}; para condomínio, {visits.business} ou por contrato, com um item para cada sistema.",
          ],
        ],
      },
    ],
  }),
  pairWithGate({
    id: "portao-e-porta-de-enrolar",
    label: "Conserto de portão e porta de enrolar",
    phrase: "o conserto do portão e da porta de enrolar",
    things: ["porta enrolar", "porta aço", "portas enrolar", "portas aço"],
    deeds: mendings,
    also: ["porta aço portão defeito"],
    answers: {
      any: [
        "Sim, o mesmo técnico conserta o portão automático e, conforme o modelo, a porta de enrolar, na mesma visita e com uma ida só. A regulagem do portão em casa parte de {price.preventive}, sem peças; a porta de aço depende de motor, mola e largura, em linha própria.",
        "Consertamos portão e porta de enrolar juntos quando o motor da porta tem peça e acesso: cada reparo vem com o seu preço, e a ida é uma. O ajuste do portão em residência começa em {price.preventive}, fora peças; porta torta ou com mola solta pede disjuntor desligado.",
        "Assistência de portão automático e porta de enrolar no mesmo dia é possível: dizemos antes se atendemos o modelo da porta de aço. Paga-se uma ida, com o portão a partir de {price.preventive} em casa, sem peças, e a porta orçada à parte.",
      ],
    },
    photo: "fotos das etiquetas dos dois motores, do rolo da porta e do portão inteiro",
    questions: [
      {
        question: "Pararam os dois ao mesmo tempo. O que pode ser?",
        answers: [
          "Quando falham juntos, desconfie da energia: disjuntor desarmado, queda de luz ou raio. Veja o quadro e religue uma vez só.",
          "Em geral é a energia comum aos dois, ou surto. Com cheiro de queimado, deixe desligado.",
        ],
      },
      {
        question: "Posso baixar a porta de enrolar pela corrente?",
        answers: [
          "Pode, com o disjuntor desligado, se a cortina está reta e a mola, boa. Torta, pesada ou com estalo, não force.",
          "Só com a porta alinhada e sem energia. Se a corrente está dura, pare e chame.",
        ],
      },
      {
        question: "A loja ficou aberta. Atendem à noite?",
        answers: [
          "O chamado é {shop.hours}, e loja aberta entra como urgência, com o valor da ida informado antes.",
          "Sim, {shop.hours}. Mantenha alguém no local e o disjuntor desligado.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem, a da lei, de 90 dias, para os dois reparos, com nota. Motor novo traz {warranty.motor}.",
          "Cada reparo tem os 90 dias da lei. Trocando motor, são {warranty.motor} de fábrica e {warranty.installation} na instalação.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "signs",
        headings: ["O que cada um está dizendo", "Sintomas de portão e de porta de aço"],
        slots: [
          [
            "Antes do chamado, veja em que linha cada um se encaixa; isso define a peça a levar.",
            "O sintoma de cada aparelho adianta a peça e evita segunda ida.",
            "Anote o que cada um faz: a lista aponta a causa.",
          ],
        ],
        bullets: [
          "Os dois mudos: energia, disjuntor ou surto depois de raio.",
          "Portão ronca e não anda: capacitor ou folha presa.",
          "Porta sobe devagar: guia suja, mola fraca ou capacitor.",
          "Porta torta ou mola solta: desligue e não passe embaixo.",
          "Só o controle falha: pilha, cadastro ou receptor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Como os dois são consertados"],
        slots: [
          [
            "Cada aparelho é testado sozinho, da energia ao fio e deste à placa. Mola de porta de enrolar e cabo de basculante só o técnico toca, com o vão isolado e a folha escorada.",
            "Começa-se pela energia de cada um e chega-se à placa por último. A mola da porta e os cabos do portão são mexidos apenas com escora e passagem fechada.",
            "O teste é separado: rede, fios e só então a placa. Peça sob carga, como mola ou cabo, é serviço do técnico, com tudo escorado.",
          ],
          [
            "Nenhuma peça é trocada sem o seu aval, e no fim os dois são usados várias vezes, com todos os controles.",
            "A causa e o valor de cada reparo vêm antes, e o serviço acaba com os dois testados.",
            "Você aprova cada reparo em separado. O teste final passa por todos os botões e controles.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Dois consertos, um orçamento", "O que muda o valor"],
        slots: [
          [
            "O orçamento traz cada conserto em sua linha, com peça e mão de obra, e a ida é cobrada uma vez. Dá para fazer um agora e outro depois.",
            "Paga-se uma ida, e cada reparo tem o próprio preço. Você pode adiar um deles.",
            "São duas contas numa visita só, e você escolhe a ordem.",
          ],
          [
            "Fio, fonte e regulagem saem mais em conta; mola de porta, placa e lâminas encarecem. O cartão divide em até {shop.instalments} vezes.",
            "Do mais barato ao mais caro: ajuste, fio e fonte, capacitor, placa, mola e lâminas. Parcela-se em até {shop.instalments} vezes.",
            "Regular e trocar fio custa pouco; mola, lâmina e placa, mais. São até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
  }),
  pairWithGate({
    id: "manutencao-de-portao-e-cancela",
    label: "Manutenção de portão e cancela",
    phrase: "a manutenção do portão e da cancela",
    things: ["cancela", "cancelas"],
    deeds: mendings,
    also: ["revisão cancela portão", "cuidar cancela portão", "cancela portão mesmo técnico"],
    answers: {
      any: [
        "O mesmo técnico faz a manutenção de portão e cancela na mesma visita: no portão confere folha, força e fotocélula; na cancela, mola, haste, laço e fim de curso. Para condomínio e estacionamento, a revisão fica, em geral, de {price.preventiveRange} por equipamento, sem peças.",
        "Conserto de portão e cancela se faz junto, com uma ida só, se a cancela é de modelo com peça; a foto das duas etiquetas mostra isso antes. A revisão do portão automático fica, em geral, de {price.preventiveRange}, sem peças, e cada reparo vem em linha própria.",
        "Sim, cuidamos de cancela e portão do estacionamento ou condomínio na mesma visita, cada um testado à parte. Como referência, a revisão fica de {price.preventiveRange}, sem peças, por equipamento; o conserto depende do que parou e é orçado pelas etiquetas.",
      ],
    },
    photo: "fotos das etiquetas do motor do portão e da cancela, com um vídeo de cada um",
    questions: [
      {
        question: "Pararam os dois ao mesmo tempo. O que pode ser?",
        answers: [
          "Quando falham juntos, desconfie da energia: disjuntor desarmado, queda de luz ou raio. Veja o quadro e conte isso ao chamar.",
          "Em geral é a energia que os dois dividem, ou um surto depois de raio. Deixe o disjuntor desligado se houver cheiro de queimado.",
        ],
      },
      {
        question: "A cancela desceu em cima de um carro. E agora?",
        answers: [
          "Pare de usar e desligue: laço ou fotocélula falhou. Ela só volta ao automático depois do teste com veículo.",
          "Deixe a haste em pé e sem energia até o conserto do sensor. Fotografe o carro e a haste para o seguro.",
        ],
      },
      {
        question: "Quanto tempo leva a visita?",
        answers: [
          "Reparo pequeno leva até {trade.smallRepair} em cada aparelho. Troca de motor pesado ocupa {time.heavy}.",
          "Até {trade.smallRepair} por equipamento, em ajuste ou fiação; {time.heavy} se um motor de portão pesado for trocado.",
        ],
      },
      {
        question: "Posso parcelar os dois consertos juntos?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, com a nota detalhando cada um.",
          "Sim, os dois no mesmo cartão, em até {shop.instalments} parcelas.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como portão e cancela são consertados", "O que o técnico confere em cada um"],
        slots: [
          [
            "Cada aparelho é testado sozinho, porque a fonte de um não é a do outro: primeiro a energia, depois o fio e por último a placa. A peça só é trocada com o seu aval.",
            "O técnico começa pela energia de cada um, segue para os fios e só então chega à placa. Antes de trocar, diz a causa e o valor, e você decide.",
            "Portão e cancela são medidos em separado, da alimentação à central, já que um não depende do outro. Nenhuma troca é feita sem o seu de acordo.",
          ],
          [
            "Na cancela, a mola que equilibra a haste é ajustada com a energia cortada, e o laço, o fio no piso que percebe o carro, é testado com veículo. No portão, a reversão é testada com objeto.",
            "A mola da cancela é regulada até a haste parar sem bater, e o laço do piso, que impede descer sobre o carro, é provado. No portão, o teste é com objeto no caminho.",
            "Haste que treme ou desce batendo pede ajuste da mola; laço falho deixa descer sobre o carro e é corrigido primeiro. Já a folha do portão tem força e fotocélula conferidas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor dos dois consertos", "Dois consertos, um orçamento"],
        slots: [
          [
            "Ajuste, fio rompido e fonte custam menos; haste e mola ficam no meio; placa e motor, em cima. Paga-se uma ida, e cada reparo tem preço próprio: dá para fazer um agora e outro depois.",
            "Na ordem de custo vêm regulagem, fio, haste ou mola e, por fim, placa ou motor. A visita é uma, e os dois consertos aparecem em linhas separadas para você escolher.",
            "O mais barato é regular; depois sobem fiação, haste, mola, placa e motor. Como cada serviço tem sua linha, um pode esperar sem atrasar o outro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo revisar", "Revisão da cancela junto com o portão"],
        slots: [
          [
            "Em condomínio e estacionamento, a revisão dos dois é feita {visits.business}, no mesmo dia. Entrada com muito movimento gasta mola e roldana antes, e vale encurtar o intervalo.",
            "Revise cancela e portão juntos, {visits.business}, para pagar uma ida só. Quanto mais carros por hora, mais cedo a mola cansa e o intervalo deve diminuir.",
            "O prazo usual é {visits.business} para ambos, na mesma visita. Fluxo pesado pede mais, porque haste, mola e rodas se gastam por ciclo.",
          ],
          [
            "Enquanto um é consertado, o outro continua em uso se os acessos são separados. O serviço é marcado fora do pico, com a passagem isolada.",
            "Com entradas independentes, um aparelho segue funcionando durante o reparo do outro. Combina-se o horário de menos movimento.",
            "Marca-se fora da hora cheia, com cone e alguém na portaria. Havendo dois acessos, só um fica fechado por vez.",
          ],
        ],
      },
    ],
  }),
];
