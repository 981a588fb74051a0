import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const lento: NarrowConcept[] = [
  {
    id: "motor-sem-forca",
    broader: "lento",
    label: "Motor sem força",
    phrase: "o motor sem força",
    asks: [
      "motor sem força",
      "motor fraco",
      "perdeu força",
      "sem força abrir",
      "sem força subir",
      "não tem força",
      "motor não aguenta",
      "falta força motor",
    ],
    answers: {
      any: [
        "Motor sem força quase sempre está com capacitor fraco, tensão baixa ou folha pesada demais. Em motor que já teve força, o capacitor vem primeiro; se a folha pesa na mão do técnico, o conserto é no portão, e não no motor.",
        "Se o motor perdeu força de repente, a suspeita é elétrica: capacitor ou queda de tensão na fiação. Se foi aos poucos, é mecânica: contrapeso, roldana, trilho ou dobradiça. Não insista, porque motor forçado esquenta e queima.",
        "Portão que não sobe ou mal sai do lugar por falta de força pede três medições: capacitor, tensão com o motor em carga e peso da folha. Aumentar a força na central só esconde a causa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "De onde vem a falta de força",
          "Capacitor, tensão ou peso",
          "Perdeu força de repente ou aos poucos?",
        ],
        slots: [
          [
            "Capacitor gasto tira o impulso da partida: o motor zumbe, sai devagar ou precisa de ajuda.",
            "Quando a força some de um dia para outro, o capacitor é a primeira medição.",
            "A capacidade do capacitor cai com o calor e o uso, e a partida fica cada vez mais fraca.",
          ],
          [
            "Cabo fino, emenda ruim ou tomada com extensão derruba a tensão só quando o motor puxa.",
            "Tensão que parece certa com o motor parado pode cair muito durante a partida.",
            "Ligação em 127 V de um motor de 220 V deixa o conjunto sem força desde o primeiro dia.",
          ],
          [
            "Contrapeso desregulado, roldana travada ou revestimento novo fazem a folha pesar além do que o motor carrega.",
            "Folha que ganhou chapa, madeira ou vidro pede contrapeso novo antes de motor maior.",
            "Roldana que arrasta e dobradiça seca roubam a força antes de ela virar movimento.",
          ],
        ],
        bullets: [
          "Capacitor com capacidade baixa",
          "Tensão caindo na partida",
          "Contrapeso ou mola fora do ponto",
          "Roldana travada ou trilho sujo",
          "Embreagem patinando",
        ],
      },
      {
        about: "check",
        headings: [
          "O que observar antes da visita",
          "Pistas para separar motor e portão",
          "Sem força: verificação de fora",
        ],
        slots: [
          [
            "Não destrave para sentir o peso: basculante desequilibrado desce ou sobe com violência.",
            "O peso da folha é conferido pelo técnico; você observa o som, a luz e o trilho.",
            "Duas tentativas bastam, com intervalo, porque o motor forçado esquenta depressa.",
          ],
        ],
        steps: [
          "Repare se a luz da garagem baixa quando o motor parte.",
          "Escute: zumbido na saída aponta para capacitor; ronco o tempo todo, para peso.",
          "Desligue o disjuntor e varra o trilho do portão de correr.",
          "Veja, de longe, cabos, roldanas e dobradiças.",
          "Fotografe a etiqueta do motor, com a tensão legível.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Regular a força na central resolve?",
        answers: [
          "Não, se a causa é capacitor, tensão ou peso. A força alta tira a proteção contra esmagamento e gasta o redutor.",
          "Só mascara. Primeiro a folha leve e o capacitor medido; depois a força fica no menor valor que funciona.",
        ],
      },
      {
        question: "Capacitor maior dá mais força?",
        answers: [
          "Não. Microfarads acima do indicado aquecem o enrolamento. A peça certa é a do valor original.",
          "Dá mais calor, não mais força útil. Use o mesmo valor em microfarads e tensão igual ou maior.",
        ],
      },
      {
        question: "Preciso de um motor mais potente?",
        answers: [
          "Só quando a folha está equilibrada e leve e o capacitor e a tensão estão certos. No basculante, 1/4 HP atende folhas de até {width.quarterHp} de largura.",
          "Talvez, se o portão é largo, pesado ou de muito uso. Antes, descarte capacitor, fiação e desequilíbrio, que custam menos.",
        ],
      },
      {
        question: "O motor tem força para fechar e não para abrir. O que é?",
        answers: [
          "No basculante, é contrapeso ou mola fraca: a descida ajuda, a subida pesa. Não use nem destrave até o acerto.",
          "Diferença entre os sentidos costuma ser desequilíbrio da folha; em outros portões, capacitor ou desnível do trilho.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, contando se a força caiu de repente ou aos poucos",
  },
];
