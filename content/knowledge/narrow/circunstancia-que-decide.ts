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
        "Sim, portão de ferro antigo aceita motor quando a folha anda leve na mão e o ferro está são, sem furo de ferrugem nem solda aberta. No basculante de até {width.quarterHp}, o kit parte de {price.lowest} instalado; no de correr ou de abrir, a referência é de {price.homeSwap} em casa, mais base ou suporte.",
        "Dá para pôr motor em grade de ferro velha se ela está firme: ferrugem só na superfície se trata, e barra furada ou solda trincada se refaz antes. O kit basculante de até {width.quarterHp} começa em {price.lowest} instalado, e os outros tipos ficam, em residência, na base de {price.homeSwap}.",
        "O portão antigo de ferro pode ser automatizado, desde que ande leve e a ferrugem não tenha furado as barras nem aberto solda. O motor é escolhido pelo peso: a partir de {price.lowest} instalado no basculante de até {width.quarterHp}, e de {price.homeSwap} como referência nos demais, em casa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O ferro aguenta? Veja em cinco minutos", "Teste o portão antes do motor"],
        slots: [
          [
            "O exame é visual e com a folha parada. Basculante se olha de longe, sem mexer em cabo nem contrapeso, porque a folha pode cair.",
            "Faça com o portão quieto e sem soltar nada. No basculante, cabo e contrapeso não se tocam, e só se observa de fora.",
            "Basta olhar e bater de leve. Se for basculante, mantenha distância dos cabos e do contrapeso, que seguram o peso todo.",
          ],
        ],
        steps: [
          "Bata de leve com uma chave na barra de baixo: ferro que amassa ou esfarela está podre.",
          "Procure trinca nas soldas dos cantos e nas dobradiças.",
          "De correr: empurre com uma mão; se prende num ponto, é trilho ou roldana.",
          "De abrir: veja se a ponta caiu e raspa no piso.",
          "Fotografe a base, as soldas, a coluna e o portão inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se reforça em cada tipo", "Reforço no portão de ferro"],
        slots: [
          [
            "O reforço vai onde o motor puxa, e trincos saem para ele não forçar contra tranca fechada. A solda é feita com a placa desconectada, que senão queima.",
            "Solda-se uma chapa no ponto de esforço, com a central desligada da rede para não queimar, e as trancas antigas saem de uso.",
            "O ponto onde a força entra ganha chapa ou travessa. Tira-se o trinco, e solda só com a placa fora, porque a corrente da máquina a queima.",
          ],
        ],
        bullets: [
          "De correr: roldanas novas, trilho nivelado e barra reta para a cremalheira",
          "De abrir: dobradiça boa e chapa onde o braço prende",
          "Basculante: contrapeso e cabos acertados pelo técnico, para o peso de hoje",
          "Todos: barra podre cortada e refeita",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o ferro antigo não compensa", "Reformar a folha ou fazer outra"],
        slots: [
          [
            "Ferrugem que subiu aos montantes, ou furo em vários pontos, costuma pedir folha nova, porque o reforço não tem onde ser soldado. Antes disso, reparar sai mais barato.",
            "Se a estrutura toda perdeu espessura, a folha nova sai melhor que remendo sobre remendo. Ferrugem em um canto só se corta e se refaz.",
            "Furos espalhados e montantes comidos condenam a folha; um trecho podre, não. É a extensão da ferrugem que decide entre reformar e trocar.",
          ],
          [
            "Tinta de muitos anos e chapa acrescentada pesam, e a conta do motor se faz com o peso de hoje, com um terço de folga. Ferro grosso antigo pesa mais que o atual.",
            "O motor se escolhe pelo peso atual da folha, contando chapas e camadas de tinta, e com folga de um terço. Chapa de antigamente é mais grossa e pesa mais.",
            "Não vale o peso do projeto: some o que foi posto ao longo dos anos e deixe um terço de sobra no motor, já que o ferro antigo é mais pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão com ferrugem pode receber motor?",
        answers: [
          "Pode, se a ferrugem é só na superfície: lixa, fundo e tinta resolvem. Barra furada é cortada e refeita antes.",
          "Ferrugem de casca, sim. Onde o ferro esfarela ou tem furo, corta-se e solda-se barra nova primeiro.",
        ],
      },
      {
        question: "Motor de 1/4 HP dá conta de portão de ferro antigo?",
        answers: [
          "No basculante equilibrado de até {width.quarterHp}, em geral sim. No de correr, depende do limite em quilos da etiqueta do motor.",
          "Depende do tipo: basculante com contrapeso certo, até {width.quarterHp}, costuma ir bem. De correr se decide pelo peso.",
        ],
      },
      {
        question: "Precisa soldar alguma coisa?",
        answers: [
          "Quase sempre um suporte ou reforço. Se já há motor, a placa é desconectada antes, para a solda não a queimar.",
          "Em geral, sim, uma chapa no ponto do motor. É serviço rápido quando o ferro está bom.",
        ],
      },
      {
        question: "Vocês reformam a folha?",
        answers: [
          "Reforço e solda pequenos entram no serviço; folha nova ou reforma grande é do serralheiro. As fotos da base mostram em qual caso está.",
          "O que é ligado ao motor, sim. Quadro podre inteiro fica com a serralheria, e o motor vem depois.",
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
        "Para evitar assalto na entrada da garagem, conta ficar menos tempo parado na rua: no portão basculante, o JetFlex abre em {opening.jetflex}, por {price.jetflex} instalado, e o Speedy, em {opening.speedy}, por {price.speedy}. Use controle de código rolante, acione antes de parar e feche logo atrás do carro.",
        "O motor que abre mais rápido para rua perigosa é o JetFlex, que leva {opening.jetflex} no basculante e custa {price.jetflex} instalado; o Speedy leva {opening.speedy}, por {price.speedy}. Some controle de código rolante, que não se copia; no portão de correr, o motor rápido com inversor é orçado por foto.",
        "Em rua perigosa, com medo de assalto, escolha o motor rápido: no basculante de até {width.quarterHp}, JetFlex de {opening.jetflex}, por {price.jetflex} instalado, ou Speedy de {opening.speedy}, por {price.speedy}. Com código rolante e alcance para acionar da esquina, o carro quase não para.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Segundos parados na rua, motor por motor", "Quanto tempo cada motor deixa você esperando"],
        slots: [
          [
            "O Padrão leva {opening.padrao} no basculante, e por isso a troca por um rápido corta a espera à metade ou a um quarto. Se o seu portão já foi mais rápido, veja antes a folha e o capacitor, que roubam segundos.",
            "Com o motor comum, são {opening.padrao} de espera; os rápidos deixam metade disso ou menos. Portão que ficou lento pode estar só com folha pesada ou capacitor fraco, e a revisão vem primeiro.",
            "Do comum, de {opening.padrao}, para um rápido está quase todo o tempo de rua que se ganha com motor. Antes da compra, confira se a lentidão não vem de folha dura ou de capacitor gasto.",
          ],
          [
            "Em portão de correr, o tempo depende da largura: motor com inversor, que acelera no meio, e abertura só do vão do carro encurtam a espera.",
            "No deslizante, peça motor com inversor e o percurso limitado ao vão que o carro usa.",
            "Já no de correr, ganha-se com inversor e abrindo só o necessário para o carro passar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Chegar e sair sem ficar exposto", "Entrada rápida: o que combinar em casa"],
        slots: [
          [
            "A velocidade ajuda pouco sem hábito. Combine com quem mora na casa o que fazer na chegada e na saída.",
            "Motor rápido encurta a espera, e estes cuidados evitam o resto. Valem para todos os motoristas da casa.",
            "O maior risco está nos segundos parado e no portão aberto atrás do carro. Estes hábitos cobrem os dois.",
          ],
        ],
        bullets: [
          "Olhe a rua antes de acionar; com alguém parado, dê mais uma volta e ligue 190 se preciso",
          "Acione da esquina, vendo o portão, para chegar com ele aberto",
          "Feche pelo controle assim que o carro passar e espere encostar antes de descer",
          "Ao sair, veja a rua por câmera ou fresta antes de abrir",
        ],
      },
      {
        about: "what",
        headings: ["O que completa o motor rápido", "Código, luz e fotocélula"],
        slots: [
          [
            "O código rolante muda a cada toque e impede a cópia simples do controle. Antena bem posta permite acionar de mais longe, e luz ligada à central clareia a chegada.",
            "Controle de código fixo pode ser copiado, e o rolante, não, porque se renova a cada uso. Uma luz que acende com o portão e uma antena boa, para acionar da esquina, completam.",
            "Troque o código fixo pelo rolante, que não se repete e não aceita cópia simples. Some alcance, com a antena no lugar certo, e iluminação comandada pela central.",
          ],
          [
            "A fotocélula fica, porque o portão rápido também não pode fechar sobre alguém, e a folha precisa estar firme e equilibrada.",
            "Fotocélula no vão e folha bem equilibrada são condição para abrir e fechar depressa sem risco.",
            "Rápido ou não, ele precisa de fotocélula e de folha firme, sem solda fraca nem batente solto.",
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
          "Sim. Na falta de energia ele evita descer na calçada. O modelo se escolhe pela partida do motor.",
        ],
      },
      {
        question: "Deixo o fechamento automático ligado?",
        answers: [
          "Só com fotocélula testada e pausa curta. Fechar pelo controle, logo atrás do carro e vendo a folha, é mais rápido e seguro.",
          "Em geral é melhor fechar no controle. O automático serve de reserva, com fotocélula funcionando.",
        ],
      },
      {
        question: "Abrir por tag ou celular é mais rápido?",
        answers: [
          "A tag, sim: lê o carro chegando e dispensa o botão. O celular depende da internet e costuma demorar mais que o controle.",
          "Tag adianta a abertura. Celular não deve ser o único meio, porque falha sem sinal.",
        ],
      },
      {
        question: "Motor rápido aguenta portão pesado?",
        answers: [
          "O basculante rápido de 1/4 HP vai até {width.quarterHp}, com folha equilibrada. Folha pesada pede motor maior com inversor, orçado por foto.",
          "Só o dimensionado para o peso. Acima de {width.quarterHp} ou em madeira e chapa grossa, o modelo é outro.",
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
        "A clonagem do controle de portão funciona em código fixo: com o original na mão, a cópia fica pronta em minutos. O código rolante, que muda a cada toque, não se clona, e gravamos um controle novo na central. Mande a foto da frente e do verso do seu, e dizemos o tipo e o valor.",
        "Fazemos clonagem de controle remoto de portão de código fixo, copiado do original em minutos; quando o código é rolante, levamos um controle novo e gravamos na central. A foto dos dois lados do seu mostra qual dos dois é e quanto sai.",
        "Um controle de código fixo aceita clonagem e ganha um igual na hora. No rolante, feito contra cópia, o caminho é gravar outro na central do portão, com código próprio; fotografe frente e verso do seu para saber o tipo e o preço.",
      ],
      price: [
        "A clonagem de controle custa o aparelho com a cópia, no código fixo, ou o aparelho com a gravação na central, no rolante. O valor vem pela foto, frente e verso, com a quantidade; gravados junto com a revisão, que em casa parte de {price.preventive}, sem peças, não há segunda ida.",
        "O preço da clonagem depende do código e de quantos controles são: fixo se copia e sai por menos, rolante se grava na central do portão. Mande a foto dos dois lados e diga quantos quer, porque vários de uma vez pedem uma visita só.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quais controles se copiam e quais não", "O seu controle aceita clonagem?"],
        slots: [
          [
            "Chavinhas ou pontos de solda por dentro indicam código fixo, que manda sempre o mesmo sinal e por isso se copia. Sem eles pode ser um ou outro, e quem decide é o modelo escrito no verso.",
            "O código fixo repete o mesmo sinal, e o copiador aprende na hora; chavinhas por dentro são a pista dele. Quando elas faltam, leia o modelo no verso, que mostra a linha.",
            "Abra a capa, sem a pilha: chavinhas revelam código fixo, o que se deixa copiar por repetir sempre o sinal. Não havendo, só o modelo impresso atrás responde.",
          ],
          [
            "Cópia de rolante engana, porque a luz do copiador confirma e o portão não abre. O sinal muda a cada aperto, e a central recusa o que já foi usado.",
            "No rolante, a cópia até parece gravada, mas a central só aceita um sinal novo a cada toque. O portão fica parado.",
            "Mesmo que o copiador acuse sucesso, um controle rolante clonado não abre: a central descarta sinal repetido e espera o seguinte.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que ter em mãos para copiar ou gravar", "Da foto ao controle funcionando"],
        slots: [
          [
            "Com estas coisas separadas, o serviço sai numa ida só e cada controle é testado no portão antes de o técnico sair.",
            "Separe antes para evitar uma segunda visita. Tudo é gravado e experimentado no próprio portão.",
            "A gravação leva minutos quando isto já está à mão, e o teste se faz ali mesmo, da calçada.",
          ],
        ],
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
            "Quem copia um código fixo abre o seu portão, e regravar o mesmo controle não muda isso. A solução é um receptor de código rolante com controles novos, um por pessoa, e o rádio antigo desligado; o motor continua.",
            "Regravar não expulsa a cópia, que tem o mesmo código fixo do original. Troque o receptor por um rolante, grave controles novos e desative o rádio velho, sem trocar o motor.",
            "A cópia só deixa de abrir quando o código muda. Para isso instala-se um receptor rolante, cada pessoa recebe um controle novo e o receptor antigo é desligado, com o mesmo motor.",
          ],
          [
            "Até lá, tranque a casa por dentro e, à noite, desligue o disjuntor do motor. Confira se a folha fica travada sem energia.",
            "Enquanto espera, o disjuntor do motor desligado à noite impede que a cópia funcione. Veja se o portão permanece travado e tranque a porta interna.",
            "À noite, corte a energia do motor no disjuntor e confirme que a folha não abre com a mão. A porta da garagem para a casa também fica trancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a clonagem do controle?",
        answers: [
          "Poucos minutos por controle, tanto na cópia de código fixo quanto na gravação na central. O que mais pesa é a ida.",
          "Minutos: copiar ou gravar é rápido, e o teste se faz no próprio portão. Vários saem na mesma visita.",
        ],
      },
      {
        question: "Posso clonar o controle do condomínio?",
        answers: [
          "Só com autorização da administração, que cadastra cada unidade. Cópia por fora costuma ser proibida pelo regimento.",
          "Peça ao síndico. Em código rolante a cópia nem abre, e o controle novo é gravado em nome da unidade.",
        ],
      },
      {
        question: "O controle clonado pode ser apagado sozinho?",
        answers: [
          "Não: a cópia tem o código do original, e apagar um apaga os dois. O cadastrado na central tem código próprio.",
          "Em código fixo, não. Para dar um controle a quem não mora na casa, prefira um cadastrado à parte, que muitas centrais apagam sem afetar os outros.",
        ],
      },
      {
        question: "Como saber se clonaram o meu controle?",
        answers: [
          "Portão que abre sozinho em horas diferentes levanta a suspeita, mas botoeira em curto e interferência fazem o mesmo. O técnico testa o receptor e olha a memória da central.",
          "Não há aviso: a central vê a cópia como se fosse o original. Aberturas sem explicação pedem a conferência do receptor, da botoeira e da lista de controles gravados.",
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
