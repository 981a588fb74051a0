import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Accessories and parts of one make that a title only names: what serves, what it costs and who fits it. */
export const pecasDeCadaMarca: NarrowConcept[] = [
  {
    id: "fotocelula-da-marca",
    broader: "fotocelula",
    label: "Fotocélula da marca",
    phrase: "a fotocélula da marca",
    isAskedByName: true,
    asks: [
      ...combine(
        ["fotocélula [marca]", "fotocélula [marca] [modelo]", "sensor [marca]", "sensor [marca] [modelo]"],
        ["", "portão", "par", "comprar", "preço", "valor", "f30", "portão eletrônico"],
      ),
      ...combine(["fotocélula motor [marca]", "sensor barreira [marca]", "par fotocélula [marca]"], [""]),
      ...combine(["fotocélula", "sensor"], ["ppa f30", "f30 ppa", "f30"]),
      ...combine(["fotocélula [marca]"], ["serve outra marca", "serve qualquer motor", "serve outro motor", "qual"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "A fotocélula [marca] é o par de sensores que não deixa o portão fechar sobre carro ou pessoa, e nós a vendemos e instalamos. Ela não precisa ser da marca do motor: serve se a tensão e o contato forem os que a central aceita. O valor do par com o cabo sai por foto das colunas, sem custo.",
        "Vendemos e instalamos a fotocélula [marca], o par de sensores infravermelhos que faz a folha parar ou voltar quando algo cruza o vão. Confira só a tensão, em geral 12 ou 24 V, e o contato pedido pela placa. O preço do par instalado é informado pela foto das colunas e da etiqueta.",
        "O sensor [marca] do portão, chamado fotocélula, é um par: um módulo emite o feixe e o outro recebe. Vendemos e instalamos o original ou um compatível, porque o que conta é a tensão e o contato, e não o nome. Se o seu parou, limpe as lentes antes de comprar outro. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da fotocélula [marca] instalada soma o par de sensores, o cabo até a outra coluna e a mão de obra. O que mais muda o valor é o caminho do cabo: com tubo pronto no piso, fica menor. Pela foto das colunas e da etiqueta do motor, o total é informado antes, sem custo.",
        "O preço da fotocélula [marca] depende do modelo do par e da passagem do cabo entre as colunas. Um par compatível, de mesma tensão e mesmo contato, costuma sair por menos e protege igual. Mande a foto do vão e receba os dois valores, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir para a fotocélula servir", "Original ou compatível: o que precisa combinar"],
        slots: [
          [
            "A central só vê um contato que abre quando o feixe é cortado, por isso aceita fotocélula de outra marca. Estes pontos precisam combinar.",
            "Quase toda fotocélula serve em quase toda placa, porque a ligação é um contato simples. Compare estes itens antes de comprar.",
            "O nome do sensor pode ser diferente do nome do motor. O que decide é esta lista.",
          ],
        ],
        bullets: [
          "Tensão que a central fornece, em geral 12 ou 24 V",
          "Tipo de contato que a placa pede, NA ou NF (aberto ou fechado em repouso)",
          "Alcance maior que a largura do vão",
          "Caixa própria para chuva",
          "Emissor e receptor do mesmo par",
        ],
      },
      {
        about: "visit",
        headings: ["Como a fotocélula é instalada", "Da coluna ao teste do feixe"],
        slots: [
          [
            "Os dois módulos ficam frente a frente, de 40 a 60 cm do piso, em coluna firme e sem sol direto na lente. O cabo vai em eletroduto até a placa.",
            "Cada módulo é preso em uma coluna, na mesma altura, de 40 a 60 cm do chão. O cabo passa protegido por eletroduto até a central.",
            "O par é fixado de 40 a 60 cm do piso, alinhado, e ligado à entrada própria da central por um cabo em eletroduto.",
          ],
          [
            "A ligação é feita com o disjuntor desligado, porque na placa há tensão da rede. No fim, o técnico corta o feixe com o portão fechando, e a folha precisa parar e voltar.",
            "Quem liga é o técnico, com o disjuntor desligado. O serviço só termina depois do teste: feixe cortado, a folha para e abre.",
            "O técnico desliga a energia, liga o par e testa com o portão em movimento. Cortado o feixe, a folha tem de parar e voltar.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Antes de trocar o sensor que falha", "O sensor parou: limpar, alinhar ou trocar"],
        slots: [
          [
            "Muita fotocélula trocada estava só suja ou torta. Passe um pano seco nas lentes, tire planta ou teia da frente e veja se a luz do receptor firma.",
            "Comece pelo simples: lente limpa, vão livre e os dois módulos de frente um para o outro. A luz do receptor acesa e firme indica feixe recebido.",
            "Sujeira e desalinhamento causam a maior parte das falhas. Limpe com pano seco, libere a frente e observe a luz do receptor.",
          ],
          [
            "Se o sensor não volta, o portão fica sem proteção: não ligue os fios direto para ele fechar. Use-o à vista, ou deixe parado até a troca do par.",
            "Sem sinal depois da limpeza, o técnico mede o cabo e o par. Até lá, não anule a fotocélula, porque é ela que impede a folha de fechar sobre alguém.",
            "Continuando apagado, pode ser cabo partido ou água no módulo. Não elimine o sensor para o portão fechar; espere a medição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fotocélula de uma marca funciona em motor de outra?",
        answers: [
          "Funciona, se a tensão e o contato forem os que a central aceita. O par, porém, não se mistura: emissor e receptor têm de ser do mesmo conjunto.",
          "Quase sempre, porque a placa só lê um contato. Confira a tensão e troque sempre os dois módulos juntos.",
        ],
      },
      {
        question: "Posso trocar só um lado da fotocélula?",
        answers: [
          "Só por outro do mesmo modelo. De modelo diferente, o receptor pode não reconhecer o feixe, e troca-se o par.",
          "Se o modelo for igual, sim. Na dúvida, o par completo evita uma segunda visita.",
        ],
      },
      {
        question: "Meu motor antigo aceita fotocélula?",
        answers: [
          "Aceita, se a central tem a entrada de fotocélula, o que quase todas têm. A foto da etiqueta confirma.",
          "Na maioria dos casos, sim. Em placa muito antiga sem a entrada, troca-se a central por uma que a tenha.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da fotocélula, se já houver, e da etiqueta do motor",
  },
  {
    id: "cremalheira-da-marca",
    broader: "cremalheira",
    label: "Cremalheira da marca",
    phrase: "a cremalheira do motor da marca",
    isAskedByName: true,
    asks: [
      ...combine(
        ["cremalheira [marca]", "cremalheira [marca] [modelo]"],
        ["", "preço", "metro", "preço metro", "nylon", "comprar", "qual", "original", "portão", "deslizante", "gomo"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A cremalheira que serve no motor [marca] é a de passo igual ao da engrenagem dele, na maioria dos motores de casa o módulo 4, de qualquer fabricante. Nylon com alma de aço atende folha de casa; aço, folha pesada. Meça a folha inteira e mande a foto dos dentes com uma régua ao lado, que confirmamos o passo e damos o valor.",
        "A cremalheira para motor [marca] é vendida e colocada por nós, em barras que cobrem a largura da folha. Ela não precisa ser da mesma marca: serve qualquer uma com o passo dos dentes igual ao da engrenagem do motor. Mande a foto dos dentes e a largura da folha e receba o valor, sem custo.",
        "Em motor [marca], a cremalheira certa é a de mesmo passo que a engrenagem, isto é, a mesma distância entre um dente e o outro. Nylon com alma de aço atende portão de casa; aço atende portão pesado. Vendemos por metro, com ou sem a colocação, e o valor sai pela foto dos dentes.",
        "Cremalheira para motor [marca] se compra pela largura da folha, pelo peso do portão e pelo passo dos dentes, que tem de ser o da engrenagem. Vendemos e instalamos, e se só um pedaço quebrou dá para trocar apenas aquele gomo. A foto dos dentes e a medida da folha bastam para o orçamento, grátis.",
      ],
      price: [
        "O preço da cremalheira para motor [marca] é por metro e muda com o material: a de nylon atende casa, e a de aço, mais cara, portão pesado. Some a largura da folha inteira, e não só a do vão. A colocação é orçada junto, e o total sai grátis pela foto dos dentes e pela medida.",
        "O preço da cremalheira do motor [marca] depende dos metros, do material e de ser preciso soldar ou parafusar suportes novos. Trocar só o gomo quebrado é o mais barato. Com a foto dos dentes e a largura da folha, você recebe o valor da peça e o da colocação, separados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual cremalheira serve", "A cremalheira certa, em quatro pontos"],
        slots: [
          [
            "Dente de passo diferente encaixa mal, faz barulho e come a engrenagem em poucos meses. Compare estes pontos com a peça antiga.",
            "A marca escrita na barra importa menos que os dentes. Confira estes itens antes de pagar.",
            "Duas cremalheiras parecidas podem ter passo diferente, e o motor sente. Olhe estes pontos.",
          ],
        ],
        bullets: [
          "Passo: distância entre os dentes igual à da engrenagem do motor",
          "Material: nylon em portão de casa, aço em portão pesado",
          "Comprimento: a largura da folha inteira",
          "Fixação: parafuso ou solda, como na barra atual",
          "Altura livre para regular a folga",
        ],
      },
      {
        about: "visit",
        headings: ["Como a cremalheira é colocada", "Alinhamento e folga certos"],
        slots: [
          [
            "O técnico desliga o disjuntor, apoia as barras na engrenagem, alinha a emenda e deixa {rack.clearance} de folga entre os dentes em todo o percurso.",
            "Com a energia cortada, as barras são fixadas em nível, com a emenda no passo e {rack.clearance} de folga sobre a engrenagem.",
            "A barra é montada sem energia, nivelada de ponta a ponta, com {rack.clearance} entre os dentes para o motor não carregar o peso da folha.",
          ],
          [
            "Antes da montagem, o técnico empurra a folha na mão: roldana gasta ou trilho torto muda a altura e estraga a cremalheira nova. Se for o caso, isso entra no orçamento antes do serviço.",
            "Roldana e trilho são vistos primeiro, porque folha que sobe e desce no caminho quebra dente. Você fica sabendo antes do serviço.",
            "A folha precisa correr reta e leve. Roldana gasta é trocada antes, ou a barra nova dura pouco.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Trocar um gomo ou a cremalheira inteira", "Quando a cremalheira precisa de troca"],
        slots: [
          [
            "Um dente quebrado pede só o gomo, se os outros estão inteiros. Dentes afinados em quase toda a barra pedem a troca completa, e a engrenagem é vista junto.",
            "Se a falha é num ponto, troca-se aquele pedaço. Se o desgaste está por toda a barra, troque tudo e confira a engrenagem do motor.",
            "Quebra localizada se resolve com um gomo novo de mesmo passo. Dentes gastos de ponta a ponta indicam troca total, com a engrenagem medida.",
          ],
          [
            "Não passe graxa grossa nem óleo, que juntam areia. Pano seco e, no máximo, silicone em spray bastam.",
            "Limpe com pano seco e evite graxa, porque areia grudada lixa os dentes.",
            "Barra limpa dura mais. Graxa pesada segura sujeira e acelera o desgaste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cremalheira de outra marca serve no meu motor?",
        answers: [
          "Serve, se o passo dos dentes for igual ao da engrenagem. A foto dos dentes com uma régua ao lado confirma.",
          "Na maioria dos motores de casa, sim, porque o passo é comum. Confira medindo antes de comprar.",
        ],
      },
      {
        question: "Quantos metros de cremalheira comprar?",
        answers: [
          "Meça a folha de uma ponta à outra e arredonde a medida para cima, porque as barras são vendidas em pedaços.",
          "O bastante para cobrir a folha inteira, arredondado para o gomo seguinte.",
        ],
      },
      {
        question: "Aproveito a cremalheira ao trocar o motor?",
        answers: [
          "Aproveita, se os dentes estão inteiros, a barra está reta e o passo é o da engrenagem nova.",
          "Sim, quando o passo combina e não há dente gasto. O técnico confere antes de orçar outra.",
        ],
      },
    ],
    photo: "fotos dos dentes da cremalheira com uma régua ao lado, da etiqueta do motor e a largura da folha",
  },
  {
    id: "trava-da-marca",
    broader: "trava",
    label: "Trava elétrica da marca",
    phrase: "a trava elétrica no motor da marca",
    isAskedByName: true,
    asks: [
      ...combine(
        ["trava elétrica [marca]", "trava eletromagnética [marca]", "trava portão [marca]"],
        ["", "comprar", "portão", "basculante", "deslizante", "pivotante", "qual", "motor", "serve", "funciona"],
      ),
      ...combine(
        ["motor [marca]", "placa [marca]", "central [marca]"],
        ["trava elétrica", "aceita trava", "com trava"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A trava elétrica para motor [marca] é vendida e instalada por nós: um pino de aço segura a folha na coluna, e a central o recolhe antes de abrir. Ela pode ser de outra marca, desde que a placa tenha saída de trava ou receba um módulo. O valor da trava instalada sai por foto, sem custo.",
        "Em portão com motor [marca], a trava elétrica é um pino de aço que prende a folha fechada e se recolhe um instante antes de o motor andar. Serve trava de qualquer fabricante, se a tensão for a da saída da placa. Vendemos e instalamos, com o preço informado pela foto da coluna e da etiqueta.",
        "Trava elétrica e motor [marca] trabalham juntos quando a central tem a saída para trava. Sem ela, um módulo faz a ligação. A trava reforça o portão contra quem força a folha. A peça instalada é orçada por foto, e o ajuste da folha em casa, quando precisa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de comprar a trava", "Trava, placa e folha: o que combinar"],
        slots: [
          [
            "A trava só funciona bem se a folha para sempre no mesmo ponto e a placa sabe acioná-la. Veja estes pontos.",
            "O nome da trava pode ser diferente do nome do motor. O que precisa combinar é isto.",
            "Antes de escolher o modelo, confira a placa e a folha.",
          ],
        ],
        bullets: [
          "Saída de trava na central, ou módulo que a substitua",
          "Tensão da bobina igual à da saída",
          "Folha alinhada, que fecha sempre no mesmo ponto",
          "Coluna firme para o suporte",
          "Proteção contra chuva, se fica do lado de fora",
        ],
      },
      {
        about: "visit",
        headings: ["Como a trava é instalada", "Da folga da folha ao teste do pino"],
        slots: [
          [
            "O técnico acerta a folga da folha, fixa a trava na coluna, reforça o furo e passa o cabo em eletroduto. A ligação na placa é feita com o disjuntor desligado.",
            "Primeiro se alinha a folha; depois a trava é presa por parafuso ou solda e o cabo vai protegido até a central. Quem liga é o técnico, sem energia.",
            "Folha alinhada, trava fixada e cabo em eletroduto: é essa a ordem. A parte elétrica é do técnico, com o disjuntor desligado.",
          ],
          [
            "No fim se regula o tempo entre soltar o pino e o motor andar, e o portão faz vários ciclos. Pino que raspa é corrigido na hora.",
            "O tempo do pino é ajustado para ele sair antes de a folha se mover. O teste repete a abertura algumas vezes.",
            "Acerta-se o atraso da partida, para o motor não puxar a folha ainda presa. Depois vêm os testes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e saída de emergência", "Como abrir com a trava quando falta energia"],
        slots: [
          [
            "Sem energia, o pino continua fechado. Compre trava com chave ou com destravamento por dentro, e guarde a chave onde todos da casa a achem.",
            "Na falta de luz, a trava segura a folha, e por isso ela deve ter abertura manual pelo lado de dentro.",
            "A trava fica travada quando a energia acaba. Escolha modelo com abertura manual interna, sobretudo se aquela é a única saída.",
          ],
          [
            "Um nobreak do portão alimenta também a trava ligada à central, e assim os dois abrem juntos.",
            "Com nobreak, motor e trava funcionam juntos até a carga acabar.",
            "Quem tem nobreak no motor continua abrindo a trava pelo controle, enquanto houver carga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A minha placa aceita trava elétrica?",
        answers: [
          "Aceita se tiver a saída de trava, que muitas têm. Sem ela, um módulo ligado à placa aciona a trava.",
          "A etiqueta e o manual dizem. Faltando a saída, usa-se um módulo próprio.",
        ],
      },
      {
        question: "Todo portão precisa de trava?",
        answers: [
          "Não. No de correr e no basculante o redutor já segura a folha; a trava é um reforço. Folha de abrir comprida é onde ela mais faz falta.",
          "Nem todo. Ela vale mais em folha de abrir longa, que o vento e a mão conseguem forçar.",
        ],
      },
      {
        question: "A trava deixa o portão mais lento?",
        answers: [
          "Um instante só: o pino sai antes de o motor partir. O percurso leva o mesmo tempo.",
          "Quase nada. A espera é a do pino se recolher.",
        ],
      },
    ],
    photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  },
  {
    id: "suporte-da-marca",
    broader: "suporte",
    label: "Suporte ou base do motor da marca",
    phrase: "o suporte do motor da marca",
    isAskedByName: true,
    asks: [
      ...combine(
        ["suporte motor [marca]", "base motor [marca]", "suporte [marca] [modelo]", "chapa motor [marca]"],
        ["", "preço", "comprar", "basculante", "deslizante", "pivotante", "qual", "fixação"],
      ),
      ...combine(["suporte fixação", "base fixação"], ["[marca]", "motor [marca]"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "O suporte do motor [marca] se escolhe pelo modelo da etiqueta, porque a furação e a altura mudam dentro da mesma marca. Vendemos e instalamos, e a foto da etiqueta e do lugar de fixação mostra qual serve e quanto custa. Se o motor está solto, desligue o disjuntor e não use o portão.",
        "Base ou suporte para motor [marca] precisa ter os furos do modelo e ficar firme e no prumo: torto, gasta a engrenagem ou o fuso. Fazemos a venda e a troca. A visita que reaperta e alinha, em casa, parte de {price.preventive}, sem peças.",
        "Para o motor [marca], o suporte é a chapa ou a base que o prende ao piso, no portão de correr, ou à coluna, no basculante e no de abrir. A peça certa é a do modelo da etiqueta, e às vezes serve uma chapa feita sob medida. Mande a foto do local e da etiqueta e receba o valor, sem custo.",
      ],
      price: [
        "O preço do suporte do motor [marca] depende do modelo e do jeito de fixar: parafuso em concreto firme é o mais barato; solda, chapa passante ou base nova de concreto somam serviço. Só reapertar e alinhar, em casa, parte de {price.preventive}, sem peças. O valor sai grátis pela foto.",
        "Quanto custa o suporte para motor [marca] muda com a peça e com o piso ou a coluna. Chapa do próprio modelo é o caso simples; reforço e solda encarecem. A foto do local e da etiqueta dá o total antes da visita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o suporte certo", "O que comparar antes de comprar o suporte"],
        slots: [
          [
            "Furar o suporte errado para ele encaixar deixa o motor torto. Compare estes pontos primeiro.",
            "O mesmo fabricante usa bases diferentes em cada linha. Confira estes itens.",
            "Suporte parecido nem sempre serve. Veja nesta ordem.",
          ],
        ],
        bullets: [
          "Modelo da etiqueta, que define a furação",
          "Tipo de portão: de correr, basculante ou de abrir",
          "Piso ou coluna: concreto, bloco ou ferro",
          "Altura da engrenagem até a cremalheira, no de correr",
          "Parafuso, chumbador ou solda",
        ],
      },
      {
        about: "visit",
        headings: ["Como o suporte é trocado", "A troca da base, passo a passo"],
        slots: [
          [
            "O técnico corta a energia, segura a folha quando ela depende do motor, solta a peça velha e fixa a nova no prumo. Em bloco vazado usa-se chapa passante, presa dos dois lados.",
            "Sem energia e com a folha apoiada, sai o suporte gasto e entra o novo, nivelado. Parede de bloco pede chapa que atravessa; concreto aceita chumbador.",
            "A folha é calçada, o disjuntor fica desligado e a base nova é alinhada antes do aperto final. O chumbador só vai em concreto firme.",
          ],
          [
            "Depois vêm a folga da engrenagem, os pontos de parada e a força, e o portão faz ciclos de teste.",
            "No fim se regulam parada e força, porque a altura do motor pode ter mudado.",
            "Com o motor na posição, parada e força são regravadas e testadas.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o suporte cedeu", "Quando trocar o suporte"],
        slots: [
          [
            "Motor que pula na partida, parafuso que gira em falso e linha de ferrugem junto da solda pedem parar o uso. No basculante, não destrave e não fique embaixo da folha.",
            "Se o motor balança, a solda trincou ou o piso abriu em volta do parafuso, desligue o disjuntor. Em basculante, mantenha todos longe da folha.",
            "Balanço na partida, trinca e parafuso frouxo são os avisos. Desligue o disjuntor, e no basculante deixe a folha como está até o técnico escorar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O suporte antigo serve no motor novo?",
        answers: [
          "Na mesma linha, muitas vezes. Em outra marca, quase sempre entra suporte novo, porque a furação muda.",
          "Só se a furação e a altura forem iguais. A foto das duas peças responde.",
        ],
      },
      {
        question: "Posso fixar o suporte com bucha comum?",
        answers: [
          "Não. A vibração solta a bucha em pouco tempo; usa-se chumbador em concreto ou chapa passante em bloco.",
          "Bucha comum não segura o esforço do motor. O certo é chumbador, chapa passante ou solda.",
        ],
      },
      {
        question: "Precisa de solda?",
        answers: [
          "Depende da coluna e da folha. Em ferro é comum soldar, com a placa desligada; em concreto, parafusa-se.",
          "Em coluna e folha de ferro, muitas vezes. O orçamento já diz se há solda.",
        ],
      },
    ],
    photo: "fotos do motor no lugar, do suporte atual de perto e da etiqueta",
  },
  {
    id: "qual-motor-no-lugar-da-marca",
    broader: "troca",
    label: "Qual motor pôr no lugar do da marca",
    phrase: "o motor que entra no lugar do antigo",
    isAskedByName: true,
    asks: [
      ...combine(
        ["[marca] trocar qual", "trocar motor [marca] qual", "substituir motor [marca] qual", "[marca] qual substitui"],
        ["", "motor", "marca"],
      ),
      ...combine(
        ["motor equivalente", "motor substituto", "substituto motor", "qual motor no lugar", "motor similar"],
        ["[marca]", "[marca] [modelo]", "[marca] antigo"],
      ),
      ...combine(
        ["[marca] antigo", "[marca] saiu linha", "[marca] fora linha"],
        ["trocar qual", "qual motor", "qual comprar"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "No lugar do motor [marca] entra um motor do mesmo tipo de portão e de capacidade igual ou maior, de qualquer marca com peça fácil, como PPA, Garen ou Rossi. Não é preciso repetir a marca. A troca em casa fica de {price.homeSwap}, com mão de obra, e a foto da etiqueta e do portão mostra o modelo.",
        "Troque o motor [marca] por um do mesmo tipo, de correr, basculante ou de abrir, com capacidade um terço acima do peso da folha. PPA, Garen, Rossi e Peccinin têm equivalente para quase todos. Em casa, a troca com mão de obra vai de {price.homeSwap}; no basculante de até {width.quarterHp}, há kit instalado desde {price.lowest}.",
        "O substituto do motor [marca] se escolhe por três dados da etiqueta: tipo de portão, quilos e tensão. Com eles, indicamos o equivalente em marca de peça comum. A troca em residência fica de {price.homeSwap}, com mão de obra, e o que está bom na instalação se aproveita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como achar o motor equivalente", "Os dados que definem o substituto"],
        slots: [
          [
            "A etiqueta do motor atual e a folha dizem quase tudo. Anote estes dados.",
            "Compare estes pontos entre o motor velho e o candidato.",
            "O equivalente não é o de nome parecido, e sim o que repete estes dados.",
          ],
        ],
        bullets: [
          "Tipo de portão: de correr, basculante ou de abrir",
          "Quilos da etiqueta, com um terço acima do peso da folha",
          "Tensão: 127 V, 220 V ou bivolt",
          "Aberturas por hora, em prédio e comércio",
          "Lado do motor e espaço ao redor",
        ],
      },
      {
        about: "replace",
        headings: ["O que fica e o que muda na troca", "O que se aproveita do motor antigo"],
        slots: [
          [
            "Ficam o ponto de energia, o eletroduto, a fotocélula e, no de correr, a cremalheira boa de mesmo passo. Mudam a base ou o suporte, a central e quase sempre os controles.",
            "Fiação, tubo, fotocélula e cremalheira em bom estado servem ao motor novo. Suporte, placa e controles costumam ser outros.",
            "Aproveitam-se o circuito, os sensores e a cremalheira que combine. A fixação e a central vêm com o motor novo, e os controles são gravados de novo ou trocados.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Antes de trocar: ainda tem conserto?", "Quando consertar e quando trocar"],
        slots: [
          [
            "Placa, capacitor e fim de curso quebrados não condenam o motor, porque têm peça compatível. Redutor com folga ou enrolamento queimado, sem reposição, pedem a troca.",
            "Se o redutor está firme, vale pôr a peça que falhou. Se ele ronca ou tem folga e não há engrenagem, troque o motor.",
            "Uma peça só, com reposição à venda, se conserta. Engrenagem que não existe mais ou motor queimado decidem pela troca.",
          ],
          [
            "Peça os dois valores: conserto acima da metade da troca raramente compensa num motor antigo.",
            "Compare os orçamentos; passando da metade do motor novo, prefira a troca.",
            "Com o conserto perto da metade do valor da troca, o motor novo, com garantia, costuma ser melhor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meus controles funcionam no motor novo?",
        answers: [
          "Se a frequência e o tipo de código forem os da central nova, são só regravados. Se não, o kit vem com controles próprios.",
          "Em código fixo compatível, muitas vezes sim. Em rolante, entram os da marca nova.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.sliding} no portão de correr e de {time.tilting} no basculante, com a folha em ordem.",
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}. Folha pesada leva mais.",
        ],
      },
      {
        question: "Que garantia tem o motor novo?",
        answers: [
          "São {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
          "O motor vendido por nós tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do motor no lugar e do portão inteiro, por dentro",
  },
  {
    id: "fim-de-curso-da-marca",
    broader: "fim-de-curso",
    label: "Fim de curso da marca",
    phrase: "o fim de curso do motor da marca",
    isAskedByName: true,
    asks: [
      ...combine(
        ["fim curso [marca]", "fim curso motor [marca]", "fim curso [marca] [modelo]"],
        ["", "preço", "comprar", "basculante", "deslizante", "magnético", "mecânico", "original", "portão", "haste"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O fim de curso do motor [marca] é o sensor que manda o motor parar no fim da abertura e do fechamento, e vendemos a peça avulsa ou já trocada e regulada. Há o magnético, com ímã, e o mecânico, com haste ou chave, e um não entra no lugar do outro. A foto da etiqueta e do sensor mostra qual serve.",
        "Para o motor [marca], o fim de curso certo é o do modelo da etiqueta, com o mesmo tipo e o mesmo conector. Antes de comprar outro, veja se o ímã não saiu do lugar, porque muitas vezes basta regular, em visita a partir de {price.preventive} em casa, sem peças.",
        "Vendemos e trocamos fim de curso de motor [marca], o sensor que marca onde a folha para. Se o portão bate no fim ou o motor não desliga, corte o disjuntor e mande a foto da etiqueta e do sensor: dizemos se é caso de regular ou de trocar, e o valor, sem custo.",
      ],
      price: [
        "O preço do fim de curso do motor [marca] soma o sensor do modelo e, se você quiser, a troca com regulagem das duas paradas. Quando é só o ímã ou a haste fora do lugar, paga-se a visita, a partir de {price.preventive} em casa, sem peças. O valor da peça sai grátis pela foto da etiqueta.",
        "O preço do fim de curso [marca] depende do tipo, magnético ou mecânico, e de entrar só o sensor ou também o ímã e o suporte. A regulagem sem troca, em residência, parte de {price.preventive}, fora as peças. Mande a foto da etiqueta e do sensor para saber o total.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Magnético ou mecânico: qual é o seu", "Os tipos de fim de curso"],
        slots: [
          [
            "No magnético, um sensor no motor lê o ímã preso à folha ou à cremalheira. No mecânico, a folha ou a porca do fuso empurra uma chave ou uma haste. O encaixe e o sinal são diferentes.",
            "O magnético usa ímã e não encosta em nada, e o mecânico é uma chave que a folha aciona. A placa espera um dos dois, por isso não se misturam.",
            "Se há um ímã de um lado e um sensor do outro, o fim de curso é magnético. Se uma chave ou haste é empurrada, ele é mecânico. Troque sempre pelo mesmo tipo.",
          ],
          [
            "No portão basculante, o sensor costuma ficar no acionador, ao longo do fuso. No portão de correr, o sensor fica no motor, e os ímãs ou as hastes ficam na cremalheira.",
            "Em portão de correr, os ímãs ficam na cremalheira; no basculante, o sensor fica na coluna, junto do fuso.",
            "No portão de correr, procure o ímã ou a haste nas pontas da cremalheira. No basculante, o sensor fica no acionador, preso na coluna.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Regular ou trocar: como saber", "Antes de comprar outro sensor"],
        slots: [
          [
            "Muita peça é trocada sem defeito. Observe de fora, sem abrir a tampa, e anote o que vê.",
            "O sintoma mostra se basta regular ou se é preciso trocar. Olhe por fora, sem abrir a tampa.",
            "Confira por fora estes sinais e mande uma foto.",
          ],
        ],
        bullets: [
          "Ímã ou haste solta, caída ou quebrada: repõe-se e regula-se",
          "Folha que para antes ou bate no fim: regulagem",
          "Motor que não desliga: sensor, fio ou relé, com o disjuntor desligado",
          "Falha só na chuva: água no sensor ou no conector",
        ],
      },
      {
        about: "visit",
        headings: ["A troca e a regulagem", "Como o técnico troca o fim de curso"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico mede o sensor e o fio e troca o que falhou. Depois marca as duas paradas, acerta a força e faz ciclos completos de teste.",
            "O técnico testa sensor e cabo, põe a peça do mesmo tipo e regula os dois pontos. O serviço termina com o portão abrindo e fechando sem bater.",
            "Com o disjuntor desligado, o técnico mede o sensor e troca o que falhou. Depois religa, regula as duas paradas e testa o portão várias vezes.",
          ],
          [
            "No basculante, a folha é escorada antes, porque o sensor fica junto do fuso que a segura.",
            "Em portão que sobe, o técnico apoia a folha antes de mexer no acionador.",
            "Quando o portão é basculante, a folha fica calçada durante o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Serve fim de curso de outra marca?",
        answers: [
          "Só se o tipo, o conector e a altura forem os mesmos. O ímã também precisa ser do conjunto.",
          "Às vezes, em motor comum. A foto da peça e da etiqueta confirma antes da compra.",
        ],
      },
      {
        question: "Posso usar o portão sem o fim de curso?",
        answers: [
          "Não. O motor força contra o batente e pode queimar ou derrubar a folha. Deixe o disjuntor desligado.",
          "Não convém: sem o aviso de parada, o motor não desliga. Corte a energia até a troca.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral até {trade.smallRepair}, já com a regulagem.",
          "Até {trade.smallRepair}, na maioria dos casos, incluindo os testes.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do sensor e do ímã ou da haste",
  },
  {
    id: "controle-da-marca-em-qualquer-portao",
    broader: "controle",
    label: "Controle da marca em qualquer portão",
    phrase: "o controle da marca em outros portões",
    isAskedByName: true,
    asks: [
      ...combine(
        ["controle [marca]"],
        [
          "qualquer portão",
          "serve qualquer portão",
          "funciona qualquer portão",
          "abre qualquer portão",
          "serve qualquer motor",
          "qualquer motor",
          "qualquer placa",
          "qualquer receptor",
          "qualquer marca",
          "todo portão",
          "todos portões",
          "todos motores",
          "outro portão",
          "outra marca",
          "outro motor",
          "qual motor serve",
          "universal",
          "compatível com quais",
        ],
      ),
      "controle linear qualquer portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle [marca] não funciona em qualquer portão: ele abre onde a central ou o receptor lê a mesma frequência, em geral 433 MHz, e o mesmo tipo de código. Em código fixo, costuma gravar também em outras marcas; em código rolante, que muda a cada toque, só na linha dele. A foto do controle e da etiqueta do motor responde.",
        "Controle [marca] em portão de outra marca só serve se os dois usam código fixo e a mesma frequência. Com código rolante, não grava, e a saída é um receptor avulso da mesma linha, ligado à entrada de botoeira do motor. Mande a foto da frente e do verso e dizemos, sem custo, se o seu aceita.",
        "Depende do código: o controle [marca] de código fixo, em 433 MHz, é aceito por muitas centrais; o de código rolante, não. O nome no controle não decide, e sim o receptor que está no seu motor. Antes de comprar, mande a foto de um controle que já abre o portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se ele vai gravar", "O que comparar antes de comprar"],
        slots: [
          [
            "Olhe o verso do controle e o de um que já abre o portão. Estes pontos precisam ser iguais.",
            "O receptor do motor é que aceita ou recusa. Compare com um controle que funciona.",
            "Dois controles de formato igual podem ser diferentes por dentro, por isso compare estes pontos.",
          ],
        ],
        bullets: [
          "Frequência escrita no verso, como 433,92 MHz",
          "Código fixo ou rolante, também chamado anticlonagem",
          "Número de botões de que você precisa",
          "Placa original ou já trocada por outra marca",
        ],
      },
      {
        about: "choose",
        headings: ["Se o controle não combina", "Receptor avulso, compatível ou original"],
        slots: [
          [
            "Um receptor avulso da linha do controle, ligado à botoeira, faz qualquer motor obedecer a ele. É a saída quando há muitos controles iguais na família ou no prédio.",
            "Quem quer manter os controles instala um receptor da mesma linha, sem trocar placa nem motor.",
            "O receptor avulso resolve sem mexer na placa: ele lê o controle e aperta a botoeira por você.",
          ],
          [
            "Para um controle só, sai mais em conta comprar o da sua central, original ou compatível, e gravar.",
            "Se falta um controle apenas, compre o que a sua central já aceita.",
            "Com uma ou duas unidades, o controle compatível com a central atual é o caminho simples.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Código fixo e código rolante", "Por que alguns controles não gravam"],
        slots: [
          [
            "O código fixo repete sempre o mesmo sinal e por isso é aceito por várias marcas e copiado com facilidade. O rolante muda a cada toque e só é entendido pelo receptor da própria linha, o que dificulta a cópia.",
            "No fixo, o sinal não muda, e muitos receptores o aprendem. No rolante, cada toque manda um código novo, que só a linha dele reconhece.",
            "O controle de código fixo manda sempre o mesmo sinal, fácil de gravar e de copiar. O de código rolante muda o sinal a cada uso. Ele protege mais, mas só funciona com a própria linha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o meu controle é de código rolante?",
        answers: [
          "O manual ou o verso traz rolling code ou anticlonagem. Chavinhas ou pontes dentro dele indicam código fixo.",
          "Procure o modelo na internet ou mande a foto do verso: dizemos qual é.",
        ],
      },
      {
        question: "Um controle pode abrir dois portões?",
        answers: [
          "Pode, um em cada botão, se as duas centrais aceitam o mesmo código.",
          "Sim, com botões diferentes, desde que os dois receptores leiam o controle.",
        ],
      },
      {
        question: "O controle de condomínio abre a minha casa?",
        answers: [
          "Só se o seu receptor aceitar o código dele. O cadastro do prédio não muda com isso.",
          "Às vezes, em código fixo. Em rolante, é preciso um receptor da mesma linha em casa.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "placa-comum-sem-inversor",
    broader: "placa",
    label: "Central comum, sem inversor",
    phrase: "a central de motor comum",
    isAskedByName: true,
    asks: [
      ...combine(
        ["placa sem inversor", "central sem inversor", "placa sem inverter", "motor sem inversor"],
        ["", "[marca]", "[marca] [modelo]", "preço", "placa universal"],
      ),
      "diferença placa inversor sem inversor",
      "placa com ou sem inversor",
      "saber placa tem inversor",
    ],
    intent: "buying",
    answers: {
      any: [
        "A central [marca] sem inversor é a placa comum, de motor com capacitor, e é a mais barata e a mais fácil de repor. Ela não serve em motor com inversor, que só aceita a placa da própria linha. Vendemos e trocamos pela foto da etiqueta, com percurso e controles gravados.",
        "Placa [marca] sem inversor comanda motor comum, o que parte com capacitor e anda sempre na mesma velocidade. Serve a original ou uma compatível de mesma tensão e mesmo fim de curso. Se o seu motor acelera e freia aos poucos, ele tem inversor, e essa placa não entra; a foto da etiqueta tira a dúvida.",
      ],
      price: [
        "O preço da placa [marca] sem inversor é menor que o da placa com inversor e muda com a versão, original ou compatível. Peça e troca são orçadas juntas, grátis, pela foto da etiqueta e do controle. Como limite, o motor inteiro trocado em casa fica de {price.homeSwap}, com mão de obra.",
        "A central [marca] sem inversor, de motor comum, custa conforme o modelo e sai mais em conta na versão compatível. A foto da etiqueta dá o valor da peça e da troca. Perto da metade de um motor trocado, de {price.homeSwap} em casa, compare as duas contas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como saber se o motor tem inversor", "Com inversor e sem inversor"],
        slots: [
          [
            "Motor com inversor sai devagar, corre e freia antes do fim, e não tem capacitor. O comum anda sempre igual e tem capacitor, uma peça cilíndrica.",
            "Se a folha parte suave e desacelera no fim, há inversor. Se anda na mesma velocidade e para de uma vez, é comum, com capacitor.",
            "O jeito de andar mostra: velocidade única é motor comum; partida e parada suaves são do inversor, que dispensa o capacitor.",
          ],
          [
            "A etiqueta confirma, e não é preciso abrir a tampa, onde há tensão da rede.",
            "Não abra o motor para olhar: o nome na etiqueta basta.",
            "O modelo escrito na carcaça tira a dúvida sem abrir nada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que conferir antes de comprar", "Original ou compatível"],
        slots: [
          [
            "Em motor comum, uma compatível ou universal costuma resolver. Estes pontos precisam ser iguais.",
            "A placa comum tem muitas opções no mercado. Compare isto.",
            "Para a placa nova funcionar de primeira, confira estes dados.",
          ],
        ],
        bullets: [
          "Tensão: 127 V, 220 V ou bivolt",
          "Potência do motor que ela aceita",
          "Fim de curso magnético ou mecânico",
          "Frequência e código dos controles",
          "Saídas de fotocélula, trava e luz, se você usa",
        ],
      },
      {
        about: "visit",
        headings: ["A troca da placa", "Como a central é trocada"],
        slots: [
          [
            "O técnico mede motor e capacitor antes, porque um motor em curto queima a placa nova. Com o disjuntor desligado, liga a central, grava percurso e controles e regula a força.",
            "Antes de montar, medem-se motor e capacitor. A ligação é feita sem energia, e no fim vêm percurso, controles e testes.",
            "Motor e capacitor são medidos primeiro. Depois a placa é ligada com o disjuntor desligado, programada e testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr placa comum em motor com inversor?",
        answers: [
          "Não. O motor com inversor não tem capacitor e só funciona com a placa da própria linha.",
          "Não serve, e a tentativa pode queimar motor e placa.",
        ],
      },
      {
        question: "Placa com inversor deixa o motor comum mais rápido?",
        answers: [
          "Só em conjunto feito para isso. O motor comum de uma fase não fica rápido com a troca da placa.",
          "Não no motor comum com capacitor. Para abrir mais depressa, troca-se o motor.",
        ],
      },
      {
        question: "Os controles atuais servem?",
        answers: [
          "Servem, se a placa nova tem a mesma frequência e o mesmo tipo de código.",
          "Quase sempre, quando a central é da mesma marca. Eles são gravados de novo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do controle, frente e verso",
  },
  {
    id: "acionador-preco",
    broader: "fuso",
    label: "Preço do acionador do basculante",
    phrase: "o preço do acionador do basculante",
    isAskedByName: true,
    asks: [
      ...combine(
        ["acionador", "acionador basculante", "acionador [marca]", "acionador portão basculante", "trilho acionador"],
        ["preço", "comprar", "novo", "completo", "trocar"],
      ),
      "acionador [marca]",
      "acionador completo basculante preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do acionador do basculante [marca] depende da medida, que segue a altura da folha, e de trocar o conjunto inteiro ou só a porca ou o fuso. A troca é feita com a folha escorada, e o valor sai grátis pela foto da coluna e da etiqueta. Com motor e acionador no fim, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
        "O valor do acionador [marca] muda com o tamanho, como 1,40, 1,50 ou 1,80 metro, e com o modelo do motor. Se só a porca gastou, a peça menor resolve por bem menos. Quando motor e acionador estão no fim, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
      ],
      buying: [
        "O acionador [marca] do portão basculante, a barra com fuso, porca e braço que fica na coluna, se compra pela altura da folha e pelo modelo do motor. Vendemos o conjunto ou só a peça gasta e fazemos a troca com a folha escorada. A foto da coluna e da etiqueta dá o valor, sem custo.",
        "Para comprar acionador [marca], informe a altura da folha, em metros, e o modelo da etiqueta, porque cada motor usa o seu. Muitas vezes basta trocar a porca ou o fuso. A troca é do técnico, porque é o acionador que conduz a folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que define o acionador certo", "Como escolher o acionador"],
        slots: [
          [
            "Acionador curto não abre até em cima, e comprido não cabe na coluna. Confira estes dados antes de pedir.",
            "A medida e o modelo vêm juntos. Anote isto antes do orçamento.",
            "Dois acionadores da mesma marca podem ter medida e rosca diferentes. Veja estes pontos.",
          ],
        ],
        bullets: [
          "Altura da folha, em metros",
          "Modelo do motor, na etiqueta",
          "Passo da rosca do fuso e tipo da porca",
          "Lado da coluna em que ele fica",
          "Fim de curso: ímã ou chave",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o conjunto ou só a peça", "Porca, fuso ou acionador inteiro"],
        slots: [
          [
            "Porca gasta com rosca do fuso ainda viva pede só a porca. Barra com rosca afiada ou torta pede fuso e porca juntos. Acionador inteiro entra quando o perfil empenou ou o modelo saiu de linha.",
            "Troque a porca se só ela tem folga, fuso e porca se a rosca gastou, e o conjunto se o perfil entortou.",
            "A folga na porca é o reparo menor. Rosca comida leva fuso novo, e perfil torto, o acionador todo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não desmontar sozinho", "A folha fica presa no acionador"],
        slots: [
          [
            "Solto o acionador, nada conduz a folha, e ela pode despencar. O técnico escora o portão e corta a energia antes de tirar o primeiro parafuso.",
            "É o acionador que segura a folha no caminho. Por isso a troca começa com a folha escorada e o disjuntor desligado.",
            "Sem ele, o basculante pode cair. Não destrave nem afrouxe parafusos. A folha é escorada antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O acionador de uma marca serve em motor de outra?",
        answers: [
          "Quase nunca, porque o encaixe do motor e a rosca mudam. A foto dos dois confirma.",
          "Em geral, não. Motor e acionador formam um conjunto.",
        ],
      },
      {
        question: "Como medir o acionador?",
        answers: [
          "Meça a altura da folha e, de fora, o comprimento da barra na coluna, sem soltar nada.",
          "Com o portão fechado, meça a barra de ponta a ponta e a altura da folha.",
        ],
      },
      {
        question: "Graxa resolve o acionador barulhento?",
        answers: [
          "Resolve se for só falta de lubrificação. Com folga na porca, o barulho volta.",
          "Às vezes. Graxa branca no fuso ajuda; rosca gasta pede troca.",
        ],
      },
    ],
    photo: "fotos da coluna inteira com o acionador, da porca de perto e da etiqueta, com a altura da folha",
  },
  {
    id: "motor-da-marca-deslizante",
    broader: "deslizante",
    label: "Motor da marca para portão de correr",
    phrase: "o motor da marca para portão de correr",
    isAskedByName: true,
    asks: [
      ...combine(
        ["motor deslizante", "motor portão deslizante", "motor portão correr"],
        ["garen", "peccinin", "nice", "agl"],
        ["", "preço", "residencial", "qual"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] deslizante se escolhe pelo peso da folha de correr: a capacidade da etiqueta deve passar dele em um terço. Na troca em casa, com mão de obra, fica de {price.homeSwap}, e em portão pesado ou de prédio, de {price.heavySwap}. A cremalheira boa, de mesmo passo, se aproveita.",
        "Para portão deslizante, o motor [marca] certo é o que move a folha com folga de um terço nos quilos e aguenta as aberturas do seu dia. Instalado na troca em casa, custa de {price.homeSwap}, com mão de obra. No portão que ainda é manual, base, cremalheira e ponto de energia entram à parte.",
      ],
      price: [
        "O motor [marca] deslizante custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. O peso da folha, os metros de cremalheira e a base definem o valor, informado grátis pela foto do portão.",
        "O preço do motor [marca] para portão de correr vai de {price.homeSwap} na troca residencial, com o serviço. Cremalheira por metro, base e ponto de energia só são somados se faltarem; em folha pesada, conte de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual [marca] deslizante serve na sua folha", "Peso, uso e espaço: como escolher"],
        slots: [
          [
            "O nome da linha vem depois destas contas. Anote os dados da sua folha.",
            "Compare a ficha do modelo com o portão, nesta ordem.",
            "Quatro dados definem a versão.",
          ],
        ],
        bullets: [
          "Peso da folha, com um terço de folga na capacidade",
          "Aberturas por hora, em prédio e comércio",
          "Espaço ao lado da folha para a base do motor",
          "Tensão do ponto: 127 V, 220 V ou bivolt",
        ],
      },
      {
        about: "visit",
        headings: ["Como o deslizante é instalado", "Da base ao teste final"],
        slots: [
          [
            "O técnico corre a folha na mão, acerta roldana e trilho se for preciso, fixa o motor na base e alinha a cremalheira com {rack.clearance} de folga. O serviço leva de {time.sliding}, com o portão em ordem.",
            "Primeiro se confere se a folha corre leve; depois vêm base, motor e cremalheira, com {rack.clearance} de folga entre os dentes. Conte de {time.sliding}.",
            "Folha, base, motor e cremalheira, nessa ordem, com {rack.clearance} entre os dentes e a engrenagem. Em casa, leva de {time.sliding}.",
          ],
          [
            "No fim se gravam percurso e controles, regula-se a força no mínimo e se testa a fotocélula.",
            "Percurso, força e controles são gravados, e a fotocélula é testada com a folha em movimento.",
            "A entrega é feita depois de vários ciclos, com parada, força e fotocélula testadas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "A conta do deslizante instalado"],
        slots: [
          [
            "Na troca, o valor soma motor, controles e mão de obra. Cremalheira, base, ponto de energia e fotocélula só entram se faltarem, cada um em sua linha.",
            "Motor, controles e serviço formam o preço. O que o portão não tiver, como base e cremalheira, aparece separado.",
            "Você paga motor, controles e instalação; o resto só é somado quando falta.",
          ],
          [
            "Motor já comprado em outro lugar é instalado por mão de obra a partir de {price.installation}, se o modelo servir na folha.",
            "Quem já tem o motor paga só a instalação, desde {price.installation}, depois de conferido o modelo.",
            "A instalação de motor comprado à parte começa em {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira que tenho serve no motor novo?",
        answers: [
          "Serve, se os dentes estão inteiros e o passo é o da engrenagem. A foto com uma régua confirma.",
          "Na maioria dos motores de casa, sim. Passo diferente pede barra nova.",
        ],
      },
      {
        question: "O motor deslizante [marca] é 127 ou 220 V?",
        answers: [
          "Há versões nas duas tensões, e algumas bivolt. A etiqueta mostra, e deve ser a do seu ponto.",
          "Depende da versão. Confira a etiqueta antes de ligar.",
        ],
      },
      {
        question: "Ele abre na falta de luz?",
        answers: [
          "Pela chave de destravamento, com o disjuntor desligado e o piso plano, ou com nobreak próprio para portão.",
          "Com nobreak, sim. Sem ele, destrava-se com a chave, em portão reto e plano.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura e o material da folha",
  },
];
