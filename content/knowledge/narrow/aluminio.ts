import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const aluminio: NarrowConcept[] = [
  {
    id: "motor-portao-aluminio",
    broader: "aluminio",
    label: "Motor para portão de alumínio",
    phrase: "o motor para portão de alumínio",
    asks: [
      "vale a pena automatizar portão alumínio",
      "vale a pena motor portão alumínio",
      "preço motor portão alumínio 3 metros",
      "quanto custa motor portão alumínio 3 metros",
      "motor portão alumínio preço",
      "colocar motor portão alumínio preço",
      "instalar motor portão alumínio preço",
      "motor portão alumínio",
      "motor alumínio",
      "melhor motor alumínio",
      "qual motor alumínio",
      "motor basculante alumínio",
      "motor correr alumínio",
      "automatizar portão alumínio",
      "alumínio pode motor",
      "alumínio aguenta motor",
      "alumínio aceita motor",
      "colocar motor alumínio",
      "instalar motor alumínio",
      "portão alumínio automático",
      "alumínio automático",
      "alumínio motor fraco",
      "alumínio motor mais fraco",
      "alumínio motor menor",
      "alumínio precisa motor",
      "alumínio motor forte",
      "alumínio motor pesado",
      "motor basculante alumínio reforço",
      "motor 1/4 basculante alumínio",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de alumínio é o residencial de entrada, porque a folha é leve: no basculante de até {width.quarterHp}, o de 1/4 HP, a partir de {price.lowest} instalado; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra. O suporte leva chapa de reforço e parafuso passante, já que o alumínio fino rasga.",
        "Portão de alumínio é dos que mais valem a pena automatizar: a folha é leve, não enferruja e força pouco o motor. O suporte vai em perfil firme, com chapa de reforço e parafuso passante, já que o alumínio fino rasga. O kit basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
        "O portão de alumínio leve usa motor residencial comum, dos menores. No basculante de até {width.quarterHp}, basta o de 1/4 HP, a partir de {price.lowest} instalado; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}. O perfil fino precisa de reforço no ponto em que o motor prende.",
        "Em portão de alumínio serve um motor residencial dos mais simples, porque a folha pesa pouco. O basculante de até {width.quarterHp} usa o de 1/4 HP, desde {price.lowest} com instalação, e no de correr a troca custa de {price.homeSwap}. O cuidado é prender em chapa de reforço, com parafuso passante.",
        "Portão de alumínio automático {em} pode usar motor pequeno, que vendemos e instalamos. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; no de correr e no de abrir, a troca em casa fica de {price.homeSwap}. O reforço do perfil é avaliado por foto.",
        "Motor de portão de alumínio não precisa ser forte, mas precisa de boa fixação. No basculante de até {width.quarterHp}, o de 1/4 HP instalado sai a partir de {price.lowest}, e a troca nos outros tipos, em residência, fica de {price.homeSwap}. Com vidro ou folha muito larga, o peso é calculado antes.",
      ],
      question: [
        "Sim, portão de alumínio precisa de menos força, porque a folha pesa cerca de um terço da de ferro. No de correr isso permite um motor menor; no basculante de até {width.quarterHp}, os dois materiais usam 1/4 HP, a partir de {price.lowest} instalado. O que ele exige é reforço no ponto de fixação.",
        "Em geral, sim: portão de alumínio não precisa de motor forte, e a menor potência da linha residencial basta. No basculante de até {width.quarterHp}, o de 1/4 HP sai desde {price.lowest} instalado. Só não economize na chapa de reforço, porque o perfil fino rasga no ponto do motor.",
      ],
      installation: [
        "O portão de alumínio aceita motor, desde que ele seja preso em chapa de reforço com parafuso passante, porque a solda de ferro não pega e o perfil é fino. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, o valor sai por foto.",
        "Para pôr motor em portão de alumínio, reforça-se o perfil por dentro ou por trás, fixa-se com parafuso passante e regula-se a força no mínimo. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; de correr e de abrir, orçamos por foto.",
      ],
      price: [
        "Motor para portão de alumínio custa, no basculante de até {width.quarterHp}, {models.pricesOr} instalado. Folha de 3 metros ou mais, de correr ou de abrir é orçada por foto; na troca em casa, fica de {price.homeSwap}, e a folha leve ajuda a ficar no modelo mais simples.",
        "O preço depende de como o portão de alumínio abre: basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}; com 3 metros, pede outra potência. No de correr e no de abrir, a troca em casa custa de {price.homeSwap}, e a leveza mantém na parte baixa da faixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor escolher para cada portão de alumínio", "Basculante, de correr ou de abrir em alumínio"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o 1/4 HP tem força de sobra e você escolhe só a velocidade. No de correr, vai um motor de entrada com cremalheira de nylon, mais silenciosa; no de abrir, um braço residencial em cada folha.",
            "O portão que sobe, com até {width.quarterHp}, usa 1/4 HP, do mais lento ao mais rápido. O de correr leva o menor motor da linha, com cremalheira de nylon, e o de abrir, um braço por folha.",
            "Para o deslizante basta o motor de entrada com cremalheira de nylon, e para cada folha que gira, um braço residencial. No basculante de até {width.quarterHp}, qualquer kit de 1/4 HP serve.",
          ],
          [
            "A folha de alumínio com vidro, lambri dos dois lados ou muita largura deixa de ser leve. Nela, o motor é escolhido pelo peso calculado, com um terço de folga.",
            "Com vidro ou lambri duplo, o alumínio pode pesar quase como o ferro. Nesse caso a potência sai da conta do peso, feita por medida e foto.",
            "Só folha muito larga, com vidro ou com dupla face de lambri pede motor maior. As medidas e uma foto bastam para calcular.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como fixar o motor no alumínio", "Reforço e fixação no alumínio"],
        slots: [
          [
            "O motor puxa sempre o mesmo ponto, e o perfil fino alarga no furo até soltar. Por isso vai ali uma chapa ou um tubo por dentro, com parafuso passante, já que a solda de ferro não pega em alumínio.",
            "O perfil é fino e rasga se o parafuso vai direto nele. O ponto do motor leva chapa de reforço ou tubo interno e parafuso que atravessa a peça, sem solda de ferro, que não adere.",
            "Sem reforço, o furo cresce com o uso e o motor fica bambo. Uma chapa ou um tubo, preso com parafuso passante, espalha o esforço pelo quadro.",
          ],
          [
            "O parafuso é de inox e leva um calço de borracha ou plástico, porque aço encostado em alumínio corrói com a chuva.",
            "Entre o suporte de aço e o alumínio vai um calço de borracha, com parafuso de inox, para os metais não se corroerem.",
            "Parafuso de inox e uma lâmina de borracha separam o aço do alumínio, que juntos se corroem.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Força baixa e cuidados com o alumínio", "Como conservar o portão de alumínio"],
        slots: [
          [
            "A força fica na mínima que move a folha, porque o alumínio empena se o motor empurra contra um obstáculo. Na revisão, {visits.home}, o técnico reaperta parafusos e rebites, que a vibração afrouxa.",
            "Motor regulado com pouca força protege o quadro, que entorta fácil. Parafusos e rebites afrouxam com a vibração e são reapertados na revisão, {visits.home}.",
            "Peça que a força seja regulada no mínimo, para a folha não entortar ao bater em algo. Uma revisão {visits.home} mantém firmes os rebites e os parafusos do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troquei ferro por alumínio. O motor antigo serve?",
        answers: [
          "Em geral serve, com a força regulada de novo. No basculante, o contrapeso também precisa diminuir, e isso só o técnico faz.",
          "Sim, na maioria dos casos, porque o peso caiu. A força é reduzida e, no basculante, o contrapeso é refeito pelo técnico.",
          "Costuma servir, desde que o ponto de fixação receba reforço e a força seja reduzida. No basculante, o contrapeso é acertado junto.",
        ],
      },
      {
        question: "Motor estraga portão de alumínio?",
        answers: [
          "Não, se está bem preso e com a força baixa. Tranco na parada, rangido ou furo alargando mostram falta de reforço ou de ajuste.",
          "Bem regulado, não. Pare de usar e chame se a folha entorta ao sair ou dá tranco no fim.",
          "Só quando a força está alta ou falta o reforço. Os sinais são tranco, rangido e parafuso frouxo no ponto do motor.",
        ],
      },
      {
        question: "Vocês fazem o portão de alumínio também?",
        answers: [
          "Não, a folha é do serralheiro, e nós cuidamos do motor. Se ainda vai encomendar, peça já o reforço no ponto em que ele prende.",
          "O portão é feito pelo serralheiro. Mande o desenho antes, para o reforço do motor ficar no lugar certo.",
          "Trabalhamos só com a automação. O serralheiro faz a folha, de preferência já com o reforço onde o motor vai.",
        ],
      },
      {
        question: "Vento atrapalha portão de alumínio?",
        answers: [
          "Atrapalha a folha fechada de lambri, que é leve e balança, e o motor pode parar ou inverter. Guia ajustada e trava elétrica resolvem melhor que aumentar a força.",
          "Pode atrapalhar quando a folha é fechada. A solução é ajustar a guia e pôr uma trava, e não dar mais força.",
          "Na folha vazada, quase nada. Na fechada, o vento balança o alumínio, e a guia precisa estar sem folga.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com as medidas e os perfis de perto",
  },
  {
    id: "ferro-ou-aluminio",
    broader: "aluminio",
    label: "Portão de ferro ou alumínio",
    phrase: "a escolha entre portão de ferro e de alumínio",
    asks: [
      "ferro ou alumínio",
      "alumínio ou ferro",
      "aço ou alumínio",
      "alumínio ou aço",
      "ferro alumínio melhor",
      "diferença ferro alumínio",
      "ferro alumínio motor",
      "alumínio ou ferro motor",
      "portão ferro alumínio",
      "ferro ou alumínio dura mais",
      "alumínio ou ferro dura mais",
      "ferro ou alumínio mais resistente",
      "alumínio vez de ferro",
      "portão alumínio vez ferro mar",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de alumínio ou de ferro, o alumínio compensa e dura mais sem cuidado na maioria das casas, porque não enferruja e força menos o motor. O ferro custa menos na compra, aguenta mais batida e também dura muitos anos, desde que a pintura esteja em dia; perto do mar, fique com o alumínio.",
        "Entre portão de aço, que muitos chamam de ferro, ou de alumínio, escolha o alumínio se quer folha leve, que não enferruja e poupa o motor; escolha o aço se a entrada leva batida, se o vão é largo ou se o orçamento é curto. O de aço dura tanto quanto, com a pintura em dia ou em chapa galvanizada.",
        "O portão de alumínio dura mais com pouca manutenção, já que não enferruja; o de ferro dura tanto quanto, se for pintado a tempo, e resiste melhor a pancada. Para casa comum ou lugar úmido compensa o alumínio, e para entrada que leva batida ou orçamento curto, o ferro.",
        "Perto da praia, o portão de alumínio compensa mais que o de ferro, porque a maresia enferruja o ferro em pouco tempo e não o alumínio. Ele também pesa menos no motor. Use parafuso e dobradiça de inox e lave o sal com água doce. O ferro só dura no litoral se for galvanizado e pintado com frequência.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher cada material"],
        slots: [
          [
            "O alumínio serve a quem não quer lixar e pintar: lavar com sabão neutro basta. A folha pesa cerca de um terço da mesma folha em aço, e isso facilita a vida do motor no portão de correr.",
            "Quem busca pouca manutenção fica com o alumínio, que dispensa a pintura periódica. Como ele tem em torno de um terço do peso do aço, o motor de correr trabalha mais folgado.",
            "Para não depender de tinta e lixa, escolha o alumínio. O peso também ajuda, perto de um terço do que teria o portão em aço, o que se nota na força pedida ao motor de correr.",
          ],
          [
            "O ferro vale para entrada apertada que leva batida e para folha larga que precisa de rigidez, porque amassa menos e se solda em qualquer serralheria. No alumínio, o conserto costuma ser a troca do perfil.",
            "Rigidez e solda simples são as vantagens do ferro, boas em garagem apertada, uso pesado e vão largo. Um perfil de alumínio amassado, por outro lado, em geral se troca inteiro.",
            "Se o portão apanha do para-choque ou é muito largo, o ferro aguenta melhor, e toda serralheria o conserta com solda comum. Já o alumínio danificado pede perfil novo, na maioria das vezes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O custo na compra e nos anos seguintes", "Qual sai mais barato no fim"],
        slots: [
          [
            "Na compra, o ferro costuma custar menos. Com os anos a diferença encolhe, porque ele pede lixa, fundo e tinta de tempos em tempos, enquanto o alumínio gasta quase só água e sabão. Some essas pinturas antes de comparar os dois orçamentos.",
            "O portão de ferro em geral começa mais barato, e o de alumínio devolve a diferença aos poucos, por não precisar de pintura. Para comparar com justiça, inclua na conta do ferro o tratamento da ferrugem ao longo dos anos.",
            "Comprar alumínio sai mais caro que comprar ferro, mas a manutenção inverte o quadro: um pede só limpeza, o outro volta à lixa e à tinta sempre que a ferrugem aparece. A conta certa soma os dois gastos.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda para o motor", "Motor em ferro e motor em alumínio"],
        slots: [
          [
            "No ferro, o suporte do motor é soldado no quadro; no alumínio, vai em chapa de reforço com parafuso passante, senão o braço arranca o perfil. A força também é regulada mais baixa, porque o perfil fino amassa.",
            "A fixação é a grande diferença: solda no quadro de ferro, chapa e parafuso que atravessa o perfil no de alumínio. Sem esse reforço, o perfil rasga, e com força demais ele amassa.",
            "Suporte soldado funciona no ferro. Em perfil de alumínio se usa chapa de reforço e parafuso de lado a lado, com a força do motor reduzida, para não amassar nem arrancar o ponto de apoio.",
          ],
          [
            "Num basculante de até {width.quarterHp} com o contrapeso certo, os dois usam motor de 1/4 HP, a partir de {price.lowest} instalado. No portão de correr, o peso da folha é que define o motor.",
            "O basculante equilibrado quase não sente o material: até {width.quarterHp}, um kit de 1/4 HP atende ferro e alumínio, desde {price.lowest} com instalação. Já no de correr, pese ou estime a folha antes de escolher.",
            "Com contrapeso acertado, o material pouco muda no basculante, e até {width.quarterHp} serve o 1/4 HP, instalado a partir de {price.lowest}. Quem tem portão de correr escolhe o motor pelo peso da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais seguro, portão de ferro ou de alumínio?",
        answers: [
          "O ferro resiste mais a pancada e alavanca. O alumínio depende da espessura do perfil: grosso e com quadro reforçado, também serve bem a uma casa.",
          "Em geral, o de ferro, por ser mais rígido. Um alumínio de perfil grosso, com travas boas, diminui essa diferença.",
          "Contra alavanca e batida, o ferro leva vantagem. No alumínio, peça perfil mais espesso e quadro com reforço.",
        ],
      },
      {
        question: "Portão de alumínio enferruja?",
        answers: [
          "O alumínio não enferruja, mas pode manchar. Parafusos, reforços e ferragens de aço nele é que criam ferrugem, e pedem inox ou galvanizado.",
          "Não. Só as partes de aço, como parafuso e dobradiça, enferrujam; a folha no máximo mancha ou perde o brilho.",
          "A folha não cria ferrugem, embora possa oxidar de leve e manchar. Fique de olho nas ferragens de aço presas a ela.",
        ],
      },
      {
        question: "Troquei ferro por alumínio. O motor antigo serve?",
        answers: [
          "Na maioria das vezes serve, com a força reduzida. No basculante, o técnico refaz o contrapeso, porque a folha ficou mais leve e subiria sozinha.",
          "Costuma servir, já que a folha nova pesa menos; falta baixar a força. Em basculante, o contrapeso tem de ser refeito antes do uso.",
          "Sim, quase sempre, depois de nova regulagem. Atenção ao basculante: contrapeso de folha de ferro levanta a de alumínio com violência, e só o técnico mexe nele.",
        ],
      },
      {
        question: "Quanto pesa um portão de alumínio e um de ferro?",
        answers: [
          "Uma folha de 3 por 2,2 m fica em torno de 25 a 50 kg em alumínio e de 70 a 140 kg em ferro, conforme o perfil e o fechamento.",
          "Para 3 m de largura por 2,2 m de altura, conte de 25 a 50 kg no alumínio e de 70 a 140 kg no ferro; gradil fica embaixo da faixa e chapa, em cima.",
          "Varia com o perfil: numa folha de 3 por 2,2 metros, algo entre 25 e 50 kg em alumínio, contra 70 a 140 kg em ferro.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o jeito de abrir",
  },
  {
    id: "portao-balanca-no-vento",
    broader: "aluminio",
    label: "Portão que balança com o vento",
    phrase: "o portão que balança com o vento",
    asks: [
      "barulho vento",
      "chapa barulho vento",
      "estala vento",
      "chacoalha vento",
      "portão barulho vento",
      "alumínio vento",
      "portão balança vento",
      "portão balançando vento",
      "normal balançar vento",
      "normal portão vento",
      "portão vento forte",
      "vento abre portão",
      "vento empurra portão",
      "vento bate portão",
      "portão batendo vento",
      "portão leve vento",
      "portão vento motor",
      "motor portão vento",
      "portão treme vento",
      "alumínio vento motor",
      "balançando vento motor",
      "alumínio balançando vento motor",
      "balança vento motor portão",
      "alumínio balança vento",
      "move vento",
      "mexe vento",
      "balança vento",
      "se move vento",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de alumínio que balança muito com o vento tem folga: roletes da guia no de correr, dobradiça e batente no de abrir, laterais no basculante. Tirar a folga e pôr uma trava na ponta resolve, e motor mais forte não. O ajuste em casa parte de {price.preventive}, sem peças; em vento forte, não acione.",
        "Portão que balança com o vento tem folga na guia, na dobradiça ou no batente, e um motor mais forte não resolve. A folha fechada, de lambril ou chapa, recebe o vento inteiro. Ajuste, borracha no batente e trava elétrica firmam o portão, a partir de {price.preventive} em casa, sem peças.",
        "Balançar um pouco com vento forte é normal em folha leve de lambril; bater, fazer barulho de chapa ou se mover sozinho não é. A causa costuma ser folga na guia ou batente solto. O ajuste residencial começa em {price.preventive}, fora peças, e a trava elétrica é orçada por foto.",
        "Se o portão de lambril balança no vento, procure a folga: roletes da guia no de correr, dobradiça e batente no de abrir, laterais no basculante. Tirar essa folga e travar a ponta resolve, em visita a partir de {price.preventive} em casa, sem peças. Em vento forte, deixe fechado e não acione.",
        "O vento move a folha fechada porque ela funciona como uma vela presa ao motor por um lado só. Batente firme, guia sem folga e trava na ponta seguram o portão melhor que mais potência. O ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
      question: [
        "Sim, o motor aguenta vento forte num portão de lambril, desde que a folha esteja sem folga e tenha batente ou trava na ponta. Motor mais potente não ajuda, porque ele segura a folha por um lado só. Com rajada forte, deixe o portão fechado e não acione.",
        "Em geral, sim: o motor residencial aguenta o portão de lambril no vento se a guia, as dobradiças e o batente estão firmes. Sem isso, a folha fechada balança, bate e pode inverter no meio do caminho. A solução é tirar a folga e pôr uma trava, e não aumentar a força.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o vento balança a folha"],
        slots: [
          [
            "A folha fechada recebe o vento inteiro, que na grade passa, e o alumínio pesa pouco para resistir. O motor prende a folha por um lado só, e a outra ponta fica solta se não há trava nem batente.",
            "Quanto maior e mais fechada a folha, mais força o vento faz nela. O motor segura um ponto apenas, e o resto balança quando falta batente ou trava na outra ponta.",
            "O lambril liso recebe toda a rajada, e a folha leve resiste menos. Presa ao motor num só lugar, ela torce e bate do lado livre.",
          ],
          [
            "O barulho vem de chapa ou régua solta e de batente sem borracha. Com o tempo, a vibração alarga os furos do suporte.",
            "Rebite gasto, régua frouxa e batente seco fazem o ruído, e o furo do suporte aumenta a cada rajada.",
            "Régua solta e batida no batente fazem o barulho, e a fixação do motor afrouxa aos poucos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como firmar o portão contra o vento"],
        slots: [
          [
            "Primeiro o técnico tira a folga: regula ou troca os roletes da guia de cima e aperta dobradiças e pinos. Depois põe um batente firme ou um encaixe na coluna, que recebe a ponta da folha fechada.",
            "O serviço começa pelos roletes, pinos e dobradiças, até não haver jogo. Em seguida vem o batente ou o encaixe na coluna, que segura a ponta.",
            "Roletes, dobradiças e pinos ficam sem folga. A ponta da folha passa a encostar num batente ou num encaixe na coluna, que impede o balanço.",
          ],
          [
            "A trava elétrica na ponta alivia o motor, e a fixação fraca ganha chapa de reforço. A reversão é regulada para a rajada não parecer um obstáculo.",
            "Se ainda balança, uma trava elétrica segura a ponta. O suporte do motor é refeito sobre chapa, e a sensibilidade da reversão é acertada.",
            "Completam o serviço a trava elétrica, a chapa de reforço no ponto do motor e o ajuste da reversão, que a rajada às vezes dispara.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que fazer em dia de vento forte"],
        slots: [
          [
            "Feche o portão antes do temporal e espere passar, porque acionar na rajada gasta a engrenagem e pode tirar a folha do lugar. Se ela bate muito, desligue o disjuntor e mantenha distância.",
            "Com ventania, não abra: a folha fechada sofre menos, e o motor acionado contra a rajada se desgasta. Batendo muito, corte a energia e não fique perto.",
            "Rajada e portão andando não combinam, por isso deixe fechado. Com batida ou peça solta, desligue o disjuntor e afaste as pessoas.",
          ],
          [
            "Depois do vento, veja de longe se a folha está reta e na guia antes de usar.",
            "Passada a ventania, confira se algum rebite ou parafuso afrouxou antes de acionar.",
            "Antes de voltar ao uso, olhe se a guia e os rebites estão no lugar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte segura melhor no vento?",
        answers: [
          "Não: ele continua preso em um ponto, e a folha torce do mesmo jeito. Quem segura é batente, guia e trava.",
          "Não resolve. Força a mais castiga a fixação e tira a proteção contra esmagamento.",
          "Não. O motor só precisa mover a folha; contra o vento, o que vale é a ponta presa e a guia justa.",
        ],
      },
      {
        question: "O portão volta sozinho quando venta; é defeito?",
        answers: [
          "Pode não ser. O vento forte faz a placa pensar que há um obstáculo, e ela inverte por segurança. Tira-se a folga antes de mexer na sensibilidade.",
          "Em geral é o esforço da rajada sobre a folha. O técnico acerta a guia primeiro e, por último, a regulagem da placa.",
          "É a proteção contra esmagamento reagindo ao vento. Se também volta sem vento, aí há trilho sujo, roldana presa ou força mal regulada.",
        ],
      },
      {
        question: "Posso amarrar o portão em dia de temporal?",
        answers: [
          "Só com o disjuntor desligado, e tire a amarra antes de religar. A trava elétrica é a solução certa.",
          "Com o disjuntor desligado, sim, até o vento passar. Se alguém acionar com ele amarrado, o motor ou o braço quebra.",
          "Como remendo de um dia, e sem energia no motor. Deixe um aviso no quadro para ninguém religar com o portão preso.",
        ],
      },
      {
        question: "Trocar o lambril por ripado ajuda no vento?",
        answers: [
          "Ajuda, porque o vento passa pelas frestas. O peso muda, e o motor é regulado de novo; no basculante, o contrapeso também.",
          "Sim, em lugar muito aberto. É serviço de serralheiro, e o peso novo precisa ser conferido pelo técnico do motor.",
          "Ajuda bastante, mas custa mais que tirar a folga e pôr a trava. Comece por elas e só troque a folha se ainda balançar.",
        ],
      },
    ],
    photo:
      "um vídeo curto da folha parada balançando, de longe, e fotos da guia ou das dobradiças e da fixação do motor",
  },
  {
    id: "aluminio-amadeirado",
    broader: "aluminio",
    label: "Portão de alumínio amadeirado",
    phrase: "o portão de alumínio amadeirado",
    asks: [
      "amadeirado ou madeira",
      "alumínio amadeirado ou madeira",
      "amadeirado",
      "alumínio amadeirado",
      "portão amadeirado",
      "alumínio imita madeira",
      "alumínio imitação madeira",
      "alumínio cor madeira",
      "portão imitação madeira",
      "ripado amadeirado",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de alumínio amadeirado é alumínio pintado com efeito madeira: tem a cor dela, não apodrece nem empena, e quem faz a folha é o serralheiro. Nós instalamos o motor, que trabalha folgado na folha leve: a partir de {price.lowest} no basculante de até {width.quarterHp}, já instalado.",
        "Alumínio amadeirado no portão dá o visual da madeira sem verniz e sem empenar com chuva; a cor pode desbotar com anos de sol forte, conforme a pintura. A folha se encomenda no serralheiro, e o motor colocado parte de {price.lowest} em basculante com até {width.quarterHp} de largura.",
        "Quem quer portão com cara de madeira, mas em alumínio, pede ao serralheiro a folha amadeirada: ela imita a madeira, pesa menos e não incha na chuva. O motor é conosco, com kit instalado desde {price.lowest} para basculante de até {width.quarterHp} e reforço no ponto em que ele prende.",
      ],
      price: [
        "O preço do portão de alumínio amadeirado é dado pelo serralheiro, por metro quadrado, e o efeito madeira custa mais que a pintura branca ou preta. O motor é conosco: no basculante de até {width.quarterHp}, {models.pricesOr} instalado; na troca em outro tipo de portão de casa, {price.homeSwap}.",
        "Portão de alumínio amadeirado se orça com o serralheiro pelo metro quadrado, sempre acima do alumínio de cor lisa. A automação nós fazemos: {models.pricesOr}, com instalação, no basculante até {width.quarterHp}, ou {price.homeSwap} para trocar o motor de deslizante e pivotante em casa.",
      ],
      comparison: [
        "O alumínio amadeirado ganha da madeira de verdade no cuidado e no motor: não apodrece, não incha e pesa bem menos. A madeira ganha no visual de perto e aceita lixa e verniz novo; para automatizar, o alumínio pede chapa de reforço, e a madeira, motor mais forte.",
        "Entre alumínio efeito madeira e madeira de verdade no portão, o alumínio dá menos trabalho: dispensa verniz, não empena e alivia o motor. Já a madeira é mais bonita de perto e se recupera com lixa, mas pesa, incha na chuva e obriga a um motor de maior capacidade.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar antes de encomendar", "Como escolher o amadeirado"],
        slots: [
          [
            "Veja a amostra ao sol e pergunte por escrito quanto tempo a cor é garantida contra desbotar. A pintura feita na fábrica do perfil costuma segurar mais que a película colada, que pode levantar na borda.",
            "Peça uma amostra do acabamento e leve à luz do dia, porque a cor muda muito da loja para a rua. Pergunte também pela garantia da cor: película adesiva tende a soltar nas pontas antes da pintura assada.",
            "Antes de fechar, compare a amostra no sol e confirme no pedido a garantia contra desbotamento. Prefira pintura assada no perfil à película, pois esta começa a descolar pelas bordas.",
          ],
          [
            "O desenho da folha muda o peso e o vento que ela recebe. Ripado com frestas alivia o motor, enquanto a folha toda fechada pede um modelo mais forte.",
            "Ripas espaçadas deixam o vento passar e pesam menos; já o painel inteiriço funciona como vela e cobra mais do motor. Por isso o desenho vem antes da compra dele.",
            "Escolha o motor depois do desenho: uma folha fechada é mais pesada e segura o vento, e a de ripas vazadas exige menos força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor prende no alumínio", "Motor no portão amadeirado"],
        slots: [
          [
            "O perfil de alumínio é fino e não aceita o motor parafusado direto nele. O técnico põe uma chapa de reforço por dentro e prende com parafuso passante, que atravessa o perfil, sem solda perto da pintura.",
            "Na folha de alumínio, o suporte vai sobre uma chapa de reforço com parafusos que atravessam o perfil, porque a parede fina rasga com o tranco. Não se solda ali, já que o calor mancharia o efeito madeira.",
            "Chapa de reforço e parafuso passante distribuem o esforço do motor, que rasgaria o perfil fino. A fixação dispensa solda, e assim o acabamento não queima.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Limpeza sem riscar o acabamento", "Como cuidar do amadeirado"],
        slots: [
          [
            "Pano macio, água e sabão neutro bastam para manter o efeito madeira. Palha de aço, solvente e jato de pressão de perto tiram a cor.",
            "Lave com sabão neutro e pano que não risque. Evite solvente, esponja abrasiva e lavadora de pressão encostada na folha, que arrancam o acabamento.",
            "A limpeza é simples, com água, pano e detergente neutro. O que estraga é abrasivo, solvente e jato forte de perto.",
          ],
          [
            "Risco fundo não se lixa como na madeira, porque por baixo aparece o metal. O serralheiro retoca ou troca só a régua marcada, sem mexer nas outras.",
            "Lixar um risco só descobre o alumínio. O conserto é retoque ou troca daquela régua pelo serralheiro, e o resto da folha fica.",
            "Quando uma régua amassa ou risca fundo, ela é retocada ou substituída sozinha pelo serralheiro; a lixa não serve aqui, pois expõe o metal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de alumínio com pintura amadeirada desbota?",
        answers: [
          "Pode desbotar depois de anos de sol direto, mais nas cores escuras e na película do que na pintura assada. O prazo está na garantia da cor, que é dada por quem fez o portão.",
          "Desbota aos poucos onde o sol bate o dia todo, e a película sofre antes da pintura de forno. Guarde a garantia da cor, que o serralheiro entrega com o portão.",
        ],
      },
      {
        question: "Que motor usar no portão de alumínio amadeirado?",
        answers: [
          "No basculante de até {width.quarterHp}, o de 1/4 HP dá conta com sobra. Em folha de correr ou de abrir, o peso e o comprimento decidem, com um terço de folga na capacidade.",
          "Um 1/4 HP basta para basculante de até {width.quarterHp}, porque a folha é leve. No deslizante e no pivotante, escolha capacidade um terço acima do peso da folha.",
        ],
      },
      {
        question: "Vocês fazem a folha amadeirada?",
        answers: [
          "Não, a folha é trabalho do serralheiro. Vendemos e instalamos o motor, e pelo desenho indicamos onde ela precisa sair com reforço.",
          "A folha vem do serralheiro; o motor, a instalação e o conserto são nossos. Com o desenho na mão, dizemos o ponto do reforço antes de ele cortar o perfil.",
        ],
      },
      {
        question: "Dá para pôr ripas amadeiradas no portão que já tenho?",
        answers: [
          "Dá, se a estrutura aguenta e o motor tem folga para o peso novo. No basculante, o contrapeso precisa ser acertado pelo técnico depois, senão o motor força.",
          "Sim, desde que quadro e motor suportem o aumento de peso. Em basculante, o técnico reequilibra o contrapeso logo após o revestimento, para a folha não cair nem forçar.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com largura e altura, ou o desenho do serralheiro",
  },
  {
    id: "reforma-portao-de-aluminio",
    broader: "aluminio",
    label: "Reforma de portão de alumínio",
    phrase: "a reforma do portão de alumínio",
    asks: ["reforma portão alumínio", "reformar portão alumínio", "reforma portão alumínio preço"],
    intent: "question",
    answers: {
      any: [
        "Dá para reformar o portão de alumínio velho enquanto o quadro está reto: o serralheiro troca réguas, perfis, solda e pintura, e nós acertamos roldana, dobradiça, trilho e motor. A nossa parte parte de {price.preventive} em casa, sem peças; quadro torto pede comparar com folha nova.",
        "Na reforma de portão de alumínio, a restauração da folha é do serralheiro, e o que a faz andar, com o motor, é conosco, a partir de {price.preventive} em residência, fora peças. Portão antigo vale a recuperação se o quadro não entortou e o perfil ainda se encontra.",
        "Quem reforma portão de alumínio são dois profissionais: o serralheiro cuida de régua, perfil, solda de alumínio e pintura, e nós de rodas, dobradiças, trilho e motor, com ajuste desde {price.preventive} em casa, sem peças. Se está caindo aos pedaços mas o quadro é reto, ainda compensa.",
      ],
      price: [
        "A reforma do portão de alumínio tem dois preços: o da folha, cobrado pelo serralheiro por peça e por pintura, e o da parte que anda, a partir de {price.preventive} em casa, sem peças. Se o motor também sai, a troca fica de {price.homeSwap}, com mão de obra.",
        "O preço da reforma depende do estado: réguas e pintura são orçadas pelo serralheiro, e rodas, dobradiças e regulagem por nós, desde {price.preventive} em residência, fora peças. Com motor novo, some {price.homeSwap}, já instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Vale reformar ou fazer folha nova", "O estado que decide a reforma"],
        slots: [
          [
            "Olhe o quadro com o disjuntor desligado. As diagonais iguais na trena mostram que ele está no esquadro, e aí quase tudo se troca por partes.",
            "Meça as duas diagonais da folha, com a energia cortada: iguais, o quadro está reto e a reforma é por peça.",
            "Com a trena, compare as diagonais, sem energia no motor. Medidas iguais querem dizer quadro reto e conserto por partes.",
          ],
        ],
        bullets: [
          "Réguas soltas ou amassadas: trocam-se uma a uma",
          "Furo alargado na fixação do motor: chapa de reforço",
          "Roldana ou dobradiça gasta: troca e alinhamento",
          "Perfil fora de linha ou quadro torto: compare com folha nova",
        ],
      },
      {
        about: "visit",
        headings: ["A ordem certa da reforma", "O que fazer primeiro no alumínio"],
        slots: [
          [
            "Primeiro o serralheiro troca régua e perfil, depois vêm roldanas e dobradiças, em seguida a pintura e por último o motor. Para soldar, a central é desconectada, porque a corrente queima a placa.",
            "A sequência é perfil, ferragem, pintura e regulagem do motor. Qualquer solda pede a placa fora do circuito.",
            "Perfil e solda abrem o serviço, com a central desligada; ferragem e tinta seguem, e o motor fecha.",
          ],
          [
            "Onde o motor puxa, o perfil recebe chapa de aço, para o furo não abrir de novo. Força e parada são reguladas para a folha renovada.",
            "O ponto de fixação ganha reforço, já que o alumínio fino rasga com a vibração. Depois se refazem força e ponto de parada.",
            "Reforça-se com aço o lugar em que o motor prende e acerta-se a força para a folha que voltou do serralheiro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como conservar o alumínio reformado", "Limpeza e reaperto no alumínio"],
        slots: [
          [
            "Lave com água, sabão neutro e pano macio, porque palha de aço e ácido marcam a pintura. Rebites e parafusos são reapertados na revisão, {visits.home} em casa, para a vibração não alargar furos.",
            "Sabão neutro e pano macio bastam; produto abrasivo mancha. A revisão {visits.home} reaperta rebites e confere a fixação do motor.",
            "Nada de ácido ou palha de aço, só sabão neutro. Uma vez por revisão, {visits.home}, apertam-se parafusos e rebites.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alumínio se solda?",
        answers: [
          "Solda-se, com máquina e arame próprios, trabalho de serralheiro que lida com alumínio. Em perfil fino, muitas vezes se prefere rebite e reforço.",
          "Sim, mas não com a solda de ferro. Nem todo serralheiro faz, e em parede fina o rebite sai melhor.",
        ],
      },
      {
        question: "O motor precisa mudar depois da reforma?",
        answers: [
          "Só se a folha ganhar peso, como com vidro ou madeira. A regulagem é refeita em todo caso.",
          "Em geral fica o mesmo. Revestimento pesado é que pode passar do limite da etiqueta.",
        ],
      },
      {
        question: "Quanto tempo dura a reforma?",
        answers: [
          "A nossa parte costuma caber em uma visita, e trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no de correr. O prazo da folha é o do serralheiro.",
          "Acertar ferragem e motor toma em geral um dia. O que demora é perfil e pintura, no prazo da serralheria.",
        ],
      },
      {
        question: "Posso pintar portão de alumínio?",
        answers: [
          "Pode, com fundo próprio para alumínio, ou a tinta descasca. A pintura eletrostática dura mais e é feita com a folha desmontada.",
          "Sim, desde que leve fundo aderente para alumínio. A eletrostática resiste mais, porém exige desmontar.",
        ],
      },
    ],
    photo: "fotos da folha inteira, dos pontos ruins e da etiqueta do motor",
  },
  {
    id: "portao-de-acm",
    broader: "aluminio",
    label: "Portão de ACM",
    phrase: "o portão de ACM",
    asks: [
      "acm pesa",
      "acm pesa muito",
      "peso acm portão",
      "revestir portão acm pesa",
      "ACM",
      "portão ACM",
      "portão ACM preço",
      "portão ACM motor",
      "motor portão ACM",
      "portão revestido ACM",
      "revestir portão ACM",
      "chapa ACM portão",
      "portão basculante ACM",
      "portão correr ACM",
      "ACM ficou pesado",
      "ACM pesado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão de ACM é um quadro de metal revestido com chapa de alumínio composto, feito pelo serralheiro; o motor, preso ao quadro e nunca à placa, é conosco. No basculante de até {width.quarterHp}, ele custa a partir de {price.lowest} instalado, e nos outros o valor sai por foto e peso.",
        "Portão de ACM aceita motor, desde que ele puxe o quadro metálico e não a placa de revestimento. Placa e quadro são do serralheiro; nós instalamos o motor, de {price.lowest} em diante no basculante de até {width.quarterHp}, e por foto no de correr e no de abrir.",
        "Revestimento de ACM em portão é serviço de serralheiro, e a automação dele é nossa: o motor vai no quadro de metal, calculado pelo peso total e pelo vento. O kit instalado no basculante de até {width.quarterHp} parte de {price.lowest}; para os demais, mande foto e medidas.",
        "Dá para automatizar portão de ACM, o alumínio composto, com o motor fixado na estrutura metálica que fica atrás da placa. A folha quem faz é o serralheiro, e nós vendemos e instalamos o motor: desde {price.lowest} em basculante de até {width.quarterHp}, e por foto e peso nos outros tipos.",
        "O motor de um portão revestido em ACM se calcula pelo peso do quadro mais o das placas, sem esquecer o vento, e nunca se prende ao revestimento. Instalado em basculante de até {width.quarterHp}, começa em {price.lowest}; de correr e de abrir têm valor por foto, e a folha é do serralheiro.",
        "O ACM no portão não pesa muito: a placa tem de 4 a 6 kg por metro quadrado, e quem pesa no portão é o quadro de ferro embaixo dela. O que aumenta é o vento, porque a folha fica toda fechada. Some o quadro à conta, deixe um terço de folga no motor e refaça o equilíbrio do basculante depois de revestir.",
      ],
      price: [
        "O preço do portão de ACM é dado pelo serralheiro, por metro quadrado de placa mais o quadro de metal. O motor é à parte e conosco: no basculante de até {width.quarterHp}, custa {models.pricesOr}, instalado; no de correr ou de abrir, trocar um em casa fica de {price.homeSwap}, com mão de obra.",
        "Portão de ACM tem dois preços: a folha, orçada por metro quadrado com o serralheiro, e o motor, que instalamos por {price.lowest} ou mais no basculante de até {width.quarterHp}. Em portão de correr ou de abrir, a troca residencial vai de {price.homeSwap}, com mão de obra.",
        "Quanto custa um portão de ACM com motor são duas contas: quadro e placas, que o serralheiro cobra por metro quadrado, e a automação, conosco. Para basculante de até {width.quarterHp}, o motor instalado sai por {models.pricesOr}; em outro tipo, trocá-lo em casa fica de {price.homeSwap}, serviço incluído.",
        "A placa e o quadro do portão de ACM têm preço do serralheiro, medido por metro quadrado, e o motor tem o nosso. São {models.pricesOr}, já montado, em basculante de até {width.quarterHp}; de correr ou de abrir, a troca em residência fica de {price.homeSwap}, com a mão de obra.",
      ],
      repair: [
        "No conserto de portão de ACM, placa amassada ou solta fica com o serralheiro; motor, roldana, dobradiça e regulagem são conosco. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a foto diz antes de quem é o serviço.",
        "Portão de ACM com placa descolada é caso do serralheiro, que cola ou troca a chapa. Quando o defeito está no motor, na roldana ou na regulagem, nós atendemos, com visita de ajuste residencial a partir de {price.preventive}, fora peças.",
        "Quem conserta portão de ACM depende do defeito: chapa solta ou amassada é do serralheiro, e motor, dobradiça, roldana ou ajuste é nosso trabalho. Mande a foto para separar os casos; em casa, a visita de regulagem custa a partir de {price.preventive}, sem peças.",
        "Um portão de ACM que parou ou pesa tem conserto conosco, no motor, nas roldanas, nas dobradiças e na regulagem, com visita residencial desde {price.preventive}, fora as peças. Já o revestimento descolado ou amassado volta ao serralheiro, o que a foto permite dizer antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto pesa um portão de ACM", "O peso do ACM e o motor"],
        slots: [
          [
            "A placa mais usada, de 4 mm, pesa perto de 5,5 kg por metro quadrado, e uma folha de 3 por 2,2 metros leva uns 36 kg em cada face. O resto é o quadro, que o serralheiro informa; some tudo e deixe um terço de folga na capacidade do motor.",
            "Conte cerca de 5,5 kg por metro quadrado de placa de 4 mm: 3 x 2,2 metros dão uns 36 kg por lado revestido. Junte o peso do quadro, que só o serralheiro sabe, e escolha motor com um terço a mais de capacidade.",
            "Em 4 mm, o ACM tem por volta de 5,5 kg por metro quadrado, ou 36 kg numa face de 3 x 2,2 metros. Revestir os dois lados dobra isso; com o quadro somado, sobra de um terço no motor evita que ele trabalhe no limite.",
            "Cada metro quadrado de placa de 4 mm acrescenta cerca de 5,5 kg, de modo que uma face de 3 por 2,2 metros soma quase 36 kg. Pergunte ao serralheiro quanto pesa o quadro e dê ao motor capacidade um terço maior que o total.",
            "Faça a conta por face: largura vezes altura vezes 5,5 kg, o peso da chapa comum de 4 mm. Com 3 x 2,2 metros, são uns 36 kg de um lado; acrescente o outro, se houver, o quadro e um terço de margem para o motor.",
          ],
          [
            "A folha lisa e fechada ainda recebe o vento inteiro. Em rua aberta, isso pede motor mais folgado e batente firme.",
            "Há também o vento, que empurra a superfície cheia, e em fachada exposta o batente precisa ser forte.",
            "Sem frestas, o portão sente cada rajada, e o lugar descampado exige batente reforçado além do motor.",
            "O vento também pesa na escolha, já que não há fresta por onde ele passe. Terreno aberto leva motor com mais margem e batente reforçado.",
            "Uma fachada exposta faz da folha inteiriça uma vela, e por isso o motor ganha sobra e o batente, firmeza.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Onde o motor se prende no ACM", "Reforço antes do revestimento"],
        slots: [
          [
            "Braço, suporte ou cremalheira vão no quadro, porque a placa é uma casca de alumínio sobre plástico e não segura parafuso de motor. Peça o reforço soldado antes de revestir; depois, é preciso abrir a placa para chegar ao metal.",
            "A placa tem duas lâminas finas de alumínio com plástico no meio e se rasga com o esforço, por isso tudo se fixa no quadro. Combine o ponto do motor com o serralheiro antes da colagem, para a chapa de reforço ficar por baixo.",
            "Como o ACM é só acabamento, com alumínio fino por fora e plástico por dentro, o motor trabalha preso ao metal de trás. O reforço nesse ponto se solda antes do revestimento, pois fazê-lo depois obriga a soltar a placa.",
            "Parafuso de motor não se firma no ACM, feito de plástico entre duas folhas finas de alumínio. Suporte, braço e cremalheira pedem o metal do quadro, com reforço soldado antes de a placa ser colada, para não ter de arrancá-la depois.",
            "Defina o lugar do motor ainda no projeto. O serralheiro solda ali um reforço no quadro e só então cola a placa, que por ser plástico coberto de alumínio fino não aguenta braço, suporte nem cremalheira.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O portão ficou pesado depois do ACM", "Revestir portão que já tem motor"],
        slots: [
          [
            "Portão já automatizado que recebe ACM precisa de nova conta de peso. O basculante tem o contrapeso refeito pelo técnico, o de correr tem as roldanas conferidas, e o de abrir, as dobradiças; só depois se regula a força.",
            "Ao revestir uma folha com motor, o equilíbrio muda. Contrapeso no basculante, roldanas no deslizante e dobradiças no pivotante são acertados pelo técnico antes de mexer na força.",
            "Se a folha ficou pesada com o revestimento, não aumente só a força. O técnico acerta primeiro o contrapeso do basculante, as rodas do de correr ou as dobradiças do de abrir, e então vê se o motor ainda serve.",
            "Revestimento acrescenta quilos que o motor antigo não conhecia. Antes de subir a força, o técnico corrige o que sustenta a folha: dobradiças no de abrir, roldanas no de correr, contrapeso no basculante.",
            "Depois do ACM, o mesmo motor pode faltar. A revisão segue o tipo de portão, com novo contrapeso no basculante, rodas examinadas no deslizante e dobradiças no de abrir, e a força fica por último.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que encarece o revestimento de ACM?",
        answers: [
          "A área, as duas faces em vez de uma, os recortes e frisos, a espessura e a cor. O quadro velho também conta, porque torto ou fino precisa ser refeito.",
          "Pesam os metros quadrados, revestir dentro e fora, os recortes e a espessura da placa. Quadro empenado soma, pois o ACM mostra qualquer ondulação.",
          "Quanto maior a área e mais recortes, frisos e faces, mais caro fica, e cor e espessura também contam. Estrutura fina ou empenada tem de ser refeita antes.",
        ],
      },
      {
        question: "Vocês fazem portão de ACM?",
        answers: [
          "A folha é do serralheiro ou da empresa de fachada. Vendemos e instalamos o motor e indicamos, pelo desenho, onde ela precisa de reforço.",
          "Não fabricamos a folha. Olhamos o desenho, dizemos o ponto do reforço e instalamos o motor quando ela está pronta.",
          "Fazemos a automação, do motor à regulagem, e orientamos o reforço pelo desenho. Quadro e placas são encomendados ao serralheiro ou à empresa de fachadas.",
        ],
      },
      {
        question: "ACM enferruja ou desbota?",
        answers: [
          "A placa não enferruja, mas o quadro de ferro por trás, sim, se ficar sem pintura. Para área externa, peça ACM com pintura PVDF, que resiste melhor ao sol.",
          "Alumínio não enferruja; o quadro de aço precisa de fundo e tinta. Contra o desbotamento, a pintura PVDF é a indicada ao ar livre.",
          "Ferrugem, só na estrutura de aço mal pintada, pois a placa é de alumínio. O sol desbota menos a pintura PVDF, própria para fachada.",
        ],
      },
      {
        question: "Como limpar a placa?",
        answers: [
          "Com água, sabão neutro e pano macio. Solvente, palha de aço e lavadora de pressão perto das juntas mancham ou soltam a colagem.",
          "Pano macio e sabão neutro bastam. Não use jato forte nas emendas, nem solvente ou esponja abrasiva.",
          "Use sabão neutro diluído em água e um pano que não risque. As juntas descolam com jato de pressão, e palha de aço ou solvente danificam a cor.",
        ],
      },
    ],
    photo: "fotos da folha por dentro e por fora, com largura e altura, ou o desenho do serralheiro",
  },
  {
    id: "portao-ripado-aluminio",
    broader: "aluminio",
    label: "Portão ripado de alumínio",
    phrase: "o portão ripado de alumínio",
    asks: [
      "portão ripado alumínio",
      "ripado alumínio",
      "alumínio ripado",
      "portão alumínio ripado",
      "portão ripado alumínio automático",
      "motor portão ripado alumínio",
      "motor portão ripado",
      "portão ripado automático",
      "automatizar portão ripado",
      "portão ripado preço",
      "portão ripado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão ripado de alumínio aceita motor com folga: é leve, não enferruja e, com vão entre as ripas, segura pouco vento. O motor vai no quadro, com chapa de reforço, nunca na ripa; no basculante de até {width.quarterHp}, custa a partir de {price.lowest} instalado.",
        "Para portão de ripas de alumínio, o motor residencial mais simples basta, preso ao quadro com reforço: 1/4 HP no basculante de até {width.quarterHp}, desde {price.lowest} colocado. Ripa vazada pesa menos e deixa o vento passar; a folha é feita por serralheiro.",
        "Dá para automatizar o portão ripado em alumínio, de ripas horizontais ou verticais, porque a folha pesa pouco. Em basculante até {width.quarterHp}, o kit de 1/4 HP instalado começa em {price.lowest}, e o suporte é fixado no quadro, já que a ripa rasgaria.",
      ],
      price: [
        "O preço do portão ripado de alumínio é do serralheiro, por metro quadrado, e muda com a largura das ripas, o vão entre elas e o acabamento. O motor é conosco: no basculante de até {width.quarterHp}, {models.pricesOr} instalado; na troca de outro tipo em casa, {price.homeSwap}.",
        "Portão de ripas de alumínio se cota com o serralheiro por metro quadrado, e ripa junta ou pintura preta encarecem. A automação custa {models.pricesOr} no basculante até {width.quarterHp}, com instalação, ou {price.homeSwap} na troca em outros tipos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Ripas, vão e peso da folha", "O desenho do ripado e o motor"],
        slots: [
          [
            "Quanto maior o vão entre as ripas, menores o peso e o vento na folha. Ripa encostada se comporta como folha fechada e pede mais folga no motor.",
            "Vão largo entre as ripas alivia a folha e deixa o vento passar. Já o ripado quase fechado funciona como painel e exige motor com mais sobra.",
            "Espaço entre ripas reduz peso e vento. Fechando o desenho, a folha vira vela, e a capacidade do motor precisa subir.",
          ],
          [
            "Cuide também do que a mão alcança pela rua: destravamento e trinco ficam longe do vão ou atrás de uma chapa. Em folha larga, uma travessa no meio dá firmeza, que a ripa não dá.",
            "Um vão que passa a mão perto do trinco ou da chave de destravar facilita a invasão, e esse trecho se fecha. A rigidez vem do quadro, com travessa quando a folha é larga.",
            "Deixe trinco e destravamento fora do alcance de quem enfia a mão pela ripa. Folha larga recebe travessa, porque só o quadro dá rigidez.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é preso no ripado", "Fixação no quadro de alumínio"],
        slots: [
          [
            "Braço ou cremalheira vai no quadro, com chapa por trás e parafuso passante, sem solda comum. A força fica no mínimo que move a folha, e a fotocélula é testada no fim.",
            "O suporte atravessa o quadro com parafuso e chapa de reforço, pois na ripa o perfil se arranca. Regula-se força baixa e testa-se o sensor de passagem.",
            "Parafuso passante e chapa no quadro seguram o esforço, dispensando solda. No fim, a força é deixada no menor valor e a fotocélula, conferida.",
          ],
          [
            "A instalação leva {time.tilting} no basculante e {time.sliding} no de correr, com energia no local. Chapa de reforço a fazer soma algum tempo.",
            "Conte {time.tilting} em basculante ou {time.sliding} em deslizante, tendo ponto de energia. O reforço, se não veio do serralheiro, alonga um pouco.",
            "São {time.tilting} para o basculante e {time.sliding} para o de correr. Falta de reforço ou de energia aumenta a conta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o ripado de alumínio", "Limpeza e reaperto"],
        slots: [
          [
            "Lave com água, sabão neutro e pano macio, sem abrasivo nem jato na direção do motor. Ripa que vibra está com rebite solto, e reapertar cedo evita que o motor aumente a folga.",
            "Sabão neutro e pano macio mantêm a pintura; jato forte longe do motor. Na revisão, {visits.home}, confira rebites, porque ripa batendo é folga que cresce.",
            "A limpeza é com pano e sabão neutro, longe de abrasivos. Barulho de ripa aponta rebite frouxo, que se reaperta na revisão, {visits.home}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que potência o ripado de alumínio pede?",
        answers: [
          "No basculante de até {width.quarterHp}, equilibrado, 1/4 HP. De correr ou de abrir, o menor motor residencial costuma bastar.",
          "Pouca: 1/4 HP no basculante até {width.quarterHp}. Nos outros tipos decide o peso da folha, com um terço de sobra.",
        ],
      },
      {
        question: "Vocês fazem o portão ripado?",
        answers: [
          "Não: a folha é do serralheiro. Instalamos o motor e indicamos, pelo projeto, onde prever o reforço.",
          "O portão, não; o motor, sim. Mostre o desenho antes de fechar com o serralheiro, para o reforço sair na folha.",
        ],
      },
      {
        question: "Posso fechar as ripas depois de instalar o motor?",
        answers: [
          "Pode, mas a folha ganha peso e vento. O motor é conferido de novo, e no basculante o contrapeso é refeito pelo técnico.",
          "Sim, avisando antes: mudam peso e vento. Em basculante, o técnico reequilibra o contrapeso.",
        ],
      },
      {
        question: "O ripado preto esquenta ou desbota?",
        answers: [
          "A cor escura esquenta mais ao sol, o que não afeta o motor fora da folha. O desbotamento depende da pintura, cuja garantia é do serralheiro.",
          "Esquenta ao toque, sem prejudicar o motor. A cor segue o prazo de garantia da pintura, dado por quem fez a folha.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do quadro e das ripas de perto, com a largura e a altura",
  },
  {
    id: "aluminio-mais-caro-que-ferro",
    broader: "aluminio",
    label: "Portão de alumínio é mais caro que ferro?",
    phrase: "o preço do portão de alumínio e do de ferro",
    asks: [
      "alumínio mais caro ferro",
      "alumínio caro ferro",
      "ferro mais barato alumínio",
      "ferro mais caro alumínio",
      "ferro ou alumínio mais barato",
      "alumínio ou ferro mais barato",
      "ferro ou alumínio mais caro",
      "alumínio ou ferro mais caro",
      "ferro ou alumínio preço",
      "alumínio ou ferro preço",
      "diferença preço ferro alumínio",
      "diferença preço alumínio ferro",
      "custa mais alumínio ferro",
      "custa mais ferro alumínio",
      "quanto mais caro alumínio ferro",
      "alumínio mais caro compensa",
      "alumínio vale mais que ferro",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, em geral o portão de alumínio é mais caro que o de ferro na compra e mais barato depois, porque não enferruja nem pede pintura. A folha quem cobra é o serralheiro, por metro quadrado; o motor custa igual nos dois no basculante de até {width.quarterHp}, a partir de {price.lowest} instalado.",
        "O portão de alumínio é mais caro que ferro na serralheria, e o ferro é mais caro de manter, com lixa, fundo e tinta a cada poucos anos. No motor não há diferença em basculante de até {width.quarterHp}, desde {price.lowest} com instalação; compare a conta de dez anos.",
        "Alumínio custa mais que ferro na hora de comprar o portão, sim, mas dispensa pintura e ferrugem, e em dez anos a diferença encolhe. O kit do motor sai pelo mesmo valor nos dois: começa em {price.lowest}, instalado, no basculante de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Compra, pintura e motor, lado a lado", "O que entra na conta de cada um"],
        slots: [
          [
            "Peça à serralheria os dois preços na mesma medida, com o mesmo desenho, e some o que vem depois.",
            "A comparação só vale com a mesma medida e o mesmo desenho.",
            "Leve esta lista à serralheria e compare item por item.",
          ],
        ],
        bullets: [
          "Folha: por metro quadrado, mais cara no alumínio",
          "Pintura na compra: obrigatória no ferro; o alumínio já vem pintado ou anodizado",
          "Pintura depois: no ferro, a cada poucos anos; no alumínio, água e sabão neutro",
          "Motor no basculante: o mesmo valor nos dois",
          "Motor no de correr: a folha leve pode pedir modelo menor",
          "Suporte do motor: soldado no ferro, em chapa de reforço no alumínio",
        ],
      },
      {
        about: "choose",
        headings: ["Quando pagar mais pelo alumínio compensa", "Alumínio ou ferro: em que caso"],
        slots: [
          [
            "O alumínio se paga em casa úmida ou perto do mar, em folha larga de correr e para quem não quer pintar. Pesa cerca de um terço do aço na mesma espessura, o que poupa roldana e motor.",
            "Compensa pagar mais onde há maresia, garagem que pega chuva e folha grande, porque o alumínio não enferruja e pesa perto de um terço do aço. Roldanas e motor duram mais.",
            "Umidade, litoral e folha larga são os casos do alumínio, que na mesma espessura tem por volta de um terço do peso do aço. A economia vem na pintura e no desgaste.",
          ],
          [
            "Fique no ferro onde carro ou caminhão encosta, porque se conserta com solda comum, e quando o dinheiro é curto agora. Para o motor, os dois servem se o quadro for rígido.",
            "O ferro é melhor em entrada sujeita a batida, pelo reparo simples, e para gastar menos já. Nos dois materiais, o motor pede quadro firme.",
            "Entrada apertada, com batidas, pede ferro, que se solda em qualquer serralheria, e é também a compra mais barata. De um ou de outro, exija quadro rígido para o motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir no portão que terá motor", "Reforço no alumínio e no ferro"],
        slots: [
          [
            "No alumínio, peça chapa ou tubo de aço dentro do perfil, onde o motor puxa, e parafuso passante. Sem isso, o perfil fino rasga, e o conserto come a vantagem do material.",
            "O alumínio precisa de reforço interno no ponto do motor, preso com parafuso que atravessa o perfil. Perfil fino sem reforço rasga no primeiro ano.",
            "Exija no alumínio um reforço por dentro, no lugar em que o braço ou a cremalheira se prende. Rebite e perfil fino não seguram a força do motor.",
          ],
          [
            "No ferro, peça fundo anticorrosivo na solda e furo de dreno no tubo de baixo. É ali que a ferrugem começa.",
            "Para o ferro, o cuidado é outro: dreno embaixo e fundo em toda solda, contra a ferrugem.",
            "Já no ferro, a base precisa de furo para a água sair e de fundo anticorrosivo em cada solda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor para portão de alumínio é mais barato?",
        answers: [
          "No basculante, não: até {width.quarterHp} o kit é o mesmo. No de correr, a folha leve pode pedir um modelo menor, e a troca em casa fica de {price.homeSwap}.",
          "Só pode ser no de correr, pelo peso, dentro da faixa de {price.homeSwap} na troca em casa. No basculante, o que conta é a largura.",
        ],
      },
      {
        question: "Alumínio fino é mais barato e serve?",
        answers: [
          "Para motor, não: perfil fino rasga no ponto em que o braço puxa. Peça perfil reforçado, ainda que custe mais.",
          "Custa menos e dura menos. Com motor, o quadro precisa ser rígido e reforçado onde há fixação.",
        ],
      },
      {
        question: "Trocar portão de ferro por alumínio obriga a trocar o motor?",
        answers: [
          "Em geral, não: regula-se a força e, no basculante, o contrapeso é refeito para a folha leve.",
          "Quase sempre o motor serve, porque a folha nova pesa menos. O que muda é o contrapeso, acertado pelo técnico.",
        ],
      },
      {
        question: "Vocês fazem o portão de alumínio ou de ferro?",
        answers: [
          "Não, a folha é com o serralheiro. Vendemos, instalamos e consertamos o motor, e orientamos o reforço pelo desenho.",
          "A folha quem faz é a serralheria. O motor e a automação são conosco, da entrega à regulagem.",
        ],
      },
    ],
    photo: "fotos do vão por dentro e por fora, com a largura, a altura e o jeito de abrir",
  },
  {
    id: "aluminio-preto",
    broader: "aluminio",
    label: "Portão de alumínio preto",
    phrase: "o portão de alumínio preto",
    asks: [
      "alumínio preto",
      "portão alumínio preto",
      "alumínio preto fosco",
      "portão preto alumínio",
      "alumínio cor preta",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de alumínio preto é feito pelo serralheiro, e o melhor acabamento é a pintura eletrostática; nós vendemos, instalamos e consertamos o motor dele. A cor não muda o motor: no basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}, e no de correr ou de abrir o valor sai pela foto.",
        "Portão de alumínio preto aceita bem motor, porque a folha é leve e não enferruja. A serralheria faz a folha, de preferência com tinta eletrostática, e nós automatizamos: a partir de {price.lowest} instalado no basculante de até {width.quarterHp}, e por foto nos que correm ou giram.",
        "Automatizamos portão de alumínio preto {em}; a folha se encomenda ao serralheiro, que deve pintá-la em estufa, pelo processo eletrostático. Por pesar pouco, ela usa motor residencial: {price.lowest} é o menor preço instalado no basculante de até {width.quarterHp}, e os outros tipos são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pintura ou anodização no alumínio preto", "Que acabamento preto pedir"],
        slots: [
          [
            "A pintura eletrostática é pó curado em estufa e segura anos sem descascar; tinta comum em spray solta no primeiro risco. O anodizado preto resiste bem ao sol, mas não aceita retoque, e o perfil riscado precisa ser trocado.",
            "Peça tinta em pó curada no forno, a eletrostática, porque a de lata ou spray não agarra no alumínio. A outra opção é anodizar: o preto faz parte do metal e não descasca, só que um risco nele não se corrige.",
            "No alumínio, a tinta que dura é a eletrostática, aplicada em pó e levada ao forno; spray comum descasca cedo. Já a anodização colore o próprio metal, aguenta o sol e não se retoca.",
          ],
          [
            "Entre os brilhos, o fosco disfarça poeira e pequenos riscos. O brilhante mostra mais a sujeira, embora o pano deslize melhor nele.",
            "Preto fosco esconde pó e marca de dedo. No brilhante tudo aparece, mas a limpeza é mais rápida.",
            "Quem não quer ver poeira escolhe fosco; o acabamento brilhante limpa fácil e denuncia cada risco.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O sol e a folga da folha preta", "Por que o portão preto raspa à tarde"],
        slots: [
          [
            "Metal preto ao sol esquenta e cresce alguns milímetros, e por isso a folha precisa de folga no batente e no trilho. Se ela só raspa nas horas quentes, o remédio é acertar essa folga, e não comprar motor mais forte.",
            "A cor escura absorve calor, e o alumínio dilata uns milímetros no fim da tarde. Portão que pega só nesse horário pede ajuste de guia e batente; aumentar a força do motor apenas amassa o perfil.",
            "Com sol forte, a folha escura fica um pouco maior. Quando ela encosta no batente apenas à tarde, regula-se o espaço nas laterais em vez de pôr mais força no motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor se prende no alumínio", "Reforço no ponto do motor"],
        slots: [
          [
            "O perfil de alumínio é fino e rasga se o motor puxar num parafuso só. Uma chapa de reforço por dentro, com parafuso que atravessa, reparte a força, e os furos são protegidos para não abrir a pintura.",
            "Como o alumínio amassa com facilidade, o suporte do motor se apoia numa chapa interna presa por parafusos passantes. Depois da furação, a borda recebe acabamento, e a tinta não levanta.",
            "Parafuso comum arranca do perfil fino, e por isso o técnico coloca uma chapa de apoio atravessada por parafusos. Cada furo é vedado, o que evita mancha na pintura preta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de alumínio preto descasca?",
        answers: [
          "Com pintura eletrostática sobre alumínio bem preparado, raramente. Risco fundo se retoca com tinta própria; se a pintura sai em placas, o preparo foi ruim, e vale pedir à serralheria garantia por escrito.",
          "O que descasca é o mal preparado ou pintado com spray. Na eletrostática bem feita, um risco fundo recebe retoque, e a garantia da pintura se combina com a serralheria antes de fechar.",
        ],
      },
      {
        question: "Como limpar o alumínio preto?",
        answers: [
          "Use água, sabão neutro e pano macio, de preferência com a folha fora do sol, para não secar marcado. Palha de aço e solvente riscam ou mancham o acabamento.",
          "Pano macio com sabão neutro e enxágue bastam, feitos na sombra. Evite solvente, saponáceo e palha de aço, que tiram o brilho e deixam manchas.",
        ],
      },
      {
        question: "O motor também pode ser preto?",
        answers: [
          "A cor da carcaça vem de fábrica e varia com a marca e o modelo. Não pinte o motor por conta própria: a tinta atrapalha a saída do calor e cobre a etiqueta.",
          "Depende do modelo, pois cada fabricante tem a sua cor. Pintar depois não convém, porque a carcaça precisa soltar calor.",
        ],
      },
      {
        question: "Quanto tempo leva para pôr o motor?",
        answers: [
          "No basculante, a instalação leva {time.tilting}; no de correr, {time.sliding}. O reforço no ponto do motor já é feito no mesmo serviço.",
          "Conte {time.tilting} para o basculante e {time.sliding} para o deslizante, com o reforço do perfil incluído no trabalho.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura",
  },
];
