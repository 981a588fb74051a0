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
        "Depende do defeito: pode usar o portão enquanto espera o técnico, mesmo que ele só venha amanhã, se falha só o controle ou há rangido leve, olhando até fechar. Não use com cabo solto, folha torta, choque, cheiro de queimado ou motor molhado: é perigoso, e o certo é desligar o disjuntor e manter todos longe.",
        "Pode continuar usando até o técnico vir, hoje ou amanhã, se o portão anda reto e leve e o problema é de comando, como controle fraco. Se há cabo ou mola solta, folha torta, choque, fumaça, água ou pancada, não use nem na mão: disjuntor desligado e área livre até o técnico chegar.",
        "Use o portão assim mesmo até amanhã apenas com defeito pequeno, de controle ou ruído, e acompanhe cada movimento. É perigoso usar portão quebrado com cabo frouxo, folha torta, choque ou queimado no ar: nesses casos corte no disjuntor e espere sem ninguém perto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Pode usar ou deve parar: a lista", "Decida pelo sintoma"],
        slots: [
          [
            "Na dúvida, pare, porque portão parado não machuca ninguém. Se o seu caso não aparece na lista, trate como não usar.",
            "Compare o que acontece com a lista e, não achando, desligue. Esperar custa menos que um acidente.",
            "O sintoma decide. Aquilo que você não sabe classificar entra no grupo de não usar.",
          ],
        ],
        bullets: [
          "Pode, olhando: controle que falha, rangido, luz do motor queimada",
          "Use o mínimo: lentidão, barulho novo, fotocélula falhando",
          "Não use: cabo, mola ou contrapeso solto, folha torta ou fora do trilho",
          "Não use: choque, cheiro, fumaça, água no motor, disjuntor que cai",
        ],
      },
      {
        about: "safety",
        headings: ["Como deixar o portão parado com segurança", "Enquanto o técnico só vem amanhã"],
        slots: [
          [
            "Desligue o disjuntor, avise quem tem controle e deixe um bilhete. Folha de correr ou de abrir, reta e leve, pode ser fechada na mão depois de destravada; o basculante com defeito mecânico não se solta.",
            "Com a energia cortada, um portão de correr ou pivotante inteiro se fecha na mão e ganha cadeado. Basculante fica como está, sem destravar, e a família é avisada.",
            "Disjuntor baixado e controles guardados são o começo. Só folha de correr ou de abrir, em ordem, se move à mão, e basculante defeituoso não se destrava.",
          ],
          [
            "Se o portão ficou aberto e não pode fechar, isole a passagem com cone e deixe alguém por perto. Isso é urgência, e o atendimento responde {shop.hours}.",
            "Portão preso aberto pede cone e vigilância. Conte isso ao chamar, porque tem prioridade, {shop.hours}.",
            "Ficou aberto para a rua? Sinalize, não deixe crianças perto e diga na mensagem, atendida {shop.hours}.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que adiantar até a visita", "Vídeo e fotos que encurtam o conserto"],
        slots: [
          [
            "Se for seguro, filme um ciclo com som e fotografe a etiqueta do motor. Com isso a peça provável vai na primeira ida, e um reparo pequeno fica pronto em até {trade.smallRepair}.",
            "Um vídeo com som e a etiqueta do motor mostram a causa provável. A peça certa já vem junto, e o conserto simples leva até {trade.smallRepair}.",
            "Grave o barulho e a etiqueta, sem insistir no comando. Assim o reparo comum cabe em {trade.smallRepair}, sem segunda visita.",
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
          "Corte a energia, destrave e mova devagar a folha de correr ou pivotante em ordem. Basculante defeituoso espera.",
        ],
      },
      {
        question: "Deixo o disjuntor desligado o tempo todo?",
        answers: [
          "Se há choque, cheiro, água ou risco de queda, sim. Fechado e travado, o motor segura a folha sem energia.",
          "Sim nos casos de risco. O portão fechado continua preso pelo motor, mesmo desligado.",
        ],
      },
      {
        question: "Usar assim piora o conserto?",
        answers: [
          "Pode: motor forçado queima, e dente solto come a engrenagem. O que era regulagem vira peça.",
          "Sim. Insistir transforma ajuste em troca, sobretudo com ronco ou folha pesada.",
        ],
      },
      {
        question: "Quanto custa o conserto de um defeito pequeno?",
        answers: [
          "Quando só é preciso regular, a visita em casa parte de {price.preventive}, sem peças. Peça, se houver, é orçada antes.",
          "Regulagem em residência começa em {price.preventive}, fora peças. O valor da peça é informado antes da troca.",
        ],
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
        "Se não fizer manutenção no portão, o atrito aumenta, o motor força, esquenta e queima antes da hora, e cabo ou roldana gasta pode romper e derrubar a folha. Em casa, a revisão é {visits.home}, a partir de {price.preventive}, sem peças, contra {price.homeSwap} de um motor trocado.",
        "Sim, a falta de manutenção queima o motor do portão e, no basculante, pode fazer a folha cair: cabo e roldana se gastam sem aviso. Depois de anos sem revisão, peça logo uma visita, {visits.home} o normal, desde {price.preventive} em residência, sem peças.",
        "O que acontece com o portão sem manutenção é o gasto em cadeia: trilho sujo pesa a folha, a folha cansa o motor, e um cabo ou roldana velho rompe. Revisar {visits.home} em casa custa a partir de {price.preventive}, fora peças, menos que o motor novo, {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que se estraga, na ordem", "Do rangido ao motor queimado"],
        slots: [
          [
            "Começa por poeira no trilho e graxa seca, que deixam a folha pesada. O motor compensa, esquenta e gasta capacitor e engrenagem.",
            "Primeiro vem o atrito de trilho sujo e dobradiça seca. O peso a mais passa para capacitor, engrenagem e placa.",
            "Tudo parte da sujeira e da falta de lubrificação. Com a folha dura, o motor trabalha quente e perde capacitor e engrenagem.",
          ],
          [
            "Por último cede o que segura a folha: cabo, solda ou suporte. No basculante isso é queda, e por isso cabo desfiado ou folha torta pedem disjuntor desligado e ninguém embaixo.",
            "A etapa final é a perigosa, quando rompe cabo, solda ou fixação. Basculante com cabo desfiado não se usa nem se destrava.",
            "No fim, quem falha é cabo, solda ou suporte. Num basculante a folha cai, e qualquer fio solto no cabo basta para parar de usar.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que passou da hora", "O portão avisa antes"],
        slots: [
          [
            "O portão costuma dar aviso meses antes de parar. Estes são os mais comuns, do leve ao grave.",
            "Antes da quebra aparecem sinais, listados do mais leve ao mais grave.",
            "Compare o seu portão com a lista, que vai do incômodo ao perigo.",
          ],
        ],
        bullets: [
          "Rangido e lentidão: sujeira e falta de lubrificação.",
          "Pancada no fim: fim de curso fora do ponto.",
          "Motor quente ou ronco na partida: folha pesada ou capacitor fraco.",
          "Folha torta, cabo desfiado ou solda trincada: pare de usar.",
        ],
      },
      {
        about: "cost",
        headings: ["O que a visita cobre e o que fica à parte", "Preço da revisão"],
        slots: [
          [
            "A visita em casa parte de {price.preventive} e cobre inspeção, limpeza, reaperto, regulagem, lubrificação e testes. Peça gasta tem preço próprio e só entra com a sua aprovação.",
            "A partir de {price.preventive}, em residência, pagam-se limpeza, ajuste, lubrificação e testes; o que for trocado é cobrado à parte, depois de você aprovar.",
            "Limpeza, regulagem, reaperto e teste de segurança estão na visita, desde {price.preventive} em casa. Cabo, roldana ou capacitor vêm em linha separada.",
          ],
          [
            "Portão grande ou há muitos anos sem revisão fica, em geral, de {price.preventiveRange}. O pagamento vai por Pix ou em até {shop.instalments} vezes no cartão.",
            "Folha larga ou muito tempo parada de cuidado levam o valor a {price.preventiveRange}. Pode-se pagar em até {shop.instalments} parcelas.",
            "Depois de anos sem cuidado, o mais comum é {price.preventiveRange}, porque há mais a regular. O cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Faz cinco anos que ninguém revisa, mas o portão funciona bem. Preciso de revisão?",
        answers: [
          "Precisa ao menos de conferência: cabo e roldana gastam sem barulho. Ela custa menos que uma emergência.",
          "Sim, porque o desgaste mais perigoso, o do cabo, é silencioso. A visita o encontra antes.",
        ],
      },
      {
        question: "A falta de manutenção tira a garantia?",
        answers: [
          "Pode tirar, se o defeito vier de mau uso ou desgaste. Guarde o registro das visitas.",
          "Em parte: desgaste por falta de cuidado costuma ficar fora. Os comprovantes de revisão ajudam.",
        ],
      },
      {
        question: "Quem responde se o portão sem manutenção machuca alguém?",
        answers: [
          "Costuma responder quem cuida do portão: o dono, em casa; o condomínio, no prédio. Sem acordo, decide a Justiça.",
          "Em geral o dono do imóvel ou o condomínio, por ser quem devia manter. A decisão final é da Justiça.",
        ],
      },
      {
        question: "O que eu mesmo posso fazer entre as visitas?",
        answers: [
          "Uma vez por mês, varra o trilho, limpe as lentes e teste a fotocélula com uma caixa. Cabos, molas e motor ficam para o técnico.",
          "Todo mês: trilho varrido, lentes secas e sensor testado com objeto. O resto é da visita.",
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
        "Para deixar o basculante mais leve, o técnico acerta o contrapeso ou a mola, com a folha escorada, porque são eles que carregam o peso. No portão de correr, limpa-se o trilho e troca-se a roldana presa; no de abrir, alinha-se a dobradiça. O ajuste em casa parte de {price.preventive}, sem peças.",
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
    id: "barulho-do-motor-e-normal",
    broader: "barulho",
    label: "Barulho do motor: o que é normal",
    phrase: "o barulho normal do motor do portão",
    asks: [
      "motor barulho normal",
      "motor fazendo barulho normal",
      "motor portão barulho normal",
      "normal motor barulho",
      "normal motor fazer barulho",
      "barulho motor é normal",
      "motor zumbido normal",
      "motor zunindo normal",
      "motor ronco normal",
      "motor roncando normal",
      "que barulho é normal motor",
      "qual barulho normal motor",
      "motor alto barulho normal",
    ],
    intent: "question",
    answers: {
      any: [
        "É normal o motor do portão fazer um zumbido igual do começo ao fim e um clique na partida, que é o relé ligando. Não é normal raspar, estalar, bater no fim, roncar parado ou ficar mais alto que antes. Nesses casos, grave um vídeo com som, e dizemos de onde vem, sem custo.",
        "O barulho do motor do portão é normal quando é contínuo, nunca mudou e some quando ele para. Barulho novo, que cresce ou aparece sempre no mesmo ponto, é aviso de peça gasta ou solta. Ronco com a folha parada pede disjuntor desligado, porque o motor queima.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sons normais e sons de defeito", "Como ouvir o motor"],
        slots: [
          [
            "Ouça um ciclo de longe e compare com a lista. O que importa é a mudança: som que sempre foi igual raramente é defeito.",
            "Fique ao lado, fora do caminho da folha, e escute uma abertura. Compare o que ouviu com estes sons.",
          ],
        ],
        bullets: [
          "Zumbido igual nos dois sentidos e clique na partida: normal",
          "Ronco com a folha parada: capacitor ou folha presa; desligue o disjuntor",
          "Estalo ritmado: dente da engrenagem ou da cremalheira gasto",
          "Chiado ou rangido agudo: falta de graxa em pino ou dobradiça",
          "Pancada no fim: ponto de parada mal regulado",
        ],
      },
      {
        about: "causes",
        headings: ["O barulho é do motor ou do portão?", "Como separar motor e folha"],
        slots: [
          [
            "Metade dos barulhos atribuídos ao motor nasce na folha: roda, trilho, dobradiça ou suporte solto. Som que muda ao longo do caminho é da folha; som igual do começo ao fim é do motor. O técnico separa os dois movendo a folha sem o motor, e no basculante só com escora.",
            "Som que aparece em um trecho vem do portão, e som constante vem do motor ou do redutor, que é a caixa de engrenagens. Motor preso em parede fina faz o mesmo barulho parecer maior, porque a parede vibra junto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz com o barulho", "Como o barulho é resolvido"],
        slots: [
          [
            "Ele reaperta suportes, acerta a folga da cremalheira em {rack.clearance}, lubrifica os pontos certos e regula a parada. Esse ajuste em casa parte de {price.preventive}, sem peças. Engrenagem, rolamento ou roda gasta é trocada com o valor informado antes.",
            "Com aperto, graxa nos pontos certos e regulagem da parada, muitos sons acabam, em visita a partir de {price.preventive} em casa, sem peças. Se há peça gasta, você aprova o valor antes da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor antigo faz mais barulho que novo?",
        answers: [
          "Faz, porque folgas e rolamentos se gastam. Um aumento lento em muitos anos é desgaste; um aumento em poucos dias é defeito.",
          "Em geral sim, mas devagar. Barulho que dobrou de uma semana para outra precisa ser visto.",
        ],
      },
      {
        question: "Passar óleo no motor tira o barulho?",
        answers: [
          "Não. O motor não se lubrifica por fora, e óleo na cremalheira ou no trilho junta areia. A graxa vai só nos pinos, nas dobradiças e, pouca, na cremalheira.",
          "Por fora, não. O redutor já tem o lubrificante dele, e o excesso de óleo estraga mais que ajuda.",
        ],
      },
      {
        question: "Posso continuar usando com barulho?",
        answers: [
          "Com zumbido ou rangido leve, até a visita, sim. Com ronco parado, estalo forte ou folha torta, desligue o disjuntor.",
          "Depende do som. Ronco sem movimento e pancada de metal são motivo para parar na hora.",
        ],
      },
      {
        question: "Motor mais silencioso resolve?",
        answers: [
          "Só se o barulho é do motor. Em folha com roda gasta, o motor novo faz o mesmo ruído no dia seguinte.",
          "Nem sempre. Primeiro se acerta a folha, depois se ouve o motor sozinho.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro e uma foto da etiqueta do motor",
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
        "Portão parou na metade e você precisa sair com o carro: tente uma vez pela botoeira e, se não for, desligue o disjuntor. De correr ou de abrir, com a folha reta, destrave com a chave e abra na mão; basculante parado no meio não se destrava nem se passa embaixo, e atendemos {shop.hours}.",
        "Para tirar o carro com o portão parado no meio, limpe a fotocélula, acione uma vez e, sem resposta, corte o disjuntor. Portão de correr ou de abrir, reto, solta-se com a chave e termina-se na mão; o basculante espera o técnico, que escora a folha, {shop.hours}.",
        "Emergência com portão travado e carro preso: um só toque na botoeira, de longe, e depois disjuntor desligado. No de correr e no pivotante, com folha firme, a chave destrava e você sai empurrando; no basculante, não destrave nem passe sob ele, chame o plantão, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como sair com o carro, na ordem", "Passos para abrir o que falta"],
        slots: [
          [
            "Antes de tudo, olhe se a folha está reta e se há cabo frouxo. Folha torta ou cabo solto encerra a tentativa.",
            "Veja primeiro se a folha está no prumo e o cabo, esticado. Algo torto ou solto significa parar e chamar.",
            "Confira de longe se nada está torto, solto ou fora do trilho. Se estiver, não tente abrir.",
          ],
        ],
        steps: [
          "Tire o que estiver no trilho ou na frente da fotocélula.",
          "Dê um comando só, pela botoeira, olhando.",
          "Não foi: desligue o disjuntor.",
          "De correr ou de abrir, destrave com a chave e mova devagar, pela ponta.",
          "Saia, feche na mão, trave o motor de novo e deixe o disjuntor desligado.",
          "Basculante: não destrave nem passe sob a folha parada no meio.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão parou no meio", "O que dizer ao técnico"],
        slots: [
          [
            "Parada sempre no mesmo ponto é trilho, emenda ou fim de curso, o sensor de parada. Em pontos variados, é força, capacitor ou energia, e um vídeo mostra qual.",
            "Ponto fixo aponta trilho, roldana ou fim de curso, que marca a parada; ponto variado, esforço ou energia. Conte qual é o seu caso.",
            "Se para toda vez no mesmo lugar, a causa é mecânica ou de percurso; se muda de lugar, é força ou energia. Essa informação já separa metade dos defeitos.",
          ],
          [
            "Depois de falta de luz, algumas centrais fazem o primeiro ciclo devagar, para achar o fim. Se ele anda lento e chega, não há defeito.",
            "Quando acabou de voltar a energia, espere: muitas placas andam lentas até reencontrar o percurso. Chegando ao fim, está normal.",
            "Após uma queda de energia, o primeiro movimento pode ser lento, porque a placa procura o batente. Deixe terminar antes de concluir que parou.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "O que se faz depois que você sair"],
        slots: [
          [
            "O técnico move a folha sem o motor, acha o ponto que pesa e mede tensão, corrente e capacitor. Regular percurso e força é o mais barato, e a visita em casa parte de {price.preventive}, sem peças.",
            "Na visita, sente-se a folha na mão e mede-se o motor andando. Sendo regulagem, em casa custa desde {price.preventive}, fora peças.",
            "Primeiro se procura o atrito com o motor solto, depois se mede a parte elétrica. O ajuste em residência começa em {price.preventive}, peças à parte.",
          ],
          [
            "Roldana, cabo e capacitor somam a peça; placa e trilho torto ficam no topo. Em caso simples, o conserto leva até {trade.smallRepair}.",
            "Acima da regulagem vêm capacitor, roldana e cabo, e por último placa e trilho. Um reparo simples não passa de {trade.smallRepair}.",
            "As peças pequenas custam menos que placa e solda de trilho. O caso comum se resolve em até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar com o carro pelo espaço que abriu?",
        answers: [
          "No de correr ou de abrir, com o disjuntor desligado e espaço de sobra, sim. Sob basculante parado no meio, nunca.",
          "Só se a folha é de correr ou de abrir, está firme e sobra espaço dos dois lados. Basculante no meio pode descer sobre o carro.",
        ],
      },
      {
        question: "Não acho a chave de destravamento. E agora?",
        answers: [
          "Procure no chaveiro da casa ou presa na caixa do motor; várias marcas usam chave comum. Sem ela, não force a tampa: mande a foto do motor.",
          "Ela costuma vir com o manual e ficar num gancho da garagem. Não achando, espere o técnico, porque forçar a trava quebra a peça.",
        ],
      },
      {
        question: "Em quanto tempo vocês chegam?",
        answers: [
          "Depende do bairro e do horário; a previsão é dita na mensagem, antes de você confirmar. O atendimento é {shop.hours}.",
          "A previsão vai pelo WhatsApp, conforme o endereço e o trânsito. Atendemos {shop.hours}, em {shop.area}.",
        ],
      },
      {
        question: "Depois que eu sair, como deixo a casa fechada?",
        answers: [
          "Feche na mão, gire a chave para travar o motor e ponha o ferrolho, com o disjuntor desligado. Empurre para conferir.",
          "Com a folha encostada, trave o motor de novo e use cadeado ou ferrolho. O disjuntor fica desligado até o conserto.",
        ],
      },
    ],
    photo: "uma foto do portão como parou e outra da etiqueta do motor",
  },
];
