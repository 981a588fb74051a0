import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const vidaUtil: NarrowConcept[] = [
  {
    id: "motor-velho-troca-ou-conserta",
    broader: "vida-util",
    label: "Motor velho: consertar ou trocar",
    phrase: "o motor velho de portão",
    asks: [
      "motor velho",
      "motor antigo conserto",
      "motor antigo trocar",
      "motor 10 anos",
      "motor 15 anos",
      "motor portão dura",
      "motor antigo não tem peça",
      "motor antigo peça",
      "motor fora linha",
      "motor 20 anos",
      "motor 8 anos",
      "motor 12 anos",
      "anos vale consertar",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão dura de {life}. Se o seu está nessa faixa e só falhou capacitor ou fim de curso, conserte; se falharam placa ou redutor, ou não há peça, compare com a troca, de {price.homeSwap} em casa.",
        "Quanto dura um motor de portão: de {life} com folha leve e revisão {visits.home}. Menos em folha pesada, prédio ou energia ruim. Motor antigo não precisa sair só pela idade, e sim pela peça que falta e pelo defeito que se repete.",
        "Motor velho vale conserto quando há peça e um defeito só. Vale troca quando o modelo saiu de linha, o código do controle é fixo e as falhas se repetem; no basculante, o kit novo instalado custa a partir de {price.padrao}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Consertar ou trocar o motor antigo",
          "Conserto ou troca pela idade e pelo defeito",
          "Quando cada um compensa",
        ],
        slots: [
          [
            "Conserte se é peça de desgaste e o modelo ainda tem reposição.",
            "Capacitor, engrenagem e fim de curso valem o reparo em quase toda idade.",
            "Um defeito simples em motor antigo se conserta.",
          ],
          [
            "Troque se falta peça, se placa e redutor falharam ou se já houve vários consertos.",
            "Três consertos em pouco tempo pedem motor novo.",
            "Sem peça à venda, o conserto vira adaptação cara.",
          ],
          [
            "A troca em casa fica de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
            "No basculante, compare com o kit a partir de {price.padrao}, instalado.",
            "Some o conserto e ponha ao lado da troca, de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "O que faz durar mais ou menos",
          "Peso, uso e energia na vida do motor",
          "Por que uns duram o dobro",
        ],
        slots: [
          [
            "Folha equilibrada e trilho limpo são o que mais alonga a vida.",
            "O peso que sobra para o motor é o que mais o encurta.",
            "Motor folgado em folha leve chega ao fim da faixa.",
          ],
          [
            "Muitas aberturas por dia e calor gastam antes.",
            "O uso de prédio gasta o motor bem antes que o de casa.",
            "Na conta do desgaste, ciclos valem mais que anos.",
          ],
          [
            "Surto e umidade atingem a placa em qualquer idade.",
            "Sem terra e protetor, a placa falha antes do motor.",
            "Vedação e aterramento protegem a parte eletrônica.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Meu motor tem 10 anos. Troco já?",
        answers: [
          "Não, se funciona bem e tem peça. Faça a revisão e deixe o orçamento de troca como referência.",
          "Só se falta peça ou os defeitos se repetem. Idade sozinha não condena.",
        ],
      },
      {
        question: "Motor antigo gasta mais luz?",
        answers: [
          "A diferença é pequena no uso de casa. O ganho do novo está em segurança, velocidade e controle de código variável.",
          "Quase nada. Troca-se por peça e segurança, não pela conta de luz.",
        ],
      },
      {
        question: "Ainda existe peça para motor velho?",
        answers: [
          "Para as marcas comuns, muitas vezes, sim. Mande a etiqueta: com modelo e ano dizemos o que se acha.",
          "Depende do modelo. Fora de linha há muito tempo, usa-se peça compatível ou compara-se com a troca.",
        ],
      },
      {
        question: "Motor parado há anos volta a funcionar?",
        answers: [
          "Pode, mas precisa de revisão: graxa seca, capacitor e umidade são os problemas. Não ligue antes de conferir a folha.",
          "Às vezes. O técnico testa folha, fiação e capacitor antes de energizar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do motor inteiro e do portão",
  },
];
