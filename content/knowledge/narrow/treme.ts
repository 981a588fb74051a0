import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const treme: NarrowConcept[] = [
  {
    id: "tranco-ao-abrir",
    broader: "treme",
    label: "Portão dá tranco ao abrir",
    phrase: "o portão que dá tranco",
    asks: [
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
        "Portão que dá tranco ao fechar chega ao batente sem desacelerar ou tem folga que se solta na parada: fim de curso atrasado, rampa desligada, cremalheira ou pino do braço com jogo. O técnico tira a folga e regula a parada; em casa, a visita parte de {price.preventive}, sem peças.",
        "O tranco ao fechar se lê pelo lugar: no começo, é folga no suporte ou na engrenagem; no meio, emenda do trilho ou da cremalheira; no fim, falta de desaceleração ou fim de curso tardio. Basculante que desce aos trancos fica sem uso, por risco de cabo ou roldana; a visita de ajuste parte de {price.preventive}, sem peças.",
        "Portão que dá tranco ao abrir tem folga entre motor e folha, partida sem rampa ou peça que prende na saída. Na maioria das vezes é folga da cremalheira, pino do braço gasto ou suporte solto; o técnico aperta e regula a partida, em visita a partir de {price.preventive} em casa, sem peças.",
        "O tranco ao abrir é a folga sendo consumida de uma vez: a engrenagem gira um pouco no vazio e só depois pega a folha. Parafuso frouxo, dente gasto ou roldana achatada são os culpados comuns; o ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que anda aos solavancos tem folga no caminho da força ou algo que prende a cada volta, como roldana achatada, emenda da cremalheira ou trilho com degrau. O técnico acha o ponto, aperta e regula a partida e a parada; em residência, a visita começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O lugar do tranco mostra a causa", "Na saída, no meio ou no fim"],
        slots: [
          [
            "Na saída, o tranco vem de folga na engrenagem, no pino do braço ou no suporte do motor. No meio, é do caminho, e não do motor: trilho com degrau, emenda fora do passo ou roda achatada.",
            "Logo na partida, desconfie de suporte frouxo ou dente com jogo, que deixa o motor girar antes da folha. Se o solavanco vem sempre no mesmo ponto do percurso, procure ali a emenda ou a roldana gasta.",
            "Motor que se mexe na base antes de a folha andar está solto, e isso dá tranco na saída. Já um pulo no meio do curso vem do trilho, da cremalheira emendada ou de uma roda com lado chato.",
          ],
          [
            "Ao fechar, o tranco no fim é falta de desaceleração: o fim de curso, sensor que avisa a chegada, age tarde, ou a rampa de parada está desligada. Batente sem borracha faz a folha bater e voltar.",
            "No fechamento, a folha que chega em velocidade cheia bate no batente. A causa é o fim de curso fora do ponto, que avisa tarde, a rampa curta demais ou a borracha do batente gasta.",
            "Tranco só na chegada é parada mal regulada. O sensor de fim de curso avisa quando já não há distância para frear, ou a placa não tem rampa ligada, e sem borracha no batente a pancada aumenta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode observar", "Antes de chamar: três observações"],
        slots: [
          [
            "Olhe o movimento de longe, sem pôr a mão, e só se a folha estiver reta. Em basculante com cabo frouxo ou folha torta, não acione.",
            "Basta um ciclo filmado a distância, com o vão livre. Folha pendendo ou cabo solto encerra o teste: nada de acionar.",
            "Observe um abre e fecha a alguns metros, com a folha em ordem. Portão torto ou basculante com cabo marcado não se aciona.",
          ],
        ],
        steps: [
          "Com o vão livre, acione uma vez e filme de lado, com som.",
          "Repare se o motor balança na base e em que trecho vem o tranco.",
          "Desligue o disjuntor e varra o trilho, se for de correr.",
          "Fotografe suporte, cremalheira e batente, sem tocar no braço nem no cabo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira o tranco", "Primeiro a folga, depois a regulagem"],
        slots: [
          [
            "O técnico aperta suporte e cremalheira, volta a folga a {rack.clearance} e troca pino e bucha gastos, porque aperto não recupera furo oval. No basculante, cabo, roldana e contrapeso são vistos com a folha escorada.",
            "Começa-se pela mecânica: base firme, cremalheira a {rack.clearance} da engrenagem e pinos sem jogo, trocados se o furo ovalou. O basculante é escorado antes do exame de cabos e roldanas.",
            "Suporte, dentes e pinos são conferidos um a um, e a cremalheira fica a {rack.clearance}. Peça com furo oval sai, pois parafuso apertado não segura, e em basculante nada se toca sem escora.",
          ],
          [
            "Por último vêm a rampa de partida e de parada, o fim de curso e a força, com a folha já leve. Onde a placa não tem rampa, o técnico adianta a parada e põe batente de borracha.",
            "Com a mecânica sem folga, regulam-se a partida suave, a desaceleração e o ponto de parada. Central sem esse recurso melhora com parada adiantada e batente macio.",
            "A regulagem fecha o serviço: força no mínimo, fim de curso no ponto e rampas ligadas. Placa que não desacelera recebe ajuste de parada e borracha no batente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão que dá tranco?",
        answers: [
          "Por pouco tempo, e só se nada estiver solto, trincado ou torto, porque cada pancada gasta engrenagem e solda. No basculante, pare de usar até a visita.",
          "O de correr e o de abrir, com cuidado e por poucos dias, se a folha está reta. Basculante que desce aos trancos fica desligado, pelo risco de cabo ou roldana.",
        ],
      },
      {
        question: "O inversor acaba com o tranco do portão?",
        answers: [
          "Ajuda muito, porque acelera e freia aos poucos, mas não corrige folga, emenda ruim nem roldana chata. A mecânica vem antes.",
          "Em parte: ele suaviza a partida e a parada. Folga de pino, dente gasto e trilho com degrau continuam dando pancada até serem consertados.",
        ],
      },
      {
        question: "Um pouco de tranco na partida é normal?",
        answers: [
          "Motor sem partida suave sai com um leve puxão, sempre igual. Tranco que apareceu depois, aumenta ou faz barulho é folga e pede ajuste.",
          "Um arranque seco e constante é comum em central simples. O que não é normal é ele surgir de um dia para o outro ou balançar o motor na base.",
        ],
      },
    ],
    photo: "um vídeo de lado de um ciclo, com som, mostrando onde dá o tranco",
  },
];
