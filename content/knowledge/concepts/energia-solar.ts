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
      "Motor de portão solar funciona sem rede elétrica: painel de 40 a 100 W, controlador, bateria e motor de 12 ou 24 V dão conta de 10 a 20 aberturas por dia numa folha leve. Compensa longe do quadro, como em sítio; com energia perto, cabo ou nobreak sai mais simples, e as fotos dizem qual.",
      "Portão com energia solar usa painel, bateria e motor de corrente contínua, de 12 ou 24 V, e abre de 10 a 20 vezes por dia se a folha é leve. Faz sentido onde levar o cabo sai caro; onde já há rede, o nobreak resolve a falta de luz com menos equipamento.",
      "O motor solar para portão é um motor de 12 ou 24 V movido por bateria, que um painel de 40 a 100 W recarrega ao longo do dia. Serve a chácara e entrada distante, com 10 a 20 aberturas diárias; fotos do portão e a distância até o quadro mostram se o cabo não é melhor.",
      "Dá para ter motor de portão com energia solar, sem depender da rede: a bateria move a folha, e o painel repõe a carga. Um conjunto de 40 a 100 W com motor de 12 ou 24 V faz de 10 a 20 aberturas por dia; perto do quadro, cabo enterrado ou nobreak custa menos.",
    ],
    price: [
      "O preço do motor de portão solar soma motor de 12 ou 24 V, painel, controlador, bateria e instalação, e cresce com o peso da folha e as aberturas por dia. Para comparar, a troca por motor comum em casa fica de {price.homeSwap}; fotos e a distância até o quadro dizem o que sai melhor.",
      "Quanto custa o kit solar do portão depende de painel e bateria, definidos pelas aberturas por dia e pelos dias nublados a cobrir. Puxar cabo às vezes sai mais barato, com motor comum trocado em casa por {price.homeSwap}; as fotos permitem comparar.",
      "No portão solar você paga painel, controlador, bateria, motor de baixa tensão e montagem, e folha pesada encarece tudo. Um motor comum já trocado em residência custa de {price.homeSwap}, boa medida quando a rede está perto; mande fotos e a distância.",
    ],
    installation: [
      "A instalação do motor solar no portão leva painel voltado para o norte e sem sombra, controlador de carga, bateria em caixa abrigada e motor de 12 ou 24 V. O tamanho sai das aberturas por dia e da central em espera, com reserva para chuva.",
      "Para instalar energia solar no portão, o painel vai em ponto de sol, a bateria em lugar ventilado e seco, e o motor de corrente contínua na folha já equilibrada. O teste roda vários ciclos sem sol e confere a carga.",
      "O kit solar se monta em quatro partes: painel ao sol, controlador, bateria à sombra e motor de baixa tensão no portão. Antes de tudo a folha é deixada leve, porque peso esvazia a bateria.",
    ],
    comparison: [
      "Painel solar serve ao portão sem rede perto, e nobreak serve onde a rede existe e falha. Entre puxar cabo e instalar painel, a distância decide: perto do quadro, o cabo é mais simples; longe, o solar evita vala, com bateria para trocar de tempos em tempos.",
      "Portão solar ou cabo da rede? Com o quadro perto, cabo e nobreak custam menos e dão menos manutenção. Longe, painel e bateria evitam a vala e a perda de tensão; o painel do telhado, ligado à rede, não abre o portão na falta de luz.",
      "Compare pela distância e pelo sol: energia solar ganha em sítio e entrada longe do quadro, e o nobreak ganha na casa urbana com ponto na coluna. O painel conectado da casa desliga junto com a rede.",
    ],
    question: [
      "Sim, portão com energia solar funciona, de dia e à noite, porque quem move o motor é a bateria e o painel só a recarrega. Vale a pena onde levar cabo sai caro; painel do telhado ligado à rede não abre o portão na falta de luz.",
      "Funciona com motor de 12 ou 24 V, painel próprio e bateria, para 10 a 20 aberturas por dia em folha leve. Motor comum de 127 ou 220 V exige inversor e bateria bem maiores, e perto da rede o nobreak é mais simples.",
      "Motor solar de portão vale a pena longe da rede, como em chácara. O sistema tem painel, controlador e bateria próprios, e guarda carga para a noite e para dias nublados; com energia na coluna, não se paga.",
    ],
    buying: [
      "Existe motor solar para portão, e ele funciona sem rede: painel de 40 a 100 W, bateria e motor de 12 ou 24 V dão conta de 10 a 20 aberturas por dia numa folha leve. O valor sai por foto do portão e do terreno; se o quadro está perto, cabo ou nobreak costuma ser mais simples.",
      "O motor de portão solar se escolhe por três números: peso da folha, aberturas por dia e consumo da central em espera. Em geral são motor de 12 ou 24 V e painel de 40 a 100 W, para 10 a 20 aberturas; as fotos e a distância até a energia dão o valor e dizem se compensa.",
      "Para portão longe da rede, o conjunto solar tem painel de 40 a 100 W, controlador, bateria e motor de 12 ou 24 V, com 10 a 20 aberturas por dia. Com energia na coluna ele não se paga; mande fotos do portão e do terreno para o valor.",
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
          "O painel carrega a bateria, e a bateria move o motor a qualquer hora. O controlador cuida para que ela não se esgote nem passe do ponto.",
          "De dia o painel guarda energia na bateria; na hora de abrir, é ela que trabalha. Um controlador regula essa carga.",
          "A energia vai do painel para a bateria, passando pelo controlador, e dali para o motor. Por isso o portão abre também à noite.",
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
          "Longe da rede, o solar evita vala e perda de tensão no cabo. Onde já há tomada no portão, ele custa mais do que resolve.",
          "Chácara, sítio e lote comprido são os bons casos. Numa casa com rede perto, o dinheiro rende mais em cabo ou nobreak.",
        ],
        [
          "Precisa de sol direto em boa parte do dia, inclusive no inverno. Sombra de árvore ou muro obriga a pôr o painel longe, com cabo até o motor.",
          "Sem sol direto a conta não fecha. Lugar sombreado pede painel afastado, em ponto aberto, ligado por cabo.",
          "Olhe o sol antes de decidir: árvore e muro derrubam a carga. O painel pode ficar a alguns metros, onde o sol alcança.",
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
          "Com estes dados se calculam painel e bateria sem adivinhação. Tudo se observa do chão, sem subir em telhado nem tocar em cabo, que tem tensão quando há sol.",
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
          "Antes do painel vem o acerto da folha, já que peso esvazia a bateria. Painel ao sol, bateria à sombra e cabos protegidos completam a montagem.",
          "Um portão pesado derruba qualquer bateria, por isso ele é ajustado antes. O painel é virado para o norte, e a bateria vai em lugar seco e arejado.",
        ],
        [
          "Medem-se a carga, o consumo em espera e o gasto de uma abertura. Você aprende a destravar na mão, para o dia em que a bateria acabar.",
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
          "Poeira e folha reduzem a carga, e água com pano macio resolve. Veja também se alguma árvore cresceu e cobre o painel.",
          "Limpe o painel sem produto abrasivo e de um lugar firme. Uma sombra nova de galho derruba a carga sem aviso.",
          "Água e pano bastam para o painel, fora das horas quentes. Olhe a cada estação se o sol ainda chega inteiro.",
        ],
        [
          "A bateria é a peça que se gasta primeiro, com calor e descargas completas. Na revisão se conferem carga, ligações e o estado dela.",
          "Descarregar até o fim, muitas vezes, é o que mais encurta a vida da bateria. Uma revisão mede a carga e os contatos.",
          "Conte com trocar a bateria depois de alguns anos, antes se fizer muito calor. Contatos e controlador são vistos na mesma revisão.",
          "Calor e descarga profunda acabam com a bateria. Medida na revisão, ela avisa antes de deixar o portão parado.",
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
      question: "Quantas aberturas por dia o portão solar aguenta?",
      answers: [
        "Em geral de 10 a 20, com painel de 40 a 100 W e motor de 12 ou 24 V. Mais uso ou folha pesada pede painel e bateria maiores.",
        "O número sai do cálculo, com folha, central em espera e sol. Um conjunto comum faz de 10 a 20 por dia em folha leve.",
        "De 10 a 20 é o usual em portão leve. Prédio e entrada movimentada passam disso e raramente combinam com painel.",
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
