import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const enrolar: NarrowConcept[] = [
  {
    id: "enrolar-motor-preco",
    broader: "enrolar",
    label: "Motor para porta de enrolar: preço",
    phrase: "o preço do motor para porta de enrolar",
    asks: [
      "porta enrolar preço",
      "porta enrolar quanto custa",
      "motor enrolar preço",
      "motor enrolar valor",
      "automatizar porta enrolar",
      "automatizar porta aço",
      "porta aço automática preço",
      "motor porta aço preço",
      "instalar motor enrolar",
      "comprar motor enrolar",
      "instalar motor porta aço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor para porta de enrolar depende do peso da cortina, que vem de largura, altura e tipo de lâmina, e das aberturas por dia. Somam-se botoeira, controles e o estado de guias e eixo. O valor sai grátis, por foto e medidas.",
        "Automatizar porta de enrolar custa conforme o motor que o peso da cortina pede, o eixo e a instalação elétrica. Mande largura, altura e foto do rolo, e dizemos se a porta atual aceita motor e quanto fica.",
        "Motor para porta de aço é orçado pela área e pela lâmina: porta pequena de loja usa modelo leve; porta larga ou de doca, modelo de mais força. Em conjunto pesado, a troca fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que define o preço do motor de enrolar", "Cortina, eixo e uso", "Do que é feita a conta"],
        slots: [
          [
            "Largura vezes altura e tipo de lâmina dão o peso, e o peso define o motor.",
            "A cortina fechada pesa mais que a vazada, e o motor acompanha.",
            "O peso por metro quadrado da lâmina é o primeiro dado do orçamento.",
          ],
          [
            "Eixo, mola e suportes em bom estado são aproveitados; torto ou gasto, entra reparo.",
            "Porta manual com eixo adequado recebe o motor; senão, o eixo é adaptado.",
            "Guia amassada e lâmina solta são acertadas antes, em linha própria.",
          ],
          [
            "Controle remoto, sensor de passagem e nobreak são opcionais orçados à parte.",
            "Botoeira vem no conjunto usual; controle, sensor e nobreak somam-se se você quiser.",
            "Ponto elétrico distante do rolo também muda o valor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A porta manual aceita motor?", "Antes de automatizar a porta de enrolar", "O que olhar na porta"],
        slots: [
          [
            "A cortina deve subir reta e sem prender na guia.",
            "Porta que emperra na mão vai emperrar com motor.",
            "Se ela sobe torta, as guias e a lâmina vêm antes.",
          ],
        ],
        steps: [
          "Meça largura e altura do vão, com a porta fechada.",
          "Fotografe o rolo, o eixo e as guias, de longe.",
          "Diga se a lâmina é fechada ou vazada.",
          "Conte as aberturas por dia.",
          "Não mexa na mola nem no eixo: guardam força.",
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Minha porta de enrolar é manual. Ela aceita motor?",
        answers: [
          "Na maioria dos casos, sim. O técnico confere peso, eixo, mola e espaço ao lado do rolo para o motor.",
          "Dá, se a cortina sobe reta e há espaço para o motor. Foto do rolo mostra isso.",
        ],
      },
      {
        question: "Como abro quando falta luz?",
        answers: [
          "Pela corrente de acionamento manual, do lado de dentro, com o disjuntor desligado. Se a loja não tem outra entrada, avise: usa-se destravamento externo ou nobreak.",
          "Com a corrente manual interna. Quem só entra pela própria porta precisa prever abertura por fora ou nobreak.",
        ],
      },
      {
        question: "O motor da porta de enrolar precisa de freio?",
        answers: [
          "Precisa, para a cortina não descer sozinha. Os motores próprios já trazem freio, conferido na revisão.",
          "Sim. O freio segura a cortina parada; por isso não se adapta motor de outro tipo.",
        ],
      },
      {
        question: "Quanto tempo demora para instalar?",
        answers: [
          "Costuma caber em um dia com a porta em ordem e energia perto. Reparo de guia ou eixo acrescenta tempo.",
          "Depende do porte da porta. O prazo é dito no orçamento, depois das fotos.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, com a largura e a altura do vão",
  },
];
