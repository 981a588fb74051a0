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
      "A vida útil esperada de um motor de portão é de {trade.life}, quando a folha está equilibrada, a energia é adequada e a revisão se faz {visits.home}. Uso coletivo, trilho sujo e água na caixa do motor encurtam esse prazo, porque forçam o motor ou oxidam a placa.",
      "Quanto dura o motor depende mais do portão que da marca: com a folha leve e alinhada, a vida útil se aproxima do topo da faixa, que é de {trade.life}. Uma folha pesada gasta engrenagem, capacitor e enrolamento a cada abertura.",
      "Um motor de portão dura de {trade.life} com manutenção regular, mas as peças não envelhecem por igual. Controle, capacitor, cabo e roldana são trocados no caminho, enquanto o redutor e o enrolamento definem o fim da vida útil.",
    ],
    repair: [
      "Perto do fim da vida útil, que é de {trade.life}, compare o conserto com a troca. A peça avulsa compensa em motor bom, mas enrolamento queimado ou redutor trincado justifica um motor novo, que em casa fica de {price.homeSwap}, com mão de obra.",
      "O fim da vida útil só se confirma depois que o técnico mede capacitor, placa e enrolamento e testa a folha solta. Muito motor antigo volta a funcionar com a troca de uma peça, e outros já não têm reposição à venda.",
    ],
    comparison: [
      "Para a vida útil, o tipo de uso do motor conta mais que a marca: um residencial em casa dura de {trade.life}, mas em garagem coletiva esquenta e se gasta cedo. Em prédio, o certo é um motor de uso intenso.",
      "Entre dois motores de mesma categoria, dura mais o que trabalha com folga, ou seja, com capacidade acima do peso da folha. Circuito próprio com fio terra e revisão {visits.home} em casa também prolongam a vida útil.",
    ],
    price: [
      "O preço do motor, dividido pela vida útil de {trade.life}, pesa pouco por ano: o kit basculante instalado começa em {price.lowest}. A manutenção preventiva, {visits.home} em casa, custa a partir de {price.preventive}, sem peças, e ajuda a chegar a esse prazo.",
      "Prolongar a vida útil custa menos que trocar o motor: a manutenção preventiva em casa sai a partir de {price.preventive}, sem peças, e a troca do motor residencial fica de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "O motor de portão dura de {trade.life} com folha leve, energia adequada e revisão {visits.home}. Em prédio, com folha pesada ou com água na caixa, o prazo cai. Capacitor, controle e roldana são trocados no caminho, sem que isso signifique o fim do motor.",
      "A vida esperada de um motor residencial bem instalado é de {trade.life}. O que mais encurta esse prazo é a folha pesada, que força o motor em cada abertura, e o que mais o alonga é manter o equilíbrio, o trilho limpo e a revisão em dia.",
    ],
  },
  line: [
    "A vida útil esperada do motor é de {trade.life}, com manutenção em dia.",
    "Folha equilibrada é o que mais prolonga a vida útil do motor.",
    "Motor residencial em uso coletivo tem vida útil bem menor que em casa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Quanto dura um motor de portão", "Vida útil do motor e das peças", "Quantos anos esperar do motor"],
      slots: [
        [
          "Em uso residencial e com revisão, a vida útil esperada é de {trade.life}. O prazo vale para o motor que trabalha sem esforço extra.",
          "Numa casa com o portão em ordem, conte com {trade.life} de motor. A folha leve é a principal condição para chegar lá.",
          "O motor de um portão residencial dura de {trade.life} quando a folha está equilibrada. Com o portão pesado, esse tempo cai bastante.",
          "Conte com {trade.life} de uso se a folha anda leve e passa por revisão. Em condições piores, o desgaste chega bem antes.",
        ],
        [
          "Capacitor, pilha do controle, roldana e cabo se gastam antes e são trocados no caminho, sem condenar o motor.",
          "As peças de desgaste vivem menos que o conjunto: capacitor, roldana, cabo e controle costumam ser trocados antes dele.",
          "Nem todas as peças envelhecem ao mesmo tempo, e trocar cedo as de desgaste, como a roldana e o capacitor, poupa o resto.",
          "Antes do motor costumam chegar ao fim a pilha do controle, o capacitor, a roldana e o cabo, que se trocam em separado.",
        ],
        [
          "O redutor, que são as engrenagens, e o enrolamento, a parte elétrica do motor, definem o fim da vida dele.",
          "Enquanto as engrenagens do redutor e o enrolamento estiverem bons, o conserto tende a compensar.",
          "Um redutor trincado ou um enrolamento queimado costuma marcar o fim de um motor antigo, porque o reparo se aproxima do preço de um novo.",
          "O que decide quanto o motor ainda dura é o estado das engrenagens e do enrolamento, as partes mais caras de refazer.",
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
          "A folha desequilibrada é o que mais encurta a vida do motor, porque exige força, gera calor e desgasta as peças em cada abertura.",
          "Contrapeso errado, roldana travada e trilho torto fazem o motor trabalhar forçado todos os dias, e ele dura menos.",
          "O esforço mecânico extra, de uma folha que pesa ou prende, gasta a engrenagem e aquece o enrolamento.",
          "Motor que dura pouco quase sempre move um portão pesado, com trilho sujo, roda presa ou contrapeso fora do ponto.",
        ],
        [
          "Tensão baixa, falta de aterramento e surtos de energia danificam a placa e o capacitor.",
          "A energia ruim reduz a vida da parte eletrônica, seja por cabo fino, falta de fio terra ou falta de protetor de surto.",
          "Na parte elétrica, os maiores riscos são a queda de tensão na partida e um raio nas proximidades.",
          "Fio fino, aterramento ausente e descargas da rede queimam capacitor e placa antes da hora.",
        ],
        [
          "Água na caixa, formigas e poeira também estragam a placa, sobretudo em motor instalado junto ao chão.",
          "Um motor baixo, exposto à chuva e ao respingo, sofre com a umidade e a corrosão dos contatos.",
          "O uso acima do previsto, como um motor de casa em garagem coletiva, leva à queima por aquecimento.",
          "Chuva, insetos e terra dentro da caixa oxidam os contatos, e por isso a vedação precisa ser conferida.",
        ],
      ],
      bullets: [
        "Folha pesada ou desequilibrada: esforço em cada abertura",
        "Trilho sujo e roldana travada: o motor arrasta a folha",
        "Tensão baixa e falta de terra: calor e falhas na placa",
        "Surto elétrico e raio: placa queimada de uma vez",
        "Água e insetos na central: contatos oxidados",
        "Uso acima do previsto: motor que não esfria",
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
          "O cuidado principal é a revisão, {visits.home} em casa e {visits.business} em prédio ou empresa, que encontra o desgaste antes de ele chegar ao motor.",
          "Revisar o portão {visits.home}, em residência, permite trocar a peça gasta antes que ela force o motor.",
          "Com a manutenção preventiva {visits.home}, a partir de {price.preventive} em casa, sem peças, a folha continua leve e o motor trabalha sem esforço.",
          "Uma visita de manutenção {visits.home} na casa, ou {visits.business} onde o uso é maior, mantém o equilíbrio do portão e descobre folgas no começo.",
        ],
        [
          "Entre uma visita e outra, bastam limpeza e observação, sempre com o disjuntor desligado para limpar.",
          "O morador pode limpar e observar o portão, e deve deixar cabo, contrapeso e motor com o técnico.",
          "A parte do morador é simples e não exige abrir a tampa do motor nem tocar em cabo.",
          "Varrer o caminho da folha e prestar atenção aos ruídos já ajuda muito, sem mexer em cabo ou contrapeso.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e varra o trilho ou o caminho da folha.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Olhe, sem tocar, cabo, soldas e parafusos visíveis.",
        "Religue e ouça um ciclo: um som novo é motivo para chamar a revisão.",
        "Pare de acionar se o motor roncar sem mover a folha.",
      ],
    },
    {
      about: "replace",
      headings: [
        "Quando o motor chegou ao fim",
        "Trocar o motor ou consertar mais uma vez",
        "Sinais de fim de vida do motor",
      ],
      slots: [
        [
          "Enrolamento queimado, redutor trincado e carcaça corroída indicam que o motor chegou ao fim.",
          "Falhas seguidas, calor constante e ruído no redutor mostram que o motor inteiro está gasto.",
          "Quando a peça saiu de linha, o primeiro defeito sério já leva à troca do motor.",
          "O motor que esquenta sempre, faz barulho no redutor e volta a falhar depois do conserto está no fim da vida útil.",
        ],
        [
          "A troca em residência fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra.",
          "Trocar o motor de casa custa de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
          "Em casa, o motor novo instalado sai de {price.homeSwap}, com o circuito e a fotocélula aproveitados quando possível.",
          "Um motor residencial novo, já com a troca, fica de {price.homeSwap}, e a fiação em bom estado continua em uso.",
        ],
        [
          "Antes da troca, procura-se a causa do desgaste, porque o motor novo vai mover a mesma folha.",
          "Um motor novo em folha ruim se gasta do mesmo jeito, e por isso a parte mecânica é acertada junto.",
          "Acertar o contrapeso e o trilho na mesma visita permite que o motor novo dure o esperado.",
          "Trocar só o motor, sem corrigir a folha pesada, repete o desgaste em pouco tempo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Escolha um motor que dure", "Durabilidade na hora da compra", "O que olhar para o motor durar mais"],
      slots: [
        [
          "Escolha um motor com folga, de capacidade acima do peso ou da largura da folha, para ele não trabalhar no limite.",
          "Um motor que trabalha longe do limite esquenta menos e dura mais, e por isso vale comprar com sobra de força.",
          "A margem entre o peso da folha e o limite do motor é o que mais garante a durabilidade.",
          "Compare a capacidade indicada na ficha com o peso e a largura do portão e prefira um modelo que trabalhe com sobra.",
        ],
        [
          "Veja se há placa, engrenagem e controle à venda, porque sem peça o motor é descartado no primeiro defeito.",
          "A reposição fácil prolonga a vida útil, já que uma peça trocada a tempo salva o conjunto.",
          "Ter peça disponível no mercado permite consertar o motor por muitos anos, em vez de trocá-lo.",
          "Marcas com placa, engrenagem e controle fáceis de achar permitem reparar o motor em vez de descartá-lo.",
        ],
        [
          "Em garagem coletiva, procure na ficha do modelo a indicação de uso intenso, porque o motor de casa não descansa o bastante.",
          "Para muitas aberturas por dia, prefira um modelo de uso intenso, com os ciclos por hora declarados.",
          "O número de ciclos por hora, escrito na ficha, diz se o motor aguenta o ritmo do local.",
          "Prédio e empresa precisam de motor de uso intenso, feito para abrir muitas vezes seguidas sem superaquecer.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quantos anos dura um motor de portão?",
      answers: [
        "Um motor de portão residencial dura de {trade.life}, com folha equilibrada e revisão {visits.home}. As peças de desgaste duram menos e são trocadas no caminho: capacitor, pilha do controle, roldana e cabo de aço.",
        "Com a folha leve, um motor de casa dura de {trade.life}; uso coletivo e portão pesado encurtam o prazo. Capacitor, cabo e roldana são trocados antes, e redutor e enrolamento marcam o fim.",
      ],
    },
    {
      question: "Meu motor já é velho. Conserto ou troco?",
      answers: [
        "Compare: se o defeito é em peça avulsa, o conserto compensa; redutor trincado, enrolamento queimado ou falta de peça levam à troca, de {price.homeSwap} em casa.",
        "Depende da peça e da reposição. Peça os dois valores e lembre que a vida útil esperada é de {trade.life}.",
      ],
    },
    {
      question: "O que mais estraga o motor do portão?",
      answers: [
        "O que mais estraga é a folha desequilibrada, que aumenta o esforço em cada abertura e desgasta capacitor, engrenagem e enrolamento.",
        "O esforço mecânico vem em primeiro lugar, seguido de energia ruim e água na caixa. Por isso a revisão começa pela folha.",
      ],
    },
    {
      question: "Usar muito o portão gasta o motor mais depressa?",
      answers: [
        "Gasta, e o motor aquece mais se não houver descanso. Para muitas aberturas por hora, use um modelo de uso intenso.",
        "Sim. Em casa o efeito é pequeno, mas em garagem coletiva o motor residencial se desgasta cedo.",
      ],
    },
    {
      question: "Motor parado por muito tempo estraga?",
      answers: [
        "Pode estragar, porque umidade, insetos e graxa seca atrapalham a volta ao uso. Antes de acionar, olhe a folha, e peça revisão se houver ruído.",
        "A lubrificação e a vedação se perdem com o tempo. Acione uma vez, de longe, e chame o técnico se o motor roncar ou prender.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo do portão abrindo, com som",
  related: ["manutencao", "troca", "usado", "garantia", "queimou", "lubrificacao"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
