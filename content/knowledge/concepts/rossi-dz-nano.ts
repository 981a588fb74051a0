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
      "O Rossi DZ Nano é um motor deslizante compacto, para portão de correr de casa, que ocupa pouco espaço ao lado do vão. Ele serve à folha leve ou média; a capacidade muda com a versão, que deve ser lida na etiqueta antes de comprar ou pedir peça.",
      "O DZ Nano move o portão de correr por engrenagem e cremalheira, a barra dentada presa à folha, num corpo pequeno. A folha precisa correr leve na mão, porque um motor compacto sente mais o excesso de peso. Instalamos e consertamos, como assistência independente.",
      "Para portão de correr em garagem apertada, o DZ Nano, da brasileira Rossi, é uma opção conhecida. O peso da folha, o comprimento e as aberturas por dia dizem se ele atende ou se convém um motor maior, que trabalha com mais folga.",
    ],
    repair: [
      "O conserto do Rossi DZ Nano é feito no local, por assistência independente da fábrica: o técnico mede engrenagem, ímã, capacitor e central e troca o que falhou. A cremalheira é realinhada na mesma visita, para o defeito não voltar.",
      "DZ Nano que força, esquenta ou para no meio costuma estar com a folha pesada ou a cremalheira apertada contra a engrenagem. O técnico, de serviço independente, corrige primeiro a parte mecânica e só depois troca a peça que a medição reprovou.",
    ],
    price: [
      "O preço do DZ Nano instalado varia com a versão, comum ou Turbo, a cremalheira e a base. Em casa, a troca com mão de obra fica de {price.homeSwap}, e folha leve com cremalheira boa fica no começo da faixa. Foto do portão e largura da folha bastam para o valor, sem custo.",
      "O preço do Rossi DZ Nano depende da versão e do que o local já tem: a troca residencial, com motor e mão de obra, fica de {price.homeSwap}. Para motor comprado à parte, a instalação sai a partir de {price.installation}; o reparo é cobrado conforme a peça.",
    ],
    buying: [
      "O motor Rossi DZ Nano é o compacto para portão de correr leve, e a troca do motor em casa, com mão de obra, fica de {price.homeSwap}. O comprimento e o material da folha dizem se ele serve, porque chapa fechada, rampa e vento exigem motor maior.",
      "O Rossi DZ Nano é para portão de correr de casa, com folha leve ou média e poucas aberturas por dia. A troca do motor, com mão de obra, fica de {price.homeSwap}, em até {shop.instalments} vezes no cartão. Comprimento, material e uma foto do portão confirmam se ele atende.",
    ],
    installation: [
      "A instalação do DZ Nano leva de {time.sliding}, com base firme mesmo em espaço curto, cremalheira a {rack.clearance} da engrenagem, ímãs nas pontas e controles gravados. A folha é testada na mão antes, porque precisa correr leve em todo o percurso.",
      "O DZ Nano comprado por você é instalado com mão de obra a partir de {price.installation}. O corpo pequeno não dispensa base nivelada nem circuito elétrico próprio, e o técnico confere o peso da folha antes de fixar o motor.",
    ],
    "how-to": [
      "Instalar, programar e regular o DZ Nano é serviço de técnico, porque a central fica sob a tampa, com tensão da rede, e a cremalheira precisa de {rack.clearance} de folga. Você pode adiantar o eletroduto, varrer o trilho, ver se os ímãs das pontas estão firmes e trocar a pilha do controle.",
      "No DZ Nano, a instalação, a programação da placa e a regulagem da força exigem abrir a tampa do motor, e por isso são do técnico. O dono pode cuidar do trilho, dos ímãs das pontas e da pilha do controle, com o disjuntor desligado ao chegar perto do motor.",
    ],
    comparison: [
      "Entre o DZ Nano e um deslizante maior da Rossi, a escolha é pelo peso: o Nano poupa espaço e atende folha mais leve; para portão pesado ou que abre o dia todo, a versão maior trabalha com folga e dura mais.",
      "Comparado ao KDZ, da Garen, e ao DZ Home, da PPA, o DZ Nano é do mesmo grupo de deslizantes residenciais. Compare na ficha a capacidade em quilos, a velocidade e a central, e veja qual tem peça de reposição fácil na sua região.",
    ],
    question: [
      "Para folha leve e garagem apertada, sim: o Rossi DZ Nano é boa escolha em portão de correr de casa. Para chapa pesada ou entrada coletiva, não, porque o peso da folha tem de ficar abaixo da capacidade da versão, com um terço de folga.",
      "Sim, o DZ Nano serve quando a folha corre leve na mão e abre poucas vezes por dia. Se ela é longa, fechada, de madeira ou em rampa, escolha um deslizante de mais capacidade; o comprimento e o material confirmam qual.",
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
          "Na linha Rossi, DZ indica motor deslizante, e Nano, o corpo compacto. O tamanho ajuda onde há pouco espaço entre a folha e a parede.",
          "O nome resume o produto: DZ é a linha de motores de correr da Rossi, e Nano é o seu menor formato. Corredor estreito ao lado do portão é a situação em que ele mais ajuda.",
          "Este é um deslizante de corpo pequeno, feito para garagem apertada. A fabricante é a brasileira Rossi, que usa a sigla DZ nos motores de portão de correr.",
          "Nano é o menor motor da linha DZ, a família de deslizantes da Rossi. As medidas reduzidas facilitam a montagem em vão curto, junto de muro ou parede.",
        ],
        [
          "Por dentro, o motor é como os maiores: redutor, engrenagem e central, com ímãs que marcam a parada. A diferença está na força, que deixa menos margem para folha pesada.",
          "A engrenagem puxa a barra dentada aparafusada na folha, e ímãs avisam onde parar. Como a força é menor que a dos modelos grandes, a folha precisa estar leve.",
          "O funcionamento é o mesmo dos motores maiores, com menos sobra de força. A cremalheira recebe o movimento da engrenagem, e os ímãs das pontas mandam a central parar.",
          "Ele trabalha como qualquer motor de portão de correr, com cremalheira, engrenagem e ímãs de parada. Só a capacidade é menor, e por isso roldana e trilho ruins aparecem mais cedo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["DZ Nano serve para a sua folha?", "Quando escolher o Rossi DZ Nano"],
      slots: [
        [
          "O motor serve em folha que corre leve, de comprimento moderado e uso de família. Grade e tubo fino costumam estar dentro do que ele move.",
          "Casa com poucas aberturas por dia e portão leve é o lugar certo para o Nano. Alumínio e grade são os materiais mais comuns nesses portões.",
          "Se a folha anda na mão com pouca força, o motor compacto também a move bem. Portões de tubo fino e de grade, em uso familiar, ficam dentro da capacidade.",
          "Um teste simples ajuda a decidir: com o portão sem motor ou destravado, a folha deve correr sem esforço. Portão de alumínio ou de grade, em casa, costuma passar.",
        ],
        [
          "Chapa fechada, madeira, rampa e entrada coletiva exigem motor maior. Compare o peso estimado da folha com a capacidade da etiqueta e deixe um terço de sobra.",
          "O vento numa chapa fechada e as muitas aberturas de um prédio passam do que um compacto aguenta. No limite da capacidade, ele esquenta e dura menos.",
          "Folha longa e pesada não combina com motor pequeno, mesmo quando falta espaço. A etiqueta traz a capacidade em quilos, que deve ficar bem acima do peso do portão.",
          "Escolha outro modelo se a folha só anda com empurrão forte, se é de madeira ou se abre o dia inteiro. Motor que trabalha no limite gasta cedo a engrenagem.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Por que o DZ Nano esquenta ou para: sinais e causas", "O que castiga um motor compacto"],
      slots: [
        [
          "A causa mais comum de aquecimento é a folha que ficou pesada, por roldana gasta ou trilho sujo. Cremalheira sem folga também esquenta o motor, porque o peso do portão descansa na engrenagem.",
          "O motor que esquenta depois de poucas aberturas está movendo mais peso do que devia. Barra dentada apertada contra a engrenagem produz o mesmo efeito.",
          "Roldana e trilho ruins somam esforço, e o compacto é o primeiro a sentir. Quando falta folga na cremalheira, é o eixo do motor que carrega a folha.",
          "Um motor pequeno esquenta cedo com folha pesada ou trilho sujo. Se a cremalheira encosta na engrenagem, as duas se gastam, e o rolamento sofre junto.",
        ],
        [
          "Ímã fora do lugar faz o portão bater no fim, e capacitor fraco deixa o motor roncando sem girar. A umidade na central causa falhas depois da chuva.",
          "Na parte elétrica, capacitor e placa úmida são os primeiros suspeitos. Pancada no fim do percurso, por outro lado, indica ímã deslocado.",
          "Portão que bate tem ímã solto, motor que ronca tem capacitor fraco, e portão mudo depois da chuva tem água na central. Contar qual deles acontece adianta o diagnóstico.",
          "A parada muda quando o ímã escorrega do lugar. Ronco sem movimento leva ao capacitor, e portão que não dá sinal leva à placa ou à energia.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de chamar para o DZ Nano", "DZ Nano quente ou parado: o que ver"],
      slots: [
        [
          "Espere o motor esfriar e faça o teste com o disjuntor desligado, sem abrir a tampa. Folha que só anda com empurrão forte tem trilho ou roldana ruim.",
          "Um teste na mão mostra se o motor está sofrendo com a folha. Faça com ele frio, com a energia desligada e com os dedos longe da cremalheira.",
          "Em poucos minutos você descobre se o problema é peso ou parte elétrica. Desligue o disjuntor antes. Se a folha correr leve, o exame passa para o motor.",
          "Com o motor frio e o disjuntor desligado, empurre a folha devagar e sinta o peso. Se ela prende sempre no mesmo ponto, o trilho está ruim ali.",
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
          "O serviço é independente da Rossi e começa pelo que faz o motor forçar. Roldanas, trilho e base são acertados, e a cremalheira fica a {rack.clearance} da engrenagem.",
          "O técnico, sem vínculo com a fábrica, confere rodas e trilho antes do motor. Depois afasta a barra dentada {rack.clearance} da engrenagem em todo o percurso.",
          "A visita começa pela folha, e não pela máquina. A cremalheira é corrigida ponto a ponto, com {rack.clearance} de folga, e as roldanas gastas são trocadas.",
          "Trilho, rodas, base e os {rack.clearance} da cremalheira são vistos antes da placa, porque explicam a maior parte do esforço. O atendimento é de assistência independente.",
        ],
        [
          "Corrente, capacitor e central são medidos em seguida. Se o motor for pequeno para a folha, você fica sabendo antes de pagar por uma peça.",
          "A corrente que o motor consome em movimento mostra se ele tem margem. Capacitor e placa são testados, e o ponto de parada, regulado.",
          "O técnico mede o capacitor e a corrente e regula a força e a parada. Motor que trabalha no limite é apontado antes de qualquer gasto.",
          "Só se troca o que a medição reprova. Quando a folha passa da capacidade, o técnico diz que o certo é um motor maior e mostra a diferença de preço.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do DZ Nano", "DZ Nano: o que muda o preço do motor e da instalação"],
      slots: [
        [
          "A versão do motor, os metros de cremalheira, a base e o ponto de energia formam o valor. Fiação e barra em bom estado são aproveitadas e reduzem a conta.",
          "O motor, a cremalheira cobrada por metro, a base de concreto e a ligação elétrica são as partes do orçamento. O que já existe e serve não é cobrado.",
          "Pesam mais a versão escolhida e a barra dentada; depois vêm a base e a tomada. Peças boas do motor antigo continuam no lugar.",
          "O preço depende da versão, comum ou Turbo, e do que falta no local. Quem já tem base e barra em ordem paga menos.",
        ],
        [
          "Trilho torto ou roldana gasta é acertado antes e aparece em linha separada. O cartão divide em até {shop.instalments} vezes.",
          "Os acertos da folha, quando necessários, são somados à parte. O pagamento no cartão vai a até {shop.instalments} parcelas.",
          "Portão que pesa na mão precisa de roldana ou trilho novo, cobrados em separado. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Roldanas e trilho, se estiverem ruins, entram discriminados no orçamento. No cartão, o valor se divide em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "DZ Nano aguenta portão pesado?",
      answers: [
        "Só dentro da capacidade da versão, escrita na etiqueta ou no manual. Para chapa fechada longa ou rampa, o indicado é um motor maior.",
        "Não é a melhor escolha para folha pesada. Um motor compacto no limite esquenta e gasta a engrenagem cedo.",
      ],
    },
    {
      question: "O DZ Nano cabe em espaço estreito?",
      answers: [
        "O corpo compacto ajuda, mas é preciso medir a distância entre a folha e a parede e deixar acesso ao destravamento.",
        "Costuma caber onde motores maiores não cabem. Uma foto do corredor com a medida entre a folha e a parede confirma.",
      ],
    },
    {
      question: "Qual controle serve no DZ Nano?",
      answers: [
        "Serve o que a central instalada aceita, na mesma frequência e no mesmo código. A versão da placa decide, e a foto do controle atual mostra qual é.",
        "Serve o original Rossi ou um compatível com a placa, depois de cadastrado. A foto dos dois lados do controle evita compra errada.",
      ],
    },
    {
      question: "Por que o motor DZ Nano faz barulho de catraca?",
      answers: [
        "O barulho de catraca é o dente da engrenagem pulando na cremalheira, por folga demais, fixação frouxa ou engrenagem gasta. Pare de usar até o ajuste.",
        "É o dente da engrenagem pulando. O técnico fixa a cremalheira, acerta a folga em {rack.clearance} e troca a engrenagem se já houver desgaste.",
      ],
    },
    {
      question: "Existe mais de uma versão do motor DZ Nano?",
      answers: [
        "Existe: além do DZ Nano comum há o Turbo, mais rápido, e as centrais mudam com a época. Peças e capacidade devem ser procuradas pelo nome completo da etiqueta.",
        "Há o DZ Nano comum e o Turbo, de abertura mais rápida. O nome completo, com o que vier depois de Nano, identifica a versão para peça e manual.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do DZ Nano, do espaço entre o portão e a parede e um vídeo do percurso",
  related: ["rossi", "deslizante", "cremalheira", "garen-kdz", "peso", "roldana"],
  topic: "motores-rossi-e-nice",
};
