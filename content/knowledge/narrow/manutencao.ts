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
  {
    id: "manutencao-basculante",
    broader: "manutencao",
    label: "Manutenção de portão basculante",
    phrase: "a manutenção do portão basculante",
    asks: [
      "manutenção basculante",
      "revisão basculante",
      "preventiva basculante",
      "revisar basculante",
      "manutenção portão basculante",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção de portão basculante: equilíbrio da folha, cabos, roldanas, fuso, capacitor, fim de curso e força. Em casa, custa a partir de {price.preventive}, sem peças; folha grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "A manutenção do basculante confere contrapeso, cabos de aço, braço, fuso e parte elétrica na mesma visita, {visits.home} em casa. Sai a partir de {price.preventive}, sem peças, e nada é trocado sem a sua aprovação.",
        "Na revisão do portão basculante, o técnico equilibra a folha, examina os cabos, lubrifica o fuso e mede o motor, a partir de {price.preventive} em casa, sem peças. Mande a foto da etiqueta e do portão por dentro.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito no portão basculante",
          "Revisão do basculante, item por item",
          "A visita no basculante",
        ],
        slots: [
          [
            "A folha é testada solta do motor, segura pelo técnico: deve parar a meia altura.",
            "O primeiro exame é o equilíbrio, porque contrapeso errado força o motor todo dia.",
            "Contrapeso e cabos vêm antes do motor, pois são eles que carregam a folha.",
          ],
          [
            "Cabo com fio solto ou ferrugem é trocado em par, com orçamento aprovado antes.",
            "Roldanas, presilhas e cabos são examinados dos dois lados.",
            "Cabo desfiado é o achado que mais evita acidente nessa visita.",
          ],
          [
            "Fuso ou corrente é limpo e lubrificado, e capacitor, força e fim de curso são medidos e regulados.",
            "No acionador, lubrifica-se o fuso, reaperta-se o suporte e mede-se o capacitor.",
            "Depois vêm a limpeza do fuso, o reaperto do suporte e o teste de reversão no obstáculo.",
          ],
        ],
        bullets: [
          "Contrapeso e equilíbrio",
          "Cabos e roldanas",
          "Braço, pinos e dobradiças",
          "Fuso ou corrente",
          "Capacitor e central",
          "Fim de curso e força",
          "Fotocélula e controles",
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de que o basculante pede revisão",
          "Quando adiantar a manutenção do basculante",
          "Avisos do portão basculante",
        ],
        slots: [
          [
            "Folha que desce torta ou não para a meia altura perdeu o equilíbrio.",
            "Se a folha desce depressa ou sobe devagar, o contrapeso ou o cabo mudou.",
            "Portão que entorta ao subir tem cabo ou roldana gasta de um lado.",
          ],
          [
            "Ronco que acompanha a subida costuma ser fuso seco.",
            "Raspagem do começo ao fim vem do fuso sem graxa ou de rolamento gasto.",
            "Estalo sempre no mesmo ponto aponta guia, braço ou roldana.",
          ],
          [
            "Batida no chão ao fechar pede fim de curso regulado.",
            "Se bate ao fechar ou sobra fresta, o fim de curso saiu do ponto.",
            "Fio de cabo arrepiado é motivo para parar de usar e chamar na hora.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "De quanto em quanto tempo?",
        answers: [
          "Em casa, {visits.home}; em uso coletivo, {visits.business}, no mínimo.",
          "Uma revisão {visits.home} atende a casa comum. Barulho novo antecipa.",
        ],
      },
      {
        question: "Posso lubrificar o cabo e o fuso?",
        answers: [
          "Cabo, não mexa. No fuso aparente, só com o disjuntor desligado e a folha fechada, em camada fina e com a graxa do fabricante.",
          "O cabo fica com o técnico. Óleo comum no fuso junta pó; use graxa própria ou espere a visita.",
        ],
      },
      {
        question: "Peças estão no preço?",
        answers: [
          "Não. A visita cobre mão de obra, limpeza e regulagem; peça gasta é orçada e só entra com o seu aceite.",
          "O valor é sem peças. O que precisar de troca é mostrado e aprovado antes.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Costuma caber em uma visita; troca de cabo ou contrapeso alonga o serviço.",
          "Uma visita basta na maioria dos casos. Reparo de serralheria pode pedir outra.",
        ],
      },
    ],
    photo: "fotos do portão basculante por dentro, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "manutencao-correr",
    broader: "manutencao",
    label: "Manutenção de portão de correr",
    phrase: "a manutenção do portão de correr",
    asks: [
      "manutenção deslizante",
      "manutenção correr",
      "revisão deslizante",
      "revisão correr",
      "preventiva correr",
      "preventiva deslizante",
      "manutenção portão correr",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção de portão de correr: trilho, roldanas, guias, cremalheira, engrenagem, capacitor e fim de curso. Em casa, custa a partir de {price.preventive}, sem peças; folha grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "A manutenção do portão deslizante confere trilho, roldanas, folga da cremalheira e motor na mesma visita, {visits.home} em casa. Sai a partir de {price.preventive}, sem peças, e nada é trocado sem a sua aprovação.",
        "Na revisão do portão de correr, o técnico limpa e alinha o que faz a folha pesar, acerta a cremalheira em {rack.clearance} e mede o motor, a partir de {price.preventive} em casa, sem peças. Mande um vídeo do percurso.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito no portão de correr",
          "Revisão do deslizante, item por item",
          "A visita no portão de correr",
        ],
        slots: [
          [
            "Com o motor solto, a folha é levada de ponta a ponta para achar onde prende.",
            "O primeiro exame é a folha na mão: ela deve correr leve do começo ao fim.",
            "Trilho e roldanas vêm antes do motor, porque são eles que fazem pesar.",
          ],
          [
            "A folga entre cremalheira e engrenagem volta a {rack.clearance}, e os parafusos são reapertados.",
            "Cremalheira solta ou baixa é alinhada, com {rack.clearance} de folga.",
            "Dente comido e parafuso frouxo são vistos em toda a extensão da cremalheira.",
          ],
          [
            "Ímãs de fim de curso, força, capacitor e fotocélula são conferidos e regulados.",
            "Depois se medem capacitor e corrente e se regulam força e paradas.",
            "No fim, testam-se a reversão no obstáculo, os batentes e os controles.",
          ],
        ],
        bullets: [
          "Trilho e emendas",
          "Roldanas e guias de cima",
          "Cremalheira e engrenagem",
          "Batentes das duas pontas",
          "Capacitor e central",
          "Ímãs de fim de curso",
          "Fotocélula e controles",
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de que o portão de correr pede revisão",
          "Quando adiantar a manutenção do deslizante",
          "Avisos do portão de correr",
        ],
        slots: [
          [
            "Folha que pesa num trecho tem trilho amassado ou roldana gasta.",
            "Se o portão trava sempre no mesmo ponto, olhe o trilho ali.",
            "Balanço na ponta indica guia de cima solta.",
          ],
          [
            "Estalo de dente pulando pede parar, porque come a engrenagem.",
            "Ruído de pipoca na cremalheira é folga errada ou dente gasto.",
            "Motor que gira e escorrega tem engrenagem ou cremalheira gasta.",
          ],
          [
            "Batida no fim mostra ímã fora do lugar ou força alta.",
            "Se encosta com pancada, o fim de curso saiu do ponto.",
            "Folha que passa do batente ou sai do trilho não deve mais ser usada.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "De quanto em quanto tempo?",
        answers: [
          "Em casa, {visits.home}; em prédio e empresa, {visits.business}, no mínimo.",
          "Uma revisão {visits.home} atende a casa. Rua de terra e uso coletivo pedem mais.",
        ],
      },
      {
        question: "O que posso fazer eu mesmo?",
        answers: [
          "Com o disjuntor desligado, varrer o trilho e limpar a fotocélula com pano seco. Regulagem fica com o técnico.",
          "Manter o trilho limpo é o que mais ajuda. Não passe graxa no trilho: ela junta areia.",
        ],
      },
      {
        question: "Peças estão no preço?",
        answers: [
          "Não. A visita cobre mão de obra, limpeza e regulagem; peça gasta só entra com o seu aceite.",
          "O valor é sem peças, e o que precisar de troca é mostrado antes.",
        ],
      },
      {
        question: "Precisa lubrificar a cremalheira?",
        answers: [
          "A de nylon trabalha quase a seco; a de aço recebe camada fina a cada {rack.months}.",
          "Na de aço, pouca graxa a cada {rack.months}. Na de nylon, limpeza basta.",
        ],
      },
    ],
    photo: "um vídeo do portão de correr andando e fotos do trilho, da cremalheira e da etiqueta do motor",
  },
];
