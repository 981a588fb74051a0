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
        "Não existe uma única melhor marca de motor de portão: PPA, Garen, Peccinin, Rossi e Nice são boas, e cada uma acerta em um tipo de portão. A melhor para você é a que tem o modelo com folga para a sua folha, peça à venda na região e garantia por escrito. Em casa, a troca fica de {price.homeSwap}, com mão de obra.",
        "A melhor marca de motor de portão é a que tem o modelo certo para o seu portão e peça fácil de achar, e PPA, Garen, Peccinin, Rossi e Nice cumprem isso na maioria dos casos. Em basculante de casa elas se equivalem. No de correr e em prédio, decidem os quilos e os ciclos por hora da ficha.",
        "Entre as marcas de motor de portão, PPA, Garen, Peccinin e Rossi são as mais fáceis de manter, porque há peça e técnico em quase toda parte, e a Nice se destaca nos motores que aceitam bateria. Depois da marca, compare o modelo, que pesa mais na duração. A troca em casa custa de {price.homeSwap}, instalada.",
        "O ranking das melhores marcas de motor de portão muda com o uso. Para peça fácil de achar, PPA e Garen vêm na frente; para portão de correr, Rossi e PPA; para bateria de reserva, Nice. A Peccinin é opção comum em todos os tipos, e o que decide no fim é o modelo ter folga para a sua folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada marca tem de melhor", "Marcas de motor de portão e seus pontos fortes"],
        slots: [
          [
            "PPA, Garen, Peccinin e Rossi são as marcas nacionais mais vistas em garagens, e a Nice é italiana. Todas têm motor para casa, e a diferença está na linha em que cada uma se destaca.",
            "Nas garagens brasileiras aparecem sobretudo PPA, Garen, Peccinin e Rossi, nacionais, e a italiana Nice. Cada fabricante tem um ponto forte conhecido entre os instaladores.",
            "Quatro marcas nacionais, PPA, Garen, Peccinin e Rossi, e a italiana Nice respondem por boa parte dos motores em uso. Os pontos fortes de cada uma estão na lista.",
          ],
        ],
        bullets: [
          "PPA: linha mais ampla e motores rápidos JetFlex, com inversor",
          "Garen: motores de casa e de pequeno comércio, com peça comum nas lojas",
          "Rossi: tradição em portão de correr",
          "Peccinin: muitos em uso, com peça original e compatível",
          "Nice: linhas de baixa tensão que aceitam bateria de reserva",
        ],
      },
      {
        about: "choose",
        headings: ["Qual marca escolher para o seu portão", "A marca certa, caso a caso"],
        slots: [
          [
            "No basculante de casa, todas as marcas conhecidas têm motor de 1/4 HP para folha de até {width.quarterHp}, e a escolha fica entre tempo de abertura e preço instalado. No portão de correr e em prédio, compare os quilos e os ciclos por hora de cada modelo.",
            "Para basculante de até {width.quarterHp} há motor de 1/4 HP em todas as marcas comuns, então compare os segundos de abertura e o valor instalado. Portão de correr pesado e garagem coletiva pedem olhar a capacidade e os ciclos por hora antes do nome.",
            "Em basculante residencial, de até {width.quarterHp}, qualquer marca conhecida resolve com 1/4 HP, e a diferença está na rapidez e no preço. O deslizante e o portão de prédio se escolhem pelos quilos e pelos ciclos por hora.",
          ],
          [
            "Se você já tem fotocélula e controles, ficar na mesma marca costuma evitar trocá-los. Ao mudar de marca, conte com controles novos no orçamento.",
            "Manter a marca atual permite aproveitar o receptor, os controles e às vezes a base. Quem muda costuma precisar gravar ou comprar controles.",
            "Os controles da casa também contam: na mesma marca eles em geral continuam servindo, e em outra podem ser mais uma despesa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como comparar dois motores antes de comprar", "Perguntas para fazer ao vendedor"],
        slots: [
          [
            "Compare modelos do mesmo porte, e não só o nome da marca. Faça as mesmas perguntas a cada vendedor.",
            "Ponha lado a lado motores da mesma capacidade, com a ficha na mão. Estas perguntas servem para qualquer orçamento.",
            "A ficha do modelo vale mais que a fama da marca. Pergunte o mesmo a cada vendedor e compare as respostas.",
          ],
        ],
        steps: [
          "Qual é a largura, o peso ou o comprimento máximo da folha?",
          "Quantos ciclos por hora o modelo aguenta?",
          "A placa, a engrenagem e o controle são vendidos na sua cidade?",
          "De quanto é a garantia, e quem faz o conserto?",
          "O código do controle muda a cada toque, o que dificulta a cópia?",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor tem mais peças em São Paulo?",
        answers: [
          "As de maior venda, como PPA, Garen, Rossi e Peccinin, têm peça em lojas de automação. Modelo antigo ou raro demora mais, em qualquer marca.",
          "PPA, Garen, Peccinin e Rossi são as mais fáceis de repor. Confirme mesmo assim o seu modelo, porque os fora de linha podem demorar.",
          "Para as nacionais mais vendidas, PPA, Garen, Rossi e Peccinin, quase sempre se acha peça em loja do ramo. Motor importado pode pedir encomenda.",
        ],
      },
      {
        question: "Motor importado ou nacional?",
        answers: [
          "Escolha o que tiver peça e assistência aqui. O importado sem reposição no país fica parado na primeira placa queimada.",
          "A origem pesa menos que a reposição: um importado com peça à venda serve bem, e um nacional fora de linha não.",
          "Para a maioria das casas, o nacional é mais prático, porque a peça se acha em loja comum. O importado compensa por um recurso que você queira, como a bateria.",
        ],
      },
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: [
          "Não, somos loja e assistência independente, e vendemos, instalamos e consertamos várias marcas.",
          "Somos independentes, sem vínculo com fabricante. Por isso podemos comparar marcas diferentes para o seu portão.",
          "De nenhuma. Trabalhamos com várias marcas, e a indicação sai do tipo, do peso e do uso do portão.",
        ],
      },
      {
        question: "Marca barata dura menos?",
        answers: [
          "Depende do modelo e da folha. Um motor adequado em folha leve dura de {trade.life}, e um pequeno demais dura menos, de qualquer marca.",
          "Não necessariamente. O que encurta a vida do motor, que vai de {trade.life}, é folha pesada e uso acima do previsto na ficha.",
          "Nem sempre. O risco da marca desconhecida é não achar a placa ou a engrenagem depois, e então se troca o motor inteiro por causa de uma peça.",
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
        "As melhores marcas de motor de portão residencial para comprar com segurança são PPA, Garen e Rossi, porque peça e controle se acham fácil nas lojas. Para basculante, veja Garen e PPA; para portão de correr, Rossi e PPA. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "A marca de motor a comprar para sua casa é PPA se você quer abertura rápida, Garen em basculante ou deslizante comum, Rossi em portão de correr leve: as três têm peça fácil. O modelo certo para a sua folha pesa mais que o nome, e a troca completa custa {price.homeSwap}.",
        "Para casa, a melhor marca de motor é a que tem modelo para a sua folha e peça por perto, e PPA, Garen e Rossi cumprem isso em quase todo portão residencial. Peccinin e Nice também servem, confirmada a reposição; motor e mão de obra somam {price.homeSwap} na troca.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que distingue cada marca", "Marca por marca, em poucas palavras"],
        slots: [
          [
            "Todas fazem bons motores residenciais, e o que muda é a linha mais forte de cada uma e a facilidade de achar peça.",
            "As diferenças que contam para uma casa estão na linha principal e na reposição, como se vê abaixo.",
            "Motor de casa todas têm. Compare então a linha em que cada marca é mais forte e a oferta de peças.",
          ],
        ],
        bullets: [
          "PPA: linha ampla e a tecnologia rápida JetFlex, que só aceita a placa da própria linha.",
          "Garen: basculantes e deslizantes de casa, com peça comum nas lojas.",
          "Rossi: deslizantes compactos, como o DZ Nano, que não servem em folha pesada.",
          "Peccinin: linha Gatter, de portão de correr; confirme a peça do modelo.",
          "Nice: linhas de baixa tensão com bateria de reserva; confirme se o modelo é nacional.",
        ],
      },
      {
        about: "choose",
        headings: ["Como decidir entre duas marcas", "O que pesa mais que a marca"],
        slots: [
          [
            "Comece pela ficha do modelo. No portão de correr, ela deve indicar capacidade um terço acima do peso da folha; no basculante, a largura aceita, que é de até {width.quarterHp} para 1/4 HP.",
            "Primeiro veja se o modelo serve: no deslizante, um terço de sobra sobre o peso dela; em basculante, a largura, com limite de {width.quarterHp} em motor de 1/4 HP.",
            "O tamanho vem antes do nome. Deslizante pede um terço a mais de capacidade que o peso da folha, e um basculante de 1/4 HP vai até {width.quarterHp} de largura.",
          ],
          [
            "No empate, decidem o total instalado e o que você já tem. Quem tem controles e central de uma marca gasta menos ficando nela.",
            "Entre dois modelos iguais, some motor, mão de obra e controles. Ficar na marca da central atual evita comprar controles de novo.",
            "Se os dois servem, compare o preço já instalado. A marca dos controles da casa leva vantagem, porque eles continuam em uso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalado", "O preço do motor de casa"],
        slots: [
          [
            "Nossos kits de basculante de até {width.quarterHp} custam {models.pricesNamedOr}, instalados e com controles. Em portão de correr e de abrir, a troca do motor fica de {price.homeSwap}, com mão de obra.",
            "No basculante até {width.quarterHp} de largura, {models.pricesNamedOr}, já com instalação, central e controles. Para os outros portões de casa, trocar o motor custa {price.homeSwap}.",
            "Basculante até {width.quarterHp}: {models.pricesNamedOr}, tudo instalado. Correr e abrir: troca por {price.homeSwap}, motor e trabalho juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Marca cara dura mais?",
        answers: [
          "Não por si só. Em folha leve e bem regulada, motor de marca conhecida dura de {trade.life}; o que encurta a vida é portão pesado.",
          "Depende mais da folha que do nome: trilho limpo e motor do tamanho certo levam qualquer uma delas a {trade.life}.",
        ],
      },
      {
        question: "Posso usar controle de uma marca no motor de outra?",
        answers: [
          "Só se frequência e tipo de código combinam, o que nem sempre acontece. Um receptor avulso ligado à central resolve quando não combinam.",
          "Nem sempre: frequência e código precisam bater com o receptor. Quando não batem, instala-se um receptor separado na mesma placa.",
        ],
      },
      {
        question: "Vocês atendem todas essas marcas?",
        answers: [
          "Sim, como loja e assistência independente: vendemos, instalamos e consertamos {shop.brands}, com peça original ou compatível.",
          "Trabalhamos com {shop.brands}, sem vínculo com as fábricas, tanto na venda quanto no conserto.",
        ],
      },
      {
        question: "Qual a garantia do motor novo?",
        answers: [
          "O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. Guarde a nota e a etiqueta com o número de série.",
          "São {warranty.motor} de fábrica no motor e {warranty.installation} na instalação, contados da nota fiscal.",
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
      "controle garen central ppa",
      "controle ppa central garen",
      "controle ppa central peccinin",
      "controle rossi central ppa",
      "controle rossi central garen",
      "controle peccinin central ppa",
      "controle nice central ppa",
      "controle garen placa ppa",
      "controle ppa placa garen",
      "controle ppa placa rossi",
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

      ...["ppa garen", "ppa rossi", "ppa peccinin", "garen rossi", "garen peccinin", "rossi peccinin"].map(
        (pair) => `controle compatível ${pair}`,
      ),
      ...["ppa", "garen", "rossi", "peccinin", "nice"].flatMap((make) => [
        `controle compatível intelbras ${make}`,
        `controle serve intelbras ${make}`,
        `controle funciona intelbras ${make}`,
      ]),
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
        "Controle de uma marca serve em motor de outra só se a central lê o mesmo código e a mesma frequência, em geral 433 MHz. Em código fixo, que não muda a cada aperto, costuma dar certo. Com código rolante, não, e a saída é um receptor avulso, que mantém motor e placa.",
        ...[
          "PPA Garen",
          "PPA Peccinin",
          "PPA Rossi",
          "PPA Nice",
          "Garen Rossi",
          "Garen Peccinin",
          "Rossi Peccinin",
          "Intelbras Rossi",
          "Intelbras PPA",
          "Intelbras Garen",
        ].map((pair) => {
          const [first = "", second = ""] = pair.split(" ");
          return `Dá para usar controle ${first} em motor ou central ${second}, e ${second} em ${first}: ele funciona se os dois usam código fixo na mesma frequência, em geral 433 MHz. Com código rolante, que muda a cada aperto, não funciona, e a saída é um receptor avulso ligado à central.`;
        }),
        "Nem sempre um controle Rossi, SEG ou Nice grava em motor de outra marca: depende do código, fixo ou rolante, e não do nome. O fixo de 433 MHz costuma ser aceito; o rolante exige o da própria linha, e o controle universal só copia o fixo.",
        "Dá para gravar controle de uma marca em central de outra quando os dois usam código fixo e 433 MHz; com rolante, quase nunca. Se não gravar, um receptor avulso ligado à botoeira faz qualquer controle funcionar em qualquer marca de portão, em até {trade.smallRepair}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o controle vai funcionar", "Teste antes de comprar"],
        slots: [
          [
            "O que manda é a placa instalada, que pode nem ser da marca do motor. Compare com um controle que já abre.",
            "Olhe para a central, e não para o nome na carcaça: placa de outra marca é comum.",
            "A central decide, e ela pode ter sido trocada. Use como modelo um controle que funciona.",
          ],
        ],
        steps: [
          "Leia no verso do controle a frequência e o modelo.",
          "Compare com o controle que já abre o portão.",
          "Procure no manual se o código é fixo ou rolante.",
          "Em receptor externo, tente gravar pelo manual: ele avisa se aceitou.",
          "Receptor dentro do motor é do técnico, porque há tensão.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o controle não gravar", "Saídas quando as marcas não combinam"],
        slots: [
          [
            "Há três saídas, da mais barata à mais cara.",
            "Escolha pelo número de controles que você tem.",
            "Quase nunca é preciso trocar a central.",
          ],
        ],
        bullets: [
          "Um ou dois controles: compre do padrão da central",
          "Muitos controles de outra marca: receptor avulso do padrão deles",
          "Código fixo: universal copia o que já funciona",
          "Central com defeito também: placa nova, com novo cadastro",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada saída", "Controle, receptor ou central"],
        slots: [
          [
            "Controle compatível de código fixo é o mais barato, depois o original, o rolante, o receptor avulso e, por último, a central. Com quatro ou mais controles a aproveitar, o receptor costuma sair na frente.",
            "Em ordem de custo: controle fixo, rolante, receptor, placa. O receptor compensa a partir de uns quatro controles.",
            "O preço cresce do controle fixo ao rolante, ao receptor e à central. Muitos controles fazem o receptor valer a pena.",
          ],
          [
            "O receptor se liga em até {trade.smallRepair}, sem tirar o rádio da placa. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Instalar o avulso leva até {trade.smallRepair}, e o rádio original continua. Com visita de ajuste, em residência desde {price.preventive}, fora peças.",
            "São até {trade.smallRepair} para pôr o avulso ao lado do original. A ida com ajuste em casa começa em {price.preventive}, peças à parte.",
          ],
        ],
      },
    ],
    keep: [],
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
          "Pelo modelo: chavinhas dentro da capa são código fixo antigo, e o manual diz o resto. A foto dos dois lados costuma bastar.",
          "O manual da central informa. Na falta dele, o modelo no verso do controle indica.",
        ],
      },
      {
        question: "Posso usar um controle para dois motores de marcas diferentes?",
        answers: [
          "Pode, se as duas centrais aceitam o código dele, um botão para cada uma. Senão, põe-se receptor igual no segundo.",
          "Sim, com receptor do mesmo padrão nos dois portões.",
        ],
      },
      {
        question: "Controle Nice funciona em Peccinin?",
        answers: [
          "Não por serem do mesmo grupo. Valem frequência e código do receptor.",
          "Só se o padrão for o mesmo. O nome não garante.",
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
      "trocar placa outra marca",
      "posso trocar placa outra marca",
      "pôr placa outra marca",
      "placa outra marca",
      "colocar placa outra marca",
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
        "Pode servir: placa de uma marca, como Garen, PPA, Rossi ou Peccinin, funciona em motor comum de outra quando combinam tensão, potência, capacitor e fim de curso. Em motor com inversor, encoder ou 24 V não serve, só a central da própria linha, e os controles mudam para o padrão da nova.",
        "Depende do motor. No comum, de capacitor, uma central de outra marca é compatível se tensão, potência e tipo de fim de curso são os mesmos; no de inversor, encoder ou 24 V, não, e a central universal também não. A etiqueta do motor decide entre marcas.",
        "Sim, em motor comum: a placa de outra marca, ou a central universal, trabalha se aceita a tensão, a potência e o fim de curso que ele tem. Não em qualquer motor, porque inversor, 24 V e encoder exigem a original, e os controles antigos podem deixar de servir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa combinar entre placa e motor", "Antes de comprar a placa de outra marca"],
        slots: [
          [
            "A comparação se faz pela etiqueta do motor e pela ficha da placa, sem abrir a tampa. Um ponto diferente já queima a central na primeira ligação.",
            "Etiqueta do motor de um lado, descrição da placa do outro: se um item não bate, não compre. A tampa fica fechada.",
            "Não é preciso abrir o motor para comparar. Cada item precisa coincidir, ou a placa nova se perde ao ligar.",
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
        headings: ["O que muda com a placa de outra marca", "Controles, regulagem e garantia"],
        slots: [
          [
            "Os controles passam a ser os do padrão da placa nova. Os antigos só ficam se o código for o mesmo, ou com um receptor avulso, que custa menos que trocar todos.",
            "Central nova, controles do padrão dela. Para manter os velhos de outro código, instala-se um receptor à parte, mais barato que comprar vários.",
            "Quem tem muitos controles deve conferir o código antes, porque a central muda o padrão. Um receptor avulso, de menor custo, aproveita os que já existem.",
          ],
          [
            "Percurso, força e pausa são gravados do zero, com teste da fotocélula. Em motor na garantia, placa de outro fabricante pode encerrar a cobertura.",
            "A regulagem recomeça: curso, força e fechamento automático. E consulte a garantia antes, se ela ainda corre, pois central alheia pode anulá-la.",
            "Depois da troca se refaz tudo, do percurso ao sensor. Motor novo, ainda coberto, perde a garantia de fábrica com central de terceiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar a central do motor", "Placa compatível, original ou motor novo"],
        slots: [
          [
            "A compatível costuma custar menos que a original, e a de inversor é a mais cara. Se o motor também está gasto, compare com a troca completa em casa, de {price.homeSwap}, com mão de obra.",
            "Em preço crescente ficam a compatível, a original e a de inversor. Com o motor no fim, o conjunto novo em residência, de {price.homeSwap} instalado, pode valer mais.",
            "Central compatível é a opção mais em conta, a original vem depois e a do inversor por último. Motor velho pede comparar com outro inteiro, de {price.homeSwap} em casa, já montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa universal é a mesma coisa?",
        answers: [
          "É uma central feita para motores comuns de várias marcas, com vários fins de curso. Valem as mesmas conferências, e inversor fica de fora.",
          "Quase: ela já prevê marcas e potências diferentes. Não serve em motor com inversor nem de 24 V.",
        ],
      },
      {
        question: "Vale mais a placa original ou a compatível?",
        answers: [
          "A original, quando existe e há muitos controles dela. A compatível, quando a original saiu de linha ou o uso é simples.",
          "Com poucos controles, a compatível. Com muitos, some o preço deles antes de decidir.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral uma a duas horas, com percurso e controles gravados. Cada controle a mais acrescenta minutos.",
          "Cerca de uma ou duas horas, se a placa já está confirmada. Cadastro de muitos controles alonga.",
        ],
      },
      {
        question: "Posso eu mesmo ligar a placa?",
        answers: [
          "Não é seguro: há tensão da rede e capacitor carregado, e um fio trocado queima a peça. A ligação é do técnico.",
          "Melhor não. Além do choque, uma ligação errada perde a central nova.",
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
      "motor italiano",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor nacional e importado, o nacional é melhor para a maioria das casas, porque placa, engrenagem e controle se acham na região. O motor importado de portão compensa quando é vendido aqui, com peças de reposição, manual e 60 Hz; trazido sozinho de fora, o primeiro defeito pode parar o portão por falta de peça.",
        "É melhor comprar o motor fabricado no Brasil se você quer conserto rápido; o importado só compensa com peças de reposição à venda aqui, tensão de 127 ou 220 V em 60 Hz e garantia de vendedor do país. Trocar o motor de casa fica de {price.homeSwap}, com mão de obra.",
        "Motor italiano ou brasileiro para portão? Decida pela peça: PPA, Garen, Peccinin e Rossi têm reposição comum, e a Nice, italiana com rede no Brasil, também serve. Motor de fora do país sem vendedor aqui fica barato na compra e caro no primeiro defeito; o nacional é a escolha segura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir num motor importado", "Antes de comprar motor de fora"],
        slots: [
          [
            "Peça estas respostas por escrito antes de pagar, porque devolver um motor pesado é difícil.",
            "Confira estes pontos com o vendedor e guarde a resposta, com o modelo exato.",
            "A foto da etiqueta no anúncio mostra boa parte disto, e o resto se pergunta.",
          ],
        ],
        bullets: [
          "Tensão de 127 V ou 220 V, em 60 Hz",
          "Controle com homologação da Anatel",
          "Manual em português e esquema de ligação da central",
          "Placa, engrenagem e controle à venda no Brasil",
          "Quem atende a garantia e em que cidade",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cada um compensa", "Nacional ou importado, caso a caso"],
        slots: [
          [
            "Numa casa comum, com portão de até {width.quarterHp} e uso de família, o nacional resolve e se conserta com peça de balcão. A reposição fácil pesa mais que um recurso extra que ninguém usa.",
            "Para uso de família, vence o motor com peça no bairro, e esse costuma ser o nacional. Um recurso a mais vale pouco quando o portão fica dias parado esperando engrenagem.",
            "Quem abre o portão algumas vezes por dia ganha mais com o nacional, que tem placa e engrenagem fáceis de achar. Recurso de sobra não paga uma semana de portão parado.",
          ],
          [
            "O importado se justifica por um recurso de que você precisa, como motor de 24 V com bateria onde falta luz. Mesmo aí, escolha marca com venda e assistência no Brasil.",
            "Faz sentido olhar os de fora quando você quer baixa tensão com bateria de reserva ou uso muito intenso. A condição é a mesma: vendedor e peça no país.",
            "Baixa tensão com bateria, boa para quem sofre com falta de energia, é uma razão real para o importado. Ainda assim, só com marca que mantém peça por aqui.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no custo", "Preço de compra e preço de conserto"],
        slots: [
          [
            "O nacional instalado em basculante de até {width.quarterHp} parte de {price.lowest}, completo. Um importado comprado à parte paga a instalação separada, a partir de {price.installation}, e o modelo se confere por foto antes.",
            "Para basculante de até {width.quarterHp}, o kit nacional instalado começa em {price.lowest}. Quem já tem o importado gasta só a mão de obra, a partir de {price.installation}, se o modelo servir ao portão.",
            "Em portão basculante com até {width.quarterHp}, o kit nacional já montado parte de {price.lowest}. Instalar um motor trazido por você começa em {price.installation}, depois de vista a etiqueta.",
          ],
          [
            "A diferença aparece no conserto: peça nacional se compra na semana, e a importada sem estoque pode levar meses ou não existir. Some isso ao preço antes de decidir.",
            "No defeito é que a conta vira, porque uma engrenagem de fora pode demorar ou faltar de vez. A peça comum, ao contrário, tem original e compatível.",
            "O barato de fora encarece quando quebra: sem peça no país, troca-se o motor inteiro por uma engrenagem. Nos modelos comuns, há original e paralelo para escolher.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Todo motor nacional é feito inteiro no Brasil?",
        answers: [
          "Nem sempre: muitos usam componentes eletrônicos importados. Para você, o que conta é a marca manter peça, manual e garantia no país.",
          "Em geral não por inteiro, já que parte da eletrônica vem de fora. A vantagem do nacional está na reposição, e não na origem de cada componente.",
        ],
      },
      {
        question: "Motor de 50 Hz funciona no Brasil?",
        answers: [
          "Não compre: a rede brasileira é de 60 Hz, e um motor só de 50 Hz muda de velocidade e aquecimento. Serve apenas o que traz 50/60 Hz na etiqueta.",
          "Só se a etiqueta disser 50/60 Hz. O que é feito apenas para 50 Hz trabalha fora do previsto na nossa rede, que é de 60 Hz.",
        ],
      },
      {
        question: "O controle do importado funciona aqui?",
        answers: [
          "Funciona se vier na frequência usada no país, em geral 433 MHz, e com selo da Anatel. Sem isso, troca-se o receptor por um avulso, vendido aqui.",
          "Em geral sim, quando é de 433 MHz e homologado pela Anatel. Se não for, um receptor avulso com controles comuns costuma resolver.",
        ],
      },
      {
        question: "Vocês consertam motor importado?",
        answers: [
          "Consertamos quando há peça no Brasil ou quando o defeito é de regulagem, cabo, capacitor ou fim de curso. Placa exclusiva sem reposição leva à central universal ou à troca.",
          "Sim, se existir peça ou uma central compatível. Mande a etiqueta: em regulagem e sensores quase sempre há o que fazer, e em placa sem reposição comparamos com o motor novo.",
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
        "Sim, Ipec é bom para comando: a marca é mais conhecida por controles, placas, receptores e sensores, e presta quando código, potência e fim de curso combinam com o motor. Não serve no lugar da placa de motor com inversor, que só aceita a da própria linha.",
        "Vale a pena comprar central Ipec para motor comum que perdeu a original, e o receptor Ipec é boa escolha se os controles são do mesmo código. Para o motor em si, compare com marcas de peça fácil. A troca em casa fica de {price.homeSwap}.",
        "A marca Ipec presta e é confiável em placa, receptor e controle para portão com motor comum. Se o técnico quer instalar Ipec, confira tensão, fim de curso e frequência, em geral 433 MHz; em motor com inversor, recuse, porque a central tem de ser a do fabricante.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher Ipec", "Onde a Ipec combina e onde não"],
        slots: [
          [
            "O uso mais comum é repor a central ou acrescentar um receptor. Veja em qual caso está o seu.",
            "Cada produto da marca tem o seu lugar. Compare com o que você precisa.",
            "Placa, receptor e controle atendem situações diferentes. A lista separa.",
          ],
        ],
        bullets: [
          "Central Ipec: motor comum, com capacitor, sem a placa original",
          "Receptor Ipec: manter o motor e usar controles da marca",
          "Controle Ipec: central do mesmo código, gravado nela",
          "Não use: motor com inversor, encoder ou 24 V, que pedem a central do fabricante",
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de comprar Ipec", "O que olhar na etiqueta"],
        slots: [
          [
            "Tudo se vê por fora, com a tampa fechada. Compare com a ficha do produto.",
            "A conferência evita placa que não liga. Reúna os dados antes de pagar.",
            "Quatro dados decidem a compra, e nenhum exige abrir o motor.",
          ],
        ],
        steps: [
          "Leia na etiqueta do motor a potência e a tensão.",
          "Veja no controle atual a frequência e se o código é fixo ou rolante.",
          "Anote se há fotocélula, trava ou sinaleiro ligados.",
          "Compare com a ficha da placa: saída de motor e tipo de fim de curso.",
        ],
      },
      {
        about: "cost",
        headings: ["O que a placa Ipec muda no custo", "Compatível ou original: a conta"],
        slots: [
          [
            "Placa compatível, como a Ipec, costuma custar menos que a original e mais que um reparo em bancada. A troca soma programação e, se o código muda, controles novos para todos.",
            "Entre reparo, compatível e original, a central Ipec fica no meio. Controles de outro código entram na conta, um por pessoa.",
            "O reparo sai por menos, a original por mais, e a compatível entre os dois. Mudando o código, some os controles.",
          ],
          [
            "Antes de ligar a nova, o motor e o capacitor são medidos, para ela não queimar igual. O serviço leva cerca de {trade.smallRepair}.",
            "Mede-se o motor primeiro, porque em curto ele queima a placa nova. Com a peça em mãos, são perto de {trade.smallRepair}.",
            "A medição do motor vem antes da troca, que leva em torno de {trade.smallRepair} com percurso e controles gravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Ipec abre motor de outra marca?",
        answers: [
          "Abre se a central ler o código dele. De código rolante, só a da mesma linha ou um receptor Ipec à parte.",
          "Depende da central instalada, e não da marca do motor. Com receptor avulso, abre em qualquer um.",
        ],
      },
      {
        question: "Vocês vendem Ipec?",
        answers: [
          "Trabalhamos com {shop.someBrands}, e indicamos a peça que serve no lugar quando não há a Ipec.",
          "As marcas com que trabalhamos são {shop.someBrands}. Para item Ipec, vemos se há ou qual compatível substitui.",
        ],
      },
      {
        question: "A placa Ipec queimou. Compro outra igual?",
        answers: [
          "Igual é o mais simples, porque os controles continuam. Antes se mede o motor, que pode ter causado a queima.",
          "Sim, se houver à venda. Peça a medição do motor e do capacitor antes de ligar a nova.",
        ],
      },
      {
        question: "Qual a garantia de uma placa trocada?",
        answers: [
          "Peça e serviço têm os 90 dias da lei, além do prazo do fabricante quando houver. Surto e água ficam fora.",
          "Vale a garantia da lei, contra defeito. Um DPS no quadro protege do que ela não cobre.",
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
        "Não há marca de motor de portão que comprovadamente dure mais: entre as conhecidas, como PPA, Garen, Rossi, Peccinin e Nice, a vida útil é de {trade.life} em casa. Dura mais o modelo com um terço de folga sobre o peso da folha e com peça fácil na sua região.",
        "Nenhuma marca de motor dura mais que as outras na mesma categoria: todas as conhecidas ficam de {trade.life}, e nenhum dado público dá anos a mais a uma. A que menos quebra é a que trabalha folgada; no empate, fique com PPA, Garen ou Rossi, de peça mais comum.",
        "Marca de motor mais durável não existe para a vida toda: PPA, Garen, Rossi e outras duram de {trade.life} se a folha anda leve e a potência sobra. Compre pela capacidade e pela reposição, que é o que estica os anos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz um motor durar", "Compare estes pontos entre as marcas"],
        slots: [
          [
            "Em vez do nome, compare quatro dados, que explicam quase toda a diferença entre um motor que acaba cedo e um que chega a {trade.life}.",
            "Dois motores da mesma marca podem durar o dobro um do outro, por causa destes pontos.",
            "Anos a mais vêm destes fatores, iguais em qualquer marca.",
          ],
        ],
        bullets: [
          "Capacidade: um terço acima do peso da folha.",
          "Ciclos por hora: acima do seu pico; modelo de casa em prédio acaba cedo.",
          "Peça à venda: placa, engrenagem e controle do modelo na sua cidade.",
          "Parada: encoder ou fim de curso bem regulado, sem pancada no fim.",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados que esticam a vida", "Como chegar ao fim da faixa"],
        slots: [
          [
            "Trilho limpo, folha equilibrada e revisão {visits.home} levam o motor ao alto da faixa. Circuito próprio, aterramento e protetor de surto defendem a placa, que costuma morrer antes do redutor.",
            "A revisão {visits.home}, com limpeza e equilíbrio, é o que mais soma anos. Para a placa, parte mais sensível, valem terra, DPS e caixa vedada.",
            "Cuide da folha e da energia: revisão {visits.home}, trilho varrido, fio terra e protetor de surto. Água e raio matam a placa de qualquer marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar com o tempo", "Quando o motor velho ainda vale"],
        slots: [
          [
            "Depois de {trade.life}, capacitor ou fim de curso ainda compensam. Redutor gasto ou placa sem reposição pedem comparação com a troca, de {price.homeSwap} em casa, com mão de obra.",
            "Motor que já fez {trade.life} merece peça pequena, e não redutor novo. A troca em residência, com o trabalho, custa {price.homeSwap}.",
            "Com {trade.life} de uso, conserte o que é barato. Para redutor ou placa, compare com motor novo, {price.homeSwap} instalado na troca.",
          ],
        ],
      },
    ],
    keep: [],
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
          "É um sinal, não prova, e vale ler o que ela cobre. O motor que vendemos tem {warranty.motor}, e a instalação, {warranty.installation}.",
          "Ajuda, mas não garante duração. Nos nossos são {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Não, se a folha está equilibrada e ele freia antes do fim. O que encurta a vida é a pancada na parada e a folha pesada.",
          "Em folha firme, com inversor ou boa desaceleração, não. Sem isso, o tranco gasta suporte e engrenagem.",
        ],
      },
      {
        question: "Como sei quantos anos meu motor tem?",
        answers: [
          "Pela etiqueta ou pela nota: muitos trazem data ou lote na carcaça. Sem isso, o modelo da placa dá uma ideia da época.",
          "Procure data ou número de série na carcaça, sem abrir a tampa. A nota de compra é o registro mais seguro.",
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
      "nice agl",
    ],
    answers: {
      any: [
        "Nice, Ipec, AGL ou Intelbras? Cada marca serve a um caso: Nice, motor de baixa tensão com bateria; AGL, motor simples de casa, com fechadura e interfone; Intelbras, para quem já tem interfone ou câmera dela; Ipec, mais central e controle que motor. Em casa, a troca fica de {price.homeSwap}.",
        "Entre motor Nice, AGL, Intelbras e Ipec, a melhor para quem quer bateria e parada suave é a Nice; para gastar menos em casa, a AGL; com interfone Intelbras, a própria; e a Ipec entra como central e controle. Trocar o motor em residência custa de {price.homeSwap}.",
        "Comparação curta: Nice ganha em tecnologia de 24 V, AGL em simplicidade, Intelbras em combinar com interfone e câmera da marca, e Ipec em peça eletrônica para motor comum. Com peça confirmada na região, a troca em casa por Nice ou AGL vai de {price.homeSwap}, instalada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nice, Ipec, AGL e Intelbras, uma por uma", "Quando escolher cada marca"],
        slots: [
          [
            "Elas não disputam o mesmo lugar, por isso quase ninguém compara.",
            "A pergunta que decide é se você precisa de motor, de acesso ou de peça.",
            "Cada uma nasceu de um ramo diferente, e isso aparece no produto.",
          ],
        ],
        bullets: [
          "Nice: motores de 24 V, suaves, com bateria de reserva opcional",
          "AGL: linha simples para casa, com fechadura e interfone da marca",
          "Intelbras: rede de lojas grande; boa com câmera, interfone e aplicativo dela",
          "Ipec: controles, receptores e centrais que servem em motor comum",
          "Portão pesado ou de prédio: veja ciclos por hora na ficha, em qualquer marca",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Peça e assistência antes do preço"],
        slots: [
          [
            "Ligue para duas lojas de peça da região e peça o preço da placa e da engrenagem do modelo. Motor barato sem placa à venda vira motor perdido no primeiro raio.",
            "Pergunte em duas lojas quanto custam a placa e a engrenagem daquele modelo, antes de comprar. Se nenhuma tem, o primeiro surto condena o motor.",
            "Antes do preço do motor, procure o da placa e o da engrenagem, em lojas perto de você. Sem reposição, um raio acaba com o motor inteiro.",
          ],
          [
            "Compare na ficha os quilos, com um terço de folga, e os ciclos por hora, e não a potência do nome. Veja também se o controle é comum nas lojas ou só da marca.",
            "A ficha diz mais que o nome: capacidade com um terço de sobra e ciclos por hora. Confira se há controle extra fácil de achar.",
            "Leia capacidade e ciclos na ficha, com folga de um terço no peso. E veja se o controle se encontra fora da loja da marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e o que aproveitar", "Interfone Intelbras com motor de outra marca"],
        slots: [
          [
            "O interfone Intelbras comanda motor de qualquer marca, por um contato na entrada do botão de parede. Por isso ter o interfone não obriga a comprar o motor dela.",
            "Não é preciso casar as marcas: qualquer interfone abre qualquer motor pelo contato da botoeira. A marca igual só facilita o aplicativo.",
            "Interfone e motor se falam por um simples contato, o da botoeira, então misturar marcas funciona. O ganho da marca única é o aplicativo.",
          ],
          [
            "Trabalhamos com Nice e AGL, entre outras, e a instalação de um motor que você já comprou parte de {price.installation}. A garantia é de {warranty.motor} no motor vendido por nós e de {warranty.installation} na instalação.",
            "Vendemos Nice e AGL; motor seu, de outra marca, se instala a partir de {price.installation}. No que vendemos, são {warranty.motor} de garantia, e {warranty.installation} no serviço.",
            "Nice e AGL estão entre as marcas que vendemos, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação. Só a mão de obra, com motor seu, custa desde {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é a melhor entre Nice, Ipec, AGL e Intelbras?",
        answers: [
          "Para bateria e suavidade, Nice; para casa simples, AGL; com câmera e interfone da marca, Intelbras; para central e controle, Ipec. Peça na região decide o empate.",
          "Não há uma só. Em portão leve de casa, a que tem placa à venda perto de você; em falta de luz frequente, Nice com bateria.",
        ],
      },
      {
        question: "Vocês atendem as quatro marcas?",
        answers: [
          "Consertamos as quatro quando há peça: regulagem, sensor e capacitor são parecidos em todas. Placa exclusiva se confirma pela etiqueta.",
          "Em regulagem e peças comuns, sim. Motor de 24 V e placa própria dependem da reposição, que verificamos pela etiqueta.",
        ],
      },
      {
        question: "Uma central Ipec serve em motor AGL?",
        answers: [
          "Em motor comum, muitas vezes sim, conferidos o fim de curso e a tensão. Em motor com inversor ou de 24 V, não.",
          "Costuma servir em motor simples, ligado direto na rede. Motor rápido ou de baixa tensão precisa da central da linha.",
        ],
      },
      {
        question: "Nice é a mesma coisa que Peccinin?",
        answers: [
          "A Peccinin passou para o grupo Nice, mas as linhas são diferentes. Peça de uma não serve na outra só por isso.",
          "São do mesmo grupo, com motores distintos. Vale sempre o modelo da etiqueta.",
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
      "motor china",
      "motor china bom",
      "marca chinesa",
      "marca chinesa motor portão presta",
      "motor chinês",
      "motor chinês presta",
      "motor chinês bom",
      "motor chinês mercado livre",
      "motor mercado livre presta",
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
        "Motor de portão barato presta se a capacidade passa em um terço o peso da folha e se há placa, engrenagem e controle dele à venda no Brasil. Sem peça, o primeiro defeito acaba com o motor. Some a instalação, a partir de {price.installation}, e compare com o kit basculante, de {price.lowest} já instalado.",
        "Motor chinês de portão presta se há peça dele, placa, engrenagem e controle, à venda no Brasil. Sem isso, o primeiro defeito acaba com o genérico, enquanto PPA e outras marcas têm reposição. Pela metade do preço, some a instalação, a partir de {price.installation}, antes de comprar.",
        "PPA ou genérico: a PPA, porque tem peça e técnico em toda parte. O motor chinês sem marca só vale com nota, garantia e peça avulsa no Brasil. Na troca em casa com motor conhecido, conte de {price.homeSwap}. Instalar um comprado na internet parte de {price.installation}.",
        "O motor importado da China, do AliExpress ou sem marca, funciona aqui se a tensão é a da sua rede e o controle usa 433 MHz, mas costuma morrer por falta de peça. Compare: instalar o genérico parte de {price.installation}, e um PPA ou similar trocado em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que checar no anúncio do motor", "Cinco perguntas antes de comprar"],
        slots: [
          [
            "Se o vendedor não responde por escrito, a resposta é não. Guarde a conversa, que vale na reclamação.",
            "Faça estas perguntas no chat do anúncio e guarde as respostas. Silêncio já é motivo para não comprar.",
            "O barato se decide nestas cinco respostas, dadas por escrito. Uma negativa basta para desistir.",
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
      {
        about: "choose",
        headings: ["Genérico ou motor de marca", "O que a diferença de preço compra"],
        slots: [
          [
            "No de marca, paga-se por reposição: daqui a cinco anos ainda se acha placa e engrenagem. No genérico, sem peça, troca-se o motor inteiro, e a economia vira prejuízo.",
            "A diferença está no conserto futuro. Motor conhecido troca capacitor, placa ou engrenagem e segue; o sem marca vai para o lixo no primeiro defeito sem peça.",
            "Quem compra marca compra peça por muitos anos. No chinês sem representante, um relé queimado pode custar o motor todo.",
          ],
          [
            "Potência no anúncio engana: o que conta são os quilos e os ciclos por hora da ficha, com um terço de folga. Sem ficha, o número não vale nada.",
            "Desconfie de HP alto por preço baixo e procure a capacidade em quilos, com um terço de sobra. Produto sem ficha técnica não dá para dimensionar.",
            "Leia quilos e ciclos, e não só a potência impressa. Ficha ausente ou traduzida pela metade é sinal ruim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta do motor importado", "Quanto custa de verdade o barato"],
        slots: [
          [
            "Some frete, imposto de importação, adaptação de suporte e instalação. No basculante de até {width.quarterHp}, o kit de marca já instalado parte de {price.lowest}, com {warranty.motor} de garantia, e a diferença costuma sumir.",
            "O preço do site não traz imposto, suporte nem mão de obra. Em basculante até {width.quarterHp}, compare com o kit instalado desde {price.lowest}, que tem {warranty.motor} de garantia aqui.",
            "Imposto, adaptação e instalação encurtam a vantagem. Um kit de basculante de até {width.quarterHp}, colocado, começa em {price.lowest} e leva {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam motor comprado na internet?",
        answers: [
          "Sim: a mão de obra avulsa parte de {price.installation}, depois de conferirmos por foto se o motor serve na folha. A garantia é só do serviço.",
          "Instalamos, a partir de {price.installation}, se ele aguenta o peso e a tensão bate. O aparelho fica por conta de quem vendeu.",
        ],
      },
      {
        question: "Tenho direito de devolver o motor comprado pela internet?",
        answers: [
          "Sim: 7 dias de arrependimento pelo Código do Consumidor e 90 dias da lei para defeito. Em site estrangeiro, cobrar isso é difícil.",
          "Tem, em loja no Brasil: 7 dias para desistir e os 90 dias da lei. Fora do país, depende da plataforma.",
        ],
      },
      {
        question: "O controle do motor chinês é seguro?",
        answers: [
          "Muitos usam código fixo, que se copia em segundos. Prefira código rolante, que muda a cada aperto.",
          "Só se for de código rolante. O fixo, comum nos mais baratos, qualquer chaveiro copia.",
        ],
      },
      {
        question: "Já comprei e queimou. Tem conserto?",
        answers: [
          "Às vezes: capacitor e relé são comuns, e uma central universal pode entrar em motor sem inversor. Engrenagem própria quase nunca se acha.",
          "Se foi placa, uma universal de mesma potência pode servir. Engrenagem ou redutor sem peça encerram o caso.",
        ],
      },
    ],
    photo: "o anúncio ou a foto da etiqueta do motor",
  },
  {
    id: "seg-solo-ou-ppa-home",
    broader: "comparacao-de-marcas",
    label: "SEG Solo ou PPA Home",
    phrase: "a comparação entre o SEG Solo e o PPA Home",
    asks: [
      ...combine(
        ["seg solo ppa home", "seg solo ppa dz home", "seg solo dz home", "seg ppa home", "seg ppa dz home"],
        ["", "mais barato", "preço", "qual melhor", "diferença", "qual comprar"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre o SEG Solo e o PPA Home, o mais barato na loja muda com a promoção, porque os dois são motores de correr da mesma faixa. Instalado por nós, o PPA costuma sair por menos: a troca em casa, com motor e mão de obra, fica de {price.homeSwap}, e um SEG comprado por você paga só a instalação, a partir de {price.installation}.",
        "SEG Solo ou PPA Home: na loja, o mais barato depende do dia, porque a diferença entre os dois é pequena. Com a instalação, o PPA costuma custar menos conosco: são de {price.homeSwap} na troca em casa, com motor e mão de obra, contra {price.installation} ou mais só para instalar um SEG que você trouxer.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como comparar o Solo com o Home", "O que decide entre os dois motores"],
        slots: [
          [
            "Com a mesma potência, os dois fazem o mesmo trabalho: empurram a folha pela cremalheira, a barra dentada presa ao portão. Olhe estes pontos nas duas caixas antes de comparar o preço.",
            "Os dois ficam presos a uma base ao lado da folha e a movem pela cremalheira, que é a barra dentada do portão. Para a comparação ser justa, confira os mesmos itens em ambos.",
          ],
        ],
        bullets: [
          "Capacidade em quilos da etiqueta, um terço acima do peso da sua folha",
          "Potência igual: 1/4 com 1/4 HP, ou 1/3 com 1/3 HP",
          "Número de controles e metros de cremalheira na caixa",
          "Placa e engrenagem à venda perto de você",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço de cada um", "O que muda no preço com a instalação"],
        slots: [
          [
            "Some ao preço da caixa o que ela não traz, como cremalheira, controle a mais e mão de obra. Quem troca um motor do mesmo tipo aproveita a base e a barra em bom estado, e isso vale para as duas marcas.",
            "O motor mais barato na prateleira pode sair mais caro no portão, quando faltam cremalheira ou controles. Na troca, a base e a barra dentada em ordem são aproveitadas, seja qual for a marca.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Peça e conserto de SEG e de PPA", "Depois da compra: peças"],
        slots: [
          [
            "As peças da PPA se acham com facilidade em São Paulo. As da SEG variam com a loja, por isso vale perguntar antes pela placa e pela engrenagem do Solo. Consertamos as duas marcas, como assistência independente.",
            "Peça de PPA é comum no comércio de São Paulo, e a de SEG depende mais da loja. Um motor barato cuja placa demora a chegar deixa o portão parado. Fazemos o conserto dos dois, sem vínculo com as fábricas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle da PPA funciona no motor SEG?",
        answers: [
          "Só se o receptor dos dois usar o mesmo código e a mesma frequência, o que nem sempre acontece. Mande a foto do controle e da etiqueta do motor.",
          "Depende do código do receptor. Ao trocar de marca, o mais comum é gravar controles novos.",
        ],
      },
      {
        question: "A instalação de um é mais cara que a do outro?",
        answers: [
          "Não. O trabalho é o mesmo: fixar na base, alinhar a cremalheira, regular as paradas e gravar os controles. Leva de {time.sliding}.",
          "A mão de obra não muda com a marca, e sim com a base, o trilho e a parte elétrica do local. Conte de {time.sliding} de serviço.",
        ],
      },
      {
        question: "Qual dos dois dura mais?",
        answers: [
          "Os dois duram em geral {trade.life} em casa, quando a folha corre leve e pesa menos que o limite da etiqueta.",
          "A marca pesa menos que o portão: folha leve e revisão uma vez por ano fazem qualquer um durar {trade.life}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e a etiqueta do motor atual, se houver",
  },
  {
    id: "ppa-home-ou-garen-kdz",
    broader: "comparacao-de-marcas",
    label: "PPA Home ou Garen KDZ",
    phrase: "a comparação entre o PPA Home e o Garen KDZ",
    asks: [
      ...combine(
        ["ppa home garen kdz", "dz home kdz", "ppa dz home garen kdz", "ppa home kdz", "kdz ppa home"],
        ["", "mais barato", "preço", "qual melhor", "diferença", "qual comprar"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre o PPA Home e o Garen KDZ, o preço instalado fica na mesma faixa: de {price.homeSwap} na troca em casa, com motor e mão de obra. O mais barato muda com a potência e com a promoção da loja. Se você já tem controles Garen, o KDZ pode aproveitá-los. Se tem da PPA, vale o Home.",
        "PPA Home ou Garen KDZ: os dois são motores de correr para casa e, instalados, custam de {price.homeSwap} na troca, com a mão de obra. O melhor para você é o que aguenta o peso da folha com um terço de folga e aceita os controles que já tem. O mais barato depende da potência escolhida.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher entre Home e KDZ", "O que comparar nos dois motores"],
        slots: [
          [
            "Os dois empurram a folha pela cremalheira, a barra dentada presa ao portão, e existem em mais de uma potência. Compare versões de mesma capacidade, senão o mais barato pode ser só o mais fraco.",
            "Com a mesma potência, o serviço que fazem é o mesmo. A comparação só vale entre versões parecidas, e estes pontos mostram a diferença.",
          ],
        ],
        bullets: [
          "Quilos da etiqueta, um terço acima do peso da folha",
          "Aberturas por hora que o motor aguenta sem esquentar",
          "Controles que você já tem e quer aproveitar",
          "Metros de cremalheira e número de controles na caixa",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço de cada um", "O que entra no valor instalado"],
        slots: [
          [
            "A base e a cremalheira em bom estado são aproveitadas na troca, seja qual for a marca. O que muda o total é a potência, a cremalheira que falta e o ponto de energia. Pela foto do portão passamos o valor dos dois, sem custo.",
            "Na troca, o que já está firme no portão fica. A potência maior, a barra dentada nova e a fiação são o que aumenta o valor, na PPA ou na Garen. O orçamento dos dois, por foto, é grátis.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Peças e conserto de PPA e Garen", "Depois da compra: peças e assistência"],
        slots: [
          [
            "PPA e Garen estão entre as marcas mais comuns em São Paulo, e as duas têm engrenagem, placa e controle fáceis de achar. Consertamos os dois motores, como assistência independente.",
            "As duas marcas têm reposição fácil em São Paulo, da engrenagem à placa, e isso pesa a favor de ambas. O conserto de qualquer uma é feito por nós, sem vínculo com as fábricas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar um KDZ por um PPA Home na mesma base?",
        answers: [
          "Muitas vezes, sim, com novos furos e ajuste da altura até a cremalheira. O técnico confere na visita.",
          "Em geral a base é aproveitada, com adaptação da fixação. O que precisa combinar é a altura da engrenagem com a barra dentada.",
        ],
      },
      {
        question: "O controle de um serve no outro?",
        answers: [
          "Só se o código e a frequência do receptor forem os mesmos. Controle copiado de uma marca nem sempre grava na outra.",
          "Nem sempre. Mande a foto do controle atual, e dizemos em qual dos dois ele funciona.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "De {time.sliding}, com trilho, base e energia em ordem, em qualquer das duas marcas.",
          "O serviço é o mesmo nos dois e leva de {time.sliding}, já com as paradas reguladas e os controles gravados.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e a etiqueta do motor atual, se houver",
  },
];
