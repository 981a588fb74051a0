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
        "Portão que mal fecha e já abre de novo leu o batente como obstáculo: o fim de curso atua tarde, o batente aperta ou a força está baixa. Se abre minutos depois, e não na hora, é comando falso de botoeira ou controle. O ponto de parada é do técnico; não aumente a força para vencer.",
        "Um portão que fecha e volta a abrir está lendo um obstáculo. Se volta só depois de encostar, o fim de curso atua tarde e a batida vira obstáculo; se volta no meio, é fotocélula suja, atrito na folha ou força baixa. Comece limpando as lentes.",
        "O portão fecha e abre de novo porque a central sente obstáculo: se encosta no batente e volta, o ponto de parada está além do lugar; se volta no meio, limpe a fotocélula e procure onde a folha prende. Não aumente a força: o acerto é do técnico.",
      ],
      price: [
        "Consertar portão que fecha e abre de novo costuma ser ajuste de fim de curso, força ou fotocélula, a partir de {price.preventive} na visita preventiva em casa, sem peças. Sensor ou roldana nova soma a peça, com orçamento grátis por vídeo.",
        "O preço é o de uma regulagem na maioria das vezes: em casa, a visita preventiva parte de {price.preventive}, sem peças. Fotocélula queimada ou folha que prende é orçada à parte; mande um vídeo do fechamento.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O ponto em que o portão volta indica a causa",
          "Volta no meio, no fim ou ao encostar",
          "Leia o ponto da reabertura",
        ],
        slots: [
          [
            "Volta antes do meio, sem ronco, é fotocélula: sujeira, sol na lente ou suporte que treme.",
            "Uma folha que inverte cedo e em silêncio recebeu ordem da fotocélula.",
            "Se algo corta o feixe, a folha mal começa a fechar e já retorna.",
          ],
          [
            "Se volta sempre no mesmo trecho, com esforço, é atrito: trilho, roldana, piso alto ou empeno.",
            "O ronco antes da inversão mostra que a folha pesou naquele ponto.",
            "Um trecho duro do trilho faz a central inverter como se houvesse alguém ali.",
          ],
          [
            "Volta depois do toque é fim de curso tardio, batente mal posto ou percurso gravado além do ponto.",
            "Toque no batente seguido de reabertura pede o ponto de parada alguns milímetros antes.",
            "Quando encosta e retorna, a central sentiu a batida como obstáculo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Lente, trilho e batente", "Teste da reabertura em um ciclo"],
        slots: [
          [
            "Bastam um pano, uma vassoura e um ciclo observado de lado.",
            "Observe de fora do caminho da folha, sem pôr mão ou pé para testar.",
            "Dois testes são suficientes; repetir só aquece o motor.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Veja se há capacho, mangueira ou pedra onde a folha encosta.",
          "Religue, feche uma vez e filme o ponto em que ela volta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Aumentar a força resolve o portão que fecha e abre?",
        answers: [
          "Esconde o aviso e tira a proteção de quem passa. A causa é ponto de parada, atrito ou sensor, e é ela que se corrige.",
          "Não é a saída. Com força alta a folha deixa de recuar diante de uma criança ou de um carro.",
        ],
      },
      {
        question: "O basculante desce e sobe de novo. É a mesma coisa?",
        answers: [
          "Sim, com um cuidado a mais: piso alto, cabo desigual ou contrapeso errado também fazem a folha voltar. Não fique embaixo e não destrave.",
          "É o mesmo princípio. No basculante, o equilíbrio entra na conferência, e o acerto é com a folha escorada.",
        ],
      },
      {
        question: "O portão volta depois que refizeram o piso. Tem relação?",
        answers: [
          "Tem. Piso alguns milímetros mais alto faz a folha raspar ou encostar antes, e a central inverte. O curso precisa ser refeito.",
          "Provavelmente. O batente ou o trilho mudou de altura; o técnico acerta o ponto de parada e, se preciso, a folha.",
        ],
      },
      {
        question: "Como fecho a casa se o portão fecha e abre?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, se fecha na mão com o disjuntor desligado e o motor travado em seguida. Um basculante aberto não se destrava.",
          "Desligue o disjuntor e, só em folha de correr ou de abrir reta, feche com a chave e trave. No basculante, chame.",
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
        "Portão que para no meio do caminho e volta leu um obstáculo: feixe da fotocélula cortado ou sujo, se volta em silêncio; folha com atrito no trilho, na roldana ou na dobradiça, se ronca antes; ou força baixa. Limpe as lentes e o trilho, com o disjuntor desligado, e teste uma vez; não aumente a força.",
        "Quando o portão para no meio e volta, a central sentiu esforço ou sensor naquele ponto. Sempre no mesmo lugar é atrito na folha; em lugares diferentes, fotocélula, percurso perdido na memória ou capacitor fraco. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar o portão que para no meio e volta costuma ser regulagem de sensor, força ou percurso, a partir de {price.preventive} em casa, sem peças; roldana, fotocélula ou capacitor somam a peça. Mande um vídeo do ponto em que ele volta, e o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O ponto em que ele volta diz a causa", "Volta fechando, abrindo ou em qualquer lugar"],
        slots: [
          [
            "Se volta só ao fechar, cedo e em silêncio, é a fotocélula: lente suja, sol de frente ou suporte que treme.",
            "Volta ao fechar, sem ronco, é feixe cortado: lente suja, desalinhada ou planta na frente.",
          ],
          [
            "Se volta sempre no mesmo trecho, com ronco, a folha pesa ali: trilho, roldana, dobradiça ou piso alto.",
            "Ronco antes de voltar, sempre no mesmo lugar, é atrito da folha naquele ponto.",
          ],
          [
            "Se volta também ao abrir, ou em lugares diferentes, pode ser percurso perdido na memória da central, tensão baixa ou capacitor fraco.",
            "Voltar abrindo e fechando, sem ponto fixo, aponta para o percurso da central, a tensão ou o capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Lente, trilho e um teste só"],
        slots: [["Observe de fora do caminho da folha.", "Bastam um pano, uma vassoura e um ciclo visto de lado."]],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor, varra o trilho e tire o que estiver no caminho da folha.",
          "Religue, acione uma vez e filme o ponto em que ela volta.",
          "Se voltar de novo, deixe desligado; basculante parado no alto não se destrava, e ninguém passa embaixo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como se acerta na visita"],
        slots: [
          [
            "O técnico move a folha solta para achar o trecho duro, mede fotocélula e capacitor e grava o percurso de novo.",
            "Na visita se testam a folha na mão, o alinhamento do sensor e o capacitor, e o curso é regravado.",
          ],
          [
            "A força fica por último, no mínimo que move a folha, com a reversão testada num objeto.",
            "Só depois de a folha correr leve se ajusta a força, e a reversão é testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que volta do meio?",
        answers: [
          "Não: esconde o atrito e tira a proteção de quem passa. Corrige-se a folha ou o sensor, e a força fica no mínimo.",
        ],
      },
      {
        question: "Só volta quando faz sol ou chove. O que é?",
        answers: [
          "Costuma ser a fotocélula: sol de frente na lente ou umidade dentro dela. Proteger, realinhar ou trocar o par resolve.",
        ],
      },
      {
        question: "Como fecho a casa até o técnico chegar?",
        answers: [
          "O de correr ou de abrir, reto e nivelado, se fecha na mão com o disjuntor desligado e se trava em seguida. O basculante não se destrava: chame.",
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
    ],
    answers: {
      any: [
        "Portão que abre até a metade e volta sentiu esforço no meio do caminho ou recebeu outra ordem. Se volta sempre no mesmo ponto, procure pedra, amassado ou roldana ruim ali; se o ponto muda, é força baixa, capacitor fraco, motor quente ou botão repetindo o comando.",
        "Se o portão abre até a metade e volta, repare onde: sempre no mesmo lugar é trilho, roldana ou folha que pesa naquele trecho; cada vez num lugar é motor fraco ou comando duplo. Desligue o disjuntor, limpe o meio do trilho e teste uma vez pela botoeira.",
        "Abrir até a metade e voltar costuma ser a central lendo obstáculo no meio do percurso: trilho amassado no de correr, dobradiça que prende no de abrir, folha fora de equilíbrio no basculante. Sem esforço nem ronco antes da volta, é percurso gravado errado ou botão mandando duas vezes.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Mesmo ponto ou ponto que muda",
          "O que faz o portão voltar da metade",
          "O que o ponto da volta revela",
        ],
        slots: [
          [
            "Sempre no mesmo ponto: pedra ou emenda alta no trilho, cremalheira apertada naquele dente ou roldana travando.",
            "Quando volta no mesmo lugar, o defeito está ali: trilho amassado, guia torta ou dente da cremalheira apertado.",
          ],
          [
            "Ponto que muda: capacitor fraco, tensão baixa ou motor quente, que perde força depois de alguns usos.",
            "Se cada vez volta num lugar, o motor está sem força: capacitor, tensão da rede ou calor.",
          ],
          [
            "Sem ronco antes de voltar, pode ser percurso gravado curto com fechamento automático, botão preso ou botoeira úmida.",
            "Volta seca, sem ronco, aponta para fim de curso fora do lugar, percurso perdido ou segunda ordem do controle.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Um teste para cada causa", "Teste sem insistir", "O que testar, em ordem"],
        slots: [
          [
            "Fique fora do caminho da folha, e no basculante não destrave nem passe embaixo.",
            "Um teste de cada vez; o basculante só se observa de longe.",
          ],
        ],
        steps: [
          "Marque no piso ou na parede o ponto em que a folha volta e repita uma vez.",
          "Com o disjuntor desligado, limpe o trilho naquele trecho e veja se há amassado.",
          "Religue, tire a pilha dos controles e acione pela botoeira: se abre inteiro, um controle repete o comando.",
          "No de correr ou de abrir, reto e nivelado, desligue, destrave e mova na mão: se pesa no meio, é mecânico.",
          "Espere uma hora e teste frio: se abre inteiro, o motor está perdendo força ao esquentar.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "Regulagem ou peça", "O que se paga nesse conserto"],
        slots: [
          [
            "A visita em casa, com limpeza e regulagem, parte de {price.preventive}, sem peças.",
            "Limpeza, alívio da folha e regulagem partem de {price.preventive} em casa, sem peças.",
          ],
          [
            "Roldana, capacitor ou fim de curso têm o valor dito antes da troca, pela foto.",
            "Se precisa de roldana, capacitor ou sensor, o valor da peça é passado antes, pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser a fotocélula?",
        answers: [
          "Em geral não: na maioria das centrais ela só age ao fechar. Em algumas, ligada também na abertura, pode ser.",
          "Quase nunca na abertura. Limpe as lentes assim mesmo, porque algumas centrais a usam nos dois sentidos.",
        ],
      },
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Não: esconde o atrito e tira a proteção contra esmagamento. Primeiro a folha anda leve, depois se regula a força.",
          "Não antes de aliviar a folha; força alta demais machuca quem estiver no caminho.",
        ],
      },
      {
        question: "O basculante que sobe até a metade e volta é o quê?",
        answers: [
          "Em geral, folha fora de equilíbrio, por contrapeso, mola ou cabo. Não destrave nem fique embaixo: é serviço de técnico.",
          "Quase sempre equilíbrio: contrapeso ou mola já não ajudam na subida. Deixe parado e chame o técnico.",
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
        "Um portão que abre e volta sozinho tem uma destas causas: fechamento automático com pausa curta, segunda ordem de um controle ou botoeira presa, ou resistência na abertura que a central lê como obstáculo. A fotocélula quase nunca é, porque na maioria das centrais ela só age ao fechar.",
        "Um portão que abre um palmo e volta está encontrando resistência ou recebendo dois comandos. Com ronco antes da volta, é folha presa ou pesada; sem ronco, é fim de curso invertido, botão preso ou controle mandando duas vezes.",
        "Se o portão abre um pouco e volta a fechar, desligue o disjuntor e procure ferrolho, trava elétrica ou pedra segurando a folha. Livre e ainda voltando, a causa é força baixa, percurso perdido ou comando duplicado.",
        "Abrir e voltar logo em seguida é a central achando obstáculo ou ordem nova. Teste pela botoeira: se por ela abre inteiro, o defeito é do controle; se volta igual, é atrito, trava que não solta ou fim de curso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão abre e volta",
          "Folha presa, comando duplo ou percurso",
          "O que faz o portão inverter na abertura",
        ],
        slots: [
          [
            "Trava elétrica que não recolhe, ferrolho fechado ou trilho sujo faz a central sentir esforço e inverter.",
            "A folha que começa e trava em poucos centímetros costuma estar presa por trava ou ferrolho.",
            "Atrito logo na saída, por roldana ou dobradiça, é lido como obstáculo.",
          ],
          [
            "Botão preso no controle ou botoeira úmida manda abrir e, em seguida, fechar.",
            "Dois toques em sequência invertem o sentido em muitas centrais.",
            "Interfone ou botoeira em curto repete a ordem e faz a folha ir e vir.",
          ],
          [
            "Fim de curso trocado ou ímã caído faz a central pensar que já abriu.",
            "Percurso perdido depois da falta de luz deixa a abertura curta.",
            "Encoder ou sensor com defeito encerra a abertura antes da hora.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar antes de chamar",
          "Teste com controle e botoeira",
          "Conferência de trava, trilho e comando",
        ],
        slots: [
          [
            "Observe de lado, fora do caminho da folha.",
            "Um teste de cada vez, sem insistir.",
            "No basculante, fique longe da folha e não destrave.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e veja se há ferrolho ou objeto prendendo.",
          "Religue e acione uma vez pela botoeira.",
          "Tire a pilha dos controles e repita pela botoeira.",
          "Filme o ponto em que a folha volta e o som.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Pode ser falta de força do motor?",
        answers: [
          "Pode. Capacitor fraco ou tensão baixa deixam o motor fraco, e a central inverte.",
          "Sim, se há ronco antes de voltar. Mede-se o capacitor e a tensão com o motor andando.",
        ],
      },
      {
        question: "Aumento a força na placa?",
        answers: [
          "Não antes de aliviar a folha. A força alta esconde o atrito e tira a proteção.",
          "Não. A regulagem de força é a última etapa e se faz com teste de reversão.",
        ],
      },
      {
        question: "Por que o portão volta só com um controle?",
        answers: [
          "O botão dele está gasto e manda dois sinais. Troque a pilha e, se repetir, o controle.",
          "Esse controle está com defeito e repete o comando. Guarde-o sem pilha e use outro.",
        ],
      },
    ],
    photo: "um vídeo de lado mostrando até onde o portão abre e quando volta",
  },
];
