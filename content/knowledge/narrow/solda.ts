import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const solda: NarrowConcept[] = [
  {
    id: "soldar-com-motor",
    broader: "solda",
    label: "Soldar portão com motor instalado",
    phrase: "a solda em portão com motor instalado",
    asks: [
      "serralheiro soldar portão desligar motor",
      "soldar portão automático desligar motor",
      "soldar portão motor",
      "soldar motor instalado",
      "soldar queima placa",
      "solda queimou placa",
      "soldar portão eletrônico",
      "soldar portão automático",
      "desligar motor soldar",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode soldar portão com motor, desde que o disjuntor seja desligado e a central desconectada antes: a corrente da solda queima a placa. O cabo de retorno fica preso perto do ponto, e a folha é escorada.",
        "Para soldar um portão eletrônico sem queimar a placa, corta-se a energia, solta-se a fiação da central e prende-se o terra da máquina de solda junto do reparo. Quem abre a central é o técnico ou o serralheiro.",
        "Soldar com o motor ligado é o jeito mais comum de perder a placa. Desligue o disjuntor, peça que a central seja desconectada e só religue depois de conferir a folha, a força e o fim de curso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Antes de soldar: o que fazer",
          "A ordem certa para não queimar a placa",
          "Preparar o portão para a solda",
        ],
        slots: [
          [
            "Desligar o controle ou fechar o portão não basta: a corrente da solda passa pela estrutura.",
            "O risco não é a tomada, e sim a corrente que circula pela folha até a placa.",
            "A placa queima porque fica ligada à estrutura por fios e terra.",
          ],
        ],
        steps: [
          "Combine a data e tire carro, pano, papelão e lata de tinta de perto.",
          "Desligue o disjuntor do motor.",
          "O profissional desconecta a central, a fotocélula e a trava elétrica.",
          "O cabo de retorno é preso no metal limpo, ao lado do ponto a soldar.",
          "Depois de esfriar, reconecta-se, regula-se e testa-se em alguns ciclos.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Cuidados com a folha e com o motor",
          "Folha escorada, motor protegido",
          "Solda segura em portão automático",
        ],
        slots: [
          [
            "Folha pendurada ou basculante só recebe solda depois de escorada, longe de cabo e contrapeso.",
            "Perto de cabo, mola ou dobradiça, a folha é calçada antes de qualquer calor.",
            "O calor enfraquece o ponto por alguns minutos, e por isso a folha fica apoiada.",
          ],
          [
            "Respingo de solda marca cremalheira, fuso, fiação e lente de fotocélula, que são cobertos.",
            "Manta sobre motor, cabos e sensores evita furo de respingo.",
            "Fios passados por dentro do tubo são tirados do caminho antes de soldar.",
          ],
          [
            "Cordão pronto recebe fundo e tinta, e a força do motor é conferida se o peso mudou.",
            "Chapa ou reforço novo muda o peso, e o motor é regulado outra vez.",
            "Depois da solda vêm proteção contra ferrugem e teste com obstáculo macio.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Soldei e o portão parou. A placa queimou?",
        answers: [
          "É provável, mas pode ser só fusível ou fio solto. Desligue o disjuntor e peça a medição antes de comprar placa.",
          "Talvez. O técnico mede fonte, fusível e saídas da central; às vezes há reparo.",
        ],
      },
      {
        question: "Basta tirar o motor da tomada para soldar?",
        answers: [
          "Ajuda, mas não protege tudo: a estrutura continua ligada à central pelos fios. O certo é desconectá-la.",
          "Não é suficiente quando a central está presa ao portão ou ligada à trava e à fotocélula.",
        ],
      },
      {
        question: "Preciso tirar o motor para soldar?",
        answers: [
          "Raramente. Afasta-se ou cobre-se o motor; ele só sai se o ponto for no suporte dele.",
          "Em geral, não. Tira-se quando a solda é no próprio suporte ou o calor chega ao redutor.",
        ],
      },
      {
        question: "Vocês fazem a solda e a regulagem?",
        answers: [
          "Depende do ponto. Mande a foto: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
          "A regulagem do motor, sim. Sobre a solda, a foto do ponto e do portão inteiro mostra se cabe a nós ou ao serralheiro.",
        ],
      },
    ],
    photo: "uma foto de perto do ponto a soldar, outra do portão inteiro e a etiqueta do motor",
  },
  {
    id: "soldar-aluminio",
    broader: "solda",
    label: "Solda em portão de alumínio",
    phrase: "a solda em portão de alumínio",
    asks: [
      "soldar alumínio",
      "solda alumínio",
      "solda alumínio domicílio",
      "solda portão alumínio domicílio",
      "solda portão alumínio em casa",
      "soldador alumínio portão",
      "solda portão alumínio",
      "soldar portão alumínio",
      "alumínio quebrou solda",
      "alumínio trincou",
      "alumínio rachou",
      "alumínio quebrado conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de alumínio se solda com processo próprio, TIG ou MIG, e não com a solda de eletrodo do ferro. Em perfil fino, muitas vezes chapa de reforço com parafuso passante ou troca do perfil dura mais que a solda.",
        "Dá para soldar portão de alumínio, com máquina e gás próprios e a central do motor desconectada. Antes se acha a causa da trinca, quase sempre o motor puxando sem reforço; a folha fica parada até o conserto.",
        "Uma solda em alumínio resolve trinca em perfil grosso; em perfil fino, o calor enfraquece a região, e o reforço aparafusado é melhor. Mande a foto: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Soldar, reforçar ou trocar o perfil",
          "Qual conserto serve ao alumínio",
          "Solda ou parafuso no alumínio",
        ],
        slots: [
          [
            "Perfil grosso e trinca curta aceitam solda TIG ou MIG.",
            "Em quadro de parede grossa, a solda própria recupera a emenda.",
            "Trinca limpa em perfil grosso se solda bem.",
          ],
          [
            "Perfil fino ou rasgado no ponto do motor pede chapa dos dois lados e parafuso passante.",
            "Onde o motor puxa, chapa e parafuso passante distribuem o esforço.",
            "Rasgo no perfil se fecha com chapa de reforço, e não só com cordão.",
          ],
          [
            "Perfil amassado em vários pontos se troca inteiro.",
            "Quando o perfil perdeu a forma, a troca sai melhor.",
            "Lambri e tubo muito amassados são substituídos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Cuidados antes de soldar o alumínio",
          "Placa do motor e folha durante a solda",
          "Segurança na solda do portão de alumínio",
        ],
        slots: [
          [
            "Desliga-se o disjuntor e desconecta-se a central, para a corrente da solda não queimar a placa.",
            "A fiação da central é solta antes de abrir o arco.",
            "Motor sem energia e central desconectada vêm primeiro.",
          ],
          [
            "A folha é apoiada, porque o perfil perde força enquanto esquenta.",
            "Com a folha escorada, o trecho soldado não entorta.",
            "Escora-se a folha antes de aquecer o perfil.",
          ],
          [
            "Pintura e anodização queimam em volta e são retocadas depois.",
            "A cor muda perto da solda, e o retoque faz parte do acabamento.",
            "A tinta eletrostática perto do cordão precisa de retoque.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Soldador comum consegue soldar alumínio?",
        answers: [
          "Com eletrodo de ferro, não. É preciso TIG ou MIG com material próprio e prática em alumínio.",
          "Só com equipamento e arame próprios para alumínio.",
        ],
      },
      {
        question: "Por que o portão de alumínio quebrou perto do motor?",
        answers: [
          "Em geral, faltava reforço: o perfil fino recebia o puxão do braço ou da cremalheira sozinho.",
          "Força alta e fixação sem chapa. O conserto inclui o reforço e a regulagem.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "Não. A trinca cresce a cada abertura e o braço pode arrancar o perfil.",
          "Deixe desligado: o rasgo aumenta depressa em alumínio.",
        ],
      },
      {
        question: "Quanto custa soldar um portão de alumínio?",
        answers: [
          "O preço depende de solda, reforço ou perfil novo e do acesso. Pela foto, dizemos sem custo se orçamos o reparo ou se cabe ao serralheiro.",
          "Solda de alumínio, chapa de reforço e perfil têm preços diferentes. Mande fotos: respondemos se o conserto é nosso ou de serralheiro.",
        ],
      },
    ],
    photo: "fotos da trinca de perto, do ponto do motor e do portão inteiro",
  },
  {
    id: "solda-a-domicilio",
    broader: "solda",
    label: "Solda de portão a domicílio",
    phrase: "a solda de portão a domicílio",
    asks: [
      ...combine(
        ["solda portão", "soldar portão", "soldador portão", "solda", "soldador"],
        [
          ...["domicílio", "em domicílio", "casa", "em casa", "na minha casa", "no local", "no endereço"],
          ...["perto", "perto de mim", "vai em casa", "vem em casa", "atende em casa"],
        ],
      ),
      ...combine(
        ["solda portão ferro", "soldar portão ferro", "solda portão metal", "solda ferro"],
        ["domicílio", "em casa", "no local"],
      ),
      "soldador portão",
      "quem solda portão",
      "quem faz solda portão",
      "alguém solda portão",
      "preciso soldar portão",
      "serviço solda portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Na solda a domicílio, a folha é escorada, os fios da placa do motor são soltos e a trinca é aberta até o metal bom, soldada com reforço e coberta com fundo. Quadro ou chapa a refazer é serviço de serralheiro, e isso dizemos pela foto. Até lá, não use o portão.",
        "O reparo é feito na sua garagem: o técnico escora a folha, protege a placa do motor da corrente da solda e refaz o ponto com reforço. Se a foto mostra quadro podre ou chapa solta, o caso é de serralheiro, e você sabe antes da visita. Deixe o portão parado até lá.",
        "Pela foto dizemos o valor e se a solda é nossa ou de serralheiro, que cuida de quadro e chapa. No dia, a folha fica apoiada e a placa do motor, desligada dos fios, porque a corrente da máquina a queima. Enquanto isso, deixe o portão parado e o disjuntor desligado.",
      ],
      price: [
        "O preço da solda a domicílio depende do tamanho da trinca, do metal e de escorar a folha, e é dito pelas fotos, antes da visita. Depois da solda, só regular o motor, em casa, custa a partir de {price.preventive}, sem peças; quadro ou chapa a refazer é de serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que soldamos e o que é do serralheiro", "Que solda fazemos na visita"],
        slots: [
          [
            "O que decide é o ponto que abriu e o estado do metal em volta.",
            "A divisão é simples: o que segura o motor e o movimento é conosco; a folha em si, do serralheiro.",
            "Pela foto se vê de quem é o serviço, antes de alguém sair para atender.",
          ],
        ],
        bullets: [
          "Conosco: dobradiça, suporte do motor, braço e ponto de fixação",
          "Do serralheiro: quadro, chapa, grade e base podre da folha",
          "Ferro e aço: soldam-se no local",
          "Galvanizado: solda com cuidado na fumaça e fundo próprio depois",
          "Ferro podre: corta-se o trecho antes de soldar",
          "Alumínio e inox: pedem máquina e soldador próprios",
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto para a solda em casa", "Antes de o técnico chegar para soldar"],
        slots: [
          [
            "Faísca e luz forte pedem espaço limpo em volta do portão.",
            "Com o lugar preparado, o serviço rende e não há risco de fogo.",
            "A garagem vira oficina por um tempo: prepare o espaço antes.",
          ],
        ],
        steps: [
          "Deixe o portão parado e o disjuntor do motor desligado.",
          "Tire o carro e tudo o que pega fogo: pano, papelão, tinta e combustível.",
          "Mostre uma tomada boa perto do portão e diga se é de 127 ou de 220 V.",
          "Mantenha crianças e animais dentro de casa: a luz da solda machuca a vista.",
          "Em prédio, avise a portaria e quem autoriza o serviço.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da solda", "Como o valor da solda é formado"],
        slots: [
          [
            "Refazer um cordão de solda custa menos que trocar a dobradiça ou pôr chapa de reforço.",
            "Uma trinca pequena e firme é o caso mais barato; peça nova e reforço sobem a conta.",
            "Pesam o tamanho do reparo, o reforço e o trabalho de escorar ou desmontar a folha.",
          ],
          [
            "Só a regulagem do motor depois da solda, em casa, parte de {price.preventive}, sem peças.",
            "Se o motor precisar de novo ajuste, a regulagem em casa parte de {price.preventive}, sem peças.",
          ],
          [
            "Diga na conversa se quer o ponto pintado na cor do portão; o fundo contra ferrugem é parte da solda.",
            "Peça no orçamento, em linhas separadas, a solda, o reforço e a pintura.",
            "Tinta de acabamento na cor do portão se combina à parte; o ponto já sai com fundo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão até a visita?",
        answers: [
          "Não. O tranco do motor abre a trinca de vez, e a folha pode cair. Entre por outra porta.",
          "Não convém: deixe a folha parada, o disjuntor desligado e as pessoas longe dela.",
          "Melhor não: meia solda segura parada e solta no tranco do motor.",
        ],
      },
      {
        question: "A solda queima a placa do motor?",
        answers: [
          "Pode queimar, se a placa ficar ligada aos fios. Por isso ela é desconectada antes do primeiro ponto.",
          "Só se for feita sem cuidado: antes de soldar, desliga-se o disjuntor e soltam-se os fios da placa.",
        ],
      },
      {
        question: "Portão enferrujado segura a solda?",
        answers: [
          "Segura onde o metal ainda é firme. Se esfarela, o trecho é cortado e refeito, o que é trabalho de serralheiro.",
          "Depende do metal: ferrugem de superfície se limpa e se solda; ferro podre não segura o ponto.",
          "Metal que esfarela não segura; o que está firme por baixo da casca segura, depois de limpo.",
        ],
      },
      {
        question: "Por que a solda abriu?",
        answers: [
          "Quase sempre por pancada no fim do curso, folha arriada ou ferrugem. Isso é corrigido junto, senão ela abre de novo.",
          "Porque o ponto recebia esforço demais: batida, folha fora do prumo ou motor com força alta.",
          "Por esforço repetido: folha caída na dobradiça, motor forte demais ou falta de batente.",
        ],
      },
    ],
    photo: "fotos da trinca de perto e do portão inteiro, de longe, com o endereço",
  },
  {
    id: "solda-no-basculante",
    broader: "solda",
    label: "Solda em portão basculante",
    phrase: "a solda no portão basculante",
    asks: [
      ...combine(
        ["solda basculante", "soldar basculante", "soldador basculante", "solda portão basculante"],
        ["", "preço", "quanto custa", "braço", "quebrada", "trincada", "domicílio", "no local"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "No basculante, solda aberta no braço, no suporte do motor ou no ponto do cabo pode fazer a folha descer de uma vez: desligue o disjuntor, não passe embaixo e não abra o portão. O reparo é feito com a folha escorada e a placa do motor desligada dos fios.",
        "Basculante com solda trincada não se abre nem para tirar o carro. Deixe-o como está, com o disjuntor desligado e ninguém embaixo. Na visita, a folha é escorada, a trinca é aberta até o metal bom e soldada com reforço, e o contrapeso é conferido.",
        "A folha do basculante fica suspensa, e por isso a solda dela só se refaz com escora, cabos sem carga e a placa do motor fora dos fios. Até o técnico chegar, energia cortada e ninguém embaixo. Quadro e chapa da folha são serviço de serralheiro.",
      ],
      price: [
        "O preço da solda no basculante depende do ponto que abriu, do reforço e da escora, e sai pelas fotos, antes da visita. Só a regulagem do motor e do equilíbrio, em casa, parte de {price.preventive}, sem peças. Enquanto isso, não use o portão nem passe embaixo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Primeiros cuidados com a folha"],
        slots: [
          [
            "A folha pesa dezenas de quilos e pode estar presa por pouco metal.",
            "Enquanto ninguém a escora, o lugar seguro é longe da folha.",
            "Quem se afasta e espera corre menos risco do que quem tenta calçar a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor sem passar por baixo da folha.",
          "Afaste pessoas, animais e, se der para fazer sem risco, deixe a área fechada.",
          "Não destrave o motor nem tente fechar na mão.",
          "Fotografe o ponto de longe, com zoom, e o portão inteiro.",
        ],
      },
      {
        about: "signs",
        headings: ["Onde a solda do basculante quebra", "Os pontos que abrem primeiro"],
        slots: [
          [
            "Abrem primeiro os pontos que puxam ou penduram a folha.",
            "O esforço se concentra em poucos lugares do basculante.",
          ],
        ],
        bullets: [
          "Braço e olhal onde o motor puxa a folha",
          "Suporte do motor na travessa",
          "Pino lateral em que a folha gira",
          "Ponto em que o cabo do contrapeso se prende",
          "Guia lateral, onde a folha raspa",
          "Caixa do contrapeso, presa à coluna",
          "Canto do quadro, que trinca quando a folha bate",
          "Emenda do quadro embaixo, onde a água para",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda do basculante é refeita", "Como o ponto é soldado e testado"],
        slots: [
          [
            "O técnico corta a energia, solta os fios da placa e escora a folha antes de tirar a carga dos cabos.",
            "Primeiro a folha é escorada e os cabos ficam sem carga; a placa do motor sai dos fios.",
            "Com o disjuntor desligado e a folha apoiada, nada no portão pode se mover durante o serviço.",
          ],
          [
            "A trinca é aberta até o metal bom e soldada por inteiro, com chapa de reforço onde o motor puxa.",
            "O ponto velho é limpo até o aço são, recebe solda nova e, se puxa o motor, um reforço.",
            "Metal fino ou enferrujado em volta é reforçado, porque cordão novo em ferro fraco abre de novo.",
          ],
          [
            "No fim vêm o fundo contra ferrugem, a conferência do contrapeso e a regulagem da força e da parada.",
            "Depois de protegido o ponto, o equilíbrio da folha é conferido e o motor, regulado e testado.",
            "O portão só é entregue depois de vários ciclos de teste, com a folha equilibrada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso tirar o carro com a solda aberta?",
        answers: [
          "Não. A folha pode descer sobre o carro ou sobre alguém. Chame pelo WhatsApp, {shop.hours}, e diga que há carro dentro.",
          "Não abra nem passe embaixo. Avise na mensagem que o carro está preso, para o técnico vir preparado.",
        ],
      },
      {
        question: "A solda nova muda o peso da folha?",
        answers: [
          "Um ponto de solda, não; chapa de reforço grande, sim. Por isso o contrapeso é conferido no fim.",
          "Quase nada, se for só o cordão. Reforço pesado pede contrapeso acertado de novo.",
          "Só se entrar reforço pesado. O equilíbrio é testado antes de religar o motor.",
        ],
      },
      {
        question: "A solda do suporte do motor abriu sempre no mesmo lugar. Por quê?",
        answers: [
          "Porque o motor força: folha pesada, parada tardia ou força alta. Reforça-se o ponto e corrige-se a causa.",
          "A pancada no fim do curso ou o desequilíbrio da folha repete o esforço todo dia. Sem acertar isso, ela volta a abrir.",
          "Algo puxa demais ali, em geral contrapeso errado ou batida no fim. A solda só dura com isso acertado.",
        ],
      },
    ],
    photo: "fotos do ponto que abriu e do portão inteiro, tiradas de longe e sem ficar sob a folha",
  },
];
