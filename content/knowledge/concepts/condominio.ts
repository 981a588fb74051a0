import type { Concept } from "#domain/knowledge/concept.ts";

export const condominio: Concept = {
  id: "condominio",
  kind: "audience",
  label: "Condomínio",
  phrase: "o portão do condomínio",
  words: [
    "condomínio",
    "condomínio fechado",
    "portão de condomínio",
    "motor para condomínio",
    "síndico",
    "portaria",
    "administradora",
    "condomínio residencial",
    "vila fechada",
    "condomínio horizontal",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor do portão de condomínio precisa ser de uso intenso, escolhido pelas aberturas da hora de pico e pelo peso da folha, com controle cadastrado por unidade. A troca fica de {price.heavySwap}, com mão de obra, leva de {time.heavy}, e a revisão é feita {visits.business}, no mínimo.",
      "Portão automático de condomínio abre muitas vezes seguidas, e por isso leva motor de uso intenso, fotocélula e um controle cadastrado por unidade. Instalamos, trocamos e consertamos: motor novo com mão de obra fica de {price.heavySwap}, em {time.heavy} de serviço.",
      "Em condomínio, o portão começa pela conta das aberturas na hora de pico, porque motor de casa desarma por calor. O de uso intenso, instalado, custa de {price.heavySwap}, e o conjunto pede fotocélula, cadastro por unidade e revisão {visits.business}.",
    ],
    price: [
      "O preço do motor para portão de condomínio fica de {price.heavySwap}, com mão de obra, conforme o peso da folha, as aberturas da hora de pico e os acessórios. O orçamento vem por itens, para a assembleia comparar propostas com o mesmo escopo.",
      "Trocar o motor do portão do condomínio custa de {price.heavySwap}, instalação incluída, e leva de {time.heavy}. Folha pesada, fluxo alto e inversor puxam o valor para cima, e o contrato de manutenção é orçado por portão.",
      "Quanto custa motor de portão de condomínio: de {price.heavySwap} na troca completa, por portão. O peso da folha e as aberturas por hora dizem em que ponto da faixa o seu cai, e fotocélula e controles vêm em linhas separadas.",
    ],
    repair: [
      "Consertamos o portão do condomínio no local: o técnico testa folha, motor e acesso e troca só a peça que falhou, com o valor aprovado antes. Se o motor acabou, a troca fica de {price.heavySwap}; até a visita, desligue o disjuntor e isole a área.",
      "No conserto do portão de condomínio, os casos comuns são roldana gasta, folha pesada e motor pequeno para o fluxo. Uma peça comum se troca numa visita, e motor novo custa de {price.heavySwap}, com mão de obra, em {time.heavy}.",
      "Portão de condomínio que para toda semana costuma ter motor fraco para o pico ou folha arrastando. O técnico mede, conserta o urgente e deixa por escrito o que vai à assembleia; motor novo, quando preciso, fica de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão do condomínio travado, desligue o disjuntor, afaste os moradores e não destrave folha torta nem basculante. Portão de correr ou de abrir, reto e no trilho, pode ser movido na mão; atendemos {shop.hours}, e diga se há carro preso.",
      "Na emergência, a portaria do condomínio desliga o disjuntor, isola a entrada e só destrava folha que corre ou que gira, reta e nivelada; o basculante fica como está. Respondemos {shop.hours}, e a prioridade é liberar ou fechar o acesso com segurança.",
      "Portão de condomínio parado se trata assim: disjuntor desligado, área isolada e ninguém sob a folha, porque basculante não se solta. Chame {shop.hours}, diga quem autoriza o gasto e mande um vídeo; peça comum costuma ser trocada numa visita.",
    ],
    installation: [
      "A instalação do motor em condomínio leva de {time.heavy}, fora do pico, com os controles cadastrados por unidade. Motor de uso intenso e mão de obra ficam de {price.heavySwap}, e a base pode ser feita antes, sem fechar a entrada.",
      "Instalamos motor em portão de condomínio em {time.heavy} de serviço, depois de conferir folha, energia e fluxo da hora de pico. O conjunto de uso intenso, montado, custa de {price.heavySwap}, em dia combinado com a administração.",
      "Para instalar motor de portão no condomínio, a folha precisa correr leve e o modelo ser de uso intenso, de {price.heavySwap} com o serviço. São {time.heavy} de trabalho, com passagem liberada em horários combinados.",
    ],
    buying: [
      "Vendemos e instalamos motor para portão de condomínio, de uso intenso, com fotocélula e controle cadastrado por unidade. A troca fica de {price.heavySwap}, com mão de obra, e as aberturas da hora de pico e o peso da folha escolhem o modelo.",
      "O motor para condomínio que indicamos aguenta aberturas em sequência no pico sem desarmar e tem peça de reposição à venda. Instalado, custa de {price.heavySwap}, e o orçamento por itens serve para a assembleia comparar.",
      "Para comprar motor de portão de condomínio, olhe na ficha os ciclos por hora e os quilos, porque o modelo precisa ser de uso intenso. Com instalação, fica de {price.heavySwap}, e o serviço leva de {time.heavy}.",
    ],
    question: [
      "O portão do condomínio precisa ter motor de uso intenso, fotocélula, controle cadastrado por unidade e revisão {visits.business}, no mínimo. Para o síndico, o começo é contar as aberturas da hora de pico; motor novo, se for o caso, fica de {price.heavySwap} instalado.",
      "Portão eletrônico de condomínio funciona como o de casa, mas com motor de uso intenso, pois abre muitas vezes seguidas, e receptor com memória para todas as unidades. A troca do motor custa de {price.heavySwap}, e a revisão se faz {visits.business}.",
      "Comece pelo que o portão faz no pico: quantas aberturas por hora, com que folha e que motor. O condomínio pede uso intenso, fotocélula e cadastro por unidade, e trocar o motor sai de {price.heavySwap}, com mão de obra.",
    ],
  },
  line: [
    "Em condomínio, motor e acessórios são dimensionados pelas aberturas da hora de pico; o de casa não aguenta.",
    "Para o síndico, o orçamento vem por itens, e cada visita termina com um relatório.",
    "No condomínio, a revisão é feita {visits.business}, no mínimo.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Defeitos mais comuns no portão de condomínio",
        "O que mais para o portão do condomínio",
        "Portão de condomínio com defeito: o que costuma ser",
      ],
      slots: [
        [
          "O mais comum é o motor parar na saída da manhã e voltar depois de esfriar: ou é pequeno para o fluxo, ou a folha pesa. Roldana gasta e engrenagem sem dentes vêm logo depois, pelo número de aberturas.",
          "Motor desarmado por calor, roldana gasta e engrenagem comida são os três defeitos que mais param a entrada. No primeiro caso ele volta a funcionar quando esfria, sinal de folha pesada ou motor fraco para o pico.",
          "Com tantas aberturas por dia, o desgaste aparece primeiro em roldana, cabo e engrenagem, e o motor passa a esquentar e desligar na hora de pico. Se ele volta frio, falta capacidade ou sobra atrito.",
          "Parada no horário de saída, com retorno depois de meia hora, aponta para motor quente. A causa está no peso da folha, na roldana gasta ou num motor que não é de uso intenso.",
        ],
        [
          "Portão que fecha e volta costuma ter fotocélula suja ou torta, que a zeladoria limpa com pano seco. Se falha só o controle de um morador, pense em pilha ou cadastro; se falham todos, em receptor ou antena.",
          "Falha de um controle só é pilha ou cadastro, e de todos é receptor ou antena. Já a folha que reabre sozinha tem a fotocélula encoberta ou desalinhada, e um pano seco nas lentes muitas vezes resolve.",
          "Quando reabre ao fechar, a suspeita é a fotocélula, que se limpa a seco. Reclamação de um único morador leva à pilha do controle dele, e de todos, ao receptor.",
          "A fotocélula suja faz a folha voltar, e limpá-la é tarefa da zeladoria. Nos controles, separe: um com defeito é pilha, e o prédio inteiro sem acesso é receptor, antena ou energia.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor certo para condomínio",
        "Como escolher o motor do condomínio",
        "Como o síndico escolhe o motor",
      ],
      slots: [
        [
          "Se 40 carros saem entre 7 e 8 horas, são 40 aberturas em uma hora, e o motor residencial desarma bem antes. Peça à portaria que conte as aberturas do pico e compare com os ciclos por hora da ficha do motor.",
          "Conte as aberturas da saída da manhã: 40 carros em uma hora significam 40 ciclos. A ficha do motor traz o limite de ciclos por hora, e um motor de casa fica muito abaixo dessa conta.",
          "O número que decide é o de aberturas na hora de pico, que a portaria anota numa manhã. Prédio com 40 saídas por hora precisa de motor que faça mais de 40 ciclos nesse tempo.",
          "Entrada única para muitas vagas pede uso intenso, e a conta é simples: carros da hora de pico viram ciclos por hora. Numa garagem em que saem 40 carros por hora, o modelo residencial para por calor.",
        ],
      ],
      bullets: [
        "Ciclos por hora acima das aberturas do pico",
        "Capacidade em quilos um terço acima da folha",
        "Inversor, que abre rápido e freia sem tranco",
        "Memória para os controles de todas as unidades",
        "Nobreak para falta de energia",
      ],
    },
    {
      about: "what",
      headings: [
        "O que a entrada do condomínio precisa ter",
        "Como é equipada a entrada do condomínio",
        "O que instalamos no portão do condomínio",
      ],
      slots: [
        [
          "O conjunto tem motor de uso intenso, central, receptor com memória para todas as unidades e controles cadastrados. Em portão de correr vai com cremalheira de aço, e em basculante largo, com um ou dois acionadores prediais.",
          "Um motor próprio para fluxo, a central e um receptor de memória grande formam a base da entrada. No de correr soma-se a cremalheira de aço; no basculante de prédio, um ou dois acionadores.",
          "A base é um motor feito para aberturas seguidas, mais um receptor em que caibam todos os controles. Cremalheira de aço equipa o de correr, e acionador predial, simples ou duplo, o basculante.",
          "Entram motor de fluxo alto, central, receptor e controles gravados por unidade. A parte mecânica muda com o tipo: cremalheira de aço na folha que corre, acionadores na que sobe.",
        ],
        [
          "Fotocélula em duas alturas e sinaleiro para a calçada protegem pedestre, moto e carro. O nobreak mantém o portão abrindo por algum tempo na falta de luz, e a chave de destravamento fica na portaria.",
          "Na segurança, um par de fotocélulas baixo e outro alto fazem a folha voltar, e o sinaleiro avisa a rua. Para a falta de luz há o nobreak e a chave manual guardada na portaria.",
          "Pedestre e moto pedem dois feixes de fotocélula e luz de aviso na calçada. Se acabar a energia, o nobreak sustenta algumas aberturas, e depois vale o destravamento pela portaria.",
          "A proteção vem de duas fotocélulas e de um sinaleiro que avisa quem passa. Nobreak e chave de destravamento completam a entrada, para ela não parar quando faltar luz.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "O dia do serviço no condomínio",
        "Quanto tempo leva o serviço no condomínio",
        "Como é feito o serviço com o condomínio em uso",
      ],
      slots: [
        [
          "A montagem leva de {time.heavy}, fora da hora de pico, e a base e os cabos são feitos antes, sem fechar a entrada. Com entrada e saída separadas, uma delas fica sempre livre.",
          "O serviço toma de {time.heavy}, em dia combinado com a administração. Onde há dois portões, um continua funcionando; onde há um só, a passagem é liberada em horários marcados.",
          "São {time.heavy} de trabalho, com a preparação adiantada em outro dia. Entrada única tem passagem em horários acertados, e a portaria orienta os carros enquanto não há motor.",
          "Conte de {time.heavy} para montar e testar, longe da saída da manhã. A portaria guia os veículos, e o prédio com duas passagens mantém uma delas em uso.",
        ],
        [
          "Os controles são gravados por unidade no mesmo dia, e a lista fica com o síndico. Avise os moradores na véspera e deixe livre o acesso ao quadro de luz.",
          "No fim, o portão repete várias aberturas seguidas, a fotocélula é testada e cada controle entra com o número da unidade. O síndico recebe essa relação.",
          "Cada controle entra no cadastro com a sua unidade, e a relação é entregue ao síndico. Um aviso aos moradores na véspera evita fila de carro sem saber do serviço.",
          "Antes da entrega há teste de aberturas em sequência e gravação dos controles por unidade. Vale avisar todos um dia antes e separar a chave do quadro.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Controles e acesso no condomínio",
        "Quem abre o portão: controles, tags e cadastro",
        "Como organizar o acesso ao condomínio",
      ],
      slots: [
        [
          "Um controle cadastrado por unidade permite apagar só o que se perdeu ou o de quem se mudou. Sem isso, é preciso limpar a memória inteira e gravar todos de novo.",
          "Ligue cada controle a um apartamento ou casa, e a exclusão de um não mexe nos outros. Na memória sem identificação, tirar um morador obriga a regravar o prédio.",
          "Com cadastro por unidade, controle perdido se apaga em minutos. Sem identificação, o de quem saiu continua abrindo até alguém zerar tudo.",
          "O cadastro individual é a primeira regra da entrada coletiva, porque separa cada aparelho. Onde ele falta, um único controle extraviado leva à regravação de todos.",
        ],
        [
          "Prefira código rolante, que muda a cada uso e dificulta a cópia. Tag veicular, leitor facial e interfone também abrem o portão, ligados à mesma central.",
          "Código fixo é copiado em qualquer chaveiro, e por isso a entrada coletiva deve usar o rolante, trocado a cada acionamento. Tag e leitor facial comandam a mesma placa.",
          "Na garagem de muitos, o código que muda a cada acionamento protege mais que o fixo. Quem quiser pode somar tag no para-brisa ou leitor facial sem trocar o motor.",
          "Além do controle de código rolante, mais difícil de copiar, o morador pode entrar por tag ou leitor. Todos esses meios acionam o mesmo motor pela entrada de comando.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como levar a proposta à assembleia",
        "Passos do síndico até a aprovação",
        "Proposta do portão, do levantamento ao serviço",
      ],
      slots: [
        [
          "A assembleia decide mais depressa quando as propostas trazem motor, folha, elétrica e controles em linhas separadas. Folha torta entra na mesma votação, porque força o motor novo desde o primeiro dia.",
          "Propostas só se comparam com o mesmo escopo: motor, serralheria, elétrica e acesso à parte, com prazo e garantia. Vote junto a correção da folha, ou o motor novo sofre como o velho.",
          "Peça a todas as empresas o mesmo pedido, separado por itens, com prazo de {time.heavy} para o motor. Se o trilho está gasto, inclua-o na mesma aprovação, para não pagar duas vezes.",
          "O síndico ganha tempo com um levantamento único, enviado igual a todos. Motor, folha e elétrica aprovados de uma vez evitam que o conjunto novo trabalhe forçado.",
        ],
      ],
      steps: [
        "Anote tipo, medidas, idade do motor e defeitos dos últimos meses.",
        "Fotografe portões, etiquetas dos motores e quadro de energia fechado.",
        "Mande a mesma lista a todas as empresas e dê um prazo.",
        "Compare a garantia: aqui, {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Aprovado o serviço, combine data, passagem dos carros e aviso aos moradores.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que o condomínio gasta com o portão",
        "Troca, contrato e revisão: o que pesa no custo",
        "O que entra no custo do portão do condomínio",
      ],
      slots: [
        [
          "A troca do motor fica de {price.heavySwap} por portão, com mão de obra, e sobe com o peso da folha, o fluxo e o inversor. Cremalheira de aço, fotocélula e controles são linhas à parte.",
          "Na troca, o condomínio gasta de {price.heavySwap} por portão, serviço incluído. Folha pesada, muitas aberturas por hora e motor com inversor levam ao alto da faixa.",
          "O maior gasto é o motor: de {price.heavySwap}, montado. Portão de correr pesado soma cremalheira de aço, basculante largo pode pedir dois acionadores, e acessórios vêm separados.",
          "Motor de uso intenso instalado custa de {price.heavySwap}, por portão. O que muda o valor é peso, ritmo e inversor; sinaleiro, fotocélula e controles aparecem item por item.",
        ],
        [
          "O contrato de manutenção tem valor por portão e por visita, conforme a folha e as aberturas por dia. Com revisão {visits.business}, a troca deixa de ser urgência e entra no orçamento do ano.",
          "Para a manutenção, o contrato cobra por portão, com ou sem peças incluídas. Preveja revisões {visits.business}, que mostram o desgaste a tempo de planejar.",
          "Já o contrato depende do número de portões e de visitas, no mínimo {visits.business}. Ele diz se as peças estão incluídas e deixa o gasto do ano previsível.",
          "A revisão, {visits.business} em uso coletivo, pode ser avulsa ou por contrato, com valor por portão. Assim a despesa grande se planeja, em vez de chegar de surpresa.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Manutenção e rotina da portaria",
        "Tarefas da portaria e do técnico no condomínio",
        "Cuidados da equipe entre as visitas",
      ],
      slots: [
        [
          "A portaria anota ruído e lentidão, e a zeladoria varre o trilho e limpa a fotocélula com pano seco, com o disjuntor desligado. O técnico revisa o conjunto {visits.business}, no mínimo.",
          "Entre as revisões, {visits.business} no mínimo, a equipe tem tarefa simples: trilho varrido, lente limpa e anotação de barulho. Tudo é feito com a energia do motor cortada.",
          "Trilho limpo e lentes sem poeira são serviço da zeladoria, com o disjuntor desligado. Ruído novo vai para o caderno da portaria, e a revisão técnica ocorre {visits.business}.",
          "Sem energia no motor, a equipe varre o trilho e passa pano seco na fotocélula. Barulho e lentidão anotados ajudam o técnico na revisão, que em condomínio é {visits.business}.",
        ],
        [
          "Duas pessoas por turno devem saber destravar portão de correr ou de abrir, com o disjuntor desligado; basculante fica para o técnico. Ninguém da equipe mexe em cabo, mola ou contrapeso.",
          "O destravamento da folha deslizante ou pivotante deve ser treinado em cada turno. No basculante não se solta nada, e cabo e contrapeso, que guardam carga, são só do técnico.",
          "Treine pelo menos dois funcionários por turno para destravar a folha que corre ou gira. A que sobe não se destrava, e as peças de equilíbrio ficam intocadas.",
          "Quem fica na portaria precisa saber onde está a chave de destravamento e que ela só se usa em portão de correr e de abrir. Basculante, cabo e contrapeso são do técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vale a pena o condomínio ter peças de reserva do portão?",
      answers: [
        "Vale para o que para a entrada e custa pouco: um controle já gravado, um par de fotocélulas e o capacitor do modelo. Placa de reserva só compensa em entrada única.",
        "Em entrada única, sim: capacitor, fotocélula e, em motor antigo, uma placa igual. Nos outros casos, basta ter marca e modelo anotados.",
        "Sim, as pequenas, como capacitor e fotocélula, que evitam um dia parado. Motor de reserva quase nunca se justifica.",
      ],
    },
    {
      question: "Como apagar o controle de um morador que se mudou?",
      answers: [
        "Se o receptor identifica cada controle, o técnico apaga só aquele. Se não identifica, apaga-se tudo e regravam-se os demais, com aviso antes.",
        "Em receptor com cadastro por unidade, a exclusão é individual e leva minutos. Em central simples, todos saem e os que ficam são gravados de novo.",
        "Depende da memória: com identificação, some só o dele; sem ela, é preciso regravar o prédio inteiro.",
      ],
    },
    {
      question: "O condomínio precisa de contrato de manutenção?",
      answers: [
        "Não é obrigatório, mas convém: o contrato fixa as revisões, {visits.business} no mínimo, e define quem autoriza o gasto na urgência.",
        "Não por lei. Para uso coletivo, porém, ele organiza visitas, relatório e regra de chamado; quem não quer pode pedir revisões avulsas.",
        "Precisar, não precisa, mas ajuda a prever a despesa. Sem contrato, mantenha a revisão {visits.business} por conta própria.",
      ],
    },
    {
      question: "Quanto tempo o condomínio fica sem o portão numa pane?",
      answers: [
        "Capacitor, fotocélula ou roldana costumam ser trocados em uma visita; motor novo leva de {time.heavy}. Peça difícil de achar pede segunda ida.",
        "Na maioria dos casos, o tempo de uma visita. Troca de motor toma de {time.heavy}, e a foto da etiqueta ajuda o técnico a levar a peça certa.",
        "Algumas horas, se a peça é comum. Motor inteiro leva de {time.heavy}, e uma placa rara pode esperar a chegada.",
      ],
    },
    {
      question: "Quantos controles cada unidade do condomínio deve ter?",
      answers: [
        "O usual é um por vaga ou por motorista, com limite definido pelo condomínio. Antes de liberar mais, confira as posições livres na memória do receptor.",
        "Quem decide é o condomínio, em geral um por vaga. O limite por unidade mostra quem tem cada controle e poupa a memória.",
        "Um por vaga é o comum. Prédio grande deve olhar antes quantos controles o receptor aceita.",
      ],
    },
    {
      question: "Quanto tempo dura o motor do portão de um condomínio?",
      answers: [
        "A referência de vida é de {trade.life}, e o uso intenso com folha pesada encurta esse prazo. Revisão {visits.business} é o que mais ajuda.",
        "De {trade.life}, quando o modelo é próprio para o fluxo. Motor residencial em prédio dura bem menos, porque trabalha quente.",
        "Com modelo de uso intenso e folha leve, de {trade.life}. O que encurta a conta é calor no pico e roldana gasta.",
      ],
    },
  ],
  photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades e o horário de pico",
  related: ["predio", "contrato", "controle-de-acesso", "tag-veicular", "nobreak", "pesado"],
  topic: "motor-para-condominio",
};
