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
        "Regular o motor [marca] é acertar cinco coisas, nesta ordem: folha leve, fim de curso, força, desaceleração e tempo de pausa. A folha e a limpeza cabem a você; o resto se ajusta na central, por trimpot, botão ou menu, com tensão por perto, e fica com o técnico: em casa, a visita parte de {price.preventive}, sem peças.",
        "O motor [marca] se regula da folha para a placa: primeiro ela anda leve na mão, depois se marcam as paradas, a força mínima, a freada e a pausa, com um ciclo de teste a cada ajuste. Conte o que ele faz (bate, deixa fresta, volta, não fecha) e dizemos qual desses é.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A regulagem do [marca], na ordem", "O que se ajusta, e em que ordem"],
        slots: [
          [
            "Fora de ordem, um ajuste desfaz o outro.",
            "A ordem importa: força não corrige folha pesada, e pausa não corrige fim de curso.",
          ],
        ],
        steps: [
          "Folha: limpa, alinhada e leve de ponta a ponta, antes de qualquer ajuste.",
          "Fim de curso: ímã, chave ou percurso gravado, para parar um pouco antes do batente.",
          "Força ou embreagem: o menor valor que ainda move a folha.",
          "Desaceleração: para chegar ao fim sem pancada.",
          "Pausa do fechamento automático: só com fotocélula funcionando.",
          "Teste: vários ciclos e um obstáculo macio, que tem de fazer a folha parar ou voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Qual ajuste falta no seu", "O que o portão faz diz o que regular"],
        slots: [
          [
            "Bate no fim ou deixa fresta: fim de curso ou desaceleração.",
            "Pancada ou fresta é fim de curso; chegada brusca, desaceleração.",
          ],
          [
            "Volta no meio ou para sem motivo: folha pesada, força de menos ou fotocélula suja.",
            "Se volta no meio do caminho, veja fotocélula e peso da folha antes da força.",
          ],
          ["Fecha cedo demais ou não fecha sozinho: pausa.", "Fechar antes da hora ou ficar aberto é a pausa."],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer antes", "Sua parte, sem abrir a tampa"],
        slots: [
          [
            "Varra o trilho, limpe as lentes da fotocélula, veja se o batente está firme e filme um ciclo inteiro.",
            "Trilho limpo, fotocélula limpa e um vídeo do ciclo já resolvem metade do diagnóstico.",
          ],
          [
            "Não mexa em ímã, mola, cabo ou contrapeso: fora do ponto, a folha bate ou cai.",
            "Ímã, cabo e contrapeso ficam como estão até a visita.",
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
        ],
      },
      {
        question: "De quanto em quanto tempo regular?",
        answers: ["Em casa, uma vez por ano, junto da manutenção; em prédio, a cada poucos meses."],
      },
      {
        question: "Por que desregulou de novo?",
        answers: [
          "Folha solta, ímã frouxo ou batente que se move tiram o ponto do lugar. Sem corrigir a causa, volta.",
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
        "A manutenção do motor [marca] é feita no local, a partir de {price.preventive} em casa, sem peças: limpeza, lubrificação, base apertada, capacitor medido e parada, força e fotocélula reguladas. Basta {visits.home} em residência, e peça gasta só é trocada depois de você aprovar o valor.",
        "Na manutenção de um motor [marca], o técnico limpa e lubrifica, aperta a base, mede o capacitor e regula parada, força e fotocélula. Em casa ela custa a partir de {price.preventive}, sem peças, e se repete {visits.home}; o que precisar de troca é orçado antes.",
        "O motor [marca] pede manutenção {visits.home} em residência, com visita a partir de {price.preventive}, fora as peças. Ela inclui limpeza, lubrificação, aperto, medição do capacitor e regulagem da força, da parada e da fotocélula; nada é trocado sem o seu aceite.",
      ],
      price: [
        "A manutenção de motor [marca] custa a partir de {price.preventive} em casa, sem peças, com limpeza, lubrificação, medição do capacitor e regulagem. Portão grande ou parado há anos costuma ficar de {price.preventiveRange}, e a peça que precisar de troca é orçada antes.",
        "O preço da revisão do motor [marca] parte de {price.preventive} em residência, sem peças, e a faixa mais comum vai de {price.preventiveRange}. O valor cobre limpeza, lubrificação, ajuste da força e da parada e teste da fotocélula.",
      ],
      "how-to": [
        "A manutenção do motor [marca] que cabe ao morador é por fora: varrer o trilho, limpar a fotocélula, lubrificar pinos e fuso à vista e olhar a fixação, com o disjuntor desligado. Redutor, placa e capacitor ficam com o técnico, na visita anual, a partir de {price.preventive} em casa, sem peças.",
        "Em casa, cuide do motor [marca] só por fora e sem energia: trilho varrido, lentes da fotocélula limpas, pouca graxa em pinos e fuso aparente, suporte sem folga. O resto, de placa a engrenagem, é da revisão anual do técnico, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito no motor [marca]", "Itens da revisão, da folha à placa"],
        slots: [
          [
            "A revisão segue esta ordem, porque folha pesada é a causa da maior parte do desgaste do motor. Só depois de a folha andar leve a parte elétrica é medida e regulada.",
            "O técnico vai da folha para a placa: se o portão pesa, qualquer ajuste no motor dura pouco. A lista é esta, com a elétrica medida por último.",
            "Começa-se pelo portão e termina-se na central, já que motor nenhum aguenta folha arrastando. Estes são os pontos vistos em cada visita.",
          ],
        ],
        bullets: [
          "Folha: rodas, trilho, dobradiças ou cabos",
          "Motor: fixação, ruído, engrenagem ou fuso",
          "Elétrica: tensão, aterramento, capacitor e conexões",
          "Comando: fim de curso, força, pausa e controles",
          "Segurança: fotocélula, recuo ao tocar e destravamento",
        ],
      },
      {
        about: "signs",
        headings: ["Peças que a revisão pega a tempo", "O que mais aparece gasto"],
        slots: [
          [
            "Capacitor fraco, a peça que dá a partida, é o achado mais comum: o motor [marca] ronca antes de andar e, sem a troca, pode queimar. Depois vêm sensor de parada fora do lugar, suporte frouxo e engrenagem ou fuso sem graxa.",
            "O primeiro a perder força costuma ser o capacitor, que ajuda o motor a sair do lugar; ronco na partida é o sinal, e insistir queima o enrolamento. Em seguida aparecem folga no suporte, parada que andou e rosca ou dente seco.",
            "Ronco antes de andar denuncia capacitor no fim, a peça da partida, que leva o motor junto se ficar. Fixação frouxa, fim de curso deslocado e falta de graxa na engrenagem ou no fuso completam a lista do que mais se acha.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você faz entre uma visita e outra", "Cuidados do morador com o motor"],
        slots: [
          [
            "Uma vez por mês, com o disjuntor desligado, varra o trilho e passe pano seco nas lentes da fotocélula, o sensor que vê quem passa. O trilho fica sem graxa, que prende areia.",
            "Todo mês vale varrer o trilho e limpar a seco a fotocélula, que percebe carro e gente no vão, sempre sem energia. Graxa no trilho não: ela segura areia e come a roda.",
            "Reserve cinco minutos por mês, com a energia cortada, para a vassoura no trilho e um pano seco nos sensores da passagem. Deixe o trilho seco, porque engraxado ele vira lixa.",
          ],
          [
            "Barulho novo, pancada na chegada ou lentidão pedem visita antes da data. Quanto mais cedo se acerta a folha, menos o motor esquenta e mais barato fica o conserto.",
            "Não espere completar um ano se o portão passou a roncar, bater ou demorar. Defeito pequeno deixado de lado vira esforço, e o esforço acaba no motor.",
            "Se surgir ronco, batida ou demora, adiante a revisão: o motor que força por semanas esquenta e gasta peça que ainda estava boa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de graxa especial no motor [marca]?",
        answers: [
          "Dentro do redutor, a caixa de engrenagens, só a que o fabricante indica, posta pelo técnico. Por fora, pouca graxa comum em pino e fuso; na cremalheira, silicone ou lubrificante seco.",
          "Na caixa de engrenagens vale a graxa do fabricante, e quem a abre é o técnico. Para pinos e fuso aparentes serve a comum, em pouca quantidade; cremalheira leva lubrificante seco.",
        ],
      },
      {
        question: "A manutenção evita a queima da placa?",
        answers: [
          "Ajuda: conexão firme, aterramento e protetor contra surto diminuem o risco, e a vedação barra água e formiga. Contra raio direto, nada garante.",
          "Reduz o risco, porque fio apertado, terra e tampa vedada evitam boa parte das queimas. Um protetor de surto soma; raio em cima da rede continua perigoso.",
        ],
      },
      {
        question: "Quanto tempo dura a visita?",
        answers: [
          "Cerca de uma hora em portão de casa revisado todo ano. Sem revisão há muito tempo, pode levar o dobro, pela limpeza e pelos ajustes acumulados.",
          "Num portão residencial em dia, perto de uma hora. Se ficou anos sem cuidado, conte mais, já que folha e trilho dão trabalho antes do motor.",
        ],
      },
      {
        question: "Trocam peça na mesma visita?",
        answers: [
          "Sim, se a peça estiver com o técnico e você aprovar o valor. Placa ou engrenagem de modelo antigo pode pedir encomenda e uma segunda ida.",
          "Capacitor e peça comum costumam sair na hora, com o preço aprovado. Item específico do modelo às vezes precisa ser buscado, e a volta é marcada.",
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
        "No lugar de um motor [marca] antigo entra qualquer motor do mesmo tipo de portão com capacidade um terço acima do peso da folha; não precisa ser da mesma marca. Em casa, a troca fica de {price.homeSwap}, com mão de obra; ponto de energia, fotocélula e, no de correr, cremalheira boa se aproveitam.",
        "Para substituir o motor [marca], compare duas saídas: o modelo atual da mesma marca, que pode manter controles e base, ou outra marca com peça mais fácil na sua região. A troca em casa fica de {price.homeSwap}; com foto e medidas dizemos qual serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mesma marca ou outra", "O que pôr no lugar do [marca]"],
        slots: [
          [
            "A mesma marca ajuda se a base encaixa e os controles servem; fora isso, não há vantagem em repetir.",
            "Repetir a marca compensa quando controles e base ficam; se não ficam, escolha pela peça na região.",
          ],
          [
            "O tipo de portão manda: cremalheira no de correr, fuso no basculante, braço no de abrir.",
            "Troca-se por motor do mesmo tipo de acionamento, com capacidade de sobra.",
          ],
          [
            "Quem espera na rua pode aproveitar e passar para um motor rápido, com inversor.",
            "A troca é a hora de pensar em velocidade, nobreak e fotocélula.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita do antigo", "O que fica e o que sai"],
        slots: [
          [
            "Ficam o ponto de energia, a fotocélula, o batente e, no portão de correr, a cremalheira de mesmo passo.",
            "Energia, fotocélula e cremalheira boa ficam; suporte e base podem mudar.",
          ],
          [
            "Controles só ficam se a central nova aceitar o mesmo código.",
            "Em geral saem controles novos, gravados na visita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de trocar: ainda tem conserto?", "Conserto ou troca"],
        slots: [
          [
            "Com o redutor firme e um defeito só, o conserto costuma sair bem menos.",
            "Redutor sem folga e peça à venda: conserte.",
          ],
          [
            "Redutor gasto, placa sem reposição ou vários defeitos no ano pedem motor novo.",
            "Sem peça ou com o redutor no fim, troque.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Preciso trocar a cremalheira junto?",
        answers: ["Só se os dentes estiverem gastos ou o passo for diferente do motor novo."],
      },
      {
        question: "Quanto tempo leva a troca do motor?",
        answers: ["Em basculante, {time.tilting}; no de correr, {time.sliding}, com o ponto de energia pronto."],
      },
      {
        question: "Vocês levam o motor velho?",
        answers: ["Combine ao marcar a visita: dizemos o que dá para fazer com a peça antiga."],
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
      "motor tomou água ligar",
      "respingou água motor",
      "motor molhou",
      "motor molhado",
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
        "Se o motor molhou, desligue o disjuntor antes de tudo, por um caminho seco, e não acione mais: água na placa com energia é o que queima. Respingo por fora seca sozinho; se entrou água na tampa, deixe desligado e chame para secar, medir e só então religar.",
        "Motor que tomou água pede disjuntor desligado e nada de teste: ligado molhado, ele queima a placa ou dá choque na folha. Fotografe por fora, espere seco e desligado, e o técnico abre, seca e mede placa, capacitor e enrolamento antes de energizar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o motor molhado", "Na hora: passos seguros"],
        slots: [
          [
            "Com o chão molhado, não encoste na folha de metal até o disjuntor estar desligado.",
            "Primeiro a energia; depois se pensa no portão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, com as mãos e os pés secos.",
          "Afaste crianças e animais da folha.",
          "Veja por onde a água entrou: tampa aberta, calha, lavagem, enchente.",
          "Não abra a tampa nem use secador: o capacitor guarda carga.",
          "Precisa passar? Só portão de correr ou de abrir, reto e leve, se destrava na chave.",
          "Mande fotos e diga quanto tempo ficou molhado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a água estraga", "Placa, rolamento ou só susto"],
        slots: [
          [
            "A placa é a primeira: molhada com energia, queima relé e trilha; desligada a tempo, muitas vezes se salva com limpeza.",
            "Placa desligada antes costuma se recuperar com limpeza e secagem; ligada molhada, em geral se troca.",
          ],
          [
            "Água parada no redutor ou nos rolamentos vira ferrugem e ronco semanas depois.",
            "O estrago lento é a ferrugem: rolamento e eixo roncam depois de um tempo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não molhar de novo", "Proteção do motor contra a água"],
        slots: [
          [
            "Tampa com vedação inteira, entrada de cabo por baixo e base acima do piso resolvem quase tudo.",
            "Vedação da tampa, passagem de cabo fechada e base mais alta evitam a próxima.",
          ],
          ["Lave o portão sem jato na direção do motor e da fotocélula.", "Mangueira e lavadora ficam longe do motor."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo esperar para religar o motor molhado?",
        answers: [
          "Por fora, até secar de todo. Se entrou água na tampa, não há prazo seguro sem abrir e medir: deixe desligado até a visita.",
        ],
      },
      {
        question: "Motor de portão é à prova de chuva?",
        answers: ["Aguenta chuva com a tampa fechada e a vedação boa. Jato direto, enchente e tampa trincada, não."],
      },
      {
        question: "Motor molhado tem conserto?",
        answers: ["Quase sempre: limpa-se e mede-se; placa que queimou se repara ou se troca, e o motor fica."],
      },
    ],
    photo: "fotos do motor por fora e da etiqueta, e por onde a água entrou",
  },
];
