import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const volta: NarrowConcept[] = [
  {
    id: "fecha-e-abre-de-novo",
    broader: "volta",
    label: "Fecha e abre de novo",
    phrase: "o portão que fecha e abre de novo",
    asks: [
      "desce um pouco sobe",
      "desce pouco sobe",
      "desce pouquinho sobe",
      "basculante desce pouco sobe",
      "basculante desce sobe",
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
        "O portão que desce um pouco e sobe de novo quase sempre está com a fotocélula suja ou torta, o par de sensores que manda voltar quando vê algo no vão. Limpe as duas lentes com pano seco, sem ficar embaixo da folha. Se continuar, a regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão que fecha e volta a abrir sozinho está entendendo que há um obstáculo no caminho. Se ele volta no meio do percurso, a fotocélula está suja ou a folha prende; se volta depois de encostar, o ponto de parada está errado. Limpe as lentes e o trilho. Se continuar, o ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão que fecha até a metade e volta em geral tem a fotocélula suja ou desalinhada, ou um ponto do percurso em que a folha prende. Se ele fecha por inteiro e só então abre de novo, o fim de curso está parando tarde. Comece pela limpeza das lentes e do trilho. A regulagem em casa custa a partir de {price.preventive}, sem peças.",
        "Quando o portão fecha e abre de novo, a central recebeu uma ordem de proteção por engano, na maioria das vezes da fotocélula suja, de uma folha que prende ou do fim de curso fora do ponto. Passe um pano seco nas lentes e varra o trilho. Se não resolver, o acerto em casa custa a partir de {price.preventive}, sem peças.",
        "O portão volta quando está fechando porque a central sente um obstáculo que não existe. No meio do caminho, a causa é a fotocélula ou o atrito da folha; depois de encostar, é a parada mal regulada. Lentes e trilho você limpa sem abrir nada; a regulagem feita pelo técnico em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar portão que fecha e abre de novo custa, em casa, a partir de {price.preventive}, sem peças, quando basta ajustar o fim de curso, a força ou a fotocélula. Sensor ou roldana nova soma o valor da peça, orçado de graça por um vídeo do fechamento.",
        "O preço costuma ser o de uma regulagem: em casa, a visita que acerta o portão que fecha e volta parte de {price.preventive}, sem peças. Fotocélula queimada ou roldana gasta entra à parte, e o vídeo do fechamento basta para o orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar o técnico", "Limpeza e teste em um fechamento"],
        slots: [
          [
            "Você precisa só de um pano, de uma vassoura e de observar um fechamento, de lado. Fique fora do caminho da folha e não use mão nem pé para testar; se o portão é basculante, ninguém passa embaixo.",
            "Dá para testar com pano seco e vassoura, vendo um único fechamento de longe. Ninguém deve segurar a folha nem ficar embaixo de um basculante, porque ele pode descer de repente.",
            "A verificação é simples: limpar, varrer e olhar um fechamento, de lado e longe da folha. Nunca use o corpo para ver se ela recua, muito menos embaixo do basculante.",
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
            "Se o portão volta cedo e sem esforço, foi a fotocélula, o par de sensores que vigia o vão, por sujeira, sol na lente ou suporte torto. Se volta sempre no mesmo trecho, com ronco, há atrito no trilho, na roldana ou no piso, ou a folha está empenada.",
            "Quando a folha mal começa a fechar e já retorna, a fotocélula mandou voltar, por lente suja, sol ou desalinhamento. Quando o motor ronca antes de voltar, a folha pesou naquele ponto, por roldana gasta, trilho torto, piso alto ou empeno.",
            "O retorno sem barulho, no começo ou no meio, vem da fotocélula, o sensor da passagem, suja ou desalinhada. O retorno com esforço, sempre no mesmo lugar, vem de roldana gasta, trilho torto, piso que subiu ou folha fora de esquadro.",
          ],
          [
            "Se ele toca o batente ou o chão e reabre, o fim de curso, que deveria parar o motor um pouco antes, está atuando tarde. A central lê a batida como obstáculo.",
            "Quando o portão encosta e reabre, o ponto de parada está além do lugar. O fim de curso, que avisa o final do percurso, atua tarde, e a batida é lida como alguém no caminho.",
            "Abrir logo depois de fechar indica parada regulada longe demais. O fim de curso deveria desligar o motor antes do toque; como atrasa, a pressão no batente passa por obstáculo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o fecha e volta", "O que é feito na visita"],
        slots: [
          [
            "O técnico descobre primeiro quem manda voltar, pelas luzes da placa e pelo teste de cada sensor. Depois corrige o atrito com a folha solta do motor, porque a força só se ajusta em portão que anda leve.",
            "As luzes da central mostram qual sensor pediu a volta, e o exame parte dali. A folha, a roldana e o trilho são acertados antes de qualquer mudança na força do motor.",
            "Primeiro se acha a origem da ordem, que pode ser o sensor, o esforço ou a parada. Em seguida a folha é deixada leve, escorada quando é basculante, e só então se regula a força.",
          ],
          [
            "No fim, ele grava o percurso de novo e testa o recuo com um objeto, para o portão continuar protegendo quem passa.",
            "Por último vem a nova gravação do percurso e a prova de que o portão ainda recua ao encontrar uma caixa.",
            "Com o percurso gravado de novo, uma caixa no vão confirma que o recuo continua funcionando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que fecha e abre?",
        answers: [
          "Não, porque só esconde o defeito e tira a proteção de quem passa. O certo é corrigir o ponto de parada, o atrito ou o sensor.",
          "Não. Com força alta, a folha deixa de recuar diante de uma criança ou de um carro. O que se corrige é a causa da volta.",
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
          "Portão de correr ou de abrir, reto e no nível, se fecha na mão com o disjuntor desligado e o motor travado em seguida. Basculante aberto não deve ser destravado: chame o técnico.",
          "Se a folha é de correr ou de abrir e está reta, desligue o disjuntor, solte com a chave, feche e trave de novo. No basculante, espere o técnico.",
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
      "portão trava meio volta",
      "trava meio e volta",
      "portão trava e volta a abrir",
      "trava no meio volta a abrir",
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
      "volta chega metade",
      "volta quando chega metade",
      "chega metade volta",
      "chega no meio volta",
      "volta quando chega meio",
      "vai até metade volta",
      "vai metade volta",
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
        "O portão que volta quando chega na metade sentiu peso no caminho ou recebeu outra ordem. Se ele estava fechando, limpe primeiro as lentes da fotocélula, o sensor que manda voltar. Se estava abrindo, procure pedra ou amassado no trilho, com o disjuntor desligado. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão chega na metade e volta porque a central sentiu esforço ali ou porque outro comando chegou. Voltar sempre no mesmo ponto é sinal de trilho, roldana ou dobradiça pesando; voltar só ao fechar aponta a fotocélula suja. Em residência, a visita com regulagem sai a partir de {price.preventive}, fora as peças.",
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
            "Se o ponto muda a cada vez, falta força: capacitor fraco, a peça que dá a partida ao motor, tensão baixa ou motor quente. Se ele volta sem roncar, veja botão preso, percurso gravado curto e fim de curso fora do lugar.",
            "Quando cada vez é num lugar, o motor está sem força, por capacitor gasto, tensão baixa ou calor. O capacitor é a peça que dá o impulso da partida. A volta sem esforço vem de um segundo comando ou de percurso perdido.",
            "Se o ponto varia, a suspeita é o capacitor, que dá a partida ao motor, a tensão da rede ou o calor. Se o portão volta sem ruído, a suspeita é um botão preso ou o percurso gravado curto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Do ponto duro à regulagem"],
        slots: [
          [
            "O técnico solta o motor, escora a folha quando é basculante e procura o trecho que pesa. Ele corrige ali a roda, o trilho, a dobradiça ou o contrapeso e depois mede o capacitor e a tensão com o portão andando.",
            "O técnico move a folha sem o motor, com escora no basculante, até achar o ponto duro. Depois de resolver a parte mecânica, ele mede a tensão e o capacitor com o portão em movimento.",
            "A parte mecânica vem primeiro: o técnico solta a folha do motor, apoia quando preciso e acha o trecho pesado. Em seguida ele mede o capacitor e a rede.",
          ],
          [
            "Por fim, o percurso e a força são gravados de novo e o recuo é testado. Se nada for trocado, você paga só o ajuste; roldana, capacitor ou sensor somam o valor da peça.",
            "No fim ele grava de novo o percurso e a força e testa o recuo com uma caixa. Peça só é trocada com o seu aceite e entra à parte.",
            "O serviço termina com nova gravação e vários ciclos de teste. Sem peça trocada, você paga só a regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula faz o portão voltar na metade?",
        answers: [
          "Faz, quando ele está fechando e a lente está suja, torta ou com sol de frente. Na abertura quase nunca, porque a maioria das centrais só a usa no fechamento.",
          "No fechamento, sim, e é a primeira coisa a limpar. Na abertura é raro, porque poucas centrais usam o sensor nos dois sentidos.",
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
        "O portão que abre e volta sozinho ou encontra resistência na abertura ou recebe uma segunda ordem. Se o motor ronca antes de voltar, a folha está presa ou pesada; se volta sem esforço, é controle com botão preso, pausa curta ou fim de curso fora do ponto. Teste pela botoeira da parede. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão abre e volta antes de terminar, algo segura a folha, como ferrolho, trava ou trilho sujo, ou a central recebe dois comandos. Tire a pilha dos controles e acione pela parede: se abrir inteiro, o defeito é de um controle. Se não abrir, o ajuste em residência custa a partir de {price.preventive}, sem peças.",
        "Se o portão abre até a metade e volta fechando, procure primeiro uma trava, um ferrolho ou uma pedra que prenda a folha. Com a folha livre, a causa é comando duplicado, fechamento automático com pausa curta ou fim de curso trocado. O acerto em casa custa a partir de {price.preventive}, sem peças.",
        "Quando o portão abre um pouco e volta, ouça o motor. Ronco antes da volta indica folha presa ou pesada; volta sem ronco indica segunda ordem, de botão preso, pausa curta ou fim de curso. Experimente pela botoeira, sem os controles. A visita de regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão que abre e volta sem completar tem a folha travada, por ferrolho, trava ou sujeira no trilho, ou recebe um comando a mais, de controle, pausa curta ou fim de curso deslocado. A fotocélula costuma agir só no fechamento. Regular em residência custa a partir de {price.preventive}, com as peças à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de chamar o técnico", "Teste com controle e botoeira"],
        slots: [
          [
            "O teste mostra se o defeito está no comando ou na folha. Fique de lado, longe do portão, e não insista; no basculante, ninguém fica embaixo nem destrava o motor.",
            "Com a botoeira da parede você descobre se a falha é do controle ou do portão. Olhe de fora do caminho da folha, sem repetir muitas vezes, e não solte o basculante do motor.",
            "Compare o botão da parede com os controles, porque a diferença entre eles indica a causa. Fique fora do caminho da folha e, se o portão for basculante, não destrave nem passe embaixo.",
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
        headings: ["Por que o portão abre e volta", "Folha presa, comando duplo ou fim de curso"],
        slots: [
          [
            "Trava elétrica que não recolhe, ferrolho fechado ou roldana dura faz a central sentir esforço e mandar a folha de volta. O sinal é o ronco, e o portão volta depois de poucos centímetros ou sempre no mesmo trecho.",
            "Se o motor ronca antes da volta, a folha está presa por trava ou ferrolho, ou pesada por roldana ou dobradiça gasta. A central toma esse esforço por um obstáculo e inverte.",
            "O esforço com barulho indica resistência: a trava não soltou, o ferrolho ficou fechado ou uma roldana endureceu. A placa age como se houvesse alguém na frente e recua.",
          ],
          [
            "Sem ronco, o portão recebeu outra ordem: botão preso no controle, botoeira úmida ou pausa curta do fechamento automático. O fim de curso, que marca o final do percurso, também encerra a abertura cedo se estiver fora do lugar.",
            "A volta silenciosa é um comando, de um controle que manda dois sinais, de um interfone em curto ou de uma pausa muito breve. Outra causa é o fim de curso, que avisa o final, fora do lugar ou invertido.",
            "Quando o portão inverte sem esforço, algo mandou fechar, como botoeira molhada, controle com tecla presa ou tempo de pausa mínimo. O fim de curso fora do lugar, que encurta o percurso, dá o mesmo efeito.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o abre e volta", "O que se corrige na visita"],
        slots: [
          [
            "O técnico vê pelas luzes da placa quem mandou voltar e isola comandos e sensores um a um. Depois libera a trava e a folha, e só no fim regula a força, que não deve servir para vencer atrito.",
            "As luzes da central indicam se a ordem veio de controle, botoeira, fim de curso ou esforço. A causa é corrigida, com a folha leve e a trava soltando, e a força fica por último.",
            "Cada entrada da placa é desligada em separado, até o portão parar de voltar. Trava, roldana e fim de curso são corrigidos antes da força, que não serve para empurrar folha presa.",
          ],
          [
            "O serviço acaba com o percurso gravado de novo e com o teste de que o portão recua diante de um objeto. Muitas vezes se paga só o ajuste; controle, trava ou capacitor soma a peça.",
            "No fim, o percurso é gravado e o recuo é testado com uma caixa no vão. A conta costuma ser a da regulagem, e sobe se houver controle, capacitor ou trava a trocar.",
            "Depois vêm a gravação do percurso e o teste com um objeto no caminho. Sem peça trocada, fica só o valor do ajuste; trava, capacitor e controle entram à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser falta de força do motor?",
        answers: [
          "Pode, se há ronco antes de voltar. Capacitor fraco ou tensão baixa deixa o motor sem arranque, e a central inverte. Os dois são medidos com o portão andando.",
          "É possível quando ele ronca e para. O capacitor, que dá o empurrão da partida, e a tensão da rede são medidos antes de se falar em motor novo.",
          "Sim, sobretudo com ronco. Sem capacitor bom ou com tensão baixa, falta força na partida, e a medição durante o movimento confirma.",
        ],
      },
      {
        question: "Aumento a força na placa?",
        answers: [
          "Não antes de aliviar a folha. Força alta esconde o atrito e tira a proteção de quem passa, por isso a regulagem é a última etapa, feita com teste de recuo.",
          "Deixe a força como está. Ela só se ajusta com a folha leve e a trava soltando, senão o portão deixa de recuar diante de alguém.",
          "Evite, pois a folha passaria a empurrar quem estiver no caminho. Corrija antes o que prende e deixe a regulagem para o técnico.",
        ],
      },
      {
        question: "Por que o portão volta só com um controle?",
        answers: [
          "Porque o botão dele está gasto e manda dois sinais seguidos. Troque a pilha e, se repetir, guarde esse controle sem pilha e use outro.",
          "Esse controle repete o comando, por tecla presa ou pilha no fim. Uma pilha nova às vezes resolve; se não, ele precisa ser trocado.",
          "É sinal de tecla gasta, que transmite duas vezes num só aperto. Troque a pilha para tirar a dúvida; se continuar, deixe de usar esse controle.",
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
