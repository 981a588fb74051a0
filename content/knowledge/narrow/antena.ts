import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const antena: NarrowConcept[] = [
  {
    id: "antena-melhora-alcance",
    broader: "antena",
    label: "Antena melhora o alcance?",
    phrase: "a antena externa para ganhar alcance",
    intent: "question",
    asks: [
      "aumentar alcance receptor",
      "aumentar alcance receptor portão",
      "melhorar alcance receptor",
      "como aumentar alcance receptor",
      "antena controle longe",
      "antena controle portão longe",
      "antena para controle portão",
      "antena controle de longe",
      "antena amplificada",
      "antena amplificada portão",
      "antena amplificador portão",
      "amplificador antena portão",
      "antena potente portão",
      "controle colado trocar antena melhorar",
      "trocar antena vai melhorar",
      "antena melhora alcance",
      "antena aumenta alcance",
      "antena externa portão",
      "antena vale pena",
      "instalar antena portão",
      "antena receptor comprar",
      "antena funciona",
      "antena controle funciona",
      "antena resolve alcance",
      "antena portão eletrônico vale pena",
      "antena controle portão eletrônico funciona",
    ],
    answers: {
      "how-to": [
        "Para aumentar o alcance do receptor do portão, estique a antena dele, de pé e longe de metal, e desligue lâmpadas de LED e câmeras por perto para testar. Antes, ponha pilha nova no controle. Se continuar curto, antena externa com cabo ou receptor em ponto alto resolve, com valor informado por foto.",
        "Aumenta-se o alcance do controle do portão por ordem de custo: pilha nova, antena do receptor esticada e livre do metal, LED e câmera afastados. Só depois vem a antena externa, levada ao alto do muro por cabo. A ligação na placa é do técnico, e o orçamento é grátis, por foto.",
      ],
      any: [
        "A antena aumenta o alcance do controle do portão quando há chapa, laje ou subsolo entre a rua e o motor, ou quando o fio dela foi cortado. Se só um controle abre de perto, o problema é a pilha dele. Não há um ganho fixo em metros: a referência do controle é de {trade.reach} em campo aberto. A antena externa com a ligação é orçada de graça, por foto.",
        "Para aumentar o alcance do controle do portão, troque a pilha, desligue lâmpadas de LED por perto e só então pense na antena. Ela resolve quando todos os controles falham de longe e há metal ou laje no caminho. O valor da peça com a mão de obra é informado por foto.",
        "Uma antena externa faz o controle do portão pegar mais longe quando o receptor está atrás de chapa fechada, no subsolo ou com o fio cortado. Se um único controle está fraco, troque a pilha em vez da antena. A peça e a ligação são orçadas por foto, de graça.",
        "A antena melhora o alcance do controle se todos os controles do portão só abrem de perto. Ela é levada para um ponto alto, livre da chapa ou da laje, ou o fio original é refeito, o que custa menos. Mande uma foto do motor e da fachada para saber o valor.",
      ],
      question: [
        "Entre antena interna ou externa, fique com a interna, que é o fio do próprio receptor, se o controle abre da rua. Ponha a externa quando chapa, laje ou subsolo barra o sinal. Ela vai no alto, fora do metal, ligada ao receptor por cabo coaxial curto. O orçamento é grátis, por foto.",
        "Sim, a antena do portão aumenta o alcance do controle quando chapa, laje ou subsolo barra o sinal. O ganho em metros muda com o lugar, e a referência do controle é de {trade.reach} em campo aberto. Se só um controle abre de perto, o problema é a pilha dele. A peça e a ligação são orçadas de graça, por foto.",
        "A antena aumenta o alcance do controle do portão quando todos os controles só abrem de perto. Instalada num ponto alto, livre da chapa ou da laje, ela recebe o sinal desde a rua. Se a falha é de um controle só, troque a pilha. A antena com o cabo é orçada por foto.",
        "A antena do portão melhora o alcance do controle se o receptor está escondido por metal ou concreto, ou se o fio dela se partiu. Antes, descarte pilha fraca e interferência de lâmpada de LED. O valor da antena instalada é informado pela foto.",
      ],
      price: [
        "O preço da antena para portão soma a peça, que é barata perto do motor, o comprimento do cabo e a mão de obra no receptor. Refazer só o fio original, de uns 17 cm, custa menos. O valor sai de graça, por uma foto da garagem.",
        "A antena externa do portão custa pouco como peça. O que mais pesa é o cabo e o serviço de ligá-la ao receptor. Se basta refazer o fio de cerca de 17 cm, o valor é menor. Mande uma foto e dizemos quanto fica, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste antes de comprar a antena", "Descubra se o problema é a antena"],
        slots: [
          [
            "Faça o teste sempre do mesmo lugar, com o portão à vista, e conte em passos até onde cada controle abre. A diferença mostra se a falha é do controle ou da antena.",
            "Basta andar e contar: do mesmo ponto, veja até onde cada controle abre. Não é preciso abrir o motor nem tocar em fio.",
            "Compare os controles sempre da mesma posição, com o vão livre e visível. A diferença em passos já mostra se falha o controle ou a recepção.",
          ],
        ],
        steps: [
          "Ponha pilha nova e conte os passos até onde o controle abre.",
          "Repita com outro controle da casa.",
          "Apague lâmpadas de LED, câmeras e carregadores, um por vez, e teste de novo.",
          "Teste dentro e fora do carro, por causa da película.",
          "Se todos abrem só de perto, fotografe o motor e o fio da antena.",
        ],
      },
      {
        about: "choose",
        headings: ["Fio original, antena externa ou receptor", "O que instalar para o controle pegar mais longe"],
        slots: [
          [
            "Em portão de grade, refazer e esticar o fio original costuma bastar. Com chapa fechada, laje ou subsolo, a antena externa leva a recepção para um ponto alto do lado de fora, por um cabo curto.",
            "A grade aberta quase não segura o sinal, e nela basta o fio original inteiro e esticado. A antena externa serve onde há chapa, concreto ou garagem funda, instalada no alto e com pouco cabo.",
            "Se o portão é vazado, comece pelo mais barato, que é refazer o fio que já existe. Onde metal ou laje cobre o motor, a antena vai para fora e para cima, ligada por cabo de poucos metros.",
          ],
          [
            "Quando o cabo ficaria longo, é melhor instalar um receptor avulso no alto, já que o sinal se perde no cabo. Ele custa mais que a antena, mas permite passar ao código rolante, que não se copia.",
            "Um cabo comprido perde sinal. Nesse caso, instala-se do lado de fora um receptor inteiro, ligado à central, que custa mais e permite usar o código rolante, protegido contra cópia.",
            "Acima de alguns metros de cabo, o ganho se perde, e compensa um receptor avulso perto da rua. É a opção mais cara das três, com a vantagem do código rolante, difícil de clonar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na antena", "A visita para recuperar o alcance"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico refaz o fio na medida da frequência e o afasta de metal e dos cabos de força. Em 433 MHz são cerca de 17 centímetros, e um fio mais comprido piora a recepção.",
            "O serviço começa sem energia. O fio é refeito com uns 17 centímetros, a medida dos 433 MHz, e fica longe de chapa e de cabo de rede, porque fora da medida ele recebe pior.",
            "Com o disjuntor desligado, a antena volta ao comprimento certo, perto de 17 centímetros em 433 MHz, e a um lugar livre. Emendar mais fio atrapalha, porque ele sai da medida da frequência.",
          ],
          [
            "Se a barreira é a chapa ou a laje, o técnico instala a antena externa e testa da rua com mais de um controle. A medição e o ajuste em casa partem de {price.preventive}, sem peças.",
            "Se a falha continua, a antena passa para fora, e o resultado é conferido da rua. Essa visita com medição e ajuste começa em {price.preventive} na residência. Antena e cabo são à parte.",
            "Quando o obstáculo é metal ou concreto, a antena é montada do lado de fora, e o alcance é comparado com o de antes. Diagnóstico e ajuste em casa custam a partir de {price.preventive}, sem as peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual alcance esperar do controle com antena?",
        answers: [
          "A referência é de {trade.reach} em campo aberto. Com muro, laje e carro fechado, abrir a alguns metros do portão, enquanto você se aproxima, já é um resultado normal.",
          "Em campo aberto, o alcance é de {trade.reach}. Na garagem ele cai, porque parede e carro seguram o sinal, e o que importa é abrir antes de você chegar ao portão.",
          "Até {trade.reach} sem obstáculo. Na rua, com parede e carros, espere menos. O normal é o portão já estar aberto quando você encosta.",
        ],
      },
      {
        question: "Posso ligar a antena sozinho?",
        answers: [
          "Não é recomendável, porque ela sai da placa, ao lado de partes com tensão, e um puxão arranca a solda. O serviço é feito com o disjuntor desligado, por quem conhece o circuito.",
          "Melhor não. A ligação fica junto de pontos energizados dentro do motor, e esticar o fio pode soltá-lo da placa; deixe para o técnico.",
          "Deixe para o técnico. Dentro da caixa do motor há tensão da rede, e a solda da antena se parte com facilidade.",
        ],
      },
      {
        question: "Existe controle de maior alcance?",
        answers: [
          "Alguns modelos transmitem um pouco melhor, mas quem costuma limitar é a recepção. Pilha boa e antena livre rendem mais que trocar o controle.",
          "A diferença entre controles é pequena. Na maior parte dos casos, ganha-se mais com pilha nova e com a antena do receptor em lugar alto.",
          "Existe, mas o ganho é pequeno. Um receptor bem instalado aumenta o alcance de todos os controles da casa de uma vez.",
        ],
      },
      {
        question: "Por que o alcance caiu de repente?",
        answers: [
          "Em geral por pilha fraca, fio da antena cortado ou um aparelho novo por perto, como lâmpada de LED ou câmera. Desligue o que chegou por último e teste outra vez.",
          "Pense no que mudou: pilha gasta, chapa posta na grade, LED ou câmera nova, ou obra que cortou o fio. Se todos os controles pioraram juntos, o problema está na recepção.",
          "As causas comuns são pilha no fim, LED ou câmera instalados há pouco e obra que cortou o fio da antena.",
        ],
      },
    ],
    photo: "uma foto da fachada com o portão fechado e outra do motor",
  },
  {
    id: "fazer-antena",
    broader: "antena",
    label: "Medida da antena do receptor",
    phrase: "a medida da antena do receptor",
    intent: "how-to",
    asks: [
      "antena quantos centímetros",
      "antena portão quantos centímetros",
      "antena quantos centímetros ter",
      "fazer antena",
      "antena 433",
      "tamanho antena",
      "comprimento antena",
      "antena quantos cm",
      "medida antena",
      "fio antena cm",
      "antena caseira",
      "antena receptor fio",
      "refazer antena",
    ],
    answers: {
      any: [
        "A antena do receptor do portão em 433 MHz mede cerca de 17 cm: um fio de cobre rígido, reto, na vertical e longe de metal. Fazer mais comprida não aumenta o alcance; como o borne fica na placa, ao lado da tensão da rede, quem liga é o técnico, com o disjuntor desligado.",
        "Para fazer antena de portão, corte um fio rígido de cobre com 17 cm, a medida para 433 MHz, e deixe-o esticado, de pé e afastado da chapa. Tamanho maior desafina em vez de melhorar, e a ligação na placa fica com o técnico, porque há tensão da rede ao lado do borne.",
        "Quantos centímetros tem a antena depende da frequência: 17 cm em 433 MHz, 24 cm em 315 MHz e 26 cm em 292 MHz. O fio é rígido, reto, sem emenda e fora do alcance do ferro. A ponta vai no borne de antena, serviço de técnico com a energia cortada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que 17 cm em 433 MHz", "Medida da antena em cada frequência"],
        slots: [
          [
            "O fio vale um quarto do comprimento da onda, que em 433 MHz tem cerca de 69 cm. Conta só o trecho livre, fora do borne, reto e afastado de metal.",
            "A onda de 433 MHz mede uns 69 cm, e a antena é a quarta parte dela. O pedaço preso no borne não entra na medida.",
            "Divida por quatro os 69 cm da onda de 433 MHz e chega-se à medida. Some à parte o que fica dentro do borne.",
          ],
          [
            "Enrolado ou dobrado junto da placa, o fio do tamanho certo capta mal. Emendar para alongar desafina, e para levar a antena longe usa-se cabo coaxial com antena própria.",
            "Fio certo, mas enrolado na caixa, perde quase tudo. Para afastar a recepção, o caminho é cabo coaxial, e não fio comum mais longo.",
            "A mesma medida dobrada ou encostada na chapa rende pouco. Distância se vence com cabo coaxial, nunca com emenda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar antes de refazer a antena", "Teste do alcance, em ordem"],
        slots: [
          [
            "A antena só é culpada quando todos os controles perdem alcance ao mesmo tempo. Os testes são por fora, com a tampa fechada.",
            "Se um controle alcança e outro não, a antena está boa. Confira tudo por fora antes de pedir outra.",
            "Antena ruim atinge todos os controles da casa. Nenhum destes testes pede abrir o motor.",
          ],
        ],
        steps: [
          "Troque a pilha e teste do ponto de sempre.",
          "Repita com outro controle da casa.",
          "Desligue lâmpadas de LED, câmeras e carregadores, um por vez.",
          "Olhe de longe se o fio sai inteiro e esticado da caixa.",
          "Nada mudou? Peça a antena refeita ou um receptor externo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na antena", "Antena refeita ou antena externa"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico refaz o fio na medida e o separa dos cabos de força, em geral em até {trade.smallRepair}. Se a barreira é a chapa do portão, põe-se antena externa ou receptor avulso no alto.",
            "O fio é recomposto sem energia, na medida certa e longe da fiação, num serviço que cabe em {trade.smallRepair}. Portão de chapa fechada pede receptor ou antena do lado de fora.",
            "Refazer a antena costuma tomar até {trade.smallRepair}, com a central desligada. Onde a chapa bloqueia o sinal, leva-se a recepção para a fachada.",
          ],
          [
            "O teste final é da rua, com os aparelhos da garagem ligados. A referência é de até {trade.reach} em campo aberto, e bem menos com laje e chapa.",
            "No fim se mede o alcance da calçada. Em campo aberto chega-se a {trade.reach}, e parede ou chapa reduz.",
            "Confere-se da rua o novo alcance, que sem obstáculo vai até {trade.reach}, e com laje fica menor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que fio usar na antena?",
        answers: [
          "Cobre rígido fino, encapado, de uma só peça, como o de instalação elétrica de 1,5 mm². A capa não atrapalha; emenda e oxidação, sim.",
          "Um fio rígido de cobre sem emenda, de 1,5 mm² por exemplo. O importante é a medida e a posição.",
        ],
      },
      {
        question: "Posso ligar a antena com o motor desligado?",
        answers: [
          "Não é indicado: a placa guarda carga no capacitor, e um fio no borne errado a queima. Deixe com o técnico.",
          "Melhor não. Mesmo sem energia há capacitor carregado, e o borne de antena fica perto de outros.",
        ],
      },
      {
        question: "Antena de TV ou de carro serve?",
        answers: [
          "Não, porque foram feitas para outras frequências. Use fio na medida ou antena própria de 433 MHz.",
          "Não rende. A medida precisa ser a da frequência do receptor.",
        ],
      },
      {
        question: "Onde vejo a frequência do meu controle?",
        answers: [
          "Na etiqueta de trás ou dentro da capa, como 433,92 MHz. Ela precisa ser a mesma do receptor.",
          "No verso do controle, impressa em MHz. A maioria dos atuais usa 433,92.",
        ],
      },
    ],
    photo: "fotos do motor fechado, do fio da antena e da fachada",
  },
  {
    id: "aumentar-alcance",
    broader: "antena",
    label: "Aumentar o alcance do controle",
    phrase: "o aumento do alcance do controle",
    intent: "how-to",
    asks: [
      "portão abrir mais longe",
      "abrir portão de mais longe",
      "aumentar alcance",
      "melhorar alcance",
      "aumentar alcance controle",
      "melhorar alcance controle",
      "controle pegar longe",
      "controle pegar mais longe",
      "ampliar sinal controle",
      "aumentar sinal controle",
      "aumentar distância controle",
      "controle abrir mais longe",
    ],
    answers: {
      any: [
        "Para aumentar o alcance do controle do portão, comece pela pilha nova e desligue LED e câmera perto do motor, para testar. Se todos os controles são curtos, o técnico refaz a antena do receptor ou leva um receptor para fora da chapa. A referência é de {trade.reach} em campo aberto, e muro e chapa reduzem.",
        "O alcance do controle do portão aumenta, na maioria das vezes, só com uma pilha nova. Se todos os controles da casa abrem só de perto, o que falta é esticar a antena do receptor, com o fio longe de ferro, ou instalar um receptor externo. O normal é {trade.reach}, sem obstáculo.",
        "Para o controle do portão pegar mais longe, troque a pilha e depois procure interferência de LED e câmera. Se ainda precisar de mais alcance, o técnico estica a antena ou põe um receptor do lado de fora da chapa. Em campo aberto, a referência é de {trade.reach}.",
        "Quatro coisas aumentam o alcance do controle do portão, da mais barata à mais cara: pilha nova, antena esticada, controle novo e receptor externo. Comece pela pilha e compare com outro controle da casa. Em campo aberto, o alcance normal é de {trade.reach}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como aumentar o alcance, passo a passo", "O que testar, na ordem"],
        slots: [
          [
            "Marque no chão de onde o controle abre e repita o teste ali depois de cada passo. Só passe ao próximo se o anterior não bastar.",
            "Teste sempre do mesmo ponto da rua, para saber o que ajudou. Pare no passo que resolver.",
            "Escolha um lugar fixo na calçada e acione dali a cada mudança. Quando a distância voltar, não é preciso seguir.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo e limpe os contatos.",
          "Compare com outro controle. Se só um é curto, o defeito é nele.",
          "Desligue LED, câmeras e carregadores perto do motor, um por vez.",
          "Peça ao técnico para medir e esticar o fio da antena.",
          "Em chapa fechada ou subsolo, peça para levar a antena ou o receptor para fora da barreira.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle só pega de perto", "O que reduz o alcance"],
        slots: [
          [
            "A antena é um fio fino que sai do receptor e que se parte em obra ou pintura, ou acaba enrolado dentro da caixa. Com isso o receptor capta pouco, e todos os controles encurtam juntos.",
            "Um fio de antena roído, cortado ou enrolado na caixa reduz o alcance de todos os controles ao mesmo tempo. Acontece muito depois de pintura ou de outro serviço no motor.",
            "Quando todos perdem alcance, o fio fino da antena costuma estar partido ou enrolado. Obras e manutenção apressada são as causas mais comuns.",
          ],
          [
            "Fontes baratas de LED, câmera e carregador fazem ruído na mesma faixa do controle. Chapa fechada, garagem funda e película metalizada no carro também seguram o sinal.",
            "Um aparelho novo na garagem pode gerar interferência e parecer defeito do controle. Portão de chapa, laje e película metalizada no vidro do carro também barram o sinal.",
            "Lâmpadas e câmeras baratas fazem ruído na frequência do controle. Portão de chapa, subsolo e película metálica no vidro funcionam como barreira.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Antena, receptor ou controle novo: o que trocar", "O que compensa trocar"],
        slots: [
          [
            "Troque primeiro o que custa menos. Da opção mais barata à mais cara, cada uma serve a um caso.",
            "Estas são as trocas que dão alcance, da mais barata à mais cara.",
            "Gaste primeiro no que custa menos, na sequência abaixo.",
          ],
        ],
        bullets: [
          "Pilha: resolve quando só um controle é curto.",
          "Antena nova: quando o fio está cortado, enrolado ou encostado em ferro.",
          "Controle novo: só do mesmo código e frequência, se o atual está gasto.",
          "Receptor externo em ponto alto: subsolo, rampa longa e chapa fechada.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que distância é normal na rua?",
        answers: [
          "Com muro e carros, metade da referência de campo aberto já é bom. O importante é abrir antes de você parar diante do portão.",
          "Bem menos que em campo aberto, porque parede, chapa e vidro do carro seguram o sinal. Se abre da calçada do vizinho, está normal.",
          "Algumas dezenas de metros, em geral. Só desconfie de defeito quando o alcance diminui de repente ou obriga a encostar no portão.",
        ],
      },
      {
        question: "Papel-alumínio ou fio mais comprido ajuda?",
        answers: [
          "Não. Metal perto da antena piora, e fio além da medida não capta mais. Em 433 MHz, o certo são cerca de 17 cm esticados e livres.",
          "Nenhum dos dois: o alumínio bloqueia o sinal e pode encostar na placa, e a antena tem medida certa, em torno de 17 cm para 433 MHz.",
          "Atrapalham. O papel-alumínio barra o sinal, e a antena de 433 MHz funciona com cerca de 17 cm, nem mais nem menos.",
        ],
      },
      {
        question: "Por que o alcance caiu de repente?",
        answers: [
          "Pela pilha no fim ou por um aparelho novo por perto, como LED, câmera ou roteador. A terceira suspeita é a antena arrancada.",
          "Em geral, por pilha ou interferência que apareceu na garagem. Veja o que foi instalado ou consertado ali nos últimos dias.",
          "Quase sempre algo mudou: a pilha acabou, entrou um aparelho novo na garagem ou uma obra mexeu no fio da antena.",
        ],
      },
      {
        question: "Posso esticar a antena eu mesmo?",
        answers: [
          "Só se o fio está do lado de fora. Dentro da caixa há tensão da rede e capacitor carregado, e o serviço é do técnico.",
          "Por fora, sim, sem cortar nem emendar. Não abra a caixa, porque há partes com energia.",
          "Se ele sai da caixa e está enrolado, pode esticar com cuidado. O que fica dentro do motor é serviço do técnico.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e da garagem vista da rua",
  },
];
