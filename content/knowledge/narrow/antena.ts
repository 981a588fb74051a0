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
        "A antena melhora o alcance quando o receptor está atrás de chapa, no subsolo ou com o fio cortado. Se um só controle abre de perto, o problema é pilha e a antena não ajuda; se todos abrem só de perto, ela é a suspeita.",
        "Para aumentar o alcance do controle, troque a pilha, afaste fontes de LED e só então pense em antena. A externa vale a pena em portão de chapa fechada e garagem funda; em grade aberta, o fio original bem esticado basta.",
        "Uma antena externa compensa quando o sinal encontra metal no caminho: ela leva a escuta para fora da chapa. Cabo curto e ponto alto importam mais que o tamanho; um fio emendado maior piora a recepção.",
      ],
      question: [
        "Instalamos antena de portão {em} para aumentar o alcance do controle: ela resolve quando há chapa, laje ou subsolo entre a rua e o receptor, ou fio cortado. Se só um controle abre de perto, é a pilha dele. A visita em casa parte de {price.preventive}, sem peças; antena e cabo saem por foto.",
        "Sim, a antena externa aumenta o alcance quando há chapa, laje ou subsolo entre a rua e o receptor, ou quando o fio original foi cortado. Se só um controle abre de perto, o problema é pilha, e ela não ajuda.",
        "Funciona, quando o problema é recepção: levar a antena para fora da chapa, em ponto alto e com cabo curto, devolve o alcance. Com portão de grade e fio original de cerca de 17 cm esticado, o ganho é pequeno.",
        "Aumenta, se todos os controles perderam alcance com pilha nova. Antes de comprar, desligue lâmpadas de LED e câmeras por perto: interferência dá o mesmo sintoma e se resolve sem antena.",
      ],
      price: [
        "A antena externa é peça barata perto do motor: paga-se a antena, o cabo e a mão de obra da ligação no receptor. O orçamento por foto é grátis, depois de descartada a pilha fraca.",
        "O preço da antena para portão eletrônico soma a peça, o comprimento do cabo e a visita. Se for só refazer o fio de 17 cm do receptor, a conta é menor; a foto do motor e da garagem mostra o caso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando a antena resolve e quando não",
          "Pilha, antena ou receptor avulso",
          "O que comprar para o controle pegar mais longe",
        ],
        slots: [
          [
            "Escolha pilha nova quando um controle perdeu alcance e os outros não.",
            "Um aparelho só que enfraqueceu pede pilha, não antena.",
            "Se o reserva abre da rua e o seu não, a antena está boa.",
          ],
          [
            "Escolha antena externa quando todos abrem de perto e há chapa, laje ou muro na frente do motor.",
            "Um portão que era de grade e virou chapa é o caso típico da antena do lado de fora.",
            "No subsolo, a antena sobe para perto da rampa, ligada por cabo curto.",
          ],
          [
            "Escolha receptor avulso no alto quando o cabo da antena ficaria longo ou você quer mudar o código.",
            "Um cabo comprido perde sinal, e então é melhor levar o receptor inteiro para fora.",
            "O avulso em ponto alto ganha alcance e ainda permite passar ao código rolante.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Teste antes de comprar antena",
          "Descubra se o problema é a antena",
          "Como medir o alcance em passos",
        ],
        slots: [
          [
            "O teste é comparar distâncias do mesmo ponto, com o portão à vista.",
            "Conte passos, não metros: o que interessa é a diferença.",
            "Nenhum passo exige abrir o motor ou tocar no fio.",
          ],
        ],
        steps: [
          "Ponha pilha nova e conte os passos até onde abre.",
          "Repita com outro controle.",
          "Apague as lâmpadas de LED e desligue câmera e carregadores, um por vez.",
          "Teste dentro e fora do carro.",
          "Olhe de fora se o fio da antena está inteiro e fotografe.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Emendar fio na antena aumenta o alcance?",
        answers: [
          "Não. O comprimento acompanha a frequência: em 433 MHz, cerca de 17 centímetros. Um fio maior sai da medida e piora.",
          "Piora. O ganho vem da posição livre e alta, não do tamanho.",
        ],
      },
      {
        question: "Qual alcance esperar do controle com antena?",
        answers: [
          "A referência é de {trade.reach} em campo aberto. Com muro, laje e carro fechado, alguns metros diante do portão já são um bom resultado.",
          "Em campo aberto, o alcance é de {trade.reach}. Na prática da garagem é menos, e o bastante é abrir enquanto você se aproxima.",
        ],
      },
      {
        question: "Posso ligar a antena sozinho?",
        answers: [
          "Não. Ela sai da placa, ao lado de partes energizadas, e o serviço é feito com o disjuntor desligado por quem conhece o circuito.",
          "Deixe com o técnico. Um puxão no fio arranca a solda da placa.",
        ],
      },
      {
        question: "Existe controle de maior alcance?",
        answers: [
          "Existe diferença entre modelos, mas a recepção costuma ser o limite. Uma antena livre rende mais que trocar de chaveiro.",
          "Alguns transmitem um pouco melhor. Ainda assim, pilha boa e antena bem posta fazem mais.",
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
