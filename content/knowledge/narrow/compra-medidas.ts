import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What buyers measure and compare: the motor's own weight, its room, how fast it is, and what is bought along with it. */
export const compraMedidas: NarrowConcept[] = [
  {
    id: "peso-do-proprio-motor",
    broader: "motor",
    label: "Quanto pesa o motor de portão",
    phrase: "o peso do próprio motor",
    asks: [
      "quantos quilos tem motor portão residencial",
      "quantos quilos tem motor portão",
      "motor industrial pesa mais que de casa",
      "quantos kg pesa motor",
      "quantos kg pesa motor portão",
      "peso motor aparelho",
      "peso aparelho motor quantos kg",
      "peso motor deslizante aparelho",
      "quanto pesa motor",
      "quanto pesa motor portão",
      "quanto pesa motor deslizante",
      "quanto pesa motor basculante",
      "quantos quilos pesa motor",
      "motor pesa quantos quilos",
      "motor pesa quanto",
      "peso máquina portão",
      "quanto pesa máquina portão",
      "peso próprio motor",
      "peso caixa motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão residencial, deslizante ou basculante, pesa em geral perto de 10 kg, conforme o modelo; o industrial passa disso com folga. Quantos kg pesa o aparelho exato está na ficha técnica, e não na etiqueta de carga: 400 kg ou 600 kg é o peso do portão que ele move.",
        "Um motor deslizante de casa pesa por volta de 10 kg, e o aparelho de prédio ou indústria, bem mais. Não confunda esse peso, que vem na ficha técnica, com os quilos do anúncio, como 400 kg, que são a folha que o motor leva.",
        "Quantos kg pesa um motor de portão? O aparelho de uso residencial, em geral, fica perto de 10 kg, um pouco mais na caixa com central e suportes. O número grande da etiqueta, 400 ou 600 kg, é o portão que ele puxa; a ficha dá os dois.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peso do aparelho e peso que ele move", "Os dois pesos da ficha"],
        slots: [
          [
            "Na ficha há dois números em quilos: a massa do motor e a carga, que é o peso da folha para a qual ele foi feito. O anúncio costuma mostrar só a carga; a massa aparece no fim da ficha ou no cálculo do frete.",
            "A carga diz quanto de portão o motor leva, e a massa, quanto pesa o aparelho. Como a propaganda traz quase sempre a primeira, procure a segunda na ficha técnica ou no frete.",
            "Carga é o peso do portão; massa é o peso do motor. As duas estão na ficha, embora só a carga apareça em destaque na venda.",
          ],
          [
            "Corpo de alumínio e engrenagem de nylon deixam o motor leve. Redutor de ferro, banho de óleo e eixo reforçado pesam mais, e por isso os de uso intenso passam dos residenciais.",
            "O que muda a massa é a construção: alumínio e nylon nos leves, ferro, óleo e eixo grosso nos de prédio e indústria.",
            "Os residenciais usam alumínio e nylon, mais leves. Nos de uso intenso entram óleo, redutor de ferro e eixo maior, e o peso cresce.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde o peso do motor importa", "Base e suporte: o que segura o motor"],
        slots: [
          [
            "No portão de correr, o motor fica no piso, parafusado numa base de concreto, e o peso dele não incomoda. O cuidado é com a base firme e o chumbador, que aguentam o tranco da partida.",
            "O deslizante se apoia em base de concreto, então alguns quilos a mais não fazem diferença. Quem trabalha é a fixação, porque cada partida puxa os parafusos.",
            "Parafusado ao chão, o motor de correr não sobrecarrega nada. Só a base e os chumbadores precisam estar firmes, por causa do arranque.",
          ],
          [
            "No basculante e no de abrir, ele vai preso à coluna ou à estrutura, e o suporte e a solda seguram o peso mais o tranco. Coluna fina ou alvenaria fraca pede reforço antes da instalação.",
            "Quando o motor fica na coluna, como no basculante e no de abrir, o suporte carrega o aparelho e a força do movimento. Parede fraca é reforçada primeiro.",
            "Já nos portões basculante e de abrir, o motor fica pendurado em suporte soldado ou parafusado, que deve estar em estrutura firme. Se ela é fraca, o reforço vem antes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como usar os quilos para escolher", "Que capacidade de motor comprar"],
        slots: [
          [
            "Para escolher, esqueça o peso do aparelho e olhe a carga, com um terço de folga: uma folha de 300 kg pede motor de 400 kg. Isso vale para o de correr; no basculante, até {width.quarterHp} de largura e com contrapeso certo, o motor de 1/4 HP basta.",
            "O que importa na compra é a carga, um terço acima do peso da folha no portão de correr, como 400 kg para uma folha de 300. Em basculante equilibrado, decide a largura: até {width.quarterHp}, serve o 1/4 HP.",
            "Use a carga da ficha, e não a massa do aparelho: em portão de correr de 300 kg, compre motor de 400 kg, com um terço de margem. No basculante com contrapeso em ordem, o 1/4 HP atende até {width.quarterHp} de largura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais pesado é mais forte?",
        answers: [
          "Nem sempre. A força se vê na carga em quilos e nos ciclos por hora da ficha; o peso do aparelho depende do material.",
          "Não por isso. Um motor de ferro pesa mais que um de alumínio de mesma capacidade, então compare a carga.",
          "O peso do aparelho engana. Compare a capacidade em quilos de folha e as aberturas por hora.",
        ],
      },
      {
        question: "O que quer dizer motor de 600 kg?",
        answers: [
          "Que ele é indicado para folha de até 600 kg, bem alinhada e em trilho limpo. Na prática, deixe um terço de folga, perto de 450 kg.",
          "É a carga: portão de até 600 quilos em boas condições. Com a margem recomendada, use-o em folhas de até uns 450 kg.",
          "São 600 kg de portão, e não de aparelho. Para o motor não trabalhar no limite, fique por volta de 450 kg de folha.",
        ],
      },
      {
        question: "Uma pessoa sozinha carrega o motor?",
        answers: [
          "O residencial, sim, perto de 10 kg. O industrial pede duas pessoas ou um carrinho.",
          "Motor de casa uma pessoa leva sem esforço. Para os de prédio e indústria, chame ajuda.",
          "Sim, o de uso residencial. Nos maiores, use carrinho ou divida o peso com alguém.",
        ],
      },
      {
        question: "Como sei o peso do meu portão?",
        answers: [
          "Dá para estimar pela largura, pela altura e pelo material: a chapa fechada e a madeira pesam bem mais que gradil ou alumínio. A ficha do serralheiro, se houver, traz o número.",
          "Multiplique largura por altura e considere o material, porque um mesmo tamanho pesa pouco em alumínio e muito em chapa. O serralheiro que o fez sabe dizer.",
          "Largura, altura e material permitem uma boa estimativa. Alumínio e gradil são leves, e chapa e madeira, pesadas; na dúvida, conte para mais.",
        ],
      },
    ],
    photo:
      "uma foto do portão inteiro por dentro, outra da etiqueta do motor atual, se houver, e a largura e a altura do vão",
  },
  {
    id: "espaco-do-motor-basculante",
    broader: "basculante",
    label: "Espaço para o motor basculante",
    phrase: "o espaço do motor basculante",
    asks: [
      "motor teto lateral basculante",
      "motor teto ou lateral",
      "motor portão levantar ocupa teto ou lateral",
      "medidas motor basculante espaço",
      "espaço motor basculante",
      "espaço necessário motor basculante",
      "espaço lateral motor basculante",
      "espaço lateral basculante",
      "medidas motor basculante",
      "tamanho motor basculante",
      "motor basculante cabe",
      "motor basculante ocupa espaço",
      "onde fica motor basculante",
      "motor basculante fica onde",
      "motor basculante lado",
      "altura motor basculante",
      "comprimento motor basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor basculante fica em pé na lateral, preso à coluna, e cabe em cerca de um palmo, uns 20 cm livres ao lado da folha, na maioria dos modelos; a medida exata está no manual. Não ocupa teto nem piso, e o kit instalado, para até {width.quarterHp}, parte de {price.lowest}.",
        "Espaço necessário para o motor basculante: perto de 20 cm de folga lateral na coluna, livre na altura do percurso, conforme o desenho do manual do modelo. O acionador vai em pé, de um lado só, sem usar o teto; instalado em folha de até {width.quarterHp}, custa desde {price.lowest}.",
        "Motor basculante cabe em coluna estreita? Na maioria das vezes, com um palmo, uns 20 cm, de espaço lateral, porque ele fica em pé, preso à coluna. O manual de cada modelo dá as medidas, e o kit montado, para basculante de até {width.quarterHp}, começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir para saber se o motor cabe", "Medidas da coluna e da lateral"],
        slots: [
          [
            "Meça com o portão fechado, por dentro, dos dois lados: o motor pode ir no que tiver mais folga. Não mova a folha para isso.",
            "O motor fica à direita ou à esquerda, então tire as medidas dos dois lados, com ele fechado.",
            "Com a folha fechada e parada, meça por dentro as duas laterais. O lado mais livre e perto da energia costuma ganhar.",
          ],
        ],
        steps: [
          "Da borda da folha até a parede, em cada lado.",
          "Altura e largura do vão e da folha.",
          "Do piso até a laje ou a viga, por dentro.",
          "Canos, quadros ou prateleiras encostados na coluna.",
          "Do ponto de energia até o alto da coluna.",
        ],
      },
      {
        about: "what",
        headings: ["Onde fica o motor basculante", "Lateral, teto e braço"],
        slots: [
          [
            "O acionador é um perfil em pé, preso à coluna do chão até perto da viga, e o braço liga o fuso à folha. Por isso ele precisa da coluna livre na altura toda, e não só embaixo.",
            "Ele é um trilho vertical na coluna, com o motor numa ponta, e um braço o une à folha. O espaço tem de estar livre em toda a altura do percurso.",
            "Fixa-se na coluna um perfil vertical com o fuso dentro, e dele sai o braço que leva a folha. Cano ou quadro no meio do caminho atrapalha.",
          ],
          [
            "Quem ocupa o alto é a folha aberta, deitada sob a laje. Motor de teto, com trilho no meio, é do portão que sobe em painéis, a seccional, e não do basculante comum.",
            "O teto fica para a folha, que se deita quando abre. O motor de trilho central, no teto, é de portão seccional, em painéis.",
            "No teto só fica a folha aberta. Se você viu motor com trilho no meio do teto, era de portão seccional, que sobe em painéis.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Coluna estreita: o que fazer", "Se falta espaço na lateral"],
        slots: [
          [
            "Faltando folga de um lado, monta-se do outro ou muda-se um cano. Se os dois são justos, procura-se no manual um modelo de corpo estreito, e a caixa do contrapeso entra na conta.",
            "Quase sempre basta trocar de lado, ou tirar um cano do caminho. Com os dois lados apertados, a saída é um motor de corpo mais fino, escolhido pelo desenho do manual.",
            "Primeiro tenta-se o outro lado, depois afastar o que encosta na coluna. Lateral justa dos dois lados pede modelo estreito, e a caixa do contrapeso não pode ficar no caminho.",
          ],
          [
            "Coluna trincada ou oca recebe reforço antes, porque o motor puxa ali todo dia. Em folha larga, acima de {width.quarterHp}, podem ser precisos dois acionadores, um por lado.",
            "Se a coluna é fraca, o reforço vem primeiro. Folha maior que {width.quarterHp} pode pedir um acionador em cada coluna.",
            "A firmeza vale tanto quanto o espaço: coluna fraca se reforça. Acima de {width.quarterHp}, às vezes vão dois acionadores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor basculante ocupa altura no teto?",
        answers: [
          "Não: ele fica na lateral. Quem ocupa o alto é a folha aberta, deitada perto da laje.",
          "O motor, não; a folha, sim, porque deita sob o teto quando abre.",
        ],
      },
      {
        question: "A tomada precisa ficar perto do motor?",
        answers: [
          "O ideal é um ponto no alto da coluna do motor, com disjuntor próprio e terra. Nas nossas instalações o circuito é de 220 V.",
          "Sim, do lado em que o motor vai ficar, num circuito só dele, com aterramento. Puxar cabo até lá é parte do orçamento.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "De {time.tilting}, com a coluna livre e firme e a energia perto. Reforço de coluna ou ponto de luz novo somam.",
          "A montagem toma de {time.tilting}. Tirar um cano ou reforçar a coluna aumenta o prazo.",
        ],
      },
      {
        question: "A caixa do contrapeso atrapalha o motor?",
        answers: [
          "Pode, porque fica na mesma lateral. O motor vai ao lado ou à frente dela, sem encostar no caminho do peso.",
          "Às vezes divide o espaço com ele. A foto por dentro, com a trena, mostra se os dois cabem.",
        ],
      },
    ],
    photo: "fotos das duas laterais por dentro, com a trena, e a largura e a altura do vão",
  },
  {
    id: "altura-minima-do-basculante",
    broader: "basculante",
    label: "Altura mínima para portão basculante",
    phrase: "a altura mínima do portão basculante",
    asks: [
      "quantos centímetros altura perco basculante",
      "altura mínima basculante",
      "altura mínima portão basculante",
      "altura mínima portão basculante automático",
      "altura mínima garagem basculante",
      "altura mínima teto basculante",
      "altura mínima teto portão basculante",
      "altura mínima teto portão basculante automático",
      "altura teto basculante",
      "altura portão basculante",
      "teto baixo basculante",
      "pé direito basculante",
      "basculante espaço teto",
      "basculante precisa espaço teto",
      "quanto espaço teto basculante",
      "espaço teto portão basculante",
      "pé direito portão basculante",
      "pé direito mínimo portão basculante",
      "altura necessária basculante",
      "altura ideal portão basculante",
      "altura padrão portão basculante",
      "qual altura portão basculante",
      "pé direito mínimo basculante",
      "basculante altura mínima",
      "quanto altura perde basculante",
      "basculante perde altura",
    ],
    intent: "question",
    answers: {
      any: [
        "A altura mínima do portão basculante automático, na prática, é de 2,20 m livres do piso à viga para carro de passeio, embora não exista uma medida única. A folha aberta ocupa perto de 20 cm desse vão e deixa cerca de 2 m de passagem. O motor fica na lateral e não tira altura.",
        "A altura mínima do portão basculante com motor é a do seu carro, com bagageiro, mais uns 10 cm de folga e perto de 20 cm ocupados pela folha aberta. Para um carro de 1,70 m, são uns 2 m de vão, e 2,20 m é uma medida confortável. Caminhonete e van precisam de mais.",
        "No teto, o portão basculante precisa de espaço livre onde a folha aberta deita: perto de 20 cm de altura e, para o fundo, quase a altura da folha, sem viga, cano ou lâmpada no caminho. O motor comum fica na lateral e não usa o teto. Descontada a folha, ainda deve sobrar a altura do carro mais 10 cm.",
        "A altura mínima de pé-direito para portão basculante, medida do piso à viga ou ao teto da garagem, é de cerca de 2,20 m para carro de passeio. Dela se descontam uns 20 cm da folha aberta e 10 cm de folga. Com 2,00 m só passa carro baixo; caminhonete e van pedem mais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a altura útil", "A conta da altura, passo a passo"],
        slots: [
          [
            "Em portão pronto, meça do piso à parte mais baixa da folha aberta, sem ficar embaixo dela. Em portão novo, peça ao serralheiro que a altura livre conste do projeto.",
            "Se o portão já existe, meça com ele aberto, do piso até o ponto mais baixo da folha, pelo lado e sem ficar embaixo. Se ainda vai ser feito, combine essa altura antes.",
            "A altura que interessa é a livre, com a folha em cima, medida de fora da área em que ela desce. Num portão por fazer, ela precisa constar do desenho.",
          ],
        ],
        steps: [
          "Meça a altura do vão, do piso à viga.",
          "Meça o teto por dentro, onde a folha vai deitar, e anote canos, lâmpadas e vigas.",
          "Anote a altura do carro mais alto, com bagageiro.",
          "Se a entrada é inclinada, desconte a rampa, porque o carro sobe no meio do vão.",
        ],
      },
      {
        about: "choose",
        headings: ["Se a altura não dá", "Saídas para garagem baixa"],
        slots: [
          [
            "O basculante articulado dobra a folha e ocupa menos espaço no alto. Onde há parede livre ao lado, o portão de correr é a melhor saída, porque não tira altura nenhuma.",
            "Em garagem baixa, a folha articulada, que sobe dobrada, deixa alguns centímetros a mais. O portão de correr não ocupa a altura, se houver ao lado um espaço livre do tamanho dele.",
            "Duas saídas funcionam: a folha articulada, que fica menor quando aberta, e o portão de correr, que desliza ao lado e deixa o vão inteiro livre.",
          ],
          [
            "O teto rente à viga não impede o basculante comum. O que impede é viga, cano ou lâmpada no caminho, porque a folha sobe girando para dentro.",
            "O teto pode ser baixo por dentro, desde que nada fique no caminho da folha, que gira e deita sob ele.",
            "Por dentro, o espaço precisa estar livre até onde a folha deita, mais ou menos a altura dela, da fachada para o fundo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O motor e o preço, com a altura resolvida", "Motor para o basculante da sua altura"],
        slots: [
          [
            "A altura do vão quase não muda o motor, porque ele é escolhido pela largura e pelo peso. Até {width.quarterHp} de largura, com a folha equilibrada, o kit de 1/4 HP instalado custa {models.pricesOr}, conforme a velocidade.",
            "Para escolher o motor, a largura importa mais que a altura: até {width.quarterHp}, serve o de 1/4 HP, que custa {models.pricesOr} instalado. Uma folha muito alta pesa mais e pode precisar de outro, indicado por foto.",
            "O motor é definido pela largura e pelo peso da folha. Com até {width.quarterHp} e bom equilíbrio, o kit instalado custa {models.pricesOr}; se ela for mais alta e pesada que o comum, o orçamento é por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para regular a folha para abrir mais?",
        answers: [
          "Às vezes, depois que o técnico confere o percurso do motor e o batente. O limite é a laje e o braço da folha.",
          "Se o percurso está curto, a regulagem ganha alguns centímetros. Além disso, o desenho da folha não permite.",
        ],
      },
      {
        question: "Caminhonete passa em basculante?",
        answers: [
          "Passa se a altura livre com a folha aberta for maior que a da caminhonete com bagageiro, com uns 10 cm de folga.",
          "Depende da medida com o portão aberto. Muitas passam de 1,80 m, e um vão de 2,20 m fica justo quando há rampa.",
        ],
      },
      {
        question: "A folha aberta avança na calçada?",
        answers: [
          "Parte dela avança durante o movimento, conforme o ponto de giro. Na capital paulista isso é proibido; em outra cidade, confira na prefeitura.",
          "Em muitos modelos, sim, enquanto abre. Veja a regra do município antes de encomendar a folha.",
        ],
      },
      {
        question: "O motor ocupa espaço no teto?",
        answers: [
          "Não. No basculante o acionador fica na coluna, na vertical, e o braço acompanha a folha.",
          "No tipo comum, não, porque ele vai preso na lateral. O teto só precisa estar livre para a folha deitar.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro, do portão aberto e as alturas do vão, da laje e do carro",
  },
  {
    id: "velocidade-por-marca",
    broader: "tempo-de-abertura",
    label: "Qual marca de motor é mais rápida",
    phrase: "a velocidade dos motores de cada marca",
    asks: [
      "comparar velocidade entre marcas motor",
      "fabricante motor portão mais veloz",
      "velocidade garen",
      "velocidade ppa",
      "velocidade rossi",
      "velocidade peccinin",
      "velocidade nice",
      "garen rápido",
      "ppa rápido",
      "rossi rápido",
      "peccinin rápido",
      "marca mais rápida",
      "qual marca mais rápida",
      "motor mais rápido marca",
      "marca portão rápido",
    ],
    intent: "buying",
    answers: {
      any: [
        "Nenhuma marca é a mais rápida em tudo: a velocidade é do modelo, e Garen, PPA e as outras têm linha comum e linha veloz, com inversor. Compare os segundos da ficha; no basculante, o JetFlex da PPA abre em {opening.jetflex}, e um comum, em {opening.padrao}.",
        "Para ter um motor [marca] rápido, escolha pelo modelo: as marcas vendem versões comuns e versões com inversor, a placa que acelera e freia a folha. Como referência, um basculante comum abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex, da PPA, em {opening.jetflex}. A troca do motor em casa fica de {price.homeSwap}.",
        "O motor [marca] rápido é o da versão com inversor, porque cada marca vende versões lentas e velozes. Antes de comprar, peça o tempo de abertura em segundos. Para comparar, o JetFlex, da PPA, abre o basculante em {opening.jetflex} e custa {price.jetflex} instalado.",
      ],
      price: [
        "O motor rápido é cotado pelo modelo e pelo tipo de portão, seja Garen, PPA ou outra marca; na troca em casa, com mão de obra, conte de {price.homeSwap}. No basculante de até {width.quarterHp}, os rápidos saem por {price.speedy} no {model.speedy}, de {opening.speedy}, e {price.jetflex} no {model.jetflex}, de {opening.jetflex}, instalados.",
      ],
      comparison: [
        "A mais rápida depende do modelo, e não da marca: PPA, Garen e as outras têm motor comum e motor veloz, com inversor. Compare pelos segundos ou metros por minuto da ficha; no basculante, o JetFlex, da PPA, abre em {opening.jetflex}, e um comum, em {opening.padrao}.",
        "Entre fabricantes não há vencedor fixo em velocidade: PPA e Garen têm linha lenta e linha com inversor. Ponha lado a lado os segundos de cada modelo; um basculante comum leva {opening.padrao}, e o JetFlex, da PPA, {opening.jetflex}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como comparar a velocidade de dois motores", "O que ler na ficha de cada marca"],
        slots: [
          [
            "No portão de correr, a ficha traz metros por minuto: 3 metros de vão a 12 por minuto dão 15 segundos. No basculante e no de abrir, procure os segundos de abertura.",
            "Para o de correr, divida o vão pelos metros por minuto: 3 metros, a 12, abrem em 15 segundos. Basculante e pivotante trazem direto o tempo em segundos.",
            "Metros por minuto valem para o deslizante, e 12 deles abrem 3 metros em 15 segundos. Nos outros tipos, compare o tempo de abertura impresso.",
          ],
          [
            "Some alguns segundos ao anúncio, porque o motor freia antes do batente e o número é de folha leve. Motor veloz em folha torta bate e gasta, então a mecânica vem antes.",
            "O tempo do anúncio é o ideal, com folha alinhada; peso e freio no fim somam segundos. Só ponha motor rápido em portão firme e com fotocélula.",
            "Conte com uns segundos a mais que a propaganda, pelo peso e pela desaceleração. Portão desalinhado se corrige primeiro, senão a pressa vira pancada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa abrir mais rápido", "Velocidade e preço no basculante"],
        slots: [
          [
            "Em basculante de até {width.quarterHp}, os kits instalados custam {models.pricesNamed}, e o preço acompanha a velocidade. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com o rápido na parte alta.",
            "No basculante de casa, paga-se conforme o tempo de abertura: {models.pricesNamed}, com instalação. Para deslizante e pivotante, conte de {price.homeSwap} na troca, mais perto do topo se houver inversor.",
            "Os kits de basculante até {width.quarterHp} são {models.pricesNamed}, já montados. Nos demais tipos, trocar em casa vai de {price.homeSwap}, e a versão veloz fica em cima.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que o motor rápido exige", "Velocidade com segurança"],
        slots: [
          [
            "Fotocélula, parada suave e batentes firmes são a base: sem eles, nenhum motor deve fechar sozinho. A força é testada com objeto, e a revisão em casa é {visits.home}.",
            "Exija sensor de passagem, desaceleração no fim e batente nas duas pontas. O teste usa um objeto, nunca uma pessoa, e se repete na revisão {visits.home}.",
            "Motor veloz só com fotocélula em ordem, rampa regulada e batente preso. Em casa, a revisão {visits.home} confere tudo, com objeto no vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Só se a central tiver ajuste de velocidade, o que é comum nos modelos com inversor. Nos outros, troca-se o motor.",
          "Em motor com inversor, há ajuste na central; no comum, a velocidade é a do projeto dele.",
        ],
      },
      {
        question: "Motor rápido é perigoso?",
        answers: [
          "Não, com fotocélula, força regulada e folha em ordem. Sem isso, nenhum motor deve fechar sozinho.",
          "Com fotocélula testada e parada suave, é tão seguro quanto o comum.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Com inversor, a partida e a parada são suaves e poupam a mecânica; o que encurta a vida é folha pesada.",
          "Não por ser rápido: decide a folha leve, a regulagem e a revisão. A vida usual é de {trade.life}.",
        ],
      },
      {
        question: "Motor rápido gasta mais luz?",
        answers: [
          "Quase nada a mais: puxa potência por menos segundos. A central em espera pesa mais na conta.",
          "Não se nota. Em casa, o movimento do mês costuma ficar abaixo de 1 kWh.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura completa, com som, e a largura da folha",
  },
  {
    id: "servicos-juntos-desconto",
    broader: "instalacao",
    label: "Motor e outros serviços na mesma visita",
    phrase: "o motor e os outros serviços juntos",
    asks: [
      "desconto dois motores portão",
      "desconto mais de um motor",
      "desconto três motores",
      "desconto comprar dois motores",
      "preço dois motores",
      "dois motores portão desconto",
      "tem desconto fizer mais serviço mesma visita",
      "desconto mais de um serviço mesma visita",
      "pacote serviços portão",
      "interfone junto motor",
      "instalar interfone junto motor",
      "interfone e motor juntos",
      "motor e interfone preço",
      "motor interfone câmera junto",
      "câmera junto motor",
      "motor e câmera junto",
      "motor e fechadura junto",
      "fotocélula junto motor",
      "instalar tudo junto desconto",
      "desconto dois motores",
      "desconto dois portões",
      "dois portões preço",
      "dois motores desconto",
      "pacote motor interfone",
      "pacote portão completo interfone",
      "serviço junto desconto",
      "combo motor portão",
    ],
    intent: "price",
    answers: {
      any: [
        "Instalar o interfone junto com o motor, pôr câmera ou automatizar dois portões na mesma visita sai mais em conta, e o desconto é combinado no total do orçamento. O motor tem referência, de {price.lowest} a {price.highest} no kit basculante instalado ou de {price.homeSwap} na troca em casa; os outros itens vêm por foto.",
        "Pedir motor, interfone e câmera num pacote, ou dois portões juntos, rende desconto, combinado no total, porque a ida é uma só e o fio é passado de uma vez. De base, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca em casa, de {price.homeSwap} por portão.",
        "O desconto por fazer dois portões, ou motor com interfone e câmera, na mesma visita é acertado no orçamento, com cada item em sua linha. Cada kit basculante instalado custa de {price.lowest} a {price.highest}; a troca do motor em casa, de {price.homeSwap}, e os demais aparelhos dependem da foto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que se economiza fazendo junto", "De onde vem o desconto"],
        slots: [
          [
            "A ida, os furos e a passagem de cabo se fazem uma vez para tudo, e essa é a parte que cai. O preço de cada aparelho não muda, nem a garantia dele, e você pode tirar ou pôr itens sem refazer a conta.",
            "O que se divide é deslocamento, canaleta e fio; o valor dos aparelhos continua o mesmo, com a garantia de cada um. A proposta vem item por item, para você escolher o que entra agora.",
            "Cai a mão de obra repetida: uma ida, um duto aberto, um dia de trabalho. Motor, interfone e câmera mantêm preço e garantia próprios, em linhas separadas.",
          ],
          [
            "Energia e sinal vão em dutos diferentes, porque o cabo de força atrapalha o do interfone e o da câmera.",
            "O cabo de força fica longe do de sinal, cada um em seu tubo, para não dar ruído no interfone e na câmera.",
            "Força num tubo, sinal em outro: assim a câmera e o interfone não sofrem interferência do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o orçamento conjunto", "A lista que fecha o preço"],
        slots: [
          [
            "Diga tudo o que quer de uma vez e o que já existe e pode ficar. O que não for nosso serviço é avisado antes, pela foto.",
            "Uma lista completa evita segunda ida e mostra o que se aproveita. Pela imagem dizemos também se algum item fica com outro profissional.",
            "Quanto mais completa a lista, mais certo o desconto. Se um dos aparelhos não for do nosso serviço, você sabe na resposta.",
          ],
        ],
        bullets: [
          "Fotos do portão por dentro e por fora, com a largura",
          "Foto da entrada de pedestres e do lugar do interfone ou da câmera",
          "Foto do quadro de energia fechado",
          "O que já existe: interfone, fechadura elétrica, câmera ou duto livre",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva fazer tudo", "O dia do serviço conjunto"],
        slots: [
          [
            "O motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, e os outros itens somam conforme os fios a passar. Muitas vezes tudo fica pronto no mesmo dia; com obra ou base nova, são duas etapas.",
            "Conte {time.tilting} para o motor basculante ou {time.sliding} para o deslizante, mais a fiação do resto. Sem obra, um dia costuma bastar; base de concreto ou rasgo na parede pede outro.",
            "De {time.tilting} no basculante e de {time.sliding} no portão de correr, só para o motor. O tempo do restante depende dos fios, e quando há concreto ou parede a abrir o serviço se divide.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone pode abrir o portão da garagem?",
        answers: [
          "Pode, ligado à entrada de botoeira da central, se o aparelho tiver essa saída. É mais seguro quando quem abre vê o portão.",
          "Sim, por um contato na central do motor. Use com câmera ou visão do vão, para não abrir sem ver quem está ali.",
        ],
      },
      {
        question: "Dois portões na mesma casa podem ter o mesmo controle?",
        answers: [
          "Podem, um botão para cada portão, se as duas centrais aceitam o código. Isso é gravado na instalação.",
          "Sim: o controle tem mais de uma tecla, e cada central aprende a sua, desde que as duas aceitem o mesmo código.",
        ],
      },
      {
        question: "Dá para fazer uma parte agora e outra depois?",
        answers: [
          "Dá. O duto do segundo item já fica passado, e só falta puxar o fio na outra vez.",
          "Sim, deixando a espera pronta. O desconto vale sobre o que for feito na mesma ida.",
        ],
      },
      {
        question: "Posso parcelar tudo junto?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou pagar por Pix. O total vem antes do serviço, com cada item separado.",
          "Sim, o total dos itens cabe em até {shop.instalments} parcelas no cartão, e também há Pix. Você aprova a conta antes de marcar.",
        ],
      },
    ],
    photo: "fotos do portão, da entrada de pedestres e do quadro de energia",
  },
];
