import type { Concept } from "#domain/knowledge/concept.ts";

export const guilhotina: Concept = {
  id: "guilhotina",
  kind: "gate",
  label: "Portão guilhotina",
  phrase: "o portão guilhotina",
  words: [
    "guilhotina",
    "portão guilhotina",
    "portão tipo guilhotina",
    "portão de elevação vertical",
    "portão que sobe reto",
    "portão vertical",
    "portão de subir reto",
  ],
  intent: "buying",
  answers: {
    any: [
      "Portão guilhotina automático sobe reto, na vertical, por duas guias, sem invadir a calçada, e o contrapeso com cabos equilibra a folha. Pede altura livre acima do vão, motor com freio e revisão dos cabos {visits.business}; em folha pesada, a troca do motor fica de {price.heavySwap}, com mão de obra.",
      "O portão guilhotina motorizado é o que sobe reto, como uma janela guilhotina, puxado por cabos ou correntes com contrapeso. Serve onde falta espaço na frente e ao lado e sobra altura, e o motor, trocado em conjunto pesado, custa de {price.heavySwap}.",
      "Portão de garagem tipo guilhotina sobe na vertical entre duas guias e fica acima do vão, sem avançar na calçada. Motor, contrapeso, cabo e freio trabalham juntos, e a troca do motor em folha pesada sai de {price.heavySwap}, já com o serviço.",
    ],
    price: [
      "O preço do motor de portão guilhotina fica de {price.heavySwap} na troca em conjunto pesado, com mão de obra. Peso da folha, altura do curso e aberturas por dia dizem em que ponto da faixa, e cabos, contrapeso e guias são somados se precisarem de troca.",
      "Quanto custa motorizar o portão guilhotina, que sobe reto, depende do peso e do contrapeso: trocar o motor sai de {price.heavySwap}, serviço incluído. A primeira automatização acrescenta eixo, cabos e dispositivo contra queda.",
      "Na guilhotina, o motor trocado custa de {price.heavySwap} em folha pesada, instalação junto. Folha alta e uso intenso puxam para cima, e guias, cabos e roldanas são orçados à parte, por foto.",
    ],
    repair: [
      "Portão guilhotina que sobe torto, trava na guia ou desce rápido tem problema de cabo, roldana ou contrapeso. Desligue o disjuntor, isole a passagem e não destrave, porque a folha pode cair; se o motor acabou, a troca em conjunto pesado fica de {price.heavySwap}.",
      "O conserto do portão guilhotina começa com a folha calçada, e depois vêm cabos, guias, contrapeso e, por fim, o motor. Motor novo em folha pesada custa de {price.heavySwap}, com mão de obra; até a visita, ninguém passa por baixo.",
      "Consertamos portão guilhotina, o que sobe reto, sempre com a folha escorada antes. Cabo e roldana se trocam aos pares, o contrapeso é refeito, e motor sem reparo leva à troca, de {price.heavySwap} com o serviço.",
    ],
    emergency: [
      "Portão guilhotina parado no alto ou torto: desligue o disjuntor, isole os dois lados do vão e não deixe ninguém passar por baixo. Não destrave o motor nem puxe o cabo; o atendimento funciona {shop.hours}.",
      "Com cabo rompido, o portão guilhotina pode cair de uma vez. Mantenha pessoas e carros longe, corte a energia no disjuntor, não destrave e chame o técnico, {shop.hours}; calçar a folha é serviço dele.",
      "Guilhotina travada ou inclinada é caso de isolar a passagem e desligar o disjuntor, sem soltar contrapeso, cabo ou motor. Mande foto de longe; respondemos {shop.hours}, e a folha é escorada antes de qualquer conserto.",
    ],
    comparison: [
      "O portão guilhotina sobe reto e não avança na calçada, como faz o basculante, nem pede recuo lateral, como o de correr. Em troca, exige altura livre acima do vão e revisão dos cabos e do contrapeso {visits.business}.",
      "Entre guilhotina e basculante, muda o caminho: o portão guilhotina sobe na vertical, e o basculante faz um arco para fora. O primeiro precisa de fachada alta e motor com freio; o segundo, de espaço no teto da garagem.",
      "Guilhotina ganha do basculante onde a calçada não pode ser invadida, e do deslizante onde não há lateral. Perde em fachada baixa e em manutenção, porque a folha fica suspensa por cabos sobre a passagem.",
    ],
    buying: [
      "O motor do portão guilhotina se escolhe pelo peso da folha, pela altura do curso e pelas aberturas por dia, com freio e dispositivo contra queda. Em conjunto pesado, motor e mão de obra ficam de {price.heavySwap} na troca, e a folha com o contrapeso é do serralheiro.",
      "O portão guilhotina automático sobe reto, sem invadir a calçada, e é opção onde não há recuo nem lateral, mas há altura acima do vão. Precisa de motor com freio, cabos e contrapeso em ordem, e a troca do motor pesado custa de {price.heavySwap}.",
      "Para motorizar um portão guilhotina são precisos guias no prumo, contrapeso certo, motor com freio e fotocélula. O motor, trocado em folha pesada, sai de {price.heavySwap} com o serviço, e a primeira automatização é orçada por foto e medida.",
    ],
    question: [
      "Sim, o portão guilhotina é opção para subir reto sem invadir a calçada, se a fachada tem altura livre acima do vão. Ele pede contrapeso, cabos revisados {visits.business} e motor com freio, de {price.heavySwap} na troca em folha pesada.",
      "Portão guilhotina automático funciona assim: cabos ou correntes ligam a folha ao contrapeso, e o motor a faz subir na vertical por duas guias. Serve onde há altura e falta espaço na frente, e a troca do motor pesado custa de {price.heavySwap}.",
      "O portão que sobe reto é o guilhotina, e vale a pena quando a fachada é alta e não há recuo nem lateral. O motor leva freio, o contrapeso carrega a folha, e em conjunto pesado a troca fica de {price.heavySwap}.",
    ],
    installation: [
      "Instalar motor em portão guilhotina começa pela folha calçada e equilibrada: guias no prumo, cabos e contrapeso revistos, motor com freio e dispositivo contra queda. O trabalho leva de {time.heavy}, e motor com mão de obra, na troca, fica de {price.heavySwap}.",
      "A instalação do motor na guilhotina toma de {time.heavy} e só começa com a folha escorada e os cabos conferidos. Trocar o motor de um portão pesado que sobe reto custa de {price.heavySwap}, com fotocélula e fim de curso testados antes de liberar.",
      "Automatizar o portão guilhotina pede altura livre, contrapeso certo e motor com freio, em {time.heavy} de serviço. A troca em folha pesada sai de {price.heavySwap}, e cabos ou roldanas gastos são trocados antes.",
    ],
  },
  line: [
    "No portão guilhotina, a folha fica suspensa sobre a passagem, e cabo gasto é motivo para parar.",
    "Guilhotina sobe reto pelas guias e não avança para a calçada.",
    "Em portão guilhotina, contrapeso e cabos são conferidos antes do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como funciona o portão guilhotina",
        "Guia, cabo e contrapeso da guilhotina",
        "Como o portão guilhotina sobe",
      ],
      slots: [
        [
          "A folha corre na vertical entre duas guias e para acima do vão, sem sair do plano da fachada. Cabos de aço ou correntes passam no alto e a ligam aos contrapesos, que carregam o peso.",
          "Duas guias conduzem a folha para cima, em linha reta, e os contrapesos laterais fazem a força por meio de cabos. Ao motor cabe conduzir o movimento e frear.",
          "Sem giro e sem recuo, o portão sobe inteiro, como uma janela guilhotina. O peso dele é compensado por contrapesos presos a cabos ou correntes, e o motor gira o eixo.",
          "O caminho é uma reta: a folha sobe pelas guias e some acima da passagem. Quem sustenta é o contrapeso, pelos cabos, e quem move e segura é o motor com freio.",
        ],
        [
          "Por isso a fachada precisa de altura, perto da medida da própria folha, livre acima do vão. Sem ela, basculante, de enrolar ou de correr servem melhor.",
          "O que esse portão exige é pé-direito, já que a folha inteira fica recolhida no alto. Fachada baixa pede outro tipo.",
          "A altura livre acima da passagem tem de ser próxima à da folha, mais o espaço do eixo e das roldanas. É essa medida que aprova ou descarta a guilhotina.",
          "Meça acima do vão antes de decidir: cabe ali uma folha do mesmo tamanho? Se não couber, o de correr ou o basculante são o caminho.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de alerta na guilhotina",
        "Quando parar de usar o portão",
        "Cabo, guia e nível: o que observar",
      ],
      slots: [
        [
          "Folha inclinada é o sinal mais sério, porque mostra cabo frouxo ou desigual entre os lados, e o uso para na hora. Descida rápida indica contrapeso errado ou freio gasto.",
          "Se um lado sobe antes do outro, um cabo esticou ou começou a romper. Pare, isole e não destrave; a descida com pressa também é aviso de freio ou contrapeso.",
          "Desnível entre os lados e descida acelerada são os dois alertas que pedem parada imediata. Um vem do cabo, e o outro, do contrapeso ou do freio.",
          "A folha deve subir no nível e descer devagar. Fora disso há cabo desigual, contrapeso solto ou freio gasto, e ninguém passa por baixo.",
        ],
      ],
      bullets: [
        "Folha inclinada durante a subida: cabo desigual",
        "Cabo com fio solto ou frouxo: risco de queda",
        "Descida mais rápida que o normal: freio ou contrapeso",
        "Raspagem nas guias: guia amassada ou folha empenada",
        "Batida no piso ao fechar: fim de curso ou freio",
      ],
    },
    {
      about: "check",
      headings: [
        "O que observar de longe",
        "Conferência segura, sem destravar",
        "O que olhar na guilhotina antes de chamar",
      ],
      slots: [
        [
          "A conferência do morador é só visual, com o portão fechado e o disjuntor desligado. O motor permanece travado, porque soltar com cabo ruim faz a folha cair.",
          "Observe de longe, com a folha embaixo, sem ferramenta e sem destravar. Havendo dúvida sobre cabo ou contrapeso, não use o portão.",
          "Toda verificação se faz com a folha no chão e sem energia. Destravamento é assunto do técnico, que confere cabos e equilíbrio antes.",
          "Olhe, compare os dois lados e fotografe, sem encostar. Nada se solta na guilhotina sem a folha calçada.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e afaste todos do vão.",
        "De longe, compare os dois lados: cabos esticados por igual e folha no nível.",
        "Olhe as guias na altura dos olhos, procurando amassado ou objeto preso.",
        "Fotografe motor, etiqueta e guias; se algo estiver torto, mantenha desligado e isole a passagem.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz na guilhotina",
        "O serviço na guilhotina, com a folha calçada",
        "A ordem do serviço na visita",
      ],
      slots: [
        [
          "Antes de tudo, a folha é calçada e a passagem isolada, porque o conjunto fica sob carga. Depois cabos, roldanas, contrapesos e guias são vistos, com troca aos pares.",
          "O técnico escora a folha antes de soltar qualquer peça. Em seguida confere cabos e roldanas de ponta a ponta e refaz o nível.",
          "Calço e área fechada vêm primeiro, e nenhum cabo é tocado sem escora. Peça gasta de um lado leva à troca dos dois, para a folha subir reta.",
          "Com a folha firme, cada cabo, roldana e guia é examinado. O contrapeso é acertado nos dois lados até o portão ficar parado em qualquer altura.",
        ],
        [
          "Por fim se regulam fim de curso, freio, força e fotocélula, com vários ciclos de teste. Um conjunto pesado pede de {time.heavy} de trabalho.",
          "O motor é ajustado no final, com parada suave em cima e embaixo. Em portão pesado, o serviço ocupa de {time.heavy}.",
          "Freio, ponto de parada e sensor são testados em ciclos seguidos, com um objeto no lugar de gente. Conte de {time.heavy} num conjunto pesado.",
          "A entrega vem depois do teste de obstáculo e de várias subidas. São {time.heavy}, em geral, quando a folha é pesada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa o serviço na guilhotina",
        "O que muda o preço da guilhotina",
        "Orçamento do portão guilhotina",
      ],
      slots: [
        [
          "A troca de motor em conjunto pesado custa de {price.heavySwap}, com mão de obra. Peso da folha, altura do curso e aberturas por dia definem motor e cabos, e por isso o ponto da faixa.",
          "Trocar o motor da guilhotina pesada fica de {price.heavySwap}, serviço incluído. Quanto mais alta, pesada e usada a folha, mais robusto é o conjunto.",
          "Como referência, motor de portão pesado trocado sai de {price.heavySwap}. Folha leve e pouco uso ficam no começo dessa faixa, e condomínio, no fim.",
          "O motor novo, montado, custa de {price.heavySwap} em folha pesada. O que muda o valor é carga, altura e ritmo de uso.",
        ],
        [
          "Cabos, roldanas, guias e contrapeso são itens à parte, orçados juntos com o serviço. Altura, largura e material da folha, com fotos das guias, bastam para o valor.",
          "À parte entram par de cabos, roldanas e acerto do contrapeso, quando gastos. O cartão divide tudo em até {shop.instalments} vezes.",
          "Some cabos e guias só se estiverem gastos ou amassados. O pagamento pode ir a até {shop.instalments} vezes no cartão.",
          "Serralheria, cabos e dispositivo contra queda aparecem em linhas próprias. O motor leva {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Revisão de cabos e guias", "Cuidados com a guilhotina", "Manutenção que evita queda"],
      slots: [
        [
          "A revisão é feita {visits.business}, no mínimo, com cabos e contrapesos conferidos, porque o desgaste começa na curva da roldana. Cabo com um fio partido já se troca.",
          "Cabo e roldana merecem olhar técnico {visits.business}, já que a folha fica suspensa por eles. Um fio solto é motivo de troca, sem esperar romper.",
          "Revise {visits.business}, pelo menos: guias, cabos, freio e contrapeso. O cabo se troca ao primeiro fio partido, e sempre o par.",
          "Duas coisas não esperam na guilhotina, cabo e freio, vistos na revisão {visits.business}. Fio partido condena o cabo inteiro.",
        ],
        [
          "Não prenda faixa, placa ou chapa na folha, pois qualquer quilo muda o equilíbrio. Mantenha a fotocélula limpa e nunca pare o carro sob o portão.",
          "Toda mudança na folha, até uma chapa, precisa vir com acerto do contrapeso. O carro só avança com ela parada no alto.",
          "Peso a mais na folha desregula o contrapeso, então avise antes de pendurar algo. Lente limpa e vão livre completam o cuidado.",
          "Deixe a folha como foi equilibrada, sem placas nem grades novas. Na passagem, ninguém espera embaixo, e a fotocélula fica limpa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão guilhotina pode cair?",
      answers: [
        "Pode, se um cabo ou corrente romper. Por isso o portão guilhotina leva freio e dispositivo contra queda, e cabo gasto é trocado antes. Ninguém fica sob a folha.",
        "O portão guilhotina pode cair com cabo rompido ou contrapeso solto. Revisão {visits.business} e dispositivo antiqueda reduzem o risco.",
        "Sim, é o risco desse tipo, porque a folha fica suspensa por cabos. Cabo revisado {visits.business} e motor com freio evitam a queda.",
      ],
    },
    {
      question: "Qual altura é preciso para um portão guilhotina?",
      answers: [
        "É preciso altura livre acima do vão perto da medida da folha, mais o espaço de eixo e roldanas. Sem ela, basculante, de enrolar ou de correr servem melhor.",
        "A guilhotina sobe inteira, então a altura acima da passagem precisa ser quase a da folha. Fachada baixa pede outro tipo de portão.",
        "Perto da altura da própria folha, livre por cima. Uma folha de 2,20 m, por exemplo, pede mais que isso acima do vão.",
      ],
    },
    {
      question: "Guilhotina é mais rápida que basculante?",
      answers: [
        "Depende do motor e da folha. O caminho reto ajuda, mas a velocidade só é segura com parada suave, cabos em ordem e fotocélula.",
        "Nem sempre. Quem dita o tempo é o motor, e a folha suspensa da guilhotina pede desaceleração nas duas pontas.",
        "Não necessariamente: no basculante de casa o tempo vai de {opening.jetflex} a {opening.padrao}, e na guilhotina depende da altura e do freio.",
      ],
    },
    {
      question: "Posso destravar a guilhotina quando falta luz?",
      answers: [
        "Não destrave por conta própria: com cabo gasto ou contrapeso errado, a guilhotina cai. Um nobreak mantém o portão abrindo por algum tempo.",
        "Na guilhotina, não se solta o motor como no portão de correr, porque a folha fica suspensa. Use nobreak ou o acionamento manual do modelo, ensinado pelo técnico.",
        "Melhor não destravar a guilhotina sem luz. A saída segura é o nobreak, e na falta dele, esperar a energia ou o técnico.",
      ],
    },
    {
      question: "Dá para trocar basculante por guilhotina?",
      answers: [
        "Dá, se houver altura acima do vão e colunas firmes. É obra de serralheria, com guias, cabos e contrapeso novos, orçada por fotos e medidas.",
        "Em fachada alta, sim. A folha pode mudar também, porque na guilhotina ela precisa correr reta nas guias.",
        "Dá para trocar quando cabe a folha acima do vão. Some serralheria ao motor, já que guias e contrapeso são novos.",
      ],
    },
  ],
  photo: "fotos da fachada inteira, das guias e do motor, com largura e altura da folha",
  traits: {
    "Espaço que ocupa": "Altura livre acima do vão, perto da altura da folha",
    "Como abre": "Sobe reto por guias, equilibrado por contrapesos",
    Motor: "Com cabos ou correntes, definido por peso e uso",
    "Onde combina": "Prédios e comércios de fachada alta, sem recuo",
  },
  related: ["cabo-de-aco", "contrapeso", "basculante", "predio", "esmagamento", "enrolar"],
  topic: "motor-para-portao-pesado",
};
