import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const batente: NarrowConcept[] = [
  {
    id: "correr-sem-batente",
    broader: "batente",
    label: "Portão de correr sem batente",
    phrase: "o portão de correr sem batente",
    asks: [
      "correr sem batente perigo",
      "portão correr sem batente perigo",
      "portão correr sem batente perigoso",
      "portão não tem batente",
      "falta batente portão",
      "correr sem batente",
      "deslizante sem batente",
      "sem batente",
      "saindo batente",
      "deslizante saindo batente",
      "passa batente",
      "sai batente",
      "falta batente",
      "batente correr obrigatório",
      "precisa batente",
      "portão sem batente",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de correr sem batente é perigoso: se o fim de curso falha ou alguém empurra, a folha passa da guia de cima e tomba. Desligue o disjuntor, fique longe e não use o motor até fixar um batente de aço em cada ponta. Fornecemos e instalamos, com o valor dado de graça por foto.",
        "O deslizante sem parada final é perigoso, porque só o batente impede a folha de correr até sair da guia e tombar. Não use nem empurre de volta; desligue o disjuntor, afaste todos dos dois lados e mande fixar um batente em cada ponta.",
        "Sim, a folha de correr pode tombar sem batente na ponta, por isso o portão não pode funcionar assim. Pare de usar, com o disjuntor desligado e distância de duas alturas da folha, até o batente soldado ou chumbado e o fim de curso regulado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que sem batente é perigoso", "O risco da folha que passa do ponto"],
        slots: [
          [
            "A folha pesa centenas de quilos e só fica em pé entre o trilho e a guia de cima. Quando passa da guia, cai para qualquer lado, e ninguém a segura com as mãos.",
            "A folha fica em pé porque tem o trilho embaixo e a guia em cima. Fora dos dois, ela tomba, e ninguém segura centenas de quilos com as mãos.",
            "O portão de correr se apoia no trilho embaixo e na guia em cima. Quando a folha sai de um dos dois, a queda é imediata.",
          ],
          [
            "Na falta de luz, com o motor destravado, a folha corre livre e só o batente a detém. Em trilho inclinado, ela anda sozinha até o fim, por isso não se destrava ali.",
            "Com o motor destravado, o portão corre até o fim, e em trilho inclinado corre sem ninguém empurrar. O batente é a última proteção.",
            "Quem destrava para sair sem luz empurra a folha até a ponta, e nela só há o batente. Trilho inclinado não se destrava.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o batente não segura", "O que olhar nas pontas do trilho"],
        slots: [
          [
            "Olhe de longe, com o portão parado. Qualquer sinal destes pede parar de usar.",
            "Veja as duas pontas sem encostar na folha. Um só já basta para interditar.",
            "Com o disjuntor desligado e a distância, compare.",
          ],
        ],
        bullets: [
          "Solda trincada ou chumbador solto",
          "Marca de batida forte na peça",
          "Folha que para cada vez mais longe: fim de curso fora do lugar",
          "Batente baixo, que pega só a chapa e não a estrutura",
          "Uma das pontas sem nada",
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz o batente certo", "Batente nas duas pontas"],
        slots: [
          [
            "O batente é de aço, soldado ou chumbado na altura que pega o tubo da estrutura, e não a chapa, com borracha para amortecer. A folha fica escorada e a placa do motor, desligada dos fios durante a solda.",
            "Peça de aço fixa, com borracha, encostando no quadro da folha. Na solda, a folha é escorada e a central sai do circuito.",
            "Nas duas pontas vai aço firme, com borracha, na altura do quadro. A solda exige escora e placa desconectada.",
          ],
          [
            "Depois o fim de curso é regulado para o motor desligar antes do batente, que fica só como segurança. A regulagem em casa parte de {price.preventive}, sem peças, e a peça com a solda soma.",
            "Quem para a folha todo dia é o fim de curso, ajustado antes do batente. Regular custa em residência a partir de {price.preventive}, fora peças.",
            "O motor deve desligar alguns centímetros antes. Ajustar o fim de curso, em casa, começa em {price.preventive}, sem contar peças; aço e solda são à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar pedra ou pneu como batente?",
        answers: [
          "Não. Eles escorregam ou são empurrados pela folha, que pesa centenas de quilos. O batente tem de ser fixo, de aço.",
          "Não servem, porque a folha os arrasta. Só uma peça soldada ou chumbada segura.",
        ],
      },
      {
        question: "O batente estraga o motor?",
        answers: [
          "Não, se o fim de curso estiver certo, porque o motor desliga antes. Motor que bate todo dia no batente precisa de regulagem.",
          "Só quando a folha bate com o motor ligado. O fim de curso regulado evita isso.",
        ],
      },
      {
        question: "E se a folha já passou do batente?",
        answers: [
          "Não empurre de volta: desligue o disjuntor, afaste todos dos dois lados e chame, {shop.hours}. O técnico escora antes de recolocar.",
          "Deixe como está, com a energia cortada e a área vazia. A folha é recolocada com escora; atendemos {shop.hours}.",
        ],
      },
      {
        question: "Batente em uma ponta só resolve?",
        answers: [
          "Não, porque a folha sai pelos dois lados: no fechamento e na abertura. São dois, mais a guia de cima ajustada.",
          "Não. Tanto abrindo quanto fechando ela pode passar, então cada ponta tem o seu.",
        ],
      },
    ],
    photo: "fotos das duas pontas do trilho, com o portão aberto e fechado, tiradas de longe",
  },
  {
    id: "batente-portao-correr",
    broader: "batente",
    label: "Batente de segurança do portão de correr",
    phrase: "o batente de segurança do portão de correr",
    asks: [
      ...combine(
        ["batente", "batente segurança", "batente final", "trava final", "limitador"],
        ["portão correr", "portão deslizante", "correr", "deslizante"],
      ),
      "batente portão correr onde colocar",
      "batente portão correr como fazer",
      "instalar batente portão correr",
      "colocar batente portão correr",
      "batente fim de trilho",
      "batente trilho portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O batente de segurança do portão de correr é a peça de aço, soldada ou chumbada, que impede a folha de sair do trilho, e vai um em cada ponta. Instalamos e reforçamos; peça e solda são orçadas pela foto das duas pontas, e a base pronta no piso sai mais barata que a nova.",
        "Para colocar batente no portão deslizante, prendem-se duas peças de aço, uma em cada ponta, que seguram a folha se o motor não parar. Soldar em coluna existente é mais simples e barato que chumbar base nova. O orçamento é grátis, pela foto das duas pontas do trilho.",
        "Para o portão de correr, o batente de segurança se faz em aço com borracha, na altura do quadro da folha, preso em base que não cede. São dois, um por ponta; se falta algum ou está solto, não use o motor até instalar, serviço orçado por foto das pontas.",
      ],
      repair: [
        "Se a trava ou o batente do portão deslizante quebrou, desligue o disjuntor e não use o motor: sem ele, a folha pode sair do trilho e tombar. O técnico prende um batente novo, com solda ou chumbador, e regula a parada, em visita a partir de {price.preventive} em casa, sem peças.",
        "O batente quebrado ou solto do portão de correr precisa ser refeito antes de o motor voltar a andar, porque é ele que segura a folha quando o fim de curso falha. Deixe o disjuntor desligado. A visita em casa parte de {price.preventive}, sem peças, e o batente com a solda é orçado pela foto das pontas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como é o batente certo", "Onde vai e de que é feito"],
        slots: [
          [
            "A peça pega no quadro da folha, na altura da travessa, e não na chapa, que amassaria. Uma segura a folha antes que ela passe da guia ao abrir; a outra dá o encosto ao fechar.",
            "O encosto fica na altura da travessa, onde o ferro é mais forte. Na abertura, o aço impede a folha de passar da guia; no fechamento, marca o ponto final.",
            "Na medida certa, o aço toca o quadro e nunca a chapa. Um batente trava o fim da abertura, antes de a folha deixar a guia de cima, e o outro recebe o fechamento.",
          ],
          [
            "A borracha na ponta só tira o barulho; quem segura o peso é o aço. Soldar em coluna firme é o mais barato, chumbar no piso vem depois, e base de concreto nova acrescenta a cura.",
            "Borracha amortece o toque, mas não substitui a peça. O custo sobe da solda em coluna firme ao chumbador no piso e à base de concreto, que precisa curar.",
            "Quem aguenta o peso é o aço bem preso, e a borracha apenas abafa. Coluna boa permite soldar e gastar menos; sem ela, chumba-se no piso ou se faz uma base.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Batente e fim de curso não são a mesma coisa", "Quem para o portão todo dia"],
        slots: [
          [
            "No dia a dia, quem para o portão é o fim de curso, o sensor que avisa o motor; o batente só trabalha quando ele falha. Folha que bate toda vez está com o sensor fora do ponto.",
            "O motor deve desligar um pouco antes, pelo fim de curso, que é o sensor de parada. Pancada em cada fechamento é regulagem, e não batente fraco.",
            "Fim de curso é o sensor que manda parar, e o batente é a trava de emergência. Se o aço apanha todo dia, regule o sensor, a partir de {price.preventive} na visita em casa, sem peças.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o batente não segura", "Quando parar de usar o portão"],
        slots: [
          [
            "Solda trincada, chumbador solto, ferro torto ou peça que mexe são motivo para parar. Desligue o disjuntor e deixe a folha fechada até o reforço.",
            "Peça que balança, parafuso frouxo ou solda aberta mostram que o batente já não segura. O motor fica desligado no quadro até o conserto.",
            "Se o ferro entortou, a solda abriu ou a base saiu do piso, corte a energia e não acione mais. O próximo tranco pode arrancar tudo.",
          ],
          [
            "Ponta da folha além da guia é perigo de queda: afaste-se dos dois lados e não empurre de volta.",
            "Folha que passou da guia pode tombar para qualquer lado, então ninguém tenta recolocar na mão.",
            "Caso a folha tenha saído da guia de cima, isole os dois lados e espere o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar pedra, pneu ou madeira como batente?",
        answers: [
          "Não. A folha empurra ou passa por cima. O batente tem de ser fixo no chão ou na coluna.",
          "Não serve: apoio solto escorrega, e a folha com motor tem força para levá-lo junto.",
        ],
      },
      {
        question: "Batente é obrigatório no portão de correr?",
        answers: [
          "Nós não deixamos portão com motor sem ele: se o sensor falha, só o batente segura a folha.",
          "Na prática, sim: sem batente, uma falha do sensor ou um empurrão põe a folha fora do trilho.",
        ],
      },
      {
        question: "Precisa trocar o motor para pôr batente?",
        answers: [
          "Não. Põe-se a peça, e o ponto de parada do motor é regulado de novo na mesma visita.",
          "Não: o motor fica, e só o percurso é gravado outra vez, com a folha parando antes do batente.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "Soldado em coluna firme, é serviço de até {trade.smallRepair} por ponta. Base de concreto precisa curar antes de o portão voltar ao automático.",
          "Até {trade.smallRepair} em cada ponta, quando há coluna para soldar. Com concreto novo, espera-se a cura.",
        ],
      },
    ],
    photo: "fotos das duas pontas do trilho, com o portão aberto e fechado, tiradas de longe",
  },
  {
    id: "batente-arrancou",
    broader: "batente",
    label: "Batente arrancado ou solto",
    phrase: "o batente arrancado do portão",
    intent: "repair",
    asks: [
      "batente correr caiu",
      "batente portão correr caiu",
      "batente portão correr soltou",
      "batente correr soltou",
      "batente deslizante caiu",
      "batente portão correr quebrou",
      "batente arrancou",
      "batente arrancado",
      "batente soltou",
      "batente solto",
      "batente quebrou",
      "batente quebrado",
      "batente caiu",
      "arrancou batente",
      "batente torto",
      "batente entortou",
      "batente amassado",
    ],
    answers: {
      any: [
        "Se o batente do portão arrancou ou caiu, pare de usar e desligue o disjuntor. Sem o batente, a folha de correr pode sair do trilho e tombar, e a de abrir entorta o braço do motor. O técnico chumba ou solda outro em base firme e acerta o fim de curso.",
        "O batente do portão de correr que caiu ou soltou deixa a folha sem limite no fim do trilho, e ela pode tombar. Desligue o disjuntor e não mova o portão até a fixação nova. O conserto do batente é orçado de graça por foto; a visita só de regulagem em casa parte de {price.preventive}, sem peças.",
        "Se o parafuso do batente soltou da parede ou do piso, não use o portão até refazer a fixação, porque nada segura a folha no fim do percurso. Parafuso em reboco não aguenta: o técnico chumba o batente em base firme e corrige o fim de curso, que deixava a folha bater. As fotos do batente dão o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o batente arrancou", "Fim de curso tardio e base fraca"],
        slots: [
          [
            "O batente se solta aos poucos quando a folha bate nele todo dia. Isso acontece porque o fim de curso, o sensor que manda parar, avisa tarde, e o motor ainda empurra.",
            "O sensor de parada fora do ponto deixa a folha bater com o motor ligado. A pancada, repetida todo dia, solta qualquer chumbador.",
            "A causa comum é a parada atrasada: a folha chega ao fim, e o motor ainda força. Com a pancada repetida, até a solda arranca.",
          ],
          [
            "Parafuso em reboco ou em piso fino não segura nem batida leve. A roldana gasta, que deixa a folha correr solta, também aumenta a pancada.",
            "Base fraca, como reboco e contrapiso fino, cede cedo. Uma folha que corre sem freio, por roda gasta, piora a batida.",
            "O chumbador preso só no reboco se solta com pouco esforço. Uma folha que corre livre demais chega com mais força ao fim.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "Portão sem batente: cuidados"],
        slots: [
          [
            "Não improvise com pedra, madeira ou tijolo, que saltam e desviam a roda. Desligue o disjuntor, deixe a folha onde está e avise quem tem controle.",
            "Pedra e calço de madeira não seguram uma folha em movimento. Deixe o portão parado onde está, sem energia e com os controles guardados.",
            "Não ponha tijolo no lugar do batente, porque a roda sobe nele. Deixe o disjuntor desligado, o portão parado e a família avisada.",
          ],
          [
            "Sem o batente, a folha de correr pode cair na ponta do trilho. Ninguém fica ali, e a folha não deve ser empurrada até o fim.",
            "Mantenha pessoas longe da ponta do trilho e não leve a folha até lá, nem na mão.",
            "A folha de correr tomba na ponta sem limite. Não a empurre e não deixe ninguém por perto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o batente é refeito", "Batente novo e motor regulado"],
        slots: [
          [
            "O ponto é marcado com a folha movida na mão pelo técnico, para o batente pegar na estrutura, e não na chapa. A fixação vai em concreto ou em estrutura, e para soldar a central é desconectada.",
            "Primeiro se marca onde a folha deve parar, aberta e fechada; depois se chumba em concreto ou se solda em estrutura firme, com a placa desligada.",
            "O técnico marca o fim seguro do percurso e fixa o batente em base que aguente a folha inteira. Para soldar, ele desconecta a central do motor.",
          ],
          [
            "Por último o fim de curso é regulado para parar um pouco antes, e força e desaceleração são testadas em vários ciclos. Chumbador precisa de cura, em geral de um dia, antes de religar.",
            "A parada é acertada para quase não encostar, com força mínima. Se houve concreto, espera-se cerca de um dia para usar.",
            "Depois o técnico regula o motor para a folha chegar sem bater. O concreto novo precisa de cerca de um dia antes de o motor ser ligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma pedra no lugar do batente?",
        answers: [
          "Não. A pedra sai do lugar, e a roda sobe nela e sai do trilho.",
          "Não ponha. A pedra salta com a pancada e desvia a roda.",
        ],
      },
      {
        question: "Precisa regravar o percurso depois?",
        answers: [
          "Sim, porque o ponto de parada muda com o batente novo. Isso faz parte da regulagem.",
          "Precisa, nos motores que gravam o percurso. Leva poucos minutos na mesma visita.",
        ],
      },
      {
        question: "O batente precisa de borracha?",
        answers: [
          "Ajuda no barulho e na pancada leve, mas não substitui o fim de curso. Borracha com motor forçando também arranca.",
          "A borracha é boa contra o barulho, mas quem para o portão todo dia é o sensor. O batente de aço é a segurança.",
        ],
      },
      {
        question: "A pancada estragou o motor?",
        answers: [
          "Pode ter gastado a engrenagem ou o braço. O técnico confere os dois depois de refazer o batente.",
          "Às vezes. Se depois do conserto aparecem folga e estalo, a engrenagem ou o braço gastou.",
        ],
      },
    ],
    photo: "fotos do lugar do batente e da ponta da folha",
  },
  {
    id: "para-choque-do-portao",
    broader: "batente",
    label: "Para-choque e batente do portão",
    phrase: "o para-choque e o batente do portão",
    asks: [
      "para-choque batente",
      "para-choque batente portão",
      "para-choque batente deslizante",
      "para-choque portão deslizante",
      "para-choque portão correr",
      "para-choque borracha portão",
      "parachoque portão",
      "parachoque batente portão",
      "parachoque portão deslizante",
      "amortecedor batente deslizante",
      "amortecedor fim portão correr",
      "amortecedor portão deslizante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O amortecedor para portão deslizante é a borracha, ou para-choque, presa ao batente de cada ponta: ela tira a pancada, e o batente de aço segura a folha no trilho. Antes da borracha, o técnico regula a parada do motor, ajuste que em casa parte de {price.preventive}, sem peças.",
        "O batente de borracha para portão deslizante, ou para-choque, amortece o toque, mas quem impede a folha de sair do trilho é o batente de aço, fixado em cada ponta. Use os dois juntos. Instalamos o conjunto e regulamos a parada do motor, ajuste que em casa parte de {price.preventive}, sem peças.",
        "Para-choque e batente de portão deslizante trabalham juntos nas duas pontas: o batente, de aço e firme, segura a folha, e o para-choque, de borracha, tira a pancada. Instalamos os dois e regulamos o motor para parar antes do toque, ajuste que em residência parte de {price.preventive}, sem peças.",
        "O batente do portão deslizante é de aço, chumbado ou soldado, e o para-choque é a borracha presa nele, na altura do quadro da folha. A borracha é a parte barata, e o custo do batente muda com o peso da folha. Regular a parada em casa, na mesma visita, parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do batente com para-choque depende do peso da folha e de ele ser chumbado ou soldado; a borracha é a parte barata. A regulagem da parada do motor, na mesma visita, parte de {price.preventive} em casa, sem peças. Fotos das duas pontas do trilho permitem o orçamento.",
        "O batente e o para-choque de portão deslizante custam conforme o peso da folha: a borracha é a mais barata, o batente aparafusado vem depois, e o chumbado em concreto é o mais caro. O ajuste da parada em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual batente e qual borracha usar", "Como escolher batente e para-choque"],
        slots: [
          [
            "O peso da folha define o batente, e o ponto em que ela encosta define a borracha.",
            "Escolha pelo peso da folha, porque um batente fraco se solta com as pancadas.",
            "A folha pesada precisa de um batente mais forte e de uma borracha que não se esmague.",
          ],
        ],
        bullets: [
          "Folha leve: batente aparafusado em concreto firme.",
          "Folha pesada: chapa grossa chumbada ou soldada na coluna.",
          "Material da borracha: maciça ou de poliuretano, que demora a rachar no sol.",
          "Altura da borracha: na linha do quadro da folha, e não da chapa, que amassa.",
          "Quantidade: um conjunto em cada ponta do trilho.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de batente fraco ou borracha gasta", "Quando trocar o batente ou a borracha"],
        slots: [
          [
            "Se a folha passa do ponto ou o batente balança, pare de usar o portão, porque ela pode sair do trilho e tombar. Desligue o disjuntor até o reparo.",
            "O batente solto traz risco de queda da folha no fim do trilho. Com qualquer folga nele, desligue o disjuntor e não acione o portão.",
            "A folha que ultrapassa a marca e o batente que se mexe exigem parar o uso e desligar o disjuntor. Sem batente, o portão de correr pode tombar.",
          ],
          [
            "A pancada seca no fim mostra que a parada está fora do lugar, e a borracha rachada ou esmagada, que isso acontece há tempo. O concreto trincado no pé do batente é o aviso de que ele vai se soltar.",
            "A borracha esmagada ou caída indica pancadas repetidas, por parada mal regulada. Em seguida costuma aparecer uma trinca no concreto em volta do batente.",
            "Uma pancada seca indica que o motor para tarde, e a borracha rachada mostra que isso já vem de tempo. Confira se há trinca no concreto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como são instalados e regulados", "Como é o serviço nas duas pontas"],
        slots: [
          [
            "Com o disjuntor desligado e a folha calçada, o técnico fixa o batente no alinhamento do trilho, em concreto firme. O batente chumbado só pode ser usado depois que o concreto cura.",
            "A folha fica presa e sem energia enquanto o batente é aparafusado, soldado ou chumbado nas pontas. Se há concreto novo, é preciso esperar a cura.",
            "O técnico fixa o batente no eixo do trilho, com a folha presa e a energia cortada. O chumbado só trabalha depois que o concreto endurece.",
          ],
          [
            "Depois o motor é regulado para parar um pouco antes da borracha, e mais devagar no fim, se a central permite. O batente aparafusado, com a regulagem, leva até {trade.smallRepair}.",
            "Em seguida o técnico acerta a parada, para a folha quase não tocar a borracha. O serviço com batente aparafusado cabe em {trade.smallRepair}.",
            "O fim de curso, o sensor da parada, é ajustado para o motor desligar antes do toque. O trabalho leva até {trade.smallRepair} quando não há concreto a refazer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A borracha resolve a pancada do portão?",
        answers: [
          "Ela só abafa. A pancada vem do ponto de parada fora do lugar ou da falta de desaceleração, que o técnico regula.",
          "Não sozinha: primeiro é preciso regular a parada do motor, e a borracha amortece o toque que sobra.",
        ],
      },
      {
        question: "Posso pôr eu mesmo a borracha no batente?",
        answers: [
          "A borracha, sim, com o disjuntor desligado e o portão parado longe da ponta. O batente é serviço de técnico ou serralheiro.",
          "Pode parafusar a borracha, com o disjuntor desligado. Não solte o batente com a folha em cima do trilho.",
        ],
      },
      {
        question: "Portão de abrir também usa batente?",
        answers: [
          "Usa: um no piso para cada folha, onde ela fecha, e outro onde ela abre. Sem eles, o braço do motor segura o peso e quebra.",
          "Sim, no chão, com borracha na altura em que o quadro encosta, porque sem ele o braço do motor segura o peso da folha.",
        ],
      },
      {
        question: "O motor não para a folha sozinho?",
        answers: [
          "Para, pelo fim de curso, o sensor das pontas. O batente é a segurança para quando o sensor falha ou alguém move a folha na mão.",
          "Em condição normal, sim. Se o sensor falha, só o batente de aço impede a folha de sair do trilho.",
        ],
      },
    ],
    photo: "fotos das duas pontas do trilho, com o portão aberto e fechado",
  },
];
