import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { choosingMotor, combine } from "./combine.ts";

export const pivotante: NarrowConcept[] = [
  {
    id: "melhor-motor-pivotante",
    broader: "pivotante",
    label: "Melhor motor para portão de abrir",
    phrase: "o melhor motor para portão pivotante",
    asks: [
      ...combine(choosingMotor, ["pivotante", "portão abrir"]),
      "escolher motor pivotante",
      "escolher motor portão abrir",
      "como escolher motor pivotante",
      "melhor motor pivotante",
      "qual motor pivotante",
      "motor indicado pivotante",
      "melhor motor portão abrir",
      "qual motor portão abrir",
      "motor ideal pivotante",
      "melhor automatizador pivotante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor para portão de abrir depende da coluna: atuador linear, de fuso, para coluna estreita; braço articulado para coluna larga. Folha de 2 metros de casa vai com residencial, um por folha; a troca, com mão de obra, fica de {price.homeSwap} cada, ou {price.homeSwapTwice} em duas folhas.",
        "Entre motor linear ou articulado no pivotante, o melhor é o linear se a dobradiça fica perto da quina ou a coluna é estreita; articulado se ela é recuada ou o muro é largo. Em portão de duas folhas são dois, {price.homeSwapTwice} na troca em casa, com trava elétrica contra o vento.",
        "Qual o melhor motor para portão de duas folhas: o que cobre peso e comprimento juntos, linear em coluna estreita, articulado em coluna larga. Para folhas de 2 metros basta o residencial, trocado por {price.homeSwap} cada, com o trabalho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Atuador ou braço: o melhor para cada coluna", "Qual motor pivotante para o seu caso"],
        slots: [
          [
            "Meça da dobradiça à face interna da coluna: essa distância escolhe o tipo. O resto é comprimento, peso e vento.",
            "A distância da dobradiça à face de dentro da coluna decide entre os dois. Depois vêm folha e vento.",
            "Comece pela coluna, com uma trena, e termine na folha.",
          ],
        ],
        bullets: [
          "Coluna estreita, dobradiça na quina: linear, discreto e firme.",
          "Coluna larga ou dobradiça recuada: articulado, que alcança melhor.",
          "Folha de até 2 metros em grade: residencial.",
          "Folha longa ou de chapa: reforçado e trava elétrica, pelo vento.",
          "Subterrâneo: bonito, mas exige drenagem e obra.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Dobradiça, coluna e espaço de giro"],
        slots: [
          [
            "A folha deve girar leve e parar onde é deixada, e a coluna não pode balançar. Dobradiça caída ou pilar oco se consertam antes, porque quebram braço novo.",
            "Gire a folha: leve e sem raspar, pode receber motor. Coluna fraca ou dobradiça com folga vêm primeiro.",
            "Dobradiça, prumo e coluna firmes são condição. Onde há folga, o braço novo quebra cedo.",
          ],
          [
            "Conte o espaço do giro, o desnível do piso e o sentido de abertura. Rampa subindo para dentro prende a folha, e abrir para a rua não é permitido em muitas cidades.",
            "Veja se o carro não fica no caminho e se o piso não sobe para dentro. Abrir para a calçada costuma ser proibido.",
            "Piso plano e giro livre são necessários, sempre para dentro do terreno.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do motor pivotante", "Uma folha ou duas: o que muda"],
        slots: [
          [
            "Cada folha leva um motor, e as duas usam uma central dupla. Somam-se batente de piso, trava, reforço de coluna e o cabo até a segunda folha; portão pesado fica de {price.heavySwap}.",
            "O par custa o dobro do motor, com uma central só. Batente, trava e cabo cruzando o vão entram à parte, e folha de prédio vai a {price.heavySwap}.",
            "Conta-se por folha, com central para duas. Reforço, trava, batente e cabo somam; em entrada pesada, {price.heavySwap}.",
          ],
          [
            "A instalação toma, em geral, meio dia para duas folhas. São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Meio dia costuma bastar para o par, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Em torno de meio dia o par está pronto, com {warranty.installation} de garantia no trabalho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pivotante de uma folha precisa de quantos motores?",
        answers: [
          "De um. Duas folhas levam dois motores e uma central que acerta a ordem.",
          "Um por folha. Se só uma abre para o carro, pode-se automatizar apenas ela.",
        ],
      },
      {
        question: "Qual é mais rápido, atuador ou braço?",
        answers: [
          "Em geral o articulado, por pouco. Os dois costumam levar de 10 a 20 segundos, por segurança.",
          "Depende do modelo; a parada suave conta mais que os segundos.",
        ],
      },
      {
        question: "Motor pivotante subterrâneo vale a pena?",
        answers: [
          "Vale pela estética, se houver drenagem boa. Água parada na caixa é o que mais o estraga.",
          "Só com drenagem e obra no piso. Na maioria das casas, o aparente é mais simples de manter.",
        ],
      },
      {
        question: "Precisa de trava elétrica?",
        answers: [
          "Em folha de mais de 2 metros, fechada ou com vento, sim. Em folha curta de grade, o motor costuma segurar.",
          "Para folha longa ou de chapa, é recomendada. Ela solta sozinha antes de a folha andar.",
        ],
      },
    ],
    photo: "fotos das dobradiças e das colunas por dentro, com o comprimento, a altura e o material de cada folha",
  },
  {
    id: "pivotante-em-rampa",
    broader: "pivotante",
    label: "Portão de abrir em rampa",
    phrase: "o portão de abrir em rampa",
    asks: [
      "folha encosta rampa abre",
      "pesado subida",
      "garagem subida pesado",
      "subida qual motor",
      "pivotante rampa",
      "pivotante descida",
      "pivotante inclinado",
      "pivotante terreno inclinado",
      "portão abrir terreno inclinado",
      "pivotante declive",
      "motor pivotante descida",
      "motor pivotante portão descida",
      "portão abrir descida motor",
      "portão abrir descida garagem",
      "abrir rampa",
      "portão abrir rampa",
      "portão abrir inclinado",
      "pivotante desnível",
      "motor duas folhas rampa",
      "portão duas folhas rampa",
      "portão duas folhas inclinado",
      "portão duas folhas ladeira",
      "portão duas folhas desnível",
      "motor portão duas folhas rampa",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão pivotante em descida precisa de trava elétrica ou de motor que não gira para trás, porque a folha tende a andar sozinha quando a dobradiça não está no prumo. O técnico acerta o prumo antes e só depois põe o motor, de {price.homeSwap} na troca em casa, por folha. A trava é orçada por foto.",
        "Sim, dá para pôr motor em portão de abrir na descida se a folha gira sem tocar o piso e o redutor a segura parada: motor irreversível ou com trava elétrica. Piso que desce para dentro favorece o pivotante; em casa, a troca fica de {price.homeSwap} por folha.",
        "Em piso inclinado, o pivotante funciona quando a fresta embaixo da folha é maior que a subida do piso no arco dela. Em rampa que sobe para dentro, usa-se dobradiça elevatória, duas folhas ou portão de correr; o motor, na troca em casa, vai de {price.homeSwap} por folha.",
        "Motor para portão de abrir em terreno inclinado se escolhe depois de medir: a folha precisa girar livre, e o portão de duas folhas em rampa de garagem ajuda, porque cada ponta sobe menos. Trave com motor irreversível ou trava elétrica, e não abra sobre a calçada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A folha passa sobre a rampa? Meça", "O desnível no arco da folha"],
        slots: [
          [
            "A medida que importa é a do piso na ponta da folha, com ela aberta. Bastam trena e nível, sem soltar o portão.",
            "Meça onde a ponta vai parar, porque é ali que raspa. Não precisa mover a folha.",
            "Com trena e uma régua reta, descubra a subida no arco. O portão fica fechado.",
          ],
        ],
        steps: [
          "Com a folha fechada, meça a fresta embaixo, na ponta.",
          "Marque no piso onde a ponta ficará aberta.",
          "Meça quanto o piso sobe da coluna até essa marca.",
          "Se a subida passa da fresta, a folha vai raspar.",
          "Fotografe de lado, com as medidas.",
        ],
      },
      {
        about: "choose",
        headings: ["Soluções para portão de abrir em rampa", "O que fazer quando a folha raspa"],
        slots: [
          [
            "Do desnível pequeno ao grande, as saídas são estas.",
            "A altura da subida escolhe a solução.",
            "Compare a subida com a lista.",
          ],
        ],
        bullets: [
          "Piso que desce para dentro: pivotante comum, com trava",
          "Subida de poucos centímetros: cortar embaixo, com borracha na fresta",
          "Desnível pequeno: dobradiça elevatória, com motor que aceite",
          "Folha longa: dividir em duas, que sobem menos",
          "Rampa forte: portão de correr nivelado ou basculante",
        ],
      },
      {
        about: "safety",
        headings: ["Como segurar a folha em descida", "Prumo, batente e trava"],
        slots: [
          [
            "Folha que volta sozinha está fora de prumo: acertam-se as dobradiças antes do motor. O redutor irreversível ou a trava elétrica a mantém parada.",
            "Se a folha anda sozinha, a coluna seguiu a rampa, e as dobradiças precisam ir ao prumo. Depois, motor irreversível ou trava.",
            "Prumo primeiro, porque motor nenhum segura folha que quer correr. Em seguida, irreversível ou trava elétrica.",
          ],
          [
            "Um batente no piso em cada fim do giro tira o esforço do braço. Na falta de luz, folha que anda sozinha não se destrava: espere o técnico.",
            "Ponha batente nos dois fins do giro, para o braço não segurar o peso sozinho. Folha que desce sozinha não deve ser destravada em casa.",
            "Dois batentes, um em cada fim do giro, poupam o braço. Na falta de luz, só destrave a folha que fica parada sozinha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte resolve a rampa?",
        answers: [
          "Não. Se a folha raspa no piso, mais força só entorta o braço e a dobradiça.",
          "Não: o limite é a altura do piso, e não a força.",
        ],
      },
      {
        question: "Posso cortar embaixo da folha?",
        answers: [
          "Em desnível de poucos centímetros, sim; borracha ou escova fecha a fresta. Mais que isso compromete a segurança.",
          "Serve para pouco. Em rampa forte, troque o tipo de portão.",
        ],
      },
      {
        question: "Posso abrir para fora, na rampa?",
        answers: [
          "Só com recuo dentro do lote: a folha não pode invadir a calçada. O suporte do motor é outro.",
          "Se o giro cabe no seu terreno, sim. Sobre o passeio, não.",
        ],
      },
      {
        question: "Quanto custa automatizar as duas folhas em rampa?",
        answers: [
          "Na troca em casa, o par fica de {price.homeSwapTwice}, com mão de obra; trava elétrica e dobradiça elevatória somam.",
          "De {price.homeSwapTwice} pelos dois motores na troca residencial. Trava e batentes entram à parte.",
        ],
      },
    ],
    photo: "fotos do portão de lado e da rampa, com a fresta embaixo da folha e o desnível medidos",
  },
  {
    id: "pivotante-em-subida",
    broader: "pivotante",
    label: "Portão de abrir em garagem em subida",
    phrase: "o portão de abrir em garagem em subida",
    asks: [
      "pivotante pesado subida",
      "pesado subida pivotante",
      "abrir subida",
      "abrir ladeira",
      "pivotante subida",
      "portão abrir subida",
      "motor duas folhas subida",
      "portão duas folhas subida",
      "motor portão duas folhas subida",
      "garagem subida pivotante",
      "garagem subida portão abrir",
      "entrada subida pivotante",
      "entrada subida portão abrir",
      "subida pivotante raspa",
      "portão abrir raspa subida",
      "pivotante garagem sobe",
      "folhas garagem subida",
      "pivotante ladeira",
      "portão abrir ladeira",
      "subida motor pivotante",
    ],
    intent: "question",
    answers: {
      any: [
        "Em garagem em subida dá para pôr portão pivotante só se a folha abrir sem raspar: a fresta embaixo dela tem de ser maior que o tanto que o piso sobe no giro. Se não é, divida o portão em duas folhas curtas ou faça abrir para fora, dentro do terreno. Meça antes de comprar o motor.",
        "Depende de quanto o piso sobe: o portão de abrir em subida só funciona se a ponta da folha, aberta, ainda passa por cima do chão. Meça essa altura antes de comprar o motor. Em subida leve dá certo; em subida forte, a folha raspa, e é melhor escolher outro tipo de portão.",
        "Portão pivotante de duas folhas ajuda na subida, porque cada folha é mais curta e encontra menos piso no giro. O motor só é escolhido depois de a folha abrir livre, na mão, sem encostar no chão. Se ela raspa, motor mais forte não resolve e entorta o braço.",
      ],
      price: [
        "O motor para portão pivotante em subida custa o mesmo que no plano, desde que a folha abra sem raspar: na troca em casa, de {price.homeSwap} por folha, com mão de obra. O acerto da folha ou das dobradiças para vencer a subida é serviço do serralheiro, orçado à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça se a folha passa na subida", "Como saber se a folha vai raspar"],
        slots: [
          [
            "A medida que importa é a do piso na ponta da folha, com ela aberta. Bastam trena, uma régua reta e um nível, com o portão fechado.",
            "Você mede isso com o portão fechado, uma trena e um nível, sem soltar nada. O que decide é quanto o chão sobe até a ponta da folha aberta.",
          ],
        ],
        steps: [
          "Meça a fresta entre a folha fechada e o piso, na ponta.",
          "Marque no chão o lugar da ponta com a folha aberta.",
          "Ponha a régua no nível, da coluna até essa marca, e meça quanto o piso subiu.",
          "Compare: se a subida passa da fresta, a folha raspa.",
          "Fotografe de lado, com as medidas anotadas.",
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer quando a folha raspa na subida", "Saídas para portão de abrir em subida"],
        slots: [
          [
            "A altura que falta decide a saída. Da mais simples à que muda o portão, são estas.",
            "Compare o que faltou na medida com a lista, que vai do ajuste pequeno à troca do tipo de portão.",
          ],
        ],
        bullets: [
          "Faltam poucos centímetros: cortar a folha embaixo, com borracha na fresta, ou usar dobradiça que ergue a folha ao abrir",
          "Folha única comprida: duas folhas curtas, que encontram menos piso",
          "Há recuo dentro do terreno: a folha abre para fora, sem passar sobre a calçada",
          "Subida forte: portão de correr com trilho no nível ou basculante",
        ],
      },
      {
        about: "safety",
        headings: ["A folha parada na subida", "Como o motor segura a folha"],
        slots: [
          [
            "Na subida, a folha mal aprumada tende a voltar sozinha. As dobradiças precisam estar no prumo antes do motor, e o motor precisa ser do tipo que não gira para trás ou ter trava elétrica. Dois batentes, um em cada fim do giro, poupam o braço.",
            "Se a folha anda sozinha depois de solta, as dobradiças estão fora de prumo e são acertadas antes do motor. Depois, um motor que não gira para trás ou uma trava elétrica a mantém parada. Folha que volta sozinha não deve ser destravada em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte faz a folha vencer a subida?",
        answers: [
          "Não. O motor gira a folha na horizontal, e quem encosta no piso é ela. Mais força só entorta o braço e a dobradiça.",
          "Não adianta: o limite é a altura do piso. Com a folha livre, serve o motor do peso dela.",
        ],
      },
      {
        question: "E se a garagem for em descida?",
        answers: [
          "É mais fácil: o piso desce para dentro, e a folha abre com folga embaixo. Nesse caso basta segurar a folha com trava ou motor que não gira para trás.",
          "Em descida o portão de abrir quase sempre serve, porque o chão se afasta da folha. O cuidado é com a fresta maior embaixo, por onde passam bichos.",
        ],
      },
      {
        question: "Posso abrir para fora na subida?",
        answers: [
          "Só se o giro couber dentro do seu terreno, porque a folha não pode invadir a calçada. O suporte do motor também é outro.",
          "Pode, quando há recuo entre o portão e a calçada. Sobre o passeio, não.",
        ],
      },
      {
        question: "Quanto custa automatizar as duas folhas?",
        answers: [
          "Na troca em casa, o par fica de {price.homeSwapTwice}, com mão de obra. Dobradiça elevatória e trava elétrica são orçadas à parte.",
          "Os dois motores, na troca em residência, vão de {price.homeSwapTwice}. O que o portão manual ainda não tem é orçado por foto.",
        ],
      },
    ],
    photo: "fotos do portão de lado e da subida, com a fresta embaixo da folha e o desnível medidos",
  },
  {
    id: "pivotante-motor-preco",
    broader: "pivotante",
    label: "Preço do motor para portão de abrir",
    phrase: "o preço do motor para portão de abrir",
    asks: [
      "automatizador pivotante preço",
      "automatizador pivotante quanto custa",
      "automatizador pivotante valor",
      "automatizador portão abrir preço",

      "motor pistão preço",
      "motor pistão portão preço",
      "pistão portão preço",
      "pistão motor portão abrir preço",
      "automatizar portão uma folha",
      "automatizar portão uma folha preço",
      "motor portão uma folha preço",
      "motor portão uma folha quanto",
      "portão abrir uma folha preço",
      "motor pivotante uma folha preço",
      "motor pivotante cobrado por folha par",
      "preço troca motor portão abrir",
      "motor braço queimou quanto custa outro",
      "motor pivotante cobrado folha",
      "trocar dois motores portão abrir",
      "motor pivotante preço",
      "motor portão abrir preço",
      "motor pivotante quanto custa",
      "motor pivotante valor",
      "motor abrir uma folha",
      "motor pivotante instalado",
      "motor pivotante uma folha",
      "motor portão abrir quanto custa",
      "motor portão abrir valor",
      "motor abrir uma folha preço",
      "pivotante preço",
      "pivotante automático preço",
      "pivotante quanto custa",
      "pivotante valor",
      "portão abrir automático preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão pivotante custa de {price.homeSwap} na troca em casa, com mão de obra. Cada folha tem o seu motor, e os dois na mesma visita são orçados por foto. Em portão pesado, a troca fica de {price.heavySwap}. A primeira instalação também sai por foto, de graça.",
        "O preço do motor para portão de abrir fica de {price.homeSwap} por folha na troca em casa, com mão de obra. Portão de duas folhas leva dois motores, e o total do par vem por foto. O primeiro motor do portão soma suporte, batente e fiação, num orçamento grátis.",
        "O motor para portão de abrir de uma folha custa de {price.homeSwap} na troca em casa, com o serviço. O kit duplo, para duas folhas, é orçado por foto. Folha longa ou pesada fica de {price.heavySwap}. Portão ainda manual acrescenta batente, suportes e ponto de energia.",
        "O motor de pistão para portão de abrir custa de {price.homeSwap} por folha na troca em casa, com mão de obra, a mesma faixa do motor de braço. Duas folhas levam um par de pistões, orçado por foto. O pistão serve em coluna estreita; em coluna larga, usa-se o braço articulado.",
        "Automatizar um portão de uma folha só, do tipo que abre como porta, custa na troca do motor em casa de {price.homeSwap}, com a mão de obra. No portão que nunca teve motor somam-se o suporte, o batente no piso e o ponto de energia, orçados de graça pela foto da folha e da coluna.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor no portão de abrir", "O que entra no preço do pivotante"],
        slots: [
          [
            "A faixa cobre o motor e a mão de obra. Estes pontos levam o valor para o começo ou para o fim dela.",
            "Dois portões de abrir podem ter preços bem diferentes, pelos motivos da lista.",
            "O preço sobe ou desce dentro da faixa conforme estes pontos.",
          ],
        ],
        bullets: [
          "Folhas: uma é o caso mais barato; duas pedem outro motor e um cabo que cruza o vão",
          "Comprimento e vento: folha longa ou de chapa pede braço mais forte que a de grade",
          "Coluna: a distância da dobradiça à face interna define o modelo do braço.",
          "À parte: batente de piso, solda do suporte, dobradiça gasta e ponto de energia.",
          "Trava elétrica: recomendada em folha longa ou com vento.",
        ],
      },
      {
        about: "check",
        headings: ["O que medir para o orçamento", "Medidas do portão de abrir para o preço"],
        slots: [
          [
            "Com uma trena e o celular, tudo é medido em uns dez minutos, com o portão fechado e parado.",
            "As medidas são tiradas com o portão fechado e o disjuntor desligado, em uns dez minutos.",
            "Feche o portão, desligue o disjuntor, pegue a trena e anote o que segue.",
          ],
        ],
        steps: [
          "Conte as folhas e meça o comprimento de cada uma.",
          "Meça a altura e anote se é gradil ou chapa.",
          "Meça da dobradiça até a face interna da coluna.",
          "Veja se abre para dentro ou para fora.",
          "Fotografe as dobradiças e a coluna por dentro.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão pivotante", "A ordem do serviço"],
        slots: [
          [
            "Antes de furar, o técnico gira a folha na mão e confere a coluna, porque nenhum motor corrige uma folha caída. Depois ele fixa o batente e o suporte, nas medidas da tabela do fabricante.",
            "A parte mecânica vem primeiro: a folha precisa girar leve, a coluna deve ser firme e o batente fica preso ao piso. Só então o braço é montado, nas medidas do fabricante.",
            "O técnico vê primeiro se as dobradiças e a coluna estão firmes e no prumo. O suporte é preso na parte maciça da coluna, na medida da tabela do modelo, com o batente já fixo.",
          ],
          [
            "Na central ele regula o percurso, a força mínima e, em duas folhas, a ordem entre elas. O teste usa uma caixa de papelão e inclui a chave de destravar.",
            "A força, a parada suave e a ordem das folhas são ajustadas na placa. No fim, a volta diante de um obstáculo é testada com um objeto macio.",
            "Por último, são ajustados a força, o percurso e a folha que sai primeiro. O serviço termina com um teste de obstáculo e a explicação do destravamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de uma folha aceita motor?",
        answers: [
          "Sim, se a coluna é firme, a dobradiça não tem folga e há espaço para a folha girar.",
          "Aceita, com um braço e batente no piso. É o caso mais barato do portão de abrir.",
        ],
      },
      {
        question: "Os kits de preço fechado servem?",
        answers: [
          "Não: os kits de {price.lowest} a {price.highest} são para basculante de até {width.quarterHp}. No de abrir, o braço é outro.",
          "Não. Eles são motores de basculante e não servem em folha que gira.",
        ],
      },
      {
        question: "Posso trocar só um motor do par?",
        answers: [
          "Pode, se houver outro do mesmo modelo. Com motores diferentes, as folhas andam em tempos diferentes e não se encontram certo no meio.",
          "Pode, por outro igual e ligado à mesma central. Se o modelo saiu de linha, troca-se o par.",
        ],
      },
      {
        question: "Que garantia tem e posso parcelar?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação, em até {shop.instalments} vezes no cartão.",
          "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. O cartão divide em até {shop.instalments} vezes.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e da folha por dentro, com o comprimento de cada folha",
  },
  {
    id: "motor-de-piso-pivotante",
    broader: "pivotante",
    label: "Motor embutido no piso para portão de abrir",
    phrase: "o motor embutido no piso",
    asks: [
      "motor piso portão vale pena",
      "motor piso água",
      "motor piso enche água",
      "caixa motor piso alaga",
      "motor enterrado alagou",
      "motor piso alagado",
      "especificar motor embutido piso",
      "arquiteto especificar motor embutido piso",
      "arquiteto especificar motor embutido",
      "arquiteto motor embutido piso",
      "projeto motor embutido piso",
      "motor embutido",
      "motor embutido portão",
      "motor escondido",
      "motor invisível",
      "motor enterrado",
      "motor embutir piso",
      "motor embutido piso",
      "motor embutir chão",
      "motor embutido chão",
      "motor enterrado portão",
      "motor subterrâneo portão",
      "motor piso pivotante",
      "motor escondido pivotante",
      "motor invisível portão",
      "motor embutido piso preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, existe motor embutido no piso para portão de abrir: ele fica numa caixa enterrada sob a dobradiça e gira a folha por baixo. Vale a pena quando o braço não pode aparecer e há dreno para a água. O preço sai por foto e fica acima do braço na coluna, que em casa custa de {price.homeSwap} por motor na troca.",
        "O motor de piso que enche de água está com o dreno entupido ou sem saída: desligue o disjuntor, não acione o portão e chame o técnico, porque a água na caixa queima o motor em horas. Depois de seco e medido, o conserto é refazer o dreno até um ponto mais baixo e limpar a grelha todo mês.",
        "O motor de piso para portão, subterrâneo, esconde o mecanismo no chão do pivotante, um por folha, com caixa, dreno e concreto. Vale a pena pela aparência; se o piso alaga, o motor queima, e o braço, de {price.homeSwap} na troca em casa, é melhor.",
        "Quem não quer o braço aparecendo pode pôr motor enterrado no portão de abrir, com obra no piso e dreno obrigatório. Sem saída de água, prefira o braço linear, mais discreto, por {price.homeSwap} na troca em casa; o embutido sai acima disso.",
      ],
      price: [
        "O preço do motor embutido no piso soma um motor por folha, caixa, dreno e obra, e por isso fica acima do braço na coluna, que em casa custa de {price.homeSwap} na troca. Duas folhas dobram a conta.",
        "O motor de piso custa mais que o de braço, porque cada folha leva caixa enterrada, dreno e concreto, e o valor sai por foto. Para comparar, a troca com braço em casa vai de {price.homeSwap} por motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor de piso ou braço na coluna", "Quando compensa embutir o motor"],
        slots: [
          [
            "O embutido ganha na aparência, e o braço, no conserto fácil. Antes de escolher, veja se o piso escoa a água, porque ela é o que mais estraga o motor enterrado.",
            "O piso conta mais que o gosto: onde a água fica parada, não se enterra motor. Compare os dois.",
            "A água no piso e a largura da coluna decidem. Veja o que pesa em cada lado.",
          ],
        ],
        bullets: [
          "Motor de piso: não aparece e serve onde a coluna é estreita",
          "O que ele exige: dreno, concreto, folha no prumo e piso que não empoça",
          "Braço na coluna: fica à vista, dispensa obra e é fácil de consertar",
          "Nos dois casos: um motor por folha",
        ],
      },
      {
        about: "visit",
        headings: ["A obra do motor embutido", "Etapas da caixa enterrada"],
        slots: [
          [
            "Abre-se o piso sob o eixo e faz-se um dreno até um ponto mais baixo. A caixa é chumbada no nível, e o concreto cura de 3 a 7 dias antes de receber a folha, que fica escorada.",
            "O serviço começa pelo dreno e pelo eletroduto. Depois a caixa é concretada no prumo, espera de 3 a 7 dias, e a folha entra no eixo com escora.",
            "Primeiro se abre o buraco e se fazem o dreno e o eletroduto. Depois de nivelada e concretada, a caixa espera de 3 a 7 dias para segurar a folha.",
          ],
          [
            "A central fica na parede, no alto, longe da água. No fim, regulam-se força e batente, e a fotocélula é testada com um objeto.",
            "A placa nunca vai na caixa do piso: fica abrigada na parede. No fim se testam a força, o batente e a fotocélula.",
            "O comando é instalado fora do piso, protegido da chuva. Encerram o serviço a regulagem e o teste do sensor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidado com a água", "Para o motor de piso durar"],
        slots: [
          [
            "Limpe a grelha do dreno todo mês e depois de chuva forte: caixa alagada por horas queima o motor. A vida usual é de {trade.life}, com revisão {visits.home}.",
            "Folhas e terra entopem o dreno, e a água parada acaba com o motor. Limpeza mensal e revisão {visits.home} levam aos {trade.life} habituais.",
            "O ponto fraco é a caixa cheia de água. Dreno limpo a cada mês, revisão {visits.home}, e o motor chega a {trade.life}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de piso queima com chuva?",
        answers: [
          "Queima se a caixa alagar por muito tempo. Com dreno funcionando, ele aguenta a umidade normal.",
          "A chuva comum não é problema; água parada na caixa, sim.",
        ],
      },
      {
        question: "Cada folha leva um motor?",
        answers: [
          "Sim: portão de duas folhas leva duas caixas e uma central dupla.",
          "Sim, um por folha, com o cabo enterrado de um lado ao outro.",
        ],
      },
      {
        question: "Como se abre o motor de piso na falta de energia?",
        answers: [
          "Com a chave de destravamento, no eixo ou no piso, o disjuntor desligado e a folha no prumo. Peça para treinar com o técnico na entrega.",
          "Com a chave própria do modelo, depois de desligar o disjuntor. O técnico mostra como se faz na entrega.",
        ],
      },
      {
        question: "Dá para colocar em portão que já existe?",
        answers: [
          "Dá, com obra no piso e adaptação do eixo: a dobradiça de baixo dá lugar ao eixo da caixa.",
          "Em geral, sim, mas exige escorar a folha e refazer o apoio de baixo.",
        ],
      },
    ],
    photo: "fotos do piso junto à dobradiça, da coluna e da folha inteira, com o comprimento de cada folha",
  },
  {
    id: "espaco-do-portao-de-abrir",
    broader: "medidas",
    label: "Espaço e ângulo do portão de abrir",
    phrase: "o espaço do portão de abrir",
    asks: [
      "pivotante ocupa quanto espaço",
      "portão pivotante ocupa espaço",
      "pivotante quanto espaço",
      "quanto espaço portão pivotante",
      "quanto espaço portão abrir",
      "portão abrir ocupa espaço",
      "espaço portão pivotante",
      "espaço portão de abrir",
      "pivotante quantos graus",
      "portão pivotante quantos graus abre",
      "portão abrir quantos graus",
      "ângulo abertura pivotante",
      "ângulo abertura portão abrir",
      "pivotante abre 180 graus",
      "portão abre 180 graus motor",
      "portão pivotante 90 graus",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão pivotante ocupa, ao abrir, um quarto de círculo do tamanho da folha: uma folha de 3 metros precisa de 3 metros livres para dentro, mais meio metro de folga até o carro. Com duas folhas de 1,5 metro, o espaço cai pela metade. O motor fica na coluna e pede a medida do pilar.",
        "O portão pivotante automático abre, em geral, 90 graus, e muitos motores chegam a 110 ou 120. Abrir 180 graus só com braço próprio para isso e coluna livre dos dois lados. O ângulo depende da distância da dobradiça à face do pilar, que o instalador mede antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir antes de escolher", "As medidas do portão de abrir"],
        slots: [
          [
            "Meça com o portão aberto e o carro no lugar. Quatro medidas bastam.",
            "São quatro medidas, e o carro estacionado faz parte da conta.",
          ],
        ],
        steps: [
          "O comprimento de cada folha, que é o raio do giro.",
          "A distância da folha aberta até o carro: pelo menos meio metro.",
          "Da dobradiça à face interna do pilar, que define o tipo de motor.",
          "O desnível do piso, porque a folha raspa se o chão sobe para dentro.",
        ],
      },
      {
        about: "choose",
        headings: ["Se falta espaço para o giro", "Como reduzir o espaço da folha"],
        slots: [
          [
            "Duas folhas dividem o giro pela metade, e cada uma leva um motor. Se a garagem é curta até para isso, escolha um portão que não gire, porque a folha não deve abrir sobre a calçada.",
            "A saída mais comum é dividir o portão em duas folhas, com um motor em cada. Quando nem meia folha cabe por dentro, o portão de abrir não é o tipo certo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o motor acrescenta", "Motor linear ou articulado no espaço"],
        slots: [
          [
            "O linear, que parece um pistão, fica junto da folha e serve a pilar estreito. O articulado dobra como um cotovelo e precisa de uns palmos livres atrás da folha aberta, em troca de servir a pilar largo.",
            "Em pilar estreito usa-se o linear, que quase não ocupa espaço. Em pilar largo vai o articulado, cujo braço dobra para dentro e pede alguns palmos livres.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pivotante pode abrir para fora?",
        answers: [
          "Na cidade de São Paulo não pode ocupar a calçada ao abrir. Em geral ele abre para dentro do terreno.",
          "Só dentro do próprio terreno. Sobre a calçada, a lei de São Paulo proíbe.",
        ],
      },
      {
        question: "Portão de abrir funciona em rampa?",
        answers: [
          "Se o piso sobe para dentro, a folha raspa. Usa-se dobradiça que levanta a folha ou outro tipo de portão.",
          "Só com folga embaixo ou dobradiça própria. Rampa que sobe para dentro costuma impedir o giro.",
        ],
      },
      {
        question: "Posso limitar o ângulo de abertura?",
        answers: [
          "Pode, com batente no piso e regulagem do fim de curso. O técnico acerta os dois juntos.",
          "Sim. O batente segura a folha, e o fim de curso desliga o motor no ponto.",
        ],
      },
    ],
    photo: "fotos da folha, do pilar e do piso por dentro, com o comprimento de cada folha",
  },
  {
    id: "pivotante-dentro-ou-fora",
    broader: "pivotante",
    label: "Pivotante abre para dentro ou para fora?",
    phrase: "o lado para o qual o portão pivotante abre",
    asks: [
      "abrir dentro ou fora portão",
      "pivotante dentro ou fora",
      "pivotante abre dentro ou fora",
      "pivotante abrir dentro ou fora",
      "portão abre dentro ou fora",
      "portão de abrir dentro ou fora",
      "duas folhas dentro ou fora",
      "portão abrir para qual lado",
      "pivotante abre para qual lado",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão pivotante abre para dentro do terreno, que é o certo na maioria dos casos: a folha não atinge pedestre e o motor fica protegido. Para fora só serve quando o giro cabe no seu recuo, sem avançar sobre a calçada, e com motor feito para isso.",
        "Prefira o pivotante que abre para dentro ou, faltando espaço, divida em duas folhas; para fora é exceção de quem tem rampa subindo e recuo no lote. Sobre a calçada, a prefeitura em geral não aceita, e na troca em casa cada motor fica de {price.homeSwap}.",
        "Para dentro ou para fora? O portão pivotante deve abrir para dentro, se a garagem tem espaço do tamanho da folha com o carro estacionado. Abrir para fora pede recuo próprio, suporte especial e motor que aceite empurrar a folha, sem invadir o passeio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir antes de escolher o lado", "Espaço, piso e calçada"],
        slots: [
          [
            "A folha aberta ocupa um quarto de círculo do tamanho dela, e o carro precisa ficar fora disso. Meça com ele na vaga.",
            "Aberta, a folha não pode encostar no carro, na parede nem no piso. Estas medidas mostram se cabe.",
            "O giro da folha é um arco do comprimento dela. Com trena e o carro estacionado, você sabe o lado.",
          ],
        ],
        steps: [
          "Meça o comprimento de cada folha.",
          "Meça o espaço livre para dentro, com o carro na vaga.",
          "Veja se o piso sobe para dentro e quanto, na ponta da folha aberta.",
          "Meça o recuo entre o portão e a calçada.",
          "Fotografe o portão de lado, aberto e fechado.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cada lado serve", "Para dentro, para fora ou duas folhas"],
        slots: [
          [
            "O espaço e o piso decidem, nesta ordem.",
            "Compare as suas medidas com a lista.",
            "Quase toda garagem cai num destes casos.",
          ],
        ],
        bullets: [
          "Espaço interno maior que a folha: para dentro",
          "Garagem rasa: duas folhas curtas, que pedem metade do giro",
          "Piso que sobe para dentro: dobradiça elevatória ou folha mais alta",
          "Rampa forte e recuo no lote: para fora, com suporte próprio",
          "Sem espaço nos dois lados: portão de correr ou basculante",
        ],
      },
      {
        about: "visit",
        headings: ["O que muda no motor", "Motor para abrir para dentro e para fora"],
        slots: [
          [
            "Para dentro, o braço puxa a folha na montagem padrão, e a força sai bem aproveitada. Para fora, ele empurra, o suporte é outro e nem todo modelo aceita.",
            "A montagem de fábrica é para abrir para dentro, com o motor do lado interno. A externa exige suporte próprio e medidas do manual, e alguns motores não servem.",
            "Abrindo para dentro, usa-se o desenho comum da ficha. Para fora, o motor continua por dentro, mas com outro suporte e só em modelos que aceitam.",
          ],
          [
            "Nos dois, vão batente firme no piso, fotocélula e a menor força que move a folha. Cada folha leva um motor: em casa, de {price.homeSwap} na troca, e o par, de {price.homeSwapTwice}.",
            "Batente, fotocélula e força baixa entram em qualquer lado. O motor de uma folha custa de {price.homeSwap} na troca em casa, e os dois, de {price.homeSwapTwice}.",
            "Em ambos se põem batentes no chão e fotocélula. Conte de {price.homeSwap} por folha na troca residencial, ou de {price.homeSwapTwice} para as duas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode abrir sobre a calçada?",
        answers: [
          "A regra é do município, e o comum é exigir o passeio livre. Confirme com a prefeitura antes de encomendar.",
          "Em geral não, porque a folha atinge o pedestre. Consulte a prefeitura e conte com o recuo dentro do lote.",
        ],
      },
      {
        question: "Dá para mudar o lado depois?",
        answers: [
          "Muitas vezes sim: o serralheiro muda dobradiças e batente, e o motor recebe outro suporte e nova regulagem.",
          "Dá, se o piso e o espaço deixam. Refazem-se dobradiça, batente e suporte, e a força é regulada de novo.",
        ],
      },
      {
        question: "Portão que abre para fora é menos seguro?",
        answers: [
          "Contra quem força, os pinos da dobradiça ficam à vista e precisam de trava. Para quem passa, o risco é a folha no caminho, por isso se usa sinaleiro.",
          "Pode ser: dobradiça externa se arranca mais fácil e pede pino antifurto. Trava elétrica ajuda nos dois lados.",
        ],
      },
      {
        question: "Quanto espaço uma folha de 3 metros precisa?",
        answers: [
          "Cerca de 3 metros livres para dentro, em toda a largura do giro. Em duas folhas de 1,5 m, bastam cerca de 1,5 m.",
          "O raio é o comprimento dela, ou seja, uns 3 metros com o carro na vaga. Dividida em duas, cai pela metade.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, vistas de lado, com a calçada ou o recuo aparecendo",
  },
  {
    id: "pivotante-abre-para-fora",
    broader: "pivotante",
    label: "Portão que abre para fora",
    phrase: "o motor para portão que abre para fora",
    asks: [
      "motor portão abre fora",
      "motor portão abrir fora",
      "folhas abre fora",
      "duas folhas abre fora",
      "duas folhas abertura fora",
      "pivotante abre fora",
      "pivotante para fora motor",
      "portão abre fora motor",
      "portão abrir fora automatizar",
      "automatizar portão abre fora",
      "portão abre rua motor",
      "folha abre fora motor",
      "motor abertura externa",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, portão que abre para fora pode ser automático se o giro ficar dentro do terreno: usa-se motor de braço com suporte próprio para abertura externa, um por folha, e fotocélula dos dois lados. Sobre a calçada, a prefeitura pode proibir, e na capital a Lei 16.809/2018 não permite avançar sobre ela.",
        "Sim, portão de abrir para fora pode ser automático: há motor com suporte de abertura externa na coluna e um braço por folha. O limite é a rua, porque a folha atinge quem passa; a troca em casa fica de {price.homeSwap} por motor, com mão de obra.",
        "Sim, o portão que abre para fora pode ser automático, com braço próprio, fotocélula do lado da rua e velocidade baixa, se não invade o passeio. Antes, veja se dá para inverter para dentro, mais seguro e em geral mais simples.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para dentro ou para fora", "Escolha o lado antes do motor"],
        slots: [
          [
            "Para dentro é o mais seguro, se o carro couber com a folha aberta. Para fora só em recuo próprio, chácara ou rua interna.",
            "Prefira para dentro, quando há vão livre do tamanho da folha. Fora, só dentro do seu terreno.",
            "O lado da abertura se decide antes do motor, porque a folha não deve sair do lote.",
          ],
        ],
        bullets: [
          "Para dentro: seguro, com vão livre igual à folha",
          "Para fora em recuo próprio: permitido, com sensor",
          "Para fora sobre a calçada: proibido na capital",
          "Sem vão em nenhum lado: correr ou basculante",
        ],
      },
      {
        about: "visit",
        headings: ["O que muda na montagem", "Braço, coluna e sensor do lado da rua"],
        slots: [
          [
            "O suporte da coluna é outro, e nem todo braço aceita abertura externa: o manual diz as medidas até a dobradiça. A central atrasa a folha que fecha por último.",
            "Meça dobradiça e coluna, que seguem o desenho do fabricante. Em duas folhas, uma fecha depois.",
            "Cada modelo diz as medidas do suporte externo. Com duas folhas, há retardo entre elas.",
          ],
          [
            "Uma fotocélula protege o vão e outra, a área do giro, com sinaleiro na rua. Em portão que não se vê inteiro, a força fica no mínimo.",
            "Sensor no vão e no giro, sinaleiro na calçada, força baixa. Pedestre passa ali.",
            "Do lado da rua, sensor e luz de aviso são indispensáveis. A força é mínima.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Uma folha ou duas"],
        slots: [
          [
            "A troca de um motor fica de {price.homeSwap} em casa, com mão de obra, e duas folhas levam dois. Trava, batente, reforço de coluna e o cabo até a segunda folha somam, em até {shop.instalments} vezes.",
            "Um motor por folha, de {price.homeSwap} na troca. Somam trava, batente e fio, em até {shop.instalments} vezes.",
            "Cada folha com o seu motor, de {price.homeSwap} na troca, e o que faltar em linha separada.",
          ],
          [
            "Inverter para dentro, na serralheria, costuma custar menos que sensores e suporte externos. Folha pesada fica de {price.heavySwap}.",
            "Antes do motor, compare com inverter a abertura, que é do serralheiro. Em folha pesada, {price.heavySwap}.",
            "A inversão é do serralheiro e às vezes resolve. Folha pesada vai de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão pode abrir para a calçada?",
        answers: [
          "A regra é do município, e o comum é exigir o passeio livre; na capital, a lei proíbe. Consulte a prefeitura antes.",
          "Em geral não, porque o passeio é público e deve ficar livre. Na capital, a lei proíbe a folha automática sobre ele.",
        ],
      },
      {
        question: "Dá para inverter o portão para abrir para dentro?",
        answers: [
          "Muitas vezes sim: o serralheiro muda dobradiças e batente. Confira rampa e espaço do carro.",
          "Quase sempre, com o serralheiro mudando dobradiças e batente. Antes, meça se o carro cabe com a folha aberta.",
        ],
      },
      {
        question: "O motor fica do lado de fora?",
        answers: [
          "Não precisa: há suporte para deixá-lo por dentro, empurrando a folha.",
          "Não: ele fica por dentro, protegido, com um suporte próprio que faz o braço empurrar a folha para fora.",
        ],
      },
      {
        question: "Motor de piso serve em portão que abre para fora?",
        answers: [
          "Serve, e fica escondido sob a dobradiça, com dreno. É obra maior e mais cara.",
          "Sim, desde que a caixa sob o piso tenha dreno. A obra é maior, e por isso ele custa mais que o braço.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, vistas de lado, com a calçada ou o recuo aparecendo",
  },
  {
    id: "motor-hidraulico",
    broader: "pivotante",
    label: "Motor hidráulico ou eletromecânico",
    phrase: "o motor hidráulico",
    asks: [
      "diferença motor óleo fuso",
      "pivotante hidráulico eletromecânico dura",
      "motor hidráulico",
      "hidráulico",
      "hidráulico eletromecânico",
      "motor hidráulico portão",
      "hidráulico ou eletromecânico",
      "hidráulico ou elétrico",
      "pistão hidráulico",
      "motor óleo pivotante",
      "motor hidráulico vale pena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre hidráulico e eletromecânico, o motor hidráulico é melhor para portão de abrir muito pesado e de muito uso, como condomínio e empresa, porque o óleo sob pressão é forte e esquenta pouco. Em casa o eletromecânico, de fuso, basta: é mais barato e mais simples de consertar, de {price.homeSwap} na troca.",
        "O hidráulico compensa onde o portão de abrir não descansa; a diferença para o motor de fuso é a bomba de óleo, que dá força contínua e pode vazar com os anos. Em residência, o eletromecânico custa menos, de {price.homeSwap} na troca com mão de obra, e tem peça fácil.",
        "Motor hidráulico para portão de abrir vale em folha pesada e uso contínuo, por troca na faixa de {price.heavySwap}; o de fuso vale em casa, de {price.homeSwap}. Um move a folha com óleo, suave e forte, e o outro, com rosca e engrenagem, mais simples.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Hidráulico e de fuso, lado a lado", "O que muda no dia a dia"],
        slots: [
          [
            "Nos dois, coluna firme e dobradiça em ordem decidem mais que o tipo. Compare depois disso.",
            "Antes do tipo vêm coluna e dobradiça. Com elas boas, pese o resto.",
            "Dobradiça caída acaba com qualquer um. Em portão bom, as diferenças são estas.",
          ],
        ],
        bullets: [
          "Força contínua: hidráulico, que esquenta menos",
          "Preço e peça: eletromecânico",
          "Defeito típico: vazamento no hidráulico, engrenagem no de fuso",
          "Vento: os dois pedem trava em folha comprida",
          "Uso de família: a vantagem do hidráulico não aparece",
        ],
      },
      {
        about: "care",
        headings: ["Óleo, vedação e lubrificação", "Cuidados com cada um"],
        slots: [
          [
            "No hidráulico, mancha de óleo na haste já é motivo de visita, porque haste riscada corta a vedação. O óleo é o do fabricante e não se mistura com outro.",
            "Óleo escorrendo pela haste indica vedação cortada. Completa-se só com o indicado, nunca com óleo de carro.",
            "Gota na haste é começo de vazamento. Use apenas o óleo do modelo, sem completar com outro.",
          ],
          [
            "No de fuso, a graxa é pouca e no ponto que o manual indica. A revisão é {visits.home} em casa e {visits.business} em prédio, para os dois.",
            "Rosca limpa com pouca graxa conserva o de fuso. Os dois passam por revisão {visits.home} em residência ou {visits.business} em condomínio.",
            "O eletromecânico pede graxa fina na rosca. O intervalo de revisão é igual: {visits.home} em casa, {visits.business} em prédio.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Motor hidráulico vazando ou fraco", "Quando consertar e quando trocar"],
        slots: [
          [
            "Vazamento pequeno se resolve com vedação nova e óleo. Haste riscada ou bomba gasta custam mais, e em motor de {trade.life} compare com outro, de {price.homeSwap} em casa ou {price.heavySwap} em portão pesado.",
            "Trocar o retentor e repor o óleo é o conserto comum. Se a bomba ou a haste acabou, veja o novo, de {price.homeSwap} em residência ou de {price.heavySwap} no pesado.",
            "Retentor e óleo são o menor gasto; bomba e haste, o maior. Perto de {trade.life}, a troca, de {price.homeSwap} em casa e de {price.heavySwap} no pesado, entra na conta.",
          ],
          [
            "Com a folha solta por perda de óleo, desligue o disjuntor e prenda-a com corda ou calço, porque o vento a joga.",
            "Sem óleo, a folha fica livre: amarre-a e desligue a energia.",
            "Perdeu o óleo, perdeu a trava. Calce a folha e corte no disjuntor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe hidráulico para portão de correr?",
        answers: [
          "Não é comum. No de correr usa-se cremalheira; o hidráulico serve a folha de girar e a algumas cancelas.",
          "Na prática, não. Ele é de portão de abrir.",
        ],
      },
      {
        question: "O hidráulico gasta mais luz?",
        answers: [
          "A diferença é pequena em casa, porque trabalha segundos por abertura.",
          "Pouco. O uso de uma família quase não muda a conta.",
        ],
      },
      {
        question: "E na falta de luz?",
        answers: [
          "Os dois se destravam por chave, com o disjuntor desligado e a folha reta e nivelada. Alguns hidráulicos seguram a folha por bloqueio próprio.",
          "Pela chave de destravamento, sem energia, em folha no prumo.",
        ],
      },
      {
        question: "Qual é mais silencioso?",
        answers: [
          "O hidráulico, porque move sem engrenagem exposta. Eletromecânico com inversor chega perto.",
          "Em geral o hidráulico. Com inversor, o de fuso também parte e para suave.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, das colunas e a medida de cada folha",
  },
  {
    id: "motor-em-portao-que-abre-na-calcada",
    broader: "normas",
    label: "Motor em portão que abre para a calçada",
    phrase: "o motor em portão que abre para a calçada",
    asks: [
      ...combine(
        [
          "instalar motor portão",
          "colocar motor portão",
          "automatizar portão",
          "motor portão",
          "pode motor portão",
          "pode instalar motor portão",
          "motor portão alumínio",
          "instalar motor portão alumínio",
          "pode instalar motor portão alumínio",
          "motor portão ferro",
          "motor portão madeira",
        ],
        [
          "abre calçada",
          "abre para calçada",
          "abre para a calçada",
          "abrindo calçada",
          "abre sobre calçada",
          "abre passeio",
          "sai calçada",
          "invade calçada",
          "avança calçada",
        ],
      ),
      ...combine(
        ["colocar motor portão", "instalar motor portão", "automatizar portão", "pode motor portão"],
        ["abre rua", "abre pra rua"],
      ),
      "portão abre calçada motor",
      "portão abre calçada automatizar",
      "pivotante abre calçada motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não se instala motor em portão que abre para a calçada, em regra: na cidade de São Paulo a Lei 16.809/2018 proíbe que o portão automático avance no passeio. Alumínio ou ferro, dá no mesmo; a saída é abrir para dentro ou passar a correr, e fora da capital quem responde é a prefeitura.",
        "Em regra não: motor em portão de alumínio que abre para a calçada esbarra na Lei 16.809/2018, na capital paulista, e na prefeitura em outras cidades. O material não muda isso, mas a folha pode ser virada para dentro ou trocada por uma de correr, e aí a automatização é possível.",
        "Se o portão abre para a calçada, não convém instalar motor: em São Paulo a Lei 16.809/2018 proíbe que ele avance sobre quem passa, e cada prefeitura tem sua regra. Vale para alumínio, ferro ou madeira. O caminho é inverter a folha para dentro ou fazê-la correr junto ao muro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Saídas para ter motor sem avançar na calçada", "O que fazer com a folha antes do motor"],
        slots: [
          [
            "O espaço dentro do terreno decide qual destas mudanças cabe. Meça o fundo livre, com o carro na vaga, e a parede ao lado do vão.",
            "Com a trena, veja quanto sobra atrás do portão, com o carro estacionado, e quanto muro livre há do lado. Essas medidas apontam a saída.",
            "Para escolher, compare o fundo da garagem, já com o carro, e a parede lateral livre. Cada alternativa pede um desses espaços.",
          ],
        ],
        bullets: [
          "Inverter para dentro: mudam dobradiças e batente, com fundo livre do tamanho da folha",
          "Passar a correr: pede parede livre ao lado, do tamanho do portão",
          "Recuar a folha: o giro para fora acaba ainda dentro do terreno",
          "Basculante articulado ou porta de enrolar: para garagem sem fundo nem lateral",
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão já existe e não dá para mudar", "Proteção de quem passa na calçada"],
        slots: [
          [
            "Para portão já existente, o Decreto 58.275/2018, da capital, aceitou sensor que pare a folha ou aviso de luz e som. Confirme na subprefeitura o que vale hoje antes de gastar.",
            "Na cidade de São Paulo, o Decreto 58.275/2018 previu para portões antigos um sensor de parada ou sinal luminoso e sonoro. Consulte a subprefeitura sobre a regra atual.",
            "O Decreto 58.275/2018 da capital admitiu, em portões que já existiam, aviso de luz e som ou sensor que interrompa a folha. Pergunte na subprefeitura se isso serve ao seu caso.",
          ],
          [
            "Esses recursos reduzem o risco, mas não tiram a folha do caminho do pedestre. A fotocélula vigia a área do giro, a sinaleira avisa antes do movimento e a força fica no mínimo.",
            "Fotocélula voltada para a rua, sinaleira com bip e pouca força protegem quem passa. Mesmo assim, a folha continua ocupando o passeio, e mudar a abertura é mais seguro.",
            "Quem caminha precisa de aviso antes de a folha se mover, de um sensor na área do giro e de força baixa. Ainda assim, o portão segue avançando, e por isso a mudança da folha vem na frente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa depois de virar a folha", "O valor do motor e o da serralheria"],
        slots: [
          [
            "A serralheria vem à parte: inverter dobradiça e batente costuma custar menos que passar o portão a correr, que pede trilho e roldanas. Se já houver motor a ser trocado, o novo fica de {price.homeSwap}, com mão de obra.",
            "Virar a folha em geral sai por menos que montar trilho e roldanas, e esse trabalho de serralheiro não está no preço do motor. A troca de um motor residencial, com mão de obra, vai de {price.homeSwap}.",
            "São duas contas. A da serralheria é menor para inverter a folha e maior para fazê-la correr; a do motor, numa troca residencial com mão de obra, fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante que avança um pouco na calçada também entra na regra?",
        answers: [
          "Sim, na capital, pois a lei fala do portão que sai do alinhamento do imóvel ao abrir ou fechar. Um basculante articulado, que dobra ao subir, ou o recuo da folha pode resolver.",
          "Entra, na cidade de São Paulo, porque conta qualquer avanço além da linha do imóvel. As saídas são recuar a folha ou usar o modelo articulado, que se dobra.",
        ],
      },
      {
        question: "Portão de alumínio pode ser invertido para abrir para dentro?",
        answers: [
          "Em geral pode, porque a folha é leve e a mudança fica nas dobradiças e no batente. O motor é preso em chapa de reforço, já que o perfil de alumínio sozinho rasga.",
          "Costuma dar certo: o serralheiro muda dobradiças e batente de lado. Como o perfil é fino, o suporte do motor vai numa chapa de reforço para não rasgar.",
        ],
      },
      {
        question: "Quem leva a multa, o dono ou quem instalou?",
        answers: [
          "Em geral a intimação vai para o imóvel, e quem responde é o dono ou o responsável por ele. Confirme na subprefeitura os prazos para corrigir.",
          "A notificação costuma sair em nome do imóvel, então o proprietário ou responsável é cobrado. A subprefeitura informa o prazo de adequação.",
        ],
      },
      {
        question: "E se há recuo entre o portão e a calçada?",
        answers: [
          "Se a folha aberta fica inteira dentro do terreno, não há avanço no passeio. O motor pivotante pode então ser montado para abertura externa, com sensor na área do giro.",
          "Havendo recuo maior que o giro da folha, ela não chega ao passeio e o motor é possível. Usa-se a montagem para abrir para fora, com fotocélula.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, vistas de lado, com a calçada e o espaço de dentro aparecendo",
  },
  {
    id: "pivotante-vantagens",
    broader: "pivotante",
    label: "Vantagens do portão pivotante",
    phrase: "as vantagens do portão pivotante",
    asks: [
      ...combine(
        ["vantagens", "vantagem", "desvantagens", "vantagens desvantagens", "prós contras", "pontos positivos"],
        ["pivotante", "portão pivotante", "motor pivotante"],
      ),
      "por que escolher portão pivotante",
      "portão pivotante é bom",
    ],
    intent: "question",
    answers: {
      any: [
        "As vantagens do portão pivotante são não precisar de parede ao lado nem de trilho no chão, abrir em silêncio e pedir pouca manutenção. Em troca, a folha ocupa o piso por onde gira e, com duas, leva dois motores, de {price.homeSwap} cada na troca em casa.",
        "O portão pivotante tem vantagens onde não há muro lateral: obra simples, passagem livre em cima, nenhum trilho para juntar sujeira e pouco barulho. Só compensa com piso plano e livre por dentro e coluna firme; o motor trocado em casa fica de {price.homeSwap} por folha.",
        "Entre as vantagens do portão pivotante estão caber em frente estreita, não limitar a altura do carro e gastar poucas peças. As desvantagens são o espaço de giro, o vento em folha fechada e um motor por folha, que em casa custa de {price.homeSwap} na troca, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens e desvantagens, uma a uma", "Prós e contras do pivotante"],
        slots: [
          [
            "No dia a dia, o que muda em relação ao de correr e ao basculante é isto. Pese cada item na sua garagem.",
            "Compare com a sua garagem antes de decidir. Um contra pode anular três prós.",
            "Cada ponto vale mais ou menos conforme o terreno. Leia pensando na sua entrada.",
          ],
        ],
        bullets: [
          "A favor: não usa a parede ao lado nem trilho no chão",
          "A favor: passagem livre em cima, boa para carro alto",
          "A favor: poucas peças que gastam",
          "Contra: a folha varre o piso, e o carro fica fora do giro",
          "Contra: folha fechada recebe vento e força a coluna",
          "Contra: duas folhas pedem dois motores e uma central dupla",
        ],
      },
      {
        about: "check",
        headings: ["Quando o pivotante serve na sua casa", "O que medir antes de escolher o pivotante"],
        slots: [
          [
            "A área de giro é igual ao comprimento da folha: um vão de 3 metros em duas folhas pede 1,5 metro livre por dentro; em uma só, 3 metros. Marque no piso com o carro na vaga.",
            "Meça a folha e veja se esse espaço sobra com o carro estacionado. Dividir 3 metros em duas folhas reduz o giro para 1,5 metro.",
            "Com uma folha de 3 metros, são 3 metros de piso livre; com duas, 1,5. Risque no chão e estacione para conferir.",
          ],
          [
            "Piso em subida logo atrás raspa a folha e descarta o pivotante comum. A coluna segura folha e motor, e trinca ou folga se reforça antes.",
            "Rampa para dentro impede o giro, e coluna rachada não aguenta o conjunto. As duas coisas se resolvem antes do motor.",
            "Terreno que sobe e coluna fraca são os dois impedimentos. O primeiro pede outro tipo de portão, o segundo, reforço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O motor do pivotante: custo e prazo", "Uma folha ou duas: o que muda"],
        slots: [
          [
            "Com duas folhas trocam-se dois motores, de {price.homeSwapTwice} em casa, com mão de obra. No portão ainda manual, somam-se suportes, batente e ponto de energia, e a garantia é de {warranty.motor} no motor.",
            "O par de motores, na troca residencial, fica de {price.homeSwapTwice}, já com o serviço. Primeira automação acrescenta suporte, batente e energia; o motor tem {warranty.motor} de garantia.",
            "Duas folhas dobram a conta, para {price.homeSwapTwice} em casa. Quem ainda abre na mão soma suportes e elétrica, e cada motor sai com {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O pivotante é mais barato que o de correr?",
        answers: [
          "Com uma folha, o motor custa parecido; com duas, o pivotante leva dois motores e passa.",
          "A folha é mais simples, sem trilho nem roldana; já o motor dobra quando são duas folhas.",
        ],
      },
      {
        question: "Ele pode abrir para a calçada?",
        answers: [
          "Evite: a folha não deve avançar sobre quem passa, e a prefeitura pode exigir a mudança.",
          "A regra é do município e, em geral, a calçada fica livre. Prefira abrir para dentro.",
        ],
      },
      {
        question: "Quanto tempo dura o motor do pivotante?",
        answers: [
          "Com dobradiça sem folga e revisão, costuma durar {trade.life}.",
          "Em casa, {trade.life} é o comum, se a folha não bate nem pesa.",
        ],
      },
      {
        question: "O vento atrapalha o pivotante?",
        answers: [
          "Atrapalha em folha fechada e larga, que vira vela. Grade, trava elétrica e motor com folga reduzem o problema.",
          "Sim, na chapa inteira: força dobradiça e braço. Folha vazada ou trava no batente resolve.",
        ],
      },
    ],
    photo: "uma foto do portão ou do vão por dentro, com a largura e o espaço livre até o carro",
  },
  {
    id: "pivotante-ou-correr-espaco",
    broader: "pivotante",
    label: "Pivotante ou deslizante: qual ocupa menos espaço",
    phrase: "o espaço que o portão de abrir e o de correr ocupam",
    asks: combine(
      ["pivotante deslizante", "pivotante correr", "abrir ou correr", "abrir ou deslizante", "duas folhas ou correr"],
      ["menos espaço", "ocupa menos espaço", "gasta menos espaço", "pouco espaço", "economiza espaço", "qual espaço"],
    ),
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre portão pivotante ou deslizante, gasta menos espaço dentro da garagem o deslizante, que corre rente ao muro. O pivotante precisa do chão livre para a folha girar: 3 metros de fundo com uma folha de 3 metros, ou 1,5 metro com duas. Em troca, o deslizante pede parede livre ao lado, do tamanho da folha.",
        "O portão de correr ocupa menos espaço que o de abrir, se há parede livre ao lado do vão, com a largura da folha e uns 40 cm. O de abrir não usa a parede, mas gira para dentro e tira lugar do carro. Com duas folhas, o giro cai pela metade.",
        "No espaço, o deslizante ganha do pivotante na garagem curta, porque nada avança sobre o carro. O pivotante ganha na frente sem parede ao lado e com fundo sobrando. Meça as duas coisas: a parede livre ao lado do vão e o fundo entre o portão e o carro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir antes de escolher", "As medidas que decidem"],
        slots: [
          [
            "Estacione o carro no lugar de sempre e meça com o portão fechado. A medida que faltar elimina um dos dois.",
            "Com a trena e o carro na vaga, anote as medidas abaixo. Elas mostram qual portão cabe.",
          ],
        ],
        steps: [
          "Parede livre ao lado do vão: o de correr usa a largura da folha e uns 40 cm.",
          "Fundo livre do portão até o carro: o de abrir usa a largura de cada folha.",
          "Piso em subida: a folha que gira para dentro raspa em rampa que sobe.",
          "Largura das colunas: o motor de abrir se prende nelas, um em cada folha.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cada um é melhor", "Três garagens de exemplo"],
        slots: [
          [
            "Em garagem curta, com o carro perto do portão, escolha o de correr. Em frente estreita, sem muro sobrando, e com fundo livre, escolha o de abrir em duas folhas. Se não há parede nem fundo, veja o basculante, que sobe.",
            "Fundo livre e nenhuma parede ao lado pedem portão de abrir. Parede livre e vaga curta pedem portão de correr. Sem as duas coisas, o basculante ou a porta de enrolar resolve.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço do motor", "Um motor ou dois"],
        slots: [
          [
            "O de correr leva um motor, e a troca em casa fica de {price.homeSwap}, com mão de obra. O de abrir leva um motor por folha; com duas, são dois, perto de {price.homeSwapTwice}. O primeiro motor é orçado de graça, por foto.",
            "Com duas folhas de abrir, paga-se por dois motores, perto de {price.homeSwapTwice} na troca. No de correr é um só, de {price.homeSwap}, com mão de obra. Em portão ainda manual, o orçamento é grátis, por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de abrir pode girar para fora?",
        answers: [
          "Não sobre a calçada, porque atinge quem passa e a prefeitura pode multar. Só se a folha aberta fica inteira dentro do terreno.",
          "Só com recuo bastante para a folha não chegar ao passeio. Fora disso, o giro é para dentro.",
        ],
      },
      {
        question: "Existe portão de correr para parede curta?",
        answers: [
          "Existe o de folhas telescópicas, que se recolhem uma atrás da outra e usam perto de metade da parede. É obra de serralheiro, e o motor continua um só.",
          "Sim: o telescópico divide a folha em duas, que andam juntas. Precisa de trilho duplo e de um bom serralheiro.",
        ],
      },
      {
        question: "O vento atrapalha qual dos dois?",
        answers: [
          "O de abrir, porque a folha trabalha como uma vela. Ele precisa de batente firme e, em folha grande, de trava elétrica.",
          "O de abrir sofre mais. No de correr, a folha fica presa no trilho e na guia de cima.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro e por fora, com a largura do vão, a parede ao lado e o fundo livre",
  },
];
