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
    answers: [
      "Instalamos o motor no portão da garagem e a fechadura elétrica no de pedestre na mesma visita, com um orçamento só. O kit basculante instalado sai por {models.pricesOr}; a fechadura depende do modelo, da fonte e da fiação, vistos por foto.",
      "Motor no portão grande e fechadura elétrica no social podem ser feitos juntos: a ida é uma e o fio é passado de uma vez. De correr ou de abrir, a troca do motor fica de {price.homeSwap}, e a primeira instalação é orçada por foto; a fechadura é orçada por foto, em linha separada.",
    ],
    photo: "fotos do portão da garagem, do social e da fechadura atual, se houver",
  }),
  pair({
    id: "motor-e-interfone-juntos",
    asksWithGate: true,
    label: "Motor e interfone na mesma visita",
    phrase: "o motor e o interfone juntos",
    things: ["interfone", "vídeo porteiro", "porteiro eletrônico"],
    also: ["motor portão interfone mesma visita", "quanto custa instalar motor interfone"],
    answers: [
      "Instalamos o motor do portão e o interfone na mesma visita, e o interfone pode abrir os dois portões: a fechadura do social e, por um contato na central, o da garagem. O kit basculante instalado sai por {models.pricesOr}; o interfone é orçado por foto.",
      "O motor do portão eletrônico e o interfone são instalados na mesma visita, com o fio passado uma vez só, e o botão do interfone pode abrir o portão, por um contato na central. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; o interfone é orçado por foto, pelo aparelho e pelo cabo.",
    ],
    photo: "fotos do portão, da etiqueta do motor e do lugar do interfone por dentro e por fora",
  }),
  pair({
    id: "motor-e-fotocelula-juntos",
    label: "Motor e fotocélula na mesma visita",
    phrase: "o motor e a fotocélula juntos",
    things: ["fotocélula", "sensor"],
    also: ["fotocélula hora instalar motor", "fotocélula na instalação do motor"],
    answers: [
      "Instalamos o motor e a fotocélula na mesma visita: o par de sensores vai nas colunas e é ligado à central antes do teste final. O kit basculante instalado sai por {models.pricesOr}; a fotocélula é orçada à parte, pela foto da entrada.",
      "Motor novo com fotocélula é a montagem certa, e as duas coisas são feitas juntas: o fio dos sensores passa com o do motor, em duto separado. A fotocélula não vem no kit e entra em linha própria no orçamento, que é grátis por foto.",
    ],
    photo: "fotos do portão por dentro, das duas colunas e do ponto de energia",
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
    answers: [
      "Dá para fazer motor, interfone e câmera juntos, com os fios passados uma vez só e o sinal em tubo separado da força. O motor é conosco, {models.pricesOr} no kit basculante instalado; pela foto da entrada dizemos se o interfone e a câmera entram no nosso serviço e por quanto.",
      "Câmera, interfone e motor de portão se pedem em um orçamento, item por item: o motor em casa fica de {price.homeSwap} na troca, com mão de obra, e os outros dependem do aparelho e do cabo. Mande fotos do portão e da entrada.",
    ],
    photo: "fotos do portão, da entrada e dos lugares do interfone e da câmera",
  }),
  pair({
    id: "motor-wifi-e-camera-juntos",
    label: "Motor, Wi-Fi e câmera na mesma visita",
    phrase: "o motor, o Wi-Fi e a câmera juntos",
    things: ["wifi câmera", "câmera wifi", "wi-fi câmera"],
    also: ["motor wifi câmera", "motor wi-fi câmera", "motor celular câmera", "motor aplicativo câmera"],
    answers: [
      "Motor com Wi-Fi e câmera se faz em um serviço: o módulo é ligado à central e abre pelo celular, e a câmera mostra o vão antes de fechar de longe. O motor é conosco, {models.pricesOr} no kit basculante instalado; o módulo é orçado à parte, e a foto da entrada diz se a câmera entra no nosso serviço.",
    ],
    photo: "fotos do portão, da central do motor, da entrada e do roteador mais próximo",
  }),
  pair({
    id: "motor-e-camera-juntos",
    asksWithGate: true,
    label: "Motor e câmera na mesma visita",
    phrase: "o motor e a câmera juntos",
    things: ["câmera", "câmeras", "câmera segurança"],
    also: ["motor e câmera portão"],
    answers: [
      "Motor e câmera podem ser instalados juntos: o fio é passado de uma vez, com a câmera em duto separado da força. O motor é conosco, {models.pricesOr} no kit basculante instalado; a foto da entrada diz antes se a câmera entra no nosso serviço e quanto custa.",
    ],
    photo: "fotos do portão, da entrada e do lugar em que a câmera ficaria",
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
        "Portão automático e cerca elétrica podem ser instalados na mesma época, como dois circuitos separados: primeiro o motor, depois a cerca, cujo fio não pode tocar na folha em nenhum ponto, para não dar choque. O motor é conosco, a partir de {price.lowest} no kit basculante instalado; cerca ou alarme, a foto diz se entra no nosso serviço.",
        "Dá para fazer motor de portão com cerca elétrica, alarme ou concertina juntos, desde que cada um tenha a sua central e o fio da cerca fique longe da folha, que daria choque. Instalamos o motor, desde {price.lowest} no kit basculante; pela foto respondemos se a outra parte entra no serviço.",
        "Para instalar cerca elétrica e portão automático, comece pelo motor, que define onde a folha se move, e só então passe o fio da cerca, fora do alcance dela, por causa do choque. O motor instalado parte de {price.lowest} no basculante; cerca, alarme ou concertina, confirmamos por foto se atendemos.",
      ],
    },
    photo: "fotos do muro, do portão inteiro e do quadro de energia",
    questions: [
      {
        question: "Dá para fazer em duas etapas?",
        answers: [
          "Dá: diga isso no orçamento do motor, e a espera de duto para o segundo item fica pronta.",
          "Sim. O motor entra primeiro, com um duto vazio deixado para a cerca ou o alarme.",
        ],
      },
      {
        question: "Abrir o portão desarma o alarme ou a cerca?",
        answers: [
          "Pode, se a central do alarme tiver entrada para isso. O mais comum é usar controles ou botões separados, para um toque não desarmar tudo.",
          "Só quando são integrados de propósito. Separados, um controle perdido não abre o portão e desliga a proteção junto.",
        ],
      },
      {
        question: "A cerca atrapalha o controle do portão?",
        answers: [
          "Pode fazer ruído se a central ou o fio ficam junto da antena do motor. Afastar um do outro resolve.",
          "Às vezes, quando o fio solta faísca em mato ou umidade. Com a cerca em ordem e longe da antena, não.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "Pode: o motor e a instalação vão em até {shop.instalments} vezes no cartão, ou por Pix.",
          "Sim, em até {shop.instalments} parcelas no cartão para o que fizermos, ou Pix.",
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
            "A haste e o fio da cerca ficam fora de todo o percurso da folha, aberta ou fechada, e nunca presos nela. Portão de ferro que encosta no fio passa a dar choque em quem o toca.",
            "O caminho inteiro do portão precisa ficar livre do fio e das hastes, inclusive no alto, onde o basculante sobe. Se a folha de metal encosta na cerca, quem põe a mão nela leva choque.",
            "Nada da cerca é fixado na folha nem passa por onde ela anda. Contato entre o fio energizado e o portão metálico transforma o portão em risco.",
          ],
          [
            "A central da cerca tem aterramento próprio e não usa o do motor. Altura mínima e placas de aviso seguem a lei, e isso cabe ao instalador da cerca.",
            "Cada sistema leva o seu terra e a sua proteção. Quem instala a cerca responde pela altura do fio e pelas placas de advertência, que são obrigatórias.",
            "O terra da cerca é separado do terra do portão. As placas de aviso e a altura do primeiro fio são exigência legal, a cargo de quem a monta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem do serviço", "Como a instalação é feita"],
        slots: [
          [
            "A folha é acertada primeiro, depois o motor é fixado, ligado em circuito próprio e regulado. Os fios de energia e os de sinal, como os do alarme, vão em dutos diferentes, para um não atrapalhar o outro.",
            "O portão vem antes: folha leve, motor montado e regulado, com disjuntor só dele. Sensores e alarme usam duto separado do da energia, o que evita disparo falso.",
            "Começa pelo portão, com a folha em ordem e o motor em circuito exclusivo. O cabo de sinal do alarme corre em outro duto, longe do cabo de força.",
          ],
          [
            "O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, e cada comando é testado no fim.",
            "Conte {time.tilting} para o motor basculante e {time.sliding} para o deslizante, com teste de tudo.",
            "A parte do motor dura de {time.tilting} no basculante ou de {time.sliding} no de correr.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento", "Um orçamento, cada item na sua linha"],
        slots: [
          [
            "Peça marca, modelo e garantia de cada item, com a mão de obra em separado, para comparar. Fazer na mesma época poupa a segunda passagem de fio e de duto, e por isso costuma sair menos que em duas obras.",
            "Cada item deve ter preço, modelo e garantia próprios, e você decide o que entra agora. A economia de fazer junto está no duto e na fiação, que se passam uma vez só.",
            "Motor, cerca e alarme vêm em linhas diferentes, com garantia de cada um. Junto, aproveita-se o mesmo duto aberto, o que reduz a obra e o custo.",
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
    answers: [
      "Motor, nobreak e módulo Wi-Fi são montados na mesma visita: o kit basculante instalado sai por {models.pricesOr}, e o nobreak, escolhido pela partida do motor, e o módulo entram em linhas separadas, por foto. Sem energia, o roteador também precisa de nobreak para abrir pelo celular.",
      "O conjunto com nobreak e Wi-Fi se pede em um orçamento só: motor, a partir de {price.lowest} no kit basculante instalado, nobreak próprio para automatizador e módulo ligado à entrada de botoeira. Mande fotos do portão, do quadro e do roteador.",
    ],
    photo: "fotos do portão, do quadro de energia e do roteador mais próximo",
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
    answers: [
      "O motor e o módulo Wi-Fi são instalados juntos: o módulo é ligado à entrada de botoeira da central e cadastrado no seu celular, com sinal de 2,4 GHz na garagem. O kit basculante instalado sai por {models.pricesOr}; o módulo entra em linha própria no orçamento.",
    ],
    photo: "fotos do portão, da central do motor e do roteador mais próximo",
  }),
  pair({
    id: "motor-e-trava-juntos",
    label: "Motor e trava elétrica na mesma visita",
    phrase: "o motor e a trava elétrica juntos",
    things: ["trava elétrica"],
    also: ["motor com trava instalada", "motor trava duas folhas", "motor trava portão duas folhas"],
    answers: [
      "Instalamos o motor e a trava elétrica na mesma visita: a trava é ligada à central e solta sozinha antes de a folha andar. O kit basculante instalado sai por {models.pricesOr}; a trava é orçada à parte, pela foto do portão fechado.",
    ],
    photo: "fotos do portão fechado por dentro e do ponto em que a trava ficaria",
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
      "motor queimou troco roldanas",
      "roldanas motor juntos",
      "trilho antes motor novo",
      "roldanas antes motor novo",
      "trilho roldanas antes motor novo",
    ],
    answers: [
      "Motor e roldanas ou trilho se trocam na mesma visita, e nessa ordem: primeiro a folha fica leve, depois entra o motor, que assim não carrega defeito dela. A troca do motor em casa fica de {price.homeSwap}; roldanas e trilho são orçados por foto.",
    ],
    price: [
      "Trocar motor, roldanas e trilho de uma vez soma a troca do motor, de {price.homeSwap} em casa, com mão de obra, e as peças da folha, orçadas por foto; a ida é uma só. A folha fica leve primeiro, e o motor entra depois.",
    ],
    photo: "fotos do trilho, das roldanas, da folha inteira e da etiqueta do motor",
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
    answers: [
      "A dobradiça é trocada antes e o motor entra depois, na mesma visita: folha caída ou frouxa forçaria o braço novo. O motor do portão de abrir fica em casa, em geral, de {price.homeSwap} por folha, com mão de obra; a dobradiça é orçada por foto, que diz se a solda é serviço nosso ou de serralheiro.",
    ],
    photo: "fotos das dobradiças de perto, da coluna e da folha inteira",
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
    answers: [
      "Dá para fazer a solda e o motor no mesmo dia, nessa ordem: com o disjuntor desligado e a central desconectada, o ponto é soldado; depois o motor é montado e regulado. Mande a foto do ponto a soldar: dizemos se a solda entra no nosso serviço ou pede serralheiro. A visita em casa parte de {price.preventive}, sem peças.",
      "Para soldar, o disjuntor precisa ser desligado e a central, desconectada, para não queimar a placa; a solda vem primeiro e a regulagem do motor, depois. Mande a foto do ponto a soldar: dizemos se entra no nosso serviço ou pede serralheiro.",
    ],
    photo: "fotos do ponto a soldar, da folha inteira e da etiqueta do motor",
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
        "Compensa reformar o portão e pôr motor na mesma obra, porque a folha acertada permite escolher o motor pelo peso certo. A automação em casa, na troca, custa de {price.homeSwap}, serviço incluído, e a parte de ferro sai por foto, com a serralheria quando há solda no quadro.",
        "Reforma e automação de portão andam juntas: primeiro roldanas, dobradiças, base e solda, depois o motor, que em residência fica de {price.homeSwap} na troca, com a mão de obra. O primeiro motor soma ponto de energia e suporte, e a folha é orçada à parte.",
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
          "O motor leva {time.tilting} no basculante e {time.sliding} no de correr. A folha depende da solda e da pintura, com prazo dito antes.",
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
    id: "conserto-de-portao-e-interfone",
    label: "Conserto de portão e interfone",
    phrase: "o conserto do portão e do interfone",
    things: ["interfone", "vídeo porteiro", "porteiro eletrônico", "portaria eletrônica", "fechadura"],
    deeds: mendings,
    answers: [
      "Consertamos portão eletrônico e interfone ou fechadura na mesma visita: cada um é testado em separado, porque fonte, cabo e central são outros. Mande a foto da etiqueta do motor e do aparelho, diga o que cada um faz, e o valor vem antes, item por item.",
      "O interfone é visto na mesma ida do portão, cada um com o seu teste, porque fonte e fios são outros. Diga o que falha em cada um e mande fotos dos dois aparelhos: a resposta traz a causa provável e o valor de cada conserto.",
    ],
    price: [
      "Arrumar o portão e o interfone na mesma visita custa a soma dos dois reparos com uma ida só: no portão, quando basta regular, a partir de {price.preventive} em casa, sem peças; no interfone, depende de fonte, cabo ou aparelho. Fotos dos dois e um vídeo do defeito dão o valor, item por item.",
    ],
    photo: "fotos da etiqueta do motor e do interfone por dentro e por fora, com um vídeo do defeito",
    questions: [
      {
        question: "Pararam os dois ao mesmo tempo. O que pode ser?",
        answers: [
          "Quando falham juntos, o suspeito é a energia: disjuntor desarmado, queda de luz ou surto de um raio. Veja o quadro uma vez e, se o disjuntor cair de novo, deixe desligado.",
          "Em geral é a alimentação que dividem ou um surto que queimou as duas fontes. Confira o disjuntor; se ele voltar a desarmar ou houver cheiro, não insista.",
        ],
      },
      {
        question: "O portão abre pelo controle e não pelo interfone. De quem é o defeito?",
        answers: [
          "Do interfone, do botão ou do par de fios entre eles, porque o motor obedece ao controle. É um reparo em geral menor que mexer na placa.",
          "O motor está bem, já que o controle funciona. Procura-se o botão, a fonte ou o cabo que leva o comando do interfone até a central.",
        ],
      },
      {
        question: "A fechadura faz barulho e não abre. Tem conserto?",
        answers: [
          "Na maioria das vezes, sim: lingueta desalinhada, fonte fraca ou fio fino no caminho. Regula-se o batente e mede-se a fonte antes de pensar em fechadura nova.",
          "Em geral tem. O zumbido mostra que chega energia, e o que falta é força ou alinhamento; a fonte é medida e a lingueta, ajustada no batente.",
        ],
      },
      {
        question: "Fica tudo pronto no mesmo dia?",
        answers: [
          "Fica, quando o defeito é fio, ajuste ou peça comum, porque um reparo pequeno leva até {trade.smallRepair}. Aparelho fora de linha ou placa de modelo raro pode precisar de segunda ida.",
          "Reparo simples leva até {trade.smallRepair} em cada aparelho, e os dois saem na mesma visita. Só a peça que precisa ser encomendada obriga o técnico a voltar.",
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
            "Cada aparelho é testado sozinho: primeiro a energia, depois o fio e por último a placa. O botão que abre o portão pelo interfone também é medido, porque ele é a ligação entre os dois.",
            "O teste começa pela fonte de cada um, segue pela fiação e só então chega à placa. Confere-se ainda o contato que liga o interfone à central do motor, onde muitos defeitos se escondem.",
            "Mede-se a alimentação de um e de outro, em seguida os cabos e, no fim, a parte eletrônica. O par de fios entre interfone e motor entra no teste, pois é por ele que um comanda o outro.",
          ],
          [
            "O técnico diz a causa e o valor de cada reparo antes de trocar qualquer peça, e você pode fazer um agora e outro depois. No fim, tudo é testado da rua e de dentro, com os controles e botões da casa.",
            "Achada a causa, você recebe o preço dos dois em separado e escolhe o que fazer. O serviço termina com o portão, a chamada e a fechadura usados várias vezes, por dentro e por fora.",
            "Nenhuma peça é trocada sem o seu aval, e um dos reparos pode ficar para outro dia. Ao terminar, aciona-se cada botão e cada controle, da calçada e de dentro de casa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor dos dois consertos", "Do fio à troca: a ordem dos custos"],
        slots: [
          [
            "Fio rompido e fonte queimada são os consertos mais baratos, tanto no interfone quanto na fechadura. Placa do motor e aparelho fora de linha custam mais, e este se troca por um equivalente.",
            "Os reparos mais em conta são os de fiação e de fonte. Mais caros ficam a placa do motor e o interfone sem peça à venda, que dá lugar a outro de mesma função.",
            "A ordem de custo vai do fio e da fonte, no começo, à placa do motor e ao aparelho novo, no fim. Interfone que saiu de linha não se conserta: põe-se um equivalente nos mesmos fios.",
          ],
          [
            "Se for o motor que se perdeu, a troca em casa fica de {price.homeSwap}, com mão de obra. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Motor sem conserto muda a conta: em casa, o novo fica de {price.homeSwap}, já instalado. O cartão divide a soma em até {shop.instalments} vezes.",
            "Quando o motor não tem volta, conte de {price.homeSwap} pela troca em casa, instalação incluída. Os dois serviços podem ir juntos no cartão, em até {shop.instalments} parcelas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Descubra qual dos dois falhou"],
        slots: [
          [
            "Três testes, sem abrir nada, mostram de que lado está o defeito e o que levar na visita. Com cheiro de queimado ou choque, não teste: desligue o disjuntor.",
            "Antes de chamar, veja quem falha sem o outro; não é preciso abrir tampa nenhuma. Se houver choque ou cheiro de queimado, só desligue o disjuntor.",
            "Um minuto de teste por fora separa os defeitos e encurta a visita. Pare e desligue o disjuntor se sentir cheiro de queimado ou formigamento.",
          ],
        ],
        steps: [
          "Abra o portão pelo controle: se obedece, o motor está bem.",
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
    answers: [
      "A manutenção do portão é nosso serviço: revisão, regulagem e troca de peças, a partir de {price.preventive} em casa, sem peças, ou por contrato em condomínio. Cerca elétrica, câmera e alarme são circuitos à parte: mande fotos e dizemos, antes da visita, se entram no mesmo orçamento.",
    ],
    photo: "fotos do portão, da etiqueta do motor e da central da cerca ou do alarme",
  }),
  pairWithGate({
    id: "portao-e-porta-de-enrolar",
    label: "Conserto de portão e porta de enrolar",
    phrase: "o conserto do portão e da porta de enrolar",
    things: ["porta enrolar", "porta aço", "portas enrolar", "portas aço"],
    deeds: mendings,
    also: ["porta aço portão defeito"],
    answers: [
      "Consertamos portão automático e atendemos porta de enrolar conforme o modelo, na mesma visita. Mande a foto da etiqueta dos dois motores e um vídeo do que cada um faz: dizemos antes da ida se atendemos a porta, o valor de cada reparo e o horário.",
    ],
    photo: "fotos das etiquetas dos dois motores, do rolo da porta e do portão inteiro",
  }),
  pairWithGate({
    id: "manutencao-de-portao-e-cancela",
    label: "Manutenção de portão e cancela",
    phrase: "a manutenção do portão e da cancela",
    things: ["cancela", "cancelas"],
    deeds: mendings,
    also: ["revisão cancela portão", "cuidar cancela portão", "cancela portão mesmo técnico"],
    answers: [
      "Portão e cancela podem ser vistos na mesma visita: no portão conferem-se folha, força e fotocélula; na cancela, mola, haste, laço e fim de curso. Mande a foto das duas etiquetas: pelo modelo da cancela dizemos, antes da ida, se atendemos e quanto custa.",
    ],
    photo: "fotos das etiquetas do motor do portão e da cancela, com um vídeo de cada um",
  }),
];
