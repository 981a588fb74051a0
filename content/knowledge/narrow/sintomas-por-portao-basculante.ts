import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const basculante = ["basculante"];

/** What goes wrong with gates that tilt: balance, cables, arms and screw, and what hangs over who passes. */
export const sintomasPorPortaoBasculante: NarrowConcept[] = [
  {
    id: "basculante-desce-e-volta",
    broader: "volta",
    label: "Basculante desce e volta a subir",
    phrase: "o basculante que desce e volta a subir",
    asks: [
      "basculante volta subir descida",
      "basculante volta a subir",
      "portão levantar não fecha desce sobe",
      "basculante não termina descer fotocélula ou fim de curso",
      "basculante fica voltando",
      "basculante fica voltando toda hora",
      ...combine(basculante, [
        "desce volta",
        "desce volta subir",
        "desce sobe novo",
        "desce metade volta",
        "desce meio sobe",
        "desce até meio sobe",
        "desce meio volta",
        "desce meio sobe novo",
        "desce pouco volta",
        "desce pouco sobe",
        "desce metade sobe",
        "desce até metade volta",
        "começa descer volta",
        "fecha volta",
        "fecha volta abrir",
        "fecha volta subir",
        "fecha abre novo",
        "fecha sobe novo",
        "encosta chão volta",
        "bate chão volta",
        "fecha metade volta",
        "quase fecha volta",
      ]),
      "basculante bate embaixo volta",
      "basculante toca chão volta",
      "basculante encosta volta",
      "bate chão sobe",
      "encosta chão sobe",
      "toca chão sobe",
      "chega chão sobe",
      "bate embaixo sobe",
      "basculante volta subir",
      "levantar não fecha desce sobe",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que desce e volta a subir está lendo um obstáculo na descida. Se volta no meio, limpe a fotocélula e tire o que corta o feixe; se volta ao tocar o chão, o fim de curso atua tarde e a batida vira obstáculo. Folha torta ou cabo frouxo: desligue o disjuntor e não use.",
        "Se o basculante fecha e abre de novo, o ponto diz a causa: logo no começo da descida é fotocélula; no meio, folha raspando na lateral ou força baixa; perto do chão, fim de curso ou piso alto. Fique longe da folha durante o teste e não a puxe para baixo.",
      ],
      price: [
        "O conserto do basculante que desce e volta depende da causa: limpeza, alinhamento da fotocélula e fim de curso cabem na visita, a partir de {price.preventive} em casa, sem peças. Fotocélula nova, cabo ou mola soma a peça; o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Fotocélula, fim de curso ou folha presa", "Por que volta na descida"],
        slots: [
          [
            "A fotocélula só age no fechamento: lente suja, sol na lente ou suporte torto manda a folha subir.",
            "Feixe cortado por sujeira, planta ou para-choque faz a central reabrir na hora.",
          ],
          [
            "Fim de curso baixo demais faz a folha pressionar o chão, e a central entende que prendeu alguém.",
            "Se a folha toca o chão e volta, o ponto de parada está além do piso.",
          ],
          [
            "Folha torta por cabo desigual raspa na coluna e volta no meio da descida.",
            "Um cabo mais frouxo que o outro entorta a folha, que prende na lateral e volta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem risco", "Passos com a folha longe de você"],
        slots: [
          [
            "Não segure nem empurre a folha para baixo e não tampe a fotocélula.",
            "Ninguém embaixo nem na frente da folha enquanto se testa.",
          ],
        ],
        steps: [
          "Tire o carro e objetos do feixe da fotocélula.",
          "Limpe as lentes com pano seco, sem entrar embaixo da folha aberta.",
          "Feche uma vez, de longe, e note a altura em que volta.",
          "Olhe se a folha desce reta e se os dois cabos estão esticados.",
          "Com folha torta ou cabo frouxo, desligue o disjuntor e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige a descida", "O acerto na visita"],
        slots: [
          [
            "A fotocélula é alinhada e testada, e o fim de curso de baixo é posto rente ao piso, sem pressão.",
            "O técnico acerta o fim de curso de baixo, para a folha encostar sem forçar.",
          ],
          [
            "Equilíbrio e cabos são conferidos com a folha escorada, antes da regulagem de força.",
            "Com a folha escorada, vê o equilíbrio e os cabos; a força fica por último.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Como fecho a garagem se o basculante volta?",
        answers: [
          "Limpe a fotocélula e tente uma vez, à vista. Não destrave para baixar na mão: sem equilíbrio, a folha cai.",
        ],
      },
      {
        question: "Volta só quando chove ou à noite. Por quê?",
        answers: ["Gota na lente, umidade no fio ou farol no receptor. Limpeza e proteção da fotocélula resolvem."],
      },
      {
        question: "Posso desligar a fotocélula para o basculante descer?",
        answers: ["Não. Ela impede que a folha desça em cima de alguém. Troque ou alinhe, mas não tire."],
      },
    ],
    photo: "um vídeo da descida, de longe, e fotos da fotocélula e dos dois lados da folha",
  },
  {
    id: "basculante-ronca-e-nao-sobe",
    broader: "nao-abre",
    label: "Basculante ronca e não sobe",
    phrase: "o basculante que ronca e não sobe",
    asks: [
      "portão levantar geme não sai chão",
      ...combine(basculante, [
        "ronca não sobe",
        "ronca não abre",
        "ronca",
        "roncando",
        "zumbe",
        "zumbindo",
        "zumbe não sobe",
        "não abre zumbindo",
        "não abre ronca",
        "faz força não sobe",
        "faz força não abre",
        "força não sobe",
        "força não levanta",
        "faz barulho não sobe",
        "faz barulho não abre",
        "barulho não sobe",
        "barulho não abre",
        "barulho não anda",
        "barulho não levanta",
        "ronca não levanta",
        "zumbe não levanta",
        "faz força não levanta",
        "não aguenta subir",
        "não tem força subir",
        "sem força subir",
        "não consegue subir",
        "não consegue levantar",
        "não levanta",
      ]),
      "basculante não levanta geme",
      "basculante não levanta ronca",
      "basculante não levanta zumbe",
      "basculante não levanta força",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que faz força mas não sobe tem a folha pesada demais ou o motor sem partida: cabo rompido, mola cansada, contrapeso leve ou capacitor fraco. Desligue o disjuntor, ninguém embaixo, e não destrave nem ajude com a mão; olhe de longe se os dois cabos estão esticados.",
        "Basculante que ronca e não sobe está preso por trava ou cadeado, ou a folha perdeu o equilíbrio, ou o capacitor enfraqueceu. Pare na primeira tentativa e desligue o disjuntor: motor zumbindo parado queima em pouco tempo; não destrave nem ajude com a mão.",
      ],
      price: [
        "Basculante que ronca e não sobe pode custar só um capacitor com a visita, ou o acerto do equilíbrio, a partir de {price.preventive} em casa, sem peças; cabo e mola somam a peça. Se o motor queimou, a troca fica de {price.homeSwap}. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Peso da folha ou força do motor", "Cabo, mola, contrapeso ou capacitor"],
        slots: [
          [
            "O motor do basculante só conduz a folha; quem carrega o peso é o contrapeso ou a mola. Sem eles, nenhum motor sobe.",
            "Com cabo rompido ou mola cansada, o motor tem de erguer o peso inteiro e não sai do chão.",
          ],
          [
            "Com a folha equilibrada, a suspeita passa ao capacitor, que dá a força de partida.",
            "Se a folha está leve, mede-se o capacitor e a tensão que chega na partida.",
          ],
          [
            "Trava lateral, cadeado esquecido e folha agarrada na coluna dão o mesmo ronco.",
            "Cadeado ou trava fechada segura a folha como se o motor fosse fraco.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora", "Passos sem risco"],
        slots: [
          [
            "Cabo, mola e contrapeso são serviço de técnico: soltam com força.",
            "Não mexa no contrapeso nem nos cabos: a folha pode cair de uma vez.",
          ],
        ],
        steps: [
          "Solte o botão e desligue o disjuntor.",
          "Veja se há trava ou cadeado fechado.",
          "Olhe de longe os dois cabos: frouxo, fora da roldana ou partido.",
          "Não destrave o motor e não levante na mão.",
          "Fotografe os dois lados e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz a folha subir", "O conserto, do peso ao motor"],
        slots: [
          [
            "Com a folha escorada, confere-se se ela para sozinha a meia altura: é o teste do equilíbrio.",
            "Primeiro o equilíbrio, com a folha escorada e solta do motor.",
          ],
          [
            "Depois vêm capacitor, fuso e redutor, medidos antes de trocar.",
            "Em seguida medem-se capacitor e corrente e olha-se o fuso.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso ajudar o basculante a subir empurrando?",
        answers: ["Não. Se um cabo ou a mola ceder, o peso vem inteiro sobre quem ajuda."],
      },
      {
        question: "O motor que zumbe está queimado?",
        answers: [
          "Nem sempre: capacitor e folha pesada dão o mesmo som. Cheiro de queimado e disjuntor caindo pesam contra ele.",
        ],
      },
      {
        question: "Motor mais forte resolve o basculante que não sobe?",
        answers: ["Não. A folha sem equilíbrio gasta qualquer motor e continua perigosa."],
      },
    ],
    photo: "fotos de longe dos dois lados do portão, dos cabos e da etiqueta do motor",
  },
  {
    id: "basculante-gira-e-nao-sobe",
    broader: "motor-gira-e-nao-anda",
    label: "Basculante: motor gira e não sobe",
    phrase: "o motor de basculante que gira sem subir a folha",
    asks: [
      "máquina roda portão levanta fica embaixo",
      "máquina portão levantar funciona folha não sai chão",
      "basculante motor trabalha nada",
      "basculante trabalha nada",
      ...combine(basculante, [
        "gira não sobe",
        "gira não abre",
        "gira não anda",
        "motor gira",
        "motor gira não sobe",
        "gira falso",
        "roda falso",
        "em falso",
        "gira em falso",
        "roda não sobe",
        "motor funciona não sobe",
        "funciona não sobe",
        "funciona não abre",
        "liga não sobe",
        "motor liga não sobe",
        "motor trabalha não sobe",
        "fuso gira não sobe",
        "corrente gira não sobe",
        "patina",
        "patinando",
        "motor anda portão não",
      ]),
      "basculante gira não levanta",
      "basculante motor gira não levanta",
      "basculante motor gira não anda",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor gira mas o portão basculante não sobe, ele está destravado, a porca do fuso espanou, a corrente saiu ou o pino do braço soltou. Desligue o disjuntor e afaste todos: sem essa ligação, só o contrapeso segura a folha. Não destrave nem levante na mão.",
        "Motor de basculante que roda em falso perdeu a ligação com a folha: alavanca de destravamento aberta, fuso ou porca gasta, corrente caída ou braço solto. Se alguém destravou na falta de luz, trave com a folha fechada e teste uma vez, de longe; girando ainda em falso, chame.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Trava, fuso, corrente ou braço", "Onde a força se perde"],
        slots: [
          [
            "No motor de fuso, a porca que anda sobre ele é a peça que gasta primeiro.",
            "A porca do fuso, de plástico ou bronze, espana com folha pesada ou sem graxa.",
          ],
          [
            "No motor de corrente, elo partido ou corrente frouxa deixa o pinhão girando sozinho.",
            "Corrente caída do pinhão gira o motor e deixa a folha onde está.",
          ],
          [
            "Pino do braço sem trava cai com a vibração, e o acionador sobe sem levar a folha.",
            "Braço desencaixado da folha faz o acionador correr sozinho na coluna.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não mexer na folha", "Até o técnico chegar"],
        slots: [
          [
            "Sem a ligação com o motor, uma folha desequilibrada desce de uma vez.",
            "O motor também freia a folha; em falso, nada a segura se o equilíbrio estiver ruim.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Afaste pessoas, animais e carro da folha.",
          "Olhe de longe fuso, corrente e braço.",
          "Folha no alto: isole a passagem e chame com urgência.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do motor em falso", "Peça trocada, folha equilibrada"],
        slots: [
          [
            "Com a folha escorada, troca-se porca, fuso, corrente ou pino.",
            "A folha é escorada antes de soltar o motor; depois entra a peça nova.",
          ],
          [
            "O equilíbrio é conferido no mesmo dia, porque foi o peso que gastou a peça.",
            "Sem acertar contrapeso ou mola, a peça nova dura pouco.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Destravei na falta de luz e agora não sobe. O que faço?",
        answers: ["Com a folha fechada, trave a alavanca até o fim e acione uma vez, de longe, para o motor engatar."],
      },
      {
        question: "Posso usar o basculante na mão até o conserto?",
        answers: ["Não sem o teste de equilíbrio: pesada, a folha cai. Deixe fechado e sem energia."],
      },
      {
        question: "Motor de basculante que gira em falso precisa ser trocado?",
        answers: ["Só se a peça não existe mais ou o motor já passou da vida útil. Porca, corrente e pino se trocam."],
      },
    ],
    photo: "um vídeo do motor girando, de longe, e fotos do fuso, do braço e da etiqueta",
  },
  {
    id: "basculante-bate-em-cima",
    broader: "bate-forte",
    label: "Basculante não para em cima",
    phrase: "o basculante que não para em cima e bate",
    asks: [
      ...combine(basculante, [
        "não para em cima",
        "não para cima bate",
        "bate em cima",
        "bate cima",
        "bate forte cima",
        "bate forte abrir",
        "bate quando sobe",
        "bate quando abre",
        "bate teto",
        "bate laje",
        "bate forte subir",
        "sobe bate",
        "sobe batendo",
        "não para fim",
        "não para fim bate",
        "não desliga cima",
        "passa do ponto cima",
        "sobe demais",
        "pancada subir",
        "pancada em cima",
      ]),
      "basculante pega teto",
      "basculante pegando teto",
      "basculante bate teto",
      "basculante raspa teto",
      "basculante encosta teto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que não para em cima e bate perdeu o fim de curso de abertura, ímã ou chave fora do lugar, ou tem contrapeso pesado demais, que puxa a folha para cima. Se bate só com o motor, é regulagem; se a folha sobe sozinha, é equilíbrio. Desligue o disjuntor e não use até o acerto.",
        "Se o basculante bate forte ao abrir, o motor continua empurrando depois do ponto ou o contrapeso está acima do peso da folha. Cada batida solta cabo, braço e solda lá no alto: pare de usar, mantenha a passagem livre e peça a regulagem do fim de curso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Fim de curso, rampa ou contrapeso", "Por que passa do ponto em cima"],
        slots: [
          [
            "O ímã ou a chave que marca o alto escorrega com a vibração, e o motor só para no batente.",
            "Fim de curso de cima deslocado, ou com fio partido, deixa o motor ligado até bater.",
          ],
          [
            "Contrapeso acima do peso da folha acelera a subida no fim, e a parada suave não segura.",
            "Depois de trocar chapa por material mais leve, o contrapeso fica pesado e a folha sobe batendo.",
          ],
          [
            "Percurso apagado depois da falta de luz dá o mesmo sintoma em central que conta voltas.",
            "Placa nova sem percurso gravado também passa do ponto.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados até a visita", "Enquanto ele bate"],
        slots: [
          [
            "Ninguém passa embaixo: uma batida pode romper cabo ou solda.",
            "Deixe a passagem livre e não estacione sob a folha.",
          ],
          [
            "Não regule o fim de curso na escada, com a folha no alto.",
            "O ajuste é feito com a folha escorada e o motor desligado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta", "Do equilíbrio ao ponto de parada"],
        slots: [
          [
            "Primeiro o equilíbrio: solta do motor, a folha deve parar onde se deixa.",
            "O contrapeso é conferido antes, com a folha escorada.",
          ],
          [
            "Depois o fim de curso é recolocado e a desaceleração, regulada; cabos e soldas são revistos.",
            "Em seguida vêm fim de curso, parada suave e a revisão de cabos, braços e soldas.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Borracha em cima resolve a batida?",
        answers: ["Abafa o som, mas o motor continua forçando. O ponto de parada é que precisa ser acertado."],
      },
      {
        question: "Como sei se é contrapeso ou fim de curso?",
        answers: [
          "Contrapeso pesado acelera a folha na subida e a deixa lenta na descida; fim de curso não muda a velocidade.",
        ],
      },
      {
        question: "Posso tirar peso do contrapeso?",
        answers: ["Não. Sem a conta certa, a folha passa a cair. O técnico acerta com ela escorada."],
      },
    ],
    photo: "um vídeo da subida, de longe, e fotos do alto da coluna e da etiqueta do motor",
  },
  {
    id: "basculante-treme",
    broader: "treme",
    label: "Basculante treme",
    phrase: "o basculante que treme",
    asks: [
      "basculante tremendo cabo frouxo",
      ...combine(basculante, [
        "tremendo barulho",
        "treme barulho",
        "treme fazendo barulho",
        "treme range",
        "treme",
        "tremendo",
        "treme subida",
        "tremendo subida",
        "treme subir",
        "treme abrir",
        "trepida abrir",
        "vibra abrir",
        "balança abrir",
        "sacode abrir",
        "chacoalha abrir",
        "tranco fechar",
        "treme descer",
        "treme descida",
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
        "tranco subir",
        "tranco descer",
        "dando tranco",
      ]),
      "basculante solavanco",
      "basculante solavanco descida",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante tremendo e fazendo barulho tem cabo desigual, roldana gasta, pivô seco ou braço com folga. Desligue o disjuntor e olhe os cabos de longe: desfiado, frouxo ou com estalo de aço, ninguém passa embaixo e não se usa; com os cabos bons, é lubrificação, aperto e troca da roldana.",
        "Portão basculante que treme na subida tem cabo com tensão desigual, roldana gasta, braço com folga ou fuso seco. Com cabo desfiado, solda trincada ou folha torta, pare de usar: desligue o disjuntor e ninguém embaixo. Com tudo inteiro, o conserto é aperto, lubrificação e regulagem.",
        "O basculante treme por folga no pivô ou no braço, roldana de cabo gasta ou folha fora de equilíbrio. Filme de longe uma subida: treme o tempo todo, é roldana ou fuso; num ponto, é guia ou cabo; só na saída, é suporte do motor. Com cabo frouxo ou folha torta, pare de usar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Cabo, roldana, braço ou fuso", "Por que a folha treme"],
        slots: [
          [
            "Cabos de comprimento diferente fazem um lado subir antes e o outro dar um pulo.",
            "Um cabo mais frouxo que o outro torce a folha a cada trecho da subida.",
          ],
          [
            "Roldana com o canal gasto ou rolamento preso solta o cabo aos pulos.",
            "Roldana presa faz o cabo escorregar em vez de rolar, e a folha treme.",
          ],
          [
            "Fuso sem graxa e porca gasta vibram com um som áspero, junto ao motor.",
            "Se a vibração nasce no motor, olhe fuso, porca e os parafusos do suporte.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar de longe", "Inspeção sem destravar"],
        slots: [
          [
            "Não suba em escada junto da folha e não destrave o motor.",
            "A inspeção é do chão, com a folha fechada e o disjuntor desligado.",
          ],
        ],
        steps: [
          "Filme de longe uma subida e uma descida.",
          "Desligue o disjuntor com a folha fechada.",
          "Olhe os dois cabos: fio partido, ferrugem, um mais frouxo.",
          "Veja parafusos do suporte do motor e soldas dos braços.",
          "Achou cabo desfiado ou trinca, deixe fechado e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o tremor é corrigido", "Da tensão dos cabos ao motor"],
        slots: [
          [
            "Com a folha escorada, os cabos são igualados ou trocados aos pares, com as roldanas.",
            "Cabos e roldanas se trocam juntos, dos dois lados, com a folha escorada.",
          ],
          [
            "Pivôs e fuso são lubrificados, o suporte é firmado e a partida, regulada.",
            "Depois vêm pivôs, fuso, suporte e a regulagem da partida.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O basculante tremendo pode cair?",
        answers: ["Pode, se o tremor vem de cabo desfiado ou solda abrindo. Por isso o cabo se olha antes de tudo."],
      },
      {
        question: "Lubrificar resolve o tremor do basculante?",
        answers: ["Resolve pivô e fuso secos. Cabo desigual e roldana gasta pedem peça e regulagem."],
      },
      {
        question: "O basculante treme só na descida. O que é?",
        answers: ["Folha leve demais para o contrapeso, ou freio do fuso com folga. O equilíbrio é o primeiro teste."],
      },
    ],
    photo: "um vídeo de longe da subida e fotos dos cabos, das roldanas e do suporte do motor",
  },
  {
    id: "basculante-esquenta",
    broader: "esquenta",
    label: "Motor de basculante esquenta",
    phrase: "o motor de basculante que esquenta",
    asks: combine(basculante, [
      "esquenta",
      "esquentando",
      "esquenta para",
      "esquenta desliga",
      "esquenta desliga sozinho",
      "esquenta desliga volta",
      "esquentou parou",
      "motor quente",
      "aquece",
      "aquecendo",
      "superaquecendo",
    ]),
    intent: "repair",
    answers: {
      any: [
        "Motor de portão basculante que esquenta e desliga sozinho parou pela proteção térmica e volta ao esfriar. Quase sempre está carregando peso que é do contrapeso ou da mola: folha desequilibrada, cabo ou roldana presa. Desligue o disjuntor, deixe esfriar e não destrave para testar.",
        "Se o motor do basculante esquenta e para, a causa costuma ser a folha, e não ele: contrapeso leve, mola cansada ou pivô seco. Capacitor fraco e fim de curso que deixa o motor forçando vêm depois. Ele volta frio, mas cada parada gasta o enrolamento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Equilíbrio, capacitor, fim de curso ou uso", "De onde vem o calor no basculante"],
        slots: [
          [
            "Folha que ganhou chapa, vidro ou pintura pesa mais que o contrapeso, e a diferença vai para o motor.",
            "Contrapeso leve ou mola cansada faz o motor erguer a folha sozinho.",
          ],
          [
            "Fim de curso fora do ponto deixa o motor empurrando o chão ou o batente de cima.",
            "Motor que não desliga ao encostar força parado, o que mais esquenta.",
          ],
          [
            "Com a folha leve, medem-se capacitor, tensão e o número de aberturas por hora.",
            "Folha equilibrada e motor quente apontam para capacitor, tensão baixa ou uso seguido.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor quente", "Cuidados até a visita"],
        slots: [["Não jogue água nem abra a tampa.", "Deixe esfriar com a tampa fechada, sem água."]],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Espere esfriar por completo, com a folha fechada se possível.",
          "Olhe de longe cabos e contrapeso.",
          "Não destrave: com a folha pesada, ela cai.",
          "Anote quantas aberturas ele faz antes de parar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Como o esforço é tirado"],
        slots: [
          [
            "O equilíbrio é testado com a folha escorada e solta do motor.",
            "Folha escorada e motor solto: ela deve parar a meia altura.",
          ],
          [
            "A corrente é medida antes e depois do acerto, para provar que o esforço caiu.",
            "Depois mede-se a corrente do motor e acerta-se o fim de curso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte resolve o basculante que esquenta?",
        answers: ["Não, se a folha está desequilibrada: o novo esquenta também e a folha segue perigosa."],
      },
      {
        question: "Quanto tempo esperar o motor do basculante esfriar?",
        answers: ["Até a carcaça esfriar por completo. Se esquentar outra vez em poucos ciclos, pare de usar."],
      },
      {
        question: "O motor que desliga de quente já queimou?",
        answers: [
          "Ainda não: a proteção agiu a tempo. Com cheiro de queimado ou disjuntor caindo, é provável que sim.",
        ],
      },
    ],
    photo: "fotos de longe dos cabos e do contrapeso, da etiqueta do motor e as aberturas por dia",
  },
  {
    id: "basculante-lento",
    broader: "lento",
    label: "Basculante lento",
    phrase: "o basculante lento",
    asks: [
      "basculante sobe devagar desce normal",
      "basculante sobe devagar desce rápido",
      "basculante sobe devagar mas desce normal",
      "subindo devagar",
      "sobe devagar",
      "sobe lento",
      "lento subir",
      "demora subir",
      "descendo devagar demais",
      "desce devagar demais",
      ...combine(basculante, [
        "lento",
        "lenta",
        "muito lento",
        "ficou lento",
        "devagar",
        "muito devagar",
        "sobe devagar",
        "lento subir",
        "lento descer",
        "demora subir",
        "demora abrir",
        "demora fechar",
        "demorando",
        "lentidão",
        "perdeu velocidade",
        "lento subir desce rápido",
        "sobe lento desce rápido",
        "sobe devagar desce rápido",
        "devagar subir rápido descer",
        "demora subir desce rápido",
        "abre devagar fecha rápido",
        "abre lento fecha rápido",
      ]),
      "basculante ficou devagar tempo",
      "basculante ficou devagar depois tempo",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante lento, subindo devagar, está pesado ou sem força: contrapeso leve, mola cansada, fuso seco, capacitor fraco ou tensão baixa. Se sobe devagar e desce rápido, é desequilíbrio, e a folha pode cair: pare de usar. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o basculante sobe devagar mas desce normal, procure folha pesada, fuso e pivôs secos ou capacitor no fim; descendo rápido, o contrapeso ou a mola falhou, e ninguém fica embaixo. Não destrave para sentir o peso; regular em residência começa em {price.preventive}, fora peças.",
        "O portão subindo devagar tem peso demais ou força de menos, por contrapeso, mola, lubrificação, capacitor ou energia baixa. Quando desce rápido, pare de usar, desligue o disjuntor e peça o acerto com a folha escorada, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a subida e a descida contam", "Peso, graxa, capacitor ou modelo"],
        slots: [
          [
            "Subir arrastado e descer depressa é falta de contrapeso, mola cansada ou folha que ganhou chapa ou madeira. Nesse caso o motor segura a folha sozinho, e há risco de queda.",
            "Subida lenta com descida rápida mostra folha mais pesada que o contrapeso, por mola fraca ou revestimento novo. O portão fica por conta do motor e pode despencar.",
            "Quando sobe forçando e desce solto, o contrapeso não iguala mais a folha. Mola, cabo ou peso acrescentado são a causa, e o perigo é a queda.",
          ],
          [
            "Lento nos dois sentidos lembra fuso, a rosca que move a folha, sem graxa, capacitor fraco ou tensão baixa. Se sempre foi assim, é o modelo: a velocidade de fábrica não muda na placa comum.",
            "Se abre e fecha devagar por igual, pense em fuso seco, capacitor cansado ou energia fraca. Portão lento desde novo tem motor lento, e só outro motor o deixa mais rápido.",
            "Devagar para cima e para baixo aponta rosca sem graxa, capacitor no fim ou rede baixa. E há o motor que é lento de fábrica, que regulagem não acelera.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir sem risco", "Cronômetro, do lado de fora"],
        slots: [
          [
            "Só meça se a folha anda reta e a descida é normal; se despenca, não acione mais. O peso quem testa é o técnico, com ela escorada.",
            "O cronômetro é para portão que desce devagar e reto. Descida rápida ou folha torta pede disjuntor desligado, sem teste.",
            "Faça de fora e uma vez só, com a folha reta. Se ela desce acelerando, deixe desligado e não destrave.",
          ],
        ],
        steps: [
          "Fique do lado de fora, com ninguém embaixo.",
          "Cronometre uma subida e uma descida.",
          "Olhe de longe se a folha sobe reta e se os cabos estão esticados.",
          "Compare com o normal: perto de {opening.padrao} num basculante comum.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a velocidade", "Folha leve primeiro, motor depois"],
        slots: [
          [
            "Com a folha escorada, o técnico acerta contrapeso, cabos e roldanas e lubrifica fuso e pivôs. Depois mede capacitor e tensão com o portão andando e regula a desaceleração.",
            "A folha vem antes, escorada: equilíbrio, cabos, rodas e graxa no fuso. Em seguida vêm as medições da parte elétrica e o ajuste da chegada.",
            "Escora, equilíbrio e lubrificação resolvem a maior parte. A medição do capacitor e da rede, em movimento, mostra o resto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se ele sempre foi lento", "Basculantes mais rápidos"],
        slots: [
          [
            "Com a folha equilibrada e até {width.quarterHp} de largura, dá para trocar por um kit mais rápido. Os kits instalados custam {models.pricesNamed}, e abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}, nessa ordem.",
            "Para folha de até {width.quarterHp}, em equilíbrio, há motores de {opening.padrao}, {opening.speedy} e {opening.jetflex}. O kit instalado sai por {models.pricesNamed}.",
            "Quem quer velocidade troca o motor, se a folha está leve e tem até {width.quarterHp}. Instalados, são {models.pricesNamed}, com abertura em {opening.padrao}, {opening.speedy} e {opening.jetflex}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa no fuso deixa o basculante mais rápido?",
        answers: [
          "Devolve a velocidade perdida por fuso seco, não mais que isso. A graxa é a indicada pelo fabricante, com o disjuntor desligado e a folha fechada.",
          "Se estava seco, volta ao normal, sem passar do que era. Use a certa, pouca, com o portão fechado e sem energia.",
        ],
      },
      {
        question: "Capacitor maior acelera?",
        answers: [
          "Não: só esquenta o motor. Vale o valor da etiqueta, e a velocidade é a do modelo.",
          "Não muda a velocidade. Acima do valor indicado, ele aquece o enrolamento.",
        ],
      },
      {
        question: "Ele desce devagar demais. É defeito?",
        answers: [
          "Pode ser contrapeso pesado, guia apertada ou desaceleração longa na placa. Descida calma e constante é segura; se mudou de repente, peça o ajuste.",
          "Muitas placas descem mais devagar por segurança. Se surgiu agora, olha-se contrapeso, guia e programação.",
        ],
      },
      {
        question: "No frio ele fica mais lento?",
        answers: [
          "Um pouco: a graxa endurece e o capacitor cansado sente mais. Se a diferença é grande, há peça no fim.",
          "A graxa fria pesa nas primeiras aberturas. Lentidão que dura o dia todo já é outra causa.",
        ],
      },
    ],
    photo: "um vídeo da subida e da descida completas, se for seguro, e uma foto da etiqueta do motor",
  },
];
