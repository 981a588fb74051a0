import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pivotante: NarrowConcept[] = [
  {
    id: "melhor-motor-pivotante",
    broader: "pivotante",
    label: "Melhor motor para portão de abrir",
    phrase: "o melhor motor para portão pivotante",
    asks: [
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
        "O melhor motor para portão pivotante depende da coluna e da folha: atuador linear de fuso para coluna estreita e folha de casa, braço articulado para coluna larga. Escolha pelo peso e pelo comprimento juntos, valendo o limite menor.",
        "Para portão de abrir, escolha atuador linear quando a dobradiça fica perto da quina da coluna, e um braço articulado quando ela fica recuada. Cada folha leva um motor, e a trava elétrica segura folha longa contra o vento.",
        "Qual motor pivotante comprar: até a medida e o peso da ficha, modelo residencial por folha; folha longa, fechada ou de prédio, modelo reforçado com trava. O preço sai por foto das colunas e comprimento das folhas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor pivotante para o seu caso",
          "Atuador ou braço: o melhor para cada coluna",
          "Escolha pela coluna, pela folha e pelo vento",
        ],
        slots: [
          [
            "Coluna estreita com dobradiça na quina: atuador linear, que ocupa pouco espaço e é discreto.",
            "O atuador de fuso serve a coluna fina e folha que abre para dentro.",
            "Se a coluna é estreita, o linear costuma ser a única opção que cabe.",
          ],
          [
            "Coluna larga ou dobradiça recuada: braço articulado, que alcança a folha com ângulo melhor.",
            "Pilar grosso afasta o motor do eixo, e aí o articulado trabalha melhor.",
            "Em muro largo, o braço articulado compensa a distância até a dobradiça.",
          ],
          [
            "Uma folha longa ou fechada recebe o vento e pede motor reforçado com trava elétrica.",
            "Um painel inteiro funciona como vela: escolha motor com folga e trava no piso ou no batente.",
            "Acima da medida da ficha, não arrisque: vento e peso quebram o braço.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de comprar",
          "Dobradiça, coluna e espaço de giro",
          "O que conferir no portão de abrir",
        ],
        slots: [
          [
            "A folha deve girar leve e parar onde é deixada; uma dobradiça caída vem antes do motor.",
            "Se a folha raspa ou desce na ponta, conserta-se a dobradiça primeiro.",
            "Uma dobradiça com folga quebra braço novo.",
          ],
          [
            "A coluna precisa ser firme, com metal ou concreto para fixar, e a folha, ter travessa na altura do motor.",
            "Coluna de tijolo sem reforço e folha sem travessa pedem serralheria.",
            "O motor puxa a coluna: ela não pode balançar.",
          ],
          [
            "Conte o espaço livre do giro, o desnível do piso e o sentido de abertura.",
            "Rampa para dentro impede a folha de abrir; confira antes.",
            "Carro estacionado no giro e piso em subida mudam a escolha do portão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Pivotante de uma folha precisa de quantos motores?",
        answers: [
          "Precisa de um. Duas folhas levam dois motores e uma central que acerta a ordem.",
          "É um motor por folha. Se só uma folha abre para o carro, pode-se automatizar apenas ela.",
        ],
      },
      {
        question: "Qual motor é mais rápido, atuador ou braço?",
        answers: [
          "Isso depende do modelo. Em geral o articulado é um pouco mais ágil, mas em folha longa a velocidade é limitada por segurança.",
          "Isso varia com a marca. A velocidade alta em folha de abrir aumenta o risco, e a parada suave conta mais.",
        ],
      },
      {
        question: "Motor pivotante subterrâneo vale a pena?",
        answers: [
          "Vale pela estética, se houver drenagem boa. A água parada na caixa é o que mais o estraga, e a obra é maior.",
          "Só com drenagem e piso que permita a obra. Para a maioria das casas, o atuador aparente é mais simples de manter.",
        ],
      },
      {
        question: "O pivotante pode abrir para a rua?",
        answers: [
          "Não é indicado: a folha avança sobre a calçada e quem passa. Consulte a regra da prefeitura e prefira abrir para dentro.",
          "Evite. Além do risco, a regra municipal costuma impedir folha aberta sobre o passeio.",
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
      "pivotante pesado subida",
      "pesado subida pivotante",
      "abrir subida",
      "abrir ladeira",
      "pesado subida",
      "garagem subida pesado",
      "subida qual motor",
      "pivotante rampa",
      "pivotante descida",
      "pivotante ladeira",
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
      "pivotante subida",
      "portão abrir subida",
      "portão abrir inclinado",
      "pivotante desnível",
      "portão abrir ladeira",
      "motor duas folhas subida",
      "portão duas folhas subida",
      "motor duas folhas rampa",
      "portão duas folhas rampa",
      "portão duas folhas inclinado",
      "portão duas folhas ladeira",
      "portão duas folhas desnível",
      "motor portão duas folhas subida",
      "motor portão duas folhas rampa",
    ],
    intent: "question",
    answers: {
      any: [
        "Em descida ou terreno inclinado, o motor pivotante serve se a folha gira sem tocar o piso e o redutor a segura parada: peça modelo irreversível ou com trava elétrica. Se o piso desce para dentro, a folha abre para dentro com folga; se desce para a rua, confira a fresta e não abra sobre a calçada.",
        "Em rampa ou subida, o motor pivotante se escolhe pelo peso e pelo comprimento de cada folha, mas antes a folha precisa girar sem raspar no piso. Se ele sobe para dentro, abre-se para o outro lado, usa-se dobradiça elevatória ou muda-se para correr.",
        "O portão de abrir com motor funciona em rampa quando a folha gira sem tocar o piso. Se a rampa sobe para dentro, ela impede o giro: a saída é dobradiça elevatória, abrir para o outro lado dentro do terreno ou mudar para correr.",
        "Em rampa, o portão pivotante só abre para o lado em que o piso desce ou é plano. Meça a altura do piso na ponta do giro: se passa da fresta da folha, ela raspa, e nenhum motor mais forte resolve.",
        "Dá para pôr motor, com uma condição: a ponta da folha precisa passar livre sobre a rampa em todo o arco. Com fotos de lado e o desnível medido, dizemos se o motor serve ou se o portão deve ser outro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como saber se a folha passa sobre a rampa",
          "Medir o desnível no arco da folha",
          "Teste da rampa antes do motor",
        ],
        slots: [
          [
            "A medida que importa é a do piso na ponta da folha, com ela aberta.",
            "Basta trena, nível ou uma régua reta, sem soltar o portão.",
            "Faça a medida com o portão parado e o motor sem energia.",
          ],
        ],
        steps: [
          "Com a folha fechada, meça a fresta embaixo, na ponta.",
          "Marque no piso onde a ponta ficará aberta.",
          "Meça quanto o piso sobe da coluna até essa marca.",
          "Se a subida passa da fresta, a folha vai raspar.",
          "Fotografe de lado e mande as duas medidas.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Soluções para portão de abrir em rampa",
          "O que fazer quando a folha raspa na rampa",
          "Dobradiça elevatória, corte ou outro portão",
        ],
        slots: [
          [
            "A dobradiça elevatória ergue a folha enquanto ela gira e serve a desnível pequeno.",
            "Um desnível pequeno se vence com dobradiça que levanta a folha no giro.",
            "Folha que sobe ao girar pede dobradiça própria e motor regulado para isso.",
          ],
          [
            "Abrir para fora só cabe dentro do terreno, porque a folha não pode avançar sobre a calçada.",
            "Inverter o sentido é possível quando há recuo dentro do lote.",
            "A folha não deve abrir sobre a calçada, mesmo que a rampa peça.",
          ],
          [
            "Rampa forte pede portão de correr com trilho nivelado ou basculante.",
            "Quando a subida é grande, troca-se o tipo: de correr, na linha plana, ou basculante.",
            "Se nada disso cabe, outro tipo de abertura sai mais barato que insistir.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Motor mais forte resolve a rampa?",
        answers: [
          "Não. Se a folha raspa no piso, mais força só entorta o braço e a dobradiça.",
          "Não resolve: o limite é a altura do piso, e não a força.",
        ],
      },
      {
        question: "Posso cortar embaixo da folha do portão em rampa?",
        answers: [
          "Pode em desnível pequeno, mas fica uma fresta na parte baixa. Borracha ou escova fecha o vão.",
          "Serve quando faltam poucos centímetros; além disso, a fresta compromete a segurança.",
        ],
      },
      {
        question: "Por que a folha do portão volta sozinha na ladeira?",
        answers: [
          "A folha volta porque a coluna segue a inclinação da rua, e não o prumo. Com as dobradiças no prumo, a folha para onde é solta.",
          "A folha está fora de prumo. O acerto é nas dobradiças, antes do motor.",
        ],
      },
      {
        question: "Duas folhas ajudam na rampa?",
        answers: [
          "Ajudam, porque cada ponta percorre um arco menor e pega menos subida.",
          "Sim: folha mais curta alcança menos rampa. O desnível ainda precisa ser medido.",
        ],
      },
    ],
    photo: "fotos do portão de lado e da rampa, com a fresta embaixo da folha e o desnível medidos",
  },
  {
    id: "pivotante-motor-preco",
    broader: "pivotante",
    label: "Preço do motor para portão de abrir",
    phrase: "o preço do motor para portão de abrir",
    asks: [
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
        "O preço do motor pivotante, para portão de abrir, fica de {price.homeSwap} na troca em casa, com mão de obra, por folha comum; duas folhas levam dois motores, {price.homeSwapTwice}. Em folha pesada, o valor vai de {price.heavySwap}, e o primeiro motor soma suporte, batente e fiação.",
        "Motor para portão de abrir de uma folha custa, trocado em casa com o trabalho, {price.homeSwap}; o kit duplo, para duas folhas, {price.homeSwapTwice}. Folha longa ou pesada leva a {price.heavySwap}, e portão ainda manual acrescenta batente, suportes e ponto de energia.",
        "Queimou o motor de braço? Outro motor pivotante, com mão de obra, sai por {price.homeSwap} em casa, ou {price.homeSwapTwice} se forem os dois de um portão de duas folhas. Portão pesado fica de {price.heavySwap}, e quem já tem o motor paga instalação desde {price.installation}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor no portão de abrir", "O que entra no preço do pivotante"],
        slots: [
          [
            "A faixa cobre motor e mão de obra; o que puxa para cima ou para baixo está aqui.",
            "Dois portões de abrir podem ter contas bem diferentes, por estes motivos.",
            "O preço sobe ou desce dentro da faixa conforme estes pontos.",
          ],
        ],
        bullets: [
          "Folhas: uma é o caso mais barato; duas somam um motor e o cabo que cruza o vão.",
          "Comprimento e vento: folha longa ou de chapa pede braço mais forte que gradil.",
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
            "Com trena e celular, portão fechado e parado, você tira tudo em dez minutos.",
            "As medidas são tiradas com o portão fechado, em uns dez minutos.",
            "Feche o portão, pegue a trena e anote o que segue.",
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
            "A folha é girada na mão e a coluna conferida antes de furar, porque braço nenhum corrige folha caída. Depois vêm batente e suporte, no ponto que a tabela do fabricante manda.",
            "Primeiro se acerta a mecânica: giro leve, coluna firme e batente no piso. O braço é montado nas medidas do fabricante, e não a olho.",
            "Dobradiça e prumo são vistos antes. O suporte vai em parte maciça da coluna, na medida da tabela do modelo, com o batente já fixo.",
          ],
          [
            "Na central regulam-se percurso, força mínima e, em duas folhas, o atraso entre elas. O teste usa caixa de papelão e inclui a chave de destravar.",
            "Força, parada suave e ordem das folhas são ajustadas na placa. No fim, a reversão é provada com um objeto macio.",
            "Por último, ajustam-se força, percurso e a folha que sai primeiro, com teste de obstáculo macio e explicação do destravamento.",
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
          "São acionadores de basculante e não servem em folha que gira.",
        ],
      },
      {
        question: "Posso trocar só um motor do par?",
        answers: [
          "Pode, se há o mesmo modelo, ou as folhas andam em tempos diferentes. Motores de modelos distintos desencontram na batida.",
          "Só por outro igual e com a mesma central. Sem reposição, troca-se o par, por {price.homeSwapTwice}.",
        ],
      },
      {
        question: "Que garantia tem e posso parcelar?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação, em até {shop.instalments} vezes no cartão.",
          "O motor tem {warranty.motor}, e a instalação, {warranty.installation}; o cartão divide em até {shop.instalments}.",
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
        "Um motor embutido no piso serve ao portão de abrir quando o braço não pode aparecer ou a coluna não aceita suporte. Ele fica numa caixa sob a dobradiça e pede dreno, base de concreto e obra no piso; o valor sai por foto.",
        "Dá para embutir o motor no chão do portão pivotante, com caixa enterrada sob o eixo de cada folha. O ponto fraco é a água: sem dreno, a caixa alaga e o motor queima. Um braço linear ou articulado dispensa a obra.",
        "Escolha motor de piso se a aparência manda e há como drenar a caixa; escolha braço na coluna se o piso alaga ou você não quer obra. Mande fotos do piso, do eixo e da coluna para a comparação.",
      ],
      price: [
        "O preço do motor embutido no piso soma um motor por folha, caixa, dreno e obra, e por isso fica acima do braço na coluna. O braço, na troca em casa, vai de {price.homeSwap}; o de piso é orçado grátis, com fotos do eixo e do chão.",
        "O motor de piso custa mais que o de braço, porque inclui caixa enterrada, dreno e concreto em cada folha. O valor sai por fotos do piso, do eixo e das medidas; para comparar, a troca com braço em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Motor de piso ou braço na coluna",
          "Quando compensa embutir o motor",
          "De piso ou de braço: o que decide",
        ],
        slots: [
          [
            "O de piso some na garagem e deixa a coluna livre; o de braço fica à vista e é mais simples de manter.",
            "Aparência é a vantagem do embutido, e acesso fácil é a vantagem do braço.",
            "Em fachada de vidro ou coluna estreita, o motor enterrado resolve onde o braço não cabe.",
          ],
          [
            "Piso que empoça, rampa para dentro e lençol de água alto são motivo para ficar no braço.",
            "Onde a água desce para a garagem, a caixa enterrada vira ralo.",
            "Sem saída de água para a rua ou para o jardim, prefira o braço.",
          ],
          [
            "Uma folha pesada apoia no eixo da caixa, que precisa de concreto firme e prumo.",
            "O eixo da folha passa a ser o do motor, e qualquer desnível faz o portão raspar.",
            "A dobradiça de baixo é substituída pelo eixo da caixa, com a folha escorada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação no piso", "Etapas da caixa enterrada", "A obra do motor embutido"],
        slots: [
          [
            "Abre-se o piso sob o eixo, com dreno até um ponto mais baixo.",
            "A primeira etapa é a cava com dreno, que não pode ficar para depois.",
            "O serviço começa pelo dreno e pelo eletroduto da caixa.",
          ],
          [
            "A caixa é chumbada no nível e espera a cura antes de receber a folha.",
            "Concreto curado e caixa no prumo garantem folha que não raspa.",
            "Depois da cura, a folha é encaixada no eixo, escorada.",
          ],
          [
            "Cabos seguem enterrados em eletroduto até a central, que fica no alto, longe da água.",
            "A central não vai na caixa: fica na parede, protegida da chuva.",
            "No fim, regulam-se força, batente e fotocélula.",
          ],
        ],
      },
    ],
    keep: ["cost"],
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
          "Sim, um por folha, com o cabo passando enterrado de um lado ao outro.",
        ],
      },
      {
        question: "Como se abre o motor de piso na falta de energia?",
        answers: [
          "Abre-se por chave de destravamento no eixo ou no piso, conforme o modelo, com a folha reta e sem vento forte.",
          "Abre-se com a chave própria do modelo. Peça para praticar com o técnico no dia da entrega.",
        ],
      },
      {
        question: "Dá para colocar em portão que já existe?",
        answers: [
          "Dá, com obra no piso e adaptação do eixo da folha. A foto da dobradiça de baixo mostra o trabalho.",
          "Em geral, sim, mas exige escorar a folha e refazer o apoio de baixo.",
        ],
      },
    ],
    photo: "fotos do piso junto à dobradiça, da coluna e da folha inteira, com o comprimento de cada folha",
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
        "Um portão que abre para fora aceita motor se o giro ficar dentro do terreno; sobre a calçada, confirme antes a regra da prefeitura. Usa-se braço com suporte próprio para abertura externa, um por folha, e fotocélula dos dois lados.",
        "Motor para portão de abrir para fora existe: o braço trabalha empurrando, com suporte de abertura externa na coluna. O limite é a rua: folha que avança no passeio atinge quem passa, e a prefeitura pode proibir.",
        "Antes do motor, veja se dá para inverter o portão para dentro, trocando dobradiças e batente. Se a abertura tem de ser para fora, usa-se braço para abertura externa em cada folha, fotocélula do lado da rua e velocidade baixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para dentro ou para fora", "Quando a abertura externa serve", "Escolha o lado antes do motor"],
        slots: [
          [
            "Para dentro é o mais seguro e o mais simples, se o carro couber com as folhas abertas.",
            "Prefira para dentro quando há vão livre do tamanho da folha.",
            "Abrir para dentro deixa motor, braço e dobradiça protegidos da rua.",
          ],
          [
            "Para fora faz sentido em recuo próprio, estrada interna de condomínio ou chácara.",
            "Rampa que sobe para dentro é o motivo comum de abrir para fora; com recuo no lote, funciona.",
            "Com recuo entre o portão e a calçada, a folha gira sem invadir o passeio.",
          ],
          [
            "Sem vão para nenhum dos lados, portão de correr ou basculante resolve melhor.",
            "Se a folha só abre sobre a calçada, compare com o de correr antes de gastar com motor.",
            "Onde o passeio é estreito, mudar o tipo de portão sai mais seguro que automatizar para fora.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que muda na montagem", "Braço, coluna e sensor do lado da rua", "Como o motor é fixado"],
        slots: [
          [
            "O suporte da coluna é outro, e as medidas até a dobradiça seguem o desenho do fabricante.",
            "Nem todo braço aceita abertura externa: o manual do modelo diz as medidas.",
            "O motor fica por dentro e empurra a folha, o que reduz o ângulo em alguns modelos.",
          ],
          [
            "Uma fotocélula protege o vão e outra a área do giro, onde passa gente.",
            "Do lado da rua entram fotocélula e sinaleiro, porque ali há pedestre.",
            "A força é regulada no mínimo, e a folha para ao menor encontro.",
          ],
          [
            "Em duas folhas, cada uma leva o seu braço, e a central atrasa a que fecha por último.",
            "O batente central segura as folhas contra vento e empurrão.",
            "A trava elétrica no piso é bem-vinda, porque a folha recebe força da rua.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Portão pode abrir para a calçada?",
        answers: [
          "A regra é do município, e o comum é exigir o passeio livre. Consulte a prefeitura antes.",
          "Depende da prefeitura. Na dúvida, abra para dentro ou recue o portão.",
        ],
      },
      {
        question: "Dá para inverter o portão para abrir para dentro?",
        answers: [
          "Muitas vezes sim: o serralheiro muda dobradiças e batente. Confira rampa e espaço do carro.",
          "Sim, se o piso de dentro não sobe e há vão livre. Fotos de lado mostram.",
        ],
      },
      {
        question: "O motor fica do lado de fora?",
        answers: [
          "Não precisa: há suporte para deixá-lo por dentro, empurrando a folha.",
          "Em geral fica por dentro, protegido. A coluna precisa de espaço para o braço.",
        ],
      },
      {
        question: "Motor de piso serve em portão que abre para fora?",
        answers: [
          "Serve, e fica escondido sob a dobradiça, com dreno. É obra maior.",
          "Sim, onde a coluna não aceita braço. Pede caixa no piso e escoamento de água.",
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
        "Um motor hidráulico move o portão de abrir com óleo sob pressão: é suave, forte e aguenta muito uso, mas custa mais e pode vazar com os anos. O eletromecânico, de fuso, é o comum em casa: mais barato e mais simples de consertar.",
        "Entre hidráulico e eletromecânico, escolha hidráulico para folha muito pesada e uso contínuo, como condomínio e empresa; escolha eletromecânico para casa. Nos dois, coluna firme e dobradiça em ordem decidem mais que o tipo.",
        "Em casa, o eletromecânico basta; o hidráulico é para folha pesada e uso contínuo. O hidráulico tem uma bomba que empurra o pistão e pede troca de óleo e vedação na manutenção; o eletromecânico gira um fuso e pede lubrificação e conferência da engrenagem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Hidráulico e de fuso, lado a lado", "O que muda no dia a dia", "Preço, força e manutenção"],
        slots: [
          [
            "Na força contínua, o hidráulico leva vantagem e esquenta menos.",
            "Um portão que não descansa gasta menos o hidráulico.",
            "Para o uso de uma família, a vantagem não aparece.",
          ],
          [
            "No conserto, o eletromecânico tem peça em qualquer loja; o hidráulico pede vedação e óleo do modelo.",
            "Vazamento de óleo é o defeito típico do hidráulico.",
            "Antes de comprar hidráulico, pergunte por peça e assistência na região.",
          ],
          [
            "Na falta de luz, os dois se destravam por chave, com o disjuntor desligado e a folha nivelada.",
            "O hidráulico pode ter bloqueio que segura a folha; sem ele, usa-se trava elétrica.",
            "Em folha comprida, a trava elétrica é pedida nos dois.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com cada um", "Óleo, vedação e lubrificação", "A manutenção"],
        slots: [
          [
            "No hidráulico, mancha de óleo na haste já é motivo de visita.",
            "Uma haste riscada corta a vedação e começa o vazamento.",
            "O óleo é o do fabricante e não se completa com outro.",
          ],
          [
            "No de fuso, a graxa é pouca e no ponto indicado pelo manual.",
            "O barulho de engrenagem seca pede revisão, e não mais graxa.",
            "Em casa, a revisão é {visits.home}.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Existe hidráulico para portão de correr?",
        answers: [
          "Não é comum. No de correr usa-se motor de cremalheira; hidráulico é para folha de girar.",
          "Na prática, não. Ele é usado em portão de abrir e em cancela.",
        ],
      },
      {
        question: "O hidráulico gasta mais luz?",
        answers: [
          "A diferença é pequena na conta de uma casa, porque trabalha poucos segundos.",
          "Pouco. Escolha pela folha e pelo uso.",
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
        ["pivotante", "portão pivotante", "portão abrir", "motor pivotante"],
      ),
      "por que escolher portão pivotante",
      "portão pivotante é bom",
    ],
    intent: "question",
    answers: {
      any: [
        "As vantagens do portão pivotante, o de abrir, são não precisar de parede ao lado nem de trilho no chão, abrir em silêncio e pedir pouca manutenção. Em troca, a folha ocupa o piso por onde gira e, com duas, leva dois motores, de {price.homeSwap} cada na troca em casa.",
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
];
