import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which voltage, which size, how slow: choices and settings in which one word of the title decides. */
export const umaPalavraDecideAjuste: NarrowConcept[] = [
  {
    id: "trava-12-ou-24-volts",
    broader: "trava",
    label: "Trava elétrica de 12 V ou 24 V",
    phrase: "a tensão da trava elétrica",
    asks: [
      "trava 12v 24v",
      "trava elétrica 12v 24v",
      "trava 12 24 volts",
      "trava elétrica 12 24 volts",
      "trava 12 ou 24",
      "trava elétrica 12v",
      "trava elétrica 24v",
      "trava elétrica quantos volts",
      "voltagem trava elétrica",
      "tensão trava elétrica",
    ],
    intent: "question",
    answers: {
      any: [
        "Use a trava da tensão que a sua central entrega na saída de trava, 12 V ou 24 V: na errada, ela não solta ou queima. O número está no manual e ao lado do borne; se a central não tem essa saída, entra um módulo de trava com fonte própria.",
        "Entre trava de 12 V e de 24 V, quem decide é a placa: mede-se ou lê-se no manual a saída de trava e compra-se igual. Nenhuma é mais forte por isso; a foto da etiqueta do motor ajuda a dizer qual serve.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler a tensão certa", "Central, módulo ou fonte"],
        slots: [
          [
            "O borne costuma vir marcado como trava ou lock, com a tensão ao lado ou no manual da central.",
            "Procure no manual da central a saída de trava: ali estão a tensão e a corrente máxima.",
          ],
          [
            "Central sem saída própria usa módulo de trava, que recebe o comando e alimenta a bobina por fonte separada.",
            "Sem borne de trava, o técnico põe um módulo com fonte, e a tensão é a dele.",
          ],
          [
            "Cabo comprido derruba a tensão: longe da central, usa-se fio mais grosso.",
            "Em portão de correr, a trava fica na ponta da folha, e o cabo longo pede bitola maior.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que escolher além da tensão", "Trava para o portão de correr"],
        slots: [
          [
            "No de correr, a trava vai no batente, onde a folha encosta sempre igual.",
            "A folha tem de parar sempre no mesmo ponto: sem isso, nenhuma trava entra.",
          ],
          [
            "Prefira modelo para área externa e com abertura por chave na falta de luz.",
            "Escolha trava vedada e com destrave por chave, para a falta de energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece com trava de 12 V em saída de 24 V?",
        answers: ["A bobina esquenta e queima, às vezes com a saída da placa junto."],
      },
      {
        question: "E trava de 24 V em saída de 12 V?",
        answers: ["Ela não tem força para soltar, e o motor puxa a folha presa."],
      },
      {
        question: "Quanto custa instalar a trava?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças; trava, módulo e cabo são orçados por foto.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, com a tampa fechada, e do lado em que o portão fecha",
  },
  {
    id: "pintar-a-cremalheira",
    broader: "cremalheira",
    label: "Pintar a cremalheira",
    phrase: "a pintura da cremalheira",
    asks: [
      "pintar cremalheira",
      "pintar cremalheira pode",
      "tinta cremalheira",
      "cremalheira pintada",
      "pode pintar cremalheira",
      "pintei cremalheira",
    ],
    intent: "question",
    answers: {
      any: [
        "Não pinte os dentes da cremalheira: a tinta cria camada, muda a folga de {rack.clearance}, descasca e entra na engrenagem. O corpo e o suporte de aço podem ser pintados contra ferrugem, com os dentes cobertos por fita e o disjuntor desligado.",
        "Pode pintar só o corpo e os suportes, nunca os dentes: tinta no engate faz o portão pular e solta casca na engrenagem. A de nylon não precisa de tinta; na de aço, protege-se com lubrificante próprio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Se já pintaram os dentes", "Como tirar a tinta do engate"],
        slots: [
          [
            "Tire a tinta com escova, sem solvente em cremalheira de nylon.",
            "No nylon, nada de solvente: ele resseca e trinca o dente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Escove os dentes à vista e varra a casca do trilho.",
          "Não aproxime a mão da engrenagem com o motor ligado.",
          "Se o portão pula ou estala depois, peça o acerto da folga.",
        ],
      },
      {
        about: "care",
        headings: ["Como proteger da ferrugem", "O que usar no lugar da tinta"],
        slots: [
          [
            "Na de aço, lubrificante em spray que não junte areia, a cada {rack.months}.",
            "Spray próprio, em película fina, a cada {rack.months}, protege mais que tinta.",
          ],
          [
            "Ao pintar o portão, cubra cremalheira, trilho, roldana e lente da fotocélula.",
            "Antes da pintura da folha, fita na cremalheira, no trilho e na fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tinta na cremalheira estraga o motor?",
        answers: ["Pode: a folga errada faz a engrenagem pular e gastar os dentes."],
      },
      {
        question: "Quanto custa acertar a cremalheira depois da pintura?",
        answers: ["O ajuste entra na visita, a partir de {price.preventive} em casa, sem peças."],
      },
      {
        question: "Cremalheira enferrujada precisa trocar?",
        answers: ["Só se os dentes estão comidos. Ferrugem leve sai com escova e lubrificante."],
      },
    ],
    photo: "fotos da cremalheira de perto e da engrenagem, com o disjuntor desligado",
  },
  {
    id: "nobreak-pela-potencia",
    broader: "nobreak",
    label: "Nobreak pela potência do motor",
    phrase: "o nobreak para a potência do motor",
    asks: [
      "nobreak 1/4",
      "nobreak 1/3",
      "nobreak 1/2",
      "nobreak 1/2 hp",
      "nobreak 1/4 hp",
      "nobreak 1/3 hp",
      "nobreak hp",
      ...combine(
        ["nobreak"],
        [
          "motor 1/4",
          "motor 1/3",
          "motor 1/2",
          "motor 1/2 hp",
          "motor 1/4 hp",
          "motor hp",
          "potência motor",
          "quantos va",
          "quantos va motor",
          "qual potência",
          "quantos watts",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para motor de 1/4, 1/3 ou 1/2 HP, use nobreak próprio para portão que o fabricante indique para essa potência ou mais: o de computador não aguenta a partida. A foto da etiqueta do motor mostra o modelo, a tensão e o valor.",
        "O nobreak do portão se escolhe pela potência da etiqueta do motor: há modelos para 1/4, 1/3 e 1/2 HP, e convém ficar no dela ou um acima, porque na partida o motor puxa várias vezes a corrente normal. Pela foto da etiqueta dizemos qual é e quanto custa.",
        "Cada potência de motor tem o seu nobreak, e um aparelho feito para 1/4 HP desliga na partida de um motor de 1/3 ou de 1/2 HP. Motor com inversor ou de 24 V usa o da própria linha; a foto da etiqueta mostra o certo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes de comprar", "Da etiqueta ao nobreak"],
        slots: [
          [
            "Três dados resolvem: potência, tensão e se há inversor.",
            "Com a foto da etiqueta se lê tudo o que o nobreak precisa cobrir.",
          ],
        ],
        bullets: [
          "Potência do motor em HP e corrente na etiqueta",
          "Tensão, 127 V ou 220 V, igual na saída do nobreak",
          "Motor comum, com inversor ou de 24 V",
          "Peso da folha e quantas aberturas quer sem luz",
          "Lugar seco e ventilado perto do motor",
        ],
      },
      {
        about: "choose",
        headings: ["Quantas aberturas ele dá", "Para ter mais aberturas sem luz"],
        slots: [
          [
            "Quanto mais forte o motor, menos aberturas a mesma bateria dá; folha leve aumenta a conta.",
            "Motor mais forte gasta mais em cada abertura: veja na ficha do nobreak quantas ele promete para a sua potência.",
          ],
          [
            "Bateria maior ou uma segunda aumenta os ciclos, se o modelo aceitar.",
            "Alguns modelos aceitam bateria extra; confira antes de comprar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak de computador serve no motor do portão?",
        answers: [
          "Não: ele desarma ou queima na partida, que puxa muito mais corrente que um computador.",
          "Não serve, mesmo o grande: a partida do motor passa do limite dele, e o aparelho desliga ou estraga.",
        ],
      },
      {
        question: "O nobreak de 1/4 HP serve em motor maior?",
        answers: [
          "Não convém: a partida passa do limite, e ele desliga na hora de abrir.",
          "Em geral, não: falta força na partida. O contrário pode: aparelho maior em motor menor só dá mais aberturas.",
        ],
      },
      {
        question: "Quantas vezes o portão abre com o nobreak?",
        answers: [
          "Depende da bateria e do peso da folha: em folha leve, em geral, de 20 a 50 aberturas. A ficha do aparelho traz o número.",
          "Em folha leve, costuma dar de 20 a 50 aberturas; folha pesada ou bateria velha corta isso pela metade.",
        ],
      },
      {
        question: "Quem liga o nobreak ao portão?",
        answers: ["O técnico, com o disjuntor desligado; a visita em casa parte de {price.preventive}, sem peças."],
      },
    ],
    photo: "a foto da etiqueta do motor e do lugar onde o nobreak vai ficar",
  },
  {
    id: "diminuir-a-velocidade",
    broader: "regulagem",
    label: "Diminuir a velocidade do portão",
    phrase: "a diminuição da velocidade do portão",
    asks: [
      ...combine(
        ["abaixar", "diminuir", "reduzir", "baixar"],
        ["velocidade portão", "velocidade motor", "velocidade fechamento"],
      ),
      "portão mais devagar",
      "deixar portão mais devagar",
      "deixar motor mais lento",
      "fazer portão fechar devagar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para abaixar a velocidade do portão, o motor precisa ter inversor ou desaceleração na central: o técnico baixa o valor no menu e testa a reversão, em visita que em casa parte de {price.preventive}, sem peças. Motor comum tem uma velocidade só, e o que se ajusta é a rampa do fim.",
        "Diminuir a velocidade depende da placa: com inversor, regula-se abertura e fechamento em separado; sem ele, só se ativa a parada suave, se a central tiver. Se o portão ficou rápido de repente, não regule: no basculante, pode ser folha sem equilíbrio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada motor permite", "Inversor, rampa ou motor comum"],
        slots: [
          [
            "Com inversor, a velocidade é um número no menu, um para abrir e outro para fechar.",
            "Motor com inversor aceita velocidade menor nos dois sentidos, gravada na central.",
          ],
          [
            "Sem inversor, a central pode ter desaceleração: a folha anda no ritmo de sempre e freia no fim.",
            "Em motor comum, a saída é a rampa de parada, que tira a pancada sem mudar o meio do caminho.",
          ],
          [
            "Mexer na força não muda a velocidade e pode deixar o portão perigoso.",
            "Força não é velocidade: baixá-la demais só faz o portão parar no meio.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando a velocidade é defeito", "Ficou rápido sozinho? Pare"],
        slots: [
          [
            "Basculante que desce rápido perdeu contrapeso, cabo ou mola: desligue o disjuntor e não passe embaixo.",
            "No basculante, descida rápida é risco de queda: pare, não destrave e chame.",
          ],
          [
            "De correr que dispara pode estar com o trilho em descida.",
            "Folha de correr que ganha velocidade sozinha indica trilho fora de nível.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar a velocidade sozinho?",
        answers: ["Só por aplicativo, se a central tiver. Sob a tampa há tensão da rede, e quem ajusta é o técnico."],
      },
      {
        question: "Mais devagar gasta menos o portão?",
        answers: ["Em geral sim: menos tranco poupa solda, braço e engrenagem."],
      },
      {
        question: "Meu motor não permite. E agora?",
        answers: ["Troca-se a central por uma com desaceleração, se o motor aceitar, ou o motor por um com inversor."],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo do portão abrindo e fechando",
  },
];
