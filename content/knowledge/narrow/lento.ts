import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const lento: NarrowConcept[] = [
  {
    id: "motor-sem-forca",
    broader: "lento",
    label: "Motor sem força",
    phrase: "o motor sem força",
    asks: [
      "pouca força",
      "motor pouca força",
      "pouca força calor",
      "motor sem força",
      "motor fraco",
      "motor sem força aumentar",
      "sem força como aumentar",
      "motor fraco aumentar força",
      "motor [marca] sem força",
      "motor [marca] perdeu força",
      "motor [marca] fraco",
      "perdeu força",
      "sem força abrir",
      "sem força subir",
      "não tem força",
      "motor não aguenta",
      "falta força motor",
      "motor gira devagar",
      "gira devagar",
      "roda devagar",
      "motor roda devagar",
    ],
    answers: {
      any: [
        "O motor do portão que funciona mas não tem força costuma estar com o capacitor fraco, a peça que dá a partida, ou puxando uma folha que ficou dura. Pare de insistir, porque ele esquenta e queima, e não destrave o basculante. A visita que mede e regula em casa parte de {price.preventive}, sem peças.",
        "Motor de portão sem força tem, na maioria das vezes, capacitor fraco ou folha que ficou pesada, por causa de roldana, trilho ou contrapeso. Tensão baixa vem em terceiro lugar. Não insista, porque o motor esquenta e pode queimar. A visita que mede e regula em casa parte de {price.preventive}, sem peças.",
        "O motor [marca] que perdeu força costuma estar com o capacitor, a peça que dá a partida, no fim da vida, ou puxando uma folha que endureceu. Pare de forçar, para ele não queimar, e peça a medição. A visita de regulagem em residência começa em {price.preventive}, fora peças.",
        "Motor que gira mas não tem força para levar o portão costuma ter capacitor fraco ou folha pesada. Se ele gira livre e a folha nem se mexe, a engrenagem gastou ou o motor ficou destravado. Não insista nem solte basculante; a visita que mede e regula em casa parte de {price.preventive}, sem peças.",
        "Quando o motor gira devagar e o portão não tem força para subir, as causas comuns são capacitor fraco, tensão baixa e folha desequilibrada. Pare de acionar e não destrave o basculante, que pode cair. Medir, aliviar a folha e regular custa em casa a partir de {price.preventive}, sem peças.",
        "Capacitor fraco deixa o motor [marca] sem força: ele ronca na partida, sai devagar ou só anda com ajuda. A peça é trocada por outra de mesmos microfarads, com o portão desligado, e é serviço do técnico, porque guarda carga. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Um motor sem força custa pouco para consertar quando o defeito é no capacitor, uma das peças mais baratas. Se a folha ficou pesada, a visita de ajuste em casa parte de {price.preventive}, sem peças. Quando o motor é pequeno ou chegou ao fim, a troca fica de {price.homeSwap}, com mão de obra.",
        "O preço para resolver um motor sem força vai da troca do capacitor, peça barata, à do motor, de {price.homeSwap} em casa, com mão de obra. Antes se confere se o portão está pesado, o que se resolve em visita de ajuste a partir de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem a falta de força", "Capacitor, tensão ou portão pesado"],
        slots: [
          [
            "Força que sumiu de um dia para outro tem causa elétrica na maioria dos casos: capacitor fraco, que faz o motor roncar e sair devagar, ou tensão que cai na partida por causa de emenda ruim ou fio fino.",
            "Se a perda foi repentina, a causa mais provável é elétrica. O capacitor no fim deixa a partida lenta e roncada, e um cabo fino ou mal emendado derruba a tensão quando o motor liga.",
            "Mudança brusca aponta para o capacitor, que deixa o motor roncando e lento na saída, ou para queda de tensão por cabo fino, extensão ou emenda.",
          ],
          [
            "Quando a força foi embora aos poucos, o portão ficou pesado por roldana travada, trilho sujo, dobradiça seca, contrapeso desregulado ou chapa acrescentada à folha. Motor que gira sem levar o portão tem engrenagem gasta ou está destravado.",
            "A perda lenta vem da folha, com atrito no trilho e nas rodas, dobradiça dura, contrapeso fora do ponto ou revestimento novo. Se o motor roda e o portão não acompanha, a engrenagem gastou ou ele está solto.",
            "Se foi piorando com os meses, procure o peso: roda presa, sujeira, falta de lubrificação, equilíbrio perdido ou chapa nova. Girar sem mover nada é outro defeito, de engrenagem gasta ou motor destravado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes da visita", "Como separar defeito do motor e do portão"],
        slots: [
          [
            "Não destrave basculante para sentir o peso, porque a folha pode descer ou disparar. Duas tentativas com intervalo bastam para observar.",
            "Observe de fora, sem soltar o motor, pois um basculante desequilibrado cai ou sobe com violência. Acione no máximo duas vezes, com descanso entre elas.",
            "Quem confere o peso da folha é o técnico, já que soltar o motor de um basculante é perigoso. Você só precisa olhar e escutar em duas tentativas espaçadas.",
          ],
        ],
        steps: [
          "Repare se a luz da garagem enfraquece quando o motor parte, sinal de tensão baixa.",
          "Escute: ronco só na partida sugere capacitor, e esforço no caminho todo sugere folha pesada.",
          "Com o disjuntor desligado, varra o trilho do portão de correr.",
          "Olhe de longe se há cabo, roldana ou dobradiça fora do lugar.",
          "Anote a tensão e o modelo que estão na etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a força", "Folha, capacitor e tensão, nessa ordem"],
        slots: [
          [
            "O técnico primeiro alivia a folha, com limpeza, lubrificação e equilíbrio, porque nenhum motor compensa peso errado. Depois mede o capacitor e a tensão com o portão andando e deixa a força no mínimo que completa o percurso.",
            "O serviço começa por deixar o portão leve, e só então o capacitor e a tensão são medidos em movimento. Aumentar a força na placa não é conserto, porque esconde a causa e tira a reversão que protege as pessoas.",
            "Trilho, rodas e equilíbrio vêm antes, e em seguida se medem o capacitor e a rede durante a abertura. A força termina no mínimo necessário, já que exagerar nela anula a parada diante de alguém.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando é caso de motor mais forte", "Capacitor, ajuste ou troca do motor"],
        slots: [
          [
            "Um motor maior só se justifica com a folha leve, o capacitor bom e a tensão certa. No basculante, o de 1/4 HP atende folhas de até {width.quarterHp} de largura. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
            "Se o motor ainda não dá conta com tudo em ordem, o modelo é pequeno para o portão; no basculante, 1/4 HP vai até {width.quarterHp} de largura. Trocar custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com o serviço.",
            "Só depois de resolver folha, capacitor e rede vale pensar em mais potência, que no basculante começa acima de {width.quarterHp} de largura. A troca, com mão de obra, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor maior dá mais força?",
        answers: [
          "Não. Microfarads acima do indicado aquecem o motor; a peça certa tem o mesmo valor da original e tensão igual ou maior.",
          "Não, só dá mais calor. O técnico usa o mesmo valor em microfarads, com tensão igual ou acima da original.",
        ],
      },
      {
        question: "Ele tem força para fechar e não para abrir. O que é?",
        answers: [
          "No basculante, o contrapeso ou a mola está fraco: a descida ajuda e a subida pesa. Não use nem destrave até o acerto.",
          "Essa diferença costuma ser folha desequilibrada no basculante ou trilho inclinado no de correr. Deixe o basculante parado até a visita.",
        ],
      },
      {
        question: "Em Garen e PPA o capacitor é o mesmo?",
        answers: [
          "Não necessariamente, porque o valor em microfarads depende do motor e muda até entre modelos da mesma marca. Vale o que está escrito na peça original.",
          "O valor muda com o modelo do motor, seja Garen, PPA ou outro. Compra-se pelo número impresso no capacitor que sai, e quem o retira é o técnico.",
        ],
      },
      {
        question: "Continuar usando estraga o motor?",
        answers: [
          "Sim: forçado, ele esquenta, perde o isolamento e queima. Trocar o capacitor cedo é barato perto de um motor queimado.",
          "Estraga em pouco tempo, porque o calor danifica o enrolamento. Use o mínimo possível, ou pare, até a medição.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "demora-para-abrir",
    broader: "lento",
    label: "Portão demora para abrir",
    phrase: "o portão que demora para abrir",
    asks: [
      "portão demora abrir",
      "portão demora fechar",
      "portão demorando abrir",
      "portão demora responder",
      "motor demora",
      "demora abrir",
      "demorando abrir",
      "demora responder",
      "demora acionar",
      "demora fechar",
      "demora partir",
      "demora obedecer",
      "demorando responder",
      "demora muito abrir",
      "demora começar",
      "lento demais abrir",
      "muito lento abrir",
      "lento abrir",
      "devagar demais abrir",
      "atrasado abrir",
      "atrasa abrir",
      "abre atrasado",
    ],
    answers: {
      any: [
        "Portão que demora para fechar espera a pausa do fechamento automático, que se ajusta em segundos na central, ou anda devagar, por folha pesada, trilho sujo ou capacitor fraco. Se foi você que mandou fechar e ele atrasa, teste pela botoeira: resposta imediata nela aponta a pilha do controle ou o receptor. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão que demora para abrir tem duas causas diferentes. Se ele espera para começar e depois anda normal, o atraso é do controle, da placa ou da trava; se anda devagar, a folha está pesada ou o capacitor, fraco. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão que demora a responder costuma ter pilha fraca no controle, receptor com defeito ou trava elétrica com retardo. Já o que parte na hora e abre devagar tem folha pesada, capacitor fraco ou motor de pouca velocidade. A visita de ajuste em casa começa em {price.preventive}, fora peças.",
        "Quando o portão demora a começar a abrir depois que você aperta, suspeite do controle, da central ou da trava elétrica, que atrasam a partida. Se a folha é que anda devagar, a causa é atrito ou capacitor fraco. Em residência, a visita com regulagem parte de {price.preventive}, sem peças.",
        "Portão que ficou muito lento para abrir quase sempre tem a folha pesada, por trilho sujo, roldana presa ou contrapeso errado, ou o capacitor fraco, a peça que dá a partida ao motor. Se ele sempre abriu devagar, o modelo é lento e não há defeito. A visita de ajuste em casa começa em {price.preventive}, fora peças.",
        "Se o portão atrasa para abrir e depois anda normal, o defeito está no comando: pilha do controle, receptor ou trava elétrica. Se ele sai na hora e anda devagar, a folha está pesada ou o capacitor, fraco. A visita de ajuste em casa começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Demora a responder ou anda devagar", "De onde vem a demora do portão"],
        slots: [
          [
            "Se o portão espera e depois anda normal, compare a botoeira com o controle. Resposta imediata na botoeira indica pilha fraca, antena ou receptor. Demora igual nos dois indica trava elétrica com retardo, pré-aviso do sinaleiro ou capacitor fraco, que faz o motor roncar antes de sair.",
            "Na espera com percurso normal, o teste é pela botoeira. Se ela responde logo, o atraso vem da pilha, da antena ou do receptor do controle. Se também demora, a causa é retardo da trava, aviso do sinaleiro ou capacitor no fim, com ronco antes do movimento.",
            "Quando só o começo atrasa, teste o botão da parede. Se ele aciona na hora, o problema é do controle, da pilha à antena. Se o botão atrasa igual, pode ser trava com retardo, sinaleiro que avisa antes ou capacitor fraco, que ronca até o motor partir.",
          ],
          [
            "O percurso inteiro devagar costuma ser folha pesada, por trilho sujo, roldana presa ou contrapeso fora do ponto. Fio fino demais derruba a tensão e tem o mesmo efeito. Uma desaceleração longa, gravada na placa, também aumenta o tempo sem ser defeito.",
            "Já a folha lenta do início ao fim quase sempre tem atrito ou desequilíbrio, no trilho, nas rodas ou no contrapeso. Tensão baixa por cabo fino piora. Às vezes a redução de velocidade foi só programada para começar cedo demais.",
            "Se o portão anda devagar o tempo todo, a causa comum é peso: sujeira no trilho, roda travada ou contrapeso errado. Pode ser ainda energia fraca, por fiação fina, ou uma programação que reduz a velocidade muito antes do fim.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir a demora do portão", "Os dois tempos para anotar"],
        slots: [
          [
            "Um vídeo com som, gravado desde o toque no botão, mostra os dois tempos de uma vez. Deixe a passagem livre e não acione várias vezes seguidas, para o motor não esquentar.",
            "Conte os segundos com ninguém no vão e espere entre um teste e outro. Se puder, filme com som, porque o ronco na partida ajuda a achar a causa.",
            "Basta o celular: grave do toque até o portão parar, com o caminho livre. Dê um descanso ao motor entre as tentativas.",
          ],
        ],
        steps: [
          "Aperte a botoeira e conte até a folha começar a andar.",
          "Conte da partida até o fim da abertura.",
          "Repita com o controle, de perto.",
          "Repare se há ronco antes do movimento.",
          "No portão de correr, desligue o disjuntor e varra o trilho.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a velocidade", "O que acontece na visita"],
        slots: [
          [
            "O técnico alivia primeiro a folha, com limpeza, lubrificação e equilíbrio, porque nenhum motor compensa peso errado. Depois mede capacitor e tensão com o portão andando e regula força e desaceleração sem deixar a folha bater.",
            "A folha vem antes de qualquer peça elétrica: limpa, lubrificada e equilibrada, muitas vezes já volta ao tempo normal. Em seguida, com capacitor e energia medidos em movimento, a redução de velocidade é ajustada até a chegada ficar suave.",
            "Primeiro o técnico tira o atrito e acerta o peso, e só então mede o capacitor e a rede durante o ciclo. Por último, o ajuste da rampa, a redução no fim do curso, encurta o tempo sem pancada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se ele sempre foi lento", "Quando só um motor rápido resolve"],
        slots: [
          [
            "Motor comum tem velocidade fixa e não acelera por regulagem. No basculante de até {width.quarterHp}, os kits abrem em {opening.padrao}, {opening.speedy} ou {opening.jetflex} e custam {models.pricesNamed}, instalados. Nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Se a lentidão é do modelo, nenhum ajuste resolve, só outro motor. Para basculante de até {width.quarterHp}, há kits instalados de {opening.padrao}, {opening.speedy} e {opening.jetflex}, por {models.pricesNamed}. De correr ou de abrir, a troca residencial vai de {price.homeSwap}, com mão de obra.",
            "Um motor sem inversor anda sempre na mesma velocidade. Quem quer ganhar tempo no basculante de até {width.quarterHp} escolhe entre {opening.padrao}, {opening.speedy} e {opening.jetflex}, com {models.pricesNamed} no kit instalado. Nos demais portões, troca o motor por {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão ficou lento de repente. O que mudou?",
        answers: [
          "Quase sempre o capacitor perdeu força ou algo prende a folha, como areia no trilho e roldana travada. Varra o trilho com o disjuntor desligado; se não melhorar, peça a medição.",
          "Mudança repentina aponta para capacitor, tensão baixa ou atrito novo. Limpe o trilho sem energia e teste outra vez; se continuar, o técnico mede.",
        ],
      },
      {
        question: "Ele demora mais para fechar que para abrir. É defeito?",
        answers: [
          "Nem sempre, porque muitas placas fecham mais devagar por segurança. Se a diferença surgiu sem ninguém mexer, pode ser atrito ou folha desequilibrada.",
          "Pode ser de fábrica, já que fechar devagar protege quem passa. Diferença que surgiu agora sugere folha pesada ou capacitor fraco.",
        ],
      },
      {
        question: "E quando ele demora para fechar sozinho?",
        answers: [
          "É a pausa do fechamento automático, que se ajusta em segundos na placa. O técnico grava o tempo que você quer e testa a fotocélula junto.",
          "Nesse caso é o tempo de espera programado, e não defeito do motor. Dá para encurtar, desde que a fotocélula esteja funcionando.",
        ],
      },
      {
        question: "Dá para diminuir o tempo de abertura?",
        answers: [
          "Em motor com inversor, a placa que varia a velocidade, muitas vezes dá, por programação. No comum, o ganho vem de tirar atrito ou trocar o motor.",
          "Com inversor, que controla a velocidade, costuma ser possível. Sem ele, só a folha mais leve ou um modelo mais veloz encurta o tempo.",
        ],
      },
    ],
    photo: "um vídeo da abertura completa, com som desde o toque no botão, e uma foto da etiqueta do motor",
  },
  {
    id: "lento-depois-da-troca",
    broader: "lento",
    label: "Portão lento depois da troca",
    phrase: "o portão que ficou lento depois da troca",
    asks: [
      "troca motor demora fechar",
      "troca motor freia cedo",
      "lento depois troca",
      "lento trocou",
      "lento depois trocar",
      "lento motor novo",
      "devagar motor novo",
      "devagar depois trocar",
      "devagar trocou",
      "lento trocou placa",
      "lento placa nova",
      "lento depois conserto",
      "lento depois manutenção",
      "demora motor novo",
      "instalaram motor lento",
      "instalaram ficou lento",
      "colocaram motor lento",
      "instalou ficou lento",
      "máquina nova portão anda devagar",
      "instalaram máquina nova portão devagar",
    ],
    answers: {
      any: [
        "Portão que ficou lento depois da troca do motor tem, quase sempre, um destes motivos: modelo mais devagar que o antigo, rampa de parada longa ou motor de 220 V ligado em 127 V. Cronometre a abertura e compare com o manual; fora do tempo, quem instalou regula ou corrige.",
        "Motor novo mais lento que o antigo nem sempre é erro, porque cada modelo tem a sua velocidade: em basculante, {opening.padrao} no Padrão e {opening.speedy} no Speedy. É defeito se ronca, esquenta ou passa do tempo do manual, por tensão errada, capacitor fraco ou regulagem.",
        "O portão continua lento com motor novo por três razões comuns: o modelo é de velocidade menor, a placa desacelera cedo demais ou a tensão está errada. Meça o tempo de abertura; acima do que diz o manual, chame quem instalou, pois o ajuste entra na garantia.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir se está lento demais", "Teste do tempo e da etiqueta"],
        slots: [
          [
            "Dois ciclos bastam, cronometrados de longe e com a passagem livre. Não repita com o motor quente.",
            "Meça de longe uma abertura e um fechamento, sem ninguém no vão. Mais que isso só aquece o motor.",
            "Use o celular para marcar o tempo de um ciclo, longe da folha. Espere o motor esfriar antes de repetir.",
          ],
        ],
        steps: [
          "Cronometre a abertura inteira e compare com o manual.",
          "Leia na etiqueta a tensão do motor, sem abrir a tampa.",
          "Note se há ronco, cheiro ou calor; havendo, desligue o disjuntor.",
          "Mande o tempo e a foto da etiqueta a quem instalou.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ficou lento depois da troca", "Modelo, regulagem ou tensão"],
        slots: [
          [
            "A velocidade do motor simples é fixa, dada por rotação e redução, e a placa não a aumenta. Se o modelo escolhido é mais lento, só outro modelo muda isso.",
            "Rotação e redução definem o tempo de um motor comum, e nenhum ajuste o acelera. Comprado um modelo devagar, resta trocá-lo por um rápido.",
            "No motor comum, quem manda é a engrenagem: o tempo vem de fábrica. Para abrir mais rápido, precisa de outro modelo.",
          ],
          [
            "Já a rampa longa, trecho final em que a folha desacelera, e o percurso mal gravado se ajustam em minutos. Motor de 220 V em 127 V perde força e esquenta, e deve ser desligado até corrigir.",
            "Tem ajuste rápido a rampa, que é a desaceleração antes da parada, e também o percurso gravado errado. Tensão trocada, 127 no lugar de 220 V, pede disjuntor desligado.",
            "Rampa, o pedaço em que a folha freia, e curso mal gravado se corrigem na placa. Se a tensão está errada, desligue o disjuntor, porque o motor esquenta sem força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a velocidade", "O que acontece na visita"],
        slots: [
          [
            "Primeiro a folha é aliviada: roldana, trilho, cabo e equilíbrio, escorada no basculante, porque motor nenhum compensa peso errado. Limpeza e lubrificação vêm junto.",
            "A mecânica vem antes, do trilho ao contrapeso, com a folha escorada se for basculante. Tirado o atrito, o portão já ganha parte da velocidade.",
            "O técnico procura o que prende, limpa e lubrifica, e no basculante trabalha com a folha escorada. Folha pesada atrasa qualquer motor.",
          ],
          [
            "Depois ele mede capacitor e tensão com o motor andando e acerta a rampa. O tempo final é comparado com o do modelo.",
            "Em seguida vêm a medição elétrica, com o motor em carga, e o ajuste da rampa, até o tempo bater com o do manual.",
            "Por último, capacitor, tensão e rampa são conferidos, e um novo cronômetro mostra se chegou ao tempo de fábrica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia cobre o ajuste do portão lento?",
        answers: [
          "Cobre a regulagem mal feita, no prazo de quem instalou. Nas nossas instalações são {warranty.installation}, e o motor tem {warranty.motor} de fábrica.",
          "Em regra, sim: chame quem instalou antes de pagar outra visita. Damos {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Dá para acelerar o motor novo?",
        answers: [
          "Só em motor com inversor ou corrente contínua, que têm velocidade regulável. No comum, resta encurtar a rampa com segurança.",
          "Se a central regula velocidade, sim. Nos motores comuns ela é de fábrica, e apenas a desaceleração se ajusta.",
        ],
      },
      {
        question: "Quanto custa trocar por um motor rápido?",
        answers: [
          "No basculante de até {width.quarterHp}, o Speedy instalado custa {price.speedy} e o JetFlex, {price.jetflex}. Nos demais portões de casa, a troca fica de {price.homeSwap}.",
          "Para basculante até {width.quarterHp}, {price.speedy} no Speedy ou {price.jetflex} no JetFlex, com instalação. Em outro tipo, {price.homeSwap}.",
        ],
      },
      {
        question: "Os primeiros ciclos são mesmo mais lentos?",
        answers: [
          "Em algumas centrais, sim: depois de ligadas, elas fazem um ou dois ciclos devagar para aprender o percurso. Passando disso, não é normal.",
          "Certas placas andam devagar na primeira ou segunda abertura, enquanto gravam o curso. Do terceiro ciclo em diante, deve valer o tempo do manual.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor novo e um vídeo da abertura inteira",
  },
  {
    id: "abre-rapido-fecha-devagar",
    broader: "lento",
    label: "Abre rápido e fecha devagar",
    phrase: "o portão que abre rápido e fecha devagar",
    asks: [
      ...combine(
        ["abre rápido", "sobe rápido", "abre normal", "abre bem", "abre depressa"],
        ["fecha devagar", "desce devagar", "fecha lento", "demora fechar", "demora descer"],
      ),
      "devagar só fechar",
      "lento só fechar",
      "devagar só quando fecha",
      "lento só fechamento",
      "demora só fechar",
      "fecha mais devagar que abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre rápido e fecha devagar pode estar certo, porque muitas placas fecham mais devagar por segurança. Se isso mudou de um dia para o outro, a folha pesa nesse sentido, por trilho sujo ou inclinado ou por contrapeso errado. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que desliza rápido para abrir e lento para fechar pode ter essa velocidade de fábrica, já que fechar devagar protege quem passa. Quando a diferença é nova, a causa costuma ser trilho sujo ou com caimento. Regular em residência começa em {price.preventive}, fora peças.",
        "Portão que sobe rápido mas desce bem devagar costuma ter contrapeso com peso demais ou uma placa que fecha mais devagar por segurança. Se sempre foi assim e ele desce reto, não é defeito. Se mudou agora, a visita de ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só o fechamento é lento", "Função da placa ou peso da folha"],
        slots: [
          [
            "Fechar devagar dá tempo de a fotocélula e a pessoa reagirem, e muitas placas saem de fábrica assim. A desaceleração, que reduz a velocidade antes do fim, também pode estar longa demais.",
            "Muitas centrais já vêm com o fechamento mais lento, para proteger quem passa. Outra causa sem defeito é a redução de velocidade programada para começar cedo.",
            "Em várias placas, cada sentido tem a sua velocidade, e o fechamento é o mais lento por segurança. Uma desaceleração longa aumenta essa diferença.",
          ],
          [
            "Como defeito, o portão de correr pesa no sentido em que o trilho sobe ou está sujo, e a roldana gasta aparece mais ali. No basculante, contrapeso pesado demais ajuda a subir e segura a descida.",
            "Quando a lentidão é nova, as causas no portão de correr são trilho sujo ou inclinado e roldana gasta. Já o basculante que sobe leve e desce arrastado está com contrapeso pesado.",
            "Se surgiu de repente, há esforço: no de correr, sujeira, caimento ou roldana ruim; no basculante, excesso de contrapeso, que freia a descida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é defeito", "Compare os dois sentidos"],
        slots: [
          [
            "Cronometre de longe, com a passagem livre. Diferença antiga e constante costuma ser programação, e diferença nova, com ronco, é esforço.",
            "O celular basta para medir, fora do caminho da folha. Se o motor ronca só ao fechar, está fazendo força; se a diferença é antiga e silenciosa, é programação.",
            "Meça uma vez cada sentido, com ninguém no vão. Ronco no fechamento indica peso, e silêncio indica ajuste da placa.",
          ],
        ],
        steps: [
          "Marque o tempo de abrir e o de fechar.",
          "Lembre se a diferença é antiga ou nova.",
          "Escute se há ronco no fechamento.",
          "Com o disjuntor desligado, varra o trilho do portão de correr.",
          "Religue e meça de novo, para ver se a limpeza resolveu.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta", "Da folha à velocidade"],
        slots: [
          [
            "O técnico acerta primeiro a folha, no trilho, nas rodas, no nível ou no contrapeso, este com a folha escorada. Depois regula velocidade e desaceleração, onde a placa permite, e testa a fotocélula, porque fechar mais rápido exige o sensor funcionando.",
            "O atrito e o desnível são corrigidos, ou o contrapeso é acertado com escora, antes de se mexer na velocidade. O sensor de passagem é testado no fim, já que o portão passa a fechar mais depressa.",
            "Primeiro é corrigido o que pesa, no trilho ou no contrapeso, e em seguida se ajusta o tempo, se a central permite. O portão só é entregue com a fotocélula parando a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para igualar as velocidades?",
        answers: [
          "Nas placas com ajuste por sentido, sim. Nas outras, o tempo é do motor, e só se ganha tirando atrito.",
          "Depende da central, porque só algumas têm regulagem separada. Sem ela, o que ajuda é deixar a folha leve.",
        ],
      },
      {
        question: "Fechar mais rápido é perigoso?",
        answers: [
          "É, se não houver fotocélula e força regulada. Por isso o ajuste vem junto com o teste do sensor.",
          "Pode ser, porque sobra menos tempo para reagir. Com o sensor testado e a força no mínimo, o risco é pequeno.",
        ],
      },
      {
        question: "Pode ser o capacitor?",
        answers: [
          "Raramente, porque capacitor fraco deixa o portão lento nos dois sentidos. Lento só ao fechar indica peso ou programação.",
          "Quase nunca, já que ele atrasa abrir e fechar por igual.",
        ],
      },
      {
        question: "O basculante desce devagar. Posso usar?",
        answers: [
          "Se desce reto, sem ronco e sempre igual, sim. Se ficou lento de repente ou torto, pare, não destrave e peça o exame.",
          "Descida lenta e reta é segura. Se houve mudança brusca ou a folha está inclinada, deixe o disjuntor desligado até a visita.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro e a foto da etiqueta do motor",
  },
];
