import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pintura: NarrowConcept[] = [
  {
    id: "manutencao-de-portao-e-pintura",
    broader: "pintura",
    isAskedByName: true,
    label: "Pintura e reforma do portão",
    phrase: "a pintura e a reforma do portão",
    asks: [
      "quem faz pintura manutenção portão",
      "quem faz reforma pintura portão",
      ...combine(
        ["manutenção", "conserto", "consertar", "reforma", "reformar", "solda"],
        ["portão e pintura", "portão e pintar", "portão pintura"],
      ),
      "reforma pintura portão",
      "reforma pintura portão eletrônico",
      "pintar e consertar portão",
      "pintura e solda portão",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão que precisa de conserto, pintura e automação, a manutenção vem primeiro, a tinta depois e o motor por último. Nós consertamos o que faz o portão andar e instalamos ou regulamos o motor. A pintura é do pintor, e a chapa, do serralheiro. O orçamento da nossa parte é grátis por foto.",
        "Fazemos o conserto e a automação do portão de garagem, mas não a pintura, que fica com o pintor. A ordem certa é consertar, pintar e, por último, instalar ou regular o motor. O conserto e o motor são orçados de graça, por foto; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Na reforma com pintura de portão eletrônico, a manutenção vem antes da tinta, e o ajuste do motor, depois que ela seca. Trocamos roldanas, dobradiças e cabos e instalamos ou regulamos o motor. Não pintamos nem refazemos chapa, que são serviços do pintor e do serralheiro. O orçamento da nossa parte é grátis, por foto.",
      ],
      price: [
        "Pintura e reforma de portão têm preços separados: a tinta é orçada pelo pintor, chapa e quadro pelo serralheiro, e a regulagem com ajuste por nós, a partir de {price.preventive} em casa, sem peças. Se o motor também sai, a troca fica de {price.homeSwap}, com mão de obra.",
        "São três orçamentos na reforma do portão: pintor, serralheiro e a parte que anda, que em residência começa em {price.preventive}, fora peças. A pintura costuma ser cobrada por metro quadrado, e a troca do motor, quando entra, vai de {price.homeSwap} com instalação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem faz cada parte da reforma", "O que é nosso, do serralheiro e do pintor"],
        slots: [
          [
            "Uma reforma inteira passa por três profissionais, e separar as partes evita pagar duas vezes pelo mesmo serviço.",
            "Três ofícios entram na reforma do portão. Peça o preço de cada um em separado.",
            "Antes de pedir preço, divida a reforma por ofício, porque cada parte tem o seu responsável.",
          ],
        ],
        bullets: [
          "O serralheiro vem primeiro e refaz chapa, barra podre e quadro",
          "Nós trocamos roldana, dobradiça e cabo e alinhamos a folha",
          "O pintor lixa, passa o fundo e pinta",
          "Nós voltamos no fim para instalar ou regular o motor e testar a fotocélula",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o motor na pintura", "A ordem que não estraga o serviço"],
        slots: [
          [
            "A solda queima a tinta e por isso vem antes. A central do motor é desconectada para a corrente da solda não queimar a placa. Durante a pintura, o disjuntor fica desligado.",
            "Antes da tinta vem a solda, feita com a placa do motor fora do circuito. Enquanto se pinta, a energia do portão continua cortada.",
            "A solda vem primeiro, com os fios da central soltos para a placa não queimar. Enquanto o pintor lixa e pinta, o disjuntor do portão fica desligado.",
          ],
          [
            "Cubra cremalheira, trilho, cabos, roldanas e lentes da fotocélula: tinta ali faz o portão pesar ou parar. Só religue com tudo seco e descoberto.",
            "Cubra o motor, os sensores, o trilho e os cabos com plástico e fita. Um respingo na lente impede o portão de fechar, e tinta na cremalheira faz a folha pesar. Espere secar antes de ligar.",
            "A roldana pintada prende, e a fotocélula com tinta na lente não deixa o portão fechar. Tape essas partes, os cabos e a cremalheira até a secagem completa.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Reformar ou fazer folha nova", "Quando a reforma não compensa"],
        slots: [
          [
            "A reforma vale a pena quando o quadro está reto e a ferrugem aparece em poucos pontos. Com furos espalhados ou quadro torto, é melhor fazer folha nova. O motor costuma ser aproveitado se o peso não subir.",
            "A reforma compensa quando o quadro está reto e firme. Se a ferrugem furou a base em vários lugares, peça também o preço de uma folha nova. Se ela pesar o mesmo, o motor que você tem continua servindo.",
            "Com estrutura firme, reforme. Base furada e quadro fora de esquadro indicam outra folha, mantendo o motor quando o peso continua perto do atual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão durante a reforma?",
        answers: [
          "Não com solda em curso nem com tinta fresca. Deixe o disjuntor desligado e combine outra entrada.",
          "Só depois da última regulagem. Até lá a energia fica cortada, e a casa usa outra passagem.",
        ],
      },
      {
        question: "Preciso tirar o motor para pintar?",
        answers: [
          "Quase nunca. Basta cobrir motor, cremalheira e sensores e manter o disjuntor desligado até secar.",
          "Em geral ele fica no lugar, protegido com plástico e sem energia.",
        ],
      },
      {
        question: "Quanto tempo depois da tinta posso ligar o motor?",
        answers: [
          "Em regra no dia seguinte, conforme a lata: o tempo de secagem completa vem nela. Ligar antes cola a folha no batente e marca a pintura.",
          "Espere a secagem total indicada na lata, que costuma passar de um dia. Tinta mole gruda em guia e batente.",
        ],
      },
      {
        question: "A reforma muda o motor?",
        answers: [
          "Só se a folha ficar mais pesada que a capacidade dele. Chapa nova de aço soma perto de 8 kg por metro quadrado a cada milímetro, e no basculante o contrapeso é refeito.",
          "Pode mudar quando entra chapa: são uns 8 kg a mais por metro quadrado em cada milímetro. Dentro do limite da etiqueta, o motor fica.",
        ],
      },
    ],
    photo: "fotos da folha inteira, dos pontos com ferrugem e da etiqueta do motor",
  },
  {
    id: "quem-pinta-portao",
    broader: "pintura",
    label: "Quem pinta portão",
    phrase: "quem pinta o portão",
    asks: [
      "quem pinta portão",
      "quem faz pintura portão",
      "pintor portão",
      "pintor portão garagem",
      "vocês pintam portão",
      "fazem pintura portão",
      "empresa pintura portão",
      "preciso pintar portão quem",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem pinta portão de garagem é o pintor ou o serralheiro; nós não pintamos. Conosco fica o motor do portão eletrônico: desligar e proteger antes da tinta, trocar roldana ou dobradiça gasta e regular depois, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para repintar o portão automático, chame um pintor, ou o serralheiro se há ferrugem e solda, porque pintura não é nosso serviço. Nós cuidamos da parte que anda, antes e depois da tinta, a partir de {price.preventive} em residência, fora peças.",
        "Não pintamos portão: a pintura de ferro fica com pintor ou serralheiro, que lixa, passa fundo e tinta. O motor é conosco, e a regulagem depois da pintura, em casa, começa em {price.preventive}, sem peças, com a ferragem trocada antes da tinta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar com o pintor", "Peça isto a quem vai pintar o portão"],
        slots: [
          [
            "Tinta no lugar errado para o portão, e a maior parte dos defeitos depois da pintura vem disso. Combine por escrito.",
            "Lente pintada, trilho pintado e cabo pintado param o portão. Deixe o combinado claro antes.",
            "Um bom pintor já protege o motor; peça mesmo assim, porque o conserto é seu.",
          ],
        ],
        bullets: [
          "Disjuntor desligado até a tinta secar",
          "Trilho, cabos, cremalheira, roldanas e lentes cobertos",
          "Ferrugem lixada e fundo antes da cor",
          "Solda e ferragem prontas antes da tinta",
          "Basculante: nada de destravar ou abrir na mão",
        ],
      },
      {
        about: "visit",
        headings: ["A nossa parte, antes e depois da pintura", "O que fazemos no portão pintado"],
        slots: [
          [
            "Antes da tinta, alinhamos a folha e trocamos roldana, dobradiça ou cabo gasto, para não marcar a pintura nova. Depois de seca, regulamos força, parada e fotocélula, em geral em até {trade.smallRepair}.",
            "A ferragem sai e entra antes da pintura. Com tudo seco, o motor é religado e regulado, com teste do sensor, o que costuma caber em {trade.smallRepair}.",
            "Primeiro a mecânica, alinhada e com peças novas onde precisa; depois da tinta, força, parada e sensor, num acerto de até {trade.smallRepair}.",
          ],
          [
            "Se o portão ficou pesado ou parou de fechar depois da pintura, quase sempre há tinta na lente, no trilho ou na guia. Limpar e regular resolve a maioria.",
            "Portão que não fecha ou pesa após a tinta costuma ter lente ou trilho pintado, e uma limpeza com regulagem basta.",
            "Pesou ou não fecha depois de pintado? Procure tinta na fotocélula, na guia e no trilho, que se limpam na visita.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo o portão fica parado", "Da lixa à religação do motor"],
        slots: [
          [
            "Lixa, fundo e duas demãos tomam em geral de dois a três dias, com o disjuntor desligado. O motor só volta com a tinta seca, no prazo da lata.",
            "Conte de dois a três dias entre preparo, fundo e tinta. Até secar de todo, como manda a lata, a energia fica cortada.",
            "Um portão comum leva dois ou três dias de pintor. Religar antes da secagem gruda a folha no batente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pintar um portão?",
        answers: [
          "O preço é do pintor e costuma ser por metro quadrado. Ferrugem e preparo tomam a maior parte do trabalho e do valor.",
          "Depende dos metros, da ferrugem e do número de demãos. Quem orça é o pintor, com o portão à vista.",
        ],
      },
      {
        question: "Dá para pintar com o motor no lugar?",
        answers: [
          "Dá, com o disjuntor desligado e motor, cremalheira e sensores cobertos.",
          "Sim, quase sempre. Plástico e fita protegem motor e lentes.",
        ],
      },
      {
        question: "Que tinta usar no portão de ferro?",
        answers: [
          "Fundo anticorrosivo e esmalte sintético são o comum. Em galvanizado ou alumínio, o fundo é próprio, ou a tinta solta.",
          "Esmalte sobre fundo contra ferrugem. Galvanizado e alumínio pedem fundo aderente específico.",
        ],
      },
      {
        question: "De quanto em quanto tempo repintar?",
        answers: [
          "Em geral a cada três a cinco anos, com retoque assim que o ferro aparece. Perto do mar, antes.",
          "Três a cinco anos é o usual. Risco retocado cedo adia a pintura inteira.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor",
  },
  {
    id: "pintura-do-portao-preco",
    broader: "pintura",
    label: "Quanto custa pintar o portão",
    phrase: "o preço da pintura do portão",
    asks: [
      "pintura portão preço",
      "pintar portão preço",
      "preço pintura portão ferro",
      "pintar portão ferro preço",
      "pintura portão metro preço",
      "pintura portão metro quadrado preço",
      "pintar portão basculante preço",
      "pintura portão mão obra preço",
      "pintura portão valor mão obra",
      "pintor portão preço",
      "pintor portão preço metro quadrado",
      "jateamento pintura portão",
      "jateamento portão preço",
      "jateamento portão",
      "pintura epóxi portão preço",
      "pintura automotiva portão preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Quanto custa pintar o portão quem diz é o pintor ou o serralheiro, porque nós não pintamos. Ele conta os metros quadrados das duas faces e soma a lixa, o tratamento da ferrugem, o fundo e as demãos. O que fazemos é o motor, antes e depois da tinta, com orçamento grátis por foto.",
        "O preço da pintura do portão é de pintor ou serralheiro, que cobra por metro quadrado ou pela folha inteira, com a mão de obra. Em portão de ferro, a ferrugem pesa mais que a tinta. Nós não pintamos; desligamos e regulamos o motor, com valor grátis por foto.",
        "Jateamento e pintura do portão são de empresa de pintura ou serralheria, que cobra por metro quadrado, com transporte, porque a folha precisa sair do lugar. O jato tira a tinta velha e a ferrugem até o metal. Nós soltamos e reinstalamos o motor, com orçamento grátis por foto.",
        "Na pintura epóxi ou automotiva do portão, o preço é do pintor e fica acima do esmalte, porque pede preparo e aplicação com pistola. Peça o valor por metro quadrado, com as duas faces incluídas. Nosso serviço é o motor, antes e depois da tinta, orçado grátis por foto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da pintura", "Como o pintor faz a conta"],
        slots: [
          [
            "Meça a folha antes de ligar para o pintor. Um portão de 3 por 2,2 m tem 6,6 metros quadrados de cada lado, e quase todo orçamento conta os dois.",
            "A medida é o começo da conta: largura vezes altura, vezes dois, porque se pintam as duas faces. Uma folha de 3 por 2,2 m dá 13,2 metros quadrados.",
          ],
        ],
        bullets: [
          "Estado do ferro: lixa ou jateamento, tratamento da ferrugem e solda de furos",
          "Desenho: gradil e lambril dão mais trabalho que chapa lisa",
          "Tipo de tinta: esmalte, epóxi ou automotiva",
          "Fundo próprio em galvanizado e alumínio",
          "Número de demãos, e se o material está incluído",
        ],
      },
      {
        about: "check",
        headings: ["Para comparar orçamentos de pintura", "Perguntas a fazer ao pintor"],
        slots: [
          [
            "Dois preços só se comparam quando incluem a mesma coisa. Peça tudo por escrito, e em especial a proteção do motor.",
            "O orçamento mais barato às vezes só não inclui o preparo. Faça estas perguntas antes de fechar.",
          ],
        ],
        steps: [
          "O preço é por face ou pelas duas?",
          "A lixa, o fundo e a tinta estão incluídos?",
          "Quantas demãos e de que tinta?",
          "Motor, cremalheira, cabos e lentes serão cobertos?",
          "Quanto tempo o portão fica desligado até secar?",
        ],
      },
      {
        about: "visit",
        headings: ["O que é nosso no portão pintado", "O motor antes e depois da tinta"],
        slots: [
          [
            "Ferragem gasta se troca antes da tinta, para não marcar a pintura nova. Depois de seca, o técnico limpa lentes e roldanas e regula força e parada, em até {trade.smallRepair}.",
            "Trocamos roldana, dobradiça e cabo antes de o pintor chegar. Com a tinta seca, religamos o motor, limpamos as lentes e acertamos a força, em até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É mais barato pintar ou trocar o portão?",
        answers: [
          "Pintar, enquanto o ferro está firme. Com furos e escamas em muitos pontos, a serralheria encosta no preço de uma folha nova.",
          "Pintar, se a ferrugem é só de superfície. Ferro furado na base e nas soldas pede a conta das duas opções.",
        ],
      },
      {
        question: "Precisa desmontar o motor para pintar?",
        answers: [
          "Não, na pintura feita no lugar. Desligue o disjuntor e cubra motor, cremalheira, cabos e lentes.",
          "Só na pintura eletrostática, que leva a folha ao forno. Nas outras, basta cobrir o motor e desligar o disjuntor.",
        ],
      },
      {
        question: "Qual tinta dura mais no portão de ferro?",
        answers: [
          "A eletrostática, feita em oficina. Das aplicadas no lugar, a epóxi e a automotiva resistem mais que o esmalte, com fundo anticorrosivo por baixo.",
          "No local, epóxi ou automotiva sobre bom fundo. A mais durável é a eletrostática, que exige retirar a folha.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e da etiqueta do motor",
  },
  {
    id: "pintura-eletrostatica-preco",
    broader: "pintura",
    label: "Preço da pintura eletrostática do portão",
    phrase: "o preço da pintura eletrostática do portão",
    asks: [
      "pintura eletrostática preço",
      "pintura eletrostática preço portão",
      "pintura eletrostática preço m2",
      "pintura eletrostática preço metro quadrado",
      "pintura eletrostática portão preço m2",
      "pintura eletrostática m2",
      "pintura eletrostática metro quadrado",
      "pintura eletrostática orçamento",
      "tinta pó preço portão",
      "pintura pó preço portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço por m2 da pintura eletrostática do portão é dado pela oficina que tem a cabine e o forno, porque nós não pintamos. Ela multiplica a área das duas faces pelo seu valor e soma a limpeza da tinta velha, a retirada e o frete. Cuidamos de soltar e reinstalar o motor, com valor grátis por foto.",
        "Quem dá o valor do metro quadrado da pintura eletrostática é a oficina de pintura a pó, e não quem cuida do motor. O total soma quatro partes: área, remoção da tinta antiga, transporte da folha e remontagem. O motor do portão automatizado é desmontado e regulado por nós, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço por m2", "Como a oficina faz a conta"],
        slots: [
          [
            "Pergunte se o preço é por face ou pela folha inteira, porque muitas oficinas contam os dois lados. Um portão de 3 por 2,2 m tem 6,6 m2 de cada lado, ou seja, 13,2 m2 para pintar.",
            "O mesmo preço por metro pode dobrar conforme o modo de medir. Numa folha de 3 por 2,2 m são 6,6 m2 de um lado e 13,2 m2 dos dois, então confirme antes o que está incluído.",
          ],
        ],
        bullets: [
          "Remover tinta velha e ferrugem, por jato ou banho químico",
          "Cor e acabamento: fosco, brilhante ou texturizado",
          "Tamanho da folha, que precisa caber no forno",
          "Retirada, frete de ida e volta e remontagem",
          "Solda e furos, sempre feitos antes da tinta",
        ],
      },
      {
        about: "visit",
        headings: ["O motor antes e depois do forno", "O que fica conosco no portão automatizado"],
        slots: [
          [
            "A tinta em pó cura em forno, perto de 200 graus, e por isso a folha vai sem nada preso a ela. O técnico solta o motor, a cremalheira ou o braço, os sensores e os fios. Na volta, remonta tudo e refaz a força e as paradas.",
            "A folha entra no forno nua, porque plástico, fio e borracha não aguentam os 200 graus da cura. Soltamos motor, sensores e ferragem com o disjuntor desligado e, na volta, alinhamos a folha e regulamos força e fim de curso.",
          ],
          [
            "No basculante, a folha só sai escorada, com o contrapeso aliviado pelo técnico. Enquanto ela está fora, a entrada fica sem portão, e convém combinar um fechamento provisório.",
            "Folha basculante é retirada com escora, porque cabos e contrapeso continuam com carga. Combine também como a garagem fica fechada nos dias de oficina.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a eletrostática vale o preço", "Eletrostática ou tinta no local"],
        slots: [
          [
            "Ela vale mais em portão novo, antes da montagem, e em folha de alumínio ou ferro que já vai sair para reforma. Para repintar um portão instalado e em bom estado, o esmalte aplicado no lugar sai mais em conta, embora dure menos.",
            "Compensa pintar a pó quando a folha é nova ou já vai para a serralheria, porque a desmontagem se paga uma vez só. Em portão montado e sem ferrugem, o pintor resolve no local com esmalte, por menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer pintura eletrostática sem tirar o portão?",
        answers: [
          "Não, porque a tinta em pó precisa do forno para curar. No lugar, só tinta líquida.",
          "Não dá. A folha vai à oficina, já que o pó só vira tinta firme no forno.",
        ],
      },
      {
        question: "Quanto tempo o portão fica na oficina?",
        answers: [
          "Em geral alguns dias, conforme a fila do forno e a limpeza da tinta velha. Peça a data por escrito.",
          "Depende da fila e do preparo; alguns dias é o comum. Marque a remontagem do motor para a mesma data.",
        ],
      },
      {
        question: "Alumínio aceita pintura eletrostática?",
        answers: [
          "Aceita, e é o acabamento mais usado nele. Antes da tinta, o metal recebe um tratamento químico para ela aderir.",
          "Sim, com tratamento químico antes. Muitos portões de alumínio já saem da fábrica pintados assim.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e da etiqueta do motor, com as medidas da folha",
  },
  {
    id: "depois-da-pintura",
    broader: "pintura",
    label: "Portão pesado ou travando depois da pintura",
    phrase: "o portão que travou depois de pintado",
    intent: "repair",
    asks: [
      "depois pintei pesado",
      "pintei ficou pesado",
      "pintei portão pesado",
      "pintei não fecha",
      "pintei não abre",
      "depois pintura não fecha",
      "não fecha depois pintura",
      "não abre depois pintura",
      "depois pintura não abre",
      "depois pintura pesado",
      "depois pintura travou",
      "depois pintei travou",
      "pintei travou",
      "depois pintar trava",
      "depois pintar não",
      "pintaram portão não",
      "pintor portão parou",
      "parou depois pintaram",
      "parou depois pintei",
      "motor parou pintaram",
      "motor parou depois pintura",
      "parou depois pintura",
      "não funciona depois pintura",
      "parou pintar",
      "depois pintar pesado",
      "pintura grudou",
      "tinta grudou portão",
      "depois pintura emperrou",
      "pintou emperrando",
    ],
    answers: {
      any: [
        "O portão que não fecha ou parou depois da pintura em geral tem tinta na lente da fotocélula, no trilho ou nas rodas, ou ficou com o disjuntor desligado e o motor destravado. Confira esses dois primeiro e limpe a lente com pano úmido. Se a folha continua pesada, é preciso limpar e regular.",
        "Depois de pintar o portão, ele raspa, trava ou não fecha porque a tinta cola o que gira, cobre a fotocélula ou engrossa a borda da folha. Desligue o disjuntor, limpe a lente e tire o respingo com espátula de plástico. Se ainda raspa, o ajuste em casa começa em {price.preventive}, sem peças.",
        "Se o portão parou depois que pintaram, veja primeiro se religaram o disjuntor e se travaram o motor de volta. Depois procure tinta na fotocélula, nas rodas e nas dobradiças. O portão que ficou pesado precisa de limpeza e regulagem, a partir de {price.preventive} em casa, sem peças.",
        "Se você pintou o trilho e o portão travou, a tinta fez a roda perder a folga ou grudar. Desligue o disjuntor e raspe o trilho com espátula de plástico, sem usar lubrificante, que junta sujeira. Se a folha não voltar a correr leve na mão, chame o técnico: roda e guia também podem ter tinta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde procurar tinta fora do lugar", "Os pontos onde a tinta prende o portão"],
        slots: [
          [
            "Tinta grossa em peça que gira funciona como cola, e a fotocélula pintada faz a central pensar que há alguém no caminho. Dá para conferir tudo sem mover a folha.",
            "Tinta seca segura roda, pino e dobradiça, e uma gota na fotocélula impede o fechamento. A conferência se faz com o portão parado e sem energia.",
            "A tinta prende o que deveria rolar e tapa o sensor da passagem. Olhe ponto por ponto, com a folha no lugar em que está.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Limpe a lente da fotocélula com pano úmido em água, sem solvente.",
          "Olhe trilho, roda e dobradiças ao alcance e raspe o respingo com espátula de plástico.",
          "Veja se a borda da folha colou no batente.",
          "Religue e teste com o vão livre; no basculante, não destrave nem mexa em cabo ou mola.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando não é só tinta", "Peso a mais e folha fora do lugar"],
        slots: [
          [
            "Várias demãos com massa somam quilos, e no basculante o contrapeso deixa de equilibrar a folha. O motor passa a roncar ou para no meio, sem ter defeito.",
            "Massa, fundo e tinta aumentam o peso, e o contrapeso do basculante precisa ser acertado outra vez. Quem sofre é o motor, que ronca sem ter defeito.",
            "Com massa e muita tinta a folha fica mais pesada, e um basculante perde o equilíbrio. O motor faz mais força por causa do peso, e não porque está gasto.",
          ],
          [
            "A folha ou o motor que saiu para pintar pode ter voltado fora do lugar: a folha raspa, e o portão já não para no ponto certo. O técnico alinha e grava o percurso de novo.",
            "Se retiraram a folha, ela pode ter voltado torta, raspando no piso ou na guia. O conserto é alinhar e refazer o percurso na central.",
            "Outra causa é a remontagem. Recolocada alguns milímetros fora, a folha raspa, e a central já não reconhece onde parar. É preciso alinhar e gravar o percurso de novo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão pintado", "Limpeza, equilíbrio e regulagem"],
        slots: [
          [
            "O técnico limpa roda, guia, pino e cremalheira com o produto certo para cada material. No basculante, confere o equilíbrio com a folha escorada. Depois regula parada e força e testa a fotocélula.",
            "Primeiro a tinta é tirada de rodas, guias e dentes, sem atacar o nylon. Com a folha leve e, no basculante, equilibrada com escora, o técnico acerta percurso, força e sensor.",
            "A visita remove a tinta das partes que se movem, mede o peso da folha e corrige contrapeso ou mola, com escora. No fim, percurso, força e fotocélula são testados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar solvente na cremalheira?",
        answers: [
          "Na de aço, sim, com pano, ventilação e o disjuntor desligado. Na de nylon não, porque o solvente resseca e quebra os dentes.",
          "Depende do material: aço aceita solvente em pano, e nylon resseca. Na fotocélula, só água.",
        ],
      },
      {
        question: "Posso aumentar a força do motor depois da pintura?",
        answers: [
          "Não convém. A folha precisa antes voltar a andar leve, porque a força alta esconde o atrito e tira a proteção de quem passa.",
          "Melhor não mexer. Primeiro se corrige o peso e o atrito; a força é ajustada por último, com teste de reversão.",
        ],
      },
      {
        question: "A folha grudou no batente. Posso acionar para soltar?",
        answers: [
          "Não, porque o motor força a engrenagem. Em portão de correr ou de abrir, desligue o disjuntor e passe uma espátula de plástico na junta; no basculante, chame o técnico.",
          "Evite, porque descolar no tranco estraga o braço e a engrenagem. Com a energia desligada, solte a tinta da borda com espátula; no basculante, chame o técnico.",
        ],
      },
      {
        question: "Quem paga se o pintor estragou o motor?",
        answers: [
          "Em geral quem causou o dano responde, se isso fica provado. Fotografe a tinta nas peças e peça ao técnico que escreva a causa no orçamento.",
          "O pintor costuma responder pelo que estragou. Um relatório com foto e causa ajuda na conversa com ele.",
        ],
      },
    ],
    photo: "fotos do trilho, das rodas ou dobradiças e da fotocélula",
  },
  {
    id: "pintar-com-o-motor",
    broader: "pintura",
    label: "Pintar o portão com o motor instalado",
    phrase: "a pintura do portão com motor",
    asks: [
      "pintar portão basculante",
      "pintura portão basculante",
      "remover motor antes pintura",
      ...combine(
        ["pintar portão", "pintura portão", "pintar portão automático", "pintar portão eletrônico"],
        [
          "precisa tirar motor",
          "tirar motor",
          "com motor",
          "motor instalado",
          "precisa desligar motor",
          "retirar motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral não precisa tirar o motor para pintar o portão. Desligue o disjuntor, cubra motor, central e fotocélulas com plástico e deixe sem tinta a cremalheira, o fuso, os cabos e as roldanas. O motor só é retirado quando a folha vai sair do lugar, e isso é com o técnico.",
        "Você pode pintar o portão com o motor instalado, e quase nunca precisa tirar. Basta desligar o disjuntor, proteger motor e fotocélula com plástico e não pintar cremalheira, fuso e rodas. A retirada fica para quando a folha será lixada ou soldada fora do lugar.",
        "Não precisa tirar o motor para pintar o portão, desde que ele fique coberto e com o disjuntor desligado até a tinta secar. Cremalheira, fuso, cabo, roldana e lente da fotocélula não se pintam. Só a folha que sai do lugar pede a retirada, feita pelo técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pintar sem estragar o motor", "Passo a passo da pintura"],
        slots: [
          [
            "A energia fica desligada do começo até a tinta secar, para ninguém acionar o portão molhado. A névoa de tinta entra nas caixas e gruda nos contatos, e por isso as peças elétricas são cobertas.",
            "Corte a energia antes de abrir a lata e só religue com tudo seco. A névoa de tinta entra em caixa elétrica e fotocélula, por isso cubra cada uma.",
            "Do começo da pintura à secagem, o disjuntor fica desligado. O plástico protege o motor, a central e as lentes, que a névoa de tinta estraga.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise quem mora na casa.",
          "Cubra com plástico motor, central, fotocélulas e botoeira.",
          "Deixe sem tinta cremalheira, fuso, cabo, corrente, roldana e trilho.",
          "No basculante, pinte com a folha fechada e não destrave.",
          "Com a tinta seca, tire o plástico, limpe as lentes, religue e teste sem ninguém por perto.",
        ],
      },
      {
        about: "causes",
        headings: ["O que dá errado depois da pintura", "Se o portão ficou duro"],
        slots: [
          [
            "Tinta grossa na guia, no batente ou na dobradiça tira a folga, e o motor faz força. Respingo na fotocélula impede o fechamento, e tinta na cremalheira, a barra dentada, faz barulho e gasta a engrenagem.",
            "A camada nova no batente e nas guias prende a folha nos primeiros dias. Uma lente respingada deixa o portão aberto, e o dente pintado da cremalheira faz barulho e se desgasta.",
            "Sem folga na dobradiça ou no batente, o portão fica pesado. Se ele não fecha, procure respingo na fotocélula; se range, procure tinta nos dentes da cremalheira.",
          ],
          [
            "No basculante, muita massa e tinta mudam o peso, e o contrapeso precisa ser conferido com a folha escorada. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
            "Em basculante, massa e demãos demais desequilibram a folha, e o contrapeso se acerta com escora, pelo técnico. Em residência esse ajuste começa em {price.preventive}, sem peças.",
            "O peso somado pela massa desequilibra o basculante, e a correção é do técnico, com a folha apoiada. Em casa, regular sai a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa tirar e recolocar o motor para pintar?",
        answers: [
          "O preço depende do motor e da folha, porque soma a retirada, a remontagem e a regulagem do percurso. Sai de graça por foto, e quase sempre dá para evitar cobrindo o motor.",
          "O valor soma desmontar, montar e regular, e muda com o tipo de portão. Cobrir o motor com plástico dispensa essa despesa.",
        ],
      },
      {
        question: "Posso usar pistola de pintura perto do motor?",
        answers: [
          "Só com motor, central e fotocélulas bem cobertos e o disjuntor desligado. Perto deles, o pincel é mais seguro.",
          "Pode, se motor, central e fotocélulas estiverem bem fechados com plástico. Perto deles, o pincel é mais seguro.",
        ],
      },
      {
        question: "Quanto tempo o portão fica sem uso?",
        answers: [
          "O tempo de secagem da tinta, que está na lata. Acionar antes gruda a folha no batente e marca a pintura.",
          "Siga o prazo de secagem da lata. Com a tinta ainda mole, a folha cola no batente, e o motor força para descolar.",
        ],
      },
      {
        question: "Preciso pintar também a cremalheira contra ferrugem?",
        answers: [
          "Não, porque tinta nos dentes trava a engrenagem. A cremalheira se protege com limpeza e uma película de lubrificante próprio, a cada {rack.months}.",
          "Não pinte. Mantenha limpa e com lubrificante próprio, renovado a cada {rack.months}, que já protege o metal.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e do motor, com o que vai ser pintado",
  },
  {
    id: "pintura-eletrostatica",
    broader: "pintura",
    label: "Pintura eletrostática do portão",
    phrase: "a pintura eletrostática do portão",
    asks: [
      "pintura eletrostática",
      "pintura eletrostática portão",
      "pintura eletrostática vale pena",
      "pintura eletrostática portão vale pena",
      "pintura eletrostática ferro",
      "pintura eletrostática portão ferro",
      "pintura eletrostática alumínio",
      "pintura eletrostática portão alumínio",
      "pintura eletrostática quanto tempo dura",
      "pintura eletrostática descasca",
      "pintura eletrostática como feita",
      "pintura pó portão",
      "pintura epóxi portão",
      "onde fazer pintura eletrostática",
    ],
    intent: "question",
    answers: {
      any: [
        "A pintura eletrostática de portão é tinta em pó que gruda por carga elétrica e endurece num forno, e dura mais que o esmalte comum. Como a folha precisa ir à oficina, ela vale a pena em portão novo ou em reforma completa. O motor é solto antes e regulado depois, e essa parte é nossa.",
        "Pintura eletrostática no portão vale a pena quando a folha é nova ou vai ser desmontada: a tinta em pó, curada em forno, cobre por igual e descasca menos que o esmalte. Não se faz no lugar. A oficina pinta, e nós soltamos e remontamos o motor, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a pintura eletrostática é feita", "Do pó ao forno"],
        slots: [
          [
            "A peça é limpa da tinta velha e da ferrugem, recebe o pó carregado de eletricidade e vai ao forno, onde ele derrete e forma uma película única.",
            "Primeiro sai toda a tinta antiga. Depois o pó, atraído pela carga elétrica, cobre a peça, e o forno o transforma em película dura.",
          ],
          [
            "Sem a limpeza completa ela solta em placas, e por isso o preparo pesa mais que a tinta no resultado.",
            "O que faz descascar é o preparo mal feito: ferrugem que ficou embaixo levanta a película.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Eletrostática ou esmalte", "Quando compensa"],
        slots: [
          [
            "A escolha depende de a folha poder sair do lugar. Veja os casos mais comuns:",
            "Portão montado e com motor raramente vai ao forno. Em geral, fica assim:",
          ],
        ],
        bullets: [
          "Portão novo, ainda na serralheria: eletrostática",
          "Portão montado, com ferrugem em pontos: esmalte com fundo, no lugar",
          "Alumínio: eletrostática, que adere bem ao perfil tratado",
          "Folha maior que a cabine da oficina: esmalte ou pintura a pistola",
        ],
      },
      {
        about: "visit",
        headings: ["O motor antes e depois da pintura", "O que fazemos no portão pintado"],
        slots: [
          [
            "Antes de a folha sair, soltamos o motor, a cremalheira ou o braço e as fotocélulas. Na volta, montamos, regulamos as paradas e a força e testamos.",
            "O portão automático é desmontado por nós com o disjuntor desligado e, depois de pintado, volta com folga, percurso e força acertados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer pintura eletrostática com o portão no lugar?",
        answers: [
          "Não, porque a tinta em pó precisa do forno. No lugar se usa fundo e esmalte, com pistola, rolo ou pincel.",
          "Não dá. Quem oferece no local faz pintura a pistola, que é outro serviço.",
        ],
      },
      {
        question: "Como retocar um risco na pintura eletrostática?",
        answers: [
          "Com esmalte da mesma cor e fundo no ferro à mostra, sem demora. O retoque aparece de perto, mas impede a ferrugem.",
          "Lixe de leve só o risco, aplique fundo e tinta da mesma cor. O pó não se retoca em casa.",
        ],
      },
      {
        question: "A pintura deixa o portão mais pesado?",
        answers: [
          "Quase nada. O que pesa é tinta velha sobreposta, que nesse processo é removida.",
          "Não a ponto de mudar o motor. Mesmo assim o equilíbrio é conferido na remontagem.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do motor e da cremalheira ou do braço",
  },
  {
    id: "qual-tinta-no-portao",
    broader: "pintura",
    label: "Qual tinta usar no portão",
    phrase: "a tinta certa para o portão",
    asks: [
      "qual tinta portão",
      "qual tinta usar portão",
      "que tinta usar portão",
      "melhor tinta portão",
      "qual melhor tinta portão",
      "tinta portão ferro",
      "tinta portão",
      "tinta portão alumínio",
      "tinta alumínio",
      "pintar portão alumínio",
      "como pintar portão alumínio",
      "pode pintar portão alumínio",
      "tinta portão galvanizado",
      "tinta galvanizado",
      "pintar portão galvanizado",
      "tinta portão madeira",
      "pintar portão madeira",
      "verniz portão madeira",
      "esmalte sintético portão",
      "fundo portão ferro",
      "zarcão portão",
      "tinta ferrugem portão",
      "tinta portão enferrujado",
    ],
    intent: "buying",
    answers: {
      any: [
        "A tinta para portão de ferro é o esmalte sintético, ou o que já traz fundo e acabamento juntos, sempre sobre metal lixado e com fundo anticorrosivo, o antigo zarcão. Duas demãos finas duram mais que uma grossa. Antes de pintar, desligue o disjuntor e cubra trilho, cremalheira e fotocélula.",
        "Para pintar portão de alumínio, lixe de leve, limpe com pano sem gordura e passe antes um fundo próprio para alumínio, o primer de aderência; por cima vai esmalte ou tinta para metais. Sem esse fundo, a tinta solta em placas. O que mais dura no alumínio é a pintura eletrostática, feita em oficina.",
        "A tinta para portão galvanizado só adere com fundo próprio para galvanizado; por cima vai o esmalte, em duas demãos finas. Lave antes com água e detergente, para tirar a oleosidade do zinco, e deixe secar. O fundo comum descasca sobre o zinco.",
        "Portão de madeira se protege com stain ou verniz de uso externo, com filtro solar, ou com esmalte, se a ideia é cobrir. Lixe, tire o pó e passe também nas bordas de baixo, por onde a água entra. O stain se renova sem lixar tudo; o verniz que descascou precisa sair inteiro.",
        "Para portão enferrujado, a tinta só vem depois de lixar até o metal firme: então vai o fundo anticorrosivo e duas demãos de esmalte. Convertedor de ferrugem ajuda em mancha que a lixa não alcança. Chapa furada não se resolve com tinta; é corte e solda de serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A tinta e o fundo de cada material", "O que vai em ferro, alumínio e madeira"],
        slots: [
          [
            "O fundo é o que prende a tinta, e muda com o material. A combinação usual é esta:",
            "Acerte o fundo primeiro: é ele que decide se a tinta dura ou solta.",
          ],
        ],
        bullets: [
          "Ferro: fundo anticorrosivo e esmalte sintético",
          "Galvanizado: fundo para galvanizado e esmalte",
          "Alumínio: primer de aderência e esmalte ou tinta para metais",
          "Madeira: stain ou verniz externo, ou esmalte sobre fundo para madeira",
        ],
      },
      {
        about: "check",
        headings: ["Como pintar o portão automático", "Passo a passo da pintura"],
        slots: [
          [
            "A tinta não pode cair no que gira nem no que enxerga, e o portão fica sem energia até secar.",
            "Com o portão fechado e desligado, proteja as partes móveis antes de abrir a lata.",
          ],
        ],
        steps: [
          "Feche a folha e desligue o disjuntor do portão.",
          "Cubra trilho, roldanas, cremalheira ou fuso, cabos, motor e fotocélulas.",
          "Lixe até o ponto firme e tire todo o pó.",
          "Passe o fundo do material e espere o tempo do rótulo.",
          "Dê duas demãos finas e só religue com tudo seco.",
        ],
      },
      {
        about: "visit",
        headings: ["O que é nosso no portão pintado", "Depois da pintura"],
        slots: [
          [
            "Não pintamos: esse serviço é do pintor ou do serralheiro. Cuidamos do motor, da cremalheira e do equilíbrio, antes e depois, em visita a partir de {price.preventive} em casa, sem peças.",
            "A pintura fica com o pintor. Se depois dela o portão raspa, pesa ou não fecha, o ajuste é conosco, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pintar por cima da tinta velha?",
        answers: [
          "Pode, se ela está firme: lixe para tirar o brilho e limpe. Onde solta ou tem bolha, lixe até o metal e passe o fundo.",
          "Sim, depois de lixar o brilho. Bolha é ferrugem por baixo e precisa ser aberta.",
        ],
      },
      {
        question: "Quanto tempo esperar para usar o portão?",
        answers: [
          "O tempo de secagem do rótulo, que costuma ser de um dia para o outro. Tinta mole cola a folha no batente e suja a roldana.",
          "Siga o rótulo da tinta e deixe o disjuntor desligado até lá. Em tempo úmido, espere mais.",
        ],
      },
      {
        question: "Cor escura estraga o portão?",
        answers: [
          "Não estraga, mas esquenta mais no sol. Em folha larga de alumínio a chapa dilata, e por isso a folga das pontas importa.",
          "Ela só absorve mais calor. A tinta desbota antes se não for de uso externo.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e dos pontos com ferrugem ou tinta solta",
  },
];
