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
      "quanto custa automatizar portão ferro antigo",
      "preço automatizar portão ferro antigo",
      "quanto custa motor portão ferro antigo",
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
        "Vale a pena colocar motor em portão antigo de ferro quando a folha se move leve e o ferro está inteiro, sem furo de ferrugem nem solda aberta. Se ela arrasta ou está podre, o conserto vem antes do motor. O kit do basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado; nos outros, o orçamento é grátis por foto.",
        "Dá para automatizar portão de ferro antigo quando a folha se move leve e o ferro está inteiro, sem furo de ferrugem nem solda aberta. O kit do basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado. No de correr e no de abrir, o orçamento é grátis, por foto do portão inteiro.",
        "Sim, portão antigo de ferro aceita motor, desde que se mova leve e esteja firme. Ferrugem na superfície só precisa de lixa e tinta; barra furada ou solda trincada é refeita antes. O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado, e os outros tipos são orçados de graça por foto.",
        "Portão de ferro velho recebe motor, sim: a idade não impede, e sim a ferrugem que furou a barra ou a solda que abriu. Isso se conserta antes. No basculante de até {width.quarterHp}, o kit instalado custa desde {price.lowest}; no de correr ou de abrir, o orçamento é grátis por foto.",
        "Grade ou portão de ferro antigo pode ganhar motor quando corre ou gira sem esforço e as barras estão inteiras. Mande fotos da base e das soldas para saber se precisa de reforço. O basculante de até {width.quarterHp} sai a partir de {price.lowest} com o kit instalado, e os demais são orçados por foto.",
      ],
      price: [
        "O preço do motor em portão de ferro antigo tem duas partes: o motor instalado e o acerto da folha. O kit do basculante de até {width.quarterHp} começa em {price.lowest}, instalado; nos outros tipos, o orçamento é grátis, por foto da base, das soldas e do portão inteiro.",
        "Automatizar portão de ferro antigo custa, no basculante de até {width.quarterHp}, a partir de {price.lowest} com o kit instalado. No de correr e no de abrir, o preço vem pela foto: conta o motor para o peso da folha, a base e o ponto de energia. Reforço de solda e barra podre a refazer são somados antes, por escrito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o ferro aguenta o motor", "O que olhar no portão antes do motor"],
        slots: [
          [
            "Quase tudo se vê sem desmontar nada, e só o portão de correr ou de abrir se move na mão. No basculante, olhe de longe e não mexa em cabo nem contrapeso, que seguram o peso todo.",
            "Estes pontos mostram se o ferro está bom, e nada precisa ser desmontado. No basculante, fique longe dos cabos e do contrapeso, porque a folha pode cair.",
            "Faça a conferência de dia, com o vão livre. Em portão basculante, não mova a folha nem toque em cabo ou contrapeso.",
          ],
        ],
        steps: [
          "No de correr e no de abrir, bata de leve com uma chave de fenda na barra de baixo: ferro que amassa ou esfarela está podre.",
          "Procure trinca nas soldas dos cantos e nas dobradiças.",
          "No de correr, empurre a folha com uma mão: se ela prende num ponto, o problema é trilho ou roldana.",
          "No de abrir, veja se a ponta caiu e raspa no piso.",
          "Fotografe a base, as soldas, a coluna e o portão inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se reforça em cada tipo de portão", "Reforço no portão de ferro"],
        slots: [
          [
            "A folha antiga recebe reforço onde o motor puxa, e o trinco velho é retirado para o motor não forçar contra ele.",
            "O ponto onde o motor prende ganha uma chapa ou travessa, e as trancas antigas saem de uso.",
            "Nem toda folha precisa de reforço, mas o ponto de fixação do motor quase sempre pede uma chapa de ferro novo.",
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
        headings: ["Quando vale mais fazer uma folha nova", "Reformar a folha ou fazer outra"],
        slots: [
          [
            "A folha nova compensa quando a ferrugem subiu aos montantes ou furou vários pontos, porque o reforço não tem onde ser soldado. Se só a base apodreceu, cortar e refazer o trecho sai mais barato.",
            "Se a estrutura toda perdeu espessura, fazer outra folha sai melhor que remendar várias vezes. Ferrugem em um canto só se corta e se refaz.",
            "Um trecho podre tem conserto. Furos espalhados e barras verticais corroídas, não: aí a folha nova vale mais que a reforma.",
          ],
          [
            "O motor é escolhido pelo peso de hoje, com um terço de folga. Ferro antigo é mais grosso, e chapas e tintas de muitos anos pesam.",
            "Um portão de décadas pesa mais do que parece, pelo ferro grosso e pelas chapas acrescentadas. O motor deve suportar esse peso e ainda um terço a mais.",
            "Some o que foi posto na folha ao longo dos anos, como chapas e camadas de tinta. O motor precisa aguentar esse total com um terço de sobra.",
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
          "Pode, quando a ferrugem só descasca a tinta. Onde o ferro esfarela ou tem furo, corta-se o trecho e solda-se barra nova primeiro.",
          "Sim, desde que a ferrugem não tenha atravessado o ferro. Mancha e casca saem com lixa e recebem fundo e tinta; o trecho furado é trocado antes do motor.",
        ],
      },
      {
        question: "Motor de 1/4 HP dá conta de portão de ferro antigo?",
        answers: [
          "No basculante equilibrado de até {width.quarterHp}, em geral sim. No de correr, depende do limite em quilos da etiqueta do motor.",
          "Depende do tipo: basculante com contrapeso certo, até {width.quarterHp}, costuma ir bem. De correr se decide pelo peso.",
          "Serve ao basculante bem equilibrado, com largura de até {width.quarterHp}. Para correr, compare o peso da folha com o máximo escrito na etiqueta.",
        ],
      },
      {
        question: "Precisa soldar alguma coisa?",
        answers: [
          "Quase sempre um suporte ou reforço. Se já há motor, a placa é desconectada antes, para a corrente da solda não a queimar.",
          "Em geral, sim: uma chapa no ponto onde o motor prende. É serviço rápido quando o ferro está bom.",
          "Provavelmente uma chapa de apoio. Quando já existe placa de motor no portão, ela é desligada da fiação antes da solda.",
        ],
      },
      {
        question: "Vocês reformam a folha?",
        answers: [
          "Fazemos os reforços e as soldas que o motor exige. Folha nova ou reforma grande é trabalho de serralheiro, e as fotos da base mostram em qual caso a sua está.",
          "O que é ligado ao motor, sim. Quadro podre inteiro fica com a serralheria, e o motor vem depois.",
          "Sim, os reforços pequenos. Reconstruir o quadro cabe à serralheria, e fotos da parte de baixo ajudam a separar um caso do outro.",
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
        "Motor de portão instalado por menos que isso em geral não é confiável: quase sempre faltam controles, nota, garantia ou mão de obra completa, ou o motor é usado. Compare com o nosso kit basculante mais em conta, {price.lowest} instalado, com central, controles, {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
        "Um motor instalado tão barato só vale a pena se tudo estiver por escrito: motor novo com nota, central, controles, instalação e garantia, o que é raro. Aqui o kit basculante completo, para folha de até {width.quarterHp}, sai por {price.lowest}, já com entrega e mão de obra.",
        "Desconfie antes de fechar, porque só a mão de obra avulsa costuma custar perto disso: aqui ela parte de {price.installation}. O kit basculante completo, novo, com controles e garantia, custa {price.lowest} instalado; no portão de correr, a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que perguntar sobre a oferta barata", "Perguntas antes de aceitar"],
        slots: [
          [
            "Peça a resposta por escrito, na mesma mensagem do preço. O que não vier escrito, conte como não incluído.",
            "Uma oferta boa responde tudo isto sem rodeio e por escrito. Silêncio numa pergunta quer dizer cobrança depois.",
            "Mande a lista a quem ofereceu e espere a resposta escrita. Item sem resposta costuma aparecer como extra.",
          ],
        ],
        bullets: [
          "O motor é novo e vem com nota fiscal?",
          "A central e quantos controles estão no preço?",
          "Suporte, cremalheira e fiação entram ou são extras?",
          "A retirada do motor velho é cobrada?",
          "Qual a garantia do motor e qual a do serviço?",
          "O limite de peso da etiqueta cobre a minha folha?",
        ],
      },
      {
        about: "cost",
        headings: ["Onde o preço baixo costuma ser cortado", "Barato no anúncio, caro no fim"],
        slots: [
          [
            "O corte mais comum está no que a foto não mostra: controle, suporte, fio, regulagem e garantia aparecem depois, um a um. Somados, passam do preço de um conjunto completo.",
            "O anúncio traz só o motor, e o resto vem como extra, do controle à regulagem. No fim, a conta supera a de um kit que já inclui tudo.",
            "Quem cobra pouco deixa de fora controles, suporte, fiação ou garantia. Cada item volta como cobrança à parte, e o barato fica mais caro que o completo.",
          ],
          [
            "Outro corte é no tamanho: motor menor que a folha funciona no primeiro mês, depois esquenta, gasta a engrenagem e para.",
            "Há também o motor fraco para o peso, que trabalha quente e perde a engrenagem cedo, levando embora a economia.",
            "Modelo abaixo do peso da folha é a outra armadilha, pois esquenta, desarma e dura pouco.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como gastar menos sem arriscar", "Economia que não volta em conserto"],
        slots: [
          [
            "Veja antes se o motor atual tem conserto: a visita com regulagem em casa parte de {price.preventive}, sem peças. Na troca, suporte, fiação, fotocélula e cremalheira boas são aproveitadas.",
            "Consertar às vezes resolve por menos, e a visita de ajuste começa em {price.preventive} em casa, sem peças. Se trocar, aproveite o que está bom, como sensor, fiação e suporte.",
            "Primeiro confirme que a troca é precisa, numa visita com ajuste desde {price.preventive} em casa, sem peças. Depois reaproveite suporte, fios e sensor em bom estado.",
          ],
          [
            "Abra mão da velocidade, e não da capacidade nem da garantia. Modelo mais lento é economia boa; modelo mais fraco, não.",
            "Escolha um motor mais lento, se quiser pagar menos, mas nunca um mais fraco que a folha.",
            "Quem quer economizar corta na rapidez do motor, jamais na força ou na garantia.",
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
          "Raramente: sem procedência nem garantia, o primeiro reparo consome a diferença. Só com nota, garantia escrita e folha leve vale pensar.",
          "Em geral, não. O usado vem sem garantia de fábrica, e a placa pode estar fora de linha.",
        ],
      },
      {
        question: "E para portão de correr, qual é o preço normal?",
        answers: [
          "A troca em casa, motor e mão de obra juntos, fica de {price.homeSwap}. Bem abaixo disso, pergunte o que ficou de fora.",
          "De {price.homeSwap} na troca em casa, com mão de obra, conforme o peso da folha. Preço muito menor pede a lista do que inclui.",
        ],
      },
      {
        question: "Já paguei e o motor não funciona. O que faço?",
        answers: [
          "Reúna conversa, recibo e fotos e peça o reparo a quem instalou: a lei dá 90 dias para reclamar de serviço. Sem resposta, procure o Procon.",
          "Cobre por escrito de quem fez, com prazo, e guarde as provas. O consumidor tem 90 dias pela lei para reclamar.",
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
      "evitar assalto entrar garagem",
      "evitar assalto ao entrar na garagem",
      "como evitar assalto garagem",
      "como evitar assalto portão",
      "assalto chegada garagem",
      "assalto ao chegar em casa portão",
      "sequestro relâmpago portão",
      "sequestro portão garagem",

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
        "Para evitar assalto na entrada da garagem, o que conta é ficar menos tempo parado na rua. No portão basculante, o JetFlex abre em {opening.jetflex}, por {price.jetflex} instalado, e o Speedy, em {opening.speedy}, por {price.speedy}. Use controle de código rolante e feche logo atrás do carro.",
        "O motor de portão que abre mais rápido para rua perigosa é o JetFlex, que leva {opening.jetflex} no basculante e custa {price.jetflex} instalado. O Speedy leva {opening.speedy}, por {price.speedy}. No portão de correr, o motor rápido com inversor é orçado por foto.",
        "Para quem mora em rua perigosa e quer um portão que abra rápido, o motor indicado no basculante de até {width.quarterHp} é o JetFlex, de {opening.jetflex}, por {price.jetflex} instalado, ou o Speedy, de {opening.speedy}, por {price.speedy}. Com um bom alcance do controle, você aciona da esquina e o carro quase não para.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos segundos cada motor faz esperar", "Quanto tempo você fica parado na rua"],
        slots: [
          [
            "O motor Padrão leva {opening.padrao} no basculante, e por isso a troca por um rápido reduz a espera à metade ou a um quarto. Se o seu portão já foi mais rápido, veja antes a folha e o capacitor, que podem ser a causa da lentidão.",
            "Com o motor comum, são {opening.padrao} de espera no basculante; os rápidos levam metade disso ou menos. Um portão que ficou lento pode estar só com a folha pesada ou o capacitor fraco, e a revisão vem primeiro.",
            "No basculante, o motor comum leva {opening.padrao}, e um rápido, metade disso ou menos. Antes da compra, confira se a lentidão não vem de folha dura ou de capacitor gasto.",
          ],
          [
            "No portão de correr, o tempo depende da largura. O motor com inversor, que acelera no meio do percurso, e a abertura só do vão do carro encurtam a espera.",
            "No deslizante, peça motor com inversor e o percurso limitado ao vão que o carro usa.",
            "No portão de correr, você ganha tempo com motor de inversor e abrindo só o necessário para o carro passar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como chegar e sair sem ficar exposto", "O que combinar em casa para entrar rápido"],
        slots: [
          [
            "A velocidade do motor ajuda pouco sem hábito. Combine com quem mora na casa o que fazer na chegada e na saída.",
            "O motor rápido encurta a espera, e estes cuidados reduzem o resto do risco. Valem para todos os motoristas da casa.",
            "O maior risco está nos segundos parado e no portão aberto atrás do carro. Estes hábitos cobrem os dois.",
          ],
        ],
        bullets: [
          "Olhe a rua antes de acionar; se há alguém suspeito, dê mais uma volta e ligue 190 se precisar",
          "Acione da esquina, vendo o portão, para chegar com ele aberto",
          "Feche pelo controle assim que o carro passar e espere encostar antes de descer",
          "Ao sair, veja a rua por câmera antes de abrir",
        ],
      },
      {
        about: "what",
        headings: ["O que completa o motor rápido", "Código, luz e fotocélula"],
        slots: [
          [
            "O código rolante muda a cada toque e impede a cópia simples do controle. A antena no lugar certo permite acionar de mais longe, e uma luz ligada à central clareia a chegada.",
            "O controle de código fixo pode ser copiado; o rolante se renova a cada uso e não aceita cópia simples. Completam o conjunto uma luz que acende com o portão e uma boa antena, para acionar da esquina.",
            "Troque o código fixo pelo rolante, que não se repete e não aceita cópia simples. A antena no lugar certo aumenta o alcance, e a central pode acender a luz da entrada.",
          ],
          [
            "A fotocélula continua necessária, porque o portão rápido também não pode fechar sobre alguém, e a folha precisa estar firme e equilibrada.",
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
          "Faz. Na falta de luz, o portão continua abrindo pelo controle, e você não desce do carro para destravar.",
          "Sim. Sem energia na rua, ele evita que você desça na calçada para destravar. O modelo é escolhido pela potência do motor.",
        ],
      },
      {
        question: "Deixo o fechamento automático ligado?",
        answers: [
          "Só com fotocélula testada e pausa curta. Fechar pelo controle, logo atrás do carro e olhando a folha, é mais rápido e seguro.",
          "Em geral é melhor fechar no controle. O automático serve de reserva, com fotocélula funcionando.",
        ],
      },
      {
        question: "Abrir por tag ou celular é mais rápido?",
        answers: [
          "A tag, sim, porque é lida com o carro chegando e dispensa o botão. O celular depende da internet e costuma demorar mais que o controle.",
          "A tag adianta a abertura. O celular não deve ser o único meio, porque falha sem sinal.",
        ],
      },
      {
        question: "Motor rápido aguenta portão pesado?",
        answers: [
          "O motor basculante rápido de 1/4 HP atende até {width.quarterHp}, com a folha equilibrada. Folha pesada pede motor maior, com inversor, orçado por foto.",
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
    phrase: "o portão pesado demais para quem o abre",
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
        "O motor mais barato para quem não consegue abrir o portão é o kit de {price.lowest}, instalado, no basculante de até {width.quarterHp}. Ele abre no botão do controle. No portão de correr ou de abrir, o primeiro motor é orçado de graça, por foto. O portão pesado demais é acertado antes, para andar com uma mão.",
        "Quem é idoso ou sente dor não deve puxar portão pesado: o motor faz isso com um botão. O mais barato é o kit basculante, de {price.lowest} já instalado, até {width.quarterHp} de largura. No de correr e no de abrir, o valor sai por foto, de graça. Antes, o técnico deixa a folha leve.",
        "Se você ou a sua mãe não consegue puxar o portão pesado, um motor com controle de um botão resolve. O mais barato custa {price.lowest} instalado, no basculante de até {width.quarterHp}. Portão de correr ou de abrir recebe o preço por foto, sem custo. A folha que pesa é acertada antes de receber o motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão ficou pesado", "O que pesa em cada tipo de portão"],
        slots: [
          [
            "Portão que ficou pesado com o tempo tem peça gasta ou fora do lugar. O conserto vem antes do motor e às vezes dispensa o motor. Folha em ordem, de correr ou de abrir, anda com uma mão.",
            "Se o portão abria bem e agora pesa, alguma peça gastou. O técnico acerta a folha mesmo quando você vai pôr motor, porque o peso também força a máquina.",
            "Um portão que pesa quase sempre tem peça gasta ou fora do lugar. O acerto vem antes do motor, porque a folha pesada também gasta o motor.",
          ],
        ],
        bullets: [
          "De correr: roldana gasta, trilho sujo ou fora de nível",
          "De abrir: dobradiça seca ou caída, folha raspando no piso",
          "Basculante: contrapeso, mola ou cabo fora do ponto; só o técnico mexe neles",
          "Folha de madeira molhada ou chapa grossa: pesa mesmo em ordem, e o motor é escolhido por esse peso",
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir junto com o motor", "Motor fácil de usar"],
        slots: [
          [
            "Peça um controle de tecla grande e um botão de parede dentro de casa. A pausa antes de fechar deve ser longa. Inclua a fotocélula, o sensor que para a folha quando há alguém no vão, porque quem anda devagar demora mais a passar.",
            "Bastam um controle de um botão, grande, e outro botão na parede. O fechamento automático fica desligado ou com pausa longa. Some a fotocélula, que segura o portão enquanto a pessoa passa.",
            "Escolha um controle de uma tecla só, um botão à vista na parede e uma pausa longa antes de fechar. Inclua também a fotocélula, o sensor do vão: ela faz a folha parar enquanto a pessoa ainda está passando.",
          ],
          [
            "O nobreak é vendido à parte e mantém o botão funcionando quando falta luz. Com ele, ninguém precisa destravar o portão. O preço vem junto no orçamento, se você pedir.",
            "Peça também o preço do nobreak, que não vem no kit. Ele mantém o portão abrindo sem luz, e a pessoa não precisa girar a chave nem empurrar a folha.",
            "Para a falta de luz há o nobreak, um item à parte que mantém o motor funcionando por um tempo. Assim a pessoa não depende de quem destrave o portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Enquanto o portão não é consertado"],
        slots: [
          [
            "Use o portão de pedestres, e deixe o grande para outra pessoa abrir. Só a folha de correr ou de abrir, reta, se move na mão, e devagar. Puxar no tranco machuca as costas e pode derrubar folha solta.",
            "Combine com um vizinho ou parente quem abre o portão e entre pelo de pedestres. Só se move na mão a folha de correr ou de abrir que esteja reta, sem forçar.",
            "Até o conserto, o melhor é passar pelo portão social. O portão grande, de correr ou de abrir, só é movido se estiver reto, devagar e por quem tem força.",
          ],
          [
            "Basculante que pesa não se ergue na mão: se um cabo arrebenta, a folha cai.",
            "Basculante pesado não se levanta na mão nem com ajuda, porque o cabo ou a mola que o segura pode ter falhado.",
            "O basculante que pesa fica fechado até o técnico chegar: o peso novo é sinal de cabo, mola ou contrapeso com defeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor sem trocar o portão pesado?",
        answers: [
          "Na maioria dos casos, sim. O técnico acerta a folha e escolhe o motor pelo peso dela.",
          "Dá, se a estrutura da folha é firme. O peso por defeito se corrige antes, e a folha pesada de origem recebe um motor maior.",
        ],
      },
      {
        question: "Quanto tempo leva para pôr o motor?",
        answers: [
          "Com a folha em ordem, o motor do basculante é montado em {time.tilting}. O do portão de correr leva {time.sliding}, com base e energia prontas.",
          "Uma visita costuma bastar: são {time.tilting} de trabalho em basculante ou {time.sliding} em deslizante.",
        ],
      },
      {
        question: "E quando faltar luz, vai ser preciso puxar?",
        answers: [
          "Não, se o motor tiver nobreak ou bateria. Sem isso, outra pessoa destrava o portão de correr ou de abrir.",
          "Com nobreak, não. Deixe também um vizinho ou parente com a chave do motor.",
        ],
      },
      {
        question: "Quanto custa o motor em portão de correr?",
        answers: [
          "Depende da folha e do que falta no local: base, ponto de energia e cremalheira, a barra de dentes. O orçamento é grátis, por foto. Quem já tem motor e só vai trocá-lo paga de {price.homeSwap} em casa, com mão de obra.",
          "O primeiro motor de correr sai por foto, sem custo, porque soma base, energia e cremalheira. Para comparar, a troca de um motor que já existe fica de {price.homeSwap} em residência, com o serviço.",
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
      "clonagem controle 433",
      "clonagem controle 433 mhz",
      "clonagem controle remoto portão 433 mhz",
      "clonar controle 433",
      "clonar controle portão 433 mhz",
      "clonar controle 433 mhz",
      "copiar controle 433 mhz",
      "copiar controle portão 433 mhz",
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
        "A clonagem de controle remoto de portão de 433 MHz é possível quando o código é fixo: a cópia é feita em minutos a partir do original. Quando o código é rolante, que muda a cada toque, o controle não se clona, mesmo em 433 MHz. Nesse caso gravamos um controle novo na central. A foto de frente e verso dá o tipo e o preço.",
        "Fazemos clonagem de controle de portão de código fixo, em 433 MHz, copiado do original em minutos. O código rolante não aceita cópia, e para ele levamos um controle novo e gravamos na central. Mande a foto dos dois lados do seu, e dizemos o tipo e o preço.",
        "Para clonar o controle do portão, o original precisa funcionar e o código precisa ser fixo. A frequência do clone tem de ser igual, em geral 433 MHz. Se o código for rolante, gravamos um controle novo na central. Mande fotos de frente e verso para saber o preço.",
        "Dá para fazer a clonagem do controle de portão se o código é fixo, que repete sempre o mesmo sinal, e se o clone tem a mesma frequência, quase sempre 433 MHz. O código rolante muda a cada toque e não aceita cópia. Para ele, o técnico grava um controle novo na central.",
        "O controle de portão de código fixo e 433 MHz se clona na hora. O de código rolante não se clona, porque muda o sinal a cada toque. Para o rolante, levamos um controle novo e gravamos na central do portão. A foto dos dois lados mostra o tipo e o preço.",
      ],
      price: [
        "A clonagem de controle de código fixo custa o aparelho novo já copiado. Se o código é rolante, o preço soma o aparelho e a gravação na central. Não há valor único, porque o modelo e a quantidade mudam a conta. O orçamento é grátis, pela foto de frente e verso.",
        "O preço da clonagem depende do código e de quantos controles são. O de código fixo se copia e custa menos. O de código rolante precisa de um controle novo, gravado na central. O orçamento pela foto dos dois lados é grátis, e vários de uma vez pedem uma visita só.",
        "O preço para clonar o controle depende do código e da quantidade. No código fixo você paga o aparelho copiado. No rolante, paga o aparelho e a gravação na central. Fotos de frente e verso dão o valor, sem custo.",
        "A clonagem mais barata é a do código fixo, em que só o controle copiado é cobrado. O código rolante soma a gravação na central. O preço vem pela foto de frente e verso, sem custo, e pedir todos juntos evita pagar outra visita.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["433 MHz basta para clonar?", "A frequência e o código: o que precisa ser igual"],
        slots: [
          [
            "Não basta. O 433 MHz, ou 433,92 MHz, é só a frequência, e a maioria dos portões usa essa. O que permite a cópia é o código fixo. Dois controles de 433 MHz com códigos diferentes não abrem o mesmo portão.",
            "O número 433 MHz diz em que frequência o controle transmite, e quase todos usam essa. Quem decide a cópia é o tipo de código: o fixo se copia, e o rolante não, ainda que os dois sejam de 433 MHz.",
            "A frequência de 433 MHz é condição, mas não é suficiente. O clone também precisa repetir o código do original, e isso só acontece com código fixo. Controles antigos de 292 ou 299 MHz pedem um clone dessa mesma frequência.",
          ],
          [
            "Para saber o seu, tire a pilha e olhe por dentro: chavinhas ou pontos de solda indicam código fixo. Se não houver, procure o modelo no verso e as palavras rolante, rolling code ou anticlonagem no manual.",
            "Abra o controle, sem a pilha. Uma fileira de chavinhas mostra que o código é fixo. Sem chavinhas, o modelo escrito no verso diz se é fixo ou rolante.",
            "As chavinhas dentro do controle são a pista do código fixo. Quando elas faltam, o modelo impresso atrás esclarece, e a foto dele nos basta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o clone é feito", "Passo a passo da clonagem"],
        slots: [
          [
            "O clone é feito com os dois controles na mão, sem abrir o motor. As teclas mudam com o modelo do duplicador, que é o controle feito para receber cópia.",
            "Não se mexe no motor para clonar. Usa-se um controle duplicador, que aprende o sinal do original, e o folheto dele diz quais teclas apertar.",
            "A cópia passa de um controle para o outro, sem tocar na central. O duplicador é o controle em branco que recebe o código do original.",
          ],
        ],
        steps: [
          "Ponha pilha nova no original, para o sinal sair inteiro.",
          "Apague a memória do duplicador, em geral segurando duas teclas até a luz piscar.",
          "Encoste os dois controles e segure a tecla do original e a tecla do novo.",
          "Solte quando a luz do novo piscar, o que confirma a cópia.",
          "Teste diante do portão, com a passagem livre. Se a luz confirma e o portão não abre, o código é rolante.",
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o preço", "O que ter em mãos para copiar ou gravar"],
        slots: [
          [
            "Com estes dados, o técnico já leva o controle que serve e resolve em uma visita.",
            "Mande isto antes, e o valor chega com o tipo de controle que serve no seu portão.",
            "A resposta traz o modelo e o preço quando você manda o que está na lista.",
          ],
        ],
        bullets: [
          "Foto do controle que funciona, de frente e do verso",
          "Foto da etiqueta do motor, com a tampa fechada",
          "Quantos controles você quer e quem vai usar",
          "Autorização do síndico, se o portão é do prédio",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a clonagem do controle?",
        answers: [
          "Poucos minutos por controle, tanto na cópia de código fixo quanto na gravação na central.",
          "Minutos. Copiar ou gravar é rápido, e o teste é feito no próprio portão, na mesma visita.",
          "Cada controle fica pronto em menos de dez minutos. Vale fazer todos os da casa na mesma visita.",
        ],
      },
      {
        question: "Posso clonar o controle do condomínio?",
        answers: [
          "Só com autorização da administração, que cadastra cada unidade. O regimento costuma proibir cópia feita por fora.",
          "Peça ao síndico. O controle novo é gravado em nome da unidade, e no código rolante a cópia nem abre o portão.",
          "Fale antes com o síndico, porque o cadastro é por unidade e muitas convenções proíbem cópia.",
        ],
      },
      {
        question: "O clone pode ser apagado sem apagar o original?",
        answers: [
          "Não. O clone tem o código do original, e apagar um apaga os dois. Para quem não mora na casa, prefira um controle gravado na central, que muitas placas apagam à parte.",
          "No código fixo, não, porque para a central os dois são o mesmo controle. Para funcionário ou inquilino, grave um controle com código próprio.",
          "Não dá, já que a central não distingue o clone do original. Só o controle de código próprio, gravado na central, pode ser apagado sozinho.",
        ],
      },
      {
        question: "O alcance do clone é igual ao do original?",
        answers: [
          "Deve ser parecido, com pilha boa. Se o clone só abre encostado no portão, troque a pilha e refaça a cópia.",
          "Em geral é parecido. Clone que só abre de muito perto pede pilha nova ou nova cópia.",
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
      "central garen g1 programar",
      "programar central garen g1",
      "programar central garen g2",
      "central garen g2 programar",
      "central garen g3 programar",
      "central garen programação",
      "central garen g1 programação",
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
        "Na central Garen, o controle é gravado pelo botão marcado TX em várias placas. Dá-se um toque até o LED acender, aperta-se a tecla do controle e, com o LED piscando, toca-se no TX outra vez. Se a placa fica sob a tampa do motor, junto da rede, quem grava é o técnico; em receptor separado, você mesmo.",
        "Para programar um controle novo na central Garen, dê um toque curto no botão TX, que em várias placas é o de gravar, e aperte a tecla do controle com o LED aceso. Quando o LED piscar, toque no TX de novo. Faça isso só em receptor de caixa própria; debaixo da tampa há tensão, e o serviço é do técnico.",
        "O controle novo entra na central Garen pelo botão TX, o de gravar em várias placas da marca: o LED acende, a tecla do controle o faz piscar, e outro toque confirma. A placa trabalha ao lado da rede, por isso chame o técnico, a não ser que o receptor fique fora do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Gravar em receptor externo, passo a passo", "A ordem da gravação"],
        slots: [
          [
            "Estes passos são para o receptor em caixa separada, fora do motor. A tampa do motor fica fechada, porque a central trabalha junto dos 127 ou 220 V.",
            "Siga a ordem só em receptor avulso, de baixa tensão. Na central sob a tampa, perto da rede, a gravação é do técnico.",
            "A sequência serve ao receptor que tem caixa própria. Não abra o motor para usá-la, já que a placa fica ao lado dos fios da rede.",
          ],
        ],
        steps: [
          "Confira se o controle novo tem a frequência do antigo, em geral 433 MHz, e o mesmo tipo de código.",
          "Deixe a passagem livre e ponha pilha nova.",
          "Dê um toque curto no botão de gravar: o LED acende.",
          "Aperte a tecla que vai abrir o portão: o LED pisca.",
          "Com o LED piscando, toque de novo no botão, se o modelo pede.",
          "Teste o novo e os antigos, à vista do portão.",
        ],
      },
      {
        about: "safety",
        headings: ["Botões que não se confundem na placa", "O que apaga os controles"],
        slots: [
          [
            "O botão de gravar, mantido apertado por vários segundos, apaga todos os controles em muitas placas, e por isso o toque é curto. O outro botão grava o percurso da folha e, tocado por engano, desregula as paradas.",
            "Segurar o botão limpa a memória inteira em muitas centrais, e cada controle precisa ser gravado de novo. O botão de percurso, que fica perto, muda até onde o portão anda.",
            "Toque demorado costuma zerar a lista de controles. E o botão ao lado não é de controle: ele ensina o percurso, e apertado sem querer tira o portão do ponto.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle não grava na Garen", "Se o LED não pisca"],
        slots: [
          [
            "Se o LED não pisca quando você aperta a tecla, o controle tem outro código ou outra frequência, mesmo sendo Garen, ou está com a pilha fraca. A central também recusa o novo quando a memória está cheia, e aí é preciso apagar os que ninguém usa.",
            "Se a luz não reage, o controle não usa o código dessa placa ou está sem pilha. Quando a central recusa qualquer controle, a memória pode estar cheia.",
            "Quando o LED não pisca, o código ou a frequência não combina, ainda que a marca seja a mesma, ou falta pilha. Se nenhum controle novo é aceito, a memória pode estar cheia.",
          ],
          [
            "Confira ainda se a placa é a original: motor Garen com central de outra marca segue o manual da central.",
            "Muitos motores Garen já tiveram a central trocada, e então valem o controle e os passos da placa nova.",
            "O nome impresso na placa manda mais que o da carcaça, porque centrais são substituídas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa mandar gravar o controle na central Garen?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças, e vários controles se gravam na mesma ida; o aparelho novo é à parte.",
          "Em residência, a ida com ajuste do portão começa em {price.preventive}, sem peças. Reúna os controles todos para o mesmo dia.",
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
          "Em código fixo e na mesma frequência, costuma gravar. Em código rolante, que muda a cada toque, só o da linha.",
          "Depende do código: o fixo de 433 MHz em geral grava, e o rolante de outra marca não.",
        ],
      },
      {
        question: "Como sei se a minha central Garen tem receptor separado?",
        answers: [
          "Procure uma caixinha na parede ou na coluna, ligada ao motor por fios finos, com botão e LED próprios.",
          "Se há uma caixa pequena fora do motor, com antena, é ele. Sem ela, o receptor está na placa.",
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
      [
        "100",
        "120",
        "150",
        "180",
        "200",
        "250",
        "300",
        "350",
        "400",
        "500",
        "duzentas",
        "trezentas",
        "muitas",
        "quantas",
      ],
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
        "Portão de prédio que abre 150 ou 200 vezes por dia pede motor de uso contínuo, de preferência com inversor: 200 aberturas dão perto de 35 na hora cheia e exigem ficha de 45 ciclos por hora ou mais, e 150 pedem 35. A troca fica de {price.heavySwap}, com mão de obra, conforme o peso da folha.",
        "Para o portão do condomínio com 200 aberturas por dia, use motor de uso contínuo com 45 ciclos por hora ou mais na ficha; para 150, uns 35 bastam. Com inversor e capacidade um terço acima do peso da folha, a troca em portão de prédio sai de {price.heavySwap}, instalada.",
        "Portão de condomínio com 300 ou 400 aberturas por dia pede motor industrial de uso contínuo, com inversor: 300 dão perto de 50 na hora cheia e exigem ficha de 67 ciclos por hora, e 400 pedem 90. Nesse movimento, dividir entrada e saída em dois portões costuma ser melhor. Cada motor, na troca, fica de {price.heavySwap}, com mão de obra.",
        "Portão de prédio com 100 ou 120 aberturas por dia usa motor de uso intenso, com inversor: 100 dão perto de 17 na hora cheia e pedem ficha de 23 ciclos por hora, e 120 pedem 27. A capacidade em quilos deve passar um terço do peso da folha. A troca fica de {price.heavySwap}, com mão de obra.",
        "O motor do prédio que abre 150, 200 ou mais vezes por dia se escolhe pela hora cheia: 200 viram perto de 35 por hora, e com folga de um terço, 45 ciclos. Peça uso contínuo e inversor, que aquece menos; motor e mão de obra ficam de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a hora cheia", "A conta das aberturas"],
        slots: [
          [
            "A hora cheia costuma ter o dobro da média, e é ela que esquenta o motor. Uma contagem na portaria ou pela câmera, de manhã e no fim da tarde, dá o número certo.",
            "Quem decide é o pico, que fica perto de duas vezes a média do dia. A câmera ou o porteiro confirmam em uma manhã.",
            "Não vale a média do dia, porque o calor se junta na hora de saída, que dobra esse número. Conte uma manhã e um fim de tarde.",
          ],
        ],
        steps: [
          "Divida as aberturas do dia por 12 horas: 200 dão 17, e 300 dão 25.",
          "Dobre, para achar o pico: perto de 35 por hora com 200, e 50 com 300.",
          "Some um terço de folga: 45 ciclos por hora com 200, e 67 com 300.",
          "Confira com uma contagem das 7 às 9 e das 18 às 20 horas.",
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir na ficha do motor", "Motor de uso contínuo: a lista"],
        slots: [
          [
            "A palavra industrial na caixa não basta: confira os números na ficha do modelo antes de aprovar. Cada ciclo é uma abertura com fechamento.",
            "São estes os dados que separam o motor de prédio do residencial, e todos estão na ficha. Um ciclo conta abrir e fechar.",
            "Peça a ficha e procure os itens abaixo, porque nome de linha não garante nada. Ciclo quer dizer abrir e fechar uma vez.",
          ],
        ],
        bullets: [
          "Ciclos por hora: um terço acima da hora cheia",
          "Capacidade em quilos: um terço acima do peso da folha",
          "Inversor: partida e parada suaves, com menos calor",
          "De correr: cremalheira de aço e roldanas reforçadas",
          "Basculante e de abrir: modelo predial, com a folha equilibrada antes",
        ],
      },
      {
        about: "care",
        headings: ["Revisão com esse movimento", "Manutenção pelo número de ciclos"],
        slots: [
          [
            "Duzentas aberturas por dia são perto de 6.000 por mês, e trezentas, 9.000. Com esse uso, a revisão é feita todo mês ou a cada dois meses. Roldana, engrenagem e fotocélula são o que mais se gasta.",
            "Com 6.000 aberturas por mês, revise todo mês ou a cada dois, porque o desgaste vem por ciclo. Os primeiros a sentir são roda, engrenagem e cremalheira.",
            "Nesse uso, perto de 6.000 ciclos mensais, a visita deve ser mensal ou bimestral. Ela olha sobretudo roldana, engrenagem, cremalheira e sensor.",
          ],
          [
            "Uma pausa maior na hora cheia, que deixe passar vários carros por abertura, reduz os ciclos sem trocar nada.",
            "Alongar a pausa no pico junta carros na mesma abertura e poupa o motor.",
            "Também ajuda aumentar a pausa, para dois ou três carros passarem de cada vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de uso contínuo precisa de rede trifásica?",
        answers: [
          "Nem sempre: há modelos monofásicos com inversor. Se o prédio já tem trifásica, as opções aumentam.",
          "Não é obrigatório. A rede do quadro é conferida antes da escolha do modelo.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada na troca do motor?",
        answers: [
          "São {time.heavy}, em geral, marcadas no horário de menos movimento.",
          "Leva {time.heavy}, com aviso aos moradores. Se for de correr, o portão pode ficar destravado e vigiado durante o serviço.",
        ],
      },
      {
        question: "Motor residencial aguenta esse movimento por um tempo?",
        answers: [
          "Não convém: ele desarma na hora de pico, justamente quando todos chegam, e queima cedo.",
          "Pouco. Sem ciclos por hora acima do pico, ele esquenta e para, e a garagem fica aberta ou fechada à força.",
        ],
      },
      {
        question: "Dois portões resolvem melhor que um motor maior?",
        answers: [
          "Quando o pico passa de 60 ciclos por hora, sim: entrada e saída separadas dividem a fila e os ciclos.",
          "Resolvem, se há espaço. Com um só vão, o caminho é o uso contínuo com inversor.",
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
        "Entre motor PPA ou Garen, nenhum dura mais nem quebra menos só pela marca: em casa de família, os dois vão de {trade.life} com folha leve e revisão todo ano. Escolha pela capacidade, um terço acima do peso da folha; a troca em residência fica de {price.homeSwap}, com mão de obra.",
        "PPA ou Garen quebram pouco em casa quando a folha corre leve e há revisão anual, e nesse caso os dois motores duram de {trade.life}. O que decide é a capacidade do modelo, com um terço de sobra sobre o peso. A troca residencial sai de {price.homeSwap}, com o trabalho.",
        "A duração empata: Garen ou PPA do mesmo porte vivem de {trade.life} em casa, se a folha está equilibrada e passa por revisão por ano. Quebra menos o que tem um terço de capacidade acima do peso, seja qual for o nome, e trocar custa de {price.homeSwap}, mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta a vida de um PPA ou de um Garen", "Por que um motor dura menos que o outro"],
        slots: [
          [
            "Dois motores iguais podem durar tempos bem diferentes, porque a instalação e a folha pesam mais que a marca. Estas são as causas mais comuns de quebra cedo.",
            "A folha e a instalação contam mais que o nome na tampa, e por isso o mesmo modelo dura muito numa casa e pouco em outra. Veja o que mais gasta os dois.",
            "O que diferencia um motor que dura de outro que quebra está quase sempre no portão e na montagem, e não no fabricante. A lista vale para as duas marcas.",
          ],
        ],
        bullets: [
          "Folha pesada, torta ou basculante sem equilíbrio",
          "Motor no limite do peso, sem folga",
          "Água na placa e motor sem proteção na chuva",
          "Rede sem aterramento nem DPS, o protetor contra surto",
          "Engrenagem seca, suja ou com folga errada",
        ],
      },
      {
        about: "choose",
        headings: ["PPA ou Garen para durar: o que comparar", "Como escolher o que vai durar"],
        slots: [
          [
            "Compare na ficha a capacidade em quilos, os ciclos por hora e o material da engrenagem, sempre em modelos do mesmo porte. Um motor de entrada não se mede com o reforçado da outra marca.",
            "Ponha lado a lado dois modelos de igual porte e veja peso aceito, aberturas por hora e tipo de engrenagem. Comparar o básico de uma com o reforçado da outra engana.",
            "A comparação justa é entre aparelhos equivalentes: quantos quilos movem, quantos ciclos fazem por hora e de que material é a engrenagem. Linhas diferentes não dizem nada sobre a marca.",
          ],
          [
            "Placa, engrenagem e controle das duas se acham com facilidade no comércio, e isso conta quando algo quebra. Se a casa já tem controles de uma delas, ficar na mesma linha pode evitar a troca de todos.",
            "Peça à venda também é duração, e nas duas marcas ela se encontra sem demora. Quem já usa controles de uma pode aproveitá-los ao ficar nela, se o código for o mesmo.",
            "Nenhuma das duas deixa o dono na mão por falta de reposição comum. O desempate pode vir dos controles que a família já tem, desde que a central nova leia o código deles.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que fazer para o motor chegar aos anos previstos", "Cuidados que valem para as duas marcas"],
        slots: [
          [
            "Em casa, a revisão é {visits.home}, com limpeza, ajuste e lubrificação, e parte de {price.preventive}, sem peças. Entre uma e outra, mantenha o trilho limpo e a tampa do motor fechada.",
            "Faça a manutenção {visits.home}: limpar, regular e lubrificar custa a partir de {price.preventive} numa residência, fora peças. No dia a dia, basta varrer o trilho e conservar a tampa no lugar.",
            "O cuidado que mais rende é a visita de manutenção, {visits.home}, desde {price.preventive} em casa, sem contar peças. Trilho varrido e tampa bem fechada completam a proteção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei que o motor está no fim da vida?",
        answers: [
          "Quando o redutor tem folga, há vazamento ou as paradas se repetem logo depois do conserto. Capacitor ou fim de curso gastos não são o fim, porque se trocam à parte.",
          "Barulho no redutor, vazamento e defeitos seguidos são os sinais. Uma peça isolada com defeito, como o capacitor, se substitui e o motor segue.",
        ],
      },
      {
        question: "Qual das duas tem conserto mais barato?",
        answers: [
          "Em geral é parecido, porque o valor depende da peça e do modelo. Capacitor e fim de curso pesam pouco nas duas, placa e redutor pesam mais.",
          "Não há diferença fixa. Nas duas, a ordem é a mesma: capacitor e fim de curso custam menos, e placa ou redutor encarecem o conserto.",
        ],
      },
      {
        question: "Trocar PPA por Garen, ou o contrário, faz durar mais?",
        answers: [
          "Só se o novo tiver a capacidade que faltava ao antigo. Com a folha pesada ou torta, o motor de qualquer marca se gasta do mesmo jeito.",
          "A troca de marca, sozinha, não. Acerte a folha antes e escolha um modelo com sobra de força, senão o novo repete a história do velho.",
        ],
      },
      {
        question: "A garantia é diferente entre PPA e Garen?",
        answers: [
          "Nas nossas vendas, o motor tem {warranty.motor}, de fábrica, e a instalação tem {warranty.installation}, seja qual for a marca. Guarde a nota e a etiqueta legível.",
          "O prazo que damos é o mesmo: {warranty.motor} para o motor, pela fábrica, e {warranty.installation} para o serviço de instalação. Nota e etiqueta precisam ser guardadas.",
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
        "Para o portão automático de sobrado geminado, o basculante é o que mais serve, porque na frente estreita não sobra parede para a folha correr. O kit instalado parte de {price.lowest}, para folha de até {width.quarterHp}. O motor vai na coluna que não encosta no vizinho, para a vibração não passar pela parede comum.",
        "O portão automático do sobrado geminado com rampa costuma ser basculante, porque a folha de abrir raspa no piso que sobe. O kit parte de {price.lowest} instalado, até {width.quarterHp} de largura, e o técnico mede antes o giro da folha sobre a rampa. O motor fica longe da parede do vizinho.",
        "O motor para portão de casa geminada é, em geral, o basculante de até {width.quarterHp}, a partir de {price.lowest} instalado; se houver recuo para a folha girar, serve também o de abrir, que na troca em casa fica de {price.homeSwap}. Nos dois casos, ele deve ficar fora da parede e da coluna do vizinho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que portão cabe na frente da casa geminada", "Basculante, de abrir ou de correr"],
        slots: [
          [
            "A largura da frente, o recuo e a inclinação do piso decidem. Meça o vão e veja quanto espaço há dos lados, dentro do seu terreno.",
            "O que decide é o espaço: parede ao lado, fundo livre e rampa. Compare a sua frente com a lista.",
            "Frente estreita e rampa limitam as opções. Meça o vão, o recuo e o desnível antes de escolher.",
          ],
        ],
        bullets: [
          "Sem parede lateral livre: basculante, que abre no próprio vão",
          "Com recuo para o giro e piso plano: de abrir, em duas folhas curtas",
          "De correr: só com parede livre do comprimento da folha",
          "Rampa que sobe para dentro: basculante, porque a folha de abrir raspa",
          "Teto baixo: confira a altura antes do basculante",
        ],
      },
      {
        about: "safety",
        headings: ["Como fixar na divisa com o vizinho", "O que muda quando a parede é dos dois"],
        slots: [
          [
            "Não se fixa motor nem trilho na parede comum sem combinar com o vizinho: a vibração passa, e o furo pode atingir o lado de lá. Use a coluna livre ou, se só há a da divisa, um pilar de ferro próprio, que sustenta o motor e o contrapeso.",
            "Evite furar a parede que divide as casas, porque o barulho atravessa e o estrago pode ser dos dois. Se só há a coluna da divisa, instala-se um pilar de ferro seu ao lado dela.",
            "O motor preso na parede dividida leva o ruído para o quarto do vizinho. Usar a coluna do seu lado, ou um pilar de ferro próprio, evita o problema.",
          ],
          [
            "Borracha no suporte e no batente, folha lubrificada e parada suave são o que mais reduz o ruído.",
            "Partida e parada suaves, borracha no suporte e roldanas boas evitam a pancada que o vizinho ouve.",
            "Para o vizinho não ouvir, usam-se borracha no suporte e no batente e uma parada sem pancada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "O que está no kit e o que é à parte"],
        slots: [
          [
            "O kit basculante inclui entrega, central e controles. Suporte próprio, pilar e ponto de energia somam só se faltarem. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}, e o pagamento vai até {shop.instalments} vezes no cartão.",
            "No basculante, entrega, central e controles já estão no kit; pilar de ferro e energia são orçados à parte, se for preciso. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço, e o cartão divide em até {shop.instalments} vezes.",
            "Controles, central e entrega vêm no kit, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação. Conforme a casa, somam-se o pilar e o ponto de energia. O cartão aceita até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do meu portão vai incomodar o vizinho da casa geminada?",
        answers: [
          "Pouco, se ele for bem fixado fora da parede comum e tiver parada suave. O que incomoda é a folha batendo e a roldana seca.",
          "Em geral, não, se o suporte não usa a parede dos dois e a folha fecha sem pancada.",
        ],
      },
      {
        question: "Posso usar a coluna da divisa para o portão?",
        answers: [
          "Se a coluna é só sua, sim. Se serve às duas casas, combine com o vizinho por escrito.",
          "Só com acordo por escrito, quando ela é das duas casas. Sem acordo, use uma coluna só sua.",
        ],
      },
      {
        question: "Controle do vizinho pode abrir o meu portão?",
        answers: [
          "Só se os dois têm o mesmo código fixo. Com código rolante, cada controle abre o seu.",
          "É raro, e acontece em código fixo igual. Mudar para código rolante resolve.",
        ],
      },
      {
        question: "O basculante avança sobre a calçada?",
        answers: [
          "Pode avançar ao subir, e na cidade de São Paulo isso é proibido para portão automático. O técnico mede antes: se a folha passa do muro, ela é recuada, ou se usa o articulado.",
          "Depende do recuo. Se a folha está rente ao muro, ela passa da linha ao abrir, e é preciso recuar ou escolher um modelo articulado, que se dobra.",
        ],
      },
    ],
    photo: "fotos da frente inteira, das duas colunas e do teto da garagem, com a largura do vão",
  },
];
