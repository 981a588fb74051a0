import type { NarrowConcept } from "#domain/knowledge/concept.ts";

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
];
