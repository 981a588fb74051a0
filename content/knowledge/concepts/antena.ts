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
  intent: "buying",
  answers: {
    any: [
      "Antena de portão cortada, enrolada ou encostada em metal faz o controle abrir só de perto, mesmo com pilha boa. Refazer o fio, cerca de 17 cm em 433 MHz, ou levar a antena para fora da chapa devolve o alcance.",
      "Se todos os controles perderam alcance juntos, a antena do portão é a primeira suspeita. O técnico refaz o fio ou instala uma antena externa em ponto alto, sem trocar a placa.",
      "Para o controle pegar de longe, a antena precisa estar inteira, esticada e longe de ferro e de fontes de LED. O alcance de referência é de {trade.reach} em campo aberto, menos em garagem com laje e chapa.",
    ],
    price: [
      "O preço da antena do portão depende do que falta: esticar ou refazer o fio é ajuste pequeno; uma antena externa soma a peça, o cabo e a instalação. Com fotos do motor e da fachada, o orçamento é grátis.",
      "Na antena paga-se mais a mão de obra do que a peça, que é um fio ou uma haste simples. O que muda o valor é o caminho do cabo até o ponto alto; mande fotos do portão e do motor.",
      "Refazer o fio da antena é o conserto barato; antena externa ou receptor avulso custam conforme o modelo e a distância do cabo. Descreva de onde o controle abre e receba o orçamento grátis.",
    ],
    installation: [
      "A antena externa é instalada em ponto alto, fora da barreira de metal, e ligada ao receptor por cabo próprio. Quanto mais curto o cabo e mais livre a posição, melhor o alcance do controle.",
      "Instalar uma antena no portão pede lugar alto e abrigado, longe de cabos de força e de lâmpadas de LED. O técnico passa o cabo, liga ao receptor com o circuito desligado e testa da rua.",
    ],
    "how-to": [
      "A antena do receptor de 433 MHz é um fio rígido reto de cerca de 17 cm, um quarto do comprimento da onda, ligado à placa receptora. Como ele fica junto da tensão da rede, quem refaz é o técnico.",
      "Para melhorar o alcance sem abrir o motor, troque a pilha e desligue, um por vez, lâmpadas de LED e câmeras por perto. Se nada mudar em nenhum controle, a antena precisa de acerto, e a ligação é do técnico.",
      "Olhe de longe se o fio da antena sai da caixa inteiro e esticado. Partido, enrolado ou preso na chapa, ele encurta o alcance; fotografe e peça o reparo, sem abrir a tampa.",
    ],
    question: [
      "Funciona, quando o problema é recepção: refazer a antena no comprimento certo ou levá-la para fora da garagem devolve o alcance. Se só um controle falha, o defeito é da pilha ou dele, e a antena não ajuda.",
      "Sim, a antena aumenta o alcance em portão de chapa fechada, subsolo ou quando o fio foi cortado. Em grade aberta, com o fio original esticado, o ganho é pequeno: troque antes a pilha.",
      "Vale a pena pôr antena externa quando todos os controles abrem só de perto com pilha nova. Cabo curto e ponto alto contam mais que o tamanho dela.",
    ],
    buying: [
      "A antena de portão aumenta o alcance do controle quando é da frequência do receptor, em geral 433 MHz, e fica alta, longe de ferro e com cabo próprio e curto. Em grade aberta, o fio original esticado basta; em chapa fechada ou subsolo, a externa compensa.",
      "A antena externa aumenta o alcance quando todos os controles abrem só de perto; se só um falha, troque a pilha dele, porque ela não resolve. Escolha a da frequência do receptor, em geral 433 MHz, com corpo para uso externo.",
      "A antena resolve o alcance curto quando o receptor está bom e há metal no caminho; um receptor velho ou de código fixo pede receptor avulso. A foto do motor e da entrada diz qual dos dois é o seu caso.",
    ],
    repair: [
      "Uma antena partida ou solta faz todos os controles abrirem só de perto. O técnico refaz o fio no comprimento da frequência, cerca de 17 cm em 433 MHz, afasta-o de metal e testa da rua.",
      "Antena de receptor que quebrou se conserta sem trocar a placa: o técnico refaz o fio na medida, cerca de 17 cm em 433 MHz, e o deixa esticado, longe de ferro. Em portão de chapa, a antena ou o receptor muda para um ponto alto, do lado de fora.",
      "Dá para trocar: a antena quebrada do motor é só um fio, de cerca de 17 cm em 433 MHz, e se refaz sem trocar a placa. Como ela fica junto da tensão da rede, quem troca é o técnico; em casa, a visita parte de {price.preventive}, sem peças.",
      "Se o alcance caiu de repente em todos os controles, a antena pode ter sido cortada em outro serviço ou ter se soltado da placa. O reparo é rápido e não exige placa nova.",
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
      headings: ["O que a antena faz no portão", "Comprimento e posição da antena", "Onde fica a antena do motor"],
      slots: [
        [
          "Na maioria dos motores, a antena é um fio rígido ou flexível que sai da placa receptora.",
          "Aquele fio fino solto perto da placa, que parece sobra, é a antena do receptor.",
          "O receptor usa como antena um simples fio, e por isso muita gente o corta sem saber.",
        ],
        [
          "Seu comprimento não é acaso: em 433 MHz, um quarto de onda tem cerca de 17 centímetros.",
          "A medida do fio acompanha a frequência, e encurtar ou emendar muda a sintonia.",
          "Um fio maior não capta mais; o que conta é o tamanho previsto para a frequência usada.",
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
      headings: ["Como testar o alcance", "Antena, pilha ou interferência?", "Teste de alcance, passo a passo"],
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
          "Uma queda em um controle só é pilha; uma queda em todos é recepção.",
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
        "Como o controle passa a abrir de mais longe",
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
          "Um receptor com entrada para antena aceita a externa, ligada por cabo próprio.",
        ],
        [
          "O receptor avulso compensa quando você também quer código rolante ou mais memória.",
          "Para ganhar alcance e trocar o tipo de código de uma vez, prefira o receptor avulso.",
          "Um cabo longo de antena perde sinal, e então aproximar o receptor inteiro funciona melhor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Emendar um fio maior na antena aumenta o alcance?",
      answers: [
        "Não. O comprimento segue a frequência, e um fio maior sai da sintonia. Em 433 MHz a medida comum é de cerca de 17 centímetros.",
        "Não aumenta, e pode piorar. A antena tem medida própria para a frequência; o ganho vem da posição livre e alta.",
      ],
    },
    {
      question: "Por que o controle só funciona encostado no portão?",
      answers: [
        "O controle só funciona de perto porque o sinal chega fraco: pilha gasta, antena partida ou interferência. Troque a pilha; se todos os controles estão assim, a antena é a principal suspeita.",
        "A causa costuma ser pilha fraca ou antena danificada. Quando o problema atinge todos os controles, procure na recepção ou em algum aparelho novo por perto.",
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
        "A referência é de {trade.reach} em campo aberto. Na garagem, com parede e ferro no caminho, a distância é menor e varia de casa para casa.",
        "Com a antena boa, o alcance vai até {trade.reach} sem obstáculo. Muros, laje e portão de chapa reduzem esse número, por isso o teste é feito do ponto de uso.",
      ],
    },
  ],
  photo: "fotos do motor fechado e da fachada",
  related: ["receptor", "so-de-perto", "pilha", "controle", "placa"],
  topic: "controle-remoto-nao-funciona",
};
