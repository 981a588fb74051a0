import type { Concept } from "#domain/knowledge/concept.ts";

export const contrato: Concept = {
  id: "contrato",
  kind: "service",
  label: "Contrato de manutenção",
  phrase: "o contrato de manutenção",
  words: [
    "contrato de manutenção",
    "contrato",
    "contrato mensal",
    "plano de manutenção",
    "manutenção mensal",
    "mensalidade",
    "manutenção programada",
    "manutenção periódica",
    "contrato para condomínio",
    "contrato anual",
  ],
  intent: "buying",
  answers: {
    any: [
      "Fazemos contrato de manutenção de portão para condomínio, comércio e empresa, com revisão completa {visits.business}, no mínimo. Ficam escritos as visitas, o que é feito em cada uma, como chamar na urgência e quem paga as peças.",
      "Com o nosso contrato de manutenção, o desgaste do portão é visto antes da quebra, e a peça é trocada em horário combinado. O documento lista equipamentos, visitas, prazo, o que está incluído e o que é orçado à parte.",
      "Montamos contrato de manutenção para quem não pode ter a garagem parada: prédio, comércio, escola e galpão. O valor é por portão, conforme o uso e o estado; para comparar, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
    ],
    price: [
      "O contrato de manutenção é cobrado por portão; para comparar, uma revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Aberturas por dia e visitas por ano mudam a mensalidade, e a proposta por fotos é grátis.",
      "A mensalidade do contrato é calculada pelo número de motores e de visitas, com ou sem peças; para comparar, uma revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Compare as propostas pelo custo do ano inteiro, com as mesmas visitas e a mesma lista de peças.",
    ],
    comparison: [
      "Em garagem coletiva, o contrato de manutenção costuma compensar, porque organiza visitas, registro e autorização de gasto e torna a urgência menos frequente. O chamado avulso serve a portão de pouco uso, revisado {visits.home}.",
      "Entre contrato com peças e sem peças, decida pela idade do motor. Equipamento novo, em garantia, vai bem sem peças; um motor antigo pode pedir cobertura maior, com a lista do que entra escrita com clareza.",
    ],
  },
  line: [
    "Em garagem coletiva, o contrato de manutenção prevê revisão {visits.business}, no mínimo.",
    "O contrato deixa escrito quem autoriza o gasto quando o portão para no domingo à noite.",
    "O contrato lista os portões e motores, as visitas, as peças incluídas e o que fica de fora.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o contrato deve trazer escrito",
        "Cláusulas que evitam discussão",
        "Contrato de manutenção, item por item",
      ],
      slots: [
        [
          "O texto começa pela lista de equipamentos: cada portão, motor, central, fotocélula e nobreak, com local e modelo.",
          "Um contrato claro identifica cada motor e cada portão, para ninguém discutir depois o que estava coberto.",
          "Primeiro vem o inventário do que será cuidado, com modelo, posição e estado de cada item.",
        ],
        [
          "Em seguida vêm as visitas por ano, o roteiro de cada uma e como chamar fora da data.",
          "Depois aparecem a frequência, o que se faz na visita e a diferença entre urgência e chamado comum.",
          "Estão escritos também quantas visitas há por ano, o que se faz em cada uma e como chamar na urgência.",
        ],
        [
          "Batida de veículo, vandalismo, raio e serralheria pesada costumam ficar fora e ser orçados à parte.",
          "Danos por colisão, descarga elétrica e obra na estrutura são, em geral, itens fora da cobertura.",
          "O que fica de fora também precisa estar escrito: colisão, raio, vandalismo e reforma da folha.",
        ],
        [
          "Por último vêm prazo, reajuste, aviso prévio e o valor que a zeladoria pode aprovar sem o síndico.",
          "Prazo, reajuste e limite de gasto autorizado fecham o contrato sem deixar dúvida.",
          "Fica escrito quem aprova a despesa, até que valor, e com que aviso cada parte encerra o contrato.",
        ],
      ],
      bullets: [
        "Lista de portões, motores e acessórios",
        "Número de visitas por ano",
        "Roteiro do que é feito na visita",
        "Forma de chamar na urgência",
        "Peças incluídas e peças à parte",
        "Quem autoriza gasto e até quanto",
      ],
    },
    {
      about: "time",
      headings: ["Frequência das visitas", "Quantas visitas por ano prever", "O ritmo certo para o uso do portão"],
      slots: [
        [
          "Em portão de uso coletivo, a base é uma revisão completa {visits.business}, no mínimo.",
          "Condomínio e empresa devem prever revisão {visits.business}, ou mais quando o portão quase não descansa.",
          "Em prédio e comércio, a referência é revisar {visits.business}, com intervalo menor onde o portão abre mais.",
        ],
        [
          "No deslizante, a cremalheira entra no calendário a cada {rack.months}, com limpeza dos dentes.",
          "O portão de correr acrescenta a lubrificação da cremalheira a cada {rack.months}.",
          "A cada {rack.months}, o portão deslizante pede limpeza e lubrificação da cremalheira.",
        ],
        [
          "Muitas vagas para um portão só, rua de terra ou motor antigo justificam mais visitas.",
          "Um prédio grande com entrada única costuma pedir intervalo menor entre as visitas.",
          "O calendário muda com o uso: quanto mais ciclos por dia, menor o espaço entre revisões.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que acontece em cada visita",
        "A visita do contrato e o relatório",
        "O que é medido e ajustado em cada visita",
      ],
      slots: [
        [
          "O técnico testa a folha destravada, com o circuito desligado, e examina cabos, roldanas e soldas.",
          "Cada visita começa pela mecânica: equilíbrio, alinhamento, cabos e fixações, sem energia no motor.",
          "A revisão olha primeiro a folha e as peças móveis, com o disjuntor desligado e sinalizado.",
        ],
        [
          "Depois o técnico mede corrente e capacitor, regula força e fim de curso e prova a fotocélula.",
          "Corrente do motor, capacitor, fim de curso e fotocélula passam por medição e teste.",
          "Capacitor fraco, borne frouxo e tensão baixa aparecem na medição antes de o portão parar.",
        ],
        [
          "O relatório registra o que foi feito, as peças trocadas e o que pedirá troca em breve.",
          "Cada visita deixa uma folha com data, medidas, peças trocadas e o que trocar em breve.",
          "Com o registro escrito, o síndico sabe qual peça está no fim e marca a troca antes de ela parar o portão.",
        ],
      ],
      steps: [
        "A equipe do local avisa os usuários e libera o acesso ao quadro de energia.",
        "O técnico desliga e sinaliza o disjuntor antes de abrir qualquer tampa.",
        "A folha, os cabos e as fixações são examinados e ajustados.",
        "A parte elétrica é medida, e a segurança, testada.",
        "O relatório é entregue, com pendências e prazos.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o valor do contrato",
        "Valor do contrato, com ou sem peças",
        "O que forma o valor do contrato",
      ],
      slots: [
        [
          "O valor é por portão e depende do uso e do estado do conjunto, registrado numa vistoria.",
          "A quantidade de motores, as visitas por ano e a idade do equipamento definem o valor.",
          "Depois de uma vistoria {em}, o valor é fechado por portão e por número de visitas.",
        ],
        [
          "Sem peças, a mensalidade é menor e cada troca é aprovada e paga à parte, o que serve bem a motor novo.",
          "No contrato com peças, o valor é maior e fixo, e a lista coberta precisa estar clara; sem peças, paga-se menos por mês e cada troca à parte.",
          "Equipamento em garantia combina com contrato sem peças; um motor antigo pode pedir cobertura maior.",
        ],
        [
          "Compare o custo anual das propostas com o mesmo número de visitas e a mesma lista de peças.",
          "Para comparar duas propostas, ponha lado a lado visitas por ano, peças incluídas e chamadas fora da data.",
          "Some o ano inteiro: visitas, chamadas de urgência e peças que ficam de fora da mensalidade.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "A parte da equipe do prédio",
        "Quem cuida do portão entre as visitas",
        "Portaria, zeladoria e técnico: o papel de cada um",
      ],
      slots: [
        [
          "A portaria observa ruído, lentidão e fechamento incompleto e anota a data.",
          "Quem está na portaria percebe primeiro a mudança de som ou de velocidade e deve anotar a data.",
          "Porteiro e zelador ouvem o portão todo dia e são os primeiros a notar ruído novo.",
        ],
        [
          "À zeladoria cabe limpar trilho e lentes da fotocélula, com o disjuntor desligado.",
          "Limpeza de trilho e de fotocélula pode ser feita pela equipe, sem abrir o motor.",
          "Varrer o trilho e limpar as lentes são tarefas da casa, sempre com a energia do portão cortada.",
        ],
        [
          "Ninguém da equipe abre motor, mexe em cabo ou religa várias vezes um disjuntor que desarma.",
          "Tampa do motor, cabo, mola e contrapeso ficam reservados ao técnico, sem exceção.",
          "A equipe não deve forçar a folha com o motor engatado nem mexer em contrapeso, cabo ou mola.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O contrato vale para portão instalado por outra empresa?",
      answers: [
        "Vale. A vistoria registra o modelo, o estado e o que precisa ser corrigido antes; motor ainda na garantia de quem vendeu fica anotado à parte.",
        "Sim, nas marcas mais comuns. Um motor muito gasto ou sem peça de reposição é apontado já na vistoria, para não virar discussão depois.",
      ],
    },
    {
      question: "Quantas visitas por ano o portão do condomínio precisa?",
      answers: [
        "Pelo menos {visits.business}, com intervalo menor quando há muitas vagas para um portão só. A cremalheira do deslizante pede lubrificação a cada {rack.months}.",
        "A base é {visits.business}. O número sobe com o movimento, a idade do motor e a poeira do local.",
      ],
    },
    {
      question: "Casa também pode ter contrato?",
      answers: [
        "Pode, mas em geral não precisa: a revisão feita {visits.home}, a partir de {price.preventive} sem peças, atende bem o portão residencial.",
        "Sim, embora a visita avulsa {visits.home} costume bastar em residência. Contrato faz mais sentido com uso coletivo.",
      ],
    },
    {
      question: "O contrato atende chamado de emergência?",
      answers: [
        "Atende, e o texto diz quantos chamados estão incluídos e quanto custa cada um a mais. O contato funciona {shop.hours}.",
        "Sim. Portão aberto, carro preso ou folha torta passam na frente, e o contrato já diz quem pode chamar e até que valor aprova.",
      ],
    },
    {
      question: "O que é a vistoria inicial do contrato?",
      answers: [
        "É a inspeção que registra o estado de cada portão antes da assinatura. Separa os defeitos que já existiam dos que surgirem depois.",
        "É uma visita com registro escrito e fotos, que aponta o que corrigir antes e serve de base para o valor do contrato.",
      ],
    },
  ],
  photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas ou de usuários",
  related: ["manutencao", "condominio", "predio", "comercio", "emergencia", "visita-tecnica"],
  topic: "contrato-de-manutencao-para-condominios",
};
