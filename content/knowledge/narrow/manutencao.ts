import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const manutencao: NarrowConcept[] = [
  {
    id: "manutencao-condominio",
    broader: "manutencao",
    label: "Manutenção preventiva de condomínio",
    phrase: "a manutenção do portão do condomínio",
    asks: [
      "manutenção condomínio",
      "preventiva condomínio",
      "revisão condomínio",
      "manutenção prédio",
      "manutenção portão coletivo",
      "manutenção síndico",
      "preventiva prédio",
      "manutenção garagem coletiva",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção preventiva do portão de condomínio é feita {visits.business}, no mínimo, com revisão de cabos, roldanas, força, sensores e parte elétrica e relatório para o síndico. O valor é por portão, em orçamento grátis.",
        "Em condomínio, a manutenção preventiva acompanha o uso: {visits.business} ou mais, conforme o fluxo. O técnico ajusta a folha, mede motor e placa, testa a fotocélula e deixa por escrito o que precisa de troca.",
        "Manutenção de portão de condomínio custa por portão e por visita, conforme peso, fluxo e estado do conjunto. Mande fotos dos portões, das etiquetas e o número de vagas para a proposta, sem custo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito na manutenção preventiva do condomínio",
          "A visita, item por item",
          "Roteiro da revisão no prédio",
        ],
        slots: [
          [
            "A folha vem primeiro: cabos, roldanas, dobradiças, soldas, batentes e guia, com o circuito desligado.",
            "O exame começa na mecânica, porque é ela que força o motor de uso intenso.",
            "Cabos, roldanas, trilho e fixações são conferidos antes da parte elétrica.",
          ],
          [
            "Depois se medem corrente e capacitor, regulam-se força e paradas e se testa a fotocélula.",
            "Na elétrica, corrente, capacitor, contatos e aterramento passam por medição.",
            "Força no mínimo necessário, parada no ponto e fotocélula testada fecham a parte de segurança.",
          ],
          [
            "O relatório registra o que foi feito, o que trocar e o que acompanhar, com data.",
            "Com o histórico escrito, o síndico prevê a troca em vez de pagar urgência.",
            "Cada visita deixa registro para a administradora e a assembleia.",
          ],
        ],
        bullets: [
          "Cabos, roldanas, dobradiças e soldas",
          "Trilho, guia e batentes",
          "Corrente, capacitor e contatos",
          "Força, paradas e fotocélula",
          "Destravamento e nobreak",
          "Relatório para o síndico",
        ],
      },
      {
        about: "time",
        headings: ["Frequência certa no condomínio", "Quantas vezes por ano", "O calendário da manutenção preventiva"],
        slots: [
          [
            "O mínimo é {visits.business}; muitas vagas para um portão só pedem intervalo menor.",
            "Programe {visits.business} e encurte o intervalo se o portão quase não descansa.",
            "Em prédio grande ou com motor antigo, {visits.business} pode ser pouco.",
          ],
          [
            "Entre as visitas, a zeladoria varre o trilho e limpa as lentes da fotocélula, com o disjuntor desligado.",
            "À equipe do prédio cabem limpeza e observação; cabo, mola, contrapeso e tampa são do técnico.",
            "A portaria anota ruído, lentidão e parada fora do ponto, com data.",
          ],
          [
            "A visita é marcada fora do pico, com aviso aos moradores.",
            "O horário é combinado para não prender carros na garagem.",
            "Meio da manhã ou da tarde costuma atrapalhar menos os moradores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa para o condomínio", "Valor por portão", "O que muda o preço da manutenção preventiva"],
        slots: [
          [
            "O preço depende do número de portões, do peso da folha, do fluxo e do estado do conjunto.",
            "Cada portão tem valor próprio, dado por foto ou vistoria, com orçamento grátis.",
            "Visita avulsa ou contrato anual: o valor por portão costuma ser combinado junto.",
          ],
          [
            "Adiar a revisão pode terminar em troca do motor, que em portão pesado custa de {price.heavySwap}.",
            "Perto da troca de um motor pesado, de {price.heavySwap}, a manutenção preventiva pesa pouco.",
            "Peças são à parte e só entram com aprovação de quem responde pelo prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço é o mesmo de uma casa?",
        answers: [
          "Não. Em condomínio o valor é por portão, conforme peso e uso, e vem em orçamento grátis.",
          "Não: portão coletivo é maior e trabalha mais. Mande fotos e o número de vagas para a proposta.",
        ],
      },
      {
        question: "Precisa de contrato?",
        answers: [
          "Não é obrigatório, mas ajuda: fixa as visitas, o que é feito e como chamar na urgência.",
          "Pode ser avulsa. O contrato compensa quando há mais de um portão ou muito fluxo.",
        ],
      },
      {
        question: "A portaria pode lubrificar o portão?",
        answers: [
          "Melhor não. Cabe à equipe varrer o trilho e limpar as lentes, com o disjuntor desligado; lubrificação é da visita.",
          "Só limpeza externa. Produto errado em trilho e cremalheira gasta as peças.",
        ],
      },
      {
        question: "A garagem fica parada durante a revisão?",
        answers: [
          "Por períodos curtos, combinados fora do pico, com alguém orientando a passagem.",
          "O portão para enquanto é medido e testado; o horário é escolhido com o prédio.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de vagas e o horário de pico",
  },
];
