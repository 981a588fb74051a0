import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the price of a motor on a tilting gate depends on, with the leaf and without. */
const tiltingPrice: Pick<NarrowConcept, "sections" | "keep" | "questions" | "photo"> = {
  sections: [
    {
      about: "cost",
      headings: ["O que está no preço e o que é à parte", "Do que depende o preço do basculante"],
      slots: [
        [
          "O preço do kit já traz o motor com acionador, a central, os controles, a entrega, a montagem e a regulagem. Os itens abaixo só entram se faltarem no seu portão:",
          "No kit instalado estão o motor, a central, os controles e toda a montagem. O que pode somar ao valor é isto:",
          "Motor, central, controles e serviço vêm no mesmo preço. Fora dele ficam estes itens, quando são necessários:",
          "Pelo valor do kit você recebe o motor montado, a central, os controles gravados e o teste no fim. Somam ao preço só os itens desta lista de que o seu portão precisar:",
          "O kit é completo: motor de 1/4 HP, placa, controles, entrega e mão de obra. Veja o que não está nele e pode aparecer em linha separada do orçamento:",
        ],
      ],
      bullets: [
        "A folha nova, para quem ainda não tem o portão: é com o serralheiro",
        "Ponto de energia com terra e disjuntor próprio perto da coluna",
        "Acerto do contrapeso, cabo novo, solda ou reforço",
        "Motor de 1/3 ou 1/2 HP, para folha com mais de {width.quarterHp}, de madeira ou chapa dupla",
        "Fotocélula, controle a mais e nobreak, se você quiser",
      ],
    },
    {
      about: "choose",
      headings: ["Qual dos três kits escolher", "Padrão, Speedy ou JetFlex"],
      slots: [
        [
          "A força dos três é a mesma. Em rua calma, o Padrão resolve. O Speedy custa um pouco mais e encurta a espera na rua. O JetFlex compensa em avenida e na chegada à noite, porque tem inversor, a placa que acelera e freia a folha aos poucos.",
          "Os três movem a mesma folha e mudam na velocidade. Quem entra numa rua tranquila fica bem com o Padrão. Quem espera em rua movimentada ganha com o Speedy ou com o JetFlex, que tem inversor e para sem pancada.",
          "Escolha pela rua, porque a força é igual. O mais simples atende bem a casa sem pressa. Os mais rápidos pedem folha bem equilibrada, e o JetFlex, com inversor, também reduz a batida no fim.",
          "Nos três, o motor tem 1/4 HP. O que você compra a mais é tempo: menos segundos parado na calçada. O modelo do meio é o mais pedido em casa. O mais veloz traz inversor, que controla a rotação e evita a batida.",
          "Pense em como você chega em casa. Com recuo ou rua calma, o mais barato atende. Sem recuo, vale pagar pelo intermediário. Em via de movimento ou chegada noturna, o de inversor abre em poucos segundos e para sem tranco.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Seu portão serve para o kit?", "O que conferir antes de comprar"],
      slots: [
        [
          "O kit serve se a folha mede até {width.quarterHp}, sobe leve e tem coluna firme. Um portão que pesa ou desce sozinho precisa do acerto do contrapeso, que o técnico faz e orça antes. Não destrave nem erga a folha para testar.",
          "Meça a largura com o portão fechado: até {width.quarterHp}, o kit serve na folha equilibrada. Se ela pesa, desce sozinha ou está torta, o técnico acerta isso primeiro. Esse acerto não se faz em casa, porque a folha pode cair.",
          "Três coisas decidem: largura de até {width.quarterHp}, folha equilibrada e coluna firme. O técnico confere o equilíbrio pela foto e na visita. Deixe a folha travada até lá, sobretudo se ela vinha pesada.",
          "Feche o portão e meça a folha: dentro de {width.quarterHp}, ela pode receber o kit. Repare também se ela vinha subindo sem esforço. A folha que pesa é equilibrada pelo técnico antes da montagem, e até lá fica fechada e travada.",
          "A medida que vale é a largura da folha, até {width.quarterHp}. Depois contam a coluna, que precisa estar firme, e o equilíbrio, que o técnico prova com segurança. Cabo gasto ou solda aberta é resolvido antes do motor.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Quanto tempo leva a instalação?",
      answers: [
        "De {time.tilting}, com a folha em ordem e a energia pronta. No fim, os controles ficam gravados e a parada é testada.",
        "Conte {time.tilting} de serviço, da montagem na coluna ao teste com obstáculo, se a energia já está ali.",
        "Em geral {time.tilting}. Solda, contrapeso ou ponto de energia novo acrescentam tempo, combinado antes.",
      ],
    },
    {
      question: "E se o meu basculante é mais largo?",
      answers: [
        "Até perto de 3,5 metros costuma servir 1/3 HP, e acima disso, 1/2 HP. O preço vem pela foto, com a largura e o material.",
        "Folha larga usa 1/3 HP até uns 3,5 metros e 1/2 HP acima disso. O orçamento desses é por foto, sem custo.",
        "Ele pede motor de 1/3 ou 1/2 HP, com o valor informado por foto, de graça.",
      ],
    },
    {
      question: "Vocês fazem a folha do portão?",
      answers: [
        "Não, a folha é do serralheiro. Dizemos a ele o reforço e o contrapeso que o motor pede.",
        "A folha se encomenda na serralheria. Vendemos e instalamos o motor, com {warranty.motor} de garantia.",
      ],
    },
    {
      question: "Quanto custa só a mão de obra, com motor meu?",
      answers: [
        "A partir de {price.installation}. Como o kit instalado parte de {price.lowest}, compare os totais antes de comprar o motor fora.",
        "Para instalar um motor comprado por você, a mão de obra começa em {price.installation}. Some os dois preços antes, porque o kit já montado começa em {price.lowest}.",
        "A instalação avulsa custa a partir de {price.installation}. O conjunto quase sempre sai melhor.",
      ],
    },
  ],
  photo: "uma foto do portão por fora, outra da coluna por dentro, e a largura e a altura da folha",
};

/** What a buyer asks in few words and was told of a neighbour: the cheapest gate, the best one for a house, what the motor is for. */
export const compraPerguntasDiretas: NarrowConcept[] = [
  {
    id: "qual-portao-mais-barato",
    broader: "modelos",
    label: "Qual portão é mais barato",
    phrase: "o portão mais barato",
    asks: [
      ...combine(
        [
          "qual portão",
          "que portão",
          "qual tipo portão",
          "tipo portão",
          "modelo portão",
          "portão garagem",
          "qual portão garagem",
        ],
        ["mais barato", "mais em conta", "custa menos", "sai mais barato"],
      ),
      "portão mais barato",
      "portão automático mais barato",
      "portão eletrônico mais barato",
      "portão mais barato que tem",
      "portão mais barato fazer",
      "portão mais barato automatizar",
      "qual portão eletrônico mais barato",
      "qual portão automático mais barato",
    ],
    intent: "price",
    answers: {
      any: [
        "O portão mais barato de fazer costuma ser o de abrir, em grade de ferro, porque leva só dobradiças e trinco. Para automatizar, o mais barato é o basculante de até {width.quarterHp}: o kit parte de {price.lowest}, instalado. A folha é feita pelo serralheiro e cobrada por metro quadrado; o motor é conosco.",
        "O portão mais em conta é o de ferro, em grade, e o mais barato para receber motor é o basculante de até {width.quarterHp}, com kit a partir de {price.lowest} instalado. No de correr e no de abrir, o primeiro motor é orçado por foto, de graça. A folha é do serralheiro.",
        "Custa menos o portão de grade de ferro, de abrir, quando é manual. Se a ideia é ter motor, o basculante de até {width.quarterHp} sai mais barato, com kit instalado desde {price.lowest}. O de abrir com duas folhas leva dois motores, e o de correr soma cremalheira e base.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Do mais barato ao mais caro", "O preço por tipo de portão"],
        slots: [
          [
            "A conta tem duas partes: a folha, feita pelo serralheiro, e o motor instalado. Em tamanhos iguais, a ordem costuma ser esta:",
            "Some sempre a folha, que é do serralheiro, e o motor instalado. Para um vão do mesmo tamanho, o comum é:",
            "O total é a folha do serralheiro mais o motor com a instalação. Comparando vãos iguais, em geral fica assim:",
          ],
        ],
        bullets: [
          "De abrir, manual: a folha mais simples, só com dobradiças e trinco",
          "Basculante até {width.quarterHp}: motor de 1/4 HP, a partir de {price.lowest} instalado",
          "De correr: um motor, mais cremalheira (a barra de dentes), trilho e base",
          "De abrir com duas folhas e motor: dois motores e uma central",
          "De enrolar: motor de eixo, conforme o peso da cortina de lâminas",
        ],
      },
      {
        about: "choose",
        headings: ["Qual material sai mais barato", "Ferro, alumínio ou madeira"],
        slots: [
          [
            "O ferro em grade é o material mais barato, mas precisa de pintura de tempos em tempos. O alumínio custa mais no começo, não enferruja e pesa pouco, o que ajuda o motor. A madeira maciça é a mais pesada e pede motor mais forte.",
            "Grade de ferro custa menos que chapa fechada, e chapa de ferro custa menos que alumínio. Em compensação, o ferro pede pintura, e o alumínio não enferruja. Madeira maciça pesa mais e encarece também o motor.",
            "Entre os materiais, o ferro vazado é o mais em conta e o alumínio é o que menos trabalho dá depois. Chapa fechada e madeira pesam mais, por isso pedem roldana, dobradiça e motor mais fortes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O espaço decide antes do preço", "O portão barato que não cabe"],
        slots: [
          [
            "Portão de correr precisa de parede livre ao lado, do tamanho da folha. O de abrir precisa de área para girar, e o basculante, de altura livre. Um tipo que não cabe na entrada obriga a pagar duas vezes.",
            "Meça a entrada antes de escolher. O de correr ocupa a parede do lado, o de abrir ocupa o chão por onde gira, e o basculante ocupa o alto da garagem. O mais barato só vale se couber.",
            "Veja primeiro o que a entrada aceita: parede livre para o de correr, piso livre para o de abrir, altura para o basculante. Mudar de tipo depois custa outra folha e outro motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a folha do portão?",
        answers: [
          "Não. A folha é do serralheiro, e o motor com a instalação é nosso. Passamos a ele as medidas e os reforços que o motor pede.",
          "A folha fica com a serralheria. Vendemos e instalamos o motor, e dizemos antes onde ela precisa de reforço.",
        ],
      },
      {
        question: "Sai mais barato automatizar o portão que já tenho?",
        answers: [
          "Quase sempre. Folha firme e leve recebe motor sem ser trocada, e a que pesa ou arrasta é acertada antes.",
          "Na maioria das casas, sim: o portão que está reto e leve só ganha motor, central e controles.",
        ],
      },
      {
        question: "O mais barato dá mais defeito depois?",
        answers: [
          "O tipo pesa menos que o cuidado. Folha leve e alinhada dura em qualquer tipo; folha pesada gasta motor, cabo e roldana.",
          "Não por ser barato. O que traz defeito é folha torta ou motor fraco para o peso, em qualquer tipo de portão.",
        ],
      },
      {
        question: "Dá para parcelar o motor?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, com a instalação junto, ou por Pix.",
          "Sim: motor e instalação vão em até {shop.instalments} vezes no cartão.",
        ],
      },
    ],
    photo: "fotos da entrada de frente e por dentro, com a largura, a altura e o espaço livre ao lado",
  },
  {
    id: "melhor-portao-para-casa",
    broader: "modelos",
    label: "Melhor portão para casa",
    phrase: "o melhor portão para casa",
    asks: [
      ...combine(
        [
          "melhor portão",
          "qual melhor portão",
          "qual portão escolher",
          "melhor tipo portão",
          "qual melhor tipo portão",
          "portão ideal",
          "que portão colocar",
          "qual portão colocar",
        ],
        ["casa", "residência", "residencial", "minha casa", "garagem casa", "casa térrea"],
      ),
      "qual melhor tipo portão",
      "qual portão escolher garagem",
      "qual portão devo escolher",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor portão para casa depende do espaço: o de correr, se há parede livre ao lado; o basculante, se o portão ocupa a frente toda; e o de abrir, se o carro fica longe do vão. Para automatizar, o basculante de até {width.quarterHp} custa a partir de {price.lowest} instalado, e os outros são orçados por foto.",
        "Para uma casa, o melhor portão costuma ser o de correr, que se conserta fácil e não avança na calçada. Ele exige parede livre ao lado, do tamanho da folha. Sem esse espaço, escolha o basculante: até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
        "O melhor portão de garagem para casa é o que cabe na entrada com sobra. Com parede livre ao lado, escolha o de correr; na frente estreita, o basculante; com recuo fundo, o de abrir. O motor do basculante de até {width.quarterHp} sai desde {price.lowest} instalado; o dos outros, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão para cada entrada", "Como escolher pela sua garagem"],
        slots: [
          [
            "Meça a entrada e compare com a lista. O tipo que cabe com sobra trabalha leve e dá menos conserto.",
            "Olhe a frente, a lateral e o fundo da garagem. Cada espaço aceita melhor um tipo de portão:",
            "Três medidas decidem: a largura do vão, a parede livre ao lado e a distância até o carro. Veja o que combina:",
          ],
        ],
        bullets: [
          "De correr: precisa de parede livre ao lado, do tamanho da folha; não avança na calçada",
          "Basculante: cabe onde não há lado livre; sobe e ocupa o alto da garagem",
          "De abrir: abre o vão todo, mas precisa de piso livre e plano para girar",
          "De enrolar: bom em vão largo e sem lateral; a folha vira um rolo no alto",
        ],
      },
      {
        about: "what",
        headings: ["Qual material é melhor", "Alumínio, ferro ou madeira em casa"],
        slots: [
          [
            "O alumínio é leve e não enferruja, por isso é o mais prático onde chove na folha. O ferro custa menos e aceita solda e reforço, mas pede pintura. A madeira é a mais pesada e a que mais pede cuidado e motor forte.",
            "Ferro é mais barato e fácil de soldar, e precisa de pintura. Alumínio custa mais, não enferruja e deixa a folha leve para o motor. Madeira fica bonita, mas pesa mais e muda com a chuva.",
            "Quem quer pouco trabalho escolhe alumínio, que é leve e não enferruja. Quem quer gastar menos escolhe ferro e pinta de tempos em tempos. A madeira exige verniz, dobradiças fortes e motor de maior capacidade.",
          ],
          [
            "A grade deixa o vento passar e ver a rua. A chapa fechada dá privacidade, porém pesa mais e segura o vento, e o motor é escolhido com mais folga.",
            "Folha vazada pesa menos e não segura o vento. Folha fechada esconde a garagem, mas pede motor com mais força.",
            "Prefira folha vazada onde venta muito, porque a fechada trabalha como uma vela. A fechada protege a vista e pede motor com folga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar cada um", "O preço do motor em cada tipo"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesNamedOr}. O primeiro motor de correr ou de abrir é orçado de graça, por foto, porque soma base e cremalheira ou suportes. A folha é feita pelo serralheiro.",
            "O kit basculante, até {width.quarterHp}, sai por {models.pricesNamedOr}, com a instalação. Para o de correr e o de abrir, o valor da primeira instalação vem por foto, sem custo. A folha nova se encomenda ao serralheiro.",
            "Até {width.quarterHp}, automatizar o basculante custa {models.pricesNamedOr}, tudo instalado. Nos outros tipos, mande fotos e receba o preço de graça, porque ele depende do que falta no local. A folha fica por conta do serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o portão mais seguro para casa?",
        answers: [
          "Com trava elétrica e folha firme, todos os tipos se equivalem. Sem a trava, o basculante pode ser levantado, e o de correr, tirado do trilho. Peça a trava junto com o motor.",
          "O que mais protege é a trava elétrica com folha firme, em qualquer tipo. O motor sozinho segura a folha, mas não tranca como uma trava.",
        ],
      },
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "O de correr, em geral: pede trilho limpo e roldanas boas. O basculante tem cabos e contrapeso, que o técnico revisa.",
          "O de correr costuma dar menos trabalho. O basculante depende de cabos, e o de abrir, de dobradiças e de um motor por folha.",
        ],
      },
      {
        question: "E em garagem com rampa?",
        answers: [
          "O de correr e o basculante são os mais indicados. A folha de abrir raspa na subida, e a de correr precisa de trilho em piso nivelado.",
          "Evite o de abrir, que raspa no chão. O basculante sobe sem encostar, e o de correr serve se o trilho ficar no plano.",
        ],
      },
      {
        question: "Dá para automatizar o portão que já tenho?",
        answers: [
          "Quase sempre dá, se a folha está firme e anda leve na mão. A que pesa é acertada antes de receber o motor.",
          "Na maioria das casas, sim. O técnico acerta a folha que arrasta e escolhe o motor pelo tipo e pelo peso dela.",
        ],
      },
    ],
    photo: "fotos da entrada de frente e por dentro, com a largura, a altura e o espaço livre ao lado",
  },
  {
    id: "para-que-serve-o-motor",
    broader: "motor",
    label: "Para que serve o motor do portão",
    phrase: "a função do motor do portão",
    asks: [
      "para que serve motor portão",
      "serve motor portão eletrônico para que",
      "que serve motor portão",
      "que serve motor portão eletrônico",
      "função motor portão",
      "função motor portão eletrônico",
      "o que faz motor portão",
      "que faz motor portão",
      "como funciona motor portão",
      "como funciona motor portão eletrônico",
      "como funciona motor portão automático",
      "funcionamento motor portão",
    ],
    intent: "question",
    tellsPurpose: true,
    answers: {
      any: [
        "O motor do portão serve para abrir, fechar e manter fechada a folha sem ninguém empurrar. Você aperta o controle, a central liga o motor, e ele move a folha até o ponto de parada. No basculante de até {width.quarterHp}, o motor instalado custa a partir de {price.lowest}.",
        "O motor do portão faz a força no seu lugar: ele gira, e a engrenagem transforma esse giro no movimento da folha. A central recebe o sinal do controle e manda ligar e parar. Com o portão parado, o próprio motor segura a folha. Instalado no basculante de até {width.quarterHp}, parte de {price.lowest}.",
        "A função do motor no portão eletrônico é mover a folha e travá-la no fim do caminho. O comando vem do controle, passa pela central e chega ao motor, que para no ponto gravado. O kit para basculante de até {width.quarterHp}, com instalação, custa {price.lowest} ou mais.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o motor move o portão", "Do controle até a folha: como funciona"],
        slots: [
          [
            "O movimento passa por poucas peças, sempre na mesma ordem. Conhecer cada uma ajuda a entender um orçamento.",
            "Entre o toque no controle e o portão aberto há cinco passos. Cada peça tem a sua parte:",
            "Veja o caminho do comando, peça por peça. São as mesmas em quase toda marca.",
          ],
        ],
        steps: [
          "O controle manda um código por rádio, e o receptor da central confere se ele está gravado.",
          "A central, que é a placa do motor, liga a energia no sentido de abrir ou de fechar.",
          "O motor gira, com a ajuda do capacitor na partida, e o redutor troca velocidade por força.",
          "A cremalheira, o fuso ou o braço leva essa força até a folha.",
          "O fim de curso avisa a chegada, e a central desliga o motor no ponto certo.",
        ],
      },
      {
        about: "choose",
        headings: ["O motor de cada tipo de portão", "Cada portão usa um motor"],
        slots: [
          [
            "Cada jeito de abrir usa um motor próprio, e um não serve no lugar do outro:",
            "O motor muda conforme o movimento da folha:",
            "Veja como o seu portão abre e qual é o motor dele:",
          ],
        ],
        bullets: [
          "Basculante, que sobe: motor na coluna, com fuso ou corrente",
          "De correr: motor no piso, com engrenagem e cremalheira",
          "De abrir: um motor por folha, de braço ou de pistão",
          "De enrolar: motor no eixo, no alto da porta",
        ],
      },
      {
        about: "safety",
        headings: ["O que o motor não faz", "Até onde vai a função do motor"],
        slots: [
          [
            "O motor não foi feito para vencer folha que arrasta: ela é acertada antes. Ele também não enxerga quem passa. Essa parte é da fotocélula, o sensor que faz a folha voltar, e da força regulada na central.",
            "Quem sustenta o peso do basculante é o contrapeso ou a mola, e não o motor. Quem evita acidente é a fotocélula, o sensor da passagem, junto com a força regulada no mínimo que move a folha.",
            "Portão torto ou pesado se conserta na folha, porque o motor só se gasta mais. E para proteger quem passa existe a fotocélula, o sensor do vão, que costuma ser comprada à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem luz, o motor abre o portão?",
        answers: [
          "Só com nobreak ou bateria. Sem eles, o portão de correr ou de abrir, reto e em piso plano, é solto com a chave do motor, com o disjuntor desligado.",
          "Não, a menos que tenha bateria ou nobreak. A chave de destravamento solta a folha de correr ou de abrir para mover na mão, com a energia desligada.",
        ],
      },
      {
        question: "O motor trava o portão fechado?",
        answers: [
          "Sim, na maioria dos modelos as engrenagens seguram a folha parada. Em folha comprida ou com vento, uma trava elétrica reforça.",
          "Em geral, sim: o redutor não gira ao contrário. Portão de abrir comprido ganha também uma trava elétrica.",
        ],
      },
      {
        question: "Quantos anos dura um motor de portão?",
        answers: [
          "Em casa, com a folha leve, costuma durar de {trade.life}. Folha pesada e uso acima do previsto encurtam esse tempo.",
          "De {trade.life}, em uso de casa e com revisão em dia.",
        ],
      },
      {
        question: "O que vem junto com o motor?",
        answers: [
          "A central com receptor, os controles e a chave que solta a folha. Fotocélula, trava e nobreak são vendidos à parte.",
          "Vêm a central, os controles e a chave de destravamento. Os sensores e o nobreak são opcionais.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura, e da etiqueta do motor, se houver",
  },
  {
    id: "kit-de-correr-pelos-quilos",
    broader: "kit",
    label: "Kit de motor deslizante pelo peso",
    phrase: "o kit de motor deslizante pelo peso",
    asks: [
      ...combine(
        [
          "kit motor deslizante",
          "kit deslizante",
          "kit motor portão deslizante",
          "kit motor correr",
          "kit portão correr",
          "kit motor portão correr",
          "kit portão deslizante",
        ],
        [
          "kg",
          "quilos",
          "200 kg",
          "250 kg",
          "300 kg",
          "350 kg",
          "400 kg",
          "500 kg",
          "600 kg",
          "700 kg",
          "800 kg",
          "1000 kg",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de motor deslizante traz o motor com a central, os controles e o fim de curso, que marca onde a folha para. A cremalheira, a barra de dentes da folha, costuma ser vendida por metro. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "No kit de motor para portão de correr vêm o motor, a central, os controles e os ímãs de fim de curso. Os metros de cremalheira, a barra dentada, quase sempre são à parte. Em casa, a troca instalada custa de {price.homeSwap}; a primeira instalação sai por foto.",
        "Motor, central com receptor, controles e fim de curso formam o kit de portão de correr; a cremalheira é comprada por metro. Trocar o motor em casa, já montado, fica de {price.homeSwap}. Quem instala pela primeira vez recebe o preço de graça, por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit e o que é à parte", "O conteúdo do kit de correr"],
        slots: [
          [
            "O conteúdo muda um pouco entre os fabricantes, por isso leia a caixa antes de pagar. Em geral é assim:",
            "Confira a lista da caixa, porque cada fabricante monta o seu kit. O comum é vir:",
            "Nem todo kit é igual. Antes de comprar, veja se a caixa traz estes itens:",
          ],
        ],
        bullets: [
          "Vem no kit: motor com redutor, central, dois controles, fim de curso e chave de destravamento",
          "Costuma ser à parte: cremalheira, por metro, com os suportes",
          "À parte, se faltar no local: base no piso, ponto de energia e disjuntor próprio",
          "Opcionais: fotocélula, trava, sinaleira e nobreak",
        ],
      },
      {
        about: "choose",
        headings: ["Como saber se o kit aguenta a sua folha", "Quilos, ciclos e cremalheira"],
        slots: [
          [
            "A capacidade escrita na ficha deve passar do peso da folha em um terço. Ela vale para trilho plano e roldanas boas; folha que agarra gasta qualquer motor. Em folha pesada, a cremalheira é de aço.",
            "Compare os quilos da ficha, e não os do anúncio, com o peso da sua folha mais um terço. Nylon serve à folha leve e média, e aço, à pesada. Antes do motor, a folha precisa rolar sem prender.",
            "Um terço acima do peso da folha: essa é a capacidade que a ficha deve trazer. O número só vale com trilho limpo e roldanas em ordem. Acima de uns 400 kg, use cremalheira de aço.",
          ],
          [
            "Olhe também os ciclos por hora. Um motor de casa costuma aceitar de 10 a 15 aberturas por hora, o que basta para uma família.",
            "Conte ainda as aberturas da hora mais cheia. Até umas 10, o kit residencial serve; em prédio, o motor é de uso intenso, de {price.heavySwap} na troca.",
            "O uso também conta: prédio e comércio pedem motor de uso intenso, de {price.heavySwap} na troca, mesmo com a folha do mesmo peso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A primeira instalação do kit", "O que é feito para instalar"],
        slots: [
          [
            "O técnico fixa o motor na base, prende a cremalheira com {rack.clearance} de folga e liga a central na tensão da etiqueta. Depois ajusta as paradas e a força e grava os controles. Com base e energia prontas, são {time.sliding}.",
            "Com a base e o ponto de energia prontos, a montagem leva de {time.sliding}. O técnico alinha a cremalheira, com {rack.clearance} de folga, ajusta onde a folha para e a força, e testa os controles.",
            "A montagem toma de {time.sliding} se a base e a energia existem. Ela inclui fixar o motor, alinhar a cremalheira com {rack.clearance} de folga, regular paradas e força e gravar os controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros de cremalheira compro?",
        answers: [
          "Os metros da folha, arredondados para cima, porque a barra vem em peças de medida fixa e a sobra é cortada.",
          "O comprimento da folha, e não o do vão. Como as barras têm medida fixa, sobra um pedaço.",
        ],
      },
      {
        question: "O kit vem em 127 ou 220 V?",
        answers: [
          "Depende do modelo: há motor de 127 V, de 220 V e bivolt. Confira a etiqueta e a tomada antes de comprar.",
          "Existem os dois e o bivolt. Diga a tensão da sua rede ao pedir, porque a errada queima a placa.",
        ],
      },
      {
        question: "Posso aproveitar a cremalheira antiga?",
        answers: [
          "Pode, se está reta e o passo dos dentes é o da engrenagem do motor novo. Mande a foto com uma régua ao lado.",
          "Na troca, muitas vezes sim. Os dentes precisam ter a mesma medida da engrenagem nova e não podem estar gastos.",
        ],
      },
      {
        question: "Vocês vendem o kit sem instalar?",
        answers: [
          "Sim, e o valor vem pela mesma foto. Se preferir instalar conosco, motor e serviço ficam num orçamento só.",
          "Vendemos. Peça os dois preços, só o kit e o kit instalado, e compare.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a do lugar do motor",
  },
  {
    id: "basculante-automatico-preco",
    broader: "basculante",
    label: "Portão basculante automático: preço",
    phrase: "o preço do portão basculante automático",
    asks: [
      "portão automático basculante preço",
      "portão automático basculante valor",
      "portão automático basculante quanto custa",
      "portão eletrônico basculante preço",
      "portão eletrônico basculante valor",
      "portão eletrônico basculante quanto custa",
      "portão basculante preço",
      "portão basculante valor",
      "quanto custa um portão basculante",
      "quanto custa portão basculante",
      "quanto custa portão basculante automático",
    ],
    intent: "price",
    answers: {
      any: [
        "O portão basculante automático tem dois preços: a folha, que o serralheiro cobra por metro quadrado, e o motor, que é conosco. Até {width.quarterHp} de largura, o motor instalado custa {models.pricesNamed}. Se a folha já existe e está em ordem, você paga só o motor.",
        "Quanto custa o portão basculante depende do que você já tem. Com a folha pronta, paga só o motor instalado: {models.pricesNamedOr}, até {width.quarterHp}. Sem ela, some a folha, que o serralheiro faz e cobra por metro quadrado.",
        "Até {width.quarterHp}, o portão basculante fica automático por {models.pricesNamedOr}, com motor, controles e montagem. A folha, quando precisa ser feita, é orçada pelo serralheiro, pelo material e pela área. O motor de folha maior ou mais pesada sai por foto.",
        "Automatizar um portão basculante custa {models.pricesNamedOr}, com motor, central, controles, entrega e instalação, em folha de até {width.quarterHp}. Quem ainda não tem o portão soma a folha, orçada pelo serralheiro por metro quadrado. O cartão parcela em até {shop.instalments} vezes.",
        "O preço do portão basculante com motor soma a folha do serralheiro e o motor instalado. O nosso kit, para folha de até {width.quarterHp}, sai por {models.pricesNamedOr}, já com central e controles. Em folha mais larga, de madeira ou de prédio, o valor vem de graça, por foto.",
      ],
    },
    ...tiltingPrice,
  },
  {
    id: "motor-basculante-preco",
    broader: "basculante",
    label: "Motor de portão basculante: preço",
    phrase: "o preço do motor de portão basculante",
    asks: [
      "automatizador basculante preço",
      "automatizador basculante quanto custa",
      "automatizador basculante valor",

      "motor portão basculante preço",
      "motor portão basculante valor",
      "quanto custa motor portão basculante",
      "motor portão basculante instalado preço",
      "preço motor portão basculante instalado",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão basculante custa {models.pricesNamedOr}, já instalado, em folha de até {width.quarterHp} de largura. O preço traz motor, central, controles, entrega e mão de obra, em até {shop.instalments} vezes no cartão. Folha mais larga ou pesada recebe o valor por foto, de graça.",
        "Para o portão basculante, o motor instalado custa de {price.lowest} a {price.highest}, conforme a velocidade: {models.pricesNamed}. Entrega, central, controles e montagem estão no valor. A folha precisa estar equilibrada e medir até {width.quarterHp}.",
        "Quem compra o motor do basculante conosco paga {models.pricesNamedOr} e recebe tudo montado, com controles gravados. O kit serve em folha de casa de até {width.quarterHp}. Portão de madeira, mais largo ou de prédio é orçado de graça, por foto.",
        "Instalado, o motor basculante sai por {models.pricesNamedOr}, com central, controles e entrega. A força é a mesma, de 1/4 HP, e o que muda é a velocidade. Ele serve em folha equilibrada de até {width.quarterHp}; acima disso, o motor é mais forte e o preço vem por foto.",
        "O preço do motor para portão basculante é de {models.pricesNamedOr}, com a instalação incluída. Vale para folha de até {width.quarterHp}, equilibrada, e a montagem leva {time.tilting}. Conserto de cabo, contrapeso ou solda é orçado à parte, antes do serviço.",
      ],
    },
    ...tiltingPrice,
  },
  {
    id: "predio-pequeno-vale-automatizar",
    broader: "automatizar-manual",
    label: "Automatizar o portão de prédio pequeno",
    phrase: "o portão automático em prédio pequeno",
    asks: [
      "automático prédio pequeno vale pena",
      "portão automático prédio pequeno",
      "vale pena prédio pequeno",
      "compensa motor prédio pequeno",
      "automatizar portão prédio pequeno",
      "portão automático vila casas vale pena",
      "motor condomínio pequeno casas",
      "motor portão condomínio pequeno casas",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão automático vale a pena em prédio pequeno: ninguém desce do carro à noite, e o custo é dividido entre os apartamentos. O motor é escolhido pelas aberturas da hora cheia e pelo peso da folha. A troca por um de uso intenso fica de {price.heavySwap}; o primeiro motor é orçado grátis por foto.",
        "Em prédio pequeno, automatizar o portão compensa mesmo com poucas vagas, porque a conta se divide e a chegada fica mais segura. Até umas 10 aberturas na hora cheia, um motor residencial pode servir. Acima disso, o de uso intenso custa de {price.heavySwap} na troca, e o primeiro sai por foto.",
        "O motor de portão para condomínio pequeno de casas, com até umas 15, costuma ser o de médio fluxo, acima do residencial, com capacidade um terço maior que o peso da folha. Na hora cheia saem uns 7 ou 8 carros, e a ficha deve trazer 10 ciclos por hora ou mais. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor um prédio pequeno precisa", "Motor de casa ou de condomínio"],
        slots: [
          [
            "Conte as aberturas da hora mais movimentada. Com 6 apartamentos, por exemplo, saem umas 6 a 8 vezes pela manhã, e um motor de casa aceita de 10 a 15 por hora. Com 12 apartamentos ou mais, escolha um motor de uso intenso.",
            "Some as saídas da manhã: cada uma é uma abertura. Um motor residencial aceita, em geral, de 10 a 15 por hora, o que atende até umas 6 ou 8 vagas. Com mais vagas, o motor precisa ser de condomínio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que o prédio paga além do motor", "O custo para dividir"],
        slots: [
          [
            "Além do motor, entram um controle por carro, a fotocélula e o ponto de energia da área comum. Portão de correr soma base e cremalheira, a barra de dentes da folha. A revisão é feita {visits.business}.",
            "O orçamento mostra em linhas o motor, os controles, a fotocélula e a parte elétrica. Base e cremalheira, a barra de dentes, somam no de correr. Reserve também a revisão, {visits.business}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como aprovar e instalar", "Da conversa dos moradores à instalação"],
        slots: [
          [
            "Peça um orçamento por escrito e leve à reunião, porque automatizar é melhoria e costuma depender de votação. A instalação leva de {time.sliding} em portão leve e de {time.heavy} em portão pesado, com a garagem avisada na véspera.",
            "Como é uma melhoria, o síndico costuma levar o orçamento à assembleia. Depois de aprovado, o serviço toma de {time.sliding}, ou de {time.heavy} em portão pesado. Avise os moradores na véspera.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fica quem perde o controle?",
        answers: [
          "O controle perdido é apagado da central ou do receptor, para ninguém entrar com ele. Anote de quem é cada um.",
          "Ele precisa ser apagado da memória. Uma lista de quem tem cada controle facilita.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "Um nobreak mantém o portão abrindo. Sem ele, um morador treinado destrava o portão de correr ou de abrir, com o disjuntor desligado.",
          "Com nobreak, nada muda. Sem nobreak, a chave de destravamento fica com o síndico; basculante com defeito espera o técnico.",
        ],
      },
      {
        question: "O portão atual serve?",
        answers: [
          "Serve se está firme e anda leve. Folha que arrasta ou pesa é acertada antes do motor.",
          "Na maioria das vezes, sim. A foto mostra se ele precisa de reforço.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, e o número de vagas",
  },
  {
    id: "peccinin-ou-nice-qual",
    broader: "comparacao-de-marcas",
    label: "Peccinin ou Nice: qual escolher",
    phrase: "a escolha entre Peccinin e Nice",
    asks: [
      "peccinin ou nice",
      "nice ou peccinin",
      "motor peccinin ou nice",
      "motor nice ou peccinin",
      "peccinin ou nice qual melhor",
      "nice ou peccinin qual melhor",
      "peccinin nice qual melhor",
      "diferença peccinin nice",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre Peccinin e Nice, escolha o modelo, porque as duas são do mesmo grupo. A Peccinin costuma ser mais fácil de repor no portão de correr de casa. A Nice se destaca em motor de baixa tensão com bateria de reserva. A troca em casa fica de {price.homeSwap}, com mão de obra, nas duas.",
        "Peccinin ou Nice? No portão de correr de casa, a Peccinin leva vantagem pela peça comum e pelo preço. Para abrir mesmo sem luz, procure na Nice os motores de 24 V com bateria. As duas marcas são do mesmo grupo, e trocar o motor em casa custa de {price.homeSwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual escolher em cada caso", "Quando vai Peccinin e quando vai Nice"],
        slots: [
          [
            "Compare dois modelos exatos, e não só os nomes. Em geral, a escolha fica assim:",
            "Olhe a ficha dos dois modelos lado a lado. Em geral:",
          ],
        ],
        bullets: [
          "Portão de correr em casa: Peccinin, pela peça fácil de achar",
          "Falta de luz frequente: motor Nice de 24 V, com bateria própria",
          "Já tem controles de uma das marcas: fique nela, se o receptor for compatível",
          "Prédio: a que tiver modelo de uso intenso, com ciclos por hora acima do seu pico",
        ],
      },
      {
        about: "check",
        headings: ["O que comparar nas duas fichas", "Peso, uso e reposição"],
        slots: [
          [
            "Confira a capacidade em quilos, que deve passar do peso da folha em um terço, e os ciclos por hora. Pergunte ainda se a placa e a engrenagem daquele modelo se acham na cidade. Modelo importado pode depender de encomenda.",
            "Veja o peso máximo, com um terço de folga sobre a sua folha, e quantas aberturas por hora o motor aceita. Depois confirme a reposição: linha nacional tem peça mais rápida que linha importada.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que serve de uma na outra", "Trocar Peccinin por Nice: o que se aproveita"],
        slots: [
          [
            "Fotocélula, fiação e capacitor de mesmo valor costumam servir nas duas. Placa e engrenagem são de cada modelo. O controle só funciona se o receptor aceitar o mesmo código; senão, um receptor avulso resolve.",
            "Na troca, ficam a parte elétrica, a fotocélula e, se os dentes forem iguais, a cremalheira. A placa e a engrenagem não passam de um motor ao outro só por serem do mesmo grupo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A Peccinin é da Nice?",
        answers: [
          "Sim. O grupo italiano Nice comprou a Peccinin, e alguns produtos trazem os dois nomes.",
          "É do mesmo grupo, desde que a Nice comprou a marca. Os modelos continuam diferentes.",
        ],
      },
      {
        question: "Vocês vendem e consertam as duas?",
        answers: [
          "Sim, como empresa independente. A peça segue o modelo da etiqueta.",
          "Atendemos as duas, sem vínculo com a fábrica.",
        ],
      },
      {
        question: "Qual dura mais, Peccinin ou Nice?",
        answers: [
          "Em uso comum, as duas duram de {trade.life}. O peso da folha e a revisão contam mais que a marca.",
          "Não há diferença que se note: com folha leve, de {trade.life} nas duas.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "transformar-manual-em-automatico",
    broader: "automatizar-manual",
    label: "Transformar portão manual em automático",
    phrase: "a transformação do portão manual em automático",
    asks: [
      ...combine(
        [
          "como transformar portão",
          "transformar portão",
          "como deixar portão",
          "como tornar portão",
          "como fazer portão",
          "converter portão",
        ],
        [
          "manual automático",
          "manual eletrônico",
          "comum automático",
          "comum eletrônico",
          "normal automático",
          "automático",
          "eletrônico",
        ],
      ),
      "como transformar portão manual automático",
      "como transformar portão manual eletrônico",
      "como transformar portão comum automático",
      "transformar portão manual automático",
      "transformar portão manual eletrônico",
      "transformar portão manual elétrico",
      "como automatizar portão",
      "como automatizar meu portão",
      "como colocar motor portão manual",
      "como pôr motor portão manual",
      "como motorizar portão",
      "como fazer portão manual ficar automático",
      "etapas automatizar portão",
      "deixar portão manual automático",
      "portão manual virar automático",
      "converter portão manual automático",
      "como automatizar portão manual",
      "como automatizar portão manual já instalado",
      "como automatizar um portão",
      "como automatizar portão garagem",
      "como automatizar portão ferro",
      "como colocar motor em portão manual",
      "como motorizar portão manual",
      "passo a passo automatizar portão",
      "passos automatizar portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para transformar um portão manual em automático, primeiro se acerta a folha, para ela andar leve. Depois vêm o motor do tipo certo, um circuito de energia com terra, a central e os controles. No basculante de até {width.quarterHp}, custa a partir de {price.lowest} instalado; nos outros portões, o preço vem por foto.",
        "Automatizar um portão manual leva quatro etapas: acertar a folha, escolher o motor, levar energia até ele e regular as paradas e a força. A folha quase sempre é aproveitada. O kit de basculante, até {width.quarterHp}, parte de {price.lowest} instalado, e o motor de correr ou de abrir é orçado de graça, por foto.",
        "O portão manual vira automático com um motor preso à folha que você já tem, desde que ela ande leve e reta. O técnico acerta a folha, leva a energia, monta, regula e grava os controles, em geral em um dia. No basculante de até {width.quarterHp}, sai desde {price.lowest}, com instalação.",
        "Quem quer automatizar um portão manual começa pela folha: se ela corre, gira ou sobe sem esforço, o motor pode ser montado. Em seguida são feitos o ponto de energia, a fixação, a regulagem e a gravação dos controles. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; os outros tipos são orçados por foto.",
        "Dá para deixar automático quase todo portão manual que esteja reto e firme. O serviço soma o motor, a central, os controles, o circuito elétrico e a regulagem. Até {width.quarterHp}, o basculante custa desde {price.lowest}, montado. No de correr e no de abrir, mande fotos e receba o valor sem custo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Passo a passo para automatizar o portão", "Do portão manual ao automático, em ordem"],
        slots: [
          [
            "A ordem importa: um motor montado em folha que prende se gasta cedo. Você pode ver o primeiro passo; os outros são do técnico, porque há energia e peso.",
            "O técnico segue estes passos, e cada um depende do anterior. Em casa, você pode olhar a folha e medir.",
            "É assim que o serviço é feito, da folha ao teste final:",
            "Do primeiro ajuste à entrega, são seis etapas. A folha vem na frente, porque o motor só trabalha bem em portão leve.",
            "Num portão em bom estado, tudo isto cabe em uma visita. Se falta base ou energia, essa parte é feita antes.",
          ],
        ],
        steps: [
          "Olhar e acertar a folha, que precisa andar leve e reta. No basculante, quem a testa é o técnico.",
          "Escolher o motor pelo jeito de abrir, pela largura e pelo peso.",
          "Levar energia até o motor, com circuito próprio, disjuntor e terra, na tensão da etiqueta.",
          "Montar a base e a cremalheira no de correr, os suportes no de abrir ou o acionador no basculante.",
          "Ligar a central, gravar os controles e marcar onde a folha para.",
          "Regular a força no mínimo e testar com um objeto no caminho da folha.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual motor cada portão recebe", "O motor e o que é montado em cada tipo"],
        slots: [
          [
            "O jeito de abrir decide o motor e as peças que vão junto:",
            "Cada tipo de portão recebe um conjunto diferente:",
            "Veja o que é montado no seu portão:",
            "O conjunto muda conforme o movimento da folha. Encontre o seu na lista:",
            "Um motor de basculante não serve no de correr, nem o contrário. Cada portão leva o seu:",
          ],
        ],
        bullets: [
          "Basculante: motor na coluna, com fuso e braço, e contrapeso acertado pelo técnico",
          "De correr: motor no piso e cremalheira, a barra de dentes presa à folha",
          "De abrir: um motor por folha, de braço ou de pistão, e batente no chão",
          "Em todos: central, controles, chave para a falta de luz e, à parte, fotocélula",
        ],
      },
      {
        about: "check",
        headings: ["O portão manual está pronto para o motor?", "O que olhar antes de pedir o motor"],
        slots: [
          [
            "Olhe antes de mover: cabo desfiado, solda aberta ou folha torta param o teste, e o técnico vem primeiro. Se está tudo inteiro, o portão de correr ou de abrir deve andar sem prender, com uma mão. O basculante que pesa ou desce sozinho não se testa em casa.",
            "Comece pelos olhos: procure ferrugem que fura, solda trincada, cabo gasto e folha torta. Sem nada disso, empurre devagar o portão de correr ou de abrir, que deve andar sem arrastar. No basculante, quem prova o equilíbrio é o técnico.",
            "Veja se a folha está reta e se as soldas e os cabos estão inteiros. A folha de correr ou de abrir deve ir de uma ponta à outra com uma mão. Trinco e ferrolho saem ou ficam abertos, porque o motor não pode puxar contra eles.",
            "Faça primeiro uma vistoria com os olhos, de fora do caminho da folha: prumo, soldas, cabos e ferrugem na base. Depois prove na mão só o portão de correr ou de abrir. Se ele prende, pula ou cai, o conserto é orçado junto.",
            "Um bom teste para o portão de correr ou de abrir é movê-lo devagar, com uma mão, nas duas direções. Ele não pode raspar nem andar sozinho. No basculante, não faça esse teste: mande fotos, e o técnico confere cabos e contrapeso na visita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quanto tempo leva", "Preço e prazo da automação"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesNamedOr}. O de correr e o de abrir são orçados por foto, com base, cremalheira ou suportes. A montagem leva {time.tilting} no basculante e {time.sliding} no de correr, com a energia pronta.",
            "O kit de basculante, até {width.quarterHp}, sai por {models.pricesNamedOr}, instalado. Para correr e abrir, mande fotos: o orçamento é grátis. Conte {time.tilting} de serviço no basculante e {time.sliding} no de correr; base de concreto nova é feita dias antes.",
            "Até {width.quarterHp}, o basculante fica automático por {models.pricesNamedOr}, com o serviço. Os outros tipos recebem o preço por foto, sem custo. São {time.tilting} de montagem no basculante e {time.sliding} no de correr, se a energia já chega ali.",
            "Para o basculante de até {width.quarterHp} há preço fechado, com tudo montado: {models.pricesNamedOr}. Nos demais portões, o orçamento grátis mostra o motor, as ferragens e a energia em linhas separadas. O serviço dura {time.tilting} no que sobe e {time.sliding} no que corre.",
            "Um basculante de até {width.quarterHp} sai por {models.pricesNamedOr} com o kit e a mão de obra. O preço do motor de correr ou de abrir depende da folha e do que já existe no local, e vem por foto. A montagem toma {time.tilting} ou {time.sliding}, conforme o tipo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso instalar o motor por conta própria?",
        answers: [
          "Não convém: há ligação elétrica, solda e regulagem de força, e um portão mal regulado machuca. Muitos fabricantes só dão garantia com instalador.",
          "O risco não compensa: a ligação usa a tensão da rede, e a folha solta pode cair ou tombar. A garantia de fábrica também costuma exigir instalador.",
          "Melhor não. O risco está na energia, na folha solta e na força mal ajustada, que aperta quem passa.",
        ],
      },
      {
        question: "O que fazer com o trinco antigo?",
        answers: [
          "Ele sai ou fica preso aberto. Depois, quem segura o portão fechado é o motor, com uma trava elétrica em folha grande.",
          "O ideal é retirar. Se ele ficar, precisa estar travado na posição aberta, senão o motor força a folha.",
          "Tire ou prenda na posição aberta, porque um trinco fechado entorta a folha na primeira abertura.",
        ],
      },
      {
        question: "E quando faltar luz?",
        answers: [
          "A folha de correr ou de abrir, reta, é solta com a chave e o disjuntor desligado. Para abrir no botão sem luz, inclua um nobreak.",
          "Com nobreak, o portão continua abrindo pelo controle. Sem nobreak, a chave do motor solta a folha de correr ou de abrir que esteja reta, com a energia desligada.",
          "O motor tem chave de destravamento, que o técnico ensina a usar. Basculante com defeito não se solta em casa; quem depende da garagem põe nobreak.",
        ],
      },
      {
        question: "O ponto de energia é por minha conta?",
        answers: [
          "Ele pode ser feito por um eletricista seu ou entrar no orçamento. O motor pede circuito próprio, com disjuntor e terra.",
          "Não precisa ser. O circuito com disjuntor e terra pode entrar no mesmo orçamento, pela distância até o quadro.",
          "Como preferir. Diga na foto onde fica a tomada ou o quadro, e o orçamento mostra o valor separado.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, por dentro e por fora, a largura e o ponto de energia mais próximo",
  },
];
