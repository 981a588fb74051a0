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
      "Instalamos, trocamos e consertamos motor de portão de condomínio, de uso intenso e com controle cadastrado por unidade. A troca fica de {price.heavySwap}, com mão de obra; o motor de casa esquenta na hora de pico e deixa a entrada parada.",
      "Para condomínio, vendemos e instalamos motor de uso intenso, escolhido pelas aberturas da hora de pico e pelo peso da folha; com mão de obra, fica de {price.heavySwap}. A revisão deve ser feita {visits.business}, no mínimo.",
      "No condomínio, fazemos a troca do motor em {time.heavy} de serviço, e ela fica de {price.heavySwap}, com mão de obra. O orçamento é grátis e vem por itens: motor, serralheria, elétrica, acessórios e cadastro dos controles.",
    ],
    price: [
      "Em condomínio, a troca do motor fica de {price.heavySwap}, conforme o peso da folha, o fluxo e os acessórios. O orçamento é grátis e vem por itens, para a assembleia comparar propostas com o mesmo escopo.",
      "A troca do motor de um portão de condomínio custa de {price.heavySwap}, com mão de obra. Número de portões, peso da folha e acessórios de segurança fecham o valor; o contrato de manutenção é orçado depois da vistoria.",
    ],
    repair: [
      "No conserto do portão do condomínio, o técnico testa folha, motor e controle de acesso e troca só a peça que falhou. Até ele chegar, a portaria desliga o disjuntor, isola a área e diz quem autoriza o serviço; o contato funciona {shop.hours}.",
      "Consertamos portão de condomínio; o que para toda semana costuma ter motor fraco para o fluxo, folha pesada ou roldana gasta. O técnico mede, conserta o que é urgente e deixa por escrito o que pode ir à assembleia.",
    ],
    emergency: [
      "Com o portão do condomínio travado, desligue o disjuntor, afaste os moradores e não destrave folha torta ou com cabo solto. Respondemos {shop.hours}; diga se ele está aberto, se há carro preso e quem autoriza o serviço.",
      "Na emergência do condomínio, a portaria desliga o disjuntor, isola a entrada e só destrava portão de correr ou de abrir, reto e nivelado; o basculante fica travado. O atendimento é {shop.hours}, e a prioridade é fechar o acesso.",
    ],
    installation: [
      "A instalação em condomínio leva de {time.heavy} e é marcada fora do pico, com uma entrada liberada. Motor de uso intenso e mão de obra ficam de {price.heavySwap}, e os controles são cadastrados por unidade.",
      "Instalamos motor em condomínio depois de conferir folha, energia e fluxo: o modelo é de uso intenso e fica de {price.heavySwap}, com mão de obra. O serviço leva de {time.heavy}, em dia combinado com a administração.",
    ],
    buying: [
      "Vendemos e instalamos motor de uso intenso para portão de condomínio, com fotocélula e controle cadastrado por unidade. A troca, com mão de obra, fica de {price.heavySwap}; fotos e número de aberturas na hora de pico fecham o valor.",
      "Para condomínio, vendemos motor de uso intenso, escolhido pelas aberturas na hora de pico e pelo peso da folha. Na troca, com mão de obra, fica de {price.heavySwap}, e o orçamento vem por itens, para a assembleia comparar.",
      "O motor que indicamos para condomínio abre em sequência na hora de pico sem desarmar, com parada suave e peça à venda. A troca fica de {price.heavySwap}; mande o número de unidades, as medidas da folha e a foto da etiqueta.",
    ],
    question: [
      "O condomínio precisa de motor de uso intenso e de revisão {visits.business}, no mínimo: o residencial não aguenta a hora de pico. Controle por unidade e fotocélula completam a entrada.",
      "Na entrada do condomínio, o que muda é o ritmo: o portão abre muitas vezes seguidas, e o motor tem de ser de uso intenso. Conte as aberturas da hora de pico; a troca, quando necessária, fica de {price.heavySwap}.",
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
          "O mais comum é o motor parar na saída da manhã e voltar depois de esfriar: ou ele é pequeno para o fluxo, ou a folha pesa.",
          "Os defeitos que mais param a entrada são motor desarmado por calor, roldana gasta e engrenagem sem dentes.",
          "Roldana gasta e motor forçado são os casos mais frequentes: a folha treme ou raspa, e o motor desliga na hora de pico.",
          "Com tantas aberturas por dia, o desgaste vem primeiro: roldana, cabo ou engrenagem cedem, e o motor passa a esquentar.",
        ],
        [
          "Portão que fecha e volta costuma ter fotocélula suja ou desalinhada, que a zeladoria pode limpar com pano seco.",
          "Se só o controle de um morador falha, costuma ser pilha ou cadastro; se todos falham, receptor ou antena.",
          "Folha que bate no fim ou para antes costuma ter fim de curso fora do lugar ou algo que a prende no caminho.",
          "Placa que queima mais de uma vez pede conferência do fio terra e do protetor de surto.",
        ],
        [
          "O técnico passa ao síndico o preço da peça e da mão de obra e só troca com a aprovação dele.",
          "Se o conserto não compensar, a troca do motor do condomínio fica de {price.heavySwap}, com mão de obra.",
          "Com entrada e saída separadas, uma delas fica livre enquanto a peça é trocada.",
          "Ao chamar, diga quem autoriza o gasto e em que horário a garagem tem menos carros.",
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
          "Se 40 carros saem entre 7 e 8 horas, são 40 aberturas em uma hora: o motor residencial desarma bem antes.",
          "Peça à portaria que conte as aberturas da saída da manhã; o motor precisa aguentar mais que isso por hora, e o número está na ficha dele.",
          "Entrada única para muitas vagas pede motor de uso intenso; só poucas unidades com folha leve ficam bem com um menor.",
        ],
        [
          "Procure na ficha do fabricante os ciclos por hora e a indicação de fluxo intenso.",
          "Ciclos por hora, redutor reforçado e proteção térmica adequada aparecem na ficha do modelo.",
          "Motor de uso intenso traz na ficha os ciclos por hora e a capacidade em quilos; peça os dois números na proposta.",
        ],
        [
          "Um motor rápido com parada suave reduz o tempo de entrada aberta.",
          "Com abertura rápida, o carro espera menos na rua e o portão passa menos tempo aberto atrás dele.",
          "Motor com inversor abre depressa e freia no fim, o que reduz a fila na rua sem bater a folha.",
        ],
      ],
      bullets: [
        "Aberturas na hora de pico",
        "Peso e largura da folha",
        "Ciclos por hora do motor",
        "Cadastro de controles por unidade",
        "Nobreak para falta de energia",
        "Peças e assistência disponíveis",
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
          "O conjunto tem motor de uso intenso, central, receptor com memória para todas as unidades e controles cadastrados.",
          "Em portão de correr, o motor vai com cremalheira de aço; em basculante de condomínio, usa-se versão predial, com um ou dois acionadores.",
          "O motor de uso intenso aguenta aberturas em sequência, e o inversor faz a folha partir e parar sem tranco.",
        ],
        [
          "Fotocélula em duas alturas e sinaleiro voltado para a calçada protegem pedestre, moto e carro.",
          "A fotocélula faz a folha voltar quando alguém passa, e o sinaleiro avisa a calçada antes do movimento.",
          "Com pedestre na mesma passagem, a borda sensível na folha completa a fotocélula.",
        ],
        [
          "O nobreak mantém o portão do condomínio abrindo por algum tempo na falta de luz.",
          "A botoeira na portaria abre o portão sem controle e é ligada à mesma central.",
          "Uma chave de destravamento fica na portaria, para o uso na mão com o disjuntor desligado.",
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
          "O trabalho leva de {time.heavy} e é marcado fora da hora de pico.",
          "O serviço toma de {time.heavy}; a base e os cabos são feitos antes, sem fechar a entrada.",
          "A montagem ocupa de {time.heavy}, em dia combinado com a administração do condomínio.",
        ],
        [
          "Com entrada e saída separadas, uma delas fica livre o tempo todo.",
          "Se a entrada é única, o técnico libera a passagem em horários combinados.",
          "A portaria orienta os carros enquanto o portão está sem motor.",
        ],
        [
          "Os controles são gravados por unidade no mesmo dia, e a lista fica com o síndico.",
          "Avise os moradores na véspera e deixe livre o acesso ao quadro de luz.",
          "No fim, o portão repete várias aberturas seguidas, e a fotocélula é testada.",
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
          "Um controle cadastrado por unidade permite apagar só o que se perdeu ou de quem se mudou.",
          "Cada controle ligado a um apartamento ou casa facilita excluir um sem refazer todos.",
          "Sem cadastro por unidade, o controle de quem se mudou continua abrindo até alguém apagar a memória inteira.",
        ],
        [
          "O código rolante dificulta a cópia e deve ser a regra em entrada coletiva.",
          "Prefira código rolante, porque o fixo pode ser copiado fora do cadastro.",
          "Controle de código fixo é copiado em qualquer chaveiro; na entrada coletiva, use código rolante.",
        ],
        [
          "Tag veicular, leitor e interfone também abrem o portão, ligados à entrada de comando da central.",
          "Além do controle, o morador pode abrir com tag ou leitor facial, que comandam a mesma central.",
          "Onde há eclusa, um portão só abre com o outro fechado, e a portaria precisa saber liberar os dois na emergência.",
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
          "A nossa proposta separa motor, folha, elétrica e acesso, com prazo de {time.heavy} e garantia de {warranty.motor} no motor.",
          "As propostas só se comparam quando trazem motor, folha, elétrica e controles em linhas separadas, com prazo e garantia.",
          "A assembleia decide mais depressa quando todas as empresas orçam o mesmo pedido, com motor, folha, elétrica e controles à parte.",
        ],
        [
          "Se a folha pesa, o motor novo tende a queimar como o velho: inclua a correção na mesma votação.",
          "Folha torta ou trilho gasto precisam entrar na mesma votação, porque forçam o motor novo desde o primeiro dia.",
          "Motor, serralheria e elétrica devem ser votados juntos, para o condomínio não pagar duas vezes pela mesma obra.",
        ],
      ],
      steps: [
        "Anote tipo, medidas, idade do motor e defeitos dos últimos meses.",
        "Fotografe portões, etiquetas dos motores e quadro de energia fechado.",
        "Mande a mesma lista a todas as empresas e dê um prazo para a resposta.",
        "Compare a garantia: aqui, {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Depois da aprovação, combine a data, por onde os carros passam e o aviso aos moradores.",
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
          "A troca de motor em portão pesado fica de {price.heavySwap}, e o valor é fechado depois das fotos ou da vistoria.",
          "Na troca do motor, o preço sobe com o peso da folha, com as aberturas da hora de pico e com o inversor, que abre mais rápido sem bater.",
          "O motor é o gasto maior; em portão de correr pesado soma-se a cremalheira de aço, e basculante largo pode pedir dois acionadores.",
        ],
        [
          "O contrato de manutenção tem valor por portão, conforme o peso da folha e as aberturas por dia.",
          "Para o contrato, o valor é por portão e por visita, definido depois da vistoria dos equipamentos.",
          "O número de motores e de visitas forma o preço do contrato, com peças incluídas ou não.",
        ],
        [
          "Preveja no orçamento do ano revisões {visits.business}, que ajudam a evitar chamados de urgência.",
          "Reparo da folha, fotocélula, sinaleiro e controles vêm em linhas separadas, para a assembleia aprovar item por item.",
          "Com revisão {visits.business}, a troca do motor pode ser planejada com antecedência.",
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
          "A portaria observa ruído e lentidão, e a zeladoria limpa trilho e fotocélula com o disjuntor desligado.",
          "Ruído anotado pela portaria e trilho limpo pela zeladoria evitam boa parte das panes.",
          "Com o disjuntor desligado, a equipe limpa a fotocélula com pano seco e varre o trilho; no uso, anota ruído e lentidão.",
        ],
        [
          "O destravamento manual deve ser treinado com mais de uma pessoa por turno.",
          "Pelo menos duas pessoas por turno devem saber destravar com o disjuntor desligado.",
          "Quem trabalha na portaria precisa conhecer a chave de destravamento e o lugar dela.",
        ],
        [
          "Cabo, mola, contrapeso e tampa do motor ficam fora do alcance da equipe.",
          "Nenhuma equipe interna mexe em cabo ou contrapeso, que guardam carga perigosa.",
          "Religar várias vezes um disjuntor que desarma também não é tarefa da portaria.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vale a pena o condomínio ter peças de reserva do portão?",
      answers: [
        "Vale para o que para a entrada e custa pouco: um controle já gravado, um par de fotocélulas e o capacitor do modelo. Placa e motor de reserva só compensam em entrada única.",
        "Em entrada única, sim: capacitor, fotocélula e, em motor antigo, uma placa do mesmo modelo. Nos outros casos, basta ter anotados a marca, o modelo e o contato da assistência.",
      ],
    },
    {
      question: "Como apagar o controle de um morador que se mudou?",
      answers: [
        "Se o receptor identifica cada controle, o técnico apaga só aquele. Se não identifica, é preciso apagar tudo e regravar os demais, com os moradores avisados antes.",
        "Em receptor com cadastro por unidade, a exclusão é individual e leva minutos. Em central simples, apagam-se todos e regravam-se os que ficam.",
      ],
    },
    {
      question: "O condomínio precisa de contrato de manutenção?",
      answers: [
        "Não é obrigatório, mas convém: o contrato fixa as revisões, {visits.business} no mínimo, e define quem autoriza o gasto na urgência.",
        "Para uso coletivo, é o mais organizado: visitas programadas, relatório e regra escrita de como e quando chamar. Quem não quer contrato pode pedir revisões avulsas.",
      ],
    },
    {
      question: "Quanto tempo o condomínio fica sem o portão numa pane?",
      answers: [
        "Uma peça comum, como capacitor, fotocélula ou roldana, costuma ser trocada em uma visita; a troca do motor leva de {time.heavy}. Peça difícil de achar pode pedir uma segunda ida.",
        "Na maioria dos casos, o tempo de uma visita. Motor novo leva de {time.heavy} de serviço, e a foto da etiqueta, mandada antes, ajuda o técnico a ir com a peça certa.",
      ],
    },
    {
      question: "Quantos controles cada unidade do condomínio deve ter?",
      answers: [
        "O usual é um por vaga ou por motorista, com limite definido pelo condomínio. Antes de liberar mais, confira quantas posições livres há na memória do receptor.",
        "Quem decide é o condomínio, em geral um por vaga. Um limite por unidade facilita saber quem tem cada controle e evita encher a memória do receptor.",
      ],
    },
  ],
  photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades e o horário de pico",
  related: ["predio", "contrato", "controle-de-acesso", "tag-veicular", "nobreak", "pesado"],
  topic: "motor-para-condominio",
};
