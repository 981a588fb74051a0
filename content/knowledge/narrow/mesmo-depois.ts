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
        "Se você trocou o capacitor e o motor continua fraco ou zumbindo, confira primeiro se o valor em microfarads (µF) é o da etiqueta; se é, o defeito está na folha presa, na tensão baixa ou no enrolamento. Desligue o disjuntor e peça a medição, em visita a partir de {price.preventive} em casa, sem peças.",
        "Capacitor novo que não adiantou quer dizer que ele não era a causa, ou foi posto com outro valor em µF. Restam folha pesada, cabo fino com tensão baixa, redutor preso e bobina queimada, separados no medidor; em residência, a visita que mede e regula começa em {price.preventive}, fora peças.",
        "O portão segue zumbindo mesmo com o capacitor trocado por três motivos comuns: µF errado, folha travada ou motor com enrolamento ruim. Não insista, porque ele esquenta e queima; desligue no disjuntor, e a medição em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que resta depois do capacitor", "Valor, folha, tensão ou enrolamento"],
        slots: [
          [
            "O ronco sem partida tem mais de uma origem, e o capacitor é só a mais frequente. Veja o que sobra, do mais simples ao mais caro.",
            "Capacitor é a primeira suspeita, não a única. Em ordem de custo, faltam estas.",
            "Depois da peça nova, a lista fica curta. Comece pelo que não custa nada.",
          ],
        ],
        bullets: [
          "Valor errado: µF abaixo tira força, acima esquenta o motor",
          "Trinco, pedra ou roldana travada: a folha não sai",
          "Tensão que cai na partida: fio fino ou emenda ruim",
          "Redutor preso: zumbe mesmo com a folha livre",
          "Enrolamento: esquenta em segundos e cheira a verniz",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Dois testes seguros antes da visita"],
        slots: [
          [
            "Faça com o disjuntor desligado e só em folha de correr ou de abrir, reta. Não toque no capacitor, que guarda carga mesmo fora da tomada.",
            "Energia cortada e tampa fechada: o capacitor dá choque mesmo desligado. Basculante não se destrava para testar.",
            "Nada de abrir a tampa, pela carga do capacitor. Só folha de correr ou pivotante, no prumo, entra no teste.",
          ],
        ],
        steps: [
          "Compare, na embalagem do novo, os µF e a tensão com os da etiqueta do motor.",
          "Desligue o disjuntor e destrave a folha de correr ou de abrir.",
          "Mova com uma mão: se pesa, a causa é a folha.",
          "Anote se a luz da casa cai quando o motor tenta partir.",
          "Deixe desligado e conte o resultado ao técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se mede na visita", "Como o técnico fecha a causa"],
        slots: [
          [
            "O técnico descarrega e mede o capacitor, depois a tensão na partida e a corrente do motor. Com a folha leve e a tensão certa, corrente alta mostra o enrolamento; a medição cabe em geral em {trade.smallRepair}.",
            "Capacitor, tensão e corrente são medidos nessa ordem, com a folha solta e presa. Se só a corrente está alta, o motor acabou por dentro, resultado que sai em até {trade.smallRepair}.",
            "Em até {trade.smallRepair} se medem a peça nova, a queda de tensão e o consumo. Tudo certo menos a corrente é bobina.",
          ],
          [
            "Enrolamento perdido leva à troca do motor, de {price.homeSwap} em casa, com mão de obra. Folha e fiação custam bem menos, e por isso vêm primeiro.",
            "Bobina queimada pede motor novo, de {price.homeSwap} em residência, já instalado. Antes se corrigem folha e cabo.",
            "Se for a bobina, trocar o motor em casa vai de {price.homeSwap}. Roldana ou fio, porém, resolvem por muito menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um capacitor maior para dar mais força?",
        answers: [
          "Não: acima do valor da etiqueta, o motor esquenta e o enrolamento queima. A tolerância é pequena, em geral de 5%.",
          "Não. Valor maior não dá força, dá calor. Use o da etiqueta.",
        ],
      },
      {
        question: "O capacitor novo pode estar ruim?",
        answers: [
          "Pode. Peça usada, guardada há anos ou de tensão menor falha cedo, e o técnico mede antes de montar.",
          "Acontece, sobretudo com peça antiga de estoque. A medição tira a dúvida.",
        ],
      },
      {
        question: "Então o motor queimou?",
        answers: [
          "Nem sempre. Cheiro de verniz e disjuntor caindo é que apontam para isso; sem eles, veja folha e tensão.",
          "Só depois de excluir folha, tensão e redutor. Cheiro forte é o sinal mais claro.",
        ],
      },
      {
        question: "Liguei os fios do capacitor trocados. Faz mal?",
        answers: [
          "No capacitor comum de dois fios a posição não importa. Fio no borne errado da placa, porém, deixa o motor sem partida ou girando ao contrário.",
          "Entre os dois terminais dele, não. Se foi parar em outro borne, o motor ronca ou inverte.",
        ],
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
        "O portão que não funciona depois da troca da placa quase sempre está sem programação: a central nova vem sem os controles e sem o percurso, e os fios do fim de curso e da fotocélula precisam estar no lugar. Se o led da placa não acende, falta energia ou o fusível queimou. Chame quem trocou, que deve deixar pronto.",
        "Se o técnico trocou a placa e continua o defeito, ou falta programar a nova, com controles, percurso e sensores, ou a causa era outra, como motor, capacitor ou fotocélula. Chame quem fez o serviço, que tem garantia de 90 dias pela lei. Para uma segunda avaliação, mande um vídeo e foto da placa fechada.",
        "Se você trocou a placa e o portão continua sem funcionar, quase sempre falta programar a central nova: gravar os controles e o percurso e conferir os fios de fim de curso e fotocélula. Portão que só abre pelo botão está sem os controles gravados. LED apagado indica falta de energia ou fusível queimado.",
        "Placa nova que não funciona raramente veio com defeito: ela sai da caixa sem controles nem percurso, e até isso ser gravado o portão não anda ou só abre pelo botão. LED apagado indica energia, fusível ou tensão errada. Desligue o disjuntor e não troque fios por tentativa.",
        "O portão que só abre pelo botão depois que trocaram a placa está sem os controles gravados, porque o cadastro antigo não passa para a central nova. Se nada mudar depois de gravar os controles e o percurso, falta conferir a ligação dos sensores e a tensão. Chame quem instalou, pois isso faz parte do serviço.",
        "O controle que não funciona depois de trocar a placa do motor [marca] precisa ser gravado de novo, porque a central nova vem com a memória vazia. Se ele é de outro código ou de outra frequência, não grava, e a saída é um controle compatível ou um receptor à parte. Quem trocou a placa deve deixar isso pronto.",
        "Se você trocou a placa e o portão não fecha, quase sempre falta ligar ou configurar a fotocélula na central nova, que sem ela acusa passagem ocupada. O percurso também precisa ser gravado de novo, com o fim de curso do lado certo. Chame quem instalou, porque deixar isso pronto faz parte do serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir sem tocar nos fios", "Antes de devolver a placa nova"],
        slots: [
          [
            "Não ponha a mão na placa, porque os bornes e o capacitor têm tensão perigosa. O que se vê por fora já aponta a falha.",
            "O capacitor guarda carga mesmo com o portão desligado, então não toque nos bornes. Estes testes são por fora e já mostram muito.",
            "A placa trabalha com a tensão da rede, e mexer nela é do técnico. Você pode observar e testar o botão.",
          ],
        ],
        steps: [
          "Compare a tensão escrita na caixa da placa com a da etiqueta do motor.",
          "Ligue o disjuntor com a tampa fechada e veja se o motor dá algum sinal, de luz ou de som.",
          "Teste a botoeira: se ela abre o portão, falta só gravar os controles.",
          "Veja se a fotocélula está limpa e sem nada na frente.",
          "Se nada responder, desligue o disjuntor e não deixe ninguém trocar fios de lugar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que falta na placa nova", "Do sintoma à causa"],
        slots: [
          [
            "A central nova não traz nada da antiga, e cada sintoma mostra o que ficou por fazer.",
            "Ache na lista o que o portão faz, e a causa vem ao lado.",
            "O jeito como o portão falha mostra qual ajuste ficou faltando.",
          ],
        ],
        bullets: [
          "Só abre pelo botão: controles não gravados ou de outro código",
          "LED não acende: fusível queimado, tensão errada ou fio de energia solto",
          "Anda devagar ou para cedo: percurso não gravado",
          "Tenta andar para o lado já fechado: sentido ou fim de curso trocado",
          "Abre e não fecha: entrada da fotocélula aberta, sem o sensor ou o jumper do manual",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acertar a placa nova", "O que está e o que não está no serviço"],
        slots: [
          [
            "Se outra pessoa instalou, peça que ela volte, porque ligar, programar e testar fazem parte da troca, e o serviço tem os 90 dias da lei. Se você mesmo comprou e ligou, uma visita de ajuste em casa parte de {price.preventive}, sem peças.",
            "Quem cobrou pela troca deve entregar a placa programada e testada, com os 90 dias da lei de garantia. Placa comprada e ligada por você é acertada em visita a partir de {price.preventive} na residência, fora peças.",
            "A programação está incluída na troca paga, e você tem os 90 dias da lei para reclamar. Se a compra foi sua, o ajuste no local começa em {price.preventive} em casa, sem contar peças.",
          ],
          [
            "Gravar percurso e controles leva até {trade.smallRepair}. Controle de outro código exige um receptor avulso ou controles novos, e a placa que queimou na ligação precisa ser trocada.",
            "A programação completa cabe em {trade.smallRepair}. O que encarece é o código incompatível, que exige receptor avulso, ou uma placa que queimou por tensão errada.",
            "Conte até {trade.smallRepair} para programar tudo. Só se paga mais quando os controles não servem na central, e entra um receptor, ou quando a placa nova queimou ao ligar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso gravar todos os controles de novo?",
        answers: [
          "Sim, na maioria das placas. Só algumas permitem passar o chip de memória da velha para a nova, da mesma marca.",
          "Na maioria dos casos, sim, um por um. A exceção é a central com memória removível igual à antiga.",
        ],
      },
      {
        question: "Os controles não gravam na placa nova. E agora?",
        answers: [
          "O código deles é diferente do que a placa lê, por exemplo rolante de outra marca. Usa-se um receptor avulso compatível ou se compram controles da linha nova.",
          "O código ou a frequência são incompatíveis. Um receptor avulso, ligado à mesma placa, aceita os controles antigos.",
        ],
      },
      {
        question: "A placa nova pode ter queimado na ligação?",
        answers: [
          "Pode, se recebeu 220 V estando em 127 V ou se um fio foi para o borne errado. Não religue: o técnico mede e diz se foi só o fusível.",
          "Sim, sobretudo por tensão trocada. Cheiro, mancha ou fusível aberto são os sinais; deixe o disjuntor desligado até a medição.",
        ],
      },
      {
        question: "O portão ficou ao contrário depois da placa. É defeito?",
        answers: [
          "Não: o sentido do motor ou o fim de curso ficou invertido, e isso se acerta na ligação ou na programação.",
          "É só ligação invertida. Deixe desligado até o acerto, porque o motor pode forçar contra o batente.",
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
        "Se você limpou o trilho e o portão continua travando, a sujeira não era a causa: procure roldana gasta ou presa, trilho amassado ou fora de nível, guia de cima apertada ou cremalheira sem folga. Para sempre no mesmo ponto, é trilho ou emenda; no percurso todo, roldana, guia ou folha torta.",
        "Com o trilho limpo e o portão ainda emperrando, o que mais pode prender é roldana, guia, emenda do trilho ou dente da cremalheira. Marque onde ele para e não aumente a força do motor; o acerto em casa parte de {price.preventive}, sem peças.",
        "O portão que continua parando mesmo com o trilho limpo tem peça gasta ou desalinhada, quase sempre a roldana. Com o disjuntor desligado, veja o lugar em que ele prende; a visita que alinha e regula em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que prende além da sujeira", "Do rolamento à guia"],
        slots: [
          [
            "O lugar em que o portão prende diz a causa, mais que o barulho.",
            "Onde ele para é a melhor pista.",
            "Compare o ponto de parada com a lista.",
          ],
        ],
        bullets: [
          "No percurso todo, com risco brilhante no trilho: rolamento da roldana travado.",
          "Sempre no mesmo ponto: amassado, emenda alta ou trecho afundado.",
          "Ronco junto ao motor: cremalheira sem a folga de {rack.clearance}.",
          "Folha que balança e aperta em cima: guia torta ou seca.",
          "Um lado mais baixo: roldana gasta ou folha empenada.",
        ],
      },
      {
        about: "check",
        headings: ["Ache o ponto em que ele prende", "Teste com a folha solta"],
        slots: [
          [
            "Só em portão de correr no plano, com a folha reta e apoiada. Em rampa, ou com a folha torta ou bamba, não destrave, porque ela corre ou tomba.",
            "Vale para folha reta, sobre o trilho, em piso nivelado. Torta ou em declive, deixe travada.",
            "Faça se o piso é plano e a folha está no prumo. Do contrário, não solte o motor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Destrave e empurre a folha devagar, pela lateral, sem forçar.",
          "Marque onde ela pesa e olhe trilho, guia e cremalheira nesse ponto.",
          "Trave de novo com a chave.",
          "Não ponha graxa no trilho: ela junta areia.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O que se acerta na visita"],
        slots: [
          [
            "Com a folha escorada, troca-se o par de roldanas ou o trecho de trilho, no nível, e a guia é realinhada. A meta é mover a folha com uma mão.",
            "O técnico escora a folha, corrige o trecho ruim ou as rodas e ajusta a guia, até ela correr com uma mão só.",
            "Par de roldanas, trecho de trilho ou guia são acertados com a folha presa, e ela volta a andar leve.",
          ],
          [
            "Depois refazem-se a folga da cremalheira, de {rack.clearance}, e a força, que fica no mínimo. Força a mais esconderia o atrito e tiraria a proteção contra esmagamento.",
            "Em seguida vêm cremalheira e força mínima, com teste de obstáculo. Subir a força no lugar do conserto é perigoso.",
            "Por fim, a cremalheira ganha {rack.clearance} de folga, e a força é baixada e testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se é a roldana?",
        answers: [
          "Pelo risco brilhante no trilho, pelo estalo no ritmo da roda e pela folha mais baixa de um lado.",
          "Três sinais: risco no trilho, batida ritmada e folha torta. Um deles já sugere a troca do par.",
        ],
      },
      {
        question: "Posso usar assim até o técnico vir?",
        answers: [
          "Melhor não pelo motor, que esquenta e come engrenagem. Na mão, só com a folha reta, no plano e o disjuntor desligado.",
          "Evite o motor. Manualmente, apenas folha reta e apoiada, sem energia.",
        ],
      },
      {
        question: "Trilho amassado tem conserto?",
        answers: [
          "Um trecho curto se troca ou se refaz no lugar, com o nível conferido. Amassado em vários pontos, troca-se o trilho.",
          "Tem, por trecho. Gasto ou torto de ponta a ponta, vai trilho novo.",
        ],
      },
      {
        question: "Quanto custa trocar as roldanas?",
        answers: [
          "O par e a mão de obra de escorar vêm num valor só; roda parafusada sai por menos que soldada, e folha pesada encarece.",
          "Depende do diâmetro, da carga e da fixação. Trecho de trilho a corrigir entra à parte.",
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
        "Portão que parou depois de obra ou reforma está quase sempre sem energia, com a tensão trocada ou com um fio cortado. Deixe o disjuntor dele desligado, porque tensão errada queima a placa, e pergunte a quem fez o serviço onde mexeu. A visita que mede e corrige em casa parte de {price.preventive}, sem peças.",
        "Se o portão parou depois que mexeram no padrão de luz, trocaram o disjuntor ou instalaram placa solar ou câmera, suspeite da ligação: fase trocada, fio solto ou cabo furado. Não religue antes de medir a tensão. A visita que mede e corrige em casa começa em {price.preventive}, sem peças.",
        "Depois da troca do poste ou do serviço do eletricista, o portão costuma parar por fase trocada, fio cortado ou disjuntor mal ligado. Mantenha o disjuntor dele desligado até a medição, pois 220 V onde havia 127 V queimam a placa. Em casa, a visita parte de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que uma obra muda no portão", "Por que o portão parou depois do serviço"],
        slots: [
          [
            "O tipo de obra indica a causa, por isso pergunte a quem fez o serviço o que foi mexido.",
            "Cada tipo de obra deixa uma falha diferente, e saber o que foi feito encurta o conserto.",
            "O serviço feito na casa costuma levar direto ao defeito do portão.",
          ],
        ],
        bullets: [
          "Disjuntor ou padrão trocado: tensão diferente ou falta de uma fase",
          "Câmera ou interfone novo: fio da botoeira em curto",
          "Placa solar: circuito do portão movido ou desligado no quadro",
          "Parede ou piso cortado: cabo da força, da botoeira ou da fotocélula rompido",
          "Pó, cimento ou tinta: trilho travado ou lente da fotocélula encoberta",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de religar", "A ordem segura depois da obra"],
        slots: [
          [
            "Não teste ligando e desligando, porque com a tensão errada cada tentativa pode queimar a placa. A medição é do técnico, que tem o instrumento.",
            "Cada religada com a tensão trocada arrisca a placa, então não insista. Quem mede a rede é o técnico.",
            "Ligar para ver se funciona é o que mais queima placa depois de obra. Deixe a medição da tensão com o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Pergunte a quem fez a obra o que mudou no quadro e onde houve corte.",
          "Varra o trilho e passe um pano seco nas lentes da fotocélula.",
          "Anote a tensão que está na etiqueta do motor, 127 V ou 220 V.",
          "Só religue depois que a tensão for medida.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "O que se mede e o que custa"],
        slots: [
          [
            "O técnico mede a tensão no quadro e no motor, compara com a etiqueta e segue o cabo até o trecho rompido. Os aparelhos novos são desligados um a um, porque uma câmera ou botoeira em curto também para a central.",
            "A tensão é medida trecho por trecho, da entrada até o motor, e precisa bater com a etiqueta. Depois são isolados os aparelhos instalados há pouco, que podem ter deixado a central em curto.",
            "A medição compara a energia que chega com a que a etiqueta pede e localiza o cabo rompido. O que foi instalado na obra é desligado por partes, para ver se é ele que trava a central.",
          ],
          [
            "Refazer uma ligação ou emenda é o conserto mais barato, e passar cabo novo custa mais. Se a placa queimou, ela é reparada ou trocada. Motor queimado leva à troca, em casa de {price.homeSwap}, com mão de obra.",
            "Acertar a ligação custa menos que passar um cabo, e o reparo da placa vem em seguida. Um motor queimado por tensão errada se troca por {price.homeSwap} em casa, com mão de obra.",
            "A ligação errada é a mais barata de corrigir, o cabo partido custa mais, e a placa, mais ainda. Só o motor queimado leva à troca completa, de {price.homeSwap} em residência, com mão de obra.",
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
          "A conta costuma ser de quem fez o serviço, ou da distribuidora, se o defeito veio da rede da rua. Tenha a causa por escrito antes do conserto.",
        ],
      },
      {
        question: "Mudou de 127 para 220 V. O motor serve?",
        answers: [
          "Só se ele for bivolt, com a chave de tensão na posição certa. Veja a etiqueta e, na dúvida, não ligue.",
          "Depende da etiqueta: um motor só de 127 V queima em 220 V. No bivolt com chave seletora, o técnico muda a posição antes de religar.",
        ],
      },
      {
        question: "A poeira da obra estraga o motor?",
        answers: [
          "Pode entupir a ventilação, encobrir a fotocélula e travar o fim de curso. Durante a obra, deixe o motor desligado e coberto.",
          "Sim, sobretudo o cimento, que endurece no trilho e nas engrenagens. Proteja o motor desligado e limpe tudo antes de religar.",
        ],
      },
      {
        question: "O portão parou depois que instalei câmera. O que pode ser?",
        answers: [
          "Pode ser a câmera ligada na fonte do portão ou o cabo da botoeira em curto na mesma passagem. Deixe a câmera desligada e peça a medição.",
          "É comum a câmera ter sido alimentada pela central, que não aguenta a carga, ou um cabo ter sido furado. O técnico separa os dois circuitos.",
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
        "Se o portão parou depois que mexi na placa, o comum é memória apagada, percurso perdido, jumper fora da posição ou fio solto, e quase sempre se reprograma sem peça. Desligue o disjuntor e não aperte mais nada; a reprogramação em casa parte de {price.preventive}, sem peças.",
        "Apertei um botão dentro da placa e o portão não abre: o botão de gravar, segurado demais, apaga a memória de todos os controles. Teste a botoeira uma vez; se ela abre, falta só gravar de novo, e a visita que ajusta custa desde {price.preventive} na residência, fora peças.",
        "Portão que não funciona depois que mexeram na central desconfigurou, na maioria dos casos: controles apagados, percurso perdido ou jumper trocado. Com o disjuntor desligado, feche a tampa e não tente mais; regravar tudo em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Antes de apertar outro botão"],
        slots: [
          [
            "Com a tampa aberta há tensão da rede e capacitor carregado, então não toque. Voltar por tentativa costuma apagar mais coisa.",
            "Não tente desfazer apertando outros botões: a placa tem tensão perigosa e cada toque pode apagar algo.",
            "Pare de mexer: há tensão na placa, e a próxima tecla pode limpar o que sobrou.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Feche a tampa sem puxar fios.",
          "Religue e teste a botoeira uma vez, longe da folha.",
          "Se ela abre, falta gravar os controles; se não, deixe desligado.",
          "Anote o que foi apertado ou mudado e por quanto tempo.",
        ],
      },
      {
        about: "causes",
        headings: ["O que se desfaz ao mexer na placa", "Memória, percurso, jumper e fio"],
        slots: [
          [
            "O sintoma diz o que foi desfeito.",
            "Compare o que o portão faz agora com a lista.",
            "Cada mudança na placa deixa um sinal.",
          ],
        ],
        bullets: [
          "Botoeira abre e controle não: memória apagada",
          "Anda pouco, devagar ou para: percurso perdido",
          "Anda para o lado errado: jumper de sentido mudado",
          "Abre e não fecha: jumper ou fio da fotocélula",
          "Nada acende: fio fora do borne ou fusível; não religue",
        ],
      },
      {
        about: "cost",
        headings: ["Reprogramar ou trocar a placa", "Quanto custa o conserto"],
        slots: [
          [
            "Regravar controles e percurso é o mais barato e leva até {trade.smallRepair}, com todos os controles da casa à mão. Só quando o fio entrou no borne errado há peça queimada.",
            "O caso comum é reprogramação, em até {trade.smallRepair}; separe todos os controles. Peça só entra se algo recebeu tensão errada.",
            "Gravar de novo controles e percurso toma até {trade.smallRepair} e não usa peça. A exceção é tensão em borne errado.",
          ],
          [
            "Em ordem de custo: reprogramar, trocar fusível ou relé, central compatível e central original. O serviço tem os 90 dias da lei.",
            "Depois da reprogramação vêm fusível, relé e, por último, a placa, com a compatível abaixo da original. Vale a garantia da lei.",
            "A placa nova é o último caso, com a compatível mais barata que a original. O reparo tem os 90 dias da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apaguei todos os controles. Tem volta?",
        answers: [
          "Não se recupera a memória, mas cada controle se grava de novo em poucos segundos. Junte todos antes.",
          "A memória não volta, e nem precisa: regravar é rápido, um por um.",
        ],
      },
      {
        question: "Dá para voltar a placa ao padrão de fábrica?",
        answers: [
          "Em muitas, sim, pelo procedimento do manual do modelo. Depois se gravam percurso e controles.",
          "Dá em várias centrais. O técnico faz e regrava o percurso em seguida.",
        ],
      },
      {
        question: "Posso ter queimado a placa?",
        answers: [
          "Só se algo encostou nos bornes com energia ou o fio entrou no lugar errado. LED apagado é sinal disso.",
          "É raro apertando botões. Com fio trocado ou faísca, é possível, e não religue.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "Pela botoeira, se ela funciona. Senão, com o disjuntor desligado, destrave o de correr ou de abrir; basculante com cabo ou contrapeso suspeito, não.",
          "Se a botoeira abre, use-a. Caso contrário, chave de destravamento só em folha firme de correr ou pivotante.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e o relato do que foi mexido",
  },
  {
    id: "motor-novo-e-continua-pesado",
    broader: "pesado",
    label: "Motor novo e portão continua pesado",
    phrase: "o portão que continua pesado com motor novo",
    asks: [
      ...combine(
        ["motor novo", "troquei motor", "trocou motor", "trocaram motor", "depois trocar motor"],
        ["continua pesado", "portão pesado", "folha pesada", "ainda pesado", "ficou pesado", "segue pesado"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão continua pesado com motor novo porque o peso está na folha, e não no motor: roldana gasta, trilho torto, dobradiça caída ou contrapeso fora do ponto. Sem acertar isso, o motor novo queima como o outro. O técnico alivia e regula, em visita a partir de {price.preventive} em casa, sem peças.",
        "Motor novo não deixa o portão leve: ele só empurra, e a folha pesada continua igual na mão. O que pesa é roda, trilho, dobradiça ou contrapeso, e é isso que se corrige antes que o motor se gaste. A visita com ajuste em casa começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Onde está o peso, em cada portão", "Por que a folha pesa com motor novo"],
        slots: [
          [
            "Cada tipo de portão tem o seu ponto. Se a folha já era pesada com o motor antigo, foi provavelmente isso que o queimou, e a causa ficou quando só o motor foi trocado.",
            "O motor velho costuma queimar pelo mesmo peso que sobrou para o novo. Veja na lista o que olhar no seu portão.",
          ],
        ],
        bullets: [
          "De correr: roldana travada, trilho sujo ou torto, cremalheira apertada contra a engrenagem",
          "Basculante: contrapeso leve, mola cansada, cabo ou roldana de um lado",
          "De abrir: dobradiça caída ou folha raspando no piso",
          "Qualquer um: chapa ou madeira acrescentada depois",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é a folha ou o motor", "Um teste para separar folha e motor"],
        slots: [
          [
            "O teste serve só ao portão de correr ou de abrir, reto e em piso plano. No basculante, quem solta a folha é o técnico, porque ela pode cair.",
            "Faça apenas em folha de correr ou de abrir, alinhada e sem rampa. Basculante não se destrava em casa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Destrave o motor com a chave, até o fim.",
          "Mova a folha devagar, com as duas mãos.",
          "Se ela pesa ou prende num ponto, a causa é da folha.",
          "Se anda leve e o motor sofre, a regulagem ou o modelo está errado.",
          "Volte a trava antes de religar.",
        ],
      },
      {
        about: "visit",
        headings: ["Quem resolve: quem instalou ou outro técnico", "O que cabe na garantia do serviço"],
        slots: [
          [
            "Quem instalou devia ter conferido a folha antes, e regulagem mal feita se reclama com ele, em até 90 dias pela lei. Roldana, mola ou dobradiça gasta é outro serviço, orçado à parte. Peça que o técnico diga por escrito a causa, para não pagar duas vezes.",
            "Se a cremalheira ficou apertada ou a força foi mal regulada, o acerto cabe a quem instalou, dentro dos 90 dias da lei. Peça gasta da folha tem orçamento separado. A causa escrita no orçamento evita a discussão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força do motor novo?",
        answers: [
          "Não é a solução: a folha continua pesada, o motor esquenta e o portão deixa de voltar quando encontra uma pessoa ou um carro.",
          "Não convém. Força alta esconde o defeito e tira a proteção contra esmagamento.",
        ],
      },
      {
        question: "Era preciso um motor mais forte?",
        answers: [
          "Só se a folha, já leve na mão, for grande demais para o modelo. A etiqueta e as medidas do portão respondem, por foto.",
          "Às vezes. Antes se alivia a folha; depois se compara o peso dela com a capacidade da etiqueta.",
        ],
      },
      {
        question: "O motor novo estraga se eu usar assim?",
        answers: [
          "Estraga antes da hora, pelo calor e pelo desgaste da engrenagem. Use o mínimo até o ajuste.",
          "Sim, com o tempo: ele esquenta, a engrenagem se gasta e a garantia do fabricante pode não cobrir.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor novo e um vídeo do portão andando, feito de longe",
  },
  {
    id: "troquei-o-motor-e-continua",
    broader: "nao-abre",
    label: "Troquei o motor e o problema continua",
    phrase: "o defeito que continua com o motor novo",
    asks: [
      ...combine(
        [
          "troquei motor",
          "trocou motor",
          "trocaram motor",
          "motor trocado",
          "depois trocar motor",
          "troca motor",
          "coloquei motor novo",
          "motor novo",
        ],
        [
          "continua",
          "problema continua",
          "mesmo problema",
          "mesmo defeito",
          "continua mesmo defeito",
          "não resolveu",
          "não adiantou",
          "continua ruim",
        ],
      ),
      ...combine(
        ["troquei motor", "trocou motor", "trocaram motor"],
        [
          "não abre",
          "não fecha",
          "parou",
          "barulho",
          "abre sozinho",
          "ainda não abre",
          "ainda não fecha",
          "portão não funciona",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se você trocou o motor e o problema continua, o defeito não era dele: na maioria das vezes é a folha pesada, o trilho ou a dobradiça, a fotocélula, a energia fraca ou um controle. Peça a quem trocou que volte e mostre a causa, porque o serviço tem garantia de 90 dias pela lei. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "Motor novo e o mesmo defeito quer dizer que a causa estava fora do motor. Portão que trava ou esquenta tem a folha presa ou desequilibrada; o que não fecha tem fotocélula ou fim de curso a acertar; o que abre sozinho tem botoeira ou controle ruim. Chame primeiro quem instalou e conte que o sintoma não mudou.",
        "Quando a troca do motor não resolveu, compare o sintoma de antes com o de agora. Igual, a causa é folha, sensor, fio ou comando; diferente, falta regular o motor novo. Não pague outra peça antes de uma medição, que em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que continua falhando com motor novo", "De onde vem o defeito que ficou"],
        slots: [
          [
            "O motor só empurra a folha. O que a prende, o que manda nela e o que a alimenta ficam iguais depois da troca, e é ali que se procura.",
            "A troca muda o motor e, quase sempre, a placa. Folha, trilho, sensores, botoeira, fios e disjuntor continuam os mesmos, e a causa está em um deles.",
          ],
        ],
        bullets: [
          "Trava, esquenta ou fica lento: folha pesada, trilho, dobradiça ou contrapeso",
          "Não fecha ou volta: fotocélula suja, torta ou mal ligada",
          "Não para no lugar: fim de curso ou percurso por gravar",
          "Abre sozinho: botoeira, interfone ou controle com a tecla presa",
          "Falha em certas horas: tensão baixa ou fio fino até o portão",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de pagar outra peça", "Três testes sem abrir o motor"],
        slots: [
          [
            "Com o disjuntor desligado e a folha de correr ou de abrir reta, destrave e empurre: se pesa, o defeito é da folha. No basculante não faça esse teste. Limpe as lentes da fotocélula e teste o portão pela botoeira, sem o controle.",
            "Veja se a folha de correr ou de abrir, reta e com o motor destravado, anda leve na mão, sempre com o disjuntor desligado. Depois limpe as lentes do sensor e compare o botão da parede com o controle. O basculante só o técnico solta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem deve resolver e o que se mede", "Garantia do serviço e segunda opinião"],
        slots: [
          [
            "Quem vendeu e instalou responde pelo resultado: avise por escrito, com um vídeo do defeito. Numa segunda avaliação, o técnico mede a corrente do motor, a tensão na partida e o peso da folha, e mostra qual dos três está fora.",
            "Chame primeiro quem trocou o motor, por escrito e com vídeo. Se a causa não aparece, outra medição separa as hipóteses: corrente alta é folha, tensão baixa é fiação, e comando sem ninguém apertar é botoeira ou controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso exigir o dinheiro de volta?",
        answers: [
          "Se o serviço não resolveu o que foi contratado, a lei dá a quem o fez a chance de refazer; sem solução, cabe devolução ou desconto.",
          "Peça primeiro a correção, por escrito. Não resolvendo, o Código de Defesa do Consumidor prevê refazer, devolver ou abater do preço.",
        ],
      },
      {
        question: "O motor novo pode ser fraco para o portão?",
        answers: [
          "Pode. Se ele esquenta ou para no meio e a folha anda leve na mão, o modelo talvez seja pequeno para o peso ou para o uso.",
          "Sim, quando a folha está leve e mesmo assim ele não dá conta. A etiqueta do motor e as medidas da folha mostram isso.",
        ],
      },
      {
        question: "O motor velho podia estar bom?",
        answers: [
          "Podia. Por isso vale pedir a medição antes da troca e guardar o motor retirado.",
          "É possível, se o sintoma não mudou nada. Guarde o antigo: as peças dele podem servir.",
        ],
      },
    ],
  },
];
