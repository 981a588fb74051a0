import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const bateria: NarrowConcept[] = [
  {
    id: "bateria-descarregada",
    broader: "bateria",
    label: "Bateria do portão descarregada",
    phrase: "a bateria descarregada do portão",
    intent: "repair",
    asks: [
      "bateria descarregada",
      "bateria descarregou",
      "bateria não carrega",
      "bateria portão fraca",
      "bateria nobreak descarregada",
      "bateria nobreak não carrega",
      "bateria portão acabou",
      "bateria arriou",
      "bateria não segura carga",
      "recarregar bateria portão",
      "bateria viciada",
      "bateria morreu",
      "bateria portão descarregando",
      "bateria fraca portão",
      "bateria nobreak acabou",
      "bateria não abre falta luz",
      "bateria não funciona falta luz",
      "bateria não segura",
      "bateria não abre sem luz",
      "com bateria não abre",
      "só abre uma vez bateria",
      "bateria abre uma vez",
      "bateria dura pouco",
      "bateria descarrega rápido",
      "bateria acaba rápido",
      "bateria quanto tempo carrega",
      "tempo carregar bateria",
    ],
    answers: {
      any: [
        "A bateria do portão descarregada se recarrega sozinha quando a luz volta: deixe a rede ligada por várias horas e teste. Se depois disso o portão ainda arrasta ou para sem luz, ela não segura carga e deve ser trocada por outra igual.",
        "Uma bateria que não carrega tem duas causas: ela chegou ao fim ou o carregador do nobreak ou da central falhou. O técnico mede as duas antes da troca, para a nova não ter o mesmo destino.",
        "Se a bateria do nobreak descarregou, o portão abre normalmente com a rede. Sem luz e sem carga, use o destravamento manual em folha reta, com disjuntor e nobreak desligados. Não tente carregar com carregador de carro.",
      ],
      price: [
        "Uma bateria descarregada que não segura mais carga custa uma nova, pelo código da velha, mais a visita, se você quiser a troca. Antes se testa o carregador do nobreak. Mande a foto da bateria e do aparelho: o orçamento é grátis.",
        "O preço é o da bateria de mesma tensão e capacidade, em geral 12 V 7 Ah, e da troca. Se o carregador falhou, o nobreak é orçado à parte; fotos das etiquetas dão a estimativa sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Recarregue a bateria e teste",
          "Bateria arriada: o que fazer",
          "Teste da bateria depois de carregar",
        ],
        slots: [
          [
            "Uma falta longa esvazia qualquer bateria; o que importa é se ela volta.",
            "O teste se faz de dia, com a rede normal e a passagem livre.",
            "Não abra a caixa nem encoste nos polos, que dão faísca e queimam.",
          ],
        ],
        steps: [
          "Com a luz de volta, deixe o aparelho ligado por várias horas.",
          "Veja se a luz de carga muda, como diz o manual.",
          "Desligue o disjuntor de entrada e faça um ciclo pelo controle.",
          "Note se a folha parte com força e chega ao fim.",
          "Religue a rede e compare com a velocidade normal do portão.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Não segura carga: bateria ou carregador",
          "Por que a bateria descarrega",
          "O que acaba com a bateria",
        ],
        slots: [
          [
            "Idade e calor são as causas comuns: em poucos anos a bateria perde a capacidade.",
            "Garagem quente e aparelho encostado no motor encurtam a vida dela.",
            "Descarga até o fim, repetida, estraga a bateria mais do que o uso.",
          ],
          [
            "Carregador com defeito deixa de repor a carga ou carrega demais.",
            "Uma bateria nova que morre em meses denuncia carregador ruim.",
            "Um fusível interno aberto impede a recarga, e quem confere é o técnico.",
          ],
          [
            "Um portão pesado gasta mais por ciclo e parece bateria fraca.",
            "Uma folha travando dobra o consumo e reduz as aberturas.",
            "Acessórios ligados o tempo todo também descarregam numa falta longa.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Posso usar carregador de carro na bateria do portão?",
        answers: [
          "Não. A tensão e a corrente não são as da bateria selada, e há risco de aquecimento. Deixe o aparelho carregar.",
          "Não convém. O carregador próprio do nobreak controla a carga.",
        ],
      },
      {
        question: "Quanto tempo a bateria do portão leva para carregar?",
        answers: [
          "Em geral, leva várias horas, conforme o aparelho e a descarga. O manual informa.",
          "Em geral, leva algumas horas; se esvaziou por completo, pode levar até um dia.",
        ],
      },
      {
        question: "Bateria estufada é perigosa?",
        answers: [
          "É. Não toque, não aperte e não use: desligue o disjuntor e o nobreak e chame o técnico.",
          "Sim. Mantenha distância e ventilação até a retirada.",
        ],
      },
      {
        question: "Posso desligar o nobreak com a bateria ruim?",
        answers: [
          "Pode ser que o motor dependa dele para ter energia. Pergunte antes; o técnico religa o motor à rede.",
          "Depende da ligação: se a rede passa por dentro do nobreak, desligá-lo deixa o portão sem energia. Mande a foto antes de mexer.",
        ],
      },
    ],
    photo: "uma foto da etiqueta da bateria ou do nobreak",
  },
  {
    id: "qual-bateria",
    broader: "bateria",
    label: "Qual bateria usar no portão",
    phrase: "a bateria certa para o portão",
    intent: "buying",
    asks: [
      "qual bateria nobreak",
      "qual bateria portão",
      "bateria 12v",
      "bateria 7ah",
      "bateria 12v 7ah",
      "bateria selada portão",
      "bateria 12v portão",
      "bateria nobreak comprar",
      "bateria motor qual",
      "bateria carro portão",
      "bateria moto portão",
      "bateria nobreak preço",
      "bateria portão preço",
      "bateria nobreak valor",
      "quanto custa bateria nobreak",
      "troca bateria nobreak",
      "trocar bateria nobreak",
      "trocar bateria portão",
      "bateria motor preço",
      "trocar bateria motor preço",
      "trocar bateria motor valor",
      "trocar bateria motor custa",
      "quanto custa trocar bateria motor",
    ],
    answers: {
      any: [
        "A bateria selada de 12 V e 7 Ah é a mais comum em nobreak de portão e serve no seu se a etiqueta da antiga diz o mesmo; alguns aparelhos levam duas. Compare volts, Ah e tamanho antes de comprar. Bateria de carro não serve.",
        "Para saber qual bateria usar, leia a etiqueta da antiga: volts, ampères-hora (Ah) e tipo selada. Dois pontos não mudam: a tensão total do sistema, 12 V ou 24 V, e a tecnologia que o carregador aceita.",
        "Bateria selada de 12 V e 7 Ah serve ao nobreak que pede esse modelo; a de carro ou de moto não serve. Em sistema de 24 V vão duas em série, trocadas juntas, e a ligação fica com o técnico, porque o nobreak guarda tensão perigosa mesmo fora da tomada.",
      ],
      price: [
        "A bateria de 12 V do portão é cobrada por unidade, mais a troca com teste do carregador; sistema de 24 V usa duas. A foto da etiqueta mostra o modelo, e por ela o orçamento sai grátis, com e sem a mão de obra.",
        "Trocar a bateria do portão custa o preço de cada bateria, que muda com os volts e os Ah, mais a mão de obra; sistema de 24 V leva duas. Mande a foto da etiqueta da antiga, e o valor vem fechado, sem custo; a visita em casa parte de {price.preventive}, sem peças.",
        "O preço da bateria depende da capacidade em Ah e de quantas o aparelho usa. Mande a foto da etiqueta da antiga ou do nobreak e receba o valor com a troca.",
      ],
      repair: [
        "A troca da bateria do nobreak é feita com o aparelho desligado, por outra de mesma tensão e capacidade, em geral 12 V e 7 Ah. O carregador é medido antes, e, quando são duas, trocam-se juntas.",
        "Trocar a bateria do portão devolve as aberturas na falta de luz. O técnico confere tensão e carregador, põe outra igual à da etiqueta e testa ciclos com a rede cortada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como acertar a bateria do portão",
          "Tensão, capacidade e tipo da bateria",
          "O que ler na etiqueta da bateria",
        ],
        slots: [
          [
            "A tensão é fixa: 12 V por bateria; dois blocos em série formam 24 V.",
            "Confira se o sistema usa uma bateria de 12 V ou duas em série.",
            "Trocar 24 V por 12 V deixa o motor sem força ou queima o carregador.",
          ],
          [
            "A capacidade, como 7 Ah, define quantas aberturas cabem na carga.",
            "A capacidade maior cabe em alguns aparelhos, mas o carregador tem limite.",
            "Menos Ah do que o previsto reduz as aberturas sem luz.",
          ],
          [
            "O tipo é selada (VRLA ou AGM), própria para ficar em carga e trabalhar fechada.",
            "Bateria de carro ou de moto solta gás e não foi feita para ficar dentro do nobreak.",
            "A bateria de lítio só entra onde o fabricante do aparelho permite.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é feita a troca da bateria",
          "Troca da bateria com teste do carregador",
          "O que o técnico confere na troca",
        ],
        slots: [
          [
            "O aparelho é desligado da rede e da bateria antes de abrir.",
            "Com tudo desligado, confere-se a polaridade e o estado dos terminais.",
            "Terminal oxidado é limpo, porque rouba corrente na partida.",
          ],
          [
            "O carregador é medido, para a bateria nova não ter o mesmo fim.",
            "Mede-se a tensão de carga antes de fechar o aparelho.",
            "Sem carga correta, a bateria nova dura poucos meses.",
          ],
          [
            "No final, corta-se a rede e contam-se ciclos completos do portão.",
            "O teste sem rede mostra a autonomia e fica anotado com a data.",
            "A bateria velha vai para descarte correto.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso usar bateria de carro?",
        answers: [
          "Não. Ela não é selada do mesmo modo, solta gás e pede outro carregador.",
          "Não é indicado, nem provisoriamente. Use selada do modelo previsto.",
        ],
      },
      {
        question: "Tenho duas baterias. Troco só a ruim?",
        answers: [
          "Não convém: a nova trabalha com a velha e se gasta junto. Trocam-se as duas, do mesmo modelo.",
          "Troque o par. Baterias em série precisam ter a mesma idade e capacidade.",
        ],
      },
      {
        question: "Posso pôr uma bateria de mais ampères no portão?",
        answers: [
          "Só se o fabricante do nobreak ou da central permitir. O carregador pode não dar conta.",
          "Depende do aparelho. Mande a foto da etiqueta antes de comprar.",
        ],
      },
      {
        question: "Quanto tempo a bateria nova do portão vai durar?",
        answers: [
          "A bateria nova dura poucos anos, e menos em lugar quente. Teste o portão sem rede uma ou duas vezes por ano.",
          "A duração varia com o calor e o número de descargas; a idade conta mesmo sem uso.",
        ],
      },
    ],
    photo: "fotos da etiqueta da bateria ou do nobreak e da etiqueta do motor",
  },
  {
    id: "bateria-quanto-dura",
    broader: "bateria",
    label: "Duração da bateria do portão",
    phrase: "a duração da bateria do portão",
    intent: "question",
    asks: [
      "quanto em quanto tempo trocar bateria",
      "quando trocar bateria nobreak",
      "nobreak tempo dura bateria",
      "nobreak quanto tempo dura bateria",
      "nobreak portão quanto tempo dura bateria",
      "nobreak dura bateria",
      "tempo dura bateria",
      "quanto tempo bateria nobreak",
      "bateria quanto dura",
      "quanto tempo dura bateria",
      "duração bateria portão",
      "vida bateria portão",
      "bateria nobreak dura",
      "bateria portão dura",
      "quando trocar bateria",
    ],
    answers: {
      any: [
        "A bateria do nobreak de portão dura em geral de 2 a 4 anos, menos se fica no calor ou se descarrega com frequência. Na falta de luz, ela dá um número de aberturas, indicado pelo fabricante, e não horas certas; teste a cada seis meses.",
        "A bateria do portão dura, em geral, de 2 a 4 anos, mesmo pouco usada, e menos em lugar quente. Troque quando o portão ficar lento ou parar na falta de luz, ou quando o nobreak apitar com a rede normal.",
        "Conte com poucos anos de vida para a bateria selada do portão, em geral de 2 a 4. Calor e descargas completas encurtam esse prazo; um teste sem rede, uma ou duas vezes por ano, mostra se ainda serve.",
        "A bateria de nobreak de portão dura, em geral, de 2 a 4 anos, mesmo parada. Sem luz, ela rende um número de aberturas, dado na ficha do aparelho, e não horas; se ele caiu muito, é hora de trocar por outra igual.",
      ],
      price: [
        "A bateria do portão dura, em geral, de 2 a 4 anos, e o preço depende da tensão, da capacidade em Ah e de quantas são, escritas na própria bateria. Mande a foto da etiqueta: o valor, com ou sem a troca no local, vem de graça.",
        "O preço da bateria de portão sai pela etiqueta (12 V, quantos Ah, uma ou duas), e ela dura, em geral, de 2 a 4 anos, menos em lugar quente. Com a foto, passamos o valor da bateria e o da troca, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que encurta a vida da bateria",
          "O que encurta a vida da bateria",
          "Por que a bateria dura menos",
        ],
        slots: [
          [
            "Lugar quente e sem ventilação é o que mais envelhece bateria selada.",
            "A caixa ao sol encurta a vida da bateria, mesmo sem faltar luz.",
            "Perto do telhado ou em armário fechado, a bateria trabalha quente e dura menos.",
          ],
          [
            "Descarga até o fim, repetida, reduz a capacidade de modo definitivo.",
            "Uma bateria guardada descarregada se estraga em poucos meses.",
            "Apagão longo com muitas aberturas esgota e marca a bateria.",
          ],
          [
            "Carregador desregulado ferve ou deixa a bateria sempre pela metade.",
            "Uma bateria nova que morre cedo aponta para o carregador.",
            "Por isso a tensão de carga é medida antes da troca.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como saber se a bateria ainda serve",
          "Teste sem rede, uma ou duas vezes por ano",
          "Verificação da bateria sem abrir nada",
        ],
        slots: [
          [
            "O teste é simples e não exige abrir o aparelho.",
            "Escolha um dia calmo, com a bateria carregada.",
            "Compare sempre com o teste anterior, anotado.",
          ],
        ],
        steps: [
          "Afaste crianças e animais e deixe a passagem livre.",
          "Desligue o disjuntor que alimenta o nobreak ou o motor com bateria.",
          "Faça um ciclo completo e repare na velocidade.",
          "Pare ao notar lentidão, sem esgotar a carga.",
          "Religue a rede e anote a data e os ciclos.",
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Bateria sem uso estraga?",
        answers: [
          "Estraga. Ela perde carga parada e, vazia por meses, não se recupera.",
          "Sim, a idade conta mesmo sem apagão.",
        ],
      },
      {
        question: "Dá para recuperar bateria velha?",
        answers: [
          "Não de modo confiável. A capacidade perdida não volta; troque por outra igual.",
          "Não. Recarregar ajuda só se ela estava descarregada, e não gasta.",
        ],
      },
      {
        question: "Bateria estufada pode continuar?",
        answers: [
          "Não. Desligue o aparelho, não toque e chame o técnico; ela pode vazar.",
          "Não use. Estufada, a bateria já falhou por dentro.",
        ],
      },
      {
        question: "Onde descarto a bateria antiga do portão?",
        answers: [
          "Entregue a bateria na loja que vendeu a nova ou em ponto de coleta. Nunca a jogue no lixo comum, porque tem chumbo e ácido.",
          "Devolva na troca: bateria de chumbo tem coleta obrigatória.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak ou da bateria, se estiver à vista",
  },
  {
    id: "motor-com-bateria",
    broader: "bateria",
    label: "Motor de portão com bateria",
    phrase: "o motor de portão com bateria",
    intent: "question",
    asks: [
      "motor bateria reserva",
      "motor bateria própria",
      "motor funciona sem energia",
      "motor funciona sem luz",
      "motor funciona falta energia",
      "motor funciona falta luz",
      "motor abre sem energia",
      "motor abre sem luz",
      "motor abre falta energia",
      "motor abre falta luz",
      "motor portão funciona sem energia",
      "motor portão abre sem energia",
      "pôr bateria motor comum",
      "adaptar bateria motor tenho",
      "motores vêm preparados bateria",
      "pôr bateria motor portão comum",
      "motor com bateria preço",
      "motor bateria vale pena",
      "motor 24v bateria",
      "motor 24v vale pena",
      "motor com bateria embutida",
      "portão bateria falta luz",
      "motor bateria interna",
      "motor corrente contínua bateria",
      "motor portão bateria preço",
      "motor bateria preço",
      "motor bateria quanto custa",
      "motor portão bateria quanto custa",
      "portão bateria preço",
      "portão bateria quanto custa",
      "portão bateria valor",
      "portão automático bateria falta luz quanto custa",
      "portão bateria falta luz preço",
      "motor bateria valor",
      "motor bateria queda energia",
      "motor portão bateria queda energia",
      "motor bateria falta luz",
      "motor bateria falta energia",
      "motor bateria acabar luz",
      "motor bateria apagão",
      "instalar motor bateria",
      "comprar motor bateria",
      "venda motor bateria",
      "portão automático bateria queda energia",
    ],
    answers: {
      any: [
        "O motor de portão que funciona sem energia é o de 24 V com bateria própria, ou o comum ligado a um nobreak de portão: os dois abrem algumas vezes na falta de luz. O de 24 V é orçado por foto e custa mais que o comum, cuja troca em casa fica de {price.homeSwap}; sem bateria, resta a chave de destravamento.",
        "Vendemos e instalamos motor de portão com bateria {em}: o de 24 V já aceita bateria própria e abre algumas vezes na queda de energia. Ele custa mais que o comum, cuja troca em residência fica de {price.homeSwap}, com mão de obra, e é orçado por foto; se o seu motor está bom, um nobreak de portão resolve sem trocá-lo.",
        "O motor de portão com bateria para queda de energia é o de 24 V, que já aceita bateria própria e abre algumas vezes sem luz. Vendemos e instalamos, com orçamento grátis por foto: custa mais que o comum, cuja troca em residência fica de {price.homeSwap}. Se o seu motor está bom, um nobreak de portão resolve sem trocá-lo.",
        "Motor de portão com bateria continua abrindo algumas vezes na falta de luz, e vale a pena se ela é frequente, se a folha é pesada ou se não há outra saída. É o de 24 V, que custa mais que o comum, cuja troca em casa fica de {price.homeSwap}; se o seu motor está bom, um nobreak de portão sai por menos.",
        "O motor de portão com bateria vale a pena onde a luz falta muito, em portão pesado para abrir à mão ou em casa sem outra saída; se a luz quase não falta, a chave de destravamento basta. Com o motor atual bom, um nobreak de portão sai por menos que trocar a máquina.",
        "O motor de portão 24 V com bateria abre algumas vezes na falta de luz e parte mais suave; o modelo é cotado pela foto e pelo peso da folha, sem custo. Para comparar, a troca por motor comum em casa fica de {price.homeSwap}; se o atual está bom, um nobreak de portão resolve sem trocar a máquina.",
        "Dá para adaptar bateria só em motor de 24 V com central que a aceite; no motor comum que você já tem, de 127 ou 220 V, põe-se um nobreak de portão, sem trocar a máquina. A foto da etiqueta diz qual é o seu caso e o valor, sem custo.",
        "O motor com bateria vale a pena na compra de um motor novo: o de 24 V abre algumas vezes sem luz e parte mais suave. Se o motor comum que você já tem funciona bem, um nobreak de portão resolve sem trocar nada.",
        "Um motor com bateria compensa se você vai trocar o motor e a falta de luz é comum. Conte com a troca da bateria selada, em geral a cada 2 a 4 anos, e confira se há peça do modelo na região.",
      ],
      installation: [
        "Vale a pena colocar bateria no portão se a luz falta muito, se a folha é pesada ou se não há outra saída; senão, a chave de destravamento basta. No motor comum instala-se um nobreak de portão, orçado por foto; bateria própria pede motor de 24 V, que custa mais que o comum, cuja troca em casa fica de {price.homeSwap}.",
        "Instalar motor com bateria é pôr um motor de 24 V, com carregador e par de baterias na própria caixa, no lugar do comum ou em portão ainda manual. Fixação e ligação são iguais às do comum, cuja troca em residência fica de {price.homeSwap}; o de 24 V custa mais e é orçado por foto.",
      ],
      price: [
        "O preço do motor de portão com bateria soma o motor de 24 V, a bateria com carregador e a instalação, e é cotado por foto e medida. Para comparar, a troca por motor comum em casa fica de {price.homeSwap}.",
        "O portão automático com bateria custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, porque soma o motor de 24 V, a bateria e o carregador; o valor fechado sai por foto. Se o motor atual é bom, peça também o preço do nobreak de portão, que não troca a máquina.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Motor com bateria ou motor comum com nobreak",
          "Quando o motor com bateria compensa",
          "O que comparar antes de comprar",
        ],
        slots: [
          [
            "Na compra, o de 24 V já nasce pronto para a bateria; o comum precisa de nobreak.",
            "Com o motor em bom estado, o nobreak é mais simples e mais barato que trocar a máquina.",
            "Há motor de 24 V para portão de correr, de abrir e basculante; motor perto do fim da vida, de {trade.life}, é a ocasião de mudar para bateria.",
          ],
          [
            "Confira o limite de peso e os ciclos por hora, porque baixa tensão não é sempre mais fraca nem mais forte.",
            "O limite de peso da etiqueta do motor de 24 V deve passar o peso da folha em um terço.",
            "Em garagem de casa, poucas aberturas por queda de luz bastam, e a bateria menor resolve.",
          ],
          [
            "Prefira modelo com peça de reposição fácil e bateria de medida comum.",
            "A bateria mais fácil de achar é a de 12 V e 7 Ah; o motor de 24 V usa duas.",
            "Antes de comprar, pergunte o preço da bateria de reposição daquele modelo.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "Como funciona o motor com bateria",
          "O que acontece quando falta luz",
          "Bateria e carregador no motor",
        ],
        slots: [
          [
            "A rede carrega a bateria, e a central usa essa carga quando a luz cai.",
            "Com luz, o carregador mantém a bateria cheia; sem luz, ela move o portão.",
            "Quando a luz cai, a bateria assume sozinha e o controle continua abrindo, em alguns modelos mais devagar.",
          ],
          [
            "Sem rede são algumas aberturas, conforme a bateria e o peso da folha.",
            "Pergunte quantas aberturas o modelo dá sem luz, porque esse número importa mais que as horas.",
            "Uma folha leve dá mais aberturas com a mesma carga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a luz quase nunca falta?",
        answers: [
          "Com folha leve e porta social ao lado, a chave de destravamento resolve sem custo, e a bateria, que se troca a cada 2 a 4 anos, não se paga.",
        ],
      },
      {
        question: "Posso ligar bateria no motor que já tenho?",
        answers: [
          "Não em motor de 127 ou 220 V. Para ele, usa-se nobreak próprio de portão.",
          "Só se a central for de 24 V e aceitar bateria; em motor de 127 ou 220 V, a saída é o nobreak de portão.",
        ],
      },
      {
        question: "Quanto dura a bateria do portão?",
        answers: [
          "A bateria dura, em geral, de 2 a 4 anos, menos em lugar quente.",
          "A bateria costuma durar de 2 a 4 anos, mesmo pouco usada.",
        ],
      },
      {
        question: "Quantas aberturas a bateria dá sem luz?",
        answers: [
          "Algumas, conforme a bateria, o peso da folha e o estado das roldanas; o manual do modelo traz o número. Conte em aberturas, e não em horas.",
        ],
      },
      {
        question: "Com bateria ainda preciso da chave?",
        answers: [
          "Precisa. A bateria acaba ou falha, e a chave de destravamento é a última saída.",
          "Sim, guarde a chave em lugar conhecido.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor atual, com largura e altura",
  },
];
