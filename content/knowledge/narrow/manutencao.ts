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
        "A manutenção preventiva de portão de condomínio ou prédio é feita {visits.business}, no mínimo, e a cada um a três meses onde a garagem tem muito movimento. Em geral, a visita custa de {price.preventiveRange} por portão grande, sem peças, com revisão da folha, do motor e dos sensores e relatório para o síndico.",
        "Na manutenção do portão de um condomínio, o técnico revisa folha, motor e sensores e entrega o relatório ao síndico, por um valor que costuma ir de {price.preventiveRange} por portão grande e por visita, sem peças. Como preventiva, o mínimo são visitas {visits.business}; garagem movimentada de prédio pede intervalo mensal ou trimestral.",
        "O portão automático de um prédio ou condomínio pede manutenção preventiva {visits.business} ou, com muitos carros, todo mês ou trimestre. Cada visita inclui folha, motor, sensores e um relatório para o síndico, e fica, na maioria dos casos, de {price.preventiveRange} por portão grande, fora as peças.",
        "A proposta comercial de manutenção preventiva dos portões do condomínio é feita portão por portão, para o síndico comparar: em geral de {price.preventiveRange} por visita em portão grande, sem peças. São visitas {visits.business}, no mínimo, com relatório, e mensais ou trimestrais onde há muito movimento.",
        "Para o condomínio, a manutenção preventiva do portão cobre a folha, os sensores e o motor, além de um relatório entregue ao síndico. O prédio deve fazê-la {visits.business}, ou com intervalo de um a três meses na garagem cheia, e a visita por portão grande sai, em geral, de {price.preventiveRange}, sem as peças.",
        "Portão de prédio abre muito e, por isso, a manutenção preventiva do condomínio é {visits.business} ou, em garagem movimentada, de mensal a trimestral. O serviço cobre folha, sensores e motor, deixa relatório com o síndico e, num portão grande, custa normalmente de {price.preventiveRange} a cada vez, peças à parte.",
      ],
      price: [
        "A manutenção do portão de um condomínio ou prédio custa, em geral, de {price.preventiveRange} por portão grande e por visita, sem peças. O valor muda com o peso da folha, o número de motores e as aberturas por dia; com fotos dos portões e o número de vagas, a proposta sai por escrito.",
        "O preço da manutenção no condomínio é por portão: um grande fica, na maioria das vezes, de {price.preventiveRange} por visita, fora as peças. Pesam o tamanho da folha, quantos motores há e o movimento da garagem do prédio, e a proposta por escrito é feita com as fotos e o número de vagas.",
        "Cada visita de manutenção a um portão grande de condomínio fica, normalmente, de {price.preventiveRange}, e as peças são cobradas separadamente. Folha pesada, mais motores e muitas aberturas diárias elevam esse valor; a proposta escrita para o prédio precisa das fotos e da quantidade de vagas.",
        "Calcule a manutenção do condomínio por visita e por portão: o grande costuma sair de {price.preventiveRange}, peças não incluídas. Tamanho e peso da folha, número de motores e movimento do prédio mudam a conta, e mandando as fotos e as vagas você recebe uma proposta escrita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito na manutenção do condomínio",
          "A visita, da folha ao relatório",
          "O que a revisão do portão inclui",
        ],
        slots: [
          [
            "O técnico começa pela folha, porque a mecânica gasta é o que força o motor: confere cabos, roldanas, dobradiças, soldas e batentes com o circuito desligado. Em seguida mede a corrente e o capacitor, a peça que dá a partida, e reaperta as conexões.",
            "Cabos, rodas, dobradiças, soldas e batentes são vistos antes, sem energia, já que é o desgaste deles que sobrecarrega o motor. Depois vem a parte elétrica, com reaperto das conexões e medição da corrente e do capacitor, que ajuda o motor a partir.",
            "A revisão parte da mecânica, com a energia cortada: portão pesado por roldana, cabo, dobradiça ou solda ruim cansa o motor, e o batente também é olhado. Na elétrica, medem-se corrente e capacitor de partida e apertam-se os contatos.",
            "Antes do motor vem a parte pesada: com o disjuntor baixado, olham-se roldanas, cabos, soldas, dobradiças e batentes, cujo desgaste rouba força. A elétrica vem depois, com aperto dos fios e medição do capacitor, que dá o arranque, e da corrente.",
            "Um portão que anda duro estraga o motor, e por isso dobradiças, cabos, roldanas, batentes e soldas abrem a revisão, tudo sem energia. Na segunda parte, o técnico aperta as conexões e mede o consumo do motor e o capacitor da partida.",
          ],
          [
            "No fim, a força fica na menor que move a folha, a parada é acertada e a fotocélula, o sensor que impede o portão de fechar sobre alguém, passa por teste. O relatório datado diz o que foi feito e o que precisa de troca.",
            "Para terminar, acertam-se a força mínima e o ponto de parada, e testa-se a fotocélula, que segura a folha quando há gente ou carro no vão. Tudo fica por escrito, com data e a lista do que trocar.",
            "A segurança fecha a visita: fotocélula testada, para a folha não descer nem correr sobre ninguém, força no mínimo e parada no ponto. O síndico recebe um registro com data, serviços e peças que estão no fim.",
            "Antes de ir embora, o técnico regula a parada, baixa a força ao mínimo necessário e prova a fotocélula, o par de sensores que detém a folha diante de alguém. O síndico fica com um relatório de data, serviço e trocas previstas.",
            "O teste da fotocélula, que faz o portão parar se houver pessoa ou carro na passagem, encerra a visita junto com o ajuste de força e de parada. Um documento datado lista o serviço e as peças já gastas.",
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
            "Barulho diferente, batida, demora e parada fora do ponto não devem esperar a próxima revisão, porque o uso do prédio agrava tudo em poucos dias. Com folha torta, cabo desfiando ou queimado no ar, desligue o circuito e deixe o portão parado.",
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
            "A conta é por portão e muda com o peso da folha, as aberturas por dia, o estado do conjunto e a escolha entre visita avulsa e contrato. Portões revisados no mesmo dia dividem o deslocamento, e por isso convém pedir todos na mesma proposta.",
            "Folha pesada, muito movimento e conserto atrasado aumentam o valor, que é dado por portão, em visita avulsa ou contrato. Reunir vários portões em um dia só poupa deslocamento, então inclua todos eles no pedido.",
            "O valor de cada portão depende de quanto ele pesa, de quanto trabalha e de como está, e existe avulso ou por contrato. Quem agenda a garagem, a cancela e o social juntos paga um deslocamento só.",
            "Peso da folha, número de aberturas, conservação e forma de contratar, avulsa ou por contrato, formam o preço de cada um. Convém listar todos na mesma proposta, porque o deslocamento é um só quando a revisão acontece no mesmo dia.",
            "Cada portão tem o seu valor, maior quando a folha pesa, o fluxo é alto ou o conjunto está descuidado, com ou sem contrato. Se o prédio tem mais de um, marque-os juntos e pague um único deslocamento.",
          ],
          [
            "Peça é cobrada à parte e só entra com a aprovação de quem responde pelo prédio. Para comparar, a troca de um motor pesado, com mão de obra, fica de {price.heavySwap}.",
            "O que precisar de troca vem em linha separada e depende do aval do síndico. Como referência, um motor de portão pesado, instalado, custa de {price.heavySwap}.",
            "Nenhuma peça é posta sem o síndico aprovar o preço dela, que não está no valor da visita. Deixar o motor chegar ao fim sai bem mais caro: a troca em portão pesado vai de {price.heavySwap}.",
            "As peças ficam fora da visita e dependem do sim do síndico, dado sobre o preço de cada uma. Só para medir a diferença: trocar um motor pesado, com serviço, custa de {price.heavySwap}.",
            "Se algo precisar ser trocado, o valor aparece separado e espera a aprovação do prédio. Um motor pesado novo, já montado, fica de {price.heavySwap}, o que mostra quanto pesa deixar a revisão de lado.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Intervalo e horário das visitas", "De quanto em quanto tempo e a que horas"],
        slots: [
          [
            "Até umas 30 vagas, duas visitas por ano costumam bastar; acima disso, ou com motor antigo, vale o intervalo de um a três meses. A revisão é marcada fora do pico, em geral no meio da manhã ou da tarde, com aviso aos moradores.",
            "Prédio com cerca de 30 vagas fica bem com uma revisão por semestre, e garagem maior ou motor velho pede visita mensal ou trimestral. O horário é combinado longe da saída e da chegada dos carros, e os moradores são avisados antes.",
            "O número de vagas dá a medida: perto de 30, um serviço a cada seis meses; bem mais que isso, ou equipamento antigo, todo mês ou trimestre. Para não prender ninguém na garagem, escolhe-se uma hora de pouco movimento, com aviso.",
            "Em garagem de até 30 vagas, mais ou menos, basta revisar duas vezes ao ano; mais carros ou motor antigo encurtam o intervalo para um a três meses. O técnico vai fora da hora de pico, e a administração avisa os moradores.",
            "Conte as vagas: com cerca de 30, cada semestre tem a sua revisão, e passando desse número, ou se o motor é velho, ela vira mensal ou trimestral. Meio de manhã e meio de tarde atrapalham menos, desde que o prédio seja avisado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção do condomínio precisa de contrato?",
        answers: [
          "Não. A visita pode ser avulsa; o contrato compensa com vários portões ou muito movimento, porque fixa as datas, o que é feito em cada uma e como chamar numa urgência.",
          "Pode ser sem contrato, visita a visita. Ele ajuda quando há mais de um portão ou fluxo alto: deixa datas, serviços e atendimento de urgência combinados por escrito.",
          "Só se o prédio quiser, pois também há visita avulsa. O contrato vale a pena com muito fluxo ou vários portões, já que define datas, serviços e o chamado de urgência.",
        ],
      },
      {
        question: "A portaria ou o zelador pode lubrificar o portão?",
        answers: [
          "Melhor não: graxa no trilho ou na cremalheira junta areia e gasta as peças. À equipe do prédio cabe varrer o trilho, limpar a fotocélula e anotar barulho novo, com o disjuntor desligado.",
          "Deixe a lubrificação para o técnico, porque o produto errado prende areia e come roldana e cremalheira. O zelador varre o trilho, passa pano nas lentes e registra ruídos, sempre sem energia.",
          "Não convém, porque graxa errada segura areia e gasta roldana e cremalheira. O pessoal do prédio ajuda limpando lentes e trilho, de disjuntor baixado, e anotando qualquer ruído novo.",
        ],
      },
      {
        question: "Cancela, clausura e portão social entram na visita?",
        answers: [
          "Entram, se você os incluir na proposta. Na clausura, testa-se se um portão fica preso enquanto o outro está aberto; na cancela, se a barra para antes de tocar o carro.",
          "Sim, cada um como item da proposta. O técnico confere se a cancela não desce sobre veículo e se, na clausura, os dois portões nunca abrem juntos.",
          "Podem entrar, basta pedir na proposta. Na cancela se prova a parada da barra diante do carro; na clausura, que um portão só libera depois de fechado o outro.",
        ],
      },
      {
        question: "Por que guardar o relatório da manutenção?",
        answers: [
          "Porque conservar a área comum cabe ao síndico, e o histórico mostra esse cuidado em caso de acidente ou dúvida na assembleia. Ele também ajuda a prever a troca de peças.",
          "O papel datado prova que o prédio cuida do portão, o que é dever do síndico, e serve na assembleia. Com ele se programa a compra da peça antes de o portão parar.",
          "É a prova de que o síndico cuidou da área comum, útil se houver acidente ou pergunta em assembleia. Além disso, adianta quais peças comprar antes da parada.",
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
        "A manutenção de portão industrial é feita {visits.business}, no mínimo, e todo mês onde ele abre o dia inteiro. A visita revisa folha, motor, força e sensores, com relatório, e fica, em geral, de {price.preventiveRange} por portão grande, sem peças, avulsa ou em plano com datas marcadas.",
        "Um plano de manutenção preventiva para portões industriais parte das aberturas por dia: poucas pedem visita {visits.business}, dezenas, a cada dois ou três meses, e uso contínuo, mensal. Cada revisão de portão grande custa, na maioria dos casos, de {price.preventiveRange}, fora peças, com relatório do que foi testado.",
        "Portão industrial pede manutenção conforme o uso, de {visits.business} até uma visita por mês, avulsa ou em plano anual. O técnico confere folha, motor e sensores e deixa relatório; o valor por portão grande costuma ficar de {price.preventiveRange} a visita, sem peças.",
        "O plano de manutenção de portão industrial segue o movimento: {visits.business} para uso leve, intervalos de dois ou três meses com dezenas de aberturas, e todo mês em operação contínua. Por portão grande, a visita com relatório fica geralmente de {price.preventiveRange}, peças à parte, com contrato ou sem.",
        "Na manutenção preventiva de portão industrial, quanto mais ele abre, menor o intervalo, que vai de {visits.business} a uma visita mensal. Folha, força, motor e sensores são revistos e registrados em relatório, com custo comum de {price.preventiveRange} por portão grande, sem contar peças, em plano ou visita avulsa.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso do portão", "De quanto em quanto tempo em cada portão"],
        slots: [
          [
            "Portão de doca e portão de funcionários raramente pedem o mesmo intervalo, porque o que gasta é o número de aberturas. Conte as de cada um em um dia comum.",
            "Antes de fixar as datas, anote quantas vezes cada portão abre por dia. A doca e a entrada de pessoal trabalham em ritmos diferentes e não precisam da mesma frequência.",
            "O intervalo sai do movimento, portão por portão. Some as aberturas de um dia normal: a entrada de caminhão quase sempre pede mais visitas que a dos funcionários.",
            "Cada portão tem o seu prazo, definido pelo que abre num dia típico. Por isso a contagem vem primeiro: o acesso dos empregados e o dos caminhões costumam dar números distantes.",
            "Contar aberturas é o primeiro passo, já que o desgaste vem delas e não do calendário. Faça isso em cada acesso, porque a doca trabalha bem mais que a porta do pessoal.",
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
            "A folha pesada vem primeiro, com a energia desligada: roldanas, trilho, cremalheira, cabos, soldas e a fixação do motor, porque é ela que força a máquina. Depois se medem tensão, corrente e capacitor e se acertam força e paradas.",
            "Com o circuito cortado, o técnico revê trilho, rodas, cabos, soldas, batentes e base do motor; folha ruim sobrecarrega tudo. Na elétrica, mede alimentação, corrente e a peça de partida, o capacitor, e regula força e ponto de parada.",
            "Começa-se pela mecânica, sem energia: cabos, rodas, trilho, soldas e suporte do motor são o que mais sofre com o peso. Em seguida vêm as medições da rede, da corrente e do capacitor e o ajuste da força.",
            "A revisão parte da estrutura, com o circuito aberto: rodas, trilho, cremalheira, cabos, soldas e base do motor, pois folha que prende cansa a máquina. Passa então à parte elétrica, com medição de tensão, corrente e capacitor, e à regulagem da força e do ponto de parada.",
            "Peso e atrito são o início da visita, feito sem energia: olham-se cabos de aço, roldanas, trilho, soldas, batentes e suportes. O motor vem depois, com as medidas da rede, do consumo e do capacitor e com o acerto de força e fim de percurso.",
          ],
          [
            "No fim, fotocélula, sinaleiro e destravamento são testados com o portão andando. O relatório traz data, o que foi feito, o que trocar e o que ainda pode esperar.",
            "Sensores, luz de aviso e abertura manual passam por teste em movimento. Fica um registro datado, com as pendências separadas entre urgentes e programáveis.",
            "Por último testam-se a fotocélula, a luz de advertência e o destravamento manual. A empresa recebe por escrito o serviço feito e as peças a programar, com prazo.",
            "Terminada a regulagem, o portão roda para provar a fotocélula, a sinalização e a abertura de emergência à mão, feita pelo técnico. A empresa fica com um documento datado que lista o serviço, o que deve ser trocado e o que aguenta mais tempo.",
            "A parte final é de segurança, com sensores, sinaleiro e destravamento experimentados em funcionamento pelo técnico. Tudo entra num relatório com data, em que cada pendência vem marcada como imediata ou para programar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do plano", "Como a manutenção é cobrada"],
        slots: [
          [
            "Contam o número de portões, o peso da folha e a hora em que ela pode parar; vários portões no mesmo dia dividem o deslocamento. Peça é sempre à parte, com o preço aprovado antes por quem responde pela empresa.",
            "O preço segue quantidade de portões, tamanho da folha e horário da visita, e reunir todos em uma ida sai melhor. O que precisar de troca vem em linha separada e só entra com o aval da empresa.",
            "Pesam o porte da folha, quantos portões há e se o serviço é fora do expediente; revisar todos no mesmo dia reduz a conta. Nenhuma peça é posta sem aprovação por escrito.",
            "Quantidade, porte e horário fazem o preço, e juntar os portões numa só ida poupa deslocamento. Já as peças são cobradas separadamente, depois que o responsável da empresa concorda com o valor.",
            "Uma folha maior, um horário noturno ou poucos portões por visita elevam o valor de cada revisão. Troca de peça tem orçamento próprio e depende do sim de quem cuida da área.",
          ],
          [
            "Para comparar, a troca de um motor pesado, com mão de obra, fica de {price.heavySwap}. É essa despesa, mais a parada da doca, que a revisão em dia procura adiar.",
            "Um motor pesado instalado custa de {price.heavySwap}, sem contar o dia de caminhão parado. A manutenção regular existe para empurrar essa troca para a frente.",
            "Trocar o motor de um portão pesado vai de {price.heavySwap}, e a fila de caminhões custa à parte. Com as visitas em dia, o conjunto demora mais a chegar a esse ponto.",
            "Como referência, motor novo para portão pesado, já instalado, sai de {price.heavySwap}, e o caminhão parado na doca ainda não está nessa soma. Revisar no prazo serve para adiar esse gasto.",
            "O gasto que se tenta adiar é o do motor pesado, de {price.heavySwap} com serviço, mais as horas de doca fechada. Revisões feitas na data dão ao conjunto mais tempo antes disso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção pode ser feita fora do expediente?",
        answers: [
          "Pode ser combinada cedo, à noite ou no fim de semana, com o valor dito antes. Diga em que horas o portão pode parar.",
          "Sim, conforme a agenda: informe a janela em que ele fica livre, e o preço do horário especial vem junto com a proposta.",
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
          "A equipe limpa trilho e lentes, sem energia, e registra o que notou de diferente. Lubrificar por conta própria ou aumentar a força do motor, não.",
          "Limpeza de trilho e de lentes, sem energia, e um caderno com barulhos e lentidões já ajudam muito. Não cabe à equipe mexer em placa, mola, cabo ou força do motor.",
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
        "A revisão do portão basculante é feita {em}, no seu endereço, com o equilíbrio da folha acertado, os cabos examinados e o motor medido. A visita em residência parte de {price.preventive}, sem peças; folha grande fica, em geral, de {price.preventiveRange}.",

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
        "A revisão do portão pivotante é feita {em}, no seu endereço, com limpeza e aperto de dobradiças, braço e suportes e regulagem da força de cada folha. A visita em residência parte de {price.preventive}, sem peças; portão grande fica, em geral, de {price.preventiveRange}.",

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
        "A revisão do portão de correr é feita {em}, no seu endereço, com a folha testada na mão, a cremalheira a {rack.clearance} da engrenagem e a parte elétrica medida. A visita em residência parte de {price.preventive}, sem peças; folha grande fica, em geral, de {price.preventiveRange}.",

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
        "A manutenção do portão automático se faz {visits.home} em casa e {visits.business}, no mínimo, em condomínio e comércio, porque o que gasta é o número de aberturas. Barulho novo, lentidão ou folha pesada adiantam a data, e a visita residencial parte de {price.preventive}, sem peças.",
        "Em residência, faça manutenção no portão automático {visits.home}; em prédio e empresa, {visits.business} ou mais, porque ele abre muito mais vezes por dia. Se range, demora ou pesa, não espere a data. Em casa o valor começa em {price.preventive}, fora peças.",
        "O intervalo da manutenção do portão automático depende do uso, porque cada abertura gasta um pouco: {visits.home} em casa, {visits.business} em prédio e comércio, mensal onde não para. Sinal de desgaste antecipa a visita, que em residência custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "A manutenção do portão residencial se faz {visits.home} e custa a partir de {price.preventive} por visita, sem peças; portão grande ou desregulado fica, em geral, de {price.preventiveRange}. Em prédio e empresa são {visits.business}, no mínimo, com valor por portão.",
        "Conte uma visita preventiva {visits.home} em casa, a partir de {price.preventive}, sem peças, ou {visits.business} em local de muito uso. O que passa disso é peça gasta, orçada antes e trocada só com o seu aceite.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo certo para cada uso", "Quantas vezes por ano em cada lugar"],
        slots: [
          [
            "O que gasta o portão é o número de aberturas: o de uma família abre poucas vezes por dia, e o de um prédio não descansa. Poeira, rua de terra e chuva no motor também encurtam o prazo.",
            "Quanto mais carros passam, menor o intervalo, porque cada abertura gasta um pouco. Areia, obra vizinha e motor sem cobertura pedem visita antes da data.",
            "Conte as aberturas, não só os meses: garagem de uma casa pede menos visitas que a de um condomínio. Terra, chuva direta e portão antigo adiantam a próxima.",
          ],
        ],
        bullets: [
          "Casa: {visits.home}",
          "Prédio pequeno e comércio: {visits.business}",
          "Garagem ou empresa de muito movimento: todo mês ou trimestre",
          "Rua de terra, obra perto ou motor na chuva: metade do intervalo",
          "Depois de uma pane: nova revisão em seis meses",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na revisão", "O que entra em cada visita"],
        slots: [
          [
            "Com a energia desligada, o técnico move a folha na mão e confere roldanas, dobradiças, cabos, soldas e a fixação do motor. Depois mede o capacitor, a peça que dá a partida, lubrifica o que gira e acerta força e parada.",
            "A parte de ferro vem primeiro, sem energia: rodas, cabos, dobradiças, soldas e suporte. Em seguida o motor tem capacitor e tensão medidos, pontos lubrificados e força e parada reguladas.",
            "Ele começa pela folha solta do motor, procurando peso, folga e solda aberta, e passa para a elétrica, onde o capacitor de partida é medido. Lubrificação e regulagem completam.",
          ],
          [
            "A visita termina com a fotocélula e cada controle testados e com a lista do que trocar agora e do que pode esperar. Peça só é trocada com a sua aprovação.",
            "No fim são testados sensor e controles, e você fica sabendo o que está gasto, com preço, e o que ainda aguenta. Nada é trocado sem o seu sim.",
            "Sensor, controles e ciclos completos fecham o serviço. O que está no fim é mostrado e orçado, e a decisão de trocar é sua.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você pode fazer todo mês", "Cuidados entre uma revisão e outra"],
        slots: [
          [
            "Limpar e observar é a parte do morador, sempre com a tampa do motor fechada. Graxa no trilho não entra nessa conta, porque junta areia e vira lixa.",
            "Uma vez por mês, alguns minutos de vassoura e pano evitam boa parte das paradas. Não abra o motor nem engraxe o trilho, que precisa ficar seco.",
            "O cuidado de casa é simples e por fora: varrer, limpar, olhar e ouvir. Trilho engraxado segura areia, então deixe-o limpo e seco.",
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
          "Sim, porque o desgaste começa antes do defeito. A revisão existe para achá-lo enquanto custa um ajuste.",
        ],
      },
      {
        question: "O que acontece se eu atrasar a manutenção?",
        answers: [
          "O portão continua andando com mais esforço: a folha pesa, o motor esquenta e a peça que pedia um ajuste acaba trocada.",
          "Aumenta a chance de cabo, roldana ou capacitor falhar sem aviso, muitas vezes com o carro dentro, e o conserto sai mais caro.",
        ],
      },
      {
        question: "Como sei que a manutenção está atrasada?",
        answers: [
          "Rangido, lentidão, tranco no fim e controle que só pega no segundo toque são os avisos comuns. Cabo desfiado ou folha torta é caso de desligar e chamar.",
          "Se ninguém lembra da última, já passou da hora. Barulho novo, tremor, demora e pancada confirmam; com folha torta ou cabo abrindo, desligue o disjuntor.",
        ],
      },
      {
        question: "O que muda entre basculante e de correr?",
        answers: [
          "No basculante, contam cabos, contrapeso e fuso; no de correr, trilho, roldanas e a cremalheira, lubrificada a cada {rack.months}. O intervalo é o mesmo.",
          "As datas são iguais e a lista muda: cabos e equilíbrio em um, rodas, trilho e régua dentada no outro, que leva lubrificante a cada {rack.months}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra do motor, com a data da última revisão",
  },
  {
    id: "checklist-de-manutencao",
    broader: "manutencao",
    label: "Checklist de manutenção do portão",
    phrase: "o checklist de manutenção do portão",
    asks: [
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
      "que é feito manutenção",
      "o que inclui manutenção",
      "o que faz manutenção",
      "manutenção inclui",
      "lista revisão portão",
      "lista técnico confere portão",
      "checklist síndico inspeção",
      "checklist síndico",
      "checklist inspeção portões",
    ],
    intent: "question",
    answers: {
      any: [
        "O checklist de manutenção do portão tem três partes: folha (equilíbrio, cabos, roldanas, soldas), motor (fixação, capacitor, fim de curso, lubrificação) e segurança (força, fotocélula, destravamento). Em casa, a revisão é {visits.home}, e a visita parte de {price.preventive}, sem peças.",
        "Na lista de revisão do portão automático entram trilho e lentes limpos, cabos inteiros, parafusos firmes, capacitor medido, fim de curso regulado e fotocélula testada. O morador limpa e olha todo mês; o técnico mede {visits.home} em casa, desde {price.preventive}, sem peças.",
        "Os itens a checar na revisão do portão vão da folha ao motor e terminam nos testes de segurança; em prédio, com relatório assinado, {visits.business}. Para residência, o técnico confere tudo {visits.home}, a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Checklist do morador, todo mês", "O que você confere em casa"],
        slots: [
          [
            "São dez minutos, com o disjuntor desligado, sem abrir tampa e sem tocar em cabo, mola ou contrapeso.",
            "O limite do morador é a parte de fora, em uns dez minutos e sem energia.",
            "Com a energia cortada e as crianças longe, dez minutos bastam.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Varra o trilho e tire pedra e folha do caminho.",
          "Passe pano seco nas duas lentes da fotocélula.",
          "Olhe, de longe, cabos, soldas, parafusos e dobradiças.",
          "Religue e assista a um ciclo, atento a ruído e tranco.",
        ],
      },
      {
        about: "visit",
        headings: ["Checklist do técnico na visita", "O que a revisão confere, item por item"],
        slots: [
          [
            "A visita começa pela folha na mão, escorada no basculante, porque quase todo defeito de motor nasce de portão pesado. No fim você recebe a lista do que trocar agora e do que pode esperar.",
            "Primeiro se sente a folha, com escora se ela sobe, e o motor vem depois. Cada item sai como bom, a acompanhar ou a trocar.",
            "O exame vai da folha, escorada no basculante, ao motor e à segurança. O que reprovou é mostrado, e peça só se troca com a sua aprovação.",
          ],
        ],
        bullets: [
          "Equilíbrio da folha, cabos, roldanas e soldas.",
          "Reaperto de suporte, braço e cremalheira, com {rack.clearance} de folga.",
          "Capacitor, tensão em carga e bornes.",
          "Fim de curso, força e desaceleração.",
          "Fotocélula, obstáculo e destravamento.",
          "Controles, botoeira e sinaleiro.",
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço e o que fica à parte", "Preço da revisão"],
        slots: [
          [
            "A visita cobre limpeza, reaperto, lubrificação, regulagem e testes. Portão grande ou há muito sem revisão fica, em geral, de {price.preventiveRange}, e cabo, roldana ou capacitor entram à parte.",
            "Mão de obra, lubrificante e testes estão no valor; peça, não. O mais comum, em portão maior ou atrasado, é {price.preventiveRange}.",
            "Folha larga ou manutenção atrasada leva a {price.preventiveRange}, com limpeza, ajuste e testes. Peças são orçadas e aprovadas antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que muda no checklist do basculante?",
        answers: [
          "Cabos, roldanas altas, contrapeso, fuso e pinos ganham prioridade, e só o técnico mexe. O morador olha de longe.",
          "Entram cabo, contrapeso e fuso no lugar de trilho e cremalheira, sempre com o técnico.",
        ],
      },
      {
        question: "O condomínio precisa guardar o registro?",
        answers: [
          "Sim, é recomendável: data, itens medidos, peças e pendências, assinados, como pede a NBR 5674. Ajuda o síndico a provar o cuidado.",
          "Guarde uma folha por visita. A NBR 5674, de manutenção predial, pede esse registro.",
        ],
      },
      {
        question: "Achei um fio partido no cabo do portão. O que faço?",
        answers: [
          "Pare de usar, desligue o disjuntor, não destrave e não passe sob a folha. O cabo pode arrebentar no ciclo seguinte.",
          "Não acione mais. Fotografe de longe e peça a troca do par; ninguém toca no cabo.",
        ],
      },
      {
        question: "Quanto tempo demora a revisão completa?",
        answers: [
          "De uma a duas horas em casa, e mais em portão de duas folhas ou muito atrasado.",
          "Em geral até duas horas. Prédio, com dois portões, pede meio dia.",
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
