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
      "O motor JetFlex basculante de 1/4 HP custa {price.jetflex}, com entrega e instalação, e abre em {opening.jetflex}. É a linha rápida da PPA, com inversor, o circuito que controla a velocidade, e serve a folha equilibrada de até {width.quarterHp}.",
      "O kit JetFlex que vendemos e instalamos sai por {price.jetflex} e faz o basculante abrir em {opening.jetflex}, com partida e parada suaves. O motor é da PPA, com inversor, para folha de até {width.quarterHp}; a versão de 1/2 HP fica sob consulta.",
      "JetFlex é o motor rápido da PPA: com inversor, abre o portão basculante em {opening.jetflex} e custa {price.jetflex} instalado, em 1/4 HP. Pede folha equilibrada de até {width.quarterHp}, e acima disso existe a versão de 1/2 HP.",
    ],
    price: [
      "O preço do motor JetFlex basculante de 1/4 HP é {price.jetflex}, com entrega, instalação e controles programados, e ele abre em {opening.jetflex}. Divide-se em até {shop.instalments} vezes no cartão, e a versão de 1/2 HP é cotada conforme o portão.",
      "Quanto custa o kit JetFlex: {price.jetflex}, já instalado, para basculante de até {width.quarterHp}, com abertura em {opening.jetflex}. O inversor e a central vêm juntos, e o cartão aceita até {shop.instalments} parcelas.",
      "O JetFlex instalado sai por {price.jetflex} na versão basculante de 1/4 HP com inversor, que abre em {opening.jetflex}. Para folha maior que {width.quarterHp}, a de 1/2 HP tem orçamento próprio.",
    ],
    repair: [
      "Consertamos motor JetFlex como assistência independente: o exame mede rede, aterramento, sensor de posição e folha antes de condenar a placa com inversor, que não aceita central comum. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
      "No conserto do motor JetFlex lento ou sem parada suave, o sensor de posição e a folha vêm primeiro, porque explicam a maioria das falhas. Regular, em residência, custa desde {price.preventive}, fora peças, e a placa com inversor é própria da linha.",
      "JetFlex parado depois de raio ou queda de energia pede medição da placa inversora e do aterramento, feita por nós de forma independente. Só ajuste residencial começa em {price.preventive}, sem peças; placa nova é orçada antes da troca.",
    ],
    buying: [
      "O motor JetFlex basculante instalado custa {price.jetflex} e abre em {opening.jetflex}, para quem espera na rua. Tem 1/4 HP, inversor da PPA e serve a folha equilibrada de até {width.quarterHp}; acima disso há a de 1/2 HP, sob consulta.",
      "Vendemos e instalamos o kit JetFlex por {price.jetflex}, com entrega, central com inversor e controles. Ele abre o basculante em {opening.jetflex}, e contrapeso, cabos e coluna precisam estar firmes para essa velocidade.",
      "Para comprar JetFlex, conte com {price.jetflex} pelo kit basculante de 1/4 HP instalado, com abertura em {opening.jetflex} e inversor. Serve até {width.quarterHp} de largura, com {warranty.motor} de garantia no motor.",
    ],
    installation: [
      "A instalação do motor JetFlex está incluída nos {price.jetflex} do kit e leva de {time.tilting} no basculante. O técnico equilibra a folha, confere o aterramento, deixa a central com inversor aprender o curso e regula a desaceleração.",
      "Instalamos o JetFlex em {time.tilting}, em circuito próprio de 220 V com terra, por {price.jetflex} no kit completo. Como ele abre em {opening.jetflex}, folgas e solda são acertadas antes, porque a velocidade amplia qualquer batida.",
      "O kit JetFlex é montado em {time.tilting}: folha equilibrada, acionador na coluna, central com inversor e curso aprendido. O valor de {price.jetflex} já inclui a mão de obra, com {warranty.installation} de garantia.",
    ],
    comparison: [
      "JetFlex, Speedy e Padrão são basculantes de 1/4 HP e diferem no tempo, {opening.jetflex}, {opening.speedy} e {opening.padrao}, e no preço, {price.jetflex}, {price.speedy} e {price.padrao}, instalados. Só o JetFlex tem inversor, com partida e parada suaves.",
      "Entre o motor JetFlex e um comum, a diferença está no inversor, que acelera no meio e freia antes do fim. Ele abre em {opening.jetflex} por {price.jetflex}; em rua calma, o Padrão, {price.padrao} instalado, faz o serviço em {opening.padrao}.",
    ],
    "how-to": [
      "No motor JetFlex, quem aprende o curso é a placa: depois da montagem, ela percorre a folha e grava as posições. O técnico refaz esse aprendizado, porque o acesso fica junto de partes energizadas; ao dono cabem a pilha do controle e a fotocélula limpa.",
      "Para usar o JetFlex no dia a dia, mantenha as lentes da fotocélula limpas e a folha sem peso extra. Gravar curso, força ou desaceleração é serviço do técnico, e o basculante com defeito não se destrava nem sem energia.",
    ],
    question: [
      "O JetFlex é o motor de portão rápido da PPA, com inversor, que abre o basculante em {opening.jetflex} e custa {price.jetflex} instalado, em 1/4 HP. Vale a pena em rua movimentada, com folha equilibrada de até {width.quarterHp}.",
      "Sim, o JetFlex de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex}, com instalação, se a folha basculante é firme e tem até {width.quarterHp}. O inversor faz partir e parar suave; em rua calma, o Padrão, de {price.padrao}, também atende.",
      "Para quem quer um motor rápido com inversor, o JetFlex custa {price.jetflex} instalado e abre em {opening.jetflex}. Ele é da PPA, serve ao basculante de até {width.quarterHp}, e folha maior usa a versão de 1/2 HP.",
    ],
    emergency: [
      "Motor JetFlex parado com carro preso ou portão aberto: desligue o disjuntor, afaste as pessoas e não force a folha. O basculante com defeito fica travado até o técnico chegar; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor JetFlex, corte a energia, mande foto de longe e o endereço, e não fique debaixo da folha. O basculante não se destrava; o contato funciona {shop.hours}, com valor combinado antes.",
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
          "O inversor controla a frequência e a tensão que chegam ao motor, em vez de ligá-lo direto na rede. A folha parte devagar, corre no meio e freia antes do batente.",
          "JetFlex é o nome da PPA para motores em que a placa comanda a rotação. O movimento tem três fases: saída suave, trecho veloz e chegada lenta.",
          "Quem faz a diferença é o inversor, circuito que acelera e freia dentro do mesmo percurso. Nas pontas o motor anda macio, e no meio ganha velocidade.",
          "A central com inversor varia a rotação ao longo do curso, o que um motor comum não faz. Por isso o JetFlex corre sem bater no fim.",
        ],
        [
          "O basculante abre em {opening.jetflex}, contra {opening.padrao} do Padrão, o que poupa mais de dez segundos de espera a cada chegada.",
          "São {opening.jetflex} de abertura, enquanto o Speedy leva {opening.speedy} e o Padrão {opening.padrao}. A potência de 1/4 HP é a mesma nos três.",
          "Na prática, a espera cai para {opening.jetflex}; num kit Padrão seriam {opening.padrao}. O ganho vem do inversor, e não de mais força.",
          "Com {opening.jetflex} em vez de {opening.padrao}, o carro fica menos tempo na rua. A parada suave ainda poupa soldas e batente.",
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
          "O JetFlex serve ao basculante firme e equilibrado de até {width.quarterHp}, e compensa em rua movimentada ou entrada sem recuo. Empeno, solda trincada ou contrapeso errado se acertam antes, porque a velocidade antecipa a quebra.",
          "Serve em folha basculante de até {width.quarterHp}, rígida e equilibrada. Vale para quem espera na via; em vila calma, o Padrão custa menos, e folga que mal se ouvia vira batida em velocidade alta.",
          "Até {width.quarterHp} de folha equilibrada, serve o de 1/4 HP; maior, o de 1/2 HP, sob consulta. Quem chega à noite em rua escura é quem mais ganha com ele.",
          "Meça a largura: com até {width.quarterHp} e estrutura firme, o JetFlex atende. Em garagem recuada a rapidez importa pouco, e na beira da rua ela paga a diferença.",
        ],
      ],
      bullets: [
        "Folha que não sobe nem cai sozinha, com contrapeso certo",
        "Cabos, roldanas e pinos sem desgaste",
        "Coluna firme no ponto do acionador",
        "Circuito próprio de 220 V com aterramento",
        "Fotocélula instalada e alinhada",
      ],
    },
    {
      about: "safety",
      headings: [
        "Velocidade com segurança no JetFlex",
        "Motor rápido pede fotocélula, aviso e regulagem",
        "O que protege quem passa por um portão JetFlex",
      ],
      slots: [
        [
          "Com abertura em {opening.jetflex}, a folha dá menos tempo de reação, e a fotocélula deixa de ser opcional. A base do basculante avança para a calçada, e um sinaleiro avisa quem passa.",
          "Motor veloz sem fotocélula é risco para criança, animal e carro. Em calçada estreita, a luz de aviso evita que alguém esteja na frente quando a folha sobe.",
          "Uma folha rápida precisa de fotocélula, que a faz voltar se alguém cruza o feixe. Sinaleiro ou som completam, porque a base se projeta para fora na subida.",
          "Fotocélula e sinaleiro fazem parte do conjunto quando o portão abre em {opening.jetflex}. O primeiro protege o fechamento, e o segundo, a calçada na abertura.",
        ],
        [
          "A força fica no mínimo necessário e é testada pelo técnico com um objeto macio, nunca com o corpo. Quando a central permite, o fechamento pode ser mais lento que a abertura.",
          "Na regulagem, abre-se depressa e fecha-se um pouco mais devagar, se o modelo permite. A parada diante de um objeto é conferida na entrega.",
          "O teste de obstáculo usa um objeto macio e confirma que a folha inverte. Força justa e fechamento mais calmo deixam a rapidez segura.",
          "A força é a menor que move a folha, provada com um objeto. Ninguém testa com a mão, nem o técnico.",
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
          "O primeiro sinal é a perda da parada suave: a folha volta a bater no fim ou anda devagar o tempo todo. Isso costuma ser curso perdido ou sensor de posição falhando.",
          "Pancada na chegada, onde antes havia desaceleração, aponta para o sensor de posição. Lentidão no percurso inteiro sugere que a placa perdeu o curso aprendido.",
          "Se o portão passou a bater ou ficou lento, a central pode ter perdido a referência de posição. Movimento que para e recomeça indica folha pesada.",
          "Chegada brusca, lentidão e paradas no meio são os três avisos. Sensor, curso e peso da folha explicam quase todos.",
        ],
        [
          "Depois de queda de energia ou raio, o curso precisa ser conferido, porque o inversor sofre com rede ruim. Central comum não resolve, já que não comanda um motor feito para inversor.",
          "Tempestade e aterramento falho são os inimigos da placa inversora. Trocar por outra qualquer não funciona, pois motor e inversor foram feitos um para o outro.",
          "O reparo começa pela mecânica e pelo sensor, que custam menos que a placa. Surto de raio é o que mais queima o inversor, e o protetor evita.",
          "Rede instável derruba o aprendizado do curso e pode queimar a placa. Ela só se substitui por outra da linha, nunca por central universal.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço do JetFlex instalado", "Quanto custa um JetFlex", "Kit JetFlex: preço, parcelas e garantia"],
      slots: [
        [
          "O kit basculante de 1/4 HP custa {price.jetflex}, com motor, central, controles, ferragens, entrega e mão de obra. O cartão divide em até {shop.instalments} vezes.",
          "Entrega e instalação fazem parte dos {price.jetflex} do kit. Dá para pagar em até {shop.instalments} parcelas no cartão ou por Pix.",
          "Por {price.jetflex} o JetFlex sai montado e com os controles gravados. São até {shop.instalments} vezes no cartão de crédito.",
          "São {price.jetflex} pelo conjunto completo, instalado no basculante. O parcelamento vai a {shop.instalments} vezes.",
        ],
        [
          "Serralheria, cabo, fotocélula e nobreak são orçados à parte, se o portão precisar. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          "Acerto de contrapeso ou solda entra separado no orçamento, e a versão de 1/2 HP tem valor próprio. O motor leva {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
          "O que pode somar é acessório e reparo da folha. Motor coberto por {warranty.motor} e instalação por {warranty.installation} completam o kit.",
          "Folha firme e energia perto deixam a conta só no kit. Vêm junto {warranty.motor} de garantia do motor e {warranty.installation} da montagem.",
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
        "De {time.tilting}, com a estrutura pronta. Se a folha precisa de acerto, ele é feito antes e combinado no orçamento.",
      ],
    },
    {
      question: "JetFlex e PPA são a mesma marca?",
      answers: [
        "JetFlex é o nome da tecnologia rápida da PPA, com inversor. Por isso o nome aparece em vários motores da marca, de movimentos diferentes.",
        "A PPA é a fabricante, e JetFlex é a linha rápida dela, com inversor. Nosso kit é basculante de 1/4 HP, com 1/2 HP sob consulta.",
        "São: JetFlex é uma linha da PPA. O nome identifica os motores em que a central controla a velocidade.",
      ],
    },
    {
      question: "Dá para transformar meu motor comum em JetFlex?",
      answers: [
        "Não convém: placa com inversor, motor e sensor formam um conjunto. O caminho é trocar o motor, aproveitando circuito, fotocélula e ferragens bons.",
        "Na prática, não. Um motor comum ligado a inversor perde força ou esquenta, e a troca completa mantém a garantia.",
        "Não, porque o motor comum não foi feito para inversor. Na troca, energia e fotocélula costumam ficar.",
      ],
    },
    {
      question: "Portão antigo pode receber JetFlex?",
      answers: [
        "Pode, se a estrutura estiver firme e o contrapeso equilibrado. Caso contrário o ajuste vem antes, porque a velocidade multiplica folgas.",
        "Portão antigo recebe JetFlex quando soldas, cabos e coluna estão bons. O técnico examina a folha antes.",
        "Pode receber, depois de cabo, pino e solda revistos. Folha que pesa ou empena precisa de serralheria primeiro.",
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
