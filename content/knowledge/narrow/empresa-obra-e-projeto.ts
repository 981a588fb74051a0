import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What architects, electricians and metalworkers ask before a gate gets its motor. */
export const empresaObraEProjeto: NarrowConcept[] = [
  {
    id: "eletroduto-do-portao",
    broader: "instalacao-eletrica",
    label: "Eletrodutos e preparação elétrica do portão",
    phrase: "a preparação elétrica do portão",
    asks: [
      "caixa passagem portão",
      "caixa de passagem portão eletrônico",
      "conduíte corrugado portão",

      "conduíte motor portão tamanho",
      "qual conduíte motor portão",
      "conduíte motor portão qual tamanho",
      "conduíte motor portão 3/4",
      "conduíte 3/4 portão",
      "eletroduto 3/4 portão",
      "bitola conduíte portão",
      "tamanho conduíte portão",
      "construindo tubulação motor portão",
      "construindo casa tubulação portão",
      "tubulação deixar motor portão",
      "deixar pronto motor obra",
      "obra deixar pronto motor portão",
      "construção deixar pronto portão",
      "que tubulação deixar portão",
      "eletroduto portão",
      "eletroduto motor portão",
      "conduíte portão",
      "conduíte motor portão",
      "qual eletroduto portão automático",
      "tubulação elétrica portão",
      "tubulação portão automático",
      "preparação elétrica portão",
      "preparação portão automático",
      "preparar elétrica portão",
      "preparar elétrica motor portão",
      "infraestrutura elétrica portão",
      "infraestrutura portão automático",
      "infra portão automático",
      "espera elétrica portão",
      "deixar pronto elétrica portão",
      "obra preparar portão automático",
      "mangueira corrugada portão",
      "fiação enterrada portão",
      "elétrica portão automático obra",
      "qual cabo passar conduíte portão",
      "cabo passar conduíte portão",
      "qual cabo conduíte pivotante",
      "qual fio passar conduíte portão",
      "qual cabo passar conduíte motor",
    ],
    intent: "installation",
    answers: {
      any: [
        'Na preparação elétrica do portão automático, use dois eletrodutos de 25 mm (3/4"): um de energia, com cabo de 2,5 mm² no mínimo e terra, e outro separado, de comando, para fotocélula, botoeira e interfone. Quem está construindo deixa também a travessia sob o vão e uma caixa perto do motor.',
        'Para o motor do portão, a tubulação a deixar na casa em construção são dois tubos de 25 mm (3/4"), um só da energia e outro dos fios de comando. O cabo é de 2,5 mm² no mínimo, com terra e disjuntor próprio, e uma travessia leva a fotocélula ao outro lado do vão.',
        'O conduíte para motor de portão é de 25 mm (3/4"), e são dois tubos separados. No da energia vão os cabos de 2,5 mm² no mínimo, com fio terra. No do comando vai o cabo de 4 vias de 0,5 mm², para fotocélula e botoeira. Com duas folhas, deixe ainda dois tubos sob o vão.',
        'O eletroduto para portão automático é de 25 mm (3/4"), em dois tubos separados. Um leva a energia, com cabo de 2,5 mm² ou mais e fio terra. O outro leva o comando, para fotocélula, botoeira e interfone. Na obra, deixe ainda um tubo sob o vão e uma caixa de passagem junto ao motor.',
        'O conduíte para o portão pode ser corrugado reforçado, sob o piso ou na laje, ou rígido, à vista, sempre de 25 mm (3/4"). Um tubo leva a energia, com cabo de 2,5 mm² no mínimo e terra, e outro leva o comando. Ponha uma caixa de passagem junto ao motor, com um metro de cabo de sobra.',
      ],
      price: [
        "O custo da preparação elétrica do portão depende da distância do quadro, do piso a abrir e do número de pontos, e na obra sai bem por menos que depois de pronta. São dois tubos de 25 mm, cabo de 2,5 mm² e terra. O serviço é de eletricista, e fotos ou a planta mostram o que falta.",
        "Preparar a elétrica do portão custa conforme os metros até o quadro e o piso a quebrar, por isso é mais barato na obra. O material são dois eletrodutos de 25 mm e cabo de 2,5 mm² com terra. Mande planta ou fotos com as distâncias.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que deixar pronto na obra", "Pontos que o portão vai pedir"],
        slots: [
          [
            "Com o piso ainda aberto, estes pontos custam pouco. Depois de pronto, o tubo precisa ir por fora. Deixe um arame dentro de cada tubo, para o eletricista puxar os cabos.",
            "O que for esquecido agora exigirá quebrar o piso ou usar canaleta. Em cada tubo vazio, passe um arame-guia, que facilita puxar os fios.",
            "Resolva isto antes do contrapiso, quando tudo é mais barato. Tubo sem fio recebe um arame-guia e as pontas tampadas, para não entupir de massa.",
          ],
        ],
        bullets: [
          "No quadro: circuito só do portão, com disjuntor, DR e terra",
          'Do quadro ao motor: eletroduto de 25 mm (3/4") para a energia',
          "Ao lado: outro eletroduto de 25 mm para fotocélula, botoeira e interfone",
          "Sob o vão: um tubo até a coluna oposta, para a fotocélula, e mais um para o segundo motor, se são duas folhas",
          "Junto ao motor: caixa de passagem, e um ponto alto para o sinaleiro",
        ],
      },
      {
        about: "choose",
        headings: ["Que tubo e que cabo usar", "Bitola do eletroduto e do cabo"],
        slots: [
          [
            "Sob piso ou laje, use o tubo corrugado reforçado, que não amassa no concreto. À vista, use eletroduto rígido com abraçadeiras. Energia e comando ficam em tubos diferentes, porque o cabo de energia faz o interfone chiar e confunde os sensores.",
            "O corrugado leve serve na parede, mas no piso só o reforçado aguenta o peso; aparente, prefira o rígido. Misturar força e comando no mesmo tubo causa chiado no interfone e comando falso.",
            "Embaixo do piso use o reforçado, e à vista o rígido preso com abraçadeira, pois o leve esmaga. A separação entre força e comando evita interferência no sensor e no interfone.",
          ],
          [
            "O cabo de 2,5 mm² atende o motor residencial em distância comum. Motor pesado, trifásico ou longe do quadro pede fio mais grosso, que o eletricista calcula pela corrente da etiqueta e pelos metros.",
            "Em casa, 2,5 mm² costuma bastar. A bitola sobe quando o quadro fica longe ou o motor é grande, e o cálculo usa a corrente da etiqueta e o comprimento do cabo.",
            "Para motor de casa perto do quadro, 2,5 mm² dá conta. Percurso longo, folha pesada ou rede trifásica exigem cálculo do eletricista, com a corrente e a distância.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Onde o tubo deve sair em cada portão", "A ponta do eletroduto"],
        slots: [
          [
            "No de correr, o tubo sai do piso junto à base do motor, do lado para onde a folha se recolhe. No basculante, sobe pela coluna do motor. No de abrir com duas folhas, chega às duas colunas, ligadas por baixo do vão.",
            "Portão de correr pede a saída no piso, dentro da base, no lado em que ele fica aberto. Basculante recebe a energia por uma das colunas, e o de duas folhas precisa dela nas duas, com travessia.",
            "A ponta muda com o portão: na base de piso do deslizante, do lado do recolhimento; no alto da coluna do basculante; em ambas as colunas do portão de abrir, unidas por um tubo sob o vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar tudo num eletroduto só?",
        answers: [
          "É melhor não. O cabo de energia interfere nos fios finos, e o portão pode abrir sozinho ou a fotocélula falhar. Se o tubo já é um só, cabo blindado no comando reduz o problema.",
          "Não convém, por causa da interferência no sensor e no interfone. Com um tubo só já pronto, o comando vai em cabo blindado ou em canaleta à parte.",
        ],
      },
      {
        question: "Deixo tomada ou ponta de cabo?",
        answers: [
          "Deixe uma ponta de cabo em caixa de passagem, isolada e com um metro de sobra. O técnico faz a ligação na instalação, com o disjuntor desligado.",
          "Caixa com a ponta isolada e sobra de um metro serve melhor que tomada, que solta e oxida perto da rua. A ligação fica para o dia do motor.",
        ],
      },
      {
        question: "Já acabei a obra e não deixei tubo. E agora?",
        answers: [
          "Eletroduto aparente ou canaleta externa resolve na maioria das casas. Só a travessia do vão pode exigir um corte fino no piso, ou fotocélula sem fio, a bateria.",
          "Dá para levar a energia em tubo aparente, sem quebrar parede. Para o outro lado do vão, corta-se uma faixa do piso ou usa-se fotocélula a bateria.",
        ],
      },
      {
        question: "O circuito é 127 V ou 220 V?",
        answers: [
          "A tensão é a da etiqueta do motor, que pode ser 127 V, 220 V ou bivolt. Se o modelo ainda não foi escolhido, deixe no quadro lugar para um disjuntor bipolar, que serve aos dois casos.",
          "Depende do motor: a etiqueta diz 127 V, 220 V ou bivolt. Peça ao eletricista espaço para disjuntor bipolar no quadro e fio terra até o portão, para não ficar preso a uma tensão.",
        ],
      },
    ],
    photo: "fotos do local do portão e do quadro de luz fechado, com a distância entre os dois",
  },
  {
    id: "bitola-por-metros",
    broader: "instalacao-eletrica",
    label: "Bitola do fio pela distância",
    phrase: "a bitola do fio do motor",
    asks: [
      "metragem engrossar fio portão",
      "metragem preciso engrossar fio",
      "cabo 4 mm portão quantos metros",
      ...combine(
        ["que fio", "qual fio", "que cabo", "qual cabo", "qual bitola", "fio usar", "bitola fio", "bitola cabo"],
        ["motor portão metros", "portão metros", "portão quadro metros"],
      ),
      ...combine(["fio", "cabo", "bitola"], ["metros quadro", "metros quadro portão"]),
      ...combine(
        ["bitola", "que fio", "qual fio", "qual cabo", "que cabo", "fio", "cabo"],
        ["metros quadro", "quadro longe", "longe quadro", "distância quadro"],
      ),
      ...combine(
        ["qual bitola fio", "bitola fio usar", "bitola cabo usar", "bitola fio", "bitola cabo"],
        ["motor quadro", "metros quadro motor", "motor metros", "metros", "motor longe", "longe"],
      ),
      "bitola motor portão",
      "qual bitola motor portão",
      "bitola fio motor portão",
      "bitola cabo portão eletrônico",
    ],
    intent: "question",
    answers: {
      any: [
        "A bitola da fiação do portão eletrônico é de 2,5 mm² no mínimo, e de 4 mm² quando o quadro de luz fica longe. Para motor de até 10 A, o cabo de 2,5 mm² alcança perto de 30 metros em 127 V e 55 metros em 220 V. São três cabos: dois de energia e o terra.",
        "Para um motor de portão a 30 metros do quadro, use três cabos de 2,5 mm²: dois de energia e o terra. Essa bitola alcança perto de 30 metros em 127 V e 55 metros em 220 V, com motor de até 10 A. Acima disso, passe para 4 mm². A corrente está na etiqueta do motor.",
        "Passe três cabos de 2,5 mm² do quadro até o motor do portão a 15 metros: dois de energia e o terra. Serve em 127 V ou 220 V, com disjuntor só do portão, em geral de 10 ou 16 A. Para motor de até 10 A, essa bitola alcança perto de 30 metros em 127 V e 55 metros em 220 V.",
        "O fio para um motor de portão a 30 metros do quadro é de 2,5 mm² em 220 V. Em 127 V, use 2,5 mm² se o motor puxa até 5 A e 4 mm² se puxa perto de 10 A. Conte o caminho real do cabo, com subidas e curvas. O eletricista confirma a escolha.",
      ],
      price: [
        "O preço do cabo e da passagem depende dos metros e de já haver eletroduto, e sai de graça pela foto do caminho. Para motor de até 10 A, usa-se 2,5 mm² até perto de 30 metros em 127 V e 55 metros em 220 V. Mais longe, usa-se 4 mm², que custa mais.",
        "O custo da fiação depende da bitola e dos metros, e é orçado de graça por foto. Usa-se 2,5 mm² até perto de 30 metros do quadro em 127 V, ou 55 metros em 220 V, e 4 mm² além disso. Um caminho com tubo pronto sai mais barato que abrir parede ou piso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos metros cada bitola alcança", "Distância máxima de cada bitola"],
        slots: [
          [
            "Estas distâncias são aproximadas e valem para cabo de cobre, com queda de tensão de até 4%, o limite da NBR 5410. A etiqueta do motor diz quantos ampères (A) ele puxa.",
            "A conta vale para cabo de cobre e perda de até 4% da tensão, que é o máximo da NBR 5410. Procure na etiqueta quantos ampères (A) o motor puxa.",
            "As distâncias são aproximadas, em cabo de cobre, e respeitam a queda de até 4% da NBR 5410. Falta só a corrente do motor, que vem na etiqueta dele.",
          ],
        ],
        bullets: [
          "Cabo de 2,5 mm² e motor de 5 A: perto de 60 m em 127 V e 110 m em 220 V",
          "Cabo de 2,5 mm² e motor de 10 A: perto de 30 m em 127 V e 55 m em 220 V",
          "Cabo de 4 mm² e motor de 5 A: perto de 100 m em 127 V e 180 m em 220 V",
          "Cabo de 4 mm² e motor de 10 A: perto de 50 m em 127 V e 90 m em 220 V",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de comprar o cabo", "Dois dados decidem a bitola"],
        slots: [
          [
            "Conte o caminho real do cabo, com subidas e curvas: 30 metros em linha reta podem virar 40. Na partida o motor puxa várias vezes a corrente da etiqueta. Por isso, se a distância ficou perto do limite, escolha a bitola seguinte.",
            "Meça por onde o fio vai passar, e não em linha reta, porque subida e curva somam metros. Se a conta ficou justa, use o cabo seguinte, já que na partida o motor puxa bem mais corrente que o normal.",
            "O comprimento que vale é o do trajeto, com cada descida e curva. Como o motor puxa muito mais corrente ao partir, quem está no limite da tabela deve escolher a bitola acima.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Circuito, terra e disjuntor", "O que vai junto com o cabo"],
        slots: [
          [
            "Faça um circuito só para o motor. O disjuntor protege o cabo: para 2,5 mm², o comum é de 10 ou 16 A, e nunca mais de 20 A. O DR desliga a energia quando alguém toma choque. Em 220 V de duas fases, o disjuntor é bipolar, e o fio terra vai até o motor.",
            "O circuito do motor é separado dos outros. Para cabo de 2,5 mm², o disjuntor usual é de 10 a 16 A, e no máximo 20 A. Com um disjuntor maior, o fio esquenta antes de o disjuntor desligar. O DR protege contra choque, e em 220 V de duas fases o disjuntor corta as duas.",
            "O motor tem um circuito só dele, com disjuntor, DR contra choque e fio terra. No cabo de 2,5 mm², o disjuntor usual é de 10 ou 16 A, escolhido pelo eletricista. Em 220 V com duas fases, o disjuntor é bipolar e desliga as duas.",
          ],
          [
            "No trecho ao ar livre ou enterrado, o cabo vai dentro de eletroduto e deve ter capa dupla, do tipo 0,6/1 kV. Evite emendas; quando não há jeito, faça em caixa fechada, com conector. Extensão não serve, porque o motor perde força e esquenta.",
            "Se o cabo passa pelo quintal ou debaixo do piso, use eletroduto e cabo de capa dupla, 0,6/1 kV, que aguenta umidade. Não ligue o motor em extensão. Emenda, só em caixa fechada e com conector próprio.",
            "Fora de casa, o cabo precisa de eletroduto e de capa dupla (0,6/1 kV), por causa da umidade. O cabo fino demais se nota quando o motor fica fraco e a luz pisca na partida. Extensão dá o mesmo problema.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fio de 1,5 mm² serve para motor de portão?",
        answers: [
          "Não serve como cabo de energia. A NBR 5410 pede no mínimo 2,5 mm² em circuito de tomada e motor, e o fio de 1,5 mm² fica para a iluminação.",
          "Para alimentar o motor, não, porque o mínimo da norma em circuito de força é 2,5 mm². O fio de 1,5 é usado em iluminação.",
        ],
      },
      {
        question: "Que fio vai para botoeira e fotocélula?",
        answers: [
          "Cabo fino de comando, de 0,5 mm² ou mais, em eletroduto separado do cabo de energia, que causa interferência.",
          "Use um cabo de comando, a partir de 0,5 mm², em tubo próprio. No mesmo tubo da força, o sinal falha.",
        ],
      },
      {
        question: "Motor em 220 V usa fio mais fino?",
        answers: [
          "Não mais fino que 2,5 mm², que é o mínimo da norma. O que muda é a distância: em 220 V o motor puxa metade da corrente para a mesma potência, e o mesmo cabo vai mais longe.",
          "Não. Em 220 V a corrente cai e o mesmo cabo vai mais longe, mas a bitola não fica abaixo de 2,5 mm².",
        ],
      },
      {
        question: "Quem passa o cabo até o portão?",
        answers: [
          "Um eletricista, com o circuito desligado, ou o nosso técnico, junto com a instalação do motor. O valor depende dos metros e de haver tubo pronto.",
          "É serviço de profissional, porque mexe no quadro de luz. Com fotos do quadro fechado e do caminho do cabo já é possível orçar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro fechado, com os metros entre eles",
  },
  {
    id: "ponto-de-energia-do-portao",
    broader: "instalacao-eletrica",
    label: "Altura e posição do ponto de energia",
    phrase: "o ponto de energia do portão",
    asks: [
      ...combine(
        ["ponto energia", "ponto elétrico", "tomada", "ponto força", "ponto luz"],
        ["portão altura", "portão posição", "motor portão altura", "portão projeto", "portão onde", "portão lado"],
      ),
      "onde deixar ponto energia portão",
      "onde fica ponto elétrico motor portão",
      "altura tomada motor portão",
      "altura ponto motor basculante",
      "altura ponto motor deslizante",
      "precisa tomada perto motor",
      "tomada perto instalar motor",
      "precisa tomada instalar motor",
      "precisa tomada perto instalar motor",
      "precisa ponto energia instalar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Para instalar o motor do portão, precisa haver um ponto de energia perto, que pode ser uma tomada protegida ou uma caixa com fio. O circuito é só do portão e tem fio terra. Se não há tomada perto, o cabo vem do quadro por eletroduto, antes da instalação.",
        "A altura da tomada do motor do portão depende do tipo: no de correr, a uns 30 cm do piso, ao lado do motor; no basculante, na coluna do motor, na altura que o manual indica. O mais usado é uma caixa com fio, em circuito só do portão, com terra.",
        "Uma tomada comum não é obrigatória perto do motor do portão. O motor precisa de um ponto de energia no local, com circuito só dele e fio terra. Quando esse ponto não existe, o cabo é levado do quadro por eletroduto, antes da instalação.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde fica o ponto em cada portão", "Posição do ponto por tipo de portão"],
        slots: [
          [
            "O lugar muda com o portão, e a altura exata vem no manual. Se o modelo não foi escolhido, deixe uma caixa com um metro de cabo de sobra, que serve a qualquer um.",
            "Cada tipo de portão pede o ponto de um lado, e o manual dá a altura. Na dúvida sobre o modelo, uma caixa de passagem com um metro de cabo sobrando resolve.",
            "Confirme a altura no manual do motor. Ainda sem modelo, a saída é a caixa de passagem com sobra de um metro de fio, e a posição segue o tipo de portão.",
          ],
        ],
        bullets: [
          "De correr: no piso ou a uns 30 cm dele, ao lado do vão, para onde a folha se recolhe",
          "Basculante: na coluna do lado do motor, na altura do manual",
          "De abrir, duas folhas: nas duas colunas, com passagem de cabo sob o piso",
          "Porta de enrolar: no alto, ao lado do rolo, do lado do motor",
        ],
      },
      {
        about: "check",
        headings: ["O circuito que o motor precisa", "Cabo, disjuntor e terra do ponto"],
        slots: [
          [
            "O circuito é só do motor, com cabo de 2,5 mm² no mínimo, fio terra e disjuntor identificado no quadro. Assim você sabe o que desligar em qualquer defeito. Os fios da botoeira e da fotocélula passam em outro eletroduto. Onde a água empoça, o ponto fica mais alto.",
            "Um circuito exclusivo, com terra e cabo de pelo menos 2,5 mm², evita que outro aparelho derrube o portão. O disjuntor leva etiqueta no quadro, porque é o primeiro a desligar se algo der errado.",
            "Reserve um disjuntor apenas para o portão, com nome no quadro, fio terra e cabo a partir de 2,5 mm². Isso separa o motor do resto da casa e deixa claro onde cortar a energia.",
          ],
          [
            "Os fios da botoeira e da fotocélula seguem em outro eletroduto, longe da força. Onde a água empoça, suba o ponto e a base do motor, para que a conexão fique seca.",
            "Fotocélula e botoeira usam tubo separado, porque a força junto causa interferência. Em piso que alaga, o ponto e a base sobem para fugir da água.",
            "Comando e energia não dividem o mesmo eletroduto, o que evita ruído nos sensores. Se o chão costuma encharcar, eleve a base do motor e a saída do cabo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do ponto", "O que encarece levar energia ao portão"],
        slots: [
          [
            "A distância do quadro ao motor é o que mais pesa, porque define metros de cabo, a bitola e o eletroduto. Passar por tubo que já existe custa pouco. Quebrar piso ou parede custa mais. O ponto de energia é orçado à parte do motor.",
            "Conte a distância até o quadro: ela decide quanto cabo, de que grossura e quanto tubo. Caminho pronto barateia, e rasgar parede ou piso encarece. Esse valor vem separado do preço do motor.",
            "Metros de cabo e de eletroduto formam a maior parte, por isso o quadro longe encarece. Com tubulação pronta o serviço é curto, e com piso a quebrar sobe. O motor e o ponto aparecem em linhas diferentes do orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o motor do portão numa extensão?",
        answers: [
          "Não. A extensão esquenta na partida do motor, não leva terra confiável e fica exposta à chuva. O ponto precisa ser fixo, em circuito próprio.",
          "Extensão não serve nem por poucos dias: fio fino aquece, e a emenda pega água. Espere o circuito do portão ficar pronto.",
          "Melhor não, pelo aquecimento e pela chuva. Motor de portão trabalha em ponto fixo, com disjuntor e terra só dele.",
        ],
      },
      {
        question: "Posso usar a tomada que já existe na garagem?",
        answers: [
          "Só se ela tiver circuito próprio, terra e o cabo na bitola certa, e se o fabricante previr plugue. Tomada dividida com freezer ou lavadora não serve.",
          "Depende do que vem atrás dela: circuito exclusivo, terra e fio de 2,5 mm² ou mais. O técnico mede antes de aproveitar.",
          "Às vezes. Ela precisa ser só do portão, aterrada e com cabo adequado; se alimenta outros aparelhos, puxa-se um circuito novo.",
        ],
      },
      {
        question: "127 V ou 220 V no ponto do portão?",
        answers: [
          "A tensão do ponto é a da etiqueta do motor: 127 V, 220 V ou bivolt. Com duas fases no quadro, 220 V perde menos no cabo quando o quadro é longe.",
          "Siga a etiqueta do motor, que pode ser de 127 V, 220 V ou bivolt. Em distância longa, 220 V perde menos tensão no fio.",
          "Vale o que a etiqueta do motor manda. Com duas fases no quadro e cabo longo, 220 V leva vantagem, porque a corrente é menor.",
        ],
      },
      {
        question: "De que lado fica o motor no portão de correr?",
        answers: [
          "Por dentro do terreno, ao lado do vão, do lado para onde a folha se recolhe. O ponto de energia sai ali, no piso ou a uns 30 cm.",
          "Do lado em que a folha corre ao abrir, por dentro e junto ao vão. Deixe o cabo saindo nesse canto, baixo.",
          "Fica dentro do terreno, encostado no vão, na direção em que o portão abre. A energia chega por baixo, perto da base.",
        ],
      },
    ],
    photo: "fotos do quadro, do caminho do cabo e do portão, com o lado para onde ele abre",
  },
  {
    id: "basculante-medidas-minimas",
    broader: "basculante",
    label: "Medidas mínimas para portão basculante",
    phrase: "as medidas do portão basculante",
    asks: [
      ...combine(
        ["medidas mínimas", "medida mínima", "espaço mínimo", "largura mínima", "tamanho mínimo"],
        ["basculante", "portão basculante"],
      ),
      "espaço portão basculante",
      "quanto espaço precisa basculante",
      "folga portão basculante",
      "medidas portão basculante",
      "medidas basculante garagem",
      "basculante ocupa espaço",
      "basculante ocupa espaço garagem",
      "basculante toma espaço",
      "basculante rouba espaço",
      "basculante perde espaço",
    ],
    intent: "question",
    answers: {
      any: [
        "As medidas mínimas de um portão basculante automático para carro de passeio são uns 2,50 m de largura por 2,20 m de altura livres, fora as colunas do contrapeso. Ele ocupa o espaço da garagem no alto, onde a folha aberta fica deitada, e avança cerca de um terço da altura para a frente.",
        "O portão basculante ocupa pouco espaço da garagem: as duas colunas do contrapeso, dos lados, e o alto, onde a folha aberta fica deitada e tira perto de 20 cm. Para carro de passeio, conte com passagem livre de uns 2,50 m por 2,20 m e com frente para o giro.",
        "Para o basculante automático, reserve passagem de uns 2,50 m por 2,20 m, as colunas do contrapeso de cada lado e perto de 20 cm no alto, que a folha aberta ocupa na garagem. Na frente, deixe livre cerca de um terço da altura da folha, porque ela avança ao abrir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir no vão", "Cinco medidas com a trena"],
        slots: [
          [
            "Meça com a garagem vazia e anote sempre a menor medida, porque parede e piso raramente são retos.",
            "Use a trena em mais de um ponto e fique com o menor número, já que paredes costumam fugir do prumo.",
            "Com a garagem livre, meça cada item em dois pontos e guarde o menor valor.",
          ],
        ],
        steps: [
          "Largura livre entre as paredes ou colunas.",
          "Altura do piso à verga, a viga acima do vão, nos dois lados.",
          "Espaço do alto do vão até o teto ou a laje.",
          "Distância livre na frente, até a calçada.",
          "Altura do carro com rack e largura com os espelhos abertos.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o basculante não cabe", "Pouca altura ou pouca frente"],
        slots: [
          [
            "Com pé-direito baixo ou carro alto, a folha recolhida pode encostar no teto do carro. O portão de correr não tira altura, mas pede parede ao lado. O de enrolar recolhe num rolo acima do vão.",
            "Carro alto em garagem baixa esbarra na folha aberta. Aí as opções são o de correr, se houver parede lateral para ele recolher, ou o de enrolar, que sobe para um rolo sobre o vão.",
            "Se a altura é pouca, a folha deitada encontra o carro. O de enrolar guarda a porta num rolo em cima, e o de correr não usa altura nenhuma, desde que sobre parede de um lado.",
          ],
          [
            "Rente à calçada, o avanço é o problema: na capital, a Lei 16.809/2018 proíbe que o portão automático avance sobre o passeio. O basculante articulado, que dobra ao abrir, avança menos e pode caber.",
            "Sem recuo, a folha invade o passeio, o que na capital a Lei 16.809/2018 não permite a portão automático. Uma saída é o articulado, cuja folha dobra e avança menos.",
            "O portão automático não pode avançar sobre a calçada na capital, pela Lei 16.809/2018. Quem não tem recuo pode ver o basculante articulado, de folha dobrada, que sai menos para a frente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Largura, motor e preço", "Até onde vai o motor de 1/4 HP"],
        slots: [
          [
            "Até {width.quarterHp} de largura, com a folha equilibrada, o kit com motor de 1/4 HP custa {models.pricesNamed}, já instalado. O motor fica na coluna e não tira espaço do carro.",
            "O motor de 1/4 HP atende folha equilibrada de até {width.quarterHp}, em kits instalados de {models.pricesNamed}. Ele é preso à coluna, fora da passagem.",
            "Para folha até {width.quarterHp}, em equilíbrio, há três kits de 1/4 HP com instalação: {models.pricesNamed}. O conjunto vai na coluna e deixa o vão livre.",
          ],
          [
            "Folha mais larga, ou de madeira e chapa grossa, pede motor mais potente, orçado por foto e medidas. A folha em si é feita pelo serralheiro, que define o giro e o peso do contrapeso.",
            "Acima disso, ou com folha pesada de madeira ou chapa, a potência sobe e o valor sai pelas medidas com foto. Giro e contrapeso são do projeto do serralheiro.",
            "Portão maior ou mais pesado leva motor mais forte, com orçamento pelas medidas e foto. Quem faz a folha, o serralheiro, calcula o giro e o contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto o portão basculante avança ao abrir?",
        answers: [
          "Varia com o ponto de giro, em geral perto de um terço da altura da folha: numa de 2,20 m, uns 70 cm. O serralheiro confirma no projeto.",
          "Perto de um terço da altura é o comum, uns 70 cm em folha de 2,20 m. O número certo depende do giro definido pelo serralheiro.",
        ],
      },
      {
        question: "Basculante cabe em garagem de 2,20 m de altura?",
        answers: [
          "Cabe para carro de passeio: a folha recolhida toma perto de 20 cm e deixa uns 2 m. Meça o carro com o rack antes de decidir.",
          "Sim, para a maioria dos carros, pois sobram perto de 2 m sob a folha aberta. Com rack ou caminhonete, confira a altura.",
        ],
      },
      {
        question: "Preciso deixar espaço atrás do portão, dentro da garagem?",
        answers: [
          "Sim: o carro para depois da folha, que gira para dentro na parte de cima. Marque no piso até onde ele pode ficar sem encostar.",
          "Deixe o carro fora do arco da folha. Abra uma vez, veja até onde ela chega e faça uma marca no piso.",
        ],
      },
      {
        question: "Existe largura mínima por lei?",
        answers: [
          "O código de obras de cada cidade trata de vagas e acessos. Consulte a prefeitura ou o arquiteto antes de construir.",
          "Depende da cidade, que fixa medidas de acesso e vaga no código de obras. Quem responde é a prefeitura ou o autor do projeto.",
        ],
      },
    ],
    photo: "fotos do vão por dentro e por fora, com largura, altura e recuo",
  },
  {
    id: "projeto-de-portao-deslizante",
    broader: "deslizante",
    label: "Projeto e detalhe do portão deslizante",
    phrase: "o projeto do portão deslizante",
    asks: [
      ...combine(
        ["arquiteto", "arquitetura", "projeto", "detalhe", "detalhamento", "planta", "corte"],
        ["portão deslizante", "portão correr", "trilho embutido", "trilho piso"],
      ),
      "trilho embutido piso detalhe",
      "detalhe trilho portão correr",
      "detalhe construtivo portão",
      "arquiteto portão automático",
      "projeto portão automático arquiteto",
      "especificar portão automático projeto",
      "memorial descritivo portão automático",
    ],
    intent: "question",
    answers: {
      any: [
        "No detalhe de portão deslizante com trilho embutido no piso, o arquiteto prevê viga contínua sob o trilho nivelado, canaleta com dreno, recolhimento igual à folha mais 30 a 50 cm e base do motor por dentro, junto ao vão. Energia e comando chegam em dois eletrodutos.",
        "O projeto de portão deslizante pede cinco cotas: vão, folha com 10 cm de sobra por lado, recolhimento da folha mais 30 a 50 cm, faixa de 40 cm para o motor e nível do trilho. O trilho embutido vai sobre concreto contínuo, nivelado e com dreno.",
        "Detalhamento de portão de correr para o projeto arquitetônico: base de concreto contínua e nivelada, trilho embutido com canaleta drenada, parede livre da folha mais 30 a 50 cm e lugar do motor com 40 cm por dentro. Preveja guia superior, batentes e dois eletrodutos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que desenhar no detalhe construtivo", "Cotas e elementos do projeto"],
        slots: [
          [
            "Com estes itens no desenho, serralheiro e instalador não improvisam.",
            "Estes itens evitam quebrar o piso pronto.",
            "Leve ao corte e à planta os pontos abaixo.",
          ],
        ],
        bullets: [
          "Baldrame contínuo sob todo o trilho, inclusive o recolhimento",
          "Trilho nivelado no sentido do curso: rampa faz a folha correr sozinha",
          "Canaleta com dreno e grelha removível junto ao trilho embutido",
          "Guia superior com dois apoios e batentes de aço nas duas pontas",
          "Base do motor de 5 a 10 cm acima do piso acabado",
          "Faixa livre de uns 40 cm por dentro, ao longo da folha",
        ],
      },
      {
        about: "choose",
        headings: ["Trilho embutido, sobreposto ou suspenso", "Qual solução especificar"],
        slots: [
          [
            "O embutido some no piso e exige dreno e limpeza. O sobreposto custa menos e cria um ressalto na passagem. Em garagem com muita água ou terra, o sobreposto dá menos trabalho.",
            "Rente ao piso, o embutido junta sujeira e pede canaleta; o sobreposto se limpa fácil, mas se sente ao passar. Onde há enxurrada, prefira o segundo.",
            "Embutido é mais bonito e mais trabalhoso, por causa do dreno. Sobreposto é barato e de manutenção simples. A água do local decide.",
          ],
          [
            "O autoportante dispensa trilho no vão, mas pede recolhimento de cerca de uma vez e meia o vão e fundação calculada. É a saída para entrada de caminhão ou piso que não pode ser cortado.",
            "Sem trilho no vão, só o autoportante, com perto de 1,5 vez o vão para recolher e base reforçada. Serve onde o piso não se corta.",
            "Para vão sem trilho, especifique autoportante, lembrando do espaço lateral de uma vez e meia o vão. A fundação é calculada.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que reservar para o motor", "Motor, energia e comando"],
        slots: [
          [
            "O motor fica por dentro, do lado em que a folha se recolhe, a {rack.clearance} da cremalheira presa na folha. Especifique-o por peso, com um terço de folga, e por ciclos por hora.",
            "Reserve por dentro, junto ao vão, o lugar do motor e a linha da cremalheira, com folga de {rack.clearance}. A capacidade passa em um terço o peso da folha.",
            "A posição é interna, no lado do recolhimento, com a cremalheira a {rack.clearance} da engrenagem. Indique capacidade um terço maior que o peso, e os ciclos por hora.",
          ],
          [
            "Circuito próprio de 220 V com terra, em cabo de 2,5 mm² no mínimo, e um segundo eletroduto para fotocélula, botoeira e interfone. A travessia sob o vão leva o fio da fotocélula.",
            "São dois eletrodutos: energia em um, em 220 V com terra e 2,5 mm² ou mais, e comando no outro. Deixe passagem sob o vão para os sensores.",
            "Energia e sinal correm separados, a primeira na tensão do motor, com terra, em fio de 2,5 mm² pelo menos. Sob o vão passa um tubo para a fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trilho embutido acumula água?",
        answers: [
          "Acumula se não houver dreno. Preveja canaleta ligada à rede pluvial e grelha que se tira para limpar.",
          "Sim, sem drenagem. O caimento da canaleta e uma grelha removível resolvem.",
        ],
      },
      {
        question: "Portão deslizante aceita piso inclinado?",
        answers: [
          "O trilho precisa ser nivelado no sentido do curso. O caimento da garagem deve ser no outro sentido.",
          "Só no sentido transversal. Ao longo do trilho, qualquer rampa faz a folha correr sozinha.",
        ],
      },
      {
        question: "Quanto pesa a folha para o projeto?",
        answers: [
          "Em chapa de aço com quadro, de 10 a 21 kg por metro quadrado; em alumínio, de 4 a 7. Uma folha de 4 por 2,2 m em aço fica de 88 a 185 kg.",
          "Use de 10 a 21 kg por metro quadrado para aço e de 4 a 7 para alumínio. Assim se dimensionam rodas, viga e motor.",
        ],
      },
      {
        question: "Quanto custa automatizar o portão do projeto?",
        answers: [
          "Na troca em casa, o motor deslizante fica de {price.homeSwap} instalado, e a primeira instalação soma base, cremalheira e energia. Folha pesada vai de {price.heavySwap}.",
          "Como referência, de {price.homeSwap} por um residencial instalado na troca e de {price.heavySwap} em portão pesado. Base e cremalheira somam na obra nova.",
        ],
      },
    ],
    photo: "a planta e o corte do acesso, ou fotos do local com as medidas",
  },
  {
    id: "serralheiro-pode-instalar",
    broader: "serralheria",
    label: "Serralheiro ou técnico para instalar o motor",
    phrase: "quem instala o motor do portão",
    asks: [
      "serralheiro pode instalar motor",
      "serralheiro instala motor portão",
      "serralheiro ou técnico instalar motor",
      "serralheiro precisa técnico motor",
      "eletricista pode instalar motor portão",
      "eletricista ou serralheiro portão",
      "serralheiro ou eletricista portão",
      "quem pode instalar motor portão",
      "pedreiro instala motor portão",
      "precisa técnico instalar motor portão",
      "eletricista instala motor portão pode",
      "eletricista instala motor portão",
      "eletricista instala portão automático",
      "eletricista instala portão eletrônico",
      "eletricista pode instalar portão",
      "eletricista serve instalar portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o serralheiro pode instalar o motor de portão, se também domina a parte elétrica; nenhuma lei que conheçamos reserva isso ao técnico. Antes de deixar, pergunte quem responde pela garantia, que o fabricante pode condicionar a instalador treinado; a nossa instalação avulsa parte de {price.installation}.",
        "O serralheiro que fez o portão pode colocar o motor, mas ligação, fim de curso, força e fotocélula pedem quem conhece a central. Instalar com técnico custa a partir de {price.installation}, só a mão de obra, e a garantia do motor pode exigir essa instalação.",
        "Serralheiro ou técnico, quem instala a máquina precisa saber ligar a central, regular força e testar sensor. O serralheiro pode, e muitos fazem bem. Você perde a garantia se o termo do fabricante exigir instalador treinado, então leia antes. Conosco a mão de obra começa em {price.installation}.",
        "O eletricista pode instalar o motor de portão se, além da ligação, souber fixar a máquina, regular força e parada e testar a fotocélula; nenhuma lei que conheçamos reserva isso ao técnico. O circuito com disjuntor próprio e terra é serviço dele. Veja antes quem responde pela garantia; a nossa mão de obra avulsa parte de {price.installation}.",
      ],
      price: [
        "A instalação avulsa do motor, só a mão de obra, sai a partir de {price.installation}. No kit basculante nosso, ela já está nos {price.lowest} de partida. Solda e acerto da folha, de serralheiro, são orçados à parte.",
        "Instalar com técnico o motor que você já tem custa desde {price.installation}. Quem compra o kit basculante, a partir de {price.lowest}, já paga a instalação junto. Suporte soldado por serralheiro soma.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Serralheiro, eletricista e técnico de motor", "Quem faz cada parte"],
        slots: [
          [
            "Um portão automático junta três ofícios, e nem sempre uma pessoa domina todos. Veja o que é de quem.",
            "Cada parte tem quem faça melhor, e o risco está na que sobra. Confira se o seu instalador cobre as três.",
            "Folha, energia e central são trabalhos diferentes. Pergunte ao serralheiro quais deles ele faz.",
          ],
        ],
        bullets: [
          "Serralheiro: folha, quadro, suporte, trilho, batente, solda",
          "Eletricista: circuito próprio, disjuntor, DR, terra e eletroduto",
          "Técnico de motor: fixação, central, percurso, força, sensor e controles",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir o serviço pronto", "O que exigir de quem instala"],
        slots: [
          [
            "Na entrega, a folha deve andar leve, parar sem bater e recuar diante de um objeto. Faça estes testes com quem instalou.",
            "Não pague sem ver o portão funcionar várias vezes. Estes pontos mostram se a regulagem foi feita.",
            "O bom serviço se prova em dez minutos, ainda com o instalador no local. Peça cada item.",
          ],
        ],
        steps: [
          "Abra e feche cinco vezes, ouvindo se há batida.",
          "Corte o feixe da fotocélula com um cabo de vassoura: a folha deve parar ou voltar.",
          "Peça que mostrem o destravamento manual, com o disjuntor desligado.",
          "Confira fio terra e disjuntor só do portão.",
          "Guarde nota, manual e a garantia por escrito.",
        ],
      },
      {
        about: "care",
        headings: ["Garantia do motor e da instalação", "Quem responde se der defeito"],
        slots: [
          [
            "O fabricante responde pelo motor, em geral por {warranty.motor}, e exclui ligação errada e excesso de peso. Quem instala responde pelo serviço: o nosso tem {warranty.installation}, por escrito.",
            "São duas garantias: a da fábrica, de {warranty.motor} no motor que vendemos, e a do serviço, que aqui é de {warranty.installation}. Ligação errada derruba a primeira.",
            "Defeito de fabricação é com o fabricante, por {warranty.motor}; erro de montagem, com o instalador. Peça prazo escrito, como os nossos {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o serralheiro instalar, perco a garantia do motor?",
        answers: [
          "Depende do fabricante: leia o termo, que pode pedir instalador treinado. Defeito causado por ligação errada fica fora.",
          "Só se o certificado exigir instalação credenciada ou se o defeito vier da montagem. Confira antes.",
        ],
      },
      {
        question: "Vocês instalam motor em portão feito por outro serralheiro?",
        answers: [
          "Sim: a folha é conferida antes, e o que falta de suporte ou batente é informado por foto.",
          "Instalamos. Primeiro vemos se ela anda leve e se há reforço onde o motor puxa.",
        ],
      },
      {
        question: "Eletricista comum resolve defeito de portão?",
        answers: [
          "A parte de energia, sim. Central, percurso e sensores pedem quem conhece o motor.",
          "Disjuntor, cabo e terra, sim. Programação e fotocélula são de técnico de automação.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "{time.tilting} no basculante e {time.sliding} no de correr, com a folha leve e o ponto de energia pronto.",
          "Com tudo preparado, conte {time.sliding} no deslizante e {time.tilting} no basculante.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro, aberto e fechado, de perto o ponto com defeito e as medidas do vão",
  },
  {
    id: "parceria-com-serralheiro",
    broader: "serralheria",
    label: "Parceria com serralheiro e construtora",
    phrase: "o serviço dividido com o serralheiro",
    asks: [
      "sou serralheiro preciso quem instale motor",
      "sou serralheiro quem instale",
      ...combine(
        ["serralheiro", "serralheria", "construtora", "arquiteto", "engenheiro", "vidraceiro"],
        [
          "parceiro portão",
          "parceria portão",
          "procura parceiro",
          "procura instalador",
          "terceirizar motor",
          "terceirizar instalação",
        ],
      ),
      "parceria automatizar portão",
      "parceiro automação portão",
      "parceria instalador portão",
      "terceirizar instalação motor portão",
      "revenda motor serralheiro",
      "serralheiro indicação cliente motor",
      "atende serralheria motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Serralheiro que procura parceiro para automatizar portão faz a folha, e nós pomos o motor: instalação, regulagem e garantia do que instalamos. Mande medidas, peso estimado, fotos e endereço da obra, e respondemos com preço e dia; a mão de obra para motor já comprado parte de {price.installation}.",
        "Na parceria para serralheiros, a folha e a solda ficam com a serralheria, e a instalação do motor de portão, com a regulagem, fica conosco. O serviço em motor que você já tem começa em {price.installation}; para o orçamento, envie as medidas, o peso aproximado e fotos da folha.",
        "Instalamos o motor no portão que a serralheria fabricou: você entrega a folha leve e no esquadro, e nós ligamos, regulamos e testamos. A mão de obra avulsa custa a partir de {price.installation}, e as medidas, as fotos e o endereço da obra bastam para preço e data.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como dividir o serviço", "Quem faz o quê na obra"],
        slots: [
          [
            "A serralheria responde por folha, trilho, batentes e solda. Da nossa parte vêm motor, central, controles, percurso, força e fotocélula, com {warranty.installation} de garantia na instalação e {warranty.motor} no motor que vendemos.",
            "Solda, trilho, batente e folha são de quem fabricou o portão. Cuidamos do motor, da central, dos controles e dos sensores, e damos {warranty.installation} pela instalação e {warranty.motor} pelo motor comprado conosco.",
            "Fica com o serralheiro tudo o que é ferro: folha, batentes, trilho e suporte soldado. A parte elétrica e a regulagem são nossas, com {warranty.installation} de garantia no serviço e, no motor que fornecemos, {warranty.motor}.",
          ],
          [
            "Com a folha pronta, a instalação leva de {time.tilting} no basculante e de {time.sliding} no de correr. O que cabe a cada um vai por escrito antes de começar, inclusive quem atende o cliente depois.",
            "O prazo, com tudo preparado, é de {time.tilting} em basculante e de {time.sliding} em deslizante. Combinamos por escrito a divisão do trabalho e quem o cliente chama se algo falhar.",
            "Portão pronto encurta o dia: são de {time.sliding} no deslizante e de {time.tilting} no basculante. A divisão das tarefas e o atendimento ao dono da obra ficam escritos antes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a serralheria deixa pronto", "Folha pronta para o motor"],
        slots: [
          [
            "Com a folha preparada, o motor entra numa visita só, sem voltar para solda.",
            "Confira tudo antes de marcar o dia, porque o que falta obriga a uma segunda visita.",
            "A instalação anda de uma vez quando nada fica para soldar depois.",
          ],
        ],
        bullets: [
          "Folha no esquadro, leve na mão e, no basculante, equilibrada",
          "Suporte do motor e reforço onde prende cremalheira ou braço",
          "Batentes de abrir e de fechar já soldados",
          "Ponto de energia de 220 V próprio, com terra, junto ao motor",
        ],
      },
      {
        about: "cost",
        headings: ["Preço para a obra", "Quanto custa a parte do motor"],
        slots: [
          [
            "O kit basculante até {width.quarterHp} de largura, instalado, parte de {price.lowest}, com central e controles. Para deslizante e pivotante, o valor sai por foto e medidas, porque peso e cremalheira mudam a conta.",
            "Em basculante de até {width.quarterHp}, o kit completo com instalação começa em {price.lowest}. Portão de correr e de abrir se orçam um a um, conforme peso, medidas e metros de cremalheira.",
            "Basculantes de até {width.quarterHp} levam kit a partir de {price.lowest}, já instalado e com controles. Nos de correr e de abrir, o preço acompanha o peso e as medidas da folha.",
          ],
          [
            "Mais de um portão na mesma obra entra num orçamento só, o que reduz idas e barateia cada instalação. O pagamento é por Pix ou cartão, em até {shop.instalments} vezes, e as condições da parceria se acertam caso a caso.",
            "Vários portões se orçam juntos, e a mesma visita dilui o custo. Aceitamos Pix e cartão em até {shop.instalments} vezes; o que for próprio da parceria é combinado em cada obra.",
            "Quando há dois ou mais portões, o orçamento é conjunto e cada um sai por menos deslocamento. Paga-se por Pix ou em até {shop.instalments} vezes no cartão, com as condições acertadas obra a obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o motor e vocês só instalam?",
        answers: [
          "Sim: a mão de obra avulsa parte de {price.installation}. Mande a etiqueta do motor e a foto da folha, para conferirmos se a capacidade serve.",
          "Pode. A instalação de motor comprado à parte começa em {price.installation}; antes, verificamos pela etiqueta se ele aguenta o peso do portão.",
        ],
      },
      {
        question: "Quem dá garantia ao cliente final?",
        answers: [
          "Cada um do que fez: a serralheria, da folha e da solda; nós, do motor que vendemos e da instalação. Deixe isso no orçamento do cliente.",
          "A garantia acompanha o serviço. Folha e solda são da serralheria; instalação e motor fornecido por nós, da nossa parte.",
        ],
      },
      {
        question: "O que você precisa saber para passar o preço?",
        answers: [
          "Tipo de abertura, largura, altura, material e peso estimado da folha, quantas vezes abre por dia e se há energia no local. Fotos da folha e do vão completam.",
          "As medidas da folha, o material, o peso aproximado, o jeito de abrir e o uso diário. Diga também se o ponto de energia já existe.",
        ],
      },
      {
        question: "Qual peso de folha cada motor aguenta?",
        answers: [
          "Vale a ficha do modelo, com um terço de folga. Em portão de correr, 1/4 HP costuma levar até perto de 400 kg e 1/3 HP, até perto de 600 kg.",
          "A etiqueta do motor manda, e convém sobrar um terço. Como referência no deslizante, perto de 400 kg para 1/4 HP e de 600 kg para 1/3 HP.",
        ],
      },
    ],
    photo: "fotos da folha e do local, com medidas, peso estimado e endereço da obra",
  },
  {
    id: "instalar-sem-furar",
    broader: "instalacao",
    label: "Instalar portão eletrônico sem furar",
    phrase: "a instalação sem furar a parede",
    asks: [
      "automatizar portão casa alugada sem furos",
      "casa alugada sem furos",
      "aluguel não posso furar parede",
      "sem furar parede",
      "sem furar portão",
      "sem furar motor",
      "não furar parede portão",
      "não pode furar parede portão",
      "sem furo parede motor portão",
      "instalar sem furar",
      "sem furar muro portão",
      "sem furar coluna",
      "precisa furar parede motor",
      "fura parede instalar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para instalar portão eletrônico sem furar a parede, se o portão tem estrutura de ferro: o suporte do motor é soldado ou parafusado nela, e o fio segue em tubo preso ao metal. O de correr leva base no piso. Furo nenhum, não existe, porque a força arranca cola.",
        "Dá para pôr motor de portão sem furar a coluna ou a parede: no de correr, ele vai numa base no piso, e no basculante e no de abrir, em suporte preso à estrutura de ferro. O que não dá é instalar sem nenhum furo, porque o suporte precisa de parafuso ou solda.",
        "Instalar motor sem furo na parede é possível no portão de ferro, em casa própria ou de aluguel: suporte soldado ou parafusado no metal e fio por tubo com abraçadeiras. No de correr, a base no piso recebe os parafusos. Em alvenaria sem ferro, algum furo é preciso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o motor pode ser preso", "Fixação sem tocar na parede"],
        slots: [
          [
            "O ponto de fixação muda com o tipo de portão. Cada um tem um lugar que poupa a parede.",
            "Tipo de portão decide onde se prende. Veja o seu.",
            "A base do motor varia conforme o portão. Estes são os pontos.",
          ],
        ],
        bullets: [
          "De correr: base de concreto ou chapa no piso, ao lado do vão",
          "Basculante: coluna de ferro do próprio portão",
          "De abrir: chapa soldada na coluna metálica, e em alvenaria só com furo",
          "Fotocélula e botoeira: em poste, no batente ou sem fio",
        ],
      },
      {
        about: "check",
        headings: ["E o fio de energia", "Levar energia sem furar"],
        slots: [
          [
            "O cabo pode vir por tubo no piso, no rodapé ou preso à estrutura, sem passar pela parede. Se já há ponto perto, a obra acaba aí, e extensão não vale como ligação.",
            "Tubo aparente com abraçadeiras no metal leva a energia até o motor. Ponto próximo poupa tudo; extensão, não se usa.",
            "Um tubo pelo piso, rodapé ou pelo próprio ferro leva o fio. Extensão não serve, e ponto próximo resolve.",
          ],
          [
            "O circuito é só do motor, em 127 ou 220 V, com terra e disjuntor, ligado por técnico ou eletricista. Em casa alugada, tubo aparente é o que sai mais fácil depois.",
            "Precisa de disjuntor, terra e circuito próprio, feitos por profissional. Para aluguel, prefira tubo aparente, que se retira.",
            "A ligação é profissional, com terra e disjuntor exclusivo. Aparente, o tubo some quando você se muda.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Casa alugada e condomínio", "Quando furar é proibido"],
        slots: [
          [
            "Em imóvel alugado, peça autorização por escrito, porque suporte soldado no portão também é mudança. Em condomínio, fachada e área comum dependem do síndico ou da assembleia.",
            "O inquilino combina antes com o dono, mesmo sem tocar na parede. No condomínio, a administração diz o que se pode prender.",
            "Autorização escrita do dono evita briga, já que a solda no portão muda o imóvel. Área comum pede o síndico.",
          ],
          [
            "Na saída, o motor pode ser levado, e o suporte soldado é cortado e pintado. Parafuso em metal ou no piso deixa marca pequena, que se tampa.",
            "Ao se mudar, tira-se o motor, e o suporte some com corte e tinta. Furo no piso fecha com argamassa.",
            "Retirar é simples: motor fora, suporte cortado e pintado. O furo no piso recebe argamassa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe motor de portão que só cola?",
        answers: [
          "Não: o esforço da folha arranca cola e fita. O suporte é parafusado ou soldado, e isso vale para todo tipo.",
          "De jeito nenhum. Cola não aguenta a força do motor.",
        ],
      },
      {
        question: "Quantos furos a instalação comum faz?",
        answers: [
          "Os do suporte do motor, os das abraçadeiras do tubo e os dos sensores. Nenhum quebra a parede, e dá para pôr quase todos no metal.",
          "Poucos, e pequenos: suporte, tubo e sensor. Na estrutura de ferro, a parede fica intacta.",
        ],
      },
      {
        question: "Quanto custa a instalação sem furar?",
        answers: [
          "O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado, e só a mão de obra de um motor seu, de {price.installation}. Suporte soldado e poste para sensor somam.",
          "Igual à comum, mais a solda do suporte. Só a mão de obra parte de {price.installation}, e o kit basculante, de {price.lowest}.",
        ],
      },
      {
        question: "E a fotocélula, dá para pôr sem furar?",
        answers: [
          "Dá: em poste pequeno, no batente de ferro ou sem fio com emissor a pilha. O receptor fica do lado com energia.",
          "Sim, presa ao ferro ou em poste. Há modelo sem fio, com pilha, para o lado de lá.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das colunas e do ponto de energia",
  },
];
