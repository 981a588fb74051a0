import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const conserto: NarrowConcept[] = [
  {
    id: "conserto-hoje",
    broader: "conserto",
    label: "Conserto hoje, domingo ou 24 horas",
    phrase: "o conserto do portão hoje",
    asks: [
      "conserto hoje",
      "conserto domingo",
      "conserto agora",
      "conserto 24 horas",
      "conserto urgente",
      "conserto feriado",
      "conserto noite",
      "portão 24 horas",
      "técnico hoje",
      "técnico domingo",
      "técnico 24 horas",
      "assistência 24 horas",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Para conserto de portão hoje, à noite ou no domingo, chame pelo WhatsApp, que funciona {hours}. Diga o bairro, se o portão ficou aberto e se há carro preso; o horário da visita e o valor são combinados na hora.",
        "Conserto de portão 24 horas: o contato funciona {hours}. Desligue o disjuntor, afaste crianças e animais e mande endereço, fotos e o que aconteceu; o técnico informa o horário possível e o valor antes de sair.",
        "Precisa consertar o portão agora? Desligue o disjuntor e não force a folha. Mande a mensagem com o bairro e a foto da etiqueta: atendemos {hours}, e o primeiro cuidado é deixar a entrada segura.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Enquanto o técnico não chega", "O que fazer agora", "Portão parado hoje: primeiros cuidados"],
        slots: [
          [
            "Desligue o disjuntor do portão e não insista no controle.",
            "A primeira medida é cortar a energia do motor, para ninguém acionar por engano.",
            "Pare de acionar: cada tentativa pode queimar o motor ou piorar a folha.",
          ],
          [
            "Portão de correr ou de abrir, reto e nivelado, pode ser destravado e fechado na mão; o basculante fica travado.",
            "Só se destrava portão de correr ou de abrir sem folha torta; basculante com defeito não se mexe.",
            "Basculante aberto, torto ou com cabo solto fica como está, com a área isolada.",
          ],
          [
            "Se a casa ficou aberta, deixe alguém por perto e a luz acesa até a visita.",
            "Com o portão aberto à noite, feche o portão social e a porta da casa e fique atento até o técnico chegar.",
            "Choque, fumaça ou folha inclinada pedem distância: ninguém passa por baixo nem ao lado.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "A mensagem que adianta o conserto",
          "O que mandar para vir hoje",
          "Peça o conserto com estes dados",
        ],
        slots: [
          [
            "Com a etiqueta do motor em foto, o técnico já leva a peça provável.",
            "Uma mensagem completa aumenta a chance de resolver na mesma visita.",
            "O que você manda agora decide o que o técnico põe no carro.",
          ],
          [
            "Se o portão ainda anda sem risco, um vídeo com som ajuda; com folha torta ou fumaça, só fotos de longe.",
            "Fotos tiradas de longe bastam quando há perigo; não acione para filmar.",
            "Diga também se faltou luz, choveu forte ou houve batida antes da falha.",
          ],
        ],
        bullets: [
          "Bairro e ponto de referência",
          "Tipo de portão e se ficou aberto",
          "Carro preso ou não",
          "Foto da etiqueta do motor",
          "Quem autoriza o serviço",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto hoje", "Valor à noite e no fim de semana", "Preço combinado antes"],
        slots: [
          [
            "O valor depende da peça e do horário e é dito antes de você confirmar a visita.",
            "Noite, domingo e feriado podem ter valor diferente, informado na conversa.",
            "Visita, mão de obra e peça são combinadas antes, e nada é trocado sem aprovação.",
          ],
          [
            "Às vezes se faz primeiro o que deixa a entrada segura, e a peça fica para o dia seguinte.",
            "Quando a peça não está à mão, o portão é deixado fechado e seguro, e a volta é marcada.",
            "Se o motor não tem reparo, a troca em casa custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo o técnico chega?",
        answers: [
          "O horário depende do bairro e da agenda e é informado quando você manda o endereço.",
          "Não prometemos tempo antes de saber o endereço; na resposta já vem o horário possível.",
        ],
      },
      {
        question: "Atendem domingo e feriado?",
        answers: [
          "Sim, o atendimento funciona {hours}. O horário e o valor são combinados na mensagem.",
          "Sim. Mande o bairro e o defeito, e a resposta traz o horário possível.",
        ],
      },
      {
        question: "O conserto fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando a peça é comum e foi identificada pela foto. Se não, a entrada fica segura e a volta é marcada.",
          "Depende da peça. Capacitor, fim de curso e ajuste costumam resolver na hora; placa específica pode ser encomendada.",
        ],
      },
      {
        question: "E se meu carro está preso?",
        answers: [
          "Diga isso na primeira linha. De correr ou de abrir, reto e nivelado, o portão pode ser destravado; basculante espera o técnico.",
          "Avise logo e não force. Só o de correr ou de abrir, sem folha torta, se abre na mão com o disjuntor desligado.",
        ],
      },
    ],
    photo: "fotos do portão tiradas de longe, a etiqueta do motor e o bairro",
  },
];
