import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const cremalheira: NarrowConcept[] = [
  {
    id: "cremalheira-por-metro",
    broader: "cremalheira",
    label: "Cremalheira: preço e metragem",
    phrase: "o preço da cremalheira por metro",
    asks: [
      "cremalheira metro",
      "cremalheira preço",
      "cremalheira valor",
      "quanto custa cremalheira",
      "quantos metros cremalheira",
      "quanto cremalheira preciso",
      "medida cremalheira portão",
      "cremalheira gomo preço",
      "trocar cremalheira preço",
      "trocar cremalheira custa",
      "trocar cremalheira quanto",
      "troca cremalheira valor",
      "instalar cremalheira preço",
      "instalar cremalheira custa",
      "mão obra cremalheira",
      "cremalheira quebrada preço",
      "cremalheira quebrada custa",
      "cremalheira gasta preço",
      "cremalheira gasta custa",
      "cremalheira quebrou quanto custa",
      "conserto cremalheira preço",
      "conserto cremalheira custa",
      "trocar cremalheira motor preço",
      "trocar cremalheira motor valor",
      "trocar cremalheira motor custa",
      "quanto custa trocar cremalheira motor",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da cremalheira por metro depende do material, nylon ou aço, do passo dos dentes e do modo de fixar. Conte a largura inteira da folha para saber a metragem, mande essa medida com a foto dos dentes e receba o valor grátis.",
        "A cremalheira para portão de correr é vendida por metro, em gomos ou barras que se emendam, e a metragem é a largura da folha de ponta a ponta. O valor por metro vem por foto, com a mão de obra em linha separada.",
        "Para orçar cremalheira por metro, meça a folha, não o vão: ela precisa de dentes em todo o percurso que passa pelo motor. Nylon e aço têm valores diferentes, e a foto dos dentes atuais define o passo certo.",
      ],
      price: [
        "O preço da cremalheira é por metro ou por gomo, mais a mão de obra de fixar e acertar a folga em {rack.clearance}. Nylon e aço têm valores diferentes; para trocar só um trecho, cobra-se o gomo e o serviço. Foto dos dentes e largura do portão dão o valor grátis.",
        "Cremalheira se cobra pela metragem, que é a largura inteira da folha, pelo material e pela instalação. Se só um gomo está ruim, troca-se só ele. Mande a medida e a foto dos dentes junto ao motor: o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Quantos metros de cremalheira comprar",
          "Como medir a metragem",
          "Como medir os metros de cremalheira",
        ],
        slots: [
          [
            "A conta é simples, porque a cremalheira acompanha a folha inteira e não apenas a passagem do carro.",
            "Meça com o portão fechado e o disjuntor desligado, do começo ao fim da folha.",
            "A metragem sai da folha, que costuma ser um pouco mais larga que o vão.",
          ],
          [
            "Como os gomos têm comprimento fixo, o total é arredondado para cima e a última peça é cortada.",
            "Sobra pequena se corta; falta de dentes no fim do curso faz a engrenagem escapar.",
            "Se der medida quebrada, compra-se o gomo inteiro e serra-se o excesso.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor.",
          "Meça a largura da folha de uma ponta à outra, em metros.",
          "Veja se a folha tem rabo, o trecho que fica atrás da parede, e some essa parte se o motor a usa.",
          "Arredonde para cima, pelo comprimento do gomo da marca.",
          "Fotografe os dentes de perto e mande com a medida.",
        ],
      },
      {
        about: "cost",
        headings: [
          "O que entra no preço da cremalheira",
          "Peça, fixação e mão de obra",
          "Por que o metro tem preços diferentes",
        ],
        slots: [
          [
            "Nylon com alma metálica e aço têm preços de metro diferentes, e o peso da folha decide qual usar.",
            "O material é o que mais muda o valor do metro: nylon reforçado para casa, aço para carga e uso intenso.",
            "A barra de aço custa mais e serve à folha pesada; a de nylon atende a maioria das casas.",
          ],
          [
            "A mão de obra cobre retirar a antiga, alinhar, emendar no passo e acertar a folga em {rack.clearance}.",
            "Colocar a peça inclui nível, fixação e folga de {rack.clearance} sobre a engrenagem, cobrados à parte do metro.",
            "O serviço aparece separado da peça: fixar, casar as emendas e deixar {rack.clearance} de folga em todo o curso.",
          ],
          [
            "Cantoneira de apoio enferrujada, solda ou engrenagem gasta entram em linha própria do orçamento.",
            "Se a engrenagem já comeu os dentes, ela é orçada junto, para não estragar a peça nova.",
            "Suporte podre ou parafuso espanado soma reparo, avisado antes com base nas fotos.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "A cremalheira vem junto com o motor deslizante?",
        answers: [
          "Às vezes. Há motor vendido com alguns metros e motor vendido sem nenhum; confira na proposta quantos metros estão incluídos antes de comparar preços.",
          "Depende da proposta. Pergunte quantos metros acompanham o motor, porque a folha larga quase sempre precisa de mais.",
        ],
      },
      {
        question: "Portão de 3 metros usa quantos metros de cremalheira?",
        answers: [
          "Cerca de 3 metros, contados pela largura da folha, e não do vão. Se os gomos não fecharem a medida, arredonda-se para cima.",
          "A largura da folha manda: se ela tem 3,20 m para um vão de 3 m, a cremalheira cobre os 3,20 m.",
        ],
      },
      {
        question: "Posso comprar só o pedaço gasto?",
        answers: [
          "Pode, se o passo for o mesmo e o resto estiver bom. O técnico usa um trecho invertido como gabarito para a emenda não dar tranco.",
          "Sim, em muitos casos. Mande foto do trecho e da etiqueta do motor para confirmar o dente antes de comprar.",
        ],
      },
      {
        question: "Cremalheira tem tamanho universal?",
        answers: [
          "Não. Passo e módulo dos dentes mudam, e dente parecido gasta a engrenagem. A etiqueta do motor e a foto dos dentes indicam a certa.",
          "Há padrões comuns no mercado, mas é preciso conferir o dente com o da engrenagem do seu motor antes da compra.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra da cremalheira inteira e a etiqueta do motor",
  },
  {
    id: "cremalheira-quebrada",
    broader: "cremalheira",
    label: "Cremalheira quebrada ou pulando dente",
    phrase: "a cremalheira quebrada ou que pula dente",
    asks: [
      "cremalheira quebrada",
      "cremalheira pulando",
      "pulando dente",
      "cremalheira solta",
      "cremalheira quebrou",
      "cremalheira estalando",
      "cremalheira caiu",
      "dente comido cremalheira",
      "conserto cremalheira pulando",
      "conserto correr cremalheira pulando",
      "conserto cremalheira quebrada",
      "conserto correr cremalheira quebrada",
      "conserto correr cremalheira solta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira quebrada ou pulando dente: pare de acionar, porque cada pulo come a engrenagem do motor. Muitas vezes basta refazer a folga, de {rack.clearance}, ou trocar o trecho ruim; o orçamento sai por foto, com o disjuntor desligado.",
        "Quando a cremalheira pula dente, a barra está longe da engrenagem, solta ou gasta naquele ponto. Desligue o disjuntor, olhe sem tocar e mande fotos: o conserto vai do reaperto à troca de um gomo, quase sempre sem trocar o motor.",
        "Cremalheira que pula está longe da engrenagem, solta, gasta ou com dente quebrado, que não se cola: troca-se o gomo. A causa costuma ser roldana gasta, parafuso solto ou folga errada. Desligue o disjuntor e mande a foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a cremalheira pula dente",
          "Causas da cremalheira que pula ou quebra",
          "De onde vem o estalo da cremalheira",
        ],
        slots: [
          [
            "Pulo sempre no mesmo ponto indica gomo solto, emenda aberta ou dente quebrado ali.",
            "Se o estalo se repete num só lugar, procure parafuso faltando ou emenda fora de passo.",
            "Se pula sempre no mesmo lugar, o defeito está naquele trecho, que é reapertado ou trocado.",
          ],
          [
            "Pulo no curso inteiro vem de barra alta, engrenagem gasta ou base do motor que cedeu.",
            "Quando falha de ponta a ponta, a distância entre barra e engrenagem aumentou ou os dentes acabaram.",
            "Se o portão patina em todo lugar, olham-se a engrenagem e a fixação do motor.",
          ],
          [
            "Roldana gasta faz a folha baixar e balançar, e a folga muda a cada passagem.",
            "Trilho com degrau sacode a folha e tira os dentes do encaixe por um instante.",
            "Folha que balança de lado afasta a barra da engrenagem, por isso trilho e rodas são vistos antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Reapertar, trocar um gomo ou tudo",
          "Como a cremalheira quebrada é consertada",
          "O conserto, do trecho à barra inteira",
        ],
        slots: [
          [
            "Um gomo quebrado se troca sozinho, com a emenda acertada por um pedaço invertido que serve de gabarito.",
            "Trecho isolado sai e entra outro de mesmo passo, sem mexer no resto da barra.",
            "Se só alguns dentes quebraram, substitui-se aquela peça e conferem-se as vizinhas.",
          ],
          [
            "Dentes finos em toda a extensão pedem barra nova, e a engrenagem costuma ir junto.",
            "Com desgaste de ponta a ponta, troca-se o conjunto, porque dente velho estraga engrenagem nova.",
            "Barra inteira gasta sai por completo, e o técnico examina a engrenagem antes de montar.",
          ],
          [
            "No fim, a folga fica em {rack.clearance} em vários pontos e o portão faz ciclos de teste.",
            "O serviço só termina com {rack.clearance} de folga do começo ao fim e o portão andando sem estalo.",
            "Folga de {rack.clearance}, parafusos travados e teste completo encerram o trabalho {em}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso usar o portão com a cremalheira quebrada?",
        answers: [
          "Pelo motor, não. Em portão de correr reto e em piso nivelado, desligue o disjuntor, destrave com a chave e mova na mão, devagar, até o conserto.",
          "Não acione. Cada pulo gasta a engrenagem e pode travar o redutor; na mão, só com o disjuntor desligado, o motor destravado com a chave, a folha reta e o trilho plano.",
        ],
      },
      {
        question: "Quanto custa consertar cremalheira que pula dente?",
        answers: [
          "Se for só folga e reaperto, cabe na manutenção preventiva, a partir de {price.preventive} em casa, sem peças. Com gomo novo, soma-se a peça, orçada por foto.",
          "Depende de regular ou trocar. A regulagem entra na visita a partir de {price.preventive}, sem peças; o metro de cremalheira é orçado à parte.",
        ],
      },
      {
        question: "Dá para baixar a cremalheira para parar de pular?",
        answers: [
          "Dá, mas é serviço de técnico: barra apertada demais põe o peso da folha no eixo e quebra o redutor. A medida certa é {rack.clearance}.",
          "Sim, com medida. Baixar a olho troca o pulo por esforço no motor, então a folga de {rack.clearance} é conferida em todo o curso.",
        ],
      },
      {
        question: "É a cremalheira ou a engrenagem que está gasta?",
        answers: [
          "Pulo num ponto só sugere cremalheira; pulo no curso todo sugere engrenagem ou folga. A foto das duas, com o disjuntor desligado, costuma bastar.",
          "Olhe os dentes das duas sem tocar: a que tem pontas finas e raspas embaixo é a que falhou, e não raro são ambas.",
        ],
      },
    ],
    photo: "fotos da cremalheira inteira e do trecho ruim de perto, com o disjuntor desligado, e a etiqueta do motor",
  },
  {
    id: "cremalheira-nylon-ou-aco",
    broader: "cremalheira",
    label: "Cremalheira de nylon ou de aço",
    phrase: "a escolha entre cremalheira de nylon e de aço",
    asks: [
      "cremalheira nylon ferro",
      "cremalheira nylon aço",
      "nylon ou ferro cremalheira",
      "cremalheira nylon melhor",
      "qual melhor cremalheira",
      "cremalheira nylon boa",
      "cremalheira plástico",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Cremalheira de nylon ou de aço: em casa, escolha nylon com alma metálica, que é silencioso e não enferruja. Escolha aço quando a folha é pesada, longa ou abre muitas vezes por dia, como em condomínio e galpão.",
        "Para portão de correr residencial, a cremalheira de nylon reforçado resolve e faz menos barulho. A de ferro ou aço vale para folha pesada e uso intenso, com mais ruído e lubrificação em dia. O dente tem de casar com o da engrenagem.",
        "Nylon ou ferro na cremalheira? Nylon para folha leve ou média de casa; aço para peso e fluxo. Nenhuma das duas compensa trilho torto ou roldana gasta, que quebram dente de qualquer material.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando escolher nylon, quando escolher aço",
          "Nylon ou aço, caso a caso",
          "A cremalheira certa para a sua folha",
        ],
        slots: [
          [
            "Em casa com poucas aberturas por dia, o nylon com alma ou suporte metálico dá conta e não enferruja na chuva.",
            "Folha de alumínio ou gradil leve anda bem com nylon reforçado, em silêncio.",
            "Quarto em cima da garagem pede nylon, que abafa o contato dos dentes.",
          ],
          [
            "Chapa fechada, folha comprida, garagem coletiva e doca pedem aço, que suporta mais carga por dente.",
            "O aço entra quando o peso ou o número de ciclos sobe, porque o dente deforma menos.",
            "Condomínio e indústria usam aço, preso por solda ou parafuso em apoio rígido.",
          ],
          [
            "Passo e módulo precisam ser iguais aos da engrenagem, seja qual for o material.",
            "Trocar de material é possível, desde que o dente seja o mesmo do motor.",
            "Antes de mudar de nylon para aço, confere-se o dente da engrenagem e a folga de {rack.clearance}.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "Ruído, ferrugem e resistência de nylon e aço",
          "O que muda entre nylon e aço",
          "Nylon e aço lado a lado",
        ],
        slots: [
          [
            "O nylon faz menos ruído, dispensa pintura e costuma ceder antes da engrenagem metálica.",
            "Menos barulho e nenhuma ferrugem são as vantagens do nylon.",
            "Em silêncio e umidade, o nylon leva vantagem.",
          ],
          [
            "O aço aguenta mais esforço, mas enferruja sem cuidado e transmite vibração à folha.",
            "Força e resistência a pancada estão com o aço, ao custo de ruído e manutenção.",
            "A barra de aço dura sob carga, desde que limpa e com película de lubrificante.",
          ],
          [
            "Sol, areia e folga errada gastam os dois, e a limpeza a cada {rack.months} ajuda ambos.",
            "Nos dois casos, areia nos dentes é o que mais desgasta, e a cada {rack.months} cabe limpar e lubrificar.",
            "Material nenhum resiste a folga errada; a revisão confere isso e os parafusos.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Cremalheira de nylon aguenta quantos quilos?",
        answers: [
          "Depende do perfil e da alma metálica; o fabricante informa o limite de cada linha. Folha de casa, leve ou média, costuma ficar dentro dele.",
          "Cada fabricante publica o seu limite. Na dúvida, mande largura, altura e material da folha, e indicamos nylon ou aço.",
        ],
      },
      {
        question: "Posso trocar nylon por aço no mesmo motor?",
        answers: [
          "Em geral pode, se o passo for igual e a engrenagem de saída for compatível com dente de aço. O técnico confere antes.",
          "Pode, quando o dente casa. Engrenagem de nylon contra barra de aço se gasta mais depressa, e isso é avaliado.",
        ],
      },
      {
        question: "Qual das duas é mais barata?",
        answers: [
          "O nylon costuma custar menos por metro e na fixação. O valor exato depende do perfil e da metragem e vem por foto.",
          "Normalmente a de nylon. Mas o preço final inclui fixação e alinhamento, e por isso o orçamento é feito pela medida da folha.",
        ],
      },
      {
        question: "Cremalheira de aço precisa de graxa?",
        answers: [
          "Precisa de pouca lubrificação, em película fina, a cada {rack.months}. Graxa grossa junta areia e lixa os dentes.",
          "Sim, pouca e própria para isso. Excesso vira pasta com poeira; primeiro se limpa, depois se lubrifica.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra dos dentes e da engrenagem, com a largura e o material da folha",
  },
  {
    id: "cremalheira-gasta",
    broader: "cremalheira",
    label: "Cremalheira gasta: sinais e troca",
    phrase: "a cremalheira gasta",
    asks: [
      "cremalheira gasta",
      "cremalheira desgastada",
      "cremalheira comida",
      "cremalheira velha",
      "cremalheira ruim",
      "desgaste cremalheira",
      "sinais cremalheira",
      "sintomas cremalheira",
      "quando trocar cremalheira",
      "trocar cremalheira",
      "troca cremalheira",
      "substituir cremalheira",
      "como trocar cremalheira",
      "cremalheira sinais trocar",
      "cremalheira gasta trocar",
      "saber cremalheira gasta",
      "trocar cremalheira motor correr",
      "trocar cremalheira motor deslizante",
      "conserto cremalheira",
      "conserto correr cremalheira",
      "conserto deslizante cremalheira",
    ],
    intent: "repair",
    answers: {
      any: [
        "A cremalheira está gasta quando os dentes ficam pontudos, há raspas de nylon no chão e o portão estala ou patina ao partir. Troca-se o gomo ruim ou a barra inteira, com a folga refeita em {rack.clearance} e a engrenagem conferida junto.",
        "Sinais de cremalheira gasta são estalo repetido, tranco sempre no mesmo ponto, pó branco ou limalha perto do motor e dente fino. Se o desgaste é de um trecho, troca-se só o gomo; se é da barra toda, a engrenagem costuma ir junto.",
        "Troca-se a cremalheira quando o dente afinou, quebrou ou o motor gira e patina na barra. O técnico confere antes roldanas e trilho, que são a causa comum do desgaste, e fixa a nova com folga de {rack.clearance}. O orçamento sai por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca da cremalheira", "Um gomo ou a barra inteira", "A troca, da roldana à folga"],
        slots: [
          [
            "A folha vem primeiro: com roldana gasta ou trilho torto, a barra nova se estraga igual à velha.",
            "Antes da barra, acertam-se roldanas e trilho, senão o desgaste volta.",
            "O técnico solta o motor, empurra a folha e corrige o que a faz balançar.",
          ],
          [
            "Gomo com dente quebrado se troca sozinho, com o passo da emenda conferido por um pedaço invertido.",
            "Desgaste num trecho curto pede só aquele gomo; dentes finos na extensão toda pedem barra nova.",
            "Quando a engrenagem também está pontuda, as duas são trocadas, porque dente gasto come dente novo.",
          ],
          [
            "No fim, a folga fica em {rack.clearance} em vários pontos, e os ímãs de fim de curso voltam ao lugar.",
            "Folga de {rack.clearance}, parafusos firmes e ciclos de teste encerram o serviço.",
            "A barra não pode pesar sobre o eixo: confere-se a folga de {rack.clearance} nas duas pontas.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Gomo, barra inteira ou só a folga",
          "O que trocar na cremalheira gasta",
          "Até onde a cremalheira se aproveita",
        ],
        slots: [
          [
            "Estalo com dentes bons é folga: reaperta-se a barra e nada se troca.",
            "Dente inteiro e barra firme pedem só o acerto da folga.",
            "Nem todo estalo é desgaste; parafuso frouxo imita cremalheira gasta.",
          ],
          [
            "Desgaste em menos de um metro se resolve com um gomo do mesmo passo.",
            "Trecho ruim perto do motor é o mais comum, e troca-se só ele.",
            "O gomo novo tem de ter o mesmo passo e o mesmo material dos vizinhos.",
          ],
          [
            "Dente fino do começo ao fim pede barra nova, escolhida pelo peso da folha.",
            "Com a barra toda gasta, é a hora de rever material e fixação.",
            "Se a engrenagem também afinou, ela vai junto, para não comer os dentes novos.",
          ],
        ],
      },
    ],
    keep: ["signs", "check"],
    questions: [
      {
        question: "Dá para usar o portão com a cremalheira gasta?",
        answers: [
          "Por pouco tempo e com risco: cada pulo gasta a engrenagem do motor, que custa mais que o gomo. Se patina, pare.",
          "Se só estala de leve, marque logo a visita; se pula dente, desligue o disjuntor e espere.",
        ],
      },
      {
        question: "Quanto custa trocar a cremalheira?",
        answers: [
          "Cobra-se por metro ou gomo, mais a mão de obra. A largura do portão e a foto dos dentes dão o valor grátis.",
          "Depende do material e de quantos gomos estão ruins; o orçamento sai por foto, sem custo.",
        ],
      },
      {
        question: "Posso trocar a de nylon por uma de aço?",
        answers: [
          "Pode, se o passo e o módulo forem iguais aos da engrenagem. A de aço aguenta mais e faz mais barulho.",
          "Sim, desde que o dente case com o do motor; em portão de casa, o nylon reforçado costuma bastar.",
        ],
      },
      {
        question: "Por que gastou tão cedo?",
        answers: [
          "Folga errada, areia com graxa nos dentes, roldana gasta ou portão pesado. A causa é corrigida na mesma visita.",
          "Quase sempre por barra apertada sobre o motor ou por folha que balança no trilho.",
        ],
      },
    ],
    photo: "uma foto dos dentes junto ao motor e outra do portão inteiro, com a largura da folha",
  },
];
