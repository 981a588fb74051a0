import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const sobrado: NarrowConcept[] = [
  {
    id: "sobrado-rampa",
    broader: "sobrado",
    label: "Sobrado com rampa",
    phrase: "o portão de sobrado com rampa",
    asks: [
      "sobrado entrada inclinada",
      "sobrado terreno inclinado",
      "sobrado inclinado portão",
      "sobrado ladeira portão",
      "sobrado rampa",
      "sobrado garagem subida",
      "sobrado garagem descida",
      "sobrado desnível",
      "sobrado rampa portão",
      "garagem subsolo sobrado",
    ],
    intent: "question",
    answers: {
      any: [
        "Em sobrado com rampa na garagem, o portão que costuma dar certo é o basculante automático, porque a frente estreita não deixa parede para o de correr. Meça a altura livre com o carro na rampa; o kit de 1/4 HP, até {width.quarterHp}, parte de {price.lowest} instalado.",
        "Basculante serve em sobrado com rampa na maioria dos casos; de abrir, não, se o piso sobe logo atrás. Confirme largura do vão, altura até a laje e inclinação. O motor não sofre com a garagem inclinada, e o kit instalado começa em {price.lowest}.",
        "Qual portão usar em sobrado de entrada inclinada: basculante na frente estreita, ou de correr com trilho nivelado, se há muro livre. O motor do basculante até {width.quarterHp} sai a partir de {price.lowest}, instalado, e fica no alto, longe da água da rampa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Cabe basculante na rampa?", "Altura livre e inclinação: meça assim"],
        slots: [
          [
            "O ponto crítico é onde o carro cruza a folha aberta: na subida ele empina e o teto se aproxima. Meça com o portão fechado.",
            "Na descida é a traseira que sobe, e a medida se faz nesse ponto. Trena e celular bastam, sem soltar nada.",
            "A inclinação soma altura ao carro. Tire as medidas com a vaga vazia e depois confira com o carro na rampa.",
          ],
        ],
        steps: [
          "Meça a largura e a altura do vão.",
          "Meça do piso à laje, no começo e no fim da rampa.",
          "Meça a altura do carro mais alto, com bagageiro.",
          "Fotografe de lado, com a rampa inteira.",
          "Fotografe as colunas por dentro.",
        ],
      },
      {
        about: "choose",
        headings: ["Que portão serve no sobrado com rampa", "Basculante, de correr ou articulado"],
        slots: [
          [
            "Basculante abre no próprio vão; de correr pede muro livre e trilho em nível; de abrir raspa se o piso sobe atrás. Calçada estreita favorece o articulado, que avança menos.",
            "Frente estreita fica com basculante, lateral livre com o de correr nivelado. Piso em subida descarta o de abrir, e calçada colada pede o articulado.",
            "Sem muro ao lado, basculante ou articulado; com muro e trilho nivelado, de correr. O de abrir não gira em piso que sobe.",
          ],
          [
            "A fresta embaixo, em calçada inclinada, se fecha com perfil ou acerto da base da folha. Parada suave reduz o ruído no quarto de cima.",
            "O vão inferior da calçada torta se resolve com borracha ou corte da base. Para o quarto sobre a garagem, prefira parada suave.",
            "Borracha na base fecha o desnível da calçada, e motor de parada suave poupa o sono de quem dorme em cima.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Água, carro e pedestre na rampa", "Cuidados na garagem inclinada"],
        slots: [
          [
            "Canaleta antes do portão e motor no alto da coluna protegem da enxurrada. Com água no motor, desligue o disjuntor e só religue depois da medição.",
            "Uma canaleta desvia a chuva, e o acionador acima do nível da água evita queima. Molhou, não acione até o técnico medir.",
            "A água da rampa pede canaleta e motor alto. Se alagar, corte a energia e espere o exame.",
          ],
          [
            "Saindo de ré, o motorista vê pouco: sinaleiro avisa o pedestre e fotocélula segura o fechamento. Espere a folha parar antes de embalar.",
            "Sinaleiro na calçada e fotocélula no vão protegem a saída de ré. Só suba com a folha parada no alto.",
            "Ponha luz de aviso para quem passa e sensor no vão. O carro espera a folha terminar de abrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A rampa força o motor?",
        answers: [
          "Não. Quem força é folha desequilibrada; a rampa muda altura e água, não o peso da folha.",
          "Não, se o contrapeso está certo. O motor só conduz a folha.",
        ],
      },
      {
        question: "Dá para abaixar a soleira para o carro não raspar?",
        answers: [
          "Dentro do lote, às vezes dá. Na calçada valem as regras da prefeitura, e a folha é ajustada embaixo.",
          "É serviço de pedreiro, para dentro do terreno. Depois dele, a base da folha precisa de acerto.",
        ],
      },
      {
        question: "Quanto custa trocar o motor do sobrado?",
        answers: [
          "Em casa, de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
          "A troca residencial fica de {price.homeSwap}. Contrapeso e coluna fracos somam.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "{time.tilting} no basculante, com folha equilibrada e energia perto.",
          "Conte {time.tilting}, se não houver serralheria a fazer.",
        ],
      },
    ],
    photo: "fotos de lado com a rampa inteira, das colunas por dentro e a altura do piso à laje",
  },
  {
    id: "quarto-sobre-a-garagem",
    broader: "sobrado",
    label: "Motor silencioso sob o quarto",
    phrase: "o motor silencioso para quarto sobre a garagem",
    asks: [
      "silencioso embaixo quarto",
      "mais silencioso embaixo quarto",
      "silencioso debaixo quarto",
      "portão embaixo quarto",
      "barulho portão embaixo quarto",
      "menos ruído embaixo dormitório",
      "máquina menos ruído dormitório",
      "silencioso quarto",
      "silencioso sobrado",
      "quarto cima garagem",
      "quarto garagem barulho",
      "quarto sobre garagem",
      "quarto acima garagem",
      "dormitório garagem",
      "barulho quarto portão",
      "motor silencioso casa",
      "motor silencioso sobrado",
      "portão silencioso sobrado",
      "motor barulho quarto",
      "silencioso geminada",
      "motor silencioso noite",
      "quarto cima garagem motor",
      "motor garagem cima quarto barulho",
      "motor quarto cima não faz barulho",
      "motor garagem cima quarto não faz barulho",
      "qual motor garagem embaixo quarto",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para quarto em cima da garagem, o motor silencioso é o com inversor, que parte e para devagar: no basculante de até {width.quarterHp}, o JetFlex sai por {price.jetflex} instalado. O que mais incomoda quem dorme é a batida no fim, que batente de borracha e folha equilibrada tiram.",
        "Qual máquina faz menos ruído embaixo do dormitório: a de parada suave, como o JetFlex, de {price.jetflex} instalado em basculante de até {width.quarterHp}. O barulho do portão que incomoda no quarto de cima vem da pancada e da laje, e por isso o suporte vai na coluna, com borracha.",
        "O motor de portão silencioso com quarto em cima tem inversor e é fixado na coluna, longe da laje e da parede do dormitório. No basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} instalado. No portão de correr, escolha também um modelo com inversor. Portão torto ou sem lubrificação faz barulho com qualquer motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o barulho no quarto", "Por que a laje transmite o ruído"],
        slots: [
          [
            "A pancada no fim do curso incomoda mais que o zumbido do motor, e a laje leva a vibração para cima. Suporte preso na laje transforma o teto em caixa de som.",
            "A batida no fim é o pior. Depois vem a vibração pela laje e parede. Motor preso nelas amplifica.",
            "Vibração na laje e pancada no fim acordam. O motor em si é o menos.",
          ],
          [
            "Rolamento seco, cabo roçando e chapa solta fazem o restante, e metade do ruído costuma ser da folha. Por isso lubrificar e reapertar vem antes de trocar o motor.",
            "Dobradiça, roldana e chapa frouxa somam bastante ao som do motor. Lubrificar e reapertar custa menos que trocar a máquina.",
            "Boa parte do que se ouve vem da folha, e não do motor. Por isso aperto, roldana e graxa são o primeiro gasto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como deixar a garagem silenciosa", "Motor, fixação e batente"],
        slots: [
          [
            "Escolha o motor pela parada suave, e não pela potência. Estas quatro medidas tiram o ruído.",
            "O que mais conta é o inversor, o circuito que controla a velocidade. As outras três medidas completam.",
            "Quatro medidas resolvem, da mais barata à mais cara.",
          ],
        ],
        bullets: [
          "Batente de borracha e fim de curso no ponto",
          "Suporte na coluna, com coxim de borracha",
          "Chapa presa e roldanas e pinos lubrificados",
          "Motor com inversor, que parte e para devagar",
        ],
      },
      {
        about: "care",
        headings: ["Para continuar silencioso", "Um ruído novo é aviso"],
        slots: [
          [
            "Uma revisão {visits.home} mantém a folha leve e quieta, e a visita em casa parte de {price.preventive}, sem peças. Som que apareceu de repente é peça gasta.",
            "A revisão {visits.home} acha rolamento seco antes que ele cante, a partir de {price.preventive} em residência, fora peças.",
            "Revise {visits.home}, em casa a partir de {price.preventive}, sem peças. Estalo novo merece atenção.",
          ],
          [
            "Se o motor é bom, regular parada e força resolve na mesma visita, em até {trade.smallRepair}. Só o tranco do próprio motor pede troca.",
            "Parada e força reguladas em {trade.smallRepair} mudam muito. Trocar o motor fica por último.",
            "Em até {trade.smallRepair}, a parada regulada tira a pancada. Motor novo, só se o ruído é dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar só o motor resolve o barulho?",
        answers: [
          "Só se o barulho for do motor. Se o portão está torto ou sem lubrificação, o ruído continua com o motor novo.",
          "Nem sempre, porque o portão torto ou sem lubrificação faz o mesmo som com qualquer motor. Comece por roldana, dobradiça e batente.",
        ],
      },
      {
        question: "Portão de correr é mais silencioso que basculante?",
        answers: [
          "Com roldana e trilho bons, costuma ser, porque não há contrapeso nem batida no alto.",
          "Sim, se trilho e roldanas estão bons, porque a folha não sobe nem bate no alto. Com roda gasta, perde a vantagem.",
        ],
      },
      {
        question: "O fechamento mais lento do portão faz menos barulho?",
        answers: [
          "Sim, nos motores com inversor, que deixam regular a velocidade perto do fim.",
          "Faz, porque a folha chega sem pancada. O ajuste existe nos motores com inversor, na programação da central.",
        ],
      },
      {
        question: "O vizinho do sobrado geminado ouve o portão?",
        answers: [
          "Ouve, se o motor está na parede comum. Prefira a coluna do outro lado.",
          "Sim, quando o motor fica na parede dividida, que leva a vibração. Fixá-lo na coluna oposta resolve a maior parte.",
        ],
      },
    ],
    photo: "um vídeo com som do portão em uso e uma foto da coluna e da laje por dentro",
  },
  {
    id: "motor-basculante-no-sobrado",
    broader: "sobrado",
    label: "Motor basculante em sobrado",
    phrase: "o motor basculante no sobrado",
    asks: [
      "motor basculante sobrado",
      "instalar motor basculante sobrado",
      "instalação motor basculante sobrado",
      "motor portão basculante sobrado",
      "portão basculante sobrado",
      "automatizar portão basculante sobrado",
      "basculante automático sobrado",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos motor basculante em sobrado: para folha de até {width.quarterHp}, o kit com tudo instalado custa {models.pricesOr}, conforme a velocidade, e fica pronto em {time.tilting}. O motor vai na coluna, por dentro, e a folha precisa estar equilibrada antes.",
        "No sobrado, o motor basculante de 1/4 HP é fixado na coluna, do lado de dentro, e o kit instalado parte de {price.lowest} em folha de até {width.quarterHp}. A montagem leva {time.tilting}. Com quarto em cima da garagem, usa-se borracha no suporte e parada suave.",
        "Instalar motor basculante em sobrado leva {time.tilting} e custa a partir de {price.lowest}, com entrega, central e controles, para folha de até {width.quarterHp}. Antes se confere o contrapeso, a firmeza da coluna e a energia; folha mais larga pede motor mais forte.",
      ],
      price: [
        "O motor basculante para sobrado custa {models.pricesOr}, instalado, conforme abra em {seconds.all} segundos, para folha de até {width.quarterHp}. Entrega, central, controles e montagem estão incluídos, e o cartão divide em até {shop.instalments} vezes.",
        "Em sobrado, o kit com motor basculante instalado sai por {models.pricesOr} até {width.quarterHp} de largura, em até {shop.instalments} vezes no cartão. O tempo de abertura, de {seconds.all} segundos, é o que muda o preço. Folha mais larga é orçada à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no sobrado antes de instalar", "Quatro medidas e uma foto"],
        slots: [
          [
            "Com estas medidas o valor sai sem visita. Ninguém mexe em cabo nem contrapeso para medir.",
            "Basta a trena, com o portão fechado e o carro na vaga. Cabo, mola e contrapeso não se tocam.",
            "Anote estes pontos com a folha fechada. Em dez minutos está pronto.",
          ],
        ],
        steps: [
          "Largura e altura da folha: até {width.quarterHp} serve o 1/4 HP.",
          "Altura do vão até a laje, onde a folha aberta fica deitada.",
          "Distância do carro ao portão fechado.",
          "Ponto de energia mais perto da coluna.",
          "Se há quarto em cima da garagem.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual velocidade vale a pena", "Padrão, Speedy ou JetFlex no sobrado"],
        slots: [
          [
            "Em rua calma, o Padrão abre em {opening.padrao} e é o de menor preço. Quem espera na rua ganha com o Speedy, de {opening.speedy}, ou o JetFlex, de {opening.jetflex}, que ainda para sem pancada.",
            "O Padrão, de {opening.padrao}, basta onde não há pressa. O Speedy, em {opening.speedy}, e o JetFlex, em {opening.jetflex} e com parada suave, encurtam a espera na rua.",
            "Sem pressa, fique no Padrão, {opening.padrao}. Rua movimentada pede o Speedy, {opening.speedy}, ou o JetFlex, {opening.jetflex}, o mais silencioso na chegada.",
          ],
          [
            "Nenhum deles corrige folha torta ou desequilibrada, que torce ao subir. O contrapeso é acertado pelo técnico antes da montagem.",
            "Folha desequilibrada recebe acerto primeiro, porque motor rápido aumenta o tranco. É serviço do técnico, nunca do morador.",
            "Antes do mais rápido, a folha é equilibrada e firmada. Torta, ela sofre com qualquer motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Menos barulho para o quarto de cima", "Silêncio no andar de cima"],
        slots: [
          [
            "Suporte com borracha e parada suave tiram a pancada que sobe pela parede. Roldana e pinos lubrificados na revisão, {visits.home}, mantêm a folha quieta.",
            "O que mais se ouve é a batida no fim, que parada regulada e batente de borracha resolvem. A revisão {visits.home} cuida de roldanas e pinos.",
            "Borracha no suporte e no batente amortece o som na laje. Com roldana e cabo em dia, revistos {visits.home}, o ruído cai mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu basculante é manual e pesado. Dá para pôr motor?",
        answers: [
          "Dá, depois de acertar o contrapeso: a folha tem de ficar leve na mão, ou o motor dura pouco. Quem equilibra é o técnico.",
          "Sim, mas equilibrado antes. Folha pesada gasta motor e fuso cedo.",
        ],
      },
      {
        question: "O carro alto cabe embaixo do basculante aberto?",
        answers: [
          "Meça a altura livre com a folha aberta: ela tira uma parte da passagem. Um carro com rack é o que mais costuma encostar.",
          "Depende da altura livre. Some o rack ao carro antes de decidir.",
        ],
      },
      {
        question: "Quanto tempo o portão fica sem uso?",
        answers: [
          "Só durante a montagem, de {time.tilting}; tire o carro antes de começar.",
          "São {time.tilting}, com a garagem livre. No mesmo dia ele já abre pelo controle.",
        ],
      },
      {
        question: "Qual a garantia do motor no sobrado?",
        answers: [
          "{warranty.motor} no motor e {warranty.installation} na instalação, por escrito. A regulagem feita no dia entra nessa garantia.",
          "O motor tem {warranty.motor}, e o serviço, {warranty.installation}. Fica na nota.",
        ],
      },
    ],
    photo: "uma foto do portão por fora, outra da coluna por dentro, com a largura e a altura da folha",
  },
];
