import type { Concept } from "#domain/knowledge/concept.ts";

export const articulado: Concept = {
  id: "articulado",
  kind: "gate",
  label: "Portão articulado",
  phrase: "o portão articulado",
  words: [
    "articulado",
    "portão articulado",
    "portão sanfonado",
    "portão sanfona",
    "portão camarão",
    "portão dobrável",
    "portão que dobra",
  ],
  intent: "buying",
  answers: {
    any: [
      "Portão articulado é o que dobra no meio ao abrir, para cima ou para o lado, como o camarão, e pode ser automático. O motor é escolhido pelo sentido da dobra, e as dobradiças do meio precisam estar firmes. Em casa, a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "O portão articulado, que dobra ao abrir, aceita motor se a folha dobra leve. A dobra para cima usa acionador de basculante; a dobra lateral, do camarão, usa braço ou trilho superior. Na troca residencial, motor e serviço custam de {price.homeSwap}.",
      "Existe motor para portão que dobra no meio, articulado ou camarão, desde que as dobradiças estejam boas e a folha dobre sem esforço. A troca em casa custa de {price.homeSwap}, com instalação, e em folha pesada, de {price.heavySwap}.",
      "O portão articulado automático é a melhor opção quando falta espaço: a folha dobra no meio e avança menos que uma folha inteira. Em troca, tem mais dobradiças para cuidar. O motor, trocado em casa, fica de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "Automatizar portão articulado custa, na troca do motor em casa, de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. A dobra para cima costuma custar menos que a lateral, e dobradiça ou guia gasta é orçada à parte.",
      "O preço do motor para portão articulado depende de como ele dobra: a troca residencial fica de {price.homeSwap}, com o serviço. Camarão com trilho superior costuma custar mais que a dobra para cima. O orçamento por foto é grátis.",
      "O preço do motor no portão articulado, que dobra ao abrir, fica de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada. O primeiro motor é orçado de graça, com fotos da folha aberta e fechada, e o conserto da dobra é cobrado à parte.",
    ],
    repair: [
      "Portão articulado que trava na dobra costuma ter dobradiça com folga, guia suja ou roldana gasta. Desligue o disjuntor e não ponha a mão entre as partes da folha. O ajuste em casa custa a partir de {price.preventive}, sem peças.",
      "O conserto do portão articulado começa pelas dobradiças do meio e pelas guias, em visita a partir de {price.preventive} numa residência, sem peças. Se a folha dobra torta, o motor força, e trocá-lo sem acertar a dobra não resolve.",
      "Portão camarão ou articulado que dá tranco tem, em geral, pino gasto, guia torta ou roldana fora do lugar. Regular custa a partir de {price.preventive} em casa, sem peças, e o motor novo, se preciso, de {price.homeSwap}.",
    ],
    installation: [
      "Instalar motor em portão articulado exige folha que dobre sem esforço, guias retas e dobradiças firmes, porque o ponto onde ele prende acompanha a dobra. Na troca em casa, motor com mão de obra fica de {price.homeSwap}, com {warranty.installation} de garantia no serviço.",
      "A instalação no portão que dobra começa pelo teste da folha à mão, feito pelo técnico, e só depois se define onde prender motor e braço. A troca residencial custa de {price.homeSwap}, e o camarão precisa da guia superior em ordem.",
      "Automatizamos portão articulado depois de acertar pinos e guias, e a força é testada num objeto macio. O motor trocado em residência custa de {price.homeSwap}, instalado, e em folha pesada, de {price.heavySwap}.",
    ],
    comparison: [
      "O portão articulado avança menos que o basculante comum, porque a folha dobra em vez de girar inteira. Em troca, tem mais dobradiças e guias, que pedem lubrificação e revisão {visits.home}. Escolha o articulado só se faltar espaço.",
      "Comparado ao portão de abrir, o articulado precisa de menos espaço para girar; comparado ao de correr, não precisa da parede lateral inteira. Em troca, tem mais peças que se gastam, e o motor depende da dobra.",
    ],
    question: [
      "Sim, existe motor para portão que dobra no meio, o articulado ou camarão, desde que a dobra seja leve e as dobradiças estejam firmes. O modelo segue o sentido da dobra. Em casa, a troca fica de {price.homeSwap}, com mão de obra.",
      "O motor do portão articulado depende da dobra: para cima, acionador de basculante; para o lado, braço ou trilho. O articulado vale a pena onde falta espaço, porque a folha se recolhe. A troca residencial do motor custa de {price.homeSwap}.",
      "Portão articulado de garagem pode ser automático, e o camarão também, se correr leve na guia. O motor comum nem sempre serve, porque o ponto onde ele prende acompanha a dobra. Trocá-lo em casa custa de {price.homeSwap}.",
    ],
    buying: [
      "O motor para portão articulado depende do sentido da dobra: para cima, usa-se um acionador de basculante; para o lado, como no camarão, um braço ou um motor de trilho superior. A folha precisa dobrar leve, com as dobradiças do meio firmes. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}; o primeiro motor é orçado por foto.",
      "O portão articulado automático é a melhor opção quando a garagem é curta ou a calçada é estreita, porque a folha dobra no meio e avança menos. Onde há espaço, o basculante comum ou o de correr custa menos para manter. O motor, trocado em casa, fica de {price.homeSwap}, com mão de obra.",
      "O portão articulado dobra no meio ao abrir e por isso cabe em garagem sem espaço para a folha inteira. O motor é escolhido pelo sentido da dobra, para cima ou para o lado, e as dobradiças do meio precisam estar firmes. Na troca em casa, fica de {price.homeSwap}, com mão de obra; o primeiro motor é orçado por foto.",
      "O portão articulado, ou camarão, compensa quando uma folha só bateria no carro ou invadiria a calçada. O motor segue a dobra: para cima, acionador de basculante; para o lado, braço ou trilho superior. Na troca residencial, motor e instalação custam de {price.homeSwap}, e a folha é feita pelo serralheiro.",
      "O portão articulado vale a pena onde falta recuo, e o motor pede folha que dobre leve, com dobradiças firmes no meio. O modelo do motor depende do sentido da dobra. A troca em residência custa de {price.homeSwap}, e o primeiro motor é orçado de graça por fotos da folha aberta e fechada.",
    ],
  },
  line: [
    "No portão articulado, dobradiça com folga no meio da folha vira tranco no motor.",
    "Articulado serve onde a folha inteira não teria espaço para sair.",
    "Entre as partes de um portão articulado há ponto de esmagamento, e as mãos ficam longe.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona o portão articulado", "O que é o portão articulado"],
      slots: [
        [
          "A folha é dividida em partes unidas por dobradiças, que dobram ao abrir. No basculante articulado ela dobra para cima; no camarão, ou sanfonado, dobra para o lado.",
          "Em vez de uma peça rígida, o portão tem partes que se dobram umas sobre as outras. A dobra pode ser para cima, no basculante articulado, ou lateral, no camarão.",
          "Dobradiças no meio da folha permitem que ela se recolha em menos espaço. Quando dobra para cima, chama-se basculante articulado; para o lado, camarão ou sanfonado.",
        ],
        [
          "Há ainda o seccionado, de painéis horizontais que sobem por trilhos curvos até o teto. Cada tipo pede um motor diferente, e por isso a dobra é a primeira pergunta.",
          "Um terceiro tipo, o seccionado, sobe em painéis por trilhos curvos e fica rente ao teto. O motor de um tipo não serve no outro.",
          "O seccionado é outro portão que se dobra: os painéis fazem a curva e param sob o teto. Ele usa motor próprio, diferente do camarão e do basculante.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de desgaste na dobra", "Quando o articulado trava", "Portão articulado com tranco na dobra"],
      slots: [
        [
          "Tranco sempre no momento da dobra indica dobradiça com folga ou guia desalinhada. Nos modelos que sobem, cabo frouxo ou folha inclinada é motivo para parar, desligar o disjuntor e não passar por baixo.",
          "Se o portão hesita ao dobrar, a dobradiça do meio costuma estar gasta ou seca. Folha inclinada no alto é risco de queda, e ninguém passa por baixo.",
          "Dobra que estala mostra pino gasto, e o esforço vai parar no braço do motor. Se a folha sobe torta, desligue o disjuntor e não destrave.",
        ],
      ],
      bullets: [
        "Tranco na hora da dobra: pino ou dobradiça com folga",
        "Fresta irregular entre as partes: empeno ou guia amassada",
        "Roldana fora da guia: parada no meio",
        "Rangido nas dobradiças do meio: falta de lubrificação",
        "Folha que sobe torta: cabo, pare de usar",
      ],
    },
    {
      about: "check",
      headings: ["O que olhar no articulado, sem pôr a mão na dobra", "Teste seguro do articulado"],
      slots: [
        [
          "Entre as partes da folha os dedos podem ser esmagados, por isso olhe de longe e não toque nas dobradiças do meio, mesmo com o motor desligado.",
          "Olhe de fora e de lado, com o vão vazio, porque a dobra fecha com força. Crianças e animais saem antes.",
          "As mãos ficam longe da dobra o tempo todo. Faça a conferência sem ninguém perto da folha.",
        ],
      ],
      steps: [
        "Acione uma vez, de longe, e note em que ponto a folha hesita ou estala.",
        "Com o portão fechado, desligue o disjuntor.",
        "Veja se as frestas são iguais e se as roldanas estão dentro das guias.",
        "Fotografe as dobradiças do meio, sem tocar em cabo ou mola.",
        "Fotografe também o motor e a etiqueta.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta no articulado", "A visita ao portão articulado"],
      slots: [
        [
          "O técnico testa a dobra parte por parte, com a folha escorada quando ela sobe, e procura folga em cada pino e roldana. Troca os pinos gastos e alinha as guias.",
          "Dobradiças e guias são acertadas antes do motor, com a folha firme. O técnico troca pinos e roldanas até a folha dobrar sem tranco.",
          "Primeiro a folha é escorada, e cada dobradiça é examinada. Guia reta e pino novo tiram o esforço do braço do motor.",
        ],
        [
          "Por fim, a força e as paradas são reguladas, e a proteção é testada com um objeto macio. Quando não há peça a trocar, a regulagem leva até {trade.smallRepair}.",
          "Com a dobra leve, a força do motor é reduzida ao necessário. Só regular leva até {trade.smallRepair}.",
          "O ajuste do motor vem no fim, com vários ciclos de teste. Sem peça a trocar, o serviço leva até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o articulado compensa", "Articulado ou basculante comum?"],
      slots: [
        [
          "O articulado compensa onde a folha inteira não cabe, como garagem curta ou calçada estreita. Com espaço de sobra, o basculante comum ou o de correr é mais simples, porque tem menos dobradiças e guias para gastar.",
          "A escolha faz sentido quando uma folha só avançaria demais sobre a calçada ou sobre o carro. Havendo lugar, a folha simples tem menos peças e dá menos manutenção.",
          "Escolha o articulado quando o espaço for pouco na frente ou no fundo da garagem. Se o carro e a calçada permitem, o basculante comum sai mais barato de manter.",
        ],
        [
          "Antes de decidir, meça a largura, a altura e o fundo livre da garagem e fotografe a fachada. Conte também com a lubrificação das dobradiças, feita na revisão {visits.home}.",
          "As medidas do vão e do fundo livre permitem comparar os tipos. Lembre que o articulado depende de revisão {visits.home} em dia.",
          "Largura, altura e espaço por dentro decidem. O portão que dobra pede mais lubrificação, vista na revisão {visits.home}.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que define o preço no articulado", "Quanto custa automatizar o articulado"],
      slots: [
        [
          "A troca do motor fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, com mão de obra. A dobra para cima costuma usar o conjunto mais simples; o camarão com trilho superior custa mais.",
          "Em residência, trocar o motor custa de {price.homeSwap}, e em articulado pesado, de {price.heavySwap}. O valor dentro da faixa depende do peso e de a folha dobrar para cima ou para o lado.",
          "Motor e mão de obra custam de {price.homeSwap} na troca residencial. Folha pesada, ou camarão com guia superior, fica mais caro e chega a {price.heavySwap}.",
        ],
        [
          "Dobradiça, pino e guia gastos são orçados à parte e trocados antes do motor. O cartão divide em até {shop.instalments} vezes.",
          "O reparo da folha vem separado no orçamento, porque o motor só é instalado com a dobra leve. Você pode pagar em até {shop.instalments} vezes no cartão.",
          "Serralheria e roldanas são itens separados. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão articulado avança na calçada?",
      answers: [
        "O articulado avança menos que o basculante comum, porque a folha dobra enquanto sobe. Quanto avança depende da altura da dobra, e a regra da calçada é do município.",
        "O basculante articulado avança um pouco; o seccionado não avança nada, porque sobe rente à parede. Confira a regra do município.",
        "Um pouco, na dobra para cima. O camarão se recolhe para o lado, e o seccionado sobe reto.",
      ],
    },
    {
      question: "O motor basculante comum serve no articulado?",
      answers: [
        "Em alguns, se o caminho da dobra permitir fixar o braço. Fotos da folha aberta e fechada bastam para avaliar.",
        "Depende da dobra: um basculante articulado pode aceitar acionador de fuso; camarão e seccionado pedem outro conjunto.",
        "Às vezes. Em folha que dobra para cima, pode; em dobra lateral, não.",
      ],
    },
    {
      question: "Portão camarão pode ter motor?",
      answers: [
        "Pode, com um conjunto próprio para a dobra lateral, se as dobradiças estão firmes e a guia de cima, reta.",
        "Pode, se as partes correrem leves na guia. O motor empurra a primeira folha, e as demais acompanham.",
        "Pode. O valor da troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    {
      question: "Articulado dá mais manutenção?",
      answers: [
        "Um pouco mais, porque tem mais dobradiças, roldanas e guias. Em casa, a revisão {visits.home} mantém a dobra leve.",
        "Sim, cada dobra é um ponto de desgaste. A revisão deve ser feita {visits.home} em casa e {visits.business} em uso coletivo.",
        "Sim, por causa das dobradiças do meio. Lubrificação e revisão em dia evitam o tranco.",
      ],
    },
    {
      question: "Por que o portão trava sempre na dobra?",
      answers: [
        "Porque a dobradiça do meio tem folga ou a guia está torta. O acerto é mecânico, e aumentar a força do motor não resolve.",
        "As causas comuns são pino gasto, guia suja ou roldana fora do lugar. Mais força no motor esconde o defeito e tira a proteção.",
        "Porque ali o esforço é maior, e a folga ou a sujeira aparecem. Lubrificar e alinhar vêm antes de mexer no motor.",
      ],
    },
  ],
  photo: "fotos da folha aberta e fechada, das dobradiças do meio e do motor, com as medidas",
  traits: {
    "Espaço que ocupa": "Menos que a folha inteira, porque dobra ao abrir",
    "Como abre": "Partes que se dobram para cima ou para o lado",
    Motor: "Depende da dobra; definido por fotos e medidas",
    "Onde combina": "Garagens curtas, calçadas estreitas e vãos sem recuo",
  },
  related: ["basculante", "dobradica", "braco", "trilho", "serralheria", "medidas"],
  topic: "serralheria-e-ajuste-de-portao",
};
