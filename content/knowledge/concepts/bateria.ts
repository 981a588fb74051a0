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
      "A bateria do portão move a folha quando falta luz, por um número limitado de aberturas, e fica no nobreak ou na central do motor. Em geral é selada, de 12 V, dura de 2 a 4 anos e é trocada por outra igual. A foto da etiqueta mostra qual serve e dá o valor.",
      "Motor de portão com bateria continua abrindo na falta de luz: o de corrente contínua usa a bateria direto, e o comum, por meio de um nobreak. Se o portão fica lento sem rede ou o nobreak apita, ela acabou e precisa ser trocada por outra de mesma tensão e capacidade.",
      "A bateria de nobreak e de motor de portão é quase sempre selada, de 12 V e 7 Ah, sozinha ou em par. Ela envelhece mesmo parada, em 2 a 4 anos, e está no fim quando o portão se arrasta sem luz. Trocamos no local, com o valor dado pela etiqueta.",
      "Quando falta luz, quem abre o portão é a bateria, ligada ao nobreak de um motor comum ou direto num motor de corrente contínua. Se ele fica lento ou para, ela chegou ao fim. A nova precisa ter a mesma tensão e capacidade, escritas na etiqueta.",
    ],
    price: [
      "O preço da bateria do portão depende da tensão, da capacidade em Ah e da quantidade, já que alguns aparelhos usam duas. A troca inclui medir o carregador, para a nova não estragar. A foto da etiqueta da bateria ou do nobreak dá o valor.",
      "Na bateria do nobreak do portão paga-se a peça, por unidade, e a troca com teste do carregador. A mais comum é de 12 V e 7 Ah. Mande a foto da etiqueta, porque a capacidade e a quantidade mudam a conta.",
      "O preço da bateria do portão depende de ser uma ou duas e da capacidade, em geral de 7 Ah. O serviço inclui a medição do carregador e o teste sem rede. Pela foto da etiqueta dizemos qual serve e o valor com a troca.",
    ],
    repair: [
      "Bateria de portão que não segura carga não tem conserto e é trocada por outra de mesma tensão e capacidade, em geral 12 V e 7 Ah. Antes, o técnico a mede com o motor partindo e testa o carregador, que com defeito estragaria a nova.",
      "A troca da bateria do nobreak ou do motor é feita com o aparelho desligado, por outra igual, e em par quando são duas. Se a tensão não cai na partida, o defeito é do inversor ou do carregador, e a medição mostra. O valor sai pela foto da etiqueta.",
      "Motor de portão com bateria que se arrasta sem luz precisa, quase sempre, de bateria nova, depois de 2 a 4 anos de uso. O técnico mede a bateria e o carregador e faz a troca no local, com o valor dado antes pela etiqueta.",
    ],
    "how-to": [
      "Para testar a bateria do portão, desligue o disjuntor da alimentação num dia calmo e faça uma abertura e um fechamento pelo controle, com o vão livre. Portão lento é bateria no fim. A troca exige abrir o aparelho, onde há tensão, e fica com o técnico.",
      "O teste da bateria é simular a falta de luz: corte a rede no disjuntor, abra e feche uma vez pelo controle e observe a velocidade. Não abra o nobreak nem toque nos polos, que dão curto e queimam. Quem troca é o técnico.",
      "Veja se a bateria aguenta o portão desligando o disjuntor que alimenta o nobreak e abrindo uma vez. Se a folha se arrasta ou para, é hora de trocar, serviço feito pelo técnico com o aparelho desligado.",
    ],
    question: [
      "Sim, o portão abre com bateria quando falta luz, por um número limitado de vezes. O motor de corrente contínua usa a bateria direto. O de 127 ou 220 V precisa de um nobreak. Ela dura em geral de 2 a 4 anos e depois é trocada.",
      "Depende do motor: o de corrente contínua aceita bateria na própria central, e o comum precisa de nobreak. A bateria gasta não se recupera, e é trocada por outra de mesma tensão e capacidade, em geral de 12 V e 7 Ah.",
      "A bateria serve para abrir o portão sem luz, e vale a pena trocá-la quando a folha fica lenta na falta de rede. Em geral ela é selada, de 12 V, e envelhece mesmo parada, em 2 a 4 anos.",
    ],
    buying: [
      "A bateria certa para o portão repete a tensão, a capacidade e o tipo da antiga, em geral selada de 12 V e 7 Ah. Se o aparelho usa duas, trocam-se as duas. Entregamos com a troca e o teste do carregador, e a foto da etiqueta dá o valor.",
      "Motor de portão com bateria usa quase sempre uma selada de 12 V, na capacidade da etiqueta, e bateria de carro não serve. Vendemos já com a troca e o carregador medido, e o preço sai pela foto do nobreak ou da bateria.",
      "Para comprar bateria de nobreak de portão, veja na antiga os volts, os Ah e o tamanho. A mais comum é de 12 V e 7 Ah. Com a foto da etiqueta, indicamos a igual, fazemos a troca e conferimos o carregador.",
    ],
  },
  line: [
    "Bateria velha é a razão mais comum de nobreak que não segura o portão.",
    "A bateria envelhece mesmo parada, e por isso vale testar o portão sem rede a cada seis meses.",
    "Bateria nova só rende se o carregador estiver em ordem e a folha andar leve.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Onde fica a bateria do portão", "Para que serve a bateria do portão"],
      slots: [
        [
          "Em motor comum, a bateria fica dentro do nobreak; em motor de corrente contínua, alimenta a própria central. Enquanto há luz o carregador a mantém cheia, e na falta ela move a folha.",
          "A bateria está no nobreak, quando o motor é de 127 ou 220 V, ou ligada à central, nos motores de baixa tensão. A rede mantém a carga, e ela assume no apagão.",
          "Dois lugares são comuns para a bateria: o nobreak, no motor ligado à rede, e a central, no motor de corrente contínua. Um carregador a mantém cheia o tempo todo.",
          "No nobreak ou na placa, conforme o motor, a bateria guarda energia para a falta de luz. Quem a mantém carregada, todos os dias, é um carregador ligado à rede.",
        ],
        [
          "Quase sempre a bateria é selada, de 12 V, sozinha ou em par. A capacidade, em Ah, diz quantas aberturas ela sustenta.",
          "A mais comum é a bateria selada de 12 V, e alguns aparelhos juntam duas para formar 24 V. Os Ah da etiqueta medem quanta energia ela guarda.",
          "O portão usa bateria selada de 12 V, às vezes duas. Mais Ah significam mais aberturas sem luz, desde que o carregador aceite.",
          "São baterias seladas, que não precisam de água, e o par de 12 V dá 24 V. O número em Ah é a capacidade.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de bateria no fim", "Bateria fraca: o que o portão mostra"],
      slots: [
        [
          "Com luz o portão anda bem, e sem luz ele se arrasta ou para no meio. O contraste entre as duas situações é o sinal mais claro de bateria no fim.",
          "A lentidão da bateria gasta só aparece na falta de energia. Com a rede normal, o portão parece perfeito.",
          "Se o defeito some quando a luz volta, é a bateria. Sem rede, a folha perde força logo na partida.",
          "Portão lento apenas no apagão tem bateria gasta, porque com a rede o motor não depende dela.",
        ],
        [
          "Nobreak apitando e central que reinicia na partida também indicam bateria fraca. Se a caixa está estufada ou vazando, afaste-se e desligue o disjuntor.",
          "Apito insistente e luz de falha no nobreak confirmam o fim da bateria. Se ela inchou, não a toque: desligue a alimentação e chame o técnico.",
          "A central que apaga e volta quando você aciona mostra tensão caindo. Diante de estufamento ou líquido, afaste as pessoas e não mexa.",
          "O bip repetido no nobreak avisa que a carga não dura. Uma bateria deformada é perigosa, e ninguém deve abrir a caixa até a visita.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste da bateria sem abrir nada", "Simule a falta de luz no portão"],
      slots: [
        [
          "O melhor teste é cortar a rede e ver o portão andar, de dia e com a garagem livre. A caixa fica fechada, porque um curto nos polos queima mesmo em 12 V.",
          "Bastam o disjuntor, o controle e alguns minutos para testar a bateria. Não abra o nobreak, que guarda tensão perigosa mesmo fora da tomada.",
          "Faça o teste num dia calmo, com alguém avisado, e compare com o anterior. Ferramenta perto dos polos dá curto e queimadura.",
          "Nenhum instrumento é preciso, só desligar a alimentação e observar a folha. A tampa do aparelho continua no lugar, porque há tensão dentro.",
        ],
      ],
      steps: [
        "Avise a casa e afaste crianças e animais do portão.",
        "Com a passagem livre, desligue o disjuntor que alimenta o nobreak ou o motor com bateria.",
        "Abra e feche uma vez pelo controle e observe a velocidade.",
        "Pare se notar lentidão, sem esgotar a carga.",
        "Religue a rede e deixe recarregar.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca da bateria", "O que o técnico mede antes de trocar a bateria"],
      slots: [
        [
          "O técnico mede a tensão da bateria parada e com o motor partindo, que é quando a ruim aparece. O carregador também é testado, para a nova não ter o mesmo fim.",
          "A medição é feita com o motor ligado, porque em repouso uma bateria gasta engana. O carregador com defeito estraga a nova em pouco tempo, e por isso é medido.",
          "Mede-se a bateria na partida do motor: se a tensão despenca, ela acabou. O carregador é conferido em seguida e precisa estar certo.",
          "Parada, a bateria parece boa; na partida do motor, mostra quanto resta de força. O técnico confere também se ela vem sendo bem carregada.",
        ],
        [
          "Quando o aparelho usa duas, as duas são trocadas, do mesmo modelo. O portão é testado sem rede, e a usada vai para a coleta, porque tem chumbo.",
          "Um sistema de duas baterias recebe o par novo. O teste final é sem luz, e a bateria velha segue para reciclagem.",
          "O par é trocado junto, e o portão é testado com a rede cortada. A antiga, que contém chumbo e ácido, é recolhida para descarte correto.",
          "No fim o portão abre algumas vezes sem rede, para provar a carga. As baterias velhas, de chumbo, são levadas para a coleta própria.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual bateria comprar para o portão", "Como não errar na bateria do portão"],
      slots: [
        [
          "Repita a tensão e o tipo da original e não diminua a capacidade. Tensão diferente queima a central, e menos Ah rendem menos aberturas.",
          "A bateria nova deve ter os mesmos volts, o mesmo tipo e pelo menos os Ah previstos. Capacidade maior só serve se o carregador aceitar.",
          "O certo é copiar a etiqueta da antiga: volts, Ah e tipo selada. Errar a tensão pode queimar a placa.",
          "Os volts precisam ser iguais, sempre. Os Ah devem ser iguais, ou maiores se o aparelho permitir, e o tipo de bateria, o mesmo.",
        ],
        [
          "Bateria de carro não serve, porque solta gás e não combina com o carregador. Lítio só funciona com carregador próprio, e vale conferir a data de fabricação.",
          "A bateria de carro foi feita para outro uso e não pode ficar em caixa fechada. A de lítio, no lugar da selada, exige outro carregador.",
          "Não use bateria automotiva, que libera gases, nem de lítio em carregador comum. Confira também se a nova não está há muito tempo no estoque.",
          "A automotiva libera gás, e a de lítio pede outro carregador, e por isso as duas ficam de fora. Uma selada guardada há muito tempo já vem com menos carga.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da bateria", "Do que depende o valor da bateria do portão"],
      slots: [
        [
          "Contam no preço a capacidade em Ah e a quantidade, uma ou duas. A troca inclui a medição do carregador e o teste sem rede.",
          "Quem precisa de duas baterias paga duas unidades, e mais Ah custam mais. O serviço já inclui a conferência do carregador.",
          "O valor depende de quantas baterias são e da capacidade de cada uma. Medir o carregador faz parte da troca.",
          "O preço é formado pela quantidade de baterias e pelos Ah de cada uma. O teste final, sem rede, está incluído no serviço.",
        ],
        [
          "Carregador ou inversor com defeito é outro conserto, orçado à parte. O cartão aceita até {shop.instalments} vezes.",
          "Se o nobreak tiver defeito, o conserto dele é cobrado separado. No cartão são até {shop.instalments} parcelas.",
          "O caso comum é trocar só a bateria. Inversor e carregador, quando falham, são somados. O total se divide em até {shop.instalments} vezes no cartão.",
          "O conserto do nobreak, se for preciso, é um item à parte do orçamento. O pagamento pode ser feito em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo dura a bateria do portão?",
      answers: [
        "A bateria dura em geral de 2 a 4 anos, conforme o calor e o número de faltas de luz. Teste a cada seis meses.",
        "De 2 a 4 anos é o comum. Calor e descargas completas encurtam esse tempo, e o teste sem rede mostra a hora de trocar.",
        "Conte com 2 a 4 anos, mesmo com pouco uso, porque ela envelhece parada.",
      ],
    },
    {
      question: "Posso pôr bateria de carro no nobreak do portão?",
      answers: [
        "Não. Ela libera gases, é feita para outro tipo de descarga e não combina com o carregador.",
        "Não é seguro em lugar fechado nem adequado ao carregador. A certa é a selada indicada no manual.",
        "Não. Além do gás, ela não cabe e não recebe a carga certa.",
      ],
    },
    {
      question: "Preciso trocar as duas baterias juntas?",
      answers: [
        "Sim, quando o sistema usa um par. Uma nova ao lado de uma velha se desgasta depressa.",
        "O certo é trocar o par, do mesmo modelo. Misturar idades faz a nova trabalhar pela antiga.",
        "Precisa, porque elas trabalham como uma só, e a mais fraca prejudica a outra.",
      ],
    },
    {
      question: "Meu motor comum aceita bateria direto?",
      answers: [
        "Em geral, não. O de 127 ou 220 V precisa de nobreak. A ligação direta é para motor de corrente contínua.",
        "Não, se ele é ligado à rede. Só motores de baixa tensão recebem bateria na central.",
        "Só com nobreak. Veja a etiqueta: motor de 12 ou 24 V aceita direto, e o de 127 ou 220 V não.",
      ],
    },
    {
      question: "Onde descarto a bateria velha?",
      answers: [
        "Em loja que venda baterias ou ponto de coleta, nunca no lixo comum. O chumbo e o ácido são reciclados.",
        "Entregue a bateria velha ao vendedor ou a um posto de coleta. Na troca pelo técnico, combine o recolhimento.",
        "Quem vende bateria recebe a usada. No lixo comum ela contamina, e a lei manda devolver.",
      ],
    },
  ],
  photo: "fotos da etiqueta do nobreak ou da bateria, se estiver à vista, e da etiqueta do motor",
  related: ["nobreak", "falta-de-energia", "energia-solar", "lento", "chave-de-destravamento"],
  topic: "nobreak-e-energia-solar",
};
