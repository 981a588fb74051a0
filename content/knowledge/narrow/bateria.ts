import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const bateria: NarrowConcept[] = [
  {
    id: "bateria-descarregada",
    broader: "bateria",
    label: "Bateria do portão descarregada",
    phrase: "a bateria descarregada do portão",
    intent: "repair",
    asks: [
      "bateria motor [marca] descarregada",
      "bateria motor [marca] fraca",
      "bateria motor [marca] acabou",
      "bateria motor [marca] não segura",
      "bateria motor [marca] não carrega",
      "bateria portão [marca] descarregada",
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
        "A bateria do portão que não carrega ou não segura a carga costuma estar no fim da vida, que é de 2 a 4 anos, ou sem um carregador que funcione. Deixe o aparelho na rede por várias horas e teste sem luz. Se não melhorar, o técnico mede a bateria e o carregador, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para recarregar a bateria descarregada do portão, deixe a rede ligada: ela volta a carregar sozinha, e leva de várias horas a um dia. Não é preciso tirar a bateria nem usar carregador de fora. Se depois disso continua viciada, o técnico mede o carregador e põe outra igual, em visita residencial a partir de {price.preventive}, fora as peças.",
        "Se a bateria reserva do motor [marca] acabou e não carrega mais, o defeito está nela, que dura de 2 a 4 anos, ou no carregador da central ou do nobreak. Enquanto isso, o portão abre normalmente com a rede. O técnico mede as duas coisas, em visita residencial a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço de resolver uma bateria que não segura a carga é o de uma nova, em geral de 12 V e 7 Ah, mais a visita, que em casa parte de {price.preventive}. Antes da troca se testa o carregador, para que a nova não falhe do mesmo jeito. A foto da etiqueta mostra qual é o modelo.",
        "Quanto custa depende da bateria, que precisa ter a mesma tensão e capacidade da antiga, muitas vezes 12 V e 7 Ah. A visita residencial parte de {price.preventive}, e um carregador com defeito entra à parte. No motor de 24 V são duas baterias, trocadas juntas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como recarregar a bateria e testar", "Bateria arriada: o que fazer"],
        slots: [
          [
            "Uma falta de luz longa esvazia qualquer bateria, e o que importa é se ela volta. Faça o teste sem abrir a caixa nem encostar nos polos, e não toque em bateria estufada ou vazando.",
            "Depois de muitas horas sem luz, toda bateria arria, e o teste mostra se ela se recupera. Deixe a caixa fechada durante o teste e, se houver inchaço ou vazamento, fique longe.",
            "Esvaziar numa queda longa é normal, desde que a bateria recarregue depois. O teste se faz por fora, sem mexer nos polos, e não deve ser feito com bateria inchada.",
          ],
        ],
        steps: [
          "Com a luz de volta, deixe o aparelho ligado por várias horas, até um dia.",
          "Veja se a luz de carga do aparelho muda de estado, como descreve o manual.",
          "Desligue o disjuntor e faça um ciclo pelo controle, com a passagem livre.",
          "Observe se o portão parte com força e chega até o fim.",
          "Religue o disjuntor e compare com a velocidade normal.",
        ],
      },
      {
        about: "causes",
        headings: ["Bateria ou carregador: por que não segura carga", "O que acaba com a bateria"],
        slots: [
          [
            "Idade e calor são as causas mais comuns, porque a bateria selada dura de 2 a 4 anos, e menos que isso numa caixa ao sol. Cada descarga até o fim encurta um pouco mais essa vida.",
            "Com 2 a 4 anos de uso, a bateria selada perde capacidade, e o calor da garagem adianta o fim. Deixá-la zerar muitas vezes também estraga.",
            "A vida normal da bateria selada é de 2 a 4 anos. O calor e as descargas completas repetidas fazem com que ela fique viciada antes disso.",
          ],
          [
            "Uma bateria nova que morre em meses mostra que o carregador tem defeito ou que o fusível abriu. Um portão pesado também engana, porque gasta mais energia por abertura e faz a bateria parecer fraca.",
            "Quando a bateria nova também falha, a causa é o carregador da central ou do nobreak. Uma folha que prende consome muito mais a cada abertura e reduz o número de ciclos sem luz.",
            "Se trocar a bateria não adiantou, é preciso medir o carregador e o fusível. O técnico vê ainda se a folha anda leve, porque o esforço gasta a carga depressa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual bateria comprar", "Como não errar na bateria nova"],
        slots: [
          [
            "A bateria nova repete a tensão e o tipo da original e nunca tem capacidade menor. A mais comum é a de 12 V e 7 Ah. O motor de 24 V usa duas em série, que se trocam juntas.",
            "Compre com a mesma tensão, o mesmo tipo selado e capacidade igual, muitas vezes 12 V e 7 Ah. No motor de 24 V são duas baterias, e as duas se trocam no mesmo dia.",
            "Os volts e o tipo não podem mudar, e os ampères-hora não podem diminuir. A medida usual é 12 V e 7 Ah. Se o motor é de 24 V, troca-se o par, porque uma bateria velha prejudica a nova.",
          ],
          [
            "Bateria de carro não serve, porque solta gás e precisa de outro carregador, e a de lítio só entra com carregador próprio. Olhe também a data de fabricação, já que uma bateria guardada há muito tempo vem fraca.",
            "Não use a bateria automotiva, que libera gás e não combina com o carregador, nem a de lítio sem carregador feito para ela. Confira a data de fabricação, porque no estoque ela também envelhece.",
            "A bateria de carro fica de fora, pelo gás e pelo carregador diferente, e a de lítio só vale em aparelho feito para ela. Prefira uma fabricada há pouco tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar carregador de carro na bateria do portão?",
        answers: [
          "Não, porque a tensão e a corrente não são as da bateria selada, e ela pode aquecer e estufar. Deixe que o próprio aparelho carregue.",
          "Não convém, porque o carregador de carro carrega demais. O do nobreak ou o da central controla a corrente certa.",
        ],
      },
      {
        question: "Bateria estufada é perigosa?",
        answers: [
          "É perigosa, e por isso não deve ser tocada nem usada. Desligue o disjuntor e o nobreak e espere o técnico retirar.",
          "Sim, porque pode vazar ácido ou soltar gás. Mantenha distância e o lugar ventilado até a retirada.",
        ],
      },
      {
        question: "Como abro o portão sem luz e sem bateria?",
        answers: [
          "O portão de correr ou de abrir, reto e em piso plano, se solta pela chave, com o disjuntor e o nobreak desligados. O basculante, só fechado e sem defeito, levantado a dois.",
          "Use a chave de destravamento com o disjuntor desligado e a folha alinhada. O basculante com qualquer defeito não se solta em casa, porque pode cair.",
        ],
      },
      {
        question: "Posso tirar o nobreak enquanto a bateria está ruim?",
        answers: [
          "Depende da ligação, porque se a rede passa por dentro do nobreak, desligá-lo deixa o portão parado. O técnico pode religar o motor direto à rede.",
          "Nem sempre, porque o motor pode receber a energia por ele. Pergunte ao técnico antes de desligar.",
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
      "bateria estufada",
      "bateria nobreak estufada",
      "bateria 12v 7ah inchada",
      "bateria inchada",
      "bateria inchada nobreak",
      "bateria estacionária",
      "bateria estacionária portão",
      "bateria estacionária nobreak",
      "bateria estacionária nobreak portão",
      "bateria estacionária motor portão",
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
        "A bateria 12 V 7 Ah selada é a mais usada em nobreak de portão e serve no seu se a etiqueta da antiga diz o mesmo; alguns aparelhos levam duas. Compare volts, ampères-hora (Ah) e tamanho; a de carro não serve, e a troca é orçada por foto.",
        "No nobreak de portão vai bateria selada, quase sempre de 12 V e 7 Ah, uma ou duas conforme o aparelho. Para trocar, repita os volts, os Ah e o tamanho escritos na etiqueta da antiga, nunca bateria de carro; a foto dela dá o valor.",
        "Serve no portão a bateria selada igual à antiga, em geral 12 V 7 Ah: confira na etiqueta os volts, os Ah e as medidas. Bateria de carro ou de moto fica fora do nobreak, e a peça com a troca tem preço por foto.",
        "Para acertar a bateria do portão, copie a etiqueta da que está no nobreak: selada, com os mesmos volts e Ah, na maioria dos aparelhos 12 V 7 Ah, e do mesmo tamanho. Alguns usam um par, nenhum aceita a de carro, e uma foto da antiga basta para o orçamento.",
        "O modelo certo de bateria de portão costuma ser a selada de 12 V 7 Ah, a mesma de muitos nobreaks, sozinha ou em dupla. Se a etiqueta apagou, a do nobreak informa tensão e capacidade; descarte a de carro e mande fotos para saber o valor da troca.",
        "Bateria estacionária só se usa quando o nobreak tem saída para bateria externa e carregador para a capacidade dela, o que o manual diz. Nos aparelhos comuns vai a selada de 12 V 7 Ah, dentro da caixa. A estacionária é maior e fica em lugar ventilado. A etiqueta do nobreak diz o que ele aceita.",
        "Bateria 12 V 7 Ah inchada não se usa mais: desligue o nobreak, não fure nem recarregue a peça e troque-a por outra selada de mesma tensão e medida. Ela incha por idade, calor ou carga em excesso, e por isso o técnico mede também o carregador. A bateria com a troca tem preço por foto.",
      ],
      price: [
        "O preço da bateria do portão muda com os volts, os Ah e a quantidade: o nobreak de 12 V usa uma, e o de 24 V, duas trocadas juntas. Bateria e mão de obra são orçadas pela foto da etiqueta da antiga.",
        "Trocar a bateria do nobreak do portão custa o valor de cada bateria, conforme volts e Ah, mais a mão de obra com teste do carregador. Em 24 V são duas. Mande a foto da etiqueta para o preço.",
        "O preço da bateria do portão depende de ser uma só, em nobreak de 12 V, ou um par, em 24 V, e da capacidade em Ah. Fotografe a etiqueta da que está lá, e o orçamento vem com a peça e o serviço juntos.",
        "O valor da troca junta a bateria do portão, que encarece com os Ah, e o serviço de montar e medir o carregador. Aparelho de 24 V dobra a peça, porque leva um par novo. A etiqueta em foto fecha o preço.",
      ],
      repair: [
        "Trocamos a bateria do nobreak do portão por outra selada de mesma tensão e capacidade, em geral 12 V e 7 Ah, com o aparelho desligado. O carregador é medido antes, e quando são duas saem juntas. A peça e a troca são orçadas por foto.",
        "A troca da bateria de nobreak de portão põe uma selada igual à da etiqueta, quase sempre 12 V 7 Ah, depois de medir o carregador. Onde há duas, trocam-se as duas. O valor com a mão de obra vem pela foto da bateria antiga.",
        "Para trocar a bateria do nobreak do portão, o técnico desliga o aparelho, mede o carregador e monta uma selada de iguais volts e Ah, normalmente 12 V 7 Ah. Par se substitui inteiro, e o orçamento de peça com serviço sai pela foto da etiqueta.",
        "Na troca de bateria do nobreak do portão entra uma selada como a original, na maioria 12 V 7 Ah, com tudo desligado e o carregador já testado. Se o aparelho usa duas, nenhuma antiga fica. Mande a etiqueta em foto e receba o preço completo.",
        "Bateria do nobreak inchada está no fim e pode vazar: desligue o aparelho, não fure e não tente recarregar. O técnico troca por outra selada de mesma tensão e medida e confere se o carregador não passou da conta, para a nova não inchar também. O valor sai por foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que ler na etiqueta da bateria", "Volts, Ah e tipo: como acertar"],
        slots: [
          [
            "A tensão não muda: cada bateria tem 12 V, e um sistema de 24 V usa duas ligadas em série. Os ampères-hora dizem quantas aberturas cabem na carga, e menos Ah que o previsto dá menos aberturas sem luz.",
            "Os volts têm de ser os mesmos da antiga, 12 V por bateria ou duas somando 24 V. Já os Ah marcam a reserva de energia: com menos, o portão abre menos vezes na falta de luz.",
            "Confira primeiro os volts, 12 V de uma bateria ou 24 V de um par. Depois olhe os Ah, que são o tamanho da reserva; uma bateria menor deixa o portão com poucas aberturas.",
            "Respeite a tensão: uma bateria tem 12 V, e duas em sequência fazem os 24 V de alguns aparelhos. O número em Ah mostra quanta energia fica guardada, e um menor que o original rende menos aberturas no escuro.",
            "Dois números decidem. O de volts precisa coincidir, seja uma peça de 12 V, seja o par que forma 24 V. O de ampères-hora indica a autonomia, que encolhe quando se compra uma capacidade abaixo da original.",
          ],
          [
            "O tipo é selada, VRLA ou AGM, feita para viver em carga dentro de caixa fechada. Lítio só entra se o fabricante do nobreak permitir, porque o carregador dele é outro.",
            "Na etiqueta deve constar selada, VRLA ou AGM, que aguenta carga permanente sem soltar gás. Não troque por lítio sem a autorização do fabricante, já que ela pede outro carregador.",
            "Procure a palavra selada, ou as siglas VRLA e AGM: é o tipo que trabalha fechado e sempre carregando. A de lítio exige carregador próprio e depende do que o manual do aparelho aceita.",
            "Quanto ao tipo, compre selada, identificada também por AGM ou VRLA, que suporta ficar ligada ao carregador em lugar fechado. Bateria de lítio carrega de outro modo, e só o fabricante do nobreak pode liberar o uso.",
            "A construção também conta: AGM, VRLA ou simplesmente selada são as que vivem em carga contínua dentro da caixa. Deixe o lítio de lado, a não ser que o manual do nobreak o aceite, pois o carregador difere.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de bateria no fim", "Como saber se a bateria acabou"],
        slots: [
          [
            "Com energia o portão anda bem, e sem ela se arrasta: esse contraste mostra que a bateria perdeu capacidade.",
            "Bateria gasta só aparece na falta de luz, quando o motor depende dela.",
            "Se o portão só falha quando a rede cai, desconfie da bateria.",
            "A prova está na diferença: portão normal na tomada e fraco sem ela tem bateria cansada.",
            "Repare no comportamento durante um apagão, pois é só nele que a bateria trabalha sozinha.",
          ],
        ],
        bullets: [
          "Poucas aberturas sem luz, ou nenhuma",
          "Portão lento ou parado no meio só sem energia",
          "Nobreak apitando com a rede normal",
          "Central que apaga e volta na partida",
          "Caixa estufada ou com vazamento: desligue o disjuntor e não toque",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a troca da bateria", "A troca com teste do carregador"],
        slots: [
          [
            "O técnico desliga o aparelho da rede e da bateria, porque o nobreak guarda tensão perigosa mesmo fora da tomada. Confere a polaridade, limpa os terminais e mede o carregador, que em falha estraga a bateria nova em poucos meses.",
            "Como o nobreak segue com tensão depois de desligado, só o técnico abre a caixa. Ele mede a carga antes de pôr a peça, limpa o terminal oxidado e liga os polos certos, já que carregador ruim mata a nova.",
            "A troca não é serviço para o morador: a caixa retém tensão mesmo sem tomada. Mede-se o carregador, trata-se o terminal com oxidação e só depois entra a bateria, na polaridade certa.",
            "Nobreak tirado da tomada ainda dá choque, por isso o técnico corta rede e bateria antes de abrir. Em seguida testa o carregador, que pode arruinar a peça nova em meses, raspa a oxidação dos terminais e confere positivo e negativo.",
            "Abrir a caixa é trabalho de técnico, já que a tensão permanece lá dentro com tudo desligado. A sequência é medir o carregador, cuja falha encurta a vida da bateria, deixar os terminais limpos e ligar cada polo no lugar.",
          ],
          [
            "No final, a rede é cortada e se contam ciclos completos do portão, para saber quantas aberturas a carga dá. A bateria velha vai para descarte correto, nunca para o lixo comum.",
            "Por fim o portão abre e fecha sem energia, e o número de ciclos mostra a reserva. A usada segue para reciclagem, porque tem chumbo e ácido.",
            "O teste é feito com a luz desligada, contando quantas vezes o portão abre. A peça antiga contém chumbo e precisa ser entregue para reciclagem.",
            "Concluída a montagem, o portão trabalha sem rede e se anota quantos ciclos completa com a carga. A antiga, que leva chumbo e ácido, é encaminhada à reciclagem.",
            "A prova final simula um apagão, com aberturas contadas até conhecer a autonomia. Quanto à bateria retirada, ela vai a um ponto de coleta, já que o lixo comum não pode receber chumbo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar bateria de carro?",
        answers: [
          "Não. Ela pode soltar gás num espaço fechado, não foi feita para ficar sempre em carga e pede outro carregador. A selada do modelo previsto é a que serve.",
          "Não, nem por alguns dias: solta gás dentro da caixa e o carregador do nobreak não combina com ela. Fique com a selada indicada na etiqueta.",
          "De carro, nunca: o carregador do nobreak foi feito para selada, e a automotiva libera gás em caixa fechada. Siga o tipo escrito na peça antiga.",
        ],
      },
      {
        question: "Tenho duas baterias. Troco só a ruim?",
        answers: [
          "Troque as duas, do mesmo modelo. Ligadas em série, a nova trabalha puxada pela velha e se gasta junto, e em pouco tempo o problema volta.",
          "Não convém trocar uma só: no par em série, a mais fraca limita a outra. As duas devem ter a mesma idade, capacidade e marca.",
          "Leve um par novo e idêntico. Como as duas trabalham em série, a cansada esgota a outra, e a economia de hoje vira nova troca logo adiante.",
        ],
      },
      {
        question: "Posso pôr uma bateria de mais ampères no portão?",
        answers: [
          "Só se o fabricante do nobreak ou da central permitir. Ela aumenta as aberturas, mas o carregador pode não dar conta, e o tamanho talvez não caiba na caixa.",
          "Depende do aparelho. Mais Ah significam mais reserva, porém também mais tempo de carga e mais espaço; acima do limite do manual, o carregador trabalha forçado.",
          "O manual do nobreak ou da central dá o limite de Ah. Passando dele, a carga demora, o carregador sofre, e a bateria maior talvez nem entre na caixa.",
        ],
      },
      {
        question: "Quanto tempo a bateria nova do portão vai durar?",
        answers: [
          "Poucos anos, e menos em lugar quente ou onde falta luz com frequência. Ela envelhece até parada, por isso teste o portão sem rede uma ou duas vezes por ano.",
          "A vida é de alguns anos e encurta com calor e descargas seguidas. Um teste sem energia a cada seis meses mostra a queda antes que o portão pare.",
          "Conte com alguns anos, que calor e apagões repetidos reduzem. Como ela perde força mesmo sem uso, experimente o portão sem energia a cada semestre.",
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
        "A bateria do nobreak ou do motor do portão dura, em geral, de 2 a 4 anos, mesmo pouco usada, e menos em lugar quente. Em cada falta de luz, ela dá um número limitado de aberturas, que vem na ficha do modelo. Troque quando o portão ficar lento ou parar logo, ou quando o nobreak apitar com a rede normal.",
        "Quanto tempo dura a bateria do portão? Em geral de 2 a 4 anos, prazo que o calor e as descargas completas encurtam. A hora de trocar chega quando, sem luz, a folha anda devagar ou para cedo, ou se o nobreak apita mesmo com energia na rua.",
        "Conte com 2 a 4 anos para a bateria selada do portão, no nobreak ou no motor, com vida mais curta onde faz calor. Lentidão, poucas aberturas na falta de luz e apito com a rede ligada avisam que é hora de trocar.",
      ],
      price: [
        "O preço da bateria do portão depende do que está na etiqueta: a tensão (12 V, por exemplo), a capacidade em Ah e quantas o aparelho usa. Ela dura, em geral, de 2 a 4 anos; com a foto da etiqueta, peça e troca são orçadas juntas.",
        "Tensão, capacidade em Ah e número de baterias formam o preço, e tudo isso vem escrito na própria bateria do portão. A troca se repete a cada 2 a 4 anos, em geral. Mande a etiqueta para receber o valor com ou sem a mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando trocar a bateria", "Sinais de bateria no fim"],
        slots: [
          [
            "O sinal mais claro aparece sem luz: o portão anda mais devagar que antes ou para depois de poucas aberturas. Com a rede normal, o aviso é o apito do nobreak. Passados quatro anos, planeje a troca mesmo sem sintoma.",
            "Repare na próxima falta de luz: folha lenta e menos aberturas que no começo mostram bateria gasta. Alguns nobreaks também apitam com energia na rede. Com mais de quatro anos, vale trocar antes que ela falhe.",
            "Bateria cansada rende menos aberturas sem energia e deixa a folha arrastada. O nobreak que apita com a luz normal diz a mesma coisa. Depois do quarto ano, a falha é questão de tempo, e a troca pode ser marcada.",
          ],
          [
            "Carcaça estufada, vazamento ou cheiro forte pedem atenção imediata: desligue o aparelho, não toque na bateria e chame o técnico. Nesse estado ela já falhou por dentro e pode vazar ácido.",
            "Se a caixa inchou, vazou ou cheira forte, não espere a próxima revisão. Desligue o nobreak sem encostar na bateria e peça a troca, porque o ácido pode sair.",
            "Inchaço, líquido ou cheiro de ácido indicam defeito interno. Mantenha distância da bateria, desligue o aparelho e deixe a retirada para o técnico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar a bateria do portão", "Teste sem rede, duas vezes por ano"],
        slots: [
          [
            "Faça este teste a cada seis meses, com a bateria carregada e sem abrir o aparelho. O resultado só ajuda se for comparado com o anterior, por isso anote a data e a velocidade.",
            "Duas vezes por ano bastam, num dia em que a bateria esteja com carga. Nada precisa ser aberto. Guarde a anotação, pois a diferença entre um teste e outro mostra a queda.",
            "O aparelho fica fechado durante todo o teste, que se repete de seis em seis meses. Anote o que viu: a bateria envelhece aos poucos, e a comparação revela isso.",
          ],
        ],
        steps: [
          "Afaste crianças e animais e deixe a passagem livre.",
          "Desligue o disjuntor que alimenta o nobreak ou o motor com bateria.",
          "Abra e feche o portão uma vez pelo controle, de longe, e repare na velocidade.",
          "Pare ao notar lentidão, sem esgotar a carga.",
          "Religue o disjuntor e anote a data e o resultado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que encurta a vida da bateria", "Por que algumas baterias duram menos"],
        slots: [
          [
            "O calor é o que mais envelhece a bateria selada: caixa ao sol, forro quente ou armário sem ventilação tiram meses dela. Descargas até o fim, repetidas em apagões longos, reduzem a capacidade de vez.",
            "Lugar quente e abafado gasta a bateria mesmo que nunca falte luz, como na caixa que pega sol ou perto do telhado. Também pesa esvaziá-la por completo várias vezes, pois a carga perdida não volta toda.",
            "Sol direto na caixa e falta de ventilação encurtam o prazo mais do que o uso. Outro motivo são os apagões compridos, em que a bateria vai até o fim e sai de lá com menos capacidade.",
          ],
          [
            "Quando uma bateria nova morre cedo, a suspeita passa para o carregador. Com carga demais ela ferve; com carga de menos, fica sempre pela metade. Por isso o técnico mede a tensão de carga antes da troca.",
            "Carregador desregulado faz durar pouco até bateria recém-comprada, porque carrega além ou aquém do certo. Medir a tensão que ele entrega vem antes de pôr outra.",
            "Se a troca foi recente e o problema voltou, olhe o carregador: passando do ponto, ele ferve a bateria; abaixo dele, nunca a enche. A medição dessa tensão faz parte do serviço.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual bateria colocar no lugar", "Como escolher a bateria nova"],
        slots: [
          [
            "Repita a tensão e o tipo da bateria original, com capacidade em Ah igual ou maior dentro do que o aparelho aceita. Bateria de carro não serve: solta gases, não cabe na caixa e foi feita para dar partida. A de lítio só entra com carregador próprio.",
            "A nova deve ter a mesma tensão e tecnologia da antiga, sem diminuir os Ah. Deixe de fora a automotiva, que libera gás e foi pensada para partidas curtas, e a de lítio, a menos que o carregador seja feito para ela.",
            "Compare as etiquetas: tensão igual, mesmo tipo e Ah nunca menores que os da original. De carro não vale, por causa dos gases e do uso diferente. Lítio depende de carregador compatível, então não é troca direta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas aberturas a bateria dá sem luz?",
        answers: [
          "Depende da capacidade em Ah, do peso da folha e da idade da bateria; a ficha do nobreak ou do motor traz o número. Ele vale para bateria nova e cai ano a ano.",
          "O fabricante indica as aberturas na ficha do aparelho, para bateria nova e folha leve. Portão pesado e bateria velha fazem menos que isso.",
          "O número vem na ficha do modelo e muda com os Ah e com o peso do portão. Espere menos aberturas conforme a bateria envelhece.",
        ],
      },
      {
        question: "Bateria parada, sem uso, também estraga?",
        answers: [
          "Sim. Ela perde carga sozinha e, vazia por meses, não se recupera. Por isso o portão deve ficar ligado na rede, que mantém a carga.",
          "Estraga, porque a idade conta mesmo sem apagão. Guardada descarregada, ela pode ficar inútil em poucos meses.",
          "Também estraga: a carga escapa devagar, e meses vazia acabam com a capacidade. Ao comprar, confira a data de fabricação.",
        ],
      },
      {
        question: "Dá para recuperar bateria velha?",
        answers: [
          "Não de modo confiável. Recarregar só ajuda a que estava descarregada; a capacidade perdida com a idade não volta, e a saída é trocar.",
          "A bateria gasta não se recupera. Uma carga completa resolve apenas quando ela ficou muito tempo sem rede e ainda é nova.",
          "Em geral não. Se o problema era falta de carga, ela volta; se era desgaste, continua rendendo pouco, e só a troca resolve.",
        ],
      },
      {
        question: "Onde descarto a bateria antiga?",
        answers: [
          "Entregue na loja que vendeu a nova ou em ponto de coleta. No lixo comum nunca, porque ela tem chumbo e ácido.",
          "Devolva na hora da troca: bateria de chumbo tem coleta obrigatória no comércio. Chumbo e ácido contaminam o lixo comum.",
          "A loja da bateria nova recebe a antiga, e há pontos de coleta. Por causa do chumbo e do ácido, não a jogue no lixo da casa.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak ou do motor e, se estiver à vista, da bateria",
  },
  {
    id: "motor-com-bateria",
    broader: "bateria",
    label: "Motor de portão com bateria",
    phrase: "o motor de portão com bateria",
    intent: "question",
    asks: [
      "tem motor bateria",
      "existe motor bateria",
      "motor portão a bateria",
      "tem motor portão bateria",
      "existe motor portão a bateria",
      "motor movido a bateria",
      "motor que funciona a bateria",
      "motor bateria reserva",
      "motor bateria própria",
      "motor funciona sem energia",
      "motor funciona sem luz",
      "motor não precisa energia",
      "motor não precisa luz",
      "motor com bateria",
      "motor portão com bateria",
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
      "motor com bateria 24v preço",
      "motor 24v preço",
      "motor portão 24v preço",
      "motor com bateria 24 v preço",
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
        "A bateria do motor de portão costuma ser selada, de 12 V e 7 Ah, e é trocada no local por outra igual, com o valor informado pela foto da etiqueta. Se o motor ainda não tem bateria, a saída mais barata é um nobreak de portão. A outra é um motor novo de 24 V, que já vem com bateria.",
        "O motor de portão que funciona sem luz é o de 24 V com bateria. O portão continua abrindo pelo controle algumas vezes, sem ninguém destravar nada. O preço é orçado por foto e passa do de um motor comum trocado em casa, que custa de {price.homeSwap}. Com o motor atual bom, um nobreak de portão sai mais barato.",
        "Motor de portão com bateria é o de 24 V, que continua abrindo pelo controle quando falta luz. Vale a pena onde a luz cai muito ou a folha é pesada para mover na mão. O preço sai por foto e fica acima do motor comum, que trocado em casa custa de {price.homeSwap}. Se o seu motor está bom, um nobreak sai mais barato.",
        "O motor com bateria vale a pena onde a luz falta muito, a folha é pesada ou não há outra saída. Sem energia, o motor de 24 V ainda abre o portão algumas vezes. O preço é feito por foto e passa do motor comum, de {price.homeSwap} trocado em casa. Com o motor atual bom, prefira o nobreak.",
        "Sim, existe motor de portão que funciona sem luz: é o de 24 V com bateria, que abre o portão algumas vezes na falta de energia. No motor comum, de 127 ou 220 V, não se adapta bateria. Para ficar com o motor atual, instala-se um nobreak de portão, que custa menos que trocar o motor.",
        "Para o portão abrir quando falta luz, há dois caminhos. O mais barato é ligar um nobreak de portão ao motor que você já tem. O outro é um motor novo de 24 V, com bateria própria, orçado por foto. O preço passa do motor comum, que em casa se troca por {price.homeSwap}.",
      ],
      installation: [
        "Instalar motor com bateria é pôr um motor de 24 V, com carregador e baterias na caixa, no lugar do comum ou em portão manual. A fixação é igual à do comum, cuja troca em casa fica de {price.homeSwap}. O de 24 V custa mais e é orçado por foto.",
        "Vale a pena colocar bateria no portão se a luz falta muito, se a folha é pesada ou se não há outra saída. No motor comum instala-se um nobreak de portão; a bateria própria pede motor de 24 V. Esse custa mais que o comum, que na troca em casa fica de {price.homeSwap}.",
        "Para instalar bateria no portão, veja primeiro o motor: no comum a reserva vem de um nobreak, e só o de 24 V recebe bateria própria. Trocar por um de 24 V custa mais que a troca por um comum, de {price.homeSwap} em casa, e o valor sai por foto.",
      ],
      price: [
        "A bateria para motor de portão, selada, em geral de 12 V e 7 Ah, não tem preço de tabela: ele muda com a capacidade e a quantidade, e passamos de graça pela foto da etiqueta. Já o motor novo de 24 V, que vem com bateria, custa mais que o comum, cuja troca em casa fica de {price.homeSwap}.",
        "O preço da bateria do motor de portão depende dos volts, dos ampères-hora (Ah) e de ser uma ou duas, e a foto da etiqueta dá o valor sem custo. Se o motor ainda não tem bateria, o nobreak sai por menos. O motor de 24 V com bateria fica acima do comum, que na troca em casa vai de {price.homeSwap}.",
        "O preço do motor com bateria fica acima do de um comum, trocado em casa por {price.homeSwap}, porque inclui o motor de 24 V, o carregador e as baterias. Quem só precisa repor a bateria paga a peça e a troca, com valor grátis pela foto da etiqueta. Para motor comum em bom estado, o nobreak é a opção mais barata.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como funciona o motor com bateria", "O que acontece quando falta luz"],
        slots: [
          [
            "A rede mantém a bateria carregada e, quando a luz cai, a central passa a usá-la sozinha. O controle continua funcionando, em alguns modelos com abertura mais lenta.",
            "Com energia, o carregador deixa a bateria cheia. Na queda, ela assume sem você fazer nada, e o portão segue abrindo pelo controle, às vezes mais devagar.",
            "Enquanto há luz, o carregador mantém a bateria cheia. Quando a luz acaba, a bateria move o portão na hora, pelo mesmo controle. Em alguns modelos, a folha anda mais devagar nesse período.",
          ],
          [
            "O que conta é o número de aberturas, e não as horas. Ele depende da bateria, do peso da folha e das roldanas, e está no manual. Muitos motores de 24 V usam duas baterias de 12 V e 7 Ah, fáceis de repor.",
            "Pergunte quantas aberturas o modelo faz sem luz, porque o peso da folha e o trilho mudam a resposta. O conjunto comum tem duas baterias de 12 V e 7 Ah, ligadas em série para dar 24 V.",
            "A reserva se conta em aberturas, e não em horas. Com a mesma carga, a folha leve abre mais vezes que a pesada, e o manual traz o número. Muitos motores usam duas baterias de 12 V e 7 Ah, fáceis de achar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor com bateria ou nobreak: qual escolher", "Quando o motor com bateria compensa"],
        slots: [
          [
            "Compensa trocar quando o motor já está no fim, com {trade.life} de uso, ou quando o portão ainda é manual, porque o de 24 V vem pronto para a bateria. Com motor novo ou em bom estado, o nobreak faz o mesmo papel por menos.",
            "O de 24 V faz mais sentido em portão manual ou no lugar de um motor que já tem de {trade.life}. Quem tem um comum funcionando gasta menos com nobreak e mantém o motor.",
            "Trocar um motor bom só para ter bateria sai caro, porque o nobreak faz o mesmo trabalho. O motor de 24 V vale a pena no portão que ainda é manual ou no lugar de um motor com {trade.life} de uso. Na hora de escolher, compare o peso máximo, os ciclos e o preço da bateria de reposição.",
          ],
        ],
        bullets: [
          "Se a luz falta muito ou a folha é pesada para empurrar, escolha o motor com bateria",
          "Se o portão é a única saída, tenha bateria ou nobreak",
          "Se o motor comum está bom, instale um nobreak de portão",
          "Se a luz quase não falta e a folha é leve, a chave de destravamento resolve",
        ],
      },
      {
        about: "care",
        headings: ["Quanto dura e como cuidar da bateria", "Bateria: troca e teste"],
        slots: [
          [
            "A bateria selada dura, em geral, de 2 a 4 anos, menos em lugar quente, e envelhece mesmo parada. Para testar, desligue o disjuntor por um instante e abra pelo controle.",
            "A bateria costuma ser trocada a cada 2 a 4 anos, ou antes disso quando a caixa do motor pega sol. Para testar a bateria, desligue o disjuntor do portão e abra pelo controle uma vez.",
            "A bateria selada perde carga em 2 a 4 anos, mesmo com pouco uso, e o calor encurta esse tempo. Para saber se ela ainda segura, desligue o disjuntor e abra o portão pelo controle.",
          ],
          [
            "Religue o disjuntor depois do teste, para a bateria voltar a carregar. Se a bateria estiver estufada ou vazando, não toque nela e chame o técnico.",
            "Ligue o disjuntor de novo ao terminar, porque a bateria precisa da rede para carregar. Bateria inchada ou com vazamento deve ser trocada pelo técnico, sem que ninguém encoste nela.",
            "Depois do teste, religue o disjuntor para a carga voltar. Não encoste em bateria inchada ou com vazamento: quem troca é o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 24 V é mais fraco?",
        answers: [
          "Não, a tensão de 24 V não deixa o motor mais fraco. A força aparece no peso máximo da ficha, e há modelos de 24 V para folhas leves e pesadas.",
          "A tensão não diz a força. Compare o peso máximo e os ciclos por hora da ficha com a sua folha, deixando margem.",
          "Não. Existem motores de 24 V fortes e fracos, como nos comuns. Veja na ficha o peso máximo que o modelo move e deixe um terço de folga sobre a sua folha.",
        ],
      },
      {
        question: "Serve em portão de correr, basculante e pivotante?",
        answers: [
          "Há motor de 24 V para os três tipos, em linhas diferentes. O peso e o tamanho da folha decidem o modelo, como no motor comum.",
          "Sim, existem versões para cada tipo de portão. O que muda é o modelo, escolhido pelo peso, pela medida e pelo uso.",
          "Serve nos três, com o modelo próprio de cada um. Informe largura, altura e peso da folha para escolher.",
        ],
      },
      {
        question: "Com bateria ainda preciso da chave de destravamento?",
        answers: [
          "Precisa, porque a bateria acaba ou falha. O portão de correr ou de abrir é liberado pela chave e movido na mão. O basculante só se destrava se está fechado e funcionava bem, por duas pessoas e como manda o manual.",
          "Sim, porque numa falta longa a carga termina. Com a chave, o portão de correr ou de abrir anda na mão. No basculante com algum defeito, espere o técnico; no que estava bom, siga o manual, com duas pessoas e ninguém sob a folha.",
          "Precisa. Depois de várias aberturas sem luz, a carga acaba e a chave libera a folha de correr ou de abrir. Basculante se destrava só fechado, em bom estado e a dois, como diz o manual.",
        ],
      },
      {
        question: "Nobreak de computador serve no portão?",
        answers: [
          "Em geral, não. A partida do motor puxa muito mais corrente do que ele fornece, e a forma de onda de muitos não serve. Use nobreak próprio de portão.",
          "Não é indicado: ele é feito para carga pequena e desarma quando o motor arranca. O de portão é dimensionado para essa partida.",
          "Não conte com ele, porque o arranque do motor pede corrente que o aparelho de mesa não entrega. Compre um projetado para portão.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor atual, com largura e altura",
  },
  {
    id: "bateria-do-motor-da-marca",
    isAskedByName: true,
    broader: "bateria",
    label: "Bateria para o motor da sua marca",
    phrase: "a bateria do motor",
    asks: ["bateria motor [marca]", "bateria motor portão [marca]", "bateria portão [marca]", "nobreak motor [marca]"],
    intent: "buying",
    answers: {
      any: [
        "Para ter bateria no motor [marca], veja primeiro a tensão da etiqueta: o motor comum, de 127 ou 220 V, precisa de um nobreak próprio para portão, e o de 24 V recebe a bateria na própria central. Vendemos e instalamos, com orçamento grátis pela foto da etiqueta.",
        "O motor [marca] de 127 ou 220 V não recebe bateria direto: ele funciona sem luz com um nobreak feito para portão. Já o modelo de 24 V tem entrada para bateria na central. A foto da etiqueta mostra qual é o seu, e o valor é informado sem custo.",
      ],
      price: [
        "O preço da bateria ou do nobreak para motor [marca] sai de graça pela foto da etiqueta, porque depende da tensão e da potência. O motor comum pede um nobreak próprio para portão. O de 24 V usa só as baterias. Instalação e aparelho vêm em linhas separadas.",
        "O preço para pôr bateria no motor [marca] depende do modelo: no de 24 V compram-se as baterias, e no comum, de 127 ou 220 V, um nobreak de portão, que custa mais. O orçamento é grátis, por foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Bateria ou nobreak no seu motor", "Qual dos dois o motor usa"],
        slots: [
          [
            "A tensão da etiqueta decide. Nunca ligue bateria direto num motor de tomada, porque a placa pode queimar.",
            "Antes de comprar, leia a etiqueta com o disjuntor desligado e a tampa fechada. A lista mostra o que serve em cada caso.",
          ],
        ],
        bullets: [
          "Motor de 127 ou 220 V: nobreak próprio para portão, da potência da etiqueta.",
          "Motor de 24 V: duas baterias seladas de 12 V, ligadas na central, se ela tiver a entrada.",
          "Motor com inversor: só o nobreak que o manual indica.",
          "Troca da bateria antiga: a mesma tensão e a mesma capacidade em Ah.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto a bateria dura", "Aberturas e vida útil"],
        slots: [
          [
            "Com folha leve, um nobreak de portão faz em geral de 20 a 50 aberturas sem luz. A bateria selada dura de 2 a 4 anos, e menos em lugar quente. Folha pesada e bateria velha reduzem as aberturas.",
            "A reserva é contada em aberturas, e o usual são de 20 a 50 com folha leve. Depois de 2 a 4 anos, a bateria selada enfraquece e precisa ser trocada. O peso da folha muda bastante esse número.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A instalação e o teste sem luz", "Como é feita a ligação"],
        slots: [
          [
            "O técnico confere o modelo da central, liga a bateria ou o nobreak em lugar seco e mede a carga. No fim ele corta a energia e abre o portão na sua frente.",
            "Com o disjuntor desligado, o técnico faz a ligação num ponto seco e ventilado e testa o carregador. O serviço termina com o portão abrindo sem a rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bateria de carro serve no motor do portão?",
        answers: [
          "Não. Ela solta gás e pede outro carregador. Use a selada, com a tensão e os Ah da etiqueta.",
          "Não serve: o carregador do portão foi feito para bateria selada.",
        ],
      },
      {
        question: "A bateria do nobreak pode ser de outra marca?",
        answers: [
          "Pode, se for selada e tiver a mesma tensão, a mesma capacidade e o mesmo tamanho.",
          "Sim. O que precisa ser igual são os volts, os Ah e as medidas.",
        ],
      },
      {
        question: "Meu portão abre devagar sem luz. É a bateria?",
        answers: [
          "Na maioria das vezes, sim, quando ela já tem mais de dois anos. O técnico mede a bateria e o carregador antes da troca.",
          "É provável. Bateria gasta deixa o motor lento na falta de energia e normal quando a luz volta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já existe, da etiqueta da bateria ou do nobreak",
  },
];
