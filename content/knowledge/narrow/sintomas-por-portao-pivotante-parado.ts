import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A gate on hinges that does not go, goes by itself, or does not go all the way. */
export const sintomasPorPortaoPivotanteParado: NarrowConcept[] = [
  {
    id: "pivotante-nao-abre",
    broader: "nao-abre",
    label: "Pivotante não abre",
    phrase: "o portão pivotante que não abre",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "não abre",
          "não abre mais",
          "parou abrir",
          "não está abrindo",
          "não quer abrir",
          "travado",
          "travou",
          "emperrado",
          "emperrou",
          "não abre nem fecha",
        ],
      ),
      "duas folhas não quer abrir",
      "pivotante parou abrir controle botão",
      "folha dobradiça não abre automático",
      "portão dobradiça não abre automático",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão pivotante que não abre mais costuma ter trava elétrica presa, ferrolho fechado, folha arrastando ou motor sem força, se ele ronca; se está mudo, falta energia. Confira disjuntor, ferrolho e pilha do controle; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Se o motor pivotante não abre e fica mudo, veja o disjuntor e o controle; se ronca com o portão de abrir parado, a trava elétrica não soltou, o ferrolho está fechado ou o capacitor perdeu força. Feito esse teste, a visita de regulagem em casa começa em {price.preventive}, fora as peças.",
        "Quando o portão de abrir não abre mais, ouça o motor pivotante: silêncio é energia, ronco é trava elétrica, ferrolho ou capacitor, e giro com a folha parada é braço solto. Comece pelo disjuntor e pelo ferrolho; a visita com regulagem, em residência, sai a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto do portão pivotante que não abre vai do acerto da trava e da folha, a partir de {price.preventive} na visita em casa, sem peças, até a troca do motor, de {price.homeSwap}. No meio ficam capacitor e placa, orçados por vídeo com o som do motor.",
        "Consertar o portão de abrir que não abre custa pouco quando é trava ou ferrolho, em visita a partir de {price.preventive} em casa, fora peças; já a troca do motor fica de {price.homeSwap}. Um vídeo com som separa capacitor, placa e motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Motor mudo, roncando ou girando", "O que o som diz no portão de abrir"],
        slots: [
          [
            "Mudo nos dois lados é energia, fusível ou placa; mudo de um lado só é o cabo ou o motor daquela folha. Ronco curto com a folha parada aponta trava elétrica que não recolheu, ferrolho ou capacitor, a peça que dá a partida.",
            "Silêncio total pede olhar o quadro de luz, o fusível e a placa, e uma folha viva com a outra morta, o cabo que atravessa o vão. O motor que ronca e não empurra está preso na trava ou no ferrolho, ou sem capacitor, que é quem o faz partir.",
            "Nenhum som nas duas folhas indica falta de energia ou placa; numa só, cabo ou motor dela. Zumbido sem movimento vem de trava presa, ferrolho passado ou capacitor, a peça da partida, já fraco.",
          ],
          [
            "Se o motor gira e a folha fica, ele está destravado, o pino do braço saiu ou a porca do fuso, a rosca que empurra, se gastou.",
            "Motor girando com folha parada é trava do motor aberta, braço sem pino ou rosca do fuso gasta.",
            "Braço sem pino, motor destravado e rosca do fuso comida são o que faz girar sem mover.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como abrir a folha com segurança", "Passos para tirar o carro"],
        slots: [
          [
            "Só se destrava folha reta, com as dobradiças firmes. Torta, bamba ou com dobradiça partida, ela pode tombar ao se soltar do braço.",
            "Olhe antes as dobradiças: se uma cedeu, deixe como está, porque o braço ainda segura a folha.",
            "Folha firme e no prumo pode ser aberta à mão. A que pende ou balança fica presa ao motor até o técnico chegar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Abra ferrolho e cadeado e solte a trava elétrica pela chave dela.",
          "Destrave o motor de cada folha com a chave, até o fim.",
          "Abra primeiro a folha que cobre a outra, depois a segunda.",
          "Prenda as folhas abertas, para o vento não bater.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico testa e o que se troca", "Da trava ao motor: ordem do conserto"],
        slots: [
          [
            "O técnico gira a folha solta, testa a trava e mede capacitor, cabo e tensão, um lado de cada vez. A peça ruim só se troca com o valor combinado, e no fim o percurso das folhas é gravado de novo.",
            "Folha, trava, capacitor e cabo passam por teste nessa ordem, em cada lado. Depois da medição vem o preço da peça, e o serviço termina com a regravação do percurso.",
            "Um lado por vez, testam-se a folha livre, a trava, o capacitor e a tensão no motor. A troca é feita com o seu aceite, e as paradas são programadas outra vez.",
          ],
          [
            "Capacitor e trava ficam na ponta barata; placa vem depois, e o motor inteiro, de {price.homeSwap} em casa com mão de obra, é o extremo.",
            "Na ordem de custo estão capacitor, trava elétrica, placa e por fim o motor, cuja troca residencial fica de {price.homeSwap}.",
            "O gasto cresce de capacitor e trava para a placa, e termina na troca do motor, que em casa fica de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão pivotante destravado até o conserto?",
        answers: [
          "Pode, à mão e com o disjuntor desligado, se as dobradiças estão firmes. Feche com ferrolho ou cadeado, porque sem o motor engatado nada o tranca.",
          "Sim, desde que a folha esteja reta e a energia, cortada. À noite, ferrolho e cadeado fazem o papel do motor.",
        ],
      },
      {
        question: "O portão de abrir parou depois da chuva. O que é?",
        answers: [
          "Em geral água na placa, na emenda do cabo ou na trava elétrica. Deixe o disjuntor desligado até o técnico secar e medir, porque religar molhado queima.",
          "Umidade na emenda que passa sob o piso, na placa ou na trava. Não religue: com tudo seco, a medição mostra o que se salvou.",
        ],
      },
      {
        question: "Preciso trocar os dois motores do portão de abrir?",
        answers: [
          "Não: cada folha tem o seu, e troca-se só o que falhou, do mesmo modelo ou compatível com a central.",
          "Só o que queimou. O novo precisa combinar com a placa e ter velocidade parecida, para as folhas não se desencontrarem.",
        ],
      },
      {
        question: "Por que abre uma folha e a outra não?",
        answers: [
          "O defeito está no lado que ficou: cabo do motor, que passa sob o piso, capacitor dele, trava ou a própria folha presa. A central e o controle estão bons.",
          "Se uma anda, energia e placa chegam até ela. Na parada, procure cabo rompido sob o piso, capacitor, pino do braço ou trava.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa de abrir e fotos da trava, do braço e da etiqueta",
  },
  {
    id: "pivotante-ronca",
    broader: "nao-abre",
    label: "Pivotante ronca e não anda",
    phrase: "o portão pivotante que ronca e não anda",
    asks: combine(
      ["pivotante"],
      [
        "ronca não abre",
        "ronca não anda",
        "roncando",
        "ronca",
        "zumbe",
        "zumbindo",
        "zumbe não abre",
        "zumbindo não abre",
        "não abre zumbindo",
        "faz força não abre",
        "faz força não anda",
        "força não abre",
        "barulho não abre",
        "faz barulho não abre",
        "faz barulho não anda",
        "barulho não anda",
        "barulho não puxa",
        "barulho folha não abre",
        "não tem força",
        "sem força",
        "fraco não abre",
        "tenta abrir não consegue",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que faz força mas não abre, com o motor zumbindo, tem a folha presa ou o motor sem força: trava elétrica que não soltou, ferrolho, dobradiça travada ou capacitor fraco. Desligue o disjuntor e não insista, porque roncando ele queima; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se o motor do portão pivotante zumbe e não tem força, a causa costuma ser capacitor fraco ou trava elétrica segurando a folha, além de dobradiça enferrujada. Corte a energia na primeira tentativa e confira o ferrolho; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Pivotante que ronca e não anda recebe energia, mas algo o segura ou falta partida: capacitor, trava elétrica, ferrolho, dobradiça ou piso que raspa. Pare, desligue o disjuntor e sinta a folha destravada na mão; medir e regular em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "Teste sem energia"],
        slots: [
          [
            "Nunca empurre a folha com alguém apertando o controle, porque o braço solta de uma vez. Faça tudo sem energia, com a folha reta e em piso plano.",
            "O teste é com o disjuntor desligado, em folha alinhada e sem caimento. Ajudar na mão enquanto o motor ronca machuca, que a folha arranca.",
            "Sem energia e com a folha firme nas dobradiças, confira na ordem. Com o motor ligado, ninguém ajuda com a mão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Abra a trava elétrica pela chave e confira ferrolho e cadeado.",
          "Com a folha reta, destrave o motor pela chave e gire devagar de ponta a ponta.",
          "Leve na mão: trave, religue e tente uma única vez, de longe.",
          "Continuou roncando: desligue e deixe assim.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ronca e não empurra", "Trava, folha ou capacitor"],
        slots: [
          [
            "A trava elétrica segura a folha quando a lingueta fica prensada ou a bobina enfraquece. Dobradiça enferrujada, ferrolho e folha que raspa no piso dão o mesmo ronco.",
            "Com a lingueta apertada ou a bobina fraca, a trava elétrica não recolhe, e o motor empurra contra ela. Piso raspando, ferrolho e ferrugem na dobradiça fazem igual.",
            "Trava que não solta, por folha prensada ou bobina cansada, é o começo da procura. Depois vêm ferrolho, dobradiça dura e ponta da folha no chão.",
          ],
          [
            "No começo da abertura o braço tem a menor alavanca, e o capacitor, que dá a partida, falha justo ali. Quando só uma folha fica sem força, olhe capacitor, cabo e trava daquele lado.",
            "O capacitor fraco aparece logo na saída, porque é quando o braço tem menos alavanca. Uma folha só com o defeito indica capacitor, fio ou trava dela.",
            "É na largada que o braço mais precisa do capacitor, por isso a falha surge ali. Se a outra folha anda, o problema é do lado parado: fio, trava ou capacitor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a força", "O conserto do pivotante que ronca"],
        slots: [
          [
            "O técnico descarrega e mede o capacitor, confere a tensão na partida e testa a trava com a folha encostada. O motor da outra folha serve de comparação.",
            "Capacitor, tensão de partida e trava elétrica são testados, esta com a folha prensada. Nas de duas folhas, um motor é comparado com o outro.",
            "A visita mede capacitor e tensão e prova a trava na posição em que ela prende. Havendo dois motores, o bom é a referência.",
          ],
          [
            "Se a folha pesa, a dobradiça é corrigida antes de mexer na força, que fica no mínimo que a move. Motor queimado se troca por {price.homeSwap} em casa; o par, quando preciso, por {price.homeSwapTwice}.",
            "Folha dura se alivia primeiro, na dobradiça, e só então se regula a força. Queimou o motor, a troca fica de {price.homeSwap} em residência, e de dois, {price.homeSwapTwice}.",
            "Dobradiça e piso vêm antes da força. Em último caso, o motor novo custa de {price.homeSwap} em casa, e dois, de {price.homeSwapTwice}, com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor pivotante que ronca está queimado?",
        answers: [
          "Nem sempre: se ronca, o enrolamento ainda recebe energia. Capacitor e folha presa vêm antes; cheiro de queimado muda a conta.",
          "Muitas vezes não. Meça capacitor e trava primeiro; queimado costuma cheirar e derrubar o disjuntor.",
        ],
      },
      {
        question: "Só o motor de uma folha ronca. O que é?",
        answers: [
          "Capacitor, cabo ou trava daquele lado. O motor da outra folha serve de comparação.",
          "Defeito daquele lado: fio longo com tensão baixa, capacitor ou trava elétrica presa.",
        ],
      },
      {
        question: "Por que ronca só de manhã?",
        answers: [
          "No frio a graxa endurece e o capacitor fraco perde força. É o começo do defeito; peça a medição.",
          "A graxa da dobradiça e do motor engrossa, e o capacitor cansado não vence a saída.",
        ],
      },
      {
        question: "Posso usar na mão até o conserto?",
        answers: [
          "Com a folha reta e em piso plano, sim: disjuntor desligado, motor destravado e folha trancada depois. Com vento, prenda-a aberta ou fechada.",
          "Pode, se está alinhada e sem rampa, com a energia cortada. Destravada, a folha bate com o vento; use o ferrolho.",
        ],
      },
    ],
    photo: "fotos da trava elétrica, do braço e da etiqueta do motor",
  },
  {
    id: "pivotante-gira-e-nao-anda",
    broader: "motor-gira-e-nao-anda",
    label: "Pivotante: motor gira e a folha não anda",
    phrase: "o motor pivotante que gira sem mover a folha",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "gira não anda",
          "gira não abre",
          "gira não mexe",
          "gira braço não",
          "motor gira",
          "motor gira braço não mexe",
          "roda não anda",
          "roda falso",
          "gira falso",
          "em falso",
          "gira em falso",
          "funciona não mexe",
          "funciona folha não mexe",
          "funciona não abre",
          "funciona portão não anda",
          "liga não mexe",
          "liga portão não anda",
          "motor anda portão não",
          "braço não mexe",
          "braço não anda",
          "folha não mexe",
          "folha não anda",
          "motor trabalha não abre",
          "patina",
          "patinando",
        ],
      ),
      "pivotante motor gira não anda",
      "pivotante motor gira não empurra",
      "pivotante motor gira não empurra folha",
      "pistão não empurra",
      "pistão não move",
      "braço não empurra",
      "pistão não funciona",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor do portão de abrir gira e o braço não mexe, ele está destravado, com o pino do braço fora ou com o fuso ou a engrenagem gastos. Trave pela chave e teste uma vez, de longe; girando ainda em falso, a visita em casa parte de {price.preventive}, sem peças.",
        "O pistão do portão que não empurra, com o motor funcionando, costuma estar destravado depois da falta de luz, sem o pino ou com a porca do fuso gasta. Comece pela chave; se nada muda, o técnico abre o motor em visita a partir de {price.preventive} em casa, fora peças.",
        "Motor de portão de abrir que gira sem mover o braço perdeu a ligação com a folha: ficou destravado, o pino saiu ou o fuso, a rosca que empurra o pistão, se gastou. Travar de novo é de graça; a visita com ajuste, em casa, começa em {price.preventive}, sem peças.",
      ],
      price: [
        "Quando o motor pivotante gira e o braço não mexe, travar de novo não custa nada; pino e ajuste entram na visita, a partir de {price.preventive} em casa, sem peças. Fuso ou engrenagem gastos somam a peça, orçada pela foto da etiqueta.",
        "O conserto do pivotante que gira em falso vai de zero, se só estava destravado, à visita com ajuste, desde {price.preventive} em casa, sem peças. Porca, fuso ou engrenagem são orçados por foto, e o motor novo em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Da chave ao pino: o que você pode olhar"],
        slots: [
          [
            "Muita gente destrava o motor na falta de luz e esquece a chave aberta, e ele passa a girar em falso. Faça a conferência com o disjuntor desligado e a tampa fechada.",
            "A causa mais simples é a trava aberta desde a última falta de energia. Olhe isso primeiro, sem energia e sem abrir o motor.",
            "Antes de pensar em peça quebrada, veja se alguém deixou o motor solto depois de um apagão. Nada aqui exige tirar a tampa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e segure a folha contra o vento.",
          "Gire a chave de destravamento até o fim, no sentido de travar.",
          "Mova a folha devagar até sentir o motor engatar.",
          "Veja se há pino nas duas pontas do braço e se nenhum ferrolho está fechado.",
          "Religue e teste uma vez, longe da folha.",
        ],
      },
      {
        about: "causes",
        headings: ["Pino, embreagem, fuso ou engrenagem", "Onde a força se perde"],
        slots: [
          [
            "No pistão, ou braço linear, uma porca anda sobre o fuso e empurra a folha; gasta, ela desliza e só o fuso roda. No braço articulado, o equivalente é a engrenagem do redutor ou o parafuso da alavanca.",
            "O pistão empurra por um fuso com porca de plástico ou bronze, e a rosca gasta deixa o motor rodar sozinho. Em motor de braço dobrado, falham a engrenagem interna e o parafuso que prende a alavanca.",
            "Por dentro do braço linear há uma rosca, o fuso, e a porca que corre nela; espanada a porca, o braço fica parado. No modelo articulado, quem se gasta é a coroa do redutor, ou se solta o parafuso da alavanca.",
          ],
          [
            "Motor com embreagem patina de propósito quando a folha prende, por exemplo em dobradiça caída. Nesse caso, aperta-se a embreagem só depois de tirar o atrito.",
            "Se houver embreagem, ela escorrega para proteger quem está no caminho, e uma folha que arrasta a faz patinar. Tira-se primeiro o arrasto, e a regulagem vem em seguida.",
            "Há modelos com embreagem, que desliza quando a folha encontra resistência, como dobradiça torta. Apertá-la sem corrigir a dobradiça só transfere o esforço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do motor em falso", "Peça ou motor novo?"],
        slots: [
          [
            "O técnico abre o motor, vê fuso, porca e engrenagem e troca só o que gastou, depois de deixar a folha girando leve. Foi o esforço que comeu a peça, e a nova teria o mesmo fim.",
            "Com o motor aberto, troca-se a porca, o fuso ou a engrenagem, conforme o desgaste, e se alivia a dobradiça. Sem isso, a peça nova se perde no mesmo prazo.",
            "Abre-se a máquina para ver qual peça cedeu, e só essa é trocada. Junto se corrige a folha pesada, que é o que costuma estragar fuso e engrenagem.",
          ],
          [
            "Modelos comuns têm essas peças à venda, com preço por foto. Fora de linha, compare com o motor novo: a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Há reposição para as linhas mais vendidas, e a foto da etiqueta dá o preço. Sem peça, a troca do motor em casa custa de {price.homeSwap}, já com o serviço.",
            "Para motor comum se acha a peça, orçada pela etiqueta. O que saiu de linha leva à troca, de {price.homeSwap} em casa, instalação incluída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Abri na mão quando faltou luz e agora o motor gira em falso. Quebrou?",
        answers: [
          "Quase sempre não: ficou destravado. Com o disjuntor desligado, trave pela chave e mova a folha devagar até sentir o engate.",
          "É provável que não. Falta travar: gire a chave até o fim, sem energia, e leve a folha até o motor pegar de novo.",
        ],
      },
      {
        question: "O motor gira em falso só em um sentido. O que é?",
        answers: [
          "Em geral, a porca do fuso está gasta de um lado ou o pino tem folga. O desgaste aumenta a cada uso, e convém trocar antes que pare nos dois.",
          "Rosca gasta num dos lados ou pino com jogo explicam isso. Evite insistir, porque o fuso também se estraga.",
        ],
      },
      {
        question: "Posso usar a folha na mão até o conserto?",
        answers: [
          "Pode, se a folha é de abrir, está reta e o motor, destravado com o disjuntor desligado. Prenda-a com ferrolho quando fechar, porque o vento a joga.",
          "Sim, com a energia cortada e o motor solto, movendo devagar. Folha sem motor bate com o vento, por isso deixe-a amarrada ou no ferrolho.",
        ],
      },
      {
        question: "Preciso trocar os dois motores?",
        answers: [
          "Não: cada folha tem o seu, e troca-se o que falhou, por um de mesma força e velocidade. Se os dois são antigos e sem peça, dois motores ficam de {price.homeSwapTwice}.",
          "Só o que estragou, desde que o novo combine com o outro e com a central. O par, quando nenhum tem peça, custa de {price.homeSwapTwice} na troca.",
        ],
      },
    ],
    photo: "um vídeo do motor girando e fotos do braço, dos pinos e da etiqueta",
  },
  {
    id: "pivotante-nao-abre-tudo",
    broader: "para-no-meio",
    label: "Pivotante não abre tudo",
    phrase: "o portão pivotante que não abre tudo",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "não abre tudo",
          "não abre todo",
          "não abre toda",
          "não abre completamente",
          "não abre completo",
          "não abre até fim",
          "não abre inteiro",
          "abre metade",
          "abre só metade",
          "abre pela metade",
          "abre pouco",
          "só abre pouco",
          "não abre 90 graus",
          "folha não abre tudo",
          "folha não abre toda",
        ],
      ),
      "pivotante faltando pedaço abrir",
      "pivotante faltando pedaço",

      "portão abrir só vai certo ponto",
      "pivotante abre pouco",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que não abre inteiro, ou abre só metade da folha, tem em geral o percurso gravado curto, o fim de curso fora do lugar ou o braço montado na medida errada. Com o disjuntor desligado, solte a folha e abra na mão: indo até o fim, é regulagem; prendendo, é piso ou dobradiça.",
        "Se o portão pivotante abre só metade da folha, o percurso ou o fim de curso ficou curto, ou o braço chega ao fim antes dela. Desligue o disjuntor, destrave e gire a folha na mão: livre até o fim, regrava-se a abertura; presa no mesmo ponto, há piso, dobradiça ou obstáculo.",
        "O pivotante que não abre inteiro para por percurso curto, fim de curso deslocado ou braço mal posicionado, e às vezes porque a ponta raspa no piso. O teste é soltar a folha, com o disjuntor desligado, e abri-la na mão: se vai toda, o acerto é na regulagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é regulagem", "Teste rápido na mão"],
        slots: [
          [
            "Antes do teste, veja se o botão usado não é o de pedestre, que em algumas centrais abre só uma parte. O teste vale para folha reta e firme nas dobradiças; se ela está caída, não solte.",
            "Algumas centrais têm abertura parcial em outro botão do controle, então experimente o segundo. Só destrave se a folha estiver reta, presa em dobradiças firmes.",
            "Confira primeiro se não apertou o botão de abertura parcial, usado por quem passa a pé. Folha torta ou com dobradiça solta não se destrava; nas outras, siga os passos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor com a chave.",
          "Abra a folha na mão, devagar, até onde ela vai.",
          "Olhe se o braço chegou ao fim do próprio curso.",
          "Tire o que estiver no caminho da folha.",
          "Trave de novo, religue e teste uma vez, de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Percurso, braço ou piso", "Por que a folha não chega ao fim"],
        slots: [
          [
            "Percurso perdido depois de falta de luz, ou tempo de abertura curto, para a folha sempre no mesmo ponto e sem ronco. O fim de curso, sensor que marca a parada, e o batente fora do lugar fazem igual.",
            "Quando ela para no mesmo lugar, em silêncio, a central perdeu o percurso ou tem tempo de abertura pequeno. Um batente deslocado ou o fim de curso, que avisa onde parar, também encurta o giro.",
            "Parada no mesmo ponto e sem esforço aponta para percurso mal gravado, tempo curto ou sensor de fim de curso antes da hora. O batente de abertura pode ter saído do lugar.",
          ],
          [
            "Se o braço foi fixado perto ou longe demais da dobradiça, ele acaba antes dos 90 graus, e nenhuma regulagem resolve. Com ronco e parada por esforço, procure piso que sobe, dobradiça caída ou ponta raspando.",
            "O ângulo depende das medidas do braço na coluna: fora da tabela do fabricante, a folha não passa de certo ponto. Já o ronco indica atrito, em piso inclinado ou dobradiça baixa.",
            "Braço na posição errada limita a abertura por geometria, e só mudar o suporte corrige. Folha que ronca e para está raspando, quase sempre num piso que sobe ou por dobradiça cansada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como se recupera a abertura e o que custa", "Do percurso à dobradiça: acerto e preço"],
        slots: [
          [
            "Regravar o percurso e acertar o fim de curso fica na visita, que em casa parte de {price.preventive}, sem peças. Mudar o suporte do braço de lugar custa mais, por causa da solda, e levantar a folha do piso é serviço de serralheria, o mais caro; esses são orçados por vídeo.",
            "O acerto de percurso e de fim de curso está na visita de ajuste, a partir de {price.preventive} em residência, fora peças. Depois vem a mudança do suporte, com solda, e por último a folha que raspa, que precisa subir na dobradiça.",
            "Na ordem de custo ficam a regravação da abertura, feita na visita desde {price.preventive} numa casa e sem contar peças, o novo ponto do suporte e a serralheria para erguer a folha. Os dois últimos têm valor passado por vídeo e fotos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso gravar o percurso sozinho?",
        answers: [
          "O botão fica na placa, sob a tampa e perto da tensão da rede. Sem prática, deixe com o técnico, que ainda testa a volta no obstáculo.",
          "Melhor não: a placa tem partes energizadas ao lado dos botões. Na visita, o percurso é regravado e a segurança, conferida.",
          "É serviço de técnico, porque se faz com a central aberta. Ele grava e depois testa a fotocélula e a reversão.",
        ],
      },
      {
        question: "Uma folha abre toda e a outra não. O que é?",
        answers: [
          "O tempo ou o fim de curso daquela folha, ou atrito nela. Com o disjuntor desligado e destravadas, as duas devem girar igual.",
          "Cada folha tem o seu percurso na central, e o da segunda pode ter ficado curto. Se solta ela pesa mais, o problema é dobradiça ou piso.",
          "Ou ela raspa, ou foi gravada com percurso menor. Compare as duas na mão, sem energia: a que prende tem defeito na folha.",
        ],
      },
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Não. Se o braço ou o percurso acabou, mais força nada muda; se a folha raspa, ela só esconde o atrito e aumenta o risco de prensar alguém.",
          "Força não aumenta o ângulo de abertura. Com atrito, ela gasta o motor e deixa a batida mais perigosa.",
          "A força alta não dá mais curso ao braço. E em folha que raspa, disfarça o defeito até quebrar a peça.",
        ],
      },
      {
        question: "Dá para o pivotante abrir mais de 90 graus?",
        answers: [
          "Dá em alguns braços, se a fixação na coluna seguir a tabela do fabricante para esse ângulo. Parede e piso precisam deixar espaço.",
          "Depende do modelo: a tabela do braço mostra o ângulo máximo para cada medida de fixação. Acima disso, só outro motor.",
          "Alguns motores passam de 90 graus, conforme a medida do suporte. A ficha traz o limite, e o espaço ao lado precisa permitir.",
        ],
      },
    ],
    photo: "um vídeo da abertura e fotos do braço com a folha aberta e do suporte na coluna",
  },
  {
    id: "pivotante-solto",
    broader: "trava",
    label: "Pivotante solto, que não trava",
    phrase: "o portão pivotante que fica solto",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "não trava",
          "não trava fica solto",
          "fica solto",
          "solto",
          "não segura",
          "não segura fechado",
          "abre com mão",
          "abre na mão",
          "abre empurrando",
          "abre se empurrar",
          "abre empurrão",
          "não fica fechado",
          "folha solta",
          "não tranca",
        ],
      ),
      "folha pivotante balança fechada",
      "pivotante balança mesmo fechado",

      "pivotante abre empurrando",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão pivotante que fecha mas fica solto está com a chave destravada, com folga no braço ou com um motor reversível, que cede ao empurrão. Desligue o disjuntor, gire a chave até travar e teste. Se ele ainda abre na mão, falta ajuste ou trava elétrica, e a visita em casa parte de {price.preventive}, sem peças.",
        "Quando o portão de abrir não trava, confira primeiro a chave de destravamento, que pode ter ficado aberta depois de uma falta de luz. Se a chave está certa e a folha continua solta, o pino do braço gastou ou falta uma trava elétrica, o pino que prende a ponta. O ajuste residencial começa em {price.preventive}, sem peças.",
        "Se o portão pivotante não trava com vento, ou cede ao empurrão, a causa é a chave de destravamento aberta, a folga no braço ou um motor que não segura parado e depende de trava elétrica. Gire a chave e teste. Se não firmar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão pivotante que não trava depois de fechado costuma ter a chave de destravamento aberta ou a parada regulada antes do batente, que deixa a folha sem encostar. Gire a chave e veja se a ponta chega ao fim. Se ela chega e ainda se abre na mão, o técnico acerta o braço ou põe uma trava elétrica, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confira nesta ordem", "Como firmar o portão até a visita"],
        slots: [
          [
            "O teste começa pela chave, que resolve boa parte dos casos. À noite use ferrolho ou corrente, sempre com o disjuntor desligado, porque o motor quebra o braço se for acionado contra a tranca.",
            "Muitas vezes basta girar a chave do motor. Até a visita, prenda a folha com corrente ou ferrolho e deixe o disjuntor desligado.",
            "Comece pela chave e siga a lista. Para passar a noite com segurança, ponha ferrolho ou corrente, com a energia do motor cortada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e gire a chave até travar.",
          "Balance de leve a ponta da folha e veja de onde vem a folga.",
          "Confira se a trava elétrica, se houver, entra no furo por inteiro.",
          "Religue e teste um ciclo, de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha não fica firme", "Chave, folga ou motor reversível"],
        slots: [
          [
            "Um motor destravado parece defeito, porque a folha abre com um dedo. Já o pino gasto ou o suporte solto deixa a ponta mexer um palmo mesmo com ele travado, porque poucos milímetros no braço crescem na ponta.",
            "A chave aberta deixa a folha correr solta, e é a causa mais simples. Se a folha só balança, a folga está no pino do braço ou no suporte, e aumenta até a ponta.",
            "A folha que abre sem esforço está com o motor destravado. A que apenas balança tem pino ou suporte gasto, e a folga pequena do braço vira um palmo na ponta.",
          ],
          [
            "Há ainda o motor reversível, que não segura a folha parado e foi feito para trabalhar com trava elétrica, principalmente em folha longa ou em lugar de vento.",
            "Nem todo motor de abrir segura a folha quando está parado. Os reversíveis dependem da trava elétrica, sobretudo com vento e folha comprida.",
            "Alguns motores cedem ao empurrão por natureza. São os reversíveis, que precisam de trava elétrica para firmar a folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando pôr trava elétrica no portão de abrir", "Trava elétrica e tipo de pino"],
        slots: [
          [
            "Folha longa, vento e motor reversível são os casos em que vale a trava elétrica, ligada a uma saída da central ou a um módulo. O pino dela prende a ponta da folha no chão ou na outra folha.",
            "A trava é indicada em folha comprida, em lugar de vento e em motor que cede ao empurrão. Ela prende a ponta no piso ou no encontro das folhas e usa a saída da central ou um módulo.",
            "Com vento ou folha grande, um pino elétrico no piso ou na outra folha segura o que o motor não segura. A central precisa ter saída para ele, ou receber um módulo.",
          ],
          [
            "Escolha um modelo com chave por dentro e por fora, para a falta de luz. A trava magnética solta sem energia, por isso em portão de rua se prefere a de pino.",
            "O modelo deve abrir por chave quando falta luz. A trava de ímã larga a folha no apagão, e a de pino continua fechada.",
            "Peça uma trava de pino com chave de destravamento, em vez da magnética, que se solta sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A folha mexe um pouco com o vento. É normal?",
        answers: [
          "Um leve movimento é normal. Um palmo na ponta, ou batida no batente, mostra uma folga que gasta o motor.",
          "Mexer pouco é normal. Se ela bate ou balança um palmo, o pino ou o suporte do braço está gasto.",
        ],
      },
      {
        question: "Posso deixar o portão pivotante com cadeado?",
        answers: [
          "Só com o disjuntor desligado, porque o motor acionado contra o cadeado entorta o braço.",
          "Pode, desde que ninguém acione. Desligue o motor ao trancar e destranque antes de religar.",
        ],
      },
      {
        question: "Quanto custa pôr a trava elétrica?",
        answers: [
          "O preço soma a trava, a fixação no piso ou na coluna e, em algumas placas, um módulo. A visita com ajuste da folha em casa parte de {price.preventive}, sem peças.",
          "Depende da folha e da central. O ajuste residencial começa em {price.preventive}, sem peças, e a trava é orçada por foto.",
        ],
      },
      {
        question: "Trocar o motor resolve?",
        answers: [
          "Resolve se o atual for reversível e o novo não, mas a trava elétrica costuma sair mais em conta.",
          "Nem sempre é preciso. Trocar o pino ou instalar a trava firma a folha na maioria dos casos.",
        ],
      },
    ],
    photo: "um vídeo da folha sendo empurrada de leve e fotos do braço, da chave e da trava",
  },
  {
    id: "ordem-das-folhas",
    broader: "duas-folhas",
    label: "Folhas na ordem errada",
    phrase: "a ordem de abrir e fechar das duas folhas",
    asks: [
      "folha sai antes",
      "folha fecha antes cavala",
      "folha fecha antes outra cavala",
      "folha cavala",
      "folha cavala outra",
      "folhas cavalam",
      "folha cavalando",
      "folha encavala",
      "folha encavala outra",
      "folha monta outra",
      "folha esquerda sai antes direita",
      "folha direita sai antes esquerda",
      "duas folhas desencontrado",
      "folhas desencontradas",
      "duas folhas fechando errado",
      "folha direita fecha antes esquerda",
      "folha esquerda fecha antes direita",
      "folha fecha antes outra",
      "folha fecha antes esquerda",
      "uma folha fecha antes",
      "uma fecha antes outra bate",
      "duas folhas fecha antes bate",
      "uma folha fecha antes outra bate",
      "folhas trava uma outra",
      "duas folhas trava outra",
      "folha trava outra",
      "folhas prendendo",
      "folhas se prendem",
      ...combine(
        ["folhas", "duas folhas", "pivotante"],
        [
          "ordem errada",
          "ordem trocada",
          "ordem invertida",
          "fecha ordem",
          "ordem errada fecha",
          "ordem abrir",
          "retardo",
        ],
      ),
      "folha errada fecha primeiro",
      "folha errada abre primeiro",
      "folha fecha antes da outra",
      "folha fecha primeiro errado",
      "folha fecha antes não deixa outra fechar",
      "qual folha fecha primeiro",
      "qual folha abre primeiro",
      "inverter ordem folhas",
      "trocar ordem folhas",
      "folha prende outra",
      "duas folhas mesmo tempo",
      "folhas não fecha mesmo tempo",
      "folhas não abre mesmo tempo",
      "uma abre antes outra",
      "folha abre antes outra",
      "uma fecha antes outra",
      "duas folhas abre antes outra",
      "ordem fechamento folhas",
      "ordem folhas portão",
      "ordem fechar folhas",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de duas folhas que fecha na ordem errada perdeu o retardo na central, que é o tempo de espera entre uma folha e a outra. A folha com a aba, a tira que cobre a emenda, deve abrir primeiro e fechar por último. Desligue o disjuntor, porque a batida entorta o braço; regular a ordem parte de {price.preventive} em casa, sem peças.",
        "As folhas não fecham na ordem certa quando o retardo da central se apagou ou os dois motores foram ligados trocados na placa. A folha que tem a aba da emenda precisa fechar por último. Até o acerto, em visita a partir de {price.preventive} em residência, fora as peças, deixe o disjuntor desligado.",
        "A folha que fecha antes da outra e cavala, ou seja, monta por cima dela, está sem o retardo certo na central, que é o tempo de espera entre as duas. A folha com a aba deve fechar por último. Desligue o disjuntor até o acerto, que em casa parte de {price.preventive}, sem peças.",
        "Se uma folha abre ou fecha antes da outra e as duas se prendem, o retardo entre elas está zerado ou invertido na central. Desligue o disjuntor para a batida não entortar o braço. Em casa, a visita que regrava a ordem custa desde {price.preventive}, sem contar peças.",
        "No portão de duas folhas, uma deve mesmo abrir antes da outra, com poucos segundos de diferença, quando a emenda tem aba. Se a ordem se inverteu ou as folhas batem, o tempo entre elas se perdeu na central. O técnico regrava em visita desde {price.preventive} em casa, sem peças; até lá, deixe o disjuntor desligado.",
        "O retardo da segunda folha costuma ficar entre 2 e 5 segundos, o bastante para a primeira passar pela aba da emenda sem esbarrar. Folha longa ou braço lento pede um pouco mais. O tempo se grava na central, por menu ou botão conforme o modelo, e o acerto em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a ordem das folhas se perdeu"],
        slots: [
          [
            "Falta de luz e troca de placa podem zerar o retardo, e as duas folhas saem juntas. Se a ordem está sempre invertida, o motor 1 e o motor 2 foram ligados trocados na placa.",
            "Depois de placa nova ou queda de energia, o retardo costuma se apagar, e as duas folhas partem ao mesmo tempo. Quando a inversão é constante, os fios dos dois motores estão trocados na placa.",
            "Quando as duas saem juntas, o retardo foi apagado por falta de luz ou troca de placa. Quando saem sempre ao contrário, a ligação dos motores está invertida.",
          ],
          [
            "Se a ordem às vezes está certa e às vezes não, uma das folhas ficou lenta. A causa é dobradiça seca ou capacitor fraco, a peça que dá força na partida do motor.",
            "Ordem que varia de um dia para outro indica que um dos lados anda devagar, por atrito na dobradiça ou por capacitor gasto, a peça que dá o impulso do motor.",
            "O defeito que vai e volta costuma vir de uma folha que se atrasa, por dobradiça presa ou por capacitor fraco, a peça da partida do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como fechar o portão sem forçar"],
        slots: [
          [
            "Não empurre uma folha contra a outra nem separe as duas pelo motor, porque é assim que o braço entorta. Se a dobradiça estiver frouxa, não destrave e chame o técnico.",
            "Não acione o controle para soltar folhas presas uma na outra, porque isso entorta o braço. Se a dobradiça está bamba ou a solda trincou, não mexa e chame o técnico.",
            "Forçar uma folha com a outra entorta braço e dobradiça. Só siga os passos se as duas folhas estão firmes nas dobradiças.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Destrave os dois motores com a chave.",
          "Feche na mão a folha sem aba e depois a outra.",
          "Repare qual das duas gira mais pesada.",
          "Trave os motores e deixe desligado até o acerto.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta nas duas folhas"],
        slots: [
          [
            "Cada folha é testada solta, e dobradiças, prumo e batente do meio são acertados antes da central. Depois o técnico grava o percurso, a força e o retardo de cada lado, em geral de poucos segundos.",
            "O técnico acerta primeiro a parte mecânica, porque as duas folhas precisam girar leves e encostar no mesmo plano. Na central, cada motor recebe seu percurso, e o retardo, de alguns segundos, define qual sai antes.",
            "Com cada folha solta do motor, o técnico vê se ela pesa ou caiu, e corrige isso antes. Em seguida grava o percurso, a força e os poucos segundos de retardo entre uma e outra.",
          ],
          [
            "A trava elétrica é alinhada para prender a emenda, e a ordem é provada em vários ciclos, com a fotocélula testada.",
            "No fim, acerta-se a trava da emenda e o portão repete o ciclo várias vezes, com teste da fotocélula.",
            "O serviço termina com a trava da emenda alinhada, a fotocélula conferida e alguns ciclos seguidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso inverter os motores na placa eu mesmo?",
        answers: [
          "Não, porque os bornes ficam perto da rede elétrica. O técnico inverte, regrava e testa em pouco tempo.",
          "Melhor não mexer, porque há tensão sob a tampa e a troca errada apaga o percurso. Na visita é um serviço curto.",
        ],
      },
      {
        question: "As duas folhas podem fechar juntas?",
        answers: [
          "Só se a emenda não tem aba nem trava por cima. Com aba, uma precisa chegar depois da outra.",
          "Podem, quando as pontas se encontram de topo, sem aba. Havendo aba, a diferença de tempo é obrigatória.",
        ],
      },
      {
        question: "A batida estragou o motor?",
        answers: [
          "Pode ter entortado o braço ou gasto o pino, mas nem sempre atinge o motor. O técnico confere folga e alinhamento antes de regravar.",
          "Se durou pouco, o dano costuma ficar no braço ou no batente. Com ruído novo na engrenagem, o motor também é examinado.",
        ],
      },
      {
        question: "Qual folha é a da aba?",
        answers: [
          "É a que tem uma tira de metal cobrindo a emenda quando o portão está fechado. Essa folha abre primeiro.",
          "Olhe o portão fechado por fora e por dentro. A folha com a tira de metal que passa por cima da outra é a da aba.",
        ],
      },
    ],
    photo: "um vídeo das duas folhas fechando e uma foto da emenda entre elas",
  },
];
