import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const stillWrong = ["continua", "mesmo assim", "ainda", "não resolveu", "não adiantou"];

/** What stays wrong, or goes wrong, after something was done: the part that was changed is no longer the first suspect. */
export const mesmoDepois: NarrowConcept[] = [
  {
    id: "troquei-a-roldana-e-continua",
    broader: "roldana",
    label: "Troquei a roldana e o portão continua ruim",
    phrase: "o portão que continua pesado com roldana nova",
    asks: [
      "roda trocada portão ainda trava",
      "portão não melhorou trocar rodas",
      ...combine(["troquei roldana", "trocou roldana", "roldana nova", "depois trocar roldana"], stillWrong),
      "troquei roldana pesado",
      "roldana nova pesado",
      "troquei roldana barulho",
      "roldana nova barulho",
      "troquei roldana trava",
      "troquei roldana não anda",
      "roldana nova não anda",
      "troquei roldana raspando",
      "raspando depois troquei roldana",
      "raspando roldana nova",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se você trocou a roldana e o portão continua pesado, o peso vem de outro ponto: trilho amassado ou fora de nível, guia de cima apertada, folha empenada ou roldana de canal diferente do trilho. Com o disjuntor desligado, veja em que trecho a folha prende: sempre no mesmo lugar, é trilho ou guia.",
        "Roldana nova e portão ainda duro ou raspando embaixo apontam para o caminho, não para a roda: canal que não casa com o trilho, emenda alta, guia justa ou cremalheira encostada na engrenagem. Prende no percurso inteiro? Suspeite do canal ou da folha torta.",
        "O portão que segue pesado com roldana nova tem quatro suspeitos: trilho torto, canal U ou V errado, guia superior apertada e folha empenada. Confira também se o par foi trocado inteiro, pois uma roda gasta ao lado da nova entorta a folha.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que pesa além da roldana", "Trilho, guia, folha e canal"],
        slots: [
          [
            "A roda tem de casar com o trilho. Canal em V sobre trilho redondo, ou em U sobre cantoneira, apoia só na borda, freia a folha e gasta depressa.",
            "Primeiro compare o canal da roldana com o trilho: V pede cantoneira, U pede perfil redondo. Trocados, raspam de um lado e seguram a folha.",
            "Canal errado é comum na troca. O de U serve ao trilho redondo, o de V à cantoneira, e fora disso a roda se apoia na beirada.",
          ],
          [
            "A roldana nova também levanta um pouco a folha, e a guia de cima ou a cremalheira pode ter ficado apertada; a folga correta dela é {rack.clearance}. Trilho afundado ou com emenda em degrau segura a roda nova como segurava a velha.",
            "Com roda nova a folha sobe alguns milímetros. Por isso se refazem a guia superior e a folga da cremalheira, de {rack.clearance}, e se corrigem emendas altas do trilho.",
            "Depois da troca, a altura da folha muda, e cremalheira (folga de {rack.clearance}) e guia precisam de novo ajuste. Um trecho afundado ou emenda alta trava qualquer roldana.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar o trecho que prende", "O teste da folha solta"],
        slots: [
          [
            "Este teste vale só para portão de correr em piso nivelado, com a folha reta e no trilho. Não levante a folha nem tire a roldana, porque sem apoio ela tomba.",
            "Faça apenas em folha de correr reta, apoiada e sem declive. A desmontagem é do técnico, já que a folha fora do trilho pode cair.",
            "Só teste se o portão for de correr, estiver no nível e sobre o trilho. Tirar a roda ou erguer a folha em casa é perigoso.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Destrave com a chave e empurre a folha devagar, pela lateral.",
          "Marque no chão onde ela pesa.",
          "Varra o trilho e procure amassado, emenda alta e risco brilhante.",
          "Trave de novo e grave um vídeo da folha andando.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa corrigir", "O que muda no preço"],
        slots: [
          [
            "A visita com alinhamento e regulagem parte de {price.preventive} em casa, sem peças, e resolve guia apertada e cremalheira encostada. Trecho de trilho ou roldana de canal certo são orçados com o trabalho.",
            "Alinhar guia e cremalheira cabe na visita de ajuste, desde {price.preventive} em residência, peças à parte. Trocar trilho ou comprar o par certo de rodas custa mais, com a mão de obra junto.",
            "Do mais barato ao mais caro: regulagem, a partir de {price.preventive} em casa sem peças, par de roldanas do canal certo, trecho de trilho e folha desempenada pelo serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar as duas roldanas?",
        answers: [
          "Sim, as duas: com uma nova e outra gasta, a folha fica torta e continua pesada.",
          "O certo é o par. Alturas diferentes inclinam a folha, que raspa e cansa a roda nova.",
        ],
      },
      {
        question: "A garantia cobre se o portão continua pesado?",
        answers: [
          "Cobre o serviço mal feito, pelos 90 dias da lei. Volte a quem trocou antes de pagar outra visita, mostrando o vídeo.",
          "Se a roda é do canal errado ou foi mal montada, sim: valem os 90 dias da lei. Trilho torto, que já existia, fica de fora.",
        ],
      },
      {
        question: "Roldana nova pode vir com defeito?",
        answers: [
          "Pode, mas é raro. Antes de montar, a roda tem de girar lisa na mão, sem estalo nem folga.",
          "Acontece pouco. O sinal é rolamento que estala ou balança já fora do portão.",
        ],
      },
      {
        question: "Um motor mais forte resolve?",
        answers: [
          "Não. Ele esconde o atrito e gasta engrenagem e cremalheira. Primeiro a folha tem de correr leve na mão.",
          "Motor maior só adia, porque o atrito come a engrenagem. Alivie a folha antes de pensar nele.",
        ],
      },
    ],
    photo: "um vídeo da folha andando, e fotos da roldana nova, do trilho e da guia de cima",
  },
  {
    id: "troquei-o-capacitor-e-continua",
    broader: "capacitor",
    label: "Troquei o capacitor e continua igual",
    phrase: "o motor que continua fraco com capacitor novo",
    asks: [
      ...combine(["troquei capacitor", "trocou capacitor", "capacitor novo", "depois trocar capacitor"], stillWrong),
      "troquei capacitor não funciona",
      "troquei capacitor não gira",
      "troquei capacitor não anda",
      "troquei capacitor não abre",
      "troquei capacitor fraco",
      "troquei capacitor ronca",
      "troquei capacitor zumbe",
      "troquei capacitor esquenta",
      "capacitor novo não gira",
      "capacitor novo não funciona",
      "capacitor novo ronca",
      "capacitor novo fraco",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocou o capacitor e o motor continua fraco? Confira primeiro se o valor em microfarads é o da etiqueta; se é, o defeito está na folha presa, na tensão baixa ou no enrolamento do motor. Desligue o disjuntor e não insista: motor que ronca esquenta e queima.",
        "Se o capacitor novo não resolveu, ele não era a causa, ou foi posto com outro valor. Restam folha pesada ou travada, cabo fino com tensão baixa, redutor preso e enrolamento queimado, que o técnico separa com o medidor.",
        "Motor que ronca mesmo com capacitor novo tem valor errado na peça, folha travada, redutor preso ou bobina com defeito. Compare os microfarads com a etiqueta, deixe o disjuntor desligado e peça a medição da corrente.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que resta depois do capacitor", "Valor, folha, tensão ou enrolamento"],
        slots: [
          [
            "Microfarads abaixo do original tiram a força da partida; acima, esquentam o motor.",
            "Capacitor de outro valor deixa o motor fraco ou quente, mesmo sendo novo.",
          ],
          [
            "Folha que pesa na mão, trinco esquecido ou roldana travada dão o mesmo ronco.",
            "Uma folha presa engana: o motor bom ronca como se estivesse sem partida.",
          ],
          [
            "Tensão que cai na partida, por fio fino ou emenda ruim, também tira a força.",
            "Enrolamento queimado em parte gira fraco, esquenta depressa e cheira a verniz.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se mede na visita", "Como o técnico fecha a causa"],
        slots: [
          [
            "Descarrega-se e mede-se o capacitor, e depois a tensão na partida e a corrente do motor.",
            "O técnico mede capacitor, tensão e corrente, nessa ordem, com a folha solta e com ela presa ao motor.",
          ],
          [
            "Com a folha leve e a tensão certa, corrente alta mostra o enrolamento.",
            "Se a folha anda leve e a tensão está boa, o que sobra é o motor por dentro.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso pôr um capacitor maior para dar mais força?",
        answers: ["Não: acima do valor da etiqueta o motor esquenta e o enrolamento queima."],
      },
      {
        question: "O capacitor novo pode estar ruim?",
        answers: [
          "Pode. Peça usada, guardada há anos ou de voltagem menor falha cedo; o técnico mede antes de montar.",
        ],
      },
      {
        question: "Então o motor queimou?",
        answers: ["Nem sempre. Antes se confere se a folha anda leve e se a tensão chega certa na partida."],
      },
    ],
    photo: "fotos do capacitor novo e do velho com os valores legíveis, e da etiqueta do motor",
  },
  {
    id: "troquei-a-placa-e-nao-funciona",
    broader: "placa",
    label: "Troquei a placa e o portão não funciona",
    phrase: "o portão que não funciona com a placa nova",
    asks: [
      "trocaram placa só abre botão",
      "trocou placa só abre botão",
      "depois trocaram placa só abre botão",
      "depois trocou placa só abre botão",
      "placa nova só abre botão",
      "depois trocaram placa só botão",
      "placa acabei pôr defeito programar",
      ...combine(["troquei placa", "trocou placa", "placa nova", "depois trocar placa", "troquei central"], stillWrong),
      ...combine(
        ["troquei placa", "trocou placa", "trocaram placa", "placa nova", "depois trocar placa", "troquei central"],
        [
          "não funciona",
          "não abre",
          "não fecha",
          "não liga",
          "não anda",
          "não obedece",
          "parou",
          "não aprende percurso",
        ],
      ),
      "abre sozinho troquei placa",
      "abre sozinho depois troquei placa",
      "abre sozinho placa nova",
      "placa acabei pôr veio defeito só precisa programar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se você trocou a placa e o portão continua sem funcionar, quase sempre falta programar: gravar os controles e o percurso na central nova e conferir os fios de fim de curso e fotocélula. Se só abre pelo botão, faltam os controles; se o LED não acende, é energia ou fusível.",
        "Placa nova que não funciona raramente veio com defeito: ela sai da caixa sem controles nem percurso, e o portão não anda ou só abre pelo botão até isso ser gravado. LED apagado indica energia, fusível ou tensão errada; desligue o disjuntor e não troque fios por tentativa.",
        "O portão que não obedece depois da troca da placa costuma estar sem cadastro: os controles antigos não passam para a central nova. Gravados eles e o percurso, se nada acontece, confere-se ligação de sensores e tensão; chame quem instalou, porque isso faz parte do serviço e tem a garantia da lei.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir sem tocar nos fios", "Antes de devolver a placa nova"],
        slots: [
          [
            "Com a tampa aberta, só o técnico energiza, porque borne e capacitor têm tensão perigosa. O que você pode ver por fora já aponta a falha.",
            "O capacitor guarda carga mesmo desligado, então não ponha a mão nos bornes. Estes testes são por fora e dizem muito.",
            "Há tensão da rede na placa, e mexer nela é do técnico. Você pode observar, testar o botão e fotografar.",
          ],
        ],
        steps: [
          "Compare a tensão da placa, na caixa dela, com a da etiqueta do motor.",
          "Com a tampa fechada e o disjuntor ligado, veja se o LED acende.",
          "Teste a botoeira: se ela abre, falta só gravar os controles.",
          "Veja se a fotocélula está limpa e sem nada na frente.",
          "Mande as fotos antes que alguém troque fio de lugar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que falta na placa nova", "Do sintoma à causa"],
        slots: [
          [
            "A central nova não herda nada da antiga, e cada sintoma mostra o que ficou por fazer.",
            "Ache na lista o que o portão faz, e a causa vem ao lado.",
            "O jeito como o portão falha diz qual ajuste ficou faltando.",
          ],
        ],
        bullets: [
          "Só abre pelo botão: controles não gravados ou de outro código",
          "LED não acende: fusível, tensão errada ou fio de energia solto",
          "Anda devagar ou para cedo: percurso não gravado",
          "Parte para o lado já fechado: fim de curso ou sentido trocado",
          "Abre e não fecha: entrada da fotocélula aberta, sem o sensor ou o jumper do manual",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acertar a placa nova", "O que está e o que não está no serviço"],
        slots: [
          [
            "Se outra pessoa instalou, peça que ela volte: ligar, programar e testar fazem parte da troca, e o serviço tem os 90 dias da lei. Se você mesmo comprou e ligou, uma visita de ajuste em casa parte de {price.preventive}, sem peças.",
            "Quem cobrou pela troca deve entregar programado e testado, com a garantia da lei, de 90 dias. Placa comprada e ligada por você se acerta em visita desde {price.preventive} na residência, fora peças.",
            "A programação está incluída na troca paga, e a lei dá 90 dias para reclamar. Se a compra foi sua, o ajuste no local começa em {price.preventive} em casa, sem contar peças.",
          ],
          [
            "A programação com cadastro leva até {trade.smallRepair}. Controle de outro código soma um receptor avulso ou controles novos, e a placa queimada na ligação soma outra placa.",
            "Gravar percurso e controles cabe em {trade.smallRepair}. O que encarece é o código incompatível, que pede receptor avulso, ou uma placa que queimou por tensão errada.",
            "Conte até {trade.smallRepair} para programar tudo. Só se paga mais quando os controles não servem nela, e entra um receptor, ou quando a nova queimou ao ligar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso gravar todos os controles de novo?",
        answers: [
          "Sim, na maioria das placas. Só algumas permitem passar o chip de memória da velha para a nova, e da mesma marca.",
          "Na maioria dos casos, sim, um por um, em poucos minutos cada. A exceção é a central com memória removível igual à antiga.",
        ],
      },
      {
        question: "Os controles não gravam na placa nova. E agora?",
        answers: [
          "O código deles é diferente do que a placa lê, por exemplo rolante de outra marca. Usa-se um receptor avulso compatível ou se compram controles da linha nova.",
          "É incompatibilidade de código ou de frequência. Um receptor avulso, ligado à mesma placa, aceita os controles antigos.",
        ],
      },
      {
        question: "A placa nova pode ter queimado na ligação?",
        answers: [
          "Pode, se recebeu 220 V estando em 127 V ou fio em borne errado. Não religue: o técnico mede e diz se o fusível salvou a placa.",
          "Sim, sobretudo por tensão trocada. Cheiro, mancha ou fusível aberto são os sinais; deixe o disjuntor desligado até a medição.",
        ],
      },
      {
        question: "O portão ficou ao contrário depois da placa. É defeito?",
        answers: [
          "Não: o sentido do motor ou o fim de curso ficou invertido, e isso se acerta na ligação ou na programação, em minutos.",
          "É só ligação invertida. Deixe desligado até o acerto, porque ele pode forçar contra o batente.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da embalagem da placa nova e da velha, se ficou com você",
  },
  {
    id: "limpei-o-trilho-e-continua",
    broader: "trilho",
    label: "Limpei o trilho e o portão continua travando",
    phrase: "o portão que trava com o trilho limpo",
    asks: [
      "trava depois limpeza trilho",
      "portão correr ainda trava depois limpeza trilho",
      "varri trilho não adiantou",
      ...combine(["limpei trilho", "trilho limpo", "lavei trilho", "depois limpar trilho"], stillWrong),
      "limpei trilho trava",
      "trilho limpo trava",
      "limpei trilho não anda",
      "limpei trilho não abre",
      "limpei trilho pesado",
      "trilho limpo pesado",
      "passei graxa continua",
      "passei óleo continua",
      "lubrifiquei continua",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se limpou o trilho e o portão continua travando, a sujeira não era a causa: procure roldana gasta ou com o rolamento preso, trilho amassado ou fora de nível e guia de cima apertada. O lugar em que ele prende diz qual.",
        "Trilho limpo e portão ainda preso: marque onde ele para. Sempre no mesmo ponto, é trilho amassado, emenda ou cremalheira; no percurso todo, é roldana, guia ou folha torta. Teste com o disjuntor desligado.",
        "Limpou, lubrificou e continua pesado? Então é peça gasta ou desalinhada: roldana, guia, trilho ou folga da cremalheira. Não aumente a força do motor; ela esconde o atrito e tira a proteção contra esmagamento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que prende além da sujeira", "Do rolamento à guia"],
        slots: [
          [
            "Roldana com rolamento travado arrasta em vez de rodar e deixa um risco brilhante no trilho.",
            "Roda que não gira lixa o trilho: o risco brilhante a denuncia.",
          ],
          [
            "Um amassado, uma emenda alta ou um trecho afundado segura a roda sempre no mesmo lugar.",
            "Ponto fixo de parada é trilho, emenda ou dente da cremalheira.",
          ],
          [
            "A guia de cima torta ou seca aperta a folha, e parece que é o trilho.",
            "Olhe também em cima: a guia apertada freia a folha tanto quanto a areia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Ache o ponto em que ele prende", "Teste com a folha solta"],
        slots: [
          [
            "Não ponha graxa no trilho: ela junta areia e o portão pesa de novo.",
            "Graxa no trilho vira lixa com a poeira; o trilho trabalha limpo e seco.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Em portão de correr no nível, destrave e empurre a folha devagar, sem forçar.",
          "Marque onde ela pesa e olhe trilho, guia e cremalheira nesse ponto.",
          "Trave de novo com a chave.",
          "Mande o vídeo e a marca do lugar.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Como sei se é a roldana?",
        answers: ["Pelo risco brilhante no trilho, pelo estalo no ritmo da roda e pela folha mais baixa de um lado."],
      },
      {
        question: "Posso usar assim até o técnico vir?",
        answers: [
          "Melhor não pelo motor: forçando, ele esquenta e come engrenagem. Use na mão, se a folha estiver reta.",
        ],
      },
      {
        question: "Trilho amassado tem conserto?",
        answers: [
          "Um trecho curto se troca ou se solda no lugar, com nível conferido; muito torto, troca-se o trilho.",
        ],
      },
    ],
    photo: "um vídeo da folha andando e uma foto do trecho em que ela prende",
  },
  {
    id: "parou-depois-da-obra",
    broader: "nao-liga",
    label: "Portão parou depois de obra ou reforma",
    phrase: "o portão que parou depois da obra",
    asks: [
      ...combine(["obra rua", "obra vizinho", "obra lado"], ["portão"]),
      ...combine(["obra portão", "reforma portão"], ["danificou", "estragou", "quebrou", "amassou"]),
      ...combine(
        ["reforma", "obra", "pedreiro", "eletricista", "trocar disjuntor", "mexi fiação", "mexer fiação"],
        ["portão parou", "portão não funciona mais", "depois não funciona", "depois não abre", "depois não liga"],
      ),
      "trocar disjuntor parou",
      "trocaram disjuntor parou",
      "depois obra parou",
      "depois reforma parou",
      "pedreiro mexeu parou",
      "eletricista mexeu parou",
      "parou instalei câmera",
      "parou depois instalei",
      "parou instalaram placa solar",
      "parou placa solar",
      "parou troca poste",
      "parou padrão luz",
      "mexeram padrão luz",
      "parou depois instalaram",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que parou depois de obra ou reforma quase sempre está sem energia, com a tensão trocada ou com um fio cortado: disjuntor novo, padrão de luz, placa solar, câmera ou corte na parede. Deixe o disjuntor desligado, porque tensão errada queima a placa, e peça a medição, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão parou depois que trocaram o disjuntor, mexeram no padrão ou instalaram câmera ou placa solar, suspeite da ligação: fase trocada, fio solto ou cabo furado. Não religue antes de medir a tensão. A visita que mede e corrige em casa começa em {price.preventive}, sem peças.",
        "Depois da reforma, da troca do poste ou do serviço do eletricista, o portão costuma parar por fio cortado, fase trocada ou disjuntor mal ligado. Mantenha o disjuntor dele desligado até a medição, pois 220 V onde havia 127 V queima a placa; em casa, a visita parte de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que uma obra muda no portão", "Por que parou depois do serviço"],
        slots: [
          [
            "O que foi mexido aponta a causa, por isso pergunte a quem fez o serviço.",
            "Cada tipo de obra deixa a sua falha. Veja qual foi a sua e conte ao técnico.",
            "Pelo serviço feito na casa se chega ao defeito.",
          ],
        ],
        bullets: [
          "Disjuntor ou padrão trocado: tensão diferente ou falta de uma fase",
          "Câmera ou interfone novo: fio da botoeira em curto",
          "Placa solar: circuito do portão movido ou desligado no quadro",
          "Parede ou piso cortado: cabo da força, da botoeira ou da fotocélula",
          "Pó, cimento ou tinta: trilho travado ou lente cega, e ele abre e não fecha",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de religar", "A ordem segura depois da obra"],
        slots: [
          [
            "Não teste ligando e desligando: com a tensão errada, cada tentativa pode custar a placa. Medir é de quem tem instrumento e prática.",
            "Cada religada com tensão trocada arrisca a placa, então não insista. A medição fica com o técnico.",
            "Ligar para ver se funciona é o que mais queima placa depois de obra. Deixe a tensão para quem mede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Pergunte a quem fez a obra o que foi mexido no quadro e onde houve corte.",
          "Varra o trilho e passe pano seco nas lentes da fotocélula.",
          "Fotografe o quadro, o ponto de energia e a etiqueta do motor.",
          "Só religue depois de medida a tensão.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "O que se mede e o que custa"],
        slots: [
          [
            "O técnico mede a tensão no quadro e no motor, compara com a etiqueta e segue o cabo até o trecho rompido. Acessórios novos são desligados um a um, porque uma câmera ou botoeira em curto também para a central.",
            "Da entrada até o motor, mede-se trecho por trecho, e o número tem de bater com a etiqueta. Depois se isolam os aparelhos instalados há pouco, que podem estar em curto com a botoeira.",
            "A medição compara o que chega com o que a etiqueta pede e localiza o cabo rompido. O que foi instalado na obra é desligado por partes, para ver se é ele que trava a central.",
          ],
          [
            "Refazer ligação ou emenda custa pouco, e passar cabo novo, mais. Se a placa queimou, ela é reparada ou trocada; motor atingido leva à troca, em casa de {price.homeSwap}.",
            "O menor custo é acertar a ligação; depois vêm o cabo e o reparo da placa. Um motor queimado por tensão errada se troca por {price.homeSwap} em casa.",
            "Ligação errada é o mais barato de corrigir, cabo partido custa mais, e placa, mais ainda. Só o motor danificado leva a {price.homeSwap}, com mão de obra, em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se a obra queimou a placa?",
        answers: [
          "Em geral, quem causou o dano. Peça um laudo com a causa antes de trocar a peça e guarde fotos e a peça velha.",
          "A conta costuma ser de quem fez o serviço ou da distribuidora, se mexeu no poste. Tenha a causa por escrito antes do conserto.",
        ],
      },
      {
        question: "Mudou de 127 para 220 V. O motor serve?",
        answers: [
          "Só se for bivolt ou tiver a chave na posição certa. Veja a etiqueta e não ligue na dúvida.",
          "Depende da etiqueta: motor só de 127 V queima em 220 V. Bivolt precisa da chave seletora mudada pelo técnico.",
        ],
      },
      {
        question: "A poeira da obra estraga o motor?",
        answers: [
          "Pode entupir a ventilação, cegar a fotocélula e travar o fim de curso. Na obra, desligue e cubra o motor.",
          "Sim, sobretudo cimento, que endurece no trilho e nas engrenagens. Proteja o motor desligado e limpe antes de religar.",
        ],
      },
      {
        question: "O portão parou depois que instalei câmera. O que pode ser?",
        answers: [
          "Fio da câmera puxado da fonte do portão ou cabo da botoeira em curto na mesma passagem. Desligue a câmera do portão e peça a medição.",
          "É comum a câmera ter sido ligada na central, que não aguenta a carga, ou o cabo ter sido furado. O técnico separa os dois circuitos.",
        ],
      },
    ],
    photo: "fotos do quadro, do ponto de energia do portão e da etiqueta do motor",
  },
  {
    id: "parou-depois-de-mexer-na-placa",
    broader: "placa",
    label: "Portão parou depois que mexi na placa",
    phrase: "o portão que parou depois de mexerem na placa",
    asks: [
      "mexi placa parou",
      "mexi placa não funciona",
      "mexi placa não abre",
      "mexi placa não fecha",
      "mexer placa parou",
      "mexeram placa parou",
      "mexeu placa não funciona",
      "mexi central parou",
      "apertei botão placa parou",
      "apertei botão placa não funciona",
      "apertei botão placa não abre",
      "mexi jumper parou",
      "mexi jumper não funciona",
      "mexi programação não funciona",
      "mexi programação parou",
      "mexi trimpot não",
      "portão não funciona depois mexi central",
      "fui programar controle portão parou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão parou depois que mexeram na placa, o comum é memória apagada, percurso perdido, jumper fora da posição ou fio solto do borne. Desligue o disjuntor, não aperte mais botões e feche a tampa: quase sempre se reprograma sem trocar peça.",
        "Mexeu na placa e o portão não funciona mais? Apertar o botão de gravação por muito tempo apaga os controles; mudar jumper troca o modo. Teste a botoeira uma vez: se ela abre, falta só gravar os controles de novo.",
        "Placa que parou depois de mexida raramente queimou: em geral ficou sem controles, sem percurso ou com fio fora do borne. Deixe o disjuntor desligado, mande a foto da etiqueta do motor e conte o que foi mexido.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que se desfaz ao mexer na placa", "Memória, percurso, jumper e fio"],
        slots: [
          [
            "Botão de gravação segurado por muitos segundos apaga a memória de todos os controles.",
            "O mesmo botão que grava também apaga: segurado demais, limpa todos os controles.",
          ],
          [
            "Percurso apagado faz o portão andar pouco, devagar ou parar.",
            "Sem percurso, a central não sabe onde parar e trava ou anda aos pedaços.",
          ],
          [
            "Jumper mudado troca sentido, modo ou sensor, e fio puxado sai do borne sem ninguém ver.",
            "Um jumper fora do lugar ou um fio mal preso basta para parar tudo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Antes de apertar outro botão"],
        slots: [
          [
            "Com a tampa aberta há tensão de rede e capacitor carregado: não toque.",
            "Não tente voltar ao que era por tentativa; a placa tem tensão perigosa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Feche a tampa sem puxar fios.",
          "Religue e teste a botoeira uma vez, longe do caminho da folha.",
          "Se ela abre, falta gravar os controles; se não, deixe desligado.",
          "Mande a foto da etiqueta do motor e diga o que foi apertado ou mudado.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Apaguei todos os controles. Tem volta?",
        answers: ["Não se recupera a memória, mas cada controle se grava de novo em poucos segundos."],
      },
      {
        question: "Dá para voltar a placa ao padrão de fábrica?",
        answers: ["Em muitas, sim, pelo procedimento do manual do modelo. Depois se gravam percurso e controles."],
      },
      {
        question: "Posso ter queimado a placa?",
        answers: [
          "Só se algo encostou nos bornes com energia ou o fio entrou no lugar errado. LED apagado é sinal disso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e o relato do que foi mexido",
  },
];
