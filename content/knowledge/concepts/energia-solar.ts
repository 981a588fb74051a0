import type { Concept } from "#domain/knowledge/concept.ts";

export const energiaSolar: Concept = {
  id: "energia-solar",
  kind: "part",
  label: "Energia solar",
  phrase: "a energia solar no portão",
  words: [
    "energia solar",
    "placa solar",
    "painel solar",
    "motor solar",
    "motor de portão solar",
    "portão solar",
    "kit solar para portão",
    "portão onde não há rede elétrica",
    "motor de portão sem rede elétrica",
    "portão longe da rede",
  ],
  intent: "buying",
  answers: {
    any: [
      "Motor de portão solar funciona sem rede elétrica, com painel de 40 a 100 W, controlador, bateria e motor de 12 ou 24 V, e faz em geral de 10 a 20 aberturas por dia em folha leve. Ele compensa longe do quadro de luz, como em sítio. Com energia perto, cabo ou nobreak é mais simples.",
      "Portão com energia solar usa painel, bateria e motor de corrente contínua, de 12 ou 24 V, e abre em geral de 10 a 20 vezes por dia se a folha é leve. Vale a pena onde levar o cabo sai caro. Onde já há rede, o nobreak resolve a falta de luz com menos equipamento.",
      "O portão com painel solar continua abrindo em dias de chuva, porque quem move o motor é a bateria, de 12 ou 24 V. A reserva costuma ser calculada para dois ou três dias nublados, com 10 a 20 aberturas por dia em folha leve. Perto do quadro de luz, o cabo ou o nobreak é mais simples.",
      "Dá para ter motor de portão com energia solar, sem depender da rede, porque a bateria move a folha e o painel repõe a carga. Um conjunto de 40 a 100 W com motor de 12 ou 24 V faz de 10 a 20 aberturas por dia em folha leve. Perto do quadro de luz, cabo ou nobreak custa menos.",
    ],
    price: [
      "O valor do motor de portão solar soma motor de 12 ou 24 V, painel, controlador, bateria e instalação, e aumenta com o peso da folha e as aberturas por dia. Para comparar, a troca por motor comum em casa fica de {price.homeSwap}, com mão de obra. A distância até o quadro de luz mostra o que custa menos.",
      "O preço do kit solar do portão depende do painel e da bateria, definidos pelas aberturas por dia e pelos dias nublados a cobrir. Puxar cabo às vezes sai mais barato, com um motor comum, cuja troca em casa fica de {price.homeSwap}, com mão de obra. O orçamento compara os dois caminhos.",
      "O preço do portão solar soma painel, controlador, bateria, motor de baixa tensão e montagem, e uma folha pesada encarece tudo. Como referência, trocar por um motor comum em residência custa de {price.homeSwap}, com mão de obra, o que costuma ser melhor quando a rede está perto.",
    ],
    installation: [
      "A instalação do motor solar no portão usa painel voltado para o norte e sem sombra, controlador de carga, bateria em caixa abrigada e motor de 12 ou 24 V. O tamanho do painel e da bateria é calculado pelas aberturas por dia e pelo consumo da central em espera, com reserva para dias de chuva.",
      "Para instalar energia solar no portão, o painel vai em ponto de sol, a bateria em lugar ventilado e seco, e o motor de corrente contínua na folha já equilibrada. No fim, o técnico faz vários ciclos sem sol e confere a carga, para saber se a bateria basta.",
      "O kit solar do portão se instala em quatro partes: painel ao sol, controlador, bateria à sombra e motor de 12 ou 24 V. Antes de tudo, o técnico deixa a folha leve, porque um portão pesado esvazia a bateria, e no fim testa vários ciclos sem sol.",
    ],
    comparison: [
      "Painel solar serve ao portão sem rede perto, e nobreak serve onde a rede existe e falha. Entre puxar cabo e instalar painel, a distância decide: perto do quadro, o cabo é mais simples; longe, o solar evita vala, com bateria para trocar de tempos em tempos.",
      "O cabo da rede é melhor que o portão solar quando o quadro está perto, porque custa menos e dá menos manutenção. Longe, painel e bateria evitam a vala e a perda de tensão no cabo. Já o painel do telhado, ligado à rede, não abre o portão na falta de luz.",
      "A energia solar compensa em sítio e em entrada longe do quadro de luz, e o nobreak é melhor na casa urbana que já tem energia no portão. A escolha depende da distância e do sol no local. O painel da casa ligado à rede não ajuda, porque desliga junto com ela.",
    ],
    question: [
      "Sim, portão com energia solar funciona, de dia e à noite, porque quem move o motor é a bateria e o painel só a recarrega. Vale a pena onde levar cabo sai caro. Painel do telhado ligado à rede não abre o portão na falta de luz.",
      "Sim, o motor de portão funciona com energia solar, desde que seja de 12 ou 24 V, com painel próprio e bateria, para 10 a 20 aberturas por dia em folha leve. Motor comum de 127 ou 220 V exige inversor e bateria bem maiores, e perto da rede o nobreak é mais simples.",
      "Motor solar de portão vale a pena longe da rede, como em chácara, onde levar o cabo sai caro. O sistema tem painel, controlador e bateria próprios e guarda carga para a noite e para dias nublados. Quando já há energia junto ao portão, o investimento não compensa.",
    ],
    buying: [
      "Motor solar para portão funciona sem rede elétrica, com painel de 40 a 100 W, bateria e motor de 12 ou 24 V, e faz em geral de 10 a 20 aberturas por dia em folha leve. Compensa onde levar o cabo sai caro. Se o quadro de luz está perto, cabo ou nobreak costuma ser mais simples.",
      "O motor de portão solar se escolhe pelo peso da folha, pelas aberturas por dia e pelo consumo da central em espera. Em geral são motor de 12 ou 24 V e painel de 40 a 100 W, para 10 a 20 aberturas diárias. A distância até a energia mostra se ele compensa.",
      "Para portão longe da rede, o conjunto solar tem painel de 40 a 100 W, controlador, bateria e motor de 12 ou 24 V, com 10 a 20 aberturas por dia em folha leve. Quando já existe energia junto ao portão, ele não compensa, porque cabo ou nobreak custa menos.",
    ],
  },
  line: [
    "Painel ligado à rede não abre o portão na falta de luz; para isso, nobreak ou bateria.",
    "Em chácara e entrada distante, o portão solar evita puxar cabo por longa distância.",
    "No portão solar, a central em espera consome o dia inteiro e entra na conta.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona o motor de portão solar", "Painel, bateria e motor do portão solar"],
      slots: [
        [
          "Quem empurra a folha é a bateria, de dia ou à noite, e o painel a recarrega. Entre os dois fica o controlador, que evita carga demais ou descarga completa.",
          "O painel carrega a bateria, e a bateria move o motor a qualquer hora. O controlador evita que ela descarregue por completo ou receba carga demais.",
          "De dia, o painel guarda energia na bateria, e é ela que move o portão, inclusive à noite. Um controlador regula a carga.",
          "A energia vai do painel para a bateria, passando pelo controlador, que regula a carga, e dali para o motor. Por isso o portão abre também à noite.",
        ],
        [
          "O motor indicado é de 12 ou 24 V, corrente contínua, que usa a bateria direto. Motor comum pediria um inversor forte para a partida, e o conjunto ficaria caro.",
          "Motor de baixa tensão, 12 ou 24 V, aproveita a bateria sem conversão. O de 127 ou 220 V só trabalha com inversor grande, o que encarece.",
          "Usa-se motor de corrente contínua, em 12 ou 24 V, porque combina com a bateria. Com motor da rede seria preciso inversor e banco maiores.",
          "Em 12 ou 24 V não há conversão de energia, e a bateria rende mais. Motor de tomada exigiria inversor para aguentar o arranque.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o portão solar compensa", "Solar, cabo ou nobreak no portão: como decidir"],
      slots: [
        [
          "Compensa onde o quadro fica longe e abrir vala sai caro, como sítio e portão no fim do lote. Casa urbana com ponto na coluna raramente precisa: cabo ou nobreak resolve.",
          "O painel se justifica na entrada distante da rede, em que o cabo seria comprido. Com energia ao lado, o nobreak cobre a falta de luz com menos equipamento.",
          "Longe da rede, o sistema solar evita a vala e a perda de tensão no cabo. Onde já há tomada no portão, um nobreak faz o mesmo por menos.",
          "Chácara, sítio e lote comprido são os bons casos. Numa casa com rede perto, o dinheiro rende mais em cabo ou nobreak.",
        ],
        [
          "Precisa de sol direto em boa parte do dia, inclusive no inverno. Sombra de árvore ou muro obriga a pôr o painel longe, com cabo até o motor.",
          "Sem sol direto, o painel não carrega o bastante. Em lugar sombreado, ele fica afastado, em ponto aberto, ligado por cabo.",
          "Veja onde bate sol antes de decidir, porque a sombra de árvore e muro derruba a carga. O painel pode ficar a alguns metros do portão, em ponto aberto.",
          "O ponto do painel tem de receber sol da manhã à tarde. Se o portão fica na sombra, leva-se o painel para outro lugar.",
        ],
      ],
      bullets: [
        "Distância até o quadro de energia",
        "Aberturas por dia",
        "Peso e tipo da folha",
        "Sol direto no local",
        "Câmera e interfone ligados juntos",
      ],
    },
    {
      about: "check",
      headings: ["O que levantar antes do orçamento do portão solar", "Medidas e sol: anote antes"],
      slots: [
        [
          "Com estes dados, o painel e a bateria são calculados pelo uso real. Observe tudo do chão, sem subir em telhado nem tocar em cabo, que tem tensão quando há sol.",
          "O cálculo parte do uso real, por isso conte as aberturas de um dia cheio. Não mexa em fio de painel: com luz, ele está energizado.",
          "Quanto melhores as medidas, menor a chance de faltar carga no inverno. Faça tudo do chão e deixe ligações e telhado para o técnico.",
          "Anote o que o sistema precisa cobrir, inclusive o fim de semana, quando o uso dobra. Nada disso pede subir ou encostar em cabo.",
        ],
      ],
      steps: [
        "Meça a largura e a altura da folha e diga o material.",
        "Conte as aberturas em um dia comum e em um dia cheio.",
        "Meça em passos a distância até o ponto de energia mais próximo.",
        "Veja onde bate sol da manhã à tarde.",
        "Fotografe o portão, o entorno e o céu sobre o local.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a instalação do motor solar", "O que o técnico faz no portão solar"],
      slots: [
        [
          "A folha é equilibrada primeiro, porque portão leve gasta menos bateria. Depois o painel é posto inclinado para o norte, sem sombra, e a bateria, em caixa ventilada e abrigada.",
          "Tudo começa pela mecânica: trilho limpo e folha leve reduzem o consumo. O painel olha para o norte, e a bateria fica longe do sol e da água.",
          "Antes do painel, o técnico acerta a folha, já que peso esvazia a bateria. Painel voltado para o norte, bateria à sombra e cabos protegidos completam a montagem.",
          "Um portão pesado esvazia qualquer bateria, por isso ele é ajustado antes. O painel é virado para o norte, e a bateria vai em lugar seco e arejado.",
        ],
        [
          "O técnico mede a carga, o consumo em espera e o gasto de uma abertura. Você aprende a destravar na mão, para o dia em que a bateria acabar.",
          "O teste roda vários ciclos e confere o controlador. No fim, o técnico mostra o destravamento manual.",
          "Com tudo ligado, o gasto de um ciclo é medido e comparado com a carga. A chave de destravamento é explicada na entrega.",
          "Alguns ciclos sem sol mostram se a reserva basta. Saber usar a chave manual faz parte da entrega.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com painel e bateria", "Manutenção do portão solar"],
      slots: [
        [
          "Painel sujo carrega menos: lave com água e pano macio, cedo ou no fim da tarde, sem subir em lugar inseguro. Pode os galhos que passarem a fazer sombra.",
          "Poeira e folhas secas reduzem a carga, e água com pano macio resolve. Veja também se alguma árvore cresceu e faz sombra no painel.",
          "Limpe o painel sem produto abrasivo e de um lugar firme. Uma sombra nova de galho derruba a carga sem aviso.",
          "Água e pano bastam para o painel, fora das horas quentes. Olhe a cada estação se o sol ainda chega inteiro.",
        ],
        [
          "A bateria é a peça que se gasta primeiro, com calor e descargas completas. Na revisão se conferem carga, ligações e o estado dela.",
          "Descarregar até o fim, muitas vezes, é o que mais encurta a vida da bateria. Uma revisão mede a carga e os contatos.",
          "Conte com trocar a bateria depois de alguns anos, antes se fizer muito calor. Contatos e controlador são vistos na mesma revisão.",
          "Calor e descarga completa acabam com a bateria. Medi-la na revisão permite trocar antes que o portão pare.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Painel solar da casa abre o portão na falta de luz?",
      answers: [
        "Não, se for o sistema comum ligado à rede: ele desliga na queda de energia. É preciso bateria com inversor próprio ou nobreak para o motor.",
        "Não. Por segurança, o inversor conectado desliga junto com a rede, mesmo com sol. Para o portão, use nobreak ou bateria.",
        "Em geral, não, porque esse painel só reduz a conta. Quem mantém o portão é bateria, própria ou de nobreak.",
      ],
    },
    {
      question: "Portão solar funciona em dia nublado?",
      answers: [
        "Funciona, com a carga guardada na bateria. O sistema é calculado com reserva para alguns dias sem sol forte.",
        "Sim, enquanto houver carga. Muitos dias fechados seguidos exigem bateria maior, prevista no cálculo.",
        "Sim, o painel carrega menos, e a reserva cobre a diferença. Só uma sequência longa de chuva pede uso econômico.",
      ],
    },
    {
      question: "Posso usar painel solar com motor de 220 V?",
      answers: [
        "Pode, com inversor dimensionado para a partida, mas o conjunto fica mais caro. O motor de baixa tensão aproveita melhor a bateria.",
        "É possível e pouco prático: a arrancada pede inversor e bateria grandes. Em instalação nova, prefira 12 ou 24 V.",
        "Dá, com perda de energia e custo maior. Quase sempre trocar por motor de corrente contínua sai melhor.",
      ],
    },
    {
      question: "E se o portão abre mais de 20 vezes por dia?",
      answers: [
        "Nesse caso, o painel e a bateria precisam ser maiores, e o mesmo vale para folha pesada. O cálculo parte das aberturas de um dia cheio.",
        "O conjunto é recalculado com painel e bateria maiores, conforme o peso da folha e o sol no local. A partir de certo ponto, levar o cabo sai mais barato.",
        "Dá para atender com painel e bateria maiores, mas o custo aumenta. Prédio e entrada movimentada raramente combinam com painel.",
      ],
    },
    {
      question: "E se a bateria do portão solar acabar?",
      answers: [
        "Em portão de correr ou de abrir, reto e nivelado, use a chave de destravamento até recarregar. Se acontece sempre, falta painel ou a bateria envelheceu.",
        "O portão para, e a folha de correr ou de abrir, reta, se move pela chave. Bateria que esvazia sempre pede revisão do cálculo.",
        "Espere o sol recarregar e, se a folha é de correr ou de abrir e está reta, destrave com a chave. Repetição do problema aponta sombra ou bateria gasta.",
      ],
    },
  ],
  photo: "fotos do portão e do terreno em volta, com as medidas da folha e a distância até a energia",
  related: ["nobreak", "bateria", "chacara", "falta-de-energia", "consumo", "instalacao-eletrica"],
  topic: "nobreak-e-energia-solar",
};
