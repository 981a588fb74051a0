import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Breaker, battery, weld and remote control: what people at home meet and wonder about. */
export const casaEletrica: NarrowConcept[] = [
  {
    id: "religar-o-disjuntor",
    broader: "disjuntor-cai",
    label: "Religar o disjuntor do portão",
    phrase: "religar o disjuntor do portão",
    asks: [
      ...combine(
        ["religar", "ligar de novo", "rearmar", "levantar", "armar"],
        ["disjuntor", "disjuntor portão", "disjuntor sozinho", "disjuntor posso", "chave geral portão"],
      ),
      "posso religar disjuntor",
      "disjuntor caiu posso ligar",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode religar o disjuntor do portão uma única vez, com as mãos e o chão secos, ninguém perto da folha e sem cheiro de queimado. Se cair de novo, deixe desligado: há curto, fuga ou motor travado, e insistir pode dar choque ou incêndio.",
        "Pode, uma vez só: espere um minuto, seque as mãos, afaste todos da folha e arme o disjuntor até o fim. Caiu outra vez ou houve faísca, cheiro ou choque, não tente de novo e peça a medição.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como religar com segurança", "A única tentativa, passo a passo"],
        slots: [
          [
            "Antes, pense no que aconteceu: chuva, raio, cheiro ou estouro pedem técnico, e não tentativa.",
            "Se choveu dentro do motor ou houve estouro, pule a tentativa e chame.",
          ],
        ],
        steps: [
          "Confira se não há água no caminho, fio solto nem cheiro de queimado.",
          "Desça o disjuntor até o fim (desligado) e depois suba.",
          "Segurou: acione uma vez pela botoeira, olhando o portão de longe.",
          "Caiu ao armar: curto ou fuga na fiação. Caiu ao acionar: motor, capacitor ou folha presa.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não religar", "Sinais para deixar desligado"],
        slots: [
          [
            "Motor molhado, quadro quente, cheiro de queimado ou choque no portão: não religue.",
            "Com água, cheiro, faísca ou choque, a energia fica cortada até a medição.",
          ],
          [
            "Não troque por disjuntor maior nem segure a alavanca: ele existe para proteger a casa.",
            "Disjuntor maior não conserta: deixa de proteger o fio.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Caiu o DR, e não o disjuntor. Muda algo?",
        answers: ["Muda: o DR acusa fuga de corrente, com risco de choque. Religou e caiu, deixe desligado e chame."],
      },
      {
        question: "O portão perde a programação quando desligo o disjuntor?",
        answers: [
          "Os controles ficam gravados. Em algumas centrais o primeiro ciclo sai devagar, para reconhecer o percurso.",
        ],
      },
      {
        question: "Qual disjuntor é o do portão?",
        answers: [
          "Desligue um por vez e veja qual apaga a central; depois marque com etiqueta. Em muitas casas ele divide circuito com a garagem.",
        ],
      },
    ],
    photo: "a foto do quadro de luz fechado, com o disjuntor que cai, e da etiqueta do motor",
  },
  {
    id: "bateria-estufada",
    broader: "bateria",
    label: "Bateria do portão estufada",
    phrase: "a bateria estufada do portão",
    asks: [
      ...combine(
        ["bateria"],
        ["inchou", "inchada", "inchar", "estufada", "estufou", "estufar", "vazando", "vazou", "quente", "cheiro"],
      ),
      ...combine(["bateria nobreak"], ["inchou", "inchada", "inchar", "estufada", "estufou", "vazando"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Não é normal: bateria do nobreak ou do motor que incha chegou ao fim ou recebeu carga demais, e pode vazar ácido. Desligue o nobreak e o disjuntor, não fure nem aperte, deixe o lugar arejado e peça a troca, com a medição do carregador.",
        "Bateria estufada não é normal e não volta: troca-se. A causa é idade, calor ou carregador com tensão alta. Até lá, tudo desligado, sem faísca por perto e sem pôr a mão no líquido, se vazou.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com a bateria inchada", "Cuidados até a troca"],
        slots: [
          [
            "Bateria selada inchada guarda gás e ácido: trate com distância.",
            "O líquido queima a pele; se vazou, não toque.",
          ],
        ],
        steps: [
          "Desligue o nobreak no botão e o disjuntor do portão.",
          "Ventile o lugar e afaste crianças, animais e qualquer chama.",
          "Não tente desinchar, furar nem recarregar.",
          "Fotografe o rótulo de longe e peça a peça igual; a velha vai para um ponto de coleta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que incha", "Idade, calor ou carregador"],
        slots: [
          [
            "Depois de alguns anos, a bateria seca por dentro e esquenta ao carregar.",
            "Com 2 a 4 anos, em lugar quente, o fim costuma vir assim.",
          ],
          [
            "Se a nova inchar logo, o carregador do nobreak está com tensão alta e precisa de reparo.",
            "Bateria nova que incha em meses acusa o carregador.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "O portão ainda funciona na falta de luz. Posso deixar?",
        answers: ["Não: inchada, ela pode vazar sobre a placa. Troque antes."],
      },
      {
        question: "Tenho de trocar as duas baterias?",
        answers: ["Em conjunto de duas, sim: velha e nova juntas se estragam."],
      },
      {
        question: "Onde jogo a bateria velha?",
        answers: ["Em loja ou ponto de coleta de baterias; nunca no lixo comum."],
      },
    ],
    photo: "fotos do rótulo da bateria e do nobreak, tiradas sem tocar",
  },
  {
    id: "controle-esquenta",
    broader: "controle",
    label: "Controle do portão que esquenta",
    phrase: "o controle que esquenta",
    asks: [
      "pilha nova controle começou esquentar",
      ...combine(["controle"], ["esquenta", "esquentar", "esquentando", "quente", "esquentou", "fervendo", "derreteu"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Não é normal o controle do portão esquentar: há botão preso transmitindo sem parar, pilha invertida ou em curto, ou umidade na placa. Tire a pilha já, espere esfriar e veja a tecla e os contatos; se esquenta de novo com pilha nova, troque o controle.",
        "Controle que esquenta tem curto ou botão preso, e a pilha pode vazar ou inchar. Tire a pilha, não guarde no bolso nem no sol do carro e confira a polaridade. Controle deixado ao sol fica quente por fora, o que é outra coisa, mas também encurta a vida dele.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no controle quente", "Da tecla à pilha"],
        slots: [["Faça tudo com o controle já frio e sem pilha.", "Espere esfriar antes de abrir."]],
        steps: [
          "Tire a pilha e veja se está inchada, vazada ou invertida.",
          "Confira se a tecla volta sozinha quando apertada.",
          "Procure oxidação ou umidade nos contatos e limpe com pano seco.",
          "Ponha pilha nova do mesmo código e segure na mão por um minuto: esquentou, troque o controle.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que esquenta", "Botão preso, pilha ou água"],
        slots: [
          [
            "Tecla presa mantém o transmissor ligado e descarrega a pilha em horas.",
            "Com a tecla afundada, ele transmite sem parar e aquece.",
          ],
          [
            "Moeda de 3 V no lugar errado ou pilha de outra tensão força a placa.",
            "Pilha de tensão diferente da impressa é causa comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle quente pode pegar fogo?",
        answers: ["É raro, mas a pilha em curto aquece e vaza. Sem a pilha, o risco acaba."],
      },
      {
        question: "Preciso gravar de novo depois de trocar a pilha?",
        answers: ["Não: a troca da pilha não apaga o cadastro."],
      },
      {
        question: "O portão abria sozinho e o controle estava quente. Tem relação?",
        answers: ["Tem: botão preso manda comando sem parar. Tire a pilha e veja se o portão sossega."],
      },
    ],
    photo: "fotos do controle, frente e verso, e da pilha",
  },
  {
    id: "solda-do-portao-quebrou",
    broader: "solda",
    label: "Solda do portão quebrou",
    phrase: "a solda quebrada do portão",
    asks: [
      ...combine(
        ["solda"],
        [
          "estourou",
          "quebrou",
          "soltou",
          "trincou",
          "abriu",
          "rachou",
          "estourada",
          "quebrada",
          "trincada",
          "arrebentou",
        ],
      ),
      ...combine(["portão"], ["estourou solda", "solda estourou", "soltou solda", "descolou solda"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Solda de portão que quebrou pede parar de usar: desligue o disjuntor e não deixe ninguém perto da folha. O ponto da dobradiça, do suporte do motor ou do braço refazemos junto com o motor; quadro, barra e chapa são do serralheiro. O valor sai pela foto; só o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se a solda do portão estourou, pare de usar: a folha, a dobradiça ou o suporte pode soltar de vez. Desligue o disjuntor, afaste todos e não amarre para continuar. A solda se refaz com a folha apoiada e o motor protegido da corrente da máquina; fotos mostram se é caso nosso ou de serralheiro.",
        "Solda quebrada no portão é risco de queda: energia cortada, ninguém perto da folha e nada de forçar pelo motor. A foto mostra se o reparo é nosso, junto com o motor, ou de serralheiro, como o do quadro. O que a forçou, folha arriada ou pancada no fim, se corrige junto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Onde quebrou muda o risco"],
        slots: [
          [
            "Solda de dobradiça, de roldana ou de cabo segura peso: trate como emergência.",
            "Quebrou onde a folha se apoia, ela pode cair; quebrou na grade, o risco é menor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não acione o portão.",
          "Afaste pessoas, animais e carro da folha.",
          "Fotografe o ponto de perto, se der sem ficar sob a folha, e o portão inteiro.",
          "Não amarre com arame nem calce para seguir usando.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a solda estoura", "O que corrigir junto"],
        slots: [
          [
            "Pancada no fim do curso e folha pesada cansam a solda aos poucos.",
            "A causa comum é batida repetida: fim de curso fora do ponto ou falta de batente.",
          ],
          [
            "Ferrugem por dentro do tubo deixa a solda sem apoio, e soldar por cima não segura.",
            "Se o metal está podre, troca-se o trecho antes de soldar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se refaz a solda com motor instalado", "Proteção da placa e reforço"],
        slots: [
          [
            "A central é desligada e desconectada antes, porque a corrente da solda queima a placa.",
            "Antes do primeiro ponto, o motor sai do circuito: solda com placa ligada é placa queimada.",
          ],
          [
            "Depois se confere o esquadro e se regula o percurso de novo.",
            "No fim, a folha é testada na mão e o fim de curso, regulado.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso soldar eu mesmo com o motor ligado?",
        answers: ["Não: a corrente da solda queima a placa, e a folha sem apoio pode cair."],
      },
      {
        question: "Vocês soldam ou é serralheiro?",
        answers: ["Depende do ponto e do metal. Mande as fotos, e dizemos antes da visita."],
      },
      {
        question: "A solda quebrou de novo no mesmo lugar. Por quê?",
        answers: ["Porque a causa ficou: folha arriada, pancada ou metal podre. Reforça-se e corrige-se o que força."],
      },
    ],
    photo: "fotos do ponto da solda e do portão inteiro, tiradas de longe",
  },
  {
    id: "abre-com-qualquer-controle",
    broader: "clonado",
    label: "Portão que abre com qualquer controle",
    phrase: "o portão que abre com qualquer controle",
    asks: [
      "abre controle nunca gravado",
      "controle alarme carro abre portão",
      "portão abre controle tv",
      "controle tv abre portão",
      "portão abre controle televisão",
      ...combine(
        ["abre", "abrindo", "abriu"],
        [
          "qualquer controle",
          "com qualquer controle",
          "outros controles",
          "controle de outro",
          "controle de todo mundo",
        ],
      ),
      "abre controle televisão",
      "abre controle tv",
      "abre controle carro outro",
    ],
    intent: "question",
    answers: {
      any: [
        "Não deveria abrir com qualquer controle: o código é fixo e comum, ou a central grava o que ouve. Controle de TV não abre portão, porque usa luz infravermelha, e o portão, rádio; se abriu na mesma hora, foi coincidência. Apague a memória da central, regrave os da casa e passe para código rolante.",

        "Não deveria: portão que abre com qualquer controle está com código fixo repetido ou muito comum, ou com a central presa no modo de aprender, que grava o que ouve. Desligue o disjuntor à noite e mande apagar a memória e gravar só os seus, de preferência com código rolante.",
        "Portão automático só deve abrir com os controles gravados nele. Se abre com o de outros, o código é fixo e igual, ou há cadastros antigos na memória. A solução é limpar a central, regravar os da casa e passar para código rolante.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que outros controles abrem", "Código igual, memória cheia ou modo de gravação"],
        slots: [
          [
            "Em sistema de chavinhas, todos desligados ou todos ligados é uma combinação que muita gente usa.",
            "Chavinhas na posição de fábrica são iguais às de muitos vizinhos.",
          ],
          [
            "Central com o botão de gravar preso cadastra qualquer controle apertado por perto.",
            "Botão de aprender travado faz a placa gravar quem passar apertando.",
          ],
          [
            "Controles de antigos moradores continuam valendo até serem apagados.",
            "Quem morou ali antes ainda abre, se ninguém limpou a memória.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer hoje", "Proteja a casa e limpe a memória"],
        slots: [["Enquanto não se regrava, o portão não é uma tranca.", "Até a limpeza, conte com outra tranca."]],
        steps: [
          "À noite, desligue o disjuntor com o portão fechado e ponha o ferrolho.",
          "Junte todos os controles da casa.",
          "Peça a limpeza da memória e a gravação só desses.",
          "Pela etiqueta do motor, veja se a central aceita código rolante ou se pede receptor novo.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um controle universal abre o meu portão?",
        answers: ["Só se copiar um controle seu de código fixo. De código rolante, precisa ser gravado na central."],
      },
      {
        question: "Qualquer controle serve no meu portão, se eu comprar um novo?",
        answers: ["Não: frequência e tipo de código têm de ser os da central. A foto do atual responde."],
      },
      {
        question: "Trocar para código rolante exige motor novo?",
        answers: ["Em geral não: um receptor de código rolante ligado à placa resolve."],
      },
    ],
    photo: "fotos de um controle, frente e verso, e da etiqueta do motor",
  },
];
