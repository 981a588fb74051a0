import type { Concept } from "#domain/knowledge/concept.ts";

export const bateria: Concept = {
  id: "bateria",
  kind: "part",
  label: "Bateria",
  phrase: "a bateria do portão",
  words: [
    "bateria",
    "bateria do portão",
    "bateria do motor",
    "bateria de nobreak",
    "bateria selada",
    "bateria 12V",
    "bateria 12V 7Ah",
    "bateria estacionária",
    "motor com bateria",
    "motor a bateria",
    "trocar bateria do portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "A bateria do portão é, em geral, selada de 12 V, sozinha ou em par, no nobreak ou na central. Se o portão fica lento ou para na falta de luz, ela chegou ao fim e é trocada por outra igual.",
      "Trocar a bateria devolve a autonomia ao portão que já não abre na falta de luz. A nova precisa ter a mesma tensão, capacidade igual à prevista e tecnologia que o carregador aceite.",
      "A bateria de portão fraca se percebe sem luz: a folha anda devagar, para no caminho ou o nobreak apita. Ela envelhece mesmo sem uso, em poucos anos, e o calor acelera.",
    ],
    price: [
      "Na bateria do portão paga-se a peça, por unidade, e a troca com teste do carregador. O valor depende da tensão, da capacidade em Ah e de ser uma ou duas; a foto da etiqueta basta para o orçamento grátis.",
      "O preço da bateria do portão muda com a capacidade e a quantidade, já que alguns aparelhos usam duas. Pela foto da etiqueta dizemos qual serve e passamos o valor com a troca.",
      "Trocar a bateria custa a peça e a visita em que se mede o carregador. Mande a foto da etiqueta da bateria ou do nobreak e receba o valor sem compromisso.",
    ],
    repair: [
      "Uma bateria que não segura carga não tem conserto: troca-se por outra igual. Antes, o técnico mede a tensão em repouso e em carga e testa o carregador, que com defeito estragaria a nova.",
      "A bateria fraca se confirma medindo com o motor partindo: se a tensão despenca, troca-se por outra de mesma tensão e capacidade, em geral 12 V e 7 Ah. Se a tensão se mantém, a falha é do inversor, do carregador ou do peso da folha.",
      "A troca da bateria do portão é feita com o aparelho desligado, por outra de mesma tensão e capacidade, em geral 12 V e 7 Ah em nobreak pequeno. Quando são duas, trocam-se juntas.",
    ],
    "how-to": [
      "A troca da bateria exige abrir o nobreak ou o motor, onde há tensão perigosa, e por isso fica com o técnico. Você pode testar: desligue o disjuntor da alimentação e faça um ciclo completo pelo controle.",
      "Para saber se a bateria está boa, simule a falta de luz em um dia calmo e conte os ciclos. Não abra o aparelho, não toque nos polos e mantenha o lugar ventilado.",
    ],
    question: [
      "A bateria do portão serve para abrir na falta de luz e vale a troca quando a folha fica lenta ou para sem rede. Um motor comum usa bateria por meio de nobreak; motor de corrente contínua, direto na central.",
      "Depende do motor: o de corrente contínua aceita bateria direto na central; o de 127 V ou 220 V precisa de nobreak. Em geral é selada de 12 V, dura poucos anos e não se recupera depois de gasta.",
      "Sim, o portão abre com bateria quando falta luz, por um número limitado de ciclos. Ela envelhece mesmo parada, então teste sem rede de tempos em tempos e troque por outra igual quando fraquejar.",
    ],
    buying: [
      "Compre bateria com a mesma tensão e a mesma capacidade da antiga, como 12 V e 7 Ah, selada e própria para ciclo estacionário. Se o aparelho usa duas, troque as duas juntas.",
      "Qual bateria usar está na etiqueta da antiga: tensão em volts, capacidade em Ah e tipo selada. Capacidade maior só se o carregador aceitar; a bateria de carro não serve.",
      "A bateria certa repete tensão, capacidade e tamanho da que está no nobreak ou na central. Mande a foto da etiqueta e receba o modelo e o valor com a troca.",
    ],
  },
  line: [
    "Bateria velha é a razão mais comum de nobreak que não segura o portão.",
    "A bateria envelhece mesmo parada, então teste o portão sem rede de tempos em tempos.",
    "Bateria nova só rende se o carregador estiver em ordem e a folha andar leve.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Onde fica a bateria do portão", "Para que serve a bateria", "Bateria no nobreak e no motor"],
      slots: [
        [
          "A bateria aparece em dois lugares: dentro do nobreak ou ligada à central de um motor de corrente contínua.",
          "Em motor comum a bateria fica no nobreak; em motor de baixa tensão, ela alimenta a própria central.",
          "Há sistemas com nobreak separado e motores que já saem preparados para receber bateria.",
        ],
        [
          "O tipo usual é a bateria selada de chumbo-ácido, de 12 V, usada sozinha ou em par.",
          "Quase sempre é uma selada de 12 V, e alguns sistemas juntam duas em série para 24 V.",
          "A selada de 12 V predomina, e a capacidade em ampères-hora define quantos ciclos ela sustenta.",
        ],
        [
          "Enquanto há luz o carregador a mantém cheia; na queda, a energia guardada move a folha.",
          "A rede mantém a carga, e a bateria assume assim que a luz falta.",
          "O carregador trabalha o tempo todo, e um defeito nele estraga a bateria em pouco tempo.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de bateria no fim", "Como saber se a bateria acabou", "Bateria fraca: o que o portão mostra"],
      slots: [
        [
          "Sem rede, o portão parte devagar, perde velocidade ou para no meio.",
          "O primeiro aviso é a lentidão durante a falta de luz, quando com rede tudo está normal.",
          "Se com energia ele anda bem e sem energia se arrasta, a bateria perdeu capacidade.",
        ],
        [
          "Apito insistente do nobreak e central que reinicia na partida dizem a mesma coisa.",
          "Luz de falha acesa no aparelho ou bip repetido costumam acusar bateria fraca.",
          "A central que apaga e volta no instante da partida mostra que a tensão despencou.",
        ],
        [
          "Corpo estufado, vazamento ou cheiro forte na bateria pedem distância e disjuntor desligado.",
          "Uma bateria inchada não se usa nem se aperta de volta na caixa: afaste-se e chame o técnico.",
          "Ao notar caixa deformada ou líquido, desligue a alimentação e não toque na peça.",
        ],
      ],
      bullets: [
        "Menos ciclos que antes sem luz",
        "Portão lento só na falta de energia",
        "Nobreak apitando com a rede normal",
        "Central reiniciando na partida",
        "Caixa estufada ou com vazamento",
      ],
    },
    {
      about: "check",
      headings: ["Teste da bateria sem abrir nada", "Como medir a autonomia em casa", "Simule a falta de luz"],
      slots: [
        [
          "O melhor teste é o uso real: cortar a rede e ver quantos ciclos o portão faz.",
          "Não é preciso instrumento, apenas o disjuntor, o controle e uns minutos de dia.",
          "Faça a simulação de dia, com a garagem livre e outra pessoa avisada.",
        ],
        [
          "Anote a data e o número de ciclos, para comparar no teste seguinte.",
          "Guarde o resultado no celular: a queda de um teste para outro mostra o desgaste.",
          "Comparar com a primeira medição vale mais do que qualquer número de catálogo.",
        ],
        [
          "Os polos da bateria dão faísca e queimam mesmo em 12 V, então deixe a caixa fechada.",
          "Nada de ferramenta perto dos polos: um curto derrete metal e causa queimadura.",
          "Mantenha a tampa fechada, porque o nobreak guarda tensão perigosa fora da tomada.",
        ],
      ],
      steps: [
        "Avise a casa e afaste crianças e animais do portão.",
        "Com a passagem livre e ninguém perto da folha, desligue o disjuntor que alimenta o nobreak ou o motor com bateria.",
        "Faça um ciclo completo e repare na velocidade.",
        "Repita até notar lentidão, sem esgotar a carga.",
        "Religue a rede e deixe recarregar.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a troca da bateria",
        "O que o técnico mede antes de trocar",
        "Bateria nova com carregador conferido",
      ],
      slots: [
        [
          "A medição é feita em repouso e em carga, com o motor partindo.",
          "O técnico mede a tensão parada e durante a partida, quando a bateria ruim se revela.",
          "Antes da troca vem o teste em carga, já que em repouso uma bateria gasta ainda engana.",
        ],
        [
          "O carregador também é testado, pois excesso ou falta de carga encurta a vida da nova.",
          "Junto se confere o carregador, para a peça nova não ter o destino da antiga.",
          "Sistema com duas baterias recebe o par completo, do mesmo modelo e de lote próximo.",
        ],
        [
          "Ao final, o portão roda sem rede, e a bateria usada segue para descarte correto.",
          "A troca termina com ciclos sem luz e com a bateria velha recolhida para reciclagem.",
          "A bateria de chumbo tem coleta própria, e o técnico orienta ou leva a usada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual bateria comprar", "Tensão, capacidade e tipo certos", "Como não errar na bateria"],
      slots: [
        [
          "Repita a tensão e o tipo da original, e não diminua a capacidade.",
          "A regra é a mesma tensão, a mesma tecnologia e pelo menos a capacidade prevista.",
          "A tensão diferente pode queimar a central, e a capacidade menor reduz os ciclos.",
        ],
        [
          "A bateria de carro não serve: é feita para partida curta, solta gases e não cabe no aparelho.",
          "A automotiva foi pensada para outro uso e não deve ficar em ambiente fechado com o nobreak.",
          "Trocar a selada por bateria de carro traz gás, ácido e um carregador que não combina.",
        ],
        [
          "A bateria de lítio só entra se o carregador for próprio para ela.",
          "Modelos de lítio pedem carregador compatível, então não os instale no lugar da selada por conta própria.",
          "Confira a data de fabricação, porque bateria guardada por muito tempo já vem cansada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo dura a bateria do portão?",
      answers: [
        "A bateria dura em geral de 2 a 4 anos, conforme o calor, a qualidade e o número de faltas de luz. Teste a cada seis meses e troque quando ela fizer menos aberturas.",
        "A bateria do portão dura, em geral, de 2 a 4 anos: calor e descargas profundas encurtam a vida dela. O teste sem rede, a cada seis meses, mostra quando chegou a hora.",
      ],
    },
    {
      question: "Posso pôr bateria de carro no nobreak do portão?",
      answers: [
        "Não. Ela libera gases, é feita para outro tipo de descarga e não combina com o carregador. Use a selada indicada pelo fabricante.",
        "Não é seguro em lugar fechado nem adequado ao carregador. A bateria certa é a estacionária ou selada prevista no manual.",
      ],
    },
    {
      question: "Preciso trocar as duas baterias juntas?",
      answers: [
        "Sim, quando o sistema usa par. Uma bateria nova ao lado de velha se desgasta depressa, porque a carga se distribui mal.",
        "O certo é trocar o par, do mesmo modelo. Misturar idades faz a nova trabalhar pela antiga e durar menos.",
      ],
    },
    {
      question: "Meu motor comum aceita bateria direto?",
      answers: [
        "Em geral, não. O motor de corrente alternada precisa de nobreak entre a bateria e ele. A ligação direta é para motores de corrente contínua preparados para isso.",
        "Não, se for de 127 V ou 220 V. Ele exige nobreak próprio; só motores de baixa tensão recebem bateria na central.",
      ],
    },
    {
      question: "Onde descarto a bateria velha?",
      answers: [
        "Leve a bateria a uma loja que venda baterias ou a um ponto de coleta, nunca ao lixo comum. O chumbo e o ácido são reciclados, e o vendedor recebe a usada.",
        "Entregue a bateria velha ao vendedor ou a um posto de coleta. Na troca feita pelo técnico, combine o recolhimento da antiga.",
      ],
    },
  ],
  photo: "fotos da etiqueta do nobreak ou da bateria, se estiver à vista, e da etiqueta do motor",
  related: ["nobreak", "falta-de-energia", "energia-solar", "lento", "chave-de-destravamento"],
  topic: "nobreak-e-energia-solar",
};
