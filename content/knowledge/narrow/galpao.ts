import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const galpao: NarrowConcept[] = [
  {
    id: "galpao-caminhao",
    broader: "galpao",
    label: "Portão de galpão para caminhão",
    phrase: "o portão de galpão para caminhão",
    asks: [
      "trilho portão caminhão",
      "trilho para portão de caminhão",
      "trilho reforçado caminhão",

      "tipo portão passar caminhão",
      "altura portão passar caminhão",
      "portão para passar caminhão",
      "galpão caminhão",
      "portão caminhão",
      "entrada caminhão portão",
      "portão carreta",
      "motor portão caminhão",
      "doca portão caminhão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão eletrônico para galpão com entrada de caminhão ou carreta é o de correr, que não limita a altura, com motor de uso intenso e fotocélula em duas alturas, porque o feixe baixo passa sob o baú. A troca do motor pesado, com mão de obra, fica de {price.heavySwap}.",
        "Para passar caminhão baú ou carreta no galpão, faça portão de correr, com 4,40 metros ou mais de altura livre, ou sem travessa, e vão medido pela manobra. O motor é de uso intenso, escolhido pelo peso da folha, e a troca custa {price.heavySwap}, com o trabalho.",
        "O trilho para portão de caminhão deve ser reforçado e chumbado em base de concreto contínua, porque a roda dupla afunda o trilho comum. O portão indicado é o de correr, sem travessa no alto, com dois pares de fotocélula. O motor pesado instalado, na troca, fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o caminhão exige do portão", "Vão, trilho e motor para caminhão"],
        slots: [
          [
            "A carreta tem até 2,60 m de largura e 4,40 m de altura, e em curva ocupa bem mais. Meça o vão com o veículo manobrando e some folga dos dois lados.",
            "Conte a manobra, não só o veículo, que chega a 2,60 m de largura por 4,40 m de altura. Vão justo acaba em batida na folha.",
            "Por lei a carreta vai a 2,60 m de largura e 4,40 m de altura, mas a curva pede mais. O vão se mede na entrada em ângulo.",
          ],
        ],
        bullets: [
          "Trilho: embutido e chumbado em base contínua, porque a roda carregada amassa trilho solto.",
          "Folha longa: roldanas maiores, cremalheira de aço e guia superior firme.",
          "Motor: um terço acima do peso da folha e ciclos acima do pico de carga.",
          "Vento: chapa fechada soma esforço; grade alivia.",
          "Inversor: parte e para sem tranco em folha pesada.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança na entrada de caminhão", "Fotocélula em duas alturas e batentes"],
        slots: [
          [
            "Um feixe baixo vê carro e pedestre, e um alto vê a carroceria, que deixa vão livre entre os eixos. Laço no piso segura a folha aberta enquanto a carreta passa.",
            "Um par só pode não ver o caminhão entre os eixos, por isso se usam dois, em alturas diferentes. Com laço magnético no piso, a folha espera a carreta inteira.",
            "Entre o cavalo e o baú há um vazio que o sensor baixo não enxerga. Some um par alto e um laço no chão.",
          ],
          [
            "Batente de aço nas duas pontas e guia em cima impedem que a folha tombe, e um pilarete recebe o para-choque antes dela. Pedestre tem entrada própria.",
            "A folha longa precisa de batentes e guia superior, ou sai do trilho e tomba. Pilaretes protegem as colunas, e quem vem a pé usa outra porta.",
            "Batentes nas pontas, guia firme e pilarete junto à coluna evitam o tombamento. A passagem de pedestres fica separada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no orçamento do galpão", "O que faz o preço mudar"],
        slots: [
          [
            "O peso da folha e o ritmo de uso são o que mais muda o valor, dentro de {price.heavySwap} na troca. Cremalheira de aço, base, trilho e roldanas entram quando precisam ser feitos.",
            "Capacidade em quilos e aberturas por hora definem onde se cai na faixa de {price.heavySwap}. Trilho amassado, base e barras de aço se somam.",
            "Dentro de {price.heavySwap}, folha de grade e uso comum ficam embaixo, chapa e uso intenso, em cima. O que falta de base, trilho e roldana é item à parte.",
          ],
          [
            "A instalação leva {time.heavy}, marcada fora do horário de carga. O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
            "Conte {time.heavy} de montagem, em hora sem carga e descarga. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "O serviço toma {time.heavy} e é combinado para a hora de menos movimento, com {warranty.motor} de garantia no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O caminhão bateu no portão. Posso usar?",
        answers: [
          "Não. Desligue o disjuntor, isole os dois lados e fotografe de longe: a folha pode estar fora da guia e tombar.",
          "Não acione até o exame, nem recoloque com empilhadeira. Folha pesada torta pode cair.",
        ],
      },
      {
        question: "Basculante serve para caminhão?",
        answers: [
          "Em geral, não: limita a altura e avança sobre o veículo. O de correr é o indicado.",
          "Só para veículos baixos. Com baú, use portão de correr ou porta de enrolar alta.",
        ],
      },
      {
        question: "O motor precisa ser trifásico?",
        answers: [
          "Não necessariamente. Há monofásicos para folha pesada, e a rede do galpão e o modelo decidem.",
          "Depende da rede e do peso. Muitos motores pesados trabalham em 220 V comum.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}, com roldana, batente, cremalheira e força conferidos. O trilho se varre todo dia.",
          "A revisão é {visits.business}, e a cremalheira se limpa e lubrifica a cada {rack.months}. A equipe varre o trilho diariamente.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do pátio de manobra, com o vão, o peso estimado e as aberturas por hora",
  },
  {
    id: "portao-industrial-para-galpao",
    broader: "galpao",
    label: "Portão industrial para galpão",
    phrase: "o portão industrial do galpão",
    asks: [
      "portão industrial galpão",
      "portão galpão indústria",
      "portão eletrônico galpão indústria",
      "portão automático galpão indústria",
      "portão galpão fábrica",
      "portão indústria",
      "portão industrial preço",
      "portão industrial automático preço",
      "portão industrial automático preço instalação",
      "portão eletrônico indústria",
      "portão automático indústria",
      "portão galpão industrial",
      "portão novo galpão",
      "comprar portão galpão",
      "fabricação portão galpão",
      "fabricar portão galpão",
      "portão sob medida galpão",
      "portão sob medida industrial",
      "fazer portão galpão",
      "portão industrial novo galpão",
      "serralheria portão galpão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão automático de galpão e indústria é quase sempre de correr, com motor de uso intenso escolhido pelo peso da folha e pelas aberturas por hora. Automatizamos o portão industrial que já existe ou o novo, feito pelo serralheiro. A troca do motor, com mão de obra, fica de {price.heavySwap}. A primeira instalação soma base, sensores e energia, no orçamento por foto.",
        "Portão industrial de galpão fica automático com motor de capacidade um terço acima do peso da folha, sensores e controles, tudo instalado por nós, seja de correr, de abrir ou de enrolar. Motor e mão de obra custam de {price.heavySwap} na troca, e na primeira vez entram base e energia. A folha é do serralheiro.",
        "Para galpão e indústria, automatizamos o portão que você já tem ou o novo que o serralheiro vai fazer, com motor de uso intenso. O motor, com mão de obra, fica de {price.heavySwap} na troca; em portão aberto na mão somam-se base, sensores e ponto de energia, com cada valor informado pela foto.",
      ],
      price: [
        "O portão industrial tem duas contas: a folha, que o serralheiro cobra por metro quadrado, e o motor, que é conosco e fica de {price.heavySwap} na troca, com mão de obra. Na primeira instalação somam-se base, cremalheira e sensores, e o valor vem por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["De correr, de abrir ou de enrolar no galpão", "Que tipo de portão pôr no galpão"],
        slots: [
          [
            "O de correr é o mais usado: ocupa a lateral, não avança sobre o pátio e aceita folha pesada.",
            "Com parede livre ao lado do vão, o de correr é a escolha comum, porque leva folha pesada e não toma o pátio.",
          ],
          [
            "Sem espaço ao lado, a saída é a porta de enrolar, que pede altura acima do vão para o rolo.",
            "Se não há lateral, veja a porta de enrolar, que sobe e fica enrolada sobre o vão.",
          ],
          [
            "O de abrir, com duas folhas, precisa de pátio vazio atrás delas e sofre mais com o vento.",
            "Duas folhas de abrir servem onde sobra pátio e venta pouco, com um motor em cada lado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir ao serralheiro", "Portão novo, já pronto para o motor"],
        slots: [
          [
            "Combine estes pontos antes de a folha ser feita; corrigir depois sai mais caro.",
            "Quem encomenda a folha com estes itens evita obra na hora do motor.",
          ],
        ],
        bullets: [
          "Peso da folha escrito no orçamento",
          "Trilho reto e chumbado em concreto",
          "Batente de aço nas duas pontas, para a folha não sair",
          "Guia em cima, que impede a folha de tombar",
          "Lugar para o motor e tubo de energia até o quadro",
        ],
      },
      {
        about: "what",
        headings: ["O que fica conosco na automação", "Motor, sensores e instalação"],
        slots: [
          [
            "O motor é escolhido com um terço de capacidade acima do peso da folha e pelas aberturas da hora mais cheia.",
            "Procuramos um motor que leve um terço a mais que o peso da folha e aguente as aberturas seguidas do turno.",
          ],
          [
            "Com caminhão, vão dois pares de sensores, um baixo e um alto, e luz de aviso na saída.",
            "Onde entra carreta, um sensor só não basta: o segundo par fica na altura da carroceria.",
          ],
          [
            "A montagem leva de {time.heavy}, fora do pico, e a equipe aprende a abrir o portão sem energia.",
            "São de {time.heavy} de montagem, em horário combinado, com treino da equipe para a falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão do galpão?",
        answers: [
          "Não: a folha é do serralheiro. Fazemos a automação e passamos a ele o que o motor precisa.",
          "A folha, não. Motor, sensores, controles e instalação são nossos.",
        ],
      },
      {
        question: "O portão de galpão que já tenho aceita motor?",
        answers: [
          "Em geral, sim, se corre leve e o trilho está reto. Mande um vídeo da folha sendo movida na mão.",
          "Quase sempre. Folha que emperra, trilho amassado ou falta de batente são acertados antes.",
        ],
      },
      {
        question: "Precisa de rede trifásica?",
        answers: [
          "Nem sempre. Há motor pesado para rede comum. A foto do quadro de luz, fechado, mostra o que existe no galpão.",
          "Só em folha muito pesada ou uso o dia todo. Sem ela, há modelos para rede de 220 V.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}, e mais vezes com vários turnos.",
          "Pelo menos {visits.business}: trilho, roldanas, batentes e sensores.",
        ],
      },
    ],
    photo:
      "fotos do vão ou da folha, do trilho e do quadro de luz fechado, com comprimento, altura e aberturas por hora",
  },
  {
    id: "galpao-motor-industrial",
    broader: "galpao",
    label: "Motor industrial para galpão",
    phrase: "o motor industrial para portão de galpão",
    intent: "buying",
    asks: [
      "motor industrial preço",
      "motor portão industrial preço",
      "motor de portão industrial preço",
      "motor industrial valor",
      "motor industrial quanto custa",
      "motor portão industrial quanto custa",
      "motor portão industrial valor",

      "galpão motor industrial tonelada",
      "galpão tonelada motor",
      "que motor industrial portão galpão tonelada",

      "motor deslizante industrial galpão",
      "portão deslizante galpão",
      "portão correr galpão",
      "motor industrial ou residencial galpão",
      "motor industrial galpão",
      "industrial galpão",
      "motor galpão industrial",
      "motor portão industrial galpão",
      "motores portão industrial galpão",
      "automatizar portão industrial galpão",
      "automatizar galpão industrial",
    ],
    answers: {
      any: [
        "O motor industrial para portão de galpão é um deslizante de uso intenso, com capacidade um terço acima do peso da folha e ciclos por hora acima do seu pico. A troca, com mão de obra, custa de {price.heavySwap}. Fotos, medidas e ritmo de uso fecham o modelo.",
        "Para galpão, o motor de portão industrial se escolhe pelos quilos da folha, com um terço de sobra, e pelas aberturas na hora cheia, para não desarmar no turno. Trocado, com o serviço, fica de {price.heavySwap}, e base, cremalheira de aço ou trilho se somam quando faltam.",
        "A troca de motor industrial em galpão fica de {price.heavySwap}, com mão de obra, por um modelo de uso intenso que aguente aberturas seguidas. A capacidade deve passar em um terço o peso da folha; comprimento, altura, material e foto do trilho definem qual.",
        "Portão de galpão pede motor industrial com duas folgas: capacidade um terço maior que o peso da folha e ciclos por hora acima do movimento de pico. Com mão de obra, a troca fica de {price.heavySwap}, e o modelo sai das medidas, das fotos e do número de aberturas.",
        "Qual motor industrial serve no galpão depende de quanto pesa a folha do portão, mais um terço, e de quantas vezes ela abre na hora mais cheia. Um deslizante de uso intenso, trocado com o serviço, fica de {price.heavySwap}; trilho, base ou cremalheira que falte é somado.",
      ],
      price: [
        "O motor industrial para galpão custa de {price.heavySwap} na troca, com mão de obra, conforme o peso da folha e os ciclos por hora, o número de aberturas seguidas que ele aceita. Base, cremalheira de aço e sensores entram em linhas próprias do orçamento.",
        "Na faixa de {price.heavySwap}, já com o serviço, o preço do motor industrial de galpão sobe com os quilos da folha, o uso intenso e o inversor. O que faltar de base, trilho e cremalheira é somado à parte.",
        "Quanto custa o motor industrial do galpão: a troca, com o serviço, fica de {price.heavySwap}. Folha mais pesada, mais ciclos por hora e inversor puxam o valor para cima, e a obra de base, a cremalheira e os sensores aparecem separados.",
        "A troca do motor industrial de um galpão tem preço de {price.heavySwap}, mão de obra incluída, e o lugar na faixa depende do peso do portão e do ritmo de aberturas. Trilho, base e cremalheira de aço só são somados quando faltam.",
      ],
      installation: [
        "Instalar motor industrial em galpão leva {time.heavy}, fora do pico, com base, eletroduto e reparo da folha adiantados enquanto o portão é usado na mão. A troca, com mão de obra, custa de {price.heavySwap}, e o que faltar de base e cremalheira se soma.",
        "A instalação do motor industrial no galpão começa pela folha e pelo trilho, passa pela base e pelo circuito próprio e termina no teste dos sensores, em {time.heavy} de montagem. Com a mão de obra, a troca fica de {price.heavySwap}.",
        "Para instalar o motor industrial sem parar o galpão, a base, os tubos e os reparos da folha vêm antes, com o portão usado na mão, e a montagem de {time.heavy} cai fora do pico. A troca com o serviço fica de {price.heavySwap}, mais base ou cremalheira que falte.",
        "O motor industrial do galpão é montado em {time.heavy}, depois de prontos a base, o circuito próprio e o trilho, e os sensores são testados no final. Conte com um valor de {price.heavySwap} para a troca, mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso da folha e ritmo de uso", "Como escolher o motor do galpão"],
        slots: [
          [
            "A chapa de aço pesa perto de 8 kg por metro quadrado a cada milímetro. Uma folha de 6 por 3 metros em chapa de 2 mm tem perto de 290 kg, e com o quadro e a folga de um terço pede motor de 500 kg ou mais na ficha.",
            "Calcule uns 8 kg por m² para cada milímetro de chapa: folha de 6 por 3 metros em 2 mm dá cerca de 290 kg, fora o quadro. Somado ele e a sobra de um terço, procure 500 kg ou mais na ficha.",
            "Em chapa de aço, são cerca de 8 kg por metro quadrado e por milímetro. Uma folha de 18 m² em 2 mm tem uns 290 kg de chapa e, com o quadro e um terço de folga, leva motor de 500 kg para cima.",
            "Estime o peso pela chapa: cada metro quadrado de aço tem cerca de 8 kg por milímetro de espessura. Os 18 m² de uma folha de 6 por 3 metros, em 2 mm, chegam a uns 290 kg; some o quadro e um terço, e o motor passa a ser de 500 kg ou maior.",
            "Multiplique a área da folha pela espessura em milímetros e por 8, e terá os quilos da chapa de aço. Com 6 por 3 metros e 2 mm o resultado é de quase 290 kg, o que, com quadro e margem de um terço, leva à ficha de 500 kg ou superior.",
          ],
          [
            "Conte entradas e saídas na hora cheia e compare com os ciclos por hora da ficha. Vento em chapa fechada e trilho sujo somam esforço, e o inversor, que dá partida e parada graduais, poupa a solda em folha longa.",
            "O número de aberturas no pico precisa caber nos ciclos por hora do modelo. Folha fechada segura vento, e para as longas o inversor arranca e para devagar, sem castigar chumbador e solda.",
            "Compare os ciclos por hora do motor com o movimento da hora cheia, de caminhão e de carro. Em folha longa, o inversor suaviza partida e chegada, e a folga cobre o vento na chapa.",
            "O regime vale tanto quanto a força: anote as passagens na hora mais cheia e veja se a ficha aceita tantos ciclos. O inversor acelera e freia aos poucos, o que protege a solda da folha comprida, e a sobra compensa vento e sujeira no trilho.",
            "Um motor forte com poucos ciclos por hora desarma no pico, então some carros e caminhões desse horário. Para folha comprida, prefira inversor, de partida e chegada suaves, lembrando que chapa inteira recebe o empurrão do vento.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Trilho, base e sensores do portão de galpão", "O que a folha pesada exige"],
        slots: [
          [
            "O trilho é chumbado em concreto, para aguentar a roda do caminhão, e a base do motor fica nivelada e acima da água do pátio. Sem a guia de cima e o batente nas pontas, a folha pode tombar, e o motor não é instalado.",
            "Trilho solto amassa sob o caminhão, por isso vai chumbado, e a base de concreto fica fora da poça. Guia superior e batentes seguram a folha no lugar, e sem eles não se põe motor.",
            "A roda do caminhão pede trilho chumbado, e a água do pátio pede base alta. Antes do motor vêm ainda a guia de cima e os batentes, que impedem a queda da folha.",
            "Antes de pensar no motor, olhe o que segura a folha: guia superior e batentes, sem os quais ela tomba e nada é instalado. No chão, o trilho fica preso em concreto por causa dos caminhões, e a base sobe acima do nível da água.",
            "Portão de galpão exige chão preparado, com trilho fixo no concreto sob as rodas dos caminhões e base nivelada, longe da enxurrada. Em cima e nas pontas, guia e batentes impedem a folha de cair, e são condição para motorizar.",
          ],
          [
            "Fotocélula em duas alturas vê o carro e também a carreta, cujo vão entre os eixos o feixe baixo atravessa. Pedestre tem entrada própria, e o sinaleiro avisa o movimento.",
            "Um feixe só passa por baixo da carroceria, então vão dois pares de fotocélula, um baixo e um alto. O sinaleiro avisa, e quem anda a pé usa outra porta.",
            "Com caminhão, a fotocélula é dupla, em altura de carro e de carroceria. Some sinaleiro e uma passagem separada para pedestres.",
            "A carreta é alta, e o feixe rente ao chão cruza entre seus eixos sem notá-la, o que pede um segundo par mais acima. Luz de aviso e porta própria para quem anda a pé completam a entrada.",
            "Instalam-se dois pares de fotocélula, o de baixo para carros e o de cima para a carroceria. Um sinaleiro mostra que a folha se move, e os pedestres passam por outro acesso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Serviço sem parar o galpão", "Etapas da instalação pesada"],
        slots: [
          [
            "Base, eletroduto e reparo da folha são adiantados com o portão em uso manual. A montagem, de {time.heavy}, fica para fora do pico, à noite ou no fim de semana, e a equipe aprende a destravar na falta de luz.",
            "A preparação não interrompe a passagem: base, cabos e acerto da folha vêm antes. Depois o motor é montado fora do horário cheio, em {time.heavy}, e o pessoal do turno treina o destravamento.",
            "Primeiro se faz o que dá com o portão aberto na mão, como base e fiação. As {time.heavy} de montagem ficam para o horário de menos movimento, com treino da equipe no fim.",
            "O galpão continua recebendo carga durante a preparação, pois base, tubos e folha são arrumados com o portão na mão. Para a montagem reserva-se um período calmo, de {time.heavy}, e ao final o turno aprende a soltar o motor no apagão.",
            "Duas etapas evitam a parada: a obra de base e de eletroduto, feita com o portão aberto manualmente, e a montagem, que toma {time.heavy} e pode ser à noite ou em fim de semana. Ensinar o destravamento à equipe encerra o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor industrial precisa ser trifásico?",
        answers: [
          "Nem sempre. Onde há rede trifásica e uso o dia todo, ele parte melhor e esquenta menos. Sem ela, há monofásicos fortes e modelos com inversor.",
          "Não por regra. O trifásico é o indicado em folha muito pesada com uso contínuo, e nos outros casos um monofásico reforçado atende.",
          "Só em alguns casos: folha muito pesada e operação contínua ganham com trifásico, se há essa rede. Fora daí servem o monofásico reforçado e o motor com inversor.",
        ],
      },
      {
        question: "Motor de casa serve no galpão?",
        answers: [
          "Só em portão leve que abre poucas vezes por dia. Em movimento de caminhão ele esquenta e desarma, mesmo quando tem força.",
          "Em uso seguido, não: falta regime, e o protetor desliga no meio do turno. Para pouco uso e folha leve, atende.",
          "Para caminhões o dia todo, não, porque o residencial aquece e se desliga por proteção. Ele só cabe em folha leve, com poucos acionamentos.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}, com guias, batentes, roldanas e sensores conferidos, e mais vezes em operação de vários turnos.",
          "Pelo menos {visits.business}. Onde o portão trabalha dia e noite, encurte o intervalo e olhe sempre guia e fotocélulas.",
          "Faça a revisão pelo menos {visits.business}, incluindo roldanas, guias, batentes e fotocélulas. Turnos seguidos pedem prazo menor.",
        ],
      },
      {
        question: "Vale ter peças de reserva?",
        answers: [
          "Em portão que não pode parar, sim: controle, fotocélula e a placa do modelo evitam um turno perdido.",
          "Vale, se há um portão só. As peças pequenas e a placa na gaveta poupam a espera.",
          "Sim, quando a parada trava a operação: ter placa do modelo, controle e fotocélula à mão reduz a espera pelo conserto.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "O motor sai com {warranty.motor}, de fábrica, e a instalação com {warranty.installation}.",
          "São {warranty.motor} no motor, pela fábrica, e {warranty.installation} no serviço.",
          "A fábrica dá {warranty.motor} ao motor, e o serviço de instalação tem {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do quadro fechado, com comprimento, altura, material e aberturas por hora",
  },
  {
    id: "galpao-portao-parado",
    broader: "galpao",
    label: "Portão de galpão não abre ou não fecha",
    phrase: "o portão do galpão que parou",
    asks: [
      ...combine(
        ["galpão", "industrial", "fábrica", "depósito"],
        ["portão"],
        [
          "parado",
          "parou",
          "não fecha",
          "travado",
          "travou",
          "quebrado",
          "quebrou",
          "não funciona",
          "emperrado",
          "emperrou",
          "com defeito",
        ],
      ),
      ...combine(["fábrica", "depósito"], ["portão"], ["não abre"]),
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Portão de galpão travado, que não abre ou não fecha, costuma estar sem energia ou sem uma fase, se fica mudo, ou com capacitor, folha ou trilho preso, se o motor ronca e não anda. Confira o disjuntor, aperte a botoeira uma vez e desligue. Atendemos portão industrial {shop.hours}, com orçamento por vídeo.",
        "Se o portão industrial do galpão não responde, veja disjuntor e fases; se ronca e não anda, desligue, porque falta fase ou algo prende a folha; se não fecha, olhe a fotocélula. O atendimento é {shop.hours}, e o conserto se orça por vídeo, antes da visita.",
        "O portão do galpão ou barracão trava por três motivos: energia ou fase faltando, com motor mudo ou roncando; folha presa em trilho batido; ou fotocélula fora do lugar, quando não fecha. Desligue o disjuntor depois de uma tentativa e chame, {shop.hours}, dizendo se há carga presa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão do galpão para", "Energia, batida ou uso demais"],
        slots: [
          [
            "No motor trifásico, a falta de uma fase faz roncar sem andar, e insistir queima o enrolamento em minutos. Portão mudo leva a disjuntor, contator, fusível ou placa. Veja se outra máquina também parou.",
            "Motor trifásico que ronca parado quase sempre perdeu uma fase, e cada tentativa aquece o enrolamento. Se não há som algum, a busca vai do disjuntor ao contator e à placa.",
            "Ronco sem movimento, em rede trifásica, é fase faltando até prova em contrário, e não se insiste. Silêncio total aponta disjuntor, fusível ou contator; uma máquina vizinha parada confirma a rede.",
          ],
          [
            "Caminhão e empilhadeira entortam guia, trilho e fotocélula, e cavaco ou terra prende a folha sempre no mesmo ponto. Motor que para no pico e volta depois de esfriar desarmou por excesso de aberturas.",
            "Batida de veículo desalinha trilho e sensor, e a sujeira de carga trava a roda no mesmo lugar. Se a parada só vem nas horas de movimento e passa ao esfriar, o motor está abaixo do ritmo.",
            "Trilho com degrau, guia amassada e fotocélula torta são marcas de veículo. Quando o motor desarma quente e volta frio, o número de aberturas passou do que ele suporta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o portão está parado", "Carga e gente até o conserto"],
        slots: [
          [
            "Isole os dois lados da folha, porque portão pesado fora do trilho tomba. Empilhadeira e caminhão não puxam: arrancam a roldana e transformam uma regulagem em serralheria.",
            "Ninguém fica ao lado de folha inclinada ou fora do trilho, que pode cair inteira. Também não se puxa com veículo, pois roda e trilho se rompem.",
            "Cone ou fita dos dois lados, e nada de empilhadeira puxando a folha. O peso fora do trilho tomba sem aviso, e o esforço arranca as roldanas.",
          ],
          [
            "Só a folha de correr reta e no trilho pode ser movida na mão, por dois adultos do mesmo lado, com disjuntor desligado e motor destravado. Guilhotina e basculante não se soltam nem se erguem.",
            "Com a energia cortada e o motor solto, dois adultos levam a folha de correr, se ela está reta. Portão que sobe, guilhotina ou basculante, fica como está.",
            "A abertura manual vale apenas para folha de correr nivelada, sem energia e com duas pessoas do mesmo lado. O que sobe na vertical espera o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço no galpão", "O que encarece o conserto do portão industrial"],
        slots: [
          [
            "Fusível, fase e sensor são os reparos menores; depois vêm roldana, trilho e contator. Placa industrial custa mais, e a troca do motor de folha pesada fica de {price.heavySwap}, com mão de obra.",
            "A ordem vai do contato e da fotocélula, mais baratos, a roda e trilho e, acima, à central. Se o motor queimou, a troca em portão pesado custa de {price.heavySwap}, com o serviço.",
            "Ajuste elétrico é o menor valor, serralheria de trilho e roldana fica no meio, placa e motor em cima. Um motor pesado novo, instalado no lugar do antigo, sai de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Atendem com a operação funcionando?",
        answers: [
          "Sim: o horário é combinado para fora do pico, {shop.hours}. A área em volta da folha fica isolada durante o serviço.",
          "Combina-se a janela de menos movimento, {shop.hours}, com a passagem fechada só pelo tempo do reparo.",
        ],
      },
      {
        question: "Há caminhão preso. O que mando na mensagem?",
        answers: [
          "O endereço, um vídeo da folha, a etiqueta do motor e o aviso de carga presa. Liberar a saída com segurança vem antes do conserto.",
          "Diga logo que há caminhão dentro e mande vídeo e endereço. Até o técnico chegar, ninguém força a folha.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Reparo pequeno, como fusível, sensor ou regulagem, leva até {trade.smallRepair}. A troca do motor pesado leva {time.heavy}.",
          "Até {trade.smallRepair} no que é contato ou ajuste. Motor novo em folha pesada pede {time.heavy}.",
        ],
      },
      {
        question: "Como evitar nova parada?",
        answers: [
          "Revisão {visits.business}, trilho limpo e protetor contra falta de fase no quadro. Um batente de concreto protege coluna e sensor dos veículos.",
          "Um relé de falta de fase desliga o motor antes de queimar. Some a isso trilho varrido, proteção contra batidas e revisão {visits.business}.",
        ],
      },
    ],
    photo: "um vídeo da folha e do trilho, com o som do motor, a foto da etiqueta e o endereço",
  },
];
