import type { Concept } from "#domain/knowledge/concept.ts";

export const trilho: Concept = {
  id: "trilho",
  kind: "part",
  label: "Trilho",
  phrase: "o trilho do portão",
  words: [
    "trilho",
    "trilho do portão",
    "trilho torto",
    "trilho amassado",
    "trilho de portão de correr",
    "trilho V",
    "guia do portão",
    "guia superior",
    "canaleta do portão",
    "troca de trilho",
    "trilho solto",
  ],
  gates: ["deslizante", "basculante", "enrolar"],
  intent: "repair",
  answers: {
    any: [
      "O trilho do portão de correr sustenta e guia a folha, e quando está torto, solto ou sujo faz o motor forçar e pode descarrilar o portão. Quase sempre basta limpar, fixar ou trocar só o trecho ruim. A visita que limpa e alinha em casa parte de {price.preventive}, sem peças.",
      "Trilho de portão com defeito se percebe pelo tranco no mesmo ponto, pela folha pesada e pela roda que salta. A limpeza com alinhamento, em residência, custa a partir de {price.preventive}, fora peças, e o pedaço amassado é trocado com a folha escorada.",
      "Um trilho torto, solto ou enferrujado tem conserto sem trocar o motor nem o comprimento inteiro: o trecho ruim é cortado e refeito. O ajuste residencial começa em {price.preventive}, sem peças. No dia a dia, o trilho do portão deve ficar limpo e seco, porque graxa segura areia.",
    ],
    price: [
      "O preço do conserto do trilho do portão depende do estado dele: limpar e alinhar em casa parte de {price.preventive}, sem peças. Trocar um trecho custa mais, porque inclui perfil e solda, e refazer o piso com o trilho inteiro é o serviço mais caro, cobrado por metro.",
      "O preço do serviço no trilho do portão de correr varia com o comprimento, o perfil e o piso. A limpeza com ajuste, em residência, sai a partir de {price.preventive}, fora peças, e o valor de um trecho novo é dado por foto, já com material e solda.",
    ],
    repair: [
      "O conserto do trilho do portão de correr vai da limpeza à troca do trecho amassado, sempre com a folha escorada para não tombar. Depois o técnico acerta roldana e cremalheira, a barra dentada em que o motor engata. Limpar e alinhar em casa parte de {price.preventive}, sem peças.",
      "Trilho solto é fixado de novo, trilho amassado é trocado por trecho e piso cedido precisa ser nivelado antes. A visita que limpa e alinha custa a partir de {price.preventive} em residência, fora peças. Se a folha saiu do trilho, não a empurre, porque ela pode tombar.",
      "O reparo do trilho do portão começa pela limpeza, que sozinha resolve parte dos travamentos e custa a partir de {price.preventive} numa casa, sem contar peças. Onde há degrau na emenda ou perfil amassado, corta-se o trecho e solda-se outro, com a folha presa.",
    ],
    "how-to": [
      "Para limpar o trilho do portão de correr, desligue o disjuntor, varra a areia, retire as pedras e passe um pano seco, sem graxa. Levantar a folha ou desentortar o perfil é serviço do técnico, porque ela pode tombar; o alinhamento em casa parte de {price.preventive}, sem peças.",
      "O trilho do portão se cuida com vassoura e pano, sempre com a energia desligada, e com um olhar nas emendas e nos amassados. Se a folha continua prendendo no mesmo lugar depois da limpeza, o ajuste residencial custa a partir de {price.preventive}, fora peças.",
    ],
    question: [
      "O trilho do portão de correr precisa estar reto, limpo e nivelado, para que a folha ande com o empurrão de uma mão. Sujo ou torto, ele é uma causa comum de portão travando. A limpeza é a seco, porque graxa segura areia, e o alinhamento em casa parte de {price.preventive}, sem peças.",
      "Um pedaço ruim do trilho do portão pode ser trocado sozinho, se o resto estiver firme e o piso, em nível. A emenda é lixada até a roda passar sem salto. Em residência, limpar e alinhar custa a partir de {price.preventive}, fora peças.",
    ],
    buying: [
      "O trilho certo para o portão de correr tem o mesmo perfil da roldana, em V, U ou redondo, aguenta o peso da folha e mede perto do dobro do vão, para ela poder recuar inteira. Ele é vendido por metro, e a fixação e o nivelamento entram no mesmo orçamento.",
      "Para comprar trilho de portão de correr, meça o vão e o recuo e confira o canal da roldana, porque perfil diferente descarrila a folha. Portão pesado precisa de perfil mais forte e base firme, e as duas pontas levam batente.",
    ],
  },
  line: [
    "Um trilho sujo ou torto faz o motor do portão parecer fraco.",
    "Não se passa graxa no trilho, porque com a poeira ela vira lixa.",
    "O degrau na emenda do trilho dá tranco sempre no mesmo lugar e gasta a roldana.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Trilho inferior e guia superior", "Como o trilho guia o portão", "Para que serve cada trilho"],
      slots: [
        [
          "No portão de correr, o trilho do chão carrega o peso da folha, e a guia de cima a mantém em pé. Os dois precisam estar paralelos, e o perfil do trilho, em V, U ou redondo, define qual roldana se usa.",
          "As rodas correm no trilho de baixo, enquanto a guia superior impede que a folha tombe. Cada perfil tem a sua roldana, e misturar os dois tira o portão do lugar.",
          "O conjunto tem duas partes: um perfil no piso, que sustenta a folha, e uma guia no alto, que a orienta. Se o canal da roda não combina com o perfil, ela salta e descarrila.",
          "O peso da folha fica todo no trilho inferior, e a posição dela depende da guia superior, que corre em paralelo. Roda e perfil são comprados juntos, porque só trabalham bem quando têm o mesmo desenho.",
        ],
        [
          "As duas pontas do trilho levam um batente de aço, que segura a folha se o sensor de parada falhar. No basculante e na porta de enrolar, as guias são laterais e costumam entortar com batida.",
          "Sem batente nas extremidades, a folha do portão de correr pode passar do fim do trilho e tombar. Em portões que sobem, as guias ficam nas laterais e precisam estar no prumo.",
          "O fim do trilho precisa de um batente firme de cada lado, mesmo com motor novo, porque um sensor pode falhar. Basculante e porta de enrolar usam guias verticais, que pancada de carro tira do lugar.",
          "Antes de receber motor, o portão de correr deve ter batentes fixos nas duas extremidades, para a folha nunca sair do perfil. Guias laterais de basculante ou de porta de enrolar, por sua vez, devem estar retas e no prumo.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de trilho com defeito",
        "Portão que trava sempre no mesmo ponto do trilho",
        "Como perceber trilho torto",
      ],
      slots: [
        [
          "O portão que prende sempre no mesmo ponto tem trilho amassado, pedra ou degrau na emenda. Se prende em lugares diferentes, a suspeita passa à roldana, e folha que corre sozinha mostra desnível.",
          "Um tranco no mesmo lugar a cada abertura aponta para a emenda ou para um amassado. Quando a folha anda mais fácil para um lado, o trilho está fora de nível.",
          "Repare se a folha trava num ponto só, o que indica defeito no trilho, ou em vários, o que costuma ser roda gasta. Balanço na parte de cima revela guia torta.",
          "Uma folha que desce por conta própria mostra que o piso cedeu, e a roda que salta indica degrau na emenda. Se o portão pesa no percurso inteiro, comece pela sujeira e pelas roldanas.",
        ],
      ],
      bullets: [
        "Tranco sempre no mesmo ponto: emenda com degrau ou perfil amassado",
        "Trilho que se mexe ao passar a folha: fixação solta no piso",
        "Folha que corre sozinha: trilho fora de nível",
        "Roldana que salta: perfil diferente do canal da roda",
        "Folha inclinada ou fora do perfil: risco de tombar, pare e isole a área",
      ],
    },
    {
      about: "check",
      headings: ["Limpeza e conferência do trilho", "O que você pode fazer no trilho", "Trilho limpo em poucos passos"],
      slots: [
        [
          "A limpeza do trilho pode ser feita pelo morador, com vassoura, pano seco e o disjuntor desligado. Se a folha estiver inclinada ou com uma roda fora, não a empurre e chame o técnico.",
          "Com o motor sem energia, varra a areia e retire o que estiver preso no perfil, sem usar óleo nem graxa. Folha torta ou fora do trilho pode tombar, e ninguém deve ficar perto dela.",
          "Manter a pista das rodas seca é o cuidado principal, porque lubrificante junta areia e vira lixa. A varrição só é segura com a energia cortada e a roda encaixada no perfil.",
          "Antes de varrer, desligue o motor no disjuntor e veja se todas as rodas estão no perfil. Havendo alguma fora, pare por aí e mantenha todos afastados até a visita.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e tire crianças e animais de perto.",
        "Varra o trilho e retire pedra, areia e cimento com pano ou espátula.",
        "Olhe as emendas, os amassados e os parafusos soltos.",
        "Confira se há batente firme nas duas pontas.",
        "Religue, veja um ciclo de longe e anote onde a folha prende.",
      ],
    },
    {
      about: "causes",
      headings: ["O que entorta ou solta o trilho", "Por que o trilho sai do nível", "Causas comuns de trilho ruim"],
      slots: [
        [
          "A roda dos carros, passando todo dia por cima, amassa o perfil fino e solta a fixação. O piso que afunda por infiltração ou por raiz de árvore leva o trilho junto.",
          "O peso dos veículos abre as emendas com os anos, sobretudo em perfil fino. Água embaixo do piso e raízes tiram o apoio e deixam um trecho mais baixo.",
          "Duas causas respondem pela maior parte dos casos: o carro que passa sobre o trilho e o piso que cede. Um perfil mais grosso, bem apoiado no concreto, resiste por muito mais tempo.",
          "Passagem de veículos amassa o metal, enquanto infiltração e raiz desnivelam a base. Quanto mais fino o perfil, mais cedo ele entorta.",
        ],
        [
          "A ferrugem ataca o perfil por baixo, onde a água fica parada sem que se veja. Um piso com caimento, que leve a água para longe do trilho, evita o problema.",
          "Água empoçada oxida o metal e solta os pontos de fixação, a começar pela parte de baixo. Quando aparece furo, o trecho precisa ser trocado.",
          "Poça sobre o trilho vira ferrugem em pouco tempo, e o dano cresce escondido do lado de baixo. Abrir caminho para a água escorrer é a prevenção mais barata.",
          "Onde não há caimento, a chuva se acumula junto ao perfil e enferruja a base dele. Um ponto já furado não tem remendo que dure, e o pedaço é substituído.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o trilho é corrigido",
        "Alinhamento e troca do trilho",
        "O serviço no trilho, com a folha escorada",
      ],
      slots: [
        [
          "O técnico desliga o motor e escora a folha dos dois lados antes de cortar ou soldar. O trecho ruim é retirado, e a emenda nova é esmerilhada até a roda passar sem salto.",
          "Antes de mexer no trilho, a folha é presa para não tombar e a energia é cortada. Pontos soltos recebem nova fixação, e o amassado fundo é substituído por perfil igual.",
          "Com o portão calçado e sem energia, verifica-se o nível de ponta a ponta. Depois o perfil solto é fixado, e o pedaço que entortou dá lugar a outro, soldado e lixado.",
          "A folha fica firme em escoras enquanto o trecho danificado é cortado e outro do mesmo perfil é soldado. O alinhamento é conferido no comprimento todo, porque um desnível pequeno já faz a folha correr sozinha.",
        ],
        [
          "No fim, a cremalheira, a barra dentada da folha, volta a ter {rack.clearance} de folga, e a parada do motor é regulada. Quando só se limpa e alinha, o serviço leva até {trade.smallRepair}.",
          "Roldana, guia e motor são acertados depois que o caminho está reto, com {rack.clearance} de folga na cremalheira. Sem troca de trecho, a visita costuma durar até {trade.smallRepair}.",
          "Antes de religar o motor, a folha deve correr com o empurrão de uma mão e a cremalheira ficar com {rack.clearance} de folga. Um alinhamento simples toma até {trade.smallRepair}.",
          "A conferência final inclui a folga de {rack.clearance} entre cremalheira e engrenagem e o ponto em que o portão para. Limpar e alinhar toma até {trade.smallRepair}, e corte com solda pede mais tempo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Pode passar graxa no trilho do portão?",
      answers: [
        "Não passe graxa no trilho do portão, porque ela segura areia e vira lixa entre a roda e o perfil.",
        "Não é indicado: varra e seque o trilho. O lubrificante vai na cremalheira, a cada {rack.months}.",
        "Não. O trilho deve ficar limpo e seco, já que qualquer óleo junta poeira e gasta a roldana.",
      ],
    },
    {
      question: "O portão saiu do trilho: posso recolocar?",
      answers: [
        "Portão que saiu do trilho não se recoloca na mão, porque a folha é pesada e pode tombar. Afaste todos e desligue o disjuntor.",
        "Não sem escora e equipe, porque a folha tomba com facilidade. Isole a área e chame o técnico, que atende {shop.hours}.",
        "Não tente. Sem o trilho, a folha não tem apoio, e o certo é manter distância e não acionar o motor.",
      ],
    },
    {
      question: "Dá para trocar só um pedaço do trilho?",
      answers: [
        "Dá para trocar só um pedaço do trilho se o restante estiver reto e firme. A emenda é lixada para a roda passar lisa.",
        "Sim. Corta-se o trecho ruim e solda-se outro do mesmo perfil, nivelado com o resto.",
        "Dá, e custa menos que o trilho inteiro. A condição é que o piso esteja firme naquele ponto.",
      ],
    },
    {
      question: "Portão de correr funciona em rampa?",
      answers: [
        "Portão de correr em rampa funciona mal, porque a folha desce sozinha e força o motor. O trilho precisa ficar em nível.",
        "Só com uma base reta construída para o trilho, mesmo que a calçada continue inclinada.",
        "Não no desnível. Primeiro se nivela o apoio do trilho, e depois se instala o portão.",
      ],
    },
    {
      question: "Preciso de batente no fim do trilho?",
      answers: [
        "Batente no fim do trilho é indispensável nas duas pontas, porque sem ele a folha pode passar do perfil e tombar.",
        "Precisa, mesmo com motor: o batente segura a folha se o sensor de parada falhar.",
        "Sim, de aço, chumbado ou soldado em cada ponta, para a folha nunca sair do trilho.",
      ],
    },
  ],
  photo: "fotos do trilho de ponta a ponta, de perto nas emendas e nos amassados, e da folha inteira",
  related: ["roldana", "deslizante", "caiu-do-trilho", "batente", "cremalheira", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
