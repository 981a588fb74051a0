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
        "A bateria do portão que não segura carga, e só abre uma vez ou nem abre na falta de luz, costuma estar no fim da vida ou sem carregador que a reponha. Deixe na rede por várias horas e teste; se não melhorar, mede-se bateria e carregador, em visita a partir de {price.preventive} em casa, sem peças.",
        "Bateria de portão descarregada volta sozinha quando a luz retorna: espere várias horas com a rede ligada e teste sem ela. Se continua viciada ou não carrega, troca-se por outra igual, depois de medir o carregador; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Se a bateria reserva do motor [marca] acabou e não carrega, a causa é a própria bateria, que dura de 2 a 4 anos, ou o carregador da central ou do nobreak. O portão segue abrindo com a rede; o técnico mede os dois, a partir de {price.preventive} em casa, e a peça se soma.",
      ],
      price: [
        "Uma bateria que não segura mais carga custa uma nova, em geral de 12 V e 7 Ah, mais a visita, que em casa parte de {price.preventive}. Antes se testa o carregador, para a nova não morrer igual; a foto da etiqueta diz o modelo.",
        "O preço é o da bateria de mesma tensão e capacidade, muitas vezes 12 V 7 Ah, e o da troca, com visita residencial a partir de {price.preventive}. Carregador com defeito entra à parte, e em motor de 24 V troca-se o par.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Recarregue a bateria e teste", "Bateria arriada: o que fazer"],
        slots: [
          [
            "Uma falta longa esvazia qualquer bateria, e o que importa é se ela volta. Não abra a caixa nem encoste nos polos, e não toque em bateria estufada ou vazando.",
            "Depois de muitas horas sem luz, toda bateria arria; o teste mostra se ela se recupera. Deixe a caixa fechada e, se houver inchaço ou vazamento, fique longe.",
            "Esvaziar numa queda longa é normal, desde que ela recarregue. O teste é por fora, sem mexer nos polos e sem tocar em bateria inchada.",
          ],
        ],
        steps: [
          "Com a luz de volta, deixe o aparelho ligado por várias horas, até um dia.",
          "Veja se a luz de carga muda, como diz o manual.",
          "Desligue o disjuntor e faça um ciclo pelo controle, com a passagem livre.",
          "Note se a folha parte com força e chega ao fim.",
          "Religue a rede e compare com a velocidade normal.",
        ],
      },
      {
        about: "causes",
        headings: ["Bateria ou carregador: por que não segura carga", "O que acaba com a bateria"],
        slots: [
          [
            "Idade e calor são as causas comuns: a bateria selada dura de 2 a 4 anos, menos em caixa ao sol, e descargas até o fim a encurtam mais.",
            "Com 2 a 4 anos a selada perde capacidade, e o calor da garagem adianta isso. Deixá-la zerar muitas vezes também estraga.",
            "A vida normal é de 2 a 4 anos. Calor e descargas completas repetidas fazem a bateria viciar antes.",
          ],
          [
            "Bateria nova que morre em meses denuncia carregador com defeito ou fusível aberto. Portão pesado engana, porque gasta mais por abertura e parece bateria fraca.",
            "Quando a nova também falha, o carregador da central ou do nobreak é o culpado. E folha que prende consome o dobro, o que reduz as aberturas.",
            "Se trocar não adiantou, meça o carregador e o fusível. Veja ainda se a folha anda leve, porque o peso gasta a carga depressa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual bateria comprar", "Como não errar na bateria nova"],
        slots: [
          [
            "Repita a tensão e o tipo da original e não diminua a capacidade; a mais comum é a de 12 V e 7 Ah. Motor de 24 V usa duas em série, trocadas juntas.",
            "A nova tem a mesma tensão, o mesmo tipo selado e capacidade igual, muitas vezes 12 V 7 Ah. No motor de 24 V são duas, e se trocam as duas.",
            "Volts e tipo não mudam, e os ampères-hora não diminuem: 12 V 7 Ah é a medida usual. Sendo de 24 V, o par sai junto, para uma não arrastar a outra.",
          ],
          [
            "Bateria de carro não serve, porque solta gás e pede outro carregador. A de lítio só entra com carregador próprio, e vale olhar a data: bateria guardada há muito tempo já vem cansada.",
            "Não use a automotiva, que libera gás e não combina com o carregador, nem lítio sem carregador próprio. Confira a data de fabricação.",
            "A de carro fica fora, pelo gás e pelo carregador diferente; lítio, só em aparelho feito para ela. Prefira bateria fabricada há pouco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar carregador de carro na bateria do portão?",
        answers: [
          "Não. A tensão e a corrente não são as da bateria selada, e ela pode aquecer e estufar. Deixe o próprio aparelho carregar.",
          "Não convém, porque ele carrega demais. O carregador do nobreak ou da central controla a corrente certa.",
        ],
      },
      {
        question: "Bateria estufada é perigosa?",
        answers: [
          "É. Não toque, não aperte e não use: desligue o disjuntor e o nobreak e espere o técnico retirar.",
          "Sim, pode vazar ácido ou soltar gás. Mantenha distância e o lugar ventilado até a retirada.",
        ],
      },
      {
        question: "Como abro o portão sem luz e sem bateria?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano, se solta pela chave, com disjuntor e nobreak desligados. Basculante fica travado até o técnico.",
          "Pela chave de destravamento, só em folha de correr ou de abrir, alinhada e nivelada. O basculante não se solta em casa.",
        ],
      },
      {
        question: "Posso tirar o nobreak enquanto a bateria está ruim?",
        answers: [
          "Depende da ligação: se a rede passa por dentro dele, desligá-lo deixa o portão parado. O técnico religa o motor direto à rede.",
          "Nem sempre, porque o motor pode receber energia por ele. Veja com o técnico antes de desligar.",
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
        "O motor de portão que funciona sem energia é o de 24 V com bateria, ou o comum ligado a um nobreak de portão: os dois abrem algumas vezes na falta de luz. O de 24 V, orçado por foto, custa mais que o comum, cuja troca em casa fica de {price.homeSwap}; com o motor atual bom, o nobreak sai por menos.",
        "Motor de portão com bateria reserva é o de 24 V, que continua abrindo algumas vezes quando falta luz. Custa mais que o comum, de {price.homeSwap} na troca em casa, e compensa se a queda de energia é frequente ou a folha é pesada; em motor comum que vai bem, põe-se um nobreak de portão.",
        "Vale a pena o motor com bateria onde a luz falta muito, a folha é pesada ou não há outra saída: o de 24 V abre algumas vezes sem energia. Fica acima do comum, que na troca residencial custa de {price.homeSwap}; se o seu motor está bom, um nobreak de portão resolve sem trocá-lo.",
        "Dá para adaptar bateria só em motor de 24 V com central que a aceite; no motor comum que você já tem, de 127 ou 220 V, põe-se um nobreak de portão. Os dois abrem algumas vezes sem luz, porque a carga guardada substitui a rede, e trocar por um comum novo, para comparar, custa de {price.homeSwap}.",
        "O motor que abre e funciona sem luz é o de 24 V com bateria, porque ela assume quando falta energia; o comum só funciona sem energia com um nobreak de portão. O de 24 V custa mais que a troca por um comum, de {price.homeSwap} em casa, e sai por foto.",
        "Para ter um motor que funciona sem energia, escolha o de 24 V, que traz bateria própria, ou ligue o comum a um nobreak de portão, porque os dois guardam carga para a falta de luz. Trocar por um comum custa de {price.homeSwap} em casa, e o de 24 V fica acima disso.",
      ],
      installation: [
        "Vale a pena colocar bateria no portão se a luz falta muito, se a folha é pesada ou se não há outra saída; senão, a chave de destravamento basta. No motor comum instala-se um nobreak de portão; bateria própria pede motor de 24 V, acima do comum, que na troca em casa fica de {price.homeSwap}.",
        "Instalar motor com bateria é pôr um motor de 24 V, com carregador e baterias na caixa, no lugar do comum ou em portão manual. A fixação é igual à do comum, cuja troca em residência fica de {price.homeSwap}; o de 24 V custa mais e sai por foto.",
      ],
      price: [
        "O portão automático com bateria custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, porque soma o motor de 24 V, a bateria e o carregador. O valor sai pela foto e pelo peso da folha; com o motor atual bom, peça também o preço do nobreak de portão.",
        "Quanto custa o motor com bateria depende da folha: o de 24 V, com baterias e carregador, fica acima do comum, que na troca residencial vai de {price.homeSwap}. Se a sua máquina funciona bem, o nobreak de portão sai por menos que trocá-la.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor com bateria ou nobreak", "Quando o motor com bateria compensa"],
        slots: [
          [
            "Compensa trocar quando o motor já está no fim, de {trade.life} de uso, ou quando o portão ainda é manual: o de 24 V vem pronto para a bateria. Com motor novo ou em bom estado, o nobreak faz o mesmo papel por menos.",
            "O de 24 V faz mais sentido na compra, em portão manual ou no lugar de um motor que já viveu os seus {trade.life}. Quem tem um comum funcionando gasta menos com nobreak e mantém a máquina.",
            "Motor cansado, perto dos {trade.life}, ou portão sem motor: aí vale ir direto ao de 24 V. Para máquina boa, o nobreak de portão é o caminho mais barato e simples.",
          ],
        ],
        bullets: [
          "Luz falta muito ou folha pesada: bateria compensa",
          "Portão é a única saída da casa: bateria ou nobreak",
          "Motor comum em bom estado: nobreak de portão",
          "Luz quase não falta e folha leve: a chave de destravamento basta",
        ],
      },
      {
        about: "what",
        headings: ["Como funciona o motor com bateria", "O que acontece quando falta luz"],
        slots: [
          [
            "A rede mantém a bateria carregada e, quando a luz cai, a central passa a usá-la sozinha. O controle continua funcionando, em alguns modelos com abertura mais lenta.",
            "Com energia, o carregador deixa a bateria cheia. Na queda, ela assume sem você fazer nada, e o portão segue abrindo pelo controle, às vezes mais devagar.",
            "Enquanto há luz, a bateria carrega; quando falta, move o portão na hora, pelo mesmo controle. Certos modelos ficam mais lentos nesse período.",
          ],
          [
            "Conte em aberturas, e não em horas: o número depende da bateria, do peso da folha e das roldanas. Muitos motores de 24 V usam duas baterias de 12 V e 7 Ah, medida fácil de repor.",
            "O que importa é quantas vezes ele abre sem rede, o que muda com o peso, o trilho e a bateria. O par comum é de 12 V e 7 Ah, duas em série para dar 24 V.",
            "Folha leve rende mais aberturas com a mesma carga, e esse número está no manual do modelo. Boa parte usa um par de 12 V e 7 Ah, fácil de achar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Quanto dura e como cuidar da bateria", "Bateria: troca e teste"],
        slots: [
          [
            "A bateria selada dura, em geral, de 2 a 4 anos, menos em lugar quente, e envelhece mesmo parada. Teste de vez em quando: desligue o disjuntor e abra pelo controle.",
            "Conte com a troca a cada 2 a 4 anos, antes disso se a caixa pega sol. Para saber como ela está, desligue o disjuntor por um instante e acione o portão.",
            "Entre 2 e 4 anos a bateria selada perde carga, usada ou não, e o calor apressa. Um teste simples é abrir pelo controle com o disjuntor desligado.",
          ],
          [
            "Antes de comprar, confira o preço da bateria de reposição, o peso máximo e os ciclos do modelo. Bateria estufada ou vazando não se toca: quem troca é o técnico.",
            "Na escolha, olhe três itens da ficha: peso suportado, ciclos e tipo de bateria. Se ela estufar, deixe a tampa fechada e peça a troca.",
            "Veja na ficha o peso máximo, os ciclos e a medida da bateria, para não depender de peça rara. Corpo inchado ou vazamento é caso de troca pelo técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 24 V é mais fraco?",
        answers: [
          "Não por isso. A força está no limite de peso da ficha, e há modelos de 24 V para folhas leves e pesadas; escolha com folga sobre o seu portão.",
          "A tensão não diz a força. Compare o peso máximo e os ciclos por hora da ficha com a sua folha, deixando margem.",
        ],
      },
      {
        question: "Serve em portão de correr, basculante e pivotante?",
        answers: [
          "Há motor de 24 V para os três tipos, em linhas diferentes. O peso e o tamanho da folha decidem o modelo, como no motor comum.",
          "Sim, existem versões para cada tipo de portão. O que muda é o modelo, escolhido pelo peso, pela medida e pelo uso.",
        ],
      },
      {
        question: "Com bateria ainda preciso da chave?",
        answers: [
          "Precisa. A bateria acaba ou falha, e a chave de destravamento é a última saída em portão de correr ou de abrir. Guarde-a em lugar conhecido.",
          "Sim, porque numa falta longa a carga termina. No portão de correr ou de abrir, a chave resolve; o basculante espera o técnico se algo estiver errado.",
        ],
      },
      {
        question: "Nobreak de computador serve no portão?",
        answers: [
          "Em geral, não. A partida do motor puxa muito mais corrente do que ele fornece, e a forma de onda de muitos não serve; use nobreak próprio de portão.",
          "Não é indicado: ele é feito para carga pequena e desarma quando o motor arranca. O de portão é dimensionado para essa partida.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor atual, com largura e altura",
  },
];
