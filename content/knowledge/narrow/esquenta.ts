import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const esquenta: NarrowConcept[] = [
  {
    id: "motor-desarma-quente",
    broader: "esquenta",
    label: "Para quando esquenta",
    phrase: "o motor que para quando esquenta",
    asks: [
      "abre 3 vezes e para",
      "abre só 3 vezes para",
      "abre vezes e para",
      "abre algumas vezes e para",
      "abre poucas vezes para",
      "funciona algumas vezes e para",
      "funciona vezes depois para",
      "motor desarma abrir muitas vezes",
      "desarma abrir muitas vezes",
      "desarma abre muitas vezes",
      "motor desarma muito uso",
      "motor desliga abrir muitas vezes",
      "motor portão desarmando",
      "motor desarmando",
      "motor parando quando está quente",
      "portão parando quando quente",
      ...combine(["desliga", "parou funcionar"], ["quando está quente", "quando quente", "quando fica quente"]),
      ...combine(
        ["só funciona", "só abre", "só fecha", "só anda", "só pega", "só liga"],
        [
          "frio",
          "quando frio",
          "está frio",
          "quando está frio",
          "motor frio",
          "quando motor frio",
          "depois esfria",
          "quando esfria",
          "tempo frio",
        ],
      ),
      ...combine(["não funciona", "não abre", "falha"], ["quando esquenta", "quando está quente", "depois esquenta"]),
      "portão só funciona quando está frio",
      "meu portão só funciona quando está frio",
      "portão eletrônico só funciona quando está frio",
      "motor [marca] esquenta parou",
      "falha depois abrir várias vezes",
      "falha várias vezes seguidas",
      "depois abrir várias vezes seguidas",
      "falha abrir várias vezes seguidas",
      "só abre frio",
      "abre só frio",
      "abre só manhã",
      "só abre de manhã",
      "abre só frio manhã",
      "esquentando parando",
      "esquenta parando meio",
      "esquentando parando meio",
      "esquenta parou meio",
      "quente parou meio",
      "esquenta caminho",
      "esquentando meio caminho",
      "aquece parou",
      "superaquece",
      "superaquecendo",
      "superaquecimento",
      "desarmando térmico",
      "esquenta e desliga",
      "desliga esquenta",
      "parou esquenta",
      "parando esquenta",
      "quando esquenta",
      "desarma quente",
      "desarma esquenta",
      "volta depois esfria",
      "funciona esfria",
      "só funciona frio",
      "térmico desarmando",
      "protetor térmico",
      "parou calor",
      "não funciona calor",
      "funcionar calor",
      "sol quente parou",
      "trava calor",
      "parando calor",
      "meio calor",
      "não abre calor",
      "não fecha calor",
      "esquenta muito parou",
      "para quando calor",
      "debaixo sol",
      "pegou sol",
      "motor sol parou",
      "sol forte motor",
      "termostato desarma",
      "termostato motor",
      "termostato motor desarma",
      "usar várias vezes parando",
      "para depois usar várias vezes",
      "parou depois várias vezes",
      "abre várias vezes seguidas parou",
      "uso seguido parou",
      "desarma calor",
      "motor desarma calor",
      "motor desarma quente",
      "desliga no calor",
      "não abre sol forte",
      "não abre calor sol",
    ],
    answers: {
      any: [
        "O portão que só funciona quando está frio falha por calor: o motor esquenta, o protetor térmico o desliga, e ele volta quando esfria. Capacitor fraco e solda trincada na placa também falham só com a peça quente. Desligue o disjuntor e espere; a visita que mede tudo em casa parte de {price.preventive}, sem peças.",
        "Se o portão só abre com o motor frio e para quando esquenta, o protetor térmico está desligando o motor, que faz força demais. Folha pesada, capacitor cansado e tensão baixa são as causas comuns. Não insista com ele quente; medir e regular em residência custa a partir de {price.preventive}, fora peças.",
        "O motor do portão que esquenta e para no meio do caminho é desligado pelo protetor térmico, que corta a corrente antes que o enrolamento queime. As causas mais comuns são folha pesada, capacitor fraco, tensão baixa ou uso demais. Desligue o disjuntor e deixe esfriar; a visita que mede e regula, em casa, parte de {price.preventive}, sem peças.",
        "O protetor térmico do motor é a peça que o desliga quando o enrolamento esquenta demais e o libera quando esfria. Se ele desarma sempre, o defeito está no que força o motor: folha pesada, capacitor cansado, energia baixa ou aberturas demais. Em casa, a visita com medição e regulagem começa em {price.preventive}, fora peças.",
        "Quando o motor [marca] desarma no calor ou com o uso, quem o desliga é o protetor térmico. O sol só adianta a parada: a causa costuma ser folha pesada, capacitor fraco ou um modelo pequeno para o portão. Corte a energia até esfriar; medir e regular em casa custa a partir de {price.preventive}, sem peças.",
        "O portão que só falha depois de abrir várias vezes seguidas está com o motor desligando por calor, e volta sozinho quando esfria. Se isso acontece em dia de festa ou mudança, foi excesso de uso. Se bastam poucas aberturas, há folha pesada, capacitor fraco ou tensão baixa, e a visita em casa parte de {price.preventive}, sem peças.",
        "Motor de portão [marca] que está esquentando e parando faz força demais ou abre vezes demais, e o protetor térmico o desliga para não queimar. Deixe o disjuntor desligado até a carcaça esfriar. Depois é preciso achar a causa, quase sempre a folha pesada ou o capacitor, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor esquenta até parar", "Peso, partida ou uso demais"],
        slots: [
          [
            "O motivo mais comum é a folha: trilho sujo, roldana presa ou contrapeso fora do ponto fazem o motor puxar mais corrente, que vira calor. Capacitor fraco e tensão baixa alongam a partida, a hora em que ele mais esquenta.",
            "Na maioria das vezes a folha está pesada, com roda travada, trilho sujo ou desequilíbrio, e o motor puxa corrente demais. Essa corrente vira calor. Capacitor no fim ou fio fino, que derruba a tensão, também esquentam, porque a partida fica demorada.",
            "Comece pelo peso, porque atrito no trilho, nas rodas ou no contrapeso obriga o motor a puxar mais energia e a aquecer. A partida longa, com capacitor cansado ou rede fraca, é a outra fonte de calor.",
          ],
          [
            "O uso também conta: numa festa ou mudança, o motor de casa passa do número de aberturas seguidas que aguenta. No sol ele desarma mais cedo, porque a carcaça já começa quente.",
            "Motor de casa não foi feito para abrir dezenas de vezes em sequência, e em obra ou garagem coletiva desarma todo dia. Calor do sol adianta a parada, mas sozinho não é o defeito.",
            "Muitas aberturas seguidas estouram o limite de um motor residencial, mesmo com tudo em ordem. Num dia de sol isso acontece mais cedo, porque ele parte de uma temperatura alta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer quando ele para quente", "Passos seguros enquanto esfria"],
        slots: [
          [
            "Na hora, o único remédio é esperar sem energia, em geral de 20 a 40 minutos. Não jogue água nem ponha gelo ou pano molhado no motor.",
            "O motor volta sozinho depois de frio, o que costuma levar de 20 a 40 minutos, e cada insistência atrasa isso. Água e pano úmido não ajudam e molham a parte elétrica.",
            "Deixe o motor descansar sem energia, em geral de 20 a 40 minutos. Molhar ou abanar não apressa e pode causar choque.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor.",
          "Se o portão é basculante e parou no alto, não passe embaixo nem destrave.",
          "Se é de correr ou de abrir e a folha está reta, destrave com a chave e feche na mão.",
          "Espere a carcaça esfriar por completo antes de religar.",
          "Anote depois de quantas aberturas seguidas ele para.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede no motor quente", "Diagnóstico do motor que desarma"],
        slots: [
          [
            "O técnico mede a corrente com o portão andando e compara com a da etiqueta: é o que mostra se o motor trabalha acima do que deveria. Depois confere folha, capacitor e tensão e regula a parada, para o motor não empurrar o batente.",
            "A corrente em movimento, comparada com a da etiqueta, mostra na hora se há esforço demais. Depois o técnico vê o peso da folha, o capacitor e a rede, e acerta o fim de curso, porque empurrar o batente também aquece.",
            "A medição começa pela corrente, durante a abertura, comparada com o valor impresso no motor. Em seguida são vistos o capacitor, a energia e o atrito da folha. A parada que deixa o motor forçando no fim também é corrigida.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o motor é pequeno para o portão", "Trocar por um modelo maior?"],
        slots: [
          [
            "Se a folha está leve, o capacitor bom e a tensão certa, e ainda assim ele desarma, o modelo não aguenta o uso. A troca em casa fica de {price.homeSwap} e, em portão pesado ou de muito movimento, de {price.heavySwap}.",
            "Motor maior só se escolhe depois de acertar a folha e a elétrica. Se o calor continua, falta potência para aquele movimento, e a troca vai de {price.homeSwap} em residência e de {price.heavySwap} em prédio ou indústria.",
            "Com peso, capacitor e rede em ordem, o motor que continua esquentando é fraco para o serviço. Trocá-lo custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o protetor térmico do motor?",
        answers: [
          "Não. Sem ele, o enrolamento queima e pode pegar fogo. O certo é tirar a causa do calor, que quase sempre está na folha ou no capacitor.",
          "De jeito nenhum: ele é a última defesa contra a queima. Quem precisa de conserto é o peso, a partida ou o excesso de uso.",
        ],
      },
      {
        question: "Cobrir o motor do sol ou pôr ventilador resolve?",
        answers: [
          "Sombra ajuda um pouco, se não tampar a ventilação. Ventilador não resolve, porque o calor nasce dentro do motor e o vento ainda leva poeira e umidade para ele.",
          "Uma cobertura ventilada alivia, mas não conserta folha pesada. Vento por fora quase não muda a temperatura do enrolamento.",
        ],
      },
      {
        question: "Quais sinais vêm antes de ele desarmar?",
        answers: [
          "Carcaça quente com poucas aberturas, partida com ronco e portão mais lento a cada ciclo. Quem percebe isso cedo costuma resolver com regulagem ou capacitor.",
          "Ele avisa: demora para partir, ronca, anda mais devagar e a carcaça esquenta logo. Nesse ponto o conserto ainda costuma ser ajuste ou capacitor.",
        ],
      },
      {
        question: "Deixar desarmar muitas vezes estraga o motor?",
        answers: [
          "Estraga: o calor repetido resseca o verniz que isola os fios, e o motor acaba queimando.",
          "Sim, aos poucos. Cada aquecimento enfraquece o isolamento dos fios, até o curto. Medir no começo sai bem mais barato que rebobinar ou trocar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e o número de aberturas até parar",
  },
  {
    id: "motor-quente-e-normal",
    broader: "esquenta",
    label: "Motor de portão quente é normal?",
    phrase: "se é normal o motor de portão esquentar",
    asks: [
      "motor novo esquenta normal",
      "motor novo esquenta",
      "motor novo esquentando",
      "quente normal",
      "esquenta normal",
      "esquentar normal",
      "esquentando normal",
      "normal motor quente",
      "normal motor esquentar",
      "motor quente perigoso",
      "motor esquentando muito normal",
      "motor esquentando normal",
      "motor esquenta muito normal",
    ],
    intent: "repair",
    answers: {
      any: [
        "Não, motor de portão esquentando demais não é normal; normal é ficar morno depois de várias aberturas seguidas, mesmo quando é novo. Se ele ferve em uma ou duas aberturas, cheira ou para, desligue o disjuntor. A causa costuma ser folha pesada, capacitor fraco ou tensão diferente da etiqueta.",
        "Motor quente é normal até certo ponto: a carcaça morna no uso seguido, sobretudo no sol, faz parte, e o motor novo esquenta como o antigo. Se ferve nas primeiras aberturas, perde força ou cheira a verniz, passou do limite, e o disjuntor deve ser desligado até achar a causa.",
        "É normal o motor novo esquentar um pouco, como qualquer motor de portão depois de abrir várias vezes. O que foge do normal é o calor forte em poucas aberturas, com cheiro ou parada: corte o disjuntor e, se foi instalado há pouco, chame quem instalou, pois costuma estar na garantia.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Até quanto o motor pode esquentar", "Quente normal e quente demais"],
        slots: [
          [
            "O fio de dentro aguenta muito mais que a carcaça: 130 °C na classe de isolação B e 155 °C na F, letra que costuma vir na etiqueta. Por fora, o uso comum deixa a carcaça morna, em geral abaixo de 60 °C. Sem termômetro, julgue pelo que o motor faz.",
            "Cada modelo tem a sua temperatura máxima, dada pela classe de isolação da etiqueta: 130 °C no fio para a letra B e 155 °C para a F. Por fora o motor fica bem mais frio, em geral morno. Por isso vale olhar o que ele faz.",
            "A temperatura que o motor aguenta está na classe de isolação da etiqueta: a letra B vai até 130 °C no fio, e a F, até 155 °C. A carcaça esconde esse calor, e uma carcaça acima de uns 60 °C já pede atenção. Observe como o motor trabalha.",
          ],
        ],
        bullets: [
          "Morno depois de muitas aberturas, sem cheiro e sem perder velocidade: é normal",
          "Quente já na primeira ou segunda abertura: a folha está pesada ou a partida, difícil",
          "Quente sem ninguém usar: a placa não parou de alimentar o motor",
          "Para e volta depois de esfriar: o protetor de calor desligou o motor",
          "Cheiro de verniz ou de plástico: desligue o disjuntor e não use mais",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor do portão esquenta demais", "De onde vem o calor do motor"],
        slots: [
          [
            "A causa mais comum é a folha pesada ou presa, por trilho sujo, roldana travada ou contrapeso fora do ponto. O motor puxa mais corrente para vencer o atrito, e corrente a mais vira calor.",
            "Quase sempre o calor nasce no portão: roda presa, sujeira no trilho, dobradiça seca ou contrapeso errado. Quanto mais a folha resiste, mais corrente passa pelo fio.",
            "Uma folha que anda com dificuldade é o motivo número um, seja por roldana, trilho, dobradiça ou contrapeso. O esforço aparece como corrente alta, e a corrente esquenta o enrolamento.",
          ],
          [
            "Na parte elétrica, o capacitor fraco prolonga a partida e a tensão errada ou baixa tira força. Motor de casa em portão com muitas aberturas por hora também vive quente, mesmo sem defeito.",
            "Depois vêm capacitor gasto, que atrasa o arranque, e rede fora da tensão da etiqueta. Há ainda o uso acima do modelo, com mais ciclos por hora que o previsto.",
            "Capacitor no fim, fio fino e 127 V onde devia haver 220 V completam a lista. Em comércio, o motivo pode ser só um modelo residencial com uso demais.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede no motor quente", "Diagnóstico e preço"],
        slots: [
          [
            "O técnico mede a corrente com o portão andando e compara com a da etiqueta, o que mostra o esforço real. Depois acerta trilho, roldana ou contrapeso, testa o capacitor e regula a parada.",
            "A corrente, medida em movimento, é comparada à da etiqueta e separa peso de defeito elétrico. Na mesma visita, a folha é aliviada, o capacitor, testado, e o fim de curso, regulado.",
            "Com o amperímetro se vê em segundos se o motor puxa além do devido. Em seguida vêm o acerto da folha, o teste do capacitor e a regulagem da parada.",
          ],
          [
            "Esse ajuste em casa parte de {price.preventive}, sem peças, e leva até {trade.smallRepair}. Se o fio já queimou, a troca completa fica de {price.homeSwap}.",
            "A visita com ajuste custa desde {price.preventive} na residência, fora peças. Enrolamento queimado muda o caso: motor novo em casa, instalado, de {price.homeSwap}.",
            "Conte a partir de {price.preventive} pela regulagem em casa, peças à parte. Trocar o motor que já queimou sai de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Instalei o motor novo ontem e ele ficou quente. O que faço?",
        answers: [
          "Conte as aberturas. Motor morno depois de dez testes seguidos é esperado. Se ele ferve em duas ou três, desligue o disjuntor e chame quem instalou, porque o serviço tem garantia e a causa costuma ser folha pesada ou tensão errada.",
          "Motor instalado ontem abriu muitas vezes nos testes, e esquentar um pouco é esperado. Calor forte no uso comum é caso de garantia, de {warranty.installation} na instalação quando o serviço é nosso.",
        ],
      },
      {
        question: "Posso usar o portão com o motor quente?",
        answers: [
          "Com o motor morno, pode usar. Com o motor muito quente, não: desligue o disjuntor, deixe esfriar com a tampa fechada e descubra a causa antes de usar outra vez.",
          "Se ele só está morno, pode. Se para sozinho ou cheira, não, porque cada nova tentativa aproxima a queima.",
        ],
      },
      {
        question: "Jogar água ou pôr gelo ajuda a esfriar?",
        answers: [
          "Não faça isso: há tensão na central, e a água pode dar choque e queimar a placa. O motor esfria sozinho em meia hora ou pouco mais, com o disjuntor desligado.",
          "Nunca, pelo risco de choque e de curto. Deixe-o parado e sem energia, que a carcaça perde calor sozinha.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o motor esfria?",
        answers: [
          "O portão de correr e o de abrir, sim, com o disjuntor desligado e a folha reta. O basculante, não, porque motor que ferve pode ter folha pesada, e solta ela cai.",
          "Pode, se o portão é de correr ou de abrir e a folha está firme no lugar. O basculante fica travado até o técnico ver, porque o calor costuma indicar folha fora de equilíbrio.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e o número de aberturas por dia",
  },
  {
    id: "esquenta-so-num-sentido",
    broader: "esquenta",
    label: "Motor esquenta só ao abrir ou só ao fechar",
    phrase: "o motor que esquenta em um sentido só",
    asks: [
      "motor esquenta só fecha",
      "motor esquenta só quando fecha",
      "motor esquenta só abre",
      "motor esquenta só quando abre",
      "motor esquenta fechar abrir não",
      "motor esquenta abrir fechar não",
      "motor força só fechar",
      "motor força só abrir",
      "motor força só quando fecha",
      "motor força só quando abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que esquenta só quando fecha, ou só quando abre, faz mais força nesse sentido, e em geral está bom: a causa é folha em desnível, contrapeso fora do ponto ou fim de curso que o deixa forçando o batente. Aliviar a folha em casa parte de {price.preventive}, sem peças.",
        "Se o motor do portão aquece só na abertura e fechando fica frio, ou o contrário, o peso está de um lado só: contrapeso fraco no basculante, trilho inclinado no de correr, dobradiça caída no de abrir. O acerto na residência custa desde {price.preventive}, fora peças.",
        "O aquecimento do motor apenas no fechamento, ou só na subida do basculante, mostra que a folha pesa naquele sentido ou que ele empurra o batente. Não é o motor na maioria das vezes; equilibrar e regular em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que esquenta em um sentido só", "Peso, batente ou fim de curso"],
        slots: [
          [
            "O sentido em que ele ferve aponta a causa em cada tipo de portão.",
            "Veja o tipo do portão e o sentido em que aquece.",
            "O lado quente é o lado em que a folha pesa.",
          ],
        ],
        bullets: [
          "Basculante quente na subida: falta contrapeso ou a mola cedeu",
          "Basculante quente na descida: contrapeso demais ou cabo preso",
          "De correr quente num lado: trilho com caimento ou roldana travada",
          "De abrir quente ao fechar: folha caída que sobe no batente",
          "Quente no fim do curso: parada tarde, motor empurrando o batente",
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir o sentido, sem abrir o motor", "Teste curto e seguro"],
        slots: [
          [
            "Basta ouvir e cronometrar, de longe. Não ponha a mão na carcaça nem destrave o basculante, porque desequilibrado ele pode cair.",
            "O tempo e o som dos dois sentidos dizem onde pesa. Basculante desequilibrado não se destrava, e a carcaça quente não se toca.",
            "Compare a ida e a volta, com o vão livre. Não solte o basculante para sentir o peso, pois a folha pode despencar.",
          ],
        ],
        steps: [
          "Com o motor frio, cronometre uma abertura e um fechamento.",
          "Escute em qual dos dois ele geme ou demora.",
          "Veja se, no fim, ele continua ligado contra o batente.",
          "Filme os dois sentidos, de longe.",
          "Se cheirou ou ferveu, desligue o disjuntor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta e quanto custa", "Medir a corrente nos dois sentidos"],
        slots: [
          [
            "O técnico mede a corrente na ida e na volta: a diferença mostra quanto a folha pesa de um lado. Depois corrige contrapeso, trilho, roldana ou dobradiça e regula o ponto de parada.",
            "A corrente medida nos dois sentidos revela o desequilíbrio. Em seguida vêm o acerto do contrapeso ou do trilho e a regulagem do fim de curso, o sensor da parada.",
            "Compara-se a corrente de abrir com a de fechar, e o lado maior é o problema. Acertam-se folha e parada, e as duas medidas ficam próximas.",
          ],
          [
            "Só ajuste leva até {trade.smallRepair}. Roldana, mola e dobradiça somam peça, e apenas enrolamento queimado leva à troca do motor, de {price.homeSwap} em casa.",
            "O ajuste não passa de {trade.smallRepair}; peça de roldana ou dobradiça entra à parte. Motor novo, de {price.homeSwap} em residência, só quando o fio já queimou.",
            "Sendo regulagem, são até {trade.smallRepair}. Peça gasta se soma, e trocar o motor em casa, de {price.homeSwap}, é para enrolamento queimado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor pode queimar por esquentar num sentido só?",
        answers: [
          "Pode, se repetir: o calor estraga o verniz do enrolamento, mesmo com a volta fria. Reduza o uso e deixe esfriar até o ajuste.",
          "Sim, ainda que o outro sentido seja leve. Poucas aberturas por dia, com pausa, seguram até o conserto.",
        ],
      },
      {
        question: "É o capacitor?",
        answers: [
          "Raramente, porque ele falha nos dois sentidos: parte lento ou não parte. Se na volta o motor vai frio e firme, procure o peso da folha.",
          "Pouco provável. Capacitor fraco atrapalha tanto ao abrir quanto ao fechar.",
        ],
      },
      {
        question: "Trocar por motor mais forte resolve?",
        answers: [
          "Só esconde: a folha continua pesada e o esforço passa para cabo, braço ou cremalheira. Acerte o equilíbrio e depois meça.",
          "Não. O peso de um lado continua lá, e o motor maior bate mais forte no outro sentido.",
        ],
      },
      {
        question: "Posso aumentar a força nesse sentido?",
        answers: [
          "Não convém: a força protege quem passa, e aumentá-la deixa o portão perigoso. O certo é tirar o peso.",
          "Melhor não mexer. Mais força esquenta mais o motor e demora mais a parar diante de uma pessoa.",
        ],
      },
    ],
    photo: "um vídeo dos dois sentidos e a foto da etiqueta do motor",
  },
  {
    id: "motor-quente-parado",
    broader: "esquenta",
    label: "Motor esquentando mesmo parado",
    phrase: "o motor que esquenta mesmo parado",
    asks: [
      "motor esquenta parado",
      "motor esquentando parado",
      "motor esquentando mesmo parado",
      "motor esquenta mesmo parado",
      "motor quente parado",
      "motor quente sem usar",
      "motor esquenta sem usar",
      "motor quente desligado",
      "motor esquenta portão fechado",
      "motor quente portão fechado",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do portão esquentando mesmo parado está recebendo energia sem a folha andar, quase sempre por relé colado na placa, e pode queimar ou pegar fogo. Desligue já o disjuntor do portão e não religue. Só o morno leve da central, ou o sol na carcaça, é normal; a visita que mede em casa parte de {price.preventive}, sem peças.",
        "Motor parado não deve esquentar: se a carcaça está quente com o portão fechado há mais de uma hora, e à sombra, há corrente passando pelo enrolamento. Desligue o disjuntor do portão na hora. A causa comum é um relé da placa que colou; o técnico mede e troca, em visita a partir de {price.preventive} em casa, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o motor quente e parado", "Primeiro o disjuntor"],
        slots: [
          [
            "Não espere cheirar. Com o disjuntor desligado, o calor some em menos de uma hora, e isso já confirma que vinha da energia, e não do sol.",
            "Desligue antes de investigar. Se o motor esfria sem energia e voltava a aquecer com ela, o defeito é elétrico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e deixe desligado.",
          "Se houver nobreak ou bateria, desligue também.",
          "Encoste o dorso da mão na carcaça depois de uma hora.",
          "Não abra a tampa, porque o capacitor guarda carga.",
          "Com fumaça, saia de perto e ligue 193.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor esquenta sem andar", "De onde vem o calor com o portão fechado"],
        slots: [
          [
            "O mais comum é o relé, a chave da placa que liga o motor, ficar com os contatos colados. Outra causa é o fim de curso que não avisa a chegada: a folha encosta no batente e o motor continua empurrando até acabar o tempo.",
            "Na maioria dos casos, um relé da placa colou e mantém o motor ligado. Também acontece de o fim de curso falhar, e o motor seguir forçando o batente por alguns segundos depois de o portão fechar.",
          ],
        ],
        bullets: [
          "Zumbido com o portão parado: motor energizado, desligue",
          "Quente só depois de várias aberturas: calor do uso",
          "Quente só ao sol da tarde: calor da carcaça",
          "Central morna, motor frio: a fonte da placa, normal",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto do motor que esquenta parado"],
        slots: [
          [
            "O técnico mede se há tensão nos fios do motor com o portão parado. Havendo, troca o relé ou a placa; não havendo, confere o fim de curso. Depois mede o enrolamento, para saber se o calor já estragou o motor, e regula a parada.",
            "Com o portão parado, o técnico procura tensão na saída da placa. Se existe, o relé colou e é trocado. Se não existe, ele acerta o fim de curso, mede a isolação do motor e testa vários ciclos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso religar para usar só uma vez?",
        answers: [
          "Não. Com o relé colado, o portão pode se mover sozinho ou o motor pode queimar. O de correr ou de abrir, reto e plano, abre na mão, com o disjuntor desligado.",
          "Não convém, porque a folha pode andar sem comando. Use a abertura manual no portão de correr ou de abrir; o basculante espera o técnico.",
        ],
      },
      {
        question: "O motor queimou por ter esquentado parado?",
        answers: [
          "Nem sempre. Cheiro forte de verniz e queda do disjuntor indicam que sim; a medição confirma.",
          "Só medindo se sabe. Se foi percebido cedo, em geral o motor se salva e se troca apenas a placa ou o relé.",
        ],
      },
      {
        question: "Um motor sempre ligado na tomada não fica quente mesmo?",
        answers: [
          "Não. Na tomada, só a central fica ligada, e ela mal amorna. O enrolamento recebe energia apenas quando a folha anda.",
          "Não deve. A placa consome poucos watts à espera do controle, e o motor fica frio.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um áudio dele com o portão parado, se zumbe",
  },
];
