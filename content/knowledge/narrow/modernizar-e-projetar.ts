import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is planned or brought up to date before anything is bought. */
export const modernizarEProjetar: NarrowConcept[] = [
  {
    id: "modernizar-portao-automatico",
    broader: "troca",
    label: "Modernização de portão automático",
    phrase: "a modernização do portão automático",
    asks: [
      "atualização placa portão",
      "atualizar placa portão",
      "atualização placa portão antigo",
      "atualização portão automático",
      "upgrade segurança portão",
      "upgrade segurança portão fotocélula",
      "upgrade portão fotocélula sinaleira trava",
      ...combine(
        ["modernização", "modernizar", "retrofit", "upgrade"],
        ["portão automático", "portão eletrônico", "portão automático antigo", "portão eletrônico antigo", "portão"],
      ),
      "atualizar portão automático antigo",
      "atualizar portão eletrônico antigo",
      "modernização motor portão",
      "modernizar motor portão",
      "modernizar portão garagem",
      "modernização portão garagem",
      "deixar portão antigo mais moderno",
      "trocar deixar portão antigo moderno",
    ],
    intent: "question",
    answers: {
      any: [
        "Modernizar o portão automático antigo é manter a folha e trocar o que envelheceu: a placa, por uma com controle de código rolante, os sensores, a trava e, se é lento ou não tem peça, o motor. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; os outros itens são orçados um a um.",
        "A atualização do portão antigo se faz por etapas: primeiro a segurança, com placa de código rolante, fotocélula, sinaleira e trava; depois a velocidade, com motor novo. Trocar o motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão industrial ou coletivo, com mão de obra. A folha boa fica.",
        "O retrofit do portão mantém a folha reta e atualiza a placa, os sensores de segurança e, se preciso, o motor. Costuma começar pelo controle de código rolante, pela fotocélula e pela sinaleira. Em portão pesado ou industrial, a troca do motor fica de {price.heavySwap}, com a mão de obra. Em casa, fica de {price.homeSwap}.",
        "O upgrade de segurança no portão combina fotocélula, que impede a folha de fechar sobre alguém, sinaleira, que avisa quem passa na calçada, e trava elétrica, que segura a folha fechada. Os três se ligam à maioria das placas sem trocar o motor, e cada item é orçado à parte, com a instalação.",
      ],
      price: [
        "O preço para modernizar o portão automático é a soma dos itens trocados: placa de código rolante, fotocélula, trava ou módulo de celular, orçados pela foto da etiqueta. A troca do motor, se for preciso, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "Modernizar o portão custa o que for trocado, com o valor de cada item informado antes. O mais caro é o motor, de {price.homeSwap} na troca em casa, com mão de obra; placa, fotocélula e módulo de celular custam menos e podem vir por etapas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que trocar e o que fica", "Etapas da modernização do portão"],
        slots: [
          [
            "O que mais muda o dia a dia nem sempre é o motor. Comece pelo que incomoda ou põe em risco, e mantenha o que ainda serve:",
            "Nem tudo precisa ser trocado de uma vez. A lista mostra o que resolve cada queixa, e o motor bom continua:",
            "Escolha pela queixa, porque muitas se resolvem sem trocar o motor. Veja o que corresponde à sua:",
          ],
        ],
        bullets: [
          "Controle fácil de copiar: placa ou receptor de código rolante",
          "Portão sem sensor: par de fotocélulas e sinaleira",
          "Folha que força com o vento: trava elétrica",
          "Abertura lenta: motor rápido, se a folha permite",
          "Vontade de abrir pelo celular: módulo na entrada da botoeira",
          "Falta de energia frequente: nobreak próprio para motor",
        ],
      },
      {
        about: "check",
        headings: ["Antes de gastar com o motor", "A folha vem primeiro"],
        slots: [
          [
            "A folha que raspa ou pesa estraga o motor novo, por isso roldanas, trilho ou dobradiças são acertados antes. No basculante, quem testa o equilíbrio é o técnico, porque a folha solta pode cair.",
            "Antes do equipamento novo, a folha precisa andar leve, com trilho, roldana ou dobradiça em ordem. O basculante não se destrava para testar, porque isso é serviço da visita.",
            "Um portão que prende cansa qualquer motor, então a mecânica é acertada antes. O teste do basculante, que sem motor pode descer, fica com o técnico.",
          ],
          [
            "Coluna solta, ferrugem na base e fiação sem terra aparecem em linha própria do orçamento. O ferro furado precisa ir antes ao serralheiro.",
            "Se a base enferrujou, a coluna balança ou falta fio terra, o acerto é orçado à parte, e o quadro podre é serviço de serralheria.",
            "A fiação sem terra e a coluna frouxa são orçadas em separado. O ferro furado precisa do serralheiro antes de tudo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a modernização", "O serviço, da placa ao teste"],
        slots: [
          [
            "O técnico mede o motor e a rede, liga a placa nova e os sensores e regula percurso e força. Depois grava os controles e testa a fotocélula e a parada em obstáculo.",
            "Primeiro se confere se o motor aceita a placa nova, depois se instalam sensores e acessórios. No fim vêm a regulagem, o cadastro dos controles e o teste com obstáculo.",
            "Com o motor e a rede medidos, a placa e os sensores são instalados no mesmo dia. A entrega inclui controles gravados, força no mínimo e fotocélula testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos continuam servindo?",
        answers: [
          "Só se a placa nova ler o mesmo código. Com código rolante, que muda a cada aperto, os antigos de código fixo saem de uso.",
          "Em geral não, quando se passa ao código rolante, porque ele não aceita controle copiável. Os novos são gravados na visita.",
        ],
      },
      {
        question: "Compensa pôr placa nova em motor velho?",
        answers: [
          "Compensa se o motor ainda é forte e as engrenagens não têm folga. Com engrenagem gasta ou modelo fora de linha, o conjunto novo é melhor.",
          "Em motor firme, sim. Se ele já chegou aos {trade.life} e faz barulho, o conjunto novo rende mais.",
        ],
      },
      {
        question: "Precisa trocar o portão?",
        answers: [
          "Quase nunca, porque a folha firme e reta se aproveita. Só quadro torto ou base podre exige portão novo.",
          "Não, se o quadro está no esquadro, porque a automação se renova na mesma folha.",
        ],
      },
      {
        question: "O que fazer primeiro, se o dinheiro é curto?",
        answers: [
          "A fotocélula, que evita que o portão feche sobre alguém, e depois o controle de código rolante, contra cópia. Velocidade e celular podem esperar.",
          "A segurança, antes do conforto: fotocélula e força bem regulada, depois o código rolante e, por último, o motor rápido.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, da etiqueta do motor e dos controles, frente e verso",
  },
  {
    id: "projeto-de-automacao",
    broader: "instalacao",
    label: "Projeto de automação de portão",
    phrase: "o projeto do portão automático",
    asks: [
      "desenho técnico portão",
      "desenho técnico portão motor",
      "desenho portão motor",
      ...combine(
        ["projeto"],
        [
          ...["automação portão", "automação portões", "portão automático", "portão eletrônico", "motor portão"],
          ...["portão automático casa nova", "portão automático construção", "portão automático casa construção"],
          ...["portão garagem automático", "automatização portão", "portão automático condomínio"],
        ],
      ),
      "portão automático casa construção",
      "casa construção portão automático",
      "planejar portão automático",
      "planejamento portão automático",
      "construindo casa portão automático",
      "quanto projeto automação portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O projeto de automação de um portão define, antes da obra, como ele abre, o vão, o peso da folha, os tubos de força e comando e as proteções. Com planta ou foto e as medidas, dizemos o motor e o que deixar pronto, sem custo; o kit basculante instalado parte de {price.lowest}.",
        "Projeto de portão automático para casa nova resolve ainda na construção quatro coisas: tipo de abertura, tubos até o motor, circuito próprio no quadro e passagem para a fotocélula. A indicação por planta e medidas é grátis, e o kit basculante, com instalação, começa em {price.lowest}.",
        "O desenho técnico do portão com motor é do serralheiro ou do arquiteto, e nós indicamos o que ele precisa prever: tipo de abertura, peso, tubos, energia e sensores. Mande a planta com medidas, sem custo; o motor instalado parte de {price.lowest} no basculante, e os outros saem por orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o projeto precisa prever", "Medidas e esperas para o portão"],
        slots: [
          [
            "Deslizante pede parede livre maior que a folha, basculante pede altura e coluna firme, e o de abrir, espaço para a folha girar. O peso da folha e as aberturas por dia definem o motor.",
            "O espaço escolhe o tipo: lado livre para o de correr, altura para o basculante, recuo sem rampa para o de abrir. Depois, peso e uso escolhem o motor.",
            "Comece pelo terreno: com parede lateral, vai o deslizante, e sem ela, mas com altura, o basculante. Recuo plano permite o pivotante, o de abrir. O motor vem do peso e de quantos carros passam.",
          ],
          [
            "Na obra ficam prontas estas esperas, que depois custariam quebra de piso e de parede.",
            "Estas esperas se deixam antes do acabamento, para não quebrar nada depois.",
            "Antes do piso e do reboco, deixe o que está na lista.",
          ],
        ],
        bullets: [
          "Dois tubos de 25 mm até o motor, um de força e um de comando",
          "Um tubo sob o vão, para a fotocélula do outro lado",
          "Circuito só do portão no quadro, com disjuntor próprio e terra",
          "Base de concreto no lugar do motor, no portão de correr",
          "Reforço na folha, no ponto em que o motor prende",
        ],
      },
      {
        about: "visit",
        headings: ["Quem faz cada parte", "Do desenho ao teste"],
        slots: [
          [
            "O serralheiro faz a folha, o eletricista leva a energia, e nós instalamos o motor, os sensores e a regulagem. O motor entra por último, com a folha pendurada, leve na mão e já pintada.",
            "A folha é de serralheria, o ponto de energia é do eletricista e a automação é nossa. A ordem é folha, pintura, energia e só então motor.",
            "Três profissionais dividem a obra: serralheiro na folha, eletricista no circuito e nós no motor e nos sensores, montados quando o portão já anda leve.",
          ],
          [
            "Em condomínio, a administração pode exigir responsável técnico, que é contratado à parte: pergunte antes.",
            "Se a obra pede responsável técnico, como em prédio, o documento é de profissional habilitado, contratado separadamente.",
            "Documento com responsável técnico, quando exigido, vem de engenheiro ou técnico habilitado, à parte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preços para pôr no projeto", "Quanto reservar para a automação"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados custam {models.pricesOr}. Para os outros, use como medida a troca em casa, de {price.homeSwap}, ou em portão pesado, de {price.heavySwap}, e some cremalheira, base e fotocélula.",
            "Reserve {models.pricesOr} para o basculante de até {width.quarterHp}, instalado. Nos demais, a troca serve de referência, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, mais base, cremalheira e sensor.",
            "O kit basculante instalado, de até {width.quarterHp}, sai por {models.pricesOr}. No de correr e no de abrir, parta da troca, de {price.homeSwap} em residência ou de {price.heavySwap} em folha pesada, e acrescente suportes, cremalheira e fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que deixar pronto se o motor fica para depois?",
        answers: [
          "Tubos, caixa de passagem, circuito no quadro e reforço na folha no lugar em que o motor prende.",
          "As esperas de força, comando e fotocélula, o disjuntor próprio e a folha reforçada. Assim nada é quebrado depois.",
        ],
      },
      {
        question: "Qual tipo de portão dá menos obra?",
        answers: [
          "O que cabe no espaço que já existe. Em terreno com rampa, o de abrir para dentro é o que mais sofre.",
          "Depende do terreno: com lado livre, o de correr; sem ele, o basculante. Rampa atrapalha o de abrir.",
        ],
      },
      {
        question: "Vocês fazem o desenho técnico?",
        answers: [
          "O desenho da folha é do serralheiro ou arquiteto. Nós indicamos o motor, as esperas e as medidas que ele precisa respeitar.",
          "Não assinamos projeto. Damos a indicação do motor e do que prever, para quem desenha incluir.",
        ],
      },
      {
        question: "Quanto espaço o motor ocupa?",
        answers: [
          "No de correr, ele fica num canto atrás da folha, com a parede livre ao lado. No basculante, ocupa a lateral da coluna, e no de abrir é um braço por folha.",
          "Pouco: piso firme atrás do portão no deslizante e coluna no basculante. O que falta, em geral, é a parede livre para a folha correr.",
        ],
      },
    ],
    photo: "a planta ou fotos da entrada, com a largura do vão, a altura e o espaço dos lados",
  },
  {
    id: "consultoria-portao-industrial",
    broader: "industria",
    label: "Consultoria para portão industrial",
    phrase: "a consultoria para o portão industrial",
    asks: [
      ...combine(
        ["consultoria", "assessoria"],
        ["portão industrial", "portões industriais", "automação industrial", "automação portões industriais"],
      ),
      "especificação portão industrial",
      "levantamento técnico portão industrial",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, fazemos a avaliação do portão industrial, por especialista, antes da compra: levantamos peso da folha, aberturas por hora, energia e riscos e indicamos motor e proteções. Por fotos e medidas não custa nada; a visita técnica tem valor informado antes, e em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "A consultoria para automação de portão industrial é um levantamento feito por especialista na fábrica: folha, ciclos por hora, tensão, sensores e passagem de pedestres, com a indicação do motor. Laudo com responsável técnico é de profissional habilitado; o motor pesado instalado, na troca, custa {price.heavySwap}.",
        "Para escolher portão da indústria, o especialista da consultoria mede quatro dados, que são peso, ciclos no pico, energia e quem passa a pé, e define motor e proteções. A parte por fotos é sem custo, e a troca em portão pesado, com o trabalho, sai por {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que se levanta na fábrica", "Dados do levantamento"],
        slots: [
          [
            "Com estes dados, propostas de empresas diferentes passam a ser comparáveis.",
            "Sem estes números, cada proposta fala de um motor diferente.",
            "O levantamento vira uma folha com os itens abaixo, que serve para qualquer cotação.",
          ],
        ],
        bullets: [
          "Largura, altura, material e peso aproximado da folha.",
          "Aberturas por hora no pico e turnos.",
          "Tensão no ponto, fases e distância do quadro.",
          "Passagem de pedestre e de empilhadeira.",
          "Estado de trilho, roldanas, guias e batentes.",
        ],
      },
      {
        about: "safety",
        headings: ["Proteções a prever", "Segurança do trabalho no portão"],
        slots: [
          [
            "A NR-12, norma de máquinas, e a análise de risco da empresa definem as proteções; chame a segurança do trabalho antes da compra. Dois pares de fotocélula, borda sensível e botão de parada são o ponto de partida.",
            "Comece pelo risco: NR-12 e segurança do trabalho dizem o que o portão precisa. Em geral são sensores em duas alturas, borda que recua e parada à vista.",
            "Leve a análise de risco, com base na NR-12, à conversa. O mínimo usual é fotocélula dupla, borda sensível e botoeira de emergência.",
          ],
          [
            "Pedestre passa por porta própria, e ninguém usa o portão de carga a pé. Bloqueio do disjuntor na manutenção evita acionamento por engano.",
            "Separe pedestre e carga, e tranque o disjuntor durante qualquer serviço.",
            "Porta de pedestres separada e disjuntor travado na manutenção completam.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na proposta", "Quanto custa e o que se compara"],
        slots: [
          [
            "A proposta separa motor, instalação, proteções, elétrica e serralheria, com motor pesado e mão de obra de {price.heavySwap} na troca. A montagem leva {time.heavy}, fora do turno.",
            "Cada item vem em linha própria, e o motor com o trabalho fica de {price.heavySwap} na troca. São {time.heavy} de serviço, combinadas com a produção.",
            "Compare item por item: motor e mão de obra, {price.heavySwap} na troca; proteções, elétrica e solda à parte. Conte {time.heavy} de montagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita é cobrada?",
        answers: [
          "Pode ser, conforme o endereço e o que será medido, e o valor é informado antes de marcar. A análise por fotos não é.",
          "A avaliação por fotos não custa. A ida para medir tem valor combinado antes.",
        ],
      },
      {
        question: "Vocês assinam laudo ou ART?",
        answers: [
          "O documento com responsável técnico é de engenheiro ou técnico habilitado. Diga no pedido que ele é exigido, para entrar na proposta.",
          "Laudo e ART são de profissional do conselho, contratado à parte quando exigido. Avise antes do orçamento.",
        ],
      },
      {
        question: "Dá para fazer em etapas?",
        answers: [
          "Dá: primeiro a folha e as proteções, depois o motor e o controle de acesso.",
          "Sim. A ordem segura é estrutura, sensores, motor e, por fim, acesso.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar depois?",
        answers: [
          "No mínimo {visits.business}, e mais vezes em turno dobrado. O relatório de cada visita fica com a segurança do trabalho.",
          "A revisão é {visits.business}, ou a cada dois ou três meses em uso intenso.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do trilho e da etiqueta do motor, com medidas e aberturas por hora",
  },
  {
    id: "portao-de-alto-padrao",
    broader: "casa",
    label: "Portão automático de alto padrão",
    phrase: "o portão automático da casa de alto padrão",
    asks: [
      ...combine(
        ["alto padrão", "luxo", "mansão", "luxuoso"],
        [
          ...[
            "portão",
            "motor portão",
            "portão automático",
            "casa portão",
            "casa portão automático",
            "portão eletrônico",
          ],
          ...["motor", "motor portão condomínio fechado", "portão condomínio fechado", "residência portão"],
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em portão automático de alto padrão, o motor se escolhe por silêncio e parada suave: modelo com inversor, que varia a velocidade, e folga sobre o peso da folha, que costuma ser larga e pesada. Nesses portões, motor e mão de obra ficam de {price.heavySwap}.",
        "O portão de luxo ou de mansão pede motor silencioso, com inversor, abertura rápida, nobreak e acesso por celular ou tag. A folha é da serralheria, e o motor, escolhido pelo peso e pelo vão, vai de {price.heavySwap} com mão de obra em folha pesada.",
        "Para portão de alto padrão em condomínio fechado, gaste no que se nota todo dia: inversor, que parte e para sem tranco, bateria para faltas de luz e sensores discretos. Motor para folha grande e pesada, instalado, fica de {price.heavySwap}, conforme medidas e material.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que diferencia o conjunto", "Onde vale gastar mais"],
        slots: [
          [
            "O acabamento da folha não muda o motor; o peso, sim, e por isso peça o peso por escrito à serralheria. Os itens abaixo são os que se percebem no uso.",
            "Madeira, vidro ou alumínio mudam o peso, e ele decide o motor. Depois disso, estes são os pontos que fazem diferença.",
            "Quem define o motor é o peso da folha, informado pelo serralheiro. O conforto vem do que está na lista.",
          ],
        ],
        bullets: [
          "Inversor: partida e parada suaves, menos ruído",
          "Motor e fiação embutidos, com tampa de acesso",
          "Nobreak ou bateria para as faltas de energia",
          "Tag no carro e celular para visitas",
          "Fotocélulas discretas, em duas alturas",
        ],
      },
      {
        about: "check",
        headings: ["Antes de encomendar a folha", "Fachada, recuo e espaço do motor"],
        slots: [
          [
            "Condomínio fechado costuma ter regra de fachada, de recuo e de horário de obra: leia antes de comprar. Deixe também nicho ventilado e seco para o motor, com tampa que o técnico abra.",
            "Confira a convenção, que pode limitar altura, material e avanço. E preveja o acesso ao motor embutido, senão o primeiro conserto quebra acabamento.",
            "Veja o que o condomínio permite na fachada e no recuo. O motor escondido precisa de ventilação e de tampa, para a manutenção não estragar o revestimento.",
          ],
          [
            "Na obra, passe tubos separados para energia e comando e um de coluna a coluna. Isso esconde os fios dos sensores e evita cortar piso pronto.",
            "Com a obra aberta, deixe eletroduto para força, outro para comando e um cruzando o vão. Sensor e interfone ficam sem fio aparente.",
            "Preveja os eletrodutos, força e comando separados, mais a travessia entre as colunas, porque depois do piso pronto tudo custa mais.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço", "Do motor aos acessórios"],
        slots: [
          [
            "O motor, pelo peso e pela velocidade, é a maior parte; nobreak, tag, celular e sensores vêm em linhas separadas. Folha de vidro ou madeira maciça encarece porque pede motor mais forte.",
            "Peso e rapidez mandam no preço do motor. Bateria, leitor, módulo de celular e fotocélulas são somados um a um.",
            "A maior fatia é o motor, maior em folha pesada. Os acessórios aparecem separados, para você escolher.",
          ],
          [
            "A montagem em folha pesada leva {time.heavy}, com energia e base prontas. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Conte {time.heavy} de instalação, se nada faltar. Ficam na nota {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "São {time.heavy} de serviço em portão pesado. A garantia é de {warranty.motor} para o motor e {warranty.installation} para a instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais caro é mais silencioso?",
        answers: [
          "Com inversor, em geral sim, mas folha raspando e trilho sujo fazem barulho com qualquer motor.",
          "O inversor ajuda, porque parte e para devagar. Rodas e trilho bons contam tanto quanto ele.",
        ],
      },
      {
        question: "Dá para esconder o motor?",
        answers: [
          "Dá, em nicho ventilado e seco, com tampa que o técnico abra. Fechado demais, ele esquenta e desarma.",
          "Sim, desde que haja ar e acesso. Sem isso, a manutenção quebra o acabamento.",
        ],
      },
      {
        question: "Vocês fazem a folha?",
        answers: [
          "A folha é da serralheria; o motor, a instalação e a regulagem entram depois. Conversar antes evita peso além do motor.",
          "Não, é trabalho do serralheiro. O que ajuda é acertar peso e reforço antes de ela ficar pronta.",
        ],
      },
      {
        question: "Portão de vidro pode ter motor?",
        answers: [
          "Pode, com vidro de segurança e estrutura que receba o esforço. O peso, perto de 2,5 kg por m² a cada milímetro, decide o modelo.",
          "Sim, se a força vai na estrutura, e não no vidro. Some o peso, que é grande, antes de escolher o motor.",
        ],
      },
    ],
    photo: "fotos da fachada e do portão por dentro, com largura, altura e material da folha",
  },
  {
    id: "portao-blindado",
    broader: "pesado",
    label: "Portão automático blindado",
    phrase: "o portão automático blindado",
    asks: [
      ...combine(
        ["portão blindado", "porta blindada", "portão blindada", "portão à prova de balas"],
        ["automático", "motor", "automação", "eletrônico", "garagem", "automatizar"],
      ),
      "portão blindado",
      "portão blindado garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para automatizar portão blindado, o motor é de linha pesada, escolhido pelo peso escrito no projeto, e fica de {price.heavySwap} com mão de obra. A folha blindada é feita por empresa de blindagem; motor, sensores e regulagem são conosco.",
        "Portão automático blindado: qual motor usar depende do peso da folha, que o fabricante informa, com um terço de folga na capacidade. Em portão pesado, motorizar custa de {price.heavySwap}; a blindagem da folha não é serviço nosso.",
        "Quer blindar o portão e saber que motor aguenta? Um de linha pesada, com capacidade um terço acima do peso da folha blindada, em coluna e trilho calculados. Motor e mão de obra vão de {price.heavySwap}, e a folha é da empresa de blindagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir ao fabricante da folha", "Dados que decidem o motor"],
        slots: [
          [
            "Sem o peso por escrito não se escolhe motor, e ele pode ser várias vezes o de uma folha comum.",
            "O peso manda em tudo o que vem depois, da coluna ao motor.",
            "Peça estes dados antes de fechar a folha.",
          ],
        ],
        bullets: [
          "Peso da folha pronta e centro de giro, se for de abrir",
          "Largura, altura e espaço lateral",
          "Base, coluna e trilho previstos no projeto",
          "Pontos em que se pode furar sem tirar a proteção",
          "Norma e nível de blindagem, no certificado",
        ],
      },
      {
        about: "choose",
        headings: ["Que tipo de portão e de motor", "De correr, de abrir ou basculante blindado"],
        slots: [
          [
            "O de correr é o mais indicado, porque o trilho carrega o peso e o motor só puxa. De abrir pede dobradiça e pilar enormes, e basculante, contrapeso do mesmo peso da folha.",
            "Prefira portão de correr: o chão leva a carga. Pivotante força o pilar, e basculante dobra o peso com o contrapeso.",
            "Com folha blindada, correr é melhor, já que o trilho suporta tudo. Nos outros, pilar ou contrapeso viram obra.",
          ],
          [
            "O motor tem capacidade um terço acima do peso e ciclos por hora do seu uso, com rede trifásica se houver. Abre mais devagar que um comum, por segurança.",
            "Escolha pela ficha: quilos com um terço de sobra e ciclos por hora. A velocidade é menor, para a folha parar a tempo.",
            "Na ficha, procure capacidade um terço maior que a folha. Espere abertura mais lenta que a de portão leve.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Folha pesada em movimento: proteções", "O que não pode faltar"],
        slots: [
          [
            "Batentes de aço nos dois fins, fotocélula em duas alturas e borda sensível são indispensáveis, porque uma folha dessas não para sozinha. A força se regula no mínimo que a move.",
            "Uma folha tão pesada precisa de batente firme, dois pares de sensores e borda sensível antes de andar. O embalo é grande.",
            "Dois batentes, sensores em duas alturas e borda na ponta: sem isso, a folha não se automatiza.",
          ],
          [
            "Nobreak ou motor com bateria evita ficar preso, já que no manual ela pesa demais. A montagem leva {time.heavy}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Preveja energia de reserva, porque empurrar na mão pode ser impossível. São {time.heavy} de serviço; o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
            "Sem luz, só com bateria ou nobreak ela anda. Reserve {time.heavy}, com garantia de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para blindar o portão que já tenho?",
        answers: [
          "Quem responde é a empresa de blindagem; com o peso novo, o motor atual quase nunca serve, e trilho e coluna são recalculados.",
          "Depende da estrutura. Conte com motor, roldanas e base novos.",
        ],
      },
      {
        question: "O motor também é blindado?",
        answers: [
          "Não: ele fica do lado de dentro, protegido pela própria folha ou pelo muro. A trava manual também fica por dentro.",
          "Não precisa. O lugar dele é atrás da folha, fora da linha da rua.",
        ],
      },
      {
        question: "Portão blindado abre rápido?",
        answers: [
          "Menos que um comum: peso e velocidade brigam, e a parada precisa de distância. Inversor ajuda a partir e parar suave.",
          "Mais devagar, por segurança. O ganho vem de tag e de abrir antes de parar na rua.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "{visits.business}, no mínimo, com atenção a roldanas, trilho e batentes. O peso acelera o desgaste.",
          "Pelo menos {visits.business}. Roldana gasta em folha pesada não espera.",
        ],
      },
    ],
    photo: "o projeto ou o peso da folha, com fotos da entrada, vão e altura",
  },
];
