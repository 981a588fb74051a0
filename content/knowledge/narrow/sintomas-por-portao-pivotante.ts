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
        "Portão pivotante que para no meio encontrou esforço demais: dobradiça seca ou arriada, ponta da folha raspando no piso, força regulada baixa ou capacitor fraco. Desligue o disjuntor, destrave o motor e gire a folha na mão: se prende no mesmo ponto, a causa está na folha; se gira leve, está no motor ou na central.",
        "O portão de abrir para no meio por ponto duro ou falta de força: sempre no mesmo ponto, é dobradiça, piso ou fim de curso; em pontos que mudam, capacitor fraco, tensão baixa ou motor quente. Vento forte contra a folha fechada de chapa dá a mesma parada.",
      ],
      price: [
        "O preço do portão pivotante que para no meio depende da causa: regulagem de força e percurso entra na visita, a partir de {price.preventive} em casa, sem peças; dobradiça e capacitor somam a peça. Um vídeo da parada basta para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Dobradiça, piso, força ou motor", "Por que a folha para no meio do giro"],
        slots: [
          [
            "A folha que desceu na dobradiça raspa no ponto mais alto do piso e para sempre ali.",
            "Dobradiça gasta deixa a ponta cair, e um desnível pequeno do piso já segura o giro.",
          ],
          [
            "Com a folha leve, a suspeita passa à força regulada baixa: a central lê o peso normal como obstáculo e corta.",
            "Se a folha gira solta, a regulagem de força está baixa ou o percurso se perdeu, e a central encerra o movimento antes.",
          ],
          [
            "Capacitor fraco faz o motor perder força onde o braço tem menos alavanca, no começo e no meio da abertura.",
            "Motor que para depois de alguns usos e volta frio lembra proteção térmica ou capacitor no fim.",
          ],
          [
            "O braço montado fora da medida também prende: ele chega ao fim do curso antes de a folha abrir toda.",
            "Suporte do braço solto na coluna muda o ângulo, e o motor passa a empurrar torto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste da folha na mão", "Como separar folha e motor"],
        slots: [
          [
            "Faça o teste só com a folha firme nas dobradiças; bamba ou pendendo, não destrave.",
            "Folha que balança na dobradiça não se destrava: chame antes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Varra o arco que a folha percorre e tire pedra, galho e capacho.",
          "Destrave com a chave e gire a folha devagar, de ponta a ponta.",
          "Marque no chão o ponto em que ela pesa ou raspa.",
          "Trave de novo, religue e teste uma única vez.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Conserto da parada no meio"],
        slots: [
          [
            "Primeiro a folha: dobradiça, prumo e folga do piso, até girar com uma mão só.",
            "O técnico alivia a folha antes de tocar na força do motor.",
          ],
          [
            "Depois mede o capacitor e a tensão com o motor andando e confere o aperto do braço nas duas pontas.",
            "Em seguida vêm capacitor, tensão e fixação do braço na coluna e na folha.",
          ],
          [
            "Por último regrava o percurso, ajusta a força e prova que a folha recua diante de um obstáculo.",
            "O percurso e a força se regulam no fim, com o teste de reversão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
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
          "Pode. Folha fechada de chapa ou madeira vira vela, e a central lê o vento como obstáculo. Acontece só em dias de vento.",
        ],
      },
      {
        question: "Posso empurrar a folha para ela terminar de abrir?",
        answers: [
          "Com o motor travado, não: o empurrão vai todo para o braço e o suporte. Desligue o disjuntor e destrave antes.",
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
        "Portão pivotante que fecha e abre de novo está lendo um obstáculo. Se volta depois de encostar, a folha chega ao batente com o motor ainda empurrando; se volta no meio, é fotocélula suja, folha raspando ou força baixa. Limpe as lentes da fotocélula e olhe o batente do chão.",
        "Se o portão de abrir encosta e volta, a causa mais comum é o fim do percurso: batente fora do lugar, folha que desceu na dobradiça ou trava elétrica que não entra. Em duas folhas, a que fecha na ordem errada empurra a outra e a central recua.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O ponto em que a folha volta", "No fim ou no meio do giro"],
        slots: [
          [
            "Volta ao encostar: percurso longo demais, batente solto ou trava elétrica desencontrada.",
            "Encosta e recua: a central sente a batida no batente e entende que prendeu alguém.",
          ],
          [
            "Volta no meio: feixe da fotocélula cortado, ponta raspando no piso ou vento na folha.",
            "Recuo antes de chegar é fotocélula, atrito na dobradiça ou força baixa.",
          ],
          [
            "Volta só com uma das folhas: veja a ordem, porque a da aba tem de fechar por último.",
            "Em duas folhas, a que tem a aba fecha por último; trocadas, uma empurra a outra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir em casa", "Passos antes de chamar"],
        slots: [
          [
            "Tudo com o disjuntor desligado e longe do canto em que a folha se fecha na coluna.",
            "Mantenha a mão longe do vão entre folha e coluna, que é onde se prende o dedo.",
          ],
        ],
        steps: [
          "Limpe as lentes da fotocélula e tire mato, folha ou objeto da frente.",
          "Desligue o disjuntor e veja se o batente do chão está firme e limpo.",
          "Confira se a língua da trava elétrica acerta o furo.",
          "Religue e feche uma vez, olhando de longe onde a folha volta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a volta é corrigida", "Batente, percurso e força"],
        slots: [
          [
            "O técnico acerta dobradiça e batente, para a folha encostar sem bater.",
            "Primeiro a folha e o batente voltam ao lugar; só então se mexe na central.",
          ],
          [
            "Depois regrava o percurso, com desaceleração antes do batente, e ajusta a força.",
            "O percurso é regravado, com parada suave e retardo entre as folhas.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso tampar a fotocélula para o portão fechar?",
        answers: [
          "Não. Ela protege quem passa no arco da folha. Feche na mão, com o disjuntor desligado, até o conserto.",
        ],
      },
      {
        question: "A trava elétrica faz o pivotante voltar?",
        answers: [
          "Faz, quando está fora do furo: a folha encosta na língua, não fecha e a central recua. O acerto é de posição.",
        ],
      },
      {
        question: "Por que o pivotante volta só quando venta?",
        answers: ["A folha fechada segura o vento, e o motor sente como obstáculo. Ajuste de força e trava ajudam."],
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
        "Portão pivotante que abre um pouco e volta está preso ou recebe dois comandos. Veja nesta ordem: trava elétrica que não solta, ferrolho no chão, folha raspando no piso e botoeira ou controle com botão preso. Se ronca antes de voltar, é esforço; se volta quieto, é comando.",
        "Se o portão de abrir começa a abrir e volta, desligue o disjuntor e confira trava elétrica, ferrolho e dobradiça: a central inverte quando a folha pesa. Folha livre e ainda voltando, a suspeita passa à força regulada baixa, ao percurso perdido ou à pausa curta do fechamento automático.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Trava, dobradiça ou comando", "Por que a folha inverte na abertura"],
        slots: [
          [
            "A trava elétrica tem de soltar antes de o motor empurrar; fraca ou seca, ela segura a folha e a central recua.",
            "Trava elétrica sem o pulso de alívio fica prensada e não solta, e o motor volta logo na saída.",
          ],
          [
            "Dobradiça seca ou folha raspando pesa mais no começo, onde o braço tem menos alavanca.",
            "No início do giro o braço tem pouca alavanca: qualquer atrito ali vira inversão.",
          ],
          [
            "Volta silenciosa lembra segundo comando, de botão preso, interfone ou controle com defeito.",
            "Sem ronco, teste só pela botoeira: se por ela abre inteiro, o culpado é um controle.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar, em ordem", "Da trava ao controle"],
        slots: [["Fique fora do arco da folha durante os testes.", "Ninguém no caminho da folha enquanto se testa."]],
        steps: [
          "Desligue o disjuntor e veja se há ferrolho, cadeado ou pedra segurando.",
          "Com a folha destravada, gire na mão e sinta se pesa.",
          "Trave, religue e acione uma vez pela botoeira.",
          "Repita com um controle de cada vez, guardando os outros sem pilha.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto da inversão", "O que o técnico faz"],
        slots: [
          [
            "A trava elétrica é limpa, alinhada e testada com a folha encostada.",
            "O técnico confere trava, dobradiças e folga do braço antes da central.",
          ],
          [
            "Capacitor e tensão são medidos, o percurso é regravado e a força, ajustada no fim.",
            "Com a folha leve, regula-se a força e regrava-se o percurso.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Fotocélula faz o pivotante voltar quando está abrindo?",
        answers: ["Quase nunca: na maioria das centrais ela só age no fechamento. Na abertura, procure esforço."],
      },
      {
        question: "O capacitor pode fazer o pivotante voltar?",
        answers: ["Pode, se o motor ronca e volta. O técnico mede a peça fora do circuito e compara com a etiqueta."],
      },
      {
        question: "Só uma folha abre e volta. O que muda?",
        answers: ["O defeito está nela: trava, dobradiça, cabo ou motor daquele lado. A outra serve de comparação."],
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
        "Portão pivotante que bate forte ao fechar chega ao batente sem desacelerar: percurso gravado longo, parada suave desligada, força alta ou batente do chão solto. O técnico regrava o percurso, liga a desaceleração e firma o batente; até lá, não fique entre a folha e a coluna.",
        "A batida do portão de abrir é regulagem na maioria das vezes: o motor não sabe onde a folha termina e empurra até o batente. Confira, com o disjuntor desligado, se o batente está firme, se a borracha existe e se a folha tem folga na dobradiça. Vento empurrando a folha dá a mesma pancada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Percurso, força, batente ou folga", "Por que a folha chega com pancada"],
        slots: [
          [
            "Sem fim de curso no motor, a central conta tempo: se o tempo sobra, a folha continua sendo empurrada contra o batente.",
            "Percurso gravado além do ponto faz o braço forçar a folha depois de ela já ter encostado.",
          ],
          [
            "Dobradiça e pino do braço com folga deixam a folha solta no fim, e ela bate sozinha.",
            "Folga no furo do braço vira um tranco seco no instante em que a folha encosta.",
          ],
          [
            "Em duas folhas, a que fecha fora da ordem bate na aba da outra.",
            "Com duas folhas, retardo curto faz uma bater na outra em vez de encostar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz a folha encostar", "O ajuste, do batente à central"],
        slots: [
          [
            "O batente do chão é firmado e alinhado, porque sem ele não há ponto de parada.",
            "Primeiro o batente: preso ao piso, com borracha e na altura certa.",
          ],
          [
            "Depois o percurso é gravado de novo, com trecho lento no fim e força só o bastante.",
            "Na central, regrava-se o percurso, encurta-se o tempo que sobra e liga-se a parada suave.",
          ],
          [
            "Central antiga sem parada suave pode ser trocada, se a batida continua.",
            "Se a placa não tem desaceleração, põe-se borracha no batente e a parada no ponto exato; para chegar devagar, só com outra central.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o acerto", "O que evitar enquanto bate"],
        slots: [
          [
            "A batida prende dedo entre folha e coluna: mantenha crianças longe dos dois lados.",
            "Ninguém apoia a mão na coluna ou na emenda das folhas enquanto o portão se move.",
          ],
          [
            "Cada pancada solta o suporte da coluna e entorta o braço; use o mínimo possível.",
            "Usar assim racha a solda do suporte e aumenta o conserto.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Borracha no batente resolve a batida do pivotante?",
        answers: [
          "Abafa o som, mas o motor continua empurrando. Com borracha grossa demais, a folha não fecha e a trava não entra.",
        ],
      },
      {
        question: "O portão pivotante bate só com vento. O que fazer?",
        answers: [
          "O motor com folga no braço não segura a folha. Tirar a folga e pôr trava elétrica costuma resolver; chapa fechada sofre mais.",
        ],
      },
      {
        question: "Posso regular a força eu mesmo?",
        answers: [
          "O ajuste fica na central, sob a tampa, com tensão por perto: deixe com o técnico, que testa a reversão no fim.",
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
    asks: combine(
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
    intent: "repair",
    answers: {
      any: [
        "No portão pivotante, o som diz a peça: rangido é dobradiça seca, estalo é folga no pino do braço ou no suporte da coluna, ronco é esforço do motor e batida seca é batente. Desligue o disjuntor, lubrifique as dobradiças e procure parafuso frouxo; estalo com solda trincada pede parada.",
        "O barulho do portão de abrir é folga ou falta de graxa: rangido vem da dobradiça; estalo, do pino do braço gasto, do suporte frouxo na coluna ou de solda trincada. Desligue o disjuntor e balance a folha de leve para ver onde mexe; com trinca ou folha bamba, pare de usar.",
        "O barulho do portão de abrir vem quase sempre da dobradiça ou do braço, e não do motor. Com o disjuntor desligado, ponha óleo na dobradiça e gire a folha destravada: se o som some, era ela; se continua só com o motor, é fuso, engrenagem ou suporte.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada som indica", "Rangido, estalo, ronco e batida"],
        slots: [
          [
            "Rangido no giro inteiro é dobradiça sem graxa ou com pino gasto.",
            "Gemido contínuo, que muda com o óleo, é da dobradiça.",
          ],
          [
            "Estalo no arranque é folga: furo do braço ovalizado, parafuso do suporte ou solda da folha.",
            "Um estalo seco quando a folha sai mostra folga no pino do braço ou na base da coluna.",
          ],
          [
            "Raspado de metal dentro do motor é fuso sem graxa ou engrenagem gasta.",
            "Som áspero vindo do tubo do motor é fuso seco ou porca gasta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer", "Teste simples, sem energia"],
        slots: [
          [
            "Não abra o motor: a graxa do fuso e da engrenagem é a do fabricante e fica com o técnico.",
            "A tampa do motor continua fechada; por fora já se descobre muita coisa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Limpe a dobradiça e aplique graxa ou óleo lubrificante no pino.",
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
            "Dobradiça gasta é trocada com a folha escorada, e o pino do braço recebe bucha nova.",
            "A folga do braço se resolve com pino e bucha, e a da coluna, com fixação mais firme.",
          ],
          [
            "Se o som é do motor, abrem-se fuso e engrenagem para limpar, engraxar ou trocar.",
            "Motor que raspa por dentro é aberto na bancada; fuso e porca se trocam juntos.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "WD-40 serve na dobradiça?",
        answers: ["Solta e limpa, mas dura pouco. Depois dele, aplique graxa ou óleo lubrificante, que fica na peça."],
      },
      {
        question: "O estalo pode soltar a folha?",
        answers: [
          "Pode, se vem de solda trincada ou de dobradiça partindo. Vendo trinca ou folha bamba, desligue e não use.",
        ],
      },
      {
        question: "De quanto em quanto tempo se lubrifica a dobradiça?",
        answers: ["A cada poucos meses, ou quando volta a ranger; em lugar com chuva e poeira, mais vezes."],
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
        "Portão pivotante que treme tem folga no caminho da força: furo do braço gasto, suporte solto na coluna, dobradiça com jogo ou folha leve demais para o motor. Desligue o disjuntor e balance a folha na mão: onde mexer primeiro é a peça a trocar ou apertar.",
        "O tremor do portão de abrir vem da folga no pino do braço, do suporte da coluna ou da dobradiça; com tudo firme, a partida do motor está brusca e se regula na central. Veja se treme na saída, no giro inteiro ou só ao encostar e mande um vídeo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando a folha treme", "Na saída, no giro ou no fim"],
        slots: [
          [
            "Só na saída: folga no braço ou partida sem rampa.",
            "Um tranco no arranque aponta para o pino do braço ou para a partida brusca.",
          ],
          [
            "No giro inteiro: dobradiça seca, fuso torto ou folha fraca que se torce.",
            "Tremor do começo ao fim lembra dobradiça com jogo, fuso empenado ou folha sem travessa.",
          ],
          [
            "Só ao encostar: batente solto, parada sem desaceleração ou folhas que se tocam.",
            "No fechamento, procure batente frouxo e falta de parada suave.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde procurar a folga", "Inspeção com o disjuntor desligado"],
        slots: [
          [
            "Folha bamba ou solda aberta: não destrave e não use até o conserto.",
            "Achou trinca na solda, pare: o braço pode arrancar o suporte.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Olhe o suporte da coluna: parafuso frouxo, bucha saindo, reboco rachado.",
          "Balance de leve a ponta da folha e veja se o pino do braço ou a dobradiça mexe.",
          "Procure trinca nas soldas da folha, junto ao braço.",
          "Filme um ciclo de lado e mande com a foto da etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o tremor é corrigido", "O que o técnico aperta e troca"],
        slots: [
          [
            "O pino e a bucha do braço são trocados, e o suporte é fixado em parte firme da coluna.",
            "Furo gasto recebe bucha ou chapa nova; suporte em reboco passa para fixação química ou chapa.",
          ],
          [
            "Folha que se torce ganha travessa no ponto em que o braço empurra.",
            "Se a folha é fraca, a serralheria reforça a travessa do braço.",
          ],
          [
            "No fim, regulam-se partida, velocidade e parada, quando a central permite.",
            "A rampa de partida e a parada suave se acertam na central, depois da mecânica.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Motor forte demais faz a folha tremer?",
        answers: ["Faz, em folha leve ou comprida sem travessa. Regular força e partida resolve melhor que trocar."],
      },
      {
        question: "Posso apertar o suporte da coluna?",
        answers: [
          "Parafuso externo frouxo se aperta com o disjuntor desligado. Bucha que gira no furo não segura: precisa de fixação nova.",
        ],
      },
      {
        question: "O portão pivotante tremendo pode cair?",
        answers: [
          "Dificilmente de uma vez, mas dobradiça trincada e suporte solto dão aviso assim. Pare de usar se vir trinca.",
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
        "O portão pivotante fica lento por dobradiça seca, folha raspando, capacitor fraco ou tensão baixa; se sempre foi assim, é o modelo do motor, porque o braço gira uma alavanca longa. Com o disjuntor desligado, destrave e gire a folha na mão: pesada, o problema é dela.",
        "Não é normal ficar mais lento que antes: aos poucos, é atrito, de dobradiça sem graxa, ponta raspando ou fuso seco; de repente, capacitor fraco ou tensão baixa. Desligue o disjuntor, destrave e gire a folha na mão: pesada, o problema é dela; leve, é elétrico.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que deixa o pivotante lento", "Atrito, capacitor ou modelo"],
        slots: [
          [
            "Dobradiça seca e ponta raspando roubam velocidade o tempo todo; o motor também esquenta.",
            "Atrito na dobradiça ou no piso aparece como lentidão e calor no motor.",
          ],
          [
            "Capacitor fraco deixa a partida arrastada, e fio fino demais derruba a tensão no caminho.",
            "Capacitor perdendo capacidade e tensão baixa na ponta do cabo dão lentidão por igual.",
          ],
          [
            "Trecho lento só no começo e no fim é a desaceleração programada, e não defeito.",
            "Andar devagar perto do batente é normal: é a parada suave.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir em casa", "Cronômetro e folha na mão"],
        slots: [
          [
            "Anote o tempo de abrir e o de fechar: muito diferentes, há folha fora de prumo puxando para um lado.",
            "Abrir mais devagar que fechar lembra coluna fora de prumo, que faz a folha correr para um lado.",
          ],
        ],
        steps: [
          "Cronometre uma abertura e um fechamento.",
          "Desligue o disjuntor e destrave o motor.",
          "Gire a folha na mão e sinta se pesa ou raspa.",
          "Lubrifique as dobradiças, trave e meça de novo.",
        ],
      },
      {
        about: "choose",
        headings: ["Dá para deixar mais rápido?", "Pivotante rápido: quando existe"],
        slots: [
          [
            "Em motor comum a velocidade é fixa; modelos com inversor aceitam ajuste, até o que a folha aguenta.",
            "Só motores com inversor ou de fuso rápido encurtam o tempo; a placa comum não muda a rotação.",
          ],
          [
            "Folha longa girando depressa bate com mais força, por isso o limite é de segurança.",
            "Quanto mais comprida a folha, mais rápido anda a ponta: acelerar tem limite.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Capacitor maior deixa o pivotante mais rápido?",
        answers: ["Não. Ele ajuda a partir, não muda a rotação, e acima do valor da etiqueta esquenta o motor."],
      },
      {
        question: "Por que uma folha é mais lenta que a outra?",
        answers: [
          "Uma parte de propósito, pelo retardo. Se o giro em si é mais lento, aquela folha tem atrito ou capacitor fraco.",
        ],
      },
      {
        question: "O pivotante fica lento no frio?",
        answers: [
          "Um pouco: a graxa endurece e o capacitor fraco sofre. Se só acontece cedo, comece pela lubrificação.",
        ],
      },
    ],
    photo: "um vídeo da abertura completa e fotos das dobradiças e da etiqueta do motor",
  },
];
