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
      "O motor Speedy é o kit basculante de 1/4 HP que abre em {opening.speedy} e custa {price.speedy}, com entrega e instalação. Serve em portão equilibrado de até {width.quarterHp} e fica entre o Padrão, de {price.padrao}, e o JetFlex, de {price.jetflex}.",
      "Speedy é o kit basculante rápido de 1/4 HP, que sai por {price.speedy} instalado e abre em {opening.speedy}, metade do tempo do Padrão. O motor é indicado para folha de até {width.quarterHp}, com contrapeso e cabos em bom estado.",
      "O kit Speedy custa {price.speedy} e traz motor basculante de 1/4 HP, central, controles e mão de obra, com abertura em {opening.speedy}. Para recebê-lo, o portão deve estar equilibrado e ter até {width.quarterHp} de largura.",
    ],
    price: [
      "O preço do motor basculante Speedy é {price.speedy}, com controles, entrega e instalação, e ele abre em {opening.speedy}. O pagamento se divide em até {shop.instalments} vezes no cartão. O Padrão, de {price.padrao}, custa um pouco menos e leva o dobro do tempo.",
      "O Speedy de 1/4 HP custa {price.speedy} já instalado no portão basculante de até {width.quarterHp} e abre em {opening.speedy}. O cartão aceita até {shop.instalments} parcelas, e o conserto da folha, se for preciso, é orçado à parte.",
      "O kit basculante Speedy 1/4 HP instalado sai por {price.speedy} e leva {opening.speedy} para abrir. Entre o Padrão, de {price.padrao}, e o JetFlex, de {price.jetflex}, ele é o meio-termo de preço e de velocidade.",
    ],
    repair: [
      "O conserto do motor Speedy é feito no local, com medição de capacitor, fuso, fim de curso e placa. O equilíbrio da folha é conferido junto, porque motor rápido sente mais o peso extra. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
      "Motor Speedy lento, que bate na chegada ou ronca sem partir, quase sempre tem conserto. Regular, em residência, custa desde {price.preventive}, fora peças. Se as engrenagens do redutor acabaram, um Speedy novo instalado sai por {price.speedy}.",
      "No conserto do motor Speedy, o técnico examina primeiro o contrapeso e os cabos do basculante, depois o capacitor e o fim de curso. O ajuste residencial começa em {price.preventive}, sem contar peças, e a peça gasta é orçada antes da troca.",
    ],
    buying: [
      "O kit Speedy instalado custa {price.speedy}, para portão basculante de até {width.quarterHp}, e o motor de 1/4 HP abre em {opening.speedy}. Vem com central, controles e entrega, e o motor tem {warranty.motor} de garantia.",
      "O motor Speedy com instalação sai por {price.speedy}: é um basculante de 1/4 HP que abre em {opening.speedy}, para folha equilibrada de até {width.quarterHp}. Custa pouco mais que o Padrão, de {price.padrao}, e abre na metade do tempo.",
      "Para comprar o Speedy, kit basculante de 1/4 HP, conte com {price.speedy}, já com entrega e montagem, e com {opening.speedy} de abertura. Antes, confira se a folha está equilibrada e tem até {width.quarterHp} de largura.",
    ],
    installation: [
      "A instalação do motor Speedy está incluída nos {price.speedy} do kit e leva de {time.tilting} no basculante. O técnico fixa o motor, liga em circuito próprio, na tensão da etiqueta, regula fim de curso e força e grava os controles.",
      "Instalar o Speedy leva de {time.tilting}, depois de conferidos contrapeso, cabos e coluna do basculante. O kit montado custa {price.speedy}, abre em {opening.speedy} e tem {warranty.installation} de garantia no serviço.",
      "O kit Speedy é montado em {time.tilting}, sem mão de obra a somar aos {price.speedy}. Como ele abre em {opening.speedy}, a parada é regulada com cuidado, para a folha não bater no fim.",
    ],
    comparison: [
      "O Speedy abre em {opening.speedy} por {price.speedy}, o JetFlex em {opening.jetflex} por {price.jetflex}, com inversor, e o Padrão em {opening.padrao} por {price.padrao}, todos basculantes de 1/4 HP instalados. O Speedy é o meio-termo entre preço e espera.",
      "Comparado ao Padrão, o motor Speedy corta a abertura de {opening.padrao} para {opening.speedy} por pouca diferença: {price.speedy} contra {price.padrao}. O JetFlex é mais rápido, {opening.jetflex}, e tem inversor, mas custa {price.jetflex}.",
    ],
    question: [
      "O Speedy é um kit de motor basculante rápido, de 1/4 HP, que abre em {opening.speedy} e custa {price.speedy}, com entrega e instalação. Serve em folha equilibrada de até {width.quarterHp}, e não em portão de correr.",
      "Sim, o kit Speedy serve em portão basculante de até {width.quarterHp}, e o motor abre em {opening.speedy}. Instalado, custa {price.speedy} e vale a pena para quem espera na rua; o Padrão, de {price.padrao}, leva {opening.padrao}.",
      "O kit Speedy traz motor basculante de 1/4 HP, central, controles e ferragens, montado por {price.speedy}, com abertura em {opening.speedy}. É mais rápido que o Padrão e mais barato que o JetFlex, para folha de até {width.quarterHp}.",
    ],
    emergency: [
      "Motor Speedy parado com carro preso ou portão aberto deve ser desligado no disjuntor, com as pessoas longe e sem forçar a folha. O basculante com defeito fica travado até o técnico chegar. Chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Speedy, corte a energia, mande uma foto tirada de longe com o endereço e não fique debaixo da folha. Basculante com defeito não se destrava. O contato funciona {shop.hours}, e o valor é informado antes.",
    ],
    "how-to": [
      "No motor Speedy, você pode limpar por fora, trocar a pilha do controle e manter limpa a fotocélula, com o disjuntor desligado. Gravar controle e regular força ficam com o técnico, porque há tensão da rede na placa.",
      "Para cuidar do motor Speedy, teste a pilha, a botoeira e a fotocélula e ouça se a folha bate na chegada. A regulagem e o cadastro se fazem na placa, pelo técnico, em visita a partir de {price.preventive} em casa, sem peças.",
    ],
  },
  line: [
    "Quem quer ganhar tempo sem ir ao modelo mais caro tem o kit Speedy, que abre em {opening.speedy}.",
    "O Speedy basculante de 1/4 HP custa {price.speedy} instalado e serve em folha de até {width.quarterHp}.",
    "Entre o Padrão e o JetFlex, o Speedy é o meio-termo em velocidade e em preço.",
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
          "Speedy é o nosso kit basculante rápido de 1/4 HP, para garagem de casa, com motor, central com receptor, controles e ferragens. Na linha, fica entre o Padrão e o JetFlex.",
          "O kit Speedy reúne motor basculante, central, controles e fixação e é feito para residências. É mais rápido que o Padrão e mais em conta que o JetFlex.",
          "Na nossa linha de basculantes, o Speedy ocupa o meio, entre o Padrão e o JetFlex. Vem completo, com motor de 1/4 HP, central, controles e ferragens.",
          "Entre os três kits de basculante, o Speedy é o intermediário, com motor e central para garagem de casa. Controles e ferragens também estão incluídos.",
        ],
        [
          "A folha sobe em {opening.speedy}, contra {opening.padrao} do Padrão, quando o portão está equilibrado. A potência é a mesma, e por isso o limite de largura continua em {width.quarterHp}.",
          "São {opening.speedy} de espera em vez de {opening.padrao}. Mais velocidade não é mais força, e a folha continua limitada a {width.quarterHp} de largura.",
          "O tempo de referência do Speedy é {opening.speedy}, metade do Padrão. Por ter 1/4 HP, ele atende folha equilibrada de até {width.quarterHp}.",
          "O Speedy abre em {opening.speedy}, com 1/4 HP, e serve em largura de até {width.quarterHp}. O Padrão, de mesma potência, leva {opening.padrao}.",
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
          "O caso típico do Speedy é a casa em rua de movimento médio, com pouco recuo. Em vila fechada o Padrão basta, e em avenida o JetFlex, de {opening.jetflex}, compensa.",
          "Família que entra e sai várias vezes ao dia sente logo a diferença de tempo. Quem quer ainda menos espera e parada suave deve olhar o JetFlex, de {opening.jetflex}.",
          "Com pouco recuo e uso diário, o Speedy equilibra preço e tempo. Casa com recuo grande dispensa a rapidez, e rua perigosa justifica o JetFlex, que leva {opening.jetflex}.",
        ],
        [
          "A folha precisa de contrapeso certo, cabo bom e estrutura rígida, porque a velocidade aumenta o efeito das folgas. Largura acima de {width.quarterHp} exige outra potência.",
          "Portão torto ou pesado passa por ajuste antes de receber o motor rápido. Acima de {width.quarterHp} de largura, o Speedy não é o indicado.",
          "O Speedy exige folha equilibrada, de até {width.quarterHp}, com solda e cabos inteiros. O que estiver gasto é trocado antes da montagem.",
          "Antes da montagem do Speedy, o técnico acerta contrapeso, cabos e coluna, se for preciso. A largura da folha deve ficar em até {width.quarterHp}.",
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
          "Basta olhar, medir e fotografar, porque ninguém precisa soltar nem segurar a folha. Ferrugem na base, solda aberta e cabo desfiado são reparados antes de motorizar.",
          "Observe de longe, sem mexer em cabo, mola ou contrapeso. O teste de equilíbrio fica com o técnico, que escora a folha antes.",
          "A largura do vão e o estado da folha dizem se o kit serve. Faça a conferência com o portão fechado e parado.",
          "Meça e fotografe com o portão fechado, sem destravar nada. Folha que balança para os lados e cabo desfiado precisam de reparo antes do motor.",
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
          "O kit sai por {price.speedy}, com motor, central, controles, ferragens, entrega e instalação. O preço do Speedy pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Por {price.speedy} você recebe o motor montado, regulado e com os controles gravados. O kit pode ser pago em até {shop.instalments} parcelas no cartão.",
          "O valor de {price.speedy} cobre o equipamento e a mão de obra. Dá para pagar o Speedy em até {shop.instalments} vezes no cartão ou por Pix.",
          "São {price.speedy} pelo pacote inteiro, da entrega ao teste final. No cartão, o kit instalado pode ser pago em até {shop.instalments} vezes.",
        ],
        [
          "Fotocélula, trava e nobreak são acessórios à parte, e o reparo de contrapeso ou solda entra se for preciso. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Acessórios e serralheria aparecem em linhas separadas do orçamento. O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
          "À parte do kit ficam fotocélula, sinaleiro e reparo da folha. São {warranty.motor} de cobertura para o motor e {warranty.installation} para a montagem.",
          "O que pode somar ao preço é cabo, solda ou um acessório que você quiser. Vêm incluídos {warranty.motor} de garantia do motor e {warranty.installation} da instalação.",
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
          "Fuso com graxa limpa e folha equilibrada mantêm o tempo de abertura do Speedy. A revisão em casa é {visits.home}, com reaperto, fim de curso e exame dos cabos.",
          "A velocidade cai quando o fuso fica seco ou a folha pesada, e por isso a revisão {visits.home} começa por eles. Cabos e parafusos são vistos na mesma visita.",
          "Uma revisão {visits.home}, com graxa no fuso, contrapeso, cabos e fim de curso conferidos, conserva o Speedy rápido. Sem ela, o motor passa a forçar.",
          "Graxa no fuso, equilíbrio da folha e aperto dos parafusos, vistos {visits.home}, preservam a rapidez. Um portão pesado faz o motor perder tempo e se desgastar.",
        ],
        [
          "Entre as visitas, mantenha a fotocélula limpa e o caminho livre. Se aparecer pancada na chegada, peça logo a regulagem do fim de curso.",
          "No dia a dia, ouça o portão: estalo ou batida na chegada merece regulagem. A lente da fotocélula se limpa com pano seco.",
          "Se a folha passar a bater no fim, peça o ajuste antes que a solda sofra. Lente limpa e vão livre completam o cuidado do dono.",
          "Batida na chegada e lentidão são os dois sinais de que falta ajuste. A limpeza da fotocélula você mesmo faz, com pano seco.",
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
        "Não, o kit com inversor é o JetFlex. Se a parada suave é o que você procura, compare os dois.",
        "Não tem. A rapidez do Speedy vem do motor e do fuso, e o controle de velocidade fica com o JetFlex.",
      ],
    },
    {
      question: "O Speedy serve em portão de correr?",
      answers: [
        "O kit Speedy não serve em portão de correr, porque é basculante. Para correr há motor deslizante, cotado pelo peso da folha.",
        "Não, é um motor basculante. Portão de correr usa cremalheira e outro tipo de motor.",
        "Não serve, porque a folha que corre precisa de motor de piso. O Speedy empurra o braço de um basculante.",
      ],
    },
    {
      question: "Qual a largura máxima de portão para o Speedy?",
      answers: [
        "A largura máxima para o Speedy é de {width.quarterHp}, por ser motor de 1/4 HP. Acima disso, a folha precisa de potência maior.",
        "O Speedy serve até {width.quarterHp}, com a folha equilibrada. Material e altura também contam.",
        "São {width.quarterHp}, em folha leve e equilibrada. Madeira e chapa grossa reduzem esse limite.",
      ],
    },
    {
      question: "A diferença de preço do Speedy para o Padrão compensa?",
      answers: [
        "Costuma compensar para quem espera na rua: o Speedy custa {price.speedy} e abre em {opening.speedy}; o Padrão custa {price.padrao} e leva {opening.padrao}.",
        "Compensa para quem espera com o carro parado na via, todo dia. Em vila fechada, o Padrão atende.",
        "Se você espera na rua, sim: é metade do tempo por pouco mais. Com recuo e rua calma, fique no Padrão.",
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
