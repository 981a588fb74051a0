import type { Concept } from "#domain/knowledge/concept.ts";

export const ppa: Concept = {
  id: "ppa",
  kind: "brand",
  label: "PPA",
  phrase: "o motor PPA",
  words: [
    "ppa",
    "motor ppa",
    "motores ppa",
    "portão ppa",
    "automatizador ppa",
    "máquina ppa",
    "motor portão ppa",
    "portão eletrônico ppa",
    "portão automático ppa",
    "marca ppa",
  ],
  intent: "buying",
  answers: {
    any: [
      "Motor PPA é o automatizador da fabricante brasileira PPA, com versões para portão basculante, deslizante e pivotante. Vendemos, instalamos e consertamos; com a foto da etiqueta ou do portão, dizemos qual modelo ou peça serve.",
      "A PPA é marca brasileira de automatizadores de portão, com motores para folha basculante, de correr e pivotante, além de centrais e controles. A escolha certa depende do tipo, do peso e do uso do seu portão.",
      "Quem tem ou procura um motor PPA encontra peças de desgaste e controles com facilidade no comércio de automação. O modelo escrito na etiqueta define a placa, o capacitor e a engrenagem que servem.",
      "Os motores PPA cobrem os movimentos mais comuns de portão, da garagem de casa ao acesso de condomínio. Antes de comprar ou consertar, identifique o modelo, a tensão e a potência na etiqueta da carcaça.",
    ],
    repair: [
      "Consertamos motor PPA de qualquer movimento, como serviço independente do fabricante. Capacitor, placa, engrenagem, fuso e fim de curso são trocados depois de medidos, e a folha é conferida na mesma visita.",
      "Motor PPA parado nem sempre está queimado: capacitor fraco, fim de curso deslocado e placa com umidade dão o mesmo susto. Nossa assistência é independente e começa pela medição, antes de falar em troca.",
      "Damos assistência independente a motores PPA, novos ou antigos. Diga o que o portão faz ou deixou de fazer e mande a foto da etiqueta: o técnico já sai com as peças prováveis daquele modelo.",
    ],
    price: [
      "Motor PPA tem preço conforme movimento, potência e velocidade. Como referência, nossos kits basculantes de 1/4 HP saem instalados por {price.padrao} na versão padrão e {price.jetflex} na JetFlex, com entrega e instalação incluídas.",
      "O preço de um motor PPA depende do tipo de portão e do peso da folha. Em casa, a troca do motor fica na faixa de {price.homeSwap}; para portão pesado, de {price.heavySwap}. O orçamento é grátis.",
      "Para motor PPA rápido, o kit basculante JetFlex de 1/4 HP custa {price.jetflex} instalado. Deslizante, pivotante e potências maiores são cotados pela foto do portão, com o valor fechado antes do serviço.",
    ],
    buying: [
      "Para comprar motor PPA, informe o tipo de portão, a largura, o material e quantas vezes ele abre por dia. Em basculante de até {width.quarterHp} de largura, o 1/4 HP costuma atender; acima disso, sobe a potência.",
      "Motor PPA se escolhe pelo portão, não pelo nome: basculante pede acionador com fuso, deslizante pede cremalheira, pivotante pede um atuador por folha. Mande fotos e medidas e indicamos a versão com o preço fechado.",
      "Vendemos motor PPA com instalação, {warranty.motor} de garantia no motor e pagamento em até {instalments} vezes no cartão. A versão residencial serve para casa; garagem coletiva pede motor feito para uso intenso.",
    ],
    installation: [
      "A instalação de motor PPA inclui conferir a folha, fixar o motor, ligar em circuito próprio, regular o curso e a força e gravar os controles. Basculante leva de {time.tilting}; deslizante, de {time.sliding}.",
      "Instalamos motor PPA comprado conosco ou por você. A instalação avulsa parte de {price.installation} e tem {warranty.installation} de garantia; antes dela, o técnico confere peso, equilíbrio e prumo do portão.",
      "Para instalar um motor PPA, o portão precisa correr ou subir leve na mão e ter ponto de energia perto. O técnico monta, regula o fim de curso, cadastra os controles e ensina o destravamento.",
    ],
    comparison: [
      "Na comparação, a PPA se destaca pela linha ampla e pela reposição fácil de encontrar; outras marcas brasileiras têm motores equivalentes. Compare o modelo exato: potência, velocidade, uso indicado e peças na sua região.",
      "Comparar PPA com outra marca só faz sentido entre motores do mesmo tipo e potência. Verifique a velocidade, o regime de uso, o padrão do controle e quem faz a assistência perto de você.",
      "PPA ou outra marca? Para o mesmo portão, motores de porte igual entregam resultado parecido quando bem instalados. Pesam na decisão a velocidade desejada, a compatibilidade com os controles que você já tem e a reposição.",
    ],
    "how-to": [
      "No motor PPA, gravar um controle novo se faz pelo botão ou jumper de programação da placa, e a sequência muda conforme a central. O acesso fica junto de partes energizadas, por isso indicamos deixar com o técnico.",
      "Para lidar com um motor PPA sem energia, desligue o disjuntor, use a chave de destravamento e mova a folha com cuidado. Basculante que pesa ou despenca não deve ser movido à mão.",
    ],
    emergency: [
      "Motor PPA travado com carro preso ou portão aberto é caso de emergência: desligue o disjuntor, afaste crianças e animais e mande um vídeo pelo WhatsApp. Atendemos {hours}.",
      "Se o portão com motor PPA parou aberto, não force a folha nem insista no controle. Desligue o disjuntor e chame: o atendimento funciona {hours}, e a foto da etiqueta adianta a peça.",
    ],
  },
  line: [
    "Nos motores PPA, a etiqueta da carcaça informa modelo, tensão e potência, e é por ela que se pede a peça certa.",
    "Como a PPA é muito comum por aqui, capacitor, controle e peças de desgaste da marca costumam ser fáceis de encontrar.",
    "No motor PPA vale a mesma ordem: conferir a folha primeiro, medir a parte elétrica depois e só então trocar peça.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como é a linha de motores PPA",
        "Motores PPA: um para cada tipo de portão",
        "PPA: o que a marca fabrica",
        "De qual família é o seu motor PPA",
      ],
      slots: [
        [
          "A PPA é uma fabricante brasileira, do interior de São Paulo, conhecida pelos automatizadores de portão e de cancela.",
          "Fabricada no Brasil, a PPA aparece em casas, prédios e comércios, com motores de portão, centrais, receptores e controles.",
          "Muito conhecida de quem trabalha com portão no Brasil, a PPA produz motores, placas e acessórios para vários tipos de folha.",
          "Motores de portão, cancelas, placas e controles formam a parte mais conhecida do catálogo da PPA, empresa brasileira.",
        ],
        [
          "No basculante, o motor PPA empurra um braço por meio de um fuso; no deslizante, a engrenagem anda na cremalheira.",
          "Cada movimento tem seu acionador: fuso e braço para a folha que sobe, cremalheira para a de correr, atuador para a pivotante.",
          "Basculante usa acionador vertical ou horizontal com fuso, deslizante usa motor de piso e pivotante usa um atuador em cada folha.",
          "O nome ajuda a separar as famílias: BV costuma indicar basculante vertical, e DZ, deslizante.",
        ],
        [
          "Existem versões residenciais e versões para fluxo maior, e trocar uma pela outra encurta a vida do conjunto.",
          "Motor de casa em garagem coletiva esquenta e gasta cedo; por isso a marca separa as linhas por intensidade de uso.",
          "O número de aberturas por dia decide a linha tanto quanto o peso da folha.",
          "Dentro da mesma família mudam a potência, a velocidade e o regime de uso, e tudo consta na etiqueta.",
        ],
        [
          "JetFlex é o nome que a PPA dá aos motores rápidos com inversor, que partem suave e desaceleram antes do batente.",
          "Nas versões JetFlex, um inversor controla a rotação: partida macia, meio de curso veloz e chegada sem pancada.",
          "Quem quer velocidade encontra na marca a tecnologia JetFlex, em que a placa controla a rotação do motor.",
          "A linha rápida da marca se chama JetFlex e depende de placa própria, que não se troca por uma central comum.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Defeitos comuns em motor PPA",
        "Quando o motor PPA dá sinal de problema",
        "O que costuma falhar em um PPA",
        "Sinais de desgaste no motor PPA",
      ],
      slots: [
        [
          "Motor que ronca e não sai do lugar aponta primeiro para o capacitor ou para a folha travada.",
          "Um zumbido sem movimento, no motor PPA de corrente alternada, costuma ser falta de força na partida.",
          "Se o motor gira e o portão fica parado, a suspeita vai para a engrenagem, o destravamento ou a porca do fuso.",
          "Portão que para antes do fim ou bate no batente quase sempre tem fim de curso fora de posição.",
        ],
        [
          "Controle que só funciona de perto indica pilha fraca, antena fora do lugar ou interferência perto da central.",
          "Quando nenhum controle responde, confira o disjuntor antes de condenar a placa PPA.",
          "Perder a programação depois de uma tempestade é sinal de surto na central, que deve ser medida.",
          "Estalos no basculante costumam vir da porca do fuso gasta ou do braço com folga.",
        ],
        [
          "Água e insetos dentro da carcaça estragam a placa, e a vedação da tampa merece atenção em qualquer revisão.",
          "Motor instalado perto do chão recebe respingo e poeira, o que oxida os contatos da central com os anos.",
          "A mecânica ruim cansa o motor: trilho sujo ou folha desequilibrada aparecem depois como defeito elétrico.",
          "Boa parte dos defeitos atribuídos ao motor nasce na folha, em roldana gasta, cabo frouxo ou solda aberta.",
        ],
      ],
      bullets: [
        "Zumbido sem movimento: capacitor ou folha presa",
        "Motor gira e o portão não anda: engrenagem ou destravamento",
        "Para antes do fim: sensor ou ímã de fim de curso",
        "Nenhum controle responde: energia, fusível ou receptor",
        "Estalo no basculante: porca do fuso ou braço com folga",
        "Abre sozinho: botoeira em curto ou controle preso",
      ],
    },
    {
      about: "check",
      headings: [
        "Descubra qual é o seu motor PPA",
        "Como identificar o modelo PPA",
        "A etiqueta do PPA e o que ela informa",
        "Antes de pedir peça PPA, veja o modelo",
      ],
      slots: [
        [
          "Nada aqui exige abrir a tampa do motor nem encostar em fio.",
          "A identificação se faz por fora, com o celular na mão e o portão parado.",
          "Bastam duas ou três fotos para separar um modelo PPA de outro muito parecido.",
          "Com o disjuntor desligado e a tampa fechada, você consegue tudo de que o técnico precisa.",
        ],
        [
          "A placa pode não ser a original, pois muitos portões já trocaram de central ao longo da vida.",
          "Modelo do motor e modelo da central são coisas separadas, e a peça se pede pelos dois.",
          "Motores de aparência igual podem usar engrenagens e capacitores diferentes, daí a importância da etiqueta.",
          "Sem etiqueta legível, o formato da carcaça e o tipo de portão já reduzem bastante as possibilidades.",
        ],
        [
          "O controle também conta: a frequência e o tipo de código precisam ser os mesmos do receptor.",
          "Fotografe o controle nos dois lados, porque ele denuncia o padrão de código que a placa aceita.",
          "Controle PPA de outro portão não abre o seu por acaso: ele precisa ser compatível e cadastrado na central.",
          "Para controle novo, a foto do antigo vale mais que o nome da marca escrito na tampa.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão e deixe a folha parada.",
        "Procure a etiqueta na lateral ou na base do motor e fotografe de perto.",
        "Fotografe o motor inteiro, com parte do portão ao fundo.",
        "Fotografe o controle, frente e verso, sem abrir.",
        "Anote a largura e a altura da folha e o que o portão faz de errado.",
      ],
    },
    {
      about: "visit",
      headings: [
        "A visita do técnico ao motor PPA",
        "Assistência em motor PPA: como trabalhamos",
        "O que é feito em um PPA durante o conserto",
        "Conserto de motor PPA, etapa por etapa",
      ],
      slots: [
        [
          "O atendimento é independente: fazemos manutenção em motores PPA sem vínculo com o fabricante.",
          "Atendemos motores PPA {em} como assistência independente, com peça nova e teste no local.",
          "Como oficina independente, consertamos PPA e também portões que misturam motor de uma marca e central de outra.",
          "Nosso serviço em motores PPA é próprio, feito no local, sem passar pela rede do fabricante.",
        ],
        [
          "O técnico desliga o circuito, destrava o motor e confere primeiro se a folha anda leve.",
          "A primeira prova é mecânica: motor solto, folha movida com cuidado e trilho, cabo ou dobradiça examinados.",
          "Antes de abrir a carcaça, o técnico vê o equilíbrio da folha, porque portão pesado estraga qualquer peça nova.",
          "Com a energia cortada, vêm a folha, as fixações e a cremalheira ou o fuso; a eletrônica fica para depois.",
        ],
        [
          "Tensão de entrada, capacitor, enrolamento e saídas da placa são medidos, e só se troca o que reprovou.",
          "A parte elétrica é medida com instrumento, do disjuntor à saída da central, para não trocar peça no palpite.",
          "Placa, fim de curso e receptor são testados um a um, e o orçamento é dito antes da troca.",
          "Peça que passa no teste fica; a que falha é substituída por uma do mesmo valor e do mesmo modelo.",
        ],
        [
          "No fim, o curso e a força são regulados de novo e os controles da casa são testados um por um.",
          "O portão abre e fecha várias vezes antes de o técnico ir embora, com a fotocélula conferida.",
          "A regulagem final acerta o ponto de parada e a força, para a folha ceder diante de um obstáculo.",
          "Depois do teste, você recebe a explicação do que foi trocado e do que merece atenção na próxima revisão.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa ter um motor PPA",
        "Preço de motor e de conserto PPA",
        "O que muda o preço em um PPA",
        "Valores de referência para motor PPA",
      ],
      slots: [
        [
          "O kit basculante de 1/4 HP padrão sai por {price.padrao}, com entrega e instalação; o JetFlex, por {price.jetflex}.",
          "Entre os kits basculantes instalados, o padrão custa {price.padrao} e o rápido, JetFlex, {price.jetflex}.",
          "Para portão basculante de casa, os kits vão de {price.padrao} a {price.jetflex}, já com a instalação.",
          "Um basculante novo de 1/4 HP, instalado, parte de {price.padrao}; a diferença até o JetFlex é a velocidade.",
        ],
        [
          "A troca do motor de uma casa fica na faixa de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
          "Deslizante e pivotante são cotados pela foto, dentro da faixa de {price.homeSwap} para a maioria das casas.",
          "Portão grande ou de uso intenso pede motor maior, e a troca passa a custar de {price.heavySwap}.",
          "Motor comprado em outro lugar também é instalado por nós, a partir de {price.installation}.",
        ],
        [
          "Conserto depende da peça, e o valor é dito depois da medição ou da foto da etiqueta.",
          "Capacitor, controle e fim de curso pesam pouco no orçamento; placa e engrenagem pesam mais.",
          "O conserto de um PPA só tem preço certo depois de identificada a peça, por isso pedimos a foto antes.",
          "Uma visita preventiva, sem peças, parte de {price.preventive} e muitas vezes evita o conserto maior.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor PPA serve no seu portão",
        "Como escolher um PPA sem errar",
        "PPA novo: o que decidir antes de comprar",
        "Escolha do motor PPA pelo portão",
      ],
      slots: [
        [
          "Comece pelo movimento da folha, porque motor basculante não serve em portão de correr.",
          "O tipo de abertura vem primeiro; depois entram peso, largura e número de aberturas por dia.",
          "Largura, altura e material dão uma ideia do peso, e o peso define a potência.",
          "Meça o vão e observe como a folha abre: com essas duas informações, metade das opções já sai da lista.",
        ],
        [
          "Em basculante de até {width.quarterHp}, o motor de 1/4 HP costuma bastar, desde que a folha esteja equilibrada.",
          "Folha basculante larga, acima de {width.quarterHp}, pede potência maior e reforço na estrutura.",
          "Portão {de} virado para rua movimentada combina com motor rápido, que reduz a espera com o carro parado.",
          "Se você espera na rua com o carro ligado, a versão rápida compensa; em vila fechada, a padrão atende.",
        ],
        [
          "Confira a tensão disponível no ponto: a etiqueta do motor precisa bater com a da rede.",
          "Veja se os controles que a família já usa são compatíveis com a central nova antes de fechar a compra.",
          "Pense em falta de energia: se ela é comum na rua, peça orçamento de nobreak junto com o motor.",
          "Fotocélula faz parte da segurança e deve entrar no orçamento, ainda mais em motor veloz.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor PPA é bom?",
      answers: [
        "É uma marca brasileira conhecida, com linha ampla e peças fáceis de achar. O resultado depende de escolher a potência certa e de ter a folha bem regulada, como em qualquer marca.",
        "Sim, quando o modelo combina com o portão. Um motor PPA bem instalado e com revisão em dia costuma durar de {life}; mal dimensionado, dura menos, seja qual for a marca.",
      ],
    },
    {
      question: "Qualquer controle abre um motor PPA?",
      answers: [
        "Não. O controle precisa ter a mesma frequência e o mesmo tipo de código do receptor e ser cadastrado na placa. Controles compatíveis existem, desde que falem o padrão da sua central.",
        "Só abre o controle compatível e gravado na central. Mande a foto do seu, frente e verso, e confirmamos se há original ou similar que sirva.",
      ],
    },
    {
      question: "O que quer dizer JetFlex na PPA?",
      answers: [
        "É o nome da tecnologia rápida da PPA: um inversor controla a rotação, parte suave e desacelera no fim. Nosso kit basculante JetFlex abre em {opening.jetflex}.",
        "JetFlex identifica os motores PPA com inversor, feitos para abrir depressa sem pancada. A placa é própria da tecnologia e não se substitui por central comum.",
      ],
    },
    {
      question: "Vale consertar um motor PPA antigo?",
      answers: [
        "Vale quando o redutor está firme e o defeito é de peça, como capacitor, fim de curso ou placa. Com folga no eixo e central fora de linha, a troca costuma sair melhor.",
        "Depende do redutor. Se ele está sem folga, quase sempre compensa consertar; se já há desgaste mecânico e a máquina passou de {life}, compare com a troca, de {price.homeSwap} em casas.",
      ],
    },
    {
      question: "Vocês são autorizados da PPA?",
      answers: [
        "Não: somos uma assistência independente, que vende, instala e conserta motores PPA e de outras marcas. Motor instalado por nós tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        "O nosso serviço é independente do fabricante. Se o seu motor ainda está na garantia de fábrica, confira as condições na nota antes de abrir o equipamento com terceiros.",
      ],
    },
    {
      question: "Placa de outra marca funciona em motor PPA?",
      answers: [
        "Em muitos motores de corrente alternada, sim: uma central universal resolve, se aceitar a potência e o tipo de fim de curso. Nos JetFlex, com inversor, a placa precisa ser a da linha.",
        "Pode funcionar nos motores comuns, depois de conferidos o fim de curso, a tensão e a ligação do motor. Em motor com inversor, não: a central é específica.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor PPA, outra do portão inteiro e um vídeo curto do que ele faz",
  traits: {
    Origem: "Brasileira, do interior de São Paulo",
    "Conhecida por": "Linha ampla de motores e a tecnologia rápida JetFlex",
    "Peças e controles": "Fáceis de achar no comércio de automação",
    Atenção: "Placa JetFlex é específica e não aceita central comum",
  },
  related: ["jetflex", "ppa-bv-home", "ppa-dz-home", "placa", "controle", "garen"],
  topic: "motores-ppa",
};
