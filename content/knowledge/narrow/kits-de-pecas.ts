import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const kitQuestions = [
  "",
  "o que vem",
  "vem",
  "preço",
  "o que vem preço",
  "comprar",
  "onde comprar",
  "completo",
  "instalado",
];

/** Kits of parts, what the box brings and what fitting it costs; and what is asked of parts in general. */
export const kitsDePecas: NarrowConcept[] = [
  {
    id: "kit-de-fotocelula",
    broader: "fotocelula",
    label: "Kit de fotocélula: o que vem",
    phrase: "o kit de fotocélula",
    asks: combine(
      ["kit fotocélula", "kit sensor barreira", "kit sensor presença", "kit par fotocélulas"],
      kitQuestions,
    ),
    intent: "buying",
    answers: {
      any: [
        "O kit de fotocélula vem com o par de sensores, um emissor e um receptor, as caixas de fixação, parafusos e manual. O cabo até a outra coluna, o eletroduto e a instalação ficam fora. Vendemos só o kit ou já instalado, e o preço é informado de graça, pelas fotos das duas colunas e da etiqueta do motor.",
        "No kit de fotocélula para portão vêm dois módulos, que ficam um de frente para o outro, mais suportes e manual. O modelo com espelho traz um módulo e um refletor. O fio quase nunca está na caixa, porque muda com a largura do vão. Mande fotos das colunas e dizemos qual serve e quanto custa.",
      ],
      price: [
        "O preço do kit de fotocélula muda pouco entre as marcas: o que muda o total instalado é o fio até a outra coluna. Com tubo pronto, o serviço custa menos. Sem ele, usa-se canaleta ou o modelo com espelho. Não há preço de tabela, e as fotos das colunas e da etiqueta do motor dão o valor de graça.",
        "Quanto custa o kit de fotocélula instalado depende do caminho do cabo e da largura do vão. O par de sensores é a parte menor, e a passagem do fio, a maior. O orçamento é grátis, por foto das duas colunas, e separa o kit da mão de obra, para você levar só o kit se quiser.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem na caixa e o que falta comprar", "Itens do kit e itens à parte"],
        slots: [
          [
            "A lista vale para a maioria das marcas. Confira na embalagem antes de marcar a instalação.",
            "Cada fabricante monta a sua caixa, mas os itens mais comuns são estes:",
          ],
        ],
        bullets: [
          "Vem: um emissor e um receptor, ou um módulo e um espelho",
          "Vem: caixas ou suportes de parede, parafusos e manual",
          "À parte: cabo até a outra coluna, em geral dois pares de fios",
          "À parte: eletroduto ou canaleta, quando não há tubo no piso",
          "À parte: mão de obra de fixar, ligar na central e testar",
        ],
      },
      {
        about: "choose",
        headings: ["Como saber se o kit serve no seu motor", "O que conferir antes de comprar o kit"],
        slots: [
          [
            "O kit não precisa ser da marca do motor. Precisa aceitar a tensão que a placa fornece, em geral 12 V ou 24 V, e ter alcance maior que a largura do vão. Portão na rua pede caixa vedada contra chuva.",
            "Confira três dados: a tensão da placa, em geral 12 V ou 24 V, o alcance em metros e a vedação contra chuva. A marca pode ser outra, desde que a central tenha entrada para fotocélula.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o kit instalado", "O que muda o preço da instalação"],
        slots: [
          [
            "O par de sensores custa parecido entre as marcas, e quem muda o total é o caminho do fio. Com tubo pronto entre as colunas, o serviço é rápido. Sem ele, usa-se canaleta ou o modelo com espelho, que leva fio de um lado só. Não há preço de tabela: as fotos dão o valor.",
            "O preço soma o kit, o cabo e a mão de obra. A casa com eletroduto sob o vão paga menos. Onde o piso teria de ser cortado, o modelo com espelho ou a canaleta sai mais barato. O valor vem antes da visita, por foto e sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de um ou de dois kits?",
        answers: [
          "Um kit basta na maioria das casas. Portão largo, com caminhão ou com criança pequena pode pedir um segundo par, em outra altura.",
          "Em casa, em geral um. O segundo par é usado quando é preciso vigiar duas alturas ou os dois lados do portão.",
        ],
      },
      {
        question: "Posso instalar o kit em casa?",
        answers: [
          "Fixar as caixas, sim. A ligação na central fica junto de fios da rede, e um fio trocado anula o sensor sem ninguém notar; essa parte é do técnico.",
          "Você pode passar o cabo pelo tubo com o disjuntor desligado. A ligação na placa e o teste ficam com o técnico.",
        ],
      },
      {
        question: "Em que altura a fotocélula fica?",
        answers: [
          "Em geral de 40 a 60 cm do piso, para perceber para-choque, criança e animal.",
          "Costuma ficar entre 40 e 60 cm do chão, com os dois lados na mesma altura e bem de frente.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor, com a largura do vão",
  },
  {
    id: "kit-de-trava-eletrica",
    broader: "trava",
    label: "Kit de trava elétrica: o que vem",
    phrase: "o kit de trava elétrica",
    asks: combine(["kit trava", "kit trava elétrica", "kit trava eletromagnética"], kitQuestions),
    intent: "buying",
    answers: {
      any: [
        "O kit de trava elétrica para portão traz a trava, o batente em que o pino entra, parafusos e, em boa parte das marcas, o módulo que a liga à central. Fio, solda da base e instalação ficam fora. Vendemos o kit avulso ou instalado, com preço grátis, pelas fotos do portão fechado e da etiqueta do motor.",
        "No kit de trava elétrica vêm o corpo da trava com o pino, o contrabatente e os parafusos. O módulo ou temporizador vem junto só quando a central não tem saída própria para trava. Confira isso antes de pagar. Pela foto da etiqueta do motor dizemos qual kit serve e quanto custa com a instalação.",
      ],
      price: [
        "O preço do kit de trava elétrica não é de tabela: ele muda com o modelo da trava e com o módulo de ligação, que algumas centrais dispensam. Instalado, somam-se o fio, a base e a mão de obra. Com fotos do portão fechado e da etiqueta do motor, o orçamento sai de graça, só do kit ou já com o serviço.",
        "O kit de trava elétrica custa o valor da trava, com o batente, e o do módulo, se a sua placa não tiver saída para ela. Na instalação contam os metros de fio e a solda da base. A foto da etiqueta do motor e do ponto da trava dá os dois preços, sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de trava", "Peças do kit e peças à parte"],
        slots: [
          [
            "Há kits completos e kits só com a trava. Compare o anúncio com esta lista:",
            "O nome é o mesmo, mas o conteúdo muda de uma marca para outra. Confira item por item:",
          ],
        ],
        bullets: [
          "Vem: a trava com o pino e a bobina que o puxa",
          "Vem: o contrabatente, a peça que recebe o pino",
          "Às vezes vem: módulo temporizador, para central sem saída de trava",
          "À parte: fio até a central e tubo para ele",
          "À parte: base soldada, instalação e ajuste do tempo",
        ],
      },
      {
        about: "choose",
        headings: ["Que kit serve no seu portão", "Tensão, posição e tipo de folha"],
        slots: [
          [
            "Confira a tensão da trava, que pode ser de 12 V, 127 V ou 220 V e precisa combinar com a central ou o módulo. No portão de correr, a trava fica no encontro com o batente. No de abrir em duas folhas, uma trava no piso costuma bastar.",
            "A trava precisa ter a tensão da saída da placa ou do módulo: 12 V, 127 V ou 220 V, conforme o modelo. O lugar também muda o kit: no batente do portão de correr, no piso do de abrir, na lateral do basculante.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a trava é instalada", "Da fixação ao teste"],
        slots: [
          [
            "O técnico marca o ponto com o portão fechado, fixa ou solda a base e leva o fio até a central, com o disjuntor desligado. Depois programa a trava para soltar um instante antes de o motor andar e testa a chave de emergência.",
            "Com o portão fechado, o técnico acha o ponto em que o pino entra sem forçar. Ele prende a trava, passa o fio, liga na saída da placa e regula o tempo. No fim testa vários ciclos e a abertura manual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se faltar luz, como abro a trava?",
        answers: [
          "A trava fica fechada e abre pela chave ou alavanca manual dela. Deixe essa chave do lado de dentro, ao alcance.",
          "Pela chave da própria trava. Sem energia o pino não recolhe sozinho, por isso não a guarde dentro do carro.",
        ],
      },
      {
        question: "Toda central aceita trava elétrica?",
        answers: [
          "Muitas têm saída própria. As outras recebem um módulo temporizador, que custa a mais e vem em alguns kits.",
          "Quase todas, direto ou por um módulo. A foto da etiqueta do motor mostra qual é o seu caso.",
        ],
      },
      {
        question: "A trava serve em portão basculante?",
        answers: [
          "Serve, na lateral da folha ou embaixo, conforme o batente. A folha precisa fechar sempre no mesmo ponto.",
          "Sim, desde que a folha esteja equilibrada e pare sempre no mesmo lugar, senão o pino não entra.",
        ],
      },
    ],
    photo: "fotos do portão fechado por dentro, do ponto da trava e da etiqueta do motor",
  },
  {
    id: "kit-de-roldana",
    broader: "roldana",
    label: "Kit de roldana: o que vem",
    phrase: "o kit de roldana",
    asks: [
      ...combine(["kit roldana", "kit roldanas"], kitQuestions),
      ...combine(
        ["kit roldana", "kit roldana rolamento", "kit roldanas", "kit 2 roldanas", "kit roldana caixa"],
        [
          "2 polegadas",
          "3 polegadas",
          "4 polegadas",
          "portão correr",
          "deslizante",
          "com rolamento",
          "canal u",
          "canal v",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de roldana para portão de correr traz, em geral, duas rodas com rolamento, nas caixas de fixação, e os parafusos. Na de 3 polegadas, a roda tem perto de 76 mm de diâmetro. Alguns kits somam os roletes da guia de cima. Vendemos só o kit ou já trocado, com preço grátis pela foto da roda e do trilho.",
        "No kit de roldana com rolamento vem o par de rodas, cada uma na sua caixa ou com o eixo solto, conforme o modelo. Escolha o mesmo diâmetro da antiga, como 3 polegadas (perto de 76 mm), e o canal do seu trilho, em V ou em U. A foto da roda com uma régua dá o preço, só do kit ou com a troca.",
      ],
      price: [
        "O preço do kit de roldana muda com o diâmetro, a carga e o tipo de rolamento, por isso não há tabela. O par de 3 polegadas costuma custar menos que o de 4. A troca soma a mão de obra de escorar a folha. Mande a foto da roda e do trilho e receba de graça os dois valores, só o kit ou já trocado.",
        "Quanto custa o kit de roldana depende de ser de 2, 3 ou 4 polegadas, de nylon ou de aço, parafusado ou soldado. A mão de obra de erguer e escorar a folha é orçada à parte. Com fotos da roda e do trilho, o preço do kit e o da troca saem sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de roldana", "Itens do kit e itens vendidos à parte"],
        slots: [
          [
            "Leia a descrição do anúncio, porque há kit com caixa e kit só com a roda. O mais comum é isto:",
            "Dois kits de mesmo tamanho podem trazer peças diferentes. Compare com a lista:",
          ],
        ],
        bullets: [
          "Vem: duas rodas de mesmo diâmetro e canal, com o rolamento montado",
          "Vem: caixas ou suportes, quando a roda é parafusada",
          "Às vezes vem: roletes da guia superior e parafusos",
          "À parte: trilho, batente e solda",
          "À parte: mão de obra de escorar a folha, trocar e regular a cremalheira",
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher o kit certo", "Diâmetro, canal e carga"],
        slots: [
          [
            "Meça o diâmetro de fora da roda: perto de 51 mm é 2 polegadas, 76 mm é 3 e 102 mm é 4. O canal V anda em trilho de cantoneira, e o U, em trilho redondo. A carga escrita em cada roda deve passar da metade do peso da folha, com sobra.",
            "O canal da roda segue o trilho: V na cantoneira e U no redondo. O diâmetro deve ser o da roda antiga, como 3 polegadas, ou 76 mm. Some a carga das duas rodas e veja se passa do peso da folha em pelo menos um terço.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que a troca é do técnico", "O cuidado na troca das rodas"],
        slots: [
          [
            "Para trocar a roda, a folha é solta do motor e erguida, e fora do trilho ela tomba de lado. O técnico escora os dois lados, troca o par e devolve a cremalheira à folga de {rack.clearance} da engrenagem.",
            "A folha de correr se apoia só nas duas rodas e na guia de cima. Erguida sem escora, ela cai para o lado. Por isso a troca é feita com a energia cortada, escoras e duas pessoas, e termina com a regulagem da parada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a roldana de 2 por uma de 3 polegadas?",
        answers: [
          "Pode ser preciso cortar e refazer o encaixe, e a folha sobe. Confira antes se a guia de cima e o motor aceitam a altura nova.",
          "Só com adaptação: a folha fica mais alta, e a guia, a cremalheira e a parada precisam ser acertadas.",
        ],
      },
      {
        question: "Compro o par ou só a roda ruim?",
        answers: [
          "O par, porque as duas rodaram o mesmo tanto, e roda nova com velha inclina a folha.",
          "Compre as duas. A mão de obra de erguer a folha é quase a mesma, e o portão fica nivelado.",
        ],
      },
      {
        question: "Roldana com um ou dois rolamentos?",
        answers: [
          "Para folha leve, um rolamento vedado basta. Folha pesada ou de muito uso dura mais com dois.",
          "A de dois rolamentos aguenta mais peso e balança menos. Em portão leve de casa, a de um costuma servir.",
        ],
      },
    ],
    photo: "fotos da roldana com uma régua ao lado e do trilho, com o disjuntor desligado",
  },
  {
    id: "ferragens-do-basculante",
    broader: "basculante",
    label: "Ferragens do portão basculante",
    phrase: "as ferragens do portão basculante",
    asks: [
      ...combine(
        ["kit ferragem", "kit ferragens", "ferragem", "ferragens", "jogo ferragem", "conjunto ferragem"],
        ["basculante", "portão basculante", "basculante preço", "basculante comprar", "basculante o que vem"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de ferragem para portão basculante reúne as peças que fazem a folha subir: em geral dois braços, pinos com rolamento, roldanas, cabos de aço e presilhas, e as caixas do contrapeso. O motor não faz parte dele. O conteúdo segue a medida da folha, e o orçamento é grátis, por fotos e pela largura e altura.",
        "A ferragem do portão basculante é vendida pela medida e pelo peso da folha, em jogo completo ou peça por peça: braço, pino, roldana, cabo e suporte do contrapeso. Trocamos as gastas no portão que já existe. Ferragem para fabricar um portão novo se encomenda na serralheria. Mande fotos e medidas para receber o valor.",
      ],
      price: [
        "O preço da ferragem do portão basculante não é de tabela, porque segue a medida e o peso da folha. Trocar só a peça gasta, como o par de cabos ou de roldanas, custa bem menos que o jogo inteiro. A mão de obra de escorar e equilibrar a folha é somada. O orçamento é grátis, por fotos e medidas.",
        "Quanto custam as ferragens do portão basculante depende de quais peças gastaram: pino e roldana são as mais baratas, e braço e caixa de contrapeso, as mais caras. O serviço é feito com a folha escorada. Mande fotos de longe, a largura e a altura, e o valor com a troca sai de graça.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As peças da ferragem, uma a uma", "Para que serve cada peça"],
        slots: [
          [
            "Saber o nome da peça ajuda a pedir a certa. Olhe de longe, sem abrir as caixas laterais:",
            "Estas são as peças do movimento, que se gastam antes da folha:",
          ],
        ],
        bullets: [
          "Braço: barra que liga a folha à coluna e guia a subida",
          "Pino e rolamento: ponto em que o braço gira",
          "Roldana: roda por onde passa o cabo",
          "Cabo de aço e presilhas: ligam a folha ao contrapeso",
          "Contrapeso ou mola: equilibra o peso da folha",
        ],
      },
      {
        about: "choose",
        headings: ["Kit inteiro ou só a peça gasta", "Como acertar a ferragem"],
        slots: [
          [
            "Em portão que já existe, quase sempre basta a peça gasta. O cabo e a roldana são trocados em par, e o braço precisa ter o mesmo comprimento e os mesmos furos. O kit inteiro só compensa quando tudo enferrujou ou quando a folha mudou de peso.",
            "Compre o jogo inteiro se a folha foi trocada ou se pinos, braços e cabos acabaram juntos. Nos outros casos, troque só o que gastou. A grossura do cabo e a carga da roldana seguem o peso da folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A troca é sempre com a folha escorada", "O risco de mexer na ferragem"],
        slots: [
          [
            "Cabo, mola e contrapeso guardam força para derrubar a folha. Nenhuma dessas peças se solta em casa. O técnico desliga o disjuntor, escora a folha, apoia o contrapeso e só então troca a ferragem.",
            "Não solte parafuso da lateral nem abra a caixa do contrapeso, porque a folha pode cair. Na visita, ela é escorada antes de tudo, e o equilíbrio é acertado no fim, antes de religar o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço", "Quanto custa a ferragem"],
        slots: [
          [
            "Não há preço de tabela, porque cada folha tem medida e peso próprios. O valor soma as peças e a mão de obra de escorar e equilibrar, que costuma ser a parte maior. O orçamento por foto é grátis e separa peça e serviço.",
            "O preço depende das peças, do peso da folha e do acesso às caixas laterais. A troca em par, de cabos e roldanas, dá quase o mesmo trabalho que a de um lado só. As fotos de longe, com as medidas, dão o total antes da visita, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A ferragem vem no kit do motor?",
        answers: [
          "Não. O kit do motor traz só as ferragens que prendem o motor e o acionador. Cabo, roldana e contrapeso são do portão.",
          "Só a do próprio motor, como suporte e braço de acionamento. As peças que sustentam a folha são orçadas à parte.",
        ],
      },
      {
        question: "Com ferragem nova, posso pôr motor?",
        answers: [
          "Pode, e é a melhor hora, porque a folha fica leve e equilibrada. Até {width.quarterHp} de largura, o kit instalado custa {models.pricesOr}.",
          "Sim. Com a folha equilibrada, o motor de 1/4 HP atende até {width.quarterHp}, por {models.pricesOr} já instalado.",
        ],
      },
      {
        question: "De que material é a melhor ferragem?",
        answers: [
          "Aço galvanizado, que resiste à ferrugem, com pinos que aceitem graxa ou tenham rolamento vedado.",
          "Prefira o galvanizado em lugar que molha, e rolamento vedado nos pontos de giro.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e das laterais, tiradas de longe, com a largura e a altura",
  },
  {
    id: "base-de-ferro-do-motor",
    broader: "suporte",
    label: "Base de ferro do motor deslizante",
    phrase: "a base de ferro do motor",
    asks: [
      ...combine(
        ["base ferro", "base metálica", "base fixação", "chapa base", "base regulável", "base"],
        [
          "motor deslizante",
          "motor correr",
          "motor portão correr",
          "motor deslizante comprar",
          "motor deslizante preço",
        ],
      ),
      "comprar base motor deslizante",
      "onde comprar base motor deslizante",
      "base ferro motor portão",
      "base metálica motor portão",
      "base ferro motor portão preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "A base de ferro para motor deslizante é a chapa, em geral com altura regulável, que prende o motor ao piso de concreto. Ela se compra pelo modelo do motor, porque os furos mudam. Muitos motores novos já trazem a sua. Vendemos a base avulsa ou já chumbada, com preço grátis pela foto da etiqueta e do lugar.",
        "Para comprar a base metálica do motor de correr, veja a marca e o modelo na etiqueta e meça a distância entre os furos. Há base em loja de automação, na serralheria, sob medida, e conosco, avulsa ou instalada. O preço depende do modelo e de o concreto estar bom, e sai de graça, por foto.",
      ],
      price: [
        "O preço da base para motor de portão de correr depende do modelo do motor e do piso: só a chapa é o mais barato, e refazer o concreto, o mais caro. Não há tabela. Com fotos da etiqueta, da base atual e do piso, o orçamento é grátis e separa a base da mão de obra de chumbar e regular.",
        "Quanto custa a base do motor deslizante varia com a furação, a altura e o estado do concreto. A chapa pronta custa menos que a feita sob medida na serralheria. A instalação, com chumbadores e folga da engrenagem acertada, é somada. O valor sai de graça, pela foto da etiqueta e do piso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual base serve", "O que medir antes de comprar a base"],
        slots: [
          [
            "A base errada deixa a engrenagem longe da cremalheira, a barra de dentes da folha. Confira estes dados com o disjuntor desligado:",
            "A furação decide, e a altura vem logo depois. Anote, com a energia cortada:",
          ],
        ],
        bullets: [
          "Marca e modelo do motor, pela etiqueta",
          "Distância entre os furos de fixação do motor",
          "Altura do piso até a cremalheira",
          "Espaço entre o motor e a folha",
          "Piso: concreto firme, piso frio ou terra",
        ],
      },
      {
        about: "replace",
        headings: ["Como a base é fixada", "Da base no concreto à folga da engrenagem"],
        slots: [
          [
            "A base é presa com chumbadores num bloco de concreto, alto o bastante para a água não alcançar o motor. Depois o motor é parafusado nela, e a altura é acertada até a engrenagem ficar a {rack.clearance} da cremalheira. Em concreto novo, espera-se a cura antes de usar.",
            "O técnico confere o concreto, fura e põe os chumbadores, nivela a chapa e prende o motor. A base com regulagem ajuda a deixar {rack.clearance} de folga entre engrenagem e cremalheira. No fim ele regula as paradas e testa o portão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a base", "O que muda o preço"],
        slots: [
          [
            "A chapa sozinha é o gasto menor. Encarecem o bloco de concreto novo, a solda e a adaptação para motor de outra marca. Se a base quebrou porque o portão bate, a parada precisa ser regulada na mesma visita.",
            "O preço sobe nesta ordem: só a chapa, a chapa com chumbadores novos e a base de concreto refeita. Numa troca de motor em casa, de {price.homeSwap} com mão de obra, aproveita-se a base que estiver firme e servir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar a base direto no portão?",
        answers: [
          "Não. O motor deslizante fica parado no piso, e só a cremalheira vai na folha.",
          "Não, porque quem anda é a folha. A base fica no chão, chumbada no concreto.",
        ],
      },
      {
        question: "A base do motor velho serve no novo?",
        answers: [
          "Serve se os furos e a altura combinarem. Entre marcas, costuma ser preciso uma chapa de adaptação.",
          "Às vezes. Mande foto da base e da etiqueta dos dois motores, e dizemos se dá para aproveitar.",
        ],
      },
      {
        question: "Dá para instalar sem base de concreto?",
        answers: [
          "Em piso firme e grosso, a chapa pode ser chumbada direto. Em terra ou piso fino, o concreto é necessário.",
          "Só se o contrapiso já for firme. Solto ou oco, ele racha com a força do motor.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da base atual e do piso, com a altura até a cremalheira",
  },
  {
    id: "peca-original-ou-paralela",
    broader: "pecas",
    label: "Peça original ou paralela",
    phrase: "a escolha entre peça original e paralela",
    asks: [
      ...combine(
        ["peça original ou", "peças originais ou"],
        ["paralela", "compatível", "genérica", "similar"],
        ["", "motor", "[marca]", "motor [marca]", "motor [marca] [modelo]", "qual melhor", "vale pena"],
      ),
      ...combine(
        ["peça paralela", "peças paralelas", "peça compatível", "peça genérica"],
        ["motor", "[marca]", "motor [marca]", "presta", "vale pena", "estraga motor", "diferença original"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre peça original e paralela para motor [marca], o que decide é a peça. Capacitor, rolamento, roldana e controle de código fixo seguem medida comum, e a paralela boa trabalha igual por menos. Engrenagem, porca do fuso e placa de motor com inversor pedem a original ou uma compatível feita para o modelo da etiqueta.",
        "A peça paralela serve no motor [marca] quando tem a mesma medida e os mesmos números da original: é o caso de capacitor, rolamento e fotocélula. Na engrenagem e na placa, prefira a original, porque o encaixe e o programa são do modelo. Pela foto da etiqueta, damos de graça o preço das duas opções.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual escolher em cada peça", "Peça por peça: original ou paralela"],
        slots: [
          [
            "A marca da peça importa menos que a medida. Use a lista para decidir:",
            "Nem toda peça precisa ser da fábrica. Veja onde a paralela serve e onde não convém:",
          ],
        ],
        bullets: [
          "Capacitor: paralelo serve, com os mesmos µF e volts iguais ou maiores",
          "Rolamento e retentor: paralelos servem, pelo número gravado na peça",
          "Fotocélula e botoeira: paralelas servem, se a tensão combinar com a placa",
          "Engrenagem, coroa e porca do fuso: original ou feita para o modelo",
          "Placa: universal em motor comum, original em motor com inversor ou encoder",
        ],
      },
      {
        about: "check",
        headings: ["Como reconhecer uma peça boa", "O que conferir antes de pagar"],
        slots: [
          [
            "A original vem na embalagem do fabricante, com código que bate com a etiqueta, e tem nota. A paralela boa traz marca própria, medida impressa e prazo de troca. Desconfie da peça sem nome, sem medida e sem nota.",
            "Compare o código, o número de dentes e os furos com a peça velha. Peça nota nas duas, original ou paralela, porque sem ela não há garantia. Peça sem marca e sem medida impressa não vale o risco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto muda o preço", "A diferença no orçamento"],
        slots: [
          [
            "A original custa mais, e a mão de obra é a mesma nas duas. Por isso a economia só vale se a paralela durar. O orçamento por foto é grátis e mostra as duas lado a lado, quando existem para o seu modelo.",
            "A diferença está só na peça, porque montar e regular custa igual. Numa peça barata, como o capacitor, ela quase não pesa. Na placa pesa mais, e ali compare também o conserto em bancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça paralela tira a garantia do motor?",
        answers: [
          "Pode tirar, se o motor ainda está na garantia do fabricante. Nesse prazo, procure antes a assistência da marca.",
          "Durante a garantia de fábrica, sim, em geral. Depois dela, vale o prazo da peça e os 90 dias da lei no serviço.",
        ],
      },
      {
        question: "Peça paralela estraga o motor?",
        answers: [
          "A de medida certa, não. A engrenagem com dente diferente come a cremalheira, e a placa errada pode queimar o motor.",
          "Só se a medida ou a tensão estiver errada. Por isso conferimos a etiqueta antes de indicar a peça.",
        ],
      },
      {
        question: "Vocês trabalham com peça original?",
        answers: [
          "Sim, quando há para o seu modelo. Somos loja independente: o orçamento diz se a peça é original ou compatível, e você escolhe.",
          "Trabalhamos com as duas. A proposta traz escrito qual é, e nada é trocado sem o seu aceite.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça que falhou, sem abrir a tampa",
  },
  {
    id: "troca-de-pecas-no-local",
    broader: "pecas",
    label: "Troca de peças do portão no local",
    phrase: "a troca de peças do portão",
    asks: [
      ...combine(
        ["troca peças", "trocar peças", "substituição peças", "reposição peças"],
        ["portão", "portão automático", "portão eletrônico", "motor", "motor portão", "manutenção", "conserto"],
      ),
      "manutenção troca peças",
      "manutenção troca peças portão",
      "manutenção portão troca peças",
      "conserto troca peças portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos a manutenção e a troca de peças do portão no seu endereço: o técnico testa a folha, mede o motor e a placa, mostra a peça gasta e só troca depois do seu aceite. Capacitor, roldana, engrenagem, fim de curso, cabo e placa são as mais trocadas. O orçamento por foto é grátis e separa a peça da mão de obra.",
        "Trocamos peças de portão automático no local, com a peça nova, a regulagem e o teste no mesmo serviço. Mande a foto da etiqueta do motor e um vídeo do defeito, e dizemos de graça a peça provável e o valor. Só o ajuste com limpeza, sem peças, parte de {price.preventive} em casa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Que peça o defeito costuma pedir", "Do sintoma à peça"],
        slots: [
          [
            "O que o portão faz já indica a peça, mas só a medição confirma. Compare com a lista:",
            "Antes de comprar, veja qual peça combina com o seu defeito. O técnico confirma na visita.",
          ],
        ],
        bullets: [
          "O motor ronca e não sai: capacitor",
          "O motor gira e a folha não anda: engrenagem, corrente ou porca do fuso",
          "O portão arrasta ou faz barulho: roldana, rolamento ou dobradiça",
          "O portão passa do ponto ou para antes: fim de curso",
          "O portão não responde: fusível ou placa",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita de troca", "Da medição ao teste final"],
        slots: [
          [
            "O técnico desliga o disjuntor, testa a folha solta do motor e depois mede a parte elétrica. Ele mostra a peça que falhou e diz o preço antes de trocar. No fim, regula a força e as paradas, testa vários ciclos e deixa a peça velha com você.",
            "A visita começa pela folha, porque portão pesado gasta a peça nova. Em seguida vêm o motor, os sensores e a placa. Com o seu aceite, a peça é trocada, o motor é regulado e o portão abre e fecha várias vezes na sua frente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar uma peça", "O que forma o preço"],
        slots: [
          [
            "O preço soma a peça do seu modelo e a mão de obra, e por isso não há uma tabela única. Capacitor, ímã e roldana estão entre as baratas. Engrenagem e placa custam mais. Se o total se aproxima da troca do motor, de {price.homeSwap} em casa com mão de obra, você recebe os dois valores.",
            "Cada peça tem o seu valor, dado por foto, e a mão de obra vem em linha separada. Duas peças trocadas na mesma visita dividem uma ida só. O cartão divide em até {shop.instalments} vezes. Compare sempre com a troca do motor, de {price.homeSwap} em casa, quando mais de uma peça falhou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a peça e vocês só instalam?",
        answers: [
          "Pode, se a peça servir. Mande antes a foto dela e da etiqueta do motor, e a garantia da peça fica com quem vendeu.",
          "Sim. Conferimos por foto se é do seu modelo, e o orçamento traz só a mão de obra.",
        ],
      },
      {
        question: "A peça trocada tem garantia?",
        answers: [
          "Tem os 90 dias da lei, para a peça e o serviço, além do prazo do fabricante escrito na nota.",
          "Sim: pela lei, 90 dias. Guarde a nota, que prova a data do serviço.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Peça pequena, como capacitor ou fim de curso, costuma levar até {trade.smallRepair}. Engrenagem, cabo e placa tomam mais tempo.",
          "Em geral até {trade.smallRepair} nas peças pequenas. Só a peça encomendada exige uma segunda visita.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito e a foto da etiqueta do motor",
  },
];
