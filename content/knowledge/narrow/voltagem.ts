import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const voltagem: NarrowConcept[] = [
  {
    id: "motor-na-voltagem-errada",
    broader: "voltagem",
    label: "Motor na voltagem errada",
    phrase: "o motor ligado na voltagem errada",
    asks: [
      "220 ligado 127",
      "motor 220 ligado 127",
      "220v ligado 127",
      "motor 220v ligado 127",
      "motor 220v ligado 127 não abre",
      "motor 220 ligado 110 não abre",
      "motor 127 ligado 220",
      "tomada errada",
      "liguei tomada errada",
      "ligado tomada errada",
      "liguei motor tomada errada",
      "liguei tensão errada",
      "ligaram tomada errada",
      "queimou tomada errada",
      "liguei 127 220",
      "liguei motor 127 220",
      "liguei motor 110 220",
      "ligou 127 220",
      "ligaram 127 220",
      "liguei 220 127",
      "127 no 220 agora",
      "220 ligado 110",
      "110 ligado 220",
      "220v ligado 110v",
      "110v ligado 220v",
      "ligar 220 110",
      "ligou 220 110",
      "ligar 220v 110v",
      "ligado 127 220",
      "220v 127v ligado",
      "queimou 220 110",
      "voltagem errada",
      "tensão errada",
      "ligado errado voltagem",
      "ligaram 220",
      "220 ligado 110 não abre",
      "110 ligado 220 não abre",
      "220 em 110 não abre",
      "liguei 110 220",
      "liguei 220 110",
      "só chega 110",
      "220 só chega 110",
      "chega 110 em vez 220",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão 110 ligado no 220 quase sempre queima alguma coisa em segundos, mas nem sempre o motor todo: muitas vezes só a placa e o capacitor, que são trocados. Desligue o disjuntor e não teste de novo. A visita com medição em casa parte de {price.preventive}, sem peças; se o enrolamento queimou, o motor novo fica de {price.homeSwap}.",
        "Se você ligou o motor 110 no 220, alguma coisa provavelmente queimou, porque ele recebe quase o dobro da tensão; desligue o disjuntor já. Placa e capacitor vão primeiro e têm troca. Se o enrolamento queimou, o motor novo fica de {price.homeSwap} em casa, e a medição que mostra isso parte de {price.preventive} em residência, sem peças.",
        "Motor de portão 127 ligado no 220 que queimou tem conserto em parte dos casos. Placa e capacitor se trocam, e só com o enrolamento queimado compensa outro motor, de {price.homeSwap} em casa. Deixe o disjuntor desligado até a medição, em visita a partir de {price.preventive} em residência, sem peças.",
        "O que acontece ao ligar motor de portão de 220 V em 110 V (127 V): não costuma queimar na hora, mas ele fica sem força, ronca, esquenta e não abre. Desligue o disjuntor e não insista, porque roncando parado o enrolamento acaba queimando. Na tensão certa ele em geral volta ao normal; a visita com medição em casa parte de {price.preventive}, sem peças.",
        "Motor ligado na voltagem errada não se religa para testar: desligue o disjuntor e espere a medição. O de 127 V (110) no 220 queima placa e capacitor em segundos; o de 220 V em 110 fica sem força, ronca e aquece, mas costuma se salvar. O técnico mede, em visita a partir de {price.preventive} em casa, sem peças.",
        "O motor de 220 V ligado em 110 (127 V) não abre, ronca e esquenta, e em geral volta ao normal na tensão certa. O contrário, motor de 127 no 220, queima em segundos. Nos dois casos, desligue o disjuntor e não insista. A visita com medição começa em {price.preventive} em residência, sem peças.",
        "O motor que era 110 (127 V) e foi ligado em 220 queimou, quase sempre, a placa e o capacitor, que são trocados; o motor inteiro só se perde quando o enrolamento queima. Desligue o disjuntor e não teste de novo. A medição em casa parte de {price.preventive}, sem peças, e um motor novo trocado fica de {price.homeSwap}.",
        "Não dá para ligar motor de portão de 220 V em 110 V (127 V): ele fica sem força, ronca e esquenta; o contrário, motor de 110 em 220, queima em segundos. Só o bivolt aceita as duas tensões, com a ligação certa. Para usar o de 220, o eletricista pode levar duas fases do quadro até o portão.",
        "Não se pode ligar motor de portão de 127 V em 220 V: ele recebe quase o dobro da tensão e queima a placa ou o capacitor em segundos. Só o bivolt aceita as duas tensões. Para usar o de 127 V numa casa 220, o eletricista tira uma fase e o neutro do quadro e leva um circuito só para o portão.",
        "Se você ligou o motor do portão na tomada errada, desligue o disjuntor já. O de 127 V (110) em tomada de 220 V queima a placa e o capacitor em segundos; o de 220 V em tomada de 110 só ronca e esquenta, e costuma se salvar. Com estalo, cheiro ou fumaça, não teste de novo; a medição em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço de um motor ligado na voltagem errada depende do que queimou. Corrigir só a ligação fica na visita, a partir de {price.preventive} em casa, sem peças. Placa e capacitor são orçados pela etiqueta. O motor inteiro, trocado, custa de {price.homeSwap}. Diga quanto tempo ficou ligado.",
        "Quanto custa depende do erro. O motor de 220 ligado em 127 V pode precisar só da ligação certa, com visita a partir de {price.preventive} em residência, sem peças. O de 127 em 220 costuma perder placa e capacitor ou o motor inteiro, cuja troca fica de {price.homeSwap}.",
        "Depois da voltagem errada, o conserto vai da ligação corrigida, em visita a partir de {price.preventive} em casa, sem peças, à troca do motor, de {price.homeSwap}. Entre os dois ficam o capacitor, que é barato, e a placa. A medição diz qual é o seu caso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o motor na voltagem errada", "Passos depois do erro de ligação"],
        slots: [
          [
            "A pressa de testar em seguida é o que termina de queimar. Se houve cheiro, fumaça ou estalo, não ligue mais de jeito nenhum.",
            "Ligar outra vez para ver se ainda funciona é o pior a fazer. Siga estes passos, todos com o motor parado.",
            "O que sobrou inteiro só continua inteiro sem energia. Faça o seguinte, nesta ordem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe desligado.",
          "Fotografe a etiqueta do motor, com a tensão legível.",
          "Fotografe o quadro fechado, pela frente.",
          "Anote quanto tempo ficou ligado e o que aconteceu.",
          "Espere a medição antes de corrigir a ligação.",
        ],
      },
      {
        about: "signs",
        headings: ["O que acontece em cada erro", "Tensão a mais e tensão a menos"],
        slots: [
          [
            "Tensão de menos dá chance ao motor; tensão de mais, quase nunca. O sintoma mostra qual foi o erro.",
            "Com tensão a menos, quase tudo se salva; com tensão a mais, o tempo que ficou ligado decide.",
            "Cada erro deixa um sinal diferente, e ele já diz o tamanho do estrago.",
          ],
        ],
        bullets: [
          "Motor de 127 V em 220 V: anda uns segundos, estala, cheira e para",
          "Motor de 220 V em 127 V: zumbe, sai fraco, esquenta e pode nem ligar a placa",
          "Bivolt com a chave na posição errada: os mesmos sintomas",
          "Etiqueta com um número: tensão única; 127/220 V: bivolt",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto depois da voltagem errada", "O que o técnico mede e troca"],
        slots: [
          [
            "O técnico mede o ponto, o capacitor, a placa e o enrolamento, que são as bobinas de cobre. Com tensão de mais, o capacitor e a fonte da placa queimam primeiro; se o enrolamento também se foi, o motor novo faz mais sentido.",
            "São medidos, nesta ordem, a tensão do ponto, a placa, o capacitor e as bobinas do motor. O que mais se troca é capacitor e placa. Bobina queimada leva à comparação com um motor novo.",
            "A medição separa o que se salvou: fonte da placa e capacitor costumam ir embora, e as bobinas às vezes resistem. Se elas queimaram, é melhor trocar o motor.",
          ],
          [
            "A ligação final é feita na tensão certa, em circuito só do portão, com fio terra e, no 220 V, disjuntor bipolar, que corta os dois fios.",
            "O ponto é refeito na tensão do motor, com circuito próprio, terra e, no 220 V, disjuntor duplo.",
            "O técnico liga então o motor na tensão da etiqueta, com aterramento e disjuntor só do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 220 V ficou ligado em 110 V por semanas. Estragou?",
        answers: [
          "Pode ter aquecido o enrolamento e cansado o capacitor. Sem cheiro de queimado, há boa chance de estar bom.",
          "Nem sempre. Na tensão certa ele costuma voltar. O capacitor é o primeiro a ser conferido.",
          "Talvez só o capacitor. A medição do enrolamento tira a dúvida em minutos.",
        ],
      },
      {
        question: "A garantia cobre motor ligado na tensão errada?",
        answers: [
          "Erro de ligação costuma ficar fora da garantia de fábrica. Se a instalação foi nossa, vale a do serviço, de {warranty.installation}.",
          "Em geral, não. Na instalação feita por nós, a garantia do serviço é de {warranty.installation}.",
          "A de fábrica, quase nunca. Quem instalou responde pelo serviço. A nossa instalação tem {warranty.installation} de garantia.",
        ],
      },
      {
        question: "Posso usar um transformador na voltagem do motor?",
        answers: [
          "Só um dimensionado para a partida do motor, definido por técnico. Um pequeno aquece e não dá conta.",
          "É saída de exceção, porque a partida puxa várias vezes a corrente normal. Levar a tensão certa até o motor sai melhor.",
          "Pode, com potência bem acima da do motor. Na prática, refazer o circuito costuma ser mais barato.",
        ],
      },
      {
        question: "Como descubro a tensão do ponto do portão?",
        answers: [
          "Só com medição, feita por quem tem instrumento e preparo. Disjuntor duplo no quadro é indício de 220 V, e não prova.",
          "Peça a um eletricista ou ao técnico, que mede em um minuto. A cor do fio não garante nada.",
          "Medindo no ponto, com o multímetro. Pela foto do quadro dá só para suspeitar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "posso-ligar-220-em-110",
    broader: "voltagem",
    label: "Ligar motor 220 V em tomada 110 V",
    phrase: "o motor de 220 V em tomada de 110 V",
    asks: [
      "posso ligar 220 110",
      "como ligar motor 220 110",
      "como ligar motor portão 220 110",
      "posso ligar motor 220 tomada 110",
      "motor 220 tomada 110",
      "motor 220 volts tomada 110",
      "posso usar motor 220 110",
      "dá para ligar 220 110",
      "pode ligar 220 110",
      "motor 220 casa 110",
      "motor 220 casa só 110",
      "motor 220 funciona 110",
      "motor 220v funciona 127v",
      "motor 220 rede 110",
      "posso ligar 220 127",
      "motor 220 tomada 127",
      "comprei motor 220 casa 110",
      "motor 220 casa 127",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, motor de portão de 220 V não se liga em tomada de 110 V (127 V): ele fica sem força, ronca, esquenta e pode nem acender a placa. Já o de 110 ligado no 220 queima em segundos. Só o bivolt aceita as duas tensões, com a chave certa. Para usar o motor de 220 V, um eletricista leva duas fases do quadro até o portão.",
        "Não ligue o motor de 220 V na tomada 110: com metade da tensão ele não parte, só zumbe e aquece. Veja a etiqueta do motor. Se ela diz 127/220 V, ele é bivolt e pode ser mudado para 110. Se diz só 220 V, é preciso levar 220 V até o portão ou escolher outro motor.",
        "Motor de portão 220 não funciona na casa só com 110, e insistir esquenta o enrolamento e o capacitor. Há dois caminhos: levar duas fases do quadro até o motor, serviço de eletricista, ou usar um motor de 127 V ou bivolt. A foto da etiqueta e do quadro fechado mostra qual serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como usar o motor de 220 V em casa de 110 V", "As saídas para o motor de 220 V"],
        slots: [
          [
            "O que resolve depende da etiqueta do motor e do que chega ao quadro da casa. As saídas, da mais simples à mais cara, são estas.",
            "Antes de comprar qualquer coisa, veja a etiqueta do motor e quantas fases chegam ao seu quadro. Depois escolha entre estas saídas.",
          ],
        ],
        bullets: [
          "Motor bivolt: o técnico muda a chave ou a ligação para 127 V",
          "Casa com duas fases no quadro: o eletricista leva 220 V até o portão, com disjuntor bipolar",
          "Casa com uma fase só: motor de 127 V, ou pedido de nova ligação à distribuidora",
          "Motor novo na caixa: troca na loja pelo de 127 V ou bivolt, dentro do prazo",
        ],
      },
      {
        about: "signs",
        headings: ["O que acontece se ligar mesmo assim", "220 em 110 e 110 em 220: a diferença"],
        slots: [
          [
            "Com tensão a menos, o motor de 220 V zumbe, quase não anda e aquece, mas costuma voltar ao normal na tensão certa. O erro contrário é pior: o motor de 127 V ligado em 220 queima a placa e o capacitor em segundos.",
            "O motor de 220 V em 110 fica fraco, ronca e esquenta, e o capacitor, a peça da partida, sofre. Já o motor de 110 ligado em 220 recebe quase o dobro da tensão e queima em segundos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a tomada é 110 ou 220", "Confira antes de ligar o motor"],
        slots: [
          [
            "A tensão do motor está na etiqueta; a da tomada só se sabe medindo. Em muitas casas de São Paulo há as duas, com 127 V nas tomadas e 220 V no chuveiro. Disjuntor duplo no quadro é um indício de 220 V, mas quem confirma é o eletricista ou o técnico, com o aparelho.",
            "Leia a tensão na etiqueta do motor e peça a um eletricista que meça o ponto do portão. O formato da tomada não diz a tensão. Se a casa tem chuveiro de 220 V, em geral há duas fases no quadro, e dá para levar 220 V ao portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar transformador para ligar o motor de 220 V?",
        answers: [
          "Só com um transformador dimensionado para a partida do motor, que puxa várias vezes a corrente normal. Levar a tensão certa até o portão costuma sair melhor.",
          "É uma saída de exceção, porque o transformador pequeno aquece e não dá conta da partida. O técnico calcula antes.",
        ],
      },
      {
        question: "O motor bivolt troca de tensão sozinho?",
        answers: [
          "Nem todos. Alguns têm chave ou ligação interna para mudar, e isso se faz com o disjuntor desligado, por técnico.",
          "Há modelos automáticos e modelos com chave. O manual diz, e a chave errada tem o mesmo efeito da voltagem errada.",
        ],
      },
      {
        question: "Motor de 220 V gasta menos luz que o de 110?",
        answers: [
          "Não. O consumo depende da potência e do uso, e o motor de portão funciona poucos segundos por vez.",
          "Praticamente o mesmo. O 220 V só usa um fio com menos corrente, o que ajuda em percurso longo.",
        ],
      },
      {
        question: "Já liguei em 110 e ele não andou. Estragou?",
        answers: [
          "Se foi por pouco tempo e não houve cheiro, em geral não. Desligue o disjuntor e só religue na tensão certa, depois da medição.",
          "Provavelmente não, quando faltou tensão e não houve fumaça. Deixe o disjuntor desligado até o técnico medir.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "mesmo-disjuntor-do-chuveiro",
    broader: "instalacao-eletrica",
    label: "Motor no mesmo disjuntor do chuveiro",
    phrase: "o motor no mesmo disjuntor do chuveiro",
    asks: [
      "mesmo disjuntor chuveiro",
      "ligar mesmo disjuntor chuveiro",
      "motor disjuntor chuveiro",
      "ligar motor fio chuveiro",
      "puxar energia chuveiro motor",
      "motor ligado chuveiro",
      "pegar 220 chuveiro motor",
      "disjuntor chuveiro portão",
      "mesmo disjuntor ar condicionado",
      "ligar motor disjuntor ar condicionado",
      "ligar motor junto chuveiro",
      "portão circuito chuveiro",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, o motor do portão não deve ficar no mesmo disjuntor do chuveiro: o chuveiro puxa muita corrente, a tensão cai, o motor perde força, e o disjuntor grande não protege o fio fino do portão. O certo é um circuito próprio, saindo do quadro, com disjuntor e fio terra, feito por eletricista.",
        "Não puxe a energia do motor do portão do fio do chuveiro, nem que seja para ter 220 V. O disjuntor do chuveiro é grande demais para proteger o motor, e com o banho ligado o portão enfraquece. Um eletricista leva duas fases do quadro até o portão, com disjuntor bipolar só dele.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que não dividir com o chuveiro", "O risco de dividir o circuito"],
        slots: [
          [
            "O disjuntor do chuveiro costuma ter 32 A ou mais, e o cabo do portão, em geral de 2,5 mm², pode superaquecer muito antes de esse disjuntor cair. Além disso, quem desliga o chuveiro para manutenção deixa o portão sem energia.",
            "Com um disjuntor grande demais, o fio do portão esquenta sem que nada desligue. E, no banho, a tensão cai e o motor ronca ou para no meio do caminho.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como é o circuito certo do portão", "O que pedir ao eletricista"],
        slots: [
          [
            "O circuito do portão é simples e sai do quadro, e não de outro aparelho. Peça estes itens:",
            "Para o motor trabalhar com a tensão inteira, o eletricista faz um caminho só dele:",
          ],
        ],
        bullets: [
          "Cabo de 2,5 mm² com fio terra, em eletroduto",
          "Disjuntor de 10 a 16 A só do portão, bipolar em 220 V",
          "Dispositivo DR no circuito, contra choque",
          "Protetor contra surto no quadro, se houver raios na região",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor divide o circuito", "Como perceber que a energia falta"],
        slots: [
          [
            "A luz da garagem pisca quando o portão parte, ele fica lento na hora do banho ou o disjuntor cai com os dois ligados. Não troque o disjuntor por um maior: isso tira a proteção do fio. Peça a medição da tensão com o portão andando.",
            "Portão que enfraquece à noite, na hora do banho, costuma dividir o fio com o chuveiro. Disjuntor maior não é solução, porque deixa o cabo esquentar. O técnico mede a tensão na partida do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem esse circuito?",
        answers: [
          "A instalação do motor inclui a ligação no ponto de energia. O circuito novo desde o quadro é orçado à parte, com eletricista, quando falta.",
          "Ligamos o motor no ponto pronto. Se o ponto não existe, o circuito é somado ao orçamento.",
        ],
      },
      {
        question: "Posso usar a tomada da garagem?",
        answers: [
          "Pode, se o circuito da tomada aguenta, tem terra e não alimenta aparelho forte. O melhor continua sendo um disjuntor só do portão.",
          "Serve quando a tomada tem terra e pouca carga. Extensão não se usa.",
        ],
      },
      {
        question: "E no mesmo disjuntor das lâmpadas?",
        answers: [
          "Também não é indicado, porque a partida faz a luz piscar e o circuito de luz tem fio mais fino.",
          "Não convém: o fio das lâmpadas costuma ser de 1,5 mm², fino para o motor.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor",
  },
  {
    id: "converter-voltagem",
    broader: "voltagem",
    label: "Converter a voltagem do motor",
    phrase: "a conversão de voltagem do motor",
    asks: [
      "127 220 quanto custa trocar",
      "127 220 trocar preço",
      "110 220 trocar preço",
      "trocar motor 127 220",
      "trocar motor 110 220",
      "trocar motor 127 por 220",
      "motor 127 em 220 trocar",
      "motor 127 220 quanto custa trocar",
      "motor 110 220 quanto custa trocar",
      "mudar motor 220 para 110",
      "mudar motor 110 para 220",
      "passar motor tensão para outra",
      "converter voltagem",
      "converter motor 110",
      "converter motor 220",
      "converter 110 220",
      "transformar 110 220",
      "mudar voltagem",
      "trocar voltagem",
      "mudar motor 220",
      "passar 110 220",
      "transformador motor portão",
      "conversor voltagem",
      "mudar tensão motor",
    ],
    intent: "question",
    answers: {
      price: [
        "Passar o motor de portão de 127 para 220 V custa pouco se a etiqueta diz bivolt, porque o técnico só muda a chave ou a ligação. Motor de uma tensão só não se converte: ou se leva a tensão dele até o portão, com valor por foto, ou se troca o motor, de {price.homeSwap} em casa, com mão de obra.",
      ],
      any: [
        "Trocar a voltagem do motor é possível só quando ele é bivolt: o técnico muda a chave ou a ligação. Motor de portão de tensão única, 110 ou 220, não se converte na prática: leva-se a tensão certa até ele, troca-se o motor, de {price.homeSwap} em casa, ou, em exceção, usa-se transformador.",
        "Para mudar motor de 220 para 110, ou converter de 110 para 220, leia a etiqueta: 127/220 V é bivolt e aceita as duas; um número só, não. O mais sensato costuma ser levar 220 V ao portão, que em São Paulo vem de duas fases, e manter o motor.",
        "Se você comprou motor 220 e a casa é 110, veja a etiqueta: o motor 127/220 V é bivolt e pode ser mudado. O de tensão única deve ser trocado na loja, ou o eletricista leva 220 V até o portão, se a casa tem duas fases. Transformador é a última opção.",
        "Um transformador de 110 para 220 serve no motor de portão se a potência dele, em VA, cobre a partida, que puxa várias vezes a corrente normal. Como valor típico, use pelo menos 1.500 VA para 1/4 HP. Se a casa tem duas fases, levar 220 V até o motor costuma sair melhor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Os caminhos para mudar a tensão", "Bivolt, circuito novo, troca ou transformador"],
        slots: [
          [
            "São quatro saídas, da mais barata à mais cara na maioria das casas.",
            "A etiqueta e o quadro escolhem a saída.",
            "Veja qual serve no seu caso.",
          ],
        ],
        bullets: [
          "Motor bivolt: muda-se a ligação, com capacitor e placa conferidos",
          "Casa com duas fases: circuito de 220 V até o motor",
          "Motor novo e fechado na caixa: troque na loja pela tensão certa",
          "Transformador: local seco e potência acima da partida",
          "Rebobinar: quase nunca compensa perto de um motor",
        ],
      },
      {
        about: "check",
        headings: ["Antes de converter, confira", "Etiqueta, quadro e distância"],
        slots: [
          [
            "Nada se muda sem saber a tensão do motor e a do ponto. Tudo isto se vê por fora.",
            "A etiqueta responde metade, e o quadro, a outra. Não abra tampa nenhuma.",
            "São quatro dados, sem ferramenta. Fio e borne são do profissional.",
          ],
        ],
        steps: [
          "Leia na etiqueta a tensão: 127, 220 ou 127/220 V.",
          "Veja no quadro, pela frente, se o disjuntor de entrada é simples ou duplo.",
          "Lembre se a casa tem chuveiro ou aparelho em 220 V.",
          "Meça a distância do quadro ao motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Se ligar na tensão errada", "O que queima e o que a ligação precisa ter"],
        slots: [
          [
            "Motor de 127 V em 220 V queima placa, capacitor e enrolamento em pouco tempo. O de 220 V em 127 V ronca, quase não anda e esquenta; nos dois casos, desligue o disjuntor.",
            "Tensão a mais queima depressa; a menos, o motor geme e ferve. Corte a energia diante de cheiro ou ronco.",
            "Em 220 V, um motor de 127 V se perde em segundos. Em 127 V, o de 220 V não tem força. Disjuntor desligado até corrigir.",
          ],
          [
            "O circuito certo é só do portão, com cabo de 2,5 mm² ou mais, terra e disjuntor bipolar no 220 V de duas fases. Quem liga é profissional.",
            "Use circuito próprio, com terra, 2,5 mm² no mínimo e bipolar quando são duas fases, feito por profissional.",
            "Cabo de 2,5 mm² ou mais, fio terra e disjuntor bipolar em duas fases: é o que um eletricista põe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa mudar a tensão", "Ligação, circuito ou motor"],
        slots: [
          [
            "Mudar a ligação de um bivolt cabe na visita com ajuste, a partir de {price.preventive} em casa, sem peças. Circuito novo custa por metro de cabo, e a troca do motor em casa fica de {price.homeSwap}.",
            "No bivolt, a visita com ajuste em residência, desde {price.preventive} e sem peças, basta. O circuito sai por metro, e motor novo, de {price.homeSwap} na troca em casa.",
            "Bivolt é o caso barato: visita a partir de {price.preventive} em casa. Depois vêm o cabo, por metro, e a troca do motor, de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do portão gasta menos em 220 V?",
        answers: [
          "A conta quase não muda. O ganho é corrente menor no cabo e partida mais firme.",
          "Gasta praticamente igual. Em 220 V o fio aquece menos.",
        ],
      },
      {
        question: "Minha casa só tem 110 V. Que motor eu uso?",
        answers: [
          "Motor de 127 V ou bivolt, ou peça a um eletricista se a entrada permite duas fases. Muitas permitem.",
          "O de 127 V ou bivolt. Havendo duas fases na entrada, leva-se 220 V até o portão.",
        ],
      },
      {
        question: "Que transformador serve em motor de portão?",
        answers: [
          "Um com potência bem acima da partida do motor, que puxa várias vezes a corrente de marcha. O pequeno aquece e queima.",
          "O dimensionado pela partida, em lugar seco. Por isso costuma sair caro.",
        ],
      },
      {
        question: "Perco a garantia se converter?",
        answers: [
          "Se ligar na tensão errada ou abrir o motor sem ser quem o fabricante indica, pode perder. Bivolt mudado conforme o manual, não.",
          "Pode perder, se a etiqueta não prevê. Siga o manual e guarde a nota.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "monofasico-ou-trifasico-na-industria",
    broader: "voltagem",
    label: "Motor monofásico ou trifásico na indústria",
    phrase: "o motor monofásico ou trifásico do portão industrial",
    asks: [
      ...["portão industrial", "industrial", "indústria", "galpão", "empresa", "fábrica", "transportadora"].flatMap(
        (where) => [
          `monofásico trifásico ${where}`,
          `monofásico ou trifásico ${where}`,
          `motor monofásico ou trifásico ${where}`,
          `precisa motor trifásico ${where}`,
          `motor trifásico ou monofásico ${where}`,
        ],
      ),
      "portão industrial precisa motor trifásico",
      "portão industrial trifásico",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em portão industrial ou de galpão, escolha motor trifásico se a empresa tem três fases e a folha é pesada ou abre o dia todo; com poucas aberturas ou só duas fases, monofásico de 220 V. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Motor monofásico ou trifásico para portão industrial? Trifásico em folha pesada e uso intenso, porque parte com mais força e não usa capacitor; monofásico de 220 V em galpão que abre pouco, com ligação mais barata. Trocar custa de {price.heavySwap}, instalado.",
        "Para portão de galpão ou indústria com três fases na entrada, o motor trifásico é o melhor em uso seguido. Sem elas, fica o monofásico ou o conjunto com inversor. Motor e mão de obra, em portão pesado, vão de {price.heavySwap}, e a tensão precisa ser a do quadro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Trifásico, monofásico ou com inversor", "Como escolher na empresa"],
        slots: [
          [
            "A rede que existe e o número de aberturas decidem.",
            "Veja em que linha a sua empresa se encaixa.",
            "Três dados bastam: fases, peso e aberturas.",
          ],
        ],
        bullets: [
          "Três fases, folha pesada, aberturas o dia todo: trifásico",
          "Só 220 V e poucas aberturas por hora: monofásico",
          "Rapidez e parada suave com rede comum: motor com inversor",
          "Três fases, mas portão leve de escritório: monofásico serve",
          "Sem três fases no local: fique no monofásico, porque só o portão não justifica pedir a ligação",
        ],
      },
      {
        about: "what",
        headings: ["O que muda na partida, na rede e na manutenção", "Diferenças entre os dois motores"],
        slots: [
          [
            "O monofásico parte com capacitor, peça que se troca de tempos em tempos. O trifásico não tem e parte com mais força. Em uso seguido, o trifásico esquenta menos.",
            "Sem capacitor, o trifásico perde uma peça de desgaste e arranca mais firme. O monofásico depende dele e aquece mais no uso contínuo.",
            "A partida do monofásico vem do capacitor, que envelhece. A do trifásico vem das próprias fases, com mais força e menos calor.",
          ],
          [
            "O ponto fraco do trifásico é a falta de uma fase: ele ronca e queima, e por isso leva um relé que o desliga. Confira a tensão entre as fases do local: o motor feito só para 380 V não trabalha em 220 V, e o de duas tensões precisa ser religado para a certa.",
            "Faltando uma fase, o trifásico queima, e um relé de falta de fase evita isso. A tensão, de 220 ou 380 V, tem de ser a da empresa.",
            "Relé de falta de fase é obrigatório no trifásico, que não aguenta rodar com duas. E 220 e 380 V não se trocam um pelo outro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quatro dados antes de comprar", "O que ver sem abrir o quadro"],
        slots: [
          [
            "Tudo se vê por fora, sem tirar tampa, e define motor e disjuntor.",
            "Anote e fotografe com o quadro fechado.",
            "São dados que a manutenção da empresa levanta em minutos.",
          ],
        ],
        bullets: [
          "Tensão e número de fases, na conta de luz",
          "Etiqueta do motor atual: 1~ ou 3~, tensão e potência",
          "Largura, altura e material da folha",
          "Aberturas por hora no pico",
          "Distância do quadro até o portão",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço na indústria", "Motor, ligação e proteção"],
        slots: [
          [
            "O trifásico soma disjuntor tripolar e relé de falta de fase. O monofásico dispensa os dois, mas um dia pede a troca do capacitor. A montagem leva de {time.heavy}, fora do turno, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Na ligação trifásica entram disjuntor tripolar e relé de falta de fase. São de {time.heavy} de serviço, com garantia de {warranty.motor} no motor e {warranty.installation} na mão de obra.",
            "A proteção do trifásico, tripolar com relé, é o que mais soma na elétrica. Reserve de {time.heavy} fora do pico; o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr motor trifásico onde só há duas fases?",
        answers: [
          "Não direto: com duas fases ele não parte e queima. Usa-se motor monofásico ou conjunto com inversor próprio.",
          "Sem inversor próprio, não. E pedir a terceira fase só pelo portão quase nunca compensa.",
        ],
      },
      {
        question: "O trifásico gasta menos energia?",
        answers: [
          "Na conta, quase nada muda, porque o motor trabalha segundos por vez. O ganho é partida e durabilidade.",
          "A diferença é pequena em portão; o que se ganha é força na partida e menos manutenção.",
        ],
      },
      {
        question: "Dá para trocar o trifásico por monofásico?",
        answers: [
          "Dá, trocando o motor e a central, se a potência servir à folha e ao número de aberturas. Disjuntor e fios são refeitos.",
          "Sim, na troca do motor, com a elétrica adaptada. Confira antes os ciclos por hora.",
        ],
      },
      {
        question: "Quem faz a ligação trifásica?",
        answers: [
          "Profissional habilitado, com disjuntor tripolar, relé de falta de fase, aterramento e o quadro desligado.",
          "Eletricista ou técnico habilitado; não é ligação para a equipe da empresa improvisar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, do quadro fechado e do portão inteiro",
  },
  {
    id: "monofasico-ou-trifasico",
    broader: "voltagem",
    label: "Motor monofásico ou trifásico",
    phrase: "o motor monofásico ou trifásico",
    asks: [
      "precisa motor trifásico",
      "vale motor trifásico portão",
      "posso ligar motor trifásico",
      "ligar motor trifásico casa",
      "motor trifásico ou",
      "motor trifásico casa comum",
      "monofásico trifásico",
      "monofásico bifásico",
      "portão trifásico",
      "trifásico portão",
      "monofásico ou trifásico",
      "bifásico portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor monofásico ou trifásico, casa e prédio pequeno usam o monofásico, que trabalha na rede comum e atende folha leve e média. O trifásico serve a portão pesado e de muito uso, onde há três fases na entrada. Trocar um motor em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
        "A escolha entre motor monofásico e trifásico para condomínio depende da rede: sem três fases na entrada, use o monofásico ou o de inversor, que liga na rede comum. Com três fases, o trifásico compensa em folha pesada e muitas aberturas. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} na folha pesada.",
        "Para portão de casa, escolha o motor monofásico; o trifásico é para prédio grande e indústria, com folha pesada e entrada de três fases. A troca residencial, com mão de obra, custa de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}. A foto da etiqueta e do quadro fecha o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Rede, ciclos e peso: como escolher", "Casa, prédio ou indústria"],
        slots: [
          [
            "Olhe primeiro a rede, depois os ciclos: casa abre umas 20 vezes por dia, e prédio pede de 30 a 60 ciclos por hora, contando um e meio da hora cheia. Até aí há monofásico de condomínio. Acima, ou com folha de muitas centenas de quilos, o trifásico ou o inversor levam vantagem.",
            "A entrada de energia decide antes, e o uso vem em seguida: perto de 20 aberturas diárias em casa, 30 a 60 ciclos por hora em prédio, pelo pico vezes 1,5. Motor monofásico de condomínio cobre isso, e folha muito pesada ou uso contínuo pede trifásico ou inversor.",
            "Sem três fases na entrada, a dúvida acaba. Havendo, conte os ciclos: 20 por dia são de casa e 30 a 60 por hora, de prédio, faixa em que o monofásico forte ainda serve; peso de centenas de quilos e portão que não para pedem o trifásico.",
          ],
          [
            "O motor com inversor, a placa que acelera e freia aos poucos, liga-se na rede comum e parte sem tranco. Para muitos prédios sem três fases, ele é o meio-termo.",
            "Há um caminho do meio: o inversor recebe rede comum e comanda o motor com partida e parada suaves, útil a prédio que não tem três fases.",
            "Prédio sem rede trifásica pode usar inversor, que controla velocidade e freada a partir da rede comum.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda na prática", "Fases, capacitor e manutenção"],
        slots: [
          [
            "O monofásico trabalha em 127 ou 220 V e parte com um capacitor, peça que se desgasta e é trocada. O trifásico, de 220 ou 380 V, dispensa o capacitor e tem partida mais forte, mas precisa de proteção de falta de fase, sem a qual zumbe e queima.",
            "No monofásico, de 127 ou 220 V, existe um capacitor para a partida, que enfraquece com o tempo. Já o trifásico, em 220 ou 380 V, não usa essa peça e arranca com mais força, embora queime se perder uma fase sem relé de proteção.",
            "Capacitor só existe no monofásico, que funciona em 127 ou 220 V, e sua troca é manutenção comum. O trifásico dispensa-o e parte melhor em 220 ou 380 V, com um relé que o desliga quando falta uma das fases.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Circuito e disjuntor de cada um", "A ligação segura"],
        slots: [
          [
            "O motor tem circuito só dele, com fio terra. Em 220 V de duas fases o disjuntor é bipolar e no trifásico, tripolar, para cortar todos os fios de uma vez. A ligação é de profissional, com a energia desligada e medida.",
            "Cada portão leva circuito próprio e aterrado. O disjuntor corta juntos todos os fios vivos, bipolar no 220 V de duas fases e tripolar no trifásico, e só um profissional faz a ligação, depois de medir que não há tensão.",
            "Um circuito exclusivo, com terra, alimenta o motor. Usa-se disjuntor bipolar quando são duas fases e tripolar quando são três. Mexer nos fios é trabalho de eletricista ou técnico, nunca do morador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor trifásico gasta menos?",
        answers: [
          "A conta de luz quase não muda, porque o portão trabalha poucos segundos por vez. O ganho está na partida e na durabilidade em uso pesado.",
          "Pouco se percebe na energia, já que cada abertura dura segundos. Vale pela força e pela vida em uso intenso.",
        ],
      },
      {
        question: "Como sei qual é o meu motor?",
        answers: [
          "A etiqueta traz a tensão e as fases: 1~ é monofásico, 3~ é trifásico. Não abra a tampa para contar fios; sem etiqueta, o técnico mede.",
          "Leia na etiqueta o sinal 1~, de monofásico, ou 3~, de trifásico. Se ela sumiu, deixe a tampa fechada e peça a medição.",
        ],
      },
      {
        question: "Posso ligar motor trifásico em casa?",
        answers: [
          "Direto na rede de uma ou duas fases, não. Com inversor de entrada monofásica e saída trifásica, sim, se a potência combina; a escolha e a ligação são do técnico.",
          "Só com inversor próprio, que transforma a rede comum em três fases para o motor. Sem ele, o trifásico não parte e queima.",
        ],
      },
      {
        question: "Posso trocar o trifásico por monofásico?",
        answers: [
          "Pode, na troca do motor, se a capacidade e os ciclos servem para a folha. O quadro também muda, com outro disjuntor.",
          "Sim, quando o peso e o uso permitem. Confere-se a etiqueta do antigo e refaz-se o circuito.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, do quadro fechado e do portão inteiro",
  },
  {
    id: "ligacao-eletrica-110-220",
    broader: "voltagem",
    label: "Ligação elétrica do motor em 110 ou 220 V",
    phrase: "a ligação elétrica do motor em 110 ou 220 V",
    asks: [
      ...combine(
        [
          "ligação elétrica",
          "instalação elétrica",
          "fiação",
          "fiação elétrica",
          "ligação",
          "esquema ligação",
          "parte elétrica",
        ],
        [
          "motor 110 220",
          "portão 110 220",
          "motor portão 110 220",
          "motor portão eletrônico 110 220",
          "motor 127 220",
          "portão 127 220",
          "portão eletrônico 110 220",
          "motor bivolt 110 220",
        ],
      ),
      ...combine(
        ["ligação elétrica", "instalação elétrica"],
        ["motor 220", "motor 110", "motor portão 220", "motor portão 110"],
      ),
      ...combine(["como ligar", "ligação", "esquema ligação"], ["motor bivolt", "motor portão bivolt"]),
      "como ligar motor portão energia",
      "como ligar motor energia",
      "como ligar motor portão rede elétrica",
      "ligar motor portão na rede",
    ],
    intent: "installation",
    answers: {
      any: [
        "A ligação elétrica do motor de portão, em 110 ou 220 V, pede circuito só dele, cabo de 2,5 mm² ou mais grosso, disjuntor próprio, DR e fio terra. Em 127 V, que todos chamam de 110, chegam fase e neutro; em 220 V costumam chegar duas fases, com disjuntor bipolar. No motor bivolt, a chave ou o jumper de tensão é posto na posição certa antes de ligar a energia.",
        "Em 110 ou 220 V, o motor de portão se liga num circuito exclusivo, que sai do quadro com cabo de no mínimo 2,5 mm², disjuntor e fio terra. O que muda é o par de fios: fase e neutro em 127 V, o antigo 110, e duas fases em 220 V, quase sempre. Se o motor é bivolt, a tensão é escolhida na chave ou no jumper antes de energizar.",
        "Para ligar o motor de portão em 110 ou 220 V, o eletricista leva do quadro um cabo de 2,5 mm² ou mais, com terra, disjuntor só do portão e DR. Em 127 V são fase e neutro; em 220 V, duas fases na maioria das casas daqui. Quem decide a tensão é a etiqueta, e no bivolt também a posição da chave.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a ligação é feita, passo a passo", "A ordem da ligação elétrica do motor"],
        slots: [
          [
            "Esta é a ordem que o eletricista ou o técnico segue. Não é serviço para o morador, porque um erro de fase ou de terra deixa a folha de metal com choque.",
            "Os passos são de profissional, com instrumento de medida. Fio trocado pode queimar a placa ou pôr tensão na folha.",
            "Quem faz é o eletricista ou o técnico, nesta ordem. A medição antes e depois é o que evita choque e motor queimado.",
          ],
        ],
        steps: [
          "Ler na etiqueta a tensão e a corrente do motor.",
          "Medir no quadro a tensão que a casa tem.",
          "Desligar o disjuntor e confirmar, medindo, que não há tensão.",
          "Passar o cabo do quadro ao motor em tubo separado do da fotocélula e do interfone.",
          "Ligar o terra à carcaça e os dois fios da rede aos bornes de entrada da placa.",
          "No motor bivolt, pôr a chave ou o jumper na tensão medida.",
          "Fechar a tampa, religar o disjuntor e testar com a passagem livre.",
        ],
      },
      {
        about: "what",
        headings: ["Cabo, disjuntor, DR e terra", "O que o circuito do portão leva"],
        slots: [
          [
            "O circuito é o mesmo nas duas tensões, com duas diferenças: a grossura do cabo e o tipo do disjuntor.",
            "As peças quase não mudam de uma tensão para a outra. Mudam o disjuntor e, em distância longa, o cabo.",
            "Quatro itens formam o ponto do motor, em 127 ou em 220 V.",
          ],
        ],
        bullets: [
          "Cabo: 2,5 mm² no mínimo, mais grosso quando o quadro fica longe, sobretudo em 127 V",
          "Disjuntor: só do portão, de um polo em 127 V e bipolar em 220 V de duas fases",
          "DR de 30 mA: desliga na fuga de corrente e é previsto na NBR 5410 para área externa",
          "Fio terra: do quadro até a carcaça do motor",
        ],
      },
      {
        about: "choose",
        headings: ["Qual das duas tensões usar", "Se a casa tem as duas tensões"],
        slots: [
          [
            "Se o motor só aceita uma tensão, é ela. No bivolt, prefira 220 V onde há duas fases no quadro, porque a corrente é menor e o cabo longo perde menos. A força e a conta de luz são as mesmas.",
            "A etiqueta responde quando traz um número só. Com motor bivolt e duas fases em casa, 220 V dá partida mais firme, já que passa menos corrente no cabo.",
            "Motor de uma tensão usa a da etiqueta. Quando ele aceita as duas, 220 V leva vantagem com o quadro longe, e com cabo curto tanto faz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a ligação elétrica do motor?",
        answers: [
          "Depende da distância até o quadro. Sai por menos quando há tubo pronto, e por mais quando é preciso cortar piso ou parede. A foto do quadro fechado e do caminho do fio basta para o orçamento grátis.",
          "O caso mais barato é o do tubo pronto até o motor, e o mais caro, o do piso cortado. O orçamento é grátis, pela foto do quadro fechado e do trajeto.",
        ],
      },
      {
        question: "E se eu ligar o motor na tensão errada?",
        answers: [
          "Motor de 127 V ligado em 220 V queima em pouco tempo. O de 220 V em 127 V zumbe, esquenta e não arranca; desligue logo o disjuntor.",
          "Com tensão acima da etiqueta, ele queima. Com tensão abaixo, ronca parado e esquenta, e deve ser desligado na hora.",
        ],
      },
      {
        question: "Posso ligar o motor na tomada da garagem?",
        answers: [
          "Não é o certo, porque a tomada divide o fio com outros aparelhos e o motor parte fraco. O portão merece um circuito só dele, com terra.",
          "Só se for uma tomada exclusiva, com terra e disjuntor próprio. Em tomada comum, a partida do motor derruba a tensão dos outros aparelhos.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado, da etiqueta do motor e do caminho entre os dois",
  },
  {
    id: "motor-110-ou-220",
    broader: "voltagem",
    label: "Motor de portão 110 V ou 220 V",
    phrase: "a escolha entre motor de 110 V e de 220 V",
    asks: [
      "precisa 220 motor",
      "precisa ser 220",
      "precisa 220 portão",
      "precisa 220 volts portão",
      "fase neutro motor portão",
      "motor fase neutro",
      "fase e neutro motor",
      "duas fases motor portão",
      "motor portão duas fases",
      "comprar motor 110 ou 220",
      "comprar motor portão 110 ou 220",
      "só uma fase motor 110 ou 220",
      "uma fase 110 ou 220",
      "110 ou 220",
      "127 ou 220",
      "110 220 motor",
      "motor portão 110 220 volts",
      "motor portão 127 220 volts",
      "motor 110 220 volts",
      "portão 110 220 volts",
      "110 220 portão",
      "110 220 qual",
      "110 220 melhor",
      "diferença 110 220",
      "220 ou 127",
      "127 220 motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Escolha o motor de portão de 220 V se a casa tem duas fases, ou seja, chuveiro ou tomada de 220 V. Se só há uma fase, compre o de 110 V (na rede, 127 V) ou um bivolt. A força, a velocidade e o gasto de luz são iguais. Em 220 V passa menos corrente pelo cabo, e a partida fica mais firme.",
        "Entre motor de portão 110 ou 220, o de 220 V é o melhor onde há duas fases no quadro, porque puxa menos corrente e perde menos tensão no cabo. Na casa de uma fase só, o de 127 V, que todos chamam de 110, faz o mesmo trabalho. A conta de luz não muda.",
        "A melhor tensão para o motor de portão é 220 V, quando a casa já tem. Com a mesma potência, o motor em 127 V (o antigo 110) abre com a mesma força e gasta igual, mas pede cabo mais grosso. Se ainda não sabe que rede vai usar, escolha um bivolt.",
        "Motor de portão de 110 e de 220 V têm a mesma força e o mesmo consumo, e quem decide é a rede da casa. Havendo duas fases, use 220 V, sobretudo se o quadro fica longe do portão. Com uma fase só, use 127 V e cuide da bitola do cabo.",
        "Fase e neutro alimentam o motor de 127 V; o de 220 V, na Grande São Paulo, costuma usar duas fases. Nos dois casos vai também o fio terra, ligado à carcaça, e em 220 V o disjuntor é bipolar. A etiqueta diz a tensão, e quem liga é o técnico ou o eletricista, com o quadro desligado.",
        "Não precisa de 220 V para ter motor de portão: há modelos de 127 V (o antigo 110) e bivolt, com a mesma força e o mesmo gasto. Se a casa tem duas fases, o de 220 V é o melhor, porque perde menos tensão no cabo. O que não se pode é ligar o motor na tensão errada.",
        "Para condomínio, o motor de 220 V costuma ser melhor que o de 127 V, porque o portão fica longe do quadro, abre muitas vezes e o cabo de 220 V leva menos corrente. Confira antes a rede do prédio: onde há três fases, o motor trifásico também serve. A etiqueta do motor decide, e a ligação é do técnico ou do eletricista.",
      ],
      price: [
        "O preço do motor de portão quase não muda entre 110 e 220 V: o que conta é o tipo de portão e o modelo. Os kits para basculante de até {width.quarterHp} saem instalados por {models.prices}. Se faltar cabo de 220 V até o motor, esse trecho é orçado pela foto do quadro.",
        "Em 110 ou 220 V o motor de portão custa praticamente o mesmo. No basculante de até {width.quarterHp}, o kit instalado sai por {models.prices}. O que pode aumentar a conta é a parte elétrica, quando é preciso puxar 220 V até a coluna.",
        "Não pague mais pela tensão: motor de 110 e de 220 V têm preço parecido, e o modelo é que faz diferença. Os kits basculantes, já instalados, custam {models.prices}. Um circuito novo até o portão, se for necessário, é orçado à parte, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual tensão serve à sua casa", "110 V ou 220 V: quando escolher cada um"],
        slots: [
          [
            "Na Grande São Paulo, 127 V vem de uma fase e do neutro, e 220 V costuma vir de duas fases. Se o chuveiro ou o ar-condicionado é de 220 V, as duas fases já estão no quadro e dá para levá-las ao portão.",
            "Olhe o chuveiro: se ele é de 220 V, o quadro tem duas fases e o portão também pode usar essa tensão. O que se chama de 110 V é, na rede daqui, 127 V, tirados de uma fase e do neutro.",
            "O nome 110 ficou do costume, porque a tomada comum daqui dá 127 V, com uma fase e o neutro. Para ter 220 V é preciso ligar duas fases, as mesmas do chuveiro ou do forno elétrico.",
          ],
          [
            "Com o quadro a mais de 20 ou 30 metros, portão pesado ou muitas aberturas por dia, a vantagem dos 220 V cresce. Já mudar a entrada de energia da casa só por causa do portão raramente compensa.",
            "A distância pesa na escolha: quanto mais longe o quadro, mais o cabo rouba tensão na partida, e em 127 V a perda é maior. Na casa de uma fase, um motor de 127 V com cabo calculado trabalha bem e evita refazer a entrada.",
            "Portão pesado, uso de prédio e cabo comprido são os três motivos para insistir nos 220 V. Num portão leve, com o quadro perto, o de 127 V bem ligado não dá problema nenhum.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda entre 110 V e 220 V no motor", "Força, consumo e fiação em cada tensão"],
        slots: [
          [
            "Só muda a corrente, que em 127 V é cerca de 1,7 vez maior. Por isso o cabo precisa ser mais grosso: fio fino derruba a tensão, e o motor arranca fraco e esquenta.",
            "A potência é a mesma, e a corrente é que sobe quando a tensão cai: em 127 V ela é perto de 1,7 vez a de 220 V. Com fio fino sobra pouca tensão na ponta e o portão demora a arrancar.",
            "Para o mesmo trabalho, o motor de 127 V puxa cerca de 1,7 vez mais ampères. Quem sente isso é a fiação, que precisa de bitola maior para o motor não partir fraco.",
          ],
          [
            "A etiqueta diz o que o motor aceita. Um número só significa tensão fixa, e 127/220 significa bivolt. Ligado numa tensão maior que a dele, o motor queima; numa menor, ronca, esquenta e não arranca.",
            "Antes de ligar, leia a etiqueta. O motor de 127 V queima em 220 V, o de 220 V fica sem força em 127 V, e só o marcado 127/220 trabalha nas duas.",
            "O número da etiqueta manda: tensão única ou 127/220, que é o bivolt. Tensão acima da indicada queima o motor, e tensão abaixo o deixa fraco e quente.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o ponto de energia precisa ter", "Disjuntor, terra e circuito próprio"],
        slots: [
          [
            "O motor pede um circuito só dele, fio terra na carcaça e, em 220 V, disjuntor bipolar. O simples corta uma fase e deixa a outra viva no motor. A ligação é serviço de eletricista ou técnico, com o quadro desligado e a ausência de tensão medida.",
            "Em 220 V de duas fases, o disjuntor tem de ser bipolar, para cortar os dois fios de uma vez. Somam-se a ele um circuito exclusivo e o aterramento, feitos por profissional com a energia desligada.",
            "Três coisas fazem um bom ponto de energia: circuito exclusivo, fio terra e, em 220 V, um disjuntor duplo que desliga as duas fases. Quem liga é o eletricista ou o técnico, depois de medir que não há tensão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena passar para 220 V o portão que já funciona em 110?",
        answers: [
          "Vale se o quadro fica longe, se o motor parte fraco ou se a luz da casa pisca na partida. Com cabo curto e bem feito, o ganho é pequeno. Confira antes se o motor aceita: só o bivolt, 127/220, pode mudar.",
          "Só se há um problema a resolver, como partida fraca ou queda de luz ao acionar. E o motor precisa ser bivolt, porque o de tensão única teria de ser trocado junto.",
          "Compensa com cabo longo ou folha pesada, e apenas em motor marcado 127/220. Se o portão abre firme e nada pisca, deixe como está.",
        ],
      },
      {
        question: "Como sei se minha casa tem 220 V?",
        answers: [
          "Veja na conta de luz o tipo de fornecimento: bifásico ou trifásico tem 220 V. Um disjuntor duplo no quadro é outro indício, e a medição do técnico confirma.",
          "Pela conta de luz, onde está escrito monofásico, bifásico ou trifásico. Os dois últimos têm 220 V. Chuveiro de 220 V funcionando também prova.",
          "Procure na conta de luz a palavra bifásico ou trifásico. Na dúvida, mande a foto do quadro fechado, e o técnico mede na visita.",
        ],
      },
      {
        question: "Comprei motor de 110 V e minha rede é 220 V. O que faço?",
        answers: [
          "Não ligue, porque ele queima em segundos. Se a etiqueta não diz 127/220, troque o motor na loja ou peça a um eletricista um circuito de fase e neutro, que dá 127 V.",
          "Deixe na caixa e leia a etiqueta: só o bivolt aceita as duas tensões. Nos outros, a saída é a troca na loja ou um circuito de 127 V até o portão.",
          "Confira se ele é 127/220. Se não for, não teste: devolva e peça o de 220 V, ou mande levar fase e neutro até o motor.",
        ],
      },
      {
        question: "Em que tensão vocês instalam?",
        answers: [
          "Na tensão da etiqueta do motor. Onde há duas fases, em geral usamos 220 V. Onde há uma só, o motor é de 127 V ou bivolt, e a foto do quadro fechado mostra isso antes.",
          "Instalamos na tensão que a casa tem e a etiqueta permite: 220 V com duas fases, 127 V ou bivolt com uma só. O circuito é só do portão, com terra.",
          "Em 220 V, com disjuntor bipolar, quando a casa tem duas fases. Em casa de uma fase, o motor é de 127 V ou bivolt. A foto do quadro fechado diz qual é o seu caso.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra do portão inteiro, com as medidas",
  },
  {
    id: "motor-bivolt",
    broader: "voltagem",
    label: "Motor de portão bivolt",
    phrase: "o motor de portão bivolt",
    asks: [
      "motor bivolt instalação",
      "motor bivolt instalado",
      "motor bivolt instalar",
      "motor bivolt portão instalação",
      "motor bivolt preço",
      "motor bivolt basculante",
      "motor bivolt deslizante",
      "motor bivolt",
      "220 ou bivolt",
      "110 ou bivolt",
      "127 ou bivolt",
      "bivolt ou 220",
      "bivolt ou 110",
      "portão bivolt",
      "bivolt automático",
      "bivolt vale",
      "é bivolt",
      "bivolt portão",
      "central bivolt",
      "placa bivolt",
    ],
    intent: "buying",
    answers: {
      installation: [
        "Instalamos motor de portão bivolt, em 127 V ou 220 V, depois de medir o ponto de energia. Com duas fases no quadro, a ligação é em 220 V, com menos corrente e a mesma força. No basculante de até {width.quarterHp}, o kit com instalação sai por {models.pricesOr}. Nos outros, a troca em casa fica de {price.homeSwap}.",
        "O motor bivolt com instalação custa, no basculante de até {width.quarterHp}, {models.pricesOr}. No de correr ou de abrir, a troca em casa é de {price.homeSwap}, com mão de obra. Antes de ligar, o técnico mede o ponto e confere a chave de tensão, porque na posição errada o motor pode queimar.",
      ],
      buying: [
        "O motor de portão bivolt aceita 127 V e 220 V: alguns reconhecem a rede sozinhos, e outros precisam mudar uma chave, o que está na etiqueta. Ele vale a pena se a tensão do ponto não está definida. Com duas fases, o de 220 V serve, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Vendemos e instalamos motor de portão bivolt, de 127 V e 220 V, indicado para quem ainda não tem o ponto elétrico ou pode mudar de casa. Em parte dos modelos o técnico precisa mudar a chave de tensão. Trocar o motor em casa custa de {price.homeSwap}, já com a mão de obra.",
        "Motor bivolt só compensa se a tensão do ponto ainda pode mudar, porque o de tensão única tem a mesma força e o mesmo gasto. A mudança de 127 V para 220 V é automática ou por chave, conforme a etiqueta. A troca residencial fica de {price.homeSwap}, com o serviço.",
      ],
      any: [
        "Sim, existe motor de portão bivolt, que aceita 127 V e 220 V, mas nem sempre muda sozinho: alguns dependem de uma chave ou de ligação interna, feita pelo técnico. Ele serve a quem ainda não sabe a tensão do ponto. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor de portão bivolt traz 127/220 V na etiqueta e muda de tensão sozinho ou por uma chave; na posição errada, queima ou fica sem força. Onde já há 220 V, o de tensão única basta, com o mesmo desempenho. A troca residencial custa de {price.homeSwap}, com o serviço.",
        "Motor bivolt trabalha em 127 V ou 220 V, por seleção automática, por chave ou por ligação de fios, e não é mais forte nem gasta menos que o de uma tensão. Compensa se o ponto ainda não está definido. Trocar o motor em casa sai de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O motor de portão bivolt custa perto do de uma tensão só: na troca em casa, com mão de obra, fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}. No basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, ligado na tensão do seu ponto.",
        "O preço do motor bivolt depende do tipo de portão, e não da tensão. O kit basculante instalado, de até {width.quarterHp}, sai por {models.pricesOr}, e nos outros portões a troca em casa fica de {price.homeSwap}. Com duas fases no quadro, a ligação é feita em 220 V.",
        "Aceitar 127 V e 220 V pouco muda o preço do motor bivolt, que fica de {price.homeSwap} na troca residencial, com mão de obra. O kit basculante de até {width.quarterHp} sai por {models.pricesOr}. A etiqueta com 127/220 V confirma que o motor aceita as duas tensões.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o motor bivolt vale a pena", "Bivolt ou tensão única"],
        slots: [
          [
            "O bivolt vale a pena quando a elétrica ainda vai ser feita, em casa alugada ou se há mudança prevista. Com o ponto pronto em 220 V, o motor de tensão única tem a mesma força e o mesmo gasto.",
            "Quem mora de aluguel ou vai refazer a fiação ganha liberdade com o bivolt. Se o ponto está definido, ele não traz vantagem, porque a força e o consumo não mudam.",
            "Ele compensa para quem compra antes de ter o ponto ou pode levar o motor para outra casa. Com a tensão já definida não faz falta, porque não abre mais rápido nem economiza luz.",
          ],
          [
            "Mesmo no bivolt, prefira ligar em 220 V quando houver duas fases, e peça que a tensão usada fique anotada junto do motor.",
            "Havendo duas fases, ligue em 220 V, que exige menos do cabo, e deixe escrito no motor qual tensão está em uso.",
            "Com duas fases no quadro, a ligação em 220 V leva menos corrente. Anote no motor a tensão escolhida, para o próximo serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como confirmar se o motor é bivolt", "O que ler antes de ligar"],
        slots: [
          [
            "A etiqueta externa responde, com a tampa fechada. Placa bivolt não quer dizer motor bivolt, porque os dois precisam aceitar a tensão.",
            "Basta ler por fora, sem abrir nada. Às vezes a placa é bivolt e o motor não, por isso confira os dois.",
            "A resposta está escrita na carcaça do motor. Motor e central têm de aceitar a mesma tensão, e na dúvida não se liga a energia.",
          ],
        ],
        steps: [
          "Leia na etiqueta: 127/220 V é bivolt, um número só é tensão única.",
          "Procure no manual se a seleção é automática, por chave ou por fios.",
          "Fotografe a etiqueta e o quadro fechado.",
          "Peça ao técnico que meça o ponto e confira a chave antes de ligar.",
        ],
      },
      {
        about: "safety",
        headings: ["Ligação segura e chave na posição certa", "O que o ponto de energia precisa ter"],
        slots: [
          [
            "Na posição de 220 V em rede de 127 V, o motor ronca sem força; na contrária, queima placa, capacitor e enrolamento. Por isso quem confere a chave e liga é o técnico, com o disjuntor desligado.",
            "A chave errada tem dois efeitos: com tensão de menos o motor fica fraco e quente, e com tensão de mais queima em segundos. O técnico faz a seleção sem energia, e em motor comum pode trocar também o capacitor.",
            "Com a seleção trocada, o motor fica sem força ou queima, conforme o lado do erro. O técnico ajusta a chave com tudo desligado e mede antes de religar.",
          ],
          [
            "O circuito é só do portão, com fio terra e, em 220 V de duas fases, disjuntor bipolar, que corta os dois fios.",
            "O portão deve ter circuito próprio, aterramento e disjuntor duplo quando o 220 V vem de duas fases.",
            "Completam a ligação o fio terra, o circuito exclusivo e o disjuntor de dois polos no 220 V.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bivolt gasta mais?",
        answers: [
          "Não. O consumo depende do trabalho e do tempo ligado, e não de aceitar duas tensões.",
          "Gasta o mesmo que o de tensão única de igual potência, em qualquer das duas redes.",
        ],
      },
      {
        question: "Liguei o bivolt na posição errada. Queimou?",
        answers: [
          "Pode ter queimado ou só ficado sem força, conforme o lado do erro. Desligue o disjuntor e peça a medição antes de religar.",
          "Pode ter queimado, se estava em 127 V e recebeu 220 V. Não religue para testar.",
        ],
      },
      {
        question: "Motor com inversor é bivolt?",
        answers: [
          "Muitos são e reconhecem a rede sozinhos. Confira na etiqueta do modelo, porque nem todos aceitam as duas tensões.",
          "Boa parte, sim, de forma automática. A etiqueta com 127/220 V é o que garante.",
        ],
      },
      {
        question: "Os motores que vocês instalam são bivolt?",
        answers: [
          "A tensão segue o modelo e a casa: com duas fases ligamos em 220 V, e com uma só, em 127 V ou num bivolt. Mande a foto do quadro fechado antes.",
          "A ligação padrão é em 220 V. Em casa de uma fase só, a solução é combinada antes da compra.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, se já comprou, ou do quadro de luz fechado",
  },
  {
    id: "motor-bivolt-com-inversor",
    broader: "voltagem",
    label: "Motor bivolt com inversor",
    phrase: "o motor bivolt com inversor",
    asks: [
      "bivolt inversor",
      "motor bivolt inversor",
      "motor bivolt com inversor",
      "motor inversor bivolt",
      "bivolt inverter",
      "motor inverter bivolt",
      "motor bivolt inversor preço",
      "motor deslizante bivolt inversor",
      "motor deslizante bivolt inversor preço",
      "motor correr inversor bivolt",
      "motor correr inversor bivolt casa",
      "motor basculante bivolt inversor",
      "motor bivolt inversor residencial",
      "motor bivolt inversor portão residencial",
      "motor inversor 220 bivolt",
      "motor inversor 127 bivolt",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor bivolt com inversor aceita 127 V e 220 V, muitos sem chave, e acelera e freia a folha aos poucos. No basculante de casa, o JetFlex, com inversor, custa {price.jetflex} instalado, na tensão do seu ponto. No portão de correr, a troca residencial é de {price.homeSwap}, e o com inversor fica na parte de cima.",
        "Motor de portão residencial bivolt com inversor serve quando a tensão do ponto pode mudar e se quer abertura rápida, sem tranco. Vendemos e instalamos: o JetFlex, no basculante de até {width.quarterHp}, sai por {price.jetflex}; o deslizante é orçado pelo peso, na parte de cima da faixa de {price.homeSwap}.",
        "Para motor com inversor, bivolt é comum, porque a placa refaz a energia e muitas vezes aceita 127 V ou 220 V; a etiqueta, 127/220 V, confirma. No basculante, o JetFlex instalado custa {price.jetflex}. No de correr, o valor vem por foto e peso, a partir da faixa de {price.homeSwap} da troca em casa.",
      ],
      price: [
        "O motor bivolt com inversor custa mais que o comum: no basculante de casa, o JetFlex, com inversor, sai por {price.jetflex} instalado, contra {price.padrao} do Padrão; a etiqueta confirma se a versão é 127/220 V. No deslizante, fica na parte de cima da troca em casa, de {price.homeSwap}, por foto e peso.",
        "O preço do motor deslizante bivolt com inversor sai por foto e peso da folha, na parte de cima da troca em casa, de {price.homeSwap} com mão de obra. Cremalheira e base novas somam. No basculante de até {width.quarterHp}, o JetFlex instalado custa {price.jetflex}, na tensão do seu ponto.",
      ],
      installation: [
        "Instalamos motor bivolt com inversor {em}: ele funciona em 127 V e em 220 V, e o técnico mede o ponto antes de ligar. No basculante de até {width.quarterHp}, o JetFlex, com inversor, custa {price.jetflex} instalado. No de correr e no de abrir, o valor sai por foto, sem custo.",
        "A instalação do motor bivolt com inversor começa pela medição do ponto, 127 V ou 220 V, e pela etiqueta. Em portão de correr de casa, a troca fica de {price.homeSwap}, com o inversor na parte de cima. No basculante de até {width.quarterHp}, o JetFlex instalado sai por {price.jetflex}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o inversor costuma ser bivolt", "Bivolt automático ou por chave"],
        slots: [
          [
            "O inversor transforma a rede em corrente contínua e dela faz a do motor, e por isso muitos aceitam as duas tensões sozinhos. Nem todos: há versão de uma tensão só e versão com chave, em que a posição errada queima a placa.",
            "A placa do inversor refaz a energia para o motor, e em muitos modelos tanto faz entrar 127 V ou 220 V. Outros têm chave ou uma tensão só, o que a etiqueta e o manual dizem, e o erro queima a placa.",
            "Por dentro, o inversor recria a corrente do motor, o que costuma permitir 127 V ou 220 V na entrada. Confira a etiqueta, porque alguns dependem de chave e outros não são bivolt.",
          ],
          [
            "Com duas fases no quadro, ligamos em 220 V mesmo o bivolt, porque a corrente é menor e o cabo aquece menos.",
            "Podendo escolher, o ponto fica em 220 V, em circuito próprio, com terra e protetor de surto.",
            "Havendo 220 V, é nele que ligamos, com aterramento e protetor de surto, já que a placa é a parte cara.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando pagar por bivolt e por inversor", "O que decide em casa"],
        slots: [
          [
            "O bivolt vale se a tensão do ponto não está definida ou vai mudar numa reforma. Com 220 V pronto, não faz diferença. O inversor vale por rapidez e silêncio, em rua em que a espera preocupa ou em folha longa.",
            "São duas escolhas: bivolt, para quem ainda não tem o ponto certo, e inversor, para quem quer abrir depressa e parar sem batida. Em casa calma e com 220 V, o comum atende por menos.",
            "Pague pelo bivolt só na incerteza da tensão, e pelo inversor se a espera na rua ou a pancada no fim incomodam. Com ponto definido e pouco uso, o motor comum basta.",
          ],
          [
            "Folha torta, trilho gasto ou contrapeso errado são acertados antes, porque a velocidade aumenta a pancada.",
            "Antes do motor rápido, a folha precisa andar leve e estar firme.",
            "Portão com folga ou desequilíbrio pede acerto primeiro, já que rápido ele bate mais.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o ponto de energia precisa ter", "Ligação segura e proteção da placa"],
        slots: [
          [
            "Circuito só do portão, fio terra e, em 220 V de duas fases, disjuntor bipolar, que corta os dois fios. O protetor de surto defende a placa do inversor, que só aceita outra da mesma linha.",
            "Pede-se disjuntor exclusivo, duplo no 220 V, aterramento e protetor contra surto. A placa do inversor é própria do modelo, e trocá-la pesa, por isso a proteção compensa.",
            "Terra, circuito próprio e disjuntor de dois polos no 220 V formam a ligação segura. Some o protetor de surto, porque placa comum não serve no lugar da do inversor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor bivolt com inversor gasta menos energia?",
        answers: [
          "A diferença na conta é pequena, porque o portão trabalha segundos por dia. O ganho é no movimento.",
          "Quase não muda, porque ele trabalha poucos segundos por abertura. Escolha pela parada suave e pela velocidade, e não pelo consumo.",
        ],
      },
      {
        question: "Serve em basculante e em portão de correr?",
        answers: [
          "Há versões com inversor para os dois e para o de abrir, cada uma com o seu mecanismo. No basculante de até {width.quarterHp}, há o JetFlex.",
          "Sim, mas o motor é próprio de cada tipo. Um de correr não vai no basculante.",
        ],
      },
      {
        question: "Minha casa só tem 127 V. Posso usar?",
        answers: [
          "Pode, se a etiqueta traz 127 V ou 127/220 V. Diga a tensão do ponto ao pedir, para receber a versão certa.",
          "Sim, com a versão de 127 V ou bivolt. O cabo precisa da bitola certa, porque a corrente é maior.",
        ],
      },
      {
        question: "Quantos segundos ele leva para abrir?",
        answers: [
          "No basculante, o JetFlex abre em {opening.jetflex}. No de correr, depende da largura da folha e da velocidade da ficha.",
          "São {opening.jetflex} no basculante com o JetFlex. O deslizante se calcula dividindo a largura da folha pela velocidade, que está na ficha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e do quadro de luz fechado, com a largura e o material",
  },
  {
    id: "motor-de-110-volts",
    isAskedByName: true,
    broader: "voltagem",
    label: "Motor de portão de 110 V",
    phrase: "o motor de portão de 110 V",
    asks: [
      "motor portão 110 volts",
      "motor 110 volts",
      "motor portão 127",
      "motor 127 volts",
      "motor portão 127 volts",
    ],
    intent: "buying",
    answers: {
      any: [
        "Existe motor de portão 110 V, que na rede é 127 V, e bivolt. Ele serve à casa que só tem 110, de uma fase só. Com duas fases, prefira 220 V, de mesma força e menos corrente, a tensão em que ligamos os nossos; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Se a sua casa só tem 110 (127 V), o motor de portão certo é o de 127 V ou o bivolt, PPA ou outra marca. Havendo 220 V, ele é melhor, porque puxa menos corrente. Trocar um de 110 volts queimado custa de {price.homeSwap} em casa, já com a mão de obra.",
        "Motor para portão eletrônico há em 110 V (127 V), em 220 V e bivolt, com a mesma força na mesma potência. O de 127 V só é preciso em ligação monofásica. A troca residencial fica de {price.homeSwap}, e nossas instalações usam circuito de 220 V quando há duas fases.",
      ],
      price: [
        "O motor de portão de 110 V (127 V na rede) fica, na troca em casa, na mesma faixa do de 220 V, de {price.homeSwap}, com mão de obra: o que decide o valor é o modelo. Circuito novo até a coluna é serviço de eletricista, à parte.",
        "Trocar um motor de 110 volts por outro, de 127 V ou bivolt, custa de {price.homeSwap} em casa, com a mão de obra, igual ao de 220 V. Passar o circuito para 220 V soma o eletricista e compensa em percurso longo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["127 V, bivolt ou 220 V", "Qual comprar para a sua rede"],
        slots: [
          [
            "Casa com chuveiro ou tomada de 220 V tem duas fases, e o motor de 220 V puxa 1,7 vez menos corrente. Com uma fase só, fique no de 127 V ou no bivolt ligado em 127 pelo técnico.",
            "Havendo 220 V no quadro, um eletricista leva a tensão até a coluna e o cabo trabalha mais frio. Onde só há 127 V, compre o dessa tensão ou bivolt.",
            "Duas fases permitem 220 V, com corrente cerca de 1,7 vez menor e menos queda no cabo. Uma fase pede motor de 127 V ou bivolt, e nem todo modelo existe nela.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a casa tem 220 V", "Conta de luz, quadro e etiqueta"],
        slots: [
          [
            "Olhe sem abrir o quadro. Na dúvida, um eletricista mede em minutos.",
            "Três sinais de fora bastam para saber. Nada precisa ser aberto.",
            "Dá para descobrir sem ferramenta. A medição confirma depois.",
          ],
        ],
        steps: [
          "Leia na conta de luz: monofásico, bifásico ou trifásico.",
          "Veja se há chuveiro, forno ou ar de 220 V.",
          "Olhe no quadro fechado se o disjuntor geral tem um ou mais polos.",
          "Leia na etiqueta do motor atual a tensão e a corrente.",
        ],
      },
      {
        about: "safety",
        headings: ["Cabo, disjuntor e terra", "O que o circuito precisa ter"],
        slots: [
          [
            "Em 127 V a corrente é maior, e o cabo, de 2,5 mm² no mínimo, engrossa com a distância. O circuito é só do portão, com terra e disjuntor próprio, ligado sem energia por profissional.",
            "Cabo fino em 127 V deixa a partida fraca e esquenta; comece em 2,5 mm² e suba conforme os metros. Use disjuntor exclusivo e fio terra, com ligação feita por técnico.",
            "O circuito exclusivo leva terra, disjuntor próprio e cabo a partir de 2,5 mm², mais grosso em percurso longo. Quem liga é o profissional, com tudo desligado.",
          ],
          [
            "Motor na tensão errada zumbe, esquenta ou queima a placa em segundos.",
            "Ligar 220 V em motor de 127 V queima na hora; o contrário deixa sem força e quente.",
            "Tensão trocada custa o motor: a mais queima, a menos o faz roncar e aquecer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 127 V é mais fraco?",
        answers: [
          "Não. Na mesma potência a força é igual; muda a corrente, que é maior em 127 V.",
          "A força é a mesma. Só parece fraco quando o cabo é fino e a tensão cai na partida.",
        ],
      },
      {
        question: "Posso ligar motor de 220 V em 110 V?",
        answers: [
          "Não: ele fica sem força, zumbe e esquenta. Só o bivolt aceita as duas, com a ligação certa.",
          "Não funciona, e o motor pode queimar roncando. Troque a tensão do circuito ou o motor.",
        ],
      },
      {
        question: "110 e 127 V são a mesma coisa?",
        answers: [
          "No dia a dia, sim: chama-se de 110 a tomada comum, que na Grande São Paulo é de 127 V.",
          "Sim, para a compra do motor. A rede comum é de 127 V, e 110 ficou como nome.",
        ],
      },
      {
        question: "O motor de 110 V gasta mais luz?",
        answers: [
          "Não: a conta é em watts, e a potência é igual. Em 127 V a corrente é maior, mas o consumo, o mesmo.",
          "O consumo é igual em 127 e 220 V. Só a perda no cabo fino aumenta um pouco.",
        ],
      },
    ],
    photo: "a foto do quadro de luz, do lugar do motor e do portão inteiro, com a largura da folha",
  },
  {
    id: "motor-de-220-volts",
    isAskedByName: true,
    broader: "voltagem",
    label: "Motor de portão de 220 V",
    phrase: "o motor de portão de 220 V",
    asks: ["motor portão 220 volts", "motor 220 volts", "motor portão eletrônico 220 volts"],
    intent: "buying",
    answers: {
      price: [
        "O motor de portão de 220 V, no basculante de até {width.quarterHp}, custa {models.pricesOr} instalado. Deslizante e pivotante, na troca em casa, ficam de {price.homeSwap}, com mão de obra. O preço não muda com a tensão, e o 220 V pede duas fases no quadro.",
        "Motor de portão 220 V instalado custa o mesmo que o de 127 V: no basculante até {width.quarterHp}, {models.pricesOr}; no deslizante, na troca residencial, de {price.homeSwap} com o serviço. Em portão pesado, vai de {price.heavySwap}.",
      ],
      any: [
        "Vendemos e instalamos motor de portão de 220 V, a tensão em que ligamos os nossos, em circuito próprio: kit basculante de até {width.quarterHp} por {models.pricesOr} instalado, e deslizante, na troca em casa, de {price.homeSwap}, com mão de obra.",
        "O motor de portão 220 V puxa menos corrente que o de 127 V, com a mesma força, e pede duas fases no quadro. O automatizador basculante instalado, até {width.quarterHp}, custa {models.pricesOr}. Trocar o de correr em residência fica de {price.homeSwap}.",
        "Se em casa é 220, o motor de portão pode ser de 220 V, que trabalha com cerca de metade da corrente do de 127 V. No basculante de até {width.quarterHp}, o kit parte de {price.lowest} instalado, e no deslizante a troca vai de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando comprar de 127 V e quando de 220 V", "127 V, bivolt ou 220 V"],
        slots: [
          [
            "Com chuveiro ou tomada de 220 V, a casa tem duas fases, e o motor de 220 V é a escolha. Com uma fase só, fique no de 127 V ou no bivolt, ligado em 127 V pelo técnico.",
            "Com duas fases no quadro, use o motor de 220 V, que puxa menos corrente. Com uma fase só, use o de 127 V ou um bivolt.",
            "A casa que tem 220 V tem duas fases e pode usar esse motor. A casa de uma fase só usa motor de 127 V ou bivolt, conforme a etiqueta.",
          ],
          [
            "A força é a mesma, e a conta de luz também, porque se cobra energia em kWh. O que muda é a corrente, cerca de 1,7 vez maior em 127 V.",
            "Em 127 V a corrente é perto de 1,7 vez a de 220 V, com a mesma força e o mesmo gasto. Por isso o fio é mais grosso.",
            "Em 220 V a corrente é cerca de 1,7 vez menor que em 127 V. A força e a conta de luz são iguais.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o circuito precisa ter", "Cabo, disjuntor e terra"],
        slots: [
          [
            "O circuito é só do motor, com duas fases, fio terra e disjuntor bipolar no 220 V. Em área externa, o DR de 30 mA completa.",
            "Em 220 V, o circuito é só do portão, com disjuntor bipolar, fio terra e DR de 30 mA em área externa.",
            "O circuito do portão tem duas fases, fio terra, disjuntor bipolar e, em área externa, DR de 30 mA, que protege contra choque.",
          ],
          [
            "A grossura do fio depende da distância até o quadro e da corrente da etiqueta, e começa em 2,5 mm². A ligação é feita por eletricista ou técnico, com a energia desligada.",
            "Fio de 2,5 mm² ou mais, conforme os metros, e ligação feita por profissional sem energia. Extensão não serve.",
            "A distância e os ampères da etiqueta definem o fio, que não é menor que 2,5 mm². O profissional faz a ligação com tudo desligado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do motor de 220 V", "Do quadro ao teste"],
        slots: [
          [
            "O técnico mede a tensão do ponto, porque há tomada de 127 V que se pensa ser de 220 V. A instalação leva {time.tilting} no basculante e {time.sliding} no deslizante.",
            "O técnico mede primeiro a tensão no ponto. Depois monta o motor, em {time.tilting} no basculante ou {time.sliding} no portão de correr.",
            "O técnico mede o ponto antes de ligar. A instalação toma {time.tilting} no basculante e {time.sliding} no deslizante.",
          ],
          [
            "A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço, e o cartão divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor, {warranty.installation} na instalação e até {shop.instalments} parcelas no cartão.",
            "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. O pagamento vai em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha casa só tem 127 V. E agora?",
        answers: [
          "Com uma fase só, o modelo muda para 127 V ou bivolt. Puxar uma segunda fase é obra com a distribuidora e um eletricista.",
          "Use o motor de 127 V, que tem a mesma força. Para trazer uma segunda fase, fale com um eletricista e com a distribuidora.",
        ],
      },
      {
        question: "Posso ligar motor de 220 V em 110 V?",
        answers: [
          "Não: ele fica sem força, zumbe e esquenta. Só o bivolt aceita as duas, com a ligação certa.",
          "Não. Ligado em 110 V, o motor de 220 V ronca, não anda e esquenta. Só o bivolt aceita as duas tensões.",
        ],
      },
      {
        question: "Como sei se a minha rede é 220 V?",
        answers: [
          "Chuveiro ou ar-condicionado de 220 V indicam duas fases, e um eletricista mede no quadro. A foto do quadro fechado já mostra os disjuntores bipolares.",
          "Se há aparelho de 220 V na casa, há duas fases. A medição no quadro confirma.",
        ],
      },
      {
        question: "O 220 V dá mais choque?",
        answers: [
          "Os dois são perigosos. O que protege é terra e DR de 30 mA, que desliga antes de ferir, em qualquer tensão.",
          "As duas tensões são perigosas. Com DR de 30 mA e fio terra, o circuito desliga quando alguém encosta numa parte com fuga.",
        ],
      },
    ],
    photo: "a foto do quadro de luz, do lugar do motor e do portão inteiro, com a largura da folha",
  },
  {
    id: "ligar-em-110",
    broader: "voltagem",
    label: "Ligar motor de portão em 110 V",
    phrase: "ligar o motor de portão em 110 V",
    asks: [
      "posso ligar motor 110 volts",
      "ligar motor portão 110 volts",
      "ligar motor portão 127 volts",
      "usar motor portão 127 volts",
      "motor portão rede 127 volts",
      "dá para usar motor portão 127 volts",
      "posso ligar motor portão 110 volts",

      "motor portão funciona 127",
      "ligar motor 110",
      "ligar portão 110",
      "pode ligar 110",
      "funciona 110",
      "motor 110 funciona",
      "casa só 110",
      "só tem 110",
      "só tenho 110",
      "ligar 127",
    ],
    answers: {
      any: [
        "Pode ligar motor de portão em 110 V, que na rede é 127 V, se a etiqueta diz 127 ou 127/220 V. O de 220 ligado em 110 não funciona, zumbe e esquenta. Na garagem que só tem tomada 110, puxe um circuito próprio, com cabo de 2,5 mm² ou mais, terra e disjuntor.",
        "Posso ligar motor de portão em 110 V? Só o de 127 V ou bivolt, que tem a mesma força do de 220, com corrente 1,7 vez maior. O portão em tomada 110 comum, dividida com outros aparelhos, parte fraco; o certo é circuito só dele, com fio terra.",
        "Ligar motor em 110 dá certo com modelo que funciona em 127 V, em circuito exclusivo. Motor 220 ligado em 110 fica sem força e pode queimar. Se a entrada da casa tem duas fases, um eletricista leva 220 V até o portão, o que costuma ser melhor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Casa só com 110 V: as saídas", "Motor 127 V, bivolt ou ponto de 220 V"],
        slots: [
          [
            "A etiqueta do motor e a entrada da casa decidem. Veja qual saída é a sua.",
            "Quase sempre há uma saída melhor que a tomada. Compare as quatro.",
            "Antes de comprar ou ligar, encontre o seu caso.",
          ],
        ],
        bullets: [
          "Motor de 127 V: atende portão residencial comum, com cabo certo",
          "Bivolt: liga em 127 agora e em 220 no futuro, pelo técnico",
          "Entrada bifásica: circuito novo de 220 V, com menos corrente",
          "Transformador: só em exceção, dimensionado para a partida",
        ],
      },
      {
        about: "safety",
        headings: ["Cabo, disjuntor e terra em 110 V", "O que o circuito de 127 V precisa ter"],
        slots: [
          [
            "O circuito é só do portão, com fase, neutro, terra, disjuntor próprio e cabo de no mínimo 2,5 mm², mais grosso se o quadro fica longe. Extensão e emenda na lâmpada derrubam a tensão justo na partida.",
            "Comece em 2,5 mm² e engrosse conforme a distância, com disjuntor exclusivo e fio terra. Tomada dividida e extensão deixam o motor sem força na hora de partir.",
            "Disjuntor separado, terra e cabo a partir de 2,5 mm² são o mínimo. Puxar da lâmpada ou usar extensão enfraquece a partida e esquenta o fio.",
          ],
          [
            "A ligação é de eletricista ou técnico, com o quadro desligado, e a tensão se mede com o motor partindo. DR vale também em 127 V, porque o choque é igual.",
            "Quem liga é profissional, sem energia, e a prova é medir em movimento. O DR protege do choque em qualquer tensão.",
            "Com tudo desligado, o profissional liga e depois mede na partida. Em 127 V o choque também é perigoso, daí o DR.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de tensão errada", "Motor fraco pode ser falta de tensão"],
        slots: [
          [
            "Motor de 220 em 127 V ronca, quase não anda e esquenta. O de 127 em 220 V queima placa, capacitor e enrolamento em segundos; com fumaça, desligue o disjuntor.",
            "Tensão de menos dá ronco, lentidão e calor. Tensão de mais dá fumaça e placa queimada na hora. Nos dois casos, corte a energia.",
            "Zumbido parado indica tensão baixa, e cheiro de queimado, tensão alta. Desligue no quadro e não religue para testar.",
          ],
          [
            "Com o motor certo, partida fraca aponta cabo fino ou emenda ruim, e piora quando o chuveiro liga.",
            "Se a tensão da etiqueta está correta e ele parte fraco, a culpa é do fio ou da emenda.",
            "Partida lenta que piora com outros aparelhos ligados é queda no cabo, e não defeito do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 110 tem menos força?",
        answers: [
          "Não. Mesma potência é mesma força; o que enfraquece é cabo fino ou emenda que derruba a tensão.",
          "A força é a mesma. Se parte fraco, meça a tensão durante a partida.",
        ],
      },
      {
        question: "Posso ligar motor 220 V em 110 V só por uns dias?",
        answers: [
          "Não. Ele zumbe, aquece e pode queimar o enrolamento, e a placa talvez nem ligue.",
          "Nem por um dia. Espere a ligação certa e use na mão o portão de correr ou de abrir, reto; basculante, só com cabos e contrapeso em ordem.",
        ],
      },
      {
        question: "Quanto custa levar 220 V até o portão?",
        answers: [
          "O valor é do eletricista e segue os metros de cabo, o eletroduto e o espaço no quadro. Duto aparente custa menos que embutido.",
          "Depende da distância e de haver conduíte. Cortar piso ou parede é o que mais encarece.",
        ],
      },
      {
        question: "Como sei se a casa tem 220 V?",
        answers: [
          "Chuveiro ou ar de 220 V e conta bifásica são os sinais. O disjuntor geral com dois polos também.",
          "Olhe a conta de luz: bifásico ou trifásico tem 220. Monofásico, em geral, só 127.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor, se já tiver um",
  },
  {
    id: "motor-24-volts",
    broader: "voltagem",
    label: "Motor de portão 24 V",
    phrase: "o motor de portão de 24 V",
    asks: [
      "vale pena comprar motor 24 volts",
      "vale pena motor 24 volts",
      "motor 24 volts liga tomada",
      "motor baixo consumo bateria",
      "motor portão baixo consumo bateria",
      "24 v",
      "24 v 220",
      "motor 24 v",
      "24 v ou 220 v",
      "24 v vale pena",
      "motor 24 v vale pena",
      "motor corrente contínua",
      "24 volts",
      "motor portão 24 v vale pena",
      "motor portão 24 v",
    ],
    intent: "buying",
    answers: {
      question: [
        "Vale a pena comprar motor de 24 V se falta luz com frequência, se o portão abre muitas vezes ao dia ou se você quer parada suave, porque ele aceita bateria e controla a velocidade. Com pouco uso, o de 220 V resolve por menos: {price.homeSwap} na troca em casa, com mão de obra.",
        "Sim, o motor de 24 V com bateria é boa compra onde falta muita luz: ele se liga na rede comum, pela fonte da central, e segue abrindo no apagão. Quem quase não usa o portão gasta menos com o de 220 V, trocado em casa por {price.homeSwap}.",
      ],
      comparison: [
        "Entre motor de portão 24 V ou 220 V, o de 24 V ganha em bateria, parada suave e uso frequente, e o de 220 V ganha em preço e peça fácil. A troca pelo 220 V em casa fica de {price.homeSwap}, com mão de obra, e o 24 V custa mais que o equivalente.",
        "24 V ou 220 V no motor do portão: escolha 24 V, de corrente contínua, para ter bateria e velocidade regulável; escolha 220 V para pagar menos e achar capacitor e placa em qualquer loja. Em residência, motor 220 V trocado sai por {price.homeSwap}.",
      ],
      any: [
        "O motor de portão de 24 V é de corrente contínua, se liga na rede comum pela fonte da central e aceita bateria para abrir sem luz. As vantagens são partida e parada suaves e mais aberturas por dia. Custa mais que o de 220 V, cuja troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Motor 24 V para portão compensa onde falta luz ou se abre muito: funciona com bateria, freia suave e faz menos ruído. A casa não muda a instalação, porque a fonte do kit baixa a tensão; o de 220 V continua mais barato, {price.homeSwap} na troca residencial.",
        "Com bateria e baixo consumo em espera, o motor de portão de 24 volts serve a quem sofre com apagão ou quer fechamento suave. Ele usa a mesma rede da casa, através de uma fonte, e fica acima do preço do 220 V, de {price.homeSwap} instalado na troca.",
      ],
      price: [
        "O preço do motor de portão de 24 V reúne motor, central com fonte, instalação e, se você quiser, o par de baterias, e fica acima do 220 V equivalente. A troca pelo de 220 V em casa serve de piso: {price.homeSwap}, com mão de obra.",
        "Motor de 24 V custa mais que o de 220 V, trocado em residência por {price.homeSwap}, porque a central e a fonte são mais caras e as baterias entram à parte. O peso da folha e o tipo de portão fecham o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda entre 24 V e 220 V", "24 V ou 220 V na prática"],
        slots: [
          [
            "A diferença não está na força, que vem da potência e da redução, mas em controle, bateria e reposição.",
            "24 V e 220 V movem folhas do mesmo peso, conforme o modelo; mudam o comando, a bateria e a facilidade de peça.",
            "Quanto ao peso que move, depende do modelo, não da tensão. O que separa os dois são estes pontos.",
          ],
        ],
        bullets: [
          "Velocidade: no 24 V a central regula e freia antes do fim; no 220 V comum é fixa, salvo com inversor.",
          "Falta de luz: o 24 V usa duas baterias de 12 V; o 220 V pede nobreak próprio para motor.",
          "Peças: o 220 V aceita capacitor e central comuns; o 24 V costuma exigir a placa da própria marca.",
          "Preço: o 220 V custa menos na compra e no conserto.",
        ],
      },
      {
        about: "what",
        headings: ["De onde vêm os 24 volts", "Como se liga um motor de 24 V"],
        slots: [
          [
            "O ponto continua sendo o da casa: uma fonte junto da central transforma a rede em 24 V. Nas nossas instalações, o circuito é de 220 V, só do motor, com disjuntor e terra.",
            "Do quadro sai a alimentação de sempre, e a fonte do kit a reduz para 24 V. Fazemos um circuito próprio na tensão da casa, 127 ou 220 V, com disjuntor e aterramento.",
            "A redução acontece na fonte que vem com o motor, ligada à rede. O circuito é só do portão, na tensão que a etiqueta da fonte pede, com terra e disjuntor.",
          ],
          [
            "Baixa tensão há só do lado do motor: na entrada está a rede, e a tampa só o técnico abre. Ligado direto na rede, um motor de 24 V queima no mesmo instante.",
            "Não abra a caixa achando que são só 24 V, porque a fonte recebe a tensão da rede. O motor ligado sem ela queima na hora.",
            "Dentro da caixa existe tensão de rede, na entrada da fonte, e por isso ela fica fechada. Sem passar pela fonte, o motor se queima na primeira ligação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do motor de 24 V", "Quanto muda no valor"],
        slots: [
          [
            "O valor soma motor, central própria, fonte e instalação, mais o par de baterias para quem quer abrir sem luz. As baterias envelhecem e pedem troca de tempos em tempos, em geral de 2 a 4 anos.",
            "Paga-se motor com central e fonte, o serviço e, à parte, as duas baterias. Conte com a reposição delas a cada 2 a 4 anos, em média.",
            "Motor, central, fonte e mão de obra formam a conta, e as baterias entram separadas. Como elas perdem carga, espere trocar entre 2 e 4 anos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor 24 V funciona na falta de luz?",
        answers: [
          "Funciona se houver baterias instaladas e carregadas, por algumas aberturas. Sem elas, para como qualquer outro.",
          "Só com bateria. O número de aberturas depende da capacidade dela e do peso da folha.",
        ],
      },
      {
        question: "Motor de 24 V tem menos força?",
        answers: [
          "Não por causa da tensão. A força vem da potência e da redução, e o limite é o peso máximo da etiqueta.",
          "Não necessariamente: há modelos de 24 V para folha leve e para uso intenso. Compare a capacidade no manual.",
        ],
      },
      {
        question: "Posso trocar meu motor de 220 V por um de 24 V?",
        answers: [
          "Pode, trocando motor e central juntos, e às vezes o suporte. Controles só continuam se o código for compatível.",
          "Sim, como troca completa, porque ele não trabalha com a placa do 220 V. Os controles dependem do receptor.",
        ],
      },
      {
        question: "Qual gasta menos energia, 24 V ou comum?",
        answers: [
          "A diferença é pequena em casa, porque o motor liga poucos segundos por abertura. Não escolha pela conta de luz.",
          "Quase empatam em uso residencial. A central em espera, ligada 24 horas, pesa mais que a tensão do motor.",
        ],
      },
    ],
    photo: "uma foto do portão fechado, com a largura, e outra do lugar do motor",
  },
  {
    id: "faz-diferenca-110-ou-220",
    broader: "voltagem",
    label: "110 ou 220: faz diferença?",
    phrase: "a diferença entre 110 e 220 no portão",
    intent: "question",
    asks: [
      "110 ou 220 diferença",
      "110 220 diferença",
      "127 220 diferença",
      "110 ou 220 muda",
      "110 220 muda",
      "diferença voltagem motor portão",
      "220 mais forte 110",
      "110 mais fraco 220",
      "220 forte 110",
      "220 gasta menos 110",
      "110 gasta mais 220",
      "110 220 gasta",
      "110 220 economia",
      "110 220 força",
      "110 220 dura mais",
      "diferença 110v 220v motor",
      "127 ou 220 muda",
      "127 220 muda",
      "127 ou 220 diferença",
      "portão 127 ou 220 muda",
    ],
    answers: {
      any: [
        "Motor 110 ou 220 não faz diferença na força nem na conta de luz do portão: a potência é a mesma, e nenhum gasta menos. Muda a corrente, que em 220 V é a metade e perde menos na fiação longa; compre o da tensão que chega ao portão.",
        "Entre motor 110 e 220 para portão, nenhum gasta menos luz, porque a conta é em watts, iguais nos dois. Na força também não faz diferença. O 220 V puxa metade da corrente e sofre menos com fiação comprida, e a escolha é pela tensão do seu ponto.",
        "Não faz diferença para o portão: com motor de 110 ou de 220 ele abre igual e gasta a mesma luz, poucos reais por mês em casa. A diferença está na corrente, metade em 220 V, que aquece menos a fiação e perde menos no caminho.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda entre 110 e 220 V", "110 e 220 V lado a lado"],
        slots: [
          [
            "Um motor de 1/4 HP tem a mesma força nas duas tensões e abre no mesmo tempo. Em 110 V, que na rede paulista mede 127 V, passa perto do dobro da corrente, e fio longo ou fino aquece e derruba a tensão na partida.",
            "A força de um 1/4 HP não depende da tensão, nem o tempo de abertura. Mas em 110 V, na prática 127 V, a corrente é quase o dobro, e num cabo fino ou comprido a tensão cai quando o motor parte.",
            "Tanto faz para a velocidade e a força, que são as do motor, por exemplo 1/4 HP. O que pesa é a corrente: em 127 V, o nosso 110, ela quase dobra, o cabo esquenta e a partida perde tensão.",
          ],
          [
            "Em 220 V de duas fases os dois fios têm tensão, e o disjuntor precisa ser bipolar, para cortar ambos. Nos dois casos o motor pede circuito próprio e terra.",
            "O 220 V daqui costuma vir de duas fases, o que exige disjuntor bipolar, o que desliga os dois fios. Circuito só do motor e aterramento valem para ambas as tensões.",
            "Se são duas fases, nenhum fio do 220 V é neutro, e o disjuntor bipolar corta os dois. Com 110 ou 220, o portão deve ter circuito separado e terra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual comprar para a sua casa", "A escolha pelo quadro de energia"],
        slots: [
          [
            "Decida pelo que há no quadro e pela distância até o portão. Em nossas instalações o motor trabalha em 220 V, em circuito só dele.",
            "Quadro e distância resolvem a dúvida. Nós instalamos em 220 V, com um circuito separado para o portão.",
            "Veja as fases do quadro e os metros de cabo. O padrão das nossas instalações é 220 V em circuito próprio.",
          ],
        ],
        bullets: [
          "Quadro com duas fases e portão longe: 220 V",
          "Quadro com uma fase só: 110 V (127 V), com fio na bitola certa",
          "Ponto pronto e cabo curto: o da tensão que já está lá",
          "Bivolt: confira se há chave ou ligação a mudar antes de ligar",
        ],
      },
      {
        about: "check",
        headings: ["Como saber a voltagem do seu motor", "Onde ler a tensão, sem abrir nada"],
        slots: [
          [
            "Basta olhar a etiqueta externa, com a tampa fechada. Não use a tomada da garagem como prova, porque o circuito do portão pode ser outro.",
            "A resposta está na etiqueta do motor, sem ferramenta. Uma tomada vizinha engana, já que o ponto do portão pode ter tensão diferente.",
            "Leia a etiqueta por fora e deixe a medição para o técnico. O formato da tomada por perto não diz a tensão do motor.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com a tampa fechada.",
          "Procure a tensão escrita em V: 127, 220 ou 127/220.",
          "Fotografe o quadro pela frente, sem tirar a proteção.",
          "Peça ao técnico que meça o ponto antes de ligar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a tensão do motor que já tenho?",
        answers: [
          "Só se a etiqueta diz 127/220, com a ligação refeita pelo técnico e, em alguns modelos, outro capacitor. Motor de tensão única não muda.",
          "Se ele for bivolt, sim: o técnico refaz a ligação e troca o capacitor quando o modelo pede. Os de uma tensão só ficam como são.",
        ],
      },
      {
        question: "O que acontece se ligar o motor na tensão errada?",
        answers: [
          "Motor de 110 em 220 V queima, muitas vezes na primeira partida, e leva a placa junto. O de 220 em 110 V ronca, não anda e também esquenta.",
          "Ligado acima da tensão, ele queima motor e placa. Abaixo dela, fica sem força, ronca e superaquece se alguém insistir.",
        ],
      },
      {
        question: "Quanto o portão gasta de luz por mês?",
        answers: [
          "Em casa, poucos reais: o motor trabalha segundos por abertura. O gasto constante é o da placa e do receptor, que ficam ligados, e também é pequeno.",
          "É um dos menores consumos da casa, de poucos reais. Cada abertura dura segundos, e a central em espera gasta pouco.",
        ],
      },
      {
        question: "Vale passar o ponto do portão de 110 para 220?",
        answers: [
          "Vale quando o cabo é longo e o motor parte fraco, e só se o quadro tem duas fases. Lembre que o motor precisa ser de 220 V ou bivolt.",
          "Só se há duas fases no quadro e a tensão cai na partida. A mudança pede disjuntor bipolar e motor que aceite 220 V.",
        ],
      },
    ],
    photo: "a foto do quadro pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  },
  {
    id: "motor-trifasico",
    broader: "voltagem",
    label: "Motor de portão trifásico",
    phrase: "o motor de portão trifásico",
    asks: [
      "motor 220v trifásico",
      "motor 220 v trifásico",
      "motor trifásico 220",
      "motor trifásico 380",
      "motor trifásico",
      "motor portão trifásico",
      "motor trifásico preço",
      "motor trifásico pesado",
      "motor trifásico galpão",
      "motor trifásico galpão pesado",
      "motor trifásico galpão deslizante pesado",
      "motor trifásico industrial",
      "motor trifásico condomínio",
      "motor trifásico empresa",
      "motor [marca] trifásico",
      "motor [marca] 1/2 hp trifásico",
      "motor [marca] 1/2 trifásico",
      "motor [marca] 1 hp trifásico",
      "[marca] trifásico",
      "motor 380 v",
      "motor portão 380 v",
      "motor trifásico quilos",
      "motor portão trifásico quilos",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor trifásico compensa em portão industrial pesado, acima de uns 800 kg, ou que abre o dia todo, desde que a entrada já tenha três fases. Na troca, com mão de obra, fica de {price.heavySwap}, conforme o peso e as aberturas por hora. Sem três fases no quadro, o monofásico de uso intenso ou com inversor resolve.",
        "Para portão industrial, o trifásico compensa quando há três fases no quadro e a folha é pesada ou o movimento é contínuo. Ele arranca firme e esquenta menos. A troca custa de {price.heavySwap}, com o serviço. Refazer a entrada de energia só por causa do portão quase nunca vale.",
        "Motor de portão trifásico é o industrial, em 220 V ou 380 V, e vale a pena em fábrica, galpão e empresa que já têm rede de três fases. Vendemos e instalamos: na troca, com mão de obra, fica de {price.heavySwap}. Onde só há uma ou duas fases, usa-se monofásico de uso intenso.",
        "O trifásico só compensa onde as três fases já existem e o portão é pesado ou de muitas aberturas. Nesse uso industrial ele dura mais que o monofásico. Na troca, o motor com mão de obra sai de {price.heavySwap}. Na primeira instalação, base, cremalheira e ligação são orçadas por foto.",
      ],
      price: [
        "O motor de portão trifásico custa, na troca, de {price.heavySwap}, com mão de obra, conforme o peso da folha e as aberturas por hora. Só serve onde já há três fases, em 220 V ou 380 V. Na primeira instalação, base, cremalheira de aço e ligação são orçadas por foto.",
        "O preço do motor trifásico industrial, já colocado na troca, vai de {price.heavySwap}. Quanto mais pesada a folha e maior o movimento, mais perto do alto da faixa. Base, cremalheira e a parte elétrica da primeira instalação entram à parte, pela foto.",
        "Trocar o motor trifásico do portão fica de {price.heavySwap}, com o serviço. O peso da folha decide quase tudo. Antes do orçamento, mande a foto da etiqueta e do quadro fechado, para conferir se a rede é de 220 V ou 380 V.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o trifásico é a escolha certa", "Trifásico ou monofásico no portão industrial"],
        slots: [
          [
            "Escolha o trifásico se a folha passa de uns 800 kg ou se o portão abre dezenas de vezes por hora. Na ficha, procure capacidade um terço acima do peso e ciclos por hora acima do seu pico.",
            "Acima de uns 800 kg, ou com caminhões entrando o dia todo, o trifásico é o mais indicado. Confira na ficha a capacidade, com um terço de sobra, e os ciclos por hora.",
            "Folha de mais de 800 kg e uso contínuo pedem trifásico. O modelo se escolhe com um terço de folga no peso e com ciclos por hora acima do movimento real.",
          ],
          [
            "Em folha mais leve, o monofásico de uso intenso custa menos e se liga na rede comum. Com inversor, o circuito que controla a rotação, ele ainda arranca e freia sem tranco.",
            "Para portão mais leve, fique no monofásico de uso intenso, que é mais barato e não exige outra rede. O modelo com inversor parte e para devagar.",
            "Em folha menor, um monofásico de uso intenso atende por menos. Se o problema é o tranco, o inversor, que controla a velocidade, resolve sem três fases.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que conferir no quadro", "A rede elétrica do motor trifásico"],
        slots: [
          [
            "A etiqueta diz 220 V ou 380 V, e na tensão errada o motor queima ou fica sem força; alguns aceitam as duas, mudando a ligação. O circuito é só do portão, com disjuntor de três polos e fio terra, feito por eletricista.",
            "Compare a tensão da etiqueta com a do quadro, 220 V ou 380 V. São indispensáveis disjuntor de três polos, circuito próprio e terra, montados por eletricista com a energia desligada.",
            "O motor e a rede precisam ter a mesma tensão, 220 V ou 380 V. Quem faz a ligação é eletricista, com disjuntor tripolar, aterramento e proteção contra falta de fase, que queima o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do trifásico", "O que soma no orçamento industrial"],
        slots: [
          [
            "O peso da folha e as aberturas por hora definem o motor. Base reforçada, cremalheira de aço, disjuntor e cabo novos somam, e o que está bom do motor antigo é aproveitado. O serviço em portão pesado leva de {time.heavy}.",
            "Além do motor, contam a base, a cremalheira de aço e a parte elétrica que faltar. Numa troca, muito disso já existe e fica. O trabalho toma de {time.heavy}.",
            "Quem troca gasta menos, porque base, cremalheira e cabo continuam. Na primeira instalação eles são somados, por foto, e o serviço leva de {time.heavy}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trifásico gasta menos energia?",
        answers: [
          "Pela mesma força, gasta parecido. O ganho está na partida firme e na vida mais longa em uso pesado.",
          "Quase a mesma coisa. A diferença aparece na durabilidade, não na conta de luz.",
          "Não de forma que se note. Ele esquenta menos, e por isso aguenta mais aberturas seguidas.",
        ],
      },
      {
        question: "Dá para ligar motor trifásico em casa?",
        answers: [
          "Só com entrada trifásica ou com inversor de frequência. Em casa, o monofásico atende e custa menos.",
          "Dá com um inversor, mas não compensa. Portão residencial não precisa dessa força.",
          "Não na rede comum. O motor residencial monofásico faz o mesmo trabalho por menos.",
        ],
      },
      {
        question: "Qual motor para portão de 2.000 kg?",
        answers: [
          "Um industrial com capacidade acima de 2.600 kg, para sobrar um terço, com cremalheira de aço e base reforçada.",
          "Trifásico de pelo menos 2.600 kg, com ciclos por hora de sobra. Veja também se o trilho aguenta a folha.",
          "Some um terço: 2.600 kg ou mais. Nesse peso, cremalheira de nylon não serve.",
        ],
      },
      {
        question: "Tem garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, com as datas na nota.",
          "{warranty.motor} para o motor e {warranty.installation} para o serviço. Ligação refeita por terceiros fica fora.",
          "Tem, de {warranty.motor} no motor e {warranty.installation} na montagem.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e do quadro de energia fechado, com a largura e o material da folha",
    isAskedByName: true,
  },
  {
    id: "motor-monofasico",
    broader: "voltagem",
    label: "Motor de portão monofásico",
    phrase: "o motor de portão monofásico",
    asks: [
      "motor monofásico 220 volts",
      "motor monofásico 220 v",
      "motor monofásico 127 volts",
      "motor monofásico 110 volts",
      "motor monofásico 220",
      "motor monofásico",
      "motor portão monofásico",
      "motor monofásico preço",
      "motor deslizante monofásico",
      "motor bifásico",
      "motor portão bifásico",
      "motor [marca] monofásico",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor monofásico para portão é o de casa: funciona em 127 V (o 110 V) ou 220 V, na rede comum, e move folhas leves e médias, de correr ou basculante. A troca custa de {price.homeSwap}, com mão de obra. Com duas fases no quadro, o chamado bifásico, ligue em 220 V.",
        "O motor de portão residencial é monofásico, de 1/4 a 1/2 HP, e liga em 110 ou 220 V; o termo bifásico só descreve o 220 V feito com duas fases. Num portão deslizante ou basculante de casa, a troca fica de {price.homeSwap}, motor e serviço juntos.",
        "Se a sua casa só tem uma fase, ligue um motor monofásico de 127 V. Havendo duas, o mesmo motor de portão em 220 V trabalha melhor. Ele serve ao deslizante e ao basculante residenciais, e a troca vai de {price.homeSwap}, já com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["127 V ou 220 V: o que a sua casa tem", "Uma fase, duas fases e a tensão certa"],
        slots: [
          [
            "O quadro responde: disjuntor de entrada simples indica uma fase e 127 V, e o duplo indica duas fases, que juntas dão 220 V. Em São Paulo, é isso que se chama de bifásico, e o motor continua monofásico.",
            "Olhe o disjuntor geral, sem abrir a tampa: uma alavanca é uma fase, com 127 V; duas unidas são duas fases, com 220 V. Quem diz motor bifásico fala desse 220 V.",
            "Uma alavanca no disjuntor de entrada quer dizer uma fase, de 127 V, e duas ligadas querem dizer 220 V. O motor é monofásico nos dois casos, apesar do nome bifásico.",
          ],
          [
            "Podendo escolher, use 220 V: com a mesma força, a corrente cai quase à metade e o fio aquece menos. Nas nossas instalações, o portão tem circuito próprio em 220 V.",
            "Onde há as duas opções, o 220 V puxa perto da metade da corrente e parte mais firme. É a tensão do circuito próprio que usamos ao instalar.",
            "Prefira 220 V quando existe, porque a corrente menor poupa o fio e o arranque fica firme. Instalamos sempre em circuito só do portão, nessa tensão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Até onde vai o motor monofásico", "Qual monofásico serve no seu portão"],
        slots: [
          [
            "A potência cresce com o portão, e o tipo de uso decide a linha.",
            "Veja onde o seu portão se encaixa antes de comprar.",
            "O monofásico cobre quase todo portão de casa, com estas medidas.",
          ],
        ],
        bullets: [
          "Basculante de até {width.quarterHp}: 1/4 HP",
          "Basculante mais largo ou deslizante médio: 1/3 a 1/2 HP",
          "Deslizante: quilos da ficha um terço acima do peso da folha",
          "Prédio ou loja pequena: monofásico de uso intenso",
          "Galpão com folha pesada e três fases na entrada: trifásico",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa um motor monofásico de portão", "Preço do motor monofásico instalado"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o monofásico de 1/4 HP instalado parte de {price.lowest}, com central e controles. No de correr ou de abrir, a troca em casa fica de {price.homeSwap}, e a primeira instalação soma base, cremalheira e energia.",
            "Instalado em basculante de até {width.quarterHp}, o de 1/4 HP começa em {price.lowest}, kit completo. Deslizante e pivotante em casa saem de {price.homeSwap} na troca; a primeira vez acrescenta base, cremalheira e ponto de luz.",
            "O kit de 1/4 HP para basculante de até {width.quarterHp} custa a partir de {price.lowest} instalado. Para correr ou abrir, a troca residencial vai de {price.homeSwap}, e instalar do zero pede ainda base, suportes e circuito.",
          ],
          [
            "Uso coletivo ou folha pesada leva a conta para {price.heavySwap}, com motor e mão de obra. Passar um circuito novo do quadro até o portão é orçado à parte.",
            "Em prédio e comércio, o motor mais robusto, instalado, vai de {price.heavySwap}. Um circuito novo desde o quadro entra em linha separada.",
            "Portão pesado ou coletivo custa de {price.heavySwap}, porque o motor é outro. A fiação nova até o quadro, se faltar, é um item próprio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Monofásico ou trifásico, qual escolher?",
        answers: [
          "Em casa, monofásico. O trifásico só compensa em portão pesado de empresa que já tem três fases na entrada.",
          "Monofásico, salvo galpão com entrada trifásica e folha muito pesada. Pedir três fases à concessionária só pelo portão não vale a conta.",
        ],
      },
      {
        question: "Um motor Rossi ou PPA monofásico serve em 127 e 220 V?",
        answers: [
          "Depende do modelo: há motor de uma tensão só e há bivolt por ligação. A etiqueta diz, e a troca de fios é do técnico, porque o erro queima a placa.",
          "Alguns são bivolt por mudança de ligação, outros saem de fábrica para uma tensão. Confira a etiqueta antes da compra.",
        ],
      },
      {
        question: "O portão ainda é manual. O que muda?",
        answers: [
          "Muda que se parte do zero: base ou suportes, cremalheira no de correr e ponto de energia. Instalar um motor que você já comprou parte de {price.installation}, só a mão de obra.",
          "É preciso levar energia e preparar a fixação, além do motor. Quem já tem o motor paga a partir de {price.installation} pela instalação.",
        ],
      },
      {
        question: "Qual a garantia do motor monofásico?",
        answers: [
          "São {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor} de fábrica, e o serviço de instalar, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "motor-na-tensao-com-controles",
    broader: "voltagem",
    label: "Motor de 220 V ou bivolt com controles",
    phrase: "o motor de 220 V ou bivolt com os controles",
    asks: [
      "motor 220 volts 2 controles",
      "motor portão 220 volts 2 controles",
      "motor bivolt 2 controles",
      "motor portão bivolt 2 controles",
      "motor 220 volts dois controles",
      "motor portão 220 volts dois controles",
      "motor bivolt dois controles",
      "motor portão bivolt dois controles",
      "motor 220 volts 3 controles",
      "motor portão 220 volts 3 controles",
      "motor bivolt 3 controles",
      "motor portão bivolt 3 controles",
      "motor 220 volts três controles",
      "motor portão 220 volts três controles",
      "motor bivolt três controles",
      "motor portão bivolt três controles",
      "motor 220 volts 4 controles",
      "motor portão 220 volts 4 controles",
      "motor bivolt 4 controles",
      "motor portão bivolt 4 controles",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de 220 V ou bivolt vem com controles gravados na instalação: diga se quer 2, dois, 3 ou mais, e os que passam dos incluídos são somados antes de você fechar. O kit basculante instalado custa {models.pricesOr}. Nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Motor bivolt ou 220 V com 2, dois ou 3 controles se pede no orçamento, e eles já saem gravados. No basculante de até {width.quarterHp}, o kit com instalação fica em {models.pricesOr}. No de correr e no de abrir, a troca residencial custa de {price.homeSwap}, e com duas fases no quadro o de 220 V serve.",
        "Para motor basculante 220 V com dois controles, o kit instalado sai por {models.pricesOr}, com os controles gravados. Querendo 3 ou mais, os extras são somados antes. Bivolt só é preciso se a tensão ainda pode mudar, e nos outros portões a troca em casa fica de {price.homeSwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Tensão e controles antes de fechar", "O que dizer no pedido"],
        slots: [
          [
            "Conte quantas pessoas usam o portão, porque os controles extras são gravados na mesma visita. A foto do quadro fechado mostra se há duas fases, que o 220 V pede. Com uma só, vai 127 V ou bivolt.",
            "Diga o número de motoristas da casa, para todos os controles saírem prontos de uma vez. Pelo quadro se vê a tensão: duas fases permitem 220 V, e uma só pede 127 V ou bivolt.",
            "Peça já os controles de toda a família, que são cadastrados juntos. E mande o quadro fechado: com duas fases a ligação é em 220 V, e com uma, em 127 V.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor", "Motor, tensão e controles na conta"],
        slots: [
          [
            "A tensão quase não muda o preço; pesam a velocidade, no basculante, e o peso da folha, nos outros. Cada controle além dos incluídos é cobrado por unidade, original ou compatível, e informado antes.",
            "Entre 127 V, 220 V e bivolt, a diferença é pequena. O que altera a conta é o modelo do motor e os controles a mais, cobrados por unidade.",
            "O valor vai pelo modelo, e não pela tensão. Controles extras entram um a um, e o compatível costuma custar menos que o original.",
          ],
          [
            "O total pode ser dividido em até {shop.instalments} vezes no cartão.",
            "No cartão, são até {shop.instalments} parcelas.",
            "Divide-se em até {shop.instalments} vezes no cartão, ou paga-se por Pix.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os controles são gravados", "Da montagem ao último controle"],
        slots: [
          [
            "Depois de fixar o motor e regular força e paradas, o técnico grava cada controle na central e testa da rua. A montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "A gravação vem no fim, com o motor já regulado, e cada controle é testado do lado de fora. São {time.tilting} de serviço no basculante e {time.sliding} no deslizante.",
            "Com o portão ajustado, os controles são cadastrados e conferidos um a um. O trabalho todo dura de {time.tilting} no basculante ou de {time.sliding} no portão de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles já vêm?",
        answers: [
          "O usual no mercado são dois, e o orçamento confirma quantos estão no preço. Os que passarem disso são somados por unidade.",
          "O comum são dois, e a quantidade vai escrita na proposta. Quem precisa de mais pede antes, para todos saírem gravados no mesmo dia.",
        ],
      },
      {
        question: "Posso comprar mais controles depois?",
        answers: [
          "Pode, a qualquer hora, do mesmo código da central. A gravação é feita nela, e vários podem entrar numa só visita, com aparelho e serviço orçados juntos.",
          "Sim, do mesmo código da central. Reúna todos os que faltam, porque vários gravados juntos aproveitam a mesma ida do técnico.",
        ],
      },
      {
        question: "O controle serve para dois portões?",
        answers: [
          "Serve, com uma tecla para cada portão, se as duas centrais aceitam o mesmo código. A gravação é feita em cada uma delas.",
          "Sim, quando o código é compatível com as duas placas. Cada uma aprende um botão.",
        ],
      },
      {
        question: "Qual a garantia?",
        answers: [
          "São {warranty.motor} de garantia no motor, pela fábrica, e {warranty.installation} na instalação, por nós. As duas contam da data que está na nota.",
          "O motor tem {warranty.motor} de garantia de fábrica, e o serviço de instalação, {warranty.installation}. Guarde a nota para acionar qualquer uma.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra do quadro de energia fechado, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "voltagem-da-rede-da-casa",
    broader: "voltagem",
    label: "Motor 220 na rede da casa",
    phrase: "o motor de 220 V na rede da sua casa",
    asks: [
      "ligar motor 220 voltagem",
      "motor 220 voltagem cidade",
      "motor 220 funciona voltagem",
      "pode ligar motor 220 voltagem",
      "motor 220 minha casa",
      "motor 220v minha casa",
      "posso usar motor 220 casa",
      "qual voltagem da rede",
      "voltagem rede motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode ligar motor 220 na voltagem de São Paulo se a casa recebe duas fases: a rede comum dá 127 V entre fase e neutro e 220 V entre duas fases, e o motor se liga nestas. Com uma fase só, não serve. Use motor de 127 V ou bivolt.",
        "Sim, na maioria das casas de São Paulo, que têm 127 V em cada fase e 220 V entre duas. Veja a conta de luz: bifásico ou trifásico aceita motor 220; monofásico só tem 127 V, e nele o motor ronca, perde força e pode queimar.",
        "O motor de 220 V funciona na rede de São Paulo onde a entrada é bifásica ou trifásica, que é o comum, com circuito próprio e disjuntor de dois polos. Em casa monofásica, de 127 V, escolha outro motor, de 127 V ou bivolt.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a sua casa tem 220 V", "A sua rede serve ao motor de 220 V"],
        slots: [
          [
            "São sinais que se veem por fora, sem abrir o quadro. A certeza vem da medição do eletricista.",
            "Olhe sem abrir nada, porque quem mede é o eletricista. Estes sinais quase sempre bastam.",
            "Nenhum destes passos pede tirar tampa. A confirmação fica com quem mede.",
          ],
        ],
        steps: [
          "Procure na conta de luz: monofásico, bifásico ou trifásico.",
          "Veja se o chuveiro ou o ar-condicionado é de 220 V.",
          "No quadro fechado, note se há disjuntor duplo.",
          "Leia na etiqueta do motor a tensão pedida.",
        ],
      },
      {
        about: "safety",
        headings: ["A ligação certa em 220 V", "O circuito do motor de 220 V"],
        slots: [
          [
            "O circuito é só do portão, com disjuntor de dois polos, que corta os dois fios vivos, mais DR e fio terra. Fio de 2,5 mm² é o usual até distâncias comuns de casa.",
            "Circuito exclusivo, disjuntor duplo, DR, o dispositivo contra choque, e terra. A bitola costuma ser de 2,5 mm², e cresce com a distância.",
            "Vão ao portão dois fios vivos e o terra, em circuito próprio com disjuntor de dois polos e DR, em geral de 2,5 mm².",
          ],
          [
            "Nunca ligue em 127 V para ver se anda, porque ele ronca, esquenta e o enrolamento sofre. A ligação é do eletricista ou do técnico, com o disjuntor geral desligado.",
            "Testar o motor de 220 V na tomada comum só o aquece e pode queimar. Quem liga mede antes e trabalha sem energia.",
            "Motor de 220 V em 127 V geme e aquece sem sair do lugar. Deixe a ligação com profissional, com tudo desligado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["127 V, 220 V ou bivolt", "Qual tensão escolher no motor"],
        slots: [
          [
            "Em força e consumo os dois são iguais, porque a potência é a mesma. O de 220 V usa metade da corrente e sofre menos com fio longo, e por isso se prefere onde há duas fases.",
            "A conta de luz não muda entre 127 e 220 V. O que muda é a corrente, menor em 220, vantagem quando o quadro fica longe do portão.",
            "Não há motor mais forte por causa da tensão. Com 220 V passa menos corrente no fio, o que ajuda em distância grande.",
          ],
          [
            "Nas nossas instalações o motor fica em circuito próprio de 220 V. Bivolt é saída para quem não sabe ou vai mudar a entrada.",
            "Instalamos em circuito exclusivo de 220 V. Quem tem uma fase só fica com 127 V ou bivolt.",
            "O padrão do nosso serviço é 220 V em circuito só do portão, e o bivolt cobre os outros casos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em São Paulo a rede é 110 ou 220?",
        answers: [
          "As duas: 127 V em cada fase e 220 V entre duas fases. O nome 110 é só costume.",
          "A tomada comum dá 127 V, e duas fases juntas, 220 V.",
        ],
      },
      {
        question: "Há cidade em que a tomada é 220 V?",
        answers: [
          "Sim, em algumas do interior e do litoral a tomada já é 220 V entre fase e neutro. Meça antes de ligar.",
          "Há, fora da região metropolitana. Lá, motor de 127 V queima na tomada.",
        ],
      },
      {
        question: "Posso usar transformador?",
        answers: [
          "Só um com folga para a partida, várias vezes maior que a potência do motor. Em geral sai melhor levar 220 V até o portão.",
          "Como exceção. Um pequeno aquece na partida e cai.",
        ],
      },
      {
        question: "Vale trocar meu motor de 127 V por um de 220 V?",
        answers: [
          "Se ele trabalha bem, não: força e conta de luz são as mesmas. Na troca por desgaste, de {price.homeSwap} em casa, prefira 220 V.",
          "Só pela tensão, não. Quando ele acabar, a troca em casa, de {price.homeSwap}, pode já vir em 220 V.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "casa-so-tem-110-motor-220",
    broader: "voltagem",
    label: "Casa só com 110 e motor 220",
    phrase: "o motor de 220 V em casa de 110 V",
    asks: [
      "motor 220 casa 110",
      "motor 220v casa 110v",
      "comprei motor 220 casa 110",
      "casa 110 motor 220",
      "casa só 110 motor 220",
      "casa só tem 110 ligar motor 220",
      "casa só tem 110 motor 220",
      "tenho 110 motor 220",
      "só tenho 110 motor 220",
      "comprei motor 220 só tenho 110",
      "comprei motor 220 aqui 110",
      "motor 220 só tenho 110",
    ],
    intent: "question",
    answers: {
      any: [
        "Não ligue motor de 220 em tomada de 110 V (127 V): ele fica sem força, ronca e aquece. Veja antes se sua casa só tem 110 mesmo: com duas fases na conta de luz, o eletricista leva 220 V até o portão; com uma, troque por motor de 127 V ou bivolt.",
        "Se a casa só tem 110, o motor 220 não serve direto, porque geme, esquenta e pode queimar. A saída é puxar 220 V do quadro, se o fornecimento é bifásico, ou usar motor de 127 V ou bivolt, trocado em casa por {price.homeSwap}, com mão de obra.",
        "Ligar motor 220 em casa de 110 não pode, mas muitas casas têm 220 V no quadro e nem sabem: chuveiro de 220 ou disjuntor duplo são a pista. Sendo monofásica, o certo é motor de 127 V ou bivolt, antes de usar o que comprou.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A sua casa tem mesmo só 110?", "Descubra se há 220 V na sua casa"],
        slots: [
          [
            "Estes sinais se veem por fora, sem abrir o quadro. Leva dois minutos.",
            "Olhe sem mexer em nada; a conta de luz costuma bastar.",
            "Nada aqui pede abrir tampa nem medir tensão.",
          ],
        ],
        steps: [
          "Leia na conta de luz: monofásico, bifásico ou trifásico.",
          "Veja na etiqueta se o chuveiro é de 220 V.",
          "Procure no quadro, por fora, um disjuntor duplo.",
          "Confira a tensão na etiqueta do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["As saídas, da mais simples à mais cara", "O que fazer com o motor de 220 V"],
        slots: [
          [
            "Com duas fases, o motor fica. Com uma só, é melhor trocar o motor que a entrada.",
            "O número de fases da casa escolhe o caminho.",
            "Veja na conta quantas fases há e siga a linha certa.",
          ],
        ],
        bullets: [
          "Bifásico ou trifásico: circuito próprio de 220 V, com disjuntor duplo, DR e terra.",
          "Monofásico: motor de 127 V ou bivolt.",
          "Comprou pela internet: há 7 dias para desistir da compra.",
          "Pedir segunda fase à distribuidora: possível, com obra no padrão.",
          "Transformador: última opção, precisa aguentar a partida do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada saída", "Fio, motor ou padrão novo"],
        slots: [
          [
            "Levar um circuito de 220 V custa conforme a distância do quadro e é, em geral, o mais barato. Trocar por motor de 127 V fica de {price.homeSwap} em casa, com mão de obra, e mudar o padrão de entrada é a saída mais cara.",
            "O circuito novo sai pelos metros de cabo e costuma ser a menor conta. Depois vem o motor de 127 V, {price.homeSwap} na troca residencial, e por fim o padrão bifásico.",
            "Do menor ao maior gasto: cabo até o portão, motor de 127 V por {price.homeSwap} trocado em casa e, por último, obra no padrão da distribuidora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Liguei por engano e ele só roncou. Queimou?",
        answers: [
          "Talvez não: tensão baixa aquece, mas raramente queima na hora. Desligue e peça a medição antes de religar.",
          "Pode ter se salvado. Não teste de novo e deixe o disjuntor desligado até medir.",
        ],
      },
      {
        question: "Motor de 127 V é mais fraco?",
        answers: [
          "Não: na mesma potência, a força é igual. A corrente é maior, e o cabo precisa ser mais grosso.",
          "A força é a mesma. Só muda a corrente no cabo, perto do dobro.",
        ],
      },
      {
        question: "Dá para mudar a ligação do motor de 220 para 110?",
        answers: [
          "Só nos bivolt, feitos para as duas, e por técnico. Nos outros, não.",
          "Apenas em motor bivolt. Nos de tensão única, não há ligação que resolva.",
        ],
      },
      {
        question: "E o contrário, motor 110 em 220?",
        answers: [
          "Queima placa e motor em segundos. Confira a etiqueta antes de qualquer ligação.",
          "Nunca: a placa queima na hora. Tensão da etiqueta e do ponto têm de ser iguais.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
];
