import type { Concept } from "#domain/knowledge/concept.ts";

export const queimou: Concept = {
  id: "queimou",
  kind: "symptom",
  label: "Motor ou placa queimou",
  phrase: "o motor ou a placa queimada",
  words: [
    "queimou",
    "queimado",
    "motor queimado",
    "motor queimou",
    "placa queimada",
    "placa queimou",
    "central queimada",
    "central queimou",
    "cheiro de queimado",
    "cheiro de fumaça",
    "saiu fumaça",
    "fumaça no motor",
    "pegou fogo",
    "soltou faísca",
    "faísca no motor",
    "rebobinar motor",
    "motor derreteu",
    "derreteu o motor",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor de portão queimado cheira a verniz, não gira e costuma derrubar o disjuntor; sem cheiro, o que queimou quase sempre foi a placa, o fusível ou o capacitor. Desligue o disjuntor, não teste de novo e peça a medição antes de comprar.",
      "Se o portão eletrônico queimou, corte a energia: esforço demais queima o enrolamento do motor; surto, água e mau contato queimam a placa. A medição separa os dois, e em casa a troca do motor, quando precisa, fica de {price.homeSwap}.",
      "Com o motor ou a placa do portão queimada, desligue o disjuntor e não teste de novo: fumaça e cheiro de verniz apontam para o motor; silêncio depois de raio ou chuva, para a placa. A medição no local decide, e a troca do motor em casa, se precisar, fica de {price.homeSwap}.",
    ],
    price: [
      "O preço depende do que queimou: capacitor e reparo de placa custam menos, rebobinagem e motor novo custam mais. Em casa, a troca do motor fica de {price.homeSwap}; em portões pesados, de {price.heavySwap}.",
      "Uma placa queimada se conserta ou se troca, e o valor varia com o modelo. Se foi o motor, a troca residencial custa de {price.homeSwap}; um kit basculante de 1/4 HP, já instalado, sai por {price.lowest}.",
    ],
    emergency: [
      "Fumaça, faísca ou cheiro de queimado no portão: desligue o disjuntor já e afaste todos. Não jogue água. Se houver fogo, saia e ligue 193. Depois, deixe sem energia e chame; atendemos {shop.hours}.",
      "Com o motor queimando, corte a energia no quadro e não abra a tampa. Fogo que continua é caso de bombeiros, 193. Controlado, não destrave o basculante e espere o técnico; atendemos {shop.hours}.",
    ],
    buying: [
      "Se o motor queimou e a troca compensa, os kits basculantes de 1/4 HP custam {models.pricesOr}, com entrega e instalação. Corrija antes o que queimou o antigo: peso da folha ou fiação.",
      "Para substituir um motor queimado, escolha pelo tipo de portão, pelo peso e pelas aberturas por dia. O basculante de 1/4 HP serve folhas de até {width.quarterHp} de largura e custa a partir de {price.lowest}, instalado.",
    ],
  },
  line: [
    "Cheiro de queimado pede disjuntor desligado antes de qualquer diagnóstico.",
    "Nem todo motor mudo queimou: placa, fusível e capacitor enganam muita gente.",
    "Quem troca o motor queimado sem aliviar a folha queima o próximo também.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Queimou o motor ou a placa?",
        "Sinais de queima em cada parte",
        "Cheiro, som e disjuntor: o que indicam",
      ],
      slots: [
        [
          "Cheiro de verniz e carcaça muito quente apontam para o enrolamento do motor.",
          "Um motor que aqueceu até cheirar e depois parou costuma ter o enrolamento atingido.",
          "Fumaça que sai pela ventilação do motor, depois de muito esforço, é sinal de bobina queimada.",
        ],
        [
          "Estalo seco, mancha escura na caixa e portão mudo depois de chuva ou raio lembram a placa.",
          "Uma placa queimada deixa o portão sem luz e sem som, com o disjuntor ligado.",
          "Se a queda de energia ou a água veio antes do silêncio, a central é a primeira suspeita.",
        ],
        [
          "Ronco sem giro, sem cheiro, ainda pode ser só capacitor fraco, uma troca simples.",
          "Um portão que zumbe e não anda nem sempre queimou; o capacitor merece a primeira medição.",
          "Um disjuntor que cai ao acionar indica curto, no motor ou na fiação, e não deve ser religado de novo.",
        ],
      ],
      bullets: [
        "Cheiro de verniz: enrolamento",
        "Mancha preta na caixa: placa ou borne",
        "Portão mudo após raio: placa ou fusível",
        "Ronco sem giro: capacitor",
        "Disjuntor desarma na hora: curto",
        "Fio derretido: mau contato",
      ],
    },
    {
      about: "causes",
      headings: [
        "O que queima motor e placa",
        "Esforço, surto, água e mau contato",
        "Por que o motor ou a placa queimou",
      ],
      slots: [
        [
          "Folha pesada, trilho travado e capacitor fraco mantêm o motor energizado sem girar, e o calor vence o verniz.",
          "O enrolamento queima por esforço: portão desequilibrado, batente empurrado ou aberturas demais.",
          "O motor de casa em portão de muito movimento trabalha quente até o enrolamento ceder.",
        ],
        [
          "Na placa, os inimigos são surto de tensão, umidade, formigas e relé sobrecarregado.",
          "Raio, água e tensão errada acabam com a central em segundos.",
          "Ligação em voltagem diferente da indicada na etiqueta queima a placa já na primeira vez.",
        ],
        [
          "Borne frouxo aquece, derrete o conector e pode levar a placa junto.",
          "Emenda ruim e fio fino esquentam sob carga e deixam cheiro de plástico.",
          "Mau contato é silencioso: aquece a cada abertura até carbonizar o conector.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Cheiro de queimado: o que fazer",
        "Motor queimando: primeiros passos",
        "O que fazer com o motor queimado",
      ],
      slots: [
        [
          "A energia cortada é a única ação urgente, e depois dela dá para pensar com calma.",
          "O disjuntor vem antes da curiosidade: nada se testa com cheiro de queimado no ar.",
          "Não religue para confirmar, porque a segunda tentativa costuma terminar o que a primeira começou.",
        ],
        [
          "Em fogo de origem elétrica não se usa água; afaste-se e chame os bombeiros, 193.",
          "Se houver chama, saia de perto e ligue 193; a água em equipamento elétrico dá choque.",
          "Fumaça que continua depois de cortar a energia é motivo para sair e ligar 193.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Afaste pessoas e animais e espere o cheiro dissipar, sem abrir a tampa.",
        "Fotografe a etiqueta do motor e a caixa por fora.",
        "Só portão de correr ou de abrir, reto e nivelado, pode ser destravado e usado na mão.",
        "Conte ao técnico o que aconteceu antes: chuva, raio, portão pesado, muitas aberturas.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico descobre o que queimou",
        "Medição antes da peça nova",
        "Diagnóstico do motor queimado",
      ],
      slots: [
        [
          "O enrolamento é medido em resistência e isolação, e o resultado separa motor bom de motor queimado.",
          "Com o circuito desligado, mede-se o motor fora da placa, para não culpar um pelo outro.",
          "Placa e motor são separados e testados em bancada ou no local, cada um por sua vez.",
        ],
        [
          "Na placa, o técnico procura fusível, varistor, relé e trilha danificada, e diz se há reparo.",
          "Fusível e relé têm conserto; processador e trilhas carbonizadas costumam pedir central nova.",
          "Se a central tem reparo, você recebe os dois valores, o do conserto e o da nova.",
        ],
        [
          "Antes de ligar a peça nova, corrige-se a causa: peso da folha, fiação, umidade ou proteção.",
          "Peça nova em portão pesado ou fiação ruim queima igual, por isso a origem é tratada junto.",
          "Em portões {de} com queima repetida, o aterramento e o protetor de surto entram na conferência.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar, rebobinar ou trocar o motor",
        "Motor queimado: quando consertar ou trocar",
        "Quando o motor novo compensa",
      ],
      slots: [
        [
          "Rebobinar devolve o enrolamento, mas deixa redutor, rolamentos e placa com a idade que têm.",
          "Em motor residencial antigo, rebobinar costuma chegar perto do preço de um conjunto novo.",
          "Um motor novo com enrolamento queimado pode compensar rebobinagem; o que chegou ao fim da vida, de {trade.life}, raramente.",
        ],
        [
          "A troca em casa custa de {price.homeSwap}, e em portões pesados, de {price.heavySwap}.",
          "Kits basculantes de 1/4 HP saem por {models.pricesOr}, com instalação.",
          "O motor novo tem garantia de {warranty.motor}, e o serviço de instalação, de {warranty.installation}.",
        ],
        [
          "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão, e o orçamento é grátis.",
          "Mande a foto da etiqueta e do portão {em} e receba o valor do conserto e o da troca.",
          "Com a etiqueta e as medidas da folha, comparamos as duas saídas sem custo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso ligar o motor mais uma vez para ter certeza de que queimou?",
      answers: [
        "Não. A energia em motor queimado aumenta o dano e pode derreter fio e borne. Deixe o disjuntor desligado até a medição.",
        "Não insista: uma nova tentativa pode levar a placa junto com o motor. O teste se faz com instrumento.",
      ],
    },
    {
      question: "Motor queimado tem conserto?",
      answers: [
        "Tem, por rebobinagem, mas nem sempre compensa. Em motor residencial com muitos anos, a troca, de {price.homeSwap}, costuma sair mais sensata que recuperar.",
        "Pode ser rebobinado. A decisão depende da idade, do modelo e do estado do redutor; o orçamento mostra as duas opções.",
      ],
    },
    {
      question: "Placa queimada estraga o motor?",
      answers: [
        "Em geral não, mas um relé colado pode deixar o motor ligado contra o batente até esquentar. Por isso o disjuntor deve ficar desligado até o reparo.",
        "Normalmente o motor continua bom. O risco é a placa com relé travado manter o motor energizado; desligue o disjuntor.",
      ],
    },
    {
      question: "Posso trocar só a placa por outra marca?",
      answers: [
        "Muitas vezes, sim: existem centrais universais compatíveis com vários motores. Tensão, fim de curso e tipo de motor precisam combinar, e o técnico confere antes.",
        "Pode, se a central aceitar o tipo de motor e de fim de curso. Mande a foto da etiqueta do motor para confirmar.",
      ],
    },
    {
      question: "O motor novo pode queimar também?",
      answers: [
        "Pode, se a causa ficar: folha pesada, fiação fina, água ou surto. Por isso a troca inclui conferir o peso na mão e a instalação elétrica.",
        "Sim, quando só se troca a peça. Folha leve, circuito próprio e proteção contra surto são o que protege o motor novo.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e da caixa por fora",
  related: ["placa", "motor", "capacitor", "troca", "raio", "esquenta"],
  topic: "troca-de-motor-de-portao",
};
