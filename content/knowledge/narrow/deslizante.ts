import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const deslizante: NarrowConcept[] = [
  {
    id: "melhor-motor-correr",
    broader: "deslizante",
    label: "Melhor motor para portão de correr",
    phrase: "o melhor motor para portão de correr",
    asks: [
      "melhor motor correr",
      "melhor motor deslizante",
      "qual motor correr",
      "qual motor deslizante",
      "motor indicado correr",
      "motor ideal correr",
      "melhor automatizador deslizante",
      "motor certo correr",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor para portão de correr é o que a ficha indica para um peso maior que o da sua folha, com folga de cerca de um terço, e para as aberturas do seu dia. Casa leve usa modelo residencial; prédio e folha pesada, uso intenso.",
        "Qual motor comprar para portão de correr: até umas poucas aberturas por dia e folha leve, modelo residencial com cremalheira de nylon; folha pesada ou garagem coletiva, motor de uso intenso com cremalheira de aço. O valor sai por foto e medida.",
        "Para portão de correr, escolha pelo peso da folha e pelo uso, não pelos HP. Em casa, a troca do motor fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. Trilho e roldanas em ordem vêm antes da marca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O melhor motor de correr, caso a caso",
          "Qual motor para o seu deslizante",
          "Escolha pelo peso e pelo uso",
        ],
        slots: [
          [
            "Folha leve de casa: motor residencial, cremalheira de nylon e fim de curso por ímã.",
            "Para alumínio ou gradil de casa, o modelo residencial mais simples já trabalha com sobra.",
            "Casa com poucas aberturas: residencial comum, com capacidade acima do peso da folha.",
          ],
          [
            "Rua movimentada: modelo rápido ou com inversor, que acelera e freia aos poucos.",
            "Se a espera na rua preocupa, procure motor rápido, com parada suave para não bater.",
            "Inversor compensa em folha longa, pela partida sem tranco.",
          ],
          [
            "Folha pesada, prédio e comércio: uso intenso, ciclos por hora altos e cremalheira de aço.",
            "Muitas aberturas por hora pedem motor próprio para isso; o residencial esquenta e desarma.",
            "Condomínio e galpão se decidem pelos ciclos por hora no horário de pico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que saber antes de comprar", "Peso, uso e trilho", "Três dados para não errar"],
        slots: [
          [
            "Trilho torto e roldana gasta dobram o esforço e derrubam qualquer motor.",
            "A folha deve andar com uma mão, de ponta a ponta, antes do motor novo.",
            "Portão que trava na mão trava no motor: acerte rodas e trilho primeiro.",
          ],
        ],
        steps: [
          "Com o portão fechado, meça largura e altura da folha.",
          "Anote o material e se é gradil ou chapa fechada.",
          "Conte quantas vezes o portão abre na hora de mais movimento.",
          "Fotografe trilho, roldanas e o lugar do motor.",
          "Veja a tensão disponível e mande tudo para a indicação.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Qual marca é melhor para portão de correr?",
        answers: [
          "PPA, Garen, Rossi, Peccinin e Nice têm deslizantes. Compare capacidade, ciclos por hora e peça fácil; modelo certo pesa mais que o nome.",
          "Depende do modelo. Para a mesma capacidade e os mesmos ciclos, decida por garantia, peças e assistência perto.",
        ],
      },
      {
        question: "Vale comprar um motor mais forte que o necessário?",
        answers: [
          "Uma folga de capacidade é boa; exagero não. Força alta demais torna o portão perigoso e não corrige trilho ruim.",
          "Um pouco de margem, sim. O excesso custa mais e exige regulagem cuidadosa para não machucar.",
        ],
      },
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não. Esses kits são de motor basculante. O deslizante é orçado por peso e metros de cremalheira, com foto e medida.",
          "Não serve, porque é acionador de basculante. Para correr, mande fotos e a largura da folha.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.sliding} com trilho e base prontos. Portão pesado leva de {time.heavy}.",
          "Em casa, de {time.sliding} de trabalho. Base de concreto nova acrescenta o tempo de cura.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do lugar do motor, com a largura, a altura e o material do portão",
  },
  {
    id: "correr-por-largura",
    broader: "deslizante",
    label: "Portão de correr de 3 a 8 metros",
    phrase: "o motor para portão de correr pela largura",
    asks: [
      "correr 3 metros",
      "correr 4 metros",
      "correr 5 metros",
      "correr 6 metros",
      "correr 8 metros",
      "deslizante 3 metros",
      "deslizante 4 metros",
      "deslizante 5 metros",
      "deslizante 6 metros",
      "correr 4m",
      "correr 5m",
      "correr 6m",
    ],
    intent: "buying",
    answers: {
      any: [
        "No portão de correr, a largura sozinha não escolhe o motor: o que decide é o peso da folha. Com 3 ou 4 metros, a maioria das casas usa modelo residencial; com 5 metros ou mais, chapa fechada costuma pedir motor reforçado, orçado por foto.",
        "Para portão de correr, multiplique largura, altura e peso do material e procure motor com um terço a mais de capacidade. A largura define ainda os metros de cremalheira e o recuo lateral, que precisa caber a folha inteira.",
        "Motor para portão de correr de 3, 4, 5 ou 6 metros: leve, modelo residencial; em chapa ou madeira, modelo de mais capacidade. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor para cada largura", "De 3 a 6 metros ou mais", "Largura, peso e capacidade"],
        slots: [
          [
            "De 3 a 4 metros em gradil ou alumínio, o residencial de entrada trabalha com folga.",
            "Folha leve de até 4 metros é o caso mais simples, com cremalheira de nylon.",
            "Com 3 ou 4 metros e folha vazada, o modelo comum basta.",
          ],
          [
            "De 5 metros para cima em chapa ou madeira, olhe motor de maior capacidade e cremalheira de aço.",
            "Chapa fechada com 5 ou 6 metros pesa e recebe vento; a capacidade precisa de margem.",
            "Folha longa pede motor reforçado e parada suave, para não bater.",
          ],
          [
            "Quanto mais longa a folha, maior o tempo de abertura, e um modelo rápido pode compensar.",
            "A folha comprida demora mais; se a espera incomoda, veja motor rápido ou com inversor.",
            "Tempo cresce com os metros, e o inversor ajuda na partida e na parada.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Medidas que o portão de correr exige",
          "Folha, recuo e cremalheira",
          "O que medir antes do orçamento",
        ],
        slots: [
          [
            "O recuo lateral tem de receber a folha inteira, mais um pouco para o motor e o batente.",
            "Sem espaço ao lado igual à folha, o portão de correr não abre todo.",
            "Meça o lado para onde ele corre: é o espaço que mais falta.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha, com o portão fechado.",
          "Meça o espaço livre ao lado.",
          "Anote o material e se é gradil ou chapa.",
          "Fotografe trilho, roldanas e o lugar do motor.",
          "Conte as aberturas por dia.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Portão de correr de 4 metros precisa de quantos metros de cremalheira?",
        answers: [
          "A largura da folha, cerca de 4 metros. Como os gomos têm medida fixa, arredonda-se para cima.",
          "Conte a folha inteira, e não o vão. Em folha de 4,20 m, são 4,20 m de cremalheira.",
        ],
      },
      {
        question: "Motor de 300 kg serve em portão de 5 metros?",
        answers: [
          "Serve se a folha pesa bem menos que isso. Em chapa de 5 metros, o peso costuma chegar perto, e a margem some.",
          "Depende do peso. Calcule área e espessura; o motor deve ter um terço a mais.",
        ],
      },
      {
        question: "Folha muito larga precisa de mais roldanas?",
        answers: [
          "Pode precisar. Roda dimensionada para o peso e trilho nivelado evitam esforço no motor.",
          "Em folha pesada, usam-se rodas maiores ou mais apoios. O técnico confere na visita.",
        ],
      },
      {
        question: "Dá para abrir só um pedaço para pedestre?",
        answers: [
          "Dá, se a central tiver abertura parcial. Facilita a passagem sem abrir a folha inteira.",
          "Em muitas centrais, sim. Avise no orçamento para escolher o modelo com essa função.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do espaço lateral, com a largura, a altura e o material",
  },
  {
    id: "correr-em-rampa",
    broader: "deslizante",
    label: "Portão de correr em rampa",
    phrase: "o portão de correr em rampa",
    asks: [
      "correr rampa",
      "correr inclinado",
      "portão correr rampa",
      "deslizante rampa",
      "correr subida",
      "portão rampa motor",
      "correr desnível",
      "correr ladeira",
      "portão garagem inclinada",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de correr em rampa aceita motor só se o trilho puder ficar nivelado na linha do portão; em trilho inclinado, a folha corre sozinha e o motor luta contra o peso. Nivela-se o trilho ou escolhe-se outro tipo de abertura.",
        "Se a rampa atravessa o vão, o portão de correr precisa de base nivelada e guia; sem isso, destravar é perigoso, porque a folha desce. O motor pede capacidade maior e batentes firmes. Mande foto de lado para avaliar.",
        "Rampa de entrada não é problema para o portão de correr quando o trilho fica reto e o desnível está só no piso do carro. Trilho em declive, sim: há motor próprio, freio e batente, ou troca de sistema.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "A rampa atrapalha o seu portão?",
          "Trilho inclinado ou só o piso?",
          "Como saber se dá para automatizar",
        ],
        slots: [
          [
            "O que importa é a inclinação na direção em que a folha corre, e não a do carro.",
            "Piso em subida para o carro, com trilho nivelado, não muda o motor.",
            "Veja o trilho: se ele tem desnível de uma ponta à outra, o caso é outro.",
          ],
          [
            "Folha que anda sozinha quando solta mostra desnível e não deve ser destravada.",
            "Se o portão corre sem empurrar, o trilho está em queda.",
            "Em trilho inclinado, não destrave: a folha pode disparar.",
          ],
          [
            "Mande foto de lado, com o portão fechado, e a diferença de altura entre as pontas.",
            "A medida do desnível em centímetros, com foto de lado, permite a indicação.",
            "Nível de bolha no trilho ou foto de perfil bastam para avaliar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer em terreno inclinado", "Nivelar, reforçar ou mudar o portão", "As saídas para rampa"],
        slots: [
          [
            "A primeira saída é nivelar o trilho com base de concreto e acertar a folha embaixo.",
            "Quando dá, faz-se uma base reta e compensa-se o piso.",
            "Trilho nivelado devolve ao motor comum o trabalho normal.",
          ],
          [
            "Desnível pequeno e inevitável pede motor de maior capacidade, batentes reforçados e guia contra queda.",
            "Se sobrar inclinação, o motor é escolhido com margem maior e a folha ganha batente firme.",
            "Em declive leve, o motor precisa segurar a folha parada, o que a ficha do modelo informa.",
          ],
          [
            "Em inclinação grande, o basculante ou o de abrir para o lado alto pode ser melhor.",
            "Rampa forte na linha da fachada favorece o basculante.",
            "Quando o trilho não pode ser nivelado, muda-se o tipo de portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do portão em rampa", "Quando a folha pode correr", "Cuidados com o desnível"],
        slots: [
          [
            "Não destrave folha em trilho inclinado: sem o motor, ela desce e bate.",
            "O motor travado é o que segura a folha; soltá-lo é perigoso.",
            "Na falta de luz, espere o técnico ou use nobreak, sem destravar.",
          ],
          [
            "Batentes nas duas pontas e guias laterais são obrigação, não acessório.",
            "Sem batente, a folha passa do fim e cai.",
            "Guia e batente impedem que a folha saia do trilho.",
          ],
          [
            "Crianças e carros ficam longe da linha da folha.",
            "Ninguém fica no fim do curso enquanto o portão anda.",
            "A fotocélula protege quem cruza o vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos graus o portão de correr aguenta?",
        answers: [
          "O certo é trilho nivelado. Cada motor tem seu limite na ficha, e trilho inclinado quase sempre fica fora dele.",
          "Não há número geral. Quanto menor a inclinação do trilho, melhor; o técnico mede na visita.",
        ],
      },
      {
        question: "Motor mais forte resolve a rampa?",
        answers: [
          "Não sozinho: a folha continua tendendo a descer. Sem batente e guia, o risco continua.",
          "Em parte. Força não substitui trilho nivelado nem trava.",
        ],
      },
      {
        question: "E se a garagem é em subida, mas o portão fica na calçada plana?",
        answers: [
          "Aí não há problema: o trilho é nivelado. A rampa começa depois do portão.",
          "Sem dificuldade. Só confira se a folha não encosta na subida ao abrir, no caso de portão de abrir.",
        ],
      },
      {
        question: "Basculante funciona em rampa?",
        answers: [
          "Sim, é boa opção quando o vão é nivelado na soleira; a folha sobe. Confere-se a vedação embaixo.",
          "Funciona, se a soleira permitir a folha encostar. O avanço na calçada é conferido antes.",
        ],
      },
    ],
    photo: "fotos de lado e de frente com o portão fechado, mostrando o desnível do trilho, e a largura da folha",
  },
];
