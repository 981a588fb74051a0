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
      "Vendemos e instalamos motor JetFlex, a linha rápida da PPA, com inversor. O kit basculante de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex}, com entrega e instalação; a versão de 1/2 HP sai sob consulta.",
      "Instalamos o motor JetFlex basculante de 1/4 HP por {price.jetflex}, com abertura em {opening.jetflex}. Um inversor controla a rotação: a folha parte suave, corre no meio e freia antes do batente.",
      "Com o motor JetFlex que instalamos, por {price.jetflex} no kit de 1/4 HP, a espera na rua cai para {opening.jetflex}. Ele pede folha basculante equilibrada e em bom estado, de até {width.quarterHp} de largura.",
    ],
    repair: [
      "Consertamos motor JetFlex como assistência independente. A placa com inversor é própria da linha e não aceita central comum, por isso o diagnóstico mede rede, aterramento, sensor de posição e folha antes de condená-la.",
      "Consertamos motor JetFlex lento, que perdeu a parada suave ou não aprende o curso. Nosso serviço é independente e começa pelo sensor de posição e pela mecânica, que costumam explicar a falha.",
      "Consertamos motor JetFlex que parou depois de raio ou queda de energia, com medição da placa inversora e do aterramento. O serviço é independente, e o orçamento vem antes da troca.",
    ],
    price: [
      "O kit basculante JetFlex de 1/4 HP custa {price.jetflex}, com motor, entrega, instalação e controles programados, em até {shop.instalments} vezes no cartão. A versão de 1/2 HP é cotada conforme o portão.",
      "O JetFlex instalado sai por {price.jetflex} na versão basculante de 1/4 HP. Para folha larga ou pesada, a de 1/2 HP tem orçamento próprio: mande foto e medidas e receba o valor fechado.",
    ],
    buying: [
      "Vendemos o JetFlex instalado para quem espera na rua e quer abrir em {opening.jetflex}: o kit de 1/4 HP custa {price.jetflex} e serve em basculante equilibrado de até {width.quarterHp}. Acima disso, há a versão de 1/2 HP.",
      "Vendemos e instalamos o kit JetFlex por {price.jetflex}, com entrega. Contrapeso, cabos, soldas e coluna precisam aguentar a velocidade, e a foto do portão mostra se algo deve ser acertado antes.",
    ],
    installation: [
      "Instalamos o JetFlex em portão basculante num serviço de {time.tilting}. O técnico equilibra a folha, fixa o motor, confere o aterramento, deixa a central aprender o curso e regula a desaceleração.",
      "Instalamos o JetFlex em circuito próprio, com aterramento correto e folha sem folgas, porque a velocidade amplia qualquer batida. A instalação está incluída no kit de {price.jetflex}, com {warranty.installation} de garantia no serviço.",
    ],
    comparison: [
      "JetFlex, Speedy e padrão são basculantes de 1/4 HP; muda o tempo: {opening.jetflex}, {opening.speedy} e {opening.padrao}. Muda também o preço: {price.jetflex}, {price.speedy} e {price.padrao}, todos instalados.",
      "Entre JetFlex e motor comum, a diferença está no inversor: ele controla a rotação, parte macio e freia antes do fim. Em rua calma, o padrão de {price.padrao} atende; em rua movimentada, o rápido compensa.",
    ],
    "how-to": [
      "No JetFlex, é a placa que aprende o curso: depois da montagem, ela percorre a folha e grava as posições. Quem refaz esse aprendizado é o técnico, porque o acesso fica junto de partes energizadas.",
      "Para usar um JetFlex sem energia, só com o portão fechado, equilibrado e sem defeito: desligue o disjuntor e use a chave como o técnico ensinou. Folha pesada, torta ou com cabo frouxo fica travada até a visita.",
    ],
    question: [
      "Sim, o JetFlex vale a pena em rua movimentada ou garagem sem recuo: o kit basculante de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex} instalado. A folha precisa estar equilibrada e ter até {width.quarterHp} de largura.",
      "Serve, se a folha é firme, equilibrada e tem até {width.quarterHp} na versão de 1/4 HP. Em vila calma, o kit Padrão, de {price.padrao}, faz o mesmo serviço com mais espera.",
    ],
    emergency: [
      "Motor JetFlex parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. O basculante com defeito fica travado até o técnico chegar; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor JetFlex, corte a energia no disjuntor e mande foto de longe e o endereço. Não fique debaixo da folha nem tente destravar o basculante; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
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
          "Quem espera o portão com o carro na rua ganha {em} mais de dez segundos a cada chegada, em relação ao Padrão.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "JetFlex serve no seu portão?",
        "Para quem e para que portão o JetFlex serve",
        "Quando o JetFlex compensa e o que a folha precisa ter",
      ],
      slots: [
        [
          "O JetFlex compensa em entrada sem recuo, rua movimentada ou rotina de muitas chegadas à noite.",
          "O JetFlex vale para quem para o carro na calçada ou na via enquanto o portão abre.",
          "Em rua movimentada, o JetFlex compensa; em vila fechada ou garagem recuada, o motor padrão atende e custa menos.",
        ],
        [
          "A versão de 1/4 HP trabalha em folha de até {width.quarterHp}; para as maiores existe 1/2 HP, sob consulta.",
          "Até {width.quarterHp}, o 1/4 HP atende; folha mais larga ou muito pesada pede a versão de 1/2 HP, orçada pela foto.",
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
        "Motor rápido pede fotocélula, aviso e regulagem",
        "O que protege quem passa por um portão JetFlex",
      ],
      slots: [
        [
          "Uma folha rápida dá menos tempo de reação, então a fotocélula passa a fazer parte do conjunto.",
          "Com abertura em {opening.jetflex}, sensor de presença deixa de ser acessório.",
          "Motor veloz sem fotocélula é risco para criança, para animal e para o próprio carro.",
        ],
        [
          "A base do basculante avança para a calçada na subida, e um sinaleiro avisa quem passa.",
          "Sinaleiro e aviso sonoro ajudam o pedestre, porque a folha projeta a base para fora ao subir.",
          "Em calçada estreita, a luz de aviso evita que alguém esteja na frente quando a folha sobe.",
        ],
        [
          "A força fica no mínimo necessário e é testada com obstáculo macio, nunca com o corpo.",
          "A regulagem pode abrir depressa e fechar um pouco mais devagar, quando a central permite.",
          "O teste com obstáculo macio, feito pelo técnico na entrega e nas revisões, confirma que a folha inverte.",
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
          "Pancada na chegada, onde antes havia desaceleração, sugere curso perdido ou sensor falhando.",
          "Se o portão passou a bater ou a andar devagar o tempo todo, a placa pode ter perdido a referência de posição.",
        ],
        [
          "Se o portão age de modo estranho depois de uma queda de energia, o aprendizado do curso precisa ser conferido.",
          "Depois de tempestade, suspeite de surto: inversor é sensível a rede ruim e a aterramento falho.",
          "Movimento que para e recomeça costuma indicar esforço acima do normal, em geral por folha desequilibrada.",
        ],
        [
          "Não tente resolver com central comum: ela não comanda um motor feito para inversor.",
          "Trocar a placa por outra qualquer não funciona, porque motor e inversor foram feitos um para o outro.",
          "O reparo começa na mecânica e no sensor, que custam menos que a placa, e nunca por uma central comum.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço do JetFlex instalado", "Quanto custa um JetFlex", "Kit JetFlex: preço, parcelas e garantia"],
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
        "O kit JetFlex abre o portão basculante em {opening.jetflex}, se a folha está equilibrada e tem até {width.quarterHp}. Para comparar, o Speedy leva {opening.speedy} e o Padrão, {opening.padrao}.",
        "O JetFlex abre o portão basculante em {opening.jetflex}, com a folha equilibrada e de até {width.quarterHp}; o Padrão leva {opening.padrao}. Folha pesada ou desequilibrada demora mais e gasta o motor.",
      ],
    },
    {
      question: "Quanto tempo leva para trocar meu motor por um JetFlex?",
      answers: [
        "A troca leva de {time.tilting} em portão basculante, com a folha e o ponto de energia em ordem. Ajuste de contrapeso, cabo ou solda soma tempo e é combinado antes.",
        "Conte de {time.tilting} no basculante, da retirada do motor antigo ao teste. No mesmo dia, o portão volta a ser usado pelos controles.",
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
        "Pode, quando soldas, cabos e coluna estão bons. O técnico examina a folha antes e diz o que precisa ser acertado para a velocidade nova.",
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
