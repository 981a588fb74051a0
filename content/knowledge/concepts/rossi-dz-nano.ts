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
      "O preço do DZ Nano instalado varia com a versão, a cremalheira e a base. Em casa, a troca com mão de obra fica de {price.homeSwap}; foto do portão e largura da folha fecham o valor, sem custo.",
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
      headings: ["Rossi DZ Nano: deslizante compacto", "O que é o DZ Nano", "DZ Nano, da Rossi, em poucas palavras"],
      slots: [
        [
          "DZ indica deslizante na linha Rossi, e Nano, o corpo compacto.",
          "O nome diz o essencial: motor de correr, em tamanho reduzido.",
          "É um deslizante de corpo pequeno, feito pela brasileira Rossi.",
        ],
        [
          "O tamanho ajuda onde há pouco espaço entre a folha e a parede.",
          "Corredor estreito ao lado do portão é o lugar em que o corpo compacto faz diferença.",
          "Em garagens {de} com pouca sobra lateral, o formato facilita a montagem.",
        ],
        [
          "Por dentro é um deslizante como os outros: redutor, engrenagem, ímãs e central.",
          "A cremalheira presa à folha recebe o movimento da engrenagem, como em qualquer motor de correr.",
          "O trabalho é o mesmo dos maiores; muda a margem de força.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["DZ Nano serve para a sua folha?", "Quando escolher o Rossi DZ Nano", "Limites de um motor compacto"],
      slots: [
        [
          "Serve em folha que corre leve, de comprimento moderado e uso de família.",
          "Grade de alumínio ou de tubo fino costuma estar dentro do que o motor move com folga.",
          "Casa com poucas aberturas por dia é o cenário indicado.",
        ],
        [
          "Chapa fechada, madeira e rampa pedem conta de peso antes da compra.",
          "Uma folha longa de chapa recebe vento, e o esforço pode passar do indicado.",
          "Se a folha exige empurrão forte na mão, o motor compacto não é o caminho.",
        ],
        [
          "Em entrada coletiva, escolha máquina de uso intenso, mesmo que o espaço seja curto.",
          "Deixe margem de capacidade: motor no limite esquenta e perde vida.",
          "Confira a capacidade na etiqueta ou no manual e compare com o peso estimado da folha.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Por que o DZ Nano esquenta ou para",
        "Causas de falha no Rossi DZ Nano",
        "O que castiga um motor compacto",
      ],
      slots: [
        [
          "Uma folha que ficou pesada com o tempo é a causa mais comum de calor.",
          "A roldana gasta e trilho sujo somam esforço que o motor compacto sente primeiro.",
          "O aquecimento depois de poucas aberturas quase sempre vem do peso da folha.",
        ],
        [
          "Uma cremalheira apertada faz o peso do portão descansar na engrenagem.",
          "Sem folga na cremalheira, o eixo recebe carga que não devia.",
          "Uma cremalheira montada sem folga gasta a engrenagem e o rolamento do eixo.",
        ],
        [
          "Ímã fora do lugar, capacitor fraco e umidade completam a lista.",
          "Na parte elétrica, capacitor e central úmida são os primeiros exames.",
          "Um ímã deslocado faz a folha bater, e a pancada repetida solta a base.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste rápido no DZ Nano", "DZ Nano quente ou parado: o que ver", "Antes de chamar para o DZ Nano"],
      slots: [
        [
          "O teste mostra se o motor está sofrendo com a folha.",
          "Em poucos minutos, sem ferramenta, você separa peso e parte elétrica.",
          "Espere o motor esfriar e faça com o disjuntor desligado.",
        ],
        [
          "Empurrão forte para mover a folha é sinal de trilho ou roldana.",
          "Uma folha que anda com dois dedos está boa; o exame passa para a máquina.",
          "Se a folha prende no meio, marque o ponto e fotografe o trilho ali.",
        ],
        [
          "Não abra a tampa nem force a engrenagem com a mão.",
          "Trave o motor antes de religar e mantenha todos afastados da cremalheira.",
          "Guarde a foto da etiqueta, porque a versão muda a peça.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e espere o motor esfriar.",
        "Limpe o trilho com vassoura.",
        "Com a folha reta e o trilho nivelado, destrave e empurre devagar, sem passar dos batentes.",
        "Veja se os ímãs estão firmes.",
        "Fotografe a etiqueta do DZ Nano.",
      ],
    },
    {
      about: "signs",
      headings: [
        "Assistência independente ao DZ Nano",
        "O que fazemos em um Rossi DZ Nano",
        "Conserto do DZ Nano no local",
      ],
      slots: [
        [
          "O serviço no DZ Nano é independente da Rossi e começa pela folha.",
          "De forma independente, ajustamos trilho, cremalheira e motor na mesma visita.",
          "Somos assistência independente e tratamos primeiro o que faz o motor forçar.",
        ],
        [
          "Roldanas e trilho são avaliados, e a cremalheira é levantada até a folga de {rack.clearance}.",
          "O técnico acerta a cremalheira em {rack.clearance} e confere a base, que não pode balançar.",
          "A altura da cremalheira é corrigida ponto a ponto, com o motor solto.",
        ],
        [
          "Corrente, capacitor e central são medidos, e força e paradas, reguladas em seguida.",
          "A corrente medida em movimento mostra se sobrou margem ou se o motor está no limite.",
          "Se a máquina for pequena para a folha, o técnico avisa antes de trocar peça.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um DZ Nano instalado",
        "O que entra no preço do DZ Nano",
        "DZ Nano: preço do motor e da instalação",
      ],
      slots: [
        [
          "Somam a versão do DZ Nano, os metros de cremalheira, a base, o ponto de energia e a mão de obra.",
          "O motor é uma parte do valor; cremalheira, base nivelada, fotocélula e fiação completam a conta.",
          "Peça na proposta quantos metros de cremalheira e quantos controles estão incluídos.",
        ],
        [
          "Base, cremalheira e fiação em bom estado são aproveitadas e reduzem o total.",
          "Trilho torto ou roldana gasta são acertados antes, em linha separada do orçamento.",
          "Chapa fechada e madeira pedem versão maior, e o preço acompanha o peso.",
        ],
        [
          "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          "O orçamento é grátis, por foto, com a largura e o material da folha.",
          "Um motor comprado à parte paga só a instalação, a partir de {price.installation}.",
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
        "Existe, com velocidades e centrais diferentes. Peças e capacidade devem ser pedidas pelo nome completo da etiqueta.",
        "Sim. O nome completo, com o complemento que vier depois de Nano, é o que identifica a versão para peça e manual.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do DZ Nano, do espaço entre o portão e a parede e um vídeo do percurso",
  related: ["rossi", "deslizante", "cremalheira", "garen-kdz", "peso", "roldana"],
  topic: "motores-rossi-e-nice",
};
