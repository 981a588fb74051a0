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
      "Um portão com energia solar faz sentido onde não há rede perto, como chácara e sítio: painel, controlador e bateria alimentam um motor de baixa tensão. Onde há rede, nobreak costuma custar menos.",
      "A energia solar serve ao portão de dois modos: painel isolado com bateria, para lugar sem rede, ou painel da casa, que só reduz a conta. Sistema ligado à rede desliga na falta de luz, e o portão para junto.",
      "Para mover o portão com energia solar, calcula-se o consumo por abertura, os ciclos por dia e a central em espera, que gasta o tempo todo. A bateria precisa de folga para dias nublados.",
    ],
    price: [
      "O kit solar para portão soma painel, controlador, bateria, motor de baixa tensão e instalação. O preço muda com o peso da folha e as aberturas por dia; mande fotos do local e das medidas para o orçamento grátis.",
      "O preço do portão solar cresce com o peso da folha e com as aberturas por dia, que definem o tamanho do painel e da bateria. Às vezes puxar o cabo da rede sai melhor; comparamos os dois caminhos por foto.",
      "O preço do motor de portão com energia solar soma motor de 12 ou 24 V, painel, bateria e instalação, e muda com a folha, as aberturas por dia e a reserva para dias nublados. Para comparar, a troca por motor comum em casa fica de {price.homeSwap}; fotos do portão e a distância até o quadro bastam para o valor.",
    ],
    installation: [
      "O sistema solar isolado usa painel voltado para o sol, controlador de carga, bateria e motor de baixa tensão, em caixa abrigada. Dimensiona-se pelos ciclos diários e pela central em espera, com reserva para chuva.",
      "Para instalar energia solar no portão, escolhe-se lugar sem sombra para o painel, abriga-se a bateria e liga-se um motor de corrente contínua. O teste simula dias de uso e confere a carga.",
    ],
    comparison: [
      "Solar isolado serve onde não há rede; o nobreak serve onde há rede que falha. Um painel ligado à distribuidora não mantém o portão na falta de luz, porque o sistema desliga por segurança.",
      "Entre puxar cabo e instalar painel, a distância decide: perto do quadro, o cabo é mais simples; longe, o solar evita vala e perda de tensão, com bateria para manter.",
    ],
    question: [
      "Funciona, com painel, controlador e bateria próprios: quem move o motor é a bateria, de dia ou à noite, e o painel só a recarrega. O painel do telhado ligado à rede não abre o portão na falta de luz.",
      "Vale a pena onde levar o cabo até o portão sai caro, como em chácara e entrada distante. Com rede na coluna, nobreak é mais simples.",
      "Sim, dá para usar motor de portão com energia solar, de preferência de corrente contínua e baixa tensão. Motor comum de 127 V ou 220 V exige inversor e bateria bem maiores.",
    ],
    buying: [
      "Sim, existe motor solar para portão, e ele funciona sem rede: painel de 40 a 100 W, bateria e motor de 12 ou 24 V dão conta de 10 a 20 aberturas por dia numa folha leve. O valor sai por foto; se o quadro está perto, cabo enterrado ou nobreak costuma ser mais simples.",
      "O kit solar certo sai de três números: peso da folha, aberturas por dia e consumo da central em espera. Mande fotos do portão e do terreno para o dimensionamento.",
      "Motor de portão com energia solar compensa longe da rede: painel de 40 a 100 W, controlador, bateria e motor de 12 ou 24 V dão conta de 10 a 20 aberturas por dia. Com energia na coluna, o painel não se paga: o motor gasta perto de 3 kWh por mês, e nobreak resolve a falta de luz.",
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
      headings: ["Como funciona o portão solar", "Painel, bateria e motor", "Dois modos de usar energia solar"],
      slots: [
        [
          "No sistema isolado, o painel carrega a bateria e a bateria move o motor de baixa tensão.",
          "Painel, controlador e bateria formam um circuito próprio, sem ligação com a rede.",
          "Quem empurra a folha é a bateria; o painel repõe a carga ao longo do dia.",
        ],
        [
          "Já o painel no telhado da casa, ligado à rede, reduz a conta e desliga quando falta luz.",
          "O controlador, entre o painel e a bateria, evita que ela carregue demais ou se esvazie de todo.",
          "Com inversor comum, a casa fica sem energia na falta de luz mesmo com sol forte.",
        ],
        [
          "O motor indicado é de corrente contínua, em baixa tensão, que aproveita a bateria sem conversão.",
          "Motores de baixa tensão combinam melhor, porque dispensam converter a energia para a tensão da rede.",
          "Motor comum, de 127 V ou 220 V, exigiria inversor potente para a partida, o que encarece o conjunto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quando o portão solar compensa",
        "Solar, cabo ou nobreak: como decidir",
        "Energia solar no lugar certo",
      ],
      slots: [
        [
          "Compensa onde o quadro fica longe e abrir vala sai caro ou estraga o terreno.",
          "Entrada de sítio e portão no fim do lote são os casos em que o painel se justifica.",
          "Longe da rede, o solar evita cabo comprido e a perda de tensão que ele traz.",
        ],
        [
          "Onde já há energia no portão, o nobreak atende a falta de luz com menos equipamento.",
          "Se a rede está ao lado e só falha às vezes, o nobreak costuma ser a melhor escolha.",
          "Casa urbana com ponto na coluna raramente precisa de painel no portão.",
        ],
        [
          "Sombra de árvore e muro muda tudo: sem sol direto por boa parte do dia, a conta não fecha.",
          "Lugar sombreado pede painel afastado, em ponto de sol, com cabo até o motor.",
          "Antes de decidir, veja quantas horas de sol o ponto recebe no inverno.",
        ],
      ],
      bullets: [
        "Distância até o quadro de energia",
        "Aberturas por dia",
        "Peso e tipo da folha",
        "Sol direto no local",
        "Consumo da central em espera",
        "Câmera e interfone ligados",
      ],
    },
    {
      about: "check",
      headings: [
        "O que levantar antes do orçamento",
        "Dados para dimensionar o portão solar",
        "Medidas e sol: anote antes",
      ],
      slots: [
        [
          "Com estas informações, dá para dimensionar o painel e a bateria sem adivinhação.",
          "O dimensionamento parte do uso real, então anote as aberturas por alguns dias.",
          "Quanto mais exatos são os dados, menor é a chance de faltar carga no inverno.",
        ],
        [
          "Conte também visitas e entregas, que somam aberturas à rotina da casa.",
          "O fim de semana em chácara concentra o uso, e a bateria precisa aguentar esses dias.",
          "Câmera e interfone ligados o tempo todo consomem mais que o próprio motor em muitos casos.",
        ],
        [
          "Tudo se observa do chão, sem subir em telhado nem mexer em fio.",
          "Deixe telhado e ligações para o profissional: o painel gera tensão sempre que há sol.",
          "Nada de tocar em cabo de painel: com luz, ele está energizado.",
        ],
      ],
      steps: [
        "Meça a largura e a altura da folha e diga o material.",
        "Conte as aberturas em um dia comum e em um dia cheio.",
        "Meça em passos a distância até o ponto de energia mais próximo.",
        "Veja onde bate sol da manhã à tarde, sem sombra.",
        "Fotografe o portão, o entorno e o céu sobre o local.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação do kit solar",
        "Instalação do painel, da bateria e do motor",
        "O que o técnico faz no portão solar",
      ],
      slots: [
        [
          "A folha é equilibrada antes de tudo, porque portão leve gasta menos bateria.",
          "O serviço começa pela mecânica: trilho limpo e folha leve reduzem o consumo.",
          "Um portão pesado esvazia a bateria, por isso o ajuste vem antes do painel.",
        ],
        [
          "O painel fica inclinado para o norte, sem sombra, e a bateria, em caixa ventilada e abrigada.",
          "Na nossa região o painel olha para o norte, e a bateria fica longe do sol e da água.",
          "Painel ao sol e bateria à sombra: cada um no seu lugar, com cabos protegidos.",
        ],
        [
          "Depois se mede a carga, o consumo em espera e o gasto de um ciclo completo.",
          "O teste inclui vários ciclos sem sol e a conferência do controlador de carga.",
          "Por fim, o técnico mostra o destravamento manual, necessário se a bateria acabar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com painel e bateria", "Manutenção do portão solar", "Para o sistema solar durar"],
      slots: [
        [
          "Poeira e folha no painel reduzem a carga, e uma limpeza leve com água resolve.",
          "Um painel sujo carrega menos; lave com água e pano macio, cedo ou no fim da tarde.",
          "Limpe o painel sem produto abrasivo e sem subir em lugar inseguro.",
        ],
        [
          "A bateria é a peça que se gasta primeiro, sobretudo com calor.",
          "A bateria dura poucos anos, e menos ainda quando descarrega até o fim.",
          "Uma descarga completa repetida encurta a vida da bateria mais do que o uso normal.",
        ],
        [
          "Pode as árvores que crescem e sombreiam o painel, e veja o controlador na revisão.",
          "Sombra nova de galho derruba a carga sem aviso, por isso olhe o painel a cada estação.",
          "Na revisão anual se conferem bornes, carga e o estado da bateria.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Painel solar da casa abre o portão na falta de luz?",
      answers: [
        "Não, se for o sistema comum ligado à rede: ele desliga na queda de energia. É preciso bateria com inversor próprio ou nobreak para o motor.",
        "Não. Por segurança, o inversor conectado desliga junto com a rede. Para manter o portão, use nobreak ou bateria.",
      ],
    },
    {
      question: "Portão solar funciona em dia nublado?",
      answers: [
        "Funciona, com a carga guardada na bateria. Por isso o sistema é calculado com reserva para alguns dias sem sol forte.",
        "Sim, enquanto houver carga na bateria. Muitos dias fechados seguidos exigem banco maior, previsto no projeto.",
      ],
    },
    {
      question: "Posso usar painel com motor de 220 V?",
      answers: [
        "Pode, com inversor dimensionado para a partida, mas o conjunto fica mais caro. O motor de baixa tensão aproveita melhor a bateria.",
        "É possível e pouco prático: a partida do motor pede inversor potente. Em instalação nova, prefira motor de corrente contínua.",
      ],
    },
    {
      question: "Quantas aberturas por dia o portão solar aguenta?",
      answers: [
        "Em geral de 10 a 20 por dia, com painel de 40 a 100 W e motor de 12 ou 24 V. Mais uso ou folha pesada pede painel e bateria maiores.",
        "O número sai do projeto: ciclos por dia, consumo da central e sol disponível. O uso maior pede painel e bateria maiores.",
      ],
    },
    {
      question: "E se a bateria do portão solar acabar?",
      answers: [
        "Use o destravamento manual até o sol recarregar. Se acontecer com frequência, falta painel, há sombra ou a bateria envelheceu.",
        "O portão abre à mão, pela chave de destravamento. Uma bateria que esvazia sempre pede revisão do dimensionamento.",
      ],
    },
  ],
  photo: "fotos do portão e do terreno em volta, com as medidas da folha e a distância até a energia",
  related: ["nobreak", "bateria", "chacara", "falta-de-energia", "consumo", "instalacao-eletrica"],
  topic: "nobreak-e-energia-solar",
};
