import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const sinaleiro: NarrowConcept[] = [
  {
    id: "sinaleiro-obrigatorio",
    broader: "sinaleiro",
    label: "Sinaleiro é obrigatório?",
    phrase: "a obrigação de ter sinaleiro",
    intent: "question",
    asks: [
      "sinaleiro obrigatório",
      "sinalização garagem obrigatória",
      "sirene garagem obrigatória",
      "lei sinaleiro",
      "lei garagem sirene",
      "sinaleiro lei",
      "preciso sinaleiro",
      "semáforo garagem obrigatório",
      "alarme garagem lei",
    ],
    answers: {
      any: [
        "Sinaleiro de garagem depende da lei do município e do tipo de imóvel: prédio, estacionamento e comércio costumam ter obrigação de sinalizar a saída; casa, em geral, não. Confirme na prefeitura e na convenção do condomínio.",
        "A obrigação do sinaleiro é municipal e muda de cidade para cidade. Em garagem coletiva, trate como item necessário; em casa, como segurança para quem passa na calçada. A prefeitura informa o que vale na sua rua.",
        "Em prédio e comércio, a saída de veículos costuma exigir aviso luminoso ou sonoro, conforme a regra da cidade. Na casa é opcional, e ainda assim útil em calçada movimentada ou saída sem visão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como saber o que vale para o seu imóvel",
          "Prefeitura, convenção e alvará",
          "Onde confirmar a exigência",
        ],
        slots: [
          [
            "A resposta segura vem do município, porque a regra não é a mesma em toda a Grande São Paulo.",
            "Quem tem alvará ou auto de licença pode encontrar a exigência no próprio processo.",
            "O síndico costuma ter no projeto aprovado o que foi pedido.",
          ],
        ],
        steps: [
          "Veja o tipo de uso do imóvel: casa, prédio, comércio ou estacionamento.",
          "Consulte a prefeitura ou a subprefeitura sobre saída de veículos.",
          "Leia a convenção e o regimento do condomínio.",
          "Confira se há limite de horário ou de volume para o som.",
          "Guarde a resposta para o orçamento do aparelho.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Mesmo sem obrigação, quando instalar",
          "Saída sem visão pede sinaleiro",
          "Onde o aviso evita acidente",
        ],
        slots: [
          [
            "Muro alto, curva e calçada com muito pedestre justificam o sinaleiro em qualquer imóvel.",
            "Saída de ré e rampa escondem quem vem a pé, e a luz avisa antes do carro.",
            "Perto de escola, ponto de ônibus e comércio, o aviso luminoso faz diferença.",
          ],
          [
            "A luz basta onde o som incomoda; o bip ajuda quem não enxerga ou anda distraído.",
            "Som regulável atende a regra do prédio e o sossego dos vizinhos.",
            "Modelo com desligamento noturno do bip evita reclamação, se a regra permitir.",
          ],
          [
            "O sinaleiro avisa, mas não para o portão: a fotocélula continua indispensável.",
            "Aviso e sensor são coisas diferentes, e um não substitui o outro.",
            "Some espelho convexo onde a visão é ruim.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso ser multado por não ter?",
        answers: [
          "Se a regra do município exigir, sim. A fiscalização e o valor são da prefeitura.",
          "Pode, onde há exigência. Confirme com o órgão municipal.",
        ],
      },
      {
        question: "O som pode ser desligado à noite?",
        answers: [
          "Em muitos aparelhos, sim; se pode ou não, depende da regra local. Pergunte antes de desligar.",
          "Depende do município e do prédio. Há modelos com horário para o bip.",
        ],
      },
      {
        question: "Espelho convexo substitui o sinaleiro?",
        answers: [
          "Não onde o sinaleiro é exigido. Ele ajuda o motorista; o sinaleiro avisa o pedestre.",
          "São complementares. O espelho não avisa quem caminha.",
        ],
      },
      {
        question: "O sinaleiro pode ficar na calçada?",
        answers: [
          "Fixe na fachada ou no muro, sem invadir a passagem. Poste na calçada depende de autorização.",
          "Na fachada é o usual. A calçada é pública e tem regra própria.",
        ],
      },
    ],
    photo: "uma foto da saída de veículos vista da calçada e da etiqueta do motor",
  },
];
