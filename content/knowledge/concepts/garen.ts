import type { Concept } from "#domain/knowledge/concept.ts";

export const garen: Concept = {
  id: "garen",
  kind: "brand",
  label: "Garen",
  phrase: "o motor Garen",
  words: [
    "garen",
    "motor garen",
    "motores garen",
    "portão garen",
    "automatizador garen",
    "máquina garen",
    "motor portão garen",
    "portão eletrônico garen",
    "garem",
    "motor garem",
  ],
  intent: "buying",
  answers: {
    any: [
      "Com motor Garen, vendemos, instalamos e consertamos basculante, deslizante e pivotante, de forma independente. Mande a foto do portão ou da etiqueta: ela define o modelo, a peça, a placa e o controle que servem no seu.",
      "A Garen é marca brasileira de motores, centrais e controles para portão. Vendemos, instalamos e consertamos: com uma foto do portão ou da etiqueta, indicamos o modelo, a peça e o valor.",
      "Com motor Garen, a troca em casa fica de {price.homeSwap}, com mão de obra, e o conserto depende da peça. A foto da etiqueta diz o modelo exato, porque motor e central nem sempre são os originais.",
    ],
    repair: [
      "Consertamos motor Garen como assistência independente, sem vínculo com a fábrica. O técnico confere a folha, mede capacitor e placa e troca só o que falhou, com regulagem e teste no fim.",
      "O motor Garen que ronca, para no meio ou não responde ao controle tem conserto na maioria dos casos. Nossa assistência é independente e atende basculante, deslizante e pivotante da marca.",
      "Fazemos manutenção de motores Garen por conta própria, como serviço independente. Fuso seco, bucha gasta, ímã de fim de curso deslocado e placa úmida estão entre os reparos mais comuns.",
    ],
    price: [
      "Motor Garen de casa, trocado e instalado, fica de {price.homeSwap}; o ponto da faixa muda com o tipo de portão: basculante, com fuso, ou de correr, com KDZ e cremalheira por metro. A foto com a largura fecha o valor, sem custo.",
      "Na conta de um motor Garen entram motor, controles e montagem: em casa, de {price.homeSwap}. Se ele já é seu, a instalação parte de {price.installation}; no conserto, paga-se a peça e a mão de obra, por foto.",
      "Para comparar preços de motor Garen, veja a troca completa em casa, de {price.homeSwap}, com motor, suporte, controles e mão de obra. Nosso kit basculante de 1/4 HP Padrão sai por {price.padrao} instalado.",
    ],
    buying: [
      "Vendemos e instalamos motor Garen para portão basculante, de correr e de abrir, com {warranty.motor} de garantia no motor. A troca em casa, com mão de obra, fica de {price.homeSwap}, e o valor fechado sai por foto, sem custo.",
      "O motor Garen para casa, com mão de obra, fica de {price.homeSwap} na troca, em até {shop.instalments} vezes no cartão. Ele serve a folha equilibrada e de peso moderado; conferimos por foto a tensão da rede e se os controles da família continuam.",
      "O motor Garen muda com o portão: no basculante, tem fuso e braço; no de correr, é da linha KDZ, com cremalheira; no de abrir, tem um atuador por folha. A troca em casa, com mão de obra, fica de {price.homeSwap}; foto, largura e material fecham a versão e o valor.",
    ],
    installation: [
      "A instalação de um motor Garen basculante leva de {time.tilting}, e a de um deslizante, de {time.sliding}. Inclui fixação, ligação elétrica, curso, força e gravação dos controles, com {warranty.installation} de garantia no serviço.",
      "Instalamos motor Garen comprado por você, com mão de obra a partir de {price.installation}. Antes de fixar, o técnico verifica se a folha anda leve, se há ponto de energia e se a coluna ou a base aguenta o conjunto.",
    ],
    comparison: [
      "Garen e outras marcas brasileiras disputam o mesmo tipo de portão residencial, com motores de porte parecido. Compare potência, velocidade e regime de uso do modelo, além da facilidade de achar controle e placa perto de você.",
      "Entre um Garen e um motor de outra marca, olhe primeiro a etiqueta e depois o nome. Mesma potência e mesmo movimento dão resultado semelhante; a diferença aparece na central, no controle e na assistência disponível.",
    ],
    emergency: [
      "Motor Garen parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Garen, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Garen, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Garen, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Em motor Garen, confirme se a placa ainda é a original, porque muitos portões já trocaram de central.",
    "Atendemos motor Garen como assistência independente, com a peça definida pelo modelo da etiqueta.",
    "Na Garen, a foto da etiqueta do motor mostra a linha e a tensão e evita pedir peça errada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a Garen fabrica para portão",
        "Motores Garen por tipo de portão",
        "Garen: da garagem de casa ao comércio",
      ],
      slots: [
        [
          "A Garen, fabricante brasileira, tem o KDZ para portão de correr, basculante com fuso e atuador para portão de abrir.",
          "No portão de correr, o Garen mais visto é o KDZ, com versões como a Fit, escolhidas pelo peso da folha.",
          "A Garen faz também a central, o receptor e os controles, e por isso a peça se pede pelo modelo da etiqueta.",
        ],
        [
          "No basculante, o Garen vai na coluna, com fuso e braço; no de correr, vai no piso, com cremalheira.",
          "O basculante trabalha com fuso e braço, o deslizante com cremalheira e o pivotante com atuador em cada folha.",
          "A etiqueta na carcaça traz a versão, a tensão e a capacidade, que decidem peça e controle.",
        ],
        [
          "A marca vende ainda fotocélulas, travas e receptores avulsos, que convivem com motores de outros fabricantes.",
          "Receptor avulso e controle da Garen aparecem até em portões cujo motor é de outra marca.",
          "Às vezes o motor é de uma marca e o controle é Garen, e a compra precisa considerar os dois.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor Garen serve no seu portão",
        "Como escolher um Garen",
        "Garen: o que decidir antes de comprar",
      ],
      slots: [
        [
          "Portão de correr pede KDZ; basculante, motor com fuso; portão de abrir, um atuador por folha.",
          "Meça a folha e diga o material: grade, chapa e madeira, com a mesma medida, pedem capacidades diferentes.",
          "No basculante, a folha tem de ficar parada a meia altura; no de correr, tem de rolar leve; no de abrir, a dobradiça não pode ter folga.",
        ],
        [
          "No basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar; uma folha maior pede mais potência.",
          "No de correr, compare os quilos da ficha com o peso da folha e deixe margem.",
          "Poucas aberturas por dia aceitam a linha residencial; uma garagem coletiva pede modelo de uso intenso.",
        ],
        [
          "Confira a tensão do ponto e se os controles que a casa já tem servem na central nova.",
          "Fotocélula e controles a mais vêm no mesmo orçamento, com o preço de cada um.",
          "Se já existe motor Garen no portão, ficar na marca pode poupar a troca dos controles.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Problemas comuns em motor Garen",
        "Motor Garen com defeito: o que observar",
        "Garen falhando: sinais e suspeitos",
      ],
      slots: [
        [
          "No basculante, fuso seco faz barulho e consome a bucha até aparecer folga no braço.",
          "O rangido na subida do basculante costuma ser falta de graxa no fuso ou bucha no fim.",
          "Um basculante Garen que estala ao inverter o sentido pede exame do fuso, da bucha e do braço.",
        ],
        [
          "No deslizante, dente pulando na cremalheira indica folga demais, e um motor forçando indica folga de menos.",
          "Se o motor de correr gira e a folha não anda, a engrenagem interna ou o destravamento merecem exame.",
          "O portão de correr que passa do ponto costuma ter ímã de fim de curso solto ou fora de posição.",
        ],
        [
          "Uma falha depois de chuva aponta para umidade na central; uma falha depois de raio aponta para surto.",
          "Um controle que perde alcance pede troca de pilha antes de qualquer suspeita sobre o receptor.",
          "Defeito que vai e volta, pior em dia úmido, costuma ser contato oxidado na placa.",
        ],
      ],
      bullets: [
        "Rangido ou estalo na subida do basculante",
        "Dentes pulando na cremalheira do deslizante",
        "Zumbido sem movimento ao acionar",
        "Parada fora do ponto na abertura ou no fechamento",
        "Controle com alcance cada vez menor",
      ],
    },
    {
      about: "check",
      headings: [
        "Descubra o modelo do seu Garen",
        "Etiqueta Garen: onde fica e o que anotar",
        "Como pedir peça Garen sem errar",
      ],
      slots: [
        [
          "Esta conferência se faz com a tampa fechada e o disjuntor desligado.",
          "São passos simples, sem ferramenta, que poupam uma viagem com a peça errada.",
          "Você só precisa do celular para fotografar; abrir o motor fica para o técnico.",
        ],
        [
          "Se a etiqueta sumiu, uma foto de frente e outra de lado permitem reconhecer a carcaça.",
          "Etiqueta apagada não impede o pedido: o formato do motor e o tipo de portão já dizem bastante.",
          "O manual ou a nota da instalação, quando existem, trazem o modelo da central por escrito.",
        ],
        [
          "Guarde as fotos no celular, porque a tinta da etiqueta some com o sol e a lavagem.",
          "Anote também a tensão indicada, já que há versões do mesmo motor para redes diferentes.",
          "Com as fotos em mãos, quem vende a peça confirma o código sem adivinhar.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Localize a etiqueta na lateral ou na base da carcaça Garen.",
        "Fotografe modelo, tensão e potência com boa luz.",
        "Fotografe o controle, frente e verso.",
        "Meça a largura e a altura da folha.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço do motor e do conserto Garen",
        "O que entra no preço de um Garen",
        "O que pesa no orçamento de um Garen",
      ],
      slots: [
        [
          "Um motor novo tem preço por tipo de portão e potência; em casa, a troca completa fica na faixa de {price.homeSwap}.",
          "O tipo de portão e os quilos da folha são o que mais muda o preço do Garen; no de correr, somam-se os metros de cremalheira.",
          "A conta da troca residencial fica na faixa de {price.homeSwap}; um portão pesado sai de {price.heavySwap}.",
        ],
        [
          "No conserto, controle, capacitor e bucha pesam menos que placa e engrenagem.",
          "O reparo de peça simples sai bem mais em conta que motor novo, e o valor é dito antes da troca.",
          "Placa e redutor são as peças que mais pesam no orçamento do conserto.",
        ],
        [
          "A revisão preventiva de uma casa parte de {price.preventive}, sem contar peças.",
          "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças.",
          "Portões grandes ou com muito a ajustar ficam na faixa de {price.preventiveRange} na visita preventiva.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Como é a assistência em motor Garen",
        "O técnico diante de um Garen parado",
        "Conserto de Garen no local",
      ],
      slots: [
        [
          "Atendemos Garen como serviço independente, no próprio local do portão.",
          "O trabalho em motores Garen é nosso, independente da fábrica, e começa pelo exame da folha.",
          "Somos assistência independente, habituada a motores Garen {em} e às centrais que os acompanham.",
        ],
        [
          "No basculante, o técnico solta o acionador com segurança e verifica se a folha fica parada em qualquer altura.",
          "No deslizante, o técnico confere a folga da cremalheira, que deve ficar em {rack.clearance} por todo o curso.",
          "A prova da folha vem antes da eletrônica, porque motor bom também para diante de portão travado.",
        ],
        [
          "Alimentação, capacitor e placa são medidos, curso e força são regulados e os controles, gravados de novo.",
          "Com os valores medidos, o orçamento é apresentado, a peça aprovada é trocada e ciclos completos são testados.",
          "Curso, força e pausa de fechamento são ajustados no fim, com a fotocélula em teste.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual controle serve no motor Garen?",
      answers: [
        "Serve o que tiver a mesma frequência e o mesmo tipo de código da central instalada. Mande a foto do controle atual, frente e verso, porque a placa pode não ser mais a original.",
        "A escolha depende da placa, não só do motor. Há controles Garen e compatíveis que servem, desde que o código seja aceito pelo receptor e gravado nele.",
      ],
    },
    {
      question: "Motor Garen tem peça de reposição?",
      answers: [
        "Sim, os itens de desgaste da marca são comuns em lojas de automação: capacitor, engrenagem, bucha, ímã e controle. Para central fora de linha, uma universal bem escolhida costuma resolver.",
        "Tem. A reposição de motores atuais é fácil; nos antigos, às vezes usamos peça compatível ou central universal, depois de conferir potência e fim de curso.",
      ],
    },
    {
      question: "Motor Garen serve para condomínio?",
      answers: [
        "Só na versão de uso intenso, com ciclos por hora acima do pico. A residencial esquenta e para; a troca em portão pesado fica de {price.heavySwap}.",
        "Serve, se o modelo for de fluxo e a capacidade passar do peso da folha. Informe vagas e aberturas na hora de pico.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Garen?",
      answers: [
        "A referência é de {trade.life} em casa, com folha leve e revisão {visits.home}. Peças de desgaste são trocadas no caminho.",
        "Um motor Garen dura de {trade.life}, em uso residencial bem regulado. Folha pesada, umidade na placa e uso coletivo encurtam esse prazo.",
      ],
    },
    {
      question: "Vocês são assistência autorizada Garen?",
      answers: [
        "Não, somos assistência independente: vendemos, instalamos e consertamos Garen e outras marcas. A instalação feita por nós tem {warranty.installation} de garantia.",
        "O serviço é independente do fabricante. Para motor ainda na garantia de fábrica, leia as condições na nota antes de qualquer abertura por terceiros.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Garen já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, do interior de São Paulo",
    "Conhecida por": "Basculantes e deslizantes para casas e pequenos comércios",
    "Peças e controles": "Comuns em lojas de automação",
    Atenção: "Confirme a peça do modelo exato antes de comprar",
  },
  related: ["garen-kdz", "ppa", "placa", "controle", "fuso", "cremalheira"],
  topic: "motores-garen",
};
