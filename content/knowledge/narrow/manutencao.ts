import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const manutencao: NarrowConcept[] = [
  {
    id: "manutencao-condominio",
    broader: "manutencao",
    label: "Manutenção preventiva de condomínio",
    phrase: "a manutenção do portão do condomínio",
    asks: [
      "manutenção conserto portão condomínio",
      "manutenção conserto portão prédio",
      "manutenção preço sem contrato condomínio",
      "manutenção portão sem contrato condomínio preço",
      "manutenção avulsa condomínio preço",
      "manutenção condomínio",
      "preventiva condomínio",
      "revisão condomínio",
      "manutenção prédio",
      "manutenção predial portão",
      "manutenção portão coletivo",
      "manutenção síndico",
      "preventiva prédio",
      "manutenção garagem coletiva",
      "quanto custa manutenção preventiva portão prédio",
      "empresa manter portão garagem prédio",
    ],
    intent: "question",
    answers: {
      any: [
        "Fazemos a manutenção de portão de condomínio: o técnico revisa a folha, o motor e os sensores, regula a força e as paradas e entrega um relatório ao síndico. Em geral, a visita custa de {price.preventiveRange} por portão grande, sem peças. O mínimo são visitas {visits.business}.",
        "Na manutenção do portão de um condomínio, o técnico revisa folha, motor e sensores e deixa um relatório com o síndico. A visita fica em geral de {price.preventiveRange} por portão grande, sem peças. O mínimo são visitas {visits.business}; garagem movimentada de prédio pede revisão mensal ou trimestral.",
        "O portão automático de um prédio ou condomínio pede manutenção preventiva {visits.business} ou, com muitos carros, todo mês ou trimestre. O valor fica, na maioria dos casos, de {price.preventiveRange} por portão grande, fora as peças. Cada visita inclui folha, motor, sensores e um relatório para o síndico.",
        "Na manutenção de portão eletrônico de condomínio, o técnico revisa a folha, o motor e os sensores e entrega um relatório. O síndico recebe uma proposta com o preço de cada portão. No portão grande, a visita fica em geral de {price.preventiveRange}, sem peças. O mínimo é revisar {visits.business}.",
        "Fazemos a manutenção preventiva do portão do condomínio com revisão da folha, do motor e dos sensores e com relatório para o síndico. Por portão grande, a visita sai em geral de {price.preventiveRange}, sem peças. O prédio deve marcá-la {visits.business} ou, se a garagem é cheia, a cada um a três meses.",
        "Portão de prédio abre muito e, por isso, a manutenção preventiva do condomínio é feita {visits.business} ou, em garagem movimentada, todo mês ou trimestre. Num portão grande, a visita custa normalmente de {price.preventiveRange}, sem peças. Ela cobre a folha, o motor e os sensores e termina com um relatório ao síndico.",
      ],
      price: [
        "A manutenção do portão de um condomínio ou prédio custa, em geral, de {price.preventiveRange} por portão grande e por visita, sem peças. O valor muda com o peso da folha, o número de motores e as aberturas por dia. Com fotos dos portões e o número de vagas, a proposta sai por escrito.",
        "O preço da manutenção no condomínio é por portão: um grande fica, na maioria das vezes, de {price.preventiveRange} por visita, fora as peças. Pesam o tamanho da folha, quantos motores há e o movimento da garagem do prédio. A proposta por escrito é feita com as fotos e o número de vagas.",
        "Cada visita de manutenção a um portão grande de condomínio fica, normalmente, de {price.preventiveRange}, e as peças são cobradas à parte. Folha pesada, mais motores e muitas aberturas por dia elevam esse valor. Para a proposta escrita, mande as fotos dos portões e o número de vagas do prédio.",
        "A manutenção do condomínio é cobrada por visita e por portão: o grande costuma sair de {price.preventiveRange}, sem peças. O tamanho da folha, o número de motores e o movimento do prédio mudam a conta. Mande as fotos e o número de vagas e você recebe uma proposta escrita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na manutenção do condomínio", "O que a revisão do portão inclui"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico confere cabos, roldanas, dobradiças, soldas e batentes, porque é a mecânica gasta que força o motor. Ainda sem energia, reaperta as conexões e mede o capacitor, a peça que dá a partida. Só depois religa o disjuntor e mede a corrente com o portão em movimento.",
            "A revisão começa pela mecânica, sem energia: roldanas, cabos, dobradiças, soldas e batentes, cujo desgaste deixa o portão pesado. O técnico também reaperta os fios e mede o capacitor, que dá a partida. Com a energia de volta, mede a corrente do motor.",
            "Primeiro são vistos cabos, rodas, dobradiças, soldas e batentes, com a energia cortada, já que portão pesado estraga o motor. Antes de religar, apertam-se os contatos e mede-se o capacitor de partida; a corrente é medida depois, com o portão andando.",
            "O técnico desliga o circuito e examina a parte mecânica: cabos, roldanas, dobradiças, batentes e soldas. Depois aperta as conexões, mede o capacitor de partida e, com o circuito ligado outra vez, o consumo do motor.",
          ],
          [
            "No fim, a força é regulada no mínimo que move a folha, a parada é acertada e a fotocélula, o sensor que impede o portão de fechar sobre alguém, é testada. O relatório datado diz o que foi feito e o que precisa de troca.",
            "Para terminar, o técnico acerta o ponto de parada, deixa a força no mínimo necessário e testa a fotocélula, que para a folha quando há gente ou carro na passagem. O síndico recebe por escrito o serviço feito e as peças a trocar.",
            "A visita termina com a segurança: fotocélula testada, força no mínimo e parada no ponto certo, para a folha não fechar sobre ninguém. Fica com o síndico um registro com data, serviços e peças gastas.",
            "Antes de ir embora, o técnico regula a parada e a força e testa a fotocélula, o par de sensores que detém a folha diante de alguém. O relatório traz a data, o serviço feito e as trocas previstas.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando chamar antes da data", "Sinais de que o portão do prédio não espera"],
        slots: [
          [
            "Ronco novo, pancada na chegada, lentidão ou parada no meio do caminho pedem visita já, porque em garagem cheia o desgaste avança depressa. Cabo desfiado, folha torta ou cheiro de queimado é caso de desligar o disjuntor e não usar até o conserto.",
            "Chame logo se o portão passou a bater, roncar, andar devagar ou parar no meio: com tantas aberturas por dia, o defeito pequeno cresce rápido. Se houver cabo abrindo, cheiro de queimado ou folha fora de prumo, corte a energia e isole a passagem.",
            "Chame o técnico antes da data se o portão faz barulho novo, bate, demora ou para fora do ponto. Com tantas aberturas por dia, o defeito cresce rápido. Se a folha entortou, o cabo desfiou ou há cheiro de queimado, desligue o disjuntor e não use o portão.",
            "A revisão marcada não serve para portão que começou a bater, roncar, arrastar ou parar antes da hora: o uso da garagem piora o defeito a cada dia. Cheiro de queimado, cabo com fios soltos ou folha inclinada pedem disjuntor desligado e passagem fechada.",
            "Peça a visita assim que notar ruído diferente, tranco no fim, movimento lento ou parada no percurso, pois um portão de prédio não descansa. Diante de folha torta, cabo rompendo ou cheiro de queimado, desligue a energia e não acione mais.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa para o condomínio", "O que muda o valor por portão"],
        slots: [
          [
            "O valor muda com o peso da folha, as aberturas por dia e o estado do portão, em visita avulsa ou contrato. Se o prédio tem vários portões, marque todos para o mesmo dia e pague um só deslocamento.",
            "Folha pesada, muito movimento e conserto atrasado aumentam o valor de cada portão, com ou sem contrato. Revisar vários no mesmo dia poupa deslocamento, então inclua todos no pedido.",
            "O preço de cada portão depende de quanto a folha pesa, de quanto ela trabalha e de como está conservada, com ou sem contrato. Quem marca a garagem, a cancela e o portão social juntos paga um deslocamento só.",
            "Peso da folha, número de aberturas e conservação formam o preço de cada portão, em visita avulsa ou por contrato. Peça todos na mesma proposta, porque o deslocamento é um só quando a revisão é no mesmo dia.",
          ],
          [
            "A peça é cobrada à parte e só é trocada depois que o síndico aprova o preço. Chamado de urgência entre as visitas também é orçado à parte, a não ser que o contrato inclua.",
            "Cada peça a trocar vem em linha separada na proposta e espera a aprovação do síndico. Se o portão parar entre as visitas, o chamado é combinado com valor escrito antes.",
            "Nenhuma peça é trocada sem o síndico aprovar o preço. Se a revisão mostrar que o motor chegou ao fim, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "As peças não estão no valor da visita, e o síndico aprova cada uma antes da troca. Quando o motor inteiro precisa ser trocado, o portão pesado fica de {price.heavySwap}, com mão de obra.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Intervalo e horário das visitas", "De quanto em quanto tempo e a que horas"],
        slots: [
          [
            "Até umas 30 vagas, uma revisão por semestre costuma bastar. Acima disso, ou com motor antigo, a revisão passa a ser mensal ou trimestral. A visita é marcada fora do horário de pico, com aviso aos moradores.",
            "Um prédio com cerca de 30 vagas fica bem com uma revisão por semestre, e garagem maior ou motor velho pede visita mensal ou trimestral. O horário é combinado longe da saída e da chegada dos carros, e os moradores são avisados antes.",
            "O número de vagas serve de medida: com cerca de 30, uma visita a cada seis meses; bem mais que isso, ou motor antigo, todo mês ou trimestre. Para não prender ninguém na garagem, a visita é feita em hora de pouco movimento.",
            "Em garagem de até 30 vagas, mais ou menos, basta revisar duas vezes por ano; mais carros ou motor antigo encurtam o intervalo para um a três meses. O técnico vai fora da hora de pico, e a administração avisa os moradores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção do condomínio precisa de contrato?",
        answers: [
          "Não. A visita pode ser avulsa. O contrato compensa com vários portões ou muito movimento, porque fixa as datas, o que é feito em cada uma e como chamar numa urgência.",
          "Pode ser sem contrato, visita a visita. Ele ajuda quando há mais de um portão ou muito movimento, porque deixa datas, serviços e atendimento de urgência combinados por escrito.",
          "Só se o prédio quiser, pois também há visita avulsa. O contrato vale a pena com muito movimento ou vários portões, já que define datas, serviços e o chamado de urgência.",
        ],
      },
      {
        question: "A portaria ou o zelador pode lubrificar o portão?",
        answers: [
          "Melhor não: graxa no trilho ou na cremalheira junta areia e gasta as peças. A equipe do prédio pode varrer o trilho e limpar a fotocélula, com o disjuntor desligado, e anotar ruídos novos.",
          "Deixe a lubrificação para o técnico, porque o produto errado prende areia e gasta roldana e cremalheira. O zelador pode varrer o trilho, passar pano seco nas lentes e anotar ruídos, sempre sem energia.",
          "Não convém, porque a graxa errada segura areia e gasta roldana e cremalheira. O pessoal do prédio ajuda limpando lentes e trilho, com o disjuntor desligado, e anotando qualquer ruído novo.",
        ],
      },
      {
        question: "Cancela, clausura e portão social entram na visita?",
        answers: [
          "Entram, se você os incluir na proposta. Na cancela, testa-se se a barra para antes de tocar o carro; na clausura, se um portão só libera depois que o outro fecha.",
          "Sim, cada um como item da proposta. O técnico confere se a cancela não desce sobre o carro e se, na clausura, os dois portões nunca abrem juntos.",
          "Podem entrar, basta pedir na proposta. Na cancela se testa a parada da barra diante do carro; na clausura, que um portão só abra com o outro fechado.",
        ],
      },
      {
        question: "Por que guardar o relatório da manutenção?",
        answers: [
          "Porque conservar a área comum cabe ao síndico, e o histórico mostra esse cuidado em caso de acidente ou dúvida na assembleia. Ele também ajuda a prever a troca de peças.",
          "O relatório datado mostra que o prédio cuida do portão e serve de resposta na assembleia. Com ele também se programa a compra da peça antes de o portão parar.",
          "Ele comprova que o síndico cuidou da área comum, o que é útil se houver acidente ou pergunta em assembleia. Além disso, adianta quais peças comprar antes da parada.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de vagas e o horário de pico",
  },
  {
    id: "plano-de-manutencao-industrial",
    broader: "manutencao",
    label: "Plano de manutenção de portão industrial",
    phrase: "o plano de manutenção do portão industrial",
    asks: [
      "plano manutenção industrial",
      "plano manutenção indústria",
      "plano manutenção galpão",
      "plano manutenção fábrica",
      "plano manutenção empresa",
      "plano manutenção comércio",
      "cronograma manutenção industrial",
      "cronograma manutenção galpão",
      "programa manutenção industrial",
      "manutenção programada industrial",
      "manutenção portão industrial",
      "manutenção industrial",
      "manutenção portão fábrica",
      "manutenção preventiva portão industrial",
      "manutenção preventiva portão galpão",
      "manutenção preventiva portão fábrica",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção de portões industriais é feita {visits.business}, no mínimo, e todo mês onde eles abrem o dia inteiro. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças, avulsa ou em plano. O técnico revisa folha, motor, força e sensores e deixa relatório.",
        "Um plano de manutenção preventiva para portões industriais parte das aberturas por dia: com poucas, a visita é feita {visits.business}; com dezenas, a cada dois ou três meses; em uso contínuo, todo mês. Cada revisão custa, na maioria dos casos, de {price.preventiveRange} por portão grande, sem peças, com relatório.",
        "Portão industrial pede manutenção conforme o uso, de {visits.business} até uma visita por mês, avulsa ou em plano anual. O valor por portão grande costuma ficar de {price.preventiveRange} a visita, sem peças. O técnico confere folha, motor e sensores e deixa relatório.",
        "O plano de manutenção de portão industrial segue o movimento: {visits.business} em uso leve, a cada dois ou três meses com dezenas de aberturas por dia e todo mês em operação contínua. Por portão grande, a visita com relatório fica em geral de {price.preventiveRange}, sem peças, com contrato ou sem.",
        "A manutenção preventiva do portão de galpão é feita {visits.business} quando ele abre pouco e todo mês quando passam caminhões o dia inteiro, porque o desgaste vem das aberturas. Cada visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças. Roldanas, cremalheira, motor, força e sensores são revistos, com relatório.",
        "Na manutenção preventiva de portão industrial, quanto mais ele abre, menor o intervalo, que vai de {visits.business} a uma visita mensal. O custo comum é de {price.preventiveRange} por portão grande, sem contar peças, em plano ou visita avulsa. Folha, motor, força e sensores são revistos e registrados em relatório.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["De quanto em quanto tempo em cada portão", "O intervalo pelo uso do portão"],
        slots: [
          [
            "O portão da doca e o dos funcionários raramente pedem o mesmo intervalo, porque o que gasta é o número de aberturas. Conte as de cada um em um dia comum.",
            "Antes de fixar as datas, anote quantas vezes cada portão abre por dia. A doca e a entrada do pessoal têm movimentos diferentes e não precisam da mesma frequência.",
            "O intervalo é definido pelo movimento, portão por portão. A entrada de caminhões quase sempre pede mais visitas que a dos funcionários.",
            "Cada portão tem o seu prazo, conforme as aberturas num dia típico. O acesso dos empregados e o dos caminhões costumam ter números bem diferentes.",
            "Contar as aberturas é o primeiro passo, já que o desgaste vem delas e não do calendário. Faça isso em cada acesso, porque a doca trabalha bem mais que a entrada do pessoal.",
          ],
        ],
        bullets: [
          "Abre e fecha só no expediente: {visits.business}",
          "Algumas dezenas de aberturas por dia: a cada dois ou três meses",
          "Caminhão o dia inteiro: todo mês",
          "Portão que já parou no ano: intervalo menor até ficar seis meses sem pane",
        ],
      },
      {
        about: "visit",
        headings: ["O que é conferido em cada visita", "Da folha ao relatório"],
        slots: [
          [
            "A folha vem primeiro, com a energia desligada: roldanas, trilho, cremalheira, cabos, soldas e a fixação do motor, porque folha pesada força a máquina. Depois o técnico mede tensão, corrente e capacitor e regula a força e as paradas.",
            "Com o circuito desligado, o técnico revê trilho, roldanas, cabos, soldas, batentes e base do motor. Na parte elétrica, mede a alimentação, a corrente e o capacitor, a peça que dá a partida, e regula a força e o ponto de parada.",
            "A visita começa pela mecânica, sem energia: cabos, roldanas, trilho, soldas e suporte do motor, que sofrem com o peso da folha. Em seguida vêm as medições da rede, da corrente e do capacitor e o ajuste da força.",
            "A revisão começa pela estrutura, com o disjuntor desligado: roldanas, trilho, cremalheira, cabos, soldas e base do motor. Passa então à parte elétrica, com medição de tensão, corrente e capacitor, e à regulagem da força e da parada.",
            "Primeiro, sem energia, são vistos cabos de aço, roldanas, trilho, soldas, batentes e suportes. O motor vem depois, com as medidas da rede, do consumo e do capacitor e com o acerto da força e do fim de curso.",
          ],
          [
            "No fim, a fotocélula, o sinaleiro e o destravamento manual são testados com o portão em uso. O relatório traz a data, o que foi feito, o que trocar e o que ainda pode esperar.",
            "Fotocélula, luz de aviso e abertura manual são testadas antes da entrega. Fica um registro datado, com as pendências separadas entre urgentes e programáveis.",
            "Por último o técnico testa a fotocélula, o sinaleiro e o destravamento manual. A empresa recebe por escrito o serviço feito e as peças a programar, com prazo.",
            "Terminada a regulagem, o técnico testa a fotocélula, a sinalização e a abertura de emergência à mão. A empresa fica com um relatório datado que lista o serviço, o que deve ser trocado e o que aguenta mais tempo.",
            "A parte final é o teste de segurança, com a fotocélula, o sinaleiro e o destravamento. Tudo entra num relatório com data, em que cada pendência vem marcada como imediata ou para programar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do plano", "Como a manutenção é cobrada"],
        slots: [
          [
            "Contam o número de portões, o peso da folha e o horário da visita, e vários portões no mesmo dia dividem o deslocamento. Peça é sempre à parte, com o preço aprovado antes pelo responsável da empresa.",
            "O preço depende da quantidade de portões, do tamanho da folha e do horário da visita; reunir todos em uma ida sai melhor. O que precisar de troca vem em linha separada e só entra com o aval da empresa.",
            "Pesam o tamanho da folha, quantos portões há e se o serviço é fora do expediente. Revisar todos no mesmo dia reduz a conta, e nenhuma peça é posta sem aprovação por escrito.",
            "Quantidade, tamanho e horário fazem o preço, e juntar os portões numa só ida poupa deslocamento. As peças são cobradas à parte, depois que o responsável concorda com o valor.",
            "Folha maior, horário noturno e poucos portões por visita elevam o valor de cada revisão. A troca de peça tem orçamento próprio e depende da aprovação da empresa.",
          ],
          [
            "Para comparar, a troca de um motor pesado, com mão de obra, fica de {price.heavySwap}. É essa despesa, mais a parada da doca, que a revisão em dia ajuda a adiar.",
            "Um motor pesado instalado custa de {price.heavySwap}, sem contar o prejuízo dos caminhões parados. A manutenção regular adia essa troca.",
            "Trocar o motor de um portão pesado custa de {price.heavySwap}, fora as horas de entrada fechada. Com as visitas em dia, o motor demora mais a chegar a esse ponto.",
            "Como referência, um motor novo para portão pesado, já instalado, sai de {price.heavySwap}. As horas de doca parada não estão nesse valor. Revisar no prazo adia essa troca.",
            "O gasto que se tenta adiar é o da troca do motor pesado, de {price.heavySwap} com serviço, mais as horas de doca fechada. Revisões na data certa dão mais tempo de vida ao conjunto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção pode ser feita fora do expediente?",
        answers: [
          "Pode ser combinada cedo, à noite ou no fim de semana, com o valor informado antes. Diga em que horas o portão pode parar.",
          "Sim, conforme a agenda. Informe em que horário o portão fica livre, e o preço desse horário vem junto com a proposta.",
          "É possível marcar à noite, de madrugada ou no domingo, já com o preço desse horário na proposta. Basta dizer quando cada portão fica livre.",
        ],
      },
      {
        question: "O plano precisa de contrato?",
        answers: [
          "Não. As visitas podem ser avulsas, com a próxima data já marcada; o contrato fixa datas, serviços e prazo de atendimento, e ajuda com vários portões.",
          "Pode ser sem contrato, visita por visita. Ele compensa quando há muitos portões, porque deixa por escrito o que é feito e quando.",
          "Quem prefere pode chamar a cada vez e sair com a próxima data anotada. Com muitos portões, um contrato ajuda, pois registra prazos, tarefas e tempo de atendimento.",
        ],
      },
      {
        question: "O que a própria empresa pode fazer entre as visitas?",
        answers: [
          "Varrer o trilho, limpar a fotocélula com pano seco e anotar ruído ou lentidão, com o disjuntor desligado. Cabo, mola, motor e placa são do técnico.",
          "A equipe pode limpar o trilho e as lentes, sem energia, e anotar o que notou de diferente. Não deve lubrificar por conta própria nem aumentar a força do motor.",
          "Limpeza do trilho e das lentes, sem energia, e um caderno com ruídos e lentidões já ajudam muito. Não cabe à equipe mexer em placa, mola, cabo ou força do motor.",
        ],
      },
      {
        question: "O relatório serve para a segurança do trabalho?",
        answers: [
          "Serve como registro do que foi testado e trocado, com data. Mostre antes ao técnico de segurança o que precisa constar.",
          "Sim, traz datas, testes e pendências. Se a empresa tem modelo próprio de ficha, mande junto com o pedido para ser preenchido.",
          "Ele documenta, com data, os testes e as trocas feitas. Se o setor de segurança usa ficha própria ou exige certos itens, envie o modelo antes da visita.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com as aberturas por dia e o horário em que podem parar",
  },
  {
    id: "manutencao-basculante",
    broader: "manutencao",
    label: "Manutenção de portão basculante",
    phrase: "a manutenção do portão basculante",
    asks: [
      "manutenção basculante",
      "revisão basculante",
      "preventiva basculante",
      "revisar basculante",
      "manutenção portão basculante",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção de portão basculante {em}: contrapeso, cabos, roldanas, fuso, força e parada são vistos na mesma visita, com a folha calçada. Em casa custa a partir de {price.preventive}, sem peças, e se repete {visits.home}.",
        "A manutenção do portão basculante é feita {em}, no seu endereço, com o equilíbrio da folha acertado, os cabos examinados e o motor medido. A visita em residência parte de {price.preventive}, sem peças; folha grande fica, em geral, de {price.preventiveRange}.",

        "A manutenção de portão basculante confere contrapeso, cabos, roldanas, fuso e parte elétrica e regula força e parada, a partir de {price.preventive} em casa, sem peças. Faz-se {visits.home}; folha grande, ou basculante e deslizante na mesma visita, fica, em geral, de {price.preventiveRange}.",
        "Na manutenção do portão basculante, o técnico equilibra a folha, examina cabos e roldanas, lubrifica o fuso, a rosca que a move, e mede o motor. Em residência custa a partir de {price.preventive}, fora peças, {visits.home}; quando há também um deslizante, os dois são vistos no mesmo dia.",
        "O portão basculante pede manutenção {visits.home} em casa: equilíbrio da folha, cabos, roldanas, fuso, capacitor, força e parada. A visita começa em {price.preventive}, sem peças, e pode incluir o deslizante da casa; com muito a acertar, costuma ficar de {price.preventiveRange}.",
        "Manutenção de portão basculante é a visita em que a folha, calçada, volta ao equilíbrio, os cabos e roldanas são vistoriados e o motor recebe limpeza e ajuste. Para casas o valor parte de {price.preventive}, fora as peças, com repetição {visits.home}; se houver deslizante, ele entra na mesma ida.",
        "Para o portão basculante trabalhar leve, a manutenção acerta contrapeso e cabos, engraxa o fuso e regula parada e força do motor. Custa de {price.preventiveRange} na maior parte dos casos, com início em {price.preventive} nas residências e peças à parte, e convém fazê-la {visits.home}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito no portão basculante", "A revisão do basculante, em ordem"],
        slots: [
          [
            "O primeiro exame é o equilíbrio, feito com a folha segura pelo técnico: ela deve ficar onde é deixada, porque contrapeso errado força o motor todo dia. Depois vêm cabos, presilhas e roldanas dos dois lados; cabo com um só fio partido entra na lista de troca.",
            "Contrapeso e cabos vêm antes do motor, já que são eles que carregam a folha. O técnico testa se ela se mantém na altura em que fica e olha cabos e roldanas dos dois lados, pois um fio rompido já pede troca.",
            "Primeiro se vê se a folha está equilibrada, com o técnico no controle dela. Em seguida, cabo por cabo e roldana por roldana: ferrugem ou fio solto condena o par, que pode arrebentar com o portão no alto.",
            "O técnico assume o peso da folha e confere, sem largá-la, se há equilíbrio; se ela puxa para baixo ou para cima, o contrapeso está errado e o motor paga por isso. Na sequência examina presilhas, roldanas e o par de cabos, que sai ao primeiro fio rompido.",
            "A revisão abre pela parte que sustenta o portão. Com a folha sob domínio do técnico, verifica-se o contrapeso, e depois as roldanas e os cabos de ambos os lados: basta um fio partido no aço para indicar a substituição.",
          ],
          [
            "No acionador, o fuso é limpo e engraxado e o suporte, reapertado. Por fim medem-se o capacitor, a peça da partida, e a tensão, e regulam-se força, parada e o recuo ao encostar em algo.",
            "Depois a rosca do acionador recebe limpeza e graxa em camada fina, e o suporte é apertado. A parte elétrica fecha a visita: capacitor de partida medido, força e parada no ponto, recuo testado.",
            "O fuso limpo e engraxado, o suporte firme e o capacitor medido deixam o motor em ordem. Para terminar, o técnico ajusta força e ponto de parada e testa se a folha volta ao tocar um objeto.",
            "No motor, tira-se a graxa velha do fuso, põe-se a nova e firma-se o suporte. A medição do capacitor, que dá a partida, e da tensão vem antes do ajuste de força, parada e retorno ao toque.",
            "Em seguida o serviço passa ao acionador: rosca limpa e lubrificada, parafusos do suporte firmes, capacitor e tensão conferidos. O último teste é o do recuo diante de um obstáculo, com força e parada já acertadas.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando adiantar a manutenção", "Avisos do portão basculante"],
        slots: [
          [
            "Folha que sobe torta, desce depressa ou pesa mais que antes perdeu o equilíbrio e não deve esperar. Ronco na subida costuma ser fuso seco, e pancada ao fechar, fim de curso, o sensor da parada, fora do ponto.",
            "Antecipe se a folha entorta, despenca ou ficou pesada, sinais de cabo ou contrapeso. Barulho que acompanha a subida aponta rosca sem graxa; batida no chão, parada desregulada.",
            "Torto, pesado ou rápido demais na descida é caso de chamar já, pois envolve cabo e contrapeso. Rangido na subida vem do fuso, e pancada na chegada vem do sensor de parada.",
            "Não espere a data se o portão descer rápido, ficar pesado ou andar inclinado, porque são defeitos do equilíbrio. Barulho de ronco enquanto sobe pede graxa no fuso, e choque no fim do fechamento pede acerto do fim de curso, o sensor que encerra o movimento.",
            "Três mudanças antecipam a visita: inclinação, descida brusca e aumento de peso, todas ligadas a contrapeso ou cabo. Já o fuso ressecado se ouve na subida, e o sensor de parada fora do lugar se nota pelo baque na chegada.",
          ],
          [
            "Cabo com fio arrepiado encerra o uso: deixe o portão como está, com o disjuntor desligado e ninguém embaixo. O motor fica travado, porque pode estar segurando a folha.",
            "Se vir fio solto no cabo, não acione mais: deixe o portão como está, corte a energia e afaste todos. Não destrave o motor, que talvez sustente o peso.",
            "Um fio aparecendo no cabo de aço basta para parar de usar. Desligue o disjuntor, mantenha todos longe da folha e não solte o motor, que ajuda a segurá-la.",
            "Ao notar um fio rompido no cabo, pare de usar o portão na posição em que ele está. Desligue o disjuntor, não deixe ninguém passar por baixo e mantenha o motor travado, já que o peso pode depender dele.",
            "Cabo desfiado é motivo de parada imediata: energia cortada, área livre e folha sem ser tocada. A trava do motor continua fechada, pois talvez só ela impeça a queda.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço da visita", "Visita e peças, em separado"],
        slots: [
          [
            "A visita cobre mão de obra, limpeza, lubrificação e regulagem. Peça gasta é mostrada, orçada em separado e só entra com o seu aceite; cabo, roldana e capacitor são as mais comuns.",
            "Limpeza, ajuste e lubrificação fazem parte do valor. Se cabo, roldana ou capacitor precisar sair, você vê a peça e o preço antes, e nada é trocado sem a sua palavra.",
            "No valor entram o trabalho, a lubrificação e a regulagem completa. O que está no fim, quase sempre cabo, capacitor ou roldana, vem com preço próprio e depende da sua aprovação.",
            "O preço da visita paga o trabalho de limpar, lubrificar e ajustar. Roldana, cabo ou capacitor sem condições são mostrados a você e orçados por fora, e a troca só acontece se você concordar.",
            "Mão de obra, graxa e regulagens já estão incluídas. As peças que mais se gastam, como capacitor, cabo e roldana, têm orçamento próprio, apresentado com a peça velha à vista e executado depois do seu sim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o basculante?",
        answers: [
          "Em casa, {visits.home}; em prédio e comércio, {visits.business}, no mínimo. Folha pesada, tranco ou barulho novo adianta a data.",
          "Uma revisão por ano atende a residência, e uso coletivo pede {visits.business} ou mais. Sinal diferente é motivo para não esperar.",
          "O intervalo residencial é {visits.home}, e o de edifícios e lojas é {visits.business}. Barulho novo, tranco ou folha pesada vale mais que o calendário.",
        ],
      },
      {
        question: "Posso lubrificar o cabo e o fuso?",
        answers: [
          "No cabo, não mexa. No fuso aparente, só com o disjuntor desligado e a folha fechada, em camada fina e com a graxa indicada pelo fabricante.",
          "O cabo fica com o técnico. Óleo comum na rosca junta pó; use a graxa certa, pouca, com o portão fechado e sem energia.",
          "O fuso visível aceita graxa fina, a do manual, com a folha embaixo e o disjuntor desligado. Já o cabo sustenta o peso e não deve ser tocado por você.",
        ],
      },
      {
        question: "Dá para revisar o basculante e o deslizante juntos?",
        answers: [
          "Dá: o deslocamento é um só, e cada portão tem a sua lista. No deslizante entram trilho, roldanas e a cremalheira, que volta à folga de {rack.clearance}.",
          "Sim, no mesmo dia. O de correr acrescenta rodas, trilho e a régua dentada, acertada na folga de {rack.clearance}, e a conta aproveita a ida.",
          "Sim, e você economiza um deslocamento. No portão de correr o técnico revê rodas e trilho e ajusta a cremalheira, a régua de dentes, para {rack.clearance} de folga.",
        ],
      },
      {
        question: "Quanto tempo leva a manutenção?",
        answers: [
          "Perto de uma hora em basculante revisado todo ano. Troca de cabo ou contrapeso alonga o serviço, porque a folha precisa ser escorada.",
          "Em portão bem cuidado, cerca de uma hora. Se houver cabo ou peso a trocar, conte mais, já que a folha fica escorada.",
          "Cerca de uma hora, se a revisão anual está em dia. Mexer em contrapeso ou cabo demora mais, pelo tempo de escorar o portão.",
        ],
      },
    ],
    photo: "fotos do portão basculante por dentro, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "manutencao-pivotante",
    broader: "manutencao",
    label: "Manutenção de portão pivotante",
    phrase: "a manutenção do portão pivotante",
    asks: [
      "manutenção pivotante",
      "manutenção portão pivotante",
      "revisão pivotante",
      "preventiva pivotante",
      "manutenção duas folhas",
      "revisão duas folhas",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção de portão pivotante, o de abrir, {em}: pivôs ou dobradiças, braço, suportes, batente, trava e força são vistos na mesma visita. Em casa custa a partir de {price.preventive}, sem peças, e se repete {visits.home}.",
        "A manutenção do portão pivotante é feita {em}, no seu endereço, com limpeza e aperto de dobradiças, braço e suportes e regulagem da força de cada folha. A visita em residência parte de {price.preventive}, sem peças; portão grande fica, em geral, de {price.preventiveRange}.",

        "A manutenção de portão pivotante, o de abrir, custa a partir de {price.preventive} em casa, sem peças, e confere pivôs ou dobradiças, braço, suportes, batente, trava e força de cada folha. Em casa se faz {visits.home}; portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "Revisão de portão de abrir, em uma ou duas folhas, sai desde {price.preventive} em residência, sem peças: o técnico lubrifica pivôs e dobradiças, reaperta e regula o braço e testa o motor. O intervalo é {visits.home} em casa e {visits.business} em prédio.",
        "Fazemos a manutenção preventiva do portão pivotante, ou de abrir, com pivô, braço, suporte, batente e motor vistos na mesma visita, {visits.home} em casa. O preço começa em {price.preventive}, fora peças, e o mais comum em folha grande é {price.preventiveRange}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito no portão de abrir", "Revisão do pivotante, item por item"],
        slots: [
          [
            "O primeiro exame é a folha na mão, com o motor solto e a energia cortada: ela deve ir leve e parar onde se deixa. Se pesa ou volta sozinha, o pivô, o pino em que ela gira, vem antes do motor.",
            "Com o disjuntor desligado e o motor solto, cada folha é girada na mão. Peso ou raspão aponta pivô ou dobradiça, que se resolve antes da parte elétrica.",
            "O técnico solta o motor, sem energia, e sente a folha. Indo leve, passa ao braço; pesando, cuida primeiro do pivô ou da dobradiça.",
          ],
        ],
        bullets: [
          "Pivôs, dobradiças e rolamentos: limpeza, óleo e folga.",
          "Braço, pinos e suportes: reaperto e regulagem.",
          "Batente, trava e encosto das folhas.",
          "Capacitor e corrente do motor: medição.",
          "Fim de curso, força e fotocélula: ajuste e teste.",
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço e o que soma", "Preço da revisão do pivotante"],
        slots: [
          [
            "A visita paga inspeção, limpeza, lubrificação, reaperto, regulagem e teste das duas folhas. Dobradiça gasta, braço ou capacitor são peças à parte, trocadas só com a sua aprovação.",
            "No valor entram mão de obra, lubrificante e testes de cada folha. Peça gasta, como pino, braço ou capacitor, é orçada antes.",
            "Limpeza, óleo, reaperto e ajuste estão incluídos. O que precisar ser trocado vem em linha própria e espera o seu sim.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Entre uma revisão e outra", "O que você pode fazer em casa"],
        slots: [
          [
            "Uma vez por mês, varra o caminho da folha, veja de longe se ela raspa ou treme e limpe as lentes. A cada seis meses, com o disjuntor desligado, umas gotas de óleo nas dobradiças bastam.",
            "Todo mês, piso e batente livres e lentes limpas; a cada seis meses, óleo fino nas dobradiças, sem energia. O braço fechado não se abre.",
            "Mantenha o curso da folha varrido e as lentes secas. Duas vezes por ano, com a energia cortada, pingue óleo nas dobradiças.",
          ],
          [
            "Dobradiça trincada, folha caída ou braço torto pedem disjuntor desligado até a visita. Assim a folha não tomba nem arranca o suporte.",
            "Com trinca na solda ou braço torto, pare de usar e desligue o disjuntor, porque a folha pode cair.",
            "Folha que baixou ou suporte rachado não espera a data: corte a energia e não use.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão pivotante?",
        answers: [
          "Em casa, {visits.home}; em prédio ou empresa, {visits.business}, no mínimo.",
          "A frequência é {visits.home} na residência e {visits.business} no uso coletivo.",
        ],
      },
      {
        question: "Uma folha abre mais devagar que a outra. A revisão resolve?",
        answers: [
          "Se é folga, dobradiça seca ou regulagem, sim. Capacitor fraco ou motor gasto aparece na medição, e a troca é combinada.",
          "Na maioria, resolve com óleo, reaperto e ajuste. Peça fraca é achada na medição.",
        ],
      },
      {
        question: "Quanto tempo leva a visita?",
        answers: [
          "Em geral de uma a duas horas, conforme o número de folhas e o que houver a acertar.",
          "Conte de uma a duas horas para duas folhas. Solda ou peça a mais alonga.",
        ],
      },
      {
        question: "A manutenção tem garantia?",
        answers: [
          "Tem os 90 dias da lei sobre o serviço. Peça nova segue o prazo do fabricante.",
          "Sim: a lei dá 90 dias ao serviço, e a peça tem a garantia de fábrica.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das dobradiças e dos braços, e da etiqueta do motor",
  },
  {
    id: "manutencao-correr",
    broader: "manutencao",
    label: "Manutenção de portão de correr",
    phrase: "a manutenção do portão de correr",
    asks: [
      "manutenção deslizante",
      "manutenção correr",
      "revisão deslizante",
      "revisão correr",
      "preventiva correr",
      "preventiva deslizante",
      "manutenção portão correr",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção de portão deslizante, de correr, {em}: trilho, roldanas, cremalheira, motor e sensores são conferidos e regulados na mesma visita. Em casa custa a partir de {price.preventive}, sem peças, e se repete {visits.home}.",
        "A manutenção do portão de correr é feita {em}, no seu endereço, com a folha testada na mão, a cremalheira a {rack.clearance} da engrenagem e a parte elétrica medida. A visita em residência parte de {price.preventive}, sem peças; folha grande fica, em geral, de {price.preventiveRange}.",

        "A manutenção de portão deslizante confere trilho, roldanas, cremalheira e motor e regula força e parada, a partir de {price.preventive} em casa, sem peças. Faz-se {visits.home}; folha grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "Na manutenção do portão de correr, o técnico deixa a folha leve, acerta a cremalheira, a régua dentada, na folga de {rack.clearance} e mede a parte elétrica. Em residência custa a partir de {price.preventive}, fora peças, {visits.home}; portão grande costuma ir de {price.preventiveRange}.",
        "O portão deslizante pede manutenção {visits.home} em casa: trilho, rodas, cremalheira, motor e sensores, com visita a partir de {price.preventive}, sem peças. Se a folha é grande ou há muito a corrigir, o valor fica, na maioria das vezes, de {price.preventiveRange}.",
        "Manter o portão de correr em ordem é revisar {visits.home}, em casa, trilho, roldanas, cremalheira, motor e sensores na mesma ida. Essa manutenção do deslizante sai a partir de {price.preventive}, com peças à parte, e em folha grande custa, no geral, de {price.preventiveRange}.",
        "Para o portão deslizante, a manutenção limpa e confere trilho e roldanas, põe a cremalheira na folga de {rack.clearance} e regula motor e sensores. O preço em residência começa em {price.preventive}, sem peças, {visits.home}; nas folhas grandes fica mais vezes de {price.preventiveRange}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito no portão de correr", "A revisão do deslizante, em ordem"],
        slots: [
          [
            "Com o motor solto, a folha é levada de ponta a ponta para achar onde prende, porque é ela que cansa o motor. Trilho, roldanas, guias de cima e batentes são vistos e limpos nessa hora.",
            "O técnico empurra a folha solta do motor até o fim e sente cada trecho pesado. Depois limpa e confere trilho, rodas, guias e os batentes das pontas, já que folha dura gasta engrenagem.",
            "Primeiro a folha anda na mão: o ponto que agarra mostra roda, guia ou trilho ruim. Limpeza e conferência desses itens, mais os batentes, vêm antes de olhar o motor.",
            "O teste inicial dispensa o motor: empurrada pela mão, a folha revela o trecho em que agarra. Ali se procuram roldana gasta, trilho sujo, guia apertada ou batente solto, pois todo esforço extra chega à engrenagem.",
            "A parte mecânica abre a revisão, com o portão solto e movido à mão até as duas pontas. Limpam-se trilho e rodas, examinam-se guias superiores e batentes, e o lugar pesado é corrigido para poupar o motor.",
          ],
          [
            "A cremalheira volta à folga de {rack.clearance}, com os parafusos apertados, para não pesar no motor nem pular dente. Por fim, medem-se capacitor e corrente, acertam-se os ímãs de parada e a força e testa-se a fotocélula.",
            "Em seguida a régua dentada é alinhada com folga de {rack.clearance} e reapertada. A elétrica encerra: capacitor e corrente medidos, ímãs de fim de curso no lugar, força mínima e sensor de passagem testado.",
            "Depois se ajusta a distância entre cremalheira e engrenagem, {rack.clearance}, e o aperto dela. Capacitor, corrente, ímãs que marcam a parada, força e fotocélula são verificados com o portão andando.",
            "Feito isso, a barra dentada é reapertada e posta a {rack.clearance} da engrenagem, o que evita dente pulando e motor forçado. Corrente, capacitor, ímãs das pontas, força e fotocélula passam por medição e teste.",
            "Vem então o encontro do motor com a folha: cremalheira firme, com {rack.clearance} de folga. Restam a medição de corrente e capacitor, o acerto da força e dos ímãs que mandam parar e a prova da fotocélula.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando adiantar a manutenção", "Avisos do portão de correr"],
        slots: [
          [
            "Folha pesada num trecho tem trilho amassado ou roldana gasta; estalo de dente pulando é folga errada na cremalheira e come a engrenagem. Pancada na chegada costuma ser ímã de parada fora do lugar.",
            "Se prende sempre no mesmo ponto, olhe trilho e roda ali. Ruído de dente pulando indica cremalheira frouxa, que gasta o motor, e batida no fim, ímã de fim de curso deslocado.",
            "Antecipe quando o portão agarra num ponto, estala nos dentes ou bate ao fechar: são roda ou trilho, cremalheira com folga e sensor de parada fora do ponto.",
            "Três ruídos pedem visita antes da data: o arrasto num trecho, de roldana ou trilho; o estalo, de dente mal encaixado na cremalheira, que desgasta a engrenagem; e a pancada no final, de ímã que saiu da posição.",
            "Não espere a próxima revisão se o portão pesa sempre no mesmo lugar, sinal de roda ou trilho com defeito. O mesmo vale para dentes que estalam, por folga na régua, e para batida na chegada, por ímã deslocado.",
          ],
          [
            "Folha que balança, passa do batente ou sai do trilho não se usa mais: ela tomba de lado. Desligue o disjuntor e mantenha todos longe até a visita.",
            "Se ela ameaça sair do trilho ou ultrapassa o batente, corte a energia e não chegue perto, porque um portão desses cai para o lado.",
            "Portão solto na guia ou que passa do batente fica parado, sem energia e sem ninguém ao lado, pois o risco é de tombar.",
            "Há um caso em que não se espera nem se usa: a folha bamba, fora da guia ou além do batente pode tombar. Baixe o disjuntor e isole os dois lados.",
            "Perigo mesmo é a folha que escapa da guia ou corre além do batente, pois nada a impede de deitar. Sem energia e com a área livre, ela aguarda o técnico.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você pode fazer entre as visitas", "Cuidados de quem usa o portão"],
        slots: [
          [
            "Com o disjuntor desligado, varra o trilho toda semana e limpe a fotocélula com pano seco. Trilho não leva graxa, que segura areia; a cremalheira de aço recebe lubrificante leve a cada {rack.months}, e a de nylon, só limpeza.",
            "A vassoura no trilho, sem energia, é o que mais poupa as rodas, e um pano seco nas lentes evita parada. Nada de graxa no trilho; na régua de aço, pouco lubrificante a cada {rack.months}, e na de nylon nenhum.",
            "Trilho varrido e seco e sensor limpo, sempre com a energia cortada, resolvem boa parte dos defeitos. Lubrificante só na cremalheira de aço, em camada fina, a cada {rack.months}; no trilho e no nylon, apenas limpeza.",
            "Baixe o disjuntor e passe a vassoura no trilho uma vez por semana, aproveitando para secar as lentes da fotocélula. Graxa ali vira lixa com a areia; só a cremalheira de aço aceita um pouco de lubrificante, a cada {rack.months}, enquanto a de nylon fica seca.",
            "Entre uma visita e outra, a limpeza é sua, com o motor desligado no quadro: trilho sem areia e lentes sem poeira. Lubrifique apenas a régua metálica, de leve e a cada {rack.months}; nylon e trilho não recebem nada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão de correr?",
        answers: [
          "Em casa, {visits.home}; em prédio e empresa, {visits.business}, no mínimo. Rua de terra, chuva no motor e muito uso encurtam o prazo.",
          "Uma revisão por ano atende a residência, e uso coletivo pede {visits.business} ou mais. Poeira e areia são motivo para antecipar.",
          "Residência faz {visits.home}, enquanto prédio e comércio precisam de {visits.business}. Se o portão pega areia, chuva ou muitas aberturas, adiante a próxima.",
        ],
      },
      {
        question: "As peças estão no preço da manutenção?",
        answers: [
          "Não. A visita cobre mão de obra, limpeza e regulagem; peça gasta é mostrada e só entra com o seu aceite.",
          "O valor é sem peças. O que precisar de troca, quase sempre roldana ou capacitor, vem com preço à parte e aprovado antes.",
          "Ficam fora. O preço inclui limpar, ajustar e medir; achando roldana ou capacitor no fim, o técnico informa o valor e você decide.",
        ],
      },
      {
        question: "Quanto tempo leva a visita?",
        answers: [
          "Cerca de uma hora em portão revisado todo ano. Troca de roldana alonga o serviço, porque a folha precisa ser escorada.",
          "Perto de uma hora quando está em dia. Se há roda, trilho ou cremalheira a trocar, conte mais tempo.",
          "Estando bem cuidado, por volta de uma hora. O tempo cresce quando é preciso escorar a folha para trocar roldana ou corrigir o trilho.",
        ],
      },
      {
        question: "O portão precisa ficar parado depois da revisão?",
        answers: [
          "Não. Terminados os testes, ele volta ao uso na hora. Só fica parado se o técnico achar risco na folha ou na fiação.",
          "Volta a funcionar assim que a regulagem é testada. A exceção é defeito que torne o uso perigoso, e isso é explicado na hora.",
          "Em geral já sai funcionando, logo depois do teste. Apenas um risco encontrado na estrutura ou nos fios faz o técnico pedir que fique desligado.",
        ],
      },
    ],
    photo: "um vídeo do portão de correr andando e fotos do trilho, da cremalheira e da etiqueta do motor",
  },
  {
    id: "manutencao-de-quanto-em-quanto-tempo",
    broader: "manutencao",
    label: "De quanto em quanto tempo fazer manutenção",
    phrase: "o intervalo da manutenção do portão",
    asks: [
      "revisão todo ano",
      "precisa revisão todo ano",
      "precisa fazer revisão portão",
      "revisão portão ano",
      "precisa manutenção todo ano",
      "quanto tempo manutenção",
      "quanto em quanto tempo manutenção",
      "quando fazer manutenção",
      "quando manutenção",
      "quantas vezes manutenção",
      "quantos meses manutenção",
      "frequência manutenção",
      "periodicidade manutenção",
      "intervalo manutenção",
      "prazo manutenção",
      "manutenção ano",
      "manutenção anual",
      "manutenção mensal",
      "manutenção semestral",
      "manutenção cada meses",
      "quanto tempo revisão",
      "quando revisar portão",
      "frequência revisão",
      "periodicidade revisão",
      "quanto tempo preventiva",
      "frequência preventiva",
      "manutenção todo mês",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção do portão automático deve ser feita {visits.home} em casa e {visits.business}, no mínimo, em condomínio e comércio, porque o que gasta é o número de aberturas. Barulho novo, lentidão ou folha pesada adiantam a data. A visita residencial custa a partir de {price.preventive}, sem peças.",
        "Em residência, faça manutenção no portão automático {visits.home}; em prédio e empresa, {visits.business} ou mais, porque ele abre muito mais vezes por dia. Se o portão range, demora ou pesa, não espere a data. Em casa, o valor começa em {price.preventive}, fora peças.",
        "O intervalo da manutenção preventiva do portão depende do uso: {visits.home} em casa, {visits.business} em prédio e comércio, todo mês onde ele quase não para. Sinal de desgaste antecipa a visita, que em residência custa a partir de {price.preventive}, sem peças.",
        "Faça a manutenção preventiva do portão {visits.home} se ele é de casa e {visits.business}, pelo menos, se é de prédio ou comércio. Quanto mais ele abre, menor o intervalo. Em residência, a visita parte de {price.preventive}, sem peças, e não deve esperar quando há ruído, tranco ou lentidão.",
        "Sim, vale fazer a revisão do portão todo ano, mesmo que ele funcione bem: {visits.home} em casa e {visits.business}, pelo menos, em prédio e comércio. O técnico limpa, lubrifica, regula a força e vê cabos, roldanas e sensores antes que quebrem. Em residência, a visita parte de {price.preventive}, sem peças.",
      ],
      price: [
        "A manutenção do portão residencial se faz {visits.home} e custa a partir de {price.preventive} por visita, sem peças. Portão grande ou desregulado fica, em geral, de {price.preventiveRange}. Em prédio e empresa são {visits.business}, no mínimo, com valor por portão.",
        "Em casa, a visita preventiva é feita {visits.home} e custa a partir de {price.preventive}, sem peças; em local de muito uso, é feita {visits.business} ou mais. Peça gasta é orçada à parte e trocada só com o seu aceite.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Quantas vezes por ano em cada lugar", "O intervalo certo para cada uso"],
        slots: [
          [
            "O portão de uma família abre poucas vezes por dia, e o de um prédio quase não descansa. Poeira, rua de terra e chuva no motor também encurtam o prazo.",
            "Quanto mais carros passam, menor o intervalo, porque cada abertura gasta um pouco as peças. Areia, obra vizinha e motor sem cobertura também adiantam a visita.",
            "A garagem de uma casa pede menos visitas que a de um condomínio. Terra, chuva direta e portão antigo também adiantam a próxima.",
          ],
        ],
        bullets: [
          "Casa: {visits.home}",
          "Prédio pequeno e comércio: {visits.business}",
          "Garagem ou empresa de muito movimento: a cada um a três meses",
          "Casa em rua de terra, perto de obra ou com motor na chuva: a cada seis meses",
          "Depois de uma pane: nova revisão em seis meses",
        ],
      },
      {
        about: "visit",
        headings: ["O que entra em cada visita", "O que o técnico faz na revisão"],
        slots: [
          [
            "Com a energia desligada, o técnico move a folha na mão e confere roldanas, dobradiças, cabos, soldas e a fixação do motor. Depois mede o capacitor, a peça que dá a partida, lubrifica o que gira e regula a força e a parada.",
            "A parte mecânica vem primeiro, sem energia: roldanas, cabos, dobradiças, soldas e suporte do motor. Em seguida o técnico mede a tensão e o capacitor de partida, lubrifica os pontos certos e regula força e parada.",
            "O técnico começa pela folha solta do motor, à procura de peso, folga e solda aberta. Depois passa para a elétrica, com a medição do capacitor de partida, e termina com a lubrificação e a regulagem.",
          ],
          [
            "A visita termina com o teste da fotocélula e de cada controle. Você recebe a lista do que trocar agora e do que pode esperar, e nada é trocado sem a sua aprovação.",
            "No fim são testados a fotocélula e os controles, e você fica sabendo o que está gasto, com o preço, e o que ainda aguenta. Peça só é trocada se você aprovar.",
            "Fotocélula, controles e aberturas completas são testados no fim. O que está gasto é mostrado e orçado, e a decisão de trocar é sua.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você pode fazer todo mês", "Cuidados entre uma revisão e outra"],
        slots: [
          [
            "Limpar e observar é a parte do morador, sempre com a tampa do motor fechada. Não passe graxa no trilho, porque ela junta areia e gasta a roldana.",
            "Uma vez por mês, alguns minutos de vassoura e pano evitam boa parte das paradas. Não abra o motor nem engraxe o trilho, que precisa ficar limpo e seco.",
            "O cuidado de casa é simples e feito por fora, sem abrir o motor. O trilho deve ficar seco, porque graxa segura areia.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e avise os moradores.",
          "Varra o trilho e tire pedras, folhas e areia do caminho.",
          "Passe pano seco nas lentes da fotocélula.",
          "Olhe, sem tocar, se há cabo desfiado, parafuso frouxo ou solda trincada.",
          "Religue e assista de longe a um ciclo inteiro, atento a ruído e tranco.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão que funciona bem precisa de revisão?",
        answers: [
          "Precisa. Cabo desfiado, capacitor fraco e parafuso frouxo não aparecem no uso até o dia em que o portão para.",
          "Sim, porque o desgaste começa antes do defeito. A revisão encontra a peça gasta quando ainda basta um ajuste.",
          "Sim. O portão pode andar bem com o cabo já desfiando ou o parafuso frouxo, e só a revisão mostra isso a tempo.",
        ],
      },
      {
        question: "O que acontece se eu atrasar a manutenção?",
        answers: [
          "O portão continua andando, mas com mais esforço: a folha pesa, o motor esquenta e a peça que pedia um ajuste acaba trocada.",
          "Aumenta a chance de cabo, roldana ou capacitor falhar sem aviso, muitas vezes com o carro dentro, e o conserto sai mais caro.",
          "Em geral nada no primeiro mês, mas o desgaste se soma. A folha fica pesada, o motor força mais, e o que era regulagem vira troca de peça.",
        ],
      },
      {
        question: "Como sei que a manutenção está atrasada?",
        answers: [
          "Rangido, lentidão, tranco no fim e parada fora do ponto são os avisos comuns. Com cabo desfiado ou folha torta, desligue o disjuntor e chame.",
          "Se ninguém lembra da última, já passou da hora. Barulho novo, tremor, demora e pancada no fim confirmam; com folha torta ou cabo abrindo, desligue o disjuntor.",
          "Pelo comportamento: portão que range, treme, anda devagar ou bate no fim já pede visita. Cabo com fios soltos é motivo para desligar na hora.",
        ],
      },
      {
        question: "O que muda entre basculante e de correr?",
        answers: [
          "No basculante, o técnico olha cabos, contrapeso e fuso; no de correr, trilho, roldanas e a cremalheira. O intervalo das visitas é o mesmo; entre elas, você só limpa o trilho e as lentes da fotocélula.",
          "As datas são iguais e a lista muda: no basculante contam os cabos e o equilíbrio; no de correr, as rodas, o trilho e a cremalheira, que leva lubrificante a cada {rack.months}.",
          "O intervalo não muda, mas as peças sim. O basculante depende de cabos e contrapeso; o de correr, de trilho, roldanas e cremalheira, lubrificada a cada {rack.months}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra do motor, com a data da última revisão",
  },
  {
    id: "manutencao-e-conserto",
    broader: "manutencao",
    label: "Manutenção e conserto de portão",
    phrase: "a manutenção e o conserto do portão",
    asks: [
      "manutenção e conserto portão",
      "manutenção conserto portão automático",
      "manutenção conserto portão eletrônico",
      "manutenção conserto portões",
      "manutenção conserto motor portão",
      "manutenção reparo portão",
      "manutenção ou conserto portão",
      "diferença manutenção conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção e conserto de portão automático, e os dois podem ficar prontos na mesma visita. A manutenção limpa, lubrifica e regula o portão que ainda anda, a partir de {price.preventive} em residência, sem peças. O conserto troca a peça que falhou, com orçamento grátis por foto e o valor aprovado antes.",
        "Cuidamos da manutenção e do conserto do portão no seu endereço. Se o portão só range, bate ou demora, a regulagem em casa custa a partir de {price.preventive}, sem peças. Se ele parou, o técnico acha a peça com defeito e diz o preço antes de trocar. O motor inteiro, trocado em casa, fica de {price.homeSwap}.",
        "Para manutenção e conserto de portão, mande pelo WhatsApp um vídeo e a foto da etiqueta do motor. Em casa, a visita que limpa, aperta e regula parte de {price.preventive}, sem peças. Quando uma peça falhou, o valor dela é somado depois que você aprova, e o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a mesma visita serve aos dois", "Da revisão ao conserto em uma visita"],
        slots: [
          [
            "O técnico começa pelo defeito, com o portão visto de longe e um só acionamento. Depois desliga o disjuntor, move a folha na mão e mede a placa e o capacitor, a peça que dá força à partida.",
            "Primeiro o técnico procura a causa da falha, da folha à placa. Com o disjuntor desligado, ele sente o peso da folha, olha as fixações e mede as peças do motor.",
            "A visita começa com o conserto, porque não adianta lubrificar um portão que vai parar de novo. O técnico testa a folha solta, a energia, a placa e os sensores, nessa ordem.",
          ],
          [
            "Com a peça trocada, ele faz a revisão: limpa, aperta, lubrifica, regula a força e a parada e testa a fotocélula. Assim a peça nova não trabalha forçada.",
            "Resolvido o defeito, vêm a limpeza, o aperto dos parafusos, a lubrificação e a regulagem. No fim, um objeto passa na frente do sensor, para ver se a folha para e volta.",
            "Trocada a peça, o portão é limpo, lubrificado e regulado, e cada controle é testado com você. A lista do que está gasto e pode esperar fica por escrito.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Seu portão precisa de manutenção ou de conserto?", "Como saber qual dos dois pedir"],
        slots: [
          [
            "O que o portão faz mostra qual dos dois pedir. Na dúvida, o vídeo decide.",
            "Compare o seu portão com a lista antes de chamar.",
            "Estes sinais separam um serviço do outro.",
          ],
        ],
        bullets: [
          "Manutenção: o portão anda, mas range, treme, bate no fim ou ficou lento",
          "Manutenção: faz mais de um ano que ninguém revisa o portão",
          "Conserto: o motor ronca e a folha não sai do lugar",
          "Conserto: nenhum controle abre, ou o disjuntor cai",
          "Conserto urgente: a folha entortou, o cabo soltou ou há cheiro de queimado",
        ],
      },
      {
        about: "cost",
        headings: ["O que você paga em cada caso", "O valor da manutenção e o do conserto"],
        slots: [
          [
            "A manutenção tem preço de partida, porque o trabalho é quase sempre o mesmo. Em portão grande, de prédio ou empresa, ela fica em geral de {price.preventiveRange}, sem peças.",
            "A revisão de portão maior, de condomínio ou comércio, costuma custar de {price.preventiveRange}, sem peças. Em casa, o valor muda pouco de um portão para outro.",
            "Na manutenção, o tamanho do portão faz o preço: em prédio e empresa, a visita fica em geral de {price.preventiveRange}, sem peças.",
          ],
          [
            "O conserto não tem um preço único, porque um capacitor custa bem menos que uma placa. Peça e mão de obra vêm em linhas separadas, e o pagamento é por Pix ou em até {shop.instalments} vezes no cartão.",
            "No conserto, o valor depende da peça: capacitor e roldana somam pouco, placa e engrenagem somam mais. Você paga por Pix ou no cartão, em até {shop.instalments} vezes.",
            "O preço do conserto sai depois de se saber qual peça falhou, e por isso a foto e o vídeo ajudam. O cartão divide peça e serviço em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual garantia tem cada serviço?",
        answers: [
          "O serviço e a peça trocada têm os 90 dias da lei. Motor novo comprado conosco tem {warranty.motor} de fábrica.",
          "São 90 dias pela lei, tanto na regulagem quanto na peça. O motor que vendemos tem {warranty.motor}.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "Em casa, {visits.home}. Em prédio e empresa, {visits.business}, porque o portão abre muito mais.",
          "O portão de uma família é revisado {visits.home}, e o de prédio ou comércio, {visits.business}.",
        ],
      },
      {
        question: "Quanto tempo dura a visita?",
        answers: [
          "A revisão de um portão de casa leva cerca de uma hora. Trocar uma peça comum soma até {trade.smallRepair}.",
          "Conte cerca de uma hora para a revisão e até {trade.smallRepair} a mais se houver peça comum a trocar.",
        ],
      },
      {
        question: "Atendem motor que outra empresa instalou?",
        answers: [
          "Sim, se ainda há peça, original ou compatível. A foto da etiqueta do motor responde antes da visita.",
          "Atendemos, desde que exista peça para o modelo. Mande a foto da etiqueta e confirmamos.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "manutencao-tempo",
    broader: "manutencao",
    label: "Quanto tempo leva a manutenção",
    phrase: "o tempo que a manutenção leva",
    asks: [
      "quanto tempo leva manutenção",
      "quanto tempo leva manutenção portão",
      "quanto tempo demora manutenção",
      "manutenção quanto tempo leva quanto custa",
      "manutenção portão quanto tempo leva quanto custa",
      "manutenção portão quanto tempo demora quanto custa",
      "manutenção demora quanto",
      "quanto tempo leva revisão portão",
      "quanto tempo demora revisão portão",
      "quanto dura visita manutenção",
      "tempo visita manutenção portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção de um portão de casa leva cerca de uma hora e custa a partir de {price.preventive}, sem peças. Se ele passou anos sem revisão, pode levar o dobro. Em portão grande, de prédio ou empresa, a visita fica em geral de {price.preventiveRange}, sem peças, e toma mais tempo.",
        "Em residência, a manutenção do portão demora perto de uma hora, da limpeza ao teste dos sensores, e o preço parte de {price.preventive}, sem peças. O portão pesado, de condomínio ou galpão, leva mais tempo e custa em geral de {price.preventiveRange}.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Como o tempo da visita se divide", "O que é feito nesse tempo"],
        slots: [
          [
            "Os tempos são os comuns em portão de casa que anda bem.",
            "Estes são tempos típicos, com o portão livre e o motor acessível.",
          ],
        ],
        bullets: [
          "Ver o portão andar e testar a folha na mão: uns 10 minutos",
          "Limpar, apertar e lubrificar: de 20 a 30 minutos",
          "Medir o motor e regular a força e a parada: uns 20 minutos",
          "Testar a fotocélula e cada controle com você: uns 10 minutos",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz a visita demorar mais", "Quando ela passa de uma hora"],
        slots: [
          [
            "Graxa velha com areia, parafuso enferrujado e folha fora do prumo pedem mais trabalho. Portão com duas folhas ou com clausura, que são dois portões em sequência, dobra a conferência.",
            "O tempo aumenta quando há graxa endurecida, ferrugem nas fixações ou folha desalinhada. Em portão de duas folhas, cada motor é medido e regulado separadamente.",
          ],
          [
            "Se aparece uma peça gasta, o técnico mostra e diz o preço. Trocar um capacitor ou uma roldana comum soma até {trade.smallRepair}; cabo e solda são marcados para outro dia.",
            "Peça gasta só é trocada com o seu aceite. Uma peça comum acrescenta até {trade.smallRepair}, e o que precisa de solda ou de encomenda fica para outra data.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como encurtar a visita", "O que deixar pronto"],
        slots: [
          [
            "Com o caminho livre, o técnico usa o tempo no portão.",
            "Poucos cuidados antes da visita poupam quase meia hora.",
          ],
        ],
        steps: [
          "Tire o carro da garagem e o que encosta na folha.",
          "Deixe livres o motor e o quadro de luz.",
          "Junte todos os controles da casa, com pilha boa.",
          "Anote o que incomoda, como barulho, demora ou batida.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão fica sem usar durante a manutenção?",
        answers: [
          "Fica, por trechos, enquanto o disjuntor está desligado. Se alguém precisar sair, avise o técnico antes de ele soltar a folha.",
          "Sim, na maior parte da visita. Combine um horário em que ninguém precise entrar ou sair de carro.",
        ],
      },
      {
        question: "Preciso acompanhar a manutenção?",
        answers: [
          "Um adulto precisa abrir, mostrar o quadro de luz e ver o teste no fim. No meio, não é preciso ficar ao lado.",
          "Basta estar em casa no começo e no fim, para mostrar o quadro e testar os controles.",
        ],
      },
      {
        question: "De quanto em quanto tempo devo repetir?",
        answers: [
          "Em casa, {visits.home}; em prédio e empresa, {visits.business}. Revisado nesse prazo, o portão toma menos tempo a cada visita.",
          "O portão residencial pede revisão {visits.home}, e o de uso coletivo, {visits.business}.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "o-que-a-manutencao-inclui",
    broader: "manutencao",
    label: "O que a manutenção inclui",
    phrase: "o que a manutenção do portão inclui",
    asks: [
      "que é feito manutenção",
      "que inclui manutenção",
      "manutenção inclui",
      "manutenção incluso",
      "manutenção inclusa",
      "que está incluso manutenção",
      "que está incluído manutenção",
      "que vem incluso manutenção",
      "que entra manutenção portão",
      "que fazem manutenção portão",
      "que técnico faz manutenção",
      "como é feita manutenção portão",
      "como é feita revisão portão",
      "serviços inclusos manutenção",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção do portão inclui teste da folha na mão, limpeza, reaperto, lubrificação, medição do motor e da placa, regulagem da força e da parada e teste da fotocélula. Em casa, a visita custa a partir de {price.preventive}. As peças não estão incluídas e só são trocadas com a sua aprovação.",
        "Estão incluídos na manutenção do portão a limpeza, o aperto dos parafusos, a lubrificação, a regulagem e os testes de segurança. Peça nova, solda e pintura ficam à parte. Em residência, a visita parte de {price.preventive}, e você recebe a lista do que está gasto.",
        "Na manutenção do portão, o técnico confere a folha, limpa, aperta, lubrifica, mede o motor, regula a parada e a força e testa os sensores. O preço em casa começa em {price.preventive}, sem peças. O que precisar de troca é orçado antes, item por item.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz, item por item", "A lista do que está incluído"],
        slots: [
          [
            "O serviço segue esta ordem, da folha ao teste final. O disjuntor fica desligado até a hora de medir e testar.",
            "A visita passa por todos estes pontos, com a energia cortada até a hora dos testes.",
            "São estes os itens da revisão. Você pode acompanhar de longe e perguntar o que foi achado em cada um.",
          ],
        ],
        steps: [
          "Vê o portão abrir e fechar e testa na mão se a folha anda leve.",
          "Limpa o trilho, as roldanas ou os pinos e tira a graxa velha.",
          "Aperta os parafusos do suporte, do braço ou da cremalheira.",
          "Lubrifica cada ponto com o produto certo e deixa o trilho do chão seco.",
          "Mede a tensão, o capacitor e a corrente do motor e confere a placa.",
          "Regula a parada e a força, no mínimo que move a folha.",
          "Testa a fotocélula com um objeto e cada controle da casa.",
          "Entrega a lista do que está gasto, com o preço de cada peça.",
        ],
      },
      {
        about: "cost",
        headings: ["O que não está incluído", "O que fica à parte"],
        slots: [
          [
            "Peças ficam fora do preço da visita, como capacitor, roldana, cabo e pilha. Conserto de defeito, solda e pintura também são orçados à parte. Nada é feito sem você saber o valor.",
            "A visita paga a mão de obra e o lubrificante. Peça nova, reparo de solda e conserto do que já quebrou têm valor próprio, informado antes.",
            "Não entram peças, serralheria nem conserto de placa. Se o técnico achar algo assim, mostra a você e dá o preço antes de mexer.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que muda em cada tipo de portão", "Basculante, de correr e de abrir: o que recebe atenção"],
        slots: [
          [
            "Os itens são os mesmos, e cada portão tem um ponto que pede mais cuidado.",
            "Além da lista comum, cada tipo tem a sua parte mais delicada.",
            "O que recebe mais tempo depende de como o portão abre.",
          ],
        ],
        bullets: [
          "Basculante: cabos, roldanas e contrapeso, que seguram a folha",
          "De correr: trilho, roldanas e folga da cremalheira, de {rack.clearance}",
          "De abrir: dobradiças, coluna e braço do motor",
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "Em casa, {visits.home}. Em prédio, loja ou empresa, {visits.business}, no mínimo. Barulho novo ou lentidão adiantam a data.",
          "O comum é {visits.home} em residência e {visits.business} em uso coletivo. Quanto mais o portão abre, menor o intervalo.",
          "Faça {visits.home} em casa e {visits.business} em condomínio ou comércio. Não espere a data se o portão começou a ranger.",
        ],
      },
      {
        question: "A manutenção conserta um portão que parou?",
        answers: [
          "A manutenção cuida do portão que ainda anda. O que parou precisa de conserto, orçado pela peça. Diga isso ao marcar, para o técnico levar a peça provável.",
          "Se o portão parou, o serviço é de conserto. Mande um vídeo e a foto da etiqueta, e o orçamento é grátis.",
          "Não é o mesmo serviço: portão parado pede conserto. Depois dele, a manutenção deixa o restante em ordem.",
        ],
      },
      {
        question: "Posso fazer parte da manutenção em casa?",
        answers: [
          "Pode varrer o trilho, limpar a lente da fotocélula e trocar a pilha do controle, com o disjuntor desligado. Cabo, mola, contrapeso, regulagem e tampa do motor ficam com o técnico.",
          "A limpeza por fora, sim. Lubrificar, apertar e regular é do técnico, porque o erro gasta a peça ou tira a segurança.",
          "Sim, o que se faz por fora: trilho limpo, lente limpa e ouvido atento a ruído. O resto pede ferramenta e energia cortada.",
        ],
      },
      {
        question: "A manutenção tem garantia?",
        answers: [
          "O serviço tem os 90 dias da lei. Se o mesmo ajuste se perder nesse prazo, mande um vídeo com a nota.",
          "Tem 90 dias, pela lei, para o serviço e para a peça trocada. Guarde a nota.",
          "A lei dá 90 dias para reclamar do serviço feito. A nota prova a data.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "checklist-de-manutencao",
    broader: "manutencao",
    label: "Checklist de manutenção do portão",
    phrase: "o checklist de manutenção do portão",
    asks: [
      "checklist vistoria portão",
      "checklist vistoria portão condomínio",
      "checklist vistoria condomínio",
      "checklist vistoria portão prédio",
      "checklist manutenção",
      "check list manutenção",
      "checklist portão",
      "check list portão",
      "checklist preventiva",
      "checklist revisão",
      "lista manutenção",
      "lista verificação portão",
      "roteiro manutenção",
      "plano manutenção portão",
      "itens manutenção",
      "o que verificar manutenção",
      "lista revisão portão",
      "lista técnico confere portão",
      "checklist síndico inspeção",
      "checklist síndico",
      "checklist inspeção portões",
    ],
    intent: "question",
    answers: {
      any: [
        "Para síndicos, o checklist de manutenção do portão tem três partes: limpeza e inspeção mensal pelo zelador, revisão do técnico {visits.business}, no mínimo, e registro assinado de cada visita. O técnico confere folha, motor e sensores, em geral por {price.preventiveRange} por portão grande, sem peças.",
        "No condomínio, o checklist de manutenção do portão se divide em o que o zelador olha todo mês e o que o técnico mede {visits.business}. O síndico guarda o relatório assinado de cada revisão. A visita a um portão grande fica em geral de {price.preventiveRange}, sem peças.",
        "O checklist de manutenção preventiva do portão automático residencial tem três partes: folha (equilíbrio, cabos, roldanas e soldas), motor (fixação, capacitor e fim de curso) e segurança (força, fotocélula e destravamento). Em casa, a revisão é feita {visits.home}, em visita a partir de {price.preventive}, sem peças.",
        "Na lista de revisão do portão automático entram trilho e lentes limpos, cabos inteiros, parafusos firmes, capacitor medido, fim de curso regulado e fotocélula testada. O morador limpa e olha todo mês. O técnico mede {visits.home} em casa, a partir de {price.preventive}, sem peças.",
        "Os itens a checar na revisão do portão vão da folha ao motor e terminam nos testes de segurança. Em prédio, a revisão é feita {visits.business}, com relatório assinado. Em residência, o técnico confere tudo {visits.home}, a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Checklist mensal, sem ferramenta", "O que conferir todo mês"],
        slots: [
          [
            "Esta parte leva dez minutos e cabe ao morador ou ao zelador, sem abrir tampa nem tocar em cabo, mola ou contrapeso.",
            "São dez minutos por mês, feitos por fora, pelo zelador ou pelo morador. Ninguém abre o motor nem toca em cabo e contrapeso.",
            "Em dez minutos, o zelador ou o morador faz esta parte, sempre com as tampas fechadas e longe dos cabos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e avise quem usa.",
          "Varra o trilho e tire pedras e folhas do caminho.",
          "Passe pano seco nas duas lentes da fotocélula.",
          "Olhe, sem tocar, cabos, soldas, parafusos e dobradiças.",
          "Religue, assista a um ciclo e anote ruído, tranco ou demora, com a data.",
        ],
      },
      {
        about: "visit",
        headings: ["Checklist do técnico na visita", "O que a revisão confere, item por item"],
        slots: [
          [
            "O técnico começa pela folha, porque quase todo defeito de motor nasce de portão pesado. Cada item é marcado como bom, a acompanhar ou a trocar.",
            "A revisão vai da folha ao motor e termina na segurança. No fim, você recebe a lista do que trocar agora e do que pode esperar.",
            "Primeiro é vista a folha, depois o motor e, no fim, os sensores. O que foi reprovado é mostrado, e peça só é trocada com aprovação.",
          ],
        ],
        bullets: [
          "Equilíbrio da folha, cabos, roldanas e soldas.",
          "Aperto de suporte, braço e cremalheira, com {rack.clearance} de folga nos dentes.",
          "Capacitor, tensão com o motor em uso e conexões.",
          "Fim de curso, força e velocidade na chegada.",
          "Fotocélula, recuo diante de obstáculo e destravamento manual.",
          "Controles, botoeira e sinaleiro.",
        ],
      },
      {
        about: "time",
        headings: ["O que registrar a cada visita", "O registro de cada revisão"],
        slots: [
          [
            "O registro traz a data, os itens medidos, as peças trocadas e as pendências, com a assinatura de quem fez. Em condomínio, a NBR 5674, norma de manutenção predial, pede esse controle, que mostra o cuidado do síndico com a área comum.",
            "Anote data, itens conferidos, peças trocadas e o que ficou para depois, com assinatura. Em prédio, é o que pede a NBR 5674, de manutenção predial, e serve de resposta em assembleia ou em caso de acidente.",
            "Guarde uma folha por visita, com data, medidas, peças e pendências assinadas. No condomínio, a NBR 5674, de manutenção predial, pede esse registro, útil ao síndico na prestação de contas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço da revisão", "Preço da revisão"],
        slots: [
          [
            "A visita inclui limpeza, reaperto, lubrificação, regulagem e testes. Cabo, roldana ou capacitor são orçados à parte e só entram com aprovação.",
            "Mão de obra, lubrificante e testes estão no valor; as peças não. Folha larga ou manutenção atrasada custa mais.",
            "O valor cobre limpeza, ajuste e testes, e sobe com o peso da folha e o atraso da revisão. Peças são orçadas e aprovadas antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que muda no checklist do basculante?",
        answers: [
          "Cabos, roldanas altas, contrapeso, fuso e pinos ganham prioridade, e só o técnico mexe neles. Quem usa apenas olha de longe.",
          "Entram cabo, contrapeso e fuso no lugar de trilho e cremalheira, sempre com o técnico.",
          "No lugar do trilho e da cremalheira, conferem-se cabos, contrapeso e fuso. Essas peças guardam carga, e só o técnico as toca.",
        ],
      },
      {
        question: "Achei um fio partido no cabo do portão. O que faço?",
        answers: [
          "Pare de usar, desligue o disjuntor, não destrave e não passe sob a folha. O cabo pode arrebentar na próxima abertura.",
          "Não acione mais e isole a passagem. Fotografe de longe e peça a troca do par de cabos; ninguém deve tocar neles.",
          "Desligue o disjuntor, avise todos e deixe a folha como está. A troca é do técnico, e os cabos são trocados aos pares.",
        ],
      },
      {
        question: "Quanto tempo demora a revisão completa?",
        answers: [
          "De uma a duas horas em casa, e mais em portão de duas folhas ou muito atrasado. Prédio com dois portões pede meio dia.",
          "Em geral, até duas horas por portão. Com dois portões, reserve meio dia e avise os moradores.",
          "Perto de duas horas em um portão comum. Portão grande, de prédio, ou sem revisão há anos leva mais tempo.",
        ],
      },
      {
        question: "O zelador pode trocar alguma peça do portão?",
        answers: [
          "Só a pilha do controle. Cabo, capacitor, placa e regulagem de força são do técnico, porque envolvem carga, tensão ou a proteção contra esmagamento.",
          "Não, além da pilha do controle. A função dele é limpar, observar e anotar; as peças e a regulagem ficam com o técnico.",
          "O zelador cuida da limpeza e das anotações e pode trocar pilhas. Dentro do motor há tensão, e cabos e contrapeso guardam carga.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor",
  },
  {
    id: "empresa-que-faz-manutencao",
    broader: "manutencao",
    label: "Empresa que faz manutenção de portão",
    phrase: "a empresa que faz manutenção de portão",
    asks: [
      "qual empresa faz manutenção portão",
      "qual empresa faz manutenção",
      "que empresa faz manutenção portão",
      "empresa que faz manutenção portão",
      "empresa faz manutenção portão automático",
      "empresa faz manutenção portão eletrônico",
      "quem faz manutenção portão",
      "quem faz manutenção portão eletrônico",
      "quem faz manutenção portão automático",
      "onde acho manutenção portão",
      "alguma empresa manutenção portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Somos uma empresa que faz manutenção de portão {em}, de motores {shop.someBrands}: em casa a visita parte de {price.preventive}, sem peças, e a faixa comum é de {price.preventiveRange}. O técnico limpa, lubrifica, mede o motor, confere cabos ou roldanas e regula força e parada.",
        "Para manutenção de portão, a nossa empresa atende {em} casas, prédios e comércio, com visita avulsa ou contrato. Em residência começa em {price.preventive}, fora peças, e vai em geral de {price.preventiveRange}; inclui limpeza, lubrificação, regulagem e teste da fotocélula, com relatório.",
        "A nossa empresa faz manutenção de portão com motor {shop.someBrands}, em visita que custa, em casa, desde {price.preventive}, sem peças. Você recebe por escrito o que foi feito e o que convém trocar, e em portão grande o usual é de {price.preventiveRange}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a manutenção do portão inclui", "O que é feito na visita"],
        slots: [
          [
            "A visita começa pela folha, porque portão pesado ou torto é o que mais gasta motor.",
            "Primeiro se vê se a folha anda leve e reta; depois se mexe no motor.",
            "O exame vai da folha ao motor, nesta ordem.",
          ],
        ],
        bullets: [
          "Cabos, roldanas e dobradiças conferidos, com reaperto de suportes",
          "Limpeza e lubrificação nos pontos certos",
          "Medida do capacitor e da corrente do motor",
          "Regulagem da força e do ponto de parada",
          "Teste da fotocélula, da reversão e dos controles",
        ],
      },
      {
        about: "choose",
        headings: ["O que perguntar antes de contratar", "Como escolher quem cuida do portão"],
        slots: [
          [
            "Peça por escrito o que entra na visita, o que é peça e o que é mão de obra, além de nota e garantia do serviço. Só assim duas propostas se comparam.",
            "As propostas só se comparam quando trazem os mesmos itens, com peça e mão de obra separadas. Exija nota e garantia.",
            "Antes de fechar, veja no papel o que está incluído e o que é peça. Nota fiscal e garantia por escrito separam quem responde depois.",
          ],
          [
            "Desconfie de quem condena a placa sem medir nem mostrar o defeito. A peça trocada fica com você, se quiser conferir.",
            "Quem troca peça sem mostrar a antiga não ajuda a decidir. Peça para ver o defeito e a medição.",
            "Placa condenada sem medição é sinal ruim. Peça a medida, a peça velha e a causa.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["De quanto em quanto tempo revisar", "Frequência para casa, prédio e empresa"],
        slots: [
          [
            "Em casa, a revisão é {visits.home}; em condomínio e empresa, {visits.business}, no mínimo. No portão de correr, a cremalheira é limpa e lubrificada a cada {rack.months}.",
            "Residência pede visita {visits.home}, e portão de uso coletivo, {visits.business} ou mais. A cremalheira do deslizante se cuida a cada {rack.months}.",
            "Marque {visits.home} para a sua casa e {visits.business} para prédio ou comércio. Entre visitas, a cremalheira recebe limpeza a cada {rack.months}.",
          ],
          [
            "Rua de terra, obra ao lado e motor exposto à chuva encurtam esses prazos. Uma visita comum em casa leva em torno de {trade.smallRepair}.",
            "Pó de obra, terra e chuva direta pedem visita antes. Em casa, o serviço toma cerca de {trade.smallRepair}.",
            "Antecipe se há poeira, árvore sobre o trilho ou chuva no motor. São perto de {trade.smallRepair} numa residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de contrato de manutenção?",
        answers: [
          "Em casa, não: basta chamar na época da revisão. Em condomínio, o contrato garante a data e a ordem de atendimento.",
          "Só se quiser as datas marcadas. A visita avulsa serve à maioria das casas.",
        ],
      },
      {
        question: "Vocês cuidam de motor que não instalaram?",
        answers: [
          "Sim, de motores {shop.someBrands}, como empresa independente. A etiqueta do motor permite ir com a peça provável.",
          "Cuidamos, de forma independente das fábricas, e dizemos antes se há peça para o modelo.",
        ],
      },
      {
        question: "A manutenção evita que o motor quebre?",
        answers: [
          "Evita boa parte: folha pesada e parada fora do ponto são o que mais encurta a vida, que é de {trade.life}. Raio e desgaste natural continuam possíveis.",
          "Reduz muito, porque corrige atrito e força antes da quebra. Um motor bem cuidado dura de {trade.life}.",
        ],
      },
      {
        question: "Tem garantia a manutenção?",
        answers: [
          "Tem a garantia da lei, de 90 dias, para o serviço e a peça trocada. O relatório diz o que foi feito.",
          "Sim, os 90 dias da lei sobre o que foi feito e trocado, com nota.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor",
  },
];
