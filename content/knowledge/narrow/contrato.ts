import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const contrato: NarrowConcept[] = [
  {
    id: "contrato-inclui",
    broader: "contrato",
    label: "O que o contrato mensal inclui",
    phrase: "o que o contrato mensal inclui",
    asks: [
      "contrato portão interfone",
      "contrato manutenção portão interfone",
      "contrato manutenção portão câmera",
      "contrato portão cerca elétrica",
      "contrato atendimento 24 horas",
      "contrato mensal atendimento 24 horas",
      "contrato manutenção 24 horas",
      "contrato manutenção atendimento 24 horas",
      "contrato com plantão",
      "contrato manutenção urgência",
      "contrato emergência",
      "o que técnico faz visita contrato",
      "incluso mensalidade manutenção portão",
      "regulagem condomínio todo mês",
      "limpeza regulagem condomínio mês",
      "limpeza regulagem portão condomínio todo mês",
      "contrato mensal",
      "contrato manutenção mensal portão",
      "contrato mensal empresa",
      "contrato empresa",
      "contrato manutenção empresas",
      "manutenção mensal empresa",
      "contrato mensal portões",
      "plano mensal manutenção",
      "plano mensal manutenção portão",
      "plano manutenção mensal condomínio",
      "plano manutenção mensal prédio",
      "plano manutenção condomínio",
      "plano manutenção prédio",
      "plano manutenção trimestral condomínio",
      "plano manutenção semestral condomínio",
      "plano trimestral manutenção prédio",
      "contrato inclui",
      "contrato manutenção preventiva",
      "contrato manutenção preventiva portões",
      "contrato preventiva portões",
      "contrato mensal inclui",
      "manutenção mensal inclui",
      "contrato manutenção condomínio",
      "contrato manutenção prédio",
      "contrato mensal manutenção",
      "contrato mensal manutenção prédio",
      "contrato manutenção portão",
      "contrato portão condomínio",
      "contrato manutenção predial",
      "contrato mensal condomínio",
      "proposta contrato manutenção",
      "síndico proposta contrato manutenção",
      "síndico quer contrato manutenção",
      "síndico contrato manutenção",
      "contrato anual",
      "contrato anual manutenção",
      "contrato anual manutenção portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O contrato de manutenção pode juntar portão e interfone, cada um como item, com as mesmas visitas e um relatório só; câmera e cerca elétrica, a foto diz se atendemos. O valor é por portão; como teto, a revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças.",
        "O contrato mensal com atendimento 24 horas junta a visita marcada e a urgência: o contato funciona {shop.hours}, e a proposta diz em quantas horas se atende e se a ida fora de hora está incluída. O valor é por portão; como teto, a revisão avulsa fica de {price.preventiveRange}, sem peças.",
        "O contrato anual de manutenção de portão marca as visitas do ano, {visits.business} no mínimo em condomínio, com limpeza, reaperto, lubrificação, regulagem, teste de segurança e relatório em cada uma. Como teto, cada revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças; a proposta por fotos é grátis.",
        "O plano mensal de manutenção de portão traz uma visita por mês, em condomínio ou empresa: limpeza, reaperto, regulagem, teste de segurança e relatório. O valor é por portão: como teto, a revisão avulsa fica de {price.preventiveRange}, sem peças; em casa, uma visita por ano, a partir de {price.preventive}, costuma bastar.",
        "No nosso contrato mensal de manutenção de portão de garagem, em condomínio ou empresa, o técnico vai uma vez por mês: limpa, reaperta, lubrifica, regula, testa a segurança e deixa relatório. O valor é por portão, em proposta grátis por fotos; como teto, a revisão avulsa fica de {price.preventiveRange}, sem peças.",
        "O contrato mensal de manutenção de portão que fazemos inclui uma visita por mês, com data marcada, limpeza, reaperto, regulagem, lubrificação, teste de segurança e relatório. Peças e danos por batida, raio ou vandalismo são orçados à parte, salvo os que a proposta listar.",
        "O contrato de manutenção preventiva de portão de condomínio ou prédio inclui, em cada visita, limpeza, reaperto, lubrificação, regulagem, teste de segurança e relatório; é mensal onde entram muitos carros e mais espaçado onde o uso é menor. O valor é por portão: como teto, a revisão avulsa fica de {price.preventiveRange}, sem peças.",
        "O contrato mensal cobre a mão de obra das visitas combinadas, uma por mês, com relatório de cada portão. A proposta que enviamos deixa três pontos escritos: peças incluídas ou não, o que conta como urgência e o que fica de fora.",
      ],
      price: [
        "O valor do contrato de manutenção é por portão e por visita: como teto, a revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças. Aberturas por dia, tipo de folha e peças incluídas ou à parte mudam a mensalidade; a proposta por fotos é grátis.",
        "Contrato de manutenção de portão não tem mensalidade única: contam o número de portões, o intervalo entre as visitas e as peças cobertas. Como teto, cada revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças; a proposta por fotos é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que entra e o que fica de fora",
          "Coberto e não coberto no contrato",
          "O que o contrato mensal cobre",
        ],
        slots: [
          [
            "Entram a visita com data marcada, a limpeza, o reaperto, a lubrificação, a regulagem da força e da parada, a medição do capacitor e o teste da fotocélula.",
            "A mão de obra das visitas está no valor: folha, trilho ou cabos, motor, central e sensores são conferidos em cada uma.",
            "Cada visita cobre a folha, o motor, a placa, os sensores e os controles.",
          ],
          [
            "Batida de carro, raio, vandalismo, furto e serralheria pesada ficam fora e são orçados à parte.",
            "Colisão, descarga elétrica e obra na estrutura são orçadas à parte, com o valor aprovado antes.",
            "Acréscimo de controles, câmera e reforma da folha são serviços à parte, fora da mensalidade.",
          ],
          [
            "Sem peças, a mensalidade é menor e cada troca é aprovada pelo síndico; com peças, o valor é maior e a lista coberta vai escrita.",
            "Para motor novo, o contrato sem peças costuma bastar; para motor antigo, pode ser incluída uma lista de peças.",
            "As peças incluídas são listadas uma a uma, como capacitor, roldana, controle e bateria do nobreak; as demais são orçadas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define a mensalidade", "Do que depende o valor do contrato", "O que entra no valor por mês"],
        slots: [
          [
            "A mensalidade depende do número de portões, das aberturas por dia, das visitas por ano e de as peças entrarem ou não.",
            "O valor é por portão e por visita, fechado por fotos e confirmado depois de ver o estado de cada um.",
            "Portão pesado e de fluxo intenso toma mais tempo por visita que um portão leve, e por isso custa mais por mês.",
          ],
          [
            "Para comparar, uma revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
            "Sem manutenção, o risco é a troca do motor, que em portão pesado custa de {price.heavySwap}.",
            "Dois portões vistos na mesma visita entram na mesma proposta, com o valor de cada um.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Urgência entre uma visita e outra", "Se o portão parar antes da data", "Chamados fora da data"],
        slots: [
          [
            "O contrato diz como chamar na urgência, quem autoriza e quanto custa o chamado fora da data.",
            "A portaria avisa pelo WhatsApp, e a proposta já traz o valor do chamado fora da data ou diz que está incluído.",
            "Fica escrito até que valor a zeladoria aprova sem o síndico, para o portão não esperar a assembleia.",
          ],
          [
            "Até o técnico chegar, a equipe do prédio desliga o disjuntor e não deixa ninguém forçar a folha.",
            "Entre as visitas, a zeladoria varre o trilho e limpa as lentes da fotocélula, com o disjuntor desligado.",
            "A equipe do prédio anota ruído, lentidão e parada fora do ponto, e o técnico começa a visita por essa lista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O contrato mensal tem visita todo mês?",
        answers: [
          "Sim, uma visita por mês, com a data combinada. Em portão de pouco uso, pode-se combinar outro intervalo, escrito no contrato.",
          "Sim. Quem tem pouco movimento pode combinar visitas mais espaçadas, e a frequência fica escrita.",
        ],
      },
      {
        question: "O chamado de urgência é cobrado à parte do contrato?",
        answers: [
          "A proposta diz se o chamado fora da data está incluído ou quanto custa cada um.",
          "Depende do plano: há o que inclui os chamados e o que cobra cada um, com o valor na proposta.",
        ],
      },
      {
        question: "Posso cancelar antes do fim?",
        answers: [
          "Pode: avisa-se por escrito, com a antecedência que o contrato traz.",
          "Pode: o prazo de aviso para sair vem escrito na proposta.",
        ],
      },
      {
        question: "O interfone entra no contrato do portão?",
        answers: [
          "Entra o que comanda o portão: fechadura elétrica, botoeira e contato de abertura. A central de interfones e os aparelhos dos apartamentos são outro serviço; diga no pedido, e respondemos se podemos atender.",
          "A ligação entre o interfone e o portão entra na revisão. A interfonia do prédio, com central e aparelhos, é orçada à parte, se pudermos atender.",
        ],
      },
      {
        question: "Em quanto tempo vocês atendem a urgência do condomínio?",
        answers: [
          "O prazo entra na proposta, conforme o bairro e o plano; o contato funciona {shop.hours}, e a portaria avisa se há carro preso ou portão aberto.",
        ],
      },
      {
        question: "A nota sai no CNPJ do condomínio?",
        answers: ["Sim: mande o CNPJ com o pedido, e a forma e o dia do pagamento vêm na proposta."],
      },
      {
        question: "Casa precisa de contrato?",
        answers: [
          "Em geral, não: a revisão {visits.home}, a partir de {price.preventive} sem peças, atende.",
          "Não precisa. Contrato faz sentido em uso coletivo ou com vários portões.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas ou de usuários",
  },
  {
    id: "contrato-valor",
    broader: "contrato",
    label: "Valor mensal do contrato de manutenção",
    phrase: "o valor mensal do contrato de manutenção",
    asks: [
      "contrato mensal manutenção preço",
      "contrato mensal manutenção portão preço",
      "contrato mensal portão preço",
      "contrato mensal manutenção portão valor",
      "contrato anual preço",
      "contrato anual manutenção preço",
      "contrato anual manutenção portão preço",
      "preço contrato portão condomínio",
      "contrato portão prédio preço",
      "quanto custa por mês contrato portão",
      "tabela preço contrato manutenção",
      "plano manutenção valor condomínio",
      "plano mensal condomínio valor",
      "plano manutenção mensal preço",
      "manutenção mensal condomínio preço",
      "mensalidade manutenção portão",
      "contrato valor mensal",
      "contrato manutenção valor",
      "contrato manutenção preço",
      "contrato quanto custa",
      "contrato mensal preço",
      "contrato mensal quanto custa",
      "contrato manutenção portão valor",
      "contrato manutenção portão preço",
      "contrato manutenção portão quanto custa",
      "manutenção mensal valor",
      "manutenção mensal preço",
      "manutenção condomínio preço mensal",
      "manutenção portão condomínio mensal preço",
      "manutenção prédio preço mensal",
      "mensalidade manutenção portão",
      "contrato manutenção condomínio preço",
      "contrato manutenção condomínio valor",
      "mês manutenção portão prédio",
      "paga mês manutenção prédio",
      "preço mês manutenção portão prédio",
      "preço mês manutenção portão condomínio",
      "preço mês manutenção condomínio",
    ],
    intent: "price",
    answers: {
      any: [
        "O contrato mensal de manutenção de portão não tem preço de tabela: como teto, a revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças, e com visita todo mês é esse o valor do mês, por portão. Aberturas na hora de pico, peso da folha e peças incluídas mudam a conta; a proposta por fotos é grátis.",
        "O contrato anual de manutenção de portão soma as visitas do ano: cada revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças, e {visits.business} é o mínimo em condomínio. O valor é por portão e pode ser dividido por mês; a proposta por fotos é grátis.",
        "O valor mensal do contrato de manutenção é calculado por portão, pelas visitas do ano. Para ter um teto: com revisão avulsa de {price.preventiveRange}, sem peças, uma visita por mês dá esse valor por mês, e uma a cada dois meses, a metade. A proposta por fotos é grátis.",
        "A mensalidade do contrato é a soma das visitas do ano dividida por doze, por portão, mais urgências e peças, se entrarem: a revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças. A proposta por fotos é grátis.",
        "A mensalidade sai das visitas do ano divididas por doze, por portão: a revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças, e com quatro visitas por ano o teto do mês é um terço disso. Peças incluídas fazem subir; a proposta por fotos é grátis.",
        "O contrato de manutenção de portão para condomínio é cobrado por portão. Como teto, uma revisão avulsa fica, em geral, de {price.preventiveRange}, sem peças: com visita todo mês, é esse o valor do mês; a cada dois meses, a metade; com duas no ano, a sexta parte. A proposta sai por fotos, grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como se forma o valor mensal", "A conta da mensalidade", "O que muda o preço do contrato"],
        slots: [
          [
            "A base são as visitas do ano divididas por doze; se a parcela passa disso, pergunte o que ela inclui além das visitas.",
            "Parcela maior que a conta das visitas avulsas só se explica por peças, urgência ou prioridade incluídas.",
            "O contrato deve sair por menos que a soma das visitas avulsas; se sai por mais, veja o que vem junto.",
          ],
          [
            "Portão pesado, fluxo alto e mais de um motor levam mais tempo por visita.",
            "Dois portões no mesmo endereço saem por menos que dois contratos separados.",
            "A garagem de fluxo intenso pede mais visitas, e a parcela acompanha.",
          ],
          [
            "Com peças incluídas, a mensalidade sobe e a lista coberta precisa estar escrita.",
            "Contrato sem peças custa menos por mês, e cada troca é aprovada pelo síndico, com orçamento.",
            "Peças e urgência incluídas fazem a parcela subir; sem elas, cada chamado é aprovado antes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Contrato mensal ou revisão avulsa", "Quando o contrato compensa", "Compare o custo do ano inteiro"],
        slots: [
          [
            "Em casa, a revisão avulsa {visits.home}, a partir de {price.preventive} sem peças, costuma bastar.",
            "Casa com um portão raramente precisa de contrato.",
            "Prédio pequeno, de poucas vagas, às vezes fica bem só com a visita avulsa.",
          ],
          [
            "Em prédio, empresa e escola, o contrato garante as visitas e o histórico de cada portão.",
            "Em uso coletivo, o contrato deixa a data marcada e diz quem autoriza o gasto.",
            "Condomínio e comércio usam o contrato para não depender de chamada de urgência.",
          ],
          [
            "Compare o número de visitas, as urgências e as peças incluídas antes de comparar o preço.",
            "Duas propostas só se comparam com o mesmo número de visitas e a mesma lista de peças.",
            "Some as chamadas do último ano e veja quantas uma revisão teria evitado.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o contrato inclui", "Itens que devem estar escritos", "O que conferir na proposta"],
        slots: [
          [
            "A proposta deve dizer o que cada visita faz, do trilho ou contrapeso à fotocélula, e em que dia.",
            "O roteiro de cada visita vem escrito, com o relatório que ela deixa.",
            "Peça também o prazo de chegada na urgência e quem autoriza peça nova.",
          ],
          [
            "Batida de carro, raio e vandalismo costumam ficar fora.",
            "Colisão, descarga elétrica e serralheria pesada são orçadas à parte.",
            "O que não está escrito como incluído é cobrado à parte.",
          ],
        ],
        bullets: [
          "Visitas por ano",
          "Peças incluídas, uma a uma",
          "Urgência: como chamar e quanto custa",
          "Limite de gasto sem aprovação",
          "Prazo, reajuste e saída",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas visitas por ano o contrato deve ter?",
        answers: [
          "Em condomínio, o comum é {visits.business}; garagem de muito movimento pede visita todo mês. A parcela costuma ser mensal nos dois casos.",
        ],
      },
      {
        question: "A urgência está incluída no contrato?",
        answers: [
          "Só se estiver escrito. Confira o prazo de atendimento, se vale à noite e se a ida é cobrada à parte.",
        ],
      },
      {
        question: "Motor antigo encarece o contrato?",
        answers: [
          "Pode, porque quebra mais. Muitas vezes acerta-se o portão antes e contrata-se depois.",
          "Em contrato com peças, sim. Sem peças, o valor muda pouco.",
        ],
      },
      {
        question: "O contrato de manutenção tem multa para cancelar?",
        answers: [
          "Se houver multa, ela vem escrita na proposta, junto com o prazo de aviso.",
          "O prazo de aviso e a multa, se houver, vêm escritos na proposta.",
        ],
      },
      {
        question: "Preciso de visita para ter a proposta do contrato?",
        answers: [
          "Em geral, não: fotos dos portões, etiquetas e número de vagas bastam para começar.",
          "As fotos dão a proposta; o estado de cada portão é confirmado na primeira visita.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas ou de usuários",
  },
  {
    id: "contrato-vale-a-pena",
    broader: "contrato",
    label: "Contrato de manutenção vale a pena?",
    phrase: "se o contrato de manutenção vale a pena",
    asks: [
      "contrato chamado",
      "contrato mensal chamado",
      "contrato mensal avulso",
      "contrato mensal ou chamado",
      "manutenção mensal avulsa",
      "contrato ou chamado avulso",
      "vale pena pagar manutenção mensal",
      "contrato vale pena",
      "contrato manutenção vale pena",
      "contrato manutenção portão vale pena",
      "contrato manutenção condomínio vale pena",
      "contrato manutenção prédio vale pena",
      "contrato mensal vale pena",
      "contrato compensa",
      "contrato manutenção compensa",
      "contrato manutenção condomínio compensa",
      "contrato ou avulso",
      "contrato ou avulsa",
      "contrato manutenção ou avulsa",
      "precisa contrato manutenção",
      "condomínio precisa contrato manutenção",
      "contrato portão condomínio vale pena",
      "avulsa ou contrato",
      "manutenção avulsa ou contrato",
      "avulsa ou contrato mais barato",
      "contrato ou avulso mais barato",
    ],
    intent: "question",
    answers: {
      any: [
        "Contrato de manutenção vale a pena em condomínio e empresa, onde o portão abre o dia todo e parado custa caro: há visita marcada, registro e prioridade combinada por escrito. Em casa, a visita avulsa {visits.home}, a partir de {price.preventive}, sem peças, costuma bastar.",
        "Escolha o contrato quando há muitos carros, mais de um portão ou síndico que precisa de relatório; escolha a visita avulsa quando o uso é de uma família. Em uso coletivo são {visits.business}, no mínimo, e o orçamento, grátis, é feito por portão.",
        "Vale a pena se as visitas avulsas e os chamados do ano já custam perto da mensalidade, o que é comum em prédio e empresa; em casa, a visita avulsa basta. Some o que gastou, peça a proposta por portão, sem custo, e confira se peças e urgências estão dentro.",
      ],
      price: [
        "Em casa, a manutenção avulsa sai mais barata: uma visita {visits.home}, a partir de {price.preventive}, sem peças. Em prédio ou empresa, onde o portão abre o dia todo, o contrato costuma compensar, porque dilui as visitas e evita chamado de urgência; compare a mensalidade com as visitas e urgências do último ano.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Contrato ou visita avulsa", "Quando o contrato compensa", "Como decidir pelo contrato"],
        slots: [
          [
            "Pesa a favor do contrato o número de aberturas por dia: portão coletivo gasta cabo, roldana e motor depressa.",
            "O portão de prédio trabalha muito mais que o de uma casa, e o calendário fixo evita a pane.",
            "Quanto mais gente depende do portão, mais vale ter visita marcada.",
          ],
          [
            "Pesa contra quando o portão é novo, leve e de pouco uso, e a revisão avulsa dá conta.",
            "Em casa ou prédio de poucas vagas, chamar por visita costuma sair menos.",
            "Se o motor está no fim da vida, trate da troca antes de assinar.",
          ],
          [
            "Compare doze mensalidades com a soma das visitas e chamados do último ano.",
            "A conta certa é anual: mensalidades de um lado, avulsos e urgências do outro.",
            "Ponha no papel o gasto do ano e o transtorno de cada parada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ler antes de assinar", "Cláusulas que decidem", "Perguntas para a proposta"],
        slots: [
          [
            "Um contrato bom se lê em uma página: o que é feito, quando, por quanto e o que fica de fora.",
            "O preço só se compara depois de saber o que cada proposta inclui.",
            "Peça por escrito cada item, para não descobrir na urgência que ele era à parte.",
          ],
        ],
        steps: [
          "Quantas visitas por ano, e o que se testa em cada uma.",
          "Se peças entram ou são cobradas à parte.",
          "O que conta como urgência e em que horário.",
          "Que registro fica com o síndico.",
          "Prazo, reajuste e como se encerra.",
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "O contrato é obrigatório para o condomínio?",
        answers: [
          "Não há obrigação de contrato; o que se espera do síndico é manter o portão seguro e poder provar a manutenção.",
          "Pode ser avulsa. O importante é fazer e guardar o registro das revisões.",
        ],
      },
      {
        question: "As peças costumam estar incluídas no contrato?",
        answers: [
          "Depende do que for escrito. Em geral a mão de obra das visitas entra, e a peça é orçada à parte.",
          "Só se o contrato disser. Pergunte item por item antes de assinar.",
        ],
      },
      {
        question: "Vale contrato para uma casa?",
        answers: [
          "Quase nunca: uma visita {visits.home}, a partir de {price.preventive}, sem peças, cobre o uso comum.",
          "Para uma família, a avulsa basta; o contrato faz sentido em vilas e casas com muitos carros.",
        ],
      },
      {
        question: "Como peço a proposta de contrato de manutenção?",
        answers: [
          "Mande fotos de cada portão e do motor e diga quantas unidades usam; a proposta vem grátis pelo WhatsApp.",
          "Com fotos, número de portões e de vagas, o valor por portão é passado sem custo.",
        ],
      },
    ],
    photo: "fotos de cada portão e da etiqueta do motor, com o número de vagas",
  },
];
