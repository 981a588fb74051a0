import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What somebody wants to buy or have put in, with the second thing that the title asks of it. */
export const perguntaInteiraCompra: NarrowConcept[] = [
  {
    id: "nobreak-preco-e-autonomia",
    broader: "nobreak",
    label: "Nobreak: preço e autonomia",
    phrase: "o preço e a autonomia do nobreak",
    asks: [
      "nobreak preço autonomia",
      "nobreak autonomia preço",
      "nobreak valor autonomia",
      "nobreak autonomia falta energia",
      "nobreak preço quantas aberturas",
      "nobreak preço quanto tempo dura",
      "nobreak preço quantas horas",
      "bateria preço autonomia portão",
    ],
    intent: "price",
    answers: {
      any: [
        "A autonomia do nobreak de portão se conta em aberturas, e não em horas: o rótulo diz quantos ciclos, que caem com folha pesada e bateria velha. O preço acompanha: mais aberturas pedem mais bateria. Com a foto da etiqueta do motor, você recebe os dois números, de graça.",
        "O nobreak para portão custa conforme a partida do motor e as aberturas que você quer sem luz, e a autonomia é dada em ciclos de abrir e fechar. Parado à espera, ele gasta pouco e dura horas; abrindo muito, acaba antes. O orçamento por foto é grátis.",
        "No nobreak de portão, preço e autonomia andam juntos: a potência do motor define o aparelho, e o número de aberturas define a bateria. Diga quantas vezes precisa entrar e sair num apagão e mande a etiqueta do motor: o valor e os ciclos previstos vêm por escrito.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quantas aberturas esperar", "O que decide a autonomia"],
        slots: [
          [
            "O fabricante informa os ciclos para um motor e uma bateria certos; folha leve e bateria nova chegam perto disso, folha pesada fica abaixo.",
            "Conte com o número do rótulo só em folha leve e bateria nova; portão pesado, trilho sujo e bateria cansada tiram aberturas.",
          ],
          [
            "Em casa, garantir a entrada e a saída do dia costuma bastar; em prédio, conte os carros da hora de pico e peça a bateria para esse número.",
            "Para uma família, poucas aberturas resolvem um apagão comum; um condomínio precisa de bateria para dezenas.",
          ],
          [
            "Câmera, interfone e luz ligados no mesmo nobreak diminuem as aberturas.",
            "Ligue só o portão no nobreak: cada aparelho a mais consome parte da carga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço", "Aparelho, bateria e instalação"],
        slots: [
          [
            "São três linhas: o aparelho, do tamanho da partida do motor; a bateria, conforme os ciclos; e a instalação, com cabo e proteção.",
            "O aparelho cresce com a potência do motor, a bateria com as aberturas, e a mão de obra com a distância do quadro.",
          ],
          [
            "A bateria selada se troca, em geral, a cada 2 a 4 anos, e essa conta entra na comparação.",
            "Ponha na conta a troca da bateria, em geral a cada 2 a 4 anos.",
          ],
          [
            "Se o motor já está no fim da vida, compare com um motor novo que aceita bateria: a troca em casa fica de {price.homeSwap}.",
            "Com motor antigo, peça também o preço de um modelo de corrente contínua com bateria; a troca em casa parte de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak de computador serve no portão?",
        answers: [
          "Em geral não: a partida do motor passa do que ele aguenta, e muitos não entregam a onda que o motor precisa. Use um próprio para automatizador.",
          "Não convém. O de portão é feito para a partida do motor; o de computador desarma ou queima.",
        ],
      },
      {
        question: "Quanto tempo o nobreak aguenta sem ninguém abrir?",
        answers: [
          "Várias horas, porque só alimenta a central em espera. O que consome a carga são as aberturas.",
          "Em espera, horas; o número exato vem na ficha do modelo. Cada abertura é que pesa.",
        ],
      },
      {
        question: "Quando a carga acaba, como abro o portão?",
        answers: [
          "Pela chave de destravamento, com o disjuntor desligado, em portão de correr ou de abrir em bom estado. No basculante, só se a folha é equilibrada e os cabos estão inteiros.",
          "Com a chave do motor e o disjuntor desligado, só em folha reta e leve; deixe a chave à mão mesmo tendo nobreak.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar em que o nobreak ficaria, e diga quantas aberturas quer garantir",
  },
  {
    id: "motor-rapido-de-marca-no-predio",
    broader: "predio",
    label: "Motor rápido de marca para prédio",
    phrase: "o motor rápido da marca para prédio",
    asks: [
      ...combine(
        ["motor rápido [marca]", "portão rápido [marca]", "motor veloz [marca]", "motor alta velocidade [marca]"],
        ["condomínio", "prédio", "condomínio preço", "prédio preço", "condomínio instalado preço"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O motor rápido [marca] para condomínio fica de {price.heavySwap} instalado, com motor e mão de obra, conforme o peso da folha e as aberturas da hora de pico. O modelo certo, da linha de uso intenso, sai por fotos, medidas e número de vagas, em orçamento grátis por itens.",
        "Um motor [marca] rápido para prédio custa, instalado, de {price.heavySwap}: inversor, folha larga e muitas vagas levam à parte alta da faixa. Com fotos, medidas e o número de vagas, o orçamento vem por itens, pronto para a assembleia, sem custo.",
        "Motor rápido [marca] em portão de condomínio: conte de {price.heavySwap} com a instalação. O que decide é a linha de uso intenso, com ciclos por hora acima do seu pico; versão rápida de casa não aguenta garagem coletiva.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o valor instalado", "Do que depende o preço no prédio"],
        slots: [
          [
            "Pesam a largura e o peso da folha, o inversor e os ciclos por hora do modelo.",
            "A folha define a capacidade, o pico define os ciclos, e a velocidade define o inversor: são os três preços do motor.",
          ],
          [
            "Retirada do motor antigo e regulagem fazem parte da troca; base, cremalheira, fotocélula e sinaleiro novos vêm em linhas próprias.",
            "A troca inclui tirar o antigo, montar e regular; cremalheira, base, fotocélulas e sinaleiro, se precisarem ser novos, são somados por item.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que exigir do motor [marca]", "Rápido e de uso intenso"],
        slots: [
          [
            "Na ficha, procure ciclos por hora acima das aberturas do seu pico e capacidade um terço acima do peso da folha.",
            "Peça a ficha do modelo: tempo de abertura na sua largura, ciclos por hora e peso máximo da folha.",
          ],
          [
            "Poucos segundos são possíveis em basculante ou folha curta; o portão de correr largo leva mais, porque a folha anda o vão inteiro.",
            "Em basculante ou folha curta, abre em poucos segundos; em portão de correr de vão largo, o tempo é o da folha inteira.",
          ],
          [
            "Fotocélula em duas alturas, sinaleiro e folha firme vêm antes da velocidade.",
            "Sem fotocélula e com folha torta, não se põe motor rápido: acerta-se isso primeiro.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo e garantia no condomínio", "Instalação fora do pico"],
        slots: [
          [
            "A instalação leva de {time.heavy} e é marcada fora do horário de maior movimento.",
            "O serviço toma de {time.heavy}, combinadas com o zelador fora da hora de pico.",
          ],
          [
            "A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação; a revisão é feita {visits.business}, no mínimo.",
            "O motor comprado conosco tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor rápido de casa serve no condomínio?",
        answers: [
          "Não. Ele abre depressa, mas não aguenta os ciclos da hora de pico e desarma; prédio pede linha de uso intenso.",
          "Não serve: falta ciclo por hora e capacidade para folha de garagem coletiva.",
        ],
      },
      {
        question: "Dá para parcelar o motor do condomínio?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão; o orçamento sai em nome do condomínio.",
          "Dá: até {shop.instalments} vezes no cartão, com a proposta por itens para a assembleia.",
        ],
      },
      {
        question: "Motor rápido quebra mais?",
        answers: [
          "Não, com folha firme, inversor e revisão {visits.business}. Em folha torta ou solda fraca, a velocidade antecipa a quebra.",
          "Em folha em ordem, não: a parada suave poupa cabo e solda.",
        ],
      },
    ],
    photo: "fotos da folha e do motor atual, com as medidas, o número de vagas e o horário de pico",
  },
  {
    id: "cremalheira-nylon-ou-aco-preco",
    broader: "cremalheira",
    label: "Cremalheira de nylon ou aço: preço por metro",
    phrase: "o preço da cremalheira de nylon e de aço",
    asks: [
      ...combine(
        [
          "cremalheira nylon aço",
          "cremalheira nylon ferro",
          "cremalheira nylon",
          "cremalheira aço",
          "cremalheira ferro",
        ],
        ["preço", "metro", "preço metro", "barata"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Vendemos cremalheira de nylon, de aço ou de ferro por metro {em}, e o preço vem com a largura da folha e a foto dos dentes, sem custo. Nylon custa menos e basta em casa; aço se paga em folha pesada, prédio e galpão. A visita para instalar, em casa, parte de {price.preventive}, sem peças.",
        "Vendemos cremalheira de nylon por metro, e o preço sai com a largura da folha e a foto dos dentes, sem custo: o metro de nylon costuma custar menos que o de aço e basta em portão de casa leve ou médio. Uma folha de 3 metros usa 3 metros; a visita para instalar, em casa, parte de {price.preventive}, sem peças.",
        "Vendemos cremalheira de aço, ou de ferro, por metro, e o preço vem com a largura da folha e a foto dos dentes, sem custo: ela custa mais que a plástica e se paga em folha pesada, prédio e galpão. Conte tantos metros quanto a folha; a visita para instalar, em casa, parte de {price.preventive}, sem peças.",
        "Nylon é o metro mais barato e silencioso, para casa; aço é o mais caro e resistente, para folha pesada, prédio e galpão. O preço por metro sai pela foto dos dentes; conte tantos metros quanto a largura da folha, e a visita para instalar, em casa, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual compensa no seu portão", "Quando pagar pelo aço"],
        slots: [
          [
            "Em casa, com gradil, alumínio ou chapa leve e poucas aberturas por dia, o nylon com alma metálica dá conta e não enferruja.",
            "Folha leve ou média de casa fica com o nylon: menos ruído, sem ferrugem e metro mais barato.",
          ],
          [
            "Chapa fechada comprida, garagem coletiva e portão que abre o dia todo pedem aço, que aguenta mais carga por dente.",
            "O aço vale a diferença em folha pesada ou longa, condomínio e galpão, onde o dente de nylon deforma.",
          ],
          [
            "Nos dois, o passo do dente tem de ser o da engrenagem do motor; se não é, o metro barato sai caro.",
            "Antes do preço, confira o passo: dente que não casa com a engrenagem gasta as duas peças.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quantos metros e o que mais entra na conta", "Do metro ao total"],
        slots: [
          [
            "Meça a folha de ponta a ponta, e não o vão; como os gomos têm comprimento fixo, o total é arredondado para cima.",
            "A metragem é a largura inteira da folha, arredondada pelo comprimento do gomo.",
          ],
          [
            "A mão de obra inclui tirar a antiga, nivelar, emendar no passo e deixar {rack.clearance} de folga na engrenagem.",
            "Some a instalação, com nível, emenda e folga de {rack.clearance}; se só um trecho gastou, paga-se só esse gomo.",
          ],
          [
            "Se o caso é só parafuso solto ou folga, a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
            "Quando basta reapertar e refazer a folga, paga-se a visita, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a de nylon por aço no mesmo motor?",
        answers: [
          "Em geral pode, se o passo é igual e a engrenagem de saída aceita dente de aço. O técnico confere antes.",
          "Pode, quando o dente casa; engrenagem de nylon contra barra de aço se gasta mais depressa.",
        ],
      },
      {
        question: "A cremalheira vem com o motor?",
        answers: [
          "Às vezes, com poucos metros. Confira na proposta quantos estão incluídos antes de comparar preços.",
          "Depende do kit: muitos trazem alguns metros, e folha larga precisa de mais.",
        ],
      },
      {
        question: "Dá para comprar só um pedaço?",
        answers: [
          "Sim, o gomo avulso, se o passo é o mesmo e o resto está bom.",
          "Dá: troca-se só o trecho gasto, casando a emenda no passo.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto e a etiqueta do motor",
  },
  {
    id: "cremalheira-industrial-preco",
    broader: "cremalheira",
    label: "Cremalheira industrial: preço por metro",
    phrase: "o preço da cremalheira industrial",
    asks: [
      "cremalheira nylon industrial",
      "cremalheira nylon industrial preço",
      "cremalheira nylon industrial metro",
      "cremalheira nylon industrial metro preço",
      "cremalheira industrial preço",
      "cremalheira industrial metro",
      "cremalheira industrial metro preço",
      "cremalheira aço industrial",
      "cremalheira aço industrial metro",
      "cremalheira aço industrial preço",
      "cremalheira ferro industrial preço",
      "cremalheira galpão preço",
      "cremalheira nylon galpão",
      "cremalheira nylon indústria",
      "cremalheira nylon portão pesado",
      "cremalheira portão pesado preço",
      "cremalheira nylon reforçada quilos",
      "cremalheira nylon aguenta quilos",
      "cremalheira nylon aguenta peso",
      "cremalheira nylon aguenta quantos quilos",
      "cremalheira módulo preço",
      "cremalheira módulo metro",
      "cremalheira m4 preço",
      "cremalheira condomínio preço",
    ],
    intent: "price",
    answers: {
      any: [
        "A cremalheira industrial, de aço, é cobrada por metro, e o preço sai pela foto dos dentes e pela largura da folha; em galpão e portão pesado ela custa mais que a de nylon e aguenta a carga da partida. O nylon industrial, com alma metálica, só serve se a folha anda leve e abre pouco.",
        "O preço por metro da cremalheira industrial depende do material e do módulo, o tamanho do dente: a de aço é a mais cara e a indicada para galpão e portão pesado. A de nylon com alma metálica custa menos e serve à folha leve, de poucas aberturas; a largura e a foto dos dentes fecham o valor.",
        "Cremalheira de nylon para portão pesado ou industrial só com alma metálica e pouco uso; para galpão, o certo é a de aço. As duas se vendem por metro, com ou sem instalação, e o preço vem pela largura da folha e pela foto dos dentes, já que o módulo tem de ser o do motor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quantos metros e o que mais entra na conta", "Do metro ao total da cremalheira"],
        slots: [
          [
            "Meça a folha de ponta a ponta, e não o vão, e arredonde para cima, porque as barras têm comprimento fixo. Se só um trecho gastou, paga-se só ele, com a emenda casada no passo do dente.",
            "A metragem é a largura inteira da folha, arredondada pelo tamanho da barra. Trecho gasto se troca sozinho, do mesmo módulo, e custa bem menos que a barra toda.",
            "Conte os metros pela folha, de uma ponta à outra, e compre a barra inteira seguinte. Quando o desgaste é de um pedaço, basta esse pedaço.",
          ],
          [
            "A mão de obra soma a fixação, por solda ou parafuso no aço e por parafuso no nylon, o nível e a folga de {rack.clearance}. Como comparação, a troca do motor em portão pesado fica de {price.heavySwap}.",
            "Sobre a peça vêm solda ou parafuso, alinhamento e a folga de {rack.clearance} na engrenagem. Se o motor também acabou, trocá-lo em portão pesado custa de {price.heavySwap}.",
            "Some a montagem: fixar, nivelar e deixar {rack.clearance} de folga, com solda no caso do aço. Um motor de portão pesado, para comparar, sai de {price.heavySwap} na troca.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço em portão industrial", "Quando o nylon serve e quando não"],
        slots: [
          [
            "Chapa fechada comprida, entrada de caminhão e troca de turno pedem aço, porque o dente de nylon deforma na partida. O nylon com alma metálica atende depósito de folha leve, aberto poucas vezes, com menos ruído.",
            "Folha pesada, motor forte e muito uso levam ao aço, que suporta mais carga por dente. Portão leve, de gradil ou alumínio, com poucas aberturas, pode ficar no nylon reforçado.",
            "Para caminhão, turno e chapa comprida, só aço: no nylon o dente entorta. Já a folha leve que abre pouco aceita nylon com alma de aço, mais quieto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Dados para pedir o preço por metro"],
        slots: [
          [
            "O módulo errado gasta a barra e a engrenagem juntas, por isso ele vem antes do preço. Faça as medidas com o portão parado e o disjuntor desligado.",
            "Dente que não casa com o da engrenagem estraga os dois em pouco tempo. Meça sem energia, sem pôr a mão entre barra e motor.",
            "Antes do preço vem o dente, que precisa ser o da engrenagem. Tudo se mede com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Meça a largura da folha de ponta a ponta.",
          "Fotografe os dentes de perto, com uma régua ao lado.",
          "Fotografe a etiqueta do motor.",
          "Anote o material da folha e as aberturas por hora.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a de nylon por aço no mesmo motor?",
        answers: [
          "Em geral pode, se o módulo é igual e a engrenagem de saída aceita dente de aço. O técnico confere antes.",
          "Pode, com o mesmo dente. Engrenagem de nylon contra aço se gasta depressa e talvez precise ser trocada junto.",
        ],
      },
      {
        question: "Vocês vendem a cremalheira sem instalar?",
        answers: [
          "Vendemos, por metro. Para não errar o dente, mande a largura da folha, a foto dos dentes e a da etiqueta do motor.",
          "Sim, só a peça, se você já tem quem monte. O módulo precisa ser confirmado pela etiqueta do motor.",
        ],
      },
      {
        question: "Por que a cremalheira nova gastou depressa?",
        answers: [
          "Quase sempre por módulo errado, falta de folga na engrenagem ou folha que corre torta ou pesada.",
          "As causas comuns são dente diferente do da engrenagem, barra apertada contra o motor e trilho ruim.",
        ],
      },
      {
        question: "Quantos quilos a de nylon aguenta?",
        answers: [
          "Quem diz é a ficha dela e a do motor. A reforçada com alma metálica atende folha leve ou média, e peso de galpão pede aço.",
          "Depende do perfil, informado pelo fabricante. Folha pesada deforma o dente de nylon, mesmo o reforçado.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto e a etiqueta do motor",
  },
  {
    id: "instalar-cancela",
    broader: "cancela",
    label: "Instalação de cancela",
    phrase: "a instalação da cancela",
    asks: [
      "instalação cancela",
      "instalação cancela automática",
      "instalar cancela automática",
      "instalar cancela",
      "instalação cancela eletrônica",
      "instalação cancela condomínio",
      "instalação cancela estacionamento",
      "instalador cancela",
      "colocar cancela",
      "como instalar cancela",
      "empresa instalação cancela",
    ],
    intent: "installation",
    answers: {
      any: [
        "A instalação de cancela automática {em}, em condomínio, empresa ou estacionamento, leva base de concreto, eletroduto com circuito próprio, gabinete chumbado, haste na largura da pista e laço ou fotocélula. Fotos da entrada e essa largura bastam para o orçamento por itens, sem custo.",
        "A cancela automática é instalada {em} nesta ordem: base de concreto e eletroduto, cura, montagem do gabinete e da haste, sensor no piso ou fotocélula e teste com carro e com moto. Mande fotos da entrada e a largura da pista: o orçamento, por itens, é grátis.",
        "A instalação de cancela começa pela obra: base de concreto e eletroduto; depois da cura, montam-se o gabinete e a haste, em geral de 3 a 6 metros, e ligam-se o sensor e o acesso por tag, controle ou botoeira. O orçamento é grátis, por fotos da entrada e largura da pista.",
        "Instalar cancela automática pede base firme, energia no ponto, haste na largura da pista e um sensor que segure a barra sobre o carro. Em geral são duas idas, por causa da cura do concreto; fotos e medidas bastam para o orçamento, sem custo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A instalação, da base ao teste", "Etapas da instalação da cancela"],
        slots: [
          [
            "A obra vem primeiro: sem base firme e energia na posição certa, a cancela desregula.",
            "O que leva mais tempo é a base, porque o concreto precisa curar antes da montagem.",
          ],
        ],
        steps: [
          "Vistoria: largura da pista, altura do teto, sentido dos carros e caminho dos cabos.",
          "Base de concreto com chumbadores e eletrodutos até o quadro e a guarita.",
          "Cura do concreto; no mesmo período se corta o piso para o laço, se houver.",
          "Montagem do gabinete e da haste, com a mola acertada ao peso dela.",
          "Ligação em circuito próprio, com proteção, e do acesso: tag, controle ou botoeira.",
          "Teste do sensor com carro e moto, tempo de subida e destravamento manual mostrado à equipe.",
        ],
      },
      {
        about: "choose",
        headings: ["O que definir antes de instalar", "Medidas e escolhas da entrada"],
        slots: [
          [
            "A haste cobre a pista de guia a guia; teto baixo pede haste articulada, que dobra ao subir.",
            "A largura da pista dá o comprimento da haste, e o teto, se ela é reta ou articulada.",
          ],
          [
            "O número de carros na hora de pico define o modelo: fluxo o dia todo pede regime contínuo.",
            "Entrada de muito movimento usa cancela de regime contínuo; poucos carros, uma mais simples.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalar a cancela", "O que entra no orçamento"],
        slots: [
          [
            "Não há tabela: o valor soma a cancela, a base, o eletroduto, o sensor e o modo de acesso, em linhas separadas.",
            "O preço é a soma de equipamento, obra, sensor e acesso; onde já há base e eletroduto, a conta diminui.",
          ],
          [
            "A instalação tem {warranty.installation} de garantia; a do equipamento vem na nota.",
            "O serviço sai com {warranty.installation} de garantia na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a instalação da cancela?",
        answers: [
          "Em geral são duas idas: uma para base e eletroduto e outra, depois da cura do concreto, para montar e testar.",
          "Com base e energia prontas, a montagem cabe numa visita; com obra, soma-se o tempo de cura do concreto.",
        ],
      },
      {
        question: "A entrada fica parada durante a obra?",
        answers: [
          "Não precisa: com duas pistas, faz-se uma de cada vez; com uma só, a obra é marcada fora do pico e a equipe orienta os carros.",
          "Pouco tempo. O serviço é marcado fora da hora de movimento e a pista é liberada entre as etapas.",
        ],
      },
      {
        question: "A cancela funciona com tag e controle?",
        answers: [
          "Sim, os dois ao mesmo tempo: cada um dá um contato na central da cancela.",
          "Funciona: tag para quem tem cadastro, controle ou botoeira para a portaria.",
        ],
      },
    ],
    photo: "fotos da entrada, do teto e do piso, com a largura da pista e o número de carros por hora",
  },
  {
    id: "cancela-kit-preco",
    broader: "cancela",
    label: "Kit de cancela: preço",
    phrase: "o preço do kit de cancela",
    asks: [
      "kit cancela",
      "kit cancela preço",
      "cancela preço kit",
      "cancela completa preço",
      "cancela fotocélula tag",
      "cancela fotocélula tag preço",
      "cancela tag preço",
      "cancela com tag preço",
      "cancela leitor tag preço",
      "cancela estacionamento preço kit fotocélula tag",
      "cancela instalada preço",
      "cancela automática instalada preço",
      "orçamento cancela fotocélula instalada",
    ],
    intent: "price",
    answers: {
      any: [
        "O kit de cancela automática não tem preço de tabela: soma a cancela (conforme o comprimento da barra e o fluxo), o par de fotocélulas, o acesso por tag ou controle, a base e a instalação; o leitor de tag é por entrada, e a etiqueta, por carro. Com fotos da entrada, largura e número de carros, o valor vem por itens, de graça.",
        "Em uma cancela de estacionamento, o preço do kit depende da largura da pista, dos carros por hora e do acesso. Por controle é o mais simples; por tag, soma um leitor por entrada e uma etiqueta por carro; fotocélula e base de concreto entram sempre. O orçamento por fotos é grátis.",
        "Para saber o preço da cancela instalada, some cinco itens: cancela, fotocélulas ou laço, acesso (controle ou leitor com tags), base de concreto e instalação. Mande a largura da pista, o fluxo e o número de carros: cada item vem em sua linha, sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que precisa vir no kit da cancela", "Kit de cancela, item por item"],
        slots: [
          [
            "Confira a lista antes de comparar preços: muito anúncio traz só o gabinete e a barra.",
            "Kit barato costuma ser só gabinete e barra; peça a lista completa por escrito.",
          ],
        ],
        bullets: [
          "Gabinete com motor e central, e barra reta ou articulada no comprimento da pista",
          "Par de fotocélulas ou laço indutivo no piso",
          "Leitor de tag com antena, um por sentido, e uma tag por carro, mais reserva",
          "Base de concreto, eletroduto e instalação",
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece e o que barateia", "Onde o preço muda"],
        slots: [
          [
            "Barra longa e fluxo contínuo pedem gabinete mais forte, e o valor acompanha.",
            "A barra acima do comprimento comum e o uso o dia todo levam a uma cancela de outra categoria.",
          ],
          [
            "O leitor de tag pesa por ponto: entrada e saída separadas pedem dois; por uma pista só, um pode bastar.",
            "Cada sentido com tag leva um leitor; controle na saída e tag na entrada diminuem a conta.",
          ],
          [
            "Base e eletroduto já prontos barateiam a instalação.",
            "Se já há base firme e energia no ponto, paga-se só a montagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fotocélula ou laço: o que segura a barra", "O sensor não é opcional"],
        slots: [
          [
            "A fotocélula vê carro, moto e pedestre na linha do feixe; o laço no piso vê metal e acompanha o carro inteiro.",
            "O laço percebe o carro sobre ele; a fotocélula completa com moto e bicicleta.",
          ],
          [
            "Sem sensor, a barra desce sobre quem parou embaixo; por isso ele entra em todo orçamento.",
            "Sem um dos dois funcionando, a cancela não deve trabalhar no automático.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa cada tag a mais?",
        answers: [
          "A etiqueta é cobrada por carro, mais o cadastro, e o valor vem no mesmo orçamento. Vale pedir algumas de reserva.",
          "Paga-se a etiqueta e o cadastro; comprando junto com o sistema, vem no mesmo pedido.",
        ],
      },
      {
        question: "A tag de pedágio abre a cancela?",
        answers: [
          "Em geral não: o leitor comum só aceita as tags cadastradas nele.",
          "Não no sistema comum; a cancela lê a etiqueta própria do estacionamento.",
        ],
      },
      {
        question: "O que acontece com a cancela sem energia?",
        answers: [
          "A barra é erguida à mão, pelo destravamento do gabinete; com nobreak, ela continua por algum tempo.",
          "Destrava-se por chave e levanta-se a barra. Nobreak é opcional, orçado à parte.",
        ],
      },
    ],
    photo: "fotos da entrada, do teto e do piso, com a largura da pista e o número de carros",
  },
  {
    id: "instalar-tag-no-condominio",
    broader: "tag-veicular",
    label: "Instalar leitor de tag no condomínio",
    phrase: "a instalação do leitor de tag",
    asks: [
      "instalação leitor tag",
      "instalar leitor tag",
      "instalação tag condomínio",
      "instalar tag condomínio",
      "instalação leitor tag condomínio",
      "instalação tag veicular",
      "instalar tag veicular",
      "instalação antena tag",
      "colocar tag condomínio",
      "colocar leitor tag",
      "instalação tag prédio",
    ],
    intent: "installation",
    answers: {
      any: [
        "O leitor de tag em portão de condomínio {em} é instalado sem trocar o motor: antena na entrada, cabo até a placa, alcance regulado na rampa e carros cadastrados um a um. O valor soma leitor por entrada, tags por carro e instalação; com o número de vagas e fotos, o orçamento é grátis.",
        "A instalação do leitor de tag {em} mantém o motor: a antena mira o para-brisa, o leitor dá um contato na placa e cada carro recebe a sua etiqueta. Mande fotos da entrada e o número de carros para o valor por item, sem custo.",
        "Instalar tag no condomínio é fixar o leitor na entrada, passar o cabo, ligar à placa do portão e cadastrar os veículos; o motor fica. Pesam no preço as entradas com leitor, o número de tags e o eletroduto; o orçamento sai por foto, grátis.",
        "O leitor de tag do condomínio é instalado em quatro etapas: ponto da antena, cabo até a placa, regulagem do alcance e cadastro dos carros. O motor atual continua; com fotos da entrada e o número de vagas, o valor vem por item, sem custo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação do leitor de tag", "Da antena ao cadastro dos carros"],
        slots: [
          [
            "O portão continua funcionando pelo controle durante quase todo o serviço; só a ligação na placa pede parada curta.",
            "Como o motor fica, a garagem não para: a energia só é cortada no momento de ligar o leitor à placa.",
          ],
        ],
        steps: [
          "Escolha do ponto da antena, de frente para o para-brisa e dentro do lote, para não ler quem passa na rua.",
          "Cabo e fonte até a placa do motor ou a guarita, em eletroduto.",
          "Ligação por contato seco, na entrada de botoeira da placa.",
          "Distância de leitura regulada com carros de alturas diferentes.",
          "Cadastro por unidade, com a lista de vagas do síndico.",
          "Teste na entrada e na saída e orientação de quem vai cadastrar e bloquear.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da instalação", "Leitor, tags e mão de obra"],
        slots: [
          [
            "O leitor com antena é por ponto: entrada e saída separadas pedem dois.",
            "Paga-se um leitor por sentido com leitura; na saída, controle ou botoeira diminuem a conta.",
          ],
          [
            "A tag é cobrada por carro, e convém ter algumas de reserva para moradores novos e troca de para-brisa.",
            "Conte uma etiqueta por veículo e uma reserva; a colada não passa de um vidro para outro.",
          ],
          [
            "A distância até a placa, o eletroduto e o programa de cadastro completam o valor; cadastro em nuvem pode ter mensalidade.",
            "Somam-se cabo, eletroduto e cadastro. Não há tabela: o valor vem por fotos e número de vagas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem cadastra o morador novo depois?",
        answers: [
          "O zelador ou a administradora, pelo programa do leitor; mostramos como incluir e bloquear. Se preferir, fazemos por visita.",
          "A própria administração, depois de orientada. Cada tag é incluída ou bloqueada sozinha, sem mexer nas outras.",
        ],
      },
      {
        question: "Quantos veículos cabem no leitor?",
        answers: [
          "Depende do modelo, e a ficha traz o número. Informe o total de vagas com folga, e o orçamento já vem com a memória suficiente.",
          "O leitor de condomínio guarda muitos, conforme o modelo; diga o total de carros para escolher.",
        ],
      },
      {
        question: "A tag de pedágio serve no portão do condomínio?",
        answers: [
          "Em geral não: o leitor comum só lê as tags do próprio sistema.",
          "Não no sistema comum. Cada carro recebe a etiqueta do condomínio.",
        ],
      },
      {
        question: "Película no vidro atrapalha a tag?",
        answers: [
          "A metalizada atrapalha. A tag vai num ponto sem película ou se usa o modelo para farol ou placa.",
          "Pode atrapalhar, se for metalizada; o ponto de colagem é testado no carro.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e da etiqueta do motor, e o número de vagas e de entradas",
  },
  {
    id: "controle-433-preco",
    broader: "controle",
    label: "Controle 433 MHz: preço da unidade",
    phrase: "o preço do controle de 433 MHz",
    asks: [
      "controle 433 mhz preço",
      "controle 433 mhz valor",
      "controle 433 preço",
      "controle 433 valor unidade",
      "controle remoto 433 mhz preço",
      "controle remoto 433 mhz valor unidade",
      "controle 433 mhz comprar",
      "quanto custa controle 433",
      "controle 433 barato",
    ],
    intent: "price",
    answers: {
      any: [
        "O valor da unidade do controle de 433 MHz depende do código: o de código fixo, compatível, custa menos; o rolante, da própria marca, custa mais. Gravar você mesmo em receptor externo não tem custo; com visita, que em casa parte de {price.preventive}, sem peças, gravam-se vários de uma vez.",
        "Um controle remoto de 433 MHz custa menos em código fixo, que aceita compatível, e mais em código rolante, que pede o da própria linha; o preço por unidade sai pela foto, grátis. Entregamos ou levamos já na visita de gravação, que em casa parte de {price.preventive}, sem peças.",
        "Vendemos controle de portão de 433 MHz, entregue ou já gravado: o preço é por unidade e sai pela foto do seu, porque depende do código, fixo, mais barato, ou rolante, da própria linha. Só o 433 igual não garante que sirva; a visita para gravar, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz um custar mais que o outro", "Fixo, rolante ou da marca"],
        slots: [
          [
            "Código fixo aceita controles compatíveis e cópia, e por isso é o mais barato; o rolante pede o da própria linha.",
            "O compatível de código fixo é o de menor preço; o original de código rolante, o de maior.",
          ],
          [
            "Dois controles de 433 MHz podem não servir um no lugar do outro: além da frequência, o código tem de ser o da central.",
            "Não compre só pelo 433: sem o mesmo código da central, o controle não grava.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "Antes de pedir o preço"],
        slots: [["A resposta vem com o modelo e o valor.", "Não é preciso saber o nome do modelo."]],
        steps: [
          "Fotografe a frente e o verso do controle que funciona.",
          "Se não há nada escrito, abra a capa, tire a pilha e fotografe a plaquinha.",
          "Fotografe a etiqueta do motor ou do receptor.",
          "Diga quantos controles quer e o bairro.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle novo já vem gravado?",
        answers: [
          "Não: ele precisa ser gravado na central do seu portão, por você em receptor externo ou pelo técnico.",
          "Precisa ser cadastrado. Na placa, dentro do motor, quem grava é o técnico.",
        ],
      },
      {
        question: "Comprando vários, o preço por unidade cai?",
        answers: [
          "A gravação é que rende: vários controles entram numa visita só. O valor por unidade vem no orçamento, conforme a quantidade.",
          "O orçamento diz o valor por unidade na quantidade que você pedir. Onde se economiza com certeza é na gravação: vários controles entram numa visita só.",
        ],
      },
      {
        question: "Controle de 433 MHz serve em portão de 292 MHz?",
        answers: [
          "Não. Para usar 433, instala-se um receptor de 433 MHz no portão, sem trocar o motor.",
          "Não serve: o receptor escuta uma frequência só.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e placa sem a pilha, e da etiqueta do motor",
  },
  {
    id: "motor-pela-capacidade-preco",
    broader: "deslizante",
    label: "Preço do motor pela capacidade em quilos",
    phrase: "o preço do motor pela capacidade",
    asks: combine(
      ["motor", "motor deslizante", "motor correr", "automatizador"],
      ["400 kg", "500 kg", "600 kg", "700 kg", "800 kg"],
      ["preço", "valor", "quanto custa", "quanto"],
    ),
    intent: "price",
    answers: {
      any: [
        "O motor, pela capacidade em quilos, fica na troca instalada de {price.homeSwap} se o modelo é residencial e a folha, comum; de {price.heavySwap} se é de uso intenso, prédio ou folha pesada. Portão manual soma base e cremalheira por metro; fotos e medidas fecham o valor, sem custo.",
        "Pela capacidade em quilos, o motor custa na troca, com a mão de obra, de {price.homeSwap} no modelo residencial e de {price.heavySwap} no de uso intenso: com os mesmos quilos na caixa, o que separa os dois são as aberturas por hora. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os quilos da caixa e o peso da folha", "Esse motor serve no seu portão?"],
        slots: [
          [
            "O número do motor é o limite dele; a folha deve pesar cerca de um quarto a menos.",
            "Os quilos da caixa são o máximo do motor, e não o peso do portão: deixe folga.",
          ],
          [
            "Para estimar o peso, multiplique largura por altura: chapa de aço de 1 a 2 mm com o quadro tem cerca de 10 a 21 kg por metro quadrado; alumínio, de 4 a 7 kg; madeira dura, de 16 a 30 kg.",
            "A conta é largura × altura × peso por metro quadrado: de 10 a 21 kg em chapa de aço com quadro, de 4 a 7 kg em alumínio, de 16 a 30 kg em madeira dura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço com os mesmos quilos", "Do motor ao total"],
        slots: [
          [
            "Pesam as aberturas por hora que o motor aguenta, a velocidade, com ou sem inversor, e a bateria, se houver.",
            "Motor rápido com inversor e motor de uso contínuo custam mais que o comum de mesma capacidade.",
          ],
          [
            "Cremalheira por metro, base nova, roldanas e ponto de energia entram em linhas próprias, quando faltam.",
            "Se faltarem, somam-se base, cremalheira por metro, batentes e ponto de energia.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "A garantia é de {warranty.motor} no motor comprado conosco e de {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar um motor com a capacidade exata do portão?",
        answers: [
          "Não convém: no limite, ele esquenta e dura menos. Deixe um terço de folga sobre o peso da folha.",
          "Melhor não. Trilho sujo e vento somam esforço; a folga de um terço cobre isso.",
        ],
      },
      {
        question: "Motor de mais quilos que o preciso faz mal?",
        answers: [
          "Não, com a força regulada no mínimo que move a folha; só custa mais.",
          "Não faz: sobra capacidade. Só a regulagem de força precisa ser bem feita.",
        ],
      },
      {
        question: "Dá para parcelar o motor?",
        answers: ["Sim, em até {shop.instalments} vezes no cartão.", "Dá: no cartão, em até {shop.instalments} vezes."],
      },
    ],
    photo: "uma foto do portão por dentro e do trilho, com largura, altura e material da folha",
  },
  {
    id: "motor-de-correr-pesado-preco",
    broader: "deslizante",
    label: "Motor para portão de correr pesado: preço",
    phrase: "o preço do motor para portão de correr pesado",
    asks: [
      ...combine(
        ["motor", "motor deslizante", "motor correr", "automatizador"],
        ["900 kg preço", "1000 kg preço", "1200 kg preço"],
      ),
      // Of a leaf that weighs so much, and not of what a motor bears.
      ...combine(
        ["motor portão", "motor portão correr", "motor portão deslizante", "motor folha"],
        ["700 kg", "800 kg"],
        ["preço", "valor", "quanto custa", "quanto"],
      ),
      "motor portão deslizante 600 kg preço",
      "motor deslizante pesado preço",
      "motor correr pesado preço",
      "motor portão correr pesado preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor para portão de correr pesado, instalado na troca, fica de {price.heavySwap}, com mão de obra; a faixa de casa, de {price.homeSwap}, vale para folha mais leve. Na primeira instalação somam-se base e cremalheira por metro; fotos e medidas fecham o valor, sem custo.",
        "O motor para portão de correr pesado custa, instalado na troca, de {price.heavySwap}, conforme o peso real da folha e as aberturas por dia. Portão manual soma base, cremalheira de aço por metro e ponto de energia; o orçamento por foto é grátis.",
        "Para portão de correr pesado, conte de {price.heavySwap} na troca do motor, já com a montagem. Se a folha, medida, for mais leve do que parece, cabe na faixa de casa, de {price.homeSwap}: largura, altura e material dizem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O portão pesa isso mesmo?", "Como estimar o peso da folha"],
        slots: [
          [
            "O número da caixa do motor é o limite dele, e não o peso do seu portão; estime a folha antes de escolher.",
            "Muita folha pesa menos, ou mais, do que o dono pensa, e o preço muda de faixa por isso.",
          ],
        ],
        bullets: [
          "Largura × altura dá a área: em chapa de aço com quadro, conte de 10 a 21 kg por metro quadrado",
          "Gradil e alumínio pesam menos; chapa fechada e madeira cheia, mais",
          "Folha antiga com reforços e duas chapas: conte mais",
          "Na mão, destravada, a folha boa anda leve mesmo pesada; se arrasta, é roldana ou trilho",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço no portão pesado", "Do motor ao total"],
        slots: [
          [
            "Pesam a capacidade do motor, com pelo menos um terço de folga sobre a folha, e os ciclos por hora, se é prédio ou galpão.",
            "A capacidade na ficha deve passar do peso em pelo menos um terço, e quanto maior o uso, mais robusto o modelo.",
          ],
          [
            "Cremalheira de aço por metro, base reforçada e roldanas novas entram em linhas próprias, quando for o caso.",
            "Somam-se, se faltarem, base de concreto, cremalheira de aço, batentes e ponto de energia.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo e garantia", "Instalação do motor pesado"],
        slots: [
          [
            "A montagem em portão pesado leva de {time.heavy}; base nova acrescenta a cura do concreto.",
            "Conte de {time.heavy} de serviço, mais a cura se a base for nova.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "A garantia é de {warranty.motor} no motor comprado conosco e de {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar um motor com a capacidade exata do portão?",
        answers: [
          "Não convém: no limite, ele esquenta e dura menos. Deixe um terço de folga sobre o peso da folha.",
          "Melhor não. Trilho sujo e vento somam esforço; a folga de um terço cobre isso.",
        ],
      },
      {
        question: "Dá para parcelar o motor do portão pesado?",
        answers: ["Sim, em até {shop.instalments} vezes no cartão.", "Dá: no cartão, em até {shop.instalments} vezes."],
      },
      {
        question: "O que mandar para o preço fechado?",
        answers: [
          "Foto do portão por dentro, largura, altura, material da folha e quantas vezes abre por dia.",
          "A largura, a altura e o material da folha, uma foto do trilho e o número de aberturas por dia.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e do trilho, com largura, altura e material da folha",
  },
  {
    id: "melhor-motor-basculante-no-predio",
    broader: "predio",
    label: "Motor basculante para prédio",
    phrase: "o motor basculante para prédio",
    asks: [
      "motor basculante prédio",
      "melhor motor basculante prédio",
      "qual motor basculante prédio",
      "motor basculante condomínio",
      "melhor motor basculante condomínio",
      "qual motor basculante condomínio",
      "motor basculante prédio pequeno",
      "melhor motor basculante prédio pequeno",
      "basculante prédio pequeno motor",
      "melhor motor basculante garagem coletiva",
      "motor portão levanta edifício",
      "motor basculante usado todos moradores",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em basculante de prédio, mesmo pequeno, use motor de uso coletivo, com ciclos por hora acima do pico e potência maior que a do kit residencial de 1/4 HP. A troca fica de {price.heavySwap}, com mão de obra; largura, peso e vagas fecham o modelo.",
        "O motor basculante para prédio se escolhe pelas vagas e pelo peso da folha: até umas 15 vagas, um de médio fluxo; acima disso, uso intenso com inversor. Conte de {price.heavySwap} na troca, com mão de obra, e folha equilibrada antes.",
        "Para prédio pequeno com portão basculante, um motor de médio fluxo com inversor costuma ser a melhor escolha: parte e para suave e aguenta a hora de pico. A troca em portão de prédio fica de {price.heavySwap}; o kit de casa não serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que exigir do motor", "Vagas, peso e largura"],
        slots: [
          [
            "Conte os carros da hora mais cheia: cada entrada ou saída é um ciclo, e a ficha tem de dar mais que isso.",
            "Ciclos por hora na ficha, acima do seu pico, vêm antes de velocidade e de marca.",
          ],
          [
            "Folha larga ou pesada pode pedir dois acionadores ou eixo que una os lados, para não subir torta.",
            "Acima da largura comum, o basculante leva reforço e, às vezes, dois motores sincronizados.",
          ],
          [
            "Contrapeso e cabos são acertados antes da troca: motor forte em folha pesada só gasta mais depressa.",
            "Nenhum motor dura em folha desequilibrada; cabos e contrapeso entram na vistoria.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["A troca no prédio", "Prazo, garantia e revisão"],
        slots: [
          [
            "O serviço leva de {time.heavy}, marcado fora da hora de pico, com a passagem isolada.",
            "Conte de {time.heavy}, combinadas com o zelador fora do pico.",
          ],
          [
            "A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação, e a revisão, {visits.business}, no mínimo.",
            "O motor comprado conosco tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit de 1/4 HP serve em prédio de poucos apartamentos?",
        answers: [
          "Não: ele é para casa, com poucas aberturas por dia e folha de até {width.quarterHp}.",
          "Não convém. No prédio, os ciclos seguidos aquecem o motor residencial até ele desarmar.",
        ],
      },
      {
        question: "Motor rápido compensa no basculante do prédio?",
        answers: [
          "Compensa se há fila na rua e a folha é firme; com fotocélula em duas alturas e sinaleiro.",
          "Sim, com folha em ordem e inversor; em folha torta, a velocidade antecipa a quebra.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Depende do valor e da convenção; troca de peça quebrada costuma ser conservação. Confirme com a administradora.",
          "Em geral, conserto necessário o síndico autoriza; gasto alto ou melhoria vai à assembleia, como manda a convenção.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, da coluna e da etiqueta do motor, com o número de vagas",
  },
];
