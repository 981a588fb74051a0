import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const trava: NarrowConcept[] = [
  {
    id: "trava-nao-solta",
    broader: "trava",
    label: "Trava elétrica não solta",
    phrase: "a trava elétrica que não solta",
    intent: "repair",
    asks: [
      "trava elétrica não abre",
      "trava elétrica não destrava",
      "trava elétrica não funciona",
      "trava elétrica não solta",
      "trava elétrica não recolhe",
      "pino trava não",
      "trava elétrica presa",
      "trava elétrica emperrada",
      "eletrotrava não",
      "trava não solta",
      "trava portão não solta",
      "trava emperrada",
      "trava portão emperrada",
      "trava não destrava",
      "trava não abre",
      "trava não sobe",
      "trava não sobe não abre",
      "trava não levanta",
      "trava não recebe energia",
      "trava elétrica não recebe energia",
      "trava fraca",
      "trava elétrica fraca",
      "trava sem energia",
    ],
    answers: {
      any: [
        "Trava elétrica que não solta: pare de acionar, porque o motor está empurrando contra o pino. Desligue o disjuntor e use a chave da trava, se houver. As causas são desalinhamento, pino torto, bobina queimada ou falta de comando da placa.",
        "Se a trava elétrica não recolhe nem destrava, o motor ronca e o portão não sai do lugar: pare de acionar e desligue o disjuntor. Não bata no pino nem force a folha; destrave pela chave da própria trava ou espere o técnico.",
        "Trava elétrica que não solta quase sempre está prensada, porque a folha cedeu ou parou apertando o pino: pare de acionar e desligue o disjuntor. O conserto alinha a folha, mede a bobina e ajusta o tempo entre soltar e andar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Trava presa: o que fazer agora",
          "Ordem segura para a trava que não solta",
          "Antes que o motor queime",
        ],
        slots: [
          [
            "Cada tentativa esquenta o motor e entorta o pino, então largue o controle.",
            "Olhe e fotografe; martelo e alavanca só pioram.",
            "Mantenha todos longe da folha, que pode soltar de repente.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Veja se o pino está atravessado no furo ou torto.",
          "Procure pedra ou barro no furo, se a trava for de piso, e retire sem forçar.",
          "Use a chave da trava, se o modelo tiver.",
          "Se não soltar, ou se a folha for basculante, espere o técnico.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que a trava não recolhe",
          "Pino sob pressão, bobina ou comando",
          "O que prende a trava elétrica",
        ],
        slots: [
          [
            "Uma folha que para apertando o batente deixa o pino sob pressão e a bobina não o vence.",
            "Fim de curso passado do ponto é a causa mais comum de pino prensado.",
            "Coluna ou folha que cedeu muda a posição do furo.",
          ],
          [
            "Bobina queimada não faz som; bobina boa estala no comando.",
            "Saída da placa ou módulo de trava sem tensão deixa o pino parado.",
            "Fio molhado ou partido no caminho da coluna corta o comando.",
          ],
          [
            "Tempo curto entre soltar e mover faz o motor partir antes de o pino sair.",
            "Mola fraca ou pino seco atrasa o recolhimento.",
            "A ferrugem no corpo da trava prende o pino em dia de chuva.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso desligar a trava e usar o portão sem ela?",
        answers: [
          "O técnico pode isolar a trava por um tempo, com o pino recolhido. Não corte fios por conta própria.",
          "Pode, se o técnico a desligar. O portão segue pelo motor, com menos resistência a arrombamento.",
        ],
      },
      {
        question: "A trava elétrica do portão esquenta. É normal?",
        answers: [
          "Não, se ela só recebe energia na abertura. Uma trava quente indica comando contínuo: desligue o disjuntor.",
          "Não. É sinal de defeito no comando ou na bobina.",
        ],
      },
      {
        question: "Tem carro preso pela trava elétrica. O que faço?",
        answers: [
          "Disjuntor desligado, chave da trava e depois a do motor, só em folha reta e com cabos inteiros. Sem as chaves, chame: o atendimento funciona {shop.hours}.",
          "Não puxe com o carro. Sem a chave da trava, espere o técnico, que atende {shop.hours}.",
        ],
      },
      {
        question: "Falta de luz pode prender a trava?",
        answers: [
          "Pode: sem energia o pino fica fechado, e a saída é a chave da trava. Por isso ela precisa existir.",
          "Sim. O pino fica no lugar pela mola até alguém destravar à mão.",
        ],
      },
    ],
    photo: "fotos da trava e do furo, tiradas com o disjuntor desligado",
  },
  {
    id: "trava-vale-a-pena",
    broader: "trava",
    label: "Trava elétrica: quando pôr",
    phrase: "a escolha de pôr trava elétrica",
    intent: "question",
    asks: [
      "trava elétrica precisa",
      "trava elétrica vale pena",
      "trava elétrica necessária",
      "trava elétrica ou",
      "motor com trava sem",
      "precisa trava elétrica",
      "trava elétrica serve",
      "trava elétrica obrigatória",
      "trava elétrica compensa",
      "motor trava elétrica sem",
    ],
    answers: {
      any: [
        "Nem todo portão precisa de trava elétrica: ela é necessária no motor reversível, que não segura a folha parada, e vale a pena em folha larga, leve ou de frente para a rua. O motor de redutor irreversível já segura.",
        "A trava elétrica vale a pena quando a folha cede com empurrão, balança com o vento ou dá direto para a rua. Em portão pequeno, firme e com bom redutor, o motor sozinho costuma bastar.",
        "Ponha trava elétrica se o portão é grande, exposto ou de duas folhas; fique sem ela se é estreito e o motor segura sem folga. A folha precisa fechar sempre no mesmo ponto, ou o pino prende.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portões que pedem trava elétrica", "Com trava ou só com o motor", "Quando a trava faz diferença"],
        slots: [
          [
            "Motor reversível, que deixa mover a folha com a mão, depende de trava ou fechadura para segurar fechado.",
            "Se você consegue empurrar a folha com o motor travado, falta quem a segure: trava ou reparo da folga.",
            "Uma folha que anda alguns centímetros com empurrão tem folga a corrigir antes de pensar em trava.",
          ],
          [
            "No deslizante, a trava prende a ponta da folha no batente; no basculante, vai na lateral, junto à coluna.",
            "O portão de duas folhas ganha com trava no encontro delas ou no piso.",
            "Uma folha comprida entorta no meio com alavanca, e o pino na ponta dificulta.",
          ],
          [
            "Na rua movimentada de dia e vazia à noite, o pino de aço acrescenta tempo a quem tenta forçar.",
            "Nenhuma trava torna o portão impossível de arrombar, mas aumenta o esforço e o ruído.",
            "A trava só vale com folha e coluna firmes, porque em chapa fraca quem cede é a chapa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "Os cuidados que a trava exige",
          "Desvantagens da trava elétrica",
          "O que pode dar errado com a trava",
        ],
        slots: [
          [
            "É mais uma peça para alinhar, lubrificar e testar na manutenção preventiva.",
            "Uma folha que cede muda a altura do furo, e o pino passa a prender.",
            "Sem ajuste, o motor parte contra o pino e força o redutor.",
          ],
          [
            "Uma placa sem saída de trava pede módulo de acionamento.",
            "Nem toda central tem saída própria; a etiqueta mostra se falta módulo.",
            "A tensão da trava precisa ser a da saída da placa ou do módulo.",
          ],
          [
            "Na falta de luz, é preciso chave ou modo de recolher o pino à mão.",
            "Escolha modelo com destravamento manual, para não ficar preso no apagão.",
            "O nobreak mantém motor e trava; sem ele, a chave da trava é indispensável.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O motor sozinho não segura o portão?",
        answers: [
          "O de redutor irreversível segura, mesmo sem energia. Contra alavanca, a trava acrescenta um ponto de aço.",
          "Em geral segura. Se a folha anda com a mão, há folga, engate solto ou motor reversível.",
        ],
      },
      {
        question: "A trava gasta muita energia?",
        answers: [
          "Não. A maioria só consome no instante em que recolhe o pino.",
          "Pouco: trabalha alguns segundos por abertura.",
        ],
      },
      {
        question: "Dá para pôr trava em motor antigo?",
        answers: [
          "Dá, com módulo de acionamento, se a placa estiver boa e a folha alinhada.",
          "Quase sempre. A foto da etiqueta e da coluna mostra o que falta.",
        ],
      },
      {
        question: "O cadeado faz o papel da trava elétrica?",
        answers: [
          "Segura, mas obriga a sair do carro e, esquecido fechado, faz o motor forçar.",
          "Só em ausência longa e com o disjuntor desligado. No dia a dia, a trava elétrica é mais segura.",
        ],
      },
    ],
    photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  },
  {
    id: "instalar-trava",
    broader: "trava",
    label: "Instalação de trava elétrica",
    phrase: "a instalação da trava elétrica",
    intent: "installation",
    asks: [
      "já tem motor instalar trava depois",
      "portão já tem motor instalar trava",
      "instalar trava elétrica",
      "instalação trava elétrica",
      "colocar trava elétrica",
      "instalar trava",
      "instalar trava portão",
      "instalar trava portão eletrônico",
      "instalar trava portão automático",
      "colocar trava portão",
      "instalação trava portão",
      "trava elétrica deslizante",
      "trava elétrica pivotante",
      "trava elétrica correr",
      "como instalar trava",
      "trava elétrica duas folhas",
      "pôr trava elétrica",
    ],
    answers: {
      any: [
        "A trava elétrica do portão é um pino ligado à central, que prende a folha à coluna mesmo com o motor forçado e se recolhe antes de cada abertura. Escolha modelo com destravamento manual; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava sai por foto.",
        "Para instalar a trava elétrica, alinhamos a folha, prendemos o pino em coluna firme e o ligamos à central, que o solta antes de mover o portão. A visita com ajuste em casa parte de {price.preventive}, sem peças; a trava sai pela foto da coluna e da etiqueta do motor.",
        "O pino da trava prende a ponta da folha no portão de correr e a lateral no basculante, e se recolhe sozinho antes de abrir. É preciso coluna firme e portão que feche sempre no mesmo ponto; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava sai pela foto.",
        "Para pôr trava elétrica no portão, corrige-se a folga, fixa-se a trava por parafuso ou solda e testa-se em vários ciclos e sem luz. Escolha modelo com destravamento manual, para não ficar preso no apagão.",
      ],
      price: [
        "O preço da trava elétrica instalada soma a trava, o módulo, se a placa não tiver saída própria, e a fixação com parafuso ou solda. Uma folha larga ou dupla pode pedir duas; fotos da folha e da coluna bastam para o valor.",
        "Na instalação da trava elétrica paga-se a peça por unidade, a ligação à placa e o ajuste da folha. Mande fotos do portão fechado, da coluna e da etiqueta do motor para o orçamento grátis.",
      ],
      "how-to": [
        "Para instalar trava elétrica: alinhe a folha, marque o furo com o portão fechado, fixe a trava na coluna com o pino livre e ligue à saída de trava ou a um módulo. Solda e ligação na placa são do técnico, com o disjuntor desligado.",
        "Comece pela folha, que precisa encostar sempre no mesmo ponto. Depois vêm o suporte na coluna, o furo reforçado, o cabo em eletroduto e o módulo na placa; o técnico ajusta o tempo entre soltar e andar.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como a trava elétrica é instalada",
          "Fixação, ligação e teste da trava",
          "O que o técnico faz ao instalar a trava",
        ],
        slots: [
          [
            "Antes da trava, a folga da folha e o fim de curso são corrigidos.",
            "O portão é fechado várias vezes para marcar o ponto exato do furo.",
            "Uma folha que para em lugares diferentes não recebe trava até ser regulada.",
          ],
          [
            "O corpo vai em coluna firme, por parafuso passante ou solda, e o furo recebe chapa de reforço.",
            "Em alumínio ou chapa fina, usa-se reforço para o pino não rasgar o furo.",
            "O pino deve entrar sem encostar, com folga de poucos milímetros.",
          ],
          [
            "A placa libera a trava um instante antes do movimento, pela saída própria ou por módulo.",
            "A tensão da trava tem de ser a da saída ou do módulo que a aciona.",
            "O teste final repete ciclos e simula a falta de luz, com a chave da trava.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Onde fica a trava em cada portão",
          "Trava no deslizante, no basculante e no de abrir",
          "Posição e número de travas",
        ],
        slots: [
          [
            "No deslizante, a trava prende a ponta da folha junto ao batente.",
            "No basculante, a trava fica na lateral, presa à coluna, perto da borda de baixo.",
            "No de abrir, o pino vai no piso ou no encontro das folhas.",
          ],
          [
            "Uma trava basta em folha estreita e firme.",
            "Folha larga, que verga no meio, resiste melhor com duas.",
            "Em duas folhas, trava-se a que fecha por último ou as duas, conforme o encontro.",
          ],
          [
            "Ao tempo, prefira corpo fechado e pino de aço protegido.",
            "Um modelo com chave de emergência evita ficar preso se a bobina queimar.",
            "Longe da terra e da água do piso, o pino dura mais.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Minha placa aceita trava?",
        answers: [
          "Muitas têm saída própria; nas outras, um módulo resolve. A foto da etiqueta mostra.",
          "Quase todas, com ou sem módulo. Confira a tensão da saída.",
        ],
      },
      {
        question: "A trava elétrica atrasa a abertura do portão?",
        answers: [
          "Atrasa menos de um segundo: ela solta e o motor parte em seguida.",
          "Quase nada. O tempo é ajustado para o pino sair antes do movimento.",
        ],
      },
      {
        question: "Precisa de solda para instalar a trava elétrica?",
        answers: [
          "Depende da coluna. Em ferro, a solda é comum; em alvenaria e alumínio, usam-se parafuso e chapa.",
          "Nem sempre. A foto da coluna define o modo de fixar.",
        ],
      },
      {
        question: "Como abro a trava elétrica quando faltar luz?",
        answers: [
          "Usa-se a chave da trava e o destravamento do motor, com o disjuntor desligado. Nobreak mantém os dois.",
          "Abre-se com a chave da própria trava, por dentro, depois de desligar o disjuntor; em seguida se destrava o motor. Modelo sem essa chave prende o portão no apagão.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "trava-do-basculante",
    broader: "trava",
    label: "Trava para portão basculante",
    phrase: "a trava do portão basculante",
    asks: [
      "trava elétrica portão basculante",
      "trava elétrica basculante",
      "trava portão levantar qual usar",
      "basculante levantado por fora trava",
      "basculante levantado por fora que trava comprar",
      "trava basculante",
      "trava portão basculante",
      "instalar trava elétrica basculante",
      "colocar trava elétrica basculante",
      "instalação trava elétrica basculante",
      "instalar trava basculante",
      "colocar trava basculante",
      "trava elétrica basculante preço",
      "trava basculante preço",
      "instalar trava basculante preço",
      "quanto custa trava basculante",
      "quanto custa instalar trava basculante",
      "quanto custa trava elétrica basculante",
      "preço trava elétrica basculante",
      "trava para basculante",
      "basculante trava",
      "trancar basculante",
      "tranca basculante",
      "travar basculante",
      "reforço basculante trava",
      "trava lateral basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "A trava para portão basculante é a elétrica, presa na coluna, que põe um pino na folha ao fechar, contra arrombamento pela fresta de baixo, e o recolhe antes de abrir; em folha larga, usam-se duas. A visita com ajuste em casa parte de {price.preventive}, sem peças; a trava sai por foto.",
        "Para travar o basculante com segurança, instale trava elétrica lateral comandada pela placa, que não deixa forçar a folha por baixo: ela abre sozinha antes de o motor andar e fecha sozinha no fim. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava sai por foto; ferrolho manual esquecido fechado quebra o braço.",
        "A trava elétrica em basculante compensa em rua visada e em folha leve, que sobe com pouca força. A placa precisa ter saída para ela ou um módulo, e o alinhamento da folha com o pino decide se vai funcionar sempre.",
      ],
      price: [
        "A trava elétrica do basculante custa a peça, uma ou duas conforme a largura da folha, o módulo, se a placa não tiver saída de trava, e a fixação na coluna. A visita com ajuste em casa parte de {price.preventive}, sem peças; o resto sai por foto, grátis.",
        "Instalar trava no basculante soma a trava lateral, o módulo de acionamento, quando a placa pede, e a mão de obra de fixar e alinhar. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; mande foto da lateral, da coluna e da etiqueta do motor para o valor da trava.",
      ],
      installation: [
        "No basculante usa-se a trava lateral, presa à coluna, com o pino entrando em chapa reforçada na folha: ela impede que o portão seja forçado pela fresta de baixo. A visita com ajuste em casa parte de {price.preventive}, sem peças; a trava e o módulo, se a placa pedir, são orçados por foto.",
        "A trava elétrica do portão basculante vai na lateral, na coluna, ligada à saída de trava da placa ou a um módulo, e impede que a folha seja forçada por baixo; o pino se recolhe antes de o motor andar, e folha larga leva duas. A visita com ajuste em casa parte de {price.preventive}, sem peças; a trava sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que trava usar no basculante", "Elétrica, ferrolho ou as duas", "Onde a trava vai"],
        slots: [
          [
            "A elétrica de pino fica na lateral, perto do piso ou a meia altura.",
            "Uma trava por lado segura a folha larga contra alavanca.",
            "O pino entra em chapa reforçada na folha, e não no perfil fino.",
          ],
          [
            "Uma trava basta em folha estreita e firme; folha larga, que verga no meio, leva uma de cada lado.",
            "Folha curta fica com uma trava; folha larga ou de perfil fino, com duas.",
          ],
          [
            "O ferrolho manual serve de reserva, mas esquecido fechado quebra o braço: no dia a dia, use só a elétrica.",
            "Escolha modelo que tranca sem energia e tem chave de emergência por dentro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala", "Pino, placa e alinhamento", "O que o técnico confere"],
        slots: [
          [
            "A folha precisa fechar sempre no mesmo ponto, senão o pino erra o furo.",
            "Primeiro se tira a folga da folha, depois se fixa a trava.",
            "O técnico alinha a chapa do pino com o portão fechado.",
          ],
          [
            "A placa solta a trava um instante antes de o motor andar.",
            "Onde a placa não tem saída, um módulo faz o tempo certo.",
            "O teste repete muitos ciclos e simula a falta de energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como abro a trava do basculante na falta de luz?",
        answers: [
          "Com a chave da própria trava, por dentro. Soltar a trava não é destravar o motor: no basculante, o motor só se destrava com a folha equilibrada e os cabos inteiros.",
          "Pela chave de emergência da trava, do lado de dentro; por isso se escolhe modelo que a tenha. O motor é outra coisa: folha pesada não se destrava.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação da trava?",
        answers: [
          "Em geral cabe em uma visita, com alinhamento e teste. Reforço com solda na folha pode alongar.",
          "Uma visita costuma bastar; folha fora de ponto é regulada antes, e isso soma tempo.",
        ],
      },
      {
        question: "A trava pode prender o portão fechado?",
        answers: [
          "Pode, se a folha desalinhou ou a bobina queimou. Por isso há chave de emergência; não force o motor contra o pino.",
          "Sim, quando o pino fica preso. Desligue o disjuntor e use a chave da trava.",
        ],
      },
      {
        question: "O motor do basculante já não segura a folha?",
        answers: [
          "Muitos seguram quando estão novos. Com engrenagem gasta ou embreagem frouxa, a folha sobe; a trava não depende disso.",
          "Em parte. A trava é um segundo ponto, independente do motor.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da lateral e da etiqueta do motor",
  },
  {
    id: "trava-com-barulho",
    broader: "trava",
    label: "Trava elétrica fazendo barulho",
    phrase: "a trava elétrica que faz barulho",
    asks: [
      "zumbido trava elétrica",
      "zumbido trava elétrica portão parado",
      "trava portão fica zunindo",
      "trava portão zunindo",
      "trava barulho",
      "trava faz barulho",
      "trava elétrica barulho",
      "trava estala",
      "trava zumbindo",
      "trava zumbe",
      "trava estalando",
      "trava bate",
      "trava elétrica zumbindo",
      "barulho trava",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trava elétrica que faz barulho: um estalo seco ao abrir e ao fechar é normal; zumbido contínuo ou batida repetida é pino preso, folha desalinhada ou bobina sempre energizada. Desligue o disjuntor se ela esquentar.",
        "Se a trava elétrica zumbe sem parar, a bobina está recebendo energia o tempo todo e vai queimar. A causa costuma ser placa, módulo ou pino emperrado; o técnico alinha a folha e mede o comando.",
        "Uma batida forte na trava mostra pino entrando torto: a folha cedeu ou o suporte saiu do lugar. O acerto é de alinhamento, e trocar a trava sem alinhar traz o barulho de volta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o barulho", "Pino, bobina ou folha", "O que cada som quer dizer"],
        slots: [
          [
            "Um estalo único é a bobina puxando o pino.",
            "O clique curto faz parte do funcionamento.",
            "Som curto, só na abertura, não é defeito.",
          ],
          [
            "O zumbido longo é bobina ligada sem poder recolher o pino.",
            "Um pino seco ou torto faz a bobina insistir.",
            "O relé da placa colado deixa a trava energizada.",
          ],
          [
            "Batida a cada fechamento é a folha empurrando o pino antes da hora.",
            "Uma folha caída encosta no pino em vez de passar por ele.",
            "Um batente gasto deixa a folha passar do ponto e bater na trava.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar o barulho da trava", "Alinhamento e limpeza", "Cuidados com a trava"],
        slots: [
          [
            "Pino limpo e com pouco óleo fino, com o disjuntor desligado.",
            "Não use graxa: junta poeira e prende o pino.",
            "Na revisão, peça o alinhamento da folha com a trava.",
          ],
          [
            "A borracha da trava e a tampa evitam água na bobina.",
            "A trava ao tempo precisa de tampa voltada para baixo.",
            "O fio da trava sai por baixo, para a água não entrar.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Trava quente é normal?",
        answers: [
          "Morna depois de usar, sim. Quente o tempo todo, não: a bobina está ligada sem parar.",
          "Não quando está parada. Desligue o disjuntor e peça a medição.",
        ],
      },
    ],
    photo: "um vídeo com som da trava abrindo e fechando",
  },
  {
    id: "motor-segura-sem-trava",
    broader: "trava",
    label: "Com motor, precisa de trava?",
    phrase: "a trava em portão que já tem motor",
    intent: "question",
    asks: [
      "motor sozinho segura portão fechado",
      "motor irreversível dispensa trava",
      "só motor já tranca portão",
      "só motor tranca portão abrir forçando",
      "empurrar portão automático não tem trava",
      "preciso trava motor",
      "precisa trava motor",
      "trava se tenho motor",
      "motor precisa trava",
      "motor irreversível",
      "irreversível segura",
      "motor irreversível segura",
      "motor segura sem trava",
      "motor tranca portão",
      "motor já trava",
      "portão automático precisa trava",
      "precisa cadeado portão automático",
      "precisa de tranca motor",
      "com motor precisa tranca",
    ],
    answers: {
      any: [
        "Depende do portão: motor irreversível segura a folha sozinho quando está travado, e em portão estreito e firme basta. Ponha trava elétrica em folha larga, de duas folhas, que balança com o vento ou dá para a rua, porque a ponta longe do motor abre fresta e pode ser forçada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o motor basta e quando não", "Folha, vento e rua"],
        slots: [
          [
            "Empurre a ponta da folha fechada: se abre fresta, falta trava.",
            "A folga de mais de um dedo na ponta pede trava.",
          ],
          [
            "De abrir e duas folhas quase sempre pedem; de correr estreito, nem sempre.",
            "No de abrir, o vento força o braço; a trava tira esse peso dele.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que quer dizer irreversível", "Por que a folha não volta na mão"],
        slots: [
          [
            "O redutor de rosca sem-fim gira do motor para a folha, e não ao contrário.",
            "Com o redutor irreversível, empurrar a folha não gira o motor.",
          ],
          [
            "Com o motor destravado pela chave, ele não segura mais nada.",
            "Destravado, qualquer motor deixa a folha solta.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Cadeado serve de trava?",
        answers: [
          "Não com o motor ligado: alguém aciona, e o braço ou a cremalheira quebra. Só em viagem, com o disjuntor desligado.",
        ],
      },
      {
        question: "A trava abre sem luz?",
        answers: ["Depende do modelo. Escolha um com destravamento manual por dentro."],
      },
    ],
    photo: "uma foto da folha fechada, com a ponta e a coluna",
  },
  {
    id: "motor-com-trava-eletrica",
    broader: "trava",
    label: "Motor com trava elétrica",
    phrase: "o motor com trava elétrica",
    asks: [
      "motor [marca] trava elétrica",
      "motor [marca] trava eletromagnética",
      "motor [marca] com trava elétrica",
      "motor trava elétrica correr",
      "motor trava elétrica portão correr",
      "motor trava elétrica deslizante",
      "motor fotocélula e trava elétrica",
      "kit motor trava controles",
      "motor trava controles",
      "kit motor trava 2 controles",
      "kit motor trava 3 controles",
      "motor trava elétrica",
      "motor portão trava elétrica",
      "motor trava eletromagnética",
      "motor portão trava eletromagnética",
      "motor trava magnética",
      "motor trava inclusa",
      "kit motor trava",
      "kit motor trava elétrica",
      "motor 2 controles trava",
      "motor trava segurança",
      "motor basculante trava eletromagnética",
      "motor basculante trava elétrica",
      "motor deslizante trava elétrica",
      "motor trava automática",
      "motor fotocélula trava",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e instalamos motor de portão com trava elétrica na mesma visita: a trava, como a fotocélula, não vem no motor; ela é ligada à central e recolhe o pino antes de a folha andar. A troca do motor em casa, com os controles gravados, fica de {price.homeSwap}, com mão de obra, e a trava é somada pela foto da folha e da coluna.",
        "Motor com trava, elétrica ou eletromagnética, é o motor comum mais um pino que segura a folha fechada: entra no mesmo orçamento. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca em casa fica de {price.homeSwap}. Se o motor já existe, soma-se só a trava, com visita a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do motor com trava elétrica soma os dois: na troca em casa, motor e mão de obra ficam de {price.homeSwap}, e a trava, com o módulo se a placa não tem saída própria, é somada por foto. Só a trava, no motor que você tem, pede visita a partir de {price.preventive}, sem peças; a peça é orçada, grátis, pela foto da folha e da coluna.",
        "Motor basculante com trava elétrica sai pelo kit, {models.pricesOr} instalado em folha de até {width.quarterHp}, mais a trava, orçada pela foto da coluna. No motor que você já tem, paga-se só a trava e a ligação, com visita a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a trava compensa", "O motor sozinho segura?"],
        slots: [
          [
            "O redutor já segura a folha parada; a trava acrescenta força contra alavanca e vento.",
            "Em folha grande, leve ou de frente para a rua, a trava faz diferença.",
          ],
          [
            "Uma trava basta em folha estreita; larga ou de duas partes ganha com duas.",
            "Portão largo pede trava nas duas pontas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a placa precisa ter", "Antes de pedir a trava"],
        slots: [
          [
            "Placa com saída de trava liga direto; sem ela, entra um módulo.",
            "A foto da central mostra se há saída própria de trava.",
          ],
          [
            "A folha tem de fechar sempre no mesmo ponto, para o pino achar o furo.",
            "Se a folha fecha torta, acerta-se o batente antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava abre na falta de luz?",
        answers: [
          "Prefira modelo com chave: na falta de luz, solta-se a trava e depois o motor.",
          "Com chave de emergência, sim; sem ela, o pino pode ficar preso.",
        ],
      },
      {
        question: "A trava atrapalha o motor?",
        answers: [
          "Não, se o pino está alinhado; torto, o motor força contra ele.",
          "Alinhada, não; desalinhada, o motor empurra contra o pino.",
        ],
      },
      {
        question: "Tenho garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos da folha fechada junto à coluna e da etiqueta do motor",
    isAskedByName: true,
  },
  {
    id: "trava-solta-e-portao-nao-abre",
    broader: "trava",
    label: "Trava solta e o portão não abre",
    phrase: "o portão que não abre com a trava solta",
    asks: [
      "trava abre motor não anda",
      "trava abre mas motor não anda",
      ...combine(
        [
          "trava solta",
          "trava destrava",
          "trava recolhe",
          "trava sobe",
          "trava funciona",
          "trava elétrica solta",
          "trava elétrica destrava",
          "trava elétrica funciona",
          "trava elétrica recolhe",
        ],
        ["portão não abre", "motor não", "portão não anda", "portão não sai lugar"],
      ),
      "trava abre motor não liga",
      "barulho trava motor não liga",
      "trava estala portão não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a trava elétrica solta e o portão não abre, ela está boa: o defeito vem depois, no motor ou na folha. Escute: silêncio é relé, fim de curso ou fio do motor; ronco é capacitor ou folha presa; giro solto é motor destravado. Desligue o disjuntor e não insista; a medição em casa parte de {price.preventive}, sem peças.",
        "Trava que destrava com o portão parado prova que a central recebeu a ordem e tem energia. Falta mover a folha: saída do motor, capacitor, engrenagem ou algo que prende, como ferrolho. Em algumas, o tempo entre soltar e andar ficou errado, e é só regular.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falta, se a trava soltou", "Depois da trava: motor, capacitor ou folha"],
        slots: [
          [
            "A trava e o motor usam saídas diferentes da placa; uma pode funcionar sem a outra.",
            "O relé da trava armou; o do motor pode estar queimado.",
          ],
          [
            "Ronco com a trava aberta é motor sem partida ou folha presa.",
            "Capacitor fraco faz roncar sem sair, com a trava já recolhida.",
          ],
          [
            "Pino que volta antes de a folha sair prende de novo: é tempo de trava curto.",
            "Se ela solta e cai logo, a folha não teve tempo de sair.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Escute e confira", "Teste em uma tentativa"],
        slots: [["Uma tentativa só, para não aquecer o motor.", "Acione uma vez e escute."]],
        steps: [
          "Acione uma vez pela botoeira.",
          "Repare se a trava fica solta ou volta logo.",
          "Ouça o motor: mudo, ronco ou giro.",
          "Desligue o disjuntor e procure ferrolho e obstáculo.",
          "Mande vídeo com som.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso tirar a trava para testar?",
        answers: [
          "Não por conta: há energia nela, e o portão fica sem tranca.",
          "Deixe com o técnico; ele isola a trava na central e testa o motor.",
        ],
      },
      {
        question: "O motor queimou?",
        answers: [
          "Nem sempre: relé, capacitor e fim de curso vêm antes.",
          "Só a medição diz. Mudo pode ser apenas fio ou relé.",
        ],
      },
      {
        question: "A trava pode puxar a energia do motor?",
        answers: [
          "Bobina em curto derruba a fonte da placa, e aí nada mais anda.",
          "Pode, se estiver em curto; mede-se com ela desligada.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e fotos da trava e da etiqueta do motor",
  },
];
