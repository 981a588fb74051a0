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
      "Problema de dobradiça no portão de abrir deixa a ponta da folha cair, raspar no chão e forçar o braço do motor. Quem resolve é o serralheiro ou o técnico, com a folha escorada; só lubrificar e regular em casa parte de {price.preventive}, sem peças.",
      "Dobradiça do portão que range pede limpeza e pouco óleo no pino; com folga, pino e bucha novos; com solda trincada, conserto antes do próximo uso. O ajuste com lubrificação custa a partir de {price.preventive} em residência, fora peças e solda.",
      "Em portão automático de abrir, a dobradiça sustenta a folha e o motor só a empurra, por isso a gasta se conserta primeiro. Lubrificar e regular começa em {price.preventive} numa casa, sem peças, e troca ou solda é orçada por foto.",
    ],
    price: [
      "O preço do conserto da dobradiça do portão depende do peso da folha, do tipo e da solda: lubrificar e regular parte de {price.preventive} em casa, sem peças; pino e bucha vêm depois, e refazer solda ou coluna é o mais caro.",
      "Quanto custa trocar dobradiça do portão de abrir segue o tamanho da folha e a quantidade de solda, com peça e serviço orçados juntos por foto. Só o ajuste com óleo, em residência, custa desde {price.preventive}, fora peças.",
    ],
    repair: [
      "O conserto de dobradiça do portão começa com a folha escorada: pino e bucha com folga são trocados, e solda trincada é aberta e refeita. Lubrificar e regular, sem peças, parte de {price.preventive} em casa, e depois se acertam prumo, trava e curso do motor.",
      "Dobradiça de portão de abrir com folga ganha pino e bucha novos, e com solda trincada é refeita com a folha apoiada, porque ela pode cair. Rangido simples se resolve na visita de ajuste, a partir de {price.preventive} em residência, fora peças.",
      "Consertamos dobradiça do portão da garagem conforme o defeito: óleo no pino, desde {price.preventive} numa casa com regulagem, sem peças, ou troca e solda, orçadas por foto. Com trinca visível, pare de usar e desligue o disjuntor.",
    ],
    "how-to": [
      "Lubrificar a dobradiça do portão você pode, com pouco óleo no pino e o disjuntor desligado. Trocar ou soldar não, porque sem ela a folha cai; se a folga continuar, a visita de ajuste parte de {price.preventive} em casa, sem peças.",
      "Para avaliar a dobradiça do portão de abrir, desligue o disjuntor e olhe se há folga, trinca na solda ou pó de ferrugem. A correção é com a folha apoiada, pelo técnico ou serralheiro, e regular em residência custa desde {price.preventive}, fora peças.",
    ],
    question: [
      "Quem resolve problema de dobradiça em portão de abrir é o serralheiro ou o técnico do portão, com a folha escorada, porque ela pode cair. Lubrificar e regular parte de {price.preventive} em casa, sem peças; pino, bucha e solda são orçados por foto.",
      "Não, o motor não segura folha com dobradiça ruim, já que o peso passa ao braço, que entorta. Corrija a dobradiça do portão primeiro; o ajuste residencial começa em {price.preventive}, fora peças e solda.",
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
          "Folha leve leva dobradiça comum; portão de ferro usa gonzo, um pino que gira dentro de uma luva soldada. As pesadas usam gonzo com rolamento ou pivô, que apoia a folha no chão.",
          "O gonzo, par de pino e luva soldado na coluna e na folha, é o comum em ferro. Em portão largo, um pivô no piso poupa a coluna.",
          "Há três apoios: dobradiça comum, gonzo e pivô de piso. Quanto mais pesada a folha, mais para o fim dessa lista se vai.",
          "Pino e luva formam o gonzo dos portões de ferro. Rolamento na base ou pivô no chão ajudam a folha pesada a girar macia.",
        ],
        [
          "Quanto mais larga a folha, maior a alavanca sobre a dobradiça de cima, que por isso solta primeiro. A largura pesa mais que a altura.",
          "A de cima é puxada para fora e a de baixo, empurrada. Folha comprida faz mais força na coluna que folha alta.",
          "Uma folha larga funciona como alavanca e cansa a dobradiça superior. É ela que costuma ceder antes.",
          "O esforço cresce com a largura, e quem sofre é a dobradiça do alto. Folha curta gasta menos.",
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
          "A ponta da folha desce e risca o piso em meia-lua, e a trava deixa de encaixar. Trinca na solda ou tinta rachada junto à coluna é sinal de queda próxima.",
          "Arco riscado no chão é a marca da folha que caiu. Tinta aberta em volta da dobradiça revela que ela se mexe a cada abertura.",
          "Range primeiro, cria folga depois e por fim a folha baixa. Se a solda trincou, ninguém abre o portão até o conserto.",
          "Piso riscado, trava que não casa e pó de ferrugem no pino contam a mesma história. Coluna que balança quando a folha abre é o caso mais sério.",
        ],
      ],
      bullets: [
        "Risco em arco no piso: folha caída",
        "Rangido e pó de ferrugem: pino seco",
        "Tinta rachada na solda: trinca, pare de usar",
        "Coluna que balança: fixação cedendo",
        "Trava que não encaixa: folha fora do prumo",
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
          "A verificação é só visual, com o motor sem energia e o portão fechado. Não tire o pino nem ponha calço, que joga o esforço no braço do motor.",
          "Olhar de perto basta, sem soltar nada. Uma trinca visível é motivo para deixar o portão fechado e fora de uso.",
          "Com o disjuntor desligado, poucos minutos resolvem a inspeção. O pino só sai com a folha escorada, e isso é serviço do técnico.",
          "Veja, compare e fotografe, sem ferramenta. Folha presa por um fio de solda pode cair na próxima abertura.",
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
        "O que é feito na visita da dobradiça",
      ],
      slots: [
        [
          "A folha é apoiada antes que pino ou solda sejam tocados. Gonzo gasto é trocado no prumo, com a placa do motor desconectada, e coluna fraca recebe reforço.",
          "Uma escora firme vem primeiro, porque a folha solta cai inteira. Entram pino e luva novos, e solda trincada é aberta, limpa e refeita.",
          "Calçada a ponta da folha, o peso sai das dobradiças. Cordão por cima da trinca não segura, por isso ela é refeita.",
          "Primeiro se escora, depois se corta e se solda. A central é desligada antes, porque a corrente da solda queima a placa.",
        ],
        [
          "Com a folha nivelada, acertam-se trava, batente e curso do motor. Só lubrificar e regular leva até {trade.smallRepair}.",
          "O prumo é conferido aberto e fechado, e o braço recebe nova regulagem. Sem solda, o serviço toma até {trade.smallRepair}.",
          "No fim a folha para onde é deixada e encaixa sem esforço. Ajuste e óleo cabem em até {trade.smallRepair}.",
          "Trava, curso e força são regulados por último. Até {trade.smallRepair} bastam quando não há peça.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com dobradiças", "Lubrificação do pino e reforço", "Para a dobradiça durar"],
      slots: [
        [
          "Algumas gotas de óleo no pino, com o disjuntor desligado e pano na sobra, evitam o rangido. A revisão em casa, {visits.home}, vê folga, solda e coluna.",
          "Lubrifique o pino em pouca quantidade, com a folha fechada e sem energia. Folga e trinca são conferidas na revisão {visits.home}.",
          "Óleo leve de tempos em tempos mantém o giro livre. Na revisão, {visits.home}, o técnico procura trinca e folga.",
          "Pino limpo e com pouco óleo dura bem mais. Solda e coluna entram na visita, {visits.home} em residência.",
        ],
        [
          "Ninguém se pendura na folha, porque peso na ponta entorta o pino e abre a luva. Folha larga no vento ganha com um pivô no piso.",
          "Criança balançando no portão é o que mais entorta dobradiça de casa. Em folha comprida, o pivô de chão reparte a carga.",
          "Peso na ponta multiplica o esforço na coluna. Chapa ou madeira acrescentada pede dobradiça para o novo peso.",
          "Não use a folha como balanço, e retoque a tinta junto à solda, onde a ferrugem começa. Portão largo pede pivô.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão de abrir está raspando no chão?",
      answers: [
        "O portão de abrir está raspando no chão porque a dobradiça gastou, a solda cedeu ou a coluna inclinou. A folha precisa voltar ao prumo.",
        "A ponta desceu, quase sempre por dobradiça gasta ou coluna frouxa. Raspar o piso não resolve.",
        "Pela dobradiça ou pela coluna. Cortar a folha embaixo esconde a causa, e ela continua descendo.",
      ],
    },
    {
      question: "Posso passar óleo na dobradiça do portão?",
      answers: [
        "Pode passar óleo na dobradiça do portão: poucas gotas no pino, com o disjuntor desligado, e pano para o excesso.",
        "Sim, óleo fino resolve o rangido. Não resolve folga nem solda trincada.",
        "Pode, em pouca quantidade. Se o rangido volta em dias, o pino está gasto.",
      ],
    },
    {
      question: "Quantas dobradiças um portão precisa?",
      answers: [
        "O número de dobradiças que um portão precisa depende do peso: duas em folha leve, três ou um pivô no piso em folha alta ou pesada.",
        "Duas bastam em portão leve; folha pesada pede três. Com motor, a fixação deve ser reforçada.",
        "Duas ou três, conforme peso e altura. Madeira e chapa pedem mais que grade.",
      ],
    },
    {
      question: "Motor pivotante segura folha com dobradiça ruim?",
      answers: [
        "O motor pivotante não segura folha com dobradiça ruim: ele empurra, não sustenta, e o braço entorta.",
        "Não segura, e ainda se estraga. O peso é da dobradiça e da coluna.",
        "Não. Com a folha caída o motor força, e a troca dele em casa, de {price.homeSwap}, custa bem mais que uma dobradiça.",
      ],
    },
    {
      question: "Vale usar dobradiça com rolamento?",
      answers: [
        "Dobradiça com rolamento vale em folha pesada ou automatizada: o giro fica macio e o motor trabalha com menos força.",
        "Vale para portão grande e de muito uso. Em portão leve, o gonzo comum lubrificado atende.",
        "Em folha leve, não compensa. Nas pesadas, reduz atrito e desgaste.",
      ],
    },
  ],
  photo: "fotos das dobradiças com o portão aberto e fechado e da folga entre a ponta da folha e o chão",
  related: ["pivotante", "social", "torto", "solda", "braco", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
