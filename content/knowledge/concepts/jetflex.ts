import type { Concept } from "#domain/knowledge/concept.ts";

export const jetflex: Concept = {
  id: "jetflex",
  kind: "brand",
  label: "JetFlex",
  phrase: "o motor JetFlex",
  words: [
    "jetflex",
    "jet flex",
    "motor jetflex",
    "motor jet flex",
    "ppa jetflex",
    "ppa jet flex",
    "motor ppa jetflex",
    "motor ppa jet flex",
    "kit jetflex",
    "portão jetflex",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor JetFlex basculante de 1/4 HP custa {price.jetflex}, com entrega e instalação, e abre em {opening.jetflex}. É a linha rápida da PPA, com inversor, o circuito que controla a velocidade, e serve à folha equilibrada de até {width.quarterHp}; para portão maior, há a versão de 1/2 HP.",
      "O kit JetFlex que vendemos e instalamos custa {price.jetflex} e faz o basculante abrir em {opening.jetflex}, com partida e parada suaves. O motor é da PPA, com inversor, o circuito que controla a velocidade, para folha de até {width.quarterHp}; a versão de 1/2 HP fica sob consulta.",
      "JetFlex é o motor rápido da PPA: com inversor, o circuito que controla a velocidade, abre o portão basculante em {opening.jetflex} e custa {price.jetflex} instalado, em 1/4 HP. A folha precisa estar equilibrada e ter até {width.quarterHp}; acima disso existe a versão de 1/2 HP.",
    ],
    price: [
      "O preço do motor JetFlex basculante de 1/4 HP é {price.jetflex}, com entrega, instalação e controles programados, e ele abre em {opening.jetflex}. O valor pode ser dividido em até {shop.instalments} vezes no cartão. A versão de 1/2 HP, para portão maior, é orçada conforme a folha.",
      "O kit JetFlex custa {price.jetflex}, já instalado, para basculante de até {width.quarterHp}, com abertura em {opening.jetflex}. O valor inclui a central com inversor, o circuito que controla a velocidade, e pode ser pago em até {shop.instalments} parcelas no cartão.",
      "O JetFlex instalado custa {price.jetflex} na versão basculante de 1/4 HP, com inversor, que abre em {opening.jetflex}. Esse preço inclui entrega e mão de obra. Para folha maior que {width.quarterHp}, a versão de 1/2 HP tem orçamento próprio.",
    ],
    repair: [
      "Consertamos motor JetFlex como assistência independente, medindo rede, aterramento, sensor de posição e folha antes de condenar a placa, que tem inversor e não pode ser trocada por uma comum. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
      "O conserto do motor JetFlex lento ou sem parada suave começa pelo sensor de posição e pela folha, que explicam a maioria das falhas. A visita de regulagem em residência parte de {price.preventive}, sem peças. A placa com inversor é própria da linha e orçada à parte.",
      "O JetFlex parado depois de raio ou queda de energia precisa que se meçam a placa com inversor e o aterramento, o que fazemos como assistência independente. A visita de ajuste em casa parte de {price.preventive}, sem peças, e a placa nova é orçada antes da troca.",
    ],
    buying: [
      "O motor JetFlex basculante custa {price.jetflex} instalado e abre em {opening.jetflex}, o que ajuda quem espera na rua. Tem 1/4 HP, inversor da PPA e serve à folha equilibrada de até {width.quarterHp}; acima disso há a versão de 1/2 HP, sob consulta.",
      "Vendemos e instalamos o kit JetFlex por {price.jetflex}, com entrega, central com inversor e controles. Ele abre o basculante em {opening.jetflex}, e por isso os contrapesos, os cabos e a coluna precisam estar firmes. Serve à folha de até {width.quarterHp}.",
      "Para comprar o JetFlex, conte com {price.jetflex} pelo kit basculante de 1/4 HP instalado, que abre em {opening.jetflex}. Ele tem inversor, o circuito que controla a velocidade, serve à folha de até {width.quarterHp} de largura e tem {warranty.motor} de garantia no motor.",
    ],
    installation: [
      "A instalação do motor JetFlex está incluída nos {price.jetflex} do kit e leva de {time.tilting} no basculante. O técnico equilibra a folha, confere o aterramento, deixa a central aprender o percurso e regula a parada suave.",
      "Instalamos o JetFlex em {time.tilting}, em circuito próprio com aterramento, por {price.jetflex} no kit completo. Como ele abre em {opening.jetflex}, as folgas e a solda são acertadas antes, porque a velocidade aumenta qualquer batida.",
      "O kit JetFlex é instalado em {time.tilting}: o técnico equilibra a folha, fixa o motor na coluna e faz a central aprender o percurso. O valor de {price.jetflex} já inclui a mão de obra, com {warranty.installation} de garantia.",
    ],
    comparison: [
      "JetFlex, Speedy e Padrão são basculantes de 1/4 HP que diferem no tempo de abertura, {opening.jetflex}, {opening.speedy} e {opening.padrao}, e no preço instalado, {price.jetflex}, {price.speedy} e {price.padrao}. Só o JetFlex tem inversor, com partida e parada suaves; em rua calma, o Padrão basta.",
      "O motor JetFlex se diferencia de um comum pelo inversor, que acelera no meio e freia antes do fim. Ele abre em {opening.jetflex} por {price.jetflex} instalado; em rua calma, o Padrão, de {price.padrao} instalado, faz o serviço em {opening.padrao}.",
    ],
    "how-to": [
      "A programação do motor JetFlex é feita pela placa, que percorre a folha depois da montagem e grava as posições. Quem refaz essa gravação é o técnico, porque o acesso fica junto de partes energizadas; o dono cuida da pilha do controle e da fotocélula limpa.",
      "Para usar o JetFlex no dia a dia, mantenha as lentes da fotocélula limpas e a folha sem peso extra. Gravar percurso, força ou parada suave é serviço do técnico, e o basculante com defeito não deve ser destravado nem sem energia.",
    ],
    question: [
      "O JetFlex é o motor de portão rápido da PPA, com inversor, o circuito que controla a velocidade: abre o basculante em {opening.jetflex} e custa {price.jetflex} instalado, em 1/4 HP. Vale a pena em rua movimentada, com folha equilibrada de até {width.quarterHp}.",
      "Sim, o JetFlex de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex}, com instalação, se a folha basculante é firme e tem até {width.quarterHp}. O inversor, o circuito que controla a velocidade, deixa a partida e a parada suaves; em rua calma, o Padrão, de {price.padrao}, também atende.",
      "O JetFlex é uma boa escolha para quem quer um motor rápido: custa {price.jetflex} instalado e abre em {opening.jetflex}, com partida e parada suaves. Ele é da PPA e serve ao basculante de até {width.quarterHp}. A folha maior usa a versão de 1/2 HP.",
    ],
    emergency: [
      "Com o motor JetFlex parado e carro preso ou portão aberto, desligue o disjuntor, afaste as pessoas e não force a folha. O basculante com defeito fica travado até o técnico chegar, porque pode cair; o contato pelo WhatsApp funciona {shop.hours}.",
      "Em urgência com motor JetFlex, desligue o disjuntor e não fique debaixo da folha. O basculante não deve ser destravado, porque o motor pode ser o que a segura. Mande uma foto de longe e o endereço; o contato funciona {shop.hours}, com valor combinado antes.",
    ],
  },
  line: [
    "Para reduzir a espera, o kit basculante JetFlex abre em {opening.jetflex} e custa {price.jetflex} instalado.",
    "No JetFlex, a placa tem inversor, e uma central comum não a substitui.",
    "O JetFlex pede folha equilibrada, para a parada sair suave, e ligação com fio terra, que protege a placa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o JetFlex abre tão rápido", "JetFlex: motor com inversor", "O que muda em um motor JetFlex"],
      slots: [
        [
          "O inversor controla a frequência e a tensão que chegam ao motor, em vez de ligá-lo direto na rede. Assim a folha parte devagar, corre no meio e freia antes do batente.",
          "JetFlex é o nome da PPA para motores em que a placa comanda a rotação. O movimento tem três fases: saída suave, trecho rápido e chegada lenta.",
          "A diferença está no inversor, um circuito que acelera e freia dentro do mesmo percurso. No começo e no fim o motor anda devagar, e no meio ganha velocidade.",
          "A central com inversor varia a rotação ao longo do percurso, o que um motor comum não faz. Por isso o JetFlex é rápido sem bater no fim.",
        ],
        [
          "O basculante abre em {opening.jetflex}, contra {opening.padrao} do Padrão, o que reduz a espera na rua a cada chegada.",
          "A abertura leva {opening.jetflex}, enquanto o Speedy leva {opening.speedy} e o Padrão, {opening.padrao}. A potência de 1/4 HP é a mesma nos três.",
          "A espera cai para {opening.jetflex}; num kit Padrão seriam {opening.padrao}. O ganho vem do inversor, e não de mais força.",
          "Com {opening.jetflex} em vez de {opening.padrao}, o carro fica menos tempo na rua. A parada suave ainda poupa as soldas e o batente.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "JetFlex serve no seu portão?",
        "Quando o JetFlex compensa e o que a folha precisa ter",
        "Para que portão o JetFlex serve",
      ],
      slots: [
        [
          "O JetFlex serve ao basculante firme e equilibrado de até {width.quarterHp} e compensa em rua movimentada ou entrada sem recuo. Folha empenada, solda trincada ou contrapeso errado são corrigidos antes, porque a velocidade antecipa a quebra.",
          "Ele serve em folha basculante de até {width.quarterHp}, rígida e equilibrada. Vale a pena para quem espera na rua; em vila calma, o Padrão custa menos e basta. As folgas são corrigidas antes, porque batem mais forte em velocidade alta.",
          "Em folha equilibrada de até {width.quarterHp}, o de 1/4 HP serve; em folha maior, usa-se o de 1/2 HP, sob consulta. Quem chega à noite em rua escura é quem mais ganha com a rapidez.",
          "Meça a largura: com até {width.quarterHp} e estrutura firme, o JetFlex atende. Em garagem recuada a rapidez importa pouco, e na beira da rua ela compensa a diferença de preço.",
        ],
      ],
      bullets: [
        "Folha que não sobe nem cai sozinha, com contrapeso certo.",
        "Cabos, roldanas e pinos sem desgaste.",
        "Coluna firme no ponto em que o motor é fixado.",
        "Circuito elétrico próprio, com aterramento.",
        "Fotocélula instalada e alinhada.",
      ],
    },
    {
      about: "safety",
      headings: [
        "Velocidade com segurança no JetFlex",
        "Por que um motor rápido precisa de fotocélula e aviso",
        "O que protege quem passa por um portão JetFlex",
      ],
      slots: [
        [
          "Com abertura em {opening.jetflex}, a folha dá menos tempo de reação, e por isso a fotocélula deixa de ser opcional. A base do basculante avança para a calçada, e um sinaleiro avisa quem passa.",
          "Um motor rápido sem fotocélula é um risco para criança, animal e carro. Em calçada estreita, uma luz de aviso evita que alguém esteja na frente quando a folha sobe.",
          "Uma folha rápida precisa de fotocélula, que a faz voltar se alguém cruza o feixe. Um sinaleiro ou som completa a proteção, porque a base avança para fora na subida.",
          "A fotocélula e o sinaleiro fazem parte do conjunto quando o portão abre em {opening.jetflex}. A primeira protege no fechamento, e o segundo avisa a calçada na abertura.",
        ],
        [
          "A força fica no mínimo necessário e é testada pelo técnico com um objeto macio, nunca com o corpo. Quando a central permite, o fechamento pode ser mais lento que a abertura.",
          "O técnico regula a abertura rápida e o fechamento um pouco mais lento, se o modelo permite. A parada diante de um objeto é conferida na entrega.",
          "O teste de obstáculo usa um objeto macio e confirma que a folha inverte. A força mínima e o fechamento mais lento deixam a rapidez segura.",
          "A força é a menor que move a folha e é testada com um objeto. Ninguém testa com a mão, nem o técnico.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "JetFlex com defeito: o que observar",
        "Sinais de problema no motor JetFlex",
        "Quando o JetFlex deixa de ser suave",
      ],
      slots: [
        [
          "O primeiro sinal é a perda da parada suave: a folha volta a bater no fim ou anda devagar o tempo todo. As causas comuns são percurso perdido ou falha no sensor de posição.",
          "Uma pancada na chegada, onde antes a folha desacelerava, indica falha no sensor de posição. A lentidão no percurso inteiro sugere que a placa perdeu o percurso gravado.",
          "Se o portão passou a bater ou ficou lento, a central pode ter perdido a referência de posição. O movimento que para e recomeça indica folha pesada.",
          "Chegada brusca, lentidão e paradas no meio são os três sinais de defeito. O sensor, o percurso gravado e o peso da folha explicam quase todos.",
        ],
        [
          "Depois de uma queda de energia ou de um raio, o percurso precisa ser conferido, porque o inversor é sensível à rede ruim. Uma central comum não resolve, já que não comanda um motor feito para inversor.",
          "A tempestade e o aterramento ruim são o que mais danifica a placa com inversor. Trocá-la por outra qualquer não funciona, pois o motor e o inversor foram feitos um para o outro.",
          "O reparo começa pela mecânica e pelo sensor, que custam menos que a placa. O surto de raio é o que mais queima o inversor, e um protetor instalado no circuito reduz esse risco.",
          "Uma rede instável apaga o percurso gravado e pode queimar a placa. Ela só pode ser substituída por outra da linha, nunca por central universal.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço do JetFlex instalado", "Quanto custa um JetFlex", "Kit JetFlex: preço, parcelas e garantia"],
      slots: [
        [
          "O kit basculante de 1/4 HP custa {price.jetflex}, com motor, central, controles, ferragens, entrega e mão de obra. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          "A entrega e a instalação fazem parte dos {price.jetflex} do kit. Dá para pagar em até {shop.instalments} parcelas no cartão ou por Pix.",
          "Por {price.jetflex}, o JetFlex é entregue montado e com os controles gravados. O pagamento pode ser em até {shop.instalments} vezes no cartão de crédito.",
          "O conjunto completo, instalado no basculante, custa {price.jetflex}. O cartão permite parcelar o kit em até {shop.instalments} vezes.",
        ],
        [
          "Serralheria, cabo, fotocélula e nobreak são orçados à parte, se o portão precisar. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          "O acerto de contrapeso ou solda é orçado separado, e a versão de 1/2 HP tem valor próprio. O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
          "O que pode somar é um acessório ou o reparo da folha. O motor tem garantia de {warranty.motor}, e a instalação, de {warranty.installation}.",
          "Com folha firme e energia perto, você paga só o kit. Ele tem {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Em quantos segundos o JetFlex abre?",
      answers: [
        "O kit JetFlex abre o portão basculante em {opening.jetflex}, se a folha está equilibrada e tem até {width.quarterHp}. O Speedy leva {opening.speedy} e o Padrão, {opening.padrao}.",
        "O JetFlex de 1/4 HP abre em {opening.jetflex}, com a folha equilibrada e de até {width.quarterHp}. Folha pesada demora mais e gasta o motor.",
        "São {opening.jetflex} no basculante de até {width.quarterHp} com JetFlex de 1/4 HP, contra {opening.padrao} do Padrão.",
      ],
    },
    {
      question: "Quanto tempo leva para trocar meu motor por um JetFlex?",
      answers: [
        "A troca por um JetFlex leva de {time.tilting} em portão basculante, com folha e ponto de energia em ordem. Contrapeso, cabo ou solda somam tempo.",
        "Conte de {time.tilting} no basculante, da retirada do motor antigo ao teste do JetFlex. No mesmo dia o portão volta a ser usado.",
        "Leva de {time.tilting}, com a estrutura pronta. Se a folha precisa de acerto, ele é feito antes e combinado no orçamento.",
      ],
    },
    {
      question: "JetFlex e PPA são a mesma marca?",
      answers: [
        "Sim, JetFlex é o nome da tecnologia rápida da PPA, com inversor. Por isso o nome aparece em vários motores da marca, de movimentos diferentes.",
        "A PPA é a fabricante, e JetFlex é a linha rápida dela, com inversor. Nosso kit é o basculante de 1/4 HP, com 1/2 HP sob consulta.",
        "Sim, JetFlex é uma linha da PPA. O nome identifica os motores em que a central controla a velocidade.",
      ],
    },
    {
      question: "Dá para transformar meu motor comum em JetFlex?",
      answers: [
        "Não convém, porque a placa com inversor, o motor e o sensor formam um conjunto. O caminho é trocar o motor, aproveitando o circuito, a fotocélula e as ferragens boas.",
        "Na prática, não. Um motor comum ligado a um inversor perde força ou esquenta, e só a troca completa tem garantia.",
        "Não, porque o motor comum não foi feito para inversor. Na troca, a energia e a fotocélula costumam ficar.",
      ],
    },
    {
      question: "Portão antigo pode receber JetFlex?",
      answers: [
        "Pode, se a estrutura estiver firme e o contrapeso equilibrado. Caso contrário o ajuste vem antes, porque a velocidade aumenta as folgas.",
        "Sim, quando as soldas, os cabos e a coluna estão bons. O técnico examina a folha antes.",
        "Pode, depois que o técnico conferir cabo, pino e solda. A folha que pesa ou está torta precisa de serralheria primeiro.",
      ],
    },
  ],
  photo: "uma foto do portão por dentro, com os contrapesos à vista, a largura da folha e a etiqueta do motor atual",
  traits: {
    Origem: "Tecnologia da PPA, fabricante brasileira",
    "Conhecida por": "Abertura rápida, com partida e parada suaves",
    "Peças e controles": "Placa com inversor própria da linha",
    Atenção: "Exige folha equilibrada, aterramento e fotocélula",
  },
  related: ["ppa", "speedy", "tempo-de-abertura", "basculante", "fotocelula", "kit"],
  topic: "motor-de-abertura-rapida",
};
