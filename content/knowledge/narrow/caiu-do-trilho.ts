import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const caiuDoTrilho: NarrowConcept[] = [
  {
    id: "portao-caiu-no-chao",
    broader: "caiu-do-trilho",
    label: "Portão caiu no chão",
    phrase: "o portão que caiu no chão",
    intent: "emergency",
    asks: [
      "portão caiu chão",
      "portão caiu no chão",
      "portão garagem caiu chão",
      "portão tombou chão",
      "portão tombou no chão",
      "folha portão caiu",
      "folha caiu chão",
      "portão correr caiu chão",
      "portão deslizante caiu chão",
      "portão caiu inteiro",
      "portão caiu sozinho chão",
    ],
    answers: {
      any: [
        "Se o portão caiu no chão, não tente levantar: a folha pesa de dezenas a centenas de quilos e pode tombar para o outro lado. Com alguém ferido, ligue 192 ou 193. Desligue o disjuntor, afaste todos e chame o técnico, {shop.hours}, que ergue com escora e troca a peça que cedeu.",
        "O portão que tombou deve ficar onde está até ser escorado. Desligue o disjuntor, mantenha gente, animais e carros a uma distância maior que a altura da folha e fotografe de longe. Havendo ferido, 192 ou 193 vem primeiro. O técnico atende {shop.hours} e dá o valor pelas fotos.",
        "Quando a folha do portão cai, o perigo maior é a segunda queda, ao tentar levantar. Corte a energia no disjuntor, isole os dois lados e não junte vizinhos para erguer. Se há ferido, ligue 192 ou 193. O técnico, {shop.hours}, escora, recoloca e troca a roldana, a dobradiça ou o cabo que falhou.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o portão caído", "Primeiros passos depois da queda"],
        slots: [
          [
            "A folha deitada ainda pode escorregar, e fios esticados do motor podem dar choque. Por isso comece pelo disjuntor e fique longe.",
            "Mesmo no chão, a folha pode virar ou escorregar. O motor arrancado da base deixa fio exposto, e a energia sai primeiro.",
            "Há risco de nova queda e de choque nos fios puxados. Corte a energia antes de chegar perto para fotografar.",
          ],
        ],
        steps: [
          "Se há alguém ferido ou preso, ligue 193 ou 192 e não puxe a pessoa.",
          "Desligue o disjuntor do portão, por um caminho longe da folha.",
          "Isole os dois lados; se a folha foi para a calçada, deixe alguém avisando quem passa.",
          "Não levante, não empurre e não saia com o carro encostado nela.",
          "Fotografe de longe a folha, o trilho ou as dobradiças e o motor, e chame o técnico.",
          "Tranque as portas internas, porque a entrada ficou aberta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um portão cai", "O que cedeu em cada tipo de portão"],
        slots: [
          [
            "No portão de correr, a folha cai quando falta o batente no fim do trilho, quando a roldana quebra ou quando a guia de cima solta. No de abrir, a dobradiça ou a solda cede.",
            "A folha de correr tomba por roldana quebrada, guia de cima solta ou falta de batente. A de abrir cai quando a dobradiça arranca da coluna ou a solda trinca.",
            "Falta de batente, guia frouxa e roldana partida derrubam o portão de correr. Ferrugem na solda e dobradiça gasta derrubam o de abrir.",
          ],
          [
            "No basculante, o que rompe é cabo, mola ou contrapeso, e a folha despenca na vertical. O mesmo portão volta a cair se a causa não for corrigida junto.",
            "O basculante cai de uma vez quando o cabo, a mola ou o contrapeso se rompe. Erguer sem trocar a peça só adia a próxima queda.",
            "Já o basculante despenca por cabo ou mola rompidos. Em qualquer tipo, a peça que falhou é trocada antes de o portão voltar ao uso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão volta ao lugar e quanto custa", "O serviço e o valor"],
        slots: [
          [
            "O técnico vem com escora e, em folha pesada, com ajudante. A folha sobe aos poucos, a peça que cedeu é trocada e o motor é testado por último, com a força regulada.",
            "Com escoras dos dois lados, a folha é erguida por etapas e presa. Depois entram a roldana, a dobradiça ou o cabo novo, e o motor só é ligado com a folha andando leve na mão.",
            "A folha é levantada com apoio e gente suficiente para o peso. Só então se troca o que quebrou, se alinha a folha e se testa o motor.",
          ],
          [
            "Não há preço fixo, porque ele depende do peso da folha e do que quebrou. Recolocar e trocar roldana é o mais simples; folha empenada ou coluna rachada vai para a serralheria e custa mais. O orçamento por foto é grátis.",
            "O valor sai das fotos, de graça: contam o peso, as peças e se a folha entortou. Quadro torto ou coluna rachada pede serralheiro, e isso é dito antes.",
            "O preço muda com o tamanho da folha e com a peça que cedeu, por isso sai por foto, sem custo. Se a estrutura entortou, a parte da serralheria é orçada à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor quebrou com a queda?",
        answers: [
          "Nem sempre. O que mais sofre é a cremalheira, o braço e o suporte. O motor é medido depois que a folha volta ao lugar.",
          "Muitas vezes ele escapa. Primeiro se recoloca a folha, e só então se testa o motor, a engrenagem e os fios.",
        ],
      },
      {
        question: "O seguro paga o portão que caiu?",
        answers: [
          "Depende da apólice. Vento forte e batida de carro costumam ter cobertura; desgaste, não. Guarde as fotos e o orçamento com a causa escrita.",
          "O seguro residencial pode cobrir vendaval e impacto, conforme o contrato. Fotografe antes de mexer e peça a causa por escrito.",
        ],
      },
      {
        question: "Como fecho a entrada até o conserto?",
        answers: [
          "Não encoste a folha no vão como tapume, porque ela tomba. Tranque as portas da casa, deixe luz acesa e peça prioridade na mensagem.",
          "A folha solta não serve de fechamento. Use as portas internas, isole a entrada e diga ao técnico que a casa ficou aberta.",
        ],
      },
    ],
    photo: "fotos de longe da folha caída, do trilho ou das dobradiças e do motor",
  },
  {
    id: "portao-caiu-em-cima",
    broader: "caiu-do-trilho",
    label: "Portão caiu em cima do carro ou de alguém",
    phrase: "o portão que caiu em cima",
    asks: [
      "portão caiu carro",
      "caiu cima carro",
      "caiu cima",
      "caiu cima pessoa",
      "tombou carro",
      "tombou cima",
      "caiu sobre carro",
      "portão caiu em alguém",
      "portão caiu alguém",
      "portão tombou pessoa presa",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão caiu em cima de alguém: ligue agora 193, bombeiros, ou 192, SAMU, e não puxe a pessoa presa embaixo. Se caiu só em cima do carro, não mova o carro nem levante a folha, que pode tombar de novo. Desligue o disjuntor, afaste todos e chame o técnico, {shop.hours}.",
        "Se o portão tombou e há uma pessoa embaixo, ligue 193 antes de tudo. Se caiu no carro, deixe o carro parado, porque ele pode estar segurando o peso. Desligue o disjuntor, isole os dois lados e não tente erguer a folha sem escora; o técnico atende {shop.hours}.",
        "Se o portão caiu em cima do carro, não mova o carro, porque ele pode estar segurando o peso da folha. Desligue o disjuntor, afaste todos e chame o técnico, {shop.hours}: ele escora a folha antes de erguer. Se há alguém preso ou ferido, ligue antes para 193, bombeiros, ou 192, SAMU, e não puxe a pessoa.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer nos primeiros minutos", "Folha caída: faça nesta ordem"],
        slots: [
          [
            "A folha solta pode tombar de novo ao menor movimento. Não use macaco nem alavanca e não junte gente para levantar, porque só a escora segura.",
            "O carro amassado pode ser a única coisa que mantém o portão no lugar. Por isso nada deve ser erguido antes de a folha estar escorada.",
            "O risco agora é a segunda queda, causada por quem tenta ajudar. Sem escora, ninguém levanta a folha.",
          ],
        ],
        steps: [
          "Se há alguém ferido ou preso, ligue 193 ou 192.",
          "Desligue o disjuntor do portão por um caminho livre.",
          "Tire pessoas e animais de perto, a uma distância maior que a altura da folha.",
          "Não ligue o motor, não empurre a folha e não saia com o carro.",
          "Fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha caída é retirada", "Da escora à causa da queda"],
        slots: [
          [
            "O técnico escora a folha dos dois lados, com gente suficiente para o peso, e a ergue por etapas. Só então o carro sai. Depois ele procura a causa, que pode ser roldana, falta de batente, guia, dobradiça ou cabo.",
            "Primeiro a folha é escorada para não tombar, e depois sobe aos poucos até liberar o carro. Em seguida o técnico examina o que falhou, da roldana quebrada ao sensor que devia parar o motor.",
            "Com apoio firme, a folha é levantada em etapas, e o carro sai sem peso em cima. Depois o técnico vê o que cedeu: roldana, guia, batente, solda ou cabo.",
          ],
          [
            "Guarde as fotos, a data, a hora e o orçamento com a causa por escrito, porque a seguradora e o condomínio costumam pedir.",
            "Se for seguro, fotografe antes da retirada e peça a causa por escrito para o seguro.",
            "As fotos de antes e depois e o relatório da causa ajudam com a seguradora, o síndico ou o locador.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento da recolocação", "Quanto custa erguer e consertar"],
        slots: [
          [
            "O preço depende do tamanho da folha, que define quantas pessoas são precisas, e do que quebrou. Roldana, batente e guia são as peças mais baratas. Trilho arrancado e folha empenada, que pedem serralheria, são o mais caro.",
            "O valor tem duas partes: erguer e alinhar a folha, conforme o peso, e trocar as peças. Roldana, guia e batente custam pouco; desempenar a folha ou refazer o trilho com solda custa mais.",
            "Uma folha curta e leve dá menos trabalho que uma longa de ferro. Entre as peças, roldanas e batentes são baratos, e o ferro torto, que pede solda, é o item mais caro.",
          ],
          [
            "O motor em geral é aproveitado, depois de testado com a folha leve. Se ele quebrou na queda, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Quase sempre o motor continua bom e só é realinhado. Se não, a troca custa de {price.homeSwap} em residência, com o serviço.",
            "A queda estraga mais a parte mecânica que o motor, que é medido no fim. Se for preciso trocar o motor, o valor em casa é de {price.homeSwap}, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o conserto do carro atingido pelo portão?",
        answers: [
          "Depende da causa e de quem cuida do portão. Fotografe, avise a seguradora ou o síndico e peça a causa por escrito.",
          "Não há regra única. O seguro do carro, do imóvel ou do condomínio pode ser acionado, e as fotos e o relatório ajudam.",
        ],
      },
      {
        question: "Posso entrar no carro sob o portão para tirar objetos?",
        answers: [
          "Não, enquanto a folha estiver apoiada no carro, porque qualquer balanço pode soltar o portão. Espere a escora.",
          "Não entre. O seu peso mexe a suspensão do carro, e a folha pode escorregar.",
        ],
      },
      {
        question: "O portão pode ser recolocado?",
        answers: [
          "Muitas vezes, sim, se o quadro não empenou. Roldanas, guia e batente novos costumam ser necessários.",
          "Depende de a folha ter entortado. A folha reta volta ao trilho; a torta passa antes pela serralheria.",
        ],
      },
      {
        question: "Como evitar que o portão caia de novo?",
        answers: [
          "Tenha batente de aço nas duas pontas, guia de cima firme e roldanas boas, conferidos {visits.home} em casa ou {visits.business} em prédio.",
          "O mais importante é o batente, que impede a folha de passar do fim. As roldanas e a guia são conferidas na revisão, feita {visits.home} em residência.",
        ],
      },
    ],
    photo: "fotos de longe da folha e do carro, da base e da guia de cima, sem entrar embaixo",
  },
  {
    id: "recolocar-no-trilho-preco",
    broader: "caiu-do-trilho",
    label: "Preço para recolocar o portão no trilho",
    phrase: "o preço para recolocar o portão no trilho",
    asks: [
      "colocar portão trilho preço",
      "voltar portão trilho preço",
      "colocar portão trilho custa",
      "encaixar portão trilho preço",
      "saiu trilho como colocar volta",
      "como colocar trilho volta",
      "saiu trilho colocar",
      "custa saiu trilho",
      "custa caiu trilho",
      "preço saiu trilho",
      "preço caiu trilho",
      "quanto recolocar trilho",
      "recolocar portão trilho",
      "colocar portão trilho volta",
      "valor saiu trilho",
      "custa recolocar trilho",
    ],
    intent: "price",
    answers: {
      "how-to": [
        "O portão que saiu do trilho não deve ser colocado de volta por quem não é do ramo, porque a folha pesa de dezenas a centenas de quilos e tomba. Desligue o disjuntor, afaste todos e chame o técnico. Ele escora a folha, ergue até o trilho e troca a roldana ou a guia que a deixou sair.",
        "Para colocar o portão de volta no trilho é preciso escorar a folha dos dois lados, soltar o motor, erguer e alinhar, serviço de técnico com ajudante. Não tente levantar sozinho nem puxar com o carro, porque ela tomba. Até a visita, deixe o disjuntor desligado e ninguém perto.",
        "Portão que saiu do trilho volta para o lugar com escora, apoio e mais de uma pessoa, e nunca no braço. A roldana, a guia ou o batente que falhou é trocado no mesmo serviço, senão ele sai de novo. Enquanto isso, corte a energia e isole a área.",
        "Colocar um portão de correr de volta no trilho não é serviço para fazer sozinho: sem escora, a folha vira sobre quem levanta. Desligue o disjuntor, mantenha distância maior que a altura dela e mande fotos de longe. O técnico ergue, alinha e corrige a causa.",
      ],
      any: [
        "Recolocar o portão que saiu do trilho custa a mão de obra de escorar e erguer a folha, que depende do peso, mais as peças que falharam, como roldana ou guia. Não tente levantar, porque ele tomba. Com fotos tiradas de longe passamos o valor antes da visita.",
        "O preço para consertar portão fora do trilho soma o serviço de escorar, erguer e alinhar e as peças que o deixaram sair, como roldana e guia. Folha leve e curta custa menos que ferro comprido. Até lá, deixe o disjuntor desligado e todos longe.",
        "Arrumar portão que saiu do trilho é cobrado pela mão de obra, conforme o peso, e pelas peças gastas; trilho torto e solda entram à parte. Desligue o disjuntor e não tente erguer. Mande fotos de longe, com as medidas aproximadas, para receber o valor.",
        "O preço para pôr o portão de volta no trilho depende do peso da folha e do que quebrou. A parte maior é a mão de obra com escora e ajudante, e depois vêm roldanas e guia. O orçamento por foto é grátis; não mexa na folha até a visita.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Portão fora do trilho: isole e desligue"],
        slots: [
          [
            "A folha parece firme porque está apoiada de um lado, mas pode virar com um toque, e ninguém segura esse peso. Acionar o motor só a arrasta.",
            "Fora do trilho, o portão perde o apoio sem aviso. O motor ligado piora, porque empurra a folha torta.",
            "Um portão solto do trilho pode tombar para dentro ou para a calçada. Estes cuidados evitam um acidente enquanto você espera.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e guarde os controles.",
          "Afaste pessoas e animais a uma distância maior que a altura da folha.",
          "Não empurre, não escore e não destrave o motor.",
          "Se o carro está encostado na folha, deixe-o onde está.",
          "Fotografe de longe a base, a guia de cima e a folha inteira.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico coloca o portão de volta", "O trabalho de recolocar a folha no trilho"],
        slots: [
          [
            "Primeiro a folha é escorada dos dois lados, com ajudante quando o peso pede. Depois o motor é solto, e ela é levantada em etapas curtas até apoiar no trilho.",
            "O técnico garante antes que a folha não tombe, com escora dos dois lados. Só então solta o motor e a ergue aos poucos até o trilho.",
            "A escora dos dois lados vem antes de tudo. Em seguida o motor é solto e a folha sobe devagar, com apoio embaixo a cada etapa.",
          ],
          [
            "No fim, o técnico troca as roldanas em par, reaperta a guia e confere os batentes. A cremalheira volta a {rack.clearance} da engrenagem e o percurso é gravado de novo.",
            "Roldanas, guia e batente são trocados ou acertados. O motor é realinhado, com {rack.clearance} entre os dentes, e o percurso é regravado.",
            "Corrigida a roda, a guia ou o batente, o motor é regulado outra vez, com folga de {rack.clearance} na cremalheira, e o portão faz vários ciclos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da recolocação", "Do que depende o valor para voltar ao trilho"],
        slots: [
          [
            "O peso e o comprimento definem quantas pessoas e que apoios são precisos, e isso é a maior parte do valor. Grade curta ou alumínio volta com menos gente e em menos tempo.",
            "A mão de obra cresce com a folha, porque um portão longo de ferro pede escora e ajudante. Grade curta ou de alumínio sai mais em conta.",
            "Quanto mais pesada e comprida a folha, mais gente e escora são necessárias, e daí vem o preço. As peças da lista somam quando precisam ser trocadas.",
          ],
        ],
        bullets: [
          "Roldanas, trocadas aos pares",
          "Guia de cima ou batente que falhou",
          "Trecho de trilho torto ou solto, por metro",
          "Cremalheira dobrada e nova regulagem do motor",
          "Solda ou folha empenada, em orçamento separado",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que faz uma folha sair do trilho?",
        answers: [
          "A folha sai, em geral, por roldana gasta, guia superior frouxa, batente que falta, sujeira no trilho ou batida de carro. Sem corrigir a causa, sai de novo.",
          "Quase sempre a roda ou a guia se gastou, ou uma pedra levantou a folha. A recolocação inclui descobrir qual foi.",
          "As causas comuns são roldana com o canal gasto, guia de cima solta e falta de batente no fim do curso. Uma pancada também tira a folha do lugar.",
        ],
      },
      {
        question: "Dá para recolocar no mesmo dia?",
        answers: [
          "Muitas vezes a folha volta na própria visita, com roldanas comuns. Serralheria ou peça especial pede retorno, e o portão fica preso e seguro até lá.",
          "Depende da peça e do empeno. A prioridade da primeira visita é deixar a folha em pé e a casa fechada.",
          "Se só a roldana ou a guia falhou, em geral sim. Trilho torto ou folha empenada fica para a segunda ida.",
        ],
      },
      {
        question: "O motor entra no preço?",
        answers: [
          "Em geral não: ele é testado e regulado depois. Só há valor a mais se a engrenagem, o suporte ou a placa quebrou.",
          "Quase nunca precisa de troca. O técnico realinha a cremalheira e grava o percurso de novo.",
          "Normalmente não. O motor só encarece o conserto se alguém o acionou com a folha fora do trilho e a engrenagem quebrou.",
        ],
      },
      {
        question: "Vale trocar todas as roldanas?",
        answers: [
          "Vale trocar o par que apoia a folha, porque roldana nova com uma gasta desnivela o portão. As guias de cima só são trocadas se têm folga.",
          "As duas de baixo são trocadas juntas, para a folha ficar em nível e não sair outra vez.",
          "Sim, em par. A roldana é barata perto da mão de obra de erguer a folha, e trocar uma só quase sempre obriga a repetir o serviço.",
        ],
      },
    ],
    photo: "fotos, tiradas de longe, da base, da guia de cima e da folha inteira",
  },
  {
    id: "vento-derrubou-portao",
    broader: "caiu-do-trilho",
    label: "Vento derrubou o portão",
    phrase: "o portão derrubado pelo vento",
    asks: [
      "vento derrubou",
      "vento derrubou portão",
      "portão caiu vento",
      "portão caiu ventania",
      "ventania derrubou",
      "temporal derrubou",
      "tempestade derrubou",
      "chuva derrubou portão",
      "vento arrancou portão",
      "vento entortou portão",
      "vento forte derrubou",
      "vento derruba portão caído",
      "vendaval jogou portão chão",
      "vento jogou portão chão",
      "temporal vento arrancou portão",
      "portão caído vento fio embaixo",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão que caiu com o vento não se levanta na mão: afaste todos, desligue o disjuntor por um caminho seco e isole a calçada, porque a folha pesa e pode ter fio energizado. Chame pelo WhatsApp, {shop.hours}; o técnico escora, recoloca e diz o que se aproveita.",
        "Se o vento derrubou o portão de correr, ou ele entortou, não use o motor nem tente erguer: outra rajada termina de tombar a folha. Corte a energia, mantenha carros longe e peça socorro pelo WhatsApp, {shop.hours}; havendo alguém preso ou ferido, ligue 193.",
        "Portão que entortou com o vento, ou caiu, fica como está: disjuntor desligado, ninguém embaixo nem ao lado e fotos de longe para o seguro. O técnico atende {shop.hours}, pelo WhatsApp, e só ergue com escora, já que o metal pode escorregar ou dar choque.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Portão derrubado pelo vento: passos imediatos", "O que fazer com o portão caído"],
        slots: [
          [
            "A folha apoiada pode escorregar com outra rajada, e um fio puxado pela queda pode energizar o metal. Enquanto venta, ninguém se aproxima.",
            "Outra rajada move a folha caída, e o metal pode estar em contato com fio partido. Fique longe até o vento passar e a energia ser cortada.",
            "Mesmo no chão, a folha ainda pode tombar, e a queda às vezes rompe fios e energiza o portão. A distância é a primeira medida.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais e isole a passagem, a uma distância maior que a altura da folha.",
          "Desligue o disjuntor do portão por um caminho seco.",
          "Com vítima, ligue 193 ou 192 e não mova a folha sem orientação.",
          "Não erga, não escore e não destrave o motor.",
          "Fotografe de longe, para o orçamento e o seguro.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o vento derruba um portão", "O que já estava gasto antes do vento"],
        slots: [
          [
            "No de correr, quase sempre faltava guia superior firme ou batente no fim: a folha inclina, passa do ponto e tomba. No de abrir, dobradiça enferrujada, solda aberta ou folha sem trava cedeu na rajada.",
            "Guia de cima gasta ou batente ausente deixa a folha de correr sair e cair. Na de abrir, quem cede é a dobradiça, a solda ou a coluna, ainda mais sem trava.",
            "A folha de correr cai por guia frouxa ou falta de batente; a de abrir, por dobradiça, solda ou coluna fraca, batendo solta no vento.",
          ],
          [
            "Chapa fechada recebe o vento inteiro, como uma vela. Depois de recolocar, reforçar guia, batente e trava, e abrir vãos na chapa, evita que se repita.",
            "Portão todo fechado pega a rajada em cheio, e por isso vale pensar em chapa perfurada. Guia, batente e trava reforçados completam.",
            "Quanto mais fechada a folha, mais força o vento faz. Vãos na chapa, trava e batente firmes diminuem o risco de outra queda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão volta ao lugar", "O trabalho depois da queda"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de ser erguida, com mais de uma pessoa quando o peso pede. Roldanas, guia, dobradiças e batente são conferidos e trocados onde falharam.",
            "Primeiro a escora, depois a subida em etapas curtas, com ajudante. O que segura a folha, de guia a dobradiça e batente, é refeito.",
            "Escorada e içada aos poucos, a folha volta, e guia, roldana, batente ou dobradiça com defeito dá lugar a peça nova.",
          ],
          [
            "O motor é testado só com a folha no lugar, e na maioria das vezes se aproveita. Folha ou trilho torto é serralheria, orçada à parte.",
            "Com o portão de pé se vê o motor, que costuma escapar. Desempeno, solda e trilho novo vêm em orçamento separado.",
            "Motor e fiação são medidos no fim, e em geral ficam. O que entortou vai para a serralheria, com valor próprio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro residencial cobre portão derrubado pelo vento?",
        answers: [
          "Pode cobrir, se a apólice inclui vendaval. Fotografe antes de mexer, guarde o orçamento e avise a seguradora.",
          "Com cobertura de vendaval, costuma cobrir. O seguro pede fotos e o valor do conserto.",
        ],
      },
      {
        question: "Quanto custa recolocar?",
        answers: [
          "Depende do peso, de quantas pessoas e do que quebrou: roldana, guia, dobradiça ou solda. O valor sai das fotos, antes da visita.",
          "Folha leve custa menos que ferro comprido. Peças e serralheria somam, e a ida fora de hora tem preço informado antes.",
        ],
      },
      {
        question: "O motor precisa ser trocado?",
        answers: [
          "Nem sempre: base, cremalheira ou braço sofrem mais. Ele é testado com a folha no lugar.",
          "Só se quebrou a carcaça ou a engrenagem. Na maioria das quedas o motor se aproveita.",
        ],
      },
      {
        question: "Como fecho a casa até o conserto?",
        answers: [
          "Use a porta de pedestre e isole o vão com tapume, sem encostar na folha caída nem usá-la como barreira.",
          "Tranque a casa e o portão social e avise no chamado que a entrada ficou aberta.",
        ],
      },
    ],
    photo: "fotos de longe do portão caído, da coluna e do motor",
  },
  {
    id: "saiu-do-trilho-com-chuva",
    broader: "caiu-do-trilho",
    label: "Portão fora do trilho depois da chuva",
    phrase: "o portão que sai do trilho depois da chuva",
    intent: "emergency",
    asks: [
      "saindo trilho chuva",
      "saiu trilho chuva",
      "sai trilho chuva",
      "fora trilho chuva",
      "descarrilou chuva",
      "descarrilhou chuva",
      "descarrilando chuva",
      "caiu trilho chuva",
      "escapou trilho chuva",
      "escapa trilho chuva",
      "pulou trilho chuva",
      "pula trilho chuva",
      "saindo trilho choveu",
      "saiu trilho choveu",
      "saindo trilho temporal",
      "saiu trilho temporal",
      "saiu trilho tempestade",
      "saindo trilho tempestade",
      "saiu trilho enxurrada",
      "saiu trilho enchente",
      "saindo trilho molhado",
      "saiu trilho água",
      "saindo trilho água",
      "saindo trilho enxurrada",
      "saindo trilho enchente",
      "escapou trilho choveu",
      "escapou trilho temporal",
      "escapou trilho tempestade",
      "escapou trilho enxurrada",
      "escapou trilho enchente",
      "escapou trilho água",
      "pulou trilho choveu",
      "pulou trilho temporal",
      "pulou trilho tempestade",
      "pulou trilho enxurrada",
      "pulou trilho enchente",
      "pulou trilho água",
      "caiu trilho choveu",
      "caiu trilho temporal",
      "caiu trilho tempestade",
      "caiu trilho enxurrada",
      "caiu trilho enchente",
      "caiu trilho água",
      "fora trilho choveu",
      "fora trilho temporal",
      "fora trilho tempestade",
      "fora trilho enxurrada",
      "fora trilho enchente",
      "fora trilho água",
      "descarrilou choveu",
      "descarrilou temporal",
      "descarrilou tempestade",
      "descarrilou enxurrada",
      "descarrilou enchente",
      "descarrilou água",
      "descarrilhou choveu",
      "descarrilhou temporal",
      "descarrilhou tempestade",
      "descarrilhou enxurrada",
      "descarrilhou enchente",
      "descarrilhou água",
    ],
    answers: {
      any: [
        "Portão deslizante que saiu do trilho depois da chuva não se aciona: pare de usar, desligue o disjuntor e fique longe da folha, que pode tombar. A causa costuma ser areia ou pedra no canal, trilho solto do piso, roldana gasta ou guia superior frouxa.",
        "Choveu e o portão de correr saiu do trilho? Pare de usar, desligue o disjuntor e fique longe da folha, que pode tombar e ninguém deve erguer. A enxurrada leva areia e pedra para o canal e solta o trilho do piso, e roldana gasta e guia frouxa completam o descarrilamento.",
        "Com o portão fora do trilho após o temporal, pare de usar o controle, desligue o disjuntor e afaste todos, porque a folha pode tombar. Areia da enxurrada no canal, roldana gasta e guia de cima frouxa são as causas comuns, e o técnico recoloca com escora; atendemos {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com a folha fora do trilho", "Antes de o técnico chegar"],
        slots: [
          [
            "Uma folha de correr passa fácil de cem quilos e fica em pé só pelo trilho e pela guia de cima. Por isso a distância segura é o dobro da altura do portão.",
            "Fora do trilho, a folha, de mais de cem quilos, depende da guia de cima, que não foi feita para segurá-la. Mantenha-se a duas alturas do portão.",
            "O peso passa dos cem quilos e a guia superior sozinha não o segura. Fique longe, a pelo menos duas vezes a altura da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Afaste pessoas, animais e carros dos dois lados da folha.",
          "Não empurre, não erga com macaco e não destrave o motor.",
          "Fotografe de longe a roda, o trilho e a guia de cima e mande com o endereço.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que sai do trilho justamente depois da chuva", "Da enxurrada ao descarrilamento"],
        slots: [
          [
            "A água leva areia e pedrinhas para o canal, e a roldana sobe nelas em vez de rolar. O piso encharcado cede, o chumbador solta e o trilho sai de nível naquele ponto.",
            "Pedra no canal funciona como rampa, e a roda sobe e cai para fora. A chuva ainda amolece o piso e solta o trilho chumbado nele.",
            "O que desce na enxurrada entope o canal, e a roldana passa por cima. Sob o trilho, a terra encharcada afunda e abre caminho para a roda escapar.",
          ],
          [
            "Roldana de canal gasto e guia frouxa já deixavam a folha no limite, e a chuva foi o que faltava. Com as duas em bom estado, a mesma sujeira faria só barulho.",
            "Na maioria dos casos a roda já estava gasta ou a guia superior, folgada. Peças boas transformariam a areia em ruído, e não em descarrilamento.",
            "Guia com folga e roldana funda preparam a saída; a chuva termina. Por isso só limpar não resolve, as duas têm de ser vistas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta ao trilho", "Etapas para recolocar o portão"],
        slots: [
          [
            "O técnico escora a folha dos dois lados, solta o motor e só então a ergue aos poucos até assentar. Portão comprido ou de ferro maciço pede ajudante.",
            "Primeiro a folha é presa, depois o motor é solto e ela sobe em etapas curtas. Duas pessoas trabalham em folha longa ou pesada.",
            "Com escora nos dois lados e motor solto, a folha volta devagar ao trilho. As pesadas levam uma segunda pessoa.",
          ],
          [
            "Já no lugar, roldanas novas entram aos pares, guia e batentes são firmados e o trilho amassado é endireitado. A cremalheira volta a {rack.clearance} da engrenagem e o fim de curso é regulado.",
            "Depois vêm roldanas aos pares, guia superior ajustada e trilho no nível. No fim, a barra dentada fica a {rack.clearance} da engrenagem e a parada é regravada.",
            "O que gastou é trocado, com as roldanas em par, e o trilho, alinhado. A distância da cremalheira é de {rack.clearance}, e o ponto de parada volta ao lugar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço: recolocação e peças", "O que entra no orçamento da recolocação"],
        slots: [
          [
            "Peso e comprimento da folha definem a mão de obra, e as peças somam nesta ordem: roldana, guia, batente e trecho de trilho. Folha empenada e solda são os itens mais caros.",
            "A mão de obra cresce com o tamanho da folha, que decide uma ou duas pessoas. Nas peças, roldana e guia são baratas, trilho vem depois e solda na folha fica no topo.",
            "Folha leve e curta custa menos para recolocar; longa e de ferro, mais. Some roldana, guia ou trilho, e a serralheria só quando a folha entortou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso recolocar o portão no trilho com ajuda de vizinhos?",
        answers: [
          "Não. Sem escora, a folha pode virar sobre quem segura. O técnico apoia dos dois lados e só então a devolve ao trilho.",
          "Não tente, nem com várias pessoas, porque o peso escapa de repente. A recolocação pede escora e motor solto.",
        ],
      },
      {
        question: "O portão secou e voltou a andar. Posso usar?",
        answers: [
          "Só depois de conferir roldana, trilho e guia superior. Se saiu uma vez, a folga continua, e a próxima chuva repete.",
          "Não antes da revisão. A peça que deixou escapar segue gasta, mesmo com o canal seco.",
        ],
      },
      {
        question: "Como evito que saia do trilho na próxima chuva?",
        answers: [
          "Mantenha o dreno do canal aberto, o trilho varrido com o disjuntor desligado e batente firme nas pontas. A revisão {visits.home} confere roldanas e guia.",
          "Um ralo ou canaleta antes do trilho desvia a água, e a varrida tira a areia. Roldana e guia são vistas na revisão {visits.home}.",
        ],
      },
      {
        question: "O motor estraga quando o portão sai do trilho?",
        answers: [
          "Nem sempre. Costumam sofrer a cremalheira e a engrenagem; o técnico confere as duas antes de religar, e a água dentro do motor também.",
          "Em geral sobrevive, desde que ninguém insista. Os dentes da barra e da engrenagem são o que se gasta.",
        ],
      },
    ],
    photo: "fotos de longe da roda, do trilho e da guia de cima",
  },
  {
    id: "sai-do-trilho-sempre",
    broader: "caiu-do-trilho",
    label: "Portão que vive saindo do trilho",
    phrase: "o portão que sai do trilho sempre",
    intent: "emergency",
    asks: [
      "correr balança sai trilho",
      "balança sai trilho",
      "alumínio balança sai trilho",
      "sai trilho sempre",
      "saindo trilho sempre",
      "sai trilho toda hora",
      "saindo trilho toda hora",
      "saindo trilho direto",
      "vive saindo trilho",
      "vive caindo trilho",
      "sempre sai trilho",
      "sai trilho toda vez",
      "sai trilho toda semana",
      "saindo trilho toda semana",
      "saindo trilho semana",
      "caindo trilho toda semana",
      "cai trilho toda semana",
      "saindo trilho todo dia",
      "sai trilho todo dia",
      "descarrila toda semana",
      "descarrilando toda semana",
      "de novo saiu trilho",
      "sai trilho fim curso",
      "sai trilho quando abre sempre",
      "sai trilho toda vez abre",
      "por que sempre sai trilho",
      "porque sai trilho sempre",
      "faz portão sair trilho",
      "o que faz sair trilho",
      "causa sair trilho",
      "recolocaram portão descarrilou novo",
      "descarrilou de novo",
      "portão escapa trilho sempre",
      "escapa trilho sempre",
    ],
    answers: {
      any: [
        "O portão que sai do trilho toda hora tem roldana gasta, trilho torto, guia de cima frouxa ou falta de batente, e recolocar sem corrigir a causa não resolve. Desligue o disjuntor e não mexa na folha, porque ela pode tombar. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O que faz o portão sair do trilho é roda gasta, trilho desnivelado, guia superior com folga ou falta de batente no fim do curso. Se saiu de novo, a causa não foi corrigida, e ele deve ficar desligado, sem ninguém ao lado da folha, que pode tombar. O acerto custa a partir de {price.preventive} em residência, fora as peças.",
        "Quando o portão deslizante sai do trilho toda semana, não basta pôr de volta: é preciso corrigir a roldana, o trilho, a guia ou o batente na mesma visita, que em casa começa em {price.preventive}, sem contar peças. Até lá, deixe o disjuntor desligado e todos longe, porque a folha pode tombar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o portão fora do trilho", "Portão fora do trilho: isole e desligue"],
        slots: [
          [
            "A folha parece firme, apoiada de um lado, mas vira com um toque, e ninguém segura esse peso no braço. Se o motor for acionado, ele a empurra e termina de derrubar.",
            "Fora do trilho, o portão perde o apoio e pode cair para dentro ou para a calçada. Acionar o motor arrasta a folha torta e a arranca da guia.",
            "Um portão solto da base tomba sem aviso, e não há como conter. Guarde o controle, porque o motor empurraria a folha solta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Afaste pessoas e animais a uma distância maior que a altura da folha e deixe o carro onde está.",
          "Não empurre, não escore e não destrave o motor.",
          "Fotografe de longe a base, a guia de cima e a folha inteira.",
          "Feche a casa pela porta social e espere o técnico, que atende {shop.hours}.",
        ],
      },
      {
        about: "causes",
        headings: ["O ponto em que ele sai mostra a causa", "Por que o portão vive saindo do trilho"],
        slots: [
          [
            "Se o portão escapa sempre no mesmo lugar, há emenda aberta, pedra ou trilho afundado ali. Se escapa na ponta, falta batente ou o fim de curso, o sensor da parada, desliga tarde.",
            "Um lugar fixo aponta para o trilho, com degrau na emenda, amassado ou sujeira. Sair no final do percurso indica falta de batente ou sensor de fim de curso atrasado.",
            "A saída sempre no mesmo ponto é defeito do trilho naquele trecho. Já o portão que escapa no fim passou do batente, ou o fim de curso, que manda parar, atuou tarde.",
          ],
          [
            "Quando escapa em qualquer lugar, o canal da roldana está gasto ou a guia de cima abriu, e a folha balança. Uma folha empenada ou fora do nível força os dois.",
            "Se não há lugar certo, a causa costuma ser o canal da roda gasto ou a folga da guia superior, que deixam a folha balançar. O empeno da folha leva ao mesmo defeito.",
            "Escapar em vários pontos indica roda gasta ou guia superior frouxa, e uma folha empenada gasta as duas depressa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto que dura", "O que acaba com as saídas"],
        slots: [
          [
            "Com a folha escorada e de volta ao trilho, o técnico corrige o que a tirou, e não só a posição. Cada causa tem o seu conserto:",
            "A folha é escorada, erguida e recolocada, e a causa é tratada na mesma visita. O acerto depende do que falhou:",
            "O técnico prende a folha, levanta-a e a põe no lugar, e em seguida faz o conserto da causa:",
          ],
        ],
        bullets: [
          "Roldana gasta: troca das duas, com canal igual ao perfil do trilho",
          "Trilho torto ou com degrau: trecho refeito e emenda alinhada",
          "Guia de cima frouxa: roletes novos e folga justa",
          "Falta de batente: batente de aço nas duas pontas",
          "Parada tardia: fim de curso regulado",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar só a roldana resolve?",
        answers: [
          "Resolve se o trilho está reto e a guia, justa. As rodas são trocadas em par, e o resto é conferido na mesma visita.",
          "Só quando ela era a causa. Uma roda nova em trilho torto se gasta, e o portão sai outra vez.",
        ],
      },
      {
        question: "Posso continuar usando com cuidado?",
        answers: [
          "Não, porque cada saída força a guia de cima, e é ela que impede a folha de cair.",
          "Não use: quando a guia superior ceder, o portão tomba sem aviso.",
        ],
      },
      {
        question: "Quanto custa acabar com isso?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças. Roldana, guia, batente ou trecho de trilho somam ao valor, e uma folha pesada exige ajudante.",
          "Depende do que falhou: em residência começa em {price.preventive}, fora as peças e a serralheria. Recolocar uma folha pesada aumenta a mão de obra.",
        ],
      },
      {
        question: "O motor pode ser a causa?",
        answers: [
          "Pode, se para tarde e empurra a folha além do batente, ou se a cremalheira está desalinhada e levanta a folha. O técnico regula os dois depois de recolocar.",
          "Às vezes, porque o fim de curso atrasado ou a cremalheira desalinhada ajudam a tirar a folha. O mais comum ainda é roda, guia ou trilho.",
        ],
      },
    ],
    photo: "fotos de longe da roda e do ponto em que a folha sai",
  },
  {
    id: "trilho-quebrou-e-portao-caiu",
    broader: "caiu-do-trilho",
    label: "Trilho quebrou e o portão caiu",
    phrase: "o portão que caiu porque o trilho quebrou",
    asks: [
      "trilho enferrujado derrubou",
      "trilho enferrujado portão caiu",
      "trilho enferrujado saiu",
      "trilho quebrou portão caiu",
      "trilho quebrou portão saiu",
      "trilho quebrado portão caiu",
      "trilho podre portão caiu",
      "trilho soltou portão caiu",
      "trilho soltou derrubou",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o trilho podre ou enferrujado derrubou o portão, não tente levantar a folha: afaste todos a uma distância maior que a altura dela e desligue o disjuntor. Técnicos escoram e recolocam o portão, e o trecho comido do trilho é trocado antes de usar; mande foto de longe para o orçamento.",
        "Portão que caiu porque o trilho apodreceu fica onde está, com o disjuntor desligado e ninguém por perto, pois a folha ainda pode tombar. Primeiro ela é escorada por técnicos, depois se refaz o trecho enferrujado do trilho; o valor sai por foto tirada de longe.",
        "O trilho enferrujado cedeu e o portão caiu? Mantenha distância maior que a altura da folha, desligue o disjuntor e não a erga, porque ela pesa e pode virar. Recolocar e trocar o trecho podre do trilho é serviço de técnicos, orçado por foto feita de longe.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o trilho e a folha voltam ao lugar", "Primeiro a folha, depois o trilho"],
        slots: [
          [
            "A folha é presa e escorada dos dois lados antes de qualquer ferramenta chegar ao trilho. O pedaço podre é cortado e emendado liso com perfil igual, e a base se refaz onde o chumbador soltou.",
            "Com a folha escorada por mais de uma pessoa, o trecho ruim é retirado e substituído por outro de mesmo perfil, sem degrau na emenda. Se o concreto soltou, a base também é refeita.",
            "Antes do trilho cuida-se da folha, apoiada e presa nos dois lados. Depois entra perfil igual no lugar do trecho comido, com emenda lisa e base firme por baixo.",
          ],
          [
            "Roldanas, guia superior e batentes são conferidos, e o portão precisa andar leve na mão antes de o motor ser religado e regulado.",
            "O motor só volta a ser ligado quando a folha corre sem degrau, com guia, batentes e roldanas verificados.",
            "Ao fim se testam guia, roldanas e batentes com a folha movida à mão, e só então o motor é religado e ajustado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no orçamento", "Recolocação, trilho e solda"],
        slots: [
          [
            "A conta soma a recolocação da folha, o trilho e as peças que quebraram na queda, e é dada por foto. Custa mais nestes casos.",
            "Entram no orçamento por foto a mão de obra de recolocar, o perfil do trilho e as peças danificadas. Fazem o valor subir estes pontos.",
            "Recolocar a folha, refazer o trilho e repor peças formam o preço, passado por foto. Ele aumenta com o que segue.",
          ],
        ],
        bullets: [
          "Folha longa ou de ferro, que pede mais gente e apoio.",
          "Trilho comido de ponta a ponta, em vez de um trecho.",
          "Base de concreto solta.",
          "Folha torta, cremalheira dobrada ou suporte arrancado, com solda.",
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que o trilho apodreça de novo", "Depois do conserto"],
        slots: [
          [
            "Água parada é o que come o trilho, por isso ele precisa de escoamento e de limpeza. Barulho novo ao passar sempre no mesmo ponto costuma avisar que o perfil está cedendo.",
            "Mantenha o trilho limpo e com saída para a água, que é a causa da ferrugem. Se a roda bate sempre no mesmo lugar, peça revisão antes que o perfil ceda.",
            "A ferrugem nasce da água e da terra acumuladas, e varrer o trilho e dar saída à chuva evita as duas. Um tranco repetido no mesmo ponto é sinal de perfil fraco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso calçar o trilho e usar até amanhã?",
        answers: [
          "Não. O calço solta com o peso da roda, e a folha cai de vez. Deixe o portão parado, isole a área e use a porta social.",
          "Não use. Trilho quebrado não segura a roda na volta, e calço nenhum substitui o perfil; espere o técnico com tudo parado.",
          "Não é seguro, porque a roda empurra o calço e a folha tomba. Mantenha o motor sem energia e ninguém ao lado.",
        ],
      },
      {
        question: "Precisa trocar o trilho inteiro?",
        answers: [
          "Só se ele está comido de ponta a ponta. Com o resto firme, corta-se o trecho podre e emenda-se um perfil igual.",
          "Nem sempre: um pedaço ruim se substitui, desde que o restante esteja firme e na mesma linha.",
          "Depende da ferrugem. Trecho isolado se troca; perfil fino e furado em vários pontos pede trilho novo.",
        ],
      },
      {
        question: "A casa fica aberta. O que faço até o técnico chegar?",
        answers: [
          "Atendemos {shop.hours}; chame logo. Não tente encostar a folha no vão para fechar, e isole o lugar com algo que mantenha pessoas e carros longe.",
          "Peça atendimento, que funciona {shop.hours}, e deixe a área isolada. Por mais que o vão preocupe, a folha não deve ser erguida nem puxada.",
          "Chame a qualquer hora, pois o serviço é {shop.hours}. Isole a calçada e a garagem e não mova a folha para tapar a entrada.",
        ],
      },
      {
        question: "O motor se estraga na queda?",
        answers: [
          "Pode entortar a cremalheira ou quebrar a engrenagem, se estava em movimento. Isso se verifica depois da folha no lugar; a troca do motor em casa fica de {price.homeSwap}.",
          "Nem sempre. O comum é cremalheira dobrada e suporte torto; se o motor quebrou, a troca em residência custa de {price.homeSwap}, com mão de obra.",
          "Às vezes só a cremalheira sofre. Se a engrenagem ou a carcaça partiu, o motor novo instalado em casa fica de {price.homeSwap}.",
        ],
      },
    ],
    photo: "fotos do portão e do trilho, tiradas de longe, sem mexer na folha",
  },
];
