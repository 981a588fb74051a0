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
        "Quase sempre basta trocar só o motor, que em casa fica de {price.homeSwap}, com mão de obra; o portão inteiro se troca quando a folha está podre na base, torta sem conserto ou fora de medida. E o motor antigo serve no portão novo se o tipo é igual e ele aguenta o peso; a folha é com o serralheiro.",
        "Troque só o motor se a folha está reta, anda leve e tem base boa: em casa são de {price.homeSwap}, instalado. O portão inteiro, feito pelo serralheiro, entra quando a estrutura acabou. Nele, o motor do portão antigo ainda serve, se for do mesmo tipo e tiver força para o peso novo.",
        "Só o motor resolve na maioria dos casos, de {price.homeSwap} em casa, com o serviço; trocar o portão inteiro é para folha podre ou empenada, obra do serralheiro. No portão novo, o motor do antigo serve quando o jeito de abrir é o mesmo e a capacidade cobre o peso, com um terço de folga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Olhe a folha antes de decidir", "Como saber se a folha serve"],
        slots: [
          [
            "Com o disjuntor desligado, a folha mostra se merece motor novo. Portão de correr ou de abrir, reto, pode ser movido na mão; o basculante com cabo, mola ou contrapeso em falha não se destrava.",
            "Corte a energia e examine o portão. O de correr e o de abrir, se alinhados, podem ser soltos e empurrados; basculante torto, pesado ou de cabo gasto fica travado.",
            "Desligue o disjuntor antes de olhar. Mova na mão apenas folha de correr ou de abrir que esteja no lugar, e nunca solte basculante com defeito no cabo, na mola ou no contrapeso.",
          ],
        ],
        steps: [
          "Base e soldas: ferrugem funda ou trinca aberta pede serralheiro.",
          "Prumo: folha torta pode ser desempenada se o quadro está são.",
          "Rodas, dobradiças ou cabos: gastos se trocam, e a folha fica.",
          "De correr ou de abrir: se anda leve na mão, a folha serve.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar só o motor, quando trocar tudo", "Três caminhos, do menor ao maior gasto"],
        slots: [
          [
            "O gasto cresce de um caminho ao outro, e a folha é que decide.",
            "Compare o estado do portão com cada saída, da mais barata à mais cara.",
            "Há um meio-termo entre só o motor e o portão todo, e ele serve a muita gente.",
          ],
        ],
        bullets: [
          "Só o motor: defeito elétrico ou redutor gasto, com folha reta e leve",
          "Reforma e motor: roldana, trilho, solda ou contrapeso acertados antes",
          "Portão inteiro: base podre, quadro empenado ou mudança de tipo",
          "Portão novo com o motor antigo: mesmo tipo e peso dentro da etiqueta",
        ],
      },
      {
        about: "cost",
        headings: ["A conta de cada caminho", "Quanto custa cada opção"],
        slots: [
          [
            "Em basculante de até {width.quarterHp}, o kit instalado custa {models.pricesNamed}. Em portão pesado, de prédio ou galpão, a troca do motor vai de {price.heavySwap}.",
            "Para folha basculante de até {width.quarterHp}, há kit já instalado: {models.pricesNamed}. Prédio e galpão, com folha pesada, ficam de {price.heavySwap} pelo motor trocado.",
            "O kit para basculante de até {width.quarterHp} sai, montado, por estes valores: {models.pricesNamed}. A troca em portão pesado custa de {price.heavySwap}.",
          ],
          [
            "A folha nova é orçada pelo serralheiro, por material e metro quadrado. Para passar o motor antigo ao portão novo, paga-se a mão de obra de instalação, a partir de {price.installation}.",
            "Portão novo é preço de serralheria, conforme medida e material. Reaproveitar o motor nele custa a instalação, desde {price.installation}, só de mão de obra.",
            "Quem faz a folha cobra pelo tamanho e pelo material, à parte do motor. Se o antigo vai continuar, a montagem no portão novo começa em {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor novo conserta portão que raspa?",
        answers: [
          "Não. A folha que raspa ou pesa se acerta antes; motor novo sobre ela dura pouco.",
          "Não conserta: o esforço que queimou o primeiro continua. Roldana, trilho ou dobradiça vem antes do motor.",
        ],
      },
      {
        question: "Quantos anos o motor antigo ainda dura?",
        answers: [
          "Um motor costuma durar de {trade.life}. Se o seu já passou disso, pô-lo num portão novo economiza pouco; com poucos anos de uso, vale a revisão e a mudança.",
          "Depende da idade: a vida comum é de {trade.life}. Mais perto do fim, compare com um novo, que tem {warranty.motor} de garantia.",
        ],
      },
      {
        question: "O que se aproveita na troca só do motor?",
        answers: [
          "Circuito elétrico, fotocélulas, trilho e, muitas vezes, a cremalheira e os controles, se o código da central nova for o mesmo. O que serve fica e não entra na conta.",
          "Quase tudo o que está bom: fiação, sensores, trilho e cremalheira. Os controles ficam apenas se combinam com a central nova.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor?",
        answers: [
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}, com a folha em ordem. Portão inteiro depende do prazo do serralheiro.",
          "Com a folha boa, de {time.tilting} em basculante e de {time.sliding} em deslizante. A fabricação de uma folha nova tem prazo próprio.",
        ],
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
        "Trocar o portão de ferro ou de madeira por alumínio compensa para quem quer folha leve e sem ferrugem, e o motor em geral fica. A folha é do serralheiro; no motor, regula-se a força e, no basculante, o contrapeso, em visita a partir de {price.preventive} em casa, sem peças.",
        "O alumínio compensa no lugar da madeira ou do ferro porque pesa menos, dispensa verniz e não enferruja, embora a folha amasse com mais facilidade. O serralheiro faz o portão novo; o motor atual quase sempre serve, com regulagem a partir de {price.preventive} em residência, fora peças.",
        "Para trocar portão de madeira ou ferro por alumínio há duas contas: a da folha, com o serralheiro, e a do motor. Ele costuma ficar, porque o alumínio é mais leve, e o ajuste de força e contrapeso em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alumínio, ferro ou madeira", "Prós e contras de cada material"],
        slots: [
          [
            "O alumínio é leve e não enferruja, mas custa mais que o ferro e é difícil de soldar depois. Ferro é barato e aceita reforço, com pintura periódica; a madeira pesa, pede verniz e empena com chuva.",
            "Mais caro que o ferro, o alumínio economiza em pintura e alivia o motor, porém o reparo de amassado é limitado. O ferro aguenta batida e se solda em qualquer lugar; a madeira exige verniz e incha com a água.",
            "Quem quer pouca manutenção vai de alumínio, pagando mais no começo. Quem quer resistência e conserto fácil fica no ferro, repintado de tempos em tempos, e a madeira é a que mais pesa e dá trabalho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que muda no motor com a folha nova", "Motor e contrapeso depois da troca"],
        slots: [
          [
            "Com folha mais leve, a força é regulada para baixo, senão o motor entorta o perfil. Se a folha nova pesar mais, compare com a etiqueta do motor, com um terço de folga.",
            "Alumínio pede menos força, e o técnico reduz o ajuste para não forçar o quadro. Material mais pesado exige conferir a capacidade na etiqueta, deixando um terço de margem.",
            "O motor que sobra é regulado com menos força, para poupar o perfil fino. Indo para algo mais pesado, vale a capacidade da etiqueta menos um terço.",
          ],
          [
            "No basculante, o contrapeso é refeito para o peso novo, com a folha escorada, serviço só de técnico; sem isso ela sobe ou desce sozinha. Peça ao serralheiro travessa firme onde o motor puxa e onde vai a cremalheira.",
            "O basculante precisa de contrapeso igual à folha nova, acertado pelo técnico com ela presa, ou dispara para cima. Antes da solda, combine o reforço no ponto do braço ou da cremalheira.",
            "Contrapeso antigo com folha leve faz o basculante subir sozinho, por isso ele é refeito por técnico. O serralheiro deve deixar uma travessa onde se prende o motor ou a régua dentada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["As duas contas da troca", "Quanto custa a parte do motor"],
        slots: [
          [
            "A folha é cobrada por metro quadrado, e o alumínio fica acima do ferro; essa é a conta maior. No motor, se ele fica, paga-se o ajuste; se precisa mudar, a troca em casa vai de {price.homeSwap}, com mão de obra.",
            "O serralheiro cobra por área e material, com o alumínio mais caro que o ferro. Nossa parte é o ajuste do motor que fica ou, se for o caso, um novo, de {price.homeSwap} em residência com a instalação.",
            "Maior é a conta da folha, medida em metros quadrados e mais alta no alumínio que no ferro. Do lado do motor há só regulagem ou, quando ele não serve, a troca de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor junto com a folha?",
        answers: [
          "Só se a folha nova pesar mais que o limite dele ou se o tipo de abertura mudar. De ferro para alumínio, o comum é ficar com o mesmo.",
          "Em geral não. Troca-se quando o peso passa da etiqueta ou o portão muda, por exemplo, de abrir para correr.",
        ],
      },
      {
        question: "Quem retira e recoloca o motor?",
        answers: [
          "O técnico solta o motor, com a folha segura, e o monta de novo na folha pronta, com regulagem. Combine a data com o serralheiro, para fazer tudo em sequência.",
          "Isso é com o técnico, antes e depois da serralheria. As datas precisam casar, porque o portão fica sem motor no meio.",
        ],
      },
      {
        question: "O alumínio aguenta o tranco do motor?",
        answers: [
          "Aguenta, com quadro reforçado no ponto de fixação e força regulada no mínimo. Parafuso direto no perfil fino rasga com o tempo.",
          "Sim, se houver travessa onde o motor puxa. Sem reforço, o perfil abre no parafuso.",
        ],
      },
      {
        question: "Dá para aproveitar trilho e roldanas?",
        answers: [
          "Dá, se estão retos e o canal combina com a folha nova. Roldana gasta se troca agora, com a folha fora, quando custa menos trabalho.",
          "Aproveita-se o que está reto e sem desgaste. A hora de trocar roldana é essa, com o portão desmontado.",
        ],
      },
    ],
    photo: "fotos do portão atual, da etiqueta do motor e as medidas da folha nova",
  },
];
