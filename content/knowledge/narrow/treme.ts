import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const treme: NarrowConcept[] = [
  {
    id: "tranco-ao-abrir",
    broader: "treme",
    label: "Portão dá tranco ao abrir",
    phrase: "o portão que dá tranco",
    asks: [
      "normal tranco",
      "normal dar tranco",
      "normal portão tranco",
      "tranco é normal",
      "normal portão dar tranco",
      "tranco portão fechar",
      "solavanco fechar",
      "tranco encostar",
      "tranco chegar fim",
      "tranco partida",
      "normal tranco partida",
      "motor tranco partida",
      "tranco abrir",
      "dá tranco",
      "portão tranco",
      "faz tranco",
      "tranco sair",
      "tranco início",
      "solavanco",
      "portão solavanco",
      "arranca tranco",
      "trancos",
      "dando tranco",
      "dando trancos",
      "tranco ao parar",
      "soquinho",
      "soquinhos",
      "soquinhos abre",
      "portão soquinhos",
      "pulinhos portão",
      "aos pulos",
      "anda pulando",
      "tranco começa abrir",
      "tranco começa fechar",
      "tranco quando começa",
      "tranco portão abrir",
    ],
    intent: "repair",
    answers: {
      any: [
        "Não é normal o portão dar tranco, a não ser um leve, na partida, em motor sem aceleração gradual. Tranco forte ou que começou agora vem de folga na cremalheira, no braço ou no suporte, ou de parada mal regulada. O técnico tira a folga e regula, em visita a partir de {price.preventive} em casa, sem peças.",
        "Portão que dá tranco ao fechar chega ao batente sem desacelerar ou tem folga que se solta na parada, por fim de curso atrasado, freada desligada, cremalheira ou pino do braço gasto. O técnico tira a folga e regula a parada. Em casa, a visita com regulagem parte de {price.preventive}, sem peças.",
        "O tranco no portão tem causas diferentes conforme o lugar. No começo, é folga no suporte ou na engrenagem. No meio, é emenda do trilho ou da cremalheira. No fim, falta desaceleração. O basculante que desce aos trancos não deve ser usado, porque o cabo ou a roldana pode estar cedendo. A visita de ajuste parte de {price.preventive}, sem peças.",
        "Portão que dá tranco ao abrir tem folga entre o motor e a folha, partida sem aceleração gradual ou peça que prende na saída. Na maioria das vezes é folga da cremalheira, pino do braço gasto ou suporte solto. O técnico aperta e regula a partida, em visita a partir de {price.preventive} em casa, sem peças.",
        "O motor que dá tranco ao abrir costuma ter folga: a engrenagem gira um pouco sem carga e só depois pega a folha, de uma vez. Parafuso frouxo, dente gasto e roldana achatada são as causas comuns. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que abre aos solavancos tem folga na transmissão ou algo que prende a cada volta, como roldana achatada, emenda da cremalheira ou trilho com degrau. O técnico acha o ponto, aperta e regula a partida e a parada. Em residência, a visita começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O lugar do tranco mostra a causa", "Na saída, no meio ou no fim"],
        slots: [
          [
            "Na saída, o tranco vem de folga na engrenagem, no pino do braço ou no suporte do motor. No meio do percurso, a causa está no caminho, e não no motor: trilho com degrau, emenda mal ajustada ou roda achatada.",
            "Logo na partida, desconfie de suporte frouxo ou dente gasto, que deixa o motor girar antes da folha. Se o solavanco vem sempre no mesmo ponto do percurso, procure ali a emenda ou a roldana gasta.",
            "O motor que se mexe na base antes de a folha andar está solto, e isso dá tranco na saída. Já um pulo no meio do curso vem do trilho, da cremalheira emendada ou de uma roda com lado chato.",
          ],
          [
            "Ao fechar, o tranco no fim é falta de desaceleração: o fim de curso, o sensor que manda parar, age tarde ou a freada está desligada na placa. O batente sem borracha faz a folha bater e voltar.",
            "No fechamento, a folha que chega em velocidade cheia bate no batente. A causa é o fim de curso, o sensor de parada, fora do ponto, a freada curta demais ou a borracha do batente gasta.",
            "O tranco só na chegada é parada mal regulada. O sensor de fim de curso avisa quando já não há distância para frear, ou a placa está sem desaceleração, e sem borracha no batente a pancada aumenta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode observar", "Antes de chamar: três observações"],
        slots: [
          [
            "Olhe o movimento de longe, sem pôr a mão, e só se a folha estiver reta. O basculante com cabo frouxo ou folha torta não deve ser acionado.",
            "Basta um ciclo filmado a distância, com o vão livre. Se a folha pende ou há cabo solto, não acione o portão.",
            "Observe uma abertura e um fechamento a alguns metros, com a folha reta. Não acione portão torto nem basculante com cabo desfiado.",
          ],
        ],
        steps: [
          "Com o vão livre, acione uma vez e filme de lado, com som.",
          "Repare se o motor balança na base e em que trecho o tranco aparece.",
          "Desligue o disjuntor e varra o trilho, se o portão for de correr.",
          "Olhe suporte, cremalheira e batente de fora, sem tocar no braço nem no cabo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira o tranco", "Primeiro a folga, depois a regulagem"],
        slots: [
          [
            "O técnico aperta suporte e cremalheira, deixa a folga em {rack.clearance} e troca pino e bucha gastos, porque o aperto não recupera furo alargado. No basculante, cabo, roldana e contrapeso são vistos com a folha escorada.",
            "O serviço começa pela mecânica: base firme, cremalheira com {rack.clearance} de folga até a engrenagem e pinos sem jogo, trocados se o furo alargou. O basculante é escorado antes do exame de cabos e roldanas.",
            "Suporte, dentes e pinos são conferidos um a um, e a cremalheira fica com {rack.clearance} de folga. A peça com furo alargado é trocada, pois parafuso apertado não segura, e no basculante nada se toca sem escora.",
          ],
          [
            "Por último ele regula a aceleração, a freada, o fim de curso e a força, com a folha já leve. Onde a placa não desacelera, adianta a parada e põe batente de borracha.",
            "Com a mecânica sem folga, regulam-se a partida suave, a desaceleração e o ponto de parada. A central sem esse recurso melhora com a parada adiantada e um batente de borracha.",
            "A regulagem fecha o serviço, com força no mínimo, fim de curso no ponto e desaceleração ligada. A placa que não desacelera recebe ajuste de parada e borracha no batente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão que dá tranco?",
        answers: [
          "Por pouco tempo, e só se nada estiver solto, trincado ou torto, porque cada pancada gasta engrenagem e solda. Se for basculante, pare de usar até a visita.",
          "O de correr e o de abrir, com cuidado e por poucos dias, se a folha está reta. O basculante que desce aos trancos fica desligado, pelo risco de cabo ou roldana.",
        ],
      },
      {
        question: "O inversor acaba com o tranco do portão?",
        answers: [
          "Ajuda muito, porque o motor passa a acelerar e frear aos poucos, mas não corrige folga, emenda ruim nem roldana chata. A mecânica se acerta antes.",
          "Em parte, porque ele suaviza a partida e a parada. Folga de pino, dente gasto e trilho com degrau continuam dando pancada até serem consertados.",
        ],
      },
      {
        question: "Um pouco de tranco na partida é normal?",
        answers: [
          "Sim, se é um leve puxão, sempre igual, em motor sem partida suave. O tranco que apareceu depois, aumenta ou faz barulho é folga e precisa de ajuste.",
          "Um arranque seco e constante é comum em central simples. Não é normal que ele apareça de um dia para o outro ou balance o motor na base.",
        ],
      },
    ],
    photo: "um vídeo de lado de um ciclo, com som, mostrando onde dá o tranco",
  },
];
