import type { Concept } from "#domain/knowledge/concept.ts";

export const cremalheira: Concept = {
  id: "cremalheira",
  kind: "part",
  label: "Cremalheira",
  phrase: "a cremalheira do portão",
  words: [
    "cremalheira",
    "cremalheira de nylon",
    "cremalheira de aço",
    "barra dentada",
    "gomo de cremalheira",
    "dente da cremalheira",
    "régua dentada",
  ],
  gates: ["deslizante"],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e trocamos cremalheira de portão de correr, inteira ou só o trecho gasto. Gasta ou desalinhada, ela faz o motor girar em falso e pular dentes; muitas vezes basta trocar uma barra e acertar a folga de {rack.clearance} com a engrenagem.",
      "Fornecemos e instalamos cremalheira de nylon, para folha leve, ou de aço, para folha pesada ou de muito uso. A metragem é a largura da folha, e o passo dos dentes, o da engrenagem do motor; a foto da barra e a medida dão o valor.",
      "Trocamos e alinhamos cremalheira de portão de correr: barra reta, firme e com {rack.clearance} de folga da engrenagem em todo o percurso. Sem folga o motor sofre; com folga demais, pula dente. Mande a foto dos dentes e a largura da folha para o orçamento.",
    ],
    price: [
      "O preço da cremalheira depende do comprimento da folha, do material, nylon ou aço, e do estado da fixação. Com uma foto da barra e a largura do portão, o orçamento é grátis, pelo WhatsApp.",
      "A cremalheira é cobrada por metro ou por barra, conforme o material, mais a mão de obra de alinhar e fixar. Quando só um trecho está gasto, a conta diminui; mande foto dos dentes e a medida da folha para receber o valor.",
    ],
    repair: [
      "Consertamos cremalheira gasta, solta ou longe da engrenagem, o que costuma causar estalo e motor girando sem mover a folha. O serviço vai do reaperto com nova folga à troca do trecho danificado, quase sempre com o mesmo motor.",
      "Trocamos a barra de cremalheira com dente gasto e corrigimos a causa, que costuma ser roldana gasta ou folha baixa. Até o reparo, evite acionar o motor, porque cada pulo gasta também a engrenagem; a foto dos dentes dá o valor.",
    ],
    installation: [
      "Instalamos cremalheira de nylon ou de aço reta e paralela ao trilho, com folga de {rack.clearance} sobre a engrenagem em todo o percurso. As emendas são acertadas com um gabarito de dentes, para o portão passar sem tranco.",
      "Fazemos a instalação da cremalheira com a folha nivelada e o trilho em ordem, porque ela copia qualquer desvio do portão. Com o trilho pronto, a instalação do conjunto deslizante leva de {time.sliding} de trabalho.",
    ],
    comparison: [
      "A cremalheira de nylon é mais silenciosa e atende bem portões residenciais leves e médios; a de aço aguenta folhas pesadas e uso intenso, com mais ruído. Nas duas, o passo dos dentes precisa ser o da engrenagem.",
      "Entre cremalheira de nylon e de aço, decidem o peso da folha e o número de aberturas por dia. A primeira trabalha quieta e não enferruja; a segunda suporta mais esforço e pede lubrificação em dia.",
    ],
    buying: [
      "Vendemos cremalheira para portão de correr, com ou sem a instalação: meça a largura da folha e confira o passo dos dentes da engrenagem. O nylon atende folha leve de casa; o aço, folha pesada ou muito uso. Foto dos dentes e medida bastam para o orçamento.",
      "Vendemos cremalheira para portão de correr em barras, na metragem da largura da folha. Nylon é a escolha pelo silêncio em casa, e aço, pela força em prédio e galpão; a foto da barra atual e do motor confirma o passo e o valor.",
      "Fornecemos a cremalheira com o passo da engrenagem do seu motor, no comprimento da folha. Indicamos nylon ou aço pelo peso do portão e passamos o valor por metro, com ou sem a instalação.",
    ],
    "how-to": [
      "Com o disjuntor desligado, o técnico nivela a folha, apoia a primeira barra da cremalheira na engrenagem, marca a folga de {rack.clearance}, fixa e segue barra a barra, com um pedaço invertido como gabarito para acertar o passo na emenda.",
      "A cremalheira deve ficar reta e paralela ao trilho, com {rack.clearance} de folga da engrenagem do começo ao fim. Em casa, com o disjuntor desligado, você pode limpar, olhar os parafusos e medir a folha; a fixação e o alinhamento são do técnico.",
    ],
    question: [
      "A cremalheira pode ser trocada por trecho quando só alguns dentes estão gastos; barra torta ou trincada em vários pontos pede troca inteira. A folga certa com a engrenagem é de {rack.clearance}, conferida em todo o percurso.",
      "A cremalheira de nylon serve em casa com folha leve, e a de aço, em folha pesada e uso intenso. As duas precisam do passo da engrenagem do motor e de lubrificante próprio a cada {rack.months}.",
    ],
  },
  line: [
    "Em portão de correr, a cremalheira gasta ou fora da folga é causa comum de estalo e de motor girando sem mover a folha.",
    "A folga entre cremalheira e engrenagem, de {rack.clearance}, decide quanto tempo o conjunto dura.",
    "Confira a cremalheira antes de culpar o motor: emenda solta dá tranco sempre no mesmo lugar.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Sinais de cremalheira gasta",
        "Como saber se o problema está na cremalheira",
        "Estalo e tranco na cremalheira",
      ],
      slots: [
        [
          "O primeiro aviso costuma ser um estalo seco, com tranco, enquanto a folha anda ou quando ela parte.",
          "O mais comum é o portão andar aos pulos, com estalo, porque os dentes perderam altura e a engrenagem patina.",
          "Estalo e tranco no mesmo ponto do percurso costumam indicar emenda aberta, dente quebrado ou barra solta.",
        ],
        [
          "Pó branco ou raspas de nylon no chão, perto do motor, mostram que os dentes estão sendo comidos.",
          "Restos de plástico sobre a base do motor denunciam atrito além do normal entre os dentes.",
          "Limalha brilhante embaixo da barra de aço revela que a engrenagem trabalha apertada contra ela.",
        ],
        [
          "Com o desgaste avançado, o motor gira e a folha fica parada, embora o som pareça normal.",
          "No estágio final, a engrenagem gira sem encontrar dente e o portão para no meio do caminho.",
          "Se a barra desce e se apoia na engrenagem, o motor passa a carregar peso, esquenta e gasta os dentes mais depressa.",
        ],
      ],
      bullets: [
        "Estalo ou pulo ao partir",
        "Tranco sempre no mesmo ponto",
        "Raspas de nylon ou limalha no chão",
        "Parafuso da barra frouxo ou faltando",
        "Motor gira e a folha não anda",
        "Dentes pontudos ou quebrados",
      ],
    },
    {
      about: "causes",
      headings: [
        "O que gasta a cremalheira",
        "Por que a cremalheira gasta e pula dente",
        "De onde vem o desgaste dos dentes",
      ],
      slots: [
        [
          "A causa mais comum é a folga errada: apertada demais, a barra pesa sobre o eixo; aberta demais, os dentes pulam.",
          "Quase sempre a folga mudou: a roldana gasta abaixa a folha, e a cremalheira desce até se apoiar na engrenagem do motor.",
          "O mais comum é a folga irregular: um parafuso afrouxa, a barra ondula e ficam trechos apertados e outros quase sem contato.",
        ],
        [
          "Areia e poeira misturadas a graxa grossa viram uma pasta que lixa os dentes a cada passagem.",
          "Em rua de terra ou perto de obra {em}, a sujeira nos dentes encurta bastante a vida do conjunto.",
          "Um dente sujo funciona como lixa, e a engrenagem de nylon costuma ser a primeira a perder material.",
        ],
        [
          "Trilho torto ou com degrau balança a folha, e cada balanço muda a distância entre barra e engrenagem.",
          "Batida no batente sem desaceleração joga o esforço todo sobre três ou quatro dentes próximos do motor.",
          "Menos comum, a base do motor cede alguns milímetros, o que basta para desencontrar os dentes.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir na cremalheira sem risco",
        "Olhe a cremalheira antes de chamar",
        "Verificação segura da barra dentada",
      ],
      slots: [
        [
          "Faça a conferência com a energia cortada, porque dedo entre cremalheira e engrenagem é acidente grave.",
          "Desligue o disjuntor antes de chegar perto dos dentes: alguém da casa pode apertar o controle.",
          "A inspeção é só com os olhos, com o motor sem energia e as crianças longe.",
        ],
        [
          "O que se procura é diferença: um trecho mais baixo, um dente menor, um parafuso que sumiu.",
          "Compare a parte mais usada da barra com a ponta que quase não passa pelo motor.",
          "Percorra a barra de uma ponta à outra e anote onde o desenho dos dentes muda.",
        ],
        [
          "Não tente levantar a barra com calço nem apertar parafuso a olho: a folga errada estraga o redutor.",
          "Não reaperte a barra: o aperto pede a folga medida, e isso é serviço do técnico.",
          "O ajuste de altura fica para o técnico, que mede a folga em toda a extensão da folha.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e avise quem está em casa.",
        "Olhe os dentes no trecho que passa pelo motor: pontas finas, tortas ou quebradas indicam desgaste.",
        "Procure parafusos soltos e emendas abertas ao longo da barra, sem pôr a mão entre os dentes.",
        "Veja se há pedra, areia ou graxa seca acumulada e se a folha parece mais baixa em uma das pontas.",
        "Fotografe o que achou diferente, de perto e de longe.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico acerta a cremalheira",
        "Troca e alinhamento da cremalheira",
        "O serviço na cremalheira, do trilho à folga",
      ],
      slots: [
        [
          "Com o disjuntor desligado, o técnico destrava o motor, empurra o portão na mão e confere roldanas e trilho.",
          "Antes de mexer na barra, são vistos trilho, roldanas e guia, porque a cremalheira só repete o que a folha faz.",
          "Primeiro se descobre, na folha e no trilho, por que a barra saiu do lugar; trocar dente sem corrigir a causa dura pouco.",
        ],
        [
          "Depois a barra é reapertada ou trocada, com as emendas alinhadas por um pedaço invertido que serve de gabarito.",
          "Trechos gastos são substituídos por barra do mesmo passo, e um gabarito mantém a distância dos dentes na emenda.",
          "As barras novas são presas em linha, paralelas ao trilho, e cada emenda é conferida dente a dente.",
        ],
        [
          "A folga final fica em {rack.clearance}, medida em vários pontos e com o portão nas duas extremidades.",
          "Para terminar, mede-se a folga de {rack.clearance} ao longo do percurso e regula-se de novo o fim de curso.",
          "Com o motor travado outra vez, o portão faz vários ciclos e a folga de {rack.clearance} é conferida no percurso todo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Nylon ou aço: qual cremalheira usar",
        "Como escolher a cremalheira certa",
        "Cremalheira nova: o que precisa combinar",
      ],
      slots: [
        [
          "Em portão residencial leve ou médio, a barra de nylon trabalha com pouco ruído; em folha pesada, use a de aço.",
          "Folha pesada, condomínio e galpão pedem barra de aço, que suporta mais ciclos; na maioria das casas o nylon basta.",
          "O material acompanha o peso: nylon para a maioria das casas, aço para portões grandes e uso contínuo.",
        ],
        [
          "O módulo dos dentes tem de ser o mesmo da engrenagem do motor; dente parecido não serve.",
          "Misturar barra de um passo com engrenagem de outro gasta as duas peças em pouco tempo.",
          "Antes de comprar, confira o passo dos dentes na engrenagem ou no manual do motor.",
        ],
        [
          "O comprimento das barras é o da largura da folha, e a fixação, por solda ou parafuso, segue o material do portão.",
          "A metragem também tem de fechar: a barra cobre a largura inteira da folha, de ponta a ponta.",
          "Portões {de} com desnível ou folha torta podem precisar de serralheiro antes, ou a barra nova se gasta como a antiga.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Cuidados para a cremalheira durar",
        "Limpeza, lubrificação e revisão da cremalheira",
        "Manutenção da barra dentada",
      ],
      slots: [
        [
          "A limpeza vem antes do lubrificante: escova seca nos dentes, com o disjuntor desligado.",
          "Com a energia cortada, uma escova de cerdas duras tira a areia presa entre os dentes.",
          "Retire folhas, barro e graxa velha com pano e escova, sempre com o motor sem energia.",
        ],
        [
          "A cada {rack.months}, aplique lubrificante próprio em camada fina, sem deixar excesso que junte poeira.",
          "Na cremalheira de aço, lubrifique os dentes a cada {rack.months}, com pouca graxa; a de nylon pede só limpeza ou o produto que o fabricante indica.",
          "Uma película fina de lubrificante a cada {rack.months} basta; a graxa grossa em cima de areia faz o contrário.",
        ],
        [
          "Na revisão, feita {visits.home} em casas, o técnico confere folga, parafusos e emendas.",
          "O reaperto dos parafusos e a medição da folga entram na revisão, que em casa acontece {visits.home}.",
          "Entre uma revisão e outra, estalo novo costuma ser folga ou parafuso solto: pare de acionar até alguém olhar os dentes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a folga certa entre cremalheira e engrenagem?",
      answers: [
        "De {rack.clearance}, em todo o percurso da folha. Com menos, o peso do portão se apoia no eixo do motor; com mais, a engrenagem pula e come os dentes.",
        "A folga é de {rack.clearance}. Quem acerta só um ponto costuma errar no resto, porque a folha pode subir e descer ao longo do trilho.",
      ],
    },
    {
      question: "Dá para trocar só um pedaço da cremalheira?",
      answers: [
        "Dá, quando o resto da barra está bom e o passo é o mesmo. O trecho novo é alinhado com gabarito, para a emenda não dar tranco.",
        "Sim. O desgaste costuma se concentrar em um trecho, e a troca parcial resolve se a emenda ficar no passo e a folga for refeita.",
      ],
    },
    {
      question: "Cremalheira de nylon aguenta portão pesado?",
      answers: [
        "Até certo peso, sim, conforme a indicação do fabricante. Em folhas grandes de ferro maciço ou de muito uso, a barra de aço é a escolha mais segura.",
        "Depende do peso e do número de aberturas por dia. O nylon serve à maioria das casas; portão industrial ou de garagem coletiva pede aço.",
      ],
    },
    {
      question: "Posso passar graxa ou óleo desengripante na cremalheira?",
      answers: [
        "Graxa, só a própria e em camada fina, sobre dentes limpos e com o disjuntor desligado. O desengripante limpa e solta, mas evapora logo e não lubrifica; no nylon, use apenas o que o fabricante indica.",
        "O desengripante não substitui lubrificante: escorre e deixa o dente seco. Graxa grossa também não serve, porque segura areia; pouca graxa própria no aço e quase nada no nylon é a medida.",
      ],
    },
    {
      question: "Por que a engrenagem nova do motor gastou tão rápido?",
      answers: [
        "A engrenagem nova se gasta rápido porque a cremalheira antiga, já deformada, força os dentes dela. Folga errada e folha baixa têm o mesmo efeito, e por isso se conferem as três coisas juntas.",
        "A causa costuma ser a barra velha ou a folga apertada. Uma engrenagem nova sobre dente gasto trabalha torta e se acaba em pouco tempo.",
      ],
    },
  ],
  photo: "uma foto da cremalheira inteira, outra de perto nos dentes sobre o motor e a largura da folha",
  related: ["engrenagem", "deslizante", "motor-gira-e-nao-anda", "trilho", "lubrificacao", "roldana"],
  topic: "instalacao-de-motor-deslizante",
};
