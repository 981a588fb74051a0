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
        "A cremalheira industrial, de aço, é cobrada por metro, e o preço sai pela foto dos dentes e pela largura da folha; em galpão e portão pesado, aguenta a carga da partida, e o nylon industrial só serve se a folha anda leve. Para comparar, a troca do motor em portão pesado fica de {price.heavySwap}.",
        "O preço por metro da cremalheira industrial depende do material e do módulo, o tamanho do dente: a de aço é a mais cara e a indicada para galpão e portão pesado, e a de nylon com alma metálica serve à folha leve. Largura e foto dos dentes fecham o valor; o motor de portão pesado, na troca, custa de {price.heavySwap}.",
        "Cremalheira de nylon para portão pesado ou industrial só com alma metálica e pouco uso; para galpão, o certo é a de aço, mais cara por metro. O preço vem pela largura da folha e pela foto dos dentes, com ou sem instalação, e trocar o motor, se ele também acabou, fica de {price.heavySwap} em portão pesado.",
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
            "A mão de obra soma a fixação, por solda ou parafuso no aço e por parafuso no nylon, o nível e a folga de {rack.clearance}. Engrenagem gasta e suporte ruim aparecem em linha própria.",
            "Sobre a peça vêm solda ou parafuso, alinhamento e a folga de {rack.clearance} na engrenagem. Se a engrenagem acabou, ela é orçada junto.",
            "Some a montagem: fixar, nivelar e deixar {rack.clearance} de folga, com solda no caso do aço. Cantoneira podre e engrenagem comida somam, com aviso antes.",
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
        "A instalação de cancela automática {em}, em condomínio, empresa ou estacionamento, leva base de concreto, eletroduto com circuito próprio, haste, em geral de 3 a 6 metros, e laço ou fotocélula. O valor sai por itens, com fotos da entrada e a largura da pista; dizemos antes se atendemos o caso.",
        "Cancela automática se instala nesta ordem: base de concreto e eletroduto, cura, gabinete e haste, em geral de 3 a 6 metros, laço no piso ou fotocélula e teste com carro e moto. Com fotos da entrada e a largura da pista, dizemos se atendemos e o valor, item por item.",
        "Para instalar cancela automática de estacionamento, faz-se a base de concreto, passa-se o eletroduto e, depois da cura, montam-se gabinete, haste de 3 a 6 metros, em geral, e o laço ou a fotocélula. São quase sempre duas idas; o valor vem por fotos e medidas, se atendemos o caso.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A instalação, da base ao teste", "Etapas da instalação da cancela"],
        slots: [
          [
            "A obra vem primeiro: sem base de concreto firme e energia na posição certa, a cancela desregula. O que leva mais tempo é a cura do concreto.",
            "O concreto precisa curar antes da montagem, e por isso a instalação costuma ter duas idas. A ordem é esta.",
            "Base de concreto firme e cabos no lugar são metade do serviço. Depois da cura, montam-se gabinete e haste.",
          ],
        ],
        steps: [
          "Vistoria: largura da pista, altura do teto e caminho dos cabos.",
          "Base de concreto com chumbadores e eletroduto até o quadro.",
          "Cura do concreto e, se houver, corte do piso para o laço.",
          "Montagem do gabinete e da haste, com a mola acertada ao peso dela.",
          "Ligação em circuito próprio e do acesso: tag, controle ou botoeira.",
          "Teste com carro e moto e destravamento mostrado à equipe.",
        ],
      },
      {
        about: "choose",
        headings: ["O que definir antes de instalar", "Medidas e escolhas da entrada"],
        slots: [
          [
            "A largura da pista dá o comprimento da haste, e o teto diz se ela é reta ou articulada, que dobra ao subir. O número de carros na hora de pico define o modelo: fluxo o dia todo pede regime contínuo.",
            "Meça a pista de guia a guia, para a haste, e a altura do teto, que pode pedir haste articulada. Conte também os carros da hora cheia, porque muito movimento usa cancela de regime contínuo.",
            "Três medidas escolhem a cancela: pista, que dá a haste, teto, que decide entre reta e articulada, e carros por hora, que separam o modelo simples do contínuo.",
          ],
          [
            "O sensor é obrigatório na prática: o laço, um fio no piso que sente o carro, ou a fotocélula impede a barra de descer sobre veículo.",
            "Preveja o laço, o fio enterrado que percebe o carro, ou a fotocélula; sem um dos dois a barra pode descer sobre alguém.",
            "Não dispense o sensor: laço no piso, que detecta o metal, e fotocélula, que vê também moto, seguram a barra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Equipamento, obra e acesso"],
        slots: [
          [
            "O valor soma a cancela, a base, o eletroduto, o sensor e o modo de acesso, em linhas separadas; onde já há base e energia, diminui. Para comparar, trocar o motor de um portão de prédio fica de {price.heavySwap}, com mão de obra.",
            "Equipamento, obra, sensor e acesso formam o preço, e base pronta tira a obra da conta. Como medida, a troca de motor em portão de prédio custa de {price.heavySwap}, com o serviço.",
            "A conta tem quatro partes: cancela, obra, sensor e acesso por tag, controle ou botoeira. Base e eletroduto existentes baixam o total; um motor de portão de prédio trocado, para comparar, vai de {price.heavySwap}.",
          ],
          [
            "A instalação tem {warranty.installation} de garantia, e a do equipamento vem na nota.",
            "O serviço sai com {warranty.installation} de garantia; a do equipamento é a do fabricante.",
            "São {warranty.installation} de garantia no serviço, além da que o fabricante dá à cancela.",
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
      {
        question: "O que acontece na falta de luz?",
        answers: [
          "A barra é erguida pelo destravamento manual, com a chave do modelo, por quem foi treinado. Um nobreak mantém o fluxo por algum tempo.",
          "Quem opera destrava e ergue a barra na mão. Entrada que não pode parar leva nobreak, somado ao orçamento.",
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
        "A instalação do leitor de tag veicular {em} é feita sem trocar o motor: a antena vai na entrada do portão, um cabo a liga à placa e cada carro é cadastrado com a sua etiqueta. O preço soma leitores, tags e mão de obra, e fotos da entrada com o número de vagas bastam para o orçamento.",
        "Para instalar o leitor de tag no portão do condomínio {em}, fixamos a antena na entrada, levamos o cabo até a placa e cadastramos os carros um a um; o motor fica. Quantos leitores, quantas etiquetas e quanto cabo definem o valor, passado por fotos e número de vagas.",
        "O leitor de tag veicular se instala {em} com o motor mantido: antena apontada para o para-brisa, ligação à placa do portão e etiqueta cadastrada em cada veículo. Conte no preço um leitor por entrada, uma tag por carro e o serviço, orçados juntos pelas fotos do local.",
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
          ],
          [
            "Depois vêm as etiquetas, uma por veículo mais algumas de reserva, e a mão de obra, que cresce com a distância até a placa e o eletroduto a passar. Cadastro em nuvem pode ter mensalidade.",
            "Some uma tag por carro, com sobra para morador novo e para-brisa trocado. O serviço varia com os metros de cabo e eletroduto, e programa em nuvem às vezes cobra por mês.",
            "As tags são contadas por veículo, com reserva, pois a colada não passa de um vidro a outro. Distância da antena à placa e tubo novo aumentam o serviço; pergunte também se o cadastro tem mensalidade.",
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
        ],
      },
      {
        question: "Quantos veículos cabem no leitor?",
        answers: [
          "Depende do modelo, e a ficha traz o número. Informe o total de vagas com folga para motos e segundo carro, para o leitor já vir com memória que sobre.",
          "A memória varia de um leitor para outro e está na ficha. Escolha acima do total de veículos, contando motos e moradores futuros.",
          "Cada modelo tem o seu limite de cadastros. Some carros, motos e uma margem, e o leitor é escolhido acima dessa conta.",
        ],
      },
      {
        question: "A tag de pedágio serve no portão do condomínio?",
        answers: [
          "Em geral não: o leitor comum reconhece apenas as etiquetas do próprio sistema. Cada carro recebe a tag do condomínio, colada longe da de pedágio.",
          "No sistema comum, não serve. A etiqueta do condomínio é outra e fica em ponto diferente do vidro, para uma não atrapalhar a outra.",
          "Normalmente não, porque o leitor do portão só aceita tags cadastradas do seu tipo. As duas convivem no mesmo para-brisa, com distância entre elas.",
        ],
      },
      {
        question: "Película no vidro atrapalha a tag?",
        answers: [
          "A metalizada atrapalha, porque o metal barra o sinal. Nesse carro, a tag vai num ponto sem película ou se usa o modelo para farol.",
          "Só a película com metal costuma bloquear a leitura. A saída é colar a etiqueta na faixa sem película ou usar uma tag de farol.",
          "Pode atrapalhar, se for metalizada. O ponto de colagem é testado no próprio carro, e existe tag feita para o farol.",
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
        "O motor para portão de correr pesado, de 600 kg, 800 kg ou mais, fica de {price.heavySwap} na troca, com mão de obra, conforme o peso real da folha e as aberturas por dia. Na primeira instalação somam base e cremalheira por metro; largura, altura e material fecham o valor.",
        "Motor para portão deslizante de 600 kg tem preço, instalado na troca, de {price.heavySwap}; se a folha medida for mais leve do que parece, cabe na faixa de casa, de {price.homeSwap}. Mande largura, altura e material, porque é o peso que muda a faixa.",
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
          "Chapa de aço com quadro: de 14 a 24 kg por metro quadrado",
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
