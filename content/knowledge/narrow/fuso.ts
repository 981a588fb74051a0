import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const fuso: NarrowConcept[] = [
  {
    id: "fuso-quebrado",
    broader: "fuso",
    label: "Fuso do basculante quebrado",
    phrase: "o fuso quebrado do motor basculante",
    asks: [
      "por que fuso basculante quebra",
      "fuso quebrado",
      "fuso quebrou",
      "porca fuso quebrada",
      "porca fuso espanada",
      "trocar fuso",
      "fuso empenado",
      "fuso torto",
      "castanha quebrada",
      "barra roscada",
      "fuso espanou",
      "fuso espanado",
      "rosca espanou",
      "rosca espanada",
      "fuso entortou",
      "fuso arrebentou",
      "porca quebrou fuso",
      "trocar fuso basculante",
      "trocar fuso motor basculante",
      "conserto fuso basculante",
      "fuso basculante quebrado",
      "fuso ruim",
      "trocar fuso motor preço",
      "trocar fuso motor valor",
      "trocar fuso motor custa",
      "quanto custa trocar fuso motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fuso quebrado no motor basculante: pare de acionar, desligue o disjuntor e não fique sob a folha, que pode cair. O técnico escora o portão, troca a barra ou a porca e corrige a causa, quase sempre contrapeso errado ou falta de graxa.",
        "Se o fuso do basculante quebrou, não use o portão nem tente baixá-lo. O conserto é trocar a porca, a barra ou o acionador, conforme o dano, com a folha escorada; o valor vem por foto, comparado com o motor novo.",
        "Com o fuso ou a porca quebrada, não use o portão: o motor gira, a folha não acompanha e pode cair. Desligue o disjuntor, afaste todos e mande fotos de longe: trocar só a porca custa menos que a barra, e um motor antigo pode pedir troca.",
      ],
      price: [
        "Trocar o fuso do basculante custa a peça do modelo, com a porca, mais a mão de obra com a folha travada e nova regulagem. Só a porca gasta custa menos que o conjunto. Mande a foto da etiqueta: o orçamento é grátis.",
        "O preço do fuso quebrado muda com a marca, o comprimento e se a porca vai junto. Em motor no fim da vida, compare com a troca, de {price.homeSwap} em casa; os dois valores vêm por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Fuso quebrado: o que fazer agora",
          "Antes de o técnico chegar",
          "Primeiros cuidados com o fuso quebrado",
        ],
        slots: [
          [
            "Sem o fuso, nada garante que a folha fique onde parou, e por isso ninguém passa por baixo.",
            "O acionador também prende a folha; quebrado, ela pode descer ou subir de repente.",
            "A prioridade é manter pessoas, carro e animais longe do curso da folha.",
          ],
        ],
        steps: [
          "Não acione de novo, nem para filmar.",
          "Desligue o disjuntor, se chegar a ele sem passar sob a folha.",
          "Deixe a folha na posição em que parou e isole a área.",
          "Não destrave, não solte o braço e não apoie escada no portão.",
          "Fotografe de longe o acionador, os cabos e o portão inteiro.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Trocar a porca, a barra ou o acionador",
          "O que se troca no fuso quebrado",
          "Porca, barra ou acionador: o que trocar",
        ],
        slots: [
          [
            "Rosca espanada na porca, com a barra boa, resolve-se com a porca nova do mesmo passo.",
            "A porca é a peça mais macia e costuma ser a única gasta; troca-se só ela.",
            "Quando só a porca cedeu, o reparo é o mais simples dos três.",
          ],
          [
            "Uma barra partida ou empenada sai inteira, porque solda e desempeno não devolvem a rosca.",
            "Fuso rachado não se emenda: entra outro, no comprimento e no passo do modelo.",
            "Para a barra quebrada, o caminho é peça nova do mesmo modelo de acionador.",
          ],
          [
            "Em motor antigo, compare com o kit basculante instalado, a partir de {price.lowest}, para folha de até {width.quarterHp}.",
            "Se o modelo já não tem peça, o motor novo entra na conta: o kit de 1/4 HP instalado começa em {price.lowest}.",
            "A troca do motor em casa fica de {price.homeSwap}, número que ajuda a decidir quando o conserto é grande.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o fuso", "A troca, com a folha escorada", "Serviço no fuso, na ordem segura"],
        slots: [
          [
            "A folha é escorada e o contrapeso, conferido, antes de soltar o braço e o acionador.",
            "Primeiro vêm escora, energia cortada e exame dos cabos; depois o acionador é aberto.",
            "Nada se desmonta antes de a folha estar calçada e os cabos, examinados.",
          ],
          [
            "Montada a peça, o acionador volta ao prumo e a rosca recebe a graxa indicada.",
            "Com a peça nova, acerta-se o prumo do perfil e engraxa-se a rosca em camada fina.",
            "O conjunto é remontado no prumo, sem esforço lateral na porca.",
          ],
          [
            "Por fim, contrapeso, fim de curso e força são regulados, para a peça nova não quebrar igual.",
            "O serviço termina com equilíbrio, curso e força conferidos em ciclos de teste.",
            "Sem acertar o contrapeso, a porca nova duraria pouco, e por isso ele entra no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O fuso quebrou e o portão ficou aberto. O que faço?",
        answers: [
          "Não tente baixar. Desligue o disjuntor, isole a entrada e chame o técnico, que atende {shop.hours}; a folha só desce escorada.",
          "Deixe como está, sem ninguém embaixo. O atendimento funciona {shop.hours}, e o técnico baixa a folha com escora.",
        ],
      },
      {
        question: "O carro ficou preso. Posso destravar o portão?",
        answers: [
          "Não. Com o fuso quebrado, destravar pode soltar a folha de uma vez. Espere o técnico, mesmo que os cabos pareçam inteiros.",
          "Melhor não. O acionador pode ser o que segura a folha; o destravamento fica para quem vai escorá-la.",
        ],
      },
      {
        question: "Existe fuso de reposição para o meu motor?",
        answers: [
          "Na maioria das marcas conhecidas, sim, pelo modelo da etiqueta: comprimento, diâmetro e passo precisam coincidir.",
          "Em geral existe. Mande a etiqueta do motor e a altura do portão; um modelo fora de linha pode pedir acionador novo.",
        ],
      },
      {
        question: "Por que o fuso quebrou?",
        answers: [
          "A causa costuma ser esforço: contrapeso errado, acionador fora de prumo, batida no fim ou rosca sem graxa. Sem corrigir isso, quebra de novo.",
          "A folha desequilibrada põe na porca um peso que era do contrapeso. Falta de graxa e suporte solto completam a lista.",
        ],
      },
    ],
    photo:
      "uma foto do acionador com o fuso, outra da etiqueta do motor e outra do portão inteiro, tiradas de longe e sem acionar",
  },
  {
    id: "fuso-ou-corrente",
    broader: "fuso",
    label: "Motor de fuso ou de corrente",
    phrase: "a escolha entre motor de fuso e de corrente",
    asks: [
      "fuso corrente",
      "fuso ou corrente",
      "motor corrente ou fuso",
      "corrente ou fuso melhor",
      "trocar corrente fuso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor de fuso e de corrente no basculante, escolha fuso para casa: trabalha mais quieto, pede pouco ajuste e tem peça fácil. A corrente faz sentido em folha maior ou em motor que já está bom e só precisa de regulagem. O kit de fuso instalado parte de {price.lowest}.",
        "Para portão basculante residencial, prefira o fuso, hoje o mais comum e de menos cuidado; a corrente aguenta carga, mas faz mais ruído e precisa de tensão conferida. O equilíbrio da folha pesa mais que essa escolha.",
        "O motor de fuso leva vantagem em ruído e manutenção; o de corrente, em algumas folhas grandes e em portas de enrolar. Se o seu de corrente funciona bem, regular custa menos que trocar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que muda entre fuso e corrente",
          "Ruído, ajuste e peças de fuso e corrente",
          "Fuso e corrente lado a lado",
        ],
        slots: [
          [
            "No fuso, uma porca corre na barra roscada; na corrente, elos puxam o carro ou giram o eixo.",
            "O fuso empurra pela rosca, e a corrente puxa por elos sobre um pinhão.",
            "São dois modos de levar a força à folha: rosca contínua ou elos.",
          ],
          [
            "O fuso pede graxa e prumo; a corrente pede óleo, tensão e alinhamento do pinhão.",
            "Uma rosca seca é o problema do fuso; folga e elo esticado são os da corrente.",
            "Em um, cuida-se da porca; na outra, confere-se a tensão a cada revisão.",
          ],
          [
            "Sem energia, a rosca tende a manter a folha parada, o que a corrente nem sempre faz.",
            "A rosca oferece resistência a quem tenta erguer a folha por fora; na corrente, isso depende do redutor.",
            "Parado, o fuso resiste ao movimento, e a corrente conta com o redutor ou com a trava.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Qual escolher para o seu portão",
          "Fuso para quem, corrente para quem",
          "Decida pelo portão e pelo uso",
        ],
        slots: [
          [
            "O basculante de casa com até {width.quarterHp} combina com acionador de fuso de 1/4 HP, a partir de {price.lowest} instalado.",
            "Para folha residencial de até {width.quarterHp}, os kits de fuso de 1/4 HP instalados começam em {price.lowest}.",
            "Em casa, o caminho usual é o fuso: o kit de 1/4 HP para até {width.quarterHp} custa a partir de {price.lowest}, com instalação.",
          ],
          [
            "Folha larga, pesada ou de uso coletivo pede avaliação por foto, e a transmissão vem depois da potência.",
            "Folha mais larga, ou com muitas aberturas por dia, tem o modelo indicado por fotos e medidas.",
            "O portão de condomínio se escolhe pelos ciclos por hora, com fuso, corrente ou outro acionamento.",
          ],
          [
            "O motor de corrente em bom estado não precisa sair: corrente e pinhão novos devolvem o funcionamento.",
            "Se o motor antigo de corrente ainda tem peça, o reparo costuma compensar.",
            "Vale trocar por fuso quando o motor já está no fim ou a peça sumiu do mercado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de corrente faz mais barulho?",
        answers: [
          "Em geral, sim, sobretudo com a corrente frouxa ou seca. Com a corrente regulada e lubrificada, o ruído cai bastante.",
          "Costuma fazer. Boa parte do barulho, porém, é folga, e a regulagem resolve sem trocar o motor.",
        ],
      },
      {
        question: "Dá para trocar o motor de corrente por um de fuso?",
        answers: [
          "Dá, na maioria dos basculantes de casa, se a coluna tiver espaço e firmeza. O braço e o fim de curso são refeitos.",
          "Sim. O técnico confere coluna, altura e equilíbrio; com a folha em ordem, a troca em casa fica de {price.homeSwap}.",
        ],
      },
      {
        question: "Qual motor é mais rápido, de fuso ou de corrente?",
        answers: [
          "Nenhum é mais rápido por si só: a velocidade vem do passo da rosca, do redutor ou do inversor. Nossos kits de fuso abrem em {seconds.all} segundos.",
          "Isso depende do modelo. Há fuso de {opening.padrao} e fuso de {opening.jetflex}, e o mesmo vale para motores de corrente.",
        ],
      },
      {
        question: "Qual motor dura mais, de fuso ou de corrente?",
        answers: [
          "Os dois duram de {trade.life} com folha equilibrada e revisão {visits.home}. O que encurta a vida é peso e falta de lubrificação.",
          "A duração depende mais da folha que da transmissão. Com equilíbrio e revisão, espere de {trade.life} do motor.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da coluna com o motor atual, se houver, e a largura da folha",
  },
];
