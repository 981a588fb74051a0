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
      "Contrato de manutenção de portão eletrônico prevê revisões programadas, {visits.business} no mínimo, e deixa escrito como se chama na urgência, quais peças entram e quem autoriza gasto. O valor é por portão. Para comparar, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      "O contrato de manutenção preventiva de portão automático serve a condomínio, comércio e empresa, com revisão {visits.business}, pelo menos, e relatório. A mensalidade depende do número de portões e de visitas. Uma revisão avulsa serve de comparação e custa, em geral, de {price.preventiveRange}, sem peças.",
      "Na manutenção de portão por contrato, o desgaste é visto antes da quebra, em visitas {visits.business}, no mínimo, e a urgência fica mais rara. O preço é por portão, com ou sem peças. A visita avulsa de portão grande custa, em geral, de {price.preventiveRange}, sem peças.",
    ],
    price: [
      "O contrato de manutenção de portão é cobrado por portão e por número de visitas. Para comparar, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças. As aberturas por dia e as peças incluídas aumentam ou reduzem a mensalidade.",
      "Quanto custa manutenção de portão por contrato depende do número de motores, das visitas por ano e das peças: sem peças a mensalidade é menor, com peças é maior e fixa. A base de comparação é a revisão avulsa, de {price.preventiveRange} em portão grande, sem peças.",
    ],
    comparison: [
      "Em garagem coletiva, o contrato de manutenção do portão costuma compensar, porque organiza visitas {visits.business} e torna a urgência mais rara. O chamado avulso serve a portão de pouco uso, como o de casa, revisado {visits.home} a partir de {price.preventive}, sem peças.",
      "Entre contrato com peças e sem peças, decida pela idade do motor do portão: novo, na garantia, vai bem sem peças; antigo precisa de cobertura maior. Para comparar, some o ano inteiro, contando a revisão avulsa de {price.preventiveRange}, sem peças.",
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
          "Um contrato claro identifica cada portão e motor, diz quantas visitas há por ano e o que se faz em cada uma. O que fica de fora também é escrito: batida de carro, raio, vandalismo e reforma da folha.",
          "O texto começa pela lista dos equipamentos, com modelo e estado, e segue com visitas, roteiro e urgência. Colisão, descarga elétrica e obra na estrutura costumam ser cobradas à parte.",
          "Equipamentos, visitas e forma de chamar são definidos primeiro. Exclusões, prazo e reajuste fecham o documento. Com os limites escritos, síndico e técnico não discutem depois o que estava coberto.",
          "Tudo o que pode gerar discussão precisa estar no papel: quais portões são cuidados, quantas vezes por ano, o que é cobrado à parte e quem autoriza. Danos por batida e raio costumam ser excluídos.",
        ],
      ],
      bullets: [
        "Lista de portões, motores e acessórios",
        "Número de visitas por ano e roteiro de cada uma",
        "Forma de chamar na urgência",
        "Peças incluídas e peças cobradas à parte",
        "Nome de quem autoriza gasto e o limite de valor",
      ],
    },
    {
      about: "time",
      headings: ["Frequência das visitas", "Quantas visitas por ano prever", "O ritmo certo para o uso do portão"],
      slots: [
        [
          "Em uso coletivo, o portão precisa de uma revisão completa {visits.business}, no mínimo. Muitas vagas para um portão só, rua de terra ou motor antigo pedem mais visitas.",
          "Condomínio e empresa devem prever revisão {visits.business}, ou mais quando o portão quase não para. Uma entrada única e um motor velho reduzem o intervalo.",
          "A referência para prédio e comércio é de {visits.business}. Quanto mais o portão abre por dia, menor deve ser o espaço entre uma revisão e outra.",
          "Conte com visitas {visits.business}, pelo menos, em garagem coletiva. O portão que abre o dia todo se desgasta mais depressa e justifica um calendário mais apertado.",
        ],
        [
          "No portão de correr, a cremalheira, a barra dentada que move a folha, é limpa e lubrificada a cada {rack.months}. As datas saem marcadas no contrato, para ninguém depender de lembrar.",
          "A cada {rack.months}, o portão deslizante precisa de limpeza e lubrificação da cremalheira, a barra dentada da folha. O serviço entra no calendário do contrato.",
          "Limpar e lubrificar a cremalheira do portão de correr a cada {rack.months} evita desgaste da engrenagem. O prédio recebe as datas com antecedência e avisa os moradores.",
          "A lubrificação da cremalheira no portão de correr, a cada {rack.months}, é feita na mesma visita da revisão. Reunir os dois serviços evita cobrar outra ida do técnico.",
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
          "O técnico examina primeiro folha, cabos e fixações, com o disjuntor desligado, e depois mede capacitor, corrente, fim de curso e fotocélula. O relatório diz o que foi feito e o que vai precisar de troca.",
          "Cada visita começa pela parte mecânica e termina na medição elétrica. O síndico recebe por escrito o que foi ajustado e qual peça está perto do fim.",
          "Equilíbrio, alinhamento e cabos são conferidos antes; corrente do motor, capacitor e sensores, depois. No fim, o responsável recebe um registro com pendências e prazos.",
          "Com a energia desligada se examina a folha, e com o motor ligado se mede e se testa. A visita deixa registradas a data, as medidas e as peças a trocar em breve.",
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
          "O valor do contrato é calculado por portão e depende do uso e do estado de cada motor. Compare com a revisão avulsa, que fica de {price.preventiveRange} em portão grande, sem peças.",
          "Número de portões, quantidade de visitas e peças incluídas formam a mensalidade. Para ter uma medida, a visita avulsa custa, em geral, de {price.preventiveRange}, sem contar peças.",
          "Três dados fazem o preço: quantos portões, quantas visitas e em que estado estão os motores. A revisão avulsa, de {price.preventiveRange} sem peças, multiplicada pelo número de visitas, dá a base do ano.",
        ],
        [
          "Sem peças, a mensalidade é menor e cada troca é aprovada à parte, o que serve a motor novo. Com peças, o valor é maior e fixo, e a lista do que está coberto precisa ser clara.",
          "Motor na garantia combina com contrato sem peças, e motor antigo, com cobertura maior. Nos dois formatos, o que está coberto deve estar escrito.",
          "O contrato sem peças custa menos por mês, e o contrato com peças custa mais, porém mantém o valor fixo. A idade do motor mostra qual dos dois convém ao prédio.",
          "Há dois formatos: mensalidade menor com peça à parte, ou maior com peça incluída. Para motor novo, que quebra pouco e ainda tem garantia, o primeiro costuma bastar.",
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
          "A portaria anota ruído, lentidão e fechamento incompleto, com a data em que apareceram. A zeladoria varre o trilho e limpa as lentes da fotocélula, com o disjuntor desligado.",
          "Porteiro e zelador ouvem o portão todo dia e são os primeiros a notar um som novo. Cabe a eles anotar o que mudou e manter limpos o trilho e as lentes, sempre sem energia.",
          "A equipe do prédio tem duas tarefas: anotar som diferente ou demora e limpar trilho e lentes da fotocélula. O disjuntor fica desligado durante a limpeza.",
          "Entre uma visita e outra, os funcionários observam o portão e limpam o que está por fora, com o motor desligado no quadro. Ruído anotado com data ajuda o técnico a achar o defeito.",
        ],
        [
          "Ninguém da equipe abre motor, mexe em cabo ou contrapeso nem religa várias vezes um disjuntor que cai. Esses serviços ficam reservados ao técnico.",
          "Tampa do motor, cabo, mola e contrapeso são só do técnico, porque podem soltar a folha ou dar choque. Disjuntor que desarma duas vezes deve ficar desligado.",
          "Abrir o motor ou mexer em cabo, mola e placa não é tarefa de funcionário do prédio, sem exceção. Também não se força a folha com o motor travado.",
          "O motor permanece fechado e o contrapeso, intocado, até o técnico chegar. Se o disjuntor cair de novo depois de religado, a equipe o deixa desligado e chama a manutenção.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O contrato vale para portão instalado por outra empresa?",
      answers: [
        "Vale. A vistoria registra modelo e estado, e o motor que ainda está na garantia de quem vendeu fica anotado.",
        "Sim, nas marcas mais comuns. Motor muito gasto ou sem peça de reposição é apontado já na vistoria.",
        "Vale, depois de uma vistoria. O que precisa de correção antes de começar aparece na proposta.",
      ],
    },
    {
      question: "Quantas visitas por ano o portão do condomínio precisa?",
      answers: [
        "No mínimo {visits.business}, com intervalo menor quando há muitas vagas para um portão só.",
        "Pelo menos {visits.business}. No portão de correr, a cremalheira precisa de lubrificação a cada {rack.months}.",
        "O mínimo é de {visits.business}. Prédio com entrada única ou motor antigo precisa de mais visitas.",
      ],
    },
    {
      question: "O contrato cobre emergência?",
      answers: [
        "Cobre do modo que estiver escrito: quem chama, como chama e se a ida é incluída. O contato funciona {shop.hours}.",
        "Depende do combinado. Há contrato com chamadas incluídas e contrato em que a ida de urgência é paga à parte.",
        "A cobertura de urgência se define no texto, assim como quem autoriza o gasto. Respondemos {shop.hours}.",
      ],
    },
    {
      question: "O contrato inclui peças?",
      answers: [
        "O contrato pode incluir peças ou não. Sem peças, a mensalidade é menor e cada troca é aprovada. Com peças, a lista coberta vem escrita.",
        "Há os dois formatos. Um motor novo, com garantia de {warranty.motor}, costuma dispensar a cobertura de peças.",
        "Inclui as peças que estiverem na lista. Capacitor, roldana e fotocélula são as mais comuns de cobrir.",
      ],
    },
    {
      question: "Casa precisa de contrato de manutenção?",
      answers: [
        "Não: a revisão avulsa {visits.home}, a partir de {price.preventive}, sem peças, costuma bastar.",
        "Em geral, não. Uma visita {visits.home} atende o uso de uma família.",
        "Só se o portão abrir muitas vezes por dia. Para o uso comum de uma família, basta a revisão {visits.home}.",
      ],
    },
  ],
  photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas ou de usuários",
  related: ["manutencao", "condominio", "predio", "comercio", "emergencia", "visita-tecnica"],
  topic: "contrato-de-manutencao-para-condominios",
};
