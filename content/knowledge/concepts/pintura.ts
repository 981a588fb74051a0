import type { Concept } from "#domain/knowledge/concept.ts";

export const pintura: Concept = {
  id: "pintura",
  kind: "material",
  label: "Pintura de portão",
  phrase: "a pintura do portão",
  words: [
    "pintura",
    "pintar portão",
    "pintura de portão",
    "tinta para portão",
    "esmalte sintético",
    "pintura eletrostática",
    "pintor de portão",
    "zarcão",
    "fundo anticorrosivo",
    "repintar portão",
  ],
  intent: "how-to",
  answers: {
    any: [
      "Para pintar um portão automático, desligue o disjuntor, cubra motor, fotocélula, trilho, cabos e cremalheira, lixe a folha, aplique fundo anticorrosivo e dê duas demãos finas de tinta. Depois de seco, confira o movimento. Se o portão ficar pesado, a regulagem em casa parte de {price.preventive}, sem peças.",
      "A pintura de portão de ferro dura quando o preparo é bom: lixa até o metal firme, fundo contra ferrugem e esmalte por cima, em camadas finas. O motor pode ficar no lugar, com a energia cortada até secar. Se o movimento mudar, o ajuste residencial começa em {price.preventive}, fora peças.",
      "Pintar o portão sem prejudicar o motor exige energia desligada e partes móveis cobertas, porque tinta em roda, cabo ou sensor trava o movimento. O resto é lixar, passar fundo e dar duas demãos com secagem entre elas. A regulagem depois, em casa, custa a partir de {price.preventive}, sem peças.",
    ],
    price: [
      "O preço da pintura do portão é dado pelo pintor e depende do tamanho e da ferrugem, porque o preparo toma a maior parte do trabalho. Retocar é o mais barato, lixar tudo custa mais, e refazer metal é o mais caro. Se o motor precisar de ajuste depois, a visita em casa parte de {price.preventive}, sem peças.",
      "Quanto custa pintar portão de ferro muda com a área e o estado do metal, e quem dá o valor é o pintor. Nós cuidamos da parte mecânica e do motor: o ajuste residencial, antes ou depois da tinta, sai a partir de {price.preventive}, fora peças.",
    ],
    "how-to": [
      "Para pintar portão de garagem automático, desligue o disjuntor com a folha fechada e cubra trilho, cabos, cremalheira, motor e fotocélula. Lixe até o metal firme, limpe o pó, passe fundo anticorrosivo e dê duas demãos finas de tinta. Religue só quando tudo estiver seco.",
      "A pintura de um portão enferrujado começa pela lixa: primeiro o metal limpo, depois o fundo contra ferrugem e só então a tinta, que no ferro é o esmalte. O motor fica sem energia e coberto até secar. Se houver furo no metal, a solda vem antes.",
      "O passo a passo para pintar o portão é cobrir motor e partes móveis, lixar, aplicar fundo e dar duas demãos em dia seco, com o intervalo da embalagem. No ferro use esmalte; no galvanizado e no alumínio, um fundo próprio, para a tinta aderir.",
    ],
    repair: [
      "Pintura de portão descascando é sinal de preparo ruim ou de ferrugem por baixo, e o conserto é lixar até o metal firme e refazer fundo e tinta. Se o automático ficou pesado depois de pintado, a visita que limpa e regula em casa parte de {price.preventive}, sem peças.",
      "O portão que parou de fechar depois da pintura pode ter tinta na roda, no cabo ou na fotocélula. Limpe a lente com pano seco e, se não bastar, peça o ajuste, que em residência custa a partir de {price.preventive}, fora peças. Cabo de aço pintado deve ser examinado pelo técnico, porque a tinta esconde fio rompido.",
    ],
    question: [
      "Sim, o portão automático pode ser pintado com o motor no lugar, desde que o disjuntor fique desligado e motor, fotocélula, trilho, cabos e cremalheira sejam cobertos. No ferro, a tinta vai sobre fundo anticorrosivo, porque sozinha ela se solta.",
      "A tinta para portão contra ferrugem é o esmalte sobre fundo anticorrosivo, no ferro, e a tinta com fundo próprio, no galvanizado e no alumínio. Pinte com o motor desligado, já que tinta em sensor e roda faz o portão travar.",
    ],
    installation: [
      "Se o motor ainda vai ser instalado, pinte o portão antes e deixe para o fim o retoque nas soldas dos suportes. A folha precisa estar seca e leve no dia do serviço. A instalação de um motor comprado à parte custa a partir de {price.installation}, só a mão de obra.",
      "O portão pode ser pintado com o motor já instalado, com a energia cortada e as partes móveis cobertas até a tinta secar. Se ele ficar pesado depois, a regulagem em casa parte de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "A pintura que dura começa na lixa e no fundo anticorrosivo.",
    "Tinta em roldana, cabo ou fotocélula atrapalha o motor do portão.",
    "Antes de pintar o portão, trate a ferrugem, porque a tinta por cima só a esconde.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a pintura precisa ter", "Fundo e tinta em portão", "Tipos de tinta para portão"],
      slots: [
        [
          "O fundo anticorrosivo impede a ferrugem, e a tinta protege o fundo do sol e da chuva. No ferro usa-se esmalte; galvanizado e alumínio precisam de fundo próprio, e a madeira recebe verniz.",
          "Uma boa pintura tem duas camadas com funções diferentes: o fundo adere ao metal, e a tinta resiste ao tempo. Esmalte sintético é a mais usada em ferro, enquanto aço galvanizado e alumínio pedem um fundo de aderência.",
          "Sem o fundo certo, a tinta se solta em placas. O ferro leva anticorrosivo e esmalte, o galvanizado e o alumínio levam um promotor de aderência antes da cor, e a madeira, verniz.",
          "Cada material tem o seu fundo: anticorrosivo no ferro e produto de aderência no galvanizado e no alumínio. Por cima vai o esmalte ou a tinta indicada na embalagem, e a madeira é protegida com verniz.",
        ],
        [
          "A pintura eletrostática, a pó, é curada em forno e dura mais que a de pincel. Ela compensa quando a folha já vai sair do lugar para uma reforma.",
          "O acabamento a pó é mais resistente, mas exige desmontar o portão e levá-lo à oficina. Em reforma grande, vale pedir o orçamento dos dois jeitos.",
          "Pincel, rolo ou pistola se usam no local, com o portão montado. A tinta a pó, curada em forno, protege por mais tempo e obriga a retirar a folha.",
          "No próprio local, pinta-se com rolo, pincel ou pistola; na oficina, a folha desmontada pode receber tinta eletrostática, que é mais durável. A escolha depende de o portão precisar sair para outro serviço.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como pintar o portão automático", "Passo a passo da pintura", "Pintar sem atrapalhar o motor"],
      slots: [
        [
          "O disjuntor fica desligado até a tinta secar, e as partes móveis, cobertas. O basculante é pintado fechado, sem ninguém embaixo, e a escada não deve ser apoiada na folha.",
          "Cubra motor, fotocélula, trilho, cabos e dobradiças antes de começar, porque tinta na lente impede o portão de fechar. Durante todo o trabalho, a folha permanece fechada e sem energia.",
          "Com a folha fechada e o motor desligado, nada se move enquanto você pinta. Use a escada em chão firme, sem encostá-la no portão, e deixe sem tinta tudo o que gira ou corre.",
          "Antes de abrir a lata, corte a energia, feche o portão e proteja motor, sensores e trilho com papel e fita. A escada vai no chão firme, longe da folha, que pode ceder ao peso.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e avise a casa.",
        "Cubra motor, fotocélula, trilho, cabos, cremalheira e dobradiças.",
        "Lixe a folha, trate a ferrugem leve e limpe o pó.",
        "Aplique fundo no metal exposto e deixe secar o tempo da embalagem.",
        "Pinte em demãos finas, com secagem entre elas.",
        "Depois de seco, tire as proteções, religue e observe um ciclo de longe.",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de que a pintura venceu", "Bolha, descascado e ferrugem", "Quando repintar o portão"],
      slots: [
        [
          "A bolha mostra ferrugem por baixo, e a tinta que sai em placas mostra falta de fundo. Um risco até o metal enferruja em poucas semanas, e o retoque cedo evita lixar o portão inteiro.",
          "Quando a tinta se solta em placas, faltou preparo; quando forma bolhas, há ferrugem embaixo. Cantos, soldas e a base da folha são os primeiros a falhar.",
          "A perda de brilho vem do sol e ainda não é grave, enquanto a bolha indica ferrugem. A parte de baixo da folha vence antes, por causa do respingo e da água parada.",
          "Um arranhão retocado logo custa pouco, mas esquecido vira bolha e depois furo. Olhe de vez em quando a base, as soldas e os cantos, onde a pintura falha primeiro.",
        ],
      ],
      bullets: [
        "Bolha na tinta: ferrugem por baixo",
        "Descascado em placas: faltou fundo ou lixa",
        "Risco até o metal: retoque logo, antes da ferrugem",
        "Solda sem fundo: primeiro ponto a enferrujar",
        "Base manchada: respingo e água parada",
      ],
    },
    {
      about: "care",
      headings: ["O que não pintar no portão", "Cuidados depois da pintura", "Pintura e motor: o que conferir"],
      slots: [
        [
          "Cabo de aço, mola, fuso e cremalheira nunca recebem tinta, porque ela trinca e esconde o desgaste. Fotocélula e etiqueta do motor também devem ficar limpas.",
          "As peças que se movem ou sustentam a folha ficam sem tinta, para o desgaste continuar visível. No cabo de aço e na mola, isso é questão de segurança.",
          "A tinta sobre o cabo esconde o fio partido, e na dobradiça endurece o movimento. A lente da fotocélula pintada deixa de enxergar, e o portão não fecha.",
          "Não pinte o que gira, corre ou segura a folha, como roda, fuso, mola e cabo. A etiqueta do motor precisa continuar legível, porque é por ela que se identificam as peças.",
        ],
        [
          "Muitas camadas somam peso, e o basculante pode perder o equilíbrio. Se o portão parar depois da pintura, a regulagem em casa parte de {price.preventive}, sem peças.",
          "Repintar várias vezes deixa a folha mais pesada e pode exigir o ajuste do contrapeso. Em residência, a visita sai a partir de {price.preventive}, fora peças.",
          "Ao religar, assista a um ciclo de longe e escute, porque um atrito novo indica tinta em parte móvel. O ajuste residencial começa em {price.preventive}, sem peças.",
          "Depois de seco, teste se a fotocélula faz o portão voltar quando há um objeto no caminho. Se a folha ficou pesada, a regulagem em casa custa a partir de {price.preventive}, sem contar peças.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que fazer antes da pintura",
        "Solda, fundo e ajuste antes da pintura",
        "O que o técnico faz no portão pintado",
      ],
      slots: [
        [
          "Furo, escama e trinca são consertados com solda antes da tinta, com a placa do motor desconectada. Cada ponto soldado recebe fundo em seguida, porque o calor queima a proteção do metal.",
          "O metal podre é cortado e refeito antes de qualquer pintura. Durante a solda, a placa fica desligada, já que a corrente pode queimá-la, e o ponto novo é coberto com fundo.",
          "A serralheria vem primeiro, e a tinta, por último. Dobradiça e suporte enferrujados são refeitos com a folha escorada e a placa do motor desconectada.",
          "Antes de comprar a tinta, veja se há solda a fazer, porque ela queima a pintura em volta. O serviço é feito com a central desligada, e o trecho soldado leva fundo logo depois.",
        ],
        [
          "No portão já pintado, o técnico limpa rodas e sensores e regula a força e o percurso do motor. Esse serviço leva até {trade.smallRepair}.",
          "Depois da pintura, a visita consiste em limpar roda, guia e fotocélula e ajustar a força, em até {trade.smallRepair}.",
          "Tirar a tinta das peças móveis e regular o motor toma até {trade.smallRepair}, quando não há nada a soldar.",
          "O ajuste depois da tinta dura até {trade.smallRepair}, com a limpeza das partes móveis. No basculante, o equilíbrio da folha também é conferido.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso pintar por cima da ferrugem?",
      answers: [
        "Pintar por cima da ferrugem não resolve, porque ela continua por baixo e levanta a tinta. Lixe até o metal firme e use fundo.",
        "Só depois de lixar e aplicar fundo anticorrosivo, senão a tinta se solta em poucos meses.",
        "Não. Onde há escama ou furo, nem lixar basta, e o trecho precisa ser cortado e soldado.",
      ],
    },
    {
      question: "Precisa tirar o motor para pintar o portão?",
      answers: [
        "Não precisa tirar o motor para pintar o portão: desligue o disjuntor e cubra-o com papel.",
        "Não. Basta cobrir motor, sensor e partes móveis e manter a energia cortada até a tinta secar.",
        "Só na pintura a pó, que exige a folha desmontada.",
      ],
    },
    {
      question: "Quantas demãos o portão precisa?",
      answers: [
        "O portão precisa, em geral, de uma demão de fundo e duas de tinta, finas, com secagem entre elas.",
        "Uma de fundo e duas de tinta costumam bastar. Soldas e base podem ganhar mais uma.",
        "Em geral, duas de cor sobre o fundo, respeitando o tempo da embalagem.",
      ],
    },
    {
      question: "O portão não fecha depois da pintura. O que houve?",
      answers: [
        "Portão que não fecha depois da pintura costuma ter tinta na fotocélula, na roda ou na guia. Limpe a lente com pano seco.",
        "Procure tinta na lente do sensor e nas partes móveis. O que não sair com pano seco fica para o técnico limpar e regular.",
        "A lente coberta de tinta é uma causa comum. A outra é o atrito de tinta na roda ou na guia.",
      ],
    },
    {
      question: "De quanto em quanto tempo pintar o portão?",
      answers: [
        "O tempo entre pinturas do portão depende de sol, chuva e preparo: retoque ao primeiro risco e repinte quando surgir bolha.",
        "Quando a tinta perde a cor ou começa a soltar. A base e as soldas precisam de retoque antes do resto.",
        "Não há prazo único. Uma olhada {visits.home} nas soldas e na base mostra a hora de retocar.",
      ],
    },
  ],
  photo: "fotos do portão inteiro e, de perto, dos pontos descascados ou com ferrugem",
  traits: {
    Peso: "Cada demão soma pouco; muitas camadas pesam na folha",
    Manutenção: "Retoque nos riscos e nova demão quando a tinta abre",
    "Com motor": "Motor desligado, trilho, cabos e sensores sem tinta",
    "Onde combina": "Ferro e aço; alumínio e madeira pedem produto próprio",
  },
  related: ["ferrugem", "ferro", "solda", "serralheria", "aluminio", "madeira"],
  topic: "serralheria-e-ajuste-de-portao",
};
