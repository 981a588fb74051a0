import type { Concept } from "#domain/knowledge/concept.ts";

export const controleNaoFunciona: Concept = {
  id: "controle-nao-funciona",
  kind: "symptom",
  label: "Controle não funciona",
  phrase: "o controle que não funciona",
  words: [
    "controle não funciona",
    "controle não abre",
    "controle não pega",
    "controle não responde",
    "controle não aciona",
    "controle parou de funcionar",
    "controle quebrado",
    "controle quebrou",
    "controle com defeito",
    "controle ruim",
    "controle falhando",
    "controle desprogramado",
    "controle desconfigurado",
    "controle molhou",
    "conserto de controle",
  ],
  intent: "repair",
  answers: {
    any: [
      "Controle que não funciona costuma ter pilha fraca, botão gasto ou cadastro perdido. Teste outro controle: se ele abre, o defeito está no primeiro; se nenhum abre, o problema é no receptor, na energia ou na placa do portão.",
      "Pilha no fim, contato oxidado e código apagado da central são as causas comuns de um controle que não funciona. Se todos pararam juntos, o defeito não é do controle: confira o disjuntor e a botoeira.",
      "Quando o controle do portão não responde, olhe a luz dele: apagada ou fraca é pilha; acesa e sem efeito é cadastro, receptor ou distância. Um segundo controle tira a dúvida em instantes.",
    ],
    price: [
      "Se for só pilha, não há visita a pagar; um controle novo custa o aparelho e a gravação, e um receptor com defeito soma peça e mão de obra. Mande a foto da frente e de dentro do controle para o orçamento grátis.",
      "O preço para resolver um controle que não funciona vai da pilha, que você mesmo troca, ao controle novo com cadastro. O valor depende da marca e do tipo de código e sai por foto, sem custo.",
      "Controle sem conserto se troca por outro da mesma frequência e código, cobrado por unidade, mais a gravação. Se o defeito for no receptor, o orçamento é outro; a foto do controle basta para começar.",
    ],
    "how-to": [
      "Para fazer o controle voltar a funcionar, troque a pilha pelo mesmo modelo, limpe os contatos com pano seco e teste perto do portão. Se a luz acende e nada acontece, falta recadastrar, serviço feito na central.",
      "Um controle seco que não funciona se testa nesta ordem: pilha nova na polaridade certa, contatos limpos, botão apertado a poucos passos do portão e, por fim, outro controle. Se ele molhou, tire a pilha e espere secar antes de apertar.",
    ],
  },
  line: [
    "Se um controle falha e o outro abre, o defeito está no controle, e não no portão.",
    "Quando todos os controles param juntos, procure energia, receptor ou placa.",
    "Luz acesa no controle, sem resposta do portão, costuma ser cadastro perdido.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o controle não funciona",
        "Causas de controle que não abre o portão",
        "Pilha, botão, cadastro ou receptor",
      ],
      slots: [
        [
          "Se apenas um controle falha, a causa está nele: pilha, contato oxidado, botão gasto ou queda.",
          "Um controle mudo entre outros que funcionam tem defeito próprio, e o portão está bem.",
          "Um defeito em um único controle se resolve na mão: pilha, limpeza, botão ou troca.",
        ],
        [
          "Quando todos param ao mesmo tempo, a procura muda para disjuntor, receptor, antena ou placa.",
          "Pane geral dos controles, com botoeira funcionando, aponta para o receptor ou a antena.",
          "Se nem a botoeira responde, o problema é de energia ou de placa, e o controle está inocente.",
        ],
        [
          "Há ainda o cadastro apagado, que deixa a luz acender normalmente e o portão sem reação.",
          "A memória da central pode ter sido apagada por engano, por defeito ou por estar cheia.",
          "Depois de troca de placa, e às vezes de um surto, os controles precisam ser cadastrados de novo.",
        ],
      ],
      bullets: [
        "Pilha fraca ou invertida",
        "Contato oxidado por umidade",
        "Botão gasto pelo uso",
        "Código apagado da memória",
        "Receptor ou antena com defeito",
        "Interferência perto da garagem",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste o controle antes de comprar outro",
        "Controle sem resposta: verificação em poucos passos",
        "O que testar no controle em casa",
      ],
      slots: [
        [
          "Em controle seco, comece pelo que custa menos: a pilha, com a polaridade conferida.",
          "A maioria dos controles se resolve sem ferramenta, com pilha nova e contato limpo.",
          "Faça os testes perto do portão e à vista dele, sem ninguém no caminho da folha.",
        ],
        [
          "O cadastro na central fica com o técnico quando é preciso abrir a caixa do motor, que tem partes energizadas.",
          "Não abra o motor para recadastrar: há tensão na placa e o botão errado apaga tudo.",
          "Um receptor externo acessível permite cadastro pelo manual; dentro do motor, só com a energia tratada por técnico.",
        ],
      ],
      steps: [
        "Aperte e olhe a luz do controle: apagada ou fraca indica pilha.",
        "Use pilha nova do mesmo modelo (o código vem impresso nela), na posição correta.",
        "Limpe os contatos com pano seco ou, se houver oxidação, com álcool isopropílico.",
        "Teste a poucos passos do portão e depois com outro controle.",
        "Aperte a botoeira interna. Se ela abre e nenhum controle abre, o receptor é o suspeito.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz com o controle que não responde",
        "Recadastro, receptor e antena na visita",
        "Como é o conserto na visita",
      ],
      slots: [
        [
          "Com um testador de frequência, o técnico vê se o controle transmite e em que frequência.",
          "O sinal do controle é medido, para saber se ele emite ou se a central é que não escuta.",
          "Um controle que funciona em bancada e não no portão leva a procura para o receptor.",
        ],
        [
          "Se o código se perdeu, o controle é gravado de novo; a memória só se apaga toda quando há controle perdido.",
          "O recadastro é feito com todos os controles da casa na mão, para nenhum ficar de fora.",
          "Se a memória está cheia ou corrompida, ela é limpa e os controles são gravados outra vez.",
        ],
        [
          "Um receptor queimado pode ser trocado por um avulso, ligado à mesma central.",
          "Quando o receptor da placa falha, um receptor externo devolve o comando sem trocar a central.",
          "Uma antena cortada ou enrolada é refeita no comprimento certo, e o alcance é testado da rua {em}.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar ou comprar outro controle",
        "Quando o controle não compensa",
        "Controle novo: como acertar o modelo",
      ],
      slots: [
        [
          "Botão gasto e placa oxidada raramente compensam reparo; o controle novo sai mais confiável.",
          "Carcaça quebrada ainda se troca, mas uma placa corroída por pilha vazada pede controle novo.",
          "Se o controle caiu na água e não voltou depois de seco, a troca é o caminho.",
        ],
        [
          "O novo precisa ter a mesma frequência, em geral 433,92 MHz, e o mesmo tipo de código da central.",
          "Aparência igual não garante compatibilidade: frequência e tipo de código é que precisam bater.",
          "Código fixo e código rolante não se misturam, por isso a central define qual controle serve.",
        ],
        [
          "Foto da frente, da parte de dentro e da etiqueta do motor permite indicar o modelo certo.",
          "Mande a foto do controle aberto pelo WhatsApp e receba o preço sem custo pelo orçamento.",
          "Para um portão {de}, a foto do controle e a da etiqueta bastam para saber se há similar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como fazer o controle durar", "Cuidados com pilha e botões", "Evite que o controle falhe"],
      slots: [
        [
          "Troque a pilha ao primeiro sinal de luz fraca, antes que ela vaze e corroa a placa.",
          "Uma pilha velha vaza; trocá-la cedo custa pouco e salva o controle.",
          "Luz mais fraca ou alcance menor são a hora certa de trocar a pilha.",
        ],
        [
          "Evite deixar o controle no painel do carro, ao sol, porque o calor resseca borracha e pilha.",
          "Sol no painel, umidade e quedas são o que mais encurta a vida de um controle.",
          "Guarde o controle reserva sem pilha, em lugar seco, e teste-o de tempos em tempos.",
        ],
        [
          "Tenha um controle a mais cadastrado, para não depender de um só.",
          "Um segundo controle em casa serve de reserva e de teste quando o primeiro falha.",
          "Um reserva já cadastrado evita ficar do lado de fora quando o principal falha.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Troquei a pilha e o controle continua sem funcionar. O que faço?",
      answers: [
        "Veja se a pilha é do modelo certo e está na posição correta, e limpe os contatos. Se a luz acende e o portão não reage, falta cadastro ou o receptor falhou.",
        "Confira polaridade e contatos. Uma luz acesa sem resposta indica cadastro perdido; uma luz apagada com pilha nova indica defeito no próprio controle.",
      ],
    },
    {
      question: "Por que todos os controles pararam de uma vez?",
      answers: [
        "Todos param de uma vez porque o defeito está no portão: falta de energia, receptor queimado, antena solta ou memória apagada. Teste a botoeira interna; a resposta dela separa receptor de energia.",
        "Não é coincidência de pilhas: receptor, placa ou disjuntor falhou. Se a botoeira abre, o receptor é o principal suspeito.",
      ],
    },
    {
      question: "Posso cadastrar o controle sozinho?",
      answers: [
        "Pode, se houver receptor externo acessível e você tiver o manual. Se o botão de cadastro fica dentro do motor, deixe com o técnico: há tensão na placa.",
        "Só quando não for preciso abrir o motor. E não segure o botão de cadastro por muito tempo, pois em vários modelos isso apaga todos.",
      ],
    },
    {
      question: "Controle que caiu na água tem conserto?",
      answers: [
        "Às vezes. Tire a pilha, abra, enxugue e deixe secar à sombra, sem calor forte. Se os contatos oxidaram, a troca é mais segura.",
        "Pode ter, se secar rápido e sem pilha. Depois de alguns dias, a oxidação costuma corroer a placa, e o controle novo compensa.",
      ],
    },
    {
      question: "Controle de outra marca serve no meu portão?",
      answers: [
        "Serve, se tiver a mesma frequência e o mesmo tipo de código aceito pela central. Muitos de código fixo são compatíveis entre si; os de código rolante, em geral, são da própria marca.",
        "Depende da central. O código fixo aceita similares com mais facilidade; o código rolante quase sempre exige controle da mesma linha. A foto dos dois esclarece.",
      ],
    },
  ],
  photo: "fotos do controle por fora e por dentro e da etiqueta do motor",
  related: ["controle", "pilha", "programacao", "receptor", "so-de-perto", "antena"],
  topic: "controle-remoto-nao-funciona",
};
