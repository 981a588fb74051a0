import type { Concept } from "#domain/knowledge/concept.ts";

export const interfone: Concept = {
  id: "interfone",
  kind: "part",
  label: "Interfone",
  phrase: "o interfone do portão",
  words: [
    "interfone",
    "porteiro eletrônico",
    "vídeo porteiro",
    "videoporteiro",
    "vídeo interfone",
    "interfone com câmera",
    "campainha do portão",
    "abrir portão pelo interfone",
    "interfone coletivo",
    "interfone não abre o portão",
  ],
  intent: "installation",
  answers: {
    any: [
      "O interfone pode abrir o portão social pela fechadura elétrica e a garagem pela placa do motor. Para a garagem, liga-se uma saída do interfone à entrada de botoeira, com relé quando preciso.",
      "Para abrir o portão pelo interfone, é preciso que ele comande a fechadura elétrica, no social, ou um contato seco na placa, na garagem. Quase todo motor em bom estado aceita essa ligação.",
      "O interfone no portão atende quem chega e abre sem ninguém sair de casa: o social pela fechadura, a garagem por um contato na placa do motor. O modelo com vídeo mostra quem é antes de abrir.",
    ],
    price: [
      "O preço do interfone no portão soma o aparelho, o cabo até a rua, a fechadura, se faltar, e a ligação ao motor; a visita em casa parte de {price.preventive}, sem peças. Mande fotos do interfone, do portão e da etiqueta do motor, e o resto sai por foto, sem custo.",
      "No interfone cobra-se o aparelho, de áudio ou vídeo, e a instalação, que muda com a passagem do cabo; a visita em casa parte de {price.preventive}, sem peças. Aproveitar a fiação e a fechadura que existem reduz a conta, e o valor sai por foto.",
      "Ligar um interfone que você já tem ao portão custa a mão de obra, o cabo e, quando preciso, um relé, em visita que em casa parte de {price.preventive}, sem peças. Um vídeo porteiro novo soma o aparelho; com fotos da entrada, respondemos o valor.",
    ],
    repair: [
      "O conserto do interfone começa por separar voz e abertura. Voz ruim é linha, cápsula ou fonte; abertura que falha é fechadura, fio ou relé. O técnico mede a tensão que chega à fechadura no momento do comando.",
      "Se o interfone chama e não abre, testa-se a fechadura elétrica, a fonte e o fio até ela. Um portão desalinhado prende o trinco e parece defeito elétrico, por isso a folha é conferida junto.",
    ],
    installation: [
      "Instalamos interfone que abre o portão social e, se você quiser, também a garagem: o botão de dentro solta a fechadura elétrica do social e aciona o motor. O valor depende do aparelho, do cabo e da fechadura; mande fotos da entrada e do motor para o orçamento grátis.",
      "A instalação do interfone com abertura de portão inclui fixar o aparelho da rua abrigado da chuva, passar o cabo até dentro e ligar o botão à fechadura; para abrir a garagem, ele é ligado também ao motor. O preço depende do aparelho, dos metros de cabo e da fechadura, e sai por foto.",
    ],
    comparison: [
      "O interfone de áudio é mais simples e barato; o vídeo porteiro mostra quem chama, e alguns modelos atendem pelo celular. Na abertura do portão os dois se equivalem, porque usam a mesma fechadura ou contato.",
      "Entre interfone comum e vídeo porteiro, a diferença é ver antes de abrir. Se você recebe entregas ou mora sozinho, a imagem ajuda; para comandar o motor, qualquer um com contato seco serve.",
    ],
    question: [
      "Sim, o interfone abre o portão: o social pela fechadura elétrica, a garagem por um contato seco na entrada de botoeira da placa. Se a saída dele tem tensão, usa-se um relé no meio.",
      "Vale a pena o interfone com abertura quando o portão fica longe da porta ou chegam muitas entregas. O de vídeo mostra quem chama; para abrir, áudio e vídeo usam a mesma fechadura ou contato.",
      "Funciona com quase todo motor em bom estado, porque o interfone apenas imita um botão. O que decide é haver saída de contato no aparelho e caminho para o cabo.",
    ],
    buying: [
      "Escolha o interfone pelo que ele abre: com uma saída, comanda só a fechadura do social; com duas, comanda também a garagem. O de vídeo mostra quem chama, e alguns atendem pelo celular.",
      "Para casa, interfone de áudio com saída para fechadura já resolve; para quem mora só ou recebe entregas, o de vídeo compensa. Se quer abrir a garagem, procure saída de contato seco.",
      "O melhor interfone para portão tem unidade externa vedada, tensão compatível com a fechadura, em geral 12 V, e contato livre para o motor. Mande fotos da entrada e do motor para conferir.",
    ],
    "how-to": [
      "Para instalar interfone no portão, passe o cabo em eletroduto separado da força, fixe a unidade externa abrigada da chuva e ligue a fechadura na saída própria, em geral de 12 V. A ligação à placa do motor fica com o técnico.",
      "Ligue o interfone ao portão em duas partes: a fechadura do social na saída do aparelho e a garagem por contato seco na entrada de botoeira, com relé se houver tensão. Como a placa tem tensão da rede, essa ponta é do técnico.",
      "Teste o interfone em ordem: chamada, voz, tecla de abertura e trinco. Voz boa sem abertura leva à fechadura, ao fio ou à fonte; tudo mudo leva à alimentação do aparelho.",
    ],
  },
  line: [
    "O interfone pode abrir o portão social e, com um contato na placa, também a garagem.",
    "Se o interfone fala e não abre, olhe a fechadura elétrica e o fio dela.",
    "Ao ligar interfone e motor, use contato seco e cabo separado da força.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o interfone faz no portão",
        "Interfone, fechadura e motor",
        "Como o interfone comanda a abertura",
      ],
      slots: [
        [
          "Além da voz, o interfone tem um botão que libera a fechadura elétrica do portão de pedestre.",
          "A tecla de abertura do monofone alimenta a fechadura elétrica por um instante e o trinco solta.",
          "Atender e abrir são funções separadas: uma cuida do áudio, a outra aciona a fechadura.",
        ],
        [
          "Na garagem, ele faz o papel do botão de parede: um toque abre, outro para ou fecha.",
          "Para abrir também a garagem, é preciso um segundo botão ou uma saída livre no aparelho.",
          "O mesmo aparelho pode comandar a garagem, ligado ao motor no lugar de um botão de parede.",
        ],
        [
          "Um vídeo porteiro acrescenta a imagem, e modelos conectados atendem também no celular.",
          "Com câmera na unidade externa, você vê quem chama antes de apertar o botão.",
          "Há aparelhos com duas saídas, que abrem o social e a garagem por teclas diferentes.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Interfone não abre o portão: causas",
        "Defeitos comuns do interfone do portão",
        "Interfone fala, mas não abre",
      ],
      slots: [
        [
          "O zumbido na fechadura sem destravar indica trinco forçado por um portão desalinhado ou tensão fraca.",
          "Se a fechadura faz barulho e não solta, empurre ou puxe a folha de leve e tente de novo.",
          "O trinco preso pela pressão da folha é causa mecânica com cara de defeito elétrico.",
        ],
        [
          "O silêncio total na fechadura aponta para fio rompido, fonte fraca ou solenoide queimado.",
          "Nenhum ruído ao apertar a tecla sugere que a tensão não chega à fechadura.",
          "Uma emenda oxidada na caixa externa interrompe a abertura e deixa a voz normal.",
        ],
        [
          "Chiado e voz baixa vêm de umidade na unidade externa ou de cabo junto da força.",
          "O ruído no áudio costuma ser interferência de cabo de energia no mesmo duto.",
          "A água na unidade da rua estraga cápsula e teclas, e a vedação precisa ser refeita.",
        ],
      ],
      bullets: [
        "Fechadura zumbe e não solta",
        "Tecla de abertura sem efeito",
        "Chiado ou voz baixa",
        "Chamada não toca dentro de casa",
        "Funciona só com o portão empurrado",
      ],
    },
    {
      about: "check",
      headings: [
        "O que testar antes de chamar",
        "Teste do interfone em poucos minutos",
        "Voz, tecla e trinco: confira em ordem",
      ],
      slots: [
        [
          "Separar voz, tecla e trinco ajuda o técnico a levar a peça certa.",
          "O teste usa só o monofone e a mão na folha, sem ferramenta.",
          "Peça ajuda a alguém do lado de fora e teste uma função por vez.",
        ],
        [
          "Não abra a unidade externa nem a fonte, que é ligada à rede.",
          "A fonte do interfone recebe 127 V ou 220 V, então deixe a caixa fechada.",
          "Mexer nas emendas pode queimar o aparelho, por isso observe sem tocar.",
        ],
        [
          "Se abre pela chave e não pelo botão, o trinco está bom e a falha é elétrica.",
          "Um trinco que também pega na chave pede ajuste da folha ou da fechadura.",
          "Abertura que só funciona segurando a folha alinhada indica serralheria, não fio.",
        ],
      ],
      steps: [
        "Toque a campainha externa e veja se chama dentro de casa.",
        "Converse e repare se a voz vai e volta.",
        "Aperte a tecla de abertura e escute a fechadura.",
        "Repita com alguém aliviando a folha com a mão.",
        "Teste a chave mecânica e anote o que funcionou.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o interfone é instalado",
        "A visita: interfone e portão juntos",
        "O que o técnico faz na instalação",
      ],
      slots: [
        [
          "O técnico fixa o aparelho da rua na altura do rosto, abrigado da chuva, e leva o cabo até dentro por tubo separado do de energia.",
          "Primeiro se escolhe o lugar dos dois aparelhos e o caminho do cabo; tubo que já existe poupa tempo e obra.",
          "O aparelho de fora vai perto do portão e protegido da chuva; o de dentro, onde se ouve chamar.",
        ],
        [
          "No social, o botão solta a fechadura; na garagem, entra um relé, pecinha que evita que a tensão da fechadura queime a placa do motor.",
          "O botão é ligado à fechadura do social e, se a garagem também for abrir, à placa do motor por meio de um relé, que a protege.",
          "A ligação ao motor é feita com o disjuntor desligado e passa por um relé quando o aparelho manda tensão.",
        ],
        [
          "No teste, confere-se a voz, a fechadura e a garagem, com a fotocélula funcionando.",
          "Depois se testa voz, fechadura e garagem, uma função sem atrapalhar a outra.",
          "No fim, abre-se o portão pelo interfone com alguém olhando a passagem.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Interfone ou vídeo porteiro",
        "Qual interfone combina com o portão",
        "O que escolher para casa e prédio",
      ],
      slots: [
        [
          "Para casa, o aparelho de áudio atende bem quem só precisa falar e abrir o social.",
          "O modelo só de áudio é simples, resistente e fácil de manter.",
          "Casa com um portão social e poucas visitas por dia costuma se resolver com áudio.",
        ],
        [
          "O vídeo compensa quando não se enxerga a rua de dentro ou há muitas entregas.",
          "Ver o rosto antes de abrir é a vantagem principal do vídeo porteiro.",
          "Com câmera e celular, dá para atender mesmo fora de casa, se houver internet.",
        ],
        [
          "Se quer abrir a garagem, procure modelo com segunda tecla ou saída para portão.",
          "Duas saídas separadas evitam abrir a garagem quando se queria abrir só o social.",
          "O prédio pede sistema coletivo, com central na portaria e manutenção feita à parte.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Meu interfone pode abrir a garagem?",
      answers: [
        "Pode, na maioria dos casos. Usa-se uma saída dele, com relé se tiver tensão, ligada à entrada de botoeira da placa do motor.",
        "Sim, desde que haja saída disponível. O técnico confere se ela é de contato seco; se não for, instala um relé.",
      ],
    },
    {
      question: "Por que a fechadura zumbe e não abre?",
      answers: [
        "A fechadura zumbe porque o trinco está preso pela pressão da folha ou a tensão chega fraca. Alivie o portão com a mão; se abrir, o ajuste é de alinhamento.",
        "A causa costuma ser portão desalinhado. Se mesmo aliviado ele não solta, mede-se a fonte e o fio da fechadura.",
      ],
    },
    {
      question: "Interfone funciona na falta de energia?",
      answers: [
        "Só com bateria ou nobreak na fonte. Sem isso, ele fica mudo e a fechadura elétrica abre apenas pela chave.",
        "Não, a menos que a fonte tenha bateria. Guarde a chave mecânica do portão social para essas horas.",
      ],
    },
    {
      question: "Dá para atender o interfone pelo celular?",
      answers: [
        "Dá, com vídeo porteiro conectado ao Wi-Fi ou módulo compatível. Precisa de internet na casa e sinal bom na unidade externa.",
        "Sim, em modelos com aplicativo. O interfone simples de áudio não tem essa função sem trocar o aparelho.",
      ],
    },
    {
      question: "Posso ligar a fechadura do interfone direto na placa do motor?",
      answers: [
        "Não. A saída da fechadura tem tensão e queima a entrada da placa; essa ligação é feita pelo técnico, com um relé.",
        "Não faça essa ligação direta. A placa espera contato seco, e o técnico usa um relé para separar os circuitos.",
      ],
    },
  ],
  photo: "fotos do interfone, da unidade da rua, do portão e da etiqueta do motor",
  related: ["fechadura", "botoeira", "social", "controle-de-acesso", "camera", "predio"],
};
