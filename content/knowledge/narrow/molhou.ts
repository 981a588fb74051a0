import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const molhou: NarrowConcept[] = [
  {
    id: "nao-abre-com-chuva",
    broader: "molhou",
    label: "Não abre quando chove",
    phrase: "o portão que parou com a chuva",
    asks: [
      "chuva só abre mão",
      "chove só abre mão",
      "chuva só manual",
      "chuva só anda mão",
      "[marca] não abre chuva",
      "motor [marca] não abre chuva",
      "motor [marca] não abre depois chuva",
      "motor [marca] parou chuva",
      "motor [marca] não funciona chuva",
      "para chove volta",
      "para funcionar chove",
      "para chove forte",
      "chove para volta dia seguinte",
      "falha chove",
      "não funciona chove",
      "chove não funciona",
      "para chuva volta depois",
      "só para chove",
      "trava chove",
      "falha chuva",
      "só falha chove",
      "só falha chuva",
      "falha chuva forte",
      "trava chuva",
      "travou chuva",
      "não abre chuva",
      "não abre chove",
      "não funciona chuva",
      "parando chuva",
      "não abre molhado",
      "parou chuva",
      "parou funcionar chuva",
      "não funciona depois chuva",
      "parar chuva",
      "chuva não funciona",
      "tomou chuva parou",
      "tomou chuva não funciona",
      "tomou chuva não abre",
      "pegou chuva parou",
    ],
    answers: {
      any: [
        "Portão que não abre ou parou depois da chuva tem, em geral, água na placa, na botoeira ou numa emenda de fio; se volta no dia seguinte, foi porque secou. Desligue o disjuntor e não religue molhado para testar; secar, medir e vedar parte de {price.preventive} em casa, sem peças.",
        "O portão eletrônico que para quando chove costuma ter umidade na central, na botoeira, na fotocélula ou nas emendas, ou o DR caído no quadro. Mantenha o disjuntor desligado enquanto estiver molhado e peça a secagem e a vedação: a visita em casa começa em {price.preventive}, sem peças.",
        "Se choveu e o portão parou de funcionar, o mais provável é água na caixa do motor, na botoeira ou numa emenda. Corte a energia no disjuntor, porque molhada e ligada a placa queima; a visita para secar, medir e vedar, em residência, custa a partir de {price.preventive}, fora as peças.",
        "Controle do portão que não funciona depois da chuva aponta água no receptor, na antena ou na placa, e raramente no próprio controle. Aperte a botoeira: se ela abre, é o receptor úmido; se nem ela, desligue o disjuntor e chame. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a falha na chuva indica", "Chuva e portão parado: como ler o sintoma"],
        slots: [
          [
            "Mudo de tudo, com o disjuntor ligado, sugere água na placa ou no fusível. Se abre e não fecha, olhe a fotocélula: uma gota na lente basta. No portão de abrir, a trava elétrica molhada também pode prender a folha.",
            "Quando nem botoeira nem controle têm efeito, a umidade chegou à central. Se só o fechamento falha, a lente da fotocélula está molhada ou embaçada, e no portão de abrir a trava elétrica pode ter emperrado.",
            "Sem som e sem luz, a suspeita é a caixa do motor. Abrir e não fechar aponta para a fotocélula embaçada; folha de abrir que ronca e não solta, para a trava elétrica oxidada.",
          ],
          [
            "DR ou disjuntor que cai na chuva indica corrente escapando por emenda ou fio molhado. Deixe desligado e não toque na folha, porque há risco de choque.",
            "Se o disjuntor ou o DR, que protege contra choque, desarma com a chuva, há fuga numa emenda. Não insista em religar e mantenha distância da folha.",
            "A queda do DR, a proteção contra choque, ou do disjuntor avisa que uma emenda molhada deixa escapar corrente: nada de religar várias vezes nem de encostar no portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o portão molhado", "Passos seguros enquanto chove"],
        slots: [
          [
            "Chão encharcado e portão de metal pedem distância até a energia estar cortada. Não abra a tampa para secar, porque ali há tensão, e o capacitor guarda carga.",
            "O caminho até o quadro deve estar seco; se não estiver, espere. A tampa do motor fica fechada, já que o capacitor dá choque mesmo desligado.",
            "Antes de tudo, corte a energia por um caminho seco. Secar a placa com pano ou secador é serviço de técnico, pois o capacitor continua carregado.",
          ],
        ],
        steps: [
          "Calçado e com as mãos secas, desligue o disjuntor.",
          "Veja se o DR desarmou e não insista em religar.",
          "Com a folha seca, só o portão de correr ou de abrir, reto, se destrava e se move na mão.",
          "No basculante, não mexa na folha.",
          "Fotografe o motor fechado e as caixas por onde entra água.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água entra no motor", "Como a chuva chega à placa"],
        slots: [
          [
            "A entrada mais comum é a tampa: com a borracha ressecada ou o parafuso frouxo, a chuva de lado chega à placa. O eletroduto, o cano dos fios, também traz água quando a caixa do piso alaga.",
            "Com o tempo a borracha da tampa endurece, e a chuva de vento escorre para dentro. Outro caminho é o eletroduto: se a caixa de passagem enche, a água sobe pelo cano dos fios até a central.",
            "Tampa mal fechada e borracha velha deixam passar a chuva de lado. Por baixo, a água vem pelo cano dos fios, o eletroduto, sempre que a caixa de passagem do chão fica cheia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recupera o motor", "Limpeza, medição e vedação"],
        slots: [
          [
            "O técnico retira a placa, limpa a oxidação com produto próprio, seca e confere relés e conectores. A isolação do motor é medida antes de qualquer teste com energia, para saber se o enrolamento sofreu.",
            "A central é tirada da caixa, lavada com produto próprio e seca por completo, com bornes e relés conferidos. Só se liga o motor depois de medir a isolação, que mostra se a água atingiu o enrolamento.",
            "Primeiro a placa sai, é limpa da oxidação e seca; depois o motor é medido em separado, porque a água pode ter poupado um e atingido o outro. Energia, só com a isolação aprovada.",
          ],
          [
            "Por último entram borracha nova, vedação do eletroduto e, em lugar que alaga, base mais alta. Sem isso, a próxima chuva repete o estrago.",
            "A entrada de água é fechada no mesmo serviço, com borracha, vedação do cano ou dreno; onde o piso alaga, a base do motor é erguida.",
            "O serviço termina fechando o caminho da água: borracha da tampa, boca do eletroduto e, se a garagem alaga, motor mais alto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão seca e volta sozinho. Preciso consertar?",
        answers: [
          "Precisa. A oxidação avança a cada chuva, e um dia a placa não volta. Limpar e vedar custa menos que trocar a central.",
          "Sim, e enquanto ainda volta. O reparo cedo é limpeza e vedação; o tardio é placa nova, porque a umidade vai comendo as trilhas.",
        ],
      },
      {
        question: "Motor de portão não é feito para chuva?",
        answers: [
          "É, com tampa, borracha e eletroduto em ordem. O que o derruba é vedação ressecada, água subindo pelo cano dos fios ou jato de mangueira.",
          "Aguenta chuva normal. Se falha sempre que chove, alguma vedação acabou ou a água está chegando por baixo.",
        ],
      },
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Saco plástico fechado prende umidade e calor. O certo é borracha nova, tampa firme e entrada de cabos vedada.",
          "Não é bom, porque condensa água por dentro. Use a vedação própria do motor ou uma cobertura ventilada, presa longe das partes que giram.",
        ],
      },
      {
        question: "O controle também pode ter molhado?",
        answers: [
          "Pode. Com tudo seco, se a botoeira abre e nenhum controle abre, a água está no receptor ou na antena; se só um falha, foi ele que molhou.",
          "Sim. Teste outro controle: quando todos falham e a botoeira funciona, o receptor está úmido; quando falha um só, troque a pilha dele e deixe secar.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da botoeira e das fotocélulas",
  },
  {
    id: "parou-depois-de-lavar",
    broader: "molhou",
    label: "Parou depois de lavar",
    phrase: "o portão que parou depois da lavagem",
    asks: [
      "mangueira molhou motor",
      "molhou motor mangueira",
      "molhei motor mangueira",
      "joguei água motor",
      "não funciona depois lavei",
      "depois lavei garagem",
      "lavei garagem",
      "não funciona lavei garagem",
      "parou lavar",
      "lavei portão parou",
      "lavei portão não funciona",
      "lavei portão não abre",
      "lavei portão queimou",
      "lavou portão não responde",
      "lavou motor",
      "lavar motor",
      "lavadora motor",
      "mangueira motor",
      "lavar portão mangueira",
      "molhou lavando",
      "depois lavar garagem",
      "limpeza motor não funciona",
      "depois limpeza parou",
      "limpei motor parou",
      "limpei motor não funciona",
      "depois limpar motor não",
    ],
    answers: {
      any: [
        "Portão que parou depois de lavar tomou água na placa, na botoeira ou na fotocélula. Desligue o disjuntor agora, não religue para testar e não abra a tampa: com a energia cortada logo, muita placa se salva com limpeza e secagem.",
        "Lavou a garagem com mangueira ou lavadora e o portão parou? O jato entra por baixo e por trás do motor, onde a carcaça não veda. Corte a energia e espere a avaliação; religar molhado é o que queima.",
        "Se o portão parou depois da lavagem, deixe sem energia: limpar e medir antes de ligar costuma custar menos que uma placa nova. Motor de portão não se lava com mangueira; use pano úmido por fora, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Lavou e parou: passos seguros", "Os primeiros minutos depois da água"],
        slots: [
          [
            "Cada minuto com energia e água dentro aumenta a oxidação e o risco de curto.",
            "O disjuntor desligado é o que mais ajuda a salvar a placa.",
            "Secador quente empurra água para dentro e não tira os sais que corroem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor com as mãos e os pés secos.",
          "Não toque na folha enquanto o chão estiver molhado.",
          "Seque por fora com pano e deixe a tampa fechada.",
          "Seque as lentes da fotocélula e a face da botoeira.",
          "Espere o técnico medir antes de religar.",
        ],
      },
      {
        about: "care",
        headings: [
          "Como limpar o portão sem molhar o motor",
          "Lavagem da garagem: o que pode e o que não pode",
          "Como lavar a garagem sem molhar o motor",
        ],
        slots: [
          [
            "Desligue o disjuntor antes de lavar a garagem e só religue com tudo seco.",
            "A energia cortada durante a lavagem evita choque e curto se respingar.",
            "Lavar com o motor ligado põe água, metal e eletricidade no mesmo lugar.",
          ],
          [
            "Motor, botoeira e fotocélula se limpam com pano úmido; folha e piso, com água longe deles.",
            "A lavadora de pressão vence qualquer borracha: mantenha o jato longe do motor e do quadro.",
            "Pano úmido basta na carcaça; mangueira fica para a folha e o piso, a distância.",
          ],
          [
            "Borracha da tampa e entrada dos cabos devem estar inteiras, o que se confere na revisão.",
            "Se um respingo já parou o portão, a vedação está vencida e precisa ser trocada.",
            "Caixa de passagem sem dreno enche com a lavagem e leva água ao motor pelo eletroduto.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quanto tempo esperar para religar o portão lavado?",
        answers: [
          "Não há prazo seguro sem medir, porque a água fica sob os componentes. Deixe desligado até a limpeza e a medição.",
          "Religue só depois de medido. A carcaça seca engana: a umidade fica nos conectores.",
        ],
      },
      {
        question: "Lavei e o controle parou, mas a botoeira funciona. O que molhou?",
        answers: [
          "O receptor ou a antena, se ficam fora da caixa, ou o próprio controle. Com o disjuntor desligado, deixe secar e peça a conferência.",
          "Molhou, provavelmente, o receptor ou a antena. A placa e o motor estão respondendo, o que é bom sinal.",
        ],
      },
      {
        question: "A garantia cobre motor molhado na lavagem?",
        answers: [
          "A água de lavagem costuma ficar fora da garantia. Em instalação nossa, mande fotos: se a causa for montagem, vale a garantia de {warranty.installation} do serviço.",
          "Em geral não, porque jato de água é uso indevido. A falha de vedação na instalação é avaliada à parte.",
        ],
      },
      {
        question: "Choveu depois da lavagem e o portão dá choque. O que faço?",
        answers: [
          "Desligue o disjuntor por um caminho seco e não toque no portão. O choque é fuga de corrente, e o reparo vem antes de qualquer uso.",
          "Não deixe ninguém encostar na folha. Corte a energia no quadro e chame; se alguém se feriu, ligue 192.",
        ],
      },
    ],
    photo: "uma foto do motor fechado e outra da etiqueta",
  },
  {
    id: "motor-pode-tomar-chuva",
    broader: "molhou",
    label: "Motor de portão na chuva",
    phrase: "o motor de portão exposto à chuva",
    asks: [
      "pode tomar chuva",
      "pode pegar chuva",
      "tomar chuva",
      "pegar chuva",
      "pode molhar",
      "pode ficar chuva",
      "proteção chuva motor",
      "cobertura motor portão",
      "proteger motor chuva",
      "cobrir motor chuva",
      "cobrir motor portão",
      "como proteger motor portão",
      "proteger motor portão água",
      "proteger chuva",
      "motor exposto chuva",
      "motor exposto tempo",
      "motor tomando chuva",
      "pode molhar motor",
      "motor pode molhar",
      "pode molhar motor portão",
      "motor pode levar água",
      "pode cair água motor",
      "molhar motor portão pode",
    ],
    intent: "question",
    answers: {
      "how-to": [
        "Para proteger o motor do portão da chuva, mantenha a tampa original inteira e bem fechada, levante a base acima da poça, faça o cabo entrar por baixo e ponha uma pequena cobertura fixa por cima, sem tampar a ventilação. Saco plástico não serve: prende calor e umidade.",
        "O motor do portão se protege da chuva com quatro cuidados: tampa sem trinca e com vedação, base alta, entrada do cabo por baixo e uma cobertura firme contra goteira. Faça tudo com o disjuntor desligado e nunca lave o motor com jato.",
      ],
      any: [
        "Chuva direta estraga o motor de portão aos poucos, se a tampa tem trinca, a vedação ressecou ou o cabo entra por cima; com tudo inteiro, ele aguenta chuva comum. Se o seu pega chuva o tempo todo, ponha uma cobertura fixa acima dele, sem tampar a ventilação.",
        "O motor de portão pode tomar chuva quando a tampa está inteira e bem fechada, pois é feito para área externa; jato, enxurrada e enchente ele não aguenta. Tampa trincada, base baixa e cabo entrando por cima deixam a água chegar à placa.",
        "Pode, desde que a caixa do motor esteja fechada, com vedação inteira e fora da poça. A chuva comum não entra; o que molha a placa é tampa quebrada, respingo do chão, goteira do telhado e lavadora de pressão.",
        "O motor de portão aguenta chuva comum com a tampa original inteira; onde bate água direto, uma pequena cobertura fixa acima dele ajuda. Capa de proteção só serve se não tampa a ventilação nem encosta em peça que gira; saco plástico prende umidade e calor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Capa, telhadinho ou tampa nova",
          "Que proteção usar contra a chuva no motor",
          "Como proteger o motor da chuva",
        ],
        slots: [
          [
            "A primeira proteção é a tampa original, sem trinca e com os parafusos no lugar.",
            "Uma tampa nova do mesmo modelo resolve mais do que qualquer capa improvisada.",
            "Comece pela tampa: se está rachada ou sem parafuso, peça a reposição pelo modelo.",
          ],
          [
            "Uma cobertura fixa acima do motor, com folga para o ar circular, evita goteira e sol direto.",
            "O telhadinho de chapa ou policarbonato deve passar da caixa e não tocar na folha.",
            "Cobertura bem fixada protege da calha e do sol, desde que o destravamento continue ao alcance.",
          ],
          [
            "Saco plástico e lona amarrada prendem calor e umidade, e podem enroscar na cremalheira.",
            "Evite embrulhar o motor: a água condensa por dentro e oxida as ligações dos fios.",
            "Nada deve ficar solto perto de engrenagem, corrente ou braço em movimento.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Sinais de que a chuva está entrando",
          "Onde a água entra no motor",
          "O que olhar no motor depois da chuva",
        ],
        slots: [
          [
            "Olhe por fora, com o disjuntor desligado e o chão seco.",
            "A vistoria é externa; a tampa só é aberta pelo técnico.",
            "Escolha um dia seco, corte a energia e observe sem desmontar.",
          ],
        ],
        steps: [
          "Veja se a tampa está trincada, solta ou sem parafuso.",
          "Procure marca de barro ou de poça na base do motor.",
          "Confira se o cabo entra por baixo ou se escorre água por ele.",
          "Repare se há goteira ou calha despejando em cima.",
          "Note se o portão falha só em dia de chuva.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso lavar o motor com mangueira?",
        answers: [
          "Não. O jato entra por onde a chuva não entra. Use pano úmido por fora, com o disjuntor desligado.",
          "Não faça isso, muito menos com lavadora de pressão. Pano úmido na tampa fechada basta.",
        ],
      },
      {
        question: "O motor fica no chão e a água empoça. O que fazer?",
        answers: [
          "Suba a base de concreto acima da poça e corrija o escoamento; o técnico acerta a altura da cremalheira junto.",
          "A base precisa ficar mais alta que a água. No de correr, motor e cremalheira são reposicionados na mesma visita.",
        ],
      },
      {
        question: "A chuva pode dar choque no portão?",
        answers: [
          "Pode, se houver fio ruim e faltar aterramento. Choque ou formigamento pede disjuntor desligado e ninguém tocando na folha.",
          "Sim, quando a água encontra emenda ou fio descascado. DR e fio terra existem para isso.",
        ],
      },
      {
        question: "Existe motor à prova d'água?",
        answers: [
          "Há caixas com grau de proteção maior, indicado no manual pela sigla IP. Nenhum motor comum de portão trabalha submerso.",
          "Não para ficar debaixo d'água. Compare o índice IP no manual: quanto maior o segundo número, melhor contra água.",
        ],
      },
    ],
    photo: "uma foto do motor fechado e outra do lugar onde ele fica, com o telhado e o piso",
  },
  {
    id: "motor-na-enchente",
    broader: "molhou",
    label: "Motor de portão na enchente",
    phrase: "o motor que pegou enchente",
    asks: [
      "não funciona depois enchente",
      "parou depois enchente",
      "portão submerso",
      "portão alagou",
      "portão alagado",
      "portão inundado",
      "não abre depois enchente",
      "portão debaixo água",
      "queimou enchente",
      "queimou depois enchente",
      "correr queimou enchente",
      "enchente",
      "motor enchente",
      "enchente portão",
      "alagou motor",
      "alagou garagem",
      "garagem alagada",
      "garagem alagou",
      "motor alagado",
      "alagamento motor",
      "alagamento portão",
      "motor submerso",
      "motor debaixo água",
      "inundação portão",
      "inundou garagem",
    ],
    answers: {
      any: [
        "Motor de portão que pegou enchente fica desligado: não entre na água para chegar ao quadro e não religue quando a água baixar. Placa e capacitor costumam se perder; o motor, se lavado, seco e medido pelo técnico, às vezes se salva.",
        "Depois da enchente, o motor do portão só recebe energia com a isolação medida. Barro na placa, no redutor e no fim de curso fecha curto e trava a peça. Fotografe a marca da água, mantenha o disjuntor desligado e peça a avaliação.",
        "Se a água cobriu o motor do portão, trate como energizado até o disjuntor ser desligado por um caminho seco. Não abra a tampa nem use secador: o técnico desmonta, lava o barro, seca, mede e diz o que se aproveita.",
      ],
      price: [
        "Recuperar motor que pegou enchente custa desmontar, lavar, secar, trocar rolamentos e, quase sempre, a placa. Quando isso passa do razoável, a troca em casa fica de {price.homeSwap}. Mande a etiqueta e diga até onde a água chegou: o orçamento é grátis.",
        "O preço depende do que a água alcançou: só a caixa, a placa ou o enrolamento. Compara-se a recuperação com o motor novo, de {price.homeSwap} em casa, e você recebe os dois valores sem custo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "Enchente no portão: o que fazer agora",
          "Primeiros passos com o motor alagado",
          "Segurança depois da enchente",
        ],
        slots: [
          [
            "Água e energia juntas matam, por isso a casa vem antes do motor.",
            "Enquanto houver água, ninguém encosta no portão, na coluna ou no motor.",
            "O perigo maior é o choque na água e na folha de metal.",
          ],
        ],
        steps: [
          "Não entre em água para desligar nada; peça o corte à distribuidora se o quadro está molhado.",
          "Com caminho seco, desligue o disjuntor do portão e o nobreak.",
          "Depois que a água baixar, fotografe a marca dela no motor e na parede.",
          "Não religue, não abra a tampa e chame o técnico.",
          "Para sair com o carro, só destrave portão de correr ou de abrir, reto e com a energia cortada.",
        ],
      },
      {
        about: "replace",
        headings: [
          "O que se salva depois da enchente",
          "Placa, motor e redutor depois da água",
          "Consertar ou trocar o motor alagado",
        ],
        slots: [
          [
            "A placa que ficou submersa com energia quase sempre se perde; desligada antes, pode ser lavada e testada.",
            "Uma central coberta de barro raramente volta a ser confiável, mesmo que ligue.",
            "A água suja deixa resíduo que corrói as trilhas nas semanas seguintes.",
          ],
          [
            "O motor passa por limpeza, secagem em estufa e medição da isolação antes de qualquer teste.",
            "Enrolamento seco e bem isolado pode continuar; com fuga para a carcaça, rebobina-se ou troca-se.",
            "No redutor, a graxa contaminada é trocada e os rolamentos são examinados.",
          ],
          [
            "Na troca completa, em casa, o valor fica de {price.homeSwap}.",
            "Se placa e motor se perderam juntos, a troca em casa fica de {price.homeSwap}.",
            "Somando placa, capacitor e rolamentos, compare com o motor novo, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Se o motor secar ao sol, posso ligar?",
        answers: [
          "Não. Por fora seca, mas barro e umidade ficam na placa e no enrolamento. Sem medição, ligar queima e dá choque.",
          "Não é suficiente. A isolação precisa ser medida com aparelho próprio antes de religar.",
        ],
      },
      {
        question: "O seguro ou a prefeitura paga o motor da enchente?",
        answers: [
          "Depende da apólice: alagamento costuma ser cobertura à parte. Guarde fotos com data e o orçamento por escrito.",
          "Consulte a seguradora antes do conserto. Fotos da marca da água e o laudo do técnico ajudam o pedido.",
        ],
      },
      {
        question: "Como proteger o motor na próxima enchente?",
        answers: [
          "Suba a base do motor, passe a tomada e a caixa acima da marca da água e desligue o disjuntor ao sair o alerta de chuva.",
          "Motor em posição mais alta e emendas acima do nível da água reduzem o estrago; o técnico avalia se o portão permite.",
        ],
      },
      {
        question: "A cremalheira e o trilho também sofrem?",
        answers: [
          "Sofrem: areia e lixo ficam entre os dentes e sob as roldanas. Limpe com a energia cortada antes de mover a folha.",
          "Sim. Lave com água limpa, retire entulho e só depois se testa o portão na mão.",
        ],
      },
    ],
    photo: "uma foto da marca da água no motor e outra da folha e do trilho",
  },
  {
    id: "usar-na-chuva",
    broader: "molhou",
    label: "Usar o portão na chuva",
    phrase: "o uso do portão na chuva",
    asks: [
      "pode abrir portão chovendo",
      "pode abrir portão automático chovendo forte",
      "desligar motor trovejando",
      "usar tempestade",
      "usar portão tempestade",
      "pode usar tempestade",
      "usar durante tempestade",
      "usar temporal",
      "portão durante temporal",
      "usar chuva",
      "pode usar chuva",
      "portão chuva pode",
      "usar portão chuva",
      "motor aguenta chuva",
      "motor toma chuva",
      "chuva estraga motor",
      "proteger motor chuva",
      "motor descoberto",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode usar o portão na chuva; durante a tempestade, com raio e trovão, o menos possível, porque o pico de energia queima a placa. Se puder esperar, deixe fechado com o disjuntor desligado até passar; se precisa sair, use e desligue depois.",
        "Pode usar o portão eletrônico na chuva: o motor é feito para ficar ao tempo e aguenta chuva comum com a tampa fechada e a vedação em ordem. O que ele não aguenta é jato de mangueira, poça na base e alagamento; com água dentro da caixa, desligue o disjuntor.",
        "O motor de portão toma chuva sem problema quando a tampa está bem fechada, a borracha está boa e o cabo entra por baixo. Se o portão falha, dá choque ou o DR cai quando chove, há água onde não devia, e ele deve ficar desligado.",
        "A chuva normal não impede o uso do portão automático. Em temporal com raio, é melhor usar pouco e deixar o disjuntor desligado se puder; com enchente chegando à base do motor, desligue antes que a água suba.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que protege o motor da chuva", "Tampa, borracha e entrada do cabo", "Motor seco por dentro"],
        slots: [
          [
            "A borracha da tampa resseca com o sol e é trocada na revisão.",
            "Uma tampa com parafuso faltando deixa a água entrar pelo canto.",
            "A vedação boa se vê por dentro: caixa seca depois de um temporal.",
          ],
          [
            "O cabo faz uma curva para baixo antes de entrar, e assim a água pinga fora.",
            "Um eletroduto virado para cima leva água direto à placa.",
            "A entrada do cabo recebe prensa-cabo ou massa de vedar.",
          ],
          [
            "Base alta, acima da poça, é o que salva o motor de correr.",
            "O motor no nível do piso precisa de base de concreto e ralo por perto.",
            "Cobertura ajuda, se deixar o ar passar e não prender folha seca.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Quando a chuva é sinal de defeito",
          "Falhas que só aparecem molhado",
          "O que não é normal na chuva",
        ],
        slots: [
          [
            "DR que cai, comando que falha e formigamento ao tocar na folha mostram água em contato elétrico.",
            "Um portão que abre sozinho na chuva costuma ter botoeira úmida.",
            "Uma fotocélula com gota na lente faz o portão não fechar.",
          ],
          [
            "Formigamento é caso de disjuntor desligado na hora e ninguém encostando.",
            "Se houver choque, por menor que seja, corte a energia e chame.",
            "Não espere secar para ver se passa: o defeito continua lá.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Temporal, enchente e choque", "Quando parar de usar", "Chuva forte: o que muda"],
        slots: [
          [
            "Em temporal com raio, fique longe da folha e da grade e use o portão só se precisar.",
            "Com trovoada perto, espere passar: o metal do portão fica exposto.",
            "O raio queima a placa pela rede; desligar o disjuntor antes ajuda.",
          ],
          [
            "Se a água sobe até a base do motor, desligue o disjuntor antes, por um caminho seco.",
            "Garagem que alaga pede motor em base alta e disjuntor em lugar seco.",
            "Motor que ficou debaixo d'água não se religa sem abrir, secar e medir.",
          ],
          [
            "Uma folha que dá choque, mesmo fraco, não se toca: corte a energia no quadro.",
            "Chão molhado piora qualquer fuga de corrente.",
            "O DR do circuito é o que desliga a tempo; teste o botão dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Não feche com plástico: ele prende umidade e calor. Use capa própria ou telhado pequeno, com ventilação.",
          "Plástico abafa e condensa água por dentro. Uma cobertura aberta protege melhor.",
        ],
      },
      {
        question: "Posso lavar o motor com mangueira?",
        answers: [
          "Não. Limpe por fora com pano úmido e o disjuntor desligado.",
          "Nunca com jato: a água passa pela tampa.",
        ],
      },
      {
        question: "O portão parou depois da chuva. O que faço?",
        answers: [
          "Veja o disjuntor e o DR e religue uma única vez. Se cair de novo ou nada acender, entrou água na placa, na botoeira ou nas emendas: deixe desligado até a avaliação.",
          "Portão que parou depois da chuva costuma ter água na placa, na botoeira ou nas emendas. Por um caminho seco, confira disjuntor e DR e religue uma única vez; se não voltar, deixe desligado até a avaliação.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da base e da entrada do cabo",
  },
  {
    id: "chuva-entrou-no-motor",
    broader: "molhou",
    label: "Água da chuva dentro do motor",
    phrase: "a água da chuva que entrou no motor",
    asks: [
      "água chuva motor",
      "água chuva motor parou",
      "água chuva motor conserto",
      "entrou água chuva motor",
      "entrou água chuva motor parou",
      "entrou água motor parou",
      "entrou água motor conserto",
      "entrou chuva motor",
      "choveu dentro motor",
      "motor pegou chuva queimou",
      "motor tomou chuva queimou",
      "motor tomou chuva parou conserto",
      "entrou água chuva motor parou funcionar",
      "água chuva motor parou funcionar",
      "motor encheu água chuva",
      "chuva entrou tampa motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, em geral tem conserto: água da chuva que entra pela tampa costuma atingir a placa, que é seca, limpa e reparada ou trocada, e o motor fica. Desligue o disjuntor agora, por um caminho seco, e não religue para testar.",
        "Tem conserto na maioria dos casos: quando a água da chuva entra no motor e ele para, o dano costuma ficar na placa, e não no motor. Deixe o disjuntor desligado até o técnico abrir, secar e medir; ligado molhado, o que era limpeza vira placa nova.",
        "Em geral, sim: o motor que parou com água da chuva volta com a placa limpa e seca, ou com uma central nova, e a vedação refeita. Corte a energia pelo disjuntor e pelo nobreak, se houver, e não abra a tampa.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que se seca, repara ou troca",
          "Placa, motor e vedação na visita",
          "O conserto do motor que pegou chuva",
        ],
        slots: [
          [
            "A placa é lavada com produto próprio, seca e medida; relé, fusível ou fonte queimados se trocam, e trilha corroída pede central nova.",
            "Primeiro se limpa e se mede a placa: oxidação leve tem reparo, trilha comida pede central nova.",
          ],
          [
            "O enrolamento é medido antes de religar; só motor que ficou muito tempo com água costuma ir embora junto.",
            "O motor é testado à parte, com medição de isolação, e na maioria das vezes continua o mesmo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Por onde a chuva entrou", "Tampa, cabo e parede", "Para a próxima chuva não entrar"],
        slots: [
          [
            "Tampa trincada ou sem parafuso e borracha ressecada são as entradas mais comuns, e se trocam na mesma visita.",
            "Veja a tampa: trinca, parafuso faltando e borracha dura deixam a água cair direto na placa.",
          ],
          [
            "Cabo que chega por cima traz a água por ele: a entrada é virada para baixo e vedada.",
            "A água também desce pelo conduíte e pela parede; a entrada do cabo é vedada e faz uma curva para baixo.",
          ],
          [
            "Calha ou telhado pingando no motor pede desvio ou uma cobertura ventilada, nunca saco plástico.",
            "Se uma goteira cai em cima, desvie a calha; plástico amarrado prende umidade e calor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Limpeza, placa ou motor: o valor", "O preço, do menor ao maior"],
        slots: [
          [
            "Visita com limpeza e vedação parte de {price.preventive} em casa, sem peças; a placa tem o valor dito pela foto da etiqueta.",
            "A ida com limpeza parte de {price.preventive} em casa, sem peças; reparo ou troca da placa é orçado pelo modelo.",
          ],
          [
            "Se o motor inteiro se perdeu, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
            "No pior caso, motor novo em casa fica de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se secar sozinho, posso religar?",
        answers: [
          "Não sem medir: por baixo dos componentes ainda há água, e a sujeira que ela deixa dá curto semanas depois.",
          "Não é seguro. Mesmo que volte a funcionar, a oxidação continua e a próxima chuva entra pelo mesmo lugar.",
        ],
      },
      {
        question: "Como uso o portão até o conserto?",
        answers: [
          "Na mão, com o disjuntor desligado e tudo seco, só o de correr ou de abrir, reto e nivelado. Basculante fica como está.",
          "O de correr e o de abrir, retos e nivelados, se destravam na chave, com a energia cortada; o basculante, não.",
        ],
      },
      {
        question: "A garantia cobre água da chuva no motor?",
        answers: [
          "Em geral não, se entrou por tampa aberta ou trincada; se a vedação veio com defeito ou foi mal montada, vale reclamar.",
          "Costuma ficar de fora como causa externa, a não ser que a falha seja da vedação ou da instalação.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da tampa, da entrada do cabo e da etiqueta",
  },
  {
    id: "placa-molhou",
    broader: "molhou",
    label: "Placa do portão molhou",
    phrase: "a placa molhada",
    asks: [
      "placa molhou",
      "molhou placa",
      "placa molhada",
      "água placa",
      "placa água",
      "placa com água",
      "entrou água placa",
      "placa úmida",
      "placa umidade",
      "secar placa",
      "central molhou",
      "água central",
      "caiu água placa",
      "placa molhada consertar ou trocar",
      "consertar ou trocar placa molhada",
      "placa molhou conserto ou troca",
      "placa molhou tem conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Placa do portão que molhou pode ter conserto, se ficar sem energia: desligue o disjuntor, não abra a tampa e não religue para testar. Seca e limpa pelo técnico, com álcool isopropílico, muitas se recuperam; ligada ainda úmida, costuma queimar.",
        "Se entrou água na placa, dá para limpar e aproveitar quando ela ficou sem energia. O técnico abre, limpa a oxidação, seca e mede antes de ligar; só depois se sabe se há reparo ou se a central precisa ser trocada.",
        "Molhou a placa? Corte a energia já e espere a visita. Secador e sol não tiram o sal e a sujeira que a água deixa, e é essa crosta que volta a dar curto semanas depois.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz com a placa molhada", "Limpeza, secagem e medição", "Da placa úmida ao teste"],
        slots: [
          [
            "A placa sai da caixa, é lavada com produto próprio e seca por completo.",
            "A limpeza tira a oxidação das trilhas, relés e conectores.",
            "Primeiro se limpa, depois se seca, e só então se mede.",
          ],
          [
            "Fusível, fonte e relés são medidos, e o motor é testado à parte.",
            "A medição diz se o dano ficou em uma peça ou na placa inteira.",
            "Relé e conector oxidados se trocam; trilha comida pede placa nova.",
          ],
          [
            "A vedação é refeita na mesma visita, senão a próxima chuva repete o defeito.",
            "Troca-se a borracha da tampa e acerta-se a entrada do cabo.",
            "O caminho da água precisa ser fechado, ou a placa nova terá o mesmo fim.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer", "Erros que queimam a placa", "Enquanto a placa não é conferida"],
        slots: [
          [
            "Não religue para ver se funciona.",
            "Não use secador nem forno: o calor empena a placa e empurra a água.",
            "Não toque na folha se o chão está molhado.",
          ],
          [
            "Só portão de correr ou de abrir, reto e nivelado, se usa na mão, com o disjuntor desligado.",
            "Basculante fica como está.",
            "Deixe um aviso no quadro para ninguém religar.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "A placa molhada tem conserto?",
        answers: [
          "Muitas vezes, sim: desligada logo, limpa e seca pelo técnico, a placa que molhou se aproveita; ligada ainda úmida, costuma pedir reparo ou central nova. Deixe o disjuntor desligado até a avaliação.",
        ],
      },
      {
        question: "Quanto tempo a placa molhada leva para secar?",
        answers: [
          "Não há prazo em casa: por fora parece seca e por baixo dos componentes ainda há água. O técnico seca e mede.",
          "Dias, e mesmo assim a sujeira fica. Por isso a limpeza vem antes.",
        ],
      },
      {
        question: "Vale consertar ou trocar a placa molhada?",
        answers: [
          "Vale consertar quando a oxidação é leve e a peça é recente. Com trilha verde ou queimada, a troca é mais segura.",
          "A medição decide. Uma placa que molhou duas vezes quase sempre é trocada.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da etiqueta e do quadro de luz",
  },
  {
    id: "lavar-o-portao",
    broader: "molhou",
    label: "Lavar o portão sem estragar o motor",
    phrase: "a lavagem do portão automático",
    intent: "question",
    asks: [
      "lavar garagem motor",
      "lavar garagem motor portão",
      "lavar garagem portão",
      "pode lavar motor",
      "posso lavar motor",
      "lavar motor portão mangueira",
      "lavar motor mangueira",
      "posso lavar mangueira",
      "lavar motor portão",
      "pode jogar água motor",
      "jogar água motor",
      "água motor lavar",
      "lavar portão automático",
      "lavar portão eletrônico",
      "como lavar portão",
      "lavar portão",
      "pode lavar portão",
      "lavadora pressão portão",
      "jato água motor",
      "vap portão",
      "wap portão",
      "lava jato portão",
      "mangueira motor portão",
      "lavar portão wap",
      "wap portão estraga",
      "lavar wap",
      "lavar estraga",
      "lavar portão estraga",
      "lavar portão lavadora pressão",
    ],
    answers: {
      any: [
        "Para lavar a garagem, desligue antes o disjuntor do portão; aí pode, longe do motor, da central e da fotocélula. Com o motor ligado, não: o piso molhado dá choque e o respingo queima a placa. Seque em volta e só religue com tudo seco.",

        "Não lave o motor do portão com mangueira nem com lavadora: o jato entra por baixo da tampa e queima a placa. Por fora, pano úmido, com o disjuntor desligado; o resto do portão pode ser lavado, com o motor coberto durante a lavagem e tudo seco antes de religar.",
        "Não jogue água no motor, na central, na botoeira nem na fotocélula: a tampa segura respingo, e não jato. Para lavar o portão, desligue o disjuntor, cubra o motor por cima só durante a lavagem, use pano úmido perto dele e religue com tudo seco.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Passo a passo da lavagem", "Lave a folha, e não o motor"],
        slots: [
          [
            "Lavadora de pressão só na folha, a mais de um metro do motor e dos sensores.",
            "Um jato forte entra por fresta que a chuva não alcança.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Cubra motor e botoeira com plástico, só durante a lavagem.",
          "Lave a folha com pano ou mangueira sem pressão, de cima para baixo.",
          "Tire a água do trilho e seque as lentes da fotocélula.",
          "Retire o plástico, espere secar e religue.",
        ],
      },
    ],
    keep: ["signs", "visit"],
    questions: [
      {
        question: "Molhei o motor sem querer. O que faço?",
        answers: ["Desligue o disjuntor e não teste. Espere secar e peça a conferência da placa antes de religar."],
      },
      {
        question: "Que produto usar para lavar o portão?",
        answers: [
          "Use água e detergente neutro na folha. Solvente e cloro mancham a pintura e ressecam borracha e lente.",
        ],
      },
    ],
  },
  {
    id: "placa-queimou-na-chuva",
    broader: "placa",
    label: "Placa queimou depois da chuva",
    phrase: "a placa que queimou na chuva",
    asks: [
      "placa queimou chuva",
      "placa queimou depois chuva",
      "placa portão queimou chuva",
      "placa queimada chuva",
      "placa queimada depois chuva",
      "placa pifou chuva",
      "placa parou chuva",
      "placa molhou queimou",
      "placa queimou molhou",
      "queimou placa chuva",
      "chuva queimou placa",
      "chuva queimou central",
      "chuva queimou placa motor",
      "choveu queimou placa",
      "choveu queimou central",
      "choveu placa queimou",
      "central queimou chuva",
      "central queimou depois chuva",
      "central portão queimou chuva",
      "central queimada chuva",
      "central pifou chuva",
      "central parou chuva",
      "central molhou queimou",
      "central queimou temporal",
      "placa queimou temporal",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a placa queimou depois da chuva, deixe o disjuntor desligado e não religue: ela molhou, ou um surto da rede queimou a placa ou o fusível. Muitas se salvam secas e limpas, e se o portão só ignora o controle a suspeita é a antena; a visita em casa parte de {price.preventive}, sem peças.",
        "A central de portão que queimou depois da chuva pode ter só o fusível aberto, e o mais urgente é não religar, porque água na caixa queima o resto. O técnico seca, limpa e mede a placa, o receptor e a antena, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Portão que parou depois da chuva tem placa molhada, fusível aberto por surto ou, se a botoeira ainda abre, antena e receptor com água. Mantenha o disjuntor desligado até a medição, que em casa parte de {price.preventive}, sem contar peças; muitas placas queimadas pela chuva têm reparo.",
      ],
      price: [
        "Consertar a placa que queimou na chuva custa a visita, a partir de {price.preventive} em casa, sem peças, mais o reparo ou a central do seu modelo, orçados pela foto da etiqueta. Acima de {price.homeSwapHalf}, metade da troca do motor inteiro, compare com o motor novo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Queimou na chuva: o que fazer agora", "Placa molhada: a ordem segura"],
        slots: [
          [
            "Com água por perto, nada se testa com energia. Um acionamento com a caixa molhada transforma um fusível queimado em placa perdida.",
            "Enquanto houver água na caixa, o portão fica desligado, porque a próxima tentativa queima o que sobrou.",
            "A regra é manter desligado até secar e medir: religar com umidade leva a placa inteira.",
          ],
        ],
        steps: [
          "Com a mão seca e fora da poça, desligue o disjuntor; se o DR (a chave contra choque) caiu, deixe assim.",
          "Desligue também o nobreak, se houver.",
          "Não abra a tampa nem use secador.",
          "De correr ou de abrir, em piso plano, feche na mão com a chave; basculante, não destrave.",
          "Anote a hora e se houve raio, e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Placa, fusível ou antena: o que a chuva atinge", "Água na caixa ou surto da rede"],
        slots: [
          [
            "A água entra pela tampa mal fechada, pela borracha ressecada ou pelo eletroduto e fecha curto na placa. Com a caixa seca, a suspeita é o surto de um raio ou da volta da luz, que abre o fusível e queima a fonte.",
            "Borracha velha e eletroduto aberto por cima levam água até a placa. Se a caixa está seca, foi o pico de energia, que chega pela rede e queima fusível, fonte e varistor.",
            "Há dois caminhos para a queima: a água que escorre por tampa, borracha e eletroduto, ou o pico da rede, que dispensa umidade e acaba com fusível e fonte.",
          ],
          [
            "Se só os controles falham e a botoeira funciona, a antena ou o receptor molhou. Fotocélula alagada também imita placa queimada, e por isso tudo é medido em separado.",
            "Botoeira que abre com controle mudo aponta para antena ou receptor, e não para a placa. Emenda e fotocélula molhadas enganam do mesmo modo.",
            "Teste a botoeira: respondendo ela, e o controle não, quem sofreu foi a antena ou o receptor. Sensor molhado também deixa o portão parado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz depois da chuva", "Reparo, placa nova ou motor novo"],
        slots: [
          [
            "A placa é retirada, limpa com produto próprio, seca e medida. Fusível, varistor, relé e fonte se trocam, trilha comida pela oxidação pede placa nova, e o motor é medido antes, porque em curto queimaria a próxima.",
            "Fora da caixa, a placa passa por limpeza, secagem e medição. Componente isolado se troca, oxidação nas trilhas leva à central nova, e só com o motor medido ela é ligada.",
            "Limpa, seca e testada, a placa mostra se o dano foi de um componente ou das trilhas, que pedem a troca. O motor também é medido, já que molhado ele leva a peça nova.",
          ],
          [
            "Na mesma visita se refaz a vedação da caixa e se indica o protetor de surto (DPS), ligado ao fio terra.",
            "Por fim se troca a borracha, se fecham os furos e se recomenda o DPS, o protetor contra picos do quadro.",
            "Vedação nova e DPS, que desvia o surto no quadro, evitam que a próxima chuva repita o defeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa secou e o portão voltou. Posso usar?",
        answers: [
          "Melhor não, porque a oxidação continua e o curto costuma voltar. Deixe desligado até limpar, medir e vedar.",
          "Ela pode falhar de novo em dias, já que a sujeira da água corrói as trilhas. Peça a limpeza antes de religar.",
        ],
      },
      {
        question: "O seguro ou a distribuidora paga?",
        answers: [
          "Dano elétrico vindo da rede pode gerar ressarcimento da distribuidora ou do seguro. Guarde a placa e anote data e hora; água na caixa em geral não entra.",
          "Se foi surto, cabe o pedido, com orçamento, peça guardada e a hora do ocorrido. Infiltração no motor costuma ficar fora.",
        ],
      },
      {
        question: "Como evitar que queime na próxima chuva?",
        answers: [
          "Borracha nova na tampa, eletroduto entrando por baixo e motor acima da poça resolvem a água. Contra o surto, DPS no quadro com aterramento.",
          "Vede a caixa, leve os fios por baixo e eleve o motor se ele fica em poça. O DPS, com fio terra, cuida dos raios.",
        ],
      },
      {
        question: "O disjuntor cai quando ligo. É a placa?",
        answers: [
          "Pode ser, mas capacitor, motor e emenda molhada fazem o mesmo. Não insista: cada religada agrava o curto.",
          "Nem sempre. Um cabo com água ou o motor úmido também derrubam o disjuntor, e só a medição separa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que ele fica, sem abrir a tampa",
  },
  {
    id: "portao-queimou-depois-da-chuva",
    broader: "molhou",
    label: "Portão queimou depois da chuva",
    phrase: "o portão que queimou depois da chuva",
    asks: [
      "portão queimou depois chuva",
      "portão eletrônico queimou depois chuva",
      "portão automático queimou depois chuva",
      "motor queimou depois chuva",
      "motor portão queimou depois chuva",
      "motor portão queimou chuva",
      "portão queimou com chuva",
      "queimou depois choveu",
      "choveu queimou portão",
      "choveu queimou motor",
      "chuva queimou motor",
      "chuva queimou portão",
      "queimou motor portão chuva forte",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do portão que queimou depois da chuva costuma ter só a placa atingida, por água na tampa ou pico na rede, e muitas vezes se salva. Deixe o disjuntor desligado e não religue para testar; secar, limpar e medir parte de {price.preventive} em casa, sem peças.",
        "Se o portão eletrônico queimou com a chuva, desligue o disjuntor por um caminho seco e não religue: úmido, o que ainda está bom também queima. Na maioria dos casos o estrago é na placa; a visita em residência começa em {price.preventive}, fora a peça, orçada pela etiqueta.",
        "Portão que queimou depois da chuva quase sempre perdeu a placa, e não o motor inteiro. Mantenha o disjuntor desligado e não toque na folha com o chão molhado: o técnico seca, limpa e mede antes de trocar, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Consertar o portão que queimou depois da chuva custa a visita, a partir de {price.preventive} em casa, sem peças, mais a placa ou o reparo dela, orçados pela foto da etiqueta. Se o motor também se foi, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O preço de um portão queimado pela chuva soma a visita residencial, desde {price.preventive}, fora as peças, e a placa, que se limpa, repara ou troca. Motor queimado por dentro pede troca, de {price.homeSwap} em casa, já instalado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, sem risco", "Antes de tudo: não religue"],
        slots: [
          [
            "Nada aqui pede abrir a tampa do motor, porque há peças que guardam carga mesmo com a luz cortada. Religar molhado é o que mais queima a placa.",
            "Tampa, fios e placa são do técnico: o capacitor dá choque até desligado. A pressa de testar é o que costuma queimar o que sobrou.",
            "Faça só o que está na lista, sem tocar em fio nem em tampa. Ligar para ver se voltou, com tudo úmido, aumenta o estrago.",
          ],
        ],
        steps: [
          "Calçado e com as mãos secas, desligue o disjuntor do portão.",
          "Se a água alcança o quadro, não chegue perto e chame a distribuidora.",
          "Não toque na folha com o chão encharcado.",
          "Seco, só portão de correr ou de abrir, reto, pode ser destravado.",
          "Fotografe o motor fechado, a etiqueta e a marca da água.",
        ],
      },
      {
        about: "signs",
        headings: ["Água ou raio: como diferenciar", "O que os sinais contam"],
        slots: [
          [
            "Se outros aparelhos da casa também pararam, foi raio ou pico da rede; se só o portão parou e não houve trovão, foi água pela tampa ou pelos fios. Disjuntor que cai de novo mostra água na fiação: deixe desligado.",
            "Só o portão parado, sem trovoada, indica água que entrou no motor. Quando a televisão ou o portão do vizinho também se foram, o culpado é o pico da rede, e disjuntor que volta a cair é fio ou motor molhado.",
            "Raio e pico atingem vários aparelhos ao mesmo tempo; a água, só o que ela molhou. Um disjuntor que desarma outra vez avisa que há umidade na fiação ou no motor, e não se insiste.",
          ],
          [
            "Portão mudo, com luz na casa, é placa ou fusível; motor que ronca e não anda costuma ser só o capacitor, que dá a partida.",
            "Ronco sem movimento é, muitas vezes, apenas o capacitor do arranque. Silêncio total aponta para fusível ou placa.",
            "Quando não há som nenhum, suspeite de placa ou fusível; quando ele ronca parado, do capacitor de partida.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se conserta e o que se troca", "Como o técnico recupera o motor"],
        slots: [
          [
            "A placa é lavada com produto próprio, seca e testada; relé e fusível se trocam em separado, e só com as trilhas queimadas entra placa nova. O motor é medido antes de ligar, e, queimado por dentro, a troca em casa fica de {price.homeSwap}.",
            "Limpeza e secagem salvam muita placa, e fusível ou relé trocado salva outras; a nova, do modelo da etiqueta, fica para trilha queimada. Motor reprovado na medição dá lugar a outro, de {price.homeSwap} em residência, instalado.",
            "Primeiro tenta-se recuperar a placa, com lavagem própria, secagem e troca de relé ou fusível. Só depois de medir o motor se liga a energia; se ele queimou por dentro, trocar custa de {price.homeSwap} em casa.",
          ],
          [
            "No mesmo serviço, tampa, borracha e entrada dos fios são vedadas, senão a placa nova tem o mesmo fim.",
            "A entrada da água é fechada junto, na tampa, na borracha e no cano dos fios, para a próxima chuva não repetir.",
            "Antes de encerrar, veda-se por onde a água entrou, da borracha da tampa à passagem dos fios.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esperar secar e ligar de novo?",
        answers: [
          "Não convém: por baixo das peças a umidade fica dias, e ligar molhado é o que mais queima a placa.",
          "Melhor não. Só a medição diz se secou; até lá, disjuntor desligado. E, mesmo que volte, a oxidação continua.",
        ],
      },
      {
        question: "O seguro da casa paga o motor queimado pela chuva?",
        answers: [
          "Depende da apólice: dano elétrico costuma ser cobertura à parte. Guarde a peça, as fotos e o orçamento por escrito.",
          "Veja se a sua apólice tem danos elétricos e avise antes do conserto. O orçamento com a causa ajuda no pedido.",
        ],
      },
      {
        question: "Como evitar que queime na próxima chuva?",
        answers: [
          "Tampa inteira, borracha nova, fio entrando por baixo e, contra picos, um protetor de surto no quadro com fio terra.",
          "Vede o motor, suba a base se empoça água e ponha proteção contra surto, que só funciona com aterramento.",
        ],
      },
      {
        question: "A garantia cobre motor que molhou?",
        answers: [
          "Água e raio costumam ficar de fora da garantia do fabricante. O conserto que fazemos tem os 90 dias da lei.",
          "Em geral, não: a garantia cobre defeito de peça, e não enchente, raio ou jato de água. O nosso serviço tem 90 dias, pela lei.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da etiqueta e da marca da água, com o disjuntor desligado",
  },
];
