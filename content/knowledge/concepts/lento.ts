import type { Concept } from "#domain/knowledge/concept.ts";

export const lento: Concept = {
  id: "lento",
  kind: "symptom",
  label: "Portão lento",
  phrase: "o portão lento",
  words: [
    "ficou lento de uma hora para outra",
    "ficou devagar de uma hora para outra",
    "lento de uma hora para outra",
    "ficou lento de repente",
    "lento",
    "lentidão",
    "devagar",
    "muito devagar",
    "anda devagar",
    "andando devagar",
    "demora para abrir",
    "demora para fechar",
    "demorando para abrir",
    "demora muito",
    "abre devagar",
    "fecha devagar",
    "sem força",
    "motor fraco",
    "perdeu força",
    "anda arrastando",
    "arrastando para abrir",
    "arrastando para fechar",
    "ficou lento",
    "perdeu velocidade",
  ],
  intent: "repair",
  answers: {
    any: [
      "Portão lento quase sempre tem folha pesada, capacitor fraco, falta de lubrificação ou tensão baixa. Se a velocidade caiu aos poucos, a causa costuma ser atrito ou peso; se caiu de repente, é capacitor ou energia. A solução é aliviar a folha e trocar a peça fraca: em casa, a visita de ajuste parte de {price.preventive}, sem peças.",
      "O portão fica lento por quatro causas principais: trilho ou roldana com atrito, basculante desequilibrado, capacitor fraco e tensão baixa. Limpar, lubrificar e regular resolve boa parte dos casos, e o serviço em casa custa a partir de {price.preventive}, sem peças. Se o portão sempre foi lento, o limite é do modelo do motor.",
      "Motor de portão lento em geral puxa peso demais, por trilho sujo, roldana gasta ou contrapeso desregulado, ou perdeu força no capacitor. No portão de correr, varra o trilho com o disjuntor desligado; o basculante não se destrava. O ajuste feito pelo técnico em casa parte de {price.preventive}, fora as peças.",
      "Se o portão ficou lento, veja primeiro se foi de uma vez ou aos poucos. De repente, costuma ser capacitor ou tensão baixa; aos poucos, peso na folha, roldana gasta ou falta de lubrificação. O técnico mede e regula a partir de {price.preventive} em residência, sem peças.",
    ],
    price: [
      "Resolver um portão lento custa, em casa, a partir de {price.preventive}, sem peças, quando basta limpar e regular. O capacitor soma pouco; roldana e contrapeso somam mais. Quem quer mais velocidade no basculante de até {width.quarterHp} tem o kit instalado por {price.speedy}, que abre em {opening.speedy}.",
      "O preço para tirar a lentidão do portão depende da causa: a regulagem parte de {price.preventive} em residência, sem peças, e roldana ou contrapeso custam mais que um capacitor. Trocar o motor do basculante por um mais rápido custa {price.speedy} ou {price.jetflex}, instalado.",
      "Consertar um portão lento sai, em casa, a partir de {price.preventive}, sem peças, quando a causa é atrito ou regulagem. Capacitor é peça barata, e roldana e contrapeso pesam mais na conta. O kit rápido do basculante custa {price.speedy} no Speedy, já instalado.",
    ],
    buying: [
      "Para trocar um portão lento por um rápido, o kit basculante de 1/4 HP abre em {opening.speedy} no Speedy, por {price.speedy}, ou em {opening.jetflex} no JetFlex, por {price.jetflex}, instalados. Serve à folha de até {width.quarterHp}, que precisa estar leve e firme.",
      "Vendemos motor mais rápido para o basculante de até {width.quarterHp}: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}, por {models.prices}, com instalação. Antes, a folha é equilibrada, senão o lento continua lento.",
      "O motor lento do basculante pode dar lugar ao Speedy, {opening.speedy} e {price.speedy}, ou ao JetFlex, {opening.jetflex} e {price.jetflex}, com entrega e instalação. Vale para folha de até {width.quarterHp}; em outros portões, a troca em casa fica de {price.homeSwap}.",
    ],
    comparison: [
      "Entre os kits de basculante, o mais lento é o Padrão, que abre em {opening.padrao}; o Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}. Custam {models.prices}, nessa ordem, com entrega e instalação, para folha de até {width.quarterHp}.",
      "O portão fica mais lento ou mais rápido conforme o motor: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Os preços, instalados, são {models.pricesNamed}, e a folha precisa estar firme e equilibrada.",
      "Comparando tempos de abertura do basculante, são {opening.padrao}, {opening.speedy} e {opening.jetflex}, do mais barato ao mais caro, de {price.lowest} a {price.highest} instalado. Folha fraca ou pesada se acerta antes de ganhar velocidade.",
    ],
  },
  line: [
    "Portão que ficou lento aos poucos costuma precisar de limpeza e equilíbrio; o que ficou de repente, de medição.",
    "Se o portão sempre foi lento, o limite é do modelo, e a troca do motor resolve.",
    "Capacitor fraco deixa o portão lento na saída muito antes de parar de vez.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão ficou lento", "Portão lento: folha pesada, capacitor ou programação"],
      slots: [
        [
          "A causa mais comum é a folha pesada. Contrapeso desregulado, roldana travada e trilho sujo seguram o movimento, e fuso ou pino sem lubrificação faz o mesmo, um pouco mais a cada mês.",
          "Quando a lentidão chega devagar, a causa é mecânica: graxa velha, roldana gasta, trilho sujo ou contrapeso fora do ponto. O portão passa a pesar, e o motor gasta mais tempo em cada abertura.",
          "Na maioria dos casos o portão perde velocidade por atrito ou peso, antes de qualquer falha elétrica. Trilho sujo, roldana travada, contrapeso desregulado e graxa seca são os primeiros suspeitos.",
        ],
        [
          "Quando a velocidade cai de um dia para o outro, o suspeito é o capacitor, a peça que dá força na partida, ou a tensão da rede, baixa por fio fino ou emenda ruim. Em motor com inversor, a velocidade é programada e pode ter mudado.",
          "Se o portão ficou lento de uma hora para outra, olhe a parte elétrica: capacitor fraco, emenda ruim ou tensão baixa. Com nobreak, a bateria fraca também deixa o portão lento na falta de luz. Motor com inversor pode ter perdido a programação de velocidade.",
          "A perda repentina vem da parte elétrica, em geral capacitor gasto, mau contato ou fio fino demais para a distância. Nos motores com inversor, a velocidade é um ajuste da placa, que pode ter sido alterado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que observar no portão lento", "Como medir o tempo do portão"],
      slots: [
        [
          "O tempo de uma abertura mostra se o portão está mesmo lento: no basculante, o Padrão leva {opening.padrao}, o Speedy {opening.speedy} e o JetFlex {opening.jetflex}. Não destrave o basculante para sentir o peso, porque a folha desequilibrada cai ou dispara.",
          "Cronometre pelo celular, de longe, e compare: um basculante Padrão abre em {opening.padrao}, um Speedy em {opening.speedy} e um JetFlex em {opening.jetflex}. O basculante fica travado, porque solto pode descer de repente.",
          "Marque o tempo de abrir e o de fechar, sem acionar várias vezes seguidas. Como referência, um basculante leva {opening.padrao} com motor Padrão, {opening.speedy} com Speedy e {opening.jetflex} com JetFlex. O peso da folha quem confere é o técnico.",
        ],
        [
          "Se o portão anda devagar só em um trecho, há atrito naquele lugar. Se anda devagar o tempo todo, a causa é falta de força ou a regulagem.",
          "Lentidão em um ponto só indica trilho ou roldana com defeito ali. Do começo ao fim, indica a parte elétrica, o equilíbrio ou a programação.",
          "Repare onde o portão arrasta: sempre no mesmo lugar é um trecho duro do trilho; igual em todo o percurso é falta de força no motor ou folha pesada.",
        ],
      ],
      steps: [
        "Cronometre uma abertura e um fechamento, de longe.",
        "Veja se a folha anda devagar o tempo todo ou só em um trecho.",
        "Desligue o disjuntor e, no portão de correr, varra o trilho.",
        "Olhe de longe cabos, roldanas e dobradiças, sem destravar.",
        "Compare com o tempo do manual do modelo.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico devolve a velocidade ao portão", "Portão lento: o que acontece na visita"],
      slots: [
        [
          "Primeiro o técnico alivia a folha, com roldana, trilho, cabo e contrapeso em ordem, porque nenhum motor compensa o peso errado. Pinos, fuso e rodas são limpos e lubrificados na mesma visita.",
          "O técnico solta o motor, com a folha escorada quando é basculante, e procura o que prende. Roldanas, pinos e fuso são limpos, lubrificados ou trocados.",
          "O serviço começa pela parte mecânica, do trilho ao contrapeso. Com a sujeira, a roldana ruim e o desequilíbrio corrigidos, o portão já recupera parte da velocidade.",
        ],
        [
          "Depois ele mede o capacitor e a tensão com o motor andando e troca o que estiver fraco. Onde a placa permite, a velocidade e a parada são ajustadas sem passar do que a folha aguenta.",
          "Em seguida o capacitor e a corrente são medidos, e a tensão é conferida com o motor em movimento. Em placa com rampa de velocidade, a aceleração e a parada são reguladas.",
          "Por fim vem a parte elétrica: o capacitor fraco é trocado por outro de mesmo valor, e a tensão é conferida. O tempo final é comparado com o do modelo do motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor mais rápido: tempos e preços do basculante", "Trocar o motor lento por um mais rápido"],
      slots: [
        [
          "Se o motor sempre foi lento, só outro modelo muda o tempo. No basculante de até {width.quarterHp}, o Padrão custa {price.padrao} instalado, o Speedy, {price.speedy}, e o JetFlex, {price.jetflex}.",
          "Mais velocidade que a original só se consegue com outro motor. Para basculante de até {width.quarterHp}, os kits instalados são {models.pricesNamed}, do mais lento ao mais rápido.",
          "O motor comum tem velocidade fixa, e por isso quem quer um portão mais rápido troca o motor. Em basculante de até {width.quarterHp}, já instalados, são {models.pricesNamed}.",
        ],
        [
          "Antes do motor rápido, a folha precisa estar firme, com solda boa, cabo em ordem e equilíbrio. Em portão bambo, cada parada força a solda e a dobradiça.",
          "A folha fraca ou torta é reforçada antes, porque o motor rápido exige mais dela. Cabos, soldas e contrapeso entram nessa conferência.",
          "O motor rápido pede um portão firme e equilibrado. Sem isso, cada parada força a solda e a coluna, e a vida do conjunto diminui.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Para o portão não voltar a ficar lento", "Cuidados para manter a velocidade do portão"],
      slots: [
        [
          "Trilho limpo e pinos lubrificados, com o disjuntor desligado, mantêm o tempo perto do original. Chapa ou madeira nova na folha muda o peso e pede nova regulagem.",
          "Varra o trilho e lubrifique pinos e dobradiças, com o disjuntor desligado. Se a folha ganhou chapa ou madeira, mande regular o contrapeso.",
          "A limpeza do trilho e um pouco de lubrificante nos pinos são o que mais preserva a velocidade. Depois de reformar a folha, mande regular o peso.",
        ],
        [
          "A revisão {visits.home} em casa mede o capacitor e o tempo de abertura antes da pane. Em empresa, faça a revisão {visits.business}.",
          "Na revisão, {visits.home} em residência e {visits.business} em comércio, o capacitor fraco aparece antes de o portão parar.",
          "Peça a revisão {visits.home} em casa, ou {visits.business} onde o uso é intenso, para achar o capacitor fraco e a roldana gasta antes da pane.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para deixar o meu motor mais rápido?",
      answers: [
        "Em motor com inversor, muitas vezes sim, pela programação da placa. No motor comum a velocidade é fixa, e só a troca muda o tempo.",
        "Depende do modelo. Os motores com inversor aceitam ajuste de velocidade; nos comuns a rotação é fixa, e o ganho vem de deixar a folha mais leve.",
        "Só se ele for de inversor, em que a velocidade é um ajuste da placa. Os outros têm rotação fixa, e resta aliviar a folha ou trocar o motor.",
      ],
    },
    {
      question: "O portão abre rápido e fecha devagar. É defeito?",
      answers: [
        "Pode ser programação, já que muitas centrais fecham devagar por segurança. Se a diferença apareceu agora, a causa é contrapeso, capacitor ou atrito.",
        "Nem sempre. Fechar devagar é uma opção de segurança em várias placas; diferença nova costuma ser desequilíbrio da folha.",
        "Se sempre foi assim, é ajuste da placa. Se apareceu agora, a folha está pesando em um dos sentidos, por contrapeso ou atrito.",
      ],
    },
    {
      question: "Portão lento gasta mais energia?",
      answers: [
        "Um pouco mais por abertura, porque o motor trabalha por mais tempo, mas a conta quase não muda. O problema maior é o calor, que desgasta o motor.",
        "Sim, mas a conta de luz quase não mostra. Pesa mais o desgaste, porque o motor forçado esquenta e dura menos.",
        "Gasta pouco a mais. O que preocupa é o esforço, que esquenta o motor e encurta a vida do capacitor.",
      ],
    },
    {
      question: "Por que o portão fica lento no frio?",
      answers: [
        "A graxa velha endurece e aumenta o atrito, e um capacitor fraco sofre mais na primeira partida do dia. Limpeza e lubrificante novo costumam resolver.",
        "O portão fica lento no frio porque a graxa velha engrossa. Se ele melhora ao meio-dia, comece pela limpeza e pela lubrificação.",
        "Com o frio, a graxa antiga fica grossa e a folha pesa mais. Portão limpo e bem lubrificado sente pouco a diferença.",
      ],
    },
    {
      question: "Um capacitor maior deixa o portão mais rápido?",
      answers: [
        "Não. O capacitor certo devolve a força que faltava, mas não muda a rotação. Um valor acima do da etiqueta aquece o motor e pode queimá-lo.",
        "Não, e não deve ser usado: acima do valor da etiqueta, ele esquenta o enrolamento. Mais velocidade, só com outro motor.",
        "Não. O valor maior não aumenta a rotação e pode queimar o enrolamento, por isso se põe sempre o que a etiqueta indica.",
      ],
    },
  ],
  photo: "um vídeo da abertura completa e uma foto da etiqueta do motor",
  related: ["capacitor", "tempo-de-abertura", "contrapeso", "roldana", "speedy", "jetflex"],
  topic: "motor-de-abertura-rapida",
};
