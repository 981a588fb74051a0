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
      "A antena do portão é o fio que recebe o sinal do controle, e quando está cortada, enrolada ou encostada em metal o controle só abre de perto. O técnico refaz o fio, de uns 17 cm na faixa de 433 MHz, ou leva a antena para fora da chapa, sem trocar a placa. O serviço é orçado por foto do motor e da fachada.",
      "O problema na antena do portão automático aparece como perda de alcance em todos os controles ao mesmo tempo, mesmo com pilha nova. A correção é refazer o fio na medida, que em 433 MHz é de cerca de 17 cm, ou instalar uma antena externa no alto, sem trocar a placa.",
      "A antena do portão serve para captar o controle a distância, até {trade.reach} em campo aberto. Com o fio partido, enrolado ou preso na chapa, o alcance cai para poucos passos. Refazer o fio na medida da frequência, cerca de 17 cm em 433 MHz, resolve sem placa nova.",
    ],
    price: [
      "O preço da antena do portão depende do serviço: refazer ou esticar o fio é o mais barato, e a antena externa soma peça, cabo e instalação. O que mais pesa é o caminho do cabo até o ponto alto, e a foto da fachada permite passar o valor.",
      "A antena do portão custa mais pela mão de obra do que pelo fio ou pela haste. Recompor a original é o mais barato, a antena externa custa mais conforme a distância do cabo, e o receptor novo é a opção mais cara das três.",
      "O preço da antena do portão depende do conserto de que ela precisa: fio refeito, antena externa ou receptor avulso, do mais barato ao mais caro. O valor soma peça e serviço e muda com o trajeto do cabo até a fachada.",
    ],
    installation: [
      "A antena externa do portão é instalada em ponto alto, fora da barreira de metal, e ligada ao receptor por cabo próprio. O serviço leva até {trade.smallRepair} quando o cabo é curto, e o alcance é testado da rua, onde o motorista aperta o controle.",
      "Instalar a antena no portão exige lugar alto e abrigado, longe de cabos de força e de lâmpadas de LED. Com o disjuntor desligado, o técnico passa o cabo curto, liga ao receptor e confere o alcance da calçada, em geral em até {trade.smallRepair}.",
      "Para instalar uma antena de portão, o técnico escolhe um ponto alto e livre de ferro, com o menor cabo possível até o receptor. A ligação é feita sem energia, por quem conhece a placa, e um caso simples toma até {trade.smallRepair}.",
    ],
    "how-to": [
      "Se o controle só abre de perto, faça três testes antes de culpar a antena do portão: pilha nova, outro controle e lâmpadas de LED desligadas, um de cada vez. Se todos continuam com alcance curto, a antena precisa de acerto, feito pelo técnico com a energia cortada.",
      "Para saber se o problema é a antena do portão, troque a pilha e repita o teste com dois controles, do mesmo ponto da calçada. Queda em todos indica recepção. O fio, com cerca de 17 cm em 433 MHz, fica junto da tensão da rede e é refeito pelo técnico.",
      "A antena do portão se confere por fora: veja de longe se o fio sai inteiro e esticado, e compare o alcance de dois controles com pilha nova. Partido, enrolado ou preso na chapa, ele reduz a distância. Deixe o reparo com o técnico, sem abrir a tampa.",
    ],
    question: [
      "Sim, a antena aumenta o alcance do controle quando o problema é a recepção: fio cortado, chapa fechada ou subsolo. Se só um controle abre de perto, o defeito é da pilha ou dele mesmo, e mexer na antena do portão não ajuda.",
      "Resolve, se todos os controles só abrem de perto mesmo com pilha nova: a antena refeita no tamanho certo, ou levada para fora da garagem, devolve o alcance. Se um só controle falha, a antena do portão está boa, e o conserto é no controle.",
      "A antena do portão serve para captar o sinal do controle, e arrumá-la vale a pena quando todos perderam alcance juntos. Em grade aberta com fio inteiro o ganho é pequeno. Antes de tudo, troque a pilha e teste outro controle.",
    ],
    buying: [
      "A antena para portão eletrônico se compra pela frequência do receptor, em geral 433 MHz, e funciona melhor no alto, longe de ferro e com cabo curto. Em grade aberta basta o fio original esticado. Em chapa fechada ou subsolo, a antena externa compensa.",
      "Ao comprar antena para portão eletrônico, confira a frequência do receptor, quase sempre 433 MHz, e prefira modelo próprio para área externa. Instalada no alto, ela aumenta o alcance de todos os controles. Se só um falha, troque a pilha dele antes.",
      "A antena receptora do portão eletrônico resolve o alcance curto quando o receptor está bom e há metal no caminho, e deve ser da mesma frequência, em geral 433 MHz. Receptor velho ou de código fixo merece ser trocado, porque só a antena não basta.",
    ],
    repair: [
      "A antena do portão que quebrou, foi cortada ou ficou enrolada se conserta sem trocar a placa: o técnico refaz o fio, de uns 17 cm para a faixa de 433 MHz, e o deixa esticado, longe de ferro. Em portão de chapa, a antena muda para um ponto alto do lado de fora.",
      "Antena do portão cortada ou enrolada tem conserto simples: fio novo na medida da frequência, que em 433 MHz é de cerca de 17 cm, afastado de metal e testado da rua. Se a chapa do portão barra o sinal, instala-se uma antena externa, ainda sem placa nova.",
      "O conserto da antena do receptor do portão consiste em repor o fio no comprimento certo, perto de 17 cm em 433 MHz, e afastá-lo do metal. O serviço leva até {trade.smallRepair}. A antena externa só é necessária quando chapa ou concreto tapam o caminho do sinal.",
    ],
  },
  line: [
    "Uma antena cortada ou enrolada reduz o alcance mesmo com controle e pilha novos.",
    "Em portão de chapa fechada, uma antena externa em ponto alto devolve o alcance.",
    "Se o alcance de todos os controles caiu de repente, a antena do receptor é a primeira suspeita.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a antena faz no portão", "Comprimento e posição da antena", "Onde fica a antena do motor"],
      slots: [
        [
          "A antena é o fio fino que sai da placa receptora, dentro do motor, e que muita gente corta pensando ser sobra. O comprimento tem motivo: em 433 MHz, um quarto da onda mede cerca de 17 cm.",
          "Na maioria dos motores, a antena é um simples fio preso à placa do receptor. A medida acompanha a frequência, perto de 17 cm em 433 MHz, e por isso encurtar ou emendar prejudica a recepção.",
          "O receptor do portão capta o controle por um fio solto junto da placa, a antena. Um fio maior não capta mais, porque o tamanho certo é um quarto da onda, uns 17 cm na faixa de 433 MHz.",
          "Parece sobra de fio, mas é a antena, que sai do receptor e capta o sinal do controle. A medida depende da frequência usada e, em 433 MHz, fica por volta de 17 cm.",
        ],
        [
          "Metal por perto bloqueia o sinal, e por isso a antena trabalha melhor esticada e afastada da carcaça e do portão. Chapa de aço, tela e laje armada no caminho reduzem a distância.",
          "A posição conta tanto quanto a medida do fio. Encostado em ferro ou dobrado dentro da caixa, ele recebe mal, e chapa ou concreto entre o motor e a rua reduzem ainda mais o alcance.",
          "Longe da carcaça e reta, a antena recebe bem. Enrolada, presa na chapa ou atrás de laje com ferragem, ela deixa o controle funcionando só a poucos passos.",
          "O ferro é o que mais atrapalha a recepção: a carcaça do motor, a folha de chapa e a laje armada bloqueiam o sinal. Um fio reto, livre e alto devolve metros ao controle.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o alcance do controle caiu",
        "Antena cortada, enrolada ou com interferência",
        "Causas de controle que só pega de perto",
      ],
      slots: [
        [
          "A causa direta é o fio partido, arrancado ou enrolado dentro da caixa, em geral depois de obra, pintura ou outro serviço no motor. O receptor continua bom, mas quase não capta o sinal.",
          "Muitas antenas se perdem numa pintura, numa reforma ou numa manutenção apressada, que corta ou enrola o fio. O módulo receptor segue funcionando, só que recebe apenas de muito perto.",
          "Fio cortado por engano, solto da solda ou dobrado dentro da tampa é o que mais tira alcance. O dano costuma ocorrer em obra ou serviço recente e não significa receptor queimado.",
          "Quando a perda veio de um dia para o outro, o fio pode ter sido cortado, roído por bicho ou enrolado na tampa após um serviço. Nesses casos o receptor está inteiro, e só a antena precisa de conserto.",
        ],
        [
          "Fonte de LED, câmera e carregador barato emitem ruído na mesma faixa e imitam defeito do controle. Trocar a grade por chapa fechada também cria uma barreira que o sinal não atravessa.",
          "Fora do motor, há duas causas comuns: aparelho novo que gera interferência, como lâmpada de LED ou câmera, e chapa metálica nova na frente. O primeiro faz ruído, e a segunda tapa o caminho do sinal.",
          "Também reduz o alcance um aparelho ligado há pouco na garagem, já que LED e câmera podem emitir ruído de rádio. Um portão revestido de chapa barra o sinal que antes passava pela grade.",
          "Interferência e barreira são as outras causas. A interferência vem de lâmpadas de LED, câmeras e carregadores; a barreira, de chapa fechada, subsolo ou película metalizada no vidro do carro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como testar o alcance", "Antena, pilha ou interferência?", "Teste de alcance, passo a passo"],
      slots: [
        [
          "O teste consiste em comparar distâncias do mesmo ponto da calçada, com a caixa do motor fechada. Queda em um controle só é pilha; queda em todos é antena ou interferência.",
          "Meça em passos até onde o controle funciona antes e depois de cada tentativa, sem tocar no fio. Se todos pioraram juntos, a causa não é a pilha, e sim a recepção.",
          "Marque um lugar na rua e repita o acionamento depois de cada mudança, sem abrir o motor. Se o alcance melhora com um aparelho desligado, é ele que gera o ruído.",
          "Basta escolher um ponto fixo e testar uma coisa por vez, com a tampa no lugar. Um controle fraco sozinho precisa de pilha, e todos fracos apontam para a antena.",
        ],
      ],
      steps: [
        "Troque a pilha do controle e teste do ponto marcado.",
        "Repita com outro controle da casa.",
        "Desligue lâmpadas de LED, câmeras e carregadores da garagem, um por vez.",
        "Teste com o vidro do carro aberto e depois fora do carro.",
        "Anote os resultados e fotografe o motor fechado e a fachada.",
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
          "Com o disjuntor desligado, o técnico recompõe a antena no comprimento original, firma a ligação na placa e a afasta de metal e de cabos de força. Esse primeiro serviço resolve quando só o fio falhou.",
          "A visita começa pela antena que já existe: fio inteiro, medida certa, boa solda e posição livre, tudo com a energia cortada. Se o defeito era do fio, o trabalho termina aí.",
          "Primeiro o técnico desliga o circuito e refaz o fio do receptor, reto e longe da carcaça. Em muitos casos basta esse acerto, porque a placa estava boa e só a recepção falhava.",
          "Sem energia no motor, a antena é refeita na medida, presa à placa e separada dos cabos de força. Quando a causa era o fio, o alcance volta nesse passo.",
        ],
        [
          "Se a chapa ou o concreto tapam o caminho, instala-se uma antena externa no alto ou um receptor avulso fora da garagem. No fim, o alcance é comparado da rua, com mais de um controle.",
          "Havendo barreira de metal, a recepção muda para a fachada, com antena externa ou receptor avulso. O resultado é testado do ponto em que o motorista aperta o botão, antes e depois.",
          "Garagem fechada por chapa exige levar a recepção para fora, em ponto alto, com cabo curto. Depois os controles são acionados da calçada, com as luzes e câmeras da casa ligadas.",
          "Em portão de chapa ou subsolo, o fio sozinho não resolve, e a antena externa ou o receptor avulso é instalado na fachada. O teste final é da rua, com todos os controles.",
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
          "Em portão de grade, a antena comum que vem na placa basta, desde que inteira e esticada. A externa serve quando o receptor recebe bem de perto e só está escondido atrás de metal.",
          "A antena comum de fábrica atende portão vazado e motor perto da rua. Se há chapa no caminho e o receptor é bom, levar uma antena externa para fora é a correção mais simples.",
          "Sem chapa na frente, a antena comum, esticada, é suficiente. Com chapa ou laje e um receptor que aceita a ligação, a externa faz o controle abrir de mais longe.",
          "Grade aberta dispensa antena externa, porque a comum resolve. A externa é indicada em portão fechado, quando o módulo funciona bem de perto e precisa apenas de um lugar melhor.",
        ],
        [
          "O receptor avulso compensa quando você também quer código rolante, que muda a cada uso e dificulta a cópia, ou mais memória de controles. É melhor também se o cabo da antena ficaria longo, porque cabo comprido perde sinal.",
          "Quando o cabo da antena teria muitos metros, prefira o receptor avulso, pois o sinal se perde no caminho. Outra razão é trocar o código fixo, fácil de copiar, pelo rolante, ou cadastrar mais controles.",
          "Escolha receptor avulso se quiser, junto do alcance, um código trocado a cada acionamento e mais memória. Instalado perto da rua, ele dispensa o cabo longo de antena, que enfraquece o sinal.",
          "Com distância grande entre motor e fachada, aproximar o receptor inteiro da rua dá mais alcance que esticar cabo, que perde sinal. O receptor avulso ainda pode trazer código rolante e memória maior.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Emendar um fio maior na antena aumenta o alcance?",
      answers: [
        "Não. O comprimento segue a frequência, e fio maior sai da sintonia. Em 433 MHz a medida comum é de cerca de 17 cm, reta e livre.",
        "Não aumenta e pode piorar, porque a medida é própria da frequência. O ganho vem da posição alta e longe de metal.",
        "Fio a mais atrapalha: em 433 MHz o certo são uns 17 cm. Para ir mais longe, mude o lugar da antena em vez do tamanho.",
      ],
    },
    {
      question: "Lâmpada de LED atrapalha o controle do portão?",
      answers: [
        "Pode atrapalhar. Algumas fontes de LED emitem ruído de rádio e reduzem o alcance. Desligue a lâmpada e teste do mesmo ponto para confirmar.",
        "Em alguns casos, sim, sobretudo perto do receptor. Se o alcance volta com ela apagada, troque a lâmpada ou afaste a recepção.",
        "Sim, quando a fonte da lâmpada emite ruído. O teste é acionar o controle com ela acesa e depois apagada, sem sair do lugar.",
      ],
    },
    {
      question: "Posso mexer no fio da antena sozinho?",
      answers: [
        "Não, porque o fio sai da placa, ao lado de partes energizadas. Observe de fora, fotografe e deixe o reparo com o técnico.",
        "Evite: mesmo o fio que aparece do lado de fora vem da placa, e um puxão arranca a solda. O ajuste exige disjuntor desligado e conhecimento do circuito.",
        "Melhor não, porque a antena fica perto da tensão da rede, dentro da tampa. O morador pode trocar a pilha e testar outro controle.",
      ],
    },
    {
      question: "Qual alcance posso esperar com a antena boa?",
      answers: [
        "Até {trade.reach} em campo aberto. Na garagem, com parede e ferro no caminho, a distância é menor e varia de casa para casa.",
        "A referência é de {trade.reach} sem obstáculo. Muros, laje e portão de chapa reduzem esse número, e por isso o teste é feito da rua.",
        "Sem nada no caminho, {trade.reach}. Com chapa fechada ou subsolo, bem menos, e a posição alta da antena é o que recupera metros.",
      ],
    },
    {
      question: "A antena externa molha na chuva. Estraga?",
      answers: [
        "Não, se for própria para área externa e tiver a emenda e a entrada do cabo vedadas. Umidade no conector oxida o contato e reduz o alcance.",
        "Não, se for modelo de uso externo e o conector estiver protegido. O ponto fraco é a emenda, que oxida com água dentro e perde o sinal.",
        "Antena de uso externo pode tomar chuva. A ligação do cabo não pode, e por isso leva vedação para não oxidar.",
      ],
    },
  ],
  photo: "fotos do motor fechado e da fachada",
  related: ["receptor", "so-de-perto", "pilha", "controle", "placa"],
  topic: "controle-remoto-nao-funciona",
};
