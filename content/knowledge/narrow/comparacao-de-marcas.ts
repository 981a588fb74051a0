import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const comparacaoDeMarcas: NarrowConcept[] = [
  {
    id: "melhor-marca-de-motor",
    broader: "comparacao-de-marcas",
    label: "Melhor marca de motor de portão",
    phrase: "a melhor marca de motor de portão",
    asks: [
      "top marcas automatizador garagem",
      "que marca motor vocês recomendam",

      "melhor marca 2026",
      "melhor marca motor 2026",
      "melhores marcas 2026",
      "melhor marca motor portão 2026",
      "melhor marca",
      "qual marca motor",
      "qual marca comprar",
      "marca boa motor",
      "marca confiável motor",
      "marca mais durável",
      "ranking motor portão",
      "top motores",
      "top motores portão",
      "top 3 motores",
      "top 5 motores",
      "top 10 motores",
      "3 melhores motores",
      "5 melhores motores",
      "lista melhores motores",
      "melhores marcas motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Não há uma melhor marca de motor de portão para todos: entre PPA, Garen, Peccinin, Rossi e Nice, ganha a que tem o modelo certo para a sua folha, peça à venda perto e garantia escrita. Em casa, a troca fica de {price.homeSwap}, com mão de obra, e o tipo de portão decide o modelo.",
        "A melhor marca de motor de portão, em 2026 como antes, é a que oferece modelo com folga para a folha, ciclos por hora suficientes e reposição na região; PPA, Garen, Rossi, Peccinin e Nice cumprem isso. O modelo pesa mais que o nome, e a troca em casa sai de {price.homeSwap}, instalada.",
        "Ranking de marcas de motor de portão engana, porque cada uma acerta em modelos diferentes: PPA, Garen, Peccinin, Rossi e Nice servem bem quando a capacidade passa do peso da folha. Para saber a melhor no seu caso, compare peça, ciclos e garantia; trocar o motor em casa custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a marca pelo portão", "A marca certa, caso a caso"],
        slots: [
          [
            "No basculante de casa, todas as conhecidas têm motor de 1/4 HP para folha de até {width.quarterHp}, e decidem o tempo de abertura, o preço instalado e a peça. No de correr e em prédio, quem decide são os quilos e os ciclos por hora da ficha.",
            "Para basculante de até {width.quarterHp} há 1/4 HP em todas as marcas comuns, então compare segundos, valor instalado e reposição. Portão de correr pesado e garagem coletiva pedem olhar a capacidade e os ciclos por hora antes do nome.",
            "Em basculante residencial, até {width.quarterHp}, qualquer marca conhecida resolve com 1/4 HP, e a diferença fica na rapidez, no preço e na facilidade de peça. Já o deslizante e o portão de prédio se escolhem por quilos e ciclos.",
          ],
          [
            "Se você já tem fotocélula e controles, ficar na mesma marca costuma evitar trocá-los. Mudar de marca põe controles novos na conta.",
            "Manter a marca atual aproveita receptor, controles e às vezes a base. Quem muda costuma precisar gravar ou comprar controles.",
            "Os controles que já existem pesam: na mesma marca eles em geral continuam servindo, e em outra podem ser mais uma despesa.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que cada marca tem de conhecido", "Marcas de motor de portão e suas linhas"],
        slots: [
          [
            "PPA, Garen, Peccinin e Rossi são as marcas nacionais mais vistas em garagens, e a Nice é italiana. Todas têm linha doméstica, e o que muda é onde cada uma se destaca.",
            "Nas garagens brasileiras aparecem sobretudo PPA, Garen, Peccinin e Rossi, daqui, e a Nice, da Itália. Cada fabricante tem um ponto forte conhecido no ramo.",
            "Quatro nomes nacionais, PPA, Garen, Peccinin e Rossi, e a italiana Nice respondem por boa parte dos motores em uso. As diferenças públicas entre elas são poucas.",
          ],
        ],
        bullets: [
          "PPA: linha ampla e a tecnologia rápida JetFlex, com inversor",
          "Garen: motores de casa e pequeno comércio, com peça comum nas lojas",
          "Rossi: tradição em portão de correr",
          "Peccinin: muitos em uso, com peça original e compatível",
          "Nice: linhas de baixa tensão que aceitam bateria de reserva",
        ],
      },
      {
        about: "check",
        headings: ["Perguntas antes de escolher a marca", "Como comparar duas marcas na prática"],
        slots: [
          [
            "Peça as fichas e compare modelo com modelo, do mesmo porte, em vez de marca com marca. As mesmas perguntas feitas aos dois lados mostram a diferença.",
            "Ponha lado a lado modelos da mesma capacidade, porque comparar nomes não diz nada. Estas perguntas cabem em qualquer orçamento.",
            "Ficha contra ficha, no mesmo porte, vale mais que opinião de vizinho. Faça a cada vendedor as mesmas perguntas.",
          ],
        ],
        steps: [
          "Qual é a largura, o peso ou o comprimento máximo na ficha?",
          "Quantos ciclos por hora o modelo aguenta?",
          "Há placa, engrenagem e controle à venda aqui?",
          "Qual é a garantia, e quem atende?",
          "O código do controle muda a cada toque, o que dificulta a cópia?",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor tem mais peças em São Paulo?",
        answers: [
          "As de maior venda, como PPA, Garen, Rossi e Peccinin, têm peça em lojas de automação. O modelo antigo ou raro é que dá trabalho, em qualquer marca.",
          "PPA, Garen, Peccinin e Rossi são as mais fáceis de repor. Confirme mesmo assim o seu modelo, porque os fora de linha podem demorar.",
        ],
      },
      {
        question: "Motor importado ou nacional?",
        answers: [
          "Escolha o que tiver peça e assistência aqui. Importado sem reposição no país vira espera na primeira placa queimada.",
          "A origem pesa menos que a reposição: um importado com peça à venda serve bem, e um nacional fora de linha não.",
        ],
      },
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: [
          "Não, de nenhuma: somos loja e assistência independente, e vendemos, instalamos e consertamos várias marcas.",
          "Somos independentes, sem vínculo com fabricante. Por isso a comparação pode ser feita entre marcas diferentes, pelo seu portão.",
        ],
      },
      {
        question: "Marca barata dura menos?",
        answers: [
          "Depende do modelo e da folha: um motor adequado em folha leve dura de {trade.life}, e um pequeno demais dura menos, de qualquer marca.",
          "Não necessariamente. O que encurta a vida, que vai de {trade.life}, é folha pesada, motor no limite e falta de peça.",
        ],
      },
    ],
    photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  },
  {
    id: "melhor-marca-para-casa",
    broader: "comparacao-de-marcas",
    label: "Melhor marca de motor para casa",
    phrase: "a melhor marca de motor para casa",
    asks: [
      ...combine(
        ["casa", "residência", "residencial", "minha casa", "uso residencial"],
        [
          "melhor marca",
          "melhor marca motor",
          "qual melhor marca motor",
          "melhores marcas motor",
          "qual marca motor",
          "que marca motor",
          "marca motor comprar",
          "marca boa motor",
          "marca confiável motor",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para casa, PPA, Garen e Rossi são as marcas mais seguras de comprar, porque peça e controle delas se acham fácil em lojas de automação. Para basculante, veja Garen e PPA; para portão de correr, Rossi, na linha DZ, e PPA. Com a folha pesada, o modelo conta mais que a marca.",
        "Entre as marcas de motor para casa, escolha PPA se quer abertura rápida, Garen em basculante ou portão de correr comum e Rossi em portão de correr leve. As três têm peça fácil. Peccinin e Nice também servem, se você confirmar antes a reposição do modelo.",
        "Nenhuma marca é a melhor em todo portão residencial, mas três se destacam pela peça fácil: PPA, Garen e Rossi. Decida pelo modelo que serve à sua folha e pelo preço instalado: em casa, a troca com motor e mão de obra fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que distingue cada marca", "Marca por marca, em poucas palavras"],
        slots: [
          [
            "Todas fazem motor residencial; o que muda é a linha mais forte e a peça por perto.",
            "As diferenças que contam para uma casa são estas.",
          ],
        ],
        bullets: [
          "PPA: linha ampla e a tecnologia rápida JetFlex, que só aceita a placa da própria linha",
          "Garen: basculantes e deslizantes de casa, com peça comum nas lojas",
          "Rossi: deslizantes compactos, como o DZ Nano, que não servem em folha pesada",
          "Peccinin: linha Gatter, de portão de correr; confirme a peça do modelo",
          "Nice: linhas de baixa tensão com bateria de reserva; confirme se o modelo é nacional",
        ],
      },
      {
        about: "choose",
        headings: ["Como decidir entre duas marcas", "O que pesa mais que a marca"],
        slots: [
          [
            "Primeiro veja se o modelo serve: a ficha deve indicar um terço a mais que o peso da folha, no de correr, ou a largura, no basculante.",
            "Comece pela ficha do modelo: no portão de correr, capacidade um terço acima do peso da folha; no basculante, a largura que ele aceita.",
          ],
          [
            "Se os controles e a fotocélula da casa já são de uma marca, ficar nela evita comprar tudo de novo.",
            "Quem já tem central e controles de uma delas gasta menos ficando na mesma.",
          ],
          [
            "Entre dois modelos iguais, escolha o de menor preço instalado e com placa e engrenagem à venda por perto.",
            "No empate, decide o total instalado e a engrenagem que a loja da região tem na prateleira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa um motor residencial instalado?",
        answers: [
          "No basculante de até {width.quarterHp}, nossos kits custam {models.pricesNamedOr}. De correr e de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Os kits de basculante de até {width.quarterHp} saem por {models.pricesNamedOr}, instalados; nos outros portões, a troca fica de {price.homeSwap}.",
        ],
      },
      {
        question: "Vocês atendem todas essas marcas?",
        answers: [
          "Sim, como loja e assistência independente: vendemos, instalamos e consertamos as principais marcas.",
          "Atendemos as principais, sem vínculo com as fábricas, com peça original ou compatível.",
        ],
      },
      {
        question: "Marca cara dura mais?",
        answers: [
          "Não por si só. Em folha leve e bem regulada, o motor de qualquer marca conhecida dura de {trade.life}; o que encurta a vida é portão pesado.",
          "Depende mais da folha que da marca: trilho limpo e motor do tamanho certo fazem ele durar de {trade.life}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura da folha e a marca dos controles atuais",
  },
  {
    id: "controle-entre-marcas",
    broader: "comparacao-de-marcas",
    label: "Controle de uma marca em motor de outra",
    phrase: "o controle de uma marca no motor ou na placa de outra",
    asks: [
      "controle motor rossi peccinin",
      "controle motor ppa garen",
      "controle motor ppa rossi",
      "controle motor garen rossi",
      "controle motor garen peccinin",
      "controle motor ppa peccinin",
      "controle motor ppa nice",
      "controle motor seg unisystem",
      "controle uma marca serve motor outra",
      "controle [marca] abre portão outro fabricante",

      "controle serve ppa garen",
      "controle funciona ppa garen",
      "controle serve ppa rossi",
      "controle funciona ppa rossi",
      "controle serve ppa peccinin",
      "controle funciona ppa peccinin",
      "controle serve ppa nice",
      "controle funciona ppa nice",
      "controle serve ppa seg",
      "controle funciona ppa seg",
      "controle serve garen rossi",
      "controle funciona garen rossi",
      "controle serve garen peccinin",
      "controle funciona garen peccinin",
      "controle serve garen nice",
      "controle funciona garen nice",
      "controle serve garen seg",
      "controle funciona garen seg",
      "controle serve rossi peccinin",
      "controle funciona rossi peccinin",
      "controle serve rossi nice",
      "controle funciona rossi nice",
      "controle serve rossi seg",
      "controle funciona rossi seg",
      "controle serve peccinin nice",
      "controle funciona peccinin nice",
      "controle serve peccinin seg",
      "controle funciona peccinin seg",
      "controle serve nice seg",
      "controle funciona nice seg",
    ],
    intent: "question",
    answers: {
      any: [
        "Nem sempre: controle de uma marca só serve no motor de outra se a central ler o mesmo código e a mesma frequência, em geral 433 MHz. De código fixo, muitos servem; de código rolante, só o da linha da própria central.",
        "Depende do código, e não do nome no motor. O controle de código fixo costuma ser aceito por central de outra marca; o de código rolante não. Um receptor avulso, ligado à botoeira, resolve quando os dois não conversam.",
        "Serve quando a frequência e o código do controle são os que a central aceita; se for código rolante, quase nunca. Tente gravar antes de comprar outro, ou mande a foto dos dois, frente e verso, para conferirmos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se vai funcionar", "Teste antes de comprar", "Confira controle e central"],
        slots: [
          [
            "O que manda é a placa instalada, que pode nem ser da marca do motor.",
            "Olhe para a central: motor de uma marca com placa de outra é comum.",
            "A marca na carcaça engana quando a placa já foi trocada.",
          ],
        ],
        steps: [
          "Abra o compartimento da pilha do controle e leia frequência e código.",
          "Compare com o controle que já abre o portão.",
          "Fotografe os dois, frente e verso, e a etiqueta do motor.",
          "Peça a gravação de teste ao técnico: se a central aceitar, ela avisa na hora.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o controle não servir", "Saídas quando as marcas não combinam", "O que fazer se não gravar"],
        slots: [
          [
            "Compre o controle da marca da central ou um compatível que a cite na embalagem.",
            "O caminho simples é um controle novo, do padrão da central instalada.",
            "Um compatível que nomeie a sua central evita surpresa.",
          ],
          [
            "Com muitos controles da outra marca, um receptor avulso na entrada da botoeira mantém todos.",
            "O receptor avulso aproveita os controles que a casa já tem, sem trocar a central.",
            "Para não perder vários controles, instala-se um receptor da marca deles na central atual.",
          ],
          [
            "Trocar a central só compensa quando ela também está com defeito.",
            "Uma central nova por causa de controle é o último recurso.",
            "A placa se troca por defeito, e não só para mudar de controle.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Controle universal resolve?",
        answers: [
          "Resolve com código fixo, copiando o que já funciona. O código rolante em geral não se copia.",
          "Só se a central usa código fixo. Confira antes de comprar.",
        ],
      },
      {
        question: "Como sei se o controle é de código fixo ou rolante?",
        answers: [
          "Dá para saber pelo modelo do controle e da central. A foto dos dois costuma bastar para dizer.",
          "O manual da central informa; na falta dele, mande a foto do controle aberto, sem a pilha.",
        ],
      },
      {
        question: "Posso usar um controle para dois motores de marcas diferentes?",
        answers: [
          "Pode, se as duas centrais aceitam o código dele, um botão para cada uma.",
          "Sim, com receptor do mesmo padrão nos dois portões.",
        ],
      },
    ],
    photo: "o controle, frente e verso, e a etiqueta do motor",
  },
  {
    id: "placa-entre-marcas",
    broader: "comparacao-de-marcas",
    label: "Placa de uma marca em motor de outra",
    phrase: "a placa de uma marca no motor de outra",
    asks: [
      "placa uma marca serve motor outra",

      "placa queimou usar central outra marca",
      "central outra marca",
      "não acho placa serve outro fabricante",
      "placa [marca] serve outro fabricante",
      ...combine(
        ["placa compatível", "central compatível", "placa usar"],
        [
          "ipec rcg",
          "ppa garen",
          "ppa rossi",
          "ppa peccinin",
          "ppa nice",
          "ppa seg",
          "garen rossi",
          "garen peccinin",
          "garen nice",
          "garen seg",
          "rossi peccinin",
          "rossi nice",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode servir: placa de uma marca funciona em motor comum de outra quando combinam tensão, potência, capacitor e tipo de fim de curso. Em motor com inversor ou de 24 V não serve, só a central da própria linha.",
        "Em motor comum, sim, se a placa aceita a potência, a tensão e o fim de curso que ele tem; os conectores podem ser outros, e os controles mudam para o padrão da placa nova. Com inversor, não.",
        "Depende do motor: monofásico comum aceita central de outra marca com a mesma potência e o mesmo fim de curso; motor com inversor, encoder ou 24 V pede a original. A foto da etiqueta do motor confirma.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que precisa combinar entre placa e motor",
          "Placa e motor: os pontos a conferir",
          "Antes de comprar a placa",
        ],
        slots: [
          [
            "A ligação é do técnico, com o disjuntor desligado: há tensão da rede e capacitor carregado na placa.",
            "Comprar pela foto é seguro; ligar é serviço de técnico, porque a placa trabalha com a tensão da rede.",
            "Não abra a tampa para comparar conectores: a etiqueta e o modelo da placa já dizem muito.",
          ],
        ],
        bullets: [
          "Tensão do motor, 127 V ou 220 V",
          "Potência que a placa suporta",
          "Fim de curso de ímã, de chave ou por encoder",
          "Capacitor na placa ou fora dela",
          "Entradas de botoeira, fotocélula e trava que você usa",
        ],
      },
      {
        about: "replace",
        headings: [
          "O que muda com a placa de outra marca",
          "Depois da troca da central",
          "Controles, regulagem e garantia",
        ],
        slots: [
          [
            "Os controles passam a ser os do padrão da placa nova, e os antigos podem parar de servir.",
            "Com outra central, os controles antigos só ficam se o código for o mesmo.",
            "Conte com o custo de controles novos se o código da placa for outro.",
          ],
          [
            "Percurso, força e fechamento automático são gravados de novo e testados.",
            "O técnico refaz curso, força e pausa e testa a fotocélula.",
            "A regulagem recomeça do zero, com teste de obstáculo no fim.",
          ],
          [
            "Em motor na garantia, placa de outra marca pode encerrar a cobertura.",
            "Se a garantia ainda corre, consulte quem vendeu antes de trocar.",
            "Confira o termo de garantia antes de pôr central que não é do fabricante.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Placa universal é a mesma coisa?",
        answers: [
          "É uma central feita para motores comuns de várias marcas. Valem as mesmas conferências.",
          "Quase: ela já prevê vários fins de curso e potências. Não serve em motor com inversor.",
        ],
      },
      {
        question: "Vale mais a placa original ou a compatível?",
        answers: [
          "A original quando existe e há muitos controles dela; a compatível quando a original saiu de linha.",
          "Compare o total com os controles: a compatível perde a vantagem se for preciso trocar todos.",
        ],
      },
      {
        question: "Quanto custa trocar a central do motor?",
        answers: [
          "Pagam-se a placa, a mão de obra e a gravação dos controles. O valor sai por foto, sem custo.",
          "O preço depende do modelo da placa e de quantos controles serão gravados; a foto basta para o orçamento.",
        ],
      },
    ],
    photo: "a etiqueta do motor e a embalagem ou o modelo da placa",
  },
  {
    id: "motor-nacional-ou-importado",
    broader: "comparacao-de-marcas",
    label: "Motor nacional, importado ou chinês",
    phrase: "a escolha entre motor nacional e importado",
    asks: [
      "motor fabricado brasil ou importado",
      "trazer motor exterior nacional",
      "motor importado europeu ou nacional",
      "motor fora do país peça",
      "motor italiano ou brasileiro",
      "nacional importado",
      "motor nacional",
      "motor importado",
      "motor chinês",
      "motor china",
      "marca chinesa",
      "motor chinês bom",
      "motor chinês presta",
      "motor italiano",
      "motor aliexpress",
      "motor shopee",
      "motor sem marca",
      "marca desconhecida motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para a maioria das casas, o motor nacional é a escolha segura: placa, engrenagem e controle se acham na região. O importado vale quando é vendido aqui, com assistência, manual e tensão da sua rede; comprado sozinho fora, o primeiro defeito pode não ter peça.",
        "Em geral o nacional é a compra segura; o importado ou chinês presta se tiver três coisas: peça à venda no Brasil, tensão e frequência certas (127 ou 220 V, 60 Hz) e garantia de um vendedor daqui. Sem elas, o nacional sai mais barato no primeiro conserto.",
        "Nacional ou importado: decida pela reposição. Marcas feitas ou mantidas no Brasil, como PPA, Garen, Peccinin e Rossi, têm peça comum; importado com rede no país, como a Nice, também serve. Motor sem marca só com peça confirmada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir num importado", "Antes de comprar motor de fora", "Perguntas ao vendedor"],
        slots: [
          [
            "Faça estas conferências antes de pagar, porque a devolução de motor pesado é difícil.",
            "Peça as respostas por escrito, com o modelo exato.",
            "A foto da etiqueta do anúncio responde quase tudo.",
          ],
        ],
        bullets: [
          "Tensão de 127 V ou 220 V em 60 Hz",
          "Homologação da Anatel no controle remoto",
          "Manual em português e esquema da central",
          "Engrenagem, placa e controle à venda no Brasil",
          "Quem atende a garantia e em que cidade",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cada um compensa", "Nacional e importado, caso a caso", "Qual motor comprar"],
        slots: [
          [
            "Em casa comum, nacional com peça de balcão resolve e se conserta no mesmo bairro.",
            "Quem quer conserto rápido fica com modelo comum nas lojas da região.",
            "Para uso de família, reposição fácil pesa mais que recurso extra.",
          ],
          [
            "Importado com bateria e 24 V interessa onde falta luz ou o portão abre muito.",
            "O importado se justifica por um recurso que você vai usar, como 24 V com bateria.",
            "Baixa tensão e bateria de reserva são boas razões para olhar os importados.",
          ],
          [
            "Um motor comprado à parte pode ser instalado a partir de {price.installation}, depois de conferido por foto.",
            "Se o importado já é seu, mande a etiqueta: a instalação avulsa parte de {price.installation}.",
            "Antes de instalar um motor trazido de fora, a foto da etiqueta diz se atendemos o modelo.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Todo motor nacional é feito aqui?",
        answers: [
          "Nem sempre por inteiro: componentes podem vir de fora. O que importa é a marca manter peça e assistência no país.",
          "Muitos usam eletrônica importada. Para você conta a reposição no Brasil.",
        ],
      },
      {
        question: "Motor de 50 Hz funciona aqui?",
        answers: [
          "Não compre: a rede brasileira é de 60 Hz, e velocidade e aquecimento mudam.",
          "Só se a etiqueta disser 50/60 Hz. Caso contrário, trabalha fora do previsto.",
        ],
      },
      {
        question: "O controle do importado funciona no Brasil?",
        answers: [
          "Funciona se vier na frequência usada aqui, em geral 433 MHz, e com homologação da Anatel.",
          "Confira a frequência e o selo da Anatel antes de comprar.",
        ],
      },
    ],
    photo: "a foto ou o anúncio do motor, com a etiqueta legível, e o portão com medidas",
  },
  {
    id: "ipec-e-bom",
    broader: "comparacao-de-marcas",
    label: "Ipec é bom?",
    phrase: "saber se a Ipec serve no seu portão",
    intent: "question",
    asks: [
      "marca ipec presta",
      "motor placa ipec confiáveis",
      "receptor ipec marca boa",
      "ipec marca boa controle",
      "ofereceram equipamento ipec",
      "ipec bom",
      "ipec boa",
      "ipec vale pena",
      "ipec presta",
      "ipec confiável",
      "opinião ipec",
      "ipec compensa",
      "motor ipec bom",
      "placa ipec boa",
      "controle ipec bom",
      "ipec boa marca",
    ],
    answers: {
      any: [
        "Sim, para comando: a Ipec é mais conhecida por controles, placas, receptores e sensores que por motor, e serve bem quando o código e a potência combinam com o que está instalado. Para o motor, compare modelos de marcas com peça na região.",
        "Sim, para comandar o portão: placa e controle Ipec atendem motor comum, se potência, tensão e fim de curso forem os certos. Se a sua procura é por motor, veja antes se a etiqueta dele é mesmo Ipec ou só a central.",
        "A Ipec é boa escolha de central ou controle para motor comum de outra marca. Não serve no lugar da placa de motor com inversor. Antes de comprar, confira frequência, código e fim de curso pela foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher Ipec", "Ipec no comando do portão", "Onde a Ipec combina"],
        slots: [
          [
            "A placa Ipec entra bem na troca de central de motor comum que perdeu a original.",
            "Como central de reposição, interessa a motor comum sem placa original.",
            "O uso típico é substituir a placa queimada de um motor comum.",
          ],
          [
            "Se a casa já tem controles da marca, ficar nela poupa gravar tudo de novo.",
            "Controles Ipec que já funcionam são razão para manter a mesma linha.",
            "Com vários controles gravados, a central da mesma marca evita trocá-los.",
          ],
          [
            "Em motor com inversor ou de 24 V, fique com a central do próprio fabricante.",
            "Um motor com inversor pede a placa dele, de qualquer marca que seja.",
            "Fora do motor comum, a placa de outra marca não é opção.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de comprar Ipec", "Dados que decidem a compra", "O que olhar na etiqueta"],
        slots: [
          [
            "Tudo se vê por fora, sem abrir o motor.",
            "A conferência é por foto, com a tampa fechada.",
            "Reúna estes dados antes de pagar.",
          ],
        ],
        steps: [
          "Leia na etiqueta do motor a potência e a tensão.",
          "Fotografe o controle atual, frente e verso.",
          "Veja se há fotocélula, trava ou sinaleiro ligados.",
          "Compare com a ficha da placa ou do controle que pretende comprar.",
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Controle Ipec abre motor de outra marca?",
        answers: [
          "Abre se a central ler o código dele. De código rolante, só a da mesma linha.",
          "Depende da central instalada, e não da marca do motor.",
        ],
      },
      {
        question: "Vocês vendem Ipec?",
        answers: [
          "Trabalhamos com {shop.someBrands}. Mande a foto do item Ipec: dizemos se o serviço cobre o caso.",
          "Pela foto do item, dizemos se atendemos e que peça serve no lugar; as marcas com que trabalhamos são {shop.someBrands}.",
        ],
      },
      {
        question: "A placa Ipec queimou. Compro outra igual?",
        answers: [
          "Igual é o mais simples, porque os controles continuam. Antes se mede o motor, que pode ter causado a queima.",
          "Sim, se houver à venda. Peça a medição do motor e do capacitor antes de ligar a nova.",
        ],
      },
    ],
    photo: "o item Ipec, frente e verso, e a etiqueta do motor",
  },
  {
    id: "qual-marca-dura-mais",
    broader: "comparacao-de-marcas",
    label: "Qual marca dura mais",
    phrase: "a marca de motor que dura mais",
    asks: [
      "marca motor mais durável",
      "motor maior vida útil marca",
      "motor dure muitos anos que marca",
      "fabricante motor portão mais dura",
      "motor durou pouco que marca mais durável",
      "marca dura mais",
      "qual marca dura mais",
      "motor dura mais marca",
      "marca motor mais resistente",
      "marca motor menos quebra",
      "marca quebra menos",
      "marca mais durável",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre marcas conhecidas, dura mais o motor que trabalha com folga, e não o de um nome: na mesma categoria, a faixa é de {trade.life}. Escolha o de maior capacidade para a sua folha e o que tem peça fácil perto de você.",
        "Não há dado público que dê a uma marca mais anos que à outra: motor de casa dura de {trade.life} com folha equilibrada e revisão. No empate, fique com a de peça mais fácil na região, porque é o conserto que estica a vida.",
        "Dura mais o modelo certo: de {trade.life} em casa, em qualquer das marcas conhecidas, se a potência sobra e a folha anda leve. Um motor pequeno em folha pesada acaba cedo, seja de quem for.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz um motor durar", "Durabilidade além da marca", "Compare estes pontos entre as marcas"],
        slots: [
          [
            "Capacidade um terço acima do peso da folha é o que mais protege o redutor.",
            "Um motor que trabalha longe do limite esquenta pouco e gasta menos engrenagem.",
            "Sobra de força é vida longa: escolha limite acima do peso real.",
          ],
          [
            "Aberturas por hora contam: modelo de casa em prédio acaba antes, em toda marca.",
            "Veja na ficha os ciclos por hora e compare com o seu uso no horário de pico.",
            "O uso coletivo pede linha de fluxo, e não um residencial mais famoso.",
          ],
          [
            "Peça à venda daqui a anos vale como garantia extra: procure modelo comum nas lojas.",
            "Placa, engrenagem e controle fáceis de achar mantêm o motor vivo depois da garantia.",
            "Antes de comprar, veja se a engrenagem e a placa do modelo se acham na sua cidade.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como chegar ao fim da faixa", "Cuidados que esticam a vida", "O que encurta a vida do motor"],
        slots: [
          [
            "Motor pequeno para a folha, trilho sujo e falta de revisão {visits.home} encurtam a vida em qualquer marca.",
          ],
          [
            "Circuito próprio, aterramento e protetor de surto defendem a placa, a parte mais sensível.",
            "A central sofre com raio e oscilação: protetor de surto e terra ajudam em qualquer marca.",
            "Água na caixa e surto na rede queimam placa de qualquer marca, por isso vedação e terra contam.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Motor mais caro dura mais?",
        answers: [
          "Só se a diferença for capacidade ou ciclos. Velocidade e aplicativo não somam anos.",
          "Nem sempre: pague por folga de força, e não por recurso que não vai usar.",
        ],
      },
      {
        question: "Garantia maior quer dizer motor melhor?",
        answers: [
          "Ajuda, mas leia o que ela cobre. No motor que vendemos são {warranty.motor}.",
          "É um sinal, não prova. A nossa é de {warranty.motor} no motor, de qualquer marca.",
        ],
      },
      {
        question: "Vale consertar um motor com dez anos?",
        answers: [
          "Vale se for uma peça pequena e o redutor estiver firme.",
          "Depende: capacitor ou fim de curso, sim; redutor gasto, compare com a troca, de {price.homeSwap}.",
        ],
      },
    ],
    photo: "fotos do portão, a largura, o material e quantas vezes ele abre por dia",
  },
  {
    id: "nice-ipec-agl-intelbras",
    broader: "comparacao-de-marcas",
    label: "Nice, Ipec, AGL e Intelbras comparadas",
    phrase: "a comparação entre Nice, Ipec, AGL e Intelbras",
    intent: "comparison",
    asks: [
      "interfone intelbras motor agl ou nice",
      "ipec agl servem mesmas coisas",
      "ipec e agl diferentes",
      "motor intelbras frente nice",
      "nice ipec agl intelbras",
      "nice ipec agl",
      "nice agl intelbras",
      "ipec agl intelbras",
      "nice ipec intelbras",
      "ipec intelbras",
      "agl intelbras",
      "nice ipec",
      "ipec agl",
      "nice agl",
    ],
    answers: {
      any: [
        "Nice, Ipec, AGL e Intelbras não disputam o mesmo lugar: Nice é motor de baixa tensão com bateria e integração; AGL, motor simples ao lado de fechadura e interfone; Intelbras, para quem já usa interfone e câmera dela; Ipec é mais central, controle e sensor que motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As quatro marcas, uma por uma", "Quando escolher cada uma"],
        slots: [
          [
            "A pergunta que decide é de que você precisa: motor, acesso ou peça de reposição.",
            "Veja primeiro se precisa de motor ou de central e controle.",
          ],
        ],
        bullets: [
          "Nice: motor de corrente contínua, suave, com bateria de reserva; confirme peça do modelo no Brasil",
          "AGL: linha simples para casa, com fechadura elétrica e interfone da mesma marca",
          "Intelbras: rede de lojas grande; faz sentido com câmera, interfone e aplicativo dela",
          "Ipec: controles, receptores e centrais que servem em motor comum de outra marca",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar de marca menos comum", "Peça e assistência antes do preço"],
        slots: [
          [
            "Ligue para duas lojas de peça da região e pergunte pela placa e pela engrenagem do modelo.",
            "Um motor barato sem placa à venda vira motor perdido no primeiro raio.",
          ],
          [
            "Veja se o controle usa código rolante e se há mais unidades à venda.",
            "Confira se os controles são comuns nas lojas ou só da marca.",
          ],
          [
            "Compare os quilos e os ciclos por hora da ficha, e não a potência do nome.",
            "A ficha com capacidade e ciclos diz mais que o nome da linha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é a melhor entre Nice, Ipec, AGL e Intelbras?",
        answers: [
          "Não há uma só: Nice para bateria e integração, AGL e Intelbras para casa com acesso da marca, Ipec para central e controle.",
        ],
      },
      {
        question: "Vocês atendem Nice, Ipec, AGL e Intelbras?",
        answers: ["Diga o modelo pela foto da etiqueta: respondemos antes da visita se atendemos e se há peça."],
      },
      {
        question: "Uma central Ipec serve em motor AGL?",
        answers: [
          "Em motor comum, muitas vezes sim, conferidos o fim de curso e a tensão. Em motor com inversor ou de baixa tensão, não.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor ou do anúncio",
  },
  {
    id: "motor-chines-presta",
    broader: "comparacao-de-marcas",
    label: "Motor chinês ou sem marca",
    phrase: "o motor chinês ou de marca desconhecida",
    intent: "question",
    asks: [
      "motor chinês",
      "motor chinês presta",
      "motor chinês bom",
      "motor chinês mercado livre",
      "motor mercado livre presta",
      "motor shopee presta",
      "motor shopee",
      "motor aliexpress",
      "motor importado barato",
      "motor sem marca",
      "motor marca desconhecida",
      "motor genérico",
      "motor genérico ou [marca]",
      "motor sem marca ou [marca]",
      "motor chinês ou [marca]",
      "motor genérico presta",
      "marca desconhecida motor presta",
      "motor barato presta",
      "motor da china",
    ],
    answers: {
      any: [
        "Pode funcionar, mas só compensa se há placa, engrenagem e controle dele à venda no Brasil: sem reposição, o primeiro defeito acaba com o motor. Confira tensão, frequência do controle, quilos da ficha, nota fiscal e garantia de quem vende antes de pagar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que checar no anúncio", "Cinco perguntas antes de comprar"],
        slots: [
          [
            "Se o vendedor não responde por escrito, a resposta é não.",
            "Guarde as respostas: elas valem na reclamação.",
          ],
        ],
        bullets: [
          "Há placa e engrenagem avulsas, e quanto custam?",
          "A tensão é 127 V, 220 V ou as duas?",
          "O controle usa 433 MHz com código rolante?",
          "Quantos quilos e quantos ciclos por hora, na ficha?",
          "Quem atende a garantia, e onde?",
        ],
      },
    ],
    keep: ["choose", "replace"],
    questions: [
      {
        question: "Vocês instalam motor comprado na internet?",
        answers: [
          "A mão de obra avulsa parte de {price.installation}; o modelo e o que falta são confirmados por foto antes.",
        ],
      },
      {
        question: "Tenho direito de devolver o motor comprado pela internet?",
        answers: [
          "Compra pela internet tem 7 dias para arrependimento, pelo CDC, e 90 dias de garantia legal em produto durável.",
        ],
      },
    ],
    photo: "o anúncio ou a foto da etiqueta do motor",
  },
];
