import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const costs = ["preço", "quanto custa", "valor", "quanto é", "quanto sai", "custo"];

/** What something costs of which the facts have no price: what makes it, and how the figure is had. */
export const precoPeloAparelho: NarrowConcept[] = [
  {
    id: "controle-original-preco",
    broader: "controle",
    label: "Preço do controle original",
    phrase: "o preço do controle original",
    asks: [
      ...combine(
        [...costs, "comprar", "onde comprar", "vende", "venda"],
        ["controle original", "controle remoto original", "controle portão original", "controle original fábrica"],
      ),
      "controle remoto portão original",
      "controle original portão",
      "controle original mais caro compatível",
      "só aceita controle original preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Mande a foto do controle que abre hoje, frente e verso: por ela dizemos qual original serve e quanto custa. Ele sai mais caro que o compatível e é obrigatório se a sua central usa código rolante; em código fixo, um compatível da mesma frequência também abre.",
        "O original é o da marca da central e custa mais que o compatível; o valor sai pela foto do seu controle, dos dois lados. Antes de pagar, confira os MHz e o modelo no verso: a mesma marca tem controles de códigos diferentes, e um não serve no lugar do outro.",
        "Pela foto do seu controle, frente e verso, dizemos o modelo certo e o preço. O original vale a pena quando a central é de código rolante ou quando você não sabe o padrão; se o código for fixo, o compatível faz o mesmo por menos.",
      ],
      price: [
        "O preço do controle original sai pela foto do seu, frente e verso: muda com a marca, o modelo e o número de botões e costuma ficar acima do compatível. Se a central é de código fixo, pedimos que compare os dois, porque o compatível também abre.",
        "Controle original, o da marca da central, custa em geral mais que o compatível, e o valor é dito pela foto dos dois lados do seu. Em código rolante ele é o único que serve, junto com os que citam a sua linha; em código fixo, o compatível basta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original, compatível ou copiado", "Quando vale pagar o original"],
        slots: [
          [
            "Original: da marca da central; confira também a linha, porque a mesma marca pode ter modelos de 433 MHz e de 292 MHz.",
            "Original: feito para a sua central, aceito também quando ela usa código rolante, que muda a cada aperto.",
          ],
          [
            "Compatível: outra marca, com o mesmo código e a mesma frequência; a embalagem precisa citar a sua central.",
            "Compatível: custa menos e abre igual em código fixo, aquele que se repete sempre.",
          ],
          [
            "Copiado: repete um controle de código fixo e não se apaga sozinho da memória; não existe para código rolante.",
            "Copiado: sai na hora, mas divide o código com o antigo; se um se perde, apagam-se os dois.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "O que entra no valor"],
        slots: [
          ["Contam a marca, o número de botões, o tipo de código e quantos aparelhos você leva."],
          [
            "A gravação na central é à parte quando precisa de visita; em receptor externo, muitas vezes você mesmo grava.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar para receber o valor", "Como pedir o valor pela foto"],
        slots: [
          [
            "A marca escrita no motor pode enganar, se a placa já foi trocada: vale a do receptor e a do controle que abre hoje.",
          ],
        ],
        steps: [
          "Fotografe o controle que funciona, frente e verso.",
          "Fotografe a etiqueta do motor e, se houver, o receptor externo.",
          "Diga quantos controles quer e o bairro.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o controle é original?",
        answers: [
          "Ele traz a marca e o modelo na capa e na embalagem, com o número de homologação da Anatel. Sem marca ou só com frequência, é compatível.",
        ],
      },
      {
        question: "Que pilha o controle original usa?",
        answers: [
          "Em geral, usa pilha de 12 V (A23 ou 27A) ou moeda CR2032 ou CR2016, conforme o modelo; está escrito na tampa ou na própria pilha.",
        ],
      },
      {
        question: "O controle original já vem gravado?",
        answers: ["Não. Todo controle novo é cadastrado no receptor do seu portão antes de abrir."],
      },
    ],
    photo: "fotos do controle que funciona, frente e verso, e da etiqueta do motor",
  },
  {
    id: "modulo-wifi-preco",
    broader: "modulo-wifi",
    label: "Quanto custa o módulo Wi-Fi",
    phrase: "o preço do módulo Wi-Fi",
    asks: [
      ...combine(costs, [
        ...["módulo wifi", "módulo wifi portão", "módulo wifi abrir portão", "abrir portão celular", "portão celular"],
        ...[
          "abrir portão aplicativo",
          "portão aplicativo",
          "wifi portão",
          "receptor wifi portão",
          "instalar módulo wifi",
        ],
      ]),

      "preço wi-fi portão motor",
      "preço pôr wi-fi portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do módulo Wi-Fi depende de quatro coisas: o aparelho, o sensor que mostra se o portão fechou, o repetidor, se o sinal não chega, e a ligação na placa. Motor e controles ficam; o valor fechado sai por foto da etiqueta do motor.",
        "O preço do módulo Wi-Fi muda com o aparelho, o sensor de portão aberto, a fonte ou o repetidor que faltar e a mão de obra na placa. Mande a foto da etiqueta do motor e a distância do roteador, e o valor vem fechado.",
      ],
      price: [
        "O preço do módulo Wi-Fi depende de quatro coisas: o aparelho, o sensor que mostra se o portão fechou, o repetidor, se o sinal não chega, e a ligação na placa. Motor e controles ficam; o valor fechado sai por foto da etiqueta do motor.",
        "O preço do módulo Wi-Fi muda com o aparelho, o sensor de portão aberto, a fonte ou o repetidor que faltar e a mão de obra na placa. Mande a foto da etiqueta do motor e a distância do roteador, e o valor vem fechado.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que encarece o módulo Wi-Fi", "O que entra na conta"],
        slots: [["O módulo simples, de um canal, é o mais barato; o resto entra conforme a garagem."]],
        bullets: [
          "Módulo da marca do motor, com aplicativo próprio, ou universal de contato seco",
          "Sensor magnético que mostra no celular se o portão fechou",
          "Repetidor, quando o Wi-Fi de 2,4 GHz não chega ao motor",
          "Fonte, quando a central não alimenta o módulo",
          "Mão de obra para ligar e cadastrar no aplicativo",
        ],
      },
      {
        about: "what",
        headings: ["O que o módulo faz", "Motor, controles e módulo"],
        slots: [
          ["O módulo dá um toque na entrada de botoeira da central, como um botão; os controles continuam abrindo."],
          ["De longe, ele depende da internet da casa; sem ela, abre-se pelo controle."],
        ],
      },
      {
        about: "check",
        headings: ["Como gastar menos com o módulo Wi-Fi", "Antes de pedir o valor"],
        slots: [
          ["Teste com o celular se o Wi-Fi chega ao motor: com sinal bom, o repetidor sai da conta."],
          ["Confira na etiqueta ou no manual se a central já tem Wi-Fi de fábrica ou módulo próprio de encaixe."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O módulo Wi-Fi do portão tem mensalidade?",
        answers: ["Na maioria dos módulos Wi-Fi, não. Os que usam chip de celular (GSM) gastam o plano da linha."],
      },
      {
        question: "Preciso trocar o motor para pôr o módulo Wi-Fi?",
        answers: ["Não. Quase toda central com entrada de botoeira aceita o módulo."],
      },
      {
        question: "Posso instalar o módulo Wi-Fi eu mesmo?",
        answers: ["O aplicativo, sim. A ligação na placa fica junto da tensão da rede e é do técnico."],
      },
    ],
    photo: "a etiqueta do motor e a distância até o roteador",
  },
  {
    id: "orcamento-pelo-whatsapp",
    broader: "orcamento-por-foto",
    label: "Orçamento pelo WhatsApp",
    phrase: "o orçamento pelo WhatsApp",
    asks: [
      "orçamento sem visita",
      "orçamento portão sem visita",
      "orçamento sem visita técnica",
      "orçamento a distância portão",
      ...combine(
        ["orçamento", "pedir orçamento", "fazer orçamento", "cotação", "orçamento grátis", "valor", "preço"],
        [
          "whatsapp",
          "zap",
          "whats",
          "pelo whatsapp",
          "portão whatsapp",
          "motor portão whatsapp",
          "mensagem",
          "telefone",
          "pelo telefone",
          "ligação",
        ],
      ),
      "whatsapp empresa portão orçamento",
      "whatsapp portão orçamento",
    ],
    intent: "price",
    answers: {
      any: [
        "O orçamento do motor ou do portão do condomínio e do prédio é feito pelo WhatsApp, de graça: mande fotos, a etiqueta do motor e o número de vagas, e a resposta vem por itens, para o síndico. De referência, a troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O orçamento de portão é feito pelo WhatsApp, de graça: mande foto de fora e de dentro, a largura e, se já há motor, a etiqueta; em conserto, um vídeo. De referência, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca em casa, de {price.homeSwap}.",
        "O orçamento de portão pelo WhatsApp é grátis: duas fotos do portão, a largura e a etiqueta do motor bastam, e no conserto ajuda um vídeo do defeito. O kit basculante instalado começa em {price.lowest}; a troca de motor em casa fica de {price.homeSwap}, e os outros tipos saem pela foto.",
      ],
      price: [
        "O orçamento do motor ou do portão do condomínio e do prédio é feito pelo WhatsApp, de graça: mande fotos, a etiqueta do motor e o número de vagas, e a resposta vem por itens, para o síndico. De referência, a troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O orçamento de portão é feito pelo WhatsApp, de graça: mande foto de fora e de dentro, a largura e, se já há motor, a etiqueta; em conserto, um vídeo. De referência, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca em casa, de {price.homeSwap}.",
        "O orçamento de portão pelo WhatsApp é grátis: duas fotos do portão, a largura e a etiqueta do motor bastam, e no conserto ajuda um vídeo do defeito. O kit basculante instalado começa em {price.lowest}; a troca de motor em casa fica de {price.homeSwap}, e os outros tipos saem pela foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar no WhatsApp", "A mensagem que já rende o valor"],
        slots: [["Não precisa abrir o motor nem usar escada; fotos de dia, com o portão parado, bastam."]],
        steps: [
          "Foto do portão fechado, de fora.",
          "Foto por dentro, com colunas, trilho ou contrapeso.",
          "Largura e altura da folha e o bairro.",
          "Foto da etiqueta do motor, se houver.",
          "No conserto, um vídeo de longe, com som; com cabo solto ou folha torta, só foto.",
        ],
      },
      {
        about: "cost",
        headings: ["Valores de referência", "Quanto custa, por tipo de serviço"],
        slots: [
          ["A troca de motor em casa fica de {price.homeSwap}, com motor e mão de obra."],
          ["A manutenção preventiva em casa parte de {price.preventive}, sem peças."],
          [
            "Portão de correr e de abrir, folha larga ou pesada e conserto saem pela foto e pelas medidas, e nada é feito antes de você aceitar.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O que vem na resposta", "Depois de mandar as fotos"],
        slots: [
          [
            "A resposta traz o modelo ou a peça indicada, o que está incluído, o valor e o que só se confirma no local.",
          ],
          ["O que precisar ser medido no endereço é dito antes, com o valor da ida."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento pelo WhatsApp serve para conserto também?",
        answers: ["Sim. Com vídeo e etiqueta vem uma estimativa, confirmada depois da medição e antes da troca."],
      },
      {
        question: "Posso pedir o orçamento por áudio, no Zap?",
        answers: [
          "Pode, para contar quando começou ou que barulho faz. O valor sai mais certo com foto e medida junto.",
        ],
      },
      {
        question: "Preciso saber o modelo do motor?",
        answers: ["Não. A foto da etiqueta ou do motor inteiro costuma bastar."],
      },
    ],
    photo: "o portão de fora e de dentro, a largura e a etiqueta do motor",
  },
];
