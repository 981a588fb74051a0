import type { Concept } from "#domain/knowledge/concept.ts";

export const fimDeCurso: Concept = {
  id: "fim-de-curso",
  kind: "part",
  label: "Fim de curso",
  phrase: "o fim de curso",
  words: [
    "fim de curso",
    "fins de curso",
    "final de curso",
    "sensor fim de curso",
    "ímã do portão",
    "ímã fim de curso",
    "fim de curso magnético",
    "reed do portão",
    "chave fim de curso",
    "reed switch",
    "portão não para no final",
    "passa do ponto",
    "passando do ponto",
    "passou do ponto",
  ],
  intent: "repair",
  answers: {
    any: [
      "O fim de curso do portão diz à placa onde parar. Fora do lugar ou com defeito, a folha bate no batente, deixa fresta ou o motor continua forçando; nesse último caso, desligue o disjuntor. Em geral basta ajuste, sem trocar o motor.",
      "Um portão que bate no final, deixa fresta ou não desliga quase sempre tem o fim de curso desregulado. O ajuste recoloca ímã ou chave na posição certa e é refeito junto com a regulagem de força.",
      "Fim de curso de portão pode ser magnético, com ímã e sensor, mecânico, com chave, ou por encoder. A falha se corrige com ajuste ou troca do sensor, e o percurso é gravado de novo, sem mexer no motor.",
    ],
    price: [
      "O preço do fim de curso depende do tipo, magnético ou mecânico, do modelo do motor e de bastar o ajuste sem peça. Mande um vídeo do portão no final do percurso e receba o orçamento grátis.",
      "Ajustar o fim de curso custa menos que trocar o sensor, e a diferença só aparece no teste. Para o valor fechado, envie a foto da etiqueta do motor e um vídeo da abertura e do fechamento.",
    ],
    buying: [
      "O fim de curso do motor se compra pelo modelo da etiqueta e pelo tipo: magnético, com ímã e sensor, ou mecânico, com chave ou haste. Antes de comprar, veja se o ímã só saiu do lugar, porque aí basta ajuste; a foto confirma a peça e o valor.",
      "Para comprar fim de curso de motor de portão, mande a foto da etiqueta e da peça: ímã, sensor e chave mudam de um modelo para outro. Dizemos qual serve e o valor; depois da troca, o percurso é gravado de novo.",
    ],
    repair: [
      "Fim de curso de portão desregulado faz a folha bater, deixar fresta ou o motor não desligar. Se o ímã ou a haste saiu do lugar, basta ajuste; se o sensor não responde ou o fio rompeu, troca-se a peça e grava-se o percurso.",
      "O fim de curso do portão, que diz à placa onde a folha para, se regula ou se troca sem mexer no motor: fora do ponto, ela bate, deixa fresta ou o motor não desliga, e aí desligue o disjuntor. O ajuste em casa parte de {price.preventive}, sem peças; o sensor que não responde é orçado por foto.",
    ],
    "how-to": [
      "O ajuste do fim de curso não é tarefa para o morador: exige a área do motor e, em muitos modelos, a tampa aberta. Você pode observar onde a folha para, ver se o ímã está solto e desligar o disjuntor.",
      "Regular o fim de curso significa mover ímã, came ou haste poucos milímetros por vez e testar. Como a folha se move com força durante o teste, o serviço fica com o técnico; ao morador cabe observar e filmar.",
    ],
  },
  line: [
    "Se a folha bate ou deixa fresta no final, confira o fim de curso.",
    "O fim de curso diz à placa onde parar, e fora do lugar ele engana o motor.",
    "Ímã deslocado no fim de curso faz o portão passar do ponto ou parar antes.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o fim de curso", "Como o portão sabe onde parar", "Tipos de fim de curso"],
      slots: [
        [
          "Dois sensores marcam os extremos do percurso: um encerra a abertura e o outro, o fechamento.",
          "O portão tem um ponto de parada em cada ponta, e o fim de curso é quem o sinaliza.",
          "Sem esse aviso a placa não sabe que a folha chegou e continua mandando energia ao motor.",
        ],
        [
          "No tipo magnético, um ímã preso à folha, à cremalheira ou ao fuso passa pelo sensor e o aciona.",
          "O magnético, comum nos motores atuais, funciona por aproximação de um ímã, sem contato.",
          "Ímã e sensor trabalham à distância de poucos milímetros, o que evita desgaste por atrito.",
        ],
        [
          "O mecânico usa uma chave que a folha ou um came empurra no fim do caminho.",
          "Há ainda a chave com haste ou mola, vista em deslizantes, e a contagem por encoder em motores mais novos.",
          "Motores com encoder contam as voltas do eixo e guardam a posição, mas usam uma referência de partida.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de fim de curso desregulado",
        "Quando o fim de curso falha",
        "Bate, deixa fresta ou não desliga",
      ],
      slots: [
        [
          "Pancada no batente, sempre no mesmo extremo, mostra que o aviso de parada chega tarde.",
          "Se o portão bate todo dia no final, o ponto de parada foi marcado além do lugar certo.",
          "Uma folha que encosta com violência indica sensor fora de posição ou sem resposta.",
        ],
        [
          "A fresta no fechamento é o defeito inverso: a ordem de parar sai antes da hora.",
          "Quando falta um palmo para fechar, o ímã pode ter deslizado ou o percurso foi gravado errado.",
          "Um portão que para antes do fim, sem obstáculo, costuma ter o sensor acionado cedo.",
        ],
        [
          "Um motor que segue roncando com a folha encostada deve ser desligado no disjuntor.",
          "Se o motor continua forçando depois de fechar, corte a energia para não queimar o enrolamento.",
          "Deixar o motor empurrando contra o batente aquece o enrolamento e gasta a engrenagem.",
        ],
      ],
      bullets: [
        "Pancada no fim da abertura ou do fechamento",
        "Fresta de um lado, sem obstáculo",
        "Motor ligado com a folha já parada",
        "Portão que volta ao encostar",
        "Folha que passa do ponto e volta",
      ],
    },
    {
      about: "check",
      headings: ["O que observar antes da visita", "Fim de curso: verificação de fora", "O que filmar no fim de curso"],
      slots: [
        [
          "A observação é feita à distância, com a folha livre e ninguém perto do caminho.",
          "Fique fora da área de movimento e use o controle de um lugar de onde veja tudo.",
          "Um vídeo do ciclo completo, com som, ajuda mais do que qualquer descrição.",
        ],
        [
          "Não aproxime a mão do ímã, da cremalheira ou do braço com o motor energizado.",
          "Qualquer olhada de perto vem depois do disjuntor desligado, e sem mover as peças.",
          "Peça solta se fotografa; recolocar no palpite muda o percurso e pode causar batida forte.",
        ],
        [
          "Pedra no trilho e batente torto também mudam o ponto de parada e se veem sem ferramenta.",
          "Antes de culpar o sensor, veja se há sujeira no trilho ou calço fora do lugar.",
          "Obstáculo no chão explica muita fresta, e tirar a pedra pode dispensar a visita.",
        ],
      ],
      steps: [
        "Filme uma abertura e um fechamento completos, de longe.",
        "Repare em que extremo está a falha e se ela se repete no mesmo ponto.",
        "Desligue o disjuntor.",
        "Procure pedra, galho ou outro objeto no trilho e retire.",
        "Veja se algum ímã ou haste está solto e fotografe sem mexer.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a regulagem do fim de curso",
        "O ajuste feito pelo técnico",
        "Etapas do ajuste do fim de curso",
      ],
      slots: [
        [
          "O técnico confere primeiro o equilíbrio e o caminho da folha, porque mecânica ruim desmancha qualquer ajuste.",
          "Antes do sensor vem a folha: ela precisa andar leve e encostar sem esforço nos dois extremos.",
          "Trilho, roldana e batente são vistos antes, para o ponto de parada ficar estável.",
        ],
        [
          "Depois, a resposta do sensor é medida na placa, e o ímã ou o came é movido em pequenos passos.",
          "O sensor é testado no borne, e a posição é corrigida aos poucos até a parada ficar suave.",
          "Um sensor que não responde é trocado; o que responde é apenas reposicionado e fixado.",
        ],
        [
          "Por fim o técnico grava o percurso, acerta a força e confere a reversão diante de obstáculo.",
          "O serviço termina com o percurso memorizado e ciclos repetidos, sem pancada e sem fresta.",
          "Força e desaceleração são acertadas no mesmo momento, e a fotocélula é testada ao final.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Cuidados para o ajuste durar",
        "Como evitar que o fim de curso desregule",
        "Manutenção do fim de curso",
      ],
      slots: [
        [
          "Vibração solta parafuso de ímã e de suporte, então o aperto deve ser visto na revisão.",
          "Com o uso, o suporte do ímã afrouxa e muda de lugar alguns milímetros por vez.",
          "Batidas repetidas deslocam o conjunto, e o desajuste cresce se ninguém corrige.",
        ],
        [
          "Limpeza do trilho e batente firme mantêm a folha chegando sempre ao mesmo ponto.",
          "Trilho limpo e roldanas boas evitam que a folha pare torta diante do sensor.",
          "Água e barro em excesso atrapalham a chave mecânica e oxidam os terminais.",
        ],
        [
          "A revisão preventiva, a partir de {price.preventive} em residências e sem peças, inclui esse tipo de conferência.",
          "Uma visita preventiva {visits.home} basta em casa; no comércio, o recomendado é {visits.business}.",
          "Peça que o ponto de parada seja conferido em toda manutenção do portão {em}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão bate no final?",
      answers: [
        "O portão bate porque a ordem de parar chega tarde: fim de curso deslocado, sensor com defeito ou força e desaceleração mal reguladas. O técnico corrige a posição e acerta a força no mesmo serviço.",
        "A causa costuma ser fim de curso fora do ponto. Uma folha desequilibrada também causa batida, por isso a mecânica é conferida antes do ajuste.",
      ],
    },
    {
      question: "O fim de curso pode parar de funcionar de repente?",
      answers: [
        "Pode. Um ímã que cai, um fio rompido ou um sensor queimado por surto fazem a falha surgir de um dia para outro. Desligue o disjuntor se o motor não parar no final.",
        "Sim, principalmente quando o ímã se solta ou o cabo se parte. O sinal é o motor forçando no extremo, e a providência é cortar a energia.",
      ],
    },
    {
      question: "Posso mudar o ímã do fim de curso sozinho?",
      answers: [
        "Não é recomendado. Poucos milímetros errados fazem a folha bater ou sair do batente, e o teste é feito com o portão em movimento. Fotografe a posição e chame o técnico.",
        "Melhor não: a peça fica junto da cremalheira ou do fuso, e a posição errada causa batida forte. O ajuste é rápido para quem tem prática.",
      ],
    },
    {
      question: "Portão com encoder precisa de fim de curso?",
      answers: [
        "Depende do motor. O encoder conta as voltas e guarda a posição, mas muitos modelos ainda usam um sensor ou o batente como referência.",
        "Em muitos modelos, sim, ao menos como ponto de referência. A etiqueta e o manual mostram qual sistema o motor usa.",
      ],
    },
    {
      question: "Fim de curso ou fotocélula: qual faz o portão não fechar?",
      answers: [
        "A fotocélula impede o fechamento desde o começo; o fim de curso para a folha perto do final. Se ela nem sai do lugar para fechar, olhe primeiro a fotocélula.",
        "Depende de onde para. Não começa a fechar ou volta logo: fotocélula. Para quase no fim ou deixa fresta: fim de curso.",
      ],
    },
  ],
  photo: "um vídeo do portão abrindo e fechando até o fim, feito de longe, e a foto da etiqueta do motor",
  related: ["regulagem", "bate-forte", "nao-fecha", "batente", "volta", "fotocelula"],
  topic: "portao-nao-fecha-completamente",
};
