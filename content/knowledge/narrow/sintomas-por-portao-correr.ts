import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const correr = ["correr", "deslizante"];

/** What goes wrong with gates that slide: rack and gear, rail and rollers, magnet or cam at each end. */
export const sintomasPorPortaoCorrer: NarrowConcept[] = [
  {
    id: "correr-gira-e-nao-anda",
    broader: "motor-gira-e-nao-anda",
    label: "Correr: motor gira e o portão não anda",
    phrase: "o motor de correr que gira sem mover o portão",
    asks: [
      "deslizante parado motor rodando",
      "deslizante parado motor rodando solto",
      "correr parado motor rodando solto",
      ...combine(correr, [
        "gira não anda",
        "gira não abre",
        "gira não mexe",
        "motor gira portão parado",
        "roda não anda",
        "roda falso",
        "gira falso",
        "em falso",
        "gira em falso",
        "motor funciona não anda",
        "funciona não mexe",
        "liga não anda",
        "motor liga não anda",
        "motor trabalha não anda",
        "motor anda portão não",
        "engrenagem gira não anda",
        "patina",
        "patinando",
        "pula dente",
        "pulando dente",
        "pulando cremalheira",
      ]),
      "correr motor gira não anda",
      "correr motor gira não puxa",
      "motor deslizante andando sem portão",
      "motor correr girando sem portão",
      "motor deslizante gira sozinho sem portão",
      "motor deslizante roda sozinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor roda e o portão de correr fica parado, girando em falso, ele está destravado, a engrenagem gastou ou a cremalheira se afastou dela. Desligue o disjuntor e confira a chave de destravamento, que costuma ficar aberta depois da falta de luz; o acerto em casa parte de {price.preventive}, sem peças.",
        "Portão de correr com o motor girando falso, ou pulando dente, perde a força entre a engrenagem e a cremalheira, a barra dentada da folha, ou está só destravado. Trave a chave, com o disjuntor desligado, e mova a folha até engatar; sem resultado, a visita com ajuste começa em {price.preventive} em residência, fora peças.",
        "Motor em falso no portão de correr quer dizer destravado, engrenagem gasta ou cremalheira solta, que faz pular dente. Comece pela chave de destravamento, sem energia; com tudo no lugar e a folha parada, é a coroa de dentro. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Se o motor do portão de correr gira e não anda, travar a chave não custa nada. Acertar a cremalheira cabe na visita, a partir de {price.preventive} em casa, sem peças; engrenagem ou coroa soma a peça, orçada pela foto da etiqueta, e a troca do motor, de {price.homeSwap}, é o teto.",
        "O preço vai de nada, se o motor só estava destravado, à visita com ajuste da cremalheira, desde {price.preventive} em residência, fora peças. Engrenagem ou coroa gasta acrescenta a peça; motor fora de linha, a troca, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir, da chave à cremalheira", "Passos com o disjuntor desligado"],
        slots: [
          [
            "A mão fica longe dos dentes mesmo sem energia, porque a folha solta anda sozinha. Só siga se ela está reta e no trilho.",
            "Nunca ponha os dedos entre engrenagem e cremalheira, nem com tudo parado. Folha torta ou fora do trilho não se mexe.",
            "Olhe sem tocar nos dentes, já que a folha destravada pode correr. Se ela está fora do trilho, pare e chame.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Gire a chave de destravamento até travar e mova a folha até engatar.",
          "Olhe a cremalheira em toda a extensão: parafuso frouxo, dente quebrado, vão.",
          "Procure pó ou lasca de nylon embaixo do motor.",
          "Religue e teste uma vez, olhando de longe se a engrenagem gira.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde a força se perde no deslizante", "Chave, engrenagem, cremalheira ou coroa"],
        slots: [
          [
            "O que você viu aponta a peça. Se pula dente sempre no mesmo lugar, olhe a cremalheira daquele trecho.",
            "Cada sinal leva a uma causa. Pulo de dente num ponto só é da cremalheira ou do trilho ali.",
            "Compare com a lista para saber o tamanho do conserto. Falha em um trecho é da barra dentada; no curso todo, da engrenagem.",
          ],
        ],
        bullets: [
          "Folha corre com um dedo: motor destravado",
          "Estalo ritmado e pó branco no chão: engrenagem de nylon gasta",
          "Falha num trecho: cremalheira frouxa, emenda torta ou dente quebrado",
          "Falha no curso todo, com folga: folha desceu nas roldanas",
          "Engrenagem de fora parada e motor zunindo: coroa, chaveta ou embreagem de dentro",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto, da folga à coroa", "Peça ou motor novo"],
        slots: [
          [
            "Primeiro a folha volta à altura certa, com roldana e trilho em ordem; depois se regula a folga dos dentes, de {rack.clearance}. Engrenagem e coroa são trocadas no próprio motor, se o modelo ainda tem peça.",
            "O técnico acerta roldanas e trilho, porque folha baixa afasta os dentes, e então ajusta a folga para {rack.clearance}. O que gastou, engrenagem ou coroa, sai pelo modelo da etiqueta.",
            "Antes da engrenagem vem a folha: roda gasta e trilho torto são corrigidos. Com a folga de {rack.clearance} de ponta a ponta, troca-se só a peça que espanou, quando há reposição.",
          ],
          [
            "Em motor fora de linha ou com várias peças gastas, compara-se com um novo, de {price.homeSwap} em casa, com mão de obra.",
            "Sem peça no mercado, o motor novo entra na conta: de {price.homeSwap} na residência, já colocado.",
            "Se faltam peças ou o redutor acabou, a troca em casa custa de {price.homeSwap}, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Faltou luz, abri na mão e agora o motor de correr gira sem puxar. Quebrou?",
        answers: [
          "Quase sempre não. Com o disjuntor desligado, trave com a chave e empurre a folha um pouco, até a engrenagem encaixar.",
          "É provável que tenha ficado destravado. Trave, mova a folha até engatar e teste uma vez.",
        ],
      },
      {
        question: "Posso aproximar o motor da cremalheira?",
        answers: [
          "Não sem ver a causa: em geral a folha desceu ou a cremalheira soltou. Apertado demais, o conjunto trava e quebra dente.",
          "Melhor não. A folga certa é de {rack.clearance} em todo o percurso, e só se acerta com a folha na altura.",
        ],
      },
      {
        question: "O portão de correr pula dente só num ponto. O que é?",
        answers: [
          "Em geral é emenda da cremalheira fora de passo, dente quebrado ou degrau no trilho naquele trecho, que afasta os dentes da engrenagem.",
          "É algo naquele lugar: parafuso frouxo da cremalheira, emenda torta ou a roda passando num desnível do trilho.",
        ],
      },
      {
        question: "Posso continuar usando até o conserto?",
        answers: [
          "Na mão, destravado e com o disjuntor desligado, se a folha está no trilho e leve. No motor, cada tentativa come mais dentes.",
          "Com o motor, não. Manualmente, sim, desde que ela corra reta e seja trancada depois.",
        ],
      },
    ],
    photo: "fotos da cremalheira, da engrenagem por fora e da etiqueta do motor",
  },
  {
    id: "correr-ronca-e-nao-anda",
    broader: "nao-abre",
    label: "Correr ronca e não anda",
    phrase: "o portão de correr que faz barulho e não anda",
    asks: [
      ...combine(correr, [
        "ronca não anda",
        "ronca não abre",
        "ronca",
        "roncando",
        "zumbe",
        "zumbindo",
        "zumbe não anda",
        "não abre só barulho",
        "não abre faz barulho",
        "não abre só faz barulho",
        "faz barulho não anda",
        "faz barulho não abre",
        "barulho não anda",
        "barulho não abre",
        "barulho não puxa",
        "barulho não sai lugar",
        "faz força não anda",
        "faz força não abre",
        "força não anda",
        "força não puxa",
        "não tem força",
        "sem força",
        "não tem força puxar",
        "tenta abrir não consegue",
        "não sai do lugar",
      ]),
      "correr faz força parando",
      "correr faz força",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão deslizante que ronca e não sai do lugar tem capacitor fraco ou folha presa, por sujeira no trilho, roldana travada ou ferrolho fechado. Desligue o disjuntor, porque roncando parado o motor queima, limpe o trilho e não insista no controle.",
        "Portão de correr fazendo força sem andar recebe energia e não consegue partir: ou o capacitor, que dá o arranque, enfraqueceu, ou a roldana e o trilho prendem a folha. Desligue o disjuntor na primeira tentativa, varra o trilho e veja se há ferrolho fechado.",
        "Se o portão de correr faz força, ronca e não anda, as causas são capacitor fraco, trilho sujo, roldana quebrada ou cremalheira apertada contra a engrenagem. Pare, desligue o disjuntor e limpe o trilho; a folha que corre leve na mão acusa o motor.",
      ],
      price: [
        "No portão de correr que ronca e não anda, o reparo mais barato costuma ser o capacitor, e roldana e trilho vêm depois; só o ajuste, em casa, parte de {price.preventive}, sem peças. Se o motor queimou, a troca com mão de obra fica de {price.homeSwap}.",
        "O conserto do portão de correr que faz força e não anda vai do capacitor, peça das mais baratas, à troca do motor, de {price.homeSwap} em casa, com mão de obra. Limpeza e regulagem cabem na visita a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só ronca", "Capacitor, trilho, roldana ou cremalheira"],
        slots: [
          [
            "O capacitor dá o arranque ao motor. Fraco, ele deixa o motor vibrando parado, e às vezes um empurrão na folha o faz sair, sinal que aponta direto para essa peça.",
            "Sem um capacitor bom, que é quem dá a partida, o motor zumbe e não gira. Se alguma vez ele saiu ao encostarem na folha, a suspeita é essa.",
            "Motor que vibra e não parte costuma estar sem capacitor, a peça do arranque. Outro indício é o portão que antes saía devagar e falhava só de vez em quando.",
          ],
          [
            "Pedra ou areia no trilho, roldana quebrada e guia de cima apertada seguram a folha com o mesmo ronco. Roldana gasta ainda baixa a folha, e a cremalheira, a barra dentada, passa a pesar sobre a engrenagem e trava tudo.",
            "O ruído é igual quando a folha prende em pedra, roldana travada ou guia apertada. Com a roldana no fim, a folha desce e apoia a cremalheira, sua barra dentada, na engrenagem do motor.",
            "Sujeira no trilho, guia que aperta e roldana partida também fazem roncar. E a folha que baixou encosta a cremalheira, a barra com dentes, na engrenagem, que não consegue girar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste da folha na mão", "Passos com o disjuntor desligado"],
        slots: [
          [
            "Folha inclinada, bamba ou em rampa não se destrava, porque pode sair da guia e tombar. Ninguém empurra enquanto outro aperta o controle.",
            "Só teste se a folha está reta, no trilho e em piso plano. E nunca empurre com o motor ligado, pois ela sai de repente.",
            "Se o portão está torto, solto da guia ou em descida, não mexa. Nos outros casos, teste sempre sem energia e sozinho na folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Abra ferrolho e cadeado e varra o trilho inteiro.",
          "Destrave e empurre a folha devagar: deve correr com uma mão.",
          "Correu leve: trave, religue e tente uma única vez.",
          "Só roncou: desligue e mande vídeo e foto da etiqueta.",
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e quanto custa", "O que o técnico mede e troca"],
        slots: [
          [
            "O técnico mede capacitor e tensão na partida, por serem a causa mais barata, e depois olha roldanas, trilho e a folga de {rack.clearance} da cremalheira. Um reparo pequeno leva até {trade.smallRepair}.",
            "Primeiro se medem tensão e capacitor; em seguida, trilho, roldanas e cremalheira, que deve ficar {rack.clearance} acima da engrenagem. Troca simples fica pronta em até {trade.smallRepair}.",
            "A medição começa no capacitor e na tensão de partida e segue para roldanas, trilho e altura da cremalheira, de {rack.clearance}. O serviço pequeno toma até {trade.smallRepair}.",
          ],
          [
            "Limpar, alinhar e regular em casa parte de {price.preventive}, sem peças. Motor queimado, trocado com mão de obra, fica de {price.homeSwap}; em portão pesado de prédio ou empresa, de {price.heavySwap}.",
            "Em residência, a visita de ajuste começa em {price.preventive}, fora as peças, e a troca do motor vai de {price.homeSwap}, com o serviço. Portão pesado, coletivo, fica de {price.heavySwap}.",
            "O ajuste em casa custa a partir de {price.preventive}, peças à parte. Se for preciso outro motor, são de {price.homeSwap} na residência e de {price.heavySwap} no portão pesado, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ele sai se eu empurro. Posso continuar usando assim?",
        answers: [
          "Não convém: o capacitor está no fim, e cada partida difícil esquenta o motor. Empurrar com ele ligado também pode prender a mão.",
          "Pare de usar. Além do risco de se machucar, o motor trabalha quente e pode queimar antes do conserto.",
        ],
      },
      {
        question: "O motor gira, mas o portão não anda. É a mesma coisa?",
        answers: [
          "Não. Girando livre, ele está destravado, com a engrenagem gasta ou longe da cremalheira. Ronco parado é falta de partida ou folha presa.",
          "É outro defeito: o engate está solto ou a engrenagem perdeu dentes. Quando ronca sem girar, pensa-se em capacitor e folha.",
        ],
      },
      {
        question: "Posso trocar o capacitor em casa?",
        answers: [
          "Não: ele guarda carga mesmo com a energia desligada e pode dar choque. Além disso, o valor tem de ser o da etiqueta do motor.",
          "Deixe com o técnico, porque a peça continua carregada depois de desligar o disjuntor. Valor errado também queima o motor.",
        ],
      },
      {
        question: "Quanto tempo o motor aguenta roncando parado?",
        answers: [
          "Poucos minutos de tentativas já podem queimar a bobina. Alguns têm proteção térmica, mas não conte com ela e desligue logo.",
          "Pouco: cada tentativa aquece a bobina sem ventilar. Desligue na primeira e espere esfriar.",
        ],
      },
    ],
    photo: "fotos do trilho, das roldanas e da etiqueta do motor",
  },
  {
    id: "correr-abre-e-volta",
    broader: "volta",
    label: "Correr abre e volta",
    phrase: "o portão de correr que abre e volta",
    asks: [
      "correr não abre tudo volta",
      "correr não abre tudo volta meio",
      "deslizante não abre tudo volta",
      ...combine(correr, [
        "abre volta",
        "abre metade volta",
        "abre até metade volta",
        "abre pouco volta",
        "abre um pouco volta",
        "abre palmo volta",
        "abre meio volta",
        "abre volta fechar",
        "abre volta sozinho",
        "abre fecha novo",
        "começa abrir volta",
        "abre retorna",
        "abre metade fecha",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que abre até a metade e volta encontrou esforço ou recebeu outra ordem. Com ronco antes de voltar, é trilho sujo, roldana gasta ou cremalheira apertada; sem ronco, é ímã do fim de curso deslocado ou pausa curta. Limpe o trilho; a visita com ajuste parte de {price.preventive} em casa, sem peças.",
        "O portão de correr não abre tudo e volta do meio por dois motivos. Se ronca, algo prende: trilho, roldana ou cremalheira. Se não ronca, é comando: ímã do fim de curso fora do lugar, botão preso ou fechamento automático curto. A regulagem em visita começa em {price.preventive} em residência, fora as peças.",
        "Quando o portão de correr abre metade e volta, veja se é sempre no mesmo ponto: aí o trilho, a roldana ou a cremalheira prende a folha. Em pontos diferentes, a ordem vem de botão preso, ímã deslocado ou pausa curta. Limpar o trilho ajuda; o ajuste custa a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Trilho, cremalheira, ímã ou comando", "O que faz o portão de correr inverter"],
        slots: [
          [
            "A central lê qualquer ponto duro como pessoa ou carro e recua por segurança. Degrau na emenda do trilho, pedra, roldana quebrada e cremalheira, a barra dentada, alta num trecho são os mais comuns.",
            "Um trecho pesado parece obstáculo para a placa, que inverte o motor. Costuma ser roldana partida, pedra, emenda do trilho ou um pedaço da cremalheira, a barra de dentes, apertando a engrenagem.",
            "Se a folha freia de repente, a placa entende que bateu em algo e manda voltar. Quem freia é trilho com degrau ou pedra, roldana ruim ou a cremalheira, barra dentada que aperta a engrenagem naquele ponto.",
          ],
          [
            "Sem esforço, o caso é de ordem: o ímã do fim de curso, que marca onde a abertura termina, escorregou, e o fechamento automático fecha em seguida. Botoeira presa e controle com dois sinais fazem o mesmo.",
            "A outra origem é de comando. Ímã do fim de curso fora do lugar diz que já abriu, e a pausa automática fecha logo; botão travado ou controle que repete o sinal também invertem.",
            "Quando ele corre leve, procure um comando falso: botoeira afundada, controle repetindo o toque ou o ímã do fim de curso, a marca do final, deslocado, que encerra a abertura e deixa a pausa fechar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar no ponto da volta", "Teste em casa"],
        slots: [
          [
            "Fique ao lado, fora do caminho da folha, e teste só se ela está reta e no trilho. A fotocélula fica para depois, porque ela costuma agir ao fechar.",
            "Ninguém no vão durante o teste, e nada de mexer em folha torta ou fora do trilho. Como a volta ocorre ao abrir, a fotocélula raramente é a causa.",
            "Com a folha alinhada e todos longe do vão, dá para achar o ponto. Não comece pela fotocélula: em geral ela só atua no fechamento.",
          ],
        ],
        steps: [
          "Marque com giz onde a folha volta, em três aberturas.",
          "Desligue o disjuntor e varra o trilho.",
          "Destrave e passe a folha na mão por aquele ponto.",
          "Trave, religue e abra uma vez só pela botoeira.",
          "Se pela botoeira abre, troque a pilha ou teste outro controle.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige", "Do trilho à central, e o custo"],
        slots: [
          [
            "Primeiro sai o ponto duro: trilho, roldanas e cremalheira, que volta a ter {rack.clearance} de folga. Depois os ímãs são recolocados, e força e pausa são reguladas com teste de obstáculo.",
            "O técnico corrige a mecânica antes da placa, acertando trilho, roldana e a folga da cremalheira em {rack.clearance}. Em seguida põe os ímãs no lugar e regula pausa e força, testando a reversão.",
            "A ordem é trilho e roldanas, cremalheira com {rack.clearance} de folga e, por fim, ímãs, pausa e força. O teste com um objeto confirma que o portão ainda recua quando deve.",
          ],
          [
            "Ajuste de ímã, força e pausa é o mais barato, dentro do preço da visita. Par de roldanas e solda de trilho são orçados à parte, e a placa, quando falha, é a peça mais cara da lista.",
            "Se basta regular, paga-se apenas a visita. Roldanas novas somam a peça, trilho a soldar soma serviço, e a troca da placa fica no topo da conta.",
            "Em custo, a regulagem vem primeiro e já está na visita, seguida de roldanas e trilho e, por último, da placa. Nada se troca sem o valor informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que abre e volta?",
        answers: [
          "Só esconde o ponto duro e tira a proteção de quem passa. Corrija o trilho antes, e a força fica no mínimo.",
          "Não: com mais força, o motor vence o atrito e gasta a engrenagem, e o portão deixa de recuar diante de alguém.",
        ],
      },
      {
        question: "O portão volta só com um dos controles. O que é?",
        answers: [
          "O botão dele manda dois sinais. Troque a pilha e, se repetir, o controle.",
          "É o controle: botão gasto repete o toque, e a central entende como ordem de voltar. Pilha nova primeiro; depois, outro aparelho.",
        ],
      },
      {
        question: "O capacitor pode fazer o portão de correr voltar?",
        answers: [
          "Pode, se o motor ronca fraco antes de voltar e piora com a repetição. O técnico mede a peça com a energia desligada.",
          "Sim: sem força de partida, o motor perde velocidade e a placa lê como obstáculo. Só a medição confirma.",
        ],
      },
      {
        question: "Posso abrir o resto na mão?",
        answers: [
          "Pode, com o disjuntor desligado e o motor destravado, se a folha de correr está reta e no trilho. Empurre devagar e pare se ela inclinar.",
          "Sim, na folha de correr alinhada: desligue a energia, solte com a chave e empurre com calma. Fora do trilho, não mexa.",
        ],
      },
    ],
    photo: "um vídeo de lado até o ponto da volta e fotos do trilho e da cremalheira ali",
  },
  {
    id: "correr-fecha-e-volta",
    broader: "volta",
    label: "Correr fecha e volta a abrir",
    phrase: "o portão de correr que fecha e volta a abrir",
    asks: [
      "correr encosta batente volta abrir",
      "correr encosta no batente e volta",
      "correr bate abre de novo",
      "correr bate e abre de novo ímã fim de curso",
      "deslizante não fica fechado volta",
      "deslizante fecha e abre",
      ...combine(correr, [
        "fecha volta",
        "fecha abre novo",
        "fecha volta abrir",
        "encosta volta",
        "bate volta",
        "fecha metade volta",
        "fecha meio volta",
        "fecha até metade volta",
        "fecha pouco volta",
        "quase fecha volta",
        "vai fechar volta",
      ]),
      "correr fica voltando",
      "correr voltando toda hora",
      "correr fica voltando toda hora",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr que fecha e abre de novo está lendo um obstáculo: se volta ao encostar, o ímã do fim de curso atua tarde; se volta no meio, é fotocélula suja, areia no trilho ou roldana. Limpe as lentes e varra o trilho; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão deslizante que fecha e volta sozinho tem, no fim, o fim de curso fora do ponto ou o batente sujo; no meio, a fotocélula cortada ou um ponto duro no trilho. A limpeza resolve parte dos casos, e o ajuste residencial começa em {price.preventive}, sem peças.",
        "Se o deslizante fecha e abre de novo, o ponto da volta diz a causa: ao encostar, ímã ou fim de curso atrasado; no caminho, fotocélula, trilho ou roldana. Passe pano nas lentes e vassoura no trilho; se continuar, o técnico regula em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer em casa", "Lente, trilho e batente"],
        slots: [
          [
            "Pano e vassoura bastam para o teste, com um fechamento observado de lado. A fotocélula, sensor que vê quem passa, continua ligada: tampá-la faz a folha fechar em cima de alguém.",
            "O que se limpa em casa é lente, trilho e batente, e depois se olha um fechamento de longe. Nunca anule a fotocélula, o sensor do vão, para o portão fechar.",
            "Com pano seco e vassoura dá para resolver muitos casos. Deixe a fotocélula, sensor da passagem, livre e funcionando, e fique fora do caminho da folha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Veja se o ímã da ponta está firme na cremalheira, sem mudá-lo de lugar.",
          "Religue e feche uma vez, olhando onde volta.",
        ],
      },
      {
        about: "signs",
        headings: ["O ponto da volta indica a causa", "No fim, no meio ou na saída"],
        slots: [
          [
            "Ao encostar, o sinal é do fim de curso, o sensor da parada: o ímã na cremalheira atrasou, o motor empurra o batente e a central entende obstáculo. Terra acumulada no batente faz o mesmo.",
            "Encostar e voltar mostra que o sensor de fim de curso, que marca o final, não viu o ímã a tempo, ou que há terra no batente. A pressão é lida como alguém no caminho.",
            "Voltar depois do toque é parada atrasada: o ímã do fim de curso, sensor do ponto final, está fora do lugar. Sujeira no canto do batente tem igual efeito.",
          ],
          [
            "No meio, sem ronco, é a fotocélula: lente suja, mato na frente ou sol em certa hora. No meio, com ronco, é ponto duro no trilho, guia apertada ou roldana gasta, e logo na saída, botão preso.",
            "Voltar no caminho e em silêncio aponta a fotocélula, por pó, planta ou sol na lente. Com ronco, o trilho, a guia ou a roda seguram a folha; na partida, suspeite do controle.",
            "Retorno quieto, antes do fim, vem da fotocélula suja ou ofuscada pelo sol. Com esforço, vem de trilho, guia ou roldana, e quando mal começa, de um botão preso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto na visita", "Ímã, fotocélula e força"],
        slots: [
          [
            "O técnico põe o ímã no ponto, para a folha parar encostada e sem pressão, e alinha a fotocélula. Roldana, guia ou trilho é corrigido antes da força, que não serve para vencer atrito.",
            "O fim de curso é acertado para o motor desligar antes do batente, e a fotocélula, realinhada. A folha fica leve primeiro, e só depois se regula a força.",
            "Acerta-se o ímã de parada, alinha-se o sensor e alivia-se a folha na roda ou na guia. A força vem por último, no mínimo.",
          ],
          [
            "No fim, o recuo é provado com uma caixa. Na maioria das vezes paga-se só o ajuste, e roldana ou sensor soma a peça.",
            "Uma caixa no vão prova que ele ainda recua. Costuma bastar regular; sensor queimado ou roda gasta entra à parte.",
            "O teste final usa um objeto no caminho. Sem peça trocada, fica o valor da regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fecho a casa hoje se o portão de correr volta?",
        answers: [
          "Desligue o disjuntor, destrave com a chave, feche na mão e trave de novo, se a folha corre reta no trilho.",
          "Na mão, com a energia cortada e a folha no trilho. Depois de fechar, trave o motor outra vez.",
        ],
      },
      {
        question: "Trocar a fotocélula resolve o portão que fecha e volta?",
        answers: [
          "Só se o teste apontar para ela. Muitas vezes é lente suja, suporte torto ou fio.",
          "Nem sempre: limpeza e alinhamento resolvem boa parte. A medição diz se ela queimou.",
        ],
      },
      {
        question: "Volta só quando fecha pelo controle. E pela botoeira?",
        answers: [
          "Se pela botoeira fecha, o controle está mandando dois sinais: troque a pilha ou o aparelho.",
          "Funcionando pela parede, o culpado é o controle, com tecla presa ou pilha no fim.",
        ],
      },
      {
        question: "Só volta à tarde. Por quê?",
        answers: [
          "O sol bate na lente da fotocélula nessa hora, ou a folha dilata e raspa. Um anteparo ou um ajuste de posição resolve.",
          "Por causa do sol no sensor, quase sempre. Vira-se o par ou põe-se uma proteção sobre a lente.",
        ],
      },
    ],
    photo: "um vídeo do fechamento até a volta e fotos da fotocélula, do ímã e do batente",
  },
  {
    id: "correr-treme",
    broader: "treme",
    label: "Correr treme",
    phrase: "o portão de correr que treme",
    asks: [
      "como tirar trepidação portão deslizante",
      "tirar trepidação deslizante",
      "trepidação portão deslizante",
      "trepidação portão correr",
      ...combine(correr, [
        "tremendo barulho",
        "treme barulho",
        "treme fazendo barulho",
        "treme range",
        "treme",
        "tremendo",
        "treme abrir",
        "trepida abrir",
        "vibra abrir",
        "sacode abrir",
        "chacoalha abrir",
        "treme fechar",
        "trepida",
        "trepidando",
        "vibra",
        "vibrando",
        "sacode",
        "chacoalha",
        "tranco",
        "trancos",
        "aos trancos",
        "pulando",
        "pulinhos",
        "tranco ao abrir",
        "tranco ao fechar",
        "dando tranco",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr que treme ou vai andando aos trancos tem roldana gasta, se o tremor vai por todo o caminho, ou emenda ruim do trilho ou da cremalheira, se é sempre no mesmo ponto. Desligue o disjuntor, varra o trilho e olhe as emendas. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O portão que treme quando passa na emenda tem um degrau no trilho ou na cremalheira, a régua de dentes. Se o tremor é constante, a causa é a roldana gasta. Desligue o disjuntor, limpe o trilho e confira as emendas; a visita de ajuste, em casa, começa em {price.preventive}, fora peças.",
        "O portão deslizante que faz barulho e treme tem roldana ovalizada ou engrenagem gasta, quando treme por todo o curso, e emenda ruim, quando o tranco é num ponto só. Desligue o disjuntor e limpe o trilho. A visita com alinhamento, em residência, sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Roldana, trilho, cremalheira ou base", "Por que o deslizante anda aos trancos"],
        slots: [
          [
            "A roldana com o rolamento quebrado roda oval, e a folha sobe e desce a cada volta, num tremor ritmado e com barulho. Já a emenda da cremalheira fora de passo, ou o degrau no trilho, dá um tranco no mesmo lugar, na ida e na volta.",
            "O tremor com ritmo e barulho, que acompanha a velocidade, vem de roldana ovalizada ou de rolamento partido. O tranco único, sempre no mesmo lugar, vem de degrau no trilho ou de duas barras da cremalheira mal emendadas.",
            "O rolamento quebrado faz a roda andar oval e sacode a folha sem parar, com barulho. A emenda ruim, no trilho ou entre duas barras da cremalheira, sacode uma vez em cada passagem.",
          ],
          [
            "A cremalheira apertada contra a engrenagem faz o motor inteiro vibrar, e a base solta treme mais na saída. Folga na guia de cima deixa a folha balançar de lado.",
            "Se quem vibra é o motor, a cremalheira está apertada ou a base está solta. Um balanço no alto da folha indica folga na guia superior.",
            "O motor que sacode na partida tem a base frouxa ou a cremalheira apertada contra ele. Quando a folha balança no alto, falta ajuste na guia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar o ponto do tranco", "O que olhar, do chão para cima"],
        slots: [
          [
            "Não aperte a cremalheira nem afaste o motor, porque o alinhamento se perde. Só destrave a folha se ela está reta e bem apoiada no trilho.",
            "Você pode olhar e varrer, mas apertar a cremalheira ou mexer no motor piora o problema. Uma folha torta ou fora do trilho não se destrava.",
            "A inspeção dispensa ferramenta. Deixe os parafusos e a cremalheira como estão e mova à mão somente a folha reta, firme no trilho.",
          ],
        ],
        steps: [
          "Filme um ciclo de lado, com a base do motor na imagem.",
          "Desligue o disjuntor e varra o trilho.",
          "Olhe as emendas do trilho e da cremalheira em todo o percurso.",
          "Destrave e empurre devagar; se treme na mão, o defeito é da roldana ou do trilho.",
          "Se anda lisa na mão, o defeito é da engrenagem, da cremalheira ou da base do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do tremor", "O que o técnico troca e alinha"],
        slots: [
          [
            "As roldanas são trocadas aos pares, com a folha escorada, e o degrau do trilho é nivelado ou soldado e lixado. A cremalheira volta à folga de {rack.clearance}, emenda por emenda, e a base do motor é firmada.",
            "Com a folha apoiada, o técnico troca o par de roldanas e deixa o trilho liso na emenda. Por último alinha a cremalheira, com {rack.clearance} de folga, e prende a base.",
            "O técnico escora a folha, troca as duas roldanas e tira o degrau do trilho. Em seguida acerta cada emenda da cremalheira, na folga de {rack.clearance}, e reaperta o motor na base.",
          ],
          [
            "Alinhar e firmar custa menos que trocar roldanas, e refazer um trecho de trilho é o mais caro, por causa da solda.",
            "O ajuste é o mais barato, depois vêm as roldanas e, por fim, o trecho de trilho, que precisa de serralheria.",
            "O reparo mais barato é o ajuste, as roldanas ficam no meio, e o trilho soldado é o mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa na cremalheira tira o tremor?",
        answers: [
          "Não, porque o tremor é de alinhamento ou de roldana. Graxa em excesso junta areia e gasta os dentes; a lubrificação certa é leve, a cada {rack.months}, depois de limpar.",
          "Não tira. Ela esconde o ruído por uns dias e prende areia; em pouca quantidade, depois da limpeza e a cada {rack.months}, serve para conservar os dentes.",
        ],
      },
      {
        question: "Posso continuar usando o portão que treme?",
        answers: [
          "Por pouco tempo, e só se a folha está reta no trilho. O tremor solta parafusos e trinca soldas; se ela balança ou ameaça sair, desligue o disjuntor.",
          "Com a folha reta e tremor leve, até a visita. Se houver balanço no alto ou roda fora do trilho, pare, porque ela pode tombar.",
        ],
      },
      {
        question: "O portão de correr treme só na saída. O que é?",
        answers: [
          "A causa é base ou parafuso do motor frouxo, folga nos dentes ou partida brusca, que algumas centrais deixam suavizar. O aperto da base entra na visita.",
          "Em geral a base do motor soltou ou os dentes têm folga. Em centrais com partida suave, a regulagem também ajuda.",
        ],
      },
      {
        question: "Dá para lixar o degrau da emenda do trilho?",
        answers: [
          "Um degrau pequeno o serralheiro ou o técnico nivela com solda e lixa, com a folha afastada e escorada. O trecho torto ou afundado precisa ser cortado e refeito.",
          "Dá, se for pequeno, com solda e lixa até ficar liso, sem a folha em cima. Um trilho empenado precisa de um trecho novo.",
        ],
      },
    ],
    photo: "um vídeo de lado do portão andando e fotos das roldanas, das emendas e da base do motor",
  },
  {
    id: "correr-lento",
    broader: "lento",
    label: "Correr lento",
    phrase: "o portão de correr lento",
    asks: [
      "correr ficou lento pesado",
      "deslizante ficou lento pesado",
      ...combine(correr, [
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
        "perdendo força",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que ficou lento tem atrito ou falta de força: trilho sujo, roldana travada, cremalheira apertada, capacitor fraco ou tensão baixa. Solto do motor, se pesa na mão, é roldana ou trilho; se corre leve, mede-se o capacitor. A visita em casa parte de {price.preventive}, sem peças.",
        "Quando o portão deslizante fica lento aos poucos, desconfie de roldana e trilho; de um dia para outro, de capacitor fraco ou tensão baixa. A visita que mede e regula começa em {price.preventive} em casa, fora as peças; se sempre foi lento, o limite é do motor.",
        "O portão de correr lento, ou deslizante, perdeu velocidade por atrito na roldana e no trilho ou por falta de força, em geral do capacitor. Varra o trilho e sinta o peso da folha solta; o técnico mede o resto em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como testar em casa", "Cronômetro e empurrão: o teste"],
        slots: [
          [
            "Com o portão solto do motor, a mão diz se o problema é peso ou força. Faça isso só em folha reta, dentro do trilho, e nunca em trilho inclinado.",
            "O teste separa portão pesado de motor fraco em poucos minutos. Vale para folha no prumo e trilho nivelado; em rampa, não destrave.",
            "Duas medidas bastam, o tempo e o peso na mão. Não destrave se a folha estiver torta ou se o trilho descer para um lado.",
          ],
        ],
        steps: [
          "Cronometre uma abertura e um fechamento.",
          "Desligue o disjuntor e varra o trilho.",
          "Destrave e empurre: a folha deve correr com uma mão.",
          "Trave, religue e cronometre de novo.",
          "Compare com o tempo do manual ou de quando era novo.",
        ],
      },
      {
        about: "causes",
        headings: ["O que rouba a velocidade no deslizante", "Roldana, trilho, capacitor ou tensão"],
        slots: [
          [
            "Roldana com rolamento preso arrasta em vez de rolar e deixa um risco brilhante no trilho. Cremalheira sem a folga de {rack.clearance} freia a engrenagem o caminho todo, e o motor esquenta.",
            "A roldana que não gira esfrega no trilho, e o brilho no metal a denuncia. O mesmo atrito vem da cremalheira encostada: entre ela e a engrenagem cabem {rack.clearance} de folga.",
            "Rolamento travado faz a roda escorregar, o que se vê pelo risco no trilho. Confira ainda a barra dentada, que precisa de {rack.clearance} até a engrenagem para não segurar o motor.",
          ],
          [
            "Se a folha corre leve e anda devagar por igual, o suspeito é o capacitor, a peça que dá força à partida, ou a tensão baixa por cabo fino. Lento só perto do batente é a parada suave, e não defeito.",
            "Folha leve com lentidão constante aponta para capacitor fraco ou cabo fino, que baixa a tensão. Já a redução no fim do curso é programada na central.",
            "Leve na mão e devagar no motor quer dizer falta de força, do capacitor ou da tensão que chega. Quando só o final é lento, trata-se da desaceleração, que é normal.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a velocidade volta", "O que o técnico faz"],
        slots: [
          [
            "Primeiro a folha fica leve, com roldanas, trilho e guia acertados. Depois se medem capacitor e tensão com o motor andando, e se refaz a folga da cremalheira.",
            "O serviço começa pelo atrito: roldana, guia e trilho. Em seguida vêm as medições, feitas com o portão em movimento, e a folga da barra dentada.",
            "Trilho, guia e roldanas são aliviados antes de qualquer peça elétrica. Só com a folha solta faz sentido medir tensão e capacitor e regular a cremalheira.",
          ],
          [
            "Em central com inversor, a velocidade é programável; no motor comum, é fixa. Por isso quem sempre achou o portão lento precisa de motor mais rápido, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor com inversor permite ajustar a velocidade, o comum não. Se o seu nunca foi rápido, a saída é trocar, de {price.homeSwap} em casa, serviço incluído.",
            "A velocidade só se programa onde há inversor. No comum, ganhar tempo pede outro motor, que custa de {price.homeSwap} na troca em casa, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Engrenagem maior deixa o portão mais rápido?",
        answers: [
          "Algumas linhas têm esse acessório, mas o que se ganha em velocidade se perde em força. Serve só em folha leve e com peça do próprio fabricante.",
          "Em certos modelos, sim, com menos força em troca. Em folha pesada o motor esquenta, e engrenagem de outra marca gasta a cremalheira.",
        ],
      },
      {
        question: "Por que o portão de correr fica lento só à noite?",
        answers: [
          "A tensão cai quando todos ligam o chuveiro, ou a graxa endurece no frio. O técnico mede com o motor andando, no horário em que acontece, se possível.",
          "Costuma ser tensão baixa no horário de pico ou graxa velha no tempo frio. Cabo fino até o motor agrava a queda.",
        ],
      },
      {
        question: "Vale trocar por um motor de correr rápido?",
        answers: [
          "Vale quando a folha corre leve e o motor já é antigo. Em folha pesada ou trilho ruim, a rapidez só aumenta o desgaste, e as roldanas vêm antes.",
          "Se o portão anda solto na mão, sim. Com roldana gasta, o motor rápido dá tranco e dura menos; acerte a folha primeiro.",
        ],
      },
      {
        question: "Posso passar graxa no trilho?",
        answers: [
          "Não: a graxa segura areia e vira lixa, e o portão fica mais lento. O trilho se varre seco; lubrificam-se rolamentos e cremalheira, com pouco produto.",
          "Melhor não, porque a poeira gruda e trava as roldanas. Mantenha o trilho limpo e seco e deixe a lubrificação para os pontos certos, na revisão.",
        ],
      },
    ],
    photo: "um vídeo da abertura completa e fotos das roldanas, do trilho e da etiqueta do motor",
  },
  {
    id: "correr-esquenta",
    broader: "esquenta",
    label: "Motor de correr esquenta",
    phrase: "o motor de correr que esquenta",
    asks: [
      ...combine(correr, [
        "esquenta",
        "esquentando",
        "esquenta para",
        "esquenta desliga",
        "esquentou parou",
        "motor quente",
        "aquece",
        "aquecendo",
        "superaquecendo",
        "esquenta para meio",
      ]),
      "correr pesado desligando",
      "correr pesado motor desliga",
      "correr pesado motor desligando",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão de correr que esquenta e para foi desligado pela proteção térmica, porque está fazendo força demais: roldana travada, trilho sujo, cremalheira apertada, capacitor fraco ou uso seguido. Desligue o disjuntor, espere esfriar e empurre a folha solta, reta no trilho, para ver se pesa.",
        "Se o portão de correr parou e o motor está quente, a proteção térmica cortou a energia dele até esfriar. A causa costuma ser atrito, em roldana ou trilho, ou capacitor fraco; desligue o disjuntor, não molhe e não insista, porque cada parada dessas gasta o motor.",
        "O motor de correr esquenta e para quando trabalha além do que aguenta, e a proteção térmica o desliga. Deixe esfriar com o disjuntor desligado e procure o motivo na roldana, no trilho, na cremalheira sem folga, no capacitor ou no número de aberturas seguidas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o motor quente", "Passos até a visita"],
        slots: [
          [
            "Não jogue água nem abra a tampa: o calor passa sozinho, e há tensão lá dentro. Só solte e empurre a folha se ela está reta e em cima do trilho.",
            "Com a tampa fechada e sem água, o motor esfria em repouso. A folha só se move à mão quando está no trilho e não balança.",
            "Água e pressa pioram tudo, então deixe o motor fechado e parado. Confira se a folha está reta no trilho antes de soltá-la.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Espere a carcaça esfriar por completo.",
          "Varra o trilho, solte a folha com a chave e empurre-a de ponta a ponta.",
          "Trave de novo, religue e veja de longe se o motor desliga quando a folha chega ao batente.",
          "Anote quantas aberturas ele fez antes de parar.",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem o calor no deslizante", "Atrito, fim de curso, capacitor ou uso"],
        slots: [
          [
            "A folha de correr deve andar com uma mão; se pesa, a roldana está presa ou o trilho tem areia, e o motor paga em calor. A cremalheira, barra dentada da folha, apertada contra a engrenagem faz o mesmo: a folga certa é de {rack.clearance}.",
            "Roldana dura, areia no trilho e cremalheira sem os {rack.clearance} de folga são as causas mecânicas: o motor puxa mais a cada abertura. Solta, a folha deveria correr com o empurrão de uma mão.",
            "O atrito vem primeiro, na roldana travada, no trilho sujo ou na cremalheira, a barra de dentes, colada na engrenagem (a folga é de {rack.clearance}). Empurrada à mão, uma folha boa corre sem esforço.",
          ],
          [
            "Se a folha está leve, a causa é elétrica: capacitor fraco, que deixa a partida lenta, ou fim de curso atrasado, com o motor empurrando o batente. Resta o uso: prédio e comércio podem passar das aberturas por hora do modelo residencial.",
            "Folha leve e motor quente apontam para o capacitor, que perdeu força, ou para o fim de curso, que não avisa a parada e o deixa forçando no batente. Também conta o excesso de aberturas por hora.",
            "Sem atrito, medem-se o capacitor, culpado pela partida arrastada, e o fim de curso, que fora do lugar faz o motor empurrar parado. Em entrada movimentada, o próprio fluxo pode superar a ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como o técnico resolve e quanto custa", "Conserto do aquecimento: ordem de preço"],
        slots: [
          [
            "O técnico mede a corrente com a folha andando e compara com a etiqueta: alta com folha leve é motor, alta com folha pesada é atrito. Limpar e regular fica na visita, a partir de {price.preventive} em casa, sem peças; depois vêm capacitor, roldanas e, só se o motor queimou, a troca, de {price.homeSwap} com mão de obra.",
            "A corrente medida em movimento separa motor ruim de portão pesado. Em residência, o ajuste começa em {price.preventive}, fora peças; capacitor é o reparo seguinte, roldanas custam mais pelo trabalho, e motor novo instalado vai de {price.homeSwap}.",
            "Com o amperímetro, o técnico vê se o excesso vem da folha ou do motor. A regulagem entra na visita, desde {price.preventive} numa casa, sem contar peças. Capacitor e roldanas vêm depois, e a troca completa do motor, de {price.homeSwap}, fica por último.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo esperar o motor esfriar?",
        answers: [
          "Até a carcaça ficar fria, o que costuma passar de meia hora em dia quente. Se ele para outra vez, deixe desligado e não insista.",
          "Conte de meia a uma hora, conforme o calor e o modelo. Esfriou e parou de novo: disjuntor desligado até a visita.",
          "Em geral mais de trinta minutos. Religar antes disso só faz a proteção cortar de novo, e o motor se desgasta.",
        ],
      },
      {
        question: "Motor que esquenta vai queimar?",
        answers: [
          "Pode queimar, se a causa continua. Cada parada por calor gasta o verniz que isola os fios do motor.",
          "Com o tempo, sim: o isolamento do enrolamento se perde a cada aquecimento. Resolver o atrito cedo evita a troca.",
          "O risco cresce a cada parada, porque o calor destrói a isolação por dentro. Corrigida a causa, o motor costuma se salvar.",
        ],
      },
      {
        question: "Um motor mais forte resolve o aquecimento?",
        answers: [
          "Só se o atual é pequeno para o peso ou para o número de aberturas. Com roldana travada, o novo esquenta igual.",
          "Nem sempre: força extra não tira o atrito. Acerte a folha primeiro e compare a ficha com o seu uso.",
          "Resolve quando o modelo está abaixo do peso ou do fluxo. Se o problema é trilho ou roldana, o dinheiro se perde.",
        ],
      },
      {
        question: "Como entro e saio enquanto ele esfria?",
        answers: [
          "Com o disjuntor desligado, solte a folha pela chave e mova-a à mão, se estiver reta no trilho. Trave de novo para o portão não ficar aberto.",
          "Portão de correr, no trilho e sem balançar, pode ser solto com a chave e empurrado, com a energia cortada. Depois, trave.",
          "Desligue o disjuntor, destrave com a chave e empurre, desde que a folha esteja firme no trilho. Ao fechar, volte a travar.",
        ],
      },
    ],
    photo: "fotos da etiqueta, das roldanas e da cremalheira e o número de aberturas por dia",
  },
  {
    id: "correr-velocidades-diferentes",
    broader: "lento",
    label: "Correr com velocidades diferentes",
    phrase: "o portão de correr que anda diferente num sentido",
    asks: [
      "trilho inclinado correr velocidades diferentes",
      ...combine(correr, [
        "abre rápido fecha devagar",
        "abre devagar fecha rápido",
        "abre rápido fecha lento",
        "abre lento fecha rápido",
        "fecha mais devagar abre",
        "lento só fechar",
        "lento só abrir",
        "devagar só fechar",
        "devagar só abrir",
        "rápido um lado lento outro",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que abre devagar e fecha rápido, ou o contrário, tem duas causas comuns: velocidades diferentes programadas na central ou trilho com caimento, em que a folha desce para um lado e sobe para o outro. Se sempre foi assim, é programação; se começou agora, é desnível, roldana ou capacitor.",
        "O deslizante que vai ligeiro num sentido e lento no outro nem sempre tem defeito: muitas centrais com inversor fecham devagar por segurança. Sem isso, procure desnível no trilho ou roldana que prende; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão de correr mais lento só para fechar costuma ser ajuste da central, que freia o fechamento, e mais lento só para abrir aponta desnível ou roldana. Motor comum tem uma velocidade só; a visita que alinha e mede em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Programação, desnível ou roldana", "Por que muda com o sentido"],
        slots: [
          [
            "A primeira pergunta é se o motor tem inversor, a eletrônica que varia a velocidade. Com a resposta, a causa fica nesta lista.",
            "Em motor comum, a velocidade é igual nos dois lados, e a diferença vem da folha. Com inversor, pode ser programação.",
            "Veja na etiqueta se há inversor e compare com as causas.",
          ],
        ],
        bullets: [
          "Inversor: fechamento lento programado, normal e seguro.",
          "Trilho com caimento: a folha desce num sentido e sobe no outro.",
          "Roldana de borda gasta ou guia torta: prende só na volta.",
          "Capacitor fraco ou tensão baixa: aparece onde o esforço é maior.",
        ],
      },
      {
        about: "check",
        headings: ["Como saber em poucos minutos", "Teste do desnível"],
        slots: [
          [
            "Este teste não destrava a folha: basta um nível de bolha e o cronômetro do celular. Se há rampa visível, não solte o motor, porque a folha corre sozinha.",
            "Sem soltar a folha, use nível de bolha e cronômetro. Em trilho inclinado, destravar é perigoso, pois ela desce sozinha.",
            "O nível de bolha responde sem destravar nada. Não solte o motor se o piso tem queda.",
          ],
        ],
        steps: [
          "Cronometre, de longe, uma abertura e um fechamento.",
          "Desligue o disjuntor e varra o trilho.",
          "Ponha o nível de bolha sobre o trilho, nas duas pontas e no meio.",
          "Procure amassado, emenda alta e roda gasta.",
          "Religue e anote em que trecho ela fica lenta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico iguala as velocidades", "O que acontece na visita"],
        slots: [
          [
            "Trilho afundado é nivelado, roldana gasta trocada em par e guia alinhada, com a folha segura. Desnível de 1 cm em 3 metros já se sente em folha pesada.",
            "O técnico nivela o trilho, troca o par de roldanas ruins e alinha a guia. Basta 1 cm de queda em 3 metros para a folha pesada mudar de ritmo.",
            "Corrige-se primeiro o nível, porque 1 cm em 3 metros já altera a marcha, e depois rodas e guia.",
          ],
          [
            "Em seguida capacitor e tensão são medidos com o motor andando, e a central com inversor é programada. O tempo final é medido nos dois sentidos.",
            "Depois mede-se a parte elétrica em carga e ajusta-se a central, quando ela permite. Um cronômetro confirma os dois lados.",
            "Por fim vêm capacitor, tensão e programação, com novo cronômetro abrindo e fechando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para igualar a velocidade na central?",
        answers: [
          "Só nas que têm inversor. Em motor comum a velocidade é uma só, e a diferença vem da folha ou do trilho.",
          "Com inversor, sim. No comum, corrige-se trilho e roldana.",
        ],
      },
      {
        question: "O desnível do trilho é perigoso?",
        answers: [
          "Pode ser: destravada, a folha corre para o lado baixo e pode atingir alguém. O trilho precisa ser nivelado.",
          "Sim, sem o motor ela anda sozinha. Não destrave até nivelar.",
        ],
      },
      {
        question: "Posso deixar o fechamento mais rápido?",
        answers: [
          "Em central com inversor, pode, mas fechar devagar é mais seguro. Se mudar, a fotocélula e a força precisam de novo teste.",
          "Onde há inversor, sim, com teste de reversão. O fechamento lento protege quem passa.",
        ],
      },
      {
        question: "Quanto custa nivelar o trilho?",
        answers: [
          "O ajuste de um ponto cabe na visita, a partir de {price.preventive} em casa, sem peças. Trecho novo ou piso a refazer soma material e trabalho.",
          "Alinhar e calçar um trecho entra na regulagem, desde {price.preventive} em residência. Refazer o piso é obra à parte.",
        ],
      },
    ],
    photo: "um vídeo de lado com uma abertura e um fechamento completos e fotos do trilho",
  },
];
