import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is done to a motor of a given make as a whole: adjusting it, looking after it, putting another in its place. */
export const marcasComoFazerServico: NarrowConcept[] = [
  {
    id: "regular-motor-da-marca",
    broader: "regulagem",
    label: "Regular o motor da marca",
    phrase: "a regulagem do motor",
    asks: [
      "ordem regula motor fim curso força pausa",
      ...combine(
        ["regular", "regulagem", "ajustar", "ajuste"],
        ["[marca]", "motor [marca]", "portão [marca]", "[marca] [modelo]"],
      ),
      ...combine(["regular motor", "regulagem"], ["[marca] [modelo]"]),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para regular o motor [marca], acertam-se cinco coisas nesta ordem: folha leve no trilho ou nas dobradiças, fim de curso, força, desaceleração e pausa. Limpar o trilho cabe a você; o ajuste na central, perto da rede, é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "O ajuste do motor [marca] vai da folha para a placa: trilho limpo e folha leve, depois fim de curso, força mínima, freada e pausa. Máquina batendo ou desregulada se corrige nessa sequência, em visita desde {price.preventive} em residência, fora peças.",
        "Como se ajusta o motor [marca] que está batendo ou desregulado: primeiro trilho e folha, em seguida o fim de curso, que marca a parada, e por último força, desaceleração e pausa. A regulagem na central custa a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A regulagem do motor, na ordem", "O que se ajusta, e em que ordem"],
        slots: [
          [
            "Fora de ordem, um ajuste desfaz o outro: força não corrige folha pesada, e pausa não corrige fim de curso. Da segunda etapa em diante, é serviço do técnico.",
            "A ordem importa, porque cada etapa depende da anterior. A primeira é sua; as da central, do técnico.",
            "Quem pula etapa repete o trabalho. Você cuida da folha, e o técnico, do que fica sob a tampa.",
          ],
        ],
        steps: [
          "Folha: limpa, alinhada e leve de ponta a ponta.",
          "Fim de curso: ímã, chave ou percurso gravado, para parar um pouco antes do batente.",
          "Força: o menor valor que ainda move a folha.",
          "Desaceleração: para chegar ao fim sem pancada.",
          "Pausa do fechamento automático: só com fotocélula funcionando.",
          "Teste: um obstáculo macio, que faz a folha parar ou voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["O que o portão faz diz o que regular", "Qual ajuste falta no seu"],
        slots: [
          [
            "Bate no fim ou deixa fresta: fim de curso ou desaceleração. Volta no meio ou para sem motivo: folha pesada, fotocélula suja ou força de menos.",
            "Pancada e fresta apontam fim de curso, e chegada brusca, a freada. Se volta no caminho, olhe fotocélula e peso antes da força.",
            "Folha que bate ou não encosta tem a parada fora do ponto. Folha que recua no meio tem sensor sujo, atrito ou pouca força.",
          ],
          [
            "Fechar cedo demais é a pausa, e lentidão nova é capacitor ou roda, que regulagem nenhuma corrige.",
            "Tempo aberto errado se acerta na pausa. Já a lentidão pede peça ou limpeza.",
            "A pausa controla o fechamento sozinho; ficar lento, porém, não é ajuste, é desgaste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da regulagem", "Quanto tempo leva e o que soma"],
        slots: [
          [
            "Só regular leva até {trade.smallRepair} e é o menor valor; roldana, batente e capacitor somam a peça, e solda ou folha torta, a serralheria. O comum em casa é de {price.preventiveRange}, sem peças.",
            "O ajuste completo toma até {trade.smallRepair}, e o que encarece é peça gasta, como roda e batente, ou solda na folha. A faixa usual numa casa vai de {price.preventiveRange}, fora material.",
            "Regular as cinco etapas é serviço de até {trade.smallRepair}; roda, batente, capacitor e desempeno aparecem à parte. Em residência costuma ficar em {price.preventiveRange}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso regular o motor [marca] sozinho?",
        answers: [
          "A parte de fora, sim: trilho, fotocélula e lubrificação. Os ajustes ficam na placa, junto da rede, e são do técnico.",
          "Só limpeza e conferência. Ímã, mola, cabo e contrapeso ficam como estão, porque a folha pode bater ou cair.",
        ],
      },
      {
        question: "De quanto em quanto tempo regular?",
        answers: [
          "Em casa, {visits.home}, junto da manutenção; em prédio, {visits.business}.",
          "Uma vez na revisão, {visits.home} em residência e {visits.business} em uso coletivo.",
        ],
      },
      {
        question: "Por que desregulou de novo?",
        answers: [
          "Folha solta, ímã frouxo ou batente que se move tiram o ponto do lugar. Sem corrigir a causa, volta.",
          "Porque algo se mexe: suporte frouxo, roda gasta ou batente solto. A regulagem dura quando isso é consertado.",
        ],
      },
      {
        question: "Posso aumentar a força para ele fechar?",
        answers: [
          "Não: a força a mais tira o recuo e machuca. Se precisa dela, a folha está presa em algum ponto.",
          "Melhor não. Primeiro a folha anda leve na mão do técnico, e a força fica no mínimo.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro, feito de longe, e a foto da etiqueta do motor",
  },
  {
    id: "manutencao-da-marca",
    broader: "manutencao",
    label: "Manutenção do motor da marca",
    phrase: "a manutenção do motor",
    asks: [
      "tenho motor [marca] manutenção",
      "motor [marca] quero fazer manutenção quanto custa",
      "motor [marca] quero fazer manutenção",
      "motor seg fazer manutenção custa",
      "quem faz manutenção máquina peccinin",
      ...combine(["manutenção", "revisão", "preventiva"], ["[marca]", "motor [marca]", "portão [marca]"]),
      ...combine(["manutenção", "revisão"], ["motor [marca] [modelo]", "[marca] [modelo]"]),
      "limpeza motor [marca]",
      "lubrificar motor [marca]",
      "lubrificar [marca]",
    ],
    intent: "repair",
    answers: {
      any: [
        "A manutenção do motor [marca] é feita no local, a partir de {price.preventive} em casa, sem peças, e basta {visits.home}. O técnico limpa, lubrifica, aperta a base, mede o capacitor e regula parada, força e fotocélula. Peça gasta só é trocada depois de você aprovar o valor.",
        "Na manutenção de um motor [marca], o técnico limpa e lubrifica, aperta a base, mede o capacitor e regula parada, força e fotocélula. Em casa ela custa a partir de {price.preventive}, sem peças, e se repete {visits.home}. O que precisar de troca é orçado antes.",
        "O motor [marca] pede manutenção {visits.home} em residência, com visita a partir de {price.preventive}, fora as peças. Ela inclui limpeza, lubrificação, aperto, medição do capacitor e regulagem da força, da parada e da fotocélula. Nada é trocado sem o seu aceite.",
        "Para a manutenção de motor [marca], o técnico vai até o portão, limpa, lubrifica, reaperta a fixação, testa o capacitor e regula força, fotocélula e ponto de parada. Em residência custa {price.preventive} ou mais, com peças à parte. O intervalo recomendado é {visits.home}.",
        "Fazer manutenção no motor [marca] {visits.home} basta numa casa, e a visita custa a partir de {price.preventive}, sem peças. O serviço reúne lubrificação, limpeza, aperto dos suportes, teste do capacitor e ajuste de fotocélula, parada e força.",
      ],
      price: [
        "A manutenção de motor [marca] custa a partir de {price.preventive} em casa, sem peças, com limpeza, lubrificação, medição do capacitor e regulagem. Portão grande ou parado há anos costuma ficar de {price.preventiveRange}, e a peça que precisar de troca é orçada antes.",
        "O preço da revisão do motor [marca] parte de {price.preventive} em residência, sem peças, e a faixa mais comum vai de {price.preventiveRange}. O valor cobre limpeza, lubrificação, ajuste da força e da parada e teste da fotocélula.",
        "Quanto custa a manutenção do motor [marca] em casa: {price.preventive} ou mais, com peças à parte, e em geral {price.preventiveRange}, conforme o tamanho e o estado do portão. Entram lubrificação, limpeza, teste do capacitor e acerto de força e paradas.",
        "Para a revisão de um motor [marca], reserve {price.preventiveRange} numa residência, sem as peças, e {price.preventive} como menor valor. Esse preço paga o técnico que limpa, lubrifica, mede e regula; qualquer troca é combinada à parte.",
      ],
      "how-to": [
        "A manutenção do motor [marca] que cabe ao morador é por fora: varrer o trilho, limpar a fotocélula, lubrificar pinos e fuso à vista e olhar a fixação, com o disjuntor desligado. Redutor, placa e capacitor ficam com o técnico, na visita anual, a partir de {price.preventive} em casa, sem peças.",
        "Em casa, cuide do motor [marca] só por fora e sem energia: varra o trilho, limpe as lentes da fotocélula e veja se o suporte está firme. A placa, o capacitor e a engrenagem ficam para a revisão anual do técnico, a partir de {price.preventive}, sem peças.",
        "Quem quer fazer manutenção no motor [marca] por conta própria deve desligar o disjuntor e ficar do lado de fora: limpar a fotocélula, varrer o trilho, passar pouca graxa nos pinos à vista e conferir o suporte. Capacitor, placa e redutor são do técnico, na visita anual, a partir de {price.preventive} em casa, sem peças.",
        "O morador faz uma parte da manutenção do motor [marca]: com a energia cortada, varre o trilho, passa pano na fotocélula e procura folga no suporte. A parte interna pede a visita anual do técnico, a partir de {price.preventive} em residência, sem as peças.",
      ],
      installation: [
        "Fazemos a instalação e a manutenção do motor [marca] no local do portão. A troca do motor em casa, com mão de obra, fica de {price.homeSwap}. A manutenção custa a partir de {price.preventive} em residência, sem peças, e deve ser feita {visits.home}.",
        "O motor [marca] pode ser instalado e revisado por nós, no seu endereço. Em casa, a troca completa custa de {price.homeSwap}, com mão de obra. Depois, basta uma manutenção {visits.home}, a partir de {price.preventive}, sem peças.",
        "A instalação do motor [marca] começa pela conferência da folha, da base e do ponto de energia, e a troca em casa fica de {price.homeSwap}, com mão de obra. A manutenção é {visits.home}, a partir de {price.preventive}, sem peças, com limpeza, aperto e regulagem.",
        "Instalamos motor [marca] novo e fazemos a revisão dos que estão em uso. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e a manutenção, {visits.home}, custa a partir de {price.preventive}, sem peças. A etiqueta do motor mostra o modelo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito no motor [marca]", "Itens da revisão, da folha à placa"],
        slots: [
          [
            "A revisão segue esta ordem, porque folha pesada é a causa da maior parte do desgaste do motor. Só depois de a folha andar leve a parte elétrica é medida e regulada.",
            "O técnico vai da folha para a placa, porque, se o portão pesa, qualquer ajuste no motor dura pouco. A lista mostra o que ele confere.",
            "A revisão começa pelo portão e termina na central, já que nenhum motor aguenta folha arrastando. Estes são os pontos vistos em cada visita.",
            "Regular a força de um motor que puxa folha emperrada não resolve nada, por isso a mecânica vem primeiro. Os itens abaixo são verificados um por um.",
            "Primeiro o portão precisa andar leve, e depois o motor é ajustado para esse peso. Confira o que o técnico examina em toda revisão.",
          ],
        ],
        bullets: [
          "Folha: peso, alinhamento e desgaste das rodas ou pinos",
          "Motor: fixação, ruído, engrenagem e graxa",
          "Elétrica: tensão, aterramento, capacitor e conexões",
          "Comando: fim de curso, força, pausa e controles",
          "Segurança: fotocélula, recuo ao tocar e destravamento",
        ],
      },
      {
        about: "signs",
        headings: ["Peças que mais aparecem gastas", "O que a revisão costuma encontrar"],
        slots: [
          [
            "Capacitor fraco, a peça que dá a partida, é o achado mais comum: o motor [marca] ronca antes de andar e, sem a troca, pode queimar. Depois vêm sensor de parada fora do lugar, suporte frouxo e engrenagem sem graxa.",
            "O primeiro a perder força costuma ser o capacitor, que ajuda o motor a sair do lugar. O sinal é o ronco na partida, e insistir queima o enrolamento. Em seguida aparecem folga no suporte e ponto de parada que mudou.",
            "O ronco antes de andar indica capacitor no fim, a peça da partida. Fixação frouxa, fim de curso deslocado e falta de graxa na engrenagem completam a lista do que mais se acha.",
            "A visita costuma encontrar primeiro o capacitor fraco, responsável pela partida, que faz o motor [marca] roncar. Parafuso do suporte solto, parada desregulada e engrenagem sem graxa são os achados seguintes.",
            "Entre as peças gastas, o capacitor é a mais comum: sem a força que ele dá na partida, o motor [marca] ronca e esquenta. Depois vêm a engrenagem seca, o suporte com folga e o fim de curso deslocado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você faz entre uma visita e outra", "Cuidados do morador com o motor"],
        slots: [
          [
            "Uma vez por mês, com o disjuntor desligado, varra o trilho e passe pano seco nas lentes da fotocélula, o sensor que vê quem passa. O trilho fica sem graxa, que prende areia.",
            "Todo mês, com a energia desligada, vale varrer o trilho e limpar a seco a fotocélula, que percebe carro e gente no vão. Não ponha graxa no trilho, porque ela segura areia e gasta a roda.",
            "Reserve cinco minutos por mês, com a energia cortada, para varrer o trilho e passar pano seco nos sensores da passagem. O trilho fica sem graxa, que junta areia e desgasta as rodas.",
            "O cuidado mensal é pouco: disjuntor desligado, trilho varrido e pano seco na fotocélula, o sensor que detecta quem passa. Não engraxe o trilho, pois a areia gruda.",
            "Bastam duas tarefas por mês, ambas com a energia desligada: tirar a areia do trilho e a poeira das lentes da fotocélula, que detecta pessoas e carros. Graxa ali atrapalha, porque vira pasta com a terra.",
          ],
          [
            "Barulho novo, pancada na chegada ou lentidão pedem visita antes da data. Quanto mais cedo se acerta a folha, menos o motor esquenta e mais barato fica o conserto.",
            "Não espere completar um ano se o portão passou a roncar, bater ou demorar. Defeito pequeno deixado de lado vira esforço, e o esforço acaba no motor.",
            "Se surgir ronco, batida ou demora, adiante a revisão: o motor que força por semanas esquenta e gasta peça que ainda estava boa.",
            "Chame antes do prazo se o portão ficar lento, fizer ruído diferente ou der tranco ao chegar. Esse esforço a mais aquece o motor e encurta a vida das peças.",
            "Mudança de som, de velocidade ou de parada é aviso, mesmo com a revisão em dia. Um acerto logo no começo evita que o motor pague pelo peso da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como é a instalação de um motor [marca] novo?",
        answers: [
          "O técnico confere a folha, a base e o ponto de energia, fixa o motor, regula parada e força e grava os controles. Leva de {time.sliding} no portão de correr e de {time.tilting} no basculante.",
          "Primeiro o técnico verifica se a folha anda leve. Depois fixa o motor, liga em circuito próprio, regula a força e testa a fotocélula, em {time.tilting} no basculante e {time.sliding} no de correr.",
          "A folha é conferida, o motor é fixado e ligado, e os controles são gravados no mesmo dia. O serviço toma de {time.tilting} no basculante e de {time.sliding} no deslizante.",
        ],
      },
      {
        question: "Preciso de graxa especial no motor [marca]?",
        answers: [
          "Dentro do redutor, a caixa de engrenagens, só a que o fabricante indica, posta pelo técnico. Por fora, pouca graxa comum em pino e fuso; na cremalheira, silicone ou lubrificante seco.",
          "Na caixa de engrenagens vale a graxa do fabricante, e quem a abre é o técnico. Para pinos e fuso aparentes serve a comum, em pouca quantidade; cremalheira leva lubrificante seco.",
          "Só o redutor, que é a caixa das engrenagens, leva a graxa indicada pela fábrica, e isso cabe ao técnico. Um pouco da comum basta em fuso e pinos, e na cremalheira vai produto seco ou silicone.",
          "Depende do lugar. O redutor usa a graxa do fabricante, o fuso e os pinos, a comum em camada fina, e a cremalheira, spray seco ou de silicone.",
        ],
      },
      {
        question: "A manutenção evita a queima da placa?",
        answers: [
          "Ajuda: conexão firme, aterramento e protetor contra surto diminuem o risco, e a vedação barra água e formiga. Contra raio direto, nada garante.",
          "Reduz o risco, porque fio apertado, terra e tampa vedada evitam boa parte das queimas. Um protetor de surto ajuda mais, mas raio em cima da rede continua perigoso.",
          "Diminui a chance, porque na visita se apertam os fios, se confere o terra e se veda a caixa contra insetos e chuva. Raio próximo ainda pode queimar, mesmo com protetor.",
          "Em parte. Mau contato, umidade e falta de aterramento são corrigidos, e o protetor contra surto reforça; de descarga direta não há proteção completa.",
        ],
      },
      {
        question: "Quanto tempo dura a visita?",
        answers: [
          "Cerca de uma hora em portão de casa revisado todo ano. Sem revisão há muito tempo, pode levar o dobro, pela limpeza e pelos ajustes acumulados.",
          "Num portão residencial em dia, perto de uma hora. Se ficou anos sem cuidado, conte mais, já que folha e trilho dão trabalho antes do motor.",
          "Portão de casa bem cuidado toma mais ou menos uma hora. Os que passaram anos sem revisão pedem até o dobro, por causa do acúmulo de sujeira e ajustes.",
          "Conte uma hora num portão residencial em ordem. Folha pesada, trilho sujo e muito tempo sem visita alongam o serviço.",
        ],
      },
      {
        question: "Trocam peça na mesma visita?",
        answers: [
          "Sim, se a peça estiver com o técnico e você aprovar o valor. Placa ou engrenagem de modelo antigo pode pedir encomenda e uma segunda ida.",
          "Capacitor e peça comum costumam sair na hora, com o preço aprovado. Item específico do modelo às vezes precisa ser buscado, e a volta é marcada.",
          "As comuns, como capacitor, geralmente sim, com o seu aceite do preço. As de modelo antigo dependem de encomenda e de retorno.",
          "Trocam quando há a peça à mão e você concorda com o valor. Se for engrenagem ou placa difícil, combina-se outro dia.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do portão abrindo, com som",
  },
  {
    id: "trocar-motor-da-marca",
    broader: "troca",
    label: "Trocar o motor da marca",
    phrase: "a troca do motor",
    asks: [
      "qual motor pôr lugar velho",
      "motor equivalente meu unisystem",
      "motor antigo qual comprar lugar",
      ...combine(["trocar motor", "substituir motor", "troca motor"], ["[marca] antigo", "[marca] velho"]),
      ...combine(["trocar motor", "substituir motor", "troca motor"], ["[marca]"]),
      ...combine(["motor [marca]"], ["antigo trocar", "velho trocar", "antigo trocar qual", "substituir por qual"]),
      "motor substitui [marca]",
      "motor no lugar [marca]",
      "trocar [marca] antigo",
      "substituto [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para trocar o motor [marca] antigo, serve qualquer um do mesmo tipo de portão com capacidade um terço acima do peso da folha; não precisa ser da mesma marca. A troca em casa, com motor e mão de obra, fica de {price.homeSwap}, e energia, fotocélula e cremalheira boas são aproveitadas.",
        "Na troca de motor [marca], escolha o novo pelo tipo de portão e pelo peso da folha, com um terço de folga, e repita a marca só se a base e os controles servirem. Numa casa, motor e serviço vão de {price.homeSwap}; o que está bom na instalação continua.",
        "Na troca do motor [marca] antigo, entra o modelo atual da marca ou outro de peça mais fácil, desde que mova um terço a mais que o peso da folha. Em residência, a troca fica de {price.homeSwap}, já com a mão de obra, e o ponto de energia e a fotocélula são aproveitados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mesma marca ou outra", "O que pôr no lugar do motor [marca]"],
        slots: [
          [
            "A mesma marca ajuda quando a base encaixa e a central nova aceita os controles da família. Se nem uma coisa nem outra acontece, não há vantagem em repetir, e pesa mais achar peça na sua região.",
            "Repetir a marca compensa para manter base e controles. Sem isso, escolha pela facilidade de peça e assistência, que conta depois da garantia.",
            "Ficar na marca só traz ganho se os controles e a furação da base continuam servindo. Do contrário, decida pela reposição à venda perto de você.",
          ],
          [
            "O tipo de portão manda: o de correr usa cremalheira, o basculante, fuso, e o de abrir, braço. Com o tipo certo, olhe os quilos e os ciclos por hora da ficha, e pense em velocidade se você espera na rua.",
            "Motor de correr, basculante e de abrir não se trocam entre si, porque movem a folha por cremalheira, fuso ou braço. Depois vêm a capacidade, as aberturas por hora e, se quiser, um modelo mais rápido.",
            "Primeiro o acionamento igual, cremalheira, fuso ou braço; em seguida a carga e os ciclos por hora. É também a hora de escolher um motor rápido, se a espera na calçada incomoda.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita do motor antigo", "O que fica e o que sai na troca"],
        slots: [
          [
            "Ficam o ponto de energia, a fotocélula, o batente e, no portão de correr, a cremalheira com dentes bons e o mesmo passo. Suporte e base podem mudar, e os controles só continuam se a central nova aceitar o código deles.",
            "Energia, batente e fotocélula em ordem permanecem, assim como a cremalheira de mesmo passo e dentes inteiros. A base às vezes precisa de adaptação, e os controles costumam ser novos, a menos que o código coincida.",
            "Aproveitam-se a fiação correta, a fotocélula, os batentes e a cremalheira em bom estado. Podem sair a base ou o suporte, e controle antigo só serve com código igual ao da placa nova.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a troca", "Preço da troca em casa e em portão pesado"],
        slots: [
          [
            "Em residência, de {price.homeSwap}, com motor, controles e mão de obra; em portão pesado, de {price.heavySwap}. No basculante de até {width.quarterHp}, os kits instalados têm preço pronto: {models.pricesNamed}. O cartão aceita até {shop.instalments} vezes.",
            "A troca residencial completa vai de {price.homeSwap}, e a de prédio ou galpão, de {price.heavySwap}. Quem tem basculante de até {width.quarterHp} escolhe entre {models.pricesNamed}, já instalados, com pagamento em até {shop.instalments} vezes no cartão.",
            "Numa casa, motor e serviço ficam de {price.homeSwap}, conforme o portão; nos pesados, de {price.heavySwap}. Para basculante até {width.quarterHp} há kit com instalação incluída ({models.pricesNamed}), em até {shop.instalments} parcelas no cartão.",
          ],
          [
            "Vale conferir antes se há conserto: com o redutor firme e um só defeito, reparar custa bem menos. Redutor gasto, placa sem reposição ou vários defeitos no ano pedem motor novo.",
            "Antes da troca, veja o conserto. Ele sai mais barato com uma peça só em falha e as engrenagens boas, e deixa de valer quando falta placa no mercado ou os defeitos se repetem.",
            "Se apenas uma peça falhou e o redutor está bom, o reparo sai menos que o motor. A troca ganha com engrenagem gasta, peça fora de linha ou conserto atrás de conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a cremalheira junto?",
        answers: [
          "Só se os dentes estão gastos ou o passo é diferente do motor novo. Estando boa, ela fica e tem a folga acertada em {rack.clearance}.",
          "Não, quando ela está inteira e o passo coincide. Na instalação se confere a folga, de {rack.clearance}.",
          "Troca-se apenas a gasta ou a de passo diferente. As outras são reaproveitadas, com {rack.clearance} de folga na engrenagem.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor?",
        answers: [
          "Em basculante, {time.tilting}; no de correr, {time.sliding}, com o ponto de energia pronto. Portão pesado leva {time.heavy}.",
          "O de correr leva {time.sliding}, o basculante, {time.tilting}, e os pesados, {time.heavy}. Elétrica por fazer soma tempo.",
          "Conte com {time.tilting} no basculante e {time.sliding} no de correr; nos pesados, {time.heavy}.",
        ],
      },
      {
        question: "Meus controles antigos vão funcionar?",
        answers: [
          "Só se a central nova usar a mesma frequência e o mesmo tipo de código. Em geral entram controles novos, gravados na instalação.",
          "Depende do código da placa nova. Quando não combina, um receptor avulso do padrão antigo pode manter os controles de um prédio.",
          "Às vezes, dentro da mesma marca. Fora isso, o kit traz controles novos, e um receptor extra permite aproveitar os velhos.",
        ],
      },
      {
        question: "Qual a garantia do motor novo?",
        answers: [
          "São {warranty.motor} no motor que vendemos, de fábrica, e {warranty.installation} na instalação. Guarde a nota e a foto da etiqueta.",
          "O motor comprado conosco tem {warranty.motor} do fabricante, e o serviço, {warranty.installation}.",
          "A instalação tem {warranty.installation} e o motor, {warranty.motor}, que é a garantia de fábrica.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor atual",
  },
  {
    id: "motor-molhou",
    broader: "molhou",
    label: "O motor do portão molhou",
    phrase: "o motor do portão que molhou",
    asks: [
      "motor molhou chuva",
      "motor portão molhou chuva",
      "motor molhou na chuva não abre",
      "motor pegou chuva",
      "chuva molhou motor",
      "joguei água motor querer",
      "joguei água motor sem querer",
      "motor molhado secador",
      "secar motor secador",
      "secar motor portão",
      "motor molhado secar",
      "secador motor portão",
      "motor tomou água ligar",
      "respingou água motor",
      "motor molhou",
      "motor molhou conserto",
      "motor molhado",
      "motor molhado conserto",
      "motor [marca] molhou",
      "[marca] molhou",
      "entrou água motor",
      "caiu água motor",
      "água dentro motor",
      "joguei água motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Caiu água no motor do portão [marca]? Desligue o disjuntor, com mãos e pés secos, e não acione para testar. Se a água caiu só por cima da tampa, em geral basta deixar secar. Se entrou por baixo ou pela fresta, a placa precisa ser seca e medida pelo técnico antes de religar.",
        "Se o motor do portão [marca] molhou, desligue o disjuntor, por um caminho seco, e não acione mais, porque é a água na placa com energia que queima. Se molhou só por fora, espere secar e use. Se entrou água na tampa, só religue depois que o técnico abrir, secar e medir.",
        "Para secar o motor [marca] molhado, desligue o disjuntor, com mãos e pés secos, e espere: água só por fora seca sozinha. Não use secador nem abra a tampa, porque o calor estraga a placa e o capacitor guarda carga. Se a água passou da tampa, o técnico abre, seca e mede antes de religar.",
        "O motor [marca] que molhou deve ficar desligado no disjuntor até secar, porque ligado úmido ele queima a placa e pode dar choque na folha. Água só na capa seca com o tempo. Dentro da tampa, é o técnico que limpa, seca e mede.",
        "Motor de portão [marca] molhado se salva, na maioria das vezes, quando é desligado logo no disjuntor e não é testado. Respingo na capa não é problema. Água dentro da tampa pede limpeza e medição por técnico antes de religar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o motor molhado", "Na hora: passos seguros"],
        slots: [
          [
            "Com o chão molhado, não encoste na folha de metal até o disjuntor estar desligado. Se o quadro também está molhado, não toque nele e chame ajuda.",
            "Corte a energia antes de chegar perto do portão, porque a folha de metal pode dar choque. Quadro de energia molhado não se toca.",
            "Não toque na folha nem no motor antes de desligar o disjuntor. Se há água no quadro, espere ajuda.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, com mãos e pés secos.",
          "Afaste crianças e animais da folha.",
          "Veja por onde a água entrou, se pela tampa, por uma calha, na lavagem ou por enchente.",
          "Não abra a tampa nem use secador, porque o capacitor guarda carga.",
          "Se precisa passar, destrave com a chave só o portão de correr ou de abrir, reto e leve. No basculante não mexa.",
          "Mande fotos e diga quanto tempo ele ficou molhado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a água estraga no motor", "Placa e rolamento: o que a água estraga"],
        slots: [
          [
            "A placa sofre primeiro. Desligada a tempo, costuma se salvar com limpeza e secagem; ligada molhada, queima relé e trilha e em geral é trocada.",
            "A central, a placa eletrônica, é a parte mais sensível. Sem energia, muitas vezes basta limpar e secar. Com energia, a água queima trilhas e relés.",
            "Em primeiro lugar vem a placa: molhada e desligada, recupera-se na maioria das vezes; molhada e ligada, perde relés e trilhas.",
          ],
          [
            "A ferrugem é o estrago lento. Água parada nos rolamentos e no redutor, a caixa de engrenagens, vira ronco semanas depois. Barro de enchente piora, porque fica dentro mesmo depois de secar.",
            "Semanas depois pode aparecer um ronco, de rolamento e redutor enferrujados. A lama de enchente permanece na caixa de engrenagens e acelera isso.",
            "Rolamentos e redutor, a caixa de engrenagens, enferrujam devagar e começam a roncar mais tarde. Se houve lama, o técnico precisa limpar por dentro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto do motor molhado", "Limpeza, medição e preço"],
        slots: [
          [
            "O técnico retira e seca a placa, limpa a oxidação e mede capacitor e isolamento antes de ligar. A visita de limpeza e medição parte de {price.preventive} em casa, sem peças, e a placa é orçada por foto.",
            "Na visita, a central é limpa e seca, e o isolamento do motor e o capacitor são medidos com tudo desligado. Em residência ela começa em {price.preventive}, fora peças como a placa.",
            "Limpar, secar e medir vem antes de qualquer teste com energia. Esse trabalho, em casa, custa a partir de {price.preventive}, sem peças, e a placa queimada tem orçamento próprio.",
          ],
          [
            "Se a bobina do motor queimou, a troca em casa fica de {price.homeSwap}, com mão de obra. Para não repetir, o técnico refaz a vedação da tampa, passa o cabo por baixo e sobe a base.",
            "Quando a bobina queima, não compensa reparar, e o motor trocado em residência custa de {price.homeSwap}. Vedação nova na tampa e base mais alta evitam outra molhada.",
            "Motor com a bobina queimada pede outro, de {price.homeSwap} em casa, já instalado. Em garagem que alaga, a base do novo fica mais alta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo esperar para religar o motor molhado?",
        answers: [
          "Se molhou só por fora, até secar por completo, em geral um dia. Se entrou água na tampa, não há prazo seguro sem abrir e medir.",
          "Só a capa molhada pede algumas horas de tempo seco. Com água dentro, esperar não resolve: é preciso medir antes.",
          "Depende de onde a água chegou. Por fora, basta secar; por dentro, o motor fica desligado até a visita.",
        ],
      },
      {
        question: "Motor de portão é à prova de chuva?",
        answers: [
          "Aguenta chuva comum com a tampa fechada e a vedação boa. Jato direto, enchente e tampa trincada, não.",
          "Resiste à chuva, mas não a ficar submerso nem ao jato de mangueira. Tampa rachada ou sem parafuso tira essa proteção.",
          "É feito para ficar ao tempo, mas não para lavagem. Ao lavar a garagem, mantenha o jato longe do motor.",
        ],
      },
      {
        question: "Motor molhado tem conserto?",
        answers: [
          "Na maioria das vezes, sim: limpa-se, mede-se e troca-se só o que queimou. Quanto antes se desliga, mais se aproveita.",
          "Em geral tem, principalmente se ficou sem energia. A placa é o que mais se troca, e o motor costuma ficar.",
          "Tem, quase sempre. Só a bobina queimada ou a ferrugem de uma enchente longa levam à troca do motor.",
        ],
      },
      {
        question: "Passar secador ou deixar no sol ajuda?",
        answers: [
          "Não abra para secar, porque o capacitor guarda carga mesmo desligado. O sol seca por fora, mas a umidade da placa fica.",
          "Pouco, porque a água que importa está na placa. E abrir a tampa tem risco de choque, mesmo com a energia cortada.",
          "O sol ajuda só na parte de fora. O calor do secador pode empurrar a água para dentro dos relés e entortar peças de plástico.",
        ],
      },
    ],
    photo: "fotos do motor por fora e da etiqueta, e por onde a água entrou",
  },
];
