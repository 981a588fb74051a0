import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const industria: NarrowConcept[] = [
  {
    id: "industria-portao-pesado",
    broader: "industria",
    label: "Motor para portão industrial pesado",
    phrase: "o motor de portão industrial pesado",
    asks: [
      "cremalheira motor portão industrial pesado",
      "cremalheira aço motor portão industrial pesado",
      "cremalheira aço motor reforçado portão industrial preço",
      "industrial pesado trifásico ou inversor",
      "portão industrial pesado precisa trifásico ou inversor",
      "industrial deslizante",
      "industrial deslizante kg",
      "deslizante 1500",
      "deslizante 2000",
      "industrial 2000",
      "portão industrial deslizante",
      "motor industrial deslizante",
      "motor industrial",
      "industrial pesado",
      "industrial kg",
      "motor industrial kg",
      "portão industrial pesado",
      "motor industrial preço",
      "industrial 800",
      "industrial 1000",
      "industrial 1500",
      "indústria pesado portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão industrial de correr pede motor de uso intenso com capacidade bem acima do peso da folha, muitas vezes com inversor ou rede trifásica, cremalheira de aço, trilho reforçado e batentes que impeçam a folha de sair. A troca fica de {price.heavySwap}, conforme peso e ciclos.",
        "O motor de portão industrial pesado é deslizante de uso intenso, com capacidade bem acima do peso da folha e ciclos por hora para o pico do turno. A troca custa de {price.heavySwap}; peso, ritmo e rede definem o modelo, por foto.",
        "O motor para portão industrial pesado precisa de capacidade um terço acima do peso da folha e de ciclos por hora acima da troca de turno. Cremalheira de aço, base de concreto e batentes vêm junto; na troca, motor e mão de obra ficam de {price.heavySwap}.",
        "Escolha o motor industrial pelos quilos da folha e pelas aberturas na troca de turno. Mande comprimento, altura, material e foto do trilho: o valor sai na faixa de {price.heavySwap}, com itens separados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como dimensionar o motor pesado",
          "Peso da folha e margem do motor",
          "Peso, margem e rede do motor",
        ],
        slots: [
          [
            "Calcule o peso por chapa, tubo e medidas, ou peça ao serralheiro o peso de projeto.",
            "O peso real vem do desenho da folha; a olho se erra, e para menos.",
            "Comprimento, altura e espessura da chapa dão uma estimativa que o técnico confere.",
          ],
          [
            "Deixe margem clara entre o peso e a capacidade, e mais ainda se o uso é intenso ou a folha, longa.",
            "O motor no limite esquenta no turno; a sobra é o que o mantém frio.",
            "Uma chapa fechada funciona como vela, e o vento entra na conta.",
          ],
          [
            "Os ciclos por hora da ficha precisam passar das aberturas na troca de turno; a rede, monofásica ou trifásica, vem do modelo e do quadro da fábrica.",
            "Diga se o quadro da fábrica é monofásico ou trifásico, 220 ou 380 V, e quantas aberturas há por hora: isso decide o modelo tanto quanto os quilos.",
            "O inversor parte e freia devagar, o que poupa a cremalheira em folha longa; ciclos por hora e rede, 220 ou 380 V, fecham a escolha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Batentes, guias e base", "O que segura uma folha pesada", "Segurança do portão industrial"],
        slots: [
          [
            "Batente de aço nas duas pontas e guia superior impedem que a folha saia do trilho e tombe.",
            "Uma folha pesada sem guia contra queda é risco de morte; confira antes do motor.",
            "Com rolete ou guia gastos, o portão fica parado até a troca.",
          ],
          [
            "Base de concreto firme e cremalheira de aço são as usuais nessa faixa de peso.",
            "O trilho precisa aguentar a roda que o cruza, chumbado em concreto.",
            "A fixação da cremalheira segue o fabricante, com {rack.clearance} de folga.",
          ],
          [
            "Fotocélula em duas alturas, borda sensível e sinaleiro protegem quem trabalha em volta.",
            "Fotocélula nos dois lados e borda sensível na ponta são indispensáveis nesse peso; pedestre tem passagem própria, e o comando fica onde se vê a folha.",
            "Fotocélula e borda sensível param a folha antes e no toque; o reparo é só com o disjuntor bloqueado e a área isolada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece o motor pesado", "Preço do motor pesado", "O que soma no orçamento"],
        slots: [
          [
            "A troca de motor pesado vai de {price.heavySwap}; muitos quilos, ciclos, inversor, rede trifásica e cremalheira de aço levam ao alto da faixa, ou acima.",
            "Na faixa de {price.heavySwap}, os quilos e o regime de uso levam ao alto; em folha muito pesada, o valor sai pela ficha do motor.",
            "A troca de motor de portão pesado vai de {price.heavySwap}, e quanto maior a folha, mais perto do alto da faixa, ou acima dela; base, trilho e guias são orçados à parte.",
          ],
          [
            "Acessórios de segurança e controle de acesso vêm em linhas próprias.",
            "A montagem leva de {time.heavy}, marcadas para a hora de menor movimento.",
            "A primeira proposta sai por fotos e medidas, sem custo.",
          ],
          [
            "A folha nova é do serralheiro ou do fabricante; motor, instalação e conserto são conosco.",
            "Motor, instalação e conserto são conosco; a folha é de quem a fabrica, e o motor se escolhe pelo desenho dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como saber quanto pesa o portão?",
        answers: [
          "Dá para saber pelo projeto do serralheiro ou pela conta de chapa e tubo. Mande medidas e espessuras, e estimamos.",
          "Dá para saber com as medidas e o material. Não tente erguer nem pesar a folha.",
        ],
      },
      {
        question: "Um motor de capacidade igual ao peso serve?",
        answers: [
          "Não convém. Sem margem, ele esquenta e gasta cedo, ainda mais em uso intenso.",
          "No papel, sim; na prática, não. Deixe folga para vento, trilho e ciclos.",
        ],
      },
      {
        question: "O motor de portão industrial precisa ser trifásico?",
        answers: [
          "Nem sempre. Há monofásicos para folha pesada; a rede e o modelo decidem.",
          "Depende do modelo. A foto do quadro fechado ajuda a definir.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão industrial?",
        answers: [
          "Faça {visits.business}, no mínimo, com guias, batentes, roldanas e força conferidos.",
          "A revisão é no mínimo {visits.business}; um portão que quase não para pede intervalo menor.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho, das guias e do quadro fechado, com comprimento, altura e aberturas por hora",
  },
  {
    id: "automacao-na-industria",
    broader: "industria",
    label: "Automação de portão de indústria",
    phrase: "a automação do portão da indústria",
    asks: [
      "automação portão indústria",
      "automação portão industrial",
      "automação portão fábrica",
      "automatizar portão indústria",
      "automatizar portão industrial",
      "automatizar portão fábrica",
      "automatizar portão metalúrgica",
      "automação portão metalúrgica",
      "instalar motor portão indústria",
      "instalação motor portão industrial",
      "portão automático indústria",
      "portão automático fábrica",
    ],
    intent: "installation",
    answers: {
      any: [
        "Em portão de indústria, o motor instalado fica de {price.heavySwap}, conforme o peso da folha e quantas vezes ela abre na troca de turno. A base e os fios são feitos com a fábrica em uso, e a montagem, de {time.heavy}, pode ser à noite ou no fim de semana.",
        "A automação aproveita o portão que a fábrica já tem: motor de uso intenso, sensor em duas alturas, aviso luminoso e comando na guarita, de {price.heavySwap} com mão de obra. Comprimento, altura, material e aberturas por hora fecham o valor, sem custo.",
        "Para a indústria, o motor é de uso intenso, com um terço de folga sobre o peso da folha, e instalado custa de {price.heavySwap}. Fotos do portão por dentro, do trilho e do quadro fechado bastam para o orçamento, que é grátis e por itens.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor a fábrica precisa", "Peso, turno e rede: o que define o motor"],
        slots: [
          [
            "Dois números escolhem o motor: os quilos da folha e as aberturas na hora da troca de turno.",
            "Pese a conta pelo turno, e não pela média do dia: é na troca que o motor esquenta.",
          ],
          [
            "Folha de 600 kg pede motor de 800 kg ou mais; em folha longa, o inversor parte e para sem tranco.",
            "Um terço de sobra sobre o peso cobre vento, trilho sujo e folha molhada.",
          ],
          [
            "Monofásico ou trifásico depende da rede da fábrica e do modelo; diga no pedido qual é a tensão.",
            "Onde há rede trifásica e uso o dia todo, o motor trifásico parte melhor e esquenta menos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A proteção que o portão de fábrica pede", "Segurança de quem passa a pé e de empilhadeira"],
        slots: [
          [
            "Um par de sensores baixo e outro alto enxergam pedestre, empilhadeira e carroceria.",
            "Sensor em duas alturas evita que a folha feche no vão entre o cavalo e a carreta.",
          ],
          [
            "Luz de aviso, faixa no piso e botão de parada na guarita avisam e param a folha.",
            "Aviso luminoso e sonoro, com botão de parada à mão, fazem parte do serviço.",
          ],
          [
            "Batente nas duas pontas e guia superior impedem que a folha saia do trilho e tombe.",
            "Sem batente e sem guia contra queda, a folha não recebe motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalar sem parar a produção", "As etapas, em ordem"],
        slots: [
          [
            "Primeiro vêm folha, trilho e base, com o portão ainda em uso manual.",
            "Trilho amassado e roldana gasta são acertados antes, com a entrada liberada por turnos.",
          ],
          [
            "A montagem e a regulagem levam de {time.heavy} e são marcadas fora da troca de turno.",
            "Conte de {time.heavy} para montar e testar, à noite ou no fim de semana, se preferir.",
          ],
          [
            "Na entrega, a equipe da portaria aprende a parar o portão e a soltá-lo na falta de luz.",
            "O treino da portaria, com o destravamento na mão, fecha o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento serve para a área de compras?",
        answers: [
          "Sim: vem por escrito e por itens, com motor, acessórios e mão de obra separados.",
          "Serve. Mande o CNPJ e o que o setor exige, e a proposta sai com cada item à parte.",
        ],
      },
      {
        question: "Dá para ligar o portão ao controle de acesso da fábrica?",
        answers: [
          "Dá: leitor, cancela ou botão da guarita entram na central do motor, que recebe o comando de abrir.",
          "Sim, o leitor que já existe pode mandar abrir o portão; a foto da central e do leitor confirma.",
        ],
      },
      {
        question: "De quanto em quanto tempo é a revisão?",
        answers: [
          "{visits.business}, no mínimo; com mais de um turno, a cada dois ou três meses.",
          "No mínimo {visits.business}, e mais vezes onde o portão abre o dia inteiro.",
        ],
      },
      {
        question: "Motor de casa serve no portão da fábrica?",
        answers: [
          "Só em entrada pequena, de pouco uso. No portão de carga ele esquenta, desarma e queima cedo.",
          "Não no portão principal: falta folga de peso e ele não aguenta aberturas seguidas.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, do trilho e do quadro fechado, com comprimento, altura e aberturas por hora",
  },
  {
    id: "motor-de-fluxo-intenso",
    broader: "industria",
    label: "Motor para muitas aberturas por dia",
    phrase: "o motor para fluxo intenso",
    asks: [
      "motor profissional",
      "motor portão profissional",
      "assembleia aprovou motor qual escolher",
      "assembleia aprovou motor novo",
      "aprovou motor novo qual",
      "aprovado motor novo condomínio qual",
      "abre toda hora",
      "motor abre toda hora",
      "portão abre toda hora",
      "motor escola abre toda hora",
      "abre o tempo todo motor",
      "abre dia inteiro motor",
      "motor abre fecha toda hora",
      "portão escola abre toda hora motor",

      "abre muitas vezes motor",
      "motor uso constante",
      "vezes por dia",
      "abre vezes dia",
      "portão abre vezes dia",
      "aberturas por dia motor",
      "fluxo intenso",
      "alto fluxo",
      "fluxo alto",
      "muito fluxo portão",
      "grande fluxo portão",
      "motor fluxo intenso",
      "motor alto fluxo",
      "portão automático fluxo intenso",
      "portão automático alto fluxo",
      "motor uso intenso",
      "motor uso contínuo",
      "muito movimento motor",
      "aguenta mais abre fecha",
      "motor aguenta abre fecha",
      "motor aguenta mais aberturas",
      "aguenta muitas aberturas",
      "abre fecha dia todo",
      "motor aguenta abrir muito",
      "garagem prédio carros motor",
      "prédio carros qual motor",
      "carros garagem qual motor",
      "motor muitas aberturas",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão profissional é o de uso intenso, industrial ou predial, com inversor, proteção térmica e mais ciclos por hora que o de casa. A troca fica de {price.heavySwap}, com mão de obra; em casa, um residencial bom, de {price.homeSwap}, costuma bastar, e a foto com o uso por dia decide.",
        "O motor residencial aguenta o uso de uma família, até com 3 ou 4 carros, se abre espalhado pelo dia; se as vezes vêm juntas, na mesma hora, ele esquenta e para, e o certo é um de uso intenso, de {price.heavySwap} na troca em portão pesado. Quem confirma são os ciclos por hora da ficha.",
        "Em hospital, estacionamento, hotel ou fábrica que funciona 24 horas, use motor de uso contínuo, com inversor e proteção térmica, de {price.heavySwap} na troca, com mão de obra. Escolha pelos ciclos por hora da ficha, um terço acima da hora mais cheia, e deixe nobreak.",
        "Em clínica, oficina, academia, faculdade ou restaurante, a folha que abre muitas vezes por dia, de 40 ou 50 a 200, pede motor de uso intenso, de {price.heavySwap} na troca, com mão de obra. O modelo sai pelos ciclos por hora da ficha: conte a hora mais cheia e exija um terço a mais.",
        "Com 100, 150, 200, 300 ou 500 carros por dia, o condomínio ou o prédio precisa de motor de linha industrial ou predial, de uso intenso, com inversor, de {price.heavySwap} na troca, com mão de obra. O que fecha o modelo são os carros da hora mais cheia: os ciclos por hora da ficha ficam um terço acima.",
        "O motor para muitas aberturas por dia se escolhe pelos ciclos por hora da ficha, uma vez e meia as aberturas da hora de pico, e pelo peso da folha com um terço de folga. Se o motor novo foi aprovado na assembleia, peça três propostas com o mesmo modelo, fotocélula, nobreak e garantia; a troca em prédio fica de {price.heavySwap}.",
        "Um portão que abre muitas vezes por dia pede motor de uso intenso, de {price.heavySwap} na troca, escolhido pelos ciclos por hora da ficha, e não só pelo peso. Conte as aberturas da hora mais cheia e exija um terço a mais.",
        "Para portão de alto fluxo ou fluxo intenso, o motor certo é o industrial ou predial, com inversor e cremalheira de aço, porque o de casa esquenta, desarma e queima. A troca fica de {price.heavySwap}, com mão de obra; os carros da hora mais cheia decidem o modelo.",
        "Com centenas de aberturas por dia, escolha motor de uso contínuo, com proteção térmica e parada suave, e programe revisão {visits.business} ou mais. Mande aberturas por hora, peso e medidas da folha: o orçamento é grátis.",
      ],
      question: [
        "Quantas vezes por dia o portão pode abrir está na ficha do motor, em ciclos por hora: o residencial é feito para o uso de uma família; acima disso, ele esquenta e desarma. Com muito movimento, use motor de uso intenso, na troca de {price.heavySwap}.",
        "O limite de aberturas é do motor, não do portão: veja os ciclos por hora na etiqueta ou no manual e compare com a sua hora mais cheia. Se ele para para esfriar, já passou do limite, e o certo é um de uso intenso.",
        "Existe motor feito para fluxo intenso: o industrial ou predial, com inversor, proteção térmica e ciclos por hora acima da hora de pico; na troca, com mão de obra, fica de {price.heavySwap}. Compare na ficha os ciclos por hora e os quilos, com um terço de folga.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Ciclos por hora antes de quilos",
          "O que ler na ficha do motor",
          "Como escolher para muito movimento",
        ],
        slots: [
          [
            "A ficha traz os ciclos por hora: um ciclo é abrir e fechar. Exemplo: 30 entradas na hora mais cheia são 30 ciclos; procure 40 ou mais.",
            "Duzentas aberturas espalhadas cansam menos que cinquenta em uma hora; vale o pico. Com 30 entradas na hora cheia, procure 40 ciclos por hora ou mais.",
            "Conte os veículos da hora mais cheia, porque a média do dia engana: 30 nessa hora pedem 40 ciclos ou mais na ficha.",
          ],
          [
            "Motor trifásico ou com inversor aguenta melhor partidas seguidas, onde a rede permite.",
            "O inversor, que controla a rotação, reduz o pico de corrente e o calor a cada partida.",
            "A proteção térmica que desarma no pico é sinal de motor abaixo do uso.",
          ],
          [
            "Redutor em banho de óleo, cremalheira de aço e roldanas reforçadas acompanham o motor.",
            "A folha entra na conta: roldana e trilho ruins dobram o esforço de cada ciclo.",
            "A capacidade de um terço acima do peso dá folga para vento e sujeira.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Conte as aberturas do seu portão",
          "Os números para o orçamento",
          "Conte as aberturas antes de comprar",
        ],
        slots: [
          [
            "Um dia de contagem evita comprar motor pequeno demais.",
            "A portaria consegue todos os números em um turno.",
            "Com estes dados o modelo é indicado por mensagem.",
          ],
        ],
        steps: [
          "Conte as aberturas na hora mais cheia.",
          "Anote quantas horas por dia o portão trabalha.",
          "Meça largura e altura da folha e diga o material.",
          "Veja a tensão disponível e se há rede trifásica.",
          "Fotografe trilho, roldanas e a etiqueta do motor atual.",
        ],
      },
      {
        about: "care",
        headings: ["Manutenção de portão muito usado", "O que se gasta com o fluxo", "Revisão conforme os ciclos"],
        slots: [
          [
            "Revisão {visits.business} é o mínimo; com turno dobrado, o intervalo diminui.",
            "Quem abre o dia inteiro revisa por ciclos, e não só por calendário.",
            "Peças de reposição à mão evitam portaria parada.",
          ],
          [
            "Engrenagem, roldana e cremalheira são o que mais se gasta.",
            "A folga de {rack.clearance} na cremalheira poupa a engrenagem.",
            "Fotocélula suja para o portão na hora de pico: limpeza entra na rotina.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quantas vezes por dia um motor residencial aguenta?",
        answers: [
          "A ficha de cada modelo diz os ciclos por hora. Ele é feito para o uso de uma casa, com pausas longas.",
          "O número depende do modelo; em geral, só o movimento de uma família. Confira na etiqueta ou no manual.",
        ],
      },
      {
        question: "Dois motores alternados resolvem?",
        answers: [
          "Não: a folha de correr usa um motor só, e dois na mesma folha brigam. O certo é um do tamanho do uso, com outro de reserva, se a entrada não pode parar.",
          "Não. Em duas folhas há um motor em cada uma, e os dois fazem todos os ciclos. O que resolve é motor com ciclos por hora acima do pico.",
        ],
      },
      {
        question: "Deixar o portão aberto no pico ajuda?",
        answers: [
          "Ajuda, se houver vigilância ou cancela para o controle. Poupa ciclos do motor.",
          "Sim, com alguém na entrada; muitos usam portão aberto e cancela no horário cheio.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor de uso intenso?",
        answers: [
          "A troca leva de {time.heavy} em portão pesado, marcada fora do pico.",
          "O trabalho leva de {time.heavy}; o horário é combinado com a operação.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e da etiqueta do motor, com as aberturas da hora mais cheia",
  },
  {
    id: "industria-motor-de-um-hp",
    broader: "industria",
    label: "Motor de 1 HP para portão industrial",
    phrase: "o motor de 1 HP para portão industrial",
    asks: [
      "motor industrial 1 hp preço",
      "portão industrial 1 hp preço",
      "industrial 1 hp preço",
      "motor galpão 1 hp preço",
      "motor 1 hp portão industrial preço",
      ...combine(
        ["1 hp", "1hp", "um hp", "1 cavalo", "1 cv"],
        [
          "portão industrial",
          "motor industrial",
          "industrial",
          "galpão",
          "portão galpão",
          "fábrica",
          "portão empresa",
          "portão pesado industrial",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão industrial, o motor de 1 HP serve em folha larga ou pesada que abre muitas vezes por dia. Vendemos, instalamos e consertamos: a troca em portão pesado fica de {price.heavySwap}, com mão de obra, e o modelo sai pelo peso da folha e pelas aberturas da hora cheia.",
        "Motor industrial de 1 HP é de uso intenso e se escolhe pelos quilos que a ficha aceita, com um terço de folga sobre o peso da folha. A troca em portão pesado custa de {price.heavySwap}, com mão de obra; fotos e medidas fecham o valor, sem custo.",
        "O motor de 1 HP é o usual em portão de galpão e de fábrica, de correr, com folha pesada; dois de 1 HP podem ter capacidades bem diferentes, e por isso valem os quilos da ficha. Com mão de obra, a troca fica de {price.heavySwap}.",
      ],
      price: [
        "O motor de 1 HP para portão industrial fica de {price.heavySwap} na troca, com mão de obra, conforme o peso da folha e as aberturas da hora cheia. Base, cremalheira, fotocélulas e elétrica somam na primeira instalação; fotos e medidas dão o valor fechado, grátis.",
        "Trocar o motor de um portão industrial por um de 1 HP custa de {price.heavySwap}, com motor e mão de obra. A primeira instalação soma base, cremalheira e ligação elétrica, e o valor sai por fotos e medidas, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando 1 HP é o certo", "Peso, ciclos e rede: o que conferir", "Antes de comprar um motor de 1 HP"],
        slots: [
          [
            "HP mede a potência do motor; o que decide é a capacidade em quilos e os ciclos por hora da ficha (um ciclo é abrir e fechar).",
            "Leia na ficha a capacidade em quilos e os ciclos por hora, que é quantas vezes ele abre e fecha sem desarmar.",
            "Dois motores de 1 HP podem levar pesos bem diferentes: compare os quilos e os ciclos por hora, e não só a potência.",
            "A potência diz pouco sozinha; procure na etiqueta ou no manual quantos quilos ele leva e quantas vezes por hora abre sem parar para esfriar.",
          ],
          [
            "A capacidade deve passar em um terço o peso da folha, e os ciclos por hora, em um terço as entradas e saídas da hora mais cheia.",
            "Folha de 1.000 kg pede capacidade de uns 1.300 kg; 30 entradas na hora cheia pedem 40 ciclos.",
            "Some um terço ao peso da folha e às entradas da hora de pico antes de comparar os modelos.",
            "Motor no limite desarma na troca de turno: por isso a folga de um terço, no peso e no uso.",
          ],
          [
            "Veja também a rede: há versões monofásicas e trifásicas, e a tensão tem de ser a do quadro.",
            "Diga se há rede trifásica: nela, o motor parte com menos esforço e aguenta melhor o uso seguido.",
            "A foto do quadro de luz, fechado, ajuda a escolher entre o modelo monofásico e o trifásico.",
            "Antes da compra, confirme com o eletricista da empresa a tensão e se há rede trifásica perto do portão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor industrial instalado", "Preço do motor de 1 HP e o que soma"],
        slots: [
          [
            "A troca do motor em portão pesado fica de {price.heavySwap}, com motor e mão de obra.",
            "Com mão de obra, trocar o motor de um portão pesado custa de {price.heavySwap}.",
            "Motor e mão de obra, na troca em folha pesada, ficam de {price.heavySwap}.",
          ],
          [
            "Quanto mais pesada a folha e mais seguidas as aberturas, mais perto do alto da faixa.",
            "O valor sobe com o peso da folha, o uso por hora e o inversor, a eletrônica que faz o motor partir e parar suave.",
            "Na primeira instalação, base de concreto, cremalheira e ligação elétrica são somadas à parte.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que acompanha o motor", "Trilho, cremalheira e sensores", "O que o portão precisa ter"],
        slots: [
          [
            "Cremalheira de aço, roldanas reforçadas e trilho reto vêm junto, ou a engrenagem se gasta antes do motor.",
            "Trilho amassado ou roldana presa dobram o esforço: são vistos antes de se escolher a potência.",
            "Um motor forte em trilho torto só quebra mais depressa: roldanas, trilho e guia são acertados primeiro.",
            "Roldana com rolamento bom, trilho limpo e cremalheira de aço fazem parte do serviço, porque o peso passa por eles.",
          ],
          [
            "Fotocélula em duas alturas e sinaleiro protegem quem passa a pé e o caminhão alto.",
            "Com caminhão e pedestre no mesmo vão, vão dois pares de fotocélula e uma borda que para a folha ao toque.",
            "Aviso luminoso na saída, dois pares de sensores e passagem separada para quem anda a pé vão no mesmo projeto.",
            "Onde passa empilhadeira ou caminhão, um feixe só não basta: o segundo par fica na altura da carroceria.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação sem parar a empresa", "Quanto tempo leva a troca"],
        slots: [
          [
            "A montagem leva de {time.heavy} e é marcada fora da troca de turno.",
            "Conte de {time.heavy} de serviço, com a base e a elétrica preparadas antes.",
            "São de {time.heavy} de trabalho na troca, combinados para o fim de semana ou fora do expediente, se for melhor.",
            "Quando base e fiação já existem, a troca cabe em {time.heavy}, no horário de menos movimento.",
          ],
          [
            "Até lá, se o portão está parado, o disjuntor fica desligado e sinalizado e a área, isolada.",
            "Durante o serviço, o disjuntor fica bloqueado e um funcionário orienta a passagem.",
            "Enquanto o motor é trocado, a passagem é isolada, e o quadro fica travado para ninguém religar.",
            "O teste final é feito com carga de uso: várias aberturas seguidas, sensores e botão de parada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1 HP aguenta quantos quilos?",
        answers: [
          "Depende do modelo: em geral, passa de 1.000 kg no portão de correr. Quem diz é a ficha, e não os HP.",
          "A capacidade muda de fabricante para fabricante; mande a foto da etiqueta e dizemos a da sua.",
        ],
      },
      {
        question: "Posso pôr 1 HP no lugar de um 1/2 HP que queima sempre?",
        answers: [
          "Antes se confere por que ele queima: folha pesada, trilho ruim ou uso acima do limite. Se for o uso, o motor maior resolve.",
          "Pode, se a causa for uso demais. Se a folha está presa, o novo também se gasta cedo.",
        ],
      },
      {
        question: "Consertam motor industrial que já está instalado?",
        answers: [
          "Sim: placa, engrenagem, fim de curso e redutor, das marcas comuns, como assistência independente. A foto da etiqueta diz se há peça.",
          "Consertamos no local, fora do horário de pico. Mande a foto da etiqueta e um vídeo feito de longe.",
        ],
      },
    ],
    photo:
      "fotos da folha, do trilho, da etiqueta do motor e do quadro de luz fechado, com as medidas e quantos veículos passam na hora mais cheia",
  },
];
