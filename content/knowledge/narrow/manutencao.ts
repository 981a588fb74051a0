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
        "Fazemos a manutenção preventiva de portão de condomínio {visits.business}, no mínimo, e a cada mês ou trimestre onde entram muitos carros. Revisam-se cabos, roldanas, força, sensores e parte elétrica, com relatório para o síndico; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Em condomínio, a manutenção preventiva acompanha o uso: {visits.business} ou mais, conforme o fluxo. O técnico ajusta a folha, mede motor e placa, testa a fotocélula e deixa por escrito o que precisa de troca; a visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças.",
        "Fazemos a manutenção de portões de condomínio {em}, em visita avulsa ou em contrato, com relatório para o síndico. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças; o mínimo são visitas {visits.business}, e mensais onde a portaria é movimentada.",
        "Somos uma empresa de manutenção de portões e atendemos condomínio {em}: a equipe revisa folha, cabos, motor, força e fotocélula e deixa tudo por escrito. O valor é por portão, em geral de {price.preventiveRange} a visita, sem peças, {visits.business}, no mínimo.",
        "Cuidamos dos portões do prédio ou condomínio {em}, com manutenção marcada fora da hora de pico: limpeza, reaperto, regulagem e teste dos sensores. Um portão grande fica, em geral, de {price.preventiveRange} por visita, sem peças; visitas a cada seis meses são o mínimo.",
        "A manutenção de portão automático de condomínio é feita {visits.business}, no mínimo, e todo mês onde a portaria é movimentada. Custa, em geral, de {price.preventiveRange} por portão grande e por visita, sem peças; fotos dos portões e o número de vagas dão a proposta grátis.",
        "A manutenção de portão de prédio inclui limpeza, reaperto, lubrificação, regulagem da força e do curso e teste da fotocélula, com relatório para o síndico. Fica, em geral, de {price.preventiveRange} por portão grande e por visita, sem peças; o mínimo são visitas {visits.business}.",
      ],
      price: [
        "A manutenção de portão de prédio ou condomínio fica, em geral, de {price.preventiveRange} por portão grande e por visita, sem peças, conforme o peso da folha, os motores e as aberturas por dia. Para o orçamento grátis, mande foto de cada portão e da etiqueta do motor e o número de vagas.",
        "O preço da manutenção no condomínio é por portão, em visita avulsa ou em contrato: a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Com fotos do portão do prédio e da etiqueta do motor e o número de aberturas por dia, a proposta é grátis, por escrito.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito na manutenção preventiva do condomínio",
          "A visita, item por item",
          "Roteiro da revisão no prédio",
        ],
        slots: [
          [
            "A folha vem primeiro: cabos, roldanas, dobradiças, soldas, batentes e guia, com o circuito desligado.",
            "O exame começa na mecânica, porque é ela que força o motor de uso intenso.",
            "Cabos, roldanas, trilho e fixações são conferidos antes da parte elétrica.",
          ],
          [
            "Depois são medidos a corrente e o capacitor, regulados a força e o ponto de parada, e testada a fotocélula.",
            "Na elétrica, corrente, capacitor, contatos e aterramento passam por medição.",
            "Força no mínimo necessário, parada no ponto e fotocélula testada fecham a parte de segurança.",
          ],
          [
            "O relatório registra o que foi feito, o que trocar e o que acompanhar, com data.",
            "Com o histórico escrito, o síndico programa a troca da peça antes de ela parar o portão.",
            "Cada visita deixa registro para a administradora e a assembleia.",
          ],
        ],
        bullets: [
          "Cabos, roldanas, dobradiças e soldas",
          "Trilho, guia e batentes",
          "Corrente, capacitor e contatos",
          "Força, paradas e fotocélula",
          "Destravamento e nobreak",
          "Relatório para o síndico",
        ],
      },
      {
        about: "time",
        headings: ["Frequência certa no condomínio", "Quantas vezes por ano", "O calendário da manutenção preventiva"],
        slots: [
          [
            "Muitas vagas para um portão só pedem intervalo menor, trimestral ou mensal.",
            "Programe {visits.business} e encurte o intervalo se o portão quase não descansa.",
            "Até umas 30 vagas, {visits.business} costuma bastar; acima disso, ou com motor antigo, a visita mensal ou trimestral evita parada.",
          ],
          [
            "Entre as visitas, a zeladoria varre o trilho e limpa as lentes da fotocélula, com o disjuntor desligado.",
            "À equipe do prédio cabe varrer o trilho, limpar as lentes da fotocélula e anotar ruído novo; cabo, mola, contrapeso e tampa são do técnico.",
            "A portaria anota ruído, lentidão e parada fora do ponto, com data.",
          ],
          [
            "A visita é marcada fora do pico, com aviso aos moradores.",
            "O horário é combinado para não prender carros na garagem.",
            "Meio da manhã ou da tarde costuma atrapalhar menos os moradores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa para o condomínio", "Valor por portão", "O que muda o preço da manutenção preventiva"],
        slots: [
          [
            "O preço depende do número de portões, do peso da folha, do fluxo e do estado do conjunto.",
            "Pesam a folha, as aberturas por dia e quantos portões são vistos no mesmo dia; o orçamento por fotos é grátis. Para comparar, em casa a visita parte de {price.preventive}, sem peças.",
            "O valor muda com o número de portões e com a escolha entre visita avulsa e contrato.",
          ],
          [
            "Adiar a revisão pode terminar em troca do motor, que em portão pesado custa de {price.heavySwap}.",
            "A manutenção custa bem menos que a troca de um motor pesado, de {price.heavySwap}.",
            "Peças são à parte e só entram com aprovação de quem responde pelo prédio.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Portaria, cancela e clausura na revisão", "O que mais revisar além do portão"],
        slots: [
          [
            "Na mesma visita podem entrar a cancela, a clausura e o portão social: diga quais são, e a proposta os lista um a um.",
            "Condomínio com portaria costuma ter cancela, portão social e clausura: mande a foto de cada um para entrarem na proposta.",
          ],
          [
            "Na clausura, testa-se se um portão não abre com o outro aberto; na cancela, se a barra não desce sobre o carro.",
            "O intertravamento da clausura e o sensor da cancela são testados como itens de segurança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço da preventiva é o mesmo de uma casa?",
        answers: [
          "Não. Em condomínio o valor é por portão, conforme peso e uso, e vem em orçamento grátis.",
          "Não: portão coletivo é maior e trabalha mais. Mande fotos e o número de vagas para a proposta.",
        ],
      },
      {
        question: "A manutenção preventiva do condomínio precisa de contrato?",
        answers: [
          "Não é obrigatório, mas ajuda: fixa as visitas, o que é feito e como chamar na urgência.",
          "Pode ser avulsa. O contrato compensa quando há mais de um portão ou muito fluxo.",
        ],
      },
      {
        question: "Por que guardar o relatório da manutenção do portão?",
        answers: [
          "Porque cabe ao síndico conservar as áreas comuns: o histórico das visitas mostra que houve cuidado, se há acidente ou dúvida na assembleia, e ajuda a prever a troca de peças.",
        ],
      },
      {
        question: "A portaria pode lubrificar o portão?",
        answers: [
          "Melhor não: produto errado junta areia e gasta cremalheira e roldana. A lubrificação é feita pelo técnico, na visita.",
          "Só limpeza externa. Produto errado em trilho e cremalheira gasta as peças.",
        ],
      },
      {
        question: "A garagem fica parada durante a revisão do portão?",
        answers: [
          "A garagem para por períodos curtos, combinados fora do pico, com alguém orientando a passagem.",
          "O portão para enquanto é medido e testado; o horário é escolhido com o prédio.",
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
        "Montamos plano de manutenção para portão industrial {em}: visita {visits.business}, no mínimo, e mensal onde o portão abre o dia todo, com relatório do que foi testado. A revisão de portão grande fica, em geral, de {price.preventiveRange} por visita, sem peças.",
        "Fazemos manutenção de portão industrial e de galpão {em}, avulsa ou com as datas combinadas para o ano: a folha, o motor, a força e os sensores são revistos em cada visita. O valor é por portão, em geral de {price.preventiveRange}, sem peças.",
        "Atendemos empresa {em} com plano de manutenção para os portões: o intervalo sai das aberturas por dia, de todo mês a {visits.business}. Cada revisão de portão grande custa, em geral, de {price.preventiveRange}, sem peças, e o plano é orçado por fotos, sem custo.",
        "Um plano de manutenção de portão industrial tem visita do técnico {visits.business}, no mínimo, e todo mês onde o portão abre o dia inteiro. Entre elas, a equipe da empresa varre o trilho e limpa as lentes. Cada revisão fica, em geral, de {price.preventiveRange} por portão grande, sem peças.",
        "O plano de manutenção de portões industriais parte das aberturas por dia: poucas, {visits.business}; dezenas, a cada dois ou três meses; o dia todo, mensal. O valor é por portão grande, em geral de {price.preventiveRange} a visita, sem peças, com proposta grátis por fotos.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso do portão", "De quanto em quanto tempo em cada portão"],
        slots: [
          [
            "Portão de doca e portão de funcionários raramente pedem o mesmo intervalo: conte as aberturas de cada um.",
            "Antes de fixar as datas, anote quantas vezes cada portão abre em um dia comum.",
          ],
        ],
        bullets: [
          "Abre e fecha só no expediente: {visits.business}",
          "Algumas dezenas de aberturas por dia: a cada dois ou três meses",
          "Caminhão o dia inteiro: todo mês",
          "Portão que já parou no ano: intervalo menor até passar seis meses sem pane",
        ],
      },
      {
        about: "visit",
        headings: ["O que é conferido em cada visita", "Da folha ao relatório: o que a visita inclui"],
        slots: [
          [
            "A folha pesada vem primeiro: roldanas, trilho, cabos, soldas, batentes e a fixação do motor, com a energia desligada.",
            "Trilho, roldana, cremalheira, cabo e solda são vistos com o disjuntor desligado, porque é a folha que força o motor.",
          ],
          [
            "Depois são medidos a tensão, a corrente e o capacitor, e acertados a força e os pontos de parada.",
            "No motor, o técnico mede a alimentação e o aquecimento, reaperta as ligações e regula a força.",
          ],
          [
            "A fotocélula, o sinaleiro e o destravamento são testados no fim, e o relatório diz o que trocar e em que prazo.",
            "No fim, cada sensor é testado com a folha andando, e fica escrito o que pode esperar e o que não pode.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do plano", "Como o plano é cobrado"],
        slots: [
          [
            "O valor muda com o número de portões, o peso da folha e o horário das visitas; vários portões no mesmo dia dividem a ida.",
            "Contam o número de portões, o tamanho da folha e a hora em que ela pode parar.",
          ],
          [
            "A troca de um motor pesado fica de {price.heavySwap}, com mão de obra, e o que o plano procura é adiar essa conta.",
            "Para comparar, um motor pesado novo fica de {price.heavySwap}, com a mão de obra.",
          ],
          [
            "Peça é sempre à parte, com o preço aprovado antes por quem responde pela empresa.",
            "Nenhuma peça entra sem a aprovação da empresa, com o valor por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção pode ser feita fora do expediente?",
        answers: [
          "Pode ser combinada cedo, à noite ou no fim de semana, conforme a agenda, com o valor dito antes.",
          "Sim, diga em que horas o portão pode parar, e a visita é marcada dentro delas.",
        ],
      },
      {
        question: "O plano de manutenção precisa de contrato?",
        answers: [
          "Não. As visitas podem ser avulsas, com a próxima data já marcada; o contrato fixa as datas, o que é feito e o prazo de atendimento.",
          "Pode ser sem contrato, visita por visita. Com mais de um portão, o contrato costuma facilitar o controle.",
        ],
      },
      {
        question: "O que a própria empresa pode fazer entre as visitas?",
        answers: [
          "Varrer o trilho, limpar as lentes da fotocélula com pano seco e anotar ruído ou lentidão, com o disjuntor desligado. Cabo, mola, motor e placa são do técnico.",
          "A equipe limpa trilho e lentes e registra o que notou de diferente; não lubrifica por conta própria nem aumenta a força do motor.",
        ],
      },
      {
        question: "O relatório serve para a segurança do trabalho?",
        answers: [
          "Serve como registro do que foi testado e trocado, com data. Mostre antes ao técnico de segurança o que ele precisa que conste.",
          "Sim, ele mostra datas, testes e pendências. Se a empresa tem modelo próprio de ficha, mande junto com o pedido.",
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
        "Fazemos manutenção de portão basculante: equilíbrio da folha, cabos, roldanas, fuso, capacitor, fim de curso e força. Em casa, custa a partir de {price.preventive}, sem peças; folha grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "A manutenção do basculante confere contrapeso, cabos de aço, braço, fuso e parte elétrica na mesma visita, {visits.home} em casa. Sai a partir de {price.preventive}, sem peças, e nada é trocado sem a sua aprovação.",
        "Na revisão do portão basculante, o técnico equilibra a folha, examina os cabos, lubrifica o fuso e mede o motor, a partir de {price.preventive} em casa, sem peças. Mande a foto da etiqueta e do portão por dentro.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito no portão basculante",
          "Revisão do basculante, item por item",
          "A visita no basculante",
        ],
        slots: [
          [
            "A folha é testada solta do motor, segura pelo técnico: deve parar a meia altura.",
            "O primeiro exame é o equilíbrio, porque contrapeso errado força o motor todo dia.",
            "Contrapeso e cabos vêm antes do motor, pois são eles que carregam a folha.",
          ],
          [
            "Cabo com fio solto ou ferrugem é trocado em par, com orçamento aprovado antes.",
            "Roldanas, presilhas e cabos são examinados dos dois lados.",
            "Cabo com um único fio partido já entra na lista de troca, porque pode arrebentar com a folha no alto.",
          ],
          [
            "Fuso ou corrente é limpo e lubrificado, e capacitor, força e fim de curso são medidos e regulados.",
            "No acionador, o fuso é lubrificado, o suporte é reapertado e o capacitor é medido.",
            "Depois vêm a limpeza do fuso, o reaperto do suporte e o teste de reversão no obstáculo.",
          ],
        ],
        bullets: [
          "Contrapeso e equilíbrio",
          "Cabos e roldanas",
          "Braço, pinos e dobradiças",
          "Fuso ou corrente",
          "Capacitor e central",
          "Fim de curso e força",
          "Fotocélula e controles",
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de que o basculante pede revisão",
          "Quando adiantar a manutenção do basculante",
          "Avisos do portão basculante",
        ],
        slots: [
          [
            "Uma folha que desce torta ou não para a meia altura perdeu o equilíbrio.",
            "Se a folha desce depressa ou sobe devagar, o contrapeso ou o cabo mudou.",
            "Portão que entorta ao subir tem cabo ou roldana gasta de um lado.",
          ],
          [
            "O ronco que acompanha a subida costuma ser fuso seco.",
            "A raspagem do começo ao fim vem do fuso sem graxa ou de rolamento gasto.",
            "O estalo sempre no mesmo ponto aponta guia, braço ou roldana.",
          ],
          [
            "A batida no chão ao fechar pede fim de curso regulado.",
            "Se bate ao fechar ou sobra fresta, o fim de curso saiu do ponto.",
            "O fio de cabo arrepiado é motivo para parar de usar e chamar na hora.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão basculante?",
        answers: [
          "Em casa, revise {visits.home}; em uso coletivo, {visits.business}, no mínimo.",
          "Em casa, {visits.home} basta. Barulho novo, tranco ou folha pesada são motivo para adiantar.",
        ],
      },
      {
        question: "Posso lubrificar o cabo e o fuso do basculante?",
        answers: [
          "Cabo, não mexa. No fuso aparente, só com o disjuntor desligado e a folha fechada, em camada fina e com a graxa do fabricante.",
          "O cabo fica com o técnico. Óleo comum no fuso junta pó; use graxa própria ou espere a visita.",
        ],
      },
      {
        question: "As peças estão no preço da manutenção do basculante?",
        answers: [
          "Não. A visita cobre mão de obra, limpeza e regulagem; peça gasta é orçada e só entra com o seu aceite.",
          "O valor é sem peças. O que precisar de troca é mostrado e aprovado antes.",
        ],
      },
      {
        question: "Quanto tempo leva a manutenção do basculante?",
        answers: [
          "A manutenção costuma caber em uma visita; troca de cabo ou contrapeso alonga o serviço.",
          "Uma visita basta na maioria dos casos. O reparo de serralheria pode pedir outra.",
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
        "A manutenção de portão pivotante, o de abrir, confere dobradiças ou pivôs, suportes do braço, batente, trava, capacitor, fim de curso e força de cada folha. Em casa, custa a partir de {price.preventive}, sem peças; portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "Fazemos manutenção de portão pivotante, ou de abrir, a partir de {price.preventive} em casa, sem peças: dobradiças, braço, suportes, batente e motor de cada folha na mesma visita. Em casa se faz {visits.home}, e nada é trocado sem a sua aprovação.",
        "Fazemos manutenção de portão pivotante (de abrir) {em}: dobradiças ou pivôs, suportes do braço, batente, trava, capacitor, fim de curso e força. Em casa, custa a partir de {price.preventive}, sem peças; portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "A manutenção de portão pivotante {em}, {visits.home} em casa, confere dobradiças, braço, suportes, batente e motor de cada folha na mesma visita. Sai a partir de {price.preventive}, sem peças, e nada é trocado sem a sua aprovação.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito no portão de abrir", "Revisão do pivotante, item por item"],
        slots: [
          [
            "Com o motor solto, cada folha é girada na mão: ela deve ir leve e parar onde se deixa.",
            "O primeiro exame é a folha na mão; se pesa, raspa ou volta sozinha, a dobradiça vem antes do motor.",
          ],
          [
            "Pinos e suportes do braço são reapertados, porque a folga neles faz a folha tremer.",
            "Suporte solto na coluna ou na folha é reapertado ou refeito antes da regulagem.",
          ],
          [
            "Depois são medidos o capacitor e a corrente, e regulados a força, a ordem das folhas e os pontos de parada.",
            "No fim são testados a parada diante de um obstáculo, a trava, o batente e os controles.",
          ],
        ],
        bullets: [
          "Dobradiças, pivôs e rolamentos",
          "Braço, pinos e suportes",
          "Batente, trava e encosto das folhas",
          "Capacitor, fim de curso e fotocélula",
        ],
      },
      {
        about: "care",
        headings: ["Entre uma revisão e outra", "O que você pode fazer em casa"],
        slots: [
          [
            "Varra o curso da folha e veja, de longe, se ela raspa no piso ou treme.",
            "Mantenha livres o piso e o batente; a graxa das dobradiças fica para a visita.",
          ],
          [
            "Folha que cai, dobradiça trincada ou braço torto pedem o disjuntor desligado até o técnico chegar.",
            "Com trinca na dobradiça ou na solda do suporte, pare de usar e desligue o disjuntor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão pivotante?",
        answers: ["Em casa, {visits.home}; em prédio ou empresa, {visits.business}, no mínimo."],
      },
      {
        question: "A dobradiça entra na manutenção?",
        answers: [
          "O reaperto e a lubrificação, sim. Dobradiça gasta ou trincada é peça à parte, com o valor dito antes da troca.",
        ],
      },
      {
        question: "Uma folha abre mais devagar que a outra. A revisão resolve?",
        answers: [
          "Se é folga, dobradiça seca ou regulagem, sim. Capacitor fraco ou motor gasto aparece na medição, e a troca é combinada antes.",
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
        "Fazemos manutenção de portão de correr: trilho, roldanas, guias, cremalheira, engrenagem, capacitor e fim de curso. Em casa, custa a partir de {price.preventive}, sem peças; folha grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
        "A manutenção do portão deslizante confere trilho, roldanas, folga da cremalheira e motor na mesma visita, {visits.home} em casa. Sai a partir de {price.preventive}, sem peças, e nada é trocado sem a sua aprovação.",
        "Na revisão do portão de correr, o técnico limpa e alinha o que faz a folha pesar, acerta a cremalheira em {rack.clearance} e mede o motor, a partir de {price.preventive} em casa, sem peças. Mande um vídeo do percurso.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "O que é feito no portão de correr",
          "Revisão do deslizante, item por item",
          "A visita no portão de correr",
        ],
        slots: [
          [
            "Com o motor solto, a folha é levada de ponta a ponta para achar onde prende.",
            "O primeiro exame é a folha na mão: ela deve correr leve do começo ao fim.",
            "Trilho e roldanas vêm antes do motor, porque são eles que fazem pesar.",
          ],
          [
            "A folga entre cremalheira e engrenagem volta a {rack.clearance}, e os parafusos são reapertados.",
            "Uma cremalheira solta ou baixa é alinhada, com {rack.clearance} de folga.",
            "Dente comido e parafuso frouxo são vistos em toda a extensão da cremalheira.",
          ],
          [
            "Ímãs de fim de curso, força, capacitor e fotocélula são conferidos e regulados.",
            "Depois são medidos o capacitor e a corrente, e regulados a força e os pontos de parada.",
            "No fim são testados a parada diante de um obstáculo, os batentes e os controles.",
          ],
        ],
        bullets: [
          "Trilho e emendas",
          "Roldanas e guias de cima",
          "Cremalheira e engrenagem",
          "Batentes das duas pontas",
          "Capacitor e central",
          "Ímãs de fim de curso",
          "Fotocélula e controles",
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de que o portão de correr pede revisão",
          "Quando adiantar a manutenção do deslizante",
          "Avisos do portão de correr",
        ],
        slots: [
          [
            "Folha que pesa num trecho tem trilho amassado ou roldana gasta.",
            "Se o portão trava sempre no mesmo ponto, olhe o trilho ali.",
            "Balanço na ponta indica guia de cima solta.",
          ],
          [
            "O estalo de dente pulando pede parar, porque come a engrenagem.",
            "O ruído de pipoca na cremalheira é folga errada ou dente gasto.",
            "Um motor que gira e escorrega tem engrenagem ou cremalheira gasta.",
          ],
          [
            "A batida no fim mostra ímã fora do lugar ou força alta.",
            "Se encosta com pancada, o fim de curso saiu do ponto.",
            "Uma folha que passa do batente ou sai do trilho não deve mais ser usada.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão de correr?",
        answers: [
          "Em casa, revise {visits.home}; em prédio e empresa, {visits.business}, no mínimo.",
          "Uma revisão {visits.home} atende a casa. Rua de terra e uso coletivo pedem mais.",
        ],
      },
      {
        question: "O que posso fazer eu mesmo no portão de correr?",
        answers: [
          "Com o disjuntor desligado, você pode varrer o trilho e limpar a fotocélula com pano seco. A regulagem fica com o técnico.",
          "Manter o trilho limpo é o que mais ajuda. Não passe graxa no trilho: ela junta areia.",
        ],
      },
      {
        question: "As peças estão no preço da manutenção do portão de correr?",
        answers: [
          "Não. A visita cobre mão de obra, limpeza e regulagem; peça gasta só entra com o seu aceite.",
          "O valor é sem peças, e o que precisar de troca é mostrado antes.",
        ],
      },
      {
        question: "Precisa lubrificar a cremalheira do portão de correr?",
        answers: [
          "A de nylon trabalha quase a seco; a de aço recebe camada fina a cada {rack.months}.",
          "A de aço leva pouca graxa a cada {rack.months}. Na de nylon, a limpeza basta.",
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
        "Em casa, a manutenção do portão é feita {visits.home}. Em condomínio e comércio, são {visits.business}, no mínimo, e o portão que abre o dia inteiro merece revisão todo mês. A visita em residência parte de {price.preventive}, sem peças.",
        "O portão eletrônico de casa pede manutenção {visits.home}; o de prédio ou empresa, {visits.business}, no mínimo. Não espere o mês marcado se surgir barulho, lentidão ou folha pesada. Em residência, a visita parte de {price.preventive}, sem peças.",
        "Uma casa precisa de manutenção preventiva do portão {visits.home}; condomínio e comércio, {visits.business} ou mais, porque há muito mais aberturas. Rua de terra, obra perto e chuva no motor pedem revisão alguns meses antes.",
        "A manutenção de portão se faz {visits.home} em residência e {visits.business}, no mínimo, onde o uso é coletivo. Ruído novo, folha pesada ou cabo desfiado antecipam a visita, que em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "A manutenção do portão residencial se faz {visits.home} e custa a partir de {price.preventive} por visita, sem peças; um portão grande ou desregulado fica, em geral, de {price.preventiveRange}. Em prédio e empresa são {visits.business}, no mínimo, com valor por portão.",
        "Conte uma visita preventiva {visits.home} em casa, a partir de {price.preventive}, sem peças, ou {visits.business} em local de muito uso. O que passa disso é peça gasta, orçada antes e trocada só com o seu aceite.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: [
          "O intervalo certo para cada uso",
          "Casa, prédio e empresa: quantas vezes por ano",
          "Quando marcar a próxima manutenção",
        ],
        slots: [
          [
            "O que gasta o portão é o número de aberturas, e não o calendário: o de uma casa abre poucas vezes por dia, e o de um prédio, o dia todo.",
            "Conte as aberturas: garagem de uma família pede menos visitas que a de um condomínio.",
            "Quanto mais carros usam o portão, menor deve ser o intervalo entre as revisões.",
          ],
          [
            "Poeira, rua de terra e chuva direta no motor encurtam o prazo.",
            "Obra na vizinhança, areia no trilho e motor sem cobertura pedem visita antes da data.",
            "Portão pesado, antigo ou de madeira merece um intervalo menor.",
          ],
          [
            "Se a última revisão ninguém lembra quando foi, marque agora e conte o prazo a partir dela.",
            "Um portão que acabou de receber peça nova volta ao calendário normal, com a data anotada.",
            "Anote a data na tampa do quadro ou no celular, para a visita não depender de defeito.",
          ],
        ],
        bullets: [
          "Trilho e fotocélula: limpeza todo mês, pelo morador",
          "Cremalheira: limpeza e lubrificante a cada {rack.months}",
          "Rua de terra, obra perto ou motor na chuva: metade do intervalo normal",
          "Portão que já parou no ano: nova revisão seis meses depois do conserto",
          "Basculante: cabos e contrapeso conferidos pelo técnico em cada revisão",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na revisão", "O que entra em cada visita", "A revisão do técnico, em resumo"],
        slots: [
          [
            "Com a energia desligada, o técnico move a folha na mão e confere roldanas, dobradiças, cabos e soldas.",
            "A folha é testada solta do motor, com o disjuntor desligado, e os parafusos do suporte são reapertados.",
            "Primeiro se vê a parte de ferro: cabo, roldana, dobradiça, trilho e fixação do motor.",
          ],
          [
            "Depois ele mede o capacitor, que é a peça que dá a partida do motor, limpa a caixa da placa e lubrifica o que gira.",
            "No motor, são medidos o capacitor e a tensão, e o ponto de parada e a força são acertados.",
            "Em seguida vêm a lubrificação, a regulagem da força e a limpeza da central.",
          ],
          [
            "No fim, a fotocélula e cada controle são testados, e você fica com a lista do que trocar e do que pode esperar.",
            "A visita termina com vários ciclos, a fotocélula testada e a data sugerida para a próxima.",
            "O que estiver gasto é mostrado, com o preço da peça, e só é trocado se você aprovar.",
          ],
        ],
      },
    ],
    keep: ["signs", "care"],
    questions: [
      {
        question: "Portão que funciona bem precisa de revisão?",
        answers: [
          "Precisa. Cabo desfiado, capacitor fraco e parafuso frouxo não aparecem no uso até o dia em que o portão para.",
          "Sim: a revisão existe para achar o desgaste antes da pane, e em casa basta {visits.home}.",
        ],
      },
      {
        question: "O que acontece se eu atrasar a manutenção do portão?",
        answers: [
          "O portão continua andando, com mais esforço: a folha pesa, o motor esquenta e a peça que custaria um ajuste acaba trocada.",
          "Aumenta a chance de cabo, roldana ou capacitor falhar sem aviso, muitas vezes com o carro dentro.",
        ],
      },
      {
        question: "Quanto custa cada visita de manutenção?",
        answers: [
          "Em casa, a visita custa a partir de {price.preventive}, sem peças. Portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
          "A preventiva residencial parte de {price.preventive}, fora peças; em prédio e empresa o valor é por portão, com orçamento grátis.",
        ],
      },
      {
        question: "Como sei que a manutenção do portão está atrasada?",
        answers: [
          "Barulho novo, abertura mais lenta, tranco no fim ou controle que só pega no segundo toque são os avisos mais comuns. Com cabo desfiado ou folha torta, desligue o disjuntor e chame sem esperar a data.",
          "O portão avisa: range, treme, demora ou bate ao fechar. Se ninguém lembra da última revisão, já passou da hora.",
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
    ],
    intent: "question",
    answers: {
      any: [
        "O checklist da manutenção do portão tem três partes: folha (equilíbrio, cabos, roldanas, soldas, dobradiças), motor (fixação, capacitor, fim de curso, lubrificação) e segurança (força, fotocélula, destravamento). Em casa, revise {visits.home}; a visita parte de {price.preventive}, sem peças.",
        "O checklist da manutenção preventiva do portão do condomínio: toda semana o zelador limpa trilho e fotocélula e testa a inversão; {visits.business}, no mínimo, o técnico confere folha, roldanas, cabos, cremalheira, capacitor, força e destravamento, e deixa relatório assinado, como pede a NBR 5674.",
        "Na lista de manutenção do portão automático entram trilho e lentes limpos, cabos sem fio partido, parafusos firmes, capacitor medido, fim de curso regulado, fotocélula e destravamento testados. Limpar e olhar cabe ao morador; medir e regular, ao técnico.",
        "Checklist de portão: todo mês, o morador limpa trilho e fotocélula e assiste a um ciclo; {visits.home} em casa, o técnico confere equilíbrio, cabos, roldanas, bornes, capacitor, força e controles. A visita parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Checklist do morador, todo mês", "O que você confere em casa", "Lista mensal, sem ferramenta"],
        slots: [
          [
            "Tudo é feito com o disjuntor desligado, sem abrir tampa e sem tocar em cabo, mola ou contrapeso.",
            "São minutos de limpeza e olhar, com a energia cortada e as crianças longe.",
            "O limite do morador é a parte de fora: nada de tampa aberta nem de peça com carga.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Varra o trilho e tire pedra, folha e areia do caminho.",
          "Passe pano seco nas duas lentes da fotocélula.",
          "Olhe, de longe, cabos, soldas, parafusos e dobradiças.",
          "Religue e assista a um ciclo, atento a ruído, tranco e lentidão.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Checklist do técnico na visita",
          "O que a revisão confere, item por item",
          "A lista da manutenção preventiva",
        ],
        slots: [
          [
            "A visita começa pela folha na mão, porque quase todo defeito de motor nasce de portão pesado.",
            "Primeiro se sente a folha solta: ela deve andar leve e parar onde é deixada.",
            "O exame vai da folha ao motor, e termina nos testes de segurança.",
          ],
          [
            "No fim você recebe a lista do que trocar agora e do que pode esperar, com valor.",
            "O que reprovou é mostrado, e peça só se troca com a sua aprovação.",
            "Cada item sai como bom, a acompanhar ou a trocar, e o preço é dito antes.",
          ],
        ],
        bullets: [
          "Equilíbrio da folha, cabos, roldanas e soldas",
          "Reaperto de suporte, braço e cremalheira",
          "Capacitor, tensão em carga e bornes",
          "Fim de curso, força e desaceleração",
          "Fotocélula, obstáculo e destravamento",
          "Controles, botoeira e sinaleira",
        ],
      },
    ],
    keep: ["signs", "cost"],
    questions: [
      {
        question: "Com que frequência repetir o checklist do portão?",
        answers: [
          "A parte do morador se repete todo mês; a do técnico, {visits.home} em casa e {visits.business}, no mínimo, em prédio e empresa.",
          "Limpeza e olhar são mensais. A revisão completa é {visits.home} em residência e {visits.business} em uso coletivo.",
        ],
      },
      {
        question: "O que muda no checklist do basculante?",
        answers: [
          "Cabos, roldanas altas, contrapeso, fuso e pinos do braço ganham prioridade, e todos são conferidos só pelo técnico.",
          "Entram cabo de aço, contrapeso e fuso no lugar de trilho e cremalheira; o morador só olha de longe.",
        ],
      },
      {
        question: "O condomínio precisa guardar o registro da manutenção?",
        answers: [
          "É recomendável: data, itens medidos, peças trocadas e pendências, assinados, ajudam o síndico a provar o cuidado.",
          "Guarde uma folha por visita, com o que foi testado e o que ficou pendente.",
        ],
      },
      {
        question: "Achei um fio partido no cabo do portão. O que faço?",
        answers: [
          "Pare de usar, desligue o disjuntor, não passe sob a folha e chame o técnico. Um cabo desfiado pode arrebentar no ciclo seguinte.",
          "Não acione mais. Fotografe de longe e peça a troca do par; ninguém toca no cabo.",
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
        "Na visita, o técnico limpa, reaperta e lubrifica, mede o motor, confere cabos ou roldanas e regula a força e a parada. Em casa ela custa a partir de {price.preventive}, sem peças; em portão grande ou de prédio, a faixa comum é de {price.preventiveRange}. Atendemos motores {shop.someBrands}.",
        "A manutenção em casa parte de {price.preventive}, sem peças, e inclui limpeza, lubrificação, regulagem e teste da fotocélula. Em condomínio e empresa, vai em geral de {price.preventiveRange} por portão, com visita avulsa ou contrato. Você recebe por escrito o que foi feito e o que convém trocar.",
        "O técnico confere folha, cabos, roldanas, motor, placa e sensores e deixa uma lista do que está bom e do que gasta. Só a visita com regulagem, em casa, sai a partir de {price.preventive}, sem peças; a peça a trocar é orçada antes. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a manutenção inclui", "O que é feito na visita"],
        slots: [
          [
            "A visita começa pela folha, porque portão pesado ou torto é o que mais gasta motor.",
            "Primeiro se vê se a folha anda leve e reta; só depois se mexe no motor.",
          ],
        ],
        bullets: [
          "Limpeza e lubrificação nos pontos certos",
          "Reaperto de suportes, braço e cremalheira",
          "Medida do capacitor e da corrente do motor",
          "Conferência de cabos, roldanas e dobradiças",
          "Regulagem da força e do ponto de parada",
          "Teste da fotocélula e dos controles",
        ],
      },
      {
        about: "choose",
        headings: ["O que perguntar antes de contratar", "Como escolher quem cuida do portão"],
        slots: [
          [
            "Peça por escrito o que entra na visita, o que é peça e o que é mão de obra.",
            "O valor só se compara quando as propostas dizem os mesmos itens.",
          ],
          [
            "Veja se há nota fiscal, garantia do serviço e alguém que responda depois.",
            "Nota e garantia por escrito separam quem fica de quem some.",
          ],
          [
            "Desconfie de quem condena a placa sem medir nem mostrar o defeito.",
            "Quem troca peça sem mostrar a antiga não ajuda a comparar.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "Em casa, {visits.home}; em condomínio e empresa, {visits.business}, no mínimo.",
          "O comum é {visits.home} em casa e {visits.business} onde muita gente usa o portão.",
        ],
      },
      {
        question: "Preciso de contrato?",
        answers: [
          "Em casa, não: basta chamar na época da revisão. Em condomínio, o contrato garante a data e a ordem de atendimento.",
          "Só se quiser as datas marcadas. A visita avulsa serve à maioria das casas.",
        ],
      },
      {
        question: "Vocês cuidam de motor que não instalaram?",
        answers: [
          "Sim, de motores {shop.someBrands}. Mande a foto da etiqueta, para o técnico ir com a peça provável.",
          "Cuidamos, de forma independente das fábricas. A etiqueta do motor diz se há peça.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor",
  },
];
