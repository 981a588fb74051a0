import type { Concept } from "#domain/knowledge/concept.ts";

export const rolamento: Concept = {
  id: "rolamento",
  kind: "part",
  label: "Rolamento",
  phrase: "o rolamento do motor",
  words: [
    "rolamento",
    "rolamento do motor",
    "rolamento da roldana",
    "rolamento travado",
    "rolamento quebrado",
    "rolamento fazendo barulho",
    "rolimã",
    "bucha do motor",
    "troca de rolamento",
  ],
  intent: "repair",
  answers: {
    any: [
      "O rolamento deixa girar sem atrito o eixo do motor, as roldanas e as polias do portão. Gasto, ronca, esquenta e cria folga; trocado cedo, evita que eixo, engrenagem e enrolamento se estraguem junto.",
      "Ronco ou assobio que acompanha o giro costuma ser rolamento seco ou quebrado, no motor ou na roldana. A peça é trocada pela mesma medida, e óleo por cima não recupera esfera gasta.",
      "Um rolamento travado faz o portão pesar e o motor esquentar. O primeiro passo é saber onde está: ruído que acompanha a roda no trilho é da roldana; o ronco parado junto da máquina é do motor, e o técnico confirma.",
    ],
    price: [
      "O preço da troca do rolamento depende do lugar: na roldana, muitas vezes se troca a roda inteira; no motor, soma-se abrir a máquina na bancada. Peça e mão de obra vêm separadas, com vídeo do som e foto da etiqueta.",
      "Em rolamento, a mão de obra pesa mais que a peça, porque motor ou folha são desmontados com segurança. Mande um vídeo com o som e a foto da etiqueta para saber se é roldana, polia ou motor, e o valor.",
    ],
    repair: [
      "Rolamento com ruído se troca, não se lubrifica por fora. O técnico localiza o som, desmonta motor ou roldana com a folha segura, monta a peça da mesma medida e corrige o que a forçou.",
      "O conserto do rolamento inclui achar a causa: água, poeira ou peso da folha sobre o eixo. Sem corrigir a cremalheira apertada ou a vedação aberta, o novo dura pouco.",
    ],
    "how-to": [
      "Trocar rolamento pede sacador, prensa e folha escorada, trabalho de oficina ou de técnico. Em casa dá para localizar o ruído, limpar o trilho e desligar o disjuntor se o motor esquentar.",
      "Para achar o rolamento ruim, escute de longe se o ronco anda com a folha ou fica junto do motor. Não abra o motor, não destrave basculante nem levante o portão: a troca é do técnico.",
    ],
    question: [
      "Um rolamento ruim pode queimar o motor: ele trava o eixo, aumenta o esforço e aquece o enrolamento. Óleo por fora não recupera esfera gasta; o certo é trocar pela mesma medida e vedar a entrada de água.",
      "Trocar o rolamento compensa quando eixo e roda estão bons; na roldana, muitas vezes sai melhor trocar a roda inteira, em par. O som indica onde está: junto do motor ou andando com a folha.",
    ],
  },
  line: [
    "Ronco que acompanha o giro costuma ser rolamento gasto, no motor ou na roldana.",
    "Óleo por fora não recupera rolamento: esfera gasta só se resolve com troca.",
    "Rolamento travado na roldana faz o motor parecer fraco.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Onde há rolamento no portão",
        "Rolamentos do motor, da roldana e da polia",
        "Para que serve o rolamento",
      ],
      slots: [
        [
          "No motor, um rolamento em cada ponta do eixo mantém o giro centrado e silencioso.",
          "O eixo do motor gira apoiado em rolamentos, e a redução tem os seus.",
          "Dentro da máquina, esferas de aço sustentam eixo e redução sem deixar folga.",
        ],
        [
          "Nas roldanas do portão de correr, o rolamento carrega o peso inteiro da folha.",
          "Cada roda do deslizante gira sobre um rolamento, que recebe poeira, água e carga.",
          "Polias de basculante e gonzos reforçados também usam a peça, sob carga constante.",
        ],
        [
          "Os vedados, com tampa dos dois lados, resistem melhor à água e não pedem graxa.",
          "Um modelo aberto aceita graxa e junta poeira; o blindado trabalha lacrado até o fim.",
          "Em portão exposto à chuva, o tipo vedado dura bem mais que o aberto.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de rolamento gasto", "Ronco e assobio de rolamento gasto", "O som do rolamento no fim"],
      slots: [
        [
          "Um ronco que sobe de tom com a velocidade é a voz do rolamento gasto.",
          "Assobio fino no começo e ronco depois marcam o caminho do desgaste.",
          "Estalos regulares, no ritmo da roda ou do eixo, indicam esfera quebrada.",
        ],
        [
          "O calor vem junto: motor com rolamento preso esquenta mesmo em poucas aberturas.",
          "Um eixo com folga faz o conjunto vibrar e gasta engrenagem e retentor.",
          "Vibração na base do motor, sem parafuso solto à vista, sugere eixo bambo.",
        ],
        [
          "Na roldana, o portão fica pesado e a roda arrasta em vez de girar.",
          "Uma roda que desliza sem rolar deixa um risco brilhante ao longo do trilho.",
          "Portão pesado na mão, com trilho limpo, põe o rolamento da roda sob suspeita.",
        ],
      ],
      bullets: [
        "Ronco que acompanha o giro",
        "Assobio na partida",
        "Motor quente em poucas aberturas",
        "Eixo ou roda com folga",
        "Roda que arrasta no trilho",
      ],
    },
    {
      about: "check",
      headings: [
        "De onde vem o ruído do rolamento",
        "Localizar o rolamento ruim sem desmontar",
        "Como localizar o rolamento pelo som",
      ],
      slots: [
        [
          "O objetivo é saber se o som nasce no motor ou na folha, sem abrir nada.",
          "Com um teste de ouvido se separa rolamento de motor de rolamento de roldana.",
          "Basta comparar o som com o motor e sem ele, em portão de correr.",
        ],
        [
          "O teste na mão vale para portão de correr em bom estado; o basculante fica com o técnico.",
          "Em basculante, não destrave só para ouvir, porque a folha pode estar desequilibrada.",
          "Mova na mão apenas folha de correr, reta e no trilho; nos outros portões, grave o som e envie.",
        ],
        [
          "Pingar óleo muda o som por alguns dias e esconde o defeito do técnico.",
          "Lubrificante por fora engana o ouvido e não chega às esferas de um rolamento vedado.",
          "Deixe sem óleo até a visita, para o ruído continuar mostrando onde está o problema.",
        ],
      ],
      steps: [
        "Grave o som de um ciclo completo, longe da folha.",
        "Desligue o disjuntor e afaste crianças e animais.",
        "Em portão de correr reto e em trilho nivelado, destrave e empurre devagar, ouvindo as rodas.",
        "Ruído igual na mão indica roldana; silêncio na mão indica motor.",
        "Trave de novo o motor e fotografe a etiqueta.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Troca de rolamento pelo técnico",
        "Como o rolamento é trocado",
        "Troca do rolamento na roldana ou no motor",
      ],
      slots: [
        [
          "A folha é escorada ou travada antes de tirar roda ou motor do lugar.",
          "Com o circuito desligado e a folha segura, separa-se o motor da transmissão.",
          "Portão preso e energia cortada são a condição para desmontar qualquer eixo.",
        ],
        [
          "O rolamento velho sai com sacador, e o novo entra na mesma medida, sem pancada nas esferas.",
          "Eixo e alojamento são medidos, porque peça nova em assento gasto gira solta.",
          "Montagem na prensa ou com ferramenta própria evita marcar a pista da peça nova.",
        ],
        [
          "Depois se corrige a causa: folga da cremalheira em {rack.clearance}, vedação da tampa ou trilho torto.",
          "O peso sobre o eixo é eliminado com a folga de {rack.clearance} na cremalheira e a folha nivelada.",
          "Sem acertar peso, água e alinhamento, o rolamento novo teria o mesmo fim.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "O que acaba com o rolamento",
        "O que desgasta o rolamento: água, poeira e peso",
        "Por que o rolamento trava",
      ],
      slots: [
        [
          "A água é a causa mais comum: entra pela tampa ou pelo trilho e lava a graxa.",
          "Chuva e lavagem com jato levam umidade às esferas, que enferrujam paradas.",
          "Poeira e água formam uma pasta que risca as pistas e acaba com o giro livre.",
        ],
        [
          "Uma cremalheira sem folga põe o peso do portão no eixo do motor.",
          "Folha baixa, por roldana gasta, apoia na engrenagem e força o rolamento de saída.",
          "Carga lateral no eixo, vinda de base torta, gasta um lado da pista.",
        ],
        [
          "O motor de casa em garagem de muito movimento {em} também chega cedo ao fim do rolamento.",
          "O número de ciclos conta: uso intenso gasta em pouco tempo o que em casa dura anos.",
          "Um portão parado por meses enferruja a peça no ponto em que as esferas descansam.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso passar óleo no rolamento que faz barulho?",
      answers: [
        "Não resolve. O som vem de esfera ou pista gasta, e óleo por fora só disfarça por alguns dias. A troca é o conserto.",
        "Em rolamento vedado o óleo nem entra. Se há ruído, a peça está no fim e deve ser trocada antes de travar.",
      ],
    },
    {
      question: "Rolamento ruim queima o motor?",
      answers: [
        "Pode queimar. Preso, ele freia o eixo, o motor puxa mais corrente e esquenta até danificar o enrolamento.",
        "Sim, se continuar em uso. O atrito vira calor, e o eixo com folga ainda pode raspar por dentro.",
      ],
    },
    {
      question: "Como saber se é o rolamento do motor ou da roldana?",
      answers: [
        "Em portão de correr reto, em trilho nivelado e com o disjuntor desligado, destrave e empurre. Se o ruído continua, é roldana; se some, é motor ou redutor.",
        "Dá para saber pelo som com e sem motor. Na dúvida, ou em basculante, grave um vídeo: o técnico separa as causas na visita.",
      ],
    },
    {
      question: "Qual rolamento usar na roldana do portão?",
      answers: [
        "Use o de mesma medida, de preferência vedado, com carga para o peso da folha. Muitas roldanas são trocadas inteiras, já com rolamento.",
        "A escolha depende da roda. A numeração gravada na peça dá a medida; em portão na chuva, o tipo vedado dura mais.",
      ],
    },
    {
      question: "Vale trocar o rolamento ou a roldana inteira?",
      answers: [
        "Se o canal da roda está bom e o rolamento sai, troca-se só ele. Com canal comido, a roldana inteira é a melhor escolha.",
        "Na maioria dos portões, a roldana completa é mais prática, porque canal e rolamento se gastam juntos.",
      ],
    },
  ],
  photo: "um vídeo com o som do portão andando e uma foto da etiqueta do motor ou da roldana",
  related: ["roldana", "redutor", "barulho", "esquenta", "engrenagem", "lubrificacao"],
  topic: "motor-de-portao-fazendo-barulho",
};
