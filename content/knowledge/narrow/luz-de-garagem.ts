import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const luzDeGaragem: NarrowConcept[] = [
  {
    id: "luz-da-garagem-nao-acende",
    broader: "luz-de-garagem",
    label: "Luz da garagem não acende",
    phrase: "a luz da garagem que não acende com o portão",
    asks: [
      ...combine(
        ["luz garagem", "lâmpada garagem", "luz portão", "luz cortesia portão", "luz garagem portão"],
        ["não acende", "não acende mais", "parou acender", "não liga mais"],
      ),
      "luz garagem placa não acende mais",
      "luz garagem da placa não acende",
      "lâmpada ligada placa portão não acende",
      "luz garagem queimada",
      "luz garagem não funciona",
      "luz garagem automática não funciona",
      "luz automática não funciona",
    ],
    intent: "repair",
    answers: {
      any: [
        "Luz da garagem ligada na placa do portão que não acende mais tem, quase sempre, a lâmpada queimada ou o relé do módulo de luz com defeito. Com o disjuntor desligado, troque a lâmpada e teste. Se o portão abre e a luz continua apagada, o técnico mede o módulo e a saída da placa, em visita a partir de {price.preventive} em casa, sem peças.",
        "A luz da garagem não acende com o portão por lâmpada queimada, relé do módulo gasto, função desligada na central ou fio solto. Comece pela lâmpada, com o disjuntor desligado, e pelo interruptor da garagem, que pode estar em série. O resto é medição, a partir de {price.preventive} em residência, fora as peças.",
        "Se a luz de garagem da placa parou de acender e o portão abre normal, o motor está bom: o defeito fica entre a saída de luz da central, o módulo relé e a lâmpada. Trocar a lâmpada é seu. Medir a saída, junto da rede elétrica, é do técnico, em visita desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Da lâmpada ao interruptor"],
        slots: [
          [
            "Troque a lâmpada com o disjuntor da luz desligado e ligue-o só para conferir.",
            "Desligue o disjuntor da luz para mexer na lâmpada e religue apenas na hora do teste.",
          ],
        ],
        bullets: [
          "Lâmpada: ponha uma nova, que você sabe que funciona",
          "Interruptor: se existe um na garagem, deixe-o na posição ligada e repita",
          "Portão: veja se ele abre e fecha até o fim, porque parado no meio a central pode não acionar a luz",
          "Quadro: confira se o disjuntor da iluminação está ligado, pois ele costuma ser outro, e não o do motor",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a luz não acende", "Onde está o defeito"],
        slots: [
          [
            "A central tem uma saída que fecha um contato por um tempo, e um módulo relé leva energia à lâmpada. Com o uso, o contato do relé queima ou solta, sobretudo com lâmpada de LED de má qualidade ou várias juntas.",
            "Ao abrir o portão, a central aciona um módulo relé, e é ele que liga a lâmpada. O contato do relé gasta e deixa de fechar, mais depressa quando alimenta várias lâmpadas.",
          ],
          [
            "Placa trocada ou reprogramada há pouco pode ter ficado sem a função de luz, que precisa ser ativada de novo. Nem toda central tem essa saída. As que não têm usam sensor de presença.",
            "Depois de trocar ou apagar a placa, a função de luz precisa ser ligada outra vez. Central sem essa saída não acende luz, e aí o caminho é um sensor de presença.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como a luz volta a acender"],
        slots: [
          [
            "O técnico mede se a central manda o comando e se o relé o obedece. Comando sem resposta é relé. Sem comando, é função desligada ou saída queimada, que às vezes se conserta na placa.",
            "Mede-se primeiro o comando da central e depois o relé. Se o comando chega e a luz não vem, troca-se o relé. Se não chega, ativa-se a função ou conserta-se a saída.",
          ],
          [
            "A instalação da lâmpada até o quadro é serviço de eletricista. O módulo relé é peça pequena, orçada pela foto da placa ou da etiqueta do motor.",
            "O fio da lâmpada ao quadro é do eletricista, e o relé, do técnico do portão, que dá o valor pela foto da etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão funciona com a luz queimada?",
        answers: [
          "Funciona: a luz é um acessório e não entra no comando do motor.",
          "Sim, abrir e fechar não dependem dela.",
        ],
      },
      {
        question: "Dá para ligar a lâmpada direto na placa?",
        answers: [
          "Só se o manual da central mostra saída para lâmpada na potência dela. Sem módulo, a trilha queima com facilidade.",
          "Em poucas centrais, e dentro do limite do manual. O normal é usar o módulo relé, que protege a placa.",
        ],
      },
      {
        question: "Quanto tempo a luz deve ficar acesa?",
        answers: [
          "O que for programado na central ou no módulo, em geral de um a três minutos depois de o portão fechar.",
          "De um a três minutos, na maioria dos casos; o tempo é ajustado na central ou no próprio módulo.",
        ],
      },
    ],
  },
  {
    id: "luz-nao-apaga",
    broader: "luz-de-garagem",
    label: "Luz da garagem não apaga",
    phrase: "a luz da garagem que não apaga",
    intent: "repair",
    asks: [
      "luz garagem acende sozinha",
      "luz garagem acende sozinha portão",
      "luz garagem não apaga",
      "luz garagem acesa",
      "luz fica acesa portão",
      "luz garagem direto acesa",
      "luz portão não apaga",
      "luz acende sozinha garagem",
      "lâmpada garagem não apaga",
      "luz garagem não desliga",
      "luz portão acesa direto",
      "luz garagem não funciona",
      "luz garagem automática não funciona",
      "luz automática não funciona",
      "luz garagem placa não acende",
      "luz garagem da placa não acende mais",
      "luz garagem não acende mais portão",
    ],
    answers: {
      any: [
        "A luz da garagem que acende sozinha com o portão costuma estar ligada à saída de luz da placa, que a acende a cada abertura e a apaga minutos depois, o que é normal. Se ela acende sem o portão se mover, o relé está com defeito ou há umidade no fio. Desligue o disjuntor da luz e peça a medição, a partir de {price.preventive} em casa, sem peças.",
        "Luz da garagem que não apaga depois que o portão fecha costuma ter relé colado no módulo de luz; menos vezes, tempo programado longo ou portão que a placa acha que não fechou. Troca-se o relé ou ajusta-se o fim de curso, com visita a partir de {price.preventive} em casa, sem peças.",
        "Se a luz do portão fica acesa direto, a noite toda, o relé colou na maioria dos casos, ou a folha não encosta e a placa espera. Confira o interruptor em paralelo e desligue o disjuntor da luz. O conserto começa em {price.preventive} na residência, fora peças.",
        "A lâmpada fica acesa e a luz da garagem não desliga mais por três motivos: relé colado, tempo mal ajustado ou fim de curso que não avisa o fechamento. O técnico testa os três com o circuito desligado, em visita desde {price.preventive} em casa, sem contar peças.",
        "A luz da garagem que não acende com o portão tem lâmpada queimada, disjuntor da luz desligado ou o relé que a central comanda sem sinal. Troque a lâmpada com a energia cortada e veja se o portão abre normalmente. Se ela continua apagada, a visita que mede o relé e a saída da placa parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste simples antes de chamar", "Relé, tempo ou fim de curso: confira"],
        slots: [
          [
            "O teste é feito do chão, sem mexer na caixa do motor. O tempo que a luz leva para apagar já indica a causa.",
            "Não abra nada: um relógio e o interruptor bastam. Observe quanto tempo a luz fica acesa.",
            "Basta contar o tempo e olhar a folha. A caixa do motor fica fechada, porque tem tensão.",
          ],
        ],
        steps: [
          "Veja se há interruptor em paralelo e se ele está desligado.",
          "Acione o portão e conte quanto tempo a luz fica acesa.",
          "Veja se a folha encosta no batente até o fim.",
          "Desligue o disjuntor do portão por um minuto: se a luz continua, o relé colou.",
          "Para dormir, desligue o disjuntor da luz.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a luz da garagem fica acesa", "O que cada demora indica"],
        slots: [
          [
            "O tempo aceso separa as causas sem abrir nada.",
            "Compare a demora com a lista.",
            "Cada causa segura a luz de um jeito.",
          ],
        ],
        bullets: [
          "Acesa sempre, mesmo sem energia na central: relé colado",
          "Apaga depois de vários minutos: tempo longo no módulo ou na placa",
          "Apaga só se você empurra a folha: fim de curso não atuado",
          "Pisca fraco depois de apagar: fuga de relé eletrônico com LED",
          "Colou de novo em meses: lâmpadas acima do que o relé suporta",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na luz da garagem", "O conserto e o que ele custa"],
        slots: [
          [
            "Com o circuito desligado, ele mede o relé, a saída da placa e o fim de curso, o sensor que avisa que o portão fechou. Relé de potência maior, ou contator, evita que cole de novo.",
            "O técnico corta a energia e mede relé, saída e fim de curso, que diz à placa que a folha chegou. Se as lâmpadas pesam, entra um relé maior ou um contator.",
            "Mede-se tudo sem energia: relé, saída de luz e o sensor de fim de curso. O relé novo é escolhido pela carga das lâmpadas, para não colar outra vez.",
          ],
          [
            "Ajustar tempo ou fim de curso é o mais barato. O relé ou o módulo somam a peça, e só a saída queimada da placa custa mais. O serviço leva até {trade.smallRepair}.",
            "Em ordem de custo: ajuste, relé, módulo, reparo da placa. Quase todos cabem em {trade.smallRepair}.",
            "Do ajuste ao relé e dele ao módulo, o valor sobe pouco. Placa com saída queimada é o caso caro. Conte até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar a lâmpada direto na saída do motor?",
        answers: [
          "Não, porque danifica a placa. Usa-se a saída de luz com um relé e circuito próprio para a lâmpada.",
          "Não faça isso. O relé separa a lâmpada do motor e protege a central.",
        ],
      },
      {
        question: "O LED da garagem pisca fraco depois de apagar. É defeito?",
        answers: [
          "É fuga pelo relé eletrônico, comum com LED. Um relé de contato, ou outro modelo de LED, resolve.",
          "Não é da lâmpada: a pequena corrente do relé eletrônico a faz piscar. Troca-se o tipo de relé.",
        ],
      },
      {
        question: "Dá para mudar o tempo da luz?",
        answers: [
          "Dá, no ajuste do módulo ou da placa, se o modelo permite. De 1 a 3 minutos costumam bastar para entrar em casa.",
          "Sim, na maioria dos módulos. Um ou dois minutos atendem uma garagem comum.",
        ],
      },
      {
        question: "A luz presa estraga o motor?",
        answers: [
          "Não, só gasta energia e lâmpada. Mas, se a causa é o fim de curso, o portão também vai parar no lugar errado.",
          "O motor não sofre com ela. Corrija logo se a folha não encosta, porque isso afeta o fechamento.",
        ],
      },
    ],
    photo: "uma foto da lâmpada, do módulo, se estiver à vista, e da etiqueta do motor",
  },
  {
    id: "luz-que-acende-com-o-portao",
    broader: "luz-de-garagem",
    label: "Luz de garagem automática",
    phrase: "a luz da garagem automática",
    asks: [
      "ligar luz garagem junto portão",
      "luz garagem junto portão",
      "luz junto portão",
      "acender luz junto portão",
      "ligar lâmpada junto portão",
      "luz garagem acender portão abre",
      "sensor presença luz",
      "sensor presença luz garagem",
      "sensor presença lâmpada",
      "sensor presença lâmpada garagem",
      "luz garagem",
      "luz garagem automática",
      "luz garagem instalar",
      "luz garagem instalação",
      "luz acende portão abre",
      "luz acender portão",
      "luz garagem sensor",
      "luz garagem preço",
      "luz portão automática",
      "luz garagem acender sozinha abrir portão",
      "lâmpada sensor ou ligada portão",
      "lâmpada garagem automática tempo apagar",
    ],
    intent: "installation",
    answers: {
      any: [
        "Sim, a luz da garagem acende junto com o portão: um técnico a liga à saída de luz da placa ou a um relé com tempo, e ela apaga alguns minutos depois. A visita em casa parte de {price.preventive}, sem peças, e o valor fechado sai pela foto da garagem e da etiqueta do motor.",
        "Para a luz da garagem ligar quando o portão abre, usa-se a saída de luz que muitas placas já têm ou um relé, que é um interruptor comandado pela placa. Instalamos os dois, com peça e serviço orçados por foto. A saída pronta na placa custa menos que o relé, e a lâmpada pode ser a atual.",
        "A luz da garagem automática, junto com o portão, se faz de três modos: saída de luz da placa, relé com tempo ou sensor de presença. O primeiro é o mais simples, se a sua placa tiver. O sensor dispensa cabo até o motor e acende também com quem passa a pé.",
      ],
      "how-to": [
        "Para ligar a luz da garagem junto com o portão, o técnico usa a saída de luz da placa, quando ela existe, ou um relé com tempo, que é um interruptor comandado pela placa. A luz acende na abertura e apaga minutos depois. Não ligue a lâmpada no fio do motor. Peça e serviço são orçados grátis, por foto.",
        "A luz da garagem acende quando o portão abre se for ligada à saída de luz da placa ou a um relé com tempo, um interruptor que a placa comanda. O técnico faz a ligação com o disjuntor desligado. Onde não há cabo até o motor, um sensor de presença faz quase o mesmo.",
      ],
      price: [
        "Ligar a luz da garagem ao portão custa o módulo, se a placa não tiver saída de luz, o cabo até a lâmpada e a mão de obra. Mande fotos da garagem e da etiqueta do motor; o orçamento é grátis.",
        "Na luz de garagem automática paga-se o relé ou o sensor e a passagem do fio; a lâmpada pode ser a atual. O valor muda com a distância até a placa e sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Saída da placa, relé ou sensor de presença", "Qual luz automática usar na garagem"],
        slots: [
          [
            "A saída de luz da placa acende em toda abertura e é a mais simples, quando existe. O relé faz o mesmo papel em placa sem essa saída. O sensor de presença acende também para quem anda a pé e não precisa de cabo até o motor.",
            "Se a placa do motor tem saída de luz, comece por ela. Se não tem, um relé, que é um interruptor comandado pela placa, faz o serviço. O sensor de presença é a escolha quando não dá para passar cabo ou quando muita gente entra a pé.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a luz é ligada, passo a passo", "O que o técnico faz na luz da garagem"],
        slots: [
          [
            "Este serviço envolve a rede elétrica e a placa do motor, por isso é do técnico. Ele segue esta ordem:",
            "A ligação mexe com a rede e com a placa, e quem faz é o técnico, na ordem abaixo.",
          ],
        ],
        steps: [
          "Desliga o disjuntor do portão e o da luz e confirma que não há tensão.",
          "Confere no manual se a placa tem saída de luz e quanta potência ela aguenta.",
          "Liga a lâmpada na saída ou, com várias lâmpadas, põe um relé no meio.",
          "Mantém o interruptor comum em paralelo, para acender a luz sem abrir o portão.",
          "Ajusta o tempo, em geral de um a três minutos, e testa o controle com a luz acesa.",
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Meu motor já tem saída de luz?",
        answers: [
          "Muitos têm. O manual da placa diz. Mande a foto da etiqueta do motor, e conferimos.",
          "Depende da placa. Se ela não tem a saída, um relé resolve.",
        ],
      },
      {
        question: "Posso ligar a lâmpada no fio do motor?",
        answers: [
          "Não. O fio do motor só tem tensão durante o movimento, e a ligação pode queimar a placa.",
          "Não, porque a lâmpada apagaria quando a folha parasse e a placa poderia queimar. Usa-se a saída de luz ou um relé.",
        ],
      },
      {
        question: "A luz acende na falta de energia?",
        answers: [
          "Só se a lâmpada estiver ligada a um nobreak. Outra saída é uma luminária de emergência, que acende sozinha.",
          "Não, a menos que haja nobreak no circuito da luz ou luminária de emergência.",
        ],
      },
      {
        question: "Lâmpada de LED atrapalha o controle?",
        answers: [
          "Pode atrapalhar, se for ruim e estiver perto do receptor. Compare o alcance do controle com ela acesa e apagada.",
          "Algumas fontes de LED fazem interferência no controle. Troque a lâmpada por uma de boa marca ou afaste do receptor.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro, com a lâmpada atual, e da etiqueta do motor",
  },
  {
    id: "sensor-de-presenca-na-garagem",
    broader: "luz-de-garagem",
    label: "Sensor de presença na garagem",
    phrase: "o sensor de presença na garagem",
    asks: [
      "sensor presença garagem",
      "sensor presença para garagem",
      "sensor movimento garagem",
      "sensor garagem",
      "qual sensor presença garagem",
      "sensor presença garagem prédio",
      "sensor presença garagem condomínio",
      "instalar sensor presença garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "O sensor de presença para garagem acende a luz quando alguém se move e apaga depois do tempo ajustado. Escolha o de teto, que cobre em volta, ou o de parede, que cobre a frente. Ele não protege o portão: quem faz a folha parar é a fotocélula, um par de sensores no vão.",
        "Na garagem, o sensor de presença serve para a luz ou para o alarme, conforme o modelo: o de luz sente calor e movimento e acende a lâmpada. Fica a uns 2,5 metros do piso, sem sol direto e longe do portão que se move. Para o portão não fechar sobre alguém, o sensor é outro, a fotocélula.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual sensor para cada uso", "Luz, alarme ou portão"],
        slots: [
          [
            "O nome é o mesmo e as peças são diferentes. Veja o que cada uma faz:",
            "Antes de comprar, decida o que o sensor vai comandar:",
          ],
        ],
        bullets: [
          "Luz: sensor de presença de teto ou de parede",
          "Alarme: sensor de movimento da central, com fio ou sem",
          "Portão: fotocélula, um módulo de cada lado do vão",
          "Carro na rampa: laço no piso, que percebe metal",
        ],
      },
      {
        about: "check",
        headings: ["Onde instalar o sensor", "A posição que evita disparo falso"],
        slots: [
          [
            "Ponha o sensor de modo que a pessoa atravesse a frente dele, e não venha de cara. Longe de sol, de lâmpada quente e da folha em movimento, ele não acende à toa.",
            "O sensor vê melhor quem passa de lado. Sol, vento quente e o próprio portão se movendo o enganam, por isso ele fica virado para dentro.",
          ],
          [
            "A ligação é feita por eletricista, com o disjuntor desligado. Lâmpada de LED pede sensor que a aceite, senão ela pisca.",
            "Confira na caixa se ele serve para LED. A instalação é de eletricista, sem energia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos na garagem", "Luz e fotocélula no portão"],
        slots: [
          [
            "Instalamos a fotocélula e ligamos a luz de garagem à placa do motor, para acender quando o portão abre. O orçamento é grátis, por foto.",
            "A luz pode acender pelo próprio portão, com a saída da placa, e a fotocélula protege o vão. Os dois são orçados de graça, por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor de presença abre o portão?",
        answers: [
          "Não deve. Qualquer pessoa ou animal na frente abriria a garagem. O portão abre por controle, tag ou botão.",
          "Não se usa para abrir, por segurança. Ele serve à luz e ao alarme.",
        ],
      },
      {
        question: "Quanto tempo a luz deve ficar acesa?",
        answers: [
          "O bastante para sair do carro e chegar à porta, em geral de um a dois minutos. O ajuste fica no próprio sensor.",
          "De um a dois minutos costuma bastar. Em garagem grande, use mais sensores em vez de mais tempo.",
        ],
      },
      {
        question: "O sensor acende sozinho à noite. Por quê?",
        answers: [
          "Gato, vento em planta e o calor do motor do carro o disparam. Baixe a sensibilidade ou vire o sensor.",
          "Algo quente se move na frente dele. Mudar o ângulo e reduzir o alcance resolve quase sempre.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro, do vão do portão e da etiqueta do motor",
  },
];
