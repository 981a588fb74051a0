import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles in which the circumstance is the question: the old iron, the dangerous street, the low offer, who has to pull. */
export const circunstanciaQueDecide: NarrowConcept[] = [
  {
    id: "ferro-antigo-aceita-motor",
    broader: "automatizar-manual",
    label: "Portão de ferro antigo aceita motor?",
    phrase: "o motor em portão de ferro antigo",
    asks: [
      ...combine(
        ["portão ferro antigo", "portão ferro velho", "grade ferro antiga", "portão ferro usado"],
        [
          "motor",
          "aceita motor",
          "aguenta motor",
          "colocar motor",
          "pôr motor",
          "automatizar",
          "automatizado",
          "automático",
          "motorizado",
        ],
      ),
      ...combine(["portão ferro"], ["muitos anos motor", "30 anos motor", "20 anos motor", "30 anos aguenta motor"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de ferro usado não vendemos, mas instalamos motor no que você já tem ou vai comprar {em}, se a folha anda leve e o ferro não está furado. No basculante de até {width.quarterHp}, o kit parte de {price.lowest} instalado; no de correr ou de abrir, a referência é de {price.homeSwap}, mais base ou suporte.",
        "O portão de ferro usado, seu ou comprado de outro, recebe motor quando anda leve e não tem furo de ferrugem; só o motor é conosco, o portão não vendemos. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, o valor vem por foto, em geral de {price.homeSwap}.",
        "Dá, sim: portão de ferro antigo recebe motor quando a folha anda leve na mão e o ferro está são, sem furo de ferrugem nem solda aberta. O motor se escolhe pelo peso; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}, e no de correr ou de abrir a referência é de {price.homeSwap}, mais base ou suporte.",
        "Sim, o portão de ferro antigo aceita motor, e o ferro até ajuda, porque se solda reforço onde o motor vai puxar. Antes vêm roldana ou dobradiça, ferrugem na base e soldas; depois, o motor pelo peso: a partir de {price.lowest} instalado no basculante de até {width.quarterHp}, e por foto no de correr e no de abrir.",
        "Na maioria dos casos aceita: o que decide no portão de ferro antigo não é a idade, e sim a folha andar sem agarrar e o ferro não estar furado. O kit basculante instalado parte de {price.lowest}, até {width.quarterHp} de largura; solda, reforço e roldana vêm em linha própria do orçamento, pela foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste o portão antes do motor", "O ferro aguenta? Veja em cinco minutos"],
        slots: [
          [
            "Olhe com a folha parada; o basculante se examina só de longe, sem mexer em cabo nem contrapeso.",
            "O exame é visual; no basculante, ninguém solta cabo nem contrapeso para testar.",
          ],
        ],
        steps: [
          "Bata de leve com o cabo de uma chave na barra de baixo: ferro que amassa ou esfarela está podre.",
          "Procure trinca nas soldas dos cantos e nas dobradiças.",
          "No de correr, empurre com uma mão: se prende sempre no mesmo ponto, é trilho ou roldana.",
          "No de abrir, veja se a ponta caiu e raspa no piso.",
          "Fotografe a base, as soldas, a coluna e o portão inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se reforça em cada tipo", "Reforço por tipo de portão de ferro"],
        slots: [["O reforço segue o ponto em que o motor puxa.", "Cada tipo cansa num lugar diferente."]],
        bullets: [
          "De correr: roldanas novas, trilho nivelado e barra reta para a cremalheira",
          "De abrir: dobradiça com rolamento e chapa soldada onde o braço prende",
          "Basculante: contrapeso e cabos refeitos pelo técnico, para o peso de hoje",
          "Todos: trincos retirados e barra podre cortada e refeita",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o ferro antigo não compensa", "Reformar a folha ou fazer outra"],
        slots: [
          [
            "Ferrugem que subiu aos montantes, ou furo em vários pontos, costuma pedir folha nova antes do motor.",
            "Se a estrutura toda perdeu espessura, o reforço não tem onde ser soldado, e a folha nova sai melhor.",
          ],
          [
            "Camadas de tinta e chapa acrescentada pesam: a conta do motor é feita com o peso de hoje, e não com o do projeto.",
            "Chapa grossa de antigamente pesa mais que a de hoje, e o motor precisa de um terço de folga sobre esse peso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de ferro com ferrugem pode receber motor?",
        answers: [
          "Pode, se a ferrugem é só na superfície: lixa, fundo e tinta resolvem. Barra furada é cortada e refeita antes.",
          "Sim, quando o ferro por baixo ainda está firme. Onde furou, o serralheiro troca o trecho primeiro.",
        ],
      },
      {
        question: "Motor de 1/4 HP dá conta de portão de ferro antigo?",
        answers: [
          "No basculante equilibrado de até {width.quarterHp}, em geral sim. No de correr, depende do limite em quilos escrito na etiqueta.",
          "Em folha de grade de uma casa, em geral dá. Chapa grossa e folha larga pedem motor maior, de {price.heavySwap} na troca.",
        ],
      },
      {
        question: "Precisa soldar alguma coisa no portão de ferro antigo?",
        answers: [
          "Quase sempre um suporte ou reforço, soldado com a central desconectada para não queimar.",
          "Em geral, sim: o suporte do braço ou a barra da cremalheira. O orçamento traz isso em linha própria.",
        ],
      },
    ],
    photo: "fotos da base da folha, das soldas, da coluna e do portão inteiro, com a largura",
  },
  {
    id: "motor-instalado-muito-barato",
    broader: "preco",
    label: "Motor instalado por menos do que o kit custa",
    phrase: "o motor instalado muito barato",
    asks: [
      "motor instalado muito barato",
      "motor muito barato instalado",
      ...combine(
        ["R$ 400", "R$ 500", "R$ 600", "R$ 650", "R$ 700", "R$ 750", "R$ 800"],
        [
          "motor instalado",
          "menos motor instalado",
          "menos motor portão",
          "até motor portão",
          "motor portão instalado",
          "motor portão instalado confiável",
          "motor portão instalação vale pena",
          "motor portão vale pena",
          "motor portão confiável",
          "motor portão presta",
          "motor portão compensa",
        ],
      ),
      ...combine(
        ["menos 500", "menos 600", "menos 700", "menos 800"],
        ["motor portão instalado vale pena", "motor instalado vale pena", "motor instalado confiável"],
      ),
      ...combine(
        ["motor barato demais", "motor muito barato", "motor instalado barato demais", "motor muito barato instalado"],
        ["confiar", "posso confiar", "confiável", "desconfiar", "golpe", "instalado vale pena"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Por esse preço já instalado, em geral não vale a pena: quase sempre ficou algo fora, como controles, mão de obra completa, nota ou garantia, ou o motor é usado. O nosso kit basculante mais em conta sai por {price.lowest}, com entrega, instalação, {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
        "Motor instalado por tão pouco só vale a pena se o preço inclui tudo por escrito: motor novo com nota, central, controles, instalação e garantia, o que é raro. Compare com o kit basculante completo, por {price.lowest} instalado, para folha de até {width.quarterHp}.",
        "Desconfie antes de fechar: em motor instalado tão barato, pergunte o que não entra na conta, porque só a mão de obra avulsa parte de {price.installation} aqui. O kit basculante completo, novo e com garantia, sai por {price.lowest}; no de correr, a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que perguntar sobre a oferta barata", "Sete perguntas antes de aceitar"],
        slots: [
          [
            "Peça a resposta por escrito, na mesma mensagem do preço.",
            "Se a resposta não vem escrita, conte como não.",
          ],
        ],
        bullets: [
          "O motor é novo e vem com nota fiscal?",
          "A central e quantos controles estão no preço?",
          "Suporte, cremalheira e fiação entram ou são extras?",
          "A fotocélula está no valor ou é à parte?",
          "A visita e a retirada do motor velho são cobradas?",
          "Qual a garantia do motor e qual a do serviço?",
          "O limite de peso da etiqueta cobre a minha folha?",
        ],
      },
      {
        about: "cost",
        headings: ["Onde o preço baixo costuma ser cortado", "Barato no anúncio, caro no fim"],
        slots: [
          [
            "O corte mais comum é no que não se vê na foto: controle, suporte, fio, regulagem e garantia.",
            "O anúncio traz só o motor, e controles, suporte e mão de obra aparecem depois, um a um.",
          ],
          [
            "O segundo é no tamanho: motor menor que a folha esquenta, gasta a engrenagem e leva embora a economia.",
            "Outro corte é na capacidade: motor abaixo do peso da folha funciona no primeiro mês e desarma nos seguintes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como gastar menos sem arriscar", "Economia que não volta em conserto"],
        slots: [
          [
            "Aproveite o que está bom na troca: suporte, fiação, fotocélula e cremalheira ficam.",
            "Veja antes se o motor atual tem conserto: a visita com regulagem em casa parte de {price.preventive}, sem peças.",
          ],
          [
            "Abra mão da velocidade, e não da capacidade nem da garantia.",
            "Modelo mais lento é economia boa; modelo mais fraco, não.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que um instalador cobra tão menos que outro pelo mesmo motor?",
        answers: [
          "Em geral porque a lista não é a mesma: sem controles, sem fotocélula ou sem garantia no serviço. Compare item por item.",
          "Quase sempre o total não inclui as mesmas coisas. Peça a lista escrita dos dois e compare.",
        ],
      },
      {
        question: "Motor usado ou recondicionado por esse preço compensa?",
        answers: [
          "Raramente: sem procedência nem garantia, o primeiro reparo consome a diferença.",
          "Em geral, não. Só com nota, garantia por escrito e a folha leve vale pensar.",
        ],
      },
      {
        question: "Quanto custa o motor instalado mais em conta de vocês?",
        answers: [
          "No basculante de até {width.quarterHp}, {price.lowest} instalado, com central e controles; dá para dividir em até {shop.instalments} vezes no cartão.",
          "Custa {price.lowest} no basculante, com entrega e instalação. De correr e de abrir, o valor sai por foto.",
        ],
      },
    ],
    photo: "a foto da oferta que recebeu e a do portão, com a largura",
  },
  {
    id: "motor-rapido-rua-perigosa",
    broader: "tempo-de-abertura",
    label: "Motor rápido para rua perigosa",
    phrase: "o motor rápido para rua perigosa",
    asks: [
      "motor rápido portão garagem rua perigosa",
      "motor rápido risco assalto",
      "motor rápido rua perigosa",
      ...combine(
        ["motor", "motor rápido", "motor portão", "portão rápido", "motor garagem", "portão automático"],
        [
          "rua perigosa",
          "bairro perigoso",
          "lugar perigoso",
          "região perigosa",
          "área perigosa",
          "rua escura",
          "rua deserta",
        ],
      ),
      ...combine(
        [
          "motor rápido",
          "portão abrir rápido",
          "abrir portão rápido",
          "motor portão abre rápido",
          "portão automático rápido",
        ],
        [
          "assalto",
          "assalto entrada",
          "assalto entrada garagem",
          "causa assalto",
          "causa assalto entrada",
          "medo assalto",
          "contra assalto",
          "evitar assalto",
          "roubo",
          "ladrão",
          "segurança rua",
        ],
      ),
      "motor rápido não ficar parado rua",
      "motor não ficar esperando rua",
    ],
    intent: "buying",
    answers: {
      any: [
        "Por causa de assalto, conta ficar menos tempo parado na rua: no portão basculante, o JetFlex abre em {opening.jetflex}, por {price.jetflex} instalado, e o Speedy, em {opening.speedy}, por {price.speedy}. Acione antes de parar, com o portão à vista, e feche logo atrás do carro.",
        "Para rua perigosa, o motor mais rápido que instalamos é o JetFlex, que abre o basculante em {opening.jetflex} por {price.jetflex}; o Speedy leva {opening.speedy} e custa {price.speedy}, os dois com instalação. No de correr e no de abrir, o motor rápido com inversor é orçado por foto e peso da folha.",
        "O motor para rua perigosa é o rápido, com inversor: no basculante de até {width.quarterHp}, JetFlex de {opening.jetflex}, por {price.jetflex} instalado. Some controle de código rolante, alcance para acionar da esquina e luz que acende junto; assim o carro quase não para.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Segundos parados na rua, motor por motor", "Quanto tempo cada motor deixa você esperando"],
        slots: [
          [
            "O motor Padrão abre o basculante em {opening.padrao}; trocar por um rápido corta a espera pela metade ou mais.",
            "Do Padrão, de {opening.padrao}, para o JetFlex, de {opening.jetflex}, está quase todo o tempo de rua que se pode ganhar com motor.",
          ],
          [
            "Em portão de correr, o tempo depende da largura: abrir só o vão do carro também encurta a espera.",
            "No de correr, peça motor com inversor e o percurso limitado ao vão que o carro usa.",
          ],
          [
            "A folha precisa estar leve e reta: nenhum motor rápido compensa trilho ruim ou basculante desequilibrado.",
            "Se o portão já foi mais rápido, peça a revisão antes; capacitor fraco e folha pesada roubam segundos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Chegar e sair sem ficar exposto", "Entrada rápida: o que combinar em casa"],
        slots: [["Velocidade ajuda pouco sem estes hábitos.", "Isto vale tanto quanto o motor."]],
        bullets: [
          "Olhe a rua antes de acionar; com alguém parado, dê mais uma volta no quarteirão e ligue 190 se preciso",
          "Acione da esquina, vendo o portão, para chegar com ele aberto",
          "Feche pelo controle assim que o carro passar e espere a folha encostar antes de descer",
          "Ao sair, veja a rua por câmera ou fresta antes de abrir",
        ],
      },
      {
        about: "what",
        headings: ["O que completa o motor rápido", "Luz, alcance e código"],
        slots: [
          [
            "Controle e receptor de código rolante impedem a cópia simples do sinal.",
            "Se o controle é de código fixo, passe a código rolante: a cópia simples deixa de abrir.",
          ],
          [
            "Antena bem posicionada aumenta o alcance, e luz de garagem ligada à central clareia a chegada.",
            "Luz ligada à central acende com o portão, e a antena certa permite acionar de mais longe.",
          ],
          [
            "A fotocélula continua obrigatória para nós: rápido ou não, o portão não pode fechar sobre alguém.",
            "Fotocélula no vão é o que permite fechar depressa sem risco para quem passa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak faz diferença em rua perigosa?",
        answers: [
          "Faz: sem luz, o portão continua abrindo no controle, e você não desce do carro para destravar.",
          "Sim. Na falta de energia, ele evita descer na calçada para abrir na mão.",
        ],
      },
      {
        question: "Deixo o fechamento automático ligado?",
        answers: [
          "Pode, com fotocélula testada e tempo curto, mas fechar pelo controle logo atrás do carro é mais rápido e seguro.",
          "Em geral é melhor fechar no controle, vendo a folha. Automático, só com fotocélula.",
        ],
      },
      {
        question: "Abrir por tag ou celular é mais rápido?",
        answers: [
          "A tag dispensa apertar o botão e abre na chegada; o celular costuma demorar mais que o controle.",
          "A tag, sim, porque lê o carro chegando. Celular depende de internet e não serve como único meio.",
        ],
      },
      {
        question: "Motor rápido aguenta portão pesado?",
        answers: [
          "Depende do modelo: o basculante rápido de 1/4 HP vai até {width.quarterHp}. Folha pesada pede motor maior com inversor.",
          "Só o dimensionado para o peso. Mande medida e material da folha antes de comprar.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da chegada pela rua, com a largura e a altura da folha",
  },
  {
    id: "portao-pesado-para-quem-puxa",
    broader: "acessibilidade",
    label: "Portão pesado para a mãe idosa puxar",
    phrase: "o portão pesado demais para a pessoa idosa",
    asks: [
      "dor costas portão duro",
      "dor costas portão pesado",
      ...combine(
        ["mãe", "minha mãe", "mãe idosa", "idosa", "idoso", "pai idoso", "avó", "vó", "senhora", "pais idosos"],
        [
          "puxar portão",
          "puxar portão pesado",
          "não consegue puxar portão",
          "não consegue puxar portão pesado",
          "não aguenta puxar portão",
          "não aguenta portão pesado",
          "portão pesado",
          "portão pesado demais abrir",
          "portão muito pesado abrir",
          "portão duro abrir",
        ],
      ),
      "portão pesado pessoa idosa",
      "portão manual pesado idoso",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão pesado para a pessoa idosa se resolve de dois jeitos: a revisão, que deixa a folha leve, a partir de {price.preventive} em casa, sem peças, ou o motor, que abre no botão, a partir de {price.lowest} instalado no basculante. Até lá, que ela não puxe sozinha.",
        "Quem é idoso não deve puxar portão pesado: folha em ordem anda com uma mão, e a que pesa tem roldana, trilho, dobradiça ou contrapeso fora do ponto. A visita que acerta parte de {price.preventive} em casa, sem peças; com motor, basta um botão, de {price.lowest} em diante no basculante e por foto nos outros.",
        "O melhor para quem já não tem força é o motor: aperta-se um botão, e a folha abre sozinha, por {price.lowest} instalado no basculante de até {width.quarterHp} ou por foto no de correr e no de abrir. Antes dele, o técnico deixa a folha leve, porque portão que pesa na mão também força o motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão ficou pesado", "O que pesa em cada tipo de portão"],
        slots: [
          [
            "Portão que piorou com o tempo tem defeito, e o conserto custa menos que motor novo.",
            "Se antes ela abria e agora não, alguma peça gastou.",
          ],
        ],
        bullets: [
          "De correr: roldana gasta, trilho sujo ou desnivelado",
          "De abrir: dobradiça seca ou caída, folha raspando no piso",
          "Basculante: contrapeso, mola ou cabo fora do ponto, que só o técnico mexe",
          "Com motor: motor travado, que não deixa puxar sem a chave",
        ],
      },
      {
        about: "choose",
        headings: ["Com motor, o que pôr para ela", "Motor fácil de usar"],
        slots: [
          [
            "Um controle de tecla grande com um botão só, botoeira dentro de casa e pausa longa antes de fechar.",
            "Controle simples, botoeira à vista e fechamento só por comando, sem pressa.",
          ],
          [
            "Nobreak mantém o botão funcionando na falta de luz, e ela não precisa destravar nada.",
            "Com nobreak, na falta de energia o portão abre do mesmo jeito.",
          ],
          [
            "Fotocélula no vão faz a folha parar se alguém estiver passando.",
            "A fotocélula é indispensável: quem anda devagar fica mais tempo no vão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Enquanto não conserta"],
        slots: [
          [
            "Ela entra e sai pelo portão social; o grande fica para outra pessoa abrir, só se for de correr ou de abrir e estiver reto.",
            "Combine quem abre por ela e deixe o portão de pedestres como passagem.",
          ],
          [
            "Basculante que pesa não se ergue na mão: se um cabo cede, a folha cai.",
            "Em basculante pesado ninguém se pendura nem fica embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor sem trocar o portão pesado?",
        answers: [
          "Na maioria dos casos, sim: acerta-se a folha e o motor é escolhido pelo peso dela.",
          "Sim, se o portão é firme. O peso por defeito se corrige antes; o peso de origem pede motor maior.",
        ],
      },
      {
        question: "Quanto tempo leva para ela ter o portão automático?",
        answers: [
          "A montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem.",
          "Em geral, uma visita: de {time.tilting} no basculante e de {time.sliding} no de correr.",
        ],
      },
      {
        question: "E quando faltar luz, ela vai ter de puxar?",
        answers: [
          "Não, com nobreak ou motor a bateria. Sem ele, outra pessoa destrava o portão de correr ou de abrir.",
          "Com nobreak, não. Deixe também um vizinho ou parente com a chave do motor.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro, das rodas ou dobradiças e da largura, e diga se já tem motor",
  },
  {
    id: "clonagem-de-controle",
    broader: "controle",
    label: "Clonagem de controle de portão",
    phrase: "a clonagem de controle",
    asks: [
      "clonagem controle",
      "clonagem controle portão",
      "clonagem controle remoto",
      "clonagem controle remoto portão",
      "clonagem controle garagem",
      "clonagem controle portão preço",
      "clonagem controle quanto custa",
      "serviço clonagem controle",
      "quem faz clonagem controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Clonagem para ter um controle igual ao seu: o de código fixo se copia em minutos, com o original em mãos; o de código rolante não se clona, e gravamos um novo na central. O valor vem pela foto do controle. Contra clonagem sem autorização, o remédio é código rolante com controles novos.",
        "Fazer um controle a mais depende do código: fixo aceita clonagem, rolante se grava na central do portão, e a foto do controle, frente e verso, diz qual é o seu e o valor. Já quem suspeita que clonaram o seu precisa de receptor rolante e controles novos.",
        "O controle de código fixo aceita clonagem e fica pronto na hora; o de código rolante é cadastrado na central, na mesma visita em que é testado. O valor depende do modelo e da quantidade, pela foto. A mesma facilidade vale para quem copia sem pedir: por isso o rolante é mais seguro.",
      ],
      price: [
        "A clonagem de controle custa o aparelho novo e a cópia, no código fixo, ou o aparelho e a gravação na central, no rolante; o valor vem pela foto do controle, frente e verso, com a quantidade. Gravados junto com a revisão, que em casa parte de {price.preventive}, sem peças, não há segunda ida.",
        "O preço da clonagem depende do código e de quantos controles são: fixo se copia do original, e rolante se grava na central do portão. Mande a foto do controle, e o orçamento vem sem custo; vários de uma vez pedem uma visita só.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quais controles se copiam e quais não", "O seu aceita clonagem?"],
        slots: [
          [
            "Chavinhas por dentro indicam código fixo; sem elas pode ser um ou outro, e o modelo no verso decide.",
            "Olhe o verso: o nome da linha diz o código, e chavinhas internas são sinal de código fixo.",
          ],
          [
            "Cópia de controle rolante parece gravada, mas não abre o portão.",
            "No rolante, o sinal muda a cada aperto, e a cópia simples não funciona.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ter em mãos para copiar ou gravar", "Da foto ao controle funcionando"],
        slots: [["Com isto à mão, o serviço sai numa ida só.", "Separe antes da visita."]],
        bullets: [
          "Um controle que funcione, com pilha boa",
          "Foto do controle, frente e verso, e da etiqueta do motor",
          "Quantos controles quer e quem vai usar",
          "Autorização do síndico, se o portão é do prédio",
        ],
      },
      {
        about: "safety",
        headings: ["Se clonaram o seu controle", "Clonagem sem autorização: como acabar com ela"],
        slots: [
          [
            "Regravar o mesmo controle de código fixo não tira a cópia: entram receptor de código rolante e controles novos, e o rádio antigo é desligado.",
            "Só mudar de código acaba com a cópia: receptor rolante, um controle novo por pessoa e o rádio antigo desligado; o motor fica.",
          ],
          [
            "Até a troca, desligue o disjuntor do motor à noite e confira se a folha fica travada.",
            "Enquanto espera, tranque a casa por dentro e, à noite, desligue o disjuntor do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a clonagem do controle?",
        answers: [
          "Poucos minutos por controle, tanto na cópia de código fixo quanto na gravação na central. O que conta é a ida.",
          "Minutos: copiar ou gravar é rápido, e o teste se faz no próprio portão.",
        ],
      },
      {
        question: "Posso clonar o controle do condomínio?",
        answers: [
          "Só com autorização da administração, que cadastra cada unidade. Cópia por fora costuma ser proibida.",
          "Peça ao síndico. Em código rolante, a cópia nem abre; o controle novo é gravado em nome da unidade.",
        ],
      },
      {
        question: "O controle clonado pode ser apagado sozinho?",
        answers: [
          "Não: a cópia tem o mesmo código do original, e apagar um apaga os dois. O cadastrado na central tem código próprio.",
          "Em código fixo, não. Se vai dar o controle a quem não mora na casa, prefira um cadastrado à parte.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "programar-controle-central-garen",
    broader: "programacao",
    label: "Gravar controle na central Garen",
    phrase: "a gravação do controle na central Garen",
    asks: [
      ...combine(
        ["programar", "gravar", "cadastrar", "configurar", "codificar"],
        ["controle central garen", "controle novo central garen", "controle remoto central garen", "central garen"],
      ),
      ...combine(
        ["como programar", "como gravar", "como cadastrar"],
        ["controle central garen", "controle novo central garen", "novo controle central garen"],
      ),
      "qual botão central garen grava controle",
      "botão central garen controle",
      "central garen como gravar controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Na central Garen, o controle novo entra pelo botão de gravar, marcado TX em várias placas: um toque até o LED acender, a tecla do controle, e outro toque no TX enquanto o LED pisca. Como a central fica sob a tampa do motor, junto da rede, quem grava ali é o técnico; em receptor separado, você mesmo.",
        "Para gravar o controle na central Garen: toque curto no botão TX, LED aceso, tecla do controle, LED piscando e novo toque no TX para confirmar, em várias placas da marca. Sob a tampa do motor há tensão da rede, e aí é serviço do técnico; só o receptor em caixa separada você mesmo programa.",
        "Quem grava controle na central Garen é o técnico, porque o botão fica na placa, sob a tampa do motor, junto da rede; você mesmo só grava em receptor externo. A sequência comum é TX, tecla do controle e TX de novo com o LED piscando; o manual da sua placa confirma.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Gravar em receptor externo, passo a passo", "A ordem da gravação"],
        slots: [
          [
            "Estes passos são para o receptor em caixa separada, fora do motor; não abra a tampa do motor.",
            "Faça só em receptor externo, de baixa tensão; a tampa do motor fica fechada.",
          ],
        ],
        steps: [
          "Confira se o controle é da mesma frequência, em geral 433 MHz, e do mesmo código do receptor.",
          "Deixe o portão parado, com a passagem livre, e pilha nova no controle.",
          "Dê um toque curto no botão de gravar do receptor: o LED acende.",
          "Aperte a tecla do controle que vai abrir o portão: o LED pisca.",
          "Com o LED piscando, toque de novo no botão do receptor, se o modelo pede confirmação.",
          "Teste o novo e os antigos, à vista do portão.",
        ],
      },
      {
        about: "safety",
        headings: ["Botões que não se confundem na placa", "O que apaga tudo"],
        slots: [
          [
            "O botão de gravar, mantido apertado por vários segundos, apaga todos os controles em muitas placas: o toque é sempre curto.",
            "Segurar o botão de gravar limpa a memória inteira em muitas placas, e todos os controles voltam a ser gravados.",
          ],
          [
            "O outro botão da central grava o percurso da folha; tocado por engano, desregula as paradas.",
            "Não aperte o botão de percurso: ele muda até onde o portão anda, e não grava controle.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O controle não grava na Garen: por quê", "Se o LED não pisca"],
        slots: [
          [
            "LED que não pisca com a tecla apertada é controle de outro código ou frequência, mesmo que a marca seja Garen.",
            "Se o LED não reage, o controle não fala o código dessa placa ou a pilha está fraca.",
          ],
          [
            "A placa pode não ser mais a original: motor Garen com central de outra marca segue o manual da central.",
            "Memória cheia também recusa o novo; apagam-se os que ninguém usa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa mandar gravar o controle na central Garen?",
        answers: [
          "Paga-se a visita, com o controle à parte; junto com a regulagem, que em casa parte de {price.preventive}, sem peças, não há segunda ida.",
          "O valor vem antes, pela foto do controle e da etiqueta; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Gravar um controle novo apaga os antigos?",
        answers: [
          "Não: o novo ocupa um lugar livre da memória. O que apaga é segurar o botão de gravar.",
          "Não, se o toque for curto. Teste os antigos depois de gravar.",
        ],
      },
      {
        question: "Controle de outra marca grava na central Garen?",
        answers: [
          "Em código fixo e na mesma frequência, costuma gravar; em código rolante, só o da linha.",
          "Depende do código: fixo de 433 MHz em geral grava, rolante de outra marca, não.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor Garen, do receptor externo, se houver, e do controle, frente e verso",
  },
  {
    id: "aberturas-por-dia-no-condominio",
    broader: "condominio",
    label: "Motor de condomínio pelas aberturas por dia",
    phrase: "o motor do condomínio com centenas de aberturas por dia",
    asks: combine(
      ["100", "120", "150", "180", "200", "250", "duzentas"],
      ["aberturas dia", "aberturas por dia", "vezes dia", "ciclos dia", "acionamentos dia"],
      [
        "condomínio",
        "prédio",
        "portão prédio abre motor",
        "portão condomínio abre motor",
        "condomínio motor",
        "prédio motor",
        "condomínio qual motor",
        "prédio qual motor",
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "Em condomínio com esse movimento, o motor é de uso contínuo, de preferência com inversor: 200 aberturas por dia dão perto de 35 na hora cheia e pedem ficha de 45 ciclos por hora ou mais; 150 dão uns 25 e pedem 35. A capacidade fica um terço acima do peso da folha, e a troca, de {price.heavySwap}.",
        "Use motor de uso contínuo, e não residencial: no condomínio, 100 a 250 aberturas por dia são de 17 a 42 na hora de pico, e os ciclos por hora da ficha devem passar disso em um terço, como 45 para 200 aberturas. Com inversor e cremalheira de aço, a troca em portão de prédio fica de {price.heavySwap}.",
        "O motor certo para o portão do condomínio se escolhe pela hora cheia: 200 aberturas por dia dão perto de 35 por hora no pico, e a ficha precisa de 45 ciclos ou mais. Peça uso contínuo, inversor e capacidade um terço acima do peso da folha; o valor fica de {price.heavySwap}, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir na ficha do motor", "Motor de uso contínuo: a lista"],
        slots: [
          [
            "Confira a ficha antes de aprovar; o nome “industrial” na caixa não basta.",
            "São estes os dados que separam o motor de prédio do residencial.",
          ],
        ],
        bullets: [
          "Ciclos por hora: um terço acima da hora cheia",
          "Capacidade: um terço acima do peso da folha",
          "Inversor: partida e parada suaves, menos pancada na cremalheira",
          "De correr: cremalheira de aço e roldanas reforçadas",
          "Basculante e de abrir: modelo predial, com a folha equilibrada antes",
        ],
      },
      {
        about: "check",
        headings: ["Como achar a hora cheia", "A conta das aberturas"],
        slots: [
          [
            "Divida as aberturas do dia por 12 horas e dobre: 200 dão 17 de média e perto de 35 no pico.",
            "A hora cheia costuma ter o dobro da média: 200 por dia, em 12 horas, são 17 por hora e uns 35 no pico.",
          ],
          [
            "Uma contagem na portaria, das 7 às 9 e das 18 às 20 horas, dá o número certo.",
            "Conte uma manhã e um fim de tarde pela câmera: é o pico que esquenta o motor, e não a média.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão com esse movimento", "Manutenção pelo número de ciclos"],
        slots: [
          [
            "Com 200 aberturas por dia, são perto de 6.000 por mês: revise todo mês ou a cada dois.",
            "A revisão segue os ciclos: nesse uso, mensal ou a cada dois meses.",
          ],
          [
            "Roldana, engrenagem e fotocélula são o que mais se gasta; tenha um par de fotocélulas de reserva.",
            "O que gasta primeiro é roldana, engrenagem e cremalheira; o contrato deve dizer em quanto tempo a peça chega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de uso contínuo do condomínio precisa de rede trifásica?",
        answers: [
          "Nem sempre: há modelos monofásicos com inversor. Se o prédio já tem trifásica, as opções aumentam.",
          "Não é obrigatório. A rede do quadro é conferida antes da escolha.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada na troca do motor?",
        answers: [
          "De {time.heavy}, em geral, marcadas no horário de menos movimento.",
          "Em geral, de {time.heavy}. O portão pode ficar destravado e vigiado durante o serviço, se for de correr.",
        ],
      },
      {
        question: "Motor residencial aguenta esse movimento por um tempo?",
        answers: [
          "Não convém: ele desarma na hora de pico, justamente quando todos chegam, e queima cedo.",
          "Pouco. Sem ciclos por hora na ficha acima do pico, ele esquenta e para.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e da etiqueta do motor, com as aberturas por dia e o número de unidades",
  },
  {
    id: "ppa-ou-garen-dura-mais",
    broader: "ppa",
    label: "PPA ou Garen: qual dura mais",
    phrase: "a duração de PPA e Garen",
    asks: [
      ...combine(
        ["ppa garen", "ppa ou garen", "garen ou ppa", "motor ppa garen"],
        ["dura mais", "qual dura mais", "mais durável", "durabilidade", "quebra menos", "mais resistente"],
      ),
      ...combine(["ppa ou garen qual dura mais", "motor ppa ou garen qual dura mais"], ["casa", "casa família"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Nenhuma das duas dura mais só pela marca: em casa, PPA e Garen vão de {trade.life} se a folha anda leve e há revisão todo ano. O que encurta a vida das duas é folha pesada, umidade e motor pequeno para o portão; escolha pela capacidade e pelos controles que já tem.",
        "PPA ou Garen duram o mesmo em uso de família, de {trade.life}, com folha equilibrada e revisão por ano. A diferença vem do modelo e da instalação, e não do nome: compare a capacidade em quilos, a proteção contra água e o preço instalado.",
        "A duração empata: motor PPA e motor Garen do mesmo porte, em casa, duram de {trade.life} quando trabalham com folga. Dura mais o que tem capacidade um terço acima do peso da folha, circuito próprio e revisão anual, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta a vida de um PPA ou de um Garen", "Por que um motor dura menos que o outro"],
        slots: [
          ["Isto pesa mais que a marca.", "Dois motores iguais podem durar tempos bem diferentes por estas causas."],
        ],
        bullets: [
          "Folha pesada, torta ou basculante sem equilíbrio",
          "Motor no limite do peso, sem folga",
          "Água na placa e motor sem proteção na chuva",
          "Rede sem DPS nem aterramento, que queima a placa",
          "Engrenagem trabalhando seca, suja ou fora da folga",
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher o que vai durar", "PPA ou Garen para durar: o que comparar"],
        slots: [
          [
            "Compare na ficha a capacidade, os ciclos por hora e o tipo de engrenagem do modelo exato.",
            "Ponha lado a lado modelos do mesmo porte: um de entrada não se compara com um reforçado da outra marca.",
          ],
          [
            "As duas têm placa, engrenagem e controle fáceis de achar em São Paulo, o que conta quando algo quebra.",
            "Peça à venda é parte da duração: nas duas, placa e engrenagem se encontram no comércio de automação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei que o motor está no fim da vida?",
        answers: [
          "Quando o redutor tem folga, o óleo vaza ou as paradas se repetem logo depois do conserto. Capacitor e fim de curso gastos não são o fim.",
          "Barulho de redutor, vazamento e defeitos seguidos. Uma peça isolada se troca e ele segue.",
        ],
      },
      {
        question: "Qual das duas tem conserto mais barato?",
        answers: [
          "Nenhuma, em geral: o valor depende da peça e do modelo. Capacitor e fim de curso pesam pouco nas duas.",
          "É parecido: o que muda a conta é a peça que falhou, com valor pela foto da etiqueta.",
        ],
      },
      {
        question: "Trocar PPA por Garen, ou o contrário, faz durar mais?",
        answers: [
          "Só se o novo tiver a capacidade que faltava. Com a folha ruim, o novo se gasta como o velho.",
          "Não pela troca de marca. Acerte a folha e escolha a capacidade certa; a troca em casa fica de {price.homeSwap}.",
        ],
      },
    ],
    photo: "a etiqueta do motor atual e o portão inteiro, com largura, altura e material",
  },
  {
    id: "portao-em-casa-geminada",
    broader: "sobrado",
    label: "Portão automático em sobrado geminado",
    phrase: "o portão do sobrado geminado",
    asks: [
      ...combine(
        ["sobrado geminado", "sobrados geminados"],
        ["portão", "motor", "portão automático", "motor portão", "portão eletrônico", "qual portão", "garagem"],
      ),
      ...combine(
        ["casa geminada", "geminada", "geminado"],
        ["motor portão", "qual motor", "qual portão", "motor garagem"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em sobrado geminado, o motor vai na coluna que não encosta no vizinho, ou em suporte de ferro próprio, para a vibração não passar pela parede comum. Na frente estreita, o basculante é o que mais serve: kit instalado a partir de {price.lowest}, para folha de até {width.quarterHp}.",
        "O portão do sobrado geminado costuma ser basculante, porque a frente estreita não deixa parede para a folha correr: o kit instalado parte de {price.lowest}, até {width.quarterHp} de largura. Fixe o motor longe da parede dividida com o vizinho, com parada suave.",
        "Casa geminada pede portão que abra no próprio vão e motor que não use a parede comum: basculante de até {width.quarterHp}, a partir de {price.lowest} instalado, ou de abrir, se o recuo deixa a folha girar, de {price.homeSwap} por motor na troca. A coluna da divisa só se usa se for sua.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Parede e coluna da divisa com o vizinho", "O que muda quando a parede é dos dois"],
        slots: [
          [
            "Na parede comum não se chumba motor nem trilho sem combinar: a vibração passa, e a furação pode atingir o lado de lá.",
            "Prefira a coluna livre; na da divisa, um pilar de ferro próprio recebe o motor e o contrapeso.",
          ],
          [
            "Coxim de borracha no suporte, folha lubrificada e parada suave são o que mais reduz o ruído para o vizinho.",
            "Partida e parada suaves, batente de borracha e roldanas boas evitam a pancada que o vizinho escuta.",
          ],
          [
            "A folha aberta e a água do telhado ficam dentro do seu lote.",
            "Confira se a folha, aberta, não avança sobre a calçada nem sobre a frente do vizinho.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que portão cabe na frente geminada", "Basculante, de abrir ou de correr"],
        slots: [["A largura da frente decide.", "Meça o vão, o recuo e o que há dos lados."]],
        bullets: [
          "Sem parede lateral livre: basculante, que abre no próprio vão",
          "Com recuo para o giro: de abrir, em duas folhas curtas",
          "De correr: só se houver parede do comprimento da folha dentro do lote",
          "Teto baixo: confira a altura antes do basculante",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do meu portão vai incomodar o vizinho da casa geminada?",
        answers: [
          "Bem fixado fora da parede comum e com parada suave, pouco. O que incomoda é a folha batendo e o trilho seco.",
          "Em geral, não, se o suporte não usa a parede dos dois e a folha fecha sem pancada.",
        ],
      },
      {
        question: "Posso fixar o portão na coluna da divisa?",
        answers: [
          "Se a coluna é só sua, sim. Se serve às duas casas, combine com o vizinho por escrito ou use pilar próprio.",
          "Só com acordo, quando ela é comum. Um pilar de ferro encostado resolve sem tocar nela.",
        ],
      },
      {
        question: "Controle do vizinho pode abrir o meu portão?",
        answers: [
          "Só se os dois têm o mesmo código fixo. Com código rolante, cada controle abre o seu.",
          "É raro, e acontece em código fixo igual. Mudar para código rolante resolve.",
        ],
      },
    ],
    photo: "fotos da frente inteira, das duas colunas e do teto da garagem, com a largura do vão",
  },
];
