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
      "JetFlex é a linha rápida com inversor, tecnologia da PPA. Nosso kit basculante JetFlex de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex}, com entrega e instalação; a versão de 1/2 HP sai sob consulta.",
      "O motor JetFlex abre depressa porque um inversor controla a rotação: parte suave, corre no meio e freia antes do batente. O kit basculante de 1/4 HP abre em {opening.jetflex} e sai por {price.jetflex} instalado.",
      "Com JetFlex, a espera na rua cai para {opening.jetflex} de abertura. É motor para folha basculante equilibrada e em bom estado, de até {width.quarterHp} de largura na versão de 1/4 HP.",
    ],
    repair: [
      "Consertamos motor JetFlex como assistência independente. A placa com inversor é própria da linha e não aceita central comum, por isso o diagnóstico mede rede, aterramento, sensor de posição e folha antes de condená-la.",
      "JetFlex lento, que perdeu a parada suave ou não aprende o curso, tem conserto. Nosso serviço é independente e começa pelo sensor de posição e pela mecânica, que costumam explicar a falha.",
      "Um JetFlex que parou depois de raio ou queda de energia pede medição da placa inversora e do aterramento. Fazemos esse reparo como serviço independente, com o orçamento dito antes da troca.",
    ],
    price: [
      "O kit basculante JetFlex de 1/4 HP custa {price.jetflex}, com motor, entrega, instalação e controles programados, em até {shop.instalments} vezes no cartão. A versão de 1/2 HP é cotada conforme o portão.",
      "JetFlex instalado sai por {price.jetflex} na versão basculante de 1/4 HP. Para folha larga ou pesada, a de 1/2 HP tem orçamento próprio: mande foto e medidas e receba o valor fechado.",
    ],
    buying: [
      "Compre o JetFlex se você espera na rua e quer abrir em {opening.jetflex}. O kit de 1/4 HP, por {price.jetflex} instalado, serve em basculante equilibrado de até {width.quarterHp}; acima disso, peça a versão de 1/2 HP.",
      "Antes de comprar um JetFlex, mostre o portão em foto: contrapeso, cabos, soldas e coluna precisam aguentar a velocidade. Estando bons, o kit de {price.jetflex} já inclui entrega e instalação.",
    ],
    installation: [
      "A instalação do JetFlex em portão basculante leva de {time.tilting}. O técnico equilibra a folha, fixa o motor, confere aterramento, deixa a central aprender o curso e regula a desaceleração.",
      "Instalar JetFlex pede circuito próprio, aterramento correto e folha sem folgas, porque a velocidade amplia qualquer batida. A instalação está incluída no kit de {price.jetflex}, com {warranty.installation} de garantia no serviço.",
    ],
    comparison: [
      "JetFlex, Speedy e padrão são basculantes de 1/4 HP; muda o tempo: {opening.jetflex}, {opening.speedy} e {opening.padrao}. Muda também o preço: {price.jetflex}, {price.speedy} e {price.padrao}, todos instalados.",
      "Entre JetFlex e motor comum, a diferença está no inversor: ele controla a rotação, parte macio e freia antes do fim. Em rua calma, o padrão de {price.padrao} atende; em rua movimentada, o rápido compensa.",
    ],
    "how-to": [
      "No JetFlex, o curso é aprendido pela placa: depois de montado, ele percorre a folha e grava as posições. Quem refaz esse aprendizado é o técnico, porque o acesso fica junto de partes energizadas.",
      "Para usar um JetFlex sem energia, só com o portão fechado, equilibrado e sem defeito: desligue o disjuntor e use a chave como o técnico ensinou. Folha pesada, torta ou com cabo frouxo fica travada até a visita.",
    ],
    question: [
      "Sim, o JetFlex vale a pena em rua movimentada ou garagem sem recuo: o kit basculante de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex} instalado. A folha precisa estar equilibrada e ter até {width.quarterHp} de largura.",
      "Serve, se a folha é firme, equilibrada e tem até {width.quarterHp} na versão de 1/4 HP. Em vila calma, o kit Padrão, de {price.padrao}, faz o mesmo serviço com mais espera.",
    ],
    emergency: [
      "Motor JetFlex parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor JetFlex, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
  },
  line: [
    "Para reduzir a espera, o kit basculante JetFlex abre em {opening.jetflex} e custa {price.jetflex} instalado.",
    "No JetFlex, a placa tem inversor e não se substitui por central comum.",
    "Motor JetFlex pede folha equilibrada e aterramento correto para manter a parada suave.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o JetFlex abre tão rápido", "JetFlex: motor com inversor", "O que muda em um motor JetFlex"],
      slots: [
        [
          "Em vez de ligar o motor direto na rede, a central JetFlex controla a frequência e a tensão entregues a ele.",
          "Um inversor eletrônico comanda a rotação e permite acelerar e frear dentro do mesmo percurso.",
          "JetFlex é o nome dado pela PPA aos motores rápidos em que a placa controla a rotação.",
        ],
        [
          "A folha parte devagar, ganha velocidade no meio e desacelera antes do batente.",
          "O movimento tem três fases: saída suave, trecho veloz e chegada lenta.",
          "A velocidade fica no meio do curso; nas pontas, o motor anda macio para não bater.",
        ],
        [
          "O resultado é abrir em {opening.jetflex} com menos tranco e menos barulho na chegada.",
          "Na prática, o basculante abre em {opening.jetflex}, contra {opening.padrao} de um kit padrão.",
          "Quem mora {em} em rua movimentada passa menos tempo parado diante do portão: {opening.jetflex}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "JetFlex serve no seu portão?",
        "O que o portão precisa ter para receber JetFlex",
        "Para quem o JetFlex compensa",
      ],
      slots: [
        [
          "Compensa em entrada sem recuo, rua movimentada ou rotina de muitas chegadas à noite.",
          "Vale para quem para o carro na calçada ou na via enquanto o portão abre.",
          "Em vila fechada ou garagem recuada, o motor padrão atende e a diferença de preço pode ir para a fotocélula.",
        ],
        [
          "A versão de 1/4 HP trabalha em folha de até {width.quarterHp}; para as maiores existe 1/2 HP, sob consulta.",
          "Folha acima de {width.quarterHp} ou muito pesada pede a versão de 1/2 HP, orçada pela foto.",
          "Meça a largura: até {width.quarterHp}, o 1/4 HP dá conta de uma folha equilibrada.",
        ],
        [
          "Portão empenado, com solda trincada ou contrapeso errado deve ser ajustado antes, ou a velocidade antecipa a quebra.",
          "A estrutura tem de ser rígida, porque folga que mal se ouvia vira batida em velocidade alta.",
          "Cabos, roldanas e pinos gastos são trocados antes da instalação, nunca depois.",
        ],
      ],
      bullets: [
        "Contrapeso equilibrado, folha que não sobe nem cai sozinha",
        "Cabos, roldanas e pinos sem desgaste",
        "Coluna firme no ponto do acionador",
        "Circuito próprio com aterramento",
        "Fotocélula instalada e alinhada",
      ],
    },
    {
      about: "safety",
      headings: [
        "Velocidade com segurança no JetFlex",
        "Motor rápido pede fotocélula",
        "JetFlex em casa com crianças e animais",
      ],
      slots: [
        [
          "Uma folha rápida dá menos tempo de reação, então a fotocélula passa a fazer parte do conjunto.",
          "Com abertura em {opening.jetflex}, sensor de presença deixa de ser acessório.",
          "Um motor veloz sem fotocélula é risco para criança, animal e para o próprio carro.",
        ],
        [
          "A base do basculante avança para a calçada na subida, e um sinaleiro avisa quem passa.",
          "Sinaleiro e aviso sonoro ajudam o pedestre, porque a folha projeta a base para fora ao subir.",
          "Em calçada estreita, a luz de aviso evita que alguém esteja na frente quando a folha sobe.",
        ],
        [
          "A força é regulada no mínimo necessário e testada com obstáculo macio, nunca com o corpo.",
          "Abrir depressa e fechar um pouco mais devagar é um bom ajuste, quando a central permite.",
          "O teste com obstáculo confirma que a folha inverte; deve ser feito pelo técnico na entrega e nas revisões.",
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
          "O primeiro sinal costuma ser a perda da parada suave: a folha volta a bater no fim.",
          "Pancada na chegada, onde antes havia desaceleração, mostra curso desaprendido ou sensor falhando.",
          "Se o portão anda devagar o tempo todo, a placa pode ter perdido a referência de posição.",
        ],
        [
          "A queda de energia seguida de comportamento estranho pede verificação do aprendizado do curso.",
          "Depois de tempestade, suspeite de surto: inversor é sensível a rede ruim e a aterramento falho.",
          "Movimento que para e recomeça indica esforço acima do normal, em geral por folha desequilibrada.",
        ],
        [
          "Não tente resolver com central comum: ela não comanda um motor feito para inversor.",
          "Trocar a placa por outra qualquer não funciona, porque motor e inversor foram feitos um para o outro.",
          "O reparo começa na mecânica e no sensor, que custam menos que a placa.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço do JetFlex instalado", "Quanto custa um JetFlex", "O que está incluído no kit JetFlex"],
      slots: [
        [
          "O kit basculante de 1/4 HP custa {price.jetflex}, com entrega e instalação.",
          "Por {price.jetflex}, o kit vem com motor, central, controles programados, ferragens e mão de obra.",
          "Entrega e instalação fazem parte dos {price.jetflex} do kit de 1/4 HP.",
        ],
        [
          "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          "No cartão de crédito, o valor do kit vai em até {shop.instalments} parcelas.",
          "Quem prefere parcelar tem até {shop.instalments} vezes no cartão de crédito.",
        ],
        [
          "Serralheria, troca de cabos, fotocélula e nobreak são orçados à parte, depois da foto do portão.",
          "Se o portão precisa de ajuste de contrapeso ou solda, o valor entra separado no orçamento.",
          "A versão de 1/2 HP, para folha maior, tem preço sob consulta, conforme peso e largura.",
        ],
        [
          "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          "A garantia é de {warranty.motor} para o motor e de {warranty.installation} para o serviço.",
          "Motor coberto por {warranty.motor} e instalação por {warranty.installation} completam o pacote.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Em quantos segundos o JetFlex abre?",
      answers: [
        "O kit basculante JetFlex abre em {opening.jetflex}, em portão equilibrado e dentro da largura indicada. Para comparar, o Speedy leva {opening.speedy} e o padrão, {opening.padrao}.",
        "Abre em {opening.jetflex} na referência do kit de 1/4 HP. Uma folha pesada ou desequilibrada aumenta o tempo e desgasta o conjunto.",
      ],
    },
    {
      question: "Quanto custa o JetFlex instalado?",
      answers: [
        "O kit basculante de 1/4 HP custa {price.jetflex}, com entrega e instalação incluídas, em até {shop.instalments} vezes no cartão. A versão de 1/2 HP é orçada conforme o portão.",
        "Custa {price.jetflex} na versão de 1/4 HP, já instalado e com controles programados. Ajustes no portão, quando necessários, são orçados à parte.",
      ],
    },
    {
      question: "JetFlex e PPA são a mesma marca?",
      answers: [
        "JetFlex é o nome da tecnologia rápida da PPA, com inversor de frequência. Por isso o nome aparece em vários motores da marca, de movimentos diferentes.",
        "A PPA é a fabricante, e JetFlex é a sua linha rápida com inversor. Nosso kit JetFlex é basculante de 1/4 HP, com 1/2 HP sob consulta.",
      ],
    },
    {
      question: "Dá para transformar meu motor comum em JetFlex?",
      answers: [
        "Não convém: placa com inversor, motor e sensor formam um conjunto. O caminho é trocar o motor, aproveitando circuito, fotocélulas e ferragens que estejam bons.",
        "Na prática, não. Um motor que não nasceu para inversor perde força ou esquenta. A troca completa é mais segura e mantém a garantia do equipamento.",
      ],
    },
    {
      question: "Portão antigo pode receber JetFlex?",
      answers: [
        "Pode, se a estrutura estiver firme e o contrapeso equilibrado. Caso contrário, o ajuste vem antes, porque a velocidade multiplica folgas e trincas.",
        "Depende do estado da folha. O técnico examina soldas, cabos e coluna; estando bons, a instalação segue normalmente.",
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
