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
      "O motor do portão de condomínio precisa ser de uso intenso, porque abre muitas vezes seguidas na hora de pico, e cada unidade deve ter o seu controle cadastrado. A troca fica de {price.heavySwap}, com mão de obra, leva de {time.heavy}, e a revisão é feita {visits.business}, no mínimo.",
      "Portão automático de condomínio leva motor de uso intenso, fotocélula e um controle cadastrado por unidade, porque abre muitas vezes seguidas. Motor novo com mão de obra fica de {price.heavySwap}, em {time.heavy} de serviço, e o orçamento vem por itens para a assembleia.",
      "Em condomínio, o portão se escolhe pela conta das aberturas na hora de pico, porque motor de casa desarma por calor. O de uso intenso, instalado, custa de {price.heavySwap}. Com ele vêm fotocélula, cadastro de controles por unidade e revisão {visits.business}.",
    ],
    price: [
      "O preço do motor para portão de condomínio fica de {price.heavySwap}, com mão de obra, conforme o peso da folha, as aberturas da hora de pico e os acessórios. O orçamento vem separado por itens, para a assembleia comparar propostas que incluem as mesmas coisas.",
      "Trocar o motor do portão do condomínio custa de {price.heavySwap}, instalação incluída, e leva de {time.heavy}. Folha pesada, muitas aberturas por hora e inversor, a placa que acelera e freia aos poucos, aumentam o valor. O contrato de manutenção é orçado por portão.",
      "O preço do motor de portão de condomínio depende do peso da folha e das aberturas por hora: a troca completa fica de {price.heavySwap} por portão, com mão de obra. Fotocélula, sinaleiro e controles aparecem no orçamento em linhas separadas.",
    ],
    repair: [
      "O conserto do portão do condomínio é feito no local: o técnico testa folha, motor e acesso e troca só a peça que falhou, com o valor aprovado antes. Se o motor chegou ao fim, a troca fica de {price.heavySwap}. Até a visita, desligue o disjuntor e isole a área.",
      "No conserto do portão de condomínio, os casos mais comuns são roldana gasta, folha pesada e motor pequeno para o movimento. Uma peça comum é trocada numa visita, e um motor novo custa de {price.heavySwap}, com mão de obra, em {time.heavy} de serviço.",
      "Portão de condomínio que para toda semana costuma ter motor fraco para a hora de pico ou folha que arrasta. O técnico mede, conserta o urgente e deixa por escrito o que precisa ir à assembleia. Motor novo, quando preciso, fica de {price.heavySwap}, com mão de obra.",
    ],
    emergency: [
      "Com o portão do condomínio travado, desligue o disjuntor, afaste os moradores e não destrave folha torta nem basculante. Portão de correr ou de abrir que está reto e no trilho pode ser movido na mão. O atendimento funciona {shop.hours}. Ao chamar, diga se há carro preso.",
      "Na emergência, a portaria do condomínio deve desligar o disjuntor, isolar a entrada e destravar apenas portão de correr ou de abrir, com a folha reta e nivelada. O basculante fica como está. O técnico atende {shop.hours} e cuida primeiro de liberar ou fechar o acesso com segurança.",
      "Portão de condomínio parado deve ficar com o disjuntor desligado, a área isolada e ninguém sob a folha; se for basculante, não o destrave. Chame {shop.hours}, diga quem autoriza o gasto e mande um vídeo, porque peça comum costuma ser trocada numa só visita.",
    ],
    installation: [
      "A instalação do motor em condomínio leva de {time.heavy}, fora da hora de pico, com os controles cadastrados por unidade. Motor de uso intenso e mão de obra ficam de {price.heavySwap}. A base de concreto e os cabos podem ser feitos antes, sem fechar a entrada.",
      "O motor de portão de condomínio é instalado em {time.heavy} de serviço, depois de conferidos a folha, a energia e o movimento da hora de pico. O conjunto de uso intenso, montado, custa de {price.heavySwap}, e o dia é combinado com a administração.",
      "Para instalar motor de portão no condomínio, a folha precisa correr leve e o modelo deve ser de uso intenso, de {price.heavySwap} com o serviço. São {time.heavy} de trabalho, e a passagem dos carros é liberada em horários combinados.",
    ],
    buying: [
      "O motor certo para portão de condomínio é o de uso intenso, escolhido pelas aberturas da hora de pico e pelo peso da folha, com fotocélula e um controle cadastrado por unidade. A troca fica de {price.heavySwap}, com mão de obra, em {time.heavy} de serviço.",
      "O motor para condomínio precisa aguentar as aberturas seguidas da hora de pico sem desarmar e ter peça de reposição à venda. Instalado, custa de {price.heavySwap}, e o orçamento separado por itens permite à assembleia comparar as propostas.",
      "Para comprar motor de portão de condomínio, veja na ficha os ciclos por hora e a capacidade em quilos, porque o modelo precisa ser de uso intenso. Com instalação, fica de {price.heavySwap}, e o serviço leva de {time.heavy}, fora da hora de pico.",
    ],
    question: [
      "O portão do condomínio precisa ter motor de uso intenso, fotocélula, controle cadastrado por unidade e revisão {visits.business}, no mínimo. O síndico pode começar contando as aberturas da hora de pico, que definem o modelo. Um motor novo, instalado, fica de {price.heavySwap}.",
      "Portão eletrônico de condomínio funciona como o de casa, mas com motor de uso intenso, pois abre muitas vezes seguidas, e um receptor com memória para todas as unidades. A troca do motor custa de {price.heavySwap}, com mão de obra, e a revisão se faz {visits.business}.",
      "No condomínio, comece contando quantas vezes o portão abre na hora de pico, porque esse número, com o peso da folha, define o motor de uso intenso. A troca sai de {price.heavySwap}, com mão de obra; fotocélula e cadastro por unidade completam a entrada.",
    ],
  },
  line: [
    "Em condomínio, motor e acessórios são dimensionados pelas aberturas da hora de pico. O de casa não aguenta.",
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
          "O defeito mais comum é o motor parar na saída da manhã e voltar depois de esfriar, porque é pequeno para o movimento ou porque a folha pesa. Roldana gasta e engrenagem sem dentes vêm logo depois, pelo número de aberturas.",
          "Motor desarmado por calor, roldana gasta e engrenagem comida são os três defeitos que mais param a entrada. Quando a causa é calor, o portão volta a funcionar depois de algum tempo parado, sinal de folha pesada ou motor fraco.",
          "Com tantas aberturas por dia, o desgaste aparece primeiro em roldana, cabo e engrenagem, e o motor passa a esquentar e desligar na hora de pico. Motor que volta a funcionar depois de frio tem pouca capacidade ou uma folha com muito atrito.",
          "Parada no horário de saída, com retorno depois de meia hora, indica motor quente. A causa está no peso da folha, na roldana gasta ou num motor que não é de uso intenso.",
        ],
        [
          "Portão que fecha e volta costuma ter fotocélula suja ou torta, que a zeladoria limpa com pano seco. Se falha só o controle de um morador, pense em pilha ou cadastro; se falham todos, em receptor ou antena.",
          "Falha de um controle só costuma ser pilha ou cadastro, e a de todos, receptor ou antena. A folha que reabre sozinha tem a fotocélula encoberta ou desalinhada, e um pano seco nas lentes muitas vezes resolve.",
          "Quando o portão reabre ao fechar, limpe a seco as lentes da fotocélula, que é a causa mais comum. A reclamação de um único morador leva à pilha do controle dele, e a de todos, ao receptor.",
          "A fotocélula suja faz a folha voltar, e limpá-la é tarefa da zeladoria. Um controle só com defeito indica pilha gasta. O prédio inteiro sem acesso indica receptor, antena ou falta de energia.",
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
          "A portaria conta numa manhã quantas vezes o portão abre na hora mais cheia. Se 40 carros saem entre 7 e 8 horas, são 40 aberturas. O motor precisa ter mais de 40 ciclos por hora na ficha, de preferência um terço a mais. Compare também:",
          "Conte as aberturas da saída da manhã: 40 carros em uma hora são 40 ciclos de abrir e fechar. A ficha do motor traz o limite de ciclos por hora, e em geral só os modelos de uso intenso passam dessa conta.",
          "O número que decide é o de aberturas na hora de pico, que a portaria anota numa manhã. Um prédio com 40 saídas em uma hora precisa de motor com mais de 50 ciclos por hora na ficha. Veja ainda estes pontos.",
          "Cada carro da hora de pico é uma abertura, e o motor comum esquenta e para quando 40 carros saem em uma hora. Por isso a entrada única de muitas vagas usa motor de uso intenso.",
        ],
      ],
      bullets: [
        "Ciclos por hora: acima das aberturas da hora de pico",
        "Capacidade em quilos: um terço acima do peso da folha",
        "Inversor: a placa que abre rápido e freia sem tranco",
        "Memória: espaço para os controles de todas as unidades",
        "Nobreak: para o portão abrir quando faltar luz",
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
          "O conjunto tem motor de uso intenso, central, receptor com memória para todas as unidades e controles cadastrados. O portão de correr recebe cremalheira de aço, e o basculante largo, um ou dois acionadores prediais.",
          "Um motor feito para muitas aberturas, a central e um receptor de memória grande formam a base da entrada. No portão de correr se acrescenta a cremalheira de aço, e no basculante de prédio, um ou dois acionadores.",
          "Tudo parte de um motor próprio para aberturas seguidas e de um receptor em que caibam todos os controles. Cremalheira de aço equipa o portão de correr, e acionador predial, simples ou duplo, equipa o basculante.",
          "A entrada tem motor de uso coletivo, central, receptor e um controle gravado para cada unidade. No portão de correr, o motor move uma cremalheira de aço. No basculante largo de prédio, um ou dois acionadores levantam a folha.",
        ],
        [
          "Fotocélula em duas alturas e sinaleiro para a calçada protegem pedestre, moto e carro. O nobreak mantém o portão abrindo por algum tempo na falta de luz, e a chave de destravamento fica na portaria.",
          "Um par de fotocélulas baixo e outro alto fazem a folha voltar quando alguém passa, e o sinaleiro avisa a rua. Para a falta de luz há o nobreak e a chave de destravamento, guardada na portaria.",
          "Dois feixes de fotocélula, um baixo e um alto, protegem pedestre, moto e carro, e uma luz avisa quem passa na calçada. Quando falta energia, o nobreak sustenta algumas aberturas. Depois, a portaria pode destravar o portão de correr ou de abrir com a chave.",
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
          "A montagem leva de {time.heavy}, fora da hora de pico. A base e os cabos são feitos antes, sem fechar a passagem. Quando entrada e saída são separadas, uma das duas fica sempre livre.",
          "O serviço leva de {time.heavy}, em dia combinado com a administração. Onde há dois portões, um continua funcionando. Onde há só um, a passagem é liberada em horários marcados.",
          "A montagem leva de {time.heavy}, e a preparação é feita em outro dia. No prédio de entrada única, o técnico para o serviço e libera a passagem em horários combinados com a portaria.",
          "Reserve de {time.heavy} para a montagem e os testes, longe da saída da manhã. A portaria guia os veículos, e o prédio com duas passagens mantém uma delas em uso.",
        ],
        [
          "Os controles são gravados por unidade no mesmo dia, e a lista fica com o síndico. Avise os moradores na véspera e deixe livre o acesso ao quadro de luz.",
          "No fim, o portão repete várias aberturas seguidas, a fotocélula é testada e cada controle entra com o número da unidade. O síndico recebe essa relação.",
          "Cada controle entra no cadastro com a sua unidade, e a relação é entregue ao síndico. Um aviso na véspera evita que moradores encontrem a garagem fechada sem saber do serviço.",
          "Antes da entrega, o técnico testa aberturas em sequência e grava os controles por unidade. Avise todos um dia antes e deixe à mão a chave do quadro de luz.",
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
          "Um controle cadastrado por unidade permite apagar só o que se perdeu ou o de quem se mudou. Sem essa identificação, é preciso limpar a memória inteira e gravar todos de novo.",
          "Cada controle deve ser ligado a um apartamento do prédio ou a uma casa do condomínio, para que a exclusão de um não mexa nos outros. Em memória sem identificação, tirar um morador obriga a regravar todos.",
          "Peça que cada controle seja gravado com o número da unidade. Assim, quando um controle se perde, só ele é apagado. Sem esse cadastro, é preciso apagar a memória inteira e gravar todos de novo.",
          "Cada controle deve ficar registrado no nome de uma unidade. Sem esse registro, um só controle perdido obriga o prédio a gravar todos de novo.",
        ],
        [
          "Prefira código rolante, que muda a cada uso e dificulta a cópia. Tag veicular, leitor facial e interfone também abrem o portão, ligados à mesma central.",
          "Código fixo é copiado em qualquer chaveiro, e por isso a entrada coletiva deve usar o rolante, trocado a cada acionamento. Tag e leitor facial comandam a mesma placa.",
          "Na garagem de muitos, o código que muda a cada acionamento protege mais que o fixo. Quem quiser pode somar tag no para-brisa ou leitor facial sem trocar o motor.",
          "Prefira controle de código rolante, que muda a cada toque e é mais difícil de copiar. O morador também pode entrar por tag ou leitor facial. Todos acionam o mesmo motor, pela entrada de comando da placa.",
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
          "A assembleia decide mais depressa quando as propostas trazem motor, folha, elétrica e controles em linhas separadas. A correção de folha torta deve entrar na mesma votação, porque ela força o motor novo desde o primeiro dia.",
          "Propostas só se comparam quando incluem as mesmas coisas: motor, serralheria, elétrica e acesso em itens separados, com prazo e garantia. Vote junto a correção da folha, ou o motor novo vai sofrer como o velho.",
          "Mande a todas as empresas o mesmo pedido, separado por itens, com prazo de {time.heavy} para a troca do motor. Se o trilho está gasto, inclua-o na mesma aprovação, para não pagar duas vezes.",
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
          "A troca do motor fica de {price.heavySwap} por portão, com mão de obra. O valor sobe com o peso da folha, o número de aberturas e o inversor. Cremalheira de aço, fotocélula e controles vêm em linhas separadas.",
          "Na troca, o condomínio gasta de {price.heavySwap} por portão, com o serviço incluído. Folha pesada, muitas aberturas por hora e motor com inversor levam à parte mais alta da faixa.",
          "O maior gasto é o motor, que montado fica de {price.heavySwap}. Portão de correr pesado usa também cremalheira de aço, basculante largo pode precisar de dois acionadores, e os acessórios vêm em separado.",
          "Motor de uso intenso instalado custa de {price.heavySwap}, por portão. Peso, movimento e inversor mudam o valor; sinaleiro, fotocélula e controles aparecem item por item.",
        ],
        [
          "O contrato de manutenção tem valor por portão e por visita, conforme a folha e as aberturas por dia. Com revisão {visits.business}, a troca deixa de ser urgência e entra no orçamento do ano.",
          "O contrato de manutenção cobra por portão e diz se as peças estão incluídas. Com revisões {visits.business}, o desgaste aparece a tempo de planejar a despesa.",
          "O valor do contrato depende do número de portões e de visitas, no mínimo {visits.business}. Ele define quem paga as peças e deixa o gasto do ano previsível para o síndico.",
          "A revisão em uso coletivo é feita {visits.business}, avulsa ou por contrato, com valor por portão. Com ela o síndico planeja a troca, em vez de pagá-la numa urgência.",
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
          "Entre as revisões, {visits.business} no mínimo, a equipe varre o trilho, limpa a lente da fotocélula e anota barulhos. Tudo é feito com o disjuntor do motor desligado.",
          "Manter o trilho limpo e as lentes sem poeira é serviço da zeladoria, com o disjuntor desligado. Ruído novo vai para o caderno da portaria, e a revisão técnica ocorre {visits.business}.",
          "Com o motor sem energia, a equipe varre o trilho e passa pano seco na fotocélula. As anotações de barulho e lentidão ajudam o técnico na revisão, que em condomínio é feita {visits.business}.",
        ],
        [
          "Duas pessoas por turno devem saber destravar o portão de correr ou de abrir, com o disjuntor desligado. No basculante com qualquer defeito, a equipe não solta nada e espera o técnico.",
          "Treine cada turno para destravar o portão de correr ou de abrir. No basculante com defeito, só o técnico solta a folha, porque o cabo e o contrapeso guardam carga.",
          "Treine pelo menos dois funcionários por turno para destravar o portão de correr ou de abrir. Basculante com defeito não se destrava, e ninguém da equipe toca em cabo, mola ou contrapeso.",
          "Quem fica na portaria precisa saber onde está a chave de destravamento do portão de correr ou de abrir. Com o basculante, vale o manual do motor numa falta de luz e o técnico em qualquer defeito.",
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
        "Vale ter as peças pequenas, como capacitor e fotocélula, que evitam um dia de portão parado. Um motor inteiro de reserva quase nunca se justifica.",
      ],
    },
    {
      question: "Como apagar o controle de um morador que se mudou?",
      answers: [
        "Se o receptor identifica cada controle, o técnico apaga só o do morador que saiu. Se não identifica, apaga-se a memória toda, e os outros moradores trazem o controle para gravar de novo.",
        "Em receptor com cadastro por unidade, a exclusão é individual e leva minutos. Em central simples, todos são apagados, e os que ficam são gravados de novo.",
        "Depende da memória do receptor. Se ela identifica cada aparelho, apaga-se só o dele. Se não, é preciso regravar o prédio inteiro.",
      ],
    },
    {
      question: "O condomínio precisa de contrato de manutenção?",
      answers: [
        "Não é obrigatório, mas convém: o contrato fixa as revisões, {visits.business} no mínimo, e define quem autoriza o gasto na urgência.",
        "Por lei, não. Em uso coletivo, porém, o contrato organiza visitas, relatório e regra de chamado; quem não quer pode pedir revisões avulsas.",
        "O contrato não é exigido, mas ajuda a prever a despesa. Sem ele, mantenha a revisão {visits.business} por conta própria.",
      ],
    },
    {
      question: "Quanto tempo o condomínio fica sem o portão numa pane?",
      answers: [
        "Capacitor, fotocélula ou roldana costumam ser trocados em uma visita. Motor novo leva de {time.heavy}. Peça difícil de achar exige uma segunda ida.",
        "Na maioria dos casos, o tempo de uma visita. Troca de motor toma de {time.heavy}, e a foto da etiqueta ajuda o técnico a levar a peça certa.",
        "Algumas horas, se a peça é comum. A troca do motor inteiro leva de {time.heavy}, e uma placa fora de linha pode demorar a chegar.",
      ],
    },
    {
      question: "Quantos controles cada unidade do condomínio deve ter?",
      answers: [
        "O usual é um por vaga ou por motorista, com limite definido pelo condomínio. Antes de liberar mais, confira as posições livres na memória do receptor.",
        "Quem decide é o condomínio, em geral um por vaga. O limite por unidade mostra quem tem cada controle e poupa a memória.",
        "Um por vaga é o mais comum. Em prédio grande, veja antes quantos controles o receptor aceita.",
      ],
    },
    {
      question: "Quanto tempo dura o motor do portão de um condomínio?",
      answers: [
        "A referência de vida é de {trade.life}, e o uso intenso com folha pesada encurta esse prazo. Revisão {visits.business} é o que mais ajuda.",
        "Um motor próprio para uso coletivo dura de {trade.life}. O modelo residencial instalado em prédio dura bem menos, porque trabalha quente.",
        "Com modelo de uso intenso e folha leve, de {trade.life}. Calor na hora de pico e roldana gasta encurtam esse prazo.",
      ],
    },
  ],
  photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades e o horário de pico",
  related: ["predio", "contrato", "controle-de-acesso", "tag-veicular", "nobreak", "pesado"],
  topic: "motor-para-condominio",
};
