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
      "O trilho guia e sustenta o portão de correr. Torto, solto ou sujo, ele gasta roldana e cremalheira, faz o motor esquentar e pode descarrilar a folha, por isso vem antes de qualquer conserto no motor.",
      "Um portão que trava sempre no mesmo ponto costuma ter trilho amassado, solto do piso ou com cimento e pedra. Limpar, alinhar ou trocar o trecho ruim devolve o movimento leve sem trocar o motor.",
      "Trilho reto, limpo e nivelado deixa o portão de correr andar com uma mão. Degrau na emenda, piso cedido ou graxa com areia estragam as rodas e aparecem como motor fraco.",
    ],
    price: [
      "O preço do trilho depende do comprimento, do perfil, da carga da folha e do conserto no piso. Fotos das emendas e a largura do portão, pelo WhatsApp, bastam para um orçamento grátis.",
      "Limpar e alinhar o trilho cabe numa revisão, a partir de {price.preventive} em casa, sem peças. Trocar um trecho ou refazer o piso muda o valor, que confirmamos depois de ver as fotos.",
    ],
    repair: [
      "Um trilho amassado se alinha ou troca por trecho; solto, é fixado de novo; com piso cedido, pede nivelamento. O técnico escora a folha, corrige o caminho e depois acerta roldanas, cremalheira e fim de curso.",
      "O conserto do trilho começa pela limpeza, que sozinha resolve parte dos travamentos. Se há degrau, amassado ou desnível, entra a serralheria, com a folha presa para não tombar durante o serviço.",
    ],
    "how-to": [
      "Limpar o trilho você pode fazer: disjuntor desligado, vassoura, pano e nada de graxa. Já levantar a folha, desentortar o perfil ou recolocar o portão é serviço de técnico, porque a folha tomba de lado.",
      "Para cuidar do trilho, corte a energia, varra areia e pedras e observe amassados e emendas. Não passe óleo no perfil e não force a folha se ela prender: fotografe o ponto e peça o conserto.",
    ],
    question: [
      "Um trilho torto ou sujo é a causa mais comum de portão de correr que trava, e na maioria dos casos se conserta por trecho. Limpe a seco, sem graxa, e não destrave a folha se o trilho está em declive.",
      "Dá para trocar só um pedaço do trilho quando o resto está firme; a emenda precisa ficar lisa. Piso que cedeu é nivelado antes, senão o trecho novo entorta também.",
    ],
    buying: [
      "O trilho certo tem o perfil da roldana, em V, U ou redondo, bitola para o peso da folha e comprimento perto do dobro do vão. Mande fotos do piso, da roda e a largura do portão para o valor por metro.",
      "Para comprar trilho de portão de correr, meça o vão e o recuo e confira o canal da roldana. Uma folha pesada pede perfil mais forte sobre base firme; a instalação inclui nivelar e pôr batentes.",
    ],
  },
  line: [
    "Trilho sujo ou torto está por trás de muito motor dado como fraco.",
    "No trilho não se passa graxa: com a poeira ela vira lixa.",
    "Degrau na emenda do trilho dá tranco sempre no mesmo lugar e come a roldana.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Trilho inferior e guia superior", "Como o trilho guia o portão", "Para que serve cada trilho"],
      slots: [
        [
          "No portão de correr, o trilho do chão carrega o peso e a guia de cima mantém a folha em pé.",
          "São duas peças: embaixo, o perfil onde rolam as rodas; em cima, a guia que impede o tombo.",
          "O de baixo sustenta, o de cima orienta, e os dois precisam estar paralelos.",
        ],
        [
          "Há perfis em V, redondos e de cantoneira, e cada um pede a roldana correspondente.",
          "Cantoneira, perfil redondo e V são os desenhos comuns, que não combinam com qualquer roda.",
          "O desenho do perfil define a roldana: misturar tipos descarrila a folha.",
        ],
        [
          "Em basculantes, guias laterais conduzem os roletes; na porta de enrolar, a canaleta segura as lâminas.",
          "Basculante e porta de enrolar também têm guias, nas laterais, que entortam com batida de carro.",
          "Nas portas de enrolar o trilho é vertical, uma canaleta de cada lado que precisa ficar limpa e no prumo.",
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
          "Se a folha prende no mesmo ponto em todas as passagens, procure ali amassado, pedra ou emenda.",
          "O tranco que se repete no mesmo lugar aponta para degrau na emenda do perfil.",
          "Se trava sempre no mesmo ponto, é o trilho; se trava em qualquer ponto, é a roldana.",
        ],
        [
          "Um portão que anda mais fácil para um lado que para o outro sugere trilho fora de nível.",
          "Folha que desce por conta própria denuncia piso cedido ou perfil inclinado.",
          "O desnível faz o motor trabalhar mais em um sentido que no outro.",
        ],
        [
          "Balanço lateral e batida na guia mostram trilho ondulado ou guia larga demais.",
          "Se a folha balança ao passar, o perfil tem ondulação ou a guia de cima abriu.",
          "Um risco brilhante em um lado só do perfil revela folha correndo torta.",
        ],
      ],
      bullets: [
        "Tranco sempre no mesmo ponto",
        "Trilho solto do piso",
        "Folha que corre sozinha",
        "Roldana saltando na emenda",
        "Água empoçada sobre o perfil",
        "Folha raspando na guia",
      ],
    },
    {
      about: "check",
      headings: ["Limpeza e conferência do trilho", "O que você pode fazer no trilho", "Trilho limpo em poucos passos"],
      slots: [
        [
          "A limpeza é simples e segura, desde que o motor esteja sem energia.",
          "Vassoura e disjuntor desligado bastam para o cuidado mais útil que um portão de correr recebe.",
          "Limpar o trilho é serviço que o morador faz bem, sem ferramenta e sem soltar nada.",
        ],
        [
          "Deixe o perfil seco: óleo e graxa seguram areia e gastam a roldana.",
          "Nada de lubrificante na pista das rodas, que trabalham melhor sobre metal limpo.",
          "O trilho do chão pede só limpeza; lubrificante fica nos eixos e na cremalheira.",
        ],
        [
          "Se a folha estiver inclinada ou com roda fora do perfil, afaste-se e não a empurre.",
          "Um portão com roda fora do trilho pode tombar, e empurrar de volta é trabalho para mais gente e escora.",
          "Ao notar a folha inclinada, isole a passagem e espere o técnico.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e tire crianças e animais de perto.",
        "Varra o trilho inteiro e retire pedra, areia e restos de cimento com um pano ou espátula.",
        "Olhe emendas, amassados e parafusos soltos, do começo ao fim.",
        "Confira se há batente firme nas duas pontas.",
        "Religue e veja um ciclo de longe, anotando onde a folha treme ou prende.",
      ],
    },
    {
      about: "causes",
      headings: ["O que entorta ou solta o trilho", "Por que o trilho sai do nível", "Causas comuns de trilho ruim"],
      slots: [
        [
          "Roda de carro passando todos os dias amassa perfil fino e solta a fixação.",
          "O peso dos carros sobre o perfil, repetido por anos, abre emendas e solta chumbadores.",
          "Um trilho fino sob passagem de veículo cede antes do piso em volta.",
        ],
        [
          "Piso que afunda por água ou raiz leva o trilho junto e cria desnível.",
          "Infiltração embaixo do contrapiso, em rampa ou garagem baixa {em}, tira o apoio do perfil.",
          "Raiz de árvore, recalque e água são as causas usuais de trilho fora de nível.",
        ],
        [
          "A ferrugem come o perfil por baixo, no lado em que a água fica parada.",
          "Água empoçada oxida o metal e, com o tempo, descola a fixação do piso.",
          "Sem caimento para a água, o perfil enferruja justamente na face que não se vê.",
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
          "A folha é escorada dos dois lados antes de qualquer corte ou solda no perfil.",
          "Antes de mexer no trilho, o técnico prende a folha para que ela não tombe.",
          "O portão fica calçado e o motor sem energia durante todo o alinhamento.",
        ],
        [
          "Trechos ruins são cortados e substituídos, com emenda lisa e nível conferido.",
          "Corrige-se o nível, fixa-se o perfil e esmerilha-se a emenda até a roda passar sem salto.",
          "Um perfil solto recebe nova fixação; amassado fundo pede troca do trecho inteiro.",
        ],
        [
          "Por último, a cremalheira volta à folga de {rack.clearance} e o fim de curso é regulado.",
          "Roldanas, guia, batentes e folga do motor são acertados depois que o caminho fica reto.",
          "Quando a folha corre com uma mão, o motor é regulado para o esforço menor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Pode passar graxa no trilho do portão?",
      answers: [
        "Não. A graxa segura areia e vira lixa entre roda e perfil. O trilho do chão deve ficar limpo e seco.",
        "Não é indicado. Varra e seque o trilho; lubrificante vai no eixo da roldana e na cremalheira, em pouca quantidade.",
      ],
    },
    {
      question: "O portão saiu do trilho: posso recolocar?",
      answers: [
        "Não tente. A folha fora do trilho tomba de lado e pesa muito. Afaste as pessoas, desligue o disjuntor e chame quem tenha como escorar.",
        "Não sem escora e equipe. Mantenha distância, não acione o motor e peça atendimento, que funciona {shop.hours}.",
      ],
    },
    {
      question: "Dá para trocar só um pedaço do trilho?",
      answers: [
        "Dá, se o restante estiver reto e firme. A emenda precisa ficar lisa e nivelada, para não dar tranco na roldana.",
        "Sim. Corta-se o trecho ruim e solda-se outro do mesmo perfil, com acabamento esmerilhado na emenda.",
      ],
    },
    {
      question: "Portão de correr funciona em rampa?",
      answers: [
        "No sentido do desnível, funciona mal: a folha desce sozinha e força o motor. O trilho deve ser nivelado, mesmo que o piso tenha caimento.",
        "O trilho precisa ficar em nível. Se a garagem é inclinada, constrói-se uma base reta para o perfil antes de automatizar.",
      ],
    },
    {
      question: "Preciso de batente no fim do trilho?",
      answers: [
        "Sim, nas duas pontas. O fim de curso manda parar, mas só o batente impede que a folha passe do trilho e tombe.",
        "Precisa. O batente mecânico segura a folha quando o sensor ou a placa falham, e sem ele há risco de queda.",
      ],
    },
  ],
  photo: "fotos do trilho de ponta a ponta, de perto nas emendas e nos amassados, e da folha inteira",
  related: ["roldana", "deslizante", "caiu-do-trilho", "batente", "cremalheira", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
