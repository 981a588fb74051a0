import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const cremalheira: NarrowConcept[] = [
  {
    id: "cremalheira-por-metro",
    broader: "cremalheira",
    label: "Cremalheira: preço e metragem",
    phrase: "o preço da cremalheira por metro",
    asks: [
      "kit cremalheira",
      "kit cremalheira preço",
      "kit cremalheira portão",
      "kit cremalheira nylon",
      "kit cremalheira aço",
      "kit cremalheira parafusos",
      "cremalheira metro",
      "cremalheira preço",
      "cremalheira valor",
      "quanto custa cremalheira",
      "medida cremalheira portão",
      "cremalheira gomo preço",
      "valor cremalheira portão 4 metros",
    ],
    intent: "price",
    answers: {
      any: [
        "O kit de cremalheira traz as barras, de nylon ou de aço, e os parafusos, e se compra pela largura da folha, com o passo igual ao da engrenagem do motor. O valor por metro sai com essa medida e a foto dos dentes, com ou sem a instalação.",
        "O preço da cremalheira por metro depende do material, nylon ou aço, do passo dos dentes e do modo de fixar. Conte a largura inteira da folha para saber a metragem, mande essa medida com a foto dos dentes e receba o orçamento grátis.",
        "A cremalheira para portão de correr é vendida por metro, em gomos ou barras que se emendam, e a metragem é a largura da folha de ponta a ponta. O valor por metro vem por foto, com a mão de obra em linha separada.",
        "Para orçar cremalheira por metro, meça a folha, não o vão: ela precisa de dentes em todo o percurso que passa pelo motor. Nylon e aço têm valores diferentes, e a foto dos dentes atuais define o passo certo.",
      ],
      price: [
        "O kit de cremalheira é cobrado por metro, de nylon ou de aço, com os parafusos, e a visita para instalar, em casa, parte de {price.preventive}, sem peças. Os metros são a largura da folha; com essa medida e a foto dos dentes, o valor por metro e o total saem sem custo.",
        "O preço da cremalheira é por metro, e portão de 3 metros de folha usa 3 metros de barra; a de nylon reforçado costuma custar menos que a de aço. A foto dos dentes e a largura dão o valor por metro e o total, de graça; a mão de obra se soma, com visita a partir de {price.preventive} em casa.",
        "O preço da cremalheira por metro sai por foto, porque depende do material (nylon ou aço) e do passo dos dentes; a de nylon reforçado costuma custar menos que a de aço. Conte tantos metros quanto a largura da folha, mais a visita, a partir de {price.preventive} em casa; se só um trecho está gasto, paga-se só esse gomo.",
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
          "Se a folha continua atrás da parede, meça também essa parte.",
          "Arredonde para cima, pelo tamanho da barra, que costuma ter de 1 a 1,5 metro.",
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
            "O aço custa mais por metro e vai em folha pesada ou de muito uso; o nylon com alma metálica serve à maioria das casas.",
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
          "Usa cerca de 3 metros, contados pela largura da folha, e não do vão. Se os gomos não fecharem a medida, arredonda-se para cima.",
          "A largura da folha manda: se ela tem 3,20 m para um vão de 3 m, a cremalheira cobre os 3,20 m.",
        ],
      },
      {
        question: "Posso comprar só o pedaço gasto da cremalheira?",
        answers: [
          "Pode, se o passo for o mesmo e o resto estiver bom. O técnico usa um trecho invertido como gabarito para a emenda não dar tranco.",
          "Sim, em muitos casos. Mande foto do trecho e da etiqueta do motor para confirmar o dente antes de comprar.",
        ],
      },
      {
        question: "Cremalheira tem tamanho universal?",
        answers: [
          "Não. Passo e módulo dos dentes mudam, e um dente parecido gasta a engrenagem. A etiqueta do motor e a foto dos dentes indicam a certa.",
          "Há padrões comuns no mercado, mas é preciso conferir o dente com o da engrenagem do seu motor antes da compra.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra da cremalheira inteira e a etiqueta do motor",
  },
  {
    id: "cremalheira-quebrada",
    broader: "cremalheira",
    label: "Cremalheira quebrada ou solta",
    phrase: "a cremalheira quebrada ou solta",
    asks: [
      "dente quebrou cremalheira trocar tudo",
      "cremalheira dente quebrado trocar toda",
      "cremalheira quebrou dente preciso trocar",
      "cremalheira quebrada",
      "cremalheira solta",
      "cremalheira soltou",
      "cremalheira despregou",
      "cremalheira descolou",
      "cremalheira quebrou",
      "cremalheira estalando",
      "cremalheira caiu",

      "conserto cremalheira quebrada",
      "conserto correr cremalheira quebrada",
      "conserto correr cremalheira solta",
      "cremalheira torta",
      "cremalheira empenada",
      "cremalheira entortou",
      "solda cremalheira cedeu",
      "solda cremalheira soltou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira solta ou quebrada pede disjuntor desligado e portão sem acionar: o motor gira sem levar a folha ou quebra os outros dentes da barra. Parafuso ou solda que cedeu se refaz na visita, com a folga de {rack.clearance}; dente quebrado pede gomo novo. Fotos da barra e da engrenagem dão o orçamento.",
        "Cremalheira com dente quebrado não tem cola nem solda que conserte, mas troca-se só o gomo, de nylon ou de aço como o resto, por outro de mesmo passo e altura; se só soltou, refixa-se. Até lá, não acione pelo motor: a engrenagem pula ali e se gasta também.",
        "Cremalheira quebrada se troca por gomo: sai só o trecho ruim e entra outro de mesmo passo, altura e material. Pare de acionar até lá, porque cada passada come a engrenagem do motor; o gomo e a mão de obra são orçados por foto, grátis.",
      ],
      question: [
        "Conserta-se sem trocar tudo: com um dente quebrado, troca-se só o gomo, por outro de mesmo passo; se a barra só soltou, refixa-se. A barra inteira sai apenas quando os dentes estão finos do começo ao fim. Até lá, não acione; o gomo e a mão de obra são orçados por foto, grátis.",
        "Não use até acertar: cremalheira quebrada num ponto se resolve com um gomo novo e a folga acertada em {rack.clearance}, sem trocar tudo. A barra inteira só sai se o desgaste vai de ponta a ponta; a foto dos dentes mostra qual é o caso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que quebra a cremalheira", "Por que o dente quebrou", "De onde veio a quebra"],
        slots: [
          [
            "Quebra num ponto só vem de gomo solto, emenda aberta ou pancada ali.",
            "Dente quebrado num lugar só pede olhar ali parafuso faltando ou emenda fora de passo.",
            "Quando só um trecho quebrou, a causa está nele: parafuso frouxo, emenda fora de passo ou pedra entre os dentes.",
          ],
          [
            "Dentes ruins no curso inteiro vêm de barra alta, engrenagem gasta ou base do motor que cedeu.",
            "Quando falha de ponta a ponta, a distância entre barra e engrenagem aumentou ou os dentes acabaram.",
            "Se há dente ruim em todo o curso, olham-se também a engrenagem e a fixação do motor.",
          ],
          [
            "A roldana gasta faz a folha baixar e balançar, e a folga muda a cada passagem.",
            "Trilho com degrau sacode a folha e tira os dentes do encaixe por um instante.",
            "Uma folha que balança de lado afasta a barra da engrenagem, por isso trilho e rodas são vistos antes.",
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
            "Um trecho isolado sai e entra outro de mesmo passo, sem mexer no resto da barra.",
            "Se só alguns dentes quebraram, substitui-se aquela peça e conferem-se as vizinhas.",
          ],
          [
            "Dentes finos em toda a extensão pedem barra nova, e a engrenagem costuma ir junto.",
            "Com desgaste de ponta a ponta, troca-se o conjunto, porque dente velho estraga engrenagem nova.",
            "Uma barra inteira gasta sai por completo, e o técnico examina a engrenagem antes de montar.",
          ],
          [
            "No fim, a folga fica em {rack.clearance} em vários pontos e o portão faz ciclos de teste.",
            "O serviço só termina com {rack.clearance} de folga do começo ao fim e o portão andando sem estalo.",
            "Folga de {rack.clearance}, parafusos travados e teste completo encerram o trabalho {em}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O gomo novo pode ser de nylon se o resto é de aço?",
        answers: [
          "Não convém: misture e o desgaste fica desigual. Use o mesmo material, o mesmo passo e a mesma altura dos dentes.",
          "Melhor não. O trecho novo deve ter o material, o passo e a altura do que ficou.",
        ],
      },
      {
        question: "Posso usar o portão com a cremalheira quebrada?",
        answers: [
          "Pelo motor, não. Em portão de correr reto e em piso nivelado, desligue o disjuntor, destrave com a chave e mova na mão, devagar, até o conserto.",
          "Não acione. Cada pulo gasta a engrenagem e pode travar o redutor; na mão, só com o disjuntor desligado, o motor destravado com a chave, a folha reta e o trilho plano.",
        ],
      },
      {
        question: "Quanto custa consertar a cremalheira quebrada?",
        answers: [
          "Se for só folga e reaperto, cabe na manutenção preventiva, a partir de {price.preventive} em casa, sem peças. Com gomo novo, soma-se a peça, orçada por foto.",
          "O preço depende de regular ou trocar. A regulagem entra na visita a partir de {price.preventive}, sem peças; o metro de cremalheira é orçado à parte.",
        ],
      },
      {
        question: "A cremalheira é vendida por metro ou por gomo?",
        answers: [
          "Por gomo, em barras curtas que se emendam, ou por metro instalado. Para um trecho quebrado basta um gomo igual.",
          "Vende-se em barras, os gomos, que se emendam; o orçamento conta os gomos ou os metros que entram.",
        ],
      },
      {
        question: "É a cremalheira ou a engrenagem que está gasta?",
        answers: [
          "Quando pula num ponto só, costuma ser a cremalheira; quando pula no curso todo, a engrenagem ou a folga. A foto das duas, com o disjuntor desligado, costuma bastar.",
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
      "cremalheira plástico derreteu",
      "cremalheira derreteu sol",
      "cremalheira plástico sol",
      "cremalheira nylon derreteu",
      "cremalheira plástico entortou",
      "cremalheira ferro",
      "cremalheira aço",
      "cremalheira galvanizada",
      "cremalheira nylon ferro",
      "cremalheira nylon aço",
      "nylon ou ferro cremalheira",
      "cremalheira nylon melhor",
      "cremalheira não faz barulho",
      "cremalheira silenciosa",
      "cremalheira menos barulho",
      "qual melhor cremalheira",
      "cremalheira nylon boa",
      "cremalheira plástico",
      "sol nylon ou aço",
      "cremalheira nylon entortou sol",
      "cremalheira plástico empenou",
      "cremalheira entortou sol",
      "correr pega sol nylon aço",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em casa, a cremalheira de nylon com alma metálica basta; em sol forte com folha pesada, prefira aço. A de plástico que derreteu ou entortou no sol já estava gasta ou com atrito: troca-se o trecho e refaz-se a folga de {rack.clearance}. O ajuste em casa parte de {price.preventive}, sem peças.",

        "A cremalheira de ferro ou aço é a de folha pesada, longa ou de muitas aberturas por dia: aguenta mais, faz mais barulho e pede graxa em dia. Em portão de casa leve ou médio, a de nylon com alma metálica basta. O passo do dente tem de casar com a engrenagem do motor.",
        "A mais silenciosa é a de nylon com alma metálica, bem alinhada e com folga de {rack.clearance} até a engrenagem, e ela basta em casa; a de aço é para folha pesada ou muito uso. Cremalheira de nylon que estala tem emenda, parafuso ou roldana solta: a visita com ajuste parte de {price.preventive} em casa, sem peças.",
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
            "Nenhum material resiste a folga errada; a revisão confere a folga e os parafusos.",
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
          "Pode, quando o dente casa. A engrenagem de nylon contra barra de aço se gasta mais depressa, e isso é avaliado.",
        ],
      },
      {
        question: "Qual cremalheira é mais barata, nylon ou aço?",
        answers: [
          "O nylon costuma custar menos por metro e na fixação. O valor exato depende do perfil e da metragem e vem por foto.",
          "Normalmente a de nylon é mais barata. Mas o preço final inclui fixação e alinhamento, e por isso o orçamento é feito pela medida da folha.",
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
      "dentes cremalheira comidos",
      "raspas nylon chão motor",
      "raspas nylon chão",
      "pó branco perto motor cremalheira",
      "dente comido cremalheira",
    ],
    intent: "repair",
    answers: {
      any: [
        "Na troca da cremalheira gasta, paga-se só o trecho ruim ou a barra inteira, conforme os dentes, e a foto deles com a largura da folha já dá o valor. A visita com ajuste em casa parte de {price.preventive}, sem peças. Está gasta quando os dentes ficam pontudos e o portão estala ou patina ao partir.",
        "Sinais de desgaste na barra são estalo repetido, tranco sempre no mesmo ponto, dentes pontudos e pó branco ou limalha perto do motor. Não espere que ela coma a engrenagem: se só um pedaço se foi, paga-se só ele, e o valor vem por foto, antes da visita.",
        "A troca da cremalheira gasta é feita em uma visita: sai o trecho ou a barra, entra outra da mesma medida de dente, e roldanas e trilho, que são a causa comum, são acertados junto. O ajuste em casa parte de {price.preventive}, sem peças; a peça vai por metro, com o valor dito pela foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca da cremalheira", "O que é feito na visita", "A troca, da roldana à folga"],
        slots: [
          [
            "A folha vem primeiro: com roldana gasta ou trilho torto, a barra nova se estraga igual à velha.",
            "Antes da barra, acertam-se roldanas e trilho, senão o desgaste volta.",
            "O técnico solta o motor, empurra a folha e corrige o que a faz balançar.",
          ],
          [
            "A barra nova é presa em linha, com {rack.clearance} de folga até a engrenagem em todo o caminho da folha.",
            "Cada pedaço é emendado com um gabarito, para o dente continuar na mesma distância e não dar tranco.",
            "A altura é acertada pedaço a pedaço, com {rack.clearance} entre o dente e a engrenagem do motor.",
          ],
          [
            "No fim, a barra é nivelada de ponta a ponta, e os ímãs de fim de curso voltam ao lugar.",
            "Parafusos firmes, paradas conferidas e ciclos de teste encerram o serviço.",
            "A folha é levada na mão até as duas pontas: a barra não pode se apoiar na engrenagem em lugar nenhum.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Um pedaço, a barra inteira ou só o reaperto",
          "O que trocar na cremalheira gasta",
          "Até onde a cremalheira se aproveita",
        ],
        slots: [
          [
            "Um estalo com dentes bons é folga: reaperta-se a barra e nada se troca.",
            "Dente inteiro e barra firme pedem só o acerto da folga.",
            "Se só um parafuso afrouxou e os dentes estão inteiros, a barra fica: reaperta-se e acerta-se a folga.",
          ],
          [
            "Desgaste em menos de um metro se resolve com um pedaço novo, chamado gomo, de dente igual ao dos vizinhos.",
            "Um trecho ruim perto do motor é o mais comum, e troca-se só ele, com peça de dente igual.",
            "O pedaço novo tem de ter os dentes na mesma distância e o mesmo material dos vizinhos.",
          ],
          [
            "Com os dentes finos do começo ao fim, a barra vai inteira, e o material é escolhido pelo peso da folha.",
            "Se a barra toda se gastou, é a hora de rever se nylon ou aço serve ao peso da folha.",
            "Se a engrenagem do motor também afinou, ela vai junto, para não comer os dentes novos.",
          ],
        ],
      },
    ],
    keep: ["check"],
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
          "Cobra-se por metro ou gomo, mais a mão de obra, com orçamento grátis pela largura e pela foto dos dentes. Se bastar reapertar e acertar a folga, a visita em casa parte de {price.preventive}, sem peças.",
          "O preço depende do material e de quantos gomos estão ruins, e sai por foto; só o reaperto com folga acertada fica na visita, a partir de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Posso trocar a cremalheira de nylon por uma de aço?",
        answers: [
          "Pode, se o passo e o módulo forem iguais aos da engrenagem. A de aço aguenta mais e faz mais barulho.",
          "Sim, desde que o dente case com o do motor; em portão de casa, o nylon reforçado costuma bastar.",
        ],
      },
      {
        question: "Por que a cremalheira gastou tão cedo?",
        answers: [
          "A cremalheira gasta cedo por folga errada, areia com graxa nos dentes, roldana gasta ou portão pesado. A causa é corrigida na mesma visita.",
          "A causa costuma ser barra apertada sobre o motor ou folha que balança no trilho.",
        ],
      },
    ],
    photo: "uma foto dos dentes junto ao motor e outra do portão inteiro, com a largura da folha",
  },
  {
    id: "cremalheira-nylon-ou-aluminio",
    broader: "cremalheira",
    label: "Cremalheira de nylon ou alumínio",
    phrase: "a cremalheira de nylon ou de alumínio",
    asks: [
      "cremalheira nylon alumínio",
      "cremalheira nylon ou alumínio",
      "cremalheira alumínio ou nylon",
      "cremalheira alumínio",
      "cremalheira alumínio boa",
      "cremalheira alumínio preço",
      "cremalheira alumínio dura",
      "cremalheira alumínio portão metros",
      "cremalheira alumínio portão 3 metros",
      "cremalheira alumínio portão 4 metros",
      "cremalheira alumínio portão 5 metros",
      "cremalheira alumínio portão 6 metros",
      "cremalheira alumínio metros",
      "cremalheira alumínio vale pena",
      "cremalheira alumínio ou aço",
      "cremalheira alumínio aço",
      "cremalheira alumínio lugar nylon",
      "cremalheira alumínio nylon melhor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cremalheira de nylon e de alumínio, a de nylon com alma de aço é a escolha da maioria das casas: faz pouco barulho e não enferruja. A de alumínio é mais rígida e também não enferruja, mas soa mais alto e custa mais. Com folha pesada ou muito uso, vá à de aço.",
        "Cremalheira de alumínio serve em portão leve ou médio de casa, e para 5 metros de folha são 5 metros de barra, contados pela folha inteira, e não só pelo vão. Confira se os dentes são iguais aos da engrenagem do motor; com folha pesada, prefira aço.",
        "Cremalheira de alumínio ou de nylon: a de alumínio entorta menos e aguenta bem sol e chuva; a de nylon trabalha mais quieta e custa menos para trocar por gomo. Para folha pesada ou muito uso, as duas perdem para a de aço.",
        "Prefira a cremalheira de nylon com alma de aço, que é mais silenciosa e mais barata de trocar; a de alumínio vale em portão leve ou médio que fica no sol e na chuva. Nos dois casos, os dentes têm de ser iguais aos da engrenagem do motor, e folha pesada pede aço.",
      ],
      price: [
        "Cremalheira de nylon ou de alumínio se compra por metro ou por gomo, e o valor muda com o material, o passo e a espessura; some a mão de obra de fixar e acertar a folga. A foto dos dentes e a largura do portão bastam para o orçamento, que é grátis.",
        "O preço por metro da cremalheira muda com o material: nylon costuma ser a mais barata, alumínio e aço custam mais. Entram também os parafusos, o suporte e a mão de obra. Mande a foto da engrenagem e a largura da folha e receba o orçamento sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Nylon, alumínio ou aço: o que muda",
          "Nylon e alumínio, e quando entra o aço",
          "Barulho, peso e durabilidade",
        ],
        slots: [
          [
            "A cremalheira de nylon abafa o som e aceita pequenos desalinhos; os dentes são de plástico reforçado, e a alma de aço segura a barra reta.",
            "No nylon, o dente é mais macio que a engrenagem, por isso quem se gasta primeiro é a barra, que é barata de trocar.",
            "O nylon é a mais quieta e a mais comum em casa; até quantos quilos ela vai está escrito na embalagem da barra.",
          ],
          [
            "A de alumínio é leve e rígida, não enferruja e faz um ruído um pouco mais alto que a de nylon.",
            "O alumínio não empena com o sol, mas o dente se gasta depressa se a engrenagem de aço trabalhar apertada.",
            "A de alumínio compensa em folha média exposta à chuva, onde o aço sem proteção enferruja.",
          ],
          [
            "A de aço galvanizado é a que mais aguenta e a mais barulhenta; entra em folha pesada, condomínio e galpão.",
            "O aço é para peso e uso contínuo, com a engrenagem de metal que combina com ele.",
            "Em portão que passa o dia abrindo, a barra de aço dura mais que as outras duas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Passo, medida e fixação", "Para não comprar a barra errada"],
        slots: [
          [
            "O passo dos dentes precisa ser o da engrenagem do motor, seja qual for o material.",
            "A barra de passo diferente parece encaixar, mas pula dente e come a engrenagem.",
            "Leve a foto da engrenagem ao lado de uma régua, porque o material muda e o passo não pode mudar.",
          ],
          [
            "Compre o comprimento da folha, com uma sobra para o emendo e o corte.",
            "A barra acompanha a folha inteira, de ponta a ponta.",
            "Conte os metros da folha, e não os do vão.",
          ],
          [
            "Depois de fixada, a barra fica com {rack.clearance} de folga até a engrenagem em todo o percurso.",
            "A folga de {rack.clearance} entre dente e engrenagem vale para nylon, alumínio e aço.",
            "Sem a folga de {rack.clearance}, qualquer material se gasta cedo.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Posso trocar nylon por alumínio no mesmo motor?",
        answers: [
          "Pode, se o passo dos dentes for o mesmo e a fixação couber na folha. A folga e o fim de curso são acertados de novo.",
          "Sim, com passo igual. O técnico troca a barra inteira, porque misturar materiais na mesma folha dá degrau na emenda.",
        ],
      },
      {
        question: "Cremalheira de alumínio precisa de graxa?",
        answers: [
          "Não de graxa comum, que junta areia. Use lubrificante seco ou spray de silicone em camada fina, a cada {rack.months}.",
          "Precisa de lubrificante seco, em pouca quantidade. A graxa grossa vira lixa com a poeira.",
        ],
      },
      {
        question: "Qual cremalheira faz menos barulho?",
        answers: [
          "A de nylon faz menos barulho. A de alumínio soa um pouco mais, e a de aço é a mais alta das três.",
          "O nylon é a mais silenciosa. Se o barulho é batida ritmada, porém, a causa é dente gasto ou folga, e não o material.",
        ],
      },
    ],
    photo: "uma foto dos dentes ao lado de uma régua, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "quantos-metros-de-cremalheira",
    broader: "cremalheira",
    label: "Quantos metros de cremalheira",
    phrase: "o comprimento da cremalheira",
    asks: [
      "quanto cremalheira preciso",
      "quantos metros cremalheira preciso",
      "quantos metros cremalheira comprar",
      "quantos metros precisa cremalheira",
      "quantos metros cremalheira",
      "metros cremalheira preciso",
      "tamanho cremalheira",
      "comprimento cremalheira",
      "quantas barras cremalheira",
      "quantos gomos cremalheira",
      "cremalheira quantos",
      "medir cremalheira",
      "calcular cremalheira",
      "quanto cremalheira comprar",
      "cremalheira portão inteiro ou vão",
      "cremalheira inteiro só vão",
      "medir folha metragem barra dentada",
    ],
    intent: "question",
    answers: {
      any: [
        "A cremalheira precisa ter o comprimento da folha, e não o do vão: portão de 3 metros de folha usa 3 metros de barra. Compre um gomo a mais se a conta não fechar inteira, porque a barra se corta no fim.",
        "Para saber quantos metros de cremalheira comprar, meça a folha de ponta a ponta e arredonde para cima, no tamanho do gomo vendido. A engrenagem tem de encontrar dente com o portão todo aberto e todo fechado.",
        "Conte um metro de cremalheira para cada metro de folha, mais a sobra até o gomo inteiro. Se o motor fica longe da ponta da folha, um pequeno trecho pode ficar sem barra, e isso o técnico mede no local.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a folha para a cremalheira", "Passo a passo da medida", "A medida certa, com a trena"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado.",
            "A medida é da folha, com a parte que fica atrás do muro.",
            "Não desconte nada: a sobra é cortada na instalação.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Meça o comprimento da folha de uma ponta à outra.",
          "Divida pelo tamanho do gomo, em geral de meio metro ou de um metro, e arredonde para cima.",
          "Fotografe um dente ao lado da régua, para conferir o passo.",
        ],
      },
      {
        about: "choose",
        headings: ["O que mais entra na compra", "Parafuso, suporte e emenda", "Além dos metros"],
        slots: [
          [
            "Cada gomo leva os parafusos próprios, e uma folha fina pede um perfil de apoio por trás.",
            "Suportes e parafusos acompanham a barra; em alumínio, usa-se chapa de reforço.",
            "Em folha vazada, a barra vai sobre um perfil que liga as travessas.",
          ],
          [
            "As emendas têm de manter o passo, senão o motor dá um tranco em cada uma.",
            "Entre um gomo e outro, o espaço do dente continua igual; o técnico usa um pedaço de barra como gabarito.",
            "Uma emenda torta é a causa comum de estalo sempre no mesmo ponto.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso aproveitar a cremalheira velha?",
        answers: [
          "Pode, se os dentes estão inteiros e o passo é o do motor novo. Gomo gasto ou trincado se troca sozinho.",
          "Em geral, sim. O técnico confere o passo e troca só os gomos ruins.",
        ],
      },
      {
        question: "Sobra de cremalheira serve em outro portão?",
        answers: [
          "Serve, se o passo for igual ao da engrenagem de lá. Guarde a sobra para trocar um gomo no futuro.",
          "Serve para reparo do mesmo portão. Em outro motor, confira o passo antes.",
        ],
      },
      {
        question: "Quem corta a barra da cremalheira?",
        answers: [
          "O técnico corta a barra na instalação, para o corte cair no vão do dente e não atrapalhar a engrenagem.",
          "O corte é feito no local, depois de a barra estar presa e conferida.",
        ],
      },
    ],
    photo: "a largura da folha e uma foto dos dentes ao lado de uma régua",
  },
  {
    id: "cremalheira-na-troca-do-motor",
    broader: "cremalheira",
    label: "Cremalheira na troca do motor",
    phrase: "a cremalheira na troca do motor",
    asks: [
      "precisa trocar cremalheira troca motor",
      "precisa trocar cremalheira motor novo",
      "precisa trocar cremalheira",
      "aproveitar cremalheira",
      "trocar motor aproveitar cremalheira",
      "trocar só motor aproveitar cremalheira",
      "trocar só motor cremalheira velha",
      "trocar motor cremalheira velha",
      "cremalheira velha motor novo",
      "cremalheira motor novo",
      "trocar motor cremalheira",
      "troca motor cremalheira",
      "instalação inclui cremalheira",
      "cremalheira inclusa",
      "inclui cremalheira",
      "motor vem cremalheira",
      "kit vem cremalheira",
      "cremalheira incluída",
      "cremalheira serve outro motor",
      "mesma cremalheira",
      "trocar cremalheira junto motor necessário",
      "precisa trocar cremalheira junto motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não precisa trocar a cremalheira quando troca o motor, se os dentes estão inteiros e o passo é o da engrenagem nova. Dente pontudo, barra trincada ou passo diferente, sim: come a engrenagem do motor novo em poucos meses.",
        "A cremalheira fica na troca do motor se os dentes estão inteiros e o passo é o da engrenagem nova; dente pontudo ou passo diferente gasta a engrenagem em poucos meses. Na primeira instalação, ela entra no orçamento por metro, porque tem o comprimento da sua folha.",
        "Em troca de motor, a cremalheira velha costuma ficar, se os dentes estão bons e o passo é o mesmo; motor novo em portão sem barra só a inclui quando consta no orçamento, em metros. Pergunte sempre quantos metros e qual material estão na proposta.",
        "Serve a cremalheira antiga quando o passo coincide e os dentes estão inteiros; passo diferente parece encaixar e come a engrenagem nova em poucos meses. Nem todo motor vem com cremalheira: ela é vendida por metro, conforme a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a cremalheira fica", "Passo, dente e fixação", "O que o técnico confere"],
        slots: [
          [
            "O passo é medido de dente a dente, e comparado com o da engrenagem nova.",
            "Engrenagem e barra têm de ter o mesmo passo, seja qual for a marca.",
            "Uma foto dos dentes com a régua ao lado adianta a resposta.",
          ],
          [
            "Um dente afinado em um trecho pede troca só daquele gomo.",
            "Gomo quebrado se troca sozinho, no mesmo passo.",
            "Barra torta por batida não se endireita: troca-se o trecho.",
          ],
          [
            "Parafuso frouxo e folha desalinhada são acertados antes de pôr o motor novo.",
            "A folga volta a {rack.clearance} em todo o percurso.",
            "A altura do motor é regulada pela barra, e não o contrário.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Metros, motor e mão de obra", "Leia a proposta"],
        slots: [
          [
            "A proposta deve dizer metros, material, parafusos e mão de obra.",
            "Compare orçamentos com a mesma metragem.",
            "Um motor barato sem cremalheira pode sair mais caro no total.",
          ],
          [
            "Trocar o motor em casa custa de {price.homeSwap}; metros de barra nova são somados à parte.",
            "A instalação avulsa parte de {price.installation}, e a barra é material à parte.",
            "Pela foto da folha, a metragem entra certa no valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a cremalheira de outra marca?",
        answers: [
          "Pode, se o passo for igual. A marca não importa; o passo, sim.",
          "Sim, quando engrena sem folga demais nem aperto. O técnico testa o percurso inteiro.",
        ],
      },
      {
        question: "Nylon velho com motor forte dá problema?",
        answers: [
          "Pode quebrar dente se a folha for pesada. Nesse caso troca-se por aço.",
          "Em folha leve, não. Em folha pesada, a barra é o ponto fraco.",
        ],
      },
    ],
    photo: "fotos dos dentes com régua, da folha inteira e da etiqueta do motor",
  },
  {
    id: "folga-da-cremalheira",
    broader: "cremalheira",
    label: "Folga entre cremalheira e engrenagem",
    phrase: "a folga da cremalheira",
    intent: "question",
    asks: [
      "folga cremalheira",
      "folga cremalheira milímetros",
      "cremalheira folga quantos",
      "quantos milímetros cremalheira",
      "quantos mm cremalheira",
      "folga engrenagem cremalheira",
      "distância engrenagem cremalheira",
      "distância cremalheira pinhão",
      "folga pinhão cremalheira",
      "regular folga cremalheira",
      "altura cremalheira motor",
      "cremalheira apertada",
      "cremalheira encostada motor",
      "cremalheira muito apertada",
      "cremalheira muito alta",
      "cremalheira muito baixa",
    ],
    answers: {
      any: [
        "A folga é de {rack.clearance} entre o dente da cremalheira e o da engrenagem, igual do começo ao fim do percurso. Menos que isso, a folha pesa sobre o eixo do motor e estoura o rolamento; mais, o dente pula e se gasta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir a folga sem risco", "Confira a folga de ponta a ponta"],
        slots: [
          [
            "Um cartão dobrado serve de medida: entra justo, sem forçar.",
            "A prova é passar uma tira de papelão de um a dois milímetros entre os dentes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Em portão de correr reto e nivelado, destrave o motor e leve a folha devagar.",
          "Confira a folga no começo, no meio e no fim.",
          "Se varia, o defeito é de trilho, roda ou emenda; trave o motor e chame.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de folga errada", "Apertada ou frouxa: como se nota"],
        slots: [
          [
            "Apertada, a folha anda dura na mão e o motor ronca e esquenta.",
            "Uma cremalheira apoiada na engrenagem deixa o motor carregar o portão.",
          ],
          [
            "Frouxa, há estalo na partida e dente comido na ponta.",
            "Com folga demais, o motor gira um pouco antes de a folha sair.",
          ],
        ],
      },
    ],
    keep: ["causes", "visit"],
    questions: [
      {
        question: "Por que a folga da cremalheira mudou sozinha?",
        answers: ["A roldana gasta baixa a folha e aperta a cremalheira. Troca-se a roda antes de mexer na barra."],
      },
      {
        question: "Posso erguer o motor para acertar?",
        answers: ["É serviço de técnico: a base sobe ou desce, e a folga é acertada no ponto mais alto da barra."],
      },
    ],
    photo: "fotos da engrenagem com a cremalheira no começo e no fim do percurso",
  },
  {
    id: "engrenagem-come-cremalheira",
    broader: "cremalheira",
    label: "Engrenagem comendo a cremalheira",
    phrase: "a engrenagem que come a cremalheira",
    intent: "repair",
    asks: [
      "engrenagem comendo cremalheira",
      "engrenagem come cremalheira",
      "pinhão comendo cremalheira",
      "pinhão come cremalheira",
      "motor comendo cremalheira",
      "comendo dente cremalheira",
      "comendo dentes cremalheira",
      "ralando cremalheira",
      "limalha cremalheira",
      "pó embaixo cremalheira",
      "cremalheira soltando pó",
      "desgastando cremalheira",
      "pinhão gastando cremalheira",
      "pinhão raspando gastando cremalheira",
      "engrenagem metal come cremalheira",
    ],
    answers: {
      any: [
        "Uma engrenagem come a cremalheira quando a folga está errada, o passo dos dentes é diferente ou a barra está torta. O certo é {rack.clearance} de folga em todo o percurso. Pare de usar se já falta dente: troca-se o gomo comido e, se o dente da engrenagem afinou, ela também.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que os dentes se comem", "Folga, passo e alinhamento"],
        slots: [
          [
            "A roldana gasta desce a folha, e a barra pesa sobre a engrenagem.",
            "Com a roda gasta, o peso da folha cai sobre os dentes.",
          ],
          [
            "Passo diferente, de barra de outra marca, encaixa mal e raspa.",
            "Barra e engrenagem de módulos diferentes se gastam em semanas.",
          ],
          [
            "Barra torta ou emenda alta raspa sempre no mesmo ponto.",
            "Se o pó cai num ponto só, a emenda está fora do lugar.",
          ],
        ],
      },
    ],
    keep: ["check", "visit", "choose"],
    questions: [
      {
        question: "Troco só a cremalheira?",
        answers: ["Só se a engrenagem está com o dente inteiro. Uma engrenagem afinada come a barra nova."],
      },
      {
        question: "Graxa ajuda quando a engrenagem come a cremalheira?",
        answers: ["Não onde a folga é errada: graxa junta areia e vira lixa."],
      },
    ],
    photo: "fotos da engrenagem, dos dentes da barra e da roda do portão",
  },
  {
    id: "soldar-cremalheira",
    broader: "cremalheira",
    label: "Soldar ou parafusar a cremalheira",
    phrase: "a fixação da cremalheira no portão",
    intent: "how-to",
    asks: [
      "soldar cremalheira",
      "solda cremalheira",
      "cremalheira soldada",
      "cremalheira soldada ou parafusada",
      "cremalheira parafusada",
      "parafusar cremalheira",
      "fixar cremalheira",
      "como fixar cremalheira",
      "quanto cobra soldar cremalheira",
      "emendar cremalheira",
      "solda ou parafuso cremalheira",
      "solda parafuso fixação cremalheira",
    ],
    answers: {
      any: [
        "Cremalheira de nylon se parafusa; a de aço se solda ou se parafusa em calço. As duas ficam em linha, com {rack.clearance} de folga até a engrenagem em todo o percurso. Antes da solda, o técnico desliga o disjuntor e solta os fios da central, porque a corrente da solda queima a placa.",
        "Parafuse se a cremalheira é de nylon ou se você quer poder regular a altura depois; solde se é de aço e a folha é pesada. Nos dois casos a folga até a engrenagem é de {rack.clearance}, e a solda só é feita com o motor sem energia e os fios da central soltos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ordem certa da fixação", "Passo a passo da barra"],
        slots: [
          [
            "Cada gomo é conferido com o outro antes de firmar.",
            "A emenda é o ponto que mais dá defeito: o dente tem de continuar no passo.",
          ],
        ],
        steps: [
          "Disjuntor desligado e fios da central soltos, se houver solda.",
          "Folha reta e roldanas boas; sem isso a folga muda no caminho.",
          "Primeiro gomo na altura da engrenagem, com a folga certa.",
          "Emenda conferida com um pedaço de barra encaixado nos dentes dos dois gomos.",
          "Folha levada de ponta a ponta na mão antes de ligar o motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa fixar a cremalheira", "O que pesa no preço"],
        slots: [
          [
            "O preço depende dos metros de barra, do material e do estado da folha.",
            "Conta quantos gomos são e se a folha precisa de reforço.",
          ],
          [
            "A foto da barra e a largura da folha bastam para o orçamento, que é grátis.",
            "Mande a foto da engrenagem e da folha, e o valor vem antes da visita.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Solda segura mais que parafuso?",
        answers: ["Segura, mas não deixa regular. Um parafuso com furo oblongo permite acertar a altura depois."],
      },
      {
        question: "Posso soldar com o motor no lugar?",
        answers: ["Só com os fios da central soltos e o terra da solda preso perto do ponto, na folha."],
      },
    ],
    photo: "fotos da engrenagem, da folha por dentro e a largura do portão",
  },
  {
    id: "instalar-cremalheira",
    broader: "cremalheira",
    label: "Como instalar a cremalheira",
    phrase: "a instalação da cremalheira",
    intent: "how-to",
    asks: [
      "como instalar cremalheira",
      "como colocar cremalheira",
      "como montar cremalheira",
      "como pôr cremalheira",
      "instalar cremalheira",
      "instalar cremalheira portão",
      "instalação cremalheira",
      "colocar cremalheira",
      "montar cremalheira",
      "prender cremalheira",
      "altura cremalheira portão",
      "passo a passo cremalheira",
      "como alinhar cremalheira",
    ],
    answers: {
      any: [
        "A cremalheira é instalada na folha, em linha, por cima da engrenagem do motor, com {rack.clearance} de folga entre os dentes do começo ao fim. Com o disjuntor desligado e o motor destravado, comece pelo pedaço junto ao motor e vá emendando, sempre empurrando a folha na mão para conferir.",
        "Para instalar a cremalheira, desligue o disjuntor, solte o motor com a chave e apoie o primeiro pedaço sobre a engrenagem; prenda na folha, levante {rack.clearance} e siga emendando em linha. A folha tem de correr livre na mão antes de religar.",
        "Instale a cremalheira só com a folha reta e as roldanas boas: marque a altura da engrenagem de ponta a ponta, prenda os pedaços em linha e deixe {rack.clearance} de folga. A barra nunca se apoia na engrenagem, porque isso estraga o motor.",
      ],
      installation: [
        "A cremalheira é montada em linha, por cima da engrenagem do motor, com {rack.clearance} de folga em todo o caminho da folha. A mão de obra parte da visita de {price.preventive} em casa, sem peças; os metros da barra são os da folha, e a foto dá o total.",
        "Antes da barra, o técnico acerta roldanas e trilho; depois prende a cremalheira, confere a folga de ponta a ponta e regula as paradas. A visita parte de {price.preventive} em casa, sem peças, e a peça é cobrada por metro de folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da instalação", "A ordem certa, do disjuntor ao teste"],
        slots: [
          [
            "Faça com o portão de correr fechado, no trilho e em piso plano; se a folha balança ou pesa, chame o técnico antes.",
            "Uma segunda pessoa segura a barra enquanto você marca. Folha torta ou fora do trilho não se mexe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e solte a engrenagem com a chave de destravamento.",
          "Empurre a folha de ponta a ponta: se prende em algum lugar, acerte isso primeiro.",
          "Apoie o primeiro pedaço sobre a engrenagem e marque os furos na folha, com a barra no nível.",
          "Prenda, levante a barra {rack.clearance} e confira se ela não encosta na engrenagem.",
          "Emende os outros com um pedaço virado, encaixado nos dois, como gabarito dos dentes.",
          "Leve a folha na mão até as duas pontas e confira a folga em todo o caminho.",
          "Trave o motor, religue e faça um ciclo olhando de fora, longe da folha.",
        ],
      },
      {
        about: "causes",
        headings: ["Os erros que estragam a peça nova", "O que não fazer"],
        slots: [
          [
            "Barra apoiada na engrenagem põe o peso da folha no motor e gasta os dois.",
            "Sem folga nenhuma, a engrenagem carrega a folha; com folga demais, ela pula dente.",
          ],
          [
            "Emenda fora da distância dá um tranco sempre no mesmo ponto.",
            "Dente parecido não serve: a barra precisa ser a da engrenagem do seu motor.",
          ],
          [
            "Solda com a central ligada queima a placa; por isso a barra de aço soldada fica para o técnico.",
            "A ligação elétrica, a força e o ponto de parada são ajustes do técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa mandar instalar", "Se preferir que a gente instale"],
        slots: [
          [
            "A visita em casa parte de {price.preventive}, sem peças, e a barra é cobrada por metro de folha.",
            "Contam os metros da folha, o material e se há solda; a visita em casa parte de {price.preventive}, sem peças.",
          ],
          [
            "A foto dos dentes, da folha por dentro e a largura dão o total antes da visita.",
            "Mande a largura da folha e a foto da engrenagem, e o valor vem sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a altura certa da cremalheira?",
        answers: [
          "A que deixa {rack.clearance} entre o dente da barra e o da engrenagem, igual no começo, no meio e no fim da folha.",
          "Quem dá a altura é a engrenagem do motor: {rack.clearance} acima dela, em linha reta.",
        ],
      },
      {
        question: "Quantos metros de cremalheira comprar?",
        answers: [
          "A largura da folha inteira, e não só do vão. Sobra se corta; se faltar, a engrenagem escapa no fim.",
          "Um metro de barra por metro de folha, arredondado para cima pelo tamanho do pedaço vendido.",
        ],
      },
      {
        question: "Parafusar ou soldar a cremalheira?",
        answers: [
          "A de nylon se parafusa, e dá para regular depois. A de aço pode ser soldada, com os fios da central soltos.",
          "Parafuso permite acertar a altura mais tarde; solda segura mais em folha pesada e é serviço de técnico.",
        ],
      },
      {
        question: "Preciso mudar o fim de curso depois?",
        answers: [
          "Sim: os ímãs que marcam a parada ficam na barra e são recolocados e testados.",
          "Em geral, sim. A parada é conferida nas duas pontas antes de liberar o portão.",
        ],
      },
    ],
    photo: "fotos da engrenagem, da folha por dentro e a largura do portão",
  },
  {
    id: "cremalheira-industrial-ou-residencial",
    broader: "cremalheira",
    label: "Cremalheira industrial ou residencial",
    phrase: "a escolha entre cremalheira industrial e residencial",
    intent: "comparison",
    asks: [
      "cremalheira industrial ou residencial",
      "cremalheira residencial ou industrial",
      "cremalheira industrial residencial",
      "cremalheira industrial",
      "cremalheira pesada",
      "cremalheira reforçada",
      "cremalheira portão pesado",
      "cremalheira módulo",
      "cremalheira m4",
      "preciso cremalheira industrial",
      "galpão preciso cremalheira industrial",
      "cremalheira industrial motor residencial",
    ],
    answers: {
      any: [
        "Residencial, de nylon com alma de aço ou aço leve, para folha de casa; industrial, de aço maciço e dente maior, para folha pesada ou de muitas aberturas. Quem manda é o motor: o passo do dente, chamado módulo, tem de ser o mesmo da engrenagem.",
        "A cremalheira residencial, de nylon com alma de aço, basta para folha de casa; a industrial, de aço maciço, vale em folha pesada ou de muitas aberturas e só pode ir num motor de casa se o dente for o da engrenagem dele. Em galpão e condomínio, escolha a industrial com motor à altura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual o seu motor pede", "Módulo, largura e fixação"],
        slots: [
          [
            "O manual ou a etiqueta do motor traz o módulo; o mais comum em casa é o 4.",
            "Módulo 4 é o usual em motor de casa; confira no manual do seu.",
          ],
          [
            "A barra industrial é mais larga e se solda; a de nylon se parafusa.",
            "Peso e fixação mudam: aço maciço pede solda e folha firme.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Posso pôr barra industrial em motor de casa?",
        answers: ["Só se o módulo for o mesmo. Um dente diferente come os dois."],
      },
      {
        question: "Nylon aguenta portão de 400 kg?",
        answers: ["Depende da barra e do uso. Acima de umas centenas de quilos, prefira aço."],
      },
    ],
    photo: "fotos da engrenagem, da barra atual e da etiqueta do motor",
  },
  {
    id: "cremalheira-de-ferro",
    isAskedByName: true,
    broader: "cremalheira",
    label: "Cremalheira de ferro ou aço zincado",
    phrase: "a cremalheira de ferro zincado",
    asks: ["cremalheira ferro zincado", "cremalheira aço zincado", "cremalheira zincada", "comprar cremalheira ferro"],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos cremalheira de ferro ou aço zincado {em}, por metro de folha: é a indicada para portão pesado e de muito uso, com o módulo do dente igual ao da engrenagem. A visita em casa parte de {price.preventive}, sem peças; o metro é orçado, grátis, pela foto dos dentes e a largura.",
        "A cremalheira de ferro ou aço zincado é para portão pesado ou de muito uso; em casa, com folha leve, a de nylon reforçado resolve e faz menos barulho. Vende-se por metro, com o dente igual ao da engrenagem; a visita em casa parte de {price.preventive}, sem peças, e o metro sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a cremalheira servir", "O que conferir antes de comprar"],
        slots: [["Três pontos decidem:"]],
        bullets: [
          "Módulo do dente igual ao da engrenagem do motor",
          "Metros iguais ao comprimento da folha",
          "Fixação por parafuso ou por solda",
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalada", "A montagem, na ordem"],
        slots: [
          ["As barras são emendadas com outra virada por baixo, para o passo não mudar na junta."],
          ["A folga com a engrenagem fica em {rack.clearance}, de ponta a ponta."],
          [
            "Onde se solda, o zinco queima: o ponto recebe tinta própria contra ferrugem, com a placa do motor desligada antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira de aço faz mais barulho?",
        answers: ["Faz, e pede lubrificação própria em dia; no nylon o portão corre mais quieto."],
      },
      {
        question: "Posso misturar aço e nylon na mesma folha?",
        answers: ["Não convém: o desgaste e a altura do dente são diferentes."],
      },
      {
        question: "A zincada enferruja?",
        answers: ["Demora mais; começa pelas soldas e cortes, que devem ser protegidos."],
      },
      {
        question: "Precisa trocar a engrenagem junto?",
        answers: ["Se os dentes estão gastos ou são de outro módulo, sim."],
      },
    ],
    photo: "fotos dos dentes de perto, da engrenagem e da folha inteira, com a largura",
  },
  {
    id: "trocar-cremalheira-preco",
    broader: "cremalheira",
    label: "Quanto custa trocar a cremalheira",
    phrase: "o preço da troca da cremalheira",
    asks: [
      "trocar cremalheira metros preço",
      "troca cremalheira metros preço",
      "trocar cremalheira portão metros preço",
      "consertar cremalheira quebrada preço",
      "conserto cremalheira quebrada preço",
      "trocar cremalheira quebrada preço",
      ...combine(
        ["cremalheira preço"],
        [
          "trocar",
          "troca",
          "trocar portão correr",
          "trocar portão deslizante",
          "trocar correr",
          "trocar deslizante",
          "substituir",
          "substituição",
          "instalar",
          "instalação",
          "colocar",
          "quebrada",
          "quebrou",
          "gasta",
          "desgastada",
          "conserto",
          "consertar",
          "arrumar",
        ],
      ),
      "trocar cremalheira motor preço",
      "trocar cremalheira quanto",
      "quanto custa trocar cremalheira motor",
      "quanto cobra trocar cremalheira",
      "quanto cobra instalar cremalheira",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a cremalheira do portão custa os metros da peça, de nylon ou de aço, mais a mão de obra de tirar a velha, alinhar e acertar a folga, que se soma à visita, a partir de {price.preventive} em casa, sem peças. Se só um trecho está gasto, paga-se só esse gomo; a largura da folha e a foto dos dentes dão o total, grátis.",
        "A troca da cremalheira é cobrada por metro de peça e pela mão de obra: um portão de correr de 3 metros usa cerca de 3 metros de barra, e a de nylon costuma sair mais em conta que a de aço. A visita em casa parte de {price.preventive}, sem peças; a foto dos dentes e a largura fecham o valor, de graça.",
        "Consertar cremalheira quebrada ou gasta custa só o gomo ruim, quando o resto está bom, mais a mão de obra, que se soma à visita, a partir de {price.preventive} em casa, sem peças. Com a barra toda comida, paga-se a largura da folha em metros; a foto dos dentes dá o valor, sem custo.",
        "O valor da cremalheira com instalação soma os metros da peça, contados pela largura da folha, e a mão de obra de fixar e alinhar, a partir da visita de {price.preventive} em casa, sem peças. Solda e suporte novo, se preciso, são à parte; a foto dos dentes e a medida dão o total, grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["De que é feito o preço da troca", "Peça, mão de obra e extras"],
        slots: [
          [
            "A peça vai por metro: nylon com alma metálica na maioria das casas, aço em folha pesada ou de muito uso, que custa mais.",
            "O material pesa no metro: nylon reforçado é mais em conta; aço custa mais e vai em folha pesada, prédio e galpão.",
          ],
          [
            "A mão de obra cobre retirar a antiga, casar as emendas e deixar {rack.clearance} de folga em todo o curso; a barra soldada dá mais serviço que a parafusada.",
            "No serviço entram a retirada, o alinhamento e a folga de {rack.clearance}; cortar barra soldada leva mais tempo que soltar parafuso.",
          ],
          [
            "Engrenagem do motor comida, cantoneira podre e roldana gasta aparecem em linha própria, porque estragam a peça nova.",
            "Se a engrenagem ou as roldanas causaram o desgaste, são orçadas junto, em linha separada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Um gomo ou a barra inteira", "Quando basta trocar um trecho"],
        slots: [
          [
            "Dente quebrado num ponto só, com o resto firme, pede um gomo do mesmo passo; dentes pontudos em toda a barra pedem a troca completa.",
            "Desgaste num trecho é troca de gomo; desgaste por igual é fim da barra.",
          ],
          [
            "Se a peça antiga saiu de linha, trocam-se barra e engrenagem juntas, para os dentes combinarem.",
            "Passo diferente não se mistura: gasta a peça nova e a engrenagem em pouco tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A medida que dá o orçamento", "O que medir antes de pedir o valor"],
        slots: [
          [
            "Com o portão fechado e o disjuntor desligado, meça a folha de ponta a ponta, e não o vão.",
            "Vale a largura da folha inteira, medida com o disjuntor desligado; ela costuma passar um pouco do vão.",
          ],
          [
            "Some uma foto dos dentes junto ao motor, com a peça parada, e outra do trecho estragado.",
            "Uma foto dos dentes de perto mostra o passo e o material.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca da cremalheira?",
        answers: [
          "Um gomo parafusado sai numa visita curta; a barra inteira, ou soldada, leva mais, e o tempo vem com o orçamento.",
        ],
      },
      {
        question: "Trocar a cremalheira exige trocar o motor?",
        answers: [
          "Não, se a engrenagem está boa e o passo combina. O motor só entra na conta quando também está no fim; trocado em casa, fica de {price.homeSwap}, com mão de obra.",
        ],
      },
      {
        question: "Posso comprar a cremalheira e pagar só a mão de obra?",
        answers: [
          "Pode, mas confirme antes o passo e o material pela foto: barra que não combina com a engrenagem volta para a loja.",
        ],
      },
      {
        question: "Por que a cremalheira gastou?",
        answers: [
          "Quase sempre por roldana baixa, que apoia a folha na engrenagem, por folga errada ou areia nos dentes. Isso se acerta junto, senão a nova dura pouco.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra do trecho gasto e a etiqueta do motor",
  },
];
