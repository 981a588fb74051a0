import type { Concept } from "#domain/knowledge/concept.ts";

export const esquenta: Concept = {
  id: "esquenta",
  kind: "symptom",
  label: "Motor esquenta",
  phrase: "o motor que esquenta",
  words: [
    "esquenta",
    "esquentando",
    "esquentou",
    "motor quente",
    "muito quente",
    "aquece",
    "aquecendo",
    "aquecimento do motor",
    "superaquecimento",
    "superaqueceu",
    "fervendo",
    "pelando",
    "desarma quando esquenta",
    "para quando esquenta",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor de portão que esquenta demais está fazendo força além da conta: folha pesada, capacitor fraco, tensão errada ou aberturas demais. Desligue o disjuntor e deixe esfriar, sem insistir; morno depois de vários ciclos é normal, quente em poucas aberturas, não.",
      "Motor de portão esquentando muito não é normal: pare de acionar, desligue o disjuntor e deixe esfriar, sem molhar. A causa é peso, atrito, capacitor fraco ou motor pequeno para o uso; morno, depois de várias aberturas, é comum, mas quente logo nas primeiras, não.",
      "Com o motor do portão esquentando muito, pare de acionar, desligue o disjuntor e deixe esfriar. Calor com poucas aberturas indica folha pesada, capacitor fraco ou tensão baixa; com muitas seguidas, motor pequeno para o uso, e a medição da corrente mostra qual é o caso.",
    ],
    price: [
      "O preço para resolver um motor que esquenta depende da causa: capacitor e regulagem custam menos, equilíbrio da folha e roldanas custam mais. Se o motor for pequeno para o portão, a troca em casa fica de {price.homeSwap}.",
      "Um motor que esquenta pode precisar só de ajuste; a manutenção preventiva em casa parte de {price.preventive}, sem peças. Quando a solução é um motor adequado ao peso, a faixa é de {price.homeSwap} em casas e de {price.heavySwap} em portões pesados.",
    ],
    question: [
      "Um motor morno depois de vários ciclos é normal; muito quente com poucas aberturas, não. O calor fora de hora vem de folha pesada, capacitor fraco, tensão errada ou uso acima do que o modelo suporta.",
      "Um motor de portão pode esquentar um pouco no uso seguido, e isso é esperado. Se ele para sozinho, cheira a verniz ou esquenta logo na primeira abertura, há esforço ou defeito a corrigir.",
    ],
  },
  line: [
    "Motor que esquenta com poucas aberturas está carregando peso demais ou partindo sem força.",
    "A proteção térmica desliga o motor quente, mas quem precisa de conserto é a causa do esforço.",
    "Folha leve e equilibrada é o que mais reduz o calor do motor.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o motor esquenta", "Esforço, capacitor e uso demais", "De onde vem o calor do motor"],
      slots: [
        [
          "Uma folha pesada ou fora de equilíbrio obriga o motor a puxar mais corrente, e corrente a mais vira calor.",
          "Cada ponto de atrito no trilho, na roldana ou no contrapeso aparece no motor em forma de temperatura.",
          "O motor esquenta quando trabalha contra o portão: trilho sujo, roldana presa, contrapeso errado.",
        ],
        [
          "Capacitor fraco prolonga a partida, e o enrolamento fica energizado sem girar por tempo demais.",
          "Com o capacitor no fim, a partida demora, e cada segundo parado aquece o motor por dentro.",
          "A tensão errada ou baixa faz o motor perder torque e esquentar mesmo em portão leve.",
        ],
        [
          "Modelos residenciais têm limite de ciclos por hora, e um portão de prédio passa desse limite sem esforço.",
          "Muitas aberturas seguidas em dia de festa ou de obra aquecem qualquer motor feito para uma casa.",
          "Motor dimensionado para casa, posto em portão de muito movimento, vive quente e dura pouco.",
        ],
      ],
      bullets: [
        "Contrapeso desregulado ou folha com peso novo",
        "Capacitor sem capacidade",
        "Tensão diferente da indicada na etiqueta",
        "Trilho sujo ou roldana travada",
        "Fim de curso que deixa o motor empurrando o batente",
        "Ciclos demais para o modelo",
      ],
    },
    {
      about: "signs",
      headings: ["Morno ou quente demais?", "Sinais de superaquecimento", "Quando o calor é aviso"],
      slots: [
        [
          "Uma carcaça morna depois de vários ciclos faz parte do trabalho; cheiro de verniz ou de plástico, não.",
          "O calor que aparece já na primeira ou na segunda abertura foge do normal e pede avaliação.",
          "Um motor bom esquenta aos poucos; o que ferve em duas aberturas está sofrendo.",
        ],
        [
          "Parada repentina no meio do percurso, com volta ao normal depois de um descanso, é a proteção térmica agindo.",
          "Se o portão para quente e funciona frio, o protetor térmico está desligando o motor para salvá-lo.",
          "O desligamento por temperatura avisa que o limite chegou, e repetir o ciclo só antecipa a queima.",
        ],
        [
          "Perda de velocidade ao longo do dia também acompanha o motor que trabalha quente.",
          "Abertura rápida de manhã e arrastada à tarde mostra que a temperatura está roubando força.",
          "Repare se o ronco fica mais grave conforme esquenta, pois o som muda antes da parada.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer quando o motor esquenta",
        "Primeiros cuidados com o motor quente",
        "Motor fervendo: verificação sem abrir a tampa",
      ],
      slots: [
        [
          "A regra é parar, esfriar e observar, nessa ordem, sem molhar e sem abrir o motor.",
          "Nunca jogue água para esfriar: há tensão na central e no capacitor, mesmo com o portão parado.",
          "Deixe o motor descansar sem energia, com a tampa fechada, sem pano molhado e sem novas tentativas.",
        ],
        [
          "Se a folha raspa, range ou arrasta, a causa está no portão, e esfriar o motor não a corrige.",
          "Atrito na folha, confirmado pelo técnico, explica o calor melhor que qualquer defeito elétrico.",
          "Se o portão sempre andou leve, a suspeita vai para capacitor, tensão ou excesso de aberturas.",
        ],
      ],
      steps: [
        "Pare de acionar e desligue o disjuntor.",
        "Espere esfriar por completo. Não molhe e não abra a tampa.",
        "Não destrave para sentir a folha: o basculante fica travado até o técnico chegar.",
        "No portão de correr, tire areia e pedras do trilho.",
        "Fotografe a etiqueta do motor e anote quantas aberturas o portão faz em uma hora movimentada.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico mede no motor quente",
        "Corrente, tensão e peso da folha",
        "Diagnóstico do motor quente",
      ],
      slots: [
        [
          "A corrente, medida com o portão andando, mostra o esforço real e é comparada com a da etiqueta.",
          "O amperímetro diz em segundos se o motor trabalha acima do que deveria.",
          "Medir corrente e tensão durante o ciclo separa defeito do motor de peso do portão.",
        ],
        [
          "Em seguida o técnico sente a folha na mão, confere o contrapeso e mede o capacitor fora do circuito.",
          "Capacitor, contrapeso e roldanas são verificados na mesma visita, porque um deles costuma sobrecarregar os outros.",
          "Com a folha destravada, o técnico procura o atrito e corrige o equilíbrio antes de trocar peça elétrica.",
        ],
        [
          "Por último, acerta-se o fim de curso, para o motor desligar ao encostar e não ficar empurrando o batente.",
          "A regulagem da parada evita que o motor continue energizado contra o batente a cada fechamento.",
          "Em portões {de} com muito movimento, o técnico também compara os ciclos por hora com o limite do modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quando o motor é pequeno para o portão",
        "Motor certo para o peso e o fluxo",
        "Trocar por um modelo maior?",
      ],
      slots: [
        [
          "Se a folha está leve e bem regulada e ainda assim o motor ferve, o modelo não comporta o uso.",
          "Um portão equilibrado com motor sempre quente indica falta de potência ou de regime para aquele movimento.",
          "A troca por motor maior só faz sentido depois de acertar peso e atrito da folha.",
        ],
        [
          "No basculante, o 1/4 HP atende folhas de até {width.quarterHp} de largura; acima disso, avalia-se outro modelo.",
          "Largura além de {width.quarterHp} ou chapa grossa pede motor acima do 1/4 HP no basculante.",
          "Uso de prédio ou comércio pede motor de alto fluxo, feito para muitos ciclos por hora.",
        ],
        [
          "A troca em residência custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
          "Para dimensionar {em}, mande largura, altura, material da folha e número de aberturas por dia.",
          "Com as medidas e uma foto, indicamos o motor adequado e o preço, sem custo pelo orçamento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão esquentar é normal?",
      answers: [
        "Morno, depois de vários ciclos, é. Muito quente logo nas primeiras aberturas, com cheiro ou parada, não é: há peso, atrito, capacitor fraco ou tensão errada.",
        "Um pouco, sim. O que não é normal é ferver em uma ou duas aberturas, perder força ou parar até esfriar.",
      ],
    },
    {
      question: "Quanto tempo esperar o motor esfriar?",
      answers: [
        "Até a proteção térmica religar, o que varia com o modelo e o calor do dia. Deixe o disjuntor desligado, não molhe e não destrave o basculante, que pode estar pesado.",
        "Não há tempo fixo: depende do modelo e da temperatura. Espere a carcaça esfriar por completo e, se ele esquentar de novo em seguida, pare de usar.",
      ],
    },
    {
      question: "Posso abrir o portão muitas vezes seguidas?",
      answers: [
        "Depende do modelo. Cada motor tem um limite de ciclos por hora no manual; o residencial é feito para o uso de uma família. Acima disso, o certo é um motor de alto fluxo.",
        "Só até o limite de ciclos indicado pelo fabricante. Em dia de mudança ou obra, deixe o portão aberto e vigiado em vez de acionar sem parar.",
      ],
    },
    {
      question: "Capacitor fraco faz o motor esquentar?",
      answers: [
        "Faz. A partida demora, o enrolamento fica energizado sem girar e a temperatura sobe. Medir e trocar a peça pelo valor original costuma resolver esse calor.",
        "Sim, é uma das causas mais comuns. Sem força na partida, o motor gasta energia parado e vira aquecedor.",
      ],
    },
    {
      question: "Motor que esquenta vai queimar?",
      answers: [
        "Pode queimar, se o esforço continuar. O calor estraga o verniz do enrolamento aos poucos. Corrigindo peso, atrito ou capacitor a tempo, o motor costuma seguir trabalhando.",
        "Com o tempo, é o que acontece. A boa notícia é que a causa costuma ser corrigível, e o motor se salva quando se age no primeiro aviso.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, outra do portão inteiro e o número de aberturas por dia",
  related: ["capacitor", "contrapeso", "peso", "potencia", "queimou", "para-no-meio"],
  topic: "motor-para-portao-pesado",
};
