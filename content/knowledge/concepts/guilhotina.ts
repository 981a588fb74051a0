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
      "O portão guilhotina sobe reto por duas guias laterais, sem avançar para a calçada nem para dentro, e o contrapeso equilibra a folha. Pede altura livre acima do vão, cabos em ordem e motor definido por peso e uso.",
      "Um portão guilhotina usa cabos ou correntes e contrapeso para subir na vertical. Motor, cabo e guia trabalham juntos, e uma folha fora de nível é motivo para parar. O orçamento sai por fotos e medidas.",
      "No portão guilhotina, a folha inteira fica suspensa sobre a passagem, então cabo, contrapeso e freio contam mais que a velocidade. Revisão em dia e fotocélula são o mínimo para usar com segurança.",
    ],
    price: [
      "O preço no portão guilhotina depende do peso da folha, da altura do curso e do número de aberturas por dia. Em conjunto pesado, a troca de motor custa de {price.heavySwap}; o valor fechado sai por foto e medidas.",
      "O motor de portão guilhotina não tem valor de tabela, porque peso, cabos e ritmo de uso mudam muito. Mande fotos das guias, do motor e da etiqueta, e o orçamento chega sem custo.",
    ],
    repair: [
      "Portão guilhotina que sobe torto, trava na guia ou desce rápido tem problema de cabo, roldana ou contrapeso. Desligue o disjuntor, isole a passagem e não destrave: a folha pode cair na vertical.",
      "O conserto do portão guilhotina começa com a folha calçada. Depois o técnico confere cabos, guias e equilíbrio, e só então o motor. Passar por baixo antes do reparo é risco sério.",
    ],
    emergency: [
      "Portão guilhotina parado no alto ou torto: desligue o disjuntor, isole os dois lados do vão e não deixe ninguém passar por baixo. Não destrave o motor. O atendimento por WhatsApp funciona {shop.hours}.",
      "Com cabo rompido, o portão guilhotina pode cair de uma vez. Mantenha pessoas e carros longe, corte a energia no disjuntor e mande foto de longe; calçar a folha é serviço do técnico.",
    ],
    comparison: [
      "O portão guilhotina não avança na calçada, como o basculante, nem pede recuo lateral, como o de correr. Em troca, exige altura livre acima do vão e cuidado rigoroso com cabos e contrapeso.",
      "Entre guilhotina e basculante, a diferença é o caminho: o portão guilhotina sobe reto, o basculante faz um arco para fora. O primeiro precisa de fachada alta; o segundo, de espaço no teto da garagem.",
    ],
    buying: [
      "O motor do portão guilhotina se escolhe pelo peso da folha, pela altura do curso e pelas aberturas por dia, com freio e dispositivo contra queda. Em conjunto pesado, motor e mão de obra ficam de {price.heavySwap} na troca; o valor fechado sai por fotos das guias e dos cabos, e a folha é do serralheiro.",
      "O portão guilhotina fica automático com motor de freio, guias no prumo, cabos e contrapeso em ordem e fotocélula, e serve onde não há recuo nem lateral, mas há altura acima do vão. Em folha pesada, a troca do motor fica de {price.heavySwap}, com mão de obra; o primeiro sai por foto.",
    ],
    question: [
      "Um portão guilhotina vale a pena quando a fachada é alta e falta espaço na frente e ao lado: sobe reto e não avança. Exige cabos, contrapeso e trava contra queda revisados, porque a folha fica suspensa sobre a passagem.",
      "Não se destrava guilhotina sem luz como se faz no portão de correr: a folha pode cair. Use nobreak ou o acionamento manual previsto no motor, com ninguém embaixo.",
    ],
    installation: [
      "Instalar motor em portão guilhotina começa pela folha calçada e equilibrada: guias no prumo, cabos e roldanas novos ou revistos, motor com freio e dispositivo contra queda. O trabalho em conjunto pesado leva de {time.heavy}.",
      "A automação do portão guilhotina pede altura livre acima do vão, contrapeso certo e motor com freio. Fotocélula e fim de curso são testados antes de liberar a passagem; o valor sai por fotos e medidas.",
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
          "A folha corre na vertical entre duas guias e para acima do vão, sem sair do plano da fachada.",
          "Duas guias laterais conduzem a folha para cima, em linha reta, até liberar a passagem.",
          "Sem giro e sem recuo lateral, o portão sobe inteiro, como uma janela guilhotina.",
        ],
        [
          "Contrapesos nas laterais equilibram a folha por cabos ou correntes que passam no alto.",
          "Cabos de aço ou correntes ligam a folha aos contrapesos, e o motor só conduz o movimento.",
          "O peso é compensado por contrapesos, e o motor gira o eixo que move cabos ou correntes.",
        ],
        [
          "Por isso a fachada precisa de altura: acima do vão cabe a folha inteira recolhida.",
          "O que esse tipo de portão pede é pé-direito, já que a folha sobe toda para cima do vão.",
          "A altura livre acima da passagem tem de ser próxima à da própria folha.",
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
          "Uma folha inclinada é o sinal mais sério, porque mostra cabo frouxo ou desigual entre os lados.",
          "Se um lado sobe antes do outro, um dos cabos esticou, escapou ou começou a romper.",
          "Um desnível entre os lados indica cabo ou corrente fora do lugar, e o uso deve parar.",
        ],
        [
          "Descida rápida ou batida no piso revela contrapeso errado, freio gasto ou motor sem controle.",
          "Quando a folha desce com pressa, o equilíbrio se perdeu ou o freio não segura.",
          "Uma batida forte ao fechar aponta para fim de curso, freio ou contrapeso fora do ponto.",
        ],
        [
          "A raspagem nas guias pede alinhamento logo, antes que o esforço chegue aos cabos.",
          "Uma guia amassada por batida de carro prende a folha e sobrecarrega o motor.",
          "Um ruído metálico nas laterais costuma ser guia torta, roldana seca ou folha empenada.",
        ],
      ],
      bullets: [
        "Folha inclinada durante a subida",
        "Cabo com fio solto ou frouxo",
        "Descida mais rápida que o normal",
        "Raspagem nas guias",
        "Batida no piso ao fechar",
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
          "Na guilhotina, a conferência do morador é só visual, com o portão fechado.",
          "Observe com a folha embaixo, de longe, sem destravar e sem ferramenta.",
          "Toda verificação é feita com a folha no chão e o disjuntor desligado.",
        ],
        [
          "Destravar com cabo ruim pode soltar a folha, por isso a chave fica para o técnico em caso de dúvida.",
          "O destravamento só é seguro com cabos inteiros e folha equilibrada, e quem confirma é o técnico.",
          "Se houver qualquer suspeita sobre cabo ou contrapeso, o motor permanece travado.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e afaste todos do vão.",
        "De longe, compare os dois lados: cabos esticados por igual e folha no nível.",
        "Olhe as guias na altura dos olhos, procurando amassado ou objeto preso.",
        "Fotografe motor, etiqueta e guias. Se algo estiver torto, mantenha desligado e isole a passagem.",
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
          "Antes de tudo, a folha é calçada e a passagem isolada, porque o conjunto fica sob carga.",
          "O técnico isola o vão e escora a folha antes de soltar qualquer peça.",
          "Calço na folha e área fechada vêm primeiro, e nenhum cabo é tocado sem escora.",
        ],
        [
          "Depois vêm cabos, roldanas, contrapesos e guias, com troca aos pares quando há desgaste.",
          "Cabos e roldanas são vistos em toda a extensão, e o nível da folha é refeito.",
          "O equilíbrio é acertado nos dois lados, para a folha ficar parada em qualquer altura.",
        ],
        [
          "Por fim, regulam-se fim de curso, freio, força e fotocélula, com vários ciclos de teste.",
          "O motor é regulado no final, com parada suave em cima e embaixo e fotocélula testada.",
          "A entrega {em} é feita depois de ciclos seguidos e do teste de obstáculo com objeto macio.",
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
          "Peso da folha, altura do curso e número de aberturas definem motor e cabos.",
          "O valor depende da carga e do uso, porque motor, cabos e roldanas são escolhidos por eles.",
          "Quanto mais pesada e usada a folha, mais robustos precisam ser motor e cabos.",
        ],
        [
          "A troca de motor em conjunto pesado custa de {price.heavySwap}, conforme o modelo e os reforços.",
          "Como referência, trocar o motor de um portão pesado fica na faixa de {price.heavySwap}.",
          "Para portão pesado, a referência de troca de motor é de {price.heavySwap}.",
        ],
        [
          "Fotos das guias, do motor e da etiqueta bastam para o orçamento grátis.",
          "O orçamento começa por fotos e medidas no WhatsApp e não tem custo.",
          "Mande altura, largura e material da folha, com fotos, e o valor vem fechado.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Revisão de cabos e guias", "Cuidados com a guilhotina", "Manutenção que evita queda"],
      slots: [
        [
          "Em prédio ou comércio, a revisão é feita {visits.business}, com atenção aos cabos.",
          "O uso coletivo pede revisão {visits.business}, sempre com cabos e contrapesos conferidos.",
          "Cabo e roldana merecem olhar técnico {visits.business}, porque o desgaste começa por dentro da curva.",
        ],
        [
          "Não prenda faixa, corrente ou peso na folha, pois qualquer quilo a mais muda o equilíbrio.",
          "Placa, grade ou chapa acrescentada à folha exige refazer o contrapeso.",
          "Toda mudança na folha, até uma chapa nova, precisa vir com acerto do contrapeso.",
        ],
        [
          "Mantenha fotocélula limpa e passagem livre, e nunca pare o carro sob a folha.",
          "O carro só avança com a folha parada no alto, e ninguém espera embaixo dela.",
          "Lente limpa, vão livre e paciência para esperar a parada evitam a maior parte dos acidentes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão guilhotina pode cair?",
      answers: [
        "Pode, se um cabo ou corrente romper. Por isso há freios e dispositivos de queda, e cabos gastos são trocados antes de romper. Ninguém deve ficar sob a folha.",
        "Sim, em caso de cabo rompido ou contrapeso solto. Revisão {visits.business} e dispositivo antiqueda reduzem o risco.",
      ],
    },
    {
      question: "Qual altura é preciso para um portão guilhotina?",
      answers: [
        "É preciso perto da altura da folha, livre acima do vão, mais o espaço de eixo e roldanas. Sem essa altura, basculante, de enrolar ou de correr servem melhor.",
        "A folha sobe inteira, então precisa caber acima da passagem. Fachada baixa pede outro tipo de portão.",
      ],
    },
    {
      question: "Guilhotina é mais rápida que basculante?",
      answers: [
        "Depende do motor e da folha. O caminho reto ajuda, mas a velocidade só é segura com parada suave, cabos em ordem e fotocélula.",
        "Nem sempre. Quem dita o tempo é o motor, e a folha suspensa pede desaceleração nas duas pontas.",
      ],
    },
    {
      question: "Posso destravar a guilhotina quando falta luz?",
      answers: [
        "Só com cabos inteiros e folha equilibrada, como o técnico mostrou na entrega. Se ela estiver torta ou pesada, não destrave: pode cair.",
        "Se o conjunto está revisado e no nível, sim, devagar e sem ninguém embaixo. Na dúvida, espere; um nobreak evita a situação.",
      ],
    },
    {
      question: "Dá para trocar basculante por guilhotina?",
      answers: [
        "Dá, se houver altura acima do vão e colunas firmes. É obra de serralheria, com guias, cabos e contrapeso novos, orçada por fotos e medidas.",
        "Em fachada alta, sim. A folha pode mudar também, porque precisa correr reta nas guias. Mande fotos da fachada para avaliar.",
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
