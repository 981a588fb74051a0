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
      "Rossi DZ Nano é um motor deslizante compacto da Rossi, para portão de correr. Ocupa pouco espaço ao lado do vão; a versão e a capacidade devem ser lidas na etiqueta antes de comprar ou pedir peça.",
      "O DZ Nano move portão de correr por engrenagem e cremalheira, num corpo pequeno. Instalamos e consertamos; a folha precisa correr leve, porque motor compacto sente mais o excesso de peso.",
      "Para portão de correr residencial em garagem apertada, o DZ Nano, da brasileira Rossi, é opção conhecida. Peso da folha, comprimento e aberturas por dia dizem se ele atende ou se convém máquina maior.",
    ],
    repair: [
      "Consertamos Rossi DZ Nano como assistência independente. Engrenagem, ímã, capacitor e central são medidos no local, e a cremalheira é realinhada para o defeito não voltar.",
      "DZ Nano que força, esquenta ou para no meio costuma estar com folha pesada ou cremalheira apertada. O técnico, de serviço independente, corrige a mecânica e só depois troca peça.",
    ],
    price: [
      "O preço do DZ Nano instalado varia com a versão, comum ou Turbo, a cremalheira e a base. Em casa, a troca com mão de obra fica de {price.homeSwap}, e folha leve com cremalheira boa fica no começo da faixa; foto do portão e largura da folha fecham o valor, sem custo.",
      "Rossi DZ Nano é cotado pela versão e pelo que o local já tem: a troca residencial fica de {price.homeSwap}. Um motor comprado à parte paga instalação a partir de {price.installation}; reparo, pela peça.",
    ],
    buying: [
      "O motor Rossi DZ Nano é o compacto para portão de correr leve: a troca do motor em casa fica de {price.homeSwap}, com mão de obra, e a foto do portão, o comprimento e o material da folha dizem se ele serve. Chapa fechada, rampa e vento pedem motor maior.",
      "O Rossi DZ Nano é para portão de correr e combina com folha leve ou média e uso de casa. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão; comprimento, material e foto do portão dizem se serve.",
    ],
    installation: [
      "A instalação do DZ Nano leva de {time.sliding}, com base firme mesmo em espaço curto, cremalheira em {rack.clearance} de folga, ímãs nas pontas e controles gravados.",
      "Instalamos DZ Nano comprado por você, com mão de obra a partir de {price.installation}. Corpo pequeno não dispensa base nivelada nem circuito próprio, e o técnico confere o peso da folha antes.",
    ],
    comparison: [
      "DZ Nano ou um deslizante maior da Rossi? O Nano poupa espaço e atende folha mais leve; para peso e fluxo altos, a versão maior trabalha folgada e dura mais.",
      "Comparado a KDZ, da Garen, e DZ Home, da PPA, o DZ Nano é do mesmo grupo de deslizantes residenciais. Olhe capacidade, velocidade, central e reposição na sua região.",
    ],
    question: [
      "Para folha leve e garagem apertada, sim: o Rossi DZ Nano é boa escolha em portão de correr de casa. Para chapa pesada ou entrada coletiva, não; o peso da folha tem de ficar abaixo da capacidade da versão, com margem.",
      "Sim, quando a folha corre leve na mão e abre poucas vezes por dia. Se é longa, fechada, de madeira ou em rampa, escolha um deslizante de mais capacidade; comprimento e material confirmam.",
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
        "Só dentro da capacidade da versão, escrita na etiqueta ou no manual. Para chapa fechada longa ou rampa, indique o peso e avaliamos motor maior.",
        "Não é a melhor escolha para folha pesada. Um motor compacto no limite esquenta e gasta engrenagem cedo.",
      ],
    },
    {
      question: "O DZ Nano cabe em espaço estreito?",
      answers: [
        "O corpo compacto ajuda, mas é preciso medir a distância entre folha e parede e deixar acesso ao destravamento.",
        "Costuma caber onde motores maiores não cabem. Mande foto do corredor com uma medida e confirmamos.",
      ],
    },
    {
      question: "Qual controle serve no DZ Nano?",
      answers: [
        "Serve o aceito pela central instalada, na mesma frequência e código. A versão da placa decide, então mande a foto do controle atual.",
        "Serve o original Rossi ou um compatível com a placa, depois de cadastrado. A foto dos dois lados do controle evita compra errada.",
      ],
    },
    {
      question: "Por que o motor DZ Nano faz barulho de catraca?",
      answers: [
        "O barulho de catraca é o dente da engrenagem pulando na cremalheira: folga demais, fixação frouxa ou engrenagem gasta. Pare de usar até o ajuste.",
        "É dente pulando. O técnico fixa a cremalheira, acerta a folga em {rack.clearance} e troca a engrenagem se já houver desgaste.",
      ],
    },
    {
      question: "Existe mais de uma versão do motor DZ Nano?",
      answers: [
        "Existe: além do DZ Nano comum há o Turbo, mais rápido, e as centrais mudam com a época. Peças e capacidade devem ser pedidas pelo nome completo da etiqueta.",
        "Há o DZ Nano comum e o Turbo, de abertura mais rápida. O nome completo, com o complemento que vier depois de Nano, é o que identifica a versão para peça e manual.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do DZ Nano, do espaço entre o portão e a parede e um vídeo do percurso",
  related: ["rossi", "deslizante", "cremalheira", "garen-kdz", "peso", "roldana"],
  topic: "motores-rossi-e-nice",
};
