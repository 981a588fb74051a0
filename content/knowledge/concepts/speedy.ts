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
      "O motor Speedy é o kit basculante de 1/4 HP que abre em {opening.speedy} e custa {price.speedy}, com entrega e instalação. Serve a portão basculante equilibrado de até {width.quarterHp}, e fica entre o Padrão, de {price.padrao}, e o JetFlex, de {price.jetflex}.",
      "Speedy, kit basculante rápido de 1/4 HP, sai por {price.speedy} instalado e abre em {opening.speedy}, metade do tempo do Padrão. O motor vale para folha de até {width.quarterHp}, com contrapeso e cabos em ordem.",
      "Vendemos e instalamos o kit Speedy por {price.speedy}: motor basculante de 1/4 HP, central, controles e mão de obra, com abertura em {opening.speedy}. A folha deve ser equilibrada e ter até {width.quarterHp} de largura.",
    ],
    price: [
      "O preço do motor basculante Speedy é {price.speedy}, com controles, entrega e instalação, e ele abre em {opening.speedy}. Divide-se em até {shop.instalments} vezes no cartão, e a diferença para o Padrão, de {price.padrao}, paga a metade da espera.",
      "Quanto custa o Speedy de 1/4 HP: {price.speedy}, já instalado no portão basculante, com abertura em {opening.speedy}. O cartão aceita até {shop.instalments} parcelas, e conserto da folha, se houver, é orçado à parte.",
      "O kit basculante Speedy 1/4 HP instalado sai por {price.speedy} e leva {opening.speedy} para abrir. Entre o Padrão, {price.padrao}, e o JetFlex, {price.jetflex}, é o meio-termo de preço e de velocidade.",
    ],
    repair: [
      "Consertamos motor Speedy de portão basculante: capacitor, fuso, fim de curso e placa são medidos no local. A visita de ajuste em casa parte de {price.preventive}, sem peças, e o equilíbrio da folha é conferido junto, porque motor rápido sente peso extra.",
      "Motor Speedy lento, que bate na chegada ou ronca sem partir, quase sempre se conserta sem trocar. Regular, em residência, custa desde {price.preventive}, fora peças; se o redutor acabou, um Speedy novo instalado sai por {price.speedy}.",
      "No conserto do motor Speedy, o técnico olha primeiro contrapeso e cabos do basculante, depois capacitor e fim de curso. O ajuste residencial começa em {price.preventive}, sem contar peças, e a peça gasta é orçada antes.",
    ],
    buying: [
      "O kit Speedy instalado custa {price.speedy}, para portão basculante de até {width.quarterHp}, e o motor de 1/4 HP abre em {opening.speedy}. Traz central, controles e entrega, com {warranty.motor} de garantia no motor.",
      "Vendemos o motor Speedy com instalação por {price.speedy}: basculante de 1/4 HP, abertura em {opening.speedy}, para folha equilibrada de até {width.quarterHp}. Custa pouco mais que o Padrão, de {price.padrao}, e abre na metade do tempo.",
      "Para comprar o Speedy, kit basculante 1/4 HP, conte {price.speedy} com entrega e montagem e {opening.speedy} de abertura. Confira se a folha é equilibrada e tem até {width.quarterHp} de largura.",
    ],
    installation: [
      "A instalação do motor Speedy está nos {price.speedy} do kit e leva de {time.tilting} no basculante. Inclui fixar o acionador, ligar em circuito próprio de 220 V, regular fim de curso e força e gravar os controles.",
      "Instalamos o Speedy em {time.tilting}, depois de conferir contrapeso, cabos e coluna do basculante. O kit montado custa {price.speedy}, abre em {opening.speedy} e tem {warranty.installation} de garantia no serviço.",
      "O kit Speedy é montado em {time.tilting}, sem mão de obra a somar aos {price.speedy}. Por ser rápido, {opening.speedy} de abertura, a regulagem da chegada recebe mais atenção.",
    ],
    comparison: [
      "Speedy abre em {opening.speedy} por {price.speedy}, JetFlex em {opening.jetflex} por {price.jetflex}, com inversor, e Padrão em {opening.padrao} por {price.padrao}, todos basculantes de 1/4 HP instalados. Speedy é o meio-termo entre preço e espera.",
      "Comparado ao Padrão, o motor Speedy corta a abertura de {opening.padrao} para {opening.speedy} por pouca diferença, {price.speedy} contra {price.padrao}. Frente ao JetFlex, de {opening.jetflex}, é mais lento, sem inversor, e custa menos que {price.jetflex}.",
    ],
    question: [
      "O Speedy é um kit de motor basculante rápido, de 1/4 HP, que abre em {opening.speedy} e custa {price.speedy}, com entrega e instalação. Serve em folha equilibrada de até {width.quarterHp}, e não em portão de correr.",
      "Sim, o kit Speedy serve em portão basculante de até {width.quarterHp}, e o motor abre em {opening.speedy}. Instalado custa {price.speedy} e vale a pena para quem espera na rua; o Padrão, de {price.padrao}, leva {opening.padrao}.",
      "O kit Speedy traz motor basculante de 1/4 HP, central, controles e ferragens, montado por {price.speedy}, com abertura em {opening.speedy}. É mais rápido que o Padrão e mais barato que o JetFlex, para folha de até {width.quarterHp}.",
    ],
    emergency: [
      "Motor Speedy parado com carro preso ou portão aberto: desligue o disjuntor, afaste as pessoas e não force a folha. O basculante com defeito fica travado até o técnico chegar; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Speedy, corte a energia, mande foto de longe e o endereço, e não fique debaixo da folha. Basculante não se destrava; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Speedy, o que cabe ao dono é limpar por fora, trocar a pilha do controle e manter a fotocélula limpa, com o disjuntor desligado. Gravar controle e regular força ficam com o técnico, porque há tensão da rede na central.",
      "Para cuidar do motor Speedy, teste pilha, botoeira e fotocélula e ouça se a folha bate na chegada. Regulagem e cadastro se fazem na placa, pelo técnico, em visita a partir de {price.preventive} em casa, sem peças.",
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
          "Speedy é o nosso kit basculante rápido de 1/4 HP, para garagem de casa: motor, central com receptor, controles e ferragens. Na linha, fica entre o Padrão e o JetFlex.",
          "O kit Speedy reúne motor basculante, central, controles e fixação, voltado a residências. É mais rápido que o Padrão e mais em conta que o JetFlex.",
          "Na nossa linha de basculantes, o Speedy ocupa o meio. Vem completo, com motor de 1/4 HP, central, controles e ferragens.",
          "Entre os três kits, o Speedy é o intermediário, com motor e central para garagem de casa. Controles e ferragens também estão incluídos.",
        ],
        [
          "A folha sobe em {opening.speedy}, contra {opening.padrao} do Padrão, tempo de portão equilibrado. A potência é a mesma, e por isso o limite de largura continua em {width.quarterHp}.",
          "São {opening.speedy} de espera em vez de {opening.padrao}. Velocidade maior não significa força maior, e a folha segue limitada a {width.quarterHp}.",
          "O tempo de referência é {opening.speedy}, metade do Padrão. Por ser de 1/4 HP, ele atende folha equilibrada de até {width.quarterHp}.",
          "Abre em {opening.speedy}, com 1/4 HP, para largura de até {width.quarterHp}. O Padrão, de mesma potência, leva {opening.padrao}.",
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
          "O Speedy serve a quem para na rua por instantes e quer gastar pouco a mais que o Padrão. Em rua muito movimentada, compare com o JetFlex, que abre em {opening.jetflex}.",
          "O caso típico é a casa em rua de movimento médio, com pouco recuo. Vila fechada fica bem com o Padrão, e avenida pede o JetFlex, de {opening.jetflex}.",
          "Família que entra e sai várias vezes ao dia sente logo a diferença. Quem quer ainda menos espera e parada suave olha o JetFlex, de {opening.jetflex}.",
          "Com pouco recuo e uso diário, o Speedy é o equilíbrio. Recuo grande dispensa pressa, e rua escura justifica o JetFlex, que leva {opening.jetflex}.",
        ],
        [
          "A folha precisa de contrapeso certo, cabo bom e estrutura rígida, porque a velocidade amplia folgas. Largura acima de {width.quarterHp} pede outra potência.",
          "Portão torto ou pesado passa por ajuste antes de receber motor rápido. Acima de {width.quarterHp}, o Speedy não é o indicado.",
          "Exige folha equilibrada, de até {width.quarterHp}, com solda e cabos inteiros. O que estiver gasto se acerta antes da montagem.",
          "Antes dele, acertam-se contrapeso, cabo e coluna. E a folha deve ter no máximo {width.quarterHp}.",
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
          "Basta olhar, medir e fotografar: ninguém precisa soltar ou segurar a folha. Ferrugem na base, solda aberta e cabo desfiado se reparam antes de motorizar.",
          "Observe de longe, sem mexer em cabo, mola ou contrapeso. O teste de equilíbrio fica com o técnico.",
          "A largura do vão e o estado da folha dizem se o kit serve. Faça tudo com o portão fechado e parado.",
          "Meça e fotografe com o portão fechado, sem destravar nada. Balanço lateral e cabo desfiado são motivos para acerto antes.",
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
          "O kit sai por {price.speedy}, com motor, central, controles, ferragens, entrega e instalação. O cartão divide em até {shop.instalments} vezes.",
          "Por {price.speedy} você recebe o motor montado, regulado e com os controles gravados. São até {shop.instalments} parcelas no cartão.",
          "O valor de {price.speedy} cobre equipamento e mão de obra. Dá para pagar em até {shop.instalments} vezes ou por Pix.",
          "São {price.speedy} pelo pacote inteiro, da entrega ao teste. O cartão aceita até {shop.instalments} vezes.",
        ],
        [
          "Fotocélula, trava e nobreak são acessórios à parte, e acerto de contrapeso ou solda entra se preciso. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Acessório e serralheria aparecem em linhas separadas. O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
          "À parte ficam fotocélula, sinaleiro e reparo da folha. São {warranty.motor} de cobertura para o motor e {warranty.installation} para a montagem.",
          "O que pode somar é cabo, solda ou acessório que você quiser. Vêm incluídos {warranty.motor} de garantia do motor e {warranty.installation} da instalação.",
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
          "Fuso com graxa limpa e folha equilibrada mantêm o tempo de abertura. A revisão em casa é {visits.home}, com reaperto, fim de curso e exame dos cabos.",
          "A velocidade cai por fuso seco ou folha pesada, e por isso a revisão {visits.home} começa por eles. Cabos e parafusos entram junto.",
          "Revise {visits.home}: graxa no fuso, contrapeso, cabos e fim de curso. É o que conserva o Speedy rápido.",
          "Graxa, equilíbrio e aperto, vistos {visits.home}, preservam a rapidez. Sem isso o motor força e perde tempo.",
        ],
        [
          "Entre as visitas, mantenha a fotocélula limpa e o caminho livre. Pancada nova na chegada pede regular o fim de curso sem adiar.",
          "No dia a dia, ouça o portão: estalo ou batida na chegada merece regulagem. A lente da fotocélula se limpa com pano seco.",
          "Se a folha passar a bater no fim, peça o ajuste. Lente limpa e vão livre completam o cuidado.",
          "Batida na chegada e lentidão são os dois avisos. A limpeza da fotocélula você mesmo faz, com pano seco.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O Speedy abre em quanto tempo?",
      answers: [
        "O Speedy abre em {opening.speedy}, com folha equilibrada de até {width.quarterHp}. O Padrão leva {opening.padrao}, e o JetFlex, {opening.jetflex}.",
        "Em {opening.speedy}, no portão basculante. Folha pesada ou cabo em mau estado faz o Speedy demorar mais e se desgastar.",
        "São {opening.speedy} de abertura no Speedy, metade do tempo do Padrão.",
      ],
    },
    {
      question: "O Speedy tem inversor como o JetFlex?",
      answers: [
        "O Speedy não tem inversor: a partida e a parada controladas são do JetFlex. É um kit rápido de 1/4 HP, mais simples e mais em conta.",
        "Não, a linha com inversor é a JetFlex. Se a parada suave é o que você procura, compare os dois.",
        "Não tem. A rapidez do Speedy vem do motor e do fuso, e o controle de velocidade fica com o JetFlex.",
      ],
    },
    {
      question: "O Speedy serve em portão de correr?",
      answers: [
        "O kit Speedy não serve em portão de correr, porque é basculante. Para correr há motor deslizante, cotado pelo peso da folha.",
        "Não, é um motor basculante. Portão de correr usa cremalheira e outro tipo de motor.",
        "Não serve: a folha que corre precisa de motor de piso. O Speedy empurra um braço de basculante.",
      ],
    },
    {
      question: "Qual a largura máxima de portão para o Speedy?",
      answers: [
        "A largura máxima para o Speedy é de {width.quarterHp}, por ser motor de 1/4 HP. Acima disso, a folha pede potência maior.",
        "O Speedy serve até {width.quarterHp}, com a folha equilibrada. Material e altura também contam.",
        "É {width.quarterHp}, em folha leve e equilibrada. Madeira e chapa grossa reduzem essa conta.",
      ],
    },
    {
      question: "A diferença de preço do Speedy para o Padrão compensa?",
      answers: [
        "Costuma compensar para quem espera na rua: o Speedy custa {price.speedy} e abre em {opening.speedy}; o Padrão custa {price.padrao} e leva {opening.padrao}.",
        "A diferença do Speedy compensa com o carro parado na via, todo dia. Em vila fechada, o Padrão atende.",
        "Compensa se você espera fora: é metade do tempo por pouco mais. Com recuo e rua calma, fique no Padrão.",
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
