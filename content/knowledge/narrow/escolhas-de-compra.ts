import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Choices before a purchase that turn on one thing which the title names: a material with a kind of gate, a cost by the month. */
export const escolhasDeCompra: NarrowConcept[] = [
  {
    id: "custo-mensal-do-portao",
    broader: "consumo",
    label: "Custo de manter o portão por mês",
    phrase: "o custo de manter o portão automático",
    asks: [
      "portão eletrônico caro dia a dia",
      "gasto mês portão luz manutenção",
      "portão automático caro manter",
      ...combine(
        ["manter portão", "custo portão", "gasto portão", "despesa portão", "gasta portão automático"],
        ["mês", "mensal", "por mês", "ano", "anual"],
      ),
      "custo manter portão automático",
      "quanto custa manter portão",
      "custo mensal portão",
      "custo manutenção mensal casa",
    ],
    intent: "price",
    answers: {
      any: [
        "Manter um portão automático de casa custa pouco por mês: o motor gasta menos de 1 kWh, a central em espera, poucos watts, e a despesa maior é a revisão, {visits.home}, a partir de {price.preventive}, sem peças. Dividida por doze, é ela que pesa no orçamento.",
        "O custo mensal de um portão automático de casa soma três coisas: menos de 1 kWh de motor e a central em espera, a revisão feita {visits.home}, a partir de {price.preventive} sem peças, e uma reserva para peça de desgaste. Prédio paga mais, pelo número de visitas.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta do ano, item por item", "Onde o dinheiro vai"],
        slots: [
          [
            "Luz: dez movimentos por dia somam cerca de 0,5 kWh de motor no mês; a central, ligada o dia todo, pode gastar mais que isso.",
            "Na conta de luz, o motor fica abaixo de 1 kWh por mês, e a central em espera soma o resto.",
          ],
          [
            "Revisão: {visits.home} em casa e {visits.business} em prédio ou empresa.",
            "A revisão é {visits.home} em casa; em uso coletivo, {visits.business} ou mais.",
          ],
          [
            "Desgaste: pilha do controle, roldana, capacitor e engrenagem se trocam ao longo dos anos, não todo mês.",
            "Peças: pilha todo ano ou dois; roldana, capacitor e engrenagem, quando o uso gasta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como gastar menos", "O que baixa o custo"],
        slots: [
          [
            "Trilho limpo e folha leve poupam motor e luz ao mesmo tempo.",
            "Varrer o trilho e não forçar a folha é o que mais economiza.",
          ],
          [
            "Aterramento e protetor de surto evitam a placa queimada, que é a conta mais cara fora de hora.",
            "Um protetor de surto custa pouco perto de uma placa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Casa, prédio e comércio", "Quando o custo sobe"],
        slots: [
          [
            "Em prédio, o valor vira mensalidade quando há contrato: por portão, pelas visitas e com ou sem peças.",
            "Condomínio costuma pagar por contrato, e a conta é dividida pelos apartamentos.",
          ],
          [
            "No fim da vida do motor, de {trade.life}, guarde para a troca, de {price.homeSwap} em casa.",
            "O motor dura de {trade.life}; a troca, de {price.homeSwap} em casa, é a única despesa grande.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ter portão eletrônico sai caro no dia a dia?",
        answers: [
          "Não: a energia é pouca, menos de 1 kWh de motor por mês mais a central em espera, e a despesa maior é a revisão, {visits.home}, a partir de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "O portão automático aumenta muito a conta de luz?",
        answers: [
          "Não. O motor trabalha segundos por abertura, e a central em espera consome como um aparelho pequeno.",
        ],
      },
      {
        question: "Posso pular a revisão para economizar?",
        answers: ["Sai caro: a revisão acha cabo gasto e folha pesada antes de quebrarem motor ou caírem."],
      },
      {
        question: "Preciso de contrato mensal em casa?",
        answers: ["Em geral, não. Uma visita avulsa {visits.home} basta."],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando e uma foto da etiqueta do motor",
  },
  {
    id: "so-o-motor-ou-o-portao-inteiro",
    isAskedByName: true,
    broader: "troca",
    label: "Trocar só o motor ou o portão inteiro",
    phrase: "a escolha entre trocar só o motor e o portão inteiro",
    asks: [
      "motor novo ou portão e motor novos",
      "basta motor novo ou portão",
      "só motor ou portão",
      "só motor ou portão inteiro",
      "trocar motor ou portão",
      "trocar motor ou portão inteiro",
      "trocar portão inteiro",
      "trocar portão ou motor",
      "portão novo ou só motor",
      "portão velho trocar tudo",
      "preciso trocar portão inteiro",
    ],
    intent: "question",
    answers: {
      any: [
        "Quase sempre basta trocar só o motor: o portão inteiro só se troca quando a folha está podre na base, torta sem conserto ou fora de medida. Em casa, motor e mão de obra ficam de {price.homeSwap}; a folha nova é orçada pelo serralheiro.",
        "Só o motor, se a folha anda leve na mão, está reta e sem base podre; o portão inteiro, se a estrutura acabou. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e pela foto da folha dizemos em qual caso você está.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Olhe a folha antes de decidir", "Como saber se a folha serve"],
        slots: [
          [
            "Com o disjuntor desligado, olhe estes pontos, sem destravar basculante com defeito.",
            "A folha responde sozinha, se você olhar nesta ordem.",
          ],
        ],
        steps: [
          "Base e soldas: ferrugem funda ou trinca aberta pede serralheiro.",
          "Prumo: folha torta que raspa pode ser desempenada se o quadro está são.",
          "Rodas, dobradiças ou cabos: gastos se trocam, e a folha fica.",
          "De correr ou de abrir: se anda leve na mão, a folha serve.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar só o motor, quando trocar tudo", "O que pesa na decisão"],
        slots: [
          [
            "Só o motor: defeito elétrico, redutor gasto ou vontade de abrir mais rápido, com folha boa.",
            "Fica a folha quando o que falhou foi motor, placa ou redutor.",
          ],
          [
            "Reforma da folha com motor novo: roldana, trilho, solda e contrapeso acertados custam menos que folha nova.",
            "No meio-termo, a serralheria reforma a folha e o motor entra depois, em folha leve.",
          ],
          [
            "Portão inteiro: base podre, quadro empenado dos dois lados ou troca de tipo, de basculante para correr, por exemplo.",
            "Troca-se tudo quando o conserto da folha chega perto do preço de uma nova.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta de cada caminho", "Quanto custa cada opção"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}.",
            "O kit basculante instalado parte de {price.lowest}, para folha de até {width.quarterHp}.",
          ],
          [
            "Folha pesada: motor e mão de obra de {price.heavySwap}; a serralheria é à parte.",
            "A folha nova é paga ao serralheiro, por metro quadrado e material.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor novo conserta portão que raspa?",
        answers: ["Não. A folha que raspa ou pesa se acerta antes; motor novo sobre ela dura pouco."],
      },
      {
        question: "O motor antigo serve no portão novo?",
        answers: ["Serve se o tipo é o mesmo e a capacidade cobre o peso da folha nova, com um terço de folga."],
      },
    ],
    photo: "fotos do portão inteiro, da base e das soldas, e da etiqueta do motor",
  },
  {
    id: "motor-aluminio-de-correr",
    broader: "aluminio",
    label: "Motor para portão de alumínio de correr",
    phrase: "o motor para portão de correr de alumínio",
    asks: [
      "motor correr portão alumínio",
      "automatizar deslizante alumínio",
      ...combine(
        ["alumínio deslizante", "alumínio correr"],
        ["motor", "qual motor", "automatizar", "motor comprar", "motor metros", "qual motor comprar metros"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de correr de alumínio, basta um motor deslizante residencial: a folha pesa de 4 a 7 kg por m², e 3 metros por 2 ficam de 24 a 42 kg. Escolha pelo uso e pela velocidade; a troca de um motor que já existe fica de {price.homeSwap} em casa, e a primeira instalação soma base e cremalheira.",
        "Portão de alumínio de correr é leve e usa o deslizante residencial de entrada, com folga. O cuidado é a fixação: a cremalheira vai parafusada no quadro, e não na chapa fina. Instalado na troca, em casa, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar, se o peso sobra", "Velocidade, uso e cremalheira"],
        slots: [
          [
            "Com folha leve, a escolha é de velocidade: o comum atende, e o inversor encurta a espera em rua movimentada.",
            "Peso não é problema; veja segundos de abertura e ciclos por hora.",
          ],
          [
            "Cremalheira de nylon com alma de aço combina com folha leve e faz menos ruído.",
            "Na folha de alumínio, a cremalheira de nylon basta e é mais silenciosa.",
          ],
          [
            "A força fica no mínimo: motor forte sem regulagem entorta alumínio.",
            "Regule a força para baixo, porque folha leve e motor forte entortam o perfil.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de fixar o motor", "O que a folha de alumínio precisa ter"],
        slots: [
          [
            "Veja se há quadro ou travessa de perfil grosso na altura da cremalheira.",
            "A cremalheira precisa de perfil firme em toda a extensão; sem ele, põe-se uma travessa.",
          ],
          [
            "Parafuso e ferragem de inox evitam a corrosão entre metais diferentes.",
            "Use parafuso de inox: aço comum sobre alumínio corrói com a chuva.",
          ],
          [
            "Chapa lisa em lugar de vento segura como vela; guia e batente firmes contam mais que peso.",
            "O vento na chapa fechada empurra a folha leve; guia superior e batentes seguram.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1/4 HP serve em portão de correr de alumínio?",
        answers: ["Em geral, sim: a folha fica bem abaixo do limite. Confira na ficha os quilos e os ciclos por hora."],
      },
      {
        question: "Quantos metros de cremalheira vão?",
        answers: ["Os do comprimento da folha. Uma folha de 3 metros usa 3 metros, em gomos emendados."],
      },
      {
        question: "O alumínio entorta com o motor?",
        answers: [
          "Só com fixação em chapa fina, força alta ou batente ausente. Com quadro firme e força regulada, não.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, do trilho e do lugar do motor, com a largura e a altura",
  },
  {
    id: "basculante-de-ferro-pesado",
    broader: "ferro",
    label: "Motor para basculante de ferro pesado",
    phrase: "o motor para basculante de ferro pesado",
    asks: [
      "basculante pesado motor",
      "basculante pesado qual motor usar",
      "basculante muito pesado motor",
      "motor basculante pesado",
      "motor para basculante pesado",
      "basculante pesado qual potência",
      "basculante pesado quantos hp",
      "basculante madeira pesado motor",
      "basculante ferro pesado automatizado",
      "automatizar basculante ferro pesado",
      "motor maior ou contrapeso basculante ferro",
      "basculante pesado qual motor",
      "basculante ferro muito pesado automatizado",
      ...combine(
        ["basculante ferro", "basculante chapa", "basculante aço"],
        ["pesado", "pesado motor", "motor pesado qual", "muito pesado", "grande motor"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para basculante pesado, o motor sai da largura e do uso, com a folha equilibrada antes: 1/4 HP até {width.quarterHp}, a partir de {price.lowest} instalado; 1/3 HP acima disso ou em chapa grossa; 1/2 HP se a folha, além de larga, abre muitas vezes por dia. O peso quem carrega é o contrapeso ou a mola: sem equilíbrio, nenhum motor dura.",
        "No basculante de ferro pesado, quem carrega o peso é o contrapeso ou a mola, e o motor só comanda: primeiro se equilibra a folha, depois se escolhe a potência. Até {width.quarterHp}, equilibrada, 1/4 HP atende, a partir de {price.lowest} instalado; mais larga ou em chapa grossa, 1/3 HP; larga e de muito uso, 1/2 HP.",
        "Um basculante muito pesado pede contrapeso acertado antes de motor forte: equilibrado, o de até {width.quarterHp} anda com 1/4 HP, a partir de {price.lowest} instalado; o mais largo, com 1/3 HP, e o de muito uso, com 1/2 HP, às vezes um acionador de cada lado. Folha que desce sozinha é caso de técnico, sem destravar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A potência pela largura", "Que motor para cada tamanho"],
        slots: [
          [
            "Até {width.quarterHp} de largura, com contrapeso acertado e poucas aberturas: 1/4 HP, mesmo em chapa de aço.",
            "Folha de até {width.quarterHp}, equilibrada, em uso de casa: 1/4 HP, de {price.lowest} a {price.highest} instalado.",
          ],
          [
            "Acima de {width.quarterHp}, ou com revestimento de madeira ou chapa grossa: 1/3 HP, com reforço no quadro.",
            "Mais larga que isso ou revestida: 1/3 HP, e se confere se a folha torce ao subir.",
          ],
          [
            "Larga, revestida e aberta muitas vezes por dia: 1/2 HP, ou um acionador de cada lado se ela torce.",
            "Folha larga de uso intenso: 1/2 HP; se torce, um acionador de cada lado.",
          ],
          [
            "Em prédio, veja os ciclos por hora: a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "Para uso coletivo, o modelo é de uso intenso, de {price.heavySwap} na troca, com mão de obra.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não se compensa peso com motor", "O risco do basculante desequilibrado"],
        slots: [
          [
            "Motor forte em folha desequilibrada segura o peso até o dia em que a porca ou o braço cede, e a folha cai.",
            "Sem equilíbrio, o motor vira o único apoio da folha, e uma peça gasta basta para ela cair.",
          ],
          [
            "Cabo, mola e contrapeso guardam força: ajuste e troca são só do técnico, com a folha escorada.",
            "Ninguém destrava nem fica embaixo até o técnico conferir cabos e contrapeso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para a indicação", "Dados que escolhem o motor"],
        slots: [
          [
            "Largura, altura e se é gradil ou chapa, com a espessura se souber.",
            "Mande largura, altura, espessura da chapa e se há revestimento.",
          ],
          [
            "Um vídeo do portão subindo, de longe, mostra se ele pesa ou torce.",
            "O vídeo de um ciclo, feito de longe, mostra o equilíbrio melhor que a foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos quilos o motor basculante levanta?",
        answers: [
          "Com a folha equilibrada, quase nada: o contrapeso leva o peso. Em chapa de aço com quadro, conte de 10 a 21 kg por metro quadrado para acertar o contrapeso.",
        ],
      },
      {
        question: "Dois motores resolvem um basculante pesado?",
        answers: ["Em folha larga que torce, um acionador de cada lado ajuda. Não substitui o equilíbrio."],
      },
      {
        question: "Pus chapa no portão e o motor não sobe mais. Por quê?",
        answers: ["O peso aumentou e o contrapeso não. Pare de usar e chame o técnico para reequilibrar."],
      },
      {
        question: "Motor de 1/2 HP é mais seguro?",
        answers: [
          "Não por ser mais forte: com força alta, ele prensa mais. Segurança vem de equilíbrio, regulagem e fotocélula.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com contrapeso ou mola, a largura, a altura e a espessura da chapa",
  },
  {
    id: "trocar-o-material-da-folha",
    broader: "serralheria",
    label: "Trocar o portão por um de outro material",
    phrase: "a troca da folha por outra de outro material",
    asks: [
      "mudar material portão",
      "portão outro material mesmo motor",
      "portão novo outro material motor",
      "trocar portão chapa por alumínio motor",
      "trocar portão ferro por alumínio motor",
      ...combine(
        ["trocar", "troca", "mudar", "substituir"],
        [
          "madeira por alumínio",
          "ferro por alumínio",
          "madeira por ferro",
          "alumínio por ferro",
          "ferro por madeira",
          "ferro por vidro",
          "madeira por vidro",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar a folha por uma de outro material muda o peso, e o motor precisa ser conferido: mais leve, como o alumínio, o motor costuma ficar, com a força e o contrapeso regulados de novo; mais pesada, pode pedir motor maior. A folha é do serralheiro; o motor e a regulagem, conosco.",
        "Ao trocar o portão por outro de material diferente, a folha é orçada pelo serralheiro, e o motor só muda se o peso novo passar do limite dele. De madeira ou ferro para alumínio, quase sempre o motor fica, e o que se refaz é a fixação, o equilíbrio e a regulagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que muda no motor", "Do material ao motor"],
        slots: [
          [
            "Alumínio pesa bem menos que ferro e madeira: o motor sobra, e a força é regulada para baixo.",
            "Para alumínio, a folha fica leve; regula-se a força para não entortar o perfil.",
          ],
          [
            "No basculante, o contrapeso é refeito para o peso novo, só por técnico, com a folha escorada.",
            "Basculante com folha nova precisa de contrapeso novo: sem isso, ela sobe ou desce sozinha.",
          ],
          [
            "Ferro em chapa e madeira pedem conferir a capacidade do motor, com um terço de folga.",
            "Se a folha nova pesa mais, compare com o limite da etiqueta, com um terço de margem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["As duas contas da troca", "O que se paga"],
        slots: [
          [
            "A folha é cobrada por metro quadrado e material, pelo serralheiro.",
            "Serralheria e folha são um orçamento; motor e regulagem, outro.",
          ],
          [
            "Regular o motor que fica entra na visita, a partir de {price.preventive} em casa, sem peças; motor novo fica de {price.homeSwap}.",
            "Se o motor fica, paga-se a regulagem, a partir de {price.preventive}; se muda, a troca em casa vai de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que material escolher", "Prós e contras de cada um"],
        slots: [
          [
            "Alumínio é leve e não enferruja; ferro aceita solda e reforço; madeira pede verniz e pesa mais.",
            "Quem quer menos manutenção vai de alumínio; quem quer resistência e reparo fácil, de ferro.",
          ],
          [
            "Peça ao serralheiro travessa firme no ponto do motor e da cremalheira.",
            "Combine antes da solda o reforço onde o motor puxa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor junto com a folha?",
        answers: ["Só se a folha nova pesar mais que o limite dele ou se o tipo de abertura mudar."],
      },
      {
        question: "Quem retira e recoloca o motor na troca da folha?",
        answers: ["O técnico: ele solta o motor com a folha escorada e o monta de novo na folha pronta."],
      },
    ],
    photo: "fotos do portão atual, da etiqueta do motor e as medidas da folha nova",
  },
];
