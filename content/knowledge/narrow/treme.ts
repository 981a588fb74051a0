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
        "Portão que dá um tranco quando começa a abrir tem folga entre motor e folha (cremalheira, pino do braço ou suporte solto) ou partida sem rampa, a aceleração suave. Desligue o disjuntor e procure o que está frouxo; tirar a folga e regular em casa parte de {price.preventive}, sem peças.",
        "Portão que dá tranco pra fechar chega ao batente sem desacelerar ou tem folga que se solta na parada: fim de curso atrasado, rampa desligada ou peça com jogo. O técnico tira a folga e regula, em visita a partir de {price.preventive} em residência, sem peças; basculante que desce aos trancos fica sem uso.",
        "Motor [marca] dando tranco, ou portão que abre aos solavancos, costuma ter peça com folga ou trecho que prende: cremalheira, braço, suporte, roldana ou emenda. O lugar do tranco mostra a causa; apertar e regular em casa sai a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Onde o tranco acontece mostra a causa", "Na saída, no meio ou no fim"],
        slots: [
          [
            "O tranco é uma folga sendo consumida de uma vez: o motor gira no vazio e só depois pega a folha. Repare em que ponto ele vem e compare.",
            "Quando há folga, o motor anda um pouco sozinho e depois puxa a folha de golpe. O ponto do percurso separa as causas.",
            "Sente-se o golpe porque motor e folha não partem juntos, e algo tem jogo entre eles. Veja em que trecho acontece.",
          ],
        ],
        bullets: [
          "Na saída: folga na engrenagem, pino do braço gasto ou suporte solto",
          "Na saída, com trava elétrica: ela demora a soltar",
          "No meio, sempre no mesmo ponto: emenda do trilho ou da cremalheira",
          "Em todo o percurso: roldana achatada, fuso ou corrente com folga",
          "No fim: falta de desaceleração ou fim de curso atrasado",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar com segurança", "Confira antes da visita"],
        slots: [
          [
            "Olhe com o disjuntor desligado e sem destravar a folha. Se há solda trincada, cabo frouxo ou portão torto, não acione mais.",
            "Faça com a energia cortada e o portão fechado. Trinca na solda, cabo solto ou folha inclinada pede parar de usar.",
            "Sem energia e sem soltar o motor, procure o que está frouxo. Diante de cabo desfiado, trinca ou folha torta, deixe desligado.",
          ],
        ],
        steps: [
          "Veja se o motor se mexe na base ou no suporte.",
          "Procure parafuso frouxo, solda trincada e cabo desfiado, só com os olhos.",
          "Tire pedra e areia do trilho, no portão de correr.",
          "Religue e filme um ciclo de lado, com som, de longe.",
          "Anote em que ponto vem o tranco.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira o tranco", "Aperto, folga e rampa"],
        slots: [
          [
            "Primeiro vem a mecânica: suporte e cremalheira são apertados, com {rack.clearance} de folga, e pino ou bucha gasta se troca, porque aperto não recupera furo oval.",
            "O técnico firma o motor e acerta a cremalheira a {rack.clearance} da engrenagem; pino e bucha com jogo são substituídos.",
            "Aperta-se o que soltou, deixam-se {rack.clearance} entre engrenagem e cremalheira e trocam-se bucha e pino ovalizados.",
          ],
          [
            "Depois se regula a rampa, que acelera e freia aos poucos, o ponto de parada e a força mínima. Placa sem rampa pode dar lugar a uma que tenha, em boa parte dos motores.",
            "A parte eletrônica fecha o serviço: partida e chegada suaves, ponto de parada e força no mínimo. Central sem rampa pode ser trocada em muitos modelos.",
            "Por fim ajustam-se partida suave, freada e força. Se a central não oferece a rampa, há compatíveis que a têm para motores comuns.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão que dá tranco?",
        answers: [
          "Por pouco tempo e só se nada está solto ou trincado, porque cada tranco gasta engrenagem e solda. Basculante, pare de usar.",
          "Melhor não: o golpe quebra o que ainda está bom. Em basculante pode ser cabo, e a folha cai.",
        ],
      },
      {
        question: "O inversor acaba com o tranco?",
        answers: [
          "Ele acelera e freia aos poucos e ajuda muito, mas não corrige folga nem emenda ruim. A mecânica vem antes.",
          "Em parte. Tira o golpe de partida e de parada; a peça com jogo continua batendo.",
        ],
      },
      {
        question: "É normal um tranquinho na partida?",
        answers: [
          "Um leve, em motor comum sem rampa, é. Se aumentou ou faz barulho de ferro, há folga nova.",
          "Motor sem partida suave dá um pequeno golpe. Mudança de uma semana para outra não é normal.",
        ],
      },
      {
        question: "Diminuir a força tira o tranco?",
        answers: [
          "Não tira, porque a folga continua, e o portão pode parar no meio. O ajuste certo é de folga e rampa.",
          "Ajuda pouco. Força baixa demais faz a folha parar; o golpe vem de peça com jogo ou falta de freada.",
        ],
      },
    ],
    photo: "um vídeo de lado de um ciclo, com som, mostrando onde dá o tranco",
  },
];
