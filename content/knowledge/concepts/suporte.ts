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
      "O suporte do motor é a chapa ou a base de concreto que o prende à coluna, ao piso ou à folha e recebe toda a força do movimento. Quando está solto, o motor treme e parece ter defeito. Reapertar e regular em casa parte de {price.preventive}, sem peças.",
      "A função do suporte é manter o motor do portão firme e alinhado: no de correr ele é a base de concreto, no basculante, a fixação na coluna, e no de abrir, a chapa soldada. Se um deles cede, o portão todo desregula. O reaperto com ajuste, em residência, começa em {price.preventive}, fora peças.",
      "Uma base firme é tão importante quanto o motor, porque é ela que o mantém no prumo a cada abertura. Suporte frouxo ou trincado é refeito com chumbador ou solda, com o valor dado por foto, e só o reaperto em casa custa a partir de {price.preventive}, sem peças.",
    ],
    buying: [
      "O suporte do motor de portão se escolhe pelo modelo, porque a furação muda: chapa para soldar ou parafusar no basculante e no de abrir, base de concreto com chumbador no de correr. Fornecemos e fixamos no prumo, e fotos do motor e do local dão o valor.",
      "Vendemos e fixamos suporte de motor de portão, de chapa ou em base de concreto, na furação do seu modelo. Se o atual só afrouxou, o reaperto com alinhamento em casa parte de {price.preventive}, sem peças. Mande foto do motor, da etiqueta e do ponto de fixação.",
    ],
    price: [
      "O preço do suporte do motor depende de como ele se prende: o reaperto com regulagem em casa parte de {price.preventive}, sem peças. Solda com reforço custa mais, e a base nova de concreto é o serviço mais caro, orçado por foto com o material.",
      "O preço para refazer a base ou o suporte do motor de portão varia com a solda, a chapa e o concreto, e tudo é orçado junto, por foto. Quando basta reapertar e alinhar, o serviço em residência sai a partir de {price.preventive}, fora peças.",
    ],
    repair: [
      "O suporte do motor solto tem conserto: o técnico tira a carga da folha, refaz a fixação e realinha o motor. O reaperto em casa parte de {price.preventive}, sem peças. Se o furo está gasto, entram chumbador novo, chapa maior ou solda.",
      "Consertar a base ou o suporte do motor inclui descobrir por que ele cedeu: folha pesada, batida, ferrugem ou coluna oca. Sem corrigir a causa, a fixação solta outra vez. Reapertar e regular custa a partir de {price.preventive} em residência, fora peças e solda.",
    ],
    installation: [
      "O suporte do motor do portão é fixado em ponto firme e no prumo, com a furação do modelo, por chumbador ou solda. Peça e serviço são orçados juntos, por foto. Quando a base já está pronta, a fixação leva até {trade.smallRepair}.",
      "Para instalar o motor de correr, a base precisa de concreto nivelado e curado, com {rack.clearance} entre a engrenagem e a cremalheira; no basculante e no de abrir, o suporte é uma chapa em coluna sólida. A instalação de um motor comprado à parte custa a partir de {price.installation}.",
      "A chapa de fixação do motor segue a furação do modelo e é presa por chumbador ou solda, com reforço quando a coluna é fraca. Assim o motor não se mexe a cada partida. Com a base pronta, o serviço toma até {trade.smallRepair}.",
    ],
  },
  line: [
    "Suporte frouxo desalinha o motor e imita defeito de engrenagem ou de fuso.",
    "Antes de trocar um motor que treme, veja se a base ou o suporte se mexe.",
    "Solda trincada no suporte exige parar o portão, porque a folha pode se soltar do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O suporte em cada tipo de portão",
        "Base, chapa e coluna: onde o motor se prende",
        "O que o suporte do motor aguenta",
      ],
      slots: [
        [
          "No portão de correr, o motor é parafusado numa base de concreto, acima do nível da água. No basculante, suportes na coluna mantêm o acionador no prumo, e outro liga o braço à folha.",
          "O motor de correr fica sobre uma base no piso, presa com chumbadores, que são parafusos ancorados no concreto. O do basculante depende de dois pontos firmes na coluna e de um na folha.",
          "Concreto no piso é o apoio do deslizante, e a coluna, o do basculante. A chapa fina que fecha o portão não serve de suporte, porque amassa e rasga com o esforço.",
          "Uma base no chão sustenta o motor do portão de correr, enquanto o do basculante é preso na coluna, com um braço até a folha. Nos dois casos, o motor precisa ficar no prumo e sem folga.",
        ],
        [
          "No portão de abrir, uma chapa na coluna e outra na folha definem o ângulo do braço. Poucos centímetros de diferença já mudam a força do motor.",
          "Em portão de abrir, a posição das chapas decide o esforço do braço, e por isso é medida com trena, seguindo o manual do modelo.",
          "O braço do motor de abrir segue medidas do fabricante, da coluna à folha. Fora delas, ele perde força ou não completa o movimento.",
          "Duas chapas, uma na coluna e outra na folha, fixam o braço do motor de abrir. A distância entre elas vem do manual e não deve ser improvisada.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de suporte solto", "Motor que se mexe na base", "Como perceber a fixação cedendo"],
      slots: [
        [
          "O motor com suporte solto salta na partida, e a engrenagem se afasta da cremalheira por um instante. Trinca na solda ou chumbador levantado exige parar de usar o portão.",
          "Se a carcaça do motor se move junto com a folha, a fixação já cedeu. Antes disso costumam aparecer pó de concreto e uma linha de ferrugem na solda.",
          "Um motor que treme na partida ou na parada tem a base frouxa. Com a solda aberta ou o motor pendurado, desligue o disjuntor e não acione mais.",
          "O balanço na partida é o primeiro aviso, confirmado por concreto esfarelado ou tinta rachada em volta dos parafusos. Quando o motor chega a sair do lugar, o portão deve ficar parado.",
        ],
      ],
      bullets: [
        "Motor que se mexe na partida: parafuso ou chumbador frouxo",
        "Pó ou trinca no concreto: base fraca",
        "Linha de ferrugem junto à solda: trinca escondida",
        "Acionador fora de prumo: suporte da coluna cedendo",
        "Chapa da folha rasgando: falta de reforço por trás",
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
          "A inspeção é visual, com o disjuntor desligado e ninguém embaixo da folha. Não solte parafuso do acionador nem do braço, porque no basculante ele pode estar segurando o portão.",
          "Olhe e fotografe sem afrouxar nada, com a energia do motor cortada. Se houver solda aberta ou motor pendurado, deixe o portão parado até a visita.",
          "Nenhuma ferramenta é necessária para ver se o suporte está firme. Os parafusos não devem ser soltos, porque seguram a posição da folha.",
          "Com a energia cortada se vê quase tudo: parafusos, solda e concreto. O reaperto fica com o técnico, depois de descobrir por que a fixação cedeu.",
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
        "Como o suporte do motor é refeito",
        "Refixar o motor no lugar certo",
        "O que o técnico faz na base e na solda",
      ],
      slots: [
        [
          "A folha é travada ou escorada antes de soltar o motor, com a energia cortada. Chumbador novo, chapa maior ou reforço soldado substitui a fixação gasta, e a placa fica desconectada durante a solda.",
          "Primeiro o técnico segura a folha e desliga o circuito, e então verifica se cedeu o parafuso, a solda ou a coluna. O ponto fraco é refeito com chumbador, chapa maior ou solda.",
          "Com o portão seguro, procura-se a causa da folga para ela não voltar. Onde há solda a fazer, a central é desligada antes, porque a corrente pode queimar a placa.",
          "O motor só é solto depois que a folha está firme e a energia, cortada. Uma base quebrada é refeita, e o motor volta ao lugar quando o concreto cura.",
        ],
        [
          "No fim, o motor é realinhado, com {rack.clearance} entre a engrenagem e a cremalheira no portão de correr, e as paradas são reguladas. Sem solda, o serviço leva até {trade.smallRepair}.",
          "Motor alinhado, fim de curso e força regulados encerram a visita. Quando basta reapertar, a visita dura até {trade.smallRepair}.",
          "Antes da entrega, confere-se que o motor não se mexe na partida nem na parada. Um ajuste simples cabe em até {trade.smallRepair}, com os testes.",
          "A cremalheira, a barra dentada da folha, volta a ficar a {rack.clearance} da engrenagem, e o portão roda vários ciclos de teste. Só o reaperto toma até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Base nova: o que ela precisa ter", "Como deve ser um bom suporte", "Reforço na coluna e na folha"],
      slots: [
        [
          "A base do motor de correr precisa ficar nivelada, acima do nível da água e com o eletroduto por dentro, em concreto curado. Em garagem que alaga, ela deve ser mais alta.",
          "Concreto curado, nível e fiação protegida são o mínimo de uma boa base. Fixar o motor antes da cura deixa o chumbador frouxo.",
          "No portão de correr, a base certa é nivelada, bem curada e alta o bastante para a água não chegar ao motor. A fiação sobe por dentro dela, longe de batida.",
          "O piso recebe uma base plana, mais alta que a enxurrada e com passagem para o fio. O motor só é preso depois que o concreto endurece, porque antes disso o chumbador solta.",
        ],
        [
          "Coluna oca recebe uma chapa maior ou passante, presa dos dois lados, e a folha leva uma travessa por trás. O motor força sempre o mesmo ponto, e metal fino rasga com o tempo.",
          "Alvenaria fraca não segura chumbador, e a solução é uma chapa que atravessa a coluna e aperta dos dois lados. Na folha, o reforço é um tubo soldado ao quadro.",
          "Repartir a carga evita que o suporte rasgue o metal: usa-se chapa maior, com mais pontos de fixação, e uma travessa por trás da folha. Em coluna oca, a chapa é passante.",
          "Se a coluna é duvidosa, o suporte vai numa chapa passante, que a abraça dos dois lados. Em folha de chapa fina, solda-se um reforço no quadro para receber o braço do motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso só apertar o parafuso do suporte?",
      answers: [
        "Só apertar o parafuso do suporte não é tarefa do morador: em basculante ou de abrir ele segura a folha, e furo gasto volta a soltar.",
        "O reaperto sem ver a causa dura pouco. O técnico faz os dois a partir de {price.preventive} em casa, sem peças.",
        "É melhor deixar para o técnico, porque um parafuso frouxo pode ser sinal de concreto esfarelado, que precisa ser refeito.",
      ],
    },
    {
      question: "O motor pode ser fixado direto na chapa da folha?",
      answers: [
        "O motor não deve ser fixado direto na chapa da folha, que amassa e rasga. O suporte é preso no quadro ou em um reforço.",
        "Só com um reforço por trás, porque a chapa sozinha não aguenta os ciclos.",
        "Não. Uma travessa soldada ao quadro é que deve receber o esforço do motor.",
      ],
    },
    {
      question: "Quanto tempo o concreto da base do motor precisa curar?",
      answers: [
        "O concreto da base do motor precisa de alguns dias de cura, conforme o traço e o clima.",
        "Alguns dias, em geral. Combine a base antes e marque a instalação para quando ela estiver firme, senão o chumbador solta.",
        "Costuma levar alguns dias, e quem faz a base indica o prazo do concreto usado.",
      ],
    },
    {
      question: "Suporte solto estraga o motor?",
      answers: [
        "Suporte solto estraga o motor com o tempo, porque desalinha engrenagem ou fuso e força os rolamentos.",
        "Sim. O motor que se mexe gasta os dentes da engrenagem, a porca do fuso e o eixo.",
        "Estraga, e refixar cedo custa bem menos que a troca do motor, de {price.homeSwap} em casa.",
      ],
    },
    {
      question: "Dá para aproveitar o suporte antigo no motor novo?",
      answers: [
        "O suporte antigo se aproveita no motor novo se a furação e a altura combinam e o metal está em bom estado.",
        "Depende do modelo. Adaptar a furação à força deixa o motor desalinhado.",
        "Às vezes. Quando a marca muda, quase sempre é preciso um suporte próprio.",
      ],
    },
  ],
  photo: "fotos da base ou do suporte de perto, do motor inteiro e do ponto em que ele se prende à coluna ou ao piso",
  related: ["solda", "motor", "cremalheira", "treme", "serralheria", "instalacao"],
  topic: "instalacao-de-motor-deslizante",
};
