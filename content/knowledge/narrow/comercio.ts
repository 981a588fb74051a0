import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const comercio: NarrowConcept[] = [
  {
    id: "comercio-loja",
    broader: "comercio",
    label: "Portão de loja",
    phrase: "o portão de loja",
    asks: ["loja rua portão", "automatizar porta loja", "portão frente loja"],
    intent: "buying",
    answers: {
      any: [
        "Em loja, o portão automático depende da porta: a de enrolar usa motor próprio para ela; a de correr ou basculante, motor comum, se só abre no começo e no fim do dia. Mande foto e medidas para o valor, sem custo.",
        "Para porta de loja, o que conta é abrir com segurança de manhã e fechar à noite sem falha. Motor certo, destravamento que a equipe saiba usar e botoeira fora do alcance do cliente resolvem o essencial.",
        "Portão de loja que abre poucas vezes por dia aceita motor comum; garagem de clientes ou de entrega pede uso intenso. O serviço pode ser feito fora do expediente, e o orçamento é por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor usar na loja", "Porta de enrolar, de correr ou basculante", "Motor pelo tipo de porta"],
        slots: [
          [
            "Porta de enrolar leva motor de eixo, com freio e trava, escolhido pelo peso e pela altura.",
            "No aço de enrolar, motor de portão comum não serve: é outro equipamento.",
            "Folha de correr ou basculante usa o motor do seu tipo, escolhido por peso e medida.",
          ],
          [
            "Basculante de até {width.quarterHp} e pouco uso pode levar 1/4 HP, a partir de {price.padrao} instalado.",
            "Entrada de veículos o dia todo pede motor de uso intenso, de {price.heavySwap} na troca.",
            "Conte as aberturas: duas por dia é uma coisa, cinquenta é outra.",
          ],
          [
            "Na falta de luz, é preciso abrir e fechar à mão ou ter nobreak.",
            "Combine quem guarda a chave de destravamento e quem tem controle.",
            "Controle por funcionário, apagado quando ele sai, evita surpresa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do cliente e da equipe", "Abrir e fechar sem risco", "Cuidados na porta da loja"],
        slots: [
          [
            "Ninguém passa sob a porta em movimento, e quem aciona precisa vê-la inteira.",
            "O comando fica onde o funcionário enxerga a porta, longe de criança e cliente.",
            "Fotocélula ou borda sensível protege quem entra distraído.",
          ],
          [
            "Porta presa no alto ou torta fica como está, com a área isolada, até o técnico chegar.",
            "Não force porta de enrolar travada: a lâmina pode soltar da guia.",
            "Se não fechar à noite, chame: o WhatsApp funciona {hours}.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Motor de portão serve em porta de enrolar?",
        answers: [
          "Não. Porta de enrolar usa motor próprio, no eixo, com trava.",
          "Não serve. Mande a foto, a largura e a altura, e indicamos o equipamento certo.",
        ],
      },
      {
        question: "Dá para instalar com a loja aberta?",
        answers: [
          "Em parte. A preparação pode ser feita no expediente, e a montagem, antes de abrir ou depois de fechar.",
          "Melhor fora do horário. Combinamos noite ou fim de semana.",
        ],
      },
      {
        question: "E se faltar luz na hora de fechar?",
        answers: [
          "Use o destravamento como o técnico ensinou, com o disjuntor desligado, ou tenha nobreak. Porta com defeito não se força.",
          "A equipe treinada fecha na mão. Teste isso de dia, antes de precisar.",
        ],
      },
      {
        question: "Quanto custa automatizar a porta da loja?",
        answers: [
          "Depende do tipo e do peso, e vem por foto. Basculante pequeno parte de {price.padrao} instalado.",
          "Mande foto e medidas: porta de enrolar e de correr têm valor sob orçamento grátis.",
        ],
      },
    ],
    photo: "fotos da porta por dentro e por fora, com largura, altura e quantas vezes abre por dia",
  },
];
