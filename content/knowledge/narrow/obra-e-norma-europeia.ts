import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** The European norm by its number, and what comes first on a building site. */
export const obraENormaEuropeia: NarrowConcept[] = [
  {
    id: "norma-en-12453",
    broader: "normas",
    label: "Norma EN 12453",
    phrase: "a norma EN 12453",
    asks: [
      "en 12453",
      "norma en 12453",
      "norma en 12453 portão",
      "en 12453 portão automático",
      "norma europeia portão",
      "norma europeia portão automático",
      "norma internacional portão automático",
      "norma força portão automático",
      "norma força fechamento portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A EN 12453 é a norma europeia de segurança no uso de portões motorizados. Ela limita a força com que a folha pode bater e diz como medir essa força. No Brasil, até onde sabemos, ela não é obrigatória, mas fabricantes e técnicos a usam como referência, junto com o manual do motor.",
        "A norma EN 12453 trata da segurança de portões motorizados na Europa: força máxima da batida, sensores e ensaios. Não conhecemos lei brasileira que a exija. Aqui ela serve de referência para regular a força e escolher fotocélula e borda sensível.",
        "EN 12453 é a norma europeia que diz quanta força um portão automático pode fazer ao fechar sobre alguém. Ela não tem força de lei no Brasil, até onde sabemos. O técnico se guia por ela e pelo manual do motor ao regular a força e os sensores.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a EN 12453 pede", "Força máxima e proteção"],
        slots: [
          [
            "A norma admite três caminhos: folha que não machuca porque bate fraco, sensor que evita o toque e comando de quem vê o portão. Perto do fim do curso, entre 5 e 50 cm, a batida não deve passar de 400 newtons, perto de 40 kg, e por menos de um segundo. Depois disso, a folha deve parar de apertar.",
            "Ela aceita limitar a força, usar sensores ou deixar o comando com quem vê a folha. A força da batida na faixa final, entre 5 e 50 cm do batente, tem limite de 400 newtons, uns 40 kg, por menos de um segundo. Em seguida a folha precisa aliviar.",
            "O portão atende à norma se a força é limitada, se um sensor evita o toque ou se alguém o comanda olhando. No trecho final, de 5 a 50 cm, o limite é de 400 newtons, cerca de 40 kg, por menos de um segundo, e a folha tem de recuar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como ela é usada no Brasil", "Norma europeia e normas daqui"],
        slots: [
          [
            "A medição oficial usa um aparelho próprio, que poucos técnicos têm. Na prática, o técnico regula a força no mínimo que move a folha e testa o recuo com uma caixa de papelão. Para a elétrica vale a NBR 5410, e em prédio entram a NBR 5674, da manutenção, e a NBR 9050, da acessibilidade.",
            "O ensaio da norma pede um medidor de força. No dia a dia, a força fica no mínimo que move a folha, e o recuo é provado com uma caixa. As normas brasileiras cuidam do resto: NBR 5410 na elétrica, NBR 9050 na entrada de pedestres e NBR 5674 na manutenção do prédio.",
            "Sem o medidor de força, o técnico usa a regra prática: força no mínimo, fotocélula testada e recuo provado com um objeto. A parte elétrica segue a NBR 5410, e o prédio segue ainda a NBR 5674 e a NBR 9050.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que pedir para o seu portão", "Itens que aproximam o portão da norma"],
        slots: [
          [
            "Estes itens cobrem o que a norma quer evitar, que é a folha prender alguém.",
            "Com estes itens, o portão chega perto do que a norma europeia pede.",
            "Peça que a proposta traga cada um destes pontos por escrito.",
          ],
        ],
        bullets: [
          "Fotocélula testada, em duas alturas onde passa criança ou caminhão",
          "Borda sensível na ponta da folha pesada",
          "Força no mínimo que move a folha, com recuo testado",
          "Capa na cremalheira e tela nas frestas",
          "Relatório com a data e o resultado dos testes",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe norma brasileira igual à EN 12453?",
        answers: [
          "Não conhecemos uma norma ABNT só para a força do portão automático. Valem o manual do motor e as normas de cada parte.",
          "Até onde sabemos, não. O manual do fabricante do motor é o documento mais próximo no Brasil.",
        ],
      },
      {
        question: "Vocês certificam o portão pela EN 12453?",
        answers: [
          "Não. Nós regulamos a força, instalamos sensores e entregamos o relatório do teste. Certificado é de laboratório ou engenheiro habilitado.",
          "Certificação é serviço de profissional habilitado. O nosso trabalho é instalar a proteção, regular e anotar os testes.",
        ],
      },
      {
        question: "Quanto custa deixar o portão mais seguro?",
        answers: [
          "Regular a força em casa parte de {price.preventive}, sem peças. Fotocélula e borda sensível são orçadas de graça, por foto.",
          "A regulagem residencial começa em {price.preventive}, sem peças, e cada sensor tem valor pela foto do portão.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das fotocélulas e da etiqueta do motor",
  },
  {
    id: "primeiro-o-portao-ou-o-motor",
    broader: "instalacao",
    label: "O que vem primeiro: portão ou motor",
    phrase: "a ordem entre o portão e o motor",
    asks: [
      "qual vem primeiro portão ou motor",
      "vem primeiro portão motor",
      "primeiro portão ou motor",
      "primeiro instala portão ou motor",
      "portão primeiro motor depois",
      "motor primeiro portão depois",
      "comprar motor antes portão",
      "motor antes portão",
      "motor antes do portão ficar pronto",
      "obra primeiro portão ou motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Primeiro vem o portão, e depois o motor. Na obra, a ordem é passar os tubos e a energia, montar a folha, deixar o concreto curar e só então instalar o motor. O modelo se escolhe pela folha pronta, porque o peso e a medida dela decidem a força.",
        "O portão vem antes do motor, porque o motor é escolhido pelo peso e pela medida da folha e preso nela. Antes dos dois vêm os tubos no chão e o circuito elétrico. Com a folha andando leve na mão, a instalação do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
        "Numa obra, o motor é o último: primeiro os eletrodutos, depois a folha e o trilho, a cura do concreto e, no fim, o motor. Comprar o motor antes da folha é arriscado, porque o peso final pode pedir outro modelo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A ordem da obra, passo a passo", "Do tubo no chão ao motor ligado"],
        slots: [
          [
            "Siga esta ordem, porque cada passo depende do anterior.",
            "Esta é a sequência que evita quebrar piso pronto.",
            "Feita nesta ordem, a obra não precisa ser refeita.",
          ],
        ],
        steps: [
          "Escolha o tipo de portão pelo espaço: de correr, basculante ou de abrir.",
          "Antes do piso, passe dois eletrodutos de 25 mm até o lugar do motor e um sob o vão.",
          "Peça ao serralheiro a folha com reforço no ponto do motor e batente nas pontas.",
          "Monte a folha e o trilho e teste na mão: ela deve andar leve.",
          "Faça a base de concreto do motor de correr e espere de 3 a 7 dias.",
          "Com a energia pronta, marque a instalação do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["O que dizer ao serralheiro e ao eletricista", "O que combinar antes de encomendar a folha"],
        slots: [
          [
            "Conte ao serralheiro que o portão terá motor. Ele deixa a travessa mais forte, o batente e, no basculante, o contrapeso certo. Ao eletricista, peça um circuito só do portão, com disjuntor, terra e cabo de 2,5 mm² ou mais.",
            "O serralheiro precisa saber do motor, para reforçar a folha e pôr os batentes. O eletricista deixa um circuito exclusivo, com terra e disjuntor, na tensão do motor escolhido.",
            "Peça à serralheria folha reforçada no ponto do motor e batente nos dois fins. Peça ao eletricista circuito próprio, com cabo de 2,5 mm² no mínimo e fio terra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada parte", "O que entra na nossa conta"],
        slots: [
          [
            "A folha é cobrada pelo serralheiro, por metro quadrado e material. No basculante de até {width.quarterHp}, o motor instalado custa {models.pricesOr}. No de correr ou de abrir, a primeira instalação é orçada por foto, de graça, porque soma base, cremalheira ou suportes.",
            "A serralheria cobra a folha, e nós cobramos o motor com a mão de obra. Em basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}. Nos outros portões, o orçamento é grátis, pela foto e pelas medidas.",
            "São duas contas. A folha é da serralheria. O motor instalado em basculante de até {width.quarterHp} custa {models.pricesOr}, e em portão de correr ou de abrir o valor sai por foto, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o motor antes, em promoção?",
        answers: [
          "Só se a medida e o peso da folha já estão definidos no projeto. Se a folha sair mais pesada, o motor pode não servir.",
          "É arriscado. O peso final da folha pode pedir um modelo mais forte, e a garantia corre desde a compra.",
        ],
      },
      {
        question: "Dá para usar o portão na mão até o motor chegar?",
        answers: [
          "Dá, e é até bom, porque o uso mostra se a folha prende. Ponha um trinco provisório, que sai no dia da instalação.",
          "Sim. Use um trinco ou cadeado, que o técnico retira quando o motor passa a segurar a folha.",
        ],
      },
      {
        question: "Quem faz a base de concreto?",
        answers: [
          "O pedreiro da obra pode fazer com o gabarito do motor, ou a base entra no nosso orçamento.",
          "Pode ser o pedreiro, pelas medidas do manual, ou a nossa equipe, com o valor à parte.",
        ],
      },
    ],
    photo: "fotos do vão, do piso e do espaço ao lado, com a largura e a altura",
  },
];
