import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const aluminio: NarrowConcept[] = [
  {
    id: "motor-portao-aluminio",
    broader: "aluminio",
    label: "Motor para portão de alumínio",
    phrase: "o motor para portão de alumínio",
    asks: [
      "motor portão alumínio",
      "motor alumínio",
      "melhor motor alumínio",
      "qual motor alumínio",
      "motor basculante alumínio",
      "motor correr alumínio",
      "automatizar portão alumínio",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor para portão de alumínio pode ser o residencial mais simples, porque a folha é leve: no basculante de até {width.quarterHp}, 1/4 HP por {price.padrao} instalado. O cuidado é o reforço: o motor prende em chapa com parafuso passante.",
        "Para portão de alumínio, escolha o motor pela velocidade, já que o peso é pequeno: {opening.padrao}, {opening.speedy} ou {opening.jetflex} no basculante, por {price.padrao}, {price.speedy} ou {price.jetflex} instalados. Perfil fino recebe reforço antes.",
        "Portão de alumínio anda bem com motor de entrada, bem regulado e com força baixa. No de correr, cremalheira de nylon; no de abrir, atuador residencial. Folha com vidro ou muito larga deixa de ser leve e sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor para o seu alumínio",
          "Subir, correr ou abrir em alumínio",
          "O motor certo para folha leve",
        ],
        slots: [
          [
            "Basculante de até {width.quarterHp}: qualquer dos três kits de 1/4 HP; decida pelo tempo de abertura.",
            "Se sobe e mede até {width.quarterHp}, o Padrão, de {price.padrao} instalado, já basta.",
            "Em basculante de alumínio, o contrapeso é menor e o motor trabalha folgado.",
          ],
          [
            "De correr: modelo residencial de entrada com cremalheira de nylon, que faz menos ruído.",
            "Folha de alumínio no trilho pede pouco motor; o valor sai por foto e largura.",
            "No deslizante, roldana e trilho limpos fazem mais que potência.",
          ],
          [
            "Com vidro, lambri duplo ou mais de {width.quarterHp}, o peso e a largura voltam a decidir.",
            "Alumínio com vidro pode pesar como ferro, e a escolha muda.",
            "Folha larga torce: reforço e potência saem por fotos e medidas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Reforço e fixação no alumínio", "Onde o motor prende", "O ponto fraco da folha leve"],
        slots: [
          [
            "Parafuso direto no perfil fino alarga o furo e solta; usa-se chapa de reforço.",
            "O motor puxa sempre o mesmo ponto, e o perfil sozinho não aguenta.",
            "Reforço interno ou chapa externa distribui o esforço do motor.",
          ],
          [
            "Aço e alumínio em contato, com água, corroem; isolador ou peça inox evita.",
            "Parafuso inox e calço isolante impedem a corrosão entre os metais.",
            "A fixação correta usa material compatível, para não manchar nem corroer.",
          ],
          [
            "A força fica no mínimo, porque folha leve empena se encontra obstáculo.",
            "Regulagem baixa protege a folha e quem passa.",
            "Motor forte demais torce o quadro antes de parar.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Troquei ferro por alumínio. O motor antigo serve?",
        answers: [
          "Em geral serve, com nova regulagem: no basculante o contrapeso precisa diminuir, serviço do técnico; no de correr, confere-se a força.",
          "Sim, na maioria dos casos. O peso caiu, e o contrapeso e a força têm de ser refeitos.",
        ],
      },
      {
        question: "Motor estraga portão de alumínio?",
        answers: [
          "Não com reforço e força baixa. Sem isso, o perfil rasga no parafuso ou empena.",
          "Se for bem fixado e regulado, não. O dano vem de parafuso no perfil fino.",
        ],
      },
      {
        question: "Qual potência para alumínio?",
        answers: [
          "1/4 HP no basculante de até {width.quarterHp}. No de correr, o menor modelo da linha costuma bastar.",
          "Para casa, a menor da linha. Só folha com vidro ou muito larga pede mais.",
        ],
      },
      {
        question: "Vento atrapalha portão de alumínio?",
        answers: [
          "Atrapalha quando é fechado: a folha leve balança e a central pode recuar. Guia ajustada e trava elétrica ajudam.",
          "Pode atrapalhar. Não aumente a força; ajuste a guia e use trava.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com as medidas e os perfis de perto",
  },
];
