import type { Concept } from "#domain/knowledge/concept.ts";

export const antena: Concept = {
  id: "antena",
  kind: "part",
  label: "Antena",
  phrase: "a antena do receptor",
  words: [
    "antena",
    "antena do portão",
    "antena do motor",
    "antena do receptor",
    "antena externa",
    "fio da antena",
    "aumentar alcance do controle",
    "alcance do controle",
    "antena 433",
  ],
  intent: "repair",
  answers: {
    any: [
      "A antena do receptor é o fio que capta o sinal do controle. Cortada, enrolada ou encostada em metal, ela deixa o portão quase surdo, e o controle só abre de perto. Refazê-la no comprimento certo devolve o alcance.",
      "Antena de portão danificada é causa frequente de alcance curto quando a pilha do controle está boa. O técnico refaz o fio ou instala uma antena externa em ponto alto, sem trocar a placa.",
      "Para o controle pegar de longe, a antena precisa estar inteira, esticada e longe de ferro e de fontes de LED. O alcance de referência é de {reach} em campo aberto, menos em garagem com laje e chapa.",
    ],
    price: [
      "Refazer o fio da antena é um ajuste pequeno; antena externa ou receptor avulso custam conforme o modelo e a distância do cabo. Descreva o alcance atual e mande fotos do portão para o orçamento grátis.",
      "O preço depende do que falta: esticar a antena existente, trocar o fio ou instalar uma externa com cabo. Com fotos do motor e da fachada, respondemos com o valor, sem custo pelo orçamento.",
    ],
    installation: [
      "A antena externa é instalada em ponto alto, fora da barreira de metal, e ligada ao receptor por cabo próprio. Quanto mais curto o cabo e mais livre a posição, melhor o alcance do controle.",
      "Instalar uma antena no portão pede lugar alto e abrigado, longe de cabos de força e de lâmpadas de LED. O técnico passa o cabo, liga ao receptor com o circuito desligado e testa da rua.",
    ],
    "how-to": [
      "Para melhorar o alcance sem abrir o motor, troque a pilha do controle e desligue, um por vez, os aparelhos próximos. Se nada mudar, a antena fica para o técnico, porque está junto de partes energizadas.",
      "O morador cuida da pilha e da interferência; a antena fica dentro ou rente à caixa do motor e é trabalho de técnico. Observe se o fio pende partido ou enrolado e fotografe de longe.",
    ],
  },
  line: [
    "Antena cortada ou enrolada reduz o alcance mesmo com controle e pilha novos.",
    "Em portão de chapa fechada, uma antena externa em ponto alto devolve o alcance.",
    "Se o alcance caiu de repente, a antena do receptor entra na conferência.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a antena faz no portão", "Um fio pequeno que muda o alcance", "Onde fica a antena do motor"],
      slots: [
        [
          "Na maioria dos motores, a antena é um fio rígido ou flexível que sai da placa receptora.",
          "Aquele fio fino solto perto da placa, que parece sobra, é a antena do receptor.",
          "O receptor usa como antena um simples fio, e por isso muita gente o corta sem saber.",
        ],
        [
          "Seu comprimento não é acaso: em 433 MHz, um quarto de onda tem cerca de 17 centímetros.",
          "A medida do fio acompanha a frequência, e encurtar ou emendar muda a sintonia.",
          "Fio maior não capta mais; o que conta é o tamanho previsto para a frequência usada.",
        ],
        [
          "Metal por perto desvia o sinal, então ela trabalha melhor afastada da carcaça e do portão.",
          "Encostada em ferro, enrolada ou dobrada dentro da caixa, a antena perde boa parte do efeito.",
          "Chapa de aço, tela e laje armada ficam entre o controle e ela e encurtam a distância.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o alcance do controle caiu",
        "O que atrapalha a antena",
        "Causas de controle que só pega de perto",
      ],
      slots: [
        [
          "Fio partido durante um serviço, roído por bicho ou arrancado por vento é a causa direta.",
          "A antena se rompe em obra, na pintura do portão ou quando alguém organiza os cabos.",
          "Em manutenção apressada o fio acaba enrolado dentro da caixa, e o receptor fica quase surdo.",
        ],
        [
          "Fonte de LED, câmera e carregador baratos espalham ruído na mesma faixa do controle.",
          "Lâmpada ou câmera instalada há pouco pode gerar interferência e parecer defeito do controle.",
          "Um aparelho novo na garagem, ligado na mesma época em que o alcance caiu, merece suspeita.",
        ],
        [
          "Trocar o portão vazado por chapa fechada cria uma barreira que a antena antiga não vence.",
          "Revestimento metálico na fachada e película metalizada no carro também seguram o sinal.",
          "Garagem no subsolo, com concreto e ferro em volta, pede antena do lado de fora.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como testar o alcance", "Antena, pilha ou interferência?", "Teste de alcance em cinco passos"],
      slots: [
        [
          "O teste é comparar distâncias, sempre da mesma posição e com o portão à vista.",
          "Marque um ponto na calçada e repita o acionamento depois de cada mudança.",
          "Basta medir em passos até onde o controle funciona antes e depois de cada tentativa.",
        ],
        [
          "A caixa do motor continua fechada o tempo todo, porque a antena fica perto de bornes energizados.",
          "Nada aqui exige tocar no fio da antena nem abrir a tampa.",
          "Se a antena aparece do lado de fora, apenas olhe e fotografe, sem puxar.",
        ],
        [
          "Se todos os controles perderam alcance juntos, a antena ou a interferência explica mais que a pilha.",
          "Queda em um controle só é pilha; queda em todos é recepção.",
          "Se o alcance melhora com um aparelho desligado, a fonte de ruído é ele.",
        ],
      ],
      steps: [
        "Troque a pilha do controle e teste do mesmo ponto de sempre.",
        "Repita com outro controle da casa.",
        "Desligue lâmpadas de LED, câmeras e carregadores da garagem, um por vez.",
        "Teste com o vidro do carro aberto e depois fora do carro.",
        "Anote os resultados e fotografe o motor e a fachada.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz na antena",
        "Antena refeita ou antena externa",
        "A visita para recuperar o alcance",
      ],
      slots: [
        [
          "Com o disjuntor desligado, ele refaz o fio no comprimento original e o afasta do metal.",
          "O primeiro serviço é recompor a antena existente: medida certa, fio inteiro e posição livre.",
          "A antena é esticada, fixada fora do alcance de atrito e separada dos cabos de força.",
        ],
        [
          "Se a barreira for a chapa do portão, entra uma antena externa ou um receptor avulso no alto.",
          "Quando o lugar é o problema, muda-se o receptor para onde o sinal chega.",
          "Em garagem fechada, levar a recepção para a fachada resolve o que o fio sozinho não resolve.",
        ],
        [
          "O resultado é testado da rua, na posição em que o motorista costuma apertar.",
          "Depois o técnico aciona de vários pontos, com os aparelhos da garagem ligados.",
          "No fim se comparam as distâncias de antes e depois, com mais de um controle.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Antena externa ou receptor avulso",
        "Como escolher a solução de alcance",
        "Quando a antena comum basta",
      ],
      slots: [
        [
          "Portão vazado e motor perto da rua costumam se dar bem com a antena que já vem na placa.",
          "Em grade ou tubo, a antena original bem posicionada atende com folga.",
          "Sem chapa no caminho, basta manter o fio de fábrica inteiro e esticado.",
        ],
        [
          "A antena externa serve quando o receptor é bom e só está mal colocado.",
          "Se o módulo recebe bem de perto, levar a antena para fora é a correção mais simples.",
          "Receptor com entrada para antena aceita a externa, ligada por cabo próprio.",
        ],
        [
          "O receptor avulso compensa quando você também quer código rolante ou mais memória.",
          "Para ganhar alcance e trocar o tipo de código de uma vez, prefira o receptor avulso.",
          "Cabo longo de antena perde sinal, e então aproximar o receptor inteiro funciona melhor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Emendar um fio maior aumenta o alcance?",
      answers: [
        "Não. O comprimento segue a frequência, e fio maior sai da sintonia. Em 433 MHz a medida comum é de cerca de 17 centímetros.",
        "Não aumenta, e pode piorar. A antena tem medida própria para a frequência; o ganho vem da posição livre e alta.",
      ],
    },
    {
      question: "Por que o controle só funciona encostado no portão?",
      answers: [
        "Porque o sinal chega fraco: pilha gasta, antena partida ou interferência. Troque a pilha; se todos os controles estão assim, a antena é a principal suspeita.",
        "Em geral por pilha fraca ou antena danificada. Quando o problema atinge todos os controles, procure na recepção ou em algum aparelho novo por perto.",
      ],
    },
    {
      question: "Lâmpada de LED atrapalha o controle do portão?",
      answers: [
        "Pode atrapalhar. Algumas fontes de LED emitem ruído de rádio e reduzem o alcance. Desligue a lâmpada e teste do mesmo ponto para confirmar.",
        "Atrapalha em alguns casos, sobretudo perto do receptor. Se o alcance volta com ela apagada, troque a lâmpada ou afaste a recepção.",
      ],
    },
    {
      question: "Posso mexer no fio da antena sozinho?",
      answers: [
        "Não, se for preciso abrir o motor: o fio sai da placa, ao lado de partes energizadas. Observe de fora, fotografe e deixe o reparo com o técnico.",
        "Evite. Mesmo o fio que aparece do lado de fora vem da placa, e um puxão arranca a solda. O ajuste é feito com o disjuntor desligado, por quem conhece o circuito.",
      ],
    },
    {
      question: "Qual alcance posso esperar com a antena boa?",
      answers: [
        "A referência é de {reach} em campo aberto. Na garagem, com parede e ferro no caminho, a distância é menor e varia de casa para casa.",
        "Até {reach} sem obstáculo. Muros, laje e portão de chapa reduzem esse número, por isso o teste é feito do ponto de uso.",
      ],
    },
  ],
  photo: "uma foto do motor fechado e da fachada, e diga de quantos passos o controle funciona",
  related: ["receptor", "so-de-perto", "pilha", "controle", "placa"],
  topic: "controle-remoto-nao-funciona",
};
