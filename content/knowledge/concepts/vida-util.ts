import type { Concept } from "#domain/knowledge/concept.ts";

export const vidaUtil: Concept = {
  id: "vida-util",
  kind: "buying",
  label: "Vida útil",
  phrase: "a vida útil do motor",
  words: [
    "vida útil",
    "quanto dura",
    "quantos anos dura",
    "durabilidade",
    "quanto tempo dura um motor de portão",
    "dura quanto tempo",
    "motor durável",
    "motor que dura mais",
    "motor velho dura",
    "motor antigo durabilidade",
  ],
  intent: "question",
  answers: {
    any: [
      "A vida útil esperada de um motor de portão vai de {trade.life}, com folha equilibrada, energia correta e revisão em dia. Uso coletivo, trilho sujo e água na caixa encurtam esse prazo.",
      "Quanto dura o motor depende mais do portão que da marca: folha leve e alinhada leva a vida útil para perto do topo da faixa, de {trade.life}. Uma folha pesada gasta engrenagem, capacitor e enrolamento.",
      "Na vida útil do motor, nem tudo envelhece igual: controle, capacitor, cabo e roldana são trocados no caminho, enquanto motor e redutor podem chegar a {trade.life} com manutenção regular.",
    ],
    repair: [
      "Perto do fim da vida útil, de {trade.life}, compare conserto e troca: peça avulsa compensa em motor bom; enrolamento queimado ou redutor trincado pedem motor novo, que em casa fica de {price.homeSwap}.",
      "Antes de decretar o fim da vida útil, o técnico mede capacitor, placa e enrolamento e testa a folha. Muito motor antigo volta com uma peça; outros já não têm reposição.",
    ],
    comparison: [
      "Em vida útil, a categoria do motor pesa mais que o nome: um residencial em casa dura de {trade.life}, mas em garagem coletiva esquenta e se gasta cedo. Para prédio, o certo é motor de uso intenso.",
      "Entre dois motores de mesma categoria, vive mais o que trabalha com folga: capacidade acima do peso da folha, circuito próprio com terra e revisão {visits.home} em casa.",
    ],
    price: [
      "Dividindo pela vida útil de {trade.life}, o preço do motor pesa pouco por ano: o kit basculante instalado começa em {price.lowest}. Some a manutenção preventiva anual, a partir de {price.preventive}, que ajuda a chegar lá.",
      "Prolongar a vida útil custa menos que trocar; a manutenção preventiva em casa sai a partir de {price.preventive}. A troca do motor residencial fica de {price.homeSwap}.",
    ],
    question: [
      "O motor de portão dura de {trade.life} com folha leve, energia correta e revisão {visits.home}. Em prédio, com folha pesada ou água na caixa, o prazo cai; capacitor, controle e roldana são trocados no caminho.",
      "De {trade.life} é a vida esperada do motor residencial bem instalado. O que mais encurta é folha pesada; o que mais alonga é equilíbrio, trilho limpo e revisão.",
    ],
  },
  line: [
    "A vida útil esperada do motor vai de {trade.life}, com manutenção em dia.",
    "Folha equilibrada é o que mais prolonga a vida útil do motor.",
    "Motor residencial em uso coletivo tem vida útil bem menor que em casa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Quanto dura um motor de portão", "Vida útil do motor e das peças", "Quantos anos esperar do motor"],
      slots: [
        [
          "A vida útil esperada vai de {trade.life}, em uso residencial e com revisão.",
          "Em casa, com portão em ordem, conte de {trade.life} para o motor.",
          "O motor de um portão residencial dura de {trade.life} quando trabalha sem esforço extra.",
        ],
        [
          "Capacitor, pilha, roldana e cabo se gastam antes e são trocados no caminho.",
          "Peças de desgaste vivem menos: capacitor, roldana, cabo e controle pedem troca antes do motor.",
          "Nem todas as peças envelhecem juntas, e trocar as de desgaste poupa o conjunto.",
        ],
        [
          "O redutor e o enrolamento são o coração, e é neles que se decide o fim da vida do motor.",
          "Enquanto redutor e enrolamento estiverem bons, o conserto tende a compensar.",
          "Redutor trincado ou enrolamento queimado costumam marcar o fim de um motor antigo.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "O que encurta a vida do motor",
        "Por que alguns motores duram pouco",
        "O que diminui a vida útil do motor",
      ],
      slots: [
        [
          "Uma folha desequilibrada é a maior inimiga: força, calor e desgaste em cada abertura.",
          "Contrapeso errado, roldana travada e trilho torto cobram do motor todos os dias.",
          "O esforço mecânico extra gasta engrenagem e aquece o enrolamento.",
        ],
        [
          "Tensão baixa, falta de aterramento e surto atacam a placa e o capacitor.",
          "A energia ruim reduz a vida da eletrônica: cabo fino, sem terra, sem proteção contra surtos.",
          "Na elétrica, queda de tensão na partida e raio próximo são os vilões.",
        ],
        [
          "Água na caixa, formiga e poeira completam a lista, sobretudo em motor junto ao chão.",
          "Motor baixo, exposto à chuva e ao respingo, sofre com umidade e corrosão.",
          "Uso acima do regime, como motor de casa em garagem coletiva, queima por aquecimento.",
        ],
      ],
      bullets: [
        "Folha pesada ou desequilibrada",
        "Trilho sujo e roldana travada",
        "Tensão baixa e falta de terra",
        "Surto elétrico e raio",
        "Água e insetos na central",
        "Uso acima do regime do motor",
      ],
    },
    {
      about: "care",
      headings: [
        "Como fazer o motor durar",
        "Cuidados que prolongam a vida do motor",
        "Rotina para prolongar a vida útil",
      ],
      slots: [
        [
          "Revisar {visits.home} em casa e {visits.business} em prédio ou empresa é o cuidado principal.",
          "Revisar {visits.home}, em residência, permite achar o desgaste antes que ele chegue ao motor.",
          "Com manutenção preventiva {visits.home}, a partir de {price.preventive} em casa, a folha continua leve.",
        ],
        [
          "Entre as visitas, limpeza e observação bastam, com o disjuntor desligado.",
          "O morador limpa e observa; cabo, contrapeso e motor ficam com o técnico.",
          "A sua parte é simples e não exige abrir tampa nem tocar em cabo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e varra o trilho ou o caminho da folha.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Olhe, sem tocar, cabo, soldas e parafusos visíveis.",
        "Religue e ouça um ciclo: som novo pede visita.",
        "Pare de acionar se o motor roncar sem mover a folha.",
      ],
    },
    {
      about: "replace",
      headings: ["Quando o motor chegou ao fim", "Trocar o motor ou consertar mais uma vez", "Sinais de fim de vida"],
      slots: [
        [
          "Enrolamento queimado, redutor trincado e carcaça corroída indicam fim de vida.",
          "Falhas seguidas, calor constante e ruído no redutor mostram que o conjunto cansou.",
          "Quando a peça saiu de linha, o primeiro defeito sério decide a troca.",
        ],
        [
          "A troca em residência fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
          "Trocar o motor de casa custa de {price.homeSwap}, e o cartão aceita até {shop.instalments} vezes.",
          "Em casa, a substituição vai de {price.homeSwap}, com circuito e fotocélula aproveitados quando possível.",
        ],
        [
          "Procure a causa antes da troca, porque o motor novo vai mover a mesma folha.",
          "Um motor novo em folha ruim repete a história, por isso a mecânica é acertada junto.",
          "Acertar contrapeso e trilho na mesma visita dá ao motor novo a chance de durar.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Escolha um motor que dure", "Durabilidade na hora da compra", "O que olhar para durar mais"],
      slots: [
        [
          "Escolha com folga: capacidade acima do peso ou da largura da folha.",
          "Um motor que trabalha longe do limite esquenta menos e dura mais.",
          "A margem entre a folha e o limite do motor é o melhor seguro de durabilidade.",
        ],
        [
          "Veja se há placa, engrenagem e controle à venda, porque sem peça a vida acaba antes.",
          "Reposição fácil prolonga a vida útil, já que uma peça salva o conjunto.",
          "Peça disponível no mercado vale anos a mais de uso.",
        ],
        [
          "Em garagem coletiva, procure a indicação de uso intenso na ficha do modelo.",
          "Para muitas aberturas, prefira modelo de regime intenso, com ciclos por hora declarados.",
          "O número de ciclos por hora na ficha diz se o motor aguenta o ritmo do local.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quantos anos dura um motor de portão?",
      answers: [
        "Um motor de portão residencial dura de {trade.life}, com folha equilibrada e revisão {visits.home}. As peças de desgaste duram menos e são trocadas no caminho: capacitor, pilha do controle, roldana e cabo de aço.",
        "Um motor de portão de casa com a folha leve dura de {trade.life}; uso coletivo e folha pesada encurtam o prazo. Capacitor, cabo e roldana são trocados antes, e redutor e enrolamento marcam o fim.",
      ],
    },
    {
      question: "Meu motor já é velho. Conserto ou troco?",
      answers: [
        "Compare: defeito em peça avulsa compensa consertar; redutor trincado, enrolamento queimado ou falta de peça pedem troca, de {price.homeSwap} em casa.",
        "Depende da peça e da reposição. Peça os dois valores e considere que a vida útil esperada vai de {trade.life}.",
      ],
    },
    {
      question: "O que mais estraga o motor do portão?",
      answers: [
        "O que mais estraga é a folha desequilibrada. Ela aumenta o esforço em cada abertura e leva junto capacitor, engrenagem e enrolamento.",
        "O que mais estraga é o esforço mecânico, seguido de energia ruim e água na caixa. Por isso a revisão começa pela folha.",
      ],
    },
    {
      question: "Usar muito o portão gasta o motor mais depressa?",
      answers: [
        "Gasta, e aquece mais se não houver descanso. Para muitas aberturas por hora, use motor de regime intenso.",
        "Sim. Em casa o efeito é pequeno; em garagem coletiva, o motor residencial se desgasta cedo.",
      ],
    },
    {
      question: "Motor parado por muito tempo estraga?",
      answers: [
        "Pode: umidade, insetos e graxa seca atrapalham a volta. Antes de usar de novo, olhe a folha e peça revisão se houver ruído.",
        "Alguma coisa se perde, como lubrificação e vedação. Acione uma vez, de longe, e chame o técnico se roncar ou prender.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo do portão abrindo, com som",
  related: ["manutencao", "troca", "usado", "garantia", "queimou", "lubrificacao"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
