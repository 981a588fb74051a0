import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles that turn on a measure: the drawing of a tilting gate, the times of a board, the band of an aerial, the run of an inverter motor. */
export const medidaTempoEFrequencia: NarrowConcept[] = [
  {
    id: "projeto-de-basculante-com-medidas",
    broader: "basculante",
    label: "Projeto de portão basculante com medidas",
    phrase: "o projeto do portão basculante",
    intent: "question",
    asks: [
      ...combine(
        ["projeto", "desenho", "planta", "detalhe", "croqui"],
        ["portão basculante medidas", "basculante medidas", "portão basculante", "basculante cotas"],
      ),
      "desenho técnico portão basculante",
      "projeto portão basculante contrapeso",
      "projeto portão basculante pdf",
      "planta portão basculante medidas pdf",
      "projeto portão basculante medidas pdf",
    ],
    answers: {
      any: [
        "Um projeto de portão basculante com medidas para um carro parte de um vão livre de 2,50 a 3 m de largura por 2,20 a 2,40 m de altura. O desenho marca também as colunas do contrapeso, perto de 20 cm livres no alto e um avanço para a frente de cerca de um terço da altura da folha.",
        "No projeto do portão basculante, as medidas que não podem faltar são cinco: largura do vão, altura até a verga, colunas do contrapeso, cerca de 20 cm para a folha aberta no alto e o avanço na frente, de uns 70 cm numa folha de 2,20 m. Para um carro, o vão comum tem de 2,50 a 3 m por 2,20 a 2,40 m.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Medidas que entram no desenho", "As cotas do projeto"],
        slots: [
          [
            "As medidas abaixo servem de ponto de partida para a folha de um carro. O serralheiro confirma cada uma no local, porque parede e piso raramente são retos.",
            "Use estes números para o primeiro desenho de um portão de um carro. Antes de cortar o ferro, o serralheiro mede o vão em três alturas e vale a menor medida.",
          ],
        ],
        bullets: [
          "Vão livre: de 2,50 a 3 m de largura e de 2,20 a 2,40 m de altura",
          "Colunas do contrapeso: uma de cada lado, descontadas da largura",
          "Alto do vão: cerca de 20 cm, tomados pela folha deitada",
          "Frente: avanço perto de um terço da altura, uns 70 cm em folha de 2,20 m",
          "Dentro: teto sem viga, cano nem luminária no caminho do giro",
        ],
      },
      {
        about: "what",
        headings: ["Contrapeso, giro e folha", "O que o serralheiro calcula"],
        slots: [
          [
            "O contrapeso é calculado com a folha já pesada, depois do revestimento, e se divide entre as duas colunas. Bem calculado, ele deixa a folha parada em qualquer altura. O ponto de giro define quanto ela avança, e na capital a Lei 16.809/2018 não deixa o portão automático avançar sobre o passeio.",
            "A folha é pesada pronta, com chapa ou madeira, e o contrapeso das duas colunas é acertado até ela ficar equilibrada. O lugar do giro decide o avanço para a frente. Sem recuo, veja o modelo articulado, porque na capital a Lei 16.809/2018 proíbe que o portão automático invada a calçada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que deixar pronto para o motor", "Motor e energia no projeto"],
        slots: [
          [
            "O motor vai preso à coluna, por dentro, e empurra a folha por um fuso, que é um eixo com rosca. Preveja tomada própria com disjuntor e terra, dois tubos até ele e um tubo sob o vão para a fotocélula. Até {width.quarterHp} de largura, o kit com motor de 1/4 HP custa {models.pricesNamed}, instalado.",
            "Reserve a coluna de um dos lados para o motor e leve até ela dois tubos, um de força e um de comando. A fotocélula, que impede o portão de fechar sobre alguém, pede um tubo sob o vão. Folha de até {width.quarterHp} usa o kit de 1/4 HP, de {models.pricesNamed} com a instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o desenho da folha?",
        answers: [
          "Não. A folha e o contrapeso são do serralheiro; nós dizemos qual motor usar e o que deixar pronto para ele.",
          "O desenho e a fabricação são do serralheiro. Da nossa parte vêm o motor, os sensores e os pontos de energia.",
        ],
      },
      {
        question: "Qual a medida do basculante para dois carros?",
        answers: [
          "Acima de 4 m de largura a folha fica pesada e torce, e o portão de correr ou de duas folhas costuma ser melhor.",
          "Para dois carros lado a lado, o vão passa de 4 m, e ali o de correr ou dois portões separados dão menos problema.",
        ],
      },
      {
        question: "Serve uma planta pronta em PDF?",
        answers: [
          "Só como modelo. O contrapeso e o ponto de giro são calculados para a sua folha e o seu vão.",
          "A planta em PDF ajuda a entender as peças, mas as medidas e o contrapeso precisam ser refeitos para a sua garagem.",
        ],
      },
      {
        question: "Posso fazer o portão antes e pôr o motor depois?",
        answers: [
          "Pode, desde que a folha fique equilibrada na mão e os tubos de energia já estejam na parede.",
          "Sim. Deixe os tubos e o disjuntor prontos, e peça ao serralheiro a folha leve e equilibrada.",
        ],
      },
    ],
    photo: "fotos do vão por dentro e por fora, com largura, altura e recuo até a calçada",
  },
  {
    id: "projeto-de-pivotante-com-medidas",
    broader: "pivotante",
    label: "Projeto de portão pivotante com medidas",
    phrase: "o projeto do portão pivotante",
    intent: "question",
    asks: [
      ...combine(
        ["projeto", "desenho", "planta", "detalhe"],
        [
          ...["portão pivotante medidas", "pivotante medidas", "portão pivotante"],
          ...["portão abrir duas folhas medidas", "portão duas folhas medidas", "portão abrir medidas"],
        ],
      ),
    ],
    answers: {
      any: [
        "Um projeto de portão pivotante, o de abrir, com medidas começa pelo giro: cada folha varre um quarto de círculo do tamanho dela. Num vão de 3 m com duas folhas, cada uma tem cerca de 1,50 m e pede esse espaço livre para dentro. O desenho marca ainda as colunas, as dobradiças e o lugar do braço do motor.",
        "No projeto do portão pivotante, as medidas que decidem são a largura do vão, o comprimento de cada folha e o espaço livre para ela girar, igual a esse comprimento. Um vão de 3 m dá uma folha de 3 m ou duas de cerca de 1,50 m. Depois vêm a altura, a folga do piso e o ponto do motor na coluna.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Medidas que entram no desenho do pivotante", "As cotas do portão de abrir"],
        slots: [
          [
            "Estes números servem para o primeiro desenho. O serralheiro confirma no local, e o manual do motor dá a distância exata entre a dobradiça e a fixação do braço.",
            "Use a lista como ponto de partida. Antes de fabricar, o serralheiro mede o vão em três alturas, e o instalador confere no manual o ponto do braço.",
          ],
        ],
        bullets: [
          "Vão: largura entre colunas, medida embaixo, no meio e em cima",
          "Folha: o vão menos as folgas das dobradiças e do encontro das folhas",
          "Giro: espaço livre, para dentro, igual ao comprimento de cada folha",
          "Piso: folga de uns 5 cm, e mais se o terreno sobe para dentro",
          "Motor: um por folha, com parede ou coluna firme atrás da dobradiça",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha ou duas", "Quantas folhas desenhar"],
        slots: [
          [
            "Duas folhas ocupam metade do espaço de giro e forçam menos a dobradiça, mas levam dois motores. Uma folha só custa menos na automação e pede mais frente livre. Na capital, a Lei 16.809/2018 não deixa o portão automático abrir sobre o passeio.",
            "Com uma folha, há um motor só e um giro grande; com duas, o giro cai pela metade e são dois motores. O portão automático não pode abrir sobre a calçada na capital, pela Lei 16.809/2018, por isso o giro é desenhado para dentro.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que deixar pronto para o motor", "Energia e reforço no projeto"],
        slots: [
          [
            "Peça ao serralheiro uma travessa na altura do motor, batentes firmes no piso para abrir e fechar, e colunas que não balancem. Na elétrica, deixe um circuito próprio com terra e um tubo sob o vão até o segundo motor e a fotocélula.",
            "A folha precisa de reforço onde o braço se prende, e o piso, de batente nas duas pontas do giro. Preveja disjuntor próprio, fio terra e um tubo de lado a lado, por baixo do vão, para o outro motor e a fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o desenho do portão?",
        answers: [
          "A folha é do serralheiro. Nós indicamos o motor, o ponto de fixação e os tubos a deixar prontos.",
          "Não. Fazemos a parte do motor e dizemos ao serralheiro onde pôr o reforço.",
        ],
      },
      {
        question: "O pivotante pode abrir em subida?",
        answers: [
          "Se o terreno sobe para dentro, a folha raspa. Aumente a folga do piso ou escolha o portão de correr.",
          "Só com folga maior embaixo, porque a ponta da folha encontra o piso ao girar. Meça o desnível antes.",
        ],
      },
      {
        question: "Quanto custa automatizar o pivotante do projeto?",
        answers: [
          "Depende do número de folhas e do peso de cada uma. O orçamento é grátis, com a planta ou as fotos do vão.",
          "O valor muda com uma ou duas folhas, o peso e a energia no local, e é dado de graça pela planta ou por fotos.",
        ],
      },
    ],
    photo: "a planta ou fotos do vão, com a largura, o espaço para o giro e o desnível do piso",
  },
  {
    id: "coroa-do-basculante-preco",
    broader: "engrenagem",
    label: "Coroa do motor basculante: preço",
    phrase: "o preço da coroa do motor basculante",
    intent: "price",
    asks: combine(
      ["coroa", "coroa bronze", "coroa nylon", "coroa interna", "trocar coroa"],
      [
        "motor basculante preço",
        "basculante preço",
        "motor portão basculante preço",
        "basculante valor",
        "basculante quanto custa",
      ],
    ),
    answers: {
      any: [
        "O preço da coroa do motor basculante depende da marca e do modelo, do material, nylon ou bronze, e de o técnico abrir ou não o redutor. A coroa é a engrenagem de dentro, que gira o fuso. O orçamento da peça com a troca é grátis, pela foto da etiqueta do motor.",
        "A coroa do motor de portão basculante custa o preço da peça do seu modelo mais a mão de obra de abrir o redutor, a caixa de engrenagens. A de nylon é a mais barata, e a de bronze, a mais cara. Pela foto da etiqueta passamos o total, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço da coroa", "Peça e mão de obra da coroa"],
        slots: [
          [
            "A coroa em si costuma ser a parte menor da conta. O que pesa é escorar a folha, soltar o motor do fuso, abrir o redutor, tirar os restos de dente e pôr graxa nova. Se a rosca sem fim, a peça que move a coroa, também gastou, as duas são trocadas juntas.",
            "Você paga a coroa do modelo e o trabalho de trocar: a folha é escorada, o motor sai do fuso e o redutor é aberto, limpo e engraxado. A rosca sem fim, que empurra os dentes da coroa, entra na conta quando está marcada.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Como saber que é a coroa", "Coroa gasta ou outra peça?"],
        slots: [
          [
            "Com a coroa gasta, o motor gira e o fuso para ou anda aos trancos, com estalo de dente pulando. A porca do fuso gasta dá um sinal parecido: aí o fuso gira e a folha não se mexe. Desligue o disjuntor e não fique sob a folha, porque sem a coroa nada a segura além do contrapeso.",
            "O motor faz som de giro e o fuso fica parado: é a coroa que perdeu os dentes. Se o fuso gira e a folha não anda, a peça gasta é a porca. Nos dois casos, deixe o disjuntor desligado e ninguém passa embaixo, porque a folha pode descer.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a coroa ou o motor", "Quando a coroa não compensa"],
        slots: [
          [
            "A coroa nova compensa em motor com eixo firme e carcaça inteira. Com o redutor trincado, a peça fora de linha ou {trade.life} de uso, compare com o motor trocado. Acerte também o contrapeso, pois foi a folha pesada que comeu os dentes.",
            "Vale trocar só a coroa quando o resto do motor está bom. Redutor trincado, modelo sem peça ou idade de {trade.life} pedem a comparação com um motor novo. Em qualquer caso a folha é equilibrada antes, ou os dentes novos duram pouco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A coroa de um motor serve em outro?",
        answers: [
          "Não. Número de dentes, furo e altura mudam de modelo para modelo, por isso pedimos a etiqueta.",
          "Só se for do mesmo modelo, porque dentes e furo precisam bater com a rosca sem fim.",
        ],
      },
      {
        question: "Posso trocar a coroa do basculante em casa?",
        answers: [
          "Não. Com o motor solto do fuso, a folha pode cair; ela precisa ser escorada por técnico antes.",
          "Não é serviço de morador: a folha fica solta quando o motor sai, e há tensão da rede na caixa.",
        ],
      },
      {
        question: "Coroa de bronze é melhor que a de nylon?",
        answers: [
          "A de bronze aguenta mais uso; a de nylon é mais silenciosa e se quebra antes das outras peças. Use a do projeto do motor.",
          "Depende do motor. O bronze dura mais em uso intenso, e o nylon protege o resto, porque cede primeiro.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do fuso, e um vídeo com som de uma tentativa",
  },
  {
    id: "regular-o-tempo-do-portao",
    broader: "regulagem",
    label: "Como regular o tempo do portão automático",
    phrase: "o tempo do portão automático",
    intent: "how-to",
    asks: [
      ...combine(
        ["regular tempo", "ajustar tempo", "configurar tempo", "programar tempo", "regulagem tempo", "mudar tempo"],
        ["portão", "portão automático", "portão eletrônico", "motor portão", "placa portão"],
      ),
      "tempo trabalho motor portão",
      "regular tempo trabalho portão",
    ],
    answers: {
      any: [
        "Para regular o tempo do portão automático, veja primeiro qual tempo incomoda: a pausa, que é a espera aberto antes de fechar sozinho, ou o percurso, que é o tempo em que a folha anda. Os dois são gravados na central, conforme o manual da placa. Em casa, a pausa costuma ficar de 15 a 30 segundos.",
        "O tempo do portão automático se regula na central, a placa do motor, por botão, chave ou regulador, como diz o manual dela. A pausa antes de fechar fica de 15 a 30 segundos em casa; o tempo de percurso é gravado num ciclo completo. Sob a tampa há tensão da rede, e ali quem ajusta é o técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os tempos que a central guarda", "Qual tempo você quer mudar"],
        slots: [
          [
            "O nome do tempo muda de uma placa para outra, mas quase todas têm estes. Nem toda central tem os quatro.",
            "Cada placa chama os tempos de um jeito. Estes são os mais comuns, e alguns modelos não têm todos.",
          ],
        ],
        bullets: [
          "Pausa: espera com o portão aberto; de 15 a 30 segundos em casa, de 10 a 20 em prédio",
          "Percurso ou trabalho: quanto o motor fica ligado; passa um pouco do tempo que a folha leva",
          "Rampa: trecho final em que a folha anda devagar, nas placas que têm desaceleração",
          "Luz de garagem: quanto a lâmpada ligada à central fica acesa",
        ],
      },
      {
        about: "check",
        headings: ["Passo a passo do ajuste", "Como o tempo é regulado, na ordem"],
        slots: [
          [
            "Os três primeiros passos são seus; os outros, do técnico, porque o ajuste costuma ficar sob a tampa. Se o seu modelo ajusta por controle ou aplicativo, siga o manual, de longe e com o vão à vista.",
            "Você pode medir e anotar; a gravação fica com o técnico quando o botão está dentro da caixa do motor. Em motor com ajuste pelo controle ou pelo celular, faça pelo manual e olhando o vão.",
          ],
        ],
        steps: [
          "Cronometre quanto a folha leva para abrir e quanto espera aberta.",
          "Tire o carro com calma, conte os segundos e some uns 5.",
          "Anote o nome da placa no manual, ou fotografe a etiqueta do motor.",
          "O técnico testa a fotocélula antes de ligar o fechamento sozinho.",
          "Ele grava a pausa e o percurso e repete três ciclos para conferir.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando o tempo muda sem ninguém mexer", "O tempo que não fica certo"],
        slots: [
          [
            "Se o portão passou a demorar, nem sempre é o tempo gravado. A fotocélula suja reinicia a contagem, e a folha pesada não chega ao fim dentro do tempo. Queda de energia também pode apagar a gravação em algumas placas.",
            "Um portão que de repente espera mais pode estar com a lente da fotocélula suja, que segura a contagem. O que para antes do fim pode estar pesado, e aumentar o tempo só esconderia o defeito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa regular o tempo"],
        slots: [
          [
            "Em casa, a visita de ajuste custa a partir de {price.preventive}, sem peças, e inclui testar a fotocélula e as paradas.",
            "O ajuste em residência parte de {price.preventive}, peças à parte, com as paradas e a fotocélula testadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o tempo certo para o portão fechar sozinho?",
        answers: [
          "O da sua saída mais lenta com uns 5 segundos de sobra. Em casa dá de 15 a 30 segundos, sempre com fotocélula.",
          "Em residência, de 15 a 30 segundos. Conte a manobra mais demorada da família e acrescente uns 5.",
        ],
      },
      {
        question: "Regular o tempo deixa o portão mais rápido?",
        answers: [
          "Não. O tempo diz quanto o motor trabalha ou espera; a velocidade vem do motor, e só o de inversor permite ajustá-la.",
          "Não muda a velocidade. Ela depende do motor e só se regula nos modelos com inversor.",
        ],
      },
      {
        question: "Posso desligar o fechamento automático?",
        answers: [
          "Pode. Na maioria das placas é uma função que se desativa, e o portão passa a fechar só pelo controle.",
          "Sim, quase toda central permite. Aí ele fica aberto até alguém apertar o controle.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de um ciclo completo, com a espera",
  },
  {
    id: "antena-uhf",
    broader: "antena",
    label: "Antena UHF para portão",
    phrase: "a antena UHF do portão",
    intent: "buying",
    asks: combine(
      ["antena uhf", "antena 433", "antena 433 mhz", "antena 433mhz"],
      ["", "portão", "portão garagem", "portão eletrônico", "portão automático", "receptor", "controle portão"],
    ),
    answers: {
      any: [
        "A antena UHF para portão de garagem é a antena externa do receptor: ela trabalha em 433 MHz, frequência da maioria dos controles, que fica dentro da faixa UHF. A antena UHF de televisão não serve, porque é feita para outras frequências. Pela foto do motor dizemos qual usar e o preço com a instalação.",
        "Para o portão, antena UHF quer dizer antena de 433 MHz, a frequência de quase todos os controles, ligada ao receptor por cabo coaxial. Não compre a de TV, que é de outra parte da faixa UHF. O preço da antena com o cabo e a montagem é dado grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir na antena UHF", "Frequência, cabo e conector"],
        slots: [
          [
            "Leia a frequência no controle ou no manual do receptor antes de comprar, porque há receptores de 299 e de 315 MHz. Depois confira o resto.",
            "A antena precisa combinar com o receptor. A frequência está na etiqueta do controle ou no manual, e nem todo portão usa 433 MHz.",
          ],
        ],
        bullets: [
          "Frequência: a do receptor, quase sempre 433 MHz",
          "Impedância: 50 ohms é a comum em antena de rádio; a de TV é de 75 ohms",
          "Cabo coaxial: o mais curto possível, porque cada metro perde sinal",
          "Ligação: fio vivo no borne de antena e malha no terra do receptor, ou conector igual nos dois lados",
          "Ganho: mais ganho não vence chapa fechada; a posição conta mais",
        ],
      },
      {
        about: "check",
        headings: ["Onde a antena é montada", "Posição da antena UHF"],
        slots: [
          [
            "Ela fica de pé, no alto, do lado da rua e longe de ferro, laje e lâmpada de LED. O fio que já vem no receptor é uma antena: com uns 17 cm, esticado e inteiro, ele basta em muita casa. A ligação é do técnico, com o disjuntor desligado.",
            "O técnico monta a antena na vertical, voltada para a rua, afastada da chapa e da rede elétrica. Antes disso ele confere o fio original, de uns 17 cm em 433 MHz, porque refazê-lo é mais barato e muitas vezes resolve.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando a antena resolve", "Antes de comprar a antena"],
        slots: [
          [
            "A antena ajuda se todos os controles só abrem de perto e o receptor está atrás de chapa, no subsolo ou longe da rua. Se apenas um controle está fraco, troque a pilha dele.",
            "Compre a antena quando todos os controles da casa perderam alcance ou o motor fica no subsolo. Um controle só, fraco, é quase sempre pilha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Antena UHF de TV serve no portão?",
        answers: [
          "Não. Ela é feita para os canais de TV, acima de 470 MHz, e para cabo de 75 ohms; em 433 MHz rende pouco.",
          "Não é indicada: a de TV cobre frequências acima de 470 MHz, e o portão usa em geral 433 MHz.",
        ],
      },
      {
        question: "Quanto custa a antena para portão?",
        answers: [
          "Depende do modelo, do comprimento do cabo e da montagem. O orçamento por foto é grátis e separa a peça do serviço.",
          "O valor junta a antena, o cabo e a mão de obra, e sai de graça pela foto do motor e da frente do portão.",
        ],
      },
      {
        question: "Posso emendar o fio da antena para aumentar?",
        answers: [
          "Não adianta: o fio tem medida certa para a frequência, e comprido demais ele recebe pior.",
          "Melhor não. Em 433 MHz o fio tem uns 17 cm, e uma emenda tira o comprimento da medida.",
        ],
      },
    ],
    photo: "fotos do motor, da etiqueta do controle e da frente do portão",
  },
  {
    id: "manual-da-central-seg",
    broader: "seg",
    label: "Manual da central SEG Fit",
    phrase: "o manual da central SEG Fit",
    intent: "how-to",
    asks: [
      ...combine(["manual"], ["central seg fit", "placa seg fit", "seg fit", "motor seg fit"]),
      "central seg fit",
      "placa seg fit",
    ],
    answers: {
      any: [
        "O manual da central SEG Fit é publicado pela própria SEG, em PDF, e deve ser procurado no site dela pelo nome escrito na placa. Ele traz a gravação do controle, o percurso, a pausa e o esquema de ligação. Mande a foto da etiqueta do motor, e confirmamos de que manual você precisa.",
        "O manual da placa SEG Fit está no site do fabricante, a SEG, e é separado do manual do motor. Procure pelo nome da central, com a versão escrita na placa: as funções e a ordem dos botões mudam entre versões. Por foto da etiqueta ajudamos a achar o certo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o manual certo", "Do nome na placa ao PDF"],
        slots: [
          [
            "Não abra a caixa do motor para ler o nome, porque há tensão da rede sob a tampa. Comece pelo que está à vista.",
            "O nome da central fica na placa, dentro do motor, e ali quem olha é o técnico. Você pode começar pelo lado de fora.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: marca, modelo e tensão.",
          "Procure na nota ou na caixa da peça o nome da central.",
          "No site da SEG, abra a parte de manuais e escolha a central.",
          "Se a placa já foi trocada, procure o manual da marca dela.",
          "Sem o nome, mande as fotos, ou peça ao técnico na visita.",
        ],
      },
      {
        about: "what",
        headings: ["O que o manual da central explica", "Para que serve cada parte do manual"],
        slots: [
          [
            "As partes mais procuradas são estas, e cada versão tem a sua sequência. Por isso não copie os toques de um vídeo de outra placa.",
            "O manual de central costuma ter estas partes. A sequência de botões vale só para aquela versão da placa.",
          ],
        ],
        bullets: [
          "Gravar e apagar controles",
          "Gravar o percurso, isto é, onde a folha para",
          "Regular a pausa, a força e a rampa final, se a placa tiver",
          "Ligar fotocélula, botoeira e trava",
          "Sinais do LED, a luz da placa, e o que cada um avisa",
        ],
      },
      {
        about: "visit",
        headings: ["Se o manual não bastar", "Quando chamar o técnico"],
        slots: [
          [
            "Gravar, regular ou ligar fios na placa é do técnico, com o disjuntor desligado quando a tampa sai. Em casa, a visita de ajuste custa a partir de {price.preventive}, sem peças. Consertamos motores SEG como assistência independente.",
            "O manual diz o que a placa faz, e a ligação fica com o técnico, por causa da tensão da rede. O ajuste residencial parte de {price.preventive}, peças à parte, num serviço independente do fabricante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês mandam o manual em PDF?",
        answers: [
          "O arquivo é do fabricante. Pela foto da etiqueta dizemos o nome certo, para você baixar no site dele.",
          "Indicamos qual é o arquivo do seu motor; o PDF é publicado pela SEG.",
        ],
      },
      {
        question: "O manual do motor é o mesmo da central?",
        answers: [
          "Não. O do motor trata da montagem e do peso da folha, e o da central, dos fios, botões e funções.",
          "São dois arquivos: montagem no do motor, programação e ligação no da central.",
        ],
      },
      {
        question: "O manual de outra central SEG serve?",
        answers: [
          "Só para ter uma ideia das funções, porque bornes e sequência de botões mudam com o modelo.",
          "Não para ligar nem gravar: cada central tem os seus bornes, que são as entradas dos fios, e os seus toques.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se tiver, da caixa ou da nota da central",
  },
  {
    id: "jetflex-nao-memoriza-percurso",
    broader: "programacao",
    label: "Jet Flex não memoriza o percurso",
    phrase: "o Jet Flex que não memoriza o percurso",
    intent: "repair",
    asks: [
      ...combine(
        ["jetflex", "jet flex", "ppa jetflex", "ppa jet flex", "motor ppa jetflex", "motor ppa jet flex"],
        ["não memoriza percurso", "não grava percurso", "não aprende percurso", "não memoriza curso", "perde percurso"],
      ),
    ],
    answers: {
      any: [
        "O motor Jet Flex da PPA que não memoriza o percurso, em geral, não está recebendo o sinal que conta o caminho: o encoder, que é o sensor que conta as voltas, ou o ímã das pontas. Folha que prende e é lida como batente dá o mesmo resultado. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o Jet Flex não grava o percurso, há três suspeitos: o sensor de giro, chamado encoder, com o cabo solto; o ímã do fim de curso fora do lugar, nas versões que o usam; e a folha presa, que a placa toma por batente. Medir e gravar de novo em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o Jet Flex não memoriza", "Onde a memorização falha"],
        slots: [
          [
            "O inversor do Jet Flex só anda rápido depois de conhecer o caminho, por isso sem percurso gravado a folha anda devagar. O ponto em que ela para mostra a causa.",
            "Sem o percurso, o Jet Flex se move em marcha lenta, à procura dos batentes. Repare em que ponto ele desiste.",
          ],
        ],
        bullets: [
          "Anda um pouco e para em qualquer lugar: encoder ou cabo dele sem sinal",
          "Para sempre no mesmo ponto: a folha prende ali, por trilho, roldana ou contrapeso",
          "De correr: bate no fim e não inverte, por ímã caído ou trocado de lado",
          "Basculante: não acha o fim, por batente frouxo ou ímã solto no fuso",
          "Memoriza e esquece ao faltar luz: defeito na memória da placa",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de gravar de novo", "Conferência por fora do motor"],
        slots: [
          [
            "Faça só o que está à vista, com a tampa fechada. Basculante não se destrava nem se empurra, porque a folha pode cair.",
            "Olhe por fora, sem abrir o motor. No basculante, nada de destravar: a folha desequilibrada desce de uma vez.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e tire pedra e barro do trilho, no de correr.",
          "Veja, sem tocar em cabo ou fuso, se os batentes estão firmes.",
          "Limpe as lentes da fotocélula, que suja interrompe o ciclo.",
          "Religue, acione uma vez de longe e filme até onde a folha vai.",
          "Se ela bater ou parar torta, desligue e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o percurso é gravado", "O que o técnico faz no Jet Flex"],
        slots: [
          [
            "O técnico confere na placa o tipo de portão e de sensor escolhido, testa o encoder e os ímãs e solta a folha para sentir o peso. Depois apaga o percurso antigo e deixa o motor fazer um ciclo completo, devagar, de um batente ao outro, na sequência do manual daquela versão.",
            "Primeiro ele vê se a central está configurada para o portão certo e mede o sinal do encoder. Com a folha leve e os batentes firmes, apaga o que estava gravado e a placa aprende o caminho num ciclo lento e inteiro, como manda o manual dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a placa do Jet Flex?",
        answers: [
          "Nem sempre. Cabo de encoder, ímã e folha presa são mais comuns. A placa é trocada quando o sensor está bom e ela não o lê.",
          "Só se o sensor responde e a central não guarda. Antes disso se testam o cabo, o ímã e o peso da folha.",
        ],
      },
      {
        question: "O controle se perde ao gravar o percurso?",
        answers: [
          "Não, na maioria das placas, porque controle e percurso ficam em memórias separadas.",
          "Em geral não: gravar o caminho não apaga os controles já cadastrados.",
        ],
      },
      {
        question: "Posso usar o portão enquanto isso?",
        answers: [
          "Se ele bate ou para torto, não. O de correr, em piso plano e com o disjuntor desligado, pode ser usado na mão, destravado; o basculante, nunca.",
          "Melhor deixar desligado. Só o de correr em piso plano se usa na mão; basculante não se destrava.",
        ],
      },
    ],
    photo: "um vídeo de uma tentativa, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "barulho-ao-abrir",
    broader: "barulho",
    label: "Portão com barulho ao abrir",
    phrase: "o barulho do portão ao abrir",
    intent: "repair",
    asks: combine(
      ["fazendo barulho abrir", "faz barulho abrir", "barulho abrir", "barulho hora abrir", "barulho quando abre"],
      ["portão", "portão eletrônico", "portão automático", "portão garagem", "motor portão"],
    ),
    answers: {
      any: [
        "O portão eletrônico que faz barulho ao abrir quase sempre tem roldana ou dobradiça gasta, cremalheira mal regulada ou, no basculante, contrapeso leve demais para a subida. Veja se o som aparece só ao abrir ou também ao fechar, porque isso separa folha de motor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão basculante que faz barulho ao abrir costuma ter contrapeso leve demais para a subida, cabo raspando na roldana ou fuso seco. Não destrave nem passe embaixo, porque a folha desequilibrada pode descer de uma vez. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão de correr, ou deslizante, que faz barulho ao abrir quase sempre tem roldana gasta, areia no trilho ou cremalheira, a barra de dentes, mal regulada. Desligue o disjuntor e varra o trilho; se o som continua, a visita com ajuste em casa custa a partir de {price.preventive}, sem peças.",
        "Barulho ao abrir o portão eletrônico costuma vir da folha: roda gasta no de correr, dobradiça seca no de abrir, cabo ou contrapeso no basculante. Se o som se repete igual ao fechar, o motor e a engrenagem também entram na lista. A visita com regulagem em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O som ao abrir e a causa provável", "De onde vem o barulho ao abrir"],
        slots: [
          [
            "Compare a abertura com o fechamento. O som que só existe ao abrir costuma ser da folha, que pesa naquele sentido; o que se repete nos dois pode ser da roda ou do motor.",
            "Ouça um ciclo inteiro. Barulho só na abertura aponta para folha pesada naquele sentido, e barulho na ida e na volta aponta para peça gasta.",
          ],
        ],
        bullets: [
          "Estalo na partida: folga na engrenagem ou na fixação do motor",
          "Portão de correr que raspa: trilho sujo, guia apertada ou cremalheira encostada demais",
          "Ronco ritmado, nos dois sentidos: rolamento da roldana",
          "Rangido na folha de abrir: dobradiça seca ou caída",
          "Basculante que geme ao subir: contrapeso leve, cabo ou fuso seco",
          "Zumbido com a folha parada: motor sem força, por capacitor ou portão preso",
        ],
      },
      {
        about: "check",
        headings: ["Como achar o barulho sem risco", "Teste de escuta"],
        slots: [
          [
            "O teste é só ouvir e olhar, longe das peças que se movem, e nenhum passo pede ferramenta.",
            "Fique a alguns passos do portão e não ponha a mão em peça que se move. Basta um celular para gravar.",
          ],
        ],
        steps: [
          "Filme um ciclo inteiro, de lado e de longe, com som.",
          "Anote se o barulho vem na partida, no meio ou no fim da abertura.",
          "Com o disjuntor desligado, tire pedra e areia do trilho.",
          "Não destrave o basculante para comparar, porque a folha pode cair.",
          "Folha torta, cabo frouxo ou estalo forte: deixe desligado e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["O que tira o barulho", "O conserto do barulho ao abrir"],
        slots: [
          [
            "O técnico desliga o disjuntor e move a folha na mão até achar o ponto que pesa, com escora quando ela pode cair. Em seguida ele corrige a peça que faz o som e só então lubrifica, porque graxa em peça gasta dura pouco. O preço das peças é informado antes.",
            "Com o disjuntor desligado, o técnico escora a folha que pode descer e sente na mão onde ela prende. Depois ele regula ou troca a peça que faz o barulho, e a lubrificação fica para o fim. Nenhuma peça é trocada sem a sua aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo para o barulho parar?",
        answers: [
          "Na dobradiça do portão de abrir, sim, pouco e com o disjuntor desligado. No trilho não, e no basculante não toque em cabo, fuso nem contrapeso.",
          "Só na dobradiça, sem energia. Óleo no trilho junta areia, e as peças do basculante são do técnico.",
        ],
      },
      {
        question: "É perigoso continuar usando?",
        answers: [
          "No basculante, pode ser: se ele desce mais rápido do que sobe, pare de usar e não passe embaixo.",
          "Rangido leve permite esperar a visita. Folha torta, cabo frouxo ou pancada pedem o disjuntor desligado já.",
        ],
      },
      {
        question: "Barulho ao abrir quer dizer motor ruim?",
        answers: [
          "Quase nunca sozinho. O motor ronca porque a folha pesa, e trocá-lo sem acertar a folha não cala o som.",
          "Em geral não. Com a folha leve, a maioria dos motores volta a trabalhar em silêncio.",
        ],
      },
    ],
    photo: "um vídeo com som da folha abrindo e fechando, de lado",
  },
];
