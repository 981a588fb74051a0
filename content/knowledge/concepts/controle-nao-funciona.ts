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
      "Pilha no fim, contato oxidado e código apagado da central são as causas comuns de um controle que não funciona. Troque a pilha e teste outro controle; se todos pararam juntos, confira o disjuntor e a botoeira. Vendemos, gravamos e trocamos controles.",
      "Quando o controle do portão não responde, comece pela pilha, mesmo que a luz acenda: pilha fraca acende a luz e não leva o sinal até o portão. Com pilha nova e sem efeito, as causas prováveis são cadastro, botão ou receptor, e um segundo controle tira a dúvida.",
    ],
    price: [
      "Se for só pilha, não há visita a pagar; um controle novo custa o aparelho e a gravação, e um receptor com defeito soma peça e mão de obra. Mande a foto da frente e de dentro do controle para o orçamento grátis.",
      "O preço para resolver um controle que não funciona vai da pilha, que você mesmo troca, ao controle novo já gravado. O valor depende da marca e do tipo de código, e o orçamento por foto é grátis.",
      "Um controle sem conserto é trocado por outro da mesma frequência e código, cobrado por unidade, mais a gravação. Se o defeito for no receptor, o orçamento é outro; a foto do controle basta para começar.",
    ],
    "how-to": [
      "Para fazer o controle voltar a funcionar, troque a pilha pelo mesmo modelo, limpe os contatos com pano seco e teste perto do portão. Se a luz acende com pilha nova e nada acontece, provavelmente falta recadastrar, serviço feito na central.",
      "Teste nesta ordem o controle que não funciona: pilha nova na polaridade certa, contatos limpos, botão apertado a poucos passos do portão e, por fim, outro controle. Se ele molhou, tire a pilha e espere secar antes de apertar.",
    ],
  },
  line: [
    "Se um controle falha e o outro abre, o defeito está no controle, e não no portão.",
    "Quando todos os controles param juntos, procure energia, receptor ou placa.",
    "Luz acesa no controle, sem resposta do portão, costuma ser pilha fraca ou cadastro perdido.",
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
          "Se apenas um controle falha, a causa quase sempre está nele: pilha fraca, contato oxidado, botão gasto ou queda.",
          "Um controle mudo entre outros que funcionam tem defeito próprio, em geral pilha fraca, contato sujo ou botão gasto.",
          "Pilha fraca é a causa mais comum quando um só controle falha; depois vêm contato sujo e botão gasto.",
        ],
        [
          "Quando todos param ao mesmo tempo, a procura muda para receptor, antena, disjuntor ou placa.",
          "Pane geral dos controles, com botoeira funcionando, aponta para o receptor ou a antena.",
          "Se todos falham e a botoeira abre, o receptor é o suspeito; se nem a botoeira responde, é energia ou placa.",
        ],
        [
          "Há ainda o cadastro apagado, em que a luz do controle acende normalmente e o portão não reage.",
          "Às vezes o cadastro some: a memória da central foi apagada por engano, falhou ou está cheia.",
          "Depois de trocar a placa, e às vezes de um surto, o cadastro se perde e os controles precisam ser gravados de novo.",
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
          "Comece pelo que custa menos: a pilha, com a polaridade conferida e o controle seco.",
          "A maioria dos controles volta a funcionar sem ferramenta, com pilha nova e contato limpo.",
          "Comece pela pilha e teste perto do portão, à vista dele e sem ninguém no caminho da folha.",
        ],
        [
          "O cadastro na central fica com o técnico quando é preciso abrir a caixa do motor, que tem partes energizadas.",
          "Não abra o motor para recadastrar: há tensão na placa e o botão errado apaga tudo.",
          "Com receptor externo acessível, o cadastro pode ser feito pelo manual; se o botão fica dentro do motor, é serviço do técnico.",
        ],
      ],
      steps: [
        "Aperte e olhe a luz do controle: apagada ou fraca costuma ser pilha.",
        "Use pilha nova do mesmo modelo (o código vem impresso nela), na posição correta.",
        "Limpe os contatos com pano seco ou, se houver oxidação, com álcool isopropílico.",
        "Teste a poucos passos do portão e depois com outro controle.",
        "Aperte a botoeira interna e anote se ela abre: a resposta separa defeito de receptor e falta de energia.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz com o controle que não responde",
        "Teste do sinal, recadastro e receptor na visita",
        "Controle que não funciona: como é a visita",
      ],
      slots: [
        [
          "Com um testador de frequência, o técnico vê se o controle transmite e em que frequência.",
          "O técnico mede o sinal do controle, para saber se ele emite ou se o receptor do portão é que não recebe.",
          "O técnico testa o sinal do controle: se ele emite e o portão não reage, a procura passa ao receptor.",
        ],
        [
          "Se o cadastro se perdeu, o controle é gravado de novo; a memória só é apagada por inteiro quando há controle perdido.",
          "O recadastro é feito com todos os controles da casa na mão, para nenhum ficar de fora.",
          "Se a memória está cheia ou corrompida, ela é limpa e os controles são gravados outra vez.",
        ],
        [
          "Um receptor queimado pode ser trocado por um avulso, ligado à mesma central.",
          "Quando o receptor da placa falha, um receptor externo devolve o comando sem trocar a central.",
          "Receptor e antena são conferidos juntos; a antena cortada é refeita, e o alcance é testado da rua {em}.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar ou comprar outro controle",
        "Quando o controle não compensa conserto e qual comprar",
        "Trocar o controle e acertar o modelo",
      ],
      slots: [
        [
          "Botão gasto e placa oxidada raramente compensam reparo; o controle novo sai mais confiável.",
          "A carcaça quebrada pode ser trocada, mas placa corroída por pilha vazada pede controle novo.",
          "Controle que não volta com pilha nova e contatos limpos costuma pedir troca, e o que caiu na água também.",
        ],
        [
          "O novo precisa ter a mesma frequência, em geral 433,92 MHz, e o mesmo tipo de código da central.",
          "Aparência igual não garante compatibilidade: frequência e tipo de código é que precisam bater.",
          "Código fixo e código rolante não se misturam, por isso a central define qual controle serve.",
        ],
        [
          "A foto do controle, por fora e por dentro, permite indicar o modelo certo.",
          "Mande a foto do controle aberto pelo WhatsApp e receba o preço do modelo que serve.",
          "Para um portão {de}, a foto do controle e a da etiqueta bastam para saber se há similar.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como fazer o controle durar",
        "Cuidados com pilha, sol e controle reserva",
        "Como evitar que o controle falhe",
      ],
      slots: [
        [
          "Troque a pilha ao primeiro sinal de luz fraca, antes que ela vaze e corroa a placa.",
          "Pilha velha vaza e estraga a placa; trocá-la cedo custa pouco e salva o controle.",
          "Luz mais fraca ou alcance menor avisam que é hora de trocar a pilha.",
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
        "Confira polaridade e contatos. Luz acesa com pilha nova e sem resposta indica cadastro perdido ou receptor; luz apagada indica defeito no próprio controle.",
      ],
    },
    {
      question: "O controle novo já vem pronto para usar?",
      answers: [
        "Não: ele precisa ser gravado na central do seu portão. Em código fixo, alguns modelos copiam direto do controle antigo; em código rolante, a gravação é feita na central.",
        "Ele sai da caixa sem cadastro. O técnico grava na central e testa da rua; se o receptor é externo e você tem o manual, dá para gravar em casa.",
      ],
    },
    {
      question: "Quantos controles posso gravar no mesmo portão?",
      answers: [
        "O limite vem da central: as residenciais costumam guardar dezenas de controles, e as de condomínio, bem mais. Com a memória cheia, o novo só entra depois de apagar outro.",
        "Depende da memória da central, e o manual traz o número. Em casa quase nunca se chega ao limite; em prédio, um receptor de maior capacidade resolve.",
      ],
    },
    {
      question: "Controle que caiu na água tem conserto?",
      answers: [
        "Às vezes. Tire a pilha, abra, enxugue e deixe secar à sombra, sem calor forte. Se os contatos oxidaram, trocar o controle é mais seguro.",
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
