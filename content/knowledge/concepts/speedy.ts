import type { Concept } from "#domain/knowledge/concept.ts";

export const speedy: Concept = {
  id: "speedy",
  kind: "brand",
  label: "Speedy",
  phrase: "o motor Speedy",
  words: [
    "speedy",
    "motor speedy",
    "kit speedy",
    "motor portão speedy",
    "portão speedy",
    "motor speed",
    "kit speed",
    "spidi",
  ],
  gates: ["basculante"],
  intent: "buying",
  answers: {
    any: [
      "Vendemos e instalamos o Speedy, kit basculante de 1/4 HP que abre em {opening.speedy}, bem mais depressa que o padrão. Custa {price.speedy}, com entrega e instalação incluídas, e serve em folha equilibrada de até {width.quarterHp} de largura.",
      "Instalamos o motor Speedy por {price.speedy}, com abertura em {opening.speedy}: ele fica entre o padrão e o JetFlex. É a escolha de quem quer esperar menos na rua gastando pouco a mais.",
      "Para portão basculante de casa, vendemos o Speedy instalado por {price.speedy}, com abertura em {opening.speedy}. Antes de montar, o técnico confere contrapeso, cabos e estrutura da folha.",
    ],
    repair: [
      "Consertamos motor Speedy de portão basculante como assistência independente: capacitor, fuso, fim de curso e placa são medidos no local. O equilíbrio da folha é conferido junto, porque motor rápido sente qualquer peso extra.",
      "Consertamos motor Speedy lento, que bate na chegada ou ronca sem partir, quase sempre sem trocar o motor. O serviço é independente, com o valor dito depois da medição e antes da peça.",
    ],
    price: [
      "O kit Speedy basculante de 1/4 HP custa {price.speedy}, com motor, controles, entrega e instalação. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
      "O Speedy instalado sai por {price.speedy}. A diferença para o padrão, de {price.padrao}, compra tempo: {opening.speedy} de abertura em vez de {opening.padrao}. Reparos no portão, se houver, são orçados à parte.",
    ],
    buying: [
      "Vendemos o Speedy instalado por {price.speedy}, para portão basculante de até {width.quarterHp} de largura. Ele abre em {opening.speedy}, sem chegar ao preço do JetFlex.",
      "Vendemos e instalamos o kit Speedy por {price.speedy}, com entrega e {warranty.motor} de garantia no motor. A foto do portão por dentro e a largura da folha confirmam se ele serve como está.",
    ],
    installation: [
      "Instalamos o Speedy num serviço de {time.tilting}, que já está no preço do kit. Inclui fixar o acionador, ligar em circuito próprio, regular fim de curso e força e programar os controles.",
      "Instalamos o Speedy depois de conferir contrapeso, cabos e coluna. Com a folha equilibrada, a montagem é a de um basculante comum; a regulagem da chegada recebe mais atenção por causa da velocidade.",
    ],
    comparison: [
      "Speedy ou JetFlex? O Speedy abre em {opening.speedy} por {price.speedy}; o JetFlex, em {opening.jetflex} por {price.jetflex}, com inversor. O padrão leva {opening.padrao} e custa {price.padrao}.",
      "Comparado ao motor padrão, o Speedy corta a abertura de {opening.padrao} para {opening.speedy} com diferença pequena de preço. Frente ao JetFlex, é mais lento e mais em conta.",
    ],
    question: [
      "Sim, o Speedy serve em portão basculante equilibrado de até {width.quarterHp}: abre em {opening.speedy} e custa {price.speedy}, com entrega e instalação. Não serve em portão de correr nem em folha mais larga, que pede outra potência.",
      "Vale a pena quando você espera na rua: são {opening.speedy} de abertura contra {opening.padrao} do Padrão, por {price.speedy} instalado. Em rua muito movimentada, compare com o JetFlex, de {price.jetflex}.",
    ],
    emergency: [
      "Motor Speedy parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. O basculante com defeito fica travado até o técnico chegar; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Speedy, corte a energia no disjuntor e mande foto de longe e o endereço. Não fique debaixo da folha nem tente destravá-la; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
    ],
    "how-to": [
      "No motor Speedy, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor Speedy com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
    ],
  },
  line: [
    "Quem quer ganhar tempo sem ir ao modelo mais caro tem o kit Speedy, que abre em {opening.speedy}.",
    "O Speedy basculante de 1/4 HP custa {price.speedy} instalado e serve em folha de até {width.quarterHp}.",
    "Entre o padrão e o JetFlex, o Speedy é o meio-termo em velocidade e em preço.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Speedy, o basculante rápido de 1/4 HP",
        "O que é o motor Speedy",
        "Speedy: tempo de abertura e limite de largura",
      ],
      slots: [
        [
          "Speedy é o nome do nosso kit basculante rápido de 1/4 HP, voltado a garagens de casa.",
          "O kit Speedy reúne motor basculante de 1/4 HP, central com receptor, controles e ferragens de fixação.",
          "Na nossa linha de basculantes, o Speedy ocupa o meio: mais rápido que o padrão, mais em conta que o JetFlex.",
        ],
        [
          "A folha termina a subida em {opening.speedy}, tempo de referência em portão equilibrado.",
          "O tempo de abertura de referência é de {opening.speedy}, contra {opening.padrao} do padrão.",
          "Na rua, a diferença aparece: {opening.speedy} de espera em vez de {opening.padrao}.",
        ],
        [
          "A potência é a mesma do padrão, 1/4 HP, então o limite de largura também é de {width.quarterHp}.",
          "A velocidade maior não significa força maior: a folha continua limitada a {width.quarterHp} de largura.",
          "Por ser de 1/4 HP, o Speedy atende folhas equilibradas de até {width.quarterHp} de largura.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quando o Speedy é a escolha certa",
        "Quando o Speedy basta e quando olhar outro kit",
        "Para que casa e que portão o Speedy serve",
      ],
      slots: [
        [
          "O Speedy serve a quem para na rua por alguns instantes e sente falta de um portão mais ágil.",
          "O caso típico do Speedy é a casa em rua de movimento médio, com pouco recuo.",
          "Para família que entra e sai várias vezes ao dia, o ganho de tempo aparece logo.",
        ],
        [
          "Se a rua é muito movimentada, compare com o JetFlex, que abre em {opening.jetflex} por {price.jetflex}.",
          "Em vila fechada, o padrão de {price.padrao} faz o mesmo serviço sem pressa.",
          "Quando o orçamento permite, o JetFlex acrescenta partida e parada suaves por {price.jetflex}.",
        ],
        [
          "O que não muda é a exigência com a folha: contrapeso certo, cabo bom e estrutura rígida.",
          "Um portão torto ou pesado deve passar por ajuste antes de receber qualquer motor rápido.",
          "A largura acima de {width.quarterHp} pede potência maior, faixa em que o Speedy não é o indicado.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Antes de pedir o Speedy, confira o portão",
        "O que observar para instalar um Speedy",
        "Seu portão está pronto para o Speedy?",
      ],
      slots: [
        [
          "O Speedy pede folha firme e equilibrada; observe de longe, sem mexer em cabo, mola ou contrapeso.",
          "Largura do vão e estado da folha decidem se o Speedy serve; o teste de equilíbrio fica com o técnico.",
          "Para saber se o Speedy serve, basta olhar, medir e fotografar: ninguém precisa soltar ou segurar a folha.",
        ],
        [
          "Folha que desce sozinha ou sobe com esforço costuma ter o contrapeso fora do ponto.",
          "Ferrugem na base, solda aberta e cabo desfiado são motivos para reparar antes de motorizar.",
          "Balanço lateral no meio da subida costuma ser estrutura frouxa, que a velocidade piora.",
        ],
        [
          "Mande as fotos e a largura, e respondemos se o kit serve como está.",
          "Com as imagens, o orçamento já diz se haverá ajuste de serralheria.",
          "A resposta sai pela foto; casos duvidosos pedem uma visita.",
        ],
      ],
      steps: [
        "Com o portão fechado, meça a largura do vão.",
        "Olhe por dentro se há ferrugem, solda aberta ou cabo desfiado.",
        "Fotografe as colunas e os contrapesos sem tocar neles.",
        "Veja se existe ponto de energia perto do local do motor.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa o Speedy e o que inclui", "Preço do kit Speedy", "Speedy instalado: o valor e o pacote"],
      slots: [
        [
          "O kit sai por {price.speedy}, com entrega e instalação incluídas.",
          "Por {price.speedy} você recebe o motor montado, regulado e com os controles programados.",
          "O valor de {price.speedy} cobre motor, central, controles, ferragens e mão de obra.",
        ],
        [
          "Parcelamos o valor do kit em até {shop.instalments} vezes no cartão.",
          "O cartão de crédito permite dividir o valor em até {shop.instalments} parcelas.",
          "Quem prefere dividir paga o kit em até {shop.instalments} vezes no cartão.",
        ],
        [
          "Fotocélula, trava, sinaleiro e nobreak são acessórios, somados só se você quiser.",
          "Ajuste de contrapeso, troca de cabo ou solda, quando precisos, entram à parte no orçamento.",
          "Acessórios e serralheria aparecem em linhas separadas, para você decidir.",
        ],
        [
          "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          "O motor sai com {warranty.motor} de garantia, e o serviço, com {warranty.installation}.",
          "São {warranty.motor} de cobertura para o motor e {warranty.installation} para o trabalho de instalação.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Cuidados com o motor Speedy",
        "Como manter o Speedy rápido",
        "Speedy: manutenção que conserva a velocidade",
      ],
      slots: [
        [
          "Fuso com graxa limpa e parafusos firmes mantêm o tempo de abertura.",
          "Graxa no fuso e folha equilibrada mantêm o Speedy rápido; com fuso seco ou folha pesada, ele perde desempenho.",
          "Lubrificação e contrapeso vêm primeiro, porque é por eles que a velocidade costuma cair.",
        ],
        [
          "Peça revisão {visits.home}, com reaperto, graxa e conferência do fim de curso.",
          "A visita preventiva parte de {price.preventive}, sem peças, e inclui o exame dos cabos e do equilíbrio.",
          "Uma revisão {visits.home} basta na maioria das casas, com fuso e cabos examinados.",
        ],
        [
          "Entre uma visita e outra, mantenha a fotocélula limpa e o caminho da folha livre.",
          "No dia a dia, ouça o portão: estalo novo ou pancada na chegada merece uma regulagem.",
          "Se a folha passar a bater na chegada, peça a regulagem do fim de curso sem adiar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O Speedy abre em quanto tempo?",
      answers: [
        "O Speedy abre em {opening.speedy}, tempo de referência para folha equilibrada dentro da largura indicada. O padrão leva {opening.padrao} e o JetFlex, {opening.jetflex}.",
        "Abre em {opening.speedy}. Folha pesada ou com cabo e roldana em mau estado leva mais tempo e desgasta o motor.",
      ],
    },
    {
      question: "O Speedy tem inversor como o JetFlex?",
      answers: [
        "Não: o inversor, com partida e parada controladas, é próprio do JetFlex. O Speedy é um kit basculante rápido de 1/4 HP, mais simples e mais em conta.",
        "Não, a linha com inversor é a JetFlex. Se a parada suave é o que você procura, compare os dois antes de decidir.",
      ],
    },
    {
      question: "O Speedy serve em portão de correr?",
      answers: [
        "Não, o kit Speedy é para portão basculante. Para portão de correr há motores deslizantes, cotados pela foto e pelo peso da folha.",
        "Não, é um motor basculante. O portão de correr usa cremalheira e outro tipo de máquina, cotada pelo peso da folha.",
      ],
    },
    {
      question: "Qual a largura máxima de portão para o Speedy?",
      answers: [
        "O Speedy serve em portão de até {width.quarterHp}, por ser um motor de 1/4 HP. Acima disso, a folha pede potência maior e o orçamento é outro.",
        "A referência é {width.quarterHp} de largura, com a folha equilibrada. Material e altura também contam, por isso pedimos fotos.",
      ],
    },
    {
      question: "A diferença de preço do Speedy para o Padrão compensa?",
      answers: [
        "Costuma compensar para quem espera na rua: o Speedy custa {price.speedy} e abre em {opening.speedy}; o padrão custa {price.padrao} e leva {opening.padrao}.",
        "Com o carro parado na via, a abertura em {opening.speedy} faz diferença todo dia; em vila fechada, o padrão atende.",
      ],
    },
  ],
  photo: "uma foto do portão fechado, outra por dentro com colunas e contrapesos, e a largura do vão",
  traits: {
    Origem: "Kit basculante rápido da nossa linha",
    "Conhecida por": "Abertura rápida com motor de 1/4 HP",
    "Peças e controles": "Conferidos pela etiqueta e pela central",
    Atenção: "Só para basculante, com limite de largura da folha",
  },
  related: ["jetflex", "tempo-de-abertura", "basculante", "kit", "preco", "ppa"],
  topic: "motor-de-abertura-rapida",
};
