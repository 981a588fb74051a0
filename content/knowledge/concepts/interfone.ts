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
      "No interfone cobra-se o aparelho, de áudio ou vídeo, e a instalação, que muda com a passagem do cabo; e os dois vêm no mesmo orçamento. Aproveitar a fiação e a fechadura que existem reduz a conta, e o valor sai por foto.",
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
      headings: ["Como o interfone abre o portão", "Interfone, fechadura e motor"],
      slots: [
        [
          "A tecla de abertura alimenta a fechadura elétrica do portão de pedestre por um instante, e o trinco solta. Falar e abrir são funções separadas.",
          "Um toque na tecla solta a fechadura do social. A voz corre por outro caminho, e por isso uma pode falhar sem a outra.",
          "No social, o interfone aciona a fechadura por um pulso. O áudio é independente.",
          "A fechadura do portão pequeno abre com um toque no aparelho. Voz e abertura usam partes diferentes.",
        ],
        [
          "Na garagem, o interfone faz o papel do botão de parede, por uma segunda tecla ou saída livre, ligada à placa do motor. O de vídeo acrescenta a imagem.",
          "Para a garagem, usa-se outra saída, que age como botoeira na central do motor.",
          "Um segundo botão pode comandar o motor, como um botão de parede. Com duas saídas, social e garagem abrem separados.",
          "Ligado à placa por um contato, ele também abre a garagem. Modelos com câmera mostram quem chama.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Interfone não abre o portão: sinais e causas", "Interfone fala, mas não abre"],
      slots: [
        [
          "Fechadura que zumbe e não solta tem trinco preso pela folha desalinhada ou tensão fraca. Silêncio total é fio rompido, fonte fraca ou bobina queimada.",
          "Zumbido sem abrir é folha forçando o trinco; nenhum som é energia que não chega.",
          "Se faz barulho e não abre, alivie a folha com a mão; se não faz, é fio ou fonte.",
          "O barulho indica trinco preso, e o silêncio, falta de tensão. O alinhamento se vê primeiro.",
        ],
        [
          "Chiado e voz baixa vêm de umidade no aparelho da rua ou de cabo junto da energia. A vedação é refeita, e o fio, separado.",
          "Ruído na voz é água na unidade de fora ou interferência do cabo de energia.",
          "Voz ruim é umidade ou fio mal passado. Fechar a entrada de água resolve boa parte.",
          "Som com chiado pede vedação nova e cabo em tubo separado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste do interfone em poucos minutos", "Voz, tecla e trinco: confira em ordem"],
      slots: [
        [
          "O teste usa só o aparelho e a mão na folha. Não abra a fonte nem a unidade da rua, porque há tensão da rede.",
          "Teste uma função por vez, com alguém do lado de fora, sem tocar em emendas.",
          "Separar voz, tecla e trinco mostra a peça certa. Caixas ficam fechadas.",
          "Com ajuda de alguém na rua, em minutos se sabe o que falhou. Nada se desmonta.",
        ],
      ],
      steps: [
        "Toque a campainha externa e veja se chama dentro de casa.",
        "Converse e repare se a voz vai e volta.",
        "Aperte a tecla de abertura e escute a fechadura.",
        "Repita com alguém aliviando a folha com a mão.",
        "Teste a chave e anote o que funcionou.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o interfone é instalado", "A visita: interfone e portão juntos"],
      slots: [
        [
          "O aparelho da rua vai na altura do rosto, abrigado da chuva, e o cabo segue até dentro em tubo separado do de energia.",
          "Primeiro se escolhe o lugar dos aparelhos e o caminho do cabo. Tubo que já existe poupa obra.",
          "Fora, perto do portão e protegido; dentro, onde se ouve chamar. O fio vai longe da energia.",
          "Cabo separado e unidade da rua vedada evitam chiado e defeito. O tubo existente é aproveitado.",
        ],
        [
          "No social, liga-se a fechadura; na garagem, um relé, peça que separa as tensões e protege a placa do motor. Voz, fechadura e portão são testados, com a fotocélula conferida.",
          "A ligação ao motor é feita com o disjuntor desligado, por um relé quando o aparelho manda tensão. Cada função é testada.",
          "O relé impede que a tensão da fechadura queime a central. No fim, abre-se tudo com alguém olhando a passagem.",
          "Fechadura na saída própria, motor por relé, e teste de voz e abertura. A fotocélula também é vista.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Interfone ou vídeo porteiro", "Qual interfone combina com o portão"],
      slots: [
        [
          "Para falar e abrir o social, o áudio basta e é fácil de manter. O vídeo compensa quando não se vê a rua ou há muitas entregas.",
          "Áudio é simples e resistente; vídeo mostra o rosto antes de abrir, e alguns atendem no celular.",
          "Quem não enxerga a entrada ganha com o vídeo. Para poucas visitas, o de áudio resolve.",
          "O vídeo vale pela imagem, o áudio pela simplicidade. Atender fora de casa pede modelo com internet.",
        ],
        [
          "Para abrir a garagem, procure segunda tecla ou saída de contato, que evita abrir um portão pelo outro. Prédio pede sistema coletivo.",
          "Duas saídas separadas deixam social e garagem independentes. Em prédio, o sistema é outro.",
          "Veja se há contato livre para o motor. Saídas separadas evitam engano.",
          "Uma saída abre só o social; duas abrem os dois, cada um na sua tecla.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço do interfone no portão", "Do que depende o valor do interfone"],
      slots: [
        [
          "Aparelho, metros de cabo e fechadura formam o valor, e o vídeo custa mais que o áudio. O que já existe e funciona é aproveitado.",
          "Passar cabo é o que mais pesa depois do aparelho. Tubo e fechadura prontos barateiam.",
          "Áudio ou vídeo, cabo curto ou longo, fechadura ou não: daí vem o preço.",
          "A fiação nova encarece, e a existente desconta. Fechadura, se faltar, soma.",
        ],
        [
          "Ligar à garagem soma um relé e pouco tempo. O cartão divide em até {shop.instalments} vezes.",
          "O relé para o motor é item pequeno. No cartão são até {shop.instalments} parcelas.",
          "A abertura da garagem acrescenta relé e fio, em até {shop.instalments} vezes no cartão.",
          "Comandar também o motor custa pouco a mais. Parcela-se em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Meu interfone pode abrir a garagem?",
      answers: [
        "Pode, na maioria dos casos, com uma saída livre ligada à entrada de botoeira do motor.",
        "Sim, desde que haja saída disponível. Se ela tiver tensão, usa-se relé.",
        "Quase sempre. O aparelho precisa de uma segunda tecla ou contato.",
      ],
    },
    {
      question: "Interfone funciona na falta de energia?",
      answers: [
        "Só com bateria ou nobreak na fonte. Sem isso, a fechadura abre pela chave.",
        "Não, a menos que a fonte tenha bateria. Guarde a chave do social para essas horas.",
        "Sem reserva de energia, fica mudo. A chave da fechadura continua valendo.",
      ],
    },
    {
      question: "Dá para atender o interfone pelo celular?",
      answers: [
        "Dá, com vídeo porteiro ligado ao Wi-Fi. Precisa de internet e sinal bom na entrada.",
        "Sim, em modelos com aplicativo. O de áudio simples não tem essa função.",
        "Só nos conectados. Veja antes se a rede chega ao portão.",
      ],
    },
    {
      question: "Posso ligar a fechadura do interfone direto na placa do motor?",
      answers: [
        "Não: a saída da fechadura tem tensão e queima a placa. A ligação é feita com relé, pelo técnico.",
        "Não faça isso. A placa espera um contato sem tensão.",
        "Nunca direto. O relé separa os dois circuitos.",
      ],
    },
  ],
  photo: "fotos do interfone, da unidade da rua, do portão e da etiqueta do motor",
  related: ["fechadura", "botoeira", "social", "controle-de-acesso", "camera", "predio"],
};
