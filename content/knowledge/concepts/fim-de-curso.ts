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
      "Ajustamos e trocamos fim de curso de portão, o sensor que diz à placa onde parar. Fora do lugar, a folha bate no batente, deixa fresta ou o motor continua forçando, e nesse caso desligue o disjuntor. O ajuste em casa parte de {price.preventive}, sem peças.",
      "Regulamos o fim de curso do portão que bate no final, deixa fresta ou não desliga: o técnico recoloca o ímã ou a chave na posição certa e acerta a força junto. Folha desequilibrada e batente torto dão o mesmo sintoma e são vistos antes.",
      "Trocamos e regulamos fim de curso de portão magnético, com ímã e sensor, mecânico, com chave, ou por encoder. Em geral basta o ajuste ou a troca do sensor, e o percurso é gravado de novo, sem mexer no motor.",
    ],
    price: [
      "Ajustar o fim de curso em casa parte de {price.preventive}, sem peças; com sensor novo, o valor muda com o tipo, magnético ou mecânico, e com o modelo do motor. Mande um vídeo do portão no final do percurso para o orçamento grátis.",
      "Ajustar o fim de curso custa menos que trocar o sensor, e o teste na visita mostra qual dos dois é preciso. Para o valor, envie a foto da etiqueta do motor e um vídeo da abertura e do fechamento.",
    ],
    buying: [
      "Vendemos e trocamos fim de curso de motor de portão, pelo modelo da etiqueta e pelo tipo: magnético, com ímã e sensor, ou mecânico, com chave ou haste. Se o ímã só saiu do lugar, basta o ajuste; a foto confirma a peça e o valor.",
      "Vendemos e instalamos o fim de curso do seu motor: mande a foto da etiqueta e da peça, porque ímã, sensor e chave mudam de um modelo para outro. Dizemos qual serve e o valor; depois da troca, o percurso é gravado de novo.",
    ],
    repair: [
      "Regulamos ou trocamos o fim de curso do portão que bate, deixa fresta ou não desliga o motor. Se o ímã ou a haste saiu do lugar, basta o ajuste; se o sensor não responde ou o fio rompeu, o técnico troca a peça e grava o percurso.",
      "Regulamos e trocamos o fim de curso do portão, que diz à placa onde a folha para, sem mexer no motor. Fora do ponto, a folha bate, deixa fresta ou o motor não desliga, e aí desligue o disjuntor. O ajuste em casa parte de {price.preventive}, sem peças.",
    ],
    "how-to": [
      "O ajuste do fim de curso não é tarefa para o morador: fica junto do motor e, em muitos modelos, exige a tampa aberta. Você pode observar de longe onde a folha para, desligar o disjuntor e só então ver se o ímã está solto.",
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
      headings: ["Para que serve o fim de curso", "Como o portão sabe onde parar", "Fim de curso: função e tipos"],
      slots: [
        [
          "Dois sensores marcam os extremos do percurso: um encerra a abertura e o outro, o fechamento.",
          "O portão tem um ponto de parada em cada ponta, e o fim de curso é quem o sinaliza.",
          "Sem o aviso do fim de curso, a placa não sabe que a folha chegou e continua mandando energia ao motor.",
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
          "Pancada no batente, sempre no mesmo extremo, costuma mostrar que o aviso de parada chega tarde.",
          "Se o portão bate todo dia no final, o ponto de parada costuma estar além do lugar certo.",
          "Uma folha que encosta com violência costuma ter sensor fora de posição ou desaceleração mal regulada.",
        ],
        [
          "A fresta no fechamento costuma ser o defeito inverso: a ordem de parar sai antes da hora.",
          "Quando falta um palmo para fechar, o ímã pode ter deslizado ou o percurso foi gravado errado.",
          "Um portão que para antes do fim, sem obstáculo, pode ter o sensor acionado cedo ou a força baixa demais.",
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
      headings: [
        "O que observar antes da visita",
        "Fim de curso: verificação de fora",
        "O que observar e filmar no final do percurso",
      ],
      slots: [
        [
          "A observação é feita à distância, com a folha livre e ninguém perto do caminho.",
          "Fique fora da área de movimento e use o controle de um lugar de onde veja tudo.",
          "De longe, com a passagem vazia, dá para ver em que ponta do percurso a parada falha.",
        ],
        [
          "Não aproxime a mão do ímã, da cremalheira ou do braço com o motor energizado.",
          "Qualquer olhada de perto vem depois do disjuntor desligado, e sem mover as peças.",
          "Peça solta deve ser fotografada, e não recolocada no palpite, o que muda o percurso e pode causar batida forte.",
        ],
        [
          "Pedra no trilho e batente torto também mudam o ponto de parada e são vistos sem ferramenta.",
          "Antes de culpar o sensor, veja se há sujeira no trilho ou calço fora do lugar.",
          "Em portão de correr, a pedra no trilho explica muita fresta, e tirá-la pode dispensar a visita.",
        ],
      ],
      steps: [
        "Filme, de longe, uma abertura e um fechamento; se o motor não parar no fim, desligue o disjuntor na hora.",
        "Repare em que extremo está a falha e se ela se repete no mesmo ponto.",
        "Terminado o vídeo, desligue o disjuntor.",
        "Procure pedra, galho ou outro objeto no caminho da folha e retire, se ela estiver firme e parada.",
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
          "Água e barro em excesso, menos comuns, atrapalham a chave mecânica e oxidam os terminais.",
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
      question: "Quanto tempo leva para regular o fim de curso?",
      answers: [
        "Costuma levar menos de {trade.smallRepair}, com os testes de abertura e fechamento. Se a folha estiver pesada ou torta, esse acerto vem antes e toma mais tempo.",
        "Em geral, menos de {trade.smallRepair} quando basta reposicionar o ímã ou a haste. A troca do sensor depende de haver a peça do seu modelo, e por isso a foto da etiqueta ajuda.",
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
        "Muitas vezes, sim. O encoder conta as voltas e guarda a posição, mas vários modelos ainda usam um sensor ou o batente como referência.",
        "Em muitos modelos, sim, ao menos como ponto de referência. A etiqueta e o manual mostram qual sistema o motor usa.",
      ],
    },
    {
      question: "Fim de curso ou fotocélula: qual faz o portão não fechar?",
      answers: [
        "A fotocélula costuma impedir o fechamento desde o começo; o fim de curso para a folha perto do final. Se ela nem sai do lugar para fechar, olhe primeiro a fotocélula.",
        "O lugar da parada ajuda a saber. Se não começa a fechar ou volta logo, costuma ser fotocélula; se para quase no fim ou deixa fresta, fim de curso.",
      ],
    },
  ],
  photo: "um vídeo do portão abrindo e fechando até o fim, feito de longe, e a foto da etiqueta do motor",
  related: ["regulagem", "bate-forte", "nao-fecha", "batente", "volta", "fotocelula"],
  topic: "portao-nao-fecha-completamente",
};
