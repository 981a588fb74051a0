import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which motor, make or gate, where the title gives the place or the two that are weighed. */
export const buscasDeEscolha: NarrowConcept[] = [
  {
    id: "motor-vila-condominio-de-casas",
    broader: "condominio",
    label: "Motor para vila e condomínio de casas",
    phrase: "o motor para vila fechada ou condomínio de casas",
    asks: [
      "vila casas que motor portão",
      "vila casas motor portão entrada",
      "rua fechada automatizar portão",
      "portão entrada loteamento casas",
      "vila fechada motor",
      "motor vila fechada",
      "motor vila",
      "portão vila fechada",
      "vila fechada",
      "condomínio casas",
      "motor condomínio casas",
      "portão condomínio casas",
      "vila fechada condomínio casas",
      "motor vila casas",
      "vila casas portão automático",
      "qual motor vila",
      "condomínio horizontal motor",
      "motor condomínio horizontal",
      "portão condomínio horizontal",
      "condomínio fechado casas",
      "portão residencial fechado casas",
      "rua fechada portão automático",
      "motor portão rua fechada",
      "portão loteamento fechado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vila fechada com poucas casas pede motor deslizante acima do residencial, com ciclos por hora para a soma das famílias; o condomínio de casas com portaria pede motor de uso intenso, com inversor e fotocélula, de {price.heavySwap} com a troca. Os dois se escolhem pelo peso da folha e pela hora de pico.",
        "Em vila fechada e condomínio de casas, o motor se escolhe pelas aberturas da hora de pico vezes 1,5 e pelo peso da folha: até umas dez casas, um modelo acima do residencial; mais que isso ou com portaria, uso intenso, de {price.heavySwap} com a troca.",
      ],
      price: [
        "Motor para vila fechada ou condomínio de casas, em portão pesado e de uso coletivo, fica de {price.heavySwap} com a troca; folha leve e poucas casas podem ficar abaixo disso. O valor exato sai por fotos do portão e pelo número de casas.",
      ],
      repair: [
        "Em condomínio de casas ou vila fechada, o conserto do portão começa por liberar a passagem: disjuntor desligado, portão de correr destravado e alguém olhando. O técnico mede energia, placa e capacitor, e o valor é dito antes; a troca do motor, em portão coletivo, fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o motor da vila ou do condomínio", "Peso, hora de pico e tipo de portão"],
        slots: [
          [
            "Conte os carros que passam na hora mais cheia e multiplique por 1,5: 16 saídas pedem motor de uso coletivo com cerca de 24 ciclos por hora.",
          ],
          [
            "De correr é o tipo mais usado na entrada larga; de abrir com duas folhas leva um motor em cada; um basculante largo pede projeto, por causa do contrapeso.",
          ],
          [
            "O limite em quilos da ficha deve passar do peso da folha em cerca de um terço, e o motor com inversor abre mais rápido e para mais suave.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Vila fechada e condomínio de casas: o que muda", "Com portaria e sem portaria"],
        slots: [
          [
            "Na vila sem portaria, cada casa tem os seus controles cadastrados, e o fechamento automático só trabalha com fotocélula em ordem.",
          ],
          [
            "No condomínio com portaria, contam mais os ciclos, o nobreak, um portão para entrar e outro para sair e o comando pelo porteiro.",
          ],
          ["Entrega, mudança e caminhão de lixo pedem folha que fique aberta por comando, com alguém olhando."],
        ],
      },
      {
        about: "care",
        headings: ["Revisão e plano para o dia em que parar", "Cuidados com o portão de uso coletivo"],
        slots: [
          [
            "A revisão é feita {visits.business}, no mínimo, porque o portão coletivo abre muito mais que o de uma família.",
          ],
          [
            "Duas pessoas devem saber desligar o disjuntor e destravar o portão de correr, para os carros saírem se o motor parar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve no portão coletivo de uma vila pequena?",
        answers: [
          "Só com folha leve e poucas saídas. Some as aberturas de todos na hora cheia e compare com os ciclos por hora da ficha; no limite, suba um modelo.",
        ],
      },
      {
        question: "Como cadastrar e apagar os controles de cada morador?",
        answers: [
          "Com lista de quem tem cada controle e central ou receptor que apague um por um. Sem essa função, perder um controle obriga a apagar todos e gravar de novo.",
        ],
      },
      {
        question: "O portão da vila precisa de nobreak?",
        answers: [
          "Convém onde o portão é a única saída de carros. Ele mantém algumas aberturas sem luz; o número depende da bateria e do peso da folha.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, a largura do vão e quantas casas usam",
  },
  {
    id: "casa-pequena-qual-portao",
    broader: "casa",
    label: "Portão automático para casa pequena",
    phrase: "o portão automático da casa pequena",
    asks: [
      ...combine(
        ["casa pequena", "casinha", "terreno pequeno", "lote pequeno", "kitnet", "frente pequena"],
        ["portão automático", "portão eletrônico", "automatizar portão", "motor portão", "portão motor"],
      ),
      "qual portão casa pequena",
      "melhor portão casa pequena",
      "portão garagem casa pequena",
      "portão casa pequena",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão automático para casa pequena se escolhe pelo espaço: o basculante serve onde falta parede ao lado, e o de correr, onde a folha tem para onde ir. O kit basculante instalado, de até {width.quarterHp}, começa em {price.lowest}; nos outros, a troca do motor fica de {price.homeSwap}, com mão de obra.",
        "Em casa pequena, instalamos o motor no portão que você já tem: no basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}; no de correr e no de abrir, a troca do motor fica de {price.homeSwap}, com mão de obra. A foto da frente, com as medidas, diz qual serve.",
        "Para casa pequena, com poucas aberturas por dia, o motor residencial mais simples basta: no basculante de até {width.quarterHp}, o kit Padrão sai por {price.padrao} instalado e abre em {opening.padrao}. No portão de correr ou de abrir, a troca do motor fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão cabe na casa pequena", "O espaço decide o portão"],
        slots: [
          ["O basculante ocupa só o vão: serve à frente estreita, desde que o carro caiba sob a folha aberta."],
          ["O de correr não tira altura nem comprimento da vaga, mas pede parede livre do tamanho da folha."],
          ["O de abrir é o que mais rouba espaço, porque a folha gira para dentro da vaga."],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa na casa pequena", "O valor pelo tipo de portão"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado custa {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex.",
          ],
          [
            "No de correr e no de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra; o primeiro motor, com base ou suportes, é orçado por foto, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Casa pequena precisa de motor rápido?",
        answers: [
          "Só se a rua pede: com rua calma, o Padrão, que abre em {opening.padrao}, basta; sem recuo e com movimento, o Speedy ou o JetFlex diminuem a espera na calçada.",
        ],
      },
      {
        question: "Não tenho parede livre ao lado. Dá para automatizar?",
        answers: [
          "Dá, no basculante, que ocupa só o vão. Meça antes a altura livre e a distância do para-choque ao portão fechado, porque a folha avança ao subir.",
        ],
      },
      {
        question: "O motor faz barulho perto do quarto?",
        answers: [
          "Faz algum, menor com a folha equilibrada e as peças lubrificadas. Se a parede do quarto recebe o motor, avise pela foto, para a fixação ser vista antes.",
        ],
      },
    ],
    photo: "fotos da frente da casa por dentro e por fora, com a largura do vão, a altura e a parede ao lado",
  },
  {
    id: "garagem-pequena-qual-portao",
    broader: "basculante",
    label: "Qual portão para garagem pequena",
    phrase: "o portão para garagem pequena",
    asks: [
      "basculante ou deslizante garagem pequena",
      "basculante ou correr garagem pequena",
      "deslizante ou basculante garagem pequena",
      "melhor portão garagem pequena",
      "qual portão garagem pequena",
      "portão ideal garagem pequena",
      "garagem pequena qual portão",
      "portão garagem pequena",
      ...combine(
        ["garagem pequena", "garagem estreita", "garagem apertada", "garagem curta"],
        [
          "portão automático",
          "portão eletrônico",
          "automatizar portão",
          "motor portão",
          "portão motor",
          "portão controle",
        ],
      ),
      "garagem curta portão",
      "portão pouco espaço",
      "garagem apertada portão",
      "portão garagem estreita",
      "basculante ou deslizante pouco espaço",
      "basculante deslizante garagem pequena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para garagem pequena {em}, instalamos portão automático conforme o espaço que sobra: sem lateral livre, basculante, com kit instalado a partir de {price.lowest}; com parede livre do tamanho da folha, de correr. A foto da fachada, com as medidas, diz qual cabe e quanto fica.",
        "Para garagem pequena, o portão automático se escolhe pelo espaço que sobra: sem lateral livre, basculante, com kit instalado a partir de {price.lowest}; com parede livre do tamanho da folha, de correr. Se a folha não pode avançar na calçada nem na vaga, entram o de enrolar e o guilhotina, por foto.",
        "Para garagem pequena, o deslizante é melhor se há parede livre ao lado, do tamanho da folha, porque não tira altura nem profundidade do carro; sem esse espaço, fica o basculante, que abre em fachada estreita, mas reduz a altura e avança durante a subida.",
        "Em garagem pequena decide o espaço ao lado: com parede livre, o de correr, que não rouba comprimento nem altura; sem parede, o basculante, desde que o carro caiba sob a folha aberta e a folha não bata nele ao subir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir na garagem pequena", "Três medidas que decidem"],
        slots: [["Meça com o carro na vaga, porque é ele que mostra o que falta."]],
        steps: [
          "Parede livre ao lado do vão: precisa ter pouco mais que a largura da folha para o de correr.",
          "Altura livre no vão: no basculante aberto, a folha deitada tira parte dela.",
          "Distância do para-choque ao portão fechado: o basculante avança para dentro e para fora ao subir.",
          "Calçada à frente: a folha não deve avançar sobre quem passa.",
        ],
      },
      {
        about: "choose",
        headings: ["Basculante e deslizante em pouco espaço", "Quando cada portão serve"],
        slots: [
          [
            "O deslizante não mexe na altura nem no comprimento da vaga, e serve a carro alto; pede trilho no piso e recuo lateral.",
          ],
          [
            "O basculante serve à fachada tomada pelo vão; em até {width.quarterHp} de largura, o motor de 1/4 HP instalado parte de {price.lowest}, e o motor de correr, em casa, fica de {price.homeSwap} com a troca.",
          ],
          ["O portão de abrir é o que mais rouba espaço, porque a folha gira para dentro da vaga."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu carro quase encosta no portão. Qual serve?",
        answers: [
          "O de correr, se houver parede ao lado, porque a folha não avança para dentro. No basculante, mede-se antes o quanto a folha entra ao subir.",
        ],
      },
      {
        question: "Não tenho parede livre nem altura para o portão. O que fazer?",
        answers: [
          "Há saídas de serralheria, como folha de correr dividida em duas ou porta de enrolar. Mande fotos por dentro e por fora para ver o que cabe.",
        ],
      },
      {
        question: "Qual portão dá menos problema em garagem pequena?",
        answers: [
          "Os dois empatam quando bem regulados. O basculante exige mais atenção a cabo e contrapeso; o de correr, a trilho limpo e roldana.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro e por fora, com a largura do vão, a altura e a parede ao lado",
  },
  {
    id: "marca-que-menos-da-defeito",
    broader: "comparacao-de-marcas",
    label: "Marca que menos dá defeito",
    phrase: "a marca de motor que menos dá defeito",
    asks: [
      "marca máquina portão menos pifa",
      "marca menos pifa",
      "marca menos defeito",
      "marca menos dá defeito",
      "marca menos problema",
      "marca menos dá problema",
      "marca motor portão menos problema",
      "qual marca motor portão dá menos problema",
      "qual marca motor portão dá menos defeito",
      "marca motor portão menos defeito",
      "qual marca menos defeito",
      "motor menos defeito",
      "motor menos dá defeito",
      "motor menos problema",
      "motor não dá defeito",
      "motor não dá problema",
      "marca não dá defeito",
      "marca não dá problema",
      "marca mais confiável",
      "motor mais confiável",
      "marca confiável motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor mais confiável é o que trabalha com folga: de PPA, Garen, Rossi ou Peccinin, todas marcas com reposição comum, escolha o modelo com limite cerca de um terço acima do peso da folha e ciclos por hora acima da hora de pico.",
        "Nenhuma marca prova que dá menos defeito: PPA, Garen, Rossi e Peccinin são escolhas seguras quando o modelo aguenta o peso e as aberturas do seu portão. O que mais causa defeito é motor fraco para a folha, trilho sujo e surto na rede.",
        "Não há número público de defeitos por marca; entre PPA, Garen, Rossi e Peccinin, menos dá defeito o modelo que trabalha com folga, cerca de um terço acima do peso da folha. No empate, fique com a de peça à mão, e as quatro têm reposição comum.",
      ],
      repair: [
        "Nenhuma marca prova que dá menos defeito: PPA, Garen, Rossi e Peccinin são escolhas seguras quando o modelo aguenta o peso e as aberturas do seu portão. O que mais causa defeito é motor fraco para a folha, trilho sujo e surto na rede.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz um motor dar menos defeito", "Escolha pelo modelo, não pelo nome"],
        slots: [
          ["Capacidade acima do peso da folha e ciclos por hora acima da hora de pico valem mais que a marca."],
          ["O motor de casa em prédio dá defeito cedo, seja de quem for."],
          [
            "Peça fácil conta: placa, engrenagem e controle de PPA, Garen, Rossi e Peccinin se acham em lojas da Grande São Paulo.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Os defeitos mais comuns em qualquer marca", "Do que os motores mais sofrem"],
        slots: [
          ["Capacitor fraco, engrenagem gasta e placa queimada por surto aparecem em todas as marcas."],
          ["Uma folha pesada gasta a engrenagem; água e formiga estragam a placa; a tensão baixa esquenta o motor."],
        ],
      },
      {
        about: "care",
        headings: ["Como ter menos defeitos", "Cuidados que evitam o conserto"],
        slots: [
          [
            "Revisão {visits.home} em casa, trilho limpo, circuito próprio com terra e protetor de surto evitam a maioria dos chamados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor tem peça mais fácil?",
        answers: [
          "PPA, Garen, Rossi e Peccinin têm peça mais fácil, nos modelos atuais. Em motor fora de linha de qualquer marca, usa-se peça compatível ou central universal.",
        ],
      },
      {
        question: "Garantia maior quer dizer menos defeito?",
        answers: [
          "Não prova. A nossa é de {warranty.motor} no motor e de {warranty.installation} na instalação, em qualquer marca que vendemos.",
        ],
      },
      {
        question: "Motor barato dá mais defeito?",
        answers: [
          "Dá quando é pequeno para o portão. O mesmo motor, em folha leve e equilibrada, trabalha anos sem problema.",
        ],
      },
    ],
    photo: "fotos do portão, a largura, o material e quantas vezes ele abre por dia",
  },
  {
    id: "penta-ou-bks",
    broader: "ppa-penta",
    label: "PPA Penta ou Garen BKS",
    phrase: "a escolha entre PPA Penta e Garen BKS",
    asks: [
      "penta ou garen bks",
      "bks garen ou penta",
      "penta e bks",
      "ppa penta ou garen bks",
      "penta ou bks",
      "ppa penta ou bks",
      "bks ou penta",
      "garen bks ou ppa penta",
      "penta bks",
      "ppa penta ou garen bks basculante",
      "ppa penta ou garen bks portão basculante",
      "penta ou bks basculante",
      "garen bks ou ppa penta basculante",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Escolha o PPA Penta quando o basculante é grande ou serve a uma garagem coletiva, porque é linha da PPA para portão basculante; fique com o Garen BKS só se a ficha da versão o indica para basculante e para o seu uso. Entre Penta e BKS, compare potência, ciclos por hora e tempo de abertura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre Penta e BKS", "Penta e BKS: os números que decidem"],
        slots: [
          [
            "Peça as duas fichas e ponha lado a lado a potência em HP, a largura e a altura máximas da folha, os ciclos por hora e o tempo de abertura.",
          ],
          [
            "Para casa com folha de até {width.quarterHp}, um motor de 1/4 HP já serve, e nem Penta nem BKS são obrigatórios: o kit instalado parte de {price.lowest}.",
          ],
          ["Para prédio, decidem os ciclos por hora: as aberturas da hora de pico vezes 1,5."],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar, confira o portão", "O que o basculante precisa ter"],
        slots: [
          ["Contrapeso equilibrado, cabos inteiros e folha sem torção valem para os dois motores."],
          ["Quem já tem controles de uma das marcas poupa ao ficar nela, se a central nova aceitar o mesmo código."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual tem peça mais fácil, PPA Penta ou Garen BKS?",
        answers: [
          "PPA e Garen têm reposição comum na Grande São Paulo; em versão antiga, confirme placa e fuso pela foto da etiqueta antes de decidir.",
        ],
      },
      {
        question: "Quanto custa trocar por um PPA Penta ou Garen BKS?",
        answers: [
          "Em portão pesado ou coletivo, a troca fica de {price.heavySwap}; em casa, de {price.homeSwap}, com mão de obra. A versão exata é orçada por foto.",
        ],
      },
    ],
    photo: "uma foto do basculante inteiro, com a largura e a altura, e a da etiqueta do motor atual",
  },
];
