import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const portaoAutomatico: NarrowConcept[] = [
  {
    id: "cancela-estacionamento",
    broader: "portao-automatico",
    label: "Cancela de estacionamento",
    phrase: "a cancela de estacionamento",
    asks: [
      "cancela estacionamento",
      "cancela automática",
      "cancela eletrônica",
      "cancela condomínio",
      "cancela portaria",
      "motor cancela",
      "cancela preço",
      "conserto cancela",
      "cancela não abre",
      "cancela instalação",
      "cancela quebrada",
    ],
    intent: "price",
    answers: {
      any: [
        "Cancela é a barra que sobe e desce na entrada de veículos: controla o fluxo, mas não fecha o imóvel como um portão. O preço de cancela ou conserto sai por foto, conforme o comprimento da barra, o fluxo e o modo de acesso.",
        "A cancela automática tem motor num gabinete, barra, mola de equilíbrio e sensor que impede a descida sobre o carro. É orçada por foto: diga a largura da passagem, quantos carros na hora de pico e se usa tag, botoeira ou tíquete.",
        "Para cancela de estacionamento, instalação ou conserto, mande foto do gabinete e da barra e diga o que ela faz. A mola interna guarda força e não se mexe; se a barra está torta ou solta, desligue o disjuntor e isole a passagem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é uma cancela e o que ela não faz", "Cancela ou portão?", "Como a cancela trabalha"],
        slots: [
          [
            "A cancela organiza a entrada e a saída de carros com abertura de poucos segundos.",
            "É uma barra leve, rápida e feita para muitos ciclos.",
            "Ela abre e fecha o caminho do carro, sem vedar a passagem de pedestre.",
          ],
          [
            "Não protege contra invasão: à noite, quem precisa fechar o imóvel usa portão junto.",
            "Barra não substitui portão; em muitos lugares os dois convivem.",
            "Para segurança, o portão fecha fora do horário e a cancela cuida do fluxo.",
          ],
          [
            "Laço no piso ou fotocélula detecta o carro e segura a barra no alto.",
            "Sensor de presença impede que a barra desça sobre o veículo ou a moto.",
            "Sem sensor funcionando, a cancela não deve operar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da cancela", "O que entra no orçamento", "Cancela nova ou conserto"],
        slots: [
          [
            "Comprimento da barra, ciclos por hora e meio de acesso definem o equipamento.",
            "Passagem larga pede barra longa ou articulada, e o gabinete acompanha.",
            "Fluxo alto exige modelo de regime intenso, e isso muda a conta.",
          ],
          [
            "Base de concreto, energia, laço no piso e sinalização entram na instalação.",
            "A obra civil e elétrica conta tanto quanto a cancela.",
            "Sem base e eletroduto prontos, some a preparação do piso.",
          ],
          [
            "No conserto, barra, mola, fim de curso, placa e sensor são vistos no local, com valor antes.",
            "Barra quebrada em batida é o reparo comum, e o gabinete é conferido junto.",
            "O valor do reparo depende da peça, identificada pela foto da etiqueta.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Cancela parada: o que fazer",
          "Antes de o técnico chegar",
          "Primeiros passos com a cancela travada",
        ],
        slots: [
          [
            "Mantenha pessoas fora do caminho da barra, que pode descer ou subir de repente.",
            "A mola equilibra a barra e guarda força mesmo sem energia.",
            "Quem organiza o fluxo fica de lado, nunca sob a barra.",
          ],
        ],
        steps: [
          "Pare o fluxo e isole a passagem com cones.",
          "Veja se há energia e se o sensor está sujo ou coberto.",
          "Desligue o disjuntor se a barra estiver torta ou solta.",
          "Não abra o gabinete nem mexa na mola.",
          "Mande foto da etiqueta, da barra e do gabinete.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cancela ou portão: qual usar?",
        answers: [
          "Cancela para fluxo rápido em local vigiado; portão para fechar o imóvel. Condomínio e estacionamento muitas vezes usam os dois.",
          "Depende do objetivo. Quem quer segurança fecha com portão; quem quer vazão usa cancela.",
        ],
      },
      {
        question: "A cancela pode cair em cima do carro ou da moto?",
        answers: [
          "Não deve: laço ou fotocélula segura a barra. Moto pede sensor bem posicionado e força baixa, testados na instalação.",
          "Com sensor em ordem, não. Se já desceu sobre alguém, pare de usar até a regulagem.",
        ],
      },
      {
        question: "Funciona com tag e controle?",
        answers: [
          "Sim: tag, controle, botoeira, tíquete ou leitor de placa podem comandar a mesma cancela.",
          "Funciona. O meio de acesso é escolhido pelo público e entra no orçamento.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No uso comercial, pelo menos {visits.business}: mola, fixação, sensor e fim de curso. Fluxo alto pede intervalo menor.",
          "{visits.business}, no mínimo, em estacionamento. A mola e o sensor são os itens que não podem falhar.",
        ],
      },
    ],
    photo: "fotos da entrada, do gabinete com a etiqueta e da barra, com a largura da passagem e os carros por hora",
  },
  {
    id: "portao-novo-com-motor",
    broader: "portao-automatico",
    label: "Portão novo com motor: preço",
    phrase: "o preço de um portão novo com motor",
    asks: [
      "fazer portão novo",
      "portão automático novo preço",
      "portão garagem novo",
      "portão novo completo",
      "comprar portão automático",
      "portão sob medida",
      "trocar portão inteiro",
      "portão pronto com motor",
      "portão mais motor preço",
      "encomendar portão",
    ],
    intent: "price",
    answers: {
      any: [
        "Portão novo com motor tem duas contas: a folha, feita pelo serralheiro por m² e material, e o motor. No basculante de até {width.quarterHp}, o motor instalado vai de {price.padrao} a {price.jetflex}; a folha e os outros motores saem por fotos e medidas.",
        "Para saber o preço de um portão novo com motor, defina tipo de abertura, medidas e material. A serralheria cobra a folha; o motor basculante de até {width.quarterHp} custa a partir de {price.padrao} instalado, e o de correr ou de abrir é orçado pelo peso.",
        "Antes de encomendar portão novo, escolha o motor junto: a folha precisa nascer com reforço, batente, espaço e energia para ele. Mande o vão e fotos da fachada, e passamos o motor; a folha é orçada conforme o material.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "Folha, motor e obra: as três partes do preço",
          "O que se paga num portão novo",
          "Como a conta se divide",
        ],
        slots: [
          [
            "A folha é cobrada por metro quadrado, e ferro, alumínio, madeira e vidro têm valores distintos.",
            "Material e acabamento definem a folha; a medida, quantos metros quadrados.",
            "Serralheria orça por área, tipo de abertura e pintura.",
          ],
          [
            "O motor segue o portão: basculante de até {width.quarterHp} de {price.padrao} a {price.jetflex} instalado; os demais por orçamento.",
            "Kits basculantes instalados custam {price.padrao}, {price.speedy} e {price.jetflex}; de correr e de abrir saem por peso e medida.",
            "Para até {width.quarterHp} basculante, some de {price.padrao} a {price.jetflex} com instalação.",
          ],
          [
            "Ponto elétrico, base, trilho e retirada do portão velho completam a conta.",
            "Elétrica, trilho e remoção do antigo são itens à parte.",
            "Preveja circuito próprio com terra, que raramente existe no portão manual.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "O que decidir antes de encomendar",
          "Tipo, material e motor juntos",
          "Para o portão nascer pronto para o motor",
        ],
        slots: [
          [
            "Com recuo lateral, prefira de correr; sem ele, basculante; com área de giro, de abrir.",
            "O espaço decide o tipo, e o tipo decide o motor.",
            "Meça o recuo, a altura livre e o giro antes de escolher a folha.",
          ],
          [
            "Peça reforço no ponto do motor, batentes e, no basculante, contrapeso calculado.",
            "A folha nova já sai com travessa para o motor e espaço para a cremalheira ou o braço.",
            "Contrapeso e batente feitos na fábrica evitam adaptação depois.",
          ],
          [
            "Alumínio pesa menos e não enferruja; ferro custa menos e aceita solda; madeira pede cuidado.",
            "Folha leve poupa o motor: alumínio e gradil saem na frente.",
            "O material muda preço, peso e manutenção nos anos seguintes.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo e ordem do serviço", "Do pedido ao portão funcionando", "Em que ordem fazer"],
        slots: [
          [
            "A folha é fabricada e instalada, testada na mão, e só depois recebe o motor.",
            "Primeiro o portão anda leve na mão; o motor vem em seguida.",
            "Não se põe motor em folha recém-chumbada antes da cura do concreto.",
          ],
          [
            "A instalação do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "Com a folha pronta, são de {time.tilting} a mais no basculante, ou de {time.sliding} no de correr.",
            "O motor em si se instala em {time.tilting} no basculante; no deslizante, em {time.sliding}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale reformar o portão velho em vez de trocar?",
        answers: [
          "Vale se a estrutura está sã: solda, rodas e pintura custam menos que folha nova. Base podre e folha torta pesam a favor da troca.",
          "Depende do estado. Mande fotos da base e das soldas para comparar as duas contas.",
        ],
      },
      {
        question: "Vocês fazem o portão também?",
        answers: [
          "Fazemos ajuste e serralheria para o motor; folha nova é orçada por foto e medida. Diga o material que pretende.",
          "Mande o vão e o material desejado. Respondemos o que fazemos e o motor indicado.",
        ],
      },
      {
        question: "Qual portão novo sai mais barato com motor?",
        answers: [
          "Em vão de até {width.quarterHp}, o basculante tem motor de preço fechado. Em vão largo com recuo, o de correr costuma compensar.",
          "Folha leve e pequena é a mais barata de automatizar. O tipo depende do espaço.",
        ],
      },
      {
        question: "Posso pôr o motor depois?",
        answers: [
          "Pode, mas deixe eletroduto, reforço e batente prontos. Fazer depois custa mais que prever agora.",
          "Sim. Preveja o ponto de energia e a travessa do motor na folha nova.",
        ],
      },
    ],
    photo: "fotos da fachada por fora e por dentro, com a largura e a altura do vão e o espaço ao lado",
  },
];
