import type { Concept } from "#domain/knowledge/concept.ts";

export const travadoComCarro: Concept = {
  id: "travado-com-carro",
  kind: "symptom",
  label: "Travado com o carro dentro",
  phrase: "o portão travado com o carro dentro",
  words: [
    "travado com carro dentro",
    "travou com carro dentro",
    "travado com o carro",
    "carro preso",
    "carro preso na garagem",
    "carro trancado",
    "preso na garagem",
    "preso dentro",
    "preso fora",
    "trancado fora de casa",
    "não consigo sair",
    "não consigo sair com o carro",
    "portão travado não consigo sair",
    "portão travado fechado não consigo sair",
    "portão travado fechado não consigo sair com o carro",
    "não consigo tirar o carro",
    "não consigo entrar",
    "tirar carro da garagem",
    "portão travado urgente",
    "carro dentro da garagem",
    "preciso sair",
    "preciso tirar o carro",
    "preciso entrar",
    "não dá para sair",
    "carro para fora",
    "travou e preciso sair",
    "travou fechado e preciso sair",
    "travado e preciso sair",
    "não abre e preciso sair",
    "não abre agora e preciso sair",
    "não abre agora preciso sair",
    "não sobe e preciso sair",
    "quebrou e preciso sair",
    "emperrado e preciso sair",
    "trancado na garagem",
    "presa na garagem",
  ],
  intent: "emergency",
  answers: {
    any: [
      "Um portão travado com o carro dentro costuma estar sem energia, com motor sem partida ou com a folha presa. Desligue o disjuntor: o de correr ou de abrir, reto e nivelado, abre com a chave do motor; o basculante fica travado até o técnico chegar.",
      "Falta de energia, capacitor fraco ou placa queimada costumam deixar o portão travado com o carro dentro. Com o disjuntor desligado, a chave libera portão de correr ou de abrir, reto e nivelado. Basculante e folha torta ficam para o técnico.",
      "Para tirar o carro com o portão travado, corte a energia e olhe a folha de longe. Se for de correr ou de abrir, reta e nivelada, abre com a chave do motor; o basculante fica travado até o técnico chegar, porque a folha pode cair.",
    ],
    emergency: [
      "Portão travado com o carro dentro: desligue o disjuntor e destrave só portão de correr ou de abrir, com a folha reta e nivelada. Não destrave o basculante: chame pelo WhatsApp, que atendemos {shop.hours}.",
      "Para sair agora com o portão travado, desligue o disjuntor e abra com a chave só portão de correr ou de abrir, reto e nivelado; não destrave o basculante. Chame pelo WhatsApp, {shop.hours}, com o endereço e uma foto da folha.",
    ],
    price: [
      "O preço do atendimento com o carro preso depende do que travou o portão: liberar e regular custa menos que trocar placa, cabo ou motor. Mande vídeo e foto da etiqueta; o orçamento é informado antes do serviço.",
      "Liberar um portão travado com o carro dentro é a primeira parte; a segunda é a peça que falhou, e ela define o valor. Conte o que ouve ao acionar e receba a estimativa pelo WhatsApp sem custo.",
    ],
    "how-to": [
      "Para abrir o portão travado com o carro dentro, desligue o disjuntor, confirme que é de correr ou de abrir, com a folha reta e nivelada, gire a chave e mova devagar. O basculante fica travado até o técnico chegar.",
      "Abrir na mão um portão travado pede quatro cuidados: energia cortada, folha de correr ou de abrir reta e nivelada, chave própria do motor e ninguém no caminho. O basculante não deve ser destravado.",
    ],
  },
  line: [
    "Com o carro preso, a chave de destravamento libera só portão de correr ou de abrir, reto e nivelado.",
    "Puxar o portão travado com o carro entorta a folha e pode derrubá-la.",
    "Antes de precisar, saiba onde está a chave que destrava o motor.",
  ],
  sections: [
    {
      about: "check",
      headings: [
        "Como tirar o carro com o portão travado",
        "Destravamento manual, na ordem certa",
        "Carro preso: o que fazer agora",
      ],
      slots: [
        [
          "Antes de destravar, olhe de longe: o portão precisa ser de correr ou de abrir e estar reto, no lugar e em piso nivelado.",
          "O destravamento só é seguro em portão de correr ou de abrir, alinhado e sem peça pendurada; basculante fica travado.",
          "Uma olhada na folha decide: se for de correr ou de abrir, reta e nivelada, use a chave; se for torta ou basculante, não toque.",
        ],
        [
          "Nos motores comuns, a chave fica em uma tampinha na frente ou na lateral da carcaça.",
          "Cada modelo tem sua chave ou alavanca, e o desenho costuma estar no manual ou na própria tampa.",
          "Procure a fechadura do destravamento na carcaça; em alguns modelos, é uma alavanca atrás de uma portinhola.",
        ],
        [
          "Em rampa ou trilho inclinado, a folha solta corre sozinha; nesse caso, não destrave.",
          "Fique sempre ao lado da folha, nunca embaixo nem no caminho dela.",
          "Mantenha crianças e animais dentro de casa enquanto a folha estiver solta.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão, mesmo que falte energia na rua.",
        "Confira de longe se o portão é de correr ou de abrir e se a folha está reta e nivelada. Se não, pare aqui e chame.",
        "Encaixe a chave no motor e gire até o fim, no sentido indicado.",
        "Abra devagar, ao lado da folha e nunca no caminho dela. Se prender, pare e trave de novo.",
        "Com a folha parada no fim do curso, tire o carro.",
        "Feche, trave o motor de novo e deixe o disjuntor desligado até o conserto.",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o portão travou com o carro dentro",
        "Carro preso: energia, partida ou folha travada",
        "O motivo por trás do carro preso",
      ],
      slots: [
        [
          "Falta de luz e disjuntor desarmado são as causas mais comuns, e um olhar para o quadro já mostra.",
          "Quase sempre é energia: disjuntor caído ou rua sem luz deixam o portão mudo e travado.",
          "O mais comum é faltar energia, e sem ela o motor segura a folha travada, para ninguém abrir pela rua.",
        ],
        [
          "Se o motor ronca e não anda, a causa costuma ser capacitor fraco ou folha presa.",
          "O ronco sem movimento é partida sem força: solte o controle e desligue o disjuntor.",
          "Se há som de motor e a folha não anda, a partida está sem força ou algo a segura.",
        ],
        [
          "A folha também fica presa por trinco fechado, pedra no trilho ou trava elétrica que não solta.",
          "Veja se alguém fechou o ferrolho por dentro, causa simples e muito esquecida de folha presa.",
          "Folha fora do trilho prende o carro, e às vezes a causa é uma placa queimada depois de chuva ou queda de luz.",
        ],
      ],
      bullets: [
        "Falta de energia na rua",
        "Disjuntor desarmado",
        "Motor sem força de partida",
        "Placa queimada por surto",
        "Ferrolho ou trava fechada",
        "Folha fora do trilho",
      ],
    },
    {
      about: "safety",
      headings: [
        "O que não fazer com o carro preso",
        "Erros que pioram o portão travado",
        "Carro preso: o que é perigoso tentar",
      ],
      slots: [
        [
          "Não empurre a folha com o para-choque nem amarre corda no carro: a folha pode cair sobre ele.",
          "Não use o carro para forçar o portão: em um segundo, ele entorta braço, cremalheira e coluna.",
          "Não use alavanca nem macaco: a folha sai da guia, e o peso cai para o lado de quem está perto.",
        ],
        [
          "Não toque em basculante com cabo solto, folha inclinada ou mola quebrada, porque o motor pode ser o único apoio.",
          "Se há cabo pendurado, não use a chave; a folha pode despencar assim que o motor soltar.",
          "Não destrave uma folha torta, nem com várias pessoas ajudando.",
        ],
        [
          "Não repita o comando dezenas de vezes: isso só aquece o motor e pode queimá-lo.",
          "Insistir no botão não destrava nada e pode transformar um capacitor em motor queimado.",
          "Não insista depois de cheiro de queimado ou de disjuntor que caiu de novo.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz com o carro preso",
        "Primeiro o carro, depois o conserto",
        "Como o técnico libera o carro e conserta o portão",
      ],
      slots: [
        [
          "A prioridade é liberar a passagem com segurança, mesmo que a peça definitiva venha depois.",
          "Primeiro a folha é aberta e escorada, se preciso, para o carro sair.",
          "O técnico avalia e apoia a folha, solta o motor e abre a passagem.",
        ],
        [
          "Com o carro fora, vem o diagnóstico: energia, capacitor, placa, cabos e folha.",
          "Depois de liberar a saída, o técnico mede o que falhou e informa o valor antes da troca.",
          "Resolvida a saída, o técnico procura a causa com instrumento e mostra a você.",
        ],
        [
          "Se a peça não estiver à mão, o portão fica seguro, e o técnico explica como usá-lo até a volta.",
          "Peça que não vai na primeira visita é encomendada, e o portão fica travado ou no uso manual até a troca.",
          "Para quem mora {em}, mandar a foto da etiqueta antes aumenta a chance de a peça ir junto.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Para o carro não ficar preso de novo",
        "Chave, nobreak e revisão",
        "Como não ficar preso na próxima vez",
      ],
      slots: [
        [
          "Deixe a chave de destravamento em lugar combinado, dentro de casa e ao alcance dos adultos.",
          "Faça uma cópia da chave do motor e ensine quem dirige a usá-la com o disjuntor desligado.",
          "Não guarde a única chave do motor no carro: deixe uma dentro de casa, em lugar que os adultos conheçam.",
        ],
        [
          "Um nobreak próprio para portão garante algumas aberturas quando falta luz na rua.",
          "Onde a energia cai muito {em}, um nobreak para portão evita boa parte dos carros presos.",
          "Com nobreak dimensionado para o motor, a queda de luz deixa de prender o carro.",
        ],
        [
          "A revisão {visits.home}, a partir de {price.preventive}, sem peças, encontra o capacitor cansado antes da pane.",
          "A manutenção preventiva, feita {visits.home}, confere capacitor, cabos, roldanas e o próprio destravamento.",
          "Peça na revisão que o destravamento seja testado e lubrificado, pois ele emperra por falta de uso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Não acho a chave de destravamento do portão. O que faço?",
      answers: [
        "Não force a carcaça. Mande a foto do motor, para o técnico saber qual chave levar. Enquanto isso, deixe o disjuntor desligado e use outra saída.",
        "Procure no quadro de chaves e no manual; se não achar, mande a foto do motor pelo WhatsApp. Forçar a fechadura quebra o destravamento.",
      ],
    },
    {
      question: "A urgência com o carro preso é cobrada à parte?",
      answers: [
        "O valor da ida depende do bairro e do horário e é dito antes de o técnico sair. A peça, se for preciso, é orçada no local e só é trocada com a sua aprovação.",
        "De madrugada ou em feriado o valor pode ser outro, e você sabe quanto é antes da saída do técnico. Liberar o carro e trocar a peça são orçados em separado.",
      ],
    },
    {
      question: "Destravei o motor e a folha não se mexe. O que houve?",
      answers: [
        "A folha está presa por outra coisa: ferrolho, trava elétrica, trilho, cabo ou empeno. Confira o ferrolho e pare; forçar pode tirá-la do lugar.",
        "Se o motor soltou e a folha não anda, o travamento é mecânico. Veja trinco e pedra no trilho; fora isso, espere o técnico.",
      ],
    },
    {
      question: "Fiquei preso do lado de fora. Dá para destravar o portão pela rua?",
      answers: [
        "Só se houver destravamento externo, que alguns portões têm. Sem ele, entre por outra porta e destrave por dentro só portão de correr ou de abrir, reto e nivelado; não pule o muro nem force a folha.",
        "Alguns sistemas têm fechadura externa com cabo para destravar; a maioria, não. Procure outra entrada ou chame o técnico.",
      ],
    },
    {
      question: "Vocês atendem de madrugada com o carro preso?",
      answers: [
        "O contato funciona {shop.hours}. Mande endereço, tipo de portão, marca do motor e um vídeo curto, para o técnico sair com as peças prováveis.",
        "Respondemos {shop.hours}. Na mensagem, diga se a folha está reta, se há luz e se alguém precisa sair com urgência.",
      ],
    },
  ],
  photo: "o endereço, um vídeo da tentativa de abrir e uma foto da etiqueta do motor",
  related: ["chave-de-destravamento", "emergencia", "nao-abre", "falta-de-energia", "nobreak", "capacitor"],
  topic: "assistencia-tecnica-24-horas",
};
