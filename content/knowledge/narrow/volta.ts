import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const volta: NarrowConcept[] = [
  {
    id: "fecha-e-abre-de-novo",
    broader: "volta",
    label: "Fecha e abre de novo",
    phrase: "o portão que fecha e abre de novo",
    asks: [
      "fecha já abre",
      "fecha abre logo",
      "fecha abre seguida",
      "fecha abre mesma hora",
      "fecha abre imediatamente",
      "abre novo assim que fecha",
      "fecha até fim volta abrir",
      "fecha fim abre",
      "fecha até fim abre novo",
      "fecha completo volta abrir",
      "fecha tudo volta",
      "desce até o meio e sobe",
      "desce até a metade e sobe",
      "desce um pouco e sobe",
      "termina fechar abre outra vez",
      "portão fecha abre outra vez",
      "portão reabre depois encostar",
      "não para fechado abre em seguida",
      "encosta chão volta",
      "volta encosta chão",
      "volta quando encosta",
      "encosta no chão sobe",
      "bate chão volta",
      "toca chão volta",
      "fecha abre novo",
      "encosta volta",
      "encosta abre",
      "bate volta abre",
      "fecha reabre",
      "chega fim volta",
      "desce sobe novo",
      "fecha tudo abre",
      "fecha sobe novo",
      "fecha volta abrir",
      "fecha volta",
      "fecha e volta abrir",
      "fecha volta abrir sozinho",
      "fecha e depois abre",
      "fecha abre sozinho novamente",
      "fecha novamente abre",
      "fechando volta",
      "começa fechar volta",
      "vai fechar volta",
      "fecha metade volta",
      "fecha até metade volta",
      "fecha um pouco volta",
      "desce volta",
      "desce volta subir",
      "fecha torna abrir",
      "inverte sozinho",
      "inverte sentido sozinho",
      "inverte fechar",
      "inverte quando fecha",
      "volta meio caminho",
      "volta no meio",
      "volta metade caminho",
      "volta sozinho meio",
      "volta passa perto",
      "volta quando passa",
    ],
    answers: {
      any: [
        "O portão que fecha e volta a abrir está lendo um obstáculo que não existe: se volta depois de encostar, o fim de curso atua tarde; se volta no meio, a fotocélula está suja ou a folha prende. Limpe as lentes e o trilho; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão fecha e abre de novo sozinho, ou desce até o meio e sobe, a central entendeu que há algo no caminho. Encostar no batente ou no chão e voltar é fim de curso fora do ponto, e inverter no meio é fotocélula ou atrito; se a limpeza não bastar, a regulagem residencial começa em {price.preventive}, fora peças.",
        "Portão que volta quando está fechando obedece a uma proteção acionada por engano: fotocélula suja ou folha presa, se ele inverte no caminho, e fim de curso tardio, se abre assim que fecha. Passe pano seco nas lentes; sem resultado, o acerto em casa sai a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar portão que fecha e abre de novo costuma ser ajuste de fim de curso, força ou fotocélula, a partir de {price.preventive} na visita em casa, sem peças. Sensor ou roldana nova soma a peça, orçada pelo vídeo do fechamento.",
        "O preço é o de uma regulagem na maioria das vezes: em casa, a visita que acerta o portão que fecha e volta parte de {price.preventive}, sem peças. Fotocélula queimada ou roda gasta entra à parte, pelo vídeo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Limpeza e teste em um ciclo"],
        slots: [
          [
            "Bastam um pano, uma vassoura e um ciclo observado de lado. Fique fora do caminho da folha e não ponha mão nem pé para testar; se o portão é basculante, ninguém passa embaixo.",
            "Dá para testar com pano seco e vassoura, vendo um único fechamento de longe. Ninguém deve segurar a folha nem ficar sob um basculante, porque ele pode descer de repente.",
            "A verificação é simples e pede só pano, vassoura e atenção a um ciclo. Olhe de lado, longe da folha, e nunca use o corpo para ver se ela recua, muito menos embaixo do basculante.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Tire capacho, mangueira ou pedra de onde a folha encosta.",
          "Religue, feche uma vez e filme o ponto em que ela volta.",
          "Se continuar voltando, pare e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O ponto em que o portão volta indica a causa", "Volta no meio ou só depois de encostar"],
        slots: [
          [
            "Inverter cedo e em silêncio é ordem da fotocélula, o par de sensores que vigia o vão: sujeira, sol na lente ou suporte torto. Voltar sempre no mesmo trecho, com ronco, é atrito de trilho, roldana, piso alto ou folha empenada.",
            "Se a folha mal desce ou anda e já retorna, sem esforço, a fotocélula mandou voltar, por lente suja, sol ou desalinhamento. Ronco antes da inversão mostra que ela pesou naquele ponto, no trilho, na roda, no piso ou num empeno.",
            "Retorno sem barulho, no começo ou no meio, vem da fotocélula, o sensor da passagem, suja ou fora de mira. Já o retorno com esforço, no lugar de sempre, denuncia roldana gasta, trilho torto, piso que subiu ou folha fora de esquadro.",
          ],
          [
            "Voltar depois do toque no batente ou no chão é fim de curso tardio, o sensor que deveria parar o motor um pouco antes. A central sente a batida como obstáculo e reabre.",
            "Quando encosta e reabre, o ponto de parada está além do lugar: o fim de curso, que avisa o final do percurso, atua tarde, e a batida é lida como alguém no caminho.",
            "Abrir logo que fecha indica parada regulada longe demais. O fim de curso deveria cortar o motor antes do toque; como atrasa, a pressão no batente passa por obstáculo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o fecha e volta", "Na visita: sensor, atrito e regulagem"],
        slots: [
          [
            "O técnico descobre primeiro quem manda voltar, pelas luzes da placa e pelo teste de cada sensor. Depois corrige o atrito com a folha solta do motor, porque a força só se ajusta em portão que anda leve.",
            "As luzes da central mostram qual entrada pediu a inversão, e o exame parte dali. Folha, roldana e trilho são acertados antes de qualquer mexida na força do motor.",
            "Começa-se por achar a origem da ordem, sensor de passagem, esforço ou parada. Em seguida a folha é deixada leve, escorada quando é basculante, e só então se regula a força.",
          ],
          [
            "No fim, o percurso é regravado e a reversão é provada com um objeto, para continuar protegendo quem passa. Aumentar a força para vencer o defeito tiraria essa proteção.",
            "Por último vêm a nova gravação do curso e a prova de que o portão ainda recua ao encontrar uma caixa. Força alta esconderia o problema e deixaria a folha perigosa.",
            "Com o curso gravado de novo, um objeto no vão confirma que o recuo funciona. Subir a força não é conserto, porque a folha passaria a apertar o que estivesse na frente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que fecha e abre?",
        answers: [
          "Não: esconde o aviso e tira a proteção de quem passa. A causa é ponto de parada, atrito ou sensor, e é ela que se corrige.",
          "Essa não é a saída, porque com força alta a folha deixa de recuar diante de uma criança ou de um carro. Acerte o que a faz voltar.",
        ],
      },
      {
        question: "O basculante desce e sobe de novo. É a mesma coisa?",
        answers: [
          "É o mesmo princípio, com um cuidado a mais: cabo desigual, contrapeso errado ou piso alto também fazem a folha voltar. Não fique embaixo e não destrave.",
          "Sim, mas no basculante entra ainda o equilíbrio da folha, que depende de cabos e contrapeso. Esse acerto é do técnico, com a folha escorada.",
        ],
      },
      {
        question: "O portão volta depois que refizeram o piso. Tem relação?",
        answers: [
          "Tem: poucos milímetros a mais fazem a folha raspar ou encostar antes, e a central inverte. O ponto de parada precisa ser refeito.",
          "Provavelmente, porque o piso ou o batente mudou de altura. O técnico regula a parada e, se a folha raspa, acerta também a altura dela.",
        ],
      },
      {
        question: "Como fecho a casa se o portão fecha e abre?",
        answers: [
          "Portão de correr ou de abrir, reto e no nível, se fecha na mão com o disjuntor desligado e o motor travado em seguida. Basculante aberto não se destrava: chame.",
          "Só a folha de correr ou de abrir que esteja direita, com o disjuntor desligado: solte com a chave, feche e trave. No basculante, espere o técnico.",
        ],
      },
    ],
    photo: "um vídeo de lado, mostrando o ponto em que o portão volta",
  },
  {
    id: "para-no-meio-e-volta",
    isAskedByName: true,
    broader: "volta",
    label: "Portão para no meio e volta",
    phrase: "o portão que para no meio e volta",
    asks: [
      "para no meio do caminho e volta",
      "para meio caminho volta sozinho",
      "meio caminho volta",
      "parou meio volta",
      "parou meio volta sozinho",
      "parando meio volta",
      "parou metade volta",
      "para meio percurso volta",
      "meio percurso volta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que para no meio do caminho e volta leu um obstáculo: a fotocélula, se volta em silêncio, ou atrito na folha, se ronca antes. Desligue o disjuntor, limpe lentes e trilho e teste uma vez, sem aumentar a força; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão vai até a metade, para e retorna, a central sentiu esforço ou perdeu o sinal do sensor naquele ponto. Sempre no mesmo lugar é atrito; em lugares diferentes, fotocélula ou percurso, e o ajuste em residência começa em {price.preventive}, fora peças.",
        "O portão trava na metade e volta sozinho por um de três motivos: feixe da fotocélula cortado, folha que pesa naquele trecho ou percurso perdido na central. Limpe as lentes e o trilho, com o disjuntor desligado; se continuar, a visita sai desde {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Consertar o portão que para no meio e volta costuma ser regulagem de sensor, força ou percurso, a partir de {price.preventive} em casa, sem peças. Roldana, fotocélula ou capacitor somam a peça, e trilho torto é o caso mais caro.",
        "Portão que para no meio e retorna se resolve, na maior parte, com ajuste, desde {price.preventive} em residência, fora peças. Precisando de roldana, sensor ou capacitor, peça e trabalho se somam.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O ponto em que ele volta diz a causa", "Volta fechando, abrindo ou em qualquer lugar"],
        slots: [
          [
            "Veja, de fora do caminho, onde e como ele volta. O lugar e o som separam as causas.",
            "Um ciclo observado de lado basta para saber de que grupo é o defeito.",
            "Repare em três coisas: se fecha ou abre, se ronca e se o ponto se repete.",
          ],
        ],
        bullets: [
          "Só ao fechar, cedo e em silêncio: fotocélula suja, torta ou com sol de frente.",
          "Sempre no mesmo trecho, com ronco: trilho, roldana, dobradiça ou piso alto.",
          "Abrindo e fechando, sem ponto fixo: percurso da central, tensão baixa ou capacitor.",
          "Basculante que treme e volta: contrapeso ou cabo; não passe embaixo.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Lente, trilho e um teste só"],
        slots: [
          [
            "Bastam um pano e uma vassoura, com o disjuntor desligado. Observe o teste de fora do caminho da folha.",
            "Faça a limpeza sem energia e olhe o ciclo de lado, com o vão vazio.",
            "Sem abrir tampa nem soltar a folha, siga estes passos.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor, varra o trilho e tire o que estiver no caminho.",
          "Religue, acione uma vez e filme o ponto em que ela volta.",
          "Se voltar de novo, deixe desligado; basculante parado no alto não se destrava.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como se acerta na visita"],
        slots: [
          [
            "O técnico acha o trecho duro com a folha na mão, escorada se for basculante, e corrige roldana, trilho ou dobradiça. Depois mede fotocélula e capacitor e grava o percurso de novo.",
            "Na visita a folha é movida sem o motor, para achar onde pesa, e o basculante é escorado antes. Sensor, capacitor e percurso vêm em seguida.",
            "Primeiro o atrito, localizado na mão e com escora no basculante; depois alinhamento do sensor, medição do capacitor e novo percurso.",
          ],
          [
            "A força fica por último, no mínimo que move a folha, com a reversão testada em uma caixa. Em geral leva até {trade.smallRepair}, se nada precisa ser trocado.",
            "Só com a folha leve se ajusta a força, e o recuo é provado com objeto. Sem peça, resolve-se em cerca de {trade.smallRepair}.",
            "Força mínima e teste com caixa encerram o serviço, por volta de {trade.smallRepair} quando é só regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que volta do meio?",
        answers: [
          "Não: esconde o atrito e tira a proteção de quem passa. Corrige-se a folha ou o sensor.",
          "Não deve ser feito. Força a mais esmaga e gasta o motor, e a causa continua lá.",
        ],
      },
      {
        question: "Só volta quando faz sol ou chove. O que é?",
        answers: [
          "Costuma ser a fotocélula: sol de frente na lente ou umidade dentro dela. Realinhar, proteger ou trocar o par resolve.",
          "Sol direto e água na lente enganam o sensor. Um anteparo ou par novo corrige.",
        ],
      },
      {
        question: "Como fecho a casa até o técnico chegar?",
        answers: [
          "O de correr ou de abrir, reto e nivelado, se fecha na mão com o disjuntor desligado e se trava em seguida. O basculante não se destrava: chame.",
          "Sem energia, o deslizante e o pivotante retos podem ser fechados e trancados. Basculante fica para o técnico.",
        ],
      },
      {
        question: "Começou depois de faltar luz. Por quê?",
        answers: [
          "A central pode ter perdido o percurso e parado onde acha que é o fim. Um ciclo completo, com o vão livre, às vezes recupera; senão, grava-se de novo.",
          "Queda de energia apaga ou confunde o percurso em algumas placas. Regravar resolve em minutos.",
        ],
      },
    ],
    photo: "um vídeo de lado, mostrando o ponto em que o portão volta",
  },
  {
    id: "abre-ate-a-metade-e-volta",
    broader: "volta",
    label: "Portão abre até a metade e volta",
    phrase: "o portão que abre até a metade e volta",
    asks: [
      "abre até meio fecha novo",
      "abre metade fecha novo",
      "abre só meio fecha de novo",
      "abre metade volta",
      "abre até metade volta",
      "abre até metade volta o que",
      "abre até meio volta",
      "abre meio volta",
      "abre meio caminho volta",
      "vai até metade volta abrir",
      "vai só até a metade volta sozinho",
    ],
    answers: {
      any: [
        "O portão que abre até a metade e volta sozinho sentiu esforço ou recebeu outra ordem. Se volta sempre no mesmo ponto, procure pedra no trilho, roldana ou trecho pesado; se o ponto muda, é motor sem força ou comando duplo. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão vai só até a metade e volta, repare onde: no mesmo lugar, é trilho, roldana ou dobradiça que pesa ali; cada vez num ponto, é capacitor fraco, motor quente ou botão repetindo. Limpe o trilho com o disjuntor desligado; a regulagem residencial começa em {price.preventive}, sem peças.",
        "Abrir até a metade e voltar pode ser atrito, quando é sempre no mesmo trecho do trilho ou da dobradiça, ou falta de força e comando repetido, quando varia. Teste pela botoeira, com o controle sem pilha; o técnico acerta em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Um teste para cada causa", "O que testar, em ordem"],
        slots: [
          [
            "Faça um teste de cada vez, fora do caminho da folha e sem insistir. O basculante só se observa de longe: não destrave nem passe embaixo.",
            "Cada passo elimina uma causa, e por isso a ordem importa. Em basculante, apenas olhe, porque a folha parada na metade pode cair.",
            "Vá com calma, um ponto por vez, longe da folha. Se o portão é basculante, deixe o destravamento para o técnico.",
          ],
        ],
        steps: [
          "Marque o ponto em que a folha volta e repita uma vez.",
          "Com o disjuntor desligado, limpe o trilho naquele trecho e procure amassado.",
          "Religue, tire a pilha dos controles e acione pela botoeira: se abre inteiro, um controle repete o comando.",
          "No de correr ou de abrir, reto e nivelado, desligue, destrave e mova na mão: se pesa no meio, é mecânica.",
          "Espere uma hora e teste frio: se abre inteiro, o motor perde força ao esquentar.",
        ],
      },
      {
        about: "causes",
        headings: ["Mesmo ponto ou ponto que muda", "O que o ponto da volta revela"],
        slots: [
          [
            "Sempre no mesmo ponto há pedra ou emenda alta no trilho, cremalheira apertada naquele dente ou roldana travando. A central sente o esforço e inverte, como se houvesse alguém na frente.",
            "Voltar no mesmo lugar mostra um trecho duro: trilho amassado, guia torta ou dente da cremalheira sem folga. A placa toma esse peso por obstáculo.",
            "Quando o ponto se repete, o defeito está ali, no trilho, na roda, na guia ou na barra dentada. Diante do esforço, a central recua.",
          ],
          [
            "Ponto que muda aponta capacitor fraco, a peça que dá força ao motor, tensão baixa ou motor quente. Sem ronco nenhum, é percurso curto com fechamento automático, botão preso ou fim de curso fora do lugar.",
            "Se cada vez é num lugar, falta força: capacitor gasto, que é quem impulsiona o motor, tensão ou calor. Volta seca, sem esforço, vem de segunda ordem ou de percurso perdido.",
            "Variando o ponto, olhe capacitor, a peça do arranque, tensão da rede e temperatura. E se ele volta sem ruído, suspeite de botão preso ou de percurso gravado curto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Do ponto duro à regulagem"],
        slots: [
          [
            "Com o motor solto e a folha escorada, se for basculante, o técnico acha o trecho que pesa e corrige roda, trilho, dobradiça ou contrapeso. Depois mede capacitor e tensão com o portão andando.",
            "A folha é movida sem o motor, com escora quando preciso, até aparecer o ponto duro. Resolvida a mecânica, medem-se tensão e capacitor em movimento.",
            "Primeiro a mecânica: folha desacoplada, apoiada se necessário, e busca do trecho pesado. Em seguida vem a medição do capacitor e da rede.",
          ],
          [
            "Por fim percurso e força são gravados de novo, com teste de recuo. Sem peça, paga-se o ajuste; roldana, capacitor ou sensor soma o valor dela.",
            "No fim, regravam-se percurso e força e prova-se o recuo com uma caixa. Peça trocada, só com o seu aceite, entra à parte.",
            "O serviço termina com nova gravação e vários ciclos. A conta fica na regulagem se nada foi substituído.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser a fotocélula?",
        answers: [
          "Em geral não, porque na maioria das centrais ela só age ao fechar. Em algumas, ligada também na abertura, pode ser.",
          "Quase nunca na abertura. Limpe as lentes assim mesmo, já que certas placas a usam nos dois sentidos.",
        ],
      },
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Não: esconde o atrito e tira a proteção contra esmagamento. Primeiro a folha anda leve, depois se regula.",
          "Não antes de aliviar a folha, porque força alta machuca quem estiver no caminho.",
        ],
      },
      {
        question: "O basculante que sobe até a metade e volta é o quê?",
        answers: [
          "Em geral folha fora de equilíbrio, por contrapeso, mola ou cabo. Não destrave nem fique embaixo: é serviço de técnico.",
          "Quase sempre contrapeso ou mola que já não ajuda na subida. Deixe parado, com o disjuntor desligado.",
        ],
      },
      {
        question: "Começou depois que faltou luz. Tem relação?",
        answers: [
          "Pode ter: algumas centrais perdem o percurso e o refazem na primeira abertura completa. Se continuar, é preciso regravar.",
          "Sim, em parte das placas. O trajeto se apaga, e a folha volta antes; o técnico grava de novo.",
        ],
      },
    ],
    photo: "um vídeo de lado mostrando o ponto em que o portão volta",
  },
  {
    id: "abre-e-volta",
    broader: "volta",
    label: "Portão abre um pouco e volta",
    phrase: "o portão que abre um pouco e volta",
    asks: [
      "abre só pedaço fecha sozinho",
      "abre um pouquinho fecha sozinho",
      "abre pouco fecha sozinho",
      "abre um pouco fecha sozinho",
      "abre um pouquinho volta",
      "abre pouquinho fecha",
      "abre um pouco e fecha",
      "abre palmo fecha",
      "abre volta fechar sozinho",
      "abre volta o que",
      "abre logo volta",
      "abre volta sozinho",
      "abre e volta sozinho",
      "abre volta fechar",
      "abre inverte",
      "abre retorna",
      "abre um pouco volta",
      "abre pouco volta",
      "abre palmo volta",
      "começa abrir volta",
      "abre um pouco depois volta",
      "abre dois palmos volta",
      "abre até metade e fecha sozinho",
      "abre metade fecha",
      "abre até metade fecha",
      "começa abre volta",
    ],
    answers: {
      any: [
        "O portão que abre e volta sozinho encontra resistência na abertura ou recebe uma segunda ordem: com ronco antes da volta, a folha está presa ou pesada; sem ronco, é botão preso, pausa curta ou fim de curso fora do ponto. Teste pela botoeira; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão abre mas fica voltando antes de terminar, ou algo segura a folha, como ferrolho, trava e trilho sujo, ou a central recebe dois comandos. Tire a pilha dos controles e acione pela parede: se abrir inteiro, o controle é o culpado. Se não, o ajuste residencial começa em {price.preventive}, fora peças.",
        "Se o portão abre até a metade e volta fechando, procure trava, ferrolho ou pedra que prenda a folha; livre, a causa é comando duplicado, fechamento automático apressado ou fim de curso trocado. Fotocélula quase nunca, porque ela age ao fechar. O acerto em casa sai a partir de {price.preventive}, sem peças.",
        "Quando o portão abre um pouco e volta, ouça: se o motor ronca antes, a folha está presa ou pesada; se volta quieto, recebeu segunda ordem de botão preso, pausa curta ou fim de curso. Experimente pela botoeira, sem os controles; a visita de regulagem em casa vale {price.preventive} ou mais, sem peças.",
        "Portão que abre e volta sem completar tem folha travada, por ferrolho, trava ou sujeira no trilho, ou um comando a mais, de controle, pausa breve ou fim de curso deslocado. A fotocélula costuma agir só no fechamento. Teste pela parede; regular em residência parte de {price.preventive}, com peças à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Teste com controle e botoeira"],
        slots: [
          [
            "O teste mostra se o defeito está no comando ou na folha, e se faz de lado, longe do portão. Uma coisa de cada vez, sem insistir; no basculante, ninguém embaixo e nada de destravar.",
            "Com a botoeira da parede você descobre se a falha é do controle ou do portão. Olhe de fora do caminho da folha, sem repetir muitas vezes, e não solte o basculante do motor.",
            "Acionar pela parede e pelo controle separa a ordem errada da folha presa. Observe de lado, faça poucas tentativas e mantenha todos longe, ainda mais se o portão é basculante.",
            "São poucas tentativas, feitas de lado e sem pressa, para saber quem erra, a ordem ou a folha. Em portão basculante, mantenha o espaço debaixo vazio e o motor engatado.",
            "Compare o botão da parede com os controles, porque a diferença entre eles aponta a causa. Fique fora do trajeto, não repita em série e, se for basculante, não o destrave nem passe sob ele.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e veja se ferrolho, trava ou objeto prende a folha.",
          "Tire a pilha dos controles.",
          "Religue e acione uma vez pela botoeira.",
          "Se abrir inteiro, devolva as pilhas uma a uma até achar o controle com defeito.",
          "Se voltar de novo, filme o ponto e o som.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão abre e volta", "Folha presa, comando duplo ou percurso"],
        slots: [
          [
            "Trava elétrica que não recolhe, ferrolho fechado ou roldana dura faz a central sentir esforço e inverter. O sinal é o ronco, e a folha volta depois de poucos centímetros ou sempre no mesmo trecho.",
            "Se o motor ronca antes da volta, a folha está presa por trava ou ferrolho, ou pesa em roldana e dobradiça. A central toma esse esforço por um obstáculo e inverte.",
            "Esforço com barulho indica resistência: a trava não soltou, o ferrolho ficou passado ou uma roda endureceu. Diante disso a placa age como se houvesse alguém na frente e recua.",
            "Toda central mede o esforço e recua quando ele sobe, seja por uma pessoa, seja por trava que não abriu, ferrolho esquecido ou roda emperrada. O ronco antes da inversão denuncia esse caso.",
            "Ferrolho passado, trava elétrica sem recolher e roldana pesada produzem o mesmo efeito: o motor ronca, a placa interpreta como obstáculo e desfaz o movimento, em geral no mesmo ponto.",
          ],
          [
            "Sem ronco, a ordem veio de fora: botão preso no controle, botoeira úmida ou pausa curta do fechamento automático. Fim de curso trocado, o sensor que marca o final, também encerra a abertura cedo.",
            "Volta silenciosa é comando: um controle que manda dois sinais, interfone em curto, pausa muito breve. Outra hipótese é o fim de curso, que avisa o final, fora do lugar ou invertido.",
            "Quando o portão inverte quieto, alguém ou algo mandou fechar, como botoeira molhada, controle com tecla presa ou tempo de pausa mínimo. O ímã do fim de curso fora do lugar, que encurta o percurso, faz parecido.",
            "Já a inversão sem esforço nasce de um segundo comando, vindo de tecla gasta, umidade na botoeira ou fechamento automático muito rápido. Some-se o fim de curso, o sensor do término, que fora de posição encurta a abertura.",
            "Se nada força e mesmo assim ele recua, pense em ordem repetida: controle emperrado, interfone ou botoeira em curto, espera curta demais. O fim de curso, aviso de chegada, também engana a placa quando se desloca ou é invertido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o abre e volta", "O que se corrige na visita"],
        slots: [
          [
            "O técnico vê pelas luzes da placa quem pediu a inversão e isola comandos e sensores um a um. Depois libera trava e folha e só então mexe na força, que não deve vencer atrito.",
            "As luzes da central indicam se a ordem veio de controle, botoeira, fim de curso ou esforço. Acerta-se a origem, com a folha leve e a trava soltando, e a força fica por último.",
            "Cada entrada da placa é desligada em separado, até a inversão parar. Trava, roldana e sensor de fim de curso são corrigidos antes da força, que não serve para empurrar folha presa.",
            "O diagnóstico é por eliminação, com entradas da placa desligadas uma por uma e os leds mostrando quem mandou fechar. Aliviar trava e folha vem em seguida, e a força só se ajusta no fim, sem servir de remédio para atrito.",
            "Os leds da central contam a história da inversão, se veio de rádio, de botão, de sensor ou de carga. O técnico trata a origem, deixa a folha correr livre e evita aumentar a força, que encobriria o defeito.",
          ],
          [
            "O serviço acaba com o curso gravado e com a prova de que o portão recua diante de um objeto. Muitas vezes só se paga o ajuste; controle, trava ou capacitor soma a peça.",
            "No fim regrava-se o percurso e testa-se o recuo com uma caixa no vão. A conta costuma ser a da regulagem, e sobe se houver controle, capacitor ou trava a trocar.",
            "Depois vêm a gravação do curso e o teste com um objeto no caminho. Sem peça trocada, fica só o valor do ajuste; trava, capacitor e controle entram à parte.",
            "Antes de ir embora, ele grava a abertura inteira e verifica que a folha retorna ao tocar uma caixa. Regulagem sem peça é o desfecho comum; havendo capacitor, trava ou controle novo, o preço é somado.",
            "A entrega traz percurso novo na memória e teste de recuo com objeto leve, nunca com pessoa. Paga-se o ajuste e, só quando trocados, controle, capacitor ou trava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser falta de força do motor?",
        answers: [
          "Pode, se há ronco antes de voltar: capacitor fraco ou tensão baixa deixa o motor sem arranque, e a central inverte. Os dois se medem com o portão andando.",
          "É possível quando ele ronca e desiste. O capacitor, que dá o empurrão da partida, e a tensão da rede são medidos antes de se falar em motor.",
          "Sim, sobretudo com ronco: sem capacitor bom ou com tensão baixa, falta impulso, e a placa desiste. A medição durante o movimento confirma.",
        ],
      },
      {
        question: "Aumento a força na placa?",
        answers: [
          "Não antes de aliviar a folha: força alta esconde o atrito e tira a proteção de quem passa. A regulagem é a última etapa, com teste de reversão.",
          "Deixe a força como está. Ela só se ajusta com a folha leve e a trava soltando, senão o portão deixa de recuar diante de alguém.",
          "Evite, pois a folha passaria a empurrar quem estiver no caminho. Corrija antes o que prende, e deixe a regulagem, com prova de recuo, para o técnico.",
        ],
      },
      {
        question: "Por que o portão volta só com um controle?",
        answers: [
          "Porque o botão dele está gasto e manda dois sinais seguidos. Troque a pilha e, se repetir, guarde esse controle sem pilha e use outro.",
          "Esse aparelho repete o comando, por tecla presa ou pilha no fim. Uma pilha nova às vezes resolve; se não, ele precisa ser substituído.",
          "É sinal de tecla desgastada, que transmite duas vezes num só aperto. Uma pilha nova tira a dúvida; persistindo, aposente esse controle.",
        ],
      },
      {
        question: "O fechamento automático faz o portão voltar?",
        answers: [
          "Faz, se a pausa é curta ou se a central conta o tempo antes do fim da abertura. Aumentar a pausa é ajuste simples do técnico.",
          "Pode ser ele: terminada a pausa, a placa manda fechar, mesmo com a folha no meio em alguns modelos. Um tempo maior resolve.",
          "Pode fazer: com espera curta, a ordem de fechar chega com o portão ainda abrindo. Basta o técnico programar uma pausa mais longa.",
        ],
      },
    ],
    photo: "um vídeo de lado mostrando até onde o portão abre e quando volta",
  },
];
