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
        "O preço do nobreak para portão automático é menor na casa com motor pequeno e uma bateria, e maior no prédio com motor forte e várias baterias. A autonomia, na falta de energia, é em geral de 20 a 50 aberturas com bateria nova e folha leve. A foto da etiqueta do motor dá o valor já instalado.",
        "Nobreak de portão automático tem preço mais baixo na casa, com um motor pequeno e uma bateria só, e mais alto no prédio, com motor forte e baterias maiores. A autonomia se conta em aberturas, em geral de 20 a 50 na falta de energia, com bateria nova e folha leve. O valor vem já com a instalação, pela foto da etiqueta.",
        "Na falta de energia, o nobreak dá ao portão automático de 20 a 50 aberturas, em geral; a autonomia cai com bateria velha ou folha pesada. O preço mais baixo é o do aparelho para motor de casa, e ele sobe com a potência do motor e com mais bateria. A etiqueta na foto permite orçar tudo instalado.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço do nobreak", "Aparelho, bateria e instalação"],
        slots: [
          [
            "O aparelho é a maior parte do valor e acompanha a potência do motor. A bateria vem depois, conforme as aberturas que você quer, e a instalação soma cabo e proteção até o quadro.",
            "Paga-se sobretudo pelo aparelho, que acompanha a potência do motor. Em seguida pesam a bateria, escolhida pelas aberturas, e a mão de obra, pela distância do quadro.",
            "Em ordem, o custo está no aparelho, no tamanho que o motor pede, na bateria e na ligação. Mais aberturas pedem mais bateria; quadro longe, mais cabo.",
          ],
          [
            "A bateria selada se troca, em geral, a cada 2 a 4 anos, e isso entra na conta. Com motor já no fim, compare com um novo que aceita bateria: a troca em casa fica de {price.homeSwap}, e o modelo com bateria vai no alto da faixa ou acima.",
            "De 2 a 4 anos depois, vem a troca da bateria, que também é custo. Se o motor está velho, peça o preço de um que já aceita bateria, lembrando que a troca comum em casa fica de {price.homeSwap}.",
            "Lembre a bateria nova a cada 2 a 4 anos. Motor antigo talvez mereça dar lugar a um de 24 V com bateria; a troca de um comum, em casa, custa de {price.homeSwap} com mão de obra.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que decide a autonomia", "Quantas aberturas esperar"],
        slots: [
          [
            "O rótulo informa os ciclos para um motor e uma bateria certos, e só folha leve chega perto disso. Em espera o nobreak gasta pouco e dura horas; o que esgota a carga é abrir e fechar.",
            "Cada abertura tira um pedaço da carga, e a espera quase nada, por isso se fala em ciclos. O número do fabricante vale para bateria nova e portão sem arrasto.",
            "Parado, ele aguenta horas; em uso, a conta é por ciclo de abrir e fechar. Trilho sujo, folha pesada e bateria cansada ficam longe do que o rótulo promete.",
          ],
          [
            "Para uma família, poucas aberturas por apagão bastam; no prédio, conte os carros da hora de pico. Ligue só o portão no nobreak, porque câmera e luz gastam a carga das aberturas.",
            "Uma casa passa bem com o aparelho menor, enquanto o condomínio precisa de bateria para dezenas de carros por hora. Deixe o nobreak só para o portão.",
            "O uso define o tamanho: entrada e saída do dia na casa, hora de pico inteira no prédio. Interfone e câmera ligados no mesmo nobreak gastam parte dessa carga.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher o nobreak certo", "O que conferir antes de comprar"],
        slots: [
          [
            "O nobreak tem de ser próprio para motor de portão, porque a corrente alta da partida desarma os comuns. Compare os dados do aparelho com a etiqueta do motor.",
            "Modelos de computador não foram feitos para a partida de um motor. O que serve traz na ficha o motor que aguenta, e os dados precisam bater com a etiqueta.",
            "A partida do motor exige um aparelho feito para isso. Com a etiqueta na mão, confira ponto por ponto.",
          ],
        ],
        bullets: [
          "Potência do motor, em HP ou watts, dentro do limite do aparelho",
          "Tensão igual à do motor, 127 ou 220 V",
          "Ciclos previstos para aquele motor",
          "Bateria selada comum, fácil de repor",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak de computador serve no portão?",
        answers: [
          "Em geral não: muitos não entregam a onda de que o motor precisa, e o aparelho desarma ou queima.",
          "Não convém. O de computador desliga no arranque, e a energia que fornece pode aquecer o motor; use um próprio para automatizador.",
        ],
      },
      {
        question: "Quando a carga acaba, como abro o portão?",
        answers: [
          "Com o disjuntor e o nobreak desligados, pela chave de destravamento, em folha de correr ou de abrir reta. Basculante com cabo, mola ou contrapeso em falha não se destrava.",
          "Desligue os dois, disjuntor e nobreak, e use a chave do motor, se a folha é de correr ou de abrir e está reta. No basculante com defeito, espere o técnico.",
        ],
      },
      {
        question: "Quanto tempo o nobreak leva para recarregar?",
        answers: [
          "Várias horas depois de uma descarga completa, conforme a bateria e o carregador. Se faltar luz de novo antes, haverá menos aberturas.",
          "Conte muitas horas até a carga plena. Enquanto isso o portão funciona normal pela rede, mas com menos reserva.",
        ],
      },
      {
        question: "Desligar o disjuntor basta para mexer no portão?",
        answers: [
          "Não: com nobreak, o motor continua alimentado. Desligue os dois antes de destravar ou limpar, e deixe a parte interna com o técnico.",
          "Com nobreak, não basta, porque ele assume assim que a rede cai. É preciso desligar também o aparelho antes de qualquer coisa.",
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
        "O motor de portão rápido [marca] para condomínio fica de {price.heavySwap} instalado, com mão de obra, conforme o peso da folha e as aberturas da hora de pico. Exija a linha de uso intenso, com inversor e ciclos por hora de sobra; medidas e número de vagas fecham o preço.",
        "Um motor rápido [marca] para prédio custa, instalado, de {price.heavySwap}: inversor, folha larga e muitas vagas levam à parte alta da faixa. O modelo precisa de ciclos por hora acima do pico da garagem, porque a versão de casa desarma.",
        "Motor rápido [marca] em portão de condomínio tem preço, com instalação, de {price.heavySwap}. O que decide é a linha de uso intenso, com ciclos por hora acima do seu pico e capacidade sobre o peso da folha; o rápido residencial não aguenta garagem coletiva.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o valor instalado", "Do que depende o preço no prédio"],
        slots: [
          [
            "A folha define a capacidade, o pico define os ciclos, e a velocidade define o inversor, o controle que acelera e freia suave. São esses três que movem o preço dentro da faixa.",
            "Peso da folha, ciclos por hora e inversor, que faz partir e parar macio, decidem onde o valor cai. Folha leve e poucas vagas ficam embaixo.",
            "O preço acompanha o peso, o número de aberturas no pico e a rapidez, que pede inversor, o controle de rotação. Quanto maior cada um, mais perto do teto.",
          ],
        ],
        bullets: [
          "Incluídos: motor, retirada do antigo, montagem e regulagem",
          "À parte: cabo, contrapeso, roldana ou cremalheira gasta",
          "À parte: fotocélulas em duas alturas e sinaleiro",
          "À parte: controles ou tags, se o código mudar",
        ],
      },
      {
        about: "choose",
        headings: ["O que exigir do motor [marca]", "Rápido e de uso intenso"],
        slots: [
          [
            "Na ficha do motor [marca], procure ciclos por hora um terço acima da hora cheia, cada ciclo de abrir e fechar, e capacidade um terço acima do peso da folha.",
            "Peça a ficha do motor [marca]: ciclos por hora (abrir e fechar conta um), peso máximo e tempo de abertura na sua largura, sempre com um terço de folga.",
            "A ficha do motor [marca] deve passar em um terço as aberturas da hora de pico e os quilos da folha. Um ciclo é abrir e fechar.",
          ],
          [
            "Poucos segundos são possíveis em basculante ou folha curta; a de correr larga leva mais, porque anda o vão inteiro. Folha torta se acerta antes, ou a velocidade a quebra.",
            "Basculante e folha curta abrem em poucos segundos, e a deslizante comprida, em mais. Antes da velocidade, a folha precisa estar firme e equilibrada.",
            "O tempo depende do percurso: curto na basculante, longo na de correr larga. E portão desequilibrado não recebe motor rápido sem conserto.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo e garantia no condomínio", "Instalação fora do pico"],
        slots: [
          [
            "A troca leva de {time.heavy}, fora do horário de movimento, com aviso aos moradores e alguém na entrada.",
            "São de {time.heavy} de serviço, combinadas com o síndico para uma hora calma.",
            "Reserve de {time.heavy}, longe da hora cheia, com a portaria cuidando da passagem.",
          ],
          [
            "O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}; a revisão é {visits.business}, no mínimo. A proposta por itens serve para a assembleia.",
            "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação, com revisão {visits.business} ou mais. Os itens vêm separados para votação.",
            "Você tem {warranty.motor} de garantia da fábrica e {warranty.installation} do serviço, e revisa {visits.business}, ao menos. O orçamento por itens facilita a assembleia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor rápido de casa serve no condomínio?",
        answers: [
          "Não. Ele abre depressa, mas não aguenta os ciclos da hora de pico e desarma; prédio pede uso intenso.",
          "Não serve: falta ciclo por hora e capacidade para folha de garagem coletiva.",
        ],
      },
      {
        question: "Dá para parcelar o motor do condomínio?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão; também há Pix. A proposta sai em nome do condomínio.",
          "Dá: até {shop.instalments} vezes no cartão, ou Pix, com a proposta por itens.",
        ],
      },
      {
        question: "Motor rápido quebra mais?",
        answers: [
          "Não, com folha firme, inversor e revisão {visits.business}. Em folha torta ou solda fraca, a velocidade antecipa a quebra.",
          "Em folha em ordem, não: a parada suave poupa cabo e solda.",
        ],
      },
      {
        question: "Os controles atuais continuam?",
        answers: [
          "Se o motor novo é da mesma marca e código, em geral sim. Senão, um receptor compatível ou controles novos, com lista por unidade.",
          "Depende do código do receptor. A foto de um controle diz se ele serve na central nova.",
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
        "A cremalheira de nylon é mais barata por metro, faz menos barulho e basta em casa. A de ferro, que na verdade é de aço, custa mais e dura mais em folha pesada, prédio e galpão. Com folga e lubrificação certas, as duas duram anos. O preço do metro é informado pela foto dos dentes.",
        "Na cremalheira de nylon ou de aço para portão, o preço por metro é menor no nylon e maior no aço. O nylon basta em casa, e o aço compensa em folha pesada, prédio e galpão. Conte tantos metros quanto a largura da folha; o valor do metro, com ou sem instalação, é informado pela foto dos dentes.",
        "Vendemos cremalheira para portão por metro {em}, e o metro de nylon custa menos que o de aço. O nylon, com alma de metal, atende portão de casa; o aço é para folha pesada ou uso de prédio. A largura da folha e a foto dos dentes bastam para o preço, com a colocação se você quiser.",
        "Entre nylon e aço, o preço da cremalheira por metro é maior no aço, que aguenta folha pesada, condomínio e galpão. A de nylon é mais barata, silenciosa e suficiente em casa. Uma folha de 3 metros usa 3 metros, e o valor do metro sai pela foto dos dentes.",
        "Cremalheira de ferro custa mais por metro que a de nylon: a de ferro vale a pena em portão pesado ou de muito uso, e a de nylon, mais silenciosa, em portão leve de casa. O preço do metro, que se multiplica pela largura da folha, é informado de graça pela foto dos dentes.",
        "O preço da cremalheira de ferro, a de aço, é por metro e fica acima da de nylon; soldar custa mais que parafusar. Ela compensa em folha pesada, prédio e galpão. O valor do metro, só a barra ou já instalada, sai de graça pela foto dos dentes e pela largura da folha.",
        "O preço da cremalheira de nylon é por metro e fica abaixo do da de ferro; já instalada, soma-se a fixação por parafuso, que sai menos que a solda. Com alma de metal, ela atende portão de casa. O valor do metro, só a barra ou instalada, é informado de graça pela foto dos dentes e pela largura da folha.",
        "Cremalheira de 1,5 m é o comprimento de uma barra, e tanto a de nylon quanto a de aço são vendidas assim ou em gomos menores: uma folha de 3 m leva duas. O nylon custa menos e basta em casa; o aço custa mais e aguenta folha pesada. O preço da barra sai pela foto dos dentes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nylon ou aço: qual compensa no seu portão", "Quando pagar pelo aço"],
        slots: [
          [
            "Em casa, com gradil, alumínio ou chapa leve e poucas aberturas por dia, o nylon com alma metálica serve bem e não enferruja. Chapa fechada comprida, garagem coletiva e portão que abre o dia todo pedem aço, que aguenta mais carga em cada dente.",
            "O nylon serve à folha leve ou média de casa, sem ferrugem e com menos barulho. Já em folha longa e pesada, condomínio ou galpão, o dente de nylon deforma, e o aço vale a diferença.",
            "Com poucas aberturas e folha leve, o nylon é suficiente e não cria ferrugem. Folha pesada, muitos carros ou uso contínuo gastam o dente de plástico depressa, e então o aço compensa.",
          ],
          [
            "Nos dois, o passo, que é a distância entre os dentes, tem de ser o da engrenagem do motor. Se não for, as duas peças se gastam cedo.",
            "Antes do material, confira o passo, a medida de um dente ao outro: ele precisa ser o mesmo da engrenagem. Com passo errado, a cremalheira e o motor se gastam.",
            "Os dentes e a engrenagem devem ter o mesmo passo, a distância entre um dente e outro. Sem isso, nenhuma das duas dura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quantos metros e o que entra na conta", "Do metro ao total instalado"],
        slots: [
          [
            "Meça a folha inteira, de ponta a ponta, e não só o vão. A barra vem em pedaços de comprimento fixo, e o total é arredondado para cima. Se só um trecho gastou, paga-se apenas esse pedaço.",
            "A metragem é a largura completa da folha, arredondada para cima, já que a barra vem em pedaços de tamanho fixo. Desgaste num ponto só permite trocar apenas aquele pedaço.",
            "Conte a folha toda, incluindo a parte que passa do vão, e arredonde pelo tamanho da barra. Quando o estrago é num trecho, compra-se somente ele.",
          ],
          [
            "A mão de obra inclui tirar a antiga, nivelar, emendar no passo e deixar {rack.clearance} de folga na engrenagem. Se basta reapertar e acertar a folga, a visita de ajuste em casa custa a partir de {price.preventive}, sem peças.",
            "A colocação é o trabalho de retirar, nivelar, acertar as emendas e regular a folga de {rack.clearance}. Quando o caso é só aperto e folga, paga-se o ajuste, a partir de {price.preventive} em residência, fora peças.",
            "Na instalação entram o nível, as emendas no passo e a folga de {rack.clearance}, com o valor passado junto ao dos metros. Uma barra boa e apenas solta se resolve no ajuste, que em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto dura cada uma", "Desgaste do nylon e do aço"],
        slots: [
          [
            "A duração depende mais da folga e da limpeza que do material. Sem areia, com a folga certa e lubrificante próprio a cada {rack.months}, o nylon dura anos em casa. O aço resiste mais à carga, mas enferruja se ficar seco ou na chuva.",
            "Folga certa e dentes limpos fazem qualquer uma durar. O nylon bem regulado dura anos numa casa; o aço suporta mais peso, mas precisa de proteção contra ferrugem e de lubrificação a cada {rack.months}.",
            "Barra apertada ou suja se gasta cedo, seja de que material for; o certo é mantê-la limpa e lubrificada a cada {rack.months}. Assim o nylon dura muito em portão leve, e o aço, em portão pesado, desde que não enferruje.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a de nylon por aço no mesmo motor?",
        answers: [
          "Em geral pode, se o passo é igual e a engrenagem de saída aceita dente de aço. Engrenagem de nylon contra barra de aço se gasta mais depressa.",
          "Pode, quando o dente é igual. Confira o material da engrenagem do motor: se for plástica, o aço a desgasta antes.",
          "Sim, com o mesmo passo. O técnico vê se a engrenagem do motor é de metal, porque a de nylon sofre com a barra de aço.",
        ],
      },
      {
        question: "A cremalheira vem com o motor?",
        answers: [
          "Às vezes, com poucos metros. Confira na proposta quantos estão incluídos antes de comparar preços.",
          "Depende do kit: muitos trazem alguns metros, e folha larga precisa de mais.",
          "Nem sempre. Há motor vendido sem ela e outros com metragem curta, então some os metros que faltam.",
        ],
      },
      {
        question: "Dá para comprar só um pedaço?",
        answers: [
          "Sim, um pedaço avulso, se o passo é o mesmo e o resto está bom. A emenda tem de respeitar a distância entre os dentes.",
          "Dá: troca-se apenas o trecho gasto, desde que o perfil ainda exista. O cuidado é acertar o passo na emenda.",
          "Dá, porque a barra é vendida por pedaço. Ele serve quando o restante está inteiro e o dente é igual.",
        ],
      },
      {
        question: "Qual faz menos barulho?",
        answers: [
          "A de nylon, porque o dente plástico abafa o contato. A de aço fica quieta com folga certa e lubrificação em dia.",
          "O nylon é mais silencioso. Cremalheira de aço barulhenta quase sempre está seca, suja ou sem folga.",
          "A de nylon. Se a sua é de aço e ronca, veja primeiro a folga e o lubrificante.",
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
        "A cremalheira industrial, de aço, tem o preço cobrado por metro, e o valor depende do tamanho do dente e da largura da folha. É ela que aguenta a partida de um portão pesado ou de galpão, porque a de nylon se deforma. A foto dos dentes e a largura bastam para dizermos o preço, com ou sem instalação.",
        "O preço por metro da cremalheira industrial depende do material e do módulo, que é o tamanho do dente: a de aço é a mais cara e a indicada para galpão e portão pesado, porque aguenta mais carga por dente. Se só um trecho gastou, você paga só ele. A largura da folha e a foto dos dentes fecham o valor.",
        "A cremalheira de nylon para portão pesado só serve com alma metálica e pouco uso; para galpão, o certo é a de aço, mais cara por metro, porque o dente de nylon se deforma com a carga. O preço é dado pela largura da folha e pelo tamanho do dente, com ou sem instalação.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quantos metros comprar e o que mais se soma", "Do preço por metro ao total da cremalheira"],
        slots: [
          [
            "Meça a folha de ponta a ponta, e não o vão, e arredonde para cima, porque as barras têm comprimento fixo. O trecho gasto pode ser trocado sozinho, desde que os dentes da emenda sejam iguais.",
            "A metragem é a largura inteira da folha, arredondada pelo tamanho da barra. O trecho gasto pode ser trocado sozinho, com o mesmo dente, e custa bem menos que a barra toda.",
            "Conte os metros pela folha, de uma ponta à outra, e arredonde para a barra inteira. Quando o desgaste é de um pedaço, basta trocar esse pedaço.",
          ],
          [
            "A mão de obra soma a fixação, por solda ou parafuso no aço e por parafuso no nylon, o nível e a folga de {rack.clearance} até a engrenagem. Se o motor também acabou, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "Ao preço da peça somam-se a solda ou os parafusos, o alinhamento e a folga de {rack.clearance} na engrenagem. Trocar também o motor, em portão pesado, custa de {price.heavySwap}, com o serviço.",
            "Some também a montagem, que é fixar, nivelar e deixar {rack.clearance} de folga, com solda no caso do aço. A troca do motor de portão pesado, quando ele também precisa, fica de {price.heavySwap}, com mão de obra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço em portão industrial", "Quando o nylon serve e quando não"],
        slots: [
          [
            "Chapa fechada comprida, entrada de caminhão e troca de turno exigem aço, que suporta os arranques seguidos. O nylon com alma metálica atende um depósito de folha leve, aberto poucas vezes, com menos ruído.",
            "Folha pesada, motor forte e muito uso levam ao aço, que suporta mais carga por dente. O portão leve, de gradil ou alumínio, com poucas aberturas, pode usar o nylon reforçado.",
            "Para caminhão, troca de turno e chapa comprida, só o aço serve, porque no nylon o dente entorta. A folha leve que abre pouco aceita nylon com alma de aço, mais silencioso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Dados para pedir o preço por metro"],
        slots: [
          [
            "O módulo, o tamanho do dente, vem antes do preço, porque o errado gasta a barra e a engrenagem juntas. Faça as medidas com o portão parado e o disjuntor desligado.",
            "Um dente diferente do da engrenagem estraga os dois em pouco tempo. Meça com o disjuntor desligado, sem pôr a mão entre a barra e o motor.",
            "Antes do preço, confira o dente, que precisa ser igual ao da engrenagem. Tire as medidas com o disjuntor desligado.",
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
          "Em geral pode, se o dente tem o mesmo tamanho e a engrenagem de saída aceita o aço. O técnico confere antes.",
          "Pode, com o mesmo tamanho de dente. A engrenagem de nylon contra o aço se gasta depressa e talvez precise ser trocada junto.",
        ],
      },
      {
        question: "Vocês vendem a cremalheira sem instalar?",
        answers: [
          "Sim, vendemos por metro. Para não errar o dente, mande a largura da folha, a foto dos dentes e a da etiqueta do motor.",
          "Sim, só a peça, se você já tem quem monte. O tamanho do dente precisa ser confirmado pela etiqueta do motor.",
        ],
      },
      {
        question: "Por que a cremalheira nova gastou depressa?",
        answers: [
          "Quase sempre por dente de tamanho errado, falta de folga na engrenagem ou folha que corre torta ou pesada.",
          "As causas comuns são dente diferente do da engrenagem, barra apertada contra o motor e trilho ruim.",
        ],
      },
      {
        question: "Quantos quilos a de nylon aguenta?",
        answers: [
          "O número está na ficha dela e na do motor. A reforçada com alma metálica atende folha leve ou média, e o peso de galpão exige aço.",
          "Depende do perfil, informado pelo fabricante. A folha pesada deforma o dente de nylon, mesmo o reforçado.",
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
      "cancela instalada preço",
      "cancela automática instalada preço",
      "cancela automática preço instalação",
      "instalação cancela preço",
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
        "Para a instalação de cancela automática {em}, em condomínio, empresa ou estacionamento, o orçamento é grátis: mande fotos da entrada e a largura da pista, e dizemos se atendemos e quanto custa. O serviço começa pela base de concreto e termina com a haste, em geral de 3 a 6 metros, e o sensor testados. São quase sempre duas visitas, porque o concreto precisa secar.",
        "A instalação da cancela automática é feita em duas visitas: na primeira ficam prontos a base de concreto e o tubo dos fios; na segunda são montados o gabinete, a haste, em geral de 3 a 6 metros, e o sensor. Com fotos da entrada e a largura da pista, dizemos se atendemos e o valor de cada item, sem custo.",
        "Para instalar cancela automática em estacionamento, é preciso uma base de concreto, um tubo para os fios e, depois que o concreto seca, a montagem do gabinete, da haste e do sensor. São quase sempre duas visitas. O preço é dado de graça, por fotos e medidas, se atendemos o caso.",
        "Instalar cancela automática em estacionamento, empresa ou condomínio exige base de concreto, circuito elétrico só dela, haste de 3 a 6 metros, em geral, e um sensor que perceba o carro. Fotos da entrada e a medida da pista bastam para dizermos se atendemos e quanto custa cada item.",
        "A instalação completa da cancela automática inclui a base de concreto, os fios, o gabinete, a haste e o sensor que impede a barra de descer sobre um carro. Ela costuma levar duas visitas, porque o concreto precisa secar. Envie fotos e a largura da pista para saber se fazemos e quanto custa.",
      ],
      price: [
        "O preço da instalação de cancela automática é dado de graça, por fotos da entrada e largura da pista, porque muda com a obra. O valor soma a cancela, a base de concreto, os fios, o sensor e o modo de abrir, cada um em sua linha. Onde já existe base e energia, custa menos.",
        "A instalação da cancela em condomínio ou estacionamento custa conforme a largura da pista, o movimento de carros e a obra que falta. Mande fotos da entrada, e o orçamento grátis mostra cancela, base, elétrica, sensor e acesso, um por um. A haste mais longa e o uso o dia todo são o que mais encarece.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A instalação, da base ao teste", "Etapas da instalação da cancela"],
        slots: [
          [
            "A obra vem primeiro, porque uma cancela sobre base fraca desregula. O que leva mais tempo é a secagem do concreto, chamada de cura.",
            "O concreto precisa curar, isto é, secar e ganhar resistência, antes da montagem. Por isso a instalação costuma ter duas visitas, nesta ordem.",
            "Uma base firme e os cabos no lugar são metade do serviço. Depois que o concreto cura, o gabinete e a haste são montados.",
            "A cancela só fica regulada sobre um piso firme, e por isso é montada depois de a base curar. A obra e a montagem são feitas, normalmente, em dias diferentes.",
            "O serviço tem duas fases, porque não se monta sobre concreto fresco. Na primeira ficam prontas a base e a passagem dos fios; na segunda, o equipamento é montado e testado.",
          ],
        ],
        steps: [
          "Vistoria da entrada: largura da pista, altura do teto e caminho dos cabos.",
          "Base de concreto com os parafusos de fixação e o tubo dos fios até o quadro.",
          "Cura do concreto e, se for o caso, corte do piso para o laço, o fio que percebe o carro.",
          "Montagem do gabinete e da haste, com a mola acertada ao peso dela.",
          "Ligação elétrica num circuito próprio e ligação do acesso: tag, controle ou botoeira.",
          "Teste com carro e moto, e explicação do destravamento à equipe.",
        ],
      },
      {
        about: "choose",
        headings: ["O que definir antes de instalar", "Medidas e escolhas da entrada"],
        slots: [
          [
            "A largura da pista dá o comprimento da haste, e a altura do teto diz se ela é reta ou articulada, que dobra ao subir. O número de carros na hora de mais movimento define o modelo, porque fluxo o dia todo pede uma cancela de uso contínuo.",
            "Meça a pista de guia a guia, para a haste, e a altura do teto, que pode exigir haste articulada, a que dobra. Conte também os carros da hora cheia, porque muito movimento pede uma cancela de uso contínuo.",
            "Três medidas escolhem a cancela: a largura da pista, para a haste; a altura do teto, para saber se ela precisa dobrar; e os carros por hora, para saber se o modelo deve ser de uso contínuo.",
            "Anote a largura da pista, a altura do teto e o movimento de carros. Pela largura se escolhe a haste, e pela altura se sabe se ela precisa dobrar. O movimento mostra se o modelo deve ser de uso contínuo.",
            "A haste depende da largura da pista, e o teto diz se ela é reta ou articulada, que dobra ao subir. Quando passam carros o dia inteiro, a cancela precisa ser de uso contínuo, e por isso vale contar a hora mais cheia.",
          ],
          [
            "O sensor não deve faltar. Pode ser o laço, um fio no piso que percebe o carro, ou a fotocélula, e qualquer um deles impede a barra de descer sobre o veículo.",
            "Inclua no pedido o laço, o fio enterrado que percebe o carro, ou a fotocélula. Sem um dos dois, a barra pode descer sobre um veículo.",
            "Não dispense o sensor. O laço no piso detecta o metal do carro, e a fotocélula percebe também a moto e segura a barra no alto.",
            "Peça desde o início o sensor de presença, por laço sob o piso ou fotocélula, que mantém a barra no alto enquanto há veículo.",
            "Sem o laço, que é o fio do piso que percebe o metal, nem fotocélula, a haste pode descer sobre um carro. Por isso um dos dois faz parte da instalação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor da cancela", "O que encarece e o que barateia a cancela"],
        slots: [
          [
            "O valor soma a cancela, a base, o eletroduto, o sensor e o modo de acesso, em linhas separadas. Onde já há base e energia, o total diminui.",
            "Equipamento, obra, sensor e acesso formam o preço. Se a base está pronta, a obra sai da conta; haste longa e fluxo o dia todo encarecem o equipamento.",
            "A conta tem quatro partes: cancela, obra, sensor e acesso por tag, controle ou botoeira. Base e eletroduto existentes baixam o total, e haste articulada o aumenta.",
            "Somam-se máquina, obra, sensor e o acesso escolhido, cada um com o seu valor. O que já está pronto, como base ou eletroduto, sai da conta.",
            "O preço cresce com a obra e cai quando o local já tem concreto e fiação. Além dela pagam-se a cancela, o sensor e a botoeira, a tag ou o controle.",
          ],
          [
            "A instalação tem {warranty.installation} de garantia, e a do equipamento vem na nota.",
            "O serviço sai com {warranty.installation} de garantia; a do equipamento é a do fabricante.",
            "São {warranty.installation} de garantia no serviço, além da que o fabricante dá à cancela.",
            "A montagem é garantida por {warranty.installation}, enquanto o equipamento segue o prazo do fabricante.",
            "Você tem {warranty.installation} de garantia do serviço e, na nota da cancela, a do aparelho.",
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
          "Sem obra, monta-se em uma visita. Quando é preciso fazer a base, há uma ida para ela e outra para o equipamento, separadas pela cura.",
        ],
      },
      {
        question: "A entrada fica parada durante a obra?",
        answers: [
          "Não precisa: com duas pistas, faz-se uma de cada vez; com uma só, a obra é marcada fora do pico e a equipe orienta os carros.",
          "Pouco tempo. O serviço é marcado fora da hora de movimento e a pista é liberada entre as etapas.",
          "As etapas são marcadas em horas calmas, e a passagem volta entre uma e outra. Em entrada dupla, trabalha-se em um lado por vez.",
        ],
      },
      {
        question: "A cancela funciona com tag e controle?",
        answers: [
          "Sim, os dois ao mesmo tempo, porque cada um é ligado à central da cancela e dá o mesmo comando de abrir.",
          "Funciona: a tag fica para quem tem cadastro, e o controle ou a botoeira, para a portaria.",
          "Tag e controle podem conviver, e a botoeira também, já que a central aceita o comando de qualquer um deles.",
        ],
      },
      {
        question: "O que acontece na falta de luz?",
        answers: [
          "A barra é erguida pelo destravamento manual, com a chave do modelo, por quem foi treinado. Um nobreak mantém o fluxo por algum tempo.",
          "Quem opera destrava e ergue a barra na mão. Entrada que não pode parar leva nobreak, somado ao orçamento.",
          "O funcionário treinado usa a chave do destravamento e levanta a haste. Para não depender disso, acrescente um nobreak, que segura a operação por um período.",
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
      "orçamento cancela fotocélula instalada",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do kit de cancela automática para estacionamento soma cancela com barra, par de fotocélulas, leitor de tag por entrada, uma tag por carro, base e instalação. A cancela e o leitor pesam mais, e a tag, menos; mande largura da pista, fluxo e número de carros para receber item por item.",
        "O kit de cancela com fotocélula e tag tem preço por projeto: o comprimento da barra e o fluxo definem a cancela, cada sentido leva um leitor e cada carro, uma tag. Acesso por controle barateia. Com fotos da entrada, largura e número de veículos, o valor vem separado.",
        "Na cancela de estacionamento, o preço depende da barra, do movimento e do acesso: com tag, soma-se um leitor por sentido e uma etiqueta por carro; com controle, sai por menos. Fotocélula, base e instalação entram sempre. Largura da pista e fotos bastam para orçar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que precisa vir no kit da cancela", "Kit de cancela, item por item"],
        slots: [
          [
            "Confira a lista antes de comparar preços, porque muito anúncio traz só o gabinete e a barra. O que falta depois costuma custar tanto quanto o que veio.",
            "Peça a lista por escrito: kit barato em geral é gabinete e barra, sem acesso nem sensor. A diferença aparece na hora de instalar.",
            "Compare propostas com os mesmos itens, pois parte dos anúncios inclui apenas barra e gabinete. O resto entra na conta mais tarde.",
          ],
        ],
        bullets: [
          "Gabinete com motor e central, e barra no comprimento da pista",
          "Par de fotocélulas ou laço indutivo no piso",
          "Leitor de tag com antena, um por sentido",
          "Uma tag por carro, mais cerca de 10% de reserva",
          "Base de concreto, eletroduto e instalação",
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece e o que barateia", "Onde o preço da cancela muda"],
        slots: [
          [
            "Barra longa e fluxo contínuo pedem gabinete mais forte, de outra faixa de preço. Entrada e saída separadas dobram cancela e leitor; tag só na entrada e controle ou laço na saída diminuem a conta.",
            "Pista larga e uso o dia todo levam a uma cancela mais robusta e cara. Duas pistas significam dois conjuntos, mas dá para economizar com leitor apenas na entrada e saída por laço ou controle.",
            "O que mais pesa é o porte da cancela, ditado pela barra e pelos carros por hora. Depois vem o número de pistas, cada uma com leitor; deixar a saída no controle ou no laço alivia o total.",
          ],
          [
            "Base firme e energia no ponto deixam só a montagem a pagar. Corte de piso para o laço, ilha de concreto e cabo até a guarita somam mão de obra.",
            "Quem já tem base e eletroduto gasta menos na instalação. Ilha nova, corte no asfalto e fio longo até a portaria aumentam o serviço.",
            "Com energia e base prontas, instala-se mais barato. O contrário, ilha a concretar, laço a cortar e cabo distante, encarece a obra.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fotocélula ou laço: o que segura a barra", "O sensor da cancela"],
        slots: [
          [
            "A fotocélula impede a barra de descer enquanto algo corta o feixe; o laço, um fio no piso, percebe o metal do carro. Moto e pedestre o laço vê mal, por isso os dois juntos protegem melhor, e pedestre deve ter passagem própria.",
            "O laço enterrado detecta o carro pelo metal, e a fotocélula, qualquer coisa no feixe, inclusive moto. Usar ambos é o mais seguro, com caminho separado para quem vai a pé.",
            "Enquanto o feixe da fotocélula está cortado, a barra não desce. O laço no piso faz o mesmo pelo metal do veículo, mas falha com moto, e por isso se somam os dois e se separa o pedestre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cancela ou portão para estacionamento?",
        answers: [
          "A cancela é rápida e organiza a fila, mas não fecha o lugar à noite. Onde é preciso segurança, ela trabalha de dia e um portão fecha depois do expediente.",
          "Para fluxo, cancela, que abre em poucos segundos. Para trancar, portão; muitos estacionamentos usam os dois.",
        ],
      },
      {
        question: "Quanto espaço a base ocupa?",
        answers: [
          "O gabinete pede uma ilha ou faixa firme ao lado da pista, em geral perto de meio metro de largura, e altura livre para a barra. Teto baixo pede barra articulada.",
          "Conte uma ilha estreita ao lado da passagem e a altura em que a barra sobe. Se o teto é baixo, usa-se barra que dobra.",
        ],
      },
      {
        question: "E se um carro bater na barra?",
        answers: [
          "A barra costuma ter fixação que solta ou quebra antes do gabinete, e é trocada sozinha. Tenha uma de reserva se o fluxo é alto.",
          "Em geral troca-se só a barra, feita para ceder primeiro. O gabinete e a central são conferidos em seguida.",
        ],
      },
      {
        question: "Funciona sem energia?",
        answers: [
          "Com nobreak ou bateria, por algumas aberturas. Sem eles, há destravamento manual no gabinete, e a barra é erguida por quem opera.",
          "Só com bateria ou nobreak. Do contrário, o operador destrava o gabinete com a chave e levanta a barra.",
        ],
      },
    ],
    photo: "fotos da entrada, com a largura da pista, os carros por hora e o número de veículos",
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
        "A instalação do leitor de tag veicular {em} é feita sem trocar o motor: a antena vai na entrada do portão, um cabo a liga à placa e cada carro é cadastrado com a sua etiqueta. O preço soma leitores, tags e mão de obra, e fotos da entrada com o número de vagas bastam para o orçamento.",
        "Para instalar o leitor de tag no portão do condomínio {em}, fixamos a antena na entrada, levamos o cabo até a placa e cadastramos os carros um a um; o motor fica. Quantos leitores, quantas etiquetas e quanto cabo definem o valor, passado por fotos e número de vagas.",
        "O leitor de tag veicular se instala com o motor mantido: antena apontada para o para-brisa, ligação à placa do portão e etiqueta cadastrada em cada veículo. Conte no preço um leitor por entrada, uma tag por carro e o serviço, orçados juntos pelas fotos do local.",
        "Dá para instalar leitor de tag no portão que o condomínio já tem, sem trocar o motor: põe-se a antena voltada para o carro, puxa-se o cabo até a placa e cadastra-se cada etiqueta. Fotos da entrada e o total de vagas permitem somar leitores, tags e serviço num orçamento.",
        "Na instalação do leitor de tag veicular, o motor fica e ganha uma antena na entrada, ligada por cabo à placa, que abre para os carros cadastrados. Paga-se pelos leitores, pelas etiquetas e pela mão de obra; para saber quanto, mande fotos do acesso e diga quantas vagas há.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação do leitor de tag", "Da antena ao cadastro dos carros"],
        slots: [
          [
            "O portão segue abrindo pelo controle durante quase todo o serviço. A energia só é cortada na hora de ligar o leitor à placa, porque ele dá à central o mesmo comando de um botão.",
            "A garagem não para enquanto a antena e o cabo são montados. Há apenas uma parada curta, com o disjuntor desligado, para ligar o leitor à entrada de botoeira da placa.",
            "Os moradores continuam usando o controle quase o tempo todo. Como o leitor entra na placa no lugar de um botão, só essa ligação pede o motor sem energia.",
            "O trabalho quase não interrompe a garagem, porque antena e fiação são postas com o portão em uso. No fim se desliga o disjuntor por pouco tempo e o leitor vai à entrada da botoeira, já que para a placa ele age como um botão.",
            "Enquanto a fiação avança, cada um continua entrando com o seu controle. Para a central, o leitor é mais um botão de abrir, e só essa ligação final exige o circuito desligado por um momento.",
          ],
        ],
        steps: [
          "Escolha do ponto da antena, de frente para o para-brisa e dentro do lote, para não ler quem passa na rua.",
          "Cabo e fonte até a placa do motor ou a guarita, em eletroduto.",
          "Ligação na entrada de botoeira da placa, por contato seco, que não leva tensão a ela.",
          "Distância de leitura regulada com carros de alturas diferentes.",
          "Cadastro por unidade, com a lista de vagas do síndico.",
          "Teste na entrada e na saída e orientação de quem vai cadastrar e bloquear.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da instalação", "Leitor, tags e mão de obra na conta"],
        slots: [
          [
            "O leitor com antena costuma ser a maior parte, e entrada e saída separadas pedem dois. Para gastar menos, dá para ler a tag só na entrada e sair por controle ou botão.",
            "Cada sentido com leitura precisa de um leitor, que é o item mais caro. Condomínio que quer economizar põe a tag na entrada e deixa a saída no botão ou no controle.",
            "Um leitor por ponto de leitura pesa mais que o resto: duas vias, dois aparelhos. Saída por botoeira ou controle corta essa despesa pela metade.",
            "O aparelho leitor, com a sua antena, domina a conta e se repete em cada via que for ler etiqueta. Uma economia comum é deixar a saída com botão ou controle e usar tag apenas para entrar.",
            "Quantas passagens terão leitura define a maior despesa, pois cada uma leva um leitor próprio. Se o orçamento aperta, a etiqueta fica só na entrada e quem sai aperta o botão ou usa o controle.",
          ],
          [
            "Depois vêm as etiquetas, uma por veículo mais algumas de reserva, e a mão de obra, que cresce com a distância até a placa e o eletroduto a passar. Cadastro em nuvem pode ter mensalidade.",
            "Some uma tag por carro, com sobra para morador novo e para-brisa trocado. O serviço varia com os metros de cabo e eletroduto, e programa em nuvem às vezes cobra por mês.",
            "As tags são contadas por veículo, com reserva, pois a colada não passa de um vidro a outro. Distância da antena à placa e tubo novo aumentam o serviço; pergunte também se o cadastro tem mensalidade.",
            "O restante é etiqueta e serviço: conta-se um adesivo por carro, com algumas sobras, já que tirá-lo de um vidro o inutiliza. Cabo comprido e eletroduto novo dão mais trabalho, e certos cadastros em nuvem têm cobrança mensal.",
            "Para as tags, use o número de carros e acrescente uma reserva para trocas de vidro e novos moradores. A mão de obra acompanha o percurso do cabo até a placa; veja também se o sistema em nuvem tem taxa por mês.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde pôr a antena para ler bem", "O ponto da antena decide a leitura"],
        slots: [
          [
            "A antena precisa ver o para-brisa de frente, a poucos metros, com o carro já parado ou bem devagar. Rampa, curva e coluna de ferro atrapalham, por isso o ponto é testado com um carro baixo e um alto antes de furar.",
            "Bom ponto é o que mira o vidro do carro de frente e de perto, quando ele chega devagar. Em rampa ou curva, e junto de ferro, a leitura falha; daí o teste com veículos de alturas diferentes antes da fixação.",
            "Quanto mais de frente a antena fica para o vidro, melhor ela lê, com o veículo lento e próximo. Antes da fixação se experimenta com carro alto e baixo, porque curva, rampa e estrutura metálica mudam o alcance.",
            "A leitura é melhor quando o carro chega devagar e fica de cara para a antena, a poucos metros dela. Antes de furar, o técnico passa um veículo baixo e outro alto, pois ferro por perto, curva e rampa enfraquecem o sinal.",
            "Escolha um lugar em que o para-brisa apareça inteiro para a antena, sem coluna de ferro no meio, com o veículo quase parado. Como subida e curva mudam o ângulo, a prova com carros de altura diferente vem antes da fixação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem cadastra o morador novo depois?",
        answers: [
          "O zelador ou a administradora, pelo programa do leitor. Quem vai cuidar disso aprende na entrega a incluir e a bloquear cada tag sem mexer nas outras.",
          "A própria administração, que recebe a orientação no fim da instalação. Uma etiqueta perdida é bloqueada sozinha, e as demais seguem valendo.",
          "Quem o síndico indicar. O programa permite incluir um carro ou cancelar uma tag por vez, e isso é mostrado na entrega do serviço.",
          "Fica com quem administra o prédio, pelo sistema do leitor. A entrega inclui mostrar como se cadastra um carro e como se cancela uma etiqueta sem afetar o resto.",
        ],
      },
      {
        question: "Quantos veículos cabem no leitor?",
        answers: [
          "Depende do modelo, e a ficha traz o número. Informe o total de vagas com folga para motos e segundo carro, para o leitor já vir com memória que sobre.",
          "A memória varia de um leitor para outro e está na ficha. Escolha acima do total de veículos, contando motos e moradores futuros.",
          "Cada modelo tem o seu limite de cadastros. Some carros, motos e uma margem, e o leitor é escolhido acima dessa conta.",
          "O limite vem na ficha de cada aparelho. Conte as vagas, as motos e o segundo carro de quem tem, deixe margem para depois e peça um leitor com memória maior que isso.",
        ],
      },
      {
        question: "A tag de pedágio serve no portão do condomínio?",
        answers: [
          "Em geral não: o leitor comum reconhece apenas as etiquetas do próprio sistema. Cada carro recebe a tag do condomínio, colada longe da de pedágio.",
          "No sistema comum, não serve. A etiqueta do condomínio é outra e fica em ponto diferente do vidro, para uma não atrapalhar a outra.",
          "Normalmente não, porque o leitor do portão só aceita tags cadastradas do seu tipo. As duas convivem no mesmo para-brisa, com distância entre elas.",
          "Quase nunca, já que o sistema do prédio lê só o seu próprio tipo de etiqueta. O morador fica com duas no para-brisa, coladas em pontos separados.",
        ],
      },
      {
        question: "Película no vidro atrapalha a tag?",
        answers: [
          "A metalizada atrapalha, porque o metal barra o sinal. Nesse carro, a tag vai num ponto sem película ou se usa o modelo para farol.",
          "Só a película com metal costuma bloquear a leitura. A saída é colar a etiqueta na faixa sem película ou usar uma tag de farol.",
          "Pode atrapalhar, se for metalizada. O ponto de colagem é testado no próprio carro, e existe tag feita para o farol.",
          "Sendo comum, não; sendo metalizada, bloqueia. Testa-se o lugar antes de colar e, se for preciso, usa-se uma área livre do vidro ou a etiqueta própria de farol.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e da etiqueta do motor, com o número de vagas e de entradas",
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
        "O valor da unidade do controle remoto 433 MHz para portão eletrônico depende do código: o de código fixo, que aceita compatível, custa menos; o de código rolante, da própria linha, custa mais. O preço sai pela foto do seu, frente e verso, e a gravação pode ser incluída.",
        "Controle remoto de 433 MHz tem preço por unidade conforme o código: compatível de código fixo é o mais barato, original de código rolante, o mais caro. Mande a foto do seu controle de portão para receber o valor, com ou sem gravação.",
        "Vendemos controle de 433 MHz para portão eletrônico, e o valor da unidade muda com o código, fixo, mais em conta, ou rolante, da linha da central. A frequência igual não garante que sirva, e por isso o preço é dado pela foto do atual.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que faz um custar mais que o outro", "Do mais barato ao mais caro"],
        slots: [
          [
            "Três coisas mudam o preço: o código, a marca e quem grava. O código fixo repete sempre a mesma senha; o rolante muda a cada aperto e é mais difícil de copiar.",
            "Código, marca e gravação definem quanto se paga. No fixo a senha é sempre igual, e no rolante ela muda a cada toque, o que protege contra cópia.",
            "O preço sai do tipo de código, da marca e da gravação. Rolante é o que troca de senha a cada uso; fixo, o que a repete.",
          ],
        ],
        bullets: [
          "Compatível de código fixo: o menor preço",
          "Original de código fixo: um pouco acima",
          "Original de código rolante: o maior",
          "Gravação por você, em receptor externo: sem custo",
          "Gravação com visita: uma ida serve para vários controles",
        ],
      },
      {
        about: "choose",
        headings: ["Por que só o 433 não basta", "O controle certo para a sua central"],
        slots: [
          [
            "Dois controles de 433 MHz podem não servir um no lugar do outro, porque além da frequência o código tem de ser o da central. Um copiador também não aprende código rolante, embora pisque como se tivesse gravado.",
            "A frequência é só metade: se o código não for o da central, o controle novo não entra na memória. Cuidado com copiadores, que piscam diante de um rolante e não abrem nada.",
            "Igualar o 433 não resolve, pois a central só aceita o código dela. Copiador barato serve ao fixo; com o rolante, parece gravar e o portão não responde.",
          ],
          [
            "Em central que saiu de linha, um receptor avulso de 433 MHz aceita controles comuns e mantém o motor. Ele compensa quando o original ficou caro ou a família precisa de vários.",
            "Se o original já não existe, instala-se um receptor avulso, com controles comuns de 433 MHz, sem trocar motor. Vale mais ainda para quem quer muitas unidades.",
            "Uma saída para linha antiga é o receptor avulso de 433 MHz, que trabalha com controle comum. Com muitas unidades a comprar, ele costuma se pagar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "Antes de pedir o preço"],
        slots: [
          [
            "Não é preciso saber o nome do modelo: as fotos mostram frequência e código. Siga estes passos.",
            "O modelo se descobre pela foto, com a frequência e o código. Basta mandar o que está na lista.",
            "Você não precisa conhecer o modelo, porque a imagem traz os dados. Faça assim.",
          ],
        ],
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
        question: "O controle de 433 MHz já vem gravado?",
        answers: [
          "Não: ele precisa ser gravado na central do seu portão, por você, em receptor externo, ou pelo técnico, se o botão fica dentro do motor.",
          "Vem sem cadastro. Em receptor com botão externo você grava pelo manual; sob a tampa do motor, só o técnico.",
        ],
      },
      {
        question: "Comprando vários controles, o preço cai?",
        answers: [
          "A economia maior está na gravação, porque vários entram numa visita só. O valor por unidade vem no orçamento, conforme a quantidade.",
          "A ida do técnico se divide entre todos, e nisso se ganha mais. Diga a quantidade para receber o valor da unidade.",
        ],
      },
      {
        question: "Controle de 433 MHz serve em portão de 292 MHz?",
        answers: [
          "Não, porque o receptor escuta uma frequência só. Para usar 433, instala-se um receptor de 433 MHz, sem trocar o motor.",
          "Não serve. A solução é acrescentar um receptor de 433 MHz à central, mantendo o motor.",
        ],
      },
      {
        question: "Que alcance tem um controle de 433 MHz?",
        answers: [
          "Até {trade.reach} em campo aberto, com pilha nova e antena do receptor esticada. Chapa e parede diminuem.",
          "O comum é até {trade.reach} sem obstáculo. Pilha fraca, chapa fechada e antena enrolada encurtam.",
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
        "O preço do motor de 800 kg, ou de 400, 500, 600 kg, depende mais do uso que dos quilos. O residencial instalado fica de {price.homeSwap} na troca, e o de uso intenso ou folha pesada, de {price.heavySwap}. Em portão manual, a base e a cremalheira são orçadas junto, por foto.",
        "Quanto custa um motor de portão por quilos: até a capacidade residencial, com poucas aberturas por dia, a troca instalada vai de {price.homeSwap}; de 800 a 1000 kg em prédio ou indústria, de {price.heavySwap}. Com os mesmos quilos, o que separa os dois são as aberturas por hora.",
        "Motor de 300, 500 ou 800 kg tem preço instalado de {price.homeSwap} na troca em casa, e o de 1000 kg ou de uso contínuo, de {price.heavySwap}, com mão de obra. Quem ainda não tem motor soma base, cremalheira por metro e ponto de energia.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os quilos da caixa e o peso da folha", "Quantos quilos o seu portão pede"],
        slots: [
          [
            "O número da caixa é o limite do motor, e a folha deve pesar cerca de um quarto menos. Calcule largura vezes altura vezes o peso por metro quadrado do material.",
            "Os quilos anunciados são o máximo, então deixe um quarto de sobra. O peso da folha sai da área multiplicada pelo que cada material pesa.",
            "A capacidade da ficha é o teto, e trabalhar nele esquenta o motor. Estime o peso pela área da folha e pelo material.",
          ],
        ],
        bullets: [
          "Alumínio: de 4 a 7 kg por metro quadrado",
          "Chapa de aço com quadro: de 10 a 21 kg por metro quadrado",
          "Madeira dura: de 16 a 30 kg por metro quadrado",
          "Exemplo: 4 por 2,2 m em aço dão de 88 a 185 kg",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço com os mesmos quilos", "Do motor ao total instalado"],
        slots: [
          [
            "Entre dois motores de mesma capacidade, o mais caro aguenta mais aberturas por hora, tem inversor ou bateria. Por isso um de 600 kg de prédio pode custar mais que um de 800 kg de casa.",
            "Com os quilos iguais, o preço sobe com a velocidade, o inversor, a bateria e o número de ciclos por hora. Um modelo de uso contínuo menor pode passar de um residencial maior.",
            "O que separa dois motores de mesmos quilos é o uso: ciclos por hora, rapidez e bateria. É comum o de 600 kg para prédio superar o de 800 kg residencial.",
          ],
          [
            "Cremalheira por metro, base, roldanas e ponto de energia entram em linhas próprias, quando faltam. O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Se o portão ainda é manual, somam-se base, cremalheira e circuito. A garantia é de {warranty.motor} no motor vendido por nós e de {warranty.installation} no serviço.",
            "Base nova, cremalheira e energia, se faltarem, aparecem separadas na conta. Valem {warranty.motor} para o motor e {warranty.installation} para a instalação.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que capacidade escolher", "De 300 a 1000 kg: para quem serve"],
        slots: [
          [
            "A capacidade segue a folha, e o uso decide a linha do motor.",
            "Compare o peso calculado com estas referências de portão de correr.",
            "No portão de correr, o peso da folha aponta a capacidade.",
          ],
        ],
        bullets: [
          "Folha de até 225 kg: motor de 300 kg",
          "Folha de até 375 kg: motor de 500 kg",
          "Folha de até 600 kg: motor de 800 kg",
          "Folha de até 750 kg: motor de 1000 kg",
          "Muitas aberturas por hora: uso intenso, em qualquer peso",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar um motor com a capacidade exata do portão?",
        answers: [
          "Não convém: no limite, ele esquenta e dura menos. Trilho sujo e vento somam esforço, e a folga de um quarto cobre isso.",
          "Melhor não, porque a folha nunca anda tão leve quanto na conta. Deixe ao menos um quarto da capacidade de sobra.",
        ],
      },
      {
        question: "Motor de mais quilos que o preciso faz mal?",
        answers: [
          "Não, se a força for regulada no mínimo que move a folha. Só custa mais e, mal regulado, bate com mais violência.",
          "Não faz mal ao portão, apenas ao bolso. A regulagem de força precisa ser bem feita, para ele parar num obstáculo.",
        ],
      },
      {
        question: "E no basculante, quantos quilos?",
        answers: [
          "No basculante o que vale é a largura e o equilíbrio, porque o contrapeso carrega a folha. Até {width.quarterHp}, o de 1/4 HP instalado parte de {price.lowest}.",
          "Ali não se escolhe por quilos: com o contrapeso certo, o motor quase não levanta peso. O de 1/4 HP atende até {width.quarterHp}, desde {price.lowest} instalado.",
        ],
      },
      {
        question: "Dá para parcelar o motor?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, com a instalação na mesma conta.",
          "Dá: motor e serviço vão juntos no cartão, em até {shop.instalments} vezes.",
        ],
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
        "O motor para portão de correr pesado, de 600 kg, 700 kg, 800 kg ou mais, custa de {price.heavySwap} na troca, com mão de obra. O valor depende do peso real da folha e das aberturas por dia. A primeira instalação é orçada por foto, com base e cremalheira por metro.",
        "O motor para portão deslizante de 600 kg tem preço, instalado na troca, de {price.heavySwap}. Se a folha medida for mais leve do que parece e o uso for de casa, fica na faixa de {price.homeSwap}. Mande largura, altura e material, porque é o peso que muda a faixa.",
        "O preço do motor deslizante de 900, 1000 ou 1200 kg, instalado na troca, fica de {price.heavySwap}, conforme os ciclos por hora e o inversor. Na primeira instalação, base, cremalheira de aço por metro e energia são orçadas junto, por foto. As medidas da folha dão o valor exato.",
        "O valor do motor para portão de correr de 800 kg, já montado na troca, vai de {price.heavySwap}, pelo peso e pelo uso. Portão ainda manual acrescenta base, cremalheira de aço por metro e energia; com a largura, a altura e o material se confirma se ele pesa isso mesmo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O portão pesa isso mesmo?", "Como estimar o peso da folha"],
        slots: [
          [
            "O número na caixa do motor é o limite dele, e não o peso do seu portão. Estime a folha antes, porque muita gente compra a mais ou a menos.",
            "Quilos escritos no motor são o máximo que ele aguenta. O peso da folha sai das medidas, e costuma surpreender.",
            "A capacidade do motor não diz quanto pesa o seu portão. Faça a conta pelas medidas, que mudam a faixa de preço.",
          ],
        ],
        bullets: [
          "Chapa de aço com quadro: de 10 a 21 kg por metro quadrado",
          "Gradil e alumínio: bem menos; madeira cheia e duas chapas: mais",
          "Exemplo: 6 por 3 m em chapa de 2 mm, uns 400 kg",
          "Motor: peso da folha mais um terço",
          "Folha que arrasta na mão: roldana ou trilho, e não peso",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço no portão pesado", "Do motor ao total"],
        slots: [
          [
            "Pesam a capacidade do motor, com um terço de folga sobre a folha, e os ciclos por hora, se é prédio ou galpão. Inversor e rede trifásica levam ao alto da faixa.",
            "O preço segue os quilos da ficha, um terço acima da folha, e o número de aberturas por hora. Motor com inversor ou trifásico custa mais.",
            "Capacidade e ciclos formam a maior parte do valor. Um terço de sobra no peso é o mínimo, e inversor sobe a conta.",
          ],
          [
            "Se faltarem, entram em linhas próprias a cremalheira de aço por metro, a base de concreto, roldanas mais fortes, batentes e o ponto de energia.",
            "Base, cremalheira de aço, batentes, roldanas e fiação são orçados à parte, quando o portão não os tem.",
            "Somam-se, conforme o que faltar, metros de cremalheira de aço, concreto, roldana reforçada, batente e energia.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo e garantia do motor pesado", "Quanto tempo leva a instalação"],
        slots: [
          [
            "A montagem em portão pesado leva de {time.heavy}, em hora de pouco movimento. Base nova acrescenta os dias de cura do concreto.",
            "Conte de {time.heavy} de serviço, marcadas fora do pico. O concreto, se for novo, precisa de alguns dias antes.",
            "São de {time.heavy} para trocar e regular. Quando há base a fazer, ela vem numa ida anterior.",
          ],
          [
            "O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. Guia superior e batentes são conferidos antes, porque uma folha dessas não pode tombar.",
            "São {warranty.motor} de garantia no motor e {warranty.installation} no serviço. A folha só recebe motor com guia em cima e batente nas pontas.",
            "A fábrica garante o motor por {warranty.motor}, e nós, a instalação por {warranty.installation}. Antes se confere o que impede a queda: guia e batentes.",
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
          "Melhor não, porque trilho sujo e vento somam esforço. A folga de um terço cobre isso.",
        ],
      },
      {
        question: "Motor de 600 kg serve em portão de 600 kg?",
        answers: [
          "Não é o indicado. Folha de 600 kg pede motor de 800 kg; o de 600 kg fica bem até uns 450 kg de folha.",
          "No limite, esquenta e desarma. Para 600 kg de portão, procure 800 kg na ficha.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão; também há Pix.",
          "Dá: cartão em até {shop.instalments} vezes, com motor, peças e serviço juntos, ou Pix.",
        ],
      },
      {
        question: "Precisa de rede trifásica?",
        answers: [
          "Nem sempre: há monofásicos para folha pesada, e alguns com inversor usam 220 V comum. Com uso o dia todo, a trifásica ajuda.",
          "Depende do modelo. Diga qual energia chega ao portão, 220 ou 380 V, antes de escolher.",
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
        "O melhor motor basculante para prédio pequeno é o de médio fluxo, com ciclos por hora acima do pico e, de preferência, inversor, que parte e para suave. O kit residencial de 1/4 HP não serve; a troca em prédio fica de {price.heavySwap}, com mão de obra.",
        "Para prédio pequeno, prefira motor basculante de médio fluxo, cuja ficha dê mais ciclos por hora que os carros do horário cheio. Inversor ajuda, porque suaviza partida e parada. Com mão de obra, a troca sai de {price.heavySwap}, e o kit de casa não aguenta.",
        "Em prédio pequeno, o motor basculante certo é de uso coletivo, médio fluxo, escolhido por ciclos por hora, peso e largura da folha. O de casa, 1/4 HP, desarma com carros seguidos. Motor e mão de obra ficam de {price.heavySwap}, mais caros com inversor e folha larga.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que exigir do motor", "Vagas, peso e largura"],
        slots: [
          [
            "Conte os carros da hora mais cheia: cada entrada ou saída é um ciclo, e a ficha tem de dar mais que isso. Até umas 15 vagas, um médio fluxo costuma bastar; acima, procure uso intenso.",
            "Cada carro que passa é um ciclo, e o motor precisa oferecer por hora mais ciclos que o seu pico. Prédio de umas 15 vagas vai bem com médio fluxo, e maior que isso pede uso intenso.",
            "O número que decide está na ficha, ciclos por hora, e deve superar os carros do horário mais cheio. Com até cerca de 15 vagas, médio fluxo; dali para cima, uso intenso.",
          ],
          [
            "Folha larga ou pesada pode pedir dois motores sincronizados ou um eixo que una os lados, para não subir torta. Cabos e contrapeso, o peso que ajuda a erguer, são acertados antes.",
            "Acima da largura comum, unem-se os lados por eixo ou usam-se dois acionadores. Antes disso a folha é equilibrada, com cabo e contrapeso em ordem, porque força não corrige desequilíbrio.",
            "Largura grande leva dois motores ou eixo de ligação, e contrapeso e cabos são revistos primeiro, já que motor forte em folha desequilibrada só gasta mais depressa.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["A troca no prédio: prazo e garantia", "Prazo, garantia e revisão"],
        slots: [
          [
            "O serviço leva de {time.heavy}, marcado fora do pico e com a passagem isolada. O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}; a revisão é {visits.business}, no mínimo.",
            "Conte de {time.heavy}, combinadas com o zelador, sem ninguém embaixo da folha. São {warranty.motor} de garantia de fábrica no motor e {warranty.installation} na instalação, e depois revisão {visits.business}.",
            "A troca toma de {time.heavy}, num horário de pouco movimento e com o vão fechado à passagem. Depois vêm a revisão {visits.business} e as garantias: {warranty.motor} no motor, {warranty.installation} no serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que puxa o preço para cima", "O que entra no valor do prédio"],
        slots: [
          [
            "O preço sobe dentro da faixa com o fluxo, o peso e a largura da folha. Alguns itens só entram quando faltam.",
            "Fluxo e tamanho da folha definem o motor, e o restante depende do que o prédio já tem.",
            "Além do motor, contam o estado da folha e os acessórios que faltam.",
          ],
        ],
        bullets: [
          "Inversor e mais ciclos por hora",
          "Segundo motor ou eixo, em folha larga",
          "Cabos, contrapeso e roldanas a refazer",
          "Segundo par de fotocélulas e sinaleiro",
          "Controles a trocar ou receptor que leia os atuais",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit de 1/4 HP serve em prédio de poucos apartamentos?",
        answers: [
          "Não: ele é para casa, com poucas aberturas por dia e folha de até {width.quarterHp}. No prédio, os ciclos seguidos o aquecem até desarmar.",
          "Não convém. Foi feito para folha de até {width.quarterHp} e uso de família; carros em sequência o desligam por calor.",
        ],
      },
      {
        question: "Motor rápido compensa no basculante do prédio?",
        answers: [
          "Compensa se há fila na rua e a folha é firme, com fotocélula em duas alturas e sinaleiro. Em folha torta, a velocidade antecipa a quebra.",
          "Sim, com inversor, folha equilibrada e sensores em ordem. Sem isso, ele só gasta braço e dobradiça mais cedo.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Motor quebrado é reparo necessário, e em geral o síndico autoriza, com assembleia se o valor for alto. Melhoria, como mais velocidade, vai a voto, conforme a convenção.",
          "Depende da convenção e do motivo: repor o que quebrou costuma caber ao síndico, e modernizar pede aprovação.",
        ],
      },
      {
        question: "Quanto dura o motor no prédio?",
        answers: [
          "Um motor dura {trade.life} quando trabalha com folga; no prédio, o que aproxima desse prazo é ciclo sobrando na ficha, folha leve e revisão {visits.business}.",
          "A referência é {trade.life}, com motor do tamanho certo. Fluxo acima da ficha e folha pesada encurtam, e a revisão {visits.business} conserva.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, da coluna e da etiqueta do motor, com o número de vagas",
  },
];
