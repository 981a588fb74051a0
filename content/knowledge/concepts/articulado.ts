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
      "O portão articulado tem a folha dividida em partes que se dobram ao abrir, e por isso avança menos para fora ou gira em menos espaço. O motor depende do tipo de dobra, e o orçamento sai por foto e medidas.",
      "Um portão articulado serve onde falta espaço: a folha dobra no alto, como no basculante articulado, ou para o lado, como no camarão. Dobradiças entre as partes precisam estar firmes antes de receber motor.",
      "No portão articulado, as dobradiças do meio fazem metade do trabalho, e uma folga nelas vira tranco no motor. Confira a dobra antes de automatizar; com fotos da folha aberta e fechada, indicamos o conjunto certo.",
    ],
    price: [
      "O motor para portão articulado fica, na troca em casa, de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}; o tipo de dobra e o peso da folha definem o conjunto. O primeiro motor é orçado grátis, por fotos da folha aberta e fechada.",
      "Um portão articulado é orçado por foto e medidas, porque cada dobra pede um conjunto. Como referência, trocar o motor residencial custa de {price.homeSwap}; reparo de dobradiças e guias é somado à parte.",
    ],
    repair: [
      "Portão articulado que trava na dobra costuma ter dobradiça com folga, guia suja ou roldana gasta. Desligue o disjuntor, não ponha a mão entre as partes e mande um vídeo do ponto em que para.",
      "O conserto do portão articulado começa pelas dobradiças do meio e pelas guias. Se a folha dobra torta, o motor faz força a mais, e trocar o motor sem acertar a dobra não resolve.",
    ],
    installation: [
      "Instalar motor em portão articulado exige folha que dobre sem esforço, guias retas e dobradiças firmes. O ponto de fixação é escolhido pelo caminho da dobra, e a força é testada com obstáculo macio.",
      "No portão articulado, a instalação começa pela dobra na mão, em todo o percurso. Só depois se define onde prender motor e braço. A garantia da instalação é de {warranty.installation}.",
    ],
    comparison: [
      "O portão articulado avança menos que o basculante comum, porque a folha dobra em vez de girar inteira. Em troca, tem mais dobradiças e guias, que pedem lubrificação e revisão.",
      "Comparado ao de abrir, o portão articulado gira em menos espaço; comparado ao de correr, dispensa o recuo lateral inteiro. O custo é uma mecânica com mais pontos de desgaste.",
    ],
    question: [
      "Um portão articulado ou camarão pode ter motor, se dobra leve na mão e as dobradiças do meio estão firmes. Vale a pena onde falta espaço para a folha inteira; em troca, pede mais lubrificação e revisão.",
      "Vale o portão articulado quando o teto é baixo ou o giro é curto, porque a folha dobra. O motor comum nem sempre serve: o ponto de fixação depende do caminho da dobra, visto por fotos.",
    ],
    buying: [
      "Para portão articulado ou camarão automático, o motor depende de como a folha dobra: para cima, usa acionador de basculante próprio; para o lado, braço ou trilho superior. Na troca em casa, fica de {price.homeSwap}, com mão de obra; o primeiro motor é orçado por fotos da folha aberta e fechada.",
      "O motor do portão articulado se escolhe pela dobra, pelo peso e pelas dobradiças do meio, que precisam estar firmes. A troca em casa fica de {price.homeSwap}, com mão de obra; o primeiro motor sai por fotos da folha aberta e fechada, com orçamento grátis, e a folha é do serralheiro.",
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
          "A folha é dividida em partes unidas por dobradiças, que se dobram durante a abertura.",
          "Em vez de uma peça rígida, o portão tem partes que se dobram umas sobre as outras.",
          "Dobradiças no meio da folha permitem que ela se recolha em menos espaço.",
        ],
        [
          "No basculante articulado a dobra sobe; no camarão ou sanfonado, ela vai para o lado.",
          "Há a dobra para cima, do basculante articulado, e a dobra lateral, do camarão ou sanfonado.",
          "A dobra pode levar a folha para o alto ou juntá-la na lateral, como uma sanfona.",
        ],
        [
          "Já o seccionado tem painéis horizontais que sobem por trilhos curvos até o teto.",
          "O modelo seccionado sobe em painéis por trilhos que fazem a curva para o teto da garagem.",
          "Existe ainda o de painéis, chamado seccionado, que corre por trilhos e fica rente ao teto.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de desgaste na dobra", "Quando o articulado trava", "Portão articulado com tranco na dobra"],
      slots: [
        [
          "O tranco sempre no momento da dobra aponta para dobradiça com folga ou guia desalinhada.",
          "Se o portão hesita ao dobrar, a dobradiça do meio está gasta ou seca.",
          "A dobra que estala mostra pino gasto, e o esforço vai parar no braço do motor.",
        ],
        [
          "Partes desencontradas ou fresta irregular indicam folha torta ou roldana fora da guia.",
          "Fresta que abre de um lado só revela empeno ou guia amassada.",
          "Quando as partes não se alinham ao fechar, alguma roldana ou dobradiça cedeu.",
        ],
        [
          "Nos modelos que sobem, cabo frouxo ou folha inclinada pedem parada e disjuntor desligado.",
          "Se a folha sobe torta ou um cabo afrouxa, pare de usar e isole a passagem.",
          "Uma folha inclinada no alto é risco de queda, e ninguém deve passar por baixo.",
        ],
      ],
      bullets: [
        "Tranco na hora da dobra",
        "Fresta irregular entre as partes",
        "Roldana fora da guia",
        "Rangido nas dobradiças do meio",
        "Folha que sobe ou corre torta",
      ],
    },
    {
      about: "check",
      headings: ["Conferência sem pôr a mão na dobra", "O que olhar no articulado", "Teste seguro do articulado"],
      slots: [
        [
          "Entre as partes da folha há ponto de esmagamento, então o teste é quase todo visual.",
          "As mãos ficam longe das dobradiças do meio, mesmo com o motor desligado.",
          "Olhe de fora e de lado: a dobra fecha com força e não perdoa dedo.",
        ],
        [
          "Crianças e animais saem da área antes de qualquer movimento.",
          "Mantenha a passagem livre e ninguém sob a folha enquanto observa.",
          "Faça a conferência com o vão vazio e o portão à vista inteiro.",
        ],
      ],
      steps: [
        "Acione uma vez, de longe, e note em que ponto a folha hesita ou estala.",
        "Com o portão fechado, desligue o disjuntor.",
        "Veja se as frestas entre as partes são iguais e se as roldanas estão dentro das guias.",
        "Retire das guias sujeira solta, na altura das mãos, sem tocar em cabo ou mola.",
        "Fotografe as dobradiças do meio e o motor para o orçamento.",
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
          "O técnico move a folha na mão e procura folga em cada dobradiça e roldana.",
          "A dobra é testada sem o motor, parte por parte, para achar o ponto de esforço.",
          "Dobradiças e guias são conferidas antes do motor, com a folha escorada quando é preciso.",
        ],
        [
          "Pinos gastos são trocados, as guias alinhadas e as partes niveladas entre si.",
          "Acertam-se pinos, roldanas e guias até a folha dobrar sem tranco.",
          "A troca de pino ou dobradiça devolve o alinhamento e tira o esforço do braço.",
        ],
        [
          "Por fim, força e fim de curso são regulados, e a parada é testada com obstáculo macio.",
          "O ajuste da placa {em} fecha o serviço, com vários ciclos e teste de fotocélula.",
          "Com a dobra macia, a força do motor é reduzida ao necessário e testada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o articulado compensa", "Articulado ou basculante comum?", "Como escolher pelo espaço"],
      slots: [
        [
          "O articulado compensa quando a calçada é estreita ou a garagem curta para uma folha inteira.",
          "A escolha faz sentido onde a folha única avançaria demais para fora ou para dentro.",
          "O articulado compensa onde falta espaço; com espaço, uma folha simples dá menos manutenção.",
        ],
        [
          "Mais dobradiças significam mais pontos a lubrificar e a revisar.",
          "Cada articulação é uma peça de desgaste, e o cuidado precisa ser maior.",
          "Por ter mais partes móveis, o conjunto pede revisão em dia.",
        ],
        [
          "Meça o vão, a altura e o espaço livre por dentro, e fotografe a fachada antes de decidir.",
          "Com medidas do vão e do fundo da garagem, dá para comparar articulado, basculante e de correr.",
          "Fotos da fachada e da garagem permitem dizer se outro tipo de portão serviria melhor.",
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
          "O tipo de dobra define o motor e o ponto de fixação, e daí vem o preço.",
          "Dobra para cima, lateral ou em painéis pedem conjuntos diferentes, com valores diferentes.",
          "O valor depende da dobra, do peso e do estado das dobradiças.",
        ],
        [
          "A troca de motor residencial tem referência de {price.homeSwap}; folha pesada, de {price.heavySwap}.",
          "Como referência, trocar motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
          "Em casa, a troca do motor fica na faixa de {price.homeSwap}, sem contar reparo da folha.",
        ],
        [
          "Com fotos da folha aberta e fechada, o orçamento é grátis e o cartão parcela em até {shop.instalments} vezes.",
          "Mande fotos nas duas posições, com medidas, e o valor vem fechado e sem custo.",
          "O orçamento por foto não tem custo e já diz se haverá serralheria.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão articulado avança na calçada?",
      answers: [
        "Avança menos que o basculante comum, porque a folha dobra enquanto sobe. Quanto avança depende de onde fica a dobra e da altura da folha.",
        "O basculante articulado avança um pouco; o seccionado não avança nada, porque sobe rente à parede. Confira a regra do município antes de instalar.",
      ],
    },
    {
      question: "O motor basculante comum serve no articulado?",
      answers: [
        "Em alguns, sim, se o caminho da dobra permitir fixar o braço no ponto certo. Quem diz é a folha: fotos aberta e fechada bastam para avaliar.",
        "Depende da dobra. Um basculante articulado pode aceitar acionador de fuso; camarão e seccionado pedem outro conjunto.",
      ],
    },
    {
      question: "Portão camarão pode ter motor?",
      answers: [
        "Pode, com conjunto próprio para a dobra lateral, dobradiças firmes e guia superior em ordem. O orçamento sai por fotos e medidas.",
        "Pode, se as partes correrem leves na guia. O motor empurra a primeira folha, e as demais acompanham a dobra.",
      ],
    },
    {
      question: "Articulado dá mais manutenção?",
      answers: [
        "Dá um pouco mais, porque tem mais dobradiças, roldanas e guias. Lubrificação e revisão {visits.home} em casa mantêm a dobra macia.",
        "Sim, cada dobra é um ponto de desgaste. Em casa, revisão {visits.home}; em uso coletivo, {visits.business}.",
      ],
    },
    {
      question: "Por que o portão trava sempre na dobra?",
      answers: [
        "O portão trava porque a dobradiça do meio tem folga ou a guia está torta, e a força regulada não vence o esforço. O acerto é mecânico, antes de aumentar a força.",
        "As causas comuns são pino gasto, guia suja ou roldana fora do lugar. Aumentar a força do motor esconde o defeito e tira a proteção.",
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
