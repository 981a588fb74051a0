import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether a gate with a defect may be used, what the weather does to it, and kinds that few houses have. */
export const sintomasPorPortaoDuvidas: NarrowConcept[] = [
  {
    id: "posso-usar-com-barulho",
    broader: "barulho",
    label: "Posso usar o portão fazendo barulho?",
    phrase: "o uso do portão que faz barulho",
    asks: [
      "portão barulhento perigoso",
      "barulho estranho uso paro",
      "até quando usar portão ruído",
      "posso acionar portão barulhento",
      ...combine(
        [
          "posso usar",
          "pode usar",
          "posso continuar usando",
          "pode continuar usando",
          "perigoso usar",
          "problema usar",
        ],
        ["barulho", "fazendo barulho", "rangendo", "estalando", "com barulho", "com estalo"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Depende do som. Rangido ou chiado de peça seca permite usar por alguns dias, até limpar e lubrificar; estalo forte, raspado de ferro ou ronco de esforço pede parada, porque há peça quebrando. Folha torta, bamba ou com cabo frouxo não se usa de jeito nenhum.",
        "Pode, se é só rangido e a folha anda reta e leve. Não use se o barulho é estalo, ferro raspando ou ronco do motor: cada abertura aumenta o conserto, e o portão de correr pode sair do trilho. Grave um ciclo com som e mande para saber qual é o caso.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sons que permitem esperar e sons que não", "Quando parar na hora"],
        slots: [
          [
            "Rangido que some com lubrificante era peça seca: pode usar.",
            "Chiado leve e constante costuma ser rolamento ou dobradiça pedindo graxa; dá para esperar a visita.",
          ],
          [
            "Estalo repetido é dente, rolamento ou solda cedendo: pare de usar no automático.",
            "Batida ritmada ou estalo que aumenta mostra peça quebrando, e usar piora.",
          ],
          [
            "Ronco com a folha parada queima o motor em pouco tempo.",
            "Motor que ronca sem andar deve ser desligado na primeira tentativa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de decidir", "Cinco minutos de conferência"],
        slots: [["Se algo balança, trinca ou pende, a resposta é não.", "Na dúvida, deixe desligado até a visita."]],
        steps: [
          "Desligue o disjuntor.",
          "Olhe se a folha está reta e firme, sem chegar embaixo dela.",
          "Procure solda trincada, parafuso solto e pó de metal ou de nylon.",
          "Limpe o caminho da folha e, religando, filme um ciclo de longe.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O barulho estraga o motor?",
        answers: ["O som, não; o atrito que o causa, sim. Ele aquece o motor e gasta engrenagem e capacitor."],
      },
      {
        question: "Quanto tempo posso usar o portão com barulho?",
        answers: [
          "Com rangido de peça seca, alguns dias. Com estalo ou raspado, nenhum: o conserto pequeno vira grande.",
        ],
      },
      {
        question: "Posso lubrificar o portão eu mesmo?",
        answers: [
          "Dobradiça e rolamento acessíveis, sim, com o disjuntor desligado. Cabo, mola e dentro do motor, não.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, filmado de longe, e a foto da etiqueta do motor",
  },
  {
    id: "basculante-balanca-e-normal",
    broader: "treme",
    label: "É normal o basculante balançar?",
    phrase: "o balanço do basculante na subida",
    asks: [
      "balança abre preocupar",
      "basculante balança abre preocupar",
      ...combine(
        ["normal basculante", "basculante normal", "perigoso basculante"],
        ["balançar", "balança", "tremer", "treme", "vibrar", "estalar", "descer rápido", "fazer barulho"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um leve balanço no começo da subida do basculante é normal; tremor o tempo todo, tranco ou folha que sobe torta não é. Nesses casos há cabo desigual, roldana gasta, braço com folga ou falta de equilíbrio: desligue o disjuntor, ninguém embaixo, e peça a revisão.",
        "Não é normal o basculante tremer, estalar ou descer rápido. A folha boa sobe reta, sem tranco, e para onde o motor para. Se balança, olhe de longe os dois cabos e as soldas dos braços; com cabo desfiado, estalo ou folha torta, pare de usar até o técnico ver.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que é normal e o que não é", "Como o basculante bom se move"],
        slots: [
          [
            "Normal: um leve balanço na partida e um encosto suave no fim.",
            "Uma oscilação pequena na saída, sem som de metal, faz parte.",
          ],
          [
            "Não é normal: um lado subir antes, tranco no meio, estalo ou descida mais rápida que a subida.",
            "Sinais de defeito são folha torta, tremor contínuo, estalo e descida embalada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que faz a folha balançar", "Cabo, roldana, braço ou equilíbrio"],
        slots: [
          [
            "Cabos de comprimento diferente torcem a folha a cada subida.",
            "Um cabo esticado a mais que o outro deixa a folha torta no caminho.",
          ],
          [
            "Roldana gasta e pino de braço com folga sacodem a folha nos trancos da partida.",
            "Folga nos braços aparece como balanço na saída e batida no fim.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O basculante balançando pode cair?",
        answers: [
          "Pode, se o balanço vem de cabo desfiado, solda trincada ou folha sem equilíbrio. Por isso se confere antes de usar.",
        ],
      },
      {
        question: "Reapertar parafusos resolve o balanço do basculante?",
        answers: ["Às vezes, no suporte do motor. Cabo, braço e contrapeso são do técnico, com a folha escorada."],
      },
    ],
    photo: "um vídeo de longe da subida e da descida",
  },
  {
    id: "basculante-fechar-sem-energia",
    broader: "falta-de-energia",
    label: "Fechar o basculante sem energia",
    phrase: "fechar o basculante sem energia",
    asks: [
      "basculante cima luz acabou",
      "descer basculante manualmente sem luz",
      "baixar portão sem energia",
      "descer portão basculante sem luz",
      ...combine(
        ["basculante"],
        [
          "fechar sem energia",
          "fechar sem luz",
          "fechar falta luz",
          "fechar acabou luz",
          "fechar manual",
          "fechar na mão",
          "baixar sem energia",
          "baixar na mão",
          "descer sem energia",
          "ficou aberto sem energia",
          "ficou aberto faltou energia",
          "ficou aberto sem luz",
        ],
      ),
      "basculante acabou luz não desce",
      "basculante faltou luz não desce",
      "basculante sem energia não desce",
      "acabou luz basculante ficou aberto",
      "acabou luz basculante aberto",
      "faltou luz basculante aberto",
      "faltou luz basculante ficou aberto",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Basculante aberto sem luz não se fecha na mão por conta própria: o motor travado é o que segura a folha no alto, e ao destravar ela pode cair, mesmo que pareça equilibrada. Desligue o disjuntor, isole a passagem e espere a luz ou o técnico, que atende {shop.hours} e baixa com a folha escorada.",
        "Para fechar o basculante sem energia, tente o controle, se há nobreak; sem ele, deixe o motor travado, o disjuntor desligado e ninguém embaixo. Destravar uma folha que está no alto é serviço de técnico, que confere os cabos, vê se ela está equilibrada e só então a baixa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer enquanto a luz não volta", "Com o basculante aberto e sem energia"],
        slots: [
          [
            "A folha no alto está segura enquanto o motor continua travado: não mexa na chave.",
            "Deixe a folha como está; o motor engatado é o freio dela.",
          ],
        ],
        steps: [
          "Se há nobreak, tente fechar uma vez pelo controle, com a passagem livre.",
          "Sem resposta, desligue o disjuntor, para o motor não partir quando a luz voltar.",
          "Tire pessoas, animais e carro de baixo da folha e isole a passagem.",
          "Tranque a porta que dá da garagem para a casa e deixe alguém de olho na entrada.",
          "Se a luz vai demorar, mande foto do portão de longe e chame o técnico.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar a folha no alto", "O risco de baixar na mão"],
        slots: [
          [
            "Com cabo ou mola ruim, o motor é o único freio, e soltá-lo derruba a folha de uma vez.",
            "Cabo desfiado e contrapeso leve não se veem do chão; o peso só aparece quando o motor solta.",
          ],
          [
            "Uma folha de chapa pode passar de cem quilos, e duas pessoas não a seguram se ela disparar.",
            "Ninguém segura no braço uma folha que desce, nem de lado nem por baixo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como não passar por isso de novo", "Nobreak e revisão"],
        slots: [
          [
            "Nobreak ou bateria dá algumas aberturas sem luz, se o motor aceita.",
            "Motor com bateria ou nobreak fecha o portão na falta de luz.",
          ],
          [
            "Na revisão, {visits.home}, o técnico confere cabos e equilíbrio, que decidem o que acontece quando o motor solta.",
            "A visita de revisão, em casa, parte de {price.preventive}, sem peças, e inclui cabos e equilíbrio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem energia, o basculante aberto pode cair?",
        answers: ["Travado, o motor segura a folha. O risco aparece quando alguém solta o motor com ela no alto."],
      },
      {
        question: "Depois que a luz voltar, o que faço?",
        answers: [
          "Com a passagem livre, ligue o disjuntor e dê um toque no controle, olhando de longe a folha fechar.",
          "Religue o disjuntor e feche pelo controle, sem ninguém por perto; o primeiro ciclo pode ser lento.",
        ],
      },
      {
        question: "Alguém já soltou o motor com a folha no alto. E agora?",
        answers: [
          "Não fique embaixo nem tente travar: afaste todos, isole a área e chame o técnico.",
          "Ninguém se aproxima. Deixe a folha como está e chame o atendimento, {shop.hours}.",
        ],
      },
    ],
    photo: "fotos do portão aberto, de longe, e do motor com a chave ou alavanca",
  },
  {
    id: "correr-raspa-no-muro",
    broader: "torto",
    label: "Correr raspa no muro",
    phrase: "o portão de correr que raspa no muro",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "raspando muro",
          "raspa muro",
          "raspando parede",
          "raspa parede",
          "encosta muro",
          "encostando muro",
          "encosta parede",
          "pega muro",
          "pegando parede",
          "bate muro lateral",
          "raspa coluna",
          "raspando coluna",
          "raspando lateral",
          "raspa lateral",
          "esbarra muro",
        ],
      ),
      "raspando portal",
      "raspando em cima guia",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que raspa no muro ou na parede está inclinado: a guia de cima gastou ou saiu do prumo, a folha empenou ou o trilho cedeu de um lado. Desligue o disjuntor e balance a folha de leve, no alto: se ela mexe, são os roletes da guia; se não mexe, é empeno ou trilho.",
        "Se o portão deslizante encosta na parede, não corte o muro nem a folha. Veja onde é o risco: em todo o percurso, a guia está fora do prumo; num trecho só, a folha empenou ou o muro avança ali. Folha muito inclinada não se empurra, porque tomba.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Guia, empeno, trilho ou muro", "Por que a folha encosta"],
        slots: [
          [
            "Os roletes da guia gastam e deixam a folha pender para o lado do muro.",
            "Guia superior frouxa é a causa mais comum: a folha tomba alguns centímetros.",
          ],
          [
            "Batida de carro ou solda aberta empena a folha, que encosta só no trecho torto.",
            "Folha empenada raspa sempre na mesma parte dela.",
          ],
          [
            "Trilho que afundou de um lado inclina o portão inteiro.",
            "Piso cedendo sob o trilho muda o prumo da folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta", "Do rolete ao trilho"],
        slots: [
          [
            "Roletes e guia são trocados ou regulados com a folha escorada.",
            "A guia é realinhada e os roletes, trocados, com a folha segura.",
          ],
          [
            "Empeno é serviço de serralheria; trilho cedido se nivela. No fim, confere-se a cremalheira.",
            "Depois vêm esquadro da folha, nível do trilho e folga da cremalheira.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso usar o portão raspando no muro?",
        answers: ["Pouco, e só se a folha está firme. O atrito força o motor e a folga da guia pode derrubar a folha."],
      },
      {
        question: "Feltro ou borracha na folha resolve o portão que raspa?",
        answers: ["Protege a pintura, mas a folha continua inclinada. A guia é que precisa de ajuste."],
      },
    ],
    photo: "fotos do risco, da guia de cima e da folha vista de lado",
  },
  {
    id: "correr-duro-na-chuva",
    broader: "pesado",
    label: "Correr fica duro na chuva",
    phrase: "o portão de correr que fica duro na chuva",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "duro chove",
          "duro chuva",
          "pesado chove",
          "pesado chuva",
          "emperra chuva",
          "emperra chove",
          "trava chuva",
          "trava chove",
          "arrasta chuva",
          "lento chuva",
          "lento chove",
          "não anda chuva",
        ],
      ),
      "correr madeira inchou",
      "correr inchou",
      "madeira inchou não corre",
      "pesado depois chuva",
      "pesadão chuva",
      "duro depois chuva",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr fica duro quando chove porque a água leva areia e barro para o trilho e enferruja o rolamento da roldana; folha de madeira ainda incha e encosta. Com o disjuntor desligado, limpe o trilho depois da chuva; se seco também pesa, é caso de roldana, e a visita parte de {price.preventive} em casa, sem peças.",
        "Portão deslizante pesado só na chuva tem trilho sem escoamento ou roldana com rolamento aberto, que prende molhado. Limpar o trilho e abrir drenos resolve o barro; roldana enferrujada se troca por rolamento blindado. Não force o motor com a folha presa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Barro, ferrugem ou madeira inchada", "O que a chuva muda no deslizante"],
        slots: [
          [
            "Trilho no nível do piso vira canaleta e junta terra.",
            "A enxurrada deposita areia justamente onde a roda passa.",
          ],
          [
            "Rolamento sem vedação enferruja e trava quando molha.",
            "Roldana de rolamento aberto range e prende depois de cada chuva.",
          ],
          [
            "Em folha de madeira, a umidade aumenta o peso e fecha a folga da guia.",
            "Madeira molhada incha e encosta na guia ou no batente.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que pese de novo", "Trilho drenado e roldana vedada"],
        slots: [
          [
            "Furos de drenagem e limpeza depois da chuva mantêm o trilho livre.",
            "Um dreno no ponto baixo do trilho leva a água e a terra embora.",
          ],
          [
            "Nada de graxa no trilho: ela segura a areia.",
            "Varra o trilho a seco; se for lavar, use pouca água e nunca graxa ou óleo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Trilho, roldana ou motor? O teste", "Como testar a folha na mão"],
        slots: [
          [
            "Faça o teste com a folha reta e no trilho, e pare se ela sair do prumo.",
            "O teste vale em folha que corre reta; se ela balança ou sai do trilho, não mexa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor com a chave.",
          "Empurre a folha de ponta a ponta, ainda molhada, e marque onde prende.",
          "Repita com tudo seco e o trilho varrido.",
          "Pesada molhada e leve seca: barro ou ferrugem. Pesada sempre: roldana ou trilho. Leve na mão: o problema é do motor.",
          "Trave de novo antes de religar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Da limpeza à roldana nova"],
        slots: [
          [
            "Escora a folha, troca o par de roldanas por outras de rolamento vedado, que não deixa entrar água, e acerta o trilho.",
            "Com a folha escorada, entram roldanas de rolamento blindado, fechado contra água e areia, e o trilho é nivelado.",
          ],
          [
            "A regulagem do motor vem por último, com menos força que antes, porque a folha voltou a correr leve.",
            "Por fim, a força do motor é baixada de novo: folha leve não precisa da força que se usava na pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A chuva pode ter atingido o motor?",
        answers: ["Se a folha corre leve na mão e o motor anda fraco, sim: peça a medição do capacitor e da placa."],
      },
      {
        question: "Posso lavar o trilho com mangueira?",
        answers: [
          "Pode, com pouca água, sem jato no motor e com o disjuntor desligado. Varra antes, a seco, para não empurrar a terra.",
        ],
      },
    ],
    photo: "fotos do trilho depois da chuva e das roldanas",
  },
  {
    id: "guilhotina-com-defeito",
    broader: "guilhotina",
    label: "Portão guilhotina com defeito",
    phrase: "o portão guilhotina com defeito",
    asks: combine(
      ["guilhotina"],
      [
        "não sobe",
        "não abre",
        "não desce",
        "não fecha",
        "parou",
        "travou",
        "travado",
        "caiu",
        "despencou",
        "desceu sozinho",
        "torto",
        "sobe torto",
        "cabo arrebentou",
        "cabo quebrou",
        "barulho",
        "pesado",
        "lento",
        "para meio",
        "parou meio",
        "motor não sobe",
        "conserto",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão guilhotina que não sobe, parou ou travou está sem energia, com o motor sem partida ou com contrapeso e cabos fora do ponto. Desligue o disjuntor, não destrave e não deixe ninguém embaixo, porque a folha inteira está suspensa; o técnico escora, confere cabos e guias e só então testa o motor.",
        "O portão guilhotina com defeito se conserta de cima para baixo: cabos, contrapeso e guias, que seguram a folha, e só depois motor e placa. Desligue o disjuntor, afaste todos e não destrave; com a folha na escora, o técnico acha a causa, e os dois cabos são trocados juntos se um falhou.",
        "Se a guilhotina travou ou não sobe, pare de acionar: pode ser cabo desigual, contrapeso solto, guia presa ou motor sem força, e a folha pode cair. Disjuntor desligado, ninguém embaixo e nada de destravar até o técnico pôr a escora e conferir cada parte.",
      ],
      repair: [
        "O conserto do portão guilhotina que não sobe ou travou começa por cabos, contrapeso e guias, que seguram a folha inteira, e só depois chega ao motor. Desligue o disjuntor, ninguém embaixo e nada de destravar até a escora; se o motor acabou, a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
        "Consertar portão guilhotina parado pede a folha na escora antes de tudo: vêm cabos, correntes, contrapeso e guias, e por fim motor e fim de curso. Até lá, disjuntor desligado e todos longe; motor perdido, em portão pesado, troca-se por {price.heavySwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora com a guilhotina", "Primeiros cuidados na guilhotina"],
        slots: [
          [
            "A folha sobe inteira e fica pendurada sobre quem passa. Até o conserto, ninguém atravessa o vão, e havendo ferido ligue 192 ou 193 antes.",
            "Todo o peso da folha está sobre a passagem. Mantenha o vão vazio e, se alguém se feriu, chame primeiro 192 ou 193.",
            "Na guilhotina não há parte segura embaixo da folha. Isole a passagem e, em caso de ferido, ligue já 192 ou 193.",
          ],
        ],
        steps: [
          "Desligue o disjuntor sem passar sob a folha.",
          "Isole os dois lados.",
          "Não destrave, não levante e não calce a folha.",
          "Olhe de longe cabos, correntes e guias e fotografe.",
          "Mande as fotos com o endereço.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a guilhotina para ou trava", "Cabo, contrapeso, guia ou motor"],
        slots: [
          [
            "Cabo mais comprido de um lado faz a folha subir torta e prender na guia. Contrapeso solto ou mola cansada deixa o motor com o peso inteiro, e ele ronca sem subir.",
            "Quando os cabos estão desiguais, a folha entorta e trava nos trilhos laterais. Sem o contrapeso ou a mola na força certa, o motor não levanta e só ronca.",
            "Folha torta presa na guia indica cabo desigual. Motor que ronca e não sobe carrega o peso que o contrapeso ou a mola deixou de segurar.",
          ],
          [
            "Com a folha reta e leve, os suspeitos são capacitor, a peça da partida, fim de curso e placa.",
            "Se a mecânica está em ordem, medem-se capacitor, fim de curso e central.",
            "Só quando cabos e contrapeso estão certos a procura passa ao capacitor, ao fim de curso e à placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "Folha escorada primeiro"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de soltar qualquer peça. Cabos saem em par, guias são alinhadas e a trava contra queda, quando existe, é conferida.",
            "O serviço começa pela escora e pelo alívio dos cabos. Depois os dois cabos são trocados juntos, se preciso, as guias alinhadas e o dispositivo contra queda verificado.",
            "Nada se desmonta sem escora. Presa a folha, o técnico troca cabos aos pares, corrige guias e examina a trava de queda, nos modelos que a têm.",
          ],
          [
            "Só então o motor é medido e regulado, em força e paradas, com alguns ciclos de teste.",
            "Por último, mede o motor e a central e regula força e fim de curso.",
            "O motor vem no fim: medição, ajuste de força e de parada e vários ciclos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do conserto", "Do que depende o preço"],
        slots: [
          [
            "A escora e o equilíbrio são a maior parte, e por isso altura e peso da folha mudam a conta. Cabos, roldanas, capacitor ou sensor somam a peça; o que estiver só desregulado sai mais barato.",
            "Pesa mais a mão de obra segura, que cresce com a altura e o peso. Regular custa menos; trocar cabos, roldanas ou peça do motor acrescenta material e tempo.",
            "Quanto maior e mais pesada a folha, mais trabalho de escora e equilíbrio. Peças entram à parte, das menores, como capacitor e sensor, às de sustentação, como o par de cabos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir a guilhotina na mão?",
        answers: [
          "Não, com defeito: pesada ou torta, a folha cai ao destravar. Quem solta o motor é o técnico, depois de escorar.",
          "Não destrave. O travamento do motor pode ser o que a segura, e a folha desce de uma vez.",
        ],
      },
      {
        question: "O carro ficou preso atrás da guilhotina. E agora?",
        answers: [
          "Deixe o carro e não passe por baixo. O contato é {shop.hours}, e o técnico escora a folha antes de liberar a saída.",
          "Espere a escora. Avise ao chamar, {shop.hours}, que há carro preso, porque a passagem é liberada primeiro.",
        ],
      },
      {
        question: "Vocês atendem portão guilhotina?",
        answers: [
          "Atendemos conforme o modelo: pela foto do portão e da etiqueta do motor dizemos antes se há peça e quanto custa a ida.",
          "Depende do modelo e da altura. A foto inteira do portão e da etiqueta permite responder antes de marcar.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar a guilhotina?",
        answers: [
          "Em uso coletivo, {visits.business}; em casa, {visits.home}, com cabos, roldanas, guias e equilíbrio.",
          "Em residência, {visits.home}; em prédio ou empresa, {visits.business}. Cabo gasto é motivo para parar antes disso.",
        ],
      },
    ],
    photo: "fotos de longe do portão, das guias e da etiqueta do motor",
  },
  {
    id: "seccionado-com-defeito",
    broader: "portao-automatico",
    label: "Portão seccionado com defeito",
    phrase: "o portão seccionado com defeito",
    asks: combine(
      ["seccionado", "seccional", "portão americano"],
      [
        "mola",
        "cabo",
        "manutenção",
        "consertar",
        "assistência",
        "técnico",
        "quebrado",
        "quebrou",
        "não abre",
        "não sobe",
        "não fecha",
        "não desce",
        "travou",
        "travado",
        "parou",
        "parou meio",
        "mola quebrou",
        "mola quebrada",
        "cabo arrebentou",
        "cabo soltou",
        "torto",
        "saiu trilho",
        "barulho",
        "conserto",
        "defeito",
        "pesado",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão seccionado que não abre costuma ter a mola de torção quebrada, o cabo fora do tambor, a rodinha presa no trilho ou o motor sem força. Olhe de longe a mola acima do vão: se há um vão entre as espiras, ela partiu. Desligue o motor da tomada e não erga a porta nem solte a mola.",
        "Mola de portão seccionado quebrada: deixe a porta fechada, desligue o motor e não erga a folha, porque é a mola que levanta o peso. A troca é de técnico, com ferramenta própria, e sai por foto: pela mola e pela etiqueta do motor dizemos se atendemos o modelo e o valor, sem custo.",
        "No conserto do portão seccionado {em} com a mola quebrada, deixe a porta fechada, desligue o motor e não erga a folha, porque é a mola que levanta o peso. A foto de longe da mola e a da etiqueta dizem, sem custo, se atendemos o modelo e o valor da visita.",
        "Para conserto de portão seccionado {em}, vemos motor de teto, central, controle, cabo e mola, depois que a foto confirma o modelo; painel novo é do fabricante. Se não abre, costuma ser mola partida, cabo fora do tambor ou rodinha presa: desligue o motor e não erga a porta.",
        "O conserto do portão seccionado começa por mola, cabos e rodinhas, que levantam a porta, e só depois chega ao motor de teto e ao controle. Desligue o motor e não erga a folha; pela foto da mola e da etiqueta dizemos se atendemos o modelo e por quanto.",
        "No portão seccionado, quem levanta o peso é a mola; o motor só puxa. Quebrada a mola ou o cabo, ele não sobe e não deve ser forçado. Deixe fechado, sem energia, e chame: a mola fica sob tensão mesmo partida.",
      ],
      price: [
        "O preço do conserto do portão seccionado depende da peça: mola, cabo e rodinha são orçados pela foto, depois de confirmado o modelo. Como medida nossa, o ajuste de portão em casa parte de {price.preventive}, sem peças, e trocar um motor fica de {price.homeSwap}, com mão de obra. Mola partida: motor desligado e porta fechada.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Mola, cabo, trilho ou motor", "O que olhar de longe"],
        slots: [
          [
            "Mola partida mostra um espaço entre as espiras e costuma dar um estouro antes.",
            "Um estouro seguido de porta pesada é mola quebrada.",
          ],
          ["Porta torta tem cabo fora do tambor de um lado.", "Um lado mais alto que o outro é cabo solto do tambor."],
          [
            "Porta reta e leve com o motor roncando ou mudo aponta para motor, engrenagem ou controle.",
            "Se a porta está leve na mão, o defeito é do motor ou do comando.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer", "O perigo da mola"],
        slots: [
          [
            "A mola de torção solta com força para quebrar um braço: não mexa nos parafusos.",
            "Não solte nem aperte a mola: ela guarda a força de levantar a porta inteira.",
          ],
          [
            "Não puxe a corda de emergência com a porta aberta: ela pode despencar.",
            "Com a porta no alto, a corda de destravar fica como está.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o seccionado na mão?",
        answers: [
          "Com a mola boa, sim, puxando a corda com a porta fechada. Com a mola partida, não: o peso vem inteiro.",
        ],
      },
      {
        question: "Vocês atendem portão seccionado?",
        answers: [
          "Mande fotos da mola, dos trilhos e da etiqueta do motor: dizemos se atendemos o modelo e o valor da ida.",
        ],
      },
    ],
    photo: "fotos de longe da mola, dos trilhos e da etiqueta do motor",
  },
  {
    id: "folhas-nao-alinham",
    broader: "duas-folhas",
    label: "Folhas do portão não se alinham",
    phrase: "as folhas que não se alinham ao fechar",
    asks: [
      ...combine(
        ["pivotante", "folhas"],
        [
          "não alinha",
          "não alinham",
          "desalinhada",
          "desalinhado",
          "desalinhadas",
          "não encontra meio",
          "não encontram",
          "não casa",
          "não casam",
          "não encaixa",
          "fora do esquadro",
          "uma mais alta",
          "mais alta outra",
          "uma mais frente",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Folhas do portão que não se encontram no meio, ou que não alinham quando fecham, têm dobradiça arriada, batente solto ou percurso curto em um dos motores. Compare as pontas: altura diferente é dobradiça ou coluna, e altura igual com desencontro é percurso ou batente; a visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão de duas folhas desalinhado se lê pelas pontas: se uma está mais baixa, a dobradiça ou a coluna cedeu; se estão na mesma altura e não se encontram, o batente soltou ou o percurso de um motor mudou. Desligue o disjuntor, porque o braço força; em residência, o ajuste começa em {price.preventive}, fora as peças.",
        "Quando o portão não alinha ao fechar, a causa é dobradiça caída, batente frouxo ou percurso desigual das folhas. Acionar assim entorta o braço, por isso corte o disjuntor; percurso e batente se acertam em visita a partir de {price.preventive} em casa, sem contar peças, e coluna torta é serralheria.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que as folhas se desencontram", "Altura, linha ou ponto de parada"],
        slots: [
          [
            "Ponta mais baixa é dobradiça gasta, solda cedendo ou coluna inclinada, comum em folha comprida. Folha que para antes da outra é percurso curto ou folga no pino do braço.",
            "A folha longa puxa a dobradiça de cima e desce na ponta, ou a coluna se inclina. Já a diferença para a frente ou para trás vem do percurso gravado ou do pino do braço com folga.",
            "Altura desigual fala de dobradiça, solda ou coluna. Desencontro de linha, com a mesma altura, fala de percurso e de folga no braço do motor.",
          ],
          [
            "Sem o batente firme no chão, as duas perdem o ponto em que encostam, e cada uma para onde o motor desliga.",
            "O batente do meio é a referência das duas: solto, cada folha para num lugar.",
            "Batente frouxo deixa cada folha parar onde o motor desliga, e elas nunca se casam.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste em casa, sem forçar", "Feche na mão e compare"],
        slots: [
          [
            "Só faça se as dobradiças estão firmes e sem trinca na solda. Folha bamba não se destrava, porque pode cair.",
            "Com trinca na solda ou dobradiça solta, pare e chame: a folha pode cair ao ser movida.",
            "O teste vale para folha firme. Se a dobradiça mexe, deixe o portão como está e afaste as pessoas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave os dois motores.",
          "Feche devagar, primeiro a folha sem aba.",
          "Compare a altura e a linha das pontas.",
          "Veja se o batente do chão está firme.",
          "Fotografe a emenda de frente e de cima e trave de novo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se alinha o portão", "Dobradiça primeiro, percurso depois"],
        slots: [
          [
            "A folha é escorada, a dobradiça regulada ou trocada e o batente firmado. Só depois o técnico regrava o percurso e a ordem das folhas e alinha a trava.",
            "Primeiro a mecânica: folha apoiada, dobradiça no prumo, batente fixo. A central vem por último, com percurso, retardo e trava acertados.",
            "Dobradiça e batente se acertam com a folha apoiada. Em seguida são regravados o percurso e a sequência das duas, e a trava volta ao encaixe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para alinhar pela central?",
        answers: [
          "Só o ponto em que cada folha para. Diferença de altura é dobradiça ou coluna, e nenhuma regulagem corrige.",
          "Dá quando o problema é o percurso. Se uma ponta está mais baixa, o conserto é mecânico.",
        ],
      },
      {
        question: "O desencontro estraga o motor?",
        answers: [
          "Estraga com o tempo: uma folha empurra a outra, e o braço força toda vez que fecha.",
          "Sim, porque o braço trabalha torto e o pino gasta. Por isso convém parar de acionar.",
        ],
      },
      {
        question: "Quem conserta: serralheiro ou técnico?",
        answers: [
          "Coluna e solda são de serralheria. Percurso, batente, dobradiça regulável e trava são do técnico de motor.",
          "Depende da causa: o que é de coluna vai ao serralheiro, e o resto se faz na visita de regulagem.",
        ],
      },
      {
        question: "Quanto custa alinhar?",
        answers: [
          "Regravar percurso e firmar batente é o mais barato. Dobradiça nova soma a peça, e coluna a reforçar é o que encarece.",
          "Só ajuste fica no valor da visita. Com troca de dobradiça ou solda, acrescentam-se peça e mão de obra.",
        ],
      },
    ],
    photo: "fotos da emenda das folhas, das dobradiças e do batente",
  },
  {
    id: "basculante-roldana-quebrada",
    broader: "roldana",
    label: "Roldana do basculante quebrada",
    phrase: "a roldana quebrada do basculante",
    asks: [
      "polia cabo aço basculante quebrou",
      "roldana cabo basculante",
      "roldana basculante partiu",
      ...combine(
        ["basculante roldana", "basculante rolamento"],
        [
          "quebrou",
          "quebrada",
          "quebrado",
          "travou",
          "travada",
          "torto",
          "quebrou torto",
          "gasta",
          "soltou",
          "caiu",
          "trocar",
          "como trocar",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      "how-to": [
        "A roldana do basculante é trocada pelo técnico, com a folha escorada e o cabo aliviado: ela conduz o cabo de aço que segura o peso. Trocam-se as dos dois lados, com os cabos se estiverem marcados; até lá, disjuntor desligado e ninguém embaixo. A visita parte de {price.preventive} em residência, sem peças.",
      ],
      any: [
        "Roldana do basculante quebrada deixa o cabo sem guia: um lado para, a folha entorta e pode cair. Desligue o disjuntor, ninguém embaixo, e não acione nem destrave. O técnico escora a folha, troca as roldanas e os cabos dos dois lados e refaz o equilíbrio.",
        "Com a roldana do portão basculante quebrada e a folha torta, o peso está num cabo só. Deixe como está, sem energia, afaste todos e mande foto de longe. Roldana e cabo se trocam em par, porque o outro lado tem o mesmo uso.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Folha torta: passos"],
        slots: [["Não tente pôr o cabo de volta na roldana.", "A folha torta pode descer do lado que parece firme."]],
        steps: [
          "Desligue o disjuntor sem passar sob a folha.",
          "Afaste pessoas, animais e carro.",
          "Não acione e não destrave.",
          "Fotografe de longe o alto das colunas e os cabos.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "Roldana e cabo, dos dois lados"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de soltar o cabo.",
            "Com folha e contrapeso apoiados, saem roldana e cabo.",
          ],
          [
            "Os dois lados recebem peça igual, e a folha é nivelada e equilibrada.",
            "Peças novas em par, nível conferido e equilíbrio testado a meia altura.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Por que a roldana quebrou?",
        answers: ["Rolamento seco, cabo roçando ou peso acima do previsto. Sem achar a causa, a nova dura pouco."],
      },
      {
        question: "Posso usar com uma roldana só?",
        answers: ["Não. A folha sobe torta, e o cabo bom pode partir com o peso todo."],
      },
    ],
    photo: "fotos de longe das roldanas, dos cabos e da folha inteira",
  },
];
