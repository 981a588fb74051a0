import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who or what passes the gate, and how much room there is: what decides height, motor and kind of gate. */
export const passagemEVaga: NarrowConcept[] = [
  {
    id: "altura-do-sensor-com-caminhao",
    broader: "fotocelula",
    label: "Altura do sensor onde passa caminhão",
    phrase: "a altura do sensor onde passa caminhão",
    asks: [
      ...combine(
        ["altura sensor", "altura fotocélula", "sensor", "fotocélula", "laço", "posição sensor"],
        ["caminhão", "carreta", "caminhão moto", "caminhão carro", "ônibus", "van alta", "veículo alto"],
      ),
      ...combine(
        ["qual altura sensor portão", "altura certa sensor", "altura instalar sensor", "onde instalar sensor"],
        ["caminhão", "caminhão moto", "carreta", "ônibus"],
      ),
      "fotocélula não pega caminhão",
      "sensor não vê caminhão",
      "portão fecha cima caminhão",
      "portão fechou cima carreta",
      "fotocélula não pega caminhão carreta",
      "sensor passa embaixo caminhão",
      "fotocélula passa embaixo caminhão",
      "feixe passa embaixo carreta",
    ],
    intent: "question",
    answers: {
      any: [
        "Onde passam caminhão e moto, o certo são duas alturas: um par de sensores baixo, de 40 a 60 cm, que vê a moto e quem anda a pé, e um par alto, na altura da carroceria, em geral de 1 m a 1,5 m. Só com o par baixo, o feixe passa entre os eixos do caminhão, e o portão pode fechar sobre a carreta.",
        "Para caminhão, um sensor só não basta: entre os eixos o feixe de 40 a 60 cm passa por baixo da carroceria, e o portão entende que a passagem está livre. Ponha um segundo par na altura do baú, de 1 m a 1,5 m, ou um laço no piso, e aumente a pausa do fechamento.",
        "Onde passa caminhão ou carreta, a fotocélula baixa não pega: o feixe cruza o vão entre os eixos, sem nada no caminho. Põe-se um segundo par na altura da carroceria, de 1 m a 1,5 m, ou um laço no piso; até lá, desligue o fechamento automático.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada altura vê", "Par baixo, par alto e laço no piso"],
        slots: [
          [
            "Os dois pares são ligados em série: basta um deles ver alguma coisa para o portão não fechar.",
            "Baixo e alto trabalham juntos, e qualquer um que seja cortado segura o portão aberto.",
          ],
        ],
        bullets: [
          "De 40 a 60 cm: moto, carro, pedestre e as rodas do caminhão.",
          "De 1 m a 1,5 m: baú, caçamba e carroceria; a medida sai do caminhão mais alto e do mais baixo que entram.",
          "Laço no piso: vê o veículo inteiro, mas precisa ser regulado para carroceria alta e costuma falhar com moto.",
          "Borda sensível na folha: última proteção, age quando encosta.",
        ],
      },
      {
        about: "check",
        headings: ["Como testar com o caminhão parado", "O teste que mostra a falha"],
        slots: [
          [
            "O teste é do técnico, com a passagem isolada e alguém pronto no comando de parar.",
            "Peça este teste na entrega, com a passagem isolada e alguém no comando de parar.",
          ],
        ],
        steps: [
          "O caminhão para com o vão entre os eixos na linha do feixe.",
          "O técnico olha o LED do receptor: aceso como se nada houvesse, o feixe passou por baixo.",
          "Repete-se com a moto parada na linha.",
          "Só depois se liga o fechamento automático, com pausa para o veículo mais longo.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor", "Quanto custa proteger a passagem"],
        slots: [
          [
            "O segundo par soma dois módulos e o cabo até as colunas; o laço soma corte no piso e um detector.",
            "Um par a mais é o caminho mais barato; o laço pede corte no piso e detector próprio.",
          ],
          [
            "O valor sai por foto das colunas, com a largura do vão e o tipo de caminhão.",
            "Com fotos das colunas e a largura da entrada, o orçamento é grátis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só subir a fotocélula que já tenho?",
        answers: [
          "Não: alta, ela vê o caminhão e deixa de ver moto, criança e para-choque baixo. O certo é somar um par.",
          "Não convém. O par que existe fica embaixo, para moto e pedestre, e o novo vai acima.",
        ],
      },
      {
        question: "O laço no piso substitui a fotocélula?",
        answers: [
          "Não: ele vê metal, e não pessoas. Onde entra caminhão, os dois se somam.",
          "Não substitui. Pedestre não aciona o laço, e moto às vezes também não.",
        ],
      },
      {
        question: "Quanto tempo de pausa deixar para carreta?",
        answers: [
          "O bastante para o veículo mais longo passar devagar, cronometrado no local. Se houver fila ou manobra, é mais seguro fechar só por comando.",
          "Cronometre a carreta mais lenta e some uma folga. Com manobra na entrada, feche por comando de quem está vendo.",
        ],
      },
    ],
    photo: "fotos das duas colunas, vistas de frente, com a largura do vão e o tipo de caminhão que entra",
  },
  {
    id: "qual-motor-em-trilho-inclinado",
    broader: "deslizante",
    label: "Motor que segura portão de correr na rampa",
    phrase: "o motor para portão de correr em rampa",
    asks: [
      ...combine(
        ["deslizante", "correr"],
        [
          "rampa qual motor",
          "ladeira qual motor",
          "inclinado qual motor",
          "desnível qual motor",
          "rampa qual motor segura",
          "rampa motor segura",
          "rampa motor não segura",
          "ladeira motor segura",
          "inclinado motor segura",
          "rampa descer sozinho motor",
          "rampa segura descer sozinho",
          "motor com freio",
          "descida qual motor",
          "subida qual motor",
        ],
      ),
      "qual motor segura portão rampa",
      "motor segura portão ladeira",
      "qual motor trilho inclinado",
      "motor trilho inclinado",
      "qual motor correr na ladeira",
    ],
    intent: "buying",
    answers: {
      any: [
        "Qualquer motor deslizante com redutor de rosca sem fim, que é o comum, segura o portão na rampa enquanto está travado; destravado, nenhum segura, e a folha desce sozinha. Por isso não se escolhe motor para trilho inclinado: nivela-se o trilho, e o motor comum serve, de {price.homeSwap} na troca em casa.",
        "Para portão de correr na ladeira, o motor é o comum, com folga de um terço sobre o peso da folha, desde que o trilho esteja em nível. Em trilho inclinado o redutor segura a folha travada, mas ela desce ao destravar e gasta a engrenagem: primeiro se acerta o trilho.",
        "Todo motor deslizante comum segura o portão na rampa, porque o redutor travado não deixa a folha voltar; se o seu não segura, há dente gasto, cremalheira afastada ou destrave aberto. Motor mais forte não resolve: acerta-se o engate e nivela-se o trilho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O trilho está inclinado ou só a rampa do carro?", "Descubra antes de comprar o motor"],
        slots: [
          [
            "Se só o piso do carro sobe e o trilho é reto, o portão não desce, e vale qualquer motor do peso dele.",
            "A rampa que o carro sobe não pesa no motor; o que pesa é a caída ao longo do trilho.",
          ],
          [
            "Um nível de bolha sobre o trilho, com a folha fechada e o motor travado, mostra a caída.",
            "Ponha um nível no trilho, sem destravar nada, e anote a diferença entre as pontas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o trilho tem caída: as saídas", "Nivelar, isolar ou mudar de portão"],
        slots: [
          [
            "Nivelar é obra de piso e serralheria, orçada à parte, e é o que devolve um portão normal.",
            "A obra do trilho é orçada à parte, com base de concreto nova, e vem antes do motor.",
          ],
          [
            "Onde o piso não pode mudar, o portão de abrir para o lado plano ou o basculante dispensa o trilho.",
            "Se o piso não pode ser mexido, o basculante resolve, porque não corre sobre o chão.",
          ],
          [
            "Até lá, nobreak para não precisar destravar e batentes firmes nas duas pontas.",
            "Enquanto isso, batentes chumbados nas duas pontas e nobreak, para a folha não ser solta na falta de luz.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Não destrave folha em trilho inclinado", "Se faltar luz"],
        slots: [
          [
            "Solta, a folha ganha velocidade e bate com o peso inteiro no fim; ninguém a segura no braço.",
            "Destravada, ela dispara para o lado baixo, e nem duas pessoas seguram uma folha de ferro.",
          ],
          [
            "Deixe uma entrada de pedestres com chave, para não depender do portão.",
            "Saia pela porta social e espere a luz ou o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com freio resolve o trilho inclinado?",
        answers: [
          "Não por muito tempo: há linha industrial com freio, mas o peso continua forçando engrenagem e cremalheira em cada parada.",
          "Ele segura, e o desgaste continua. Só o trilho em nível tira o peso da engrenagem.",
        ],
      },
      {
        question: "Trava elétrica segura o portão na rampa?",
        answers: [
          "Só com o portão fechado, no encaixe dela. No meio do caminho quem segura é o motor.",
          "Segura fechado. Aberto ou na metade, não há onde a trava entrar.",
        ],
      },
      {
        question: "Preciso de motor mais forte por causa da rampa?",
        answers: [
          "Com o trilho em nível, não: conta o peso da folha com um terço de folga. Com caída, a força a mais só adia a quebra.",
          "Não, se o trilho é nivelado. Inclinado, ele faz mais força num sentido e se gasta, seja qual for a potência.",
        ],
      },
    ],
    photo: "fotos do portão fechado visto de lado, do trilho inteiro com um nível em cima e da etiqueta do motor",
  },
  {
    id: "garagem-curta-qual-motor",
    broader: "modelos",
    label: "Qual motor cabe em garagem curta",
    phrase: "o motor para garagem curta",
    asks: [
      ...combine(
        ["garagem curta", "garagem rasa", "carro encostado portão", "carro rente portão", "carro colado portão"],
        [
          "qual motor",
          "qual tipo motor",
          "qual motor cabe",
          "tipo motor cabe",
          "motor cabe",
          "qual portão",
          "qual portão automático",
          "motor usar",
        ],
      ),
      "garagem curta carro encostado motor",
      "basculante garagem curta",
      "basculante bate carro garagem curta",
      "garagem curta automatizar",
      "carro quase encosta portão motor",
      "vaga curta portão automático",
      "vaga curta motor",
      "garagem sem profundidade",
      "pouca profundidade garagem portão",
      "garagem curta portão automático",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em garagem curta, com o carro encostado no portão, cabe o motor deslizante: a folha corre de lado e não entra na vaga, e o motor fica no canto, fora da passagem. Sem parede livre ao lado, o segundo é o basculante com motor na lateral; o de abrir para dentro não cabe.",
        "Para garagem curta, o tipo de motor que cabe é o de portão de correr, porque nada avança sobre o carro; precisa de parede livre do tamanho da folha. Se ela não existe, fica o basculante, medido em movimento, ou a porta de enrolar, se há altura para o rolo.",
        "Em garagem curta, o que sempre cabe é o portão de correr, que não entra na vaga; o basculante só serve se a folha sobe sem tocar no carro: marque no chão até onde ela chega, com a vaga vazia. O de abrir para dentro fica descartado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde fica o motor em cada portão", "O espaço que cada motor pede"],
        slots: [
          [
            "O que tira espaço do carro é a folha em movimento, mais que o motor.",
            "O motor cabe quase sempre; quem disputa a vaga com o carro é a folha.",
          ],
        ],
        bullets: [
          "De correr: motor no piso, ao lado do vão, onde a folha recolhe; na frente do carro, nada.",
          "Basculante: motor em pé, na lateral do portão; a folha passa por cima da vaga ao subir.",
          "De enrolar: motor no eixo, acima do vão; pede altura livre para o rolo.",
          "De abrir para dentro: o carro tem de ficar fora do arco inteiro da folha.",
        ],
      },
      {
        about: "check",
        headings: ["Meça antes de decidir", "Quatro medidas na garagem curta"],
        slots: [
          [
            "Meça com o carro na vaga e o portão fechado; o movimento se mede com a vaga vazia.",
            "São medidas de trena, sem soltar nada do portão.",
          ],
        ],
        steps: [
          "Do para-choque, ou do engate, até a folha fechada.",
          "Da parede livre ao lado do vão, comparada com a largura da folha.",
          "Do teto ou da laje até o alto do vão.",
          "Até onde a folha chega ao abrir, medido com a vaga vazia.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa", "O valor em cada caso"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; no de correr, a troca do motor em casa fica de {price.homeSwap}.",
            "Kit para basculante, instalado, a partir de {price.lowest}; motor de correr, na troca em casa, de {price.homeSwap}.",
          ],
          [
            "Mudar o tipo de portão soma serralheria, orçada à parte.",
            "Se for preciso trocar a folha, o serviço do serralheiro vem em outra conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto deixar entre o carro e o portão de correr?",
        answers: [
          "Um palmo basta, para não riscar nem cortar o feixe da fotocélula.",
          "Um palmo: a folha não avança, e a folga serve só para não encostar.",
        ],
      },
      {
        question: "O de abrir pode abrir para fora?",
        answers: [
          "Não sobre a calçada: em São Paulo a lei proíbe. Só se o portão fica recuado, dentro do terreno.",
          "Para a calçada, não. Com recuo próprio, pode, se a folha não sai do terreno.",
        ],
      },
      {
        question: "Como evitar que o portão feche no carro mal parado?",
        answers: [
          "Com batente de roda no piso e um par de fotocélulas do lado de dentro, que segura o portão se o carro passou da marca.",
          "Um batente no chão para o carro sempre no mesmo ponto, e a fotocélula interna impede o fechamento se ele passou.",
        ],
      },
    ],
    photo: "fotos do carro na vaga e do portão aberto e fechado, vistos de lado, com a largura do vão",
  },
  {
    id: "crianca-e-animal-seguros",
    broader: "criancas",
    label: "Portão seguro para criança e animal",
    phrase: "o portão seguro para criança e animal",
    asks: [
      ...combine(
        [
          "criança pet",
          "criança cachorro",
          "criança gato",
          "criança animal",
          "filho cachorro",
          "filho pet",
          "bebê cachorro",
        ],
        [
          "portão automático seguro",
          "portão seguro",
          "portão segurança",
          "portão cuidado",
          "deixar portão seguro",
          "sensor",
        ],
      ),
      "criança animal estimação portão",
      "portão seguro crianças animais",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão ficar seguro para criança e pet, some quatro coisas: um par de sensores baixo, de 15 a 25 cm do chão, força regulada para a folha voltar no toque, fechamento automático desligado e tela nos vãos por onde passam mão e focinho. A regulagem com teste, em casa, parte de {price.preventive}, sem peças.",
        "Portão automático seguro com criança e animal tem sensor em duas alturas, porque o comum passa por cima do cachorro e de quem engatinha, e recua ao encostar. Guarde os controles, feche só olhando a passagem inteira e prenda o animal antes de abrir; regular e testar em casa parte de {price.preventive}, sem peças.",
        "Com criança e pet em casa, ponha um segundo par de fotocélulas perto do chão, desligue o fechamento automático e peça a força no mínimo, testada com uma caixa. Tela na grade e vão de baixo fechado impedem dedo preso e fuga; a visita de regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Para a criança", "Cuidados com a criança"],
        slots: [
          [
            "O sensor protege a passagem; dedo, brincadeira e controle na mão dependem da casa.",
            "Parte do risco o sensor não vê: é da rotina e da folha.",
          ],
        ],
        steps: [
          "Botão de parede acima do alcance dela e em lugar de onde se veja o portão.",
          "Controle guardado, fora do chaveiro que ela pega.",
          "Capa na régua dentada e na engrenagem, e tela na grade: é ali que entram dedos.",
          "Ninguém se pendura na folha nem corre para passar antes de fechar.",
        ],
      },
      {
        about: "care",
        headings: ["Para o cachorro e o gato", "Cuidados com o animal"],
        slots: [
          [
            "Cachorro deitado no caminho da folha pode ficar fora da linha do sensor: olhe os dois lados antes de apertar o botão.",
            "Gato e cachorro pequeno dormem no sol junto do trilho; olhe o caminho inteiro da folha antes de acionar.",
          ],
          [
            "Feche o vão de baixo com borracha ou chapa leve e a grade com tela, sem encostar no chão, para ele não passar nem prender a pata.",
            "Tela na parte baixa e vedação no vão evitam fuga e focinho preso; o técnico confere o peso e a força depois.",
          ],
          [
            "Na saída do carro, prenda o animal ou abra com ele dentro de casa, e espere a folha terminar de fechar.",
            "Não saia antes de o portão fechar por completo: é nesses segundos que o cachorro escapa para a rua.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste com uma caixa, nunca com a mão", "O teste do mês"],
        slots: [
          [
            "Antes do teste, criança e animal ficam dentro de casa, com alguém.",
            "Faça o teste com todos longe da folha.",
          ],
        ],
        steps: [
          "Ponha uma caixa de papelão no chão, na linha do sensor baixo, e feche: o portão deve parar e voltar antes de encostar.",
          "Ponha a caixa no caminho da folha, fora da linha do sensor: no toque, a folha deve recuar sem amassá-la.",
          "Se não parou ou não voltou, desligue o disjuntor e chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor comum vê o meu cachorro?",
        answers: [
          "Vê o grande, em pé. O pequeno e o deitado passam por baixo do feixe comum, que fica de 40 a 60 cm do chão.",
          "Só se ele cortar o feixe, em geral a meio metro do chão. Por isso o segundo par fica baixo.",
        ],
      },
      {
        question: "Só a força regulada não basta?",
        answers: [
          "Não basta: ela age depois do toque, e um filhote ou um bebê quase não oferece resistência.",
          "Não. A força é a segunda proteção; o sensor evita que a folha encoste.",
        ],
      },
      {
        question: "Quanto custam os sensores?",
        answers: [
          "O par de sensores é orçado pela foto das colunas; a visita de regulagem e teste em casa parte de {price.preventive}, sem peças.",
          "Saem pela foto, porque o fio e o lugar mudam o valor. Regular a força em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "E se a criança ou o animal ficar preso?",
        answers: [
          "Desligue o disjuntor, não puxe quem está preso nem force a folha, e ligue para os Bombeiros, 193.",
          "Corte a energia no disjuntor, deixe a folha parada e chame os Bombeiros, 193; ninguém destrava o motor antes.",
        ],
      },
    ],
    photo: "uma foto das duas colunas, do vão embaixo da folha e da etiqueta do motor",
  },
  {
    id: "crianca-nao-ser-prensada",
    broader: "criancas",
    label: "Criança prensada pelo portão: como evitar",
    phrase: "a criança que pode ser prensada pelo portão",
    asks: [
      ...combine(
        ["evitar", "impedir", "proteger"],
        [
          "criança prensada",
          "criança prensado",
          "criança seja prensada",
          "prensar criança",
          "criança esmagada",
          "esmagar criança",
          "criança cachorro prensado",
          "criança cachorro seja prensado",
          "criança animal prensado",
          "portão fechar criança",
          "portão prenda criança",
          "criança presa",
          "criança presa portão",
          "criança presa portão automático",
          "prender dedo portão",
          "dedo preso portão",
          "braço preso portão",
          "filho preso portão",
          "bebê preso portão",
          "cabeça presa grade portão",
        ],
      ),
      "portão seguro criança",
      "criança portão segurança",
      "proteção criança",
      "portão seguro bebê",
      "portão seguro filhos",
      "evitar acidente criança portão",
      "evitar acidente criança cachorro portão",
      "criança pequena portão seguro",
      "criança qual portão mais seguro",
      "criança casa qual portão mais seguro",
      "criança anos portão seguro",
      "bebê qual portão mais seguro",
      "filho pequeno portão automático cuidado",
      "portão automático filhos pequenos casa",
      "portão eletrônico filhos pequenos casa",
      "portão automático crianças pequenas casa",
      "portão eletrônico crianças pequenas casa",
      "motor portão crianças pequenas casa",
      "motor portão filhos pequenos casa",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão fica seguro para criança pequena com quatro cuidados: fotocélula e um segundo par baixo, de 15 a 25 cm do chão, força no mínimo com reversão testada, fechamento automático desligado e controle fora do alcance dela. A regulagem com teste em casa parte de {price.preventive}, sem peças.",
        "Para evitar que criança ou cachorro seja prensado pelo portão, ponha fotocélula em duas alturas, uma delas de 15 a 25 cm do chão, regule a força para a folha recuar no toque, desligue o fechar sozinho e guarde o controle. O ajuste com teste começa em {price.preventive} em casa, fora peças.",
        "Como evitar criança presa no portão automático: fotocélula comum e um par baixo, de 15 a 25 cm do chão, força mínima que recua no toque e nada de fechar sozinho, com o controle guardado. Para o dedo, tela na grade e capa na cremalheira; a regulagem parte de {price.preventive} em casa, sem peças.",
        "Deixamos o portão seguro para crianças {em} com fotocélula comum e um segundo par baixo, de 15 a 25 cm do chão, força no mínimo e reversão testada; a regulagem em casa parte de {price.preventive}, sem peças. Até lá, nada de fechar sozinho, controle guardado e um adulto olhando a passagem.",
      ],
      "how-to": [
        "Para evitar criança presa no portão automático, some fotocélula baixa, de 15 a 25 cm do chão, força no mínimo com reversão testada, fechamento automático desligado, controle guardado, tela na grade e capa na cremalheira, onde entram dedo e mão. Se alguém já está preso, desligue o disjuntor e ligue 193.",
        "Para a criança não ser prensada, ponha fotocélula em duas alturas, a baixa de 15 a 25 cm do chão, peça a força mínima com teste de reversão, desligue o fechar sozinho e guarde o controle. Para o dedo, feche os vãos da grade e cubra a cremalheira; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Como impedir que a criança pequena seja prensada pelo portão: fotocélula comum e um par baixo, de 15 a 25 cm do chão, força que recua no toque, fechamento só por comando e controle longe dela. Dedos se protegem com tela na grade e capa na cremalheira; o ajuste com teste parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O sensor baixo, para quem engatinha", "Fotocélula em duas alturas"],
        slots: [
          [
            "O par comum, de 40 a 60 cm do chão, passa por cima da criança que engatinha e do cachorro pequeno; o segundo, de 15 a 25 cm, cobre essa faixa. Eles param o portão antes do toque, o que a força regulada não faz.",
            "Bebê e cachorro passam embaixo do feixe comum, que fica entre 40 e 60 cm, e é o par de 15 a 25 cm que os vê. A fotocélula age antes do contato; a força, só depois.",
            "São dois feixes: um de 40 a 60 cm, para gente de pé e carro, e outro de 15 a 25 cm, para quem está no chão. Com eles o portão para antes de encostar, e não ao encostar.",
          ],
          [
            "Uma borda sensível na ponta da folha, que manda recuar no toque, protege quem está fora da linha dos feixes.",
            "A última barreira é a borda sensível, uma faixa na ponta da folha que faz o portão voltar ao ser tocada.",
            "Para quem fica fora do feixe, existe a borda de segurança, que inverte o movimento no primeiro contato.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer pela criança em casa", "Cuidados que o sensor não substitui"],
        slots: [
          [
            "A fotocélula não vê dedo na grade nem controle na mão da criança. Essa parte depende da casa e da folha, e é simples de resolver.",
            "Parte do risco fica fora do alcance do sensor: vão da grade, cremalheira e brincadeira. Estes cuidados cobrem o que falta.",
            "Sensor nenhum protege o dedo que entra na grade ou a criança com o controle. Por isso a rotina conta tanto quanto o equipamento.",
          ],
        ],
        bullets: [
          "Botoeira alta, fora do alcance dela e de onde se veja o portão",
          "Controle guardado, fora do chaveiro que ela pega",
          "Tela ou chapa na grade e capa na cremalheira",
          "Ninguém se pendura na folha nem corre para passar antes de fechar",
          "Só sair com o carro depois de ver o portão fechado",
        ],
      },
      {
        about: "check",
        headings: ["Teste com uma caixa, nunca com a mão", "O teste do mês"],
        slots: [
          [
            "Faça uma vez por mês, com criança e animal dentro de casa. Se a caixa for amassada ou o portão não voltar, ele não está seguro.",
            "O teste mensal mostra se sensor e força continuam agindo. Deixe crianças e bichos longe, com alguém, e use só a caixa.",
            "Repita todo mês, com a área vazia e ninguém perto da folha. Uma caixa de papelão faz o papel de quem estaria no caminho.",
          ],
        ],
        steps: [
          "Ponha uma caixa de papelão no chão, na linha dos feixes.",
          "Feche: o portão deve parar e voltar antes de encostar.",
          "Ponha a caixa no caminho da folha, fora dos feixes, e repita: no toque, a folha deve recuar sem amassá-la.",
          "Se não parou ou não voltou, desligue o disjuntor e chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só a força regulada não basta?",
        answers: [
          "Não. A central só recua depois do toque, e uma criança pequena ou um filhote quase não oferece resistência.",
          "Não basta: ela age quando já encostou. A fotocélula evita o toque, e a força reduz o dano se ela falhar.",
        ],
      },
      {
        question: "Qual portão é mais seguro com criança de 2 anos?",
        answers: [
          "O de correr com capa na cremalheira e tela na grade, porque a folha não passa por cima de ninguém. O basculante, só com cabos e contrapeso revisados e par de sensores baixo.",
          "De correr, com vãos fechados e cremalheira coberta. No basculante e no de abrir, a fotocélula baixa e a força mínima pesam mais, pela área que a folha varre.",
        ],
      },
      {
        question: "Com que idade a criança pode usar o controle?",
        answers: [
          "Não há idade em lei. O prudente é só usar quem entende que se fecha olhando e espera o portão parar.",
          "Depende da criança: quando não corre para passar e olha a passagem inteira. Antes disso, o controle fica com o adulto.",
        ],
      },
      {
        question: "Quanto custa deixar o portão seguro?",
        answers: [
          "A visita com regulagem de força e teste parte de {price.preventive} em casa, sem peças. O par de fotocélulas e a borda são orçados por foto das colunas.",
          "Regular e testar começa em {price.preventive} em residência, fora peças. Cada par de sensores a mais soma a peça e a passagem do fio.",
        ],
      },
    ],
    photo: "uma foto das duas colunas, do vão embaixo da folha e da etiqueta do motor",
  },
];
