import type { Concept } from "#domain/knowledge/concept.ts";

export const rossiDzNano: Concept = {
  id: "rossi-dz-nano",
  kind: "model",
  label: "Rossi DZ Nano",
  phrase: "o Rossi DZ Nano",
  words: [
    "dz nano",
    "rossi dz nano",
    "rossi nano",
    "motor dz nano",
    "motor rossi dz nano",
    "nano rossi",
    "motor nano rossi",
    "nano turbo",
    "dz nano turbo",
  ],
  gates: ["deslizante"],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor Rossi DZ Nano, o deslizante compacto da Rossi para portão de correr leve. O peso da folha precisa ficar abaixo da capacidade da versão; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão diz se ele serve.",
      "O Rossi DZ Nano é um motor pequeno para portão de correr de casa, bom em garagem apertada e folha leve. Chapa longa, rampa e uso coletivo pedem motor maior; trocado em residência, custa de {price.homeSwap}, com o serviço.",
      "Motor Rossi DZ Nano move portão de correr leve por engrenagem e cremalheira, num corpo compacto. Temos venda, montagem e conserto; em casa, a troca vai de {price.homeSwap}, mão de obra incluída, e comprimento e material da folha decidem.",
      "Com o DZ Nano da Rossi, deslizante compacto, atendemos compra, instalação e reparo. A folha tem de correr leve, porque motor pequeno sente o peso; motor e troca em residência ficam de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor Rossi DZ Nano como assistência independente: engrenagem, ímã, capacitor e central, com a cremalheira realinhada para o defeito não voltar. A folha é vista primeiro; visita com ajuste em casa a partir de {price.preventive}, sem peças.",
      "DZ Nano que força, esquenta ou para no meio costuma ter folha pesada ou cremalheira apertada. Corrigimos a mecânica antes de trocar peça, em visita desde {price.preventive} em residência, fora peças.",
      "No conserto do Rossi DZ Nano, trilho e roldanas vêm antes, porque o motor compacto sente o peso. O serviço é independente da Rossi, e o ajuste em casa começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O motor Rossi DZ Nano fica de {price.homeSwap} na troca em casa, com motor e mão de obra. Se você já comprou, a instalação parte de {price.installation}; versão, cremalheira e base mudam a conta, e a foto do portão fecha o valor.",
      "Trocar por um DZ Nano custa, em residência, de {price.homeSwap}, já montado, em portão de correr leve. Com o motor seu, a mão de obra sai a partir de {price.installation}.",
      "Preço do Rossi DZ Nano: de {price.homeSwap} em casa, motor e serviço, conforme a versão e o que o local já tem. No conserto, ímã e capacitor pesam pouco, engrenagem e placa mais.",
    ],
    buying: [
      "O motor Rossi DZ Nano é o compacto para portão de correr leve: a troca em casa fica de {price.homeSwap}, com mão de obra, e a foto do portão, o comprimento e o material da folha dizem se ele serve. Chapa fechada, rampa e vento pedem motor maior.",
      "Vendemos e instalamos o Rossi DZ Nano para folha leve ou média e uso de casa, de {price.homeSwap} na troca residencial, em até {shop.instalments} vezes no cartão. Comprimento e material do portão confirmam se convém.",
      "Para comprar motor Rossi DZ Nano, veja se a folha corre leve na mão e se abre poucas vezes por dia. Em residência, motor e troca vão de {price.homeSwap}; mande foto do portão e do espaço ao lado.",
    ],
    installation: [
      "Instalamos o DZ Nano em {time.sliding}, com base firme mesmo em espaço curto, cremalheira a {rack.clearance} da engrenagem, ímãs e controles gravados. Motor comprado por você tem mão de obra a partir de {price.installation}.",
      "A instalação do Rossi DZ Nano leva de {time.sliding} e pede base nivelada, circuito próprio e folha leve. Com o motor seu, a mão de obra começa em {price.installation}.",
      "Montamos o DZ Nano seu ou comprado conosco, com o peso da folha conferido antes. São {time.sliding} de trabalho, e a mão de obra avulsa parte de {price.installation}.",
    ],
    comparison: [
      "DZ Nano ou um deslizante maior da Rossi: o Nano poupa espaço e atende folha mais leve, e o maior trabalha folgado com peso e uso altos. O peso da folha e as aberturas por dia decidem.",
      "Comparado ao KDZ, da Garen, e ao DZ Home, da PPA, o Rossi DZ Nano é do mesmo grupo de deslizantes de casa. Olhe capacidade, velocidade, central e peça na região.",
      "Entre o DZ Nano e outro motor de correr, veja primeiro se a folha está dentro da capacidade. Em espaço curto o compacto ganha; em chapa longa, o maior.",
    ],
    question: [
      "Sim, o Rossi DZ Nano é boa escolha em portão de correr leve e garagem apertada, de casa. Para chapa pesada, rampa ou entrada coletiva, não; o peso da folha tem de ficar abaixo da capacidade, com margem.",
      "Vale a pena quando a folha corre leve na mão e abre poucas vezes por dia. Longa, fechada ou de madeira, peça um deslizante de mais força; comprimento e material confirmam.",
      "O DZ Nano serve à maioria das folhas leves de correr em casa. Motor compacto no limite esquenta e dura menos, por isso o peso vem antes.",
    ],
  },
  line: [
    "O Rossi DZ Nano é compacto e sente logo quando a folha fica pesada.",
    "Em DZ Nano, cremalheira apertada demais faz o motor carregar o portão e gasta a engrenagem.",
    "A versão do DZ Nano na etiqueta define capacidade, central e controle.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o DZ Nano", "Rossi DZ Nano: deslizante compacto"],
      slots: [
        [
          "DZ indica deslizante na linha Rossi, e Nano o corpo compacto. Ele ajuda onde há pouco espaço entre a folha e a parede.",
          "O nome diz o essencial: motor de correr, em tamanho reduzido, da brasileira Rossi. Corredor estreito é o lugar dele.",
          "É um deslizante de corpo pequeno, feito para garagem apertada. A marca é a brasileira Rossi.",
          "Nano é o menor formato da linha DZ, os deslizantes da Rossi. O tamanho facilita a montagem em vão curto.",
        ],
        [
          "Por dentro é como os maiores: redutor, engrenagem, ímãs e central, com a cremalheira presa à folha. O que muda é a margem de força.",
          "Engrenagem e cremalheira fazem o movimento, e ímãs marcam a parada. A força é menor que a dos modelos grandes.",
          "O trabalho é o mesmo, com menos sobra de força. A barra dentada na folha recebe a engrenagem do motor.",
          "Funciona como qualquer motor de correr, com cremalheira e ímãs. Só a capacidade é menor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["DZ Nano serve para a sua folha?", "Quando escolher o Rossi DZ Nano"],
      slots: [
        [
          "Serve em folha que corre leve, de comprimento moderado e uso de família. Grade e tubo fino costumam estar dentro do que ele move.",
          "Serve à casa com poucas aberturas por dia e portão leve. Alumínio e grade são o caso típico.",
          "Serve se a folha anda com pouca força na mão. Tubo fino e grade, em uso familiar, ficam dentro da capacidade.",
          "Serve em portão leve de casa. Se a mão move a folha sem esforço, o motor também move.",
        ],
        [
          "Chapa fechada, madeira, rampa e entrada coletiva pedem motor maior. Compare o peso estimado com a capacidade da etiqueta, com margem.",
          "Vento na chapa e muitas aberturas passam do que um compacto aguenta. No limite, ele esquenta e perde vida.",
          "Folha longa e pesada não combina com motor pequeno, mesmo com pouco espaço. A etiqueta traz a capacidade.",
          "Se precisa de empurrão forte, escolha outro. Uso de prédio e folha de madeira também.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Por que o DZ Nano esquenta ou para: sinais e causas", "O que castiga um motor compacto"],
      slots: [
        [
          "Folha que ficou pesada é a causa mais comum de calor, por roldana gasta ou trilho sujo. Cremalheira sem folga faz o peso descansar na engrenagem.",
          "O aquecimento depois de poucas aberturas vem do peso. Barra dentada apertada contra o motor faz igual.",
          "Roda e trilho ruins somam esforço que o compacto sente primeiro. Sem folga na cremalheira, o eixo carrega a folha.",
          "Motor pequeno esquenta cedo com folha pesada. Cremalheira encostada gasta engrenagem e rolamento.",
        ],
        [
          "Ímã fora do lugar faz bater, e capacitor fraco deixa roncando. Umidade na central completa a lista.",
          "Na parte elétrica, capacitor e placa úmida são os primeiros exames. Pancada no fim é ímã.",
          "Bater é ímã, roncar é capacitor, calar depois da chuva é central.",
          "A parada muda quando o ímã sai do lugar. Ronco e silêncio levam a capacitor e placa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de chamar para o DZ Nano", "DZ Nano quente ou parado: o que ver"],
      slots: [
        [
          "Espere o motor esfriar e teste com o disjuntor desligado, sem abrir a tampa. Folha que pede empurrão forte tem trilho ou roldana ruim.",
          "O teste mostra se o motor sofre com a folha. Faça frio, sem energia e com os dedos longe da cremalheira.",
          "Em poucos minutos você separa peso de parte elétrica. Folha leve na mão leva o exame para o motor.",
          "Motor frio, energia cortada, folha reta: assim se sente o peso. Se prende em um ponto, é o trilho ali.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e espere o motor esfriar.",
        "Limpe o trilho com vassoura.",
        "Com a folha reta e o trilho nivelado, destrave e empurre devagar, sem passar dos batentes.",
        "Veja se os ímãs estão firmes.",
        "Trave de novo e fotografe a etiqueta.",
      ],
    },
    {
      about: "visit",
      headings: ["Conserto do DZ Nano no local", "O que fazemos em um Rossi DZ Nano"],
      slots: [
        [
          "O serviço é independente da Rossi e trata primeiro o que faz o motor forçar. Roldana, trilho e base são acertados, e a cremalheira fica a {rack.clearance}.",
          "De forma independente, o técnico confere rodas e trilho e leva a barra dentada a {rack.clearance} da engrenagem, no curso todo.",
          "Começa-se pela folha, não pela máquina. A cremalheira é corrigida ponto a ponto, com {rack.clearance} de folga.",
          "Trilho, rodas, base e os {rack.clearance} da cremalheira vêm antes da placa. Não temos vínculo com a fábrica.",
        ],
        [
          "Corrente, capacitor e central são medidos em seguida. Se o motor for pequeno para a folha, você sabe antes de trocar peça.",
          "A corrente em movimento mostra se sobra margem. Capacitor e placa são testados, e a parada, regulada.",
          "Medem-se capacitor e corrente, e regulam-se força e parada. Motor no limite é avisado antes de qualquer gasto.",
          "O que a medição reprova é trocado. Folha acima da capacidade pede motor maior, e isso é dito antes.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do DZ Nano", "DZ Nano: o que muda o preço do motor e da instalação"],
      slots: [
        [
          "A versão, os metros de cremalheira, a base e o ponto de energia formam o valor. Fiação e barra em bom estado são aproveitadas.",
          "Motor, cremalheira por metro, base e energia são as partes da conta. O que já existe e serve desconta.",
          "Versão e cremalheira pesam mais, base e tomada depois. Peças boas ficam.",
          "O preço depende da versão e do que falta no lugar. Base e barra prontas barateiam.",
        ],
        [
          "Trilho torto ou roldana gasta é acertado antes, em linha separada. O cartão divide em até {shop.instalments} vezes.",
          "Acertos da folha somam à parte. No cartão são até {shop.instalments} parcelas.",
          "Portão que pesa pede roda ou trilho, cobrados separados, em até {shop.instalments} vezes.",
          "Rodagem e trilho entram discriminados. Parcela-se em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "DZ Nano aguenta portão pesado?",
      answers: [
        "Só dentro da capacidade da versão, escrita na etiqueta. Chapa longa ou rampa pede motor maior.",
        "Não é a melhor escolha: compacto no limite esquenta e gasta engrenagem cedo.",
        "Pesado, não. Ele foi feito para folha leve, e a sobra de força é pequena.",
      ],
    },
    {
      question: "O DZ Nano cabe em espaço estreito?",
      answers: [
        "O corpo compacto ajuda, mas é preciso medir a distância entre folha e parede e deixar acesso ao destravamento.",
        "Costuma caber onde motores maiores não cabem. Uma foto do corredor com a medida confirma.",
        "Na maioria dos corredores, sim. O que não pode faltar é espaço para a chave de destravar.",
      ],
    },
    {
      question: "Qual controle serve no DZ Nano?",
      answers: [
        "O aceito pela central, na mesma frequência e código. A versão da placa decide.",
        "Serve o original ou um compatível com a placa, depois de cadastrado.",
        "Depende da central instalada. A foto do controle atual, dos dois lados, evita compra errada.",
      ],
    },
    {
      question: "Por que o motor DZ Nano faz barulho de catraca?",
      answers: [
        "O barulho de catraca é o dente da engrenagem pulando na cremalheira, por folga demais, fixação frouxa ou desgaste.",
        "É dente pulando. Fixa-se a cremalheira, acerta-se a folga e troca-se a engrenagem se já gastou.",
        "Folga errada na barra dentada, quase sempre. Evite acionar, porque cada pulo come mais dente.",
      ],
    },
    {
      question: "Existe mais de uma versão do motor DZ Nano?",
      answers: [
        "Existe, com velocidades e centrais diferentes. Peças se pedem pelo nome completo da etiqueta.",
        "Sim: o complemento depois de Nano identifica a versão para peça e manual.",
        "Sim. Antes de comprar peça, leia o nome inteiro na carcaça.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do DZ Nano, do espaço entre o portão e a parede e um vídeo do percurso",
  related: ["rossi", "deslizante", "cremalheira", "garen-kdz", "peso", "roldana"],
  topic: "motores-rossi-e-nice",
  keep: [],
};
