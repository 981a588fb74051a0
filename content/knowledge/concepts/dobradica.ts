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
      "A dobradiça gasta do portão de abrir deixa a ponta da folha cair, raspar no chão e forçar o braço do motor. O conserto é feito pelo técnico ou pelo serralheiro, com a folha escorada. Quando basta lubrificar e regular, a visita em casa parte de {price.preventive}, sem peças.",
      "Dobradiça do portão que range precisa de limpeza e pouco óleo no pino; com folga, recebe pino e bucha novos; com solda trincada, tem de ser refeita antes do próximo uso. O ajuste com lubrificação custa a partir de {price.preventive} em residência, sem peças nem solda.",
      "Em portão automático de abrir, a dobradiça sustenta a folha e o motor só a empurra, por isso a peça gasta se conserta antes de mexer no motor. Lubrificar e regular numa casa sai a partir de {price.preventive}, sem peças, e a troca ou a solda é orçada por foto.",
    ],
    buying: [
      "A dobradiça de portão se escolhe pelo peso da folha: a comum de pino serve na leve, e a de gonzo com rolamento, soldada, na pesada ou com motor. As peças ficam no mesmo prumo, e a carga somada passa do peso com folga. Fotos da folha e da coluna dão o valor com a solda.",
      "Para trocar a dobradiça do portão, a nova precisa ter a carga da folha, a altura do pino e o modo de fixar da antiga, em solda ou parafuso. Orçamos a peça com o serviço, por foto; lubrificar e regular em casa parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O preço do conserto da dobradiça do portão depende do peso da folha, do tipo de dobradiça e da solda. Lubrificar e regular parte de {price.preventive} em casa, sem peças; trocar pino e bucha custa mais, e refazer solda ou coluna é o serviço mais caro.",
      "O preço para trocar a dobradiça do portão de abrir varia com o tamanho da folha e a quantidade de solda, e a peça e o serviço são orçados juntos, por foto. Só o ajuste com óleo no pino, em residência, custa a partir de {price.preventive}, sem peças.",
    ],
    repair: [
      "O conserto da dobradiça do portão começa com a folha escorada: pino e bucha com folga são trocados, e a solda trincada é aberta e refeita. No fim se acertam o prumo, a trava e o curso do motor. Lubrificar e regular, sem peças, parte de {price.preventive} em casa.",
      "Dobradiça de portão de abrir com folga recebe pino e bucha novos, e a que tem a solda trincada é refeita com a folha apoiada, porque ela pode cair. O rangido simples se resolve numa visita de ajuste, a partir de {price.preventive} em residência, sem peças.",
      "A dobradiça do portão da garagem se conserta conforme o defeito: óleo no pino e regulagem, a partir de {price.preventive} numa casa, ou troca e solda, que são orçadas por foto. Se há trinca visível, pare de usar o portão e desligue o disjuntor do motor.",
    ],
    "how-to": [
      "Lubrificar a dobradiça do portão você mesmo pode, com pouco óleo no pino e o disjuntor desligado. Trocar ou soldar não, porque sem a dobradiça a folha cai. Se a folga continuar depois do óleo, a visita de ajuste parte de {price.preventive} em casa, sem peças.",
      "Para avaliar a dobradiça do portão de abrir, desligue o disjuntor e veja se há folga, trinca na solda ou pó de ferrugem no pino. A correção é feita com a folha apoiada, pelo técnico ou pelo serralheiro, e a regulagem em residência custa a partir de {price.preventive}, sem peças.",
    ],
    question: [
      "Quem resolve problema de dobradiça em portão de abrir é o serralheiro ou o técnico do portão, que escora a folha antes, porque ela pode cair. Lubrificar e regular parte de {price.preventive} em casa, sem peças; pino, bucha e solda são orçados por foto.",
      "Não, o motor não segura uma folha com dobradiça ruim, porque o peso passa para o braço, que entorta. Conserte primeiro a dobradiça do portão e depois regule o motor; o ajuste residencial parte de {price.preventive}, sem peças nem solda.",
    ],
  },
  line: [
    "Dobradiça gasta deixa a ponta da folha cair, e o motor de abrir trabalha forçado.",
    "Folha raspando no chão se resolve na dobradiça ou na coluna, não no motor.",
    "Um pino lubrificado e uma solda inteira ajudam mais o portão de abrir que um motor mais forte.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Dobradiça, gonzo e pivô", "Onde a folha de abrir se apoia", "Tipos de dobradiça de portão"],
      slots: [
        [
          "Folha leve usa dobradiça comum, e portão de ferro usa gonzo, um pino que gira dentro de uma luva soldada. As folhas pesadas levam gonzo com rolamento ou um pivô, que apoia o peso no chão.",
          "O gonzo, par de pino e luva soldado na coluna e na folha, é o mais comum em portão de ferro. Em portão largo, um pivô no piso sustenta parte do peso e poupa a coluna.",
          "São três os apoios usados em portão de abrir: a dobradiça comum, para folha leve, o gonzo de pino e luva, para ferro, e o pivô de piso, para as folhas mais pesadas.",
          "Pino e luva soldados formam o gonzo dos portões de ferro, enquanto as folhas leves usam dobradiça comum. Um rolamento na base ou um pivô no chão ajudam a folha pesada a girar macia.",
        ],
        [
          "Quanto mais larga a folha, maior a alavanca sobre a dobradiça de cima, que por isso costuma soltar primeiro. A largura conta mais que a altura nesse esforço.",
          "O peso da folha puxa a dobradiça de cima para fora e empurra a de baixo contra a coluna. Portão comprido faz mais força nesse conjunto que portão alto.",
          "Uma folha larga cansa mais a dobradiça superior, que é arrancada aos poucos da coluna. Por causa disso ela é a primeira a ser examinada.",
          "O esforço na coluna cresce com a largura da folha, e quem mais sofre é a dobradiça do alto. Duas folhas curtas gastam menos que uma comprida do mesmo peso.",
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
          "A ponta da folha desce, risca o piso em meia-lua, e a trava deixa de encaixar. Trinca na solda ou tinta rachada junto à coluna é sinal de que a folha pode cair.",
          "O arco riscado no chão mostra que a folha baixou na ponta. Tinta aberta em volta da dobradiça revela que ela se mexe a cada abertura e que a solda está cedendo.",
          "A dobradiça primeiro range, depois cria folga e por fim deixa a folha baixar. Se a solda já trincou, ninguém deve abrir o portão até o conserto.",
          "Piso riscado, trava que não casa e pó de ferrugem no pino são sinais do mesmo desgaste. Coluna que balança quando a folha abre é o caso mais sério, porque a fixação inteira está soltando.",
        ],
      ],
      bullets: [
        "Risco em arco no piso: a folha baixou na ponta",
        "Rangido e pó de ferrugem: o pino está seco",
        "Tinta rachada na solda: há trinca, pare de usar",
        "Coluna que balança: a fixação está cedendo",
        "Trava que não encaixa: a folha saiu do prumo",
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
          "A verificação é só visual, com o portão fechado e o disjuntor do motor desligado. Não tire o pino nem ponha calço debaixo da folha, porque o esforço passa para o braço do motor.",
          "Olhar de perto basta, sem soltar nenhuma peça. Se houver trinca visível na solda, deixe o portão fechado e fora de uso até o conserto.",
          "Com o disjuntor desligado e a folha fechada, a inspeção leva poucos minutos. O pino só sai com a folha escorada, e esse serviço é do técnico.",
          "Compare as dobradiças entre si e fotografe cada uma, sem usar ferramenta. Quando a solda está por um fio, a folha pode cair na próxima abertura, e o portão deve ficar parado.",
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
          "A folha é apoiada antes que o técnico toque em pino ou solda. O gonzo gasto é trocado no prumo, com a placa do motor desconectada, e a coluna fraca recebe reforço.",
          "Uma escora firme vem primeiro, porque sem ela a folha solta cai inteira. Entram então pino e luva novos, e a solda trincada é aberta, limpa e refeita, com a placa do motor desligada.",
          "Com a ponta calçada, o peso sai das dobradiças e elas podem ser trocadas. Um cordão novo por cima da trinca não segura, e por isso a solda antiga é removida e refeita.",
          "O trabalho começa pela escora e pela desconexão da central, pois a corrente da solda queima a placa. Depois o gonzo velho é cortado, e o novo é soldado no prumo da coluna.",
        ],
        [
          "Com a folha nivelada, o técnico acerta a trava, o batente e o curso do motor. Quando só é preciso lubrificar e regular, o serviço leva até {trade.smallRepair}.",
          "O prumo é conferido com o portão aberto e fechado, e o braço do motor recebe nova regulagem. Visita sem solda toma até {trade.smallRepair}.",
          "O resultado se vê quando a folha para onde é deixada e encaixa na trava sem esforço. Ajuste e óleo, sozinhos, cabem em até {trade.smallRepair}.",
          "A trava, o curso e a força do motor são regulados por último, porque dependem da nova posição da folha. Se não há peça a trocar, até {trade.smallRepair} bastam.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com dobradiças", "Lubrificação do pino e reforço", "Para a dobradiça durar"],
      slots: [
        [
          "Algumas gotas de óleo no pino, com o disjuntor desligado e um pano para a sobra, evitam o rangido. A revisão em casa, {visits.home}, confere a folga, a solda e a coluna.",
          "Lubrifique o pino em pouca quantidade, com a folha fechada e o motor sem energia. Folga e trinca são procuradas pelo técnico na revisão, feita {visits.home}.",
          "Óleo leve de tempos em tempos mantém o giro livre e retarda a ferrugem. Na manutenção residencial, {visits.home}, também se examinam as soldas e o aperto da coluna.",
          "Pino limpo e com pouco óleo dura bem mais que pino seco, que se gasta e cria folga. O exame da solda e da coluna entra na visita preventiva, {visits.home} em residência.",
        ],
        [
          "Ninguém deve se pendurar na folha, porque o peso na ponta entorta o pino e abre a luva. Portão largo em lugar de vento dura mais com um pivô no piso.",
          "Criança balançando no portão é uma causa comum de dobradiça torta em casa. Em folha comprida, o pivô de chão reparte a carga e alivia a coluna.",
          "Qualquer peso na ponta da folha multiplica o esforço na coluna. Depois de acrescentar chapa ou madeira, confira se a dobradiça suporta o peso novo.",
          "Retoque a tinta junto à solda, onde a ferrugem começa, e não deixe ninguém usar a folha como balanço. Se o portão é largo, um pivô no chão ajuda a sustentá-lo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão de abrir está raspando no chão?",
      answers: [
        "A dobradiça gastou, a solda cedeu ou a coluna inclinou. A folha precisa voltar ao prumo antes que o braço do motor entorte.",
        "Porque a ponta da folha desceu, quase sempre por dobradiça gasta ou coluna frouxa. Raspar o piso não resolve.",
        "A causa está na dobradiça ou na coluna. Cortar a folha embaixo só adia o problema, porque ela continua descendo.",
      ],
    },
    {
      question: "Posso passar óleo na dobradiça do portão?",
      answers: [
        "Pode: poucas gotas no pino, com o disjuntor desligado, e um pano para o excesso.",
        "Sim, óleo fino tira o rangido. Folga e solda trincada não se resolvem com óleo.",
        "Pode, em pouca quantidade. Se o rangido voltar em poucos dias, o pino está gasto e precisa ser trocado.",
      ],
    },
    {
      question: "Quantas dobradiças um portão precisa?",
      answers: [
        "Depende do peso: duas em folha leve, três ou um pivô no piso em folha alta ou pesada.",
        "Duas bastam em portão leve, e folha pesada precisa de três. Quando há motor, a fixação na coluna deve ser reforçada.",
        "Duas ou três, conforme o peso e a altura da folha. Portão de madeira ou chapa precisa de mais apoio que o de grade.",
      ],
    },
    {
      question: "Motor pivotante segura folha com dobradiça ruim?",
      answers: [
        "Não: o motor empurra, mas não sustenta. O peso vai para o braço, que entorta.",
        "Não segura, e ainda se estraga. Quem sustenta o peso são a dobradiça e a coluna.",
        "Não. Com a folha caída o motor força até falhar, e a troca dele em casa, de {price.homeSwap} com mão de obra, custa bem mais que uma dobradiça.",
      ],
    },
    {
      question: "Vale usar dobradiça com rolamento?",
      answers: [
        "Vale em folha pesada ou com motor, porque o giro fica macio e o motor trabalha com menos força.",
        "Vale para portão grande e de muito uso. Em portão leve, o gonzo comum lubrificado atende bem.",
        "Em folha leve não compensa. Nas pesadas, o rolamento reduz o atrito e o desgaste do pino.",
      ],
    },
  ],
  photo: "fotos das dobradiças com o portão aberto e fechado e da folga entre a ponta da folha e o chão",
  related: ["pivotante", "social", "torto", "solda", "braco", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
