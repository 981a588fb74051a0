import type { Concept } from "#domain/knowledge/concept.ts";

export const peccininGatter: Concept = {
  id: "peccinin-gatter",
  kind: "model",
  label: "Peccinin Gatter",
  phrase: "o Peccinin Gatter",
  words: ["gatter", "peccinin gatter", "motor gatter", "motor peccinin gatter", "gatter 3030"],
  gates: ["deslizante"],
  intent: "repair",
  answers: {
    any: [
      "Peccinin Gatter é a linha da Peccinin para portão deslizante, com engrenagem que anda na cremalheira. A versão completa está na etiqueta, e dela dependem engrenagem, capacitor, fim de curso e placa.",
      "O Gatter fica no piso e empurra a folha de correr pela cremalheira, enquanto as roldanas carregam o peso sobre o trilho. Consertamos e substituímos; o estado do redutor diz qual dos dois caminhos compensa.",
      "Tem um Gatter da Peccinin parado? Confira disjuntor, pilha e destravamento antes de pensar em motor queimado. Se continuar, a medição do capacitor e da placa mostra a causa.",
    ],
    repair: [
      "O motor Peccinin Gatter é de portão de correr, e nós o consertamos ou trocamos como assistência independente. Com a foto da etiqueta e um vídeo do defeito, passamos o valor do conserto; a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
      "Gatter que ronca, gira em falso ou perdeu a regulagem tem conserto em boa parte dos casos. O serviço é independente do fabricante e o valor, dito antes; se o redutor não compensar, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Para o Gatter, levamos em conta a idade do motor: peça elétrica se troca, redutor com folga pede comparação com motor novo. A assistência é independente e o diagnóstico, feito no local.",
    ],
    price: [
      "O preço do Peccinin Gatter depende da versão e do peso da folha: a troca do motor de correr em casa, com mão de obra, fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. O conserto é cobrado por peça.",
      "Para trocar ou repor um Peccinin Gatter, conte de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, instalado. No conserto, capacitor e fim de curso pesam pouco; engrenagem e placa, mais; o valor sai por foto.",
    ],
    buying: [
      "O Peccinin Gatter é para portão de correr. Para repor um, informe comprimento, altura e material da folha de correr. Se o modelo não estiver disponível, outro deslizante de capacidade igual ou maior serve, com base e cremalheira conferidas pelo técnico.",
      "O Gatter é motor de portão de correr, e quem busca um novo deve confirmar versão, peças e controles disponíveis e o peso que o motor aceita. O orçamento por foto é grátis, e o cartão parcela em até {shop.instalments} vezes.",
    ],
    installation: [
      "Instalamos Peccinin Gatter comprado por você à parte, com mão de obra a partir de {price.installation}, depois de testar motor e redutor. Em portão de correr, o trabalho leva de {time.sliding}, com cremalheira alinhada e controles gravados.",
      "Trocar um Gatter antigo por motor novo leva de {time.sliding} e aproveita fiação, fotocélula e cremalheira que estejam boas. A base pode mudar, porque a furação e a altura da engrenagem são outras.",
    ],
    comparison: [
      "Gatter e os deslizantes de outras marcas têm o mesmo princípio, mas não trocam peças entre si. Na comparação com um motor novo, pesam o redutor, a reposição e a velocidade desejada.",
      "Entre manter o Gatter e comprar um motor novo, compare o custo do reparo com o da troca e leve em conta a garantia de {warranty.motor} do motor novo. A troca residencial fica de {price.homeSwap}.",
    ],
    question: [
      "Sim, o Gatter ainda vale o conserto quando o redutor está sem folga e a peça existe. Com redutor gasto, a troca do motor em casa, de {price.homeSwap}, sai mais segura que placa nova.",
      "Depende do redutor: firme, o Gatter se conserta com capacitor, engrenagem, fim de curso ou placa. Ele é motor de portão de correr e não serve em basculante.",
    ],
  },
  line: [
    "Em Peccinin Gatter, a engrenagem interna é do próprio modelo e não vem de outra marca.",
    "O Gatter é deslizante, e boa parte dos defeitos dele começa em trilho sujo ou roldana gasta.",
    "Antes de pôr placa nova em um Gatter, o técnico confere a folga do redutor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Peccinin Gatter: motor para portão de correr",
        "O que é o motor Gatter",
        "Gatter, da Peccinin, e como ele trabalha",
      ],
      slots: [
        [
          "Gatter é o nome da linha da Peccinin para portão deslizante, o de correr.",
          "Entre os deslizantes da brasileira Peccinin, o Gatter é um dos nomes conhecidos.",
          "A Peccinin usa o nome Gatter em motores de portão de correr, com cremalheira.",
        ],
        [
          "A engrenagem de saída gira, empurra a cremalheira presa na folha e leva o portão pelo trilho.",
          "Motor e redutor dão o movimento; trilho e roldanas carregam o peso da folha.",
          "Com trilho limpo e roldanas boas, o motor apenas empurra a folha de um lado a outro.",
        ],
        [
          "Números junto do nome distinguem versões, e a etiqueta é a referência para peça.",
          "Leia o nome inteiro na etiqueta, porque há mais de uma versão.",
          "Placa e controle podem já ser outros, trocados ao longo dos anos.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Gatter parado: do sintoma à causa", "Por que um Gatter falha", "Causas comuns de defeito no Gatter"],
      slots: [
        [
          "Ronco sem movimento: capacitor, folha presa ou enrolamento, nessa ordem de exame.",
          "O capacitor envelhece e tira a força de partida, o que parece motor queimado.",
          "Folha presa por pedra no trilho ou guia torta também faz o motor roncar, então a mecânica vem primeiro.",
        ],
        [
          "Motor que gira sem mover a folha tem engrenagem, cremalheira ou destravamento em falha.",
          "Uma cremalheira afastada deixa a engrenagem girar em falso, e a folha fica onde está.",
          "Dente de engrenagem quebrado soa como estalo repetido e depois some o movimento.",
        ],
        [
          "Parar em pontos diferentes sugere fim de curso frouxo ou roldana que prende.",
          "Abertura que para no meio aponta para esforço, calor ou força mal regulada.",
          "Abrir e não fechar leva à fotocélula e à fiação dela.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Verifique o Gatter sem abrir", "Gatter: antes de chamar", "O que fotografar no Gatter"],
      slots: [
        [
          "Fique fora do caminho da folha e mantenha a tampa do motor fechada.",
          "Com a folha parada e todos afastados, a verificação é segura.",
          "Cremalheira e engrenagem só se olham, com o disjuntor desligado e sem encostar.",
        ],
        [
          "Se a folha está inclinada ou saiu do trilho, desligue o disjuntor e não acione.",
          "O portão de correr fora da guia pode tombar sem aviso: isole os dois lados.",
          "Diante de roldana solta ou guia quebrada, pare de usar o portão e peça uma visita.",
        ],
        [
          "Informe se a placa já foi trocada, pois o controle depende dela.",
          "Fotos da etiqueta e do controle e um vídeo com som completam o pedido.",
          "Diga a idade aproximada do motor e o que já se trocou.",
        ],
      ],
      steps: [
        "Confira disjuntor e pilha.",
        "Veja se o destravamento está na posição de trabalho.",
        "Acione uma vez e escute.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Gatter e o controle.",
      ],
    },
    {
      about: "replace",
      headings: ["Gatter: até onde consertar", "Trocar o Peccinin Gatter por quê", "Conserto do Gatter ou motor novo"],
      slots: [
        [
          "O conserto compensa com redutor firme e defeito em uma peça.",
          "Enquanto o redutor não tem folga, peça elétrica nova devolve o uso normal.",
          "Com folga no redutor, qualquer conserto elétrico vira remendo de vida curta.",
        ],
        [
          "O motor de portão costuma durar de {trade.life}; perto desse prazo, compare com o novo.",
          "Se o reparo passa da metade de um motor novo, a troca é mais sensata.",
          "Depois de {trade.life} de uso, as peças falham em sequência.",
        ],
        [
          "Em portão de correr pesado, a troca do motor custa de {price.heavySwap}, conforme a folha e a base.",
          "A troca em casas custa de {price.homeSwap}, com fiação e cremalheira boas aproveitadas.",
          "Na troca residencial, de {price.homeSwap}, o peso e o comprimento da folha definem o motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Assistência independente em Gatter",
        "O técnico e o Peccinin Gatter",
        "Serviço no Gatter, do exame ao teste",
      ],
      slots: [
        [
          "Atendemos o Gatter como serviço independente, com ou sem manual em mãos.",
          "A assistência ao Gatter é independente da Peccinin e da Nice.",
          "Em portões {de} com Gatter, trabalhamos de forma independente, com orçamento antes.",
        ],
        [
          "Trilho, roldanas, guia e cremalheira passam por exame e ajuste, feito pelo técnico.",
          "O técnico confere se a folha corre livre no trilho e só depois avalia o motor.",
          "A mecânica é posta em ordem primeiro, para a peça nova não sofrer.",
        ],
        [
          "Na troca de engrenagem, a peça usada é comparada com a nova, e a folga da cremalheira volta a {rack.clearance}.",
          "Capacitor e placa são medidos, e a peça aprovada por você é trocada na hora ou encomendada.",
          "Regulados curso e força, o portão roda vários ciclos e os controles são testados.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Gatter 3030 é para portão deslizante?",
      answers: [
        "Sim, o Gatter é a linha da Peccinin para portão de correr, com cremalheira. O número faz parte do nome da versão; confira o nome completo na etiqueta.",
        "É da linha deslizante. Para peça e capacidade, vale a etiqueta, porque há mais de uma versão.",
      ],
    },
    {
      question: "Ainda acho engrenagem para o Gatter?",
      answers: [
        "Em muitos casos, sim, pelo modelo exato. Leve a peça usada ou mande foto com régua ao lado, porque engrenagem de outro modelo não serve.",
        "Depende da versão. Verificamos pela foto da etiqueta; se não houver, comparamos adaptação e troca.",
      ],
    },
    {
      question: "Que capacitor usa o Gatter?",
      answers: [
        "O de mesmos microfarads impressos na peça original, com tensão igual ou maior. Não abra para conferir: ele guarda carga e dá choque.",
        "A capacitância, em µF, depende da versão e da tensão do motor. O técnico mede o atual e põe outro igual.",
      ],
    },
    {
      question: "O controle do Gatter pode ser de outra marca?",
      answers: [
        "Pode, se combinar com o receptor instalado. Como a placa costuma ter sido trocada, mande a foto do controle que funciona hoje.",
        "Sim, desde que seja compatível com o receptor em frequência e código e esteja cadastrado na central.",
      ],
    },
    {
      question: "Vale pôr placa nova em um Gatter velho?",
      answers: [
        "Vale se o redutor estiver sem folga e a folha correr livre no trilho. Caso contrário, o dinheiro da placa rende mais em um motor novo.",
        "Depende do redutor. O técnico confere a folga antes e mostra as duas contas, a do conserto e a da troca.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Gatter, outra do controle e um vídeo com o som da tentativa",
  related: ["peccinin", "deslizante", "engrenagem", "capacitor", "cremalheira", "troca"],
  topic: "motores-peccinin",
};
