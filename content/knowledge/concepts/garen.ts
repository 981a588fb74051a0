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
      "Motor Garen é o automatizador de uma fabricante brasileira, comum em casas e pequenos comércios, com versões para portão basculante, deslizante e pivotante. A etiqueta na carcaça diz qual peça, placa ou controle serve no seu.",
      "A Garen é marca brasileira de motores, centrais e controles para portão. Vendemos, instalamos e consertamos: com uma foto do portão ou da etiqueta, indicamos o modelo, a peça e o valor.",
      "Quem tem motor Garen encontra reposição no comércio de automação sem dificuldade. O cuidado está em pedir pelo modelo exato, porque motor e central nem sempre continuam os originais de fábrica.",
    ],
    repair: [
      "Consertamos motor Garen como assistência independente, sem vínculo com a fábrica. O técnico confere a folha, mede capacitor e placa e troca só o que falhou, com regulagem e teste no fim.",
      "Motor Garen que ronca, para no meio ou não responde ao controle tem conserto na maioria dos casos. Nossa assistência é independente e atende basculante, deslizante e pivotante da marca.",
      "Fazemos manutenção de motores Garen por conta própria, como serviço independente. Fuso seco, bucha gasta, ímã de fim de curso deslocado e placa úmida estão entre os reparos mais comuns.",
    ],
    price: [
      "O preço de um motor Garen varia com o tipo de portão e a potência. Para comparar, nosso kit basculante de 1/4 HP padrão sai por {price.padrao} instalado; a marca Garen é cotada pela foto do portão.",
      "Trocar o motor de uma casa por um Garen ou equivalente fica na faixa de {price.homeSwap}, conforme o modelo. Conserto tem valor por peça, informado depois da foto da etiqueta, com orçamento grátis.",
    ],
    buying: [
      "Para comprar motor Garen, separe três dados: como o portão abre, a largura da folha e o número de aberturas por dia. Com eles indicamos a versão certa e confirmamos disponibilidade e preço.",
      "Motor Garen para casa atende bem folha equilibrada e de peso moderado. Confira a tensão da rede e a compatibilidade com os controles da família antes de fechar; o pagamento vai em até {instalments} vezes.",
    ],
    installation: [
      "A instalação de um motor Garen basculante leva de {time.tilting}, e a de um deslizante, de {time.sliding}. Inclui fixação, ligação elétrica, curso, força e gravação dos controles, com {warranty.installation} de garantia no serviço.",
      "Instalamos motor Garen comprado por você, com mão de obra a partir de {price.installation}. Antes de fixar, o técnico verifica se a folha anda leve, se há ponto de energia e se a coluna ou a base aguenta o conjunto.",
    ],
    comparison: [
      "Garen e outras marcas brasileiras disputam o mesmo tipo de portão residencial, com motores de porte parecido. Compare potência, velocidade e regime de uso do modelo, além da facilidade de achar controle e placa perto de você.",
      "Entre um Garen e um motor de outra marca, olhe primeiro a etiqueta e depois o nome. Mesma potência e mesmo movimento dão resultado semelhante; a diferença aparece na central, no controle e na assistência disponível.",
    ],
  },
  line: [
    "Em motor Garen, confirme se a placa ainda é a original, porque muitos portões já trocaram de central.",
    "A Garen tem reposição comum no comércio, o que ajuda a resolver capacitor, engrenagem e controle sem demora.",
    "No basculante Garen, a porca e o fuso pedem graxa em dia, e no deslizante o cuidado é a cremalheira.",
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
          "A Garen é uma fabricante brasileira de automatizadores, com motores basculantes, deslizantes e pivotantes.",
          "Motores para folha que sobe, que corre e que gira formam a base do catálogo da brasileira Garen.",
          "De origem brasileira, a Garen produz o motor e também a central, o receptor e os controles que o comandam.",
        ],
        [
          "Em sobrados paulistas é fácil encontrar um basculante da marca; nos terrenos largos aparecem os deslizantes.",
          "O basculante trabalha com fuso e braço, o deslizante com cremalheira e o pivotante com atuador em cada folha.",
          "Nomes como KDZ, nos deslizantes, ajudam a reconhecer a família, e o resto está escrito na etiqueta.",
        ],
        [
          "A marca vende ainda fotocélulas, travas e receptores avulsos, que convivem com motores de outros fabricantes.",
          "Receptor avulso e controle da Garen aparecem até em portões cujo motor é de outra marca.",
          "Um portão {em} pode ter motor de uma marca e controle Garen, e a compra precisa considerar os dois.",
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
          "Rangido na subida do basculante costuma ser falta de graxa no fuso ou bucha no fim.",
          "Um basculante Garen que estala ao inverter o sentido pede exame do fuso, da bucha e do braço.",
        ],
        [
          "No deslizante, dente pulando na cremalheira indica folga demais, e motor forçando indica folga de menos.",
          "Se o motor de correr gira e a folha não anda, a engrenagem interna ou o destravamento merecem exame.",
          "Portão de correr que passa do ponto costuma ter ímã de fim de curso solto ou fora de posição.",
        ],
        [
          "Falha depois de chuva aponta para umidade na central; falha depois de raio aponta para surto.",
          "Controle que perde alcance pede troca de pilha antes de qualquer suspeita sobre o receptor.",
          "Quando o defeito vai e volta, contato oxidado na placa é uma hipótese que só a medição confirma.",
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
        "Preço de motor e conserto Garen",
        "Quanto se gasta com um Garen",
        "O que pesa no orçamento de um Garen",
      ],
      slots: [
        [
          "Motor novo tem preço por tipo de portão e potência; em casa, a troca completa fica na faixa de {price.homeSwap}.",
          "Para trocar um Garen antigo por motor novo, a faixa residencial é de {price.homeSwap}, com variação por modelo.",
          "A conta da troca residencial fica na faixa de {price.homeSwap}; portão pesado sai de {price.heavySwap}.",
        ],
        [
          "No conserto, controle, capacitor e bucha pesam menos que placa e engrenagem.",
          "Reparo de peça simples sai bem mais em conta que motor novo, e o valor é dito antes da troca.",
          "Placa e redutor são as peças que mais pesam no orçamento do conserto.",
        ],
        [
          "A revisão preventiva de uma casa parte de {price.preventive}, sem contar peças.",
          "Quem mantém a revisão em dia, a partir de {price.preventive} por visita, costuma adiar a troca do motor.",
          "Portões grandes ou com muito a ajustar ficam na faixa de {price.preventiveRange} na visita preventiva.",
        ],
      ],
    },
    {
      about: "visit",
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
        "O que tiver a mesma frequência e o mesmo tipo de código da central instalada. Mande a foto do controle atual, frente e verso, porque a placa pode não ser mais a original.",
        "Depende da placa, não só do motor. Há controles Garen e compatíveis que servem, desde que o código seja aceito pelo receptor e gravado nele.",
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
      question: "Posso programar o controle Garen sozinho?",
      answers: [
        "O manual da placa ensina a sequência, mas o botão de gravação fica perto de partes energizadas. Se você não tem preparo, deixe a programação com um técnico.",
        "Não recomendamos abrir o motor para isso. A gravação é rápida para o técnico e evita apagar por engano os controles que já funcionam.",
      ],
    },
    {
      question: "Meu Garen está lento. O que pode ser?",
      answers: [
        "Capacitor enfraquecido, fuso sem graxa ou folha pesada são as causas mais prováveis. O técnico testa a folha na mão e mede o capacitor antes de mexer na placa.",
        "Lentidão costuma vir de esforço: trilho sujo, contrapeso desequilibrado ou falta de lubrificação. Se a folha está leve, a suspeita passa para o capacitor.",
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
  photo: "uma foto da etiqueta do motor Garen, outra do controle, frente e verso, e um vídeo do portão tentando abrir",
  traits: {
    Origem: "Brasileira, fabricante de automatizadores e acessórios",
    "Conhecida por": "Basculantes e deslizantes para casas e pequenos comércios",
    "Peças e controles": "Comuns em lojas de automação",
    Atenção: "Confirmar a central instalada antes de pedir peça",
  },
  related: ["garen-kdz", "ppa", "placa", "controle", "fuso", "cremalheira"],
  topic: "motores-garen",
};
