import type { Concept } from "#domain/knowledge/concept.ts";

export const galpao: Concept = {
  id: "galpao",
  kind: "audience",
  label: "Galpão",
  phrase: "o portão do galpão",
  words: [
    "galpão",
    "portão de galpão",
    "depósito",
    "armazém",
    "barracão",
    "centro de distribuição",
    "doca",
    "transportadora",
    "logística",
    "carga e descarga",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão automático de galpão é quase sempre de correr, com motor de uso intenso, porque não limita a altura do caminhão. O motor deve aguentar um terço a mais que o peso da folha. Com mão de obra, custa de {price.heavySwap}, e o serviço leva de {time.heavy}.",
      "Para automatizar um portão de galpão, grande e pesado, usa-se motor de uso intenso com capacidade um terço acima do peso da folha. Instalamos em {time.heavy}, até fora do expediente. Motor e mão de obra ficam de {price.heavySwap}.",
      "Em galpão ou depósito, o portão automático costuma ser de correr, com motor de uso intenso, trilho firme e fotocélula em duas alturas. Motor e instalação ficam de {price.heavySwap}, conforme o peso da folha e as aberturas por hora.",
      "O galpão pede portão automático de correr e motor para muitas aberturas seguidas, já que o residencial desliga por calor. O conjunto instalado fica de {price.heavySwap} e leva de {time.heavy} de serviço, à noite se for melhor.",
    ],
    price: [
      "O preço do motor de portão de galpão, com mão de obra, vai de {price.heavySwap}, conforme o peso da folha e as aberturas por hora. Na primeira automatização do portão de correr, base e cremalheira somam, e chapa fechada custa mais para mover que grade.",
      "Automatizar portão de galpão custa de {price.heavySwap}, motor de uso intenso e serviço juntos. O tipo mais comum é o de correr pesado, e o valor sobe com os quilos, o ritmo de uso e o que faltar de base, trilho ou energia.",
      "Motor para portão de galpão fica de {price.heavySwap}, instalado, e leva de {time.heavy} de trabalho. Folha longa e pesada, de chapa, puxa para o alto da faixa; grade leve e poucas aberturas, para o começo dela.",
    ],
    repair: [
      "Consertamos portão de galpão no local, e os defeitos comuns são roldana gasta, trilho amassado por caminhão e motor que desarma por calor. Peça comum se troca numa visita. Se o motor pesado acabou, a troca fica de {price.heavySwap}, com mão de obra.",
      "No conserto do portão de galpão, o técnico começa pela folha pesada, com a energia desligada e a área isolada, e depois mede o motor. Motor novo, se preciso, custa de {price.heavySwap} instalado; até a visita, mantenha o disjuntor desligado.",
      "Portão de galpão parado quase sempre tem roldana, trilho ou motor sobrecarregado pelo peso da folha. Desligue o disjuntor, olhe de longe e mande um vídeo: roldana e engrenagem saem numa visita, e a troca do motor, de {price.heavySwap}.",
    ],
    installation: [
      "A instalação do motor em portão de galpão leva de {time.heavy}, à noite ou no fim de semana se preciso, e fica de {price.heavySwap}, com motor. A folha pesada tem de correr leve, com trilho firme e batentes nas pontas.",
      "Instalamos o motor do galpão em {time.heavy} de trabalho, com base e eletroduto feitos antes, sem parar a operação. Motor de uso intenso para folha pesada e mão de obra custam de {price.heavySwap}.",
      "Para instalar motor no galpão, o portão pesado precisa de trilho que aguente roda de caminhão, guia e batentes. O serviço toma de {time.heavy}, e o conjunto de uso intenso fica de {price.heavySwap}, montado.",
    ],
    emergency: [
      "Com o portão do galpão fora do trilho ou inclinado, desligue o disjuntor, isole os dois lados e não use empilhadeira: a folha pesada pode tombar. Atendemos {shop.hours}. Mande foto de longe e diga se há caminhão preso.",
      "Se o portão do galpão não fecha no fim do expediente, desligue o disjuntor. Só folha de correr ou de abrir, reta e no trilho, pode ser destravada e fechada na mão, e basculante nunca. Folha pesada solta se isola, e o chamado é {shop.hours}.",
      "Portão de galpão travado com carga esperando: corte o disjuntor, afaste as pessoas e não empurre a folha pesada com veículo. Respondemos {shop.hours}, e roldana ou engrenagem costumam ser trocadas numa visita.",
    ],
    buying: [
      "O portão automático indicado para galpão é o de correr, com motor de uso intenso e capacidade um terço acima do peso da folha. O motor instalado por nós fica de {price.heavySwap}, com mão de obra. O peso e as aberturas da hora de pico dizem em que ponto da faixa ele está.",
      "Para portão de galpão, vendemos e instalamos motor de uso intenso, quase sempre em folha de correr, que não limita a altura do caminhão. Instalado em {time.heavy}, custa de {price.heavySwap}. Quanto mais pesada a folha e maior o movimento, mais perto do alto da faixa.",
      "Na compra do motor para o portão automático do galpão, contam dois números: o peso da folha, com um terço de sobra, e as aberturas por hora. O de uso intenso fica de {price.heavySwap}, com instalação. Com menos que isso, o motor desliga por calor na hora da carga.",
      "Um galpão precisa de motor de uso intenso e, na maioria dos casos, de portão de correr. O automático completo, com motor e mão de obra, sai de {price.heavySwap}; base, trilho ou cremalheira que faltem são orçados à parte, por foto.",
    ],
    question: [
      "Portão grande de galpão recebe motor quando a folha pesada corre leve, com trilho firme, batentes e guia contra queda. O modelo é de uso intenso, escolhido por peso e aberturas, e fica de {price.heavySwap}, com mão de obra, em {time.heavy}.",
      "Sim, dá para automatizar o portão grande do galpão, mesmo alugado, com autorização do dono para a base e a elétrica. Se a folha pesada está reta e o trilho firme, o motor de uso intenso custa de {price.heavySwap}, instalado.",
      "Comece pela folha: portão de galpão pesado, mas reto e bem guiado, aceita motor de uso intenso, de {price.heavySwap} com instalação. Torto ou sem guia, passa antes pela serralheria, e em imóvel alugado o dono autoriza a obra.",
    ],
  },
  line: [
    "Em galpão, o motor se escolhe por peso e por aberturas na hora de pico.",
    "Portão de galpão precisa de batente firme e de trilho que aguente roda de caminhão.",
    "No galpão, a revisão é feita {visits.business}, porque a folha pesada gasta roldana e trilho.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Defeitos mais comuns no portão de galpão",
        "O que costuma parar o portão do galpão",
        "Portão de galpão com defeito: o que costuma ser",
      ],
      slots: [
        [
          "O mais comum é desgaste da folha: trilho amassado por roda de caminhão e roldana gasta, que a fazem pesar ou pular sempre no mesmo ponto. Se a guia de cima entortou numa batida, pare de usar e isole a área.",
          "Roldana e trilho vêm em primeiro lugar, porque os caminhões passam por cima. A folha baixa, arrasta e força o motor; se a guia superior entortou, ninguém usa o portão até o conserto.",
          "Trilho amassado e roldana travada explicam a maioria das paradas, com a folha pulando num ponto certo. Batida que entorta a guia é mais grave, pois ela segura o portão em pé.",
          "Quase sempre o problema está embaixo da folha, em roldana gasta ou trilho afundado pelas rodas. Quando a guia de cima entorta, a folha perde a sustentação, e o lugar deve ser isolado.",
        ],
        [
          "Motor que desliga na hora da carga está quente, por folha pesada ou por ser pequeno para o ritmo. Se ele ronca e não anda, a suspeita é capacitor fraco, freio preso ou falta de uma fase no motor trifásico.",
          "Se ele desarma no pico e volta frio, falta capacidade ou sobra atrito na folha. Se ronca parado, a suspeita é capacitor, freio ou, na rede trifásica, uma fase ausente.",
          "A parada no meio da carga aponta para superaquecimento, e o motor girando com a folha imóvel, para engrenagem ou cremalheira gasta. Com ronco sem movimento, desligue o disjuntor.",
          "O motor que para e volta mais tarde superaqueceu. Engrenagem gasta faz ele girar sem levar a folha, e capacitor fraco ou falta de fase o deixa roncando no lugar.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "O que um portão de galpão exige",
        "Vão, trilho e motor do portão de galpão",
        "O que muda no portão de galpão",
      ],
      slots: [
        [
          "Com vão de 5 metros ou mais e caminhão alto, o portão de correr é o melhor, porque deixa a altura livre e apoia o peso no trilho. Esse trilho precisa ser reforçado, já que rodas carregadas passam por cima.",
          "A altura do caminhão e a largura do vão levam quase sempre ao portão de correr. As roldanas carregam a folha, e o trilho bem chumbado resiste às rodas que passam por cima.",
          "Folha longa e veículo alto combinam com portão deslizante, já que o basculante ficaria no caminho da carga. O peso todo desce para o trilho, feito para aguentar caminhão.",
          "O portão de correr ganha no galpão por não ter nada acima do caminhão. Em troca, exige trilho reforçado e roldanas fortes, pois uma folha comprida pesa centenas de quilos.",
        ],
        [
          "O motor trabalha em sequência na carga e descarga e precisa ser de fluxo intenso, sem desarmar por calor. Motor residencial nesse ritmo para no meio da manhã e dura pouco.",
          "Na hora da carga o portão abre uma vez atrás da outra, e só motor de uso intenso aguenta esses ciclos por hora. O de casa esquenta, desliga e se desgasta cedo.",
          "Para ciclos seguidos existe motor próprio, cuja ficha diz quantos aguenta por hora. Um modelo de residência superaquece e deixa caminhão esperando na rua.",
          "Uso intenso significa muitas aberturas por hora sem pausa, número que está na ficha. Motor comum nesse serviço desliga por temperatura várias vezes ao dia.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como escolher o motor do galpão",
        "O que define o motor do galpão",
        "Motor de galpão: peso e ritmo de uso",
      ],
      slots: [
        [
          "Escolha o motor pelos quilos da folha e pelas aberturas por hora. Deixe um terço de sobra no peso, porque vento e sujeira somam esforço: uma folha de 600 kg pede motor de 800 kg ou mais.",
          "Some um terço ao peso da folha para achar a capacidade: 600 kg levam a um motor de 800 kg. Depois compare as aberturas do pico com os ciclos por hora da ficha.",
          "Uma folha de 600 kg pede motor de 800 kg, porque um terço de folga cobre o vento na chapa e o trilho sujo. Depois veja na ficha se ele aguenta as aberturas da hora de pico.",
          "O peso e o ritmo decidem. Comprimento, altura e tipo de chapa dão os quilos, e a capacidade do motor deve passar deles em um terço, como 800 kg para uma folha de 600.",
        ],
      ],
      bullets: [
        "Comprimento, altura e material da folha",
        "Aberturas na hora de pico",
        "Altura do maior caminhão",
        "Inversor, que acelera e freia sem tranco",
        "Tensão e ponto de energia disponíveis",
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança em carga e descarga",
        "Caminhão, pedestre e folha pesada",
        "O mínimo de proteção no galpão",
      ],
      slots: [
        [
          "Caminhão tem vão livre entre os eixos, e um feixe baixo passa por ele sem ver nada. Por isso se usam fotocélulas em duas alturas, ou um laço no piso, que percebe o metal do veículo.",
          "Um par de fotocélulas baixo vê carro e pedestre, e outro alto vê a carroceria. Só com o de baixo, o portão pode fechar no meio do caminhão.",
          "Duas alturas de fotocélula são o mínimo onde entra carreta, porque o vão embaixo dela engana o feixe comum. O laço no piso, que sente metal, é a outra saída.",
          "Fotocélula única não enxerga caminhão inteiro. Com dois pares, um na altura do para-choque e outro na da carroceria, a folha espera o veículo passar.",
        ],
        [
          "Batente de aço nas pontas e guia superior impedem que a folha saia e tombe. Sinaleiro, sirene e faixa no piso mantêm quem anda a pé fora do caminho.",
          "A folha pesada só é segura com guia firme em cima e batente nas duas pontas. Luz e som de aviso alertam motorista e ajudante antes do movimento.",
          "Sem batente e guia, o portão pode correr além do trilho e cair de lado. No pátio, faixa pintada e sinal luminoso separam pedestre e folha.",
          "Duas peças seguram o portão em pé: batente nas extremidades e guia no alto. Para as pessoas, valem sirene, luz e marcação no chão.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Serviço sem parar o galpão",
        "Etapas da instalação pesada",
        "Instalação do motor no galpão, por etapas",
      ],
      slots: [
        [
          "Base, eletroduto e reparo da folha são feitos primeiro, com o portão em uso manual. A montagem e a regulagem levam de {time.heavy} e podem ficar para a noite ou o fim de semana.",
          "A preparação vem antes, em dia comum: base, cabos e reforço, sem fechar a passagem. Depois são {time.heavy} de montagem, fora da hora de carga.",
          "O serviço se divide em dois: a obra da base e da elétrica, que não interrompe o uso, e a montagem de {time.heavy}, marcada para horário parado.",
          "Conte de {time.heavy} para montar e testar o conjunto pesado, à noite se for melhor. A base, o eletroduto e os acertos da folha já estarão prontos.",
        ],
        [
          "Na entrega, o portão abre e fecha várias vezes seguidas e para diante de um obstáculo de teste. Duas pessoas por turno aprendem a destravar a folha de correr para o dia sem energia.",
          "O teste final repete aberturas em sequência e confere a parada no obstáculo. A equipe treina o destravamento da folha que corre, sempre com o disjuntor desligado.",
          "Antes de liberar, são feitos ciclos seguidos e o teste de obstáculo. Quem trabalha no pátio aprende a soltar a folha deslizante quando faltar luz.",
          "No fim há ciclos contínuos, para ver se o motor aquece, e o teste da parada. A chave de destravamento da folha de correr fica com dois treinados por turno.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço do portão de galpão",
        "O que pesa no orçamento do galpão",
        "Do que depende o preço no portão pesado",
      ],
      slots: [
        [
          "Motor de portão pesado, instalado, custa de {price.heavySwap}. O que mais muda o valor é o peso da folha, depois o ritmo de uso e o inversor. Grade é mais leve que chapa fechada e custa menos.",
          "A faixa é de {price.heavySwap}, com mão de obra, e a capacidade em quilos é o que mais muda o valor. Uso intenso e inversor vêm em seguida.",
          "Trocar ou instalar motor no galpão fica de {price.heavySwap}. Folha de chapa longa está no alto da faixa, e grade com poucas aberturas, no começo.",
          "Conte de {price.heavySwap} pelo motor montado em folha pesada. O peso manda no preço, o número de ciclos por hora vem depois, e o inversor acrescenta.",
        ],
        [
          "Base, cremalheira, trilho e roldanas somam quando precisam ser feitos, e serviço noturno tem valor combinado antes. O cartão aceita até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
          "À parte entram metros de cremalheira, trilho novo, roldanas e base. O motor sai com {warranty.motor} de garantia e a instalação com {warranty.installation}, em até {shop.instalments} parcelas no cartão.",
          "O que faltar na mecânica soma: trilho amassado, roldana, guia, base. Dá para dividir em até {shop.instalments} vezes, com {warranty.motor} de garantia do motor e {warranty.installation} do serviço.",
          "Some trilho, base e cremalheira se o portão não os tiver em bom estado. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação, e o cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Manutenção do portão de galpão",
        "Rotina de cuidados do portão de galpão",
        "Limpeza e revisão do portão do galpão",
      ],
      slots: [
        [
          "Varrer o trilho todo dia é tarefa da equipe, com o portão parado e o disjuntor desligado: pedra, prego e plástico travam a roldana. Essa limpeza evita a causa mais comum de tranco.",
          "O trilho limpo é o primeiro cuidado, pois fita, pedrisco e prego fazem a folha pular. A varrição é diária, com a energia do motor cortada.",
          "A sujeira do pátio trava o portão, e por isso a limpeza do trilho entra na rotina de todo dia. Desligue o disjuntor antes de alguém pôr a mão ali.",
          "Comece o dia com o trilho varrido, sem energia no motor. Uma pedra basta para amassar a roldana de uma folha pesada.",
        ],
        [
          "A revisão é feita {visits.business}, com roldana, batente, folga e força conferidos. A cremalheira se lubrifica a cada {rack.months}, com {rack.clearance} de folga até a engrenagem.",
          "O técnico revisa {visits.business}, porque o uso comercial gasta mais. Entre as visitas, a cremalheira recebe lubrificante a cada {rack.months}, e a folga de {rack.clearance} é mantida.",
          "Revisão {visits.business} encontra roldana gasta antes que a folha saia do trilho. A cada {rack.months}, limpa-se e lubrifica-se a cremalheira, que trabalha com {rack.clearance} de folga.",
          "A revisão {visits.business} mostra o desgaste cedo. Para a engrenagem durar, lubrifique a cremalheira a cada {rack.months} e mantenha os {rack.clearance} de folga.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor do galpão precisa de rede trifásica?",
      answers: [
        "Nem sempre: muitos portões de galpão usam motor monofásico de uso intenso. A rede trifásica amplia as opções para folha muito pesada.",
        "Não é obrigatório. Com rede trifásica, o motor pode ser desse tipo. Sem ela, há monofásicos fortes ou com inversor.",
        "Não. A foto do quadro fechado mostra o que há no local, e existe motor de uso intenso para os dois casos.",
      ],
    },
    {
      question: "Quanto tempo o galpão fica sem o portão num conserto?",
      answers: [
        "Roldana, engrenagem e capacitor costumam ser trocados em uma visita. Motor novo leva de {time.heavy}. Trilho arrancado pode pedir serralheiro e outro dia.",
        "Em geral, algumas horas de uma só visita. Para encurtar, mande antes a foto da etiqueta e do trilho.",
        "Uma visita basta para peça comum, como roldana e engrenagem. A troca do motor leva de {time.heavy} e pode ser feita fora da hora de carga.",
      ],
    },
    {
      question: "Posso empurrar o portão com empilhadeira se ele travar?",
      answers: [
        "Não. A folha pode sair do trilho e tombar. Desligue o disjuntor, isole a área e destrave só folha de correr que esteja no prumo e no trilho.",
        "Nunca: o empurrão entorta guia e cremalheira e pode derrubar a folha. Com ela travada, isole e chame o técnico.",
        "Não empurre. São centenas de quilos apoiados em roldanas, e um esforço de lado basta para tombar.",
      ],
    },
    {
      question: "O motor desarma na hora da carga. O que fazer?",
      answers: [
        "Deixe o motor esfriar e espace as aberturas até a visita. Se a folha corre leve, o motor é pequeno para o ritmo, e o certo é um de uso intenso.",
        "Quase sempre é a proteção contra calor: ou a folha pesa, ou o motor é residencial. Reduza as aberturas, e o técnico mede o esforço.",
        "Diminua o uso e não religue seguidas vezes. O técnico confere roldana e trilho, e só depois se fala em motor maior.",
      ],
    },
    {
      question: "Basculante serve em galpão?",
      answers: [
        "Em vão pequeno, de carro ou utilitário, sim. Para caminhão, o de correr é melhor, porque não limita a altura.",
        "Serve em vão menor e veículo baixo. Onde entra caminhão, o deslizante ou a porta de enrolar costuma ser mais indicado.",
        "Só para veículo baixo e largura pequena. Com carreta, a folha que sobe fica no caminho da carga.",
      ],
    },
    {
      question: "O galpão é alugado. Quem paga a automatização?",
      answers: [
        "Isso se acerta no contrato de locação. Peça ao dono autorização por escrito para base e elétrica. O motor pode ser levado na saída.",
        "Depende do combinado com o proprietário, que precisa autorizar a obra. Base e fiação ficam, e o motor, desmontável, pode sair com você.",
        "Em geral quem usa paga, salvo acordo. Tenha a autorização escrita do dono antes de chumbar base ou mexer na elétrica.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho e do motor, com comprimento, altura e aberturas por hora",
  related: ["deslizante", "peso", "industria", "enrolar", "trilho", "contrato"],
  topic: "motor-para-portao-pesado",
};
