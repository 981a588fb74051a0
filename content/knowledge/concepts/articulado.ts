import type { Concept } from "#domain/knowledge/concept.ts";

export const articulado: Concept = {
  id: "articulado",
  kind: "gate",
  label: "Portão articulado",
  phrase: "o portão articulado",
  words: [
    "articulado",
    "portão articulado",
    "basculante articulado",
    "portão sanfonado",
    "portão sanfona",
    "portão camarão",
    "portão dobrável",
    "portão que dobra",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão articulado é o que dobra no meio ao abrir, para cima ou para o lado, como o camarão, e existe motor para ele, escolhido pelo tipo de dobra. Trocar o motor em casa fica de {price.homeSwap}, com mão de obra, e as dobradiças do meio precisam estar firmes.",
      "Portão articulado para garagem, o portão que dobra, pode ser automático: a dobra para cima usa acionador de basculante, e a lateral, do camarão, braço ou trilho superior. Na troca residencial, motor e serviço custam de {price.homeSwap}.",
      "Existe motor, sim, para portão que dobra no meio, articulado ou camarão, se a folha dobra leve e as dobradiças estão boas. A troca em casa sai de {price.homeSwap}, com instalação, e em folha pesada, de {price.heavySwap}.",
    ],
    price: [
      "Automatizar portão articulado custa, na troca do motor em casa, de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. O tipo de dobra define o conjunto, e dobradiça ou guia gasta soma à parte.",
      "Quanto custa o motor para portão articulado depende de como ele dobra: a troca residencial fica de {price.homeSwap}, serviço incluído. Camarão com trilho superior costuma custar mais que a dobra para cima.",
      "O preço no portão que dobra vai de {price.homeSwap} na troca residencial a {price.heavySwap} em articulado pesado. O primeiro motor é orçado com fotos da folha aberta e fechada, e o reparo da dobra vem em linha própria.",
    ],
    repair: [
      "Portão articulado que trava na dobra costuma ter dobradiça com folga, guia suja ou roldana gasta. O ajuste em casa parte de {price.preventive}, sem peças; até lá, desligue o disjuntor e não ponha a mão entre as partes.",
      "O conserto do portão articulado começa pelas dobradiças do meio e pelas guias, em visita desde {price.preventive} numa residência, fora peças. Se a folha dobra torta, o motor força, e trocá-lo sem acertar a dobra não resolve.",
      "Portão camarão ou articulado com tranco tem pino gasto, guia torta ou roldana fora. Regular custa a partir de {price.preventive} em casa, sem contar peças, e o motor novo, se preciso, de {price.homeSwap}.",
    ],
    installation: [
      "Instalar motor em portão articulado exige folha que dobre sem esforço, guias retas e dobradiças firmes, porque o ponto de fixação segue a dobra. Na troca em casa, motor com mão de obra fica de {price.homeSwap}, com {warranty.installation} de garantia no serviço.",
      "A instalação no portão que dobra começa pelo teste da folha à mão, feito pelo técnico, e só depois se define onde prender motor e braço. A troca residencial custa de {price.homeSwap}, e o camarão pede guia superior em ordem.",
      "Automatizamos portão articulado depois de acertar pinos e guias, com força testada num objeto macio. O motor trocado em residência sai de {price.homeSwap}, instalado, e folha pesada, de {price.heavySwap}.",
    ],
    comparison: [
      "O portão articulado avança menos que o basculante comum, porque a folha dobra em vez de girar inteira. Em troca, tem mais dobradiças e guias, que pedem lubrificação e revisão {visits.home}.",
      "Comparado ao de abrir, o articulado gira em menos espaço; comparado ao de correr, dispensa o recuo lateral inteiro. O custo é uma mecânica com mais pontos de desgaste, e o motor depende da dobra.",
    ],
    question: [
      "Sim, existe motor para portão que dobra no meio quando abre, o articulado ou camarão, desde que a dobra seja leve e as dobradiças firmes. Na troca em casa fica de {price.homeSwap}, com mão de obra, e o modelo segue o sentido da dobra.",
      "O motor do portão articulado depende da dobra: para cima, acionador de basculante; para o lado, braço ou trilho. Vale a pena onde falta espaço, porque a folha se recolhe, e a troca residencial custa de {price.homeSwap}.",
      "Portão articulado para garagem pode ser automático, e o camarão também, se correr leve na guia. O motor comum nem sempre serve, já que o ponto de fixação segue a dobra; trocá-lo em casa sai de {price.homeSwap}.",
    ],
    buying: [
      "Para portão articulado ou camarão automático, o motor depende de como a folha dobra: para cima, acionador de basculante; para o lado, braço ou trilho superior. Na troca em casa fica de {price.homeSwap}, com mão de obra, e a folha é do serralheiro.",
      "O motor do portão que dobra se escolhe pela dobra, pelo peso e pelas dobradiças do meio, que precisam estar firmes. Motor e instalação, na troca residencial, custam de {price.homeSwap}, e no articulado pesado, de {price.heavySwap}.",
      "Vendemos e instalamos motor para portão articulado de garagem conforme a dobra, com a folha dobrando leve. A troca em residência sai de {price.homeSwap}, e o primeiro motor é orçado por fotos da folha aberta e fechada.",
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
      headings: [
        "Como funciona o portão articulado",
        "Tipos de dobra: alto, lateral e painéis",
        "O que é o portão articulado",
      ],
      slots: [
        [
          "A folha é dividida em partes unidas por dobradiças, que se dobram ao abrir. No basculante articulado a dobra sobe; no camarão ou sanfonado, vai para o lado.",
          "Em vez de uma peça rígida, o portão tem partes que se dobram umas sobre as outras. A dobra pode ser para cima ou lateral, como a do camarão.",
          "Dobradiças no meio permitem que a folha se recolha em menos espaço. Para cima, é basculante articulado, e para o lado, camarão ou sanfonado.",
          "O portão dobra durante a abertura, para o alto ou para a lateral. O segundo é o camarão, que se junta como sanfona.",
        ],
        [
          "Há ainda o seccionado, de painéis horizontais que sobem por trilhos curvos até o teto. Cada tipo pede um motor diferente, e por isso a dobra é a primeira pergunta.",
          "O de painéis, chamado seccionado, corre por trilhos e fica rente ao teto. Motor de um tipo não serve no outro.",
          "Painéis que fazem a curva para o teto são o seccionado. Ele usa conjunto próprio, diferente do camarão e do basculante.",
          "Um terceiro tipo sobe em painéis por trilho curvo. O motor muda conforme o caminho que a folha faz.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de desgaste na dobra", "Quando o articulado trava", "Portão articulado com tranco na dobra"],
      slots: [
        [
          "Tranco sempre no momento da dobra aponta para dobradiça com folga ou guia desalinhada. Nos modelos que sobem, cabo frouxo ou folha inclinada pedem parar, desligar o disjuntor e isolar.",
          "Se o portão hesita ao dobrar, a dobradiça do meio está gasta ou seca. Folha inclinada no alto é risco de queda, e ninguém passa por baixo.",
          "Dobra que estala mostra pino gasto, e o esforço vai parar no braço do motor. Cabo solto num modelo que sobe encerra o uso.",
          "O ponto da dobra é onde tudo aparece: estalo, hesitação, tranco. Se a folha sobe torta, corte a energia e não destrave.",
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
      headings: ["Conferência sem pôr a mão na dobra", "O que olhar no articulado", "Teste seguro do articulado"],
      slots: [
        [
          "Entre as partes da folha há ponto de esmagamento, por isso o teste é visual e de longe. Mãos fora das dobradiças do meio, mesmo com o motor desligado.",
          "Olhe de fora e de lado, com o vão vazio: a dobra fecha com força e não perdoa dedo. Crianças e animais saem antes.",
          "As mãos ficam longe da dobra o tempo todo. Faça a conferência com ninguém sob a folha.",
          "Observe à distância, sem tocar nas articulações. O que se procura é o ponto em que a folha hesita.",
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
      headings: [
        "O que o técnico ajusta no articulado",
        "Dobradiça, guia e motor, nessa ordem",
        "A visita ao portão articulado",
      ],
      slots: [
        [
          "O técnico testa a dobra parte por parte, com a folha escorada quando ela sobe, e procura folga em cada pino e roldana. Pinos gastos são trocados, e as guias, alinhadas.",
          "Dobradiças e guias vêm antes do motor, com cabos conferidos e folha firme. Acertam-se pinos e roldanas até a folha dobrar sem tranco.",
          "Primeiro a folha é segura, depois cada dobradiça é examinada. Guia reta e pino novo tiram o esforço do braço.",
          "A ordem é firmar a folha, achar a folga e alinhar as guias. Só com a dobra macia se olha o motor.",
        ],
        [
          "Por fim, força e fim de curso são regulados, e a parada é testada com um objeto macio. Só a regulagem leva até {trade.smallRepair}.",
          "O ajuste da placa fecha o serviço, com vários ciclos e teste de fotocélula. Sem peça a trocar, são até {trade.smallRepair}.",
          "Com a dobra leve, a força do motor é reduzida ao necessário. Regular toma até {trade.smallRepair}.",
          "A força fica na menor que completa o curso, testada com um objeto. Serviço sem troca de peça cabe em até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o articulado compensa", "Articulado ou basculante comum?", "Como escolher pelo espaço"],
      slots: [
        [
          "O articulado compensa onde a calçada é estreita ou a garagem curta para uma folha inteira. Com espaço de sobra, o basculante comum ou o de correr dão menos manutenção.",
          "A escolha faz sentido quando a folha única avançaria demais. Havendo lugar, folha simples tem menos peça para gastar.",
          "Onde falta espaço, articulado; onde sobra, folha simples. A diferença está no número de dobradiças a cuidar.",
          "Garagem curta e calçada estreita pedem a folha que dobra. Fora disso, o basculante comum sai mais simples e mais barato de manter.",
        ],
        [
          "Meça vão, altura e fundo livre e fotografe a fachada antes de decidir. Cada dobradiça a mais é um ponto de lubrificação, visto na revisão {visits.home}.",
          "Com as medidas do vão e do fundo, dá para comparar os tipos. Lembre que o articulado pede revisão {visits.home} em dia.",
          "Largura, altura e espaço por dentro decidem. Quem escolhe o articulado assume mais lubrificação e revisão {visits.home}.",
          "Antes de fechar, compare o que a garagem permite com o cuidado que a dobra exige, revisão {visits.home} em casa.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço no articulado",
        "Orçamento por tipo de dobra",
        "Quanto custa automatizar o articulado",
      ],
      slots: [
        [
          "A troca do motor fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, com mão de obra. O tipo de dobra define o conjunto e o ponto da faixa.",
          "Em residência, trocar o motor custa de {price.homeSwap}, e em articulado pesado, de {price.heavySwap}. Dobra para cima, lateral ou em painéis têm conjuntos de valores diferentes.",
          "A referência é {price.homeSwap} na troca residencial, serviço incluído. Camarão com guia superior e folha pesada levam ao alto, até {price.heavySwap}.",
          "Motor e mão de obra saem de {price.homeSwap} em casa. Peso e dobra dizem quanto, e portão pesado vai a {price.heavySwap}.",
        ],
        [
          "Dobradiça, pino e guia gastos somam à parte, antes do motor. O cartão divide em até {shop.instalments} vezes.",
          "Reparo da folha aparece em linha própria, porque o motor só entra com a dobra leve. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Serralheria e roldanas são itens separados. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          "O que a dobra precisar é orçado junto, item por item. Pagamento em até {shop.instalments} vezes no cartão ou por Pix.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão articulado avança na calçada?",
      answers: [
        "O portão articulado avança na calçada menos que o basculante comum, porque a folha dobra enquanto sobe. Quanto avança depende da altura da dobra.",
        "O basculante articulado avança um pouco; o seccionado não avança nada, porque sobe rente à parede. Confira a regra do município.",
        "Um pouco, na dobra para cima. O camarão se recolhe para o lado, e o seccionado sobe reto.",
      ],
    },
    {
      question: "O motor basculante comum serve no articulado?",
      answers: [
        "O motor basculante comum serve em alguns articulados, se o caminho da dobra permitir fixar o braço. Fotos da folha aberta e fechada bastam para avaliar.",
        "Depende da dobra: um basculante articulado pode aceitar acionador de fuso; camarão e seccionado pedem outro conjunto.",
        "Às vezes. Em folha que dobra para cima, pode; em dobra lateral, não.",
      ],
    },
    {
      question: "Portão camarão pode ter motor?",
      answers: [
        "Portão camarão pode ter motor, com conjunto próprio para a dobra lateral, dobradiças firmes e guia superior em ordem.",
        "Pode, se as partes correrem leves na guia. O motor empurra a primeira folha, e as demais acompanham.",
        "Pode. O valor da troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    {
      question: "Articulado dá mais manutenção?",
      answers: [
        "O articulado dá um pouco mais de manutenção, porque tem mais dobradiças, roldanas e guias. Revisão {visits.home} em casa mantém a dobra macia.",
        "Sim, cada dobra é um ponto de desgaste. Em casa, revisão {visits.home}; em uso coletivo, {visits.business}.",
        "Dá, por causa das dobradiças do meio. Lubrificação e revisão em dia evitam o tranco.",
      ],
    },
    {
      question: "Por que o portão trava sempre na dobra?",
      answers: [
        "O portão trava na dobra porque a dobradiça do meio tem folga ou a guia está torta. O acerto é mecânico, antes de aumentar a força.",
        "As causas comuns são pino gasto, guia suja ou roldana fora do lugar. Mais força esconde o defeito e tira a proteção.",
        "Porque ali o esforço é maior, e folga ou sujeira aparecem. Lubrificar e alinhar vêm antes do motor.",
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
