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
      "Se o portão eletrônico queimou, corte a energia no disjuntor: esforço demais costuma queimar o enrolamento do motor; surto, água e mau contato, a placa. A medição separa os dois, e a troca do motor em casa, quando precisa, fica de {price.homeSwap}.",
      "Com o motor ou a placa do portão queimada, desligue o disjuntor e não teste de novo: fumaça e cheiro de verniz apontam para o motor; silêncio depois de raio ou chuva, para a placa. A medição no local decide, e a troca do motor em casa, se precisar, fica de {price.homeSwap}.",
    ],
    price: [
      "O preço depende do que queimou: capacitor e reparo de placa custam menos, rebobinagem e motor novo custam mais. Em casa, a troca do motor fica de {price.homeSwap}; em portões pesados, de {price.heavySwap}.",
      "A placa queimada pode ser consertada ou trocada, e o valor varia com o modelo. Se foi o motor, a troca residencial custa de {price.homeSwap}; um kit basculante de 1/4 HP, já instalado, sai por {price.lowest}.",
    ],
    emergency: [
      "Fumaça, faísca ou cheiro de queimado no portão: desligue o disjuntor já e afaste todos. Não jogue água. Se houver fogo, saia e ligue 193. Depois, deixe sem energia e chame; atendemos {shop.hours}.",
      "Com o motor queimando, corte a energia no quadro e não abra a tampa. Se o fogo continua, saia e ligue 193, bombeiros. Com tudo controlado, não destrave o basculante e espere o técnico; atendemos {shop.hours}.",
    ],
    buying: [
      "Vendemos e instalamos motor novo no lugar do queimado: os kits basculantes de 1/4 HP custam {models.pricesOr}, com entrega e instalação. Antes de ligar o novo, corrigimos o que queimou o antigo, como peso da folha ou fiação.",
      "Trocamos o motor queimado por um novo, escolhido pelo tipo de portão, pelo peso e pelas aberturas por dia. O basculante de 1/4 HP serve folhas de até {width.quarterHp} de largura e custa a partir de {price.lowest}, instalado.",
    ],
  },
  line: [
    "Com cheiro de queimado, desligue o disjuntor antes de procurar a causa.",
    "Nem todo motor mudo queimou: placa, fusível e capacitor enganam muita gente.",
    "Quem troca o motor queimado sem aliviar a folha queima o próximo também.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Queimou o motor ou a placa?",
        "Como diferenciar motor queimado de placa queimada",
        "Sinais de motor queimado e de placa queimada",
      ],
      slots: [
        [
          "Cheiro de verniz e carcaça muito quente apontam para o enrolamento do motor.",
          "Um motor que aqueceu até cheirar e depois parou costuma ter o enrolamento atingido.",
          "Fumaça que sai pela ventilação do motor, depois de muito esforço, costuma ser bobina queimada.",
        ],
        [
          "Estalo seco, mancha escura na caixa e portão mudo depois de chuva ou raio lembram a placa.",
          "Uma placa queimada costuma deixar o portão sem luz e sem som, mesmo com o disjuntor ligado.",
          "Se a queda de energia ou a água veio antes do silêncio, a central é a primeira suspeita.",
        ],
        [
          "Ronco sem giro, sem cheiro, ainda pode ser só capacitor fraco, uma troca simples.",
          "Um portão que zumbe e não anda nem sempre queimou; o capacitor merece a primeira medição.",
          "Um disjuntor que cai ao acionar indica curto, no motor ou na fiação; não o religue.",
        ],
      ],
      bullets: [
        "Luz da placa apagada: fusível ou fonte",
        "Mancha preta na caixa: placa ou borne",
        "Carcaça muito quente, sem cheiro: motor forçado",
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
          "O motor queima por esforço: folha pesada, trilho travado ou capacitor fraco o mantêm energizado sem girar, até o verniz ceder.",
          "O enrolamento queima quase sempre por esforço: portão desequilibrado, folha que empurra o batente ou aberturas demais.",
          "Esforço repetido é o que mais queima o motor, como um modelo de casa em portão de muito movimento.",
        ],
        [
          "Na placa, o que mais queima é surto de tensão e água; formigas e relé sobrecarregado vêm depois.",
          "A placa queima por surto, raio ou água na caixa, muitas vezes em segundos.",
          "Surto na rede e água na caixa são o que mais queima a placa; menos comum é a ligação em voltagem errada.",
        ],
        [
          "Mau contato também queima: o borne frouxo aquece, derrete o conector e pode levar a placa junto.",
          "Mau contato em emenda ruim ou fio fino demais esquenta sob carga e deixa cheiro de plástico.",
          "O mau contato age em silêncio: aquece a cada abertura até carbonizar o conector.",
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
          "Cortar a energia é a única ação urgente; depois dela, dá para pensar com calma.",
          "Desligue o disjuntor antes de tudo e não teste nada com cheiro de queimado no ar.",
          "Desligue o disjuntor e não religue para confirmar, porque a segunda tentativa costuma completar o estrago.",
        ],
        [
          "Não jogue água em fogo de origem elétrica; afaste-se e chame os bombeiros, 193.",
          "Se houver chama, saia de perto e ligue 193; água em equipamento elétrico pode dar choque.",
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
          "Com a energia cortada, o técnico mede o motor desligado da placa, para não culpar um pelo outro.",
          "O técnico separa placa e motor e testa cada um por sua vez, no local ou em bancada.",
        ],
        [
          "Na placa, o técnico procura fusível, varistor, relé e trilha danificada, e diz se há reparo.",
          "Fusível e relé têm conserto; processador e trilhas carbonizadas costumam pedir central nova.",
          "Se a central tem reparo, você recebe os dois valores, o do conserto e o da nova.",
        ],
        [
          "Antes de ligar a peça nova, o técnico corrige a causa: peso da folha, fiação, umidade ou falta de proteção.",
          "Peça nova em portão pesado ou fiação ruim queima igual, por isso a origem é tratada junto.",
          "Em portões {de} com queima repetida, o aterramento e o protetor de surto entram na conferência.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar, rebobinar ou trocar o motor",
        "Motor queimado: conserto, troca e preço",
        "Motor queimado: quando o novo compensa e quanto custa",
      ],
      slots: [
        [
          "Em casa, trocar costuma compensar mais que rebobinar, porque o redutor, os rolamentos e a placa continuam com a mesma idade.",
          "Em motor residencial antigo, rebobinar costuma chegar perto do preço de um conjunto novo.",
          "Motor recente e de bom porte pode compensar a rebobinagem; o que chegou ao fim da vida, de {trade.life}, quase sempre é trocado.",
        ],
        [
          "A troca em casa custa de {price.homeSwap}, e em portões pesados, de {price.heavySwap}.",
          "Kits basculantes de 1/4 HP saem por {models.pricesOr}, com instalação.",
          "O motor novo tem garantia de {warranty.motor}, e o serviço de instalação, de {warranty.installation}.",
        ],
        [
          "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão, e o orçamento é grátis.",
          "Mande a foto da etiqueta e do portão {em} e receba o valor do conserto e o da troca.",
          "Com a foto da etiqueta e as medidas da folha, o orçamento compara o conserto e a troca, sem custo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva trocar um motor queimado?",
      answers: [
        "A troca leva de {time.tilting} no basculante e de {time.sliding} no de correr, com testes e regulagem. Rebobinar demora mais, porque o motor sai do portão e vai para a oficina.",
        "Com o motor novo à mão, são de {time.tilting} no basculante e de {time.sliding} no de correr. Se for preciso acertar a folha ou a fiação antes, o técnico avisa no orçamento.",
      ],
    },
    {
      question: "Com o motor novo, preciso trocar os controles?",
      answers: [
        "Os kits já vêm com central e controles novos. Controles antigos podem ser aproveitados se a frequência e o tipo de código forem aceitos pela central nova.",
        "Nem sempre: se só o motor queimou e a central continua, os controles seguem os mesmos. Com central nova, o técnico confere se os antigos são compatíveis.",
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
        "Muitas vezes, sim: há centrais universais que servem em vários motores. Tensão, fim de curso e tipo de motor precisam combinar, e o técnico confere antes.",
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
