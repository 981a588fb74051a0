import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What architects, electricians and metalworkers ask before a gate gets its motor. */
export const empresaObraEProjeto: NarrowConcept[] = [
  {
    id: "eletroduto-do-portao",
    broader: "instalacao-eletrica",
    label: "Eletrodutos e preparação elétrica do portão",
    phrase: "a preparação elétrica do portão",
    asks: [
      "construindo tubulação motor portão",
      "construindo casa tubulação portão",
      "tubulação deixar motor portão",
      "deixar pronto motor obra",
      "obra deixar pronto motor portão",
      "construção deixar pronto portão",
      "que tubulação deixar portão",
      "eletroduto portão",
      "eletroduto motor portão",
      "conduíte portão",
      "conduíte motor portão",
      "qual eletroduto portão automático",
      "tubulação elétrica portão",
      "tubulação portão automático",
      "preparação elétrica portão",
      "preparação portão automático",
      "preparar elétrica portão",
      "preparar elétrica motor portão",
      "infraestrutura elétrica portão",
      "infraestrutura portão automático",
      "infra portão automático",
      "espera elétrica portão",
      "deixar pronto elétrica portão",
      "obra preparar portão automático",
      "mangueira corrugada portão",
      "fiação enterrada portão",
      "elétrica portão automático obra",
    ],
    intent: "installation",
    answers: {
      any: [
        'Para o motor, a obra precisa deixar dois eletrodutos até o portão, de 25 mm (3/4"): um só para energia, com fase, neutro ou segunda fase e terra em cabo de 2,5 mm² no mínimo, e outro para fotocélula, botoeira e interfone. Sob o piso, use corrugado reforçado e uma caixa de passagem perto do motor.',
        'A preparação elétrica do portão são dois tubos de 25 mm (3/4"), um de força e um de comando, circuito próprio no quadro com terra e uma travessia sob o vão para a fotocélula do outro lado. O cabo de energia é de 2,5 mm² no mínimo, mais grosso em percurso longo.',
      ],
      price: [
        "O custo da preparação elétrica depende da distância do quadro, do piso que precisa ser aberto e do número de pontos; é serviço de eletricista, mais barato na obra que depois. Mande a planta ou fotos com as distâncias para o orçamento do motor já com o que falta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lista para deixar pronto na obra", "Pontos que o portão vai pedir"],
        slots: [
          [
            "Com o piso ainda aberto, tudo isto custa pouco.",
            "O que fica esquecido agora vira canaleta aparente depois.",
          ],
        ],
        bullets: [
          "Circuito só do portão no quadro, com disjuntor, DR e terra",
          "Eletroduto de 25 mm do quadro ao motor, para energia",
          "Outro eletroduto de 25 mm para fotocélula, botoeira e interfone",
          "Travessia sob o vão até a coluna oposta, para a fotocélula",
          "Caixa de passagem junto ao motor e ponto alto para sinaleiro ou câmera",
        ],
      },
      {
        about: "choose",
        headings: ["Que tubo e que cabo usar", "Bitola do eletroduto e do cabo"],
        slots: [
          [
            "Sob piso ou laje, corrugado reforçado; aparente, eletroduto rígido com abraçadeiras.",
            "O corrugado leve é para parede; sob o piso vai o reforçado.",
          ],
          [
            "Energia e comando não dividem o tubo: o ruído da força atrapalha sensor e interfone.",
            "Separar força de comando evita portão que abre sozinho e interfone que chia.",
          ],
          [
            "Motor pesado, trifásico ou longe do quadro pede cálculo do eletricista pela corrente da etiqueta.",
            "A bitola final sai da corrente da etiqueta e dos metros de cabo, e quem calcula é o eletricista.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Onde o tubo deve sair", "A ponta do eletroduto em cada portão"],
        slots: [
          [
            "No de correr, o tubo sai do piso junto à base do motor, do lado para onde a folha abre.",
            "Portão de correr: saída no piso, ao lado do vão, do lado em que a folha se recolhe.",
          ],
          [
            "No basculante, sobe pela coluna do lado do motor; no de abrir, chega às duas colunas.",
            "Basculante: coluna do motor. De abrir com duas folhas: as duas colunas, ligadas por baixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar tudo num eletroduto só?",
        answers: [
          "Evite: energia e comando juntos causam interferência. Se já está pronto, o técnico vê o que dá para separar.",
        ],
      },
      {
        question: "Preciso deixar tomada ou ponta de cabo?",
        answers: [
          "Ponta de cabo em caixa de passagem, com sobra de um metro; a ligação é feita na instalação, com o disjuntor desligado.",
        ],
      },
      {
        question: "Já acabei a obra e não deixei tubo. E agora?",
        answers: ["Eletroduto aparente ou canaleta externa resolve na maioria das casas, sem quebrar parede."],
      },
    ],
    photo: "fotos do local do portão e do quadro de luz fechado, com a distância entre os dois",
  },
  {
    id: "bitola-por-metros",
    broader: "instalacao-eletrica",
    label: "Bitola do fio pela distância",
    phrase: "a bitola do fio do motor",
    asks: [
      "metragem engrossar fio portão",
      "metragem preciso engrossar fio",
      "cabo 4 mm portão quantos metros",
      ...combine(
        ["que fio", "qual fio", "que cabo", "qual cabo", "qual bitola", "fio usar", "bitola fio", "bitola cabo"],
        ["motor portão metros", "portão metros", "portão quadro metros"],
      ),
      ...combine(["fio", "cabo", "bitola"], ["metros quadro", "metros quadro portão"]),
      ...combine(
        ["bitola", "que fio", "qual fio", "qual cabo", "que cabo", "fio", "cabo"],
        ["metros quadro", "quadro longe", "longe quadro", "distância quadro"],
      ),
      ...combine(
        ["qual bitola fio", "bitola fio usar", "bitola cabo usar", "bitola fio", "bitola cabo"],
        ["motor quadro", "metros quadro motor", "motor metros", "metros", "motor longe", "longe"],
      ),
      "bitola motor portão",
      "qual bitola motor portão",
      "bitola fio motor portão",
      "bitola cabo portão eletrônico",
    ],
    intent: "question",
    answers: {
      any: [
        "O fio para motor de portão é, em geral, o de 2,5 mm²: basta até cerca de 30 metros do quadro em 127 V e 60 metros em 220 V, para motor de até 10 A. Mais longe, a bitola passa a 4 mm²; quem confirma é o eletricista, pela corrente da etiqueta.",
        "Use cabo de 2,5 mm² para o motor do portão até uns 30 metros do quadro de luz em 127 V, ou 60 metros em 220 V, com até 10 A; a 50 metros em 127 V, já vai 4 mm². A etiqueta do motor dá a corrente, e o circuito é só dele, com terra.",
        "A bitola do fio do portão depende da distância: 2,5 mm² até perto de 30 metros do quadro em 127 V e o dobro em 220 V, e 4 mm² dali em diante, contando 10 A. O eletricista confere pela etiqueta, porque motor de corrente menor alcança mais longe.",
      ],
      price: [
        "A bitola pela distância é 2,5 mm² até 30 metros do quadro em 127 V e até 60 metros em 220 V, para motor de até 10 A; mais longe, 4 mm². O preço do cabo e da passagem depende dos metros e do eletroduto.",
        "O custo da fiação segue a bitola e os metros: 2,5 mm² até perto de 30 metros do quadro em 127 V, ou 60 metros em 220 V, e 4 mm² além disso. Trecho com tubo pronto sai mais barato que abrir caminho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos metros cada bitola alcança", "Distância máxima por cabo"],
        slots: [
          [
            "Valores aproximados, para cabo de cobre e queda de tensão de até 4%, o limite da NBR 5410. A corrente, em ampères, está na etiqueta do motor.",
            "A conta supõe cobre e perda de até 4% da tensão, que é o máximo da NBR 5410. Procure na etiqueta quantos ampères o motor puxa.",
            "São distâncias aproximadas, em cobre, respeitando os 4% de queda da NBR 5410. O número que falta, a corrente, vem impresso no motor.",
          ],
        ],
        bullets: [
          "2,5 mm² e 5 A: perto de 65 m em 127 V e 115 m em 220 V",
          "2,5 mm² e 10 A: perto de 34 m em 127 V e 59 m em 220 V",
          "4 mm² e 5 A: perto de 105 m em 127 V e 185 m em 220 V",
          "4 mm² e 10 A: perto de 55 m em 127 V e 95 m em 220 V",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de comprar o cabo", "Dois dados decidem a bitola"],
        slots: [
          [
            "Conte o caminho real do cabo, com subidas e curvas: 30 metros em linha reta podem virar 40. Na partida o motor puxa várias vezes a corrente da etiqueta, então, perto do limite, suba uma bitola.",
            "Meça por onde o fio passa, e não em linha reta, porque subida e curva somam metros. Se a conta ficou justa, use o cabo seguinte, já que a partida puxa bem mais que o normal.",
            "O comprimento é o do trajeto, com cada descida e volta. Como o motor exige muito mais corrente ao partir, quem está no limite da tabela deve escolher a bitola acima.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Circuito, terra e disjuntor", "O que vai junto com o cabo"],
        slots: [
          [
            "O disjuntor protege o cabo e nunca passa do que ele suporta; o DR, que desliga na fuga de corrente, protege as pessoas. Em 220 V de duas fases, o disjuntor é bipolar, e o fio terra vai até o motor.",
            "Cada cabo tem o seu disjuntor máximo, e acima dele o fio esquenta antes de desarmar. O DR corta na fuga, o terra acompanha até o motor, e em 220 V com duas fases o disjuntor corta as duas.",
            "Disjuntor do tamanho do cabo, DR contra choque e fio terra fazem parte do mesmo serviço. Quando são duas fases em 220 V, usa-se o bipolar, que desliga ambas.",
          ],
          [
            "Fio fino faz o motor perder força, esquentar e piscar a luz da casa na partida. Extensão e emenda torcida têm o mesmo efeito e ainda queimam; emenda só em caixa, com conector.",
            "Cabo abaixo do certo aparece no uso: motor fraco e quente, luz que pisca ao abrir. Não ligue em extensão, e emenda se faz em caixa fechada, com conector próprio.",
            "O sinal de cabo fino é o motor sem força, aquecendo, com a luz oscilando na saída. Nada de extensão ou fio torcido, que aquecem: a emenda vai em caixa e com conector.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fio de 1,5 mm² serve para motor de portão?",
        answers: [
          "Não como cabo de energia: a NBR 5410 pede 2,5 mm² no mínimo em circuito de força. O de 1,5 fica para iluminação.",
          "Para alimentar o motor, não, porque o mínimo da norma em circuito de força é 2,5 mm². O fio de 1,5 é de luz.",
        ],
      },
      {
        question: "Que fio vai para botoeira e fotocélula?",
        answers: [
          "Cabo fino de comando, de 0,5 mm² ou mais, em eletroduto separado do de energia, que causaria interferência.",
          "Um cabo de comando, a partir de 0,5 mm², por tubo próprio. Junto com a força, o sinal falha.",
        ],
      },
      {
        question: "Motor em 220 V usa fio mais fino?",
        answers: [
          "Usa a metade da corrente para a mesma potência, e por isso alcança o dobro da distância com o mesmo cabo. O mínimo continua 2,5 mm².",
          "Em 220 V a corrente cai, e o mesmo 2,5 mm² vai bem mais longe. Menos que isso a norma não permite em circuito de força.",
        ],
      },
      {
        question: "Quem passa o cabo até o portão?",
        answers: [
          "Um eletricista ou o técnico do portão, com o circuito desligado. O valor depende dos metros e de haver tubo pronto.",
          "É serviço de profissional, porque mexe no quadro de luz. Fotos do quadro fechado e do caminho permitem orçar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro fechado, com os metros entre eles",
  },
  {
    id: "ponto-de-energia-do-portao",
    broader: "instalacao-eletrica",
    label: "Altura e posição do ponto de energia",
    phrase: "o ponto de energia do portão",
    asks: [
      ...combine(
        ["ponto energia", "ponto elétrico", "tomada", "ponto força", "ponto luz"],
        ["portão altura", "portão posição", "motor portão altura", "portão projeto", "portão onde", "portão lado"],
      ),
      "onde deixar ponto energia portão",
      "onde fica ponto elétrico motor portão",
      "altura tomada motor portão",
      "altura ponto motor basculante",
      "altura ponto motor deslizante",
      "precisa tomada perto motor",
      "tomada perto instalar motor",
      "precisa tomada instalar motor",
      "precisa tomada perto instalar motor",
      "precisa ponto energia instalar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O ponto de energia fica junto ao motor, e o portão precisa dele, sim: caixa ou tomada protegida na coluna ou a uns 30 cm do piso, em circuito próprio, com terra. Se não houver, o eletricista leva o cabo por eletroduto até lá antes da instalação; a foto do quadro e do portão mostra a distância.",
        "A posição muda com o portão: no de correr, o ponto sai no piso ou a 30 cm dele, ao lado do vão, do lado em que a folha se recolhe; no basculante, na coluna do lado do motor, com sobra de cabo até a altura que o manual indica; no de abrir, nas duas colunas, na altura do braço.",
        "Deixe o ponto de energia junto ao motor: portão de correr, no chão ou a uns 30 cm, do lado para onde a folha abre; basculante, na coluna lateral do motor; de abrir, uma saída por coluna, na altura do braço. A altura exata vem do manual: deixe caixa com um metro de cabo de sobra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde sai o ponto em cada portão", "Posição por tipo de portão"],
        slots: [
          [
            "Se o modelo ainda não foi escolhido, deixe caixa de passagem com sobra de cabo.",
            "Uma caixa com um metro de cabo de sobra aceita qualquer modelo.",
          ],
        ],
        bullets: [
          "De correr: piso ou 30 cm, ao lado do vão, para dentro do terreno",
          "Basculante: coluna do lado do motor, na altura do manual",
          "De abrir, duas folhas: as duas colunas, com travessia sob o piso",
          "Porta de enrolar: no alto, ao lado do rolo, do lado do motor",
          "Botoeira: perto da porta da casa, com o portão à vista",
        ],
      },
      {
        about: "check",
        headings: ["O que anotar no projeto", "Pontos que faltam em muita planta"],
        slots: [
          [
            "Além da energia, marque fotocélula dos dois lados do vão, a uns 50 cm do piso, sinaleiro no alto e interfone na entrada.",
            "Marque também as duas fotocélulas, a cerca de 50 cm do chão, o interfone e o sinaleiro.",
          ],
          [
            "O circuito é próprio, com terra, cabo de 2,5 mm² no mínimo e comando em eletroduto separado.",
            "Circuito só do portão, com terra; comandos em outro tubo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Água, sol e acesso", "O ponto longe da chuva"],
        slots: [
          [
            "Evite saída rente ao piso onde a água empoça; uma base elevada protege motor e conexões.",
            "Em piso que alaga, suba o ponto e a base do motor.",
          ],
          [
            "O disjuntor do portão fica no quadro, identificado, ao alcance de quem usa a casa.",
            "Identifique no quadro o disjuntor do portão: é o primeiro a desligar em qualquer defeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode usar tomada para o motor do portão?",
        answers: [
          "Só se o fabricante prevê plugue, em tomada própria e abrigada; o usual é ligação direta com circuito exclusivo.",
        ],
      },
      {
        question: "De que lado fica o motor no portão de correr?",
        answers: ["Por dentro, ao lado do vão, do lado para onde a folha se recolhe."],
      },
      {
        question: "127 V ou 220 V no ponto do portão?",
        answers: ["A tensão da etiqueta do motor. Em distância longa, 220 V perde menos no cabo."],
      },
    ],
    photo: "a planta ou fotos do local, com o lado para onde o portão vai abrir",
  },
  {
    id: "basculante-medidas-minimas",
    broader: "basculante",
    label: "Medidas mínimas para portão basculante",
    phrase: "as medidas do portão basculante",
    asks: [
      ...combine(
        ["medidas mínimas", "medida mínima", "espaço mínimo", "largura mínima", "tamanho mínimo"],
        ["basculante", "portão basculante"],
      ),
      "espaço portão basculante",
      "quanto espaço precisa basculante",
      "folga portão basculante",
      "medidas portão basculante",
      "medidas basculante garagem",
      "basculante ocupa espaço",
      "basculante ocupa espaço garagem",
      "basculante toma espaço",
      "basculante rouba espaço",
      "basculante perde espaço",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão basculante ocupa o alto da garagem: pede passagem de uns 2,50 m por 2,20 m, e a folha aberta fica deitada sob o teto e tira perto de 20 cm de altura. Dos lados toma só a coluna do motor e do contrapeso; na frente e atrás, o carro fica fora do giro da folha.",
        "Para carro de passeio, o basculante pede passagem livre de uns 2,50 m de largura por 2,20 m de altura, fora as duas colunas do contrapeso e o que a folha aberta toma em cima. A folha avança ao abrir: conte cerca de um terço da altura dela livre na frente.",
        "As medidas mínimas do basculante são a passagem do carro, perto de 2,50 m por 2,20 m, mais a caixa do contrapeso de cada lado e a folha recolhida em cima, que baixa o vão em perto de 20 cm. Na frente, deixe livre o giro da folha; o motor de 1/4 HP vai até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir no vão", "Cinco medidas com a trena"],
        slots: [
          [
            "Meça com a garagem vazia e anote a menor de cada medida.",
            "Anote sempre a menor medida: parede e piso raramente são retos.",
          ],
        ],
        steps: [
          "Largura livre entre as paredes ou colunas.",
          "Altura do piso à verga, nos dois lados.",
          "Espaço do alto do vão até o teto ou a laje.",
          "Distância livre na frente, até a calçada.",
          "Altura do carro com rack e largura com os espelhos abertos.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o basculante não cabe", "Pouca altura ou pouca frente"],
        slots: [
          [
            "Com pé-direito baixo ou carro alto, o de correr não rouba altura, mas pede parede ao lado.",
            "Se a folha recolhida bate no carro alto, prefira portão de correr ou de enrolar.",
          ],
          [
            "Sem recuo, a folha que avança sobre a calçada é problema: na capital, a Lei 16.809/2018 proíbe; há basculante articulado, que avança menos.",
            "Rente à calçada, veja o basculante articulado ou o de correr: na capital, portão automático não pode avançar sobre o passeio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Largura, motor e preço", "Até onde vai o kit de tabela"],
        slots: [
          [
            "Até {width.quarterHp} de largura, com a folha equilibrada, o kit de 1/4 HP instalado custa a partir de {price.lowest}.",
            "O kit de 1/4 HP atende até {width.quarterHp} e parte de {price.lowest} instalado.",
          ],
          [
            "Mais largo que isso, entra motor mais potente, por orçamento.",
            "Folha mais larga pede motor mais forte, orçado por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto o portão basculante avança ao abrir?",
        answers: [
          "Varia com o ponto de giro; conte perto de um terço da altura da folha e confirme com o serralheiro no projeto.",
        ],
      },
      {
        question: "Basculante cabe em garagem de 2,20 m de altura?",
        answers: [
          "Cabe para carro de passeio: a folha recolhida toma perto de 20 cm e deixa cerca de 2 m. Meça o carro com o rack.",
        ],
      },
      {
        question: "Existe largura mínima por lei?",
        answers: [
          "O código de obras de cada cidade fala de vagas e acessos; consulte a prefeitura ou o arquiteto antes de construir.",
        ],
      },
    ],
    photo: "fotos do vão por dentro e por fora, com largura, altura e recuo",
  },
  {
    id: "projeto-de-portao-deslizante",
    broader: "deslizante",
    label: "Projeto e detalhe do portão deslizante",
    phrase: "o projeto do portão deslizante",
    asks: [
      ...combine(
        ["arquiteto", "arquitetura", "projeto", "detalhe", "detalhamento", "planta", "corte"],
        ["portão deslizante", "portão correr", "trilho embutido", "trilho piso"],
      ),
      "trilho embutido piso detalhe",
      "detalhe trilho portão correr",
      "detalhe construtivo portão",
      "arquiteto portão automático",
      "projeto portão automático arquiteto",
      "especificar portão automático projeto",
      "memorial descritivo portão automático",
    ],
    intent: "question",
    answers: {
      any: [
        "No detalhe do portão deslizante, preveja: viga contínua sob o trilho, trilho nivelado e embutido com a canaleta drenada ao lado, parede livre igual à folha mais 40 cm, guia superior com batentes e base do motor por dentro, junto ao vão. Energia e comando chegam em tubos separados.",
        "O projeto do deslizante pede cinco cotas: vão, folha com sobra de 10 cm por lado, recolhimento da folha mais 30 a 50 cm, faixa de uns 40 cm por dentro para o motor e nível do trilho. O trilho embutido vai sobre base de concreto contínua, com dreno para não juntar água.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que desenhar no detalhe", "Cotas e elementos do projeto"],
        slots: [
          [
            "Com estes itens no desenho, serralheiro e instalador não improvisam.",
            "Estes itens evitam quebrar o piso pronto.",
          ],
        ],
        bullets: [
          "Viga ou baldrame contínuo sob todo o curso do trilho, inclusive o recolhimento",
          "Trilho nivelado: rampa no sentido do curso faz a folha correr sozinha",
          "Canaleta com dreno e grelha junto ao trilho embutido",
          "Guia superior com dois pontos de apoio e batentes nas duas pontas",
          "Base de concreto do motor, uns 5 a 10 cm acima do piso acabado",
        ],
      },
      {
        about: "choose",
        headings: ["Trilho embutido, sobreposto ou suspenso", "Qual solução especificar"],
        slots: [
          [
            "Embutido some no piso e exige dreno e limpeza; sobreposto é mais barato e cria um pequeno ressalto na passagem.",
            "O embutido fica rente e junta sujeira; o sobreposto se limpa fácil, mas se sente ao passar.",
          ],
          [
            "Autoportante dispensa trilho no vão, com recolhimento perto de uma vez e meia o vão e base reforçada.",
            "Sem trilho no vão, só o autoportante, que pede mais espaço lateral e fundação calculada.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Motor, energia e comando", "O que reservar para a automação"],
        slots: [
          [
            "O motor fica por dentro, do lado em que a folha se recolhe, com a cremalheira presa na folha.",
            "Reserve por dentro o lugar do motor, junto ao vão, e a linha da cremalheira na folha.",
          ],
          [
            "Circuito próprio com terra, cabo de 2,5 mm² no mínimo, e um segundo eletroduto para fotocélulas, botoeira e interfone.",
            "Dois eletrodutos: energia em um, comando no outro, com travessia sob o vão para a fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trilho embutido acumula água?",
        answers: [
          "Acumula se não houver dreno. Preveja canaleta ligada à rede pluvial e grelha que se tira para limpar.",
        ],
      },
      {
        question: "Qual motor especificar no projeto?",
        answers: [
          "Especifique por peso e uso: capacidade um terço acima do peso da folha e ciclos por hora do local. A marca se decide na compra.",
        ],
      },
      {
        question: "Portão deslizante aceita piso inclinado?",
        answers: [
          "O trilho precisa ser nivelado no sentido do curso; o caimento da garagem deve ser no outro sentido.",
        ],
      },
    ],
    photo: "a planta e o corte do acesso, ou fotos do local com as medidas",
  },
  {
    id: "serralheiro-pode-instalar",
    broader: "serralheria",
    label: "Serralheiro ou técnico para instalar o motor",
    phrase: "quem instala o motor do portão",
    asks: [
      "serralheiro pode instalar motor",
      "serralheiro instala motor portão",
      "serralheiro ou técnico instalar motor",
      "serralheiro precisa técnico motor",
      "eletricista pode instalar motor portão",
      "eletricista ou serralheiro portão",
      "serralheiro ou eletricista portão",
      "quem pode instalar motor portão",
      "pedreiro instala motor portão",
      "precisa técnico instalar motor portão",
      "eletricista instala motor portão pode",
    ],
    intent: "question",
    answers: {
      any: [
        "O serralheiro pode instalar o motor, se também domina a parte elétrica: nenhuma lei que conheçamos reserva a montagem ao técnico. Ele resolve folha, suporte e solda; ligação, fim de curso, força e fotocélula pedem quem conhece a central, e a garantia do fabricante pode exigir instalador treinado.",
        "O serralheiro pode fixar o motor e preparar a folha, e muitos fazem a instalação inteira; o que não pode faltar é quem saiba ligar a central, regular força e fim de curso e testar a fotocélula. Pergunte antes quem responde pela garantia da parte elétrica.",
      ],
      price: [
        "A instalação avulsa do motor, só a mão de obra, sai a partir de {price.installation}; com o kit basculante nosso, ela já está nos {price.lowest} de partida. Solda e acerto da folha, de serralheria, são orçados à parte, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem faz cada parte", "Serralheiro, eletricista e técnico de motor"],
        slots: [["Um portão automático junta três ofícios.", "Cada parte tem quem faça melhor."]],
        bullets: [
          "Serralheiro: folha, quadro, suporte, trilho, batente, solda",
          "Eletricista: circuito próprio, disjuntor, DR, terra e eletroduto",
          "Técnico de motor: fixação, central, percurso, força, sensor e controles",
        ],
      },
      {
        about: "check",
        headings: ["O que exigir de quem instala", "Como conferir o serviço"],
        slots: [
          [
            "No fim, a folha deve andar leve na mão, inverter ao encontrar obstáculo e parar sem bater.",
            "Teste na entrega: destrave manual, fotocélula, inversão e parada suave.",
          ],
          [
            "Peça por escrito a garantia da mão de obra; a nossa é de {warranty.installation}.",
            "Garantia escrita da instalação conta: aqui são {warranty.installation}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalar", "Preço da mão de obra"],
        slots: [
          [
            "Só a mão de obra, para motor comprado à parte, parte de {price.installation}.",
            "Instalação de motor que você já tem: a partir de {price.installation}.",
          ],
          [
            "Leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha pronta.",
            "Com a folha leve e o ponto de energia pronto, são de {time.tilting} no basculante e de {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o serralheiro instalar, perco a garantia do motor?",
        answers: [
          "Depende do fabricante: leia o termo, que pode pedir instalador treinado. Defeito causado por ligação errada fica fora.",
        ],
      },
      {
        question: "Vocês instalam motor em portão feito por outro serralheiro?",
        answers: ["Sim: a folha é conferida antes, e o que falta de suporte ou batente é dito por foto."],
      },
      {
        question: "Eletricista comum resolve defeito de portão?",
        answers: ["A parte de energia, sim. Central, percurso e sensores pedem quem conhece o motor."],
      },
    ],
  },
  {
    id: "parceria-com-serralheiro",
    broader: "serralheria",
    label: "Parceria com serralheiro e construtora",
    phrase: "o serviço dividido com o serralheiro",
    asks: [
      "sou serralheiro preciso quem instale motor",
      "sou serralheiro quem instale",
      ...combine(
        ["serralheiro", "serralheria", "construtora", "arquiteto", "engenheiro", "vidraceiro"],
        [
          "parceiro portão",
          "parceria portão",
          "procura parceiro",
          "procura instalador",
          "terceirizar motor",
          "terceirizar instalação",
        ],
      ),
      "parceria automatizar portão",
      "parceiro automação portão",
      "parceria instalador portão",
      "terceirizar instalação motor portão",
      "revenda motor serralheiro",
      "serralheiro indicação cliente motor",
      "atende serralheria motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Serralheiro faz a folha, e nós pomos o motor: quem precisa de instalador manda pelo WhatsApp as fotos da obra, as medidas, o peso estimado e o endereço, e respondemos com o preço e o dia. O que cabe a cada um fica combinado por escrito, antes de começar.",
        "Atendemos obra de serralheria e construtora com motor, instalação e regulagem, enquanto a folha e a solda ficam com quem as faz. Para começar, mande fotos, medidas e o prazo da obra; condições de parceria se combinam direto, caso a caso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a serralheria deixa pronto", "Folha pronta para o motor"],
        slots: [["Com a folha assim, o motor entra numa visita só.", "Estes pontos evitam voltar à obra."]],
        bullets: [
          "Folha no esquadro, leve na mão e equilibrada, no basculante",
          "Suporte do motor e reforço onde prende cremalheira ou braço",
          "Batentes de abrir e de fechar já soldados",
          "Ponto de energia próprio, com terra, junto ao motor",
        ],
      },
      {
        about: "visit",
        headings: ["Como dividir o serviço", "Quem faz o quê na obra"],
        slots: [
          [
            "Da nossa parte vêm motor, central, controles, regulagem, teste de sensor e garantia de {warranty.installation} na instalação.",
            "Cuidamos de motor, central, percurso, força e fotocélula, com {warranty.installation} de garantia no serviço.",
          ],
          [
            "A instalação leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha pronta.",
            "Com tudo pronto, são de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço para a obra", "Quanto custa a parte do motor"],
        slots: [
          [
            "O kit basculante instalado parte de {price.lowest}; só a mão de obra, para motor já comprado, de {price.installation}.",
            "Instalação avulsa parte de {price.installation}, e o kit basculante instalado, de {price.lowest}.",
          ],
          [
            "Várias obras ou vários portões se orçam juntos.",
            "Mais de um portão na mesma obra entra num orçamento só.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o motor e vocês só instalam?",
        answers: [
          "Sim: a mão de obra avulsa parte de {price.installation}. Mande a etiqueta do motor e a foto da folha.",
        ],
      },
      {
        question: "Quem dá garantia ao cliente final?",
        answers: ["Cada um do que fez: a serralheria, da folha; nós, do motor que vendemos e da instalação."],
      },
      {
        question: "Vocês indicam serralheiro?",
        answers: ["Pela foto dizemos o que é de serralheria; a escolha de quem faz é sua."],
      },
    ],
    photo: "fotos da folha e do local, com medidas, peso estimado e endereço da obra",
  },
  {
    id: "instalar-sem-furar",
    broader: "instalacao",
    label: "Instalar portão eletrônico sem furar",
    phrase: "a instalação sem furar a parede",
    asks: [
      "automatizar portão casa alugada sem furos",
      "casa alugada sem furos",
      "aluguel não posso furar parede",
      "sem furar parede",
      "sem furar portão",
      "sem furar motor",
      "não furar parede portão",
      "não pode furar parede portão",
      "sem furo parede motor portão",
      "instalar sem furar",
      "sem furar muro portão",
      "sem furar coluna",
      "precisa furar parede motor",
      "fura parede instalar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Sem furo nenhum não dá, mas a parede pode ficar intacta: no portão de correr, o motor vai numa base no piso; no basculante e no de abrir, em suporte soldado ou parafusado na estrutura de ferro do portão. O fio segue por tubo preso ao próprio metal.",
        "Dá para não furar a parede quando o portão tem estrutura de ferro: o suporte é soldado ou preso nela, e o fio corre em eletroduto com abraçadeiras no metal. O piso ou a coluna metálica recebem os parafusos; motor colado ou com fita não existe, porque a força arranca.",
        "Dá para instalar sem furar a parede, em casa própria ou de aluguel, se o portão tem estrutura de ferro: o suporte do motor é soldado ou parafusado nela, e o fio segue em tubo preso ao metal. O de correr leva base no piso; em casa alugada, combine antes com o dono.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o motor pode ser preso", "Fixação sem tocar na parede"],
        slots: [["O ponto de fixação muda com o portão.", "Cada portão tem um lugar que poupa a parede."]],
        bullets: [
          "De correr: base de concreto ou chapa no piso, ao lado do vão",
          "Basculante: coluna de ferro do próprio portão",
          "De abrir: chapa soldada na coluna metálica; em alvenaria, só com furo",
          "Fotocélula e botoeira: em poste, no batente ou sem fio",
        ],
      },
      {
        about: "check",
        headings: ["E o fio de energia", "Levar energia sem furar"],
        slots: [
          [
            "O cabo pode vir por eletroduto no piso, no rodapé ou preso à estrutura, sem passar pela parede.",
            "Tubo aparente com abraçadeiras no metal leva a energia sem tocar no revestimento.",
          ],
          [
            "Se já existe ponto perto do portão, a obra acaba aí; extensão não vale como ligação.",
            "Ponto de energia próximo poupa tudo; ligar por extensão, não.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Casa alugada e condomínio", "Quando furar é proibido"],
        slots: [
          [
            "Em imóvel alugado, peça autorização por escrito: suporte soldado no portão também é mudança.",
            "Inquilino combina antes com o dono, mesmo que a parede fique intacta.",
          ],
          [
            "Em condomínio, fachada e área comum dependem do síndico ou da assembleia.",
            "No condomínio, a administração diz o que pode ser preso na área comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe motor de portão que só cola?",
        answers: ["Não: o esforço da folha arranca cola e fita. O suporte é parafusado ou soldado."],
      },
      {
        question: "Quantos furos a instalação comum faz?",
        answers: ["Os do suporte do motor, os das abraçadeiras do tubo e os dos sensores; nenhum quebra a parede."],
      },
      {
        question: "Dá para tirar depois sem deixar marca?",
        answers: ["Parafuso em metal ou no piso deixa marca pequena; suporte soldado precisa ser cortado e pintado."],
      },
    ],
    photo: "fotos do portão por dentro, das colunas e do ponto de energia",
  },
];
