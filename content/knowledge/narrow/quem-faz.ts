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
        "A limpeza do trilho, a lubrificação e a regulagem do portão são feitas pelo técnico na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Cada ponto recebe o produto certo, o trilho fica limpo e seco, e o técnico regula e testa a força, a parada e a fotocélula.",
        "Quem faz limpeza, lubrificação e regulagem de portão é o técnico de manutenção, que vai ao local: pinos, dobradiças, fuso e cremalheira recebem lubrificante próprio, e o trilho, só limpeza. Em residência a visita parte de {price.preventive}, sem peças; em portão grande ou de condomínio fica, em geral, de {price.preventiveRange}.",
        "O serviço de lubrificação de portão é feito na visita de manutenção, junto com limpeza do trilho, reaperto e regulagem, a partir de {price.preventive} em casa, sem peças. Em portão grande de condomínio, fica, em geral, de {price.preventiveRange} e é repetido {visits.business}, no mínimo.",
      ],
      price: [
        "A regulagem e a lubrificação do portão são feitas na mesma visita, que em casa parte de {price.preventive}, sem peças: pinos, dobradiças e cremalheira recebem o produto certo, e força, parada e fotocélula são testadas. Em portão grande o serviço fica, em geral, de {price.preventiveRange}.",
        "Limpar, lubrificar e regular o portão custa, em residência, a partir de {price.preventive}, sem peças, e em portão grande ou de condomínio, em geral, de {price.preventiveRange}. O lubrificante comum já está incluído na visita, e uma peça gasta só é trocada depois do seu aceite.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é limpo e lubrificado", "O que a visita inclui"],
        slots: [
          [
            "No portão de correr, o técnico tira a areia do trilho, confere se as roldanas giram soltas e acerta a cremalheira. No basculante, os pinos e o fuso recebem a graxa certa, e os cabos são só conferidos; no de abrir, a graxa vai nas dobradiças e no braço.",
            "O portão de correr tem o trilho e as roldanas limpos e a cremalheira alinhada. O basculante recebe graxa nos pinos e no fuso, com exame dos cabos, e o de abrir, nas dobradiças e no braço.",
            "No portão de correr, o trilho é varrido, as roldanas devem girar livres e a cremalheira é alinhada. Em basculante o técnico lubrifica as articulações e o fuso e confere os cabos; em portão de abrir, lubrifica as dobradiças e o braço.",
          ],
          [
            "Depois vêm o reaperto, a regulagem da força e da parada e o teste da fotocélula, que só é limpa com pano seco. O técnico mostra o que está gasto, porque lubrificar não recupera roldana ou rolamento.",
            "Em seguida ele aperta os parafusos, ajusta a força e o ponto de parada e testa o sensor. A peça gasta é mostrada, já que a graxa não conserta um rolamento quebrado.",
            "A visita termina com parafusos apertados, força e parada reguladas e fotocélula testada. Se uma roldana ou bucha acabou, o técnico avisa, pois o óleo só disfarçaria o barulho por uns dias.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que falta lubrificação", "O que indicam rangido, peso e ronco"],
        slots: [
          [
            "O rangido de pino ou dobradiça e o movimento duro indicam falta de lubrificação. O ronco no ritmo da roldana, o pó de metal e a folga indicam desgaste, e aí só a troca resolve.",
            "O chiado e o portão pesado costumam ser falta de graxa no ponto certo. O barulho ritmado, a limalha e a folga mostram uma peça no fim.",
            "A peça que range está seca, e a visita resolve. A que ronca a cada volta ou solta pó de ferro está gasta e precisa ser trocada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você pode fazer entre as visitas", "Cuidados em casa, sem graxa no trilho"],
        slots: [
          [
            "Com o disjuntor desligado, varra o trilho toda semana e passe pano seco na fotocélula. Não ponha óleo no trilho nem desengripante no fuso, porque o primeiro junta areia e o segundo lava a graxa boa.",
            "Varrer o trilho e passar pano seco nas lentes, sem energia, é o que mais ajuda. O óleo no trilho segura poeira e desgasta as roldanas, e o desengripante tira a graxa que devia ficar.",
            "Mantenha o trilho varrido e o sensor limpo, com o disjuntor desligado. Evite óleo no trilho e desengripante nas peças engraxadas, porque os dois aceleram o desgaste.",
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
          "Na residência, {visits.home}, com a cremalheira a cada {rack.months}; onde o uso é coletivo, {visits.business}.",
        ],
      },
      {
        question: "A lubrificação tira o barulho?",
        answers: [
          "Tira o rangido de pino, dobradiça e fuso seco. O ronco de roldana ou rolamento gasto exige a troca da peça.",
          "Se o som é de peça seca, sim. O barulho de peça gasta volta em poucos dias, e o técnico mostra qual é.",
        ],
      },
      {
        question: "Preciso comprar o produto?",
        answers: [
          "Não, o técnico leva o que usa, e o lubrificante comum está incluído na visita. As peças só são trocadas se você aprovar.",
          "Não, o lubrificante vem com o técnico. Você só paga à parte o que precisar ser trocado.",
        ],
      },
      {
        question: "Posso usar WD-40 no portão?",
        answers: [
          "Não como lubrificante, porque ele solta ferrugem e lava a graxa. Nos pinos usa-se graxa; na cremalheira, silicone ou lubrificante seco.",
          "Serve para soltar uma peça enferrujada, e não para manter. Depois dele a peça precisa da graxa certa, senão seca mais rápido.",
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
      "eletricista portão",
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
        "Se o portão parou, chame o técnico de portão, porque o motor, a placa, os sensores e a folha são com ele. Chame o eletricista se a garagem toda está sem energia ou se falta disjuntor, cabo ou fio terra. Na dúvida, mande um vídeo: dizemos de graça qual dos dois é. A visita que regula o portão em casa parte de {price.preventive}, sem peças.",
        "O eletricista cuida da energia do portão eletrônico até o motor: disjuntor, cabo, fio terra e DR. Motor, placa, controle e regulagem são do técnico de portão, que é o nosso serviço: ele vai ao seu endereço, e a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "Com o motor do portão mexe o técnico, e o eletricista cuida do disjuntor, do cabo e do fio terra até o motor. Se o portão dá choque, desligue o disjuntor e não encoste na folha. Chame o técnico se só o portão dá choque, e o eletricista se o quadro não tem terra nem DR, o dispositivo que corta a fuga.",
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
      "chaveiro portão eletrônico perto",
      "chaveiro portão automático perto",
      "chaveiro portão perto mim",
      "chaveiro perto mim portão eletrônico",
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
        "Chaveiro abre fechadura e miolo de chave, mas não solta portão automático travado por motor, cabo, placa ou trilho. Nesse caso quem resolve é o técnico de portão, que atende {shop.hours}. Até lá, desligue o disjuntor, não force a folha e, se for basculante, não destrave. Com risco de vida, ligue 193.",
        "Para portão travado, chame o técnico de portão, {shop.hours}; o chaveiro só resolve se o problema é a fechadura ou a chave. Portão de correr ou de abrir, reto, pode ser aberto manualmente com o disjuntor desligado e a chave do motor. Basculante não deve ser destravado. Bombeiro, 193, é para gente presa, ferida ou em perigo.",
        "Quem chamar depende do que travou: chave que não gira ou quebrou é do chaveiro; portão automático que ronca, entortou ou ficou mudo é do técnico, {shop.hours}. Com o disjuntor desligado, só a folha de correr ou de abrir, reta, pode ser movida na mão com a chave do motor. Pessoa presa ou ferida é caso de 193.",
        "Portão travado à noite se abre manualmente só quando é de correr ou de abrir e está reto: desligue o disjuntor, solte o motor com a chave e mova devagar. Basculante fica como está. Se não abrir, chame o técnico de portão, {shop.hours}, e não o chaveiro, que só cuida de fechadura e chave.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem chamar em cada caso", "Chaveiro, técnico ou bombeiro"],
        slots: [
          [
            "Lembre o que aconteceu antes de desligar o disjuntor. Se o motor fez som sem mover a folha, ou ficou mudo com luz na casa, o caso é do técnico.",
            "O que você já viu costuma bastar, sem acionar de novo. Se o motor ronca ou não responde, chame o técnico; se a chave quebrou ou prendeu na fechadura, chame o chaveiro.",
            "Repare no que não funciona. O que se move por motor é do técnico, e o que tem chave de fechadura é do chaveiro.",
          ],
        ],
        bullets: [
          "Chaveiro: chave quebrada, fechadura do portão social, cópia da chave do motor",
          "Técnico: motor que ronca, folha torta, cabo solto, trilho, placa ou controle",
          "Bombeiro, 193: pessoa presa, ferida, fogo ou folha prestes a cair sobre alguém",
          "Polícia, 190: sinal de arrombamento ou gente estranha na entrada",
        ],
      },
      {
        about: "safety",
        headings: ["Como abrir manualmente sem risco", "O que fazer com o portão travado"],
        slots: [
          [
            "Ninguém fica embaixo nem ao lado da folha enquanto ela não estiver firme. Alavanca, carro e marreta quebram a engrenagem e podem derrubar o portão.",
            "Mantenha a passagem vazia, com crianças longe. Puxar com o carro ou forçar com barra entorta a folha e encarece o conserto.",
            "Mantenha a área livre, sem crianças nem animais. Ninguém deve forçar a folha com barra, macaco ou carro, porque ela pode sair do lugar e cair.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Veja de longe se a folha está reta, no trilho e sem cabo solto.",
          "Se ela é de correr ou de abrir e está em piso plano, solte o motor com a chave e mova devagar.",
          "Com a folha fechada, trave o motor de novo e confira com um empurrão leve.",
          "Basculante, folha torta ou em rampa: não destrave e espere o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz que o chaveiro não faz", "Como o técnico abre o portão"],
        slots: [
          [
            "O técnico apoia a folha, solta o motor sem quebrar o miolo e descobre por que travou: capacitor, placa, cabo, roldana ou trilho. O portão fica aberto ou fechado com segurança e, se a peça estiver à mão, consertado.",
            "Primeiro a folha é apoiada e o motor, solto. Depois o técnico mede do capacitor à placa e confere o trilho e os cabos. Além de abrir, ele conserta o que travou.",
            "Ele escora a folha, solta o motor e procura a causa na parte elétrica e na mecânica. O defeito é consertado na mesma visita, se houver a peça.",
          ],
          [
            "A visita com ajuste em casa parte de {price.preventive}, sem peças. À noite ou no domingo, o valor da ida é informado antes.",
            "Em residência, a visita com regulagem começa em {price.preventive}, fora as peças. Fora do horário comercial, o preço é combinado na conversa.",
            "O ajuste residencial custa a partir de {price.preventive}, sem contar peças. O atendimento de madrugada tem valor próprio, informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a chave do motor: o chaveiro faz outra?",
        answers: [
          "Em muitos modelos, sim, se houver uma chave para copiar. Chave triangular, alavanca e formatos próprios se compram pelo modelo do motor.",
          "Às vezes. Sem a original fica difícil, e o melhor costuma ser pedir a reposição pela etiqueta do motor.",
        ],
      },
      {
        question: "Dá para abrir o portão por fora?",
        answers: [
          "Só se houver destravamento externo e a folha for de correr ou de abrir. Sem ele, entre pelo portão social ou peça a quem está dentro.",
          "Depende de haver o miolo externo, e só em folha de correr ou de abrir. Em basculante, não faça, porque a folha solta cai.",
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
          "Em regra, quem executou o serviço. Guarde o recibo e fotos de antes e depois.",
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
      ...combine(
        ["cópia controle", "copiar controle", "clonagem controle"],
        ["configuração", "configurar", "programação", "gravação", "cadastro", "domicílio", "na hora", "quiosque"],
      ),
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
        "A cópia do controle do portão é feita por nós no seu endereço, ou por um chaveiro que tenha máquina de clonar, se o código for fixo. O código rolante não se copia: levamos um controle novo e gravamos na central. Mande a foto do seu, frente e verso, e dizemos o tipo e o preço, sem custo.",
        "Copiamos controle de portão no seu endereço, com o controle novo já testado no portão. Chaveiro só copia o de código fixo. Se o código for rolante, que muda a cada toque, a cópia não abre, e o controle novo precisa ser gravado na central. O preço sai de graça pela foto dos dois lados.",
        "A cópia do controle de portão no shopping, em quiosque ou chaveiro, só funciona se o código for fixo. Se for rolante, que muda a cada toque, a cópia não abre, e é preciso gravar um controle novo na central. Esse serviço fazemos no seu endereço. Mande fotos de frente e verso e dizemos de graça o tipo e o preço.",
        "Fazemos cópia de controle de portão na sua casa, sem você levar nada a uma loja. O de código fixo é copiado na hora, e um chaveiro também copia. O de código rolante não aceita cópia, e nesse caso gravamos um controle novo na central. A foto dos dois lados dá o preço.",
        "Onde fazer cópia do controle do portão depende do código. O fixo pode ser copiado em chaveiro ou por nós, no seu endereço. O rolante só aceita um controle novo, gravado na central pelo técnico. Com a foto de frente e verso dizemos qual é o seu e quanto custa.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como fazemos no seu endereço", "A cópia e a gravação no local"],
        slots: [
          [
            "O técnico leva o controle compatível, copia ou grava na central e testa o alcance da calçada, com você ao lado. Se algum controle sumiu, ele pode apagá-lo na mesma ida. Em central que só apaga tudo, os que ficaram são gravados de novo.",
            "Com o modelo já conhecido pela foto, o técnico leva o controle certo, faz a cópia ou a gravação e testa da rua. O perdido também sai da memória nessa visita. Se a central só apaga todos, gravamos de novo os demais.",
            "Vamos com o controle que serve na sua central, copiamos ou gravamos e conferimos o alcance do lado de fora. Aproveite para apagar um que se perdeu. Em placas que não apagam um só, os outros são gravados novamente.",
            "A foto adianta o modelo, e o técnico já chega com o controle que serve, faz a cópia ou a gravação e testa o alcance na rua. Na mesma visita dá para apagar o perdido. Onde a memória só se limpa inteira, gravamos de novo os que ficaram.",
            "No local, o controle novo é copiado ou gravado e testado a partir da calçada, para você ver a distância. Um controle perdido é apagado na mesma ida. Certas placas apagam tudo de uma vez, e nelas gravamos de novo cada controle da casa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Código fixo ou rolante: veja antes de sair", "Como saber se o seu controle pode ser copiado"],
        slots: [
          [
            "O tipo de código decide se vale ir ao chaveiro, e dá para descobri-lo em casa. Tire a pilha, abra a capa e siga estes passos.",
            "Antes de procurar uma loja, descubra o código do seu controle, para não pagar por uma cópia que não abre. Tire a pilha, abra a capa e olhe a plaquinha.",
            "Uma olhada no controle evita a viagem, pois só o código fixo se copia no balcão. Retire a pilha, abra o aparelho e confira.",
            "Descobrir o código leva um minuto. Com a pilha fora, abra a tampa do controle e olhe por dentro.",
            "Só quem tem código fixo resolve no balcão, e o próprio controle mostra qual é o seu. Remova a pilha, abra o aparelho e compare com a lista.",
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
            "A cópia repete o código do original, por isso serve de reserva para a família e custa menos. O controle novo tem código próprio: se ele se perde, muitas centrais o apagam sem tirar o acesso dos outros.",
            "Para ter mais um controle igual na mesma casa, a cópia basta e é mais barata. O controle novo dá a cada pessoa um código separado, que em muitas centrais se apaga sozinho quando some.",
            "Se o controle extra é para alguém de casa, a cópia serve, custa menos e manda o mesmo código. Para inquilino ou funcionário, prefira gravar um novo, que em boa parte das centrais pode ser apagado à parte.",
            "Reserva de casa pode ser cópia, que custa menos e manda o mesmo código do primeiro. Para terceiros, é melhor o controle novo, com código só dele, possível de apagar em boa parte das centrais.",
            "A vantagem da cópia é o preço, e ela atende bem a família, com o código que já existe. A do controle novo aparece na perda, porque o código individual pode ser retirado, em boa parte das centrais, sem mexer nos outros.",
          ],
          [
            "No condomínio, peça o controle à administração. É ela que autoriza e grava, e a cópia feita na rua pode ser barrada pelo regimento.",
            "Em prédio, o caminho passa pelo síndico, responsável pelo cadastro. Uma cópia por fora, mesmo quando abre, costuma ir contra a regra interna.",
            "Morador de condomínio deve pedir ao síndico, porque o cadastro é por unidade. A cópia por conta própria geralmente contraria o regimento.",
            "Em condomínio, quem libera o controle é a administração, que registra cada um na unidade. Uma cópia de rua, ainda que funcione, pode ferir o regimento.",
            "Se você mora em prédio, fale primeiro com o síndico, que autoriza e grava. As regras internas costumam proibir o controle copiado fora dali.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a cópia do controle?",
        answers: [
          "O preço depende do modelo, do código e da quantidade, e é dado por foto. O de código fixo custa menos; no rolante você paga o controle novo e, se o técnico for até a central, a gravação.",
          "A cópia de código fixo é a mais barata. Com código rolante somam-se o controle e a gravação, e vários feitos na mesma ida dividem o deslocamento.",
          "Varia com o aparelho, o código e a quantidade. Copiar um fixo é o mais barato; o rolante precisa de um controle novo e da gravação, que sai melhor quando se gravam vários.",
        ],
      },
      {
        question: "Preciso levar o motor ou a central?",
        answers: [
          "Não. No chaveiro basta o controle que funciona, com pilha boa. Para gravar um novo, é o técnico que vai até a central, na sua casa.",
          "Nada do portão sai do lugar. A cópia usa apenas o controle original, e um novo é gravado na própria central, no local.",
          "Só o controle, funcionando e com pilha nova, se você for ao chaveiro. Central e motor continuam instalados.",
        ],
      },
      {
        question: "O chaveiro copiou e o portão não abriu: por quê?",
        answers: [
          "Quase sempre o original é de código rolante: a luz do copiador acende, mas a central recusa o sinal. Peça a devolução e grave um controle novo.",
          "Ou o código é rolante, ou a frequência da cópia ficou um pouco fora. Refaça com pilha nova; se continuar sem abrir, o controle precisa ser gravado na central.",
          "O mais comum é o código rolante, que a central não aceita copiado. Menos vezes é a frequência errada; troque a pilha, tente de novo e, se falhar, grave um novo na central.",
        ],
      },
      {
        question: "Perdi o único controle: dá para copiar?",
        answers: [
          "Sem o original não há o que copiar. O técnico grava um controle novo na central e apaga o perdido, para que ninguém entre com ele.",
          "Não, pois o copiador precisa ler um controle que funcione. A solução é gravar outro na central e apagar da memória o que sumiu.",
          "Não dá, porque a cópia é feita de um controle que funcione. O técnico grava um novo e tira o perdido da memória, o que também protege a casa.",
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
        "Sim, instalamos motor em portão de vidro automático para loja, clínica ou escritório, se o vidro é temperado ou laminado e tem quadro de metal, onde o motor se prende. A troca fica de {price.homeSwap} em folha comum e de {price.heavySwap} em folha pesada, com mão de obra.",
        "Portão de vidro automático para loja recebe motor de correr ou de abrir quando a folha tem quadro de metal firme: o motor puxa o quadro, com parada suave, e nunca o vidro. Na troca, conte de {price.homeSwap}; folha de vidro nova é da vidraçaria.",
        "Motorizamos portão de vidro de loja com quadro de metal, em vidro temperado ou laminado, com força mínima e fotocélula. Trocar o motor custa de {price.homeSwap} em folha comum; a porta que abre a cada cliente, por sensor, usa outro aparelho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portão motorizado ou porta com sensor", "Qual dos dois a loja precisa"],
        slots: [
          [
            "O portão motorizado abre por controle ou botão, poucas vezes por dia ou para carros. Para abrir a cada cliente, usa-se porta com operador e sensor, aparelho que trabalha o dia todo no alto.",
            "Abrindo só no começo e no fim do dia, o portão com motor basta. Cliente entrando sem tocar em nada pede porta com operador e sensor.",
            "Motor de portão serve a poucas aberturas, por controle. Entrada livre de clientes é com operador de porta, de uso contínuo, com sensor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o vidro precisa ter", "Antes de pôr o motor na folha de vidro"],
        slots: [
          [
            "Veja com o portão fechado, sem forçar a folha.",
            "O quadro decide mais que o vidro.",
            "Confira estes pontos de longe e sem forçar.",
          ],
        ],
        bullets: [
          "Quadro de metal em todo o contorno, sem folga nos cantos",
          "Vidro temperado ou laminado, com a marca gravada no canto",
          "Trilho nivelado ou dobradiças para o peso: cerca de 25 kg por metro quadrado em 10 mm",
          "Ponto de energia e lugar para o motor sem estreitar a entrada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é montado na loja", "Instalação sem parar a venda"],
        slots: [
          [
            "A montagem é marcada antes de abrir ou depois de fechar, e a cremalheira ou o braço vai parafusado no metal. Nada se fura nem se cola no vidro.",
            "Trabalha-se fora do movimento, com o motor preso ao quadro. O vidro não recebe furo nem adesivo.",
            "O serviço é combinado para horário sem clientes, com fixação só no metal, nunca no vidro.",
          ],
          [
            "Força no mínimo, chegada lenta e fotocélula protegem o cliente e o vidro. São de {time.sliding} no de correr, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "No fim se testam parada suave, fotocélula e abertura sem luz. Conte de {time.sliding} num de correr; o motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
            "Regula-se a menor força e a chegada lenta, com fotocélula. São de {time.sliding} no deslizante, e a garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se faltar luz com a loja cheia?",
        answers: [
          "A folha de correr ou de abrir se solta pela chave e move-se na mão, com o disjuntor desligado. Quem trabalha ali precisa saber onde ela fica, e a saída não pode depender só do motor.",
          "Destrava-se com a chave, com a energia cortada. Bateria é opção para quem não pode esperar.",
        ],
      },
      {
        question: "Vidro sem quadro pode receber motor de portão?",
        answers: [
          "Não. Furar ou prender no vidro arrisca quebrá-lo; sem quadro, só operador próprio para porta de vidro.",
          "Não pode: o motor precisa de metal para se prender.",
        ],
      },
      {
        question: "O motor pode quebrar o vidro?",
        answers: [
          "Com força mínima, parada suave e batente de borracha, não. Pancada no fim do curso é o que trinca canto de vidro.",
          "O risco vem da pancada. Regulagem e batente a evitam.",
        ],
      },
      {
        question: "Quantas vezes por ano revisar?",
        answers: [
          "Em loja, {visits.business}, no mínimo, com atenção à fixação e aos cantos do quadro.",
          "Pelo menos {visits.business}. Se abre dezenas de vezes por dia, a cada três meses.",
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
      "porta automática radar",
      "porta social automática radar",
      "porta social automática hospital",
      "hospital porta social automática radar",
      "porta automática vidro radar",
      "radar porta automática",
      "porta automática banco",
    ],
    intent: "buying",
    answers: {
      any: [
        "Porta automática de vidro com sensor, de loja, clínica ou prédio, é movida por um operador no alto do vão, e não por motor de portão. O atendimento depende da marca e do modelo desse aparelho, que a foto da etiqueta mostra antes da visita; o vidro é do vidraceiro.",
        "Porta social automática com radar, como a de hospital e clínica, abre por um operador no alto do vão, e o radar é o sensor que percebe a pessoa chegando. Motor de portão não serve nela, e o atendimento depende da marca e do modelo do operador, que a foto da etiqueta mostra.",
        "Se a porta de vidro automática não fecha ou não abre, confira a chave de modo, limpe os sensores com pano seco e tire objetos da frente. Quase sempre é o sensor que vê algo no vão. Não force a folha. O aparelho que move a porta fica no alto, e a foto da etiqueta dele mostra se atendemos o modelo.",
        "Para automatizar ou consertar porta de vidro com sensor, o que conta é o operador no alto, porque motor de portão não serve em vidro. Atendemos conforme a marca e o modelo, confirmados por foto, e a parte de vidro e perfil fica com o vidraceiro.",
      ],
      price: [
        "O preço da porta de vidro automática depende do operador no alto, do número de folhas e da largura do vão, e não tem tabela: duas folhas e vão largo custam mais que uma. No conserto, sensor e correia são o menor gasto, placa e motor do operador, o maior.",
        "O custo da porta de vidro automática muda com o operador, o número de folhas e o vão. Trocar sensor ou correia custa pouco, e um operador novo é o maior valor. Com a foto da etiqueta e as medidas, dizemos se atendemos e por quanto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Porta de vidro e portão: o que muda", "Por que o motor de portão não serve"],
        slots: [
          [
            "O operador move folhas leves por correia, abre a cada pessoa e para macio, centenas de vezes por dia. Motor de portão foi feito para folha pesada e poucas aberturas, e adaptado quebra o vidro ou prende quem passa.",
            "Uma correia na travessa puxa as folhas leves, muitas vezes por hora e com parada suave. O motor de portão não tem essa delicadeza, e no vidro é perigoso.",
            "O operador usa uma correia que move a folha leve e a faz parar sem tranco, muitas vezes por hora. O motor de portão é forte e para devagar, e por isso pode quebrar o vidro ou prender quem passa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A porta de vidro não abre: o que testar", "Testes por fora, sem forçar o vidro"],
        slots: [
          [
            "Não empurre nem puxe a folha travada, porque o vidro pode sair da guia. Os testes são pelo comando e pelo sensor.",
            "Não force a folha, porque o vidro que sai da guia cai. Teste apenas a chave, a energia e o sensor.",
            "Não force a folha, que pode sair da guia e cair. Confira apenas o que se vê por fora e os botões.",
          ],
        ],
        steps: [
          "Veja se a chave de modo está em automático.",
          "Confira disjuntor e tomada do operador.",
          "Limpe os sensores com pano seco e tire objetos da frente.",
          "Olhe se há trava ou fechadura passada.",
          "Se não voltar, desligue o operador, isole a passagem e fotografe a etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto e a instalação", "O que entra no orçamento da porta de vidro"],
        slots: [
          [
            "No conserto se medem sensor, correia, motor do operador e placa, nessa ordem, do mais barato ao mais caro. Na instalação entram operador, sensores dos dois lados, bateria e a adaptação da folha, feita pelo vidraceiro.",
            "O técnico confere o sensor, a correia, o motor e a placa, nessa ordem, porque as primeiras peças são as mais baratas. Para automatizar uma porta, o orçamento soma operador, dois sensores, bateria e o serviço do vidraceiro.",
            "O conserto começa pelo sensor e pela correia, que custam menos, e só depois chega ao motor e à placa. Uma porta nova precisa de operador, de um par de sensores, de bateria e da folha preparada pelo vidraceiro.",
          ],
          [
            "Em saída de pessoas, a porta precisa abrir na mão ou por bateria na falta de luz e no alarme. Isso é testado no fim.",
            "Onde a porta é saída de emergência, ela tem de abrir sem energia, e isso é testado antes da entrega.",
            "Na falta de luz, a porta precisa abrir por bateria ou com a mão. As duas formas são conferidas na entrega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de vidro na garagem é a mesma coisa?",
        answers: [
          "Não: na garagem o vidro vai em quadro de metal, e o motor é o de portão, de correr ou de abrir, preso ao quadro.",
          "Não. Ali se usa motor de portão, com um terço de folga sobre o peso do vidro e do quadro.",
        ],
      },
      {
        question: "E se faltar luz com a porta de vidro fechada?",
        answers: [
          "Ela precisa abrir na mão ou ter bateria. Confira como destravar e ensine a equipe.",
          "Com bateria, abre sozinha. Sem ela, pela abertura manual do operador.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em comércio e clínica, {visits.business} no mínimo, porque são centenas de ciclos por dia. Correia e roldanas gastam primeiro.",
          "Pelo menos {visits.business}, com limpeza da guia e teste dos sensores.",
        ],
      },
      {
        question: "O sensor abre com qualquer movimento?",
        answers: [
          "Sim, dentro da área ajustada. Regulado largo demais, abre a quem passa na calçada.",
          "Abre a quem entra na área dele, que se regula em largura e distância.",
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
        "Quem troca o vidro do portão que quebrou é o vidraceiro, com temperado ou laminado na mesma espessura; não abra pelo controle. Desligue o disjuntor e isole a passagem, porque os cacos se soltam; depois nós regulamos o portão automático, a partir de {price.preventive} em casa, sem peças.",
        "Vidro do portão quebrado ou estilhaçado: não use pelo controle, desligue o disjuntor e chame o vidraceiro, que troca o painel por vidro de segurança igual. A força, a parada e o equilíbrio são acertados em seguida por nós, desde {price.preventive} em residência, fora peças.",
        "Se o vidro do portão de garagem estilhaçou, não acione: corte a energia, afaste as pessoas e peça ao vidraceiro um temperado ou laminado de mesmo peso. Com o painel novo, o portão é regulado para não bater, por {price.preventive} em diante em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora com o vidro quebrado", "Antes de o vidraceiro chegar"],
        slots: [
          [
            "O temperado trincado pode se desfazer inteiro com a vibração do motor. Trate a folha como se fosse cair.",
            "A vibração solta os grãos que ficaram presos. Ninguém passa por perto até a retirada.",
            "Mesmo o pedaço que parece firme cai com um toque. Mantenha distância e proteja os pés.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Isole os dois lados e tire crianças e animais.",
          "Não retire cacos presos; recolha só os do chão, com luva e calçado fechado.",
          "Fotografe para o seguro.",
          "Meça altura, largura e espessura do vidro, se der sem encostar.",
        ],
      },
      {
        about: "replace",
        headings: ["Que vidro pôr no lugar", "Antes de encomendar o painel"],
        slots: [
          [
            "Só vidro de segurança: laminado, que segura os cacos, ou temperado, que se parte em grãos. Mantenha a espessura, porque cada milímetro pesa 2,5 kg por metro quadrado e muda o contrapeso.",
            "Laminado ou temperado, nunca vidro comum. A mesma espessura mantém o peso, que é de 2,5 kg por metro quadrado a cada milímetro.",
            "Peça temperado ou laminado com a espessura antiga. Um milímetro a mais soma 2,5 kg por metro quadrado e desregula folha e motor.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o vidro do portão quebrou", "Para o painel novo durar"],
        slots: [
          [
            "Pancada no batente, folha que treme e painel preso sem borracha são as causas comuns. Na regulagem, a parada fica suave e o aperto da ferragem é conferido.",
            "Folha que bate no fim e ferragem apertada contra o vidro o quebram aos poucos. Acertar a parada e a borracha protege o novo.",
            "Batida no fim do curso, quadro torto e falta de borracha trincam a borda. O ajuste de parada e o calço certo evitam a repetição.",
          ],
          [
            "No basculante, o contrapeso é refeito pelo técnico se o peso mudou, com a folha escorada. O serviço leva até {trade.smallRepair} quando é só parada e força.",
            "Regular parada e força toma até {trade.smallRepair}; contrapeso alterado pede mais tempo, com escora.",
            "A regulagem simples dura até {trade.smallRepair}. Havendo mudança de peso, o técnico escora e acerta o contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o vidro por outro material?",
        answers: [
          "Pode, se o peso ficar parecido. Policarbonato e alumínio são mais leves e pedem novo contrapeso.",
          "Sim, com nova regulagem. Material mais leve ou mais pesado muda o equilíbrio e a força.",
        ],
      },
      {
        question: "O seguro cobre o vidro?",
        answers: [
          "Só se a apólice tiver essa cobertura; guarde fotos e o orçamento.",
          "Depende da cobertura de quebra de vidros. Avise antes de trocar.",
        ],
      },
      {
        question: "O portão pode ser usado sem o vidro?",
        answers: [
          "Não: a folha fica leve e fora do equilíbrio, e a passagem, aberta.",
          "Não convém. No basculante, o contrapeso puxa a folha leve para cima.",
        ],
      },
      {
        question: "Quanto custa o vidro?",
        answers: [
          "O preço é do vidraceiro, por metro quadrado: temperado costuma ser mais barato que laminado, e recorte e furo somam.",
          "Quem cobra é a vidraçaria, pela área e espessura; o laminado sai acima do temperado.",
        ],
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
        "Não, portão galvanizado não precisa pintar para se proteger, porque o zinco já segura a ferrugem; pinta-se por aparência ou onde a camada foi cortada ou soldada. Para a tinta não soltar, use fundo próprio para galvanizado depois de desengordurar.",
        "Portão galvanizado não é obrigado a ser pintado, mas pode: o zinco protege o aço por anos, e a tinta dura mais sobre fundo próprio. Sem pintura, ele enferruja primeiro nos pontos de solda, corte e risco, que pedem fundo de zinco.",
        "Para pintar portão galvanizado sem a tinta soltar, lave, desengordure, lixe de leve e aplique fundo para galvanizado antes do acabamento. Precisa de pintura mesmo só o ponto soldado ou riscado; a chapa intacta o zinco protege por anos.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como pintar sem descascar", "O preparo do galvanizado"],
        slots: [
          [
            "A tinta comum solta porque o zinco é liso e oleoso, e o preparo resolve. Superfície limpa e sem brilho, fundo próprio e só depois o acabamento.",
            "O brilho e o óleo do zinco fazem a tinta descascar. Limpe, lixe de leve e use o fundo certo.",
            "Zinco novo é liso: sem fundo, a tinta sai em placas. O preparo é o que segura.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, com a folha fechada.",
          "Lave e desengordure com detergente e seque bem.",
          "Lixe de leve, até tirar o brilho.",
          "Aplique fundo próprio para galvanizado e, na solda, fundo rico em zinco.",
          "Passe duas demãos de acabamento, no intervalo da lata.",
        ],
      },
      {
        about: "safety",
        headings: ["Com o motor instalado", "Antes de pintar um portão automático"],
        slots: [
          [
            "Cubra trilho, cabos, cremalheira e lentes, e deixe o disjuntor desligado. Tinta em roda, cabo, dente ou lente faz o portão falhar depois.",
            "Portão fechado, disjuntor desligado e peças do motor cobertas. Respingo em lente e trilho dá defeito.",
            "Proteja cremalheira, trilho, lentes e cabos antes da primeira demão, com o disjuntor desligado. Respingo nesses pontos trava o portão ou cega o sensor.",
          ],
          [
            "Espere a tinta secar antes de acionar, em geral um dia, e teste com um ciclo visto de longe. O peso da tinta não muda o motor.",
            "Um dia de secagem é o comum, e o primeiro ciclo se observa. A tinta quase não pesa.",
            "Deixe secar o tempo da lata, por volta de um dia. Depois, um teste de longe.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Galvanizado sem pintura: até quando", "O que olhar no zinco"],
        slots: [
          [
            "Manchas brancas são zinco oxidando, comuns e reversíveis; mancha vermelha é aço atacado, e pede lixa e fundo de zinco. Solda sem fundo é onde começa.",
            "Branco é óxido de zinco e sai com limpeza; vermelho é ferrugem do aço. Comece pelos pontos de solda.",
            "Pó branco sai com limpeza e quase não preocupa. Mancha vermelha mostra aço atacado, quase sempre na solda, e pede lixa e fundo de zinco.",
          ],
          [
            "Uma vez por ano, lave e olhe riscos e soldas, e retoque no mesmo dia. Perto do mar, o intervalo cai, e a pintura por cima compensa.",
            "Faça a inspeção anual e o retoque na hora. Na praia, pinte e lave com água doce.",
            "Uma vez por ano, procure riscos que chegaram ao aço e retoque logo. Em casa de praia, pinte por cima e lave com água doce.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Zarcão serve no galvanizado?",
        answers: [
          "Não é o indicado: adere mal ao zinco. Use fundo próprio para galvanizado, e fundo de zinco nas soldas.",
          "Não, porque o zarcão solta do zinco em pouco tempo. Prefira o fundo próprio para galvanizado, que adere à chapa lisa.",
        ],
      },
      {
        question: "Quanto dura a pintura no galvanizado?",
        answers: [
          "Com fundo certo, vários anos; sem ele, descasca no primeiro. O sol é o que mais a consome.",
          "Anos, se houve preparo. Sem fundo, não passa do primeiro verão.",
        ],
      },
      {
        question: "Preciso pintar por dentro do tubo?",
        answers: [
          "Não, mas o tubo precisa de um furo de saída embaixo, para a água não parar. A ferrugem de dentro para fora é a mais difícil de ver.",
          "Não. O que importa é o dreno na base do tubo.",
        ],
      },
      {
        question: "A pintura muda o peso para o motor?",
        answers: [
          "Não: o peso da tinta é pequeno. O que muda é chapa, vidro ou madeira acrescentados.",
          "Nada que o motor sinta, porque são poucos gramas por metro. Revestimento de madeira, vidro ou chapa, sim, muda o contrapeso e a força.",
        ],
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
        "Em geral pode: o síndico troca a empresa de manutenção do portão sem assembleia, porque contratar é ato de gestão e ele responde pela conservação (Código Civil, artigo 1.348), desde que a despesa caiba no orçamento aprovado. A convenção pode exigir votação, e o contrato atual tem aviso e multa.",
        "Sim, na maioria dos condomínios o síndico pode mudar a firma que cuida do portão sem consultar a assembleia, se o valor está previsto no ano. Leia a convenção, que manda mais que o costume, e o contrato em vigor, cujo aviso prévio costuma ser de 30 dias.",
        "O síndico pode trocar a empresa do portão sem votação quando a convenção não diz o contrário e o gasto está no orçamento, por ser dever dele conservar (artigo 1.348 do Código Civil). Se cancelou e contratou outra sem prever a despesa, a assembleia pode cobrar explicação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes de trocar de empresa", "Três papéis para conferir"],
        slots: [
          [
            "Convenção, orçamento do ano e contrato atual respondem quase tudo. Siga nesta ordem.",
            "A resposta está em três documentos, que se leem em meia hora.",
            "Antes da carta de cancelamento, confira os papéis abaixo.",
          ],
        ],
        steps: [
          "Convenção e atas: há limite de valor ou voto do conselho?",
          "Orçamento aprovado: a despesa cabe?",
          "Contrato atual: prazo, aviso prévio e multa.",
          "Peça duas ou três propostas com os mesmos itens.",
          "Avise a empresa por escrito e guarde o comprovante.",
        ],
      },
      {
        about: "visit",
        headings: ["Como passar de uma empresa a outra", "A entrega do portão"],
        slots: [
          [
            "A que sai devolve cadastro de controles, senha da central, chaves de destravamento e relatórios. A que entra faz uma vistoria com fotos, que separa defeito antigo de novo.",
            "Peça à empresa anterior senhas, lista de controles, chaves e histórico. Uma vistoria de entrada, fotografada, evita discussão sobre o que já estava ruim.",
            "Senha, cadastro, chaves e relatórios mudam de mãos na saída. Na chegada, a vistoria registra o estado de cada portão.",
          ],
          [
            "Combine um dia sem vazio entre as duas, porque portão parado nesse intervalo fica sem dono. Os controles dos moradores continuam, se a central não for trocada.",
            "Evite intervalo entre contratos. Sem troca de central, nada muda para os moradores.",
            "Faça a passagem na mesma data. Controle de morador só muda se mudar a central.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que comparar nas propostas", "Preço da manutenção por portão"],
        slots: [
          [
            "Compare visitas por ano, prazo de urgência, peças incluídas e relatório. A revisão avulsa de portão grande, em geral de {price.preventiveRange}, sem peças, serve de medida, e o mínimo em prédio é {visits.business}.",
            "Ponha lado a lado número de visitas, atendimento de urgência e peças. Como régua, uma revisão avulsa fica de {price.preventiveRange}, fora peças, {visits.business} no mínimo.",
            "O barato sem visita não compensa: veja quantas idas há no ano, no mínimo {visits.business}, e compare com a avulsa, em geral de {price.preventiveRange}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia do conserto anterior se perde?",
        answers: [
          "Não. O serviço já feito continua com a garantia de quem o fez, pela nota e pelos 90 dias da lei. Outra empresa mexer na mesma peça pode encerrá-la.",
          "Continua valendo com quem fez, dentro do prazo da nota ou da lei.",
        ],
      },
      {
        question: "Quantos orçamentos o síndico precisa?",
        answers: [
          "Nenhuma lei fixa o número. O costume são três, e a convenção pode exigir.",
          "Três é a prática. Confira a convenção.",
        ],
      },
      {
        question: "Morador pode vetar a troca?",
        answers: [
          "Sozinho, não. Um quarto dos condôminos pode convocar assembleia (Código Civil, artigo 1.355) e discutir.",
          "Só em assembleia, que um quarto dos condôminos pode chamar.",
        ],
      },
      {
        question: "Vocês atendem condomínio?",
        answers: [
          "Sim, por visita avulsa ou contrato, com relatório, nota e atendimento {shop.hours}.",
          "Atendemos, com proposta por portão e chamado {shop.hours}.",
        ],
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
        "Sim, entregamos peça de portão por motoboy em {shop.area}, quando a peça pode ser trocada sem risco e está no estoque. A etiqueta do motor confirma qual serve, e o valor da peça e o da entrega vêm antes; cabo, mola e contrapeso só vão com o técnico.",
        "A entrega de peça por motoboy é combinada por mensagem: com a foto da peça e da etiqueta do motor, respondemos se há, quanto custa, com o frete, e a que horas chega em {shop.area}. O que segura a folha, como cabo e mola, vai só com a troca.",
        "Dá para receber só uma peça do motor no seu endereço, por motoboy, ou com o técnico que já a troca. Atendemos {shop.area}; controle e pilha se usam direto, e placa, capacitor e engrenagem pedem instalação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a peça certa chegar", "O que mandar"],
        slots: [
          [
            "A mesma marca tem peças diferentes por modelo, e por isso a etiqueta vale mais que o nome. Com estes dados, a peça não volta.",
            "Peça errada custa dois fretes. Estes dados evitam isso.",
            "Envie o que segue, e a conferência é feita antes do motoboy sair.",
          ],
        ],
        steps: [
          "Foto da etiqueta do motor, por fora.",
          "Foto da peça antiga, frente e verso, se já está fora.",
          "Modelo da central ou do controle.",
          "Endereço e horário em que há alguém para receber.",
          "Forma de pagamento: Pix ou cartão.",
        ],
      },
      {
        about: "choose",
        headings: ["Só a peça ou com a troca", "Quando pedir o técnico junto"],
        slots: [
          [
            "Nem toda peça é para o dono trocar. Separe assim, pelo risco.",
            "O que abre tampa ou segura peso vai com o técnico.",
            "A regra é o risco de choque ou de queda.",
          ],
        ],
        bullets: [
          "Você mesmo usa: controle, pilha, capa, chave de destravar.",
          "Com técnico: placa, capacitor, engrenagem, fim de curso e fotocélula.",
          "Nunca avulso para trocar em casa: cabo de aço, mola, contrapeso.",
          "Cremalheira e roldana: com serralheiro ou técnico, pela folha.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva", "Prazo e pagamento"],
        slots: [
          [
            "Havendo a peça e endereço na capital, a entrega costuma sair no mesmo dia, se o pedido vem cedo. Peça sob encomenda tem prazo do fornecedor, informado antes.",
            "Pedido de manhã, com peça em estoque, em geral chega no dia. Encomenda segue o prazo informado na resposta.",
            "No mesmo dia é possível quando a peça está na loja e o pedido é feito cedo. Fora isso, o prazo vem junto com o preço.",
          ],
          [
            "Instalada por nós, a troca tem os 90 dias da lei. Comprada avulsa e à distância, a peça pode ser devolvida em 7 dias, sem uso.",
            "Quem compra por mensagem tem 7 dias para desistir da compra. Com a troca feita por nós, o serviço ganha ainda a garantia da lei.",
            "A compra por mensagem pode ser desfeita em 7 dias. Já o serviço de troca tem a garantia da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a peça não servir?",
        answers: [
          "Comprada à distância, pode ser devolvida em 7 dias (CDC, artigo 49), sem uso. Conferir a etiqueta antes evita isso.",
          "Há 7 dias para devolver, sem uso, pelo código do consumidor. A foto da etiqueta quase sempre evita a troca.",
        ],
      },
      {
        question: "Posso retirar a peça na loja?",
        answers: [
          "Pode, em {shop.address}, combinando antes, para ela estar separada. Assim não há frete.",
          "Sim, com a peça reservada por mensagem. O endereço é {shop.address}.",
        ],
      },
      {
        question: "Quanto custa o motoboy?",
        answers: [
          "O frete muda com a distância e a hora, e vem somado à peça antes de você aprovar.",
          "Depende do endereço e do horário. O valor aparece em linha própria na resposta.",
        ],
      },
      {
        question: "Compensa comprar a peça ou pedir a troca?",
        answers: [
          "Controle e pilha, comprar. Placa e capacitor, pedir a troca, porque a medição evita comprar a peça errada.",
          "Para o que é externo, só a peça. Dentro do motor, a troca sai mais segura, e muitas vezes o defeito é outro.",
        ],
      },
    ],
    photo: "a foto da peça e da etiqueta do motor, com o endereço da entrega",
  },
  {
    id: "motor-demora-para-chegar",
    broader: "entrega",
    label: "Quanto tempo o motor demora para chegar",
    phrase: "o prazo para o motor chegar",
    asks: [
      "demora chegar motor",
      "quanto tempo demora chegar motor",
      "quantos dias chegar motor",
      "dias demora chegar motor",
      "motor demora chegar",
      "demora entregar motor",
      "quantos dias entrega motor",
      "prazo entrega motor",
      "prazo entrega motor portão",
      "prazo entrega kit motor",
      "quando chega motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Quanto o motor [marca] demora para chegar depende de o modelo estar disponível e da agenda do seu bairro: pode vir no mesmo dia ou em alguns dias, levado pelo técnico que instala, sem frete. Mande foto e largura do portão, e respondemos com a data e o valor.",
        "O prazo de entrega do motor de portão [marca] depende de o modelo estar disponível e da agenda do seu bairro: vai do mesmo dia a alguns dias. Não há transportadora, pois o técnico leva e instala na mesma visita, com entrega grátis em {shop.area}. A data é confirmada antes de você fechar.",
        "Para chegar, o motor [marca] pode levar alguns dias ou vir no mesmo dia, conforme o modelo estar disponível e haver horário no seu bairro. Marca ou potência fora do comum pode precisar ser encomendada, e então dizemos o prazo junto com o preço. O frete é grátis em {shop.area}.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que decide o dia da entrega", "Por que o prazo muda de um motor para outro"],
        slots: [
          [
            "Três coisas decidem a data: o modelo certo estar disponível, haver horário no seu bairro e o portão estar pronto para receber o motor. Folha torta, base de concreto nova ou falta de energia adiam a instalação, e por isso adiam também a entrega.",
            "A data depende do modelo, da agenda do bairro e do estado do portão. Como o motor vai com quem instala, uma base que ainda precisa secar ou um ponto de energia que falta empurram os dois para a frente.",
            "O prazo é curto quando o motor é de modelo comum e o portão anda leve, com energia por perto. Ele aumenta quando é preciso encomendar a marca pedida, fazer base de concreto ou acertar a folha antes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como receber o motor mais depressa", "O que mandar para ter a data na hora"],
        slots: [
          [
            "A data sai na primeira resposta quando a mensagem já traz o que identifica o motor. Com estes dados não é preciso perguntar nada depois.",
            "O que mais atrasa a entrega é descobrir tarde que falta uma medida. Mande tudo de uma vez, assim:",
            "Quem envia estes itens juntos recebe modelo, preço e dia na mesma conversa.",
          ],
        ],
        steps: [
          "Fotografe o portão inteiro, por dentro e por fora.",
          "Meça a largura e a altura da folha e diga o material.",
          "Se há motor antigo, fotografe a etiqueta dele.",
          "Fotografe o ponto de energia mais próximo.",
          "Informe o bairro e os turnos em que há alguém em casa.",
        ],
      },
      {
        about: "what",
        headings: ["Entrega junto com a instalação", "O que acontece no dia da entrega"],
        slots: [
          [
            "O técnico chega com o motor, o suporte e os controles, confere a folha e a tensão e instala na mesma visita. O trabalho leva {time.tilting} no basculante e {time.sliding} no de correr, e você testa o portão antes de ele sair.",
            "No dia combinado, quem traz o motor é quem o monta, em {time.tilting} no basculante ou {time.sliding} no portão de correr. Os controles ficam gravados, e o portão é testado na sua frente.",
            "Entrega e montagem são uma visita só: {time.tilting} de serviço no portão basculante e {time.sliding} no de correr. O motor não fica parado em casa à espera de instalador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso pagar o frete do motor?",
        answers: [
          "Não. Em {shop.area}, a entrega do motor com instalação é grátis; a de peça avulsa é combinada pelo endereço.",
          "Com instalação, a entrega não é cobrada em {shop.area}. Para peça solta, a condição vem no orçamento.",
        ],
      },
      {
        question: "Comprei em outro site e o motor não chegou. O que faço?",
        answers: [
          "Cobre o site por escrito. Passado o prazo prometido, o artigo 35 do Código de Defesa do Consumidor deixa você exigir a entrega, aceitar outro produto ou cancelar com o dinheiro de volta.",
          "Reclame por escrito com quem vendeu. Se o prazo do pedido venceu, você pode exigir a entrega, trocar por outro produto ou receber o dinheiro de volta (CDC, artigo 35).",
        ],
      },
      {
        question: "Vocês levam o motor no fim de semana?",
        answers: [
          "Depende da agenda do seu bairro. Diga no pedido os dias em que pode receber, e respondemos com o que há livre.",
          "Pode haver horário. Escreva os dias e turnos que servem, e a data é combinada pelo WhatsApp.",
        ],
      },
      {
        question: "Como fico com o portão até o motor chegar?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano, pode ser usado à mão, com o disjuntor desligado e um trinco por dentro. Basculante fica fechado até o técnico vir, porque solto pode cair.",
          "De correr ou de abrir, em piso plano, use na mão com o disjuntor desligado e passe um cadeado. No basculante, não solte a folha e use a porta social.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura da folha",
  },
];
