import type { Concept } from "#domain/knowledge/concept.ts";

export const rossiNkx: Concept = {
  id: "rossi-nkx",
  kind: "model",
  label: "Rossi NKX",
  phrase: "a central Rossi NKX",
  words: [
    "nkx",
    "rossi nkx",
    "motor nkx",
    "motor rossi nkx",
    "nkxh",
    "nkxh30",
    "nkxh 30",
    "nkx 30",
    "nkx30",
    "rossi nkxh",
    "placa nkx",
    "central nkx",
  ],
  intent: "repair",
  answers: {
    any: [
      "Rossi NKX, com variações como NKXH 30, é o código de uma central da Rossi, a placa que comanda o motor, e não do motor. Consertamos ou trocamos como assistência independente: o ajuste em casa parte de {price.preventive}, sem peças, e a reposição se acha pelo código completo e pela etiqueta do motor.",
      "Placa Rossi NKX queimada se substitui por outra de mesmo código ou por uma universal que aceite a tensão, a potência e o fim de curso do motor. O conserto e a troca são de assistência independente, e a visita para medir e regular em residência custa a partir de {price.preventive}, sem peças.",
      "A central NKX, ou NKXH 30, da Rossi tem conserto quando o dano está no relé ou no fusível, e é trocada quando a placa queimou inteira. A visita em casa parte de {price.preventive}, sem peças. Se o motor também acabou, trocar o conjunto, com mão de obra, fica de {price.homeSwap}.",
    ],
    price: [
      "O preço da placa NKXH 30 da Rossi depende do código, de ela ser original ou compatível e de os controles servirem; placa e troca são orçadas juntas, por foto. O ajuste em casa parte de {price.preventive}, sem peças, e o motor completo, na troca, fica de {price.homeSwap}.",
      "O preço da central Rossi NKX depende do dano: o reparo de relé ou fusível é o mais barato, a placa compatível vem depois, e a original é a mais cara, com controles somados se os seus não servirem. Para comparar, o motor novo em residência, com serviço, fica de {price.homeSwap}.",
    ],
    repair: [
      "A central Rossi NKX é consertada ou trocada por assistência independente, depois que energia, capacitor, fim de curso e receptor são medidos. A visita em casa parte de {price.preventive}, sem peças, e a placa queimada dá lugar a outra compatível com o motor.",
      "Placa NKX da Rossi com dano pequeno se repara. Com dano grande, é trocada por outra de mesma tensão, potência e fim de curso. Medir e regular custa a partir de {price.preventive} em residência, sem peças. Se o motor também está gasto, a troca dele fica de {price.homeSwap}.",
      "Na central Rossi NKX, seja a NKXH 30 ou outra versão, o conserto começa pela medição do motor, para que a placa nova não queime do mesmo jeito. O ajuste residencial parte de {price.preventive}, sem peças, e a reposição se define pelo código e pela etiqueta.",
    ],
    buying: [
      "Para comprar placa Rossi NKX, confirme o código completo, como NKXH 30, a tensão, a potência do motor e o tipo de fim de curso. Onde a original falta, uma universal substitui em muitos motores comuns, e placa e troca podem ser orçadas juntas.",
      "Antes de comprar a central NKX da Rossi, fotografe a etiqueta do motor e o controle, porque placas de nome parecido aceitam controles diferentes. Sem a original, uma compatível ou universal resolve. Trocar o motor todo, com mão de obra, fica de {price.homeSwap} em casa.",
    ],
    installation: [
      "A instalação da central Rossi NKX é feita com o disjuntor desligado: o técnico liga motor, capacitor e fim de curso e grava o percurso e os controles. Com a placa certa, leva até {trade.smallRepair}, e o ajuste em casa parte de {price.preventive}, sem peças.",
      "A placa Rossi NKX que você comprou pode ser instalada, depois de conferido se ela serve ao motor. A mão de obra é orçada pela foto da etiqueta, e o serviço leva até {trade.smallRepair} quando a fiação está em ordem.",
    ],
    comparison: [
      "Entre a central Rossi NKX e uma universal, a da marca mantém os controles que você já tem; a universal resolve quando não se acha a original, se aceitar a potência e o fim de curso do motor. Motor com inversor é exceção e só funciona com a placa própria.",
      "Compare as placas pelo que o motor exige: tensão, potência, fim de curso e código dos controles. Quando os quatro são iguais, uma compatível substitui a NKX da Rossi sem perda de função e costuma custar menos que a original.",
    ],
    question: [
      "NKX é o código de uma placa da Rossi, e a reposição que serve é a de mesmo código ou uma compatível em tensão, potência e fim de curso, porque é isso que o motor exige. A visita para medir em casa parte de {price.preventive}, sem peças.",
      "A placa NKX queimada pode ser substituída por outra NKX ou por uma universal, se o motor for comum. A etiqueta do motor e o controle mostram qual serve, já que versões como a NKXH 30 são diferentes. O ajuste residencial parte de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "Em motor Rossi, o código NKX é da central, e o modelo do motor está na etiqueta da carcaça.",
    "Para repor uma central Rossi NKX, o código completo da placa vale mais que a aparência.",
    "Depois de trocada a placa Rossi NKX, controles e percurso são gravados de novo.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o NKX da Rossi", "NKX: o código é da central", "Central NKX e motor Rossi"],
      slots: [
        [
          "NKX e NKXH são códigos de central da Rossi, a placa que fica dentro da carcaça. O modelo do motor está na etiqueta de fora, e os dois juntos definem a reposição.",
          "O nome NKX identifica a placa, e não o motor que ela comanda. As letras e os números que vêm depois, como em NKXH 30, separam uma versão da outra.",
          "A central é a placa que recebe o sinal do controle, lê o fim de curso e aciona o motor. Placa e motor têm identificações separadas, e a compra depende das duas.",
          "O código NKX é só da placa, porque o motor tem etiqueta própria. Em portão antigo, a central pode já ter sido trocada, e nesse caso o código não diz qual é o motor.",
        ],
        [
          "O técnico lê o código na própria placa, com o disjuntor desligado, porque ela trabalha com a tensão da rede. A etiqueta externa e o controle já bastam para uma primeira resposta.",
          "Não abra a tampa para procurar o código, pois há tensão da rede ali dentro. Fotos da etiqueta de fora e do controle adiantam quase tudo.",
          "A leitura da placa fica para a visita, com a energia desligada. Por fora, a etiqueta do motor e o controle respondem o principal.",
          "Dentro da carcaça há 127 ou 220 V, e por isso a tampa deve ficar fechada. O controle, fotografado na frente e no verso, ajuda a saber qual placa o reconhece.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Central NKX com defeito: sinais", "Quando a placa NKX falha", "O que aponta para a central Rossi"],
      slots: [
        [
          "Se a botoeira funciona e o controle não, o defeito está no receptor; se nada responde, no fusível ou na fonte. Motor que não para tem relé colado, e o disjuntor deve ser desligado na hora.",
          "O portão que só abre ou só fecha tem defeito de relé, a chave interna que liga o motor. Memória apagada depois de tempestade indica surto na rede. Se o motor anda sozinho, desligue o disjuntor.",
          "Quando nada responde, veja o disjuntor antes de condenar a placa. Água que entra pela tampa e descarga de raio são as causas mais comuns de queima.",
          "Falha em um só sentido vem do relé, e portão sem nenhum sinal vem da fonte ou do fusível. Motor que não para de girar exige desligar o disjuntor imediatamente.",
        ],
      ],
      bullets: [
        "Nada responde, com o disjuntor ligado: fusível ou fonte",
        "Só abre ou só fecha: relé",
        "Motor que não para: relé colado, desligue",
        "Controles apagados: memória ou surto",
        "Falha depois de chuva: água na placa",
      ],
    },
    {
      about: "check",
      headings: [
        "O que ver antes de chamar",
        "NKX sem resposta: confira por fora",
        "Verificação segura na central Rossi",
      ],
      slots: [
        [
          "Nenhum passo exige abrir a tampa do motor. Se houver cheiro de queimado ou o motor andar sozinho, desligue o disjuntor e não religue.",
          "São testes de uso, feitos sem encostar na placa. Uma placa molhada não deve ser religada para testar, porque pode queimar de vez.",
          "A verificação é toda por fora, com a passagem livre. Diante de fumaça ou choque, deixe o disjuntor desligado e chame o técnico.",
          "Você pode testar a pilha, o controle e a botoeira com a tampa fechada. O exame da placa é do técnico, que trabalha com o disjuntor desligado.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está ligado.",
        "Troque a pilha e teste outro controle.",
        "Acione uma vez pela botoeira, se houver.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do motor e o controle, com a tampa fechada.",
      ],
    },
    {
      about: "visit",
      headings: ["A troca da central NKX", "O que o técnico faz na placa Rossi", "Serviço independente em central NKX"],
      slots: [
        [
          "O técnico, independente da Rossi, mede energia, capacitor, fim de curso e enrolamento do motor antes da troca. Sem essa medição, a placa nova pode queimar pelo mesmo motivo.",
          "Capacitor em curto e motor travado queimam a placa, e por isso são testados primeiro. O serviço é de assistência independente, sem vínculo com a fábrica.",
          "O motor é medido antes de se condenar a placa, porque um enrolamento em curto derruba qualquer central. Quem faz o serviço é uma assistência independente da marca.",
          "Com o disjuntor desligado, o técnico confere motor, capacitor e sensores. Só depois disso a central é reparada ou trocada, sem ligação com o fabricante.",
        ],
        [
          "Na placa nova são gravados o percurso e os controles, e testados a fotocélula, a força e o ponto de parada. A troca leva até {trade.smallRepair}, quando a placa foi identificada antes.",
          "A central nova aprende o percurso do portão e recebe os controles da família. Com a peça certa em mãos, o trabalho toma até {trade.smallRepair}.",
          "No fim, cada controle é testado, e a tampa é fechada com vedação contra a chuva. O serviço completo ocupa até {trade.smallRepair}.",
          "Percurso, força e controles são configurados e testados antes de o técnico sair. Se a fiação está boa, até {trade.smallRepair} bastam.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar a placa, trocar ou mudar de motor",
        "Vale trocar a central NKX?",
        "Placa nova ou motor novo",
      ],
      slots: [
        [
          "Relé e fusível podem ser reparados; trilhas queimadas em vários pontos levam à troca da placa. Os controles continuam servindo se a nova aceitar o mesmo código.",
          "Um dano pequeno se conserta, e um espalhado pede placa nova. Confira antes se os controles da família vão servir, porque o preço deles conta no total.",
          "O reparo compensa quando o dano está em um ponto só. Na troca, o técnico confere o código dos controles, para você saber se precisa comprar outros.",
          "Com uma só peça queimada, o conserto da placa resolve. Com várias trilhas destruídas, ela é trocada. Controle de outro código não funciona na nova e precisa ser substituído.",
        ],
        [
          "Se o motor e o redutor, o conjunto de engrenagens, estão firmes, a placa nova compensa. Com redutor gasto, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
          "Um redutor em bom estado justifica trocar só a placa. Quando ele tem folga, o motor novo em residência, por {price.homeSwap} com o serviço, costuma valer mais.",
          "Motor antigo e placa queimada ao mesmo tempo merecem duas contas, a da placa e a da troca. O motor novo, instalado em casa, fica de {price.homeSwap}.",
          "Perto de {trade.life} de uso, a troca do motor tende a compensar mais que uma placa nova. Em residência, com mão de obra, ela custa de {price.homeSwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "NKX é motor ou placa?",
      answers: [
        "NKX é a central de comando da Rossi, e não o motor, que tem o seu modelo escrito na etiqueta da carcaça.",
        "É placa. Para comprar a peça certa, use o código dela e a etiqueta do motor.",
        "É a placa de comando. O motor tem nome próprio, escrito na etiqueta.",
      ],
    },
    {
      question: "Onde leio o código da central NKX?",
      answers: [
        "O código da central NKX está na própria placa, dentro do motor, e a leitura é do técnico, com o disjuntor desligado.",
        "Está impresso na placa. Como há tensão da rede ali, fotografe só a etiqueta de fora e o controle.",
        "Fica dentro da tampa, que não deve ser aberta. As fotos de fora bastam para começar.",
      ],
    },
    {
      question: "Os controles antigos funcionam na placa nova?",
      answers: [
        "Os controles antigos funcionam na placa nova se ela aceitar a mesma frequência e o mesmo código.",
        "Depende da central escolhida. Uma foto do controle atual mostra se ele serve.",
        "Sim, se a placa nova usa o mesmo código, depois de gravados nela.",
      ],
    },
    {
      question: "Placa universal serve no lugar da NKX?",
      answers: [
        "Placa universal serve no lugar da NKX em muitos motores comuns, se aceitar tensão, potência e fim de curso.",
        "Pode servir em motor comum. O motor com inversor é exceção e precisa da placa da própria linha.",
        "Sim, em motor comum, desde que o técnico meça o motor e confira o fim de curso antes.",
      ],
    },
    {
      question: "Quanto tempo leva a troca da central NKX?",
      answers: [
        "A troca da central NKX leva até {trade.smallRepair}, com a placa certa e a fiação em ordem.",
        "Em geral, cabe em uma visita. Placa errada ou fio danificado atrasam o serviço.",
        "Até {trade.smallRepair}, já com percurso e controles gravados.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor Rossi e outra do controle, frente e verso, sem abrir a tampa",
  related: ["rossi", "placa", "controle", "programacao", "rossi-dz-nano", "fim-de-curso"],
  topic: "motores-rossi-e-nice",
};
