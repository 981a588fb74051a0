import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Parts that titles name by the word of the trade: the reed of the limit switch, the worn screw, the hinge of a gate without a motor. */
export const sensoresEPecasGastas: NarrowConcept[] = [
  {
    id: "sensor-reed",
    broader: "fim-de-curso",
    label: "Sensor reed do fim de curso",
    phrase: "o sensor reed do fim de curso",
    asks: [
      "sensor fim curso magnético [marca]",
      "sensor reed [marca]",
      "reed switch [marca]",
      "sensor magnético [marca]",
      "fim curso magnético [marca]",
      "comprar sensor reed",
      "sensor reed preço",
      ...combine(["sensor magnético"], ["deslizante", "correr", "defeito", "queimado", "não funciona", "parada"]),
      "sensor magnético deslizante defeito",
      "sensor magnético correr defeito",
      "reed",
      "reed switch",
      "sensor reed",
      "reed fim curso",
      "sensor magnético reed",
      "sensor magnético fim curso",
      "sensor magnético motor",
      "ampola reed",
      "trocar reed",
      "sensor fim curso magnético",
    ],
    intent: "question",
    answers: {
      any: [
        "O sensor reed, ou magnético, é a ampola de vidro que fecha contato quando o ímã do portão passa perto e avisa o fim de curso; com defeito, a folha passa do ponto ou para antes. Confira os dois ímãs, que falham mais; ajustar em casa parte de {price.preventive}, sem peças, e o sensor sai pela etiqueta.",
        "Fim de curso magnético desregulado ou com defeito costuma ser ímã fora do lugar e, depois dele, o sensor reed, uma ampola com contato que trinca ou cola. Trocamos e ajustamos: a visita com regulagem em casa começa em {price.preventive}, sem peças, e o sensor, peça pequena, é orçado pela foto da etiqueta.",
        "No portão deslizante, o sensor magnético do fim de curso é o reed, contato numa ampola de vidro que o ímã aciona ao passar. Se os ímãs estão firmes e o portão não para, ele trincou, colou ou o fio partiu; a regulagem residencial parte de {price.preventive}, fora a peça, escolhida pela etiqueta.",
      ],
      price: [
        "O sensor reed é das peças pequenas do motor: pagam-se ele, a troca e o acerto das paradas, com o valor da peça pela foto da etiqueta. Se o caso é só ímã do fim de curso fora do lugar, a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O preço do sensor reed, a ampola magnética do fim de curso, depende do modelo do motor e está entre os menores; soma-se a visita com regulagem, a partir de {price.preventive} em residência, sem a peça. Antes de comprar, confira os dois ímãs, que são a causa mais comum.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Reed, ímã ou placa: os sinais", "Como o sensor magnético falha"],
        slots: [
          [
            "O lado em que o portão erra já aponta o culpado. Compare com a lista antes de comprar qualquer peça.",
            "Repare em que ponta ele deixa de parar e se é sempre ou de vez em quando. Cada padrão tem uma causa provável.",
            "Três padrões separam ímã, sensor e placa. Veja qual é o do seu portão.",
          ],
        ],
        bullets: [
          "Falha sempre na mesma ponta: ímã daquele lado",
          "Falha nas duas pontas: sensor, cabo dele ou entrada da placa",
          "Falha que vai e volta: ímã afastado ou ampola trincada",
          "Portão que não sai do lugar para um lado: contato colado",
        ],
      },
      {
        about: "check",
        headings: ["Conferir os ímãs por fora", "O que dá para olhar sem abrir o motor"],
        slots: [
          [
            "O sensor fica sob a tampa, junto da rede elétrica, e não se mexe nele. Os ímãs se conferem por fora, com o disjuntor desligado.",
            "Deixe a tampa do motor fechada, porque ali dentro há tensão. Com o disjuntor desligado, os ímãs ficam à vista no portão de correr.",
            "Só os ímãs são da sua parte, e sempre sem energia. O reed está dentro do motor e é do técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Ache os dois ímãs presos na cremalheira ou na folha de correr.",
          "Veja se algum caiu, girou ou ficou mais longe do motor que o outro.",
          "Limpe terra e limalha grudadas neles, sem trocar um pelo outro.",
          "Se os dois estão firmes, deixe desligado e mande fotos.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o sensor é testado e trocado", "A troca do sensor reed"],
        slots: [
          [
            "Sem energia, o técnico solta o conector e mede o contato com o ímã perto e longe. O novo precisa ser do mesmo tipo, normalmente aberto ou fechado, e ter o conector da placa.",
            "O contato é medido com o motor desligado, aproximando e afastando o ímã. Há reed que fecha e reed que abre com o ímã, e por isso a peça segue o modelo do motor.",
            "O teste é simples: com tudo desligado, o ímã passa e o contato tem de mudar. Se não muda, entra outro do modelo, porque cada placa lê um tipo, aberto ou fechado.",
          ],
          [
            "Depois se acertam os ímãs e, se o motor grava o percurso, ele é regravado. Alguns ciclos confirmam as duas paradas.",
            "Com o sensor no lugar, os ímãs vão ao ponto e o percurso é ensinado à placa, nos motores que o memorizam.",
            "Por fim, ímãs ajustados, percurso gravado quando existe e o portão parando sozinho nas duas pontas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Reed e sensor Hall são a mesma coisa?",
        answers: [
          "Não. Os dois sentem o ímã, mas o reed é um contato em ampola de vidro e o Hall é eletrônico e precisa de alimentação. Um não entra no lugar do outro.",
          "São diferentes: o reed apenas fecha ou abre um contato, e o Hall trabalha alimentado pela placa. A central foi feita para um deles.",
        ],
      },
      {
        question: "Posso usar o portão com o reed ruim?",
        answers: [
          "No automático, não: sem o aviso de parada, a folha bate e o motor força. O de correr, no trilho, anda na mão, destravado e com o disjuntor desligado.",
          "Só manualmente e em portão de correr ou de abrir em bom estado, sem energia. Com o motor, ele bate e pode queimar.",
        ],
      },
      {
        question: "O que estraga o sensor reed?",
        answers: [
          "Vibração e batida trincam o vidro, e surto de raio cola o contato. Ímã encostando nele também quebra a ampola.",
          "Pancada, trepidação e raio. Por isso vale corrigir a folha que bate antes de pôr outro.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não: o sensor é uma peça à parte, e o motor continua. A troca leva até {trade.smallRepair}, com o ajuste, se a peça do modelo existe.",
          "Não por isso. Trocado o sensor e acertados os ímãs, em até {trade.smallRepair} o portão volta a parar.",
        ],
      },
    ],
    photo: "um vídeo do portão chegando ao fim, feito de longe, e a foto da etiqueta do motor",
  },
  {
    id: "fuso-gasto",
    broader: "fuso",
    label: "Fuso do basculante gasto",
    phrase: "o fuso gasto do motor basculante",
    asks: [
      "fuso gasto",
      "fuso gasta",
      "fuso gasto basculante",
      "fuso comido",
      "fuso rosca gasta",
      "rosca fuso gasta",
      "fuso desgastado",
      "sinais fuso gasto",
      "sintomas fuso",
      "fuso folga",
      "saber rosca fuso acabou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fuso gasto no motor basculante aparece na rosca: filete afiado, com rebarba ou falhado, folga na folha fechada e estalo na partida. Pare de usar, porque é ele que segura a folha no alto; o técnico troca a barra e a porca juntas, com a folha escorada.",
        "Se o fuso do basculante está gasto, a folha ganha folga, sobe aos trancos e pode descer de repente: desligue o disjuntor e não passe embaixo. Rosca comida pede barra e porca novas; se só a porca se gastou, a barra fica.",
      ],
      price: [
        "Trocar o fuso gasto custa a barra do modelo, a porca que vai junto e a mão de obra com a folha escorada. Só a porca sai menos. O valor vem pela foto da etiqueta, sem custo; para comparar, a troca do motor inteiro em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Fuso ou porca: qual se gastou", "Como reconhecer a rosca gasta"],
        slots: [
          [
            "Olhe de fora e de lado, com a folha fechada e o disjuntor desligado: rosca boa tem filete reto e igual; a gasta tem ponta afiada ou dentes faltando.",
            "De longe e com a folha fechada, compare o meio da barra, onde a porca mais trabalha, com a ponta: filete mais fino no meio é desgaste.",
          ],
          [
            "Rosca inteira com pó claro ou raspas em volta é a porca no fim, que custa menos.",
            "Se a barra está perfeita e há pó de nylon ou bronze, quem se gastou foi a porca.",
          ],
          [
            "Fuso que gira com a folha parada já perdeu a rosca: não acione de novo.",
            "Quando a barra gira e a folha não acompanha, a rosca acabou, e a folha pode cair.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que come a rosca do fuso", "Por que o fuso gastou"],
        slots: [
          [
            "Contrapeso errado põe no fuso um peso que não era dele; é a causa mais comum.",
            "Folha desequilibrada faz o fuso erguer o que o contrapeso deveria erguer.",
          ],
          [
            "Rosca seca, com poeira, ou barra fora de prumo completam o estrago.",
            "Falta de graxa, poeira e acionador torto aceleram o desgaste.",
          ],
          [
            "Sem acertar isso na mesma visita, o conjunto novo vai pelo mesmo caminho.",
            "Por isso a folha é equilibrada antes de o fuso novo trabalhar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão até a troca do fuso?",
        answers: [
          "Não. Se a rosca solta, nada garante a folha no alto. Deixe-a fechada, com o disjuntor desligado, e entre pela porta social.",
        ],
      },
      {
        question: "Dá para trocar só a porca do fuso?",
        answers: [
          "Sim, se a rosca da barra está inteira. Em barra de filete afiado, a porca nova se gasta em pouco tempo.",
        ],
      },
      {
        question: "Graxa resolve o fuso gasto?",
        answers: ["Não: a graxa evita o desgaste, mas não devolve rosca. Ela entra depois da peça nova."],
      },
    ],
    photo: "fotos da etiqueta do motor e do fuso, de longe, com a folha fechada",
  },
  {
    id: "fuso-seco",
    broader: "fuso",
    label: "Fuso do basculante seco",
    phrase: "o fuso seco do motor basculante",
    asks: [
      "fuso seco",
      "fuso sem graxa",
      "fuso basculante seco",
      "fuso ressecado",
      "fuso enferrujado",
      "fuso rangendo",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fuso seco no portão basculante pede limpeza e graxa da indicada pelo fabricante, com a folha fechada e o disjuntor desligado. Se depois ainda ronca, sobe aos trancos ou há pó claro na rosca, a porca já se gastou, e a troca é do técnico.",
        "Um fuso de basculante seco range e come a porca: limpe com pano o que está à vista, com a folha fechada e sem energia, e passe a graxa do manual do motor. Na revisão, a partir de {price.preventive} em casa, sem peças, isso entra junto com o equilíbrio da folha.",
      ],
      question: [
        "Pode engraxar você mesmo o fuso à vista, com a folha fechada e o disjuntor desligado: limpe com pano e passe a graxa indicada no manual do motor. Se depois ainda ronca, ou há pó claro na rosca, a porca se gastou, e a troca é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como engraxar o fuso sem risco", "Limpeza e graxa, na ordem"],
        slots: [
          [
            "Nada é solto nem desmontado: o acionador segura a folha.",
            "Só o que se alcança do chão, com a folha fechada.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a rosca à vista com pano seco, sem solvente.",
          "Passe uma camada fina da graxa que o manual indica.",
          "Religue, faça dois ciclos de longe e tire o excesso com a energia desligada de novo.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando a graxa já não basta", "Seco ou gasto"],
        slots: [
          [
            "Pó de nylon ou de bronze na rosca, folga na folha fechada e estalo na partida são desgaste, e não falta de graxa.",
            "Filete afiado, raspas claras e folga mostram peça gasta: pare de usar e chame.",
          ],
          [
            "Ferrugem funda na barra estraga a porca nova; o técnico diz se limpa ou se troca.",
            "Barra com ferrugem em crateras se troca com a porca; a superficial sai com limpeza.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo ou WD-40 serve no fuso?",
        answers: ["Não para ficar: escorre e leva a graxa embora. No fuso vai graxa, da indicada pelo fabricante."],
      },
      {
        question: "De quanto em quanto tempo engraxar o fuso?",
        answers: [
          "Em casa, na revisão, {visits.home}; com poeira ou muito uso, antes, assim que a rosca parecer seca.",
        ],
      },
    ],
    photo: "uma foto do fuso, de longe, com a folha fechada, e outra da etiqueta do motor",
  },
  {
    id: "dobradica-do-portao-social",
    broader: "social",
    label: "Dobradiça do portão social",
    phrase: "a dobradiça do portão social",
    asks: [
      ...combine(
        ["dobradiça portão social", "dobradiça social", "portão social", "portãozinho", "portão pedestre"],
        ["rangendo", "range", "rangido", "chiando", "rangendo muito"],
      ),
      ...combine(
        ["dobradiça portão social", "dobradiça portãozinho"],
        ["caiu", "gasta", "solta", "barulho", "óleo", "lubrificar"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Dobradiça do portão social rangendo quase sempre está seca: limpe o pino e pingue óleo fino, abrindo e fechando algumas vezes. Se a ponta da folha desceu ou a fechadura passou a não encaixar, o pino gastou, e óleo só cala por dias.",
        "Para o rangido do portão social, óleo de máquina no pino das dobradiças resolve na maioria dos casos. Folha que raspa no chão, trinco que não entra ou dobradiça com folga pedem troca do pino ou acerto da folha, orçados por foto.",
      ],
      price: [
        "O rangido se resolve com óleo, sem visita. Dobradiça gasta no portão social é orçada por foto, com a peça e a solda; se há fechadura elétrica ou motor nele, a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como tirar o rangido", "Óleo na dobradiça do social, passo a passo"],
        slots: [
          [
            "Não solte pino nem parafuso: sem eles a folha cai.",
            "Nada precisa ser desmontado, e o pino fica no lugar.",
          ],
        ],
        steps: [
          "Se houver motor ou fechadura elétrica, desligue a energia antes.",
          "Limpe o pino e a junta com pano e escova.",
          "Pingue óleo fino no alto do pino, em cada dobradiça.",
          "Abra e feche devagar, até o som sumir, e limpe o excesso.",
          "Se há mola aérea, escute se o som não vem do braço dela.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando não é só falta de óleo", "Folha caída, trinco e fechadura elétrica"],
        slots: [
          [
            "A ponta da folha mais baixa que antes, raspando no piso, mostra dobradiça ou coluna cedendo.",
            "Risco no piso e folga no pino, erguendo a ponta com a mão, são dobradiça gasta.",
          ],
          [
            "No social, a folha que desce desalinha o trinco: a fechadura elétrica estala e não solta, ou a porta não fecha sozinha.",
            "Fechadura elétrica que passou a falhar junto com o rangido costuma ser folha caída, e não defeito dela.",
          ],
          [
            "Trinca na solda pede parar de usar até o conserto.",
            "Solda aberta na dobradiça não espera: a folha pode cair sobre quem passa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem resolve: serralheiro ou técnico", "A quem pedir o conserto"],
        slots: [
          [
            "Fechadura elétrica, motor e ajuste do fecho são conosco; dobradiça, solda e prumo dependem do estado da folha.",
            "Fechadura elétrica e motor nós consertamos; a troca da dobradiça depende de haver solda ou coluna a refazer.",
          ],
          [
            "Mande as fotos: dizemos, sem custo, o que fazemos e o que pede serralheiro.",
            "Pelas fotos dizemos o que cabe a nós e o que é do serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo ou graxa na dobradiça do portão social?",
        answers: [
          "Óleo fino no pino comum, fechado; graxa só em dobradiça com bico ou rolamento.",
          "Óleo, na dobradiça comum. A graxa fica por fora e junta poeira.",
        ],
      },
      {
        question: "Posso usar WD-40?",
        answers: ["Serve para soltar e limpar. Depois ponha óleo, porque o desengripante evapora e o rangido volta."],
      },
      {
        question: "O rangido pode ser da mola aérea?",
        answers: [
          "Pode. Feche a folha devagar com a mão no braço da mola: se a vibração vem dali, é o pino dela, que também leva óleo.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da ponta da folha e da fechadura, com o portão social fechado",
  },
  {
    id: "controle-original-433",
    broader: "controle",
    label: "Controle original de 433 MHz",
    phrase: "o controle original de portão",
    asks: [
      ...combine(
        ["controle 433 original", "controle original 433", "controle 433 mhz original", "controle original 433 mhz"],
        ["", "portão", "[marca]"],
      ),
      "controle original portão",
      "controle portão original",
      "controle original ou paralelo",
      "controle original ou compatível",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle original de 433 MHz traz a marca da central e o selo da Anatel, e só ele serve em código rolante; em código fixo, um compatível do mesmo código abre igual. Mande a foto do seu, frente e verso: dizemos qual comprar antes de você pagar.",
        "Só a frequência não garante: o original de 433 MHz precisa ser da linha da sua central e ser gravado nela. Pela foto do seu, dos dois lados, dizemos qual é, quanto custa e se um compatível também serve.",
        "Para acertar na compra, a foto do controle que abre hoje basta: por ela confirmamos os 433 MHz, o tipo de código e o valor do original. Se o código é fixo, mostramos também o compatível, que custa menos.",
      ],
      price: [
        "O controle original de 433 MHz custa mais que o compatível e é cobrado por unidade, com a gravação à parte quando exige visita. O valor muda com a marca e o tipo de código: mande a foto do seu, frente e verso, e receba o preço dos dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original ou compatível de 433 MHz", "Quando o original faz falta"],
        slots: [
          [
            "Código rolante: compre o original da linha da central, porque o genérico de 433 não é aceito.",
            "Se a central é de código rolante, só o original da linha entra na memória.",
          ],
          [
            "Código fixo: o compatível do mesmo código grava e funciona igual; o original ganha na tecla e na caixa, que duram mais.",
            "Em código fixo o compatível basta, e a diferença está no acabamento e na pilha.",
          ],
          [
            "A placa pode ter sido trocada: vale a marca da central ou do receptor, e não a do motor.",
            "O nome que decide é o do receptor instalado, que nem sempre é o do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como reconhecer um original", "Original ou cópia: o que olhar antes de pagar"],
        slots: [["Compare com o que veio com o portão, se ainda tiver.", "Com o controle na mão, veja quatro coisas."]],
        bullets: [
          "Marca e modelo gravados na caixa e iguais na embalagem",
          "Selo da Anatel, com número, exigido em aparelho de rádio",
          "Frequência escrita: 433,92 MHz é a mesma que 433",
          "Nota fiscal e troca garantida por quem vende",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer controle original de 433 MHz abre meu portão?",
        answers: ["Não. Precisa ser da linha da sua central e ser gravado nela; a frequência igual é só a metade."],
      },
      {
        question: "O controle original já vem programado?",
        answers: ["Não: ele é gravado na sua central ou receptor, na visita ou, em receptor externo, por você mesmo."],
      },
      {
        question: "Meu controle é de 292 MHz. Posso comprar um de 433?",
        answers: [
          "Não para o mesmo receptor. Ou se compra outro de 292, ou se instala um receptor de 433 e se trocam todos os controles.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-falsificado",
    broader: "controle",
    label: "Como saber se o controle é original",
    phrase: "saber se o controle do portão é original",
    asks: [
      "como saber controle original",
      "saber controle 433 original falso",
      "controle original ou falso",
      "controle portão falso",
      "controle falsificado",
      "desconfio controle falsificado",
      "controle 433 falsificado conferir",
      "controle pirata portão",
      "controle portão pirata sinais",
      "controle 433 verdadeiro imitação",
      "controle 433 selo anatel",
      "controle portão selo anatel",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle original se reconhece por quatro sinais: selo da Anatel com número, marca e modelo gravados na caixa, embalagem com o mesmo modelo e nota fiscal. Faltou um deles, desconfie; mande a foto dos dois lados, e dizemos se serve na sua central antes de você pagar.",
        "Controle falsificado não tem o selo da Anatel, traz a marca borrada ou com nome parecido e vem sem modelo na embalagem e sem nota. Compare com o que veio com o portão; se já comprou, teste a gravação e peça a troca a quem vendeu.",
        "Para saber se o controle é original, procure o selo da Anatel, exigido em aparelho de rádio, e o modelo gravado na caixa, igual ao da embalagem. Um compatível honesto tem marca própria e selo; o falso copia o nome de outra e custa bem menos.",
      ],
      price: [
        "Preço baixo sozinho não prova que o controle é falso: confira o selo da Anatel com número, o modelo gravado na caixa e igual ao da embalagem, e a nota fiscal. Faltou um deles, peça a troca a quem vendeu; pela foto dos dois lados dizemos se ele serve na sua central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no controle antes de pagar", "Sinais de controle falso"],
        slots: [["Compare com o que veio com o portão, se ainda tiver.", "Com o controle na mão, veja quatro coisas."]],
        bullets: [
          "Selo da Anatel, com número que se confere no site da agência",
          "Marca e modelo gravados na caixa, sem borrão nem letra trocada",
          "Frequência escrita: 433,92 MHz é a mesma que 433",
          "Nota fiscal com o modelo e troca garantida por quem vende",
        ],
      },
      {
        about: "choose",
        headings: ["Falso não é o mesmo que compatível", "Original, compatível e falso"],
        slots: [
          [
            "O compatível tem marca própria e diz com quais centrais trabalha: em código fixo, abre igual ao original.",
            "Compatível é produto de outra marca, com nome e selo seus; em código fixo, faz o mesmo que o original.",
          ],
          [
            "O falso usa o nome de outra marca, costuma ter alcance curto e falha na gravação em central de código rolante.",
            "Já a cópia com marca alheia pode nem gravar em central de código rolante e não tem a quem reclamar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle sem selo da Anatel funciona?",
        answers: [
          "Pode funcionar, mas aparelho de rádio sem homologação não pode ser vendido no Brasil, e sem selo não há como saber quem responde por ele.",
        ],
      },
      {
        question: "Comprei um controle falso. O que faço?",
        answers: [
          "Guarde a nota e o anúncio e peça a troca ou o dinheiro a quem vendeu; em compra pela internet, a lei dá sete dias para desistir (CDC, artigo 49).",
        ],
      },
      {
        question: "Controle muito barato é sempre falso?",
        answers: [
          "Não: o compatível de código fixo custa menos mesmo. Desconfie quando o preço é baixo e o nome é o de uma marca conhecida, sem selo e sem nota.",
        ],
      },
    ],
    photo: "uma foto da frente e do verso do controle e outra da etiqueta do motor",
  },
  {
    id: "botoeira-sem-fio-parou",
    broader: "botoeira",
    label: "Botoeira sem fio parou",
    phrase: "a botoeira sem fio que parou",
    asks: [
      "botoeira sem fio parou",
      "botoeira sem fio não funciona",
      "botoeira sem fio não abre",
      "botão sem fio portão não funciona",
      "botão pilha acende portão não abre",
      "regravar botoeira sem fio",
    ],
    intent: "repair",
    answers: {
      any: [
        "Botoeira sem fio que parou quase sempre está com a pilha no fim: abra a capa dela e ponha outra do mesmo código. Se a luz acende e o portão ignora, ela saiu da memória ou o receptor falhou; teste um controle do mesmo lugar para saber.",
        "A botoeira do portão sem fio é um controle preso na parede: parou, troque a pilha por outra do mesmo código. Com pilha nova e sem efeito, grave-a de novo no receptor; se os controles também não abrem, o defeito é do receptor ou da placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar, em ordem", "Pilha, memória ou receptor"],
        slots: [
          [
            "Não há fio de rede na botoeira sem fio: a capa dela você pode abrir.",
            "Aqui a capa do botão pode ser aberta; a tampa do motor, não.",
          ],
        ],
        steps: [
          "Aperte e veja se a luz da botoeira acende.",
          "Troque a pilha por outra do mesmo código, no lado certo.",
          "Do mesmo lugar, aperte um controle: se ele abre, o problema é da botoeira.",
          "Grave a botoeira de novo no receptor externo; na placa do motor, quem grava é o técnico.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "Gravar, trocar ou passar para fio"],
        slots: [
          [
            "Pilha é por sua conta; a visita com regulagem, em que se grava, parte de {price.preventive} em casa, sem peças.",
            "A gravação se faz na visita, a partir de {price.preventive} em casa, sem peças; botoeira nova é orçada por foto.",
          ],
          [
            "Em parede longe do motor ou atrás de ferro, a versão com fio é mais certa.",
            "Se falha sempre pelo mesmo motivo, alcance, a com fio resolve de vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto dura a pilha da botoeira sem fio?",
        answers: [
          "Depende do uso; alcance menor e luz fraca avisam antes. Troque assim que precisar apertar duas vezes.",
        ],
      },
      {
        question: "Qualquer botoeira sem fio serve no meu portão?",
        answers: [
          "Não: frequência e código têm de ser os do receptor, como num controle. A foto de um controle diz qual.",
        ],
      },
    ],
    photo: "fotos da botoeira sem fio, frente e verso, e de um controle que abre",
  },
  {
    id: "portao-social-arriado",
    broader: "social",
    label: "Portão social arriado",
    phrase: "o portão social que raspa no chão",
    asks: [
      "conserto portão social desceu",
      "conserto portão social arriado",
      "conserto portão social raspando",
      "pedestres arriou",
      "portão pedestres arriado",
      "portão social raspando",
      "portão social arrastando",
      "portão social arriado",
      "portão social caído",
      "portão social pegando chão",
      "portão social desalinhado",
      "portãozinho raspando",
      "portãozinho arrastando",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão social raspando no chão está com a dobradiça gasta, a solda cedendo ou a coluna fora de prumo: a folha desceu na ponta. Não corte embaixo nem force a fechadura; o acerto é trocar pino ou dobradiça e aprumar, orçado por foto. Com solda trincada, pare de usar.",
        "Se o portão social arriou e raspa no piso, quem cedeu foi a dobradiça, a solda ou a coluna; óleo não ergue a folha. Mande fotos das dobradiças e da ponta: dizemos o que fazemos e o que pede serralheiro, sem custo. Solda aberta é motivo para não usar.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Dobradiça, solda ou coluna", "O que fez a folha descer"],
        slots: [
          [
            "Folga no pino, vista ao erguer de leve a ponta da folha, é dobradiça gasta.",
            "Se a folha sobe um pouco quando você ergue a ponta, o furo da dobradiça se alargou.",
          ],
          [
            "Coluna que se mexe ou piso trincado no pé dela mostra apoio cedendo.",
            "Fresta maior em cima que embaixo, do lado da dobradiça, aponta a coluna.",
          ],
          [
            "O trinco que deixou de entrar e a fechadura elétrica que estala sem soltar são consequência: voltam com a folha no prumo.",
            "Antes de trocar a fechadura elétrica, aprume a folha: é o desalinho que a faz falhar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta ao prumo", "O conserto, na ordem"],
        slots: [
          [
            "A folha é escorada, a dobradiça é trocada ou refeita e só depois se acerta o trinco.",
            "Com a folha apoiada, entra a dobradiça nova, confere-se o prumo e regula-se o fecho.",
          ],
          [
            "Solda e dobradiça são orçadas por foto; se o caso é só a fechadura ou a mola, a visita em casa parte de {price.preventive}, sem peças.",
            "O valor da dobradiça com solda vem pela foto; ajuste de fecho e de mola entra na visita, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar um pedaço embaixo da folha?",
        answers: ["Não: a folha continua descendo, e o corte deixa entrar chuva e ferrugem. Acerte o apoio."],
      },
      {
        question: "A fechadura elétrica não solta mais. É ela?",
        answers: [
          "Em geral não: a folha desceu e a lingueta força. Erga a ponta com a mão e teste; se soltar, é desalinho.",
        ],
      },
      {
        question: "É perigoso usar assim?",
        answers: [
          "Com solda trincada ou dobradiça quase solta, sim: a folha pode cair. Entre por outra porta até o conserto.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da ponta da folha e da fechadura, com o portão social fechado",
  },
  {
    id: "controle-compativel-da-marca",
    broader: "controle",
    label: "Controle compatível da marca",
    phrase: "o controle compatível",
    asks: [
      "controle similar serve placa [marca]",
      "controle genérico central [marca]",
      "controle genérico compatível [marca] grava central",
      ...combine(
        ["controle compatível [marca]", "controle paralelo [marca]", "controle genérico [marca]"],
        ["funciona", "presta", "bom", "confiável"],
      ),
      ...combine(["controle compatível", "controle genérico portão"], ["funciona", "presta", "bom"]),
      ...combine(["controle compatível", "controle paralelo", "controle similar", "controle universal"], ["[marca]"]),
      ...combine(
        ["controle 433 compatível", "controle 433 mhz compatível", "controle 433 serve", "controle 433 paralelo"],
        ["", "motor", "[marca]", "motor [marca]", "central [marca]"],
      ),
      "controle 433 funciona [marca]",
      "qual controle 433 serve [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, um controle compatível de 433 MHz abre o motor [marca] se o código da central for fixo e igual ao dele; se for rolante, só serve o que cita na embalagem a linha da sua central. Mande a foto do controle atual, frente e verso, e dizemos qual comprar e o valor.",
        "Serve, desde que fale na mesma frequência, em geral 433 MHz, e no mesmo código da central do motor [marca]. Código fixo aceita o compatível; código rolante pede o da própria linha. A foto do seu controle, dos dois lados, mostra qual é o caso.",
        "No motor [marca], o compatível funciona quase sempre que o código é fixo. Antes de pagar, compare duas coisas com o controle que já abre: os MHz no verso e o tipo de código. Com uma foto dele, indicamos o que serve e passamos o preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o compatível serve", "Fixo ou rolante: o que muda"],
        slots: [
          [
            "Controle com chavinhas ou jumpers por dentro é de código fixo, e aí o compatível serve.",
            "Se o seu copia em chaveiro, é de código fixo, e o compatível funciona igual.",
          ],
          [
            "Se a embalagem do atual fala em código rolante ou anticlonagem, compre o da linha.",
            "Em código rolante, um 433 qualquer não entra na memória; procure o que cita a linha da central.",
          ],
          [
            "A placa pode ter sido trocada: vale o código dela, e não o nome no motor.",
            "O nome do motor não decide, porque a placa ou o receptor podem ser de outra marca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Depois de comprar, falta gravar", "A gravação do compatível"],
        slots: [
          [
            "Em receptor externo você mesmo grava; se o botão fica sob a tampa do motor, é do técnico.",
            "O novo só abre depois de gravado, no receptor externo por você ou na placa pelo técnico.",
          ],
          [
            "A visita com regulagem, em que se grava, parte de {price.preventive} em casa, sem peças.",
            "Em casa, a visita com regulagem e gravação parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o meu é de código fixo ou rolante?",
        answers: [
          "Chavinhas por dentro são sinal de código fixo. Sem elas, procure no manual ou na embalagem as palavras rolante, rolling code ou anticlonagem, ou mande a foto.",
          "Leia o modelo no verso e a embalagem: rolling code e anticlonagem querem dizer rolante. Controle com chavinhas na placa é de código fixo.",
        ],
      },
      {
        question: "O compatível dura menos que o original?",
        answers: ["Pode durar menos na tecla e na caixa. O alcance é parecido, com pilha boa e antena em ordem."],
      },
      {
        question: "Posso misturar original e compatível no mesmo portão?",
        answers: ["Pode, se os dois têm o código da central. Cada um ocupa a sua posição na memória."],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "gravar-sem-apagar-os-outros",
    broader: "programacao",
    label: "Gravar sem apagar os outros",
    phrase: "a gravação de um controle sem apagar os outros",
    asks: [
      "controle novo apaga existem",
      "medo apagar controles cadastrar outro",
      "programar controle novo outros param",
      "adicionar controle mantendo antigos",
      ...combine(
        ["gravar controle", "programar controle", "cadastrar controle", "gravar controle novo", "adicionar controle"],
        ["sem apagar", "sem apagar outros", "sem perder outros", "sem desprogramar outros"],
      ),
      "controle novo sem apagar outros",
      "gravar novo apaga outros",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Gravar um controle novo não apaga os outros, desde que o toque no botão de gravação seja curto: o novo entra numa posição livre. O que apaga é segurar o botão por muitos segundos. Em receptor externo você faz; sob a tampa do motor, junto da rede, é do técnico.",
        "Para gravar um controle novo sem apagar os outros, dê um toque curto no botão de gravar, aperte a tecla do novo e espere o LED piscar. Não segure o botão, que limpa a memória. Se ele fica dentro do motor, quem grava é o técnico, na visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ordem, no receptor externo", "Gravar o novo e conferir os antigos"],
        slots: [
          [
            "Tenha por perto um controle que já abre, para conferir no fim.",
            "Antes de começar, teste os que já funcionam.",
          ],
        ],
        steps: [
          "Ponha pilha nova e confira se a frequência e o código são os do receptor.",
          "Dê um toque curto no botão de gravação: o LED acende ou pisca.",
          "Aperte a tecla do controle novo até o LED responder.",
          "Solte e espere o LED apagar sozinho.",
          "Teste o novo e um dos antigos, com o portão à vista.",
        ],
      },
      {
        about: "causes",
        headings: ["Se os outros pararam", "Quando a gravação apaga"],
        slots: [
          [
            "Se os antigos pararam, o toque foi longo e limpou a memória: todos se gravam de novo, um a um.",
            "Toque longo demais apaga; a saída é regravar todos, na mesma hora.",
          ],
          [
            "Se o LED recusa o novo, a memória está cheia ou o código é outro; não insista segurando o botão.",
            "Memória cheia recusa o novo: aí se apaga tudo e se regravam só os que estão em uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos segundos apagam a memória?",
        answers: ["Muda com a placa; em muitas, de cinco a dez segundos de botão apertado. Por isso o toque é curto."],
      },
      {
        question: "Dá para gravar usando um controle já cadastrado?",
        answers: ["Em algumas linhas, sim, sem abrir nada; o manual da central diz se a sua aceita."],
      },
    ],
    photo: "fotos do controle novo, frente e verso, e do receptor externo ou da etiqueta do motor",
  },
];
