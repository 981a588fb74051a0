import type { Concept } from "#domain/knowledge/concept.ts";

export const duasFolhas: Concept = {
  id: "duas-folhas",
  kind: "gate",
  label: "Portão de duas folhas",
  phrase: "o portão de duas folhas",
  words: [
    "duas folhas",
    "2 folhas",
    "folha dupla",
    "portão duplo",
    "duas bandas",
    "duas abas",
    "pivotante duplo",
    "pivotante simples ou duplo",
    "pivotante simples ou dupla",
    "pivotante um ou dois motores",
    "kit duplo",
    "portão bipartido",
    "portão que abre no meio",
    "portão partido no meio",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão de duas folhas recebe um motor por folha e uma central que comanda os dois, com retardo para uma sair antes da outra. O valor depende do comprimento das folhas e das colunas, e sai por foto.",
      "Em portão de duas folhas, a que tem a aba da emenda abre primeiro e fecha por último. Quando essa ordem se perde, uma prende a outra. O acerto é na central, depois de conferir dobradiças e batentes.",
      "Portão de duas folhas divide o peso: cada folha curta faz menos alavanca e cansa menos o braço. Em troca, são dois motores, duas fixações e um cabo que atravessa o vão por baixo do piso.",
    ],
    price: [
      "O portão de duas folhas custa mais que o de uma, porque leva dois motores e uma central dupla. Para comparar, a troca de um motor só, em casa, fica de {price.homeSwap}; o conjunto é orçado grátis, pelo comprimento das folhas, pelas colunas e pela passagem do cabo.",
      "Kit para portão de duas folhas é orçado por foto e medidas. A troca de motor residencial tem referência de {price.homeSwap}, e o conjunto duplo depende de folhas, colunas e trava elétrica.",
    ],
    repair: [
      "Portão de duas folhas que não fecha por inteiro costuma ter retardo errado, batente solto ou um motor mais lento que o outro. O técnico testa cada folha separada, na mão e no motor.",
      "Se só uma das duas folhas do portão anda, o defeito está no braço, no cabo ou na saída da central daquele lado. Desligue o disjuntor e mande um vídeo das duas.",
    ],
    installation: [
      "Instalar motor em portão de duas folhas pede dois suportes, batente central no chão e eletroduto sob o piso até o segundo motor. A central define retardo e ordem, e a trava elétrica prende a emenda.",
      "No portão de duas folhas, a instalação começa pelas dobradiças e pelo batente do meio. Depois vêm os braços, o cabo do segundo motor e a programação da ordem. A garantia do serviço é de {warranty.installation}.",
    ],
    "how-to": [
      "Para abrir sem energia o portão de duas folhas, retas e em piso nivelado, desligue o disjuntor, destrave os dois motores e mova primeiro a folha com a aba da emenda. Para fechar, ela vai por último. Nunca force braço travado.",
      "A ordem do portão de duas folhas na mão é a mesma do motor: abre antes a que cobre a emenda, fecha por último a mesma. Com as folhas retas e firmes, desligue o disjuntor e destrave uma por vez.",
    ],
    question: [
      "Dá para automatizar só uma das duas folhas: a outra fica presa por trinco no chão, e a passagem automática fica menor. Se pensa em completar depois, escolha já uma central para dois motores.",
      "O portão de duas folhas vale a pena em vão largo com área de giro: cada folha curta faz menos alavanca. Custa mais que uma, porque são dois motores, e pede batente central e trava no vento.",
    ],
  },
  line: [
    "Em duas folhas, cada uma tem o próprio motor, e a central decide a ordem.",
    "Portão de duas folhas fecha torto quando o retardo entre elas está errado.",
    "O cabo do segundo motor atravessa o vão por eletroduto sob o piso.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como funcionam duas folhas com motor",
        "Como a central comanda as duas folhas",
        "Ordem de abertura das duas folhas",
      ],
      slots: [
        [
          "Cada folha gira na própria dobradiça e recebe um braço, e uma central comanda os dois.",
          "São dois motores iguais, um por folha, ligados à mesma central.",
          "O kit duplo traz um braço para cada folha e uma placa que dá a ordem aos dois.",
        ],
        [
          "A folha com a aba que cobre a emenda abre primeiro e fecha por último.",
          "O retardo faz uma folha sair um pouco antes, para a emenda não prender a outra.",
          "Entre as folhas há um atraso programado, que garante o encaixe certo da emenda.",
        ],
        [
          "Há também duas folhas de correr, uma para cada lado, cada qual com seu motor e sua cremalheira.",
          "No portão de correr bipartido, as folhas se afastam do centro e cada uma tem o próprio motor.",
          "Existe ainda o deslizante bipartido, em que cada folha corre para um lado.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Defeitos típicos de folha dupla", "Quando uma folha prende a outra", "Só uma folha anda: por quê?"],
      slots: [
        [
          "Emenda que não encosta revela retardo errado ou batente central fora do lugar.",
          "Se as folhas se encontram na ordem trocada, a aba da emenda fica por dentro e trava.",
          "Folhas que se esbarram no fechamento pedem acerto de retardo e de batente.",
        ],
        [
          "Uma folha mais lenta costuma ter dobradiça seca, fuso gasto ou capacitor fraco.",
          "Diferença de velocidade entre os lados vem de dobradiça pesada ou de motor cansado.",
          "Quando um lado atrasa mais a cada semana, a folha pesou ou o motor perdeu força.",
        ],
        [
          "Se só uma anda, verifique o disjuntor e peça o teste do cabo que passa sob o piso.",
          "Um cabo enterrado sem eletroduto apodrece com a umidade e deixa um lado parado.",
          "Uma folha parada de um lado só aponta para cabo, braço ou saída da central.",
        ],
      ],
      bullets: [
        "Folhas que se encontram na ordem errada",
        "Fresta no meio depois de fechar",
        "Uma folha parada e a outra andando",
        "Trava elétrica que não encaixa",
        "Ponta de uma folha mais baixa",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste de cada folha, na mão",
        "O que conferir nas duas folhas sem risco",
        "Separar mecânica de elétrica em folha dupla",
      ],
      slots: [
        [
          "O teste compara uma folha com a outra, e a diferença mostra o lado do defeito.",
          "Comparar os dois lados é a maneira mais rápida de achar a causa.",
          "Uma folha serve de medida para a outra: o que muda entre elas é o problema.",
        ],
        [
          "Mantenha crianças longe do giro e dos vãos junto às dobradiças.",
          "Ninguém fica no arco das folhas nem põe a mão perto da coluna durante o teste.",
          "Segure pela ponta, com o giro livre e os dedos longe do braço.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Se as folhas estiverem retas e o piso for nivelado, destrave a que tem a aba da emenda e abra devagar, pela ponta.",
        "Faça o mesmo com a outra e compare o esforço. Dobradiça solta ou coluna trincada: pare.",
        "Feche na ordem inversa, trave as duas e veja se a emenda encosta no batente central.",
        "Religue o disjuntor e grave um vídeo de um ciclo completo, de longe.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico ajusta em folha dupla",
        "Batente, retardo e trava",
        "A visita ao portão de duas folhas",
      ],
      slots: [
        [
          "Primeiro cada folha é testada solta, com dobradiças, prumo e batente do meio conferidos.",
          "O técnico nivela as pontas e firma o batente central antes de programar a central.",
          "As duas folhas precisam encostar no mesmo plano, e a mecânica é acertada até chegar lá.",
        ],
        [
          "Depois os braços são regulados, e a central recebe percurso, força e retardo de cada lado.",
          "Na central, cada motor tem percurso e força próprios, e o retardo define quem sai antes.",
          "A programação separa os lados: tempo, força e redução de velocidade de cada folha.",
        ],
        [
          "A trava elétrica é alinhada para prender a emenda e soltar antes do movimento.",
          "Com a trava no lugar, a emenda fica firme contra vento e empurrão.",
          "O teste final {em} confere trava, fotocélula e a ordem das folhas em vários ciclos.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço do kit duplo",
        "O que muda o preço em duas folhas",
        "O que entra no orçamento de duas folhas",
      ],
      slots: [
        [
          "Dois motores e central dupla formam a base do preço, definido por comprimento e peso das folhas.",
          "O valor parte do conjunto de dois braços, escolhido pela medida de cada folha.",
          "Cada folha leva um motor, e o comprimento delas define o modelo do kit.",
        ],
        [
          "Trava elétrica, batente central e passagem de cabo sob o piso completam a conta.",
          "O eletroduto até o segundo motor pode exigir corte no piso, e isso muda o orçamento.",
          "Coluna oca e dobradiça gasta somam serralheria, sempre informada antes.",
        ],
        [
          "Com fotos e medidas, o orçamento é grátis e o cartão parcela em até {shop.instalments} vezes.",
          "O valor fechado sai por fotos no WhatsApp; a instalação avulsa, de motor comprado à parte, sai a partir de {price.installation}.",
          "Para motor comprado à parte, a mão de obra sai a partir de {price.installation}, confirmada por foto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Duas folhas ou uma só?", "Quando o kit duplo compensa", "Motor nas duas ou em uma?"],
      slots: [
        [
          "Duas folhas curtas giram em menos espaço e sofrem menos com vento que uma longa.",
          "Dividir o vão encurta a alavanca, e cada braço trabalha com menos esforço.",
          "Em garagem rasa, duas folhas pequenas cabem onde uma grande bateria no carro.",
        ],
        [
          "Se o carro passa por uma folha só, dá para automatizar uma e manter a outra no ferrolho.",
          "Um motor em apenas uma folha é possível quando ela sozinha dá passagem ao carro.",
          "Quem raramente abre as duas pode motorizar uma e usar a outra na mão.",
        ],
        [
          "Com recuo lateral livre, vale comparar com o portão de correr, que dispensa área de giro.",
          "Sem espaço para o giro, o deslizante de uma ou duas folhas pode servir melhor.",
          "Onde há parede livre ao lado, o deslizante concorre com a folha dupla em espaço e uso intenso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso trocar os dois motores juntos?",
      answers: [
        "Não obrigatoriamente. Se o outro está bom e há modelo compatível com a central, troca-se um só. Motores muito diferentes em velocidade atrapalham o retardo.",
        "Só quando o par não existe mais ou os dois estão gastos. Velocidades iguais facilitam o fechamento da emenda.",
      ],
    },
    {
      question: "Qual folha deve abrir primeiro?",
      answers: [
        "É a que tem a aba que cobre a emenda. Ela abre primeiro e fecha por último, e o retardo na central garante essa ordem.",
        "Abre primeiro a folha com a aba da emenda. Se abrir depois, fica presa na outra e força braço e dobradiça.",
      ],
    },
    {
      question: "Como o cabo chega ao motor do outro lado?",
      answers: [
        "O cabo passa por eletroduto enterrado sob o vão, ou por cima quando há viga. Por isso convém prever a passagem antes de refazer o piso.",
        "O cabo passa sob o piso, dentro de eletroduto. Sem passagem pronta, é feito um corte no piso, incluído no orçamento.",
      ],
    },
    {
      question: "Portão de duas folhas precisa de trava elétrica?",
      answers: [
        "Em folhas longas ou fechadas, sim: ela prende a emenda contra vento e empurrão e alivia os braços.",
        "Na maioria dos casos é recomendável, porque sem trava a emenda balança e os braços seguram tudo.",
      ],
    },
    {
      question: "Dá para abrir só uma folha para pedestre?",
      answers: [
        "Dá, se a central tiver abertura parcial: um botão do controle abre apenas a folha com a aba da emenda.",
        "Em muitas centrais, sim, por um botão separado. Só a folha que abre primeiro pode ser usada assim.",
      ],
    },
  ],
  photo: "fotos das duas folhas fechadas, das dobradiças e das colunas, com o comprimento de cada folha",
  traits: {
    "Espaço que ocupa": "Giro menor, dividido entre os dois lados",
    "Como abre": "Duas folhas saem do centro, em ordem programada",
    Motor: "Um por folha, com central dupla e retardo",
    "Onde combina": "Vãos largos, chácaras e garagens com pouco fundo",
  },
  related: ["pivotante", "braco", "trava", "dobradica", "batente", "placa"],
  topic: "instalacao-de-motor-pivotante",
};
