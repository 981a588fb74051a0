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
      "Contrato de manutenção de portão eletrônico funciona com revisões programadas, {visits.business} no mínimo, e regra escrita de urgência, peças e autorização de gasto. O valor é por portão; para comparar, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      "Fazemos contrato de manutenção preventiva de portão automático para condomínio, comércio e empresa, com revisão {visits.business}, pelo menos, e relatório. A mensalidade segue o número de portões e visitas, e uma revisão avulsa serve de medida: {price.preventiveRange}, fora peças.",
      "Na manutenção de portão por contrato, o desgaste é visto antes da quebra, em visitas {visits.business}, no mínimo, e a urgência fica mais rara. O preço é por portão, com ou sem peças, e a visita avulsa de portão grande custa, em geral, de {price.preventiveRange}.",
    ],
    price: [
      "O contrato de manutenção de portão é cobrado por portão e por visita; para comparar, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Aberturas por dia, número de visitas e peças incluídas mudam a mensalidade.",
      "Quanto custa manutenção de portão por contrato depende de motores, visitas por ano e peças: sem peças a mensalidade é menor, com peças é maior e fixa. A medida é a revisão avulsa, de {price.preventiveRange} em portão grande, fora peças.",
    ],
    comparison: [
      "Em garagem coletiva, o contrato de manutenção do portão costuma compensar, porque organiza visitas {visits.business} e torna a urgência mais rara. O chamado avulso serve a portão de pouco uso, revisado {visits.home}, desde {price.preventive} em casa, sem peças.",
      "Entre contrato com peças e sem peças, decida pela idade do motor do portão: novo, em garantia, vai bem sem; antigo pede cobertura maior. Para comparar, some o ano inteiro, com a revisão avulsa valendo {price.preventiveRange}, fora peças.",
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
          "Um contrato claro identifica cada portão e motor, diz quantas visitas há por ano e o que se faz em cada uma. O que fica de fora também se escreve: batida, raio, vandalismo e reforma da folha.",
          "O texto começa pelo inventário, com modelo e estado, e segue com visitas, roteiro e urgência. Colisão, descarga elétrica e obra na estrutura costumam ficar à parte.",
          "Equipamentos, visitas e forma de chamar vêm primeiro; exclusões, prazo e reajuste, depois. Assim ninguém discute o que estava coberto.",
          "Tudo o que gera discussão precisa estar no papel: o que é cuidado, quantas vezes, o que é à parte e quem autoriza. Danos por batida e raio costumam ser excluídos.",
        ],
      ],
      bullets: [
        "Lista de portões, motores e acessórios",
        "Número de visitas por ano e roteiro",
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
          "Em uso coletivo, a base é uma revisão completa {visits.business}, no mínimo. Muitas vagas para um portão só, rua de terra ou motor antigo pedem mais visitas.",
          "Condomínio e empresa preveem revisão {visits.business}, ou mais quando o portão quase não descansa. Entrada única e motor velho encurtam o intervalo.",
          "A referência é {visits.business} em prédio e comércio. Quanto mais ciclos por dia, menor o espaço entre uma e outra.",
          "Conte com {visits.business}, pelo menos, em garagem coletiva. Portão que abre o dia todo justifica calendário mais apertado.",
        ],
        [
          "No portão de correr, a cremalheira entra a cada {rack.months}, com limpeza e lubrificação. O calendário já sai marcado, para ninguém depender de lembrar.",
          "A cada {rack.months}, o deslizante pede lubrificação da cremalheira. As datas ficam no contrato.",
          "Cremalheira se limpa e lubrifica a cada {rack.months}, e isso coincide com as revisões. O prédio recebe as datas antes.",
          "A lubrificação da cremalheira, a cada {rack.months}, se junta à visita. Assim não há cobrança de ida separada.",
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
          "A revisão olha primeiro folha, cabos e fixações, com o disjuntor desligado, e depois mede capacitor, corrente, fim de curso e fotocélula. O relatório diz o que foi feito e o que pedirá troca.",
          "Cada visita começa pela mecânica e termina na medição elétrica. Fica por escrito o que foi ajustado e qual peça está no fim.",
          "Equilíbrio, alinhamento e cabos vêm antes; corrente, capacitor e sensores, depois. O síndico recebe um registro com pendências e prazos.",
          "Sem energia se examina a folha, e com ela se mede e testa. A visita deixa data, medidas e peças a trocar em breve.",
        ],
      ],
      steps: [
        "A equipe do local avisa os usuários e libera o quadro de energia.",
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
          "Quantidade de motores, visitas por ano e idade do equipamento definem o valor, fechado depois de uma vistoria. A revisão avulsa de portão grande, em geral de {price.preventiveRange} sem peças, serve de comparação.",
          "O valor é por portão e depende do uso e do estado do conjunto. Compare com a revisão avulsa, de {price.preventiveRange} em portão grande, fora peças.",
          "Número de portões, de visitas e peças incluídas formam a mensalidade. Como medida, a visita avulsa fica em {price.preventiveRange}, sem contar peças.",
          "Portões, visitas e estado dos motores fazem o preço. Multiplique a revisão avulsa, {price.preventiveRange} sem peças, pelo número de visitas e você tem a base.",
        ],
        [
          "Sem peças, a mensalidade é menor e cada troca é aprovada à parte, o que serve a motor novo. Com peças, o valor é maior e fixo, e a lista coberta precisa ser clara.",
          "Motor em garantia combina com contrato sem peças, e motor antigo, com cobertura maior. O que está coberto vem escrito.",
          "Paga-se menos por mês sem peças, e mais, porém fixo, com elas. A idade do motor decide.",
          "Dois formatos existem: mensalidade menor com peça à parte, ou maior com peça incluída. Para motor novo, o primeiro costuma bastar.",
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
          "A portaria anota ruído, lentidão e fechamento incompleto, com data. A zeladoria varre o trilho e limpa as lentes da fotocélula, com o disjuntor desligado.",
          "Porteiro e zelador ouvem o portão todo dia e notam primeiro o som novo. A eles cabem a anotação e a limpeza, sempre sem energia.",
          "Anotar e limpar são as tarefas da equipe: som diferente no caderno, trilho e lentes sem sujeira. O disjuntor fica desligado durante a limpeza.",
          "O que a equipe faz é observar e limpar por fora. Ruído com data ajuda o técnico a achar o defeito.",
        ],
        [
          "Ninguém da equipe abre motor, mexe em cabo ou contrapeso nem religa várias vezes um disjuntor que cai. Isso fica reservado ao técnico.",
          "Tampa, cabo, mola e contrapeso são só do técnico. Disjuntor que desarma duas vezes fica desligado.",
          "Cabo, mola e placa não são tarefa da casa, sem exceção. A folha também não se força com o motor engatado.",
          "Motor fechado e contrapeso intocado são regra. Se o disjuntor cair de novo, chama-se o técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O contrato vale para portão instalado por outra empresa?",
      answers: [
        "O contrato vale para portão instalado por outra empresa. A vistoria registra modelo e estado, e motor ainda na garantia de quem vendeu fica anotado.",
        "Sim, nas marcas mais comuns. Motor muito gasto ou sem peça é apontado já na vistoria.",
        "Vale, depois de vistoria. O que precisa de correção antes aparece na proposta.",
      ],
    },
    {
      question: "Quantas visitas por ano o portão do condomínio precisa?",
      answers: [
        "O portão do condomínio precisa de visita {visits.business}, no mínimo, com intervalo menor quando há muitas vagas para um portão só.",
        "Pelo menos {visits.business}. A cremalheira do portão de correr pede lubrificação a cada {rack.months}.",
        "A base é {visits.business}. Entrada única e motor antigo pedem mais.",
      ],
    },
    {
      question: "O contrato cobre emergência?",
      answers: [
        "O contrato cobre emergência como estiver escrito: quem chama, como e se a ida é incluída. O contato funciona {shop.hours}.",
        "Depende do combinado. Há contrato com chamadas incluídas e contrato em que a ida de urgência é paga à parte.",
        "Isso se define no texto, assim como quem autoriza o gasto. Respondemos {shop.hours}.",
      ],
    },
    {
      question: "O contrato inclui peças?",
      answers: [
        "O contrato pode incluir peças ou não. Sem peças, a mensalidade é menor e cada troca é aprovada; com peças, a lista coberta vem escrita.",
        "Há os dois formatos. Motor novo, em garantia de {warranty.motor}, costuma dispensar a cobertura de peças.",
        "Inclui, se estiver na lista. Capacitor, roldana e fotocélula são as peças mais comuns de cobrir.",
      ],
    },
    {
      question: "Casa precisa de contrato de manutenção?",
      answers: [
        "Casa não precisa de contrato de manutenção: a revisão avulsa {visits.home}, a partir de {price.preventive}, sem peças, costuma bastar.",
        "Em geral, não. Uma visita {visits.home} atende o uso de uma família.",
        "Só se o uso for intenso. Nas outras, revisão {visits.home} por chamado resolve.",
      ],
    },
  ],
  photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas ou de usuários",
  related: ["manutencao", "condominio", "predio", "comercio", "emergencia", "visita-tecnica"],
  topic: "contrato-de-manutencao-para-condominios",
};
