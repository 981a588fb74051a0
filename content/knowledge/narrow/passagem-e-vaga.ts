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
        "Para o portão por onde passa caminhão, use fotocélula em duas alturas. O par de baixo, de 40 a 60 cm do piso, vê moto, carro e pedestre. O par de cima, de 1 m a 1,5 m, vê a carroceria. Só com o de baixo, o feixe passa entre os eixos e o portão pode fechar sobre o caminhão.",
        "A altura certa do sensor para caminhão e moto são duas: um par de 40 a 60 cm do piso e outro na altura do baú, de 1 m a 1,5 m. O feixe baixo passa entre os eixos da carreta e não vê nada. Até instalar o segundo par, desligue o fechamento automático.",
        "A fotocélula que não pega caminhão ou carreta está baixa demais, e o feixe passa no vão entre os eixos. Instale um segundo par, de 1 m a 1,5 m, na altura da carroceria, e mantenha o de baixo, de 40 a 60 cm, para moto e gente. Até lá, desligue o fechamento automático.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada altura vê", "Par baixo, par alto e laço no piso"],
        slots: [
          [
            "Os dois pares vão à mesma entrada da placa: basta um ver alguma coisa para o portão não fechar. A altura do par alto sai do caminhão mais alto e do mais baixo que entram.",
            "Baixo e alto trabalham juntos, e qualquer um cortado segura o portão aberto. Meça as carrocerias que passam para acertar a altura de cima.",
            "Ligados em conjunto, cada par sozinho já impede o fechamento. O de cima se posiciona pela carroceria do menor e do maior veículo.",
          ],
        ],
        bullets: [
          "Par baixo, de 40 a 60 cm: moto, carro e pedestre. Par alto, de 1 m a 1,5 m: baú e carroceria",
          "Caminhões de tamanhos diferentes: o par alto fica na carroceria do mais baixo",
          "Laço no piso, fio que percebe metal: vê o veículo inteiro, mas pode falhar com moto",
          "Borda sensível na folha: última proteção, age quando encosta",
        ],
      },
      {
        about: "check",
        headings: ["O teste que mostra a falha", "Como testar com o caminhão parado"],
        slots: [
          [
            "O teste é do técnico, com a passagem isolada e alguém no comando de parar. Peça que seja feito na entrega, com os veículos que usam a entrada.",
            "Quem testa é o técnico, com a área livre e um operador pronto para parar. Vale exigir a prova antes de ligar o fechamento automático.",
            "Faça-o na entrega, com a passagem fechada aos outros e o técnico conduzindo. O veículo fica parado e desligado.",
          ],
        ],
        steps: [
          "O caminhão para com o vão entre os eixos na linha do feixe.",
          "O técnico olha o LED do receptor: se nada muda, o feixe passou por baixo.",
          "Repete com a moto parada na linha.",
          "Só depois se liga o fechamento automático, com pausa para o veículo mais longo.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa proteger a passagem", "O que muda o valor"],
        slots: [
          [
            "Um par a mais, com cabo até as colunas, é o caminho mais barato. O laço soma corte no piso e detector. Em portão grande, a visita com regulagem fica, em geral, de {price.preventiveRange}, sem peças.",
            "O segundo par custa os sensores e a fiação, e o laço, mais caro, exige cortar o chão. A visita para portão grande costuma ir de {price.preventiveRange}, fora peças.",
            "Entre as saídas, o par extra é a mais em conta, e o laço pede obra no piso. Regular um portão grande fica, na maioria dos casos, de {price.preventiveRange}, sem peças.",
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
          "Subir troca um ponto cego por outro. Precisa das duas alturas ao mesmo tempo.",
        ],
      },
      {
        question: "O laço no piso substitui a fotocélula?",
        answers: [
          "Não: ele vê metal, e não pessoas. Onde entra caminhão, os dois se somam.",
          "Um complementa o outro. Pedestre não é percebido pelo laço, então a fotocélula continua.",
        ],
      },
      {
        question: "Quanto tempo de pausa deixar para carreta?",
        answers: [
          "O bastante para o veículo mais longo passar devagar, cronometrado no local. Com fila ou manobra, é mais seguro fechar só por comando.",
          "Cronometre a carreta mais longa e some folga. Se há manobra na entrada, desligue o automático.",
        ],
      },
      {
        question: "O portão já fechou sobre um caminhão. E agora?",
        answers: [
          "Desligue o fechamento automático e feche só olhando até instalar o par alto. Folha torta fica sem uso, com o disjuntor desligado.",
          "Pare de usar o automático hoje. Se a folha ou o motor bateu, deixe sem energia até o exame.",
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
        "Qualquer motor deslizante comum segura o portão de correr na ladeira ou rampa enquanto está travado, porque a engrenagem do redutor não gira ao contrário. Destravado, a folha desce sozinha. Por isso não se escolhe motor para rampa: deixa-se o trilho em nível, e o comum serve, de {price.homeSwap} na troca em casa.",
        "Para portão de correr na ladeira, o motor é o comum, com um terço de folga sobre o peso, desde que o trilho esteja em nível. Trilho inclinado gasta a engrenagem e faz a folha descer ao destravar, então ele se acerta antes. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Meu portão deslizante fica numa rampa, qual motor segura? O que já segura é o redutor, a caixa de engrenagens de qualquer deslizante. Se o seu deixa descer, há dente gasto ou destrave aberto. Motor mais forte não resolve: nivela-se o trilho, e o comum custa de {price.homeSwap} na troca residencial.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O trilho está inclinado ou só a rampa do carro?", "Descubra antes de comprar o motor"],
        slots: [
          [
            "O que pesa é a queda ao longo do trilho, e só ela. A rampa que o carro sobe não força o motor, se o trilho é reto.",
            "Pesa para o motor apenas o trilho inclinado. Piso do carro em subida, com trilho em nível, não muda nada.",
            "Só o desnível do próprio trilho conta. Se ele está reto, a ladeira do carro não atrapalha.",
          ],
        ],
        steps: [
          "Com a folha fechada e o motor travado, ponha um nível de bolha sobre o trilho.",
          "Anote a diferença de altura entre as duas pontas.",
          "Não destrave a folha para testar: ela pode disparar.",
          "Fotografe o portão de lado, com o nível no trilho.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o trilho tem queda: as saídas", "Nivelar ou mudar de portão"],
        slots: [
          [
            "Nivelar é obra de piso e serralheria, orçada à parte, e devolve um portão normal, que aceita o motor comum. A fresta que sobra embaixo se fecha com chapa ou borracha.",
            "Uma base de concreto reta e o trilho assentado em nível resolvem, com obra paga à parte. O vão do lado baixo recebe chapa.",
            "O certo é refazer o trilho em nível sobre concreto, serviço à parte do motor. Com isso qualquer deslizante do peso serve.",
          ],
          [
            "Onde o piso não pode mudar, o basculante, que sobe, ou o de abrir para o lado plano dispensa o trilho. Enquanto isso, batentes firmes nas duas pontas e nobreak, para ninguém precisar destravar.",
            "Se não dá para mexer no piso, escolha portão que sobe ou que gira para o lado plano. Até lá, batente chumbado nas pontas e nobreak evitam acidente.",
            "Sem obra possível, passa-se ao basculante ou ao de abrir. No intervalo, reforce os batentes e tenha nobreak, porque soltar a folha ali é perigoso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Não destrave folha em trilho inclinado", "Se faltar luz na ladeira"],
        slots: [
          [
            "Solta, a folha ganha velocidade e bate com o peso inteiro no fim; ninguém a segura no braço. Na falta de luz, saia pela porta social.",
            "Destravada, ela dispara para o lado baixo, e nem duas pessoas param uma folha de ferro. Use outra saída até a luz voltar.",
            "Sem o motor, a folha desce de uma vez e pode sair do trilho. Não a solte: espere a energia ou o técnico.",
          ],
          [
            "Mesmo travado, o peso força engrenagem e cremalheira em cada parada, e os dentes gastam antes. Guia superior e batente nas pontas são conferidos, para a folha não tombar.",
            "Em declive, os dentes trabalham sempre carregados e acabam cedo. Batentes e guia de cima precisam estar firmes, já que seguram a folha.",
            "O desgaste é maior, porque a engrenagem sustenta o peso parada. Confira guia e batente, que impedem a queda.",
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
          "Com o trilho em nível, não: conta o peso da folha com um terço de folga. Com queda, a força a mais só adia a quebra.",
          "Não, se o trilho é nivelado. Inclinado, qualquer potência se gasta mais num sentido.",
        ],
      },
      {
        question: "Por que o meu motor deixa o portão descer?",
        answers: [
          "Dente gasto, cremalheira afastada da engrenagem ou destrave aberto. Desligue o disjuntor, não fique no caminho da folha e chame.",
          "A engrenagem deixou de travar: desgaste, folga grande na cremalheira ou chave solta. Não fique no caminho da folha e peça a visita.",
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
        "Em garagem curta, com o carro encostado no portão, o motor que cabe é o deslizante: a folha corre de lado, não entra na vaga, e o motor fica no canto. Sem parede livre ao lado, o segundo é o basculante com motor na lateral, se a folha sobe sem tocar no carro. O de abrir para dentro não cabe.",
        "Para garagem curta e carro encostado no portão, o tipo de motor que cabe é o de portão de correr, porque nada avança sobre o carro. Ele pede parede livre do tamanho da folha. Sem ela, fica o basculante, medido em movimento, ou a porta de enrolar. O de abrir para dentro é descartado.",
        "Qual motor cabe em garagem curta depende da folha: o de correr sempre cabe, se há parede ao lado; o basculante, só se a folha sobe sem tocar no carro, o que se mede com a vaga vazia. O de abrir para dentro fica fora, e no de correr a troca do motor em casa custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O espaço que cada motor pede", "Onde fica o motor em cada portão"],
        slots: [
          [
            "O que tira espaço do carro é a folha em movimento, mais que o motor, que cabe quase sempre.",
            "O motor ocupa pouco; quem disputa a vaga com o carro é a folha ao abrir.",
            "Olhe o caminho da folha, e não o tamanho do motor, porque é ela que chega ao carro.",
          ],
        ],
        bullets: [
          "De correr: motor no piso, ao lado do vão; na frente do carro, nada",
          "Basculante: motor em pé, na lateral; a folha passa por cima da vaga ao subir",
          "De enrolar: motor no eixo, acima do vão; pede altura para o rolo",
          "De abrir para dentro: o carro tem de ficar fora do arco da folha",
        ],
      },
      {
        about: "check",
        headings: ["Meça antes de decidir", "Quatro medidas na garagem curta"],
        slots: [
          [
            "São medidas de trena, sem soltar nada do portão: as de distância, com o carro na vaga; a do movimento, com a vaga vazia.",
            "Meça parte com o carro na vaga e parte sem ele, com o portão funcionando normalmente e ninguém no caminho.",
            "Quatro medidas decidem o tipo. A do movimento se faz com a garagem vazia, para a folha não tocar em nada.",
          ],
        ],
        steps: [
          "Do para-choque, ou do engate, até a folha fechada.",
          "Da parede livre ao lado do vão, comparada com a largura da folha.",
          "Do teto ou da laje até o alto do vão.",
          "Até onde a folha chega ao abrir, com a vaga vazia.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa em cada caso", "O valor por tipo de portão"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; no de correr, a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Mudar o tipo de portão soma serralheria, em outra conta.",
            "O kit para basculante de até {width.quarterHp} começa em {price.lowest}, instalado, e o motor de correr, na troca em casa, vai de {price.homeSwap}. Se a folha precisar ser outra, o serviço do serralheiro é cobrado à parte.",
            "Aproveitando o portão que existe, o basculante de até {width.quarterHp} recebe kit a partir de {price.lowest} instalado, e o de correr tem o motor trocado por {price.homeSwap}. Passar de um tipo a outro inclui serralheria.",
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
          "Um batente no chão põe o carro sempre no mesmo ponto, e a fotocélula interna impede o fechamento se ele passou.",
        ],
      },
      {
        question: "Não tenho parede livre ao lado. Existe portão de correr dobrado?",
        answers: [
          "Existe o de duas folhas que correm uma atrás da outra, em trilhos paralelos, e pede metade da parede. A foto da garagem diz se cabe.",
          "Sim, com folhas que se recolhem sobrepostas, ou curvas, ao lado da garagem. É serviço de serralheria, e o motor é escolhido depois.",
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
        "O portão automático fica seguro para cachorro e criança com um par de sensores baixo, de 15 a 25 cm do chão, além do comum. A força deve ser regulada para a folha voltar ao tocar em algo, e o fechamento automático, desligado. A regulagem com teste em casa parte de {price.preventive}, sem peças.",
        "Portão seguro com criança e cachorro tem fotocélula em duas alturas, porque a comum passa por cima do animal pequeno e de quem engatinha. Também precisa recuar ao encostar e não fechar sozinho. Regular e testar começa em {price.preventive} em residência, fora as peças.",
        "Com criança, cachorro ou gato em casa, instale um sensor perto do chão, de 15 a 25 cm, e peça a força mínima, testada com uma caixa. Desligue o fechamento automático e feche os vãos com tela. A visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "Para o portão ser seguro para cachorro e criança, três coisas contam: sensor baixo, força que recua no toque e vãos fechados. Só o sensor comum não basta, porque ele não vê quem está deitado ou engatinha. O ajuste residencial com teste custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Cuidados com a criança"],
        slots: [
          [
            "O sensor protege a passagem, mas não vê dedo na grade nem controle na mão da criança. Estes cuidados completam a proteção.",
            "Parte do risco vem da rotina da casa e da própria folha, e não da passagem.",
            "Há perigos fora da linha do sensor, como a grade e a cremalheira, e eles se evitam com cuidados simples.",
          ],
        ],
        bullets: [
          "Botão de parede acima do alcance dela e com vista para o portão",
          "Controle guardado, fora do chaveiro que ela pega",
          "Capa na cremalheira e na engrenagem, e tela na grade",
          "Ninguém se pendura na folha nem corre para passar",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o cachorro e o gato"],
        slots: [
          [
            "Cachorro e gato deitam ao sol junto do trilho e podem ficar fora da linha do sensor. Por isso olhe todo o caminho da folha antes de acionar e, na saída, prenda o animal até o portão terminar de fechar.",
            "O animal deitado no caminho da folha nem sempre corta o feixe, e vale conferir os dois lados antes de apertar. A fuga acontece enquanto o portão fecha, por isso espere com ele preso.",
            "Antes de usar o controle, veja se há bicho no caminho inteiro da folha, porque deitado ele escapa do sensor. Só saia com o portão fechado, para o cachorro não fugir.",
          ],
          [
            "Tela na grade e borracha no vão de baixo evitam focinho preso e fuga. Depois disso a força é conferida, porque o peso mudou.",
            "Feche o vão inferior com borracha e a grade com tela, deixando a folha correr livre.",
            "Ponha borracha embaixo e tela na grade, sem encostar no chão, e peça para conferir a força.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste mensal com uma caixa"],
        slots: [
          [
            "Faça o teste uma vez por mês, com crianças e animais dentro de casa. Use só a caixa, nunca a mão.",
            "Repita todo mês, com todos longe da folha. A caixa substitui quem estaria no chão.",
            "Antes de começar, leve criança e bicho para dentro, com alguém. Uma caixa de papelão basta.",
          ],
        ],
        steps: [
          "Ponha uma caixa de papelão no chão, na linha do sensor baixo, e feche: o portão deve voltar antes de encostar.",
          "Ponha a caixa no caminho da folha, fora do sensor: no toque, a folha deve recuar sem amassar.",
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
          "Só se ele cortar o feixe, em geral a meio metro do piso. Por isso o segundo par fica baixo.",
          "Depende do tamanho. Cachorro pequeno ou deitado não é visto pelo sensor instalado na altura comum.",
        ],
      },
      {
        question: "Só a força regulada não basta?",
        answers: [
          "Não basta, porque ela age depois do toque, e um filhote ou um bebê quase não oferece resistência.",
          "Não. A força regulada é a segunda proteção. O sensor é a primeira e evita que a folha encoste.",
          "Sozinha, não. A folha precisa encontrar resistência para voltar, e um animal pequeno oferece muito pouca.",
        ],
      },
      {
        question: "Qual portão é mais seguro com pet?",
        answers: [
          "O de correr com o vão de baixo fechado e capa na cremalheira. O basculante pede sensor baixo e cabos em dia, porque a folha desce de cima.",
          "De correr, em geral, porque a folha anda de lado e junto ao chão. Em qualquer tipo, contam o sensor baixo e a força mínima.",
          "Com os vãos fechados, o de correr. No de abrir, o animal pode ser empurrado pela folha, e o sensor cobre os dois lados.",
        ],
      },
      {
        question: "E se a criança ou o animal ficar preso?",
        answers: [
          "Desligue o disjuntor, não puxe quem está preso nem force a folha, e ligue 193.",
          "Corte a energia no disjuntor, deixe a folha parada e chame os Bombeiros, 193.",
          "Desligue a energia e ligue 193. Não aperte o controle para tentar abrir.",
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
      "criança correu atrás do carro portão",
      "criança correu atrás carro portão fechando",
      "criança atrás do carro portão fechando",

      "deixar portão seguro criança",
      "deixar portão seguro criança brinca",
      "deixar portão seguro criança pequena brinca",
      ...combine(
        ["evitar", "como evitar", "prevenir", "como prevenir", "não acontecer novo", "impedir"],
        [
          "criança prendeu mão",
          "criança prendeu mão portão",
          "criança prendeu dedo",
          "criança prendeu dedo portão",
          "criança prendeu braço portão",
          "criança machucou portão",
          "criança prensou mão portão",
          "filho prendeu mão portão",
          "prender mão portão",
          "prender mão criança portão",
          "acidente mão portão",
        ],
      ),
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
      "portão automático seguro criança pequena garagem",
      "deixar portão automático seguro criança pequena brinca garagem",
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
        "Para evitar acidente de criança com o portão automático, instale uma segunda fotocélula baixa, de 15 a 25 cm do chão, regule a força para a folha voltar no toque e desligue o fechamento automático. Guarde também o controle. A regulagem com teste em casa parte de {price.preventive}, sem peças.",
        "A criança não é prensada pelo portão quando há fotocélula em duas alturas, uma delas de 15 a 25 cm do chão, e força regulada para recuar no toque. Desligue o fechamento automático e guarde o controle. O ajuste com teste começa em {price.preventive} em casa, fora peças.",
        "O portão automático fica seguro para criança com sensor baixo, de 15 a 25 cm do chão, força mínima e fechamento só por comando. Para os dedos, ponha tela na grade e capa na cremalheira. A regulagem parte de {price.preventive} em casa, sem peças.",
        "Deixamos o portão seguro para crianças {em}: instalamos a fotocélula baixa, de 15 a 25 cm do chão, reduzimos a força e testamos se a folha volta no toque. Os sensores são orçados com a instalação, e a regulagem em casa parte de {price.preventive}, sem peças. Até lá, desligue o fechamento automático.",
      ],
      "how-to": [
        "Para evitar que a criança prenda a mão ou o dedo no portão, feche com tela os vãos da grade, cubra a cremalheira e proteja o espaço entre a folha e a coluna. Some uma fotocélula baixa, de 15 a 25 cm do chão, e força que recua no toque. Se a mão está presa agora, desligue o disjuntor, não puxe e ligue 193.",
        "Para evitar acidente de criança com o portão automático, instale uma fotocélula baixa, de 15 a 25 cm do chão, além da comum, e regule a força para a folha voltar no toque. Desligue o fechamento automático e guarde o controle. Se alguém está preso, desligue o disjuntor e ligue 193.",
        "Se a criança corre atrás do carro com o portão fechando, ela só está protegida por fotocélula em duas alturas, a baixa de 15 a 25 cm do chão, e por força mínima com recuo testado. Desligue o fechamento automático e feche só vendo a criança em casa. A regulagem parte de {price.preventive}, sem peças.",
        "Para a criança não ser prensada pelo portão, são precisos sensor baixo, de 15 a 25 cm do chão, força que recua no toque e fechamento só por comando, com o controle longe dela. Os dedos se protegem com tela na grade e capa na cremalheira. O ajuste com teste parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por que instalar a fotocélula em duas alturas"],
        slots: [
          [
            "O par comum, de 40 a 60 cm do chão, passa por cima da criança que engatinha, e o segundo cobre essa faixa. Os sensores param o portão antes do toque, o que a força regulada não faz.",
            "Um bebê passa por baixo do feixe comum, que fica entre 40 e 60 cm, e só o par baixo o vê. A fotocélula age antes do contato; a força, só depois.",
            "São dois feixes: um de 40 a 60 cm, para gente de pé e carro, e outro junto ao chão, para quem engatinha. Com eles o portão para antes de encostar.",
          ],
          [
            "Uma borda sensível na ponta da folha, que manda recuar no toque, protege quem está fora da linha dos sensores.",
            "Existe ainda a borda sensível, uma faixa na ponta da folha que faz o portão voltar ao ser tocada.",
            "Para quem fica fora do feixe, há a borda de segurança na folha, que inverte o movimento no primeiro contato.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados em casa que o sensor não substitui"],
        slots: [
          [
            "A fotocélula não vê dedo na grade nem controle na mão da criança. Essa parte depende da casa.",
            "Parte do risco fica fora do alcance do sensor, como o vão da grade e a brincadeira. Estes cuidados cobrem o que falta.",
            "Nenhum sensor protege o dedo que entra na grade ou a criança que brinca na folha, e a rotina conta tanto quanto o equipamento.",
          ],
        ],
        bullets: [
          "Botão de parede alto, fora do alcance dela e com vista para o portão",
          "Tela ou chapa na grade e capa na cremalheira",
          "Ninguém se pendura na folha nem corre para passar antes de fechar",
          "Só sair com o carro depois de ver o portão fechado",
        ],
      },
      {
        about: "check",
        headings: ["Teste mensal com uma caixa"],
        slots: [
          [
            "Faça uma vez por mês, com a criança dentro de casa. Use uma caixa, nunca a mão.",
            "O teste mensal mostra se o sensor e a força continuam agindo. Deixe as crianças longe, com alguém.",
            "Repita todo mês, sem ninguém perto da folha. Uma caixa de papelão faz o papel de quem estaria no caminho.",
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
          "Não. A placa só recua depois do toque, e uma criança pequena quase não oferece resistência.",
          "Não basta, porque ela age quando já encostou. A fotocélula evita o toque, e a força reduz o dano se ela falhar.",
          "Sozinha, não. Ela é a segunda proteção, para quando o sensor não vê a criança.",
        ],
      },
      {
        question: "Qual portão é mais seguro com criança de 2 anos?",
        answers: [
          "O de correr com capa na cremalheira e tela na grade, porque a folha não passa por cima de ninguém. O basculante, só com cabos e contrapeso revisados.",
          "De correr, com vãos fechados e cremalheira coberta. No basculante e no de abrir, a folha varre uma área maior.",
          "O deslizante, em geral, com a engrenagem coberta e a grade fechada por tela.",
        ],
      },
      {
        question: "Com que idade a criança pode usar o controle?",
        answers: [
          "Não há idade em lei. O prudente é só usar quem entende que se fecha olhando e espera o portão parar.",
          "Depende da criança: quando não corre para passar e olha a passagem inteira. Antes disso, o controle fica com o adulto.",
          "Nenhuma regra define. Ensine primeiro a esperar o portão parar por completo e a nunca passar com ele andando.",
        ],
      },
      {
        question: "Quanto custa deixar o portão seguro?",
        answers: [
          "O par de fotocélulas e a borda sensível são orçados de graça, por foto das colunas. O preço muda com a distância do fio até a placa.",
          "Cada par de sensores soma a peça e a passagem do fio, com valor dado por foto. Capa e tela são os itens baratos.",
          "Depende do que falta. Mande a foto das colunas e do motor, e passamos o valor do sensor instalado e da regulagem.",
        ],
      },
    ],
    photo: "uma foto das duas colunas, do vão embaixo da folha e da etiqueta do motor",
  },
];
