import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const antena: NarrowConcept[] = [
  {
    id: "antena-melhora-alcance",
    broader: "antena",
    label: "Antena melhora o alcance?",
    phrase: "a antena externa para ganhar alcance",
    intent: "question",
    asks: [
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
      any: [
        "A antena do portão aumenta o alcance do controle quando há chapa, laje ou subsolo entre a rua e o motor, ou quando o fio dela foi cortado. Se só um controle abre de perto, é a pilha dele; antena e cabo são orçados por foto.",
        "Para aumentar o alcance do controle do portão, troque a pilha, desligue lâmpadas de LED por perto e só então pense na antena. Ela resolve se todos os controles falham de longe e há metal ou laje no caminho; o conjunto com a mão de obra tem preço por foto.",
        "Uma antena externa faz o controle do portão pegar mais longe quando o receptor está atrás de chapa fechada, no subsolo ou com o fio cortado. Um único controle fraco pede pilha, e não antena; a peça e a ligação são cotadas por foto.",
      ],
      question: [
        "Sim, a antena do portão aumenta o alcance do controle quando chapa, laje ou subsolo barra o sinal, ou quando o fio original foi cortado. Se só um controle abre de perto, o problema é a pilha dele. Peça e ligação são orçadas por foto.",
        "Aumenta, desde que todos os controles do portão abram só de perto: a antena sobe para um ponto alto, livre da chapa ou da laje, e o alcance volta. Com um controle fraco apenas, troque a pilha; antena e cabo têm preço por foto.",
        "A antena do portão melhora o alcance do controle se o receptor está escondido por metal ou concreto, ou se o fio dela se partiu. Antes, descarte pilha fraca e lâmpada de LED; o valor da antena com a instalação vem pela foto.",
      ],
      price: [
        "O preço da antena para portão soma a peça, que é barata perto do motor, o comprimento do cabo e a mão de obra no receptor. Refazer só o fio original, de uns 17 cm, custa menos; a foto da garagem fecha o valor.",
        "A antena externa do portão custa pouco como peça; o que pesa é o cabo e o serviço de ligá-la ao receptor. Se basta recompor o fio de cerca de 17 cm, a conta é menor, e ela sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste antes de comprar a antena", "Descubra se o problema é a antena"],
        slots: [
          [
            "O teste compara distâncias a partir do mesmo lugar, com o portão à vista. Conte passos, e não metros, porque o que interessa é a diferença entre um controle e outro.",
            "Basta andar e contar: do mesmo ponto, veja até onde cada controle abre. Não é preciso abrir o motor nem tocar em fio.",
            "Faça a comparação sempre da mesma posição, com o vão livre e visível. A diferença em passos já mostra se falha o controle ou a recepção.",
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
        headings: ["Fio original, antena externa ou receptor", "O que pôr para o controle pegar mais longe"],
        slots: [
          [
            "Em portão de grade, refazer e esticar o fio original costuma bastar. Com chapa fechada, laje ou subsolo, a antena externa leva a recepção para um ponto alto do lado de fora, por um cabo curto.",
            "Grade aberta quase não segura o sinal, e o fio original inteiro e esticado resolve. A antena externa serve onde há chapa, concreto ou garagem funda, posta no alto e com pouco cabo.",
            "Comece pelo mais barato: o fio que já existe, se o portão é vazado. Onde metal ou laje tapa o motor, a antena sai para fora e para cima, ligada por cabo de poucos metros.",
          ],
          [
            "Quando o cabo ficaria longo, é melhor instalar um receptor avulso no alto, já que sinal se perde no caminho. Ele custa mais que a antena, mas permite passar ao código rolante, que não se copia.",
            "Cabo comprido desperdiça sinal; nesse caso, leva-se para fora um receptor inteiro, ligado à central. Sai mais caro que a antena e traz a chance de adotar o código rolante, protegido contra cópia.",
            "Acima de alguns metros de cabo, a perda anula o ganho, e compensa um receptor avulso perto da rua. É a opção mais cara das três, com a vantagem do código rolante, difícil de clonar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na antena", "A visita para recuperar o alcance"],
        slots: [
          [
            "Com o disjuntor desligado, ele refaz o fio na medida da frequência e o afasta de metal e dos cabos de força. Em 433 MHz são cerca de 17 centímetros, e emendar mais fio piora a recepção.",
            "O serviço começa sem energia, recompondo o fio: uns 17 centímetros nos controles de 433 MHz, longe de chapa e de cabo de rede. Fio maior sai da medida e escuta pior.",
            "Desligado o disjuntor, a antena volta ao comprimento certo, perto de 17 centímetros em 433 MHz, e a um lugar livre. Aumentar o fio atrapalha, porque ele deixa de casar com a frequência.",
          ],
          [
            "Se a barreira for a chapa ou a laje, entra a antena externa, e o alcance é testado da rua com mais de um controle. A medição e o ajuste em casa partem de {price.preventive}, sem peças.",
            "Persistindo a falha, a recepção passa para fora, e o resultado é conferido da posição em que você aperta o botão. Essa visita com medição começa em {price.preventive} na residência; antena e cabo são à parte.",
            "Caso o obstáculo seja metal ou concreto, monta-se a antena do lado de fora e se comparam os passos de antes e depois. Diagnóstico e ajuste em casa saem a partir de {price.preventive}, fora as peças.",
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
        ],
      },
      {
        question: "Posso ligar a antena sozinho?",
        answers: [
          "Não convém: ela sai da placa, ao lado de partes com tensão, e um puxão arranca a solda. O serviço é feito com o disjuntor desligado, por quem conhece o circuito.",
          "Melhor não. A ligação fica junto de pontos energizados dentro do motor, e esticar o fio pode soltá-lo da placa; deixe para o técnico.",
        ],
      },
      {
        question: "Existe controle de maior alcance?",
        answers: [
          "Alguns modelos transmitem um pouco melhor, mas quem costuma limitar é a recepção. Pilha boa e antena livre rendem mais que trocar o chaveiro.",
          "A diferença entre controles é pequena. Na maior parte dos casos, ganha-se mais com pilha nova e com a antena do receptor em lugar alto.",
        ],
      },
      {
        question: "Por que o alcance caiu de repente?",
        answers: [
          "Em geral por pilha fraca, fio da antena cortado ou um aparelho novo por perto, como lâmpada de LED ou câmera. Desligue o que chegou por último e teste outra vez.",
          "Pense no que mudou: pilha gasta, chapa posta na grade, LED ou câmera nova, ou obra que cortou o fio. Se todos os controles caíram juntos, o problema está na recepção.",
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
        "A antena de receptor de 433 MHz é um fio rígido reto de cerca de 17 cm, um quarto do comprimento da onda, ligado ao borne de antena e longe de metal. Como o borne fica na placa, com tensão da rede ao lado, quem liga é o técnico.",
        "Para fazer a antena do portão, usa-se fio de cobre rígido com cerca de 17 cm para 433 MHz, esticado na vertical e sem encostar em ferro. Um fio mais comprido não capta mais; a ligação na placa fica com o técnico.",
        "O tamanho da antena depende da frequência: cerca de 17 cm em 433 MHz, 24 cm em 315 MHz e 26 cm em 292 MHz. Fio cortado, enrolado ou emendado perde alcance; peça que seja refeito com o motor desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Quanto mede a antena do receptor",
          "Medida da antena em cada frequência",
          "Por que 17 cm em 433 MHz",
        ],
        slots: [
          [
            "O fio vale um quarto do comprimento da onda, que em 433 MHz tem cerca de 69 cm.",
            "A conta é a velocidade da luz dividida pela frequência e por quatro: em 433 MHz dá cerca de 17 cm.",
            "Cada frequência tem a sua medida, e 433 MHz pede cerca de 17 cm de fio.",
          ],
          [
            "A parte que conta é o trecho livre, fora do borne, reto e descoberto de metal.",
            "Enrolado ou dobrado junto da placa, o fio do tamanho certo também capta mal.",
            "Na vertical e afastado da chapa, o mesmo fio rende mais.",
          ],
          [
            "Emendar fio para aumentar desafina a antena e costuma piorar.",
            "Com o dobro do tamanho, a antena não alcança o dobro.",
            "Para levar a antena para longe usa-se cabo coaxial, e não fio comum mais longo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer antes de refazer a antena",
          "Confira pilha e interferência primeiro",
          "Teste do alcance em ordem",
        ],
        slots: [
          [
            "A antena só é culpada quando todos os controles perdem alcance.",
            "Nenhum destes testes exige abrir o motor.",
            "Conte os passos até onde o controle abre e anote.",
          ],
        ],
        steps: [
          "Troque a pilha e teste do mesmo ponto de sempre.",
          "Repita com outro controle da casa.",
          "Desligue lâmpadas de LED, câmeras e carregadores, um por vez.",
          "Olhe de longe se o fio da antena sai inteiro e esticado da caixa.",
          "Se nada mudar, peça a antena refeita ou um receptor externo.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Que fio usar na antena?",
        answers: [
          "Cobre rígido fino, encapado, de uma só peça. A capa não atrapalha; emenda e oxidação, sim.",
          "Um fio rígido de cobre, sem emenda. O importante é a medida e a posição.",
        ],
      },
      {
        question: "Posso ligar a antena com o motor desligado?",
        answers: [
          "Mesmo desligado, a placa pode guardar tensão, e um fio no borne errado a queima. Deixe com o técnico.",
          "Não é indicado: o borne fica entre os da rede. O técnico faz com o circuito isolado.",
        ],
      },
      {
        question: "Antena de TV ou de carro serve?",
        answers: [
          "Não, foram feitas para outras frequências. Use fio na medida ou antena própria de 433 MHz.",
          "Não rende. A medida precisa ser a da frequência do receptor.",
        ],
      },
      {
        question: "Qual alcance esperar depois de acertar a antena?",
        answers: [
          "A referência é de {trade.reach} em campo aberto; em garagem com laje e chapa, bem menos.",
          "É o de costume antes da falha. Se o portão é de chapa, um receptor externo ajuda mais.",
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
        "Para aumentar o alcance do controle do portão, ponha pilha nova, desligue LED e câmera perto do motor para testar e confira a antena do receptor: cerca de 17 cm de fio esticado, em 433 MHz. Em chapa fechada, ponha antena externa.",
        "O alcance do controle aumenta nesta ordem: pilha nova, menos interferência, antena refeita e, por último, receptor externo em ponto alto. A referência é de {trade.reach} em campo aberto; com muro e chapa, cai bastante.",
        "Comece pela pilha: fraca, ela encurta muito o alcance do controle. Se todos os controles abrem só de perto, o ganho vem da antena esticada, longe do ferro, ou de um receptor do lado de fora da chapa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como aumentar o alcance, passo a passo",
          "O que fazer primeiro para o controle pegar de longe",
          "Ordem para ganhar alcance",
        ],
        slots: [
          [
            "Teste depois de cada passo, no mesmo ponto da rua.",
            "Marque no chão de onde o controle abre e repita a cada mudança.",
            "Só passe ao próximo se o anterior não bastar.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo e limpe os contatos.",
          "Compare com outro controle: se só um é curto, o defeito é nele.",
          "Desligue lâmpadas de LED, câmeras e carregadores perto do motor, um por vez.",
          "Peça ao técnico para medir e esticar o fio da antena.",
          "Em portão de chapa ou subsolo, leve a antena ou o receptor para fora da barreira.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Antena, receptor ou controle novo",
          "O que compensa trocar para ganhar alcance",
          "Qual peça aumenta o alcance",
        ],
        slots: [
          [
            "Uma antena nova resolve quando o fio está cortado, enrolado ou encostado em ferro.",
            "O fio de antena encolhido dentro da caixa é a causa mais simples de corrigir.",
            "A antena externa ajuda quando a caixa do motor fica atrás de chapa.",
          ],
          [
            "Um receptor externo em ponto alto é a saída para subsolo e rampa longa.",
            "Em garagem funda, muda-se o receptor de lugar, e não o controle.",
            "No subsolo, o receptor perto da rua rende mais que antena comprida.",
          ],
          [
            "O controle de maior alcance só serve se for do mesmo código e frequência.",
            "Trocar o controle por outro do mesmo padrão ajuda se o atual está gasto.",
            "Um fio mais comprido que a medida não capta mais.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Quantos metros o controle deve alcançar?",
        answers: [
          "A referência é de {trade.reach} em campo aberto. Na rua, com muro e carro, metade disso já é um bom resultado.",
          "Em campo aberto, o controle alcança {trade.reach}. Parede, chapa e interferência reduzem.",
        ],
      },
      {
        question: "Papel-alumínio na antena do receptor ajuda?",
        answers: [
          "Não. Metal perto da antena costuma piorar; ela deve ficar esticada e livre.",
          "Não ajuda e pode encostar na placa. Use fio na medida certa.",
        ],
      },
      {
        question: "Por que o alcance do controle caiu de repente?",
        answers: [
          "A causa costuma ser a pilha no fim ou um aparelho novo por perto, como LED, câmera ou roteador. Desligue um por vez e teste.",
          "A causa, em geral, é pilha ou interferência nova na garagem.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e da garagem vista da rua",
  },
];
