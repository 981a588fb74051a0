import type { Concept } from "#domain/knowledge/concept.ts";

export const dobradica: Concept = {
  id: "dobradica",
  kind: "part",
  label: "Dobradiça",
  phrase: "a dobradiça do portão",
  words: [
    "dobradiça",
    "gonzo",
    "gonzo do portão",
    "dobradiça quebrada",
    "dobradiça caída",
    "dobradiça com rolamento",
    "pivô do portão",
    "troca de dobradiça",
    "portão caído de lado",
    "mancal do portão",
  ],
  gates: ["pivotante", "duas-folhas", "social", "articulado"],
  intent: "repair",
  answers: {
    any: [
      "O portão de abrir arrastando no chão quase sempre tem dobradiça gasta, solta ou coluna cedendo. Corrige-se o apoio da folha antes do motor, porque atuador não segura folha caída.",
      "Uma dobradiça que range pede limpeza e pouco óleo no pino; com folga, pede pino e bucha novos; com solda trincada, serralheiro antes do próximo uso. Fotos do portão aberto e fechado bastam para o orçamento.",
      "A dobradiça gasta ou com solda trincada deixa a ponta da folha cair, raspar no chão e forçar o braço do motor. O reparo é feito com a folha escorada, e depois se regulam prumo e curso.",
    ],
    price: [
      "O preço da dobradiça depende do peso da folha, do tipo (gonzo, com rolamento, pivô) e da solda na coluna. Com fotos do portão aberto e fechado pelo WhatsApp, o orçamento vem grátis.",
      "Trocar dobradiças é serviço de serralheria, cobrado pelo tamanho da folha e pela quantidade de solda. Reforço na coluna altera o valor; mande fotos de perto e de longe para receber o preço.",
    ],
    repair: [
      "Dobradiça rangendo se limpa e recebe pouco óleo no pino, com o disjuntor desligado; se o rangido volta ou há folga, pino e bucha são trocados com a folha escorada. Uma solda trincada pede parar de usar.",
      "Dobradiça com folga se troca ou ganha pino e bucha novos; com solda trincada, é refeita com a folha apoiada, porque ela pode cair. Depois se acertam o prumo, a trava e o curso do motor.",
    ],
    "how-to": [
      "Lubrificar a dobradiça você pode, com pouco óleo no pino e o disjuntor desligado. Trocar ou soldar não: sem ela a folha cai, e o serviço pede escora, prumo e solda bem feita.",
      "Para avaliar a dobradiça, desligue o disjuntor e olhe se há folga, trinca na solda ou pó de ferrugem no pino. A correção fica com o serralheiro, que apoia a folha antes de soltar o pino.",
    ],
    question: [
      "O motor não segura folha com dobradiça ruim: o peso passa ao braço, que entorta. Corrija a dobradiça primeiro; a folha certa gira com uma mão e para onde é solta.",
      "Pode lubrificar a dobradiça em casa, com pouco óleo no pino e o disjuntor desligado. Trocar, calçar ou soldar não: sem apoio a folha cai, e o serviço pede escora.",
    ],
  },
  line: [
    "Dobradiça gasta deixa a folha cair na ponta, e o motor de abrir perde força.",
    "Folha raspando no chão se resolve na dobradiça ou na coluna, não no motor.",
    "Um pino lubrificado e uma solda inteira valem mais ao pivotante que um motor mais forte.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Dobradiça, gonzo e pivô", "Onde a folha de abrir se apoia", "Tipos de dobradiça de portão"],
      slots: [
        [
          "O gonzo é o par de pino e luva soldado na coluna e na folha, comum em portão de ferro.",
          "Em portão de ferro usa-se o gonzo, um pino que gira dentro de uma luva soldada.",
          "Folhas leves levam dobradiça comum; as pesadas usam gonzo reforçado ou com rolamento.",
        ],
        [
          "O pivô apoia a folha no chão e poupa a coluna, bom recurso para folha larga.",
          "Portões largos podem girar sobre um pivô no piso, com outro ponto de guia em cima.",
          "Com rolamento na base, a folha pesada gira macia e o pino dura mais.",
        ],
        [
          "Quanto mais larga é a folha, maior é a alavanca sobre a dobradiça de cima.",
          "A dobradiça superior é puxada para fora e a inferior, empurrada; por isso a de cima solta primeiro.",
          "A largura pesa mais que altura: uma folha comprida funciona como alavanca na coluna.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de dobradiça gasta",
        "Folha caída e raspando no chão",
        "O que a dobradiça mostra antes de ceder",
      ],
      slots: [
        [
          "A ponta da folha desce e começa a riscar o piso em meia-lua.",
          "Um arco riscado no chão é a assinatura da folha que caiu da dobradiça.",
          "Quando a fechadura ou a trava deixa de encaixar, a folha provavelmente baixou.",
        ],
        [
          "Rangido na abertura e pó de ferrugem embaixo do pino pedem lubrificação e exame.",
          "O pó avermelhado que escorre da luva mostra metal comendo metal por falta de óleo.",
          "Range primeiro, cria folga depois: o pino seco se gasta até a folha bambear.",
        ],
        [
          "Trinca na solda ou tinta rachada junto à coluna é sinal de queda próxima.",
          "A tinta aberta em volta da dobradiça revela que a peça se mexe a cada abertura.",
          "Uma coluna que balança quando a folha abre mostra que a fixação está cedendo.",
        ],
      ],
      bullets: [
        "Risco em arco no piso",
        "Trava que não encaixa",
        "Rangido e pó de ferrugem",
        "Tinta rachada na solda",
        "Coluna que balança",
        "Vão menor na ponta da folha",
      ],
    },
    {
      about: "check",
      headings: [
        "Inspeção segura da dobradiça",
        "O que conferir antes de chamar",
        "Olhar a dobradiça em poucos passos",
      ],
      slots: [
        [
          "A verificação é só visual e se faz com o motor sem energia.",
          "Olhar de perto basta: nenhuma dobradiça precisa ser solta para mostrar o defeito.",
          "Com o disjuntor desligado, a inspeção leva poucos minutos e não pede ferramenta.",
        ],
        [
          "Se a solda estiver trincada, não abra a folha e mantenha as pessoas afastadas.",
          "Uma trinca visível é motivo para deixar o portão fechado e fora de uso.",
          "Uma folha presa por um fio de solda pode cair na próxima abertura, então pare de usar.",
        ],
        [
          "Não tire o pino nem ponha calço embaixo da ponta para continuar usando o motor.",
          "Um calço improvisado disfarça a queda e joga o esforço no braço do atuador.",
          "O pino só sai com a folha escorada, e isso é trabalho do serralheiro.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor do motor.",
        "Compare o vão entre a folha e o chão perto da coluna e na ponta.",
        "Olhe a solda e a tinta em volta de cada dobradiça.",
        "Procure pó de ferrugem no pino e risco no piso.",
        "Fotografe tudo; com trinca na solda, deixe o portão fechado até o conserto.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como se conserta a dobradiça",
        "Troca de gonzo e acerto do prumo",
        "O que o serralheiro faz na visita",
      ],
      slots: [
        [
          "A folha é apoiada e presa antes que pino ou solda sejam tocados.",
          "Uma escora firme vem primeiro, porque a folha solta do gonzo cai inteira no chão.",
          "O serralheiro calça a ponta da folha e alivia o peso das dobradiças.",
        ],
        [
          "Gonzo gasto é cortado e trocado, com reforço na coluna quando o metal está fraco.",
          "Entram pino e luva novos, soldados no prumo, com a placa do motor desconectada.",
          "Uma solda trincada é aberta, limpa e refeita; cordão por cima da trinca não segura.",
        ],
        [
          "Com a folha outra vez nivelada, acertam-se trava, batente e curso do motor.",
          "O prumo é conferido aberto e fechado, e o braço do atuador recebe nova regulagem.",
          "No fim, a folha deve parar onde for deixada e encaixar na trava sem esforço.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com dobradiças", "Lubrificação do pino e reforço", "Para a dobradiça durar"],
      slots: [
        [
          "Algumas gotas de óleo no pino, com pano para tirar a sobra, evitam o rangido.",
          "Lubrifique o pino em pouca quantidade, com o disjuntor desligado e a folha fechada.",
          "Graxa no pino na hora da montagem e óleo de tempos em tempos mantêm o giro livre.",
        ],
        [
          "Ninguém deve se pendurar na folha: o peso na ponta multiplica o esforço na coluna.",
          "Uma criança balançando no portão é o que mais entorta dobradiça de casa.",
          "Peso na ponta da folha, mesmo por brincadeira, abre a luva e entorta o pino.",
        ],
        [
          "Em folha larga e exposta ao vento, um pivô no piso reparte a carga da coluna.",
          "Portão de abrir {em} que ganhou chapa ou madeira precisa de dobradiças para o novo peso.",
          "Retocar a tinta junto à solda segura a ferrugem, que começa sempre por ali.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão de abrir está raspando no chão?",
      answers: [
        "O portão raspa porque a dobradiça gastou, a solda cedeu ou a coluna inclinou. Raspar o piso não resolve: a folha precisa voltar ao prumo.",
        "A ponta desceu, quase sempre por dobradiça gasta ou coluna frouxa. O serralheiro apoia a folha e refaz o ponto de giro.",
      ],
    },
    {
      question: "Posso passar óleo na dobradiça do portão?",
      answers: [
        "Pode. Poucas gotas no pino, com o disjuntor desligado, e um pano para o excesso. Se a folga continuar, a peça já está gasta.",
        "Sim, óleo fino no pino resolve o rangido. Não resolve folga nem solda trincada, que pedem serralheiro.",
      ],
    },
    {
      question: "Quantas dobradiças um portão precisa?",
      answers: [
        "O número depende do peso e da altura: folhas leves usam duas, e folhas altas ou pesadas levam três ou um pivô no piso.",
        "Duas bastam em portão leve; uma folha pesada pede três ou apoio com rolamento embaixo. Com motor, a fixação deve ser reforçada.",
      ],
    },
    {
      question: "Motor pivotante segura folha com dobradiça ruim?",
      answers: [
        "Não. O atuador empurra, não sustenta; uma folha caída torce o braço e gasta o motor. A dobradiça vem primeiro.",
        "Não segura, e ainda se estraga. O peso da folha é da dobradiça e da coluna, e o motor só faz o giro.",
      ],
    },
    {
      question: "Vale usar dobradiça com rolamento?",
      answers: [
        "Em folha pesada ou automatizada, vale: o giro fica macio e o motor trabalha com menos força. Em portão leve, o gonzo comum lubrificado atende.",
        "Vale para portão grande e de muito uso. O rolamento reduz o atrito e o desgaste do pino.",
      ],
    },
  ],
  photo: "fotos das dobradiças com o portão aberto e fechado e da folga entre a ponta da folha e o chão",
  related: ["pivotante", "social", "torto", "solda", "braco", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
