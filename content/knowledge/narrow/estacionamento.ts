import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const estacionamento: NarrowConcept[] = [
  {
    id: "conserto-no-estacionamento",
    broader: "estacionamento",
    label: "Conserto de portão de estacionamento",
    phrase: "o conserto do portão de estacionamento",
    asks: combine(
      ["portão estacionamento"],
      [
        "conserto",
        "consertar",
        "quebrou",
        "quebrado",
        "parou",
        "travou",
        "travado",
        "não abre",
        "não fecha",
        "manutenção",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão de estacionamento parado tem prioridade: mande um vídeo e a foto da etiqueta, {shop.hours}, e dizemos a causa provável, o valor e o horário. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se o motor de uso intenso acabou, a troca fica de {price.heavySwap}, com mão de obra.",
        "O conserto do portão de estacionamento começa por separar folha, motor e central: roldana, trilho e fotocélula são os que mais falham com muitos carros. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; trocar o motor, de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o portão parado e carros dentro", "Enquanto o técnico não chega"],
        slots: [
          ["Um funcionário fica na entrada, e ninguém passa sob a folha.", "Ponha alguém orientando antes de mexer."],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Isole a passagem e avise quem está com o carro dentro.",
          "Folha de correr ou de abrir, reta, no trilho e em piso plano, pode ser destravada pela chave, por quem sabe.",
          "Basculante ou de enrolar fica como está até o técnico ver.",
          "Mande vídeo, etiqueta do motor e o horário em que a entrada pode parar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que mais falha com movimento", "Defeitos do uso intenso"],
        slots: [
          [
            "Fotocélula suja ou batida, roldana gasta e cremalheira frouxa vêm na frente.",
            "Com centenas de aberturas, gastam-se primeiro roldana, cremalheira e fotocélula.",
          ],
          [
            "Motor que desarma na hora cheia está esquentando: ou é fraco para o fluxo, ou a folha pesa.",
            "Parada só na hora de pico é calor: o motor não descansa ou a folha pesa demais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para consertar sem fechar o estacionamento?",
        answers: ["Em geral, sim, em horário de pouco movimento e com outra entrada ou um funcionário orientando."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["Em uso intenso, {visits.business}, no mínimo; com rotativo, todo mês."],
      },
    ],
    photo: "um vídeo do portão e fotos da etiqueta do motor e da entrada",
  },
  {
    id: "estacionamento-motor",
    broader: "estacionamento",
    label: "Motor para estacionamento",
    phrase: "o motor para portão de estacionamento",
    asks: [
      "portão estacionamento vagas",
      "portão estacionamento vagas preço",
      "estacionamento vagas motor",
      "motor estacionamento vagas",
      "portão estacionamento preço",
      "motor portão estacionamento preço",
      "motor estacionamento preço",
      "portão automático estacionamento preço",
      "quantos ciclos hora motor estacionamento",
      "quantos ciclos hora precisa motor portão estacionamento",
      "motor estacionamento",
      "melhor motor estacionamento",
      "portão estacionamento rotativo",
      "motor portão estacionamento",
      "automatizar estacionamento",
      "portão automático estacionamento",
    ],
    intent: "buying",
    answers: {
      any: [
        "Com 10, 15, 20, 30, 40 ou 50 vagas, o estacionamento só de mensalistas fica com médio fluxo, e o de rotatividade, com uso intenso: de {price.heavySwap}, com mão de obra, em folha pesada. Carros na hora de pico, medidas e foto da entrada fecham o preço.",
        "Para estacionamento, o motor precisa aguentar, por hora, mais aberturas que os carros do pico; com mão de obra, fica de {price.heavySwap}. Se o movimento é alto, deixe o portão aberto de dia e use cancela; o motor dura mais.",
        "O melhor motor para estacionamento rotativo é de uso intenso, com inversor e fotocélula dupla, de {price.heavySwap} com mão de obra. Com poucas vagas de mensalista, um modelo menor pode atender; conte as aberturas antes.",
        "O motor de casa não serve em estacionamento com rotatividade: esquenta e desarma na hora de pico. O de uso intenso, com mão de obra, fica de {price.heavySwap}; carros por hora, medidas da folha e fotos da entrada fecham o modelo.",
      ],
      price: [
        "O motor do portão de estacionamento fica de {price.heavySwap}, com mão de obra, em folha pesada ou com rotatividade; só com 10, 15, 20 ou 30 vagas de mensalista, um de médio fluxo pode ficar no piso da faixa. Foto da entrada, medidas e carros na hora de pico fecham o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Mensalista ou rotativo: que motor usar",
          "Escolher pelo número de carros",
          "Portão, cancela ou os dois",
        ],
        slots: [
          [
            "Mensalista abre de manhã e à tarde; rotativo abre o dia todo, e o motor muda com isso.",
            "Conte os carros na hora de pico e dobre, porque cada um pode abrir duas vezes.",
            "Poucas vagas fixas aceitam motor menor; rotatividade pede uso intenso.",
          ],
          [
            "A cancela aguenta repetição e custa menos por ciclo; portão fecha o imóvel.",
            "Cancela de dia e portão à noite é a combinação que mais poupa o motor.",
            "Sem espaço para cancela, o portão precisa de motor de fluxo e inversor.",
          ],
          [
            "Tag ou leitor na entrada evita fila na rua e dispensa controle por cliente.",
            "Saída com sensor no piso abre sozinha, e a fotocélula dupla segura o fechamento.",
            "O nobreak evita carros presos na falta de luz.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Público a pé e carros: proteção", "Evitar batida no cliente", "Fotocélula dupla e sinalização"],
        slots: [
          [
            "Um carro parado no vão precisa ser visto por mais de um sensor.",
            "Dois feixes ou sensor no piso evitam que a folha desça sobre o carro.",
            "Um feixe só vê na altura dele; um carro alto ou parado fora da linha pode não ser visto.",
          ],
          [
            "Pedestre entra por outro lado, com sinaleiro no portão dos carros.",
            "Faixa pintada e luz avisam quem caminha.",
            "O operador aciona vendo o vão, e ninguém passa sob a folha.",
          ],
        ],
      },
    ],
    keep: ["cost", "care"],
    questions: [
      {
        question: "Estacionamento precisa de cancela ou de portão?",
        answers: [
          "Com movimento, precisa dos dois: cancela no horário aberto, portão para fechar à noite.",
          "Use a cancela para o fluxo e o portão para a segurança. Com pouco movimento, só o portão pode bastar.",
        ],
      },
      {
        question: "O portão prendeu carros de clientes. O que faço?",
        answers: [
          "Desligue o disjuntor e chame, pelo WhatsApp, {shop.hours}. Só funcionário treinado destrava portão de correr, reto e nivelado.",
          "Isole, desligue e peça atendimento; basculante ou folha torta não se destrava.",
        ],
      },
      {
        question: "Quantos ciclos o motor precisa ter?",
        answers: [
          "O motor precisa de mais ciclos que as aberturas da sua hora de pico. O número está na ficha do modelo.",
          "Conte entradas e saídas na hora de pico e escolha acima disso.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão do estacionamento?",
        answers: [
          "Revise ao menos {visits.business}; com rotatividade alta, mais vezes.",
          "A revisão é no mínimo {visits.business}, com sensores testados toda semana pela equipe.",
        ],
      },
    ],
    photo: "fotos da entrada e da folha, com as medidas e os carros por hora no pico",
  },
];
