import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const automatizarManual: NarrowConcept[] = [
  {
    id: "automatizar-antigo",
    broader: "automatizar-manual",
    label: "Automatizar portão antigo",
    phrase: "a automação de portão antigo",
    asks: [
      "portão 30 anos automatizar",
      "portão 20 anos automatizar",
      "portão 40 anos automatizar",
      "portão 30 anos dá para automatizar",
      "portão 20 anos colocar motor",
      "portão 30 anos colocar motor",

      "portão novo automatizar velho",
      "portão novo ou automatizar",
      "automatizar velho ou portão novo",
      "compensa motor basculante velho",
      "automatizar portão antigo",
      "motor portão antigo",
      "portão velho motor",
      "automatizar portão velho",
      "portão antigo automático",
      "motorizar portão antigo",
      "motor portão velho",
      "aproveitar portão",
      "aproveitar portão velho",
      "aproveitar portão velho motor",
      "aproveitar portão antigo",
      "aproveitar portão motor",
      "colocar motor portão velho",
      "colocar motor portão antigo",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode: portão antigo recebe motor se a folha é firme e anda leve na mão. Antes do motor, revisam-se ferrugem, soldas, dobradiças ou roldanas e o peso das camadas de tinta; o basculante tem kit instalado a partir de {price.lowest}.",
        "Dá para pôr motor em portão antigo sem trocar a folha, na maioria dos casos. O que decide é a estrutura: ferro furado por ferrugem, coluna solta e cabo gasto são corrigidos antes, em linha própria do orçamento.",
        "Compensa automatizar o portão velho se a folha está firme, reta e anda leve na mão: no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. Portão novo só quando a base está furada de ferrugem ou a reforma passa da metade do preço de outro; a foto das soldas e da base mostra em qual caso está o seu.",
      ],
      price: [
        "Automatizar portão antigo custa o mesmo que um novo quando a folha está firme: no basculante de até {width.quarterHp}, {models.pricesOr} instalado. Solda, ferrugem e roldana ou cabo gasto entram em linha própria, por foto.",
        "O preço para automatizar portão velho soma o motor, a partir de {price.lowest} instalado no basculante de até {width.quarterHp}, e o acerto da folha, se houver. De correr e de abrir são orçados por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O portão antigo aguenta motor?", "O que olhar num portão velho", "Exame rápido da folha antiga"],
        slots: [
          [
            "Olhe com a folha parada, sem soltar cabo nem contrapeso.",
            "O exame é visual, e o que importa é a estrutura.",
            "Bastam olhos e celular; nada precisa ser desmontado.",
          ],
          [
            "A ferrugem na superfície se trata; uma chapa furada na base pede serralheiro.",
            "A tinta sobre tinta pesa, e o peso novo muda o contrapeso do basculante.",
            "Uma folha que raspa, cai de um lado ou pesa na mão precisa de acerto antes.",
          ],
        ],
        steps: [
          "Veja se a base da folha está furada de ferrugem.",
          "Procure solda trincada nos cantos.",
          "Olhe a coluna: trinca ou chumbador solto.",
          "Em portão de correr ou de abrir, mova devagar e sinta onde prende.",
          "Fotografe tudo; no basculante, só de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se acerta antes do motor", "Da reforma da folha ao motor", "Preparar o portão antigo"],
        slots: [
          [
            "Soldas, dobradiças, roldanas e cabos gastos vêm primeiro, porque o motor não compensa folha ruim.",
            "A serralheria reforça o ponto em que o motor vai puxar, que o portão manual não tinha.",
            "Trinco e ferrolho antigos saem ou são travados abertos.",
          ],
          [
            "No basculante, contrapeso e cabos são refeitos pelo técnico para o peso de hoje.",
            "Uma coluna antiga recebe reforço ou suporte próprio, se não for firme.",
            "Elétrica velha é trocada por circuito próprio com terra.",
          ],
          [
            "Depois entram motor, fotocélula e força no mínimo necessário.",
            "Com a folha leve, a montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "O teste final confirma que a folha para diante de obstáculo macio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa no portão antigo", "Motor e reforma: a conta", "Compensa reformar e motorizar?"],
        slots: [
          [
            "O motor no basculante fica de {price.lowest} a {price.highest} instalado, e no de correr ou de abrir, perto de {price.homeSwap}; a reforma varia com a folha.",
            "Serralheria e motor vêm em linhas separadas, para você decidir.",
            "No de correr e no de abrir, conte perto de {price.homeSwap} com mão de obra, mais base ou cremalheira, e a reforma à parte.",
          ],
          [
            "Se a reforma se aproxima de uma folha nova, compare os dois caminhos.",
            "O ferro furado em vários pontos costuma pedir folha nova.",
            "Uma estrutura boa com ferrugem leve quase sempre compensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão antigo pesado pode ter motor comum?",
        answers: [
          "Só dentro da capacidade do modelo. A folha de chapa grossa pede motor maior e estrutura conferida.",
          "Depende do peso. No basculante, 1/4 HP atende até {width.quarterHp}, com contrapeso certo.",
        ],
      },
      {
        question: "Preciso trocar o portão?",
        answers: [
          "Na maioria dos casos, não. Troca-se a folha quando a ferrugem comeu a estrutura.",
          "Só se a base ou os montantes estiverem furados ou muito tortos.",
        ],
      },
      {
        question: "Posso manter o desenho do portão antigo?",
        answers: [
          "Sim. Suportes e reforços podem ficar por dentro, sem mudar a fachada.",
          "Pode: o motor vai por dentro, e o reforço acompanha o desenho.",
        ],
      },
      {
        question: "Quanto tempo leva para automatizar um portão antigo?",
        answers: [
          "No basculante, o motor leva de {time.tilting}; a reforma da folha tem prazo próprio, dito no orçamento.",
          "O prazo depende da serralheria. A montagem do motor em si cabe em uma visita.",
        ],
      },
    ],
    photo: "fotos da base da folha, das soldas, da coluna e do portão inteiro, com a largura",
  },
  {
    id: "automatizar-madeira",
    broader: "automatizar-manual",
    label: "Automatizar portão de madeira",
    phrase: "a automação de portão de madeira",
    asks: [
      "madeira chuva automatização",
      "madeira incha automatização",
      "portão ripado madeira",
      "portão ripado madeira automático",
      "portão madeira pode ter motor",
      "automatizar portão madeira",
      "portão madeira automático",
      "motorizar portão madeira",
      "automação portão madeira",
      "automatizar madeira",
    ],
    intent: "question",
    answers: {
      price: [
        "Automatizar portão de madeira é orçado por foto e medida, grátis: ao motor e à mão de obra somam-se o reforço de metal, a ferragem e o ponto de energia. Como medida, só trocar um motor custa de {price.homeSwap} em casa e de {price.heavySwap} em folha grande e pesada.",
        "O valor para automatizar um portão de madeira depende do peso da folha e do reforço de fixação: a referência é a troca de um motor, de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, mais a ferragem da primeira instalação. Mande largura, altura, espessura e fotos por dentro.",
      ],
      any: [
        "O portão de madeira pode ser automatizado, e o valor vem por foto: a troca de um motor custa de {price.homeSwap} em casa, e a primeira instalação soma reforço, ferragem e energia. Precisa de quadro firme, reforço de metal onde o motor puxa e sobra de força, porque a madeira pesa mais molhada.",
        "Dá para pôr motor em portão de madeira se a folha não está empenada e as ferragens aguentam; o preço da primeira instalação vem por foto, e só a troca de um motor fica de {price.homeSwap} em casa. Largura, altura e espessura dão o peso e o modelo.",
        "Para automatizar portão de madeira, o motor se prende em estrutura de metal, e não na tábua; o valor, com reforço, motor e mão de obra, vem por foto e medida, sem custo. Folha empenada ou que incha na chuva é corrigida antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que motor o portão de madeira pede",
          "Madeira pesa: escolha com margem",
          "O motor na madeira, pelo tipo de portão",
        ],
        slots: [
          [
            "O peso decide: madeira maciça pesa muito mais que alumínio e pode passar de chapa de ferro fina.",
            "Uma folha maciça pede capacidade acima do peso calculado, porque molhada ela pesa mais.",
            "Estimar o peso por largura, altura e espessura evita motor no limite.",
          ],
          [
            "De abrir usa um atuador por folha, com dobradiça reforçada; de correr usa cremalheira presa em perfil de metal.",
            "No basculante, o contrapeso é calculado para a madeira e refeito pelo técnico.",
            "O portão de correr é o mais tranquilo para madeira pesada, se houver parede lateral.",
          ],
          [
            "Um ripado sobre quadro de metal é mais leve e mais estável que tábua maciça.",
            "Se a folha ainda vai ser feita, prefira quadro metálico com madeira aplicada.",
            "A madeira aplicada sobre estrutura de ferro facilita prender o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Madeira e motor: cuidados", "Para a folha não empenar", "Manutenção do portão de madeira"],
        slots: [
          [
            "Verniz em dia e pingadeira embaixo evitam que a folha absorva água e mude de peso.",
            "A base da folha precisa ficar longe do chão molhado.",
            "Uma folha que incha raspa, e o motor para achando que há obstáculo.",
          ],
          [
            "Reaperte fixações na revisão, porque parafuso em madeira afrouxa com a vibração.",
            "A revisão {visits.home} confere parafusos, reforços e alinhamento.",
            "Depois de trocar ou acrescentar tábua, o peso mudou e a regulagem precisa ser refeita.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Portão de madeira estraga o motor?",
        answers: [
          "Não, se o motor tem margem e a folha anda leve. Uma folha empenada ou inchada é que força.",
          "Só quando o peso passa do limite. Com reforço e regulagem, funciona bem.",
        ],
      },
      {
        question: "Onde se prende o motor na madeira?",
        answers: [
          "O motor se prende em chapa ou perfil de metal atravessado por parafusos passantes, nunca só na tábua.",
          "O motor se prende no quadro metálico ou em reforço próprio, para a madeira não rachar.",
        ],
      },
      {
        question: "O portão de madeira automático precisa de fotocélula?",
        answers: [
          "Sim, ainda mais em folha pesada. Ela e a força baixa protegem pessoas e animais.",
          "Precisa: madeira pesada em movimento machuca, e o sensor evita o fechamento sobre alguém.",
        ],
      },
      {
        question: "Quanto pesa um portão de madeira?",
        answers: [
          "O peso depende da madeira e da espessura. Mande as três medidas e o tipo, e fazemos a estimativa.",
          "O peso varia muito; por isso pedimos largura, altura, espessura e foto das ferragens.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das dobradiças ou do trilho, com largura, altura e espessura da folha",
  },
  {
    id: "automatizar-ferro",
    broader: "automatizar-manual",
    label: "Automatizar portão de ferro",
    phrase: "a automação de portão de ferro",
    asks: [
      "colocar motor portão ferro",
      "colocar motor portão ferro existe",
      "colocar motor portão ferro preço",
      "colocar motor portão ferro existe preço",
      "colocar motor ferro já existe preço",
      "instalar motor portão ferro",
      "instalar motor portão ferro preço",
      "instalar motor portão ferro existe preço",
      "pôr motor portão ferro",
      "botar motor portão ferro",
      "botar motor portão ferro preço",
      "automatizar portão ferro",
      "portão ferro automático",
      "motorizar portão ferro",
      "automação portão ferro",
      "automatizar portão chapa",
      "automatizar portão grade",
      "portão grade automático",
      "portão gradil automático",
      "portão chapa automático",
      "portão chapa ondulada automático",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão de ferro aceita motor bem: dá para soldar suportes e reforçar a folha. O peso decide o modelo, porque grade é leve e chapa fechada, não; no basculante de até {width.quarterHp}, 1/4 HP instalado parte de {price.lowest}.",
        "Portão de ferro pode ser automatizado, depois de conferir ferrugem na base, soldas e peso: a grade vazada pede motor comum; a chapa fechada pega vento e pede margem. O basculante instalado parte de {price.lowest}; de correr e de abrir são orçados por foto.",
        "O portão de ferro fica automático com o motor certo para o movimento e o peso da folha: no basculante, o kit instalado começa em {price.lowest}; nos outros, o valor sai por foto. Chapa furada pela ferrugem e solda trincada se corrigem antes, e a foto diz se o reparo é nosso ou de serralheiro.",
      ],
      price: [
        "O motor no portão de ferro que já existe custa, no basculante de até {width.quarterHp}, de {price.lowest} a {price.highest} instalado; no de correr ou de abrir, a referência é a troca de um motor, de {price.homeSwap}, mais base ou suportes e energia. O ferro aceita suporte soldado; antes se conferem peso, soldas, contrapeso ou dobradiça, e folha pesada vai de {price.heavySwap}.",
        "Para colocar motor em portão de ferro, conte de {price.lowest} a {price.highest} no basculante de até {width.quarterHp}, instalado; no de correr ou de abrir, a troca de um motor fica de {price.homeSwap}, e a primeira vez soma ferragem e energia. Chapa fechada e folha larga sobem para a faixa de {price.heavySwap}; foto e medidas fecham o valor, grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Grade ou chapa: que motor usar", "Peso do ferro e potência", "Motor certo para a folha de ferro"],
        slots: [
          [
            "A grade de tubo é leve e deixa o vento passar; uma chapa fechada pesa mais e age como vela.",
            "O mesmo vão em chapa pode pesar o dobro da grade, e o motor muda com isso.",
            "Material e vazado contam tanto quanto a largura.",
          ],
          [
            "Um basculante equilibrado de até {width.quarterHp} fica bem com 1/4 HP.",
            "No de correr, escolha capacidade acima do peso; no de abrir, some o comprimento de cada folha.",
            "Uma folha pesada de correr leva motor maior, cuja troca fica de {price.heavySwap}.",
          ],
          [
            "Forrar grade com chapa depois de instalado muda o peso e exige nova conta.",
            "Se pretende fechar a grade, avise antes de escolher o motor.",
            "Uma chapa acrescentada no basculante obriga a refazer o contrapeso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes do motor: ferrugem e solda", "Exame do portão de ferro", "A folha de ferro está pronta?"],
        slots: [
          [
            "Olhe com a folha parada e sem mexer em cabo ou contrapeso.",
            "O exame é visual e leva poucos minutos.",
            "Use a câmera do celular para mostrar de perto o que parecer duvidoso.",
          ],
          [
            "Ferrugem solta se lixa e pinta; o furo na base é serviço de serralheiro.",
            "Uma solda aberta no canto torce a folha quando o motor puxa.",
            "Um portão que raspa ou cai de um lado se acerta antes.",
          ],
        ],
        steps: [
          "Veja a base da folha, onde a água para.",
          "Procure trinca nas soldas e nos cantos.",
          "Olhe dobradiças, roldanas ou cabos, sem tocar.",
          "Em folha de correr ou de abrir, mova devagar e sinta o peso.",
          "Meça e fotografe.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Portão de ferro dá choque com motor?",
        answers: [
          "Não deve. Circuito com aterramento e fiação protegida evitam; se sentir choque, desligue o disjuntor e chame o técnico.",
          "Só com fio danificado ou sem terra. Desligue o disjuntor na hora e peça a verificação.",
        ],
      },
      {
        question: "Precisa soldar o portão de ferro para instalar o motor?",
        answers: [
          "Muitas vezes, um suporte é soldado na folha. É rápido e entra no orçamento quando necessário.",
          "Em alguns casos, sim, para fixar braço ou cremalheira em perfil firme.",
        ],
      },
      {
        question: "Ferro pesado queima o motor?",
        answers: [
          "Queima se o modelo for pequeno ou a folha, desequilibrada. Com a conta certa, não.",
          "Só quando se trabalha no limite. Margem de capacidade e folha leve evitam.",
        ],
      },
      {
        question: "Posso pintar o portão depois de instalar o motor?",
        answers: [
          "Pode, protegendo motor, fotocélula e cremalheira. Muitas demãos somam peso no basculante.",
          "Sim, sem pintar dentes, cabos e sensores. Depois, confira se a folha continua equilibrada.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da base da folha, dizendo se é grade ou chapa, com a largura",
  },
  {
    id: "automatizar-duas-folhas",
    broader: "automatizar-manual",
    label: "Automatizar portão de duas folhas",
    phrase: "a automação de portão de duas folhas",
    asks: [
      "motorizar portão abre ao meio",
      "automatizar portão abre ao meio",
      "portão abre duas folhas automatização",
      "automatizar duas folhas",
      "automatizar portão duas folhas",
      "motorizar duas folhas",
      "automação duas folhas",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para automatizar portão de duas folhas, põe-se um motor em cada uma e uma central que comanda a ordem. A conta começa pelo dobro da troca de um motor em casa, de {price.homeSwap} com mão de obra, mais central, batente e o cabo que cruza o vão.",
        "Automatizar portão de duas folhas pede colunas firmes, folhas que girem leves e espaço para abrir para dentro. São dois motores, e cada um, na troca em casa, fica de {price.homeSwap} com mão de obra; a fiação até a segunda folha soma.",
        "Automatizar portão de duas folhas dá certo com as folhas de abrir que você tem: dois motores, uma central que atrasa uma folha para a emenda fechar certo e um cabo até a outra coluna. Para ter ideia, a troca de dois motores em casa fica de {price.homeSwapTwice}; a primeira instalação sai por foto das colunas.",
      ],
      price: [
        "Automatizar portão de duas folhas começa pelo dobro da troca de um motor em casa, que fica de {price.homeSwap} com mão de obra, mais central dupla, batente e fiação. O orçamento é grátis, por foto.",
        "O preço para automatizar duas folhas soma dois motores, cada um de {price.homeSwap} na troca em casa com mão de obra, a central, a fiação até a outra coluna e o batente. Largura e peso de cada folha fecham o valor, grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como as duas folhas trabalham", "Ordem das folhas e trava"],
        slots: [
          [
            "Uma folha abre primeiro e fecha por último, para a tranca encaixar; a central controla essa ordem.",
            "O atraso entre as folhas é regulado na central, senão elas se encontram na ordem errada.",
            "A folha com a aba da emenda abre primeiro e fecha por último; o atraso entre elas é regulado na central.",
          ],
          [
            "O batente no chão para cada folha evita que o atuador force na chegada.",
            "Sem batente firme, o portão balança com o vento e gasta o atuador.",
            "Fotocélula no vão e força baixa protegem quem passa entre as folhas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "O que forma o preço em duas folhas",
          "Dois atuadores, uma central",
          "Por que custa mais que uma folha",
        ],
        slots: [
          [
            "São dois atuadores, central para duas saídas, cabo até a outra coluna e mais tempo de regulagem.",
            "Custa mais que uma folha porque são dois braços, um cabo até a outra coluna e mais regulagem; a central é uma só.",
            "Peso e comprimento de cada folha definem o atuador, e as colunas, o reforço.",
          ],
          [
            "Trava elétrica, fotocélula e reforço de coluna entram conforme o portão.",
            "Folha longa ou fechada, que pega vento, costuma pedir trava elétrica.",
            "Passar o cabo por baixo do piso custa mais que por eletroduto aparente.",
          ],
          [
            "Os kits de preço fechado são basculantes; duas folhas têm valor por foto, sem custo.",
            "O motor já comprado paga a instalação, a partir de {price.installation}, com valor ajustado ao número de folhas.",
            "No cartão, o valor é parcelado em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão de duas folhas está pronto?", "Confira colunas e folhas", "O que medir nas duas folhas"],
        slots: [
          [
            "Faça com o portão parado e, se já houver motor, com o disjuntor desligado.",
            "Poucas verificações bastam para o orçamento.",
            "Nada precisa ser solto ou desmontado.",
          ],
          [
            "Uma coluna que balança precisa de reforço, porque recebe a força de cada abertura.",
            "Uma folha que arrasta no chão é levantada antes de receber o motor.",
            "Rampa logo atrás do portão impede abrir para dentro e muda a solução.",
          ],
        ],
        steps: [
          "Meça a largura de cada folha e a altura.",
          "Veja se alguma arrasta ou cai na ponta.",
          "Empurre de leve cada coluna e veja se balança.",
          "Confira o espaço livre para abrir para dentro.",
          "Fotografe as dobradiças e o quadro fechado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor em uma folha só?",
        answers: [
          "Dá, se ela sozinha deixa o carro passar: a outra fica travada. Em geral, convém motorizar as duas.",
          "Dá, mas a passagem automática fica estreita, e a outra folha precisa de trinco firme no chão. Se pretende completar depois, peça já uma central para dois motores.",
        ],
      },
      {
        question: "O portão de duas folhas precisa de trava elétrica?",
        answers: [
          "Em folha longa ou exposta ao vento, convém. Em folha curta, o próprio atuador costuma segurar.",
          "Depende do comprimento e do atuador. O orçamento indica quando é necessária.",
        ],
      },
      {
        question: "Duas folhas abrem para fora?",
        answers: [
          "Não sobre a calçada, que é passeio público. O certo é abrir para dentro ou mudar o tipo de portão.",
          "Sobre a calçada, não. Para dentro, se houver espaço e o piso for nivelado.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação no portão de duas folhas?",
        answers: [
          "A instalação leva mais tempo que em portão de uma folha, porque são dois atuadores e a regulagem conjunta. O tempo vem com o orçamento.",
          "O prazo depende das colunas e da fiação. Com tudo pronto, costuma caber em um dia.",
        ],
      },
    ],
    photo: "fotos das duas folhas por dentro, das colunas e do espaço para abrir, com a largura de cada uma",
  },
  {
    id: "automatizar-correr",
    broader: "automatizar-manual",
    label: "Automatizar portão de correr: preço",
    phrase: "a automação de portão de correr",
    asks: [
      "automatizar portão correr",
      "automatizar deslizante",
      "automação portão correr",
      "motorizar portão correr",
      "quanto custa automatizar correr",
      "automatizar portão deslizante",
    ],
    intent: "price",
    answers: {
      any: [
        "O portão de correr manual vira automático sem trocar a folha, desde que o trilho esteja nivelado e as roldanas, boas. O técnico chumba a base, prende a cremalheira e regula força e fotocélula; o valor sai por foto e medidas.",
        "Sim, quase sempre dá para automatizar um portão de correr que já existe: a folha e o trilho ficam, e entram motor, cremalheira, base, batentes e ponto de energia. Antes se confere se ela anda leve na mão; o serviço leva de {time.sliding} na maioria das casas.",
        "Automatizar portão de correr tem preço por foto: somam-se o motor deslizante, os metros de cremalheira, a base e o ponto de energia. Como referência, só a troca de um motor em casa fica de {price.homeSwap}; a primeira automação acrescenta cremalheira, base e circuito.",
        "Para automatizar portão de correr, a folha precisa correr leve, com trilho nivelado e batente nas pontas. O serviço leva de {time.sliding}; o orçamento é grátis pela largura, pelo material e pela foto do trilho.",
        "O portão de correr recebe motor de piso com cremalheira presa à folha. O peso decide o modelo; se você já tem o motor, a instalação custa a partir de {price.installation}.",
      ],
      price: [
        "Automatizar portão de correr soma motor, cremalheira por metro, base e instalação, com orçamento grátis por foto e largura. Para comparar, a troca de motor em casa fica de {price.homeSwap}; motor comprado à parte se instala a partir de {price.installation}.",
        "Para automatizar portão de correr em casa, conte de {price.homeSwap} de motor e mão de obra, como na troca, mais cremalheira por metro, base e ponto de energia, orçados de graça por foto. Folha pesada ou de prédio passa à faixa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que entra no preço do portão de correr",
          "Motor, cremalheira e base",
          "Preço para automatizar o deslizante",
        ],
        slots: [
          [
            "O que mais pesa é a capacidade do motor, que acompanha o peso da folha, e os metros de cremalheira, que acompanham a largura.",
            "A cremalheira acompanha a largura da folha, mais a sobra do percurso.",
            "Base firme e circuito próprio, quando faltam, somam ao motor.",
          ],
          [
            "Casa com folha leve fica na parte baixa da faixa de {price.homeSwap}; chapa e madeira, na alta.",
            "Folha pesada ou de uso coletivo passa à faixa de {price.heavySwap}.",
            "Roldana e trilho gastos são acertados antes, em linha separada.",
          ],
          [
            "Os kits de {price.lowest} a {price.highest} são para basculante e não servem no de correr.",
            "O orçamento é grátis e diz quantos metros de cremalheira e quantos controles estão incluídos.",
            "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A folha de correr está pronta?", "Trilho, roldana e espaço", "O que conferir antes do motor"],
        slots: [
          [
            "Teste na mão, com a passagem livre e crianças longe.",
            "A folha que anda leve na mão é a que o motor move sem esforço.",
            "Sem motor ainda, o teste é simples e seguro em trilho nivelado.",
          ],
          [
            "Prender num ponto é trilho ou roldana; correr sozinha é falta de nível.",
            "Sem batente firme nas duas pontas, a folha pode sair do trilho.",
            "O recuo lateral do portão manual continua servindo, se a folha corre até o fim.",
          ],
        ],
        steps: [
          "Varra o trilho.",
          "Empurre a folha devagar, de ponta a ponta.",
          "Anote onde ela prende ou corre sozinha.",
          "Veja se há batente nas pontas e guia em cima.",
          "Meça a largura e fotografe o piso onde vai o motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Que motor serve em portão de correr de casa?",
        answers: [
          "Serve um deslizante residencial com capacidade acima do peso da folha. A largura e o material definem o modelo.",
          "Serve o de piso, com cremalheira, escolhido pelo peso e pelas aberturas por dia.",
        ],
      },
      {
        question: "Portão de correr em rampa pode ter motor?",
        answers: [
          "Um trilho inclinado é problema: a folha desce sozinha. O certo é nivelar o trilho antes.",
          "Só com o trilho no nível. Rampa no sentido do carro não atrapalha; no sentido do trilho, sim.",
        ],
      },
      {
        question: "O motor de correr precisa de base de concreto?",
        answers: [
          "Se o piso é firme, às vezes não. Piso fraco pede uma pequena base, que precisa curar.",
          "Depende do piso. A foto do lugar do motor responde.",
        ],
      },
      {
        question: "Cremalheira de nylon ou de aço?",
        answers: [
          "O nylon atende a maioria das casas e faz menos ruído; folha pesada e uso intenso pedem aço.",
          "Em casa, nylon com alma metálica costuma bastar; em portão pesado, aço.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do piso ao lado, com a largura e o material",
  },
  {
    id: "automatizar-basculante",
    broader: "automatizar-manual",
    label: "Automatizar portão basculante: preço",
    phrase: "a automação de portão basculante",
    asks: [
      "converter basculante manual elétrico",
      "converter basculante manual automático",
      "converter basculante manual",
      "transformar basculante manual elétrico",
      "transformar basculante manual automático",
      "transformar basculante manual eletrônico",
      "basculante manual elétrico",
      "basculante manual eletrônico",
      "automatizar basculante",
      "automatizar portão basculante",
      "automação basculante",
      "motorizar basculante",
      "quanto custa automatizar basculante",
      "basculante manual automático",
    ],
    intent: "price",
    answers: {
      any: [
        "Automatizar portão basculante de até {width.quarterHp} custa {price.padrao} no kit Padrão, que abre em {opening.padrao}, {price.speedy} no Speedy, em {opening.speedy}, e {price.jetflex} no JetFlex, em {opening.jetflex}, com motor, entrega e instalação. A folha precisa estar equilibrada; o serviço leva de {time.tilting}.",
        "O basculante manual vira automático com um acionador na coluna e um braço na folha. Até {width.quarterHp}, o kit instalado parte de {price.lowest}; uma folha maior pede mais potência, orçada por foto.",
        "Para automatizar o basculante, o contrapeso vem primeiro: a folha deve ficar parada onde é deixada. Com ela em ordem, o kit de 1/4 HP sai de {price.lowest} a {price.highest}, instalado.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto custa cada kit", "Padrão, Speedy ou JetFlex instalado", "O preço e o que pode somar"],
        slots: [
          [
            "O Padrão abre em {opening.padrao} por {price.padrao}; o Speedy, em {opening.speedy} por {price.speedy}; o JetFlex, em {opening.jetflex} por {price.jetflex}.",
            "A diferença entre os kits é a velocidade: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex, todos instalados.",
            "De {price.lowest} a {price.highest}, a diferença é o tempo de abertura e a parada suave do JetFlex.",
          ],
          [
            "Contrapeso, cabo, solda e ponto de energia, quando preciso, vêm em linha separada.",
            "Reparo da folha e circuito elétrico são orçados à parte, antes de começar.",
            "Fotocélula e nobreak são acessórios e entram se você pedir.",
          ],
          [
            "Acima de {width.quarterHp} de largura, o kit de 1/4 HP não serve, e o valor sai por foto.",
            "Folha larga ou forrada de madeira pede outra potência e contrapeso refeito.",
            "Quem prefere dividir paga em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O basculante está pronto para o motor?", "Contrapeso, cabo e coluna", "Olhe antes de automatizar"],
        slots: [
          [
            "Observe de lado, com a folha fechada; cabo e contrapeso não se tocam.",
            "O exame é de longe: basculante desequilibrado pode cair ou subir de repente.",
            "Nunca fique sob a folha nem solte cabo, mola ou contrapeso.",
          ],
          [
            "Se no uso diário ela pesa para subir ou desce sozinha, o contrapeso está errado.",
            "Uma folha que fica parada a meia altura, no uso normal, está equilibrada.",
            "Um cabo desfiado encerra o uso até a troca.",
          ],
        ],
        steps: [
          "Meça a largura e a altura com a folha fechada.",
          "Veja de longe se os cabos estão inteiros.",
          "Olhe ferrugem e solda na base.",
          "Veja qual coluna é firme e tem espaço ao lado.",
          "Fotografe por dentro e mande.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Meu basculante tem 3 metros. O kit serve?",
        answers: [
          "Não. O 1/4 HP atende até {width.quarterHp}; com 3 metros, indicamos mais potência por foto.",
          "Não serve: acima de {width.quarterHp}, a folha pede motor mais potente e contrapeso conferido. Mande largura, altura e material, e o valor vem por foto.",
        ],
      },
      {
        question: "O portão avança na calçada ao abrir?",
        answers: [
          "O basculante comum avança alguns palmos durante o movimento; parado, não deve ficar sobre a calçada.",
          "Um pouco, enquanto sobe. Em calçada estreita, sinaleiro avisa quem passa.",
        ],
      },
      {
        question: "Preciso trocar os cabos para automatizar o basculante?",
        answers: [
          "Só se estiverem gastos ou desfiados. A troca é do técnico, com a folha escorada.",
          "O técnico confere. Um cabo com fio rompido é trocado antes do motor.",
        ],
      },
      {
        question: "O que vem no kit do portão basculante?",
        answers: [
          "Vêm motor com acionador, central, controles, ferragens, entrega, instalação e regulagem.",
          "Vêm motor, central com receptor, controles e a instalação completa.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com colunas, cabos e contrapeso, e a largura e a altura da folha",
  },
  {
    id: "automatizar-com-orcamento-gratis",
    isAskedByName: true,
    broader: "automatizar-manual",
    label: "Automatização com orçamento grátis",
    phrase: "a automatização do portão com orçamento grátis",
    intent: "installation",
    asks: combine(
      ["automatização portão", "automação portão", "automatizar portão", "automatizar meu portão", "motorizar portão"],
      ["orçamento grátis", "orçamento gratuito", "orçamento sem compromisso", "orçamento sem custo", "visita grátis"],
    ),
    answers: {
      any: [
        "Automatizamos portão {em} com orçamento grátis por foto, sem compromisso: o basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}. No de correr e no de abrir, o primeiro motor sai pela foto, com cremalheira e base, ou suportes e batentes; por medida, a troca de um motor em casa fica de {price.homeSwap}.",
        "O orçamento para automatizar o portão é grátis, por foto e sem compromisso: o basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}. No de correr e no de abrir, o primeiro motor sai pela foto, com cremalheira e base, ou suportes e batentes; por medida, a troca de um motor em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento grátis", "Fotos e medidas que dão o valor"],
        slots: [
          [
            "Mande o portão por dentro e por fora, a largura e a altura da folha e o lugar da tomada mais próxima.",
            "Bastam duas fotos, de dentro e de fora, a largura, a altura e onde há energia.",
          ],
          [
            "Diga também se a folha anda leve na mão: portão que arrasta é acertado antes do motor.",
            "Conte se a folha arrasta ou pesa na mão, porque isso se corrige antes do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que é grátis e o que pode ser cobrado", "Do orçamento grátis ao valor fechado"],
        slots: [
          [
            "O orçamento por foto não custa nada, aprovando ou não; se for preciso medir no local, o valor da ida é dito antes.",
            "Por foto, nada se paga; só a ida para medir pode ter custo, combinado antes de marcar.",
          ],
          [
            "A proposta separa motor, mão de obra, ponto de energia e acerto da folha, para você comparar.",
            "Motor, mão de obra, energia e acerto da folha vêm em linhas separadas.",
          ],
          [
            "O cartão divide em até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
            "O motor tem {warranty.motor} de garantia, a instalação, {warranty.installation}, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu não aprovar o orçamento, pago alguma coisa?",
        answers: ["Não, se ele foi feito por foto. Ida ao local só é cobrada quando o valor foi combinado antes."],
      },
      {
        question: "Preciso trocar o portão para automatizar?",
        answers: ["Quase nunca: folha reta e firme recebe o motor, com reforço no ponto em que ele se prende."],
      },
      {
        question: "Quanto tempo leva para automatizar o portão?",
        answers: ["O basculante, de {time.tilting}; o de correr, de {time.sliding}, com trilho e base em ordem."],
      },
      {
        question: "O valor do orçamento pode mudar no dia?",
        answers: ["Só se o local mostrar algo que a foto não mostrava, e a diferença é dita antes de começar."],
      },
    ],
    photo: "o portão por dentro e por fora, com a largura, a altura e a tomada mais próxima",
  },
  {
    id: "automatizar-vale-a-pena",
    broader: "automatizar-manual",
    label: "Vale a pena automatizar o portão?",
    phrase: "saber se vale a pena automatizar o portão",
    intent: "question",
    asks: [
      "quando não vale pena motor portão",
      "não vale pena colocar motor portão",
      "automatizar garagem gasto se paga",
      "automatizar vale pena",
      "automatizar compensa",
      "automação vale pena",
      "motor portão manual vale",
      "automatizar portão manual compensa",
      "vale motorizar portão",
    ],
    answers: {
      any: [
        "Vale a pena automatizar portão de alumínio: a folha é leve e o motor trabalha folgado; só pede reforço onde ele se prende, para não rasgar o perfil. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; de correr e de abrir são orçados por foto.",
        "Em casa ou garagem alugada, compensa colocar motor se o contrato é longo ou o dono divide a conta: peça autorização por escrito, porque a instalação fura coluna e folha. O motor pode ir com você, mas a desmontagem é outra visita; o kit basculante instalado parte de {price.lowest}.",
        "Vale a pena automatizar o portão quando a folha está firme e anda leve na mão: o portão é aproveitado, e o kit basculante instalado custa a partir de {price.lowest}. Não compensa em folha podre de ferrugem ou empenada, que pede serralheria antes.",
        "Vale, se você entra e sai de carro todo dia: o motor poupa a parada na rua, na chuva e à noite. Com a folha em ordem, o basculante fica pronto em {time.tilting}; de correr e de abrir são orçados por foto.",
        "Compensa automatizar na maioria das casas, porque a folha continua a mesma e só entram motor, central e controles. O que faz não valer é a estrutura ruim: se o reparo se aproxima do preço de outro portão, compare antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando vale e quando não vale", "Automatizar: a favor e contra", "O que pesa na decisão"],
        slots: [
          [
            "Vale em rua movimentada, em garagem sem recuo e para quem chega à noite.",
            "O ganho aparece no uso diário: ninguém desce do carro com o portão aberto.",
            "Para idoso ou quem tem dificuldade de erguer a folha, o motor resolve um esforço diário.",
          ],
          [
            "Não vale em folha que arrasta, torcida ou com o quadro furado, antes do conserto.",
            "Um portão que abre poucas vezes por mês pode continuar manual sem prejuízo.",
            "Se a folha já exige força na mão, o motor só esconde o defeito e dura pouco.",
          ],
          [
            "O uso manual não acaba: a chave de destravamento abre na falta de luz, com a folha reta e leve.",
            "A fotocélula entra na conta se o portão vai fechar sozinho ou se há crianças e animais.",
            "O consumo de energia é pequeno, porque o motor trabalha poucos segundos por abertura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar", "A conta da automação", "Preço para decidir"],
        slots: [
          [
            "O basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}.",
            "Kits basculantes com entrega e instalação vão de {price.lowest} a {price.highest}, conforme a velocidade.",
            "No basculante, parte-se de {price.lowest}, com motor, central, controles e mão de obra.",
          ],
          [
            "De correr e de abrir têm valor por foto, conforme peso, medida e ponto de energia.",
            "Reparo da folha e energia nova são orçados à parte, antes de começar.",
            "O pagamento no cartão se divide em até {shop.instalments} vezes.",
          ],
          [
            "Com folha leve e revisão {visits.home}, o motor dura de {trade.life}.",
            "A vida esperada do motor é de {trade.life}, o que dilui o custo.",
            "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Preciso trocar o portão para automatizar?",
        answers: [
          "Quase nunca. A folha firme recebe reforço no ponto do motor e perde o trinco.",
          "Não, se a estrutura está sã. As fotos mostram se basta reforçar.",
        ],
      },
      {
        question: "Automatizar aumenta a conta de luz?",
        answers: [
          "Pouco: o motor só consome força durante o movimento, por segundos.",
          "Quase nada em uso de casa, porque o motor fica parado a maior parte do tempo.",
        ],
      },
      {
        question: "Como abro o portão automático se faltar luz?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, abre na chave com o disjuntor desligado. Para quedas frequentes, há nobreak.",
          "Usa-se a chave de destravamento, só com a folha equilibrada e sem defeito; o nobreak mantém o motor em uso.",
        ],
      },
      {
        question: "Portão antigo compensa?",
        answers: [
          "Compensa se o quadro está no esquadro e sem ferrugem que fura. Senão, a serralheria vem antes.",
          "Sim, quando anda leve. A idade pesa menos que o estado da folha.",
        ],
      },
    ],
  },
  {
    id: "automatizar-pivotante",
    broader: "automatizar-manual",
    label: "Automatizar portão pivotante",
    phrase: "a automação do portão pivotante",
    intent: "installation",
    asks: [
      "pivotante manual deixar automático",
      "portão pivotante manual automático",
      "automação pivotante",
      "automatizar pivotante",
      "automatização pivotante",
      "automatizar portão pivotante",
      "automação portão pivotante",
      "automação portão abrir",
      "automatizar portão abrir dentro",
      "automatizar portão que gira",
      "motorizar pivotante",
      "colocar motor pivotante",
      "botar motor pivotante",
    ],
    answers: {
      any: [
        "O portão pivotante recebe um motor por folha, com braço preso à coluna, batente no chão e, em folha longa, trava elétrica. Cada motor com mão de obra fica de {price.homeSwap} na troca em casa; a primeira automação soma batente, central e fiação.",
        "No pivotante, a automação pede espaço para o giro, coluna que segure o braço e um motor por folha. Como medida, cada motor com mão de obra fica de {price.homeSwap} na troca em casa; a medida das folhas e a foto das dobradiças fecham o valor.",
      ],
      price: [
        "Automatizar um portão pivotante parte do preço de um motor por folha, que na troca em casa fica de {price.homeSwap} com mão de obra; central, batente, trava elétrica e fiação somam. O comprimento de cada folha e a foto da coluna fecham o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o pivotante precisa ter antes do motor", "Dobradiça, coluna e arco livre"],
        slots: [
          [
            "A folha tem de girar leve e ficar parada onde é solta; se cai, a dobradiça vem primeiro.",
            "Uma folha que desce sozinha pede dobradiça nova antes do motor.",
          ],
          [
            "O arco precisa estar livre, em nível, sem degrau nem rampa subindo contra a folha.",
            "Rampa para dentro faz a folha raspar antes de abrir por inteiro.",
          ],
          [
            "Na capital paulista, folha automática não pode abrir sobre a calçada; confirme a regra com a prefeitura.",
            "Em São Paulo a folha deve girar para dentro do terreno; a prefeitura confirma a regra do passeio.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que é montado no portão de abrir", "Braço, central, trava e batente"],
        slots: [
          [
            "O braço, articulado ou linear, empurra a folha a partir da coluna.",
            "Uma coluna larga usa braço articulado; coluna estreita, braço linear.",
          ],
          [
            "A trava elétrica segura a ponta da folha contra vento e empurrão.",
            "Em folha longa, a trava elétrica alivia o braço.",
          ],
          [
            "Batente no piso ou na coluna marca o fim, aberto e fechado.",
            "Sem batente, a folha passa do ponto e força o braço.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva para automatizar o pivotante", "Do orçamento ao portão andando"],
        slots: [
          [
            "Com energia na coluna e folha em ordem, a montagem cabe em um dia de serviço.",
            "Uma visita costuma bastar quando dobradiça, coluna e ponto de energia estão prontos.",
          ],
          [
            "Solda de suporte, eletroduto ou dobradiça nova são combinados antes, com o valor de cada um.",
            "O que falta na folha ou na elétrica entra no orçamento em linha separada.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Preciso de dois motores no pivotante de duas folhas?",
        answers: [
          "Sim, um por folha, com uma central para os dois. Também se automatiza só uma e se prende a outra com ferrolho.",
        ],
      },
      {
        question: "O cadeado do portão pivotante continua depois do motor?",
        answers: ["Não. Trinco e cadeado saem, porque o motor força a folha presa e quebra o braço."],
      },
      {
        question: "Portão pivotante em rampa aceita motor?",
        answers: [
          "Depende da rampa. Se sobe para dentro, a folha raspa; dobradiça de elevação ou outro tipo de portão resolvem.",
        ],
      },
      {
        question: "Quanto custa automatizar um portão pivotante?",
        answers: [
          "O preço depende de uma ou duas folhas, do comprimento, do peso e da coluna. A foto com as medidas fecha o valor, sem custo.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, das dobradiças e das colunas, com a medida de cada folha",
  },
  {
    id: "portao-de-pvc",
    broader: "automatizar-manual",
    label: "Portão de PVC com motor",
    phrase: "o portão de PVC automático",
    intent: "question",
    asks: [
      "portão pvc",
      "pvc automático",
      "pvc motor",
      "portão pvc motor",
      "portão plástico motor",
      "portão fibra motor",
      "portão policarbonato motor",
      "portão fibra",
      "portão policarbonato",
      "acrílico portão motor",
    ],
    answers: {
      any: [
        "Pode, se a folha de PVC tem quadro de alumínio ou aço por dentro: o motor se prende no quadro, nunca no plástico. Por ser leve, o motor pequeno move; o cuidado é com vento e flexão. Sem quadro metálico, reforce a folha antes.",
        "Portão de policarbonato aceita motor quando a chapa está em quadro de alumínio ou aço: o motor puxa o quadro, nunca o policarbonato. A folha é leve e serve motor residencial; o que se confere é a flexão com o vento e a folga do encaixe, porque o material dilata no sol.",
      ],
      price: [
        "O preço do motor para portão de PVC segue o tipo de abertura e o reforço que a folha precisa; por ser leve, serve o menor motor da linha. Mande foto e medidas, e o orçamento sai grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar na folha antes do motor", "Quadro, vento e fixação"],
        slots: [
          [
            "Bata e aperte a folha: se ela flete na mão, precisa de travessa.",
            "Uma folha que torce na mão torce com o motor.",
          ],
          [
            "Parafuso passante com chapa dos dois lados distribui a força.",
            "Prenda em chapa de reforço, com parafuso que atravessa o quadro.",
          ],
          [
            "Placa fechada e leve segura vento: trava e batente firmes contam mais que a força.",
            "Por ser leve, o vento empurra a folha; a trava elétrica segura.",
          ],
        ],
      },
    ],
    keep: ["choose", "visit"],
    questions: [
      {
        question: "Que motor serve em portão de PVC?",
        answers: [
          "Serve o do tipo de abertura e do peso da folha, quase sempre o menor da linha. A foto e as medidas confirmam.",
        ],
      },
      {
        question: "O sol estraga o portão de PVC?",
        answers: ["PVC sem proteção resseca e empena. Folga e batente precisam de conferência uma vez por ano."],
      },
    ],
  },
];
