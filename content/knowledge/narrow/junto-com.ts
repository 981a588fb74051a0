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
  answers: string[];
  price?: string[];
  photo: string;
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
    answers: price ? { any: answers, price } : { any: answers },
    sections,
    keep: [],
    questions,
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
    answers: price ? { any: answers, price } : { any: answers },
    sections: mendingSections,
    keep: [],
    questions: mendingQuestions,
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
    answers: [
      "Sim, fechadura elétrica, interfone e motor do portão são trocados na mesma visita: o motor em casa fica de {price.homeSwap}, com mão de obra, e os outros itens são orçados por foto. Junto sai mais em conta, porque a ida e a passagem de fio são uma só.",
      "Trocamos o motor do portão junto com a fechadura elétrica e o interfone, em um orçamento só e com cada item em linha separada. A troca do motor em casa fica de {price.homeSwap}; fechadura e interfone dependem do modelo e da fiação, vistos por foto.",
    ],
    photo: "fotos do motor com a etiqueta, da fechadura, do interfone por dentro e por fora e do portão social",
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
    answers: [
      "Portão automático e cerca elétrica ou alarme são dois circuitos separados, e podem ser feitos na mesma época: primeiro o motor, depois a cerca, que não pode tocar na folha em nenhum ponto. O motor é conosco, a partir de {price.lowest} no kit basculante instalado; o outro item, a foto diz se entra no nosso serviço.",
    ],
    photo: "fotos do muro, do portão inteiro e do quadro de energia",
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
    answers: [
      "Motor e nobreak podem ser instalados juntos: o nobreak é escolhido pela partida do motor, por isso comprar os dois ao mesmo tempo evita erro. O kit basculante instalado sai por {models.pricesOr}; o nobreak é orçado por foto, ou se escolhe motor que já trabalha com bateria.",
    ],
    photo: "fotos do portão, do quadro de energia e do lugar seco em que o nobreak ficaria",
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
    answers: [
      "Trocar o motor e a cremalheira juntos soma a troca do motor de correr, de {price.homeSwap} em casa, com mão de obra, e a cremalheira, orçada por metro de folha. Feitos na mesma visita, pinhão e dentes já saem alinhados, com folga de {rack.clearance}.",
      "Motor e cremalheira se trocam juntos quando os dentes estão gastos ou o pinhão do motor novo é de outro módulo. O motor em casa fica de {price.homeSwap}, com mão de obra; a cremalheira é por metro, nylon ou aço, e a foto da folha inteira fecha o valor.",
    ],
    photo: "fotos da folha inteira, da etiqueta do motor e dos dentes de perto, com a largura",
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
    answers: [
      "Pinte o portão antes de colocar o motor: com a folha livre, a tinta chega a tudo, e nada respinga em trilho, cabo, cremalheira ou sensor. Solda e reforço vêm ainda antes da tinta. Pintura é com o pintor ou serralheiro; o motor, conosco, a partir de {price.lowest} no kit basculante instalado.",
      "A ordem certa é solda, pintura e só depois o motor: pintar com ele montado suja cremalheira, cabos e fotocélula. Deixe secar, mande fotos e medidas, e o motor instalado sai por {models.pricesOr} no basculante de até {width.quarterHp}.",
    ],
    photo: "fotos do portão inteiro por dentro e por fora, com a largura e a altura",
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
        "A reforma do portão com troca de motor tem duas contas: a folha, com solda, base, roldana ou dobradiça, orçada por foto, e o motor, que trocado em casa fica de {price.homeSwap}, com mão de obra. Faz-se a folha primeiro, porque motor novo em folha ruim dura pouco.",
        "Reformar o portão e trocar o motor na mesma obra compensa: a folha é acertada e o motor já sai escolhido pelo peso novo. O motor em casa fica de {price.homeSwap}; mande fotos da folha, e dizemos o que é nosso serviço e o que pede serralheiro.",
      ],
    },
    sections,
    keep: [],
    questions,
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
