import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const condominio: NarrowConcept[] = [
  {
    id: "sindico-obrigacoes",
    broader: "condominio",
    label: "Síndico e o portão: obrigações",
    phrase: "as obrigações do síndico com o portão",
    asks: [
      "síndico obrigação",
      "síndico responsabilidade portão",
      "obrigação condomínio portão",
      "responsabilidade condomínio portão",
      "síndico deve portão",
      "responsável portão condomínio",
      "síndico responde portão",
      "síndico responsável",
    ],
    intent: "question",
    answers: {
      any: [
        "Cabe ao síndico conservar o portão, que é parte comum: manter revisão em dia, {visits.business} no mínimo, parar o uso quando há risco, guardar registros e orientar a equipe. Regras de gasto e de assembleia estão na convenção.",
        "O síndico responde pela conservação do portão do condomínio. Na prática: manutenção registrada, fotocélula e força testadas, sinalização, controle de quem tem acesso e plano para falta de energia.",
        "Portão com risco sai de uso: é a primeira obrigação de quem administra. Depois vêm o conserto por profissional, o registro do serviço e o aviso aos moradores; dúvida jurídica é com a administradora ou o advogado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lista do síndico para o portão", "O que manter em dia", "Rotina e registros"],
        slots: [
          [
            "Uma lista simples, com data e responsável, mostra que o portão é cuidado.",
            "O registro vale tanto quanto o serviço, em caso de acidente ou de seguro.",
            "Poucos itens, conferidos sempre, evitam a maioria das urgências.",
          ],
          [
            "Notas, relatórios e manual ficam numa pasta só, com a administradora.",
            "Guarde relatório de cada visita, com o que foi testado e o que falta trocar.",
            "Anote também batidas, panes e quem autorizou cada serviço.",
          ],
        ],
        steps: [
          "Marque as revisões do ano, {visits.business} no mínimo.",
          "Peça relatório escrito de cada visita.",
          "Treine mais de uma pessoa por turno no destravamento.",
          "Mantenha a lista de controles por unidade.",
          "Defina quem autoriza gasto na urgência.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar o portão", "Risco: o que o síndico faz na hora", "Segurança de moradores e pedestres"],
        slots: [
          [
            "Cabo desfiado, folha torta, choque ou fotocélula sem funcionar param o portão até o reparo.",
            "Na dúvida sobre a segurança, desligue o disjuntor, isole a área e use outra entrada.",
            "Portão que fecha sem ver carro ou pessoa não pode continuar em uso.",
          ],
          [
            "Ninguém da equipe abre motor nem mexe em cabo, mola ou contrapeso.",
            "A equipe limpa, observa e avisa; o reparo é de técnico.",
            "Basculante com defeito fica travado e isolado até o técnico chegar.",
          ],
          [
            "Fotocélula, força baixa, sinaleiro e passagem de pedestre à parte são o conjunto de proteção.",
            "Saída na calçada pede sinaleiro e aviso, porque o pedestre tem preferência.",
            "Acidente ou batida se registra com fotos, data e testemunhas, antes do conserto.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Quem paga o carro que o portão bateu?",
        answers: [
          "Depende da causa: defeito, falta de manutenção ou erro do motorista. Registre fotos e o laudo do técnico e consulte seguro e administradora.",
          "Não há resposta única. O relatório técnico da causa ajuda o seguro e a administradora a decidir.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Depende da convenção, do valor e da urgência. A administradora orienta; o orçamento por itens ajuda na votação.",
          "Conserto necessário e melhoria costumam ter regras diferentes. Consulte a convenção antes.",
        ],
      },
      {
        question: "A manutenção do portão é obrigatória?",
        answers: [
          "Conservar as partes comuns é dever da administração, e o portão é uma delas. A revisão {visits.business} é o nosso mínimo recomendado.",
          "O dever é conservar e evitar risco. Revisão periódica com registro é como se demonstra isso.",
        ],
      },
      {
        question: "O porteiro pode destravar o portão?",
        answers: [
          "Pode, se treinado e com o disjuntor desligado, só em portão de correr ou de abrir, reto e nivelado.",
          "Sim, com treino. Basculante com defeito fica travado até o técnico chegar.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores e o último relatório, se houver",
  },
];
