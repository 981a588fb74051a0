import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Wear and blows that show at one place, by one sound or in one direction only, which is what tells their cause. */
export const desgasteEPancada: NarrowConcept[] = [
  {
    id: "cremalheira-gasta-num-trecho",
    broader: "cremalheira",
    label: "Cremalheira gasta só num trecho",
    phrase: "a cremalheira gasta só num trecho",
    asks: [
      "só um gomo cremalheira comido",
      "gomo cremalheira comido",
      "só um gomo cremalheira",
      "um gomo cremalheira gasto",
      "gomo meio gastou novo",
      ...combine(
        [
          "cremalheira gastando",
          "cremalheira gasta",
          "cremalheira gastou",
          "cremalheira desgastada",
          "cremalheira comida",
        ],
        ["meio", "só meio", "meio percurso", "só meio percurso", "trecho", "um pedaço", "mesmo lugar"],
      ),
      ...combine(["desgaste cremalheira", "dentes cremalheira"], ["meio", "só meio", "trecho", "mesmo ponto"]),
      "cremalheira gasta mesmo ponto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira que gasta só no meio do percurso está apertada ou torta naquele trecho: barra desnivelada, emenda de gomos fora do passo, trilho afundado ou folha embarrigada. Troca-se só o gomo gasto, mas depois de acertar a folga ali; o nivelamento entra na visita, a partir de {price.preventive} em casa, sem peças.",
        "O desgaste num trecho só tem causa local: ali a barra encosta demais na engrenagem, ou de menos. No meio do percurso, as comuns são trilho cedido, folha com barriga e parafuso frouxo na cremalheira. Acerta-se a folga para {rack.clearance} e troca-se o gomo.",
        "Quando a cremalheira gasta só no meio ou num pedaço, o problema não é a barra inteira: é o ponto em que a folha desce, sobe ou entorta e muda a folga com a engrenagem. O técnico corrige trilho, folha ou fixação e troca o gomo do trecho; o valor da peça sai por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só naquele trecho", "O que muda no meio do percurso"],
        slots: [
          ["O lugar do desgaste aponta a causa.", "Veja o que existe de diferente exatamente onde os dentes afinaram."],
        ],
        bullets: [
          "Emenda entre dois gomos com o passo dos dentes fora de medida",
          "Parafuso ou suporte frouxo, com a barra cedendo quando o motor puxa",
          "Trilho afundado no meio: a folha desce e a barra aperta a engrenagem",
          "Folha embarrigada ou torta, que afasta e aproxima a barra",
          "Meia abertura frequente, que gasta sempre os mesmos dentes",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir sem desmontar", "O que olhar antes de chamar"],
        slots: [
          [
            "Com o disjuntor desligado e as mãos longe dos dentes, dá para ver muita coisa.",
            "Olhe com o motor sem energia; ninguém põe a mão entre a barra e a engrenagem.",
          ],
        ],
        steps: [
          "Marque com giz onde começa e onde termina o desgaste.",
          "Procure ali emenda, parafuso frouxo ou suporte solto.",
          "Olhe o trilho nesse ponto: degrau, afundamento, piso quebrado.",
          "Religue e, de longe, veja se a folha balança ou desce ao passar ali.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige o trecho", "Gomo novo e folga certa"],
        slots: [
          [
            "Primeiro vem a causa: trilho calçado ou soldado, roldana trocada ou folha desempenada.",
            "Antes do gomo, corrige-se o trilho, a roldana ou a fixação; sem isso, o novo gasta igual.",
          ],
          [
            "O gomo novo é alinhado com um pedaço de cremalheira por baixo da emenda, para manter o passo dos dentes.",
            "A emenda é feita com outro pedaço de barra encaixado nos dentes, para o passo não falhar.",
          ],
          [
            "No fim, a folga de {rack.clearance} é medida de ponta a ponta, e a engrenagem do motor é conferida.",
            "A engrenagem do motor é vista junto, e a folga fica em {rack.clearance} no percurso inteiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a cremalheira inteira?",
        answers: [
          "Não, se o resto dos dentes está bom: troca-se o gomo do trecho, do mesmo passo e material.",
          "Em geral não. Um gomo basta, com a causa do desgaste corrigida antes.",
        ],
      },
      {
        question: "Posso só inverter a barra ou mudar os gomos de lugar?",
        answers: [
          "Resolve por pouco tempo: a causa continua naquele ponto e gasta o gomo que for para lá.",
          "Não compensa. Os dentes gastos vão para outro trecho, e o defeito do trilho ou da folha fica.",
        ],
      },
      {
        question: "Dá para usar o portão até o conserto?",
        answers: [
          "Com poucas aberturas e sem patinar, sim. Se o motor pula dentes ou a folha trava, desligue o disjuntor.",
          "Se não pula dente, o mínimo. Pulando, pare: cada estalo come a engrenagem do motor.",
        ],
      },
    ],
    photo: "uma foto dos dentes no trecho gasto, outra do trilho no mesmo ponto e a largura da folha",
  },
  {
    id: "cremalheira-gasta-na-ponta",
    broader: "cremalheira",
    label: "Cremalheira gasta só na ponta",
    phrase: "a cremalheira gasta só na ponta",
    asks: [
      "cremalheira gasta na ponta",
      ...combine(
        [
          "cremalheira gastando",
          "cremalheira gasta",
          "cremalheira gastou",
          "cremalheira comida",
          "dente cremalheira gasto",
        ],
        ["ponta", "só ponta", "começo", "só começo", "início", "só início", "final", "só final"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira que gasta só na ponta sofre na partida ou na parada: o motor arranca com força demais, ou desliga tarde e empurra a folha contra o batente. Acerta-se o fim de curso e a força e troca-se o gomo da ponta; a regulagem em casa parte de {price.preventive}, sem peças.",
        "O desgaste só na ponta da cremalheira vem do fim do percurso: parada tardia, batida no batente ou barra mal presa naquela ponta. Troca-se o gomo depois de regular a parada, senão o novo gasta igual; a peça se orça por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que gasta na ponta", "Partida, parada ou fixação"],
        slots: [
          [
            "A ponta em que a folha está quando fecha recebe a força da partida de cada abertura.",
            "Na ponta do portão fechado, os mesmos dentes aguentam todas as partidas.",
          ],
          [
            "Fim de curso tarde faz o motor continuar puxando com a folha já no batente, e os dentes cedem.",
            "Se o motor ronca um instante depois de a folha encostar, a parada está tarde e castiga aqueles dentes.",
          ],
          [
            "Suporte solto na ponta ou trilho mais alto ali mudam a folga de {rack.clearance} com a engrenagem.",
            "Confere-se também a folga, de {rack.clearance}: na ponta a barra costuma ter só um parafuso e cede.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige", "Parada, força e gomo novo"],
        slots: [
          [
            "O técnico recua o ímã de parada, ajusta a força e a desaceleração e confere o batente.",
            "Primeiro o ponto de parada é recuado e a força, reduzida ao que a folha leve pede.",
          ],
          [
            "Depois troca o gomo, com o passo acertado na emenda, e olha a engrenagem do motor.",
            "Só então entra o gomo novo, alinhado com o resto, e a engrenagem é conferida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a cremalheira inteira?",
        answers: [
          "Não, se o resto dos dentes está bom: troca-se só o gomo da ponta, do mesmo passo.",
          "Em geral não. O gomo da ponta basta, com a parada regulada antes.",
        ],
      },
      {
        question: "Dá para usar o portão assim?",
        answers: [
          "Enquanto não pula dente, o mínimo. Se o motor estala e a folha não sai, desligue o disjuntor.",
          "Com poucas aberturas, sim; patinando na partida, não, porque come a engrenagem do motor.",
        ],
      },
      {
        question: "É a força do motor que está alta?",
        answers: [
          "Pode ser: se a folha bate no batente ou arranca com tranco, força e desaceleração são reguladas.",
          "Em parte dos casos. O tranco na partida e a batida no fim são os sinais.",
        ],
      },
    ],
    photo: "uma foto dos dentes na ponta gasta e um vídeo da partida e da parada, com som",
  },
  {
    id: "barulho-de-catraca",
    broader: "motor-gira-e-nao-anda",
    label: "Motor com barulho de catraca e folha parada",
    phrase: "o motor que faz barulho de catraca",
    asks: [
      "motor estalando tec tec parado",
      "dente pulando engrenagem portão parado",
      ...combine(
        ["barulho catraca", "som catraca", "estalo catraca", "fazendo catraca", "catraca"],
        [
          ...["motor", "motor portão", "portão motor", "motor parado", "folha parada", "motor folha parada"],
          ...["não anda", "não abre", "portão parado", "motor folha fica parada", "motor não puxa", "motor não anda"],
        ],
      ),
      "motor barulho catraca folha parada",
      "motor barulho catraca portão não anda",
      "motor estalando não anda",
      "motor estala não sai lugar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Barulho de catraca com a folha parada é dente pulando: o motor gira, mas a coroa ou a engrenagem gasta não agarra, a cremalheira se afastou ou a embreagem mecânica patina. Desligue o disjuntor e não insista, porque cada estalo come mais dentes; a visita em casa parte de {price.preventive}, sem peças.",
        "Motor que faz barulho de catraca e não move a folha tem força, mas perdeu o engate: coroa gasta por dentro, engrenagem de saída comida, cremalheira longe ou embreagem frouxa. De onde vem o som diz qual; desligue o disjuntor antes de olhar.",
        "O som de catraca é de dentes que escapam um por um. Se vem de dentro do motor, é a coroa ou a embreagem; se vem de fora, é a engrenagem contra a cremalheira ou a corrente. Pare de acionar: insistir estraga a peça que ainda está boa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o som de catraca", "Dentro ou fora do motor"],
        slots: [
          [
            "Estalo abafado, dentro da carcaça, com a engrenagem de fora parada: coroa interna gasta ou embreagem patinando.",
            "Se a engrenagem de fora não gira e o estalo vem de dentro, a coroa perdeu dentes ou a embreagem está frouxa.",
          ],
          [
            "Estalo seco, do lado de fora, com a engrenagem girando: dentes gastos ou cremalheira afastada.",
            "Engrenagem de fora girando e pulando na barra: folga grande, parafuso solto ou dente comido.",
          ],
          [
            "Em motor de corrente, é ela que salta na coroa; no basculante de fuso, a porca que espanou.",
            "Corrente frouxa salta com o mesmo som; no fuso, quem escapa é a porca gasta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Antes de chamar"],
        slots: [
          [
            "O som se escuta numa tentativa só, de longe.",
            "Uma única tentativa, filmada de longe, basta para o diagnóstico.",
          ],
        ],
        steps: [
          "Filme uma tentativa, com som, e desligue o disjuntor.",
          "Veja se trinco, cadeado ou pedra segura a folha: presa, ela faz a embreagem estalar.",
          "Olhe a cremalheira junto ao motor: parafuso solto, barra caída, dente quebrado.",
          "No portão de correr, confira se a chave de destravamento está toda na posição travada.",
          "No basculante, não destrave e não mexa em cabo nem mola.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se conserta", "Coroa, embreagem ou cremalheira"],
        slots: [
          [
            "A coroa se troca pelo modelo da etiqueta, com o redutor limpo e graxa nova.",
            "Abre-se o redutor, troca-se a coroa do modelo e renova-se a graxa.",
          ],
          [
            "Embreagem frouxa se aperta no ponto; disco gasto se troca.",
            "Na embreagem, regula-se a mola ou trocam-se os discos, sem travá-la de vez.",
          ],
          [
            "Cremalheira afastada volta à folga de {rack.clearance}, e o gomo gasto é trocado.",
            "A barra é nivelada com folga de {rack.clearance}; roldana gasta, que baixa a folha, sai junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor com barulho de catraca queimou?",
        answers: [
          "Não: se gira e estala, a parte elétrica está viva. O defeito é mecânico, e o motor em geral se aproveita.",
          "Em geral não. Motor queimado não gira; o que estala perdeu dente ou embreagem.",
        ],
      },
      {
        question: "Vale trocar só a coroa ou o motor inteiro?",
        answers: [
          "Só a coroa, se há peça do modelo e o resto está firme. A troca do motor, de {price.homeSwap} em casa, fica para redutor trincado ou modelo sem peça.",
          "Com peça à venda, a coroa. Se o conserto passar da metade de um motor novo, de {price.homeSwap} instalado em casa, troque.",
        ],
      },
      {
        question: "Como saio com o carro hoje?",
        answers: [
          "No portão de correr ou de abrir, plano e inteiro, com o disjuntor desligado, use a chave de destravamento e mova na mão. No basculante, chame o técnico.",
          "Se é de correr, está no trilho e o piso é plano, destrave com o disjuntor desligado e empurre. Basculante não se destrava sem técnico.",
        ],
      },
    ],
    photo: "um vídeo com som de uma tentativa só e uma foto da etiqueta do motor",
  },
  {
    id: "capacitor-estufado",
    broader: "capacitor",
    label: "Capacitor estufado",
    phrase: "o capacitor estufado",
    asks: [
      ...combine(
        ["capacitor estufado", "capacitor estufou", "capacitor inchado", "capacitor inchou"],
        [
          "",
          "motor",
          "portão",
          "motor portão",
          "ainda funciona",
          "pode usar",
          "posso usar",
          "precisa trocar",
          "o que fazer",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Capacitor estufado precisa ser trocado, mesmo que o motor ainda parta: ele pode abrir, falhar na partida e queimar o enrolamento. Desligue o disjuntor, feche a tampa sem tocar nos terminais e não use o motor até a troca por outro de mesmos microfarads e tensão igual ou maior.",
        "Não use o motor com o capacitor estufado: inchado, ele já perdeu capacidade e pode estourar. Com o disjuntor desligado, feche a tampa e chame; a peça é das mais baratas do motor, e a visita em casa parte de {price.preventive}, sem peças.",
        "Estufado, o capacitor chegou ao fim, por idade, calor ou tensão errada, e não se recupera. O motor costuma se salvar se parar agora: disjuntor desligado, nada de tocar nos terminais, que guardam carga, e troca por um de mesmo valor em µF.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o capacitor estufa", "Idade, calor ou peça errada"],
        slots: [
          [
            "Com os anos e o calor da caixa, o isolante envelhece, solta gás e incha o corpo.",
            "O calor dentro da caixa envelhece o isolante, e o gás que se forma estufa a peça.",
          ],
          [
            "Tensão de trabalho menor que a da etiqueta, ou capacitor só de partida no lugar do permanente, estufa em pouco tempo.",
            "Se estufou cedo, desconfie de peça de tensão inferior ou do tipo errado.",
          ],
          [
            "Folha pesada ou presa, que deixa o motor roncando, esquenta o capacitor junto.",
            "Portão que força o motor esquenta também o capacitor; por isso a folha é conferida na troca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer se a tampa já está aberta", "Viu o capacitor estufado: passos"],
        slots: [
          [
            "Desligado, o capacitor ainda pode dar choque; quem descarrega é o técnico.",
            "A carga fica nos terminais mesmo sem energia, por isso ninguém encosta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Fotografe de longe o que está escrito na peça: µF e V.",
          "Feche a tampa sem tocar em fio nem terminal.",
          "Se é de correr, em piso plano, use a chave para abrir na mão; basculante fica travado até o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa trocar o capacitor que inchou?",
        answers: [
          "Precisa, mesmo que o motor ainda parta: inchado, ele já perdeu capacidade e pode estourar. Desligue o disjuntor, não toque nos terminais e troque por um de mesmos microfarads e tensão igual ou maior.",
        ],
      },
      {
        question: "O motor ainda funciona com o capacitor estufado. Posso esperar?",
        answers: [
          "Não convém: ele parte cada vez pior, esquenta e pode queimar, e aí a troca do motor em casa vai de {price.homeSwap}.",
          "Melhor não esperar. A peça custa pouco; o enrolamento que ela queima, não.",
        ],
      },
      {
        question: "Posso pôr um capacitor de µF maior?",
        answers: [
          "Não: use os mesmos µF da etiqueta. Só a tensão pode ser maior.",
          "Não. Valor maior aquece o enrolamento; tensão igual ou maior, essa sim, serve.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do capacitor?",
        answers: [
          "Cabe numa visita, com a medição do motor e o teste da folha.",
          "É troca rápida, feita na própria garagem; o tempo maior é o de conferir por que estufou.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se a tampa já estava aberta, do que está escrito no capacitor",
  },
  {
    id: "basculante-bate-na-descida",
    broader: "bate-forte",
    label: "Basculante bate forte na descida",
    phrase: "o basculante que bate forte na descida",
    asks: [
      ...combine(
        ["basculante", "portão basculante"],
        [
          ...[
            "bate forte descida",
            "bate forte final descida",
            "bate descida",
            "bate forte descer",
            "bate quando desce",
          ],
          ...[
            "bate forte fechar",
            "bate quando fecha",
            "bate forte chão",
            "bate chão",
            "desce batendo",
            "bate embaixo",
          ],
          ...["desce rápido bate", "desce bate", "desce com força", "bate forte fim descida", "bate ao fechar"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      "how-to": [
        "Para regular o basculante que bate forte ao fechar, primeiro se separa a causa, olhando de longe: se a folha acelera no fim, é contrapeso, mola ou cabo, serviço só do técnico, e ninguém fica embaixo. Se desce em ritmo normal e bate, regula-se o fim de curso ou a desaceleração da central, em visita a partir de {price.preventive} em casa, sem peças.",
        "O basculante que bate ao fechar se regula em dois pontos: o equilíbrio da folha, com contrapeso, mola e cabos conferidos pelo técnico, e o ponto de parada, no fim de curso ou no percurso gravado na central. Se a folha acelera na descida, deixe-a como está, com o disjuntor desligado e ninguém embaixo.",
      ],
      any: [
        "Basculante que bate forte no final da descida está desequilibrado, ou o motor desliga tarde: contrapeso leve, mola fraca ou cabo gasto deixam a folha cair nos últimos palmos; fim de curso fora do ponto faz o motor empurrar até o chão. Se ela desce mais rápido que o normal, deixe sem uso, sem ninguém embaixo, até o técnico equilibrar.",
        "A pancada no fim da descida do basculante vem do equilíbrio ou da parada. Folha que acelera ao descer é contrapeso, mola ou cabo, e o portão fica fora de uso; folha em velocidade normal que bate é fim de curso ou desaceleração, ajuste a partir de {price.preventive} em casa, sem peças.",
        "Se o basculante bate ao fechar, veja de longe a velocidade: acelerando, falta contrapeso ou mola, e há risco de queda; em ritmo normal, o motor desliga tarde ou está sem desaceleração. No primeiro caso, disjuntor desligado e ninguém embaixo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Equilíbrio ou ponto de parada", "De onde vem a pancada na descida"],
        slots: [
          [
            "Se a folha acelera nos últimos palmos, a causa é contrapeso leve, mola fraca ou cabo gasto; no ritmo normal, é outra.",
            "Olhe um fechamento de longe: folha que acelera no fim tem contrapeso leve, mola fraca ou cabo gasto; no ritmo normal, veja a lista.",
          ],
        ],
        bullets: [
          "Ritmo normal, e o motor ronca depois do toque: fim de curso tarde",
          "Ritmo normal, sem ronco: desaceleração desligada ou batente sem borracha",
          "Um lado toca antes do outro: folha torta ou cabo de comprimento diferente",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer até a visita", "Cuidados com a folha que desce forte"],
        slots: [
          [
            "Calço no caminho da folha engana a central e pode ferir; não use.",
            "Não ponha madeira nem pneu para amortecer: a folha pode virar ou prender o motor.",
          ],
        ],
        steps: [
          "Só se a folha desce no ritmo normal, filme um fechamento de lado, de longe e com som.",
          "Se a folha acelera ou há cabo desfiado, deixe-a na posição em que está, aberta ou fechada, desligue o disjuntor e não passe embaixo.",
          "Não destrave o motor: ele pode ser o que ainda segura a folha.",
          "Com o disjuntor desligado, procure de longe solda trincada e suporte solto.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta primeiro", "Equilíbrio, parada e desaceleração"],
        slots: [
          [
            "O equilíbrio vem antes: com a folha escorada, contrapeso, mola e cabos são conferidos até ela parar sozinha a meia altura.",
            "Com a folha escorada, o técnico acerta contrapeso ou mola; equilibrada, ela fica parada no meio do caminho.",
          ],
          [
            "Depois se regula o fim de curso, na lateral do motor ou no percurso gravado na central, até a folha encostar com o motor já desligado.",
            "Em seguida o ponto de parada, ajustado no fim de curso ou no percurso da central, é recuado para o motor desligar antes do toque.",
          ],
          [
            "Por último entra a desaceleração, onde a central tem, e a borracha do batente.",
            "A desaceleração da central e o batente de borracha terminam o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr mais peso no contrapeso eu mesmo?",
        answers: [
          "Não: com a folha sem escora, ela pode cair, e o cabo está sob tensão. É serviço de técnico.",
          "Não faça. O contrapeso se mexe com a folha escorada e por quem sabe calcular o peso.",
        ],
      },
      {
        question: "Dá para colocar desaceleração no basculante?",
        answers: [
          "Em muitas centrais ela já existe, só desligada; nas que não têm, uma central compatível pode ser instalada.",
          "Em geral dá, pela central. Mas ela não corrige contrapeso leve, que vem antes.",
        ],
      },
      {
        question: "A pancada estraga o portão?",
        answers: [
          "Estraga: trinca solda, solta o suporte do motor e gasta o redutor. Com trinca à vista, pare de usar.",
          "Sim, aos poucos: solda, braço e redutor sofrem a cada batida.",
        ],
      },
    ],
    photo: "um vídeo de lado do final da descida, com som, e uma foto do contrapeso ou da mola, de longe",
  },
];
