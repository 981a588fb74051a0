import type { Concept } from "#domain/knowledge/concept.ts";

export const suporte: Concept = {
  id: "suporte",
  kind: "part",
  label: "Suporte do motor",
  phrase: "o suporte do motor",
  words: [
    "suporte do motor",
    "suporte de fixação",
    "suporte do portão",
    "base do motor",
    "base de concreto",
    "chapa de fixação",
    "chumbador",
    "mão francesa",
    "suporte da cremalheira",
    "suporte solto",
    "motor caiu",
    "motor do portão caiu",
    "fixação do motor",
    "motor solto da base",
  ],
  intent: "installation",
  answers: {
    any: [
      "O suporte do motor, ou base, é a chapa ou o concreto que prende o motor do portão à coluna, ao piso ou à folha e recebe toda a força do movimento. Solto, faz o motor dançar e imita defeito; reapertar e regular em casa parte de {price.preventive}, sem peças.",
      "O suporte que segura o motor do portão existe para mantê-lo alinhado: no de correr é a base de concreto, no basculante, a fixação na coluna, e no de abrir, a chapa soldada. Se cede, tudo se desregula, e o reaperto com ajuste começa em {price.preventive} numa residência, fora peças.",
      "Base do motor de portão firme vale tanto quanto o motor: a chapa de fixação prende a máquina na coluna ou no piso, no prumo. Frouxa ou trincada, refaz-se com chumbador ou solda, orçado por foto, e só o reaperto em casa custa desde {price.preventive}, sem peças.",
    ],
    price: [
      "O preço do suporte do motor depende de ser aparafusado, soldado ou chumbado: reaperto com regulagem em casa parte de {price.preventive}, sem peças; solda com reforço vem depois, e base nova de concreto é o mais caro.",
      "Quanto custa refazer a base ou o suporte do motor de portão varia com solda, chapa e concreto, com peça e serviço orçados juntos por foto. Só reapertar e alinhar, em residência, sai desde {price.preventive}, fora peças.",
    ],
    repair: [
      "Suporte do motor solto se conserta tirando a carga, refazendo a fixação e realinhando o motor. O reaperto em casa parte de {price.preventive}, sem peças, e furo gasto pede chumbador novo, chapa maior ou solda.",
      "O conserto da base ou do suporte que prende o motor do portão inclui achar por que cedeu: folha pesada, batida, ferrugem ou coluna oca. Reapertar e regular custa desde {price.preventive} em residência, fora peças e solda.",
    ],
    installation: [
      "O suporte que prende o motor do portão na coluna vai em ponto firme e no prumo, com a furação do modelo, por chumbador ou solda. Peça e serviço são orçados juntos por foto, e em base pronta a fixação leva até {trade.smallRepair}.",
      "Para instalar o suporte ou a base do motor, o de correr pede concreto nivelado e curado, com {rack.clearance} entre engrenagem e cremalheira; basculante e de abrir, chapa em coluna sólida. Motor comprado à parte tem instalação desde {price.installation}.",
      "A chapa de fixação do motor de portão segue a furação do modelo e se prende por chumbador ou solda, com reforço se a coluna for fraca. O suporte existe para o motor não se mexer, e com a base pronta o serviço toma até {trade.smallRepair}.",
    ],
  },
  line: [
    "Suporte frouxo desalinha o motor e imita defeito de engrenagem ou de fuso.",
    "Antes de trocar motor que treme, veja se a base ou o suporte se mexe.",
    "Solda trincada no suporte pede parada, porque a folha pode ficar sem condução.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O suporte em cada tipo de portão",
        "Base, chapa e coluna: onde o motor se prende",
        "O que o suporte aguenta",
      ],
      slots: [
        [
          "No de correr, o motor é parafusado numa base de concreto, acima da água. No basculante, suportes na coluna mantêm o acionador no prumo e outro liga o braço à folha.",
          "Portão de correr usa base no piso, com chumbadores. O acionador do basculante depende de dois pontos firmes na coluna e um na folha.",
          "Concreto no deslizante, coluna no basculante: esses são os apoios. A chapa de fechamento sozinha não segura motor.",
          "A base do piso sustenta o motor de correr, e a coluna, o do basculante. Nos dois, o prumo é o que importa.",
        ],
        [
          "No de abrir, uma chapa na coluna e outra na folha definem o ângulo do braço, e poucos centímetros mudam a força.",
          "Em portão pivotante a posição das chapas decide o esforço, medida com trena pelo manual.",
          "O braço do de abrir segue medidas do fabricante. Fora delas, o motor perde força.",
          "Duas chapas, uma na coluna e outra na folha, fazem a geometria do braço.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de suporte solto", "Motor que se mexe na base", "Como perceber a fixação cedendo"],
      slots: [
        [
          "O motor salta na partida e a engrenagem se afasta da cremalheira por um instante. Trinca na solda ou chumbador levantado pedem parar de usar.",
          "Se a carcaça se move junto com a folha, a fixação já cedeu. Pó de concreto e linha de ferrugem na solda vêm antes.",
          "Motor que dança tem base frouxa. Solda aberta ou motor pendurado é caso de desligar o disjuntor.",
          "Balanço na partida é o primeiro aviso. Concreto esfarelado e tinta rachada confirmam.",
        ],
      ],
      bullets: [
        "Motor que se mexe na partida: parafuso ou chumbador",
        "Pó ou trinca no concreto: base fraca",
        "Ferrugem junto à solda: trinca",
        "Acionador fora de prumo: suporte da coluna",
        "Chapa da folha rasgando: falta reforço",
      ],
    },
    {
      about: "check",
      headings: [
        "Conferir o suporte com segurança",
        "O que olhar na fixação do motor",
        "Suporte firme? Veja em poucos passos",
      ],
      slots: [
        [
          "A inspeção é visual, com o disjuntor desligado. Não solte parafuso do acionador nem do braço, porque a folha pode cair; em basculante ninguém fica embaixo.",
          "Olhe e fotografe, sem afrouxar nada. Com solda aberta ou motor pendurado, deixe o portão parado.",
          "Nenhuma ferramenta é precisa. O parafuso do suporte segura a posição da folha.",
          "Com a energia cortada se vê quase tudo. Reaperto é do técnico, depois de achar a causa.",
        ],
      ],
      steps: [
        "Acione um ciclo de longe e veja se o motor se mexe.",
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe parafusos, chumbadores, solda e o concreto em volta.",
        "Fotografe de perto o que estiver trincado, frouxo ou enferrujado.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o suporte é refeito",
        "Refixar o motor no lugar certo",
        "O que o técnico faz na base e na solda",
      ],
      slots: [
        [
          "A folha é travada ou escorada antes de soltar o motor. Chumbador novo, chapa maior ou reforço soldado substituem a fixação cansada, com a placa desconectada na solda.",
          "Primeiro se segura a folha e se desliga o circuito. Depois se vê se cedeu parafuso, solda ou coluna, e refaz-se o ponto.",
          "Com o portão seguro, acha-se o que cedeu. Onde há solda, a central é desligada, porque a corrente queima a placa.",
          "Folha firme, energia cortada e só então o motor sai. Base quebrada é refeita e espera a cura.",
        ],
        [
          "O alinhamento volta, com {rack.clearance} de folga na cremalheira ou acionador no prumo, e o curso é regulado. Sem solda, são até {trade.smallRepair}.",
          "Motor realinhado, fim de curso e força regulados. Só reaperto toma até {trade.smallRepair}.",
          "No fim o motor não se mexe na partida nem na parada. Um ajuste simples cabe em até {trade.smallRepair}.",
          "A cremalheira fica a {rack.clearance} da engrenagem, e o portão faz vários ciclos.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Base nova: o que ela precisa ter", "Como deve ser um bom suporte", "Reforço na coluna e na folha"],
      slots: [
        [
          "A base de correr fica nivelada, acima da água e com eletroduto por dentro, em concreto curado. Em garagem que alaga, ela sobe.",
          "Concreto curado, nível e eletroduto protegido são o mínimo da base. Fixar antes da cura deixa chumbador frouxo.",
          "Nível, cura e altura: três exigências da base. O fio sobe por dentro, longe de batida.",
          "Uma boa base é nivelada, alta o bastante e curada. Sem cura, o chumbador solta.",
        ],
        [
          "Coluna oca recebe chapa maior ou passante, e a folha, travessa por trás da chapa. Motor puxa sempre no mesmo ponto, e metal fino rasga.",
          "Alvenaria fraca não segura chumbador, e chapa presa dos dois lados resolve. Na folha, reforço em tubo.",
          "Reparta a carga: chapa maior, mais pontos, travessa atrás. É o que evita rasgo.",
          "Em coluna duvidosa, chapa passante. Em folha fina, reforço soldado no quadro.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso só apertar o parafuso do suporte?",
      answers: [
        "Só apertar o parafuso do suporte não é para o morador: em basculante ou de abrir ele segura a folha, e furo gasto volta a soltar.",
        "Reaperto sem ver a causa dura pouco. O técnico faz isso desde {price.preventive} em casa, sem peças.",
        "Deixe para o técnico. Concreto esfarelado pede refazer.",
      ],
    },
    {
      question: "O motor pode ser fixado direto na chapa da folha?",
      answers: [
        "O motor não deve ser fixado direto na chapa da folha, que amassa e rasga; o suporte vai no quadro ou em reforço.",
        "Só com reforço por trás. A chapa sozinha não aguenta os ciclos.",
        "Não. Travessa soldada recebe o esforço.",
      ],
    },
    {
      question: "Quanto tempo o concreto da base do motor precisa curar?",
      answers: [
        "O concreto da base do motor precisa de alguns dias de cura, conforme o traço e o clima.",
        "Combine a base antes e instale com ela firme. Antes disso o chumbador solta.",
        "Alguns dias. Quem faz a base indica o prazo.",
      ],
    },
    {
      question: "Suporte solto estraga o motor?",
      answers: [
        "Suporte solto estraga o motor com o tempo: desalinha engrenagem ou fuso e força rolamento.",
        "Sim. Motor que dança gasta dente, porca e eixo.",
        "Estraga, e refixar cedo custa bem menos que a troca, de {price.homeSwap} em casa.",
      ],
    },
    {
      question: "Dá para aproveitar o suporte antigo no motor novo?",
      answers: [
        "O suporte antigo se aproveita no motor novo se furação e altura combinam e o metal está bom.",
        "Depende do modelo. Forçar a furação desalinha tudo.",
        "Às vezes. Marca diferente quase sempre pede suporte próprio.",
      ],
    },
  ],
  photo: "fotos da base ou do suporte de perto, do motor inteiro e do ponto em que ele se prende à coluna ou ao piso",
  related: ["solda", "motor", "cremalheira", "treme", "serralheria", "instalacao"],
  topic: "instalacao-de-motor-deslizante",
};
