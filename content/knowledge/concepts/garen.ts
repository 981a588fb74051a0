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
      "Vendemos, instalamos e consertamos motor Garen em portão basculante, de correr e de abrir, de forma independente do fabricante. A troca em casa, com mão de obra, fica de {price.homeSwap}; a etiqueta define a peça, a placa e o controle que servem.",
      "Trabalhamos com motor Garen, marca brasileira de motores, centrais e controles de portão: vendemos, instalamos e consertamos. Com uma foto do portão ou da etiqueta, indicamos o modelo, a peça e o valor.",
      "Consertamos e trocamos motor Garen: em casa, o motor novo com mão de obra fica de {price.homeSwap}, e o conserto segue o preço da peça. A etiqueta diz o modelo exato, porque motor e central nem sempre são os originais.",
    ],
    repair: [
      "Consertamos motor Garen como assistência independente, sem vínculo com a fábrica. O técnico confere a folha, mede capacitor e placa e troca só o que falhou, com regulagem e teste no fim.",
      "Consertamos motor Garen que ronca, para no meio ou não responde ao controle, na maioria dos casos sem trocar o conjunto. Nossa assistência é independente e atende basculante, deslizante e pivotante da marca.",
      "Damos manutenção a motor Garen como serviço independente, no local do portão. Fuso seco, bucha gasta, ímã de fim de curso deslocado e placa úmida estão entre os reparos mais comuns.",
    ],
    price: [
      "O motor Garen fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. O valor muda com o tipo de portão: no basculante, o motor tem fuso; no de correr, entram o KDZ e a cremalheira por metro.",
      "Um motor Garen instalado em casa fica de {price.homeSwap}, com motor, controles e montagem. Se você já comprou o motor, só a instalação parte de {price.installation}; no conserto, o valor é o da peça com a mão de obra.",
      "A troca completa por um motor Garen, em casa, fica de {price.homeSwap}, com motor, suporte, controles e mão de obra. Para comparar, nosso kit basculante de 1/4 HP Padrão sai por {price.padrao} instalado.",
    ],
    buying: [
      "Vendemos e instalamos motor Garen para portão basculante, de correr e de abrir, com {warranty.motor} de garantia no motor. A troca em casa, com mão de obra, fica de {price.homeSwap}, e o valor fechado sai por foto, sem custo.",
      "Vendemos motor Garen para casa já instalado, de {price.homeSwap} na troca, com mão de obra, em até {shop.instalments} vezes no cartão. A foto mostra se a folha, a tensão da rede e os controles da família combinam com o modelo.",
      "Vendemos e instalamos o motor Garen que o portão pede: no basculante, com fuso e braço; no de correr, da linha KDZ, com cremalheira; no de abrir, com um atuador por folha. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
    ],
    installation: [
      "Instalamos motor Garen com {warranty.installation} de garantia no serviço: o basculante leva de {time.tilting}, e o deslizante, de {time.sliding}. Fixação, ligação elétrica, regulagem de curso e força e gravação dos controles fazem parte.",
      "Instalamos motor Garen comprado por você, com mão de obra a partir de {price.installation}. Antes de fixar, o técnico verifica se a folha anda leve, se há ponto de energia e se a coluna ou a base aguenta o conjunto.",
    ],
    comparison: [
      "Garen e outras marcas brasileiras disputam o mesmo tipo de portão residencial, com motores de porte parecido. Compare potência, velocidade e regime de uso do modelo, além da facilidade de achar controle e placa perto de você.",
      "Entre um Garen e um motor de outra marca, compare a potência e o tipo antes do nome: iguais nos dois, o resultado é semelhante. A diferença aparece na central, no controle e na assistência disponível.",
    ],
    emergency: [
      "Motor Garen parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, pode ser destravado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Garen, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
    ],
    "how-to": [
      "No motor Garen, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor Garen com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
    ],
  },
  line: [
    "Em motor Garen, confirme se a placa ainda é a original, porque muitos portões já trocaram de central.",
    "Atendemos motor Garen como assistência independente, com a peça definida pelo modelo da etiqueta.",
    "No motor Garen, a etiqueta mostra a linha e a tensão e evita pedir peça errada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a Garen fabrica para portão",
        "Motores Garen por tipo de portão",
        "A linha Garen para cada movimento de portão",
      ],
      slots: [
        [
          "A Garen, fabricante brasileira, tem o KDZ para portão de correr, basculante com fuso e atuador para portão de abrir.",
          "Entre os motores Garen, o mais visto no portão de correr é o KDZ, com versões como a Fit; o basculante usa fuso, e o de abrir, atuador.",
          "A Garen, brasileira, faz motores para portão basculante, de correr e de abrir, e também as centrais, os receptores e os controles.",
        ],
        [
          "No basculante, o Garen vai na coluna, com fuso e braço; no de correr, vai no piso, com cremalheira.",
          "O basculante trabalha com fuso e braço, o deslizante com cremalheira e o pivotante com atuador em cada folha.",
          "A engrenagem empurra a cremalheira no de correr, o fuso empurra o braço no basculante, e cada folha tem o seu atuador no de abrir.",
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
          "O movimento da folha define a família do Garen, e o peso define a capacidade: grade, chapa e madeira pesam diferente na mesma medida.",
          "A escolha do Garen começa por três dados: como o portão abre, quanto a folha pesa e quantas vezes abre por dia.",
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
          "Motor Garen que zumbe e não anda costuma ter capacitor fraco ou folha presa; desligue o disjuntor e não insista.",
          "O defeito mais comum é o motor roncar sem sair do lugar, quase sempre por capacitor fraco ou portão travado.",
          "Quando o Garen faz força e a folha não se move, o capacitor e o atrito do portão são os primeiros suspeitos.",
        ],
        [
          "No basculante, rangido na subida costuma ser fuso seco ou bucha gasta; no de correr, dente pulando indica folga na cremalheira.",
          "No basculante, fuso sem graxa consome a bucha até dar folga no braço; no de correr, a engrenagem gasta gira sem mover a folha.",
          "No basculante, estalo ao inverter o sentido pede exame do fuso e do braço; no de correr, portão que passa do ponto costuma ter o ímã solto.",
        ],
        [
          "Uma falha depois de chuva aponta para umidade na central; uma falha depois de raio aponta para surto.",
          "Um controle que perde alcance pede troca de pilha antes de qualquer suspeita sobre o receptor.",
          "Defeito que vai e volta, pior em dia úmido, costuma ser contato oxidado na placa.",
        ],
      ],
      bullets: [
        "Disjuntor que cai ao acionar",
        "Portão que abre e não fecha",
        "Cheiro de queimado na carcaça",
        "Parada fora do ponto na abertura ou no fechamento",
        "Parada no meio depois de várias aberturas",
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
          "A etiqueta da carcaça traz o modelo e a tensão do Garen; leia com a tampa fechada e o disjuntor desligado.",
          "O modelo está na etiqueta, na lateral ou na base do motor, e anotá-lo evita uma viagem com a peça errada.",
          "Para acertar a peça, fotografe a etiqueta do Garen com o celular; abrir o motor fica para o técnico.",
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
          "O preço do motor novo varia com o tipo de portão e a potência; em casa, a troca completa fica na faixa de {price.homeSwap}.",
          "O tipo de portão e os quilos da folha são o que mais muda o preço do Garen; no de correr, entram também os metros de cremalheira.",
          "Peso e uso puxam o preço: a troca residencial fica na faixa de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
        ],
        [
          "No conserto, controle, capacitor e bucha pesam menos que placa e engrenagem.",
          "O reparo de peça simples costuma sair bem mais em conta que um motor novo.",
          "Placa e redutor são as peças que mais pesam no orçamento do conserto.",
        ],
        [
          "A revisão em dia evita parte dos consertos: em casa, a visita preventiva parte de {price.preventive}, sem contar peças.",
          "Quando o caso é só regulagem e limpeza, a visita em residência custa a partir de {price.preventive}, sem peças.",
          "Portão grande ou com muito a ajustar encarece a visita preventiva, que fica então na faixa de {price.preventiveRange}.",
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
          "O conserto do Garen é feito no local do portão, por assistência independente do fabricante.",
          "O exame de um Garen parado começa pela folha e só depois chega ao motor e à central.",
          "Atendemos motores Garen {em} no próprio endereço, com a central que cada portão tiver, original ou não.",
        ],
        [
          "No basculante, o técnico solta o acionador com segurança e verifica se a folha fica parada em qualquer altura.",
          "No deslizante, o técnico confere a folga da cremalheira, que deve ficar em {rack.clearance} por todo o curso.",
          "A prova da folha vem antes da eletrônica, porque motor bom também para diante de portão travado.",
        ],
        [
          "Alimentação, capacitor e placa são medidos; no fim, o técnico regula curso e força e grava de novo os controles.",
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
        "Quem decide é a placa, não só o motor. Há controles Garen e compatíveis que servem, desde que o receptor aceite o código e o controle seja gravado nele.",
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
