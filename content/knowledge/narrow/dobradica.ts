import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const dobradica: NarrowConcept[] = [
  {
    id: "dobradica-para-pivotante",
    broader: "dobradica",
    label: "Dobradiça para portão pivotante",
    phrase: "a dobradiça do portão pivotante",
    asks: [
      ...combine(
        ["dobradiça", "gonzo", "pivô"],
        ["pivotante", "portão pivotante", "portão abrir"],
        ["", "comprar", "vende", "instalar", "nova", "modelo"],
      ),
      "dobradiça para portão pivotante",
      "gonzo para portão pivotante",
      "pivô para portão pivotante",
      "dobradiça para portão de abrir",
      "gonzo para portão de abrir",
      "pivô para portão de abrir",
    ],
    intent: "buying",
    answers: {
      any: [
        "A folha leve do portão pivotante pede dobradiça simples, de pino e bucha, chamada gonzo; a pesada ou com motor, gonzo com rolamento ou pivô no piso. A visita em casa parte de {price.preventive}, sem peças; a peça e a solda saem pela foto, que diz também se o caso é de serralheiro.",
        "A dobradiça do portão pivotante se escolhe pelo peso da folha: gonzo simples, de pino e luva, na leve; com rolamento, ou pivô de piso, na pesada ou com motor. Trocamos com a folha escorada; a visita em casa parte de {price.preventive}, sem peças, e a peça com a solda é orçada pela foto.",
        "Em portão de abrir usa-se o gonzo, um pino que gira dentro de uma luva soldada; folha pesada ou com motor pede o de rolamento, e folha larga, pivô no piso. Fazemos a troca com a folha apoiada, a partir de {price.preventive} a visita em casa, sem peças; a foto dá o valor da peça.",
      ],
      price: [
        "O preço da dobradiça do portão pivotante depende do peso da folha, do tipo, simples ou com rolamento, e da solda na coluna. A visita em casa parte de {price.preventive}, sem peças; a peça e a troca, com a folha escorada, têm o valor dito pela foto, sem custo.",
        "Na troca da dobradiça do pivotante, somam-se a visita, a partir de {price.preventive} em casa, a peça certa para o peso da folha e a solda ou o parafuso. Fotos da dobradiça, da coluna e da folha inteira bastam para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que dobradiça serve no seu pivotante",
          "Gonzo, rolamento ou pivô",
          "A dobradiça pelo peso da folha",
        ],
        slots: [
          [
            "Portão social e grade leve ficam bem com gonzo simples, de pino e bucha.",
            "Folha pequena e vazada gira por muitos anos em gonzo comum, com pouco óleo no pino.",
            "Em folha leve, duas dobradiças simples bastam.",
          ],
          [
            "Chapa fechada e madeira pesam, e pedem gonzo com rolamento, que deixa o giro leve.",
            "Com motor, o rolamento poupa o braço, que só deve empurrar, e não carregar a folha.",
            "Folha alta ou pesada leva três dobradiças, todas no mesmo eixo.",
          ],
          [
            "O pivô de piso apoia o peso no chão e serve à folha larga ou à coluna fraca.",
            "Coluna de tijolo recebe chapa e chumbador antes da solda; coluna que balança é reforçada primeiro.",
            "Meça a folha, diga o material e fotografe a coluna: são elas que definem o tamanho.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da dobradiça", "Escora, solda e prumo", "A troca, passo a passo"],
        slots: [
          [
            "A folha é escorada antes de soltar qualquer pino, porque sem a dobradiça ela tomba.",
            "Primeiro se apoia a folha na altura certa; só então sai a peça gasta.",
            "Com o disjuntor desligado e a folha apoiada, a dobradiça velha é cortada ou solta.",
          ],
          [
            "A nova entra no mesmo eixo da outra, conferida no prumo, e é soldada ou parafusada.",
            "As dobradiças são alinhadas entre si antes da solda; fora do eixo, uma gasta a outra.",
            "Antes da solda, a fiação da central é desligada, para a corrente não queimar a placa.",
          ],
          [
            "No fim, a folha deve parar onde é solta, e o motor recebe nova regulagem de força e de parada.",
            "Com a folha girando leve, regulam-se o braço, o batente e a força do motor.",
            "A entrega é com a folha leve na mão, sem raspar, e a trava encaixando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a dobradiça do portão sozinho?",
        answers: [
          "Não é seguro: sem a dobradiça a folha tomba. A troca pede escora, prumo e, quase sempre, solda.",
          "Melhor não. O peso derruba quem segura a folha, e uma dobradiça fora do eixo gasta as outras.",
        ],
      },
      {
        question: "Como sei que a dobradiça precisa de troca?",
        answers: [
          "A ponta da folha desce e raspa no chão, há folga no pino ou trinca na solda. Com trinca, pare de usar e chame.",
          "Se range, óleo no pino resolve; se a folha balança ou raspa, o pino e a bucha gastaram.",
        ],
      },
      {
        question: "Troca uma dobradiça só ou todas?",
        answers: [
          "Se as outras estão sem folga, troca-se só a gasta. Em folha pesada, costuma valer trocar o par.",
          "Depende do desgaste: pino fino ou furo ovalado nas duas pede o conjunto.",
        ],
      },
      {
        question: "O motor precisa sair para trocar a dobradiça?",
        answers: [
          "Não precisa: o braço é solto da folha durante o serviço e religado com nova regulagem.",
          "Em geral só se solta o braço, com o disjuntor desligado; depois o ponto de parada é refeito.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "dobradica-caida",
    broader: "dobradica",
    label: "Dobradiça caída, portão raspando",
    phrase: "a dobradiça caída do portão de abrir",
    asks: [
      "dobradiça cedeu raspa",
      "dobradiça cima cedeu raspa",
      "troca dobradiça",
      "trocar dobradiça",
      "troca dobradiça portão",
      "dobradiça caída",
      "dobradiça caiu",
      "portão caído dobradiça",
      "dobradiça quebrada",
      "dobradiça quebrou",
      "folha caída dobradiça",
      "portão arriado",
      "dobradiça gasta",
      "dobradiça caindo",
      "dobradiça solta",
      "dobradiça soltou",
      "dobradiça arriada",
      "dobradiça arriou",
      "dobradiça torta",
      "dobradiça arrancada",
      "conserto dobradiça",
      "portão caindo dobradiça",
      "pivotante caindo",
      "pivotante caindo folha",
      "folha pivotante caiu",
      "folha pivotante caída",
      "portão abrir folha caindo",
      "portão abrir folha caída",
      "pivotante arriado",
      "pivotante arriou",
      "dobradiça estourou",
      "saiu dobradiça",
      "portão saiu dobradiça",
      "soltou dobradiça",
      ...combine(
        ["dobradiça pivotante", "dobradiça portão abrir", "dobradiça portão pivotante"],
        [
          ...["arrastando", "arrasta", "raspando", "raspa", "balançando", "desalinhada", "empenada"],
          ...[
            "quebrada",
            "quebrou",
            "solta",
            "soltou",
            "trincada",
            "trincou",
            "gasta",
            "estourou",
            "torta",
            "caída",
            "caiu",
          ],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de abrir arriado, com a dobradiça quebrada ou o pino solto, dá sinal claro: a ponta raspa no chão e o motor faz força. Não acione nem levante, desligue o disjuntor e afaste as pessoas; o conserto, com a folha escorada, troca ou solda a dobradiça, e a visita em casa parte de {price.preventive}, sem peças.",
        "Quando a dobradiça do portão cai, estoura ou o pino solta, os sinais são a folha arriada, o risco no piso e o motor forçando. Corte o disjuntor e não mexa: com a folha escorada, o técnico troca ou reforça a dobradiça e acerta o prumo, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Folha de portão pivotante caindo é sinal de dobradiça ou pivô gastos, solda trincada ou coluna cedendo, e arrasta no chão antes de soltar. Deixe o disjuntor desligado e ninguém perto até que ela seja escorada e a dobradiça trocada ou soldada; em casa, a visita custa desde {price.preventive}, sem contar peças.",
      ],
      price: [
        "Trocar a dobradiça do portão custa a peça, escolhida pelo peso da folha, mais a mão de obra de deixar a folha escorada, soldar ou parafusar e acertar o prumo. A visita em casa parte de {price.preventive}, sem peças; solda na coluna pode ser de serralheiro, e até lá o disjuntor fica desligado.",
        "O preço da dobradiça depende do tipo, do peso da folha e de haver solda na coluna. Em residência, a visita começa em {price.preventive}, fora as peças, e o serviço se faz com a folha escorada e o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir sem tocar na folha", "Inspeção segura da dobradiça"],
        slots: [
          [
            "A inspeção é só visual, com o motor sem energia. Folha presa por um fio de solda pode cair na próxima abertura, por isso não tire o pino nem ponha calço para continuar usando.",
            "Olhe sem abrir e sem apoiar nada na folha. Trinca na solda é motivo para deixar o portão fechado, e o calço improvisado só joga o peso no braço do motor.",
            "Basta olhar, com o disjuntor desligado e crianças longe. O pino só sai com a folha apoiada, e calço embaixo da ponta disfarça a queda sem segurá-la.",
          ],
        ],
        steps: [
          "Com o portão como está, desligue o disjuntor.",
          "Compare o vão até o chão perto da coluna e na ponta.",
          "Olhe a solda e a tinta em volta de cada dobradiça.",
          "Procure pó de ferrugem no pino e risco no piso.",
          "Fotografe tudo, de perto e de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a dobradiça cai", "Pino, solda ou coluna: a causa"],
        slots: [
          [
            "Pino e bucha, o anel em que ele gira, gastam com o peso, e a ponta desce aos poucos. Solda trincada solta de uma vez, e coluna fraca se inclina junto com a folha: nesse caso dobradiça nova não resolve sem reforço.",
            "O desgaste lento é do pino e da bucha, que é o anel de giro, e a ponta arria. A queda repentina vem da solda que trincou, e se a coluna balança, o reparo começa nela.",
            "Três peças cedem: pino e bucha (o anel de apoio), pelo uso; a solda, que parte de repente; e a coluna ou o chumbador, que se movem com a folha e precisam de reforço antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão arriado é recuperado", "O conserto da folha caída"],
        slots: [
          [
            "A folha é levantada no prumo e escorada antes de soltar qualquer dobradiça. Entra outra do peso certo, soldada ou parafusada, e em folha grande usa-se a de rolamento, que gira leve.",
            "Com o peso todo apoiado, sai a dobradiça velha e entra a nova, escolhida pelo peso e pelo comprimento. Folha larga com motor pede a de rolamento ou um pivô no piso.",
            "Primeiro a escora, no prumo, depois a troca. A peça nova acompanha o peso da folha, e nas grandes vai com rolamento, que poupa o motor.",
          ],
          [
            "A solda é feita com a placa do motor desconectada. Depois o braço, a força e o fim de curso são regulados, porque o esforço mudou.",
            "Para soldar, desliga-se a central, que o pico da solda pode queimar. No fim se regula o motor outra vez, com a folha girando leve.",
            "Motor e placa ficam desligados durante a solda. Com a folha leve, acertam-se força, parada e batente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a folha embaixo para não raspar?",
        answers: [
          "Não, porque a folha continua caindo e logo raspa de novo. A causa está na dobradiça ou na coluna, e o corte enfraquece o quadro.",
          "Não adianta: o apoio é que cedeu. Cortar a folha só abre um vão embaixo e não a segura.",
        ],
      },
      {
        question: "Quanto custa trocar a dobradiça?",
        answers: [
          "Depende do tipo, de ser solda ou parafuso e do reforço na coluna. Dobradiça comum custa menos que a de rolamento, e coluna fraca é o que mais soma.",
          "O valor junta peça, solda e regulagem do motor. Folha pesada e coluna a reforçar são os itens que encarecem.",
        ],
      },
      {
        question: "O motor estragou por causa da dobradiça?",
        answers: [
          "Pode ter forçado, mas nem sempre estragou. Acerta-se a folha primeiro e só depois se testa o braço, que muitas vezes está bom.",
          "Às vezes. Com a folha girando leve de novo, o técnico vê se ele trabalha normal antes de falar em troca.",
        ],
      },
      {
        question: "Dá para levantar só apertando o parafuso?",
        answers: [
          "Só em dobradiça regulável, em bom estado e com a folha apoiada. Na soldada é preciso escorar e refazer.",
          "Em algumas, sim, mas nunca com o peso pendurado, que pode cair. Deixe para o técnico.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e da ponta da folha que raspa, sem acionar o portão",
  },
  {
    id: "qual-dobradica",
    broader: "dobradica",
    label: "Qual dobradiça usar",
    phrase: "a dobradiça certa para o portão",
    asks: [
      "qual dobradiça",
      "dobradiça pesado",
      "dobradiça portão pesado",
      "qual dobradiça usar",
      "dobradiça ideal",
      "melhor dobradiça",
      "dobradiça reforçada",
      "dobradiça kg",
      "quantas dobradiças",
      "tipos dobradiça",
      "dobradiça rolamento",
      "gonzo pesado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão pesado de abrir, use dobradiça tipo gonzo, de pino e soldada, com rolamento e carga acima do peso da folha, em coluna firme. Duas bastam em folha baixa e leve; folha alta, larga ou pesada leva três. A foto da coluna e da folha diz o tamanho certo.",
        "A dobradiça certa depende do peso, da largura e da coluna: gonzo simples em folha leve, gonzo com rolamento ou pivô de piso em folha pesada. Uma folha que terá motor precisa girar com uma mão, sem folga no pino.",
        "Para escolher a dobradiça do portão, estime o peso da folha e veja onde ela será soldada. Coluna de ferro ou concreto recebe gonzo com rolamento; tijolo pede chapa e chumbador. Fotos e medidas dão a indicação e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher a dobradiça pelo peso",
          "Gonzo, rolamento ou pivô de piso",
          "Dobradiça por peso e largura da folha",
        ],
        slots: [
          [
            "Gonzo simples, com pino e bucha, atende portão social e folha leve.",
            "Uma folha leve gira bem em gonzo comum, com lubrificação em dia.",
            "Em portão pequeno, o gonzo simples basta.",
          ],
          [
            "Com rolamento de esferas ou axial, a folha pesada gira leve e o pino não come o furo.",
            "O rolamento tira o atrito do peso e poupa o braço do motor.",
            "Folha de chapa ou madeira pede gonzo com rolamento.",
          ],
          [
            "O pivô de piso apoia a folha no chão e alivia a coluna, útil em folha larga.",
            "Quando a coluna é fraca, o pivô embaixo carrega o peso.",
            "Uma folha muito larga fica melhor com pivô inferior e mancal em cima.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como as dobradiças são instaladas",
          "Solda, prumo e teste da dobradiça",
          "Da escora ao prumo: a montagem",
        ],
        slots: [
          [
            "A folha é escorada, e as dobradiças ficam no mesmo eixo, conferido no prumo.",
            "Com a folha apoiada, as dobradiças são alinhadas entre si antes da solda.",
            "Fora do mesmo eixo, uma dobradiça força a outra e o pino se gasta.",
          ],
          [
            "Em portão com motor, a central é desconectada antes de soldar.",
            "Antes da solda, desliga-se o disjuntor e solta-se a fiação da central.",
            "A placa do motor fica isolada durante a solda.",
          ],
          [
            "A folha pronta deve parar onde é solta, sem abrir nem fechar sozinha.",
            "No teste, a folha gira leve e não anda sozinha para nenhum lado.",
            "Se a folha foge para um lado, o prumo ainda não está certo.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O portão leva duas ou três dobradiças?",
        answers: [
          "Leva duas em folha leve e baixa; três em folha alta, larga ou pesada, sempre no mesmo eixo.",
          "Depende do peso e da altura. A terceira divide a carga, se estiver bem alinhada.",
        ],
      },
      {
        question: "Dobradiça com rolamento vale a pena?",
        answers: [
          "Vale em folha pesada ou com motor: o giro fica leve e o furo não ovaliza. Em portão social leve, a simples atende.",
          "Sim, quando a folha pesa ou abre muitas vezes por dia.",
        ],
      },
      {
        question: "Posso parafusar a dobradiça em vez de soldar?",
        answers: [
          "Em coluna de alvenaria, usa-se chapa com chumbador. No quadro de ferro, a solda é mais firme que o parafuso.",
          "Depende da coluna. Em alumínio, usa-se parafuso passante com chapa de reforço.",
        ],
      },
      {
        question: "A folha já caiu. Basta trocar a dobradiça?",
        answers: [
          "Nem sempre: coluna cedida ou quadro empenado derruba a nova também. O técnico vê os três pontos.",
          "Só se a coluna e o quadro estiverem firmes.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "dobradica-rangendo",
    broader: "dobradica",
    label: "Dobradiça rangendo",
    phrase: "a dobradiça que range",
    asks: [
      "dobradiça range mesmo óleo",
      "dobradiça rangendo mesmo óleo",
      "dobradiça rangendo óleo não resolve",
      "dobradiça continua rangendo",
      "dobradiça rangendo",
      "dobradiça range",
      "dobradiça barulho",
      "dobradiça chiando",
      "dobradiça estalando",
      "dobradiça seca",
      "lubrificar dobradiça",
      "óleo dobradiça",
      "graxa dobradiça",
      "qual óleo dobradiça",
      "qual óleo passar dobradiça",
      "que óleo usar dobradiça",
      "qual graxa dobradiça",
      "qual graxa usar dobradiça",
      "gonzo rangendo",
      ...combine(
        ["dobradiça", "gonzo"],
        ["enferrujada", "enferrujou", "enferrujado", "ferrugem"],
        ["", "pivotante", "portão", "portão abrir"],
      ),
      ...combine(
        ["dobradiça portão abrir", "dobradiça pivotante"],
        ["range", "rangendo", "seca", "óleo", "lubrificar"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Dobradiça rangendo está seca ou com graxa velha, que endurece no frio: limpe o pino e pingue óleo fino, que não engrossa, com o disjuntor desligado. Se o rangido some, era só lubrificação; se continua ou há folga, o pino gastou e se troca.",
        "Dobradiça rangendo pede óleo fino no pino; se range mesmo com óleo, está gasta ou desalinhada: o pino afinou, o rolamento secou ou a folha caiu e força de lado. Aí se troca a dobradiça ou se realinha a folha, escorada. O ajuste em casa parte de {price.preventive}, sem peças.",

        "Na dobradiça do portão passe óleo fino, de máquina, ou spray lubrificante, poucas gotas no pino, com o disjuntor desligado e o pó limpo antes. Graxa só em dobradiça com bico ou pino exposto; desengripante solta a ferrugem, mas não fica.",
        "Uma dobradiça rangendo quase sempre está seca: desligue o disjuntor, limpe o pino e aplique pouco óleo, movendo a folha na mão se ela está reta. Se o rangido volta em dias ou há folga, o pino gastou e precisa de troca.",
        "Para calar a dobradiça do portão, limpe a sujeira e pingue óleo no pino, com o motor sem energia. Rangido com folha caída, pó de ferrugem ou solda trincada não se resolve com óleo: pare de usar e chame o serralheiro.",
        "Dobradiça do portão enferrujada por fora se limpa com escova, desengripante e pouco óleo fino no pino, com o disjuntor desligado. Se a ferrugem comeu a solda, o pino ou a chapa, pare de usar: a folha pode cair, e a troca é feita com ela escorada, a partir de {price.preventive} a visita em casa, sem peças.",
        "Uma dobradiça que range pede óleo; uma dobradiça que estala ou tem folga pede pino, bucha ou solda. A diferença se vê na ponta da folha: se ela desceu, o apoio gastou, e o motor está carregando o peso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como lubrificar a dobradiça",
          "Passo a passo para tirar o rangido",
          "Óleo na dobradiça, com segurança",
        ],
        slots: [
          [
            "Faça só com a folha firme e reta, sem soltar pino nem parafuso.",
            "Nada é desmontado: sem o pino, a folha cai.",
            "Motor sem energia e ninguém no caminho da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Limpe o pino e a junta com pano e escova.",
          "Aplique pouco óleo no pino e na junção.",
          "Abra e feche devagar, na mão, se o motor estiver destravado e o piso for plano.",
          "Tire o excesso e observe se o som voltou.",
        ],
      },
      {
        about: "signs",
        headings: [
          "Quando o rangido é desgaste",
          "Sinais de dobradiça que precisa de troca",
          "Rangido, folga e folha caída",
        ],
        slots: [
          [
            "Pó de ferrugem no pino e folga na folha mostram furo gasto.",
            "Se a ponta da folha desceu, o furo da dobradiça ovalizou.",
            "Uma folga visível no pino é desgaste, e não falta de óleo.",
          ],
          [
            "A trinca na solda é motivo para parar de usar na hora.",
            "Solda aberta ou estalo seco pede o serralheiro antes do próximo uso.",
            "Um estalo forte costuma ser solda ou coluna cedendo.",
          ],
          [
            "Com motor, o braço esconde a folga por um tempo e depois entorta.",
            "O motor de abrir carrega o peso que a dobradiça deixou de segurar.",
            "A força do motor aumentada para vencer a folha caída piora o desgaste.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Óleo ou graxa na dobradiça?",
        answers: [
          "O óleo fino entra melhor no pino fechado; a graxa serve a dobradiça com engraxadeira ou rolamento.",
          "Use óleo no gonzo comum; graxa, onde há bico próprio.",
        ],
      },
      {
        question: "Posso usar WD-40 na dobradiça do portão?",
        answers: [
          "Serve para soltar e limpar. Depois, ponha óleo, porque o desengripante evapora.",
          "Só como limpeza. O que fica é o óleo.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar a dobradiça?",
        answers: [
          "Lubrifique a cada poucos meses, ou quando começar a ranger; o portão na chuva pede mais vezes.",
          "O intervalo depende do uso e da chuva. A revisão {visits.home} inclui isso.",
        ],
      },
      {
        question: "Dobradiça rangendo estraga o motor?",
        answers: [
          "Seco, aumenta o esforço; com folga, entorta o braço. Resolver cedo poupa o motor.",
          "Sim, aos poucos: atrito e folga passam para o braço.",
        ],
      },
    ],
    photo: "fotos das dobradiças e da ponta da folha, com o portão aberto e fechado",
  },
];
