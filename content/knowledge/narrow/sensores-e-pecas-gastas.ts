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
      "fim curso reed switch",
      "fim curso reed switch preço",
      "reed switch preço",
      "sensor fim curso preço reed",
      "seletor fim curso magnético",
      "seletor magnético",
      "seletor magnético fim curso",
      "seletor fim curso magnético [marca]",
      "seletor magnético [marca]",
      "sensor parada portão",
      "sensor parada motor",
      "sensor de parada",
      "fim curso magnético",
      "fim curso magnético motor",
      "fim curso magnético portão",
      "fim curso magnético defeito",
      "fim curso magnético preço",
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
        "O fim de curso magnético do motor [marca] são dois ímãs, um para cada ponta do portão, e um sensor que os lê sem encostar e manda parar. Quase sempre o defeito é ímã fora do lugar, que se acerta em visita a partir de {price.preventive} em casa, sem peças; sensor ruim é trocado pelo do modelo.",
        "O sensor magnético do fim de curso, ou reed, é um contato dentro de uma ampola de vidro, que se fecha quando o ímã do portão passa perto e manda o motor [marca] parar. Com defeito, a folha passa do ponto ou para antes. O ajuste em casa parte de {price.preventive}, sem peças, e o sensor é orçado pela etiqueta.",
        "O fim de curso magnético [marca] desregulado quase sempre tem um ímã que saiu do lugar; só depois se suspeita do sensor reed, a ampola que lê o ímã. A regulagem em casa parte de {price.preventive}, sem peças. Se o sensor falhou, ele é orçado pela foto da etiqueta do motor.",
        "Se os ímãs estão firmes e o portão não para no ponto, o sensor reed trincou, colou ou está com o fio partido, e é trocado por outro do mesmo modelo. A visita com regulagem em casa começa em {price.preventive}, sem peças, e a peça é orçada pela foto da etiqueta.",
        "O seletor de fim de curso magnético do motor [marca] é o sensor que percebe os ímãs do portão e manda o motor parar nas duas pontas. Vendemos e trocamos essa peça pelo modelo da etiqueta, com orçamento grátis por foto. Antes da troca, confira os ímãs, porque um ímã fora do lugar causa o mesmo defeito.",
        "Seletor de fim de curso magnético é um nome do sensor que lê os ímãs do portão e avisa a placa do motor [marca] que a folha chegou ao fim. A peça muda com o modelo, e por isso o valor sai pela foto da etiqueta, sem custo. Se só um ímã saiu do lugar, basta acertá-lo.",
      ],
      price: [
        "O preço do sensor reed [marca] está entre os menores do motor e depende do modelo, por isso é passado pela foto da etiqueta. A visita com a regulagem das paradas parte de {price.preventive} em residência, sem peças. Antes de comprar, confira os dois ímãs, que falham mais.",
        "O sensor reed é uma das peças pequenas do motor: paga-se a peça, orçada pela foto da etiqueta, mais a troca com o acerto das paradas. Se o caso é só um ímã fora do lugar, a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O preço do fim de curso magnético depende do que falhou. Se só o ímã saiu do lugar, paga-se o ajuste, a partir de {price.preventive} em casa, sem peças. O ímã novo custa pouco, e o sensor, um pouco mais, conforme o modelo. A peça não tem preço de tabela: a foto da etiqueta do motor dá o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de sensor, ímã ou placa com defeito", "Como o sensor magnético falha"],
        slots: [
          [
            "A ponta em que o portão erra já mostra a causa provável. Compare com a lista antes de comprar qualquer peça.",
            "Repare em que ponta ele deixa de parar e se isso acontece sempre ou de vez em quando. Cada padrão tem uma causa provável.",
            "A lista ajuda a saber se o defeito é do ímã ou do sensor, também chamado de reed. Procure nela o que acontece no seu portão.",
          ],
        ],
        bullets: [
          "Falha sempre na mesma ponta: ímã daquele lado",
          "Falha nas duas pontas: sensor, cabo dele ou entrada da placa",
          "Falha que vai e volta: ímã afastado ou sensor trincado por dentro",
          "Portão que não anda para um dos lados: contato do sensor preso, como se o ímã estivesse sempre ali",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir os ímãs por fora"],
        slots: [
          [
            "O sensor fica sob a tampa do motor, junto da rede elétrica, e não se mexe nele. Os ímãs ficam por fora e podem ser conferidos com o disjuntor desligado.",
            "Deixe a tampa do motor fechada, porque ali dentro há tensão. Os ímãs ficam à vista, no portão, e se conferem com o disjuntor desligado.",
            "Confira só os ímãs, e sempre sem energia. O sensor está dentro do motor e fica para o técnico.",
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
            "Com a energia desligada, o técnico solta o conector e mede o contato com o ímã perto e longe. O sensor novo precisa ser do mesmo tipo, normalmente aberto ou normalmente fechado, e ter o conector da placa.",
            "O contato é medido com o motor desligado, aproximando e afastando o ímã. Alguns sensores fecham o contato com o ímã e outros abrem, e por isso a peça nova segue o modelo do motor.",
            "O teste é feito sem energia: o técnico aproxima e afasta um ímã, e o contato do sensor precisa abrir ou fechar. Se ele não muda, é trocado por outro do mesmo modelo, porque cada placa lê um tipo.",
          ],
          [
            "Depois ele acerta os ímãs e, se o motor memoriza o percurso, grava de novo. Alguns ciclos confirmam as duas paradas.",
            "Com o sensor no lugar, os ímãs são ajustados e, nos motores que memorizam o percurso, ele é gravado outra vez.",
            "Por fim, ajusta os ímãs, grava o percurso quando o motor usa esse recurso e testa as duas paradas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor magnético do tipo Hall é a mesma peça?",
        answers: [
          "Não. Os dois percebem o ímã, mas o reed é um contato em ampola de vidro e o Hall é eletrônico e precisa de energia da placa. Um não entra no lugar do outro.",
          "São peças diferentes. O reed apenas fecha ou abre um contato, e o Hall é eletrônico e recebe energia da placa. A central do motor foi feita para um deles.",
        ],
      },
      {
        question: "Posso usar o portão com o reed ruim?",
        answers: [
          "No automático, não: sem o aviso de parada, a folha bate e o motor força. Portão de correr no trilho pode andar à mão, destravado e com o disjuntor desligado.",
          "Só manualmente e em portão de correr ou de abrir em bom estado, sem energia. Com o motor, ele bate e pode queimar.",
          "Pelo motor, não, porque a folha bate no fim. À mão, só portão de correr ou de abrir, destravado e com o disjuntor desligado.",
        ],
      },
      {
        question: "O que estraga o sensor reed?",
        answers: [
          "Vibração e batida trincam o vidro do sensor, e um surto de raio cola o contato. O ímã que encosta nele também pode quebrá-lo.",
          "Pancada, trepidação e raio são as causas mais comuns. Se a folha bate no fim, isso é corrigido antes de pôr o sensor novo.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não: o sensor é uma peça à parte, e o motor continua. A troca leva até {trade.smallRepair}, com o ajuste, se a peça do modelo existe.",
          "Não por causa dele. Com o sensor trocado e os ímãs acertados, o portão volta a parar no ponto, num serviço de até {trade.smallRepair}.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão inteiro, com um vídeo da parada, se o portão ainda anda sem risco",
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
      "fuso gasto barulho",
      "barulho fuso gasto",
      "fuso estalando",
      "fuso rangendo",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fuso gasto no motor basculante faz barulho de raspado na subida e estalo na partida, porque a porca já não se encaixa na rosca da barra. Pare de usar e desligue o disjuntor, pois a folha pode descer de repente. O técnico escora a folha e troca barra e porca, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o fuso do motor está gasto, a folha ganha folga, sobe aos trancos e pode descer de repente: desligue o disjuntor e não passe embaixo. Quando a rosca da barra se gastou, trocam-se barra e porca; quando só a porca se gastou, a barra fica. A visita em residência parte de {price.preventive}, sem peças.",
        "O fuso do motor basculante gasto tem a rosca afiada ou falhada no meio, e por isso a folha fechada balança e o motor estala na partida. Desligue o disjuntor e use outra entrada. A barra e a porca são trocadas com a folha escorada, e a peça é orçada pela foto da etiqueta do motor.",
      ],
      price: [
        "Trocar o fuso gasto custa a barra do modelo, a porca que vai junto e a mão de obra com a folha escorada. Se só a porca se gastou, o serviço sai mais barato. O orçamento é grátis pela foto da etiqueta do motor.",
        "O preço do fuso depende do modelo do motor e do comprimento da barra, e a porca é trocada junto. Some a mão de obra, feita com a folha escorada. Pela foto da etiqueta do motor, passamos o valor sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O barulho do fuso gasto e os outros sinais", "Como reconhecer o fuso gasto"],
        slots: [
          [
            "O fuso é a barra com rosca que gira e faz a porca subir, levando a folha. Quando a rosca se gasta, surge um raspado a cada volta, que aumenta na subida, e um estalo no começo e no fim. A folha fechada passa a balançar quando alguém encosta nela.",
            "O motor gira uma barra com rosca, o fuso, e a porca presa à folha sobe por ela. Com a rosca gasta, a porca raspa e pula: você ouve um ronco áspero na subida, um estalo na partida e vê a folha tremer.",
          ],
          [
            "Se o motor gira e a folha não se mexe, a rosca já não segura nada, e a folha pode cair. Corte a energia, não solte o motor e mantenha todos longe.",
            "O caso mais grave é o do motor que gira com a folha parada: a rosca acabou. Desligue o disjuntor, não destrave e deixe a passagem livre de gente e de carro.",
          ],
        ],
        bullets: [
          "Rangido agudo que some com graxa: rosca seca, e não gasta",
          "Raspado que continua depois da graxa: rosca ou porca gasta",
          "Pó de bronze ou de nylon em volta da barra: é a porca que se gasta",
          "Estalo na partida e folha com folga: desgaste avançado",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fuso gastou", "O que desgasta a rosca do fuso"],
        slots: [
          [
            "A causa mais comum é o contrapeso errado, o bloco que equilibra a folha. Sem esse equilíbrio, o fuso levanta um peso que não deveria levantar. Rosca seca, poeira e motor fora de prumo aceleram o desgaste.",
            "Quase sempre a folha está desequilibrada, e o peso que o contrapeso deveria segurar vai para a rosca. A falta de graxa, a poeira e a barra torta pioram o atrito.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do fuso", "A troca, com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha antes de soltar qualquer peça. Depois troca a barra e a porca, que precisam ter o mesmo passo de rosca, acerta o contrapeso e engraxa. No fim, regula onde a folha para e escuta vários ciclos.",
            "Com a folha presa, o técnico tira o que se gastou e monta barra e porca do mesmo modelo. O contrapeso é acertado na mesma visita, porque sem isso a peça nova se gasta do mesmo jeito. Graxa e regulagem das paradas encerram o serviço.",
          ],
          [
            "Se o motor é antigo e a engrenagem também se gastou, compare com o kit novo, que parte de {price.lowest} instalado em folha de até {width.quarterHp}.",
            "Quando o motor tem outras peças gastas, o técnico põe ao lado o preço do kit novo, a partir de {price.lowest} instalado, para folha de até {width.quarterHp}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão até a troca?",
        answers: [
          "Não. Se a rosca escapar, nada segura a folha no alto. Deixe o portão fechado, com o disjuntor desligado, e use outra entrada.",
          "Melhor não, porque a folga aumenta até a rosca escapar. Feche o portão, desligue o disjuntor e entre pela porta social.",
        ],
      },
      {
        question: "Dá para trocar só a porca?",
        answers: [
          "Sim, se a rosca da barra está inteira. Em barra com a rosca afiada, a porca nova se gasta em pouco tempo.",
          "Dá, quando a barra está boa. Com a rosca já gasta, trocar as duas evita pagar o serviço duas vezes.",
        ],
      },
      {
        question: "Graxa tira o barulho do fuso gasto?",
        answers: [
          "Tira por alguns dias, e o raspado volta. A graxa evita o desgaste, mas não refaz a rosca que se perdeu.",
          "Só por pouco tempo. Se o barulho era de rosca seca, ele some de vez; se volta, a peça está gasta.",
        ],
      },
      {
        question: "O fuso de outra marca serve?",
        answers: [
          "Não: diâmetro, passo da rosca e encaixe mudam de marca para marca. A etiqueta do motor define a peça.",
          "Raramente, porque a porca precisa ter a mesma rosca da barra. Compre pelo modelo do motor.",
        ],
      },
    ],
    photo: "fotos do fuso e da etiqueta do motor, tiradas de longe, e, se já tiver, um vídeo com som",
  },
  {
    id: "fuso-seco",
    broader: "fuso",
    label: "Fuso do basculante seco",
    phrase: "o fuso seco do motor basculante",
    asks: [
      "fuso engripado",
      "fuso engripou",
      "fuso travado",
      "fuso travou",
      "fuso emperrado",
      "fuso preso",
      "fuso motor basculante engripado",
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
        "Fuso do portão basculante seco pede limpeza e a graxa indicada no manual do motor, numa camada fina, com a folha fechada e o disjuntor desligado. Se depois ele ainda range ou sobe aos trancos, a porca se gastou: a troca é do técnico, e a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "O fuso sem graxa faz o portão ranger e subir roncando: limpe a rosca à vista com pano seco e lubrifique com a graxa do fabricante, disjuntor desligado e folha fechada. Não melhorou, a porca acabou e o técnico troca; em residência, a visita começa em {price.preventive}, fora peças.",
        "Que graxa usar no fuso seco do basculante está no manual do motor, e óleo não serve. Desligue o disjuntor, feche a folha, limpe a rosca com pano e aplique pouco; continuando o ronco, é porca gasta, serviço de técnico, com visita residencial desde {price.preventive}, fora peças.",
        "Fuso engripado ou travado no motor basculante vem de rosca seca e enferrujada, porca gasta ou barra empenada, e o motor ronca sem mover a folha. Desligue o disjuntor e não force nem destrave, porque a folha pode cair. O técnico escora, limpa e engraxa, ou troca o que gastou; a visita em casa parte de {price.preventive}, sem peças.",
      ],
      question: [
        "Pode engraxar você mesmo a parte do fuso que está à vista, com a folha fechada e o disjuntor desligado: limpe com pano seco e passe a graxa do manual do motor. Se ainda sobe roncando ou há pó claro na rosca, a porca se gastou, e a troca é do técnico.",
        "Sim, a rosca visível do fuso você mesmo lubrifica, desde que o basculante esteja fechado e o disjuntor, desligado. Use a graxa indicada pelo fabricante, em pouca quantidade; ronco que continua ou pó claro mostra porca gasta, que só o técnico troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como engraxar o fuso sem risco", "Limpeza e graxa, na ordem"],
        slots: [
          [
            "O fuso é a barra com rosca que sobe e desce a folha. Nada se solta nem se desmonta, porque é ele que a segura.",
            "Fuso é a haste roscada que, girando, ergue o portão. Limpe só o que se vê, sem soltar peça alguma, pois a folha depende dele.",
            "A barra com rosca ao lado da folha é o fuso, e ela sustenta o peso. Por isso nada é desmontado, e só se mexe com o portão fechado.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a rosca à vista com pano seco, sem solvente.",
          "Passe uma camada fina da graxa que o manual indica.",
          "Afaste-se, religue e faça dois ciclos de longe.",
          "Desligue outra vez e tire o excesso com pano.",
        ],
      },
      {
        about: "signs",
        headings: ["Fuso seco ou porca gasta", "Quando a graxa já não basta"],
        slots: [
          [
            "Seco é o fuso que range e melhora com graxa. Pó claro na rosca, folga com a folha fechada e estalo na partida mostram a porca gasta, peça que corre na rosca e segura o portão.",
            "Se o ruído some com a graxa, era só secura. Se há pó de nylon ou bronze, folga e estalo, a porca, que desliza na rosca, está no fim.",
            "Rangido que passa depois de lubrificar é falta de graxa. Já folga, pó claro e tranco apontam para a porca, a peça que percorre a rosca.",
          ],
          [
            "Com porca gasta, pare de usar e não destrave, porque a folha pode descer. Ferrugem funda na barra come a porca nova, e aí as duas são trocadas.",
            "Nesse caso deixe o portão parado e travado, sem ninguém embaixo. Barra com crateras de ferrugem é trocada junto, para não destruir a porca nova.",
            "Portão nesse estado fica parado e sem destravar. Se a barra tem ferrugem em crateras, entra uma nova com a porca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no fuso", "A revisão do fuso e da folha"],
        slots: [
          [
            "Com a folha escorada, o técnico limpa a rosca inteira, mede a folga da porca e confere o contrapeso, porque folha pesada seca e gasta o fuso mais cedo. Limpar e regular leva em geral até {trade.smallRepair}.",
            "Escora, limpeza completa, medida da folga e equilíbrio da folha formam a revisão, que toma até {trade.smallRepair} se não há peça a trocar. Contrapeso errado é o que mais castiga a rosca.",
            "A folha é calçada, a rosca recebe limpeza por inteiro e a folga é medida. O equilíbrio também é visto, já que peso demais acaba com o fuso; sem peças, conte até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo ou WD-40 serve no fuso?",
        answers: [
          "Não para ficar: escorre, pinga no chão e leva a graxa embora. No fuso vai graxa, da indicada pelo fabricante.",
          "Não. São finos demais e lavam a lubrificação que resta. Use graxa.",
        ],
      },
      {
        question: "De quanto em quanto tempo engraxar o fuso?",
        answers: [
          "Em casa, na revisão, {visits.home}; com poeira ou muito uso, duas vezes no ano. Rosca de aparência seca já pede.",
          "Uma revisão {visits.home} costuma bastar. Perto de obra ou rua de terra, olhe a cada seis meses.",
        ],
      },
      {
        question: "Graxa demais faz mal?",
        answers: [
          "Faz: junta pó e areia, que viram lixa na rosca. Uma camada fina, com o excesso retirado, é o certo.",
          "Sim, porque o excesso segura poeira e gasta a porca. Menos é melhor.",
        ],
      },
      {
        question: "Quanto dura o fuso de um basculante?",
        answers: [
          "Com folha equilibrada e graxa em dia, acompanha o motor, de {trade.life}. A porca gasta antes e se troca sozinha.",
          "Em geral o tempo do motor, {trade.life}, se a lubrificação não falha. A porca é a peça de desgaste.",
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
        "A dobradiça do portão social que range quase sempre está seca, e óleo fino no pino resolve; se a ponta da folha desceu ou o trinco não encaixa, ela gastou e se troca, por parafuso ou solda, no tamanho da antiga. Em folha leve bastam duas. Fotos da dobradiça e da coluna dão o valor da peça e do serviço.",
        "Dobradiça do portão social rangendo quase sempre está seca: limpe o pino e pingue óleo fino, abrindo e fechando algumas vezes. Se a ponta da folha desceu ou o trinco passou a não encaixar, o pino da dobradiça gastou, e aí o óleo só cala por dias.",
        "Para portão social rangendo, óleo de máquina no pino das dobradiças resolve na maioria dos casos, em cinco minutos. Folha que raspa no piso, fechadura que não entra ou folga no pino pedem troca dele ou acerto da folha.",
        "O barulho na dobradiça do portãozinho de entrada some com óleo fino no pino, se é só secura. Quando o rangido volta em poucos dias ou o trinco desencontra, o pino está gasto e a dobradiça precisa ser trocada.",
      ],
      price: [
        "O rangido se resolve com óleo, sem gastar visita. Dobradiça gasta no portão social custa a peça e a solda, e o par parafusado sai mais barato que o soldado; onde há fechadura elétrica, o trinco é regulado junto.",
        "Tirar o rangido custa só o óleo. Trocar dobradiça ou pino gasto do portão social depende de ser parafusada, mais barata, ou soldada, e de o trinco da fechadura precisar de novo ajuste.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como tirar o rangido", "Óleo na dobradiça, passo a passo"],
        slots: [
          [
            "Não solte pino nem parafuso, porque sem eles a folha cai. Nada precisa ser desmontado.",
            "O pino fica no lugar durante todo o trabalho: tirado, ele derruba a folha. Basta alcançar o topo da dobradiça.",
            "Faça com a folha no lugar e sem desparafusar nada, já que ela se apoia nos pinos.",
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
        headings: ["Quando não é só falta de óleo", "Folha caída, trinco e pino gasto"],
        slots: [
          [
            "A ponta da folha mais baixa que antes, raspando no piso, mostra pino gasto ou coluna cedendo. Com isso o trinco desalinha, e a fechadura elétrica estala sem soltar.",
            "Risco no piso e folga na dobradiça indicam pino gasto. A folha desce, o trinco desencontra do batente, e a fechadura elétrica parece ter queimado.",
            "Se a folha baixou e arrasta, o pino já perdeu metal. O próximo sintoma é o trinco que não entra ou a fechadura que estala e não abre.",
          ],
          [
            "Trinca na solda pede parar de usar até o conserto. A folha pode cair sobre quem passa.",
            "Solda aberta na dobradiça não espera: deixe o portão encostado e fora de uso.",
            "Achou trinca na solda? Não use mais o portão, que pode tombar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem resolve: serralheiro ou técnico", "A quem pedir o conserto"],
        slots: [
          [
            "Dobradiça soldada, coluna e prumo são serviço de serralheiro. Fechadura elétrica, motor, mola e dobradiça parafusada são conosco, e o trinco é regulado depois que a folha volta ao lugar.",
            "O serralheiro cuida de solda, coluna e prumo. Nós trocamos a dobradiça de parafuso e acertamos fechadura, mola e motor, com o trinco testado no fim.",
            "Solda e coluna pedem serralheria. A parte móvel e elétrica, ou seja, dobradiça parafusada, mola, fechadura e motor, fazemos nós, com nova regulagem do trinco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo ou graxa na dobradiça do portão social?",
        answers: [
          "Óleo fino no pino comum, fechado. Graxa só em dobradiça com bico ou rolamento, porque por fora ela junta poeira.",
          "Óleo, na dobradiça comum. A graxa serve à que tem bico para recebê-la por dentro.",
        ],
      },
      {
        question: "Posso usar WD-40?",
        answers: [
          "Serve para soltar e limpar. Depois ponha óleo, porque o desengripante evapora e o rangido volta em semanas.",
          "Para desengripar, sim; para lubrificar, dura pouco. Complete com óleo de máquina.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "A cada seis meses, e a cada três onde bate chuva. Poucas gotas em cada dobradiça bastam.",
          "Duas vezes por ano na maioria das casas, ou quatro em portão exposto à chuva, sempre com o pino limpo.",
        ],
      },
      {
        question: "O rangido pode ser da mola aérea?",
        answers: [
          "Pode. Feche a folha devagar e escute de perto: se o som vem do braço, é o pino da mola, que também leva óleo.",
          "Sim, o braço dela tem pino próprio. Ouça de qual ponto vem o rangido e pingue óleo ali.",
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
        "O controle de portão original de 433 MHz precisa ser da linha da sua central e ser gravado nela; em código rolante, é ele que serve. Em código fixo, um compatível do mesmo código abre igual e custa menos. Mande foto do seu, frente e verso: dizemos qual comprar e o preço.",
        "Controle 433 MHz original traz a marca da central e o selo da Anatel, mas só a frequência não garante: o código tem de ser o dela. Com código rolante, compre o original; com fixo, o compatível basta por menos. A foto dos dois lados do seu mostra o modelo e o valor.",
        "Para acertar no controle original de 433 MHz, confira a linha da central e o tipo de código: o código rolante pede o original, e o fixo aceita um compatível mais barato. Depois vem a gravação; fotografe frente e verso do que abre hoje e damos o preço dos dois.",
      ],
      price: [
        "O controle original de 433 MHz custa mais que o compatível e é cobrado por unidade, com a gravação à parte quando exige visita. O valor muda com a marca e o código, rolante ou fixo: mande a foto do seu, frente e verso, e receba o preço dos dois.",
        "O preço do controle 433 MHz original depende da linha e do código, e ele fica acima do compatível. Em código rolante não há como economizar; em fixo, sim. Com foto dos dois lados do seu, o preço vem antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original ou compatível de 433 MHz", "Quando o original faz falta"],
        slots: [
          [
            "Com código rolante, que muda a cada toque, só o original da linha, ou um que a cite, entra na memória. Com código fixo, o compatível grava e funciona igual, e a vantagem do original fica na tecla e na caixa.",
            "O código rolante se renova a cada uso e recusa um 433 qualquer, por isso pede o original. No fixo, o compatível faz o mesmo, e a diferença está no acabamento.",
            "Se a central é rolante, a que aceita um sinal novo por vez, compre o original da linha. Se é fixa, um compatível resolve, ainda que os botões durem menos.",
          ],
          [
            "A placa pode ter sido trocada, e quem decide é o receptor instalado, não a marca do motor. O controle que abre hoje é a melhor referência.",
            "Olhe o receptor que está lá, pois ele nem sempre é da marca do motor. Compre pelo controle que funciona.",
            "Motor de uma marca com receptor de outra é comum. Siga o que abre o portão hoje.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como reconhecer um original", "O que olhar antes de pagar"],
        slots: [
          [
            "Compare com o que veio com o portão, se ainda tiver.",
            "Com o controle na mão, ou com fotos boas do anúncio, confira isto.",
            "A falsificação aparece nestes detalhes.",
          ],
        ],
        bullets: [
          "Marca e modelo gravados na caixa e iguais na embalagem",
          "Selo da Anatel, com número, exigido em aparelho de rádio",
          "Frequência escrita: 433,92 MHz é a mesma que 433",
          "Nota fiscal e troca garantida por quem vende",
        ],
      },
      {
        about: "visit",
        headings: ["Como o original é gravado", "Depois da compra, a gravação"],
        slots: [
          [
            "O original também vem sem cadastro e só abre depois de gravado. Em receptor externo você mesmo grava pelo manual; dentro do motor, é do técnico, porque há tensão da rede e um toque longo apaga todos em muitas placas.",
            "Mesmo sendo da marca, ele precisa ser gravado. Receptor fora do motor se grava com o manual; placa sob a tampa fica com o técnico, por causa da energia e do risco de apagar os outros.",
            "Falta gravar, como em qualquer controle. Se o botão está num receptor externo, o manual ensina; se está no motor, junto da rede elétrica, chame o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer controle original de 433 MHz abre meu portão?",
        answers: [
          "Não. Precisa ser da linha da sua central e ser gravado nela; a frequência igual é só a metade.",
          "Só o da linha certa. A mesma marca tem modelos de 433 com códigos diferentes.",
        ],
      },
      {
        question: "Meu controle é de 292 MHz. Posso comprar um de 433?",
        answers: [
          "Não para o mesmo receptor. Ou compra outro de 292, ou instala um receptor de 433 e troca todos os controles.",
          "O receptor de 292 não escuta 433. A mudança pede receptor e controles novos, com o mesmo motor.",
        ],
      },
      {
        question: "433 e 433,92 MHz são a mesma coisa?",
        answers: [
          "São: 433,92 é o valor completo da faixa de 433. Os dois falam no mesmo canal.",
          "Na prática, sim. Um é a forma curta do outro.",
        ],
      },
      {
        question: "O original ainda existe para motor antigo?",
        answers: [
          "Nem sempre. Se saiu de linha, usa-se um compatível ou instala-se receptor avulso com controles novos.",
          "Às vezes não. Nesse caso, um receptor externo de 433 renova o conjunto sem trocar o motor.",
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
        "Para saber se o controle do portão é original, procure quatro sinais: selo da Anatel com número, marca e modelo gravados no aparelho, embalagem com o mesmo modelo e nota fiscal. Se faltar algum, desconfie. Por uma foto dos dois lados, dizemos se ele serve na sua central antes de você pagar.",
        "Controle falso ou pirata costuma vir sem o selo da Anatel, com marca borrada ou nome parecido, sem modelo na embalagem e sem nota. O original traz tudo isso igual na caixa e no aparelho. Por uma foto da frente e do verso, dizemos se ele funciona na sua central.",
        "Controle de portão falsificado se reconhece pelo que falta: selo da Anatel, marca e modelo iguais no aparelho e na embalagem, ou nota fiscal. Muitas vezes ele também custa bem menos. Com foto da frente e do verso, dizemos se ele serve no seu portão.",
      ],
      price: [
        "Preço baixo sozinho não prova que o controle é falso, porque o compatível honesto também custa menos. Confira o selo da Anatel com número, o modelo gravado no aparelho e igual ao da embalagem e a nota fiscal. Se faltar algum, peça a troca a quem vendeu.",
        "Um controle bem mais barato pode ser compatível honesto ou falsificado. O que separa os dois é o selo da Anatel, a marca própria no aparelho e a nota fiscal. Por uma foto dos dois lados, dizemos se ele funciona na sua central antes de você pagar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no controle antes de pagar", "Sinais de controle original e de falso"],
        slots: [
          [
            "Compare com o controle que veio com o portão, se ainda tiver, porque a diferença aparece lado a lado.",
            "Com o controle na mão, ou com boas fotos do anúncio, confira os pontos abaixo.",
            "A conferência leva um minuto e vale também para anúncio com fotos.",
          ],
        ],
        bullets: [
          "Selo da Anatel, com número que se confere no site da agência",
          "Marca e modelo gravados no aparelho, sem borrão nem letra trocada",
          "O mesmo modelo no aparelho e na embalagem",
          "Nota fiscal com o modelo e troca garantida por quem vende",
        ],
      },
      {
        about: "choose",
        headings: ["Falso não é o mesmo que compatível", "Original, compatível e falso"],
        slots: [
          [
            "O compatível é produto de outra marca, com nome e selo próprios, e informa com quais centrais trabalha. Em código fixo, ele abre igual ao original e custa menos, sem nada de errado nisso.",
            "Existe o compatível honesto, com marca própria, selo e lista de centrais. No código fixo, ele faz o mesmo que o original por menos.",
            "Não há problema no compatível, que usa o próprio nome e o próprio selo. Onde o código é fixo, ele substitui o original a um preço menor.",
          ],
          [
            "O falso usa o nome de outra marca e não tem quem dê garantia. Costuma ter alcance curto e muitas vezes nem grava em central de código rolante, que muda a cada toque.",
            "Já a falsificação copia a marca alheia, sem garantia. O alcance fraco é comum, e uma central de código rolante, que muda a cada toque, costuma recusá-la.",
            "O falsificado traz a marca de outro fabricante e nenhuma garantia. O alcance costuma ser ruim, e em código rolante, que muda a cada uso, ele muitas vezes não grava.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco do controle sem procedência", "O que fazer se você já comprou"],
        slots: [
          [
            "Aparelho de rádio sem homologação não pode ser vendido no Brasil, e sem nota não há garantia. Se já comprou, teste a gravação, guarde nota e anúncio e peça a troca. Em compra pela internet, a lei dá sete dias para desistir.",
            "Sem homologação da Anatel a venda é irregular, e sem nota ninguém responde pelo produto. Se você comprou, guarde o anúncio, tente gravar e peça a troca, lembrando que na internet há sete dias para devolver.",
            "Vender controle sem homologação é irregular, e a falta de nota tira a garantia. Quem já pagou deve testar, reunir as provas da compra e pedir a troca, ou devolver em até sete dias se comprou pela internet.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle sem selo da Anatel funciona?",
        answers: [
          "Pode funcionar, mas aparelho de rádio sem homologação não pode ser vendido no Brasil, e ninguém responde por ele.",
          "Às vezes abre. O problema é a falta de garantia e o alcance incerto, além da venda irregular.",
        ],
      },
      {
        question: "Controle muito barato é sempre falso?",
        answers: [
          "Não, porque o compatível de código fixo custa menos mesmo. Desconfie quando o preço é baixo e a marca é conhecida, mas não há selo nem nota.",
          "Nem sempre. Barato com marca própria e selo é compatível; barato com marca famosa e sem selo é suspeito.",
        ],
      },
      {
        question: "Controle falso estraga o portão?",
        answers: [
          "Não danifica a placa, porque só envia um sinal de rádio. O prejuízo é não gravar, falhar de longe ou parar cedo.",
          "O portão não sofre nada. O prejuízo é seu, com alcance curto e sem garantia.",
        ],
      },
      {
        question: "Vocês gravam um controle comprado fora?",
        answers: [
          "Gravamos, se a frequência e o código forem os da sua central. Isso se confere antes, pela etiqueta ou pelo verso do controle.",
          "Sim, quando ele é do padrão da central. A gravação entra na visita e serve para vários controles.",
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
        "A botoeira do portão sem fio que parou de funcionar quase sempre está com a pilha no fim: troque por outra do mesmo código. Se a luz acende e o portão ignora, ela saiu da memória ou o receptor falhou; gravar ou trocar, peça e serviço, é orçado por foto.",
        "Botoeira sem fio é um controle preso na parede: parou, troque a pilha por igual. Com pilha nova e sem efeito, ela precisa ser gravada de novo no receptor; se os controles também não abrem, o defeito é dele. Botoeira nova e gravação entram na mesma conta, dada antes da visita.",
        "Se a botoeira sem fio parou, comece pela pilha e depois aperte um controle do mesmo lugar: se ele abre, o problema é dela, pilha ou memória; se não abre, é o receptor. A foto dela e da etiqueta do motor dá o valor de gravar ou de pôr outra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar, em ordem", "Pilha, memória ou receptor"],
        slots: [
          [
            "Não há fio de rede na botoeira sem fio, então a capa dela você pode abrir; a tampa do motor, não. Pare no passo que resolver.",
            "Aqui a capa do botão pode ser aberta sem risco, porque ele só tem pilha. A do motor fica fechada, por causa da tensão.",
            "O botão sem fio funciona a pilha, e abri-lo é seguro. Siga a ordem, do mais simples ao que pede técnico.",
          ],
        ],
        steps: [
          "Aperte e veja se a luz da botoeira acende.",
          "Troque a pilha por outra do mesmo tipo, no lado certo.",
          "Do mesmo lugar, aperte um controle: se ele abre, o problema é da botoeira.",
          "Teste a botoeira perto do motor: se só funciona ali, é alcance.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a botoeira sem fio para", "Depois da pilha"],
        slots: [
          [
            "Pilha fraca encurta o alcance antes de parar de vez, e a luz fica apagada ou fraca. Depois vêm a memória apagada, comum quando alguém regravou os controles, e a água ou ferrugem nos contatos.",
            "Antes de parar, a pilha no fim obriga a apertar duas vezes. Se ela é nova, pense em memória limpa numa regravação, contato enferrujado ou botão gasto.",
            "O primeiro motivo é a pilha, que avisa com luz fraca. Os outros são a perda do cadastro, quando se apaga a memória para tirar um controle, e a umidade no botão.",
          ],
          [
            "Ferro e parede grossa entre ela e o motor também atrapalham, mais ainda com lâmpada de LED perto do receptor.",
            "Chapa, laje e fonte de LED no caminho derrubam o sinal, e o botão parece com defeito.",
            "Se falha só às vezes, procure metal no caminho ou aparelho eletrônico novo perto do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Gravar, trocar ou passar para fio", "O que custa cada saída"],
        slots: [
          [
            "Trocar a pilha você mesmo faz; a gravação é rápida e cabe na visita. Botoeira nova é orçada por foto, e em parede longe do motor ou atrás de ferro a versão com fio é mais certa.",
            "A pilha é o menor gasto, e regravar vem depois, dentro da visita. Se o problema é alcance, vale a botoeira com fio, que soma cabo; a sem fio nova sai pela foto.",
            "Pilha, gravação, botoeira nova: o custo sobe nessa ordem. Onde o sinal nunca chega bem, o fio resolve de vez, com o valor do cabo.",
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
          "Varia com o número de toques por dia. Em geral o sinal do fim é só funcionar de perto.",
        ],
      },
      {
        question: "Qualquer botoeira sem fio serve no meu portão?",
        answers: [
          "Não: frequência e código têm de ser os do receptor, como num controle. A foto de um controle diz qual.",
          "Só a da mesma frequência e código da placa. Mande a foto de um controle que abre, frente e verso.",
        ],
      },
      {
        question: "Posso gravar a botoeira sozinho?",
        answers: [
          "No receptor externo, sim, pelo botão de aprender, conforme o manual. Se o botão fica na placa do motor, deixe com o técnico.",
          "Depende de onde está o receptor: fora do motor, o manual ensina; dentro da tampa, há tensão, e quem grava é o técnico.",
        ],
      },
      {
        question: "Com ou sem fio: qual é melhor?",
        answers: [
          "Com fio, não depende de pilha nem de sinal e falha menos. Sem fio, instala-se sem quebrar parede.",
          "A com fio é mais certa para uso diário; a sem fio ganha onde passar cabo é difícil.",
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
        "Portão social raspando no chão desceu na ponta por dobradiça gasta, solda cedendo ou coluna fora de prumo. Não corte embaixo nem force: o conserto é trocar o pino ou a dobradiça e aprumar a folha, e com solda trincada ou folha bamba pare de usar, porque ela pode cair.",
        "Se o portãozinho de pedestre arriou e está arrastando no piso, quem cedeu foi a dobradiça, a solda ou a coluna, e óleo não ergue a folha. Cortar embaixo não resolve, pois ela continua descendo; troca-se pino ou dobradiça, o reparo mais barato, ou refaz-se a solda.",
        "O portão social que caiu na ponta e não encaixa tem dobradiça com folga, solda aberta ou coluna inclinada, e o conserto começa por aí. Em preço, pino e dobradiça vêm antes de solda, e a coluna é o mais caro; não corte a folha, que o problema volta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Dobradiça, solda ou coluna: os sinais", "O que fez o portão social descer"],
        slots: [
          [
            "Olhe com o portão entreaberto e firme, sem ficar embaixo nem forçar.",
            "Um exame de um minuto mostra qual apoio cedeu.",
            "Cada apoio deixa um sinal diferente, visível sem ferramenta.",
          ],
        ],
        bullets: [
          "A ponta sobe quando você a ergue de leve: pino ou furo gasto",
          "Risco ou fenda na junta da dobradiça: solda cedendo",
          "Coluna que se mexe ou piso trincado no pé: coluna",
          "Fresta maior em cima que embaixo, do lado do trinco: folha caída",
          "Fechadura estala e não solta: consequência do desalinho",
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta ao prumo", "O conserto do portão social, na ordem"],
        slots: [
          [
            "O técnico escora a folha, troca o pino ou a dobradiça e confere o prumo antes de mexer no trinco. Se a solda abriu, ela é refeita com reforço, e a fechadura elétrica fica desligada durante o serviço.",
            "Com a folha apoiada, entra a dobradiça nova ou a solda com chapa, e o prumo é conferido. Só depois se acerta o fecho, com a fechadura elétrica sem energia enquanto se solda.",
            "Primeiro a escora, depois a dobradiça ou a solda reforçada, e então o prumo. O trinco e a fechadura elétrica, desligada nesse tempo, são ajustados por último.",
          ],
          [
            "A coluna que cedeu é de pedreiro ou serralheiro e vem antes da dobradiça, senão a folha desce outra vez. Uma dobradiça simples leva até {trade.smallRepair}.",
            "Quando o problema é a coluna, ela é firmada primeiro, por pedreiro ou serralheiro. Trocar uma dobradiça comum não passa de {trade.smallRepair}.",
            "Coluna frouxa pede alvenaria ou serralheiro antes de qualquer dobradiça nova. Sendo só a ferragem, são até {trade.smallRepair} de serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Pino, dobradiça, solda ou coluna"],
        slots: [
          [
            "O pino ou a dobradiça parafusada são o conserto mais barato; solda e reforço custam mais, e a coluna é o mais caro. Se basta regular fecho e mola, a visita em casa parte de {price.preventive}, sem peças.",
            "Em ordem de valor: pino, dobradiça, solda com reforço e coluna. Quando só falta ajustar trinco ou mola, a ida em residência custa desde {price.preventive}, fora peças.",
            "O custo cresce da ferragem para a solda e dela para a coluna. Acertar apenas o fecho e a mola cabe na visita, que começa em {price.preventive} em casa, peças à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar um pedaço embaixo da folha?",
        answers: [
          "Não: a folha continua descendo, e o corte abre o tubo para chuva e ferrugem. Acerte o apoio, e ela volta à altura.",
          "Cortar só ganha algumas semanas. A dobradiça segue cedendo, e depois sobra uma fresta embaixo que não se desfaz.",
        ],
      },
      {
        question: "A fechadura elétrica não solta mais. É ela?",
        answers: [
          "Em geral, não: a folha desceu e a lingueta ficou presa de lado. Erga a ponta com a mão e aperte o botão; se soltar, é desalinho.",
          "Quase sempre é a folha fora do lugar. Faça o teste erguendo a ponta de leve antes de comprar outra fechadura.",
        ],
      },
      {
        question: "É perigoso usar o portão social assim?",
        answers: [
          "Com solda trincada ou dobradiça quase solta, sim, porque a folha pode cair sobre quem passa. Entre pela garagem até o conserto.",
          "Se só raspa, dá para usar devagar. Havendo trinca ou parafuso solto, não use e mantenha crianças longe.",
        ],
      },
      {
        question: "Pôr um rodízio na ponta resolve?",
        answers: [
          "Serve de alívio em piso liso, mas não corrige a dobradiça, e em piso irregular a folha trava. O certo é devolver o prumo.",
          "É remendo: tira o peso da ponta e deixa o pino gasto. Em calçada inclinada, costuma atrapalhar mais que ajudar.",
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
        "Depende: um controle de 433 MHz serve no motor [marca] se o código da central for fixo e igual ao dele; em código rolante, só serve o que cita a linha da sua central. Mande a foto do atual, frente e verso: dizemos qual comprar e o valor. Depois ele precisa ser gravado.",
        "O controle compatível com [marca] funciona quando tem a mesma frequência, em geral 433 MHz, e o mesmo código da central. Código fixo aceita; código rolante, que muda a cada toque, pede o da própria linha. Fotografe os dois lados do seu para saber o caso e o preço, antes de gravar.",
        "No motor [marca], o compatível 433 MHz funciona quase sempre que o código é fixo, e não funciona em rolante de outra linha. Compare os MHz e o tipo de código com os do controle que já abre, ou mande foto dele: indicamos o que serve, quanto custa e como gravar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o controle compatível serve", "Fixo ou rolante: o que muda"],
        slots: [
          [
            "Controle com chavinhas por dentro, ou que já foi copiado em chaveiro, é de código fixo, e aí o compatível serve. Se o manual fala em rolante ou anticlonagem, compre o da linha, porque um 433 qualquer não entra na memória.",
            "Chavinhas na placa do controle mostram código fixo, que aceita compatível. Já as palavras rolling code ou anticlonagem querem dizer que só o controle da própria linha será gravado.",
            "Se o seu tem chavinhas ou se copia em chaveiro, o código é fixo e o compatível abre. Com código rolante, o que muda a cada uso, a central recusa aparelho de outra linha.",
          ],
          [
            "A placa pode ter sido trocada: vale o código dela, e não o nome no motor. O compatível costuma custar menos que o original e alcançar o mesmo, com pilha boa.",
            "Quem decide é a placa instalada, que nem sempre é a de fábrica. Acertado o código, o compatível sai por menos e tem alcance parecido.",
            "Em motor com placa trocada, siga o padrão dela. Feita essa conferência, o compatível faz o trabalho do original por um preço menor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que comparar antes de comprar", "Como conferir se o compatível serve"],
        slots: [
          [
            "Dois minutos com o controle que já abre evitam a compra errada. Confira nesta ordem.",
            "O controle em uso traz quase todas as respostas. Compare assim.",
            "Tenha à mão o que funciona hoje e siga estes pontos.",
          ],
        ],
        steps: [
          "Leia os MHz no verso do atual: têm de ser os mesmos do novo.",
          "Abra sem a pilha e procure chavinhas, sinal de código fixo.",
          "Veja se a embalagem do novo cita a linha da sua central.",
          "Confira quantos botões você precisa.",
        ],
      },
      {
        about: "visit",
        headings: ["Depois de comprar, falta gravar", "A gravação do compatível"],
        slots: [
          [
            "O novo só abre depois de gravado: em receptor externo, por você mesmo, pelo manual; na placa sob a tampa do motor, pelo técnico, porque há tensão da rede ali. Controle e gravação são orçados juntos, antes da visita.",
            "Em receptor externo, o manual ensina a gravar. Se o botão fica dentro do motor, junto da rede, chame o técnico: aparelho e serviço vêm numa conta só, dada por foto.",
            "Falta o cadastro. Receptor externo você mesmo grava; placa no motor é do técnico, por causa da tensão, e a visita serve para vários controles, orçados com a gravação por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O compatível dura menos que o original?",
        answers: [
          "Pode durar menos na tecla e na caixa. O alcance é parecido, com pilha boa e antena em ordem.",
          "Depende do fabricante. A eletrônica é semelhante, e a diferença aparece nos botões e no encaixe da pilha.",
        ],
      },
      {
        question: "Posso misturar original e compatível no mesmo portão?",
        answers: [
          "Pode, se os dois têm o código da central. Cada um ocupa a sua posição na memória.",
          "Sim, sem problema. A central só olha o código, e não a marca da capa.",
        ],
      },
      {
        question: "O compatível pode estragar a central?",
        answers: [
          "Não: ele apenas envia um sinal de rádio. Se for incompatível, a central o ignora.",
          "Sem risco para a placa. O pior que acontece é não gravar ou não abrir.",
        ],
      },
      {
        question: "Comprei um compatível que não grava. E agora?",
        answers: [
          "Provavelmente a central é de código rolante ou de outra frequência. Peça a troca a quem vendeu e mande a foto do que funciona para achar o certo.",
          "Troque a pilha e tente uma vez mais. Não gravando, o código é outro: devolva e compre o da linha da central.",
        ],
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
        "Para gravar controle novo sem apagar os outros, dê só um toque curto no botão de gravação: o novo entra numa posição livre da memória. O que apaga é segurar o botão por vários segundos; em receptor externo você mesmo faz, e sob a tampa do motor o cadastro é do técnico.",
        "Gravar um controle novo não apaga os outros, desde que o toque no botão de gravar seja rápido, porque cada um ocupa um lugar próprio na memória. Segurar por muitos segundos limpa tudo. Se o botão está num receptor externo, o passo a passo é seu; dentro do motor, chame o técnico.",
        "Dá para gravar o controle novo sem apagar os outros: basta que o toque no botão seja breve, e ele ocupa um espaço vago. Manter o botão apertado é o que limpa a memória. Receptor externo qualquer pessoa programa, mas botão dentro do motor, junto da rede, fica com o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ordem, no receptor externo", "Gravar o novo e conferir os antigos"],
        slots: [
          [
            "Separe um controle que já abre, para testar no fim, e siga os passos abaixo no receptor externo. O tempo do LED muda com a marca, por isso tenha o manual dele por perto.",
            "Antes de começar, confira quais controles funcionam e deixe um à mão. A ordem vale para a maioria dos receptores externos, e o manual do seu diz quanto tempo a luz espera.",
            "Um controle antigo que funcione serve de prova no final. Os passos são os usuais em receptor externo; consulte o manual, já que a espera do LED varia entre as marcas.",
          ],
        ],
        steps: [
          "Ponha pilha nova e confira se frequência e código são os do receptor.",
          "Dê um toque curto no botão de gravação: o LED acende ou pisca.",
          "Aperte a tecla do controle novo até o LED responder.",
          "Solte e espere o LED apagar sozinho.",
          "Teste o novo e um dos antigos, com o portão à vista.",
        ],
      },
      {
        about: "causes",
        headings: ["Se os outros pararam ou o novo não entrou", "Quando a gravação não sai como devia"],
        slots: [
          [
            "Se os antigos pararam, o botão ficou apertado tempo demais e a memória foi limpa: é preciso gravar todos outra vez, um a um. Nada estragou, mas será necessário reunir os controles da casa.",
            "Controles antigos mudos depois da gravação querem dizer memória apagada por um aperto longo. A saída é juntar todos e regravar, cada um na sua vez; a placa não sofreu dano com isso.",
            "Quando os que funcionavam param, o aperto longo limpou o cadastro. Reúna os controles da família e grave um por um: o receptor continua bom.",
          ],
          [
            "Já o LED que recusa o novo aponta para memória cheia ou código diferente. Não insista segurando o botão; confira no verso do controle se a frequência e o tipo de código são os da central.",
            "Se a luz não aceita o controle novo, a memória está cheia ou o código não combina. Olhe frequência e tipo no verso antes de tentar de novo, sempre sem segurar o botão.",
            "Recusa do novo, por sua vez, vem de código incompatível ou de memória sem lugar. Compare o verso dele com o de um antigo, em vez de apertar o botão por mais tempo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando o botão fica dentro do motor", "Por que às vezes é serviço de técnico"],
        slots: [
          [
            "Em muitos motores o botão de gravação está na placa, sob a tampa, ao lado de fios com tensão da rede. Ali quem grava é o técnico, que também pode apagar um controle perdido e testar o alcance; controle e cadastro são orçados juntos por foto.",
            "Quando a placa fica debaixo da tampa, o botão tem fios da rede bem perto, e o cadastro deixa de ser tarefa de morador. O técnico grava, testa a distância e remove o que foi perdido, com controle e serviço no mesmo orçamento por foto.",
            "Botão na placa do motor significa mão perto da tensão da rede, por isso a tampa fica fechada e o técnico faz a gravação. Ele confere o alcance e exclui controle perdido; o valor, com o aparelho incluído, é dado pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos segundos apagam a memória?",
        answers: [
          "Muda com a placa; em muitas, bastam de cinco a dez segundos de botão apertado. Por isso o toque de gravação é curto, de cerca de um segundo.",
          "Não há número único: várias centrais limpam tudo entre cinco e dez segundos. Toque e solte logo, e consulte o manual do seu modelo.",
        ],
      },
      {
        question: "Dá para gravar usando um controle já cadastrado?",
        answers: [
          "Em algumas linhas, sim: um controle que já funciona põe a central em modo de gravação, sem abrir nada. O manual da central diz se a sua aceita e em que ordem apertar.",
          "Há centrais que permitem, usando um controle antigo para liberar o novo à distância. Como nem todas têm a função, confira no manual pelo nome da placa.",
        ],
      },
      {
        question: "Quantos controles cabem na memória?",
        answers: [
          "Depende da central: em casa, de algumas dezenas a mais de cem. Se a memória encheu, controles antigos e perdidos ainda ocupam lugar e podem ser apagados.",
          "Na maioria das residenciais, dezenas, e em algumas passa de cem. Memória cheia costuma ser cadastro velho, que se limpa para gravar só os que estão em uso.",
        ],
      },
      {
        question: "Copiar de um controle para outro apaga alguma coisa?",
        answers: [
          "Não, porque o clone copia o código e nem mexe na memória da central. Só funciona com controle de código fixo; o de código rolante precisa ser cadastrado no receptor.",
          "A cópia de código fixo não toca no receptor, então ninguém perde o cadastro. Já o código rolante, que muda a cada aperto, em geral não se copia e exige gravação.",
        ],
      },
    ],
    photo: "fotos do controle novo, frente e verso, e do receptor externo ou da etiqueta do motor",
  },
];
