import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const normas: NarrowConcept[] = [
  {
    id: "fotocelula-obrigatoria",
    broader: "normas",
    label: "Fotocélula é obrigatória?",
    phrase: "a obrigatoriedade da fotocélula",
    asks: [
      "fotocélula obrigatória",
      "obrigatório fotocélula",
      "obrigatório sensor",
      "sensor obrigatório portão",
      "fotocélula obrigatório lei",
      "lei fotocélula",
      "norma fotocélula",
      "obrigatoriedade fotocélula",
    ],
    answers: {
      any: [
        "A fotocélula é recomendada em todo portão automático, e a proteção contra esmagamento é pedida pelas normas técnicas e pelos manuais. Uma lei única para todo o país não afirmamos: há exigências do município, do condomínio e do fabricante.",
        "Obrigatória por lei, depende do local; por segurança, trate como item básico: sem ela a folha fecha sobre o que estiver no caminho. Para usar o fechamento automático, ela é indispensável.",
        "A pergunta certa é o que protege: fotocélula para evitar o toque e reversão de força para limitar o dano. Norma técnica, manual do motor e regra do condomínio costumam pedir as duas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Quem pode exigir a fotocélula",
          "Norma, manual, prefeitura e condomínio",
          "De onde vem a exigência",
        ],
        slots: [
          [
            "As normas técnicas tratam da proteção contra esmagamento, e a fotocélula é o meio mais usado para cumpri-la.",
            "O Código de Defesa do Consumidor toma a norma técnica como referência do serviço bem feito.",
            "Fabricantes pedem o sensor no manual, sobretudo com fechamento automático.",
          ],
          [
            "Prefeitura, regulamento do condomínio, escola e seguro podem exigir além disso.",
            "Em prédio, a convenção ou o síndico costuma exigir, e o registro de manutenção ajuda.",
            "Consulte a prefeitura e a administradora quando o portão dá para a calçada ou serve ao público.",
          ],
          [
            "Na dúvida, instale: é acréscimo simples em quase todo motor com placa atual.",
            "O custo é pequeno perto do risco, e o orçamento por foto é grátis.",
            "Quase todo motor aceita o sensor; a foto da etiqueta confirma.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que acontece sem ela", "O risco de ficar sem sensor", "Portão sem fotocélula"],
        slots: [
          [
            "Sem feixe, o portão só recua depois de encostar, e nem sempre a força está regulada para isso.",
            "A folha fecha sem ver criança, animal ou moto.",
            "Portão sem sensor não deve ter fechamento automático.",
          ],
          [
            "Se há acidente, a falta de proteção e de manutenção pesa contra quem responde pelo portão.",
            "Manutenção registrada e sensor funcionando protegem pessoas e quem administra.",
            "A responsabilidade é apurada caso a caso, e sensor anulado é difícil de explicar.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Meu portão é antigo e não tem. Preciso pôr?",
        answers: [
          "Recomendamos sim, sobretudo com criança, animal ou rua movimentada. Na maioria dos motores, entra sem trocar o motor.",
          "É a decisão segura, com ou sem exigência no seu município, porque evita o toque da folha. O valor sai por foto.",
        ],
      },
      {
        question: "O condomínio pode obrigar?",
        answers: [
          "Pode, pela convenção ou regulamento, e costuma ser decisão de assembleia ou do síndico na área comum.",
          "Sim, na área comum. Peça a regra por escrito e o teste na entrega do serviço.",
        ],
      },
      {
        question: "Quem testa se está funcionando?",
        answers: [
          "O morador, com cabo de vassoura, uma vez por mês; e o técnico, na revisão {visits.home} em casas ou {visits.business} em empresas.",
          "Qualquer adulto, de longe, com um objeto. O resultado da revisão deve ficar registrado.",
        ],
      },
      {
        question: "Borda sensível conta no lugar?",
        answers: [
          "Ela é outra proteção, que age no toque. Em muito fluxo usam-se as duas; não conte só com uma.",
          "Não substitui a fotocélula. Some as duas onde passa muita gente.",
        ],
      },
    ],
    photo: "uma foto do portão e das duas colunas, com as fotocélulas, se houver",
  },
];
