import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const prices = ["preço", "valor", "quanto custa"];

/** What is told of every motor that is more than a house needs. */
const strongMotor: Pick<
  NarrowConcept,
  "isAskedByName" | "broader" | "intent" | "sections" | "keep" | "questions" | "photo"
> = {
  isAskedByName: true,
  broader: "potencia",
  intent: "buying",
  sections: [
    {
      about: "choose",
      headings: ["Quando essa potência é precisa", "Peso e ciclos antes dos HP"],
      slots: [
        [
          "Leia na ficha a capacidade em quilos, um terço acima do peso da folha, e os ciclos por hora.",
          "A ficha deve cobrir o peso da folha com um terço de folga e as aberturas da hora mais cheia.",
        ],
        [
          "Trilho, roldanas e batentes reforçados vêm antes do motor: potência não corrige folha que prende.",
          "Uma folha que prende na mão pede roldana e trilho, e não mais HP.",
        ],
        [
          "Acima disso há motor trifásico e com inversor, se o local tem a rede.",
          "Veja a rede do local: parte desses motores é trifásica ou leva inversor.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Força alta pede proteção", "Segurança com motor forte"],
      slots: [
        [
          "A força de fechamento é regulada no mínimo que move a folha, com fotocélula e recuo testados.",
          "Fotocélula, batente e recuo diante de obstáculo são testados antes da entrega.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Posso usar motor de 1 HP em portão de casa?",
      answers: [
        "Só em folha muito pesada. Na maioria das casas sobra, custa mais e pede força bem regulada na central.",
      ],
    },
    {
      question: "Motor de 1 HP precisa de rede trifásica?",
      answers: ["Nem sempre: há modelos monofásicos em 220 V. A etiqueta do modelo e a foto do quadro de luz decidem."],
    },
    {
      question: "Em quanto tempo se troca?",
      answers: ["De {time.heavy} em portão pesado, com a folha e a elétrica em ordem."],
    },
  ],
  photo: "fotos do portão por dentro e por fora, as medidas e o material da folha e as aberturas por dia",
};

const strongPowers: NarrowConcept[] = [
  {
    ...strongMotor,
    id: "motor-de-1-hp",
    label: "Motor de portão de 1 HP",
    phrase: "o motor de 1 HP",
    asks: [
      ...combine(["motor", "motor portão", "motor condomínio"], ["1 hp", "1 cv", "1 cavalo"]),
      ...combine(["motor 1 hp", "motor portão 1 hp", "motor correr 1 hp"], ["preço", "valor"]),
      "correr 1 hp",
    ],
    answers: {
      any: [
        "Motor de portão de 1 HP serve para portão pesado ou coletivo: em geral folha de correr de mais de 750 kg, ou que abre o dia inteiro, como a de garagem de condomínio. A troca fica de {price.heavySwap}, com mão de obra, e base, cremalheira de aço e energia somam na primeira vez.",
        "Para condomínio, motor de portão 1 HP se justifica em folha acima de 750 kg ou em garagem de muitas vagas. A troca em portão pesado custa de {price.heavySwap}, com o serviço; em folha mais leve, um de 1/2 HP de uso intenso basta.",
        "Portão de mil quilos precisa de motor de 1 HP ou mais, com um terço de folga na ficha e ciclos para o movimento. O motor de 1 cavalo, deslizante industrial, fica na troca de {price.heavySwap}, com mão de obra; a potência não corrige trilho ruim.",
      ],
    },
    photo: "fotos do portão por dentro e por fora, as medidas e o material da folha e as aberturas por dia",
    questions: [
      {
        question: "Posso usar motor de 1 HP em portão de casa?",
        answers: [
          "Só em folha muito pesada. Na maioria das casas sobra, custa mais e pede força bem regulada na central.",
          "Raramente vale. Um 1/4 HP resolve a maioria dos basculantes, e um deslizante de 1/2 HP, folhas médias.",
        ],
      },
      {
        question: "Motor de 1 HP precisa de rede trifásica?",
        answers: [
          "Nem sempre: há modelos monofásicos em 220 V. A etiqueta do modelo e o quadro de luz decidem.",
          "Depende do modelo. Muitos funcionam em 220 V com duas fases.",
        ],
      },
      {
        question: "1 HP é o mesmo que 1 cv?",
        answers: [
          "Quase: 1 HP são 746 watts e 1 cv, 736 watts. Para escolher motor, a diferença não conta.",
          "São parecidos, com 1% de diferença. A ficha em quilos importa mais.",
        ],
      },
      {
        question: "Em quanto tempo se troca?",
        answers: [
          "Em {time.heavy} em portão pesado, com a folha e a elétrica em ordem.",
          "Em portão pesado, a troca leva {time.heavy}, desde que a base, a cremalheira e o ponto de energia estejam prontos.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Quando essa potência é precisa", "Peso e ciclos antes dos HP"],
        slots: [
          [
            "Leia na ficha a capacidade em quilos, um terço acima do peso da folha, e os ciclos por hora: mil quilos pedem mais de 1.300 kg. Trilho, roldanas e batentes reforçados vêm antes do motor.",
            "A ficha deve cobrir o peso da folha com um terço de folga, 1.300 kg para mil, e as aberturas da hora mais cheia. Potência não corrige folha que prende.",
            "Some um terço ao peso: folha de 1.000 kg, capacidade de 1.300 kg ou mais. Um trilho ruim não se resolve com HP.",
          ],
          [
            "1 HP são cerca de 746 watts no eixo, e o consumo na rede é maior. Acima disso há motor trifásico ou com inversor, se o local tem a rede.",
            "Um HP equivale a uns 746 watts de força, e puxa mais que isso. Motores maiores costumam ser trifásicos ou com inversor.",
            "São 746 watts no eixo por HP. Além dele, trifásico e inversor, conforme a rede.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Força alta pede proteção", "Segurança com motor forte"],
        slots: [
          [
            "A força de fechamento é regulada no mínimo que move a folha, com fotocélula e recuo testados. Batente firme nas pontas evita que a folha saia do trilho.",
            "Fotocélula, batente e recuo diante de obstáculo são testados antes da entrega. Força alta com folha pesada prensa de verdade.",
            "Motor forte exige força mínima regulada, sensor e batente. Sem eles, a folha pesada não para.",
          ],
          [
            "Onde passam pedestres, dois pares de fotocélula em alturas diferentes e aviso luminoso completam. A revisão em prédio é {visits.business}.",
            "Com pedestre na passagem, ponha um segundo par de sensores e um sinaleiro com luz. Em condomínio, a revisão é {visits.business}.",
            "Dois pares de sensor e luz de aviso onde há gente. Faça a revisão {visits.business}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço do motor de 1 HP", "Do motor à base"],
        slots: [
          [
            "Além do motor, na faixa de {price.heavySwap}, pesam a base, a cremalheira de aço por metro e a energia. A montagem leva {time.heavy}, em até {shop.instalments} vezes no cartão.",
            "Base, aço por metro e fiação somam ao motor, de {price.heavySwap} na troca. São {time.heavy} de serviço, em até {shop.instalments} parcelas.",
            "Some base, cremalheira e energia à troca, de {price.heavySwap}. O serviço leva {time.heavy}, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
  },
  {
    ...strongMotor,
    id: "motor-tres-quartos-hp",
    label: "Motor de portão de 3/4 HP",
    phrase: "o motor de 3/4 HP",
    asks: [
      ...combine(["motor", "motor portão", "motor condomínio", "motor industrial"], ["3/4 hp", "3/4"]),
      ...combine(["motor 3/4", "motor portão 3/4", "motor 3/4 hp", "motor portão 3/4 hp"], ["preço", "valor"]),
      "correr 3/4",
    ],
    answers: {
      any: [
        "O motor de portão de 3/4 HP é para portão de correr pesado, de empresa ou prédio, em geral de mais de 750 kg ou de muitas aberturas por hora, e a troca fica de {price.heavySwap}, com mão de obra. Quantos quilos ele puxa está na ficha do modelo; um de 800 kg pede limite perto de 1.100 kg.",
        "Motor de três quartos (3/4 de cavalo) entra em folha pesada, a partir de uns 750 kg, ou em garagem de muito uso, por preço de troca de {price.heavySwap}, já instalado. Para portão de 800 kg, escolha na etiqueta um limite um terço maior, perto de 1.100 kg.",
        "Um automatizador deslizante de 3/4 HP custa, na troca em portão pesado, de {price.heavySwap}, com a mão de obra, e serve a folha de 750 kg ou mais ou a uso intenso. HP não diz tudo: leia na ficha os quilos, com um terço de folga, e os ciclos por hora.",
      ],
    },
    photo: "fotos do portão por dentro e por fora, as medidas e o material da folha e as aberturas por dia",
    questions: [
      {
        question: "Posso usar motor de 3/4 HP em portão de casa?",
        answers: [
          "Só em folha muito pesada. Na maioria das casas sobra, custa mais e exige força bem regulada.",
          "Raramente vale. Casa com folha até uns 500 kg fica bem com o residencial.",
        ],
      },
      {
        question: "Quanto pesa o meu portão?",
        answers: [
          "Em aço, multiplique largura, altura e espessura em milímetros por 8 e some um terço: 6 por 2,5 metros em chapa de 3 mm dá perto de 480 kg.",
          "Chapa de aço pesa uns 8 kg por m² e milímetro, mais um terço de quadro. Folha de 6 x 2,5 m com 3 mm passa de 450 kg.",
        ],
      },
      {
        question: "Motor de 3/4 HP precisa de rede trifásica?",
        answers: [
          "Nem sempre: há modelos monofásicos em 220 V. A etiqueta diz qual é.",
          "Depende do modelo. Muitos ligam em 220 V de duas fases.",
        ],
      },
      {
        question: "Que garantia tem?",
        answers: [
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Quando 3/4 HP é preciso", "Peso e ciclos antes dos HP"],
        slots: [
          [
            "Dois números da ficha decidem: capacidade em quilos, um terço acima da folha, e ciclos por hora, acima do seu pico. Folha que prende na mão pede roldana e trilho, e não mais HP.",
            "A ficha deve cobrir peso com um terço de margem e as aberturas da hora cheia. Potência não corrige folha que agarra.",
            "Confira quilos e ciclos, com folga de um terço no peso. Se a folha prende, o remédio é trilho e roda.",
          ],
        ],
        bullets: [
          "Até uns 500 kg e uso de casa: motor residencial",
          "De 500 a 750 kg ou prédio pequeno: 1/2 HP de uso intenso",
          "Acima de 750 kg ou fluxo alto: 3/4 HP",
          "Muito acima: 1 HP, trifásico ou com inversor",
        ],
      },
      {
        about: "safety",
        headings: ["Força alta pede proteção", "Segurança com motor forte"],
        slots: [
          [
            "A força de fechamento fica no mínimo que move a folha, com fotocélula e recuo testados antes da entrega. Batente nas duas pontas é obrigatório, porque 800 kg em movimento não param na mão.",
            "Fotocélula, batente duplo e força mínima vêm junto com o motor. Uma folha de 800 kg não se segura, por isso o recuo é testado.",
            "Quanto mais forte, mais proteção: sensor, batente nos dois fins e força no mínimo. Ninguém para na mão uma folha dessas.",
          ],
          [
            "A rede também conta: parte desses motores é trifásica, e todos pedem circuito próprio com disjuntor e terra.",
            "Veja se o local tem trifásico, quando o modelo exige, e um circuito só do portão.",
            "Circuito exclusivo e aterrado é regra, e alguns modelos só existem em trifásico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do motor pesado", "Instalação do 3/4 HP"],
        slots: [
          [
            "A base de concreto e a cremalheira de aço são revistas antes, porque as antigas podem não aguentar. O serviço leva de {time.heavy}, em horário de pouco movimento.",
            "Primeiro se vê base e cremalheira, em geral de aço nesse porte. Reserve {time.heavy}, fora do pico.",
            "Base, barra de aço e roldanas precisam acompanhar o motor. A montagem toma {time.heavy} e se marca fora do expediente, se preciso.",
          ],
        ],
      },
    ],
  },
];

/** Prices and choices that turn on a number: horsepower, megahertz, volts. */
export const precosEPecasNumeros: NarrowConcept[] = [
  {
    id: "motor-um-terco-preco",
    isAskedByName: true,
    broader: "potencia",
    label: "Preço do motor de 1/3 HP",
    phrase: "o preço do motor de 1/3 HP",
    asks: [...combine(prices, ["motor 1/3", "1/3 hp", "1/3"])],
    intent: "price",
    answers: {
      any: [
        "O preço do motor 1/3 HP instalado fica de {price.homeSwap} na troca em casa, com mão de obra. Ele custa mais que o de 1/4 HP, cujo kit basculante parte de {price.lowest}. A diferença vale em folha de correr acima de 300 kg ou em basculante mais largo que {width.quarterHp}.",
        "O motor de um terço (1/3 HP) já instalado custa de {price.homeSwap} na troca em casa, com a mão de obra. No portão de correr, ele serve a folha de até uns 450 kg. O de 1/4 HP sai por menos, a partir de {price.lowest} no basculante até {width.quarterHp}, e basta se a folha é leve.",
        "Motor de portão de 1/3 de HP tem valor de {price.homeSwap} na troca residencial, com instalação, conforme marca e velocidade. Custa mais que o de 1/4 HP, que em basculante de até {width.quarterHp} começa em {price.lowest}; pague a mais só se a folha pede.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["1/3 ou 1/4 HP: pague só se precisar", "Quando o 1/3 HP vale a diferença"],
        slots: [
          [
            "No basculante, vale em folha um pouco mais larga que {width.quarterHp}, de madeira ou de mais uso, já equilibrada. No de correr, entre 300 e 450 kg; abaixo, 1/4 atende, e acima, 1/2.",
            "Basculante acima de {width.quarterHp}, com contrapeso certo, compensa o 1/3. Para o deslizante, use 1/4 até 300 kg, 1/3 até 450 e 1/2 daí em diante.",
            "A faixa do 1/3 no portão de correr vai de uns 300 a 450 kg. Em folha basculante, ele entra quando a largura passa de {width.quarterHp}.",
          ],
          [
            "Portão pesado na mão não se resolve com potência: roldana, trilho ou contrapeso vêm antes. O que garante é o limite em quilos da ficha, com um terço de folga.",
            "Se a folha pesa na mão, o dinheiro rende mais no equilíbrio dela. Depois, confira na ficha os quilos, um terço acima do peso.",
            "Folha dura estraga também o 1/3, então acerte a mecânica. E leia os quilos do modelo, que mudam entre marcas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do motor", "Do que depende o valor"],
        slots: [
          [
            "Contam a marca, a velocidade e o que se aproveita: suporte, fiação e controles bons baixam o total. Portão ainda manual soma base, cremalheira por metro e ponto de energia.",
            "Mudam o valor a marca, a rapidez e o reaproveitamento de base e cremalheira. Na primeira automação, acrescentam-se elas e a elétrica.",
            "Velocidade e inversor sobem o preço, e suporte, fiação e cremalheira aproveitados o baixam. Quem nunca teve motor paga ainda base e energia.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação e garantia do 1/3 HP", "Quanto tempo leva a troca"],
        slots: [
          [
            "A troca leva {time.tilting} no basculante e {time.sliding} no de correr. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação, e o cartão divide em até {shop.instalments} vezes.",
            "Conte {time.sliding} no deslizante ou {time.tilting} no basculante, com teste no fim. O motor tem {warranty.motor} de garantia, o serviço {warranty.installation}, e paga-se em até {shop.instalments} vezes.",
            "No basculante são {time.tilting}, no de correr {time.sliding}. Garantia de {warranty.motor} no motor e {warranty.installation} no serviço, em até {shop.instalments} parcelas no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 1/3 HP abre mais rápido?",
        answers: [
          "Não por isso: a velocidade é do modelo. Potência move mais peso.",
          "Não. A rapidez vem da redução e, nos velozes, do inversor.",
        ],
      },
      {
        question: "Posso trocar o meu de 1/4 por um de 1/3 no mesmo suporte?",
        answers: [
          "Muitas vezes, sim, na mesma linha da marca, em que a furação se repete.",
          "Em geral, sim; muda quando a carcaça do 1/3 é maior. Compare as furações.",
        ],
      },
      {
        question: "Quantos watts tem o motor de 1/3 HP?",
        answers: [
          "São 249 watts no eixo; da rede ele puxa mais, por segundos. A conta de luz quase não muda em relação ao de 1/4.",
          "Cerca de 249 watts no eixo. O consumo é maior que isso em movimento, mas dura poucos segundos.",
        ],
      },
      {
        question: "Só a instalação, quanto custa?",
        answers: [
          "Se o motor é seu, a mão de obra parte de {price.installation}, depois de conferirmos se ele serve.",
          "A partir de {price.installation}, com garantia só do serviço.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e o material da folha",
  },
  {
    id: "motor-meio-hp-preco",
    isAskedByName: true,
    broader: "potencia",
    label: "Preço do motor de 1/2 HP",
    phrase: "o preço do motor de 1/2 HP",
    asks: [
      "motor 1/2 hp instalado",
      "motor 1/2 hp instalado preço",
      "orçamento automatizador 1/2 hp",
      "orçamento motor 1/2 hp",
      ...combine(prices, ["motor 1/2", "1/2 hp", "1/2", "motor meio hp"]),
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor de 1/2 HP instalado fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou coletivo. No deslizante, a ficha costuma ir até perto de 1.000 kg. Se o portão nunca teve motor, base, cremalheira e energia são orçadas por foto.",
        "O motor de portão 1/2 HP custa, na troca em residência e com o serviço, de {price.homeSwap}; em prédio, galpão ou folha pesada, de {price.heavySwap}. No deslizante, ele costuma servir até uns 1.000 kg na ficha, e a primeira instalação soma cremalheira, base e ponto de energia.",
        "O valor do motor de portão deslizante ou basculante de 1/2 HP, instalado, fica de {price.homeSwap} na troca em casa e de {price.heavySwap} em uso coletivo ou folha pesada. A capacidade varia com o modelo, até perto de 1.000 kg na ficha do deslizante, e por isso o peso e a largura da folha decidem qual comprar.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Do que depende o valor do motor de 1/2 HP", "O que entra no preço do motor de 1/2 HP"],
        slots: [
          [
            "O uso muda o preço mais que a potência: o motor de uso intenso, para prédio, custa mais que o comum da mesma potência, e o que tem inversor, que abre rápido e para suave, fica acima dos dois.",
            "Entre dois motores de 1/2 HP, o de uso intenso é mais caro que o comum, e o que tem inversor, a placa que controla a velocidade, custa mais ainda. O preço acompanha o uso, e não só a potência.",
            "Motores da mesma potência têm preços diferentes: o comum, o de uso intenso para garagem coletiva e o de inversor, rápido e suave. Quanto mais aberturas por dia, mais caro é o modelo certo.",
          ],
          [
            "Na troca são aproveitadas a base, a cremalheira e a fiação que estiverem boas. Quem já comprou o motor paga só a instalação, a partir de {price.installation}.",
            "Os fios, a base e a cremalheira em ordem continuam e reduzem o total. Com o motor já comprado, a instalação avulsa parte de {price.installation}.",
            "O que está bom no portão continua, e você paga só o que falta. Para motor comprado fora, a mão de obra custa a partir de {price.installation}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para que portão é o motor de 1/2 HP", "Quando o motor de 1/2 HP se justifica"],
        slots: [
          [
            "O 1/2 HP é motor de folha larga, pesada ou de muitas aberturas. No portão de correr, a capacidade em quilos deve passar em um terço o peso da folha; em basculante leve de casa, o 1/4 HP basta.",
            "A folha de correr pesada, o basculante largo e a garagem coletiva são casos de 1/2 HP. Compare os quilos da ficha com o peso da folha mais um terço; em portão leve, você pagaria por força que não usa.",
            "Ele serve a portão pesado, largo ou que abre o dia todo, com um terço de sobra nos quilos da ficha. Numa casa com folha leve, o 1/4 HP faz o mesmo por menos.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva a instalação", "Prazo da instalação do 1/2 HP"],
        slots: [
          [
            "Em portão de correr de casa, a montagem leva de {time.sliding}; em portão pesado ou coletivo, {time.heavy}. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "O serviço leva de {time.sliding} num deslizante residencial e {time.heavy} em portão pesado, com base e energia prontas. A garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço.",
            "A instalação leva de {time.sliding} em casa, no portão de correr, e {time.heavy} em prédio ou galpão. A garantia de fábrica do motor é de {warranty.motor}, e a da montagem, de {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos quilos um motor de 1/2 HP puxa?",
        answers: [
          "Em portão de correr, em geral até perto de 1.000 kg na ficha, o que serve a uma folha de uns 750 kg com folga. O número que vale é o do modelo.",
          "No deslizante, a ficha vai até perto de 1.000 kg, o que, com a sobra de um terço, serve a uma folha de uns 750 kg.",
        ],
      },
      {
        question: "Motor de 1/2 HP serve em portão de casa?",
        answers: [
          "Serve em folha larga ou pesada, com a força regulada no mínimo. Em basculante leve de até {width.quarterHp}, o kit de 1/4 HP basta, a partir de {price.lowest} instalado.",
          "Sim, mas em folha leve a potência sobra. Para basculante de até {width.quarterHp}, o kit de 1/4 HP resolve e parte de {price.lowest} instalado.",
        ],
      },
      {
        question: "Dá para trocar o meu 1/4 por um 1/2 HP?",
        answers: [
          "Em geral, sim, mas antes o técnico vê por que o atual não deu conta. Se a causa for trilho ou contrapeso, o acerto custa menos que o motor.",
          "Dá, com nova fixação e regulagem quando preciso. Convém testar a folha primeiro, porque o desequilíbrio desgasta qualquer motor.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, além do Pix.",
          "O cartão divide em até {shop.instalments} vezes, e há também Pix.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura, o material da folha e as aberturas por dia",
  },
  {
    id: "motor-um-quarto-preco",
    isAskedByName: true,
    broader: "potencia",
    label: "Preço do motor de 1/4 HP",
    phrase: "o preço do motor de 1/4 HP",
    asks: [...combine(prices, ["motor 1/4", "motor portão 1/4", "motor 1/4 instalado"])],
    intent: "price",
    answers: {
      any: [
        "O motor basculante de 1/4 HP instalado custa {models.pricesOr}, em portão de até {width.quarterHp}, com entrega, central e controles; os três se separam pela rapidez, pois abrem em {seconds.all} segundos. Em portão de correr, a troca do motor em casa, com mão de obra, fica de {price.homeSwap}.",
        "Instalado, o motor de 1/4 HP sai por {models.pricesOr} no basculante de até {width.quarterHp} de largura, já com central, controles e entrega. A diferença entre eles é o tempo de abertura, de {seconds.all} segundos; no portão de correr, motor e mão de obra numa troca vão de {price.homeSwap}.",
        "No basculante de até {width.quarterHp}, o motor de 1/4 HP custa instalado {models.pricesOr}, com controles, central e entrega incluídos; muda a velocidade, de {seconds.all} segundos para abrir. Se o seu portão é de correr, a troca residencial, com mão de obra, fica de {price.homeSwap}.",
        "Quanto custa o motor de 1/4 HP instalado: {models.pricesOr}, para basculante com largura de até {width.quarterHp}, e o valor já traz controles, central e entrega. Paga-se mais por abrir depressa, entre as opções de {seconds.all} segundos; trocar motor de correr em casa, com serviço, vai de {price.homeSwap}.",
        "O preço do motor 1/4 no basculante, com instalação, central, controles e entrega, é de {models.pricesOr}, conforme a velocidade, que é de {seconds.all} segundos na abertura. Vale para folhas de até {width.quarterHp}; já a troca em portão de correr residencial fica de {price.homeSwap}, mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no preço", "O que entra e o que fica à parte"],
        slots: [
          [
            "No kit do basculante entram motor, central, controles gravados, entrega, montagem e regulagem. O portão fica pronto para uso no mesmo dia.",
            "O preço do kit já soma transporte, motor, central, montagem, regulagem e os controles prontos. No fim do dia, o portão está em uso.",
            "Motor, central, controles gravados, montagem, ajuste e entrega fazem parte do kit, e o portão já sai funcionando no dia.",
            "O valor do kit cobre tudo o que faz o basculante abrir: motor, central, montagem, regulagem, controles já cadastrados e a entrega. Você usa o portão ainda naquele dia.",
            "Estão incluídos a entrega, o motor com a central, o serviço de montar e regular e os controles gravados. A instalação termina com o portão abrindo pelo controle, no próprio dia.",
          ],
          [
            "Ficam à parte o ponto de energia que não existe, a fotocélula e o conserto da folha ou do contrapeso. Cada um aparece em linha própria no orçamento, para você ver o que é motor e o que é reforma.",
            "Se faltam circuito elétrico e fotocélula, ou se a folha está desequilibrada, isso entra em linhas separadas. Assim o preço do motor não se mistura com o do portão.",
            "Circuito novo, fotocélula e acerto do contrapeso ou da folha não fazem parte do kit. Quando são precisos, o orçamento os mostra um a um.",
            "O que não vem no kit é reforma do portão ou da elétrica: contrapeso e folha a corrigir, circuito que falta, fotocélula. Se algum for preciso, você vê o valor dele separado do motor.",
            "Portão desequilibrado, falta de circuito próprio e fotocélula se pagam por fora, cada um com a sua linha. Dessa forma fica claro quanto é da máquina e quanto é do resto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para que portão serve o 1/4 HP", "Até onde vai o motor de 1/4 HP"],
        slots: [
          [
            "No basculante, quem segura o peso é o contrapeso: com ele certo, o 1/4 HP só vence o atrito e atende até {width.quarterHp} de largura. Folha desequilibrada esquenta o motor, e o acerto vem antes da instalação.",
            "Em basculante com o contrapeso em ordem, o motor não carrega a folha, apenas a conduz, por isso 1/4 HP basta até {width.quarterHp}. Se ela está pesada, o técnico a equilibra primeiro.",
            "O limite no basculante é a largura, {width.quarterHp}, desde que o contrapeso sustente a folha. Sem esse equilíbrio, nem um motor mais forte dura, e o conserto vem na frente.",
            "Com o contrapeso segurando a folha, o motor do basculante apenas a guia, e 1/4 HP dá conta até {width.quarterHp}. Quando o peso está mal distribuído ele esquenta, e por isso o equilíbrio é corrigido antes da montagem.",
            "A medida que vale no basculante é a largura, limitada a {width.quarterHp}, porque o peso fica com o contrapeso. Se ele não equilibra a folha, acerta-se isso primeiro, já que motor nenhum aguenta fazer o seu papel.",
          ],
          [
            "No portão de correr, decide o peso: o 1/4 HP costuma mover folha de até uns 300 kg, e a ficha do modelo dá o número exato. Muitas aberturas por hora pedem motor mais forte.",
            "Para o de correr, olhe os quilos da ficha, em geral até uns 300 kg no 1/4 HP. Entrada com muito movimento pede um modelo acima.",
            "Já a folha de correr se mede em quilos, e o 1/4 HP fica por volta dos 300, conforme a ficha. Uso intenso, como o de prédio, vai além dele.",
            "Quem tem portão de correr deve olhar o peso: perto de 300 kg costuma ser o teto do 1/4 HP, e a ficha de cada modelo confirma. Garagem que abre a toda hora precisa de potência maior.",
            "No deslizante a largura conta pouco, e os quilos contam muito, com limite por volta de 300 no 1/4 HP, a conferir na ficha. Acima disso, ou com abre e fecha constante, suba de potência.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva a instalação", "Prazo e garantia do motor instalado"],
        slots: [
          [
            "A instalação leva {time.tilting} no basculante e {time.sliding} no de correr, se o ponto de energia está pronto. A garantia é de {warranty.motor} para o motor e de {warranty.installation} para o serviço.",
            "Com a elétrica pronta, o basculante fica instalado em {time.tilting} e o de correr, em {time.sliding}. Valem {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Conte com {time.tilting} para o basculante e {time.sliding} para o portão de correr, havendo ponto de energia. O motor tem {warranty.motor} de garantia, e a montagem, {warranty.installation}.",
            "Havendo energia no lugar, o técnico instala em {time.tilting} no basculante e em {time.sliding} no deslizante. A fábrica garante o motor por {warranty.motor}, e a instalação é coberta por {warranty.installation}.",
            "São {time.tilting} de serviço para o basculante, ou {time.sliding} se o portão for de correr, contando com circuito já pronto. Depois disso, você tem {warranty.motor} de garantia da máquina e {warranty.installation} da montagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos três kits escolher?",
        answers: [
          "Pela espera: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex, com inversor, em {opening.jetflex}. Quem espera na rua ganha com o mais rápido.",
          "O Padrão ({opening.padrao}) basta para rua tranquila; o Speedy ({opening.speedy}) encurta a espera por pouco a mais, e o JetFlex ({opening.jetflex}) é o mais rápido.",
          "Compare o tempo de abertura: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex. Em rua movimentada, os segundos a menos contam para a segurança.",
          "Os três têm a mesma função e mudam no tempo: JetFlex, com inversor, {opening.jetflex}; Speedy, {opening.speedy}; Padrão, {opening.padrao}. Em rua calma, o mais simples atende bem.",
        ],
      },
      {
        question: "O motor de 1/4 HP serve em portão de 3 metros?",
        answers: [
          "No basculante, não: ele vai até {width.quarterHp}, e acima disso o motor e o preço são outros. No de correr, decide o peso da folha.",
          "Em basculante de 3 metros, use motor mais forte, orçado por foto, porque o 1/4 HP vai até {width.quarterHp}. Em portão de correr, veja os quilos da ficha.",
          "Depende do tipo. Basculante acima de {width.quarterHp} pede outro motor, enquanto no de correr a largura não importa, e sim o peso.",
          "Serve no de correr, se a folha não passa do peso da ficha. Para basculante de 3 metros, escolha outro motor, pois este para em {width.quarterHp}.",
        ],
      },
      {
        question: "Já tenho o motor. Quanto custa só instalar?",
        answers: [
          "A mão de obra para instalar motor comprado em outro lugar começa em {price.installation}. Mande a foto da caixa, para ver se ele serve no portão e se está completo.",
          "Só a instalação parte de {price.installation}, com o motor completo e certo para a folha. A garantia do aparelho fica com quem vendeu.",
          "Instalamos a partir de {price.installation}, se o modelo for do seu tipo de portão e tiver todas as peças. Do aparelho responde a loja onde foi comprado.",
          "Para montar um motor seu, o serviço sai a partir de {price.installation}, desde que ele sirva na folha e esteja completo. Defeito do aparelho se trata com a loja que o vendeu.",
        ],
      },
      {
        question: "Motor de 1/4 HP é 127 ou 220 V?",
        answers: [
          "Há versões dos dois tipos, e vale a etiqueta. Nas nossas instalações usamos 220 V em circuito só do portão.",
          "Depende da versão, escrita na etiqueta do motor. A ligação é feita num circuito só do portão, com terra.",
          "Existe em 127 V e em 220 V. Trabalhamos com 220 V, num circuito exclusivo do portão.",
          "A etiqueta responde, porque o mercado oferece as duas tensões. O padrão que usamos ao instalar é 220 V, em circuito separado e aterrado.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e o material da folha",
  },
  {
    id: "motor-um-terco",
    isAskedByName: true,
    broader: "potencia",
    label: "Motor de portão de 1/3 HP",
    phrase: "o motor de 1/3 HP",
    asks: ["1/3 hp", "motor 1/3", "motor 1/3 hp", "basculante 1/3", "correr 1/3 hp", "basculante 1/3 hp"],
    intent: "buying",
    answers: {
      any: [
        "O motor de 1/3 HP para portão de correr serve em folha de até uns 450 kg, conforme a ficha, e no basculante em folha de {width.quarterHp} a uns 3,5 metros, como a de 3 metros. A troca em casa fica de {price.homeSwap}, já instalado.",
        "Vendemos e instalamos motor de portão de 1/3 HP (um terço): aguenta folha deslizante de até uns 450 kg ou basculante de {width.quarterHp} a cerca de 3,5 metros. O preço instalado, na troca em casa, vai de {price.homeSwap}, com mão de obra.",
        "Para comprar motor 1/3 HP, ou 1/3 cv, confira a medida: no basculante ele atende de {width.quarterHp} a uns 3,5 metros, e no de correr move até perto de 450 kg. Instalado em casa, na troca, custa de {price.homeSwap}, mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para que portão é o motor de 1/3 HP", "Quando o 1/3 HP é o certo"],
        slots: [
          [
            "No de correr, o número que decide são os quilos da ficha, que devem passar em um terço o peso da folha: capacidade de 600 kg, folha de até 450. Dois motores de 1/3 HP podem ter fichas diferentes.",
            "Leia na ficha a capacidade em quilos e deixe um terço de folga: quem traz 600 kg serve a uma folha de 450. A potência igual não garante capacidade igual.",
            "Para portão deslizante, compare quilos, e não HP: uma ficha de 600 kg atende folha de até 450, com folga. Marcas diferentes dão números diferentes ao mesmo 1/3.",
          ],
          [
            "No basculante, o contrapeso vem antes: folha que pesa na mão força qualquer motor. Em prédio, olhe primeiro os ciclos por hora, porque muitas aberturas pedem uso intenso, e não só mais HP.",
            "Basculante desequilibrado não se resolve com potência, e sim com contrapeso. Já em garagem coletiva contam os ciclos por hora, e aí o modelo é de uso intenso.",
            "Quando a folha sobe, acerte o equilíbrio antes de passar de 1/4 para 1/3. E onde o portão abre o dia todo, a linha de uso intenso vale mais que a potência.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do 1/3 HP instalado", "Preço na troca e na primeira instalação"],
        slots: [
          [
            "A troca em casa é a faixa mais simples, e estes itens a fazem subir.",
            "O preço instalado depende do que já existe no portão.",
            "Veja o que soma antes de comparar orçamentos.",
          ],
        ],
        bullets: [
          "Troca com base e fiação boas: o começo da faixa",
          "Motor rápido, com inversor: o alto da faixa",
          "Primeira instalação no de correr: base e cremalheira por metro",
          "Ponto de energia, quando falta",
          "Só a mão de obra, com motor seu: a partir de {price.installation}",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do conferir a folha ao teste final"],
        slots: [
          [
            "O técnico solta o motor antigo, confere roldanas ou contrapeso e só então prende o novo, alinhado com a folha. São de {time.sliding} no de correr e de {time.tilting} no basculante.",
            "Antes de fixar, a folha é movida na mão, para achar peso ou atrito, e corrigida. A montagem leva de {time.tilting} no basculante e de {time.sliding} no deslizante.",
            "A folha é testada sem motor, e depois vêm a fixação e a ligação com a energia cortada. Reserve de {time.sliding} para o de correr ou de {time.tilting} para o basculante.",
          ],
          [
            "No de correr, a engrenagem fica com folga de {rack.clearance} da cremalheira. No fim se gravam os controles e se regula a força, com garantia de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "A cremalheira é alinhada com {rack.clearance} de folga, quando o portão é deslizante. Gravados os controles e testada a força, valem {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Em portão de correr, deixa-se {rack.clearance} entre engrenagem e cremalheira. O serviço termina com controles e força regulados; a garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 1/3 HP abre mais rápido que o de 1/4?",
        answers: [
          "Não por isso. A velocidade é do modelo, e a potência só permite mover folha maior; há 1/4 rápido e 1/3 lento.",
          "A potência não define o tempo de abertura. Quem quer rapidez procura motor com inversor ou fuso de passo maior.",
        ],
      },
      {
        question: "Dá para pôr 1/3 HP no lugar do 1/4 no mesmo suporte?",
        answers: [
          "Muitas vezes, sim, na mesma linha da marca. O suporte e a etiqueta, vistos em foto, confirmam antes da compra.",
          "Em geral, se a marca e a linha são as mesmas. Em marca diferente, os furos mudam e o suporte é refeito.",
        ],
      },
      {
        question: "O 1/3 HP serve em portão de 4 metros?",
        answers: [
          "No de correr, pode servir, porque vale o peso, e não a largura. No basculante, 4 metros passam da medida: pede-se linha mais forte ou dois motores.",
          "Para basculante de 4 metros, não é o indicado. Em deslizante depende dos quilos da folha, com um terço de folga.",
        ],
      },
      {
        question: "1/3 HP e 1/3 cv são a mesma coisa?",
        answers: [
          "Na prática, sim: a diferença entre HP e cv é de pouco mais de 1%. As lojas usam um pelo outro.",
          "Para escolher motor, são iguais, porque 1 HP vale cerca de 1,01 cv. Compare os quilos da ficha.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e o material da folha e, se houver, a etiqueta do motor",
  },
  {
    id: "motor-meio-hp",
    isAskedByName: true,
    broader: "potencia",
    label: "Motor de portão de 1/2 HP",
    phrase: "o motor de 1/2 HP",
    asks: ["motor 1/2 hp", "motor portão 1/2", "motor meio hp", "automatizador 1/2 hp", "motor portão 1/2 hp"],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão de 1/2 HP serve, no de correr, em folha de até uns 750 kg, conforme a ficha, e no basculante em folha com mais de {width.quarterHp} ou pesada. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em condomínio, indústria ou folha pesada, com mão de obra.",
        "O motor de 1/2 HP serve para condomínio se a ficha traz ciclos por hora acima do pico, porque os HP dizem a força, e não quantas vezes ele abre. Até umas 15 vagas, um de 1/2 HP de médio fluxo costuma bastar; acima disso, escolha uso intenso com inversor. A troca fica de {price.heavySwap}, com mão de obra.",
        "Motor 1/2 HP é o de folha grande ou de muito uso: de correr até perto de 750 kg, com uns 1.000 kg de capacidade na ficha, ou basculante largo, de madeira ou de prédio. Trocado em casa, com a mão de obra, custa de {price.homeSwap}; em condomínio e uso industrial, de {price.heavySwap}.",
        "Com 1/2 HP se move portão deslizante de até uns 750 kg, se a ficha do motor confirmar, ou basculante acima de {width.quarterHp} com contrapeso certo. Em residência, a troca com serviço fica de {price.homeSwap}, e em condomínio ou galpão industrial, de {price.heavySwap}, porque o uso pede motor mais reforçado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o 1/2 HP é o certo", "Para que folha serve o 1/2 HP"],
        slots: [
          [
            "No portão de correr, decide a capacidade em quilos da ficha, que deve passar em um terço o peso da folha. Dois motores de 1/2 HP podem ter capacidades bem diferentes, por isso os HP sozinhos não bastam.",
            "Olhe na ficha os quilos, e não só a potência, porque há motores de 1/2 HP com capacidades distantes. No deslizante, deixe um terço de sobra sobre o peso do portão.",
            "A potência igual não garante força igual: a redução muda de modelo para modelo. No de correr, compare o peso da folha, mais um terço, com os quilos escritos na ficha.",
          ],
          [
            "Onde o portão abre o dia todo, confira também os ciclos por hora, o número de aberturas que o motor faz sem esquentar. Casa raramente passa de 10 e prédio pode passar de 40.",
            "Em condomínio e empresa, os ciclos por hora contam tanto quanto o peso: até 10 numa casa, 40 ou mais na hora cheia de um prédio. É o número de aberturas antes de o motor esquentar.",
            "Para uso coletivo, some outro dado da ficha, os ciclos por hora, ou quantas vezes ele abre sem superaquecer. Uma família usa menos de 10, e uma garagem de prédio chega a 40.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do motor de 1/2 HP", "O que soma no orçamento do 1/2 HP"],
        slots: [
          [
            "A troca usa o que já está bom no local. Quando é o primeiro motor, entram base de concreto, cremalheira por metro e ponto de energia com terra, cada um com seu preço no orçamento.",
            "Num portão que já tem motor, base, fios e cremalheira bons ficam, e isso baixa a conta. Portão manual soma os três, discriminados no orçamento.",
            "Se existe motor, aproveitam-se base, cremalheira e fiação em ordem. No portão que nunca teve, esses itens são feitos e cobrados à parte.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Força bem regulada no 1/2 HP", "O ajuste que o 1/2 HP exige"],
        slots: [
          [
            "Numa folha leve, a potência sobra, e a central precisa ser regulada no mínimo que move o portão, para ele parar diante de um obstáculo. Antes disso a folha tem de andar sem prender, porque motor forte em trilho ruim quebra a engrenagem.",
            "O técnico deixa a força no mínimo necessário, para a folha ceder se encontrar alguém. E acerta primeiro trilho, roldanas ou contrapeso, já que a potência esconde o defeito até quebrar os dentes.",
            "Quanto mais forte o motor, mais importa a regulagem: só a força que move a folha, com fotocélula e parada testada. Portão que prende se conserta antes, senão a sobra de potência vai toda para a engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1/2 HP serve em portão de 500 kg?",
        answers: [
          "O 1/2 HP costuma servir em portão de correr de 500 kg, se a ficha do modelo trouxer perto de 700 kg de capacidade, um terço a mais que a folha. Em prédio, confira também os ciclos por hora.",
          "Para 500 kg de folha deslizante, 1/2 HP costuma servir, desde que a ficha indique uns 700 kg ou mais. O número de aberturas por hora também precisa caber.",
        ],
      },
      {
        question: "O motor de 1/2 HP abre mais rápido?",
        answers: [
          "Não por isso: a velocidade vem do modelo e da central. A potência maior serve para mover folha maior no mesmo tempo.",
          "A rapidez não depende dos HP, e sim da redução e da placa. Para abrir depressa, compare os segundos da ficha.",
        ],
      },
      {
        question: "O motor de 1/2 HP gasta mais luz?",
        answers: [
          "Um pouco mais enquanto anda, mas são segundos por abertura. Na conta de uma casa a diferença quase não aparece.",
          "Quase nada, porque ele trabalha poucos segundos por vez. O consumo da central, ligada o dia todo, pesa mais.",
        ],
      },
      {
        question: "Serve tomada de 127 V?",
        answers: [
          "Só se a etiqueta do modelo trouxer 127 V ou bivolt. Onde há duas fases, o circuito próprio de 220 V é o que usamos na instalação.",
          "Depende da etiqueta: há modelos de 127 V, de 220 V e bivolt. A tensão do motor precisa ser a do ponto de energia.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura, o material da folha e as aberturas por dia",
  },
  ...strongPowers,
  {
    id: "controle-433-ou-outra",
    broader: "controle",
    label: "Controle 433, 315 ou 292 MHz",
    phrase: "a frequência do controle",
    asks: [
      "comprar controle 292 mhz",
      "comprar controle 299 mhz",
      "comprar controle 299",
      "comprar controle 315 mhz",
      "vende controle 292 mhz",
      "onde comprar controle 299",
      "controle 292 mhz preço",
      "controle 299 mhz preço",
      "controle antigo 292 comprar 433",
      ...combine(["controle"], ["433 315", "433 292", "433 ou", "292 ou", "315 ou", "433 ou 315", "433 ou 292"]),
      ...combine(
        ["onde comprar", "comprar", "onde encontro", "vende", "preço"],
        ["controle 433", "controle 292", "controle 315"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Controle 433 ou 868: o certo é o da frequência do seu receptor, e um não abre o portão do outro. No Brasil quase todo portão usa 433 MHz (433,92); o controle de 868 MHz vem com motor importado, em geral de linha europeia. Leia o número no verso do controle que funciona; se não achar outro de 868, um receptor avulso de 433 com controles novos resolve sem trocar o motor.",
        "O controle tem de ser da mesma frequência do receptor: 433 MHz (433,92) na maioria dos portões de hoje e 292, 299 ou 315 MHz em instalação antiga ou importada. Um controle de 433 não abre um portão de 315 ou 292, porque o receptor só recebe a própria faixa. Leia o número no verso do controle que funciona.",
        "Entre controle 433 ou 315, compre o que tem a frequência do seu receptor, porque um não abre o portão do outro. Em portão novo, o usual é 433 MHz com código rolante. Se o seu é 292 ou 315, compre igual ou troque receptor e controles juntos, sem mexer no motor.",
        "A diferença entre controle 292, 315 e 433 MHz é a faixa de rádio, e não a força nem o alcance, e o receptor só recebe a faixa dele. Se o seu é 292 e você só encontra 433, um receptor avulso de 433 com controles novos resolve, com o motor que você já tem.",
      ],
      buying: [
        "Controle de 299 MHz tem poucos modelos à venda e se compra em loja de automação, conforme o estoque. A foto do verso do atual mostra se temos um igual e o valor. Sem ele, põe-se um receptor de 433 MHz com controles novos, e o motor continua o mesmo.",
        "Controle de 292 MHz se compra em loja de automação, conforme o estoque, porque é de sistema antigo e tem poucos modelos à venda. Mande a foto do verso do seu e da etiqueta do motor, e dizemos se temos. Se não houver igual, um receptor de 433 MHz com controles novos resolve, sem trocar o motor.",
        "O controle de 433 MHz é o mais comum, e vendemos também 292, 299 e 315, conforme o estoque; ele precisa ter a frequência do seu receptor. Só a frequência não basta, porque o código, fixo ou rolante, tem de ser o da central. Se não houver igual, um receptor de 433 com controles novos resolve.",
        "Para comprar controle de 433 MHz ou, conforme o estoque, de 292 e 315, confira no verso do atual a frequência e a linha da central. Dois controles de 433 podem ter códigos diferentes, e nesse caso um deles não abre o seu portão. A foto do verso e da etiqueta do motor mostra qual serve.",
      ],
      price: [
        "O preço do controle de 433 MHz muda com a marca, o código e o número de botões: o de código fixo costuma custar menos que o rolante. O de 292 ou 315, com menos oferta, pode sair mais caro que um receptor de 433 com controles novos, que aproveita o motor e a placa.",
        "O controle de 433 MHz costuma ser o mais barato, por ser o mais comum, e os de 292 e 315 custam mais, porque há poucos modelos à venda. O código rolante também encarece, e a gravação em visita é somada ao valor do controle ou do receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é 433, 315 ou 292", "Onde ler a frequência"],
        slots: [
          [
            "O número aparece no verso, na embalagem ou na placa de dentro, que se vê ao abrir só a tampa da pilha. O valor 433,92 é o mesmo que 433.",
            "Procure no verso do controle ou sob a tampa da pilha, sem abrir o motor. Os números 433,92 e 433 indicam a mesma frequência.",
            "A frequência está escrita atrás do controle, na caixa ou junto da pilha. Se aparecer 433,92, considere 433.",
          ],
        ],
        steps: [
          "Leia o verso do controle que funciona.",
          "Se não houver número, abra só a tampa da pilha e procure na placa.",
          "Anote marca, modelo e quantidade de botões.",
          "Se não houver nada escrito, o técnico mede com frequencímetro na visita.",
        ],
      },
      {
        about: "choose",
        headings: ["Por que a frequência igual não basta", "O que mais precisa combinar"],
        slots: [
          [
            "O código também precisa ser o mesmo: o fixo pode ser copiado de um controle a outro, e o rolante, que muda a cada toque, só é gravado na central da mesma linha.",
            "Depois da frequência, confira o código. O fixo aceita cópia, e o rolante, que muda a cada toque, exige um controle da mesma linha, gravado na placa.",
            "Mesmo em 433 MHz, um código diferente não abre. O rolante, mais seguro, exige a linha da central, e o fixo aceita controle universal.",
          ],
        ],
        bullets: [
          "433 MHz: é a faixa comum, com mais marcas e menor preço.",
          "315 MHz: aparece em alguns importados.",
          "292 e 299 MHz: são de instalações antigas, com poucos modelos à venda.",
        ],
      },
      {
        about: "replace",
        headings: ["Como passar do 292 ou 315 para o 433", "Trocar a frequência sem trocar o motor"],
        slots: [
          [
            "Um receptor avulso de 433 MHz é ligado à entrada da botoeira na central, e os controles novos são gravados nele. O serviço leva em torno de {trade.smallRepair}, e o motor e a placa continuam.",
            "O técnico instala um receptor de 433 à parte, ligado como se fosse um botão de parede. Em cerca de {trade.smallRepair} os controles novos estão gravados, com o mesmo motor.",
            "Com um receptor externo de 433 MHz, a casa toda muda de faixa em até {trade.smallRepair}, mantendo a placa e o motor.",
          ],
          [
            "Os controles antigos podem continuar funcionando ao mesmo tempo, porque o receptor velho fica. Para cortar o acesso de controles perdidos, ele é desligado.",
            "Dá para usar os dois receptores juntos por um tempo. Depois, desligar o antigo elimina os controles sem dono.",
            "Se você quiser, os controles velhos e os novos funcionam juntos. Quando o receptor antigo é desligado, nenhum controle da faixa velha abre mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle universal faz 433 e 315?",
        answers: [
          "Alguns copiam as duas faixas, se o código for fixo. O código rolante, em geral, não pode ser copiado.",
          "Há modelos que fazem, para código fixo. A embalagem lista as frequências aceitas.",
        ],
      },
      {
        question: "433 alcança mais longe que 292?",
        answers: [
          "Não há diferença que se note, porque a antena, a pilha e o ferro no caminho contam mais. A referência é de {trade.reach} em campo aberto.",
          "O alcance é quase igual: até {trade.reach} sem obstáculo, e menos com muro e chapa.",
        ],
      },
      {
        question: "Comprei 433 e não gravou. Por quê?",
        answers: [
          "O código não é o da central, ou a memória está cheia, porque ter a mesma frequência não basta.",
          "Provavelmente o código é fixo e a central é rolante, ou a linha é diferente. Compare o verso dos dois controles.",
        ],
      },
      {
        question: "Como saber se o meu é fixo ou rolante?",
        answers: [
          "O controle com chavinhas dentro, ou que um chaveiro copiou, é fixo. O modelo rolante traz isso escrito na embalagem ou no manual.",
          "As chavinhas sob a tampa indicam código fixo. O rolante não as tem e é gravado na central.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "trava-qual-voltagem",
    broader: "trava",
    label: "Trava elétrica 127, 220 ou 12 V",
    phrase: "a tensão da trava elétrica",
    asks: [
      "voltagem trava elétrica",
      "trava elétrica 110 220 12",
      "placa 220 trava também",
      "voltagem trava comprar 127 220",
      ...combine(
        ["trava", "trava elétrica"],
        ["127", "220", "110", "127 220", "110 220", "volts", "voltagem", "tensão", "bivolt"],
      ),
      // Without "elétrica" it would be asked by "travou, conserto 24h".
      "trava elétrica 12",
      "trava elétrica 24",
    ],
    intent: "question",
    answers: {
      any: [
        "Trava elétrica 127 ou 220? A da tensão que a sua placa ou o módulo entrega: há trava de 127 (110), de 220, de 12 e de 24 V, e a errada queima ou não puxa o pino. A voltagem está na bobina da trava antiga e no manual da central.",
        "A tensão da trava elétrica do portão não precisa ser a do motor: quem define é a saída de trava da placa, de 127 V, 220 V ou 12 e 24 V por módulo. Com placa 220 V, a saída muitas vezes é 220, mas confirme na bobina ou no manual.",
        "Para saber a tensão da trava do seu portão, leia a bobina da peça velha ou o borne de trava no manual da placa: 127, 220, 12 ou 24 V. Ligada na tensão errada, para mais, a bobina queima; para menos, não puxa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber a tensão da trava", "Onde está escrito"],
        slots: [
          [
            "Leia a bobina da trava velha, a etiqueta do motor e o manual da central, nessa ordem. Tudo se vê com o disjuntor desligado e sem tocar nos bornes.",
            "A tensão vem gravada na bobina e no manual da placa. Olhe com a energia cortada e sem pôr a mão nos fios.",
            "Procure primeiro na bobina da trava antiga, depois no manual da central. O disjuntor fica desligado durante a leitura.",
          ],
          [
            "Medir no borne é do técnico, porque ali pode haver 127 ou 220 V. Sem etiqueta e sem manual, a visita que mede em casa parte de {price.preventive}, sem peças.",
            "Não meça por conta própria: o borne pode ter tensão da rede. Quando nada está escrito, a medição em residência custa desde {price.preventive}, fora peças.",
            "O borne da trava pode estar em 220 V, e por isso quem mede é o técnico. Essa visita, em casa, começa em {price.preventive}, peças à parte.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["127, 220, 12 ou 24 V: o que muda", "Qual trava comprar"],
        slots: [
          [
            "A força é parecida em todas; muda o que a placa fornece.",
            "Escolha pela saída da sua placa.",
            "Nenhuma trava mais que a outra, e a lista mostra quando usar cada uma.",
          ],
        ],
        bullets: [
          "127 ou 220 V: placa com saída de rede para trava",
          "12 ou 24 V: placa com módulo de trava em baixa tensão",
          "Folha de ferro exposta à chuva: prefira baixa tensão, mais segura",
          "Placa sem saída: módulo de trava, que define a tensão",
        ],
      },
      {
        about: "safety",
        headings: ["Se ligou na tensão errada", "Bobina e placa: o que conferir"],
        slots: [
          [
            "Desligue o disjuntor e não religue: trava de 127 V em 220 V queima a bobina em segundos e pode levar a saída da placa. Antes de pôr outra, a saída precisa ser medida.",
            "Corte a energia. Tensão a mais queima a bobina e, às vezes, o relé da placa, e por isso se mede antes da trava nova.",
            "Com tensão dobrada, a bobina queima logo e o relé da saída pode colar. Deixe desligado até a medição.",
          ],
          [
            "Tensão a menos só deixa o pino fraco, e o motor força contra a trava fechada, o que come a engrenagem. Nos dois casos, o portão fica sem acionar até o acerto.",
            "Já a tensão baixa não puxa o pino, e o motor empurra contra ele. Não acione para testar, porque a engrenagem paga.",
            "Com tensão de menos, o pino não recolhe e o motor trabalha contra a trava. Pare de usar até corrigir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe trava elétrica bivolt?",
        answers: [
          "Há módulos bivolt que alimentam a trava de baixa tensão. A bobina em si tem uma tensão só.",
          "O módulo pode ser bivolt; a bobina, não. Leia as duas etiquetas.",
        ],
      },
      {
        question: "Minha placa é 220 V. A trava também tem que ser?",
        answers: [
          "Não obrigatoriamente: vale a saída de trava, que pode ser 220 V ou 12 V por módulo. O manual da placa diz.",
          "Muitas vezes sim, mas depende da saída. Placa em 220 V com módulo pode usar trava de 12 V.",
        ],
      },
      {
        question: "Qual é mais barata, 127, 220 ou 12 V?",
        answers: [
          "A peça custa parecido; o que muda é o módulo, necessário em muitas placas de baixa tensão. A etiqueta mostra o que falta.",
          "Quase igual na trava. O módulo, quando preciso, é que encarece.",
        ],
      },
      {
        question: "Quanto tempo leva para trocar a trava?",
        answers: [
          "Até {trade.smallRepair}, com a folha alinhada e a fiação pronta. Batente torto é acertado antes.",
          "Perto de {trade.smallRepair}. Folha caída ou fio partido aumentam o serviço.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da trava ou do lugar dela",
  },
  {
    id: "fotocelula-12-ou-24",
    broader: "fotocelula",
    label: "Fotocélula 12 V ou 24 V",
    phrase: "a tensão da fotocélula",
    asks: [
      "quantos volts fotocélula",
      "quantos volts placa fotocélula",
      "volts sai placa fotocélula",
      "volts saída fotocélula",
      ...combine(["fotocélula", "sensor portão"], ["12 24", "12", "24", "12v 24v", "volts", "voltagem", "tensão"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Fotocélula 12 V ou 24 V? A que tiver a tensão que sai da sua placa, na saída de acessórios: em geral 12 ou 24 V, escrita junto ao borne ou no manual. Na dúvida, um modelo que aceita de 12 a 24 V serve nas duas.",
        "Da placa para a fotocélula saem, em geral, 12 V ou 24 V; quantos volts são na sua está no manual da central ou impresso ao lado da saída de acessórios. A tensão do sensor deve ser a mesma, ou escolha um de 12 a 24 V.",
        "Quantos volts a fotocélula usa depende da placa do portão: a saída de acessórios costuma dar 12 ou 24 V, e a tensão está no manual. Fotocélula de 12 V em 24 V queima, e a de 24 V em 12 V não funciona; a de 12 a 24 V evita o erro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber a tensão da sua placa", "Onde está escrito quantos volts"],
        slots: [
          [
            "O manual da central traz a tensão na saída de acessórios, muitas vezes com as letras AC ou DC, e as duas coisas contam. Sem o manual, o modelo na etiqueta do motor leva a ele.",
            "Procure no manual a alimentação de acessórios: além dos volts, vem ali se é contínua (DC) ou alternada (AC). Perdeu o manual? A etiqueta do motor diz o modelo da placa.",
            "A resposta está na folha da central, na parte de saída para acessórios, com volts e tipo de corrente, AC ou DC. O nome do modelo, na etiqueta, permite encontrá-la.",
          ],
          [
            "Não meça dentro da caixa, porque a poucos centímetros passam 127 ou 220 V. O técnico mede com o portão em uso, já que placa fraca pode dar menos do que promete.",
            "Medir no borne é serviço do técnico: a rede elétrica chega ao lado. Ele confere também se a tensão cai quando o motor parte, o que faz a fotocélula falhar.",
            "Deixe a medição com o técnico, pois a tensão da rede está na mesma caixa. Uma saída que cai na partida do motor engana o sensor, e isso só aparece medindo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que mais precisa combinar", "Além da tensão da fotocélula"],
        slots: [
          [
            "Acertar os volts não basta, porque a placa ainda precisa entender o sinal do sensor.",
            "Com a tensão certa, faltam o tipo de contato, o alcance e a proteção contra água.",
            "A voltagem é a primeira condição, e há outras que também impedem o funcionamento.",
          ],
        ],
        bullets: [
          "Contato normalmente fechado (NF) ou aberto (NA), como a placa pede",
          "Alcance maior que a largura do vão",
          "Caixa vedada contra chuva",
          "Par com fio dos dois lados ou modelo com espelho, de um lado só",
        ],
      },
      {
        about: "visit",
        headings: ["Como a fotocélula é ligada", "Ligação, alinhamento e teste"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico liga dois fios de alimentação e dois do contato, o que avisa a placa. Depois alinha as lentes e testa: com algo macio no vão, a folha tem de parar ou voltar.",
            "São dois fios para a tensão e dois para o contato, ligados com a energia cortada. As lentes são alinhadas, e a prova final é interromper o feixe com um objeto leve durante o fechamento.",
            "A alimentação leva dois fios, e o contato, outros dois, tudo feito sem energia. No fim, lentes alinhadas, um objeto macio corta o feixe e o portão precisa reagir.",
          ],
          [
            "O par com a instalação é orçado por foto, e muda com o cabo a passar entre as colunas. A fotocélula nunca se anula para o portão fechar: é ela que protege quem passa.",
            "Peça e ligação têm preço conjunto, por foto, e o que mais pesa é levar o fio até a outra coluna. Não se faz ponte no sensor, pois sem ele a folha fecha sobre alguém.",
            "O valor depende do cabo até a segunda coluna e vem pela foto, com a mão de obra. Jamais faça uma ponte no lugar do sensor, que existe para segurar a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Liguei a fotocélula na tensão errada. Queimou?",
        answers: [
          "Se a tensão era maior que a dela, é provável. Desligue o disjuntor; o técnico mede o par e a saída da placa antes de pôr outra.",
          "Com volts a mais, quase sempre; com volts a menos, ela só não funciona. Corte a energia e peça a medição dos dois lados.",
        ],
      },
      {
        question: "Fotocélula pode usar fonte separada?",
        answers: [
          "Pode, com fonte da tensão dela e o contato ligado à placa. É a saída quando a central não alimenta acessórios ou já alimenta muitos.",
          "Sim, se a placa não dá conta: a fonte alimenta o par, e os fios do contato continuam indo à central. A ligação é do técnico.",
        ],
      },
      {
        question: "Uma fotocélula de 24 V funciona em 12 V?",
        answers: [
          "Não: ela não liga ou falha, e o portão abre e não fecha. Use uma de 12 V ou um modelo de faixa larga, de 12 a 24 V.",
          "Em geral não arma, e a placa entende que há alguém no vão. Troque por uma de 12 V ou por uma que aceite as duas tensões.",
        ],
      },
      {
        question: "Qualquer marca de fotocélula serve na minha placa?",
        answers: [
          "Na maioria, sim, se tensão e contato combinam. Algumas centrais usam sensor próprio, de comunicação digital, e nelas só serve o do fabricante.",
          "Costuma servir quando os volts e o tipo de contato são os pedidos. A exceção são placas que só leem o sensor da própria linha.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor",
  },
];
