import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who does what: other trades that people think of first, and small services that are asked for by themselves. */
export const quemFaz: NarrowConcept[] = [
  {
    id: "limpeza-e-lubrificacao-servico",
    isAskedByName: true,
    broader: "manutencao",
    label: "Serviço de limpeza e lubrificação do portão",
    phrase: "a limpeza e a lubrificação do portão",
    asks: [
      ...combine(
        ["lubrificação", "lubrificar", "engraxar", "limpeza trilho", "limpar trilho", "limpeza portão"],
        ["serviço", "quem faz", "vocês fazem", "fazem", "técnico", "preço", "empresa", "contratar", "em domicílio"],
      ),
      ...combine(
        ["lubrificação portão", "lubrificar portão", "engraxar portão", "lubrificação portões"],
        ["condomínio", "prédio", "empresa", "galpão", "loja", "comércio", "escola"],
      ),
      ...combine(["limpeza e lubrificação", "limpeza lubrificação"], ["portão", "trilho"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "A limpeza do trilho, a lubrificação e a regulagem do portão são feitas pelo técnico na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Cada ponto leva o produto certo, o trilho fica limpo e seco, e força, parada e fotocélula são reguladas e testadas.",
        "Quem faz limpeza e lubrificação de portão é o técnico da manutenção: pinos, dobradiças, fuso e cremalheira recebem o lubrificante próprio, e o trilho, só limpeza. Em residência o serviço, com regulagem, começa em {price.preventive}, fora peças; portão grande ou de condomínio fica, em geral, de {price.preventiveRange}.",
        "O serviço de lubrificação de portão entra na visita de manutenção, junto com limpeza do trilho, reaperto e regulagem, a partir de {price.preventive} em casa, sem peças. Em condomínio, costuma ir de {price.preventiveRange} por portão grande, e se repete {visits.business}, no mínimo.",
      ],
      price: [
        "A regulagem e a lubrificação do portão são feitas na mesma visita, que em casa parte de {price.preventive}, sem peças: pinos, dobradiças e cremalheira levam o produto certo, e força, parada e fotocélula são testadas. Portão grande fica, em geral, de {price.preventiveRange}.",
        "Limpar, lubrificar e regular o portão custa, em residência, a partir de {price.preventive}, fora peças, e em portão grande ou de condomínio, quase sempre de {price.preventiveRange}. O material comum está na visita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é limpo e lubrificado", "O que a visita inclui"],
        slots: [
          [
            "No de correr, tira-se a areia do trilho, vê-se se as roldanas giram soltas e acerta-se a cremalheira. No basculante, pinos e fuso recebem a graxa certa, e os cabos são só conferidos; no de abrir, dobradiças e braço.",
            "O portão de correr tem trilho e rodas limpos e cremalheira alinhada. O basculante leva graxa em pinos e fuso, com exame dos cabos, e o de abrir, nas dobradiças e no braço.",
            "Trilho varrido, rodas livres e régua dentada no lugar são o serviço no de correr. Em basculante se lubrificam articulações e fuso, olhando os cabos, e em portão de abrir, dobradiça e braço.",
          ],
          [
            "Depois vêm reaperto, regulagem da força e da parada e teste da fotocélula, que só é limpa com pano seco. O que está gasto é mostrado, porque lubrificar não recupera roda ou rolamento no fim.",
            "Em seguida apertam-se os parafusos, ajustam-se força e ponto de parada e testa-se o sensor. Peça gasta é apontada, já que graxa não conserta rolamento quebrado.",
            "Parafusos, força, parada e fotocélula completam a visita. Se uma roda ou bucha acabou, o técnico avisa, pois o óleo só esconderia por uns dias.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que falta lubrificação", "Rangido, peso ou ronco: o que indicam"],
        slots: [
          [
            "Rangido de pino ou dobradiça e movimento duro pedem lubrificação. Ronco no ritmo da roda, pó de metal e folga são desgaste, e aí só a troca resolve.",
            "Chiado e portão pesado costumam ser falta de graxa no ponto certo. Já barulho ritmado, limalha e folga mostram peça no fim.",
            "O que range está seco, e a visita resolve. O que ronca a cada volta ou solta pó de ferro está gasto e precisa sair.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você pode fazer entre as visitas", "Cuidado de casa, sem graxa no trilho"],
        slots: [
          [
            "Com o disjuntor desligado, varra o trilho toda semana e passe pano seco na fotocélula. Não ponha óleo no trilho nem desengripante no fuso: o primeiro junta areia, e o segundo lava a graxa boa.",
            "Vassoura no trilho e pano seco nas lentes, sem energia, é o que mais ajuda. Óleo no trilho segura poeira e vira lixa, e desengripante tira a graxa que devia ficar.",
            "Mantenha o trilho varrido e o sensor limpo, com o circuito desligado. Evite óleo no chão do portão e produto que solta ferrugem nas peças engraxadas, porque os dois aceleram o desgaste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "Em casa, na revisão, {visits.home}, e a cremalheira a cada {rack.months}; em prédio e comércio, {visits.business} ou mais.",
          "Uma vez por ano na residência, com a cremalheira a cada {rack.months}, e {visits.business} onde o uso é coletivo.",
        ],
      },
      {
        question: "A lubrificação tira o barulho?",
        answers: [
          "Tira o rangido de pino, dobradiça e fuso seco. Ronco de roldana ou rolamento gasto pede troca.",
          "Se o som é de peça seca, sim. Barulho de peça gasta volta em poucos dias, e o técnico mostra qual é.",
        ],
      },
      {
        question: "Preciso comprar o produto?",
        answers: [
          "Não: o técnico leva o que usa, e o material comum está na visita. Peça, só se você aprovar.",
          "O lubrificante vem com o técnico. Você só paga à parte o que precisar ser trocado.",
        ],
      },
      {
        question: "Posso usar WD-40 no portão?",
        answers: [
          "Não como lubrificante: ele solta ferrugem e lava a graxa. Para pinos vai graxa; para cremalheira, silicone ou lubrificante seco.",
          "Serve para soltar peça enferrujada, e não para manter. Depois dele a peça precisa da graxa certa, senão seca mais rápido.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e uma foto do trilho",
  },
  {
    id: "eletricista-no-portao",
    isAskedByName: true,
    broader: "tecnico",
    label: "Eletricista mexe em portão automático?",
    phrase: "o eletricista e o portão automático",
    asks: [
      "técnico eletricista",
      "técnico eletricista portão",
      "técnico eletricista portão não liga",
      "eletricista ou técnico portão",
      "eletricista mexer placa portão",
      "fiação portão eletricista",
      ...combine(
        ["eletricista"],
        [
          ...["mexe motor portão", "conserta portão", "conserta motor portão", "arruma portão", "arruma motor portão"],
          ...["resolve portão", "mexe portão", "portão eletrônico", "portão automático", "ou técnico portão"],
          ...["ou técnico choque", "ou técnico portão choque", "portão choque", "técnico portão dá choque"],
          ...["chamar portão", "faz portão"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Eletricista mexe na energia do portão, do quadro até o ponto, e o técnico cuida do motor, da placa e da regulagem. Se o portão dá choque, desligue o disjuntor, não encoste na folha e chame o técnico se só ele dá choque, ou o eletricista se faltam terra e DR no quadro.",
        "O eletricista mexe com o portão até o ponto de energia; motor, central e folha são do técnico de portão. Quando dá choque, corte o disjuntor e ninguém toca na folha: o técnico mede a fuga no motor, e o eletricista entra se falta fio terra ou DR.",
        "Com motor de portão mexe o técnico; o eletricista fica com disjuntor, cabo e aterramento até ele. Portão que dá choque pede disjuntor desligado e folha sem contato, e depois o técnico, se a fuga vem do motor, ou o eletricista, se o quadro está sem terra e DR.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["De quem é cada defeito", "Eletricista ou técnico: a divisão"],
        slots: [
          [
            "O ponto de energia junto do motor separa os dois serviços. Antes dele, eletricista; depois dele, técnico de portão, que leva peças e conhece a central.",
            "Tudo se divide na caixa de energia ao lado do motor: a rede da casa vai para o eletricista, e o que vem em seguida, para o técnico.",
            "Use o ponto ao lado do motor como fronteira. O lado do quadro pede eletricista, e o lado do portão pede quem entende de motor e folha.",
          ],
        ],
        bullets: [
          "Disjuntor cai ou o ponto está sem energia: eletricista, se o motor já foi descartado",
          "Cabo novo, aterramento, DR: eletricista",
          "Placa, capacitor, fim de curso, controle: técnico de portão",
          "Folha pesada, torta ou que bate: técnico de portão",
        ],
      },
      {
        about: "safety",
        headings: ["Antes de chamar alguém", "O que ver sem risco"],
        slots: [
          [
            "Veja apenas se há luz na casa e se o disjuntor do portão está ligado, sem abrir a caixa do motor. Se ele desarmar de novo ao ser religado, deixe desligado até a visita.",
            "Olhe por fora: luz na casa, posição do disjuntor, motor com a tampa fechada. Um disjuntor que cai pela segunda vez fica desligado, porque algo está em curto ou em fuga.",
            "Confira a luz da casa e o disjuntor, sem tocar no motor. Religou e caiu outra vez? Não insista, pois pode haver curto ou fuga de corrente.",
          ],
          [
            "Com choque, mesmo fraco, avise todos para não tocar na folha nem na coluna, e isole a área até a medição. A fuga pode vir de fio descascado, de água na caixa ou da falta de terra.",
            "Formigamento na grade já é choque: ninguém encosta no portão até que a fuga seja medida. As causas comuns são fio ferido, umidade na caixa e aterramento ausente.",
            "Se alguém sentiu choque, mantenha crianças e animais longe da folha e da coluna. Fio sem capa, água no motor e falta de aterramento são as origens a medir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Quanto custa a ida do técnico"],
        slots: [
          [
            "A visita do técnico com regulagem e medição parte de {price.preventive} em casa, sem peças. Circuito novo ou aterramento é outro orçamento, que depende dos metros até o quadro.",
            "Em residência, a ida do técnico para medir e regular começa em {price.preventive}, fora as peças. Já a obra elétrica varia com a distância do quadro e vem à parte.",
            "Medir e ajustar em casa custa a partir de {price.preventive}, sem contar peças. Cabo, terra e DR são cobrados em separado, conforme o percurso do fio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico de portão também arruma o ponto de energia?",
        answers: [
          "O ponto perto do motor costuma entrar na instalação, se há circuito por perto. Obra no quadro ou na fiação da casa fica com o eletricista.",
          "Pode acertar a ligação junto do motor. Quando o problema está no quadro ou na rede da casa, quem resolve é o eletricista.",
        ],
      },
      {
        question: "Como sei se falta energia no motor?",
        answers: [
          "Central apagada, nenhum som ao apertar a botoeira e disjuntor desarmado indicam falta de energia. A medição na caixa é do profissional.",
          "Sem luz na placa, sem estalo e sem ronco ao comando, é provável que a energia não chegue. Só um profissional mede no ponto.",
        ],
      },
      {
        question: "O eletricista pode trocar a placa ou o capacitor?",
        answers: [
          "Se conhece motor de portão, pode. Mas a placa precisa de fim de curso, força e controles regravados, e folha pesada faz o defeito voltar se ninguém a acerta.",
          "Alguns trocam. O que costuma faltar é a regulagem depois, da força e das paradas, e o exame da folha, que muitas vezes causou a queima.",
        ],
      },
    ],
    photo: "fotos da central fechada, do disjuntor e da etiqueta do motor, com um vídeo do que acontece",
  },
  {
    id: "chaveiro-no-portao",
    isAskedByName: true,
    broader: "nao-abre",
    label: "Chaveiro abre portão automático?",
    phrase: "o chaveiro e o portão automático",
    asks: [
      "quem chamar abrir portão preso",
      "quem chamar abrir portão automático preso",
      ...combine(
        ["chaveiro"],
        [
          ...["abre portão", "abre portão eletrônico", "abre portão travado", "abrir portão", "destrava portão"],
          ...["abre motor portão", "resolve portão", "chamar portão travado", "portão automático travado"],
          ...[
            "portão eletrônico travado",
            "abre garagem",
            "24 horas portão",
            "24h portão",
            "24 horas portão eletrônico",
            "urgente portão",
            "portão eletrônico",
            "portão automático",
          ],
        ],
      ),
      "bombeiro abre portão",
      "bombeiro abre portão travado",
      "bombeiro portão travado",
      "chamar bombeiro portão travado",
    ],
    intent: "question",
    answers: {
      any: [
        "Chaveiro abre a fechadura e o miolo da chave, mas não solta portão eletrônico travado por motor, cabo ou trilho: nesse caso chame o técnico de portão, {shop.hours}. Bombeiro, no 193, é para gente presa, ferida ou em perigo. Enquanto espera, desligue o disjuntor e não force a folha.",
        "Para abrir portão travado, o chaveiro serve só se o problema é fechadura ou chave; motor, folha, cabo e placa são do técnico de portão, que atende {shop.hours}. O bombeiro, 193, vem por risco de vida. Até lá, disjuntor desligado e ninguém embaixo da folha, porque ela pode cair.",
        "Chaveiro ou técnico depende do que travou: chave que não gira ou quebrou é do chaveiro, e portão automático que ronca, entortou ou ficou mudo é do técnico, {shop.hours}. Com pessoa presa ou ferida, ligue 193. Não force, porque a engrenagem quebra e o basculante pode despencar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem chamar em cada caso", "Chaveiro, técnico ou bombeiro"],
        slots: [
          [
            "Na dúvida, acione uma vez: se o motor faz som, ou fica mudo com a casa com luz, é técnico. Se só a chave não gira, é chaveiro.",
            "Um teste resolve: aperte o botão uma vez, de longe. Motor que ronca ou não responde é de técnico; chave presa no miolo é de chaveiro.",
            "Repare no que não funciona. O que se move por motor é do técnico, e o que tem chave é do chaveiro; um acionamento só já mostra.",
          ],
        ],
        bullets: [
          "Chaveiro: chave quebrada no miolo, fechadura do portão social, cópia da chave do motor",
          "Técnico: motor que ronca, folha torta, cabo solto, trilho, placa ou controle",
          "Bombeiro, 193: pessoa presa, ferida, fogo ou folha prestes a cair sobre alguém",
          "Polícia, 190: sinal de arrombamento ou gente estranha na entrada",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto alguém não chega", "O que não fazer com o portão travado"],
        slots: [
          [
            "Desligue o disjuntor e não deixe ninguém embaixo nem ao lado da folha. Alavanca, carro e marreta quebram a engrenagem e podem derrubar o portão.",
            "Corte a energia e mantenha a passagem vazia, com crianças longe. Puxar com o carro ou forçar com barra entorta a folha e aumenta a conta.",
            "O disjuntor fica desligado e a área, livre. Ninguém força a folha com barra, macaco ou carro, que ela sai do lugar e cai.",
          ],
          [
            "Portão de correr ou de abrir, reto e em piso plano, pode ser solto pela chave do motor. Basculante não, porque o equilíbrio pode ter falhado e a folha despenca.",
            "Se você tem a chave do motor e a folha é de correr ou de abrir, reta e nivelada, dá para soltar e mover devagar. O basculante espera o técnico.",
            "A chave do motor só se usa em folha alinhada, de correr ou de abrir, sem rampa. Em basculante não se destrava nada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz que o chaveiro não faz", "Como o técnico abre o portão"],
        slots: [
          [
            "O técnico apoia a folha, solta o motor sem quebrar o miolo e descobre por que travou: capacitor, placa, cabo, roldana ou trilho. O portão fica aberto ou fechado com segurança, e consertado quando a peça está à mão.",
            "Primeiro a folha é apoiada; depois o motor é solto e medido, do capacitor à placa, e o trilho e os cabos, vistos. Além de abrir, ele conserta o que travou.",
            "Ele escora a folha, libera o motor e procura a causa na parte elétrica e na mecânica. Abrir é só o começo, porque o defeito é tratado na mesma visita, se houver a peça.",
          ],
          [
            "A visita com ajuste em casa parte de {price.preventive}, sem peças, e à noite ou no domingo o valor da ida é dito antes.",
            "Em residência, a ida com regulagem começa em {price.preventive}, fora as peças; fora de hora, o preço é combinado na conversa.",
            "O ajuste residencial sai a partir de {price.preventive}, sem contar peças. Atendimento de madrugada tem valor próprio, informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a chave do motor: o chaveiro faz outra?",
        answers: [
          "Em muitos modelos, sim, se houver uma para copiar ou se o segredo for comum. Chave triangular, alavanca e formatos próprios se compram pelo modelo.",
          "Às vezes. Sem a original fica difícil, e a reposição pela etiqueta do motor costuma ser o caminho.",
        ],
      },
      {
        question: "Dá para abrir o portão por fora?",
        answers: [
          "Só se houver destravamento externo e a folha for de correr ou de abrir. Sem ele, entre pelo social ou peça a quem está dentro.",
          "Depende de haver o miolo externo. Em basculante, não faça, porque a folha solta cai.",
        ],
      },
      {
        question: "O bombeiro cobra para abrir portão?",
        answers: [
          "O serviço do 193 é público e gratuito, mas é para emergência. Carro preso ou portão parado, sem risco a ninguém, é caso de técnico.",
          "Não cobra, e também não atende portão só travado. Ligue quando há pessoa presa, ferida ou perigo.",
        ],
      },
      {
        question: "Quem paga se o chaveiro estragar o motor?",
        answers: [
          "Quem fez o serviço responde pelo dano, por isso peça recibo. O melhor é não deixar abrir o motor quem não trabalha com portão.",
          "Em regra, quem executou. Guarde recibo e fotos de antes e depois.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do ponto de destravamento e da etiqueta do motor, tiradas de longe da folha",
  },
  {
    id: "onde-fazer-copia-do-controle",
    isAskedByName: true,
    broader: "controle",
    label: "Onde fazer cópia do controle do portão",
    phrase: "onde fazer a cópia do controle",
    asks: [
      "chaveiro faz controle",
      "chaveiro faz controle portão",
      "chaveiro programa controle",
      "chaveiro controle portão perto",
      ...combine(
        ["cópia controle", "copiar controle", "clonar controle", "duplicar controle"],
        [
          "perto",
          "perto mim",
          "onde",
          "onde fazer",
          "onde faz",
          "quem faz",
          "chaveiro",
          "chaveiro faz",
          "loja",
          "shopping",
        ],
      ),
      // "Metrô" is spelt as "metro" by most.
      ...combine(["controle"], ["perto metrô", "próximo metrô", "perto estação", "próximo estação", "perto shopping"]),
      "quem copia controle",
      "quem clona controle",
      "chaveiro faz cópia controle",
      "chaveiro copia controle",
      "chaveiro clona controle",
      "lugar copia controle",
      "onde faz controle portão",
      "onde fazer controle portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Fazemos a cópia do controle do portão no seu endereço, ou você leva o original a um chaveiro perto, com aparelho de clonar, se o código for fixo. O de código rolante chaveiro nenhum copia: um novo é gravado na central, e isso o técnico faz aí. Mande a foto do seu, frente e verso, e o valor vem antes.",
        "Cópia de controle de portão de código fixo se faz em chaveiro perto de você, com aparelho de clonar, ou conosco, no local. Se for de código rolante, que muda a cada toque, a cópia não abre, e levamos um controle novo para gravar na central; a foto dos dois lados mostra o tipo e permite dar o preço.",
        "Para copiar ou clonar o controle de portão perto de você há dois caminhos: o chaveiro com duplicador, que atende só código fixo, ou o nosso técnico, que vai até o portão. No código rolante resta o segundo, porque o controle novo precisa ser cadastrado na central. Fotografe frente e verso, e dizemos qual é o caso e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fixo ou rolante: veja antes de sair", "Como saber se o chaveiro consegue copiar"],
        slots: [
          [
            "O tipo de código decide se vale ir ao chaveiro, e dá para descobri-lo em casa. Tire a pilha, abra a capa e siga estes passos.",
            "Antes de procurar uma loja, descubra o código do seu controle: isso evita pagar por uma cópia que não abre. Basta abrir a capa, sem a pilha.",
            "Uma olhada no controle poupa a viagem, pois só o código fixo se copia no balcão. Retire a pilha, abra o aparelho e confira.",
          ],
        ],
        steps: [
          "Leia marca, modelo e frequência no verso.",
          "Veja se há chavinhas ou pontos de solda: com eles, o código é fixo.",
          "Sem chavinhas, pode ser dos dois tipos; procure o modelo e as palavras rolante ou anticlonagem no manual.",
          "No chaveiro, combine testar no portão antes de pagar.",
        ],
      },
      {
        about: "choose",
        headings: ["Cópia ou controle novo", "Quando vale gravar outro em vez de copiar"],
        slots: [
          [
            "A cópia repete o código do original, por isso serve bem de reserva da família e custa menos. O controle novo tem código próprio: se ele se perde, muitas centrais o apagam sem tirar o acesso dos outros.",
            "Para ter mais um igual na mesma casa, a cópia basta e é mais barata, já que usa o código do original. Cadastrar um novo dá a cada pessoa um código separado, que em muitas placas se exclui sozinho quando some.",
            "Reserva de casa pode ser cópia, que sai por menos e carrega o mesmo código do primeiro. Para inquilino ou funcionário, melhor o controle cadastrado, com código só dele, possível de apagar em boa parte das centrais.",
          ],
          [
            "No condomínio, peça o controle à administração. É ela que autoriza e grava, e a cópia feita na rua pode ser barrada pelo regimento.",
            "Em prédio, o caminho passa pelo síndico, dono do cadastro. Uma cópia por fora, mesmo quando abre, costuma ir contra a regra interna.",
            "Morador de condomínio deve pedir ao síndico, porque o cadastro é por unidade. Copiar por conta própria geralmente contraria o regimento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como fazemos no seu endereço", "A cópia e a gravação no local"],
        slots: [
          [
            "O técnico leva o aparelho compatível, copia ou grava na central e testa o alcance da calçada, com você ao lado. Se algum controle sumiu, ele pode apagá-lo na mesma ida, e os que ficam são regravados quando a placa só limpa tudo.",
            "Com o modelo já conhecido pela foto, o aparelho certo vai com o técnico, que faz a cópia ou o cadastro e experimenta da rua. O perdido também sai da memória nessa visita; se a central só apaga todos, regravamos os demais.",
            "Vamos com o controle que combina com a sua central, copiamos ou cadastramos e conferimos o alcance do lado de fora. Aproveite para excluir um que se perdeu: em placas que não apagam um só, os outros são gravados novamente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a cópia do controle?",
        answers: [
          "O preço depende do modelo, do código e da quantidade. O de código fixo sai por menos; no rolante você paga o controle novo e, se o técnico for até a central, a gravação.",
          "A cópia de código fixo é a mais barata, pois basta o aparelho. Com código rolante somam-se o controle da linha e a gravação, e vários feitos na mesma ida dividem o deslocamento.",
        ],
      },
      {
        question: "Preciso levar o motor ou a central?",
        answers: [
          "Não. No chaveiro basta o controle que funciona, com pilha boa. Para gravar um novo, é o técnico que vai até a central, na sua casa.",
          "Nada do portão sai do lugar: a cópia usa apenas o controle original, e o cadastro de um novo é feito na própria central, no local.",
        ],
      },
      {
        question: "O chaveiro copiou e o portão não abriu: por quê?",
        answers: [
          "Quase sempre o original é de código rolante, que engana o copiador: a luz acende, mas a central recusa o sinal. Peça a devolução e grave um controle novo.",
          "Ou o código é rolante, ou a frequência da cópia saiu um pouco fora. Refaça com pilha nova; se continuar sem abrir, o controle precisa ser cadastrado na central.",
        ],
      },
      {
        question: "Perdi o único controle: dá para copiar?",
        answers: [
          "Sem o original não há o que copiar. Grava-se um controle novo na central e apaga-se o perdido, para que ninguém entre com ele.",
          "Não, pois o copiador precisa ler um que funcione. A saída é cadastrar outro na central e, na mesma visita, limpar da memória o que sumiu.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "portao-de-vidro-de-loja",
    broader: "vidro",
    label: "Portão de vidro automático para loja",
    phrase: "o portão de vidro automático da loja",
    asks: [
      ...["loja", "comércio", "clínica", "consultório", "restaurante", "academia", "salão", "escritório"].flatMap(
        (where) => [`portão vidro automático ${where}`, `portão vidro ${where}`, `portão automático vidro ${where}`],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, motorizamos portão de vidro de loja, clínica e escritório {em}, se o vidro é temperado ou laminado e tem quadro de metal, onde o motor se prende. O valor sai, grátis, pela foto e pelas medidas. A porta que abre por sensor usa outro aparelho: por foto dizemos se também fazemos.",
        "Fazemos portão de vidro automático para loja {em}, de correr ou de abrir, quando a folha tem quadro de metal firme; o motor puxa o quadro, com parada suave, e nunca o vidro. Mande fotos e medidas para o orçamento grátis; folha de vidro nova é da vidraçaria.",
        "Portão de vidro para loja pode ser automático, se tem quadro de metal em todo o contorno: o motor vai preso ao quadro, com chegada lenta para não bater o vidro. Instalamos o motor; a folha é da vidraçaria. Fotos e medidas bastam para o orçamento grátis.",
        "Sim, dá para automatizar o portão de vidro da loja, quando o vidro é temperado ou laminado e está em quadro de metal firme. A porta que abre sozinha, por sensor, é outro aparelho, e dizemos pela foto se também fazemos.",
        "Portão de vidro de loja ou clínica {em} pode ser automático, e instalamos o motor, desde que haja quadro de metal em volta do vidro temperado ou laminado. Vidro sem quadro, ou porta com sensor de presença, pede aparelho próprio, que só confirmamos pela foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Portão motorizado ou porta com sensor", "Qual dos dois a loja precisa"],
        slots: [
          [
            "O portão motorizado abre por controle ou botão, no começo e no fim do dia ou para carros.",
            "Se a entrada só abre e fecha algumas vezes por dia, o portão com motor basta.",
          ],
          [
            "Para abrir a cada cliente, a porta leva sensor e operador, um aparelho no alto que trabalha o dia todo.",
            "Onde o cliente entra sem tocar em nada, usa-se porta com operador e sensor, e não motor de portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o vidro precisa ter", "Antes de pôr o motor na folha de vidro"],
        slots: [["Veja com o portão fechado, sem forçar.", "O quadro decide mais que o vidro."]],
        bullets: [
          "Quadro de metal em todo o contorno, sem folga nos cantos",
          "Vidro temperado ou laminado, com a marca gravada no canto",
          "Trilho nivelado ou dobradiças para o peso da folha",
          "Ponto de energia perto e lugar para o motor sem estreitar a entrada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é montado na loja", "Instalação sem parar a venda"],
        slots: [
          [
            "A montagem é marcada fora do horário de movimento, e a cremalheira ou o braço vai no metal.",
            "O trabalho é combinado para antes de abrir ou depois de fechar, com o motor preso ao quadro.",
          ],
          [
            "Força no mínimo, chegada lenta e fotocélula protegem o cliente e o vidro.",
            "No fim se testam a parada suave, a fotocélula e a abertura na falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o motor para portão de vidro de loja?",
        answers: [
          "Como medida, a troca de motor fica de {price.homeSwap} em folha comum e de {price.heavySwap} em folha pesada, com mão de obra; o primeiro motor sai pela foto.",
          "Para comparar, trocar o motor de folha pesada fica de {price.heavySwap}, e o de folha comum, de {price.homeSwap}, com mão de obra; o primeiro motor é orçado pela foto.",
        ],
      },
      {
        question: "E se faltar luz com a loja cheia?",
        answers: [
          "A entrada precisa abrir na mão, pela chave de destravamento, ou ter bateria. Isso é testado e mostrado na entrega.",
          "Destrava-se o motor com a chave e move-se a folha com a mão; quem trabalha ali precisa saber onde ela fica.",
        ],
      },
      {
        question: "Vidro sem quadro pode receber motor de portão?",
        answers: [
          "Não. Furar ou prender no vidro arrisca quebrá-lo; sem quadro, só operador próprio para porta de vidro.",
          "Não pode: o motor precisa de metal para se prender.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, dos cantos do quadro e da marca do vidro, com a largura e a altura",
  },
  {
    id: "porta-de-vidro-automatica",
    broader: "vidro",
    label: "Porta de vidro automática",
    phrase: "a porta de vidro automática",
    asks: [
      "porta automática vidro",
      "porta vidro automática",
      "porta automática vidro loja",
      "porta automática vidro comércio",
      "porta automática vidro farmácia",
      "porta automática sensor presença",
      "porta automática shopping",
      "porta automática hospital",
      "porta automática clínica",
      "porta automática hotel",
      "porta automática banco",
    ],
    intent: "buying",
    answers: {
      any: [
        "Porta de vidro que abre por sensor {em}, só atendemos conforme o modelo: quem a move é um operador, um aparelho no alto do vão, e não um motor de portão. Mande a foto da porta e da etiqueta dele, e respondemos antes da visita se fazemos e por quanto; o vidro é do vidraceiro.",
        "Depende do modelo: a porta de vidro automática de loja, clínica ou hospital abre por sensor e é movida por um operador no alto do vão, que não é motor de portão. A foto da porta e da etiqueta desse aparelho diz se consertamos ou instalamos e quanto custa; o vidro fica com o vidraceiro.",
      ],
      price: [
        "O preço da porta de vidro automática depende do operador, o aparelho no alto que a move, do número de folhas e do vão, e só sai pela foto: não há valor de tabela. Mande a porta inteira, a etiqueta e as medidas, e dizemos, grátis, se fazemos e por quanto; o vidro é do vidraceiro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Porta de vidro e portão: o que muda", "Por que o motor de portão não serve"],
        slots: [
          [
            "A porta de vidro corre por um operador no alto, com correia e sensor de presença dos dois lados.",
            "O operador fica na travessa, acima do vão, move folhas leves e abre a cada pessoa que chega.",
          ],
          [
            "O motor de portão foi feito para folha pesada e poucas aberturas, e não tem a parada macia que o vidro exige.",
            "Adaptar motor de portão em porta de vidro arrisca quebrar o painel e prender quem passa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar na foto", "Antes de pedir o orçamento"],
        slots: [["As fotos dizem de que equipamento se trata.", "Com poucas fotos já se sabe quem atende."]],
        bullets: [
          "A porta inteira, por dentro e por fora",
          "A caixa do operador no alto e a etiqueta dele",
          "O sensor e o botão de destravar",
          "A largura e a altura do vão",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam porta de vidro automática?",
        answers: ["Depende do operador: a foto da etiqueta diz, antes da visita, se é serviço nosso e se há peça."],
      },
      {
        question: "Portão de vidro na garagem é a mesma coisa?",
        answers: [
          "Não: na garagem o vidro vai em quadro de metal, e o motor é o de portão, de correr ou de abrir, preso ao quadro.",
        ],
      },
      {
        question: "E se faltar luz com a porta de vidro fechada?",
        answers: [
          "A porta de passagem de pessoas precisa abrir na mão ou ter bateria; confira isso com quem instalou o operador.",
        ],
      },
    ],
    photo: "fotos da porta inteira, da caixa do operador e da etiqueta, com a largura e a altura",
  },
  {
    id: "vidro-quebrado",
    isAskedByName: true,
    broader: "vidro",
    label: "Vidro do portão quebrado",
    phrase: "o vidro quebrado do portão",
    asks: [
      ...combine(
        ["vidro portão", "vidro", "portão vidro"],
        ["quebrou", "quebrado", "trincou", "trincado", "estourou", "estilhaçou", "rachou"],
      ),
      "trocar vidro portão",
      "quem troca vidro portão",
      "troca vidro portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quem troca o vidro do portão é o vidraceiro, com vidro de segurança, temperado ou laminado, na mesma espessura e peso. Desligue o disjuntor, isole a passagem e não acione a folha com caco solto; depois da troca, o portão é regulado, o que é nosso serviço.",
        "Vidro de portão quebrado ou trincado: não se deve abrir nem usar o portão; desligue o disjuntor e afaste as pessoas, porque o temperado se solta em pedaços. O painel é trocado por vidraceiro; a força, a parada e o equilíbrio da folha acertamos em seguida.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Que vidro pôr no lugar", "Antes de encomendar o painel"],
        slots: [
          [
            "Só vidro de segurança: laminado, que segura os cacos, ou temperado, que se parte em grãos.",
            "Vidro comum não vai em portão: use laminado ou temperado.",
          ],
          [
            "Mantenha a espessura: vidro mais grosso pesa mais e muda o contrapeso ou a força do motor.",
            "Mesma medida e mesma espessura, para o motor e o equilíbrio continuarem certos.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que quebrou", "O que costuma quebrar o vidro"],
        slots: [
          [
            "Pancada no batente, folha que treme e painel preso sem borracha são as causas comuns.",
            "Folha que bate no fim do curso e ferragem apertada contra o vidro o quebram aos poucos.",
          ],
          [
            "Na regulagem, a parada fica suave e o aperto da ferragem é conferido.",
            "Acertar a parada e a borracha evita quebrar o painel novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o vidro por outro material?",
        answers: ["Pode, se o peso ficar parecido. Chapa mais pesada pede novo equilíbrio ou outro motor."],
      },
      {
        question: "O seguro cobre o vidro?",
        answers: ["Só se a apólice tiver essa cobertura; guarde fotos e o orçamento."],
      },
      {
        question: "O portão pode ser usado sem o vidro?",
        answers: ["Não: a folha fica leve e fora do equilíbrio, e a passagem, aberta."],
      },
    ],
    photo: "fotos de longe do portão inteiro e do painel quebrado, com a espessura do vidro, se souber",
  },
  {
    id: "pintar-portao-galvanizado",
    isAskedByName: true,
    broader: "pintura",
    label: "Portão galvanizado precisa pintar?",
    phrase: "a pintura do portão galvanizado",
    asks: combine(
      ["galvanizado", "galvanizada", "chapa galvanizada"],
      ["pintar", "pintura", "tinta", "precisa pintar"],
    ),
    intent: "question",
    answers: {
      any: [
        "Portão galvanizado não precisa de pintura para se proteger, porque o zinco já segura a ferrugem; pinta-se por aparência ou onde a camada foi furada por corte e solda. Para a tinta não soltar, use fundo próprio para galvanizado depois de desengordurar.",
        "Não precisa, mas pode: o zinco protege o aço, e a tinta dura mais sobre ele se houver fundo para galvanizado. Precisa de retoque o ponto soldado, cortado ou riscado, que perdeu o zinco e enferruja primeiro.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como pintar sem descascar", "O preparo do galvanizado"],
        slots: [
          [
            "Lave, desengordure, passe lixa fina e aplique fundo para galvanizado antes da tinta.",
            "Superfície limpa e sem brilho, fundo próprio e só depois a tinta de acabamento.",
          ],
          [
            "Nos pontos de solda, tire a escória e use fundo rico em zinco.",
            "Onde houve solda ou corte, o retoque é com fundo de zinco.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Com o motor instalado", "Antes de pintar um portão automático"],
        slots: [
          [
            "Desligue o disjuntor com a folha fechada e cubra trilho, cabos, cremalheira e fotocélula.",
            "Portão fechado, disjuntor desligado e peças do motor cobertas.",
          ],
          [
            "Tinta no trilho, no cabo ou na lente faz o portão falhar depois.",
            "Não deixe tinta em roda, cabo, dente ou lente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Galvanizado enferruja?",
        answers: ["Demora, mas enferruja onde o zinco foi riscado, cortado ou soldado."],
      },
      {
        question: "Zarcão serve no galvanizado?",
        answers: ["Não é o indicado: adere mal ao zinco. Use fundo próprio para galvanizado."],
      },
      {
        question: "A pintura muda o peso para o motor?",
        answers: ["Não: o peso da tinta é pequeno. O que muda é chapa, vidro ou madeira acrescentados."],
      },
    ],
    photo: "fotos do portão inteiro e de perto dos pontos soldados ou com ferrugem",
  },
  {
    id: "sindico-troca-a-empresa",
    isAskedByName: true,
    broader: "condominio",
    label: "Síndico pode trocar a empresa do portão?",
    phrase: "a troca da empresa do portão",
    asks: [
      "mudar firma cuida portão prédio",
      ...combine(
        ["síndico", "condomínio", "síndico pode", "condomínio pode"],
        ["trocar empresa portão", "mudar empresa portão", "trocar empresa manutenção", "trocar prestador portão"],
        ["", "sem assembleia", "assembleia", "sozinho"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral pode: contratar e trocar a empresa de manutenção é ato de gestão do síndico, que responde pela conservação (Código Civil, artigo 1.348), se a despesa cabe no orçamento aprovado. Leia antes a convenção, que pode exigir assembleia, e o aviso prévio e a multa do contrato.",
        "Pode, na maioria dos condomínios, sem assembleia, desde que a convenção não diga outra coisa e o valor esteja no orçamento do ano. O cuidado é com o contrato atual: prazo de aviso, multa e devolução de senhas, controles e relatórios.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes de trocar", "Três papéis para conferir"],
        slots: [
          [
            "Convenção e atas, para saber se há limite de valor ou voto.",
            "A convenção diz se a contratação passa pela assembleia ou pelo conselho.",
          ],
          [
            "O contrato em vigor: prazo, aviso e multa.",
            "No contrato atual, veja o aviso prévio, a multa e o que é devolvido.",
          ],
          [
            "Propostas com os mesmos itens, para comparar visita, urgência e peças.",
            "Peça propostas iguais no que incluem, para o preço fazer sentido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como passar de uma empresa a outra", "A entrega do portão"],
        slots: [
          [
            "Peça o cadastro de controles, a senha da central e o histórico de peças.",
            "A empresa que sai entrega cadastro, senhas e relatórios.",
          ],
          [
            "A que entra faz uma vistoria e registra o estado de cada portão.",
            "Uma vistoria de entrada, com fotos, separa defeito antigo de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia do conserto anterior se perde?",
        answers: ["O serviço já feito continua com a garantia dele, de quem o fez, pelo prazo da nota."],
      },
      {
        question: "Quantos orçamentos o síndico precisa?",
        answers: ["Nenhuma lei fixa o número; o costume são três, e a convenção pode exigir."],
      },
      {
        question: "Vocês atendem condomínio?",
        answers: ["Sim, por visita avulsa ou contrato, com proposta grátis por fotos."],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores",
  },
  {
    id: "entrega-de-peca",
    isAskedByName: true,
    broader: "entrega",
    label: "Entrega de peça por motoboy",
    phrase: "a entrega de peça",
    asks: [
      "receber peça motor casa",
      ...combine(
        ["entregam peça", "entrega peça", "peça", "peças", "mandam peça", "enviam peça"],
        ["motoboy", "por motoboy", "hoje motoboy", "correio"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A entrega de peça é combinada pelo WhatsApp: mande a foto da peça e da etiqueta do motor, com o endereço, e a resposta diz se há a peça, o valor, se vai por motoboy ou com o técnico e em que horário. Atendemos {shop.area}.",
        "Entregamos peça de portão em {shop.area}: a foto da etiqueta do motor confirma qual serve, e o valor da peça e o da entrega vêm antes. Cabo, mola e contrapeso vão com o técnico, porque seguram a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar", "Para a peça certa chegar"],
        slots: [
          ["Foto da etiqueta do motor e da peça, frente e verso.", "Etiqueta do motor e peça antiga, em foto nítida."],
          ["Endereço e horário em que há alguém para receber.", "Diga o bairro e até que horas alguém recebe."],
        ],
      },
      {
        about: "choose",
        headings: ["Só a peça ou com a troca", "Quando pedir o técnico junto"],
        slots: [
          [
            "Controle e pilha se recebem e usam; placa, capacitor e engrenagem pedem técnico na troca.",
            "Peça de dentro do motor vai melhor com o técnico, que desliga, troca e regula.",
          ],
          ["Cabo de aço, mola e contrapeso não se trocam em casa.", "O que segura a folha só vai com a troca."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chega no mesmo dia?",
        answers: ["Depende do bairro, da hora e de haver a peça: a resposta vem na conversa."],
      },
      {
        question: "E se a peça não servir?",
        answers: [
          "Confira a etiqueta antes pela foto; compra a distância pode ser devolvida em 7 dias (CDC, artigo 49).",
        ],
      },
      {
        question: "Posso retirar a peça?",
        answers: ["Combine antes pelo WhatsApp, {shop.hours}, para ela estar separada."],
      },
    ],
    photo: "a foto da peça e da etiqueta do motor, com o endereço da entrega",
  },
];
