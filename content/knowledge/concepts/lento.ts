import type { Concept } from "#domain/knowledge/concept.ts";

export const lento: Concept = {
  id: "lento",
  kind: "symptom",
  label: "Portão lento",
  phrase: "o portão lento",
  words: [
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
      "Portão que ficou lento costuma ter capacitor fraco, folha pesada ou peça sem lubrificação. A perda aos poucos costuma ser mecânica; a repentina, capacitor ou tensão. Se sempre foi lento, é o modelo do motor, e só a troca muda o tempo.",
      "O portão está lento por atrito, capacitor cansado, tensão baixa ou rampa mal programada, ou porque o modelo é assim. Para saber, cronometre uma abertura: um basculante padrão leva {opening.padrao}, e os rápidos, {opening.speedy} ou {opening.jetflex}.",
      "O portão fica lento por capacitor fraco, tensão baixa ou folha pesada, com trilho sujo, roldana gasta ou basculante desequilibrado. No de correr, limpe o trilho com o disjuntor desligado; não destrave o basculante, porque folha desequilibrada cai ou dispara ao soltar o motor.",
    ],
    price: [
      "Recuperar a velocidade de um portão lento pode custar um capacitor, uma regulagem ou roldanas novas. A manutenção preventiva em casa parte de {price.preventive}, sem peças. Quem quer mais velocidade tem kit basculante por {price.speedy}, instalado.",
      "O preço para tirar a lentidão depende da causa: ajuste e capacitor pesam pouco, roldanas e contrapeso pesam mais. Trocar por um basculante rápido custa {price.speedy} ou {price.jetflex}, com entrega e instalação incluídas.",
    ],
    buying: [
      "Vendemos e instalamos motores mais rápidos para portão lento: o basculante padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. A folha precisa estar equilibrada para aguentar a velocidade.",
      "Trocamos o motor do portão lento por kit basculante que abre em {opening.speedy}, por {price.speedy}, ou em {opening.jetflex}, por {price.jetflex}, ambos instalados. Antes da troca, a folha deve estar leve e firme.",
    ],
    comparison: [
      "Entre os kits de portão, o mais lento é o padrão, que abre em {opening.padrao}; o Speedy abre em {opening.speedy} e o JetFlex, em {opening.jetflex}. São todos basculantes de 1/4 HP, por {models.prices}, com entrega e instalação incluídas.",
      "Entre portão lento e rápido, a diferença está no motor: {opening.padrao} no padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. Uma folha fraca ou desequilibrada deve ser acertada antes de ganhar velocidade.",
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
      headings: [
        "Por que o portão ficou lento",
        "O que tira a velocidade do portão",
        "Folha pesada, parte elétrica ou programação",
      ],
      slots: [
        [
          "O mais comum é a folha pesada: sem equilíbrio, ela exige mais do motor e anda arrastada, principalmente na subida.",
          "Quase sempre há resistência na folha: contrapeso desregulado, roldana travada ou trilho sujo baixam a velocidade.",
          "A lentidão que chega devagar costuma ser mecânica: graxa velha, roldana gasta, folha mais pesada.",
        ],
        [
          "Um capacitor com capacidade baixa tira força da partida e deixa o motor fraco no percurso.",
          "Quando a perda é repentina, o capacitor e a tensão da rede são os primeiros a medir.",
          "Fiação fina ou emenda ruim derruba a tensão com o motor em carga, e o portão anda cansado.",
        ],
        [
          "Em motor com inversor, a velocidade é programada e pode ter mudado depois de um reinício ou de troca de placa.",
          "Às vezes é só a programação: rampa de parada longa demais faz a folha parecer lenta no fim do percurso.",
          "Menos comum, a central anda devagar logo depois de faltar energia, até reconhecer os pontos de parada.",
        ],
      ],
      bullets: [
        "Capacitor fraco",
        "Contrapeso ou mola fora de regulagem",
        "Roldana travada ou trilho sujo",
        "Tensão baixa na alimentação",
        "Velocidade ou rampa mal programada",
        "Modelo lento de fábrica, sem defeito",
      ],
    },
    {
      about: "check",
      headings: [
        "Como medir a lentidão do portão",
        "Como cronometrar o portão, sem destravar",
        "O que observar no portão lento",
      ],
      slots: [
        [
          "O tempo de uma abertura, no cronômetro, dá um número para comparar com o do modelo e com o de depois do reparo.",
          "O celular serve de cronômetro: marque o tempo de abrir e o de fechar, sem acionar em sequência.",
          "Cronometre a abertura em dias diferentes: assim se vê se a lentidão piora com o calor ou com o uso.",
        ],
        [
          "A lentidão em um só trecho sugere atrito na folha; a lentidão igual do começo ao fim sugere capacitor, tensão ou regulagem.",
          "Quem confere o peso da folha é o técnico; o basculante fica travado até ele chegar.",
          "Não destrave para medir o peso: folha desequilibrada desce ou sobe com violência quando se solta do motor.",
        ],
      ],
      steps: [
        "Cronometre uma abertura e um fechamento completos.",
        "Repare se a folha anda devagar o tempo todo ou só em um trecho.",
        "Desligue o disjuntor e, no portão de correr, varra o trilho.",
        "Olhe de longe cabos, roldanas e dobradiças, sem tocar e sem destravar o motor.",
        "Compare o tempo com o que o manual do modelo informa.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico devolve a velocidade",
        "Como o técnico conserta o portão lento",
        "Portão lento: o que acontece na visita",
      ],
      slots: [
        [
          "A folha é aliviada primeiro: roldanas, trilho, cabos e equilíbrio, porque motor nenhum compensa peso errado.",
          "O técnico começa pela folha solta do motor, procurando atrito, e só depois mede a parte elétrica.",
          "Limpeza, lubrificação e equilíbrio vêm antes de qualquer peça elétrica nova.",
        ],
        [
          "Depois o capacitor é medido, e a tensão é conferida com o motor andando.",
          "Capacitor e tensão são medidos em seguida, com instrumento, durante o ciclo.",
          "Depois, com o portão andando, a medição da corrente mostra se ainda há esforço demais.",
        ],
        [
          "Onde a central permite, velocidade e rampa são programadas sem passar do que a folha suporta.",
          "Regular a rampa encurta o tempo total sem fazer a folha bater no final.",
          "Nos portões {de}, o tempo final é comparado com o do catálogo do modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor mais rápido: tempos, preços e condições",
        "Tempos e preços dos kits basculantes",
        "Trocar o motor lento por um mais rápido",
      ],
      slots: [
        [
          "No basculante de 1/4 HP, o padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}.",
          "Os kits basculantes se distinguem pelo tempo: {seconds.all} segundos para abrir.",
          "Quem espera na rua sente a diferença entre abrir em {opening.padrao} e abrir em {opening.jetflex}.",
        ],
        [
          "Instalados, custam {models.prices}, nessa ordem, em até {shop.instalments} vezes no cartão.",
          "Os preços, com entrega e instalação, são {models.pricesNamed}.",
          "O kit Speedy sai por {price.speedy} e o JetFlex por {price.jetflex}, já com a instalação no seu portão.",
        ],
        [
          "A velocidade pede folha firme: soldas boas, cabos novos e equilíbrio certo vêm antes do motor rápido.",
          "Um portão bambo não deve ganhar velocidade, porque a parada brusca castiga solda e dobradiça.",
          "Antes de vender um motor rápido {em}, o técnico confere se a largura e a estrutura da folha aceitam.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Para o portão não voltar a ficar lento",
        "Cuidados para manter a velocidade",
        "Manutenção que preserva a velocidade",
      ],
      slots: [
        [
          "Trilho limpo, pinos lubrificados e cabos conferidos mantêm o tempo de abertura perto do original.",
          "Todo mês, com o disjuntor desligado, um pouco de lubrificante em pinos e dobradiças evita o arrasto que vira lentidão.",
          "Varrer o trilho e manter a graxa certa no fuso preservam a velocidade por muito mais tempo.",
        ],
        [
          "A revisão {visits.home} compara o tempo do portão e mede o capacitor antes que ele falhe.",
          "Na manutenção preventiva, a partir de {price.preventive}, sem peças, o técnico mede o capacitor e refaz o equilíbrio.",
          "Em empresa, a revisão deve ser feita {visits.business}, porque o uso intenso gasta roldanas mais depressa.",
        ],
        [
          "Peso novo na folha, como chapa ou madeira, pede novo contrapeso antes de o motor reclamar.",
          "Se o portão ganhou revestimento, avise na visita, pois o equilíbrio antigo já não serve.",
          "Mudou a folha, mudou o esforço: peça nova regulagem logo depois do serviço.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para deixar o meu motor mais rápido?",
      answers: [
        "Em motor com inversor, muitas vezes sim, pela programação. No motor comum a velocidade é fixa, dada pela rotação e pela redução; para ganhar tempo, troca-se por um modelo rápido.",
        "Depende do modelo. Os com inversor aceitam ajuste; os comuns têm velocidade fixa, e só a troca por motor rápido muda o tempo.",
      ],
    },
    {
      question: "O portão abre rápido e fecha devagar. É defeito?",
      answers: [
        "Pode ser programação, já que muitas centrais fecham mais devagar por segurança. Se mudou de repente, a suspeita é contrapeso, capacitor ou atrito em um dos sentidos.",
        "Nem sempre: fechar mais devagar é uma opção de segurança em várias centrais. Diferença nova, porém, costuma ser desequilíbrio da folha.",
      ],
    },
    {
      question: "Portão lento gasta mais energia?",
      answers: [
        "Gasta um pouco mais por ciclo, porque o motor trabalha por mais tempo e com mais esforço. O problema maior é o calor, que encurta a vida do enrolamento.",
        "Sim, mas a conta de luz quase não mostra. Pesa mais o desgaste: motor lento por esforço esquenta e dura menos.",
      ],
    },
    {
      question: "Por que o portão fica lento no frio?",
      answers: [
        "A graxa endurece e o capacitor fraco sofre mais na partida fria. Limpeza, lubrificante adequado e medição do capacitor resolvem a maior parte dos casos.",
        "O portão fica lento porque a graxa velha engrossa com o frio e aumenta o atrito. Se a lentidão passa ao meio-dia, comece pela lubrificação e pelo capacitor.",
      ],
    },
    {
      question: "Um capacitor maior deixa o portão mais rápido?",
      answers: [
        "Não. O capacitor devolve a força que faltava, mas não muda a rotação do motor. Acima do valor da etiqueta, ele aquece o enrolamento e pode queimá-lo.",
        "Não deve ser usado: o valor certo é o da etiqueta do motor. Um capacitor novo, igual ao original, recupera a partida; mais velocidade só vem com outro motor ou com inversor.",
      ],
    },
  ],
  photo: "um vídeo da abertura completa e uma foto da etiqueta do motor",
  related: ["capacitor", "tempo-de-abertura", "contrapeso", "roldana", "speedy", "jetflex"],
  topic: "motor-de-abertura-rapida",
};
