import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Before and between visits: what a gate may be used for, what neglect does, and how a leaf gets lighter. */
export const casaEspera: NarrowConcept[] = [
  {
    id: "usar-enquanto-espera-o-tecnico",
    broader: "conserto",
    label: "Usar o portão enquanto espera o técnico",
    phrase: "o uso do portão até o técnico chegar",
    asks: [
      "posso continuar usando portão até conserto",
      "usar portão com defeito",
      "portão problema uso ou desligo",
      ...combine(
        [
          "enquanto espero",
          "enquanto aguardo",
          "até técnico chegar",
          "até chegar técnico",
          "antes técnico chegar",
          "esperando técnico",
        ],
        ["portão", "usar portão", "posso usar", "o que fazer"],
      ),
      "posso continuar usando portão defeito",
      "posso usar portão com defeito",
    ],
    intent: "question",
    answers: {
      any: [
        "Depende do defeito: controle fraco, rangido ou lentidão leve permitem usar com cuidado, olhando até fechar. Não use com folha torta, cabo ou mola solta, choque, cheiro de queimado, motor molhado ou portão que despenca: disjuntor desligado e ninguém perto.",
        "Pode usar se o defeito é só de comando, como controle ou fechamento automático, e a folha anda reta e leve. Se há peso, cabo, choque, fumaça, água ou pancada no meio, não use nem na mão até o técnico chegar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Pode usar ou deve parar: a lista", "Decida pelo sintoma"],
        slots: [
          [
            "Na dúvida, pare: portão parado não machuca ninguém.",
            "Se o seu caso não está aqui, trate como “não usar”.",
          ],
        ],
        bullets: [
          "Pode, olhando: controle que falha, rangido, luz queimada, fechamento automático desligado.",
          "Use o mínimo: lento, barulho novo, fotocélula falhando (feche só com o vão à vista).",
          "Não use: cabo, mola ou contrapeso solto, folha torta, fora do trilho ou pendendo.",
          "Não use: choque, cheiro, fumaça, água no motor, disjuntor que cai.",
        ],
      },
      {
        about: "care",
        headings: ["O que adiantar até a visita", "Fotos e cuidados que ajudam"],
        slots: [
          [
            "Filme um ciclo com som, se for seguro, e fotografe a etiqueta do motor.",
            "Vídeo com som e foto da etiqueta deixam o técnico vir com a peça provável.",
          ],
          [
            "Avise a família e deixe um bilhete no controle: “não acionar”.",
            "Quem tem controle precisa saber que o portão está parado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso sair com o carro antes de o técnico chegar. Como faço?",
        answers: [
          "De correr ou de abrir, com a folha reta e leve: disjuntor desligado, motor destravado e movimento devagar. Basculante com defeito mecânico, não.",
        ],
      },
      {
        question: "Deixo o disjuntor desligado o tempo todo?",
        answers: [
          "Se há choque, cheiro, água ou risco de queda, sim. Fechado e travado, o motor segura a folha sem energia.",
        ],
      },
      {
        question: "Usar assim piora o conserto?",
        answers: ["Pode: motor forçado queima, e dente solto come a engrenagem. Usar o mínimo custa menos."],
      },
    ],
    photo: "um vídeo com som do portão e a foto da etiqueta do motor",
  },
  {
    id: "sem-manutencao-o-que-acontece",
    broader: "manutencao",
    label: "O que acontece sem manutenção",
    phrase: "o portão sem manutenção",
    asks: [
      "falta manutenção queima motor",
      ...combine(
        ["acontece", "consequência", "problema", "risco", "perigo"],
        ["sem manutenção", "não fizer manutenção", "não fazer manutenção", "falta manutenção", "nunca fiz manutenção"],
      ),
      "nunca fiz manutenção portão",
      "preciso mesmo fazer manutenção",
    ],
    intent: "question",
    answers: {
      any: [
        "Sem manutenção, o portão perde o equilíbrio e o ponto de parada, o motor força, esquenta e queima antes da hora, e cabo ou roldana gasta pode romper e derrubar a folha. O primeiro aviso é barulho, lentidão ou pancada; em casa, a revisão é {visits.home}, a partir de {price.preventive}, sem peças.",
        "Sem manutenção, o que acontece é gasto e risco: a peça barata que ninguém trocou estraga a cara, como roldana que come o trilho ou folha pesada que queima o motor; no basculante, cabo cansado pode romper. A revisão em casa é {visits.home} e parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que se estraga, na ordem", "Do rangido ao motor queimado"],
        slots: [
          [
            "Começa por poeira no trilho e graxa seca, que deixam a folha pesada.",
            "Primeiro vem o atrito: trilho sujo, roldana e dobradiça secas.",
          ],
          [
            "Depois o motor compensa o peso, esquenta e gasta capacitor e engrenagem.",
            "O peso a mais passa para capacitor, engrenagem e placa.",
          ],
          [
            "Por último, cabo, solda ou suporte cede, e o conserto vira emergência.",
            "No fim, o que cede é cabo, solda ou fixação.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você faz e o que é do técnico", "A rotina mínima em casa"],
        slots: [
          [
            "Em casa: varrer o trilho, limpar a fotocélula e testar a reversão com um cabo de vassoura, uma vez por mês.",
            "Todo mês: trilho limpo, lentes limpas e teste da fotocélula.",
          ],
          [
            "Do técnico: equilíbrio, cabos, força, fim de curso, reaperto e medição do capacitor.",
            "Cabos, contrapeso, força e elétrica ficam para a visita.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Meu portão funciona bem há anos. Preciso de revisão?",
        answers: [
          "Precisa ao menos de conferência: cabo e roldana gastam sem barulho. Ela custa menos que uma emergência.",
        ],
      },
      {
        question: "A falta de manutenção tira a garantia?",
        answers: ["Pode tirar, se o defeito vier de mau uso ou desgaste. Guarde o registro das visitas."],
      },
      {
        question: "De quem é a culpa se o portão sem manutenção machuca alguém?",
        answers: [
          "Costuma responder quem cuida do portão: o dono, em casa; o condomínio, no prédio. Sem acordo, decide a Justiça.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho ou dos cabos, e da etiqueta do motor",
  },
  {
    id: "deixar-o-portao-mais-leve",
    broader: "pesado",
    label: "Deixar o portão mais leve",
    phrase: "como deixar o portão mais leve",
    asks: [
      "trocar chapa grade aliviar",
      ...combine(
        ["deixar", "fazer", "ficar", "como deixar", "aliviar"],
        ["portão mais leve", "portão leve", "folha mais leve", "portão leve na mão"],
      ),
      "aliviar peso portão",
      "diminuir peso portão",
      "tirar peso portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para deixar o portão mais leve {em}, tire o atrito antes do peso: trilho limpo, roldana que gire e dobradiça alinhada e lubrificada. No basculante, quem alivia é o contrapeso, acertado só pelo técnico. O ajuste em casa parte de {price.preventive}, sem peças, e trocar o material da folha fica por último.",
        "O portão fica mais leve quando trilho, roldana e dobradiça voltam a trabalhar sem atrito, porque motor mais forte não alivia, apenas esconde o peso. O basculante pede contrapeso igualado à folha, serviço de técnico. A visita de ajuste em residência começa em {price.preventive}, fora as peças.",
        "Deixar o portão mais leve começa por limpar e endireitar o trilho, trocar roldana presa e alinhar dobradiça. Já o contrapeso do basculante só o técnico regula, com a folha escorada. Limpeza e ajuste em casa saem a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer em cada tipo de portão", "Como aliviar o portão, passo a passo"],
        slots: [
          [
            "Desligue o disjuntor e destrave só o de correr ou o de abrir, se a folha estiver reta e apoiada; o basculante não se solta. A folha boa anda com uma mão, sem tranco.",
            "A prova é a mão, com a energia cortada: folha de correr ou de abrir, reta e no lugar, deve andar destravada sem esforço. No basculante não se faz esse teste.",
            "Com o disjuntor desligado, a folha de correr ou de abrir, se estiver reta, pode ser solta e movida devagar. O basculante fica travado, porque desequilibrado ele cai.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "De correr: limpe o trilho a seco e procure roda que não gira.",
          "De abrir: lubrifique as dobradiças e veja se a folha arriou.",
          "Basculante: não mexa em cabo, mola nem contrapeso.",
          "Note em que ponto pesa e mande um vídeo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão pesa", "Roldana, trilho ou contrapeso"],
        slots: [
          [
            "No de correr, a roldana com rolamento travado arrasta em vez de rodar, e o trilho torto ou com areia soma atrito. No de abrir, pesa a dobradiça seca ou a folha que desceu e raspa no chão.",
            "Rolamento preso faz a roldana do portão de correr arrastar, e sujeira ou degrau no trilho piora. Já a folha de abrir endurece com dobradiça sem lubrificação ou quando arria até o piso.",
            "Roldana que não gira e trilho sujo são o motivo mais comum no de correr. No de abrir, a culpa costuma ser da dobradiça seca, ou da coluna e da folha fora do prumo.",
          ],
          [
            "O basculante só é leve se o contrapeso ou a mola iguala a folha. Chapa, madeira ou vidro posto depois desfaz essa conta, e cabo gasto ou mola cansada faz o mesmo.",
            "No basculante, quem carrega a folha é o contrapeso ou a mola. Ele pesa quando a folha ganhou revestimento, a mola cansou ou o cabo esticou.",
            "Contrapeso e mola existem para anular o peso do basculante. Madeira ou chapa a mais, cabo gasto e mola fraca tiram esse equilíbrio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Tirar peso da folha: quando vale", "Trocar a chapa por grade ou alumínio"],
        slots: [
          [
            "Ripado, grade e alumínio pesam menos que chapa fechada e pegam menos vento, mas mudam a privacidade. Vale em folha grande, depois do ajuste; no basculante, o contrapeso é refeito, senão a folha sobe sozinha.",
            "Trocar chapa por alumínio, grade ou ripas alivia de verdade em folha grande, ao custo de expor o interior. Todo quilo tirado do basculante sai também do contrapeso, ou ele dispara para cima.",
            "A folha vazada ou de alumínio alivia o conjunto e sofre menos com vento, embora mostre a garagem. No basculante isso obriga a refazer o contrapeso, para a folha não subir por conta própria.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço para deixar o portão leve", "Quanto custa aliviar o portão"],
        slots: [
          [
            "Limpar, alinhar e equilibrar é o mais barato e fica na visita, em geral na faixa de {price.preventiveRange}. Roldana, cabo e dobradiça somam peça; trilho novo ou folha refeita, serviço de solda, é a parte mais cara.",
            "A ordem de custo começa no ajuste, quase sempre em {price.preventiveRange}, passa por roldanas, dobradiças e cabos e termina na serralheria, com trilho ou folha nova. Peças e solda são orçadas pela foto.",
            "Só o ajuste costuma ficar em {price.preventiveRange}. Com cabos, roldanas ou dobradiças o valor sobe pelas peças, e o trilho novo ou a troca do material da folha custa mais, por envolver serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa no trilho deixa o portão leve?",
        answers: [
          "Só nos primeiros dias. Depois junta areia, vira uma pasta que trava a roldana e pesa mais que antes. O trilho trabalha limpo e seco.",
          "Não: a graxa segura poeira e acaba freando a roda. Limpe a seco e deixe a lubrificação para dobradiças e rolamentos.",
        ],
      },
      {
        question: "Um motor mais forte resolve?",
        answers: [
          "Ele move a folha pesada por um tempo, mas gasta engrenagem, cabo e roldana mais depressa. O certo é aliviar primeiro e escolher o motor depois.",
          "Não resolve, esconde. A força extra vai para a engrenagem e a roldana, que quebram antes; motor se dimensiona com a folha já leve.",
        ],
      },
      {
        question: "Posso aumentar o contrapeso eu mesmo?",
        answers: [
          "Não. O basculante tem cabo e folha sob carga, e um quilo a mais ou a menos faz a folha cair ou disparar. O técnico trabalha com ela escorada.",
          "Melhor não mexer: cabo e contrapeso estão sob tensão, e o erro aparece com a folha em movimento. Isso se faz com o portão preso, por técnico.",
        ],
      },
      {
        question: "Quantas roldanas se trocam de uma vez?",
        answers: [
          "As duas, que são o número comum no portão de correr. Uma nova e uma gasta deixam a folha torta, e o atrito volta do lado velho.",
          "Em geral o par, porque as duas rodaram o mesmo tanto. Trocar só uma desnivela a folha e come a roldana nova.",
        ],
      },
    ],
    photo: "um vídeo do portão andando e fotos do trilho, das rodas ou dos cabos, com as medidas da folha",
  },
  {
    id: "portao-novo-com-barulho",
    broader: "barulho",
    label: "Portão ou motor novo com barulho",
    phrase: "o barulho do portão novo",
    asks: [
      "barulho motor novo garantia",
      ...combine(
        ["portão novo", "motor novo", "recém instalado", "instalação nova", "acabei de instalar"],
        ["barulho", "fazendo barulho", "normal barulho", "barulhento", "rangendo", "raspando", "estalando"],
      ),
      ...combine(
        ["instalaram portão", "instalaram motor"],
        ["raspando", "barulho", "ficou raspando", "ficou barulhento", "torto"],
      ),
      "troquei motor barulho",
      "troquei motor continua barulho",
      "trocou motor barulho",
      "normal portão barulho",
      "normal fazer barulho",
    ],
    intent: "question",
    answers: {
      any: [
        "É normal o motor novo de portão ter um zumbido regular e um clique na partida; raspar, estalar, bater no fim ou ranger, não. Isso é regulagem ou alinhamento da montagem: filme com som e chame quem instalou, que responde pela garantia do serviço.",
        "Motor novo já com barulho só preocupa se o som for de ferro raspando, pancada, estalo ou vibração, porque zumbido constante e clique são normais. O acerto é de folga, parada ou trilho, feito na garantia por quem instalou; grave com som e não mexa antes.",
        "Se você trocou o motor e continua com barulho, o som provavelmente é da folha: roldana, trilho ou dobradiça raspando. De um motor novo o normal é zumbido igual e um clique; o resto se regula, e a garantia da instalação cobre o que for da montagem.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que é normal e o que não é", "Sons de motor e portão novos"],
        slots: [
          [
            "Som igual do começo ao fim é do motor; som que muda no caminho é da folha ou da montagem. Ouça de longe.",
            "Repare se o ruído é constante ou aparece em algum ponto. Constante e leve é normal; o que surge num ponto pede ajuste.",
            "Escute um ciclo a distância. O motor bom faz o mesmo som todo o tempo, e qualquer mudança indica acerto a fazer.",
          ],
        ],
        bullets: [
          "Normal: zumbido igual nos dois sentidos",
          "Normal: clique do relé e da trava",
          "Ajuste: ferro raspando ou estalo no mesmo ponto",
          "Ajuste: pancada no batente ao chegar",
          "Ajuste: motor que muda de som no caminho ou treme na parede",
        ],
      },
      {
        about: "causes",
        headings: ["Por que troquei o motor e o barulho ficou", "Folha velha com motor novo"],
        slots: [
          [
            "Motor novo em folha gasta faz o mesmo barulho de antes, porque roldana, trilho e dobradiça continuam os mesmos. Em portão de correr ou de abrir, o técnico move a folha à mão, sem energia, e o som que aparece ali não é do motor.",
            "O barulho antigo costuma ser da folha, que não mudou com a troca. Movida à mão pelo técnico, com o motor solto, ela mostra se ronca sozinha.",
            "Trocar o motor não conserta roda, trilho nem dobradiça. Se a folha, solta pelo técnico, faz ruído sem o motor, é nela que está a causa.",
          ],
          [
            "Da montagem vêm a cremalheira apertada ou folgada, o suporte frouxo e a parada fora do ponto. São acertos curtos, e adiar gasta a engrenagem nova.",
            "Suporte mal apertado, folga errada na cremalheira e parada tardia são falhas de instalação. Corrija logo, para não gastar a engrenagem.",
            "Quando a culpa é da instalação, o comum é folga da cremalheira, aperto do suporte ou ponto de parada. O ajuste é rápido e poupa o motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o instalador deve acertar", "Ajustes da garantia"],
        slots: [
          [
            "Peça por escrito, com o vídeo e a data, antes que a garantia corra. Prumo da folha, folga da cremalheira em {rack.clearance}, ponto de parada e desaceleração são os ajustes de sempre; nas nossas instalações, a garantia é de {warranty.installation}.",
            "Mande vídeo e data a quem montou. Ele deve conferir o prumo, deixar {rack.clearance} na cremalheira, acertar a parada e a freada; quando a instalação é nossa, são {warranty.installation} de garantia.",
            "Registre o pedido com vídeo. O que se espera é folha no prumo, cremalheira com {rack.clearance} de folga e parada macia; a instalação feita por nós tem {warranty.installation} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O barulho some com o uso?",
        answers: [
          "O de assentamento diminui pouco. Raspado e pancada pioram, então peça o ajuste logo.",
          "Algum chiado de peça nova, sim. O que raspou ou bateu desde o começo só aumenta.",
        ],
      },
      {
        question: "Quem instalou sumiu. O que faço?",
        answers: [
          "Mande o vídeo, e orçamos o ajuste: a visita com regulagem em casa parte de {price.preventive}, sem peças. Para cobrar o instalador, guarde nota, conversa e fotos.",
          "Guarde as provas para reclamar e peça o ajuste a outro técnico, desde {price.preventive} em casa, sem peças. A garantia do motor continua com a fábrica, pela nota.",
        ],
      },
      {
        question: "Posso usar o portão novo raspando?",
        answers: [
          "Pouco: raspar força o motor e marca a pintura. No basculante, pare até o ajuste.",
          "Só o necessário, e nunca no basculante. Cada ciclo raspado gasta roda e engrenagem.",
        ],
      },
      {
        question: "Motor novo esquenta?",
        answers: [
          "Morno depois de vários usos é normal; quente a ponto de não encostar, não. Pode ser folha pesada ou motor pequeno.",
          "Um pouco, sim. Se queima a mão ou desarma, a folha pesa demais para ele.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro e fotos de onde raspa",
  },
  {
    id: "parou-no-meio-e-preciso-sair",
    broader: "para-no-meio",
    label: "Parou no meio e preciso sair",
    phrase: "o portão que parou no meio com gente para sair",
    asks: [
      ...combine(
        [
          "parou meio",
          "parou metade",
          "metade aberta",
          "metade aberto",
          "meio aberto",
          "parado no meio",
          "travou no meio",
        ],
        [
          "preciso sair",
          "preciso entrar",
          "carro dentro",
          "não consigo sair",
          "carro preso",
          "como sair",
          "tirar carro",
        ],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão parado no meio e você precisa sair: tente uma vez pela botoeira, sem ninguém no vão. Não foi? Desligue o disjuntor. De correr ou de abrir, com a folha reta, destrave com a chave e termine na mão; basculante parado no meio não se destrava nem se passa embaixo: chame.",
        "Portão que parou no meio com o carro dentro: limpe a fotocélula e tente uma vez pela botoeira, de longe; sem resposta, desligue o disjuntor. De correr ou de abrir, reto, solta-se com a chave; o basculante não se destrava nem se passa embaixo, porque pode cair, e o técnico escora a folha antes de abrir.",
        "Se parou na metade com o carro dentro, limpe a fotocélula e dê um único comando. Sem resposta, disjuntor desligado: a folha de correr ou de abrir, reta e no trilho, abre pela chave do motor; sob basculante erguido ninguém passa até o técnico escorar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como sair, na ordem", "Passos para abrir o que falta"],
        slots: [
          [
            "Antes de tudo, olhe se a folha está reta e se há cabo frouxo.",
            "Folha torta ou cabo solto encerra a tentativa: chame.",
          ],
        ],
        steps: [
          "Tire o que estiver no trilho ou na frente da fotocélula.",
          "Um comando só, pela botoeira, olhando.",
          "Não foi: desligue o disjuntor e destrave o motor de correr ou de abrir.",
          "Mova devagar, saia, feche e trave de novo.",
          "Basculante: não passe com o carro sob a folha parada no meio.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que parou ali", "O que dizer ao técnico"],
        slots: [
          [
            "Sempre no mesmo ponto: trilho, emenda ou fim de curso. Em pontos variados: força, capacitor ou energia.",
            "Ponto fixo é mecânica ou percurso; ponto variado é esforço ou energia.",
          ],
          [
            "Se parou depois de uma queda de luz, o percurso pode ter se perdido e o primeiro ciclo sai devagar.",
            "Depois de falta de luz, algumas centrais andam devagar no primeiro ciclo, para se achar.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso passar com o carro pelo espaço que abriu?",
        answers: ["No de correr ou de abrir, com o disjuntor desligado e espaço de sobra, sim. Sob basculante, não."],
      },
      {
        question: "Vocês atendem agora?",
        answers: ["O atendimento é {shop.hours}. Mande o vídeo e o bairro pelo WhatsApp."],
      },
      {
        question: "Depois que eu sair, como deixo a casa fechada?",
        answers: ["Feche na mão, trave o motor e ponha o ferrolho, com o disjuntor desligado."],
      },
    ],
    photo: "um vídeo do portão parado e a foto da etiqueta do motor",
  },
];
