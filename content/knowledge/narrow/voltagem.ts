import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const voltagem: NarrowConcept[] = [
  {
    id: "motor-na-voltagem-errada",
    broader: "voltagem",
    label: "Motor na voltagem errada",
    phrase: "o motor ligado na voltagem errada",
    asks: [
      "220 ligado 110",
      "110 ligado 220",
      "220v ligado 110v",
      "110v ligado 220v",
      "ligar 220 110",
      "ligou 220 110",
      "ligar 220v 110v",
      "ligado 127 220",
      "220v 127v ligado",
      "queimou 220 110",
      "voltagem errada",
      "tensão errada",
      "ligado errado voltagem",
      "ligaram 220",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor 220 V ligado em 110 V (127 V) fica sem força: zumbe, parte devagar ou nem gira e aquece. O contrário, 110 V em 220 V, queima placa, capacitor e enrolamento. Nos dois casos, desligue o disjuntor e não religue antes de medir.",
        "Ligou o motor na voltagem errada? Corte a energia. Com tensão de menos ele ronca e esquenta; com tensão de mais, queima em pouco tempo, às vezes com cheiro. O técnico mede placa, capacitor e enrolamento para saber o que se salvou.",
        "Voltagem trocada tem dois finais: 220 V em ponto de 127 V dá motor fraco, que ainda pode estar bom; 127 V em ponto de 220 V costuma queimar. A tensão certa está na etiqueta, e o ponto precisa ser medido antes.",
      ],
      price: [
        "O preço de um motor ligado na voltagem errada depende do que queimou: corrigir a ligação, trocar capacitor ou placa, ou trocar o motor, que em casa fica de {price.homeSwap}. Mande a etiqueta e conte o que aconteceu.",
        "Se o motor só ficou fraco em 127 V, o conserto pode ser a ligação certa. Se queimou em 220 V, entram placa, capacitor ou o motor, com troca residencial de {price.homeSwap}. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que acontece em cada erro", "Tensão de menos e tensão de mais", "220 em 110 e 110 em 220"],
        slots: [
          [
            "Com tensão de menos, o motor de 220 V em 127 V zumbe, sai sem força, esquenta e desarma, e a placa pode nem ligar.",
            "220 V ligado em 127 V parece motor fraco ou queimado, mas muitas vezes volta ao normal na tensão certa.",
            "Se ele ronca e não anda depois de uma mudança na fiação, a tensão é a primeira medição.",
          ],
          [
            "Com tensão de mais, o de 127 V em 220 V queima fonte, capacitor e enrolamento, às vezes com estalo e cheiro.",
            "O motor de 127 V em 220 V pode andar uns segundos e parar com cheiro de verniz.",
            "Placa e capacitor costumam ir primeiro; o enrolamento vem logo depois.",
          ],
          [
            "Bivolt na posição errada dá os mesmos sintomas, e a chave ou ligação interna é do técnico.",
            "Nem todo motor de duas tensões muda sozinho: há os que dependem de chave ou de fios.",
            "Confira a etiqueta: 127/220 V indica bivolt, um número só indica tensão única.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Ligação errada: passos seguros", "Antes de religar"],
        slots: [
          [
            "A pressa de testar em seguida é o que termina de queimar.",
            "Nada se religa sem medir o ponto e o motor.",
            "Cheiro, fumaça ou estalo encerram qualquer teste.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe desligado.",
          "Fotografe a etiqueta do motor, com a tensão legível.",
          "Fotografe o quadro pela frente: bipolar sugere 220 V, mas só a medição confirma.",
          "Anote quanto tempo ficou ligado e o que aconteceu.",
          "Espere a medição antes de corrigir a ligação.",
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Ficou 220 em 110 por semanas. Estragou?",
        answers: [
          "Pode ter aquecido o enrolamento e cansado o capacitor. Se o cheiro não apareceu, há boa chance de o motor estar bom; a medição confirma.",
          "Talvez não. Tensão baixa desgasta, mas raramente queima na hora. Mede-se antes de trocar.",
        ],
      },
      {
        question: "Ligaram 110 em 220 e queimou. A garantia cobre?",
        answers: [
          "Erro de ligação costuma ficar fora da garantia do fabricante. Se a instalação foi nossa, avaliamos na garantia do serviço, de {warranty.installation}.",
          "Em geral não. Guarde a etiqueta e o relato para a avaliação.",
        ],
      },
      {
        question: "Posso usar um transformador?",
        answers: [
          "Só um dimensionado para a partida do motor, com proteção, e definido por técnico. Transformador pequeno aquece e não dá conta.",
          "É saída de exceção. O melhor é levar a tensão certa até o motor ou trocar a ligação do bivolt.",
        ],
      },
      {
        question: "Como descubro a tensão do ponto?",
        answers: [
          "Medindo, com instrumento e preparo. Tomada vizinha e disjuntor duplo enganam; peça ao técnico.",
          "Só com medição. O ponto do portão pode ter tensão diferente da tomada ao lado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do quadro de luz fechado, contando o que foi ligado",
  },
  {
    id: "converter-voltagem",
    broader: "voltagem",
    label: "Converter a voltagem do motor",
    phrase: "a conversão de voltagem do motor",
    asks: [
      "converter voltagem",
      "converter motor 110",
      "converter motor 220",
      "converter 110 220",
      "transformar 110 220",
      "mudar voltagem",
      "trocar voltagem",
      "mudar motor 220",
      "passar 110 220",
      "transformador motor portão",
      "conversor voltagem",
      "mudar tensão motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Converter a voltagem do motor de portão só é simples quando ele é bivolt: muda-se a chave ou a ligação, pelo técnico. Motor de tensão única não se converte; leva-se a tensão certa até ele, troca-se por outro ou, em exceção, usa-se transformador.",
        "Antes de converter, leia a etiqueta: 127/220 V é bivolt e aceita as duas ligações; um número só, não. O mais sensato costuma ser levar 220 V ao portão, que em São Paulo vem de duas fases, e não mexer no motor.",
        "Transformador de voltagem para motor funciona se for dimensionado para a partida, que puxa várias vezes a corrente normal, e ficar protegido e aterrado. Na maioria das casas, um circuito de 220 V sai melhor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Os caminhos para mudar a tensão", "Bivolt, circuito novo ou transformador", "Qual saída escolher"],
        slots: [
          [
            "Escolha mudar a ligação quando o motor é bivolt, com capacitor e placa conferidos para a nova tensão.",
            "Bivolt de verdade muda por chave ou por fios, e o técnico confere capacitor e fusível juntos.",
            "Mudar a tensão muda também o que a placa e o capacitor precisam suportar.",
          ],
          [
            "Escolha o circuito de 220 V quando a casa tem duas fases: o motor certo e o cabo calculado resolvem de vez.",
            "Levar 220 V até a coluna é a solução definitiva, e o motor parte com mais firmeza longe do quadro.",
            "Se já há duas fases na entrada, o eletricista leva a tensão que falta.",
          ],
          [
            "Transformador fica para o caso sem alternativa, em local seco, com folga de potência e proteção.",
            "Transformador pequeno aquece na partida e pode queimar motor e aparelho.",
            "Quem usa transformador soma mais uma peça que pode falhar e esquentar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de converter, confira", "Etiqueta, quadro e motor", "O que o técnico precisa saber"],
        slots: [
          [
            "A foto da etiqueta responde a metade da pergunta.",
            "Nada se muda sem saber a tensão do motor e a do ponto.",
            "Converter no palpite é o que mais queima placa.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com a tensão.",
          "Fotografe o quadro pela frente, sem tirar tampas.",
          "Diga se a casa tem chuveiro ou aparelho em 220 V.",
          "Anote a distância do quadro ao motor.",
        ],
      },
    ],
    keep: ["safety", "signs"],
    questions: [
      {
        question: "Dá para mudar um motor só de 110 para 220?",
        answers: [
          "Em geral não compensa: seriam enrolamento, capacitor e placa de outra tensão. Troca-se o motor ou leva-se 127 V até ele.",
          "Não na prática. Rebobinar e trocar placa e capacitor passa do valor de um motor.",
        ],
      },
      {
        question: "Gasta menos em 220?",
        answers: [
          "A conta quase não muda. O ganho é corrente menor no cabo e partida mais firme.",
          "Praticamente igual. Com 220 V o fio aquece menos, e a partida melhora longe do quadro.",
        ],
      },
      {
        question: "Minha casa só tem 110. O que faço?",
        answers: [
          "Use motor de 127 V ou bivolt, ou peça a um eletricista se a entrada permite duas fases. Muitas casas permitem.",
          "Escolha motor 127 V ou bivolt. Se houver duas fases na entrada, leva-se 220 V até o portão.",
        ],
      },
      {
        question: "Quanto custa levar 220 V até o portão?",
        answers: [
          "Depende da distância, do eletroduto e do quadro. Com fotos do quadro fechado e do caminho, o orçamento é grátis.",
          "Varia com metros de cabo e passagem. A foto do quadro já adianta a resposta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "monofasico-ou-trifasico",
    broader: "voltagem",
    label: "Motor monofásico ou trifásico",
    phrase: "o motor monofásico ou trifásico",
    asks: [
      "monofásico trifásico",
      "motor monofásico",
      "motor trifásico",
      "monofásico bifásico",
      "portão trifásico",
      "trifásico portão",
      "monofásico ou trifásico",
      "bifásico portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para portão de casa, escolha monofásico: trabalha em 127 V ou 220 V e atende folhas leves e médias. Trifásico serve a portão pesado e de muito uso, onde há entrada trifásica, como indústria e condomínio grande.",
        "Monofásico ou trifásico? Casa e comércio comum ficam no monofásico; galpão com folha pesada, no trifásico, se a rede permite. Há ainda o motor com inversor, que recebe rede comum e controla velocidade, partida e parada.",
        "Trifásico não é melhor por si: é o certo onde há três fases e carga grande. Em casa, a entrada costuma ser de uma ou duas fases, e o motor monofásico, ou com inversor, é a escolha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher entre os dois", "Rede, peso da folha e uso", "Monofásico, trifásico ou com inversor"],
        slots: [
          [
            "A rede decide primeiro: sem três fases na entrada, motor trifásico comum não funciona.",
            "Antes do motor, veja a entrada: quase toda casa tem uma ou duas fases.",
            "Aumentar a entrada para trifásica é obra com a distribuidora e só compensa com mais equipamentos.",
          ],
          [
            "Depois vêm o peso e as aberturas por hora: folha pesada e uso intenso ganham com trifásico, que não depende de capacitor.",
            "O trifásico parte sem capacitor e aguenta mais ciclos, o que ajuda em fábrica e condomínio grande.",
            "Em carga leve, a diferença não se sente, e o monofásico é mais simples de manter.",
          ],
          [
            "Onde se quer velocidade e parada suave, o motor com inversor entra nos dois mundos.",
            "Inversor recebe rede comum e comanda o motor com rampa, sem precisar de entrada trifásica.",
            "Boa parte dos motores rápidos de casa usa inversor, com rede monofásica.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda na prática", "Fases, capacitor e manutenção", "Diferenças entre os motores"],
        slots: [
          [
            "Monofásico tem capacitor, que é peça de desgaste; trifásico comum, não.",
            "A ausência de capacitor é a vantagem de manutenção do trifásico.",
            "No monofásico, zumbido sem giro é capacitor; no trifásico, é falta de fase.",
          ],
          [
            "Faltou uma fase no trifásico, ele zumbe e queima; por isso precisa de proteção de falta de fase.",
            "Relé de falta de fase e disjuntor tripolar são parte da instalação trifásica.",
            "A proteção certa custa pouco perto de um enrolamento queimado.",
          ],
          [
            "O monofásico de 220 V em duas fases pede disjuntor bipolar e circuito próprio.",
            "Em duas fases, bipolar e terra; em três, tripolar e relé de falta de fase.",
            "Nos dois, o circuito leva fio terra e DR, porque o portão é de metal e fica ao ar livre.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso ligar trifásico em casa com inversor?",
        answers: [
          "Há inversor que recebe monofásico e entrega trifásico a motor próprio. A escolha é de projeto, com a potência e a placa compatíveis.",
          "Pode, com inversor correto e motor adequado; não é ligar por conta própria.",
        ],
      },
      {
        question: "O trifásico gasta menos?",
        answers: [
          "Pela energia, pouco muda em portão, que trabalha segundos. O ganho é partida e durabilidade em uso pesado.",
          "A conta de luz quase não muda. O que se ganha é força e durabilidade em uso intenso.",
        ],
      },
      {
        question: "Como sei qual tenho?",
        answers: [
          "A etiqueta traz a tensão e o número de fases: 1~ é monofásico, 3~ é trifásico. Sem etiqueta, o técnico identifica.",
          "Leia a etiqueta: 1~ ou 3~, e a tensão. Não abra a tampa para contar fios.",
        ],
      },
      {
        question: "Posso trocar trifásico por monofásico?",
        answers: [
          "Pode, na troca do motor, se a potência servir para a folha e o uso. A troca em portão pesado fica de {price.heavySwap}.",
          "Sim, quando o peso e os ciclos permitem. O orçamento sai pela etiqueta e pelas medidas.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, do quadro fechado e do portão inteiro",
  },
];
