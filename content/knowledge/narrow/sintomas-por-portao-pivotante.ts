import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What goes wrong with gates that swing: arm, hinge, stop on the floor and force, where other kinds have rails and cables. */
export const sintomasPorPortaoPivotante: NarrowConcept[] = [
  {
    id: "pivotante-para-no-meio",
    broader: "para-no-meio",
    label: "Pivotante para no meio",
    phrase: "o portão pivotante que para no meio",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "para meio",
          "parou meio",
          "parando meio",
          "para metade",
          "parou metade",
          "para caminho",
          "parou meio não volta",
          "para meio não volta",
          "trava meio",
          "travou meio",
          "emperra meio",
          "emperrou meio",
          "parou não volta",
          "abre pouco para",
          "abre um pouco para",
          "fecha pouco para",
          "anda pouco para",
          "começa abrir para",
          "começa fechar para",
        ],
      ),
      "pivotante trava fechar",
      "pivotante trava hora fechar",
      "pivotante trava abrir",
      "pivotante emperra fechar",
      "pivotante emperra abrir",
      "pivotante empaca",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que para no meio e não volta encontrou esforço: dobradiça seca ou arriada, folha raspando no piso, força regulada baixa ou capacitor fraco. Parou sempre no mesmo ponto, é a folha; em pontos variados, é o motor, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "A folha do pivotante trava na metade do giro por ponto duro na dobradiça ou no piso, ou por falta de força: capacitor fraco, regulagem baixa ou tensão. O teste é girar na mão com o motor solto e o disjuntor desligado; regular na residência custa desde {price.preventive}, fora peças.",
        "Se o portão de abrir para no meio do percurso, a dobradiça seca ou caída é a primeira suspeita, e depois vêm a força do motor de braço e o capacitor. Prende sempre no mesmo lugar? É a folha; a visita que alivia e regula começa em {price.preventive} em casa, sem peças.",
      ],
      price: [
        "O preço do portão pivotante que para no meio depende da causa: regular força e percurso entra na visita, a partir de {price.preventive} em casa, sem peças; dobradiça e capacitor somam a peça, e a placa é o mais caro.",
        "Consertar a folha pivotante que para na metade custa desde {price.preventive} em residência quando é só força e percurso, fora peças. Acima vêm lubrificação e dobradiça, capacitor e, por último, braço ou placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste da folha na mão", "Como separar folha e motor"],
        slots: [
          [
            "Faça só com a folha firme nas dobradiças; bamba ou pendendo, não destrave e chame. O vão fica livre.",
            "Folha que balança na dobradiça não se destrava. Estando firme, o teste leva dois minutos.",
            "Antes, veja se a folha não pende: nesse caso, não solte. Firme, siga a ordem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Varra o arco da folha e tire pedra, galho e capacho.",
          "Destrave com a chave e gire a folha devagar, de ponta a ponta.",
          "Marque no chão o ponto em que ela pesa ou raspa.",
          "Trave de novo, religue e teste uma única vez.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha para no meio do giro", "Dobradiça, piso, força ou motor"],
        slots: [
          [
            "O ponto em que para separa as causas.",
            "Compare o que você sentiu na mão com a lista.",
            "Se pesa, é folha; se gira leve, é motor ou central.",
          ],
        ],
        bullets: [
          "Para sempre no mesmo ponto: dobradiça, piso alto ou batente",
          "Folha leve e para antes do fim: força baixa ou percurso perdido",
          "Para depois de alguns usos e volta frio: capacitor ou proteção térmica",
          "Só em dia de vento: folha fechada que vira vela",
          "Suporte frouxo na coluna: braço fora do ângulo",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Conserto da parada no meio"],
        slots: [
          [
            "Primeiro a folha: dobradiça, prumo e folga do piso, até girar com uma mão só. Depois se medem capacitor e tensão com o motor andando, e se reaperta o braço nas duas pontas.",
            "O técnico alivia a folha antes de tocar na força, porque forçar dobradiça ruim entorta o braço. Em seguida vêm capacitor, tensão e fixação.",
            "Com a folha girando leve, o resto fica fácil: medir capacitor e tensão e conferir os suportes do braço.",
          ],
          [
            "Por último se regrava o percurso, ajusta-se a força e prova-se que a folha recua num obstáculo. Um ajuste simples leva até {trade.smallRepair} e tem os 90 dias da lei.",
            "No fim, percurso e força novos, com teste de reversão. São até {trade.smallRepair} sem peça, com a garantia da lei.",
            "Percurso, força e reversão encerram o serviço, em até {trade.smallRepair} quando nada se troca, com os 90 dias da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o pivotante que para no meio?",
        answers: [
          "Só quando a folha já gira leve na mão. Com dobradiça ruim, a força alta entorta o braço e tira a proteção contra esmagamento.",
          "Não como primeiro passo: alivie a folha e só depois regule a força, com teste de reversão.",
        ],
      },
      {
        question: "O vento pode fazer a folha parar?",
        answers: [
          "Pode. Folha fechada de chapa ou madeira vira vela, e a central lê o vento como obstáculo. Só acontece em dias de vento.",
          "Sim, em folha grande e fechada. Frestas ou motor com folga resolvem.",
        ],
      },
      {
        question: "Posso empurrar a folha para ela terminar de abrir?",
        answers: [
          "Com o motor travado, não: o empurrão vai todo para o braço e o suporte. Desligue o disjuntor e destrave antes.",
          "Só destravada e com a energia cortada. Travada, você quebra a ponta do braço.",
        ],
      },
      {
        question: "Só uma das duas folhas para. O que é?",
        answers: [
          "O defeito está nela ou no motor dela: dobradiça, suporte ou capacitor próprio. Comparar com a folha boa ajuda a achar.",
          "Como cada folha tem o seu motor e capacitor, o problema fica de um lado. Gire as duas na mão e compare o peso.",
        ],
      },
    ],
    photo: "um vídeo da folha até o ponto em que para e fotos das dobradiças e do braço",
  },
  {
    id: "pivotante-fecha-e-volta",
    broader: "volta",
    label: "Pivotante fecha e volta a abrir",
    phrase: "o portão pivotante que fecha e volta a abrir",
    asks: [
      "folha pivotante não fica fechada reabre",
      "portão abrir volta depois de encostar",
      "pivotante volta meio fechamento",
      "portão pivotante volta no meio do fechamento",
      "pivotante fica voltando",
      "pivotante fica voltando toda hora",
      ...combine(
        ["pivotante"],
        [
          "fecha volta",
          "fecha abre novo",
          "fecha volta abrir",
          "encosta volta",
          "encosta abre",
          "bate volta",
          "fecha metade volta",
          "fecha meio volta",
          "fecha abre outra vez",
          "fecha torna abrir",
          "não fecha volta",
        ],
      ),
      "pivotante bate batente volta",
      "pivotante encosta batente volta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que fecha e abre de novo está lendo um obstáculo: se encosta e volta, é fim de curso ou batente fora do ponto; se volta no meio, é fotocélula suja, folha raspando ou força baixa. Limpe as lentes; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Se o portão de abrir fecha e reabre depois de encostar no batente, o percurso está longo ou a trava elétrica desencontrada; em duas folhas, pode ser a ordem trocada. Não é só força: o acerto do percurso custa a partir de {price.preventive} em casa, fora peças.",
        "A folha pivotante não fica fechada e reabre porque a central sente resistência no fim e entende que prendeu alguém. Fim de curso e batente vêm antes da força; limpe a fotocélula, veja o batente do chão e marque a regulagem, desde {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O ponto em que a folha volta", "No fim ou no meio do giro"],
        slots: [
          [
            "Encosta e recua: a central sente a batida no batente, com percurso longo, batente solto ou trava que não entra. No meio do giro: feixe da fotocélula cortado, ponta raspando no piso ou vento na folha.",
            "Volta ao tocar o batente quando o motor ainda empurra ou a língua da trava bate fora do furo. Volta antes disso por sensor, atrito ou força baixa.",
            "Se recua só no fim, olhe batente, percurso e trava. Se recua no caminho, olhe fotocélula, piso e dobradiça.",
          ],
          [
            "Em duas folhas, a que tem a aba fecha por último; trocadas, uma empurra a outra. Só com vento, é a folha fechada que faz resistência.",
            "Havendo duas folhas, a da aba vem depois, e ordem invertida faz voltar. Falha em dia de vento aponta a folha de chapa.",
            "Folha da aba fechando primeiro empurra a parceira e provoca o retorno. Já a chapa inteira recua quando venta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir em casa", "Passos antes de chamar"],
        slots: [
          [
            "Mantenha a mão longe do vão entre folha e coluna, que é onde se prende o dedo. Não tampe a fotocélula para forçar.",
            "Tudo com o disjuntor desligado, menos o último passo. O sensor nunca se anula.",
            "Faça com calma e sem energia até a hora do teste. A fotocélula fica no lugar.",
          ],
        ],
        steps: [
          "Limpe as lentes da fotocélula e tire o que estiver na frente.",
          "Desligue o disjuntor e veja se o batente do chão está firme e limpo.",
          "Confira se a língua da trava elétrica acerta o furo.",
          "Religue e feche uma vez, olhando de longe onde a folha volta.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa parar o fecha e volta", "Regulagem ou peça nova"],
        slots: [
          [
            "Regravar o percurso com parada suave e acertar batente e força é ajuste de até {trade.smallRepair}; fotocélula e trava somam a peça, e dobradiça caída, a solda. Em casa, o comum é de {price.preventiveRange}, sem peças.",
            "O acerto de curso, batente e força leva até {trade.smallRepair} e é o menor valor; sensor, trava e solda na dobradiça encarecem. A faixa usual fica em {price.preventiveRange} numa residência, fora peças.",
            "Percurso, força e batente se regulam em até {trade.smallRepair}; peça nova e solda entram à parte. Sem material, costuma sair por {price.preventiveRange} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É força ou fim de curso?",
        answers: [
          "Se volta sempre ao encostar, é fim de curso ou batente. Se volta em pontos variados, é atrito, vento ou força baixa.",
          "Pelo lugar se sabe: no fim, percurso; no meio, força ou sensor. Aumentar a força sem medir tira a proteção.",
        ],
      },
      {
        question: "A trava elétrica faz o pivotante voltar?",
        answers: [
          "Faz, quando está fora do furo: a folha encosta na língua, não fecha e a central recua. O acerto é de posição.",
          "Sim. Desalinhada alguns milímetros, ela barra a folha, e o portão reabre.",
        ],
      },
      {
        question: "Por que o pivotante volta só quando venta?",
        answers: [
          "A folha fechada segura o vento, e o motor sente como obstáculo. Ajuste de força e trava ajudam.",
          "Porque a chapa vira vela. A regulagem com rampa e a trava no batente reduzem o retorno.",
        ],
      },
      {
        question: "Como deixo fechado até a visita?",
        answers: [
          "Com o disjuntor desligado, destrave, feche na mão, se a folha está firme, e use um ferrolho.",
          "Feche manualmente, sem energia, e tranque com ferrolho. Folha bamba não se destrava.",
        ],
      },
    ],
    photo: "um vídeo da folha fechando e voltando e fotos do batente, da trava e da fotocélula",
  },
  {
    id: "pivotante-abre-e-volta",
    broader: "volta",
    label: "Pivotante abre e volta",
    phrase: "o portão pivotante que abre e volta",
    asks: [
      "trava não solta pivotante volta",
      ...combine(
        ["pivotante"],
        [
          "abre volta",
          "abre volta fechar",
          "abre metade volta",
          "abre pouco volta",
          "abre um pouco volta",
          "abre palmo volta",
          "abre meio volta",
          "abre fecha novo",
          "começa abrir volta",
          "abre retorna",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão pivotante que abre um palmo e volta está preso, por trava elétrica que não solta, ferrolho ou folha raspando, ou recebe um segundo comando. Já o portão de abrir que encosta no batente e volta a abrir tem percurso fora do ponto, batente solto ou fotocélula suja.",
        "Se o portão de abrir volta no começo, procure trava elétrica presa, ferrolho no chão e dobradiça dura; se encosta e volta a abrir, batente, percurso e fotocélula. A central lê esforço e inverte, e por isso não se aumenta a força antes de achar a causa.",
        "Portão pivotante que abre e volta inverte porque sente esforço ou recebe outra ordem. Abrindo só um palmo, veja trava elétrica e ferrolho; encostando e reabrindo, o batente, o percurso gravado e a fotocélula.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele abre um pouco e volta", "Por que ele encosta e reabre"],
        slots: [
          [
            "O ponto em que a folha inverte mostra a causa. Ronco antes de voltar indica esforço; volta silenciosa lembra comando repetido.",
            "Repare onde ela volta e se há ronco. Com ronco, a central sentiu peso; sem ruído, chegou outra ordem.",
            "Onde a folha muda de sentido está a pista. Se o motor ronca, há algo segurando, e se volta quieto, houve segundo comando.",
          ],
        ],
        bullets: [
          "Volta logo na saída, com ronco: trava elétrica, ferrolho ou dobradiça",
          "Volta no meio: folha raspando no piso ou vento",
          "Encosta no batente e reabre: percurso, batente ou força",
          "Não chega a fechar e reabre: fotocélula suja ou torta",
          "Volta em silêncio: botão preso, botoeira ou interfone",
        ],
      },
      {
        about: "check",
        headings: ["O que testar, em ordem", "Da trava ao controle"],
        slots: [
          [
            "Fique fora do arco da folha, com crianças longe. A folha só se destrava se está reta, com dobradiças firmes e em piso plano.",
            "Ninguém fica no caminho da folha durante o teste. Destrave apenas portão reto, sem dobradiça quebrada e fora de rampa.",
            "Mantenha todos longe do giro. O teste na mão serve a folha alinhada, de dobradiça boa e em piso sem inclinação.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e procure ferrolho, cadeado ou pedra.",
          "Destrave, gire a folha na mão e sinta se pesa ou raspa.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Trave, religue e acione uma vez pela botoeira.",
          "Repita com um controle de cada vez, os outros sem pilha.",
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e o preço", "Quanto custa parar a inversão"],
        slots: [
          [
            "O técnico começa pela mecânica: trava, dobradiças, batente e folga do braço. Depois mede capacitor e tensão, regrava o percurso e, só no fim, ajusta a força.",
            "Na visita se acertam primeiro trava, batente, dobradiças e braço. Em seguida vêm a medição de tensão e capacitor, o percurso regravado e a força, regulada por último.",
            "Antes da central, o técnico confere dobradiça, trava, braço e batente. Com a folha leve, mede capacitor e tensão, regrava o curso e termina na força.",
          ],
          [
            "Se basta alinhar, limpar e regular, a visita em casa parte de {price.preventive}, sem peças. Entre as peças, capacitor e trava pesam menos que braço e placa, que são orçados por foto.",
            "Regulagem e limpeza cabem na visita que começa em {price.preventive} em residência, fora as peças. Capacitor e trava custam menos; placa e braço, mais.",
            "A visita de ajuste em casa sai a partir de {price.preventive}, peças à parte. Quando alguma precisa ser trocada, trava e capacitor ficam abaixo de braço e placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula faz o pivotante voltar quando está abrindo?",
        answers: [
          "Quase nunca, porque na maioria das centrais ela só age no fechamento. Na abertura, procure esforço ou segundo comando.",
          "Em geral não: o sensor vale para fechar. Voltando na abertura, pense em trava, dobradiça ou comando repetido.",
        ],
      },
      {
        question: "O capacitor pode fazer o pivotante voltar?",
        answers: [
          "Pode, se o motor ronca e volta: fraco, ele não dá a partida, e a central entende que há obstáculo. O técnico mede a peça fora do circuito.",
          "Sim. Capacitor cansado deixa o motor sem arranque, e a placa inverte como se houvesse algo na frente.",
        ],
      },
      {
        question: "Só uma folha abre e volta. O que muda?",
        answers: [
          "O defeito está nela: trava, dobradiça, cabo ou motor daquele lado. A outra, que funciona, serve de comparação.",
          "Procure só naquele lado, da dobradiça ao motor. Comparar com a folha boa mostra a diferença de peso e de som.",
        ],
      },
      {
        question: "Posso aumentar a força para ele parar de voltar?",
        answers: [
          "Não. A volta protege quem está no caminho, e força maior transforma o defeito em risco. Corrige-se a causa, e a força fica no menor valor que move a folha.",
          "Não convém: mais força anula a proteção contra esmagamento e gasta o motor. Primeiro se tira o que segura a folha.",
        ],
      },
    ],
    photo: "um vídeo da folha abrindo e voltando e fotos da trava elétrica e do braço",
  },
  {
    id: "pivotante-bate-forte",
    broader: "bate-forte",
    label: "Pivotante bate forte",
    phrase: "o portão pivotante que bate forte",
    asks: [
      "folha girar fecha violência",
      "desaceleração motor pivotante não funciona",
      ...combine(
        ["pivotante"],
        [
          "bate forte",
          "bate fechar",
          "bate forte fechar",
          "bate quando fecha",
          "batendo forte",
          "batendo fechar",
          "bate com força",
          "fecha com força",
          "fecha batendo",
          "pancada",
          "pancada fechar",
          "estouro fechar",
          "bate batente",
          "bate coluna",
          "bate parede",
          "bate muro",
          "bate abrir",
          "bate final",
          "bate fim",
          "instalado bate",
          "novo bate",
          "não para fim",
          "não para no fim bate",
          "não desliga no fim",
          "passa do ponto",
          "passa batente",
        ],
      ),
      "pivotante fecha com tudo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão pivotante que bate forte na coluna quando fecha chega ao batente sem desacelerar: percurso gravado longo, parada suave desligada, força alta ou batente solto. Regula-se tudo em visita a partir de {price.preventive} em casa, sem peças; até lá, ninguém entre a folha e a coluna.",
        "Portão de abrir que bate na parede ou no batente quase sempre pede regulagem: o motor empurra além do ponto, porque o percurso está longo ou a desaceleração, desligada. Folga na dobradiça e vento pioram. O acerto residencial começa em {price.preventive}, fora peças.",
        "Se o pivotante está batendo forte, a placa não desacelera no fim do percurso ou o batente cedeu, e a folha chega com a força toda. Gravar o percurso de novo e firmar o batente, em residência, custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha chega com pancada", "Percurso, força, batente ou folga"],
        slots: [
          [
            "Sem fim de curso, o sensor da parada, a placa conta tempo: se sobra tempo, ela continua empurrando depois de a folha encostar. Força alta e parada suave desligada fazem o resto.",
            "Muitos motores de abrir param por tempo, e o percurso longo mantém a folha empurrada contra o batente. Some a isso força demais e falta de desaceleração.",
            "O percurso gravado além do ponto faz o braço forçar a folha que já encostou. Sem a redução de velocidade no fim, ela chega na força cheia.",
          ],
          [
            "Dobradiça ou pino do braço com folga deixam a folha solta no fim, e o vento faz o mesmo em chapa fechada. Em duas folhas, a que fecha fora da ordem bate na aba da outra.",
            "Folga no braço ou na dobradiça vira um tranco seco ao encostar, e folha de chapa leva vento. Com duas folhas, o retardo curto faz uma bater na outra.",
            "Há ainda a folga de pino e dobradiça, que solta a folha no final, e o vento. No portão de duas folhas, a ordem trocada causa a batida na emenda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir por fora", "Batente, borracha e folga"],
        slots: [
          [
            "Faça com o disjuntor desligado e a folha parada. Não ponha a mão entre a folha e a coluna com o motor ligado.",
            "Confira sem energia, para ninguém se prender. O ajuste da placa fica para o técnico.",
            "Tudo se vê com o motor desligado. Mantenha crianças longe dos dois lados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Veja se o batente do chão está firme e com borracha.",
          "Olhe folga na dobradiça e no pino do braço.",
          "Procure trinca na solda do suporte.",
          "Filme de longe um fechamento, com som.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz a folha encostar", "O ajuste, do batente à placa"],
        slots: [
          [
            "Primeiro o batente é firmado, porque sem ele não há ponto de parada. Depois o percurso é gravado de novo, com desaceleração no fim, e a força fica na menor que fecha, com o recuo testado.",
            "Batente preso ao piso e com borracha vem antes. Na placa, regrava-se o percurso, liga-se a parada suave e baixa-se a força, conferindo se a folha volta ao tocar.",
            "Firma-se o batente, encurta-se o percurso e ativa-se a desaceleração; a força é reduzida por último, com teste de recuo.",
          ],
          [
            "Placa antiga sem parada suave recebe a parada exata; para chegar devagar, só outra central. Folga de pino ou dobradiça é tirada junto, e suporte trincado vai para a solda.",
            "Se a central não desacelera, resta o ponto exato e o batente, ou trocar a placa. Pinos, dobradiças e solda do suporte são acertados na mesma visita.",
            "Sem desaceleração na placa, o ajuste fino e a borracha ajudam, e a troca dela resolve. As folgas e a solda entram no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Borracha no batente resolve?",
        answers: [
          "Abafa o som, mas o motor continua empurrando. Grossa demais, a folha não fecha e a trava não entra.",
          "Ajuda no barulho, e não na causa. A parada precisa ser regravada.",
        ],
      },
      {
        question: "Só bate com vento. O que fazer?",
        answers: [
          "O braço com folga não segura a folha. Tirar a folga e pôr trava elétrica costuma resolver; chapa fechada sofre mais.",
          "É folga somada ao vento. Pino e dobradiça justos e uma trava elétrica prendem a folha.",
        ],
      },
      {
        question: "Posso regular a força eu mesmo?",
        answers: [
          "Não convém: o ajuste fica na placa, sob a tampa, com tensão por perto, e força errada tira o recuo que protege.",
          "Deixe com o técnico, que testa o recuo no fim. Sob a tampa há 127 ou 220 V.",
        ],
      },
      {
        question: "A pancada estraga o quê?",
        answers: [
          "Solta o suporte da coluna, entorta o braço e trinca a solda, além da engrenagem. Acertar cedo evita essas peças.",
          "Primeiro o suporte e o braço, depois a engrenagem. O conserto cresce a cada semana de batida.",
        ],
      },
    ],
    photo: "um vídeo com som da folha fechando e fotos do batente, do braço e da etiqueta",
  },
  {
    id: "pivotante-barulho",
    broader: "barulho",
    label: "Barulho no portão pivotante",
    phrase: "o barulho do portão pivotante",
    asks: [
      "pivotante estalo motor",
      "pivotante estala motor",
      "pivotante estalando motor",
      ...combine(
        ["pivotante"],
        [
          "barulho",
          "fazendo barulho",
          "faz barulho",
          "barulhento",
          "rangendo",
          "range",
          "rangido",
          "ruído",
          "chiado",
          "chiando",
          "estalo",
          "estala",
          "estalando",
          "barulho estalo",
          "barulho estranho",
          "barulho ferro",
          "gemendo",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Barulho de rangido no portão pivotante quase sempre é dobradiça seca, e estalo é folga no pino do braço ou no suporte da coluna. Desligue o disjuntor, limpe e lubrifique a dobradiça; se continuar, a visita com ajuste em casa parte de {price.preventive}, sem peças. Solda trincada pede parar de usar.",
        "No portão pivotante fazendo barulho na dobradiça, falta graxa ou o pino gastou; se estala, a folga está no braço do motor ou no suporte. Com o disjuntor desligado, lubrifique e teste. Não resolveu? O ajuste em visita começa em {price.preventive} em residência, fora as peças, e com solda trincada não se usa o portão.",
        "O portão pivotante que range pede graxa na dobradiça, e o que estala tem folga no braço ou na fixação da coluna. Lubrifique com o disjuntor desligado. Se o som volta, uma visita de regulagem custa a partir de {price.preventive} em casa, sem contar peças; vendo trinca na solda, deixe parado.",
        "O estalo no motor do portão pivotante vem quase sempre de folga no pino do braço, no suporte preso à folha ou na engrenagem. Desligue o disjuntor e olhe se o suporte mexe ou se há solda trincada; se houver, não use. Reapertar e regular em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada som indica", "Rangido, estalo, ronco e batida"],
        slots: [
          [
            "Escute um ciclo inteiro, de longe, e repare em que momento o som aparece. Cada ruído leva a uma peça.",
            "O tipo de som e a hora em que ele surge mostram onde procurar. Observe afastado da folha.",
            "De fora do caminho da folha, ouça uma abertura completa. O ruído diz de qual peça vem.",
          ],
        ],
        bullets: [
          "Rangido no giro inteiro: dobradiça sem graxa ou com pino gasto",
          "Estalo na saída: folga no pino do braço ou parafuso do suporte",
          "Raspado dentro do motor: fuso sem graxa ou engrenagem gasta",
          "Ronco: motor forçado por folha caída",
          "Batida no fim: batente ou ponto de parada",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer", "Teste simples, sem energia"],
        slots: [
          [
            "A tampa do motor fica fechada, porque a graxa do fuso é do técnico. O teste é para folha reta e firme; se ela está bamba ou com trinca na solda, apenas desligue e fotografe.",
            "Por fora já se descobre a origem, sem abrir o motor. Folha caída, frouxa ou com solda partida dispensa o teste: disjuntor desligado e foto.",
            "Não abra a caixa do motor; dobradiça e braço estão à vista. Só mexa na folha se ela está firme e alinhada, e pare se encontrar trinca.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e afaste crianças.",
          "Limpe a dobradiça e ponha graxa ou óleo no pino.",
          "Destrave o motor e gire a folha na mão, escutando.",
          "Olhe suporte, pinos do braço e soldas, sem apertar nada.",
          "Trave, religue e filme um ciclo com som.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o barulho", "O conserto, peça por peça"],
        slots: [
          [
            "A folha é escorada para trocar a dobradiça gasta, e o pino do braço recebe bucha nova, o anel que tira a folga. Suporte frouxo na coluna ganha fixação mais firme ou solda.",
            "Com escora, sai a dobradiça gasta e entra outra. No braço, pino e bucha, o anel em que ele gira, são renovados, e a base na coluna é refixada ou soldada.",
            "Dobradiça no fim se troca com a folha apoiada. A folga do braço some com bucha nova, o anel do pino, e o suporte bambo volta a ficar preso na coluna.",
          ],
          [
            "Se o som é interno, fuso e engrenagem são limpos, engraxados ou trocados. Lubrificar e reapertar é o mais barato; depois vêm bucha e dobradiça, e por último a parte interna do motor.",
            "Ruído de dentro leva a abrir o motor, limpar e pôr graxa no fuso, o parafuso longo que move o braço. Em custo, a ordem é ajuste, bucha, dobradiça e peça interna.",
            "Vindo do motor, o barulho se resolve no fuso, o eixo roscado que empurra o braço, ou na engrenagem. Essa é a parte mais cara; ajuste e bucha são as mais baratas, e a dobradiça fica no meio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "WD-40 serve na dobradiça?",
        answers: [
          "Solta e limpa, mas dura pouco. Depois dele, aplique graxa ou óleo lubrificante, que fica na peça.",
          "Para tirar ferrugem, sim. Como lubrificante ele seca, então termine com graxa no pino.",
        ],
      },
      {
        question: "O estalo pode soltar a folha?",
        answers: [
          "Pode, se vem de solda trincada ou de dobradiça partindo. Vendo trinca ou folha bamba, desligue e não use.",
          "Sim, quando a origem é solda ou dobradiça. Estalo de pino do braço incomoda, mas não derruba; a trinca, sim, pede parada.",
        ],
      },
      {
        question: "De quanto em quanto tempo se lubrifica a dobradiça?",
        answers: [
          "A cada três ou quatro meses, ou quando volta a ranger. Em lugar com chuva e poeira, mais vezes.",
          "Poucas vezes por ano bastam em local coberto, sempre em pouca quantidade. Rangido é o aviso de que passou da hora.",
        ],
      },
      {
        question: "Só range quando o motor move. Na mão, não. O que é?",
        answers: [
          "O som está no braço, no suporte ou no motor, e não na dobradiça. Pino com folga e fuso seco são os mais comuns, vistos na visita.",
          "Se na mão ela gira quieta, a dobradiça está boa. A origem passa a ser o fuso, o pino do braço ou a fixação do motor.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo e fotos das dobradiças, do braço e do suporte",
  },
  {
    id: "pivotante-treme",
    broader: "treme",
    label: "Pivotante treme",
    phrase: "o portão pivotante que treme",
    asks: [
      "pivotante treme braço",
      "treme portão pivotante braço",
      ...combine(
        ["pivotante"],
        [
          "tremendo barulho",
          "treme barulho",
          "treme fazendo barulho",
          "treme range",
          "treme",
          "tremendo",
          "treme fechar",
          "treme abrir",
          "trepida",
          "trepidando",
          "vibra",
          "vibrando",
          "balança",
          "balançando",
          "sacode",
          "chacoalha",
          "tranco",
          "trancos",
          "aos trancos",
          "tranco ao abrir",
          "tranco ao fechar",
          "balança quando abre",
          "bambo",
        ],
      ),
      "pivotante solavanco",
      ...combine(["treme", "trepida", "vibra", "balança", "sacode", "chacoalha"], ["portão pivotante"]),
      "pivotante duas folhas solavanco",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de abrir tremendo tem folga no caminho da força: furo ou pino do braço gasto, suporte solto na coluna ou dobradiça com jogo, e às vezes uma partida brusca do motor. Desligue o disjuntor e procure o que mexe; apertar e regular em casa parte de {price.preventive}, sem peças.",
        "Portão pivotante que treme quando abre costuma ter jogo no pino do braço, no suporte da coluna ou na dobradiça. Se tudo está firme, a causa é a partida brusca, que se regula na central; com solda trincada, não use. A visita em residência sai a partir de {price.preventive}, fora as peças.",
        "O tremor no portão pivotante, ou de abrir, vem de peça com folga, do pino do braço à dobradiça e ao suporte, ou de folha fraca que se torce. Corte o disjuntor, balance a ponta de leve e veja onde mexe; o acerto em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando a folha treme: o que isso mostra", "Na saída, no giro ou no fim"],
        slots: [
          [
            "O momento do tremor aponta a peça, por isso repare se é na partida, no caminho todo ou só ao encostar. A folha de abrir denuncia qualquer folga, porque o braço a empurra por um ponto só.",
            "Veja em que parte do giro ele aparece, que cada uma tem a sua causa. Como o braço empurra a folha por um ponto, qualquer jogo vira tremor.",
            "Saída, giro e chegada têm causas diferentes. O braço age num ponto só da folha, e por isso uma folga pequena já faz vibrar.",
          ],
        ],
        bullets: [
          "Só na saída: furo do braço gasto ou partida sem rampa",
          "No giro inteiro: dobradiça com jogo, fuso torto ou folha sem travessa",
          "Só ao encostar: batente solto ou parada sem desaceleração",
          "Uma folha treme e a outra não: suporte ou pino daquele lado",
        ],
      },
      {
        about: "check",
        headings: ["Onde procurar a folga", "Inspeção com o disjuntor desligado"],
        slots: [
          [
            "Olhe com a energia cortada e sem destravar o motor. Solda aberta ou folha bamba encerra a inspeção, porque o braço pode arrancar o suporte.",
            "Faça sem energia, com a folha fechada e travada. Trinca na solda ou folha solta na dobradiça pede parar de usar.",
            "O disjuntor fica desligado, e a folha, no lugar. Se houver trinca ou folha pendendo, não acione mais até o conserto.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Olhe o suporte da coluna: parafuso frouxo, bucha saindo, reboco rachado.",
          "Balance de leve a ponta da folha e veja se o pino do braço ou a dobradiça mexe.",
          "Procure trinca nas soldas da folha, junto ao braço.",
          "Religue e filme um ciclo de lado, de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o tremor é corrigido", "O que o técnico aperta e troca"],
        slots: [
          [
            "Pino e bucha do braço gastos são trocados, porque aperto não recupera furo do braço ovalizado, e o suporte é fixado em parte firme da coluna. Dobradiça com jogo se troca ou se embucha.",
            "O furo do braço recebe bucha ou chapa nova, o suporte passa para parte sólida da coluna e a dobradiça gasta é substituída. Só apertar não resolve furo oval.",
            "Troca-se o que tem jogo, do pino do braço à dobradiça, e o suporte ganha fixação que não ceda no reboco. Furo do braço alargado pede bucha.",
          ],
          [
            "Folha que se torce leva travessa onde o braço empurra, serviço de solda. No fim, regulam-se partida, velocidade e parada, se a central permite.",
            "Se a folha é fraca, a serralheria solda uma travessa na linha do braço. Partida e parada suaves se acertam depois, na central que as tem.",
            "Reforço na altura do braço, com travessa, resolve folha mole. A rampa de partida e a chegada suave ficam por último, na central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor forte demais faz a folha tremer?",
        answers: [
          "Faz, em folha leve ou comprida sem travessa. Regular força e partida resolve melhor que trocar.",
          "Pode fazer, porque torce a folha. Baixar a força e suavizar a partida costuma bastar.",
        ],
      },
      {
        question: "Posso apertar o suporte da coluna?",
        answers: [
          "Parafuso externo frouxo se aperta com o disjuntor desligado. Bucha que gira no furo não segura: precisa de fixação nova.",
          "Sim, o que está por fora e firme na rosca, sem energia. Se a parede cede, apertar não adianta.",
        ],
      },
      {
        question: "O portão tremendo pode cair?",
        answers: [
          "Dificilmente de uma vez, mas dobradiça trincada e suporte solto avisam assim. Pare de usar se vir trinca.",
          "Pode, se a solda ou a dobradiça abrir. Trinca ou folha pendendo pede disjuntor desligado.",
        ],
      },
      {
        question: "O vento faz o portão tremer?",
        answers: [
          "Faz, em folha grande e fechada, que recebe vento como vela. Trava elétrica e batente firme reduzem com o portão fechado.",
          "Sim, e mais na chapa fechada. Se treme só com vento, veja a trava e o batente.",
        ],
      },
    ],
    photo: "um vídeo de lado do portão abrindo e fotos do braço, do suporte e das dobradiças",
  },
  {
    id: "pivotante-lento",
    broader: "lento",
    label: "Pivotante lento",
    phrase: "o portão pivotante lento",
    asks: combine(
      ["pivotante"],
      [
        "lento",
        "lenta",
        "muito lento",
        "ficou lento",
        "devagar",
        "muito devagar",
        "abrindo devagar",
        "demora abrir",
        "demora fechar",
        "demorando",
        "lentidão",
        "perdeu velocidade",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante muito lento para abrir tem dobradiça seca, folha raspando, capacitor fraco ou tensão baixa; se sempre foi assim, é o motor de braço, que gira uma alavanca longa. Não é normal ficar mais lento que antes: com o disjuntor desligado, gire a folha na mão, e se pesa, o problema é dela.",
        "O motor de braço ficou lento, em geral, por atrito na dobradiça ou por capacitor fraco. Lento aos poucos é atrito, de repente é elétrico; gire a folha na mão com a energia cortada para separar. O ajuste de portão de abrir devagar, em casa, parte de {price.preventive}, sem peças.",
        "É normal o portão de abrir ser lento quando a folha é longa, e não é normal ficar mais devagar que antes. Dobradiça seca, folha caída, capacitor ou tensão baixa são as causas do pivotante lento; a visita que mede e regula, em residência, começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que deixa o pivotante lento", "Atrito, capacitor ou modelo"],
        slots: [
          [
            "Dobradiça seca e ponta raspando roubam velocidade o tempo todo e esquentam o motor. Capacitor fraco deixa a partida arrastada, e fio fino derruba a tensão no caminho.",
            "Atrito na dobradiça ou no piso aparece como lentidão e calor. Capacitor gasto e cabo fino dão lentidão por igual, na partida e no caminho.",
            "Pontos secos e ponta que encosta freiam a folha. Capacitor cansado e tensão baixa tiram força do motor.",
          ],
          [
            "Trecho lento só no começo e no fim é a desaceleração programada, e não defeito. Abrir mais devagar que fechar lembra coluna fora de prumo.",
            "Andar devagar perto do batente é normal: é a parada suave. Já diferença entre abrir e fechar aponta folha fora de prumo.",
            "Freada no início e no fim é programada. Se só um sentido é lento, a coluna ou a folha saiu do prumo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir em casa", "Cronômetro e folha na mão"],
        slots: [
          [
            "Anote o tempo de abrir e o de fechar com um relógio; diferença grande indica folha fora de prumo. A folha só se move à mão se gira reta e em piso plano.",
            "Cronometre os dois sentidos e compare. Mover na mão só com a folha firme e sem desnível.",
            "Marque os segundos de abrir e de fechar. Com a folha reta e plana, o teste à mão é seguro.",
          ],
        ],
        steps: [
          "Cronometre uma abertura e um fechamento.",
          "Desligue o disjuntor e destrave o motor.",
          "Gire a folha na mão e sinta se pesa ou raspa.",
          "Passe um pouco de óleo nas dobradiças, trave e meça de novo.",
        ],
      },
      {
        about: "choose",
        headings: ["Dá para deixar mais rápido?", "Pivotante rápido: quando existe"],
        slots: [
          [
            "Em motor comum a velocidade é fixa; modelos com inversor aceitam ajuste, até o que a folha aguenta. Folha longa girando depressa bate com mais força, por isso o limite é de segurança.",
            "Só motores com inversor encurtam o tempo, e a placa comum não muda a rotação. Quanto mais comprida a folha, mais rápido anda a ponta, e por isso há limite.",
            "A placa comum não acelera o motor; o inversor, sim, dentro do limite da folha. Folha de 3 metros não deve bater depressa.",
          ],
          [
            "Trocar o motor, por folha, fica de {price.homeSwap} em casa, com mão de obra. Ajuste e lubrificação devolvem a velocidade na maioria dos casos.",
            "Em geral basta ajustar. Motor novo, por folha, vai de {price.homeSwap} em residência com o serviço.",
            "Quando o ajuste não basta, a troca do motor custa, por folha, de {price.homeSwap} em residência, já com o serviço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a velocidade ao portão", "Da dobradiça ao capacitor"],
        slots: [
          [
            "O técnico solta a folha do motor e corrige atrito, prumo e dobradiça. Depois mede capacitor e tensão com o motor andando, e ajusta a freada da placa.",
            "A folha é aliviada primeiro, com dobradiça lubrificada, e só então o motor é medido. Capacitor e energia vêm depois.",
            "Primeiro o atrito, depois a parte elétrica. Capacitor e tensão são medidos em carga.",
          ],
          [
            "Um capacitor ou dobradiça lubrificada costuma caber em {trade.smallRepair}. Folha fora de prumo pede escora e pode levar mais.",
            "O caso simples, de capacitor ou lubrificação, fica pronto em {trade.smallRepair}. Coluna inclinada exige escora da folha e toma mais tempo.",
            "São cerca de {trade.smallRepair} quando basta trocar capacitor ou lubrificar. Acertar prumo ou soldar dobradiça alonga a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor maior deixa o pivotante mais rápido?",
        answers: [
          "Não. Ele ajuda a partir, não muda a rotação, e acima do valor da etiqueta esquenta o motor.",
          "De jeito nenhum: rotação não sobe, e o motor aquece. Use o valor da etiqueta.",
        ],
      },
      {
        question: "Por que uma folha é mais lenta que a outra?",
        answers: [
          "Uma parte de propósito, pelo retardo de alguns segundos. Se o giro em si é mais lento, aquela folha tem atrito ou capacitor fraco.",
          "O retardo faz uma sair depois. Se ela também gira devagar, é atrito.",
        ],
      },
      {
        question: "O pivotante fica lento no frio?",
        answers: [
          "Um pouco: a graxa endurece e o capacitor fraco sofre. Se só acontece cedo, comece pela lubrificação.",
          "Sim, pela graxa fria. Passada a manhã, volta ao normal.",
        ],
      },
      {
        question: "Tensão baixa deixa o portão lento?",
        answers: [
          "Deixa, sobretudo em 127 V com cabo fino e longo. O técnico mede a tensão com o motor andando e vê se o fio suporta.",
          "Sim. Cabo fino derruba a voltagem, e em 127 V isso aparece mais.",
        ],
      },
    ],
    photo: "um vídeo da abertura completa e fotos das dobradiças e da etiqueta do motor",
  },
];
