import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const madeira: NarrowConcept[] = [
  {
    id: "reforma-portao-de-madeira",
    broader: "madeira",
    label: "Reforma de portão de madeira",
    phrase: "a reforma do portão de madeira",
    asks: [
      "reforma portão madeira",
      "reformar portão madeira",
      "restaurar portão madeira",
      "reforma portão madeira preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Na reforma do portão de madeira, cuidamos de roldana, dobradiça, trilho, alinhamento e do motor, a partir de {price.preventive} em casa, sem peças; tábua, quadro, lixa e verniz são do marceneiro ou do serralheiro. A foto da folha inteira diz, sem custo, o que é de quem.",
        "Na reforma de portão de madeira {em}, cuidamos de roldana, dobradiça, trilho, alinhamento e do motor, a partir de {price.preventive} em casa, sem peças; tábua, quadro, lixa e verniz são do marceneiro ou do serralheiro. A foto da folha inteira diz, sem custo, o que é de quem.",
      ],
      price: [
        "A reforma do portão de madeira tem dois preços: roldana, dobradiça, trilho, alinhamento e motor são conosco, a partir de {price.preventive} em casa, sem peças; tábua, quadro, lixa e verniz são do marceneiro ou do serralheiro. Se o motor também sai, a troca fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["A ordem certa da reforma", "O que fazer primeiro"],
        slots: [
          [
            "Primeiro tábuas e quadro; depois ferragem, verniz em todas as faces e, por fim, o motor.",
            "A ordem é madeira, ferragem, verniz e só então a regulagem do motor.",
          ],
          [
            "Madeira nova muda o peso: no basculante, o contrapeso é acertado antes de ligar o motor.",
            "Com tábua nova, o peso muda, e força e equilíbrio são regulados de novo.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Vale a pena reformar portão de madeira?",
        answers: [
          "Vale, se o quadro está são e a folha não empenou inteira. Base podre em vários pontos pede folha nova.",
        ],
      },
      {
        question: "O motor atual serve depois da reforma?",
        answers: ["Serve, se o peso ficar parecido. Madeira mais grossa pede nova conta, feita por foto e medidas."],
      },
    ],
    photo: "fotos da folha inteira, dos pontos ruins e da etiqueta do motor",
  },
  {
    id: "motor-portao-madeira",
    broader: "madeira",
    label: "Motor para portão de madeira",
    phrase: "o motor para portão de madeira",
    asks: [
      ...combine(
        ["madeira"],
        ["automatizar abrir", "automatizar correr", "motor duas folhas", "automatizar duas folhas"],
      ),
      ...combine(
        ["portão madeira"],
        [
          "aguenta motor",
          "suporta motor",
          "aceita motor",
          "dá colocar motor",
          "pode colocar motor",
          "pode ter motor",
          "dá automatizar",
        ],
      ),
      "motor portão madeira ripada",
      "motor portão ripado madeira",
      "motor portão madeira preço",
      "motor portão madeira",
      "motor madeira",
      "melhor motor madeira",
      "qual motor madeira",
      "motor basculante madeira",
      "madeira automatizado problema",
      "madeira dá problema",
      "madeira automatizado",
      "madeira com motor",
      "motor madeira pesado",
      "motor madeira maciça",
      "madeira pesado motor portão",
      "motor madeira grande",
      "motor portão abrir madeira preço",
      "motor portão correr madeira preço",
      "motor portão madeira duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de madeira aguenta motor, se a folha está reta e há quadro ou chapa de aço onde prendê-lo, e o modelo se escolhe pelo peso da madeira molhada na chuva, com um terço de folga. A troca em casa fica de {price.homeSwap}, com mão de obra, e de {price.heavySwap} em folha maciça e pesada.",
        "O motor para portão de madeira, maciça ou ripada, precisa contar com a folha úmida, que pesa mais e incha, e vai preso em aço, nunca só na tábua. Em ripado leve basta motor residencial, de {price.homeSwap} na troca com o serviço; na madeira maciça e grande, o pesado, de {price.heavySwap}.",
        "Madeira maciça aceita motor com reforço de aço no ponto de fixação e capacidade um terço acima do peso molhado, porque na chuva a folha pesa mais. Trocado em casa, com mão de obra, o motor custa de {price.homeSwap} no portão de madeira leve e de {price.heavySwap} no pesado; o primeiro sai por foto.",
      ],
      price: [
        "Motor para portão de madeira custa, na troca em casa, de {price.homeSwap}, com mão de obra, e de {price.heavySwap} em folha maciça, larga ou pesada. Reforço de aço e ferragem somam à parte, e o peso da madeira molhada é o que define o modelo.",
        "No portão de abrir de madeira, o preço do motor é por folha: a troca em casa fica de {price.homeSwap}, serviço incluído, e de {price.heavySwap} se ela é maciça e pesada. A chapa de aço que segura o motor e a dobradiça reforçada entram à parte, porque a tábua sozinha racha.",
      ],
      question: [
        "Sim, portão de madeira aguenta motor, se a folha está reta, sem podridão, e há quadro ou chapa de aço para prendê-lo. O modelo segue o peso da madeira molhada, com um terço de folga: de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha maciça e pesada.",
      ],
      installation: [
        "Na instalação de motor em portão de madeira, o suporte vai em chapa ou quadro de aço com parafuso passante, porque a tábua sozinha racha e afrouxa. A folha é conferida antes, e a força se regula contando com a madeira molhada; a troca em casa fica de {price.homeSwap}, com mão de obra, e de {price.heavySwap} na maciça.",
        "Instalamos motor em portão de madeira de correr, de abrir ou basculante, sempre preso ao aço e escolhido pelo peso da folha na chuva. Com o serviço, a troca custa de {price.homeSwap} em residência e de {price.heavySwap} em madeira maciça e pesada, com reforço e ferragem à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor para cada portão de madeira", "Motor para ripado ou madeira maciça"],
        slots: [
          [
            "Ripado leve sobre quadro de ferro se comporta como folha comum e aceita motor residencial. A maciça e larga conta como pesada: motor reforçado, dobradiça ou roldana à altura e, no basculante, contrapeso recalculado pelo técnico.",
            "Madeira fina em quadro metálico usa motor de casa. Madeira inteira e grande pede motor pesado e ferragem dimensionada, e no basculante o contrapeso é refeito antes pelo técnico.",
            "Ripa sobre ferro é o caso simples, com motor comum. Na folha maciça entram motor de portão pesado, dobradiça ou roldana reforçada e, se é basculante, novo contrapeso.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Chuva, empeno e peso da madeira", "O cuidado que a madeira exige"],
        slots: [
          [
            "Encharcada, a madeira pesa mais, incha no batente e passa a raspar. Verniz em todas as faces, também embaixo, mantém peso e forma, e aumentar a força do motor só tira a proteção contra esmagamento.",
            "Na chuva a folha ganha peso e raspa onde antes passava. O remédio é selador no topo e na base e folga no batente, e nunca mais força, que deixa o portão perigoso.",
            "A umidade muda o peso, e sem proteção na base a água sobe pela madeira. Impermeabilize todas as faces e dê folga no batente, porque força a mais esconde o defeito e machuca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão de madeira", "Reforço, equilíbrio e regulagem"],
        slots: [
          [
            "O técnico confere prumo, ferragem e pontos moles antes de escolher onde fixar. O suporte vai em chapa com parafuso passante, e a força fica no mínimo que move a folha também em dia de chuva.",
            "Antes da fixação se veem empeno, dobradiças e partes podres. Uma chapa reparte o esforço, com parafuso que atravessa a folha, e a regulagem conta com a madeira úmida.",
            "Quadro, ferragem e prumo são vistos primeiro. Onde não há estrutura de aço, instala-se uma chapa dos dois lados, e a força é regulada para a folha molhada, sem excesso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa automatizar portão de madeira?",
        answers: [
          "No basculante leve de até {width.quarterHp}, o kit sai a partir de {price.lowest} instalado, se a folha estiver equilibrada. Reforço e ferragem, quando faltam, são somados.",
          "Basculante de ripado leve, até {width.quarterHp}, tem kit instalado desde {price.lowest}. Nos outros, o reforço de aço e o peso da folha definem o total.",
        ],
      },
      {
        question: "Pus madeira sobre o ferro. O motor de hoje aguenta?",
        answers: [
          "Só depois de recalcular. No basculante muda o contrapeso, e no de correr, roldanas e capacidade.",
          "Depende de quantos quilos entraram. Área e espessura da madeira dão a conta, e o contrapeso é refeito pelo técnico.",
        ],
      },
      {
        question: "O motor pode rachar a madeira?",
        answers: [
          "Pode, se for preso só nela. Com chapa dos dois lados e parafuso passante, o esforço se distribui.",
          "Sim, quando a fixação é na tábua. O reforço de aço é o que evita a rachadura.",
        ],
      },
      {
        question: "A folha é feita por vocês?",
        answers: [
          "Não, a folha fica com o marceneiro ou serralheiro. Vendemos, instalamos e consertamos o motor.",
          "A madeira é do marceneiro. A nossa parte é o motor, com o reforço em que ele se prende.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com as medidas, a espessura da madeira e a ferragem",
  },
  {
    id: "motor-correr-madeira",
    broader: "madeira",
    label: "Motor para portão de correr de madeira",
    phrase: "o motor para portão de correr de madeira",
    asks: [
      "motor portão deslizante madeira",
      "qual motor portão deslizante madeira",
      "portão correr madeira qual motor",
      "portão correr madeira motor comprar",
      "correr madeira",
      "deslizante madeira",
      "motor correr madeira",
      "motor deslizante madeira",
      "correr portão madeira motor",
      "correr madeira automatizar",
      "correr madeira maciça",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de correr para portão de madeira se escolhe pelo peso da folha molhada: some cerca de um terço ao peso seco e procure esse número na etiqueta. O motor vai no piso, e a cremalheira, num perfil de aço preso à folha.",
        "Em portão de correr de madeira, o motor fica chumbado numa base no chão e quem se prende à folha é a cremalheira, em perfil de aço com parafuso passante. Uma folha maciça pede motor de portão pesado; ripado sobre ferro, o residencial.",
        "O portão de correr de madeira aceita motor quando corre leve, reto e com guia superior e batentes firmes. Trocar o motor numa casa custa de {price.homeSwap}; folha maciça conta como pesada, de {price.heavySwap}, e a foto confirma.",
      ],
      price: [
        "O preço do motor de correr para portão de madeira segue o peso: na troca em casa, de {price.homeSwap}; em folha maciça, de {price.heavySwap}. Perfil de aço para a cremalheira e roldanas novas entram no orçamento, que é grátis por foto.",
        "Motorizar portão de correr de madeira é orçado por peso, metros de cremalheira e reforço. Para motor comprado à parte, a instalação parte de {price.installation}; na troca residencial, o conjunto fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor de correr para cada folha de madeira",
          "Peso da folha de madeira e capacidade do motor",
          "Como escolher o motor deslizante para madeira",
        ],
        slots: [
          [
            "Um ripado sobre quadro de ferro pesa perto de uma folha comum e usa motor deslizante residencial.",
            "A madeira fina sobre quadro de ferro fica no motor residencial, desde que as roldanas estejam boas.",
            "Uma folha com ripas sobre ferro é o caso mais simples, e o motor residencial costuma atender.",
          ],
          [
            "Para estimar a folha maciça, multiplique área, espessura e densidade: madeira dura tem de 800 a 1.000 kg por metro cúbico.",
            "Uma folha maciça de 3 por 2,2 metros, com 3 cm de madeira dura, passa de 150 kg antes das ferragens.",
            "A madeira dura pesa de 800 a 1.000 kg por metro cúbico, e a folha maciça costuma passar de 150 kg.",
          ],
          [
            "A etiqueta do motor informa o peso máximo; escolha um terço acima do seu.",
            "Deixe margem de um terço entre o peso estimado e o limite da etiqueta.",
            "O motor no limite de peso esquenta quando a madeira encharca, e por isso se deixa folga.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Cremalheira, roldanas e trilho na folha de madeira",
          "Como a cremalheira é presa na madeira",
          "Instalação do motor de correr em madeira",
        ],
        slots: [
          [
            "Um perfil de aço corre por toda a folha e recebe a cremalheira, com parafuso passante e arruela larga.",
            "A cremalheira não é parafusada direto na tábua: vai num perfil de aço ao longo da folha.",
            "Perfil ou chapa de aço em toda a linha da cremalheira evita que a madeira rache.",
          ],
          [
            "Roldanas, guia superior e batentes são conferidos antes, porque a folha pesada que passa do fim tomba.",
            "Sem guia de cima firme e batente nas duas pontas, folha de madeira não recebe motor.",
            "O trilho precisa estar reto e as roldanas livres, já que a folha pesa mais do que parece.",
          ],
          [
            "A folga entre cremalheira e engrenagem fica em {rack.clearance}, mesmo que a folha ceda um pouco com a umidade.",
            "Acerta-se a folga de {rack.clearance} em todo o percurso e regula-se a menor força que move a folha.",
            "Por fim, regulam-se fim de curso e força, com margem para a madeira molhada.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Madeira, chuva e portão de correr",
          "Cuidados com a folha de madeira que corre",
          "O que a umidade faz no portão de correr",
        ],
        slots: [
          [
            "A água que fica na base incha a madeira e faz a folha raspar na guia.",
            "Uma base sem verniz puxa água, e a folha ganha peso e empena.",
            "Na chuva a folha pesa mais, e trilho sujo soma esforço.",
          ],
          [
            "Impermeabilize também o topo e a face de baixo, que são as mais esquecidas.",
            "Selador ou verniz em todas as faces mantém peso e forma.",
            "Renove o verniz antes que a madeira escureça, começando pela base.",
          ],
          [
            "Se o portão passou a voltar em dia de chuva, acerte a folga da guia em vez de aumentar a força.",
            "Força a mais para vencer madeira inchada tira a proteção de quem passa.",
            "Um portão que só trava molhado pede ajuste de guia e tratamento da madeira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor vai preso na madeira?",
        answers: [
          "Não. No portão de correr, o motor fica numa base no piso; na folha vai só a cremalheira, presa em perfil de aço.",
          "Só a cremalheira vai na folha, e sobre aço. O motor é chumbado no chão, do lado de dentro.",
        ],
      },
      {
        question: "Cremalheira de nylon serve em portão de madeira?",
        answers: [
          "Serve em folha leve, ripada sobre ferro. Em madeira maciça ou uso intenso, prefira cremalheira de aço.",
          "Em folha leve, sim. Na maciça, o aço aguenta melhor o tranco da partida.",
        ],
      },
      {
        question: "Preciso trocar as roldanas antes do motor?",
        answers: [
          "Se fazem barulho, arrastam ou têm canal gasto, sim. Uma roldana ruim dobra o esforço em folha de madeira.",
          "Depende do estado: a folha deve andar com uma mão. Se não anda, roldana e trilho vêm primeiro.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação no portão de madeira?",
        answers: [
          "A instalação leva de {time.sliding} quando trilho, base e energia estão prontos; folha pesada ou com reforço a fazer leva de {time.heavy}.",
          "Em casa, a instalação leva de {time.sliding}. O perfil de aço e a base, se faltarem, são avisados antes no orçamento.",
        ],
      },
    ],
    photo:
      "fotos da folha por dentro, do trilho e do piso onde o motor ficaria, com largura, altura e espessura da madeira",
  },
  {
    id: "madeira-empenada",
    broader: "madeira",
    label: "Portão de madeira empenado",
    phrase: "o portão de madeira empenado",
    asks: [
      "madeira não abre chuva",
      "madeira não fecha chuva",
      "madeira trava chuva",
      "madeira empenou",
      "madeira empenado",
      "madeira empenada",
      "madeira empenando",
      "madeira inchou",
      "madeira inchado",
      "madeira torto",
      "madeira entortou",
      "madeira molhada portão",
      "madeira raspando",
      "madeira arrastando",
      "madeira empenou motor",
      "madeira empenado motor",
      "madeira torto motor",
      "madeira inchou motor",
      "madeira arrastando motor",
      "madeira raspando motor",
      "madeira empenada motor portão",
      "inchou",
      "portão inchou",
      "inchou não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de madeira que inchou ou empenou e não fecha prende no batente ou no piso, e o motor trava por esforço: desligue o disjuntor e não insista. Inchaço de chuva pode ceder ao secar, empeno pede o marceneiro; depois regulamos o motor, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o portão inchou e não fecha, a folha cresceu com a umidade e raspa; se empenou, entortou de vez. Corte o disjuntor e veja onde encosta: a madeira se corrige com marceneiro, e a regulagem do motor, em residência, começa em {price.preventive}, fora as peças.",
        "O portão de madeira que não fecha porque empenou, ou inchou na chuva, se conserta na folha, e não no motor. Desligue o disjuntor, deixe secar e, se continuar, chame o marceneiro; por fim o técnico refaz força e parada, desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Inchou ou empenou: veja onde a folha pega", "O que olhar, com o motor desligado"],
        slots: [
          [
            "A marca de atrito na tinta mostra o ponto em que a folha encosta. No basculante, olhe de longe e não destrave, porque ele pode cair.",
            "Basta observar de fora, sem desmontar nada, e procurar o raspado na tinta. Basculante não se destrava nem se força.",
            "Tinta riscada denuncia onde ela prende. Se o portão é basculante, só observe, fora de baixo da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Procure tinta raspada no batente, no piso e na coluna.",
          "Olhe a folha de lado: curva é empeno, reta e justa é inchaço.",
          "Veja se a dobradiça ou o suporte do motor arrancou da tábua.",
          "Fotografe de frente, de lado e o ponto que raspa.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige a folha", "O que faz o marceneiro e o que faz o técnico"],
        slots: [
          [
            "Empeno leve se corrige com travessa ou quadro de aço por dentro, que ainda recebe o motor. Madeira inchada não se aplaina molhada, porque ao secar sobra fresta: espera-se secar, dá-se folga no batente e veda-se.",
            "O marceneiro endireita a folha com quadro metálico por trás ou troca a tábua torta. No inchaço, ele espera secar, tira o que raspa e impermeabiliza, já que aplainar molhado deixa vão.",
            "Tábua muito torta é trocada, e as outras vão presas a um quadro de aço. Se só inchou, a folga no batente se faz com a madeira seca, seguida de verniz.",
          ],
          [
            "Com a folha livre, o técnico refaz a fixação no aço, baixa a força ao mínimo e regula a parada.",
            "Com a folha solta, o motor recebe nova regulagem de força e de fim de curso.",
            "Folha leve de novo, o motor é fixado em aço e regulado no mínimo que a move.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Proteger a madeira da chuva", "Para a madeira não inchar de novo"],
        slots: [
          [
            "Topo e base das ripas absorvem mais água e merecem uma demão a mais de verniz. Renove quando a água deixa de escorrer e passa a manchar, e confira o equilíbrio na revisão, {visits.home}.",
            "A água entra pelas pontas da tábua, em cima e embaixo, e é ali que o verniz se dobra. Se a madeira mancha quando molha, está na hora de refazer; na revisão, {visits.home}, o técnico vê o peso.",
            "Dobre o verniz no topo e na base, por onde a umidade sobe. Madeira que escurece na chuva pede nova proteção, e a revisão {visits.home} confere se o peso mudou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força do motor até consertar?",
        answers: [
          "Não. O portão deixa de parar diante de alguém, e o motor esquenta até queimar.",
          "Não convém: força alta com folha presa quebra a engrenagem e machuca quem passa.",
        ],
      },
      {
        question: "Quanto custa acertar?",
        answers: [
          "A folha é orçada pelo marceneiro ou serralheiro, e uma travessa sai bem menos que folha nova. Motor queimado pela folha presa leva à troca, de {price.homeSwap} em casa.",
          "Reforço é a saída barata, folha nova a cara, e ambas são de quem trabalha a madeira. Se o motor queimou, trocá-lo em residência fica de {price.homeSwap}.",
        ],
      },
      {
        question: "O motor queimou ou só travou?",
        answers: [
          "Se zumbe e para, travou por esforço ou o capacitor cedeu. Cheiro de queimado pede medição, com o disjuntor desligado.",
          "Depois de esfriar, muitos voltam. Não teste com a folha presa.",
        ],
      },
      {
        question: "Vale trocar a madeira por outro material?",
        answers: [
          "Ripado sobre quadro de aço ou alumínio que imita madeira pesa menos e não empena. Se a folha já voltou a empenar, compensa.",
          "Vale em folha que empena sempre. O motor pode mudar, porque o peso muda.",
        ],
      },
    ],
    photo: "fotos da folha de frente e de lado, do ponto que raspa e da fixação do motor",
  },
  {
    id: "cupim-no-portao",
    broader: "madeira",
    label: "Cupim no portão de madeira",
    phrase: "o cupim no portão de madeira",
    intent: "question",
    asks: [
      "cupim portão",
      "cupim madeira",
      "cupim portão madeira",
      "portão cupim",
      "madeira cupim",
      "madeira podre portão",
      "madeira apodreceu",
      "portão madeira podre",
      "broca madeira portão",
    ],
    answers: {
      any: [
        "O portão de madeira com cupim só pode receber ou manter motor se as travessas em que ele se prende estão firmes: enfie uma chave de fenda; se entra fácil, a peça está oca. Trate e troque a madeira ruim primeiro, porque parafuso em madeira oca solta com a folha em movimento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste antes de usar o motor", "Onde a madeira falha primeiro"],
        slots: [
          [
            "Teste com o disjuntor desligado, perto do braço, das dobradiças e da base.",
            "Comece pela base, que pega umidade, e pelos pontos de fixação.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Cutuque base, travessas e pontos do motor com uma chave de fenda.",
          "Olhe pó fino no chão, que é sinal de cupim ativo.",
          "Ponto oco perto da fixação? Não use o motor até trocar a peça.",
        ],
      },
    ],
    keep: ["signs", "visit"],
    questions: [
      {
        question: "Posso automatizar o portão de madeira com cupim?",
        answers: [
          "Só depois de tratar e trocar a madeira oca: se a chave de fenda entra fácil nas travessas, o parafuso do motor solta com a folha andando. Firme e tratada, a folha pode receber motor.",
        ],
      },
      {
        question: "Dá para reforçar o portão com cupim em vez de trocar?",
        answers: ["Com quadro de aço por trás, em muitos casos sim. O serralheiro ou marceneiro vê no local."],
      },
      {
        question: "Vocês tratam cupim no portão de madeira?",
        answers: [
          "Não tratamos cupim: é de dedetizadora ou marceneiro. Do motor e da fixação, a foto diz o que falta.",
        ],
      },
    ],
    photo: "fotos das travessas e dos pontos em que o motor se prende",
  },
  {
    id: "motor-pivotante-de-madeira",
    broader: "madeira",
    label: "Motor para portão de madeira de abrir",
    phrase: "o motor para portão de madeira de abrir",
    asks: [
      ...combine(
        ["madeira"],
        ["motor pivotante", "pivotante", "motor abrir", "portão abrir", "portão abrir motor", "pivotante automático"],
      ),
      "motor portão abrir madeira",
      "motor pivotante portão madeira",
      "qual motor portão abrir madeira",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de madeira de abrir leva um motor pivotante por folha, escolhido pelo comprimento e pelo peso da madeira molhada e preso em chapa de aço, nunca só na tábua. A troca em casa fica de {price.homeSwap} por motor, com mão de obra; o primeiro motor sai por foto.",
        "Para portão pivotante de madeira, use motor de braço ou de pistão com um terço de folga sobre o peso, um em cada folha. O ponto em que ele puxa precisa de quadro ou chapa de aço. Em casa, a troca fica de {price.homeSwap} por motor, com mão de obra.",
        "Sim, portão de madeira de abrir pode ter motor pivotante, se a folha está reta, as dobradiças não cedem e a coluna é firme. São um motor por folha e um reforço de aço onde ele se prende; a foto das folhas e das colunas dá o modelo e o valor, sem custo.",
      ],
      price: [
        "O motor para portão de madeira de abrir fica, na troca em casa, de {price.homeSwap} por motor, com mão de obra; duas folhas levam dois. O primeiro motor soma suporte, reforço de aço e ponto de energia, e folha maciça e larga pede modelo maior, tudo orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Braço, pistão ou motor de piso na madeira", "Qual motor pivotante vai na madeira"],
        slots: [
          [
            "O pistão fica discreto e empurra a folha em linha reta; pede coluna estreita ou recuo na dobradiça.",
            "Com coluna larga, o motor de braço alcança melhor a folha do que o pistão.",
            "Coluna fina combina com pistão; coluna larga ou recuada, com braço articulado.",
          ],
          [
            "Folha comprida pesa na ponta: o comprimento decide tanto quanto os quilos.",
            "Quanto mais longa a folha, mais o motor precisa de força; veja na ficha o comprimento máximo.",
            "Na ficha há dois limites, peso e comprimento da folha, e vale o que for menor.",
          ],
          [
            "Motor de piso esconde tudo, mas pede caixa no chão com escoamento de água.",
            "O de piso não aparece e não fura a madeira; em troca, exige obra e dreno.",
            "Quem não quer motor à vista usa o de piso, sob a dobradiça, com obra no chão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão de madeira está pronto para o motor?", "O que acertar antes do motor"],
        slots: [
          ["Estes pontos decidem, e fotos deles bastam para o orçamento.", "Antes da compra, olhe a folha e a coluna."],
        ],
        bullets: [
          "Folha reta, que abre e fecha na mão sem raspar",
          "Dobradiças sem folga, com parafuso em madeira firme",
          "Chapa de aço dos dois lados no ponto em que o motor puxa",
          "Coluna sem rachadura e com espaço para o suporte",
          "Batente firme no chão, para a folha parar no lugar",
          "Piso plano por onde a folha passa",
          "Ponto de energia perto da coluna",
          "Verniz ou tinta em dia, para a madeira não empenar",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "A madeira racha onde o motor prende?",
        answers: [
          "Racha se o parafuso pega só na tábua. Com chapa de aço dos dois lados e parafuso que atravessa, não.",
          "Não, quando há chapa ou quadro metálico; preso só na madeira, o suporte afrouxa e trinca a tábua.",
        ],
      },
      {
        question: "O portão trava quando chove. O motor resolve?",
        answers: [
          "Não. A madeira incha e prende: primeiro o marceneiro dá folga e protege as bordas, depois vem o motor.",
          "Não resolve: folha inchada faz o motor voltar ou desarmar. O marceneiro acerta antes.",
          "O motor só ia forçar. A folga entre folha e batente se acerta antes, com a madeira úmida.",
        ],
      },
      {
        question: "Duas folhas pedem dois motores?",
        answers: [
          "Sim, um por folha, com uma central que atrasa uma delas para não se cruzarem.",
          "São dois motores e uma placa só, que comanda qual folha sai primeiro.",
          "Pedem: cada folha tem o seu motor, e a placa comanda a ordem de abrir e fechar.",
        ],
      },
    ],
    photo: "fotos das folhas por dentro, das dobradiças e das colunas, com o comprimento de cada folha",
  },
];
