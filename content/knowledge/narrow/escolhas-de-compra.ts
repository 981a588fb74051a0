import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Choices before a purchase that turn on one thing which the title names: a material with a kind of gate, a cost by the month. */
export const escolhasDeCompra: NarrowConcept[] = [
  {
    id: "custo-mensal-do-portao",
    broader: "consumo",
    label: "Custo de manter o portão por mês",
    phrase: "o custo de manter o portão automático",
    asks: [
      "portão eletrônico caro dia a dia",
      "gasto mês portão luz manutenção",
      "portão automático caro manter",
      ...combine(
        ["manter portão", "custo portão", "gasto portão", "despesa portão", "gasta portão automático"],
        ["mês", "mensal", "por mês", "ano", "anual"],
      ),
      "custo manter portão automático",
      "quanto custa manter portão",
      "custo mensal portão",
      "custo manutenção mensal casa",
    ],
    intent: "price",
    answers: {
      any: [
        "Manter um portão automático custa pouco por mês. De luz, são cerca de 3 kWh, a maior parte da central em espera. A maior despesa é a revisão em casa, {visits.home}, a partir de {price.preventive}, sem peças. Guarde também uma reserva para peças gastas e, depois de {trade.life}, para o motor.",
        "O custo mensal do portão automático em casa soma menos de 1 kWh de luz e a revisão, que parte de {price.preventive}, sem peças, feita {visits.home}. Em prédio o gasto é maior, porque a revisão é {visits.business}, em geral por contrato.",
        "A despesa de manter portão eletrônico é a luz, menos de 1 kWh por mês de motor, mais a manutenção de {price.preventive} em diante em residência, sem peças, {visits.home}. Peça de desgaste entra ao longo dos anos, e não todo mês.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta do ano, item por item", "Onde o dinheiro vai"],
        slots: [
          [
            "Três itens fazem a conta, e só um deles chega todo ano. O resto vem de vez em quando.",
            "A conta do ano cabe nesta lista. A revisão é o valor fixo.",
            "Some por ano e divida por doze. Estes são os itens.",
          ],
        ],
        bullets: [
          "Luz do motor: em torno de 0,5 kWh por mês, com dez movimentos por dia",
          "Central em espera: de 2 a 4 kWh por mês, com 3 a 5 watts",
          "Revisão: {visits.home} em casa e {visits.business} em prédio, desde {price.preventive} em residência, sem peças",
          "Desgaste: pilha todo ano ou dois; roldana e capacitor em anos",
          "Reserva: a troca do motor após {trade.life}",
        ],
      },
      {
        about: "care",
        headings: ["Como gastar menos", "O que baixa o custo"],
        slots: [
          [
            "Trilho limpo e folha leve poupam motor e luz ao mesmo tempo, e um protetor de surto evita a placa, conta mais cara fora de hora. A revisão acha cabo gasto antes de quebrar.",
            "Varrer o trilho e manter a folha leve é o que mais economiza. Protetor de surto e aterramento evitam perder a placa.",
            "Folha leve, trilho limpo e protetor de surto são as três economias. A revisão evita o gasto surpresa.",
          ],
          [
            "Guarde para a troca do motor, de {price.homeSwap} em casa com mão de obra, que vem após {trade.life}. Dividida pelos anos, sai pouco por mês.",
            "No fim da vida, de {trade.life}, a troca fica de {price.homeSwap}. É a única despesa grande.",
            "Motor dura {trade.life}, e a troca, de {price.homeSwap} em residência, é o gasto maior. Espalhado no tempo, pesa pouco.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Casa, prédio e comércio", "Quando o custo sobe"],
        slots: [
          [
            "Em prédio, o valor costuma virar mensalidade de contrato, por portão e por visitas, e se divide pelos apartamentos. Portão que abre o dia todo gasta roldana e engrenagem antes.",
            "Condomínio paga por contrato, com ou sem peças. O comércio de muito movimento gasta mais peças.",
            "Contrato mensal em prédio divide a conta por apartamento. Quanto mais aberturas, mais peças.",
          ],
          [
            "Em casa, em geral não é preciso contrato: uma visita avulsa, {visits.home}, basta. Só o uso muito alto justifica mais.",
            "Uma visita {visits.home} resolve a maior parte das casas, sem mensalidade. Contrato faz sentido em prédio e empresa.",
            "Residência vai bem com uma visita avulsa, {visits.home}. Contrato só compensa onde o portão abre o dia todo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão automático aumenta muito a conta de luz?",
        answers: [
          "Não. O motor trabalha segundos por abertura, e a central em espera consome como um aparelho pequeno, de 3 a 5 watts.",
          "Quase nada: menos de 1 kWh de motor por mês. A central gasta um pouco mais.",
        ],
      },
      {
        question: "Posso pular a revisão para economizar?",
        answers: [
          "Sai caro: a revisão acha cabo gasto e folha pesada antes de quebrarem motor ou caírem. No basculante, é também segurança.",
          "Não compensa. O conserto de uma peça quebrada custa mais que a visita.",
        ],
      },
      {
        question: "Preciso de contrato mensal em casa?",
        answers: [
          "Em geral, não. Uma visita avulsa {visits.home} basta, e contrato serve a prédio.",
          "Só se o uso é grande. Uma visita por ano resolve.",
        ],
      },
      {
        question: "E a pilha do controle?",
        answers: [
          "Dura de um a dois anos em uso normal e custa pouco. Luz fraca no controle é o aviso.",
          "Dura de um a dois anos em uso normal. Quando a luz do controle enfraquece, troque por outra do mesmo código.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando e uma foto da etiqueta do motor",
  },
  {
    id: "so-o-motor-ou-o-portao-inteiro",
    isAskedByName: true,
    broader: "troca",
    label: "Trocar só o motor ou o portão inteiro",
    phrase: "a escolha entre trocar só o motor e o portão inteiro",
    asks: [
      "motor novo ou portão e motor novos",
      "basta motor novo ou portão",
      "só motor ou portão",
      "só motor ou portão inteiro",
      "trocar motor ou portão",
      "trocar motor ou portão inteiro",
      "trocar portão inteiro",
      "trocar portão ou motor",
      "portão novo ou só motor",
      "portão velho trocar tudo",
      "preciso trocar portão inteiro",
    ],
    intent: "question",
    answers: {
      any: [
        "Quase sempre basta trocar só o motor, que em casa fica de {price.homeSwap}, com mão de obra; o portão inteiro se troca quando a folha está podre na base, torta sem conserto ou fora de medida. E o motor antigo serve no portão novo se o tipo é igual e ele aguenta o peso; a folha é com o serralheiro.",
        "Troque só o motor se a folha está reta, anda leve e tem base boa: em casa são de {price.homeSwap}, instalado. O portão inteiro, feito pelo serralheiro, entra quando a estrutura acabou. Nele, o motor do portão antigo ainda serve, se for do mesmo tipo e tiver força para o peso novo.",
        "Só o motor resolve na maioria dos casos, de {price.homeSwap} em casa, com o serviço; trocar o portão inteiro é para folha podre ou empenada, obra do serralheiro. No portão novo, o motor do antigo serve quando o jeito de abrir é o mesmo e a capacidade cobre o peso, com um terço de folga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Olhe a folha antes de decidir", "Como saber se a folha serve"],
        slots: [
          [
            "Com o disjuntor desligado, a folha mostra se merece motor novo. Portão de correr ou de abrir, reto, pode ser movido na mão; o basculante com cabo, mola ou contrapeso em falha não se destrava.",
            "Corte a energia e examine o portão. O de correr e o de abrir, se alinhados, podem ser soltos e empurrados; basculante torto, pesado ou de cabo gasto fica travado.",
            "Desligue o disjuntor antes de olhar. Mova na mão apenas folha de correr ou de abrir que esteja no lugar, e nunca solte basculante com defeito no cabo, na mola ou no contrapeso.",
          ],
        ],
        steps: [
          "Base e soldas: ferrugem funda ou trinca aberta pede serralheiro.",
          "Prumo: folha torta pode ser desempenada se o quadro está são.",
          "Rodas, dobradiças ou cabos: gastos se trocam, e a folha fica.",
          "De correr ou de abrir: se anda leve na mão, a folha serve.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar só o motor, quando trocar tudo", "Três caminhos, do menor ao maior gasto"],
        slots: [
          [
            "O gasto cresce de um caminho ao outro, e a folha é que decide.",
            "Compare o estado do portão com cada saída, da mais barata à mais cara.",
            "Há um meio-termo entre só o motor e o portão todo, e ele serve a muita gente.",
          ],
        ],
        bullets: [
          "Só o motor: defeito elétrico ou redutor gasto, com folha reta e leve",
          "Reforma e motor: roldana, trilho, solda ou contrapeso acertados antes",
          "Portão inteiro: base podre, quadro empenado ou mudança de tipo",
          "Portão novo com o motor antigo: mesmo tipo e peso dentro da etiqueta",
        ],
      },
      {
        about: "cost",
        headings: ["A conta de cada caminho", "Quanto custa cada opção"],
        slots: [
          [
            "Em basculante de até {width.quarterHp}, o kit instalado custa {models.pricesNamed}. Em portão pesado, de prédio ou galpão, a troca do motor vai de {price.heavySwap}.",
            "Para folha basculante de até {width.quarterHp}, há kit já instalado: {models.pricesNamed}. Prédio e galpão, com folha pesada, ficam de {price.heavySwap} pelo motor trocado.",
            "O kit para basculante de até {width.quarterHp} sai, montado, por estes valores: {models.pricesNamed}. A troca em portão pesado custa de {price.heavySwap}.",
          ],
          [
            "A folha nova é orçada pelo serralheiro, por material e metro quadrado. Para passar o motor antigo ao portão novo, paga-se a mão de obra de instalação, a partir de {price.installation}.",
            "Portão novo é preço de serralheria, conforme medida e material. Reaproveitar o motor nele custa a instalação, desde {price.installation}, só de mão de obra.",
            "Quem faz a folha cobra pelo tamanho e pelo material, à parte do motor. Se o antigo vai continuar, a montagem no portão novo começa em {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor novo conserta portão que raspa?",
        answers: [
          "Não. A folha que raspa ou pesa se acerta antes; motor novo sobre ela dura pouco.",
          "Não conserta: o esforço que queimou o primeiro continua. Roldana, trilho ou dobradiça vem antes do motor.",
        ],
      },
      {
        question: "Quantos anos o motor antigo ainda dura?",
        answers: [
          "Um motor costuma durar de {trade.life}. Se o seu já passou disso, pô-lo num portão novo economiza pouco; com poucos anos de uso, vale a revisão e a mudança.",
          "Depende da idade: a vida comum é de {trade.life}. Mais perto do fim, compare com um novo, que tem {warranty.motor} de garantia.",
        ],
      },
      {
        question: "O que se aproveita na troca só do motor?",
        answers: [
          "Circuito elétrico, fotocélulas, trilho e, muitas vezes, a cremalheira e os controles, se o código da central nova for o mesmo. O que serve fica e não entra na conta.",
          "Quase tudo o que está bom: fiação, sensores, trilho e cremalheira. Os controles ficam apenas se combinam com a central nova.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor?",
        answers: [
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}, com a folha em ordem. Portão inteiro depende do prazo do serralheiro.",
          "Com a folha boa, de {time.tilting} em basculante e de {time.sliding} em deslizante. A fabricação de uma folha nova tem prazo próprio.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da base e das soldas, e da etiqueta do motor",
  },
  {
    id: "motor-aluminio-de-correr",
    broader: "aluminio",
    label: "Motor para portão de alumínio de correr",
    phrase: "o motor para portão de correr de alumínio",
    asks: [
      "motor portão alumínio correr preço",
      "motor portão alumínio deslizante preço",
      "motor alumínio correr quanto custa",
      "motor correr portão alumínio",
      "automatizar deslizante alumínio",
      ...combine(
        ["alumínio deslizante", "alumínio correr"],
        ["motor", "qual motor", "automatizar", "motor comprar", "motor metros", "qual motor comprar metros"],
      ),
    ],
    intent: "buying",
    answers: {
      price: [
        "O motor para portão de alumínio de correr custa, na troca em casa, de {price.homeSwap}, com mão de obra, e a folha leve permite ficar no modelo residencial comum. No portão que ainda é manual, somam-se a cremalheira por metro, a base e o ponto de energia, orçados de graça por foto.",
        "O preço do motor no portão de correr de alumínio fica de {price.homeSwap} na troca em residência, já instalado. O primeiro motor inclui ainda a cremalheira e a base, e o valor sai de graça pela foto e pela largura do portão.",
      ],
      any: [
        "Para portão de alumínio de correr de 3 metros, compre um motor deslizante residencial: a folha pesa de 4 a 7 kg por metro quadrado, ou seja, de 24 a 42 kg com 2 metros de altura. A cremalheira vai parafusada no quadro, e a troca de um motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Portão deslizante leve, de alumínio, usa o motor de correr residencial de entrada, porque 3 metros por 2 pesam só de 24 a 42 kg. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}, e o cuidado é prender a cremalheira no perfil grosso, não na chapa.",
        "A potência do motor para folha de alumínio de correr é a residencial, de 1/4 HP: com 3 metros, a folha não passa de uns 42 kg. Escolha pela velocidade, fixe a cremalheira no quadro e conte de {price.homeSwap} na troca em casa, instalada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar, se o peso sobra", "Velocidade, uso e cremalheira"],
        slots: [
          [
            "Com folha leve, a escolha é de velocidade e de ciclos: o comum atende a casa, e o inversor encurta a espera em rua movimentada. Motor mais forte não melhora nada.",
            "Peso não é problema, então compare segundos de abertura e aberturas por dia. O de inversor serve a quem espera na rua.",
            "Sobra força em qualquer residencial. Veja a velocidade e, se a rua é movimentada, pense no inversor.",
          ],
          [
            "Cremalheira de nylon com alma de aço combina com folha leve e faz menos ruído. Vai o comprimento da folha: 3 metros de portão, 3 metros de barra.",
            "A barra de nylon reforçado basta, é quieta e mede o mesmo que a folha, 3 metros no caso.",
            "Use cremalheira de nylon, mais silenciosa, com os metros da folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a folha de alumínio precisa ter", "Antes de fixar o motor"],
        slots: [
          [
            "Alumínio fino rasga, por isso a fixação decide mais que o motor. Confira estes pontos com o portão fechado.",
            "O perfil fino é o ponto fraco. Veja na folha, antes da compra, o que segue.",
            "A força do motor passa pela fixação. Olhe o quadro com calma.",
          ],
        ],
        bullets: [
          "Travessa de perfil grosso na altura da cremalheira, ou reforço",
          "Parafuso de inox, porque aço comum corrói o alumínio",
          "Guia superior e batentes firmes: o vento empurra folha leve",
          "Roldanas boas, com a folha correndo com uma mão",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação no alumínio", "Montagem e força mínima"],
        slots: [
          [
            "A cremalheira é presa com {rack.clearance} de folga até a engrenagem e a força fica no mínimo, porque motor forte sem regulagem entorta perfil. A montagem leva de {time.sliding}.",
            "Prende-se a barra a {rack.clearance} da engrenagem e regula-se a menor força, para não torcer a folha. Reserve {time.sliding}.",
            "Com a barra em {rack.clearance} de folga e força mínima, a folha não empena. O serviço toma {time.sliding}.",
          ],
          [
            "O primeiro motor soma base de concreto, ponto de energia e cremalheira. Na troca, o que está bom fica.",
            "Sem motor antes, entram base, energia e barra. Trocando, aproveitam-se.",
            "Base, energia e cremalheira somam na primeira vez, e na troca só se faltarem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O alumínio entorta com o motor?",
        answers: [
          "Só com fixação em chapa fina, força alta ou batente ausente. Com quadro firme e força regulada, não.",
          "Não, se a cremalheira pega no perfil e a força é mínima.",
        ],
      },
      {
        question: "Precisa de trava elétrica?",
        answers: [
          "Em folha leve e larga, ajuda, porque a ponta cede ao empurrão. Em folha curta, o motor costuma segurar.",
          "Em vão de 3 metros de frente para a rua, é recomendável.",
        ],
      },
      {
        question: "Posso usar roldana de nylon?",
        answers: [
          "Pode, e combina: a folha é leve, e a roda de nylon é silenciosa e não enferruja. O canal segue o trilho.",
          "Sim, com o canal certo. Em 42 kg, a nylon dura bem.",
        ],
      },
      {
        question: "Que garantia tem o motor?",
        answers: [
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, do trilho e do lugar do motor, com a largura e a altura",
  },
  {
    id: "basculante-de-ferro-pesado",
    broader: "ferro",
    label: "Motor para basculante de ferro pesado",
    phrase: "o motor para basculante de ferro pesado",
    asks: [
      "basculante pesado motor",
      "basculante pesado qual motor usar",
      "basculante muito pesado motor",
      "motor basculante pesado",
      "motor para basculante pesado",
      "basculante pesado qual potência",
      "basculante pesado quantos hp",
      "basculante madeira pesado motor",
      "basculante ferro pesado automatizado",
      "automatizar basculante ferro pesado",
      "motor maior ou contrapeso basculante ferro",
      "basculante pesado qual motor",
      "basculante ferro muito pesado automatizado",
      ...combine(
        ["basculante ferro", "basculante chapa", "basculante aço"],
        ["pesado", "pesado motor", "motor pesado qual", "muito pesado", "grande motor"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de ferro pesado basculante se escolhe pela largura, com o contrapeso acertado antes, porque é ele que carrega o peso. Até {width.quarterHp}, equilibrado, 1/4 HP basta, a partir de {price.lowest} instalado; mais largo ou em chapa grossa, 1/3 HP, e largo de muito uso, 1/2 HP.",
        "Basculante de ferro muito pesado pode ser automatizado, desde que o contrapeso seja acertado primeiro. Equilibrada, a folha de até {width.quarterHp} anda com 1/4 HP, desde {price.lowest} já colocado; acima, 1/3 ou 1/2 HP, ou um acionador de cada lado se ela torce.",
        "Se o basculante de ferro é difícil de levantar na mão, falta contrapeso, e não motor forte: nenhum dura carregando a folha. Com o equilíbrio feito pelo técnico, 1/4 HP serve até {width.quarterHp}, de {price.padrao} a {price.jetflex} instalado, e 1/3 ou 1/2 HP nas folhas maiores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor para cada tamanho", "A potência pela largura"],
        slots: [
          [
            "Com a folha equilibrada, a largura e o uso escolhem a potência.",
            "Depois do contrapeso, a conta é por largura, revestimento e número de aberturas.",
            "Equilibre primeiro; então a potência sai desta lista.",
          ],
        ],
        bullets: [
          "Até {width.quarterHp}, uso de casa: 1/4 HP, mesmo em chapa de aço.",
          "Acima disso ou com revestimento: 1/3 HP e reforço no quadro.",
          "Larga e aberta muitas vezes por dia: 1/2 HP.",
          "Que torce ao subir: um acionador de cada lado.",
          "Prédio: uso intenso, {price.heavySwap} na troca, com mão de obra.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não se compensa peso com motor", "O risco do basculante desequilibrado"],
        slots: [
          [
            "Motor forte em folha desequilibrada vira o único apoio dela, até o dia em que a porca ou o braço cede e a folha cai. Cabo, mola e contrapeso guardam força, e só o técnico mexe, com escora.",
            "Sem equilíbrio, uma peça gasta basta para a folha despencar. O ajuste de contrapeso, mola ou cabo é do técnico, com a folha escorada.",
            "A força do motor esconde o desequilíbrio até algo quebrar. Contrapeso e cabos são acertados pelo técnico, nunca em casa.",
          ],
          [
            "Se ela está difícil de levantar ou desce sozinha, desligue o disjuntor, não destrave nem fique embaixo até a visita.",
            "Folha que pesa muito ou desce por conta própria fica fechada, sem energia e sem ninguém sob ela.",
            "Pare de levantar na mão um basculante pesado: deixe fechado e isole o vão até o técnico vir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar ferro pesado", "Contrapeso, motor e reforço"],
        slots: [
          [
            "São duas partes: o acerto do contrapeso, com cabos e roldanas, e o motor. Até {width.quarterHp}, o motor instalado custa {models.pricesOr}; em casa, a troca de um maior fica de {price.homeSwap}, e o portão pesado de uso coletivo, de {price.heavySwap}.",
            "Some o equilíbrio, feito antes, ao motor: {models.pricesOr} no kit até {width.quarterHp}, {price.homeSwap} na troca residencial de maior potência e {price.heavySwap} no uso intenso.",
            "O motor até {width.quarterHp} sai por {models.pricesOr}, já colocado; acima, {price.homeSwap} em casa ou {price.heavySwap} no portão coletivo. Contrapeso, cabos e solda entram em linha própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu basculante é dificílimo de levantar na mão: quantos quilos o motor levanta?",
        answers: [
          "Com a folha equilibrada, quase nada: o contrapeso leva o peso. Chapa de aço com quadro pesa de 10 a 21 kg por metro quadrado.",
          "O motor move só a diferença. Para o contrapeso, conte de 10 a 21 kg por metro quadrado de chapa com quadro.",
        ],
      },
      {
        question: "Dois motores resolvem um basculante pesado?",
        answers: [
          "Em folha larga que torce, um acionador de cada lado ajuda. Não substitui o equilíbrio.",
          "Ajudam contra a torção, não contra o peso. Esse é do contrapeso.",
        ],
      },
      {
        question: "Pus chapa no portão e o motor não sobe mais. Por quê?",
        answers: [
          "O peso aumentou e o contrapeso não. Pare de usar, não destrave e peça o reequilíbrio.",
          "Faltou somar peso ao contrapeso. O técnico acerta com a folha escorada; até lá, portão parado.",
        ],
      },
      {
        question: "Quanto tempo leva o serviço?",
        answers: [
          "O motor leva {time.tilting}, e o acerto do contrapeso soma algumas horas. Portão muito pesado, {time.heavy}.",
          "Conte {time.tilting} para o motor e mais algumas horas de equilíbrio, ou {time.heavy} em folha de prédio.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com contrapeso ou mola, a largura, a altura e a espessura da chapa",
  },
  {
    id: "trocar-o-material-da-folha",
    broader: "serralheria",
    label: "Trocar o portão por um de outro material",
    phrase: "a troca da folha por outra de outro material",
    asks: [
      "mudar material portão",
      "portão outro material mesmo motor",
      "portão novo outro material motor",
      "trocar portão chapa por alumínio motor",
      "trocar portão ferro por alumínio motor",
      ...combine(
        ["trocar", "troca", "mudar", "substituir"],
        [
          "madeira por alumínio",
          "ferro por alumínio",
          "madeira por ferro",
          "alumínio por ferro",
          "ferro por madeira",
          "ferro por vidro",
          "madeira por vidro",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar o portão de ferro ou de madeira por alumínio compensa para quem quer folha leve e sem ferrugem, e o motor em geral fica. A folha é do serralheiro; no motor, regula-se a força e, no basculante, o contrapeso, em visita a partir de {price.preventive} em casa, sem peças.",
        "O alumínio compensa no lugar da madeira ou do ferro porque pesa menos, dispensa verniz e não enferruja, embora a folha amasse com mais facilidade. O serralheiro faz o portão novo; o motor atual quase sempre serve, com regulagem a partir de {price.preventive} em residência, fora peças.",
        "Para trocar portão de madeira ou ferro por alumínio há duas contas: a da folha, com o serralheiro, e a do motor. Ele costuma ficar, porque o alumínio é mais leve, e o ajuste de força e contrapeso em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alumínio, ferro ou madeira", "Prós e contras de cada material"],
        slots: [
          [
            "O alumínio é leve e não enferruja, mas custa mais que o ferro e é difícil de soldar depois. Ferro é barato e aceita reforço, com pintura periódica; a madeira pesa, pede verniz e empena com chuva.",
            "Mais caro que o ferro, o alumínio economiza em pintura e alivia o motor, porém o reparo de amassado é limitado. O ferro aguenta batida e se solda em qualquer lugar; a madeira exige verniz e incha com a água.",
            "Quem quer pouca manutenção vai de alumínio, pagando mais no começo. Quem quer resistência e conserto fácil fica no ferro, repintado de tempos em tempos, e a madeira é a que mais pesa e dá trabalho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que muda no motor com a folha nova", "Motor e contrapeso depois da troca"],
        slots: [
          [
            "Com folha mais leve, a força é regulada para baixo, senão o motor entorta o perfil. Se a folha nova pesar mais, compare com a etiqueta do motor, com um terço de folga.",
            "Alumínio pede menos força, e o técnico reduz o ajuste para não forçar o quadro. Material mais pesado exige conferir a capacidade na etiqueta, deixando um terço de margem.",
            "O motor que sobra é regulado com menos força, para poupar o perfil fino. Indo para algo mais pesado, vale a capacidade da etiqueta menos um terço.",
          ],
          [
            "No basculante, o contrapeso é refeito para o peso novo, com a folha escorada, serviço só de técnico; sem isso ela sobe ou desce sozinha. Peça ao serralheiro travessa firme onde o motor puxa e onde vai a cremalheira.",
            "O basculante precisa de contrapeso igual à folha nova, acertado pelo técnico com ela presa, ou dispara para cima. Antes da solda, combine o reforço no ponto do braço ou da cremalheira.",
            "Contrapeso antigo com folha leve faz o basculante subir sozinho, por isso ele é refeito por técnico. O serralheiro deve deixar uma travessa onde se prende o motor ou a régua dentada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["As duas contas da troca", "Quanto custa a parte do motor"],
        slots: [
          [
            "A folha é cobrada por metro quadrado, e o alumínio fica acima do ferro; essa é a conta maior. No motor, se ele fica, paga-se o ajuste; se precisa mudar, a troca em casa vai de {price.homeSwap}, com mão de obra.",
            "O serralheiro cobra por área e material, com o alumínio mais caro que o ferro. Nossa parte é o ajuste do motor que fica ou, se for o caso, um novo, de {price.homeSwap} em residência com a instalação.",
            "Maior é a conta da folha, medida em metros quadrados e mais alta no alumínio que no ferro. Do lado do motor há só regulagem ou, quando ele não serve, a troca de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor junto com a folha?",
        answers: [
          "Só se a folha nova pesar mais que o limite dele ou se o tipo de abertura mudar. De ferro para alumínio, o comum é ficar com o mesmo.",
          "Em geral não. Troca-se quando o peso passa da etiqueta ou o portão muda, por exemplo, de abrir para correr.",
        ],
      },
      {
        question: "Quem retira e recoloca o motor?",
        answers: [
          "O técnico solta o motor, com a folha segura, e o monta de novo na folha pronta, com regulagem. Combine a data com o serralheiro, para fazer tudo em sequência.",
          "Isso é com o técnico, antes e depois da serralheria. As datas precisam casar, porque o portão fica sem motor no meio.",
        ],
      },
      {
        question: "O alumínio aguenta o tranco do motor?",
        answers: [
          "Aguenta, com quadro reforçado no ponto de fixação e força regulada no mínimo. Parafuso direto no perfil fino rasga com o tempo.",
          "Sim, se houver travessa onde o motor puxa. Sem reforço, o perfil abre no parafuso.",
        ],
      },
      {
        question: "Dá para aproveitar trilho e roldanas?",
        answers: [
          "Dá, se estão retos e o canal combina com a folha nova. Roldana gasta se troca agora, com a folha fora, quando custa menos trabalho.",
          "Aproveita-se o que está reto e sem desgaste. A hora de trocar roldana é essa, com o portão desmontado.",
        ],
      },
    ],
    photo: "fotos do portão atual, da etiqueta do motor e as medidas da folha nova",
  },
];
