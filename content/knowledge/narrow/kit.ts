import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const kit: NarrowConcept[] = [
  {
    id: "kit-o-que-vem",
    broader: "kit",
    label: "O que vem no kit de motor",
    phrase: "o que vem no kit de motor de portão",
    asks: [
      "o que vem kit",
      "kit vem",
      "kit inclui",
      "kit completo vem",
      "kit motor itens",
      "que vem kit",
      "kit acompanha",
      "kit vem controle",
      "kit vem cremalheira",
      "kit vem fotocélula",
    ],
    intent: "question",
    answers: {
      any: [
        "No kit de motor basculante vêm motor com acionador, central com receptor, controles, fim de curso e ferragens, com entrega, montagem e regulagem no preço: {models.pricesOr}. Fotocélula, trava e serralheria são à parte.",
        "O kit instalado inclui o motor, a placa, os controles, as ferragens, a entrega e a instalação, a partir de {price.lowest} no basculante de até {width.quarterHp}. Não inclui fotocélula, ponto de energia novo nem reparo da folha.",
        "Vem no kit tudo o que faz o basculante abrir: motor, acionador, central, controles e regulagem. O que depende do local fica fora e é dito antes: fotocélula, cabo longo, contrapeso e solda. O kit é de basculante; o de correr tem cremalheira e sai por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Item por item do kit", "Dentro e fora do kit", "O que o kit traz e o que não traz"],
        slots: [
          [
            "Motor com acionador, central com receptor, controles, fim de curso e suportes formam o kit.",
            "A caixa traz motor, acionador, placa, controles e ferragens de fixação.",
            "São as peças do movimento e do comando, prontas para o basculante.",
          ],
          [
            "Entrega, montagem, regulagem do curso e da força e cadastro dos controles estão no preço.",
            "O serviço também vem: instalar, regular, testar e ensinar a destravar.",
            "Mão de obra e regulagem não são cobradas à parte no kit.",
          ],
          [
            "Ficam fora fotocélula, trava elétrica, nobreak, circuito novo e qualquer reparo da folha.",
            "Sensor, trava, elétrica e serralheria entram só se você pedir ou se o portão precisar.",
            "O que depende do seu local é orçado à parte, antes do serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de fechar o kit", "Perguntas para não ter surpresa", "O que confirmar na proposta"],
        slots: [
          [
            "Pergunte quantos controles vêm e quantos você precisa, porque extras são gravados na mesma visita.",
            "Diga quantos motoristas há na casa, para os controles saírem certos.",
            "O número de controles é confirmado na proposta.",
          ],
          [
            "Confirme largura de até {width.quarterHp}, folha equilibrada e energia perto.",
            "O kit de 1/4 HP serve até {width.quarterHp}; folha maior muda o motor.",
            "Meça a folha: acima de {width.quarterHp} o kit não serve.",
          ],
          [
            "Peça as garantias por escrito: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Guarde a proposta, com itens, prazos e garantia de {warranty.motor} e {warranty.installation}.",
            "O documento lista o que vem e as garantias, de {warranty.motor} e {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "O kit vem com fotocélula?",
        answers: [
          "Em geral não; ela é acessório e pode entrar no mesmo orçamento. Para fechamento automático, é indispensável.",
          "Não no kit básico. Peça junto: sai mais simples instalar na mesma visita.",
        ],
      },
      {
        question: "Quantos controles vêm?",
        answers: [
          "A quantidade é confirmada na proposta. Informe de quantos precisa, e os extras são gravados na instalação.",
          "Confirme ao pedir. Controles a mais entram na mesma conta.",
        ],
      },
      {
        question: "O kit de correr vem com cremalheira?",
        answers: [
          "Depende da proposta: confira quantos metros estão incluídos, porque a folha larga pede mais.",
          "Às vezes, alguns metros. O kit de correr é orçado por peso e metragem.",
        ],
      },
      {
        question: "A instalação é obrigatória?",
        answers: [
          "No kit ela já está no preço e na garantia. Só o motor, sem instalar, muda a garantia do serviço.",
          "Ela faz parte do valor. Instalar por conta própria deixa regulagem e segurança sem cobertura.",
        ],
      },
    ],
    photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  },
  {
    id: "kit-sem-instalacao",
    broader: "kit",
    label: "Kit de motor sem instalação",
    phrase: "o kit de motor sem instalação",
    asks: [
      "kit sem instalação",
      "motor sem instalação",
      "comprar só motor",
      "kit só motor",
      "motor sem instalar",
      "instalar eu mesmo motor",
      "motor para eu instalar",
      "instalar motor sozinho",
    ],
    intent: "buying",
    answers: {
      any: [
        "Nossos kits basculantes já têm instalação no preço, de {price.lowest} a {price.highest}. Comprar só o motor pode parecer mais barato, mas a instalação avulsa parte de {price.installation}, e quem instala por conta própria assume elétrica, força e segurança.",
        "Kit sem instalação só compensa para quem tem técnico. Some o preço da caixa à mão de obra avulsa, a partir de {price.installation}, e compare com {price.lowest} do kit instalado, com regulagem e {warranty.installation} de garantia no serviço.",
        "Instalar motor sozinho envolve tensão, folha pesada e regulagem de força que evita esmagamento, e por isso não é indicado. Se ainda quiser só o equipamento, mande foto do portão para conferir modelo, tensão e acessórios.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "Só o motor ou o kit instalado: a conta",
          "Quanto se economiza de verdade",
          "A diferença de preço no fim",
        ],
        slots: [
          [
            "A instalação avulsa de motor comprado à parte sai a partir de {price.installation}, quase o valor do kit instalado.",
            "Só a mão de obra avulsa parte de {price.installation}; o kit basculante instalado começa em {price.lowest}.",
            "Motor mais {price.installation} de instalação costuma passar dos {price.lowest} do kit.",
          ],
          [
            "No kit, entrega, regulagem e cadastro dos controles já estão incluídos.",
            "O preço do kit cobre levar, montar, regular e testar.",
            "Comprar separado deixa suporte, cabo e regulagem por sua conta.",
          ],
          [
            "A garantia muda: no kit são {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Instalado por nós, o serviço tem {warranty.installation}; por conta própria, não.",
            "Montagem errada costuma tirar a cobertura do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que instalar sozinho é arriscado",
          "Riscos na elétrica, na folha e na força",
          "O que só o técnico deve fazer",
        ],
        slots: [
          [
            "O basculante precisa de folha equilibrada e escorada, e o contrapeso não se mexe em casa.",
            "Folha fora de equilíbrio cai quando o acionador é preso errado.",
            "Cabo e contrapeso guardam força suficiente para ferir.",
          ],
          [
            "A ligação é em circuito próprio com terra e disjuntor, feita por quem sabe.",
            "Tensão errada queima a placa, e fio sem terra dá choque na folha.",
            "Ligar em extensão ou sem terra é causa de choque.",
          ],
          [
            "A força é regulada no mínimo e testada com obstáculo macio; sem isso o portão esmaga.",
            "O ajuste de força é a proteção contra esmagamento, e exige teste.",
            "Motor sem regulagem não detém a folha quando encontra alguém.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Vocês vendem o motor sem instalar?",
        answers: [
          "O preço divulgado é do kit instalado. Para só o equipamento, mande foto do portão e informamos a condição do modelo.",
          "Fale no orçamento. O kit com instalação é o que tem preço fechado e garantia do serviço.",
        ],
      },
      {
        question: "Perco a garantia se eu instalar?",
        answers: [
          "Pode perder. Dano por ligação ou montagem errada costuma ficar fora do certificado do motor.",
          "A do serviço, sim, porque não foi feito por nós. A do motor depende do fabricante e da causa do defeito.",
        ],
      },
      {
        question: "Já comprei o motor. Vocês instalam?",
        answers: [
          "Instalamos, a partir de {price.installation}, depois de conferir modelo, tensão e portão por foto.",
          "Sim. A instalação avulsa parte de {price.installation}, com {warranty.installation} de garantia no serviço.",
        ],
      },
      {
        question: "Meu eletricista pode instalar?",
        answers: [
          "A parte elétrica, sim. Regular curso, força e equilíbrio da folha é de quem trabalha com portão.",
          "Ele pode preparar o circuito com terra. A montagem e o teste de segurança pedem técnico de portão.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das colunas e do ponto de energia, com a largura",
  },
  {
    id: "kit-motor-correr",
    broader: "kit",
    label: "Kit de motor de correr",
    phrase: "o kit de motor para portão de correr",
    asks: [
      "kit correr",
      "kit deslizante",
      "kit motor correr",
      "kit motor deslizante",
      "kit correr preço",
      "kit deslizante preço",
      "kit deslizante completo",
      "kit cremalheira motor",
      "kit motor deslizante preço",
      "kit motor correr preço",
      "kit motor deslizante quanto custa",
      "kit motor correr quanto custa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de motor de correr traz motor com redutor, central, controles, fim de curso e cremalheira, e se escolhe pelo peso da folha. A metragem da cremalheira é a largura da folha; mande medidas e fotos do trilho e receba o valor.",
        "Para comprar kit de portão de correr, confira três itens: capacidade um terço acima do peso da folha, metros de cremalheira incluídos e número de controles. O valor sai por foto; na troca em casa, o conjunto instalado fica de {price.homeSwap}.",
        "Kit deslizante bom é o que sobra: motor para mais peso que a folha, cremalheira inteira e batentes nas pontas. Com largura, altura, material e fotos do trilho, indicamos o kit e o preço instalado, sem custo.",
      ],
      price: [
        "O preço do kit de motor de correr depende do peso da folha e dos metros de cremalheira. Na troca em casa, o conjunto instalado fica de {price.homeSwap}; em folha pesada, de {price.heavySwap}. O valor fechado vem grátis, por foto.",
        "Kit deslizante é orçado por peso e largura: motor, cremalheira por metro e instalação. Em casa, a troca do conjunto custa de {price.homeSwap}; para kit comprado à parte, a instalação parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de correr", "Itens do kit deslizante", "Confira o kit antes de comprar"],
        slots: [
          [
            "O conjunto usual tem motor, central com receptor, controles, ímãs ou chaves de fim de curso e cremalheira.",
            "Motor com redutor, central, controles, fim de curso e cremalheira formam o kit.",
            "No kit vêm a máquina, a central, os controles e a cremalheira em barras.",
          ],
          [
            "Confira quantos metros de cremalheira estão incluídos: o portão pede a largura da folha.",
            "A cremalheira vem em barras; some até cobrir a folha inteira.",
            "Kit com poucas barras exige comprar o restante à parte.",
          ],
          [
            "Fotocélula, trava e nobreak costumam ser acessórios, e a fotocélula é indicada em todo fechamento automático.",
            "Fotocélula não costuma vir no kit e deve entrar na compra.",
            "Some a fotocélula, que é a segurança do fechamento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Como escolher o kit pelo portão",
          "Peso, largura e uso do kit deslizante",
          "O kit certo para a sua folha",
        ],
        slots: [
          [
            "Estime o peso e escolha capacidade um terço acima.",
            "A etiqueta traz o peso máximo; trabalhe com folga.",
            "Folha de 300 kg pede motor para 400 kg ou mais.",
          ],
          [
            "Casa usa modelo residencial; prédio e loja com muitas aberturas pedem regime intenso.",
            "O número de aberturas por hora separa o residencial do intensivo.",
            "Uso coletivo esquenta motor residencial: prefira o de regime intenso.",
          ],
          [
            "Nylon serve à folha leve e é silencioso; aço é para folha pesada.",
            "Folha pesada leva cremalheira de aço; leve, de nylon.",
            "A cremalheira acompanha o peso: nylon na leve, aço na pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do kit de correr", "O que precisa estar pronto para instalar", "Base, trilho e energia"],
        slots: [
          [
            "Trilho nivelado, batentes nas pontas e base firme são a condição.",
            "Antes do motor, o portão precisa correr com uma mão.",
            "A folha leve e o trilho limpo vêm primeiro.",
          ],
          [
            "O trabalho leva de {time.sliding}, e de {time.heavy} em portão pesado.",
            "Conte de {time.sliding} em casa, com base e energia prontas.",
            "Com tudo pronto, a instalação toma de {time.sliding}.",
          ],
          [
            "A cremalheira é alinhada com {rack.clearance} de folga em todo o percurso.",
            "Alinhamento e folga de {rack.clearance} evitam tranco e desgaste.",
            "No fim, regulam-se paradas, força e controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros de cremalheira eu preciso?",
        answers: [
          "A largura da folha, com as barras emendadas sem falha de dente.",
          "O comprimento da folha. Vão de 3 metros com folha de 3,2 usa 3,2 metros, arredondados em barras.",
        ],
      },
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não: os kits de preço fechado são de basculante. O de correr é orçado pelo peso e pela largura.",
          "Não. Cada tipo de abertura tem o seu motor.",
        ],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Sim, com instalação a partir de {price.installation}, depois de ver se o modelo serve à folha.",
          "Instalamos. Mande a foto da etiqueta e do portão antes, para confirmar a capacidade.",
        ],
      },
      {
        question: "O kit tem garantia?",
        answers: [
          "No kit vendido por nós, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim: {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do piso, com a largura, a altura e o material da folha",
  },
];
